//! Lines that wait for an answer: who is asked, and what answers them (docs/rules/ninuki.md 2.6,
//! 2.7, 3.3).
//!
//! Only the next seat is asked. Under `break-line` it always is, and where nothing breaks the line
//! it can only concede; by the other rules the game ends at once where there is nothing to answer
//! with.

use super::super::lines::Point;
use super::play::Line;
use super::rules::Overtime;
use super::{Claims, Ninuki, claims, decisions};
use crate::game::{Outcome, Refusal};

impl Ninuki {
    /// Lets the lines of these colours wait for the seat on turn, or gives the outcome where no
    /// answer is possible.
    pub(super) fn open_overtime(&mut self, owners: u8) -> Option<Outcome> {
        if owners == 0 {
            return None;
        }
        self.waiting = owners;
        let asked = match self.rules.overtime {
            Overtime::Off => false,
            Overtime::BreakLine => self.rivals() != 0,
            Overtime::CaptureLine => self.line_to_capture().is_some(),
            Overtime::French => self.rivals() != 0 && self.can_break(),
            Overtime::School42 => {
                self.rivals() != 0 && (self.can_break() || !self.answers().is_empty())
            }
        };
        if asked {
            return None;
        }
        self.waiting = 0;
        Some(self.won(owners, owners))
    }

    /// The colours whose waiting lines are not the asked seat's own, as bits.
    pub(super) fn rivals(&self) -> u8 {
        self.waiting & !(1 << self.to_move)
    }

    /// The colour whose line waits: of several the one that moved last before the asked seat.
    pub(super) fn owner(&self) -> Option<u8> {
        let before = (1..self.rules.seats)
            .map(|steps| (self.to_move + self.rules.seats - steps) % self.rules.seats);
        before.into_iter().find(|colour| self.waiting & 1 << colour != 0)
    }

    /// True if only an answer is legal; otherwise the seat may play elsewhere, and the line has
    /// won.
    pub(super) fn must_answer(&self) -> bool {
        matches!(self.rules.overtime, Overtime::BreakLine | Overtime::CaptureLine)
    }

    /// The legal points that answer the waiting lines; none where none wait.
    pub(super) fn answers(&self) -> Vec<Point> {
        if self.waiting == 0 {
            return Vec::new();
        }
        if self.rules.overtime == Overtime::CaptureLine {
            let answer = self.line_to_capture().map(|(answer, _)| answer);
            return answer.into_iter().filter(|answer| self.ban(*answer).is_none()).collect();
        }
        let anywhere = self.rules.goal_answers && self.board.size().is_none();
        let captures = || claims::capturing(&self.rules, &self.board, self.to_move);
        let points = self.near_lines(if anywhere { captures() } else { Vec::new() });
        points.into_iter().filter(|point| self.is_answer(*point)).collect()
    }

    /// True if a free point is among the answers.
    pub(super) fn answers_at(&self, point: Point) -> bool {
        match self.rules.overtime {
            Overtime::CaptureLine => self.answers().contains(&point),
            _ => self.is_answer(point),
        }
    }

    /// The lines of the asked seat's rivals.
    fn rival_lines(&self) -> impl Iterator<Item = &Line> {
        self.lines().filter(|line| line.colour != self.to_move)
    }

    /// The free points at which a stone could break the waiting lines, and further ones; the nearest
    /// to the last stone first. Rivals who have left have taken their lines with them: any capture
    /// does then.
    fn near_lines(&self, further: Vec<Point>) -> Vec<Point> {
        if self.rival_lines().next().is_none() {
            return self.board.free(self.last);
        }
        let stones = self.rival_lines().flat_map(|line| line.stones());
        self.board.free_near(stones, further, self.last)
    }

    /// True if a stone on this free point leaves no line of another seat, or wins by captures where
    /// that is an answer.
    fn is_answer(&self, point: Point) -> bool {
        let answers = |claims: Claims| self.saves(&claims) || self.breaks(point, &claims);
        self.taking(point).is_some_and(answers)
    }

    /// True if a legal stone leaves no line of another seat.
    fn can_break(&self) -> bool {
        let breaks =
            |point: Point| self.taking(point).is_some_and(|claims| self.breaks(point, &claims));
        self.near_lines(Vec::new()).into_iter().any(breaks)
    }

    /// The claims of a stone on a free point, where it is legal and takes something.
    fn taking(&self, point: Point) -> Option<Claims> {
        let claims = self.claims(point);
        (!claims.stones.is_empty() && self.ban(point).is_none()).then_some(claims)
    }

    /// True if a stone with these claims wins by captures where that is an answer.
    fn saves(&self, claims: &Claims) -> bool {
        let own = self.to_move;
        let counts = |(stone, claimants): &&(Point, u8)| {
            let owner = self.board.stone(*stone).unwrap_or(own);
            self.claimant(*claimants) == Some(own) && !self.rules.are_mates(own, owner)
        };
        let taken = claims.stones.iter().filter(counts).count() as u32;
        self.rules.goal_answers && self.reaches_goal(own, taken * u32::from(decisions::STONE))
    }

    /// True if a stone with these claims leaves no line of another seat.
    fn breaks(&self, point: Point, claims: &Claims) -> bool {
        // Most stones take none of the line, which is seen without a copy of the board.
        let loses = |line: &Line| line.stones().any(|stone| claims.takes(stone));
        if !self.rival_lines().all(loses) {
            return false;
        }
        let mut then = self.clone();
        then.lay(point, self.to_move, claims);
        then.owners() & !(1 << self.to_move) == 0
    }

    /// The point from which the asked seat captures the whole line, and the line's stones
    /// (docs/rules/ninuki.md 2.7): there is one line, one end of it carries a stone of the asked
    /// seat, the other is empty.
    pub(super) fn line_to_capture(&self) -> Option<(Point, Vec<Point>)> {
        if self.waiting == 0 || self.rules.overtime != Overtime::CaptureLine {
            return None;
        }
        let mut lines = self.lines();
        let (Some(&Line { from, to, direction, length, .. }), None) = (lines.next(), lines.next())
        else {
            return None;
        };
        let ends = (from.step(direction, -1), to.step(direction, 1));
        let is_own = |point: Point| self.board.stone(point) == Some(self.to_move);
        let is_free = |point: Point| self.board.check_free(point).is_ok();
        let answer = match ends {
            (flank, answer) | (answer, flank) if is_own(flank) && is_free(answer) => answer,
            _ => return None,
        };
        Some((answer, (0..length as i16).map(|steps| from.step(direction, steps)).collect()))
    }

    /// The refusal of a stone that answers nothing, with all that would.
    pub(super) fn no_answer(&self, point: Point) -> Refusal {
        let asks = if self.rules.overtime == Overtime::CaptureLine { "capture" } else { "break" };
        let refusal =
            Refusal::new("overtime").text("asks", asks).text("point", self.board.name(point));
        let known = self.answers().into_iter().map(|point| self.board.name(point));
        refusal.names("known", known.chain(["pass".to_owned()]).collect())
    }
}
