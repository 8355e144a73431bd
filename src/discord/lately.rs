//! Answers of Discord's that are used again for a while, by the ids of what they are about.

use crate::store::Millis;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Most answers that are kept.
const MOST: usize = 10_000;

/// Answers of late, with the times until which they are used (UTC ms).
pub struct Lately<V> {
    /// Time for which an answer is used (ms).
    kept: Millis,
    known: Mutex<HashMap<u64, (Millis, V)>>,
}

impl<V: Clone> Lately<V> {
    /// No answers yet, each of which will be used for so long (ms).
    pub fn new(kept: Millis) -> Self {
        Self { kept, known: Mutex::default() }
    }

    /// The answer about an id, if there is one that is used now.
    pub fn get(&self, id: u64, now: Millis) -> Option<V> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let (until, answer) = known.get(&id)?;
        self.is_used(*until, now).then(|| answer.clone())
    }

    /// Keeps an answer, where there is room.
    pub fn put(&self, id: u64, answer: V, now: Millis) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, (until, _)| self.is_used(*until, now));
        }
        if known.len() < MOST {
            known.insert(id, (now + self.kept, answer));
        }
    }

    /// True if what is used until a time is used now. What is used for longer than an answer ever is was asked for before the
    /// clock was set back.
    fn is_used(&self, until: Millis, now: Millis) -> bool {
        now < until && until <= now + self.kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_used_for_a_while_by_any_clock() {
        let known = Lately::new(5_000);
        known.put(1, false, 10_000);
        assert_eq!(known.get(1, 14_999), Some(false));
        assert_eq!(known.get(1, 15_000), None);
        assert_eq!(known.get(1, 9_000), None, "the clock was set back");
        assert_eq!(known.get(2, 10_000), None);
    }
}
