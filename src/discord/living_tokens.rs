//! Interaction tokens that are still valid, by the message that can be edited or deleted through them.
//!
//! A request through a token is exempt from the limit of 50 a second. Tokens are kept in memory alone: without them, as
//! after a restart, the same request is made as the bot.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#endpoints>

use crate::store::Millis;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Most messages whose tokens are kept, the newest; some 10 MB.
const MOST: usize = 20_000;

/// Tokens by the id of a message.
#[derive(Debug, Default)]
pub struct LivingTokens(Mutex<BTreeMap<u64, Living>>);

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
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tokens.insert(message, living);
        while tokens.len() > MOST {
            tokens.pop_first();
        }
    }

    /// Returns the way to a message, if there is one at `now` (UTC ms).
    pub fn of(&self, message: u64, now: Millis) -> Option<Living> {
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let living = tokens.get(&message)?.clone();
        if living.until <= now {
            tokens.remove(&message);
            return None;
        }
        Some(living)
    }

    /// Forgets the way to a message, which is gone, or whose token Discord refuses.
    pub fn forget(&self, message: u64) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&message);
    }

    /// Forgets all tokens that are no longer used at `now` (UTC ms).
    pub fn tidy(&self, now: Millis) {
        let mut tokens = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tokens.retain(|_, living| living.until > now);
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
    fn the_oldest_messages_are_forgotten_first() {
        let tokens = LivingTokens::default();
        (0..=MOST as u64).for_each(|message| tokens.keep(message, "t", true, 1));
        assert_eq!(tokens.of(0, 0), None);
        assert!(tokens.of(1, 0).is_some());
        tokens.forget(1);
        assert_eq!(tokens.of(1, 0), None);
    }
}
