//! Message of an open challenge: terms, invited players, lobby, buttons.

use crate::app::context::{self, Context};
use crate::app::input::request::ButtonAction;
use crate::app::markup::mention;
use crate::app::output::game_title::{aim, button, title};
use crate::app::output::reply::Message;
use crate::game::{Arg, Side};
use crate::play::first::FirstPlayer;
use crate::play::game::{InSet, places};
use crate::store::StoredGame;
use crate::words::{self, Locale, say};

/// Returns the message of a challenge to a game for `people` players, with the lines about the hill that it is for and about
/// what is agreed.
pub(crate) fn challenge(
    ctx: &Context,
    stored: &StoredGame,
    people: usize,
    (hill, agreed): (Option<String>, Option<String>),
    locale: Locale,
) -> Message {
    let invited: Vec<u64> = stored.members.iter().filter(|m| !m.joined).map(|m| m.person).collect();
    let free = people.saturating_sub(stored.members.len());
    let is_open = invited.is_empty();
    // In a set each player begins a game. Whoever is to choose has a button for each.
    let begins = (stored.set == InSet::No || stored.first == FirstPlayer::Invited)
        .then(|| first(ctx, stored, is_open, locale));
    let asked = asked(ctx, stored, (is_open, free), locale);
    let sentences: Vec<String> =
        [asked].into_iter().chain(begins).chain([until(stored, locale)]).collect();
    let lines = [title(stored, locale), words::join::sentences(locale, &sentences)].into_iter();
    let set = (stored.set != InSet::No).then(|| say(locale, "set-proposed", &[]));
    let lines = lines.chain(set).chain(hill);
    let lines = lines.chain(agreed).chain(aim(ctx, stored, locale)).chain(lobby(stored, locale));
    let lines = lines.chain(teams(ctx, stored, locale));
    let verbs = verbs(stored, is_open, free).into_iter();
    Message {
        text: lines.collect::<Vec<_>>().join("\n"),
        buttons: verbs.map(|verb| button(stored, verb, locale)).collect(),
        pings: invited,
        ..Message::default()
    }
}

/// Returns the sentence that says who challenges whom, for so many free seats.
fn asked(
    ctx: &Context,
    stored: &StoredGame,
    (is_open, free): (bool, usize),
    locale: Locale,
) -> String {
    let author = stored.members.first().map_or(0, |member| member.person);
    let (mates, others) = sides(ctx, stored);
    let challenged = if others.is_empty() { &mates } else { &others };
    let named = |people: &[u64]| Arg::People(people.iter().copied().map(mention).collect());
    let args = [
        ("author", Arg::Text(mention(author))),
        ("team", named(&[&[author][..], &mates[..]].concat())),
        ("invited", named(challenged)),
        ("free", Arg::Number(free as i64)),
    ];
    let id = match is_open {
        true => "challenge-open",
        false if others.is_empty() => "challenge-mates",
        false if mates.is_empty() => "challenge-made",
        false => "challenge-teams",
    };
    say(locale, id, &args)
}

/// Returns what the buttons below a challenge do.
fn verbs(stored: &StoredGame, is_open: bool, free: usize) -> Vec<ButtonAction> {
    let verbs: &[ButtonAction] = match (is_open, free) {
        (false, 0) if stored.first == FirstPlayer::Invited => &[
            ButtonAction::AcceptAs(FirstPlayer::Me),
            ButtonAction::AcceptAs(FirstPlayer::Them),
            ButtonAction::Decline,
            ButtonAction::Withdraw,
        ],
        (false, 0) => &[ButtonAction::Accept, ButtonAction::Decline, ButtonAction::Withdraw],
        (false, _) => &[
            ButtonAction::Accept,
            ButtonAction::Decline,
            ButtonAction::Join,
            ButtonAction::Withdraw,
        ],
        (true, _) => &[ButtonAction::Join, ButtonAction::Withdraw],
    };
    let has_joined = stored.members.iter().skip(1).any(|member| member.joined);
    // Where no seat is open, others who were invited have not answered yet.
    let may_leave = has_joined && stored.guests.is_empty();
    let leave = may_leave.then_some(ButtonAction::Leave);
    verbs.iter().copied().chain(leave).chain([ButtonAction::Rules]).collect()
}

/// Returns the others of a challenge, those of the challenger's team and those against it, whether they have answered or not.
/// Whoever has joined at an open seat was challenged by no one: they have no place of their own, while the author has one.
fn sides(ctx: &Context, stored: &StoredGame) -> (Vec<u64>, Vec<u64>) {
    let seats: Vec<Side> = context::table(ctx, stored)
        .map(|table| table.people().into_iter().map(|seat| table.side(seat)).collect())
        .unwrap_or_default();
    let places = places(&stored.members, seats.len());
    let side = |number: usize| {
        let place = places.iter().position(|it| *it == Some(number))?;
        seats.get(place).copied()
    };
    let is_mate = |number: usize| side(0).is_some() && side(number) == side(0);
    let had_open = stored.had_open_seat();
    let is_challenged = |number: &usize| {
        let member = &stored.members[*number];
        !member.joined || !had_open || member.seat.is_some()
    };
    let (mates, others): (Vec<usize>, Vec<usize>) =
        (1..stored.members.len()).filter(is_challenged).partition(|number| is_mate(*number));
    let people = |numbers: Vec<usize>| {
        numbers.into_iter().map(|number| stored.members[number].person).collect()
    };
    (people(mates), people(others))
}

/// Returns the sentence that says until when it can be accepted.
fn until(stored: &StoredGame, locale: Locale) -> String {
    let until = format!("<t:{}:R>", stored.deadline_at.unwrap_or_default() / 1000);
    say(locale, "challenge-until", &[("until", Arg::Text(until))])
}

/// Returns the sentence that says who begins. At an open seat of a game in which the loser chooses,
/// the people are not known yet. The author who has lost is asked later, unless they have chosen.
fn first(ctx: &Context, stored: &StoredGame, is_open: bool, locale: Locale) -> String {
    let family = if context::helps_first(ctx.games, stored) { "helped" } else { "first" };
    let rule = say(locale, &format!("{family}-{}", stored.first.word()), &[]);
    let is_unsaid = stored.first == FirstPlayer::Random;
    let loser_chooses = ctx.games.find(&stored.game).is_ok_and(|entry| entry.info.loser_chooses);
    match loser_chooses && (is_open || is_unsaid) {
        true => say(locale, "first-loser", &[("first", Arg::Text(rule))]),
        false => rule,
    }
}

/// Returns the lines of a game for more than two: the seats as they fill up, and how they will be
/// given.
fn lobby(stored: &StoredGame, locale: Locale) -> Vec<String> {
    if stored.seats <= 2 {
        return Vec::new();
    }
    let order = match stored.first {
        FirstPlayer::Random => "lobby-drawn",
        FirstPlayer::Me => "lobby-ordered",
        _ => "lobby-named",
    };
    let member = |number: Option<usize>| match number.and_then(|it| stored.members.get(it)) {
        Some(member) => {
            let id = if member.joined { "lobby-joined" } else { "lobby-invited" };
            say(locale, id, &[("person", Arg::Text(mention(member.person)))])
        }
        None => say(locale, "lobby-free", &[]),
    };
    [say(locale, order, &[])]
        .into_iter()
        .chain(places(&stored.members, stored.seats.into()).into_iter().map(member))
        .collect()
}

/// Returns the line that says who plays with whom, where two sides are of several: the draw leaves that as it is.
fn teams(ctx: &Context, stored: &StoredGame, locale: Locale) -> Option<String> {
    let table = context::table(ctx, stored).ok()?;
    let seats = table.people();
    let member = |number: Option<usize>| number.and_then(|it| stored.members.get(it));
    let name = |number| match member(number) {
        Some(member) => mention(member.person),
        None => say(locale, "lobby-anyone", &[]),
    };
    let names = places(&stored.members, seats.len()).into_iter().map(name);
    let names: Vec<(Side, String)> =
        seats.iter().map(|seat| table.side(*seat)).zip(names).collect();
    let team = |side: u8| {
        let mates = names.iter().filter(|(other, _)| *other == Side(side));
        let mates: Vec<String> = mates.map(|(_, name)| name.clone()).collect();
        words::join::mates(locale, &mates)
    };
    let is_of_teams = names.len() > 2 && names.iter().all(|(side, _)| side.0 < 2);
    let args = [("one", Arg::Text(team(0))), ("other", Arg::Text(team(1)))];
    is_of_teams.then(|| say(locale, "lobby-teams", &args))
}
