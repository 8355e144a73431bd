//! A room with an app, in which two requests can be cut into each other.

use crate::callers::{caller, without_pictures};
use crate::commands;
use crate::simulation::mutants::Mutant;
use crate::simulation::turns::{ByTurns, Fate, Turns};
use crate::stage::DAWN;
use crate::store::events;
use narabe::app::Context;
use narabe::app::caller::Caller;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, Request, RequestKind};
use narabe::app::output::reply::{Answer, Reply};
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::store::ballot::KeptBallot;
use narabe::store::events::{EventMade, NewEvent};
use narabe::store::ladder::Which;
use narabe::store::servers::{AuditEntry, Settings};
use narabe::store::sql::check::verify;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{EventId, GameId, Preferences, Store, StoredEvent, StoredGame, Venue};
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use tokio::runtime::Runtime;

pub const GUILD: u64 = 310_000_000_000_000_000;

/// Calls of one after which the other is let on; none that does not wait asks the store for as many.
const A_WHILE: usize = 1_000;

type Work = Pin<Box<dyn Future<Output = ()> + Send>>;
type Given = Arc<Mutex<Option<Answer>>>;

/// One of two: a person's request, or something that happens by itself.
pub enum Side {
    Asks(u64, RequestKind),
    /// The clock's beat.
    Beat,
    /// The next step of each event that is due.
    Sweep,
    /// The server has been left long ago.
    Purge,
}

pub struct Room {
    pub clock: ManualClock,
    app: Arc<Context>,
    turns: Turns,
    runtime: Runtime,
    folder: tempfile::TempDir,
    interaction: u64,
    /// Everyone comes only once, and every game has a channel of its own: no one has too many games.
    person: u64,
    channel: u64,
}

impl Room {
    pub fn open() -> Self {
        let folder = crate::simulation::folder();
        let options = Options { durability: Durability::Normal, ..Options::default() };
        let store = crate::database::open(folder.path().join("race.db"), options);
        let (turns, clock) = (Turns::default(), ManualClock::at(DAWN));
        let store = store.intercepted(Arc::new(ByTurns::new(turns.clone(), Mutant::None)));
        let time: Arc<dyn Clock> = Arc::new(clock.clone());
        let app = Arc::new(Context::new(store, GAMES, time, fastrand::Rng::with_seed(1)));
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        Self {
            clock,
            app,
            turns,
            runtime,
            folder,
            interaction: 0,
            person: 330_000_000_000_000_000,
            channel: 1,
        }
    }

    pub fn newcomer(&mut self) -> u64 {
        self.person += 1;
        self.person
    }

    fn store(&self) -> Store {
        self.app.store().direct()
    }

    pub fn stored(&self, game: GameId) -> StoredGame {
        self.runtime.block_on(self.store().game(game)).unwrap().unwrap()
    }

    /// A game and all that were made after it.
    pub fn games_from(&self, first: GameId) -> Vec<StoredGame> {
        let game = |number| self.runtime.block_on(self.store().game(GameId(number))).unwrap();
        (first.0..).map_while(game).collect()
    }

    pub fn flaws(&self) -> Vec<String> {
        verify(crate::database::of(self.folder.path().join("race.db")))
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect()
    }

    /// Settings of the server.
    pub fn settings(&self) -> Settings {
        self.runtime.block_on(self.store().settings(GUILD)).unwrap()
    }

    /// Preferences of a person.
    pub fn preferences(&self, person: u64) -> Preferences {
        self.runtime.block_on(self.store().preferences(person)).unwrap()
    }

    /// The server's audit list.
    pub fn audit(&self) -> Vec<AuditEntry> {
        self.runtime.block_on(self.store().audit(GUILD, 0, 1000)).unwrap()
    }

    /// Ballots of the person who came last.
    pub fn ballots(&self) -> Vec<KeptBallot> {
        self.runtime.block_on(self.store().ballots_of(self.person)).unwrap().0
    }

    /// An event that anyone may join.
    pub fn event(&self) -> EventId {
        let venue = Venue { guild: Some(GUILD), channel: self.channel };
        let (most, most_of_author) = (u32::MAX, u32::MAX);
        let new = NewEvent { venue, interaction: None, most, most_of_author, ..events::new(0) };
        let made = self.runtime.block_on(self.store().found_event(new)).unwrap();
        let EventMade::Made(event) = made else { panic!("{made:?}") };
        event
    }

    /// An event as it is kept.
    pub fn kept(&self, event: EventId) -> StoredEvent {
        self.runtime.block_on(self.store().event(event)).unwrap().unwrap()
    }

    /// Number of tasks that there are or were and that announce the winners of an event, by the numbers of the events.
    pub fn announcements(&self) -> BTreeMap<i64, usize> {
        let db = crate::database::raw(self.folder.path().join("race.db"));
        let mut query = db.prepare("SELECT dedupe FROM outbox WHERE kind = 'event'").unwrap();
        let keys = query.query_map([], |row| row.get::<_, String>(0)).unwrap();
        let mut counted = BTreeMap::new();
        for key in keys.map(Result::unwrap) {
            // The key of the task, behind its kind, game and message, is made of event, version and news.
            let parts: Vec<&str> = key.rsplit(':').collect();
            if let ["Over" | "Ruled", _, event, ..] = parts[..] {
                *counted.entry(event.parse().unwrap()).or_default() += 1;
            }
        }
        counted
    }

    /// Events that the person who came last is or was in.
    pub fn events(&self) -> Vec<StoredEvent> {
        self.runtime.block_on(self.store().events_of(self.person)).unwrap()
    }

    /// The season that runs.
    pub fn season(&self) -> u32 {
        let which = Which { guild: GUILD, pool: "gomoku".to_owned(), season: None };
        self.runtime.block_on(self.store().ladder(which, 0, 0)).unwrap().season
    }

    fn request(&mut self, person: u64, ask: RequestKind) -> Request {
        self.interaction += 1;
        let caller =
            caller(self.interaction, person, Venue { guild: Some(GUILD), channel: self.channel });
        without_pictures(Caller { member_since: Some(0), manages: true, ..caller }, ask)
    }

    fn work(&mut self, side: Side, given: &Given) -> Work {
        let (app, given) = (Arc::clone(&self.app), Arc::clone(given));
        match side {
            Side::Asks(person, ask) => {
                let request = self.request(person, ask);
                Box::pin(async move {
                    let answer = narabe::app::handle(&app, &request).await;
                    *given.lock().unwrap() = Some(answer);
                })
            }
            Side::Beat => Box::pin(async move {
                narabe::app::clock::heartbeat::beat(&app).await.unwrap();
                narabe::app::clock::deadlines::fire_due(&app).await.unwrap();
            }),
            Side::Sweep => Box::pin(async move {
                narabe::app::events::advance::sweep(&app).await.unwrap();
            }),
            Side::Purge => Box::pin(async move {
                narabe::app::settings::retention::forget_guild(&app, GUILD).await.unwrap()
            }),
        }
    }

    /// Something alone, with everything that it asks of the store.
    pub fn alone(&mut self, side: Side) -> Option<Answer> {
        let given = Given::default();
        let mut work = self.work(side, &given);
        self.go(0, &mut work, usize::MAX);
        given.lock().unwrap().take()
    }

    /// Lets one make so many calls; false when it came to its end before.
    fn go(&self, client: usize, work: &mut Work, calls: usize) -> bool {
        for _ in 0..calls {
            if self.runtime.block_on(self.turns.run(client, work)) {
                return false;
            }
            self.turns.grant(client, Fate::Done, false);
        }
        true
    }

    /// Something alone, with a store that fails from this call on. False when it came to its end before.
    pub fn broken(&mut self, side: Side, calls: usize) -> bool {
        self.broken_off(side, calls).0
    }

    /// The same, with the answer.
    pub fn broken_off(&mut self, side: Side, calls: usize) -> (bool, Option<Answer>) {
        let given = Given::default();
        let mut work = self.work(side, &given);
        let is_broken = self.go(0, &mut work, calls);
        if is_broken {
            while !self.runtime.block_on(self.turns.run(0, &mut work)) {
                self.turns.grant(0, Fate::Failed, false);
            }
        }
        let answer = given.lock().unwrap().take();
        (is_broken, answer)
    }

    /// Two at once: the first makes so many calls, then the second so many, then each goes on to its end. Gives their
    /// answers, and which of the two were cut.
    pub fn race(
        &mut self,
        sides: [Side; 2],
        calls: [usize; 2],
    ) -> ([Option<Answer>; 2], [bool; 2]) {
        let given: [Given; 2] = Default::default();
        let [one, other] = sides;
        let mut works = [self.work(one, &given[0]), self.work(other, &given[1])];
        let cut = [0, 1].map(|client| self.go(client, &mut works[client], calls[client]));
        let mut goes_on = cut;
        // One that waits for the other lets it go on after a while.
        while goes_on != [false, false] {
            for client in [0, 1] {
                goes_on[client] = goes_on[client] && self.go(client, &mut works[client], A_WHILE);
            }
        }
        (given.map(|given| given.lock().unwrap().take()), cut)
    }

    /// Someone begins a game in a channel of its own.
    pub fn begin(&mut self, author: u64, ask: RequestKind) -> GameId {
        self.channel += 1;
        let answer = self.alone(Side::Asks(author, ask));
        answer.and_then(|answer| answer.shows).expect("a game").0
    }

    /// Someone offers a game to someone, or to anyone.
    pub fn challenge(&mut self, author: u64, other: Option<u64>) -> GameId {
        let opponent = other.map(|person| Opponent { person, is_bot: false, is_self: false });
        let wish = ChallengeOptions {
            opponent,
            game: "gomoku/freestyle".to_owned(),
            first: FirstPlayer::Me,
            ..ChallengeOptions::default()
        };
        let wish = ChallengeOptions {
            rules: "size=9".to_owned(),
            pace: Pace::read("day"),
            rated: Some(false),
            ..wish
        };
        self.begin(author, commands::challenge(wish))
    }

    /// A game under way between two who have come for it.
    pub fn game(&mut self) -> (GameId, [u64; 2]) {
        let people = [self.newcomer(), self.newcomer()];
        let game = self.challenge(people[0], Some(people[1]));
        let accepted = press(people[1], &self.stored(game), ButtonAction::Accept);
        self.alone(accepted);
        (game, people)
    }

    /// A move by the form that belongs to the board as it stands.
    pub fn typed(&self, game: GameId, person: u64, text: &str) -> Side {
        let version = self.stored(game).version;
        Side::Asks(person, RequestKind::SubmitMove { game, version, text: text.to_owned() })
    }
}

pub fn press(person: u64, game: &StoredGame, verb: ButtonAction) -> Side {
    Side::Asks(person, RequestKind::Press { game: game.id, version: game.version, verb })
}

/// Whether the answer shows what was asked for as done.
pub fn won(answer: &Option<Answer>) -> bool {
    answer.as_ref().is_some_and(|answer| answer.shows.is_some())
}

/// Text for the asker alone.
pub fn told(answer: &Option<Answer>) -> String {
    match answer.as_ref().map(|answer| &answer.reply) {
        Some(Reply::Post(message) | Reply::Update(message)) if message.private => {
            message.text.clone()
        }
        _ => String::new(),
    }
}
