//! Lessons: the solver agrees with every answer, and proves of no other move that it solves the task.

use narabe::engine::{Budget, Effect, Kind, Memory, Position, Solver, Status, points};
use narabe::games::{GAMES, answer, position};
use narabe::teach::lessons::{LESSONS, Lesson, Task};
use std::collections::BTreeSet;

/// Stones put in thought for each move. Whether a move keeps a win by threes is not always known after that.
const NODES: u64 = 100_000;

/// All moves that solve a lesson, as the solver sees it.
fn solutions(lesson: &Lesson) -> BTreeSet<String> {
    let table = lesson.table(GAMES).unwrap();
    let position = position(&table).expect("play");
    let (mut memory, mut solver) = (Memory::default(), Solver::default());
    let text = |point| answer(&table, Some(point)).unwrap();
    let effects = points(&position, &mut memory);
    let turned = Position { to_move: 1 - position.to_move, ..position.clone() };
    let is = |wanted: Effect| move |effect: &Effect| *effect == wanted;
    match lesson.task {
        Task::Five => {
            let wins = effects.into_iter().filter(|(_, effect)| is(Effect::Wins)(effect));
            wins.map(|(point, _)| text(point)).collect()
        }
        Task::Stop => {
            let theirs = points(&turned, &mut memory).into_iter();
            let wins = theirs.filter(|(_, effect)| is(Effect::Wins)(effect));
            wins.map(|(point, _)| text(point)).collect()
        }
        Task::Prevent(kind) => {
            let budget = Budget::nodes(NODES);
            solver.defences(&position, &mut memory, kind, budget).into_iter().map(text).collect()
        }
        Task::Win(kind) => {
            let still = |(point, _): &(narabe::engine::Point, Effect)| {
                let mut after = position.clone();
                after.stones.push((*point, position.to_move));
                after.to_move = 1 - position.to_move;
                let won = solver.is_won(&after, &mut memory, kind, Budget::nodes(NODES));
                let is_known = won != Status::Unknown || kind == Kind::Threes;
                assert!(is_known, "{point:?} in {}", lesson.word);
                won == Status::Win
            };
            let kept: Vec<_> = effects.into_iter().filter(still).collect();
            kept.into_iter().map(|(point, _)| text(point)).collect()
        }
    }
}

#[test]
fn the_solver_agrees_with_every_answer() {
    let mut wrong = Vec::new();
    for lesson in LESSONS {
        let found = solutions(&lesson);
        let said: BTreeSet<String> = lesson.answers.iter().map(|text| (*text).to_owned()).collect();
        if found != said {
            wrong.push(format!("{}: {said:?}, but the solver {found:?}", lesson.word));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// In a lesson where a win is to be found, a quicker kind of win would be another lesson.
#[test]
fn each_win_is_of_the_kind_that_the_lesson_is_about() {
    let (mut memory, mut solver) = (Memory::default(), Solver::default());
    for lesson in LESSONS {
        let Task::Win(kind) = lesson.task else { continue };
        let position = position(&lesson.table(GAMES).unwrap()).unwrap();
        let found = solver.solve(&position, &mut memory, Kind::Fours, Budget::nodes(NODES));
        let by_fours = found.status == Status::Win;
        assert_eq!(by_fours, kind == Kind::Fours, "{}: {found:?}", lesson.word);
        assert!(found.line.len() != 1, "{} is no five", lesson.word);
    }
}
