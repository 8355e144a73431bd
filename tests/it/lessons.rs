//! Lessons: the rules and the solver agree with every answer, and prove of no other move that it solves the task.

use narabe::engine::{Budget, Kind, Solution, Solvable, Status};
use narabe::game::Table;
use narabe::games::{GAMES, answer, solvable};
use narabe::teach::Desk;
use narabe::teach::lessons::{COURSES, Course, Lesson, Task, course_of};
use std::collections::BTreeSet;

/// Stones put in thought for each move. Whether a move keeps a win by threes is not always known after that.
const NODES: u64 = 100_000;

/// Moves of a threat that is neither a four nor an open three.
const QUIET: usize = 3;

/// All lessons with their courses.
fn lessons() -> impl Iterator<Item = (&'static Course, &'static Lesson)> {
    COURSES.iter().flat_map(|course| course.lessons.iter().map(move |lesson| (course, lesson)))
}

fn table(course: &Course, lesson: &Lesson) -> Table {
    course.table(GAMES, lesson).unwrap_or_else(|why| panic!("{}: {why:?}", lesson.word))
}

fn after(table: &Table, text: &str) -> Table {
    let mut after = table.clone();
    after.play(text).expect("a listed action is legal");
    after
}

/// True if whoever is on turn wins with a move.
fn wins(table: &Table, text: &str) -> bool {
    let (seat, after) = (table.to_move().unwrap(), after(table, text));
    after.outcome().is_some_and(|outcome| outcome.is_winner(after.side(seat)))
}

/// Number of stones that a move takes.
fn takes(table: &Table, text: &str) -> u16 {
    let all = |table: &Table| table.report().captured.iter().sum::<u16>();
    all(&after(table, text)) - all(table)
}

fn replies(table: &Table) -> Vec<String> {
    if table.outcome().is_some() { Vec::new() } else { table.actions().actions }
}

fn position(table: &Table) -> Box<dyn Solvable> {
    solvable(table).expect("play")
}

fn solved(desk: &mut Desk, position: &dyn Solvable, kind: Kind) -> Solution {
    desk.solver.solve(position, &mut desk.memory, kind, Budget::nodes(NODES))
}

/// True if the mover still has a win of a kind after a move, as far as the solver knows.
fn keeps(desk: &mut Desk, table: &Table, text: &str, kind: Kind) -> bool {
    let after = after(table, text);
    if after.outcome().is_some() {
        return wins(table, text);
    }
    let position = position(&after);
    let budget = Budget::nodes(NODES);
    let won = desk.solver.is_won(&*position, &mut desk.memory, kind, budget);
    let is_known = won != Status::Unknown || kind == Kind::Threes;
    assert!(is_known, "{text}: {table:?}");
    won == Status::Win
}

/// True if the opponent cannot win at once after a move, by the rules; the solver says where to look first.
fn stops(desk: &mut Desk, table: &Table, text: &str) -> bool {
    let after = after(table, text);
    match solved(desk, &*position(&after), Kind::Fours).line[..] {
        [win] => !wins(&after, &answer(&after, Some(win)).unwrap()),
        _ => replies(&after).iter().all(|reply| !wins(&after, reply)),
    }
}

/// True if the opponent has no win of a kind after a move.
fn prevents(desk: &mut Desk, table: &Table, text: &str, kind: Kind) -> bool {
    solved(desk, &*position(&after(table, text)), kind).status == Status::None
}

/// True if a move makes neither a four nor an open three, and threatens a win by fours.
fn threatens_quietly(desk: &mut Desk, table: &Table, text: &str) -> bool {
    let found = solved(desk, &*position(&after(table, text)).turned(), Kind::Fours);
    assert!(found.status != Status::Unknown, "{text}");
    found.length() >= QUIET
}

/// All moves that solve a lesson.
fn solutions(desk: &mut Desk, course: &Course, lesson: &Lesson) -> BTreeSet<String> {
    let table = table(course, lesson);
    let mut solves = |text: &String| match lesson.task {
        Task::Now => wins(&table, text),
        Task::Stop => stops(desk, &table, text),
        Task::Take(stones) => takes(&table, text) >= stones,
        Task::Guard => {
            let after = after(&table, text);
            replies(&after).iter().all(|reply| takes(&after, reply) == 0)
        }
        Task::Win(kind) => keeps(desk, &table, text, kind),
        Task::Prevent(kind) => prevents(desk, &table, text, kind),
        Task::Threaten => threatens_quietly(desk, &table, text),
    };
    replies(&table).into_iter().filter(|text| solves(text)).collect()
}

#[test]
fn rules_and_solver_agree_with_every_answer() {
    let (mut desk, mut wrong) = (Desk::default(), Vec::new());
    for (course, lesson) in lessons() {
        let found = solutions(&mut desk, course, lesson);
        let said: BTreeSet<String> = lesson.answers.iter().map(|text| (*text).to_owned()).collect();
        if found != said || said.is_empty() {
            wrong.push(format!("{}: {said:?}, but found {found:?}", lesson.word));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// As text h11 would stand before h6.
#[test]
fn answers_stand_in_the_order_of_the_board() {
    for (_, lesson) in lessons() {
        let place = |text: &&str| (text[..1].to_owned(), text[1..].parse::<u8>().unwrap());
        let places: Vec<_> = lesson.answers.iter().map(place).collect();
        assert!(places.is_sorted(), "{}: {places:?}", lesson.word);
    }
}

/// In a lesson where a win is to be found, a quicker kind of win would be another lesson.
#[test]
fn each_win_is_of_the_kind_that_the_lesson_is_about() {
    let mut desk = Desk::default();
    for (course, lesson) in lessons() {
        let Task::Win(kind) = lesson.task else { continue };
        let found = solved(&mut desk, &*position(&table(course, lesson)), Kind::Fours);
        let by_fours = found.status == Status::Win;
        assert_eq!(by_fours, kind == Kind::Fours, "{}: {found:?}", lesson.word);
        assert!(found.line.len() != 1, "{} is no five", lesson.word);
    }
}

/// The threat of a defence is real: without a move the opponent wins, or takes something.
#[test]
fn each_danger_is_there_before_it_is_met() {
    let mut desk = Desk::default();
    for (course, lesson) in lessons() {
        let table = table(course, lesson);
        let turned = position(&table).turned();
        match lesson.task {
            Task::Stop => {
                assert_eq!(solved(&mut desk, &*turned, Kind::Fours).length(), 1, "{}", lesson.word);
            }
            Task::Prevent(kind) => {
                let found = solved(&mut desk, &*turned, kind);
                assert!(found.length() > 1, "{}: {found:?}", lesson.word);
            }
            Task::Guard => {
                let actions = replies(&table);
                let is_taken = |text: &String| {
                    let after = after(&table, text);
                    replies(&after).iter().any(|reply| takes(&after, reply) > 0)
                };
                assert!(actions.iter().any(is_taken), "{}", lesson.word);
            }
            _ => {}
        }
    }
}

/// A word names the messages of a lesson, and its number is a bit.
#[test]
fn the_words_of_a_lesson_are_unique() {
    let words: Vec<&str> = lessons().map(|(_, lesson)| lesson.word).collect();
    assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len());
    assert!(words.len() <= 32, "a bit for each is kept");
}

#[test]
fn rule_sets_lead_to_their_own_course() {
    let course =
        |game: &str, preset: &str| course_of(game, preset).map(|number| COURSES[number].pool);
    for (game, preset, pool) in [
        ("gomoku", "freestyle", Some("gomoku")),
        ("gomoku", "caro", Some("gomoku")),
        ("gomoku", "renju", Some("renju")),
        ("gomoku", "renju-tournament", Some("renju")),
        ("ninuki", "pente", Some("pente")),
        ("ninuki", "simple", Some("pente")),
        ("ninuki", "keryo-pente", None),
        ("ninuki", "teams", None),
        ("rokumon", "act-1", None),
    ] {
        assert_eq!(course(game, preset), pool, "{game}/{preset}");
    }
}
