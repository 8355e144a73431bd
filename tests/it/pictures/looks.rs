//! Options of a reader: numbers, sides, zoom, labels, players.

use super::{PAINTER, Picture, bare, lines, played, window};
use narabe::game::{Board, Colour, Mark, MarkKind, Piece, Scene, Score, Seat, Spot};
use narabe::games::GAMES;
use narabe::render::{Look, Numbers, Player, Zoom, moves, text};
use narabe::words::{self, Locale};

pub const MOVES: &str = "h8 i9 i7 g9 j8 h9 j9 f9 e9";

pub fn picture(scene: &Scene, look: &Look) -> Picture {
    Picture::decode(&PAINTER.png(scene, look))
}

/// The spots at which two pictures of 15 lines differ.
fn spots(one: &Picture, other: &Picture) -> Vec<usize> {
    let spot = |(x, y): (usize, usize)| (14 - (y - 40) / 48) * 15 + (x - 40) / 48;
    let mut spots: Vec<_> = one.differing(other).into_iter().map(spot).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}

#[test]
fn numbers_stand_on_the_last_stones_or_on_all() {
    let scene = played("freestyle", MOVES);
    let moves = moves(&scene.board, MOVES.split(' '));
    let plain = picture(&scene, &Look::default());
    for (numbers, count) in
        [(Numbers::None, 0), (Numbers::Last(3), 3), (Numbers::All, 9), (Numbers::Last(99), 9)]
    {
        let look = Look { numbers, moves: moves.clone(), ..Look::default() };
        let mut expected: Vec<_> =
            moves[9 - count..].iter().map(|spot| usize::from(spot.0)).collect();
        expected.sort_unstable();
        assert_eq!(spots(&plain, &picture(&scene, &look)), expected, "{numbers:?}");
    }
}

#[test]
fn moves_are_the_actions_that_name_a_spot() {
    let grid = lines(15);
    let spot = |column, row| grid.spot(column, row);
    let actions = ["h8", "swap", "offer j7", "a1 takes b2", "pass", "resign 1", "o15"];
    assert_eq!(moves(&Board::Grid(grid.clone()), actions), [spot(7, 7), spot(0, 0), spot(14, 14)]);
}

/// A stone beyond what is shown of a board without edges counts: those after it keep their numbers.
#[test]
fn moves_beyond_a_window_are_counted() {
    let grid = window(5, 5, -2);
    let spots = moves(&Board::Grid(grid.clone()), ["0,0", "40,2", "pass", "-1,2"]);
    assert_eq!(spots, [grid.spot(2, 2), Spot(u16::MAX), grid.spot(1, 4)]);
}

/// Four quarter turns are none, and a half turn puts a stone where its opposite lies.
#[test]
fn boards_are_turned() {
    let scene = played("freestyle", "h8 i9");
    let turned = |turned| picture(&scene, &Look { turned, ..Look::default() });
    let mut opposite = bare(Board::Grid(lines(15)));
    opposite.pieces =
        vec![Piece::stone(Spot(112), Colour::Black), Piece::stone(Spot(224 - 128), Colour::White)];
    opposite.marks = vec![Mark { spot: Spot(96), kind: MarkKind::Last }];
    assert!(turned(4) == turned(0) && turned(1) != turned(0));
    // But for the labels, which are turned as well: the tiles alone.
    let (half, expected) = (turned(2), picture(&opposite, &Look::default()));
    let inside = |(x, y): &(usize, usize)| (40..760).contains(x) && (40..760).contains(y);
    assert_eq!(half.differing(&expected).into_iter().filter(inside).count(), 0);
}

#[test]
fn a_part_in_play_is_shown_larger() {
    let few = played("freestyle size=19", "j10 k11 k9");
    let zoomed = picture(&few, &Look { zoom: Zoom::Part, ..Look::default() });
    // Nine lines have tiles of 72 pixels.
    assert_eq!((zoomed.width, zoomed.height()), (728, 728));
    let wide = played("freestyle size=19", "a1 s19 j10");
    assert!(
        picture(&wide, &Look { zoom: Zoom::Part, ..Look::default() })
            == picture(&wide, &Look::default())
    );
}

/// Boards of more than 15 lines are shown in part as long as that is less than half of them.
#[test]
fn large_boards_are_shown_in_part_while_few_stones_lie() {
    let look = Look { zoom: Zoom::Large, ..Look::default() };
    let side = |rules: &str, moves: &str| picture(&played(rules, moves), &look).width;
    let whole = picture(&played("freestyle size=19", ""), &Look::default()).width;
    assert_eq!(side("freestyle size=19", ""), whole, "before the first stone");
    // Eleven lines of 64 pixels, and thirteen of 54.
    assert_eq!(side("freestyle size=19", "j10 k11"), 11 * 64 + 80);
    assert_eq!(side("freestyle size=19", "f10 n10"), 13 * 54 + 80);
    assert_eq!(side("freestyle size=19", "a1 j10 k11"), 13 * 54 + 80, "at an edge");
    assert_eq!(side("freestyle size=19", "b2 r18"), whole);
    assert_eq!(side("freestyle", "h8"), 800, "15 lines are read as they are");
    // An opening's zone is seen.
    let asked = played("freestyle size=19 opening=pro", "j10 a19");
    assert!(asked.placing.is_some_and(|placing| placing.zone.len() > 300));
    assert_eq!(side("freestyle size=19 opening=pro", "j10 a19"), whole);
}

#[test]
fn forbidden_points_are_marked_unless_turned_off() {
    let mut scene = bare(Board::Grid(lines(15)));
    scene.marks = vec![Mark { spot: Spot(3), kind: MarkKind::Forbidden }];
    let (shown, hidden) = (
        picture(&scene, &Look::default()),
        picture(&scene, &Look { forbidden: false, ..Look::default() }),
    );
    assert_eq!(spots(&shown, &hidden), [3]);
    assert!(hidden == picture(&bare(Board::Grid(lines(15))), &Look::default()));
}

/// In place of a name that the font cannot write stands the number of the seat; where no name is known, nothing.
#[test]
fn names_are_written_when_the_font_has_all_their_signs() {
    let scene = played("freestyle", MOVES);
    let strip = |name: &str| {
        let player = |name: &str| Player { name: name.into(), ..Player::default() };
        picture(&scene, &Look { players: vec![player(name), player("Bob")], ..Look::default() })
    };
    let unknown = strip("");
    assert_eq!((unknown.width, unknown.height()), (800, 864));
    let seat = strip("#1");
    assert!(strip("龘") == seat && strip("Al\u{1f600}ice") == seat && seat != unknown);
    for name in ["Alice", "Élodie Çağlar", "a very long name that goes on and on and on"] {
        assert!(strip(name) != unknown, "{name}");
    }
}

/// Texts in place of a picture: the stones that the last move captured, and the board row by row.
#[test]
fn boards_are_told() {
    let won = played("freestyle size=9", "a9 a1 b9 b1 d9 c1 e9 d1 c9");
    let told = words::describe(Locale::En, &won);
    for sentence in ["Last move: c9.", "Winning row: a9 b9 c9 d9 e9.", "five in a row", "Black: a9"]
    {
        assert!(told.contains(sentence), "{sentence} is not in {told}");
    }
    assert_eq!(words::rows(Locale::En, &won), ["Row 9: Black a b c d e.", "Row 1: White a b c d."]);
    let mixed = played("freestyle size=9", "c5 d5 e5");
    assert_eq!(words::rows(Locale::En, &mixed), ["Row 5: Black c; White d; Black e."]);
    let four = words::describe(Locale::En, &played("freestyle size=9", "c5 c1 d5 d1 e5 f1 f5"));
    assert!(
        four.contains("Black is one stone short of a winning row, at: b5 g5.")
            && !four.contains("White is one"),
        "{four}"
    );
    let exact =
        words::describe(Locale::En, &played("standard size=9", "b5 b1 c5 c1 d5 d1 e5 h8 g5"));
    assert!(exact.contains("short of a winning row, at: a5."), "at f5 it would be six: {exact}");
    let mut taken = mixed;
    taken.marks.push(Mark { spot: Spot(0), kind: MarkKind::Taken });
    assert!(words::describe(Locale::En, &taken).contains("Just taken from: a1."));
    assert!(text(&taken).contains("\n1 *"));
}

/// Beside cards and circles too a name is shortened where it is long, and the seat stands for one that cannot be written.
#[test]
fn names_stand_beside_every_board() {
    for (game, rules) in
        [("gomoku", "freestyle"), ("ninuki", "pente"), ("roku", "standard"), ("rokumon", "act-1")]
    {
        let mut table = GAMES.find(game).unwrap().open(rules, 2).unwrap();
        if let Some(deal) = table.chance(7) {
            table.play(&deal).unwrap();
        }
        let strip = |name: &str| {
            let player = |name: &str| Player {
                name: name.into(),
                rating: "1500?".into(),
                clock: "2 d 23 h".into(),
                ..Player::default()
            };
            picture(
                &table.scene(None),
                &Look { players: vec![player(name), player("Bob")], ..Look::default() },
            )
        };
        assert!(
            strip(" \u{a0}") == strip("#1"),
            "{game}: the seat replaces a name that would be invisible"
        );
        assert!(
            strip("龘") == strip("#1"),
            "{game}: the seat stands for a name that cannot be written"
        );
        let long = &"Wolfeschlegelsteinhausenbergerdorff".repeat(3);
        assert!(
            strip(long) == strip(&format!("{long} junior")),
            "{game}: both are cut where there is no more room"
        );
        assert!(strip(long) != strip("") && strip(long) != strip("Alice"), "{game}");
    }
}

/// The name of who has left is struck through, and the seat that stands for one; where no name is known there is none.
#[test]
fn there_is_no_stroke_without_a_name() {
    let table = GAMES.find("ninuki").unwrap().open("free-for-all", 3).unwrap();
    let strip = |name: &str, left: bool| {
        let players = vec![Player { name: name.into(), left, ..Player::default() }];
        picture(&table.scene(None), &Look { players, ..Look::default() })
    };
    for (name, differs) in [("Alice", true), ("龘", true), ("", false)] {
        assert_eq!(strip(name, true) != strip(name, false), differs, "{name}");
    }
}

/// A struck name is read after the end as before: it is not dimmed as those of the others who have lost.
#[test]
fn a_struck_name_is_not_dimmed_at_the_end() {
    let table = GAMES.find("ninuki").unwrap().open("free-for-all", 3).unwrap();
    let strip = |left: bool, score: Option<Score>| {
        let mut scene = table.scene(None);
        for seat in &mut scene.seats {
            (seat.on_turn, seat.score) = (false, score.filter(|_| seat.seat == Seat(0)));
        }
        let players = vec![Player { name: "Alice".into(), left, ..Player::default() }];
        picture(&scene, &Look { players, ..Look::default() })
    };
    assert!(strip(true, Some(Score::Lost)) == strip(true, None), "struck");
    assert!(strip(false, Some(Score::Lost)) != strip(false, None), "dimmed");
}

/// The font has no sign that turns the order of others around, joins them or has no width.
#[test]
fn names_hold_no_unseen_signs() {
    let unseen = [
        '\0'..='\u{1f}',
        '\u{7f}'..='\u{9f}',
        '\u{ad}'..='\u{ad}',
        '\u{300}'..='\u{36f}',
        '\u{600}'..='\u{605}',
    ];
    let marks = [
        '\u{61c}'..='\u{61c}',
        '\u{180e}'..='\u{180e}',
        '\u{200b}'..='\u{200f}',
        '\u{2028}'..='\u{202e}',
    ];
    let others = [
        '\u{2060}'..='\u{206f}',
        '\u{fe00}'..='\u{fe0f}',
        '\u{feff}'..='\u{feff}',
        '\u{e0000}'..='\u{e007f}',
    ];
    for sign in unseen.into_iter().chain(marks).chain(others).flatten() {
        assert!(!PAINTER.can_write(&format!("Alice{sign}")), "U+{:04X}", u32::from(sign));
    }
    assert!(
        !PAINTER.can_write("שלום") && !PAINTER.can_write("مرحبا"),
        "what is written from the right is not drawn"
    );
}

/// Every game is told in every language, on its way and at its end: whose turn it is or how it ended, and never a word that
/// has no sentence.
#[test]
fn every_game_is_told_in_every_language() {
    let mut random = fastrand::Rng::with_seed(8);
    for entry in GAMES.0 {
        for preset in entry.info.presets {
            let mut table = entry.open(preset.name, preset.seats.0).unwrap();
            for _ in 0..60 {
                let scene = table.scene(None);
                for locale in Locale::ALL {
                    let told =
                        words::aloud(locale, &scene).join("\n") + &words::describe(locale, &scene);
                    let ids = ["alt-", "status-", "end-", "colour-", "stone-", "face-"];
                    assert!(
                        ids.iter().all(|id| !told.contains(id)),
                        "{} {}: {told}",
                        entry.info.id,
                        preset.name
                    );
                    assert!(locale != Locale::Ja || told.contains('。'), "{told}");
                }
                let action =
                    table.chance(random.u64(..)).or_else(|| random.choice(table.actions().actions));
                let Some(action) = action else { break };
                table.play(&action).unwrap();
            }
        }
    }
}
