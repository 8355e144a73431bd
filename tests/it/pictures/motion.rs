//! Games as GIFs: every picture is put over those before it by a reader of our own.

use super::looks::{MOVES, picture};
use super::{PAINTER, Picture, contrast, played};
use narabe::game::{Board, Place, Scene, Table, Turn};
use narabe::games::GAMES;
use narabe::render::{Look, Numbers, Player, Theme, moves};
use narabe_references::pictures::differences;
use std::collections::BTreeSet;

/// Duration of a rectangle before the last one of a picture, in hundredths of a second.
const SOON: u16 = 2;

/// The pictures of a GIF by a decoder of our own for the order of its blocks, and the library's for the pixels. Rectangles
/// shown an instant before belong to the one after them.
pub fn frames(file: &[u8]) -> Vec<(gif::Frame<'static>, Vec<[u8; 3]>)> {
    let mut counted = 0;
    let mut all = Vec::new();
    for (mut frame, canvas) in images(file) {
        if frame.delay == SOON {
            counted += SOON;
        } else {
            frame.delay += std::mem::take(&mut counted);
            all.push((frame, canvas));
        }
    }
    all
}

/// Every image of the file, put over those before it.
fn images(file: &[u8]) -> Vec<(gif::Frame<'static>, Vec<[u8; 3]>)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![[0; 3]; width * height];
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        assert!(frame.palette.is_none(), "all pictures share the file's palette");
        let wide = usize::from(frame.width);
        for (row, pixels) in frame.buffer.as_chunks::<4>().0.chunks(wide).enumerate() {
            let start = (usize::from(frame.top) + row) * width + usize::from(frame.left);
            for (under, [red, green, blue, alpha]) in canvas[start..].iter_mut().zip(pixels) {
                if *alpha == 255 {
                    *under = [*red, *green, *blue];
                }
            }
        }
        let known = gif::Frame { buffer: Vec::new().into(), ..frame.clone() };
        frames.push((known, canvas.clone()));
    }
    frames
}

fn each(rules: &str, moves: &str) -> Vec<Scene> {
    let moves: Vec<&str> = moves.split(' ').collect();
    (0..=moves.len()).map(|count| played(rules, &moves[..count].join(" "))).collect()
}

/// The corner in which moves are counted: 37 pixels wide and 25 high inside the rim.
fn is_counter(at: usize, width: usize) -> bool {
    (3..40).contains(&(at % width)) && (3..28).contains(&(at / width))
}

/// Each frame, put over those before, is what a GIF of that position alone shows, but for the counter and the labels of
/// the last stone, which the last picture alone has.
#[test]
fn a_gif_shows_every_position() {
    let scenes = each("freestyle", MOVES);
    let file = PAINTER.gif(|| scenes.iter().cloned(), &Look::default());
    let all = frames(&file);
    assert_eq!(all.len(), scenes.len());
    for (number, ((_, canvas), scene)) in all.iter().zip(&scenes).enumerate() {
        let look = Look { rim: number + 1 == all.len(), ..Look::default() };
        let alone = &frames(&PAINTER.gif(|| std::iter::once(scene.clone()), &look))[0].1;
        let differing = canvas.iter().zip(alone).enumerate().filter(|(_, (one, two))| one != two);
        let differing: Vec<usize> = differing.map(|(at, _)| at).collect();
        let counted = number > 0 && number + 1 < all.len();
        assert_eq!(!differing.is_empty(), counted, "moves are counted from the first one");
        assert!(differing.iter().all(|at| is_counter(*at, 800)), "{:?}", scene.marks);
    }
    let delays: Vec<u16> = all.iter().map(|(frame, _)| frame.delay).collect();
    assert_eq!(delays[..9], [100; 9]);
    assert_eq!(delays[9], 500);
    assert!(
        all[1..9].iter().all(|(frame, _)| frame.width < 300),
        "only what changed is drawn again"
    );
}

/// The first image of a file is a whole picture, which some viewers show alone; where cards are dealt they lie there.
#[test]
fn a_gif_begins_with_a_whole_picture() {
    let players =
        ["Alice", "Bob"].map(|name| Player { name: name.into(), ..Player::default() }).to_vec();
    let look = Look { players, ..Look::default() };
    for (game, rules) in [("gomoku", "freestyle"), ("ninuki", "pente"), ("rokumon", "act-1")] {
        let scenes = random(GAMES.find(game).unwrap().open(rules, 2).unwrap(), 5);
        let dealt = usize::from(game == "rokumon");
        let file = PAINTER.gif(|| scenes.iter().cloned(), &look);
        let (first, canvas) = images(&file).remove(0);
        let size = usize::from(first.width) * usize::from(first.height);
        assert_eq!((size, first.delay), (canvas.len(), 100), "{game}");
        assert_eq!(frames(&file).len(), scenes.len() - dealt, "{game}");
        let from = PAINTER.gif(|| scenes[dealt..].iter().cloned(), &look);
        assert!(frames(&file)[0].1 == frames(&from)[0].1, "{game}");
    }
}

/// Numbers that are given for moves stand in the place of a count of the pictures: a swap has that of the stone before it.
#[test]
fn a_gif_counts_moves_as_it_is_told() {
    let scenes = each("freestyle", MOVES);
    let corner = |canvas: &[[u8; 3]]| -> Vec<[u8; 3]> {
        (0..canvas.len()).filter(|at| is_counter(*at, 800)).map(|at| canvas[at]).collect()
    };
    let corners = |move_numbers: Vec<u32>| {
        let look = Look { move_numbers, ..Look::default() };
        let all = frames(&PAINTER.gif(|| scenes.iter().cloned(), &look));
        all.iter().map(|(_, canvas)| corner(canvas)).collect::<Vec<_>>()
    };
    let (own, told) = (corners(Vec::new()), corners(vec![0, 1, 1, 2]));
    assert_eq!([&told[1], &told[2], &told[3], &told[4]], [&own[0], &own[1], &own[1], &own[2]]);
}

/// The moves of every game are counted in what stands out from its ground, a cloth as well, in digits that a phone shows.
#[test]
fn counters_stand_out_from_every_ground() {
    for (game, rules) in [("gomoku", "freestyle"), ("roku", "standard"), ("rokumon", "act-1")] {
        for theme in Theme::ALL {
            let scenes = random(GAMES.find(game).unwrap().open(rules, 2).unwrap(), 4);
            let look = Look { theme, ..Look::default() };
            let all = frames(&PAINTER.gif(|| scenes.iter().cloned(), &look));
            let width = usize::from(all[0].0.width);
            let counter = (0..all[2].1.len()).filter(|at| is_counter(*at, width));
            let clear = counter.filter(|at| contrast(all[2].1[*at], all[0].1[*at]) >= 4.5).count();
            assert!(clear >= 25, "{game} in {}: {clear} pixels", theme.word());
            let counter = (0..all[2].1.len()).filter(|at| is_counter(*at, width));
            let written = counter.filter(|at| all[2].1[*at] != all[0].1[*at]);
            let rows: BTreeSet<usize> = written.map(|at| at / width).collect();
            assert!(rows.len() >= 16, "{game} in {}: {} rows", theme.word(), rows.len());
        }
    }
}

/// Beside names only the last picture says whose turn it is: the others stay as small as what has changed on the board.
#[test]
fn a_gif_beside_names_changes_as_little() {
    let scenes = each("freestyle", MOVES);
    let players =
        ["Alice", "Bob"].map(|name| Player { name: name.into(), ..Player::default() }).to_vec();
    let all = frames(&PAINTER.gif(|| scenes.iter().cloned(), &Look { players, ..Look::default() }));
    let (last, others) = all.split_last().unwrap();
    assert!(
        others[1..].iter().all(|(frame, _)| frame.height < 300 && frame.top + frame.height < 800),
        "the strip waits"
    );
    assert!(last.0.top + last.0.height > 810, "at the end it says whose turn it is");
}

/// A player who leaves in the course of a game is struck through from then on.
#[test]
fn a_gif_strikes_who_has_left_from_then_on() {
    let scenes = each("freestyle", MOVES);
    let players = |left: bool| {
        let player =
            |(name, left): (&str, bool)| Player { name: name.into(), left, ..Player::default() };
        [("Alice", false), ("Bob", left)].map(player).to_vec()
    };
    let plain = Look { players: players(false), ..Look::default() };
    let leaving = Look { later_players: vec![(3, players(true))], ..plain.clone() };
    let shown = |look: &Look| frames(&PAINTER.gif(|| scenes.iter().cloned(), look));
    let (plain, leaving) = (shown(&plain), shown(&leaving));
    assert_eq!(leaving.len(), scenes.len());
    for (number, (one, other)) in plain.iter().zip(&leaving).enumerate() {
        assert_eq!(one.1 != other.1, number >= 3, "picture {number}");
    }
    let look = Look { players: players(true), ..Look::default() };
    let still = picture(scenes.last().unwrap(), &look);
    same_but_shades(&leaving.last().unwrap().1, &still, "Bob has left");
}

/// The bar is beside the board, which is as without it; its dark part is the chance of the first seat, who has Black.
#[test]
fn a_bar_beside_a_gif_has_the_chances() {
    let scenes = each("freestyle", MOVES);
    let chances = vec![50, 51, 47, 62, 80, 33, 8, 95, 100, 0];
    assert_eq!(chances.len(), scenes.len());
    let plain = frames(&PAINTER.gif(|| scenes.iter().cloned(), &Look::default()));
    let look = Look { chances: chances.clone(), ..Look::default() };
    let all = frames(&PAINTER.gif(|| scenes.iter().cloned(), &look));
    let (board, whole) = (800, 848);
    let height = all[0].1.len() / whole;
    assert_eq!((all.len(), height), (plain.len(), plain[0].1.len() / board));
    for (((_, shown), (_, bare)), chance) in all.iter().zip(&plain).zip(chances) {
        let rows = shown.chunks(whole).zip(bare.chunks(board));
        assert!(rows.clone().all(|(row, other)| row[..board] == *other), "{chance}");
        // A column beside the number.
        let dark = shown.chunks(whole).filter(|row| row[whole - 4][0] < 60).count();
        let lines = 12;
        assert!(dark.abs_diff(height * chance as usize / 100) <= lines, "{chance}: {dark}");
    }
}

#[test]
fn long_games_are_sped_up() {
    let scene = played("freestyle", MOVES);
    let file = PAINTER.gif(|| std::iter::repeat_n(scene.clone(), 200), &Look::default());
    let whole: usize = frames(&file).iter().map(|(frame, _)| usize::from(frame.delay)).sum();
    assert!((8000..=9600).contains(&whole), "{whole} hundredths of a second");
    assert!(PAINTER.gif(std::iter::empty, &Look::default()).is_empty());
}

/// A board without edges grows; its GIF has the last size from the beginning.
#[test]
fn a_growing_board_keeps_its_size_in_a_gif() {
    let scenes = each("freestyle size=unbounded", "0,0 9,9 -9,4 12,-3");
    let frames = frames(&PAINTER.gif(|| scenes.iter().cloned(), &Look::default()));
    assert_eq!(frames.len(), 5);
    let last = picture(&scenes[4], &Look::default());
    assert_eq!(
        (usize::from(frames[0].0.width), usize::from(frames[0].0.height)),
        (last.width, last.height())
    );
    assert!(picture(&scenes[0], &Look::default()).width < last.width, "this board does not grow");
}

/// Its stones carry the numbers of their moves from the first picture to the last, which is the still.
#[test]
fn numbers_stay_with_their_stones_on_a_growing_board() {
    let actions = "0,0 9,9 -9,4 12,-3";
    let scenes = each("freestyle size=unbounded", actions);
    let look = Look { numbers: Numbers::All, ..Look::default() };
    let last = frames(&PAINTER.gif(|| scenes.iter().cloned(), &look)).pop().unwrap().1;
    let moves = moves(&scenes[4].board, actions.split(' '));
    let still = picture(&scenes[4], &Look { moves, ..look });
    same_but_shades(&last, &still, "a growing board");
}

/// Black's stone on k10 goes with the pair that it completes, and White puts one there: both are moves.
#[test]
fn numbers_are_right_after_a_stone_that_was_lifted_at_once() {
    let actions = ["j10", "i10", "a1", "l10", "k10", "k10", "b2"];
    let mut table = GAMES.find("ninuki").unwrap().open("poof-pente opening=none", 2).unwrap();
    let mut scenes = vec![table.scene(None)];
    for action in actions {
        table.play(action).unwrap();
        scenes.push(table.scene(None));
    }
    let last = scenes.last().unwrap();
    let look = Look { numbers: Numbers::All, move_numbers: (1..=7).collect(), ..Look::default() };
    let shown = frames(&PAINTER.gif(|| scenes.iter().cloned(), &look)).pop().unwrap().1;
    let still = picture(last, &Look { moves: moves(&last.board, actions), ..look });
    same_but_shades(&shown, &still, "poof-pente");
}

/// The scenes of a game in which every seat takes any of its actions: the first, and those after each.
fn random(mut table: Table, plies: usize) -> Vec<Scene> {
    let mut random = fastrand::Rng::with_seed(3);
    let mut scenes = vec![table.scene(None)];
    for _ in 0..plies {
        let action = match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => table.chance(random.u64(..)),
            Turn::Seat(_) => random.choice(table.actions().actions),
        };
        let Some(action) = action else { break };
        table.play(&action).unwrap();
        scenes.push(table.scene(None));
    }
    scenes
}

/// The outermost places of a board that is no grid: the least and the greatest x and y.
fn extent(scene: &Scene) -> Option<[i32; 4]> {
    let Board::Places { places, .. } = &scene.board else { return None };
    let all = |at: fn(&Place) -> i32| places.iter().map(at);
    let (x, y) = (all(|place| place.x), all(|place| place.y));
    Some([x.clone().min()?, x.max()?, y.clone().min()?, y.max()?])
}

/// Scenes up to the one at which a card leaves the outline of the board: a GIF is as large as all of its pictures, a still
/// as its own.
fn of_one_size(scenes: Vec<Scene>) -> Vec<Scene> {
    let first = scenes.iter().find_map(extent);
    scenes
        .into_iter()
        .take_while(|scene| extent(scene).is_none_or(|own| Some(own) == first))
        .collect()
}

/// Largest difference of a part of a colour in a GIF from the still, beside that of the ground, since its shades are fewer;
/// and where soft edges of letters and stones lie over another grain, which mixes to another colour.
const SHADE: u8 = 9;
const SOFT: u8 = 64;

/// Of so many pixels one is such an edge, at most.
const EDGES: usize = 200;

/// Asserts that a picture of a GIF is the still but for its grain and its shades.
fn same_but_shades(gif: &[[u8; 3]], still: &Picture, name: &str) {
    let differences = differences(gif, &still.pixels, still.width);
    let most = differences.iter().max();
    assert!(most <= Some(&SOFT), "{name}: {most:?}");
    let edges = differences.iter().filter(|difference| **difference > SHADE).count();
    assert!(edges * EDGES <= differences.len(), "{name}: {edges} of {}", differences.len());
}

/// In every game and rule set, and of each game in every theme: all pictures have one screen and one palette, and the last
/// one, put over the others by another reader, is the still, but for the grain of its ground and for like shades.
#[test]
fn the_last_picture_of_every_gif_is_the_still() {
    for entry in GAMES.0 {
        for (number, preset) in entry.info.presets.iter().enumerate() {
            let seats = preset.seats.0;
            let scenes = of_one_size(random(entry.open(preset.name, seats).unwrap(), 6));
            assert!(scenes.len() > 2, "{}", preset.name);
            let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
            let players = ["Alice", "Bob", "Carol", "Dave"].map(player);
            let players = players[..usize::from(seats)].to_vec();
            // Each rule set in one theme, the first one of each game in all.
            let themes = Theme::ALL.into_iter().enumerate();
            for (_, theme) in themes.filter(|(of, _)| number == 0 || number % 4 == *of) {
                let look = Look { theme, players: players.clone(), ..Look::default() };
                let file = PAINTER.gif(|| scenes.iter().cloned(), &look);
                let last = frames(&file).pop().unwrap().1;
                let still = picture(scenes.last().unwrap(), &look);
                let name = format!("{} {} in {}", entry.info.id, preset.name, theme.word());
                same_but_shades(&last, &still, &name);
            }
        }
    }
}
