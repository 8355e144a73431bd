//! Costs that could grow with the database: of a move, of the pages that people ask for, of the minute's housekeeping, of
//! a start and of a backup, at a thousand, a hundred thousand and a million games.
//!
//! `cargo bench --bench growth` prints one table of medians. Half of the games, and everyone, are in one server, the others
//! are spread over the rest; each person has 40 games at all sizes. What is timed is the store, since the rest of an
//! answer does not depend on the number of games. Each round measures all sizes, one after the other; the medians of
//! rounds are printed, and last their growth from the first size to the last, and that as a share of the logarithm's.
//! Rows that grow faster than the logarithm of the games, with reasons, are in docs/performance.md, *What grows*.
//!
//! Commits do not wait for the disk, since that wait is the same at all sizes; `NARABE_BENCH_FOLDER=/dev/shm` puts the
//! databases into memory. `NARABE_BENCH_GAMES=100000` leaves out what is larger.

use narabe::app::settings::members::ASKED_AT_ONCE;
use narabe::clock::HOUR_MS;
use narabe::play::book::Key;
use narabe::rating::DAY_MS;
use narabe::store::ladder::{Wanted, Which};
use narabe::store::servers::Finished;
use narabe::store::sqlite::{Durability, Options, backup};
use narabe::store::{Change, Changed, DowntimeCredit, GameId, LogEntry, Of, Store, StoreError};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Games and servers.
const SIZES: [(u64, u64); 3] = [(1_000, 10), (100_000, 1_000), (1_000_000, 100_000)];
/// Games of a person, in half of which they sit first.
const EACH: u64 = 40;
/// The server with half of the games.
const GUILD: u64 = 1;
/// The lowest id of a person.
const FIRST: u64 = 1 << 30;
/// Time of the last games (UTC ms).
const NOW: i64 = 400 * DAY_MS;
/// Rounds, and the calls of each kind in a round, of which the median counts, after some that do not.
const ROUNDS: usize = 5;
const CALLS: usize = 101;
const WARM: usize = 20;

/// Names and milliseconds of what was measured.
type Costs = Vec<(&'static str, f64)>;

/// Of ten games nine are over, by a hash of their numbers, and one waits for its second player's move; a channel has 20
/// games. Each game that is over is rated and has three positions in the book; each person has a rating in the large
/// server. One position of the book has 20 moves. A game of a hundred has an interaction and a task that are yet to be kept,
/// and each server has its times of a week's summary, a puzzle and a check of roles, which are yet to come.
const FILL: &str = "
    BEGIN;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < SERVERS)
    INSERT INTO guilds (id, first_seen_at) SELECT i, 0 FROM n;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < PEOPLE - 1)
    INSERT INTO people (id, first_seen_at) SELECT (1 << 30) + i, 0 FROM n;
    CREATE TEMP TABLE pairs AS
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < GAMES)
        SELECT i AS game, CASE i % 2 WHEN 0 THEN 1 ELSE 2 + i / 2 % (SERVERS - 1) END AS guild, i * 2654435761 / 65536 % 10 < 9 AS over,
            (1 << 30) + i % PEOPLE AS one, (1 << 30) + (i % PEOPLE + 1 + i / PEOPLE) % PEOPLE AS other
        FROM n;
    INSERT INTO games (id, guild, channel, game, rules, revision, seats, first, locale, status, version, log,
                       log_hash, created_at, updated_at, deadline_at, pace, rated, turn_person, turn_began_at,
                       turn_lasts, turn_ends_at)
        SELECT game, guild, 1000000 * guild + game / 40, 'gomoku', 'freestyle', 1, 2, 'me', 'en-US', 2 - NOT over, 1, 'h8',
               zeroblob(32), game, game,
               CASE WHEN NOT over THEN 500 * 86400000 + game END, 'standard', 1,
               CASE WHEN NOT over THEN other END, CASE WHEN NOT over THEN game END,
               CASE WHEN NOT over THEN 259200000 END, CASE WHEN NOT over THEN 500 * 86400000 + game END
        FROM pairs;
    INSERT INTO moves SELECT game, 1, 0, 'h8', game FROM pairs;
    INSERT INTO members SELECT game, 0, one, 1, 0, NOT over FROM pairs;
    INSERT INTO members SELECT game, 1, other, 1, 1, NOT over FROM pairs;
    INSERT INTO results (seq, game, guild, pool, season, at, drawn, weights, book_due)
        SELECT game, game, guild, 'gomoku', 1, game, 0, '1', 0 FROM pairs WHERE over;
    INSERT INTO scores SELECT game, one, 0, game, guild, 'gomoku', 1, game, 0, 1, 2, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06, 0 FROM pairs WHERE over;
    INSERT INTO scores SELECT game, other, 1, game, guild, 'gomoku', 1, game, 1, 2, 0, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06, 0 FROM pairs WHERE over;
    INSERT INTO meetings (guild, pool, season, one, other, at, game)
        SELECT guild, 'gomoku', 1, MIN(one, other), MAX(one, other), game, game FROM pairs WHERE over;
    INSERT INTO memberships (guild, person, name, seen_at) SELECT 1, id, 'name', NOW FROM people;
    INSERT INTO ratings
        SELECT 1, 'gomoku', 1, id, 1200 + id * 7919 % 600, 80, 0.06, 40, 20, 0, 20, 20, 0, 2, NOW FROM people;
    INSERT INTO rungs SELECT guild, pool, season, tier, CAST(rating / 5 AS INTEGER), count(*)
        FROM ratings GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO book SELECT guild, 'gomoku', randomblob(16), 'h8', 1, 1, 0, 0, game
        FROM pairs JOIN (VALUES (1), (2), (3)) WHERE over;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20)
    INSERT INTO book SELECT 1, 'gomoku', zeroblob(16), 'point ' || i, 1, i, i, i, i FROM n;
    CREATE TEMP TABLE few AS SELECT game AS i FROM pairs WHERE game % 100 = 0;
    INSERT INTO inbox SELECT (1 << 60) + i, i, 1, NOW FROM few;
    INSERT INTO outbox (dedupe, kind, priority, game, person, lane, payload, due_at, done)
        SELECT 'show-board:' || i || '::1', 'show-board', 1, i, NULL, 'token', '{}', NOW, 1 FROM few;
    INSERT INTO weeks SELECT id, NOW + id FROM guilds;
    INSERT INTO puzzle_posts SELECT id, NOW + id FROM guilds;
    INSERT INTO puzzle_sources SELECT id, GAMES, id FROM guilds;
    INSERT INTO role_checks (guild, due_at) SELECT id, NOW + id FROM guilds;
    COMMIT;";

fn main() {
    let most = std::env::var("NARABE_BENCH_GAMES").ok().and_then(|games| games.parse().ok());
    let folder = std::env::var("NARABE_BENCH_FOLDER");
    let folder = folder.unwrap_or_else(|_| env!("CARGO_TARGET_TMPDIR").to_owned());
    let folder = tempfile::tempdir_in(folder).expect("the folder can be written to");
    let sizes = SIZES.iter().filter(|(games, _)| *games <= most.unwrap_or(u64::MAX));
    let mut columns: Vec<Column> =
        sizes.map(|(games, servers)| Column::new(folder.path(), *games, *servers)).collect();
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    for round in 0..ROUNDS as u64 {
        for column in &mut columns {
            let costs = runtime.block_on(column.measure(round));
            column.rounds.push(costs);
        }
    }
    print(&columns);
}

/// A database of one size, and what it costs.
struct Column {
    path: PathBuf,
    games: u64,
    servers: u64,
    people: u64,
    rounds: Vec<Costs>,
}

impl Column {
    fn new(folder: &Path, games: u64, servers: u64) -> Self {
        let path = folder.join(format!("{games}.db"));
        let people = games / EACH * 2;
        drop(open(&path));
        let column = Self { path, games, servers, people, rounds: Vec::new() };
        column.fill().expect("rows can be written");
        column
    }

    fn fill(&self) -> rusqlite::Result<()> {
        let db = Connection::open(&self.path)?;
        db.execute_batch("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;")?;
        let sql = FILL.replace("SERVERS", &self.servers.to_string());
        let sql = sql.replace("PEOPLE", &self.people.to_string());
        let sql = sql.replace("GAMES", &self.games.to_string());
        db.execute_batch(&sql.replace("NOW", &NOW.to_string()))?;
        db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE);")
    }

    async fn measure(&self, round: u64) -> Costs {
        let start = Instant::now();
        let store = open(&self.path);
        store.due(NOW, 1).await.expect("an answer");
        let opened = ms(start);
        let mut costs = vec![("a move: loaded and committed", self.moves(&store, round).await)];
        costs.extend(pages(&store, self.people).await);
        costs.extend(ladder(&store, self.people).await);
        costs.extend(minute(&store).await);
        costs.push(("day: the servers", calls(1, async |_| store.guilds().await).await));
        costs.push(("a start", opened));
        costs.push((CREDIT, credit(&store).await));
        drop(store);
        let start = Instant::now();
        backup::backup(&self.path, &self.path.with_extension("copy")).expect("there is room");
        costs.push((BACKUP, ms(start)));
        costs
    }

    /// Moves in games that go on.
    async fn moves(&self, store: &Store, round: u64) -> f64 {
        let mut random = fastrand::Rng::with_seed(round);
        let mut times = Vec::new();
        for number in 0..(WARM + CALLS) as u64 {
            let game = self.one_that_goes_on(&mut random);
            let start = Instant::now();
            let found = store.game(game).await.expect("an answer").expect("a game");
            let change = Change {
                entries: vec![LogEntry { seat: Some(1), text: "i9".into() }],
                ..Change::of(&found, NOW, Some((round << 32) + number))
            };
            let changed = store.change(change).await;
            times.push(ms(start));
            assert!(matches!(changed, Ok(Changed::Done { .. })), "{game:?}: {changed:?}");
        }
        median(times.split_off(WARM))
    }

    /// A game that is not over, as [`FILL`] chooses them.
    fn one_that_goes_on(&self, random: &mut fastrand::Rng) -> GameId {
        let goes_on = |game: &u64| game * 2_654_435_761 / 65_536 % 10 == 9;
        let game = std::iter::repeat_with(|| random.u64(1..=self.games)).find(goes_on);
        GameId(game.expect("one of ten goes on").cast_signed())
    }
}

fn open(path: &Path) -> Store {
    let options = Options { durability: Durability::Normal, ..Options::default() };
    Store::open(path, options).expect("the database opens")
}

/// The pages of a person, and the book.
async fn pages(store: &Store, people: u64) -> Costs {
    let wanted = |person| Wanted { person, guild: Some(GUILD), most: 10, ..Wanted::default() };
    let over = |person| Finished { person: Some(person), most: 11, ..Finished::default() };
    let book = || store.book_lines(GUILD, "gomoku".into(), Key::default(), false);
    assert_eq!(book().await.expect("an answer").len(), 20);
    vec![
        ("/games", calls(people, async |person| store.unfinished(Of::Person(person)).await).await),
        (
            "/games that are over",
            calls(people, async |person| store.finished(over(person)).await).await,
        ),
        ("/history", calls(people, async |person| store.history(wanted(person)).await).await),
        ("/openings", calls(people, async |_| book().await).await),
    ]
}

/// The reads of `/leaderboard`.
async fn ladder(store: &Store, people: u64) -> Costs {
    let which = || Which { guild: GUILD, pool: "gomoku".into(), season: None };
    let middle = u32::try_from(people / 2).expect("fewer people than that");
    let page = async |from| store.ladder(which(), from, 10).await;
    assert_eq!(page(middle).await.expect("an answer").rows.len(), 10);
    vec![
        ("/leaderboard: the pool", calls(people, async |_| store.most_played(GUILD).await).await),
        ("/leaderboard: the first page", calls(people, async |_| page(0).await).await),
        ("/leaderboard: the middle page", calls(people, async |_| page(middle).await).await),
        (
            "/leaderboard: a person's page",
            calls(people, async |person| store.row(which(), person).await).await,
        ),
        (
            "/leaderboard: a person's place",
            calls(people, async |person| store.place(which(), person).await).await,
        ),
    ]
}

/// A minute of housekeeping in which nothing is to be done, by the verbs that its loops call, and a second's deadlines.
async fn minute(store: &Store) -> Costs {
    let before = NOW - DAY_MS;
    vec![
        ("second: the deadlines", calls(1, async |_| store.due(NOW, 100).await).await),
        ("minute: old rows", calls(1, async |_| store.forget(before).await).await),
        ("minute: the book", calls(1, async |_| store.due_for_book(1).await).await),
        ("minute: the ranks", calls(1, async |_| store.unrank_inactive(before).await).await),
        ("minute: the weeks", calls(1, async |_| store.due_weeks(NOW, 5).await).await),
        ("minute: the puzzles", calls(1, async |_| store.due_puzzles(NOW, 5).await).await),
        ("minute: own puzzles", calls(1, async |_| store.puzzle_sources(NOW, 5, 5).await).await),
        (
            "minute: the members",
            calls(1, async |_| store.unseen(before, ASKED_AT_ONCE).await).await,
        ),
        ("minute: the roles", calls(1, async |_| store.due_role_checks(NOW, 5).await).await),
    ]
}

/// Gives an hour without the bot back to every clock, as a start does after one.
async fn credit(store: &Store) -> f64 {
    let note = ("growth", String::new());
    let credit =
        DowntimeCredit { from: NOW - HOUR_MS, until: NOW, fresh: 0, note, term: None, task: None };
    let start = Instant::now();
    store.credit(credit).await.expect("it is noted down");
    // Carries it out.
    store.due(NOW, 1).await.expect("an answer");
    ms(start)
}

const CREDIT: &str = "a start after an hour without";

/// The one row that may grow.
const BACKUP: &str = "a backup";

/// Calls something for people at random and returns the median time of a call.
async fn calls<T>(people: u64, call: impl AsyncFn(u64) -> Result<T, StoreError>) -> f64 {
    let mut random = fastrand::Rng::with_seed(2);
    let mut times = Vec::new();
    for _ in 0..WARM + CALLS {
        let person = FIRST + random.u64(0..people);
        let start = Instant::now();
        call(person).await.expect("an answer");
        times.push(ms(start));
    }
    median(times.split_off(WARM))
}

fn ms(start: Instant) -> f64 {
    start.elapsed().as_secs_f64() * 1000.0
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn print(columns: &[Column]) {
    let (Some(first), Some(last)) = (columns.first(), columns.last()) else { return };
    let log = (last.games as f64).ln() / (first.games as f64).ln();
    print!("{:<32}", "ms; games:");
    columns.iter().for_each(|column| print!("{:>11}", column.games));
    print!("\n{:<32}", "servers:");
    columns.iter().for_each(|column| print!("{:>11}", column.servers));
    println!("{:>10}{:>8}", "growth", "share");
    for (row, (name, _)) in first.rounds[0].iter().enumerate() {
        let cost =
            |column: &Column| median(column.rounds.iter().map(|costs| costs[row].1).collect());
        print!("{name:<32}");
        columns.iter().for_each(|column| print!("{:>11.3}", cost(column)));
        let growth = cost(last) / cost(first);
        let note = if growth > log && *name != BACKUP { "  faster" } else { "" };
        println!("{growth:>10.2}{:>8.2}{note}", growth / log);
    }
}
