//! Threads that search. A queue with limits for each person, each server and all keeps anyone from taking the machines
//! away from the others. A second queue has pieces of long work, each of which waits until no search does.

use super::{Client, Numbers, Silence};
use crate::priority;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Most searches that wait in all pools. Tasks of the outbox wait for theirs, at most an eighth of those that are under
/// way at once.
pub const MOST_WAITING: usize = 32;

/// Most searches of one person, those under way included.
const MOST_PER_PERSON: usize = 2;

/// Most searches of one server, those under way included.
const MOST_PER_PLACE: usize = 8;

/// Time within which a search that was refused or given up comes again: a task of the outbox waits a second, and is claimed
/// at the next beat. Pieces of long work leave a thread free for so long.
const COMES_WITHIN: Duration = Duration::from_secs(3);

/// A search, which gets what its thread keeps from one to the next, and a flag that says when the program ends.
pub type Search<S> = Box<dyn FnOnce(&mut S, &AtomicBool) + Send>;

/// Threads, started when the first search comes, which end with it.
pub struct Pool<S: Default + 'static> {
    shared: Arc<Shared<S>>,
    threads: usize,
    nice: i32,
}

struct Shared<S> {
    queue: Mutex<Queue<S>>,
    ready: Condvar,
    /// True once the program ends.
    ends: Arc<AtomicBool>,
    numbers: Arc<Numbers>,
}

/// Searches that wait, and whose searches are under way.
struct Queue<S> {
    waiting: VecDeque<(Client, Search<S>)>,
    /// Pieces of long work, which whoever gives them limits.
    pieces: VecDeque<Search<S>>,
    under_way: Vec<Client>,
    /// Those whose search comes again, and until when it is expected.
    expected: Vec<(Client, Instant)>,
    /// Number of the threads that do something.
    busy: usize,
    threads: Vec<JoinHandle<()>>,
    /// Most searches that wait.
    room: usize,
}

impl<S> Queue<S> {
    fn new(room: usize) -> Self {
        Self {
            waiting: VecDeque::new(),
            pieces: VecDeque::new(),
            under_way: Vec::new(),
            expected: Vec::new(),
            busy: 0,
            threads: Vec::new(),
            room,
        }
    }
}

impl<S: Default + 'static> Pool<S> {
    /// Returns a pool of so many threads, in which so many searches may wait; without threads, everything waits. `nice` is
    /// what is added to the threads' nice value.
    pub fn new(threads: usize, room: usize, nice: i32, numbers: &Arc<Numbers>) -> Self {
        let shared = Shared {
            queue: Mutex::new(Queue::new(room)),
            ready: Condvar::new(),
            ends: Arc::default(),
            numbers: Arc::clone(numbers),
        };
        Self { shared: Arc::new(shared), threads, nice }
    }

    /// True if a search of this client would be taken now.
    pub fn has_room(&self, client: Client) -> bool {
        self.shared.queue().has_room(client)
    }

    /// Puts a search into the queue.
    ///
    /// # Errors
    /// [`Silence::Full`].
    pub fn submit(&self, client: Client, search: Search<S>) -> Result<(), Silence> {
        let mut queue = self.shared.queue();
        if !queue.has_room(client) {
            self.shared.numbers.searches.count("outcome", "refused");
            return Err(Silence::Full);
        }
        queue.expected.retain(|(other, _)| *other != client);
        queue.waiting.push_back((client, search));
        self.shared.numbers.waiting.fetch_add(1, Ordering::Relaxed);
        self.start_threads(&mut queue);
        self.shared.ready.notify_one();
        Ok(())
    }

    /// Notes that a search of this client was refused or given up and comes again soon. It does not wait in the queue
    /// meanwhile, but goes before pieces of long work all the same.
    pub fn expect(&self, client: Client) {
        let mut queue = self.shared.queue();
        queue.expect(client, Instant::now());
    }

    /// Puts a piece of long work into its queue, which is done when no search waits or is expected. It should take no longer
    /// than a search does.
    pub fn submit_piece(&self, piece: Search<S>) {
        let mut queue = self.shared.queue();
        queue.pieces.push_back(piece);
        self.start_threads(&mut queue);
        self.shared.ready.notify_one();
    }

    /// Returns the flag that says when the program ends, for long work that looks at it in all its pieces.
    pub fn ends(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.shared.ends)
    }

    fn start_threads(&self, queue: &mut Queue<S>) {
        while queue.threads.len() < self.threads {
            let (shared, nice) = (Arc::clone(&self.shared), self.nice);
            let thread = thread::Builder::new().name("search".to_owned());
            let work = move || {
                priority::lower(nice);
                shared.work();
            };
            match thread.spawn(work) {
                Ok(thread) => queue.threads.push(thread),
                Err(error) => return tracing::error!("no thread to search on: {error}"),
            }
        }
    }
}

impl<S: Default + 'static> Drop for Pool<S> {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        self.shared.ends.store(true, Ordering::Relaxed);
        // Those who wait for one of these learn that it has ended.
        self.shared.numbers.waiting.fetch_sub(queue.waiting.len() as u64, Ordering::Relaxed);
        queue.waiting.clear();
        queue.pieces.clear();
        let threads = std::mem::take(&mut queue.threads);
        drop(queue);
        self.shared.ready.notify_all();
        // Each looks at the flag many times a second, and takes what it keeps with it, such as a child process.
        for thread in threads {
            let _ = thread.join();
        }
    }
}

impl<S> Queue<S> {
    /// Takes the next search, with the one who asked for it, or a piece of long work where none waits or needs the thread.
    fn next(&mut self, now: Instant) -> Option<(Option<Client>, Search<S>)> {
        if let Some((client, search)) = self.waiting.pop_front() {
            return Some((Some(client), search));
        }
        if self.held(now).is_some() {
            return None;
        }
        Some((None, self.pieces.pop_front()?))
    }

    fn expect(&mut self, client: Client, now: Instant) {
        self.expected.retain(|(other, until)| *other != client && *until > now);
        self.expected.push((client, now + COMES_WITHIN));
    }

    /// Returns the time for which no piece of long work is begun: while a search is expected, one thread is left to it.
    fn held(&self, now: Instant) -> Option<Duration> {
        let is_other_free = self.busy + 1 < self.threads.len();
        let last = self.expected.iter().map(|(_, until)| *until).max();
        let time = last.map(|until| until.saturating_duration_since(now));
        time.filter(|time| !time.is_zero() && !is_other_free && !self.pieces.is_empty())
    }

    fn has_room(&self, client: Client) -> bool {
        let waiting = self.waiting.iter().map(|(client, _)| client);
        let all = || waiting.clone().chain(&self.under_way);
        let of_person = all().filter(|other| other.person == client.person).count();
        let of_place = all().filter(|other| other.place == client.place).count();
        self.waiting.len() < self.room && of_person < MOST_PER_PERSON && of_place < MOST_PER_PLACE
    }
}

impl<S: Default> Shared<S> {
    fn queue(&self) -> MutexGuard<'_, Queue<S>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does one search after the other until the pool is gone.
    fn work(&self) {
        let mut kept = S::default();
        let mut queue = self.queue();
        while !self.ends.load(Ordering::Relaxed) {
            let Some((client, search)) = queue.next(Instant::now()) else {
                queue = self.wait(queue);
                continue;
            };
            if client.is_some() {
                self.numbers.waiting.fetch_sub(1, Ordering::Relaxed);
            }
            queue.under_way.extend(client);
            queue.busy += 1;
            drop(queue);
            self.run(search, &mut kept);
            queue = self.queue();
            queue.busy -= 1;
            let done = queue.under_way.iter().position(|other| Some(*other) == client);
            done.map(|place| queue.under_way.swap_remove(place));
        }
    }

    /// Waits for something to do, or until a piece that is held back may be begun.
    fn wait<'a>(&self, queue: MutexGuard<'a, Queue<S>>) -> MutexGuard<'a, Queue<S>> {
        match queue.held(Instant::now()) {
            Some(time) => {
                let waited = self.ready.wait_timeout(queue, time);
                waited.unwrap_or_else(PoisonError::into_inner).0
            }
            None => self.ready.wait(queue).unwrap_or_else(PoisonError::into_inner),
        }
    }

    /// Does a search. After a panic what the thread keeps is made anew, since nothing is known of it.
    fn run(&self, search: Search<S>, kept: &mut S) {
        let begun = Instant::now();
        let done = catch_unwind(AssertUnwindSafe(|| search(kept, &self.ends)));
        self.numbers.times.observe(begun.elapsed());
        if done.is_err() {
            *kept = S::default();
            self.numbers.searches.count("outcome", "panic");
            return;
        }
        self.numbers.searches.count("outcome", "done");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn client(person: u64, place: u64) -> Client {
        Client { person, place }
    }

    fn idle() -> Search<()> {
        Box::new(|_, _| ())
    }

    #[test]
    fn people_servers_and_all_have_their_limits() {
        let mut queue = Queue::<()>::new(MOST_WAITING);
        for _ in 0..MOST_PER_PERSON {
            assert!(queue.has_room(client(1, 1)));
            queue.waiting.push_back((client(1, 1), idle()));
        }
        assert!(!queue.has_room(client(1, 2)), "the person has enough");
        queue.under_way.extend((10..16).map(|person| client(person, 1)));
        assert!(!queue.has_room(client(2, 1)), "the server has enough, also under way");
        assert!(queue.has_room(client(2, 2)));
        let others = (100..).take(MOST_WAITING - queue.waiting.len());
        queue.waiting.extend(others.map(|number| (client(number, number), idle())));
        assert!(!queue.has_room(client(3, 3)), "there are enough");
    }

    #[test]
    fn a_piece_of_long_work_waits_until_no_search_does() {
        let mut queue = Queue::<()>::new(MOST_WAITING);
        queue.pieces.push_back(idle());
        queue.waiting.push_back((client(1, 1), idle()));
        let now = Instant::now();
        let next = || queue.next(now);
        let order: Vec<_> = std::iter::from_fn(next).map(|(client, _)| client).collect();
        assert_eq!(order, [Some(client(1, 1)), None]);
    }

    #[test]
    fn a_piece_of_long_work_waits_for_a_search_that_comes_again() {
        let mut queue = Queue::<()>::new(MOST_WAITING);
        let now = Instant::now();
        queue.pieces.extend([idle(), idle()]);
        queue.expect(client(1, 1), now);
        assert!(queue.next(now).is_none(), "the thread is left to the search");
        assert_eq!(queue.held(now), Some(COMES_WITHIN));
        queue.waiting.push_back((client(1, 1), idle()));
        assert!(queue.next(now).is_some_and(|(taken, _)| taken == Some(client(1, 1))));
        let later = now + COMES_WITHIN;
        assert_eq!(queue.held(later), None);
        assert!(queue.next(later).is_some_and(|(taken, _)| taken.is_none()), "not for ever");
    }

    #[test]
    fn the_end_stops_a_search_and_drops_those_that_wait() {
        let pool = Pool::<()>::new(1, MOST_WAITING, 0, &Arc::default());
        let (begun, begins) = mpsc::channel();
        let (stopped, stops) = mpsc::channel();
        let search: Search<()> = Box::new(move |_, ends| {
            begun.send(()).unwrap();
            while !ends.load(Ordering::Relaxed) {
                thread::yield_now();
            }
            stopped.send(()).unwrap();
        });
        pool.submit(client(1, 1), search).unwrap();
        begins.recv().unwrap();
        let (never, waits) = mpsc::channel::<()>();
        pool.submit(client(2, 2), Box::new(move |_, _| never.send(()).unwrap())).unwrap();
        drop(pool);
        stops.recv().unwrap();
        assert!(waits.recv().is_err(), "dropped without a search");
    }

    #[test]
    fn searches_that_wait_in_all_pools_are_counted_together() {
        let numbers = Arc::<Numbers>::default();
        let waiting = || numbers.waiting.load(Ordering::Relaxed);
        // Without threads, everything waits.
        let [one, other] = [(); 2].map(|()| Pool::<()>::new(0, MOST_WAITING, 0, &numbers));
        for person in [1, 2] {
            one.submit(client(person, 1), idle()).unwrap();
        }
        other.submit(client(3, 1), idle()).unwrap();
        assert_eq!(waiting(), 3);
        drop(one);
        assert_eq!(waiting(), 1);
        let busy = Pool::<()>::new(1, MOST_WAITING, 0, &numbers);
        let (done, result) = mpsc::channel();
        busy.submit(client(4, 1), Box::new(move |_, _| done.send(()).unwrap())).unwrap();
        result.recv().unwrap();
        assert_eq!(waiting(), 1, "what is under way does not wait");
        drop(other);
        assert_eq!(waiting(), 0);
    }

    #[test]
    fn a_panic_is_one_searchs_own() {
        let pool = Pool::<()>::new(1, MOST_WAITING, 0, &Arc::default());
        pool.submit(client(1, 1), Box::new(|_, _| panic!("a test"))).unwrap();
        let (done, result) = mpsc::channel();
        pool.submit(client(1, 1), Box::new(move |_, _| done.send(7).unwrap())).unwrap();
        assert_eq!(result.recv(), Ok(7));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_search_lets_answers_go_first() {
        let own = || rustix::process::getpriority_process(None).unwrap();
        for nice in [0, priority::NICE] {
            let pool = Pool::<()>::new(1, MOST_WAITING, nice, &Arc::default());
            let (done, result) = mpsc::channel();
            pool.submit(client(1, 1), Box::new(move |_, _| done.send(own()).unwrap())).unwrap();
            assert_eq!(result.recv().unwrap(), (own() + nice).min(19));
        }
    }
}
