//! Housekeeping over 600,000 games: the longest single transaction of the writer in each job, since moves wait for it.
//!
//! `cargo bench --bench housekeeping` prints a table. No transaction may take longer than 20 ms.

use narabe::rating::DAY_MS;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::servers::Finished;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{Store, StoreError};
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// The longest transaction that the goal allows.
const GOAL: Duration = Duration::from_millis(20);
/// The server with most of the games, and a person who has played a hundred of them.
const GUILD: u64 = 5;
const PERSON: u64 = 1 << 30;

/// 600,000 finished games of 12,000 people in two servers, all rated; as many old interactions and tasks; everyone
/// ranked. The hash chain is left out.
const FILL: &str = "
    BEGIN;
    INSERT INTO guilds (id, first_seen_at) VALUES (5, 0), (6, 0);
    CREATE TEMP TABLE n (i INTEGER PRIMARY KEY);
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 599999)
    INSERT INTO n SELECT i FROM n;
    CREATE TEMP TABLE pairs AS SELECT i + 1 AS game, 5 + (i % 10 = 9) AS guild,
        (1 << 30) + i % 12000 AS one, (1 << 30) + (i % 12000 + 1 + i / 12000) % 12000 AS other FROM n;
    INSERT INTO people (id, first_seen_at) SELECT (1 << 30) + i, 0 FROM n WHERE i < 12000;
    INSERT INTO games (id, guild, channel, game, rules, revision, seats, first, locale, status, version, log,
                       log_hash, created_at, updated_at, rated)
        SELECT game, guild, game % 1000, 'gomoku', 'renju', 1, 2, 'me', 'en-US', 2, 1, 'h8', zeroblob(32), game, game, 1
        FROM pairs;
    INSERT INTO moves SELECT game, 1, 0, 'h8', game FROM pairs;
    INSERT INTO members SELECT game, 0, one, 1, 0, 0 FROM pairs;
    INSERT INTO members SELECT game, 1, other, 1, 1, 0 FROM pairs;
    INSERT INTO results (seq, game, guild, pool, season, at, drawn, weights)
        SELECT game, game, guild, 'renju', 1, game, 0, '1' FROM pairs;
    INSERT INTO scores SELECT game, one, 0, game, guild, 'renju', 1, game, 0, 1, 2, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06 FROM pairs;
    INSERT INTO scores SELECT game, other, 1, game, guild, 'renju', 1, game, 1, 2, 0, 0, 1, 1, NULL,
                              1500, 80, 0.06, 1500, 80, 0.06 FROM pairs;
    INSERT INTO meetings (guild, pool, season, one, other, at, game)
        SELECT guild, 'renju', 1, MIN(one, other), MAX(one, other), game, game FROM pairs;
    INSERT INTO memberships SELECT 5 + i / 12000, (1 << 30) + i % 12000, 0, 'name', 0, 0 FROM n WHERE i < 24000;
    INSERT INTO ratings SELECT guild, 'renju', 1, person, 1500, 80, 0.06, 100, 50, 0, 50, 50, 0, 2, 60 * 86400000
        FROM memberships;
    INSERT INTO rungs SELECT guild, pool, season, tier, 300, count(*) FROM ratings GROUP BY 1, 2, 3, 4;
    INSERT INTO inbox SELECT i, i + 1, 1, i FROM n;
    INSERT INTO outbox (dedupe, game, payload, due_at, done) SELECT 'k' || i, i + 1, '{}', i, 1 FROM n;
    INSERT INTO audit (guild, at, person, deed, target, detail)
        SELECT 5 + i % 2, i, (1 << 30) + i % 100, 'ban', (1 << 30) + i % 12000, '' FROM n WHERE i < 100000;
    COMMIT;";

/// Measures each call of the store.
#[derive(Default)]
struct Watch(Mutex<Times>);

#[derive(Default)]
struct Times {
    began: Option<Instant>,
    calls: u32,
    longest: Duration,
}

impl Interceptor for Watch {
    fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.lock().expect("no call panics").began = Some(Instant::now());
        Box::pin(std::future::ready(Ok(())))
    }

    fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
        let mut times = self.0.lock().expect("no call panics");
        let took = times.began.take().map_or(Duration::ZERO, |began| began.elapsed());
        times.calls += 1;
        times.longest = times.longest.max(took);
        Box::pin(std::future::ready(()))
    }
}

fn main() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let path = folder.path().join("housekeeping.db");
    // What is measured is the work, not the disk: what a sync costs, every commit costs.
    let options = Options { durability: Durability::Normal, ..Options::default() };
    drop(Store::open(&path, options).expect("a fresh database"));
    let took = Instant::now();
    fill(&path).expect("rows can be written");
    println!("(600,000 games written in {:.0} s)\n", took.elapsed().as_secs_f64());
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    runtime.block_on(measure(&path, options));
}

fn fill(path: &Path) -> rusqlite::Result<()> {
    Connection::open(path)?.execute_batch(FILL)
}

async fn measure(path: &Path, options: Options) {
    let watch = Arc::new(Watch::default());
    let store = Store::open(path, options).expect("the database opens").intercepted(watch.clone());
    println!("{:<26}{:>8}{:>14}{:>12}", "", "calls", "longest, ms", "all, s");
    let row = async |name: &str, job: BoxFuture<'_, ()>| {
        *watch.0.lock().expect("no call panics") = Times::default();
        let began = Instant::now();
        job.await;
        let all = began.elapsed().as_secs_f64();
        let times = watch.0.lock().expect("no call panics");
        let longest = times.longest.as_secs_f64() * 1000.0;
        let verdict = if times.longest > GOAL { "  ABOVE THE GOAL" } else { "" };
        println!("{name:<26}{:>8}{longest:>14.1}{all:>12.2}{verdict}", times.calls);
    };
    let store = &store;
    let all = "the database answers";
    row("nothing to unrank", Box::pin(async { drop(store.lapse(0).await.expect(all)) })).await;
    row("unrank 24,000", Box::pin(async { drop(store.lapse(61 * DAY_MS).await.expect(all)) }))
        .await;
    row("nothing to forget", Box::pin(async { store.forget(0).await.expect(all) })).await;
    let of_channel = Finished { channel: Some(7), most: 8, ..Finished::default() };
    row(
        "finished, a channel",
        Box::pin(async { drop(store.finished(of_channel).await.expect(all)) }),
    )
    .await;
    let none = Finished { channel: Some(1 << 40), most: 8, ..Finished::default() };
    row("finished, an empty one", Box::pin(async { drop(store.finished(none).await.expect(all)) }))
        .await;
    row("erase a person", Box::pin(async { drop(store.erase(PERSON, 1).await.expect(all)) })).await;
    row("forget 600,000 of each", Box::pin(async { store.forget(1 << 40).await.expect(all) }))
        .await;
    row("purge a server", Box::pin(async { drop(store.purge(GUILD).await.expect(all)) })).await;
}
