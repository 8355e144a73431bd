//! A game's clock as it is kept: whose time runs until when, and what has been said about it. What it means is the app's.

use super::ids::{GameId, Millis};
use super::task::NewTask;
/// A game's clock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timing {
    /// The turn under way, where its time is measured.
    pub turn: Option<TurnTime>,
    /// Time that each seat has saved, in ms; empty where time is not saved.
    pub banks: Vec<Millis>,
    /// The people who have agreed to a pause in this turn.
    pub pause_asked: Vec<u64>,
    /// The turn that the last decision has ended, which a take-back goes on with.
    pub ended: Option<EndedTurn>,
}

/// The time of a turn that a decision has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedTurn {
    /// Seat of the person who was on turn.
    pub seat: u8,
    /// Time that was left, in ms; negative where it was over.
    pub left: Millis,
    /// Length of the turn in ms.
    pub lasts: Millis,
    /// Number of the turn's stages that had run.
    pub stages_fired: u8,
}

/// The time of the turn under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnTime {
    /// Person on turn.
    pub person: u64,
    /// Beginning of the turn (UTC ms).
    pub began_at: Millis,
    /// Length of the turn in ms.
    pub lasts: Millis,
    /// End of the turn's time (UTC ms), unless the clock is stopped.
    pub ends_at: Millis,
    /// Number of the turn's stages that have run, such as reminders.
    pub stages_fired: u8,
    /// Time of the last nudge (UTC ms).
    pub nudged_at: Option<Millis>,
    /// Since when the clock stands still, and why. It then goes on at the game's `deadline_at`.
    pub stop: Option<Stop>,
}

/// A clock that stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Since when.
    pub at: Millis,
    /// Reason.
    pub why: StopReason,
}

/// Reason why a clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StopReason {
    /// The person asked is on vacation.
    Vacation,
    /// The players have agreed on a pause.
    Pause,
}

/// Something that happens to a game's clock alone: the version stays, so the boards that people have before them do too.
#[derive(Clone, Debug)]
pub struct ClockUpdate {
    /// The game.
    pub game: GameId,
    /// The version on which it was decided.
    pub expected: u32,
    /// The clock on which it was decided.
    pub before: Timing,
    /// The clock afterwards.
    pub after: Timing,
    /// The interaction that asks for it, and its time (UTC ms); delivered again, it changes nothing.
    pub interaction: Option<(u64, Millis)>,
    /// Next deadline afterwards; none: no deadline.
    pub deadline_at: Option<Millis>,
    /// Tasks for the outbox.
    pub tasks: Vec<NewTask>,
}

/// Time that no clock is to count, such as while the program did not run: everything that was to come after `from` comes as
/// long after `until`.
#[derive(Clone, Debug)]
pub struct DowntimeCredit {
    /// Beginning (UTC ms).
    pub from: Millis,
    /// End (UTC ms). Before `from` where the computer's clock was set back.
    pub until: Millis,
    /// Time in ms that the program had already run by a clock that was set back. Turns that began in it are right as they
    /// are.
    pub fresh: Millis,
    /// A note to be left with it, by its key: up to when all time is accounted for.
    pub note: (&'static str, String),
    /// Term of the lead in which it was decided; none: any.
    pub term: Option<i64>,
    /// Tasks for the outbox.
    pub task: Option<NewTask>,
}

/// Time that a person takes off, on all servers at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// Person.
    pub person: u64,
    /// Beginning (UTC ms).
    pub began_at: Millis,
    /// End, or latest end (UTC ms).
    pub ends_at: Millis,
    /// True if it began by itself because time was running out.
    pub automatic: bool,
}
