//! A stage for plays: the look-alike, the bot connected to it by the real client, and a clock that stands still.
//!
//! Every request that the bot sends is read by the look-alike's own rules, by another library's types and, where it is
//! present, by Discord's OpenAPI document; a play that ends with a refused request fails.

use crate::readers;
use narabe::app::Context;
use narabe::clock::{Clock, ManualClock};
use narabe::discord::{Bot, Connection, Endpoint, Patience, PublicKey, Watch};
use narabe::game::Games;
use narabe::games::GAMES;
use narabe::machine::{self, Machines};
use narabe::metrics::Page;
use narabe::play::guild::{AuditAct, AuditEntry, Setting, Settings};
use narabe::play::preferences::Preferences;
use narabe::playground::cast::SERVER;
use narabe::playground::endpoint::public_key;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Config, Fault, Inspector, Person, Playground, World};
use narabe::store::interceptor::Interceptor;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Store, StoredGame};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// When every play begins: 2026-01-01, midday.
pub const DAWN: i64 = 1_767_268_800_000;

/// A look-alike with a bot in it.
pub struct Stage {
    pub world: World,
    pub clock: ManualClock,
    pub app: Arc<Context>,
    pub bot: Bot,
    playground: Playground,
    games: Games,
    folder: tempfile::TempDir,
}

impl Stage {
    /// A stage with the whole list of games.
    pub async fn open() -> Self {
        Self::open_with(GAMES).await
    }

    /// A stage with these games.
    pub async fn open_with(games: Games) -> Self {
        let clock = ManualClock::at(DAWN);
        let playground = playground(clock.clone()).await;
        let folder = tempfile::tempdir().unwrap();
        let (app, bot) =
            connect(&folder.path().join("narabe.db"), &playground, &clock, games, |app| app).await;
        first_rounds_are_over(&bot).await;
        Self { world: playground.world().clone(), clock, app, bot, playground, games, folder }
    }

    /// A stage on which this reads every request of the bot.
    pub async fn open_read_by(reader: Inspector) -> Self {
        let clock = ManualClock::at(DAWN);
        let playground = playground_read_by(clock.clone(), vec![reader]).await;
        let folder = tempfile::tempdir().unwrap();
        let (app, bot) =
            connect(&folder.path().join("narabe.db"), &playground, &clock, GAMES, |app| app).await;
        first_rounds_are_over(&bot).await;
        let world = playground.world().clone();
        Self { world, clock, app, bot, playground, games: GAMES, folder }
    }

    /// A stage whose bot takes interactions by HTTP, without a gateway.
    pub async fn open_by_http() -> Self {
        let patience = Patience { leaving: Duration::ZERO, ..Patience::default() };
        Self::open_by_http_with(patience).await
    }

    /// The same, with these time limits.
    pub async fn open_by_http_with(patience: Patience) -> Self {
        Self::open_by_http_so(patience, |app| app).await
    }

    /// The same, with an app that is set up in another way.
    pub async fn open_by_http_so(
        patience: Patience,
        set_up: impl FnOnce(Context) -> Context,
    ) -> Self {
        let clock = ManualClock::at(DAWN);
        let playground = playground(clock.clone()).await;
        let folder = tempfile::tempdir().unwrap();
        let connection =
            Connection { patience, endpoint: Some(endpoint()), ..connection(&playground) };
        let database = folder.path().join("narabe.db");
        let (app, bot) =
            connect_with(&database, connection, &playground, &clock, GAMES, set_up).await;
        first_rounds_are_over(&bot).await;
        let world = playground.world().clone();
        Self { world, clock, app, bot, playground, games: GAMES, folder }
    }

    /// The bot ends and starts again on the same database; Discord goes on meanwhile.
    pub async fn restart(self) -> Self {
        self.restart_after(Duration::ZERO).await
    }

    /// The same, with some time in between.
    pub async fn restart_after(self, time: Duration) -> Self {
        self.restart_so(time, |app| app).await
    }

    /// The same, with an app that is set up in another way.
    pub async fn restart_with(self, set_up: impl FnOnce(Context) -> Context) -> Self {
        self.restart_so(Duration::ZERO, set_up).await
    }

    /// The same, with a function that is called with each statement that SQLite runs.
    pub async fn restart_traced(self, trace: fn(&str)) -> Self {
        let options = Options { trace: Some(trace), ..Options::default() };
        let open = |file: PathBuf| crate::database::open(file, options);
        self.restart_on(Duration::ZERO, open, |app| app).await
    }

    /// The same, with this around every verb of the store.
    pub async fn restart_intercepted(self, interceptor: Arc<dyn Interceptor>) -> Self {
        let open = |file: PathBuf| {
            crate::database::open(file, Options::default()).intercepted(interceptor)
        };
        self.restart_on(Duration::ZERO, open, |app| app).await
    }

    async fn restart_so(self, time: Duration, set_up: impl FnOnce(Context) -> Context) -> Self {
        let open = |file: PathBuf| crate::database::open(file, Options::default());
        self.restart_on(time, open, set_up).await
    }

    /// Ends the bot and, after some time, connects one to the database that is opened of the same file.
    async fn restart_on(
        self,
        time: Duration,
        open: impl FnOnce(PathBuf) -> Store,
        set_up: impl FnOnce(Context) -> Context,
    ) -> Self {
        let Self { world, clock, app, bot, playground, games, folder } = self;
        bot.drain().await;
        let app = Arc::into_inner(app).expect("the drained bot has let go");
        app.into_store().close().unwrap();
        clock.advance(time.as_millis() as i64);
        let store = open(folder.path().join("narabe.db"));
        let connection =
            Connection { endpoint: is_by_http().then(endpoint), ..connection(&playground) };
        let (app, bot) = connect_to(store, connection, &playground, &clock, games, set_up).await;
        Self { world, clock, app, bot, playground, games, folder }
    }

    pub fn person(&self, key: &str) -> Person {
        self.world.person(key)
    }

    pub fn channel(&self, name: &str) -> Channel {
        self.world.channel(name)
    }

    /// The database's file.
    pub fn database(&self) -> std::path::PathBuf {
        self.folder.path().join("narabe.db")
    }

    /// The game as it is kept.
    pub async fn kept(&self, game: i64) -> StoredGame {
        self.app.store().game(GameId(game)).await.unwrap().expect("the game is kept")
    }

    /// The message that shows a game now.
    pub async fn shown(&self, game: i64) -> Message {
        let message = self.kept(game).await.message.expect("it is shown");
        self.world.message(message).unwrap()
    }

    /// Alice changes a setting of her server, without a panel.
    pub async fn set(&self, setting: Setting, change: impl FnOnce(&mut Settings)) {
        self.set_in(SERVER, setting, change).await;
    }

    /// The same in any server.
    pub async fn set_in(&self, guild: u64, setting: Setting, change: impl FnOnce(&mut Settings)) {
        let before = self.app.store().settings(guild).await.unwrap();
        let mut settings = before.clone();
        change(&mut settings);
        let entry = AuditEntry {
            guild,
            at: self.clock_now(),
            person: self.person("alice").id(),
            act: AuditAct::Set(setting),
            game: None,
            target: None,
            detail: String::new(),
        };
        assert!(self.app.store().change_settings(before, settings, entry).await.unwrap());
    }

    /// Someone changes their preferences, without a panel.
    pub async fn prefer(&self, person: &Person, change: impl FnOnce(&mut Preferences)) {
        let before = self.app.store().preferences(person.id()).await.unwrap();
        let mut wishes = before.clone();
        change(&mut wishes);
        assert!(self.app.store().prefer(person.id(), before, wishes).await.unwrap());
    }

    /// Requests that fit meet the fault until false is stored.
    pub fn strike(
        &self,
        fault: Fault,
        fits: impl Fn(&str, &str) -> bool + Send + Sync + 'static,
    ) -> Arc<AtomicBool> {
        let ill = Arc::new(AtomicBool::new(true));
        let is_ill = Arc::clone(&ill);
        let struck =
            move |method: &str, route: &str| is_ill.load(Ordering::Relaxed) && fits(method, route);
        self.world.faults().next(usize::MAX, struck, fault);
        ill
    }

    /// Time of the clock (UTC ms).
    pub fn clock_now(&self) -> i64 {
        self.clock.now()
    }

    /// Time goes by while all is well, and what falls due is done.
    pub async fn pass(&self, time: Duration) {
        self.bot.tick().await;
        self.clock.advance(time.as_millis() as i64);
        self.bot.tick().await;
    }

    /// Ends the play: Discord must have refused nothing. The bot is cut off, since serenity takes up to half a second
    /// until it closes a connection in order.
    pub async fn close(self) {
        self.is_refused_nothing().await;
    }

    /// The same, with all that the bot does at its end, as before each restart.
    pub async fn close_in_order(self) {
        self.is_refused_nothing().await;
        self.bot.drain().await;
    }

    async fn is_refused_nothing(&self) {
        self.bot.tick().await;
        let refused = self.world.refusals();
        assert!(refused.is_empty(), "Discord refused: {refused:#?}");
    }

    /// Alice challenges Bob in the lobby and he accepts; Alice begins. Gives the board's message.
    pub async fn alice_and_bob(&self, game: &str) -> Message {
        let lobby = self.channel("lobby");
        let options = [("opponent", "bob"), ("game", game), ("starts", "me")];
        let challenge = self.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
        let challenge = challenge.message().expect("a challenge is a message").clone();
        let board = self.person("bob").press(&challenge, "Accept").await.unwrap();
        self.bot.tick().await;
        update(&board)
    }

    /// Makes a move by the form behind the board's button.
    pub async fn type_move(&self, person: &Person, board: &Message, text: &str) -> Answered {
        let form = person.press(board, "Move").await.unwrap();
        let form = form
            .modal()
            .unwrap_or_else(|| {
                panic!("no modal, but {form:?}; where Move opens a menu, move by `/move`")
            })
            .clone();
        person.submit(&form, &[("text", text)]).await.unwrap()
    }
}

pub async fn playground(clock: ManualClock) -> Playground {
    playground_read_by(clock, Vec::new()).await
}

/// A playground whose gateway recommends so many shards.
pub async fn playground_of_shards(clock: &ManualClock, shards: u32) -> Playground {
    let config = Config { shards, ..config(clock.clone(), Vec::new()) };
    Playground::start(config).await.unwrap()
}

async fn playground_read_by(clock: ManualClock, more: Vec<Inspector>) -> Playground {
    Playground::start(config(clock, more)).await.unwrap()
}

fn config(clock: ManualClock, more: Vec<Inspector>) -> Config {
    // A second of a clock that stands still holds the whole play, however many requests that takes.
    Config {
        clock: Arc::new(clock),
        inspectors: readers::all().into_iter().chain(more).collect(),
        global_limit: None,
        ..Config::default()
    }
}

pub async fn connect(
    database: &std::path::Path,
    playground: &Playground,
    clock: &ManualClock,
    games: Games,
    set_up: impl FnOnce(Context) -> Context,
) -> (Arc<Context>, Bot) {
    let endpoint = is_by_http().then(endpoint);
    let connection = Connection { endpoint, ..connection(playground) };
    connect_with(database, connection, playground, clock, games, set_up).await
}

/// Connects a bot with these settings, and waits until it knows that it is connected.
pub async fn connect_with(
    database: &std::path::Path,
    connection: Connection,
    playground: &Playground,
    clock: &ManualClock,
    games: Games,
    set_up: impl FnOnce(Context) -> Context,
) -> (Arc<Context>, Bot) {
    let store = crate::database::open(database, Options::default());
    connect_to(store, connection, playground, clock, games, set_up).await
}

async fn connect_to(
    store: Store,
    connection: Connection,
    playground: &Playground,
    clock: &ManualClock,
    games: Games,
    set_up: impl FnOnce(Context) -> Context,
) -> (Arc<Context>, Bot) {
    let clock: Arc<dyn Clock> = Arc::new(clock.clone());
    let app = Context::new(store, games, clock, fastrand::Rng::with_seed(1));
    let app = Arc::new(set_up(app.with_machines(machines(Duration::from_secs(20)))));
    let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
    if let Some(address) = bot.interactions_address() {
        playground.world().set_interactions_endpoint(address).await.unwrap();
    }
    playground.world().bot_is_ready().await.unwrap();
    // The client learns a moment later that it is connected, and until then no clock runs.
    while !bot.is_reached().await {
        tokio::task::yield_now().await;
    }
    (app, bot)
}

/// Waits until what a bot looks after once at its start is done, which on a busy machine may come late: among a play's own
/// requests it would be one too many.
pub async fn first_rounds_are_over(bot: &Bot) {
    let watch = bot.watch();
    let wait = async {
        while !["housekeeping", "checks", "puzzles"].iter().all(|name| has_gone_round(&watch, name))
        {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), wait).await.expect("each loop goes round");
}

/// True if a loop of the bot has completed a round.
fn has_gone_round(watch: &Watch, name: &str) -> bool {
    let mut page = Page::default();
    watch.write_rounds(&mut page);
    page.into_text().contains(&format!("{{loop=\"{name}\"}}"))
}

/// Machines whose moves are waited for so long; without any time, a task of the outbox makes them. Draws have as much time
/// as a busy computer needs, and searches the priority of everything else, or they get no processor beside other tests.
pub fn machines(patience: Duration) -> Machines {
    let draw_within = Duration::from_secs(60);
    let usual = machine::Settings::default();
    Machines::new(machine::Settings {
        threads: 1,
        patience,
        draw_within,
        review_nodes: 600,
        nice: 0,
        ..usual
    })
}

pub fn connection(playground: &Playground) -> Connection {
    let api = format!("http://{}", playground.address());
    // A machine may be busy with other things; plays about patience set their own.
    let [line, deferred, give_up, answer] = [15, 20, 5, 30].map(Duration::from_secs);
    let leaving = Duration::ZERO;
    let patience = Patience { line, deferred, give_up, answer, leaving, ..Patience::default() };
    Connection { patience, ..Connection::new(Config::default().token, Some(api)) }
}

/// True if every play is to go through the HTTP front in place of the gateway. Tests of the gateway itself are passed over
/// then. `NARABE_TEST_FRONT=http` asks for it.
pub fn is_by_http() -> bool {
    std::env::var("NARABE_TEST_FRONT").is_ok_and(|front| front == "http")
}

/// An HTTP front at a free port, for requests that the look-alike signs.
pub fn endpoint() -> Endpoint {
    let key = PublicKey::read(&public_key()).unwrap();
    Endpoint { listen: ([127, 0, 0, 1], 0).into(), key }
}

/// The message of a challenge that someone makes with these options.
pub async fn challenge_by(person: &Person, channel: &Channel, options: &[(&str, &str)]) -> Message {
    let answer = person.slash(channel, "challenge", options).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("no challenge but {answer:?}")).clone()
}

/// Resigns by the button below a board, and confirms it.
pub async fn resign_below(person: &Person, board: &Message) {
    let sure = person.press(board, "Resign").await.unwrap();
    person.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
}

/// Resigns by command, and confirms it; the options name the game where there are several.
pub async fn give_up(person: &Person, channel: &Channel, options: &[(&str, &str)]) {
    let sure = person.slash(channel, "resign", options).await.unwrap();
    person.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
}

/// Labels of the buttons below a message.
pub fn labels(message: &Message) -> Vec<String> {
    message.buttons().into_iter().map(|button| button.label).collect()
}

/// Takes what a message of few choices offers: the button, or the choice in its menu, whose label begins so.
pub async fn pick(person: &Person, message: &Message, label: &str) -> Answered {
    if let Some(button) =
        message.buttons().into_iter().find(|button| button.label.starts_with(label))
    {
        return person.press(message, &button.label).await.unwrap();
    }
    let menu = message.selects().first().map(|menu| (*menu).clone());
    let menu = menu.unwrap_or_else(|| panic!("neither button nor menu with {label}: {message:?}"));
    let options = menu["options"].as_array().unwrap().iter();
    let mut labels = options.filter_map(|option| option["label"].as_str());
    let chosen = labels.find(|known| known.starts_with(label));
    let chosen = chosen.unwrap_or_else(|| panic!("no {label}: {menu:?}"));
    person.select(message, menu["placeholder"].as_str().unwrap(), &[chosen]).await.unwrap()
}

/// The buttons that turn a list's pages, the last row of a message: the labels, and of each if it can be pressed.
pub fn pager(message: &Message) -> Vec<(String, bool)> {
    let buttons = message.buttons();
    let row = &buttons[buttons.len().saturating_sub(3)..];
    row.iter().map(|button| (button.label.clone(), !button.disabled)).collect()
}

/// The message that the answer changed in place.
pub fn update(answered: &Answered) -> Message {
    match answered {
        Answered::Update(message) => message.clone(),
        other => panic!("not an update but {other:?}"),
    }
}

/// Decides a game as a moderator, and confirms it where that is asked. Gives the sentence about the game.
pub async fn decide(person: &Person, channel: &Channel, options: &[(&str, &str)]) -> String {
    decided(person, &person.slash(channel, "settings decide", options).await.unwrap()).await
}

/// The sentence about a game that was to be decided, once the asker has confirmed it, where they are asked.
pub async fn decided(person: &Person, answered: &Answered) -> String {
    match answered.ephemeral().filter(|asked| !asked.buttons().is_empty()) {
        Some(asked) => {
            let yes = asked.buttons()[0].label.clone();
            assert!(yes.starts_with("Yes, "), "{asked:?}");
            update(&person.press(asked, &yes).await.unwrap()).text().to_owned()
        }
        None => ephemeral_text(answered),
    }
}

/// The sentence that only the asker sees.
pub fn ephemeral_text(answered: &Answered) -> String {
    match answered {
        Answered::Ephemeral(message) => message.text().to_owned(),
        other => panic!("not for the asker alone: {other:?}"),
    }
}

/// Waits until something holds that happens by itself, for a minute of real time at the most.
pub async fn until(what: &str, holds: impl AsyncFn() -> bool) {
    until_within(Duration::from_secs(60), what, holds).await;
}

/// Waits in the same way, for so much real time at the most.
pub async fn until_within(patience: Duration, what: &str, holds: impl AsyncFn() -> bool) {
    let wait = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let waited = tokio::time::timeout(patience, wait).await;
    waited.unwrap_or_else(|_| panic!("in vain: {what}"));
}
