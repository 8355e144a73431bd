//! News about a game's clock: reminders, claims, pauses, vacations.

use crate::game::Event;
use crate::store::{Millis, StoredGame};
use serde::{Deserialize, Serialize};

/// News about a game's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// The time of the player on turn is running out.
    Reminder {
        /// True for the second reminder.
        last: bool,
    },
    /// The time is up, and the opponents may claim the win.
    Over,
    /// A player asks the player on turn to move.
    Nudge {
        /// User id of that player.
        by: u64,
    },
    /// No player has touched an untimed game for a long time.
    Silence,
    /// No one has voted for a move of the crowd, which gets as much time again.
    NoVotes,
    /// No one has voted for the crowd's first move, without which the game is cancelled.
    NoFirstVotes,
    /// A moderator has given the player on turn more time.
    Extended,
    /// The time has run out, which ended the game or a seat's part in it.
    RanOut,
    /// A player is on vacation.
    Away {
        /// User id of the player.
        person: u64,
        /// Latest end of the vacation (UTC ms).
        until: Millis,
        /// True if it began automatically.
        automatic: bool,
    },
    /// A player is back from vacation.
    Back {
        /// User id of the player.
        person: u64,
        /// True if they ended it, false if their days were used up.
        by_hand: bool,
    },
    /// A player asks for a pause.
    PauseAsked {
        /// User id of the player.
        by: u64,
    },
    /// A player declines the pause for which another one has asked.
    PauseDeclined {
        /// User id of the player.
        by: u64,
    },
    /// All players have agreed to a pause.
    Paused {
        /// Latest end of the pause (UTC ms).
        until: Millis,
    },
    /// A player ends a pause.
    Resumed {
        /// User id of the player.
        by: u64,
    },
    /// A pause has reached its longest duration.
    PauseOver,
    /// The bot could not be played with for some time.
    Outage {
        /// Beginning of the downtime (UTC ms).
        from: Millis,
        /// End of the downtime (UTC ms).
        until: Millis,
        /// Numbers of the games in this channel to which the time was credited.
        games: Vec<i64>,
    },
}

impl News {
    /// True if it is about the turn under way, so that it is obsolete once that has passed.
    pub(in crate::app) fn is_of_turn(&self) -> bool {
        matches!(
            self,
            Self::Reminder { .. }
                | Self::Over
                | Self::Nudge { .. }
                | Self::Silence
                | Self::NoVotes
                | Self::NoFirstVotes
                | Self::Extended
                | Self::PauseAsked { .. }
                | Self::PauseDeclined { .. }
        )
    }

    pub(in crate::app) fn message(&self) -> &'static str {
        match self {
            Self::Reminder { last: false } => "reminder",
            Self::Reminder { last: true } => "reminder-last",
            Self::Over => "time-over",
            Self::Nudge { .. } => "nudge",
            Self::Silence => "silence-notice",
            Self::NoVotes => "vote-extended",
            Self::NoFirstVotes => "vote-extended-first",
            Self::Extended => "time-given",
            Self::RanOut => "time-ran-out",
            Self::Away { automatic: false, .. } => "vacation-begun",
            Self::Away { automatic: true, .. } => "vacation-begun-by-itself",
            Self::Back { .. } => "vacation-ended",
            Self::PauseAsked { .. } => "pause-asked",
            Self::PauseDeclined { .. } => "pause-declined",
            Self::Paused { .. } => "paused",
            Self::Resumed { .. } => "resumed",
            Self::PauseOver => "pause-over",
            Self::Outage { .. } => "outage",
        }
    }

    /// Returns the people whom it pings; those of [`Self::NoVotes`] are not of the game.
    pub(in crate::app) fn people(&self, stored: &StoredGame) -> Vec<u64> {
        let on_turn = stored.timing.turn.as_ref().map(|turn| turn.person);
        let members = stored.members.iter().map(|member| member.person);
        let playing = members.clone().filter(|person| !stored.has_left(*person));
        match self {
            Self::Reminder { .. } | Self::Nudge { .. } => on_turn.into_iter().collect(),
            Self::Over => playing.filter(|person| Some(*person) != on_turn).collect(),
            Self::RanOut => {
                let late = ran_out(stored);
                members.filter(|one| !stored.has_left(*one) || late.contains(one)).collect()
            }
            Self::Silence | Self::PauseOver => playing.collect(),
            Self::PauseAsked { by } | Self::PauseDeclined { by } | Self::Resumed { by } => {
                playing.filter(|person| person != by).collect()
            }
            Self::Back { person, by_hand: false } => vec![*person],
            // The others see it in the channel.
            Self::Extended => playing.filter(|person| stored.is_guest(*person)).collect(),
            Self::Away { .. }
            | Self::Back { .. }
            | Self::Paused { .. }
            | Self::NoVotes
            | Self::NoFirstVotes
            | Self::Outage { .. } => Vec::new(),
        }
    }

    /// Returns the player who caused it.
    pub(in crate::app) fn by(&self) -> Option<u64> {
        match self {
            Self::Nudge { by }
            | Self::PauseAsked { by }
            | Self::PauseDeclined { by }
            | Self::Resumed { by } => Some(*by),
            Self::Away { person, .. } | Self::Back { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Returns the time until which it is true; for all other news that is the end of the turn.
    pub(in crate::app) fn until(&self) -> Option<Millis> {
        match self {
            Self::Away { until, .. } | Self::Paused { until } | Self::Outage { until, .. } => {
                Some(*until)
            }
            _ => None,
        }
    }
}

/// Returns the people whose time has run out last.
fn ran_out(stored: &StoredGame) -> Vec<u64> {
    let mut events =
        stored.log.iter().rev().filter_map(|text| Event::read(text, stored.seats).ok().flatten());
    let seats = events.find_map(|event| match event {
        Event::Timeout(seats) => Some(seats),
        Event::Resign(_) | Event::Draw => None,
    });
    seats.into_iter().flatten().filter_map(|seat| stored.person_at(seat)).collect()
}

/// News, with the version of the game that they are about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct NewsJob {
    /// News to deliver.
    pub news: News,
    /// Version of the game.
    pub version: u32,
    /// Place in its members of the guest to whom alone they are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<usize>,
    /// Numbers of the games in its channel that they are about, for news that tell of several at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<i64>,
}
