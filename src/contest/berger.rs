//! Round robins by Berger tables (FIDE Handbook C.05, Annex 1).

use super::event::{Entrant, Event, Pairing};
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

/// The entrants who were there at the beginning, in the order of their numbers in the table. Those who joined later come
/// behind them in the event's list.
pub fn numbered(event: &Event) -> Vec<usize> {
    let began_at = event.pairings.iter().map(|pairing| pairing.opened_at).min();
    let is_late = |entrant: &Entrant| began_at.is_some_and(|at| entrant.joined_at > at);
    let first = event.entrants.iter().take_while(|entrant| !is_late(entrant)).count();
    match event.terms.numbers {
        Numbers::Entry => (0..first).collect(),
        Numbers::Lot(seed) => lots(first, seed),
        Numbers::Rating => event.seeded().into_iter().filter(|who| *who < first).collect(),
    }
}

/// The rounds of those who joined later, behind those of the table, whose pairs stay what they are: first each of them
/// meets all who were there at the beginning, then they meet each other. No one is twice in a round, and everyone begins
/// every other time.
fn late_rounds(first: usize, all: usize) -> Vec<Vec<(usize, usize)>> {
    let pair = |late: usize, other: usize, step: usize| match step % 2 {
        0 => (late, other),
        _ => (other, late),
    };
    let count = all - first;
    let rounds = if count == 0 { 0 } else { first.max(count) };
    let with_first = (0..rounds).map(|round| {
        let meets = |late: usize| (late, (round + late) % rounds);
        let met = (0..count).map(meets).filter(|(_, other)| *other < first);
        met.map(|(late, other)| pair(first + late, other, round)).collect()
    });
    let sums = 1..(2 * count).saturating_sub(2);
    let among = sums.map(|sum| {
        let lower = (0..count).take_while(|one| 2 * one < sum).filter(|one| sum - one < count);
        lower.map(|one| pair(first + one, first + sum - one, sum)).collect()
    });
    with_first.chain(among).collect()
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
    let mut numbered = numbered(event);
    let (first, all) = (numbered.len(), event.entrants.len());
    numbered.extend(first..all);
    let rounds = table(first).into_iter().chain(late_rounds(first, all));
    let opened: HashSet<(usize, usize)> = event.pairings.iter().filter_map(Pairing::both).collect();
    let left = |who: usize| event.entrants[who].left;
    let wanted = |(a, b): &(usize, usize)| {
        !left(*a) && !left(*b) && !opened.contains(&(*a.min(b), *a.max(b)))
    };
    let mut found = Vec::new();
    for (round, pairs) in (1..).zip(rounds) {
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

/// The entrants whom a round of the table gives no opponent: its number is odd, or the opponent has left. None in the rounds
/// of those who joined later, in which most have none.
pub fn free(event: &Event, round: u16) -> Vec<usize> {
    let numbered = numbered(event);
    if usize::from(round) > table(numbered.len()).len() {
        return Vec::new();
    }
    let plays = |who: &usize| {
        event.pairings.iter().any(|pairing| pairing.round == round && pairing.has(*who))
    };
    numbered.into_iter().filter(|who| !event.entrants[*who].left && !plays(who)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn who_joins_later_meets_everyone_once_and_begins_every_other_time() {
        for first in 3..12 {
            for late in 1..=first {
                let rounds = late_rounds(first, first + late);
                let mut met = HashSet::new();
                let mut begun: BTreeMap<usize, i32> = BTreeMap::new();
                for round in &rounds {
                    let people: Vec<usize> = round.iter().flat_map(|(a, b)| [*a, *b]).collect();
                    let apart: HashSet<usize> = people.iter().copied().collect();
                    assert_eq!(apart.len(), people.len(), "{first} and {late}: {round:?}");
                    for (a, b) in round {
                        assert!(met.insert((*a.min(b), *a.max(b))), "{a} and {b} meet twice");
                        *begun.entry(*a).or_default() += 1;
                        *begun.entry(*b).or_default() -= 1;
                    }
                }
                let pairs = late * first + late * (late - 1) / 2;
                assert_eq!(met.len(), pairs, "{first} and {late}");
                let most = begun.values().map(|surplus| surplus.abs()).max();
                assert!(most <= Some(2), "{first} and {late}: {begun:?}");
            }
        }
    }

    #[test]
    fn a_late_entrant_changes_no_pair_of_the_table() {
        let rounds = |all: usize| {
            let rounds = table(7).into_iter().chain(late_rounds(7, all));
            rounds.collect::<Vec<_>>()
        };
        assert_eq!(rounds(7), table(7));
        assert_eq!(rounds(8)[..7], table(7)[..]);
        assert_eq!(rounds(9)[..7], table(7)[..]);
    }
}
