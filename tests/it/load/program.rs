//! The program at work, and what is seen of it from outside.

use super::players::Waits;
use crate::operate::monitor::fetched;
use crate::program::{Running, memory, most_memory, narabe};
use narabe::clock::{Clock, SystemClock};
use narabe::playground::{Config, Playground, World};
use rusqlite::{Connection, OpenFlags};
use std::fs::File;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The number of rounds of the housekeeping.
const HOUSEKEEPING: &str = "narabe_loop_rounds_total{loop=\"housekeeping\"}";

pub struct Program {
    playground: Playground,
    folder: tempfile::TempDir,
    running: Running,
    numbers: SocketAddr,
}

/// Figures of the program, second by second.
#[derive(Default)]
pub struct Watched {
    /// Resident memory in MiB.
    memory: Vec<f64>,
    /// For how long the oldest task of the outbox that is due has been so (ms); then of those that call someone to move.
    pub outbox: Waits,
    pub calls: Waits,
    /// Seconds from one end of the housekeeping to the next.
    pub housekeeping: Vec<f64>,
}

/// Time of the last end of the housekeeping that was seen, and their number then.
struct Housekeeping {
    at: Instant,
    rounds: f64,
}

impl Watched {
    /// The memory after so much of the time: the middle of the samples around it.
    pub fn memory_at(&self, share: f64) -> f64 {
        let about = (self.memory.len() / 20).max(1);
        let end = ((self.memory.len() as f64 * share) as usize).clamp(about, self.memory.len());
        let mut some = self.memory[end - about..end].to_vec();
        some.sort_by(f64::total_cmp);
        some[some.len() / 2]
    }

    pub fn most_memory(&self) -> f64 {
        self.memory.iter().copied().fold(0.0, f64::max)
    }
}

impl Program {
    /// Starts it on a database that is not there yet.
    pub async fn start() -> Self {
        let playground = Playground::start(Config::default()).await.unwrap();
        Self::start_in(Self::folder(), playground, &[]).await
    }

    /// A folder on the disk that is worked on; /tmp may be memory, where a sync costs nothing.
    pub fn folder() -> tempfile::TempDir {
        tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap()
    }

    /// Starts it in this folder, which may have its database, with these further arguments.
    pub async fn start_in(
        folder: tempfile::TempDir,
        playground: Playground,
        arguments: &[&str],
    ) -> Self {
        let log = folder.path().join("log");
        let mut command = narabe(folder.path(), &["run", "--metrics", "127.0.0.1:0"]);
        command.args(arguments);
        let api = format!("http://{}", playground.address());
        command.envs([("DISCORD_TOKEN", Config::default().token), ("NARABE_DISCORD_API", api)]);
        command.env("NARABE_COMMANDS_PER_MINUTE", "0").env("NARABE_LOG", "warn,narabe=info");
        // As the unit and the container have it.
        command.env("MALLOC_MMAP_THRESHOLD_", "65536");
        let running = Running::start(command.stderr(File::create(&log).unwrap()));
        playground.world().bot_is_ready().await.unwrap();
        let numbers = loop {
            let log = std::fs::read_to_string(&log).unwrap();
            if let Some((_, rest)) = log.split_once("health and metrics at http://") {
                break rest.split_whitespace().next().unwrap().parse().unwrap();
            }
            tokio::task::yield_now().await;
        };
        Self { playground, folder, running, numbers }
    }

    pub fn world(&self) -> &World {
        self.playground.world()
    }

    /// CPU time that it has taken so far, in milliseconds.
    pub fn cpu_ms(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.running.id())).unwrap();
        // The name may hold blanks; what follows it does not. Times are in hundredths of a second.
        let rest = stat.rsplit_once(')').unwrap().1;
        let fields = rest.split_whitespace().skip(11).take(2);
        fields.map(|ticks| ticks.parse::<u64>().unwrap()).sum::<u64>() * 10
    }

    /// The most resident memory that it has had so far, in MiB.
    pub fn most_memory(&self) -> f64 {
        most_memory(self.running.id())
    }

    /// Looks at it every second for so long.
    pub fn watch(&self, time: Duration) -> impl Future<Output = Watched> + use<> {
        let (process, numbers) = (self.running.id(), self.numbers);
        let database: PathBuf = self.folder.path().join("narabe.db");
        async move {
            let (mut watched, begun) = (Watched::default(), Instant::now());
            let rounds = number(&fetched(numbers, "/metrics").await.1, HOUSEKEEPING);
            let mut last = Housekeeping { at: begun, rounds: rounds.unwrap_or_default() };
            while begun.elapsed() < time {
                tokio::time::sleep(Duration::from_secs(1)).await;
                watched.memory.push(memory(process));
                let page = fetched(numbers, "/metrics").await.1;
                // It is not there where the database took too long to say.
                let lag = number(&page, "narabe_outbox_lag_seconds").unwrap_or(f64::INFINITY);
                watched.outbox.add(lag * 1000.0);
                watched.calls.add(calls(&database));
                let rounds = number(&page, HOUSEKEEPING).unwrap_or_default();
                if rounds > last.rounds {
                    watched.housekeeping.push(last.at.elapsed().as_secs_f64());
                    last = Housekeeping { at: Instant::now(), rounds };
                }
            }
            watched.housekeeping.push(last.at.elapsed().as_secs_f64());
            watched
        }
    }

    /// A number of its page; 0 if it is not there.
    pub async fn number(&self, name: &str) -> f64 {
        number(&fetched(self.numbers, "/metrics").await.1, name).unwrap_or_default()
    }

    /// Ends it; its database must then verify.
    pub async fn end(self) {
        let running = self.running;
        assert!(tokio::task::spawn_blocking(|| running.terminate()).await.unwrap().success());
        let flaws =
            narabe::store::sql::check::verify(self.folder.path().join("narabe.db")).unwrap();
        assert!(flaws.is_empty(), "{flaws:?}");
    }
}

/// A number of the page; none if it is not there.
fn number(page: &str, name: &str) -> Option<f64> {
    let line = page.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|number| number.parse().ok())
}

/// Milliseconds by which the oldest call to move is late, from the database beside the program.
fn calls(database: &std::path::Path) -> f64 {
    let db = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
    db.busy_timeout(Duration::from_secs(5)).unwrap();
    let now = SystemClock.now();
    let sql =
        "SELECT max(?1 - due_at) FROM outbox WHERE done = 0 AND due_at <= ?1 AND kind = 'ping'";
    db.query_row(sql, [now], |row| row.get::<_, Option<i64>>(0)).unwrap().unwrap_or(0) as f64
}
