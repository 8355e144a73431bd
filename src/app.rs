//! The one door: what people ask for goes in, what is to be answered comes out.
//!
//! The app knows people, channels, permissions and clocks, and hosts any game of its list. It knows nothing of Discord's
//! protocol. A request is loaded, decided and committed in that order; what must happen on Discord beside the answer
//! is written into the outbox by the same transaction (see [`tasks`]).

mod challenge;
pub mod commands;
mod complete;
mod lookup;
mod play;
mod press;
pub mod reply;
pub mod request;
mod show;
mod stop;
pub mod tasks;

use crate::clock::Clock;
use crate::game::{Games, Options, Refusal, Table, Turn};
use crate::render::Painter;
use crate::store::{Changed, Entry, GameId, Store, StoredGame, TaskId};
use crate::words;
use reply::{Answer, Message, Reply};
use request::{Ask, Caller, Request};
use show::Way;
use std::sync::{Arc, Mutex};
pub use stop::{Fault, Stop};

/// The most unfinished games that a person may have.
pub const GAMES_PER_PERSON: u32 = 10;
/// The most unfinished games that a channel may have.
pub const GAMES_PER_CHANNEL: u32 = 50;
/// How long a challenge waits to be taken.
pub const CHALLENGE_LASTS_MS: i64 = 3 * 24 * 60 * 60 * 1000;
/// How often a step is decided anew because the game had changed meanwhile.
const TRIES: u32 = 5;

/// Everything that a request is answered with.
pub struct App<S> {
    store: S,
    games: Games,
    clock: Arc<dyn Clock>,
    painter: Arc<Painter>,
    random: Mutex<fastrand::Rng>,
}

impl<S: Store> App<S> {
    /// An app over a store, a list of games, a clock and a source of chance.
    pub fn new(store: S, games: Games, clock: Arc<dyn Clock>, random: fastrand::Rng) -> Self {
        Self { store, games, clock, painter: Arc::new(Painter::new()), random: Mutex::new(random) }
    }

    /// The store, for those who serve the app.
    pub fn store(&self) -> &S {
        &self.store
    }

    /// Gives the store back, when nothing is served any more.
    pub fn into_store(self) -> S {
        self.store
    }

    /// The clock that everything here goes by.
    pub fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    /// Answers a request. What goes wrong is part of the answer: a sentence for the person, never an error.
    pub async fn handle(&self, request: &Request) -> Answer {
        let caller = &request.caller;
        let answer = match self.dispatch(caller, &request.ask).await {
            Err(Stop::Refuse(why)) => self.refuse_unless_done(caller, &request.ask, why).await,
            other => other,
        };
        answer.unwrap_or_else(|stop| match stop {
            Stop::Refuse(why) => private(words::refusals(caller.locale, &why)),
            Stop::Fault(fault) => private(fault.report(caller)),
        })
    }

    /// A refusal, unless this very interaction has been acted upon: delivered again it finds its own step made, and gets
    /// the answer to that.
    async fn refuse_unless_done(&self, caller: &Caller, ask: &Ask, why: Vec<Refusal>) -> Result<Answer, Stop> {
        match self.store.seen(caller.interaction).await? {
            Some(game) => self.answer_with(caller, game, &[], Way::of(ask)).await,
            None => Err(Stop::Refuse(why)),
        }
    }

    async fn dispatch(&self, caller: &Caller, ask: &Ask) -> Result<Answer, Stop> {
        match ask {
            Ask::Challenge(wish) => self.challenge(caller, wish).await,
            Ask::Move { text, game } => self.play_by_command(caller, text, game.as_deref()).await,
            Ask::Board { game } => self.board(caller, game.as_deref()).await,
            Ask::Games => self.list_games(caller).await,
            Ask::Resign { game } => self.ask_to_resign(caller, game.as_deref()).await,
            Ask::Help => Ok(private(commands::help(caller.locale))),
            Ask::Press { game, version, verb } => self.press(caller, *game, *version, *verb).await,
            Ask::Typed { game, version, text } => self.play_by_form(caller, *game, *version, text).await,
            Ask::Complete(typing) => Ok(Answer::plain(Reply::Choices(self.complete(caller, typing).await?))),
        }
    }

    /// The game as it stands, replayed from its log.
    fn table(&self, stored: &StoredGame) -> Result<Table, Fault> {
        let entry = self.games.find(&stored.game).map_err(|why| Fault::record(stored, &[why]))?;
        let broken = |why: Vec<Refusal>| Fault::record(stored, &why);
        let options = Options::read(entry.sheet, &stored.rules).map_err(broken)?.at_revision(stored.revision);
        let mut table = entry.start(&options, stored.seats, None).map_err(broken)?;
        for action in &stored.log {
            table.play(action).map_err(|why| broken(vec![why]))?;
        }
        Ok(table)
    }

    async fn load(&self, game: GameId) -> Result<StoredGame, Stop> {
        let found = self.store.game(game).await?;
        found.ok_or_else(|| Refusal::new("no-such-game-here").number("number", game.0).into())
    }

    /// Lets chance have its turns, if it is on turn, and says what it did.
    fn roll(&self, table: &mut Table) -> Result<Vec<Entry>, Fault> {
        let mut entries = Vec::new();
        while table.turn() == Turn::Chance {
            let number = self.random.lock().unwrap_or_else(std::sync::PoisonError::into_inner).u64(..);
            let text = table.chance(number).ok_or(Fault::new("chance is on turn and has no result"))?;
            table.play(&text).map_err(|why| Fault::new(&format!("chance made {text}: {}", why.word)))?;
            entries.push(Entry { seat: None, text });
        }
        Ok(entries)
    }
}

/// The tasks of a step that has been written down; `None` when the game has changed since and the step must be decided
/// anew. A repeated delivery has no tasks: they are there already.
fn written(changed: Changed) -> Option<Vec<TaskId>> {
    match changed {
        Changed::Done { tasks, .. } => Some(tasks),
        Changed::Repeat => Some(Vec::new()),
        Changed::Stale => None,
    }
}

/// An answer that only the asker sees.
fn private(text: String) -> Answer {
    Answer::plain(Reply::Post(Message::private(text)))
}
