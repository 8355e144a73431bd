//! The sense that a search has for Gomoku Roku: fives that may still be filled, and the turns that
//! who is behind has to come.

use super::board::{BOARD, Kind};
use super::circle::Circle;
use super::set::Set;
use super::{Action, Roku, Stage, on_track};
use crate::game::Game;
use crate::search::{Chances, SIDES, Seen, Sense};

/// The worth of a five by its stones, of one colour alone.
const STONES: [f32; 6] = [0.2, 1.0, 4.0, 16.0, 60.0, 0.0];
/// The part of a rival's prospect that a stone in its place is worth.
const STOP: f32 = 0.8;
/// The weight of an action that wins, and of one that keeps the rival from winning.
const WIN: f32 = 10_000.0;
const SAVE: f32 = 1_500.0;
/// The weight that each step on the track costs.
const STEP: f32 = 0.85;
/// The worth of a step behind and of a stone taken, on the scale of fives.
const BEHIND: f32 = 4.0;
const TAKEN: f32 = 12.0;
/// The difference that makes a chance of 73 %.
const SCALE: f32 = 60.0;

impl Sense for Roku {
    fn sense(&self) -> Seen<Action> {
        Seen::weighed(self.actions().actions, self.chances(), |action| match self.stage {
            Stage::Play => self.weight(action),
            _ => 1.0,
        })
    }
}

impl Roku {
    /// The stones of a five of each seat; none where both are in it.
    fn in_five(&self, five: Set) -> Option<(usize, usize)> {
        let count = |seat: usize| self.counted(seat).and(five).count();
        match (count(0), count(1)) {
            (0, 0) => None,
            (own, 0) => Some((0, own)),
            (0, own) => Some((1, own)),
            _ => None,
        }
    }

    /// The weight of a stone of the seat on turn.
    fn weight(&self, action: &Action) -> f32 {
        let mover = self.mover();
        let Kind::Cost(cost) = BOARD.kind(action.circle) else { return 1.0 };
        let place = on_track(self.target(mover, cost));
        let own = self.stones[mover].with(action.circle).with(place);
        if BOARD.has_five(own) {
            return WIN;
        }
        let rival = self.counted(1 - mover).with(action.circle);
        let saves = if BOARD.has_five(rival) { SAVE } else { 0.0 };
        let taken = self.pairs(action.circle).len().min(1) as f32 * TAKEN;
        (saves + taken + self.worth_of(action.circle, mover)) * STEP.powi(i32::from(cost))
    }

    /// The worth of a circle by the fives through it.
    fn worth_of(&self, circle: Circle, mover: usize) -> f32 {
        let through = BOARD.fives().iter().filter(|five| five.holds(circle));
        let worth = |(seat, stones): (usize, usize)| {
            STONES[(stones + 1).min(5)].max(STONES[stones]) * if seat == mover { 1.0 } else { STOP }
        };
        through.map(|five| self.in_five(*five).map_or(STONES[0], worth)).sum()
    }

    /// The chances by the fives, the track and what has been taken.
    fn chances(&self) -> Chances {
        let mover = self.mover();
        let mut worth = [0.0; 2];
        for (seat, stones) in BOARD.fives().iter().filter_map(|five| self.in_five(*five)) {
            worth[seat] += STONES[stones.min(4)];
        }
        for (seat, worth) in worth.iter_mut().enumerate() {
            *worth += f32::from(self.captured[seat]) * TAKEN;
        }
        worth[mover] += BEHIND * f32::from(self.gap(mover).min(7));
        let chance = 1.0 / (1.0 + ((worth[1] - worth[0]) / SCALE).exp());
        let mut chances = [0.0; SIDES];
        (chances[0], chances[1]) = (chance, 1.0 - chance);
        chances
    }
}
