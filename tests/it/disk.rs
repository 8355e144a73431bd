//! Faults of the disk, as the people at the program's games meet them: a move is acknowledged and kept, or neither, and a
//! sentence says so; once the disk is well again they play on, without a restart.

use crate::crash::disk::Disk;
use crate::program::{Running, narabe, run};
use narabe::playground::{Answered, Channel, Config, Person, Playground};
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Store};
use std::fs::File;

/// The sentence of a fault, up to its number.
const SORRY: &str = "Something went wrong, but nothing is lost. Please try again.";

/// A program on its disk, and a game in it.
struct Table {
    _playground: Playground,
    folder: tempfile::TempDir,
    disk: Disk,
    running: Running,
    people: [Person; 2],
    lobby: Channel,
    /// The moves that were acknowledged.
    made: Vec<String>,
}

impl Table {
    async fn open() -> Self {
        let playground = Playground::start(Config::default()).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::new(folder.path());
        let mut command = narabe(folder.path(), &["run"]);
        let api = format!("http://{}", playground.address());
        command.envs([("DISCORD_TOKEN", Config::default().token), ("NARABE_DISCORD_API", api)]);
        command.env("NARABE_LOG", "warn").stderr(File::create(folder.path().join("log")).unwrap());
        disk.under(&mut command);
        let running = Running::start(&mut command);
        let world = playground.world().clone();
        world.bot_is_ready().await.unwrap();
        let (people, lobby) =
            (["alice", "bob"].map(|key| world.person(key)), world.channel("lobby"));
        let options = [("opponent", "bob"), ("starts", "me"), ("rules", "size=19")];
        let challenge = people[0].slash(&lobby, "challenge", &options).await.unwrap();
        people[1].press(challenge.message().unwrap(), "Accept").await.unwrap();
        Self { _playground: playground, folder, disk, running, people, lobby, made: Vec::new() }
    }

    /// Tries the next move; whether it was acknowledged. If not, a sentence says so.
    async fn try_to_move(&mut self) -> bool {
        let ply = self.made.len();
        let point =
            format!("{}{}", char::from(b'a' + (ply % 19) as u8), 1 + ply / 19 * 2 + ply % 2);
        let answer =
            self.people[ply % 2].slash(&self.lobby, "move", &[("where", &point)]).await.unwrap();
        match &answer {
            Answered::Message(_) => self.made.push(point),
            Answered::Ephemeral(message) => {
                assert!(message.text().contains(SORRY), "{}", message.text())
            }
            other => panic!("{other:?}"),
        }
        matches!(answer, Answered::Message(_))
    }

    /// Tries so many times; how often it was acknowledged.
    async fn tries(&mut self, times: usize) -> usize {
        let mut done = 0;
        for _ in 0..times {
            done += usize::from(self.try_to_move().await);
        }
        done
    }

    /// The disk is well: people play on, and what is kept is what was acknowledged. The log has the cause.
    async fn end(mut self, cause: &str) {
        assert_eq!(self.tries(5).await, 5, "service again, without a restart");
        assert!(!self.running.has_ended());
        let Self { running, folder, made, .. } = self;
        assert!(tokio::task::spawn_blocking(|| running.terminate()).await.unwrap().success());
        let database = folder.path().join("narabe.db");
        assert_eq!(verify(&database).unwrap(), []);
        let store = Store::open(&database, Options::default()).unwrap();
        assert_eq!(store.game(GameId(1)).await.unwrap().unwrap().log, made);
        let log = std::fs::read_to_string(folder.path().join("log")).unwrap();
        assert!(log.contains(cause), "{cause}: {log}");
    }
}

/// For as long as nothing can be written nothing is acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_takes_nothing() {
    for (order, cause) in [
        ("enospc write 1", "database or disk is full"),
        ("eio write 1", "disk I/O error"),
        ("erofs write 1", "disk I/O error"),
        ("eio sync 1", "disk I/O error"),
    ] {
        let mut table = Table::open().await;
        assert_eq!(table.tries(3).await, 3);
        table.disk.order(order);
        assert_eq!(table.tries(6).await, 0, "{order}");
        table.disk.order("");
        table.end(cause).await;
    }
}

/// Some writes fail and others do not: some moves are made, the others are refused with the sentence.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_now_and_then() {
    for (order, cause) in [
        ("enospc write 40", "database or disk is full"),
        ("eio write 41", "disk I/O error"),
        ("eio sync 3", "disk I/O error"),
    ] {
        let mut table = Table::open().await;
        table.disk.order(order);
        // Writes of tasks fail as well, and are tried again unseen: which fault meets a move is chance.
        let (mut tried, mut done) = (30, table.tries(30).await);
        while done == tried && tried < 150 {
            tried += 1;
            done += table.tries(1).await;
        }
        assert!((1..tried).contains(&done), "{order}: {done} of {tried}");
        table.disk.order("");
        table.end(cause).await;
    }
}

/// Pages that are not in memory any more cannot be read: some moves are refused, and none is lost.
#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_cannot_be_read() {
    for order in ["eio read 1", "eio read 3"] {
        let mut table = Table::open().await;
        assert_eq!(table.tries(3).await, 3);
        table.disk.order(order);
        assert!(table.tries(30).await < 30, "{order}");
        table.disk.order("");
        // SQLite takes some of these reads for those of a damaged file, and is rid of that with the fault.
        table.end("the database failed").await;
    }
}

/// `ulimit -f`: the signal that would end the program does not, and the write's error is handled.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow() {
    let mut table = Table::open().await;
    assert_eq!(table.tries(3).await, 3);
    table.running.limit_files("4096");
    assert_eq!(table.tries(6).await, 0);
    table.running.limit_files("unlimited");
    table.end("disk I/O error").await;
}

/// Half a database would say that all is well.
#[test]
fn a_copy_for_which_there_is_no_room_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    Store::open(folder.path().join("games.db"), Options::default()).unwrap().close().unwrap();
    let disk = Disk::new(folder.path());
    let copied = |order: &str| {
        disk.order(order);
        let arguments = ["copy", "--database", "games.db", "--to", "narabe.db"];
        let mut command = narabe(folder.path(), &arguments);
        disk.under(&mut command);
        run(&mut command)
    };
    let begun = || {
        let entries = std::fs::read_dir(folder.path()).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with("narabe.db")).count()
    };
    for order in ["enospc write 1", "enospc write 100", "eio sync 1"] {
        let ended = copied(order);
        assert_eq!((ended.code, begun()), (Some(1), 0), "{order}: {ended:?}");
        assert!(!ended.sentence().contains("NARABE_DATABASE"), "{order}: {ended:?}");
    }
    let ended = copied("");
    assert!(ended.out.ends_with("narabe.db: 0 games, all is well\n"), "{ended:?}");
    assert_eq!(begun(), 1, "the database, and nothing of what it was before");
}
