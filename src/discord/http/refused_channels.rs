//! Channels that have refused the bot: each is left alone for a while and then asked again, by one request.

use crate::discord::http::failure::Failure;
use crate::discord::limits::{LEFT_ALONE, LOST_AFTER, TASK_WITHIN};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Discord's codes for a channel that the bot cannot see, and for a permission that it lacks there.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub const MISSING_ACCESS: u64 = 50_001;
/// See [`MISSING_ACCESS`].
pub const MISSING_PERMISSIONS: u64 = 50_013;

/// Number of channels remembered before those whose time is up are dropped.
const REMEMBERED: usize = 10_000;

/// Reason why nothing is sent into a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// It is left alone for so long.
    LeftAlone(Duration),
    /// The same, and it has refused so often in a row that nothing waits for it.
    Lost,
    /// A request asks it again, and the others wait for the answer.
    Asked,
}

/// A channel that has refused the bot.
struct Refusal {
    /// Time until which it is left alone, or in which the request that asks it has an answer.
    until: Instant,
    /// Number of refusals in a row, with such a time after each.
    times: u32,
    is_asked: bool,
}

impl Refusal {
    fn pause(&self, now: Instant) -> Option<Pause> {
        if now >= self.until {
            return None;
        }
        Some(match self.is_asked {
            true => Pause::Asked,
            false if self.times >= LOST_AFTER => Pause::Lost,
            false => Pause::LeftAlone(self.until - now),
        })
    }

    /// True if an answer that comes now tells how things stand.
    fn is_over(&self, now: Instant) -> bool {
        self.is_asked || now >= self.until
    }

    /// Lets the next request ask.
    fn let_ask(&mut self, now: Instant) {
        self.until = now;
        self.is_asked = false;
    }
}

/// The channels that have refused the bot.
#[derive(Default)]
pub struct RefusedChannels(Mutex<HashMap<u64, Refusal>>);

impl RefusedChannels {
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Refusal>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns why no request may be sent into a channel now, if so. Unlike [`Self::admit`], it lets none through.
    pub fn pause(&self, channel: u64, now: Instant) -> Option<Pause> {
        self.lock().get(&channel)?.pause(now)
    }

    /// Lets a request into a channel. Of those that wait for the end of its time one goes first: the others do once that has
    /// succeeded.
    ///
    /// # Errors
    /// The reason why none may be sent.
    pub fn admit(&self, channel: u64, now: Instant) -> Result<(), Pause> {
        let mut refusals = self.lock();
        let Some(refusal) = refusals.get_mut(&channel) else { return Ok(()) };
        if let Some(pause) = refusal.pause(now) {
            return Err(pause);
        }
        // One that is given up without a word is followed by another one.
        refusal.until = now + TASK_WITHIN;
        refusal.is_asked = true;
        Ok(())
    }

    /// Remembers how a request into a channel has ended.
    pub fn note<T>(&self, channel: u64, sent: &Result<T, Failure>, now: Instant) {
        let mut refusals = self.lock();
        match sent {
            Err(Failure::Refused {
                status: 403,
                code: MISSING_ACCESS | MISSING_PERMISSIONS,
                ..
            }) => {
                if refusals.len() >= REMEMBERED {
                    refusals.retain(|_, refusal| refusal.until > now);
                }
                // Requests that were under way when it refused say nothing new.
                let before = refusals.get(&channel);
                let times = before.map_or(1, |before| before.times + u32::from(before.is_asked));
                let refusal = Refusal { until: now + LEFT_ALONE, times, is_asked: false };
                refusals.insert(channel, refusal);
            }
            // Discord has not said how things stand: the next request may ask.
            Err(failure) if failure.may_pass() => {
                refusals.entry(channel).and_modify(|refusal| refusal.let_ask(now));
            }
            // An answer to a request that was under way when it refused says nothing.
            _ if refusals.get(&channel).is_some_and(|refusal| refusal.is_over(now)) => {
                refusals.remove(&channel);
            }
            _ => {}
        }
    }

    /// Lets the next request into a channel ask how things stand.
    pub fn let_ask(&self, channel: u64, now: Instant) {
        self.lock().entry(channel).and_modify(|refusal| refusal.let_ask(now));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(code: u64) -> Result<(), Failure> {
        Err(Failure::Refused { status: 403, code, message: String::new() })
    }

    #[test]
    fn a_channel_that_refused_is_left_alone_and_asked_once_again() {
        let (channels, begun, second) =
            (RefusedChannels::default(), Instant::now(), Duration::from_secs(1));
        for code in [MISSING_ACCESS, MISSING_PERMISSIONS] {
            channels.note(code, &refused(code), begun);
            let left = Pause::LeftAlone(second);
            assert_eq!(channels.admit(code, begun + LEFT_ALONE - second), Err(left));
            assert_eq!(channels.pause(code, begun + LEFT_ALONE - second), Some(left));
            assert_eq!(channels.pause(code, begun + LEFT_ALONE), None, "a look takes nothing");
            assert_eq!(channels.admit(1, begun), Ok(()), "no other channel");
            let later = begun + LEFT_ALONE;
            assert_eq!(channels.admit(code, later), Ok(()));
            assert_eq!(channels.admit(code, later), Err(Pause::Asked), "the others wait for it");
            assert_eq!(channels.pause(code, later + second), Some(Pause::Asked));
            channels.note(code, &refused(code), later);
            assert_eq!(channels.admit(code, later + LEFT_ALONE - second), Err(left));
            assert_eq!(channels.admit(code, later + LEFT_ALONE), Ok(()));
            channels.note(code, &Ok(()), later + LEFT_ALONE);
            assert_eq!(channels.admit(code, later + LEFT_ALONE), Ok(()), "all is well again");
            assert_eq!(channels.admit(code, later + LEFT_ALONE), Ok(()));
        }
    }

    #[test]
    fn nothing_waits_for_a_channel_that_refuses_for_an_hour() {
        let (channels, mut now) = (RefusedChannels::default(), Instant::now());
        for _ in 1..LOST_AFTER {
            channels.note(1, &refused(MISSING_ACCESS), now);
            channels.note(1, &refused(MISSING_ACCESS), now);
            assert_eq!(channels.pause(1, now), Some(Pause::LeftAlone(LEFT_ALONE)));
            now += LEFT_ALONE;
            assert_eq!(channels.admit(1, now), Ok(()));
        }
        channels.note(1, &refused(MISSING_ACCESS), now);
        assert_eq!(channels.pause(1, now), Some(Pause::Lost));
        now += LEFT_ALONE;
        assert_eq!(channels.admit(1, now), Ok(()), "it is asked all the same");
        channels.note(1, &Ok(()), now);
        channels.note(1, &refused(MISSING_ACCESS), now);
        assert_eq!(channels.pause(1, now), Some(Pause::LeftAlone(LEFT_ALONE)), "counted anew");
    }

    #[test]
    fn what_is_no_refusal_of_the_channel_leaves_it_open() {
        let (channels, now) = (RefusedChannels::default(), Instant::now());
        for sent in [Ok(()), refused(50_007), Err(Failure::Unreachable(String::new()))] {
            channels.note(1, &sent, now);
            assert_eq!(channels.admit(1, now), Ok(()), "{sent:?}");
            assert_eq!(channels.admit(1, now), Ok(()), "{sent:?}");
        }
        // Silence while asking again lets the next one ask.
        channels.note(1, &refused(MISSING_ACCESS), now);
        let later = now + LEFT_ALONE;
        assert_eq!(channels.admit(1, later), Ok(()));
        channels.note(1, &Err::<(), _>(Failure::Unreachable(String::new())), later);
        assert_eq!(channels.admit(1, later), Ok(()));
        channels.let_ask(1, later);
        assert_eq!(channels.admit(1, later), Ok(()));
        assert_eq!(channels.admit(1, later + TASK_WITHIN), Ok(()), "it was given up");
    }
}
