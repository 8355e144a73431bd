//! Makes the puzzles of `assets/puzzles` from games that the engine plays against itself.
//!
//! `cargo run --release --example puzzles -- RULES [COUNT] [SEED]` prints one line for each puzzle: the moves of a game up
//! to it, a bar, and the shortest win of the side to move. A position is taken where that side has a win by fours of three
//! to seven moves whose first move is the only one, and the other side does not threaten a five. At most one is taken from
//! each game.

use narabe::engine::{Budget, Kind, Memory, Solution, Solver, Status};
use narabe::game::{Options, Table};
use narabe::games::{Asked, GAMES, Strength, answer, reply, solvable};
use std::error::Error;

/// Stones that are laid by lot around the middle at first.
const BY_LOT: usize = 5;

/// Stones after which a puzzle is looked for, and after which a game is given up.
const STONES: std::ops::Range<usize> = 12..70;

/// Stones that are put in thought for each position.
const NODES: u64 = 40_000;

/// Moves of the winning side.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=7;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let rules = arguments.first().ok_or("the rules are missing, such as: freestyle")?;
    let number =
        |place: usize, usual: u64| arguments.get(place).map_or(Ok(usual), |text| text.parse());
    let (count, seed) = (number(1, 60)?, number(2, 1)?);
    let (mut found, mut memory, mut solver) = (0, Memory::default(), Solver::default());
    for game in seed.. {
        if found >= count {
            break;
        }
        if let Some(line) = puzzle(rules, game, &mut memory, &mut solver)? {
            println!("{line}");
            found += 1;
        }
    }
    Ok(())
}

/// Plays a game until there is a puzzle, or to its end.
fn puzzle(
    rules: &str,
    seed: u64,
    memory: &mut Memory,
    solver: &mut Solver,
) -> Result<Option<String>, Box<dyn Error>> {
    let mut lots = fastrand::Rng::with_seed(seed);
    let entry = GAMES.find("gomoku").map_err(|why| format!("{why:?}"))?;
    let options = Options::read(entry.info, rules).map_err(|why| format!("{why:?}"))?;
    let mut table = entry.start(&options, 2, None).map_err(|why| format!("{why:?}"))?;
    let mut played: Vec<String> = Vec::new();
    // A stronger side against a weaker one makes the threats of which puzzles are made.
    let levels = [lots.u8(4..=7), lots.u8(3..=6)];
    while table.outcome().is_none() && played.len() < STONES.end {
        let text = if played.len() < BY_LOT {
            let point = || format!("{}{}", char::from(b'e' + lots.u8(0..7)), lots.u8(5..12));
            std::iter::repeat_with(point)
                .find(|text| table.clone().play(text).is_ok())
                .ok_or("no point is free")?
        } else {
            let strength = Strength::Level(levels[played.len() % 2]);
            let asked =
                Asked { strength, seed: seed ^ played.len() as u64, memory, spent: &|| 0.0 };
            reply(&table, asked).ok_or("the engine has no move")?.text
        };
        table.play(&text).map_err(|why| format!("{why:?}"))?;
        played.push(text);
        if STONES.contains(&played.len())
            && let Some(line) = win(&table, memory, solver)
        {
            return Ok(Some(format!("{} | {}", played.join(" "), line.join(" "))));
        }
    }
    Ok(None)
}

/// Returns the win of the side to move if the position is a puzzle.
fn win(table: &Table, memory: &mut Memory, solver: &mut Solver) -> Option<Vec<String>> {
    let position = solvable(table)?;
    let budget = || Budget { nodes: NODES, spent: &|| 0.0 };
    let threat = solver.solve(&*position.turned(), memory, Kind::Fours, budget());
    let Solution { status, line, unique, .. } =
        solver.solve(&*position, memory, Kind::Fours, budget());
    let is_puzzle = status == Status::Win
        && unique == Some(true)
        && LENGTH.contains(&line.len().div_ceil(2))
        && threat.length() != 1;
    is_puzzle.then(|| line.into_iter().filter_map(|point| answer(table, Some(point))).collect())
}
