//! Pictures and text drawings of scenes: that a picture is put together rightly from its tiles, that it looks as it
//! was accepted, and that marks can be told apart without colour.
//!
//! `UPDATE=1 cargo test pictures` accepts changed golden pictures; look at them before you commit them.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail by panicking, as tests do")]

mod cards;
mod letters;
mod looks;
pub mod motion;
mod openings;
mod strips;
mod themes;

use narabe::game::{
    Board, Colour, Grid, Mark, MarkKind, Phrase, Piece, Place, PlaceKind, Scene, Spot, Stroke,
    Table,
};
use narabe::games::GAMES;
use narabe::render::{Deck, Look, Painter, text, text_within};
use std::path::Path;
use std::sync::LazyLock;

/// One for all tests, as the program has it; the tests run at once.
static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);

/// A picture as a decoder sees it.
#[derive(PartialEq)]
pub struct Picture {
    width: usize,
    /// Red, green, blue.
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    pub fn decode(png: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        // The sums at the end of chunks and of the stream are checked as well.
        decoder.ignore_checksums(false);
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut bytes = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut bytes).unwrap();
        assert_eq!(info.color_type, png::ColorType::Rgb);
        Self { width: info.width as usize, pixels: bytes.as_chunks().0.to_vec() }
    }

    /// The board with its tiles; the labels beside them are alike for all scenes.
    fn of(scene: &Scene) -> Self {
        Self::decode(&PAINTER.png(scene, &TILES))
    }

    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    pub fn at(&self, x: usize, y: usize) -> [u8; 3] {
        self.pixels[y * self.width + x]
    }

    /// The pixels in which two pictures of one size differ.
    pub fn differing(&self, other: &Self) -> Vec<(usize, usize)> {
        assert_eq!((self.width, self.pixels.len()), (other.width, other.pixels.len()));
        let rows = self.pixels.chunks(self.width).zip(other.pixels.chunks(self.width)).enumerate();
        // Most rows are alike, which bytes tell at once.
        let differing = rows.filter(|(_, (one, two))| one.as_flattened() != two.as_flattened());
        let mut all = Vec::new();
        for (y, (one, two)) in differing {
            let pixels = one.iter().zip(two).enumerate();
            all.extend(pixels.filter(|(_, (one, two))| one != two).map(|(x, _)| (x, y)));
        }
        all
    }
}

/// A look in which nothing beside the tiles depends on the last stone.
static TILES: LazyLock<Look> = LazyLock::new(|| Look { rim: false, ..Look::default() });

/// State of one crossing: a stone or none, the mark of the last stone, that of a winning line.
type State = (Option<Colour>, bool, bool);

fn looks() -> Vec<State> {
    let stones = [None].into_iter().chain(Colour::ALL.map(Some));
    stones
        .flat_map(|stone| {
            [(false, false), (true, false), (false, true), (true, true)].map(|(l, w)| (stone, l, w))
        })
        .collect()
}

/// A scene on a board, with a look for every spot.
fn scene(board: Grid, look: impl Fn(usize) -> State) -> Scene {
    let spots = board.columns.len() * board.rows.len();
    let mut scene = bare(Board::Grid(board));
    for (number, (stone, last, win)) in (0..spots).map(|number| (number, look(number))) {
        let spot = Spot(number as u16);
        scene.pieces.extend(stone.map(|colour| Piece::stone(spot, colour)));
        scene.marks.extend(last.then_some(Mark { spot, kind: MarkKind::Last }));
        scene.marks.extend(win.then_some(Mark { spot, kind: MarkKind::Win }));
    }
    scene
}

fn bare(board: Board) -> Scene {
    let status = Phrase::new("to-move");
    Scene {
        board,
        pieces: vec![],
        hidden: 0,
        marks: vec![],
        strokes: vec![],
        threats: vec![],
        placing: None,
        seats: vec![],
        name: None,
        status,
    }
}

/// The scene of freestyle gomoku after these moves.
fn played(rules: &str, moves: &str) -> Scene {
    let mut table = GAMES.find("gomoku").unwrap().open(rules, 2).unwrap();
    moves.split_whitespace().for_each(|point| table.play(point).unwrap());
    table.scene(None)
}

fn lines(size: usize) -> Grid {
    match played(&format!("freestyle size={size}"), "").board {
        Board::Grid(grid) => grid,
        Board::Places { .. } => panic!("gomoku is played on a grid"),
    }
}

/// A part of a board without edges, from these coordinates on.
fn window(columns: usize, rows: usize, from: i32) -> Grid {
    let labels = |count: usize| (from..).take(count).map(|number| number.to_string()).collect();
    Grid {
        columns: labels(columns),
        rows: labels(rows),
        between: ",",
        edged: false,
        stars: vec![],
        may_lack_i: false,
    }
}

/// Six places in two rows, of which the lower one stands half a place further right.
fn honeycomb() -> Board {
    let place = |number: i32| Place {
        name: format!("{}{}", ["p", "q"][number as usize / 3], number % 3 + 1),
        x: number % 3 * 1200 + number / 3 * 600,
        y: number / 3 * 1050,
        kind: PlaceKind::Hollow,
    };
    let links = [(0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 3), (1, 4), (2, 4), (2, 5)];
    let links = links.map(|(one, other)| (Spot(one), Spot(other))).to_vec();
    Board::Places { places: (0..6).map(place).collect(), links, labels: Vec::new() }
}

/// The measures of the usual boards: lines, a tile's side, the picture's side. The margin is 40 pixels.
const SIZES: [(usize, usize, usize); 4] =
    [(9, 72, 728), (13, 54, 782), (15, 48, 800), (19, 40, 840)];

const MARGIN: usize = 40;

#[test]
fn usual_boards_have_their_sizes_and_few_colours() {
    for (size, _, side) in SIZES {
        let png = PAINTER.png(&bare(Board::Grid(lines(size))), &Look::default());
        let reader = png::Decoder::new(std::io::Cursor::new(&png)).read_info().unwrap();
        let info = reader.info();
        assert_eq!((info.width as usize, info.height as usize), (side, side), "{size} lines");
        assert_eq!(
            (info.color_type, info.bit_depth),
            (png::ColorType::Indexed, png::BitDepth::Eight)
        );
        assert!(info.palette.as_ref().unwrap().len() <= 3 * 256);
    }
}

/// Condition under which tiles fit in any order: the outermost ring of a tile's pixels is always
/// bare board, with
/// its own lines and edges. The middle of a win's ring is as well, star or not.
#[test]
fn nothing_touches_the_rim_of_its_tile() {
    // Tiles of 72 and of 40 pixels; the margin is as wide as on other boards.
    for (cell, board) in [(72, lines(9)), (40, window(18, 1, 0))] {
        let empty = Picture::of(&bare(Board::Grid(board.clone())));
        for look in looks() {
            let full = Picture::of(&scene(board.clone(), |_| look));
            for (x, y) in empty.differing(&full) {
                let (right, down) = ((x - MARGIN) % cell, (y - MARGIN) % cell);
                assert!(
                    (1..cell - 1).contains(&right) && (1..cell - 1).contains(&down),
                    "{look:?} at {x},{y}"
                );
                let inside = right.abs_diff(cell / 2).max(down.abs_diff(cell / 2)) < cell / 8;
                assert!(look != (None, false, true) || !inside, "a ring alone changes {x},{y}");
            }
        }
    }
}

/// A stroke changes pixels along its way only, and runs from the middle of one end to the middle of the other.
#[test]
fn strokes_run_from_end_to_end_in_every_direction() {
    let (size, cell, side) = SIZES[2];
    let middle = |line: usize| (MARGIN + line * cell + cell / 2) as f32;
    for ((x, y), (right, up)) in
        [((0, 0), (4, 0)), ((0, 10), (0, 14)), ((10, 10), (14, 14)), ((0, 14), (4, 10))]
    {
        let mut won = scene(lines(size), |spot| (Some(Colour::White), spot == y * size + x, false));
        let before = Picture::of(&won);
        let grid = lines(size);
        won.strokes.push(Stroke { from: grid.spot(x, y), to: grid.spot(right, up) });
        let changed = before.differing(&Picture::of(&won));
        let (from, to) =
            ((middle(x), side as f32 - middle(y)), (middle(right), side as f32 - middle(up)));
        for pixel in &changed {
            let point = (pixel.0 as f32 + 0.5, pixel.1 as f32 + 0.5);
            let off = distance(point, from, to);
            // The ring of the last stone is laid on top again, so its soft edge gets darker.
            let on_ring = (point.0 - from.0).hypot(point.1 - from.1) < cell as f32 / 3.0;
            assert!(
                off < cell as f32 / 4.0 || on_ring,
                "{pixel:?} is {off} pixels off the stroke from {x},{y}"
            );
        }
        assert!(
            changed.contains(&(to.0 as usize, to.1 as usize)),
            "the stroke from {x},{y} reaches its end"
        );
        assert!(
            !changed.contains(&(from.0 as usize, from.1 as usize)),
            "the last stone at {x},{y} keeps its mark"
        );
    }
}

/// Distance of a point from the straight line between two others.
fn distance(point: (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (along, across) = (to.0 - from.0, to.1 - from.1);
    let way = ((point.0 - from.0) * along + (point.1 - from.1) * across)
        / (along * along + across * across);
    let way = way.clamp(0.0, 1.0);
    (point.0 - from.0 - along * way).hypot(point.1 - from.1 - across * way)
}

#[test]
fn stones_differ_in_lightness() {
    let middle = |colour| lone((Some(colour), false, false)).at(LONE, LONE);
    // From light to dark; inlays set red and blue apart besides.
    let order = [Colour::White, Colour::Red, Colour::Blue, Colour::Black].map(middle);
    for (pair, least) in order.windows(2).zip([3.0, 1.8, 1.5]) {
        let contrast = contrast(pair[0], pair[1]);
        assert!(
            light(pair[0]) > light(pair[1]) && contrast >= least,
            "{pair:?} have contrast {contrast:.1}"
        );
    }
}

/// A single crossing.
fn lone(look: State) -> Picture {
    Picture::of(&scene(window(1, 1, 5), |_| look))
}

/// The mark of the last stone hides inlays, which tell red from blue without colours: it has their shapes instead.
#[test]
fn the_last_mark_shows_whose_stone_it_is() {
    let inked = |colour| -> Vec<bool> {
        let drawn = lone((Some(colour), true, false));
        // On the ring above the middle.
        let ink = drawn.at(LONE, LONE - 17);
        let around = LONE - 20..LONE + 20;
        let spots = around.clone().flat_map(|y| around.clone().map(move |x| (x, y)));
        spots.map(|(x, y)| drawn.at(x, y) == ink).collect()
    };
    let [dot, triangle, bars] = [Colour::Black, Colour::Red, Colour::Blue].map(inked);
    for (one, other) in [(&dot, &triangle), (&dot, &bars), (&triangle, &bars)] {
        let differing = one.iter().zip(other).filter(|(one, other)| one != other).count();
        assert!(differing >= 40, "{differing} pixels");
    }
}

/// Position of its middle, both ways: half a tile of 72 pixels inside the margin.
const LONE: usize = MARGIN + 36;

/// The linear light of a part of an sRGB colour, 0–1 (WCAG 2.2).
fn linear(part: u8) -> f32 {
    static ALL: LazyLock<[f32; 256]> = LazyLock::new(|| {
        std::array::from_fn(|part| match part as f32 / 255.0 {
            part if part <= 0.04045 => part / 12.92,
            part => ((part + 0.055) / 1.055).powf(2.4),
        })
    });
    ALL[usize::from(part)]
}

/// The relative luminance of an sRGB colour, 0–1 (WCAG 2.2).
fn light(colour: [u8; 3]) -> f32 {
    let [red, green, blue] = colour.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f32 {
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn a_busy_board_stays_small() {
    let many = scene(lines(15), |spot| {
        (Colour::ALL[..2].get(spot * 11 % 225 % 7).copied(), spot == 100, false)
    });
    assert_eq!(many.pieces.len(), 65);
    let bytes = PAINTER.png(&many, &Look::default()).len();
    assert!(bytes <= 100_000, "{bytes} bytes");
}

#[test]
fn boards_of_any_size_are_painted() {
    for (columns, rows) in [(0, 0), (1, 1), (1, 40), (33, 2), (64, 64), (300, 3), (700, 90)] {
        for edged in [false, true] {
            let board =
                Grid { edged, stars: vec![Spot(2), Spot(u16::MAX)], ..window(columns, rows, -20) };
            let looks = looks();
            let mut odd = scene(board, |spot| {
                if spot < 60 { looks[spot % looks.len()] } else { (None, false, false) }
            });
            odd.pieces.push(Piece::stone(Spot(u16::MAX), Colour::Red));
            odd.marks.push(Mark { spot: Spot(u16::MAX), kind: MarkKind::Last });
            odd.strokes.push(Stroke { from: Spot(0), to: Spot(u16::MAX) });
            let picture = Picture::of(&odd);
            assert!(picture.width <= 1600 && picture.height() <= 1600, "{columns}×{rows} lines");
            let labelled = Picture::decode(&PAINTER.png(&odd, &Look::default()));
            assert_eq!((labelled.width, labelled.height()), (picture.width, picture.height()));
            text(&odd);
        }
    }
}

/// More boards than are kept, each asked for by all threads, each thread beginning with another one.
#[test]
fn threads_share_one_painter() {
    let scenes: Vec<_> =
        (1..=14).map(|rows| scene(window(18, rows, 0), |spot| (None, spot == 3, false))).collect();
    let alone: Vec<_> = scenes.iter().map(|scene| PAINTER.png(scene, &Look::default())).collect();
    let shared = Painter::new();
    let ask = |start: usize| {
        for number in (0..20).map(|step| (start * 4 + step) % scenes.len()) {
            assert!(
                shared.png(&scenes[number], &Look::default()) == alone[number],
                "board {number} by thread {start}"
            );
        }
    };
    std::thread::scope(|threads| (0..4).for_each(|start| drop(threads.spawn(move || ask(start)))));
}

#[test]
fn places_are_painted_where_they_lie() {
    let empty = Picture::of(&bare(honeycomb()));
    // A place is 112 pixels wide here and 28 pixels are left around all: q2 lies 1800 and 1050 thousandths from p1.
    let (x, y) = (28 + 56 + 112 * 1800 / 1000, 28 + 56 + 112 * 1050 / 1000);
    let mut one = bare(honeycomb());
    one.pieces.push(Piece::stone(Spot(4), Colour::Black));
    let changed = empty.differing(&Picture::of(&one));
    assert!(changed.contains(&(x, y)));
    assert!(changed.iter().all(|(right, down)| right.abs_diff(x) <= 42 && down.abs_diff(y) <= 42));
}

/// A stroke across the last stone stays out of its mark: between its dot and its ring is the stone's colour.
#[test]
fn the_last_mark_on_places_is_free_of_strokes() {
    let stone = |spot| Piece::stone(Spot(spot), Colour::White);
    let won = Scene {
        pieces: (0..3).map(stone).collect(),
        marks: vec![Mark { spot: Spot(1), kind: MarkKind::Last }],
        strokes: vec![Stroke { from: Spot(0), to: Spot(2) }],
        ..bare(honeycomb())
    };
    let drawn = Picture::of(&won);
    let (x, y) = (28 + 56 + 112 * 1200 / 1000, 28 + 56);
    for beside in [x - 13, x + 13] {
        assert!(drawn.at(beside, y)[0] > 200, "{:?} at {beside}", drawn.at(beside, y));
    }
    // Outside of the ring it is the stroke's.
    assert!(drawn.at(x - 30, y)[0] < 100, "{:?}", drawn.at(x - 30, y));
}

/// The pictures that were looked at and accepted.
#[test]
fn pictures_look_as_accepted() {
    let looks = looks();
    golden("empty-9", &played("freestyle size=9", ""));
    golden("five-15", &played("freestyle", "h8 a15 g9 o8 i7 j8 h10 h1 j6 d4 k5"));
    golden(
        "window",
        &scene(window(10, 4, -7), |spot| *looks.get(spot).unwrap_or(&(None, false, false))),
    );
    golden(
        "places",
        &Scene {
            pieces: [(0, Colour::Black), (2, Colour::White), (4, Colour::Red), (5, Colour::Blue)]
                .map(|(spot, colour)| Piece::stone(Spot(spot), colour))
                .to_vec(),
            marks: vec![
                Mark { spot: Spot(2), kind: MarkKind::Last },
                Mark { spot: Spot(0), kind: MarkKind::Win },
            ],
            strokes: vec![Stroke { from: Spot(0), to: Spot(3) }],
            ..bare(honeycomb())
        },
    );
}

/// Every game of the list a dozen random actions after its start: a new game is part of it by itself.
#[test]
fn every_game_looks_as_accepted() {
    for entry in GAMES.0 {
        let preset = &entry.info.presets[0];
        let mut random = fastrand::Rng::with_seed(12);
        let mut table = entry.open(preset.name, preset.seats.0).unwrap();
        for _ in 0..12 {
            let drawn = table.chance(random.u64(..));
            let Some(action) = drawn.or_else(|| random.choice(table.actions().actions)) else {
                break;
            };
            table.play(&action).unwrap();
        }
        golden(&format!("game-{}", entry.info.id), &table.scene(None));
    }
}

/// Boards that are no grid, accepted at the width of a phone's message, 400 pixels, as well.
#[test]
fn circles_and_cards_look_as_accepted() {
    let pairs =
        "A1, A2, I6, D2, E8, B2, E9, E3, F3, H3, C6, H5, J5, F7, J6, F8, G6, H7, G8, J4, H4";
    golden("roku-pairs", &after("roku", "ninuki", pairs).scene(None));
    golden("roku-targets", &after("roku", "standard", "A1, A2, E5").preview(None, ""));
    golden(
        "roku-five",
        &after("roku", "standard", "K3, K2, F8, I5, D4, G6, F5, C5, G7, E6").scene(None),
    );
    let plain = "deal 2 6 7 3 4 1, place 2, place 6, place 4, move 6 to 1";
    golden("rokumon-plain", &after("rokumon", "act-1", plain).scene(None));
    let fort = "deal 6 4 3 7 2 5 1 fort 4, place r2 on 3, surprise 1 to 3;-2, place r2 on 4, place w1 on 6, move 4 to 5, \
                place b1 on 2, move 5 to 2, place b3 on 1, place r4 on 4, move 1 to 4, surprise 4 to 4;-2";
    golden("rokumon-fort", &after("rokumon", "act-5", fort).scene(None));
    let row = "deal 5 1 7 3 4 2 6, place r6 on 4, place b1 on 1, place r4 on 7, place b5 on 3, place r2 on 6, \
               move 3 to 2, move 6 to 1, move 2 to 3, move 1 to 6, move 3 to 2, move 7 to 2";
    golden("rokumon-row", &after("rokumon", "act-3", row).scene(None));
    let hexagon = after("rokumon", "solo", "deal 7 3 6 2 5 1 4");
    golden("rokumon-cells", &hexagon.preview(None, "surprise 6"));
}

/// Black suits for green cards, red ones for golden cards, the same number of pips as coins.
#[test]
fn playing_cards_look_as_accepted() {
    let fort =
        "deal 6 4 3 7 2 5 1 fort 4, place r2 on 3, place w1 on 6, move 3 to 6, surprise 1 to 3;-2";
    let scene = after("rokumon", "act-5", fort).scene(None);
    let suits = Look { deck: Deck::Suits, ..Look::default() };
    golden_png("rokumon-suits", &PAINTER.png(&scene, &suits));
    assert!(Picture::decode(&PAINTER.png(&scene, &suits)) != Picture::of(&scene));
}

/// The table of a game after these actions. Cells have a semicolon here, as commas part the actions.
fn after(game: &str, rules: &str, actions: &str) -> Table {
    let mut table = GAMES.find(game).unwrap().open(rules, 2).unwrap();
    for action in actions.split(", ") {
        table
            .play(&action.trim().replace(';', ","))
            .unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    table
}

/// Compares a scene's picture with the accepted one, or accepts it where `UPDATE` is set.
fn golden(name: &str, scene: &Scene) {
    golden_png(name, &PAINTER.png(scene, &Look::default()));
}

/// Compares a picture with the accepted one pixel by pixel, however it is compressed, or accepts it where `UPDATE` is set.
pub fn golden_png(name: &str, png: &[u8]) {
    let accepted = crate::root().join(format!("tests/data/pictures/{name}.png"));
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&accepted, png).unwrap();
    }
    let accepted_png = std::fs::read(&accepted).unwrap_or_else(|why| {
        panic!("{}: {why}; UPDATE=1 accepts what is drawn", accepted.display())
    });
    let expected = Picture::decode(&accepted_png);
    let drawn = Picture::decode(png);
    if drawn != expected {
        let seen = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
        std::fs::write(&seen, png).unwrap();
        panic!(
            "{} is no longer what is drawn, see {}; UPDATE=1 accepts it",
            accepted.display(),
            seen.display()
        );
    }
}

#[test]
fn a_grid_as_text() {
    let scene = played("freestyle size=9", "e5 d5 f4 d6 g3 d4 d7 e7 c6 b1 h2");
    let drawing = "
9 . . . . . . . . .
8 . . . . . . . . .
7 . . + X O . + . .
6 . . X O . . . . .
5 . . . O X . . . .
4 . . . O . X . . .
3 . . + . . . X . .
2 . . . . . . .[X].
1 . O . . . . . . .
  a b c d e f g h i
";
    assert_eq!(format!("\n{}", text(&scene)), drawing);
}

#[test]
fn a_won_grid_as_text() {
    let row = played("freestyle size=9", "a9 a1 b9 b1 d9 c1 e9 d1 c9");
    let diagonal = played("freestyle size=9", "i9 a1 h8 b1 g7 d1 f6 c2 e5");
    assert!(text(&row).starts_with("9(X X[X]X X). . . .\n8 . ."), "{}", text(&row));
    let drawing = "
9 . . . . . . . .(X)
8 . . . . . . .(X).
7 . . + . . .(X). .
6 . . . . .(X). . .
5 . . . .[X]. . . .
4 . . . . . . . . .
3 . . + . . . + . .
2 . . O . . . . . .
1 O O . O . . . . .
  a b c d e f g h i
";
    assert_eq!(format!("\n{}", text(&diagonal)), drawing);
}

#[test]
fn a_window_as_text() {
    let colour =
        |spot: usize| spot.checked_sub(5).and_then(|number| Colour::ALL.get(number).copied());
    let scene = scene(window(5, 3, -11), |spot| (colour(spot), spot == 7, false));
    let drawing = "
 -9 . . . . .
-10 X O[R]B .
-11 . . . . .
    - -
    1 1 - - -
    1 0 9 8 7
";
    assert_eq!(format!("\n{}", text(&scene)), drawing);
}

/// A board without edges that is too large is drawn around its last stone, and any other one whole.
#[test]
fn a_window_as_text_is_cut_to_its_room() {
    let last = 40 * 41;
    let wide = scene(window(41, 41, -20), |spot| (Some(Colour::White), spot == last, false));
    assert!(text(&wide).chars().count() > 2_000);
    assert_eq!(text_within(&wide, usize::MAX), text(&wide));
    let cut = text_within(&wide, 1_000);
    assert!((800..=1_000).contains(&cut.chars().count()), "{cut}");
    assert!(cut.starts_with(" 20[O]O "), "the last stone is at the upper left: {cut}");
    let board = scene(lines(19), |_| (None, false, false));
    assert_eq!(text_within(&board, 100), text(&board));
}

#[test]
fn places_as_text() {
    let mut scene = bare(honeycomb());
    scene.pieces = vec![Piece::stone(Spot(1), Colour::Black), Piece::stone(Spot(5), Colour::White)];
    scene.marks = vec![Mark { spot: Spot(5), kind: MarkKind::Last }];
    assert_eq!(text(&scene), "p1:.   p2:X   p3:.\n   q1:.   q2:.    q3[O]\n");
}

#[test]
fn a_full_board_of_19_lines_fits_a_message_as_text() {
    let full = scene(lines(19), |spot| (Some(Colour::ALL[spot % 4]), spot == 0, spot % 2 == 0));
    let drawing = text(&full);
    assert!(drawing.is_ascii());
    assert!(drawing.len() <= 1900, "{} characters", drawing.len());
}
