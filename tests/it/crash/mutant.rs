//! The mistake that the harness must notice: a store that answers first and commits a little later.

use super::harness::Place;
use narabe::app::App;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::playground::Config;
use narabe::store::sqlite::{Options, SqliteStore};
use narabe::store::{
    Change, Changed, Created, GameId, Millis, NewGame, NewTask, Of, Settled, Store, StoreError, StoredGame, Task,
    TaskId,
};
use std::collections::HashMap;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::Instant;

/// The address of the look-alike, for the process that is a mutant.
const API: &str = "NARABE_TEST_MUTANT";
/// How long after its answer a change is written down.
const LATER: Duration = Duration::from_millis(500);

/// This very test program, as a process that serves the mutant.
pub fn process(place: &Place) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "crash::mutant_process"]).current_dir(place.folder.path());
    command.env(API, place.api()).stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// What that process does.
pub async fn serve() {
    let Ok(api) = std::env::var(API) else { return };
    tracing_subscriber::fmt().with_max_level(tracing::Level::WARN).with_writer(std::io::stderr).init();
    let store = EarlyStore::over(SqliteStore::open("narabe.db", Options::default()).unwrap());
    let app = Arc::new(App::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::new()));
    let connection = Connection::new(Config::default().token, Some(api));
    let mut bot = Bot::start(app, connection).await.unwrap();
    bot.closed().await.unwrap();
}

/// A store whose changes are answered, and seen by everybody, before they are written down.
struct EarlyStore {
    store: Arc<SqliteStore>,
    ahead: Mutex<HashMap<GameId, StoredGame>>,
    later: UnboundedSender<(Instant, Change)>,
}

impl EarlyStore {
    fn over(store: SqliteStore) -> Self {
        let (later, changes) = unbounded_channel();
        let store = Arc::new(store);
        tokio::spawn(write_later(Arc::clone(&store), changes));
        Self { store, ahead: Mutex::default(), later }
    }

    fn newest(&self, kept: StoredGame) -> StoredGame {
        self.ahead.lock().unwrap().get(&kept.id).cloned().unwrap_or(kept)
    }
}

async fn write_later(store: Arc<SqliteStore>, mut changes: UnboundedReceiver<(Instant, Change)>) {
    while let Some((answered, change)) = changes.recv().await {
        tokio::time::sleep_until(answered + LATER).await;
        store.change(change).await.unwrap();
    }
}

impl Store for EarlyStore {
    async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        let Some(mut game) = self.game(change.game).await? else { return Ok(Changed::Stale) };
        if game.version != change.expected {
            return Ok(Changed::Stale);
        }
        game.version += 1;
        game.status = change.status;
        game.log.extend(change.entries.iter().map(|entry| entry.text.clone()));
        game.members = change.members.clone().unwrap_or(game.members);
        let version = game.version;
        self.ahead.lock().unwrap().insert(game.id, game);
        self.later.send((Instant::now(), change)).unwrap();
        Ok(Changed::Done { version, tasks: Vec::new() })
    }

    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        Ok(self.store.game(id).await?.map(|kept| self.newest(kept)))
    }

    async fn unfinished(&self, of: Of) -> Result<Vec<StoredGame>, StoreError> {
        Ok(self.store.unfinished(of).await?.into_iter().map(|kept| self.newest(kept)).collect())
    }

    async fn seen(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        self.store.seen(interaction).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.store.due(now, most).await
    }

    async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.store.create(new).await
    }

    async fn shown(&self, game: GameId, message: u64, retire: NewTask) -> Result<(), StoreError> {
        self.store.shown(game, message, retire).await
    }

    async fn claim(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Task>, StoreError> {
        self.store.claim(now, until, most).await
    }

    async fn settle(&self, task: TaskId, settled: Settled) -> Result<(), StoreError> {
        self.store.settle(task, settled).await
    }

    crate::passed_on::passed_on!();

    async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.store.note(key).await
    }

    async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.store.leave_note(key, text).await
    }

    async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        self.store.forget(before).await
    }
}
