//! The pulse: how it is known since when the bot could not be played with. That time is given back to every clock.
//!
//! Once a second whoever serves the app says that all is well ([`App::beat`]), or is silent. Time counts only from one
//! beat to the next. What lies between the last beat before a silence (a stop, Discord out of reach, a database that
//! failed) and the first one after it is given back, and so is a jump of the computer's clock, either way.

use super::notices::{self, News};
use super::tasks::show_again;
use super::{App, Fault};
use crate::store::{Credit, GameId, Millis, StoredGame};
use std::collections::BTreeMap;

/// A silence shorter than this is not worth a word; moves have a grace that is longer.
pub const SILENCE_COUNTS_FROM_MS: Millis = 60 * 1000;
/// How often the pulse is written down.
const NOTED_EVERY_MS: Millis = 10 * 1000;
/// How many games are told of a silence in one go.
const AT_ONCE: u32 = 500;
/// The note that holds the last beat.
const NOTE: &str = "pulse";

/// The last beat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pulse {
    /// By the time of day.
    at: Millis,
    /// How far that was ahead of a clock that nobody sets.
    ahead: Millis,
    /// As it stands in the store.
    noted: Millis,
    /// Since then something was amiss.
    missed: bool,
}

impl App {
    /// All is well: gives back the time since the last beat if it was a silence, then does what has fallen due.
    ///
    /// # Errors
    /// When the store does not answer; the time until the next beat is then a silence.
    pub async fn beat(&self) -> Result<(), Fault> {
        let beaten = self.beat_at(self.clock.now(), self.clock.ahead()).await;
        if beaten.is_err() {
            self.miss();
        }
        beaten
    }

    /// Something keeps people from playing: the time from the last beat to the next is not theirs.
    pub fn miss(&self) {
        if let Some(pulse) = self.pulse().as_mut() {
            pulse.missed = true;
        }
    }

    async fn beat_at(&self, at: Millis, ahead: Millis) -> Result<(), Fault> {
        let last = *self.pulse();
        let mut noted = match last {
            Some(last) => last.noted,
            None => self.store.note(NOTE).await?.and_then(|note| note.parse().ok()).unwrap_or(at),
        };
        let silent = match last {
            Some(last) if !last.missed => ahead - last.ahead,
            Some(last) => at - last.at,
            None => at - noted,
        };
        if silent.abs() >= SILENCE_COUNTS_FROM_MS {
            let lived = last.map_or(0, |last| at - last.at - silent);
            self.store.credit(credit(at - silent, at, lived)).await?;
            noted = at;
        } else if (at - noted).abs() >= NOTED_EVERY_MS || last.is_none() {
            self.store.leave_note(NOTE, at.to_string()).await?;
            noted = at;
        }
        *self.pulse() = Some(Pulse { at, ahead, noted, missed: false });
        self.sweep().await
    }

    fn pulse(&self) -> std::sync::MutexGuard<'_, Option<Pulse>> {
        self.pulse.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl App {
    /// Says once in each channel to which games the time was given back, and has their boards show it.
    pub(super) async fn announce_outage(&self, from: Millis, until: Millis) -> Result<(), Fault> {
        let mut channels: BTreeMap<u64, (StoredGame, Vec<i64>)> = BTreeMap::new();
        let mut after = GameId(0);
        loop {
            let games = self.store.timed(after, AT_ONCE).await?;
            let Some(last) = games.last() else { break };
            after = last.id;
            let shown = games
                .iter()
                .map(|game| (game.id, show_again(game, &format!("outage-{until}"), until)));
            self.store.enqueue(shown.collect()).await?;
            for game in games {
                let (channel, number) = (game.venue.channel, game.id.0);
                channels.entry(channel).or_insert_with(|| (game, Vec::new())).1.push(number);
            }
        }
        let said = |(game, games): (StoredGame, Vec<i64>)| {
            let news = News::Outage { from, until, games };
            let key = format!("outage:{until}:{}", game.venue.channel);
            (game.id, notices::task_keyed(&game, news, key, until))
        };
        // Where a clock was set back nothing was lost.
        let said = channels.into_values().filter(|_| from < until).map(said).collect();
        Ok(self.store.enqueue(said).await?)
    }
}

/// The time from one moment to another is given back; where it was none, because a clock was set back, that is only made
/// good, and there is nothing to announce.
fn credit(from: Millis, until: Millis, fresh: Millis) -> Credit {
    let task = Some(notices::outage(from, until));
    Credit { from, until, fresh, note: (NOTE, until.to_string()), task }
}
