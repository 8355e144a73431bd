//! A world of 200 people whose strengths are known: the ratings must put them into their order.

use super::{START, rating};
use narabe::rating::{Book, DAY_MS, Score, Terms};

const PEOPLE: usize = 200;
const GAMES: i64 = 5_000;
/// Two years, so that a person plays every two weeks.
const SPAN: i64 = 730 * DAY_MS;

/// A normal number, by the sum of twelve even ones.
pub(super) fn normal(random: &mut fastrand::Rng) -> f64 {
    (0..12).map(|_| random.f64()).sum::<f64>() - 6.0
}

/// The strengths of the people and their ratings after 5,000 games between random pairs.
fn world(seed: u64) -> (Vec<f64>, Vec<f64>) {
    let mut random = fastrand::Rng::with_seed(seed);
    let strengths: Vec<f64> = (0..PEOPLE).map(|_| 1500.0 + 300.0 * normal(&mut random)).collect();
    let mut book = Book::default();
    for game in 0..GAMES {
        let one = random.usize(..PEOPLE);
        let other = (one + random.usize(1..PEOPLE)) % PEOPLE;
        let chance = 1.0 / (1.0 + 10_f64.powf((strengths[other] - strengths[one]) / 400.0));
        let (winner, loser) = if random.f64() < chance { (one, other) } else { (other, one) };
        let at = START + game * SPAN / GAMES;
        book.rate(&Score {
            weights: Terms::default().weights,
            ..super::won(at, winner as u64, loser as u64)
        });
    }
    let ratings = (0..PEOPLE).map(|person| rating(&book, person as u64)).collect();
    (strengths, ratings)
}

/// Spearman's rank correlation; there are no ties among real numbers drawn at random.
pub(super) fn spearman(one: &[f64], other: &[f64]) -> f64 {
    let ranks = |values: &[f64]| {
        let mut order: Vec<usize> = (0..values.len()).collect();
        order.sort_by(|a, b| values[*a].total_cmp(&values[*b]));
        let mut ranks = vec![0.0; values.len()];
        order.into_iter().enumerate().for_each(|(rank, number)| ranks[number] = rank as f64);
        ranks
    };
    let squares: f64 = ranks(one).iter().zip(ranks(other)).map(|(a, b)| (a - b) * (a - b)).sum();
    let n = one.len() as f64;
    1.0 - 6.0 * squares / (n * (n * n - 1.0))
}

#[test]
fn ratings_put_people_into_the_order_of_their_strengths() {
    for seed in 1..=10 {
        let (strengths, ratings) = world(seed);
        let correlation = spearman(&strengths, &ratings);
        println!("seed {seed}: Spearman {correlation:.4}");
        assert!(correlation >= 0.95, "seed {seed}: {correlation}");
    }
}

#[test]
fn spearman_is_what_it_says() {
    assert_eq!(spearman(&[1.0, 2.0, 3.0], &[10.0, 20.0, 30.0]), 1.0);
    assert_eq!(spearman(&[1.0, 2.0, 3.0], &[3.0, 2.0, 1.0]), -1.0);
    assert!((spearman(&[1.0, 2.0, 3.0, 4.0, 5.0], &[2.0, 1.0, 4.0, 3.0, 5.0]) - 0.8).abs() < 1e-9);
}
