//! A stone carried out: everything claimed is taken at once, then lines and captures are looked at
//! on the board that is left (docs/rules/ninuki.md 2.2).

use super::super::lines::{Action, DIRECTIONS, Point};
use super::rules::Overtime;
use super::{Claims, Ninuki, decisions};
use crate::game::{Game, Outcome, Side};

/// A run that wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The owner.
    pub colour: u8,
    /// The first stone.
    pub from: Point,
    /// The last stone.
    pub to: Point,
    /// The step from one stone to the next.
    pub direction: (i16, i16),
    /// Number of stones.
    pub length: u16,
}

impl Line {
    /// Its stones.
    pub fn stones(self) -> impl Iterator<Item = Point> {
        (0..self.length as i16).map(move |steps| self.from.step(self.direction, steps))
    }

    /// True if it is another line, or a part of it that is left.
    fn is_left_of(self, other: Self) -> bool {
        let is_in = |stone: Point| other.stones().any(|of_other| of_other == stone);
        self.colour == other.colour && self.stones().all(is_in)
    }
}

impl Ninuki {
    /// Puts a legal stone of the colour on turn.
    pub(super) fn put(&mut self, point: Point) {
        let colour = self.on_turn();
        let claims = self.claims(point);
        let answered = std::mem::take(&mut self.waiting);
        let before = if answered == 0 { Vec::new() } else { self.lines.clone() };
        self.opening.play(&Action::Put(point));
        self.lay(point, colour, &claims);
        self.passed = 0;
        self.to_move =
            if self.opening.has_ended() { self.after(colour) } else { self.opening.next_colour() };
        let owners = self.owners();
        let standing = self.standing(&before, answered);
        self.outcome =
            self.settled(colour, owners, standing).or_else(|| self.open_overtime(owners));
    }

    /// The colours whose lines waited for the last stone, by the lines of before, and stand, as bits.
    fn standing(&self, before: &[Line], answered: u8) -> u8 {
        if !self.rules.lines_apart {
            return self.owners() & answered;
        }
        let stands =
            |line: &&Line| before.iter().any(|old| line.is_left_of(*old) || old.is_left_of(**line));
        self.lines().filter(stands).fold(0, |owners, line| owners | 1 << line.colour)
    }

    /// Puts a stone and takes what is claimed, all at the same time.
    pub(super) fn lay(&mut self, point: Point, colour: u8, claims: &Claims) {
        self.board.put(point, colour);
        self.last = Some(point);
        self.vanished = 0;
        self.taken.clear();
        for (stone, claimants) in &claims.stones {
            let owner = self.board.stone(*stone).unwrap_or(colour);
            self.board.lift(*stone);
            self.taken.push(*stone);
            match self.claimant(*claimants) {
                None => self.vanished += 1,
                Some(captor) if captor != owner && self.rules.are_mates(captor, owner) => {}
                Some(captor) if claims.line.contains(stone) => {
                    self.score(captor, decisions::LINE_STONE);
                }
                Some(captor) => self.score(captor, decisions::STONE),
            }
        }
        self.taken.sort_unstable();
        self.lines = self.changed_lines(point);
    }

    /// Adds to what a colour has captured, as far as it can be counted: a set-up may begin with any number.
    fn score(&mut self, captor: u8, stones: u16) {
        let captured = &mut self.captured[usize::from(captor)];
        *captured = captured.saturating_add(stones);
    }

    /// The colour that gets a stone; none where several claim it.
    pub(super) fn claimant(&self, claimants: u8) -> Option<u8> {
        let first = claimants.trailing_zeros() as u8;
        let rival = |other: u8| decisions::MATES_CONTEST || !self.rules.are_mates(first, other);
        let mut others = (first + 1..self.rules.seats).filter(|other| claimants & 1 << other != 0);
        (!others.any(rival)).then_some(first)
    }

    /// The winning lines on the board, of those who are still in.
    pub(super) fn lines(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter()
    }

    /// The colours that have winning lines, as bits.
    pub(super) fn owners(&self) -> u8 {
        self.lines().fold(0, |owners, line| owners | 1 << line.colour)
    }

    /// The winning lines after a stone and what it took. A line can have begun or ended nowhere but
    /// at the stone, beside what was taken (which may cut a longer run down to a line), and where
    /// there was one before.
    fn changed_lines(&self, put: Point) -> Vec<Line> {
        let neighbours = |point: &Point| {
            let both = |direction| [-1, 1].map(|sign| point.step(direction, sign));
            DIRECTIONS.map(both).into_iter().flatten().collect::<Vec<_>>()
        };
        let beside = self.taken.iter().flat_map(neighbours);
        self.lines_through(self.lines.iter().map(|line| line.from).chain(beside).chain([put]))
    }

    /// The winning lines through these points, from the top left.
    fn lines_through(&self, points: impl Iterator<Item = Point>) -> Vec<Line> {
        let mut found = Vec::new();
        for point in points {
            let stone = self.board.stone(point).filter(|colour| self.is_in(*colour));
            let Some(colour) = stone else { continue };
            for (direction, (from, to, length)) in self.board.runs(point) {
                let line = Line { colour, from, to, direction, length };
                if self.rules.wins(length) && !found.contains(&line) {
                    found.push(line);
                }
            }
        }
        from_the_top(found)
    }

    /// All winning lines of the board, from the top left. Each is walked once, from its first stone.
    pub(super) fn all_lines(&self) -> Vec<Line> {
        let mut found = Vec::new();
        for (point, colour) in self.board.stones() {
            let begins = |way: &(i16, i16)| self.board.stone(point.step(*way, -1)) != Some(colour);
            for direction in DIRECTIONS.into_iter().filter(begins) {
                let (from, to, length) = self.board.run(point, direction);
                if self.rules.wins(length) {
                    found.push(Line { colour, from, to, direction, length });
                }
            }
        }
        from_the_top(found)
    }

    /// True if a colour has captured enough, in teams with its mate.
    pub(super) fn has_goal(&self, colour: u8) -> bool {
        self.is_in(colour) && self.reaches_goal(colour, 0)
    }

    /// True if a colour has captured enough with so many stones more, in teams with its mate.
    pub(super) fn reaches_goal(&self, colour: u8, more: u32) -> bool {
        let score = self.together(colour).map(|other| u32::from(self.taken_by(other))).sum::<u32>();
        self.rules.goal().is_some_and(|goal| score + more >= u32::from(goal))
    }

    /// The stones that a colour and its mate have captured, where those count together.
    pub(super) fn team_score(&self, colour: u8) -> Option<u16> {
        let score = |sum: u16, other| sum.saturating_add(self.taken_by(other));
        (self.together(colour).count() > 1).then(|| self.together(colour).fold(0, score))
    }

    /// The colours whose captures count with those of this one, which is among them.
    fn together(&self, colour: u8) -> impl Iterator<Item = u8> + '_ {
        let mates = move |other: &u8| {
            *other == colour
                || (decisions::TEAMS_SCORE_TOGETHER && self.rules.are_mates(colour, *other))
        };
        (0..self.rules.seats).filter(mates)
    }

    fn taken_by(&self, colour: u8) -> u16 {
        self.captured[usize::from(colour)]
    }

    /// The colours that have captured enough, as bits.
    fn rich(&self) -> u8 {
        (0..self.rules.seats)
            .filter(|colour| self.has_goal(*colour))
            .fold(0, |rich, colour| rich | 1 << colour)
    }

    /// The end that a stone of this colour has made, as far as no overtime decides it: these
    /// colours own lines now, and `standing` are those whose lines waited for this stone and stand.
    fn settled(&self, colour: u8, owners: u8, standing: u8) -> Option<Outcome> {
        let rich = self.rich();
        let replies = matches!(self.rules.overtime, Overtime::French | Overtime::School42);
        if replies && standing & !(1 << colour) != 0 {
            // The fifth pair wins wherever it is taken, but in old records of the French rules
            // (docs/rules/openings-and-tables.md G1); so does that of a rival for whom the same
            // stone has taken it.
            let saved = self.rules.goal_answers && rich & 1 << colour != 0;
            return Some(if saved { self.won(rich, 0) } else { self.won(standing, owners) });
        }
        match (rich, owners) {
            (0, 0) => self.board.is_full().then(|| self.drawn("board-full")),
            (0, _) if self.rules.overtime != Overtime::Off => None,
            _ => Some(self.won(rich | owners, owners)),
        }
    }

    /// The end without a winner, between those who are still in (docs/rules/openings-and-tables.md F11).
    fn drawn(&self, end: &'static str) -> Outcome {
        let all = (1 << self.rules.seats) - 1;
        Outcome::draw_among(self.sides(), &self.sides_of(all & !self.gone), end)
    }

    /// The end with these colours as winners, all on their sides with them: a line names it before
    /// captures.
    pub(super) fn won(&self, winners: u8, owners: u8) -> Outcome {
        let end = if winners & owners == 0 { "captures" } else { "five" };
        Outcome::won(self.sides(), &self.sides_of(winners), end)
    }

    /// Concedes a waiting line: every colour that has a line or enough captures now wins.
    pub(super) fn concede(&mut self) {
        let winners = self.sides_of(self.owners() | self.rich());
        self.waiting = 0;
        self.outcome = Some(Outcome::won(self.sides(), &winners, "concede"));
    }

    /// Passes: a waiting line is conceded; otherwise nothing could be put, and when all pass the
    /// game is drawn (docs/rules/openings-and-tables.md F7).
    pub(super) fn pass(&mut self) {
        self.taken.clear();
        self.vanished = 0;
        if self.waiting != 0 {
            self.unbroken = !self.has_legal_point();
            return self.concede();
        }
        self.passed |= 1 << self.to_move;
        let all = (0..self.rules.seats)
            .all(|colour| !self.is_in(colour) || self.passed & 1 << colour != 0);
        self.outcome = all.then(|| self.drawn("pass"));
        self.to_move = self.after(self.to_move);
    }

    /// Number of sides.
    fn sides(&self) -> u8 {
        if self.rules.teams { 2 } else { self.rules.seats }
    }

    /// The sides of some colours, each once.
    fn sides_of(&self, colours: u8) -> Vec<Side> {
        let of = |colour: u8| self.side(self.opening.holder(colour));
        let mut sides: Vec<Side> =
            (0..self.rules.seats).filter(|c| colours & 1 << c != 0).map(of).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
    }
}

/// Lines in their order: from the top left.
fn from_the_top(mut lines: Vec<Line>) -> Vec<Line> {
    lines.sort_unstable_by_key(|line| (-line.from.y, line.from.x, line.direction));
    lines
}
