//! Pool of threads for work that costs: replays, moving pictures, charts, records from files. It never runs on the threads
//! that answer.
//!
//! A person has one piece of work done at a time and few that wait, servers take turns, and each piece has a budget of CPU
//! time, so that no person and no record can take the bot away from the others.
//!
//! A request that waits for long work, here or on the machines' threads, holds one of few places meanwhile: whatever the
//! number of accounts, the other requests keep half of [`AT_WORK`].

use crate::app::caller::Caller;
use crate::app::error::{Error, InternalError};
use crate::game::Refusal;
use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Requests that are worked on at once, the others wait in line: more make none of them quicker, and all of them too late
/// when there is more to do than the machine can.
pub const AT_WORK: usize = 64;

/// Most of them that wait for long work, what is being done included.
const MOST_HELD: usize = AT_WORK / 2;

/// Most pieces of work of one person, the one that is being done included.
const MOST_PER_PERSON: u32 = 3;

/// CPU time that one piece of work may take.
const BUDGET: Duration = Duration::from_secs(3);

/// A pool of threads, started when the first work comes, which end with it.
pub(crate) struct WorkPool {
    shared: Arc<Shared>,
    budget: Duration,
}

impl Default for WorkPool {
    fn default() -> Self {
        Self::with_budget(BUDGET)
    }
}

impl WorkPool {
    /// Returns a pool whose pieces of work may take so much CPU time each.
    pub(crate) fn with_budget(budget: Duration) -> Self {
        Self { shared: Arc::default(), budget }
    }

    /// Runs a piece of work for the caller and waits for its result.
    ///
    /// # Errors
    /// The work's own, and refusals: too much work of the caller, of their server or of all waits, or the budget is spent.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        caller: &Caller,
        work: impl FnOnce(&Budget) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (done, result) = oneshot::channel();
        let budget = self.budget;
        let run = move || {
            // An answer that was given up is not awaited any longer.
            if done.is_closed() {
                return;
            }
            let work = AssertUnwindSafe(|| work(&Budget::of(budget)));
            let panicked = |_| Err(InternalError::new("a panic in costly work").into());
            // The one who asked may have gone meanwhile.
            let _ = done.send(catch_unwind(work).unwrap_or_else(panicked));
        };
        let _held = self.submit(caller, Box::new(run))?;
        result.await.unwrap_or_else(|_| Err(InternalError::new("a worker ended").into()))
    }

    /// Takes a place for a request that waits for long work elsewhere, as for a hint or a review; none where too many wait.
    /// A request takes one at a time: [`Self::run`] takes its own.
    pub(crate) fn hold(&self, caller: &Caller) -> Option<Held<'_>> {
        let place = place_of(caller);
        if !self.shared.queue().hold(place) {
            return None;
        }
        Some(Held { shared: &self.shared, place })
    }

    /// Returns the number of requests that wait for long work.
    pub(crate) fn held(&self) -> usize {
        self.shared.queue().held.len()
    }

    fn submit(&self, caller: &Caller, run: Box<dyn FnOnce() + Send>) -> Result<Held<'_>, Refusal> {
        let place = place_of(caller);
        let mut queue = self.shared.queue();
        if queue.works_of(caller.person) >= MOST_PER_PERSON {
            return Err(Refusal::new("work-under-way"));
        }
        if !queue.hold(place) {
            return Err(Refusal::new("too-much-work"));
        }
        queue.push(place, Work { person: caller.person, run });
        queue.start_threads(&self.shared);
        self.shared.ready.notify_one();
        Ok(Held { shared: &self.shared, place })
    }
}

impl Drop for WorkPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.ready.notify_all();
    }
}

/// Returns the server of a caller, or the channel where there is none.
fn place_of(caller: &Caller) -> u64 {
    caller.venue.guild.unwrap_or(caller.venue.channel)
}

/// Place of a request that waits for long work, free again once this is dropped.
pub(crate) struct Held<'a> {
    shared: &'a Shared,
    place: u64,
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.shared.queue().release(self.place);
    }
}

/// CPU time that a piece of work may still take on its thread.
pub(crate) struct Budget {
    until: Duration,
}

impl Budget {
    fn of(time: Duration) -> Self {
        Self { until: cpu_time() + time }
    }

    /// True if nothing is left.
    pub(crate) fn is_spent(&self) -> bool {
        cpu_time() > self.until
    }

    /// Refuses to go on once nothing is left.
    ///
    /// # Errors
    /// `too-costly`.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        if self.is_spent() { Err(Refusal::new("too-costly")) } else { Ok(()) }
    }
}

/// Returns the CPU time that this thread has taken.
#[cfg(unix)]
fn cpu_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let taken = clock_gettime(ClockId::ThreadCPUTime);
    // Both parts are small and not negative.
    Duration::new(taken.tv_sec.unsigned_abs(), taken.tv_nsec as u32)
}

/// Returns the time since the first call, where the system's CPU time is not read.
#[cfg(not(unix))]
fn cpu_time() -> Duration {
    static FIRST: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    FIRST.get_or_init(std::time::Instant::now).elapsed()
}

struct Work {
    person: u64,
    run: Box<dyn FnOnce() + Send>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    ready: Condvar,
}

/// Work that waits, by server; the server whose turn it is comes first.
#[derive(Default)]
struct Queue {
    places: VecDeque<(u64, VecDeque<Work>)>,
    /// The server of each request that waits for long work.
    held: Vec<u64>,
    /// People whose work is being done.
    busy: HashSet<u64>,
    threads: usize,
    closed: bool,
}

impl Queue {
    /// Takes a place for a request of a server. A server holds no more than are left then: half of all where it is alone, a
    /// third where two want as many as they can get, so that it never keeps the others out.
    fn hold(&mut self, place: u64) -> bool {
        let own = self.held.iter().filter(|other| **other == place).count();
        let left = MOST_HELD - self.held.len();
        let is_free = own < left;
        if is_free {
            self.held.push(place);
        }
        is_free
    }

    fn release(&mut self, place: u64) {
        if let Some(at) = self.held.iter().position(|other| *other == place) {
            self.held.swap_remove(at);
        }
    }

    fn works_of(&self, person: u64) -> u32 {
        let waiting = self.places.iter().flat_map(|(_, works)| works);
        let waiting = waiting.filter(|work| work.person == person).count() as u32;
        waiting + u32::from(self.busy.contains(&person))
    }

    fn push(&mut self, place: u64, work: Work) {
        match self.places.iter_mut().find(|(other, _)| *other == place) {
            Some((_, works)) => works.push_back(work),
            None => self.places.push_back((place, VecDeque::from([work]))),
        }
    }

    /// Takes the next work of the server whose turn it is, which goes to the end of the line. Work of people who have
    /// some done already waits.
    fn pop(&mut self) -> Option<Work> {
        let free = |work: &Work| !self.busy.contains(&work.person);
        let next = |works: &VecDeque<Work>| works.iter().position(free);
        let (at, first) =
            self.places.iter().enumerate().find_map(|(at, (_, works))| Some((at, next(works)?)))?;
        let (place, mut works) = self.places.remove(at)?;
        let work = works.remove(first)?;
        if !works.is_empty() {
            self.places.push_back((place, works));
        }
        self.busy.insert(work.person);
        Some(work)
    }

    /// Starts the threads that are missing: one fewer than processors, so that answers always have one.
    fn start_threads(&mut self, shared: &Arc<Shared>) {
        let most = thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1));
        while self.threads < most {
            let shared = Arc::clone(shared);
            let started =
                thread::Builder::new().name("work".to_owned()).spawn(move || shared.work());
            if let Err(error) = started {
                tracing::error!("no thread for costly work: {error}");
                return;
            }
            self.threads += 1;
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one piece of work after the other until the pool is gone.
    fn work(&self) {
        let mut queue = self.queue();
        while !queue.closed {
            let Some(work) = queue.pop() else {
                queue = self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(queue);
            (work.run)();
            queue = self.queue();
            queue.busy.remove(&work.person);
            // Other work of this person may have waited for it.
            self.ready.notify_one();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::stream::FuturesUnordered;
    use futures_util::{FutureExt, StreamExt};
    use std::sync::mpsc;

    /// The people in the order in which their work is taken.
    fn order(works: &[(u64, u64)]) -> Vec<u64> {
        let mut queue = Queue::default();
        for (place, person) in works {
            queue.push(*place, Work { person: *person, run: Box::new(|| ()) });
        }
        let next = || {
            let work = queue.pop()?;
            queue.busy.remove(&work.person);
            Some(work.person)
        };
        std::iter::from_fn(next).collect()
    }

    /// The number of places that a server gets when it asks for as many as there are requests.
    fn taken(queue: &mut Queue, place: u64) -> usize {
        (0..AT_WORK).filter(|_| queue.hold(place)).count()
    }

    /// A quarter of all requests is the most of one server, and half of them stay for what is quick.
    #[test]
    fn a_server_leaves_places_to_the_others_and_all_leave_half_of_the_requests() {
        let mut queue = Queue::default();
        assert_eq!(taken(&mut queue, 1), AT_WORK / 4);
        for place in 2..100 {
            taken(&mut queue, place);
        }
        assert_eq!(queue.held.len(), AT_WORK / 2);
        assert!((2..6).all(|place| queue.held.contains(&place)), "{:?}", queue.held);
        for _ in 0..AT_WORK / 4 {
            queue.release(1);
        }
        assert!(!queue.held.contains(&1));
        assert!(queue.hold(200), "what is given back is free for others");
    }

    /// As many accounts of one server as there may be ask for three replays each that do not end.
    #[tokio::test]
    async fn many_accounts_of_a_server_leave_half_of_the_requests_to_the_others() {
        let pool = WorkPool::default();
        let (ends, ended) = mpsc::channel::<()>();
        let ended = Arc::new(Mutex::new(ended));
        let endless = |person| {
            let ended = Arc::clone(&ended);
            let work = move |_: &Budget| {
                let ended = ended.lock().unwrap_or_else(PoisonError::into_inner);
                // It ends when the sender is gone.
                let _ = ended.recv();
                Ok(())
            };
            let caller = Caller::in_test(1, person);
            let pool = &pool;
            async move { pool.run(&caller, work).await }
        };
        let mut all: FuturesUnordered<_> =
            (0..22).flat_map(|person| [person; 3]).map(endless).collect();
        let mut refused = 0;
        while let Some(Some(answer)) = all.next().now_or_never() {
            assert!(answer.is_err(), "none ends");
            refused += 1;
        }
        assert!(66 - refused <= AT_WORK / 2, "{refused} of 66 were refused");
        let review = pool.hold(&Caller::in_test(2, 100));
        assert!(review.is_some(), "another server has its share");
        assert_eq!(pool.held(), 66 - refused + 1);
        drop(ends);
        let done: Vec<_> = all.collect().await;
        assert_eq!(done.iter().filter(|answer| answer.is_ok()).count(), 66 - refused);
        drop(review);
        assert_eq!(pool.held(), 0, "all is given back");
    }

    #[test]
    fn a_person_has_one_done_at_a_time() {
        let mut queue = Queue::default();
        for person in [11, 11, 12] {
            queue.push(1, Work { person, run: Box::new(|| ()) });
        }
        let people: Vec<u64> = std::iter::from_fn(|| queue.pop()).map(|work| work.person).collect();
        assert_eq!((people, queue.works_of(11)), (vec![11, 12], 2));
        queue.busy.clear();
        assert_eq!(queue.pop().map(|work| work.person), Some(11));
    }

    #[test]
    fn servers_take_turns() {
        assert_eq!(order(&[(1, 11), (1, 12), (1, 13), (2, 21), (3, 31)]), [11, 21, 31, 12, 13]);
    }

    #[test]
    fn a_spent_budget_is_refused() {
        let spent = Budget { until: Duration::ZERO };
        while !spent.is_spent() {}
        assert_eq!(spent.check().unwrap_err().word, "too-costly");
        assert!(Budget::of(Duration::from_secs(60)).check().is_ok());
    }
}
