//! Forbidden moves: overline, double-four, double-three, four-three-three.
//!
//! The rules are those of docs/rules/openings-and-tables.md D, the recursion is that of
//! docs/rules/renju.md 1.7.

use super::super::lines::{Board, Overline, Point, Shape, shapes_with};
use super::rules::Rules;

/// The four directions through a point and what a stone there would make along each.
type Shapes = [((i16, i16), Shape); 4];

/// The verdict on a stone of a colour on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A winning line of five, or of more where more win; never a foul
    /// (docs/rules/openings-and-tables.md D5).
    Line,
    /// A legal move without a winning line.
    Legal,
    /// A foul, by its fixed word.
    Foul(&'static str),
}

/// Judges a stone of a colour that the bans bind, on an empty point.
pub fn verdict(rules: &Rules, board: &Board, point: Point, colour: u8) -> Verdict {
    Thought { rules, board, colour, imagined: Vec::new() }.verdict(point)
}

/// A board with imagined stones of one colour. They are not put on a copy: a board without edges
/// may have many thousand stones.
struct Thought<'a> {
    rules: &'a Rules,
    board: &'a Board,
    colour: u8,
    imagined: Vec<Point>,
}

impl Thought<'_> {
    /// Judges a stone on an empty point, and leaves the imagined ones as they were.
    fn verdict(&mut self, point: Point) -> Verdict {
        let (rules, colour) = (self.rules, self.colour);
        let shapes = shapes_with(self.board, &self.imagined, point, colour, rules.exact(colour));
        judged(rules, &shapes, || self.real_threes(point, &shapes))
    }

    /// Number of threes that count. With the recursion of renju (docs/rules/openings-and-tables.md
    /// D13) those count whose straight four can be made by a legal move, with all imagined stones
    /// left on the board; a move that makes a five there makes no straight four.
    fn real_threes(&mut self, point: Point, shapes: &Shapes) -> usize {
        let threes = shapes.iter().filter(|(_, shape)| shape.is_three());
        if !self.rules.recursive() {
            return threes.count();
        }
        self.imagined.push(point);
        let mut is_real = |direction: (i16, i16), shape: Shape| {
            shape.eyes().any(|step| self.verdict(point.step(direction, step)) == Verdict::Legal)
        };
        let real = threes.filter(|(direction, shape)| is_real(*direction, *shape)).count();
        self.imagined.pop();
        real
    }
}

/// The order of fouls (docs/rules/openings-and-tables.md D6): five, overline, double-four, then the
/// threes, with a four or without one.
fn judged(rules: &Rules, shapes: &Shapes, real_threes: impl FnOnce() -> usize) -> Verdict {
    let longer = shapes.iter().any(|(_, shape)| shape.is_longer());
    if shapes.iter().any(|(_, shape)| shape.is_five())
        || (longer && rules.overline == Overline::Wins)
    {
        return Verdict::Line;
    }
    if longer && rules.overline == Overline::Forbidden {
        return Verdict::Foul("overline");
    }
    let fours: u16 = shapes.iter().map(|(_, shape)| shape.fours()).sum();
    if fours >= 2 && rules.double_four {
        return Verdict::Foul("double-four");
    }
    // A four exempts from the double-three unless four-three-three is forbidden
    // (docs/rules/openings-and-tables.md D2).
    let (banned, word) = if fours > 0 {
        (rules.four_three_three, "four-three-three")
    } else {
        (rules.double_three, "double-three")
    };
    let threes = shapes.iter().filter(|(_, shape)| shape.is_three()).count();
    if banned && threes >= 2 && real_threes() >= 2 { Verdict::Foul(word) } else { Verdict::Legal }
}

/// Those of some points that are forbidden to a colour.
pub fn forbidden(rules: &Rules, board: &Board, colour: u8, points: Vec<Point>) -> Vec<Point> {
    let is_foul = |point: &Point| matches!(verdict(rules, board, *point, colour), Verdict::Foul(_));
    points.into_iter().filter(is_foul).collect()
}
