//! Line under a board that says whose turn it is or how the game ended.

use crate::app::markup::{capital, mention};
use crate::app::output::crowd_lines::{called, listed, named};
use crate::app::output::machine_name;
use crate::app::output::rating_lines;
use crate::game::{Arg, Outcome, Record, Refusal, Score, Seat, Table, told_end};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Word for the end by an agreed draw.
const AGREED: &str = "agreed";

/// Word for the end of a game that its people have left to machines, in the place of that for an agreed draw.
pub(crate) const LEFT_TO_MACHINES: &str = "agreed-machines";

/// Returns the player of a seat as a list names them: by a mention, or the name of its machine.
pub(crate) fn holder(stored: &StoredGame, table: &Table, seat: Seat, locale: Locale) -> String {
    let person = stored.person_at(seat).map(|person| listed(person, locale));
    let machine = || stored.machine_at(seat).map(|machine| machine_name::name(machine, locale));
    let automa = || table.is_machine(seat).then(|| say(locale, "machine", &[]));
    person.or_else(machine).or_else(automa).unwrap_or_default()
}

/// Returns the same as a sentence calls them: a person in some languages by an honorific.
pub(crate) fn called_holder(
    stored: &StoredGame,
    table: &Table,
    seat: Seat,
    locale: Locale,
) -> String {
    let person = stored.person_at(seat).map(|person| called(person, locale));
    person.unwrap_or_else(|| holder(stored, table, seat, locale))
}

/// Returns the line that says whose turn it is, or how the game ended.
pub(crate) fn turn_or_outcome(stored: &StoredGame, table: &Table, locale: Locale) -> String {
    match (table.outcome(), stored.person_on_turn(table)) {
        _ if stored.status == Status::Aborted => why_aborted(stored, table.to_move(), locale),
        (Some(outcome), _) => {
            standing(stored, table, ended(stored, table, &outcome, locale), locale)
        }
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

/// Returns the seat on turn of a running game, if it has left and a mate plays on for it.
pub(crate) fn stood_in_for(stored: &StoredGame, table: &Table) -> Option<Seat> {
    let running = stored.status == Status::Running;
    table.to_move().filter(|seat| running && table.acting(*seat) != *seat)
}

/// Returns the line that says for whom a player moves whose mate has left: the stones are still that one's.
pub(crate) fn in_place_of(stored: &StoredGame, table: &Table, locale: Locale) -> Option<String> {
    let left = stood_in_for(stored, table)?;
    let person = capital(&called_holder(stored, table, table.acting(left), locale));
    let left = called_holder(stored, table, left, locale);
    let args = [("person", Arg::Text(person)), ("left", Arg::Text(left))];
    Some(say(locale, "moves-for", &args))
}

/// Strikes out a result that a moderator has voided, or in whose place they have put another one, and adds that. However many
/// rulings there were, it is the result as played that is struck out, and the last ruling that is added.
fn standing(stored: &StoredGame, table: &Table, played: String, locale: Locale) -> String {
    let rated = stored.counted.as_ref();
    let Some((rated, ruling)) = rated.and_then(|rated| Some((rated, rated.ruling?))) else {
        return played;
    };
    let seats = (0..table.seats()).map(Seat).filter(|seat| rated.has_won(table.side(*seat).0));
    let winners = seats.map(|seat| told_apart(stored, table, seat, locale)).collect();
    format!("~~{played}~~ {}", rating_lines::ruled(ruling, winners, locale))
}

fn ended(stored: &StoredGame, table: &Table, outcome: &Outcome, locale: Locale) -> String {
    let end = end_word(stored.end.as_ref(), (table, outcome));
    let end = words::end_reason(locale, (&stored.game, &stored.rules), end);
    let name = |seat| told_apart(stored, table, seat, locale);
    result(table, (outcome, end), name, is_left_to_machines(stored, table), locale)
}

/// Returns the line that says how the game of a record from a file ended, in which the players have these names.
pub(crate) fn of_record(
    record: &Record,
    (table, outcome): (&Table, &Outcome),
    name: impl Fn(Seat) -> String,
    locale: Locale,
) -> String {
    let end = end_word(None, (table, outcome));
    let end = words::end_reason(locale, (&record.game, &record.rules), end);
    result(table, (outcome, end), name, false, locale)
}

/// Returns the line about a result, its reason and those who have it.
fn result(
    table: &Table,
    (outcome, end): (&Outcome, String),
    name: impl Fn(Seat) -> String,
    left_to_machines: bool,
    locale: Locale,
) -> String {
    let seats = (0..table.seats()).map(Seat).filter(|seat| outcome.is_winner(table.side(*seat)));
    // The sentence begins with them.
    let winners: Vec<String> = seats.map(|seat| capital(&name(seat))).collect();
    let end = ("end", Arg::Text(end));
    if winners.is_empty() {
        return drawn((table, outcome), end, name, left_to_machines, locale);
    }
    let count = Arg::Number(winners.len() as i64);
    let winners = ("winners", Arg::Text(words::join::players(locale, &winners)));
    if outcome.is_shared() {
        return say(locale, "won-shared", &[winners, end]);
    }
    say(locale, "won", &[winners, ("count", count), end])
}

/// Returns a player as a sentence about several calls them: machines of one name are told apart by their stones.
pub(crate) fn told_apart(stored: &StoredGame, table: &Table, seat: Seat, locale: Locale) -> String {
    let machine = stored.machine_at(seat);
    let machine = machine.map(|it| machine_name::among_others(stored, it, table, locale));
    let person = || stored.person_at(seat).map(|person| called(person, locale));
    machine.or_else(person).unwrap_or_else(|| holder(stored, table, seat, locale))
}

/// Returns the line about a draw; where some had left before, that it is one of the others.
fn drawn(
    (table, outcome): (&Table, &Outcome),
    end: (&'static str, Arg),
    name: impl Fn(Seat) -> String,
    left_to_machines: bool,
    locale: Locale,
) -> String {
    let (left, others): (Vec<Seat>, Vec<Seat>) = (0..table.seats())
        .map(Seat)
        .partition(|seat| outcome.score(table.side(*seat)) == Score::Lost);
    if left.is_empty() {
        return say(locale, "drawn", &[end]);
    }
    let names = |seats: Vec<Seat>| {
        let names = seats.into_iter().map(&name);
        Arg::Text(words::join::players(locale, &names.collect::<Vec<_>>()))
    };
    let id = if left_to_machines { "drawn-machines" } else { "drawn-among" };
    say(locale, id, &[("people", names(others)), ("left", names(left)), end])
}

/// True if a game was ended as a draw of machines alone, which agree to nothing: its people had left.
pub(crate) fn is_left_to_machines(stored: &StoredGame, table: &Table) -> bool {
    let are_machines = |outcome: Outcome| {
        let seats = (0..table.seats()).map(Seat);
        let mut others = seats.filter(|seat| outcome.score(table.side(*seat)) == Score::Drawn);
        others.all(|seat| stored.machine_at(seat).is_some())
    };
    table.outcome().filter(|outcome| outcome.end == AGREED).is_some_and(are_machines)
}

/// Returns the word for the reason of a game's end. A moderator's decision is in its log as resignations or an agreed draw.
fn end_word<'a>(end: Option<&'a EndReason>, (table, outcome): (&Table, &Outcome)) -> &'a str {
    match end {
        Some(decided @ EndReason::Adjudicated) => decided.word(),
        _ => told_end(table.ending().unwrap_or(outcome.end), outcome.drawn),
    }
}

/// Returns the reason for which a game has no result, where this seat was to move. For the table of an event a game that a
/// player never began has one.
pub(crate) fn why_aborted(stored: &StoredGame, to_move: Option<Seat>, locale: Locale) -> String {
    let end = stored.end.as_ref().unwrap_or(&EndReason::Withdrawn).word();
    let people: Vec<String> =
        stored.members.iter().map(|member| named(member.person, locale)).collect();
    let people = [("people", Arg::People(people))];
    let broken_off = words::try_say(locale, &format!("broken-off-{end}"), &people);
    let why = broken_off.or_else(|| declined(stored, locale));
    let why = why.unwrap_or_else(|| say(locale, &format!("challenge-{end}"), &people));
    let counts = stored.event.is_some() && stored.end == Some(EndReason::NoFirstMove);
    let loser = to_move.filter(|_| counts).and_then(|seat| stored.person_at(seat));
    let lost = loser.map(|person| {
        let person = ("person", Arg::Text(named(person, locale)));
        say(locale, "event-not-begun", &[person])
    });
    let part = stored.event.as_ref().filter(|_| stored.is_ended_in_event());
    let nothing = part.map(|part| {
        let format = ("format", Arg::Text(part.format.word().to_owned()));
        say(locale, "event-no-result", &[format])
    });
    [why].into_iter().chain(lost).chain(nothing).collect::<Vec<_>>().join("\n")
}

/// Refuses to show a game that ended without a move and without a result, by the reason for that. A challenge that did not become
/// a game is closed.
pub(crate) fn check_played(stored: &StoredGame, locale: Locale) -> Result<(), Refusal> {
    if stored.status != Status::Aborted || !stored.log.is_empty() {
        return Ok(());
    }
    let began = matches!(
        stored.end,
        Some(
            EndReason::Aborted
                | EndReason::NoFirstMove
                | EndReason::BothOut
                | EndReason::Silence
                | EndReason::EndedByServer
        )
    );
    if !began {
        return Err(Refusal::new("challenge-over"));
    }
    Err(Refusal::new("unplayed").text("why", why_aborted(stored, None, locale)))
}

/// Returns who has declined a challenge, where only one of those who were asked is not in it.
fn declined(stored: &StoredGame, locale: Locale) -> Option<String> {
    let mut asked = stored.members.iter().filter(|member| !member.joined);
    let (Some(EndReason::Declined), Some(only), None) = (&stored.end, asked.next(), asked.next())
    else {
        return None;
    };
    let person = [("person", Arg::Text(named(only.person, locale)))];
    Some(say(locale, "challenge-declined-by", &person))
}
