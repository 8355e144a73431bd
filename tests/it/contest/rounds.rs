//! The laws of Swiss pairing, over seeded tournaments and against brute force.

use super::{counted, event, opened, random_result};
use narabe::contest::swiss::{self, Costs};
use narabe::contest::{Entrant, Event, Format, Next, Outcome, Pace, Pairing, Terms, next};

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

/// A tournament of 3 to 64 entrants: some leave, some join, and each is kept apart from one at most. Half of them go on
/// for as long as they can, the others for the usual number of rounds.
fn tournament(random: &mut fastrand::Rng) -> Event {
    let mut event = strict(random.usize(3..=64), random.u8(1..=2));
    event.terms.rounds = random.bool().then_some(u16::MAX);
    let mut order: Vec<usize> = (0..event.entrants.len()).collect();
    random.shuffle(&mut order);
    order.truncate(2 * random.usize(..2));
    event.apart = order.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    event
}

/// Lets one leave or join now and then.
fn come_and_go(event: &mut Event, random: &mut fastrand::Rng) {
    if random.u8(..8) == 0 && event.active().len() > 4 {
        let gone = random.choice(event.active()).unwrap();
        event.entrants[gone].left = true;
    }
    if random.u8(..8) == 0 && event.entrants.len() < 64 {
        event.entrants.push(Entrant { left: false, ..event.entrants[0] });
    }
}

/// Plays the open pairings; a few are forfeited.
fn play_or_forfeit(event: &mut Event, random: &mut fastrand::Rng) {
    for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
        if random.u8(..40) == 0 {
            pairing.outcome = Some(Outcome::OneForfeits);
        }
    }
    play(event, random, 0);
}

/// Counts of the cards with an even number of single games, and of those of them that have begun one half.
#[derive(Default)]
struct Seats {
    even: usize,
    balanced: usize,
    most: usize,
}

impl Seats {
    fn note(&mut self, card: &swiss::Card) {
        let begun = card.began.iter().filter(|began| **began).count();
        let surplus = begun.abs_diff(card.began.len() - begun);
        self.most = self.most.max(surplus);
        if !card.began.is_empty() && card.began.len().is_multiple_of(2) {
            self.even += 1;
            self.balanced += usize::from(surplus == 0);
        }
    }

    fn share(&self) -> f64 {
        self.balanced as f64 / self.even as f64
    }
}

/// The laws of one round: everyone in has one place in it, no two meet again, no one has a second bye, and those kept
/// apart do not meet while everyone has enough others.
fn check_round(event: &Event, before: &[swiss::Card], pairings: &[Pairing], at: &str) {
    let mut seen = vec![0; event.entrants.len()];
    for who in pairings.iter().flat_map(|p| std::iter::once(p.one).chain(p.other)) {
        seen[who] += 1;
    }
    let once = event.entrants.iter().map(|entrant| usize::from(!entrant.left));
    assert!(once.eq(seen), "{at}: not everyone is paired once");
    let others_left = usize::from(pairings[0].round) < event.active().len().div_ceil(2);
    for pairing in pairings {
        let Some((a, b)) = pairing.both() else {
            assert_eq!(before[pairing.one].byes, 0, "{at}: a second bye");
            continue;
        };
        assert_eq!(before[a].met[b], 0, "{at}: {a} and {b} meet again");
        let apart = event.apart.contains(&(a, b)) || event.apart.contains(&(b, a));
        assert!(!apart || !others_left, "{at}: {a} and {b} are kept apart");
    }
}

/// Holds up to half as many rounds as there are entrants, whoever leaves and joins meanwhile. Who has an even number of
/// single games has begun half of them.
#[test]
fn swiss_rounds_have_no_repeat_and_even_seats() {
    let (wanted, mut paired, mut seed) = (counted(2000), 0, 0);
    let (mut always, mut at_end) = (Seats::default(), Seats::default());
    while paired < wanted {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut event = tournament(&mut random);
        let comes_and_goes = random.bool();
        while let Next::Open(pairings) = next(&event, 0) {
            let at = format!("seed {seed}, round {}", pairings[0].round);
            check_round(&event, &swiss::cards(&event), &pairings, &at);
            event.pairings.extend(pairings);
            play_or_forfeit(&mut event, &mut random);
            swiss::cards(&event).iter().for_each(|card| always.note(card));
            paired += 1;
            if comes_and_goes {
                come_and_go(&mut event, &mut random);
            }
        }
        swiss::cards(&event).iter().for_each(|card| at_end.note(card));
        seed += 1;
    }
    println!(
        "{paired} rounds of {seed} tournaments; of even numbers of single games half are begun in {:.3} % of {} \
         standings and {:.3} % of {} ends; a surplus of {} at most",
        100.0 * always.share(),
        always.even,
        100.0 * at_end.share(),
        at_end.even,
        always.most
    );
    assert!(always.share() >= 0.995 && at_end.share() >= 0.995, "seats are not even");
    assert!(always.most <= 2, "someone has begun {} games more than not", always.most);
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
                    None => Outcome::Bye,
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
