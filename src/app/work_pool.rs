//! Pool of threads for work that costs: replays, moving pictures, charts, records from files. It never runs on the threads
//! that answer.
//!
//! A person has one piece of work done at a time and few that wait, servers take turns, and each piece has a budget of CPU
//! time, so that no person and no record can take the bot away from the others.

use crate::app::caller::Caller;
use crate::app::error::{Error, InternalError};
use crate::game::Refusal;
use std::collections::{HashSet, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;
use tokio::sync::oneshot;

/// Most pieces of work that wait for a thread.
const MOST_WAITING: usize = 64;

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
    /// The work's own, and refusals: too much work of the caller or of all waits, or the budget is spent.
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
        self.submit(caller, Box::new(run))?;
        result.await.unwrap_or_else(|_| Err(InternalError::new("a worker ended").into()))
    }

    fn submit(&self, caller: &Caller, run: Box<dyn FnOnce() + Send>) -> Result<(), Refusal> {
        let mut queue = self.shared.queue();
        if queue.works_of(caller.person) >= MOST_PER_PERSON {
            return Err(Refusal::new("work-under-way"));
        }
        if queue.waiting() >= MOST_WAITING {
            return Err(Refusal::new("too-much-work"));
        }
        let place = caller.venue.guild.unwrap_or(caller.venue.channel);
        queue.push(place, Work { person: caller.person, run });
        queue.start_threads(&self.shared);
        self.shared.ready.notify_one();
        Ok(())
    }
}

impl Drop for WorkPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.ready.notify_all();
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
    /// People whose work is being done.
    busy: HashSet<u64>,
    threads: usize,
    closed: bool,
}

impl Queue {
    fn waiting(&self) -> usize {
        self.places.iter().map(|(_, works)| works.len()).sum()
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
