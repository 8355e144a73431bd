//! Message that shows a hill: its steps as a picture and in words.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::hill_state;
use crate::app::input::rule_key;
use crate::app::markup::{mention, moment};
use crate::app::output::layout::add_list;
use crate::app::output::panel::plain;
use crate::app::output::reply::{ButtonStyle, Message, PanelButton, Picture, Row};
use crate::app::output::view;
use crate::contest::hill::{Hill, REACH};
use crate::game::{Arg, Entry, Options};
use crate::limits::{ALT_LENGTH, LIST_LENGTH};
use crate::play::end::EndReason;
use crate::play::game::InSet;
use crate::render::hill::Steps;
use crate::store::{HillId, Status, StoredGame, StoredHill};
use crate::words::{self, Locale, say};

/// Most people that a line names.
const MOST_NAMED: usize = 12;

/// Returns the message that shows a hill now.
pub(crate) async fn message(
    ctx: &Context,
    stored: &StoredHill,
    locale: Locale,
    attaches: bool,
) -> Message {
    let hill = hill_state::at(stored, ctx.clock.now());
    let view = view::of_server(ctx, Some(stored.guild), locale, attaches).await;
    let picture = match hill.steps().is_empty() || !view.paints() {
        true => None,
        false => {
            let steps = steps(ctx, stored, &hill, locale).await;
            let png = ctx.painter.hill(&steps, view.theme()).into();
            Some(Picture { png, alt: alt(&steps, locale) })
        }
    };
    Message {
        text: text(stored, &hill, locale),
        picture,
        panel: vec![buttons(ctx, stored, locale)],
        ..Message::default()
    }
}

/// Returns the line about the hill that a challenge is for, with what whoever stands higher risks.
pub(crate) async fn challenged(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    if !stored.hill {
        return Ok(None);
    }
    let (hill, now) = (of_game(ctx, stored).await?, ctx.clock.now());
    let is_risk = hill.is_some_and(|hill| hill_state::is_from_below(&hill, stored.id, now));
    let id = if is_risk { "hill-challenge" } else { "hill-challenge-free" };
    Ok(Some(say(locale, id, &[])))
}

/// Returns the hill that a game counts for. It is known by the first game of a set.
async fn of_game(ctx: &Context, stored: &StoredGame) -> Result<Option<StoredHill>, InternalError> {
    let first = match stored.set {
        InSet::With(other) => stored.id.min(other),
        InSet::No | InSet::Proposed => stored.id,
    };
    Ok(ctx.store.hill_of_game(first).await?)
}

/// Returns the lines on what the end of a game or of a challenge has done on its hill: if a challenge that was not taken counts
/// as a loss, and who is king by it.
pub(crate) async fn outcome(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Vec<String>, InternalError> {
    if !stored.hill || matches!(stored.status, Status::Open | Status::Running) {
        return Ok(Vec::new());
    }
    let Some(hill) = of_game(ctx, stored).await? else { return Ok(Vec::new()) };
    let crowned = hill_state::crowned_by(&hill, stored.id).map(|king| {
        let person = ("person", Arg::Text(mention(king)));
        say(locale, "hill-crowned", &[person])
    });
    Ok(unanswered(&hill, stored, locale).into_iter().chain(crowned).collect())
}

/// Returns the line about a challenge that was not taken: if it counts as a loss.
fn unanswered(hill: &StoredHill, stored: &StoredGame, locale: Locale) -> Option<String> {
    if !matches!(stored.end, Some(EndReason::Declined | EndReason::Expired)) {
        return None;
    }
    let has_lost = hill_state::has_lost_unanswered(hill, stored.id);
    Some(say(locale, if has_lost { "hill-unanswered" } else { "hill-unanswered-free" }, &[]))
}

/// Returns the hill in words: steps and challenges each as far as there is room, and how many are left out.
fn text(stored: &StoredHill, hill: &Hill, locale: Locale) -> String {
    let name = ("game", Arg::Text(words::full_name(locale, &stored.game, &stored.rules)));
    let steps = hill.steps();
    let above = [say(locale, "hill-title", &[name]), king_line(hill, &steps, locale)];
    let how = say(locale, "hill-how", &[("most", Arg::Number(REACH as i64))]);
    let games = game_lines(stored, hill, locale);
    let more_steps = |count| left_out("hill-more-steps", count, locale);
    let more_games = |count| left_out("hill-more-games", count, locale);
    let room = LIST_LENGTH - how.chars().count() - 1;
    let room_of_steps = room - more_games(games.len()).chars().count() - 1;
    let mut text = above.join("\n");
    add_list(&mut text, &step_lines(&steps, locale), room_of_steps, more_steps);
    add_list(&mut text, &games, room, more_games);
    [text, how].join("\n")
}

/// Returns the lines of the steps, the highest first, each as one of a list.
fn step_lines(steps: &[Vec<u64>], locale: Locale) -> Vec<(String, usize)> {
    let line = |(number, people): (usize, &Vec<u64>)| {
        let number = ("number", Arg::Number((steps.len() - number) as i64));
        (say(locale, "hill-step", &[number, named(people), more(people)]), 1)
    };
    steps.iter().enumerate().map(line).collect()
}

/// Returns the lines of challenges and games that are not over, each as one of a list. Someone who has left may still play a
/// game for the hill.
fn game_lines(stored: &StoredHill, hill: &Hill, locale: Locale) -> Vec<(String, usize)> {
    let here = hill.open().iter().filter(|(one, other)| hill.has(*one) && hill.has(*other));
    here.map(|(one, other)| {
        let args = [("one", Arg::Text(mention(*one))), ("other", Arg::Text(mention(*other)))];
        let id = if is_played(stored, [*one, *other]) { "hill-played" } else { "hill-open" };
        (say(locale, id, &args), 1)
    })
    .collect()
}

/// Returns the line about so many steps or challenges that are left out.
fn left_out(id: &str, count: usize, locale: Locale) -> String {
    say(locale, id, &[("count", Arg::Number(count as i64))])
}

/// True if the last challenge of the first of these people to the other has been accepted.
fn is_played(stored: &StoredHill, people: [u64; 2]) -> bool {
    let last = stored.games.iter().rfind(|game| game.people == people);
    last.is_some_and(|game| game.legs.iter().any(|leg| leg.status != Status::Open))
}

fn king_line(hill: &Hill, steps: &[Vec<u64>], locale: Locale) -> String {
    match (hill.king(), steps) {
        (Some(king), [_, next, ..]) => {
            let args = [
                ("person", Arg::Text(mention(king.person))),
                ("since", Arg::Text(moment(king.since))),
                ("count", Arg::Number(next.len() as i64)),
                named(next),
            ];
            say(locale, "hill-king", &args)
        }
        (_, []) => say(locale, "hill-empty", &[]),
        _ => say(locale, "hill-no-king", &[]),
    }
}

fn named(people: &[u64]) -> (&'static str, Arg) {
    ("people", Arg::People(people.iter().take(MOST_NAMED).copied().map(mention).collect()))
}

fn more(people: &[u64]) -> (&'static str, Arg) {
    ("more", Arg::Number(people.len().saturating_sub(MOST_NAMED) as i64))
}

fn buttons(ctx: &Context, stored: &StoredHill, locale: Locale) -> Row {
    let hill = key(ctx, stored);
    let button = |part: &str, look| PanelButton {
        look,
        ..plain(&format!("hill:{hill}:{part}"), say(locale, &format!("button-hill-{part}"), &[]))
    };
    Row::Buttons(vec![
        button("join", ButtonStyle::On),
        button("challenge", ButtonStyle::On),
        button("leave", ButtonStyle::Plain),
    ])
}

/// Returns how the keys of buttons name a hill: by its number, and before it has one by its rules.
fn key(ctx: &Context, stored: &StoredHill) -> String {
    let by_rules = || rules(ctx, stored).map(|(entry, options)| rule_key::written(entry, &options));
    let unfounded = stored.id == HillId::UNFOUNDED;
    unfounded.then(by_rules).flatten().unwrap_or_else(|| stored.id.0.to_string())
}

fn rules(ctx: &Context, stored: &StoredHill) -> Option<(&'static Entry, Options)> {
    let entry = ctx.games.find(&stored.game).ok()?;
    Some((entry, Options::read(entry.info, &stored.rules).ok()?))
}

/// Returns the names of people on a hill, in their order; the number of those that are not known.
pub(crate) async fn names(ctx: &Context, stored: &StoredHill, people: &[u64]) -> Vec<String> {
    let pool = rules(ctx, stored).map(|(entry, options)| entry.pool(&options, 2).name.to_owned());
    let (guild, pool) = (stored.guild, pool.unwrap_or_default());
    let known = context::known_players(ctx, guild, pool, people.to_vec()).await;
    let mut known = known.into_iter().map(|player| player.name);
    let name = |number: usize| {
        let known = known.next().filter(|name| !name.is_empty());
        known.unwrap_or_else(|| format!("#{number}"))
    };
    (1..=people.len()).map(name).collect()
}

/// Returns what the picture shows.
async fn steps(ctx: &Context, stored: &StoredHill, hill: &Hill, locale: Locale) -> Steps {
    let steps = hill.steps();
    let mut names = names(ctx, stored, &steps.concat()).await.into_iter();
    let title = |locale: Locale| words::full_name(locale, &stored.game, &stored.rules);
    let title =
        [locale, Locale::En].map(title).into_iter().find(|text| ctx.painter.can_write(text));
    Steps {
        title: title.unwrap_or_default(),
        steps: steps.iter().map(|step| names.by_ref().take(step.len()).collect()).collect(),
        crowned: hill.king().is_some(),
    }
}

/// Returns the picture in words.
fn alt(steps: &Steps, locale: Locale) -> String {
    let count = steps.steps.len();
    let step = |(number, names): (usize, &Vec<String>)| {
        let id = if number == 0 && steps.crowned { "hill-alt-king" } else { "hill-alt-step" };
        let number = ("number", Arg::Number((count - number) as i64));
        say(locale, id, &[number, ("people", Arg::Names(names.clone()))])
    };
    let lines: Vec<String> = steps.steps.iter().enumerate().map(step).collect();
    words::join::things(locale, &lines).chars().take(ALT_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::hill::{Happening, Settled, What};
    use crate::limits::MESSAGE_LENGTH;

    fn person(number: u64) -> u64 {
        u64::MAX - number
    }

    fn joined(people: u64) -> Vec<Happening> {
        let joined = |number| Happening { at: 0, what: What::Joined(person(number)) };
        (0..people).map(joined).collect()
    }

    fn stored() -> StoredHill {
        StoredHill {
            id: HillId(1),
            guild: u64::MAX,
            game: "gomoku".to_owned(),
            rules: "standard size=19 double-three=forbidden opening=swap2".to_owned(),
            version: 0,
            official: true,
            stays: Vec::new(),
            games: Vec::new(),
        }
    }

    #[test]
    fn every_hill_of_64_fits_into_a_message() {
        let mut all = joined(64);
        // Pairs meet, so that there are steps, and some are under way.
        for round in 0..6 {
            for number in (0..64).step_by(2) {
                let (one, other) = (person(number), person((number + 1 + 2 * round) % 64));
                all.push(Happening { at: 1, what: What::Challenged(one, other) });
                let how = Settled::Played(2, 0);
                if round < 5 {
                    all.push(Happening { at: 1, what: What::Settled(one, other, how) });
                }
            }
        }
        let hill = Hill::of(&all, 2);
        assert!(hill.steps().len() > 1 && hill.open().len() > 20);
        for locale in Locale::ALL {
            let text = text(&stored(), &hill, locale);
            let length = text.chars().count();
            assert!(length <= MESSAGE_LENGTH, "{length} characters: {text}");
            let how = say(locale, "hill-how", &[("most", Arg::Number(REACH as i64))]);
            assert!(text.ends_with(&how), "the rules are always there: {text}");
            let games = text.lines().filter(|line| line.starts_with('⚔')).count() - 1;
            let end = left_out("hill-more-games", hill.open().len() - games, locale);
            assert!(text.ends_with(&format!("\n{end}\n{how}")), "{text}");
        }
    }

    /// The lowest step is short: there was room for it where there was none for one above it.
    #[test]
    fn steps_have_no_holes_and_those_that_are_left_out_are_counted() {
        let mut all = joined(85);
        for round in 0..7 {
            // One person stays on the lowest of eight steps, twelve on each of the others.
            let climbers = (0..85).filter(|number: &u64| number.div_ceil(12) > round).map(person);
            let won = |who| What::Settled(who, 0, Settled::Played(2, 0));
            all.extend(climbers.map(|who| Happening { at: 1, what: won(who) }));
        }
        let hill = Hill::of(&all, 2);
        let count = hill.steps().len();
        assert_eq!(count, 8);
        for locale in Locale::ALL {
            let text = text(&stored(), &hill, locale);
            let shown = text.lines().filter(|line| line.starts_with('`')).count();
            let has = |place: usize| text.contains(&format!("\n`{}` ", count - place));
            assert!(shown > 0 && (0..shown).all(has), "{text}");
            let end = left_out("hill-more-steps", count - shown, locale);
            assert!(text.contains(&format!("\n{end}\n")), "{text}");
        }
    }
}
