//! The course of a turn, reckoned apart from the program: in the time that people had, which leaves out every outage,
//! every stop and every jump of a clock.

use narabe::store::{GameId, StoredGame};
use std::collections::BTreeSet;

pub const SECOND: i64 = 1000;
pub const MINUTE: i64 = 60 * SECOND;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// A game as the simulation knows it.
#[derive(Clone)]
pub struct Game {
    /// True if it is rated or of an event: no one has to claim the win.
    pub rated: bool,
    pub pace: String,
    pub kind: String,
    /// People who have moved.
    pub moved: BTreeSet<u64>,
    pub banks: [i64; 2],
    /// Surplus that each bank may hold: time that was given back too much in the turns that filled it.
    pub surplus: [i64; 2],
    pub turn: Turn,
}

/// The turn under way, in lived time.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    pub version: u32,
    pub person: u64,
    pub seat: usize,
    pub began: i64,
    pub lasts: i64,
    /// Time for which the clock stood still, and since when it does.
    pub stood: i64,
    pub stopped: Option<i64>,
    /// Time that may have been given back beyond what was lost.
    pub slack: i64,
    pub said: Vec<String>,
}

impl Game {
    pub fn of(stored: &StoredGame) -> Self {
        Self {
            rated: stored.rated || stored.event.is_some(),
            pace: stored.pace.word().to_owned(),
            kind: stored.game.clone(),
            moved: BTreeSet::new(),
            banks: [5 * DAY; 2],
            surplus: [0; 2],
            turn: Turn::default(),
        }
    }

    /// True if a person who has decided is asked again: their turn goes on.
    pub fn goes_on(&mut self, stored: &StoredGame) -> bool {
        let same = stored.timing.turn.as_ref().is_some_and(|turn| turn.person == self.turn.person);
        if same {
            self.turn.version = stored.version;
            self.moved.insert(self.turn.person);
        }
        same
    }

    /// A turn begins.
    pub fn begin(&mut self, stored: &StoredGame, lived: i64) {
        let Some(turn) = &stored.timing.turn else { return };
        let member = stored.members.iter().find(|member| member.person == turn.person).unwrap();
        let seat = usize::from(member.seat.unwrap());
        let lasts = match self.pace.as_str() {
            "live" => 5 * MINUTE,
            "hour" => HOUR,
            "day" => DAY,
            "3days" => 3 * DAY,
            "week" => 7 * DAY,
            "bank" => self.banks[seat],
            _ => 30 * DAY,
        };
        let stopped = turn.stop.map(|_| lived);
        let slack = if self.pace == "bank" { self.surplus[seat] } else { 0 };
        self.turn = Turn {
            version: stored.version,
            person: turn.person,
            seat,
            began: lived,
            lasts,
            stopped,
            slack,
            ..Turn::default()
        };
    }

    /// The player on turn moves: gives what should have been said before and was not, or was said too often.
    pub fn end_turn(&mut self, id: GameId, lived: i64) -> Vec<String> {
        let used = self.turn.used(lived);
        let left = (self.turn.lasts - used).max(0);
        self.banks[self.turn.seat] = (left + 12 * HOUR).min(7 * DAY);
        self.surplus[self.turn.seat] = self.turn.slack;
        self.moved.insert(self.turn.person);
        self.missing(id, used)
    }

    fn missing(&self, id: GameId, used: i64) -> Vec<String> {
        let said = |word: &str| self.turn.said.iter().filter(|said| *said == word).count();
        let mut flaws = Vec::new();
        for (word, at) in self.due() {
            let least = usize::from(used > at + self.turn.slack);
            let most = usize::from(used >= at);
            if !(least..=most).contains(&said(word)) {
                flaws.push(format!(
                    "game {}: {} times {word} after {used} of {:?}",
                    id.0,
                    said(word),
                    self.turn
                ));
            }
        }
        flaws
    }

    /// News of a turn, each with the time of the turn after which it comes.
    pub fn due(&self) -> Vec<(&'static str, i64)> {
        let lasts = self.turn.lasts;
        if self.pace == "none" {
            return vec![("silence-notice", 27 * DAY)];
        }
        let mut due = vec![
            ("reminder", lasts - lasts / 5),
            ("reminder-last", lasts - (lasts / 20).min(2 * HOUR)),
        ];
        if self.pace == "live" {
            due.clear();
        }
        if !self.rated && self.moved.contains(&self.turn.person) {
            due.push(("time-over", lasts));
        }
        due
    }

    /// End of the turn when no one does anything, and the time after which it comes.
    pub fn runs_out(&self) -> (&'static str, i64) {
        let lasts = self.turn.lasts;
        if self.pace == "none" {
            return ("silence", lasts);
        }
        let grace = if lasts <= HOUR { 0 } else { 5 * MINUTE };
        match (self.moved.contains(&self.turn.person), self.rated) {
            (false, _) => ("no-first-move", lasts + grace),
            (true, true) => ("timeout", lasts + grace),
            (true, false) if self.kind == "gomoku" => ("timeout both", 2 * lasts),
            (true, false) => ("both-out", 2 * lasts),
        }
    }

    /// Flaw of something that happened by itself just now.
    pub fn judge(&self, id: GameId, what: &str, at: i64, lived: i64) -> Option<String> {
        let used = self.turn.used(lived);
        let in_time = (at..=at + self.turn.slack + SECOND).contains(&used);
        (!in_time).then(|| {
            format!("game {}: {what} after {used} instead of {at} of {:?}", id.0, self.turn)
        })
    }
}

impl Turn {
    /// Returns the part of its time that is left, and a second where none is.
    pub fn left(&self, lived: i64) -> i64 {
        (self.lasts - self.used(lived)).max(SECOND)
    }

    /// Time of the turn that has gone by.
    pub fn used(&self, lived: i64) -> i64 {
        let standing = self.stopped.map_or(0, |since| lived - since);
        lived - self.began - self.stood - standing
    }

    /// The clock stands still, or goes on.
    pub fn stand(&mut self, stored: &StoredGame, lived: i64) {
        let stops = stored.timing.turn.as_ref().is_some_and(|turn| turn.stop.is_some());
        match (self.stopped, stops) {
            (None, true) => self.stopped = Some(lived),
            (Some(since), false) => {
                self.stood += lived - since;
                self.stopped = None;
            }
            _ => {}
        }
    }
}
