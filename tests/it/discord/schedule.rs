//! The loops beside the interactions: each goes on while another waits for Discord, and all end soon.

use crate::database::meddle_on_either;
use crate::operate::monitor::fetched;
use crate::stage::{
    DAWN, Stage, connect_with, connection, playground, playground_of_shards, until,
};
use narabe::app::Context;
use narabe::app::outbox::task::strip_buttons;
use narabe::clock::{Clock, ManualClock};
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::operate::monitor::{Monitor, Sources};
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Fault, Gate};
use narabe::store::sqlite::Options;
use narabe::store::{GameId, MessageRef, NewTask};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const SOON: Duration = Duration::from_millis(20);
const LONG: Duration = Duration::from_secs(60);

/// Has the database know servers with the ids from 1 to this number.
fn know_servers(database: &Path, number: u32) {
    let db = crate::database::raw(database);
    db.busy_timeout(LONG).unwrap();
    let sql = "WITH RECURSIVE n (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < ?1)
               INSERT INTO guilds (id, first_seen_at) SELECT id, 0 FROM n";
    assert_eq!(db.execute(sql, [number]).unwrap(), number as usize);
}

/// True for a request that asks for one server of the bot's or all of them.
fn asks_for_servers(method: &str, route: &str) -> bool {
    method == "GET" && matches!(route, "/users/@me/guilds" | "/guilds/{guild.id}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_due_task_does_not_wait_for_the_guild_check() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    know_servers(&stage.database(), 300);
    let gate = Gate::new();
    stage.world.faults().next(usize::MAX, asks_for_servers, Fault::Held(gate.clone()));
    let stage = stage.restart_after(DAY).await;
    timeout(LONG, gate.reached()).await.expect("servers are checked");
    let lobby = stage.channel("lobby");
    stage.person("alice").slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let stripped = async || stage.world.message(board.id).unwrap().buttons().is_empty();
    until("the outbox is worked off", stripped).await;
    assert!(stage.app.store().guilds().await.unwrap().iter().all(|(_, left)| left.is_none()));
    gate.open();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_are_listed_by_pages_once_a_day() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.bot.tick().await;
    know_servers(&stage.database(), 300);
    stage.world.set_other_servers(1..=299);
    let before = stage.world.requests();
    stage.bot.sweep().await;
    assert_eq!(stage.world.requests(), before + 2, "200 and 100 servers");
    let known = stage.app.store().guilds().await.unwrap();
    let left = Some(stage.clock_now());
    let expected = |id| (id, (id == 300).then_some(left).flatten());
    assert_eq!(known, (1..=300).chain([SERVER]).map(expected).collect::<Vec<_>>());
    let stage = stage.restart_after(DAY / 2).await;
    // The time that is given back is said in the channel first.
    stage.bot.tick().await;
    let before = stage.world.requests();
    stage.bot.sweep().await;
    assert_eq!(stage.world.requests(), before, "the check of that day was made");
    stage.clock.advance((DAY / 2).as_millis() as i64);
    stage.world.set_other_servers(1..=300);
    stage.bot.sweep().await;
    assert!(stage.app.store().guilds().await.unwrap().iter().all(|(_, left)| left.is_none()));
    stage.close().await;
}

/// Each such write has the database to itself, and a server that has left stays known for a month.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_left_is_written_down_once() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.bot.tick().await;
    know_servers(&stage.database(), 300);
    let writes = async || {
        let before = stage.app.store().work().writes;
        stage.bot.sweep().await;
        stage.app.store().work().writes - before
    };
    let (first, of_those) = (writes().await, 300);
    assert!(first >= of_those, "{first}");
    stage.clock.advance(DAY.as_millis() as i64);
    let next = writes().await;
    assert!(next < of_those / 3, "{next}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn housekeeping_runs_while_the_outbox_is_busy() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world(), tempfile::tempdir().unwrap());
    let connection = Connection { housekeeping: SOON, ..connection(&playground) };
    let file = folder.path().join("narabe.db");
    let (_, bot) = connect_with(&file, connection, &playground, &clock, GAMES, |app| app).await;
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("clock", "none")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    let busy = Gate::new();
    world.faults().next(usize::MAX, |method, _| method == "PATCH", Fault::Held(busy.clone()));
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    timeout(LONG, busy.reached()).await.expect("the outbox is at work");
    let check = Gate::new();
    world.faults().next(1, asks_for_servers, Fault::Held(check.clone()));
    clock.advance(DAY.as_millis() as i64);
    timeout(Duration::from_secs(15), check.reached()).await.expect("servers are checked");
    check.open();
    busy.open();
    bot.drain().await;
}

/// Counts the tasks that are not done and fulfil a condition of SQL.
fn count_waiting(database: &Path, condition: &str) -> i64 {
    let sql = format!("SELECT COUNT(*) FROM outbox WHERE done = 0 AND {condition}");
    crate::database::raw(database).query_one(&sql, [], |row| row.get(0)).unwrap()
}

/// Adds more edits of a message to the outbox than are under way at once; they count against the global limit.
async fn fill_outbox(stage: &Stage, board: &Message) {
    // Until its token has expired, a message is edited at no cost.
    stage.pass(Duration::from_secs(16 * 60)).await;
    let (message, at) = (Some(MessageRef::Known(board.id)), stage.clock_now());
    let tasks = (0..300).map(|once| {
        let task = strip_buttons(board.channel, true, at, &format!("test:{once}"));
        (GameId(1), NewTask { message, ..task })
    });
    stage.app.store().enqueue(tasks.collect()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_to_move_does_not_wait_behind_what_goes_out_as_the_bot() {
    for waited in [false, true] {
        is_called_beside_a_full_outbox(waited).await;
    }
}

/// Bob is called while more than is under way at once goes out as the bot; `waited`: after its tokens have died.
async fn is_called_beside_a_full_outbox(waited: bool) {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    fill_outbox(&stage, &board).await;
    if waited {
        let db = crate::database::raw(stage.database());
        let sql = "UPDATE outbox SET lane = 'token', due_at = due_at - 1200000
                   WHERE kind = 'strip-buttons' AND done = 0";
        assert_eq!(db.execute(sql, []).unwrap(), 300);
    }
    let (held, called) = (Gate::new(), stage.world.pings(&bob).len());
    stage.world.faults().next(usize::MAX, |method, _| method == "PATCH", Fault::Held(held.clone()));
    let play = async {
        timeout(LONG, held.reached()).await.expect("the outbox is at work");
        stage.type_move(&alice, &board, "h8").await;
        // Less than the time after which the first of them have failed.
        let call = until("Bob is called", async || stage.world.pings(&bob).len() > called);
        timeout(Duration::from_secs(10), call).await.expect("Bob is called meanwhile");
        let claimed = "kind = 'strip-buttons' AND claimed_until IS NOT NULL";
        assert_eq!(count_waiting(&stage.database(), claimed), 128, "those that go out as the bot");
        held.open();
    };
    tokio::join!(stage.bot.tick(), play);
    let left = count_waiting(&stage.database(), "kind = 'strip-buttons'");
    assert_eq!(left, 0, "all get their turn");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_outbox_does_not_hold_up_the_end() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    fill_outbox(&stage, &board).await;
    let database = stage.database();
    let begun = Instant::now();
    stage.bot.drain().await;
    let took = begun.elapsed();
    assert!(took < Duration::from_secs(2), "{took:?}, and all of it takes 7.5 s");
    assert!(count_waiting(&database, "true") > 0, "the rest is kept");
    let claimed = count_waiting(&database, "claimed_until IS NOT NULL");
    assert_eq!(claimed, 0, "nothing that is left waits for a claim to run out");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_shards_are_not_enough() {
    let clock = ManualClock::at(DAWN);
    let playground = playground_of_shards(&clock, 3).await;
    let (world, folder) = (playground.world(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let bot = Bot::start(Arc::new(app), connection(&playground)).await.unwrap();
    until("the first shard is up", async || world.connections() > 0).await;
    let reached = async || {
        let reached = bot.is_reached().await;
        assert!(!reached || world.connections() == 3, "not before all were up once");
        reached
    };
    assert!(!reached().await, "two are still to come");
    until("all shards are up", reached).await;
    let watch = bot.watch();
    assert!(watch.is_connected().await);
    world.faults().refuse_connections(true);
    world.faults().drop_shard(1);
    until("a shard is away", async || !bot.is_reached().await).await;
    assert!(!watch.is_connected().await);
    world.faults().refuse_connections(false);
    until("the shard is back", async || bot.is_reached().await).await;
    bot.drain().await;
}

/// Carrying a credit out takes minutes where there are many clocks. That time is no downtime: the heartbeat goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_credit_that_takes_long_does_not_hold_up_the_heartbeat() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.bot.tick().await;
    let raw = || {
        let db = crate::database::raw(stage.database());
        db.busy_timeout(LONG).unwrap();
        db
    };
    let database = stage.database();
    // A credit that begins anew after each of its parts.
    meddle_on_either(
        &database,
        "CREATE TRIGGER anew AFTER UPDATE OF game ON credits BEGIN UPDATE credits SET game = 0; END",
        "CREATE FUNCTION anew() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN NEW.game = 0; RETURN NEW; END $$;
         CREATE TRIGGER anew BEFORE UPDATE OF game ON credits FOR EACH ROW EXECUTE FUNCTION anew()",
    );
    // As when the computer has slept.
    stage.clock.set(stage.clock_now() + 2 * 60_000);
    let is_crediting = async || {
        let count = raw().query_one("SELECT count(*) FROM credits", [], |row| row.get::<_, i64>(0));
        count.unwrap() == 1
    };
    until("time is given back", is_crediting).await;
    stage.clock.advance(30_000);
    let now = stage.clock_now().to_string();
    let is_noted = async || stage.app.store().note("pulse").await.unwrap().as_ref() == Some(&now);
    until("the heartbeat goes on", is_noted).await;
    assert!(is_crediting().await, "it is still under way");
    meddle_on_either(&database, "DROP TRIGGER anew", "DROP TRIGGER anew ON credits");
    stage.close().await;
}

/// A clock that panics when it is asked for its lead, which only the heartbeat does.
#[derive(Clone)]
struct IllClock {
    clock: ManualClock,
    is_ill: Arc<AtomicBool>,
}

impl Clock for IllClock {
    fn now(&self) -> i64 {
        self.clock.now()
    }

    fn ahead(&self) -> i64 {
        assert!(!self.is_ill.load(Ordering::Relaxed), "as ordered");
        self.clock.ahead()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_loop_that_panics_stops_no_other() {
    let clock = IllClock { clock: ManualClock::at(DAWN), is_ill: Arc::default() };
    let playground = playground(clock.clock.clone()).await;
    let (world, folder) = (playground.world(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let random = fastrand::Rng::with_seed(1);
    let app = Arc::new(Context::new(store, GAMES, Arc::new(clock.clone()), random));
    let known = connection(&playground);
    let patience = Patience { restart: SOON, ..known.patience };
    let bot = Bot::start(Arc::clone(&app), Connection { patience, ..known }).await.unwrap();
    until("the bot is connected", async || bot.is_reached().await).await;
    let sources =
        Sources { app: Arc::downgrade(&app), watch: bot.watch(), backups: None, daily_check: None };
    let monitor = Monitor::start("127.0.0.1:0".parse().unwrap(), sources).await.unwrap();
    let healthy = async || fetched(monitor.address(), "/healthz").await;
    assert_eq!(healthy().await, (200, "ok\n".to_owned()));
    clock.is_ill.store(true, Ordering::Relaxed);
    until("it is told", async || healthy().await.0 == 503).await;
    assert!(healthy().await.1.contains("the loop heartbeat fails"), "{:?}", healthy().await);
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("clock", "none")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let challenge = challenge.message().unwrap();
    bob.press(challenge, "Accept").await.unwrap();
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let stripped = async || world.message(challenge.id).unwrap().buttons().is_empty();
    until("the outbox goes on", stripped).await;
    clock.is_ill.store(false, Ordering::Relaxed);
    until("the heartbeat is back", async || healthy().await.0 == 200).await;
    bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_hangs_holds_up_no_other_task() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world(), tempfile::tempdir().unwrap());
    let file = folder.path().join("narabe.db");
    let (_, bot) =
        connect_with(&file, connection(&playground), &playground, &clock, GAMES, |app| app).await;
    let lobby = world.channel("lobby");
    let gate = Gate::new();
    let mut first = None;
    for (one, other) in [("alice", "bob"), ("carol", "dave")] {
        let (author, opponent) = (world.person(one), world.person(other));
        let options = [("opponent", other), ("starts", "me"), ("clock", "none")];
        let challenge = author.slash(&lobby, "challenge", &options).await.unwrap();
        let board = opponent.press(challenge.message().unwrap(), "Accept").await.unwrap();
        let form = author.press(board.message().unwrap(), "Move").await.unwrap();
        if first.is_none() {
            // Her own ping, that it is her turn, may still be on its way.
            until("Alice is told", async || !world.pings(&author).is_empty()).await;
            until("the outbox is idle", async || bot.watch().at_work() == 0).await;
            let is_post =
                |method: &str, route: &str| method == "POST" && !route.ends_with("/callback");
            world.faults().next(1, is_post, Fault::Held(gate.clone()));
        }
        let before = world.pings(&opponent).len();
        author.submit(form.modal().unwrap(), &[("text", "h8")]).await.unwrap();
        if first.is_none() {
            timeout(LONG, gate.reached()).await.expect("Bob's ping is held");
            first = Some(before);
            continue;
        }
        // Less than the time after which the first request has failed.
        let told = async || {
            while world.pings(&opponent).len() == before {
                sleep(SOON).await
            }
        };
        timeout(Duration::from_secs(10), told()).await.expect("Dave is told meanwhile");
    }
    assert_eq!(Some(world.pings(&world.person("bob")).len()), first, "Bob's is still held");
    gate.open();
    bot.drain().await;
}
