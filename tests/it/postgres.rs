//! The store on PostgreSQL: tests of SQLite run again on a server, and what a server alone can show.
//!
//! `NARABE_TEST_DATABASE=postgres cargo test --test it FILTER` runs any others there.

use crate::cluster::server::Server;
use crate::database;
use crate::program::{narabe, run};
use narabe::store::copy::{TABLES, copy};
use narabe::store::sql::check;
use narabe::store::sqlite::Options;
use narabe::store::sqlite::open::OpenError;
use narabe::store::{
    GameId, Lane, Location, NewTask, Presence, Store, TaskId, TaskKind, TaskOutcome,
};
use rusqlite::types::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// Tests that run on PostgreSQL too, by their whole names.
const ON_BOTH: [&str; 21] = [
    "store::story::sqlite_lives_through_the_story",
    "store::races::of_eight_presses_at_once_one_is_applied",
    "store::races::a_task_has_one_worker_at_a_time",
    "store::races::a_task_is_put_off_by_the_worker_alone_that_holds_it",
    "store::ladder::a_game_that_ends_in_many_places_at_once_is_rated_once",
    "store::ladder::check_sees_what_does_not_fit",
    "store::recounts::a_ruling_makes_the_tables_as_if_it_was_played_so",
    "store::sets::a_ruling_on_either_game_makes_the_set_as_if_so_played",
    "store::housekeeping::an_erasure_that_is_broken_off_can_be_repeated",
    "store::events::a_step_is_made_on_one_version_alone",
    "store::upgrade::servers_without_a_game_are_known",
    "store::book::counts_are_those_of_a_plain_recount",
    "store::book::books_of_servers_are_checked_apart",
    "discord::games::a_game_outlives_a_restart",
    "discord::statements::a_move_needs_few_statements_and_two_transactions",
    "discord::sets::a_set_is_rated_once_both_games_are_over",
    "discord::events::a_league_of_four_plays_two_seasons",
    "discord::machines::games_against_machines_are_found_by_the_bots_name",
    "discord::people::a_person_is_deleted_from_games_that_others_play_on",
    "discord::people::a_late_board_does_not_bring_a_deleted_person_back",
    "discord::clocks::what_was_lost_is_given_back_and_announced_once",
];

/// True if there is a server to test on. Where there is none, a line says so; `NARABE_REQUIRE_POSTGRES` makes it an error.
pub fn is_there() -> bool {
    let there = database::server().is_some();
    if !there {
        let tests = ON_BOTH.len();
        println!("PostgreSQL is not installed: {tests} tests on it are passed over");
        assert!(std::env::var_os("NARABE_REQUIRE_POSTGRES").is_none(), "it is required");
    }
    there
}

#[test]
fn the_same_tests_pass_on_postgres() {
    if database::is_postgres() || !is_there() {
        return;
    }
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.arg("--exact").args(ON_BOTH).env("NARABE_TEST_DATABASE", "postgres");
    let output = again.output().unwrap();
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{printed}");
    let passed = format!("{} passed", ON_BOTH.len());
    assert!(printed.contains(&passed), "each name is a test's: {printed}");
}

#[test]
fn nothing_is_copied_into_a_database_in_use() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = Location::from(folder.path().join("file.db"));
    drop(Store::open(file.clone(), Options::default()).unwrap());
    let address = database::address_of(&folder.path().join("narabe.db")).unwrap();
    let store = Store::open(&address, Options::default()).unwrap();
    let refused = copy(&file, &Location::from(&address)).unwrap_err().to_string();
    assert!(refused.contains("a Narabe uses it"), "{refused}");
    store.close().unwrap();
    copy(&file, &Location::from(&address)).unwrap();
}

#[tokio::test]
async fn connections_that_broke_are_made_again() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap();
    for interaction in 1..5 {
        let made = store.create(crate::store::challenge(interaction)).await.unwrap();
        let narabe::store::Created::Made { game, .. } = made else { panic!("{made:?}") };
        database::break_connections(&path);
        assert!(store.game(game).await.unwrap().is_some(), "a read finds a connection");
        store.settle(TaskId(1), TaskOutcome::Done).await.unwrap();
        database::break_connections(&path);
        store.settle(TaskId(1), TaskOutcome::Done).await.unwrap();
        database::break_connections(&path);
    }
    store.close().unwrap();
}

/// A claim whose connection breaks at its commit is made again at once: its tasks do not wait for the end of a claim.
#[tokio::test]
async fn a_claim_that_broke_at_its_commit_is_made_again() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap();
    assert!(store.present(Presence::default()).await.unwrap().leads.is_some());
    store.create(crate::store::challenge(1)).await.unwrap();
    let task = NewTask {
        kind: TaskKind::News,
        key: "claimed".to_owned(),
        message: None,
        person: None,
        lane: Lane::Bot,
        payload: "{}".to_owned(),
        due_at: 0,
    };
    store.enqueue(vec![(GameId(1), task)]).await.unwrap();
    // A sequence counts on, whatever is undone.
    let break_once = "CREATE SEQUENCE breaks;
         CREATE FUNCTION break_once() RETURNS TRIGGER LANGUAGE plpgsql AS
             $$BEGIN IF nextval('breaks') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
             RETURN NULL; END$$;
         CREATE CONSTRAINT TRIGGER break_once AFTER UPDATE ON outbox DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION break_once()";
    database::meddle(&path, break_once);
    let claimed = store.claim(100, 60_100, 9).await.unwrap();
    assert!(claimed.iter().any(|task| task.kind == TaskKind::News), "{claimed:?}");
    assert!(claimed.iter().all(|task| task.attempts == 0), "{claimed:?}");
    database::meddle(&path, "SELECT 1 / (last_value - 1) FROM breaks");
    store.close().unwrap();
}

/// Key of the lock that a write has alone or shares, as `src/store/postgres.rs` names it.
const WRITING: i64 = 0x4E61_7263;

/// Tasks are added beside other writes: they would keep moves of all games waiting, and be kept waiting by each.
#[test]
fn tasks_are_added_beside_the_writes_of_games() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(store.create(crate::store::challenge(1))).unwrap();
    // Locks of all databases of the server are listed, and other tests have theirs there.
    let held = format!(
        "FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = {WRITING}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    );
    let added = std::thread::scope(|scope| {
        let holder = scope.spawn(|| {
            let hold = format!("SELECT pg_advisory_lock_shared({WRITING}), pg_sleep(600)");
            database::succeeds(&path, &hold)
        });
        while !database::succeeds(&path, &format!("SELECT 1 / count(*) {held}")) {}
        let task = NewTask {
            kind: TaskKind::News,
            key: "beside".to_owned(),
            message: None,
            person: None,
            lane: Lane::Bot,
            payload: "{}".to_owned(),
            due_at: 0,
        };
        let added = runtime.block_on(store.enqueue(vec![(GameId(1), task)]));
        database::meddle(&path, &format!("SELECT pg_terminate_backend(pid) {held}"));
        assert!(!holder.join().unwrap(), "it was ended");
        added
    });
    added.unwrap();
    store.close().unwrap();
}

/// A server that is no longer the primary can be read and takes no writes. Its name may lead to the new one by now, which
/// is found by connecting anew.
#[tokio::test]
async fn a_server_that_takes_no_writes_is_connected_to_anew() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap();
    database::take_no_writes(&path, true);
    database::break_connections(&path);
    assert!(store.create(crate::store::challenge(1)).await.is_err());
    assert!(store.present(Presence::default()).await.is_err());
    assert!(store.game(GameId(1)).await.unwrap().is_none(), "it can be read");
    // Connections stay as they are: only new ones take writes.
    database::take_no_writes(&path, false);
    store.create(crate::store::challenge(1)).await.unwrap();
    assert!(store.present(Presence::default()).await.unwrap().leads.is_some());
    store.close().unwrap();
}

/// A database or a role may be set to answer a commit before it is on disk. What is stricter than the usual is left as it is.
#[tokio::test]
async fn a_commit_is_on_disk_whatever_the_database_is_set_to() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let address = database::address_of(&path).unwrap();
    // A note says by which setting it was written.
    let tell = "CREATE FUNCTION tell() RETURNS TRIGGER LANGUAGE plpgsql AS
             $$BEGIN NEW.text := current_setting('synchronous_commit'); RETURN NEW; END$$;
         CREATE TRIGGER tell BEFORE INSERT OR UPDATE ON notes FOR EACH ROW
             WHEN (NEW.key = 'setting') EXECUTE FUNCTION tell()";
    database::meddle(&path, tell);
    for (set, used) in [("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")] {
        let name = database::name_of(&path);
        database::on_server(&format!("ALTER DATABASE {name} SET synchronous_commit = {set}"));
        let store = Store::open(address.clone(), Options::default()).unwrap();
        store.leave_note("setting", String::new()).await.unwrap();
        assert_eq!(store.note("setting").await.unwrap().as_deref(), Some(used), "{set}");
        store.close().unwrap();
    }
}

/// Moves that a bot writes meanwhile would be lost, and from a database that is not there nothing is copied.
#[test]
fn nothing_is_copied_from_a_database_in_use_or_from_none() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let address = database::address_of(&folder.path().join("narabe.db")).unwrap();
    let copy =
        || run(&mut narabe(folder.path(), &["copy", "--database", &address, "--to", "copy.db"]));
    let store = Store::open(&address, Options::default()).unwrap();
    let ended = copy();
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("a Narabe uses it"), "{ended:?}");
    assert!(!folder.path().join("copy.db").exists(), "nothing was made");
    store.close().unwrap();
    let ended = copy();
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(ended.out.ends_with("copy.db: 0 games, all is well\n"), "{ended:?}");

    let tables = "DROP SCHEMA public CASCADE; CREATE SCHEMA public";
    database::meddle(&folder.path().join("narabe.db"), tables);
    std::fs::remove_file(folder.path().join("copy.db")).unwrap();
    let ended = copy();
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("there are no tables of Narabe's in it"), "{ended:?}");
    assert!(!folder.path().join("copy.db").exists(), "nothing was made");
    let ended = run(&mut narabe(folder.path(), &["check", "--database", &address]));
    assert!(ended.sentence().contains("there are no tables of Narabe's in it"), "{ended:?}");
}

/// A server that does not show the tables has them all the same.
#[test]
fn a_servers_error_about_the_schema_is_told() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let address = database::address_of(&path).unwrap();
    Store::open(&address, Options::default()).unwrap().close().unwrap();
    let renamed = "ALTER TABLE refinery_schema_history RENAME COLUMN version TO number";
    database::meddle(&path, renamed);
    for command in [&["check"][..], &["copy", "--to", "copy.db"]] {
        let mut command = narabe(folder.path(), command);
        let ended = run(command.args(["--database", address.as_str()]));
        assert_eq!(ended.code, Some(1), "{ended:?}");
        let sentence = ended.sentence();
        assert!(sentence.contains("version") && !sentence.contains("no tables"), "{sentence}");
    }
}

/// Nodes of the program before may go on with it.
#[test]
fn a_copy_leaves_an_older_server_as_it_is() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let address = database::address_of(&path).unwrap();
    Store::open(&address, Options::default()).unwrap().close().unwrap();
    // What comes after it can be done again.
    let older = "ALTER TABLE events DROP COLUMN official; ALTER TABLE hills DROP COLUMN official;
                 DELETE FROM refinery_schema_history WHERE version > 61";
    database::meddle(&path, older);
    for command in [&["copy", "--to", "copy.db"][..], &["check"]] {
        let mut command = narabe(folder.path(), command);
        let ended = run(command.args(["--database", address.as_str()]));
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert!(ended.sentence().contains("run the program that wrote it"), "{ended:?}");
        // It fails where there is another one.
        let kept = "SELECT 1 / (CASE WHEN max(version) = 61 THEN 1 ELSE 0 END)
                    FROM refinery_schema_history";
        assert!(database::succeeds(&path, kept), "it was brought up to date: {ended:?}");
    }
    assert!(!folder.path().join("copy.db").exists(), "nothing was made");
}

/// The database whose connections are ended together with each read.
static BREAKS: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Ends all connections when a read has ended: before its last statement is sent, so that the end is known at once.
fn break_at_the_end(statement: &str) {
    let path = BREAKS.lock().unwrap().clone();
    if let Some(path) = path.filter(|_| statement == "-- sent: ROLLBACK") {
        database::break_connections_and_wait(&path);
    }
}

/// The end of a connection may be known before it is used again, and then nothing can be sent on it.
#[tokio::test]
async fn a_connection_that_is_known_to_be_closed_is_made_again() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let options = Options { trace: Some(break_at_the_end), ..Options::default() };
    let store = Store::open(database::address_of(&path).unwrap(), options).unwrap();
    *BREAKS.lock().unwrap() = Some(path);
    // Reads more often than there are connections for it, so that one of them is used again.
    for read in 0..20 {
        assert!(store.game(GameId(1)).await.unwrap().is_none(), "read {read}");
    }
    *BREAKS.lock().unwrap() = None;
    store.create(crate::store::challenge(1)).await.unwrap();
    store.close().unwrap();
}

/// Rows that cannot be read since the server is restarted are not damaged, and no one is to be told that they are.
#[test]
fn a_check_that_loses_its_connection_finds_no_flaw() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let address = database::address_of(&path).unwrap();
    let pause = || database::break_connections(&path);
    let broken = check::verify_in_pieces(&address, |_| None, pause);
    assert!(matches!(broken, Err(OpenError::Server { .. })), "{broken:?}");
    assert_eq!(check::verify_in_pieces(&address, |_| None, || ()).unwrap().flaws, []);
}

#[tokio::test]
async fn a_read_leaves_no_transaction_open() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap();
    assert!(store.game(GameId(1)).await.unwrap().is_none());
    // It fails where there is one.
    let none = "SELECT 1 / (CASE WHEN count(*) = 0 THEN 1 ELSE 0 END) FROM pg_stat_activity
                WHERE datname = current_database() AND state LIKE 'idle in transaction%'";
    assert!(
        (0..100).any(|_| database::succeeds(&path, none)),
        "the end of the read has not been sent"
    );
    store.close().unwrap();
}

/// The latest results and games of a server are read in their order, which is in the index by itself on SQLite alone.
#[test]
fn what_a_server_has_is_in_its_order_in_the_index() {
    if !is_there() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    drop(Store::open(database::address_of(&path).unwrap(), Options::default()).unwrap());
    for (index, columns) in [("results_guild", "guild, seq"), ("games_guild", "guild, id")] {
        // It fails where there is none.
        let one = format!(
            "SELECT 1 / count(*) FROM pg_indexes
             WHERE indexname = '{index}' AND indexdef LIKE '%({columns})'"
        );
        assert!(database::succeeds(&path, &one), "{index}");
    }
}

/// It would begin, and fail at whatever needs what is lost; of an older schema it would be brought up to date first.
#[test]
fn a_server_that_has_lost_a_table_is_refused() {
    if !is_there() {
        return;
    }
    for (change, lost, schema) in [
        ("DROP TABLE vacations", "table vacations", 58),
        ("DROP TABLE leases", "table leases", 58),
        ("DROP TABLE guests", "table guests", 56),
        ("ALTER TABLE preferences DROP COLUMN deck", "column preferences.deck", 58),
        ("DROP INDEX results_guild", "index results_guild", 58),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("narabe.db");
        let address = database::address_of(&path).unwrap();
        Store::open(&address, Options::default()).unwrap().close().unwrap();
        let older = format!("DELETE FROM refinery_schema_history WHERE version > {schema}");
        database::meddle(&path, &format!("{change}; {older}"));
        let error = Store::open(&address, Options::default()).err().expect("it is refused");
        let sentence = error.to_string();
        assert!(sentence.contains(&format!("its {lost}: restore a backup")), "{sentence}");
        assert!(matches!(error, OpenError::IncompleteServer { .. }), "{error:?}");
        // It fails where there is another one.
        let kept = format!(
            "SELECT 1 / (CASE WHEN max(version) = {schema} THEN 1 ELSE 0 END) FROM refinery_schema_history"
        );
        assert!(database::succeeds(&path, &kept), "{lost}: it was brought up to date");
    }
}

#[test]
fn a_server_is_reached_by_tls() {
    if !is_there() || database::is_postgres() {
        return;
    }
    let server = Server::start_with_tls().expect("it is installed");
    let open = |trusted| Store::open(server.address_by_tls(trusted), Options::default());
    let store = open(Some("root.pem")).unwrap();
    let encrypted = "SELECT count(*) > 0 FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
                     WHERE ssl AND application_name = 'narabe'";
    assert_eq!(server.query(encrypted).as_deref(), Some("t"));
    store.close().unwrap();

    let refused = |trusted| open(trusted).err().expect("it is not trusted").to_string();
    // The public roots have not signed it, and the server's own certificate has signed nothing.
    assert!(refused(None).contains("certificate"), "{}", refused(None));
    assert!(refused(Some("server.crt")).contains("certificate"), "{}", refused(Some("server.crt")));
    assert!(refused(Some("none.pem")).contains("none.pem, which sslrootcert names"));
    assert!(refused(Some("names")).contains("there are no certificates in"));
}

#[test]
fn an_address_without_a_server_gets_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().display().to_string().replace('/', "%2F");
    let address = format!("postgres://nara:secret@{socket}/none");
    let refused = Store::open(&address, Options::default()).err().unwrap().to_string();
    assert!(refused.starts_with("The PostgreSQL database that NARABE_DATABASE names"), "{refused}");
    assert!(!refused.contains("secret"), "{refused}");
}

/// All rows of all tables.
fn rows(file: &Path) -> Vec<String> {
    let db = rusqlite::Connection::open(file).unwrap();
    let mut rows: Vec<String> = TABLES
        .iter()
        .flat_map(|table| {
            let mut query = db.prepare(&format!("SELECT * FROM {table}")).unwrap();
            let columns = query.column_count();
            let row = |row: &rusqlite::Row<'_>| {
                let values: Vec<Value> =
                    (0..columns).map(|column| row.get(column).unwrap()).collect();
                Ok(format!("{table} {values:?}"))
            };
            query.query_map([], row).unwrap().map(Result::unwrap).collect::<Vec<_>>()
        })
        .collect();
    rows.sort();
    rows
}

#[tokio::test]
async fn a_database_goes_to_a_server_and_back() {
    if !is_there() || database::is_postgres() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let (file, back) = (folder.path().join("narabe.db"), folder.path().join("back.db"));
    let store = Store::open(&file, Options::default()).unwrap();
    crate::store::story::story(&store).await;
    store.close().unwrap();
    let server = Location::from(database::address_of(&file).unwrap());
    let copied = copy(&Location::from(&file), &server).unwrap();
    assert_eq!(copied as usize, rows(&file).len());
    assert_eq!(check::verify(server.clone()).unwrap(), check::verify(&file).unwrap());
    let taken = copy(&Location::from(&file), &server).unwrap_err().to_string();
    assert!(taken.starts_with("There is something in postgres://narabe@"), "{taken}");

    copy(&server, &Location::from(&back)).unwrap();
    assert_eq!(rows(&back), rows(&file));
    // New rows are numbered after the old ones.
    let games = rows(&file).iter().filter(|row| row.starts_with("games ")).count();
    let store = Store::open(server, Options::default()).unwrap();
    let made = store.create(crate::store::challenge(990_001)).await.unwrap();
    let narabe::store::Created::Made { game, .. } = made else { panic!("{made:?}") };
    assert!(game.0 as usize > games, "{game:?}");
}

#[test]
fn every_table_is_copied() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("narabe.db");
    drop(Store::open(&file, Options::default()).unwrap());
    let db = rusqlite::Connection::open(&file).unwrap();
    let mut query = db
        .prepare(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'
             AND name <> 'refinery_schema_history'",
        )
        .unwrap();
    let names = query.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let names: BTreeSet<String> = names.map(Result::unwrap).collect();
    assert_eq!(names, TABLES.map(String::from).into());
}

/// Migrations come in pairs, from the one at which PostgreSQL began.
#[test]
fn migrations_have_the_same_numbers() {
    let numbers = |engine: &str| -> BTreeSet<u32> {
        let folder = crate::root().join("migrations").join(engine);
        let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let number = |name: std::ffi::OsString| {
            let name = name.into_string().unwrap();
            name[1..].split_once("__").unwrap().0.parse().unwrap()
        };
        names.map(number).filter(|number| *number >= 44).collect()
    };
    assert_eq!(numbers("postgres"), numbers("sqlite"));
}
