//! Channels that have refused the bot: each is left alone for a while and then asked again, once.

use crate::discord::http::failure::Failure;
use crate::discord::limits::LEFT_ALONE;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::time::Instant;

/// Discord's codes for a channel that the bot cannot see, and for a permission that it lacks there.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub const MISSING_ACCESS: u64 = 50_001;
/// See [`MISSING_ACCESS`].
pub const MISSING_PERMISSIONS: u64 = 50_013;

/// Number of channels remembered before those whose time is up are dropped.
const REMEMBERED: usize = 10_000;

/// The channels that have refused the bot, and until when each is left alone.
#[derive(Default)]
pub struct RefusedChannels(Mutex<HashMap<u64, Instant>>);

impl RefusedChannels {
    /// True if no request may be sent into a channel now. Unlike [`Self::admits`], it lets none through.
    pub fn is_left_alone(&self, channel: u64, now: Instant) -> bool {
        let until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.get(&channel).is_some_and(|until| now < *until)
    }

    /// True if a request may be sent into a channel. Of those that wait for the end of its time one is let through: the
    /// others are, once that has succeeded.
    pub fn admits(&self, channel: u64, now: Instant) -> bool {
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match until.get_mut(&channel) {
            Some(until) if now < *until => false,
            Some(until) => {
                *until = now + LEFT_ALONE;
                true
            }
            None => true,
        }
    }

    /// Remembers how a request into a channel has ended.
    pub fn note<T>(&self, channel: u64, sent: &Result<T, Failure>, now: Instant) {
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match sent {
            Err(Failure::Refused {
                status: 403,
                code: MISSING_ACCESS | MISSING_PERMISSIONS,
                ..
            }) => {
                if until.len() >= REMEMBERED {
                    until.retain(|_, until| *until > now);
                }
                until.insert(channel, now + LEFT_ALONE);
            }
            // Discord has not said how things stand: the next request may ask.
            Err(failure) if failure.may_pass() => {
                until.entry(channel).and_modify(|until| *until = now);
            }
            _ => {
                until.remove(&channel);
            }
        }
    }

    /// Lets the next request into a channel ask how things stand.
    pub fn let_ask(&self, channel: u64, now: Instant) {
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.entry(channel).and_modify(|until| *until = now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn refused(code: u64) -> Result<(), Failure> {
        Err(Failure::Refused { status: 403, code, message: String::new() })
    }

    #[test]
    fn a_channel_that_refused_is_left_alone_and_asked_once_again() {
        let (channels, begun, second) =
            (RefusedChannels::default(), Instant::now(), Duration::from_secs(1));
        for code in [MISSING_ACCESS, MISSING_PERMISSIONS] {
            channels.note(code, &refused(code), begun);
            assert!(!channels.admits(code, begun + LEFT_ALONE - second));
            assert!(channels.is_left_alone(code, begun + LEFT_ALONE - second));
            assert!(!channels.is_left_alone(code, begun + LEFT_ALONE), "a look takes nothing");
            assert!(channels.admits(1, begun), "no other channel");
            let later = begun + LEFT_ALONE;
            assert!(channels.admits(code, later));
            assert!(!channels.admits(code, later), "one asks, the others wait for its answer");
            channels.note(code, &refused(code), later);
            assert!(!channels.admits(code, later + LEFT_ALONE - second));
            assert!(channels.admits(code, later + LEFT_ALONE));
            channels.note(code, &Ok(()), later + LEFT_ALONE);
            assert!(channels.admits(code, later + LEFT_ALONE), "all is well again");
            assert!(channels.admits(code, later + LEFT_ALONE));
        }
    }

    #[test]
    fn what_is_no_refusal_of_the_channel_leaves_it_open() {
        let (channels, now) = (RefusedChannels::default(), Instant::now());
        for sent in [Ok(()), refused(50_007), Err(Failure::Unreachable(String::new()))] {
            channels.note(1, &sent, now);
            assert!(channels.admits(1, now), "{sent:?}");
            assert!(channels.admits(1, now), "{sent:?}");
        }
        // Silence while asking again lets the next one ask.
        channels.note(1, &refused(MISSING_ACCESS), now);
        assert!(channels.admits(1, now + LEFT_ALONE));
        channels.note(1, &Err::<(), _>(Failure::Unreachable(String::new())), now + LEFT_ALONE);
        assert!(channels.admits(1, now + LEFT_ALONE));
        channels.let_ask(1, now + LEFT_ALONE);
        assert!(channels.admits(1, now + LEFT_ALONE));
    }
}
