//! Gomoku: two seats put stones in turn; five in a row win.
//!
//! So far the `freestyle` rule set on 9, 13, 15 and 19 lines: five or more win, nothing is forbidden.

use super::lines::{Point, Square};
use crate::game::{
    Board, Colour, Detail, Game, Key, Listing, Mark, MarkKind, Options, Outcome, Parsed, Phrase, Piece, Preset,
    Refusal, Report, Scene, Seat, SeatView, Setup, Sheet, Side, Stroke, Turn, Value, Values,
};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gomoku {
    square: Square,
    to_move: Seat,
    last: Option<Point>,
    /// Whether the last action was a pass; a second one ends the game.
    passed: bool,
    outcome: Option<Outcome>,
}

/// A stone on a point, or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Put a stone here.
    Put(Point),
    /// Put none; two passes in a row end in a draw.
    Pass,
}

/// The seats' colours, which no rule of freestyle exchanges.
const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

impl Game for Gomoku {
    type Action = Action;

    const SHEET: Sheet = Sheet {
        id: "gomoku",
        revision: 1,
        presets: &[Preset { name: "freestyle", seats: (2, 2), pairs: &[] }],
        keys: &[Key { name: "size", values: Values::Words(&["9", "13", "15", "19"]), default: Value::Word("15") }],
    };

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Refusal>> {
        let size = options.word("size").parse().map_err(|_| vec![Refusal::new("no-such-value")])?;
        Ok(Self { square: Square::new(size), to_move: Seat(0), last: None, passed: false, outcome: None })
    }

    fn set_up(options: &Options, seats: u8, setup: &Setup) -> Result<Self, Vec<Refusal>> {
        let mut game = Self::new(options, seats)?;
        game.place(setup).map_err(|fault| vec![fault])?;
        Ok(game)
    }

    fn turn(&self) -> Turn {
        self.outcome.clone().map_or(Turn::Seat(self.to_move), Turn::Over)
    }

    /// The points nearest to the last stone first, since answers are mostly close; `pass` at the end.
    fn actions(&self) -> Listing<Action> {
        if self.outcome.is_some() {
            return Listing::complete(Vec::new());
        }
        let middle = i16::from(self.square.size() / 2);
        let heart = self.last.unwrap_or(Point { x: middle, y: middle });
        let mut free: Vec<_> = self.square.points().filter(|point| self.square.stone(*point).is_none()).collect();
        free.sort_by_key(|point| (point.x - heart.x).abs().max((point.y - heart.y).abs()));
        Listing::complete(free.into_iter().map(Action::Put).chain([Action::Pass]).collect())
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Put(point) => self.check_free(*point),
            Action::Pass => Ok(()),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        self.outcome = match action {
            Action::Put(point) => self.put(point),
            Action::Pass => self.passed.then(|| Outcome::draw(2, "pass")),
        };
        self.passed = action == Action::Pass;
        self.to_move = Seat(1 - self.to_move.0);
    }

    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        if text == "pass" {
            return Ok(Parsed::Action(Action::Pass));
        }
        Ok(Point::parse(text, self.square.size())?.map(Action::Put))
    }

    fn print(&self, action: &Action) -> String {
        match action {
            Action::Put(point) => point.to_string(),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let stones = self.square.points().filter_map(|point| Some((point, self.square.stone(point)?)));
        let piece = |(point, colour)| Piece::stone(self.square.spot(point), COLOURS[usize::from(colour)]);
        let seat = |seat| SeatView {
            seat: Seat(seat),
            colour: COLOURS[usize::from(seat)],
            on_turn: self.turn() == Turn::Seat(Seat(seat)),
            stock: Vec::new(),
        };
        Scene {
            board: Board::Grid(self.square.board()),
            pieces: stones.map(piece).collect(),
            marks: self.marks(),
            strokes: self.strokes(),
            seats: (0..2).map(seat).collect(),
            status: Phrase::new(self.outcome.as_ref().map_or("to-move", |outcome| outcome.end)),
        }
    }

    fn report(&self) -> Report {
        let stones = |colour| {
            let own = self.square.points().filter(|point| self.square.stone(*point) == Some(colour));
            own.map(|point| point.to_string()).collect()
        };
        Report {
            stones: (0..2).map(stones).collect(),
            captured: vec![0; 2],
            detail: Some(Detail::names("colours", COLOURS.map(Colour::word))),
            ..Report::default()
        }
    }
}

impl Gomoku {
    fn check_free(&self, point: Point) -> Result<(), Refusal> {
        if !self.square.holds(point) {
            let last = i16::from(self.square.size()) - 1;
            let corner = Point { x: last, y: last };
            let refusal = Refusal::new("off-board").text("point", point.to_string());
            return Err(refusal.text("first", "a1").text("last", corner.to_string()));
        }
        match self.square.stone(point) {
            None => Ok(()),
            Some(_) => Err(Refusal::new("occupied").text("point", point.to_string())),
        }
    }

    /// Puts the mover's stone and says whether that ended the game.
    fn put(&mut self, point: Point) -> Option<Outcome> {
        self.square.put(point, self.to_move.0);
        self.last = Some(point);
        if !self.strokes().is_empty() {
            return Some(Outcome::won(2, &[Side(self.to_move.0)], "five"));
        }
        self.square.is_full().then(|| Outcome::draw(2, "board-full"))
    }

    /// The winning lines through the last stone; lines that a set-up already had win nothing.
    fn strokes(&self) -> Vec<Stroke> {
        let runs = self.last.into_iter().flat_map(|last| super::lines::runs_through(&self.square, last));
        let five = runs.filter(|(_, _, length)| *length >= 5);
        five.map(|(from, to, _)| Stroke { from: self.square.spot(from), to: self.square.spot(to) }).collect()
    }

    fn marks(&self) -> Vec<Mark> {
        let last = self.last.map(|point| Mark { spot: self.square.spot(point), kind: MarkKind::Last });
        last.into_iter().collect()
    }

    fn place(&mut self, setup: &Setup) -> Result<(), Refusal> {
        super::lines::check_setup(setup, 2)?;
        for (colour, stones) in setup.stones.iter().enumerate() {
            for text in stones {
                let written = || Refusal::new("setup-point").text("written", text.as_str());
                let Ok(Parsed::Action(point)) = Point::parse(&crate::game::tidy(text), self.square.size()) else {
                    return Err(written());
                };
                self.check_free(point)?;
                self.square.put(point, colour as u8);
            }
        }
        self.to_move = Seat(setup.to_move);
        Ok(())
    }
}
