//! The stones that a new stone takes and their claimants, and the shapes that are forbidden. All of
//! it is read from the one position with the new stone on the board and nothing removed yet
//! (docs/rules/ninuki.md 2.2).

use super::super::lines::{Board, DIRECTIONS, EMPTY, Point, REACH};
use super::rules::{Rules, SelfCapture};
use crate::game::Colour;

/// The stones that are claimed, each with the colours that claim it, as bits.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The points, each once.
    pub stones: Vec<(Point, u8)>,
    /// The stones of a whole line that is captured (docs/rules/ninuki.md 2.7), which are among the
    /// points.
    pub line: Vec<Point>,
    /// True if the new stone completes a run between stones of another colour, whatever the effect
    /// of that.
    pub exposed: bool,
}

impl Claims {
    /// Adds a claim; several windows of one colour over a stone count once.
    pub fn add(&mut self, point: Point, colour: u8) {
        match self.stones.iter_mut().find(|(claimed, _)| *claimed == point) {
            Some((_, claimants)) => *claimants |= 1 << colour,
            None => self.stones.push((point, 1 << colour)),
        }
    }

    /// True if a colour takes anything.
    pub fn has(&self, colour: u8) -> bool {
        self.stones.iter().any(|(_, claimants)| claimants & 1 << colour != 0)
    }

    /// True if the stone on a point is taken.
    pub fn takes(&self, point: Point) -> bool {
        self.stones.iter().any(|(claimed, _)| *claimed == point)
    }
}

/// The claims of a stone of a colour on an empty point: its owner's, and those of others where
/// self-capture is played.
pub fn claims(rules: &Rules, board: &Board, point: Point, colour: u8) -> Claims {
    let mut claims = Claims::default();
    for direction in DIRECTIONS {
        let axis =
            Axis { cells: board.around(point, direction), own: colour + 1, mixed: rules.mixed };
        for length in rules.lengths() {
            for sign in [-1, 1].into_iter().filter(|sign| axis.flanks(*sign, length)) {
                (1..=length)
                    .for_each(|steps| claims.add(point.step(direction, sign * steps), colour));
            }
            if rules.self_capture == SelfCapture::None {
                continue;
            }
            for first in 1 - length..=0 {
                let Some(flank) = axis.is_flanked(first, length) else { continue };
                claims.exposed = true;
                if rules.self_capture == SelfCapture::Suicide {
                    (first..first + length)
                        .for_each(|steps| claims.add(point.step(direction, steps), flank));
                }
            }
        }
    }
    claims
}

/// The empty points at which a stone of a colour could capture a run between itself and another of
/// its stones, whatever the colours of the run.
pub fn capturing(rules: &Rules, board: &Board, colour: u8) -> Vec<Point> {
    let is_prey = |point: Point| board.stone(point).is_some_and(|other| other != colour);
    let end = |flank: Point, way: (i16, i16), length: i16| {
        let end = flank.step(way, length + 1);
        let free = board.holds(end) && board.stone(end).is_none();
        (free && (1..=length).all(|steps| is_prey(flank.step(way, steps)))).then_some(end)
    };
    let mut found = Vec::new();
    for (flank, _) in board.stones().into_iter().filter(|(_, owner)| *owner == colour) {
        for way in DIRECTIONS.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]) {
            found.extend(rules.lengths().filter_map(|length| end(flank, way, length)));
        }
    }
    found
}

/// Number of lines on which a stone of a colour makes a free three (docs/rules/ninuki.md 3.1): an
/// empty point of the line would make the stones exactly four in a row, the new one among them,
/// with both neighbours empty and on the board.
pub fn free_threes(board: &Board, point: Point, colour: u8) -> usize {
    let is_free = |direction: &&(i16, i16)| {
        let axis = Axis { cells: board.around(point, **direction), own: colour + 1, mixed: false };
        (-3..=0).any(|first| axis.is_free_three(first))
    };
    DIRECTIONS.iter().filter(is_free).count()
}

/// The free threes that a stone of a colour makes: each with its direction, and the steps to its stones and to the empty
/// point between or beside them, in a row of four.
pub fn three_windows(board: &Board, point: Point, colour: u8) -> Vec<((i16, i16), i16)> {
    let mut windows = Vec::new();
    for direction in DIRECTIONS {
        let axis = Axis { cells: board.around(point, direction), own: colour + 1, mixed: false };
        let free = (-3..=0).filter(|first| axis.is_free_three(*first));
        windows.extend(free.map(|first| (direction, first)));
    }
    windows
}

/// The runs with a new stone of a colour that stones of another one flank: each with its direction, its first step and its
/// length.
pub fn flanked(
    rules: &Rules,
    board: &Board,
    point: Point,
    colour: u8,
) -> Vec<((i16, i16), i16, i16)> {
    let mut runs = Vec::new();
    for direction in DIRECTIONS {
        let axis =
            Axis { cells: board.around(point, direction), own: colour + 1, mixed: rules.mixed };
        for length in rules.lengths() {
            let firsts = (1 - length..=0).filter(|first| axis.is_flanked(*first, length).is_some());
            runs.extend(firsts.map(|first| (direction, first, length)));
        }
    }
    runs
}

/// One line through a new stone, which is step 0.
struct Axis {
    cells: [u8; 2 * REACH],
    /// The cell of the new stone.
    own: u8,
    /// True if captured runs may mix colours.
    mixed: bool,
}

impl Axis {
    fn at(&self, step: i16) -> u8 {
        match step {
            0 => self.own,
            ..0 => self.cells[(step + REACH as i16) as usize],
            1.. => self.cells[(step + REACH as i16 - 1) as usize],
        }
    }

    /// True if the new stone and another of its colour flank a run of this length on one side of
    /// it.
    fn flanks(&self, sign: i16, length: i16) -> bool {
        self.at(sign * (length + 1)) == self.own
            && self.is_run((1..=length).map(|step| sign * step), self.own)
    }

    /// The colour whose stones flank a run of this length with the new stone in it.
    fn is_flanked(&self, first: i16, length: i16) -> Option<u8> {
        let flank = self.at(first - 1);
        let flanked = is_stone(flank) && flank != self.own && self.at(first + length) == flank;
        (flanked && self.is_run(first..first + length, flank)).then(|| flank - 1)
    }

    /// True if there are stones at all these steps, none of the captor's, and of one colour unless
    /// they may mix.
    fn is_run(&self, mut steps: impl Iterator<Item = i16> + Clone, captor: u8) -> bool {
        let one = steps.clone().next().map(|step| self.at(step));
        steps.all(|step| {
            let cell = self.at(step);
            is_stone(cell) && cell != captor && (self.mixed || Some(cell) == one)
        })
    }

    /// True if the four cells from here on hold three own stones and an empty point, between empty
    /// points.
    fn is_free_three(&self, first: i16) -> bool {
        let count = |cell: u8| (first..first + 4).filter(|step| self.at(*step) == cell).count();
        let open = self.at(first - 1) == EMPTY && self.at(first + 4) == EMPTY;
        open && count(self.own) == 3 && count(EMPTY) == 1
    }
}

fn is_stone(cell: u8) -> bool {
    (1..=Colour::ALL.len() as u8).contains(&cell)
}
