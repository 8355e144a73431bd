//! Themes of puzzles: the idea of a win, as a fact that the solver has found. Most are a contrast: the same stones under
//! other rules, where the win is not there, or not the only one.

use super::Desk;
use super::puzzles::{Set, open};
use crate::engine::{Budget, Kind, Point, Solver, Status};
use crate::game::{Games, Table};
use crate::games::{answer, setup, solvable};

/// Stones that are put in thought for a contrast.
const NODES: u64 = 200_000;

/// The idea of a win by fours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Fours one after the other, and nothing of the below.
    Fours,
    /// The last move but two makes a four and, along another line, the three that the next move makes an open four.
    FourThree,
    /// Without forbidden points there is no win by fours.
    Trap,
    /// If captures did not win, there is no win by fours.
    Captures,
    /// If nothing was captured, other first moves would win by fours as well.
    Unbroken,
}

impl Theme {
    /// All of them with their words, in the order of the course.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Fours, "fours"),
        (Self::FourThree, "four-three"),
        (Self::Trap, "trap"),
        (Self::Captures, "captures"),
        (Self::Unbroken, "unbroken"),
    ];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(theme, _)| *theme == self).map_or("", |(_, word)| word)
    }

    /// Returns the theme of a word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().find(|(_, known)| *known == word).map(|(theme, _)| *theme)
    }
}

/// Other rules for the stones of a puzzle, and the theme that it has if they show this.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contrast {
    pub theme: Theme,
    pub game: &'static str,
    pub rules: &'static str,
    pub shows: Contrasted,
}

/// Finding by the other rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Contrasted {
    /// It is proved that there is no win by fours.
    NoWin,
    /// More than one first move wins.
    SeveralWins,
}

/// Returns the theme of a puzzle of a set, whose table and win these are.
pub fn theme(desk: &mut Desk, games: Games, set: &Set, table: &Table, win: &[String]) -> Theme {
    let shown = set.contrasts.iter().find(|contrast| shows(desk, games, contrast, table));
    let of_lines = || {
        let found = !set.has_captures && four_and_three(desk, table, win).is_some();
        if found { Theme::FourThree } else { Theme::Fours }
    };
    shown.map_or_else(of_lines, |contrast| contrast.theme)
}

/// True if a contrast shows of a position what it is asked for.
fn shows(desk: &mut Desk, games: Games, contrast: &Contrast, table: &Table) -> bool {
    let other = || open(games, contrast.game, contrast.rules, Some(setup(table)?)).ok();
    let Some(position) = other().as_ref().and_then(solvable) else { return false };
    let budget = Budget { nodes: NODES, spent: &desk.spent };
    let found = desk.solver.solve(&*position, &mut desk.memory, Kind::Fours, budget);
    match contrast.shows {
        Contrasted::NoWin => found.status == Status::None,
        Contrasted::SeveralWins => found.unique == Some(false),
    }
}

/// The last move but two of a win, if it makes a four and a three: the four has one point on which it becomes a five, and
/// the move after it makes along another line, through the same stone, an open four.
fn four_and_three(desk: &mut Desk, table: &Table, win: &[String]) -> Option<Point> {
    let key = win.len().checked_sub(5)?;
    let mut table = table.clone();
    win[..=key].iter().try_for_each(|text| table.play(text)).ok()?;
    let [five] = threats(desk, &table)?[..] else { return None };
    win[key + 1..key + 3].iter().try_for_each(|text| table.play(text)).ok()?;
    let fives = threats(desk, &table)?;
    let [stone, four] = [key, key + 2].map(|at| point(&win[at]));
    let (stone, four) = (stone?, four?);
    let along = |other: &Point| on_a_line(stone, four) && line(stone, *other) == line(stone, four);
    (fives.len() > 1 && fives.iter().all(along) && !along(&five)).then_some(stone)
}

/// The points on which the side that has just moved would win at once.
fn threats(desk: &mut Desk, table: &Table) -> Option<Vec<Point>> {
    let turned = solvable(table)?.turned();
    let points = Solver::winning(&*turned, &mut desk.memory);
    let texts = points.into_iter().filter_map(|point| answer(table, Some(point)));
    Some(texts.filter_map(|text| point(&text)).collect())
}

/// Column and row of a point such as `h8`.
fn point(text: &str) -> Option<Point> {
    let column = text.chars().next().filter(char::is_ascii_lowercase)?;
    let row = text.get(1..)?.parse().ok()?;
    Some((i16::from(column as u8 - b'a'), row))
}

/// True if two points lie on one line of the board.
fn on_a_line((x, y): Point, (to_x, to_y): Point) -> bool {
    let (across, up) = (to_x - x, to_y - y);
    across == 0 || up == 0 || across.abs() == up.abs()
}

/// The direction from one point to another on a line of it, either way the same; none where they are on no line.
fn line(from: Point, to: Point) -> Option<Point> {
    let (across, up) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let way = if (across, up) < (0, 0) { (-across, -up) } else { (across, up) };
    on_a_line(from, to).then_some(way)
}
