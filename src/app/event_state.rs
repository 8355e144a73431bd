//! An event as `contest` sees it: its divisions with the results of their pairings, folded from the games.

use crate::app::context::Context;
use crate::app::turn_clock;
use crate::clock::{DAY_MS, HOUR_MS};
use crate::contest::{
    self, AtEnd, Format, Numbers, Outcome, Pace, Phase, Terms, TieBreak, knockout, swiss, table,
};
use crate::play::end::EndReason;
use crate::store::events::{
    Entrant, EventFormat, EventStatus, EventTerms, Leg, StoredEvent, StoredPairing, Unplayed,
};
use crate::store::{Millis, Status, StoreError};
use std::cmp::Ordering;
use std::collections::HashSet;

/// The most entrants of an event.
pub(crate) const MOST_ENTRANTS: usize = 64;

/// A division of an event. Entrants are known by their places in the list.
#[derive(Clone)]
pub(crate) struct Division {
    /// The division's number, from 0.
    pub number: u16,
    /// Numbers of its entrants in the event, by their places.
    pub entrants: Vec<u16>,
    /// The division as an event of its own.
    pub event: contest::Event,
}

impl Division {
    /// Returns the place in the list of an entrant.
    fn place(&self, number: u16) -> Option<usize> {
        self.entrants.iter().position(|entrant| *entrant == number)
    }

    /// Returns the numbers of the entrants in the order of the table, with their rows.
    pub fn table(&self) -> Vec<(u16, table::Row)> {
        let row = |row: table::Row| (self.entrants[row.entrant], row);
        table::table(&self.event).into_iter().map(row).collect()
    }
}

/// Returns the divisions of an event, the highest first.
pub(crate) fn divisions(event: &StoredEvent) -> Vec<Division> {
    let last = event.entrants.iter().map(|entrant| entrant.division).max().unwrap_or(0);
    (0..=last).map(|number| division(event, number)).collect()
}

fn division(event: &StoredEvent, number: u16) -> Division {
    let own: Vec<&Entrant> =
        event.entrants.iter().filter(|entrant| entrant.division == number).collect();
    let entrant = |entrant: &&Entrant| contest::Entrant {
        rating: entrant.rating,
        joined_at: entrant.joined_at,
        left: entrant.left_at.is_some(),
        left_at: entrant.left_at,
    };
    let mut division = Division {
        number,
        entrants: own.iter().map(|entrant| entrant.number).collect(),
        event: contest::Event {
            terms: terms(&event.terms, event.seed.wrapping_add(number.into())),
            phase: phase(event.status),
            entrants: own.iter().map(entrant).collect(),
            pairings: Vec::new(),
            apart: Vec::new(),
        },
    };
    let pairings = event.pairings.iter().filter(|pairing| pairing.division == number);
    let pairings: Vec<_> = pairings.filter_map(|pairing| of_pairing(&division, pairing)).collect();
    division.event.pairings = pairings;
    division
}

/// Returns how many opponents everyone in a Swiss event has; none in other events, and as long as that depends on who joins.
pub(crate) fn rounds(event: &StoredEvent) -> Option<u16> {
    if event.terms.format != EventFormat::Swiss {
        return None;
    }
    if event.status == EventStatus::Open {
        return event.terms.seats.map(|seats| swiss::usual_rounds(seats.into()));
    }
    let event = division(event, 0).event;
    let had = |who: usize| event.pairings.iter().filter(|pairing| pairing.has(who)).count();
    // Whoever leaves may lower the number below that of those who have played.
    let most = (0..event.entrants.len()).map(had).max().unwrap_or_default();
    Some(swiss::rounds(&event).max(u16::try_from(most).unwrap_or(u16::MAX)))
}

/// Returns the round that is played, of how many, where a Swiss event has rounds.
pub(crate) fn round_of(event: &StoredEvent) -> Option<(u16, u16)> {
    let last = event.pairings.iter().map(|pairing| pairing.round).max()?;
    let is_played = event.status == EventStatus::Running && event.terms.strict;
    rounds(event).filter(|_| is_played).map(|rounds| (last, rounds))
}

/// True if a pairing is the final of a knockout, or the game that decides it.
pub(crate) fn is_final(event: &StoredEvent, pairing: &StoredPairing) -> bool {
    let last = || knockout::final_round(event.entrants.len());
    event.terms.format == EventFormat::Knockout && pairing.round == last()
}

fn phase(status: EventStatus) -> Phase {
    match status {
        EventStatus::Open => Phase::Open,
        EventStatus::Running => Phase::Running,
        EventStatus::Over | EventStatus::Cancelled => Phase::Over,
    }
}

/// Returns the terms of a division.
fn terms(terms: &EventTerms, seed: i64) -> Terms {
    let format = match terms.format {
        EventFormat::Auto | EventFormat::League | EventFormat::RoundRobin => Format::RoundRobin,
        EventFormat::Swiss => Format::Swiss,
        EventFormat::Knockout => Format::Knockout,
    };
    Terms {
        pace: if terms.strict {
            Pace::Strict
        } else {
            Pace::Rolling { opponents: terms.opponents.into() }
        },
        patience_ms: turn_clock::patience(terms.pace),
        tie_breaks: terms.ties.iter().filter_map(|word| TieBreak::from_word(word)).collect(),
        numbers: Numbers::Lot(seed.cast_unsigned()),
        begins_with: terms.seats.map(usize::from),
        begins_at: terms.begins_at,
        at_end: AtEnd::Clocks,
        ..Terms::usual(format, terms.games)
    }
}

/// Returns the words of the usual tie-breaks of a format.
pub(crate) fn usual_ties(format: EventFormat) -> Vec<String> {
    let format = match format {
        EventFormat::Swiss => Format::Swiss,
        EventFormat::Knockout => Format::Knockout,
        _ => Format::RoundRobin,
    };
    Terms::usual(format, 1).tie_breaks.iter().map(|tie| tie.word().to_owned()).collect()
}

fn of_pairing(division: &Division, pairing: &StoredPairing) -> Option<contest::Pairing> {
    let outcome = outcome(pairing);
    let last = pairing.games.iter().map(|leg| leg.ended_at).max();
    let ended_at: Option<Millis> = outcome.map(|_| last.unwrap_or(pairing.opened_at));
    Some(contest::Pairing {
        round: pairing.round,
        one: division.place(pairing.one)?,
        other: match pairing.other {
            Some(other) => Some(division.place(other)?),
            None => None,
        },
        decider: pairing.decider,
        opened_at: pairing.opened_at,
        ended_at,
        outcome,
    })
}

/// Result of a game, for the entrant who is named first in its pairing and for the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LegResult {
    /// Points in halves.
    Played(i64, i64),
    /// The first one never made a first move.
    OneAbsent,
    /// The other one never did.
    OtherAbsent,
    /// It gives neither of them points, and is over for the table.
    Nothing,
}

impl LegResult {
    /// Returns the result of a game that is over. In the second game of a pairing the other one has seat 0.
    fn of(number: usize, leg: &Leg) -> Option<Self> {
        let is_one = |seat: u8| usize::from(seat) == number;
        Some(match (leg.status, leg.winner, leg.absent) {
            (Status::Open | Status::Running, ..) => return None,
            (Status::Finished, ..) if leg.void => Self::Nothing,
            (Status::Finished, ..) if leg.drawn => Self::Played(1, 1),
            (Status::Finished, winner, _) if is_one(winner?) => Self::Played(2, 0),
            (Status::Finished, ..) => Self::Played(0, 2),
            (Status::Aborted, _, Some(absent)) if leg.end == Some(EndReason::NoFirstMove) => {
                if is_one(absent) {
                    Self::OneAbsent
                } else {
                    Self::OtherAbsent
                }
            }
            (Status::Aborted, ..) => Self::Nothing,
        })
    }

    fn points(self) -> (i64, i64) {
        match self {
            Self::Played(one, other) => (one, other),
            Self::OneAbsent => (0, 2),
            Self::OtherAbsent => (2, 0),
            Self::Nothing => (0, 0),
        }
    }
}

/// Returns the results of a pairing's games; none of those that are still played.
pub(crate) fn leg_results(games: &[Leg]) -> Vec<Option<LegResult>> {
    games.iter().enumerate().map(|(number, leg)| LegResult::of(number, leg)).collect()
}

/// Returns the result of a pairing once all its games are over.
fn outcome(pairing: &StoredPairing) -> Option<Outcome> {
    match pairing.unplayed {
        Some(Unplayed::Bye) => return Some(Outcome::Bye),
        Some(Unplayed::HalfBye) => return Some(Outcome::HalfBye),
        Some(Unplayed::Absent) => return Some(Outcome::Absent),
        None => {}
    }
    given_up(pairing).or_else(|| played(&pairing.games))
}

/// Returns the result of a pairing of which the same entrant has given up all games before both had made two moves, or has not
/// begun them: no play, as if they had not come.
pub(crate) fn given_up(pairing: &StoredPairing) -> Option<Outcome> {
    let missed_by = |leg: &Leg| given_up_by(leg).or(leg.absent.filter(|_| is_unbegun(leg)));
    let is_by_one =
        |(number, leg): (usize, &Leg)| missed_by(leg).map(|seat| usize::from(seat) == number);
    let mut losers = pairing.games.iter().enumerate().map(is_by_one);
    let by_one = losers.next()??;
    let outcome = if by_one { Outcome::OneForfeits } else { Outcome::OtherForfeits };
    losers.all(|other| other == Some(by_one)).then_some(outcome)
}

/// Returns the seat that has given up a game before both had made two moves, unless a moderator has decided on it.
fn given_up_by(leg: &Leg) -> Option<u8> {
    let is_decided = leg.void || leg.ruled || leg.end == Some(EndReason::Adjudicated);
    leg.absent.filter(|_| leg.status == Status::Finished && !is_decided)
}

/// True if a game has ended without its first move, and no moderator has decided on it.
fn is_unbegun(leg: &Leg) -> bool {
    leg.status == Status::Aborted
}

/// Returns the result of one game or two once all are over, for the one who begins the first and for the other one. Two of
/// whom neither begins a game of their set have not played.
pub(crate) fn played(games: &[Leg]) -> Option<Outcome> {
    let results = leg_results(games).into_iter().collect::<Option<Vec<_>>>()?;
    let all = |result| results.iter().all(|other| *other == result);
    let absent = [LegResult::OneAbsent, LegResult::OtherAbsent];
    let both_absent = || absent.iter().all(|result| results.contains(result));
    Some(match () {
        () if all(LegResult::OneAbsent) => Outcome::OneForfeits,
        () if all(LegResult::OtherAbsent) => Outcome::OtherForfeits,
        () if all(LegResult::Nothing) || both_absent() => Outcome::BothForfeit,
        () => {
            let points = results.iter().map(|result| result.points());
            let (one, other) = points.fold((0, 0), |sum, leg| (sum.0 + leg.0, sum.1 + leg.1));
            let is_played = |result: &LegResult| matches!(result, LegResult::Played(..));
            if results.iter().any(is_played) {
                Outcome::Played(one, other)
            } else {
                Outcome::Unmet(one, other)
            }
        }
    })
}

/// Returns the games of an entrant that have ended since they were put back, or have not, each with their seat and result.
fn own_games<'a>(
    event: &'a StoredEvent,
    entrant: &'a Entrant,
) -> impl Iterator<Item = (&'a StoredPairing, &'a Leg, u8, Option<LegResult>)> {
    let own = event.pairings.iter().filter(|pairing| pairing.has(entrant.number));
    let legs = own.flat_map(move |pairing| {
        let is_one = pairing.one == entrant.number;
        (0_u8..).zip(&pairing.games).zip(leg_results(&pairing.games)).map(
            move |((leg, game), result)| {
                let seat = if is_one { leg } else { 1 - leg };
                (pairing, game, seat, result)
            },
        )
    });
    legs.filter(|(_, game, ..)| Some(game.ended_at) > entrant.returned_at)
}

/// Returns the number of pairings in which an entrant never made a first move.
pub(crate) fn absences(event: &StoredEvent, entrant: &Entrant) -> usize {
    // A seat is noted with a game that was given up as well, also where a moderator has ruled on it since.
    let was_unbegun = |game: &Leg| is_unbegun(game) || game.end == Some(EndReason::Adjudicated);
    let absent = own_games(event, entrant)
        .filter(|(_, game, seat, _)| game.absent == Some(*seat) && was_unbegun(game));
    let mut pairings: Vec<u32> = absent.map(|(pairing, ..)| pairing.number).collect();
    pairings.dedup();
    pairings.len()
}

/// Losses on time after which an entrant is out who has made no move for so long.
const MOST_TIME_OUTS: usize = 2;
const SILENT_MS: Millis = 7 * DAY_MS;

/// True if an entrant has lost games on time, and has made no move in any game of the event for a week before the last.
pub(crate) fn is_gone(event: &StoredEvent, entrant: &Entrant) -> bool {
    let on_time = EndReason::read("time");
    let lost = |game: &Leg, seat: u8| {
        game.status == Status::Finished
            && !game.void
            && game.winner == Some(1 - seat)
            && game.end.as_ref() == Some(&on_time)
    };
    let late = own_games(event, entrant).filter(|(_, game, seat, _)| lost(game, *seat));
    let ends: Vec<Millis> = late.map(|(_, game, ..)| game.ended_at).collect();
    let moved = own_games(event, entrant);
    let moved = moved.filter_map(|(_, game, seat, _)| *game.moved_at.get(usize::from(seat))?);
    // To be put back is a sign of life too, later than all moves in the games before.
    let moved = moved.chain(entrant.returned_at).max();
    let last = ends.iter().max().copied().unwrap_or_default();
    ends.len() >= MOST_TIME_OUTS && moved.is_none_or(|moved| moved <= last - SILENT_MS)
}

/// The share of an event's games, as a divisor, that may be over when someone still joins.
const LATE_PART: usize = 3;

/// Returns the most people who may be in an event: so many as its organiser wants, or as any may have.
pub(crate) fn most_entrants(event: &StoredEvent) -> usize {
    event.terms.seats.map_or(MOST_ENTRANTS, usize::from)
}

/// True if as many people are in an event as may be.
pub(crate) fn is_full(event: &StoredEvent) -> bool {
    event.active().count() >= most_entrants(event)
}

/// True if a person is in a knockout that is played, and out of its bracket.
pub(crate) fn is_beaten(event: &StoredEvent, person: u64) -> bool {
    let Some(entry) = event.active_entry_of(person) else { return false };
    let is_of = |division: &Division| {
        let place = division.place(entry.number);
        place.is_some_and(|place| knockout::is_beaten(&division.event, place))
    };
    event.terms.format == EventFormat::Knockout
        && event.status == EventStatus::Running
        && divisions(event).iter().any(is_of)
}

/// True if someone may still join an event that has begun: less than a third of its games are over, and a division has
/// room. A knockout takes no one.
pub(crate) fn takes_late(event: &StoredEvent) -> bool {
    let (over, known) = progress(event);
    let all = known.max(of_swiss(event));
    let last = event.entrants.iter().map(|entrant| entrant.division).max().unwrap_or_default();
    let in_last = event.active().filter(|entrant| entrant.division == last).count();
    let has_room = match event.terms.format {
        EventFormat::Knockout | EventFormat::Auto => false,
        EventFormat::League => in_last < contest::league::LARGEST,
        EventFormat::RoundRobin | EventFormat::Swiss => true,
    };
    event.status == EventStatus::Running && has_room && LATE_PART * over < all
}

/// Returns how many games a Swiss event has in all if no one joins or leaves any more; 0 for other events.
fn of_swiss(event: &StoredEvent) -> usize {
    let each = usize::from(rounds(event).unwrap_or_default());
    each * event.active().count() / 2 * usize::from(event.terms.games)
}

/// Returns the people who share the first place of a division; no one where no game has given a point, or all who stand there
/// have left.
pub(crate) fn winners(event: &StoredEvent, division: &Division) -> Vec<u64> {
    let numbers = first_numbers(division).into_iter();
    numbers.filter_map(|number| Some(event.entrant(number)?.person)).collect()
}

/// True if a division of an event that is over has no winner.
pub(crate) fn has_no_winner(event: &StoredEvent, division: &Division) -> bool {
    event.status == EventStatus::Over && first_numbers(division).is_empty()
}

/// Returns the winners of each division by their numbers, in ascending order.
pub(crate) fn winners_by_number(event: &StoredEvent) -> Vec<Vec<u16>> {
    let ascending = |division: Division| {
        let mut numbers = first_numbers(&division);
        numbers.sort_unstable();
        numbers
    };
    divisions(event).into_iter().map(ascending).collect()
}

/// Returns the numbers of the entrants who share the first place of a division, in the order of its table.
fn first_numbers(division: &Division) -> Vec<u16> {
    table::winners(&division.event).into_iter().map(|who| division.entrants[who]).collect()
}

/// Returns the numbers of the entrants of a season in the order in which they stand for the next one.
pub(crate) fn standing(divisions: &[Division]) -> Vec<u16> {
    let table = |division: &Division| {
        division.table().into_iter().map(|(number, _)| number).collect::<Vec<u16>>()
    };
    let has_result = |division: &Division| table::has_result(&division.event);
    let have_results: Vec<bool> = divisions.iter().map(has_result).collect();
    let tables: Vec<_> = divisions.iter().map(table).collect();
    contest::league::order(&tables, &have_results)
}

/// Returns the people who go up a division after a season, and those who go down one, as its table is. Whoever has left does
/// neither, and the others move up in their place.
pub(crate) fn movers(event: &StoredEvent) -> [Vec<u64>; 2] {
    let numbers = standing(&divisions(event)).into_iter();
    let stays = |number: u16| event.entrant(number).filter(|entrant| entrant.left_at.is_none());
    let order: Vec<&Entrant> = numbers.filter_map(stays).collect();
    let mut movers = [Vec::new(), Vec::new()];
    for (entrant, division) in order.iter().zip(contest::league::deal(order.len())) {
        match division.cmp(&usize::from(entrant.division)) {
            Ordering::Less => movers[0].push(entrant.person),
            Ordering::Greater => movers[1].push(entrant.person),
            Ordering::Equal => {}
        }
    }
    movers
}

/// Returns how many games of an event are over, and how many it has so far; in a round robin all that it will have, those of
/// who has left included.
pub(crate) fn progress(event: &StoredEvent) -> (usize, usize) {
    let legs = || event.pairings.iter().flat_map(|pairing| &pairing.games);
    let over = |leg: &&Leg| matches!(leg.status, Status::Finished | Status::Aborted);
    let to_come: usize = match event.terms.format {
        EventFormat::League | EventFormat::RoundRobin => {
            divisions(event).iter().map(|division| unopened(&division.event)).sum()
        }
        _ => 0,
    };
    (legs().filter(over).count(), legs().count() + to_come * usize::from(event.terms.games))
}

/// True while one game of a set is over and the other is not: the table has no points of it yet.
pub(crate) fn has_half_set(event: &StoredEvent) -> bool {
    let is_half = |pairing: &StoredPairing| {
        let results = leg_results(&pairing.games);
        results.iter().any(Option::is_some) && results.iter().any(Option::is_none)
    };
    event.pairings.iter().any(is_half)
}

/// Returns how many people play in an event; once it is over, how many have, also those who left. People who left
/// before it began are no entrants.
pub(crate) fn players(event: &StoredEvent) -> usize {
    match event.status {
        EventStatus::Over => event.entrants.len(),
        _ => event.active().count(),
    }
}

/// Returns how many pairings of a round robin are still to be opened, as things are.
fn unopened(event: &contest::Event) -> usize {
    let active = event.active();
    let opened: HashSet<_> = event.pairings.iter().filter_map(contest::Pairing::both).collect();
    let pairs = active.iter().flat_map(|one| active.iter().map(move |other| (*one, *other)));
    pairs.filter(|(one, other)| one < other && !opened.contains(&(*one, *other))).count()
}

/// Time to begin of an event that had too few when its own came: it begins once enough are in. Earlier than all others.
pub(crate) const ONCE_ENOUGH: Millis = 0;

/// Time between two seasons of a league (ms).
pub(crate) const BETWEEN_SEASONS_MS: Millis = 3 * DAY_MS;

/// Time before a season begins at which the silent are asked (ms).
pub(crate) const ASKED_BEFORE_MS: Millis = 48 * HOUR_MS;

/// Time without a move after which someone is silent (ms).
const QUIET_MS: Millis = 14 * DAY_MS;

/// Returns when the silent are asked, where someone was carried into a season that is open.
pub(crate) fn asked_at(event: &StoredEvent) -> Option<Millis> {
    let begins_at = event.terms.begins_at.filter(|_| event.status == EventStatus::Open)?;
    (event.season > 1).then_some(begins_at - ASKED_BEFORE_MS)
}

/// Returns the numbers of those who were carried into the season, have not said that they stay, and had made no move for
/// long when the silent are asked, nor since.
pub(crate) async fn silent(
    ctx: &Context,
    event: &StoredEvent,
    now: Millis,
) -> Result<Vec<u16>, StoreError> {
    let times = asked_at(event).zip(event.terms.begins_at);
    let Some((asked_at, begins_at)) = times.filter(|(asked_at, _)| *asked_at <= now) else {
        return Ok(Vec::new());
    };
    // All who were carried into it have entered at the same time, as it was made.
    let made_at = event.entrants.iter().map(|entrant| entrant.joined_at).min();
    let mut silent = Vec::new();
    for entrant in event.active() {
        let carried = Some(entrant.joined_at) == made_at
            && entrant.joined_at <= begins_at - BETWEEN_SEASONS_MS;
        if carried
            && entrant.returned_at.is_none()
            && !ctx.store.was_active_since(entrant.person, asked_at - QUIET_MS).await?
        {
            silent.push(entrant.number);
        }
    }
    Ok(silent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::{event, won_by};

    /// A game that the second one has won on time.
    fn lost() -> Leg {
        Leg { end: Some(EndReason::read("time")), ..won_by(1) }
    }

    /// A game that was never begun.
    fn lapsed() -> Leg {
        let (status, end) = (Status::Aborted, Some(EndReason::NoFirstMove));
        Leg { status, end, winner: None, absent: Some(0), ..lost() }
    }

    #[test]
    fn two_who_both_do_not_begin_have_not_played() {
        assert_eq!(played(&[lapsed(), lapsed()]), Some(Outcome::BothForfeit));
        assert_eq!(played(&[lapsed()]), Some(Outcome::OneForfeits));
        assert_eq!(played(&[lapsed(), lost()]), Some(Outcome::Played(2, 2)));
        let void = || Leg { void: true, ..lost() };
        assert_eq!(played(&[lapsed(), void()]), Some(Outcome::Unmet(0, 2)), "no one has played");
        assert_eq!(played(&[lost(), void()]), Some(Outcome::Played(0, 2)));
    }

    /// It gives points and no play; nor is it a game that was not begun.
    #[test]
    fn what_is_given_up_at_once_is_no_play() {
        let mut event = event(EventFormat::RoundRobin, 4);
        let given_up = |seat: u8| Leg { absent: Some(seat), ..won_by(1 - seat) };
        let first = event.pairings[0].clone();
        let with = |games: &[Leg]| {
            let (other, unplayed, games) = (Some(2), None, games.to_vec());
            StoredPairing { one: 1, other, unplayed, games, ..first.clone() }
        };
        let outcomes = [
            (vec![given_up(0)], Outcome::OneForfeits),
            (vec![given_up(1)], Outcome::OtherForfeits),
            (vec![given_up(1), given_up(0)], Outcome::OtherForfeits),
            (vec![given_up(0), given_up(0)], Outcome::Played(2, 2)),
            (vec![given_up(1), lapsed()], Outcome::OtherForfeits),
            (vec![given_up(1), won_by(1)], Outcome::Played(4, 0)),
            (vec![Leg { ruled: true, ..given_up(0) }], Outcome::Played(0, 2)),
            (vec![Leg { void: true, ..given_up(0) }], Outcome::BothForfeit),
        ];
        for (games, expected) in outcomes {
            assert_eq!(outcome(&with(&games)), Some(expected), "{games:?}");
        }
        let ruled = Leg { ruled: true, ..given_up(0) };
        let void = Leg { void: true, ..given_up(0) };
        event.pairings = vec![with(&[given_up(0)]), with(&[ruled]), with(&[void])];
        assert_eq!(absences(&event, &event.entrants[0]), 0);
        event.pairings = vec![with(&[lapsed()])];
        assert_eq!(absences(&event, &event.entrants[0]), 1);
    }

    /// Someone of the upper division has left: the first of the lower one has the place, and no one goes down.
    #[test]
    fn who_stays_moves_up_in_the_place_of_who_has_left() {
        let mut event = event(EventFormat::League, 12);
        for entrant in &mut event.entrants {
            let is_gone = entrant.number == 3;
            entrant.left_at = is_gone.then_some(1);
            entrant.division = u16::from(entrant.number > 6);
        }
        event.pairings.clear();
        let [up, down] = movers(&event);
        assert_eq!((up.len(), down.len()), (1, 0));
        assert!(event.entrants[6..].iter().any(|entrant| entrant.person == up[0]));
    }

    /// The games of someone who leaves stay among those of the event.
    #[test]
    fn who_leaves_takes_no_game_out_of_the_count() {
        let mut event = event(EventFormat::RoundRobin, 4);
        event.terms.games = 1;
        let with = |number: u32, one, other, games| StoredPairing {
            number,
            one,
            other: Some(other),
            unplayed: None,
            games,
            ..event.pairings[0].clone()
        };
        let running = || Leg { status: Status::Running, ..lost() };
        let pairings = vec![with(1, 1, 2, vec![lost()]), with(2, 3, 4, vec![running()])];
        event.pairings = pairings;
        assert_eq!(progress(&event), (1, 6));
        event.entrants[3].left_at = Some(1);
        assert_eq!(progress(&event), (1, 4), "three among those who stay, and one of who has left");
    }

    /// Games of minutes would be over for three days before the next ones begin.
    #[test]
    fn with_quick_clocks_no_one_waits_for_days() {
        use crate::play::pace::Pace::{Bank, Daily, Hour, Live};
        let waits = |pace| {
            let event = event(EventFormat::Swiss, 4);
            terms(&EventTerms { pace, ..event.terms }, 1).patience_ms
        };
        let waits = [Live, Hour, Daily, Bank].map(waits);
        assert_eq!(waits, [HOUR_MS / 6, 3 * HOUR_MS, 3 * DAY_MS, 3 * DAY_MS]);
    }

    /// A game that was decided on weeks after its end is no longer ago than that.
    #[test]
    fn a_ruling_moves_no_end() {
        let mut event = event(EventFormat::RoundRobin, 4);
        let moved_at = [Some(DAY_MS), None];
        let game = Leg { ended_at: 2 * DAY_MS, updated_at: 30 * DAY_MS, moved_at, ..lost() };
        let pairing = StoredPairing { one: 1, games: vec![game], ..event.pairings[0].clone() };
        event.pairings = vec![pairing.clone(), pairing];
        let mut own = event.entrants[0].clone();
        assert!(!is_gone(&event, &own), "there was a move the day before");
        own.returned_at = Some(3 * DAY_MS);
        assert_eq!(own_games(&event, &own).count(), 0, "both ended before");
    }

    #[test]
    fn who_was_put_back_has_a_week_again() {
        let back = 30 * DAY_MS;
        let mut event = event(EventFormat::RoundRobin, 4);
        let game = |moved_at: Millis, ended_at: Millis| Leg {
            ended_at,
            moved_at: [Some(moved_at), None],
            ..lost()
        };
        let pairing = StoredPairing { one: 1, games: Vec::new(), ..event.pairings[0].clone() };
        let pairing = |game: Leg| StoredPairing { games: vec![game], ..pairing.clone() };
        let late = || pairing(game(back - 8 * DAY_MS, back + DAY_MS));
        event.pairings = vec![late(), late()];
        let mut own = event.entrants[0].clone();
        assert!(is_gone(&event, &own), "a week without a move");
        own.returned_at = Some(back);
        assert!(!is_gone(&event, &own), "put back a day ago");
        own.returned_at = Some(back - 7 * DAY_MS);
        assert!(is_gone(&event, &own), "put back a week ago");
    }
}
