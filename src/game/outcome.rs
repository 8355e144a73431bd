//! Turns and outcomes.

use super::{Score, Seat, Side};

/// The seat that is asked next, or the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// One seat decides.
    Seat(Seat),
    /// Chance is on turn: something is dealt or rolled; see [`super::Game::chance`].
    Chance,
    /// The game is over.
    Over(Outcome),
}

/// The outcome of a game: a place for each side and a fixed word for the reason.
///
/// A win, a draw, a victory shared by two sides and a third place of four are all places, so
/// ratings take one path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The place of each side, by the side's number; 1 is the best, equal places are shared.
    pub places: Vec<u8>,
    /// True if no side won: the first place is shared by all who have not left.
    pub drawn: bool,
    /// The reason, such as `five`, `resign` or `board-full`.
    pub end: &'static str,
}

/// The reason of an end on time.
const ON_TIME: &str = "time";

/// The word by which people are told of the reason of an end, where it differs from the reason's own: in a draw on time no
/// one has claimed the win.
pub fn told_end(end: &str, drawn: bool) -> &str {
    if drawn && end == ON_TIME { "time-unclaimed" } else { end }
}

impl Outcome {
    /// A victory of these sides; the others share the place behind them.
    pub fn won(sides: u8, winners: &[Side], end: &'static str) -> Self {
        let behind = winners.len() as u8 + 1;
        let place = |side| if winners.contains(&Side(side)) { 1 } else { behind };
        Self { places: (0..sides).map(place).collect(), drawn: false, end }
    }

    /// A draw between all sides.
    pub fn draw(sides: u8, end: &'static str) -> Self {
        Self { places: vec![1; usize::from(sides)], drawn: true, end }
    }

    /// A draw between these sides; the others, who have left, share the place behind them.
    pub fn draw_among(sides: u8, among: &[Side], end: &'static str) -> Self {
        Self { drawn: true, ..Self::won(sides, among, end) }
    }

    /// True if several sides share the first place, or no side won: a draw between them.
    pub fn is_shared(&self) -> bool {
        self.drawn || self.places.iter().filter(|place| **place == 1).count() > 1
    }

    /// The result of a side.
    pub fn score(&self, side: Side) -> Score {
        match (self.is_shared(), self.places.get(usize::from(side.0)) == Some(&1)) {
            (true, true) => Score::Drawn,
            (false, true) => Score::Won,
            (_, false) => Score::Lost,
        }
    }

    /// True if this side won, alone or with others.
    pub fn is_winner(&self, side: Side) -> bool {
        !self.drawn && self.places.get(usize::from(side.0)) == Some(&1)
    }
}
