//! Several nodes on one PostgreSQL database: which one leads, what the others may do, and what passes on when one ends.

use crate::database;
use crate::operate::monitor::fetched;
use crate::stage::{DAWN, connection, endpoint, playground, resign_below, until, update};
use narabe::app::Context;
use narabe::app::clock::heartbeat;
use narabe::clock::ManualClock;
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::operate::monitor::{Monitor, Sources};
use narabe::playground::{Config, Fault, Gate, Playground};
use narabe::store::sqlite::Options;
use narabe::store::{
    Change, DowntimeCredit, GameId, Lane, NewTask, Presence, ShardRange, Store, StoreError, TaskId,
    TaskKind, TaskOutcome,
};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::{JoinHandle, JoinSet};

/// A database on the server; none where PostgreSQL is not installed.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Option<Self> {
        crate::postgres::is_there().then(|| Self(tempfile::tempdir().unwrap()))
    }

    fn path(&self) -> PathBuf {
        self.0.path().join("narabe.db")
    }

    fn node(&self) -> Store {
        Store::open(database::address_of(&self.path()).unwrap(), Options::default()).unwrap()
    }
}

/// Class of the locks on the numbers of nodes.
const NODE: i64 = 0x4E6F_6465;

/// Ends the leader's time, as if it had said nothing for so long.
fn let_the_lease_run_out(path: &Path) {
    database::meddle(path, "UPDATE leases SET until_at = clock_timestamp() - INTERVAL '1 second'");
}

async fn leads(store: &Store) -> Option<i64> {
    store.present(Presence::default()).await.unwrap().leads
}

/// Does the same for a node that is not fit to lead.
async fn leads_though_unfit(store: &Store) -> Option<i64> {
    let unfit = Presence { is_unfit: true, ..Presence::default() };
    store.present(unfit).await.unwrap().leads
}

fn credit(term: Option<i64>) -> DowntimeCredit {
    let note = ("pulse", (DAWN + 90_000).to_string());
    DowntimeCredit { from: DAWN, until: DAWN + 90_000, fresh: 0, note, term, task: None }
}

fn task(key: &str, lane: Lane, due_at: i64) -> NewTask {
    let (kind, payload, key) = (TaskKind::News, "{}".to_owned(), key.to_owned());
    NewTask { kind, key, message: None, person: None, lane, payload, due_at }
}

#[tokio::test]
async fn one_node_leads_until_it_ends() {
    let Some(place) = Place::new() else { return };
    let (first, second, third) = (place.node(), place.node(), place.node());
    let term = leads(&first).await.expect("it was the first");
    let standing = second.present(Presence::default()).await.unwrap();
    assert_eq!((standing.leads, standing.others), (None, 2));
    assert_eq!(leads(&first).await, Some(term), "it is prolonged, not begun anew");
    first.close().unwrap();
    let next = leads(&second).await.expect("the other one has left");
    assert!(next > term);
    assert_eq!(leads(&third).await, None);
    second.close().unwrap();
    assert!(leads(&third).await > Some(next));
}

/// A node that is not fit leads as long as no fit one lives, in one term, and gives the lead to the next one that is.
#[tokio::test]
async fn the_lead_is_a_fit_nodes_where_there_is_one() {
    let Some(place) = Place::new() else { return };
    let (first, second) = (place.node(), place.node());
    let term = leads(&first).await.expect("it was the first");
    for _ in 0..2 {
        assert_eq!(leads_though_unfit(&second).await, None);
        assert_eq!(leads_though_unfit(&first).await, Some(term), "no one is fit");
    }
    assert_eq!(leads(&first).await, Some(term), "no other one has led meanwhile");
    assert_eq!(leads(&second).await, None);
    assert_eq!(leads_though_unfit(&first).await, Some(term));
    let next = leads(&second).await.expect("it is fit");
    assert!(next > term);
    assert_eq!((leads_though_unfit(&first).await, leads(&first).await), (None, None));
    let refused = first.credit(credit(Some(term))).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
}

/// Fit nodes have the time of a lease to take the lead of a silent leader before any other one does.
#[tokio::test]
async fn an_unfit_node_leads_where_no_other_one_does() {
    let Some(place) = Place::new() else { return };
    let (first, second) = (place.node(), place.node());
    let term = leads(&first).await.expect("it was the first");
    let_the_lease_run_out(&place.path());
    assert_eq!(leads_though_unfit(&second).await, None);
    let long_ago = "UPDATE leases SET until_at = clock_timestamp() - INTERVAL '11 seconds'";
    database::meddle(&place.path(), long_ago);
    assert!(leads_though_unfit(&second).await > Some(term));
    assert!(leads(&first).await.is_some(), "it is fit");
}

/// A node whose connections break at one end is not gone: exactly one leads, and goes on to lead.
#[tokio::test]
async fn broken_connections_leave_one_leader() {
    let Some(place) = Place::new() else { return };
    let nodes = [place.node(), place.node()];
    for round in 0..5 {
        database::break_connections(&place.path());
        let mut leading = Vec::new();
        for node in &nodes {
            leading.push(leads(node).await.is_some());
        }
        let one = [leads(&nodes[0]).await.is_some(), leads(&nodes[1]).await.is_some()];
        assert_eq!(one.iter().filter(|leads| **leads).count(), 1, "{round}: {leading:?}, {one:?}");
    }
}

/// Until the server knows that a connection has broken, the node's number stays locked by it.
#[test]
fn a_number_is_held_again_after_a_break() {
    let Some(place) = Place::new() else { return };
    let node = place.node();
    let path = place.path();
    let number = node.node();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let is_leading = || runtime.block_on(leads(&node)).is_some();
    // Locks of all databases of the server are listed, and other tests have theirs there.
    let of_number = format!(
        "locktype = 'advisory' AND classid = {NODE} AND objid = {number}
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    );
    let is = |what: &str| {
        let count = format!("SELECT 1 / count(*) FROM pg_locks WHERE {of_number} AND {what}");
        database::succeeds(&path, &count)
    };
    let end = |what: &str| {
        let end =
            format!("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {of_number} AND {what}");
        database::meddle(&path, &end);
    };
    assert!(is("granted"), "the node holds its number");
    std::thread::scope(|scope| {
        // The connection that lingers: it waits for the lock, gets it when the node's own breaks, and ends later.
        let lock = format!("SELECT pg_advisory_lock({NODE}, {number}), pg_sleep(600)");
        let lingers = scope.spawn({
            let path = path.clone();
            move || database::succeeds(&path, &lock)
        });
        while !is("NOT granted") {}
        end("granted");
        while is("NOT granted") {}
        assert!(is_leading(), "it is alone");
        end("granted");
        assert!(!lingers.join().unwrap(), "it was ended");
    });
    while is("granted") {}
    assert!(is_leading());
    assert!(is("granted"), "the node holds its number again");
}

#[tokio::test]
async fn a_leader_of_before_credits_nothing() {
    let Some(place) = Place::new() else { return };
    let (before, after) = (place.node(), place.node());
    assert!(leads(&before).await.is_some());
    let_the_lease_run_out(&place.path());
    assert!(leads(&after).await.is_some(), "the other one said nothing for too long");
    // It does not know of this yet.
    let refused = before.credit(credit(None)).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
    let refused = before.leave_note_as_leader("pulse", DAWN.to_string(), None).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
    after.credit(credit(None)).await.unwrap();
    assert_eq!(after.note("pulse").await.unwrap(), Some((DAWN + 90_000).to_string()));
    assert_eq!(leads(&before).await, None);
}

/// Failed commits are to alarm an operator, and another node that leads is none.
#[tokio::test]
async fn what_is_refused_is_no_failed_commit() {
    let Some(place) = Place::new() else { return };
    let (before, after) = (place.node(), place.node());
    assert!(leads(&before).await.is_some());
    let_the_lease_run_out(&place.path());
    assert!(leads(&after).await.is_some());
    let refused = before.credit(credit(None)).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
    let work = before.work();
    assert_eq!((work.failures, work.waiting), (0, 0), "{work:?}");
}

/// A heartbeat that was held up on its way to the database, while another node led, and goes on when its own leads again.
#[tokio::test]
async fn a_heartbeat_of_an_earlier_term_counts_for_nothing() {
    let Some(place) = Place::new() else { return };
    let (one, other) = (place.node(), place.node());
    let earlier = leads(&one).await;
    let_the_lease_run_out(&place.path());
    let note = ("pulse", DAWN.to_string());
    let term = leads(&other).await;
    other.leave_note_as_leader(note.0, note.1.clone(), term).await.unwrap();
    let_the_lease_run_out(&place.path());
    let term = leads(&one).await;
    assert!(earlier.is_some() && term > earlier);
    let refused = one.credit(credit(earlier)).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
    let refused = one.leave_note_as_leader(note.0, "0".to_owned(), earlier).await;
    assert!(matches!(refused, Err(StoreError::NotLeading)), "{refused:?}");
    assert_eq!(one.note(note.0).await.unwrap(), Some(note.1));
    one.credit(credit(term)).await.unwrap();
}

/// A heartbeat names the term in which it was kept: it is refused once the lead has passed on and come back.
#[tokio::test]
async fn a_heartbeat_names_its_term() {
    let Some(place) = Place::new() else { return };
    let (clock, rng) = (ManualClock::at(DAWN), fastrand::Rng::with_seed(1));
    let held_up = Context::new(place.node(), GAMES, Arc::new(clock.clone()), rng);
    let other = place.node();
    heartbeat::lead(&held_up, leads(held_up.store()).await);
    heartbeat::beat(&held_up).await.unwrap();
    for node in [&other, held_up.store()] {
        let_the_lease_run_out(&place.path());
        assert!(leads(node).await.is_some());
    }
    clock.advance(90_000);
    assert!(heartbeat::beat(&held_up).await.is_err(), "another node has led");
    heartbeat::lead(&held_up, leads(held_up.store()).await);
    heartbeat::beat(&held_up).await.unwrap();
}

/// A node that was held up for two minutes, while another one led, gives no time back when it goes on.
#[tokio::test]
async fn a_failover_credits_no_time() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let node =
        |store| Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1));
    let (held_up, other) = (node(place.node()), node(place.node()));
    heartbeat::beat(&held_up).await.unwrap();
    clock.advance(11_000);
    let_the_lease_run_out(&place.path());
    assert!(leads(other.store()).await.is_some());
    for _ in 0..12 {
        heartbeat::beat(&other).await.unwrap();
        clock.advance(10_000);
    }
    assert!(heartbeat::beat(&held_up).await.is_err(), "another node leads");
    let noted = other.store().note("pulse").await.unwrap().unwrap();
    assert_eq!(noted, (DAWN + 121_000).to_string(), "the other one's last heartbeat");
    // It leads again, in another term, and counts from the other one's heartbeat.
    let_the_lease_run_out(&place.path());
    let term = leads(held_up.store()).await;
    assert!(term.is_some());
    heartbeat::lead(&held_up, term);
    heartbeat::beat(&held_up).await.unwrap();
    let tasks = held_up.store().claim(DAWN + 3_600_000, DAWN + 3_600_001, 100).await.unwrap();
    assert_eq!(tasks, [], "no time was lost, and none is announced");
}

#[tokio::test]
async fn only_the_leader_takes_what_is_paced() {
    let Some(place) = Place::new() else { return };
    let (leader, other) = (place.node(), place.node());
    leader.create(crate::store::challenge(1)).await.unwrap();
    let game = leader.game(GameId(1)).await.unwrap().unwrap();
    let tasks = vec![
        task("paced", Lane::Bot, DAWN),
        task("alive", Lane::Token, DAWN),
        task("dead", Lane::Token, DAWN - 15 * 60_000),
    ];
    leader.change(Change { tasks, ..Change::of(&game, DAWN, None) }).await.unwrap();
    let keys = async |node: &Store| {
        let tasks = node.claim(DAWN, DAWN + 60_000, 100).await.unwrap();
        let payload = |task: &narabe::store::Task| task.id.0;
        tasks.iter().map(payload).collect::<Vec<_>>()
    };
    let (through_tokens, rest) = (keys(&other).await, keys(&leader).await);
    assert_eq!((through_tokens.len(), rest.len()), (1, 2), "{through_tokens:?} {rest:?}");
    // The other node dies, and says so to no one.
    let dead = other.node();
    let aged = format!(
        "UPDATE nodes SET seen_at = clock_timestamp() - INTERVAL '1 minute' WHERE id = {dead}"
    );
    database::meddle(&place.path(), &aged);
    assert_eq!(keys(&leader).await, Vec::<i64>::new(), "it is claimed still");
    assert!(leads(&leader).await.is_some());
    assert_eq!(keys(&leader).await, through_tokens);
    // It was held up only, and puts off nothing that another node has claimed since.
    let late = TaskOutcome::Again { attempts: 0, at: DAWN, error: "late".to_owned() };
    other.settle(TaskId(through_tokens[0]), late).await.unwrap();
    assert_eq!(keys(&leader).await, Vec::<i64>::new(), "the leader holds it");
}

/// Many claims at once give each task to one node.
#[tokio::test(flavor = "multi_thread")]
async fn no_task_is_claimed_twice() {
    let Some(place) = Place::new() else { return };
    let nodes = [Arc::new(place.node()), Arc::new(place.node())];
    nodes[0].create(crate::store::challenge(1)).await.unwrap();
    let game = nodes[0].game(GameId(1)).await.unwrap().unwrap();
    let tasks = (0..200).map(|number| task(&number.to_string(), Lane::Token, DAWN)).collect();
    nodes[0].change(Change { tasks, ..Change::of(&game, DAWN, None) }).await.unwrap();
    let claims = (0..40).map(|number| {
        let node = Arc::clone(&nodes[number % 2]);
        tokio::spawn(async move { node.claim(DAWN, DAWN + 60_000, 7).await.unwrap() })
    });
    let claims: Vec<_> = claims.collect();
    let mut claimed = Vec::new();
    for claim in claims {
        claimed.extend(claim.await.unwrap().into_iter().map(|task| task.id.0));
    }
    for node in &nodes {
        let left = node.claim(DAWN, DAWN + 60_000, 1_000).await.unwrap();
        claimed.extend(left.into_iter().map(|task| task.id.0));
    }
    claimed.sort_unstable();
    let number = claimed.len();
    claimed.dedup();
    assert_eq!((claimed.len(), number), (200, 200));
}

/// Two bots share the gateway's shards. The one that leads ends, and the other one takes over.
#[tokio::test(flavor = "multi_thread")]
async fn two_bots_share_the_shards() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let config = Config { clock: Arc::new(clock.clone()), shards: 2, ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let world = playground.world().clone();
    let start = async |number: u32| {
        let range = ShardRange { first: number, last: number, total: 2 };
        let connection = Connection { shards: Some(range), ..connection(&playground) };
        let clock = Arc::new(clock.clone());
        let app = Context::new(place.node(), GAMES, clock, fastrand::Rng::with_seed(1));
        let app = Arc::new(app);
        let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
        (app, bot)
    };
    let (first_app, first) = start(0).await;
    let (second_app, second) = start(1).await;
    world.bot_is_ready().await.unwrap();
    assert!(first.watch().leads() && !second.watch().leads());
    assert_eq!(world.connections(), 2, "each has its shard alone");
    while !first.is_reached().await {
        first.tick().await;
    }
    let lobby = world.channel("lobby");
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = world.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let challenge = challenge.message().unwrap().clone();
    let board = update(&world.person("bob").press(&challenge, "Accept").await.unwrap());
    for bot in [&second, &first] {
        bot.tick().await;
    }
    assert_eq!(second_app.store().note("pulse").await.unwrap(), Some(DAWN.to_string()));
    // The leader is gone, without a word to the other one.
    first.drain().await;
    Arc::into_inner(first_app).unwrap().into_store().close().unwrap();
    second.tick().await;
    assert!(second.watch().leads());
    let (third_app, third) = start(0).await;
    world.bot_is_ready().await.unwrap();
    assert!(!third.watch().leads());
    while !second.is_reached().await {
        second.tick().await;
    }
    let form = world.person("alice").press(&board, "Move").await.unwrap();
    let form = form.modal().unwrap().clone();
    world.person("alice").submit(&form, &[("text", "h8")]).await.unwrap();
    for bot in [&third, &second] {
        bot.tick().await;
    }
    let game = third_app.store().game(GameId(1)).await.unwrap().unwrap();
    assert_eq!(game.log, ["h8"]);
    let refused = world.refusals();
    assert!(refused.is_empty(), "{refused:#?}");
    third.drain().await;
    second.drain().await;
}

/// A bot that takes interactions by HTTP, on a node of its own.
async fn by_http(place: &Place, playground: &Playground, clock: &ManualClock) -> Bot {
    by_http_with(place, playground, clock, false).await
}

/// The same, which looks for the emojis, or uploads them, if `emojis` is set.
async fn by_http_with(
    place: &Place,
    playground: &Playground,
    clock: &ManualClock,
    emojis: bool,
) -> Bot {
    let clock = Arc::new(clock.clone());
    let app = Context::new(place.node(), GAMES, clock, fastrand::Rng::with_seed(1));
    let connection = Connection { endpoint: Some(endpoint()), emojis, ..connection(playground) };
    let bot = Bot::start(Arc::new(app), connection).await.unwrap();
    while !bot.is_reached().await {
        tokio::task::yield_now().await;
    }
    bot
}

/// A way to the look-alike, which can be cut.
struct Way {
    address: SocketAddr,
    carrying: JoinHandle<()>,
}

impl Way {
    async fn to(target: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        Self { address, carrying: tokio::spawn(carry(listener, [address, target])) }
    }

    fn cut(&self) {
        self.carrying.abort();
    }
}

/// Hands all connections on; they end with this.
async fn carry(listener: TcpListener, [own, target]: [SocketAddr; 2]) {
    let mut connections = JoinSet::new();
    loop {
        let Ok((mut near, _)) = listener.accept().await else { continue };
        connections.spawn(async move {
            let mut far = TcpStream::connect(target).await.unwrap();
            let (mut requests, mut to_near) = near.split();
            let (mut answers, mut to_far) = far.split();
            // One that breaks ends the other.
            tokio::select! {
                _ = hand_on(&mut requests, &mut to_far, [own, target].map(|it| it.to_string())) => {}
                _ = tokio::io::copy(&mut answers, &mut to_near) => {}
            }
        });
    }
}

/// Hands requests on, each as one to the server that it reaches, which answers no others.
async fn hand_on(
    from: &mut (impl AsyncRead + Unpin),
    to: &mut (impl AsyncWrite + Unpin),
    [own, target]: [String; 2],
) -> std::io::Result<()> {
    let mut bytes = vec![0; 1 << 16];
    loop {
        let read = from.read(&mut bytes).await?;
        let request = &bytes[..read];
        match request.windows(own.len()).position(|part| part == own.as_bytes()) {
            _ if read == 0 => return Ok(()),
            None => to.write_all(request).await?,
            Some(at) => {
                let rest = &request[at + own.len()..];
                to.write_all(&[&request[..at], target.as_bytes(), rest].concat()).await?;
            }
        }
    }
}

/// A leader that Discord does not answer gives the lead to a node that it does answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_leader_that_discord_does_not_answer_gives_the_lead_up() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let start = async |address: SocketAddr| {
        let known = connection(&playground);
        let patience = Patience { unreached: Duration::from_millis(300), ..known.patience };
        let api = Some(format!("http://{address}"));
        let connection = Connection { api, patience, endpoint: Some(endpoint()), ..known };
        let clock = Arc::new(clock.clone());
        let app = Context::new(place.node(), GAMES, clock, fastrand::Rng::with_seed(1));
        Bot::start(Arc::new(app), connection).await.unwrap()
    };
    let way = Way::to(playground.address()).await;
    let (leader, other) = (start(way.address).await, start(playground.address()).await);
    for bot in [&leader, &other] {
        bot.tick().await;
    }
    assert!(leader.watch().leads() && !other.watch().leads());
    assert!(!leader.watch().is_unanswered());
    // No request is made by itself: the leader finds out all the same.
    way.cut();
    let other_leads = async || {
        leader.tick().await;
        other.tick().await;
        other.watch().leads()
    };
    until("the other one leads", other_leads).await;
    leader.tick().await;
    assert!(!leader.watch().leads() && leader.watch().is_unanswered());
    assert!(!other.watch().is_unanswered());
    other.drain().await;
    leader.drain().await;
}

/// A leader whose clock is not the database's any more gives the lead to another node, and the outbox with it; alone it goes
/// on.
#[tokio::test(flavor = "multi_thread")]
async fn a_leader_whose_clock_is_wrong_gives_the_lead_up() {
    let Some(place) = Place::new() else { return };
    let address = database::address_of(&place.path()).unwrap();
    // The database's clock is five seconds behind for one of its users: functions are looked for among the database's own
    // before those of the server.
    let behind = format!(
        "CREATE FUNCTION public.clock_timestamp() RETURNS TIMESTAMPTZ LANGUAGE SQL VOLATILE AS
             $$SELECT pg_catalog.clock_timestamp() - INTERVAL '5 seconds'$$;
         ALTER ROLE {} IN DATABASE {} SET search_path = public, pg_catalog",
        database::SECOND_USER,
        database::name_of(&place.path())
    );
    database::meddle(&place.path(), &behind);
    let address = address.replacen("narabe", database::SECOND_USER, 1);
    let store = Store::open(address, Options::default()).unwrap();
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let connection = Connection { endpoint: Some(endpoint()), ..connection(&playground) };
    let bot = Bot::start(Arc::new(app), connection).await.unwrap();
    for _ in 0..2 {
        bot.tick().await;
        assert!(bot.watch().leads(), "it is alone");
    }
    let other = place.node();
    assert!(leads(&other).await.is_some());
    bot.tick().await;
    assert!(!bot.watch().leads());
    other.create(crate::store::challenge(1)).await.unwrap();
    let late = task("late", Lane::Token, DAWN);
    other.enqueue(vec![(GameId(1), late)]).await.unwrap();
    bot.tick().await;
    let left = other.claim(DAWN, DAWN + 60_000, 100).await.unwrap();
    assert_eq!(left.iter().map(|task| task.attempts).collect::<Vec<_>>(), [0], "{left:?}");
    bot.drain().await;
}

/// A database that takes no writes can be read, but nothing is kept there and no node leads: each says that it is not well.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_is_told() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let known = connection(&playground);
    let patience = Patience { absent: Duration::from_secs(3), ..known.patience };
    let connection = Connection { patience, endpoint: Some(endpoint()), ..known };
    let app = Context::new(place.node(), GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let app = Arc::new(app);
    let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
    let sources =
        Sources { app: Arc::downgrade(&app), watch: bot.watch(), backups: None, daily_check: None };
    let monitor = Monitor::start("127.0.0.1:0".parse().unwrap(), sources).await.unwrap();
    let health = async || fetched(monitor.address(), "/healthz").await;
    until("all is well", async || health().await.0 == 200).await;
    database::take_no_writes(&place.path(), true);
    database::break_connections(&place.path());
    let is_told = async || {
        let (status, text) = health().await;
        status == 503 && text.contains("it takes no writes")
    };
    until("it is told", is_told).await;
    assert!(!bot.watch().leads());
    database::take_no_writes(&place.path(), false);
    until("all is well again", async || health().await.0 == 200).await;
    bot.drain().await;
}

/// One node edits a message with the board as it is, and the other one shows a later version on it before the edit arrives.
/// No task is left then that would show that version, and no lock of one process could keep the two apart.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_board_of_another_node_does_not_stay() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let world = playground.world().clone();
    let (one, other) =
        (by_http(&place, &playground, &clock).await, by_http(&place, &playground, &clock).await);
    world.set_interactions_endpoint(one.interactions_address().unwrap()).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let board = update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    let held = || {
        let gate = Gate::new();
        let callbacks = |_: &str, route: &str| route.ends_with("/callback");
        world.faults().next(1, callbacks, Fault::Held(gate.clone()));
        gate
    };
    // The board is old for a moment, in which Bob presses its button: the other node brings it up to date.
    let move_held = held();
    let moving = {
        let alice = alice.clone();
        tokio::spawn(async move { alice.submit(&form, &[("text", "h8")]).await.unwrap() })
    };
    move_held.reached().await;
    world.set_interactions_endpoint(other.interactions_address().unwrap()).await.unwrap();
    let refresh_held = held();
    let refreshing = {
        let (bob, board) = (bob.clone(), board.clone());
        tokio::spawn(async move { bob.press(&board, "Move").await.unwrap() })
    };
    refresh_held.reached().await;
    move_held.open();
    let board = update(&moving.await.unwrap());
    assert!(board.text().contains(&format!("{} to move", bob.mention())), "{}", board.text());
    one.tick().await;
    resign_below(&alice, &board).await;
    let goes_on = |text: &str| text.contains("to move");
    let over = lobby.wait_for("the end", |shown| shown.id == board.id && !goes_on(shown.text()));
    over.await.unwrap();
    refresh_held.open();
    update(&refreshing.await.unwrap());
    for bot in [&other, &one] {
        bot.tick().await;
        clock.advance(10_000);
        bot.tick().await;
    }
    let shown = world.message(board.id).unwrap();
    assert!(!goes_on(shown.text()), "{}", shown.text());
    let refused = world.refusals();
    assert!(refused.is_empty(), "{refused:#?}");
    other.drain().await;
    one.drain().await;
}

/// Two nodes begin at the same time, and the one that does not lead looks for emojis before the other one has uploaded them.
#[tokio::test(flavor = "multi_thread")]
async fn emojis_that_come_later_are_used_by_all_nodes() {
    let Some(place) = Place::new() else { return };
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let world = playground.world().clone();
    let leader = by_http(&place, &playground, &clock).await;
    let looked = Gate::new();
    let lists = |method: &str, route: &str| method == "GET" && route.ends_with("/emojis");
    world.faults().next(1, lists, Fault::HeldAnswer(looked.clone()));
    let follower = by_http_with(&place, &playground, &clock, true).await;
    looked.reached().await;
    looked.open();
    world.set_interactions_endpoint(follower.interactions_address().unwrap()).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
    let list = async || {
        let listed = alice.slash(&lobby, "games", &[]).await.unwrap();
        listed.ephemeral().unwrap().text().to_owned()
    };
    assert!(!list().await.contains("<:"), "nothing is uploaded yet");
    leader.bring_emojis_up_to_date().await.unwrap();
    follower.sweep().await;
    let line = list().await;
    assert!(line.contains("<:narabe_stone_black_"), "{line}");
    let refused = world.refusals();
    assert!(refused.is_empty(), "{refused:#?}");
    follower.drain().await;
    leader.drain().await;
}
