//! Discord's roles that a server lets the bot give, ping or ask for.

use super::ids::Millis;
use serde::{Deserialize, Serialize};

/// Purpose of a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RolePurpose {
    /// Given to the kings of the server's hills.
    King,
    /// Given to the winners of the last league or tournament.
    Champion,
    /// Given to the first of the leaderboard.
    First,
    /// Given to the first three of the leaderboard.
    TopThree,
    /// Given to who was first on a leaderboard of the last season that was closed.
    Season,
    /// Given to who holds a game's title against someone of the server.
    Title,
    /// Pinged for open seats.
    Seats,
    /// Its members alone vote in games against the crowd.
    Voters,
}

impl RolePurpose {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::King,
        Self::Champion,
        Self::First,
        Self::TopThree,
        Self::Season,
        Self::Title,
        Self::Seats,
        Self::Voters,
    ];

    /// True if the bot gives the role to people and takes it away.
    pub fn is_given(self) -> bool {
        !matches!(self, Self::Seats | Self::Voters)
    }
}

/// Roles that a server has set, by their ids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Roles {
    #[serde(skip_serializing_if = "Option::is_none")]
    king: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    champion: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    top_three: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    season: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seats: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    voters: Option<u64>,
}

impl Roles {
    /// Returns the role for a purpose, if the server has set one.
    pub fn get(&self, purpose: RolePurpose) -> Option<u64> {
        match purpose {
            RolePurpose::King => self.king,
            RolePurpose::Champion => self.champion,
            RolePurpose::First => self.first,
            RolePurpose::TopThree => self.top_three,
            RolePurpose::Season => self.season,
            RolePurpose::Title => self.title,
            RolePurpose::Seats => self.seats,
            RolePurpose::Voters => self.voters,
        }
    }

    /// True if the server has set none.
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }

    /// Sets the role for a purpose, or none.
    pub fn set(&mut self, purpose: RolePurpose, role: Option<u64>) {
        let place = match purpose {
            RolePurpose::King => &mut self.king,
            RolePurpose::Champion => &mut self.champion,
            RolePurpose::First => &mut self.first,
            RolePurpose::TopThree => &mut self.top_three,
            RolePurpose::Season => &mut self.season,
            RolePurpose::Title => &mut self.title,
            RolePurpose::Seats => &mut self.seats,
            RolePurpose::Voters => &mut self.voters,
        };
        *place = role;
    }
}

/// Role that the bot has given to a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GivenRole {
    /// Role.
    pub role: u64,
    /// Member.
    pub person: u64,
    /// Time at which Discord was last asked for it (UTC ms).
    pub given_at: Millis,
}
