//! Lines that wait for an answer: who is asked, and what answers them (docs/rules/ninuki.md 2.6,
//! 2.7, 3.3).
//!
//! Only the next seat is asked. Under `break-line` it always is, and where nothing breaks the line
//! it can only concede; by the other rules the game ends at once where there is nothing to answer
//! with.

use super::super::lines::Point;
use super::Ninuki;
use super::play::Line;
use super::rules::Overtime;
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
            Overtime::French => {
                self.rivals() != 0 && self.answers().into_iter().any(|point| self.breaks(point))
            }
            Overtime::School42 => self.rivals() != 0 && !self.answers().is_empty(),
        };
        if asked {
            return None;
        }
        self.waiting = 0;
        Some(self.won(owners, owners))
    }

    /// The colours whose waiting lines are not the asked seat's own, as bits.
    fn rivals(&self) -> u8 {
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
        self.board.free(self.last).into_iter().filter(|point| self.is_answer(*point)).collect()
    }

    /// True if a stone on this point leaves no line of another seat, or wins by captures where that
    /// is an answer.
    fn is_answer(&self, point: Point) -> bool {
        let claims = self.claims(point);
        if claims.stones.is_empty() || self.ban(point).is_some() {
            return false;
        }
        let mut then = self.clone();
        then.lay(point, self.to_move, &claims);
        let saves = self.rules.goal_answers && then.has_goal(self.to_move);
        saves || then.owners() & !(1 << self.to_move) == 0
    }

    /// True if a legal stone on this point leaves no line of another seat.
    fn breaks(&self, point: Point) -> bool {
        let mut then = self.clone();
        then.lay(point, self.to_move, &self.claims(point));
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
