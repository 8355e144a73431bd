//! How many commands one person may give: as many at once as in a minute, then one whenever there is room again.

use super::App;
use super::request::{Ask, Caller};
use crate::game::Refusal;
use crate::store::Millis;
use std::collections::HashMap;
use std::sync::PoisonError;

const MINUTE: Millis = 60_000;
/// So many people are remembered before those who have been quiet for a minute are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has given how many commands lately.
#[derive(Debug, Default)]
pub(super) struct Rate {
    /// The most a minute; 0 for any number.
    most: u32,
    /// For each person until when what they have given counts.
    until: HashMap<u64, Millis>,
}

impl Rate {
    pub(super) fn new(most: u32) -> Self {
        Self { most, until: HashMap::new() }
    }

    /// Counts one command of a person; false where there is no room for it.
    fn admits(&mut self, person: u64, now: Millis) -> bool {
        if self.most == 0 {
            return true;
        }
        if self.until.len() >= REMEMBERED {
            self.until.retain(|_, until| *until > now);
        }
        let until = self.until.get(&person).copied().unwrap_or(now).clamp(now, now + MINUTE);
        let after = until + MINUTE / Millis::from(self.most);
        if after > now + MINUTE {
            return false;
        }
        self.until.insert(person, after);
        true
    }
}

impl App {
    /// Refuses a command of somebody who has given too many. Buttons, menus and forms are answered always.
    pub(super) fn check_rate(&self, caller: &Caller, ask: &Ask) -> Result<(), Refusal> {
        let free = match ask {
            Ask::Press { .. }
            | Ask::Choose { .. }
            | Ask::Typed { .. }
            | Ask::Panel { .. }
            | Ask::Complete(_) => true,
            _ => matches!(ask, Ask::Help | Ask::Privacy),
        };
        let mut rate = self.rate.lock().unwrap_or_else(PoisonError::into_inner);
        if free || rate.admits(caller.person, self.clock.now()) {
            return Ok(());
        }
        Err(Refusal::new("too-many-commands").number("most", rate.most))
    }
}
