//! The choice of a move: what is forced, what is proved, and the search.

use super::budget::{Budget, Meter};
use super::field::Field;
use super::grid::Cell;
use super::memory::Memory;
use super::plan::reduction;
use super::rating::set;
use super::search::{INFINITE, SURE, Search, Task, WIN};
use super::{Point, Position};

/// The reason for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is the first stone, or no other cell is near.
    Only,
    /// It wins.
    Five,
    /// It stops a five.
    Stop,
    /// It begins a win by fours.
    Fours,
    /// It begins a win by fours and threes.
    Threes,
    /// The search found it best.
    Search,
    /// It looked good to a level that does not calculate.
    Glance,
}

/// A move and what is thought of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move; none if no stone may be put.
    pub best: Option<Point>,
    /// The reason for it.
    pub reason: Reason,
    /// The value for the colour to move: 400 is a win chance of 73 %; from 29,600 on a proved win.
    pub value: i32,
    /// Plies of the deepest search that was completed.
    pub depth: i32,
    /// Stones that were put in thought.
    pub nodes: u64,
}

impl Thought {
    /// True if the colour to move is proved to win.
    pub fn wins(&self) -> bool {
        self.value >= SURE
    }

    /// The chance of the colour to move to win, from 0 to 1.
    pub fn chance(&self) -> f32 {
        1.0 / (1.0 + (-self.value as f32 / 400.0).exp())
    }
}

/// The share of the budget for wins by fours.
const FOURS_SHARE: f32 = 0.05;
/// The share of the budget by which the search for wins by threes ends.
const THREES_SHARE: f32 = 0.2;
/// The share by which the proof of a win by threats of fours ends.
const THREATS_SHARE: f32 = 0.35;
/// The share by which the search for the opponent's win by threes ends, if it were to move.
const THREAT_SHARE: f32 = 0.27;
/// The most of the budget that is spent to see that a move does not stop it.
const STOP_SHARE: f32 = 0.05;
/// The most stones for that.
const STOP_STONES: u64 = 4000;
/// The share after which no deeper search is begun.
const LAST_SHARE: f32 = 0.95;
/// The deepest search.
const DEEPEST_ITERATION: i32 = 60;
/// The most moves tried from the third depth on.
const WIDTH: usize = 48;

/// Thinks about a position within a budget.
pub fn think(position: &Position, memory: &mut Memory, budget: Budget) -> Thought {
    let field = Field::new(memory.tables(&position.lines), position);
    think_with(field, memory, budget, (0, 0))
}

/// The chance of the colour to move to win, from 0 to 1. Where a five has to be stopped, which takes no thought, it is
/// that of the first position after it in which there is a choice; each position may take the nodes.
pub fn chance(position: &Position, memory: &mut Memory, budget: Budget) -> f32 {
    let (mut position, mut turned) = (position.clone(), false);
    loop {
        let thought = think(&position, memory, budget);
        let Some(stop) = thought.best.filter(|_| thought.reason == Reason::Stop) else {
            return if turned { 1.0 - thought.chance() } else { thought.chance() };
        };
        position.stones.push((stop, position.to_move));
        position.to_move = 1 - position.to_move;
        turned = !turned;
    }
}

/// Thinks about the position of a board, with noise of a seed added to the values of leaves.
pub fn think_with(field: Field, memory: &mut Memory, budget: Budget, noise: (u16, u64)) -> Thought {
    memory.fade();
    Search { noise, ..Search::new(field, memory, Meter::new(budget)) }.thought()
}

/// Thinks about a position in which a colour is to be proved to win: from [`SURE`] on its value, and down from there that
/// of the other colour, holds against every legal move. The memory has to be of such searches for this colour alone. No
/// point may be forbidden, and the ends of a five may not count.
pub fn prove(position: &Position, attacker: u8, memory: &mut Memory, budget: Budget) -> Thought {
    Search::for_proof(position, attacker, memory, budget).thought()
}

/// Does the same as [`prove`] for the colour to move, by turns alone, without a proof by threats of fours before.
pub fn prove_by_turns(position: &Position, memory: &mut Memory, budget: Budget) -> Thought {
    Search::for_proof(position, position.to_move, memory, budget).thought_by_turns()
}

/// Does the same as [`prove`] for the colour to move, by threats of fours alone; without a move if there is no such win.
pub fn prove_by_threats(position: &Position, memory: &mut Memory, budget: Budget) -> Thought {
    Search::for_proof(position, position.to_move, memory, budget).thought_of_threats()
}

/// A move with its reason, its value and the depth of the search.
type Found = (Option<Cell>, Reason, i32, i32);

impl<'a> Search<'a> {
    fn for_proof(
        position: &Position,
        attacker: u8,
        memory: &'a mut Memory,
        budget: Budget<'a>,
    ) -> Self {
        memory.fade();
        let field = Field::new(memory.tables(&position.lines), position);
        let proves = Some(usize::from(attacker));
        Self { proves, ..Self::new(field, memory, Meter::new(budget)) }
    }
}

impl Search<'_> {
    /// The move, and what is thought of it.
    fn thought(mut self) -> Thought {
        let found = self.at_once().or_else(|| self.proved());
        let found = found.unwrap_or_else(|| self.deepen());
        self.thought_from(found)
    }

    /// The move that a search by turns finds, without a proof by threats before.
    fn thought_by_turns(mut self) -> Thought {
        let found = self.at_once().unwrap_or_else(|| self.deepen());
        self.thought_from(found)
    }

    /// The first move of a win by threats of fours; without a value if none is found.
    fn thought_of_threats(mut self) -> Thought {
        let found = self.at_once().or_else(|| self.proved_by_threats(1.0));
        self.thought_from(found.unwrap_or((None, Reason::Search, 0, 0)))
    }

    fn thought_from(&self, (cell, reason, value, depth): Found) -> Thought {
        let frame = *self.field.frame();
        let best = cell.map(|cell| frame.point(cell));
        Thought { best, reason, value, depth, nodes: self.meter.nodes }
    }

    /// The move where there is nothing to think about.
    fn at_once(&mut self) -> Option<Found> {
        let own = self.field.side();
        if self.field.stones() == 0 {
            let middle = self.field.frame().middle();
            return Some((Some(middle), Reason::Only, 0, 0));
        }
        if let Some(five) = self.field.first(own, set::FIVES) {
            return Some((Some(five), Reason::Five, WIN - 1, 0));
        }
        // A five that has to be stopped is no end of a proof.
        if self.field.count_of(1 - own, set::FIVES) > 0 && self.proves != Some(own) {
            let answers = self.field.answers_to_five(1 - own);
            let only = answers.len() == 1 || !self.field.is_held(1 - own);
            let cell = answers.all().first().map(|(_, cell)| *cell)?;
            return only.then_some((Some(cell), Reason::Stop, 0, 0));
        }
        None
    }

    /// The first move of a win that can be proved by forcing moves.
    fn proved(&mut self) -> Option<Found> {
        if let Some(attacker) = self.proves {
            return (attacker == self.field.side())
                .then(|| self.proved_by_threats(THREATS_SHARE))?;
        }
        self.meter.allot(FOURS_SHARE);
        if let Some(cell) = self.win_by_fours(40, 30_000, false) {
            return Some((Some(cell), Reason::Fours, WIN - 5, 0));
        }
        self.meter.allot(THREES_SHARE);
        let cell = self.win_by_threes(u64::MAX)?;
        Some((Some(cell), Reason::Threes, WIN - 50, 0))
    }

    /// The first move of a win that has to be proved and is by threats of fours, looked for up to a share of the budget.
    fn proved_by_threats(&mut self, share: f32) -> Option<Found> {
        self.meter.allot(FOURS_SHARE);
        if let Some(cell) = self.win_by_fours(40, 30_000, false) {
            return Some((Some(cell), Reason::Fours, WIN - 5, 0));
        }
        self.meter.allot(share);
        let cell = self.win_by_threats()?;
        Some((Some(cell), Reason::Search, WIN - 50, 0))
    }

    /// Searches deeper and deeper.
    fn deepen(&mut self) -> Found {
        self.push_moves(0, 0, DEEPEST_ITERATION);
        let mut order = self.stack.sorted(0);
        self.stack.truncate(0);
        let mut doubted = (self.proves.is_none() && self.is_threatened()).then(Vec::new);
        self.meter.allot(1.0);
        let Some(mut best) = order.first().copied() else {
            return (self.any(), Reason::Only, 0, 0);
        };
        let (mut value, mut reached, mut depth) = (0, 0, 1);
        while depth <= DEEPEST_ITERATION {
            let found = self.within(depth, value, &mut order);
            if let (Some((cell, _)), Some(stops)) = (found, &mut doubted)
                && order.len() > 1
                && !stops.contains(&cell)
            {
                if self.is_lost_after(cell) {
                    order.retain(|other| *other != cell);
                    best = if best == cell { order[0] } else { best };
                    continue;
                }
                stops.push(cell);
            }
            if let Some((cell, worth)) = found {
                (best, value) = (cell, worth);
            }
            if self.meter.is_out() {
                break;
            }
            reached = depth;
            depth += 1;
            if value.abs() > SURE || self.meter.look() > LAST_SHARE {
                break;
            }
        }
        (Some(best), Reason::Search, value, reached)
    }

    /// True if the opponent is found to win by threes, were it to move.
    fn is_threatened(&mut self) -> bool {
        self.meter.allot(THREAT_SHARE);
        self.field.pass();
        let threatens = self.has_threes(u64::MAX);
        self.field.pass();
        threatens
    }

    /// True if the opponent is found to win by threes after a move. Only moves that a search found
    /// best are asked about, since most are worse for other reasons.
    fn is_lost_after(&mut self, cell: Cell) -> bool {
        let spent = self.meter.look();
        self.meter.allot(1f32.min(spent + STOP_SHARE));
        self.field.put(cell);
        let lost = !self.meter.is_out() && self.has_threes(STOP_STONES);
        self.field.undo();
        self.meter.allot(1.0);
        lost
    }

    /// Any empty cell where a stone may be put.
    fn any(&self) -> Option<Cell> {
        let own = self.field.side();
        self.field.empty_cells().find(|cell| self.field.allows(*cell, own))
    }

    /// The best move at a depth and its value, within a window around the value before; the window
    /// grows until the value lies inside.
    fn within(&mut self, depth: i32, last: i32, order: &mut [Cell]) -> Option<(Cell, i32)> {
        let mut width = 150;
        let narrow = depth >= 5 && last.abs() < SURE;
        let (mut alpha, mut beta) =
            if narrow { (last - width, last + width) } else { (-INFINITE, INFINITE) };
        loop {
            let (cell, value) = self.root(depth, alpha, beta, order);
            if self.meter.is_out() {
                return (cell != 0 && value > alpha && value > -SURE).then_some((cell, value));
            }
            let place = order.iter().position(|one| *one == cell).unwrap_or(0);
            width *= 4;
            let far = width > 1500;
            if value <= alpha && alpha > -INFINITE {
                alpha = if far { -INFINITE } else { last - width };
            } else {
                order[..=place].rotate_right(1);
                if value < beta || beta == INFINITE {
                    return Some((cell, value));
                }
                beta = if far { INFINITE } else { last + width };
            }
        }
    }

    /// The best of the moves in an order, and its value.
    fn root(&mut self, depth: i32, alpha: i32, beta: i32, order: &[Cell]) -> (Cell, i32) {
        let mut best = (0, -INFINITE);
        let mut alpha = alpha;
        let all = depth <= 3 || self.proves == Some(1 - self.field.side());
        let width = if all { order.len() } else { WIDTH };
        for (place, cell) in order.iter().enumerate().take(width) {
            let value = self.root_move(depth, alpha, beta, place, *cell);
            if self.meter.is_out() {
                break;
            }
            if value > best.1 {
                best = (*cell, value);
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    fn root_move(&mut self, depth: i32, alpha: i32, beta: i32, place: usize, cell: Cell) -> i32 {
        let late = depth >= 3 && place >= 4;
        let less = if late { (reduction(depth, place) - 1).clamp(0, depth - 2) } else { 0 };
        let task = |depth: i32, alpha: i32, beta: i32, cut: bool| Task {
            depth,
            alpha: -beta,
            beta: -alpha,
            ply: 1,
            cut,
        };
        self.meter.count();
        self.field.put(cell);
        let mut value = alpha + 1;
        if place > 0 {
            value = -self.value(task(depth - 1 - less, alpha, alpha + 1, true));
        }
        if place == 0 || value > alpha && (less > 0 || value < beta) {
            value = -self.value(task(depth - 1, alpha, beta, false));
        }
        self.field.undo();
        value
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Effect, Lines, points};
    use super::*;

    /// A position of stones by their points, Black to move.
    fn position(lines: Lines, black: &[Point], white: &[Point]) -> Position {
        let of = |points: &[Point], colour: u8| -> Vec<(Point, u8)> {
            points.iter().map(|point| (*point, colour)).collect()
        };
        let stones = [of(black, 0), of(white, 1)].concat();
        Position { lines, stones, to_move: 0 }
    }

    fn found(position: &Position) -> (Option<Point>, Reason) {
        let thought = think(position, &mut Memory::default(), Budget::nodes(20_000));
        (thought.best, thought.reason)
    }

    /// A four and a three cross here.
    const FOUR_THREE: [Point; 5] = [(4, 7), (5, 7), (6, 7), (7, 8), (7, 9)];
    /// Two threes cross here.
    const TWO_THREES: [Point; 4] = [(5, 7), (6, 7), (7, 8), (7, 9)];
    const CROSSING: Point = (7, 7);

    #[test]
    fn the_first_stone_goes_to_the_middle() {
        let empty = position(Lines::freestyle(Some(9)), &[], &[]);
        assert_eq!(found(&empty), (Some((4, 4)), Reason::Only));
        let endless = position(Lines::freestyle(None), &[], &[]);
        assert_eq!(found(&endless), (Some((0, 0)), Reason::Only));
    }

    #[test]
    fn a_five_is_made_before_one_is_stopped() {
        let (black, white) = ([(3, 3), (4, 3), (5, 3), (6, 3)], [(3, 9), (4, 9), (5, 9), (6, 9)]);
        let lines = Lines::standard(Some(15));
        let both = position(lines, &black, &white);
        assert_eq!(found(&both).1, Reason::Five);
        let stop = position(lines, &black[..2], &white);
        assert_eq!(found(&stop).1, Reason::Stop);
    }

    #[test]
    fn a_four_and_a_three_win_by_fours() {
        for lines in [Lines::freestyle(Some(15)), Lines::renju(Some(15)), Lines::freestyle(None)] {
            let crossing = position(lines, &FOUR_THREE, &[(3, 7), (0, 0), (0, 2), (2, 0)]);
            assert_eq!(found(&crossing), (Some(CROSSING), Reason::Fours), "{lines:?}");
        }
    }

    #[test]
    fn two_threes_win_where_they_are_not_forbidden() {
        let white = [(0, 0), (0, 2), (2, 0), (14, 14)];
        let free = position(Lines::freestyle(Some(15)), &TWO_THREES, &white);
        assert_eq!(found(&free).1, Reason::Threes);
        let renju = position(Lines::renju(Some(15)), &TWO_THREES, &white);
        let effects = points(&renju, &mut Memory::default());
        assert!(effects.contains(&(CROSSING, Effect::Foul)));
        let effects = points(&free, &mut Memory::default());
        assert!(effects.contains(&(CROSSING, Effect::Plain)));
    }

    #[test]
    fn a_proved_win_is_told_from_a_good_position() {
        let white = [(0, 0), (0, 2), (2, 0), (14, 14)];
        let of = |black: &[Point]| {
            let position = position(Lines::freestyle(Some(15)), black, &white[..black.len()]);
            think(&position, &mut Memory::default(), Budget::nodes(2000))
        };
        let (won, good) = (of(&TWO_THREES), of(&TWO_THREES[..3]));
        assert!(won.wins() && won.chance() == 1.0, "{won:?}");
        assert!(!good.wins() && good.value > 0, "{good:?}");
    }

    #[test]
    fn black_does_not_answer_on_a_forbidden_point() {
        // White's four can be met at 7,7 only, where Black has two threes.
        let white = [(7, 3), (7, 4), (7, 5), (7, 6)];
        let white = [&white[..], &[(0, 0), (14, 14)]].concat();
        let black = [(7, 2), (5, 7), (6, 7), (8, 8), (9, 9), (12, 3)];
        let position = position(Lines::renju(Some(15)), &black, &white);
        let effects = points(&position, &mut Memory::default());
        assert!(effects.contains(&(CROSSING, Effect::Foul)));
        let thought = think(&position, &mut Memory::default(), Budget::nodes(2000));
        assert!(thought.best.is_some_and(|best| best != CROSSING), "{thought:?}");
    }

    #[test]
    fn nodes_bound_the_search() {
        let opening = position(Lines::freestyle(Some(15)), &[(7, 7), (8, 7)], &[(8, 8), (6, 6)]);
        for nodes in [100, 1000, 30_000] {
            let thought = think(&opening, &mut Memory::default(), Budget::nodes(nodes));
            assert!(thought.nodes <= nodes * 6 / 5, "{thought:?}");
            assert!(thought.best.is_some());
        }
    }
}
