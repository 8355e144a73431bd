//! An event as FIDE's Tournament Report File of 2016, one tournament for each division. Its rounds are made so that no one
//! has two games in one; White is who begins.

use super::{Names, order};
use crate::app::event_state::{self, Division, LegResult};
use crate::clock;
use crate::contest::{Outcome, table};
use crate::store::Millis;
use crate::store::events::{StoredEvent, StoredPairing, Unplayed};

/// Longest name, in characters.
const NAME: usize = 33;

/// A game or a bye in the line of one entrant: opponent's number, colour, result.
type Entry = (Option<usize>, char, char);

/// Returns the report of an event.
pub(super) fn written(event: &StoredEvent, names: &Names, title: &str) -> String {
    let divisions = event_state::divisions(event);
    let several = divisions.len() > 1;
    let named = |division: &Division| {
        if several {
            format!("{title}, division {}", division.number + 1)
        } else {
            title.to_owned()
        }
    };
    divisions.iter().map(|division| report(event, division, names, &named(division))).collect()
}

fn report(event: &StoredEvent, division: &Division, names: &Names, title: &str) -> String {
    let rows = rounds(event, division);
    let date = |at: Millis| clock::day(at).replace('-', "/");
    let opened = event.pairings.iter().map(|pairing| pairing.opened_at);
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let mut lines = vec![
        format!("012 {}", printable(title)),
        format!("042 {}", date(opened.min().unwrap_or_default())),
        format!("052 {}", date(event.updated_at)),
        format!("062 {}", rows.len()),
        format!("092 Individual: {}", event.terms.format.word()),
        format!("XXR {count}"),
    ];
    let (table, order) = (division.table(), order(division));
    for (number, own) in rows.iter().enumerate() {
        let place = order.iter().position(|who| *who == number).unwrap_or_default();
        let (_, row) = &table[place];
        let name = names.get(&division.entrants[number]).map_or("", String::as_str);
        let rating = division.event.entrants[number].rating.unwrap_or_default();
        let points = row.points as f64 / table::EIGHTHS as f64;
        let name: String = printable(name).chars().take(NAME).collect();
        let games: String = own.iter().map(entry).collect();
        lines.push(format!(
            "001 {:>4}      {name:<33} {rating:>4} {:>3} {:>11} {:>10} {points:>4.1} {:>4}{games}",
            number + 1,
            "",
            "",
            "",
            place + 1
        ));
    }
    lines.join("\n") + "\n"
}

/// Returns a text without line breaks.
fn printable(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).collect()
}

fn entry((opponent, colour, result): &Entry) -> String {
    let opponent =
        opponent.map_or_else(|| "0000".to_owned(), |number| format!("{:>4}", number + 1));
    format!("  {opponent} {colour} {result}")
}

/// Returns the rounds of each entrant, all of the same number.
fn rounds(event: &StoredEvent, division: &Division) -> Vec<Vec<Entry>> {
    let mut rows: Vec<Vec<Option<Entry>>> = vec![Vec::new(); division.entrants.len()];
    let of_division = event.pairings.iter().filter(|pairing| pairing.division == division.number);
    for pairing in of_division {
        let place = |number: u16| division.entrants.iter().position(|own| *own == number);
        let Some(one) = place(pairing.one) else { continue };
        let Some(other) = pairing.other.and_then(place) else {
            for _ in 0..event.terms.games {
                let round = free(&rows, &[one]);
                set(&mut rows, round, one, (None, '-', alone(pairing)));
            }
            continue;
        };
        let is_unplayed = event_state::played(&pairing.games) == Some(Outcome::BothForfeit);
        let is_given_up = event_state::given_up(pairing).is_some();
        for (leg, result) in event_state::leg_results(&pairing.games).into_iter().enumerate() {
            let round = free(&rows, &[one, other]);
            let colours = if leg == 0 { ['w', 'b'] } else { ['b', 'w'] };
            let (own, theirs) = match signs(result) {
                _ if is_unplayed => ('-', '-'),
                ('1', _) if is_given_up => ('+', '-'),
                (_, '1') if is_given_up => ('-', '+'),
                both => both,
            };
            set(&mut rows, round, one, (Some(other), colours[0], own));
            set(&mut rows, round, other, (Some(one), colours[1], theirs));
        }
    }
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let filled = |mut row: Vec<Option<Entry>>| {
        row.resize(count, None);
        row.into_iter().map(|entry| entry.unwrap_or((None, '-', 'Z'))).collect()
    };
    rows.into_iter().map(filled).collect()
}

/// Returns the first round in which none of these has anything.
fn free(rows: &[Vec<Option<Entry>>], people: &[usize]) -> usize {
    let is_free =
        |round: &usize| people.iter().all(|who| rows[*who].get(*round).is_none_or(Option::is_none));
    (0..).find(is_free).unwrap_or_default()
}

fn set(rows: &mut [Vec<Option<Entry>>], round: usize, who: usize, entry: Entry) {
    if rows[who].len() <= round {
        rows[who].resize(round + 1, None);
    }
    rows[who][round] = Some(entry);
}

/// The sign of a round without an opponent.
fn alone(pairing: &StoredPairing) -> char {
    match pairing.unplayed {
        Some(Unplayed::Bye) => 'U',
        Some(Unplayed::HalfBye) => 'H',
        Some(Unplayed::Absent) | None => 'Z',
    }
}

/// The signs of a game for both; blank while it is played.
fn signs(result: Option<LegResult>) -> (char, char) {
    match result {
        None => (' ', ' '),
        Some(LegResult::Played(2, _)) => ('1', '0'),
        Some(LegResult::Played(0, _)) => ('0', '1'),
        Some(LegResult::Played(..)) => ('=', '='),
        Some(LegResult::OneAbsent) => ('-', '+'),
        Some(LegResult::OtherAbsent) => ('+', '-'),
        Some(LegResult::Nothing) => ('-', '-'),
    }
}
