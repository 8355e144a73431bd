//! The verbs of servers: settings, the audit log, where the bot is, and the end of a server.

use crate::play::guild::{AuditEntry, Settings};
use crate::play::ids::Millis;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::pieces::Progress;
use crate::store::sql::{guilds, retention};

impl Store {
    /// Returns a server's settings; the default where it has set none.
    pub async fn settings(&self, guild: u64) -> Result<Settings, StoreError> {
        self.look_up_one("settings", move |db| guilds::settings(db, guild)).await
    }

    /// Puts a server's settings in the place of those on which that was decided, and writes down who changed what. False
    /// where they have changed since: nothing was done.
    pub async fn change_settings(
        &self,
        before: Settings,
        settings: Settings,
        entry: AuditEntry,
    ) -> Result<bool, StoreError> {
        let change = move |db: &Db| guilds::change_settings(db, &before, &settings, &entry);
        let done = self.write("change_settings", change).await?;
        if done == Some(Progress::More) {
            self.complete_ranks("change_settings").await;
        }
        Ok(done.is_some())
    }

    /// Returns the time at which a server was shown the set-up panel; none where it was not.
    pub async fn introduced_at(&self, guild: u64) -> Result<Option<Millis>, StoreError> {
        self.look_up_one("introduced_at", move |db| guilds::introduced_at(db, guild)).await
    }

    /// Notes that someone who manages a server is shown the set-up panel. True if no one was before.
    pub async fn introduce(&self, guild: u64, at: Millis) -> Result<bool, StoreError> {
        self.write("introduce", move |db| guilds::introduce(db, guild, at)).await
    }

    /// Takes back that a server was shown the set-up panel, since it could not be.
    pub async fn forget_introduction(&self, guild: u64) -> Result<(), StoreError> {
        self.write("forget_introduction", move |db| guilds::forget_introduction(db, guild)).await
    }

    /// Adds an entry to a server's audit log.
    pub async fn add_audit_entry(&self, entry: AuditEntry) -> Result<(), StoreError> {
        self.write("add_audit_entry", move |db| guilds::add_audit_entry(db, &entry)).await
    }

    /// Returns the entries of all servers' audit logs that name a person, the first one first.
    pub async fn audit_of(&self, person: u64) -> Result<Vec<AuditEntry>, StoreError> {
        self.read("audit_of", move |db| guilds::audit_of(db, person)).await
    }

    /// Returns the servers in which a person is banned.
    pub async fn bans_of(&self, person: u64) -> Result<Vec<u64>, StoreError> {
        self.read("bans_of", move |db| guilds::bans_of(db, person)).await
    }

    /// Returns a server's audit log, the latest entry first.
    pub async fn audit(
        &self,
        guild: u64,
        skip: u32,
        most: u32,
    ) -> Result<Vec<AuditEntry>, StoreError> {
        self.read("audit", move |db| guilds::audit(db, guild, skip, most)).await
    }

    /// Servers about which something is kept, and since when the bot is no longer there.
    pub async fn guilds(&self) -> Result<Vec<(u64, Option<Millis>)>, StoreError> {
        self.read("guilds", guilds::guilds).await
    }

    /// True if someone has made a decision in a game of a server since a time, or has tried a puzzle there on its day or later.
    pub async fn played_in_since(&self, guild: u64, since: Millis) -> Result<bool, StoreError> {
        self.read("played_in_since", move |db| guilds::played_in_since(db, guild, since)).await
    }

    /// Notes that the bot is in a server (none), or since when it is not.
    pub async fn absent(&self, guild: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.write("absent", move |db| guilds::absent(db, guild, at)).await
    }

    /// Deletes what is kept about a server alone, in as many transactions as it takes. Its games lose their places and
    /// stay. False where some are unfinished: nothing more was deleted.
    pub async fn purge(&self, guild: u64) -> Result<bool, StoreError> {
        loop {
            match self.write_piece("purge", move |db| retention::purge(db, guild)).await? {
                Progress::Refused => return Ok(false),
                Progress::More => {}
                Progress::Done => return Ok(true),
            }
        }
    }
}
