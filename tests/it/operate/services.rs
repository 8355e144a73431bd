//! Copies and checks of the program as a process: what its log, its page of numbers and its owner are told of them.

use super::check::{Spot, garble};
use super::monitor::fetched;
use crate::program::{Running, narabe};
use crate::stage::{challenge_by, until, until_within, update};
use narabe::clock::{Clock, SystemClock};
use narabe::operate::monitor::LOOK_AT_FILE;
use narabe::playground::cast::SERVER;
use narabe::playground::{Config, Playground, World};
use narabe::store::Store;
use narabe::store::sqlite::Options;
use rusqlite::{Connection, params};
use std::fs::File;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// Real time within which a copy or a check is made, whose threads give way to everything else on a busy machine.
const BESIDE_OTHERS: Duration = Duration::from_secs(5 * 60);

/// A bot of the look-alike, as a process of its own.
struct Served {
    running: Running,
    playground: Playground,
    folder: tempfile::TempDir,
}

impl Served {
    /// Starts it with these further settings, on a database to which something was done before.
    async fn start(arguments: &[&str], before: impl FnOnce(&Path)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("narabe.db");
        Store::open(&database, Options::default()).unwrap().close().unwrap();
        before(&database);
        let playground = Playground::start(Config::default()).await.unwrap();
        let mut command = narabe(folder.path(), &["run", "--metrics", "127.0.0.1:0"]);
        let api = format!("http://{}", playground.address());
        command.envs([("DISCORD_TOKEN", Config::default().token), ("NARABE_DISCORD_API", api)]);
        command.args(arguments).env("NARABE_LOG", "info");
        command.stderr(File::create(folder.path().join("log")).unwrap());
        let running = Running::start(&mut command);
        Self { running, playground, folder }
    }

    fn world(&self) -> &World {
        self.playground.world()
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// The first line of its log with these words, once it is there.
    async fn logged(&self, words: &str) -> String {
        let line = || {
            let log = std::fs::read_to_string(self.log_file()).unwrap();
            log.lines().find(|line| line.contains(words)).map(str::to_owned)
        };
        until_within(BESIDE_OTHERS, words, async || line().is_some()).await;
        line().unwrap()
    }

    /// The address of its page of numbers.
    async fn numbers(&self) -> SocketAddr {
        let line = self.logged("health and metrics at http://").await;
        line.rsplit_once("http://").unwrap().1.parse().unwrap()
    }

    /// Waits until the owner has a direct message with these words.
    async fn tells_the_owner(&self, words: &str) {
        let owner = self.world().person("alice");
        let is_told = async || {
            let last = owner.dm().last();
            last.is_some_and(|told| told.content.contains(words))
        };
        until_within(BESIDE_OTHERS, "the owner is told", is_told).await;
    }
}

/// Words of the message about flaws.
const FLAWS: &str = "A check of the database found";

/// Notes that the last check of a database was two days ago, so that the next one does not wait for the night.
fn make_check_due(database: &Path) {
    let db = Connection::open(database).unwrap();
    let last = (SystemClock.now() - 2 * DAY_MS).to_string();
    db.execute("INSERT INTO notes VALUES ('database-check', ?1)", [last]).unwrap();
}

/// Garbles a page that a bot without games does not read.
fn damage(database: &Path) {
    garble(database, Spot::RootOf("position_notes_of_person"));
}

/// The number of flaws in the line that says that there are some.
fn flaws(line: &str) -> usize {
    let number = line.split_once("is damaged, ").and_then(|(_, rest)| rest.split(' ').next());
    number.and_then(|number| number.parse().ok()).unwrap_or_else(|| panic!("no number: {line}"))
}

/// A start in another folder, or after the file was deleted, looks like any other.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_the_database_and_says_if_it_is_new() {
    let served = Served::start(&[], |_| {}).await;
    let path = std::fs::canonicalize(served.folder.path().join("narabe.db")).unwrap();
    let line = served.logged("the database is ").await;
    assert!(line.ends_with(path.to_str().unwrap()), "{line}");
    let delete = |database: &Path| std::fs::remove_file(database).unwrap();
    let line = Served::start(&[], delete).await.logged("a new database was made: /").await;
    assert!(line.contains(" INFO ") && line.ends_with("/narabe.db"), "{line}");
    let leave_copy = |database: &Path| {
        delete(database);
        let copies = database.with_file_name("copies");
        std::fs::create_dir(&copies).unwrap();
        std::fs::write(copies.join("narabe-20260101T120000Z.db"), "").unwrap();
    };
    let served = Served::start(&["--backup-dir", "copies"], leave_copy).await;
    let line = served.logged("a new database was made: /").await;
    assert!(line.contains(" WARN ") && line.contains("restore the newest"), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_that_is_made_is_checked_and_said_to_be() {
    let served = Served::start(&["--backup-dir", "copies"], |_| {}).await;
    let line = served.logged("the copy was checked: 0 games, all is well").await;
    assert!(line.contains(" INFO ") && line.contains("was copied to"), "{line}");
    let page = fetched(served.numbers().await, "/metrics").await.1;
    assert!(page.contains("narabe_backups_total 1\n"), "{page}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_with_flaws_is_told_to_the_owner() {
    let served = Served::start(&["--backup-dir", "copies"], damage).await;
    let line = served.logged("the database is damaged: the copy ").await;
    assert!(line.contains("ERROR"), "{line}");
    let line = served.logged("flaws: restore a backup").await;
    assert!(flaws(&line) > 0 && line.contains("ERROR"), "{line}");
    served.tells_the_owner(FLAWS).await;
    let page = fetched(served.numbers().await, "/metrics").await.1;
    assert!(page.contains("narabe_backups_damaged_total 1\n"), "{page}");
    let log = std::fs::read_to_string(served.log_file()).unwrap();
    assert!(!log.contains("the copy was checked"), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_check_is_said_to_be_made() {
    let served = Served::start(&[], make_check_due).await;
    let line = served.logged("the database was checked: 0 games, all is well").await;
    assert!(line.contains(" INFO "), "{line}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flaw_that_the_daily_check_finds_is_told_to_the_owner() {
    let before = |database: &Path| {
        make_check_due(database);
        damage(database);
    };
    let served = Served::start(&[], before).await;
    let line = served.logged("flaws: restore a backup").await;
    let flaws = flaws(&line);
    assert!(flaws > 0 && line.contains("ERROR"), "{line}");
    served.tells_the_owner(FLAWS).await;
    let page = fetched(served.numbers().await, "/metrics").await.1;
    assert!(page.contains(&format!("narabe_database_flaws {flaws}\n")), "{page}");
}

/// Once, also where it stays away.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_gone_is_told_to_the_owner() {
    let served = Served::start(&[], |_| {}).await;
    served.world().bot_is_ready().await.unwrap();
    std::fs::remove_file(served.folder.path().join("narabe.db")).unwrap();
    let words = "The database file is gone";
    served.tells_the_owner(words).await;
    // Time for a further look.
    tokio::time::sleep(LOOK_AT_FILE * 3 / 2).await;
    let messages = served.world().person("alice").dm().messages();
    assert_eq!(messages.iter().filter(|told| told.content.contains(words)).count(), 1);
}

/// A moderator may delete a board at any time. A bot that can no longer take its buttons off it, or delete it, needs no one's
/// attention.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_was_deleted_is_no_warning() {
    for policy in ["keep", "relay"] {
        let log = log_of_a_deleted_board(policy).await;
        let is_alarm = |line: &&str| {
            let is_loud = ["WARN", "ERROR"].iter().any(|level| line.contains(level));
            is_loud && ["given up", "Unknown Message"].iter().any(|words| line.contains(words))
        };
        assert_eq!(log.lines().find(is_alarm), None, "{policy}: {log}");
    }
}

/// The log of a bot that finds a board deleted which a newer one has replaced, in a server with this policy of boards.
async fn log_of_a_deleted_board(policy: &str) -> String {
    let settings = format!("{{\"policy\":\"{policy}\"}}");
    let before = |database: &Path| {
        let sql = "INSERT INTO settings (guild, settings) VALUES (?1, ?2)";
        let db = Connection::open(database).unwrap();
        db.execute(sql, params![SERVER.cast_signed(), settings]).unwrap();
    };
    let served = Served::start(&[], before).await;
    let world = served.world();
    world.bot_is_ready().await.unwrap();
    let numbers = served.numbers().await;
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let challenge = challenge_by(&alice, &lobby, &[("opponent", "bob"), ("starts", "me")]).await;
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    world.delete(board.id);
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    // The outcome of a task is logged before the task counts as done.
    let is_over = async || {
        let page = fetched(numbers, "/metrics").await.1;
        let is_missed = page.contains("narabe_api_requests_total{status=\"404\"}");
        is_missed && page.contains("narabe_outbox_waiting 0\n")
    };
    until("the deleted board is looked for, and nothing else waits", is_over).await;
    let Served { running, playground: _playground, folder } = served;
    assert!(tokio::task::spawn_blocking(|| running.terminate()).await.unwrap().success());
    std::fs::read_to_string(folder.path().join("log")).unwrap()
}
