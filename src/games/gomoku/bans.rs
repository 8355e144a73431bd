//! Forbidden moves: overline, double-four, double-three, four-three-three.
//!
//! The rules are those of docs/rules/openings-and-tables.md D, the recursion is that of
//! docs/rules/renju.md 1.7.

use super::super::lines::{Board, Overline, Point, Shape, shapes_with};
use super::rules::Rules;

/// The most imagined stones of the recursion, and the most points that it looks at for one verdict
/// (docs/rules/renju.md 1.7). They bound the work on boards without edges, on which a set-up of some
/// hundred stones can ask for more than any time.
const DEEPEST: usize = 24;
const MOST_POINTS: u32 = 1000;

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
    verdict_within(rules, board, point, colour, &mut { MOST_POINTS })
}

/// The same where other verdicts share the points that the recursion may look at: no more than are
/// left, nor than for any one. Those that it has looked at are taken off.
pub fn verdict_within(
    rules: &Rules,
    board: &Board,
    point: Point,
    colour: u8,
    left: &mut u32,
) -> Verdict {
    let own = MOST_POINTS.min(*left);
    let mut thought = Thought { rules, board, colour, imagined: Vec::new(), left: own };
    let verdict = thought.verdict(point);
    *left -= own - thought.left;
    verdict
}

/// A board with imagined stones of one colour. They are not put on a copy: a board without edges
/// may have many thousand stones.
struct Thought<'a> {
    rules: &'a Rules,
    board: &'a Board,
    colour: u8,
    imagined: Vec<Point>,
    /// Points that may still be looked at.
    left: u32,
}

impl Thought<'_> {
    /// Judges a stone on an empty point, and leaves the imagined ones as they were.
    fn verdict(&mut self, point: Point) -> Verdict {
        let (rules, colour) = (self.rules, self.colour);
        let shapes = shapes_with(self.board, &self.imagined, point, colour, rules.exact(colour));
        judged(rules, &shapes, || self.are_two_real(point, &shapes))
    }

    /// True if two of the threes count, of which there are two or more. With the recursion of renju
    /// (docs/rules/openings-and-tables.md D13) those count whose straight four can be made by a
    /// legal move, with all imagined stones left on the board.
    fn are_two_real(&mut self, point: Point, shapes: &Shapes) -> bool {
        if !self.rules.recursive() {
            return true;
        }
        let mut threes = shapes.iter().filter(|(_, shape)| shape.is_three());
        // Nothing more is asked once the answer is certain.
        let mut spare = threes.clone().count().saturating_sub(2);
        self.imagined.push(point);
        let are_real = threes.all(|(direction, shape)| {
            let mut eyes = shape.eyes().map(|step| point.step(*direction, step));
            let is_real = eyes.any(|eye| self.makes_straight_four(eye));
            let goes_on = is_real || spare > 0;
            spare = spare.saturating_sub(usize::from(!is_real));
            goes_on
        });
        self.imagined.pop();
        are_real
    }

    /// True if a three can be made a straight four here: a foul does not make one, nor does a five.
    /// Beyond the bounds of the recursion a three counts by its shape alone.
    fn makes_straight_four(&mut self, eye: Point) -> bool {
        if self.imagined.len() > DEEPEST || self.left == 0 {
            return true;
        }
        self.left -= 1;
        self.verdict(eye) == Verdict::Legal
    }
}

/// The order of fouls (docs/rules/openings-and-tables.md D6): five, overline, double-four, then the
/// threes, with a four or without one.
fn judged(rules: &Rules, shapes: &Shapes, are_two_real: impl FnOnce() -> bool) -> Verdict {
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
    if banned && threes >= 2 && are_two_real() { Verdict::Foul(word) } else { Verdict::Legal }
}

/// Those of some points that are forbidden to a colour.
pub fn forbidden(rules: &Rules, board: &Board, colour: u8, points: Vec<Point>) -> Vec<Point> {
    let is_foul = |point: &Point| matches!(verdict(rules, board, *point, colour), Verdict::Foul(_));
    points.into_iter().filter(is_foul).collect()
}

#[cfg(test)]
mod tests {
    use super::super::rules::INFO;
    use super::*;
    use crate::game::Options;

    /// Stones of a position in which each of two threes hangs on a third point, and that on two
    /// threes again, so that each repetition doubles the paths (by offset, nine columns wide).
    const BLACK: [(i16, i16); 16] = [
        (0, 1),
        (0, -1),
        (1, 1),
        (1, -1),
        (2, 2),
        (2, -2),
        (4, 2),
        (4, -2),
        (5, 1),
        (5, -1),
        (7, 0),
        (8, 0),
        (3, 4),
        (3, -4),
        (3, 5),
        (3, -5),
    ];
    const WHITE: [(i16, i16); 10] =
        [(-2, 2), (-2, -2), (5, 5), (5, -5), (1, 5), (1, -5), (8, 2), (8, -2), (2, 0), (4, 0)];

    fn repeated(times: i16) -> Board {
        let mut board = Board::new("unbounded");
        for at in (0..times).map(|time| 9 * time) {
            BLACK.iter().for_each(|(x, y)| board.put(Point::new(x + at, *y), 0));
            WHITE.iter().for_each(|(x, y)| board.put(Point::new(x + at, *y), 1));
        }
        board
    }

    /// The points that are looked at for the verdict on the first point.
    fn looked_at(times: i16) -> u32 {
        let rules = Rules::new(&Options::read(&INFO, "renju opening=none size=unbounded").unwrap());
        let (rules, board) = (rules.unwrap(), repeated(times));
        let mut thought = Thought {
            rules: &rules,
            board: &board,
            colour: 0,
            imagined: Vec::new(),
            left: MOST_POINTS,
        };
        thought.verdict(Point::new(0, 0));
        MOST_POINTS - thought.left
    }

    #[test]
    fn the_recursion_has_bounds() {
        let looked: Vec<u32> = [1, 2, 4, 8, 40, 100].map(looked_at).to_vec();
        assert!(looked.is_sorted() && looked[3] > 4 * looked[1], "no chain: {looked:?}");
        assert_eq!(looked[4..], [MOST_POINTS; 2]);
    }
}
