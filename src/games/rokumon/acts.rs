//! The acts: layout of the cards, actions, dice.

use super::board::{Cell, Die, Lattice};

/// An act, or the game against the automa.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Act {
    /// The preset.
    pub(super) name: &'static str,
    /// The cells in reading order; the deal fills them in this order.
    pub(super) cells: &'static [Cell],
    pub(super) lattice: Lattice,
    /// True if the dice have values.
    pub(super) values: bool,
    pub(super) fight: bool,
    pub(super) surprise: bool,
    /// True if one card is face down.
    pub(super) fort: bool,
    /// True if seat 1 is the automa.
    pub(super) solo: bool,
}

/// Two rows of three.
const GRID: &[Cell] = &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)];
/// Three cards over four, like bricks.
const BRICK: &[Cell] = &[(1, -1), (2, -1), (3, -1), (0, 0), (1, 0), (2, 0), (3, 0)];
/// Six cards round one.
const HEXAGON: &[Cell] = &[(1, -1), (2, -1), (0, 0), (1, 0), (2, 0), (0, 1), (1, 1)];

/// The acts in the order in which they teach the game, then the epilogue.
pub(super) const ACTS: [Act; 6] = [
    Act {
        name: "act-1",
        cells: GRID,
        lattice: Lattice::Square,
        values: false,
        fight: false,
        surprise: false,
        fort: false,
        solo: false,
    },
    Act { name: "act-2", ..PLAIN },
    Act { name: "act-3", values: true, fight: true, ..PLAIN },
    Act { name: "act-4", values: true, fight: true, surprise: true, ..PLAIN },
    Act { name: "act-5", values: true, fight: true, surprise: true, fort: true, ..PLAIN },
    Act { name: "solo", cells: HEXAGON, values: true, surprise: true, solo: true, ..PLAIN },
];

/// The brick with dice that have no values, to place and to move.
const PLAIN: Act = Act {
    name: "",
    cells: BRICK,
    lattice: Lattice::Hexagons,
    values: false,
    fight: false,
    surprise: false,
    fort: false,
    solo: false,
};

impl Act {
    /// The dice of a seat: Sanada's four red ones, or Tokugawa's four black ones and the white one.
    pub(super) fn dice(&self, seat: u8) -> Vec<Die> {
        let values: &[(u8, bool)] = match seat {
            0 => &[(2, false), (2, false), (4, false), (6, false)],
            _ => &[(1, false), (1, true), (3, false), (3, false), (5, false)],
        };
        values.iter().map(|(value, white)| self.die(seat, *value, *white)).collect()
    }

    /// A die as this act has it: without values all dice of a seat are the same.
    fn die(&self, owner: u8, value: u8, white: bool) -> Die {
        if self.values {
            Die { owner, value, white }
        } else {
            Die { owner, value: 0, white: false }
        }
    }

    /// The verbs of the act's actions. The automa never moves a card.
    pub(super) fn verbs(&self) -> Vec<&'static str> {
        let all =
            [("place", true), ("move", true), ("fight", self.fight), ("surprise", self.surprise)];
        all.into_iter().filter(|(_, there)| *there).map(|(verb, _)| verb).collect()
    }
}
