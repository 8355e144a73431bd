//! Fits the learned values of the engine (`src/engine/values.bin`) to what its search thinks of positions.
//!
//! `cargo run --release --example tune -- FILE [GAMES] [NODES] [SEED]` plays by default 17,000 freestyle games on 15 lines
//! against itself with 4,000 nodes a move. From positions of these it makes one to three random moves that look good at a
//! glance: so it meets positions like those that the search asks the values about at its leaves, not only those of good
//! play. Where nothing is forced, a search of 2,500 nodes says what the position is worth, a proved win nearly all; and the
//! values are fitted to that and written to the file. The chance of the colour to move is the logistic function of the sum
//! of two values of each empty point, one for each colour's patterns there, and of one of the threats. One game in ten is
//! kept apart; the loss that is printed is of those.

use narabe::engine::{Budget, Lines, Memory, Point, Position, Reason, think, tuning};
use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::{AtomicU64, Ordering};

/// The sum that is a chance of 73 %.
const SCALE: f32 = 400.0;
/// Nodes for each move of the games.
const PLAY: u64 = 4_000;
/// Rounds of random moves from the positions of a game, and the share of positions from which they go.
const WALKS: u64 = 4;
const SHARE: f32 = 0.6;
/// The chance that a proved win counts as.
const SURE: f32 = 0.98;
/// Rounds through all positions, and the longest step of a value.
const ROUNDS: u32 = 12;
const STEP: f32 = 6.0;

/// A quiet position.
struct Row {
    /// Places of values with their numbers: patterns of the colour to move, then those of the other one, negative, then
    /// threats.
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
    let (games, nodes, seed) = (number(1, 17_000)?, number(2, 2_500)?, number(3, 1)?);
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

/// The rows of one game from a random opening.
fn game(nodes: u64, mut draw: fastrand::Rng, memory: &mut Memory) -> Vec<Row> {
    let moves = moves(&mut draw, memory);
    let starts = (0..WALKS).flat_map(|_| OPENING..moves.len());
    let mut rows = Vec::new();
    for start in starts {
        if draw.f32() >= SHARE {
            continue;
        }
        if let Some(position) = wandered(&moves[..start], &mut draw, memory) {
            let chance = think(&position, memory, Budget::nodes(nodes)).chance();
            rows.push(row(&position, chance.clamp(1.0 - SURE, SURE), memory));
        }
    }
    rows
}

/// The most stones of an opening.
const OPENING: usize = 6;

/// The moves of a game from a random opening.
fn moves(draw: &mut fastrand::Rng, memory: &mut Memory) -> Vec<Point> {
    let mut moves: Vec<Point> = Vec::new();
    for _ in 0..draw.usize(3..=OPENING) {
        let point = (draw.i16(4..=10), draw.i16(4..=10));
        if !moves.contains(&point) {
            moves.push(point);
        }
    }
    memory.clear();
    while moves.len() < 180 {
        let thought = think(&position(&moves), memory, Budget::nodes(PLAY));
        let Some(best) = thought.best.filter(|_| thought.reason != Reason::Five) else { break };
        moves.push(best);
    }
    moves
}

/// A position after one to three random moves, and what they force; none where something is still forced.
fn wandered(moves: &[Point], draw: &mut fastrand::Rng, memory: &mut Memory) -> Option<Position> {
    let (mut moves, mut left) = (moves.to_vec(), draw.u8(1..=3));
    loop {
        let likely = tuning::likely(&position(&moves), memory);
        let is_forced = likely.len() == 1;
        if !is_forced && left == 0 {
            break;
        }
        let width = likely.len().min(2 + draw.usize(..10));
        moves.push(*likely.get(draw.usize(..width.max(1)))?);
        left -= u8::from(!is_forced);
    }
    let position = position(&moves);
    tuning::is_quiet(&position, memory).then_some(position)
}

fn position(moves: &[Point]) -> Position {
    let stones =
        moves.iter().zip([0, 1].into_iter().cycle()).map(|(point, colour)| (*point, colour));
    let to_move = (moves.len() % 2) as u8;
    Position { lines: Lines::freestyle(Some(15)), stones: stones.collect(), to_move }
}

/// The row of a position.
fn row(position: &Position, target: f32, memory: &mut Memory) -> Row {
    let sets = tuning::values().0.len();
    let mut counts = BTreeMap::<usize, f32>::new();
    let features = tuning::features(position, memory);
    for [own, other] in features.cells {
        *counts.entry(own).or_default() += 1.0;
        *counts.entry(sets + other).or_default() -= 1.0;
    }
    counts.insert(2 * sets + features.threats, 1.0);
    Row { counts: counts.into_iter().collect(), target }
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

/// Values of both colours and of threats, fitted by steps that grow shorter the more often a value was changed (AdaGrad).
fn fit(rows: &[Row], kept: &[Row], seed: u64) -> Vec<f32> {
    let (cells, threats) = tuning::values();
    let own = cells.iter().map(|(own, _)| *own);
    let all = own.chain(cells.iter().map(|(_, other)| *other)).chain(threats);
    let mut values: Vec<f32> = all.map(f32::from).collect();
    let mut squares = vec![1e-6f32; values.len()];
    let mut draw = fastrand::Rng::with_seed(seed);
    println!("before: {:.4}", loss(&values, kept));
    for round in 0..ROUNDS {
        let step = STEP / (1.0 + 0.3 * round as f32);
        for _ in 0..rows.len() {
            let row = &rows[draw.usize(..rows.len())];
            let error = chance(&values, row) - row.target;
            for (place, number) in &row.counts {
                let slope = error * number;
                squares[*place] += slope * slope;
                values[*place] -= step * slope / squares[*place].sqrt();
            }
        }
        println!("round {round}: {:.4}", loss(&values, kept));
    }
    values
}

/// The values as `values.bin` holds them: for each set of patterns two little-endian numbers of 16 bits, then one for each
/// combination of threats.
fn bytes(values: &[f32]) -> Vec<u8> {
    let sets = tuning::values().0.len();
    let (cells, threats) = values.split_at(2 * sets);
    let (own, other) = cells.split_at(sets);
    let pairs = own.iter().zip(other).flat_map(|(own, other)| [*own, *other]);
    let all = pairs.chain(threats.iter().copied());
    all.flat_map(|value| (value.round().clamp(-3000.0, 3000.0) as i16).to_le_bytes()).collect()
}
