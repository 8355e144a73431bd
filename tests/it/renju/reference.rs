//! Forbidden moves judged slowly and plainly, straight from the definitions: every line is walked
//! step by step. What the program answers from tables must be the same.

pub type Spot = (i16, i16);

/// The bans and the winning lines of one colour.
#[derive(Clone, Copy, Debug)]
pub struct Bans {
    /// Runs of more than five win, are ignored, or are forbidden.
    pub overline: &'static str,
    pub double_three: bool,
    pub double_four: bool,
    pub four_three_three: bool,
}

/// A position with the side of its board; none is a board without edges.
#[derive(Clone, Debug)]
pub struct Position {
    pub size: Option<i16>,
    /// By column and row, both from −`BEFORE`: no stone, or a colour.
    cells: [[Option<u8>; SIDE]; SIDE],
}

/// Positions lie around the middle of this many columns and rows, so that no line runs out of them.
const SIDE: usize = 48;
const BEFORE: i16 = 14;

const AXES: [Spot; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

fn away(from: Spot, axis: Spot, steps: i16) -> Spot {
    (from.0 + axis.0 * steps, from.1 + axis.1 * steps)
}

impl Position {
    pub fn new(size: Option<i16>) -> Self {
        Self { size, cells: [[None; SIDE]; SIDE] }
    }

    pub fn put(&mut self, (x, y): Spot, colour: u8) {
        self.cells[(x + BEFORE) as usize][(y + BEFORE) as usize] = Some(colour);
    }

    pub fn stone(&self, (x, y): Spot) -> Option<u8> {
        self.cells[(x + BEFORE) as usize][(y + BEFORE) as usize]
    }

    /// Every spot on which something can be forbidden or lie.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + use<> {
        let range = self.size.map_or(-6..20, |size| 0..size);
        range.clone().flat_map(move |x| range.clone().map(move |y| (x, y)))
    }

    pub fn has(&self, spot: Spot) -> bool {
        self.size.is_none_or(|size| (0..size).contains(&spot.0) && (0..size).contains(&spot.1))
    }

    pub fn is_empty(&self, spot: Spot) -> bool {
        self.has(spot) && self.stone(spot).is_none()
    }

    fn with(&self, spot: Spot, colour: u8) -> Self {
        let mut after = self.clone();
        after.put(spot, colour);
        after
    }

    /// The stones of the unbroken run through a stone.
    fn run(&self, spot: Spot, axis: Spot) -> Vec<Spot> {
        let same = |other: &Spot| self.stone(*other) == self.stone(spot);
        let walk =
            |sign: i16| (1_i16..).map(move |steps| away(spot, axis, sign * steps)).take_while(same);
        walk(-1).chain([spot]).chain(walk(1)).collect()
    }

    fn wins(bans: Bans, run: &[Spot]) -> bool {
        run.len() == 5 || (run.len() > 5 && bans.overline == "wins")
    }

    /// The sets of four stones through a stone that lies on the board, as
    /// docs/rules/openings-and-tables.md D4 counts them.
    fn fours(&self, new: Spot, axis: Spot, bans: Bans) -> Vec<Vec<Spot>> {
        let colour = self.stone(new).unwrap();
        let mut sets = Vec::new();
        for first in -4..=0 {
            let window: Vec<Spot> =
                (first..first + 5).map(|steps| away(new, axis, steps)).collect();
            let own: Vec<Spot> =
                window.iter().copied().filter(|spot| self.stone(*spot) == Some(colour)).collect();
            let Some(last) = window.iter().copied().find(|spot| self.is_empty(*spot)) else {
                continue;
            };
            let completes =
                own.len() == 4 && Self::wins(bans, &self.with(last, colour).run(last, axis));
            if completes && !sets.contains(&own) {
                sets.push(own);
            }
        }
        sets
    }

    /// The points where one more stone makes a straight four with the new one.
    fn eyes(&self, new: Spot, axis: Spot, bans: Bans) -> Vec<Spot> {
        let colour = self.stone(new).unwrap();
        let is_eye = |eye: &Spot| {
            let after = self.with(*eye, colour);
            let mut run = after.run(*eye, axis);
            run.sort();
            let has_new = run.len() == 4 && run.contains(&new);
            let (Some(first), Some(last)) = (run.first(), run.last()) else { return false };
            has_new
                && [away(*first, axis, -1), away(*last, axis, 1)].iter().all(|end| {
                    after.is_empty(*end)
                        && Self::wins(bans, &after.with(*end, colour).run(*end, axis))
                })
        };
        let near = (-3..=3).map(|steps| away(new, axis, steps));
        near.filter(|eye| self.is_empty(*eye)).filter(is_eye).collect()
    }

    /// The verdict on a stone of a colour on an empty point: `five`, `legal`, or the word of the
    /// foul.
    pub fn verdict(&self, spot: Spot, colour: u8, bans: Bans) -> &'static str {
        let after = self.with(spot, colour);
        let runs: Vec<_> = AXES.map(|axis| after.run(spot, axis)).to_vec();
        if runs.iter().any(|run| Self::wins(bans, run)) {
            return "five";
        }
        if bans.overline == "forbidden" && runs.iter().any(|run| run.len() > 5) {
            return "overline";
        }
        let fours: Vec<usize> = AXES.map(|axis| after.fours(spot, axis, bans).len()).to_vec();
        let all: usize = fours.iter().sum();
        if bans.double_four && all >= 2 {
            return "double-four";
        }
        let (word, banned) = if all > 0 {
            ("four-three-three", bans.four_three_three)
        } else {
            ("double-three", bans.double_three)
        };
        let recursive = bans.double_three && bans.double_four;
        let legal = |eye: &Spot| !recursive || after.verdict(*eye, colour, bans) == "legal";
        let is_three = |axis: &Spot| after.eyes(spot, *axis, bans).iter().any(legal);
        let axes = AXES.iter().zip(fours).filter(|(_, fours)| *fours == 0).map(|(axis, _)| axis);
        if banned && axes.filter(|axis| is_three(axis)).count() >= 2 { word } else { "legal" }
    }
}
