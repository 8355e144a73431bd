//! Memory of a search: results of positions, by their keys.

use super::Lines;
use super::grid::Cell;
use super::rules::Tables;
use super::success::Success;
use super::values::Values;
use std::sync::Arc;

/// The bound that a stored value is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Nothing is stored.
    #[default]
    None,
    /// The position is worth at most the value.
    Upper,
    /// The position is worth at least the value.
    Lower,
    /// The position is worth the value.
    Exact,
}

/// A stored result of the search.
#[derive(Clone, Copy, Default)]
pub struct Entry {
    /// The key of the position.
    pub key: u64,
    /// The best move, 0 for none.
    pub best: Cell,
    /// The value for the colour to move.
    pub value: i16,
    /// The depth to which it was searched.
    pub depth: i8,
    /// The bound that the value is.
    pub bound: Bound,
    /// The search that stored it, set by [`Memory::keep`].
    age: u8,
}

impl Entry {
    /// A result to store.
    pub fn new(key: u64, best: Cell, value: i16, depth: i8, bound: Bound) -> Self {
        Self { key, best, value, depth, bound, age: 0 }
    }

    /// The worth of keeping a result rather than another one, in plies.
    fn worth(&self, age: u8) -> i32 {
        let old = if self.age == age { 0 } else { OLD };
        if self.bound == Bound::None { i32::MIN } else { i32::from(self.depth) - old }
    }
}

/// Plies by which a result of an earlier search is worth less.
const OLD: i32 = 8;

/// A stored result of the search for a proof: the numbers of positions still to prove and to
/// disprove.
#[derive(Clone, Copy, Default)]
pub struct Proof {
    /// The key of the position and the attacker.
    pub key: u64,
    /// Positions to prove.
    pub proof: u32,
    /// Positions to disprove.
    pub disproof: u32,
}

/// Places for results, unless said otherwise.
const ENTRIES: usize = 1 << 20;
/// So few that they stay in a near cache: a search for fours is quicker than a look far away.
const FAILURES: usize = 1 << 13;
/// Places for results for each one of a proof.
const ENTRIES_A_PROOF: usize = 4;

/// The memory of one searching thread, 23 MiB unless it is made smaller. It may be kept from move to move and from game
/// to game.
pub struct Memory {
    /// Results in pairs of places for the same keys.
    entries: Vec<Entry>,
    /// The number of the present search.
    age: u8,
    /// Keys of positions in which a search for a win by fours has failed.
    failures: Vec<u64>,
    proofs: Vec<Proof>,
    /// The quiet moves that cut off last, by the ply.
    pub killers: Vec<[Cell; 2]>,
    /// The success of quiet moves.
    pub success: Success,
    /// The board and the rules of the results.
    lines: Option<Lines>,
    tables: Option<Arc<Tables>>,
}

impl Default for Memory {
    fn default() -> Self {
        Self::with_places(ENTRIES)
    }
}

fn slot(key: u64, size: usize) -> usize {
    (key ^ key >> 40) as usize & (size - 1)
}

impl Memory {
    /// A memory for so many results, a power of two from 4 on.
    pub fn with_places(entries: usize) -> Self {
        Self {
            entries: vec![Entry::default(); entries],
            age: 0,
            failures: vec![0; FAILURES],
            proofs: vec![Proof::default(); entries / ENTRIES_A_PROOF],
            killers: vec![[0; 2]; 128],
            success: Success::default(),
            lines: None,
            tables: None,
        }
    }

    /// Forgets everything, as if new; what is new has no board yet.
    pub fn clear(&mut self) {
        if self.lines.is_none() {
            return;
        }
        self.entries.fill(Entry::default());
        self.age = 0;
        self.failures.fill(0);
        self.proofs.fill(Proof::default());
        self.killers.fill([0; 2]);
        self.success.clear();
    }

    /// Fades what was learned of quiet moves and ages the results, before the next search.
    pub fn fade(&mut self) {
        self.age = self.age.wrapping_add(1);
        self.failures.fill(0);
        self.success.fade();
    }

    /// The tables for some rules, with the learned values. Results of other rules are forgotten, and
    /// those of boards of another size, since a key says nothing of the edge.
    pub fn tables(&mut self, lines: &Lines) -> Arc<Tables> {
        if self.lines.replace(*lines).is_some_and(|before| before != *lines) {
            self.clear();
        }
        let known = self.tables.as_ref().filter(|tables| tables.rules == lines.rules);
        if let Some(tables) = known {
            return Arc::clone(tables);
        }
        let tables = Tables::new(lines.rules, &Values::learned());
        Arc::clone(self.tables.insert(Arc::new(tables)))
    }

    /// The stored result of a position.
    #[inline]
    pub fn entry(&self, key: u64) -> Option<Entry> {
        let place = slot(key, self.entries.len());
        let pair = [self.entries[place], self.entries[place ^ 1]];
        pair.into_iter().find(|entry| entry.key == key && entry.bound != Bound::None)
    }

    /// Stores a result, in the place of an older one of the position, or of the one of two that is
    /// less worth keeping.
    #[inline]
    pub fn keep(&mut self, entry: Entry) {
        let place = slot(entry.key, self.entries.len());
        let age = self.age;
        let worth = |place: usize| {
            let other = self.entries[place];
            if other.key == entry.key { i32::MIN } else { other.worth(age) }
        };
        let place = if worth(place ^ 1) < worth(place) { place ^ 1 } else { place };
        self.entries[place] = Entry { age, ..entry };
    }

    /// True if a search for a win by fours has failed in a position since the last
    /// [`Memory::fade`]. With more depth, or from another stone, it might have found one.
    #[inline]
    pub fn has_failed(&self, key: u64) -> bool {
        self.failures[slot(key, FAILURES)] == key
    }

    /// Notes that a search for a win by fours has failed in a position.
    #[inline]
    pub fn note_failure(&mut self, key: u64) {
        self.failures[slot(key, FAILURES)] = key;
    }

    /// The numbers of a position that were found so far.
    #[inline]
    pub fn proof(&self, key: u64) -> Option<(u32, u32)> {
        let proof = self.proofs[slot(key, self.proofs.len())];
        (proof.key == key).then_some((proof.proof, proof.disproof))
    }

    /// Stores the numbers of a position.
    #[inline]
    pub fn keep_proof(&mut self, key: u64, (proof, disproof): (u32, u32)) {
        let place = slot(key, self.proofs.len());
        self.proofs[place] = Proof { key, proof, disproof };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_of_one_board_and_one_set_of_rules() {
        let fifteen = Lines::freestyle(Some(15));
        for (other, kept) in [
            (fifteen, true),
            (Lines::freestyle(Some(9)), false),
            (Lines::freestyle(None), false),
            (Lines::standard(Some(15)), false),
        ] {
            let mut memory = Memory::default();
            memory.tables(&fifteen);
            memory.keep(Entry::new(7, 0, 1, 1, Bound::Exact));
            memory.note_failure(7);
            memory.keep_proof(7, (1, 1));
            assert_eq!(memory.tables(&other).rules, other.rules);
            let known =
                [memory.entry(7).is_some(), memory.has_failed(7), memory.proof(7).is_some()];
            assert_eq!(known, [kept; 3], "{other:?}");
        }
    }
}
