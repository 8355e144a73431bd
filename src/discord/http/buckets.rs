//! Discord's rate limits of single routes, its buckets, as the headers of its answers tell them: what would be refused is not
//! sent. Requests through an interaction's token are tried again after a 429 instead.
//! <https://discord.com/developers/docs/topics/rate-limits#header-format>

use reqwest::header::HeaderMap;
use serenity::http::{LightMethod, RatelimitingBucket, Route};
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::sync::futures::Notified;
use tokio::time::Instant;

/// Number of requests under way at once on a route of which Discord has said nothing; most routes take so many in a window.
const UNKNOWN: u32 = 5;

/// Longest time for which a route is closed: a day. No real window is longer than some minutes.
const LONGEST: Duration = Duration::from_secs(86_400);

/// Differences of latency: two answers about one window differ by less in what they say of its end.
const LATENCY: Duration = Duration::from_secs(1);

/// Number of routes remembered before those are dropped that may be used freely.
const REMEMBERED: usize = 10_000;

/// A route and its place, such as new messages in a channel; the server, where serenity leaves it out.
pub type Key = (RatelimitingBucket, LightMethod, Option<u64>);

/// Returns what a request is counted under.
pub fn key(route: &Route<'_>, method: LightMethod) -> Key {
    let guild = match route {
        Route::GuildCommandsPermissions { guild_id, .. } => Some(guild_id.get()),
        _ => None,
    };
    (route.ratelimiting_bucket(), method, guild)
}

/// Reason why a request has to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Its route takes nothing for so long.
    For(Duration),
    /// As many as the route takes are under way.
    ForOthers,
}

/// The buckets that are in use.
#[derive(Default)]
pub struct Buckets {
    by_route: Mutex<HashMap<Key, Bucket>>,
    /// Told whenever a request has ended.
    ended: Notify,
}

/// A route's bucket.
struct Bucket {
    /// Number of requests that Discord takes in a window.
    limit: u32,
    /// Number of those that it still takes in this one.
    left: u32,
    /// End of the window.
    until: Instant,
    /// Time until which Discord has said that it takes nothing; past where it has not.
    closed_until: Instant,
    under_way: u32,
}

/// Window of a bucket, as the headers of an answer tell it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    limit: u32,
    remaining: u32,
    reset_after: Duration,
}

impl Window {
    /// Reads the headers; none where the route has no bucket.
    pub fn read(headers: &HeaderMap) -> Option<Self> {
        let text = |name| headers.get(name)?.to_str().ok();
        let seconds: f64 = text("x-ratelimit-reset-after")?.parse().ok()?;
        Some(Self {
            limit: text("x-ratelimit-limit")?.parse().ok()?,
            remaining: text("x-ratelimit-remaining")?.parse().ok()?,
            reset_after: Duration::try_from_secs_f64(seconds).ok()?.min(LONGEST),
        })
    }
}

/// A place in a bucket; its request is under way until this is dropped.
pub struct Slot<'a>(&'a Buckets, Key);

impl Slot<'_> {
    /// Learns what an answer said.
    pub fn learn(&self, window: Window, now: Instant) {
        self.0.change(self.1, |bucket| bucket.learn(window, now));
    }

    /// Learns that Discord takes nothing on this route for so long.
    pub fn close(&self, wait: Duration, now: Instant) {
        self.0.change(self.1, |bucket| bucket.close(wait, now));
    }
}

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        self.0.change(self.1, |bucket| bucket.under_way -= 1);
        self.0.ended.notify_waiters();
    }
}

impl Bucket {
    fn new(now: Instant) -> Self {
        Self { limit: UNKNOWN, left: UNKNOWN, until: now, closed_until: now, under_way: 0 }
    }

    /// Returns why a request has to wait; none if it may be sent.
    fn wait(&self, now: Instant) -> Option<Wait> {
        if now < self.closed_until {
            return Some(Wait::For(self.closed_until - now));
        }
        if now < self.until {
            return (self.left == 0).then(|| Wait::For(self.until - now));
        }
        // Those under way may all count in the new window.
        (self.under_way >= self.limit).then_some(Wait::ForOthers)
    }

    fn take(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.under_way += 1;
    }

    /// Learns from the answer to a request that is still counted as under way. Of the others Discord may have counted none in
    /// a new window.
    fn learn(&mut self, window: Window, now: Instant) {
        let until = now + window.reset_after;
        let others = self.under_way.saturating_sub(1);
        let is_new = now >= self.until || until > self.until + LATENCY;
        self.left = match is_new {
            true => window.remaining.saturating_sub(others),
            false => self.left.min(window.remaining),
        };
        (self.limit, self.until) = (window.limit.max(1), until);
    }

    /// Closes the route: an answer that was on its way before the refusal does not open it.
    fn close(&mut self, wait: Duration, now: Instant) {
        (self.left, self.closed_until) = (0, self.closed_until.max(now + wait));
    }

    /// True if nothing would be lost without it.
    fn is_free(&self, now: Instant) -> bool {
        self.under_way == 0 && now >= self.until.max(self.closed_until)
    }
}

impl Buckets {
    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Bucket>> {
        self.by_route.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends when a request ends, from the first poll or [`Notified::enable`] on.
    pub fn ended(&self) -> Notified<'_> {
        self.ended.notified()
    }

    fn change(&self, key: Key, change: impl FnOnce(&mut Bucket)) {
        if let Some(bucket) = self.lock().get_mut(&key) {
            change(bucket);
        }
    }

    /// Takes a place for a request.
    ///
    /// # Errors
    /// The reason why it has to wait.
    pub fn take(&self, key: Key, now: Instant) -> Result<Slot<'_>, Wait> {
        let mut buckets = self.lock();
        if buckets.len() >= REMEMBERED {
            buckets.retain(|_, bucket| !bucket.is_free(now));
        }
        let bucket = buckets.entry(key).or_insert_with(|| Bucket::new(now));
        if let Some(wait) = bucket.wait(now) {
            return Err(wait);
        }
        bucket.take();
        Ok(Slot(self, key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serenity::all::{ApplicationId, ChannelId, GuildId};

    const SECOND: Duration = Duration::from_secs(1);

    fn posts(channel: u64) -> Key {
        let channel_id = ChannelId::new(channel);
        key(&Route::ChannelMessages { channel_id }, LightMethod::Post)
    }

    fn window(limit: u32, remaining: u32) -> Window {
        Window { limit, remaining, reset_after: 5 * SECOND }
    }

    /// Number of requests that are let through at a time, all of them under way at once.
    fn let_through(buckets: &Buckets, at: Instant) -> usize {
        let slots: Vec<_> = std::iter::from_fn(|| buckets.take(posts(1), at).ok()).collect();
        slots.len()
    }

    #[test]
    fn an_unknown_route_takes_a_few_at_once() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        assert_eq!(let_through(&buckets, now), UNKNOWN as usize);
        assert_eq!(let_through(&buckets, now), UNKNOWN as usize, "they have ended");
        let _all: Vec<_> = (0..UNKNOWN).map(|_| buckets.take(posts(1), now)).collect();
        assert_eq!(buckets.take(posts(1), now).err(), Some(Wait::ForOthers));
        assert!(buckets.take(posts(2), now).is_ok(), "another channel");
    }

    #[test]
    fn a_window_takes_what_is_left_in_it() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        buckets.take(posts(1), now).expect("the first").learn(window(3, 2), now);
        let second = buckets.take(posts(1), now).expect("the second");
        let _third = buckets.take(posts(1), now).expect("the third");
        assert_eq!(buckets.take(posts(1), now + SECOND).err(), Some(Wait::For(4 * SECOND)));
        // An answer that Discord wrote before the third had come.
        second.learn(window(3, 1), now);
        assert_eq!(buckets.take(posts(1), now).err(), Some(Wait::For(5 * SECOND)));
        drop(second);
        let later = now + 5 * SECOND;
        assert_eq!(let_through(&buckets, later), 2, "the third may count there");
    }

    #[test]
    fn a_new_window_counts_those_under_way() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let slots: Vec<_> = (0..3).map(|_| buckets.take(posts(1), now).expect("free")).collect();
        slots[0].learn(window(5, 4), now);
        assert_eq!(let_through(&buckets, now), 2, "two of the four are under way");
    }

    /// Discord's window has ended earlier than was thought, by the time that its answers take.
    #[test]
    fn an_answer_from_the_next_window_is_told_by_its_end() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let first = buckets.take(posts(1), now).expect("free");
        let last = buckets.take(posts(1), now).expect("free");
        first.learn(window(2, 0), now);
        drop(first);
        last.learn(window(2, 1), now + 4 * SECOND);
        drop(last);
        assert_eq!(let_through(&buckets, now + 4 * SECOND), 1);
    }

    #[test]
    fn a_servers_page_has_a_bucket_of_its_own() {
        let page = |guild| {
            let (application_id, guild_id) = (ApplicationId::new(1), GuildId::new(guild));
            key(&Route::GuildCommandsPermissions { application_id, guild_id }, LightMethod::Get)
        };
        let (buckets, now) = (Buckets::default(), Instant::now());
        buckets.take(page(1), now).expect("free").close(SECOND, now);
        assert_eq!(buckets.take(page(1), now).err(), Some(Wait::For(SECOND)));
        assert!(buckets.take(page(2), now).is_ok());
    }

    #[test]
    fn a_refusal_closes_the_route_for_its_time() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        buckets.take(posts(1), now).expect("free").close(60 * SECOND, now);
        assert_eq!(buckets.take(posts(1), now + SECOND).err(), Some(Wait::For(59 * SECOND)));
        buckets.take(posts(1), now + 60 * SECOND).expect("free again").close(2 * SECOND, now);
        let wait = buckets.take(posts(1), now).err();
        assert_eq!(wait, Some(Wait::For(60 * SECOND)), "nothing opens it earlier");
    }

    #[test]
    fn an_answer_from_before_a_refusal_does_not_open_the_route() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let [first, second] = [(); 2].map(|()| buckets.take(posts(1), now).expect("free"));
        first.close(30 * SECOND, now);
        second.learn(window(5, 3), now);
        drop((first, second));
        let wait = buckets.take(posts(1), now + 5 * SECOND).err();
        assert_eq!(wait, Some(Wait::For(25 * SECOND)));
        assert!(buckets.take(posts(1), now + 30 * SECOND).is_ok());
    }

    #[test]
    fn routes_that_are_free_are_forgotten() {
        let (buckets, now) = (Buckets::default(), Instant::now());
        let kept = buckets.take(posts(1), now).expect("free");
        for channel in 2..=REMEMBERED as u64 + 1 {
            drop(buckets.take(posts(channel), now));
        }
        assert!(buckets.lock().len() <= 2, "{}", buckets.lock().len());
        kept.close(SECOND, now);
        assert_eq!(
            buckets.take(posts(1), now).err(),
            Some(Wait::For(SECOND)),
            "one under way is not"
        );
    }

    #[test]
    fn headers_are_read_where_all_are_there() {
        let mut headers = HeaderMap::new();
        assert_eq!(Window::read(&headers), None);
        for (name, value) in [
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "4"),
            ("x-ratelimit-reset-after", "5.0"),
        ] {
            headers.insert(name, value.parse().expect("a value"));
        }
        assert_eq!(Window::read(&headers), Some(window(5, 4)));
        for strange in ["-1", "NaN", "1e40", "soon", ""] {
            headers.insert("x-ratelimit-reset-after", strange.parse().expect("a value"));
            assert_eq!(Window::read(&headers), None, "{strange}");
        }
        headers.insert("x-ratelimit-reset-after", "1e19".parse().expect("a value"));
        assert_eq!(Window::read(&headers).map(|window| window.reset_after), Some(LONGEST));
    }
}
