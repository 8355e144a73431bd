//! The bot's debts: nothing waits for a worker that is gone, and nothing is given up for a fault that passes.

use crate::operate::monitor::fetched;
use crate::stage::{DAWN, Stage, connect, connection, playground, until, update};
use narabe::app::Context;
use narabe::app::clock::{deadlines, heartbeat};
use narabe::app::outbox::delivery;
use narabe::app::outbox::task::strip_buttons;
use narabe::clock::{Clock, ManualClock};
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::operate::monitor::{Monitor, Sources};
use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::playground::{Fault, Gate};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::sqlite::Options;
use narabe::store::{
    Change, Created, GameId, Member, MessageRef, NewGame, NewTask, Store, StoreError, TaskKind,
    TaskOutcome, Venue,
};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

const TEN_MINUTES: Duration = Duration::from_secs(600);

#[tokio::test(flavor = "multi_thread")]
async fn claims_of_a_process_that_was_killed_do_not_hold() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let file = folder.path().join("narabe.db");
    let (app, bot) = connect(&file, &playground, &clock, GAMES, |app| app).await;
    let options = [("opponent", "bob"), ("starts", "me")];
    let lobby = world.channel("lobby");
    let board = world.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let board = board.message().unwrap().clone();
    bot.tick().await;
    let game = app.store().game(GameId(1)).await.unwrap().unwrap();
    let task = NewTask {
        message: Some(MessageRef::Known(board.id)),
        ..strip_buttons(board.channel, true, DAWN + 5_000, "late")
    };
    let change = Change { tasks: vec![task], ..Change::of(&game, DAWN, None) };
    app.store().change(change).await.unwrap();
    bot.drain().await;
    Arc::into_inner(app).unwrap().into_store().close().unwrap();
    // As the process would have left it that was killed while the task was under way.
    let db = crate::database::raw(&file);
    let claim = "UPDATE outbox SET claimed_until = ?1 WHERE done = 0";
    assert!(db.execute(claim, [DAWN + 65_000]).unwrap() > 0);
    drop(db);
    clock.advance(5_000);
    let (_app, bot) = connect(&file, &playground, &clock, GAMES, |app| app).await;
    bot.tick().await;
    clock.advance(5_000);
    bot.tick().await;
    assert!(world.message(board.id).unwrap().buttons().is_empty(), "stripped 10 s after the start");
    bot.drain().await;
}

/// A store that keeps a claim waiting for longer than it lasts.
struct Stalled {
    clock: ManualClock,
    file: PathBuf,
    /// True until it has kept the first claim of a ping waiting.
    stalls: AtomicBool,
    /// Number of claims.
    claims: AtomicU32,
}

impl Stalled {
    fn is_to_stall(&self) -> bool {
        let pings =
            "SELECT count(*) > 0 FROM outbox WHERE kind = 'ping' AND done = 0 AND due_at <= ?1";
        self.stalls.load(Ordering::Relaxed)
            && crate::database::raw(&self.file)
                .query_one(pings, [self.clock.now()], |row| row.get(0))
                .unwrap()
    }
}

impl Interceptor for Stalled {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        if verb == "claim" {
            self.claims.fetch_add(1, Ordering::Relaxed);
            if self.is_to_stall() {
                self.stalls.store(false, Ordering::Relaxed);
                self.clock.advance(61_000);
            }
        }
        Box::pin(std::future::ready(Ok(())))
    }
}

/// A claim is dated before it waits for the database. Once that has taken its time, its tasks would be claimed again while
/// they run, and a follow-up has no nonce.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_that_has_waited_for_its_time_is_not_used() {
    let (clock, folder) = (ManualClock::at(DAWN), tempfile::tempdir().unwrap());
    let (playground, file) = (playground(clock.clone()).await, folder.path().join("narabe.db"));
    let (stalls, claims) = (AtomicBool::new(false), AtomicU32::new(0));
    let stalled = Arc::new(Stalled { clock: clock.clone(), file: file.clone(), stalls, claims });
    let store = crate::database::open(&file, Options::default()).intercepted(stalled.clone());
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let bot = Bot::start(Arc::new(app), connection(&playground)).await.unwrap();
    let world = playground.world();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let board = bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    let form = alice.press(&update(&board), "Move").await.unwrap();
    bot.tick().await;
    let (held, before) = (Gate::new(), world.pings(&bob).len());
    let follows = |method: &str, route: &str| method == "POST" && route.starts_with("/webhooks/");
    world.faults().next(usize::MAX, follows, Fault::Held(held.clone()));
    stalled.stalls.store(true, Ordering::Relaxed);
    alice.submit(form.modal().unwrap(), &[("text", "h8")]).await.unwrap();
    held.reached().await;
    assert!(!stalled.stalls.load(Ordering::Relaxed), "a claim has waited");
    let seen = stalled.claims.load(Ordering::Relaxed);
    // One claim is over when the next one begins.
    until("two more claims", async || stalled.claims.load(Ordering::Relaxed) >= seen + 2).await;
    held.open();
    bot.tick().await;
    assert_eq!(world.pings(&bob).len(), before + 1, "he is told once");
    bot.drain().await;
}

/// All at the same time: each has a look-alike and a bot of its own, and mostly waits.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_to_move_outlasts_every_outage() {
    let faults = [Fault::Status(503), Fault::Status(401), Fault::LostRequest];
    for play in faults.map(|fault| tokio::spawn(outlasts(fault))) {
        play.await.unwrap();
    }
}

/// A call to move is delivered once Discord has recovered from hours of this fault.
async fn outlasts(fault: Fault) {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    let struck = |method: &str, route: &str| method != "GET" && !route.ends_with("/callback");
    let ill = stage.strike(fault.clone(), struck);
    alice.submit(&form, &[("text", "h8")]).await.unwrap();
    let before = stage.world.pings(&bob).len();
    for _ in 0..20 {
        stage.pass(TEN_MINUTES).await;
    }
    assert_eq!(stage.world.pings(&bob).len(), before, "{fault:?}: nothing gets through");
    ill.store(false, Ordering::Relaxed);
    stage.pass(TEN_MINUTES).await;
    assert_eq!(stage.world.pings(&bob).len(), before + 1, "{fault:?}: he is told in the end");
    stage.close().await;
}

/// A task that is tried for longer than its token lives counts as one of the bot's own, or such tasks would take the room of
/// those that still go through a token.
#[tokio::test(flavor = "multi_thread")]
async fn a_task_outlives_its_token_as_one_of_the_bots_own() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let alice = stage.person("alice");
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    let struck = |method: &str, route: &str| method != "GET" && !route.ends_with("/callback");
    stage.world.faults().next(usize::MAX, struck, Fault::Status(503));
    alice.submit(&form, &[("text", "h8")]).await.unwrap();
    let lanes = || {
        let db = crate::database::raw(stage.database());
        let sql = "SELECT lane FROM outbox WHERE done = 0 AND kind = 'ping'";
        db.query_one(sql, [], |row| row.get::<_, String>(0)).unwrap()
    };
    stage.pass(Duration::from_secs(60)).await;
    assert_eq!(lanes(), "token");
    for _ in 0..3 {
        stage.pass(TEN_MINUTES).await;
    }
    assert_eq!(lanes(), "bot");
    stage.close().await;
}

/// A node of an older program may claim what a newer one has added. The task waits as it is until one that can read it does.
#[tokio::test(flavor = "multi_thread")]
async fn a_task_that_cannot_be_read_waits_for_a_newer_program() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    let struck = |method: &str, route: &str| method != "GET" && !route.ends_with("/callback");
    let ill = stage.strike(Fault::Status(503), struck);
    alice.submit(&form, &[("text", "h8")]).await.unwrap();
    let (file, before) = (stage.database(), stage.world.pings(&bob).len());
    let reword = |from: &str, to: &str| {
        let sql = "UPDATE outbox SET payload = replace(payload, ?1, ?2)
                   WHERE done = 0 AND kind = 'ping'";
        assert_eq!(crate::database::raw(&file).execute(sql, [from, to]).unwrap(), 1);
    };
    reword("\"Ping\"", "\"Sing\"");
    ill.store(false, Ordering::Relaxed);
    stage.pass(Duration::from_secs(60)).await;
    let waits = "SELECT lane FROM outbox WHERE done = 0 AND kind = 'ping'";
    let lane = crate::database::raw(&file).query_one(waits, [], |row| row.get::<_, String>(0));
    assert_eq!(lane.unwrap(), "token", "as which nodes that do not lead may claim it");
    assert_eq!(stage.world.pings(&bob).len(), before);
    reword("\"Sing\"", "\"Ping\"");
    stage.pass(TEN_MINUTES).await;
    assert_eq!(stage.world.pings(&bob).len(), before + 1);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_discord_does_not_take_is_counted() {
    let stage = Stage::open().await;
    let sources = Sources {
        app: Arc::downgrade(&stage.app),
        watch: stage.bot.watch(),
        backups: None,
        daily_check: None,
    };
    let monitor = Monitor::start("127.0.0.1:0".parse().unwrap(), sources).await.unwrap();
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.faults().next(1, |method, _| method == "PATCH", Fault::Status(400));
    let lobby = stage.channel("lobby");
    stage.person("alice").slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    stage.bot.tick().await;
    let (_, page) = fetched(monitor.address(), "/metrics").await;
    let line = "narabe_outbox_tasks_total{outcome=\"malformed\"} 1";
    assert!(page.lines().any(|one| one == line), "{page}");
    stage.close().await;
}

/// A game of two people in a channel, with a turn that is timed.
async fn timed_game(store: &Store, number: u64, channel: u64) {
    let member = |person, seat| Member { person, joined: true, seat: Some(seat) };
    let new = NewGame {
        venue: Venue { guild: Some(5), channel },
        game: "gomoku".to_owned(),
        rules: "freestyle".to_owned(),
        revision: 1,
        seats: 2,
        first: FirstPlayer::Random,
        locale: "en-US".to_owned(),
        pace: Pace::Daily,
        rated: false,
        members: vec![member(2 * number + 10, 0), member(2 * number + 11, 1)],
        deadline_at: 0,
        begins: Some(Vec::new()),
        at: DAWN,
        interaction: number + 1,
        most_per_person: 1,
        most_per_channel: 100,
        machines: Vec::new(),
        sole: false,
        set: false,
        hill: None,
        tasks: Vec::new(),
    };
    assert!(matches!(store.create(new).await, Ok(Created::Made { .. })));
}

/// Deadlines that passed while the process was held up are not fired before the heartbeat has given that time back.
#[tokio::test]
async fn no_deadline_is_fired_ahead_of_the_heartbeat() {
    let (folder, clock) = (tempfile::tempdir().unwrap(), ManualClock::at(DAWN));
    let file = folder.path().join("narabe.db");
    let store = crate::database::open(&file, Options::default());
    timed_game(&store, 0, 1).await;
    let timed = "UPDATE games SET turn_person = 10, turn_began_at = ?1, turn_lasts = 86400000,
                 turn_ends_at = ?1 + 86400000, turn_told = 0, deadline_at = ?1 + 86400000";
    crate::database::raw(&file).execute(timed, [DAWN]).unwrap();
    let app = Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1));
    let deadline = async || {
        let game = app.store().game(GameId(1)).await.unwrap().unwrap();
        game.deadline_at.map(|at| at - DAWN)
    };
    let day = 24 * 60 * 60 * 1000;
    heartbeat::beat(&app).await.unwrap();
    clock.advance(2 * day);
    for _ in 0..2 {
        deadlines::fire_due(&app).await.unwrap();
        assert_eq!(deadline().await, Some(day), "the heartbeat has not seen it");
        heartbeat::miss(&app);
    }
    heartbeat::beat(&app).await.unwrap();
    deadlines::fire_due(&app).await.unwrap();
    assert_eq!(deadline().await, Some(3 * day), "the time is given back");
    clock.advance(3 * day);
    heartbeat::beat(&app).await.unwrap();
    deadlines::fire_due(&app).await.unwrap();
    assert_ne!(deadline().await, Some(3 * day), "the bot was well");
}

#[tokio::test]
async fn a_downtime_is_announced_in_pieces() {
    const GAMES_OF_ALL: u64 = 250;
    const CHANNELS: u64 = 40;
    let (folder, clock) = (tempfile::tempdir().unwrap(), ManualClock::at(DAWN));
    let file = folder.path().join("narabe.db");
    let store = crate::database::open(&file, Options::default());
    for number in 0..GAMES_OF_ALL {
        timed_game(&store, number, 1 + number % CHANNELS).await;
    }
    let timed = "UPDATE games SET turn_person = 10, turn_began_at = ?1, turn_lasts = 86400000,
                 turn_ends_at = ?1 + 86400000, turn_told = 0, deadline_at = ?1 + 86400000";
    crate::database::raw(&file).execute(timed, [DAWN]).unwrap();
    let app = Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1));
    heartbeat::beat(&app).await.unwrap();
    clock.advance(TEN_MINUTES.as_millis() as i64);
    heartbeat::miss(&app);
    heartbeat::beat(&app).await.unwrap();
    deadlines::fire_due(&app).await.unwrap();
    let now = clock.now();
    let (mut boards, mut news, mut parts) = (BTreeSet::new(), Vec::new(), Vec::new());
    loop {
        let tasks = app.store().claim(now, now + 1, 1_000).await.unwrap();
        if tasks.is_empty() {
            break;
        }
        for task in tasks {
            let payload: Value = serde_json::from_str(&task.payload).unwrap();
            if payload["data"]["Outage"].is_object() {
                // A process that is killed after the one before its end does it again.
                for _ in 0..2 {
                    delivery::action(&app, &task).await.unwrap();
                }
                parts.push(payload["data"]["Outage"]["after"].as_u64().unwrap());
            } else if task.kind == TaskKind::Outage {
                let said = &payload["data"]["News"]["news"]["Outage"]["games"];
                news.extend(said.as_array().unwrap().iter().filter_map(Value::as_u64));
            } else {
                assert!(boards.insert(task.game.unwrap().0), "{task:?} twice");
            }
            app.store().settle(task.id, TaskOutcome::Done).await.unwrap();
        }
    }
    assert_eq!(parts, [0, 100, 200]);
    assert_eq!(boards.len() as u64, GAMES_OF_ALL);
    news.sort_unstable();
    assert_eq!(news, (1..=GAMES_OF_ALL).collect::<Vec<_>>(), "each once, in its channel");
}
