//! Two nodes of the program on one PostgreSQL server behind a balancer, in figures: presses while nodes and server are
//! killed, two hundred moves a second, failovers, a rolling restart.
//!
//! `cargo run --release --example cluster` runs all of it, with 10,000 presses in some ten minutes; `--presses 1000000` asks
//! for more, and `NARABE_KILLS` for more than 20 kills. PostgreSQL must be installed, as Debian does, or be named by
//! `NARABE_PG_BIN`. The parts are tests of `tests/it` that the ordinary run leaves out; each prints its figures, and one
//! that does not hold fails.

mod parts;

use parts::Part;
use std::process::ExitCode;

/// Kills beside the presses, at least; the proof has more of them.
const KILLS: &str = "20";

const PARTS: [Part; 4] = [
    Part(
        "kills",
        "presses that both nodes get, while nodes, leader and postmaster are killed by turns",
        &["cluster::presses_while_nodes_and_server_are_killed"],
    ),
    Part("load", "200 moves a second for a minute", &["cluster::two_hundred_moves_a_second"]),
    Part(
        "failover",
        "the leader killed five times, the server away for 90 s",
        &["cluster::a_leader_killed_and_a_server_away"],
    ),
    Part(
        "restart",
        "10,000 presses while the nodes are restarted by turns",
        &["cluster::a_rolling_restart"],
    ),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let presses = match arguments.as_slice() {
        [] => "10000",
        [flag, number] if flag == "--presses" && number.parse::<u64>().is_ok() => number,
        _ => {
            eprintln!("It takes nothing but --presses and a number, as in `--presses 1000000`.");
            return ExitCode::from(2);
        }
    };
    let kills = std::env::var("NARABE_KILLS").unwrap_or_else(|_| KILLS.to_owned());
    let variables = [
        ("NARABE_PRESSES", presses.to_owned()),
        ("NARABE_KILLS", kills),
        ("NARABE_REQUIRE_POSTGRES", "1".to_owned()),
    ];
    let failed: Vec<&str> =
        PARTS.iter().filter(|part| !part.holds(&variables)).map(|part| part.0).collect();
    if failed.is_empty() {
        println!("\nEverything holds.");
        return ExitCode::SUCCESS;
    }
    println!("\nThis does not hold: {}.", failed.join(", "));
    ExitCode::FAILURE
}
