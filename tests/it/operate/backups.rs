//! Copies of the database by the clock: when they are made, which are kept, and what is left when one fails.

use crate::stage::DAWN;
use narabe::clock::{Clock, ManualClock};
use narabe::metrics::Page;
use narabe::operate::backups::Backups;
use narabe::store::Store;
use narabe::store::sql::check;
use narabe::store::sqlite::Options;
use narabe::store::sqlite::backup::backup;
use std::path::{Path, PathBuf};
use std::time::Duration;

const HOUR: i64 = 60 * 60 * 1000;

/// A database in use, and a folder for copies of it.
struct Place {
    folder: tempfile::TempDir,
    _store: Store,
    clock: ManualClock,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("narabe.db"), Options::default()).unwrap();
        Self { folder, _store: store, clock: ManualClock::at(DAWN) }
    }

    /// Copies once in six hours, of which three are kept.
    fn backups(&self) -> Backups {
        Backups::new(&self.folder.path().join("narabe.db"), &self.copies(), 6 * HOUR, 3)
    }

    fn copies(&self) -> PathBuf {
        self.folder.path().join("copies")
    }

    fn pass(&self, hours: i64) -> i64 {
        self.clock.advance(hours * HOUR);
        self.clock.now()
    }
}

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<_> = entries.collect();
    names.sort();
    names
}

#[test]
fn a_copy_is_made_when_one_is_due_also_after_a_restart() {
    let place = Place::new();
    let first = place.backups().tick(place.clock.now()).unwrap().expect("there was none");
    assert_eq!(first.path.file_name().unwrap(), "narabe-20260101T120000Z.db");
    assert!(check::verify(&first.path).unwrap().is_empty());
    // Each time a new one, as after a restart.
    assert_eq!(place.backups().tick(place.pass(5)).unwrap(), None);
    let second = place.backups().tick(place.pass(1)).unwrap().expect("six hours are over");
    assert_eq!(second.path.file_name().unwrap(), "narabe-20260101T180000Z.db");
}

#[test]
fn the_newest_are_kept_and_other_files_left_alone() {
    let place = Place::new();
    let backups = place.backups();
    std::fs::create_dir(place.copies()).unwrap();
    let others =
        ["narabe-20250230T000000Z.db", "narabe-notes.db", "narabe.db", "x-20250101T000000Z.db"];
    others.iter().for_each(|name| std::fs::write(place.copies().join(name), "mine").unwrap());
    for _ in 0..8 {
        assert!(backups.tick(place.pass(6)).unwrap().is_some());
    }
    let mut left =
        ["narabe-20260103T000000Z.db", "narabe-20260103T060000Z.db", "narabe-20260103T120000Z.db"]
            .to_vec();
    left.extend(others);
    left.sort_unstable();
    assert_eq!(names(&place.copies()), left);
}

/// A clock that was ahead has left copies from the future: they neither keep new ones from being made nor outlive them.
#[test]
fn a_clock_that_was_wrong_stops_nothing() {
    let place = Place::new();
    let backups = place.backups();
    backups.tick(DAWN + 1_000 * HOUR).unwrap().expect("made by a clock that is ahead");
    for _ in 0..3 {
        assert!(backups.tick(place.pass(6)).unwrap().is_some());
    }
    assert_eq!(names(&place.copies()).len(), 3);
    assert!(
        names(&place.copies()).iter().all(|name| name.starts_with("narabe-2026010")),
        "{:?}",
        names(&place.copies())
    );
}

#[test]
fn a_copy_that_fails_removes_none_and_is_counted() {
    let place = Place::new();
    let backups = place.backups();
    for _ in 0..3 {
        backups.tick(place.pass(6)).unwrap().unwrap();
    }
    let before = names(&place.copies());
    let gone = Backups::new(&place.folder.path().join("none.db"), &place.copies(), 6 * HOUR, 1);
    let why = gone.tick(place.pass(6)).unwrap_err().to_string();
    assert!(why.contains("none.db"), "{why}");
    assert_eq!(names(&place.copies()), before);
    let mut page = Page::default();
    gone.write(&mut page);
    let page = page.into_text();
    assert!(
        page.contains("narabe_backup_failures_total 1") && page.contains("narabe_backups_total 0"),
        "{page}"
    );
    // The folder is a file: a sentence names it.
    std::fs::write(place.folder.path().join("file"), "").unwrap();
    let file = Backups::new(
        &place.folder.path().join("narabe.db"),
        &place.folder.path().join("file"),
        HOUR,
        1,
    );
    assert!(file.tick(DAWN).unwrap_err().to_string().contains("file"));
}

/// A copy for which there is no room fills the disk while it is tried.
#[test]
fn after_a_failure_there_is_a_rest() {
    let place = Place::new();
    let missing = place.folder.path().join("late.db");
    let minute = HOUR / 60;
    for (every, rest) in [(6 * HOUR, HOUR), (10 * minute, 10 * minute)] {
        let folder = place.folder.path().join(rest.to_string());
        let backups = Backups::new(&missing, &folder, every, 3);
        backups.tick(DAWN).unwrap_err();
        assert_eq!(backups.tick(DAWN + minute).unwrap(), None, "not tried");
        assert_eq!(backups.tick(DAWN + rest - 1).unwrap(), None, "not tried");
        backups.tick(DAWN + rest).unwrap_err();
        // A clock that is set back stops nothing.
        backups.tick(DAWN).unwrap_err();
    }
    let backups = Backups::new(&missing, &place.copies(), 6 * HOUR, 3);
    backups.tick(DAWN).unwrap_err();
    backup(&place.folder.path().join("narabe.db"), &missing).unwrap();
    assert_eq!(backups.tick(DAWN + minute).unwrap(), None, "not tried");
    assert!(backups.tick(DAWN + HOUR).unwrap().is_some());
}

fn page(backups: &Backups) -> String {
    let mut page = Page::default();
    backups.write(&mut page);
    page.into_text()
}

/// A monitor asks for how long there was no backup, and a restart is none.
#[test]
fn the_last_backup_is_known_after_a_restart() {
    let place = Place::new();
    let mut backups = place.backups();
    backups.begin(place.clock.now()).unwrap();
    let last = |seconds: i64| format!("narabe_backup_last_success_timestamp_seconds {seconds}\n");
    assert!(page(&backups).contains(&last(0)), "{}", page(&backups));
    backups.tick(place.clock.now()).unwrap().expect("there was none");
    drop(backups);
    let mut restarted = place.backups();
    restarted.begin(place.pass(1)).unwrap();
    assert!(page(&restarted).contains(&last(DAWN / 1000)), "{}", page(&restarted));
}

/// Each database has its own copies, and none is removed for those of another one.
#[test]
fn two_databases_have_their_copies_in_one_folder() {
    let place = Place::new();
    let other = place.folder.path().join("club.db");
    backup(&place.folder.path().join("narabe.db"), &other).unwrap();
    let mut both = [place.backups(), Backups::new(&other, &place.copies(), 6 * HOUR, 1)];
    for backups in &mut both {
        backups.begin(place.clock.now()).unwrap();
    }
    for _ in 0..2 {
        let now = place.pass(6);
        for backups in &both {
            assert!(backups.tick(now).unwrap().is_some());
        }
    }
    let expected = [
        "club-20260102T000000Z.db",
        "club-backups.lock",
        "narabe-20260101T180000Z.db",
        "narabe-20260102T000000Z.db",
        "narabe-backups.lock",
    ];
    assert_eq!(names(&place.copies()), expected);
    // Two of the same name would take each other's for their own.
    let elsewhere = place.folder.path().join("elsewhere/narabe.db");
    let mut third = Backups::new(&elsewhere, &place.copies(), 6 * HOUR, 3);
    let why = third.begin(place.clock.now()).unwrap_err().to_string();
    assert!(why.contains("narabe.db") && why.contains("a folder of its own"), "{why}");
    drop(both);
    third.begin(place.clock.now()).unwrap();
}

/// It is not as if there was no new one.
#[test]
fn an_old_copy_that_cannot_be_removed_is_no_failure() {
    let place = Place::new();
    let stuck = place.copies().join("narabe-20250101T000000Z.db");
    std::fs::create_dir_all(&stuck).unwrap();
    let backups = place.backups();
    for _ in 0..4 {
        assert!(backups.tick(place.pass(6)).unwrap().is_some());
    }
    assert!(page(&backups).contains("narabe_backup_failures_total 0"), "{}", page(&backups));
    assert!(stuck.exists());
    assert_eq!(names(&place.copies()).len(), 4, "three, and the one that cannot be removed");
}

#[test]
fn a_folder_that_cannot_be_used_is_refused_at_the_start() {
    let place = Place::new();
    let file = place.folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    for (folder, cause) in [(file.clone(), "it is a file"), (file.join("below"), "(")] {
        let mut backups = Backups::new(&place.folder.path().join("narabe.db"), &folder, HOUR, 1);
        let why = backups.begin(DAWN).unwrap_err().to_string();
        assert!(why.starts_with("--backup-dir names") && why.contains(cause), "{why}");
        assert!(why.contains("name a folder that this user may write to"), "{why}");
    }
}

/// A copy that was broken off has no name of a backup, and its files go when the next one is made.
#[test]
fn what_broken_copies_left_is_removed() {
    let place = Place::new();
    std::fs::create_dir(place.copies()).unwrap();
    let left = [
        "narabe-20260101T060000Z.db.part",
        "narabe-20260101T060000Z.db.part-wal",
        "narabe-20260101T060000Z.db.part.part",
        "narabe-20260101T060000Z.db.part.part-journal",
    ];
    let mine = ["narabe-notes.db.part", "x.part"];
    for name in left.into_iter().chain(mine) {
        std::fs::write(place.copies().join(name), "begun").unwrap();
    }
    let made = place.backups().tick(place.clock.now()).unwrap().expect("none is complete");
    assert_eq!(made.path.file_name().unwrap(), "narabe-20260101T120000Z.db");
    let kept = ["narabe-20260101T120000Z.db", "narabe-notes.db.part", "x.part"];
    assert_eq!(names(&place.copies()), kept);
}

/// A copy with flaws is put aside, counts for its interval, and no good one gives way to it.
#[test]
fn a_damaged_copy_removes_no_good_one() {
    let place = Place::new();
    let backups = place.backups();
    for _ in 0..3 {
        assert_eq!(backups.tick(place.pass(6)).unwrap().expect("due").games, 0);
    }
    let good = names(&place.copies());
    let db = rusqlite::Connection::open(place.folder.path().join("narabe.db")).unwrap();
    let stray = "PRAGMA foreign_keys = OFF; INSERT INTO moves VALUES (99, 1, 0, 'h8', 0)";
    db.execute_batch(stray).unwrap();
    for _ in 0..2 {
        let why = backups.tick(place.pass(6)).unwrap_err().to_string();
        assert!(why.contains("a row of moves points to nothing in games"), "{why}");
        assert_eq!(backups.tick(place.pass(5)).unwrap(), None, "one in an interval");
        place.pass(1);
    }
    let (damaged, left): (Vec<_>, Vec<_>) =
        names(&place.copies()).into_iter().partition(|name| name.ends_with(".damaged"));
    assert_eq!((left, damaged.len()), (good, 1));
    let mut page = Page::default();
    backups.write(&mut page);
    let page = page.into_text();
    assert!(page.contains("narabe_backups_damaged_total 2"), "{page}");
    assert!(page.contains("narabe_backups_total 3"), "{page}");
}

/// The names tell the time to the second, through leap years and the ends of centuries.
#[test]
fn names_tell_the_day() {
    let day = Duration::from_secs(24 * 60 * 60).as_millis() as i64;
    for (at, name) in [
        (0, "narabe-19700101T000000Z.db"),
        (951_782_400_000, "narabe-20000229T000000Z.db"),
        (951_782_400_000 + day, "narabe-20000301T000000Z.db"),
        (1_835_481_599_000, "narabe-20280229T235959Z.db"),
        (4_107_542_399_000, "narabe-21000228T235959Z.db"),
        (4_107_542_400_000, "narabe-21000301T000000Z.db"),
    ] {
        let place = Place::new();
        let copy = place.backups().tick(at).unwrap().expect("due");
        assert_eq!(copy.path.file_name().unwrap(), name);
    }
}
