//! A great many presses at once, over the real database on the disk: of moves and what ends a game, of what makes an event's
//! pairings, and of puzzles. Each wave is of several interactions, each delivered more than once, by several people.

mod events;
mod moves;
mod puzzles;

use crate::callers::{caller, without_pictures};
use futures_util::future::join_all;
use narabe::app::Context;
use narabe::app::caller::Caller;
use narabe::app::input::request::{Request, RequestKind};
use narabe::app::output::reply::{Answer, Reply};
use narabe::clock::SystemClock;
use narabe::games::GAMES;
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, StoredGame, Venue};
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

const GUILD: u64 = 310_000_000_000_000_000;
const PERSON: u64 = 330_000_000_000_000_000;
/// Tables at once: half of them play, a quarter have events, a quarter puzzles.
const TABLES: u64 = 32;
/// Shares of the presses, in tenths: a press of an event costs several times as much as one of a move.
const OF_MOVES: u64 = 6;
const OF_EVENTS: u64 = 1;
const OF_PUZZLES: u64 = 3;
/// Presses in every run of the tests, and in the proof unless `NARABE_PRESSES` says otherwise.
const SOME: u64 = 12_000;
const MANY: u64 = 10_000_000;

/// Counts of one kind of table.
struct Count {
    /// Presses after which no round begins.
    most: u64,
    presses: AtomicU64,
    /// Things that were to be done once each.
    done: AtomicU64,
}

impl Count {
    /// The count of a kind that has so many tenths of all presses.
    fn of(presses: u64, tenths: u64) -> Self {
        let (most, presses, done) = (presses * tenths / 10, AtomicU64::new(0), AtomicU64::new(0));
        Self { most, presses, done }
    }

    /// True until there were enough presses.
    fn goes_on(&self) -> bool {
        self.read().0 < self.most
    }

    fn add(&self, presses: usize, done: usize) {
        self.presses.fetch_add(presses as u64, Ordering::Relaxed);
        self.done.fetch_add(done as u64, Ordering::Relaxed);
    }

    fn read(&self) -> (u64, u64) {
        (self.presses.load(Ordering::Relaxed), self.done.load(Ordering::Relaxed))
    }
}

struct Hall {
    app: Context,
    interaction: AtomicU64,
    person: AtomicU64,
    moves: Count,
    events: Count,
    puzzles: Count,
}

impl Hall {
    /// Someone who has not been here before.
    fn newcomer(&self) -> u64 {
        PERSON + self.person.fetch_add(1, Ordering::Relaxed)
    }

    fn request(&self, venue: Venue, person: u64, ask: RequestKind) -> Request {
        let number = self.interaction.fetch_add(1, Ordering::Relaxed);
        let caller = caller(number, person, venue);
        without_pictures(Caller { member_since: Some(0), ..caller }, ask)
    }

    async fn stored(&self, game: GameId) -> StoredGame {
        self.app.store().game(game).await.unwrap().unwrap()
    }

    /// Delivers all requests so many times at once; gives each answer with its interaction.
    async fn deliver(self: &Arc<Self>, requests: Vec<Request>, times: usize) -> Vec<(u64, Answer)> {
        let requests: Vec<Arc<Request>> = requests.into_iter().map(Arc::new).collect();
        let all = (0..times).flat_map(|_| requests.clone()).map(|request| {
            let hall = Arc::clone(self);
            tokio::spawn(async move {
                (request.caller.interaction, narabe::app::handle(&hall.app, &request).await)
            })
        });
        join_all(all).await.into_iter().map(Result::unwrap).collect()
    }
}

/// The place of a table. Each has a server of its own, so that no list is another's.
fn venue(table: u64) -> Venue {
    Venue { guild: Some(GUILD + table), channel: 1 + table }
}

/// Whether the answer is a sentence for the asker alone.
fn is_told(answer: &Answer) -> bool {
    matches!(&answer.reply, Reply::Post(message) if message.private && !message.text.is_empty())
}

/// Figures of a run of presses.
struct Run {
    presses: u64,
    moves: u64,
    results: u64,
    pairings: u64,
    solved: u64,
    seconds: f64,
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { presses, moves, results, pairings, solved, seconds } = self;
        write!(f, "{presses} presses in {seconds:.0} s: {moves} moves, {results} games rated, ")?;
        write!(f, "{pairings} pairings, {solved} puzzles solved, 0 of any twice")
    }
}

/// So many presses.
async fn press(presses: u64) -> Run {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = folder.path().join("presses.db");
    let store = crate::database::open(&path, Options::default());
    let app = Context::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::with_seed(1));
    let hall = Arc::new(Hall {
        app,
        interaction: AtomicU64::new(1),
        person: AtomicU64::new(0),
        moves: Count::of(presses, OF_MOVES),
        events: Count::of(presses, OF_EVENTS),
        puzzles: Count::of(presses, OF_PUZZLES),
    });
    let begun = Instant::now();
    let tables = (0..TABLES).map(|table| {
        let hall = Arc::clone(&hall);
        match table % 4 {
            0 | 1 => tokio::spawn(moves::play(hall, table)),
            2 => tokio::spawn(events::play(hall, table)),
            _ => tokio::spawn(puzzles::play(hall, table)),
        }
    });
    join_all(tables).await.into_iter().for_each(|table| table.unwrap());
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(
        verify(crate::database::of(&path)).unwrap(),
        [],
        "every log, and every rating as the fold over the results"
    );
    let db = crate::database::raw(&path);
    let count = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap() as u64;
    let [of_moves, of_events, of_puzzles] =
        [&hall.moves, &hall.events, &hall.puzzles].map(Count::read);
    let run = Run {
        presses: of_moves.0 + of_events.0 + of_puzzles.0,
        moves: count("SELECT count(*) FROM moves"),
        results: count("SELECT count(*) FROM results"),
        pairings: count("SELECT count(*) FROM pairings"),
        solved: count("SELECT count(*) FROM puzzle_attempts WHERE solved_at IS NOT NULL"),
        seconds,
    };
    assert_eq!(run.pairings, of_events.1, "each event has its pairings");
    // A game of an event has one action, the resignation.
    assert_eq!(run.moves, of_moves.1 + run.pairings, "of each wave one press was a move");
    assert_eq!(run.results, count("SELECT count(*) FROM games"), "each game has one result");
    assert_eq!(run.solved, of_puzzles.1, "each puzzle was solved once");
    run
}

#[tokio::test(flavor = "multi_thread")]
async fn of_eight_presses_at_once_one_is_a_move() {
    press(SOME).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten million presses: a part of the proof"]
async fn ten_million_presses() {
    println!("{}", press(crate::number("NARABE_PRESSES", MANY)).await);
}
