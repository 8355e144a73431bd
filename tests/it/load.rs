//! The program under load, by people who play with pictures against the look-alike: a part of the proof, which takes
//! minutes. The program is a process of its own, so that its memory is seen; the look-alike enforces the global limit.
//!
//! `NARABE_SOAK_SECONDS` makes the soak, and the play beside costly records, another length.

mod costly;
pub mod players;
mod program;
mod records;
mod servers;

use players::{Crowd, Flood, Waits};
use program::Program;
use std::time::Duration;

/// Moves a second, and for how long.
const MOVES: f64 = 200.0;
const SOAK: u64 = 600;
/// So much more is asked of it in the overload, for ten seconds.
const OVERLOAD: f64 = 10.0;
const OVERLOAD_ASKS: u64 = 20_000;
/// And then at one moment, which is more than it takes, whatever the machine.
const AT_ONCE_ASKS: u64 = 4_000;
/// Afterwards it plays on as before for so long.
const AFTER_SECONDS: u64 = 20;
/// Discord's limit, after which an answer is lost.
const TOO_LATE_MS: f64 = 3_000.0;
/// The longest delay (ms) of a call to move.
const CALLS_MS: f64 = 2_000.0;
/// The most memory (MiB), and how much it may grow over the last half.
const MOST_MEMORY: f64 = 256.0;
const MOST_GROWTH: f64 = 1.05;

/// The length that the environment asks for, or the usual one.
fn seconds(usual: u64) -> u64 {
    crate::number("NARABE_SOAK_SECONDS", usual)
}

fn print(what: &str, waits: &Waits) {
    let [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1.0].map(|share| waits.at(share));
    println!(
        "{what}: {} answers; p50 {p50:.0} ms, p95 {p95:.0} ms, p99 {p99:.0} ms, longest {max:.0} ms",
        waits.len()
    );
}

fn print_flood(what: &str, flood: &Flood) {
    let Flood { shown, shed, lost, .. } = flood;
    println!("{what}: {shown} shown, {shed} told to be patient, {lost} without an answer");
    print("answers in it", &flood.waits);
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "ten minutes under load: a part of the proof"]
async fn soak() {
    let seconds = seconds(SOAK);
    let program = Program::start().await;
    let crowd = Crowd::come(program.world()).await;
    let watch = tokio::spawn(program.watch(Duration::from_secs(seconds)));
    let played = crowd.play(MOVES, Duration::from_secs(seconds)).await;
    let watched = watch.await.unwrap();
    println!("{:.1} moves/s for {seconds} s of {MOVES} wanted, each with its picture", played.rate);
    print("boards", &played.boards);
    print("forms", &played.forms);
    print("boards, from when the move was to be made", &played.since_due);
    println!("presses on a board that was no longer the game as it is: {}", played.outdated);
    println!(
        "calls to move: p50 {:.1} s late, at most {:.1} s",
        watched.calls.at(0.5) / 1e3,
        watched.calls.at(1.0) / 1e3
    );
    println!(
        "the whole outbox, tidying up included: at most {:.0} s late",
        watched.outbox.at(1.0) / 1e3
    );
    let (half, end) = (watched.memory_at(0.5), watched.memory_at(1.0));
    println!(
        "memory: {half:.0} MiB half-way, {end:.0} MiB at the end, {:.0} MiB at most",
        watched.most_memory()
    );
    let refused = program.world().too_many();
    println!("requests that were refused for the global limit: {refused}");

    let overload = crowd.flood(MOVES * OVERLOAD, OVERLOAD_ASKS).await;
    print_flood(&format!("overload, {:.0} boards/s asked for", MOVES * OVERLOAD), &overload);
    let storm = crowd.flood(f64::INFINITY, AT_ONCE_ASKS).await;
    print_flood(&format!("{AT_ONCE_ASKS} boards asked for at once"), &storm);
    println!("a command is answered again {:.1} s after that", crowd.recover().await.as_secs_f64());
    let after = crowd.play(MOVES, Duration::from_secs(AFTER_SECONDS)).await;
    println!("afterwards: {:.1} moves/s", after.rate);
    print("boards", &after.boards);
    program.end().await;

    assert!(
        played.rate > 0.98 * MOVES && played.boards.at(1.0) < TOO_LATE_MS,
        "all of it, in time"
    );
    assert_eq!(refused, 0, "the bot stays below the global limit");
    assert!(watched.calls.at(1.0) < CALLS_MS, "who is to move is called in time");
    assert!(watched.most_memory() < MOST_MEMORY && end < MOST_GROWTH * half, "memory is flat");
    // Only moves that follow each other within the way to Discord and back have any.
    assert!(played.outdated * 20 < played.boards.len(), "boards stay as the game is");
    assert!(
        overload.lost == 0 && storm.lost == 0 && storm.shed > 0,
        "a sentence instead of silence"
    );
    assert!(after.rate > 0.98 * MOVES && after.boards.at(0.99) < TOO_LATE_MS, "it recovers");
}
