//! Random boards: what is kept up to date stone by stone is what a fresh look finds.

use super::field::{EMPTY, Field};
use super::grid::Cell;
use super::rating::set;
use super::rules::Tables;
use super::values::Values;
use super::{Bans, Ends, Lines, Position, Rule};
use std::sync::Arc;

/// A seeded row of numbers.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 += 1;
        (super::field::mix(self.0) % limit as u64) as usize
    }
}

fn rule_sets(size: Option<u8>) -> Vec<Lines> {
    let early = Bans { double_three: true, ..Bans::default() };
    let odd = Rule { exact: true, ends: Ends::AnyBlocked, bans: early };
    vec![
        Lines::freestyle(size),
        Lines::standard(size),
        Lines::caro(size),
        Lines::renju(size),
        Lines { size, rules: [odd, Rule { bans: early, ..Rule::default() }] },
    ]
}

/// The board of the same stones, made at once.
fn rebuilt(field: &Field, tables: &Arc<Tables>, lines: Lines, stones: &[(Cell, u8)]) -> Field {
    let point = |cell: Cell| field.frame().point(cell);
    let stones = stones.iter().map(|(cell, colour)| (point(*cell), *colour)).collect();
    Field::new(Arc::clone(tables), &Position { lines, stones, to_move: field.side() as u8 })
}

fn assert_same(field: &Field, other: &Field) {
    assert_eq!((field.key(), field.value()), (other.key(), other.value()));
    for cell in field.empty_cells() {
        for (colour, way) in (0..2).flat_map(|colour| (0..4).map(move |way| (colour, way))) {
            let patterns = [field, other].map(|one| one.pattern(cell, colour, way));
            assert_eq!(patterns[0], patterns[1], "cell {cell}, colour {colour}, direction {way}");
        }
    }
    for (colour, one) in (0..2).flat_map(|colour| (0..set::COUNT).map(move |one| (colour, one))) {
        assert_eq!(field.set(colour, one), other.set(colour, one));
        assert_eq!(field.count_of(colour, one), other.set(colour, one).iter().count() as u16);
    }
}

/// `NARABE_STEPS` says how many stones are put or undone in each rule set and size.
#[test]
fn a_board_kept_up_to_date_is_the_board_made_at_once() {
    let steps = std::env::var("NARABE_STEPS").ok().and_then(|steps| steps.parse().ok());
    for size in [9, 13, 15, 19] {
        for lines in rule_sets(Some(size)) {
            walk(lines, steps.unwrap_or(4000), 97);
        }
    }
}

/// Puts and undoes stones at random, and compares the board with one made at once.
fn walk(lines: Lines, steps: usize, pace: usize) {
    let tables = Arc::new(Tables::new(lines.rules, &Values::learned()));
    let empty = Position { lines, stones: Vec::new(), to_move: 0 };
    let mut field = Field::new(Arc::clone(&tables), &empty);
    let cells: Vec<Cell> = field.frame().cells().collect();
    let mut numbers = Numbers(u64::from(lines.size.unwrap_or_default()));
    let mut stones: Vec<(Cell, u8)> = Vec::new();
    for step in 0..steps {
        let cell = cells[numbers.below(cells.len())];
        if stones.len() > cells.len() * 3 / 4 || numbers.below(5) < 2 {
            field.undo();
            stones.pop();
        } else if field.cell(cell) == EMPTY {
            stones.push((cell, field.side() as u8));
            field.put(cell);
        }
        if step % pace == 0 {
            assert_same(&field, &rebuilt(&field, &tables, lines, &stones));
        }
    }
}

#[test]
fn the_window_of_an_unbounded_board_has_no_edge() {
    let lines = Lines::freestyle(None);
    let tables = Arc::new(Tables::new(lines.rules, &Values::learned()));
    let stones = (0..4).map(|step| ((500 + step, -300), 0)).collect();
    let field = Field::new(tables, &Position { lines, stones, to_move: 0 });
    let fives: Vec<_> =
        field.set(0, set::FIVES).iter().map(|cell| field.frame().point(cell)).collect();
    assert_eq!(fives, [(499, -300), (504, -300)]);
}
