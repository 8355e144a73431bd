//! The life that a seed gives: who asks when, whose call goes on, what fails, when the program dies, what time it is.

use super::people::{self, GUILD};
use super::turns::{ByTurns, Client, Fate, Mutant, Turns};
use super::verdict::{self, Acted};
use crate::commands;
use crate::stage::DAWN;
use narabe::app::Context;
use narabe::app::input::request::{ButtonAction, Request, RequestKind};
use narabe::app::outbox::task as tasks;
use narabe::app::output::reply::{Answer, Reply};
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{GameId, StoredGame, TaskKind, TaskOutcome};
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use tokio::runtime::Runtime;

/// How often something happens in a life.
const TURNS: usize = 200;
/// The most calls that someone makes in one turn; an answer takes about eight.
const MOST_CALLS: u8 = 8;
/// The most interactions, and what else is at work, at one time.
const AT_ONCE: usize = 6;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// One life of so many begins with events.
const EVENTFUL: u64 = 2;
/// What every life begins on: a database without a game.
const DATABASE: &str = "life.db";

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// What was seen from outside.
#[derive(Debug, Default)]
pub struct Seen {
    pub acted: Vec<Acted>,
    pub answers: usize,
    pub refusals: usize,
    /// Games that stand as finished at the end.
    pub finished: usize,
    /// Events that have begun, and challenges for hills.
    pub begun: [usize; 2],
    pub flaws: Vec<String>,
}

pub struct World {
    random: fastrand::Rng,
    clock: ManualClock,
    folder: tempfile::TempDir,
    runtime: Runtime,
    turns: Turns,
    mutant: Mutant,
    app: Option<Arc<Context>>,
    /// Everyone at work. An outbox and a heartbeat are among them at times, as in the bot, one of each.
    clients: BTreeMap<Client, Work>,
    lone: BTreeMap<&'static str, Client>,
    /// What Discord has delivered, and may deliver again.
    delivered: Vec<Request>,
    number: u64,
    seen: Arc<Mutex<Seen>>,
    pub deaths: usize,
    /// True if the clock was never set back.
    onward: bool,
    /// True if there are events and a hill from the beginning.
    eventful: bool,
}

impl World {
    pub fn live(seed: u64, mutant: Mutant) -> World {
        let mut world = Self::dawn(seed, mutant);
        for _ in 0..TURNS {
            world.turn();
        }
        world.come_to_rest();
        world.die();
        world.judge();
        let finished = verdict::finished(&world.path());
        world.seen().finished = finished;
        world.seen().begun = verdict::begun(&world.path());
        world
    }

    fn dawn(seed: u64, mutant: Mutant) -> Self {
        let mut world = Self {
            random: fastrand::Rng::with_seed(seed),
            clock: ManualClock::at(DAWN),
            folder: super::folder(),
            runtime: tokio::runtime::Builder::new_current_thread().build().unwrap(),
            turns: Turns::default(),
            mutant,
            app: None,
            clients: BTreeMap::new(),
            lone: BTreeMap::new(),
            delivered: Vec::new(),
            number: 1_000_000,
            seen: Arc::default(),
            deaths: 0,
            onward: true,
            eventful: seed.is_multiple_of(EVENTFUL),
        };
        if world.eventful {
            world.found_events();
        }
        world.start();
        world
    }

    /// Founds events and a hill, which nothing disturbs yet.
    fn found_events(&mut self) {
        let store = crate::database::open(self.path(), Options::default());
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        let chance = fastrand::Rng::with_seed(self.random.u64(..));
        let app = Context::new(store, GAMES, clock, chance);
        let requests = people::founding(&mut self.random, self.number + 1);
        self.number += requests.len() as u64;
        self.runtime.block_on(async {
            for request in requests {
                narabe::app::handle(&app, &request).await;
                narabe::app::events::advance::sweep(&app).await.unwrap();
            }
        });
        app.into_store().close().unwrap();
    }

    pub fn path(&self) -> std::path::PathBuf {
        self.folder.path().join(DATABASE)
    }

    pub fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }

    fn start(&mut self) {
        let options = Options { durability: Durability::Normal, ..Options::default() };
        let store = crate::database::open(self.path(), options);
        let by_turns = ByTurns { turns: self.turns.clone(), mutant: self.mutant };
        let store = store.intercepted(Arc::new(by_turns));
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        self.app = Some(Arc::new(Context::new(
            store,
            GAMES,
            clock,
            fastrand::Rng::with_seed(self.random.u64(..)),
        )));
    }

    fn app(&self) -> Arc<Context> {
        Arc::clone(self.app.as_ref().unwrap())
    }

    /// The next number that no one has: of an interaction, a message or a client.
    fn next(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// Something happens.
    fn turn(&mut self) {
        match self.random.u8(..100) {
            0..55 if !self.clients.is_empty() => self.go_on(true),
            0..86 if self.clients.len() < AT_ONCE => self.ask(),
            86..89 if self.clients.len() < AT_ONCE => self.deliver_again(),
            89..93 => self.alone("outbox"),
            93..96 => self.alone("pulse"),
            96..98 => self.pass_time(),
            98 if self.random.u8(..4) == 0 => self.die_and_judge(),
            99 if self.random.u8(..10) == 0 => self.alone("purge"),
            _ => self.go_on(true),
        }
    }

    /// Lets someone go on for a call or a few.
    fn go_on(&mut self, faults: bool) {
        let clients: Vec<Client> = self.clients.keys().copied().collect();
        let Some(client) = self.random.choice(clients) else { return };
        for _ in 0..self.random.u8(1..=MOST_CALLS) {
            self.call(client, faults);
        }
    }

    fn call(&mut self, client: Client, faults: bool) {
        if !self.clients.contains_key(&client) {
            return;
        }
        let fate = match self.random.u8(..40) {
            0 if faults && self.random.bool() => Fate::Failed,
            1 if faults && self.random.bool() => Fate::Busy,
            2..6 => Fate::Late,
            _ => Fate::Done,
        };
        self.turns.grant(client, fate, self.random.u8(..20) == 0);
        self.run(client);
    }

    fn run(&mut self, client: Client) {
        let Some(work) = self.clients.get_mut(&client) else { return };
        if self.runtime.block_on(self.turns.run(client, work)) {
            self.clients.remove(&client);
            self.lone.retain(|_, other| *other != client);
        }
    }

    fn begin(&mut self, work: Work) -> Client {
        let client = self.next() as Client;
        self.clients.insert(client, work);
        self.run(client);
        client
    }

    fn games(&self) -> Vec<StoredGame> {
        let app = self.app();
        let store = app.store().direct();
        let number = |number| self.runtime.block_on(store.game(GameId(number))).unwrap();
        (1..).map_while(number).collect()
    }

    fn ask(&mut self) {
        let (interaction, games) = (self.next(), self.games());
        let request = people::request(&mut self.random, interaction, &games, self.eventful);
        self.delivered.push(request.clone());
        self.deliver(request);
    }

    /// Discord delivers something a second time, at once or long after.
    fn deliver_again(&mut self) {
        if let Some(request) = self.random.choice(&self.delivered).cloned() {
            self.deliver(request);
        }
    }

    fn deliver(&mut self, request: Request) {
        let arrives = self.random.u8(..10) > 0;
        let (app, message, seen) = (self.app(), self.next(), Arc::clone(&self.seen));
        self.begin(Box::pin(async move {
            let answer = narabe::app::handle(&app, &request).await;
            note(&mut seen.lock().unwrap(), &request, &answer);
            if arrives {
                arrived(&app, &request, &answer, message).await;
            }
        }));
    }

    /// The outbox, the heartbeat, the end of a server: one of each at a time.
    fn alone(&mut self, what: &'static str) {
        if self.lone.contains_key(what) {
            return self.go_on(true);
        }
        let (app, most) = (self.app(), self.random.u32(1..4));
        let client = match what {
            "outbox" => self.begin(Box::pin(work(app, most))),
            "purge" => self.begin(Box::pin(async move {
                drop(narabe::app::settings::retention::visited(&app, GUILD, Some(0), false).await)
            })),
            _ => self.begin(Box::pin(pulse(app))),
        };
        if self.clients.contains_key(&client) {
            self.lone.insert(what, client);
        }
    }

    fn pass_time(&mut self) {
        let long = [20_000, 10 * MINUTE, 5 * 60 * MINUTE, 2 * DAY][self.random.usize(..4)];
        let long = self.random.i64(1..long);
        match self.random.u8(..10) {
            0 => {
                self.onward &= long >= DAY;
                self.clock.set(self.clock.now() + long - DAY);
            }
            _ => self.clock.advance(long),
        }
    }

    /// The program is killed: whatever was under way is lost, written down or not.
    fn die(&mut self) {
        self.clients.clear();
        self.lone.clear();
        self.turns.forget_all();
        drop(self.app.take());
        self.deaths += 1;
    }

    fn die_and_judge(&mut self) {
        self.die();
        self.judge();
        self.start();
    }

    fn judge(&mut self) {
        let now = self.onward.then(|| self.clock.now());
        let mut flaws = verdict::flaws(&self.path(), &self.seen().acted, now);
        flaws.extend(self.turns.flaws());
        self.seen().flaws.extend(flaws);
    }

    /// Everyone gets their answer, and the outbox is worked off.
    fn come_to_rest(&mut self) {
        while !self.clients.is_empty() {
            self.go_on(false);
        }
        for what in ["pulse", "outbox", "outbox", "outbox"] {
            // Also past what a clock that was set back still keeps from others.
            self.clock.advance(2 * DAY);
            let app = self.app();
            if what == "pulse" {
                self.begin(Box::pin(pulse(app)));
            } else {
                self.begin(Box::pin(work(app, 100)));
            }
            while !self.clients.is_empty() {
                self.go_on(false);
            }
        }
        let now = self.clock.now();
        let left = self.runtime.block_on(self.app().store().direct().backlog(now)).unwrap();
        if left.tasks > 0 {
            self.seen().flaws.push(format!("the outbox still holds {left:?}"));
        }
    }
}

/// The heartbeat, and what is due then, as in the bot.
async fn pulse(app: Arc<Context>) {
    drop(narabe::app::clock::heartbeat::beat(&app).await);
    drop(narabe::app::clock::deadlines::fire_due(&app).await);
    drop(narabe::app::events::advance::sweep(&app).await);
}

/// Does what the outbox holds, as the bot does.
async fn work(app: Arc<Context>, most: u32) {
    let now = app.clock().now();
    let Ok(tasks) = app.store().claim(now, now + MINUTE, most).await else { return };
    for task in tasks {
        // Boards are drawn elsewhere.
        let done = task.kind == TaskKind::ShowBoard
            || narabe::app::outbox::delivery::action(&app, &task).await.is_ok();
        let settled = if done {
            TaskOutcome::Done
        } else {
            TaskOutcome::Again { at: app.clock().now(), error: "by lot".to_owned() }
        };
        drop(app.store().settle(task.id, settled).await);
    }
}

/// What hangs on an answer's arrival, as the bot does it.
async fn arrived(app: &Context, request: &Request, answer: &Answer, message: u64) {
    let now = app.clock().now();
    if let Some(game) = answer.shows {
        let strip =
            tasks::strip_buttons(request.caller.venue.channel, true, now, &message.to_string());
        drop(
            app.store()
                .reply_delivered(narabe::store::Delivered::shown(game, message, strip))
                .await,
        );
    }
    for task in [answer.pending.shown, answer.pending.ping].into_iter().flatten() {
        drop(app.store().settle(task, TaskOutcome::Due(now)).await);
    }
}

/// What the person sees, and what it says of what has been written down.
fn note(seen: &mut Seen, request: &Request, answer: &Answer) {
    seen.answers += 1;
    let said = match &answer.reply {
        Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => {
            !message.words().is_empty()
        }
        Reply::MoveModal(_) | Reply::SettingModal(_) | Reply::Form(_) | Reply::Choices(_) => true,
    };
    if !said {
        seen.flaws.push(format!("{:?} gets no word", request.kind));
    }
    match (answer.shows, &request.kind) {
        (Some(game), kind) if move_in(kind).is_some() => {
            let interaction = request.caller.interaction;
            seen.acted.push(Acted { interaction, game, text: move_in(kind) });
        }
        (Some(game), ask) if is_step(ask) => {
            seen.acted.push(Acted { interaction: request.caller.interaction, game, text: None });
        }
        (None, _) => seen.refusals += 1,
        _ => {}
    }
}

/// The text of the move that a request makes.
fn move_in(request: &RequestKind) -> Option<String> {
    match request {
        RequestKind::SubmitMove { text, .. } => Some(text.clone()),
        RequestKind::Command { name, arguments } if name == "move" => arguments.string("where"),
        _ => None,
    }
}

/// Whether an answer that shows the game says that a step was made.
fn is_step(ask: &RequestKind) -> bool {
    use ButtonAction::{Accept, AcceptAs, Agree, Decline, Join, TurnDown, Withdraw};
    let press = |verb: &ButtonAction| {
        matches!(verb, Accept | AcceptAs(_) | Decline | Join | Withdraw | Agree | TurnDown)
    };
    match ask {
        RequestKind::Press { verb, .. } => press(verb),
        _ => commands::is_one_of(ask, &["challenge", "draw", "takeback"]),
    }
}
