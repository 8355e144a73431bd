//! Clock of a turn: its length, its deadline stages and their times. No function reads the system
//! clock.

use crate::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use crate::contest::rolling::PATIENCE_MS;
use crate::game::{Seat, Table, is_event};
use crate::play::crowd::CROWD;
use crate::play::log::taken_back;
use crate::play::pace::Pace;
use crate::store::{
    Change, EndedTurn, LogEntry, Millis, Status, Stop, StopReason, StoredGame, Timing, TurnTime,
};
use Stage::{
    Abandoned, Close, CloseLast, Flag, LastReminder, Over, Reminder, Silence, SilenceNotice,
    Vacation,
};

/// Bank of each seat when a game begins.
const BANK: Millis = 5 * DAY_MS;

/// Increment of the bank per move.
const BANK_GROWS: Millis = 12 * HOUR_MS;

/// Most that a bank holds.
const BANK_HOLDS: Millis = 7 * DAY_MS;

/// Time after which an untouched, untimed game ends.
const SILENCE: Millis = 30 * DAY_MS;

/// Time before that end at which it is announced.
const SILENCE_NOTICE: Millis = 3 * DAY_MS;

/// Turn of a live game.
const LIVE: Millis = 5 * MINUTE_MS;

/// Time after a turn's end at which it is flagged, for moves that are on their way.
const GRACE: Millis = 5 * MINUTE_MS;

/// Longest turn that is flagged at its end: so short a turn is no surprise.
const QUICK: Millis = HOUR_MS;

/// Time for which someone who has acted in a quick game is not pinged: they look on.
const LOOKS_ON: Millis = MINUTE_MS;

/// Time before a turn's end at which vacation begins automatically, for players who prefer that.
const VACATION_BEFORE: Millis = 15 * MINUTE_MS;

/// Deadline stage of a turn; each fires once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// A fifth of the time is left.
    Reminder,
    /// Two hours are left, or a twentieth of the time where that is less.
    LastReminder,
    /// Vacation begins automatically, for players who prefer that.
    Vacation,
    /// The time is up.
    Over,
    /// The flag falls: a game that no one has to claim ends, and any game whose player never moved.
    Flag,
    /// No opponent has claimed the win for as long as the turn was: both sides are out of time.
    Abandoned,
    /// No player has touched an untimed game for a long time, which is announced.
    SilenceNotice,
    /// The untimed game ends untouched.
    Silence,
    /// A vote of the crowd is counted; where no one has voted, it lasts once more as long.
    Close,
    /// It is counted for good.
    CloseLast,
}

/// Stages of a turn of the crowd.
const VOTED: &[Stage] = &[Close, CloseLast];

/// Returns the length of the next turn at a pace, given its seat's bank.
fn turn_length(pace: Pace, bank: Option<Millis>) -> Millis {
    match pace {
        Pace::Live => LIVE,
        Pace::Hour => HOUR_MS,
        Pace::Daily => DAY_MS,
        Pace::Standard => 3 * DAY_MS,
        Pace::Relaxed => 7 * DAY_MS,
        Pace::Bank => bank.unwrap_or(BANK),
        Pace::Untimed => SILENCE,
    }
}

/// Returns the time by which a moderator extends a turn: as much again as a turn has, a day at most.
pub(crate) fn extension(pace: Pace) -> Millis {
    turn_length(pace, None).min(DAY_MS)
}

/// Returns the time for which someone who is free in a Swiss event without rounds waits for an opponent of about the same
/// score: with quick clocks a few turns, since people are there to play.
pub(crate) fn patience(pace: Pace) -> Millis {
    match pace {
        Pace::Live => 10 * MINUTE_MS,
        Pace::Hour => 3 * HOUR_MS,
        Pace::Daily | Pace::Standard | Pace::Relaxed | Pace::Bank | Pace::Untimed => PATIENCE_MS,
    }
}

/// Returns the stages of a turn at a pace, in their order.
fn stages_at(pace: Pace) -> &'static [Stage] {
    match pace {
        Pace::Live => &[Over, Flag, Abandoned],
        Pace::Hour => &[Reminder, LastReminder, Over, Flag, Abandoned],
        Pace::Untimed => &[SilenceNotice, Silence],
        _ => &[Reminder, LastReminder, Vacation, Over, Flag, Abandoned],
    }
}

impl Stage {
    /// Returns the time of the stage in a turn (UTC ms).
    fn at(self, turn: &TurnTime) -> Millis {
        match self {
            Reminder => turn.ends_at - turn.lasts / 5,
            LastReminder => turn.ends_at - (turn.lasts / 20).min(2 * HOUR_MS),
            Vacation => turn.ends_at - VACATION_BEFORE,
            Over | Silence | Close | CloseLast => turn.ends_at,
            Flag => turn.ends_at + grace(turn),
            Abandoned => turn.ends_at + turn.lasts,
            SilenceNotice => turn.ends_at - SILENCE_NOTICE,
        }
    }
}

/// Returns the time after a turn's end at which it is flagged.
pub(crate) fn grace(turn: &TurnTime) -> Millis {
    if turn.lasts > QUICK { GRACE } else { 0 }
}

/// Returns the people whom a change concerns and that are to be pinged: in a quick game between two no one who
/// has acted within the last minute, that is when the turn began that ends now. Among more it began with another's act.
pub(crate) fn to_ping(before: &StoredGame, people: Vec<u64>, at: Millis) -> Vec<u64> {
    let looks_on = |turn: &TurnTime| turn.lasts <= QUICK && at - turn.began_at < LOOKS_ON;
    let has_acted = before.seats <= 2 && before.timing.turn.as_ref().is_some_and(looks_on);
    if has_acted { Vec::new() } else { people }
}

/// True if someone who acted so long ago (ms) still looks on, and needs no ping for an answer to that.
pub(crate) fn looks_on_for(passed: Millis) -> bool {
    passed < LOOKS_ON
}

/// Thing that is due in a game at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// Nothing before this time (UTC ms), if ever.
    Later(Option<Millis>),
    /// The challenge has expired.
    Expiry,
    /// A stopped clock resumes.
    Resume,
    /// The player on turn is on vacation until this time (UTC ms), but their clock runs: the turn
    /// began just as they left.
    Leave(Millis),
    /// A stage of the turn under way.
    Stage(Stage),
}

/// Returns what is due in a game now, or the time of what comes next.
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
                left_in_time(stored, turn, now).map_or(Due::Stage(stage), Due::Leave)
            }
            next => Due::Later(next.map(|(_, at)| at)),
        },
        _ => Due::Later(None),
    }
}

/// True if a person is on vacation.
pub(crate) fn is_away(stored: &StoredGame, person: u64, now: Millis) -> bool {
    away(stored, person, now).is_some()
}

/// Returns the end of a person's vacation, if they are on one.
pub(crate) fn away(stored: &StoredGame, person: u64, now: Millis) -> Option<Millis> {
    vacation(stored, person, now).map(|[_, until]| until)
}

/// Returns the end of the vacation of the player on turn, if they are on one that began before their time was over.
fn left_in_time(stored: &StoredGame, turn: &TurnTime, now: Millis) -> Option<Millis> {
    let in_time = |[began_at, _]: &[Millis; 2]| *began_at < turn.ends_at;
    vacation(stored, turn.person, now).filter(in_time).map(|[_, until]| until)
}

/// Returns the beginning and the end of a person's vacation, if they are on one.
fn vacation(stored: &StoredGame, person: u64, now: Millis) -> Option<[Millis; 2]> {
    let is_on = |(who, [_, until]): &&(u64, [Millis; 2])| *who == person && *until > now;
    stored.away.iter().find(is_on).map(|(_, times)| *times)
}

/// Returns the next stage of a running turn, and its time.
fn next(stored: &StoredGame, turn: &TurnTime) -> Option<(Stage, Millis)> {
    let stage = *stages(stored, turn).get(usize::from(turn.stages_fired))?;
    Some((stage, stage.at(turn)))
}

/// Returns the stages of a turn.
fn stages(stored: &StoredGame, turn: &TurnTime) -> &'static [Stage] {
    if turn.person == CROWD { VOTED } else { stages_at(stored.pace) }
}

/// Returns the clock of a vote that no one has taken part in, which lasts once more as long.
pub(crate) fn prolonged(timing: &Timing, now: Millis) -> Timing {
    let mut after = timing.clone();
    if let Some(turn) = &mut after.turn {
        turn.stages_fired += 1;
        turn.ends_at = now + turn.lasts;
    }
    after
}

/// True if the pace gives each turn a time of its own, as votes need.
pub(crate) fn is_by_turns(pace: Pace) -> bool {
    !matches!(pace, Pace::Bank | Pace::Untimed)
}

/// Returns the time of the next deadline by a clock that is not stopped.
pub(crate) fn next_at(stored: &StoredGame, timing: &Timing) -> Option<Millis> {
    next(stored, timing.turn.as_ref()?).map(|(_, at)| at)
}

/// True if a turn that ran at a time (UTC ms) is still under way. Within a turn the game gets other versions, as when it is
/// shown anew or an offer is withdrawn.
pub(crate) fn goes_on_since(turn: &TurnTime, at: Millis) -> bool {
    turn.began_at <= at
}

/// True if the time of the turn is up and that has been announced. The player may still move, the
/// others claim or nudge.
pub(crate) fn is_over(stored: &StoredGame) -> bool {
    has_run(stored, Over)
}

/// True if the win may be claimed, or the player on turn nudged: the time is up in a game that does not end by itself, or
/// did not when its flag fell, before an upgrade.
pub(crate) fn may_be_claimed(stored: &StoredGame) -> bool {
    is_over(stored) && (!stored.is_flagged() || has_run(stored, Flag))
}

/// Returns the time until which the win may be claimed in a turn whose time is up (UTC ms): the game ends then.
pub(crate) fn claim_ends_at(turn: &TurnTime) -> Millis {
    Abandoned.at(turn)
}

/// True if a stage of the turn under way has run.
fn has_run(stored: &StoredGame, stage: Stage) -> bool {
    let Some(turn) = stored.timing.turn.as_ref().filter(|_| stored.status == Status::Running)
    else {
        return false;
    };
    let place = stages(stored, turn).iter().position(|other| *other == stage);
    place.is_some_and(|place| usize::from(turn.stages_fired) > place)
}

/// True if the turn has no time limit.
pub(crate) fn is_untimed(stored: &StoredGame) -> bool {
    stored.pace == Pace::Untimed
}

/// True if players are told of no end of the turn: it has no time limit, and no one has been reminded of it yet.
pub(crate) fn is_endless(stored: &StoredGame) -> bool {
    let is_new = stored.timing.turn.as_ref().is_none_or(|turn| turn.stages_fired == 0);
    is_untimed(stored) && is_new
}

/// Sets the clock of the next player in a change. It runs on where the turn does not change, as when
/// another player resigns, and as long as one person has several decisions in a row, such as the
/// fifths of an opening (docs/rules/openings-and-tables.md F9), each of which is a vote of its own where the crowd decides;
/// where the game is over it stops for good. After a take-back the turn goes on that the decision had ended.
pub(crate) fn run_on(before: &StoredGame, table: &Table, change: &mut Change) {
    if change.status != Status::Running {
        (change.timing.turn, change.timing.ended) = (None, None);
        change.deadline_at = None;
        return;
    }
    let members = change.members.clone().unwrap_or_else(|| before.members.clone());
    let after = StoredGame { members, status: change.status, ..before.clone() };
    let next = after.person_on_turn(table);
    let asked = before.timing.turn.as_ref().map(|turn| turn.person);
    let stays = |entry: &LogEntry| {
        is_event(&entry.text, before.seats)
            || decided_by(table, entry).and_then(|seat| before.person_at(seat)) == asked
    };
    let taker = change.entries.first().and_then(|entry| taken_back(&entry.text));
    let taker = taker.map(|(seat, _)| Seat(seat));
    let is_takers = next.and_then(|person| before.seat_of(person)) == taker;
    let ended = before
        .timing
        .ended
        .filter(|ended| taker == Some(Seat(ended.seat)) && is_takers && !is_untimed(before));
    // A decision that is taken back has not ended its turn.
    change.timing.ended = before.timing.ended.filter(|_| taker.is_none());
    let stays = asked.is_some() && asked == next && change.entries.iter().all(stays);
    if stays && ended.is_none() && next != Some(CROWD) {
        return;
    }
    if taker.is_none() {
        save_to_bank(before, change);
    }
    change.timing.ended = ended_turn(before, table, change);
    begin(&after, next, change);
    if let Some(ended) = ended {
        go_on(&after, ended, change);
    }
}

/// Returns the seat whose player has made an entry: a mate's for a seat that has left.
fn decided_by(table: &Table, entry: &LogEntry) -> Option<Seat> {
    entry.seat.map(|seat| table.acting(Seat(seat)))
}

/// Returns the turn that a change ends, if that is by a decision of the person on turn.
fn ended_turn(before: &StoredGame, table: &Table, change: &Change) -> Option<EndedTurn> {
    let turn = before.timing.turn.as_ref()?;
    let own = before.seat_of(turn.person)?;
    let seat = own.0;
    let decides = |entry: &LogEntry| {
        let is_own = decided_by(table, entry) == Some(own);
        is_own && !is_event(&entry.text, before.seats) && taken_back(&entry.text).is_none()
    };
    let left = left_at_end(before, turn, change.at);
    let (lasts, stages_fired) = (turn.lasts, turn.stages_fired);
    change.entries.iter().any(decides).then_some(EndedTurn { seat, left, lasts, stages_fired })
}

/// Returns the time that a turn has left as it ends; negative where it is over. Time in which no one could play, and which
/// is not given back yet, has not gone by.
fn left_at_end(before: &StoredGame, turn: &TurnTime, at: Millis) -> Millis {
    let since = turn.stop.map_or(at, |stop| stop.at);
    let lost = before.lost_since.map_or(0, |from| (since - from.max(turn.began_at)).max(0));
    turn.ends_at + lost - since
}

/// Gives the turn that has begun as much time as it had left when it ended.
fn go_on(after: &StoredGame, ended: EndedTurn, change: &mut Change) {
    let Some(turn) = &mut change.timing.turn else { return };
    turn.ends_at = change.at + ended.left;
    turn.began_at = turn.ends_at - ended.lasts;
    turn.lasts = ended.lasts;
    turn.stages_fired = ended.stages_fired;
    if turn.stop.is_none() {
        change.deadline_at = next_at(after, &change.timing);
    }
}

/// Adds what is left of the turn that has ended, and the increment, to its seat's bank.
fn save_to_bank(before: &StoredGame, change: &mut Change) {
    let Some(turn) = &before.timing.turn else { return };
    let Some(seat) = before.seat_of(turn.person) else { return };
    if before.pace == Pace::Bank {
        let left = left_at_end(before, turn, change.at).max(0);
        change.timing.banks.resize(usize::from(before.seats), BANK);
        change.timing.banks[seat.index()] = (left + BANK_GROWS).min(BANK_HOLDS);
    }
}

/// Begins a turn. An agreed pause goes on, and so does a vacation.
fn begin(after: &StoredGame, person: Option<u64>, change: &mut Change) {
    let seat = person.and_then(|person| after.seat_of(person));
    let bank = seat.and_then(|seat| change.timing.banks.get(seat.index()).copied());
    let lasts = turn_length(after.pace, bank);
    let at = change.at;
    let before = after.timing.turn.as_ref();
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
        stages_fired: 0,
        nudged_at: None,
        stop: still.map(|(why, _)| Stop { at, why }),
    });
    change.deadline_at =
        still.map_or_else(|| next_at(after, &change.timing), |(_, until)| Some(until));
}

/// Returns the clock stopped at `at`.
pub(crate) fn stopped(timing: &Timing, at: Millis, why: StopReason) -> Timing {
    let mut after = timing.clone();
    after.pause_asked.clear();
    if let Some(turn) = &mut after.turn {
        turn.stop = Some(Stop { at, why });
    }
    after
}

/// Returns the clock resumed at `at`: the turn has as much time left as before.
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

/// Returns the clock of a turn that lasts `by` longer, from now where its time is over, with its next deadline. Stages
/// whose time comes again are yet to run, but a vote that was prolonged is not prolonged again. A clock that stands still
/// goes on when it would have.
pub(crate) fn extended(
    stored: &StoredGame,
    by: Millis,
    now: Millis,
) -> Option<(Timing, Option<Millis>)> {
    let mut after = stored.timing.clone();
    let turn = after.turn.as_mut()?;
    let since = turn.stop.map_or(now, |stop| stop.at);
    (turn.ends_at, turn.lasts) = (turn.ends_at.max(since) + by, turn.lasts + by);
    if turn.person != CROWD {
        let passed = stages(stored, turn).iter().take_while(|stage| stage.at(turn) <= since);
        turn.stages_fired = turn.stages_fired.min(passed.count() as u8);
    }
    let stops = turn.stop.is_some();
    let deadline_at = if stops { stored.deadline_at } else { next_at(stored, &after) };
    Some((after, deadline_at))
}

/// Returns the time that a person has (ms): the rest of their turn, else their bank, where they
/// have one. `None` in an untimed game, or where nothing is timed now.
pub(crate) fn left(stored: &StoredGame, person: u64, now: Millis) -> Option<Millis> {
    if stored.status != Status::Running || is_untimed(stored) {
        return None;
    }
    match &stored.timing.turn {
        Some(turn) if turn.person == person => {
            Some(turn.ends_at - turn.stop.map_or(now, |stop| stop.at))
        }
        _ if stored.pace == Pace::Bank => {
            let seat = stored.seat_of(person)?;
            Some(stored.timing.banks.get(seat.index()).copied().unwrap_or(BANK))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No turn is reminded of twice within a minute, and none of less than an hour at all.
    #[test]
    fn reminders_fit_their_pace() {
        for (pace, word) in Pace::ALL {
            let lasts = turn_length(pace, None);
            let turn = TurnTime {
                person: 1,
                began_at: 0,
                lasts,
                ends_at: lasts,
                stages_fired: 0,
                nudged_at: None,
                stop: None,
            };
            let said = |stage: &&Stage| matches!(stage, Reminder | LastReminder | SilenceNotice);
            let times: Vec<Millis> =
                stages_at(pace).iter().filter(said).map(|stage| stage.at(&turn)).collect();
            assert!(lasts >= HOUR_MS || times.is_empty(), "{word}");
            assert!(times.windows(2).all(|two| two[1] - two[0] > MINUTE_MS), "{word}: {times:?}");
            let all: Vec<Millis> = stages_at(pace).iter().map(|stage| stage.at(&turn)).collect();
            assert!(all.is_sorted(), "{word}: {all:?}");
        }
    }
}
