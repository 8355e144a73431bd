//! Everyone who is at work in a world. One of them goes on at a time, for a call or a few; whom that is decides the world's
//! chance alone.

use super::turns::{Client, Fate, Turns};
use std::collections::{BTreeMap, BTreeSet};
use std::future::Future;
use std::pin::Pin;
use tokio::runtime::Runtime;

/// The most calls that someone makes in one turn; an answer takes about eight.
const MOST_CALLS: u8 = 8;

pub type Work = Pin<Box<dyn Future<Output = ()> + Send>>;

/// A node by its number; a world of one node has number 0.
pub type Place = usize;

/// An interaction, an outbox, a heartbeat: each works on a node.
pub struct Clients {
    runtime: Runtime,
    turns: Turns,
    at_work: BTreeMap<Client, (Place, Work)>,
    /// Work of which a node has one at a time.
    lone: BTreeMap<(Place, &'static str), Client>,
    /// Nodes that are held up: no one there goes on.
    held_up: BTreeSet<Place>,
}

impl Default for Clients {
    fn default() -> Self {
        Self {
            // A machine's move is awaited for a time, which is never over.
            runtime: tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap(),
            turns: Turns::default(),
            at_work: BTreeMap::new(),
            lone: BTreeMap::new(),
            held_up: BTreeSet::new(),
        }
    }
}

impl Clients {
    pub fn turns(&self) -> &Turns {
        &self.turns
    }

    /// Waits for something that takes no turns.
    pub fn wait<T>(&self, work: impl Future<Output = T>) -> T {
        self.runtime.block_on(work)
    }

    pub fn number(&self) -> usize {
        self.at_work.len()
    }

    pub fn begin(&mut self, client: Client, place: Place, work: Work) {
        self.at_work.insert(client, (place, work));
        self.run(client);
    }

    /// Begins work of which a node has one at a time.
    pub fn begin_alone(&mut self, client: Client, lone: (Place, &'static str), work: Work) {
        self.begin(client, lone.0, work);
        if self.at_work.contains_key(&client) {
            self.lone.insert(lone, client);
        }
    }

    pub fn has(&self, lone: (Place, &'static str)) -> bool {
        self.lone.contains_key(&lone)
    }

    /// Lets someone go on for a call or a few.
    pub fn go_on(&mut self, random: &mut fastrand::Rng, faults: bool) {
        let able = self.at_work.iter().filter(|(_, (place, _))| !self.held_up.contains(place));
        let able: Vec<Client> = able.map(|(client, _)| *client).collect();
        let Some(client) = random.choice(able) else { return };
        for _ in 0..random.u8(1..=MOST_CALLS) {
            self.call(client, random, faults);
        }
    }

    /// Lets one client come to its end without a fault, or to where it waits for another.
    pub fn hurry(&mut self, client: Client, random: &mut fastrand::Rng) {
        for _ in 0..MOST_CALLS {
            self.call(client, random, false);
        }
    }

    fn call(&mut self, client: Client, random: &mut fastrand::Rng, faults: bool) {
        if !self.at_work.contains_key(&client) {
            return;
        }
        let fate = match random.u8(..40) {
            0 if faults && random.bool() => Fate::Failed,
            1 if faults && random.bool() => Fate::Busy,
            2..6 => Fate::Late,
            _ => Fate::Done,
        };
        self.turns.grant(client, fate, random.u8(..20) == 0);
        self.run(client);
    }

    fn run(&mut self, client: Client) {
        let Some((_, work)) = self.at_work.get_mut(&client) else { return };
        if self.runtime.block_on(self.turns.run(client, work)) {
            self.at_work.remove(&client);
            self.lone.retain(|_, other| *other != client);
        }
    }

    /// Lets everyone come to their end.
    pub fn finish(&mut self, random: &mut fastrand::Rng) {
        while !self.at_work.is_empty() {
            self.go_on(random, false);
        }
    }

    /// Holds a node up, or lets it go on.
    pub fn hold(&mut self, place: Place, is_held_up: bool) {
        if is_held_up {
            self.held_up.insert(place);
        } else {
            self.held_up.remove(&place);
        }
    }

    /// A node is killed: whatever was under way there is lost, written down or not.
    pub fn kill(&mut self, place: Place) {
        let dead = self.at_work.extract_if(.., |_, (other, _)| *other == place);
        dead.for_each(|(client, _)| self.turns.forget(client));
        self.lone.retain(|(other, _), _| *other != place);
        self.held_up.remove(&place);
    }
}
