//! Server settings, and the selection of games that are over.

pub use super::audit::{AuditAct, AuditEntry, Setting};
use super::pace::Pace;
use super::roles::Roles;
use crate::game::Lettering;
use crate::rating::{Listing, Terms};
use serde::{Deserialize, Serialize};

/// A server's settings. The default is what a server has that never set anything. What is not set is not written: the text has
/// a greatest length, and that of an earlier version must not grow beyond it by a setting that there was not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The channels in which games may be begun; empty: all.
    pub channels: Vec<u64>,
    /// The games that may be played, by id; empty: all.
    pub games: Vec<String>,
    /// The rule sets (`game/preset`) that may be played; none: all of those games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rule_sets: Vec<String>,
    /// The `game/preset` of a challenge that names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Time for a turn where a challenge names none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// True if no game here is rated.
    pub casual: bool,
    /// Way in which boards are posted and updated.
    pub policy: Policy,
    /// The language of public messages, as Discord's code; none: the server's own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// The painter's word for the theme; none: the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// The painter's word for the deck of cards; none: the usual one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    /// Letters of the columns of pente boards.
    #[serde(skip_serializing_if = "Lettering::is_usual")]
    pub lettering: Lettering,
    /// The most unfinished games of one person; none: the program's own limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_per_person: Option<u32>,
    /// The most unfinished games in one channel; none: the program's own limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub most_per_channel: Option<u32>,
    /// People who may not begin or join games here.
    #[serde(rename = "barred")]
    pub banned: Vec<u64>,
    /// Bans of people whose data was deleted.
    #[serde(rename = "barred_erased", skip_serializing_if = "Vec::is_empty")]
    pub banned_erased: Vec<ErasedBan>,
    /// Rules for ratings.
    pub ratings: Ratings,
    /// Discord's roles that the bot gives or pings.
    #[serde(skip_serializing_if = "Roles::is_none")]
    pub roles: Roles,
    /// Channel in which results are posted; none: nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<u64>,
    /// Channel of the weekly summary; none: there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub week: Option<u64>,
    /// Channel in which the puzzle of the day is posted; none: nowhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<u64>,
    /// True if those who watch a game may guess its next move and its winner.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub guesses: bool,
    /// True if the puzzle of the day may be of a game that was played here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub own_puzzles: bool,
    /// True if open seats are shown across servers: those from here in others, and theirs here.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub across: bool,
}

/// A ban of a person whose data was deleted: it holds if they come back, and does not say who they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErasedBan {
    /// Random number that makes the hash differ from every other of the same person.
    pub salt: u64,
    /// Hash of salt and person, in hexadecimal digits.
    pub hash: String,
}

/// A server's rules for ratings; the usual ones hold for fields that are not set.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ratings {
    /// True if balanced rule sets alone are rated, and so no plain gomoku.
    pub balanced: bool,
    /// The least age of an account and of a membership, in days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ages: Option<[u16; 2]>,
    /// Weights, in percent, of the first, second … game of the same two people within 30 days.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub weights: Option<Vec<u8>>,
    /// Conditions for a rank: games, opponents, the deviation, and the days since the last game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub listing: Option<[u16; 4]>,
}

impl Ratings {
    /// Returns the rules that apply.
    pub fn terms(&self) -> Terms {
        let usual = Terms::default();
        let [account_days, member_days] =
            self.ages.unwrap_or([usual.account_days, usual.member_days]);
        let weights = self
            .weights
            .as_ref()
            .map(|all| all.iter().map(|weight| f64::from(*weight) / 100.0).collect());
        let listing = |[games, opponents, deviation, days]: [u16; 4]| Listing {
            games: games.into(),
            opponents: opponents.into(),
            deviation: deviation.into(),
            days,
        };
        Terms {
            account_days,
            member_days,
            weights: weights.unwrap_or(usual.weights),
            listing: self.listing.map_or(usual.listing, listing),
        }
    }
}

/// Way in which boards are posted and updated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Policy {
    /// One board, brought up to date where it stands.
    #[default]
    Edit,
    /// A new board for every turn; the one before it is deleted.
    Relay,
    /// A new board for every turn; those before it stay.
    Keep,
    /// A thread for each game, with one board that is brought up to date where it stands.
    Thread,
}

impl Policy {
    /// All of them, with the words of commands and messages.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Edit, "edit"),
        (Self::Relay, "relay"),
        (Self::Keep, "keep"),
        (Self::Thread, "thread"),
    ];
}

/// Selection of games that are over; those that ended last come first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Finished {
    /// Of this person.
    pub person: Option<u64>,
    /// And of this one; [`CROWD`](super::crowd::CROWD) for the crowd and machines.
    pub with: Option<u64>,
    /// Of this channel.
    pub channel: Option<u64>,
    /// Of this game, by id.
    pub game: Option<String>,
    /// With all of these words in their rules text: a rule set's name, and pairs.
    pub words: Vec<String>,
    /// Number of games to skip.
    pub skip: u32,
    /// Number of games to return at most.
    pub most: u32,
}
