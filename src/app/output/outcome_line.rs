//! Line under a board that says whose turn it is or how the game ended.

use crate::app::markup::{capital, mention};
use crate::app::output::crowd_lines::named;
use crate::app::output::machine_name;
use crate::game::{Arg, Outcome, Phrase, Scene, Seat, Table};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the mention of the player of a seat, or the name of its machine.
pub(crate) fn holder(stored: &StoredGame, table: &Table, seat: Seat, locale: Locale) -> String {
    let person = stored.person_at(seat).map(|person| named(person, locale));
    let machine = || stored.machine_at(seat).map(|machine| machine_name::name(machine, locale));
    let automa = || table.is_machine(seat).then(|| say(locale, "machine", &[]));
    person.or_else(machine).or_else(automa).unwrap_or_default()
}

/// Returns the line that says whose turn it is, or how the game ended.
pub(crate) fn turn_or_outcome(stored: &StoredGame, table: &Table, locale: Locale) -> String {
    match (table.outcome(), stored.person_on_turn(table)) {
        _ if stored.status == Status::Aborted => why_aborted(stored, locale),
        (Some(outcome), _) => ended(stored, table, &outcome, locale),
        (None, Some(CROWD)) => say(locale, "crowd-to-move", &[]),
        (None, Some(person)) => {
            let next = table
                .next()
                .and_then(|seat| stored.person_at(table.acting(seat)))
                .filter(|next| *next != person);
            let (id, next) = next
                .map_or(("to-move", String::new()), |next| ("to-move-then", named(next, locale)));
            say(locale, id, &[("person", Arg::Text(mention(person))), ("next", Arg::Text(next))])
        }
        (None, None) => machine_name::thinking(stored, table, locale).unwrap_or_default(),
    }
}

fn ended(stored: &StoredGame, table: &Table, outcome: &Outcome, locale: Locale) -> String {
    let seats = (0..table.seats()).map(Seat).filter(|seat| outcome.is_winner(table.side(*seat)));
    // The sentence begins with them.
    let winners: Vec<String> =
        seats.map(|seat| capital(&holder(stored, table, seat, locale))).collect();
    let end = end_word(stored.end.as_ref(), outcome);
    let end = ("end", Arg::Text(words::end_reason(locale, end)));
    if winners.is_empty() {
        return say(locale, "drawn", &[end]);
    }
    if outcome.is_shared() {
        return say(locale, "won-shared", &[("winners", Arg::People(winners)), end]);
    }
    let count = Arg::Number(winners.len() as i64);
    say(locale, "won", &[("winners", Arg::People(winners)), ("count", count), end])
}

/// Returns the scene of a position. The table knows the events by which a moderator's decision is written down, and not that
/// it was one.
pub(crate) fn scene(table: &Table, end: Option<&EndReason>) -> Scene {
    let mut scene = table.scene(None);
    if table.outcome().is_some() && end == Some(&EndReason::Adjudicated) {
        scene.status = Phrase::new("adjudicated");
    }
    scene
}

/// Returns the word for the reason of a game's end. A moderator's decision is in its log as resignations or an agreed draw.
pub(crate) fn end_word<'a>(end: Option<&'a EndReason>, outcome: &Outcome) -> &'a str {
    match end {
        Some(decided @ EndReason::Adjudicated) => decided.word(),
        _ => outcome.end,
    }
}

/// Returns the reason for which a game has no result.
pub(crate) fn why_aborted(stored: &StoredGame, locale: Locale) -> String {
    let end = stored.end.as_ref().unwrap_or(&EndReason::Withdrawn).word();
    let people: Vec<String> =
        stored.members.iter().map(|member| named(member.person, locale)).collect();
    let people = [("people", Arg::People(people))];
    let broken_off = words::try_say(locale, &format!("broken-off-{end}"), &people);
    broken_off.unwrap_or_else(|| say(locale, &format!("challenge-{end}"), &people))
}
