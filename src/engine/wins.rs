//! Wins by any moves: the search of a machine's move, held to proofs, and the line of the win that it finds.

use super::root::{Thought, prove, prove_by_threats, prove_by_turns};
use super::search::SURE;
use super::{
    Budget, Ends, Kind, Memory, Point, Position, Reason, Solution, Solvable, Solver, Status,
};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;
use std::{panic, thread};

/// The share of the budget for the win; the rest is for its line.
const SEARCH: f32 = 0.85;

impl Solver {
    /// Looks for a win of the colour to move by any moves, also by such as threaten nothing. A win is proved; that there
    /// is none is never said. The line is play that wins, not always the shortest, and ends early where the budget does;
    /// no more than its first move is certain then. With captures, where points are forbidden or the ends of a five count,
    /// and on a board without edges, only wins by threats are looked for. What the memory knew is forgotten.
    ///
    /// With a second memory two threads look for the win, each with the nodes of the budget; which of them finds it first
    /// can change the line, so that the same question may get another line the next time.
    pub fn solve_any(
        &mut self,
        position: &dyn Solvable,
        memory: &mut Memory,
        second: Option<&mut Memory>,
        budget: Budget,
    ) -> Solution {
        let Some(position) = position.on_lines().filter(|position| is_open(position)) else {
            let found = self.solve(position, memory, Kind::Threes, budget);
            let won = found.status == Status::Win;
            let status = if won { Status::Win } else { Status::Unknown };
            return Solution { status, unique: None, ..found };
        };
        memory.clear();
        let (thought, memory) = within(budget, (0.0, SEARCH), move |part| match second {
            None => (prove(position, position.to_move, memory, part), memory),
            Some(second) => {
                second.clear();
                on_two_threads(position, [memory, second], part)
            }
        });
        let (mut line, nodes) = (Vec::new(), thought.nodes);
        if !thought.wins() {
            return Solution { status: Status::Unknown, line, unique: None, nodes };
        }
        within(budget, (SEARCH, 1.0), |part| {
            self.follow(position.clone(), thought, memory, part, &mut line)
        });
        Solution { status: Status::Win, line, unique: None, nodes }
    }

    /// Notes the moves of a win and the answers, as far as they are found again.
    fn follow(
        &mut self,
        mut position: Position,
        mut thought: Thought,
        memory: &mut Memory,
        budget: Budget,
        line: &mut Vec<Point>,
    ) {
        let attacker = position.to_move;
        while let Some(best) = thought.best.filter(|_| thought.wins()) {
            if matches!(thought.reason, Reason::Fours | Reason::Threes) {
                let rest = self.solve(&position, memory, Kind::Threes, budget).line;
                return line.extend(if rest.is_empty() { vec![best] } else { rest });
            }
            put(&mut position, best, line);
            if thought.reason == Reason::Five {
                return;
            }
            let defence = prove(&position, attacker, memory, budget);
            let lost = defence.value <= -SURE || defence.reason == Reason::Stop;
            let Some(answer) = defence.best.filter(|_| lost) else { return };
            put(&mut position, answer, line);
            thought = prove(&position, attacker, memory, budget);
        }
    }
}

/// The share of a budget as the thread saw it last that may look at the clock. When this is dropped, also by a panic, it
/// is all used up, so that the other thread ends.
struct Seen<'a>(&'a AtomicU32);

impl Seen<'_> {
    fn show(&self, share: f32) {
        self.0.store(share.to_bits(), Ordering::Relaxed);
    }
}

impl Drop for Seen<'_> {
    fn drop(&mut self) {
        self.show(1.0);
    }
}

/// Time between two looks at the clock while the other thread alone goes on.
const LOOK: Duration = Duration::from_millis(1);

/// Looks for a win of the colour to move by turns on this thread and by threats of fours on another one, each with the
/// nodes of the budget; a win ends both. Gives the memory that knows it as well.
fn on_two_threads<'m>(
    position: &Position,
    [turns, threats]: [&'m mut Memory; 2],
    budget: Budget,
) -> (Thought, &'m mut Memory) {
    let nodes = budget.nodes;
    let (share, won) = (AtomicU32::new(0), AtomicBool::new(false));
    let (by_turns, by_threats) = thread::scope(|scope| {
        let seen = Seen(&share);
        let other = scope.spawn(|| {
            let spent = || f32::from_bits(share.load(Ordering::Relaxed));
            let thought = prove_by_threats(position, threats, Budget { nodes, spent: &spent });
            won.store(thought.wins(), Ordering::Relaxed);
            thought
        });
        let spent = || {
            let share = if won.load(Ordering::Relaxed) { 1.0 } else { (budget.spent)() };
            seen.show(share);
            share
        };
        let thought = prove_by_turns(position, turns, Budget { nodes, spent: &spent });
        while !thought.wins() && spent() < 1.0 && !other.is_finished() {
            thread::sleep(LOOK);
        }
        drop(seen);
        (thought, other.join().unwrap_or_else(|fault| panic::resume_unwind(fault)))
    });
    let nodes = by_turns.nodes + by_threats.nodes;
    let found = if by_threats.wins() { (by_threats, threats) } else { (by_turns, turns) };
    (Thought { nodes, ..found.0 }, found.1)
}

/// True where every empty point of a board with edges may be played on, and five in a row win whatever lies beside them.
fn is_open(position: &Position) -> bool {
    let rules = position.lines.rules;
    let open = rules.iter().all(|rule| rule.bans.is_empty() && rule.ends == Ends::Open);
    open && position.lines.size.is_some()
}

/// Runs a search with the part of a budget between two shares of it.
fn within<T>(budget: Budget, (from, to): (f32, f32), run: impl FnOnce(Budget) -> T) -> T {
    let nodes = (budget.nodes as f64 * f64::from(to - from)) as u64;
    let spent = || ((budget.spent)() - from) / (to - from);
    run(Budget { nodes: nodes.max(1), spent: &spent })
}

/// Puts a stone and notes it.
fn put(position: &mut Position, point: Point, line: &mut Vec<Point>) {
    position.stones.push((point, position.to_move));
    position.to_move = 1 - position.to_move;
    line.push(point);
}
