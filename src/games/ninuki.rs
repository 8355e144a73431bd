//! Ninuki and pente: lines, and stones captured between stones, for two to four seats and for
//! teams.
//!
//! [`rules`] holds the rule sets, [`claims`] reads from one position who takes what, [`play`]
//! carries a stone out, [`overtime`] is about lines that wait for an answer, [`decisions`] is what
//! the sources leave open, [`view`] describes the board, [`sense`] judges positions for a search,
//! [`position`] hands them to the solver.
//! Openings are those of the line games. The rules are those of docs/rules/ninuki.md and, for
//! openings and table events, docs/rules/openings-and-tables.md.

mod claims;
mod decisions;
mod guide;
mod overtime;
mod play;
mod position;
mod rules;
mod sense;
mod view;
mod why;

use super::lines::{self, Action, Board, DIRECTIONS, Kind, Opening, Overline, Point, View};
use crate::game::{
    Colour, Detail, Game, GameInfo, Guide, Hints, Listing, Options, Outcome, Parsed, Phrase, Pool,
    Refusal, Report, Scene, Seat, Setup, Side, Token, Turn,
};
use claims::Claims;
use play::Line;
use rules::{DoubleThree, Rules, SelfCapture};

/// The most seats.
const SEATS: usize = Colour::ALL.len();

/// The ending by a line that no stone could break, so that a pass was all that was left.
const UNBROKEN: &str = "unbroken";

/// A position. Colours are numbers, 0 for the first; what belongs to a seat is kept by the colour
/// that it holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ninuki {
    rules: Rules,
    board: Board,
    /// The holders of the colours, and the stages of the opening that are still to come.
    opening: Opening,
    /// The colour whose turn it is once the opening has ended.
    to_move: u8,
    /// Number of stones that each colour has taken.
    captured: [u16; SEATS],
    /// The colours that have left individual play, as bits.
    gone: u8,
    /// The colours that have passed since the last stone, as bits.
    passed: u8,
    /// The colours whose lines wait for an answer, as bits.
    waiting: u8,
    /// True if a line has won by a pass that was all that was left, since no stone could break it.
    unbroken: bool,
    /// The winning lines on the board, of colours that have not left.
    lines: Vec<Line>,
    last: Option<Point>,
    /// The points that the last stone emptied.
    taken: Vec<Point>,
    /// Number of stones that the last one took for no colour.
    vanished: u16,
    outcome: Option<Outcome>,
}

impl Game for Ninuki {
    type Action = Action;

    const INFO: GameInfo = rules::INFO;

    fn new(options: &Options, seats: u8) -> Result<Self, Vec<Refusal>> {
        let rules = Rules::new(options, seats)?;
        Ok(Self {
            rules,
            board: Board::new(rules.size),
            opening: Opening::new(rules.opening),
            to_move: 0,
            captured: [0; SEATS],
            gone: 0,
            passed: 0,
            waiting: 0,
            unbroken: false,
            lines: Vec::new(),
            last: None,
            taken: Vec::new(),
            vanished: 0,
            outcome: None,
        })
    }

    /// A set-up skips the opening (docs/rules/openings-and-tables.md A13) and may hold anything
    /// (docs/rules/openings-and-tables.md G3).
    fn set_up(options: &Options, seats: u8, setup: &Setup) -> Result<Self, Vec<Refusal>> {
        let mut game = Self::new(options, seats)?;
        game.board.set_up(setup, seats)?;
        game.lines = game.all_lines();
        game.opening = Opening::new(Kind::None);
        game.to_move = setup.to_move;
        setup
            .captured
            .iter()
            .zip(&mut game.captured)
            .for_each(|(given, captured)| *captured = *given);
        Ok(game)
    }

    fn side(&self, seat: Seat) -> Side {
        Side(if self.rules.teams { seat.0 % 2 } else { seat.0 })
    }

    fn pool(options: &Options, seats: u8) -> Pool {
        rules::pool(options, seats)
    }

    fn turn(&self) -> Turn {
        self.opening.turn(self.to_move, self.outcome.as_ref())
    }

    /// The next seat in games of more than two.
    fn next(&self) -> Option<Seat> {
        (self.rules.seats > 2 && self.outcome.is_none()).then(|| Seat(self.after(self.to_move)))
    }

    /// The points nearest to the last stone first, since answers are mostly close; a line's answers
    /// before all others, and `pass` where it concedes or nothing else is left.
    fn actions(&self) -> Listing<Action> {
        if self.outcome.is_some() {
            return Listing::complete(Vec::new());
        }
        if !self.opening.has_ended() {
            let legal = |action: &Action| !matches!(action, Action::Put(point) if self.ban(*point).is_some());
            let actions =
                self.opening.actions(&self.board, self.last).into_iter().filter(legal).collect();
            return self.board.listing(actions, self.opening.asks_points());
        }
        let points = self.legal_points();
        let pass = (self.waiting != 0 || points.is_empty()).then_some(Action::Pass);
        let all = self.waiting != 0 && self.must_answer();
        self.board.listing(points.into_iter().map(Action::Put).chain(pass).collect(), !all)
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        self.opening.check(&self.board, action)?;
        match action {
            Action::Put(point) => self.check_point(*point),
            Action::Pass => self.check_pass(),
            _ => Ok(()),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Put(point) => self.put(point),
            Action::Pass => self.pass(),
            choice => {
                self.opening.play(&choice);
                self.to_move = self.opening.next_colour();
            }
        }
    }

    /// A waiting line is conceded by a pass (docs/rules/ninuki.md 2.6).
    fn concession(&self) -> Option<Action> {
        (self.waiting != 0).then_some(Action::Pass)
    }

    /// A pass that is all that is left: where nothing answers a line, or no point is legal.
    fn forced(&self) -> Option<Action> {
        (self.is_in_play() && !self.has_legal_point()).then_some(Action::Pass)
    }

    /// Only individual play of three and four goes on without a side, and there each seat keeps its
    /// colour.
    fn leave(&mut self, side: Side) {
        self.gone |= 1 << side.0;
        self.waiting &= !self.gone;
        // No one has to answer their own line.
        if self.rules.lines_apart && self.rivals() == 0 {
            self.waiting = 0;
        }
        self.lines.retain(|line| line.colour != side.0);
        if self.to_move != side.0 {
            return;
        }
        if self.waiting != 0 {
            return self.concede();
        }
        self.to_move = self.after(self.to_move);
    }

    /// Captures are made by the game (docs/rules/ninuki.md 6i), so no text chooses any.
    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        let chosen = text.split_once(" takes").and_then(|(point, _)| self.board.read(point).ok());
        match chosen {
            Some(Parsed::Action(point)) => Err(self.no_choice(text, point)),
            _ => Action::read(text, &self.board, &self.opening),
        }
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
            let own = stones.iter().filter(move |(_, colour)| *colour == self.held(seat));
            own.map(|(point, _)| self.board.name(*point)).collect()
        };
        Report {
            stones: self.seats().map(of).collect(),
            captured: self
                .seats()
                .map(|seat| self.captured[usize::from(self.held(seat))])
                .collect(),
            vanished: self.vanished,
            overtime: self.owner().map(|colour| self.opening.holder(colour).0),
            detail: Some(Detail::names(
                "colours",
                self.seats().map(|seat| self.colour(seat).word()),
            )),
        }
    }

    fn colour(&self, seat: Seat) -> Colour {
        Colour::ALL[usize::from(self.held(seat))]
    }

    fn forbidden(&self) -> Vec<String> {
        self.forbidden_points().into_iter().map(|point| self.board.name(point)).collect()
    }

    fn images(&self) -> Vec<Vec<u8>> {
        let state = [self.to_move, self.gone, self.passed, self.waiting].map(u16::from);
        lines::images(&self.board, &self.opening, &[&state[..], &self.captured[..]].concat())
    }

    fn image(&self, action: &Action, number: usize) -> Option<Action> {
        lines::image(&self.board, action, number)
    }
}

impl Hints for Ninuki {
    fn guide(options: &Options) -> Guide {
        guide::guide(options)
    }

    fn token(&self, choice: &str) -> Option<Token> {
        lines::token(choice)
    }

    fn placing(&self) -> Option<Phrase> {
        self.opening.placing(Colour::ALL[usize::from(self.to_move)])
    }

    /// A pass to which there was no other choice concedes nothing.
    fn ending(&self) -> Option<&'static str> {
        self.unbroken.then_some(UNBROKEN)
    }
}

impl Ninuki {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.rules.seats).map(Seat)
    }

    /// The number of the colour that a seat holds now (docs/rules/openings-and-tables.md A1): an
    /// exchange goes both ways.
    fn held(&self, seat: Seat) -> u8 {
        self.opening.holder(seat.0).0
    }

    /// The colour of the next stone.
    fn on_turn(&self) -> u8 {
        if self.opening.has_ended() { self.to_move } else { self.opening.next_colour() }
    }

    /// The colour whose turn is after another's: the next one still in.
    fn after(&self, colour: u8) -> u8 {
        let others = (1..=self.rules.seats).map(|steps| (colour + steps) % self.rules.seats);
        others.into_iter().find(|other| self.is_in(*other)).unwrap_or(colour)
    }

    /// True if a colour has not left; in teams the mate acts for one that has
    /// (docs/rules/openings-and-tables.md F6).
    fn is_in(&self, colour: u8) -> bool {
        self.gone & 1 << colour == 0
    }

    /// The claims of a stone of the colour on turn, with the whole line where it captures one.
    fn claims(&self, point: Point) -> Claims {
        let colour = self.on_turn();
        let mut claims = claims::claims(&self.rules, &self.board, point, colour);
        if let Some((answer, line)) = self.line_to_capture()
            && answer == point
        {
            if !decisions::LINE_CAPTURE_TAKES_PAIRS {
                claims.stones.retain(|(_, claimants)| *claimants != 1 << colour);
            }
            line.iter().for_each(|stone| claims.add(*stone, colour));
            claims.line = line;
        }
        claims
    }

    /// The reason why the colour on turn may not put a stone on an empty point, apart from
    /// overtime; in the order of docs/rules/ninuki.md 2.2.
    fn ban(&self, point: Point) -> Option<&'static str> {
        let Rules { self_capture, overline, double_three, .. } = self.rules;
        let bans = self_capture == SelfCapture::Forbidden || overline == Overline::Forbidden;
        if !bans && double_three == DoubleThree::Allowed {
            return None;
        }
        let claims = self.claims(point);
        let other = self.ban_but_threes(point, self.on_turn(), &claims);
        let threes = || self.is_double_three(point, &claims).then_some("double-three");
        other.or_else(threes)
    }

    /// The reason, apart from a double three, why a colour may not put a stone with these claims on
    /// an empty point.
    fn ban_but_threes(&self, point: Point, colour: u8, claims: &Claims) -> Option<&'static str> {
        if self.rules.self_capture == SelfCapture::Forbidden && claims.exposed {
            return Some("self-capture");
        }
        // A stone that is taken at once makes no line, but as far as the other bans go it has been
        // put.
        let is_overline = self.rules.overline == Overline::Forbidden
            && !claims.takes(point)
            && self.longest(point, colour) > self.rules.line();
        is_overline.then_some("overline")
    }

    /// The word of the colour that is alone in having a ban; `all` where every colour has it.
    fn banned(&self, word: &str) -> &'static str {
        let is_alone = word == "double-three" && self.rules.double_three == DoubleThree::First;
        if is_alone { Colour::ALL[usize::from(self.on_turn())].word() } else { "all" }
    }

    /// Length of the longest run that a stone of a colour would make.
    fn longest(&self, point: Point, colour: u8) -> u16 {
        self.runs_with(point, colour).max().unwrap_or(1)
    }

    /// True if a stone of the colour on turn would make a winning line.
    fn makes_line(&self, point: Point) -> bool {
        self.runs_with(point, self.on_turn()).any(|length| self.rules.wins(length))
    }

    /// The lengths of the runs that a stone of a colour would be in, by direction.
    fn runs_with(&self, point: Point, colour: u8) -> impl Iterator<Item = u16> {
        let length = move |direction: (i16, i16)| {
            let end = |sign: i16| {
                let own = |steps: &i16| {
                    self.board.stone(point.step(direction, sign * steps)) == Some(colour)
                };
                (1..).take_while(own).count() as u16
            };
            end(-1) + end(1) + 1
        };
        DIRECTIONS.into_iter().map(length)
    }

    /// True if the stone would be a forbidden double three (docs/rules/ninuki.md 3.1).
    fn is_double_three(&self, point: Point, claims: &Claims) -> bool {
        let colour = self.on_turn();
        if !self.rules.bans_double_three(colour)
            || (decisions::CAPTURE_EXEMPTS && claims.has(colour))
        {
            return false;
        }
        if self.rules.line_exempts && !claims.takes(point) && self.makes_line(point) {
            return false;
        }
        claims::free_threes(&self.board, point, colour) >= 2
    }

    /// The points forbidden to the seat on turn; none in an opening
    /// (docs/rules/openings-and-tables.md G5).
    fn forbidden_points(&self) -> Vec<Point> {
        self.forbidden_of(|board| board.free(self.last))
    }

    /// The forbidden points that a view shows.
    fn forbidden_in(&self, view: &View) -> Vec<Point> {
        // Threes and overlines need many own stones, self-capture the rivals' alone.
        self.forbidden_of(|board| match self.rules.self_capture {
            SelfCapture::Forbidden => board.free_in(view, self.last),
            _ => board.contested_in(view, self.on_turn(), self.last),
        })
    }

    fn forbidden_of(&self, points: impl Fn(&Board) -> Vec<Point>) -> Vec<Point> {
        if !self.is_in_play() {
            return Vec::new();
        }
        let banned = |point: &Point| self.ban(*point).is_some();
        points(&self.board).into_iter().filter(banned).collect()
    }

    /// The points where the seat on turn may put a stone, those that answer a waiting line first.
    fn legal_points(&self) -> Vec<Point> {
        let answers = self.answers();
        if self.waiting != 0 && self.must_answer() {
            return answers;
        }
        let free = self.board.free(self.last).into_iter();
        let others = free.filter(|point| !answers.contains(point) && self.ban(*point).is_none());
        answers.iter().copied().chain(others).collect()
    }

    /// True if the seat on turn may put a stone anywhere, which mostly the first point shows.
    fn has_legal_point(&self) -> bool {
        if !self.answers().is_empty() {
            return true;
        }
        let asks_answer = self.waiting != 0 && self.must_answer();
        let is_legal = |point: &Point| self.ban(*point).is_none();
        !asks_answer && self.board.free(self.last).iter().any(is_legal)
    }

    fn check_point(&self, point: Point) -> Result<(), Refusal> {
        if let Some(word) = self.ban(point) {
            let refusal = Refusal::new(word).text("point", self.board.name(point));
            let refusal = refusal.text("colour", self.banned(word));
            return Err(refusal
                .number("line", self.rules.line())
                .names("forbidden", self.forbidden()));
        }
        if self.waiting != 0 && self.must_answer() && !self.answers_at(point) {
            return Err(self.no_answer(point));
        }
        Ok(())
    }

    /// A pass concedes a waiting line, or is all that is left; otherwise it is refused with what
    /// would do.
    fn check_pass(&self) -> Result<(), Refusal> {
        if self.waiting != 0 || !self.has_legal_point() {
            return Ok(());
        }
        Err(Refusal::new("pass").names("known", self.legal_names()))
    }

    /// The refusal of a text that chooses captures, with the point alone: lists of moves are read by trying texts out, so
    /// nothing is looked for on the board.
    fn no_choice(&self, text: &str, point: Point) -> Refusal {
        Refusal::new("no-choice").text("written", text).text("point", self.board.name(point))
    }

    fn legal_names(&self) -> Vec<String> {
        self.actions().actions.iter().map(|action| self.print(action)).collect()
    }
}
