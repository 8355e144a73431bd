//! The shipped puzzles: the rules and the solver agree with every solution, and only one first move begins a win by fours;
//! the themes are what they say.

use narabe::engine::{Budget, Kind, Solution, Solver, Status};
use narabe::game::{Games, Seat, Table};
use narabe::games::{GAMES, answer, setup, solvable};
use narabe::teach::Desk;
use narabe::teach::puzzles::{COURSE, Puzzle, PuzzleId, SETS};
use narabe::teach::themes::{Theme, theme};
use std::collections::{BTreeMap, BTreeSet};

/// Stones put in thought for each position; the puzzles were found with fewer.
const NODES: u64 = 100_000;

/// Every puzzle.
fn puzzles() -> impl Iterator<Item = &'static Puzzle> {
    SETS.iter().flat_map(|set| set.puzzles()).map(|puzzle| &**puzzle)
}

fn start(puzzle: &Puzzle) -> Table {
    puzzle.table(GAMES, &[""; 0]).unwrap()
}

fn solved(desk: &mut Desk, table: &Table) -> Solution {
    let position = solvable(table).expect("play");
    desk.solver.solve(&*position, &mut desk.memory, Kind::Fours, Budget::nodes(NODES))
}

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn every_set_has_puzzles_of_each_length_and_none_twice() {
    let mut seen = BTreeSet::new();
    for puzzle in puzzles() {
        let table = start(puzzle);
        assert!(
            seen.insert(format!("{:?}", table.scene(None).pieces)),
            "{} is there twice",
            puzzle.word()
        );
        let id = PuzzleId::read(puzzle.word()).expect("a word");
        assert_eq!((id.word().as_str(), &**id.puzzle()), (puzzle.word(), puzzle));
        assert!((3..=7).contains(&puzzle.length()), "{}", puzzle.word());
    }
    for set in &SETS {
        assert!(set.puzzles().len() >= 40, "{}: {}", set.word, set.puzzles().len());
        let stars: BTreeSet<usize> = set.puzzles().iter().map(|puzzle| puzzle.stars()).collect();
        assert_eq!(stars.into_iter().collect::<Vec<_>>(), [1, 2, 3], "{}", set.word);
    }
    assert_eq!(PuzzleId::read("renju.100000"), None);
    assert_eq!(PuzzleId::read("chess.1"), None);
}

#[test]
fn every_solution_is_the_only_one_and_wins() {
    let mut desk = Desk::default();
    for puzzle in puzzles() {
        let (word, win) = (puzzle.word(), &puzzle.win);
        let mut table = start(puzzle);
        let found = solved(&mut desk, &table);
        assert_eq!((found.status, found.unique), (Status::Win, Some(true)), "{word}");
        assert_eq!(found.length(), puzzle.length(), "{word}: the shortest");
        assert_eq!(answer(&table, Some(found.line[0])).as_ref(), Some(&win[0]), "{word}");
        let side = table.to_move().unwrap();
        for (number, text) in win.iter().enumerate() {
            assert!(table.outcome().is_none(), "{word}");
            table.play(text).unwrap_or_else(|why| panic!("{word}: {text}: {why:?}"));
            // After each move of the attacker every defence loses, not the given one alone.
            if number % 2 == 0 && table.outcome().is_none() {
                let position = solvable(&table).unwrap();
                let budget = Budget::nodes(NODES);
                let status = desk.solver.is_won(&*position, &mut desk.memory, Kind::Fours, budget);
                assert_eq!(status, Status::Win, "{word} after {text}");
            }
        }
        assert!(is_won(&table, side), "{word} does not end");
    }
}

fn is_won(table: &Table, side: Seat) -> bool {
    table.outcome().is_some_and(|outcome| outcome.is_winner(table.side(side)))
}

/// Plays a win on against every legal answer, by the rules; the number of positions that the attacker has won.
fn against_all(desk: &mut Desk, table: &Table, text: &str, side: Seat, word: &str) -> u64 {
    let mut after = table.clone();
    after.play(text).unwrap_or_else(|why| panic!("{word}: {text}: {why:?}"));
    if after.outcome().is_some() {
        assert!(is_won(&after, side), "{word}: {text} ends it");
        return 1;
    }
    let mut won = 0;
    for reply in after.actions().actions {
        let mut answered = after.clone();
        answered.play(&reply).unwrap();
        assert!(answered.outcome().is_none(), "{word}: {reply} ends it");
        let position = solvable(&answered).unwrap();
        let at_once = Solver::winning(&*position, &mut desk.memory);
        let next = match at_once.first() {
            Some(point) => Some(*point),
            None => solved(desk, &answered).line.first().copied(),
        };
        let next = next.and_then(|point| answer(&answered, Some(point)));
        let next = next.unwrap_or_else(|| panic!("{word}: {reply} holds after {text}"));
        won += against_all(desk, &answered, &next, side, word);
    }
    won
}

/// One in twelve in each run, all with `NARABE_PUZZLES=1`.
#[test]
fn the_rules_win_every_puzzle_against_every_answer() {
    let mut desk = Desk::default();
    let every = variable("NARABE_PUZZLES").unwrap_or(12) as usize;
    let (mut count, mut won) = (0, 0);
    for puzzle in puzzles().step_by(every) {
        let table = start(puzzle);
        let side = table.to_move().unwrap();
        count += 1;
        won += against_all(&mut desk, &table, &puzzle.win[0], side, puzzle.word());
    }
    eprintln!("{count} puzzles were won by the rules, in {won} ways of the defence");
    assert!(count > 0 && won > 100 * count);
}

/// Wrong first answers by lot: `NARABE_ANSWERS` of them, of the seed `NARABE_SEED`. The judgement of an answer is always the
/// same, so each is made once.
#[test]
fn no_random_answer_solves_a_puzzle() {
    let tries = variable("NARABE_ANSWERS").unwrap_or(2_000);
    let seed = variable("NARABE_SEED").unwrap_or(7);
    let mut lots = fastrand::Rng::with_seed(seed);
    let mut desk = Desk::default();
    let all: Vec<(Table, Vec<String>, &Puzzle)> = puzzles()
        .map(|puzzle| {
            let table = start(puzzle);
            let actions = table.actions().actions;
            (table, actions, puzzle)
        })
        .collect();
    let mut judged: BTreeMap<(usize, usize), Status> = BTreeMap::new();
    let (mut answers, mut unknown) = (0, 0_u64);
    while answers < tries {
        let number = lots.usize(..all.len());
        let (table, actions, puzzle) = &all[number];
        let answer = lots.usize(..actions.len());
        if actions[answer] == puzzle.win[0] {
            continue;
        }
        answers += 1;
        let mut judge = || {
            let mut after = table.clone();
            after.play(&actions[answer]).expect("a listed action is legal");
            assert!(after.outcome().is_none(), "{} ends by {}", puzzle.word(), actions[answer]);
            let position = solvable(&after).expect("play");
            let budget = Budget::nodes(20_000);
            desk.solver.is_won(&*position, &mut desk.memory, Kind::Fours, budget)
        };
        let status = *judged.entry((number, answer)).or_insert_with(&mut judge);
        assert_ne!(status, Status::Win, "seed {seed}: {} by {}", puzzle.word(), actions[answer]);
        unknown += u64::from(status == Status::Unknown);
    }
    let different = judged.len();
    eprintln!(
        "seed {seed}: {answers} wrong answers, {different} of them different, solve no puzzle"
    );
    assert_eq!(unknown, 0, "all are proved to be wrong");
}

/// The points on which a side would win at once if it were its turn, by the rules of the game alone: each of them is tried
/// on a board that is set up.
fn wins_of(puzzle: &Puzzle, table: &Table, side: Seat) -> Vec<String> {
    let games: Games = GAMES;
    let mut stones = setup(table).expect("play");
    stones.to_move = side.0;
    let entry = games.find(puzzle.set().game).unwrap();
    let turned = entry.open_at(puzzle.set().rules, 2, Some(&stones), None).unwrap();
    let wins = |text: &String| {
        let mut after = turned.clone();
        after.play(text).is_ok() && is_won(&after, side)
    };
    turned.actions().actions.into_iter().filter(wins).collect()
}

/// Column and row of a point.
fn place(text: &str) -> (i32, i32) {
    let row = text[1..].parse().unwrap();
    (i32::from(text.as_bytes()[0]), row)
}

/// True if the points lie on one line.
fn in_line(points: &[&str]) -> bool {
    let (x, y) = place(points[0]);
    let ways = points[1..].iter().map(|point| {
        let (across, up) = (place(point).0 - x, place(point).1 - y);
        let way = (across.signum(), up.signum());
        let straight = across == 0 || up == 0 || across.abs() == up.abs();
        straight.then_some(way.max((-way.0, -way.1)))
    });
    let ways: BTreeSet<_> = ways.collect();
    ways.len() == 1 && !ways.contains(&None)
}

/// A table with the stones of a puzzle under other rules.
fn under(puzzle: &Puzzle, game: &str, rules: &str) -> Table {
    let games: Games = GAMES;
    let stones = setup(&start(puzzle)).unwrap();
    games.find(game).unwrap().open_at(rules, 2, Some(&stones), None).unwrap()
}

fn shows(desk: &mut Desk, puzzle: &Puzzle) {
    let (word, win) = (puzzle.word(), &puzzle.win);
    let table = start(puzzle);
    let side = table.to_move().unwrap();
    match puzzle.theme {
        Theme::Fours => {}
        Theme::FourThree => {
            let key = win.len() - 5;
            let mut table = table.clone();
            win[..=key].iter().for_each(|text| table.play(text).unwrap());
            let four = wins_of(puzzle, &table, side);
            assert_eq!(four, [win[key + 1].clone()], "{word}: one five threatens");
            win[key + 1..key + 3].iter().for_each(|text| table.play(text).unwrap());
            let straight = wins_of(puzzle, &table, side);
            assert!(straight.len() > 1, "{word}: an open four");
            let line: Vec<&str> =
                [&win[key], &win[key + 2]].into_iter().chain(&straight).map(|at| &**at).collect();
            assert!(in_line(&line), "{word}: {line:?}");
            let with_five = [&line[..], &[four[0].as_str()]].concat();
            assert!(!in_line(&with_five), "{word}: four and three are two lines");
        }
        Theme::Trap => {
            let free = under(puzzle, "gomoku", "freestyle");
            let found = desk.solver.solve(
                &*solvable(&free).unwrap(),
                &mut desk.memory,
                Kind::Fours,
                Budget::nodes(1_000_000),
            );
            assert_eq!(found.status, Status::None, "{word}: without forbidden points");
            assert_eq!(side, Seat(1), "{word}: forbidden points are Black's");
        }
        Theme::Captures => {
            let plain = under(puzzle, "ninuki", "pente opening=none capture-win=no");
            let found = desk.solver.solve(
                &*solvable(&plain).unwrap(),
                &mut desk.memory,
                Kind::Fours,
                Budget::nodes(1_000_000),
            );
            assert_eq!(found.status, Status::None, "{word}: if captures did not win");
            assert!(table.report().captured[usize::from(side.0)] > 0, "{word}");
        }
        Theme::Unbroken => {
            let lines = under(puzzle, "gomoku", "freestyle size=19");
            let others = lines.actions().actions.into_iter().filter(|text| *text != win[0]);
            let wins = |text: &String| {
                let mut after = lines.clone();
                after.play(text).unwrap();
                let Some(position) = solvable(&after) else { return true };
                let budget = Budget::nodes(100_000);
                let desk = &mut *desk;
                let status = desk.solver.is_won(&*position, &mut desk.memory, Kind::Fours, budget);
                status == Status::Win
            };
            assert!(others.clone().count() > 100);
            let other: Vec<String> = others.filter(wins).collect();
            assert!(!other.is_empty(), "{word}: other moves would win without captures");
        }
    }
}

/// A few of each theme in each run, all with `NARABE_PUZZLES=1`.
#[test]
fn every_theme_is_what_it_says() {
    let mut desk = Desk::default();
    let most = if variable("NARABE_PUZZLES").is_some() { usize::MAX } else { 12 };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in puzzles() {
        let count = counts.entry(puzzle.theme.word()).or_default();
        *count += 1;
        if *count <= most {
            let set = puzzle.set();
            let found = theme(&mut desk, GAMES, set, &start(puzzle), &puzzle.win);
            assert_eq!(found, puzzle.theme, "{}", puzzle.word());
            shows(&mut desk, puzzle);
        }
    }
    eprintln!("puzzles of each theme: {counts:?}");
    assert_eq!(counts.len(), Theme::ALL.len());
}

#[test]
fn thirty_puzzles_make_a_course() {
    let themes: Vec<Theme> = COURSE.iter().map(|id| id.puzzle().theme).collect();
    let expected = Theme::ALL.iter().flat_map(|(theme, _)| [*theme; 6]);
    assert_eq!(themes, expected.collect::<Vec<_>>());
    for lessons in COURSE.chunks(6) {
        assert!(lessons.is_sorted_by_key(|id| id.puzzle().length()), "the shortest first");
    }
}
