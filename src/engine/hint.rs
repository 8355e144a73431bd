//! Hints for the colour to move: the most urgent thing that there is, and a line of it.

use super::{Budget, Kind, Memory, Point, Position, Solver, Status, think};

/// The most urgent thing in a position, as the colour to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Situation {
    /// It can make five.
    Five,
    /// It has a win by fours (VCF).
    Fours,
    /// It has a win by fours and open threes (VCT).
    Threes,
    /// The opponent would make five.
    MeetFive,
    /// The opponent would have a win by fours.
    MeetFours,
    /// The opponent would have a win by fours and open threes.
    MeetThrees,
    /// None of these was found.
    Quiet,
}

/// A hint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The most urgent thing.
    pub situation: Situation,
    /// The moves of both colours in turn: a whole win, or one move; empty where there is no legal one.
    pub line: Vec<Point>,
    /// True if a win or a threat that was not found is proved not to be there.
    pub is_proved: bool,
}

/// Returns a hint. Each of its at most five searches puts at most `nodes` stones in thought, and `spent` is the share of
/// the time that is used up. The same position, number and memory give the same hint, unless time ends a search;
/// what the memory knows of earlier positions can change the move of a quiet one.
pub fn hint(position: &Position, memory: &mut Memory, nodes: u64, spent: &dyn Fn() -> f32) -> Hint {
    let (mut solver, mut is_proved) = (Solver::default(), true);
    let mut win = |position: &Position, memory: &mut Memory, kind| {
        let found = solver.solve(position, memory, kind, Budget { nodes, spent });
        is_proved &= found.status != Status::Unknown;
        (found.status == Status::Win).then_some(found.line)
    };
    for (kind, situation) in [(Kind::Fours, Situation::Fours), (Kind::Threes, Situation::Threes)] {
        if let Some(line) = win(position, memory, kind) {
            let situation = if line.len() == 1 { Situation::Five } else { situation };
            return Hint { situation, line, is_proved };
        }
    }
    let passed = Position { to_move: 1 - position.to_move, ..position.clone() };
    let threat = match win(&passed, memory, Kind::Fours) {
        Some(line) if line.len() == 1 => Situation::MeetFive,
        Some(_) => Situation::MeetFours,
        None if win(&passed, memory, Kind::Threes).is_some() => Situation::MeetThrees,
        None => Situation::Quiet,
    };
    let best = think(position, memory, Budget { nodes, spent }).best;
    Hint { situation: threat, line: best.into_iter().collect(), is_proved }
}
