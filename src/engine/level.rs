//! Levels: opponents from beginner to master.
//!
//! The low ones look one move ahead and overlook threats, by their kind and their age, as people
//! do: a threat that the last stone made is seen more often than one that has stood for long. They
//! never play far from the stones. The high ones search, with so many nodes; a little noise in
//! their values makes each game a new one.

use super::field::{Field, mix};
use super::grid::{Cell, are_in_reach};
use super::memory::Memory;
use super::rating::class;
use super::root::{Reason, Thought, think_with};
use super::{Budget, Position};

/// The lowest and the highest level.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=8;

/// The play of a level.
#[derive(Clone, Copy)]
enum Play {
    /// Looks one move ahead.
    Glance(Glance),
    /// Searches with so many nodes and so much noise at its leaves.
    Search(u64, u16),
}

/// The play of one who does not calculate.
#[derive(Clone, Copy)]
struct Glance {
    /// Evenness of its choice: a move that is worth so much less is played 2.7 times less often.
    heat: f32,
    /// Own fives that it overlooks, of a hundred.
    fives: u64,
    /// Fours of the opponent that it overlooks, of a hundred.
    fours: u64,
    /// Open threes that it overlooks, its own and the opponent's, of a hundred.
    threes: u64,
}

const fn glance(heat: f32, fives: u64, fours: u64, threes: u64) -> Play {
    Play::Glance(Glance { heat, fives, fours, threes })
}

const PLAYS: [Play; 8] = [
    glance(30.0, 5, 29, 48),
    glance(18.0, 1, 6, 28),
    glance(9.0, 0, 2, 14),
    glance(1.7, 0, 0, 3),
    Play::Search(100, 190),
    Play::Search(600, 55),
    Play::Search(2_500, 18),
    Play::Search(12_000, 4),
];

/// Percentages of the chance to overlook a threat: of one that the last stone made, and of an older
/// one.
const NEW: u64 = 60;
const OLD: u64 = 150;

/// The move of a level, 1 to 8; others count as the nearest. The same position and seed give the
/// same move, unless `spent` breaks the search off (see [`Budget::spent`]).
pub fn play(
    position: &Position,
    level: u8,
    seed: u64,
    memory: &mut Memory,
    spent: &dyn Fn() -> f32,
) -> Thought {
    let level = level.clamp(*LEVELS.start(), *LEVELS.end());
    let field = Field::new(memory.tables(&position.lines), position);
    match PLAYS[usize::from(level - 1)] {
        Play::Glance(glance) => {
            let seed = mix(seed ^ field.key());
            let last = position.stones.last().and_then(|(point, _)| field.frame().cell(*point));
            glance.play(&field, last, seed)
        }
        Play::Search(nodes, noise) => {
            memory.clear();
            think_with(field, memory, Budget { nodes, spent }, (noise, seed))
        }
    }
}

impl Glance {
    /// Chooses among the cells near the stones.
    fn play(self, field: &Field, last: Option<Cell>, seed: u64) -> Thought {
        let own = field.side();
        let draws = [1, 2, 3].map(|kind| mix(seed ^ kind) % 100);
        let near = field.near();
        let cells = near.iter().filter(|cell| field.allows(*cell, own));
        let values: Vec<(Cell, f32)> = cells
            .map(|cell| {
                let is_new = last.is_some_and(|last| are_in_reach(cell, last));
                (cell, self.value(field, cell, draws, if is_new { NEW } else { OLD }))
            })
            .collect();
        let best = if field.stones() == 0 {
            Some(field.frame().middle())
        } else {
            self.chosen(&values, seed)
        };
        let best = best.map(|cell| field.frame().point(cell));
        Thought { best, reason: Reason::Glance, value: 0, depth: 1, nodes: 0 }
    }

    /// The worth of a move as the player sees it.
    fn value(self, field: &Field, cell: Cell, draws: [u64; 3], age: u64) -> f32 {
        let (mine, theirs) =
            (field.rating(cell, field.side()), field.rating(cell, 1 - field.side()));
        let sees = |kind: usize, missed: u64| draws[kind] * 100 >= missed * age;
        let mine = match mine.class() {
            class::FIVE if sees(0, self.fives) => 1e6,
            class::WINNING_FOUR if sees(2, self.threes) => 1e4,
            class::FIVE | class::WINNING_FOUR => 30.0,
            _ => f32::from(mine.weight()),
        };
        let theirs = match theirs.class() {
            class::FIVE if sees(1, self.fours) => 1e5,
            class::WINNING_FOUR if sees(2, self.threes) => 2e3,
            class::FIVE | class::WINNING_FOUR => 20.0,
            _ => f32::from(theirs.weight()) * 0.7,
        };
        mine + theirs
    }

    /// One of the moves, the better the more likely.
    fn chosen(self, values: &[(Cell, f32)], seed: u64) -> Option<Cell> {
        let top = values.iter().map(|(_, value)| *value).fold(f32::MIN, f32::max);
        let share = |value: f32| ((value - top) / self.heat).exp();
        let sum: f32 = values.iter().map(|(_, value)| share(*value)).sum();
        let mut draw = (mix(seed ^ 4) >> 40) as f32 / (1u64 << 24) as f32 * sum;
        let found = values.iter().find(|(_, value)| {
            draw -= share(*value);
            draw <= 0.0
        });
        let best = || values.iter().find(|(_, value)| *value == top);
        found.or_else(best).map(|(cell, _)| *cell)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Lines, Point};
    use super::*;

    /// Black to move against a four that can be met at 7,7 only.
    fn four() -> Position {
        let black: [Point; 4] = [(7, 2), (2, 9), (10, 12), (4, 4)];
        let white: [Point; 4] = [(7, 3), (7, 4), (7, 5), (7, 6)];
        let pairs = black.into_iter().zip(white);
        let stones = pairs.flat_map(|(one, other)| [(one, 0), (other, 1)]).collect();
        Position { lines: Lines::freestyle(Some(15)), stones, to_move: 0 }
    }

    fn moves(position: &Position, level: u8) -> Vec<Point> {
        let mut memory = Memory::default();
        let play = |seed| play(position, level, seed, &mut memory, &|| 0.0).best;
        (0..300).map(play).collect::<Option<_>>().expect("a move")
    }

    #[test]
    fn low_levels_overlook_a_four_and_higher_ones_less_often() {
        let seen =
            |level: u8| moves(&four(), level).iter().filter(|point| **point == (7, 7)).count();
        let counts = [1, 2, 3, 4].map(seen);
        assert!(counts.is_sorted() && counts[0] < 260 && counts[3] > 290, "{counts:?}");
    }

    #[test]
    fn no_level_plays_far_from_the_stones() {
        let position = four();
        let is_near = |point: &Point| {
            let near =
                |stone: &Point| (stone.0 - point.0).abs().max((stone.1 - point.1).abs()) <= 2;
            position.stones.iter().any(|(stone, _)| near(stone))
        };
        assert!(moves(&position, 1).iter().all(is_near));
    }

    #[test]
    fn a_seed_gives_one_move_and_seeds_give_several() {
        let opening = Position {
            lines: Lines::freestyle(Some(15)),
            stones: vec![((7, 7), 0), ((8, 8), 1)],
            to_move: 0,
        };
        for level in [1, 4, 6] {
            let mut memory = Memory::default();
            let mut play = |seed| play(&opening, level, seed, &mut memory, &|| 0.0).best;
            let all: Vec<_> = (0..30).map(&mut play).collect();
            assert_eq!(all, (0..30).map(&mut play).collect::<Vec<_>>());
            assert!(all.iter().any(|one| *one != all[0]), "level {level}: {all:?}");
        }
    }
}
