//! Tokens of interactions whose answers have arrived.
//!
//! Discord takes a follow-up to a deferred response that nothing has filled for its answer: it would show a call in the place
//! of a board, or to one person alone, and pings no one. So what goes out beside an answer follows up only on one that is known
//! to have arrived. That is kept in memory alone: without it, as after a restart, the bot posts into the channel itself.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages>

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Most tokens that are kept, the last ones; some 6 MB.
const MOST: usize = 20_000;

/// The tokens.
#[derive(Default)]
pub struct AnsweredTokens(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    tokens: HashSet<Arc<str>>,
    /// The same, the oldest first.
    in_order: VecDeque<Arc<str>>,
}

impl AnsweredTokens {
    /// Notes that the answer to an interaction has arrived.
    pub fn keep(&self, token: &str) {
        let (mut kept, token) = (self.lock(), Arc::<str>::from(token));
        if kept.tokens.insert(Arc::clone(&token)) {
            kept.in_order.push_back(token);
        }
        if kept.in_order.len() > MOST
            && let Some(oldest) = kept.in_order.pop_front()
        {
            kept.tokens.remove(&oldest);
        }
    }

    /// True if the answer to an interaction is known to have arrived.
    pub fn has(&self, token: &str) -> bool {
        self.lock().tokens.contains(token)
    }

    fn lock(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_tokens_are_kept() {
        let answered = AnsweredTokens::default();
        (0..=MOST).for_each(|number| answered.keep(&number.to_string()));
        assert!(!answered.has("0") && answered.has("1"));
        answered.keep("1");
        assert!(answered.has("2"), "none goes for one that is known");
    }
}
