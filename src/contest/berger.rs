//! Round robins by Berger tables (FIDE Handbook C.05, Annex 1).

use super::event::{Event, Pairing};
use super::terms::Numbers;
use std::collections::HashSet;

/// The rounds of the table for so many players, who are numbered from 0; of each pair the first one begins. With an odd
/// number the one whose opponent is missing has a free round.
pub fn table(players: usize) -> Vec<Vec<(usize, usize)>> {
    let size = players + players % 2;
    let rounds = (1..size).map(|round| pairs(size, round));
    rounds.map(|pairs| pairs.filter(|(a, b)| a.max(b) < &players).collect()).collect()
}

/// A round, counted from 1. The last number stands still: it meets a number that moves on by half the table each round;
/// the others meet those who stand as far from that number on the other side.
fn pairs(size: usize, round: usize) -> impl Iterator<Item = (usize, usize)> {
    let circle = size - 1;
    let middle = (round - 1) * (size / 2) % circle;
    let still = if round.is_multiple_of(2) { (circle, middle) } else { (middle, circle) };
    let others = (1..size / 2)
        .map(move |step| ((middle + step) % circle, (middle + circle - step) % circle));
    std::iter::once(still).chain(others)
}

/// The entrants in the order of their numbers in the table.
pub fn numbered(event: &Event) -> Vec<usize> {
    match event.terms.numbers {
        Numbers::Entry => (0..event.entrants.len()).collect(),
        Numbers::Lot(seed) => lots(event.entrants.len(), seed),
        Numbers::Rating => event.seeded(),
    }
}

/// Numbers from 0 in an order drawn by lot: a shuffle (Fisher–Yates) by the generator SplitMix64.
pub fn lots(count: usize, seed: u64) -> Vec<usize> {
    let mut state = seed;
    let mut drawn: Vec<usize> = (0..count).collect();
    for last in (1..count).rev() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        // The high half of the product: from 0 to `last`.
        let chosen = (u128::from(mixed) * (last as u128 + 1)) >> 64;
        drawn.swap(last, chosen as usize);
    }
    drawn
}

/// The pairs that have not been opened, in the order of the table, with their round; without those who have left.
pub(super) fn missing(event: &Event) -> Vec<(u16, (usize, usize))> {
    let numbered = numbered(event);
    let opened: HashSet<(usize, usize)> = event.pairings.iter().filter_map(Pairing::both).collect();
    let left = |who: usize| event.entrants[who].left;
    let wanted = |(a, b): &(usize, usize)| {
        !left(*a) && !left(*b) && !opened.contains(&(*a.min(b), *a.max(b)))
    };
    let mut found = Vec::new();
    for (round, pairs) in (1..).zip(table(numbered.len())) {
        let pairs = pairs.into_iter().map(|(a, b)| (numbered[a], numbered[b]));
        found.extend(pairs.filter(wanted).map(|pair| (round, pair)));
    }
    found
}

/// The pairings of the first round of the table that has any left.
pub fn round(event: &Event, now: i64) -> Vec<Pairing> {
    let missing = missing(event);
    let first = missing.first().map_or(0, |(round, _)| *round);
    let of_it = missing.into_iter().filter(|(round, _)| *round == first);
    of_it.map(|(round, pair)| Pairing::opened(round, pair, now)).collect()
}
