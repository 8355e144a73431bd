//! The position as the solver reads it: plain data.

use super::super::lines::{Overline, Point};
use super::Ninuki;
use super::rules::{DoubleThree, Overtime, SelfCapture};
use crate::engine::{self, Captures, WithCaptures};

/// The most captured stones of which the solver is told, far beyond every goal: it counts on from there.
const MOST_TAKEN: u16 = 10_000;

impl Ninuki {
    /// The position for the solver; none in an opening, after the end, by rules that it does not know, and in a set-up in
    /// which someone has won already.
    pub fn solvable(&self) -> Option<WithCaptures> {
        if !self.is_in_play() || !self.is_plain() || self.holds_win() {
            return None;
        }
        let stones = self.board.stones().into_iter();
        let mut stones: Vec<(engine::Point, u8)> =
            stones.map(|(point, colour)| ((point.x, point.y), colour)).collect();
        stones.sort_by_key(|(point, _)| self.last.is_some_and(|last| *point == (last.x, last.y)));
        let longest = if self.rules.threes { 3 } else { 2 };
        let taken = [0, 1].map(|colour: usize| self.captured[colour].min(MOST_TAKEN));
        let captures = Captures { longest, goal: self.rules.goal(), taken };
        Some(WithCaptures { size: self.board.size(), stones, to_move: self.to_move, captures })
    }

    /// True after the opening and before the end.
    pub fn is_in_play(&self) -> bool {
        self.outcome.is_none() && self.opening.has_ended()
    }

    /// True while the opening still leaves a choice.
    pub fn is_before_choice(&self) -> bool {
        self.outcome.is_none() && self.opening.leaves_choice()
    }

    /// True if a line stands or a colour has captured enough, which a set-up may begin with: the game ends then with
    /// whatever is played, and the solver would not count it.
    fn holds_win(&self) -> bool {
        !self.lines.is_empty() || (0..self.rules.seats).any(|colour| self.has_goal(colour))
    }

    /// True where two play, five or more win at once, and nothing is forbidden.
    fn is_plain(&self) -> bool {
        let rules = &self.rules;
        rules.seats == 2
            && rules.overtime == Overtime::Off
            && rules.self_capture == SelfCapture::None
            && rules.overline == Overline::Wins
            && rules.double_three == DoubleThree::Allowed
    }

    /// The text of a move of the solver; a pass where it has none.
    pub fn answer(&self, point: Option<engine::Point>) -> String {
        let name = |(x, y)| self.board.name(Point::new(x, y));
        point.map_or_else(|| "pass".to_owned(), name)
    }
}
