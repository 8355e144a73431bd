//! Checks of the database with all games replayed by their rules: whole, as `narabe check` and each backup have it, and
//! once a day in pieces beside the running bot.

use crate::app::Context;
use crate::app::book::Recount;
use crate::app::context::replayed;
use crate::app::events::replay;
use crate::app::hill_state;
use crate::clock::{DAY_MS, HOUR_MS};
use crate::games::GAMES;
use crate::metrics::Page;
use crate::operate::background::in_background;
use crate::store::sql::book::PoolSum;
use crate::store::sql::check::{self, Checked, Flaw, Kept};
use crate::store::sqlite::open::OpenError;
use crate::store::{Location, Millis, StoreError};
use std::path::Path;
use std::sync::Weak;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Time between two checks of the running bot's database: a day.
const EVERY: Millis = DAY_MS;

/// Time after a check was begun in which no other one is, also where it failed: each reads the whole database.
const REST: Millis = HOUR_MS;

/// The note that holds the time of the last check (UTC ms).
const NOTE: &str = "database-check";

/// Pause between two pieces, in which nothing of the database is held.
const PAUSE: Duration = Duration::from_millis(20);

/// Checks a whole database at once, and replays each game by its rules.
///
/// # Errors
/// The file cannot be opened.
pub fn check(database: impl Into<Location>) -> Result<Checked, OpenError> {
    let mut recount = Recount::default();
    check::verify_with(database, |kept| match kept {
        Kept::InBook(one) => {
            recount.add(GAMES, &one);
            None
        }
        Kept::Books(sums) => differing(std::mem::take(&mut recount), sums),
        other => by_rules(other),
    })
}

/// Returns what a check has found. A file that is no database of Narabe's any more is damaged.
///
/// # Errors
/// The disk or the system was in the way, which says nothing of the file.
pub fn found(checked: Result<Checked, OpenError>) -> Result<Checked, OpenError> {
    match checked {
        Err(error @ (OpenError::NotADatabase { .. } | OpenError::Foreign { .. })) => {
            let what = format!("it cannot be read: {error}");
            Ok(Checked { games: 0, flaws: vec![Flaw { game: None, what }] })
        }
        checked => checked,
    }
}

/// Returns which books differ from a recount.
fn differing(recount: Recount, sums: Vec<PoolSum>) -> Option<Flaw> {
    let wrong = recount.differing(sums);
    let named: Vec<String> =
        wrong.iter().map(|(guild, pool)| format!("pool {pool} of server {guild}")).collect();
    let what = format!("the openings differ from those of its games: {}", named.join(", "));
    (!wrong.is_empty()).then_some(Flaw { game: None, what })
}

/// Returns what is wrong with a game by its rules, in a sentence that names the game, or with an event whose steps are
/// repeated, or with a hill.
fn by_rules(kept: Kept) -> Option<Flaw> {
    let what = match kept {
        Kept::Game(stored) => replayed(GAMES, &stored).err().map(|error| error.to_string()),
        Kept::Event(event) => replay::flaw(&event),
        Kept::Hill(hill) => hill_state::flaw(&hill),
        Kept::InBook(_) | Kept::Books(_) => None,
    };
    what.map(|what| Flaw { game: None, what })
}

/// Error of a check beside the running bot.
#[derive(Debug, thiserror::Error)]
pub enum DailyError {
    /// The file cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The store does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The thread of the check could not be started, or ended early.
    #[error("the check ended early")]
    Ended,
}

/// True if the last check was a day ago, or a file that may be damaged does not say when it was. A server fails with every
/// broken connection. Where none is noted, now is.
async fn is_due(app: &Weak<Context>, now: Millis, is_file: bool) -> Result<bool, StoreError> {
    let Some(open) = app.upgrade() else { return Ok(false) };
    let noted = open.store().note(NOTE).await;
    drop(open);
    if is_file && matches!(noted, Err(StoreError::Failed(_))) {
        return Ok(true);
    }
    match noted?.and_then(|note| note.parse::<Millis>().ok()) {
        // A time in the future was noted under a wrong clock.
        Some(last) => Ok(!(0..EVERY).contains(&(now - last))),
        None => leave_note(app, now).await.map(|()| false),
    }
}

async fn leave_note(app: &Weak<Context>, now: Millis) -> Result<(), StoreError> {
    match app.upgrade() {
        Some(open) => open.store().leave_note(NOTE, now.to_string()).await,
        None => Ok(()),
    }
}

/// Check of the running bot's database once a day.
#[derive(Debug)]
pub struct DailyCheck {
    database: Location,
    flaws: AtomicU64,
    last: AtomicI64,
    /// Time at which the last check was begun; the least number if there was none.
    begun: AtomicI64,
}

impl DailyCheck {
    /// Returns the check of a database.
    pub fn new(database: &Path) -> Self {
        Self {
            database: database.into(),
            flaws: AtomicU64::new(0),
            last: AtomicI64::new(0),
            begun: AtomicI64::new(Millis::MIN),
        }
    }

    /// True if this run has checked it within a day, or has begun to within the hour, whatever the note says.
    fn rests(&self, now: Millis) -> bool {
        let is_within = |since: &AtomicI64, time| {
            (0..time).contains(&now.saturating_sub(since.load(Ordering::Relaxed)))
        };
        is_within(&self.last, EVERY) || is_within(&self.begun, REST)
    }

    /// Checks the database in pieces if the last check was a day ago, also before a restart; a new database has its first
    /// check after a day. It takes as long as it takes, on a thread of low priority. The time of the last check is read
    /// from and left in the store, which is not kept open meanwhile. Where it cannot be left there, this run remembers it.
    ///
    /// # Errors
    /// Nothing could be checked; it is due again after an hour.
    pub async fn tick(
        &self,
        app: &Weak<Context>,
        now: Millis,
    ) -> Result<Option<Checked>, DailyError> {
        if self.rests(now) || !is_due(app, now, !self.database.is_server()).await? {
            return Ok(None);
        }
        self.begun.store(now, Ordering::Relaxed);
        let checked = self.in_pieces().await?;
        self.flaws.store(checked.flaws.len() as u64, Ordering::Relaxed);
        self.last.store(now, Ordering::Relaxed);
        // The flaws are told all the same.
        if let Err(error) = leave_note(app, now).await {
            tracing::warn!("the time of the database's check cannot be noted: {error}");
        }
        Ok(Some(checked))
    }

    async fn in_pieces(&self) -> Result<Checked, DailyError> {
        let database = self.database.clone();
        let pause = || std::thread::sleep(PAUSE);
        let work = move || found(check::verify_in_pieces(database, by_rules, pause));
        Ok(in_background("check", work).await.ok_or(DailyError::Ended)??)
    }

    /// Writes the result of the last check onto a page of metrics.
    pub fn write(&self, page: &mut Page) {
        page.gauge(
            "database_flaws",
            "Flaws that the last daily check of the database found",
            self.flaws.load(Ordering::Relaxed),
        );
        page.gauge(
            "database_check_timestamp_seconds",
            "When this run last checked the database",
            self.last.load(Ordering::Relaxed) / 1000,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    #[test]
    fn a_copy_that_the_disk_does_not_let_be_checked_is_not_damaged() {
        let path = || PathBuf::from("narabe-20260101T120000Z.db.part");
        let cause = || "database or disk is full".to_owned();
        for error in [
            OpenError::Failed { path: path(), cause: cause() },
            OpenError::Unread { path: path(), cause: cause() },
            OpenError::ReadOnly { path: path() },
        ] {
            assert!(found(Err(error)).is_err());
        }
        let garbled = OpenError::NotADatabase { path: path(), cause: "malformed".to_owned() };
        assert_eq!(found(Err(garbled)).unwrap().flaws.len(), 1);
    }
}
