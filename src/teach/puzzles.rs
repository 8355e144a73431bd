//! Puzzles: positions with one first move that begins a win by fours, and the shortest win. `examples/puzzles.rs` makes
//! the shipped ones from games of the engine, and a test proves each of them; others are found in a server's own games.

use super::Desk;
use super::themes::{Contrast, Contrasted, Theme};
use crate::engine::{Budget, Kind, Solution, Status};
use crate::game::{Games, Options, Record, Refusal, Setup, Table};
use crate::games::{answer, solvable};
use std::ops::RangeInclusive;
use std::sync::{Arc, LazyLock};

/// Moves of the winning side.
pub const LENGTH: RangeInclusive<usize> = 3..=7;

/// Word before the number of a puzzle of a server's own.
const OWN: &str = "own";

/// Puzzles of each theme in the course.
const OF_A_THEME: usize = 6;

/// Puzzles of a rule set.
#[derive(Debug)]
pub struct Set {
    /// Word of the set and of its rule set, which is stored and stands in keys.
    pub word: &'static str,
    /// Id of its game.
    pub game: &'static str,
    /// Its rules, without an opening.
    pub rules: &'static str,
    /// True if stones are captured, so that a four has more answers than one.
    pub(super) has_captures: bool,
    /// Other rules that say what a win turns on.
    pub(super) contrasts: &'static [Contrast],
    puzzles: LazyLock<Vec<Arc<Puzzle>>>,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    word: String,
    set: usize,
    start: Start,
    /// The shortest win of the side to move: its moves and the answers in turn.
    pub win: Vec<String>,
    /// The idea of the win.
    pub theme: Theme,
}

/// The way to the position of a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Start {
    /// The moves of a game.
    Moves(Vec<String>),
    /// The stones, of which no one can tell in which order they came.
    Stones(Setup),
}

/// A shipped puzzle's place: the number of its set, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleId {
    set: usize,
    number: usize,
}

macro_rules! set {
    ($number:literal, $word:literal, $game:literal, $rules:literal, $captures:expr, $contrasts:expr) => {
        Set {
            word: $word,
            game: $game,
            rules: $rules,
            has_captures: $captures,
            contrasts: $contrasts,
            puzzles: LazyLock::new(|| {
                read($number, include_str!(concat!("../../assets/puzzles/", $word, ".txt")))
            }),
        }
    };
}

/// All sets, the usual one first.
pub static SETS: [Set; 4] = [
    set!(0, "freestyle", "gomoku", "freestyle", false, &[]),
    set!(1, "standard", "gomoku", "standard", false, &[]),
    set!(2, "renju", "gomoku", "renju opening=none", false, &[FREE]),
    set!(3, "pente", "ninuki", "pente opening=none", true, &[CAPTURES, LINES]),
];

/// Renju without forbidden points.
const FREE: Contrast =
    Contrast { theme: Theme::Trap, game: "gomoku", rules: "freestyle", shows: Contrasted::NoWin };
/// Pente in which captures do not win.
const CAPTURES: Contrast = Contrast {
    theme: Theme::Captures,
    game: "ninuki",
    rules: "pente opening=none capture-win=no",
    shows: Contrasted::NoWin,
};
/// Pente without captures.
const LINES: Contrast = Contrast {
    theme: Theme::Unbroken,
    game: "gomoku",
    rules: "freestyle size=19",
    shows: Contrasted::SeveralWins,
};

/// Reads a set: a line for each puzzle, with bars between the moves before it, the win and the theme.
fn read(set: usize, text: &'static str) -> Vec<Arc<Puzzle>> {
    let words = |text: &str| text.split(' ').map(str::to_owned).collect();
    let puzzle = |(number, line): (usize, &str)| {
        let [before, win, theme] = line.split(" | ").collect::<Vec<_>>()[..] else { return None };
        Some(Arc::new(Puzzle {
            word: PuzzleId { set, number }.word(),
            set,
            start: Start::Moves(words(before)),
            win: words(win),
            theme: Theme::from_word(theme)?,
        }))
    };
    text.lines().enumerate().filter_map(puzzle).collect()
}

impl Set {
    /// Returns the puzzles.
    pub fn puzzles(&self) -> &[Arc<Puzzle>] {
        &self.puzzles
    }

    /// Returns the number of the set whose rules these are, these keys and the opening excepted.
    pub fn of(games: Games, game: &str, rules: &str, except: &[&str]) -> Option<usize> {
        let entry = games.find(game).ok()?;
        let options = Options::read(entry.info, rules).ok()?;
        let except = [&["opening"], except].concat();
        let agrees = |set: &Set| {
            let own = Options::read(entry.info, set.rules);
            set.game == game && own.is_ok_and(|own| own.agrees(&options, &except))
        };
        SETS.iter().position(agrees)
    }
}

impl Puzzle {
    /// Returns a puzzle of a server's own; none of a set that is not there.
    pub fn own(number: i64, set: &str, start: Setup, win: &str, theme: &str) -> Option<Self> {
        Some(Self {
            word: own_word(number),
            set: SETS.iter().position(|other| other.word == set)?,
            start: Start::Stones(start),
            win: win.split(' ').map(str::to_owned).collect(),
            theme: Theme::from_word(theme)?,
        })
    }

    /// Returns the word that stands in keys, such as `renju.12` or `own.7`.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// Returns its set.
    pub fn set(&self) -> &'static Set {
        &SETS[self.set]
    }

    /// Returns the moves of the game before it, as far as they are known.
    pub fn before(&self) -> &[String] {
        if let Start::Moves(moves) = &self.start { moves } else { &[] }
    }

    /// True if it was found in a game of a server.
    pub fn is_own(&self) -> bool {
        matches!(self.start, Start::Stones(_))
    }

    /// Returns the moves of the win that a solution shows, and the point at its end that is forbidden to the defence. An
    /// answer anywhere else is none, so neither it nor the last move is shown there; a win that needs no forbidden point is
    /// shown to its end.
    pub fn solution(&self, games: Games) -> (&[String], Option<&str>) {
        let shown = &self.win[..self.win.len().saturating_sub(2)];
        let table = self.table(games, shown).ok().filter(|_| self.theme == Theme::Trap);
        let forbidden = table.map(|table| table.forbidden()).unwrap_or_default();
        match self.win.last().filter(|point| forbidden.contains(point)) {
            Some(point) => (shown, Some(point.as_str())),
            None => (&self.win[..], None),
        }
    }

    /// Returns the number of moves of the side that wins.
    pub fn length(&self) -> usize {
        self.win.len().div_ceil(2)
    }

    /// Returns the stars, 1 to 3, by the length of the win.
    pub fn stars(&self) -> usize {
        match self.length() {
            0..=3 => 1,
            4 | 5 => 2,
            _ => 3,
        }
    }

    /// Returns the table of the puzzle after these moves of both sides.
    ///
    /// # Errors
    /// Refusals of a list without the game, and of a move that is not legal there.
    pub fn table<S: AsRef<str>>(&self, games: Games, moves: &[S]) -> Result<Table, Vec<Refusal>> {
        let (before, setup) = match &self.start {
            Start::Moves(moves) => (&moves[..], None),
            Start::Stones(setup) => (&[][..], Some(setup.clone())),
        };
        let Set { game, rules, .. } = self.set();
        let mut table = open(games, game, rules, setup)?;
        for action in before.iter().map(String::as_str).chain(moves.iter().map(AsRef::as_ref)) {
            table.play(action).map_err(|why| vec![why])?;
        }
        Ok(table)
    }
}

/// Returns the word of a puzzle of a server's own.
pub fn own_word(number: i64) -> String {
    format!("{OWN}.{number}")
}

/// Returns the number of a puzzle of a server's own, by its word.
pub fn own_number(word: &str) -> Option<i64> {
    word.strip_prefix(OWN)?.strip_prefix('.')?.parse().ok()
}

/// Returns a table for two by these rules, from a position that is set up.
pub(super) fn open(
    games: Games,
    game: &str,
    rules: &str,
    setup: Option<Setup>,
) -> Result<Table, Vec<Refusal>> {
    let (game, rules) = (game.to_owned(), rules.to_owned());
    Record { game, rules, seats: 2, setup, ..Record::default() }.table(games)
}

impl PuzzleId {
    /// Returns the puzzle of a number in a set, which goes round.
    pub fn at(set: usize, number: u64) -> Self {
        let count = SETS[set].puzzles().len().max(1) as u64;
        Self { set, number: (number % count) as usize }
    }

    /// Returns the puzzle after it in its set, which goes round.
    pub fn following(self) -> Self {
        Self::at(self.set, self.number as u64 + 1)
    }

    /// Reads a word such as `renju.12`.
    pub fn read(word: &str) -> Option<Self> {
        let (set, number) = word.split_once('.')?;
        let set = SETS.iter().position(|other| other.word == set)?;
        let number = number.parse().ok().filter(|number| *number < SETS[set].puzzles().len())?;
        Some(Self { set, number })
    }

    /// Returns the word.
    pub fn word(self) -> String {
        format!("{}.{}", SETS[self.set].word, self.number)
    }

    /// Returns the puzzle.
    pub fn puzzle(self) -> &'static Arc<Puzzle> {
        &SETS[self.set].puzzles()[self.number]
    }
}

/// The course: some puzzles of each theme, one theme after the other, and the shortest wins of a theme first.
pub static COURSE: LazyLock<Vec<PuzzleId>> = LazyLock::new(|| {
    let all = || {
        let of_set = |set: usize| (0..SETS[set].puzzles().len()).map(move |number| (set, number));
        (0..SETS.len()).flat_map(of_set).map(|(set, number)| PuzzleId { set, number })
    };
    let of_theme = |(theme, _): &(Theme, &str)| {
        let mut ids: Vec<PuzzleId> = all().filter(|id| id.puzzle().theme == *theme).collect();
        ids.sort_by_key(|id| (id.puzzle().length(), id.number, id.set));
        ids.truncate(OF_A_THEME);
        ids
    };
    Theme::ALL.iter().flat_map(of_theme).collect()
});

/// Returns the first number in the course of a puzzle of this theme.
pub fn lesson_of(theme: Theme) -> Option<usize> {
    COURSE.iter().position(|id| id.puzzle().theme == theme)
}

/// Returns the win of the side to move if the position is a puzzle: one first move begins a win by fours of some length,
/// and the other side does not threaten to win at once.
pub fn win(desk: &mut Desk, table: &Table, nodes: u64) -> Option<Vec<String>> {
    let position = solvable(table)?;
    let Desk { memory, solver, spent, .. } = desk;
    let budget = Budget { nodes, spent };
    let Solution { status, line, unique, .. } =
        solver.solve(&*position, memory, Kind::Fours, budget);
    let is_puzzle =
        status == Status::Win && unique == Some(true) && LENGTH.contains(&line.len().div_ceil(2));
    if !is_puzzle {
        return None;
    }
    let turned = position.turned();
    let threat = solver.solve(&*turned, memory, Kind::Fours, budget);
    let texts = line.into_iter().filter_map(|point| answer(table, Some(point)));
    (threat.length() != 1).then(|| texts.collect())
}
