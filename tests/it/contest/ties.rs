//! The table, against a second, plain calculation in floating point that is written from the definitions.

use super::{counted, event, random_result};
use narabe::contest::{Event, Format, Next, Outcome, Pace, Pairing, Terms, TieBreak};
use narabe::contest::{next, rolling, table};
use std::collections::BTreeMap;

/// A tournament with byes, forfeits and absences.
fn tournament(seed: u64) -> Event {
    let mut random = fastrand::Rng::with_seed(seed);
    let terms = Terms {
        pace: Pace::Strict,
        tie_breaks: TieBreak::ALL.to_vec(),
        ..Terms::usual(Format::Swiss, random.u8(1..=2))
    };
    let mut event = event(terms, random.usize(3..=20));
    for round in 1..=random.u16(1..8) {
        let mut order: Vec<usize> = (0..event.entrants.len()).collect();
        random.shuffle(&mut order);
        order.truncate(order.len() - random.usize(..2));
        for pair in order.chunks(2) {
            let (one, other) = (pair[0], pair.get(1).copied());
            let outcome = match (other, random.u8(..12)) {
                (None, 0..6) => Outcome::Bye,
                (None, 6..10) => Outcome::HalfBye,
                (None, _) => Outcome::Absent,
                (_, 0) => Outcome::OneForfeits,
                (_, 1) => Outcome::OtherForfeits,
                (_, 2) => Outcome::BothForfeit,
                _ => random_result(&mut random, event.terms.games),
            };
            event.pairings.push(Pairing {
                round,
                one,
                other,
                decider: false,
                opened_at: 0,
                ended_at: Some(0),
                outcome: Some(outcome),
            });
        }
    }
    event
}

/// A round of an entrant: the opponent if it was played, own points, points of the other side.
type Round = (Option<usize>, f64, f64);

fn rounds(event: &Event) -> Vec<Vec<Round>> {
    let full = f64::from(event.terms.games);
    let last = event.pairings.iter().map(|pairing| pairing.round).max().unwrap();
    let of = |who: usize, round: u16| -> Round {
        let mut own = event.pairings.iter().filter(|p| p.round == round && p.has(who));
        let Some(pairing) = own.next() else { return (None, 0.0, full) };
        let first = pairing.one == who;
        match (pairing.outcome.unwrap(), first) {
            (Outcome::Played(a, b), true) => (pairing.other, a as f64 / 2.0, b as f64 / 2.0),
            (Outcome::Played(a, b), false) => (Some(pairing.one), b as f64 / 2.0, a as f64 / 2.0),
            (Outcome::Bye, _) | (Outcome::OtherForfeits, true) | (Outcome::OneForfeits, false) => {
                (None, full, 0.0)
            }
            (Outcome::HalfBye, _) => (None, full / 2.0, full / 2.0),
            _ => (None, 0.0, full),
        }
    };
    (0..event.entrants.len()).map(|who| (1..=last).map(|round| of(who, round)).collect()).collect()
}

/// The value of a tie-break among those who are tied, where a pairing has so many games.
fn value(
    tie: TieBreak,
    games: u8,
    rounds: &[Vec<Round>],
    who: usize,
    tied: &[usize],
) -> Option<f64> {
    let score = |who: usize| rounds[who].iter().map(|round| round.1).sum::<f64>();
    let own = &rounds[who];
    let mut opponents: Vec<f64> = own.iter().map(|round| score(round.0.unwrap_or(who))).collect();
    opponents.sort_by(f64::total_cmp);
    let met = |a: usize, b: usize| rounds[a].iter().filter(|round| round.0 == Some(b)).count() == 1;
    Some(match tie {
        TieBreak::Points => score(who),
        TieBreak::MatchPoints => {
            own.iter().map(|r| if r.1 > r.2 { 2.0 } else { f64::from(u8::from(r.1 == r.2)) }).sum()
        }
        TieBreak::SonnebornBerger => {
            let share = |round: &Round| round.1 / f64::from(games);
            own.iter().map(|round| round.0.map_or(0.0, |other| share(round) * score(other))).sum()
        }
        TieBreak::Buchholz => opponents.iter().sum(),
        TieBreak::BuchholzCut1 => opponents.iter().skip(1).sum(),
        TieBreak::Wins => own.iter().filter(|r| r.0.is_some() && r.1 > r.2).count() as f64,
        TieBreak::DirectEncounter => {
            let all = tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)));
            let among = own.iter().filter(|r| r.0.is_some_and(|who| tied.contains(&who)));
            return (all && tied.len() > 1).then(|| among.map(|round| round.1).sum());
        }
    })
}

#[test]
fn tie_breaks_are_those_of_a_plain_calculation() {
    let tournaments = counted(1000).min(10_000) as u64;
    let mut direct = 0;
    for seed in 0..tournaments {
        let event = tournament(seed);
        let plain = rounds(&event);
        let rows = table::table(&event);
        assert_eq!(rows.len(), event.entrants.len());
        let points = |who: usize| plain[who].iter().map(|round| round.1).sum::<f64>();
        // Those who are tied before each tie-break: by points and the tie-breaks before it.
        let keys: BTreeMap<usize, Vec<i64>> = rows
            .iter()
            .map(|row| {
                let ties = row.ties.iter().map(|tie| tie.unwrap_or(i64::MIN));
                (row.entrant, std::iter::once(row.points).chain(ties).collect())
            })
            .collect();
        for row in &rows {
            assert_eq!(row.points as f64 / 8.0, points(row.entrant), "seed {seed}");
            for (at, tie) in event.terms.tie_breaks.iter().enumerate() {
                let equal = |who: &&usize| keys[who][..=at] == keys[&row.entrant][..=at];
                let tied: Vec<usize> = keys.keys().filter(equal).copied().collect();
                let expected = value(*tie, event.terms.games, &plain, row.entrant, &tied);
                direct += usize::from(*tie == TieBreak::DirectEncounter && expected.is_some());
                let found = row.ties[at].map(|eighths| eighths as f64 / 8.0);
                assert_eq!(found, expected, "seed {seed}, {tie:?} of {}", row.entrant);
            }
            let better = keys.values().filter(|key| **key > keys[&row.entrant]).count();
            assert_eq!(row.place, better + 1, "seed {seed}");
        }
    }
    assert!(direct > 0, "direct encounters never applied");
}

/// Players who leave a round robin early take their results along; later, the rest is lost.
#[test]
fn leaving_a_round_robin_early_takes_results_away() {
    let mut event = super::usual(Format::RoundRobin, 1, 5);
    event.terms.pace = Pace::Strict;
    for (count, kept) in [(1, [0; 5]), (2, [0, 8, 8, 8, 8])] {
        let outcomes = [(0, 1), (0, 2)][..count].iter().map(|(one, other)| Pairing {
            round: 1,
            one: *one,
            other: Some(*other),
            decider: false,
            opened_at: 0,
            ended_at: Some(0),
            outcome: Some(Outcome::Played(0, 2)),
        });
        event.pairings = outcomes.collect();
        event.entrants[0].left = true;
        let mut points = [0; 5];
        table::table(&event).iter().for_each(|row| points[row.entrant] = row.points);
        assert_eq!(points, kept, "{count} of four pairings were over");
    }
}

/// Results of those who left a round robin early are taken away, so that all of them stand at the end; in a Swiss no one
/// has any. None of them has won.
#[test]
fn an_event_that_all_have_left_has_no_winner() {
    for format in Format::ALL {
        let mut event = super::usual(format, 1, 5);
        event.entrants.iter_mut().for_each(|entrant| entrant.left = true);
        assert_eq!(next(&event, 0), Next::End { winners: Vec::new() }, "{format:?}");
    }
}

/// Voided games and those to which neither comes give no one a point, and a bye no one a victory. A single game that counts
/// makes a winner, also by the absence of the opponent, unless it has left the table.
#[test]
fn an_event_of_which_no_game_counts_has_no_winner() {
    // A hill pairs no one.
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Hill) {
        let mut event = super::usual(format, 1, 5);
        for now in (1..50).map(|step| step * rolling::PATIENCE_MS) {
            if let Next::Open(pairings) = next(&event, now) {
                event.pairings.extend(pairings);
            }
            for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
                (pairing.outcome, pairing.ended_at) = (Some(Outcome::BothForfeit), Some(now));
            }
        }
        let over = Next::End { winners: Vec::new() };
        assert_eq!(next(&event, 50 * rolling::PATIENCE_MS), over, "{format:?}");
        let last = event.pairings.iter().rposition(|pairing| pairing.other.is_some()).unwrap();
        let one = event.pairings[last].one;
        for outcome in [Outcome::Played(2, 0), Outcome::OtherForfeits] {
            event.pairings[last].outcome = Some(outcome);
            assert_eq!(table::winners(&event), vec![one], "{format:?}, {outcome:?}");
        }
    }
    let mut event = super::usual(Format::RoundRobin, 1, 5);
    event.pairings = super::opened(&event, 0)[..1].to_vec();
    event.pairings[0].outcome = Some(Outcome::OtherForfeits);
    event.entrants[event.pairings[0].other.unwrap()].left = true;
    assert_eq!(table::winners(&event), Vec::<usize>::new(), "the result has left the table");
}

/// The game after a drawn match of two games is worth one point, also if someone does not come to it.
#[test]
fn the_decider_of_a_match_is_one_game() {
    let mut event = super::usual(Format::Knockout, 2, 2);
    event.pairings = super::opened(&event, 0);
    event.pairings[0].outcome = Some(Outcome::Played(2, 2));
    let decider = super::opened(&event, 0);
    assert!(decider[0].decider);
    event.pairings.extend(decider);
    event.pairings[1].outcome = Some(Outcome::OtherForfeits);
    let points: Vec<i64> =
        table::table(&event).iter().map(|row| row.points / table::EIGHTHS).collect();
    assert_eq!(points, [2, 1]);
}

/// Pairings that were open when someone left are forfeited, which is no play.
#[test]
fn forfeits_keep_no_one_in_a_round_robin() {
    let mut event = super::usual(Format::RoundRobin, 1, 5);
    event.terms.pace = Pace::Strict;
    event.pairings = (1..4)
        .map(|other| Pairing {
            round: 1,
            one: 0,
            other: Some(other),
            decider: false,
            opened_at: 0,
            ended_at: Some(0),
            outcome: Some(Outcome::OneForfeits),
        })
        .collect();
    event.entrants[0].left = true;
    assert!(table::table(&event).iter().all(|row| row.points == 0), "no one has a point for it");
}

/// A worked example of Sonneborn-Berger with two games against everyone: 4, 4, 3 and 1 points, 11, 9, 6 and 4.
/// <https://senseis.xmp.net/?SonnebornBerger>, <http://www.fiveinline.com/sbps.html> (example 1).
#[test]
fn the_known_example_of_sonneborn_berger_comes_out() {
    let mut event = super::usual(Format::RoundRobin, 2, 4);
    let halves = [(0, 1, 2), (0, 2, 4), (0, 3, 2), (1, 2, 2), (1, 3, 4), (2, 3, 4)];
    event.pairings = halves
        .map(|(one, other, points)| Pairing {
            round: 1,
            one,
            other: Some(other),
            decider: false,
            opened_at: 0,
            ended_at: Some(0),
            outcome: Some(Outcome::Played(points, 4 - points)),
        })
        .to_vec();
    event.terms.tie_breaks = vec![TieBreak::SonnebornBerger];
    let rows = table::table(&event);
    // The sources add up games, each a half of its pairing.
    let whole = |row: &table::Row| (row.entrant, row.points / 8, 2 * row.ties[0].unwrap() / 8);
    let found: Vec<_> = rows.iter().map(whole).collect();
    assert_eq!(found, [(0, 4, 11), (1, 4, 9), (2, 3, 6), (3, 1, 4)]);
    assert_eq!(rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn a_late_entrant_changes_nothing_of_who_left_before() {
    for played in [2, 3] {
        let mut event = super::usual(Format::RoundRobin, 1, 6);
        for other in 1..=played {
            let (outcome, ended_at) = (Some(Outcome::Played(0, 2)), Some(20));
            let (round, one, other) = (other as u16, 0, Some(other));
            let (decider, opened_at) = (false, 10);
            event.pairings.push(Pairing {
                round,
                one,
                other,
                decider,
                opened_at,
                ended_at,
                outcome,
            });
        }
        (event.entrants[0].left, event.entrants[0].left_at) = (true, Some(30));
        let points = |event: &Event| -> BTreeMap<usize, i64> {
            table::table(event).into_iter().map(|row| (row.entrant, row.points)).collect()
        };
        let before = points(&event);
        let late =
            narabe::contest::Entrant { joined_at: 40, left: false, left_at: None, rating: None };
        event.entrants.extend([late, late]);
        let after = points(&event);
        assert!(before.iter().all(|(who, own)| after[who] == *own), "{before:?} {after:?}");
        assert_eq!((after[&6], after[&7]), (0, 0), "they could not meet");
    }
}
