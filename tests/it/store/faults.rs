//! Disks that are full, bytes that flip, rows that someone changes, copies that must be whole.

use std::fs;
use std::path::Path;

use narabe::store::events::EventMade;
use narabe::store::hills::HillMade;
use narabe::store::servers::{AuditAct, AuditEntry};
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::sqlite::backup::{BackupError, backup, backup_if};
use narabe::store::{Change, Machine, NewGame, Status, Store, StoreError};

use super::{ALICE, BOB, Place, challenge, create, joined, step};

/// The file may not grow: SQLite then fails as on a full disk.
#[tokio::test]
async fn a_full_disk_is_an_error_and_loses_nothing() {
    let place = Place::new();
    let options = Options { most_pages: Some(170), ..Options::default() };
    let store = Store::open(place.path(), options).unwrap();
    let game = create(&store, challenge(1)).await;
    let shown = || narabe::store::Delivered::shown(game, 7, 5, crate::store::strip(0));
    store.reply_delivered(shown()).await.unwrap();
    let mut version = 0;
    let error = loop {
        match store.change(step(game, version, &"x".repeat(250))).await {
            Ok(_) => version += 1,
            Err(error) => break error,
        }
    };
    assert!(error.to_string().contains("full"), "{error}");
    assert!(version > 10, "{version}");
    // Reading goes on, and so does a write that needs no more room.
    assert_eq!(store.game(game).await.unwrap().unwrap().version, version);
    store.reply_delivered(shown()).await.unwrap();
    store.close().unwrap();

    let store = place.open();
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!((kept.version, kept.log.len(), kept.message), (version, version as usize, Some(5)));
    store.change(step(game, version, "h8")).await.unwrap();
    assert_eq!(verify(place.path()).unwrap(), []);
}

#[tokio::test]
async fn a_row_that_breaks_the_tables_rules_is_an_error() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    for text in ["", "two\nlines", &"x".repeat(257)] {
        assert!(
            matches!(store.change(step(game, 0, text)).await, Err(StoreError::Failed(_))),
            "{text:?}"
        );
    }
    assert_eq!(store.game(game).await.unwrap().unwrap().version, 0);
}

#[tokio::test]
async fn a_machine_in_someones_seat_is_found() {
    let place = Place::new();
    let store = place.open();
    let version = "1".to_owned();
    let machine = Machine { seat: 1, level: 4, version, engine: None, replaced: true };
    let new = NewGame {
        members: vec![joined(ALICE, Some(0))],
        machines: vec![machine.clone()],
        begins: Some(Vec::new()),
        ..challenge(1)
    };
    let game = create(&store, new).await;
    assert_eq!(store.game(game).await.unwrap().unwrap().machines, [machine]);
    store.close().unwrap();
    assert_eq!(verify(place.path()).unwrap(), []);
    for seat in [0, 2] {
        place.raw().execute("UPDATE machines SET seat = ?1", [seat]).unwrap();
        let flaws = verify(place.path()).unwrap();
        assert_eq!(flaws.len(), 1, "{flaws:?}");
        assert!(flaws[0].to_string().contains("a machine holds a seat"), "{flaws:?}");
    }
}

#[tokio::test]
async fn moves_are_only_ever_appended() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    let error = place.raw().execute("UPDATE moves SET text = 'i9'", []).unwrap_err();
    assert!(error.to_string().contains("only ever appended"), "{error}");
    let error = place.raw().execute("INSERT INTO moves VALUES (1, 1, 0, 'i9', 0)", []).unwrap_err();
    assert!(error.to_string().contains("UNIQUE"), "{error}");
}

#[tokio::test]
async fn the_cached_log_may_be_thrown_away() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    let empty = create(&store, challenge(2)).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    place.raw().execute("UPDATE games SET log = NULL", []).unwrap();
    store.change(step(game, 1, "i9")).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().log, ["h8", "i9"]);
    assert_eq!(store.game(empty).await.unwrap().unwrap().log, [""; 0]);
    assert_eq!(verify(place.path()).unwrap(), []);
}

/// One bit of one move, changed in the file itself: SQLite's own check is content, the chain is not.
#[tokio::test]
async fn a_flipped_bit_is_found() {
    let place = Place::new();
    let store = place.open();
    let mut games = vec![];
    for (interaction, text) in [(1, "h8"), (2, "unmistakable"), (3, "h8")] {
        let game = create(&store, challenge(interaction)).await;
        for (version, text) in (0..).zip([text, "i9", "j10"]) {
            store.change(step(game, version, text)).await.unwrap();
        }
        games.push(game);
    }
    store.close().unwrap();
    // Without its cached copy the text stands in the file once, in the table of the moves.
    place.raw().execute("UPDATE games SET log = NULL", []).unwrap();
    assert_eq!(verify(place.path()).unwrap(), []);

    let mut bytes = fs::read(place.path()).unwrap();
    let places: Vec<_> =
        (0..bytes.len()).filter(|&at| bytes[at..].starts_with(b"unmistakable")).collect();
    assert_eq!(places.len(), 1);
    bytes[places[0]] ^= 1;
    fs::write(place.path(), bytes).unwrap();

    let integrity: String =
        place.raw().query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
    assert_eq!(integrity, "ok");
    let flaws = verify(place.path()).unwrap();
    assert_eq!(flaws.iter().map(|flaw| flaw.game).collect::<Vec<_>>(), [Some(games[1])]);
    assert!(flaws[0].to_string().contains("hash chain"), "{}", flaws[0]);
}

#[tokio::test]
async fn whatever_is_changed_behind_its_back_is_found() {
    let cases = [
        ("DELETE FROM moves WHERE ply = 1", "missing"),
        ("DELETE FROM moves WHERE ply = 2", "hash chain"),
        ("INSERT INTO moves VALUES (1, 3, 0, 'h8', 0)", "hash chain"),
        ("UPDATE games SET rules = 'other'", "hash chain"),
        ("UPDATE games SET log = 'other'", "cached log"),
        ("UPDATE games SET status = 2", "finished"),
        (
            "PRAGMA foreign_keys = OFF; INSERT INTO inbox VALUES (9, 9, 9, 9)",
            "inbox points to nothing in games",
        ),
    ];
    for (sql, what) in cases {
        let place = Place::new();
        let store = place.open();
        let game = create(&store, challenge(1)).await;
        store.change(step(game, 0, "h8")).await.unwrap();
        store.change(step(game, 1, "i9")).await.unwrap();
        place.raw().execute_batch(sql).unwrap();
        let flaws = verify(place.path()).unwrap();
        assert!(flaws.len() == 1 && flaws[0].to_string().contains(what), "{sql}: {flaws:?}");
    }
}

/// A page of zeros: the check says so instead of failing.
#[tokio::test]
async fn a_destroyed_page_is_found() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    for version in 0..100 {
        store.change(step(game, version, &"x".repeat(200))).await.unwrap();
    }
    store.close().unwrap();
    // No unused pages: the last one holds something.
    place.raw().execute_batch("VACUUM").unwrap();
    assert_eq!(verify(place.path()).unwrap(), []);
    let mut bytes = fs::read(place.path()).unwrap();
    let last = bytes.len() - 4096;
    bytes[last..].fill(0);
    fs::write(place.path(), bytes).unwrap();
    assert!(!verify(place.path()).unwrap().is_empty());
}

#[tokio::test]
async fn a_backup_of_a_store_at_work_is_whole() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    let to = place.folder.path().join("copy.db");
    fs::write(&to, "an older copy, or anything else").unwrap();
    let mine = place.folder.path().join("copy.db.part");
    fs::write(&mine, "someone's own").unwrap();
    backup(&place.path(), &to).unwrap();
    // Later writes are not in it, and the store goes on.
    store.change(Change { status: Status::Finished, ..step(game, 1, "i9") }).await.unwrap();

    assert_eq!(verify(&to).unwrap(), []);
    let copy = super::open(&to);
    assert_eq!(copy.game(game).await.unwrap().unwrap().log, ["h8"]);
    assert_eq!(store.game(game).await.unwrap().unwrap().log, ["h8", "i9"]);

    // Onto a database in use, onto itself, into nowhere.
    for target in [to.clone(), place.path()] {
        let error = backup(&place.path(), &target).unwrap_err();
        assert!(matches!(error, BackupError::InUse { .. }), "{error}");
    }
    let nowhere = place.folder.path().join("no/copy.db");
    let error = backup(&place.path(), &nowhere).unwrap_err().to_string();
    assert!(error.contains("There is no folder") && error.contains("for the copy"), "{error}");
    // A folder in the way is noticed at the end where it comes after the copy, and before it otherwise.
    let taken = place.folder.path().join("taken");
    let taking = |_: &Path| -> Result<(), BackupError> {
        fs::create_dir(&taken).unwrap();
        Ok(())
    };
    for when in ["after", "before"] {
        let error = backup_if(&place.path(), &taken, taking).unwrap_err();
        assert!(matches!(error, BackupError::Failed { .. }), "{when}: {error}");
    }
    let names = fs::read_dir(place.folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let parts: Vec<_> = names.filter(|name| name.to_str().unwrap().contains(".part")).collect();
    assert_eq!(parts, ["copy.db.part"], "only what was there");
    assert_eq!(fs::read_to_string(mine).unwrap(), "someone's own");
}

/// A message that was posted after the copy was made has a number on its buttons that nothing gets after a restore.
#[tokio::test]
async fn a_bot_that_goes_on_from_a_copy_gives_no_number_again() {
    if crate::database::is_postgres() {
        return;
    }
    let place = Place::new();
    let store = place.open();
    let kept = create(&store, challenge(1)).await;
    let to = place.folder.path().join("copy.db");
    backup(&place.path(), &to).unwrap();
    let names = fs::read_dir(place.folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let beside: Vec<_> = names.filter(|name| name.to_str().unwrap().starts_with("copy.")).collect();
    assert_eq!(beside, ["copy.db"], "it is one file");
    let found = async |store: &Store| {
        let rules = ("gomoku".into(), "freestyle".into());
        let event = store.found_event(super::events::new(7)).await.unwrap();
        let EventMade::Made(event) = event else { panic!("{event:?}") };
        let hill = store.found_hill(5, rules, (10, 0), 2).await.unwrap();
        let HillMade::Made(hill) = hill else { panic!("{hill:?}") };
        (event.0, hill.0)
    };
    // They are lost; of events and hills there was none before.
    let game = create(&store, challenge(2)).await;
    let (event, hill) = found(&store).await;

    let restored = super::open(&to);
    assert_eq!(restored.game(game).await.unwrap(), None);
    let next = create(&restored, challenge(3)).await;
    let (next_event, next_hill) = found(&restored).await;
    assert_eq!(restored.game(kept).await.unwrap().unwrap().id, kept);
    for (lost, given) in [(game.0, next.0), (event, next_event), (hill, next_hill)] {
        assert!(given > lost + 9_000, "{given} after {lost}");
    }
    // A copy of that one leaves out as many again.
    let later = place.folder.path().join("later.db");
    backup(&to, &later).unwrap();
    let last = create(&super::open(&later), challenge(4)).await;
    assert!(last.0 > next.0 + 9_000, "{last:?} after {next:?}");
}

/// A word that this program does not know is not taken for another one.
#[tokio::test]
async fn a_row_with_an_unknown_word_is_an_error() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    for (column, table) in [("pace", "games"), ("first", "games")] {
        let db = place.raw();
        let (word, sql) =
            (format!("SELECT {column} FROM {table}"), format!("UPDATE {table} SET {column} = ?1"));
        let word: String = db.query_row(&word, [], |row| row.get(0)).unwrap();
        db.execute(&sql, ["someday"]).unwrap();
        let error = store.game(game).await.unwrap_err().to_string();
        assert!(error.contains("someday"), "{column}: {error}");
        db.execute(&sql, [word]).unwrap();
        assert!(store.game(game).await.unwrap().is_some(), "{column}");
    }
}

/// Each challenge in the bot's direct messages names their channel.
#[tokio::test]
async fn a_channel_of_direct_messages_that_is_known_is_not_written_again() {
    let place = Place::new();
    let store = place.open();
    create(&store, challenge(1)).await;
    store.remember_direct_channel(ALICE, Some(12)).await.unwrap();
    let trigger = "CREATE TRIGGER boom BEFORE UPDATE OF direct_channel ON people
                   BEGIN SELECT RAISE(ABORT, 'written'); END";
    place.raw().execute_batch(trigger).unwrap();
    store.remember_direct_channel(ALICE, Some(12)).await.unwrap();
    for other in [Some(13), None] {
        let error = store.remember_direct_channel(ALICE, other).await.unwrap_err().to_string();
        assert!(error.contains("written"), "{other:?}: {error}");
    }
}

/// An act and its entry in the audit log are one transaction.
#[tokio::test]
async fn an_act_without_its_audit_entry_is_undone() {
    let place = Place::new();
    let store = place.open();
    let running = create(&store, challenge(1)).await;
    let trigger =
        "CREATE TRIGGER boom BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no entry'); END";
    place.raw().execute_batch(trigger).unwrap();
    let entry = |act| {
        Some(AuditEntry {
            guild: 5,
            at: 9,
            person: BOB,
            act,
            game: None,
            target: None,
            detail: String::new(),
        })
    };
    let ended = || Change { audit: entry(AuditAct::End), ..step(running, 0, "h8") };
    let close = async || store.close_season(5, 1, 9, entry(AuditAct::CloseSeason)).await;
    assert!(store.change(ended()).await.is_err());
    assert!(close().await.is_err());
    assert_eq!(store.game(running).await.unwrap().unwrap().version, 0);
    assert_eq!(store.audit(5, 0, 9).await.unwrap(), []);
    place.raw().execute_batch("DROP TRIGGER boom").unwrap();
    store.change(ended()).await.unwrap();
    assert!(close().await.unwrap(), "it was not closed");
    let acts: Vec<_> = store.audit(5, 0, 9).await.unwrap().iter().map(|entry| entry.act).collect();
    assert_eq!(acts, [AuditAct::CloseSeason, AuditAct::End]);
}
