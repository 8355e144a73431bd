//! Offers between the players of a game: draw, take-back, abort, hints.

use serde::{Deserialize, Serialize};

/// Kind of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OfferKind {
    /// To end the game as a draw.
    Draw,
    /// To take back the offerer's last action, with all that followed it.
    Takeback,
    /// To end the game without a result.
    Abort,
    /// To allow everyone hints, for the whole game.
    Hints,
}

impl OfferKind {
    /// Returns the word that message ids use; the database has the same.
    pub fn word(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback => "takeback",
            Self::Abort => "abort",
            Self::Hints => "hints",
        }
    }
}

/// Offer that one seat has made the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Kind.
    pub kind: OfferKind,
    /// Seat that makes the offer.
    pub seat: u8,
    /// Number of entries in the log at the time. An offer ends with the next one.
    pub entries: u32,
    /// The seats that have agreed.
    pub agreed: Vec<u8>,
    /// True if it waits for an answer; one that was declined does not.
    pub open: bool,
    /// True if the seat that made it has withdrawn it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// Seat that has declined it by saying so; none where it was withdrawn, played over, or declined by a machine.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub declined_by: Option<u8>,
}

impl Offer {
    /// True if it has been carried out and still holds: the seat that made it is then among those that agree.
    pub fn is_agreed(&self) -> bool {
        !self.open && self.agreed.contains(&self.seat)
    }
}
