//! Edits of messages that are older than an hour, of which Discord takes few in a channel. What can wait is spaced out: a
//! refusal counts as an invalid request.

use super::limits::{LONGEST_PAUSE, OLD_EDITS, OLD_EDITS_WITHIN};
use crate::app::unrated::created_at;
use crate::clock::MINUTE_MS;
use crate::store::Millis;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Age from which a message is old (ms).
const OLD_MS: Millis = 60 * MINUTE_MS;

/// Longest wait, and time after which a refusal is forgotten (ms).
const LONGEST_MS: Millis = LONGEST_PAUSE.as_millis() as Millis;

/// Number of channels remembered before those are dropped in which nothing was edited for long.
const REMEMBERED: usize = 10_000;

/// Edits of old messages, by channel.
#[derive(Default)]
pub struct OldEdits(Mutex<HashMap<u64, Edits>>);

/// Edits of old messages in a channel.
struct Edits {
    /// Times of the latest ones (UTC ms).
    times: VecDeque<Millis>,
    /// Time within which Discord takes [`OLD_EDITS`] of them, as far as is known (ms).
    window: Millis,
    /// Time of the last refusal (UTC ms).
    refused_at: Option<Millis>,
    /// Number of those that were put off since the last one was let through.
    waiting: usize,
}

impl Default for Edits {
    fn default() -> Self {
        let window = OLD_EDITS_WITHIN.as_millis() as Millis;
        Self { times: VecDeque::new(), window, refused_at: None, waiting: 0 }
    }
}

impl Edits {
    /// Lets one through, or says how long it has to wait (ms), the longer the more wait already.
    fn admit(&mut self, now: Millis) -> Result<(), Millis> {
        if self.refused_at.is_some_and(|at| now - at > LONGEST_MS) {
            *self = Self::default();
        }
        let window = self.window;
        // A clock that was set back has seen nothing of what is to come.
        self.times.retain(|at| (now - window + 1..=now).contains(at));
        if self.times.len() < OLD_EDITS {
            self.times.push_back(now);
            self.waiting = 0;
            return Ok(());
        }
        let left = self.times.front().map_or(0, |first| first + window - now);
        let windows = (self.waiting / OLD_EDITS) as Millis;
        self.waiting += 1;
        Err((left + windows * window).min(LONGEST_MS))
    }

    /// Notes one that did not wait to be let through.
    fn note(&mut self, now: Millis) {
        self.times.push_back(now);
        if self.times.len() > OLD_EDITS {
            self.times.pop_front();
        }
    }

    /// Notes a refusal: the window is taken to be twice as long. Returns the time to wait (ms).
    fn refuse(&mut self, now: Millis) -> Millis {
        // Those that were under way together say no more than one of them.
        if self.refused_at.is_none_or(|at| now - at >= self.window) {
            self.window = (self.window * 2).min(LONGEST_MS);
        }
        self.refused_at = Some(now);
        self.times = [now; OLD_EDITS].into();
        self.window
    }

    /// True if one was let through lately.
    fn is_recent(&self, now: Millis) -> bool {
        self.times.back().is_some_and(|last| now - last <= LONGEST_MS)
    }
}

impl OldEdits {
    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Edits>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a message in a channel be edited at a time (UTC ms), if it is not old or the channel takes such edits.
    ///
    /// # Errors
    /// The time to wait.
    pub fn admit(&self, channel: u64, message: u64, now: Millis) -> Result<(), Duration> {
        self.of_old(channel, message, now, |edits| edits.admit(now))
            .unwrap_or(Ok(()))
            .map_err(duration)
    }

    /// Notes that a message in a channel is edited at a time (UTC ms), and was not to wait for it.
    pub fn note(&self, channel: u64, message: u64, now: Millis) {
        self.of_old(channel, message, now, |edits| edits.note(now));
    }

    /// Does something with the edits of a channel where a message is old; else nothing.
    fn of_old<T>(
        &self,
        channel: u64,
        message: u64,
        now: Millis,
        with: impl FnOnce(&mut Edits) -> T,
    ) -> Option<T> {
        if now - created_at(message) < OLD_MS {
            return None;
        }
        let mut channels = self.lock();
        if channels.len() >= REMEMBERED {
            channels.retain(|_, edits| edits.is_recent(now));
        }
        Some(with(channels.entry(channel).or_default()))
    }

    /// Notes that Discord has refused one in a channel at a time (UTC ms). Returns the time to wait.
    pub fn refuse(&self, channel: u64, now: Millis) -> Duration {
        duration(self.lock().entry(channel).or_default().refuse(now))
    }
}

fn duration(wait: Millis) -> Duration {
    Duration::from_millis(u64::try_from(wait).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Reverse;
    use std::collections::BinaryHeap;

    const SECOND: Millis = 1_000;
    const WINDOW: Millis = 20 * SECOND;

    /// Times at which so many edits are made that all want to be made at once, in seconds.
    fn made_at(edits: &mut Edits, number: usize) -> Vec<Millis> {
        let mut due: BinaryHeap<_> = (0..number).map(|_| Reverse(0)).collect();
        let mut made = Vec::new();
        while let Some(Reverse(now)) = due.pop() {
            match edits.admit(now) {
                Ok(()) => made.push(now / SECOND),
                Err(wait) => due.push(Reverse(now + wait)),
            }
        }
        made
    }

    #[test]
    fn many_old_edits_are_spaced_out() {
        let made = made_at(&mut Edits::default(), 8);
        assert_eq!(made, [0, 0, 0, 20, 20, 20, 40, 40]);
    }

    #[test]
    fn those_that_wait_come_back_in_turn() {
        let mut edits = Edits::default();
        assert!((0..OLD_EDITS).all(|_| edits.admit(0).is_ok()));
        let waits: Vec<Millis> = (0..7).filter_map(|_| edits.admit(0).err()).collect();
        assert_eq!(waits, [1, 1, 1, 2, 2, 2, 3].map(|windows| windows * WINDOW));
        let longest = (0..1_000).filter_map(|_| edits.admit(0).err()).max();
        assert_eq!(longest, Some(LONGEST_MS));
    }

    #[test]
    fn after_a_refusal_the_window_is_twice_as_long() {
        let mut edits = Edits::default();
        assert_eq!(edits.admit(0), Ok(()));
        assert_eq!(edits.refuse(SECOND), 2 * WINDOW);
        assert_eq!(edits.refuse(2 * SECOND), 2 * WINDOW, "it was under way");
        let mut now = 2 * SECOND;
        for windows in [4, 8, 16, 30, 30] {
            let wait = edits.admit(now).unwrap_err();
            now += wait;
            assert_eq!(edits.admit(now), Ok(()));
            assert_eq!(edits.refuse(now), windows * WINDOW);
        }
        now += LONGEST_MS + 1;
        assert!((0..OLD_EDITS).all(|_| edits.admit(now).is_ok()));
        assert_eq!(edits.admit(now), Err(WINDOW), "all is forgotten");
        assert_eq!(edits.admit(now - 9 * WINDOW), Ok(()), "the clock was set back");
    }

    #[test]
    fn messages_of_the_last_hour_and_other_channels_are_free() {
        let (edits, now) = (OldEdits::default(), created_at(0) + OLD_MS);
        let young = 1 << 22;
        for _ in 0..9 {
            assert_eq!(edits.admit(1, young, now), Ok(()));
        }
        assert!((0..OLD_EDITS).all(|_| edits.admit(1, 0, now).is_ok()));
        assert_eq!(edits.admit(1, 0, now), Err(OLD_EDITS_WITHIN));
        assert_eq!(edits.admit(2, 0, now), Ok(()));
        (0..9).for_each(|_| edits.note(3, young, now));
        assert_eq!(edits.admit(3, 0, now), Ok(()), "they were of messages of the last hour");
        (0..9).for_each(|_| edits.note(3, 0, now));
        assert_eq!(edits.admit(3, 0, now), Err(OLD_EDITS_WITHIN), "moves came before");
        assert_eq!(edits.refuse(2, now), 2 * OLD_EDITS_WITHIN);
    }
}
