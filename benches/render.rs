//! Speed of painting pictures, from the scene to the finished file, beside others that draw the same board: 15 lines,
//! 60 stones, 800×800 pixels.
//!
//! `cargo bench --bench render` prints one table. Each round measures everything once, one after the other; medians and
//! the ratios of each round are what to read. Pillow draws in a process of its own, run as `NARABE_PILLOW`, or
//! `python3` (see `benches/peers/pillow_board.py`); where that has no Pillow its rows are left out.

use imageproc::drawing::{draw_filled_circle_mut, draw_filled_rect_mut};
use imageproc::image::imageops::{FilterType, resize};
use imageproc::image::{Rgb, RgbImage};
use imageproc::rect::Rect;
use narabe::game::{Board, Scene, Spot};
use narabe::games::GAMES;
use narabe::render::{Look, Numbers, Painter, Player, moves, text};
use std::hint::black_box;
use std::process::Command;
use std::sync::Arc;
use std::time::Instant;
use tokio::runtime::Runtime;

const ROUNDS: usize = 15;

/// Rows that are measured, with their limits in microseconds and bytes.
const ROWS: [(&str, Option<(f64, usize)>); 14] = [
    ("still after one move", Some((250.0, 85_000))),
    ("still, all shown before", None),
    ("one move, on a thread of its own", None),
    ("still, no row seen before", Some((1500.0, 85_000))),
    ("still, nothing drawn before", None),
    ("still with 60 numbers, one move", None),
    ("still beside names never seen", None),
    ("19 lines, one move", None),
    ("circles of Roku, one move", None),
    ("cards of Rokumon, one move", None),
    ("GIF of 60 moves", Some((30_000.0, 130_000))),
    ("GIF of 60 moves beside names", None),
    ("as text", None),
    ("imageproc at 4×, scaled down", None),
];

/// The rows whose ratios are printed: after one move, and the naive drawing.
const STILL: usize = 0;
const NAIVE: usize = 13;

/// Least ratio of the naive drawing's time to ours.
const NAIVE_GOAL: f64 = 500.0;
const PILLOW_GOAL: f64 = 60.0;

/// Microseconds and bytes.
type Measured = (f64, usize);

fn main() {
    let mut rounds: Vec<[Measured; ROWS.len()]> = Vec::new();
    let painter = Arc::new(Painter::new());
    let runtime = Runtime::new().expect("threads can be started");
    // Tiles are drawn, bands are not kept: no offset comes twice.
    (0..15).for_each(|offset| drop(painter.png(&gomoku(15, 60, 200 + offset), &Look::default())));
    for round in 0..ROUNDS {
        rounds.push(measure(&painter, &runtime, round));
    }
    let pillow = pillow();
    print(&rounds, pillow);
    println!("\nkept: {} kB", painter.bytes() / 1000);
}

/// A game of this many stones, spread so that no colour has five; the last one is marked. Steps of 11 visit each point of 15
/// lines once, and put no five of a colour in a line; where the first lies is the offset.
fn gomoku(lines: usize, stones: usize, offset: usize) -> Scene {
    scenes(lines, stones, offset).pop().expect("there is a first scene")
}

fn scenes(lines: usize, stones: usize, offset: usize) -> Vec<Scene> {
    let entry = GAMES.find("gomoku").expect("it is in the list");
    let mut table = entry.open(&format!("freestyle size={lines}"), 2).expect("a preset");
    let mut scenes = vec![table.scene(None)];
    for number in 0..stones {
        let spot = Spot(((number * 11 + offset) % (lines * lines)) as u16);
        table
            .play(&scenes[0].board.name(spot))
            .expect("the point is free and the game is not over");
        scenes.push(table.scene(None));
    }
    scenes
}

/// Two people whom no other round has.
fn named(round: usize) -> Look {
    let player = |name: &str, clock: &str| Player {
        name: format!("{name} {round}"),
        rating: (1500 + round % 300).to_string(),
        clock: clock.to_owned(),
        ..Player::default()
    };
    Look { players: vec![player("Alice", "2 d 23 h"), player("Bob", "")], ..Look::default() }
}

/// Two scenes of a game, one action apart, after so many random ones.
fn other(game: &str, rules: &str, plies: usize, seed: u64) -> (Scene, Scene) {
    let mut table = GAMES.find(game).expect("it is in the list").open(rules, 2).expect("a preset");
    let mut random = fastrand::Rng::with_seed(seed);
    let mut before = table.scene(None);
    for _ in 0..plies {
        before = table.scene(None);
        let action =
            table.chance(random.u64(..)).or_else(|| random.choice(table.actions().actions));
        let Some(action) = action else { break };
        table.play(&action).expect("it is listed");
    }
    (before, table.scene(None))
}

fn time<T>(what: impl FnOnce() -> T) -> (f64, T) {
    let start = Instant::now();
    let made = black_box(what());
    (start.elapsed().as_secs_f64() * 1e6, made)
}

fn png(painter: &Painter, scene: &Scene, look: &Look) -> Measured {
    let (micros, file) = time(|| painter.png(black_box(scene), look));
    (micros, file.len())
}

/// One move after another picture.
fn after(painter: &Painter, before: &Scene, scene: &Scene) -> Measured {
    painter.png(before, &Look::default());
    png(painter, scene, &Look::default())
}

/// The same handed over to a thread that may block, and waited for.
fn apart(painter: &Arc<Painter>, runtime: &Runtime, before: &Scene, scene: Scene) -> Measured {
    painter.png(before, &Look::default());
    let painter = Arc::clone(painter);
    let work =
        async { tokio::task::spawn_blocking(move || painter.png(&scene, &Look::default())).await };
    let (micros, file) = time(|| runtime.block_on(work));
    (micros, file.expect("no panic").len())
}

/// Every stone with its number.
fn numbered(scene: &Scene, stones: usize, offset: usize) -> Look {
    let spots = (0..stones).map(|number| Spot(((number * 11 + offset) % 225) as u16));
    let names: Vec<String> = spots.map(|spot| scene.board.name(spot)).collect();
    let moves = moves(&scene.board, names.iter().map(String::as_str));
    Look { numbers: Numbers::All, moves, ..Look::default() }
}

fn gif(painter: &Painter, round: usize, look: &Look) -> Measured {
    let scenes = scenes(15, 60, round);
    let (micros, file) = time(|| painter.gif(|| scenes.iter().cloned(), look));
    (micros, file.len())
}

fn measure(painter: &Arc<Painter>, runtime: &Runtime, round: usize) -> [Measured; ROWS.len()] {
    let look = Look::default();
    let (before, scene) = (gomoku(15, 59, round), gomoku(15, 60, round));
    let (roku, rokumon) =
        (other("roku", "standard", 40, round as u64), other("rokumon", "act-5", 14, round as u64));
    // Another look at the same stones is no help to this one, but the move before is.
    painter.png(&before, &numbered(&before, 59, round));
    let beside_names = || {
        painter.png(&before, &named(round + 1000));
        png(painter, &scene, &named(round))
    };
    let words = time(|| text(&scene));
    let naive = time(|| naive(&scene));
    [
        after(painter, &before, &scene),
        png(painter, &scene, &look),
        apart(painter, runtime, &gomoku(15, 59, 50 + round), gomoku(15, 60, 50 + round)),
        png(painter, &gomoku(15, 60, 100 + round), &look),
        png(&Painter::new(), &scene, &look),
        png(painter, &scene, &numbered(&scene, 60, round)),
        beside_names(),
        after(painter, &gomoku(19, 59, round), &gomoku(19, 60, round)),
        after(painter, &roku.0, &roku.1),
        after(painter, &rokumon.0, &rokumon.1),
        gif(painter, round, &look),
        gif(painter, round, &named(round)),
        (words.0, words.1.len()),
        (naive.0, naive.1.len()),
    ]
}

/// The board as one draws it at first: everything anew, four times as large, then scaled down; with image's resampling
/// and the png library's usual settings. Without letters, which would only add to it.
fn naive(scene: &Scene) -> Vec<u8> {
    let Board::Grid(grid) = &scene.board else { panic!("gomoku is played on a grid") };
    let mut large = RgbImage::from_pixel(3200, 3200, Rgb([214, 168, 104]));
    let ink = Rgb([58, 36, 18]);
    let middle = |line: usize| (160 + 192 * line + 96) as i32;
    for line in 0..15 {
        draw_filled_rect_mut(
            &mut large,
            Rect::at(middle(0), middle(line) - 4).of_size(192 * 14, 8),
            ink,
        );
        draw_filled_rect_mut(
            &mut large,
            Rect::at(middle(line) - 4, middle(0)).of_size(8, 192 * 14),
            ink,
        );
    }
    for piece in &scene.pieces {
        let (x, y) = grid.crossing(piece.spot);
        let black = piece.colour == narabe::game::Colour::Black;
        let fill = if black { Rgb([20, 20, 24]) } else { Rgb([248, 246, 240]) };
        draw_filled_circle_mut(&mut large, (middle(x), middle(14 - y)), 88, ink);
        draw_filled_circle_mut(&mut large, (middle(x), middle(14 - y)), 84, fill);
    }
    let picture = resize(&large, 800, 800, FilterType::Lanczos3);
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 800, 800);
    encoder.set_color(png::ColorType::Rgb);
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&picture).expect("800 rows");
    writer.finish().expect("an end");
    file
}

/// Pillow's microseconds and bytes, where there is a Pillow.
fn pillow() -> Option<Measured> {
    let python = std::env::var("NARABE_PILLOW").unwrap_or_else(|_| "python3".to_owned());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/peers/pillow_board.py");
    let output = Command::new(&python).args([script, "15"]).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    let (micros, bytes) = said.trim().split_once(' ')?;
    Some((micros.parse().ok()?, bytes.parse().ok()?))
}

fn print(rounds: &[[Measured; ROWS.len()]], pillow: Option<Measured>) {
    println!("\nmedians of {ROUNDS} rounds (least and most)");
    println!("{:<34}{:>12}{:>24}{:>10}   bar", "", "µs", "", "bytes");
    for (row, (name, bar)) in ROWS.iter().enumerate() {
        let [low, middle, high] = spread(rounds.iter().map(|round| round[row].0));
        let bytes = rounds.iter().map(|round| round[row].1).max().unwrap_or(0);
        let bar = bar.map_or(String::new(), |(micros, bytes)| format!("{micros} µs, {bytes}"));
        println!(
            "{name:<34}{middle:>12.0}{:>24}{bytes:>10}   {bar}",
            format!("({low:.0}-{high:.0})")
        );
    }
    let [low, middle, high] = spread(rounds.iter().map(|round| round[NAIVE].0 / round[STILL].0));
    println!(
        "\nimageproc at 4× / still after one move: {middle:.0} ({low:.0}-{high:.0}); bar {NAIVE_GOAL}"
    );
    let Some((micros, bytes)) = pillow else {
        return println!("Pillow was not found; NARABE_PILLOW names a Python that has it");
    };
    println!("Pillow at 1×: {micros:.0} µs, {bytes} bytes");
    let [low, middle, high] = spread(rounds.iter().map(|round| micros / round[STILL].0));
    println!(
        "Pillow at 1× / still after one move: {middle:.0} ({low:.0}-{high:.0}); bar {PILLOW_GOAL}"
    );
}

/// The least, the median and the most.
fn spread(values: impl Iterator<Item = f64>) -> [f64; 3] {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    [values[0], values[values.len() / 2], values[values.len() - 1]]
}
