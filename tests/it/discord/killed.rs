//! The bot is killed between any two steps of its outbox, in every way that a game goes on.
//!
//! Each path is walked once undisturbed, and then anew for every request that it takes to Discord: killed before that
//! request is carried out, and killed once more after it was, before the bot knows. A second life finds the same database
//! and the same Discord. In the end the game stands where it stands without a kill, everyone sees it, no one is told less,
//! and no one more but for what went through an interaction and whose receipt was lost: a call that was posted so is posted
//! again, because Discord knows no nonce there; and an answer that was itself the call is followed by one.

use super::held::Held;
use crate::stage;
use futures_util::{StreamExt, stream};
use narabe::app::Context;
use narabe::clock::{Clock, ManualClock};
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::playground::faults::{Fault, Gate};
use narabe::playground::message::Message;
use narabe::playground::{Playground, World};
use narabe::store::preferences::Reminders;
use narabe::store::servers::{AuditAct, AuditEntry, Policy, Setting, Settings};
use narabe::store::sqlite::Options;
use narabe::store::{EventId, GameId, Preferences, Store, StoredGame};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

const HOUR: i64 = 60 * 60 * 1000;
/// Longer than a task is held by a worker that is gone.
const LATER: i64 = 70_000;
/// Time that a start takes: longer than Discord counts edits of old messages, of which it takes few. An edit that it
/// refuses is made good by a new message, which is right, and no loss.
const START: i64 = 30_000;
/// Longest time until the message of an event shows a change.
const EVENT_SHOWN_WITHIN: i64 = 10 * 60_000;

/// Requests for which Discord knows no nonce.
const THROUGH_INTERACTIONS: [&str; 2] = [
    "POST /interactions/{interaction.id}/{interaction.token}/callback",
    "POST /webhooks/{application.id}/{interaction.token}",
];

/// Something that happens.
#[derive(Clone, Copy, Debug)]
enum Do {
    /// A person gives a command: who, where, which, with what.
    Slash(&'static str, &'static str, &'static str, &'static [(&'static str, &'static str)]),
    /// A person presses the newest button with this label.
    Press(&'static str, &'static str),
    /// A person writes a plan in the form behind their own view of the newest board.
    Plan(&'static str, &'static str),
    /// Hours go by.
    Pass(i64),
}

use Do::{Pass, Plan, Press, Slash};

/// A way that a game goes on.
struct Path {
    name: &'static str,
    policy: Policy,
    /// Reminders that Alice and Bob prefer, and true if direct messages reach them.
    reminders: (Reminders, bool),
    /// True if the moves of machines are tasks of the outbox. One that comes late pings, which one at once does not.
    slow: bool,
    before: &'static [Do],
    then: &'static [Do],
}

const CHALLENGE: Do = Slash(
    "alice",
    "lobby",
    "challenge",
    &[("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")],
);
const ACCEPT: Do = Press("bob", "Accept");
const H8: Do = Slash("alice", "lobby", "move", &[("where", "h8")]);
const H9: Do = Slash("bob", "lobby", "move", &[("where", "h9")]);
const H10: Do = Slash("alice", "lobby", "move", &[("where", "h10")]);
const PLAN: Do = Plan("alice", "h9 i10 j11 k12");
const END: Do = Slash("alice", "lobby", "settings end", &[("game", "1")]);

const ALONE: Do = Slash("alice", "lobby", "challenge", &[("game", "rokumon/solo")]);

const AGAINST_MACHINE: Do =
    Slash("alice", "lobby", "challenge", &[("level", "3"), ("starts", "me")]);
const MACHINE_BEGINS: Do =
    Slash("alice", "lobby", "challenge", &[("level", "3"), ("starts", "them")]);

const EVENT: Do = Slash(
    "alice",
    "lobby",
    "events",
    &[("game", "gomoku/freestyle"), ("format", "knockout"), ("seats", "3"), ("games", "1")],
);
const ALICE_JOINS: Do = Press("alice", "Join");
const BOB_JOINS: Do = Press("bob", "Join");
const CAROL_JOINS: Do = Press("carol", "Join");

const SET: Do = Slash(
    "alice",
    "lobby",
    "challenge",
    &[("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me"), ("games", "2")],
);
/// Each opponent is met in a set.
const SETS: Do = Slash(
    "alice",
    "lobby",
    "events",
    &[("game", "gomoku/freestyle"), ("format", "league"), ("seats", "3"), ("games", "2")],
);
const LEAGUE: Do = Slash(
    "alice",
    "lobby",
    "events",
    &[("game", "gomoku/freestyle"), ("format", "league"), ("seats", "3"), ("games", "1")],
);
const ROBIN: Do = Slash(
    "alice",
    "lobby",
    "events",
    &[("game", "gomoku/freestyle"), ("format", "round-robin"), ("seats", "3"), ("games", "1")],
);
/// Two of three who had no points have half of one, and have won.
const DRAWN: Do = Slash("alice", "lobby", "settings decide", &[("game", "1")]);
const DRAWN_YES: Do = Press("alice", "Yes, give it this result");
const OUT: Do = Slash("alice", "lobby", "events", &[("do", "remove"), ("person", "carol")]);
const OUT_YES: Do = Press("alice", "Yes, remove them");
const BACK: Do = Slash("alice", "lobby", "events", &[("do", "put-back"), ("person", "carol")]);
const END_2: Do = Slash("alice", "lobby", "settings end", &[("game", "2")]);
const END_3: Do = Slash("alice", "lobby", "settings end", &[("game", "3")]);
const YES: Do = Press("alice", "Yes, end the game");
const ALICE_CLIMBS: Do =
    Slash("alice", "lobby", "hill", &[("do", "join"), ("game", "gomoku/renju swap2")]);
const BOB_CLIMBS: Do = Slash("bob", "lobby", "hill", &[("do", "join")]);
const HILL: Do = Slash("alice", "lobby", "hill", &[("person", "bob")]);

const CROWD: Do = Slash(
    "alice",
    "lobby",
    "challenge",
    &[("crowd", "true"), ("game", "gomoku/freestyle"), ("starts", "me")],
);
const VOTE: Do = Slash("bob", "lobby", "move", &[("where", "h9")]);

const fn path(name: &'static str, before: &'static [Do], then: &'static [Do]) -> Path {
    Path {
        name,
        policy: Policy::Edit,
        reminders: (Reminders::Channel, true),
        slow: false,
        before,
        then,
    }
}

const PATHS: &[Path] = &[
    path("a challenge", &[], &[CHALLENGE]),
    path("a challenge is accepted", &[CHALLENGE], &[ACCEPT]),
    path("a challenge is turned down", &[CHALLENGE], &[Press("bob", "Decline")]),
    path("no one accepts", &[CHALLENGE], &[Pass(73)]),
    path("a move by command", &[CHALLENGE, ACCEPT], &[H8]),
    path("a game against the crowd", &[], &[CROWD]),
    path("votes are counted", &[CROWD, H8, VOTE], &[Pass(24)]),
    path("no one votes", &[CROWD, H8, VOTE, Pass(24), H10], &[Pass(24)]),
    path("no one votes again", &[CROWD, H8, VOTE, Pass(24), H10, Pass(24)], &[Pass(24)]),
    path("a planned move is made", &[CHALLENGE, ACCEPT, H8, PLAN], &[H9]),
    Path {
        policy: Policy::Relay,
        ..path("a planned move, the old board deleted", &[CHALLENGE, ACCEPT, H8, PLAN], &[H9])
    },
    path(
        "a plan is left",
        &[CHALLENGE, ACCEPT, H8, PLAN],
        &[Slash("bob", "lobby", "move", &[("where", "a1")])],
    ),
    path(
        "a draw is offered",
        &[CHALLENGE, ACCEPT, H8, H9],
        &[Slash("alice", "lobby", "draw", &[])],
    ),
    path(
        "a draw is agreed",
        &[CHALLENGE, ACCEPT, H8, H9, Slash("alice", "lobby", "draw", &[])],
        &[Press("bob", "Agree to a draw")],
    ),
    path(
        "a move is taken back",
        &[CHALLENGE, ACCEPT, H8],
        &[Slash("alice", "lobby", "takeback", &[])],
    ),
    path(
        "someone resigns",
        &[CHALLENGE, ACCEPT, H8, H9, Press("alice", "Resign")],
        &[Press("alice", "Yes, resign")],
    ),
    path(
        "a rematch",
        &[CHALLENGE, ACCEPT, H8, H9, Press("alice", "Resign"), Press("alice", "Yes, resign")],
        &[Slash("bob", "lobby", "rematch", &[])],
    ),
    path(
        "the board is shown again",
        &[CHALLENGE, ACCEPT, H8],
        &[Slash("bob", "lobby", "board", &[])],
    ),
    path(
        "the game moves elsewhere",
        &[CHALLENGE, ACCEPT, H8],
        &[Slash("bob", "games", "board", &[("game", "1"), ("here", "true")])],
    ),
    path("a reminder", &[CHALLENGE, ACCEPT, H8, H9], &[Pass(58)]),
    path("the time is over", &[CHALLENGE, ACCEPT, H8, H9, Pass(58), Pass(12)], &[Pass(3)]),
    path("no one made a first move", &[CHALLENGE, ACCEPT, Pass(58), Pass(12)], &[Pass(3)]),
    path(
        "a vacation",
        &[CHALLENGE, ACCEPT, H8, H9],
        &[Slash("alice", "lobby", "vacation start", &[])],
    ),
    path(
        "a pause is asked for",
        &[CHALLENGE, ACCEPT, H8, H9],
        &[Slash("alice", "lobby", "pause", &[])],
    ),
    path(
        "a machine answers",
        &[ALONE],
        &[Slash("alice", "lobby", "move", &[("where", "place r2 on 1")])],
    ),
    Path {
        slow: true,
        ..path(
            "a machine thinks",
            &[AGAINST_MACHINE],
            &[Slash("alice", "lobby", "move", &[("where", "h8")])],
        )
    },
    Path { slow: true, ..path("a machine begins", &[], &[MACHINE_BEGINS]) },
    path("a game is ended by the server", &[CHALLENGE, ACCEPT, H8, H9], &[END]),
    Path {
        policy: Policy::Relay,
        ..path("a move, the old board deleted", &[CHALLENGE, ACCEPT, H8], &[H9])
    },
    Path {
        policy: Policy::Keep,
        ..path("a move, the old board kept", &[CHALLENGE, ACCEPT, H8], &[H9])
    },
    path("an event is made", &[], &[EVENT]),
    path("someone joins an event", &[EVENT, ALICE_JOINS], &[BOB_JOINS]),
    path("an event begins", &[EVENT, ALICE_JOINS, BOB_JOINS], &[CAROL_JOINS]),
    path("a game of an event ends", &[EVENT, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, END], &[YES]),
    path("a set is accepted", &[SET], &[ACCEPT]),
    path("half of a set ends", &[SET, ACCEPT], &[END]),
    path("a league of sets begins", &[SETS, ALICE_JOINS, BOB_JOINS], &[CAROL_JOINS]),
    path(
        "a set of an event ends",
        &[SETS, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, END, YES, END_2],
        &[YES],
    ),
    path(
        "an entrant is taken out",
        &[LEAGUE, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, OUT],
        &[OUT_YES],
    ),
    path("one is put back", &[LEAGUE, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, OUT, OUT_YES], &[BACK]),
    path(
        "a season ends and the next is open",
        &[LEAGUE, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, END, YES, END_2, YES, END_3],
        &[YES],
    ),
    path(
        "a decision changes who has won an event",
        &[ROBIN, ALICE_JOINS, BOB_JOINS, CAROL_JOINS, END, YES, END_2, YES, END_3, YES, DRAWN],
        &[DRAWN_YES],
    ),
    path("a challenge for the hill", &[ALICE_CLIMBS, BOB_CLIMBS], &[HILL]),
    path("it is accepted", &[ALICE_CLIMBS, BOB_CLIMBS, HILL], &[ACCEPT]),
    path("it is not answered", &[ALICE_CLIMBS, BOB_CLIMBS, HILL], &[Pass(73)]),
    Path { policy: Policy::Thread, ..path("a thread is begun", &[CHALLENGE], &[ACCEPT]) },
    Path {
        reminders: (Reminders::Direct, true),
        ..path("a reminder to a person alone", &[CHALLENGE, ACCEPT, H8, H9], &[Pass(58)])
    },
    Path {
        reminders: (Reminders::Direct, false),
        ..path(
            "a reminder to a person whom no direct message reaches",
            &[CHALLENGE, ACCEPT, H8, H9],
            &[Pass(58)],
        )
    },
];

/// A bot that can be killed: it lives on threads of its own.
struct Life {
    runtime: Runtime,
    app: Arc<Context>,
    bot: Arc<Bot>,
}

struct Play {
    world: World,
    playground: Arc<Playground>,
    clock: ManualClock,
    folder: tempfile::TempDir,
    life: Option<Life>,
    slow: bool,
}

impl Play {
    async fn open(path: &Path) -> Self {
        let clock = ManualClock::at(stage::DAWN);
        let playground = Arc::new(stage::playground(clock.clone()).await);
        let world = playground.world().clone();
        let folder = tempfile::tempdir().unwrap();
        let slow = path.slow;
        let mut play = Self { world, playground, clock, folder, life: None, slow };
        play.live().await;
        stage::first_rounds_are_over(&play.life.as_ref().unwrap().bot).await;
        play.prepare(path).await;
        play
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("narabe.db")
    }

    async fn live(&mut self) {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (database, playground, clock) =
            (self.database(), Arc::clone(&self.playground), self.clock.clone());
        let slow = self.slow;
        let set_up = move |app: Context| {
            if slow { app.with_machines(stage::machines(Duration::ZERO)) } else { app }
        };
        let born = runtime.spawn(async move {
            stage::connect(&database, &playground, &clock, GAMES, set_up).await
        });
        let (app, bot) = born.await.unwrap();
        self.life = Some(Life { runtime, app, bot: Arc::new(bot) });
    }

    /// Lives with a store that can be held up, and promises what is not answered at once.
    async fn live_slowly(&mut self) -> Arc<Held> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (database, playground, clock) =
            (self.database(), Arc::clone(&self.playground), self.clock.clone());
        let held = Arc::new(Held::new());
        let interceptor = Arc::clone(&held);
        let born = runtime.spawn(async move {
            let store = crate::database::open(&database, Options::default());
            let store = store.intercepted(interceptor);
            let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
            let app = Arc::new(app);
            let known = stage::connection(&playground);
            let patience = Patience { deferred: Duration::from_millis(30), ..known.patience };
            let connection = Connection { patience, ..known };
            let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
            while !bot.is_reached().await {
                tokio::task::yield_now().await;
            }
            (app, bot)
        });
        let (app, bot) = born.await.unwrap();
        self.life = Some(Life { runtime, app, bot: Arc::new(bot) });
        held
    }

    /// Everything of the bot's stops where it is.
    async fn die(&mut self) {
        let Life { runtime, app, bot } = self.life.take().unwrap();
        tokio::task::spawn_blocking(move || runtime.shutdown_timeout(Duration::from_secs(10)))
            .await
            .unwrap();
        drop(bot);
        Arc::into_inner(app).expect("nothing of the bot is left").into_store().close().unwrap();
    }

    fn store(&self) -> &Store {
        self.life.as_ref().unwrap().app.store()
    }

    async fn prepare(&self, path: &Path) {
        for person in ["alice", "bob"].map(|key| self.world.person(key)) {
            let wishes = Preferences { reminders: path.reminders.0, ..Preferences::default() };
            let before = self.store().preferences(person.id()).await.unwrap();
            assert!(self.store().prefer(person.id(), before, wishes).await.unwrap());
            self.world.set_dms_closed(&person, !path.reminders.1);
        }
        let (guild, person) = (narabe::playground::cast::SERVER, self.world.person("alice").id());
        let settings = Settings { policy: path.policy, ..Settings::default() };
        let (act, detail) = (AuditAct::Set(Setting::Policy), String::new());
        let entry = AuditEntry { guild, at: 0, person, act, game: None, target: None, detail };
        self.store().change_settings(Settings::default(), settings, entry).await.unwrap();
        for deed in path.before {
            self.happen(*deed).await;
            self.tick().await;
            self.tick().await;
        }
    }

    /// Does the work that is due, unless the bot dies meanwhile.
    async fn tick(&self) {
        let Life { runtime, bot, .. } = self.life.as_ref().unwrap();
        let bot = Arc::clone(bot);
        let _ = runtime.spawn(async move { bot.tick().await }).await;
    }

    async fn happen(&self, deed: Do) {
        match deed {
            Slash(who, channel, command, options) => {
                let who = self.world.person(who);
                who.slash(&self.world.channel(channel), command, options).await.unwrap();
            }
            Press(who, label) => {
                let who = self.world.person(who);
                let message =
                    self.newest(who.id(), label).unwrap_or_else(|| panic!("no button {label}"));
                who.press(&message, label).await.unwrap();
            }
            Plan(who, lines) => {
                let who = self.world.person(who);
                let board = self.newest(who.id(), "My view").expect("a board");
                let own = who.press(&board, "My view").await.unwrap();
                let form = who.press(own.ephemeral().unwrap(), "Plan…").await.unwrap();
                who.submit(form.modal().unwrap(), &[("lines", lines)]).await.unwrap();
            }
            Pass(hours) => {
                self.clock.advance(hours * HOUR);
                self.tick().await;
            }
        }
    }

    fn messages(&self) -> Vec<Message> {
        let threads = self.world.threads_of(&self.world.channel("lobby"));
        let rooms = ["lobby", "games", "dm-alice", "dm-bob"].map(|name| self.world.channel(name));
        rooms.iter().chain(&threads).flat_map(|room| room.messages()).collect()
    }

    fn newest(&self, person: u64, label: &str) -> Option<Message> {
        let seen = self
            .messages()
            .into_iter()
            .filter(|message| message.only_for.is_none_or(|one| one == person));
        let with =
            seen.filter(|message| message.buttons().iter().any(|button| button.label == label));
        with.max_by_key(|message| message.id)
    }

    /// Walks the rest of a path, then waits until all has been tried again that may have to be.
    async fn walk(&self, path: &Path) {
        for deed in path.then {
            self.happen(*deed).await;
        }
        self.tick().await;
    }

    async fn settle(&self) {
        for _ in 0..4 {
            self.tick().await;
            self.clock.advance(LATER);
        }
        self.tick().await;
        self.clock.advance(EVENT_SHOWN_WITHIN);
        self.tick().await;
    }

    async fn outcome(&self) -> Outcome {
        let mut games = Vec::new();
        let mut boards = Vec::new();
        for number in 1.. {
            let Some(game) = self.store().game(GameId(number)).await.unwrap() else { break };
            let message = game.message.and_then(|message| self.world.message(message));
            let labels = |message: &Message| {
                message.buttons().into_iter().map(|button| button.label).collect::<Vec<_>>()
            };
            boards.push(message.map(|message| (plain(message.text()), labels(&message))));
            let plans = self.store().plans(GameId(number)).await.unwrap();
            let plans: Vec<_> = plans.iter().map(|plan| (plan.entries, &plan.lines)).collect();
            let StoredGame { status, log, end, offers, .. } = &game;
            games.push(format!("{status:?} {log:?} {end:?} {offers:?} {plans:?}"));
        }
        let mut events = Vec::new();
        for number in 1.. {
            let Some(event) = self.store().event(EventId(number)).await.unwrap() else { break };
            let message = event.message.and_then(|message| self.world.message(message));
            let text = message.map(|message| plain(message.text()));
            events.push(format!("{:?} {} {text:?}", event.status, event.pairings.len()));
        }
        let (mut said, mut live) = (BTreeMap::new(), 0);
        for message in self.messages().iter().filter(|message| message.only_for.is_none()) {
            live += usize::from(message.buttons().iter().any(|button| button.label == "Move"));
            if message.attachments.is_empty() && message.buttons().is_empty() {
                *said.entry(plain(message.text())).or_insert(0) += 1;
            }
        }
        let pings = ["alice", "bob"].map(|key| self.world.pings(&self.world.person(key)).len());
        Outcome { games, boards, events, live, said, pings, waiting: self.waiting() }
    }

    /// Number of tasks that are due and not done.
    fn waiting(&self) -> i64 {
        let db = rusqlite::Connection::open(self.database()).unwrap();
        let due = "SELECT count(*) FROM outbox WHERE done = 0 AND due_at <= ?1";
        db.query_one(due, [self.clock.now()], |row| row.get(0)).unwrap()
    }
}

/// End of a life, as people and the database know it.
#[derive(Debug)]
struct Outcome {
    games: Vec<String>,
    /// Text and buttons of each game's message.
    boards: Vec<Option<(String, Vec<String>)>>,
    /// Each event: its stage, the number of its pairings and what its message shows.
    events: Vec<String>,
    /// Number of messages with a button to move.
    live: usize,
    /// Number of times that each text was said beside the boards.
    said: BTreeMap<String, usize>,
    pings: [usize; 2],
    waiting: i64,
}

/// A text without moments and message numbers, which are others in another life, and without links, which are there where
/// a board's message is known by then.
fn plain(text: &str) -> String {
    let mut out = String::new();
    let line = |line: &str| {
        let words = line.split(' ').map(without_link).collect::<String>();
        words.trim().to_owned()
    };
    let text = text.lines().map(line).collect::<Vec<_>>().join("\n");
    for part in text.split_inclusive(['<', '>', '/', ' ', ')']) {
        let digits = part.bytes().filter(u8::is_ascii_digit).count();
        out.push_str(if part.starts_with("t:") || digits > 16 { "…" } else { part });
    }
    out
}

/// A word after the space before it, or the comma behind a link.
fn without_link(word: &str) -> String {
    match word.split_once("https://") {
        None => format!(" {word}"),
        Some((before, link)) if link.ends_with(',') => format!("{before},"),
        Some((before, _)) => before.to_owned(),
    }
}

impl Outcome {
    /// Compares with a life without a kill: nothing is missing, and nothing is there twice but what Discord gives no means
    /// against.
    fn check(&self, calm: &Self, twice: bool, what: &str) {
        assert_eq!(self.games, calm.games, "{what}");
        assert_eq!(self.boards, calm.boards, "{what}");
        assert_eq!(self.events, calm.events, "{what}");
        assert_eq!((self.live, self.waiting), (calm.live, 0), "{what}: {self:#?}");
        let more = usize::from(twice);
        for (person, (had, calm)) in self.pings.into_iter().zip(calm.pings).enumerate() {
            assert!(
                (calm..=calm + more).contains(&had),
                "{what}: person {person} had {had} pings, not {calm}"
            );
        }
        for (text, times) in &calm.said {
            let had = self.said.get(text).copied().unwrap_or(0);
            assert!(
                (*times..=times + more).contains(&had),
                "{what}: {had} times, not {times}: {text}\nsaid: {:#?}",
                self.said
            );
        }
    }
}

/// A request is held here: before or after it is carried out.
#[derive(Clone, Copy, Debug)]
enum At {
    Before,
    After,
}

/// Walks a path and kills the bot at its `number`th request. None: there are not so many.
async fn killed(path: &Path, number: usize, at: At) -> Option<(Outcome, bool)> {
    let mut play = Play::open(path).await;
    let (gate, routes) = (Gate::new(), Arc::new(Mutex::new(Vec::new())));
    let fault = match at {
        At::Before => Fault::Held(gate.clone()),
        At::After => Fault::HeldAnswer(gate.clone()),
    };
    let seen = Arc::clone(&routes);
    let fits = move |method: &str, route: &str| {
        let mut seen = seen.lock().unwrap();
        seen.push(format!("{method} {route}"));
        seen.len() == number + 1
    };
    // For one more than is held, so that those which come beside it are noted, too.
    play.world.faults().next(2, fits, fault);
    tokio::select! {
        () = gate.reached() => {}
        () = play.walk(path) => {}
    }
    play.die().await;
    gate.lock();
    // The bot's requests are carried out by then, also those that came beside the one that was held.
    play.world.connections_are_closed().await.unwrap();
    let routes = routes.lock().unwrap().clone();
    if routes.len() <= number {
        return None;
    }
    play.clock.advance(START);
    play.live().await;
    play.settle().await;
    // Receipts of requests before it, and of those that came beside it, may have been on their way as well.
    let is_lost = |place: &usize| matches!(at, At::After) || *place != number;
    let mut lost = (0..routes.len()).filter(is_lost);
    let twice = lost.any(|place| THROUGH_INTERACTIONS.contains(&routes[place].as_str()));
    let twice = twice || path.slow;
    let outcome = play.outcome().await;
    play.die().await;
    Some((outcome, twice))
}

/// The path without a kill.
async fn calm(path: &Path) -> Outcome {
    let mut play = Play::open(path).await;
    play.walk(path).await;
    play.settle().await;
    let outcome = play.outcome().await;
    play.die().await;
    outcome
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_lost_wherever_the_bot_is_killed() {
    // A bot waits more than it works.
    let kills = stream::iter(PATHS).map(killed_everywhere).buffer_unordered(4);
    let kills: usize = kills.fold(0, async |all, of_path| all + of_path).await;
    println!("{kills} kills over {} paths", PATHS.len());
}

/// The bot is killed before it fills what it has promised. Were the call to take the place of the board there, it would ping
/// no one, and be deleted with the turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_does_not_fill_a_promise_that_outlives_the_bot() {
    if stage::is_by_http() {
        return println!("passed over: the bot of this test hears from the gateway");
    }
    let mut play = Play::open(&path("a promise", &[CHALLENGE, ACCEPT], &[])).await;
    play.die().await;
    let held = play.live_slowly().await;
    let (alice, bob) = (play.world.person("alice"), play.world.person("bob"));
    let (lobby, gate) = (play.world.channel("lobby"), Gate::new());
    let before = play.world.pings(&bob).len();
    let edits = |method: &str, route: &str| method == "PATCH" && route.starts_with("/webhooks/");
    play.world.faults().next(1, edits, Fault::Held(gate.clone()));
    held.hold(true);
    let promised = async {
        lobby.wait_for("the promise", Message::is_loading).await.unwrap();
        held.hold(false);
        gate.reached().await;
    };
    let moving = async {
        let _ = alice.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await;
        // The promise may be the answer.
        std::future::pending::<()>().await;
    };
    tokio::select! {
        () = moving => {}
        () = promised => {}
    }
    play.die().await;
    gate.lock();
    play.world.connections_are_closed().await.unwrap();
    play.clock.advance(START);
    play.live().await;
    play.settle().await;
    assert_eq!(play.world.pings(&bob).len(), before + 1, "he is called");
    play.happen(H9).await;
    play.settle().await;
    let game = play.store().game(GameId(1)).await.unwrap().unwrap();
    let board = play.world.message(game.message.unwrap());
    assert!(board.is_some_and(|board| !board.buttons().is_empty()), "the board is there");
    let promises = lobby.messages().into_iter().filter(Message::is_loading).count();
    assert_eq!(promises, 0, "and no promise is left");
    play.die().await;
}

/// Kills the bot before and after each request of a path; returns the number of the kills.
async fn killed_everywhere(path: &Path) -> usize {
    let mut kills = 0;
    let calm = calm(path).await;
    assert_eq!(calm.waiting, 0, "{}", path.name);
    for number in 0.. {
        let mut reached = false;
        for at in [At::Before, At::After] {
            let Some((outcome, twice)) = killed(path, number, at).await else { continue };
            let told = format!("{}, killed at request {number} ({at:?})", path.name);
            outcome.check(&calm, twice, &told);
            reached = true;
            kills += 1;
        }
        if !reached {
            assert!(number > 0, "{}: nothing was sent", path.name);
            break;
        }
    }
    kills
}
