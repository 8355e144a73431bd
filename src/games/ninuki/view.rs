//! The scene of a game of ninuki.

use super::super::lines::{Point, View};
use super::claims::{self, Claims};
use super::play::Line;
use super::rules::Overtime;
use super::{Ninuki, UNBROKEN, decisions};
use crate::game::{
    Board, Colour, Game, Grid, Mark, MarkKind, Phrase, Piece, Scene, Seat, SeatView, Stock, Stroke,
    Threat, Turn,
};

/// The scene of a position; all see the same.
pub fn scene(game: &Ninuki) -> Scene {
    let view = game.board.view(game.last);
    let stones = game.board.stones();
    let piece =
        |(point, colour)| Some(Piece::stone(view.spot(point)?, Colour::ALL[usize::from(colour)]));
    let pieces: Vec<Piece> = stones.iter().copied().filter_map(piece).collect();
    let grid = view.grid();
    let may_lack_i = grid.edged && game.rules.may_lack_i();
    Scene {
        board: Board::Grid(Grid { may_lack_i, ..grid }),
        hidden: (stones.len() - pieces.len()) as u16,
        pieces,
        marks: marks(game, &view),
        strokes: strokes(game, &view),
        threats: threats(game, &view),
        placing: game.opening.scene_placing(&game.board, &view),
        seats: game.seats().map(|seat| seat_view(game, seat)).collect(),
        name: None,
        status: status(game),
    }
}

/// A seat with the stones that it has taken.
fn seat_view(game: &Ninuki, seat: Seat) -> SeatView {
    let colour = game.held(seat);
    let captured = Stock::Captured {
        stones: game.captured[usize::from(colour)],
        team: game.team_score(colour),
        goal: game.rules.goal(),
        pairs: !game.rules.threes,
    };
    SeatView {
        seat,
        colour: game.colour(seat),
        on_turn: game.turn() == Turn::Seat(seat),
        score: None,
        stock: vec![captured],
    }
}

/// The marks of the last stone, of the points that it emptied, of lines that wait for an answer or have
/// won, and of the points that would be refused.
fn marks(game: &Ninuki, view: &View) -> Vec<Mark> {
    let mark = |point, kind| Some(Mark { spot: view.spot(point)?, kind });
    let last = game.last.and_then(|point| mark(point, MarkKind::Last));
    let taken = game.taken.iter().filter_map(|point| mark(*point, MarkKind::Taken));
    let waits = |line: &Line| game.waiting & 1 << line.colour != 0;
    let ringed = game.lines().filter(|line| waits(line) || has_won(game, line));
    let ringed = ringed.flat_map(|line| line.stones());
    let ringed = ringed.filter_map(|point| mark(point, MarkKind::Win));
    let forbidden = if game.waiting == 0 { game.forbidden_in(view) } else { Vec::new() };
    let forbidden = forbidden.into_iter().filter_map(|point| mark(point, MarkKind::Forbidden));
    last.into_iter().chain(taken).chain(ringed).chain(forbidden).collect()
}

/// The lines that have won.
fn strokes(game: &Ninuki, view: &View) -> Vec<Stroke> {
    let won = game.lines().filter(|line| has_won(game, line));
    won.filter_map(|line| Some(Stroke { from: view.spot(line.from)?, to: view.spot(line.to)? }))
        .collect()
}

/// True if the owner of a line has won the game.
fn has_won(game: &Ninuki, line: &Line) -> bool {
    let side = game.side(game.opening.holder(line.colour));
    game.outcome.as_ref().is_some_and(|outcome| outcome.is_winner(side))
}

/// The lines that need one more stone, and then the captures that win, of colours that are still in, as long as the game goes
/// on.
fn threats(game: &Ninuki, view: &View) -> Vec<Threat> {
    if game.outcome.is_some() {
        return Vec::new();
    }
    let captures = (0..game.rules.seats).filter_map(|colour| {
        let threat = view.threat(Colour::ALL[usize::from(colour)], winning_captures(game, colour));
        threat.map(|threat| Threat { captures: true, ..threat })
    });
    lines(game, view).into_iter().chain(captures).collect()
}

/// The lines that need one more stone. A colour whose line waits for an answer has it already.
fn lines(game: &Ninuki, view: &View) -> Vec<Threat> {
    let colours = (0..game.rules.seats).filter(|&colour| game.waiting & 1 << colour == 0);
    let threat = |colour: u8| {
        let wins =
            |_, (_, _, length): (Point, Point, u16)| game.rules.wins(length) && game.is_in(colour);
        view.threat(Colour::ALL[usize::from(colour)], game.board.completing(colour, view, wins))
    };
    colours.filter_map(threat).collect()
}

/// Most stones that one stone takes: three in each of eight ways.
const MOST_TAKEN: u32 = 24;

/// The points at which a colour takes enough to win; none while a line waits, whose answers the status line says.
fn winning_captures(game: &Ninuki, colour: u8) -> Vec<Point> {
    let most = MOST_TAKEN * u32::from(decisions::STONE);
    if game.waiting != 0 || !game.is_in(colour) || !game.reaches_goal(colour, most) {
        return Vec::new();
    }
    let mut points = claims::capturing(&game.rules, &game.board, colour);
    points.sort_unstable();
    points.dedup();
    points.retain(|point| captures_win(game, *point, colour));
    points
}

/// True if a colour may put a stone on this point and takes enough with it to win. A capture exempts from the ban on double
/// threes alone.
fn captures_win(game: &Ninuki, point: Point, colour: u8) -> bool {
    let claims = claims::claims(&game.rules, &game.board, point, colour);
    game.ban_but_threes(point, colour, &claims).is_none()
        && game.reaches_goal(colour, gain(game, &claims, colour))
}

/// The gain of a colour by the stones of rivals that it takes by these claims.
fn gain(game: &Ninuki, claims: &Claims, colour: u8) -> u32 {
    let is_rival = |stone: Point| {
        game.board.stone(stone).is_some_and(|owner| !game.rules.are_mates(colour, owner))
    };
    let own = claims
        .stones
        .iter()
        .filter(|(stone, claimants)| is_rival(*stone) && game.claimant(*claimants) == Some(colour));
    own.count() as u32 * u32::from(decisions::STONE)
}

/// The status line: the next question, or the end.
fn status(game: &Ninuki) -> Phrase {
    match (&game.outcome, game.owner()) {
        (Some(outcome), _) if outcome.end == "five" => Phrase::new(game.rules.line_word()),
        (Some(_), _) if game.unbroken => Phrase::new(UNBROKEN),
        (Some(outcome), _) => Phrase::new(outcome.end),
        (None, None) => game.opening.status(),
        (None, Some(owner)) => overtime(game, owner),
    }
}

/// The status line while a line waits for an answer, with the answers.
fn overtime(game: &Ninuki, owner: u8) -> Phrase {
    let word = match game.rules.overtime {
        Overtime::CaptureLine => "overtime-capture",
        Overtime::French => "overtime-french",
        Overtime::School42 => "overtime-school42",
        Overtime::BreakLine | Overtime::Off => "overtime-break",
    };
    let answers: Vec<String> =
        game.answers().into_iter().map(|point| game.board.name(point)).collect();
    let colour = Colour::ALL[usize::from(owner)].word();
    Phrase::new(word)
        .text("colour", colour)
        .text("answers", answers.join(" "))
        .number("count", answers.len() as i64)
        .number("line", game.rules.line())
}
