//! Themes: that every mark can be told from its ground and from every other mark, in grey and by eyes that see fewer
//! colours; and that every point in every state and every theme is what it should be.

use super::{LONE, PAINTER, Picture, SIZES, TILES, bare, linear, lines, window};
use narabe::game::{Board, Colour, Mark, MarkKind, Piece, Placing, Scene, Spot, Stroke};
use narabe::games::GAMES;
use narabe::render::{Deck, Look, Numbers, Painter, Theme};
use serde_json::Value;
use std::collections::HashMap;

/// State of a crossing.
type State = (Option<Colour>, Vec<MarkKind>);

const BARE: [MarkKind; 5] =
    [MarkKind::Last, MarkKind::Win, MarkKind::Forbidden, MarkKind::Taken, MarkKind::Offer(0)];

/// Marks that stones have.
const ON_STONES: [MarkKind; 2] = [MarkKind::Last, MarkKind::Win];

fn stones() -> impl Iterator<Item = Option<Colour>> {
    [None].into_iter().chain(Colour::ALL.map(Some))
}

fn marks(stone: Option<Colour>) -> &'static [MarkKind] {
    if stone.is_some() { &ON_STONES } else { &BARE }
}

/// Every state that a crossing can be in but for what is written on it.
fn states() -> Vec<State> {
    let of = |stone| {
        let single = marks(stone).iter().map(|kind| vec![*kind]);
        let all = [vec![], ON_STONES.to_vec()].into_iter().chain(single);
        all.map(move |kinds| (stone, kinds))
    };
    stones().flat_map(of).collect()
}

fn scene(board: narabe::game::Grid, state: impl Fn(usize) -> State) -> Scene {
    let spots = board.columns.len() * board.rows.len();
    let mut scene = bare(Board::Grid(board));
    for (spot, (stone, kinds)) in (0..spots).map(|number| (Spot(number as u16), state(number))) {
        scene.pieces.extend(stone.map(|colour| Piece::stone(spot, colour)));
        scene.marks.extend(kinds.into_iter().map(|kind| Mark { spot, kind }));
    }
    scene
}

/// A single crossing, 72 pixels wide.
fn lone(theme: Theme, state: State) -> Picture {
    let look = Look { theme, ..TILES.clone() };
    Picture::decode(&PAINTER.png(&scene(window(1, 1, 5), |_| state.clone()), &look))
}

/// Colour vision: normal, and without one of three kinds of cones. Machado, Oliveira and
/// Fernandes 2009, at full severity, on linear light.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("all eyes", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

/// The luminance that such eyes see, which is also what is left in grey.
fn seen(colour: [u8; 3], eye: &[[f32; 3]; 3]) -> f32 {
    let linear = colour.map(linear);
    let row =
        |row: &[f32; 3]| (0..3).map(|part| row[part] * linear[part]).sum::<f32>().clamp(0.0, 1.0);
    0.2126 * row(&eye[0]) + 0.7152 * row(&eye[1]) + 0.0722 * row(&eye[2])
}

/// For all eyes, with their names: number of pixels in which two pictures differ at all, and in which they differ by this
/// contrast (WCAG 2.2).
pub fn apart(one: &Picture, other: &Picture, least: f32) -> Vec<(&'static str, usize, usize)> {
    // There are few colours, and as many pixels as patience allows.
    let mut differing: HashMap<_, usize> = HashMap::new();
    for (x, y) in one.differing(other) {
        *differing.entry((one.at(x, y), other.at(x, y))).or_default() += 1;
    }
    let all = differing.values().sum();
    let clear = |eye: &[[f32; 3]; 3]| {
        let is_clear = |(one, other): &([u8; 3], [u8; 3])| {
            let (one, other) = (seen(*one, eye) + 0.05, seen(*other, eye) + 0.05);
            one.max(other) / one.min(other) >= least
        };
        differing.iter().filter(|(pair, _)| is_clear(pair)).map(|(_, pixels)| pixels).sum()
    };
    EYES.iter().map(|(name, eye)| (*name, all, clear(eye))).collect()
}

/// 3 is what WCAG 2.2 asks of graphics (success criterion 1.4.11). A mark's edges are soft, and some marks have a border in
/// the ground's colour that keeps the board's lines away, so not all of its pixels can have it.
#[test]
fn every_mark_stands_out_from_its_ground() {
    for theme in Theme::ALL {
        for stone in stones() {
            let plain = lone(theme, (stone, vec![]));
            for kind in marks(stone) {
                let marked = lone(theme, (stone, vec![*kind]));
                for (name, all, clear) in apart(&plain, &marked, 3.0) {
                    let say = format!(
                        "{kind:?} on {stone:?} in {}, {name}: {clear} of {all} pixels",
                        theme.word()
                    );
                    assert!(clear >= 250 && clear * 3 >= all, "{say}");
                }
            }
        }
    }
}

/// Marks differ by shape: in grey too there is much that one has and the other has not.
#[test]
fn every_mark_differs_from_every_other() {
    for theme in Theme::ALL {
        for stone in stones() {
            let pictures: Vec<_> =
                marks(stone).iter().map(|kind| (kind, lone(theme, (stone, vec![*kind])))).collect();
            for (place, (one, first)) in pictures.iter().enumerate() {
                for (other, second) in &pictures[..place] {
                    for (name, _, clear) in apart(first, second, 3.0) {
                        assert!(
                            clear >= 120,
                            "{one:?} and {other:?} on {stone:?} in {}, {name}: {clear}",
                            theme.word()
                        );
                    }
                }
            }
        }
    }
}

/// Stones differ from the board and from each other, by lightness or by their inlays.
#[test]
fn stones_differ_in_every_theme() {
    for theme in Theme::ALL {
        let pictures: Vec<_> =
            stones().map(|stone| (stone, lone(theme, (stone, vec![])))).collect();
        for (place, (one, first)) in pictures.iter().enumerate() {
            for (other, second) in &pictures[..place] {
                for (name, _, clear) in apart(first, second, 1.5) {
                    // A stone is 3,250 pixels large; a white one on light paper is known by its rim.
                    assert!(
                        clear >= 450,
                        "{one:?} and {other:?} in {}, {name}: {clear} pixels",
                        theme.word()
                    );
                }
            }
        }
    }
}

/// A colour of a theme's file.
fn colour(file: &Value, path: &str) -> [u8; 3] {
    let text = file.pointer(path).and_then(Value::as_str).unwrap();
    [1, 3, 5].map(|at| u8::from_str_radix(&text[at..at + 2], 16).unwrap())
}

/// A stone on a track, whose place decides who moves, is told from the track's empty circles, which are as round and nearly
/// as large. Stones shade to lighter colours, so that it need not be the 3 of graphics; numbers have the 4.5 of text.
#[test]
fn stones_and_numbers_stand_out_from_the_track() {
    for theme in Theme::ALL {
        let file = crate::root().join(format!("assets/themes/{}.json", theme.word()));
        let file: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let track = colour(&file, "/places/track");
        for (path, least) in [("/black/dark", 2.3), ("/white/light", 3.0), ("/places/label", 4.5)] {
            for (name, eye) in &EYES {
                let (one, other) = (seen(track, eye) + 0.05, seen(colour(&file, path), eye) + 0.05);
                let contrast = one.max(other) / one.min(other);
                assert!(contrast >= least, "{path} in {}, {name}: {contrast:.1}", theme.word());
            }
        }
    }
}

/// The plate under the last stone's number nearly fills the stone: in the colour of the other player's stones, or of a ground
/// without grain, it would read as their stone, or as a hole.
#[test]
fn the_plate_of_the_last_number_is_no_other_stone() {
    for theme in Theme::ALL {
        let file = crate::root().join(format!("assets/themes/{}.json", theme.word()));
        let file: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
        let stones = [("/black/last", "/white/light"), ("/white/last", "/black/dark")];
        let is_flat = colour(&file, "/ground/0") == colour(&file, "/ground/1");
        let grounds = ["/black/last", "/white/last"].map(|plate| (plate, "/ground/0"));
        for (plate, other) in stones.into_iter().chain(grounds.into_iter().filter(|_| is_flat)) {
            for (name, eye) in &EYES {
                let [one, two] = [plate, other].map(|path| seen(colour(&file, path), eye) + 0.05);
                let contrast = one.max(two) / one.min(two);
                let say = format!("{plate} by {other} in {}, {name}", theme.word());
                assert!(contrast >= 1.35, "{say}: {contrast:.2}");
            }
        }
    }
}

/// The picture of a single stone that was the move of this number.
fn numbered(theme: Theme, number: usize, stone: Colour, kinds: &[MarkKind]) -> Picture {
    let board = scene(window(1, 1, 5), |_| (Some(stone), kinds.to_vec()));
    let moves = vec![Spot(0); number];
    let look = Look { theme, numbers: Numbers::All, moves, ..Look::default() };
    Picture::decode(&PAINTER.png(&board, &look))
}

/// Numbers are read on every stone, inlay or not, the last one or not: what is written stands out from what is around it.
/// 4.5 is what WCAG 2.2 asks of text (success criterion 1.4.3).
#[test]
fn numbers_can_be_read() {
    for theme in Theme::ALL {
        for (stone, kinds) in Colour::ALL
            .into_iter()
            .flat_map(|stone| [(stone, vec![]), (stone, vec![MarkKind::Last])])
        {
            for number in [8, 28, 128] {
                let written = numbered(theme, number, stone, &kinds);
                for (name, eye) in &EYES {
                    // Two digits fill the middle of a stone of 64 pixels.
                    let middle = (62..90).flat_map(|x| (66..86).map(move |y| (x, y)));
                    let mut shades: Vec<f32> =
                        middle.map(|(x, y)| seen(written.at(x, y), eye) + 0.05).collect();
                    shades.sort_by(f32::total_cmp);
                    let contrast =
                        shades[shades.len() * 85 / 100] / shades[shades.len() * 15 / 100];
                    assert!(
                        contrast >= 4.5,
                        "{number} on {stone:?} {kinds:?} in {}, {name}: {contrast:.1}",
                        theme.word()
                    );
                }
            }
        }
    }
}

/// A number hides the inlay by which red and blue stones are known, so that the disc under it is told from a black stone, and
/// from each other's.
#[test]
fn numbered_stones_are_told_apart() {
    let colours = [Colour::Black, Colour::Red, Colour::Blue];
    for theme in Theme::ALL {
        // Below the digits, on the side of a stone that is turned from the light.
        let grounds = colours.map(|stone| numbered(theme, 28, stone, &[]).at(LONE, LONE + 20));
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            for (name, eye) in &EYES {
                let [first, second] = [one, other].map(|at| seen(grounds[at], eye) + 0.05);
                let contrast = first.max(second) / first.min(second);
                let say = format!("{:?} by {:?}", colours[one], colours[other]);
                assert!(contrast >= 1.4, "{say} in {}, {name}: {contrast:.2}", theme.word());
            }
        }
    }
}

/// What hangs over the plate of a number is written in the ink for the plate on the stone, white on white: the plate goes on
/// at both sides of the digits. In the ring of a winning line it is narrower.
#[test]
fn three_digits_stay_on_their_plate() {
    let plain = (&[MarkKind::Last][..], 26);
    let won = (&[MarkKind::Last, MarkKind::Win][..], 23);
    for theme in Theme::ALL {
        for stone in Colour::ALL {
            for (kinds, side) in [plain, won] {
                for number in [100, 188, 200, 225] {
                    let drawn = numbered(theme, number, stone, kinds);
                    // Above the digits there is nothing but the plate.
                    let plate = drawn.at(LONE, LONE - 20);
                    let beside = [LONE - 1 - side, LONE + side];
                    let say = format!("{number} on {stone:?} {kinds:?} in {}", theme.word());
                    assert_eq!(beside.map(|x| drawn.at(x, LONE)), [plate; 2], "{say}");
                }
            }
        }
    }
}

/// Every crossing in every state and theme, checked against pictures in which all crossings have one and the same state:
/// each tile must be cut from the picture of its state, whatever lies beside it and whatever was kept of pictures
/// before.
#[test]
fn every_crossing_in_every_state_and_theme_is_its_tile() {
    let (states, cell) = (states(), SIZES[0].1);
    for theme in Theme::ALL {
        // The other themes go the same way; a small part of a board is enough of them.
        let (size, board) = if theme == Theme::Wood { (9, lines(9)) } else { (4, window(4, 4, 0)) };
        let look = Look { theme, ..TILES.clone() };
        let picture =
            |painter: &Painter, scene: &Scene| Picture::decode(&painter.png(scene, &look));
        let alone = Painter::new();
        let uniform: Vec<_> = states
            .iter()
            .map(|state| picture(&alone, &scene(board.clone(), |_| state.clone())))
            .collect();
        for shift in 0..states.len() {
            let state = |spot: usize| (spot * 7 + shift) % states.len();
            let drawn =
                picture(&PAINTER, &scene(board.clone(), |spot| states[state(spot)].clone()));
            let mut expected = Picture { width: drawn.width, pixels: uniform[0].pixels.clone() };
            for spot in 0..size * size {
                let (x, y) = (
                    super::MARGIN + spot % size * cell,
                    super::MARGIN + (size - 1 - spot / size) * cell,
                );
                for row in y..y + cell {
                    let tile = row * drawn.width + x..row * drawn.width + x + cell;
                    expected.pixels[tile.clone()]
                        .copy_from_slice(&uniform[state(spot)].pixels[tile]);
                }
            }
            assert!(
                drawn == expected,
                "{} shifted by {shift}, first at {:?}",
                theme.word(),
                drawn.differing(&expected)[0]
            );
        }
    }
}

/// Pictures put together from kept bands, against the same pictures drawn by a painter that has kept nothing.
#[test]
fn what_is_kept_of_pictures_before_changes_nothing() {
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    let mut scene = bare(Board::Grid(lines(15)));
    for ply in 0..40 {
        let spot = Spot(random.u16(..225));
        scene.pieces.push(Piece::stone(spot, Colour::ALL[random.usize(..4)]));
        scene.marks = vec![Mark { spot, kind: MarkKind::Last }];
        let look = Look { theme: Theme::ALL[random.usize(..2)], ..Look::default() };
        let kept = PAINTER.png(&scene, &look);
        // A painter that has kept nothing takes long to begin with.
        if ply % 10 == 9 {
            let fresh = Painter::new().png(&scene, &look);
            assert!(
                Picture::decode(&kept) == Picture::decode(&fresh),
                "ply {ply} with seed {seed}"
            );
        }
    }
}

/// The same of everything that a band shows beside stones: numbers, signs, zones, strokes, bold labels, the players.
#[test]
fn what_is_kept_of_bands_is_what_is_drawn_anew() {
    // With the first two a stone came to the end of a stroke that was there.
    for seed in [3475651575837889279, 1755772416272543866, fastrand::u64(..)] {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut scene = bare(Board::Grid(lines(15)));
        let mut look = Look::default();
        for ply in 0..60 {
            change(&mut random, &mut scene, &mut look);
            let kept = PAINTER.png(&scene, &look);
            if ply % 6 == 5 {
                let fresh = Painter::new().png(&scene, &look);
                assert!(
                    Picture::decode(&kept) == Picture::decode(&fresh),
                    "ply {ply} with seed {seed}"
                );
            }
        }
    }
}

/// Changes one thing of a scene or of its look.
fn change(random: &mut fastrand::Rng, scene: &mut Scene, look: &mut Look) {
    let spot = Spot(random.u16(..225));
    match random.u8(..9) {
        0..3 => {
            scene.pieces.push(Piece::stone(spot, Colour::ALL[random.usize(..4)]));
            look.moves.push(spot);
        }
        3 => scene.marks.push(Mark { spot, kind: MarkKind::Last }),
        4 => scene.marks.push(Mark { spot, kind: BARE[random.usize(..5)] }),
        5 => scene.marks.clear(),
        6 => look.numbers = [Numbers::None, Numbers::All, Numbers::Last(5)][random.usize(..3)],
        7 => {
            let zone = (0..random.u16(1..60)).map(|_| Spot(random.u16(..225))).collect();
            let colour = Colour::ALL[random.usize(..2)];
            scene.placing = random.bool().then_some(Placing { colour, zone });
        }
        _ => {
            let to = Spot(random.u16(..225));
            scene.strokes = Vec::from_iter(random.bool().then_some(Stroke { from: spot, to }));
            look.rim = random.bool();
        }
    }
}

/// Boards of circles and of cards put together from kept drawings, against the same drawn by a painter that has kept
/// nothing: byte by byte, after each of some moves, with either deck.
#[test]
fn kept_circles_and_cards_are_those_drawn_anew() {
    let seed = fastrand::u64(..);
    let mut random = fastrand::Rng::with_seed(seed);
    for (game, rules) in [("roku", "standard"), ("rokumon", "act-5")] {
        let entry = GAMES.find(game).expect("it is in the list");
        let mut table = entry.open(rules, 2).expect("a preset");
        for ply in 0..12 {
            let deck = Deck::ALL[random.usize(..2)];
            let look = Look { theme: Theme::ALL[random.usize(..2)], deck, ..Look::default() };
            let scene = table.scene(None);
            let kept = PAINTER.png(&scene, &look);
            if ply % 4 == 3 {
                let fresh = Painter::new().png(&scene, &look);
                assert!(kept == fresh, "{game}, ply {ply} with seed {seed}");
            }
            let listed = || random.choice(table.actions().actions);
            let Some(action) = table.chance(seed ^ ply).or_else(listed) else { break };
            table.play(&action).expect("it is listed");
        }
    }
}
