//! Replay of an event from what is stored of it: what `contest` says now must be what was done then.

use crate::app::event_state::{self, Division};
use crate::contest::{self, Format, MOST_ENTRANTS, Next, Outcome, Pace, Pairing, Phase};
use crate::play::end::EndReason;
use crate::store::Millis;
use crate::store::events::{EventStatus, Leg, StoredEvent, StoredPairing};

/// Returns what is wrong with an event by the rules of tournaments, as a sentence in English; none if all is well.
///
/// An event that is over has nothing left to be opened, but for a knockout of which a result was changed. The pairings of a
/// round robin are those of its table, and the first ones of a Swiss event or a knockout follow from its entrants. Later
/// pairings follow from results as they were then, which rulings may have changed since. What was opened is not judged where
/// a clock that was set back leaves no order to judge by.
pub fn flaw(event: &StoredEvent) -> Option<String> {
    if !matches!(event.status, EventStatus::Running | EventStatus::Over) {
        return None;
    }
    let has_order = has_order(event);
    event_state::divisions(event).iter().find_map(|division| {
        let opened = || if has_order { unexpected(division) } else { None };
        let what = unopened(event, division).or_else(opened)?;
        Some(format!("event {}: division {}: {what}", event.id.0, division.number + 1))
    })
}

/// True if the times of an event tell who was in when a pairing was opened: people have joined and pairings were opened in
/// the order of their numbers, and no one joined after a pairing of theirs was opened. Earlier versions followed a clock that
/// was set back in the middle of an event, and then no one can tell.
fn has_order(event: &StoredEvent) -> bool {
    let is_known = |pairing: &StoredPairing| {
        let joined = event.entrants.iter().filter(|entrant| pairing.has(entrant.number));
        joined.map(|entrant| entrant.joined_at).all(|at| at <= pairing.opened_at)
    };
    event.entrants.is_sorted_by_key(|entrant| entrant.joined_at)
        && event.pairings.is_sorted_by_key(|pairing| pairing.opened_at)
        && event.pairings.iter().all(is_known)
}

/// Finds what an event that is over would go on with.
fn unopened(event: &StoredEvent, division: &Division) -> Option<&'static str> {
    let running = contest::Event { phase: Phase::Running, ..division.event.clone() };
    let is_ruled = |leg: &Leg| leg.ruled || leg.end == Some(EndReason::Adjudicated);
    let was_ruled = || event.pairings.iter().flat_map(|pairing| &pairing.games).any(is_ruled);
    let is_knockout = division.event.terms.format == Format::Knockout;
    let is_over = event.status == EventStatus::Over && !(is_knockout && was_ruled());
    // Earlier versions gave no bye for half of the points to those who lacked an opponent since someone had left.
    let has_lost_some = running.entrants.iter().any(|entrant| entrant.left);
    let is_owed = |pairing: &Pairing| has_lost_some && pairing.outcome == Some(Outcome::HalfBye);
    let ended = || match contest::next(&running, event.updated_at) {
        Next::End { .. } => true,
        Next::Open(found) => found.iter().all(is_owed),
        _ => false,
    };
    (is_over && !ended()).then_some("it is over, and there is more to be played")
}

/// Finds a pairing that was not to be opened when it was.
fn unexpected(division: &Division) -> Option<&'static str> {
    let event = &division.event;
    let of_results = event.terms.format != Format::RoundRobin;
    let is_known = |pairing: &&Pairing| !of_results || (pairing.round == 1 && !pairing.decider);
    let wrong = event.pairings.iter().filter(is_known).find(|pairing| !was_next(event, pairing));
    wrong.map(|_| "a pairing is not the one that was next")
}

/// True if a pairing was among those that were next at its time, by who was in then: the first entrants. Some may have
/// joined at the same time and later.
fn was_next(event: &contest::Event, pairing: &Pairing) -> bool {
    let joined =
        |before: Millis| event.entrants.iter().filter(|entrant| entrant.joined_at < before).count();
    let (fewest, most) = (joined(pairing.opened_at), joined(pairing.opened_at + 1));
    let among = |first: usize, out: bool| was_next_among(event, pairing, first, out);
    (fewest..=most).rev().any(|first| among(first, false) || among(first, true))
}

/// True if a pairing was among those that were next when so many had joined. Who joined while their data was deleted has left
/// in that moment, as far as is stored: they are taken for out, or for in.
fn was_next_among(event: &contest::Event, pairing: &Pairing, first: usize, out: bool) -> bool {
    let at = pairing.opened_at;
    let mut then = event.clone();
    then.phase = Phase::Running;
    then.entrants.truncate(first);
    then.entrants.iter_mut().for_each(|entrant| {
        entrant.left = out && entrant.left_at == Some(entrant.joined_at);
    });
    let is_table = event.terms.format == Format::RoundRobin;
    then.pairings.retain(|earlier| is_table && earlier.opened_at < at);
    if is_table {
        // The pairs of a round follow from the table; those that were opened, from who had room.
        then.terms.pace = Pace::Rolling { opponents: MOST_ENTRANTS };
    }
    let Next::Open(next) = contest::next(&then, at) else { return false };
    let same = |other: &Pairing| {
        (other.round, other.one, other.other) == (pairing.round, pairing.one, pairing.other)
    };
    next.iter().any(same)
}
