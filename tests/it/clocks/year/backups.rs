//! Backups of the year, each with its check, and the one from which the bot goes on: what came after it is lost, and
//! nothing else; what was done before it is not done again.

use super::super::turn::{DAY, HOUR};
use super::contests::GUILD;
use super::{HEARTBEAT_STORED, Life, Plan, Year};
use narabe::clock::Clock;
use narabe::operate::backups::Backups;
use narabe::operate::check::check;
use narabe::store::sql::check::{self as sql, Kept};
use narabe::store::{GameId, Status};
use rusqlite::Connection;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Backups that are kept.
const KEPT: usize = 7;

/// The backups, and the newest one.
pub struct Nightly {
    backups: Backups,
    looked_at: i64,
    newest: Option<Newest>,
}

/// A backup with what was so when it was made.
struct Newest {
    path: PathBuf,
    at: i64,
    life: Life,
    contents: Contents,
}

/// Contents of a database: the number of rows in each table, and the log of each game.
#[derive(Debug, PartialEq, Eq)]
struct Contents {
    rows: BTreeMap<String, i64>,
    logs: BTreeMap<i64, String>,
}

impl Nightly {
    pub fn new(database: &Path, days: i64) -> Self {
        let folder = database.with_file_name("backups");
        let backups = Backups::new(database, &folder, days * DAY, KEPT);
        Self { backups, looked_at: 0, newest: None }
    }
}

impl Contents {
    fn of(path: &Path) -> Self {
        let db = Connection::open(path).unwrap();
        let count = |table: &&str| {
            let sql = format!("SELECT count(*) FROM {table}");
            ((*table).to_owned(), db.query_one(&sql, [], |row| row.get(0)).unwrap())
        };
        let rows = narabe::store::copy::TABLES.iter().map(count).collect();
        let mut logs = db.prepare("SELECT id, COALESCE(log, '') FROM games").unwrap();
        let logs = logs.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        Self { rows, logs: logs.map(Result::unwrap).collect() }
    }

    /// Games that do not go on in these contents from where they stood in earlier ones.
    fn torn_from(&self, earlier: &Self) -> Vec<i64> {
        let goes_on = |(game, log): &(&i64, &String)| {
            // A challenge that came to nothing is deleted after a week.
            self.logs.get(game).map_or(log.is_empty(), |now| now.starts_with(log.as_str()))
        };
        earlier.logs.iter().filter(|kept| !goes_on(kept)).map(|(game, _)| *game).collect()
    }

    fn moves(&self) -> i64 {
        self.rows["moves"]
    }
}

impl Year {
    /// Makes a backup where one is due.
    pub(super) async fn back_up(&mut self) {
        let (now, database) = (self.clock.now(), self.database());
        let Some(nightly) = &mut self.nightly else { return };
        if (now - nightly.looked_at).abs() < HOUR {
            return;
        }
        nightly.looked_at = now;
        let made = nightly.backups.tick(now);
        match made {
            Ok(None) => {}
            Ok(Some(made)) => {
                self.note("backup", "");
                let (life, contents) = (self.life.clone(), Contents::of(&database));
                if contents != Contents::of(&made.path) {
                    self.flaws.push(format!("{} is not as the database is", made.path.display()));
                }
                let newest = Newest { path: made.path, at: now, life, contents };
                self.nightly.as_mut().unwrap().newest = Some(newest);
            }
            Err(error) => self.flaws.push(error.to_string()),
        }
    }

    /// The bot is stopped, its newest backup is put in the place of the database, and it is started.
    pub(super) async fn restore(&mut self, down: i64) {
        let Some(Newest { path, at, life, contents }) =
            self.nightly.as_mut().and_then(|nightly| nightly.newest.take())
        else {
            return self.flaws.push("there was no backup to go on from".to_owned());
        };
        self.app.take().unwrap().into_store().close().unwrap();
        let (database, before) = (self.database(), Contents::of(&self.database()));
        let torn = before.torn_from(&contents);
        if !torn.is_empty() {
            self.flaws.push(format!("games {torn:?} do not go on from the backup"));
        }
        let lost = before.moves() - contents.moves();
        for end in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", database.display()));
        }
        std::fs::copy(&path, &database).unwrap();
        self.clock.advance(down);
        self.start();
        if Contents::of(&database) != contents {
            self.flaws.push(format!("the bot does not go on from {}", path.display()));
        }
        // No one has lived what came after the backup, and none of it was planned but this.
        self.life = life;
        self.life.plans.retain(|Reverse((_, _, plan))| !matches!(plan, Plan::Restore(_)));
        let left_out = "SELECT seq FROM sqlite_sequence WHERE name = 'games'";
        let left_out = crate::database::raw(&database).query_one(left_out, [], |row| row.get(0));
        self.life.contests.left_out = Some(left_out.unwrap());
        self.lost(self.clock.now() - at, HEARTBEAT_STORED);
        self.note("restore", &format!("{lost} moves were lost"));
        self.beat().await;
    }

    /// The year is over: looks at everything in the database, and whether it is there once.
    pub(super) async fn close(&mut self) {
        self.app.take().unwrap().into_store().close().unwrap();
        let place = crate::database::of(self.database());
        let checked = check(place.clone()).unwrap();
        self.flaws.extend(checked.flaws.iter().map(ToString::to_string));
        let (mut finished, mut with_results) = (self.early.clone(), self.early.clone());
        let look = |kept| {
            if let Kept::Game(game) = kept
                && game.status == Status::Finished
            {
                finished.insert(game.id);
                with_results.extend(game.counted.map(|_| game.id));
            }
            None
        };
        sql::verify_with(place, look).unwrap();
        let expected: BTreeSet<GameId> = self.life.ended.union(&self.early).copied().collect();
        for (what, found) in [("over", finished), ("results", with_results)] {
            let wrong: Vec<&GameId> = expected.symmetric_difference(&found).collect();
            if !wrong.is_empty() {
                self.flaws
                    .push(format!("these are {what}, and not to be, or the reverse: {wrong:?}"));
            }
        }
        self.flaws.extend(self.counted_twice());
    }

    /// Pairs that met twice in one event, seasons that were begun or closed twice.
    fn counted_twice(&self) -> Vec<String> {
        let db = crate::database::raw(self.database());
        let count = |sql: &str| db.query_one(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        let closed = i64::from(self.life.contests.closed);
        let expected = [
            (
                "pairs that met twice in a round",
                0,
                "SELECT count(*) FROM (SELECT 1 FROM pairings WHERE other IS NOT NULL
                 GROUP BY event, division, round, min(one, other), max(one, other), decider
                 HAVING count(*) > 1)"
                    .to_owned(),
            ),
            (
                "pairs that met twice in a league or a round robin",
                0,
                "SELECT count(*) FROM (SELECT 1 FROM pairings JOIN events ON events.id = event
                 WHERE other IS NOT NULL AND format IN ('league', 'round-robin')
                 GROUP BY event, division, min(one, other), max(one, other), decider
                 HAVING count(*) > 1)"
                    .to_owned(),
            ),
            (
                "seasons of a league that were begun twice",
                0,
                "SELECT count(*) FROM (SELECT 1 FROM events GROUP BY COALESCE(series, id), season
                 HAVING count(*) > 1)"
                    .to_owned(),
            ),
            (
                "seasons of the ratings",
                closed,
                format!("SELECT count(*) FROM seasons WHERE guild = {GUILD}"),
            ),
        ];
        let wrong = expected.iter().map(|(what, right, sql)| (what, right, count(sql)));
        let wrong = wrong.filter(|(_, right, found)| **right != *found);
        wrong.map(|(what, right, found)| format!("{found} {what} instead of {right}")).collect()
    }
}
