//! The plan for each move that the search by turns comes to: whether it is tried, and to which depth at first.

use super::grid::Cell;
use super::moves::is_bare;
use super::rating::{Rating, class};
use super::search::{Outlook, SURE, Search, Task};

/// The most moves tried at each of the depths 1 to 5 and beyond, where nothing threatens.
const WIDTHS: [usize; 5] = [6, 8, 10, 14, 19];
/// The most moves tried on the principal variation.
const WIDE: usize = 40;
/// The least weight of a move that is not quiet.
const LOUD: i32 = 75;
/// Distance below it from which a quiet move is left out, for each ply of depth.
const HOPELESS: i32 = 150;
/// Success that is worth a ply of depth.
const DEEPER: i32 = 8_000;

/// The next step through the moves.
pub enum Step {
    /// The move is tried.
    Try(Plan),
    /// The move is left out.
    Skip,
    /// This and all lighter moves are left out.
    End,
}

/// A plan for the search of a move.
#[derive(Clone, Copy)]
pub struct Plan {
    /// Plies to search after the move.
    pub depth: i32,
    /// Plies less at the first try.
    pub less: i32,
    /// True for the first move.
    pub first: bool,
    /// True if the move makes no threat and stops none.
    pub quiet: bool,
}

impl Search<'_> {
    /// The plan for the next move.
    pub fn plan(
        &self,
        task: Task,
        outlook: &Outlook,
        place: usize,
        (weight, cell): (i32, Cell),
        best: i32,
    ) -> Step {
        let ratings = self.ratings(cell);
        let [mine, theirs] = ratings.map(Rating::class);
        let quiet = mine < class::OPEN_THREE && theirs < class::FOUR;
        let (open, depth) = (task.is_open(), task.depth);
        let width = if open { WIDE } else { WIDTHS[(depth - 1).clamp(0, 4) as usize] };
        if best > -SURE && is_bare(ratings) && depth <= 1 && place > 0 {
            return Step::Skip;
        }
        if quiet && best > -SURE {
            let hopeless = !open && !outlook.threatened && depth <= 4 && place > 0;
            if place >= width {
                return Step::End;
            }
            if hopeless && outlook.value + HOPELESS * depth <= task.alpha {
                return if weight < LOUD { Step::End } else { Step::Skip };
            }
        }
        let less = self.less(task, outlook, place, cell).clamp(0, (depth - 1).max(0));
        Step::Try(Plan { depth: depth - 1, less, first: place == 0, quiet })
    }

    /// Plies less at the first try of a move, before they are bounded by the depth.
    fn less(&self, task: Task, outlook: &Outlook, place: usize, cell: Cell) -> i32 {
        let ratings = self.ratings(cell);
        let [mine, theirs] = ratings.map(Rating::class);
        if is_bare(ratings) && place > 0 {
            return 2 + task.depth / 4;
        }
        if place < 2 || outlook.threatened || mine > class::THREE_AND_MORE {
            return 0;
        }
        let late = reduction(task.depth, place) - i32::from(task.is_open()) + i32::from(task.cut);
        if mine >= class::OPEN_THREE {
            return late - 1;
        }
        let success = self.memory.success.of(self.field.side(), cell, outlook.before);
        late - i32::from(theirs >= class::OPEN_THREE) - (success / DEEPER).clamp(-2, 2)
    }
}

/// Plies less for a late move.
pub fn reduction(depth: i32, place: usize) -> i32 {
    const LOGARITHMS: [f32; 64] = logarithms();
    let of = |number: usize| LOGARITHMS[number.min(63)];
    (0.8 + of(depth.max(0) as usize) * of(place)) as i32
}

/// Natural logarithms of the numbers up to 63; 0 for 0.
const fn logarithms() -> [f32; 64] {
    // ln n - ln (n - 1) is the sum of 2 s^(2k + 1) / (2k + 1) with s = 1 / (2n - 1).
    let mut all = [0.0; 64];
    let mut number = 2;
    while number < 64 {
        let share = 1.0 / (2.0 * number as f64 - 1.0);
        let square = share * share;
        let sum = share + share * square / 3.0 + share * square * square / 5.0;
        let third = share * square * square * square / 7.0;
        all[number] = all[number - 1] + (2.0 * (sum + third)) as f32;
        number += 1;
    }
    all
}
