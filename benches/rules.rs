//! Speed of the rules, on one core: plies a second of freestyle records, positions a second with all their
//! forbidden points.
//!
//! `cargo bench --bench rules`. Each is measured as the judge runs it, from a line of JSON to its verdict as JSON, and
//! bare, without reading and writing the lines.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use flate2::read::GzDecoder;
use narabe::game::{Record, Setup};
use narabe::games::GAMES;
use narabe::judge::{Ask, judge, replayed};
use std::fs::File;
use std::hint::black_box;
use std::io::Read;
use std::path::Path;

/// Random games on 15×15 to their ends, as records.
fn freestyle_games() -> Vec<Record> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut game = |number: u32| {
        let mut points: Vec<String> = ('a'..='o')
            .flat_map(|letter| (1..=15).map(move |row| format!("{letter}{row}")))
            .collect();
        random.shuffle(&mut points);
        let mut table = GAMES
            .find("gomoku")
            .expect("it is in the list")
            .open("freestyle", 2)
            .expect("it is a preset");
        let is_played = |point: &String| table.play(point).is_ok();
        let actions = points.into_iter().take_while(is_played).collect();
        let (game, rules) = ("gomoku".to_owned(), "freestyle".to_owned());
        Record { id: Some(number.to_string()), game, rules, seats: 2, actions, ..Record::default() }
    };
    (0..200).map(&mut game).collect()
}

/// The positions of the tests, without the hard ones' being picked out: Black is to move.
fn positions() -> Vec<Record> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/renju_forbidden.jsonl.gz");
    let mut text = String::new();
    let file = File::open(path).expect("the positions are part of the sources");
    GzDecoder::new(file).read_to_string(&mut text).expect("they are text");
    let position = |line: &str| {
        let mut line: serde_json::Value = serde_json::from_str(line).expect("they are JSON");
        let stones = ["black", "white"]
            .map(|colour| serde_json::from_value(line[colour].take()).expect("points"));
        let setup = Some(Setup { stones: stones.to_vec(), captured: Vec::new(), to_move: 0 });
        let (game, rules) = ("gomoku".to_owned(), "renju opening=none".to_owned());
        Record { game, rules, seats: 2, setup, ..Record::default() }
    };
    text.lines().map(position).collect()
}

fn lines(records: &[Record]) -> Vec<Vec<u8>> {
    records
        .iter()
        .map(|record| serde_json::to_vec(record).expect("a record is plain data"))
        .collect()
}

/// A line of JSON to a verdict as JSON.
fn judge_lines(lines: &[Vec<u8>], ask: Ask) {
    let mut verdict = Vec::new();
    for line in lines {
        verdict.clear();
        serde_json::to_writer(&mut verdict, &judge(GAMES, line, ask))
            .expect("a verdict is plain data");
        black_box(&verdict);
    }
}

fn plies(criterion: &mut Criterion) {
    let records = freestyle_games();
    let lines = lines(&records);
    let mut group = criterion.benchmark_group("freestyle plies");
    group.throughput(Throughput::Elements(
        records.iter().map(|record| record.actions.len() as u64).sum(),
    ));
    group.bench_function("judged", |bench| bench.iter(|| judge_lines(&lines, Ask::default())));
    group.bench_function("replayed", |bench| {
        bench.iter(|| records.iter().for_each(|record| drop(black_box(replayed(GAMES, record)))));
    });
    group.finish();
}

fn forbidden(criterion: &mut Criterion) {
    let records = positions();
    let lines = lines(&records);
    let tables: Vec<_> =
        records.iter().map(|record| record.table(GAMES).expect("they can be set up")).collect();
    let mut group = criterion.benchmark_group("renju positions");
    group.throughput(Throughput::Elements(records.len() as u64));
    let ask = Ask { forbidden: true, ..Ask::default() };
    group.bench_function("judged", |bench| bench.iter(|| judge_lines(&lines, ask)));
    group.bench_function("all forbidden points", |bench| {
        bench.iter(|| tables.iter().for_each(|table| drop(black_box(table.forbidden()))));
    });
    group.finish();
}

/// Real games of pente, which are not part of the sources: measured where `NARABE_PENTE_GAMES` names their file or it lies
/// beside the checkout.
fn pente(criterion: &mut Criterion) {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pente_games.jsonl.gz");
    let path = std::env::var_os("NARABE_PENTE_GAMES").map_or(beside, Into::into);
    let Ok(file) = File::open(&path) else {
        println!("pente games: not measured, there is no {}", path.display());
        return;
    };
    let mut text = String::new();
    GzDecoder::new(file).read_to_string(&mut text).expect("they are text");
    let game = |line: &str| {
        let mut line: serde_json::Value = serde_json::from_str(line).expect("they are JSON");
        line.as_object_mut().expect("a record").remove("won");
        serde_json::from_value(line).expect("a record")
    };
    let records: Vec<Record> = text.lines().map(game).collect();
    let lines = lines(&records);
    let mut group = criterion.benchmark_group("pente games");
    group.throughput(Throughput::Elements(
        records.iter().map(|record| record.actions.len() as u64).sum(),
    ));
    group.bench_function("judged", |bench| bench.iter(|| judge_lines(&lines, Ask::default())));
    group.finish();
}

criterion_group!(rules, plies, forbidden, pente);
criterion_main!(rules);
