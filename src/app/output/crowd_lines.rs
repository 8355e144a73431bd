//! Lines about a crowd: its name, that it votes, what someone has voted for, and how a vote went; and what one of it is told
//! who asks for what players alone may do.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup::{countdown, mention};
use crate::app::output::view;
use crate::game::{Arg, Event, Lettering, Refusal};
use crate::play::crowd::{CROWD, Voted};
use crate::play::log::is_action;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the name of whoever holds a seat in a sentence, which adds an honorific in some languages: a mention, or that of
/// the crowd.
pub(crate) fn named(person: u64, locale: Locale) -> String {
    if person == CROWD { say(locale, "crowd", &[]) } else { mention(person) }
}

/// Returns the same as a list names them, which adds no honorific.
pub(crate) fn listed(person: u64, locale: Locale) -> String {
    if person == CROWD { say(locale, "crowd-listed", &[]) } else { mention(person) }
}

/// Returns a person, or the crowd, as a sentence calls them that may speak of machines, too.
pub(crate) fn called(person: u64, locale: Locale) -> String {
    words::join::person(locale, &named(person, locale))
}

/// Returns the line that says how to vote, while the crowd is to move; `has_button` as in [`vote_button`].
pub(crate) fn how(stored: &StoredGame, locale: Locale, has_button: bool) -> Option<String> {
    let vote = || ("vote", vote_button(stored, locale, has_button));
    stored.is_voted_on().then(|| say(locale, "crowd-how", &[vote()]))
}

/// Returns the button to vote as a sentence names it: by its label, which is in the language of the public board, and by its
/// place as well where the sentence's own message has no such button.
pub(crate) fn vote_button(stored: &StoredGame, locale: Locale, has_button: bool) -> Arg {
    let label = say(Locale::of(&stored.locale), "button-vote", &[]);
    let away = if has_button { "no" } else { "yes" };
    let args = [("vote", Arg::Text(label)), ("away", Arg::Text(away.to_owned()))];
    Arg::Text(say(locale, "vote-button", &args))
}

/// Returns the refusal of what players alone may do, for someone who may be one of the crowd: they can vote.
pub(crate) fn has_the_seat(caller: &Caller, stored: &StoredGame) -> Refusal {
    Refusal::new("crowd-seat").text("vote", vote_label(caller, stored))
}

/// Returns the label of the button to vote, as it stands where the caller is.
pub(crate) fn vote_label(caller: &Caller, stored: &StoredGame) -> String {
    view::public_label(caller, stored, "button-vote")
}

/// Returns the time left of the turn under way.
fn until(stored: &StoredGame) -> Arg {
    let turn = stored.timing.turn.as_ref();
    Arg::Text(turn.map_or_else(String::new, |turn| countdown(turn.ends_at)))
}

/// Returns what a person is told of the vote that they have just cast.
pub(crate) fn kept(
    stored: &StoredGame,
    text: &str,
    locale: Locale,
    lettering: Lettering,
) -> String {
    let args = [("action", Arg::Text(choice(text, locale, lettering))), ("left", until(stored))];
    say(locale, "vote-kept", &args)
}

/// Returns the caller's own vote on the turn under way, in words.
pub(crate) async fn own_vote(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Option<String>, InternalError> {
    if !stored.is_voted_on() || stored.seat_of(caller.person).is_some() {
        return Ok(None);
    }
    let votes = ctx.store.votes(stored.id, stored.entries).await?;
    let Some(vote) = votes.cast.iter().find(|vote| vote.person == caller.person) else {
        return Ok(Some(say(caller.locale, "vote-missing", &[])));
    };
    let board = context::table(ctx, stored)?.scene(None).board;
    let action = choice(&vote.text, caller.locale, caller.lettering.on(&board));
    Ok(Some(say(caller.locale, "vote-yours", &[("action", Arg::Text(action))])))
}

/// Returns the name of a choice.
pub(crate) fn choice(text: &str, locale: Locale, lettering: Lettering) -> String {
    end(text, locale).unwrap_or_else(|| words::action(locale, &lettering.shown(text)))
}

/// Returns the name of an event by which the crowd ends the game; none of an action.
fn end(text: &str, locale: Locale) -> Option<String> {
    let id = if text == Event::Draw.to_string() { "vote-draw" } else { "vote-resign" };
    (!is_action(text)).then(|| say(locale, id, &[]))
}

/// Returns the line of how the last vote went, until the game goes on.
pub(crate) fn result(stored: &StoredGame, locale: Locale, lettering: Lettering) -> Option<String> {
    let (text, voted) = stored.voted_last()?;
    let Voted { votes, all, second, .. } = voted;
    let (next, number) = match second {
        Some((next, number)) => (choice(next, locale, lettering), *number),
        None => (String::new(), 0),
    };
    let args = [
        ("action", Arg::Text(choice(text, locale, lettering))),
        ("votes", Arg::Number((*votes).into())),
        ("next", Arg::Text(next)),
        ("second", Arg::Number(number.into())),
        ("others", Arg::Number(i64::from(*all) - i64::from(*votes) - i64::from(number))),
        ("people", Arg::Number((*all).into())),
        ("tie", Arg::Text(if voted.is_tie() { "yes" } else { "no" }.to_owned())),
    ];
    Some(say(locale, "voted", &args))
}

/// Returns the line that a take-back has dropped votes, until the game goes on.
pub(crate) fn dropped(stored: &StoredGame, locale: Locale) -> Option<String> {
    let votes = stored.votes_dropped().filter(|_| stored.status == Status::Running)?;
    Some(say(locale, "votes-dropped", &[("votes", Arg::Number(votes.into()))]))
}
