//! Legal choices: track circles, free stones, empty circles and pairs, and the target of the track
//! stone.

use super::board::{BOARD, Kind};
use super::circle::{Circle, circles};
use super::set::Set;
use super::{Action, Pair, Roku, Skip, Stage, TRACK, on_track, text};
use crate::game::Refusal;

impl Roku {
    /// The circles that may be chosen, in reading order.
    pub(super) fn open(&self) -> impl Iterator<Item = Circle> {
        let over = self.outcome.is_some();
        circles().filter(move |circle| !over && self.is_open(*circle))
    }

    fn is_open(&self, circle: Circle) -> bool {
        match self.stage {
            Stage::First => check_track(circle).is_ok(),
            Stage::Beside => self.beside().contains(&circle),
            Stage::Free(_) => self.check_free_stone(circle).is_ok(),
            Stage::Play => self.empty().holds(circle),
        }
    }

    /// A circle as an action, or one action for each pair among which to choose.
    pub(super) fn actions_at(&self, circle: Circle) -> Vec<Action> {
        match self.pairs(circle).as_slice() {
            [] | [_] => vec![Action { circle, takes: None }],
            pairs => pairs.iter().map(|pair| Action { circle, takes: Some(*pair) }).collect(),
        }
    }

    /// The empty circles with a cost.
    pub(super) fn empty(&self) -> Set {
        BOARD.cost.minus(self.stones[0].or(self.stones[1]))
    }

    /// The two neighbours of Black's circle on the track, in reading order.
    fn beside(&self) -> [Circle; 2] {
        let black = self.track[0].unwrap_or(0);
        let mut both = [black + TRACK - 1, black + 1].map(on_track);
        both.sort();
        both
    }

    pub(super) fn check_beside(&self, circle: Circle) -> Result<(), Refusal> {
        let beside = self.beside();
        if beside.contains(&circle) {
            return Ok(());
        }
        let known = beside.map(|circle| circle.to_string()).to_vec();
        let black = on_track(self.track[0].unwrap_or(0));
        Err(Refusal::new("track-beside").text("rival", black.to_string()).names("known", known))
    }

    pub(super) fn check_free_stone(&self, circle: Circle) -> Result<(), Refusal> {
        match BOARD.kind(circle) {
            Kind::Cost(cost) if cost > 1 => {
                Err(Refusal::new("free-stone").text("point", circle.to_string()))
            }
            _ => self.check_empty(circle),
        }
    }

    pub(super) fn check_empty(&self, circle: Circle) -> Result<(), Refusal> {
        match text::never_a_stone(circle) {
            Some(refusal) => Err(refusal),
            None if self.empty().holds(circle) => Ok(()),
            None => Err(Refusal::new("occupied").text("point", circle.to_string())),
        }
    }

    /// Of several pairs one must be named, and only what is flanked may be.
    pub(super) fn check_takes(&self, circle: Circle, takes: Option<Pair>) -> Result<(), Refusal> {
        let pairs = self.pairs(circle);
        let named = |pair: &Pair| format!("{} {}", pair.0, pair.1);
        let known = || pairs.iter().map(named).collect();
        match takes {
            None if pairs.len() < 2 => Ok(()),
            None => Err(Refusal::new("unfinished")
                .text("written", circle.to_string())
                .names("known", known())),
            Some(pair) if pairs.contains(&pair) => Ok(()),
            Some(pair) if pairs.is_empty() => Err(Refusal::new("no-pair")
                .text("point", circle.to_string())
                .text("pair", named(&pair))),
            Some(pair) => {
                Err(Refusal::new("not-flanked").text("pair", named(&pair)).names("known", known()))
            }
        }
    }

    /// The pairs that a stone on this circle flanks once its owner's track stone has moved; at
    /// least one flank is that stone or the track stone. Track stones are never taken.
    pub(super) fn pairs(&self, circle: Circle) -> Vec<Pair> {
        let (Stage::Play, Kind::Cost(cost), true) =
            (self.stage, BOARD.kind(circle), self.takes_pairs())
        else {
            return Vec::new();
        };
        let mover = self.mover();
        let rival = self.stones[1 - mover];
        let new = [circle, on_track(self.target(mover, cost))].into_iter().collect();
        let flanked = BOARD.flanked(self.stones[mover].or(new), new);
        flanked
            .filter(|(one, other)| rival.holds(*one) && rival.holds(*other))
            .map(|(a, b)| Pair::of(a, b))
            .collect()
    }

    /// The place where a track stone ends that goes so many steps: past the rival's stone, which it
    /// never joins.
    pub(super) fn target(&self, seat: usize, cost: u8) -> u8 {
        (self.track[seat].unwrap_or(0) + cost + u8::from(self.passes(seat, cost))) % TRACK
    }

    /// True if a track stone that goes so many steps goes one further because of the rival's.
    pub(super) fn passes(&self, seat: usize, cost: u8) -> bool {
        match self.skip {
            Skip::Landing => self.gap(seat) == cost,
            Skip::All => (1..=cost).contains(&self.gap(seat)),
        }
    }
}

/// The first stone goes on the track.
pub(super) fn check_track(circle: Circle) -> Result<(), Refusal> {
    match BOARD.kind(circle) {
        Kind::Track(_) => Ok(()),
        _ => Err(Refusal::new("track-first").text("point", circle.to_string())),
    }
}
