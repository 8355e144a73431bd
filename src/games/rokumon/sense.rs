//! The sense that a search has for Rokumon: what wins at once, what the rival would win with, rows
//! that lack a die, and how much there is to do.

use super::board::{Card, Die, Position};
use super::past::Past;
use super::{Action, Rokumon, STACK};
use crate::game::{Game, Turn};
use crate::search::{Chances, SIDES, Seen, Sense};

/// The chance of who wins with the next action.
const SURE: f32 = 0.99;
/// The logarithm of the odds that each of these is worth: a row that lacks a die, an action to
/// choose from, a die on top, the turn.
const ROW: f32 = 0.45;
const ACTION: f32 = 0.04;
const TOP: f32 = 0.15;
const TURN: f32 = 0.2;
/// Weights of actions: one that lets the rival win at once, and others.
const BAD: f32 = 0.05;
const FAIR: f32 = 1.0;

impl Sense for Rokumon {
    fn sense(&self) -> Seen<Action> {
        let Turn::Seat(seat) = self.turn() else {
            return Seen { actions: Vec::new(), chances: [0.5; SIDES] };
        };
        if self.is_machine(seat) {
            let does = self.automa().into_iter().map(|action| (action, FAIR));
            return Seen { actions: does.collect(), chances: self.chances(0) };
        }
        let mut actions = self.legal();
        let mut board = self.now.clone();
        let win = actions.iter().position(|action| self.makes_end(&mut board, action));
        if let Some(place) = win {
            let wins = actions.swap_remove(place);
            let chances = odds(usize::from(seat.0), SURE);
            return Seen { actions: vec![(wins, FAIR)], chances };
        }
        let chances = self.chances(actions.len());
        Seen::weighed(actions, chances, |action| match action {
            Action::Move { from, .. } if self.shows_row(&mut board, *from) => BAD,
            _ => FAIR,
        })
    }
}

impl Rokumon {
    /// True if an action makes a stack or a row of the seat on turn, so that it wins. The board is
    /// that of the position, and left so.
    fn makes_end(&self, board: &mut Position, action: &Action) -> bool {
        let own = self.now.to_move;
        let lattice = self.act.lattice;
        match *action {
            Action::Place { die, card } => {
                lay(board, card, Some(die));
                let ends = board.has_row(lattice, own);
                lift(board, card);
                ends
            }
            Action::Move { from, to } if !self.shows_row(board, from) => {
                let die = lift(board, from);
                lay(board, to, die);
                let stack = board.card(to).is_some_and(|card| card.dice.len() >= STACK);
                let ends = stack || board.has_row(lattice, own);
                lift(board, to);
                lay(board, from, die);
                ends
            }
            Action::Move { .. } | Action::Deal { .. } => false,
            Action::Fight { .. } | Action::Surprise { .. } => {
                self.after(action).has_row(lattice, own)
            }
        }
    }

    /// True if lifting the top die of a card shows the rival's three in a row, which loses.
    fn shows_row(&self, board: &mut Position, from: u8) -> bool {
        let die = lift(board, from);
        let shows = board.has_row(self.act.lattice, 1 - self.now.to_move);
        lay(board, from, die);
        shows
    }

    /// The chances where the seat on turn has so many actions and wins with none of them.
    fn chances(&self, actions: usize) -> Chances {
        let mover = self.now.to_move;
        let mut rival = self.clone_now();
        rival.now.to_move = 1 - mover;
        rival.now.locked = None;
        let replies = rival.legal();
        let mut board = rival.now.clone();
        let threatens = |action: &&Action| rival.makes_end(&mut board, action);
        let threats = replies.iter().filter(threatens).take(2).count();
        let worth = |seat: u8| {
            let rows = self.now.rows(self.act.lattice).filter(|row| lacks_one(row, seat)).count();
            ROW * rows as f32 + TOP * tops(&self.now, seat) as f32
        };
        let more = ACTION * (actions as f32 - replies.len() as f32);
        let danger = if threats > 1 { 0.5 } else { 0.0 };
        let score = TURN + worth(mover) - worth(1 - mover) + more - danger;
        odds(usize::from(mover), 1.0 / (1.0 + (-score).exp()))
    }

    /// The position without what led to it.
    fn clone_now(&self) -> Self {
        Self {
            act: self.act,
            now: self.now.clone(),
            seen: Past::default(),
            last: None,
            from: None,
            outcome: None,
        }
    }
}

/// Takes the top die of a card.
fn lift(board: &mut Position, card: u8) -> Option<Die> {
    board.card_mut(card).and_then(|card| card.dice.pop())
}

/// Puts a die on a card.
fn lay(board: &mut Position, card: u8, die: Option<Die>) {
    board.card_mut(card).into_iter().for_each(|card| card.dice.extend(die));
}

/// True if a seat has the top dice of two of three cards, and the third is not the rival's.
fn lacks_one(row: &[&Card; 3], seat: u8) -> bool {
    let own = row.iter().filter(|card| card.is_topped_by(seat)).count();
    own == 2 && row.iter().any(|card| card.dice.is_empty())
}

fn tops(position: &Position, seat: u8) -> usize {
    position.cards.iter().filter(|card| card.is_topped_by(seat)).count()
}

/// Chances of two sides by that of one.
fn odds(side: usize, chance: f32) -> Chances {
    let mut chances = [0.0; SIDES];
    (chances[side % 2], chances[1 - side % 2]) = (chance, 1.0 - chance);
    chances
}
