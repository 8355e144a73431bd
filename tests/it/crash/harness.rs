//! Starts the program, lets people play, kills it, and compares what they saw with what is in the database.

use super::death::{Death, Order};
use super::disk::Disk;
use super::load::{self, Seen, Table};
use crate::database::raw;
use crate::program::Running;
use crate::{readers, stage};
use narabe::app::Context;
use narabe::clock::{Clock, ManualClock, SystemClock};
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::playground::message::Message;
use narabe::playground::{Config, Gate, Playground, World};
use narabe::store::sql::check;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Status, Store, StoredGame};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OwnedRwLockWriteGuard, RwLock, watch};
use tokio::task::JoinHandle;

/// Longest wait for an answer that was deferred by a program that is gone.
const DEFERRED: Duration = Duration::from_secs(25);
/// The most moves that are seen between a start and a kill.
const MOST_SEEN: usize = 30;
/// The longest pause (ms) between the last of these and the kill, and between a start and a kill during it.
const MOST_PAUSE: u64 = 12;
/// Time between two looks at the program, to see if it has died.
const GLANCE: Duration = Duration::from_millis(2);
/// Real time after which something is broken.
const PATIENCE: Duration = Duration::from_secs(60);
/// An answer that has not come by then comes too late.
const TOO_LATE_MS: i64 = 3_100;
/// Steps of the clock that have everything fall due: claims lapse after a minute, and a task that was claimed in many lives
/// pauses for ten minutes at most. All else is done before that, while the tokens of the last commands live, as a program
/// does that is started again.
const LATER_MS: [i64; 3] = [61_000, 2 * 60_000, 8 * 60_000];

/// Surroundings of the program: its folder, its disk, and Discord.
pub struct Place {
    pub folder: tempfile::TempDir,
    pub disk: Disk,
    pub address: std::net::SocketAddr,
}

impl Place {
    pub fn api(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn database(&self) -> PathBuf {
        self.folder.path().join("narabe.db")
    }

    /// The file with the program's log.
    pub fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// The lines of its log that tell of a panic.
    pub fn panics(&self) -> Vec<String> {
        let log = std::fs::read_to_string(self.log_file()).unwrap_or_default();
        log.lines().filter(|line| line.contains("panicked")).map(str::to_owned).collect()
    }

    pub fn open(&self) -> Store {
        crate::database::open(self.database(), Options::default())
    }

    /// The actions of a game, read while the program is at work.
    pub fn log(&self, game: i64) -> String {
        let db = raw(self.database());
        db.query_row("SELECT log FROM games WHERE id = ?1", [game], |row| row.get(0)).unwrap()
    }

    /// The database as the dead process left it, in a place of its own, so that looking at it repairs nothing.
    pub fn copy(&self) -> Place {
        let folder = tempfile::tempdir().unwrap();
        let copy = Place { disk: Disk::new(folder.path()), folder, address: self.address };
        crate::database::copy(&self.database(), &copy.database());
        copy
    }
}

/// A program under load.
pub struct Harness {
    pub place: Place,
    launch: fn(&Place) -> Command,
    playground: Playground,
    /// Discord's clock. It moves only to let answers come too late that no one will give any more.
    clock: ManualClock,
    table: Table,
    scripts: Vec<Vec<String>>,
    players: Vec<JoinHandle<()>>,
    running: Option<Running>,
    /// Held while the program is not there to be asked.
    closed: Option<OwnedRwLockWriteGuard<()>>,
    random: fastrand::Rng,
}

impl Harness {
    /// A program with many games begun, and no one playing yet.
    pub async fn open(seed: u64, launch: fn(&Place) -> Command) -> Self {
        let clock = ManualClock::at(SystemClock.now());
        let config = Config {
            clock: Arc::new(clock.clone()),
            inspectors: readers::all(),
            patience: DEFERRED,
            // This world's clock stands still, so that its second would never end.
            global_limit: None,
            ..Config::default()
        };
        let playground = Playground::start(config).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let place = Place { disk: Disk::new(folder.path()), folder, address: playground.address() };
        let table = Table {
            world: playground.world().clone(),
            open: Arc::new(RwLock::new(())),
            seen: Arc::new(Mutex::new(Vec::new())),
            count: watch::Sender::new(0),
        };
        let closed = Some(Arc::clone(&table.open).write_owned().await);
        let mut random = fastrand::Rng::with_seed(seed);
        let running = Some(Running::start(&mut launch(&place)));
        table.world.bot_is_ready().await.unwrap();
        let games = load::begin(&table, &mut random).await;
        let scripts = games.iter().map(|game| game.script.clone()).collect();
        let players = games.into_iter().map(load::Game::go_on).collect();
        Self { place, launch, playground, clock, table, scripts, players, running, closed, random }
    }

    pub fn world(&self) -> World {
        self.table.world.clone()
    }

    /// Lets people play for a while, and kills the program in the middle of it.
    pub async fn play_and_kill(&mut self) {
        if self.running.is_none() && self.random.bool() {
            self.running = Some(Running::start(&mut (self.launch)(&self.place)));
            self.pause().await;
            self.kill().await;
        }
        self.play().await;
        self.kill().await;
    }

    /// Lets people play until the program dies in this manner; true if it does. Where they have played everything before,
    /// it is killed all the same.
    pub async fn play_and_die(&mut self, death: Death) -> bool {
        let Some(mut order) = Order::new(death, &mut self.random) else {
            self.play_and_kill().await;
            return true;
        };
        if Order::is_early(&mut self.random) {
            order.give(&self.place.disk, &self.table.world);
        }
        let running =
            self.running.get_or_insert_with(|| Running::start(&mut (self.launch)(&self.place)));
        while !self.table.world.is_bot_ready() && !order.has_ended(running) {
            tokio::time::sleep(GLANCE).await;
        }
        order.give(&self.place.disk, &self.table.world);
        self.closed = None;
        let all: usize = self.scripts.iter().map(Vec::len).sum();
        let died = async {
            while !order.has_ended(running) && *self.table.count.borrow() < all {
                tokio::time::sleep(GLANCE).await;
            }
        };
        tokio::time::timeout(PATIENCE, died)
            .await
            .unwrap_or_else(|_| panic!("{order:?} does not strike"));
        let has_struck = order.end(self.running.take().unwrap(), &self.place.disk);
        self.closed = None;
        self.silence().await;
        has_struck
    }

    /// Lets people play for a while, and asks the program to end in the middle of it.
    pub async fn play_and_terminate(&mut self) {
        self.play().await;
        let running = self.running.take().unwrap();
        let status = tokio::task::spawn_blocking(|| running.terminate()).await.unwrap();
        assert!(status.success(), "{status}");
        self.silence().await;
    }

    /// From the start, where it is not running, to some moment while it is at work.
    async fn play(&mut self) {
        if self.running.is_none() {
            self.running = Some(Running::start(&mut (self.launch)(&self.place)));
            self.table.world.bot_is_ready().await.unwrap();
        }
        let all: usize = self.scripts.iter().map(Vec::len).sum();
        let wanted = all.min(*self.table.count.borrow() + self.random.usize(1..=MOST_SEEN));
        self.closed = None;
        let mut count = self.table.count.subscribe();
        let seen = tokio::time::timeout(PATIENCE, count.wait_for(|count| *count >= wanted)).await;
        seen.expect("people make their moves").unwrap();
        self.pause().await;
    }

    /// A moment that is no move's.
    async fn pause(&mut self) {
        tokio::time::sleep(Duration::from_micros(self.random.u64(0..MOST_PAUSE * 1000))).await;
    }

    /// Number of moves seen.
    pub fn seen(&self) -> usize {
        *self.table.count.borrow()
    }

    /// SIGKILL while requests are held, which are then answered to no one.
    pub async fn kill_with(&mut self, held: &Gate) {
        self.running.take().unwrap().kill();
        held.lock();
        self.closed = None;
        self.silence().await;
    }

    /// SIGKILL.
    pub async fn kill(&mut self) {
        self.running.take().unwrap().kill();
        self.closed = None;
        self.silence().await;
    }

    /// After the program's end: whatever it was still asked stays without an answer, and no one asks anything more. The
    /// clock goes no further than it must, since an interaction's token lives for a quarter of an hour only.
    async fn silence(&mut self) {
        self.table.world.connections_are_closed().await.unwrap();
        let mut everyone_waits = Box::pin(Arc::clone(&self.table.open).write_owned());
        let mut wait = Duration::ZERO;
        while self.closed.is_none() {
            self.closed = tokio::time::timeout(wait, &mut everyone_waits).await.ok();
            self.clock.advance(TOO_LATE_MS);
            wait = Duration::from_secs(1);
        }
    }

    /// Flaws of the database that the dead program left behind.
    pub async fn flaws(&self) -> Vec<String> {
        let copy = self.place.copy();
        let mut flaws: Vec<String> = check::verify(crate::database::of(copy.database()))
            .unwrap()
            .iter()
            .map(|flaw| flaw.to_string())
            .collect();
        flaws.extend(self.place.panics());
        let store = copy.open();
        for (index, script) in self.scripts.iter().enumerate() {
            let game = store.game(GameId(index as i64 + 1)).await.unwrap();
            flaws.extend(game.map_or_else(
                || vec![format!("game {} is lost", index + 1)],
                |game| half(&game, script),
            ));
        }
        let seen = self.table.seen.lock().unwrap().clone();
        for Seen { game, ply, action, told } in seen {
            let kept = store.game(GameId(game)).await.unwrap();
            let log = kept.map(|kept| kept.log).unwrap_or_default();
            if log.get(ply) != Some(&action) {
                let lost = format!("game {game}, ply {ply}: {action} was seen and is lost");
                flaws.push(format!("{lost}: there are {} moves, the answer was {told}", log.len()));
            }
        }
        flaws
    }

    /// Serves the database here, by a clock on which everything is due: what was left open is made good. Afterwards every
    /// game's newest message shows how it stands, and no other message of it can be pressed.
    pub async fn catch_up(mut self) {
        for player in self.players.drain(..) {
            player.abort();
            // A player who met something that should not be has said so by a panic.
            assert!(player.await.err().is_none_or(|end| end.is_cancelled()), "a player gave up");
        }
        let clock = ManualClock::at(SystemClock.now());
        let app = Context::new(
            self.place.open(),
            GAMES,
            Arc::new(clock.clone()),
            fastrand::Rng::with_seed(1),
        );
        let app = Arc::new(app);
        let bot = Bot::start(Arc::clone(&app), stage::connection(&self.playground)).await.unwrap();
        self.table.world.bot_is_ready().await.unwrap();
        for later in LATER_MS {
            clock.advance(later);
            bot.tick().await;
        }
        for number in 1..=self.scripts.len() as i64 {
            let game = app.store().game(GameId(number)).await.unwrap().unwrap();
            self.check_shown(&game);
        }
        bot.drain().await;
        let refused = self.table.world.refusals();
        assert!(refused.is_empty(), "Discord refused: {refused:#?}");
    }

    /// The tasks of a game, in their order, and its messages: what a board that can still be pressed has lived through.
    fn past_of(&self, game: &StoredGame, messages: &[Message]) -> String {
        let db = raw(self.place.database());
        let sql = "SELECT id || ' ' || kind || ' of ' || COALESCE(message, 0) || ' by ' || lane || ', key ' || dedupe
            || ', due ' || due_at || ', attempts ' || attempts || ', done ' || done || ' ' || COALESCE(error, '')
            FROM outbox WHERE game = ?1 ORDER BY id";
        let mut query = db.prepare(sql).unwrap();
        let rows = query.query_map([game.id.0], |row| row.get(0)).unwrap();
        let tasks: Vec<String> = rows.map(Result::unwrap).collect();
        let title = format!("#{}", game.id.0);
        let of_game = messages.iter().filter(|message| message.text().contains(&title));
        let told: Vec<_> = of_game.map(|one| (one.id, one.edited, one.text())).collect();
        format!("{tasks:#?}\n{told:#?}")
    }

    fn check_shown(&self, game: &StoredGame) {
        let title = format!("#{}", game.id.0);
        let messages = ["lobby", "games", "tea-corner"]
            .map(|name| self.table.world.channel(name).messages())
            .concat();
        let is_of = |text: &str| {
            text.split(|c: char| c.is_whitespace() || c == '*').any(|word| word == title)
        };
        let pressable: Vec<u64> = messages
            .iter()
            .filter(|message| is_of(message.text()) && !message.buttons().is_empty())
            .map(|message| message.id)
            .collect();
        // A game that is over can be begun again.
        let goes_on = matches!(game.status, Status::Running | Status::Finished);
        let wanted: Vec<u64> = game.message.into_iter().filter(|_| goes_on).collect();
        let past = || self.past_of(game, &messages);
        assert_eq!(pressable, wanted, "the boards of game {title}: {}", past());
        let shown = self.table.world.message(game.message.unwrap()).unwrap();
        let words = shown.attachments[0].description.clone().unwrap();
        if let Some(last) = game.log.last() {
            assert!(words.contains(&format!("Last move: {last}")), "game {title}: {words}");
        }
    }
}

/// Half-done steps of a game: each step raises its version by one, and after two of them each is a move.
fn half(game: &StoredGame, script: &[String]) -> Vec<String> {
    let mut flaws = Vec::new();
    if !script.starts_with(&game.log) {
        flaws.push(format!("game {}: {:?} was never played", game.id.0, game.log));
    }
    let over = game.log.len() == script.len();
    let status = if over { Status::Finished } else { Status::Running };
    if game.status != status
        || game.version as usize != game.log.len() + 1
        || game.counted.is_some() != over
    {
        flaws.push(format!("game {}: half a step in {game:?}", game.id.0));
    }
    flaws
}
