//! A game's clock as it is kept: whose time runs until when, and what has been said about it. What it means is the app's.

use super::game::{GameId, Millis};
use super::task::NewTask;
/// A game's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// The turn under way, where its time is measured.
    pub turn: Option<TurnTime>,
    /// What each seat has saved; empty where nobody saves time.
    pub banks: Vec<Millis>,
    /// The people who have agreed to a pause in this turn.
    pub pause_asked: Vec<u64>,
}

/// The time of the turn under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnTime {
    /// Who is asked.
    pub person: u64,
    /// When the turn began.
    pub began_at: Millis,
    /// How long it may take.
    pub lasts: Millis,
    /// When its time is up, unless the clock stands still.
    pub ends_at: Millis,
    /// How much of what falls due in a turn has, such as reminders (the app's own count).
    pub told: u8,
    /// When the person was last nudged.
    pub nudged_at: Option<Millis>,
    /// Since when the clock stands still, and why. It then goes on at the game's `deadline_at`.
    pub stop: Option<Stop>,
}

/// A clock that stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Since when.
    pub at: Millis,
    /// Why.
    pub why: StopReason,
}

/// Why a clock stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// Whoever is asked is on vacation.
    Vacation,
    /// The players have agreed on a pause.
    Pause,
}

/// Something that happens to a game's clock alone: the version stays, so the boards that people have before them do too.
#[derive(Clone, Debug)]
pub struct Winding {
    /// The game.
    pub game: GameId,
    /// The version on which it was decided.
    pub expected: u32,
    /// The clock on which it was decided.
    pub before: Timing,
    /// The clock afterwards.
    pub after: Timing,
    /// When something falls due afterwards.
    pub deadline_at: Option<Millis>,
    /// What is to be done on Discord about it.
    pub tasks: Vec<NewTask>,
}

/// Time that no clock is to count, such as while the program did not run: everything that was to come after `from` comes as
/// long after `until`.
#[derive(Clone, Debug)]
pub struct Credit {
    /// When it began.
    pub from: Millis,
    /// When it ended. Before `from` where the computer's clock was set back.
    pub until: Millis,
    /// How long the program had already gone by a clock that was set back. Turns that began in that time are right as they
    /// are.
    pub fresh: Millis,
    /// A note to be left with it, by its key: up to when all time is accounted for.
    pub note: (&'static str, String),
    /// What is to be done on Discord about it.
    pub task: Option<NewTask>,
}

/// Time that a person takes off, on all servers at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// Who.
    pub person: u64,
    /// When it began.
    pub began_at: Millis,
    /// When it ended, or ends at the latest.
    pub ends_at: Millis,
    /// Whether it began by itself because time was running out.
    pub automatic: bool,
}
