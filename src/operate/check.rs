//! Checks of the database with all games replayed by their rules: whole, as `narabe check` and each backup have it, and
//! once a night in pieces beside the running bot.

use crate::app::Context;
use crate::app::book::Recount;
use crate::app::context::replayed;
use crate::app::events::replay;
use crate::app::hill_state;
use crate::clock::HOUR_MS;
use crate::games::GAMES;
use crate::metrics::Page;
use crate::operate::background::in_background;
use crate::store::sql::book::PoolSum;
use crate::store::sql::check::{self, Checked, Flaw, Kept};
use crate::store::sqlite::open::OpenError;
use crate::store::{Location, Millis, StoreError};
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::ops::Range;
use std::path::Path;
use std::sync::Weak;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Hours of the machine's clock between which the running bot's database is checked.
const NIGHT: Range<i8> = 2..6;

/// Least time between two checks, so that a night has one.
const EARLIEST: Millis = 12 * HOUR_MS;

/// Time after which a check is made by day: the bot did not run at night.
const LATEST: Millis = 36 * HOUR_MS;

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

async fn leave_note(app: &Weak<Context>, now: Millis) -> Result<(), StoreError> {
    match app.upgrade() {
        Some(open) => open.store().leave_note(NOTE, now.to_string()).await,
        None => Ok(()),
    }
}

/// Check of the running bot's database once a night.
#[derive(Debug)]
pub struct DailyCheck {
    database: Location,
    /// Zone whose nights count.
    zone: TimeZone,
    flaws: AtomicU64,
    last: AtomicI64,
    /// Time at which the last check was begun; the least number if there was none.
    begun: AtomicI64,
}

impl DailyCheck {
    /// Returns the check of a database, for the nights of a time zone.
    pub fn new(database: &Path, zone: TimeZone) -> Self {
        Self {
            database: database.into(),
            zone,
            flaws: AtomicU64::new(0),
            last: AtomicI64::new(0),
            begun: AtomicI64::new(Millis::MIN),
        }
    }

    /// True if it is time for a check after one at that time: at night, or where none was made for too long.
    fn is_time(&self, last: Millis, now: Millis) -> bool {
        let since = now.saturating_sub(last);
        // A time in the future was noted under a wrong clock.
        !(0..LATEST).contains(&since) || since >= EARLIEST && self.is_night(now)
    }

    fn is_night(&self, now: Millis) -> bool {
        let now = Timestamp::from_millisecond(now).unwrap_or(Timestamp::MAX);
        NIGHT.contains(&now.to_zoned(self.zone.clone()).hour())
    }

    /// True if this run has checked it lately, or has begun to within the hour, whatever the note says.
    fn rests(&self, now: Millis) -> bool {
        let begun = now.saturating_sub(self.begun.load(Ordering::Relaxed));
        !self.is_time(self.last.load(Ordering::Relaxed), now) || (0..REST).contains(&begun)
    }

    /// True if it is time for a check after the noted one, or a file that may be damaged does not say when that was. A server
    /// fails with every broken connection. Where none is noted, now is.
    async fn is_due(&self, app: &Weak<Context>, now: Millis) -> Result<bool, StoreError> {
        let Some(open) = app.upgrade() else { return Ok(false) };
        let noted = open.store().note(NOTE).await;
        drop(open);
        if !self.database.is_server() && matches!(noted, Err(StoreError::Failed(_))) {
            return Ok(true);
        }
        match noted?.and_then(|note| note.parse::<Millis>().ok()) {
            Some(last) => Ok(self.is_time(last, now)),
            None => leave_note(app, now).await.map(|()| false),
        }
    }

    /// Checks the database in pieces: at night, once, or by day where the last check was a day and a half ago, as of a bot that
    /// does not run at night. A new database has its first check after half a day. It takes as long as it takes, on a thread of
    /// low priority. The time of the last check is read from and left in the store, which is not kept open meanwhile. Where it
    /// cannot be left there, this run remembers it.
    ///
    /// # Errors
    /// Nothing could be checked; it is due again after an hour.
    pub async fn tick(
        &self,
        app: &Weak<Context>,
        now: Millis,
    ) -> Result<Option<Checked>, DailyError> {
        if self.rests(now) || !self.is_due(app, now).await? {
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
