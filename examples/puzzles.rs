//! Makes the puzzles of `assets/puzzles` from games that the engine plays against itself.
//!
//! `cargo run --release --example puzzles -- SET [COUNT] [SEED] [THEME]` prints one line for each puzzle: the moves of a
//! game up to it, the shortest win of the side to move, and its theme, with bars between them. A position is taken where
//! that side has a win by fours of three to seven moves whose first move is the only one, and the other side does not
//! threaten to win at once. At most one is taken from each game, and where a theme is named, only of that.
//!
//! `cargo run --release --example puzzles -- themes SET` prints the lines of a set with their themes found anew.

use narabe::engine::Memory;
use narabe::game::{Board, Table};
use narabe::games::{Asked, GAMES, Strength, reply};
use narabe::teach::Desk;
use narabe::teach::puzzles::{SETS, Set, win};
use narabe::teach::themes::theme;
use std::error::Error;

/// Stones that are laid by lot around the middle at first.
const BY_LOT: usize = 5;

/// Stones after which a puzzle is looked for, and after which a game is given up.
const STONES: std::ops::Range<usize> = 12..70;

/// Stones that are put in thought for each position.
const NODES: u64 = 40_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| arguments.get(place).map(String::as_str);
    let named = |word: Option<&str>| {
        SETS.iter().find(|set| Some(set.word) == word).ok_or("name a set, such as: freestyle")
    };
    if word(0) == Some("themes") {
        return themes(named(word(1))?);
    }
    let set = named(word(0))?;
    let number = |place: usize, usual: u64| word(place).map_or(Ok(usual), str::parse);
    let (count, seed, wanted) = (number(1, 60)?, number(2, 1)?, word(3));
    let (mut found, mut memory, mut desk) = (0, Memory::default(), Desk::default());
    for game in seed.. {
        if found >= count {
            break;
        }
        if let Some((line, theme)) = puzzle(set, game, &mut memory, &mut desk)?
            && wanted.is_none_or(|wanted| wanted == theme)
        {
            println!("{line} | {theme}");
            found += 1;
        }
    }
    Ok(())
}

/// Plays a game until there is a puzzle, or to its end.
fn puzzle(
    set: &Set,
    seed: u64,
    memory: &mut Memory,
    desk: &mut Desk,
) -> Result<Option<(String, &'static str)>, Box<dyn Error>> {
    let mut lots = fastrand::Rng::with_seed(seed);
    let entry = GAMES.find(set.game).map_err(|why| format!("{why:?}"))?;
    let mut table = entry.open(set.rules, 2).map_err(|why| format!("{why:?}"))?;
    let mut played: Vec<String> = Vec::new();
    // A stronger side against a weaker one makes the threats of which puzzles are made.
    let levels = [lots.u8(4..=7), lots.u8(3..=6)];
    while table.outcome().is_none() && played.len() < STONES.end {
        let text = if played.len() < BY_LOT {
            by_lot(&table, &mut lots).ok_or("no point is free")?
        } else {
            let strength = Strength::Level(levels[played.len() % 2]);
            let asked =
                Asked { strength, seed: seed ^ played.len() as u64, memory, spent: &|| 0.0 };
            reply(&table, asked).ok_or("the engine has no move")?.text
        };
        table.play(&text).map_err(|why| format!("{why:?}"))?;
        played.push(text);
        if STONES.contains(&played.len())
            && let Some(line) = win(desk, &table, NODES)
        {
            let theme = theme(desk, GAMES, set, &table, &line).word();
            return Ok(Some((format!("{} | {}", played.join(" "), line.join(" ")), theme)));
        }
    }
    Ok(None)
}

/// A free point by lot, within three lines of the middle.
fn by_lot(table: &Table, lots: &mut fastrand::Rng) -> Option<String> {
    let Board::Grid(grid) = table.scene(None).board else { return None };
    let size = grid.rows.len() as u8;
    let near = |lots: &mut fastrand::Rng| size / 2 - 3 + lots.u8(0..7);
    let point = || format!("{}{}", char::from(b'a' + near(lots)), near(lots) + 1);
    std::iter::repeat_with(point).take(1_000).find(|text| table.clone().play(text).is_ok())
}

/// Prints the puzzles of a set with their themes.
fn themes(set: &Set) -> Result<(), Box<dyn Error>> {
    let mut desk = Desk::default();
    for puzzle in set.puzzles() {
        let table = puzzle.table(GAMES, &[""; 0]).map_err(|why| format!("{why:?}"))?;
        let theme = theme(&mut desk, GAMES, set, &table, &puzzle.win);
        let before = puzzle.before().join(" ");
        println!("{before} | {} | {}", puzzle.win.join(" "), theme.word());
    }
    Ok(())
}
