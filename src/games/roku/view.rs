//! The scene of Gomoku Roku.

use super::board::{BOARD, Kind};
use super::circle::{Circle, circles};
use super::{Action, CAPTURED_WINS, Roku, Stage, Variant, on_track};
use crate::game::{
    Board, Colour, Game, Label, Mark, MarkKind, Phrase, Piece, Place, PlaceKind, Scene, Seat,
    SeatView, Spot, Stock, Stroke, Threat, Turn,
};

/// The seats' colours.
pub(super) const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

/// The thousandths of a circle's width from one row to the next, half of them from a circle to the
/// one below.
const ACROSS: i32 = 1000;
const DOWN: i32 = 866;

/// The scene, the same for every viewer.
pub(super) fn scene(game: &Roku) -> Scene {
    Scene {
        hidden: 0,
        threats: (0..2).filter_map(|seat| threat(game, seat)).collect(),
        placing: None,
        name: None,
        board: board(),
        pieces: pieces(game),
        marks: marks(game),
        strokes: strokes(game),
        seats: (0..2).map(|seat| seat_view(game, seat)).collect(),
        status: status(game),
    }
}

/// The circles at which a seat's next stone makes a five, with its track stone where that takes it; none outside of play.
fn threat(game: &Roku, seat: usize) -> Option<Threat> {
    let wins = |circle: &Circle| {
        let place = cost(game, *circle).map(|cost| on_track(game.target(seat, cost)));
        place.is_some_and(|place| BOARD.has_five(game.stones[seat].with(*circle).with(place)))
    };
    let goes_on = game.outcome.is_none() && game.hand[seat] > 0;
    let open = game.empty().iter().filter(|circle| goes_on && wins(circle));
    let spots: Vec<Spot> = open.map(spot).collect();
    (!spots.is_empty()).then_some(Threat { colour: COLOURS[seat], spots, captures: false })
}

/// The stones of the last player's turns in a row, the last one first, and the circles that they emptied, but for those that
/// have a stone again; before there are any, the track stone that was put last.
fn marks(game: &Roku) -> Vec<Mark> {
    let mark = |kind| move |circle| Mark { spot: spot(circle), kind };
    let last = game.last.or_else(|| entered(game)).into_iter();
    let before = game.lately.iter().filter(|circle| Some(*circle) != game.last);
    let last = last.chain(before).map(mark(MarkKind::Last));
    last.chain(game.taken.and(game.empty()).iter().map(mark(MarkKind::Taken))).collect()
}

/// The circle at which a track stone was put last. With a handicap White's follows Black's by itself.
fn entered(game: &Roku) -> Option<Circle> {
    let white = game.track[1].filter(|_| !matches!(game.variant, Variant::Handicap(_)));
    white.or(game.track[0]).map(on_track)
}

/// The scene with the track circles marked at which each cost would arrive, as `+2` for two dots;
/// two costs that arrive at one circle stand below each other.
pub(super) fn with_targets(game: &Roku) -> Scene {
    let mut scene = scene(game);
    let targets = targets(game);
    if targets.is_empty() {
        return scene;
    }
    if let Board::Places { places, .. } = &mut scene.board {
        for (at, place) in places.iter_mut().enumerate() {
            let costs: Vec<_> =
                targets.iter().filter(|(_, target)| usize::from(target.0) == at).collect();
            if let (PlaceKind::Track { label, .. }, [_, ..]) = (&mut place.kind, costs.as_slice()) {
                *label =
                    costs.iter().map(|(cost, _)| format!("+{cost}")).collect::<Vec<_>>().join("\n");
            }
        }
    }
    let names = targets.iter().map(|(cost, target)| format!("+{cost} → {target}")).collect();
    let by = game.gap(game.mover());
    let past: Vec<_> =
        targets.iter().filter(|(cost, _)| game.passes(game.mover(), *cost)).collect();
    let past = past.into_iter().map(|(cost, _)| format!("+{cost}")).collect::<Vec<_>>();
    scene.status = Phrase::new("track-targets").number("by", by).names("targets", names);
    if !past.is_empty() {
        let rival = on_track(game.track[1 - game.mover()].unwrap_or(0)).to_string();
        scene.status = Phrase { word: "track-targets-past", ..scene.status }
            .names("past", past)
            .text("rival", rival);
    }
    scene
}

/// The costs that can be chosen now and the track circle at which each would arrive; none outside
/// of play.
fn targets(game: &Roku) -> Vec<(u8, Circle)> {
    let mut costs: Vec<u8> = game.open().filter_map(|circle| cost(game, circle)).collect();
    costs.sort();
    costs.dedup();
    costs.into_iter().map(|cost| (cost, on_track(game.target(game.mover(), cost)))).collect()
}

/// The cost of a stone on this circle now, if it would move the track stone at all.
fn cost(game: &Roku, circle: Circle) -> Option<u8> {
    match (game.stage, BOARD.kind(circle)) {
        (Stage::Play, Kind::Cost(cost)) => Some(cost),
        _ => None,
    }
}

/// The circle to which an action takes the track stone, and whether its owner stays behind and goes
/// on; at the start, the player who begins.
pub(super) fn outlook(game: &Roku, action: &Action) -> Option<Phrase> {
    if game.stage == Stage::Beside {
        let ahead = on_track(game.track[0]? + 1) == action.circle;
        return Some(Phrase::new(if ahead { "beside-ahead" } else { "beside-behind" }));
    }
    let mover = game.mover();
    let cost = cost(game, action.circle)?;
    let target = game.target(mover, cost);
    let mut after = game.clone();
    after.track[mover] = Some(target);
    let word = if after.mover() == mover { "goes-on" } else { "passes" };
    let past = game.passes(mover, cost).then(|| game.track[1 - mover]).flatten();
    let past = past.map_or_else(|| "none".to_owned(), |rival| on_track(rival).to_string());
    Some(
        Phrase::new(word)
            .number("dots", cost)
            .text("target", on_track(target).to_string())
            .text("past", past),
    )
}

fn spot(circle: Circle) -> Spot {
    Spot(circle.0.into())
}

fn board() -> Board {
    Board::Places {
        places: circles().map(place).collect(),
        links: BOARD.rows.iter().map(|row| (spot(row[0]), spot(row[row.len() - 1]))).collect(),
        labels: (0..Circle::ROWS).filter_map(row_label).collect(),
    }
}

/// The letter of a row, left of its first circle.
fn row_label(row: usize) -> Option<Label> {
    let (x, y) = position(Circle::at(row, 0)?);
    Some(Label { text: char::from(b'A' + row as u8).to_string(), x: x - ACROSS * 3 / 4, y })
}

/// The middle of a circle.
fn position(circle: Circle) -> (i32, i32) {
    let (right, down) = circle.middle();
    (right * ACROSS / 2, down * DOWN / 2)
}

fn place(circle: Circle) -> Place {
    let (x, y) = position(circle);
    let label = (circle.place().1 + 1).to_string();
    let kind = match BOARD.kind(circle) {
        Kind::Cost(dots) => PlaceKind::Circle { label, dots },
        Kind::Track(place) => PlaceKind::Track { label, next: spot(on_track(place + 1)) },
        Kind::Mark => PlaceKind::Emblem,
    };
    Place { name: circle.to_string(), x, y, kind }
}

fn pieces(game: &Roku) -> Vec<Piece> {
    let of = |seat: usize| {
        game.counted(seat).iter().map(move |circle| Piece::stone(spot(circle), COLOURS[seat]))
    };
    (0..2).flat_map(of).collect()
}

/// The winning rows.
fn strokes(game: &Roku) -> Vec<Stroke> {
    let runs = (0..2).flat_map(|seat| BOARD.long_runs(game.counted(seat)));
    runs.map(|(from, to)| Stroke { from: spot(from), to: spot(to) }).collect()
}

fn seat_view(game: &Roku, seat: usize) -> SeatView {
    let mut stock = vec![Stock::Hand(game.hand[seat].into())];
    let goal = Some(CAPTURED_WINS.into());
    let stones = game.captured[seat].into();
    let captured = || Stock::Captured { stones, team: None, goal, pairs: true };
    stock.extend(game.takes_pairs().then(captured));
    let on_turn = game.turn() == Turn::Seat(Seat(seat as u8));
    SeatView { seat: Seat(seat as u8), colour: COLOURS[seat], on_turn, score: None, stock }
}

/// The status line: the question and, in play, the number of circles by which this seat is behind.
fn status(game: &Roku) -> Phrase {
    match (&game.outcome, game.stage) {
        (Some(outcome), _) => Phrase::new(outcome.end),
        (None, Stage::First) => Phrase::new("track-first"),
        (None, Stage::Beside) => Phrase::new("track-beside"),
        (None, Stage::Free(_)) => Phrase::new("free-stone"),
        (None, Stage::Play) => Phrase::new("behind")
            .number("by", game.gap(game.mover()))
            .text("colour", COLOURS[game.mover()].word()),
    }
}
