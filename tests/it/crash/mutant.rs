//! The mistake that the harness must notice: a store that answers first and commits a little later.

use super::harness::Place;
use narabe::app::Context;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::playground::Config;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::sqlite::Options;
use narabe::store::{Change, Changed, Store, StoreError};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// The address of the look-alike, for the process that is a mutant.
const API: &str = "NARABE_TEST_MUTANT";
/// Time between the answer and the write of a change.
const LATER: Duration = Duration::from_millis(500);

/// This very test program, as a process that serves the mutant.
pub fn process(place: &Place) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "crash::mutant_process"]).current_dir(place.folder.path());
    command.env(API, place.api()).stdin(Stdio::null()).stdout(Stdio::null());
    command.stderr(Stdio::null());
    command
}

/// Work of that process.
pub async fn serve() {
    let Ok(api) = std::env::var(API) else { return };
    let early = Arc::new(Early { unwritten: Arc::new(watch::Sender::new(0)) });
    let store = Store::open("narabe.db", Options::default()).unwrap().intercepted(early);
    let app = Arc::new(Context::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::new()));
    let connection = Connection::new(Config::default().token, Some(api));
    let mut bot = Bot::start(app, connection).await.unwrap();
    bot.closed().await.unwrap();
}

/// Answers changes before they are written down. Until they are, no game is read: what it hides is not the delay.
struct Early {
    unwritten: Arc<watch::Sender<usize>>,
}

impl Interceptor for Early {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if matches!(verb, "game" | "unfinished" | "change") {
                self.unwritten.subscribe().wait_for(|count| *count == 0).await.unwrap();
            }
            Ok(())
        })
    }

    fn change<'a>(
        &'a self,
        store: &'a Store,
        change: Change,
    ) -> BoxFuture<'a, Result<Changed, StoreError>> {
        Box::pin(async move {
            let Some(game) = store.game(change.game).await? else { return Ok(Changed::Stale) };
            if game.version != change.expected {
                return Ok(Changed::Stale);
            }
            self.unwritten.send_modify(|count| *count += 1);
            let written = write_later(store.direct(), change, Arc::clone(&self.unwritten));
            tokio::spawn(written);
            Ok(Changed::Done { version: game.version + 1, tasks: Vec::new() })
        })
    }
}

async fn write_later(store: Store, change: Change, unwritten: Arc<watch::Sender<usize>>) {
    tokio::time::sleep(LATER).await;
    store.change(change).await.unwrap();
    unwritten.send_modify(|count| *count -= 1);
}
