//! The mistake that the harness must notice: a store that answers first and commits a little later.

use super::harness::Place;
use crate::wrapped::{Wrapped, Wrapper};
use narabe::app::App;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::playground::Config;
use narabe::store::sqlite::{Options, SqliteStore};
use narabe::store::{Change, Changed, GameId, Of, Store, StoreError, StoredGame};
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
    tracing_subscriber::fmt()
        .with_max_level(tracing::Level::WARN)
        .with_writer(std::io::stderr)
        .init();
    let store = EarlyStore::over(SqliteStore::open("narabe.db", Options::default()).unwrap());
    let app =
        Arc::new(App::new(Wrapped(store), GAMES, Arc::new(SystemClock), fastrand::Rng::new()));
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

impl Wrapper for EarlyStore {
    fn store(&self) -> &SqliteStore {
        &self.store
    }

    async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        let Some(game) = self.game(change.game).await? else { return Ok(Changed::Stale) };
        if game.version != change.expected {
            return Ok(Changed::Stale);
        }
        let game = game.after(&change);
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
}
