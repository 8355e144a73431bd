//! Housekeeping over 600,000 games: the transactions of the writer in each job, since players' moves wait for them.
//!
//! `cargo bench --bench housekeeping` prints a table and names the longest transaction of all. The goal is that none
//! takes longer than 20 ms. The time of a transaction is the caller's: it includes the way to the writer thread, the
//! commit, the wait for the disk, and whatever else the machine does meanwhile. On Linux the last column is the longest
//! time for which the writer's thread had a processor, which is the transaction's own work. The write-ahead log is copied into
//! the file beside the transactions, by a thread of its own. `NARABE_BENCH_FOLDER=/dev/shm` puts the database into memory, which leaves
//! the transactions' own time; `NARABE_BENCH_GAMES=60000` makes a quicker run.

use narabe::rating::{DAY_MS, Listing};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::ladder::{Exclusion, Finish, Membership, Ruling};
use narabe::store::servers::{AuditAct, AuditEntry, Finished, Ratings, Setting, Settings};
use narabe::store::sqlite::Options;
use narabe::store::{DowntimeCredit, Erasure, GameId, Store, StoreError};
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The longest transaction that the goal allows.
const GOAL: Duration = Duration::from_millis(20);
/// The server with most of the games.
const GUILD: u64 = 5;
/// The server that is left at the end, in which games are running.
const OTHER: u64 = 6;
/// A person who has played one game of a hundred.
const PERSON: u64 = (1 << 30) + 5000;
/// Number of games where no other is wanted.
const GAMES: u64 = 600_000;
/// The time of the last rated games (UTC ms).
const LAST: i64 = 60 * DAY_MS;

/// Games of 12,000 people in two servers: of ten, eight are over in the one, one is over and one is running in the
/// other; three pools, one of which has eight games of ten. In one game of fifty there is a
/// guest. For each ten games one more that never had a move: a challenge that expired, or a cancelled game. An old
/// interaction, an old task and an old guess for each game; a rating for each person in each pool of each
/// server, all ranked; vacations, blocks and audit logs. The hash chain is left out: no job here looks at it.
const FILL: &str = "
    BEGIN;
    INSERT INTO guilds (id, first_seen_at) VALUES (5, 0), (6, 0);
    CREATE TEMP TABLE n (i INTEGER PRIMARY KEY);
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < MOST - 1)
    INSERT INTO n SELECT i FROM n;
    CREATE TEMP TABLE drawn AS SELECT i, i % 12000 AS one, (i % 12000 + 1 + i / 12000 % 11000) % 12000 AS other FROM n;
    CREATE TEMP TABLE pairs AS
        SELECT i + 1 AS game, 5 + (i % 10 >= 8) AS guild, i % 10 < 9 OR other IN (5000, 5001) AS over,
            CASE i / 10 % 10 WHEN 0 THEN 'gomoku' WHEN 1 THEN 'ninuki' ELSE 'renju' END AS pool,
            (1 << 30) + CASE WHEN i % 100 = 0 AND other <> 5000 THEN 5000 ELSE one END AS one,
            (1 << 30) + other AS other
        FROM drawn;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 11999)
    INSERT INTO people (id, first_seen_at) SELECT (1 << 30) + i, 0 FROM n;
    INSERT INTO games (id, guild, channel, game, rules, revision, seats, first, locale, status, version, log,
                       log_hash, created_at, updated_at, deadline_at, pace, rated, turn_person, turn_began_at,
                       turn_lasts, turn_ends_at)
        SELECT game, guild, 1000 * guild + game % 1000, pool, pool, 1, 2, 'me', 'en-US', 2 - NOT over, 1, 'h8',
               zeroblob(32), game, game,
               CASE WHEN NOT over THEN 5000000000 + game END, 'standard', 1,
               CASE WHEN NOT over THEN other END, CASE WHEN NOT over THEN game END,
               CASE WHEN NOT over THEN 259200000 END, CASE WHEN NOT over THEN 5000000000 + game END
        FROM pairs;
    INSERT INTO games (id, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                       created_at, updated_at, ending, pace, rated)
        SELECT MOST + 1 + i, 7, 'renju', 'renju', 1, 2, 'me', 'en-US', 3, 1, '', zeroblob(32), i, i,
               CASE WHEN i % 2 = 0 THEN 'expired' ELSE 'aborted' END, 'standard', 0
        FROM n WHERE i < MOST / 10;
    INSERT INTO moves SELECT game, 1, 0, 'h8', game FROM pairs;
    INSERT INTO members SELECT game, 0, one, 1, 0, NOT over FROM pairs;
    INSERT INTO members SELECT game, 1, other, 1, 1, NOT over FROM pairs;
    INSERT INTO guests SELECT game, 1, 6 FROM pairs WHERE game % 50 = 7;
    INSERT INTO results (seq, game, guild, pool, season, at, drawn, weights)
        SELECT game, game, guild, pool, 1, game, 0, '1' FROM pairs WHERE over;
    INSERT INTO scores SELECT game, one, 0, game, guild, pool, 1, game, 0, 1, 2, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06, 0 FROM pairs WHERE over;
    INSERT INTO scores SELECT game, other, 1, game, guild, pool, 1, game, 1, 2, 0, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06, 0 FROM pairs WHERE over;
    INSERT INTO meetings (guild, pool, season, one, other, at, game)
        SELECT guild, pool, 1, MIN(one, other), MAX(one, other), game, game FROM pairs WHERE over;
    INSERT INTO memberships (guild, person, name, seen_at)
        SELECT guilds.id, people.id, 'name', 0 FROM guilds JOIN people;
    INSERT INTO ratings
        SELECT guild, column1, 1, person, 1200 + person * 7919 % 600, 80, 0.06, 100, 50, 0, 50, 50, 0, 2, 60 * 86400000
        FROM memberships JOIN (VALUES ('gomoku'), ('ninuki'), ('renju'));
    INSERT INTO rungs SELECT guild, pool, season, tier, CAST(rating / 5 AS INTEGER), count(*)
        FROM ratings GROUP BY 1, 2, 3, 4, 5;
    INSERT INTO inbox SELECT (1 << 40) + i, i + 1, 1, i FROM n;
    INSERT INTO outbox (dedupe, kind, priority, game, person, lane, payload, due_at, done)
        SELECT 'show-board:' || game || '::1', 'show-board', 1, game, one, 'token', '{}', game, 1 FROM pairs;
    INSERT INTO ballots (game, entries, person, kind, text, at, interaction, closed_at, points)
        SELECT game, 0, (1 << 30) + game * 7 % 12000, 'guess', 'h8', game, game, game, 1 FROM pairs;
    INSERT INTO guessers SELECT '1970-01', guild, person, 100, 50, 200 FROM memberships;
    INSERT INTO vacations
        SELECT id, 1000 * column1, 1000 * column1 + CASE column1 WHEN 3 THEN 6000000000 ELSE 500 END, 0
        FROM people JOIN (VALUES (1), (2), (3));
    INSERT INTO blocks SELECT id, (1 << 30) + 5000, 0 FROM people WHERE id <> (1 << 30) + 5000 AND id % 10 = 0;
    INSERT INTO audit (guild, at, person, deed, target, detail)
        SELECT 5 + i % 2, i, (1 << 30) + 5000 * (i % 10 = 0), 'ban', (1 << 30) + i % 12000, '' FROM n WHERE i < 100000;
    COMMIT;";

/// Measures the calls of a store, each of which is one transaction.
#[derive(Default)]
struct Watch {
    // The file in which Linux counts the writer's time on a processor.
    ticks: Mutex<Option<PathBuf>>,
    store: Mutex<Option<Store>>,
    times: Mutex<Times>,
}

#[derive(Default)]
struct Times {
    began: Option<(Instant, u64, Duration)>,
    writes: Vec<Duration>,
    longest_own: Duration,
    longest_read: Duration,
}

impl Watch {
    /// Number of transactions that the writer has committed.
    fn commits(&self) -> u64 {
        let store = self.store.lock().expect("no call panics");
        store.as_ref().map_or(0, |store| store.work().commits)
    }

    /// Time for which the writer's thread has had a processor; zero where the system does not say.
    fn own(&self) -> Duration {
        let mut ticks = self.ticks.lock().expect("no call panics");
        // The thread gives itself its name when it runs first.
        *ticks = ticks.take().or_else(writers_ticks);
        let counted = ticks.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
        let nanos = counted.and_then(|line| line.split(' ').next()?.parse().ok());
        Duration::from_nanos(nanos.unwrap_or_default())
    }

    fn times(&self) -> std::sync::MutexGuard<'_, Times> {
        self.times.lock().expect("no call panics")
    }
}

impl Interceptor for Watch {
    fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        let (commits, own) = (self.commits(), self.own());
        self.times().began = Some((Instant::now(), commits, own));
        Box::pin(std::future::ready(Ok(())))
    }

    fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
        let now = Instant::now();
        let (commits, own) = (self.commits(), self.own());
        let mut times = self.times();
        if let Some((began, before, own_before)) = times.began.take() {
            let took = now - began;
            if commits > before {
                times.writes.push(took);
                times.longest_own = times.longest_own.max(own - own_before);
            } else {
                times.longest_read = times.longest_read.max(took);
            }
        }
        Box::pin(std::future::ready(()))
    }
}

/// The file of the thread that writes, where the system is Linux.
fn writers_ticks() -> Option<PathBuf> {
    let threads = std::fs::read_dir("/proc/self/task").ok()?;
    let is_writer = |thread: &PathBuf| {
        std::fs::read_to_string(thread.join("comm")).is_ok_and(|name| name.trim() == "store-writer")
    };
    let thread = threads.flatten().map(|thread| thread.path()).find(is_writer)?;
    Some(thread.join("schedstat"))
}

fn main() {
    let games = std::env::var("NARABE_BENCH_GAMES").ok().and_then(|games| games.parse().ok());
    let games: u64 = games.unwrap_or(GAMES);
    let folder = std::env::var("NARABE_BENCH_FOLDER");
    let folder = folder.unwrap_or_else(|_| env!("CARGO_TARGET_TMPDIR").to_owned());
    let folder = tempfile::tempdir_in(folder).expect("the folder can be written to");
    let path = folder.path().join("housekeeping.db");
    drop(Store::open(&path, Options::default()).expect("a fresh database"));
    let began = Instant::now();
    fill(&path, games).expect("rows can be written");
    println!("({games} games written in {:.0} s)\n", began.elapsed().as_secs_f64());
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    runtime.block_on(measure(&path));
}

fn fill(path: &Path, games: u64) -> rusqlite::Result<()> {
    let db = Connection::open(path)?;
    db.execute_batch("PRAGMA synchronous = OFF; PRAGMA cache_size = -400000;")?;
    db.execute_batch(&FILL.replace("MOST", &games.to_string()))?;
    db.execute_batch("PRAGMA wal_checkpoint(TRUNCATE);")?;
    // Else the first job would wait for what the system has yet to write of this.
    std::fs::File::open(path).and_then(|file| file.sync_all()).expect("the disk takes it");
    Ok(())
}

/// The table that is printed, a row for each job.
struct Table {
    watch: Arc<Watch>,
    longest: (Duration, &'static str),
    longest_own: (Duration, &'static str),
}

impl Table {
    /// Measures a job and prints its row.
    async fn row<T>(
        &mut self,
        name: &'static str,
        job: impl Future<Output = Result<T, StoreError>>,
    ) {
        *self.watch.times() = Times::default();
        let began = Instant::now();
        job.await.expect("the database answers");
        let all = began.elapsed().as_secs_f64();
        let mut times = std::mem::take(&mut *self.watch.times());
        times.writes.sort_unstable();
        let median = times.writes.get(times.writes.len() / 2).copied().unwrap_or_default();
        let longest = times.writes.last().copied().unwrap_or_default();
        let most = times.writes.get(times.writes.len() * 99 / 100).copied().unwrap_or_default();
        let above = times.writes.iter().filter(|took| **took > GOAL).count();
        println!(
            "{name:<34}{:>7}{:>12.2}{:>10.2}{:>13.2}{above:>9}{:>10.2}{all:>8.2}{:>11.2}",
            times.writes.len(),
            ms(median),
            ms(most),
            ms(longest),
            ms(times.longest_read),
            ms(times.longest_own),
        );
        self.longest = self.longest.max((longest, name));
        self.longest_own = self.longest_own.max((times.longest_own, name));
    }
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

async fn measure(path: &Path) {
    let store = Store::open(path, Options::default()).expect("the database opens");
    let watch = Arc::new(Watch::default());
    *watch.store.lock().expect("no call panics") = Some(store.direct());
    let store = store.intercepted(watch.clone());
    let mut table =
        Table { watch, longest: (Duration::ZERO, ""), longest_own: (Duration::ZERO, "") };
    println!(
        "{:<34}{:>7}{:>12}{:>10}{:>13}{:>9}{:>10}{:>8}{:>11}",
        "",
        "writes",
        "median, ms",
        "99 %, ms",
        "longest, ms",
        "> 20 ms",
        "read, ms",
        "all, s",
        "own, ms"
    );
    ranks(&store, &mut table).await;
    clocks(&store, &mut table).await;
    people(&store, &mut table).await;
    rulings(&store, &mut table).await;
    retention(&store, &mut table).await;
    let ((longest, name), (own, job)) = (table.longest, table.longest_own);
    println!(
        "\nthe longest of all: {:.2} ms, {name}; of the writer's own time: {:.2} ms, {job}",
        ms(longest),
        ms(own)
    );
}

async fn ranks(store: &Store, table: &mut Table) {
    let wants = |games| Settings {
        ratings: Ratings { listing: Some([games, 3, 110, 60]), ..Ratings::default() },
        ..Settings::default()
    };
    let entry = || AuditEntry {
        guild: GUILD,
        at: LAST,
        person: PERSON,
        act: AuditAct::Set(Setting::Ranked),
        game: None,
        target: None,
        detail: String::new(),
    };
    let strict = store.change_settings(Settings::default(), wants(200), entry());
    table.row("listing: 36,000 are unranked", strict).await;
    let mild = store.change_settings(wants(200), wants(20), entry());
    table.row("listing: 36,000 are ranked", mild).await;
    table.row("season's end with 36,000 ranks", store.close_season(OTHER, 1, LAST, None)).await;
    table.row("unrank_inactive, with nothing to do", store.unrank_inactive(0)).await;
    table.row("unrank_inactive of 36,000 ranks", store.unrank_inactive(LAST + 1)).await;
}

async fn clocks(store: &Store, table: &mut Table) {
    let credit = DowntimeCredit {
        from: LAST,
        until: LAST + 7_200_000,
        fresh: 0,
        note: ("bench", String::new()),
        term: None,
        task: None,
    };
    let credited = async {
        store.credit(credit).await?;
        store.due(0, 1).await
    };
    table.row("credit to a tenth of the games", credited).await;
}

async fn people(store: &Store, table: &mut Table) {
    let finished = |channel| Finished { channel: Some(channel), most: 8, ..Finished::default() };
    table.row("finished games of a channel", store.finished(finished(5007))).await;
    table.row("finished games of an empty one", store.finished(finished(1 << 40))).await;
    let other = PERSON + 1;
    table.row("a member leaves", store.left(GUILD, other)).await;
    let back = Membership { person: other, joined_at: None, name: "name".into(), gone: false };
    table.row("a member comes back", store.record_membership(GUILD, back, LAST)).await;
    table.row("erase a person of 100 games", store.erase(other, LAST, Erasure::default())).await;
    table
        .row("erase a person of 1 in 100 games", store.erase(PERSON, LAST, Erasure::default()))
        .await;
}

/// Two rulings in the pool with most of the games. The tables that are filled in are no fold: the first one corrects
/// nearly all of their rows. The second one changes what follows from a result.
async fn rulings(store: &Store, table: &mut Table) {
    for (game, name) in
        [(21, "ruling: every row of a pool"), (22, "ruling: what follows from a result")]
    {
        let stored = store.direct().game(GameId(game)).await.expect("a read").expect("the game");
        let rated = stored.counted.expect("its result");
        let finish = Finish {
            pool: rated.pool,
            kin: &[],
            players: rated.players,
            drawn: false,
            opening: None,
            exclusion: Some(Exclusion::Void),
            weights: vec![1.0],
            listing: Listing::default(),
            first: None,
        };
        let ruling = Some(Ruling::Void);
        let ruled = store.rule(stored.id, stored.version, finish, ruling, LAST, None);
        table.row(name, ruled).await;
    }
}

async fn retention(store: &Store, table: &mut Table) {
    table.row("forget, with nothing to do", store.forget(0)).await;
    table.row("forget interactions, tasks, guesses", store.forget(1 << 40)).await;
    // A minute's, of those that the row before has left.
    table.row("forget ended challenges", store.forget(1 << 40)).await;
    table.row("purge a server of 8 in 10 games", store.purge(GUILD)).await;
}
