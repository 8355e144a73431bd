//! Events from their beginning to their end: Berger tables, rolling pairing, brackets, closing.

use super::{event, opened, random_result, usual};
use narabe::contest::{AtEnd, Event, Format, Next, Outcome, Pace, Pairing, Phase, Terms};
use narabe::contest::{berger, knockout, next, rolling, table};
use std::collections::HashSet;

/// FIDE Handbook C.05, Annex 1: the table for 5 or 6 players.
#[test]
fn the_berger_table_of_six_is_that_of_fide() {
    let rounds: Vec<Vec<(usize, usize)>> =
        berger::table(6).iter().map(|r| r.iter().map(|(a, b)| (a + 1, b + 1)).collect()).collect();
    let fide = [
        [(1, 6), (2, 5), (3, 4)],
        [(6, 4), (5, 3), (1, 2)],
        [(2, 6), (3, 1), (4, 5)],
        [(6, 5), (1, 4), (2, 3)],
        [(3, 6), (4, 2), (5, 1)],
    ];
    assert_eq!(rounds, fide.map(|round| round.to_vec()));
}

#[test]
fn berger_tables_have_each_pair_once_and_even_seats() {
    for count in 2..=64 {
        let (mut met, mut surplus) = (HashSet::new(), vec![0_i32; count]);
        for round in berger::table(count) {
            let players: HashSet<usize> = round.iter().flat_map(|(a, b)| [*a, *b]).collect();
            assert_eq!(players.len(), 2 * (count / 2), "{count}: one plays twice in a round");
            for (a, b) in round {
                assert!(met.insert((a.min(b), a.max(b))), "{count}: {a} and {b} meet twice");
                surplus[a] += 1;
                surplus[b] -= 1;
            }
        }
        assert_eq!(met.len(), count * (count - 1) / 2);
        assert!(surplus.iter().all(|surplus| surplus.abs() <= 1), "{count}: {surplus:?}");
    }
}

#[test]
fn lots_are_a_permutation_that_the_seed_decides() {
    let drawn = berger::lots(64, 7);
    assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), 64);
    assert_eq!(drawn, berger::lots(64, 7));
    assert_ne!(drawn, berger::lots(64, 8));
}

/// Length of a pairing: the longer of two games, each log-normal with a median of 8 days, cut off at 30.
fn length(random: &mut fastrand::Rng) -> f64 {
    let mut game = || {
        let (a, b) = (1.0 - random.f64(), random.f64());
        let normal = (-2.0 * a.ln()).sqrt() * (std::f64::consts::TAU * b).cos();
        8.0 * (0.6 * normal).exp()
    };
    game().max(game()).min(30.0)
}

const DAY: f64 = 86_400_000.0;

/// Plays an event whose pairings last at random, and looks at it after each step; gives its length in days.
fn life(event: &mut Event, random: &mut fastrand::Rng, look: impl Fn(&Event, i64)) -> f64 {
    let (mut now, mut ends) = (0, Vec::new());
    loop {
        let until = match next(event, now) {
            Next::Open(pairings) => {
                for pairing in pairings {
                    if pairing.outcome.is_none() {
                        ends.push((now + (DAY * length(random)) as i64, event.pairings.len()));
                    }
                    event.pairings.push(pairing);
                }
                continue;
            }
            Next::End { .. } => return now as f64 / DAY,
            Next::Wait { until } => until,
            other => panic!("{other:?}"),
        };
        look(event, now);
        ends.sort_unstable_by(|a, b| b.cmp(a));
        let first = ends.last().map(|(at, _)| *at);
        match (until, first) {
            (Some(until), end) if end.is_none_or(|end| until < end) => {
                assert!(until > now, "it waits for the past");
                now = until;
            }
            (_, Some(end)) => {
                now = end;
                let (_, at) = ends.pop().unwrap();
                let result = random_result(random, event.terms.games);
                event.pairings[at].outcome = Some(result);
                event.pairings[at].ended_at = Some(now);
            }
            (None, None) => panic!("it waits for ever"),
            (Some(_), None) => unreachable!("the first case takes it"),
        }
    }
}

/// After each step no two who are free have yet to meet, and no one has more opponents than allowed.
fn no_one_idle(event: &Event, opponents: usize) {
    let open = event.open_counts();
    assert!(open.iter().all(|open| *open <= opponents));
    let met: HashSet<_> = event.pairings.iter().filter_map(Pairing::both).collect();
    for a in 0..open.len() {
        for b in a + 1..open.len() {
            let idle = open[a] < opponents && open[b] < opponents && !met.contains(&(a, b));
            assert!(!idle, "{a} and {b} are free and have not met");
        }
    }
}

#[test]
fn a_rolling_round_robin_leaves_no_one_idle() {
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let opponents = random.usize(1..=4);
        let mut event = usual(Format::RoundRobin, 2, random.usize(3..=16));
        event.terms.pace = Pace::Rolling { opponents };
        life(&mut event, &mut random, |event, _| no_one_idle(event, opponents));
        let count = event.entrants.len();
        assert_eq!(event.pairings.len(), count * (count - 1) / 2, "seed {seed}");
    }
}

#[test]
fn rolling_with_three_takes_1_7_times_as_long_as_at_once() {
    let mean = |opponents| {
        let days = |seed| {
            let mut random = fastrand::Rng::with_seed(seed);
            let mut event = usual(Format::RoundRobin, 2, 8);
            event.terms.pace = Pace::Rolling { opponents };
            life(&mut event, &mut random, |_, _| ())
        };
        (0..300).map(days).sum::<f64>() / 300.0
    };
    let (rolling, at_once) = (mean(3), mean(7));
    println!("{rolling:.1} days with three opponents, {at_once:.1} with all at once");
    assert!(at_once > 20.0 && rolling <= 1.7 * at_once, "{rolling} and {at_once}");
}

#[test]
fn a_rolling_swiss_leaves_no_one_idle_for_too_long() {
    for seed in 0..60 {
        let mut random = fastrand::Rng::with_seed(seed);
        let games = random.u8(1..=2);
        let mut event = usual(Format::Swiss, games, random.usize(3..=24));
        if seed % 2 == 1 {
            event.terms.patience_ms = rolling::PATIENCE_MS / 24;
        }
        let rounds = usize::from(narabe::contest::swiss::rounds(&event));
        life(&mut event, &mut random, |event, now| {
            let open = event.open_counts();
            let of = |who| event.pairings.iter().filter(move |pairing| pairing.has(who));
            let since = |who| of(who).map(|p| p.ended_at.unwrap_or(p.opened_at)).max().unwrap_or(0);
            let met: HashSet<_> = event.pairings.iter().filter_map(Pairing::both).collect();
            let free: Vec<usize> =
                (0..open.len()).filter(|who| open[*who] < 2 && of(*who).count() < rounds).collect();
            for (a, b) in free.iter().flat_map(|a| free.iter().map(move |b| (*a, *b))) {
                let waited = now - since(a).min(since(b)) >= event.terms.patience_ms;
                assert!(a >= b || met.contains(&(a, b)) || !waited, "{seed}: {a}, {b}");
            }
        });
        let pairs: Vec<_> = event.pairings.iter().filter_map(Pairing::both).collect();
        assert_eq!(pairs.iter().collect::<HashSet<_>>().len(), pairs.len(), "seed {seed}");
    }
}

/// Someone who leaves makes the number of opponents less, but not for who has had one less than another who is still in.
#[test]
fn who_has_one_opponent_less_since_someone_has_left_gets_half_of_the_points() {
    let mut event = usual(Format::Swiss, 1, 3);
    let won = |one, other| Pairing {
        round: 1,
        one,
        other: Some(other),
        decider: false,
        opened_at: 0,
        ended_at: Some(1),
        outcome: Some(Outcome::Played(2, 0)),
    };
    event.pairings = vec![won(2, 1), won(1, 0)];
    event.entrants[0].left = true;
    let found = opened(&event, 2);
    let found: Vec<_> = found.iter().map(|found| (found.one, found.other, found.outcome)).collect();
    assert_eq!(found, [(2, None, Some(Outcome::HalfBye))]);
}

/// The last two who have still to meet are far apart: no result comes any more that would bring them closer.
#[test]
fn no_one_in_a_swiss_waits_while_nothing_is_played() {
    let mut event = usual(Format::Swiss, 1, 4);
    let met = |one, other, ended_at: Option<i64>| Pairing {
        round: 1,
        one,
        other: Some(other),
        decider: false,
        opened_at: 0,
        ended_at,
        outcome: ended_at.map(|_| Outcome::Played(2, 0)),
    };
    event.pairings = vec![met(0, 1, Some(1)), met(2, 3, Some(1)), met(2, 1, None)];
    let waits = matches!(next(&event, 2), Next::Wait { until: Some(_) });
    assert!(waits, "a game is played, and the two who are free are a point apart");
    event.pairings[2] = met(2, 1, Some(2));
    let found = opened(&event, 2);
    let both: Vec<_> = found.iter().filter_map(Pairing::both).collect();
    assert_eq!((both, found[0].opened_at), (vec![(0, 3)], 2));
}

#[test]
fn the_best_seeds_of_a_bracket_meet_last() {
    assert_eq!(knockout::places(8), [0, 7, 3, 4, 1, 6, 2, 5]);
    assert_eq!(knockout::places(5).len(), 8);
}

/// The better seed wins each match, the final after a drawn set by the decider.
#[test]
fn a_knockout_is_played_to_its_end() {
    let mut event = usual(Format::Knockout, 2, 6);
    let first = opened(&event, 0);
    let pairs: Vec<_> = first.iter().map(|pairing| (pairing.one, pairing.other)).collect();
    assert_eq!(pairs, [(3, Some(4)), (2, Some(5))], "the first two have byes");
    let mut deciders = 0;
    let winners = loop {
        match next(&event, 0) {
            Next::Open(pairings) => event.pairings.extend(pairings),
            Next::End { winners } => break winners,
            other => panic!("{other:?}"),
        }
        for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
            let final_set = pairing.round == 3 && !pairing.decider;
            deciders += u8::from(pairing.decider);
            pairing.outcome = Some(match (final_set, pairing.decider) {
                (true, _) => Outcome::Played(2, 2),
                (_, true) => Outcome::Played(0, 2),
                _ => Outcome::Played(4, 0),
            });
        }
    };
    assert_eq!((winners, deciders), (vec![1], 1), "the second seed wins the decider");
    let places: Vec<_> = table::table(&event).iter().map(|row| (row.entrant, row.place)).collect();
    assert_eq!(places, [(1, 1), (0, 2), (2, 3), (3, 3), (4, 5), (5, 5)]);
}

/// The losers of a round share a place, in which points are in order as in every other part of a table.
#[test]
fn who_shares_a_place_of_a_knockout_stands_by_points() {
    let mut event = usual(Format::Knockout, 2, 4);
    event.pairings = opened(&event, 0);
    for pairing in &mut event.pairings {
        let points = if pairing.has(3) { (3, 1) } else { (4, 0) };
        pairing.outcome = Some(Outcome::Played(points.0, points.1));
    }
    let lost: Vec<_> =
        table::table(&event)[2..].iter().map(|row| (row.entrant, row.place)).collect();
    assert_eq!(lost, [(3, 3), (2, 3)], "the last seed has won a half more");
}

/// The player who did not begin a drawn game begins the one that decides. In a match of two games each has begun one.
#[test]
fn the_other_one_begins_the_decider_of_a_single_game() {
    for (games, begins) in [(1, (1, Some(0))), (2, (0, Some(1)))] {
        let mut event = usual(Format::Knockout, games, 2);
        event.pairings = opened(&event, 0);
        let full = i64::from(games);
        event.pairings[0].outcome = Some(Outcome::Played(full, full));
        let decider = opened(&event, 0)[0];
        assert_eq!((decider.one, decider.other), begins, "{games}");
        assert!(decider.decider);
        for (points, winner) in [((1, 1), 0), ((0, 2), decider.other.unwrap())] {
            let mut event = event.clone();
            let outcome = Some(Outcome::Played(points.0, points.1));
            event.pairings.push(Pairing { outcome, ..decider });
            let drawn = points.0 == points.1;
            let through = knockout::drawn_through(&event, decider.round);
            assert_eq!(through, if drawn { vec![(0, 1)] } else { Vec::new() });
            assert_eq!(
                [0, 1].map(|who| knockout::is_beaten(&event, who)),
                [winner != 0, winner != 1]
            );
            assert_eq!(next(&event, 0), Next::End { winners: vec![winner] }, "{games}");
        }
    }
}

#[test]
fn who_leaves_a_knockout_lets_the_opponent_pass() {
    let mut event = usual(Format::Knockout, 1, 4);
    event.entrants[0].left = true;
    let pairings = opened(&event, 0);
    assert_eq!(pairings.iter().filter_map(Pairing::both).collect::<Vec<_>>(), [(1, 2)]);
    event.pairings.extend(pairings);
    event.pairings[0].outcome = Some(Outcome::Played(0, 0));
    assert!(opened(&event, 0)[0].decider);
}

#[test]
fn tables_strike_who_is_out_while_a_knockout_goes_on() {
    let mut event = usual(Format::Knockout, 1, 6);
    event.pairings = opened(&event, 0);
    for pairing in &mut event.pairings {
        pairing.outcome = Some(Outcome::Played(2, 0));
    }
    event.entrants[1].left = true;
    let marks = knockout::marks(&event);
    assert_eq!(marks.struck, [false, true, false, false, true, true]);
    assert_eq!(marks.passed, [(1, 0), (1, 1), (2, 2)], "two byes, and one whose opponent has left");
    event.phase = Phase::Over;
    let who_left = [false, true, false, false, false, false];
    assert_eq!(knockout::marks(&event).struck, who_left, "the places say all");
    let terms = Terms::usual(Format::RoundRobin, 1);
    let marks = knockout::marks(&Event { terms, phase: Phase::Running, ..event });
    assert_eq!((marks.struck, marks.passed), (who_left.to_vec(), Vec::new()), "no bracket");
}

/// A match that no one has won, since it was voided or drawn to its end, is no win of a better seed who has left. Where it is
/// voided, and no other game has given a point, whoever goes on has won nothing.
#[test]
fn who_is_still_in_goes_on_from_a_match_that_no_one_won() {
    let drawn = Outcome::Played(1, 1);
    for outcomes in [vec![Outcome::BothForfeit], vec![drawn, drawn]] {
        for (left, on) in [([false, false], 0), ([true, false], 1)] {
            let mut event = usual(Format::Knockout, 1, 2);
            for outcome in &outcomes {
                let pairing = opened(&event, 0)[0];
                event.pairings.push(Pairing { outcome: Some(*outcome), ..pairing });
            }
            event.entrants[0].left = left[0];
            event.entrants[1].left = left[1];
            let through = knockout::drawn_through(&event, 1);
            let by_seed = outcomes.len() == 2 && !left[0];
            assert_eq!(through, if by_seed { vec![(0, 1)] } else { Vec::new() }, "{left:?}");
            let without_result = knockout::unplayed_through(&event, 1);
            let by_seed = outcomes.len() == 1 && !left[0];
            assert_eq!(without_result, if by_seed { vec![(0, 1)] } else { Vec::new() }, "{left:?}");
            let is_out = [0, 1].map(|who| knockout::is_beaten(&event, who));
            assert_eq!(is_out, [on != 0, on != 1], "{outcomes:?}, {left:?}");
            let winners = if outcomes.contains(&drawn) { vec![on] } else { Vec::new() };
            assert_eq!(next(&event, 0), Next::End { winners }, "{outcomes:?}");
        }
    }
}

/// The last match of a bracket may be voided or stay unplayed: the better seed wins, as long as another match was won.
#[test]
fn a_voided_final_goes_to_the_better_seed() {
    for (semi, winners) in [(Outcome::Played(2, 0), vec![0]), (Outcome::BothForfeit, Vec::new())] {
        let mut event = usual(Format::Knockout, 1, 3);
        for outcome in [semi, Outcome::BothForfeit] {
            let pairing = opened(&event, 0)[0];
            event.pairings.push(Pairing { outcome: Some(outcome), ..pairing });
        }
        assert_eq!(next(&event, 0), Next::End { winners }, "{semi:?}");
    }
}

/// The opponent of the round before is not called back once the better seed has been paired again.
#[test]
fn who_leaves_in_a_later_round_has_gone_on() {
    for (left_at, beaten) in
        [(Some(20), [false, true]), (None, [false, true]), (Some(5), [true, false])]
    {
        let mut event = usual(Format::Knockout, 1, 4);
        event.pairings = opened(&event, 0);
        for pairing in &mut event.pairings {
            let outcome = if pairing.has(0) { Outcome::BothForfeit } else { Outcome::Played(2, 0) };
            (pairing.outcome, pairing.ended_at) = (Some(outcome), Some(10));
        }
        let last = opened(&event, 10);
        assert!(last[0].has(0), "the better seed goes on");
        event.pairings.extend(last);
        (event.entrants[0].left, event.entrants[0].left_at) = (true, left_at);
        let out = [0, 3].map(|who| knockout::is_beaten(&event, who));
        assert_eq!(out, beaten, "{left_at:?}");
    }
}

#[test]
fn an_event_begins_when_its_terms_say_so() {
    let open = |begins_with, begins_at, entrants| {
        let terms = Terms { begins_with, begins_at, ..Terms::usual(Format::RoundRobin, 2) };
        Event { phase: Phase::Open, ..event(terms, entrants) }
    };
    assert_eq!(next(&open(Some(4), None, 3), 9), Next::Wait { until: None });
    assert_eq!(next(&open(Some(4), None, 4), 9), Next::Begin);
    assert_eq!(next(&open(None, Some(10), 4), 9), Next::Wait { until: Some(10) });
    assert_eq!(next(&open(None, Some(10), 3), 10), Next::Begin);
    assert_eq!(next(&open(None, Some(10), 1), 10), Next::TooFew { missing: 2 });
    let over = Event { phase: Phase::Over, ..open(None, Some(10), 4) };
    assert_eq!(next(&over, 10), Next::Wait { until: None });
}

#[test]
fn an_event_closes_as_its_terms_say() {
    for (at_end, expected) in [
        (AtEnd::Drawn, Next::Draw(vec![0])),
        (AtEnd::Organiser, Next::Ask(vec![0])),
        (AtEnd::Clocks, Next::Wait { until: None }),
    ] {
        let terms = Terms { closes_at: Some(50), at_end, ..Terms::usual(Format::RoundRobin, 1) };
        let mut event = event(terms, 4);
        event.pairings = opened(&event, 0)[..1].to_vec();
        assert!(matches!(next(&event, 49), Next::Open(_)));
        assert_eq!(next(&event, 50), expected);
        event.pairings[0].outcome = Some(Outcome::OtherForfeits);
        let winners = vec![event.pairings[0].one];
        assert_eq!(next(&event, 50), Next::End { winners });
    }
}

#[test]
fn strict_rounds_wait_for_each_other() {
    let mut event = usual(Format::RoundRobin, 1, 4);
    event.terms.pace = Pace::Strict;
    let first = opened(&event, 0);
    assert_eq!(first.len(), 2);
    event.pairings.extend(first);
    event.pairings[0].outcome = Some(Outcome::Played(1, 1));
    assert_eq!(next(&event, 0), Next::Wait { until: None });
    event.pairings[1].outcome = Some(Outcome::Played(2, 0));
    assert!(opened(&event, 0).iter().all(|pairing| pairing.round == 2));
}
