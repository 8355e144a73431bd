//! The one door: what people ask for goes in, what is to be answered comes out.
//!
//! The app knows people, channels, permissions and clocks, and hosts any game of its list. It names no library of
//! Discord's. A request is loaded, decided and committed in that order; what must happen on Discord beside the answer is
//! written into the outbox by the same transaction (see [`tasks`]).

mod challenge;
mod choose;
mod claim;
mod clocks;
pub mod commands;
mod complete;
mod confirm;
mod count;
mod history;
mod house;
mod ladder;
mod lists;
mod lookup;
mod moderate;
mod notices;
mod offer;
pub mod pace;
pub mod panel;
mod pause;
mod play;
mod preferences;
mod press;
mod privacy;
mod profile;
pub mod pulse;
pub mod quiet;
mod rate;
pub mod replay;
pub mod reply;
pub mod request;
mod retention;
mod rights;
pub mod rules;
mod ruling;
mod sequel;
mod settings;
pub mod show;
mod sitters;
mod step;
mod stop;
mod sweep;
pub mod tasks;
mod terms;
pub mod threads;
mod title;
mod vacation;
mod view;

use crate::clock::Clock;
use crate::game::{Games, Options, Refusal, Table, Turn};
use crate::render::Painter;
use crate::store::{Entry, GameId, Store, StoredGame};
use crate::words;
use reply::{Answer, Reply};
use request::{Ask, Caller, Request, Verb};
use show::Way;
use std::sync::{Arc, Mutex};
use step::Kept;
pub use stop::{Fault, Stop};

/// The most unfinished games that a person may have.
pub const GAMES_PER_PERSON: u32 = 10;
/// The most unfinished games that a channel may have.
pub const GAMES_PER_CHANNEL: u32 = 50;
/// How long a challenge waits to be taken.
pub const CHALLENGE_LASTS_MS: i64 = 3 * 24 * 60 * 60 * 1000;

/// Everything that a request is answered with.
pub struct App {
    store: Store,
    games: Games,
    clock: Arc<dyn Clock>,
    /// Shared with the threads on which moving pictures are painted.
    painter: Arc<Painter>,
    random: Mutex<fastrand::Rng>,
    pulse: Mutex<Option<pulse::Pulse>>,
    /// What keeps one person's commands within bounds.
    rate: Mutex<rate::Rate>,
}

impl App {
    /// An app over a store, a list of games, a clock and a source of chance.
    pub fn new(store: Store, games: Games, clock: Arc<dyn Clock>, random: fastrand::Rng) -> Self {
        let (painter, random, pulse) =
            (Arc::new(Painter::new()), Mutex::new(random), Mutex::default());
        Self { store, games, clock, painter, random, pulse, rate: Mutex::default() }
    }

    /// Lets one person give at most so many commands a minute; 0, as at first, for any number.
    #[must_use]
    pub fn with_commands_per_minute(self, most: u32) -> Self {
        Self { rate: Mutex::new(rate::Rate::new(most)), ..self }
    }

    /// The store, for those who serve the app.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Gives the store back, when nothing is served any more.
    pub fn into_store(self) -> Store {
        self.store
    }

    /// The clock that everything here goes by.
    pub fn clock(&self) -> &dyn Clock {
        &*self.clock
    }

    /// Answers a request. What goes wrong is part of the answer: a sentence for the person, never an error.
    pub async fn handle(&self, request: &Request) -> Answer {
        let caller = &self.as_they_like(&request.caller).await;
        let answer = match self.dispatch(caller, &request.ask).await {
            Err(Stop::Refuse(why)) => self.refuse_unless_done(caller, &request.ask, why).await,
            other => other,
        };
        let answer = answer.unwrap_or_else(|stop| match stop {
            // Suggestions only help: where there are none, none are given.
            _ if matches!(request.ask, Ask::Complete(_)) => {
                Answer::plain(Reply::Choices(Vec::new()))
            }
            Stop::Refuse(why) => Answer::private(words::refusals(caller.locale, &why)),
            Stop::Fault(fault) => Answer::private(fault.report(caller)),
        });
        rights::noted(caller, answer)
    }

    /// A refusal, unless this very interaction has been acted upon: delivered again it finds its own step made, and gets
    /// the answer to that.
    async fn refuse_unless_done(
        &self,
        caller: &Caller,
        ask: &Ask,
        why: Vec<Refusal>,
    ) -> Result<Answer, Stop> {
        match (self.store.seen(caller.interaction).await?, ask) {
            (None, _) => Err(Stop::Refuse(why)),
            (Some(_), Ask::Press { verb: Verb::ConfirmResign, .. }) => Ok(play::resigned(caller)),
            (Some(_), Ask::Press { verb: Verb::ConfirmConcede, .. }) => Ok(play::conceded(caller)),
            (Some(_), Ask::Choose { text, .. }) => Ok(choose::chosen(caller, text)),
            (Some(_), Ask::Typed { text, .. }) if caller.whispered => {
                Ok(choose::chosen(caller, text))
            }
            (Some(_), Ask::Panel { .. } | Ask::Press { verb: Verb::ConfirmAbort, .. }) => {
                Ok(panel::done(caller))
            }
            (Some(game), _) => {
                let kept = Kept { game: self.load(game).await?, owing: reply::Owing::default() };
                Ok(self.answer(caller, kept, Way::of(ask)).await)
            }
        }
    }

    async fn dispatch(&self, caller: &Caller, ask: &Ask) -> Result<Answer, Stop> {
        self.check_rate(caller, ask)?;
        match ask {
            Ask::Challenge(wish) => self.challenge(caller, wish).await,
            Ask::Move { text, game } => self.play_by_command(caller, text, game.as_deref()).await,
            Ask::Board { game, here: false } => self.board(caller, game.as_deref()).await,
            Ask::Board { game, here: true } => self.move_here(caller, game.as_deref()).await,
            Ask::Told { game } => self.board_in_words(caller, game.as_deref()).await,
            Ask::Games(listed) => self.list_games(caller, listed).await,
            Ask::Draw { game } => self.ask_for(caller, offer::Kind::Draw, game.as_deref()).await,
            Ask::Takeback { game } => {
                self.ask_for(caller, offer::Kind::Takeback, game.as_deref()).await
            }
            Ask::Abort { game } => self.ask_to_abort(caller, game.as_deref()).await,
            Ask::Rematch { game } => self.rematch(caller, game.as_deref()).await,
            Ask::Settings(wanted) if wanted.deed.is_empty() => self.show_settings(caller).await,
            Ask::Settings(wanted) => self.moderate(caller, wanted).await,
            Ask::Block(other) => self.block(caller, *other).await,
            Ask::Privacy => Ok(self.privacy(caller)),
            Ask::Resign { game } => self.ask_to_resign(caller, game.as_deref()).await,
            Ask::Preferences => self.show_preferences(caller),
            Ask::Panel { key, values } => self.panel(caller, key, values).await,
            Ask::Pause { game } => self.pause_here(caller, game.as_deref()).await,
            Ask::Vacation { begin } => self.vacation(caller, *begin).await,
            Ask::Look(leaf) => self.look(caller, leaf).await,
            Ask::Rules { game } => self.rules_page(caller, game),
            Ask::Replay { game, file } => self.replay(caller, game.as_deref(), file.as_ref()).await,
            Ask::Export { game, file, format } => {
                self.export(caller, game.as_deref(), file.as_ref(), *format).await
            }
            Ask::Walk { shown, verb, file } => self.walk_carried(caller, *shown, *verb, file).await,
            Ask::Help => {
                Ok(Answer::private(commands::help(caller.locale, caller.house, self.games)))
            }
            Ask::Press { game, version, verb } => self.press(caller, *game, *version, *verb).await,
            Ask::Choose { game, version, text } => self.choose(caller, *game, *version, text).await,
            Ask::Typed { game, version, text } => {
                self.play_by_form(caller, *game, *version, text).await
            }
            Ask::Complete(typing) => {
                Ok(Answer::plain(Reply::Choices(self.complete(caller, typing).await?)))
            }
        }
    }

    /// The game as it stands, replayed from its log.
    fn table(&self, stored: &StoredGame) -> Result<Table, Fault> {
        replayed(self.games, stored)
    }

    async fn load(&self, game: GameId) -> Result<StoredGame, Stop> {
        let found = self.store.game(game).await?;
        found.ok_or_else(|| Refusal::new("no-such-game-here").number("number", game.0).into())
    }

    /// Plays what no person decides: results of chance, what machines do, and what is all that is left.
    fn roll(&self, table: &mut Table) -> Result<Vec<Entry>, Fault> {
        let mut entries = Vec::new();
        while let Some(text) = self.unasked(table)? {
            let seat = table.to_move().map(|seat| seat.0);
            table
                .play(&text)
                .map_err(|why| Fault::new(&format!("nobody was asked for {text}: {}", why.word)))?;
            entries.push(Entry { seat, text });
        }
        Ok(entries)
    }

    /// What happens next without a person's doing, if anything does.
    fn unasked(&self, table: &Table) -> Result<Option<String>, Fault> {
        if table.turn() != Turn::Chance {
            return Ok(table.automa().or_else(|| table.forced()));
        }
        let number = self.random.lock().unwrap_or_else(std::sync::PoisonError::into_inner).u64(..);
        table.chance(number).map(Some).ok_or(Fault::new("chance is on turn and has no result"))
    }
}

/// A stored game as it stands, replayed from its log by its rules.
///
/// # Errors
/// When it does not replay, which no game does that this program has written.
pub fn replayed(games: Games, stored: &StoredGame) -> Result<Table, Fault> {
    replay(games, stored, |_, _| {})
}

/// The same, watched: each action with the table before it.
fn replay(
    games: Games,
    stored: &StoredGame,
    mut watch: impl FnMut(&Table, &str),
) -> Result<Table, Fault> {
    let broken = |why: Vec<Refusal>| Fault::record(stored, &why);
    let entry = games.find(&stored.game).map_err(|why| broken(vec![why]))?;
    let options =
        Options::read(entry.info, &stored.rules).map_err(broken)?.at_revision(stored.revision);
    let mut table = entry.start(&options, stored.seats, None).map_err(broken)?;
    for action in &stored.log {
        watch(&table, action);
        table.play(action).map_err(|why| broken(vec![why]))?;
    }
    Ok(table)
}
