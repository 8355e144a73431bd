//! The verbs of a server's week.

use crate::play::ids::Millis;
use crate::play::task::NewTask;
use crate::play::week::Week;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::posts::{self, Regular};
use crate::store::sql::weeks;

impl Store {
    /// Returns the servers whose week has ended, each with its end, at most so many.
    pub async fn due_weeks(
        &self,
        now: Millis,
        most: u32,
    ) -> Result<Vec<(u64, Millis)>, StoreError> {
        self.read("due_weeks", move |db| posts::due(db, Regular::Week, now, most)).await
    }

    /// True if a server has finished so many games, has no summary, and was not offered one.
    pub async fn may_be_offered_weeks(&self, guild: u64, games: u32) -> Result<bool, StoreError> {
        self.read("may_be_offered_weeks", move |db| weeks::may_be_offered(db, guild, games)).await
    }

    /// Notes that someone who manages a server is offered the summary. True if no one was before.
    pub async fn offer_weeks(&self, guild: u64, at: Millis) -> Result<bool, StoreError> {
        self.write("offer_weeks", move |db| weeks::offer(db, guild, at)).await
    }

    /// Takes back that a server was offered the summary, since the offer did not arrive.
    pub async fn forget_week_offer(&self, guild: u64) -> Result<(), StoreError> {
        self.write("forget_week_offer", move |db| weeks::forget_offer(db, guild)).await
    }

    /// Writes down the task that posts the summary of the week with this end, unless that was done, and sets the end of the
    /// next one.
    pub async fn post_week(
        &self,
        guild: u64,
        due_at: Millis,
        next: Millis,
        task: NewTask,
    ) -> Result<(), StoreError> {
        let post = move |db: &Db| posts::post(db, Regular::Week, (guild, due_at), next, &task);
        self.write("post_week", post).await
    }

    /// Returns the language of a server's last game, as Discord's code.
    pub async fn last_locale(&self, guild: u64) -> Result<Option<String>, StoreError> {
        self.read_one("last_locale", move |db| weeks::locale(db, guild)).await
    }

    /// Sums up the time of a server between two times.
    pub async fn week(&self, guild: u64, from: Millis, until: Millis) -> Result<Week, StoreError> {
        self.read("week", move |db| weeks::week(db, guild, from, until)).await
    }
}
