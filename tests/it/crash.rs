//! A move acknowledged is a move kept: the program is killed at moments that no one chose, and everything that anyone
//! saw is there afterwards.
//!
//! The program is the real binary with its own database; Discord is the look-alike in the test's process, which lives
//! on. The same harness must catch a store that answers before its commit, else it proves nothing.

mod death;
pub mod disk;
mod events;
mod harness;
mod host;
mod load;
mod machines;
mod mutant;
mod planned;

use crate::database::is_passed_over;
use crate::program::narabe;
use death::{Death, Strikes};
use harness::{Harness, Place};
use narabe::playground::{Answered, Config, Fault, Gate};
use narabe::store::Location;
use std::fs::File;
use std::process::Command;

/// Kills of the ordinary test, a sixth of them in each manner; a third on a server.
const KILLS: usize = 24;
/// Kills at play in the proof on SQLite, unless `NARABE_KILLS` says otherwise of all.
const KILLS_AT_PLAY: usize = 10_000;
/// Kills of each other part of the proof, and of that at play on a server.
const MANY_KILLS: usize = 1_000;
/// Within so many kills the mutant must have lost something.
const MUTANT_KILLS: usize = 4;

/// Number of kills of a part of the proof other than that at play.
fn many_kills() -> usize {
    crate::number("NARABE_KILLS", MANY_KILLS)
}

fn kills_at_play() -> usize {
    let most = if crate::database::is_postgres() { MANY_KILLS } else { KILLS_AT_PLAY };
    crate::number("NARABE_KILLS", most)
}

/// The real program, whose log is a file.
fn program(place: &Place) -> Command {
    let mut command = narabe(place.folder.path(), &["run"]);
    let token = Config::default().token;
    command
        .envs([("DISCORD_TOKEN", token), ("NARABE_DISCORD_API", place.api())])
        .env("NARABE_LOG", "warn");
    if let Location::Server(address) = crate::database::of(place.database()) {
        command.env("NARABE_DATABASE", address);
    }
    let log = File::options().create(true).append(true).open(place.log_file()).unwrap();
    command.stderr(log);
    place.disk.under(&mut command);
    command
}

/// The seed of a run: another one each time, or the one that is to be seen again.
fn seed() -> u64 {
    let seed = std::env::var("NARABE_TEST_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok())
        .unwrap_or(fastrand::u64(..));
    println!("seen again with NARABE_TEST_SEED={seed}");
    seed
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_outlives_a_kill() {
    let (seen, strikes) = kills(seed()).await;
    println!("{seen} moves seen in {KILLS} kills: {strikes}");
    strikes.check();
    assert!(seen > KILLS, "{seen} moves seen");
}

/// So many kills in one database, then an end in peace; gives how many moves were seen, and which kills struck.
async fn kills(seed: u64) -> (usize, Strikes) {
    let mut harness = Harness::open(seed, program).await;
    let mut strikes = Strikes::default();
    for number in 0..KILLS {
        let death = Death::of(number);
        strikes.count(death, harness.play_and_die(death).await);
        assert_eq!(harness.flaws().await, Vec::<String>::new(), "kill {number}, {death:?}");
    }
    harness.play_and_terminate().await;
    assert_eq!(harness.flaws().await, Vec::<String>::new());
    let seen = harness.seen();
    harness.catch_up().await;
    (seen, strikes)
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten thousand kills: a part of the proof"]
async fn ten_thousand_kills() {
    let (seed, mut seen, mut strikes) = (seed(), 0, Strikes::default());
    let places = kills_at_play().div_ceil(KILLS);
    for place in 0..places {
        let (more_seen, more_strikes) = kills(seed.wrapping_add(place as u64)).await;
        seen += more_seen;
        strikes.add(&more_strikes);
        println!("{} kills, {seen} moves seen", (place + 1) * KILLS);
    }
    println!("{} kills, {strikes}: {seen} moves seen, 0 lost, 0 half done", KILLS * places);
    strikes.check();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "hundreds of ends in peace: a part of the proof"]
async fn whatever_was_acknowledged_outlives_an_end_in_peace() {
    let (seed, mut seen) = (seed(), 0);
    for place in 0..many_kills().div_ceil(KILLS) {
        let mut harness = Harness::open(seed.wrapping_add(place as u64), program).await;
        for number in 0..KILLS {
            harness.play_and_terminate().await;
            assert_eq!(harness.flaws().await, Vec::<String>::new(), "end {number}");
        }
        seen += harness.seen();
        println!("{} ends, {seen} moves seen", (place + 1) * KILLS);
        harness.catch_up().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_answers_before_its_commit_is_caught() {
    if is_passed_over("the mutant has its own file") {
        return;
    }
    let mut harness = Harness::open(seed(), mutant::process).await;
    for kill in 1..=MUTANT_KILLS {
        harness.play_and_kill().await;
        let flaws = harness.flaws().await;
        if flaws.iter().any(|flaw| flaw.contains("was seen and is lost")) {
            println!("caught at kill {kill}: {flaws:#?}");
            return;
        }
    }
    panic!("nothing was lost in {MUTANT_KILLS} kills: this harness would not notice");
}

/// The worst moment of all: the move is written down, and its answer is on the way.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_died_on_its_way_is_made_good() {
    let mut harness = Harness::open(seed(), program).await;
    let (world, gate) = (harness.world(), Gate::new());
    world.faults().next(
        usize::MAX,
        |_, route| route.ends_with("/callback"),
        Fault::Held(gate.clone()),
    );
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let asked = tokio::spawn(async move {
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await
    });
    while harness.place.log(1) != "h8" {
        assert!(!asked.is_finished(), "no one is answered before");
        tokio::task::yield_now().await;
    }
    gate.reached().await;
    harness.kill_with(&gate).await;
    gate.open();
    let answer = asked.await.unwrap().unwrap();
    assert!(matches!(answer, Answered::Silence), "{answer:?}");
    harness.catch_up().await;
}

/// Not a test of its own but the process that the test before starts and kills; without its variable it ends at once.
#[tokio::test(flavor = "multi_thread")]
async fn mutant_process() {
    mutant::serve().await;
}
