//! News about a game's clock: reminders, claims, pauses, vacations.

use crate::store::{Millis, StoredGame};
use serde::{Deserialize, Serialize};

/// Something to be said about a game's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// The time of whoever is on turn draws to its end.
    Reminder {
        /// Whether it is the second one.
        last: bool,
    },
    /// Their time is up, and the others may claim the win.
    Over,
    /// Somebody asks them to move.
    Nudge {
        /// Who.
        by: u64,
    },
    /// Nobody has touched an untimed game for long.
    Silence,
    /// Time has run out, and with it the game or a seat's part in it.
    RanOut,
    /// Somebody is on vacation.
    Away {
        /// Who.
        person: u64,
        /// Until when at the latest (UTC ms).
        until: Millis,
        /// Whether it began by itself.
        automatic: bool,
    },
    /// Somebody is back from vacation.
    Back {
        /// Who.
        person: u64,
        /// Whether they said so, or their days were used up.
        by_hand: bool,
    },
    /// Somebody would pause.
    PauseAsked {
        /// Who.
        by: u64,
    },
    /// All have agreed to pause.
    Paused {
        /// Until when at the latest (UTC ms).
        until: Millis,
    },
    /// Somebody goes on after a pause.
    Resumed {
        /// Who.
        by: u64,
    },
    /// A pause has lasted as long as it may.
    PauseOver,
    /// People could not play from one moment to another.
    Outage {
        /// When it began (UTC ms).
        from: Millis,
        /// When it ended (UTC ms).
        until: Millis,
        /// The games here to which the time was given back.
        games: Vec<i64>,
    },
}

impl News {
    /// Whether it is about the turn under way, so that it is no news once that has passed.
    pub(in crate::app) fn is_of_turn(&self) -> bool {
        matches!(
            self,
            Self::Reminder { .. }
                | Self::Over
                | Self::Nudge { .. }
                | Self::Silence
                | Self::PauseAsked { .. }
        )
    }

    pub(in crate::app) fn message(&self) -> &'static str {
        match self {
            Self::Reminder { last: false } => "reminder",
            Self::Reminder { last: true } => "reminder-last",
            Self::Over => "time-over",
            Self::Nudge { .. } => "nudge",
            Self::Silence => "silence-notice",
            Self::RanOut => "time-ran-out",
            Self::Away { automatic: false, .. } => "vacation-begun",
            Self::Away { automatic: true, .. } => "vacation-begun-by-itself",
            Self::Back { .. } => "vacation-ended",
            Self::PauseAsked { .. } => "pause-asked",
            Self::Paused { .. } => "paused",
            Self::Resumed { .. } => "resumed",
            Self::PauseOver => "pause-over",
            Self::Outage { .. } => "outage",
        }
    }

    /// Whom it pings.
    pub(in crate::app) fn people(&self, stored: &StoredGame) -> Vec<u64> {
        let asked = stored.timing.turn.as_ref().map(|turn| turn.person);
        let everybody = stored.members.iter().map(|member| member.person);
        match self {
            Self::Reminder { .. } | Self::Nudge { .. } => asked.into_iter().collect(),
            Self::Over => everybody.filter(|person| Some(*person) != asked).collect(),
            Self::Silence | Self::RanOut | Self::PauseOver => everybody.collect(),
            Self::PauseAsked { by } | Self::Resumed { by } => {
                everybody.filter(|person| person != by).collect()
            }
            Self::Back { person, by_hand: false } => vec![*person],
            Self::Away { .. } | Self::Back { .. } | Self::Paused { .. } | Self::Outage { .. } => {
                Vec::new()
            }
        }
    }

    /// Whose doing it is.
    pub(in crate::app) fn by(&self) -> Option<u64> {
        match self {
            Self::Nudge { by } | Self::PauseAsked { by } | Self::Resumed { by } => Some(*by),
            Self::Away { person, .. } | Self::Back { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Until when it says that something is so; elsewhere that is the end of the turn.
    pub(in crate::app) fn until(&self) -> Option<Millis> {
        match self {
            Self::Away { until, .. } | Self::Paused { until } | Self::Outage { until, .. } => {
                Some(*until)
            }
            _ => None,
        }
    }
}

/// News, and the version of the game that they are about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct NewsJob {
    /// What is to be said.
    pub news: News,
    /// The version.
    pub version: u32,
}
