//! The laws of Swiss pairing, over seeded tournaments and against brute force.

use super::{counted, event, opened, random_result};
use narabe::contest::swiss::{self, Costs};
use narabe::contest::{Event, Format, Next, Pace, Terms, next};

fn strict(entrants: usize, games: u8) -> Event {
    let rounds = Some(u16::MAX);
    event(Terms { pace: Pace::Strict, rounds, ..Terms::usual(Format::Swiss, games) }, entrants)
}

/// Plays the open pairings with random results.
fn play(event: &mut Event, random: &mut fastrand::Rng, now: i64) {
    let games = event.terms.games;
    for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
        pairing.outcome = Some(random_result(random, games));
        pairing.ended_at = Some(now);
    }
}

/// Everyone is paired once in each round, with no one twice, and has one bye at most, up to half as many rounds as there
/// are entrants, whoever leaves meanwhile.
#[test]
fn swiss_rounds_have_no_repeat_and_no_second_bye() {
    let (wanted, mut paired, mut seed) = (counted(2000), 0, 0);
    let (mut surplus, mut even, mut balanced) = (0, 0, 0);
    while paired < wanted {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut event = strict(random.usize(3..=64), random.u8(1..=2));
        let leaving = random.bool();
        let limit = swiss::rounds(&event);
        for round in 1..=limit {
            if leaving && random.u8(..8) == 0 && event.active().len() > 4 {
                let gone = random.choice(event.active()).unwrap();
                event.entrants[gone].left = true;
            }
            if round > swiss::rounds(&event) {
                break;
            }
            let pairings = opened(&event, 0);
            let mut seen = vec![0; event.entrants.len()];
            for who in pairings.iter().flat_map(|p| std::iter::once(p.one).chain(p.other)) {
                seen[who] += 1;
            }
            let once = event.entrants.iter().map(|entrant| usize::from(!entrant.left));
            assert!(once.eq(seen), "seed {seed}, round {round}");
            event.pairings.extend(pairings);
            play(&mut event, &mut random, 0);
            paired += 1;
        }
        for (who, card) in swiss::cards(&event).iter().enumerate() {
            assert!(card.met.iter().all(|met| *met <= 1), "seed {seed}: {who} met someone twice");
            assert!(card.byes <= 1, "seed {seed}: {who} had {} byes", card.byes);
            let begun = card.began.iter().filter(|began| **began).count();
            let own = begun.abs_diff(card.began.len() - begun);
            if event.terms.games == 1 {
                surplus = surplus.max(own);
                even += usize::from(card.began.len().is_multiple_of(2));
                balanced += usize::from(card.began.len().is_multiple_of(2) && own <= 1);
            }
        }
        seed += 1;
    }
    println!(
        "{paired} rounds of {seed} tournaments; in single games a surplus of at most {surplus}, none after {balanced} of {even} even counts"
    );
    assert!(surplus <= 2, "someone has begun {surplus} games more than the others");
}

/// The least cost of a perfect matching of these rows, over all of them.
fn least(costs: &Costs, rows: &[usize]) -> i128 {
    let Some((first, rest)) = rows.split_first() else { return 0 };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let mate = others.remove(at);
        costs.matrix[first * costs.size + mate] + least(costs, &others)
    };
    (0..rest.len()).map(with).min().unwrap()
}

#[test]
fn the_matching_costs_as_little_as_brute_force() {
    let states = counted(3000) / 10;
    for seed in 0..states as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut event = strict(random.usize(3..=10), random.u8(1..=2));
        let count = event.entrants.len();
        event.apart = vec![(0, random.usize(1..count))];
        // Results at random and repeats too, so that every tier decides now and then.
        for round in 0..random.u16(..8) {
            let among: Vec<usize> = (0..count).filter(|_| random.u8(..5) > 0).collect();
            for pair in among.chunks(2) {
                let mut pairing = super::opened(&strict(3, 1), 0)[0];
                (pairing.round, pairing.one, pairing.other) =
                    (round + 1, pair[0], pair.get(1).copied());
                pairing.outcome = Some(match pairing.other {
                    Some(_) => random_result(&mut random, event.terms.games),
                    None => narabe::contest::Outcome::Bye,
                });
                event.pairings.push(pairing);
            }
        }
        let costs = swiss::costs(&event, &swiss::cards(&event), &event.active());
        let row = |who: Option<usize>| {
            who.map_or(costs.size - 1, |who| costs.entrants.iter().position(|e| *e == who).unwrap())
        };
        let matching = costs.matching();
        assert_eq!(matching.len(), costs.size / 2);
        let cost =
            |(a, b): &(usize, Option<usize>)| costs.matrix[row(Some(*a)) * costs.size + row(*b)];
        let total: i128 = matching.iter().map(cost).sum();
        let rows: Vec<usize> = (0..costs.size).collect();
        assert_eq!(total, least(&costs, &rows), "seed {seed}");
    }
    println!("{states} states");
}

#[test]
fn those_kept_apart_do_not_meet_while_it_can_be() {
    let mut event = strict(6, 1);
    event.apart = vec![(0, 3), (1, 4), (5, 2)];
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..3 {
        let pairings = opened(&event, 0);
        let pairs: Vec<_> = pairings.iter().filter_map(|pairing| pairing.both()).collect();
        assert!([(0, 3), (1, 4), (2, 5)].iter().all(|pair| !pairs.contains(pair)), "{pairs:?}");
        event.pairings.extend(pairings);
        play(&mut event, &mut random, 0);
    }
    assert!(matches!(next(&event, 0), Next::End { .. }));
}
