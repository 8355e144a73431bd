//! A thread for each game, where a server wishes for that: begun from the message by which the game was accepted, and the
//! game goes on in it.

use super::step::Decided;
use super::tasks::{ANSWER_GRACE_MS, Errand, Owed, Reach, Want, left_behind, task_of};
use super::{App, Fault, Stop, show};
use crate::store::{Change, GameId, Millis, NewTask, Status, StoredGame, Venue};
use crate::words::{Locale, say};

/// How long to wait for the message to be known from which a thread is to be begun.
const WAIT_MS: Millis = 2_000;
/// The longest name of a thread, in characters.
/// <https://discord.com/developers/docs/resources/channel#start-thread-from-message-json-params>
const LONGEST_NAME: usize = 100;

/// The task of giving a game a thread.
pub(super) fn wanted(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(stored, Want::Threaded, format!("thread:{}", stored.id.0), at)
}

impl App {
    /// What to do about it now: nothing where the game is over or has moved elsewhere, in which case that was done before.
    pub(super) fn thread(&self, stored: &StoredGame, reach: Reach) -> Result<Errand, Fault> {
        if stored.status != Status::Running || reach.channel != stored.venue.channel {
            return Ok(Errand::Nothing);
        }
        let Some(message) = stored.message else {
            return Ok(Errand::Later(self.clock().now() + WAIT_MS));
        };
        let locale = Locale::of(&stored.locale);
        let mut instead = self.call(stored, self.concerned(stored, &self.table(stored)?));
        instead.text = [instead.text, say(locale, "thread-refused", &[])].join("\n");
        let name =
            show::title(stored, locale).replace("**", "").chars().take(LONGEST_NAME).collect();
        Ok(Errand::Thread {
            game: stored.id,
            message,
            name,
            version: stored.version,
            instead,
            reach,
        })
    }

    /// The thread is there: the game goes on in it, and whoever is asked is told so there.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn move_to_thread(&self, game: GameId, thread: u64) -> Result<(), Fault> {
        let moved = self.step_by(None, game, |stored| {
            let at = self.clock().now();
            let venue = Venue { channel: thread, ..stored.venue };
            let there = StoredGame { venue, message: None, ..stored.clone() };
            let people = self.concerned(&stored, &self.table(&stored)?);
            let mut change = Change { venue: Some(venue), ..Change::of(&stored, at, None) };
            // The answer that accepted the game may still be on its way to that message.
            change.tasks.extend(left_behind(&stored, at + ANSWER_GRACE_MS));
            Ok(Decided { change, owed: Owed::unasked(&there, at).pinging(people) })
        });
        match moved.await {
            Ok(_) => Ok(()),
            Err(Stop::Fault(fault)) => Err(fault),
            Err(Stop::Refuse(refusals)) => {
                Err(Fault::new(&crate::words::refusals(Locale::En, &refusals)))
            }
        }
    }
}
