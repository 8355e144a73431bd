//! The verbs of rulings and of the end of a season, and the recount of a pool.

use crate::play::guild::AuditEntry;
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::{Finish, Ruled, Ruling};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::pieces::PIECE;
use crate::store::sql::ratings::pool::Pool;
use crate::store::sql::ratings::ranks;
use crate::store::sql::ratings::recount::{self, Difference, Found, Recount};
use crate::store::sql::ratings::ruling::{self, Begun, Order};
use crate::store::sql::ratings::seasons::{self, Closing};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::MutexGuard;

impl Store {
    /// Puts another result in the place of a finished game's, decided on this version of it, with an entry in the audit
    /// log, and counts its pool again, in as many transactions as it takes. Where that is broken off, the result stands,
    /// and the next [`unrank_inactive`](Store::unrank_inactive) goes on.
    pub async fn rule(
        &self,
        game: GameId,
        expected: u32,
        finish: Finish,
        ruling: Option<Ruling>,
        at: Millis,
        entry: Option<AuditEntry>,
    ) -> Result<Ruled, StoreError> {
        let order = Arc::new(Order { game, expected, finish, ruling, at, entry });
        // One after the other: each says whose ratings it has changed.
        let _alone = self.recount_alone().await;
        loop {
            let before = self.read("rule", move |db| ruling::before(db, game)).await?;
            let Some(before) = before.map(Arc::new) else { return Ok(Ruled::Stale) };
            if before.is_recounted {
                self.recount(before.pool.clone(), i64::MAX).await?;
                continue;
            }
            let (ordered, seen) = (Arc::clone(&order), Arc::clone(&before));
            let rule = move |db: &Db| ruling::rule(db, &ordered, &seen);
            match self.write("rule", rule).await? {
                Begun::Refused(why) => return Ok(why),
                Begun::Moved => {}
                Begun::Done(version, false) => {
                    return Ok(Ruled::Done { version, changed: Some(Vec::new()) });
                }
                Begun::Done(version, true) => {
                    let recounted = self.recount(before.pool.clone(), before.last()).await;
                    let after = recounted.unwrap_or_else(|error| {
                        tracing::warn!("a pool is counted again later: {error}");
                        None
                    });
                    let changed = after.map(|after| before.changed(&after));
                    return Ok(Ruled::Done { version, changed });
                }
            }
        }
    }

    /// Closes this season of a server, with an entry in the audit log. Says whether it was the one that runs. Completes
    /// before what `rule` and `change_settings` have begun there.
    pub async fn close_season(
        &self,
        guild: u64,
        season: u32,
        at: Millis,
        entry: Option<AuditEntry>,
    ) -> Result<bool, StoreError> {
        loop {
            let entry = entry.clone();
            let close = move |db: &Db| seasons::close_season(db, guild, season, at, entry.as_ref());
            match self.write("close_season", close).await? {
                Closing::Recounting => self.complete_recounts(Some(guild)).await?,
                Closing::Ranking => {
                    self.write_piece("close_season", ranks::proceed).await?;
                }
                Closing::NotRunning => return Ok(false),
                Closing::Closed => break,
            }
        }
        self.complete_ranks("close_season").await;
        Ok(true)
    }

    /// Waits until no one recounts a pool, and keeps others from it.
    async fn recount_alone(&self) -> MutexGuard<'_, ()> {
        if let Some(interceptor) = self.interceptor.as_deref() {
            // The lock is kept: to wait for it once more would be outside of the interceptor's turns.
            let mut held = None;
            interceptor.wait(Box::pin(async { held = Some(self.recounting.lock().await) })).await;
            if let Some(free) = held {
                return free;
            }
        }
        self.recounting.lock().await
    }

    /// Completes the recounts that are under way, of all servers or of one. A pool that fails holds up no other; the
    /// first failure is returned. What is left is done by the next [`unrank_inactive`](Store::unrank_inactive).
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn complete_recounts(&self, guild: Option<u64>) -> Result<(), StoreError> {
        let under_way = move |db: &Db| recount::under_way(db, guild);
        let mut completed = Ok(());
        for pool in self.read("recount", under_way).await? {
            let _alone = self.recount_alone().await;
            completed = completed.and(self.recount(pool, i64::MAX).await.map(drop));
        }
        completed
    }

    /// Makes the tables of a pool right that is to be recounted. Returns the ratings that follow from its results up to
    /// this one; none where there was nothing to be done. Only who holds `recounting` may call this.
    async fn recount(
        &self,
        pool: Pool,
        last: i64,
    ) -> Result<Option<HashMap<u64, f64>>, StoreError> {
        let mut recount = Recount::new(pool, last);
        loop {
            let read_on = move |db: &Db| {
                let mut recount = recount.clone();
                let found = recount.read_on(db)?;
                Ok((recount, found))
            };
            let found;
            (recount, found) = self.read("recount", read_on).await?;
            match found {
                Found::Over => return Ok(None),
                Found::Some(wrong) => self.correct(&mut recount, wrong).await?,
                Found::None => {
                    let (pool, stamp) = recount.read_at();
                    let end = move |db: &Db| recount::end(db, &pool, stamp);
                    if self.write("recount", end).await? {
                        return Ok(Some(recount.into_ratings()));
                    }
                }
            }
        }
    }

    /// Corrects what a recount has found wrong, as long as nothing has changed that it has read.
    async fn correct(
        &self,
        recount: &mut Recount,
        mut wrong: Vec<Difference>,
    ) -> Result<(), StoreError> {
        while !wrong.is_empty() {
            let rest = wrong.split_off(wrong.len().min(PIECE as usize));
            let (piece, (pool, stamp)) = (std::mem::replace(&mut wrong, rest), recount.read_at());
            let correct = move |db: &Db| recount::correct(db, &pool, stamp, &piece);
            if !self.write_piece("recount", correct).await? {
                break;
            }
            recount.has_corrected();
        }
        Ok(())
    }
}
