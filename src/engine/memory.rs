//! Memory of a search: results of positions, by their keys.

use super::Lines;
use super::grid::{CELLS, Cell};
use super::rules::Tables;
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
}

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

const ENTRIES: usize = 1 << 20;
const FAILURES: usize = 1 << 17;
const PROOFS: usize = 1 << 18;

/// The memory of one searching thread, 22 MiB. It may be kept from move to move and from game to
/// game.
pub struct Memory {
    entries: Vec<Entry>,
    /// Keys of positions without a win by fours.
    failures: Vec<u64>,
    proofs: Vec<Proof>,
    /// The quiet moves that cut off last, by the ply.
    pub killers: Vec<[Cell; 2]>,
    /// The success of quiet moves, by colour and cell.
    pub history: Vec<[i32; CELLS]>,
    tables: Option<Arc<Tables>>,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            entries: vec![Entry::default(); ENTRIES],
            failures: vec![0; FAILURES],
            proofs: vec![Proof::default(); PROOFS],
            killers: vec![[0; 2]; 128],
            history: vec![[0; CELLS]; 2],
            tables: None,
        }
    }
}

fn slot(key: u64, size: usize) -> usize {
    (key ^ key >> 40) as usize & (size - 1)
}

impl Memory {
    /// Forgets everything, as if new.
    pub fn clear(&mut self) {
        self.entries.fill(Entry::default());
        self.failures.fill(0);
        self.proofs.fill(Proof::default());
        self.killers.fill([0; 2]);
        self.history.iter_mut().for_each(|history| history.fill(0));
    }

    /// Fades what was learned of quiet moves, before the next search.
    pub fn fade(&mut self) {
        self.failures.fill(0);
        self.history.iter_mut().flatten().for_each(|success| *success /= 4);
    }

    /// The tables for some rules, with the learned values. Results of other rules are forgotten.
    pub fn tables(&mut self, lines: &Lines) -> Arc<Tables> {
        let known = self.tables.as_ref().filter(|tables| tables.rules == lines.rules);
        if let Some(tables) = known {
            return Arc::clone(tables);
        }
        if self.tables.is_some() {
            self.clear();
        }
        let tables = Tables::new(lines.rules, &Values::learned());
        Arc::clone(self.tables.insert(Arc::new(tables)))
    }

    /// The stored result of a position.
    #[inline]
    pub fn entry(&self, key: u64) -> Option<Entry> {
        let entry = self.entries[slot(key, ENTRIES)];
        (entry.key == key && entry.bound != Bound::None).then_some(entry)
    }

    /// Stores a result.
    #[inline]
    pub fn keep(&mut self, entry: Entry) {
        self.entries[slot(entry.key, ENTRIES)] = entry;
    }

    /// True if a position is known to have no win by fours.
    #[inline]
    pub fn has_failed(&self, key: u64) -> bool {
        self.failures[slot(key, FAILURES)] == key
    }

    /// Notes that a position has no win by fours.
    #[inline]
    pub fn note_failure(&mut self, key: u64) {
        self.failures[slot(key, FAILURES)] = key;
    }

    /// The numbers of a position that were found so far.
    #[inline]
    pub fn proof(&self, key: u64) -> Option<(u32, u32)> {
        let proof = self.proofs[slot(key, PROOFS)];
        (proof.key == key).then_some((proof.proof, proof.disproof))
    }

    /// Stores the numbers of a position.
    #[inline]
    pub fn keep_proof(&mut self, key: u64, (proof, disproof): (u32, u32)) {
        self.proofs[slot(key, PROOFS)] = Proof { key, proof, disproof };
    }
}
