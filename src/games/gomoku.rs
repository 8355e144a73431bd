//! Gomoku and renju: two seats put stones in turn; five in a row win, and many rule sets forbid
//! some moves.
//!
//! [`rules`] holds the rule sets, [`bans`] judges moves, [`why`] explains that, [`view`] describes the board, [`position`]
//! and [`opener`] ask the engine. Openings are those of the line games. The rules are those of
//! docs/rules/renju.md and docs/rules/openings-and-tables.md.

mod bans;
mod guide;
mod names;
mod opener;
mod position;
mod rules;
mod view;
mod why;

use super::lines::{self, Action, Board, Opening, Point, View};
use crate::game::{
    Colour, Detail, Game, GameInfo, Guide, Hints, Listing, NamedTable, Options, Outcome, Parsed,
    Phrase, Pool, Refusal, Report, Scene, Seat, Setup, Side, Token, Turn,
};
use bans::Verdict;
use rules::{Ends, LINE, Rules};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gomoku {
    rules: Rules,
    board: Board,
    /// The holders of the colours, and the stages of the opening that are still to come.
    opening: Opening,
    /// The number of the colour whose turn it is once the opening has ended.
    to_move: u8,
    last: Option<Point>,
    /// True if the last action was a pass; a second one ends the game
    /// (docs/rules/openings-and-tables.md D12).
    passed: bool,
    /// The fixed word of the opening's name, once it has one.
    name: Option<&'static str>,
    outcome: Option<Outcome>,
}

/// The colours by their numbers.
const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

/// The reason of an outcome for which a foul has lost.
const FOUL: &str = "foul";

impl Game for Gomoku {
    type Action = Action;

    const INFO: GameInfo = rules::INFO;

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Refusal>> {
        let rules = Rules::new(options)?;
        let opening = Opening::new(rules.opening);
        Ok(Self {
            rules,
            board: Board::new(rules.size),
            opening: if rules.fifths_by_board { opening.by_board() } else { opening },
            to_move: 0,
            last: None,
            passed: false,
            name: None,
            outcome: None,
        })
    }

    /// A set-up skips the opening (docs/rules/openings-and-tables.md A13) and may hold anything
    /// (docs/rules/openings-and-tables.md G3).
    fn set_up(options: &Options, seats: u8, setup: &Setup) -> Result<Self, Vec<Refusal>> {
        let mut game = Self::new(options, seats)?;
        game.board.set_up(setup, seats)?;
        game.opening = Opening::new(super::lines::Kind::None);
        game.to_move = setup.to_move;
        Ok(game)
    }

    fn pool(options: &Options, seats: u8) -> Pool {
        rules::pool(options, seats)
    }

    fn turn(&self) -> Turn {
        self.opening.turn(self.to_move, self.outcome.as_ref())
    }

    /// Two who have both run out of time have drawn (docs/rules/openings-and-tables.md F2).
    fn draws_on_time(&self) -> bool {
        true
    }

    /// The points nearest to the last stone first, since answers are mostly close; `pass` at the
    /// end.
    fn actions(&self) -> Listing<Action> {
        if self.outcome.is_some() {
            return Listing::complete(Vec::new());
        }
        if !self.opening.has_ended() {
            return self
                .board
                .listing(self.opening.actions(&self.board, self.last), self.opening.asks_points());
        }
        let refused = if self.rules.foul_loses { Vec::new() } else { self.forbidden_points() };
        let free = self.board.free(self.last).into_iter().filter(|point| !refused.contains(point));
        let pass = self.board.first_stone().is_none().then_some(Action::Pass);
        self.board.listing(free.map(Action::Put).chain(pass).collect(), true)
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.opening.check(&self.board, action)?;
        match action {
            Action::Put(point) => self.check_bans(*point),
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        if !self.opening.has_ended() {
            return self.open(&action);
        }
        self.outcome = match action {
            Action::Put(point) => self.put(point, self.to_move),
            _ => self.passed.then(|| Outcome::draw(2, "pass")),
        };
        self.passed = action == Action::Pass;
        self.to_move = 1 - self.to_move;
    }

    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        Action::read(text, &self.board, &self.opening)
    }

    fn print(&self, action: &Action) -> String {
        action.text(&self.board)
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        view::scene(self)
    }

    fn report(&self) -> Report {
        let stones = self.board.stones();
        let of = |seat| {
            let own =
                stones.iter().filter(move |(_, colour)| self.opening.holder(*colour) == Seat(seat));
            own.map(|(point, _)| self.board.name(*point)).collect()
        };
        Report {
            stones: (0..2).map(of).collect(),
            captured: vec![0; 2],
            detail: Some(Detail::names(
                "colours",
                (0..2).map(|seat| self.colour(Seat(seat)).word()),
            )),
            ..Report::default()
        }
    }

    /// The colour of a seat: colours move, seats never (docs/rules/openings-and-tables.md A1).
    fn colour(&self, seat: Seat) -> Colour {
        COLOURS[self.opening.holder(seat.0).index()]
    }

    fn forbidden(&self) -> Vec<String> {
        self.forbidden_points().into_iter().map(|point| self.board.name(point)).collect()
    }

    fn images(&self) -> Vec<Vec<u8>> {
        lines::images(&self.board, &self.opening, &[self.to_move.into(), self.passed.into()])
    }

    fn image(&self, action: &Action, number: usize) -> Option<Action> {
        lines::image(&self.board, action, number)
    }
}

impl Hints for Gomoku {
    fn guide(options: &Options) -> Guide {
        guide::guide(options)
    }

    /// The name of the opening that a third stone would make.
    fn outlook(&self, action: &Action) -> Option<Phrase> {
        let named = self.rules.opening.is_named_start() && self.board.count() == 2;
        let (Action::Put(third), Some(second), true) = (action, self.last, named) else {
            return None;
        };
        names::name([self.board.centre(), second, *third]).map(Phrase::new)
    }

    /// The openings that the third stone can make.
    fn chart(&self) -> Option<NamedTable> {
        let named = self.rules.opening.is_named_start() && self.board.count() == 2;
        names::thirds(self.board.centre(), self.last.filter(|_| named)?)
    }

    fn token(&self, choice: &str) -> Option<Token> {
        lines::token(choice)
    }

    fn placing(&self) -> Option<Phrase> {
        self.opening.placing(COLOURS[usize::from(self.to_move)])
    }

    /// The choice among fifths, since the point alone looks like a move of who chose, and a pass that may follow: after it
    /// another one ends the game.
    fn upshot(&self) -> Option<Phrase> {
        if self.passed {
            return self.outcome.is_none().then(|| Phrase::new("passed"));
        }
        let picked = self.opening.ends_with_pick(self.board.count());
        picked.then(|| Phrase::new("fifth"))
    }

    /// The kind of the foul that has lost the game.
    fn ending(&self) -> Option<&'static str> {
        self.lost_by().map(|why| why.end())
    }
}

impl Gomoku {
    /// Takes an action of the opening.
    fn open(&mut self, action: &Action) {
        let colour = self.opening.next_colour();
        self.opening.play(action);
        if let Action::Put(point) = action {
            self.outcome = self.put(*point, colour);
        }
        self.to_move = self.opening.next_colour();
    }

    /// The name that the third stone gives the opening, where the rules have the named openings:
    /// the first stone, black, is in the centre, the second, white, is the last one, and the third is black.
    fn named(&self, second: Option<Point>, third: Point) -> Option<&'static str> {
        let stones = [self.board.centre(), second?, third];
        let colours = || stones.map(|point| self.board.stone(point));
        let is_third = self.rules.names_openings && self.board.count() == 3;
        let begins = is_third && colours() == [Some(0), Some(1), Some(0)];
        if begins { names::name(stones) } else { None }
    }

    /// Puts a stone and gives the outcome if that ended the game.
    fn put(&mut self, point: Point, colour: u8) -> Option<Outcome> {
        // A foul that is played has been one before its stone lay there
        // (docs/rules/openings-and-tables.md D7).
        let foul = self.rules.foul_loses && self.foul(point, colour).is_some();
        self.board.put(point, colour);
        let before = self.last.replace(point);
        self.name = self.name.or_else(|| self.named(before, point));
        let won = |colour| Some(Outcome::won(2, &[Side(self.opening.holder(colour).0)], "five"));
        if foul {
            return won(1 - colour).map(|outcome| Outcome { end: FOUL, ..outcome });
        }
        if self.winning_lines(point, colour).next().is_some() {
            return won(colour);
        }
        self.board.is_full().then(|| Outcome::draw(2, "board-full"))
    }

    /// The lines through a stone that win for its colour, by their ends. Lines elsewhere on the
    /// board, as a set-up may have, win nothing (docs/rules/openings-and-tables.md D11).
    fn winning_lines(&self, point: Point, colour: u8) -> impl Iterator<Item = (Point, Point)> {
        let lines = self
            .board
            .runs(point)
            .filter(move |(direction, run)| self.wins(colour, *direction, *run));
        lines.map(|(_, (from, to, _))| (from, to))
    }

    /// True if a run of a colour between two points wins by its length and by the stones at its
    /// ends.
    fn wins(
        &self,
        colour: u8,
        direction: (i16, i16),
        (from, to, length): (Point, Point, u16),
    ) -> bool {
        let blocked = || self.is_blocked(colour, from.step(direction, -1), to.step(direction, 1));
        self.rules.overline_of(colour).wins(length, LINE) && (length > LINE || !blocked())
    }

    /// True if the opponent's stones at the ends keep an exact five from winning
    /// (docs/rules/openings-and-tables.md D9). The edge blocks nothing.
    fn is_blocked(&self, colour: u8, before: Point, behind: Point) -> bool {
        let blocks = |point: Point| self.board.stone(point) == Some(1 - colour);
        match self.rules.ends {
            Ends::Open => false,
            Ends::AnyBlocked => blocks(before) || blocks(behind),
            Ends::BothBlocked => blocks(before) && blocks(behind),
        }
    }

    /// The fixed word of the foul that a stone would be.
    fn foul(&self, point: Point, colour: u8) -> Option<&'static str> {
        if !self.rules.bind(colour) {
            return None;
        }
        match bans::verdict(&self.rules, &self.board, point, colour) {
            Verdict::Foul(word) => Some(word),
            Verdict::Line | Verdict::Legal => None,
        }
    }

    /// The fixed word of the foul, where fouls are refused. In an opening none arises
    /// (docs/rules/openings-and-tables.md A11).
    fn refused(&self, point: Point) -> Option<&'static str> {
        let asked = !self.rules.foul_loses && self.opening.has_ended();
        if asked { self.foul(point, self.to_move) } else { None }
    }

    /// The word of the colour that is alone in having the bans; `all` where both have them.
    fn banned(&self) -> &'static str {
        if self.rules.both { "all" } else { COLOURS[usize::from(self.to_move)].word() }
    }

    /// Refuses a foul with all points that are forbidden now.
    fn check_bans(&self, point: Point) -> Result<(), Refusal> {
        let Some(word) = self.refused(point) else { return Ok(()) };
        let refusal = Refusal::new(word).text("point", self.board.name(point));
        Err(refusal
            .text("colour", self.banned())
            .number("line", 5)
            .names("forbidden", self.forbidden()))
    }

    /// The points forbidden to the seat on turn, whether a foul is refused or loses; none in an
    /// opening (docs/rules/openings-and-tables.md G5).
    fn forbidden_points(&self) -> Vec<Point> {
        self.forbidden_of(|board, colour| board.crowded(colour))
    }

    /// The forbidden points that a view shows.
    fn forbidden_in(&self, view: &View) -> Vec<Point> {
        self.forbidden_of(|board, colour| board.crowded_in(view, colour))
    }

    fn forbidden_of(&self, points: impl Fn(&Board, u8) -> Vec<Point>) -> Vec<Point> {
        if self.outcome.is_some() || !self.opening.has_ended() || !self.rules.bind(self.to_move) {
            return Vec::new();
        }
        bans::forbidden(&self.rules, &self.board, self.to_move, points(&self.board, self.to_move))
    }
}
