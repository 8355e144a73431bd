//! Charts: ladders and curves, as they were accepted. `UPDATE=1 cargo test --test it charts` accepts changed ones; look at
//! them before you commit them.

use crate::pictures::{Picture, golden_png};
use narabe::render::chances::Chances;
use narabe::render::chart::{Curve, Curves, Ladder, Row};
use narabe::render::crosstable::{Cell, Crosstable, Mark, Row as TableRow};
use narabe::render::hill::Steps;
use narabe::render::{Painter, Theme};

fn row(place: u32, name: &str, rating: f64) -> Row {
    let place = (place > 0).then_some(place);
    let trend = (0..8)
        .map(|number| rating + f64::from((number * 37 + name.len() as u32 * 13) % 60) - 30.0)
        .collect();
    Row {
        place,
        name: name.to_owned(),
        rating: format!("{rating:.0}{}", if place.is_some() { "" } else { "?" }),
        deviation: format!("+/-{}", if place.is_some() { 62 } else { 214 }),
        tally: "14-2-5".to_owned(),
        trend,
        own: false,
    }
}

/// A ladder with a title and heads.
fn headed() -> Ladder {
    let heads = ["Player", "Rating", "W-D-L", "Trend"].map(str::to_owned);
    Ladder { title: "Gomoku, season 1".to_owned(), heads, ..Ladder::default() }
}

/// Width and height of a PNG, from its header.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |from: usize| u32::from_be_bytes(png[from..from + 4].try_into().unwrap());
    assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
    (number(16), number(20))
}

#[test]
fn a_ladder_with_the_ranked_and_the_others() {
    let mut rows = vec![
        row(1, "Alice", 1987.0),
        row(2, "Bob", 1874.0),
        row(2, "Carol", 1874.0),
        row(4, "Dave", 1612.0),
        row(12345, "somebody_with_a_very_long_name", 1530.0),
        row(0, "newcomer", 1662.0),
        row(0, "another", 1338.0),
    ];
    rows[3].own = true;
    rows[5].trend = vec![1662.0];
    let png = Painter::new().ladder(&Ladder { rows, line: Some(5), ..headed() });
    assert_eq!(size(&png).0, 840);
    golden_png("ladder", &png);
}

#[test]
fn a_page_of_ten_is_no_higher_than_wide() {
    let rows = (1..=10).map(|place| row(place, "Alice", 2000.0 - f64::from(place))).collect();
    let (width, height) = size(&Painter::new().ladder(&Ladder { rows, ..headed() }));
    assert!(height <= width, "{width} by {height}");
}

#[test]
fn curves_of_several_pools() {
    let curve = |name: &str, start: f64, games: u32| Curve {
        name: name.to_owned(),
        points: (0..games)
            .map(|n| (f64::from(n), start + f64::from(n * n % 91) * 2.0 - f64::from(n) * 3.0))
            .collect(),
    };
    let curves = vec![
        curve("renju 1711", 1600.0, 60),
        curve("gomoku 1423", 1400.0, 35),
        curve("roku 1500", 1500.0, 1),
    ];
    let ends = ("2026-01-01".to_owned(), "2026-11-20".to_owned());
    golden_png("curves", &Painter::new().curves(&Curves { curves, ends }));
}

/// A review's chances: turning points at both ends and close together, and a game with a single judged move.
#[test]
fn chances_of_a_review() {
    let wave = |ply: u32| 0.5 + 0.2 * (ply as f32 * 0.9).sin() + 0.006 * ply as f32;
    let points = (3..=46).map(|ply| (ply, if ply > 40 { 1.0 } else { wave(ply) })).collect();
    let title = "Alice’s chance to win, %".to_owned();
    let turns = vec![17, 19, 46];
    let chances = Chances { title, points, turns, moves: 46, ..Chances::default() };
    let png = Painter::new().chances(&chances);
    assert_eq!(size(&png), (840, 556));
    let untitled = Chances { title: String::new(), ..chances };
    assert!(png != Painter::new().chances(&untitled), "it says whose chances they are");
    golden_png("chances", &png);
    let single = Chances { points: vec![(5, 0.0)], turns: vec![5], moves: 6, ..Chances::default() };
    golden_png("chances-1", &Painter::new().chances(&single));
    assert_eq!(size(&Painter::new().chances(&Chances::default())), (840, 556), "nothing judged");
}

/// The line begins with the chance before the first judged move, so that what the move gave away is seen, also before the
/// first move of the game.
#[test]
fn chances_begin_before_the_first_judged_move() {
    let drawn = |start: Option<(u32, f32)>, points: &[(u32, f32)], turn: u32| {
        let (points, turns) = (points.to_vec(), vec![turn]);
        let chances = Chances { start, points, turns, moves: 6, ..Chances::default() };
        Picture::decode(&Painter::new().chances(&chances))
    };
    let fall = drawn(Some((4, 0.5)), &[(5, 0.0)], 5);
    assert!(fall == drawn(None, &[(4, 0.5), (5, 0.0)], 5), "a point like the others");
    assert!(fall != drawn(None, &[(5, 0.0)], 5), "the fall is seen");
    let first = drawn(Some((0, 0.5)), &[(1, 0.0), (2, 0.1)], 1);
    assert!(first != drawn(Some((0, 0.1)), &[(1, 0.0), (2, 0.1)], 1), "the fall is seen");
    assert!(
        first != drawn(Some((1, 0.5)), &[(1, 0.0), (2, 0.1)], 1),
        "the line begins with move 0"
    );
}

/// A pass has a place among the moves, and the number below the field is that of the last stone.
#[test]
fn a_pass_has_a_place_in_the_chances_and_no_number() {
    let drawn = |moves: u32, passes: u32| {
        let points = vec![(5, 0.5), (6, 0.9), (7, 0.2)];
        let chances = Chances { points, turns: vec![6, 7], moves, passes, ..Chances::default() };
        Picture::decode(&Painter::new().chances(&chances))
    };
    let differing = drawn(6, 1).differing(&drawn(7, 0));
    assert!(!differing.is_empty(), "the last number is another one");
    assert!(differing.iter().all(|(_, y)| *y > 490), "the line is the same");
}

/// Six names stand in two rows, a long tally is written smaller, and nothing runs into anything.
#[test]
fn much_fits() {
    let names =
        ["gomoku 1500", "renju 1711", "ninuki 1623", "roku 1498", "rokumon 1502", "multi 1477"];
    let curve = |(number, name): (usize, &str)| Curve {
        name: name.to_owned(),
        points: (0..30)
            .map(|n| (f64::from(n), 1400.0 + 60.0 * number as f64 + f64::from(n * 7 % 23)))
            .collect(),
    };
    let ends = ("2026-01-01".to_owned(), "2026-11-20".to_owned());
    let curves = names.into_iter().enumerate().map(curve).collect();
    let png = Painter::new().curves(&Curves { curves, ends });
    let drawn = Picture::decode(&png);
    let bare = |y: &usize| (120..840).all(|x| drawn.at(x, *y) == drawn.at(0, 0));
    let parting = (70..100).filter(bare).count();
    assert!(parting >= 8, "{parting} rows of ground part the names from the highest marks");
    golden_png("curves-6", &png);
    let mut rows = vec![row(1, "Alice", 1987.0), row(2, "Bob", 1874.0)];
    rows[0].tally = "1204-112-987".to_owned();
    rows[1].deviation = "+/-214".to_owned();
    rows[1].tally = "120-14-95".to_owned();
    golden_png("ladder-long", &Painter::new().ladder(&Ladder { rows, ..headed() }));
}

/// Marks tell curves apart without their colours. Before empty names they stand in one row, 64 pixels apart.
#[test]
fn curves_differ_by_their_shapes() {
    let curve = |number: u32| {
        let points = vec![(0.0, 1400.0 + 50.0 * f64::from(number))];
        Curve { name: String::new(), points }
    };
    let curves = (0..6).map(curve).collect();
    let drawn = Picture::decode(&Painter::new().curves(&Curves { curves, ..Curves::default() }));
    let ground = drawn.at(0, 0);
    let shape = |number: usize| -> Vec<bool> {
        let left = 120 + 64 * number;
        let spots = (22..58).flat_map(|y| (left..left + 28).map(move |x| (x, y)));
        let apart = |(x, y): (usize, usize)| -> u32 {
            let parts = drawn.at(x, y).into_iter().zip(ground);
            parts.map(|(one, other)| u32::from(one.abs_diff(other))).sum()
        };
        let apart: Vec<u32> = spots.map(apart).collect();
        let most = apart.iter().max().copied().unwrap();
        assert!(most > 100, "nothing is drawn for curve {number}");
        apart.into_iter().map(|one| 2 * one > most).collect()
    };
    let shapes: Vec<Vec<bool>> = (0..6).map(shape).collect();
    for (number, one) in shapes.iter().enumerate() {
        for (before, other) in shapes[..number].iter().enumerate() {
            let differing = one.iter().zip(other).filter(|(one, other)| one != other).count();
            assert!(differing >= 20, "curves {before} and {number} differ by {differing}");
        }
    }
}

/// No line is drawn where all are on one side of it, no point where there is but one rating, and nothing that the font
/// lacks.
#[test]
fn what_would_mean_nothing_is_left_out() {
    let draw = |ladder: Ladder| Painter::new().ladder(&ladder);
    let rows = vec![row(0, "newcomer", 1662.0), row(0, "another", 1338.0)];
    let plain = draw(Ladder { rows: rows.clone(), ..headed() });
    for line in [0, 2] {
        let line = Some(line);
        assert!(draw(Ladder { rows: rows.clone(), line, ..headed() }) == plain, "{line:?}");
    }
    let with = |trend: &[f64]| {
        let mut rows = rows.clone();
        rows[0].trend = trend.to_vec();
        draw(Ladder { rows, ..headed() })
    };
    assert!(with(&[1500.0]) == with(&[]) && with(&[1500.0, 1520.0]) != with(&[]));
    let titled = |title: &str| draw(Ladder { rows: rows.clone(), title: title.into(), ..headed() });
    assert!(titled("\u{1f3c6}") == titled(" ") && titled(" ") != plain);
}

/// Accents over capitals are drawn in names and titles of every chart.
#[test]
fn accents_stand_over_capitals() {
    let painter = Painter::new();
    let ladder = |name: &str| {
        let own = Row { trend: Vec::new(), ..row(1, name, 1500.0) };
        painter.ladder(&Ladder { rows: vec![own], ..headed() })
    };
    let titled = |title: &str| painter.ladder(&Ladder { title: title.into(), ..headed() });
    let curves = |name: &str| {
        let curves = vec![Curve { name: name.to_owned(), points: vec![(0.0, 1500.0)] }];
        painter.curves(&Curves { curves, ..Curves::default() })
    };
    let table = |name: &str| {
        let row = TableRow { label: "1".to_owned(), name: name.to_owned(), ..TableRow::default() };
        painter.crosstable(&Crosstable { rows: vec![row], ..Crosstable::default() }, Theme::Wood)
    };
    let hill = |name: &str| {
        let steps = vec![vec![name.to_owned()]];
        painter.hill(&Steps { steps, ..Steps::default() }, Theme::Wood)
    };
    for (accented, plain) in [("Élea", "Elea"), ("Žofie", "Zofie"), ("Ёлка", "Елка")] {
        assert!(ladder(accented) != ladder(plain), "{accented} on a leaderboard");
        assert!(titled(accented) != titled(plain), "{accented} above it");
        assert!(curves(accented) != curves(plain), "{accented} beside curves");
        assert!(table(accented) != table(plain), "{accented} in a crosstable");
        assert!(hill(accented) != hill(plain), "{accented} on a hill");
    }
}

/// Nothing to draw is drawn too.
#[test]
fn empty_charts_are_pictures() {
    let painter = Painter::new();
    size(&painter.ladder(&Ladder::default()));
    size(&painter.curves(&Curves::default()));
}

#[test]
fn charts_are_small_files() {
    let rows: Vec<Row> =
        (1..=10).map(|place| row(place, "Alice", 2000.0 - f64::from(place))).collect();
    let png = Painter::new().ladder(&Ladder { rows, ..headed() });
    assert!(png.len() < 60_000, "{} bytes", png.len());
}

/// A table of so many entrants in which most have met: with a column for each up to twelve, else for each meeting.
fn crosstable(entrants: usize) -> Crosstable {
    let names = ["Alice", "Bob", "Carol the elder", "五目並べ", "somebody_with_a_very_long_name"];
    let square = entrants <= 12;
    let columns = if square { entrants } else { 7 };
    let cell = |row: usize, column: usize| {
        let met = if square { column } else { (row + 2 * column + 1) % entrants };
        if met == row {
            return Cell { mark: Mark::Own, ..Cell::default() };
        }
        let (low, high) = (met.min(row), met.max(row));
        let chance = (low * 7 + high * 13) % 11;
        let (mark, text) = match (chance, row < met) {
            (0, _) => (Mark::None, ""),
            (1, _) => (Mark::Open, ""),
            (2, true) | (3, false) => (Mark::Given, "+"),
            (2, false) | (3, true) => (Mark::Forfeited, "-"),
            (4, _) => (Mark::Drawn, "1"),
            (5, true) => (Mark::Won, "1½"),
            (5, false) => (Mark::Lost, "½"),
            (_, true) => (Mark::Won, "2"),
            (_, false) => (Mark::Lost, "0"),
        };
        let text = match (square, mark) {
            (true, _) | (_, Mark::None) => text.to_owned(),
            (_, Mark::Open) => format!("{}?", met + 1),
            _ => (met + 1).to_string(),
        };
        Cell { mark, text }
    };
    let row = |row: usize| TableRow {
        label: (row + 1).to_string(),
        name: names[row % names.len()].to_owned(),
        cells: (0..columns).map(|column| cell(row, column)).collect(),
        points: ["12½", "7", "½"][row % 3].to_owned(),
        own: row == 1,
        left: row == 2,
    };
    let head = |column: usize| if square { column.to_string() } else { String::new() };
    let rows = (0..entrants).map(row).take(12).collect();
    Crosstable {
        title: "Winter league, season 2".to_owned(),
        heads: (1..=columns).map(head).collect(),
        rows,
    }
}

#[test]
fn crosstables_of_four_to_twenty_four() {
    for entrants in [4, 8, 12, 24] {
        let png = Painter::new().crosstable(&crosstable(entrants), Theme::default());
        assert_eq!(size(&png).0, 840);
        assert!(size(&png).1 <= 840 && png.len() < 80_000, "{entrants}: {} bytes", png.len());
        golden_png(&format!("crosstable-{entrants}"), &png);
    }
    for theme in Theme::ALL {
        let png = Painter::new().crosstable(&crosstable(5), theme);
        golden_png(&format!("crosstable-{}", theme.word()), &png);
    }
}

/// Every mark has a shape of its own: no two are drawn alike with the same number in them.
#[test]
fn results_differ_by_their_shapes() {
    let marks = [Mark::Won, Mark::Drawn, Mark::Lost, Mark::Given, Mark::Forfeited, Mark::Own];
    let draw = |mark: Mark| {
        let cells = vec![Cell { mark, text: "1".to_owned() }];
        let row = TableRow { label: "1".to_owned(), cells, ..TableRow::default() };
        let heads = vec![String::new()];
        let table = Crosstable { heads, rows: vec![row], ..Crosstable::default() };
        Painter::new().crosstable(&table, Theme::Contrast)
    };
    let drawn = marks.map(draw);
    for (number, one) in drawn.iter().enumerate() {
        assert!(!drawn[..number].contains(one), "{:?}", marks[number]);
    }
    let empty = Painter::new().crosstable(&Crosstable::default(), Theme::Wood);
    assert_eq!(size(&empty).0, 840, "nothing to draw is drawn too");
}

/// Brackets make a result longer, which has no shape around it. The cells of a table of twelve are 42 wide and 50 high.
#[test]
fn a_result_in_brackets_is_as_wide_as_its_cell() {
    let cells = vec![Cell { mark: Mark::Lost, text: "(1½)".to_owned() }];
    let rows = vec![TableRow { label: "1".to_owned(), cells, ..TableRow::default() }];
    let table = Crosstable { heads: vec![String::new(); 12], rows, ..Crosstable::default() };
    let drawn = Picture::decode(&Painter::new().crosstable(&table, Theme::Contrast));
    let (left, top) = (840 - 16 - 92 - 12 * 42, 16);
    let ground = drawn.at(left, top);
    let is_inked = |x: &usize| (top..top + 50).any(|y| drawn.at(*x, y) != ground);
    let inked = (left..left + 42).filter(is_inked).count();
    assert!((30..42).contains(&inked), "{inked}");
}

fn steps(of: &[usize]) -> Steps {
    let names =
        ["Alice", "Bob", "Carol the elder", "五目並べ", "somebody_with_a_very_long_name", "Dave"];
    let mut names = names.iter().cycle().map(|name| (*name).to_owned());
    let steps: Vec<Vec<String>> =
        of.iter().map(|count| names.by_ref().take(*count).collect()).collect();
    let crowned = steps.len() > 1 && of[0] == 1;
    Steps { title: "Gomoku freestyle swap2".to_owned(), steps, crowned }
}

#[test]
fn hills_of_one_step_to_many() {
    for of in [&[3][..], &[1, 2], &[1, 2, 1, 4], &[2, 1, 3, 1, 2, 40]] {
        let png = Painter::new().hill(&steps(of), Theme::default());
        assert_eq!(size(&png).0, 840);
        assert!(size(&png).1 <= 840 && png.len() < 80_000, "{of:?}: {} bytes", png.len());
        let name: Vec<String> = of.iter().map(usize::to_string).collect();
        golden_png(&format!("hill-{}", name.join("-")), &png);
    }
    for theme in Theme::ALL {
        let png = Painter::new().hill(&steps(&[1, 2, 3]), theme);
        golden_png(&format!("hill-{}", theme.word()), &png);
    }
    let alone = Painter::new().hill(&steps(&[3]), Theme::default());
    assert!(size(&alone).1 < 200, "three names have room in one line: {:?}", size(&alone));
    let high = Painter::new().hill(&steps(&[1; 64]), Theme::default());
    assert!(size(&high).1 <= 900, "{:?}", size(&high));
    assert_eq!(size(&Painter::new().hill(&Steps::default(), Theme::default())).0, 840);
}
