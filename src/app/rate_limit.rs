//! Rate limit on one person's commands, a wider one on their presses of buttons, menus and forms, and one on the lists of
//! choices that they are shown while they type.

use crate::clock::MINUTE_MS;
use crate::store::Millis;
use std::collections::HashMap;

/// Number of people remembered before those without a request in the last minute are dropped.
const REMEMBERED: usize = 10_000;

/// Number of presses that a person has for each command: a move by menus is several, and people press in haste.
const PRESSES_PER_COMMAND: u32 = 3;

/// Most lists of choices in a minute. Discord asks for one each time that someone pauses while they type.
const LISTS: u32 = 300;

/// Kind of a request that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Counted {
    /// A slash command, or a page.
    Command,
    /// A button, menu or form.
    Press,
    /// A list of choices for what is being typed.
    List,
}

/// Recent requests of each person, as a leaky bucket for each kind.
#[derive(Debug, Default)]
pub(crate) struct RateLimit {
    /// Most commands in a minute; 0 for no limit.
    commands: u32,
    /// Times at which each person's buckets are empty (UTC ms): commands, presses, lists of choices.
    until: HashMap<u64, [Millis; 3]>,
}

impl RateLimit {
    pub(crate) fn new(commands: u32) -> Self {
        Self { commands, until: HashMap::new() }
    }

    /// Returns the most requests of a kind in a minute; 0 for no limit.
    pub(in crate::app) fn most(&self, counted: Counted) -> u32 {
        match counted {
            Counted::Command => self.commands,
            Counted::Press => self.commands.saturating_mul(PRESSES_PER_COMMAND),
            Counted::List if self.commands == 0 => 0,
            Counted::List => LISTS,
        }
    }

    /// Counts one request of a person; false if it exceeds the limit.
    pub(in crate::app) fn admits(&mut self, counted: Counted, person: u64, now: Millis) -> bool {
        let most = self.most(counted);
        if most == 0 {
            return true;
        }
        if self.until.len() >= REMEMBERED {
            self.until.retain(|_, until| until.iter().any(|until| *until > now));
        }
        let until = &mut self.until.entry(person).or_default()[counted as usize];
        let after = (*until).clamp(now, now + MINUTE_MS) + MINUTE_MS / Millis::from(most);
        if after > now + MINUTE_MS {
            return false;
        }
        *until = after;
        true
    }
}
