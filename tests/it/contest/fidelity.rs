//! Order of the final table beside the true strengths, in simulated Swiss tournaments.
//!
//! Strengths are normal (1500, 200), ratings have an error of 120, the stronger one wins by the logistic curve of Elo, and
//! one game in 25 is drawn; one game against each opponent, the usual number of rounds. Equal points are ordered by
//! Buchholz. Spearman's ρ of that order and the strengths is averaged over seeds. An engine of FIDE's Dutch system has
//! 0.660, 0.698 and 0.724 with 8, 12 and 16 entrants over 400 seeds, 0.661, 0.707 and 0.720 over 4,000.
//!
//! `NARABE_SEEDS=40000 cargo test --release -p narabe-tests --test it fidelity -- --nocapture` takes that many.

use super::event;
use narabe::contest::{Event, Format, Next, Outcome, Pace, Pairing, Terms, next, swiss};
use std::cmp::Reverse;

/// A normal number (Box and Muller).
fn normal(random: &mut fastrand::Rng) -> f64 {
    let (radius, angle) = (1.0 - random.f64(), random.f64());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

/// The result of a game between two strengths.
fn result(random: &mut fastrand::Rng, one: f64, other: f64) -> Outcome {
    let expected = 1.0 / (1.0 + 10_f64.powf((other - one) / 400.0));
    match (random.f64() < 0.04, random.f64() < expected) {
        (true, _) => Outcome::Played(1, 1),
        (false, true) => Outcome::Played(2, 0),
        (false, false) => Outcome::Played(0, 2),
    }
}

/// Plays a tournament of these strengths.
fn played(strengths: &[f64], random: &mut fastrand::Rng) -> Event {
    let terms = Terms { pace: Pace::Strict, ..Terms::usual(Format::Swiss, 1) };
    let mut event = event(terms, strengths.len());
    for (entrant, strength) in event.entrants.iter_mut().zip(strengths) {
        entrant.rating = Some((strength + 120.0 * normal(random)) as i64);
    }
    while let Next::Open(pairings) = next(&event, 0) {
        event.pairings.extend(pairings);
        for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
            let other = pairing.other.expect("a bye has an outcome");
            pairing.outcome = Some(result(random, strengths[pairing.one], strengths[other]));
            pairing.ended_at = Some(0);
        }
    }
    event
}

/// The entrants by points and Buchholz, the first one first.
fn order(event: &Event) -> Vec<usize> {
    let cards = swiss::cards(event);
    let buchholz = |who: usize| -> i64 {
        let own = event.pairings.iter().filter(|pairing| pairing.has(who));
        let opponents = own.filter_map(Pairing::both);
        opponents.map(|(a, b)| cards[if a == who { b } else { a }].points).sum()
    };
    let mut order: Vec<usize> = (0..event.entrants.len()).collect();
    order.sort_by_key(|who| Reverse((cards[*who].points, buchholz(*who))));
    order
}

/// Spearman's ρ of the final order and the strengths, averaged over seeds.
fn fidelity(count: usize, seeds: u64) -> f64 {
    let of = |seed| {
        let mut random = fastrand::Rng::with_seed(seed);
        let strengths: Vec<f64> =
            (0..count).map(|_| 1500.0 + 200.0 * normal(&mut random)).collect();
        let mut truth: Vec<usize> = (0..count).collect();
        truth.sort_by(|a, b| strengths[*b].total_cmp(&strengths[*a]));
        let found = order(&played(&strengths, &mut random));
        let gap = |(place, who): (usize, &usize)| {
            let true_place = truth.iter().position(|other| other == who).unwrap();
            (place.abs_diff(true_place) as f64).powi(2)
        };
        let gaps: f64 = found.iter().enumerate().map(gap).sum();
        1.0 - 6.0 * gaps / (count * (count * count - 1)) as f64
    };
    (0..seeds).map(of).sum::<f64>() / seeds as f64
}

#[test]
fn the_order_is_as_true_as_that_of_a_dutch_engine() {
    let seeds = crate::number("NARABE_SEEDS", 2000);
    for (count, dutch) in [(8, 0.661), (12, 0.707), (16, 0.720)] {
        let own = fidelity(count, seeds);
        println!("{count} entrants, {seeds} seeds: a mean of {own:.4}, a Dutch engine {dutch}");
        assert!(own >= dutch - 0.02, "{count} entrants: {own}");
    }
}
