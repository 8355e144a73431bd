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

/// Everyone who waits for a turn, with what will become of their call once that is decided.
#[derive(Default)]
struct State {
    at_turn: Client,
    waiting: BTreeMap<Client, Option<Fate>>,
    /// Those whose answer waits for another turn.
    late: BTreeSet<Client>,
    /// The next change is handed over twice.
    twice: bool,
    flaws: Vec<String>,
}

/// The turns of a world.
#[derive(Clone, Default)]
pub struct Turns(Arc<Mutex<State>>);

impl Turns {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    /// Lets this client run until it waits for another turn; true when it has come to its end.
    pub async fn run<F: Future<Output = ()> + Unpin>(&self, client: Client, work: &mut F) -> bool {
        self.state().at_turn = client;
        poll_fn(|context| match std::pin::Pin::new(&mut *work).poll(context) {
            Poll::Ready(()) => Poll::Ready(true),
            // A client that is pending and waits for no turn waits for the database, which will wake it.
            Poll::Pending if matches!(self.state().waiting.get(&client), Some(None)) => {
                Poll::Ready(false)
            }
            Poll::Pending => Poll::Pending,
        })
        .await
    }

    /// Decides what becomes of a client's call; `twice`: a change is handed over a second time.
    pub fn grant(&self, client: Client, fate: Fate, twice: bool) {
        let mut state = self.state();
        state.waiting.insert(client, Some(fate));
        state.twice = twice;
    }

    /// A client waits no more: it is dead.
    pub fn forget(&self, client: Client) {
        let mut state = self.state();
        state.waiting.remove(&client);
        state.late.remove(&client);
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

    /// Waits for a turn.
    pub async fn wait(&self) -> Fate {
        let mut mine = None;
        poll_fn(|_| {
            let mut state = self.state();
            let client = *mine.get_or_insert(state.at_turn);
            match state.waiting.get(&client) {
                Some(Some(fate)) => {
                    let fate = *fate;
                    state.waiting.remove(&client);
                    Poll::Ready(fate)
                }
                _ => {
                    state.waiting.insert(client, None);
                    Poll::Pending
                }
            }
        })
        .await
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
                Fate::Done => Ok(()),
                Fate::Late => {
                    self.turns.late();
                    Ok(())
                }
            }
        })
    }

    fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
        Box::pin(async {
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
