//! The verbs of single people: preferences, blocks, direct messages, erasure.

use crate::play::guild::Settings;
use crate::play::ids::Millis;
use crate::play::person::PersonalData;
use crate::play::preferences::Preferences;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::erase::{Erasure, Shows};
use crate::store::sql::pieces::{PIECE, Progress};
use crate::store::sql::{erase, guilds, people, traces};
use std::sync::Arc;
use tokio::sync::MutexGuard;

impl Store {
    /// Returns a person's preferences; the default where they have set none.
    pub async fn preferences(&self, person: u64) -> Result<Preferences, StoreError> {
        self.look_up_one("preferences", move |db| people::preferences(db, person)).await
    }

    /// Returns a person's preferences and a server's settings, each the default where none were set.
    pub async fn preferences_and_settings(
        &self,
        person: u64,
        guild: Option<u64>,
    ) -> Result<(Preferences, Settings), StoreError> {
        // Either is one statement, and neither says anything of the other.
        self.look_up_one("preferences_and_settings", move |db| {
            let settings = guild.map(|guild| guilds::settings(db, guild)).transpose()?;
            Ok((people::preferences(db, person)?, settings.unwrap_or_default()))
        })
        .await
    }

    /// Puts a person's preferences in the place of those on which they were decided. False where those have changed
    /// since: nothing was done.
    pub async fn prefer(
        &self,
        person: u64,
        before: Preferences,
        wishes: Preferences,
    ) -> Result<bool, StoreError> {
        self.write("prefer", move |db| people::prefer(db, person, &before, &wishes)).await
    }

    /// True if a person has made a decision in any game since a time, or was entered into an event that has begun.
    pub async fn was_active_since(&self, person: u64, since: Millis) -> Result<bool, StoreError> {
        self.read("was_active_since", move |db| people::was_active_since(db, person, since)).await
    }

    /// Returns the people whom a person has blocked, in the order in which they did.
    pub async fn blocked_by(&self, person: u64) -> Result<Vec<u64>, StoreError> {
        self.read("blocked_by", move |db| people::blocked_by(db, person)).await
    }

    /// True if a person has blocked another.
    pub async fn has_blocked(&self, person: u64, other: u64) -> Result<bool, StoreError> {
        self.look_up_one("has_blocked", move |db| people::has_blocked(db, person, other)).await
    }

    /// Returns what is kept of a person beside their games, ratings, leagues and hills.
    pub async fn personal_data(&self, person: u64) -> Result<PersonalData, StoreError> {
        self.read("personal_data", move |db| people::personal_data(db, person)).await
    }

    /// Blocks another person from challenging a person, or unblocks one who is blocked; once for each interaction. True if
    /// they are blocked then.
    pub async fn block(
        &self,
        person: u64,
        other: u64,
        interaction: u64,
        at: Millis,
    ) -> Result<bool, StoreError> {
        self.write("block", move |db| people::block(db, person, other, interaction, at)).await
    }

    /// Remembers since when direct messages do not reach a person, or that they do again.
    pub async fn remember_closed(&self, person: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.write("remember_closed", move |db| people::remember_closed(db, person, at)).await
    }

    /// Returns the time since when direct messages do not reach a person.
    pub async fn closed(&self, person: u64) -> Result<Option<Millis>, StoreError> {
        self.read("closed", move |db| people::closed(db, person)).await
    }

    /// Remembers the channel of the bot's direct messages to a person, or that there is none.
    pub async fn remember_direct_channel(
        &self,
        person: u64,
        channel: Option<u64>,
    ) -> Result<(), StoreError> {
        let remember = move |db: &Db| people::remember_direct_channel(db, person, channel);
        self.write("remember_direct_channel", remember).await
    }

    /// Returns the channel of the bot's direct messages to a person, if it is known.
    pub async fn direct_channel(&self, person: u64) -> Result<Option<u64>, StoreError> {
        self.read("direct_channel", move |db| people::direct_channel(db, person)).await
    }

    /// Puts a nameless player in the place of a person and deletes what was theirs alone, in as many transactions as it
    /// takes. Returns the nameless player's number; none where they have a seat in an unfinished game that they have
    /// not left, or whose board no task shows anew: nothing was done; 0 where nothing names them. Until it is done the
    /// person enters no game; an erasure that was broken off goes on when it is repeated. One is done after the other. Of
    /// what is deleted nothing is left in the file, nor in its write-ahead log, once nothing reads from that any more.
    pub async fn erase(
        &self,
        person: u64,
        at: Millis,
        with: Erasure,
    ) -> Result<Option<u64>, StoreError> {
        let _alone = self.erase_alone().await;
        let Erasure { salt, shows } = with;
        let shows = Arc::new(shows);
        let known = Arc::clone(&shows);
        let begin = move |db: &Db| erase::begin(db, person, at, salt, &known);
        let Some(nameless) = self.write("erase", begin).await? else { return Ok(None) };
        if nameless == erase::NONE {
            return Ok(Some(nameless));
        }
        self.complete_erasure(person, nameless, shows).await?;
        Ok(Some(nameless))
    }

    /// Waits until no one else's data is being deleted, and keeps others from it.
    async fn erase_alone(&self) -> MutexGuard<'_, ()> {
        if let Ok(free) = self.erasing.try_lock() {
            return free;
        }
        if let Some(interceptor) = self.interceptor.as_deref() {
            // The lock is kept: to wait for it once more would be outside of the interceptor's turns.
            let mut held = None;
            interceptor.wait(Box::pin(async { held = Some(self.erasing.lock().await) })).await;
            if let Some(free) = held {
                return free;
            }
        }
        self.erasing.lock().await
    }

    /// Returns true if anything is stored that names a person.
    pub async fn is_named(&self, person: u64) -> Result<bool, StoreError> {
        self.read("is_named", move |db| erase::is_named(db, person)).await
    }

    /// Returns the time after another one at which the deletion of a person's data began that was completed last. It is known
    /// for an hour.
    pub async fn erased_since(
        &self,
        person: u64,
        since: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        self.read("erased_since", move |db| traces::erased_since(db, person, since)).await
    }

    /// Returns a person whose erasure is under way, or was broken off, and the nameless player who takes their place.
    pub async fn half_erased(&self) -> Result<Option<(u64, u64)>, StoreError> {
        self.read("half_erased", erase::half_erased).await
    }

    /// Goes on with an erasure that has begun, to its end; nothing where it has ended. `shows` are as in [`Erasure`].
    pub async fn complete_erasure(
        &self,
        person: u64,
        nameless: u64,
        shows: Arc<Shows>,
    ) -> Result<(), StoreError> {
        loop {
            let shows = Arc::clone(&shows);
            let proceed = move |db: &Db| erase::proceed(db, person, nameless, &shows);
            if self.write_piece("erase", proceed).await? == Progress::Done {
                break;
            }
        }
        self.erase_bans(person).await?;
        self.write("erase", move |db| erase::end(db, person, nameless)).await?;
        self.empty_log().await
    }

    /// Puts hashes in the place of a person in servers' bans. Which servers those are is found by a read: all settings are
    /// looked through for it, and a write would keep every move waiting meanwhile.
    async fn erase_bans(&self, person: u64) -> Result<(), StoreError> {
        loop {
            let find = move |db: &Db| guilds::bans_of(db, person);
            let mut servers = self.read("erase", find).await?;
            servers.truncate(PIECE as usize);
            if servers.is_empty() {
                return Ok(());
            }
            let erase = move |db: &Db| erase::erase_bans(db, person, &servers);
            if !self.write_piece("erase", erase).await? {
                return Ok(());
            }
        }
    }
}
