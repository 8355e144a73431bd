//! Hints for the colour to move: the most urgent thing that there is, with a line, and what is proved to meet a threat.

use super::{Budget, Kind, Memory, Point, Solvable, Solver, Status};

/// Times the stones of a search for all answers to a threat.
const DEFENCES_PART: u64 = 4;

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
    /// The moves of both colours in turn that win; empty where no win was found.
    pub line: Vec<Point>,
    /// The moves of both colours in turn by which the opponent would win if nothing were done; empty where none were found.
    pub threat: Vec<Point>,
    /// The moves that are proved to meet the threat, as far as they were found.
    pub defences: Vec<Point>,
    /// True if a win or a threat that was not found is proved not to be there.
    pub is_proved: bool,
}

/// Returns a hint. Each of its at most four searches puts at most `nodes` stones in thought, and that for answers to a
/// threat some times as many; `spent` is the share of the time that is used up. The same position and number give the
/// same hint, unless time ends a search.
pub fn hint(
    position: &dyn Solvable,
    memory: &mut Memory,
    nodes: u64,
    spent: &dyn Fn() -> f32,
) -> Hint {
    let (mut solver, mut is_proved) = (Solver::default(), true);
    let mut win = |position: &dyn Solvable, memory: &mut Memory, kind: Kind| {
        let solution = solver.solve(position, memory, kind, Budget { nodes, spent });
        is_proved &= solution.status != Status::Unknown;
        (solution.status == Status::Win).then_some(solution.line)
    };
    for (kind, situation) in [(Kind::Fours, Situation::Fours), (Kind::Threes, Situation::Threes)] {
        if let Some(line) = win(position, memory, kind) {
            let situation = if line.len() == 1 { Situation::Five } else { situation };
            return Hint { line, ..found(situation, is_proved) };
        }
    }
    let turned = position.turned();
    for (kind, situation) in
        [(Kind::Fours, Situation::MeetFours), (Kind::Threes, Situation::MeetThrees)]
    {
        let Some(threat) = win(&*turned, memory, kind) else { continue };
        let situation = if threat.len() == 1 { Situation::MeetFive } else { situation };
        let budget = Budget { nodes: nodes * DEFENCES_PART, spent };
        let defences = solver.defences(position, memory, kind, budget);
        return Hint { threat, defences, ..found(situation, is_proved) };
    }
    found(Situation::Quiet, is_proved)
}

/// Returns a hint without any moves.
fn found(situation: Situation, is_proved: bool) -> Hint {
    let (line, threat, defences) = (Vec::new(), Vec::new(), Vec::new());
    Hint { situation, line, threat, defences, is_proved }
}
