//! Machines as opponents: the built-in engine on worker threads of its own, and engines of the operator's as child
//! processes.
//!
//! [`Machines`] takes a position with a level and a seed and gives the text of an action. Strength is counted in nodes,
//! so the same position, level and seed give the same action; time only ends a search that takes far too long. Nothing
//! here waits on the threads that answer people. Reviews of finished games are made on the same threads, between moves, and
//! puzzles are found in such games. What the games say of forbidden points and of openings passes through here as well.

mod builtin;
mod engines;
mod numbers;
mod pauses;
mod pool;
mod process;
mod protocol;
mod puzzles;
mod reviews;

pub use crate::engine::Situation;
pub use crate::games::{End, Hole, Row, RowKind, Why, is_before_choice, why};
pub use crate::teach::quarry::Mined;
pub use crate::teach::review::{Missed, PlyReview, REVIEWED_MOVES, Review, Turning, is_reviewed};
pub use builtin::{Advice, LEVELS};
pub use engines::Engine;
pub use numbers::Numbers;
pub use puzzles::Meeting;

use crate::game::{Record, Table};
use crate::priority;
use crate::teach::Desk;
use engines::Engines;
use pauses::{Arrivals, Pauses};
use pool::{MOST_WAITING, Pool};
use reviews::Reviews;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Time for which a change of a game waits for the machine's move, so that both are one message.
const PATIENCE: Duration = Duration::from_millis(150);

/// Time in which a machine decides on a draw.
const DRAW_WITHIN: Duration = Duration::from_secs(1);

/// Time after which a search of the built-in engine is broken off; many times what any level needs.
const GUARD: Duration = Duration::from_secs(10);

/// Stones that are put in thought for each move of a game that is reviewed: a long game takes some seconds.
const REVIEW_NODES: u64 = 20_000;

/// The one for whom a machine thinks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Client {
    /// The person who plays against it.
    pub person: u64,
    /// The server, or the channel where there is none.
    pub place: u64,
}

/// A position in which a machine is to move.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game.
    pub table: Table,
    /// Level of the built-in engine.
    pub level: u8,
    /// Seed of its choice.
    pub seed: u64,
    /// Name of the operator's engine that is to answer; none: the built-in one.
    pub engine: Option<String>,
}

/// Reason why there is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Silence {
    /// Too many searches wait, of this client or of all.
    Full,
    /// The operator's engine has failed: it is not there, died, hung or named an illegal move.
    Failed,
    /// The work has panicked, and would again.
    Panicked,
    /// The program ends.
    Ended,
}

/// Settings of the machines.
#[derive(Debug)]
pub struct Settings {
    /// Number of the threads that search.
    pub threads: usize,
    /// Time for which a change of a game waits for the machine's move.
    pub patience: Duration,
    /// Time in which a machine decides on a draw; after that it declines.
    pub draw_within: Duration,
    /// The operator's engines.
    pub engines: Vec<Engine>,
    /// Stones that are put in thought for each move of a game that is reviewed.
    pub review_nodes: u64,
    /// Added to the nice value of the threads that search and of the engines' processes, so that answers to people go
    /// first wherever both want a processor.
    pub nice: i32,
}

impl Default for Settings {
    /// One thread fewer than processors, at least one, so that answers always have one.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = (cores - 1).max(1);
        let engines = Vec::new();
        Self {
            threads,
            patience: PATIENCE,
            draw_within: DRAW_WITHIN,
            engines,
            review_nodes: REVIEW_NODES,
            nice: priority::NICE,
        }
    }
}

/// All machines of the program. Threads and processes start with the first question, and end with this.
pub struct Machines {
    pool: Pool<builtin::Memory>,
    engines: Engines,
    patience: Duration,
    draw_within: Duration,
    numbers: Arc<Numbers>,
    reviews: Reviews,
    arrivals: Arc<Arrivals>,
}

impl Default for Machines {
    fn default() -> Self {
        Self::new(Settings::default())
    }
}

impl Machines {
    /// Returns machines with these settings.
    pub fn new(settings: Settings) -> Self {
        let Settings { threads, patience, draw_within, engines, review_nodes, nice } = settings;
        let numbers = Arc::<Numbers>::default();
        let room = (MOST_WAITING / (engines.len() + 1)).max(1);
        let engines = Engines::new(engines, room, nice, &numbers);
        let (pool, reviews) =
            (Pool::new(threads, room, nice, &numbers), Reviews::new(review_nodes));
        let arrivals = Arc::default();
        Self { pool, engines, patience, draw_within, numbers, reviews, arrivals }
    }

    /// Has searches pause for some milliseconds: an interaction has arrived and is answered meanwhile.
    pub fn let_answer_go_first(&self) {
        self.arrivals.note(Instant::now());
    }

    /// Returns the time for which a change of a game waits for the machine's move.
    pub fn patience(&self) -> Duration {
        self.patience
    }

    /// Returns the time in which a machine decides on a draw.
    pub fn draw_within(&self) -> Duration {
        self.draw_within
    }

    /// Returns the names of the operator's engines, in the order in which they were given.
    pub fn engines(&self) -> impl Iterator<Item = &str> {
        self.engines.names()
    }

    /// True if the engine, the built-in one where none is named, plays the game of a table before its first action.
    pub fn plays(&self, table: &Table, engine: Option<&str>) -> bool {
        builtin::plays(table) && engine.is_none_or(|name| self.engines.plays(name, table))
    }

    /// True if a question of this client to the engine, the built-in one where none is named, would not be refused now.
    pub fn has_room(&self, client: Client, engine: Option<&str>) -> bool {
        engine
            .map_or_else(|| self.pool.has_room(client), |name| self.engines.has_room(client, name))
    }

    /// Returns the text of the action that the machine chooses; it is legal.
    ///
    /// # Errors
    /// [`Silence`]. The question may be asked again, but has no other answer after a panic.
    pub async fn choose(&self, client: Client, question: Question) -> Result<String, Silence> {
        let Question { table, level, seed, engine } = question;
        // The built-in engine answers in an opening and in a position of which the other one cannot be told.
        match engine.filter(|_| engines::is_told(&table)) {
            Some(name) => self.engines.choose(client, &name, table).await,
            None => {
                let run = move |memory: &mut _, spent: &dyn Fn() -> f32| {
                    builtin::choose(&table, level, seed, memory, spent)
                };
                self.search(client, Asked::UntilFound, run).await
            }
        }
    }

    /// Returns the chance to win of the seat on turn, from 0 to 1; none where the engine has no opinion.
    ///
    /// # Errors
    /// [`Silence`].
    pub async fn win_chance(&self, client: Client, table: Table) -> Result<Option<f32>, Silence> {
        let run = move |memory: &mut _, spent: &dyn Fn() -> f32| {
            builtin::win_chance(&table, memory, spent)
        };
        self.search(client, Asked::Once, run).await
    }

    /// Returns advice to the player on turn, who plays against a machine; none where the engine knows no action.
    ///
    /// # Errors
    /// [`Silence`].
    pub async fn advise(&self, client: Client, table: Table) -> Result<Option<Advice>, Silence> {
        let run =
            move |memory: &mut _, spent: &dyn Fn() -> f32| builtin::advise(&table, memory, spent);
        self.search(client, Asked::Once, run).await
    }

    /// Returns the review of a finished game, which takes seconds; none of a record that cannot be reviewed.
    ///
    /// # Errors
    /// [`Silence`]: full is also where a review of this person is under way.
    pub async fn review(
        &self,
        client: Client,
        record: Record,
    ) -> Result<Option<Arc<Review>>, Silence> {
        self.reviews.review(&self.pool, || self.desk(), client, record).await
    }

    /// Returns the puzzle of a finished game, looked for in pieces while no search waits; none where there is none.
    ///
    /// # Errors
    /// [`Silence::Panicked`].
    pub async fn mine(&self, record: Record) -> Result<Option<Box<Mined>>, Silence> {
        puzzles::mine(&self.pool, || self.desk(), record).await
    }

    /// Returns what the side on turn in a puzzle makes of the move before.
    ///
    /// # Errors
    /// [`Silence`].
    pub async fn meet(&self, client: Client, table: Table) -> Result<Meeting, Silence> {
        let run =
            move |memory: &mut _, spent: &dyn Fn() -> f32| puzzles::meet(&table, memory, spent);
        self.search(client, Asked::Once, run).await
    }

    /// Returns the numbers about searches.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// A desk for long work in pieces, which pauses as searches do, and has no time left once the program ends.
    fn desk(&self) -> Box<Desk> {
        let pauses = Pauses::new(&self.arrivals, &self.numbers);
        let ends = self.pool.ends();
        let spent = move || {
            pauses.pause();
            if ends.load(Ordering::Relaxed) { 1.0 } else { 0.0 }
        };
        Box::new(Desk { spent: Box::new(spent), ..Desk::default() })
    }

    /// Has a worker search, and cancels the search where no one waits for it any longer. The pool is there as long as this
    /// waits, so that nothing but a panic ends a search without a result.
    async fn search<T: Send + 'static>(
        &self,
        client: Client,
        asked: Asked,
        run: impl FnOnce(&mut builtin::Memory, &dyn Fn() -> f32) -> T + Send + 'static,
    ) -> Result<T, Silence> {
        let (done, result) = oneshot::channel();
        let again = (asked == Asked::UntilFound).then_some((&self.pool, client));
        let mut waits = Waits { flag: Arc::new(AtomicBool::new(true)), again };
        let is_awaited = Arc::clone(&waits.flag);
        let pauses = Pauses::new(&self.arrivals, &self.numbers);
        let work = move |memory: &mut builtin::Memory, ends: &AtomicBool| {
            let begun = Instant::now();
            let spent = || {
                pauses.pause();
                let stops = ends.load(Ordering::Relaxed) || !is_awaited.load(Ordering::Relaxed);
                if stops { 1.0 } else { begun.elapsed().as_secs_f32() / GUARD.as_secs_f32() }
            };
            if is_awaited.load(Ordering::Relaxed) {
                // The one who asked may have gone meanwhile.
                let _ = done.send(run(memory, &spent));
            }
        };
        self.pool.submit(client, Box::new(work))?;
        let found = result.await;
        waits.again = None;
        found.map_err(|_| Silence::Panicked)
    }
}

/// Way in which a search is asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    /// Whoever asks takes no answer for one.
    Once,
    /// A move is owed: it is asked for again until it is found.
    UntilFound,
}

/// Says, as long as it lives, that someone waits for a search.
struct Waits<'a> {
    flag: Arc<AtomicBool>,
    /// The pool that is to expect the search once more, and for whom, unless it has been done.
    again: Option<(&'a Pool<builtin::Memory>, Client)>,
}

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.flag.store(false, Ordering::Relaxed);
        if let Some((pool, client)) = self.again {
            pool.expect(client);
        }
    }
}

/// Returns the seed of a machine's move: a hash of the game, the place of the move in the log, and the level.
pub fn seed(game: i64, entries: u32, level: u8) -> u64 {
    let parts = [game.cast_unsigned(), u64::from(entries), u64::from(level)];
    parts.into_iter().fold(0, |seed, part| mix(seed ^ part))
}

/// Mixes the bits of a number (SplitMix64).
fn mix(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::teach::review::Course;
    use std::sync::mpsc;

    #[tokio::test]
    async fn a_search_that_panics_says_so() {
        let machines = Machines::default();
        let client = Client { person: 1, place: 2 };
        let panics = |_: &mut builtin::Memory, _: &dyn Fn() -> f32| -> u8 { panic!("in a test") };
        let panicked = machines.search(client, Asked::Once, panics).await;
        assert_eq!(panicked, Err(Silence::Panicked));
        let next = machines.search(client, Asked::Once, |_, _| 7).await;
        assert_eq!(next, Ok(7), "the next one is done");
    }

    /// A review with so many stones for each move would take weeks.
    #[test]
    fn a_review_ends_with_the_program() {
        let machines = Machines::new(Settings { threads: 1, nice: 0, ..Settings::default() });
        let actions = ["h8", "i9", "j8"].map(str::to_owned).to_vec();
        let (game, rules) = ("gomoku".to_owned(), "freestyle".to_owned());
        let record = Record { game, rules, seats: 2, actions, ..Record::default() };
        let mut course = Course::begin(GAMES, record, 1 << 40).unwrap();
        let mut desk = machines.desk();
        let ((begun, begins), (ended, ends)) = (mpsc::channel(), mpsc::channel());
        machines.pool.submit_piece(Box::new(move |_, _| {
            begun.send(()).unwrap();
            while course.step(&mut desk).is_none() {}
            ended.send(()).unwrap();
        }));
        begins.recv().unwrap();
        let dropped = std::thread::spawn(move || drop(machines));
        assert_eq!(ends.recv_timeout(Duration::from_secs(30)), Ok(()));
        dropped.join().unwrap();
    }

    /// A task of the outbox gives up on a move after a while and comes again: no further step of a review begins meanwhile.
    #[tokio::test]
    async fn a_move_that_is_asked_for_again_goes_before_the_next_step_of_a_review() {
        let machines = Machines::new(Settings { threads: 1, nice: 0, ..Settings::default() });
        let client = Client { person: 1, place: 2 };
        let ((begun, begins), (go_on, goes_on)) = (mpsc::channel(), mpsc::channel::<()>());
        machines.pool.submit_piece(Box::new(move |_, _| {
            begun.send(()).unwrap();
            goes_on.recv().unwrap();
        }));
        begins.recv().unwrap();
        let move_of = |order: mpsc::Sender<&'static str>| {
            let run = move |_: &mut builtin::Memory, _: &dyn Fn() -> f32| order.send("a move");
            machines.search(client, Asked::UntilFound, run)
        };
        let (order, told) = mpsc::channel();
        let given_up = tokio::time::timeout(Duration::ZERO, move_of(order.clone())).await;
        assert!(given_up.is_err(), "the only thread has another thing to do");
        let step = order.clone();
        machines.pool.submit_piece(Box::new(move |_, _| step.send("a step").unwrap()));
        go_on.send(()).unwrap();
        move_of(order).await.unwrap().unwrap();
        assert_eq!([told.recv(), told.recv()], [Ok("a move"), Ok("a step")]);
    }
}
