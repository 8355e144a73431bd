//! Swiss pairing by one minimum-weight perfect matching over all entrants.
//!
//! The cost of a pair is one integer of seven tiers, so that a higher one always outweighs all lower ones together:
//! kept apart; how often they met (squared); both must have the same seat next; both have begun more often than not, or
//! both less often; the difference of their scores (squared); a second float in the same direction; the distance from
//! the fold of their score group, or from the edge between their groups. While the round is at most half the number of
//! entrants, everyone has so many unmet opponents that a matching without repeats exists (Dirac), and this one finds it.
//!
//! Seats stand above scores since the side that begins has an edge in these games: whoever has played an even number of
//! single games has begun half of them, up to rare exceptions, and the order of the table is as good as that of the
//! FIDE's Dutch system.

use super::event::{Event, Outcome, Pairing};
use super::table;
use integer_blossom::min_weight_perfect_matching;
use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;

/// The lowest bit of each tier. Below them is the distance from the fold or the edge, squared: less than 256² a pair, 23
/// bits in all.
/// A tier has room for the sum over 128 pairs, the half of [`MOST_ENTRANTS`].
///
/// [`MOST_ENTRANTS`]: super::MOST_ENTRANTS
mod tier {
    /// Repeated floats: at most 2 a pair.
    pub const FLOAT: u32 = 24;
    /// Difference of scores, squared: at most 256² a pair, 24 bits in all.
    pub const SCORE: u32 = 34;
    /// Surpluses on the same side: at most 1 a pair.
    pub const UNEVEN: u32 = 58;
    /// The same seat that both must have: at most 1 a pair.
    pub const SEAT: u32 = 66;
    /// Encounters, squared: at most 31² a pair, 17 bits in all.
    pub const MET: u32 = 74;
    /// Kept apart: at most 1 a pair.
    pub const APART: u32 = 92;
}

/// The greatest difference of scores, in half points, that is told from a greater one.
const MOST_GAP: i64 = 256;
/// The most encounters that are told from more.
const MOST_MET: i128 = 31;
/// Strength of a wish for a seat that can be refused only if both have it: they have begun two games more than not, or
/// the last two, or the other way round.
const MUST: u8 = 3;

/// The direction in which an entrant last left their score group.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Float {
    /// They met someone of the same score.
    #[default]
    None,
    /// They met someone with fewer points, or no one.
    Down,
    /// They met someone with more.
    Up,
}

/// All that the pairing of an entrant depends on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// Points in halves.
    pub points: i64,
    /// Number of rounds without an opponent for which there were points.
    pub byes: u16,
    /// Number of encounters with each entrant.
    pub met: Vec<u16>,
    /// For each single game in turn: true if they began it.
    pub began: Vec<bool>,
    /// The last float.
    pub float: Float,
}

impl Card {
    /// Games begun more than those not begun.
    fn surplus(&self) -> i64 {
        self.began.iter().map(|began| if *began { 1 } else { -1 }).sum()
    }

    /// The seat that they want next (true: to begin) and how much: 3 (`MUST`), 2 should, 1 would. As in the FIDE's
    /// rules: a surplus is made good first, then seats alternate.
    pub fn wish(&self) -> Option<(bool, u8)> {
        let last = *self.began.last()?;
        let twice = self.began.len() > 1 && self.began[self.began.len() - 2] == last;
        Some(match self.surplus() {
            surplus if surplus >= 2 => (false, MUST),
            surplus if surplus <= -2 => (true, MUST),
            _ if twice => (!last, MUST),
            1 => (false, 2),
            -1 => (true, 2),
            _ => (!last, 1),
        })
    }
}

/// The cards of all entrants, from the pairings so far.
pub fn cards(event: &Event) -> Vec<Card> {
    let count = event.entrants.len();
    let mut cards = vec![Card { met: vec![0; count], ..Card::default() }; count];
    let mut order: Vec<&Pairing> = event.pairings.iter().collect();
    order.sort_by_key(|pairing| pairing.round);
    for round in order.chunk_by(|a, b| a.round == b.round) {
        let before: Vec<i64> = cards.iter().map(|card| card.points).collect();
        for pairing in round {
            note(event, &mut cards, pairing, &before);
        }
    }
    cards
}

fn note(event: &Event, cards: &mut [Card], pairing: &Pairing, before: &[i64]) {
    let one = pairing.one;
    let (points, others) = table::points(&event.terms, pairing);
    cards[one].points += points;
    let Some(other) = pairing.other else {
        cards[one].float = Float::Down;
        cards[one].byes += u16::from(pairing.outcome != Some(Outcome::Absent));
        return;
    };
    cards[other].points += others;
    (cards[one].float, cards[other].float) = match before[one].cmp(&before[other]) {
        Ordering::Greater => (Float::Down, Float::Up),
        Ordering::Less => (Float::Up, Float::Down),
        Ordering::Equal => (Float::None, Float::None),
    };
    cards[one].met[other] += 1;
    cards[other].met[one] += 1;
    let played = matches!(pairing.outcome, None | Some(Outcome::Played(..)));
    if event.terms.games == 1 && played {
        cards[one].began.push(true);
        cards[other].began.push(false);
    }
}

/// Number of rounds: as the terms say, without that one more than the binary logarithm of the number of entrants; never
/// above half the number of those who are still in, up to which no one need be met twice.
pub fn rounds(event: &Event) -> u16 {
    let wanted = event.terms.rounds.map_or_else(|| usual(event.entrants.len()), usize::from);
    at_most_half(wanted, event.active().len())
}

/// The same among so many entrants, where the terms say none and no one has left.
pub fn usual_rounds(entrants: usize) -> u16 {
    at_most_half(usual(entrants), entrants)
}

fn usual(entrants: usize) -> usize {
    entrants.max(1).next_power_of_two().ilog2() as usize + 1
}

fn at_most_half(wanted: usize, active: usize) -> u16 {
    u16::try_from(wanted.min(active.div_ceil(2))).unwrap_or(u16::MAX)
}

/// Costs of all pairs among some entrants.
pub struct Costs {
    /// The entrants, by points and then by seed, the first one first.
    pub entrants: Vec<usize>,
    /// Number of rows: one more than entrants if their number is odd; the last row is then the bye.
    pub size: usize,
    /// The rows one after the other.
    pub matrix: Vec<i128>,
}

impl Costs {
    /// The matching of least cost: pairs of entrants, and the one who has the bye.
    pub fn matching(&self) -> Vec<(usize, Option<usize>)> {
        if self.size == 0 {
            return Vec::new();
        }
        let mates = min_weight_perfect_matching(&self.matrix, self.size);
        let pairs = mates.into_iter().enumerate().filter(|(row, mate)| row < mate);
        pairs.map(|(row, mate)| (self.entrants[row], self.entrants.get(mate).copied())).collect()
    }
}

/// Calculates the costs of all pairs among these entrants.
pub fn costs(event: &Event, cards: &[Card], among: &[usize]) -> Costs {
    let entrants = ranked(event, cards, among);
    let (count, size) = (entrants.len(), entrants.len() + entrants.len() % 2);
    let apart: HashSet<(usize, usize)> =
        event.apart.iter().map(|(a, b)| (*a.min(b), *a.max(b))).collect();
    let folds = folds(cards, &entrants);
    let lowest = entrants.iter().map(|who| cards[*who].points).min().unwrap_or(0);
    let mut matrix = vec![0; size * size];
    for row in 0..count {
        let (a, first) = (entrants[row], &cards[entrants[row]]);
        for column in row + 1..size {
            let cost = match entrants.get(column) {
                None => bye(first, lowest) + ((count - row) as i128),
                Some(b) => {
                    let kept = i128::from(apart.contains(&(a.min(*b), a.max(*b))));
                    let pair = pair(first, &cards[*b], *b);
                    (kept << tier::APART) + pair + fold(folds[row], folds[column])
                }
            };
            matrix[row * size + column] = cost;
            matrix[column * size + row] = cost;
        }
    }
    Costs { entrants, size, matrix }
}

/// These entrants by points and then by seed.
fn ranked(event: &Event, cards: &[Card], among: &[usize]) -> Vec<usize> {
    let mut wanted = vec![false; event.entrants.len()];
    among.iter().for_each(|who| wanted[*who] = true);
    let mut ranked: Vec<usize> = event.seeded().into_iter().filter(|who| wanted[*who]).collect();
    ranked.sort_by_key(|who| Reverse(cards[*who].points));
    ranked
}

/// Cost of a bye: byes so far and the distance from the lowest score.
fn bye(card: &Card, lowest: i64) -> i128 {
    let byes = i128::from(card.byes).min(MOST_MET);
    ((byes * byes) << tier::MET) + (square(card.points - lowest) << tier::SCORE)
}

/// Cost of a pair, without the fold and without those kept apart.
fn pair(a: &Card, b: &Card, number_of_b: usize) -> i128 {
    let met = i128::from(a.met[number_of_b]).min(MOST_MET);
    let must = |card: &Card| card.wish().filter(|(_, strength)| *strength == MUST);
    let both_must = must(a).is_some() && must(a) == must(b);
    let uneven = a.surplus().signum() * b.surplus().signum() == 1;
    let (high, low) = if a.points >= b.points { (a, b) } else { (b, a) };
    let floats = if high.points == low.points {
        0
    } else {
        u8::from(high.float == Float::Down) + u8::from(low.float == Float::Up)
    };
    ((met * met) << tier::MET)
        + (i128::from(both_must) << tier::SEAT)
        + (i128::from(uneven) << tier::UNEVEN)
        + (square(high.points - low.points) << tier::SCORE)
        + (i128::from(floats) << tier::FLOAT)
}

fn square(gap: i64) -> i128 {
    let gap = i128::from(gap.clamp(-MOST_GAP, MOST_GAP));
    gap * gap
}

/// The score group of each row: its number, the place in it, and its size.
fn folds(cards: &[Card], ranked: &[usize]) -> Vec<(usize, usize, usize)> {
    let groups = ranked.chunk_by(|a, b| cards[*a].points == cards[*b].points);
    let placed = groups.enumerate().flat_map(|(number, group)| {
        (0..group.len()).map(move |place| (number, place, group.len()))
    });
    placed.collect()
}

/// Cost of the places of a pair, the higher one first: in one score group how far it is from meeting across the half of
/// the group; else how far the one is from the end of theirs, and the other from the beginning.
fn fold(a: (usize, usize, usize), b: (usize, usize, usize)) -> i128 {
    let square = |distance: usize| (distance * distance) as i128;
    if a.0 != b.0 {
        return square(a.2 - 1 - a.1) + square(b.1);
    }
    square(a.1.abs_diff(b.1).abs_diff(a.2 / 2))
}

/// The pairings of the next round; none after the last one, or with fewer than two entrants.
pub fn round(event: &Event, now: i64) -> Vec<Pairing> {
    let active = event.active();
    let round = event.last_round() + 1;
    if active.len() < 2 || round > rounds(event) {
        return Vec::new();
    }
    let cards = cards(event);
    let matching = costs(event, &cards, &active).matching();
    let open = |(board, (a, b)): (usize, (usize, Option<usize>))| match b {
        None => Pairing::alone(round, a, Outcome::Bye, now),
        Some(b) => Pairing::opened(round, seats(&cards, (a, b), board + usize::from(round)), now),
    };
    matching.into_iter().enumerate().map(open).collect()
}

/// The pair in the order of their seats: the stronger wish decides; without any, the number, which alternates.
pub(super) fn seats(cards: &[Card], (a, b): (usize, usize), number: usize) -> (usize, usize) {
    let weight = |who: usize| cards[who].wish().map(|wish| (wish.1, cards[who].surplus().abs()));
    let wish = if weight(a) >= weight(b) {
        cards[a].wish().map(|(begins, _)| begins)
    } else {
        cards[b].wish().map(|(begins, _)| !begins)
    };
    match wish.unwrap_or(number.is_multiple_of(2)) {
        true => (a, b),
        false => (b, a),
    }
}
