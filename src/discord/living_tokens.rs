//! Interaction tokens that are still valid, by the message that can be edited or deleted through them.
//!
//! A request through a token is exempt from the limit of 50 a second. Tokens are kept in memory alone: without them, as
//! after a restart, the same request is made as the bot.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>

use crate::store::Millis;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Most messages whose tokens are kept, those whose tokens live longest; some 10 MB.
const MOST: usize = 20_000;

/// Tokens by the id of a message.
#[derive(Debug, Default)]
pub struct LivingTokens(Mutex<Kept>);

#[derive(Debug, Default)]
struct Kept {
    by_message: BTreeMap<u64, Living>,
    /// The same messages by the end of their tokens.
    by_end: BTreeSet<(Millis, u64)>,
}

impl Kept {
    fn keep(&mut self, message: u64, living: Living) {
        self.forget(message);
        self.by_end.insert((living.until, message));
        self.by_message.insert(message, living);
    }

    fn forget(&mut self, message: u64) {
        if let Some(living) = self.by_message.remove(&message) {
            self.by_end.remove(&(living.until, message));
        }
    }

    /// Forgets the message whose token ends first, if that is so at `end` (UTC ms).
    fn forget_first(&mut self, end: Millis) -> bool {
        let first = self.by_end.first().filter(|(until, _)| *until <= end);
        let first = first.map(|(_, message)| *message);
        first.inspect(|message| self.forget(*message)).is_some()
    }
}

/// Way to a message.
#[derive(Clone, PartialEq, Eq)]
pub struct Living {
    /// Token of the interaction, a secret.
    pub token: String,
    /// True if the message is `@original`, false if it is a follow-up.
    pub is_original: bool,
    /// Time at which the token is no longer used (UTC ms).
    until: Millis,
}

/// Leaves the token out.
impl std::fmt::Debug for Living {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Living(until {}, original {})", self.until, self.is_original)
    }
}

impl LivingTokens {
    /// Keeps the token of an interaction that was answered with a message, or under one, until it is no longer used (UTC
    /// ms). A later one replaces it.
    pub fn keep(&self, message: u64, token: &str, is_original: bool, until: Millis) {
        let living = Living { token: token.to_owned(), is_original, until };
        let mut kept = self.lock();
        kept.keep(message, living);
        while kept.by_message.len() > MOST {
            kept.forget_first(Millis::MAX);
        }
    }

    /// Returns the way to a message, if there is one at `now` (UTC ms).
    pub fn of(&self, message: u64, now: Millis) -> Option<Living> {
        let kept = self.lock();
        kept.by_message.get(&message).filter(|living| living.until > now).cloned()
    }

    /// Forgets the way to a message, which is gone, or whose token Discord refuses.
    pub fn forget(&self, message: u64) {
        self.lock().forget(message);
    }

    /// Forgets all tokens that are no longer used at `now` (UTC ms).
    pub fn tidy(&self, now: Millis) {
        let mut kept = self.lock();
        while kept.forget_first(now) {}
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_used_while_it_lives() {
        let tokens = LivingTokens::default();
        tokens.keep(7, "one", false, 1_000);
        tokens.keep(7, "two", true, 2_000);
        let living = tokens.of(7, 1_999).unwrap();
        assert_eq!((living.token.as_str(), living.is_original), ("two", true));
        assert!(!format!("{tokens:?}").contains("two"), "tokens are not printed");
        assert_eq!(tokens.of(7, 2_000), None);
        tokens.keep(8, "three", true, 900);
        tokens.tidy(900);
        assert_eq!(tokens.of(8, 0), None);
    }

    #[test]
    fn what_lives_longest_is_kept() {
        let tokens = LivingTokens::default();
        let most = MOST as u64;
        (0..most).for_each(|message| tokens.keep(message, "t", true, message as i64 + 1));
        // An old message may have a new token.
        tokens.keep(0, "new", true, i64::MAX);
        tokens.keep(most, "t", true, most as i64 + 1);
        assert!(tokens.of(0, 0).is_some());
        assert_eq!(tokens.of(1, 0), None);
        assert!(tokens.of(2, 0).is_some());
        tokens.forget(2);
        assert_eq!(tokens.of(2, 0), None);
    }
}
