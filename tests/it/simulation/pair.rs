//! The life of two nodes that share a database. People's requests are delivered to either or to both; the leader ends, dies,
//! or is held up past its lease and comes back; the clocks of the nodes differ.
//!
//! One thing happens at a time, by the seed's chance, and leases end by the world's clock (`shared`), so that a life is
//! what its seed says. What is not decided by the seed: which of a node's connections makes a call, and the numbers of the
//! server's processes; neither is seen by anyone.

use super::clients::{Clients, Place, Work};
use super::leadership::{Lead, OfNode};
use super::machines;
use super::mutants::Mutant;
use super::people;
use super::puzzles::{self, Today};
use super::shared::Shared;
use super::turns::{ByTurns, Client};
use super::verdict::{self, Found};
use super::work::{self, Seen};
use crate::stage::DAWN;
use narabe::app::Context;
use narabe::app::clock::{deadlines, heartbeat};
use narabe::app::events::advance;
use narabe::app::input::request::Request;
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::machine::Machines;
use narabe::play::puzzle::day_of;
use narabe::store::{GameId, Presence, StoredGame};
use std::sync::{Arc, Mutex};

const TURNS: usize = 240;
/// The most that is at work at one time.
const AT_ONCE: usize = 8;
const SECOND: i64 = 1_000;
const MINUTE: i64 = 60 * SECOND;
const DAY: i64 = 24 * 60 * MINUTE;
/// From so long without a heartbeat on, a node knows that it was held up.
const STALL: i64 = MINUTE;
/// By how much the clock of the second node may be ahead: not at all, by the most that is no fault, and by a fault.
const AHEAD: [i64; 4] = [0, 2 * SECOND, -2 * SECOND, 30 * SECOND];

/// A process, or the place of one that has ended.
struct Node {
    app: Option<Arc<Context>>,
    clock: ManualClock,
    /// The term for which it leads, as far as it knows.
    term: Option<i64>,
    beat_at: i64,
    /// Time at which it goes on, where it is held up.
    back_at: Option<i64>,
}

pub struct Pair {
    random: fastrand::Rng,
    now: i64,
    ahead: i64,
    shared: Arc<Shared>,
    mutant: Mutant,
    nodes: [Node; 2],
    clients: Clients,
    lead: Lead,
    delivered: Vec<Request>,
    number: u64,
    seen: Arc<Mutex<Seen>>,
    pub deaths: usize,
    /// True if there are events and a hill from the beginning.
    eventful: bool,
    /// The machines, which both nodes share, in a life that has these and puzzles.
    machines: Option<Arc<Machines>>,
}

impl Pair {
    /// Lives a life; none where PostgreSQL is not installed.
    pub fn live(seed: u64, mutant: Mutant) -> Option<Pair> {
        let mut pair = Self::dawn(seed, mutant)?;
        for _ in 0..TURNS {
            pair.turn();
        }
        pair.come_to_rest();
        pair.judge();
        Some(pair)
    }

    fn dawn(seed: u64, mutant: Mutant) -> Option<Self> {
        let mut random = fastrand::Rng::with_seed(seed);
        let ahead = AHEAD[random.usize(..AHEAD.len())];
        let node = |ahead: i64| Node {
            app: None,
            clock: ManualClock::at(DAWN + ahead),
            term: None,
            beat_at: DAWN,
            back_at: None,
        };
        let mut pair = Self {
            random,
            now: DAWN,
            ahead,
            shared: Arc::new(Shared::new(DAWN)?),
            mutant,
            nodes: [node(0), node(ahead)],
            clients: Clients::default(),
            lead: Lead::default(),
            delivered: Vec::new(),
            number: 1_000_000,
            seen: Arc::default(),
            deaths: 0,
            eventful: seed.is_multiple_of(2),
            machines: machines::of_life(seed),
        };
        if pair.eventful {
            pair.found_events();
        }
        pair.start(0);
        pair.start(1);
        Some(pair)
    }

    /// Founds events and a hill, which nothing disturbs yet.
    fn found_events(&mut self) {
        let clock: Arc<dyn Clock> = Arc::new(self.nodes[0].clock.clone());
        let chance = fastrand::Rng::with_seed(self.random.u64(..));
        let app = Context::new(self.shared.open(0), GAMES, clock, chance);
        let requests = people::founding(&mut self.random, self.number + 1);
        self.number += requests.len() as u64;
        self.clients.wait(async {
            for request in requests {
                narabe::app::handle(&app, &request).await;
                advance::sweep(&app).await.unwrap();
            }
        });
        app.into_store().close().unwrap();
    }

    pub fn seen(&self) -> std::sync::MutexGuard<'_, Seen> {
        self.seen.lock().unwrap()
    }

    /// History of the nodes.
    pub fn history(&self) -> Vec<String> {
        self.lead.state().history.clone()
    }

    /// Times that were given back, and times that the lead has passed on.
    pub fn led(&self) -> [usize; 2] {
        let state = self.lead.state();
        [state.credits, state.terms]
    }

    fn start(&mut self, place: Place) {
        let store = self.shared.open(place);
        self.lead.state().numbers[place] = store.node();
        self.lead.tell(self.now, place, "begins");
        let of_node = OfNode {
            place,
            by_turns: ByTurns::new(self.clients.turns().clone(), self.mutant),
            lead: self.lead.clone(),
            mutant: self.mutant,
            shared: Arc::clone(&self.shared),
        };
        let store = store.intercepted(Arc::new(of_node));
        let clock: Arc<dyn Clock> = Arc::new(self.nodes[place].clock.clone());
        let chance = fastrand::Rng::with_seed(self.random.u64(..));
        let mut app = Context::new(store, GAMES, clock, chance);
        if let Some(machines) = &self.machines {
            app = app.with_machines(Arc::clone(machines));
        }
        let node = &mut self.nodes[place];
        node.app = Some(Arc::new(app));
        (node.term, node.beat_at) = (None, self.now);
        self.stand(place);
    }

    fn app(&self, place: Place) -> Option<Arc<Context>> {
        self.nodes[place].app.clone()
    }

    fn next(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// Something happens.
    fn turn(&mut self) {
        match self.random.u8(..100) {
            0..45 if self.clients.number() > 0 => self.clients.go_on(&mut self.random, true),
            0..71 if self.clients.number() < AT_ONCE => self.ask(),
            71..75 if self.clients.number() < AT_ONCE => self.deliver_again(),
            75..96 => self.tick(),
            // After a silence of all an old leader may beat before it hears of the new one. Few lives have that otherwise.
            96 if self.mutant == Mutant::CreditsWithoutLead => self.pass_time(),
            96..98 => self.hold_up(),
            98 => self.end(),
            99 if self.random.u8(..4) == 0 => self.pass_time(),
            _ => self.clients.go_on(&mut self.random, true),
        }
    }

    /// The games as they stand; none while both nodes are gone.
    fn games(&self) -> Option<Vec<StoredGame>> {
        let app = self.app(0).or_else(|| self.app(1))?;
        let store = app.store().direct();
        let number = |number| self.clients.wait(store.game(GameId(number))).unwrap();
        Some((1..).map_while(number).collect())
    }

    /// The puzzle of the day, in a life that has puzzles.
    fn today(&self) -> Option<Today> {
        self.machines.as_ref()?;
        let app = self.app(0).or_else(|| self.app(1))?;
        Some(puzzles::today(&self.clients, &app, day_of(self.now)))
    }

    fn ask(&mut self) {
        let Some(games) = self.games() else { return self.tick() };
        let (interaction, today) = (self.next(), self.today());
        let (random, today) = (&mut self.random, today.as_ref());
        let request = people::request(random, interaction, &games, self.eventful, today);
        self.seen().asked.note(&request);
        self.delivered.push(request.clone());
        self.deliver(request);
    }

    fn deliver_again(&mut self) {
        if let Some(request) = self.random.choice(&self.delivered).cloned() {
            self.deliver(request);
        }
    }

    /// A request arrives at a node, now and then at both.
    fn deliver(&mut self, request: Request) {
        let first = self.random.usize(..2);
        let both = self.random.u8(..8) == 0;
        for place in [first, 1 - first].into_iter().take(1 + usize::from(both)) {
            let message = self.next();
            let message = (self.random.u8(..10) > 0).then_some(message);
            let Some(app) = self.app(place) else { continue };
            let seen = Arc::clone(&self.seen);
            self.begin(place, Box::pin(work::answer(app, request.clone(), message, seen)));
        }
    }

    fn begin(&mut self, place: Place, work: Work) {
        let client = self.next() as Client;
        self.clients.begin(client, place, work);
    }

    /// Some seconds pass, in which each node does what it does every second.
    fn tick(&mut self) {
        let long = self.random.i64(SECOND..15 * SECOND);
        self.advance(long);
        let first = self.random.usize(..2);
        for place in [first, 1 - first] {
            let node = &mut self.nodes[place];
            if node.back_at.is_some_and(|at| at <= self.now) {
                node.back_at = None;
                self.clients.hold(place, false);
                self.lead.tell(self.now, place, "goes on");
            }
            match node.app {
                None if self.random.u8(..6) == 0 => self.start(place),
                Some(_) if node.back_at.is_none() => self.beats_of(place),
                _ => {}
            }
        }
    }

    fn advance(&mut self, long: i64) {
        self.now += long;
        self.shared.set_clock(self.now);
        self.nodes.iter().for_each(|node| node.clock.advance(long));
    }

    /// The loops of a node, which run beside each other: any may be the first.
    fn beats_of(&mut self, place: Place) {
        let mut loops = ["stand", "pulse", "deadlines", "outbox"];
        self.random.shuffle(&mut loops);
        for one in loops {
            match one {
                "stand" if self.random.u8(..10) > 0 => self.stand(place),
                "pulse" | "deadlines" if self.nodes[place].term.is_none() => {}
                "pulse" => self.pulse(place),
                "deadlines" | "outbox" if self.random.bool() => self.alone(place, one),
                _ => {}
            }
        }
    }

    /// A node says that it lives, and learns who leads.
    fn stand(&mut self, place: Place) {
        let Some(app) = self.app(place) else { return };
        let standing = self.clients.wait(app.store().present(Presence::default())).unwrap();
        self.nodes[place].term = standing.leads;
        self.lead.note(self.now, place, standing.leads);
    }

    /// A heartbeat of a node that leads, as far as it knows.
    fn pulse(&mut self, place: Place) {
        let Some(app) = self.app(place).filter(|_| !self.clients.has((place, "pulse"))) else {
            return;
        };
        let node = &mut self.nodes[place];
        heartbeat::lead(&app, node.term);
        if self.now - node.beat_at >= STALL {
            heartbeat::miss(&app);
        }
        node.beat_at = self.now;
        let lead = self.lead.clone();
        lead.tell(
            self.now,
            place,
            &format!("beats, as it knows in term {:?}", self.nodes[place].term),
        );
        let work: Work = Box::pin(async move {
            let before = app.clock().now();
            let is_done = heartbeat::beat(&app).await.is_ok();
            let end = if is_done { "has beaten" } else { "has not beaten" };
            lead.tell(before, place, &format!("{end} at {}", app.clock().now()));
            // The time of the change is not known if some has passed meanwhile.
            if is_done && before == app.clock().now() {
                lead.state().beats.push(before);
            }
        });
        self.begin_alone(place, "pulse", work);
    }

    /// Deadlines and events, or the outbox.
    fn alone(&mut self, place: Place, what: &'static str) {
        let Some(app) = self.app(place).filter(|_| !self.clients.has((place, what))) else {
            return;
        };
        let (lead, most) = (self.lead.clone(), self.random.u32(1..4));
        let work: Work = match what {
            "deadlines" if !heartbeat::is_going(&app) => return,
            "deadlines" => Box::pin(async move {
                drop(deadlines::fire_due(&app).await);
                drop(advance::sweep(&app).await);
            }),
            _ => Box::pin(outbox(app, most, place, lead)),
        };
        self.begin_alone(place, what, work);
    }

    fn begin_alone(&mut self, place: Place, what: &'static str, work: Work) {
        let client = self.next() as Client;
        self.clients.begin_alone(client, (place, what), work);
        // Mostly it is done at once.
        if self.random.u8(..4) > 0 {
            self.clients.hurry(client, &mut self.random);
        }
    }

    /// The node that leads, or now and then the other one.
    fn victim(&mut self) -> Option<Place> {
        let leader = self.lead.state().holder?;
        let place = if self.random.u8(..4) > 0 { leader } else { 1 - leader };
        self.nodes[place].app.is_some().then_some(place)
    }

    /// A node stands still for a while, in the midst of what it does.
    fn hold_up(&mut self) {
        let Some(place) = self.victim() else { return };
        let long = [15 * SECOND, 100 * SECOND, 5 * MINUTE][self.random.usize(..3)];
        self.nodes[place].back_at = Some(self.now + long);
        self.lead.tell(self.now, place, &format!("is held up for {} s", long / SECOND));
        self.clients.hold(place, true);
    }

    /// A node ends: it is killed, or it leaves in peace.
    fn end(&mut self) {
        let Some(place) = self.victim() else { return };
        self.clients.kill(place);
        let node = &mut self.nodes[place];
        let (app, is_held_up) = (node.app.take(), node.back_at.take().is_some());
        if is_held_up || self.random.u8(..3) > 0 {
            self.shared.kill(place, || drop(app));
            self.lead.tell(self.now, place, "is killed");
        } else {
            drop(app);
            self.lead.tell(self.now, place, "leaves");
        }
        self.deaths += 1;
    }

    /// Long silence: of everything.
    fn pass_time(&mut self) {
        let long = [10 * MINUTE, 5 * 60 * MINUTE, 2 * DAY][self.random.usize(..3)];
        let long = self.random.i64(1..long);
        self.advance(long);
    }

    /// Everyone gets their answer, and the outbox is worked off by the node that leads then.
    fn come_to_rest(&mut self) {
        for place in [0, 1] {
            self.nodes[place].back_at = None;
            self.clients.hold(place, false);
            if self.nodes[place].app.is_none() {
                self.start(place);
            }
        }
        self.clients.finish(&mut self.random);
        for is_last in [false, false, true, true] {
            // Also past what a clock that is ahead still keeps from others.
            self.advance(2 * DAY);
            [0, 1].into_iter().for_each(|place| self.stand(place));
            let leader = self.lead.state().holder.expect("one leads");
            if !is_last {
                self.pulse(leader);
                self.clients.finish(&mut self.random);
                self.alone(leader, "deadlines");
                self.clients.finish(&mut self.random);
            }
            let app = self.app(leader).expect("it lives");
            self.begin(leader, Box::pin(outbox(app, 1_000, leader, self.lead.clone())));
            self.clients.finish(&mut self.random);
        }
        let app = self.app(0).expect("it lives");
        let left = self.clients.wait(app.store().direct().backlog(self.now)).unwrap();
        if left.tasks > 0 {
            self.seen().flaws.push(format!("the outbox still holds {left:?}"));
        }
    }

    fn judge(&mut self) {
        for node in &mut self.nodes {
            node.app = None;
        }
        let (place, db) = self.shared.copy();
        self.lead.judge(&db, self.ahead.abs());
        let now = (self.ahead == 0).then_some(self.now);
        let mut seen = self.seen();
        let Found { flaws, planned, played } = verdict::found(&place, &db, &seen, now);
        seen.flaws.append(&mut self.lead.state().flaws);
        seen.flaws.extend(self.clients.turns().flaws());
        seen.flaws.extend(flaws);
        if self.machines.is_some() {
            seen.flaws.extend(machines::waiting(&place));
        }
        (seen.planned, seen.played) = (planned, played);
        seen.finished = verdict::finished(&place);
        seen.begun = verdict::begun(&db);
    }
}

/// Does some of what is due, and looks at what the node was given.
async fn outbox(app: Arc<Context>, most: u32, place: Place, lead: Lead) {
    let now = app.clock().now();
    let Ok(tasks) = app.store().claim(now, now + MINUTE, most).await else { return };
    lead.look_at(place, &tasks);
    work::perform(&app, tasks).await;
}
