//! Turns of the clients: everyone who wants something of the store waits until the world lets them go on, one at a
//! time, so that the same seed gives the same life. The store between is one that fails, answers late and is asked
//! twice.

use super::mutants::{self, GonePlans, Mutant};
use futures_util::FutureExt;
use narabe::store::events::{Advanced, EventChange};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::{Change, Changed, Store, StoreError};
use std::collections::{BTreeMap, BTreeSet};
use std::future::{Future, poll_fn};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::Poll;

/// Someone at work: an interaction that is being answered, the outbox, the heartbeat.
pub type Client = usize;

/// Fate of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It is carried out and answered.
    Done,
    /// It is carried out, and the answer waits for another turn.
    Late,
    /// It fails, and nothing is done.
    Failed,
    /// There is no room for it, and nothing is done.
    Busy,
}

/// Calls of a client that wait for a turn: the oldest one has the next.
#[derive(Default)]
struct Waiting {
    tickets: BTreeSet<u64>,
    /// Fate of the oldest call, once that is decided.
    fate: Option<Fate>,
}

/// Everyone who waits for a turn.
#[derive(Default)]
struct State {
    at_turn: Client,
    waiting: BTreeMap<Client, Waiting>,
    /// Number of tickets that were given.
    tickets: u64,
    /// Numbers of calls that the database is carrying out, where there are any.
    calls: BTreeMap<Client, u32>,
    /// Those whose answer waits for another turn.
    late: BTreeSet<Client>,
    /// The next change is handed over twice.
    twice: bool,
    flaws: Vec<String>,
}

impl State {
    /// True if a client waits for a turn and for nothing else. One that makes two calls at once waits for a turn with one of
    /// them while the database carries the other out, and when that ends is not decided by the seed.
    fn rests(&self, client: Client) -> bool {
        let waits = |it: &Waiting| it.fate.is_none() && !it.tickets.is_empty();
        self.waiting.get(&client).is_some_and(waits) && !self.calls.contains_key(&client)
    }
}

/// The turns of a world.
#[derive(Clone, Default)]
pub struct Turns(Arc<Mutex<State>>);

/// A call's place among those of its client; it waits no more when this is dropped.
struct Ticket<'a> {
    turns: &'a Turns,
    client: Client,
    number: u64,
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        if let Some(waiting) = self.turns.state().waiting.get_mut(&self.client) {
            waiting.tickets.remove(&self.number);
        }
    }
}

impl Turns {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    /// Lets this client run until it waits for another turn; true when it has come to its end.
    pub async fn run<F: Future<Output = ()> + Unpin>(&self, client: Client, work: &mut F) -> bool {
        self.state().at_turn = client;
        poll_fn(|context| match std::pin::Pin::new(&mut *work).poll(context) {
            Poll::Ready(()) => Poll::Ready(true),
            // A client that is pending and does not rest waits for the database, which will wake it.
            Poll::Pending if self.state().rests(client) => Poll::Ready(false),
            Poll::Pending => Poll::Pending,
        })
        .await
    }

    /// Decides what becomes of a client's call; `twice`: a change is handed over a second time.
    pub fn grant(&self, client: Client, fate: Fate, twice: bool) {
        let mut state = self.state();
        state.waiting.entry(client).or_default().fate = Some(fate);
        state.twice = twice;
    }

    /// A client waits no more: it is dead.
    pub fn forget(&self, client: Client) {
        let mut state = self.state();
        state.waiting.remove(&client);
        state.calls.remove(&client);
        state.late.remove(&client);
    }

    /// A call of the client at turn goes to the database.
    fn goes(&self) {
        let mut state = self.state();
        let client = state.at_turn;
        *state.calls.entry(client).or_default() += 1;
    }

    /// A call of the client at turn has come back.
    fn comes_back(&self) {
        let mut state = self.state();
        let client = state.at_turn;
        if let Some(calls) = state.calls.get_mut(&client) {
            *calls -= 1;
        }
        state.calls.retain(|_, calls| *calls > 0);
    }

    /// Acts of the store that must not be.
    pub fn flaws(&self) -> Vec<String> {
        std::mem::take(&mut self.state().flaws)
    }

    /// The answer of the client at turn is to wait for another turn.
    fn late(&self) {
        let mut state = self.state();
        let client = state.at_turn;
        state.late.insert(client);
    }

    /// Whether it is; asked once.
    fn is_late(&self) -> bool {
        let mut state = self.state();
        let client = state.at_turn;
        state.late.remove(&client)
    }

    fn ticket(&self) -> Ticket<'_> {
        let mut state = self.state();
        state.tickets += 1;
        let (client, number) = (state.at_turn, state.tickets);
        state.waiting.entry(client).or_default().tickets.insert(number);
        Ticket { turns: self, client, number }
    }

    /// Waits for a turn.
    pub async fn wait(&self) -> Fate {
        let ticket = self.ticket();
        poll_fn(|_| {
            let mut state = self.state();
            let waiting = state.waiting.entry(ticket.client).or_default();
            let is_next = waiting.tickets.first() == Some(&ticket.number);
            let fate = waiting.fate.take_if(|_| is_next);
            fate.map_or(Poll::Pending, Poll::Ready)
        })
        .await
    }

    /// Waits for another turn in the midst of a call.
    pub async fn wait_again(&self) -> Fate {
        self.comes_back();
        let fate = self.wait().await;
        self.goes();
        fate
    }
}

/// Around a store that is asked by turns.
pub struct ByTurns {
    turns: Turns,
    mutant: Mutant,
    gone: GonePlans,
}

impl ByTurns {
    pub fn new(turns: Turns, mutant: Mutant) -> Self {
        Self { turns, mutant, gone: GonePlans::default() }
    }

    /// As a caller does that did not hear the answer: nothing happens a second time.
    async fn change_twice(&self, store: &Store, change: Change) -> Result<Changed, StoreError> {
        let first = store.change(change.clone()).await?;
        let again = store.change(change).await?;
        if matches!(again, Changed::Done { .. }) {
            self.turns
                .state()
                .flaws
                .push(format!("a change was made twice: {first:?}, then {again:?}"));
        }
        Ok(first)
    }
}

impl Interceptor for ByTurns {
    fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async {
            match self.turns.wait().await {
                Fate::Failed => Err(StoreError::Failed("by lot".to_owned())),
                Fate::Busy => Err(StoreError::Busy),
                fate => {
                    if fate == Fate::Late {
                        self.turns.late();
                    }
                    self.turns.goes();
                    Ok(())
                }
            }
        })
    }

    fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
        Box::pin(async {
            self.turns.comes_back();
            if self.turns.is_late() {
                self.turns.wait().await;
            }
        })
    }

    fn wait<'a>(&'a self, mut other: BoxFuture<'a, ()>) -> BoxFuture<'a, ()> {
        // The other caller goes on at turns of its own.
        Box::pin(async move {
            while other.as_mut().now_or_never().is_none() {
                self.turns.wait().await;
            }
        })
    }

    fn change<'a>(
        &'a self,
        store: &'a Store,
        change: Change,
    ) -> BoxFuture<'a, Result<Changed, StoreError>> {
        let twice = std::mem::take(&mut self.turns.state().twice);
        match self.mutant {
            Mutant::RatesApart => Box::pin(mutants::end_and_rate(&self.turns, store, change)),
            Mutant::IgnoresVersions => Box::pin(mutants::change_anything(store, change)),
            Mutant::HintsApart => Box::pin(mutants::change_without_hint(store, change)),
            Mutant::PlaysGonePlans => Box::pin(self.gone.change(store, change)),
            Mutant::OwesApart => Box::pin(mutants::owe_apart(&self.turns, store, change)),
            Mutant::None if twice => Box::pin(self.change_twice(store, change)),
            _ => Box::pin(store.change(change)),
        }
    }

    fn advance<'a>(
        &'a self,
        store: &'a Store,
        change: EventChange,
    ) -> BoxFuture<'a, Result<Advanced, StoreError>> {
        match self.mutant {
            Mutant::AdvancesAnything => Box::pin(mutants::advance_anything(store, change)),
            _ => Box::pin(store.advance(change)),
        }
    }
}

/// The order of a client's calls does not depend on how long the database takes.
#[test]
fn a_client_of_two_calls_rests_when_none_is_under_way() {
    let turns = Turns::default();
    let by_turns = ByTurns::new(turns.clone(), Mutant::None);
    let (answer, answered) = tokio::sync::oneshot::channel();
    let is_back = std::sync::atomic::AtomicBool::new(false);
    let first = async {
        by_turns.before("first").await.unwrap();
        answered.await.unwrap();
        by_turns.after("first").await;
        is_back.store(true, std::sync::atomic::Ordering::Relaxed);
    };
    let second = async { by_turns.before("second").await.unwrap() };
    // The one that asked first goes first, whichever is looked at first.
    let mut work = Box::pin(async {
        tokio::join!(first, second);
    });
    let database = async {
        tokio::task::yield_now().await;
        answer.send(()).unwrap();
    };
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        assert!(!turns.run(1, &mut work).await, "both wait");
        turns.grant(1, Fate::Done, false);
        let (has_ended, ()) = tokio::join!(turns.run(1, &mut work), database);
        assert!(!has_ended && is_back.load(std::sync::atomic::Ordering::Relaxed));
        turns.grant(1, Fate::Done, false);
        assert!(turns.run(1, &mut work).await);
    });
}
