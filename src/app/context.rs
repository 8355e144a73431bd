//! Shared state of the application, and the look-ups that every room makes: a game, its table, a
//! server's settings.

use crate::app::addresses::Addresses;
use crate::app::caller::Caller;
use crate::app::error::{Error, InternalError};
use crate::app::markup::Emoji;
use crate::app::pack::Pack;
use crate::app::rate_limit::RateLimit;
use crate::app::work_pool::WorkPool;
use crate::clock::{Clock, MINUTE_MS};
use crate::game::{Games, Options, Ply, Refusal, Refused, Replay, Seat, Table, Token};
use crate::machine::Machines;
use crate::rating::Terms;
use crate::render::Painter;
use crate::store::ladder::KnownPlayer;
use crate::store::servers::{Policy, Settings};
use crate::store::{GameId, Millis, Status, Store, StoreError, StoredGame};
use crate::words::Locale;
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock};
use std::time::Duration;

/// Least time between two pings of a server's role for open seats (ms).
const SEATS_EVERY_MS: Millis = 15 * MINUTE_MS;

/// Least time between two exports of what is stored about a person (ms).
const EXPORTS_EVERY_MS: Millis = 10 * MINUTE_MS;

/// State that every request uses.
pub struct Context {
    pub(in crate::app) store: Store,
    pub(in crate::app) games: Games,
    pub(in crate::app) clock: Arc<dyn Clock>,
    /// Painter, shared with the threads that paint GIFs.
    pub(in crate::app) painter: Arc<Painter>,
    rng: Mutex<fastrand::Rng>,
    pub(in crate::app) heartbeat: Mutex<Option<Heartbeat>>,
    /// Term of the lead in which this node keeps the heartbeat, where it knows one.
    pub(in crate::app) term: Mutex<Option<i64>>,
    pub(in crate::app) rate_limit: Mutex<RateLimit>,
    pub(in crate::app) work: WorkPool,
    pub(in crate::app) machines: Arc<Machines>,
    pub(in crate::app) addresses: Addresses,
    /// The operator's own book.
    pub(in crate::app) pack: Option<Arc<Pack>>,
    /// Servers in which the set-up panel is known to have been shown for good; none where it never is.
    pub(in crate::app) introduced: Option<Mutex<HashSet<u64>>>,
    /// Servers in which the weekly summary is known to have been offered.
    pub(in crate::app) week_offered: Mutex<HashSet<u64>>,
    /// Times at which each server's role for open seats may be pinged again (UTC ms).
    seat_pings: Mutex<HashMap<u64, Millis>>,
    /// Times at which each person may have what is stored about them exported again (UTC ms).
    exports: Mutex<HashMap<u64, Millis>>,
    /// Ids of the registered commands by name, once they are known.
    command_ids: RwLock<Arc<HashMap<String, u64>>>,
    /// Emojis of the application by the names of their tokens, as far as they are uploaded.
    emojis: RwLock<HashMap<String, Emoji>>,
}

impl Context {
    /// Returns the state over a store, a list of games, a clock and a random number generator.
    pub fn new(store: Store, games: Games, clock: Arc<dyn Clock>, rng: fastrand::Rng) -> Self {
        Self {
            store,
            games,
            clock,
            painter: Painter::shared(),
            rng: Mutex::new(rng),
            heartbeat: Mutex::default(),
            term: Mutex::default(),
            rate_limit: Mutex::default(),
            work: WorkPool::default(),
            machines: Arc::default(),
            addresses: Addresses::default(),
            pack: None,
            introduced: None,
            week_offered: Mutex::default(),
            seat_pings: Mutex::default(),
            exports: Mutex::default(),
            command_ids: RwLock::default(),
            emojis: RwLock::default(),
        }
    }

    /// Shows a book of the operator's own beside each server's openings.
    #[must_use]
    pub fn with_pack(self, pack: Option<Pack>) -> Self {
        Self { pack: pack.map(Arc::new), ..self }
    }

    /// Sets the ids that Discord has given the commands, by name.
    pub fn set_command_ids(&self, ids: HashMap<String, u64>) {
        *self.command_ids.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(ids);
    }

    /// Returns the ids of the commands; none before they are known.
    pub(crate) fn command_ids(&self) -> Arc<HashMap<String, u64>> {
        Arc::clone(&self.command_ids.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the emojis that may be used, by the names of their tokens.
    pub fn set_emojis(&self, emojis: HashMap<String, Emoji>) {
        *self.emojis.write().unwrap_or_else(PoisonError::into_inner) = emojis;
    }

    /// Returns the emoji of a token, if it is uploaded.
    pub(crate) fn emoji(&self, token: Token) -> Option<Emoji> {
        self.emojis.read().unwrap_or_else(PoisonError::into_inner).get(&token.name()).cloned()
    }

    /// Sets the number of commands that one person may give in a minute; 0, the default, is no
    /// limit.
    #[must_use]
    pub fn with_commands_per_minute(self, most: u32) -> Self {
        Self { rate_limit: Mutex::new(RateLimit::new(most)), ..self }
    }

    /// Sets the CPU time that a replay, a moving picture or a record from a file may take.
    #[must_use]
    pub fn with_work_budget(self, budget: Duration) -> Self {
        Self { work: WorkPool::with_budget(budget), ..self }
    }

    /// Sets the machines that play against people. Several states may share them, as the programs of a simulated world do
    /// one after the other: what their threads have made is then made once.
    #[must_use]
    pub fn with_machines(self, machines: impl Into<Arc<Machines>>) -> Self {
        Self { machines: machines.into(), ..self }
    }

    /// Shows a set-up panel to whoever manages a server and uses the bot there first.
    #[must_use]
    pub fn with_introductions(self) -> Self {
        Self { introduced: Some(Mutex::default()), ..self }
    }

    /// Sets the addresses of the operator's pages.
    #[must_use]
    pub fn with_addresses(self, addresses: Addresses) -> Self {
        Self { addresses, ..self }
    }

    /// Notes a ping of a server's role for open seats; false if there was one less than [`SEATS_EVERY_MS`] ago.
    pub(crate) fn note_seat_ping(&self, guild: u64) -> bool {
        self.note_turn(&self.seat_pings, guild, SEATS_EVERY_MS).is_ok()
    }

    /// Notes an export of what is stored about a person.
    ///
    /// # Errors
    /// The time from which they may have it exported again, where they have asked for that less than [`EXPORTS_EVERY_MS`] ago.
    pub(crate) fn note_export(&self, person: u64) -> Result<(), Millis> {
        self.note_turn(&self.exports, person, EXPORTS_EVERY_MS)
    }

    /// Forgets an export that failed: the person may ask again at once.
    pub(crate) fn forget_export(&self, person: u64) {
        self.exports.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }

    /// Notes when it is the turn of a server or person again.
    ///
    /// # Errors
    /// The time that is noted already, if that is to come.
    fn note_turn(
        &self,
        times: &Mutex<HashMap<u64, Millis>>,
        whose: u64,
        every: Millis,
    ) -> Result<(), Millis> {
        let now = self.clock.now();
        let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
        // One that holds for longer was noted before the clock was set back.
        times.retain(|_, until| *until > now && *until <= now + every);
        match times.entry(whose) {
            Entry::Occupied(noted) => Err(*noted.get()),
            Entry::Vacant(free) => {
                free.insert(now + every);
                Ok(())
            }
        }
    }

    /// Returns the number of requests that wait for long work.
    pub fn long_work_waiting(&self) -> usize {
        self.work.held()
    }

    /// Returns the machines.
    pub fn machines(&self) -> &Machines {
        &self.machines
    }

    /// Returns the store.
    pub fn store(&self) -> &Store {
        &self.store
    }

    /// Takes the store out, to be closed.
    pub fn into_store(self) -> Store {
        self.store
    }

    /// Returns the random number generator, which tests seed. It is locked until the guard is dropped.
    pub(crate) fn rng(&self) -> MutexGuard<'_, fastrand::Rng> {
        self.rng.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the clock that all times are read from.
    pub fn clock(&self) -> &dyn Clock {
        &*self.clock
    }
}

/// True if the rules of a game help seat 0: the weaker player takes it.
pub(crate) fn helps_first(games: Games, stored: &StoredGame) -> bool {
    let Ok(entry) = games.find(&stored.game) else { return false };
    let options = Options::read(entry.info, &stored.rules);
    options.is_ok_and(|options| entry.pool(&options, stored.seats).helps_first)
}

/// Returns a server's rating settings.
pub(crate) async fn rating_terms(ctx: &Context, guild: Option<u64>) -> Result<Terms, StoreError> {
    Ok(guild_settings(ctx, guild).await?.ratings.terms())
}

/// Returns every rating pool of the games of the list, each once.
pub(crate) fn pools(ctx: &Context) -> Vec<&'static str> {
    let mut names = Vec::new();
    for entry in ctx.games.0 {
        for (number, preset) in entry.info.presets.iter().enumerate() {
            let options = Options::preset(entry.info, number);
            for seats in preset.seats.0.max(2)..=preset.seats.1 {
                let name = entry.pool(&options, seats).name;
                if !names.contains(&name) {
                    names.push(name);
                }
            }
        }
    }
    names
}

/// Returns the settings of the caller's server, as they were when the request came; the defaults outside of servers.
pub(crate) async fn settings_here(ctx: &Context, caller: &Caller) -> Result<Settings, StoreError> {
    match &caller.settings {
        Some(settings) => Ok(settings.clone()),
        None => guild_settings(ctx, caller.venue.guild).await,
    }
}

/// Returns the settings of a server; the defaults outside of servers.
pub(crate) async fn guild_settings(
    ctx: &Context,
    guild: Option<u64>,
) -> Result<Settings, StoreError> {
    match guild {
        Some(guild) => ctx.store.settings(guild).await,
        None => Ok(Settings::default()),
    }
}

/// Returns the language of a server's own messages: the one that it has chosen, else that of its last game.
pub(crate) async fn language_of_server(
    ctx: &Context,
    guild: u64,
    settings: &Settings,
) -> Result<Locale, StoreError> {
    let code = match &settings.locale {
        Some(code) => Some(code.clone()),
        None => ctx.store.last_locale(guild).await?,
    };
    Ok(code.map_or(Locale::En, |code| Locale::of(&code)))
}

/// Returns the server's policy on board messages where a game is played; the default if the store
/// does not answer.
pub(crate) async fn board_policy(ctx: &Context, stored: &StoredGame) -> Policy {
    guild_settings(ctx, stored.venue.guild)
        .await
        .map(|settings| settings.policy)
        .unwrap_or_default()
}

/// Returns what is known of people in a server, in their order, with their ratings in a pool; nothing, and a line in the log,
/// if the store does not answer: a picture or a list without names is better than none.
pub(crate) async fn known_players(
    ctx: &Context,
    guild: u64,
    pool: String,
    people: Vec<u64>,
) -> Vec<KnownPlayer> {
    let known = ctx.store.known_players(guild, pool, people).await;
    known.unwrap_or_else(|error| {
        tracing::warn!(guild, "names and ratings cannot be read: {error}");
        Vec::new()
    })
}

/// Returns the seat whose player made each entry of the record, a mate's for a seat that had left; none for chance and
/// table events.
pub(crate) fn makers(
    ctx: &Context,
    stored: &StoredGame,
) -> Result<Vec<Option<Seat>>, InternalError> {
    let maker = |ply: Ply<'_>| ply.actor().filter(|_| ply.event.is_none());
    let plies = replay(ctx.games, stored)?.map(|ply| Ok(maker(ply.map_err(refused(stored))?)));
    plies.collect()
}

/// Last heartbeat.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct Heartbeat {
    /// Time of day of the heartbeat (UTC ms).
    pub(in crate::app) at: Millis,
    /// Time of day minus the monotonic clock, to detect that the system clock was set.
    pub(in crate::app) ahead: Millis,
    /// Time of the heartbeat that the store holds.
    pub(in crate::app) stored_at: Millis,
    /// True if the bot could not be played with at some time since.
    pub(in crate::app) missed: bool,
}

/// Returns the current position of a game, replayed from its log.
pub(crate) fn table(ctx: &Context, stored: &StoredGame) -> Result<Table, InternalError> {
    replayed(ctx.games, stored)
}

pub(crate) async fn load(ctx: &Context, game: GameId) -> Result<StoredGame, Error> {
    let found = ctx.store.game(game).await?;
    found.ok_or_else(|| Refusal::new("no-such-game-here").number("number", game.0).into())
}

/// Returns the table of a stored game, replayed from its log by its rules.
///
/// # Errors
/// If it does not replay, which no game does that this program has written.
pub fn replayed(games: Games, stored: &StoredGame) -> Result<Table, InternalError> {
    let _step = tracing::debug_span!("replay").entered();
    replay(games, stored)?.finish().map_err(refused(stored))
}

/// Replays a stored game ply after ply.
pub(crate) fn replay(games: Games, stored: &StoredGame) -> Result<Replay<'_>, InternalError> {
    let broken = |why: Vec<Refusal>| InternalError::record(stored, &why);
    let entry = games.find(&stored.game).map_err(|why| broken(vec![why]))?;
    let options = Options::read(entry.info, &stored.rules).map_err(broken)?;
    let options = options.at_revision(stored.revision);
    let table = entry.start(&options, stored.seats, None).map_err(broken)?;
    let machines = stored.machines.iter().map(|machine| Seat(machine.seat));
    let table = table.with_machines(machines);
    Ok(Replay::of(table, &stored.log))
}

/// True if a person takes part in a game: they have decided something in it, or play the other game of its set.
pub(crate) fn takes_part(
    ctx: &Context,
    stored: &StoredGame,
    other: Option<&StoredGame>,
    person: u64,
) -> Result<bool, InternalError> {
    if has_moved(ctx, stored, person)? {
        return Ok(true);
    }
    let Some(other) = other else { return Ok(false) };
    Ok(other.status == Status::Finished || has_moved(ctx, other, person)?)
}

/// True if a person has made a decision in this game.
fn has_moved(ctx: &Context, stored: &StoredGame, person: u64) -> Result<bool, InternalError> {
    let Some(seat) = stored.seat_of(person) else { return Ok(false) };
    for ply in replay(ctx.games, stored)? {
        let ply = ply.map_err(refused(stored))?;
        if ply.event.is_none() && ply.actor() == Some(seat) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the error for a ply of a stored game that is refused.
pub(crate) fn refused(stored: &StoredGame) -> impl Fn(Refused<'_>) -> InternalError {
    |refused| InternalError::record(stored, &[refused.why])
}
