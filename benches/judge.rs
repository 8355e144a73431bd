//! Speed of the replay of records: whole games of freestyle on 15 lines, from a line of JSON to the line of the verdict.
//!
//! `cargo bench --bench judge` prints one table.

use std::hint::black_box;
use std::time::{Duration, Instant};

use narabe::game::Record;
use narabe::games::GAMES;
use narabe::judge::{self, Ask};
use serde_json::json;

const RECORDS: usize = 200;
const ROUNDS: usize = 9;
const SPAN: Duration = Duration::from_millis(500);

fn main() {
    let mut random = fastrand::Rng::with_seed(1);
    let records: Vec<(String, usize)> = (0..RECORDS).map(|_| random_game(&mut random)).collect();
    let plies: usize = records.iter().map(|(_, plies)| plies).sum();
    println!(
        "\n{RECORDS} random games of freestyle on 15 lines, {:.0} plies each",
        plies as f64 / RECORDS as f64
    );
    println!("median of {ROUNDS} rounds (lowest-highest)");
    let legal = Ask { legal: true, ..Ask::default() };
    for (name, ask) in [("verdict", Ask::default()), ("verdict with --ask legal", legal)] {
        let mut rates: Vec<f64> = (0..ROUNDS).map(|_| records_a_second(&records, ask)).collect();
        rates.sort_by(f64::total_cmp);
        let spread = |factor: f64| {
            let [low, middle, high] = [0, ROUNDS / 2, ROUNDS - 1].map(|at| rates[at] * factor);
            format!("{middle:.0} ({low:.0}-{high:.0})")
        };
        let each = plies as f64 / RECORDS as f64;
        println!("{name:<26}{:>28} records/s{:>36} plies/s", spread(1.0), spread(each));
    }
}

/// A record of random play to the end, and its length.
fn random_game(random: &mut fastrand::Rng) -> (String, usize) {
    let mut record =
        json!({"id": "bench", "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": []});
    let empty: Record = serde_json::from_value(record.clone()).expect("a record");
    let mut table = empty.table(GAMES).expect("a game of the list");
    let mut actions = Vec::new();
    while table.outcome().is_none() {
        let action =
            random.choice(table.actions().actions).expect("a game that goes on has an action");
        table.play(&action).expect("it is listed");
        actions.push(action);
    }
    let plies = actions.len();
    record["actions"] = json!(actions);
    (record.to_string(), plies)
}

fn records_a_second(records: &[(String, usize)], ask: Ask) -> f64 {
    let (start, mut done) = (Instant::now(), 0.0);
    while start.elapsed() < SPAN {
        for (line, _) in records {
            let verdict = judge::judge(GAMES, line.as_bytes(), ask);
            black_box(serde_json::to_string(&verdict).expect("a verdict is plain data"));
        }
        done += records.len() as f64;
    }
    done / start.elapsed().as_secs_f64()
}
