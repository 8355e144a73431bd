//! The life that a seed gives: who asks when, whose call goes on, what fails, when the program dies, what time it is.

use super::clients::{Clients, Work};
use super::machines;
use super::mutants::Mutant;
use super::people::{self, GUILD};
use super::puzzles::{self, Today};
use super::turns::{ByTurns, Client};
use super::verdict::{self, Found};
use super::work::{self, Seen};
use crate::stage::DAWN;
use narabe::app::Context;
use narabe::app::input::request::Request;
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::machine::Machines;
use narabe::play::puzzle::day_of;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{GameId, StoredGame};
use std::sync::{Arc, Mutex};

/// Number of things that happen in a life.
const TURNS: usize = 200;
/// The most interactions, and what else is at work, at one time.
const AT_ONCE: usize = 6;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// One life of so many begins with events.
const EVENTFUL: u64 = 2;
/// Database on which every life begins: one without a game.
const DATABASE: &str = "life.db";

pub struct World {
    random: fastrand::Rng,
    clock: ManualClock,
    folder: tempfile::TempDir,
    mutant: Mutant,
    app: Option<Arc<Context>>,
    /// Everyone at work. An outbox and a heartbeat are among them at times, as in the bot, one of each.
    clients: Clients,
    /// Interactions that Discord has delivered, and may deliver again.
    delivered: Vec<Request>,
    number: u64,
    seen: Arc<Mutex<Seen>>,
    pub deaths: usize,
    /// True if the clock was never set back.
    onward: bool,
    /// True if there are events and a hill from the beginning.
    eventful: bool,
    /// The machines, in a life that has these and puzzles.
    machines: Option<Arc<Machines>>,
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
        let place = crate::database::of(world.path());
        let db = crate::database::raw(world.path());
        world.seen().finished = verdict::finished(&place);
        world.seen().begun = verdict::begun(&db);
        if world.machines.is_some() {
            world.seen().flaws.extend(machines::waiting(&place));
        }
        world
    }

    fn dawn(seed: u64, mutant: Mutant) -> Self {
        let mut world = Self {
            random: fastrand::Rng::with_seed(seed),
            clock: ManualClock::at(DAWN),
            folder: super::folder(),
            mutant,
            app: None,
            clients: Clients::default(),
            delivered: Vec::new(),
            number: 1_000_000,
            seen: Arc::default(),
            deaths: 0,
            onward: true,
            eventful: seed.is_multiple_of(EVENTFUL),
            machines: machines::of_life(seed),
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
        self.clients.wait(async {
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
        let by_turns = ByTurns::new(self.clients.turns().clone(), self.mutant);
        let store = store.intercepted(Arc::new(by_turns));
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        let chance = fastrand::Rng::with_seed(self.random.u64(..));
        let mut app = Context::new(store, GAMES, clock, chance);
        if let Some(machines) = &self.machines {
            app = app.with_machines(Arc::clone(machines));
        }
        self.app = Some(Arc::new(app));
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
            0..55 if self.clients.number() > 0 => self.go_on(),
            0..86 if self.clients.number() < AT_ONCE => self.ask(),
            86..89 if self.clients.number() < AT_ONCE => self.deliver_again(),
            89..93 => self.alone("outbox"),
            93..96 => self.alone("pulse"),
            96..98 => self.pass_time(),
            98 if self.random.u8(..4) == 0 => self.die_and_judge(),
            99 if self.random.u8(..10) == 0 => self.alone("purge"),
            _ => self.go_on(),
        }
    }

    fn go_on(&mut self) {
        self.clients.go_on(&mut self.random, true);
    }

    fn begin(&mut self, work: Work) {
        let client = self.next() as Client;
        self.clients.begin(client, 0, work);
    }

    fn games(&self) -> Vec<StoredGame> {
        let app = self.app();
        let store = app.store().direct();
        let number = |number| self.clients.wait(store.game(GameId(number))).unwrap();
        (1..).map_while(number).collect()
    }

    /// The puzzle of the day, in a life that has puzzles.
    fn today(&self) -> Option<Today> {
        self.machines.as_ref()?;
        Some(puzzles::today(&self.clients, &self.app(), day_of(self.clock.now())))
    }

    fn ask(&mut self) {
        let (interaction, games, today) = (self.next(), self.games(), self.today());
        let (random, today) = (&mut self.random, today.as_ref());
        let request = people::request(random, interaction, &games, self.eventful, today);
        self.seen().asked.note(&request);
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
        let message = self.next();
        let message = (self.random.u8(..10) > 0).then_some(message);
        let (app, seen) = (self.app(), Arc::clone(&self.seen));
        self.begin(Box::pin(work::answer(app, request, message, seen)));
    }

    /// The outbox, the heartbeat, the end of a server: one of each at a time.
    fn alone(&mut self, what: &'static str) {
        if self.clients.has((0, what)) {
            return self.go_on();
        }
        if what == "purge" {
            self.seen().asked.puzzles.purge();
        }
        let (app, most) = (self.app(), self.random.u32(1..4));
        let work: Work = match what {
            "outbox" => Box::pin(work::work(app, most)),
            "purge" => Box::pin(async move {
                drop(narabe::app::settings::retention::forget_guild(&app, GUILD).await)
            }),
            _ => Box::pin(work::pulse(app)),
        };
        let client = self.next() as Client;
        self.clients.begin_alone(client, (0, what), work);
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
        self.clients.kill(0);
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
        let db = crate::database::raw(self.path());
        let mut seen = self.seen();
        let found = verdict::found(&crate::database::of(self.path()), &db, &seen, now);
        let Found { mut flaws, planned, played } = found;
        flaws.extend(self.clients.turns().flaws());
        seen.flaws.extend(flaws);
        (seen.planned, seen.played) = (planned, played);
    }

    /// Everyone gets their answer, and the outbox is worked off.
    fn come_to_rest(&mut self) {
        self.clients.finish(&mut self.random);
        for what in ["pulse", "outbox", "outbox", "outbox"] {
            // Also past what a clock that was set back still keeps from others.
            self.clock.advance(2 * DAY);
            let app = self.app();
            if what == "pulse" {
                self.begin(Box::pin(work::pulse(app)));
            } else {
                self.begin(Box::pin(work::work(app, 100)));
            }
            self.clients.finish(&mut self.random);
        }
        let now = self.clock.now();
        let left = self.clients.wait(self.app().store().direct().backlog(now)).unwrap();
        if left.tasks > 0 {
            self.seen().flaws.push(format!("the outbox still holds {left:?}"));
        }
    }
}
