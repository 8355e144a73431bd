//! The verbs of Discord's roles.

use crate::play::event::EventId;
use crate::play::ids::Millis;
use crate::play::roles::GivenRole;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::postgres::Alone;
use crate::store::sql::roles;

impl Store {
    /// Returns the servers whose roles are to be checked now, each with the time from which it was due, at most so many.
    pub async fn due_role_checks(
        &self,
        now: Millis,
        most: u32,
    ) -> Result<Vec<(u64, Millis)>, StoreError> {
        self.read("due_role_checks", move |db| roles::due(db, now, most)).await
    }

    /// Sets the next check of a server's roles after the one that was due at a time (none: there is none), with Discord's code
    /// for its last refusal; nothing where the server has changed its roles meanwhile, and is due by that.
    pub async fn roles_checked(
        &self,
        due: (u64, Millis),
        next: Option<Millis>,
        refused: Option<u64>,
    ) -> Result<(), StoreError> {
        let checked = move |db: &Db| roles::checked(db, due, next, refused);
        self.write_beside(Alone::Statement, "roles_checked", checked).await
    }

    /// Returns Discord's code for the last refusal of a role in a server; none if all was well.
    pub async fn role_refusal(&self, guild: u64) -> Result<Option<u64>, StoreError> {
        self.read("role_refusal", move |db| roles::refusal(db, guild)).await
    }

    /// Returns the roles that the bot has given in a server.
    pub async fn given_roles(&self, guild: u64) -> Result<Vec<GivenRole>, StoreError> {
        self.read("given_roles", move |db| roles::given(db, guild)).await
    }

    /// Returns the roles that a person has by the bot, each with its server.
    pub async fn roles_of(&self, person: u64) -> Result<Vec<(u64, GivenRole)>, StoreError> {
        self.read("roles_of", move |db| roles::given_to(db, person)).await
    }

    /// Remembers that a member has a role.
    pub async fn role_given(&self, guild: u64, given: GivenRole) -> Result<(), StoreError> {
        self.write("role_given", move |db| roles::give(db, guild, given)).await
    }

    /// Forgets that a member has a role.
    pub async fn role_taken(&self, guild: u64, role: u64, person: u64) -> Result<(), StoreError> {
        self.write("role_taken", move |db| roles::take(db, guild, role, person)).await
    }

    /// Returns the pairs of a server of whom the first has beaten the second at least so often in games of a kind between
    /// two: at most so many, those met last first.
    pub async fn beaten(
        &self,
        guild: u64,
        game: String,
        least: usize,
        most: u32,
    ) -> Result<Vec<(u64, u64)>, StoreError> {
        self.read("beaten", move |db| roles::beaten(db, guild, &game, least, most)).await
    }

    /// Returns who was first on each leaderboard of the last season that a server has closed.
    pub async fn season_winners(&self, guild: u64) -> Result<Vec<u64>, StoreError> {
        self.read("season_winners", move |db| roles::season_winners(db, guild)).await
    }

    /// Returns the one of a server's official leagues and tournaments that has ended last.
    pub async fn last_event(&self, guild: u64) -> Result<Option<EventId>, StoreError> {
        self.read("last_event", move |db| roles::last_event(db, guild)).await
    }
}
