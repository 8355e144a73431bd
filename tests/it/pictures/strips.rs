//! The strip below every board, the labels at its sides and the caption below it.

use super::looks::picture;
use super::{TILES, bare, contrast, lines, played};
use narabe::game::{
    Board, Colour, Mark, MarkKind, Placing, Scene, Score, Seat, SeatView, Spot, Stock,
};
use narabe::games::GAMES;
use narabe::render::{Look, Player, Theme};

fn names(seats: usize) -> Look {
    let player = |name: &str| Player { name: name.to_owned(), ..Player::default() };
    let players = ["Alice", "Bob", "Carol", "Dave"].map(player);
    Look { players: players[..seats].to_vec(), ..TILES.clone() }
}

/// The scores of a game's seats after these actions.
fn scores(rules: &str, actions: &str) -> Vec<Option<Score>> {
    played(rules, actions).seats.iter().map(|seat| seat.score).collect()
}

#[test]
fn seats_have_their_scores_at_the_end() {
    let five = "h8 a1 g8 b1 f8 c1 e8 d1 i8";
    assert_eq!(scores("freestyle", &five[..five.len() - 3]), [None, None]);
    assert_eq!(scores("freestyle", five), [Some(Score::Won), Some(Score::Lost)]);
    let mut table = GAMES.find("roku").unwrap().open("standard", 2).unwrap();
    table.play("resign 0").unwrap();
    let seats = table.scene(None).seats;
    assert_eq!(
        seats.iter().map(|seat| seat.score).collect::<Vec<_>>(),
        [Some(Score::Lost), Some(Score::Won)]
    );
    let mut table = GAMES.find("ninuki").unwrap().open("teams", 4).unwrap();
    table.play("draw").unwrap();
    assert!(table.scene(None).seats.iter().all(|seat| seat.score == Some(Score::Drawn)));
}

/// The winner's part has another ground and a cup, the loser's writing is dimmed as far as it can still be read, and the
/// board stays as it is. 4.5 is what WCAG 2.2 asks of text (success criterion 1.4.3).
#[test]
fn the_strip_says_who_has_won() {
    let won = played("freestyle", "h8 a1 g8 b1 f8 c1 e8 d1 i8");
    let mut untold = won.clone();
    untold.seats.iter_mut().for_each(|seat| seat.score = None);
    let changed = picture(&won, &names(2)).differing(&picture(&untold, &names(2)));
    assert!(changed.iter().all(|(_, y)| *y >= 800));
    let cup = changed.iter().filter(|(x, _)| (330..390).contains(x)).count();
    let loser = changed.iter().filter(|(x, _)| *x >= 400).count();
    assert!(cup > 400 && loser > 200, "{cup} {loser}");
    for theme in Theme::ALL {
        let look = Look { theme, ..names(2) };
        // Most contrast of a name with its ground.
        let name = |scene: &Scene| {
            let drawn = picture(scene, &look);
            let ground = drawn.at(404, 806);
            let name = (460..520).flat_map(|x| (810..860).map(move |y| (x, y)));
            name.map(|(x, y)| contrast(drawn.at(x, y), ground)).fold(1.0, f32::max)
        };
        let (dim, plain) = (name(&won), name(&untold));
        assert!(dim >= 4.5 && plain >= 1.3 * dim, "{}: {dim} and {plain}", theme.word());
    }
}

/// A draw is written as in tables, nearly as high as a victory's cup: on a phone digits are a third of that.
#[test]
fn a_draw_is_half_a_point() {
    let untold = played("freestyle", "h8 a1 g8");
    let mut drawn = untold.clone();
    drawn.seats.iter_mut().for_each(|seat| seat.score = Some(Score::Drawn));
    let changed = picture(&drawn, &names(2)).differing(&picture(&untold, &names(2)));
    let top = changed.iter().map(|(_, y)| *y).min().unwrap();
    let bottom = changed.iter().map(|(_, y)| *y).max().unwrap();
    assert!(top >= 808 && bottom < 858 && bottom - top >= 28, "{top} to {bottom}");
}

/// All games have the same strip: the seat on turn has a pill with a bar at its lower edge.
#[test]
fn every_game_has_the_same_strip() {
    for (game, rules) in [("gomoku", "freestyle"), ("roku", "ninuki"), ("rokumon", "act-1")] {
        let mut table = GAMES.find(game).unwrap().open(rules, 2).unwrap();
        table.chance(7).into_iter().for_each(|deal| table.play(&deal).unwrap());
        let scene = table.scene(None);
        let mut idle = scene.clone();
        idle.seats.iter_mut().for_each(|seat| seat.on_turn = false);
        let (asked, idle) = (picture(&scene, &names(2)), picture(&idle, &names(2)));
        let changed = asked.differing(&idle);
        let top = changed.iter().map(|(_, y)| *y).min().unwrap();
        let bottom = changed.iter().map(|(_, y)| *y).max().unwrap();
        assert_eq!(bottom + 1 - top, 50, "{game}: a pill of 50 pixels");
        assert!(asked.height() - top <= 128, "{game}");
        let across = |y: usize| changed.iter().filter(|(_, own)| *own == y).count();
        assert!(across(bottom - 1) > 200, "{game}: a bar at its lower edge");
    }
}

/// The stones that a seat has taken stand beside the number that wins.
#[test]
fn captures_stand_beside_their_goal() {
    let shared = |stones, team, goal| {
        let seat = |seat: u8, stock| SeatView {
            seat: Seat(seat),
            colour: Colour::ALL[usize::from(seat)],
            on_turn: false,
            score: None,
            stock,
        };
        let first = seat(0, vec![Stock::Captured { stones, team, goal, pairs: true }]);
        let seats = vec![first, seat(1, Vec::new())];
        picture(&Scene { seats, ..bare(Board::Grid(lines(15))) }, &names(2))
    };
    let strip = |stones, goal| shared(stones, None, goal);
    let none = strip(0, None);
    assert!(strip(0, Some(10)) != none, "0/10 is written");
    assert!(strip(2, Some(10)) != strip(4, Some(10)) && strip(2, Some(10)) != strip(2, Some(15)));
    assert!(strip(2, Some(10)).differing(&none).iter().all(|(x, y)| *x < 400 && *y > 800));
    assert!(shared(2, Some(6), Some(10)) == strip(6, Some(10)), "a team has 6/10 together");
}

/// The stone that is asked for stands before the captures, which end with a stone as well.
#[test]
fn the_stone_that_is_asked_for_is_not_added_to_captures() {
    let strip = |has_captures: bool, is_asked: bool| {
        let captures = Stock::Captured { stones: 2, team: None, goal: Some(10), pairs: true };
        let seat = |seat: u8| SeatView {
            seat: Seat(seat),
            colour: Colour::ALL[usize::from(seat)],
            on_turn: seat == 0,
            score: None,
            stock: Vec::from_iter(has_captures.then(|| captures.clone())),
        };
        let asked = Placing { colour: Colour::Black, zone: Default::default() };
        let scene = bare(Board::Grid(lines(15)));
        let seats = vec![seat(0), seat(1)];
        picture(&Scene { seats, placing: is_asked.then_some(asked), ..scene }, &names(2))
    };
    let plain = strip(true, false);
    let captures = plain.differing(&strip(false, false)).into_iter().map(|(x, _)| x).min();
    let asked = strip(true, true).differing(&plain).into_iter().map(|(x, _)| x).max();
    assert!(asked.is_some() && asked < captures, "{asked:?} is left of {captures:?}");
}

/// The column and the row of the last stone are bold on all four sides.
#[test]
fn the_last_stone_is_pointed_out_at_the_sides() {
    let mut scene = bare(Board::Grid(lines(15)));
    scene.marks.push(Mark { spot: Spot(3 * 15 + 5), kind: MarkKind::Last });
    let bold = picture(&scene, &Look::default());
    let changed = picture(&scene, &TILES).differing(&bold);
    let (left, top) = (40 + 5 * 48, 40 + 11 * 48);
    let column = |x: usize| (left..left + 48).contains(&x);
    let row = |y: usize| (top..top + 48).contains(&y);
    let sides: [fn(usize, usize) -> bool; 4] =
        [|_, y| y < 40, |_, y| y >= 760, |x, _| x < 40, |x, _| x >= 760];
    for side in sides {
        assert!(changed.iter().filter(|(x, y)| side(*x, *y)).count() > 300);
    }
    assert!(changed.iter().all(|(x, y)| {
        let beside = !(40..760).contains(x) || !(40..760).contains(y);
        beside && (column(*x) || row(*y))
    }));
}

/// A caption stands below the picture; what the font cannot write is left out.
#[test]
fn captions_stand_below_the_board() {
    let scene = played("freestyle size=9", "");
    let with = |caption: &str| {
        let caption = caption.to_owned();
        picture(&scene, &Look { caption, ..Look::default() })
    };
    let (plain, written) = (with(""), with("Five in a row wins."));
    assert_eq!((written.width, written.height()), (plain.width, plain.height() + 68));
    assert!(written.pixels[..plain.pixels.len()] == plain.pixels[..]);
    assert!(with(&"Five in a row wins. ".repeat(4)).height() > written.height());
    assert!(with("\u{1f3c6}").height() == plain.height());
}
