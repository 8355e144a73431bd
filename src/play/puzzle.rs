//! People's attempts at the puzzle of a day, and the streaks that follow from them.

use super::book::Key;
use super::ids::{GameId, Millis};
use super::month_list::Row;
use crate::game::Setup;
use crate::rating::DAY_MS;

/// Wrong answers with which a puzzle still counts for a streak.
pub const MOST_WRONG: u32 = 1;

/// Days after which a missed day is free again.
const FREE_EVERY: i64 = 7;

/// Time of day at which puzzles are posted (ms after midnight, UTC), and the time over which servers are spread.
const POSTED_AT: Millis = 10 * 60 * 60 * 1000;
const SPREAD: Millis = 20 * 60 * 1000;

/// Returns the day whose puzzle counts at a time (UTC ms), in days since 1970-01-01. A day begins when the first servers get
/// its puzzle, so that the newest post of a server counts until shortly before the next one.
pub fn day_of(at: Millis) -> i64 {
    (at - POSTED_AT).div_euclid(DAY_MS)
}

/// Returns the next time after this one at which a server's puzzle is posted (UTC ms).
pub fn next_post(guild: u64, after: Millis) -> Millis {
    // The low bits of an id count what Discord made in the same millisecond; the others are a time.
    let own = ((guild >> 22) % SPREAD.cast_unsigned()).cast_signed();
    let at = day_of(after) * DAY_MS + POSTED_AT + own;
    if at > after { at } else { at + DAY_MS }
}

/// Returns the time of the post after one that is made now: on another day, also where this one is late.
pub fn post_after(guild: u64, now: Millis) -> Millis {
    next_post(guild, (day_of(now) + 1) * DAY_MS + POSTED_AT - 1)
}

/// A person's attempts at a puzzle of a day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// Number of wrong answers before it was solved.
    pub wrong: u32,
    /// Time at which it was solved (UTC ms).
    pub solved_at: Option<Millis>,
    /// True if the person had the solution shown before.
    pub gave_up: bool,
}

impl Attempt {
    /// True if it counts for a streak.
    pub fn counts(&self) -> bool {
        self.solved_at.is_some() && !self.gave_up && self.wrong <= MOST_WRONG
    }

    /// True if nothing that the person does changes it any more.
    pub fn is_over(&self) -> bool {
        self.solved_at.is_some() || self.gave_up
    }
}

/// Outcome of an answer, or of giving up, in an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An answer was wrong.
    Wrong,
    /// It is solved.
    Solved,
    /// The person has the solution shown.
    GaveUp,
}

/// Someone who has solved puzzles of the day in a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// Person.
    pub person: u64,
    /// Number of days whose puzzle they have solved so that it counts.
    pub days: u32,
}

impl From<Solver> for Row {
    fn from(Solver { person, days }: Solver) -> Self {
        Self { person, numbers: vec![("days", days)] }
    }
}

/// Result of a day in a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DayResult {
    /// Number of people who tried.
    pub tried: u32,
    /// Number of those who solved it so that it counts.
    pub solved: u32,
    /// Person who solved it first, without a wrong answer.
    pub first: Option<u64>,
}

/// A finished game of a server in which a puzzle is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Server.
    pub guild: u64,
    /// Number of the game's result.
    pub seq: i64,
    /// Game.
    pub game: GameId,
}

/// A puzzle that was found in a game of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPuzzle {
    /// Key of the position, the same for all its turned and reflected images.
    pub key: Key,
    /// Word of the set whose rules it has.
    pub set: String,
    /// The stones.
    pub start: Setup,
    /// The shortest win, with blanks between moves and answers.
    pub win: String,
    /// Word of the theme.
    pub theme: String,
}

/// A server's own puzzle, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPuzzle {
    /// Number.
    pub number: i64,
    /// Word of the set whose rules it has.
    pub set: String,
    /// The stones, as the text of a set-up.
    pub start: String,
    /// The shortest win, with blanks between moves and answers.
    pub win: String,
    /// Word of the theme.
    pub theme: String,
}

/// Returns days that count, and one more, by their places among the days that had a puzzle: those on which the bot was away
/// are left out.
fn in_order(days: &[i64], away: &[i64], today: i64) -> (Vec<i64>, i64) {
    let place = |day: i64| day - away.iter().filter(|other| **other < day).count() as i64;
    (days.iter().copied().map(place).collect(), place(today))
}

/// Returns a person's streak on a day, from the days that count: one missed day in a week is free, and days on which the
/// bot was away are not missed. The day itself may still come.
pub fn streak(days: &[i64], away: &[i64], today: i64) -> u32 {
    let (days, today) = in_order(days, away, today);
    let counts = |day: i64| days.contains(&day);
    let mut day = if counts(today) { today } else { today - 1 };
    let (mut streak, mut missed) = (0, None::<i64>);
    let oldest = days.iter().min().copied().unwrap_or(today);
    while day >= oldest {
        if counts(day) {
            streak += 1;
        } else if missed.is_none_or(|missed| missed - day >= FREE_EVERY) {
            missed = Some(day);
        } else {
            break;
        }
        day -= 1;
    }
    streak
}

/// Returns a server's streak on a day, from the days on which someone solved the puzzle; those on which the bot was away do
/// not end it. The day itself may still come.
pub fn streak_of_all(days: &[i64], away: &[i64], today: i64) -> u32 {
    let (days, today) = in_order(days, away, today);
    let start = if days.contains(&today) { today } else { today - 1 };
    (0..).take_while(|back| days.contains(&(start - back))).count() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_post_is_the_only_one_of_its_day() {
        let guild = 5 << 22;
        let usual = next_post(guild, 0);
        for at in [POSTED_AT, usual - 1, usual, DAY_MS, DAY_MS + POSTED_AT - 1] {
            assert_eq!(post_after(guild, at), usual + DAY_MS, "{at}");
        }
    }

    #[test]
    fn a_day_lasts_until_the_next_post() {
        let guild = 5 << 22;
        let post = next_post(guild, 0);
        assert_eq!((day_of(post), day_of(post + DAY_MS)), (0, 1));
        assert_eq!(day_of(DAY_MS + POSTED_AT - 1), 0, "until ten o'clock");
        assert_eq!(day_of(post + DAY_MS - SPREAD), 0);
    }

    #[test]
    fn one_missed_day_in_a_week_is_free() {
        let streak = |days: &[i64], today| streak(days, &[], today);
        assert_eq!(streak(&[], 10), 0);
        assert_eq!(streak(&[10, 9, 8], 10), 3);
        assert_eq!(streak(&[9, 8], 10), 2, "today may still come");
        assert_eq!(streak(&[10, 8, 7], 10), 3, "the 9th is free");
        assert_eq!(streak(&[10, 8, 6], 10), 2, "the 7th is the second missed day of the week");
        assert_eq!(streak(&[20, 18, 17, 16, 15, 14, 13, 12, 10], 20), 9, "the 19th and the 11th");
        assert_eq!(streak(&[7], 10), 0, "two days are missed");
    }

    #[test]
    fn a_server_has_no_free_day() {
        assert_eq!(streak_of_all(&[10, 9, 7], &[], 10), 2);
        assert_eq!(streak_of_all(&[9, 8], &[], 10), 2);
        assert_eq!(streak_of_all(&[8], &[], 10), 0);
    }

    #[test]
    fn days_on_which_the_bot_was_away_are_not_missed() {
        let away = [9, 8, 7];
        assert_eq!(streak(&[10, 6, 5], &away, 10), 3);
        assert_eq!(streak(&[6, 5], &away, 10), 2, "today may still come");
        assert_eq!(streak(&[10, 5], &away, 10), 2, "the 6th is free");
        assert_eq!(streak(&[10, 4], &away, 10), 1, "the 6th and the 5th are missed");
        assert_eq!(streak_of_all(&[10, 6, 5], &away, 10), 3);
        assert_eq!(streak_of_all(&[10, 5], &away, 10), 1);
    }
}
