//! Figures of the engine: its rate, its start, and the steps between its levels.
//!
//! `cargo run --release --example engine -- rate` prints the stones a second that it puts in thought on one core, by rule
//! sets, the best of ten rounds. `… -- start [RULES]` prints the CPU time until the answer of the highest level to a first
//! stone, tables and memory included, and the most memory that the process took. `… -- levels [GAMES] [LOWEST]` prints the
//! share of points that each level makes against the one below it, by default in 200 games: freestyle on 15 lines, from
//! openings that the engine holds to be even, each played with both colours.

use narabe::engine::{Budget, Effect, Lines, Memory, Point, Position, play, points, think};
use rustix::time::{ClockId, clock_gettime};

/// Values up to which an opening counts as even.
const EVEN: i32 = 120;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| match arguments.get(place) {
        Some(text) => text.parse().map_err(|_| format!("{text:?} is no number")),
        None => Ok(usual),
    };
    match arguments.first().map(String::as_str) {
        Some("rate") => rate(),
        Some("start") => start(arguments.get(1).map_or(RULES[0], String::as_str))?,
        Some("levels") => levels(number(1, 200)?, number(2, 1)?.clamp(1, 7) as u8),
        _ => return Err("rate, start, or levels".into()),
    }
    Ok(())
}

const RULES: [&str; 4] = ["freestyle", "standard", "caro", "renju"];

/// The rules of these names.
fn lines(name: &str) -> Option<Lines> {
    let all = [Lines::freestyle, Lines::standard, Lines::caro, Lines::renju];
    let found = RULES.iter().zip(all).find(|(other, _)| **other == name);
    found.map(|(_, rules)| rules(Some(15)))
}

fn start(name: &str) -> Result<(), Box<dyn std::error::Error>> {
    let lines = lines(name).ok_or_else(|| RULES.join(", "))?;
    let position = Position { lines, stones: vec![((7, 7), 0)], to_move: 1 };
    let start = cpu_seconds();
    let best = play(&position, 8, 1, &mut Memory::default(), &|| 0.0).best;
    let milliseconds = (cpu_seconds() - start) * 1e3;
    let status = std::fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find(|line| line.starts_with("VmHWM")).unwrap_or_default();
    println!("{name}: {best:?} after {milliseconds:.1} ms; {peak}");
    Ok(())
}

fn rate() {
    let mut memory = Memory::default();
    for (name, lines) in RULES.iter().filter_map(|name| Some((name, lines(name)?))) {
        let position = Position { lines, ..opening(1, &mut memory) };
        let round = |_| {
            memory.clear();
            let start = cpu_seconds();
            let thought = think(&position, &mut memory, Budget::nodes(300_000));
            thought.nodes as f64 / (cpu_seconds() - start)
        };
        let best = (0..10).map(round).fold(0.0, f64::max);
        println!("{name}: {:.2} million stones a second", best / 1e6);
    }
}

/// The CPU time of this thread, in seconds.
fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// An even opening of three to six stones.
fn opening(seed: u64, memory: &mut Memory) -> Position {
    let mut draw = fastrand::Rng::with_seed(seed);
    loop {
        let lines = Lines::freestyle(Some(15));
        let mut position = Position { lines, stones: Vec::new(), to_move: 0 };
        for _ in 0..draw.u8(3..=6) {
            let point: Point = (draw.i16(4..=10), draw.i16(4..=10));
            if position.stones.iter().all(|(stone, _)| *stone != point) {
                put(&mut position, point);
            }
        }
        memory.clear();
        if think(&position, memory, Budget::nodes(5_000)).value.abs() < EVEN {
            return position;
        }
    }
}

fn put(position: &mut Position, point: Point) {
    position.stones.push((point, position.to_move));
    position.to_move = 1 - position.to_move;
}

fn levels(games: u64, lowest: u8) {
    let mut memory = Memory::default();
    for lower in lowest..8 {
        let results: Vec<f64> = (0..games).map(|number| game(number, lower, &mut memory)).collect();
        let share = results.iter().sum::<f64>() / games as f64;
        let error = 1.96 * (share * (1.0 - share) / games as f64).sqrt();
        println!("level {} against {lower}: {share:.3} ±{error:.3} of {games} games", lower + 1);
    }
}

/// The points of the higher level in a game: 1, 0, or one half for a draw.
fn game(number: u64, lower: u8, memory: &mut Memory) -> f64 {
    let mut position = opening(number / 2, memory);
    while position.stones.len() < 200 {
        let is_higher = (position.stones.len() as u64 + number).is_multiple_of(2);
        let level = lower + u8::from(is_higher);
        let seed = number << 8 | u64::from(level);
        let Some(best) = play(&position, level, seed, memory, &|| 0.0).best else { break };
        if points(&position, memory).contains(&(best, Effect::Wins)) {
            return f64::from(u8::from(is_higher));
        }
        put(&mut position, best);
    }
    0.5
}
