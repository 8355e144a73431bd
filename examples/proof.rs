//! Promises of the project, in figures: ten thousand kills, ten million presses, ten thousand lives, a year, ten minutes of
//! load, an hour of many servers.
//!
//! `cargo run --release --example proof` runs all of it, most of a day; with the names of parts after it, those alone, as
//! in `cargo run --release --example proof kills presses`. With `--seconds 60` the soak, the play in many servers and the
//! play beside costly records take so long instead of ten, sixty and three minutes. PostgreSQL must be installed for the
//! lives of two nodes and their mutants, as Debian does, or be named by `NARABE_PG_BIN`. The parts are tests of `tests/it`
//! that the ordinary run leaves out or runs smaller; each prints its figures, and one that does not hold fails.

mod parts;

use parts::Part;
use std::process::ExitCode;

/// The part on PostgreSQL, which must be installed for it.
const POSTGRES: &str = "postgres";

const PARTS: [Part; 10] = [
    Part(
        "kills",
        "10,000 kills at work, at the nth write, sync and request, 1,000 while eight events go on, and as many while \
         machines think; as many ends in peace",
        &[
            "crash::ten_thousand_kills",
            "crash::events::a_thousand_kills_while_eight_events_go_on",
            "crash::machines::a_thousand_kills_while_machines_think",
            "crash::whatever_was_acknowledged_outlives_an_end_in_peace",
        ],
    ),
    Part(
        POSTGRES,
        "2,000 kills of two nodes at work, of the leader at the nth change of its lease, and of the postmaster; 1,000 of \
         one program on PostgreSQL, at work and at the nth request",
        &["cluster::presses_while_nodes_and_server_are_killed", "crash::ten_thousand_kills"],
    ),
    Part("presses", "10,000,000 presses at once", &["races::presses::ten_million_presses"]),
    Part(
        "lives",
        "10,000 seeded lives of app, store, clock, events and machines, and as many of two nodes",
        &["simulation::ten_thousand_lives", "simulation::ten_thousand_lives_of_two_nodes"],
    ),
    Part(
        "mutants",
        "programs that answer early, ask for no version, rate apart, advance events without version or hint, play plans \
         of records that are gone, owe a machine's move apart, give time back or claim tasks without the lease, \
         post twice",
        &[
            "crash::a_store_that_answers_before_its_commit_is_caught",
            "simulation::a_store_that_asks_for_no_version_is_caught",
            "simulation::a_rating_outside_of_the_transaction_is_caught",
            "simulation::an_event_that_asks_for_no_version_is_caught",
            "simulation::a_hint_outside_of_the_transaction_is_caught",
            "simulation::a_plan_played_after_a_take_back_is_caught",
            "simulation::a_machines_task_outside_of_the_transaction_is_caught",
            "simulation::a_credit_without_the_lease_is_caught",
            "simulation::a_claim_without_the_lease_is_caught",
            "clocks::a_year_in_which_posts_are_repeated_is_noticed",
        ],
    ),
    Part(
        "year",
        "a year from the first schema on: 5,000 games, events, seasons, a backup each night, a restore in the middle",
        &["clocks::a_whole_year"],
    ),
    Part(
        "restart",
        "a start over 100,000 games",
        &["restart::a_start_with_a_hundred_thousand_games"],
    ),
    Part("soak", "200 moves a second for ten minutes, then ten times as much", &["load::soak"]),
    Part(
        "servers",
        "an hour of 200 moves a second in 2,500 servers on three shards, 150 ms from Discord, with machines, an engine \
         and puzzles",
        &["load::servers::an_hour_of_2500_servers"],
    ),
    Part(
        "costly",
        "three minutes beside ten accounts that send the costliest record, once a second each",
        &["load::costly::costly_records"],
    ),
];

fn main() -> ExitCode {
    let mut wanted: Vec<String> = std::env::args().skip(1).collect();
    let seconds = match seconds(&mut wanted) {
        Ok(seconds) => seconds,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::from(2);
        }
    };
    if let Some(unknown) = wanted.iter().find(|name| PARTS.iter().all(|part| part.0 != **name)) {
        let names = PARTS.map(|part| part.0).join(", ");
        eprintln!("There is no part {unknown}: the parts are {names}.");
        return ExitCode::from(2);
    }
    let chosen = |part: &&Part| wanted.is_empty() || wanted.iter().any(|name| name == part.0);
    let failed: Vec<&str> = PARTS
        .iter()
        .filter(chosen)
        .filter(|part| !part.holds(&variables(part, seconds)))
        .map(|part| part.0)
        .collect();
    if failed.is_empty() {
        println!("\nEverything holds.");
        return ExitCode::SUCCESS;
    }
    println!("\nThis does not hold: {}.", failed.join(", "));
    ExitCode::FAILURE
}

/// Variables of a part's tests: the time that is asked for, and the database where it is PostgreSQL.
fn variables(part: &Part, seconds: Option<u64>) -> Vec<(&'static str, String)> {
    // Without a server the tests on it would be passed over, and seem to hold.
    let mut variables = vec![("NARABE_REQUIRE_POSTGRES", "1".to_owned())];
    variables.extend(seconds.map(|seconds| ("NARABE_SOAK_SECONDS", seconds.to_string())));
    if part.0 == POSTGRES {
        variables.push(("NARABE_TEST_DATABASE", "postgres".to_owned()));
    }
    variables
}

/// Takes `--seconds` and its number out of the arguments.
fn seconds(arguments: &mut Vec<String>) -> Result<Option<u64>, &'static str> {
    let Some(place) = arguments.iter().position(|argument| argument == "--seconds") else {
        return Ok(None);
    };
    let number = arguments.get(place + 1).and_then(|number| number.parse().ok());
    let number = number.ok_or("--seconds wants a number, as in `--seconds 60`.")?;
    arguments.drain(place..place + 2);
    Ok(Some(number))
}
