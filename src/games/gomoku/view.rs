//! The scene of a game of gomoku.

use super::super::lines::{Point, Row, View, Why};
use super::{COLOURS, Gomoku};
use crate::game::{
    Board, Game, Mark, MarkKind, Phrase, Piece, Scene, Seat, SeatView, Stroke, Threat, Turn,
};

/// The scene of a position; all see the same.
pub fn scene(game: &Gomoku) -> Scene {
    let view = game.board.view(game.last);
    let stones = game.board.stones();
    let piece =
        |(point, colour)| Some(Piece::stone(view.spot(point)?, COLOURS[usize::from(colour)]));
    let pieces: Vec<Piece> = stones.iter().copied().filter_map(piece).collect();
    let (turn, lost) = (game.turn(), game.lost_by());
    let seat = |seat| SeatView {
        seat,
        colour: game.colour(seat),
        on_turn: turn == Turn::Seat(seat),
        score: None,
        stock: Vec::new(),
    };
    Scene {
        board: Board::Grid(view.grid()),
        hidden: (stones.len() - pieces.len()) as u16,
        pieces,
        marks: marks(game, &view),
        strokes: strokes(game, &view, lost.as_ref()),
        threats: threats(game, &view),
        placing: game.opening.scene_placing(&game.board, &view),
        seats: [Seat(0), Seat(1)].map(seat).to_vec(),
        name: game.name.map(Phrase::new),
        status: status(game, lost.as_ref()),
    }
}

/// The last stone, those of winning lines, the offered fifths with their letters, and the points
/// that would be refused. Where a foul loses instead, to see it is part of the game, and nothing is
/// marked.
fn marks(game: &Gomoku, view: &View) -> Vec<Mark> {
    let mark = |point, kind| Some(Mark { spot: view.spot(point)?, kind });
    let last = game.last.and_then(|point| mark(point, MarkKind::Last));
    let offers = game.opening.offers().iter().enumerate();
    let offers = offers.filter_map(|(number, point)| mark(*point, MarkKind::Offer(number as u8)));
    let forbidden = if game.rules.foul_loses { Vec::new() } else { game.forbidden_in(view) };
    let forbidden = forbidden.into_iter().filter_map(|point| mark(point, MarkKind::Forbidden));
    let winning =
        won(game).into_iter().flat_map(along).filter_map(|point| mark(point, MarkKind::Win));
    last.into_iter().chain(winning).chain(offers).chain(forbidden).collect()
}

/// The winning lines through the last stone, by their ends; none unless they won.
fn won(game: &Gomoku) -> Vec<(Point, Point)> {
    let won = game.outcome.as_ref().is_some_and(|outcome| outcome.end == "five");
    let last = game.last.filter(|_| won).and_then(|last| Some((last, game.board.stone(last)?)));
    last.map_or_else(Vec::new, |(last, colour)| game.winning_lines(last, colour).collect())
}

/// The lines through the winning rows, or through those of the foul that has lost the game.
fn strokes(game: &Gomoku, view: &View, lost: Option<&Why>) -> Vec<Stroke> {
    let stroke = |(from, to)| Some(Stroke { from: view.spot(from)?, to: view.spot(to)? });
    let won = won(game).into_iter().filter_map(stroke);
    let board = Board::Grid(view.grid());
    let through = |row: &Row| {
        let (first, last) = row.stones.first().zip(row.stones.last())?;
        Some(Stroke { from: board.spot(first)?, to: board.spot(last)? })
    };
    let rows = lost.into_iter().flat_map(|why| &why.rows).filter(|row| row.counts());
    won.chain(rows.filter_map(through)).collect()
}

/// The fours of both colours, as long as the game goes on.
fn threats(game: &Gomoku, view: &View) -> Vec<Threat> {
    let colours = if game.outcome.is_some() { 0..0 } else { 0..2 };
    let threat = |colour: u8| {
        let wins = |direction, run| game.wins(colour, direction, run);
        view.threat(COLOURS[usize::from(colour)], game.board.completing(colour, view, wins))
    };
    colours.filter_map(threat).collect()
}

/// All stones of a line.
fn along((from, to): (Point, Point)) -> impl Iterator<Item = Point> {
    let length = from.distance(to);
    let step = |from: i16, to: i16| (to - from).signum();
    let direction = (step(from.x, to.x), step(from.y, to.y));
    (0..=length).map(move |steps| from.step(direction, steps))
}

/// The status line: the next question, or the end.
fn status(game: &Gomoku, lost: Option<&Why>) -> Phrase {
    if let Some(outcome) = &game.outcome {
        return Phrase::new(lost.map_or(outcome.end, Why::end));
    }
    game.opening.status()
}
