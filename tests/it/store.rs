//! The store: one story that every store must live through, and what only the one on SQLite can show.

mod ballots;
mod book;
mod edges;
pub mod events;
mod faults;
mod files;
mod hills;
pub mod housekeeping;
mod ladder;
mod pieces;
mod queue;
mod races;
mod recounts;
mod sets;
pub mod story;
mod upgrade;
mod weeks;

use std::path::{Path, PathBuf};

use narabe::store::servers::{AuditAct, AuditEntry, Settings};
use narabe::store::sql::check;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{
    Change, Created, GameId, Lane, LogEntry, Member, MessageRef, NewGame, NewTask, Status, Store,
    StoredGame, TaskKind, Timing, Venue,
};

const ALICE: u64 = 1_000_000_000_000_000_001;
const BOB: u64 = 1_000_000_000_000_000_002;
/// Snowflakes fill 64 bits one day: the highest one must survive being stored as a signed number.
const CAROL: u64 = u64::MAX;

/// A folder that goes away after the test, and the database in it.
struct Place {
    folder: tempfile::TempDir,
}

impl Place {
    fn new() -> Place {
        Place { folder: tempfile::tempdir().unwrap() }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("narabe.db")
    }

    fn open(&self) -> Store {
        open(&self.path())
    }

    /// The same, without a wait for the disk at each commit: for tests of many, in which nothing is killed.
    fn open_unsynced(&self) -> Store {
        let options = Options { durability: Durability::Normal, ..Options::default() };
        crate::database::open(self.path(), options)
    }

    /// A connection of the test's own, to look or to meddle behind the store's back.
    fn raw(&self) -> crate::database::Raw {
        crate::database::raw(self.path())
    }
}

fn open(path: &Path) -> Store {
    crate::database::open(path, Options::default())
}

/// Flaws that the check finds in the database.
fn flaws(place: &Place) -> Vec<String> {
    let flaws = check::verify(crate::database::of(place.path())).unwrap();
    flaws.iter().map(ToString::to_string).collect()
}

fn joined(person: u64, seat: Option<u8>) -> Member {
    Member { person, joined: true, seat }
}

fn invited(person: u64) -> Member {
    Member { person, joined: false, seat: None }
}

fn task(key: &str, due_at: i64) -> NewTask {
    NewTask {
        kind: TaskKind::ShowBoard,
        key: key.into(),
        message: None,
        person: None,
        lane: Lane::Bot,
        payload: format!("do {key}"),
        due_at,
    }
}

/// A task about a message that the store is to find.
fn about(message: MessageRef, kind: TaskKind, due_at: i64) -> NewTask {
    NewTask { kind, message: Some(message), ..task("", due_at) }
}

/// Strips the buttons off the message that no longer shows a game.
fn strip(due_at: i64) -> NewTask {
    about(MessageRef::Board, TaskKind::StripButtons, due_at)
}

/// Bans a person in a server without settings.
async fn ban(store: &Store, guild: u64, person: u64) {
    let settings = Settings { banned: vec![person], ..Settings::default() };
    let entry = AuditEntry {
        guild,
        at: 2000,
        person: 1,
        act: AuditAct::Ban,
        game: None,
        target: Some(person),
        detail: String::new(),
    };
    assert!(store.change_settings(Settings::default(), settings, entry).await.unwrap());
}

/// Alice challenges Bob in channel 7 at time 1000.
pub fn challenge(interaction: u64) -> NewGame {
    NewGame {
        venue: Venue { guild: Some(5), channel: 7 },
        game: "gomoku".into(),
        rules: "freestyle".into(),
        revision: 1,
        seats: 2,
        first: narabe::play::first::FirstPlayer::Random,
        locale: "en-US".into(),
        pace: narabe::play::pace::Pace::Standard,
        rated: false,
        members: vec![joined(ALICE, None), invited(BOB)],
        deadline_at: 260_000,
        begins: None,
        at: 1000,
        interaction,
        most_per_person: 10,
        most_per_channel: 50,
        machines: Vec::new(),
        sole: false,
        set: false,
        hill: None,
        tasks: vec![],
    }
}

/// A step that appends one move of seat 0 and leaves the game running.
fn step(game: GameId, expected: u32, text: &str) -> Change {
    Change {
        game,
        expected,
        clock: None,
        at: 2000,
        interaction: None,
        entries: vec![LogEntry { seat: Some(0), text: text.into() }],
        status: Status::Running,
        guest: None,
        members: None,
        first: None,
        machines: None,
        joining: None,
        deadline_at: None,
        timing: Timing::default(),
        end: None,
        planned_for: None,
        plans: None,
        votes: None,
        finish: None,
        given_up: None,
        beside: None,
        twin: None,
        kin: &[],
        audit: None,
        offers: None,
        venue: None,
        delete_ping: None,
        tasks: vec![],
    }
}

/// All games of a person.
async fn games_of(store: &Store, person: u64) -> Vec<StoredGame> {
    store.games_of(person, GameId(0), u32::MAX).await.unwrap()
}

async fn create(store: &Store, new: NewGame) -> GameId {
    match store.create(new).await.unwrap() {
        Created::Made { game, .. } => game,
        other => panic!("not made: {other:?}"),
    }
}
