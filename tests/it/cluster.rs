//! Two nodes of the program on one PostgreSQL server behind a balancer: what becomes of play when nodes, or the server, are
//! killed, held up or restarted. `cargo run --release --example cluster` prints the figures.

mod balancer;
mod games;
mod nodes;
pub mod server;

use crate::load::players::{Crowd, Waits};
use games::{Tally, play};
use nodes::{GLANCE, Nodes};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Moves of the ordinary test that must be acknowledged.
const MOVES: usize = 150;
/// Servers in which every pair plays a game at a time: few in the ordinary test, many in the trials.
const FEW_SERVERS: u64 = 2;
const MANY_SERVERS: u64 = 9;

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

/// Plays in so many servers until that is enough, while this goes on beside it.
async fn play_beside(
    nodes: &Arc<Nodes>,
    servers: u64,
    is_enough: impl Fn(&Tally) -> bool,
    trouble: impl Future<Output = ()>,
) -> Arc<Tally> {
    let tally = Arc::new(Tally::default());
    let enough = async {
        while !is_enough(&tally) {
            tokio::time::sleep(GLANCE).await;
        }
        tally.over.store(true, Ordering::Relaxed);
    };
    let trouble = async {
        tokio::select! {
            () = trouble => {}
            () = async { while !tally.over.load(Ordering::Relaxed) { tokio::time::sleep(GLANCE).await } } => {}
        }
    };
    tokio::join!(play(nodes, &tally, servers), enough, trouble);
    tally
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

/// The leader is killed in the midst of play; the other node goes on.
#[tokio::test(flavor = "multi_thread")]
async fn play_goes_on_when_the_leader_is_killed() {
    let Some(nodes) = nodes().await else { return };
    let is_over = AtomicBool::new(false);
    let trouble = async {
        let leader = nodes.leader().await.expect("one leads");
        nodes.kill(leader);
        nodes.until("the other one leads", async || nodes.leader().await == Some(1 - leader)).await;
        nodes.go_on(leader).await;
        is_over.store(true, Ordering::Relaxed);
    };
    let is_enough = |tally: &Tally| {
        is_over.load(Ordering::Relaxed) && tally.acknowledged.load(Ordering::Relaxed) >= MOVES
    };
    let tally = play_beside(&nodes, FEW_SERVERS, is_enough, trouble).await;
    print("a leader killed", &tally);
    assert_eq!(tally.flaws.load(Ordering::Relaxed), 0);
    close(nodes).await;
}

/// Kills a node or the server, one after the other, and starts it again, without end: every three seconds in the mean, or
/// every `NARABE_KILL_SECONDS`.
async fn kill_by_turns(nodes: &Nodes) {
    let mut rng = fastrand::Rng::with_seed(crate::number("NARABE_TEST_SEED", 1));
    let every = Duration::from_secs(crate::number("NARABE_KILL_SECONDS", 3));
    for turn in 0.. {
        tokio::time::sleep(every.mul_f64(1.0 / 3.0 + rng.f64() * 4.0 / 3.0)).await;
        match turn % 3 {
            2 => restart_server(nodes, Duration::ZERO).await,
            node => {
                nodes.kill(node);
                tokio::time::sleep(Duration::from_millis(rng.u64(0..1_500))).await;
                nodes.begin(node);
            }
        }
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

#[tokio::test(flavor = "multi_thread")]
#[ignore = "minutes of kills: a part of the table of the cluster"]
async fn presses_while_nodes_and_server_are_killed() {
    let Some(nodes) = nodes().await else { return };
    let presses = crate::number("NARABE_PRESSES", 10_000);
    let is_enough = |tally: &Tally| tally.presses.load(Ordering::Relaxed) as u64 >= presses;
    let tally = play_beside(&nodes, MANY_SERVERS, is_enough, kill_by_turns(&nodes)).await;
    for node in 0..2 {
        if !nodes.is_well(node).await {
            nodes.kill(node);
            nodes.go_on(node).await;
        }
    }
    print("nodes and postmaster killed by turns", &tally);
    println!("paced requests in any second: at most {}", nodes.world().most_in_a_second());
    assert_eq!(tally.flaws.load(Ordering::Relaxed), 0);
    close(nodes).await;
}

fn quantiles(waits: &Waits) -> String {
    let [p50, p99, most] = [0.5, 0.99, 1.0].map(|share| waits.at(share));
    format!("p50 {p50:.0} ms, p99 {p99:.0} ms, longest {most:.0} ms")
}

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
    println!("paced requests in any second: at most {}", nodes.world().most_in_a_second());
    close(nodes).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a minute of failovers: a part of the table of the cluster"]
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
        println!("leader killed: the other one leads after {:.2} s", begun.elapsed().as_secs_f64());
        nodes.go_on(leader).await;
    }
    let away = Duration::from_secs(crate::number("NARABE_AWAY_SECONDS", 30));
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
    let credited = nodes.query("SELECT count(*) FROM outbox WHERE kind = 'outage'").await;
    println!("credits: {credited}");
    close(nodes).await;
}

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
    for node in 0..2 {
        if !nodes.is_well(node).await {
            nodes.kill(node);
            nodes.go_on(node).await;
        }
    }
    close(nodes).await;
}
