//! The lead, and acts of the leader alone: to take tasks that do not go out through a token, and to give time back, once for
//! each time that was lost.

use super::clients::Place;
use super::mutants::Mutant;
use super::shared::Shared;
use super::turns::ByTurns;
use narabe::store::events::{Advanced, EventChange};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::{Change, Changed, Store, StoreError, Task};
use rusqlite::Connection;
use serde_json::Value;
use std::sync::{Arc, Mutex, MutexGuard};

/// Largest age of a heartbeat that is written down (ms).
const NOTED_EVERY: i64 = 10_000;

/// The lead as the world knows it.
#[derive(Debug, Default)]
pub struct State {
    /// The numbers of the nodes in the database.
    pub numbers: [i64; 2],
    /// The node that has the lead: the last one that took it.
    pub holder: Option<Place>,
    /// The last term of each node.
    epochs: [i64; 2],
    /// True if a node had it when it last claimed tasks.
    claimed_as_leader: [bool; 2],
    /// Times at which people could play, each by the clock of the node that says so.
    pub beats: Vec<i64>,
    pub flaws: Vec<String>,
    /// History of the nodes and their lead, each entry with the time of the world.
    pub history: Vec<String>,
    /// Times that were given back.
    pub credits: usize,
    /// Times that the lead has passed on.
    pub terms: usize,
}

/// The lead, as all who need it hold it.
#[derive(Clone, Default)]
pub struct Lead(Arc<Mutex<State>>);

impl Lead {
    pub fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    /// Something happened to a node.
    pub fn tell(&self, now: i64, place: Place, what: &str) {
        self.state().history.push(format!("{now}: node {place} {what}"));
    }

    /// A node has asked who leads.
    pub fn note(&self, now: i64, place: Place, term: Option<i64>) {
        let mut state = self.state();
        let Some(term) = term else { return };
        state.epochs[place] = term;
        if state.holder != Some(place) {
            state.holder = Some(place);
            state.terms += 1;
            state.history.push(format!("{now}: node {place} leads, in term {term}"));
        }
    }

    /// Looks at what a node has claimed: one that does not lead has tasks alone that go out through a token.
    pub fn look_at(&self, place: Place, tasks: &[Task]) {
        let mut state = self.state();
        if state.claimed_as_leader[place] {
            return;
        }
        let is_the_leaders = |task: &&Task| {
            let job: Value = serde_json::from_str(&task.payload).unwrap();
            job["route"]["token"].is_null()
        };
        let wrong = tasks.iter().filter(is_the_leaders);
        let holder = state.holder;
        let flaw = |task: &Task| {
            let (kind, id) = (task.kind.word(), task.id.0);
            format!("node {place} claims task {id} ({kind}), and node {holder:?} leads")
        };
        let flaws: Vec<String> = wrong.map(flaw).collect();
        state.flaws.extend(flaws);
    }

    /// Times that were given back twice, or though people could play.
    pub fn judge(&self, db: &Connection, apart: i64) {
        let (slack, credits) = (NOTED_EVERY + apart, credits(db));
        let mut state = self.state();
        state.credits = credits.len();
        let mut flaws = Vec::new();
        for (number, [from, until]) in credits.iter().enumerate() {
            let twice =
                |[begun, ended]: &&[i64; 2]| (*from).max(*begun) + slack < (*until).min(*ended);
            if let Some(other) = credits[..number].iter().find(twice) {
                flaws.push(format!("{from} to {until} is given back, and so is {other:?}"));
            }
            let played = |beat: &&i64| from + slack < **beat && **beat < until - slack;
            if let Some(beat) = state.beats.iter().find(played) {
                flaws.push(format!("{from} to {until} is given back, and people played at {beat}"));
            }
        }
        state.flaws.extend(flaws);
    }
}

/// The times that were given back, from the tasks that announce them.
fn credits(db: &Connection) -> Vec<[i64; 2]> {
    let sql = "SELECT payload FROM outbox WHERE kind = 'outage' ORDER BY id";
    let mut rows = db.prepare(sql).unwrap();
    let payloads = rows.query_map([], |row| row.get::<_, String>(0)).unwrap().map(Result::unwrap);
    let time = |payload: String| {
        let job: Value = serde_json::from_str(&payload).unwrap();
        let outage = &job["data"]["Outage"];
        let is_first = outage["after"].as_i64() == Some(0);
        is_first.then(|| ["from", "until"].map(|end| outage[end].as_i64().unwrap()))
    };
    payloads.filter_map(time).collect()
}

/// Around the store of a node.
pub struct OfNode {
    pub place: Place,
    pub by_turns: ByTurns,
    pub lead: Lead,
    /// The mistake, and the database in which it is made.
    pub mutant: Mutant,
    pub shared: Arc<Shared>,
}

impl OfNode {
    /// True if this node writes as if it led.
    fn is_unfenced(&self, verb: &str) -> bool {
        match self.mutant {
            Mutant::CreditsWithoutLead => ["credit", "leave_note"].contains(&verb),
            Mutant::ClaimsWithoutLead => verb == "claim",
            _ => false,
        }
    }

    /// Writes a node down as the leader for the time of a verb that has no fence.
    fn pretend(&self, verb: &str, place: Option<Place>) {
        let state = self.lead.state();
        if self.is_unfenced(verb)
            && state.holder != Some(self.place)
            && let Some(place) = place
        {
            self.shared.write_leader(state.numbers[place], state.epochs[place]);
        }
    }
}

impl Interceptor for OfNode {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            self.by_turns.before(verb).await?;
            if verb == "claim" {
                let mut state = self.lead.state();
                state.claimed_as_leader[self.place] = state.holder == Some(self.place);
            }
            self.pretend(verb, Some(self.place));
            Ok(())
        })
    }

    fn after(&self, verb: &'static str) -> BoxFuture<'_, ()> {
        let holder = self.lead.state().holder;
        self.pretend(verb, holder);
        self.by_turns.after(verb)
    }

    fn wait<'a>(&'a self, other: BoxFuture<'a, ()>) -> BoxFuture<'a, ()> {
        self.by_turns.wait(other)
    }

    fn change<'a>(
        &'a self,
        store: &'a Store,
        change: Change,
    ) -> BoxFuture<'a, Result<Changed, StoreError>> {
        self.by_turns.change(store, change)
    }

    fn advance<'a>(
        &'a self,
        store: &'a Store,
        change: EventChange,
    ) -> BoxFuture<'a, Result<Advanced, StoreError>> {
        self.by_turns.advance(store, change)
    }
}
