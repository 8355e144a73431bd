//! The clock of a turn: how long it may take, what falls due in it and when. Nothing here asks what time it is.

use crate::game::{Event, Table};
use crate::play::pace::Pace;
use crate::store::{Change, Millis, Status, Stop, StopReason, StoredGame, Timing, TurnTime};
use Stage::{Abandoned, Flag, LastReminder, Over, Reminder, Silence, SilenceNotice, Vacation};

const MINUTE: Millis = 60 * 1000;

const HOUR: Millis = 60 * MINUTE;

const DAY: Millis = 24 * HOUR;

/// What everybody has in the bank when a game begins.
const BANK: Millis = 5 * DAY;

/// What a move adds to it.
const BANK_GROWS: Millis = 12 * HOUR;

/// The most that it holds.
const BANK_HOLDS: Millis = 7 * DAY;

/// How long nobody may touch an untimed game.
const SILENCE: Millis = 30 * DAY;

/// How long before the end of the silence it is said.
const SILENCE_NOTICE: Millis = 3 * DAY;

/// How much later than its time a turn ends by itself, for moves that are on their way.
pub(crate) const GRACE: Millis = 5 * MINUTE;

/// How long before the end of the time vacation begins by itself, for those who want that.
const VACATION_BEFORE: Millis = 15 * MINUTE;

/// What falls due in a turn, each once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A fifth of the time is left.
    Reminder,
    /// Two hours are left, or a twentieth of the time where that is less.
    LastReminder,
    /// Vacation begins by itself, for those who want that.
    Vacation,
    /// The time is up.
    Over,
    /// It is up for good: a rated game ends, and any game whose player never moved.
    Flag,
    /// Nobody has claimed the win for as long as the turn was: both are out of time.
    Abandoned,
    /// Nobody has touched an untimed game for long.
    SilenceNotice,
    /// Nobody has touched it for longer than that.
    Silence,
}

impl Pace {
    /// How long the next turn may take, by what its seat has in the bank.
    fn turn(self, bank: Option<Millis>) -> Millis {
        match self {
            Self::Daily => DAY,
            Self::Standard => 3 * DAY,
            Self::Relaxed => 7 * DAY,
            Self::Bank => bank.unwrap_or(BANK),
            Self::Untimed => SILENCE,
        }
    }

    /// What falls due in a turn, in its order.
    fn stages(self) -> &'static [Stage] {
        match self {
            Self::Untimed => &[SilenceNotice, Silence],
            _ => &[Reminder, LastReminder, Vacation, Over, Flag, Abandoned],
        }
    }
}

impl Stage {
    /// When it falls due in a turn.
    fn at(self, turn: &TurnTime) -> Millis {
        match self {
            Reminder => turn.ends_at - turn.lasts / 5,
            LastReminder => turn.ends_at - (turn.lasts / 20).min(2 * HOUR),
            Vacation => turn.ends_at - VACATION_BEFORE,
            Over | Silence => turn.ends_at,
            Flag => turn.ends_at + GRACE,
            Abandoned => turn.ends_at + turn.lasts,
            SilenceNotice => turn.ends_at - SILENCE_NOTICE,
        }
    }
}

/// What is to be done about a game at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Nothing before this time, if ever.
    Later(Option<Millis>),
    /// The challenge has expired.
    Expiry,
    /// The clock goes on, having stood still.
    Resume,
    /// Whoever is asked is on vacation until then, and their clock runs all the same: it began to just as they left.
    Leave(Millis),
    /// This, in the turn under way.
    Stage(Stage),
}

/// What is due in a game now, or what comes next.
pub(crate) fn due(stored: &StoredGame, now: Millis) -> Due {
    let passed = stored.deadline_at.is_some_and(|at| at <= now);
    match (stored.status, &stored.timing.turn) {
        (Status::Open, _) if passed => Due::Expiry,
        (Status::Open, _) => Due::Later(stored.deadline_at),
        (Status::Running, Some(turn)) if turn.stop.is_some() => {
            if passed {
                Due::Resume
            } else {
                Due::Later(stored.deadline_at)
            }
        }
        (Status::Running, Some(turn)) => match next(stored, turn) {
            Some((stage, at)) if at <= now => {
                away(stored, turn.person, now).map_or(Due::Stage(stage), Due::Leave)
            }
            next => Due::Later(next.map(|(_, at)| at)),
        },
        _ => Due::Later(None),
    }
}

/// Until when a person is on vacation, if they are.
fn away(stored: &StoredGame, person: u64, now: Millis) -> Option<Millis> {
    stored.away.iter().find(|(who, until)| *who == person && *until > now).map(|(_, until)| *until)
}

/// What falls due next in a running turn, and when.
fn next(stored: &StoredGame, turn: &TurnTime) -> Option<(Stage, Millis)> {
    let stage = *pace(stored).stages().get(usize::from(turn.told))?;
    Some((stage, stage.at(turn)))
}

/// When something falls due next by a clock that does not stand still.
pub(crate) fn next_at(stored: &StoredGame, timing: &Timing) -> Option<Millis> {
    next(stored, timing.turn.as_ref()?).map(|(_, at)| at)
}

fn pace(stored: &StoredGame) -> Pace {
    stored.pace
}

/// Whether the time of the turn is up and has been said to be. It may still be moved, claimed or nudged.
pub(crate) fn is_over(stored: &StoredGame) -> bool {
    let over = pace(stored).stages().iter().position(|stage| *stage == Over);
    let told = stored.timing.turn.as_ref().map_or(0, |turn| usize::from(turn.told));
    stored.status == Status::Running && over.is_some_and(|over| told > over)
}

/// Whether an untimed turn is nobody's hurry.
pub(crate) fn is_untimed(stored: &StoredGame) -> bool {
    pace(stored) == Pace::Untimed
}

/// Puts the clock of whoever is asked next on a step. Where the step asks nobody anew, as when somebody else resigns, the
/// clock runs on; where the game is over it stops for good.
pub(crate) fn run_on(before: &StoredGame, table: &Table, change: &mut Change) {
    if change.status != Status::Running {
        change.timing.turn = None;
        change.deadline_at = None;
        return;
    }
    let members = change.members.clone().unwrap_or_else(|| before.members.clone());
    let after = StoredGame { members, status: change.status, ..before.clone() };
    let next = after.person_on_turn(table);
    let event =
        |entry: &crate::store::Entry| matches!(Event::read(&entry.text, before.seats), Ok(Some(_)));
    let asked = before.timing.turn.as_ref().map(|turn| turn.person);
    if asked.is_some() && asked == next && change.entries.iter().all(event) {
        return;
    }
    save(before, change);
    begin(&after, next, change);
}

/// Puts what is left of the turn that has ended, and what a move adds, into its seat's bank.
fn save(before: &StoredGame, change: &mut Change) {
    let Some(turn) = &before.timing.turn else { return };
    let Some(seat) = before.seat_of(turn.person) else { return };
    if pace(before) == Pace::Bank {
        let since = turn.stop.map_or(change.at, |stop| stop.at);
        let left = (turn.ends_at - since).max(0);
        change.timing.banks.resize(usize::from(before.seats), BANK);
        change.timing.banks[seat.index()] = (left + BANK_GROWS).min(BANK_HOLDS);
    }
}

/// Begins a turn. A pause that was agreed upon goes on, and so does a vacation.
fn begin(after: &StoredGame, person: Option<u64>, change: &mut Change) {
    let seat = person.and_then(|person| after.seat_of(person));
    let bank = seat.and_then(|seat| change.timing.banks.get(seat.index()).copied());
    let lasts = pace(after).turn(bank);
    let (at, before) = (change.at, after.timing.turn.as_ref());
    let paused = before.and_then(|turn| turn.stop).filter(|stop| stop.why == StopReason::Pause);
    let paused = paused.and(change.deadline_at).map(|until| (StopReason::Pause, until));
    let away = person
        .and_then(|person| away(after, person, at))
        .map(|until| (StopReason::Vacation, until));
    let still = paused.or(away);
    change.timing.pause_asked.clear();
    change.timing.turn = person.map(|person| TurnTime {
        person,
        began_at: at,
        lasts,
        ends_at: at + lasts,
        told: 0,
        nudged_at: None,
        stop: still.map(|(why, _)| Stop { at, why }),
    });
    change.deadline_at =
        still.map_or_else(|| next_at(after, &change.timing), |(_, until)| Some(until));
}

/// The clock stands still from now on.
pub(crate) fn stopped(timing: &Timing, at: Millis, why: StopReason) -> Timing {
    let mut after = timing.clone();
    after.pause_asked.clear();
    if let Some(turn) = &mut after.turn {
        turn.stop = Some(Stop { at, why });
    }
    after
}

/// The clock goes on after it stood still: the turn has as much time left as before.
pub(crate) fn resumed(timing: &Timing, at: Millis) -> Timing {
    let mut after = timing.clone();
    if let Some(turn) = &mut after.turn
        && let Some(stop) = turn.stop.take()
    {
        turn.began_at += at - stop.at;
        turn.ends_at += at - stop.at;
    }
    after
}

/// How much time a person has: of the turn that is theirs what is left of it, else what is in their bank, where they have
/// one. None in an untimed game, or where nothing is timed now.
pub(crate) fn left(stored: &StoredGame, person: u64, now: Millis) -> Option<Millis> {
    if stored.status != Status::Running || is_untimed(stored) {
        return None;
    }
    match &stored.timing.turn {
        Some(turn) if turn.person == person => {
            Some(turn.ends_at - turn.stop.map_or(now, |stop| stop.at))
        }
        _ if pace(stored) == Pace::Bank => {
            let seat = stored.seat_of(person)?;
            Some(stored.timing.banks.get(seat.index()).copied().unwrap_or(BANK))
        }
        _ => None,
    }
}
