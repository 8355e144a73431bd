//! The daily check beside a bot that plays: when it is due, what it finds, and who is told.

use crate::stage::Stage;
use jiff::tz::{self, TimeZone};
use narabe::clock::Clock;
use narabe::game::Arg;
use narabe::metrics::Page;
use narabe::operate::check::DailyCheck;
use narabe::playground::message::SILENT;
use narabe::store::sql::check::Checked;
use rusqlite::Connection;
use std::fs::OpenOptions;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The time zone in which it is now that hour of the day.
fn where_it_is(hour: i64, stage: &Stage) -> TimeZone {
    let here = stage.clock.now() / HOUR.as_millis() as i64;
    let ahead = (hour - here + 12).rem_euclid(24) - 12;
    TimeZone::fixed(tz::offset(ahead as i8))
}

/// A check of a play's database where it is night.
fn at_night(stage: &Stage) -> DailyCheck {
    DailyCheck::new(&stage.database(), where_it_is(3, stage))
}

/// A check of a play's database whose first day has passed, at night.
async fn due(stage: &Stage) -> DailyCheck {
    let check = at_night(stage);
    assert_eq!(tick(stage, &check).await, None, "a new database has its first check after a day");
    stage.pass(DAY).await;
    check
}

async fn tick(stage: &Stage, check: &DailyCheck) -> Option<Checked> {
    check.tick(&Arc::downgrade(&stage.app), stage.clock.now()).await.unwrap()
}

fn page(check: &DailyCheck) -> String {
    let mut page = Page::default();
    check.write(&mut page);
    page.into_text()
}

/// A page of a table or an index.
#[derive(Clone, Copy, Debug)]
pub enum Spot {
    /// The one by which the others are found.
    RootOf(&'static str),
    /// The last one below it, with rows. <https://www.sqlite.org/fileformat2.html#b_tree_pages>
    LastOf(&'static str),
}

/// Bytes of a page.
const PAGE: usize = 4096;

/// Opens a database and empties its write-ahead log, in which a page could be whole that is garbled in the file.
fn without_log(path: &Path) -> Connection {
    let db = Connection::open(path).unwrap();
    let empty = "PRAGMA wal_checkpoint(TRUNCATE)";
    let is_in_use = || db.query_row(empty, [], |row| row.get::<_, i64>(0)).unwrap() != 0;
    // Each look waits for seconds.
    assert!((0..12).any(|_| !is_in_use()), "the log is still read");
    db
}

/// Overwrites a page of a database's file, as a failing disk does.
pub fn garble(path: &Path, spot: Spot) {
    let db = without_log(path);
    let size: i64 = db.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    assert_eq!(size, PAGE as i64, "bytes of a page");
    let (Spot::RootOf(name) | Spot::LastOf(name)) = spot;
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
    let root: u32 = db.query_row(root, [name], |row| row.get(0)).unwrap();
    let mut file = OpenOptions::new().read(true).write(true).open(path).unwrap();
    let at = |page: u32| SeekFrom::Start(u64::from(page - 1) * PAGE as u64);
    let mut bytes = [0; PAGE];
    file.seek(at(root)).unwrap();
    file.read_exact(&mut bytes).unwrap();
    let page = match spot {
        Spot::RootOf(_) => root,
        Spot::LastOf(_) => {
            assert_eq!(bytes[0], 5, "it leads to other pages of the table");
            u32::from_be_bytes(bytes[8..12].try_into().unwrap())
        }
    };
    file.seek(at(page)).unwrap();
    file.write_all(&[0xA5; PAGE]).unwrap();
    file.sync_all().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_is_checked_once_a_night() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let check = due(&stage).await;
    let checked = tick(&stage, &check).await.expect("a day has passed");
    assert_eq!((checked.games, checked.flaws), (1, vec![]));
    let seconds = stage.clock.now() / 1000;
    let line = format!("narabe_database_check_timestamp_seconds {seconds}");
    assert!(page(&check).contains(&line), "{}", page(&check));
    let restarted = at_night(&stage);
    assert_eq!(tick(&stage, &restarted).await, None, "not again after a restart");
    stage.pass(DAY).await;
    assert!(tick(&stage, &restarted).await.is_some());
    stage.close().await;
}

/// Between two and six o'clock, when fewest people play.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_waits_for_the_night() {
    let stage = Stage::open().await;
    let check = DailyCheck::new(&stage.database(), where_it_is(12, &stage));
    assert_eq!(tick(&stage, &check).await, None, "at noon, of a new database");
    for (hours, is_checked, when) in [
        (13, false, "at 01:00"),
        (1, true, "at 02:00"),
        (3, false, "at 05:00, a second time"),
        (7, false, "at noon"),
        (13, false, "at 01:00, after 23 hours"),
        (4, true, "at 05:00"),
        (21, true, "at 02:00, after 21 hours"),
    ] {
        stage.pass(HOUR * hours).await;
        assert_eq!(tick(&stage, &check).await.is_some(), is_checked, "{when}");
    }
    stage.close().await;
}

/// As at home, where the machine is switched off at night.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_does_not_run_at_night_checks_by_day() {
    let stage = Stage::open().await;
    let check = || DailyCheck::new(&stage.database(), where_it_is(12, &stage));
    assert_eq!(tick(&stage, &check()).await, None, "of a new database");
    stage.pass(DAY).await;
    assert_eq!(tick(&stage, &check()).await, None, "it may run in the next night");
    stage.pass(DAY).await;
    assert!(tick(&stage, &check()).await.is_some(), "it did not");
    stage.pass(DAY).await;
    assert_eq!(tick(&stage, &check()).await, None);
    stage.close().await;
}

/// In their own language.
#[tokio::test(flavor = "multi_thread")]
async fn the_owner_is_told_of_a_flaw() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let alice = stage.person("alice");
    alice.slash(&stage.channel("lobby"), "move", &[("where", "h8")]).await.unwrap();
    let check = due(&stage).await;
    let db = Connection::open(stage.database()).unwrap();
    db.execute_batch("DROP TRIGGER moves_append_only; UPDATE moves SET text = 'i9'").unwrap();
    let flaws = tick(&stage, &check).await.expect("a day has passed").flaws;
    assert!(flaws[0].to_string().contains("hash chain"), "{flaws:?}");
    assert!(page(&check).contains("narabe_database_flaws 1"), "{}", page(&check));
    let watch = stage.bot.watch();
    let count = |flaws| [("count", Arg::Number(flaws))];
    assert!(watch.tell_owner("owner-database-damaged", &count(flaws.len() as i64)).await);
    let told = alice.dm().last().expect("a direct message to the owner");
    assert!(told.content.contains("found a flaw"), "{told:?}");
    assert_eq!(told.flags & SILENT, 0, "it comes with a sound");
    stage.prefer(&alice, |wishes| wishes.locale = Some("fr".to_owned())).await;
    stage.pass(Duration::from_secs(1)).await;
    assert!(watch.tell_owner("owner-database-damaged", &count(2)).await);
    let told = alice.dm().last().expect("a direct message to the owner");
    assert!(told.content.contains("a trouvé 2 anomalies"), "{told:?}");
    stage.close().await;
}

/// The alarm is not lost with the note of the time, and not raised again each minute.
#[tokio::test(flavor = "multi_thread")]
async fn flaws_are_told_where_the_time_cannot_be_noted() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let check = due(&stage).await;
    let db = Connection::open(stage.database()).unwrap();
    db.execute_batch(
        "UPDATE members SET unfinished = 0;
         CREATE TRIGGER no_room BEFORE INSERT ON notes WHEN new.key = 'database-check'
         BEGIN SELECT RAISE(ABORT, 'no room'); END",
    )
    .unwrap();
    let flaws = tick(&stage, &check).await.expect("a day has passed").flaws;
    assert!(!flaws.is_empty());
    assert_eq!(tick(&stage, &check).await, None, "once a day");
    stage.pass(DAY / 2).await;
    assert_eq!(tick(&stage, &check).await, None, "once a day");
    stage.pass(DAY / 2).await;
    assert!(tick(&stage, &check).await.is_some(), "a day later");
    stage.close().await;
}

/// One that fails reads as much as one that does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_that_fails_is_made_again_after_an_hour() {
    let stage = Stage::open().await;
    let path = stage.database().with_file_name("none/narabe.db");
    let gone = DailyCheck::new(&path, where_it_is(3, &stage));
    let tried = async || gone.tick(&Arc::downgrade(&stage.app), stage.clock.now()).await;
    assert_eq!(tried().await.unwrap(), None, "a new database has its first check after a day");
    stage.pass(DAY).await;
    assert!(tried().await.is_err(), "there is no such file");
    assert_eq!(tried().await.unwrap(), None, "not tried");
    stage.pass(HOUR).await;
    assert!(tried().await.is_err(), "tried again");
    stage.close().await;
}

/// The bot has the page in memory and does not miss it.
#[tokio::test(flavor = "multi_thread")]
async fn a_garbled_page_is_found_while_the_bot_runs() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let check = due(&stage).await;
    garble(&stage.database(), Spot::RootOf("members"));
    let flaws = tick(&stage, &check).await.expect("a day has passed").flaws;
    assert!(!flaws.is_empty());
    assert!(page(&check).contains(&format!("narabe_database_flaws {}", flaws.len())));
}

/// The file is no database any more then, and the time of the last check may not be read either.
#[tokio::test(flavor = "multi_thread")]
async fn a_garbled_header_is_a_flaw() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let check = due(&stage).await;
    drop(without_log(&stage.database()));
    let mut file = OpenOptions::new().write(true).open(stage.database()).unwrap();
    file.write_all(&[0xA5; 100]).unwrap();
    file.sync_all().unwrap();
    let flaws = tick(&stage, &check).await.expect("a day has passed").flaws;
    assert_eq!(flaws.len(), 1, "{flaws:?}");
    assert!(page(&check).contains("narabe_database_flaws 1\n"), "{}", page(&check));
    assert_eq!(tick(&stage, &check).await, None, "once a day");
}

/// Rows that fill many pages.
const MANY_PEOPLE: &str =
    "WITH RECURSIVE ids (id) AS (SELECT 1000 UNION ALL SELECT id + 1 FROM ids WHERE id < 9000)
     INSERT INTO people (id, first_seen_at) SELECT id, 0 FROM ids";

/// An index has pages of its own, and in a large table some pages only lead to others.
#[tokio::test(flavor = "multi_thread")]
async fn a_garbled_page_is_found_wherever_it_is() {
    for spot in [Spot::RootOf("games_clocked"), Spot::RootOf("people"), Spot::LastOf("people")] {
        let stage = Stage::open().await;
        stage.alice_and_bob("gomoku/freestyle").await;
        let check = due(&stage).await;
        Connection::open(stage.database()).unwrap().execute_batch(MANY_PEOPLE).unwrap();
        garble(&stage.database(), spot);
        let flaws = tick(&stage, &check).await.expect("a day has passed").flaws;
        assert!(!flaws.is_empty(), "{spot:?}");
    }
}

/// Each kind of flaw is there once.
#[tokio::test(flavor = "multi_thread")]
async fn the_daily_check_finds_what_the_whole_one_finds() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let alice = stage.person("alice");
    alice.slash(&stage.channel("lobby"), "move", &[("where", "h8")]).await.unwrap();
    let check = due(&stage).await;
    let db = Connection::open(stage.database()).unwrap();
    db.execute_batch(
        "PRAGMA foreign_keys = OFF; DROP TRIGGER moves_append_only;
         UPDATE moves SET text = 'i9';
         UPDATE members SET unfinished = 0;
         INSERT INTO machines SELECT id, 0, 3, '1', NULL, 0 FROM games;
         INSERT INTO ratings SELECT guild, game, 1, 7, 1500, 350, 0.06, 1, 1, 0, 0, 1, 0, 0, 0 FROM games;
         INSERT INTO events SELECT 1, guild, channel, NULL, 'Cup', person, NULL, 'en-US', 'swiss', games.game, rules, revision,
             'untimed', 0, 1, 1, 'buchholz', NULL, NULL, 1, NULL, 1, 1, 1, NULL, 0, 0, 0, NULL, 0
             FROM games JOIN members LIMIT 1;
         INSERT INTO pairings VALUES (1, 1, 0, 1, 1, NULL, 0, 0, NULL)",
    )
    .unwrap();
    let daily = tick(&stage, &check).await.expect("a day has passed");
    assert_eq!(
        daily,
        narabe::operate::check::check(crate::database::of(stage.database())).unwrap()
    );
    let sentences: Vec<String> = daily.flaws.iter().map(ToString::to_string).collect();
    for said in [
        "a row of pairings points to nothing in entrants",
        "its members do not know whether it is finished",
        "a machine holds a seat that is someone's or is not there",
        "event 1: pairing 1: someone in it is not in its division",
        "ratings that are not what the ledger says: 1",
        "the hash chain is broken",
    ] {
        assert!(sentences.iter().any(|flaw| flaw.contains(said)), "{said}: {sentences:?}");
    }
    stage.close().await;
}
