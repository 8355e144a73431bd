//! How long a server is remembered that the bot was taken out of.

use super::tasks::Owed;
use super::{App, Fault};
use crate::store::{Change, Millis, Status, StoredGame, Timing};

/// After so long everything about it goes. Until then it comes back as it was.
const KEEP_MS: Millis = 30 * 24 * 60 * 60 * 1000;

impl App {
    /// Notes whether the bot is still in a server; one that it left long ago is forgotten.
    ///
    /// # Errors
    /// When the store does not answer; the server is looked at again the next day.
    pub async fn visited(
        &self,
        guild: u64,
        left_at: Option<Millis>,
        present: bool,
    ) -> Result<(), Fault> {
        let now = self.clock.now();
        match (present, left_at) {
            (true, _) => self.store.absent(guild, None).await?,
            (false, Some(since)) if now - since >= KEEP_MS => self.forget_guild(guild, now).await?,
            (false, _) => self.store.absent(guild, Some(now)).await?,
        }
        Ok(())
    }

    /// Ends what is still played in a server, then forgets the server.
    async fn forget_guild(&self, guild: u64, at: Millis) -> Result<(), Fault> {
        // Somebody may make a move meanwhile: then the game comes up again.
        while !self.store.purge(guild).await? {
            for stored in self.store.unfinished_in(guild).await? {
                self.store.change(gone(&stored, at)).await?;
            }
        }
        tracing::info!(guild, "forgotten, 30 days after it removed the bot");
        Ok(())
    }
}

/// The step by which a game ends with its server.
fn gone(stored: &StoredGame, at: Millis) -> Change {
    let end = Some("server-gone".to_owned());
    let tasks = Owed::unasked(stored, at).tasks(stored);
    let over = Change::of(stored, at, None);
    Change {
        status: Status::Aborted,
        deadline_at: None,
        timing: Timing::default(),
        end,
        tasks,
        ..over
    }
}
