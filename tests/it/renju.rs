//! Forbidden moves: the thousand positions, a plain reference on random ones, drawn positions, and
//! what must hold for all of them. A failing random position is in the message with its seed.

mod drawn;
mod reference;

use flate2::read::GzDecoder;
use narabe::game::{Record, Setup, Table};
use narabe::games::{End, GAMES, RowKind, Why, why};
use reference::{Bans, Position, Spot};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

/// Today's rules on an open board.
const RENJU: &str = "renju opening=none";

/// A position to ask about.
#[derive(Clone, Debug)]
struct Case {
    rules: String,
    stones: [Vec<String>; 2],
    to_move: u8,
}

impl Case {
    fn table(&self) -> Table {
        let setup =
            Setup { stones: self.stones.to_vec(), captured: Vec::new(), to_move: self.to_move };
        let (game, rules) = ("gomoku".to_owned(), self.rules.clone());
        let record = Record { game, rules, seats: 2, setup: Some(setup), ..Record::default() };
        record.table(GAMES).unwrap_or_else(|faults| panic!("{self:?}: {faults:?}"))
    }

    fn forbidden(&self) -> BTreeSet<String> {
        self.table().forbidden().into_iter().collect()
    }
}

/// The verdict on a stone on an empty point: `five`, `legal`, or the word of the foul.
fn judged(case: &Case, point: &str) -> &'static str {
    let refused = Case { rules: format!("{} foul=refused", case.rules), ..case.clone() };
    let rules = if case.rules.contains("foul=") { case } else { &refused };
    let mut table = rules.table();
    match table.play(point) {
        Err(refusal) => refusal.word,
        Ok(()) => table.outcome().map_or("legal", |outcome| outcome.end),
    }
}

/// The position of a line of the file of a thousand.
#[derive(serde::Deserialize)]
struct Line {
    black: Vec<String>,
    white: Vec<String>,
    forbidden: BTreeSet<String>,
    kinds: BTreeMap<String, String>,
    five: BTreeSet<String>,
}

impl Line {
    fn case(&self) -> Case {
        Case {
            rules: RENJU.to_owned(),
            stones: [self.black.clone(), self.white.clone()],
            to_move: 0,
        }
    }
}

fn thousand() -> Vec<Line> {
    let path = crate::root().join("tests/data/renju_forbidden.jsonl.gz");
    let mut text = String::new();
    GzDecoder::new(std::fs::File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    let lines: Vec<Line> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 1000);
    lines
}

#[test]
fn the_thousand_positions_have_exactly_their_forbidden_points() {
    for (number, line) in thousand().iter().enumerate() {
        let case = line.case();
        assert_eq!(case.forbidden(), line.forbidden, "line {}: {case:?}", number + 1);
    }
}

/// Each point gives its own reason, and a five is a five.
#[test]
fn the_thousand_positions_give_their_reasons() {
    for (number, line) in thousand().iter().enumerate().step_by(5) {
        let case = line.case();
        for (point, kind) in &line.kinds {
            let word = judged(&case, point);
            // Four and two threes have a word of their own since 1918; the file counts them among
            // double-threes.
            let word = if word == "four-three-three" { "double-three" } else { word };
            assert_eq!(word, kind, "line {}: {point}", number + 1);
        }
        for point in &line.five {
            assert_eq!(judged(&case, point), "five", "line {}: {point}", number + 1);
        }
    }
}

/// The reason of a forbidden point holds on the board: enough rows of the kind that the foul is of, and each further stone
/// ends as it is said, judged anew with the stone in place.
#[test]
fn the_thousand_positions_are_explained() {
    let mut by_recursion = 0;
    for (number, line) in thousand().iter().enumerate().step_by(4) {
        let mut case = line.case();
        case.rules += " foul=refused";
        for point in &line.forbidden {
            let found = why(&case.table(), point);
            let found = found.unwrap_or_else(|| panic!("no reason: {point}"));
            assert_eq!(
                (&found.point, found.word),
                (point, judged(&case, point)),
                "line {}",
                number + 1
            );
            by_recursion += check_why(&case, &found);
        }
        assert!(line.five.iter().all(|point| why(&case.table(), point).is_none()));
    }
    assert!(by_recursion > 10, "the recursion decides in {by_recursion} places");
}

/// A point off the board, or one with a stone, has no reason, though a stone on it would make rows.
#[test]
fn a_point_that_is_not_free_has_no_reason() {
    let list = |names: &str| names.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let stones = [list("g8 i8 h7 h9"), list("h8 a1 c1 e1")];
    let case = Case { rules: RENJU.to_owned(), stones, to_move: 0 };
    for point in ["h8", "g8", "h0", "h16", "p8", "h99", "z999"] {
        assert_eq!(why(&case.table(), point), None, "{point}");
    }
    let free = [list("g8 i8 h7 h9"), list("o1 a1 c1 e1")];
    assert!(why(&Case { stones: free, ..case }.table(), "h8").is_some());
}

/// A chain in which each of two threes hangs on a third point, and that on two threes again, doubles the paths with each
/// link; the whole of it would never end.
#[test]
fn a_long_chain_of_threes_is_judged_and_explained() {
    let own = [(0, 1), (1, 1), (2, 2), (4, 2), (5, 1), (7, 0), (8, 0), (3, 4), (3, 5)];
    let others = [(-2, 2), (5, 5), (1, 5), (8, 2), (2, 0), (4, 0)];
    let repeated = |stones: &[Spot]| {
        let each = (0..40).flat_map(|link| stones.iter().map(move |(x, y)| (x + 9 * link, *y)));
        let both = each.flat_map(|(x, y)| [(x, y), (x, -y)]);
        both.map(|(x, y)| format!("{x},{y}")).collect::<BTreeSet<_>>().into_iter().collect()
    };
    let rules = format!("{RENJU} size=unbounded");
    let case = Case { rules, stones: [repeated(&own), repeated(&others)], to_move: 0 };
    let forbidden = case.forbidden();
    assert!(forbidden.len() > 100, "{forbidden:?}");
    for point in forbidden.iter().take(3) {
        assert!(why(&case.table(), point).is_some(), "{point}");
    }
}

/// Checks the rows of a foul, and returns the number of holes that are forbidden themselves.
fn check_why(case: &Case, why: &Why) -> usize {
    let counting = |kind| why.rows.iter().filter(|row| row.kind == kind && row.counts()).count();
    let (overlines, fours, threes) =
        (counting(RowKind::Overline), counting(RowKind::Four), counting(RowKind::Three));
    match why.word {
        "overline" => assert!(overlines > 0, "{why:?}"),
        "double-four" => assert!(fours > 1, "{why:?}"),
        "double-three" => assert!(threes > 1 && fours == 0, "{why:?}"),
        _ => assert!(threes > 1 && fours > 0, "{why:?}"),
    }
    let mut after = case.clone();
    after.stones[0].push(why.point.clone());
    let mut forbidden = 0;
    for row in &why.rows {
        let number = match row.kind {
            RowKind::Overline => row.stones.len().max(6),
            RowKind::Four => 4,
            RowKind::Three => 3,
            RowKind::Flanked => 0,
        };
        assert_eq!(row.stones.len(), number, "{row:?}");
        assert!(row.stones.iter().all(|stone| after.stones[0].contains(stone)), "{row:?}");
        for hole in &row.holes {
            let verdict = judged(&after, &hole.point);
            match (&hole.end, row.kind) {
                (End::Completes, RowKind::Four) => assert_eq!(verdict, "five", "{row:?}"),
                (End::Completes, _) => assert_eq!(verdict, "legal", "{row:?}"),
                (End::Five, _) => assert_eq!(verdict, "five", "{row:?}"),
                (End::Forbidden(inner), _) => {
                    assert_eq!(verdict, inner.word, "{row:?}");
                    forbidden += 1 + check_why(&after, inner);
                }
            }
        }
    }
    forbidden
}

#[test]
fn white_is_never_forbidden_anything() {
    for line in thousand() {
        let case = Case { to_move: 1, ..line.case() };
        assert_eq!(case.forbidden(), BTreeSet::new(), "{case:?}");
    }
}

#[test]
fn the_forbidden_set_turns_with_the_board() {
    let turned = |name: &str, turn: u8| {
        let (x, y) = spot(name);
        let (x, y) = if turn & 1 == 0 { (x, y) } else { (y, x) };
        self::name((if turn & 2 == 0 { x } else { 14 - x }, if turn & 4 == 0 { y } else { 14 - y }))
    };
    for line in thousand().into_iter().step_by(3) {
        let case = line.case();
        for turn in 1..8 {
            let stones = case
                .stones
                .each_ref()
                .map(|list| list.iter().map(|name| turned(name, turn)).collect());
            let image = Case { stones, ..case.clone() };
            let expected = line.forbidden.iter().map(|name| turned(name, turn)).collect();
            assert_eq!(image.forbidden(), expected, "turn {turn} of {case:?}");
        }
    }
}

/// The same stones played one after the other, in several orders, leave the same points forbidden
/// as when set up.
#[test]
fn a_verdict_does_not_depend_on_the_order_of_play() {
    let mut compared = 0;
    for (seed, line) in thousand().into_iter().enumerate().step_by(4) {
        let mut random = fastrand::Rng::with_seed(seed as u64);
        let [mut black, mut white] = line.case().stones;
        for _ in 0..4 {
            random.shuffle(&mut black);
            random.shuffle(&mut white);
            let mut table = GAMES.find("gomoku").unwrap().open(RENJU, 2).unwrap();
            let played = black
                .iter()
                .zip(&white)
                .all(|(x, o)| table.play(x).is_ok() && table.play(o).is_ok());
            // An order in which something was forbidden on the way, or a five was passed through,
            // says nothing.
            if played && black.len() == white.len() {
                let forbidden: BTreeSet<String> = table.forbidden().into_iter().collect();
                assert_eq!(forbidden, line.forbidden, "seed {seed}: {black:?} {white:?}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 200, "only {compared} orders could be played");
}

/// The point of a lettered name, and the other way round.
fn spot(name: &str) -> Spot {
    (i16::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i16>().unwrap() - 1)
}

fn name((x, y): Spot) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// A random position: two crowded clouds of stones, so that lines meet.
fn random_position(random: &mut fastrand::Rng, size: Option<i16>) -> Position {
    let mut position = Position::new(size);
    let reach = size.unwrap_or(11);
    let (middle, spread) = (random.i16(0..reach), random.i16(3..=6));
    for number in 0..random.usize(10..70) {
        let near = |random: &mut fastrand::Rng| {
            (middle + random.i16(-spread..=spread)).clamp(-2, reach + 2)
        };
        let spot = (near(random), near(random));
        // Black outnumbers white, as the side whose moves are asked about.
        let colour = u8::from(number % 5 == 4);
        if position.is_empty(spot) {
            position.put(spot, colour);
        }
    }
    position
}

/// A random rule set with bans, as text and as the reference takes it for each colour.
fn random_rules(random: &mut fastrand::Rng) -> (String, [Option<Bans>; 2]) {
    let overline = ["wins", "ignored", "forbidden"][random.usize(..3)];
    let [three, four, both_kinds, both] = std::array::from_fn(|_| random.bool());
    let word = |banned| if banned { "forbidden" } else { "allowed" };
    let rules = format!(
        "freestyle overline={overline} double-three={} double-four={} four-three-three={} bans={} foul={}",
        word(three),
        word(four),
        word(both_kinds),
        if both { "both" } else { "black" },
        if random.bool() { "refused" } else { "loses" },
    );
    let bans =
        Bans { overline, double_three: three, double_four: four, four_three_three: both_kinds };
    (rules, [Some(bans), both.then_some(bans)])
}

/// Compares every empty point near the stones, for both colours.
fn compare(rules: &str, bans: [Option<Bans>; 2], position: &Position, seed: u64) -> usize {
    let named = |spot: &Spot| {
        if position.size.is_some() { name(*spot) } else { format!("{},{}", spot.0, spot.1) }
    };
    let of = |colour| position.spots().filter(move |spot| position.stone(*spot) == Some(colour));
    let stones = [0, 1].map(|colour| of(colour).map(|spot| named(&spot)).collect::<Vec<_>>());
    let mut found = 0;
    for to_move in 0..2 {
        let case = Case { rules: rules.to_owned(), stones: stones.clone(), to_move };
        let bans = bans[usize::from(to_move)];
        let foul = |spot: &Spot| {
            let verdict = |bans| position.verdict(*spot, to_move, bans);
            position.is_empty(*spot)
                && bans.is_some_and(|bans| !["five", "legal"].contains(&verdict(bans)))
        };
        let expected: BTreeSet<String> =
            position.spots().filter(foul).map(|spot| named(&spot)).collect();
        assert_eq!(case.forbidden(), expected, "seed {seed}: {case:?}");
        found += expected.len();
    }
    found
}

#[test]
fn the_plain_reference_agrees_with_the_thousand() {
    let bans = Bans {
        overline: "forbidden",
        double_three: true,
        double_four: true,
        four_three_three: true,
    };
    for line in thousand().iter().step_by(8) {
        let mut position = Position::new(Some(15));
        line.black.iter().for_each(|name| position.put(spot(name), 0));
        line.white.iter().for_each(|name| position.put(spot(name), 1));
        let spots = position.spots().filter(|spot| position.is_empty(*spot));
        let fouls =
            spots.filter(|spot| !["five", "legal"].contains(&position.verdict(*spot, 0, bans)));
        assert_eq!(fouls.map(name).collect::<BTreeSet<_>>(), line.forbidden);
    }
}

/// One of the thousand, in which the recursion matters, moved to another place, an edge perhaps,
/// with a few stones more and a few less.
fn varied(line: &Line, random: &mut fastrand::Rng, size: Option<i16>) -> Position {
    let mut position = Position::new(size);
    let (dx, dy) = (random.i16(-5..=5), random.i16(-5..=5));
    let stones =
        line.black.iter().map(|name| (name, 0)).chain(line.white.iter().map(|name| (name, 1)));
    for (name, colour) in stones {
        let (x, y) = spot(name);
        let moved = (x + dx, y + dy);
        if position.is_empty(moved) && random.u8(..20) > 0 {
            position.put(moved, colour);
        }
    }
    for _ in 0..random.u8(..6) {
        let anywhere = (random.i16(0..15), random.i16(0..15));
        if position.is_empty(anywhere) {
            position.put(anywhere, random.u8(..2));
        }
    }
    position
}

/// Today's rules, where a three counts by what comes of it: hard positions, varied.
#[test]
fn varied_hard_positions_agree_with_the_plain_reference() {
    let (lines, mut found) = (thousand(), 0);
    let bans = Bans {
        overline: "forbidden",
        double_three: true,
        double_four: true,
        four_three_three: true,
    };
    let wanted = crate::positions(400);
    for seed in 0..wanted as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let (size, text) =
            [(Some(15), "15"), (Some(13), "13"), (Some(19), "19"), (None, "unbounded")]
                [random.usize(..4)];
        let position = varied(&lines[random.usize(..lines.len())], &mut random, size);
        found += compare(
            &format!("renju opening=none size={text}"),
            [Some(bans), None],
            &position,
            seed,
        );
    }
    println!("{wanted} positions, {found} forbidden points");
    assert!(found >= wanted / 2, "only {found} forbidden points were met");
}

#[test]
fn random_positions_agree_with_the_plain_reference() {
    let mut found = 0;
    let wanted = crate::positions(600);
    for seed in 0..wanted as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let size = [Some(9), Some(13), Some(15), Some(19), None][random.usize(..5)];
        let position = random_position(&mut random, size);
        let (rules, bans) = random_rules(&mut random);
        let size = size.map_or("unbounded".to_owned(), |size| size.to_string());
        found += compare(&format!("{rules} size={size}"), bans, &position, seed);
    }
    println!("{wanted} positions, {found} forbidden points");
    assert!(found >= wanted, "only {found} forbidden points were met");
}
