//! Fits the learned values of the engine (`src/engine/values.bin`) to games that it plays against itself.
//!
//! `cargo run --release --example tune -- FILE [GAMES] [NODES] [SEED]` plays by default 4,000 freestyle games on 15 lines
//! with 2,500 nodes a move, takes the positions in which nothing is forced, and writes the new values to the file. The
//! chance of the colour to move is the logistic function of the sum over all empty points of two values, one for each
//! colour's patterns there. Half of what is fitted to is the result of the game, half what the search thought. One game
//! in ten is kept apart; the loss that is printed is of those.

use narabe::engine::{Budget, Lines, Memory, Point, Position, Reason, think, tuning};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};

/// The sum that is a chance of 73 %.
const SCALE: f32 = 400.0;
/// Part of the target that is the result; the rest is the opinion of the search.
const RESULT: f32 = 0.5;
/// Rounds through all positions, and the longest step of a value.
const ROUNDS: u32 = 12;
const STEP: f32 = 6.0;
/// The pull back to the values in use.
const PULL: f32 = 1e-5;

/// A quiet position.
struct Row {
    /// Places of patterns with their numbers, those of the other colour after all of the colour to move, negative.
    counts: Vec<(usize, f32)>,
    /// The chance of the colour to move.
    target: f32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = arguments.first().ok_or("the file to write is missing")?;
    let number = |place: usize, usual: u64| match arguments.get(place) {
        Some(text) => text.parse().map_err(|_| format!("{text:?} is no number")),
        None => Ok(usual),
    };
    let (games, nodes, seed) = (number(1, 4_000)?, number(2, 2_500)?, number(3, 1)?);
    let (kept, rows) = play(games, nodes, seed);
    println!("{} positions, {} kept apart", rows.len(), kept.len());
    let values = fit(&rows, &kept, seed);
    std::fs::write(file, bytes(&values))?;
    Ok(())
}

/// Plays games on all processors; gives the rows of those kept apart, and the others.
fn play(games: u64, nodes: u64, seed: u64) -> (Vec<Row>, Vec<Row>) {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let (mut memory, mut kept, mut rows) = (Memory::default(), Vec::new(), Vec::new());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return (kept, rows);
            }
            if number.is_multiple_of(500) {
                eprintln!("game {number}");
            }
            let game = game(nodes, fastrand::Rng::with_seed(seed << 32 | number), &mut memory);
            if number.is_multiple_of(10) { kept.extend(game) } else { rows.extend(game) }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = (Vec::new(), Vec::new());
        for (kept, rows) in workers.into_iter().filter_map(|worker| worker.join().ok()) {
            all.0.extend(kept);
            all.1.extend(rows);
        }
        all
    })
}

/// One game from a random opening, as rows.
fn game(nodes: u64, mut draw: fastrand::Rng, memory: &mut Memory) -> Vec<Row> {
    let mut position =
        Position { lines: Lines::freestyle(Some(15)), stones: Vec::new(), to_move: 0 };
    for _ in 0..draw.u8(3..=6) {
        let point = loop {
            let point: Point = (draw.i16(4..=10), draw.i16(4..=10));
            if position.stones.iter().all(|(stone, _)| *stone != point) {
                break point;
            }
        };
        put(&mut position, point);
    }
    memory.clear();
    let mut rows = Vec::new();
    let winner = loop {
        let thought = think(&position, memory, Budget::nodes(nodes));
        let Some(best) = thought.best.filter(|_| position.stones.len() < 180) else { break None };
        if thought.reason == Reason::Search && thought.value.abs() < 2_000 {
            rows.push((position.to_move, row(&position, thought.chance(), memory)));
        }
        if thought.reason == Reason::Five {
            break Some(position.to_move);
        }
        put(&mut position, best);
    };
    let result = |colour: u8| winner.map_or(0.5, |winner| f32::from(winner == colour));
    rows.iter_mut().for_each(|(colour, row)| row.target += RESULT * result(*colour));
    rows.into_iter().map(|(_, row)| row).collect()
}

fn put(position: &mut Position, point: Point) {
    position.stones.push((point, position.to_move));
    position.to_move = 1 - position.to_move;
}

/// The row of a position, with the search's part of its target.
fn row(position: &Position, chance: f32, memory: &mut Memory) -> Row {
    let sets = tuning::values().len();
    let mut counts = BTreeMap::<usize, f32>::new();
    for [own, other] in tuning::features(position, memory) {
        *counts.entry(own).or_default() += 1.0;
        *counts.entry(sets + other).or_default() -= 1.0;
    }
    Row { counts: counts.into_iter().collect(), target: (1.0 - RESULT) * chance }
}

/// The chance by the values.
fn chance(values: &[f32], row: &Row) -> f32 {
    let sum: f32 = row.counts.iter().map(|(place, number)| values[*place] * number).sum();
    1.0 / (1.0 + (-sum / SCALE).exp())
}

/// The mean loss of some rows, in nats.
fn loss(values: &[f32], rows: &[Row]) -> f32 {
    let of = |row: &Row| {
        let chance = chance(values, row).clamp(1e-5, 1.0 - 1e-5);
        -(row.target * chance.ln() + (1.0 - row.target) * (1.0 - chance).ln())
    };
    rows.iter().map(of).sum::<f32>() / rows.len().max(1) as f32
}

/// Values of both colours, fitted by steps that grow shorter the more often a value was changed (AdaGrad).
fn fit(rows: &[Row], kept: &[Row], seed: u64) -> Vec<f32> {
    let known = tuning::values();
    let first: Vec<f32> = known
        .iter()
        .map(|(own, _)| f32::from(*own))
        .chain(known.iter().map(|(_, other)| f32::from(*other)))
        .collect();
    let (mut values, mut squares) = (first.clone(), vec![1e-6f32; first.len()]);
    let mut draw = fastrand::Rng::with_seed(seed);
    println!("before: {:.4}", loss(&values, kept));
    for round in 0..ROUNDS {
        let step = STEP / (1.0 + 0.3 * round as f32);
        for _ in 0..rows.len() {
            let row = &rows[draw.usize(..rows.len())];
            let error = chance(&values, row) - row.target;
            for (place, number) in &row.counts {
                let slope = error * number + PULL * (values[*place] - first[*place]);
                squares[*place] += slope * slope;
                values[*place] -= step * slope / squares[*place].sqrt();
            }
        }
        println!("round {round}: {:.4}", loss(&values, kept));
    }
    values
}

/// The values as `values.bin` holds them: for each set of patterns two little-endian numbers of 16 bits.
fn bytes(values: &[f32]) -> Vec<u8> {
    let (own, other) = values.split_at(values.len() / 2);
    let pairs = own.iter().zip(other).flat_map(|(own, other)| [*own, *other]);
    pairs.flat_map(|value| (value.round().clamp(-3000.0, 3000.0) as i16).to_le_bytes()).collect()
}
