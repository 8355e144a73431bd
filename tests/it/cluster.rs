//! Two nodes of the program on one PostgreSQL server behind a balancer: what becomes of play when nodes, or the server, are
//! killed, held up or restarted. `cargo run --release --example cluster` prints the figures.

mod balancer;
mod games;
mod nodes;
pub mod server;

use crate::load::players::{Crowd, Waits};
use games::{Tally, compare, play};
use narabe::app::clock::heartbeat::DOWNTIME_FROM_MS;
use nodes::{GLANCE, LONG_PATIENCE, Nodes};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Moves of the ordinary test that must be acknowledged.
const MOVES: usize = 150;
/// Kills of nodes and postmaster together, unless `NARABE_KILLS` says otherwise.
const MANY_KILLS: usize = 2_000;
/// Moves that must be acknowledged between two kills, or the second one would find no play.
const MOVES_BETWEEN: usize = 10;
/// The leader is killed after so many changes of its lease at most.
const MOST_CHANGES: usize = 3;
/// Servers in which every pair plays a game at a time: few in the ordinary test, many in the trials unless
/// `NARABE_SERVERS` says otherwise, as where several trials run beside each other.
const FEW_SERVERS: u64 = 2;
const MANY_SERVERS: u64 = 9;
/// The wait for an answer (ms) that 99 % do not exceed at 200 moves a second, and the longest one.
const P99_MS: f64 = 500.0;
const LONGEST_MS: f64 = 2_700.0;
/// The share of the moves asked for that are made at the least: players, look-alike and server are on the same machine.
const LEAST_MADE: f64 = 0.9;
/// The largest share of transactions that are run again.
const MOST_RERUNS: f64 = 0.02;
/// The most paced requests of all nodes in any second.
const MOST_PACED: usize = 40;
/// The longest time after the leader's end until another one leads.
const LEADS_WITHIN: Duration = Duration::from_secs(15);
/// Seconds for which the server is away: enough that the time is given back.
const AWAY_SECONDS: u64 = 90;
/// Time of some heartbeats, any of which would give the same time back again.
const SOME_BEATS: Duration = Duration::from_secs(5);

/// Fetches a page of a node's; none where it does not answer.
async fn page(address: SocketAddr, path: &str) -> Option<(u16, String)> {
    let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(2)).build();
    let answer = client.unwrap().get(format!("http://{address}{path}")).send().await.ok()?;
    Some((answer.status().as_u16(), answer.text().await.ok()?))
}

async fn nodes() -> Option<Arc<Nodes>> {
    if !crate::postgres::is_there() {
        return None;
    }
    Nodes::start(2).await.map(Arc::new)
}

async fn close(nodes: Arc<Nodes>) {
    Arc::into_inner(nodes).expect("all play is over").close().await;
}

/// Plays in so many servers until that is enough, while this goes on beside it, which ends by itself.
async fn play_beside(
    nodes: &Arc<Nodes>,
    tally: &Arc<Tally>,
    servers: u64,
    is_enough: impl Fn(&Tally) -> bool,
    trouble: impl Future<Output = ()>,
) {
    let enough = async {
        while !is_enough(tally) {
            tokio::time::sleep(GLANCE).await;
        }
        tally.over.store(true, Ordering::Relaxed);
    };
    tokio::join!(play(nodes, tally, servers), enough, trouble);
}

fn print(presses: &str, tally: &Tally) {
    let of = |count: &std::sync::atomic::AtomicUsize| count.load(Ordering::Relaxed);
    println!(
        "{presses}: {} presses, half of them delivered twice; {} moves acknowledged, {} kept without an answer, \
         {} lost or doubled",
        of(&tally.presses),
        of(&tally.acknowledged),
        of(&tally.unseen),
        of(&tally.flaws)
    );
}

/// The leader is killed in the midst of play, as soon as its lease has changed; the other node goes on.
#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_when_the_leader_is_killed() {
    let Some(nodes) = nodes().await else { return };
    let (tally, is_over) = (Arc::new(Tally::default()), AtomicBool::new(false));
    let trouble = async {
        let leader = leader_at_lease(&nodes, 1).await;
        assert!(nodes.kill(leader), "it was at work");
        nodes.until("the other one leads", async || nodes.leader().await == Some(1 - leader)).await;
        nodes.go_on(leader).await;
        is_over.store(true, Ordering::Relaxed);
    };
    let is_enough = |tally: &Tally| {
        is_over.load(Ordering::Relaxed) && tally.acknowledged.load(Ordering::Relaxed) >= MOVES
    };
    play_beside(&nodes, &tally, FEW_SERVERS, is_enough, trouble).await;
    compare(&nodes, &tally).await;
    print("a leader killed", &tally);
    assert_eq!(tally.flaws.load(Ordering::Relaxed), 0);
    close(nodes).await;
}

/// Kills of a run.
#[derive(Default)]
struct Kills {
    /// Nodes that were well, at a moment that is no one's.
    nodes: AtomicUsize,
    /// Nodes that led, at a change of their lease.
    leaders: AtomicUsize,
    /// The postmaster.
    server: AtomicUsize,
}

impl Kills {
    fn counts(&self) -> [usize; 3] {
        [&self.nodes, &self.leaders, &self.server].map(|count| count.load(Ordering::Relaxed))
    }

    fn all(&self) -> usize {
        self.counts().iter().sum()
    }

    /// Prints them, and fails unless there were so many, a fifth of them and one at least of each kind.
    fn check(&self, wanted: usize) {
        let [nodes, leaders, server] = self.counts();
        println!(
            "{} kills: nodes {nodes} times, leaders at a change of their lease {leaders} times, the postmaster \
             {server} times",
            self.all()
        );
        assert!(self.all() >= wanted, "{wanted} were to be killed");
        let of_a_kind = (wanted / 5).max(1);
        assert!(self.counts().iter().all(|count| *count >= of_a_kind), "too few of a kind");
    }
}

/// Waits until the leader's lease has changed so many times from now on, and gives the node that leads then. A leader prolongs
/// its lease each second.
async fn leader_at_lease(nodes: &Nodes, changes: usize) -> usize {
    let lease = "SELECT holder, epoch, until_at FROM leases WHERE name = 'leader'";
    for _ in 0..changes {
        let before = nodes.query(lease).await;
        let has_changed = async || {
            nodes.begin_ended();
            nodes.query(lease).await != before
        };
        nodes.until_for(LONG_PATIENCE, "the lease changes", has_changed).await;
    }
    nodes.wait_for_leader().await
}

/// Waits until so many moves are acknowledged, or play is over.
async fn play_on(nodes: &Nodes, tally: &Tally, acknowledged: usize) {
    let goes_on = async || {
        nodes.begin_ended();
        tally.over.load(Ordering::Relaxed)
            || tally.acknowledged.load(Ordering::Relaxed) >= acknowledged
    };
    nodes.until_for(LONG_PATIENCE, "people play on", goes_on).await;
}

/// Kills a node, the leader or the server, one after the other, and starts it again, until play is over: after some moves, and
/// half a second in the mean, or `NARABE_KILL_SECONDS`, by the lots of `NARABE_TEST_SEED`.
async fn kill_by_turns(nodes: &Nodes, tally: &Tally, kills: &Kills) {
    let mut rng = fastrand::Rng::with_seed(crate::number("NARABE_TEST_SEED", 1));
    let every = Duration::from_secs_f64(crate::number("NARABE_KILL_SECONDS", 0.5));
    for turn in 0.. {
        let wanted = tally.acknowledged.load(Ordering::Relaxed) + MOVES_BETWEEN;
        tokio::time::sleep(every.mul_f64(1.0 / 3.0 + rng.f64() * 4.0 / 3.0)).await;
        play_on(nodes, tally, wanted).await;
        if tally.over.load(Ordering::Relaxed) {
            return;
        }
        let (node, is_at_work, count) = match turn % 4 {
            // It has just prolonged its lease; another question would let that moment pass.
            2 => (leader_at_lease(nodes, rng.usize(1..=MOST_CHANGES)).await, true, &kills.leaders),
            3 => {
                restart_server(nodes, Duration::ZERO).await;
                kills.server.fetch_add(1, Ordering::Relaxed);
                continue;
            }
            // One that is not well yet is killed all the same, and not counted.
            node => (node, nodes.is_well(node).await, &kills.nodes),
        };
        let was_running = nodes.kill(node);
        count.fetch_add(usize::from(was_running && is_at_work), Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(rng.u64(0..1_500))).await;
        nodes.begin(node);
    }
}

/// Kills the server, and starts it again after a while.
async fn restart_server(nodes: &Nodes, away: Duration) {
    let server = Arc::clone(&nodes.server);
    tokio::task::spawn_blocking(move || server.lock().unwrap().kill()).await.unwrap();
    tokio::time::sleep(away).await;
    let server = Arc::clone(&nodes.server);
    tokio::task::spawn_blocking(move || server.lock().unwrap().go_on()).await.unwrap();
}

/// Play ends after `NARABE_PRESSES` presses and `NARABE_KILLS` kills.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "thousands of kills: a part of the proof and of the table of the cluster"]
async fn presses_while_nodes_and_server_are_killed() {
    let Some(nodes) = nodes().await else { return };
    let presses: usize = crate::number("NARABE_PRESSES", 10_000);
    let wanted: usize = crate::number("NARABE_KILLS", MANY_KILLS);
    let (tally, kills) = (Arc::new(Tally::default()), Kills::default());
    let is_enough =
        |tally: &Tally| tally.presses.load(Ordering::Relaxed) >= presses && kills.all() >= wanted;
    let trouble = kill_by_turns(&nodes, &tally, &kills);
    let servers = crate::number("NARABE_SERVERS", MANY_SERVERS);
    play_beside(&nodes, &tally, servers, is_enough, trouble).await;
    nodes.all_well().await;
    let compared = compare(&nodes, &tally).await;
    print("nodes and postmaster killed by turns", &tally);
    check_pace(&nodes);
    assert_eq!(tally.flaws.load(Ordering::Relaxed), 0);
    kills.check(wanted);
    assert!(compared >= MOVES_BETWEEN * wanted / 2, "{compared} moves were acknowledged");
    close(nodes).await;
}

/// Prints how many paced requests went out in any second, and fails where they were too many.
fn check_pace(nodes: &Nodes) {
    let most = nodes.world().most_in_a_second();
    println!("paced requests in any second: at most {most}");
    assert!(most <= MOST_PACED, "{most} paced requests in a second");
}

fn quantiles(waits: &Waits) -> String {
    let [p50, p99, most] = [0.5, 0.99, 1.0].map(|share| waits.at(share));
    format!("p50 {p50:.0} ms, p99 {p99:.0} ms, longest {most:.0} ms")
}

/// Fails where an answer came too late.
fn check_waits(waits: &Waits) {
    let in_time = waits.at(0.99) <= P99_MS && waits.at(1.0) <= LONGEST_MS;
    assert!(in_time, "{}", quantiles(waits));
}

/// A press whose transaction is given up is told to be patient, which ends the play. `NARABE_RATE` is the number of moves a
/// second, `NARABE_SOAK_SECONDS` the length.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "a minute under load: a part of the table of the cluster"]
async fn two_hundred_moves_a_second() {
    let Some(nodes) = nodes().await else { return };
    let (rate, seconds) =
        (crate::number("NARABE_RATE", 200), crate::number("NARABE_SOAK_SECONDS", 60));
    let crowd = Crowd::come(nodes.world()).await;
    crowd.play(20.0, Duration::from_secs(5)).await;
    let before = (nodes.sum("narabe_writes_total").await, nodes.sum("narabe_reruns_total").await);
    let played = crowd.play(rate as f64, Duration::from_secs(seconds)).await;
    let writes = nodes.sum("narabe_writes_total").await - before.0;
    let reruns = nodes.sum("narabe_reruns_total").await - before.1;
    println!("{:.1} moves/s of {rate} wanted, for {seconds} s", played.rate);
    println!("boards: {}", quantiles(&played.boards));
    println!("forms: {}", quantiles(&played.forms));
    println!("re-runs: {reruns} of {writes} transactions, {:.2} %", 100.0 * reruns / writes);
    check_pace(&nodes);
    assert!(played.rate >= LEAST_MADE * rate as f64, "{:.1} moves/s", played.rate);
    [&played.boards, &played.forms].into_iter().for_each(check_waits);
    assert!(reruns < MOST_RERUNS * writes, "{reruns} of {writes} transactions were run again");
    close(nodes).await;
}

/// The number of times that time was given back.
async fn credits(nodes: &Nodes) -> u32 {
    nodes.query("SELECT count(*) FROM outbox WHERE kind = 'outage'").await.parse().unwrap()
}

/// `NARABE_AWAY_SECONDS` is how long the server is away.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "minutes of failovers: a part of the table of the cluster"]
async fn a_leader_killed_and_a_server_away() {
    let Some(nodes) = nodes().await else { return };
    let crowd = Crowd::come(nodes.world()).await;
    crowd.play(20.0, Duration::from_secs(5)).await;
    for _ in 0..5 {
        nodes.until("one leads", async || nodes.leader().await.is_some()).await;
        let leader = nodes.leader().await.unwrap();
        let begun = Instant::now();
        nodes.kill(leader);
        nodes.until("the other one leads", async || nodes.leader().await == Some(1 - leader)).await;
        let took = begun.elapsed();
        println!("leader killed: the other one leads after {:.2} s", took.as_secs_f64());
        assert!(took <= LEADS_WITHIN, "{took:?}");
        nodes.go_on(leader).await;
    }
    assert_eq!(credits(&nodes).await, 0, "no time was lost");
    let away = Duration::from_secs(crate::number("NARABE_AWAY_SECONDS", AWAY_SECONDS));
    restart_server(&nodes, away).await;
    let begun = Instant::now();
    let recovered = crowd.recover().await;
    println!(
        "server away for {} s: a command is answered {:.2} s after it is back ({:.2} s since the first try)",
        away.as_secs(),
        begun.elapsed().as_secs_f64(),
        recovered.as_secs_f64()
    );
    nodes.until("one leads", async || nodes.leader().await.is_some()).await;
    if away.as_millis() >= DOWNTIME_FROM_MS as u128 {
        nodes.until("the time is given back", async || credits(&nodes).await > 0).await;
    }
    tokio::time::sleep(SOME_BEATS).await;
    let credited = credits(&nodes).await;
    println!("credits: {credited}");
    assert!(credited <= 1, "the time was given back {credited} times");
    close(nodes).await;
}

/// `NARABE_SOAK_SECONDS` is the length of the play.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "two minutes of restarts: a part of the table of the cluster"]
async fn a_rolling_restart() {
    let Some(nodes) = nodes().await else { return };
    let seconds = crate::number("NARABE_SOAK_SECONDS", 100);
    let crowd = Crowd::come(nodes.world()).await;
    let restarts = async {
        for turn in 0.. {
            tokio::time::sleep(Duration::from_secs(5)).await;
            nodes.end(turn % 2).await;
            nodes.go_on(turn % 2).await;
        }
    };
    // A move is two presses: the button, and the form. One that is not answered ends the play.
    let played = tokio::select! {
        played = crowd.play(50.0, Duration::from_secs(seconds)) => played,
        () = restarts => unreachable!("without end"),
    };
    let presses = played.boards.len() + played.forms.len();
    println!(
        "rolling restart: {presses} presses, 0 unanswered; boards: {}",
        quantiles(&played.boards)
    );
    nodes.all_well().await;
    close(nodes).await;
}
