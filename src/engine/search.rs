//! The search of moves by turns: principal variation search with a table of results, reductions
//! and searches for fours at its leaves.

use super::budget::Meter;
use super::field::{Field, mix};
use super::grid::Cell;
use super::memory::{Bound, Entry, Memory};
use super::order::Stack;
use super::plan::{Plan, Step};
use super::rating::set;
use super::success::Before;
use super::zone::Replies;

/// The value of a win; a win in so many plies is worth that much less.
pub const WIN: i32 = 30_000;
/// More than any value.
pub const INFINITE: i32 = 32_000;
/// Values from here on are wins.
pub const SURE: i32 = WIN - 400;

/// The deepest line, in plies.
const DEEPEST_LINE: usize = 110;
/// Distance above the window from which a value is believed without search, for each ply of depth.
const ABOVE: i32 = 80;
/// Distance below it, for each ply of depth.
const BELOW: i32 = 200;
/// Plies of threats that are met beyond the depth.
const BEYOND: i32 = 2;
/// The least depth at which a position without a known best move is searched one ply less.
const UNKNOWN: i32 = 5;
/// The least depth at which a position seen for the first time is searched for a win by fours.
const FOURS: i32 = 3;

/// A search at work: the board, what it remembers, what it may still do.
pub struct Search<'a> {
    /// The board.
    pub field: Field,
    /// Results of positions.
    pub memory: &'a mut Memory,
    /// The moves of the positions on the line that is searched.
    pub stack: Stack,
    /// The numbers of the moves that a search for a proof is at.
    pub numbers: Vec<(u32, u32)>,
    /// The budget.
    pub meter: Meter<'a>,
    /// The most that is added to the value of a leaf or taken from it, and the seed of it.
    pub noise: (u16, u64),
    /// The colour whose wins have to be proved: against them every legal move is tried, also far from all stones.
    pub proves: Option<usize>,
    /// Replies to threats to win by fours.
    pub replies: Replies,
    /// Replies to threats to win by fours and threes; no cells where none was found.
    pub late_replies: Replies,
}

/// The terms on which a position is searched.
#[derive(Clone, Copy)]
pub struct Task {
    /// Plies to search.
    pub depth: i32,
    /// The value that the colour to move has elsewhere.
    pub alpha: i32,
    /// The value that the opponent has elsewhere.
    pub beta: i32,
    /// Plies from the root.
    pub ply: usize,
    /// True if a cut is expected.
    pub cut: bool,
}

impl Task {
    /// The task for the position after a move.
    fn next(self, depth: i32, alpha: i32, beta: i32, cut: bool) -> Self {
        Self { depth, alpha: -beta, beta: -alpha, ply: self.ply + 1, cut }
    }

    /// True on the principal variation.
    pub fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// The knowledge of a position before its moves are tried.
pub struct Outlook {
    /// The key of the position.
    pub key: u64,
    /// The best move of an earlier search, 0 for none.
    pub first: Cell,
    /// The value without search.
    pub value: i32,
    /// True if the opponent threatens to make an open four.
    pub threatened: bool,
    /// The stones before.
    pub before: Before,
}

impl<'a> Search<'a> {
    /// A search that may begin, without noise, which proves nothing.
    pub fn new(field: Field, memory: &'a mut Memory, meter: Meter<'a>) -> Self {
        let (stack, numbers) = (Stack::default(), Vec::new());
        let (replies, late_replies) = (Replies::default(), Replies::default());
        Self {
            field,
            memory,
            stack,
            numbers,
            meter,
            noise: (0, 0),
            proves: None,
            replies,
            late_replies,
        }
    }
}

impl Search<'_> {
    /// The value of the position for the colour to move.
    pub fn value(&mut self, mut task: Task) -> i32 {
        let (own, foe) = (self.field.side(), 1 - self.field.side());
        if self.meter.is_out() {
            return 0;
        }
        if let Some(value) = self.end(task.ply) {
            return value;
        }
        if self.field.count_of(foe, set::FIVES) > 0 {
            return self.forced(task);
        }
        let ply = task.ply as i32;
        if self.field.winning_four(own).is_some() {
            return WIN - ply - 3;
        }
        task.alpha = task.alpha.max(-(WIN - ply - 4));
        task.beta = task.beta.min(WIN - ply - 5);
        if task.alpha >= task.beta {
            return task.alpha;
        }
        if task.ply > DEEPEST_LINE {
            return self.field.value();
        }
        let threatened = self.field.winning_four(foe).is_some();
        let value = self.field.value();
        if is_above(task, value, threatened) {
            return value;
        }
        let key = self.field.key();
        let entry = self.memory.entry(key);
        if let Some(value) = entry.and_then(|entry| stored(entry, task)) {
            return value;
        }
        if let Some(value) = self.fours_value(task, key, entry.is_none()) {
            return value;
        }
        if task.depth <= if threatened { -BEYOND } else { 0 } {
            return value + self.noise_at(key);
        }
        if is_below(task, value, threatened) {
            return value;
        }
        let first = entry.map_or(0, |entry| entry.best);
        task.depth -= i32::from(first == 0 && task.depth >= UNKNOWN && !threatened);
        let before = self.before();
        self.best(task, &Outlook { key, first, value, threatened, before })
    }

    /// The noise that is added to the value of a leaf.
    fn noise_at(&self, key: u64) -> i32 {
        let (most, seed) = self.noise;
        let spread = 2 * u64::from(most) + 1;
        if most == 0 { 0 } else { (mix(key ^ seed) % spread) as i32 - i32::from(most) }
    }

    /// The value of a position that is decided at once.
    fn end(&self, ply: usize) -> Option<i32> {
        let own = self.field.side();
        if self.field.count_of(own, set::FIVES) > 0 {
            return Some(WIN - ply as i32 - 1);
        }
        if self.field.is_full() {
            return Some(0);
        }
        let two = self.field.count_of(1 - own, set::FIVES) > 1 && !self.field.is_held(1 - own);
        two.then_some(-(WIN - ply as i32 - 2))
    }

    /// The value where a four of the opponent has to be answered; the answer costs no depth.
    fn forced(&mut self, task: Task) -> i32 {
        let answers = self.field.answers_to_five(1 - self.field.side());
        let mut best = -(WIN - task.ply as i32 - 2);
        for (_, cell) in answers.all() {
            self.meter.count();
            self.field.put(*cell);
            let alpha = task.alpha.max(best);
            let value = -self.value(task.next(task.depth, alpha, task.beta, !task.cut));
            self.field.undo();
            best = best.max(value);
            if best >= task.beta {
                break;
            }
        }
        best
    }

    /// The value of a win by fours, looked for at leaves and at positions seen for the first time.
    fn fours_value(&mut self, task: Task, key: u64, new: bool) -> Option<i32> {
        let leaf = task.depth <= 0;
        let looked = leaf || task.depth >= FOURS && new;
        if !looked || self.field.count_of(self.field.side(), set::FOURS) == 0 {
            return None;
        }
        let (depth, stones) = if leaf { (8, 40) } else { (14, 30) };
        self.win_by_fours(depth, stones, leaf)?;
        let value = WIN - task.ply as i32 - 5;
        self.memory.keep(Entry::new(key, 0, (WIN - 5) as i16, 100, Bound::Lower));
        Some(value)
    }

    /// Tries the moves of a position.
    fn best(&mut self, task: Task, outlook: &Outlook) -> i32 {
        let from = self.stack.len();
        self.push_moves(outlook.first, task.ply, task.depth);
        let value = if self.stack.len() == from {
            outlook.value
        } else {
            self.best_of(from, task, outlook)
        };
        self.stack.truncate(from);
        value
    }

    /// Tries the moves on the stack from a place on.
    fn best_of(&mut self, from: usize, task: Task, outlook: &Outlook) -> i32 {
        let mut best = (-INFINITE, 0);
        let mut window = task;
        for place in 0..self.stack.len() - from {
            let (weight, cell) = self.stack.pick(from + place);
            let plan = match self.plan(window, outlook, place, (weight, cell), best.0) {
                Step::Try(plan) => plan,
                Step::Skip => continue,
                Step::End => break,
            };
            let value = self.after(cell, window, plan);
            if self.meter.is_out() {
                return 0;
            }
            if value > best.0 {
                best = (value, cell);
            }
            window.alpha = window.alpha.max(value);
            if window.alpha >= task.beta {
                if plan.quiet {
                    self.note_cut(task, outlook.before, from, place);
                }
                break;
            }
        }
        if best.0 == -INFINITE {
            return outlook.value;
        }
        self.keep(task, outlook.key, best);
        best.0
    }

    fn keep(&mut self, task: Task, key: u64, (value, best): (i32, Cell)) {
        let bound = match value {
            _ if value >= task.beta => Bound::Lower,
            _ if value > task.alpha => Bound::Exact,
            _ => Bound::Upper,
        };
        let ply = task.ply as i32;
        let value = value
            + if value > SURE {
                ply
            } else if value < -SURE {
                -ply
            } else {
                0
            };
        let depth = task.depth.min(100) as i8;
        self.memory.keep(Entry::new(key, best, value as i16, depth, bound));
    }

    /// The value of a move.
    fn after(&mut self, cell: Cell, task: Task, plan: Plan) -> i32 {
        let Task { alpha, beta, cut, .. } = task;
        self.meter.count();
        self.field.put(cell);
        let mut value;
        if plan.first {
            value = -self.value(task.next(plan.depth, alpha, beta, !cut));
        } else {
            value = -self.value(task.next(plan.depth - plan.less, alpha, alpha + 1, true));
            if value > alpha && plan.less > 0 {
                value = -self.value(task.next(plan.depth, alpha, alpha + 1, !cut));
            }
            if value > alpha && value < beta {
                value = -self.value(task.next(plan.depth, alpha, beta, false));
            }
        }
        self.field.undo();
        value
    }
}
/// The stored value, if it answers the task.
fn stored(entry: Entry, task: Task) -> Option<i32> {
    let ply = task.ply as i32;
    let mut value = i32::from(entry.value);
    value -= if value > SURE {
        ply
    } else if value < -SURE {
        -ply
    } else {
        0
    };
    let fits = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => value >= task.beta,
        Bound::Upper => value <= task.alpha,
        Bound::None => false,
    };
    let deep = i32::from(entry.depth) >= task.depth && !task.is_open();
    (deep && fits).then_some(value)
}

/// True if a value is so far above the window that it is believed without search, also without one
/// for fours, which could but raise it. At a leaf it need not be far above.
fn is_above(task: Task, value: i32, threatened: bool) -> bool {
    let far = task.depth <= 3 && value - ABOVE * task.depth.max(0) >= task.beta;
    far && !task.is_open() && !threatened && task.beta.abs() < SURE
}

/// True if a value is so far below the window that it is believed where little depth is left.
fn is_below(task: Task, value: i32, threatened: bool) -> bool {
    let far = task.depth <= 2 && value + BELOW * task.depth <= task.alpha;
    far && !task.is_open() && !threatened && task.alpha.abs() < SURE
}
