//! Migrations of the database: the SQL files of `migrations/sqlite`, each applied once and noted with its checksum.
//!
//! Table, checksums and the rules for misfits are those of refinery 0.10, which applied them until it was left out: it
//! brought regular expressions with all their tables of Unicode along, to read the names of the files.

use rusqlite::{Connection, Transaction};
use siphasher::sip::SipHasher13;
use std::hash::{Hash, Hasher};

/// Each migration's version, name and SQL, in their order; `build.rs` makes the list.
const ALL: &[(i32, &str, &str)] = &include!(concat!(env!("OUT_DIR"), "/migrations.rs"));

const HISTORY: &str = "CREATE TABLE IF NOT EXISTS refinery_schema_history(
             version int4 PRIMARY KEY,
             name VARCHAR(255),
             applied_on VARCHAR(255),
             checksum VARCHAR(255));";

/// The newest version that this program knows.
pub(super) const NEWEST: i32 = ALL[ALL.len() - 1].0;

/// Reason why nothing was applied.
pub(super) enum Failure {
    /// A migration on which file and program do not agree.
    Misfit(i32),
    /// SQLite's.
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

/// A line of the history.
#[derive(PartialEq, Eq)]
struct Applied {
    version: i32,
    name: String,
    checksum: String,
}

/// Applies what the file lacks, all in one transaction.
pub(super) fn apply(db: &mut Connection) -> Result<(), Failure> {
    let step = db.transaction()?;
    step.execute_batch(HISTORY)?;
    let history = history(&step)?;
    if let Some(version) = misfit(&history) {
        return Err(Failure::Misfit(version));
    }
    for (version, name, sql) in &ALL[history.len()..] {
        step.execute_batch(sql)?;
        note(&step, &applied(*version, name, sql))?;
    }
    Ok(step.commit()?)
}

fn history(step: &Transaction<'_>) -> rusqlite::Result<Vec<Applied>> {
    let sql = "SELECT version, name, checksum FROM refinery_schema_history ORDER BY version";
    let mut lines = step.prepare(sql)?;
    let lines = lines.query_map([], |row| {
        Ok(Applied { version: row.get(0)?, name: row.get(1)?, checksum: row.get(2)? })
    })?;
    lines.collect()
}

fn note(step: &Transaction<'_>, applied: &Applied) -> rusqlite::Result<()> {
    let sql = "INSERT INTO refinery_schema_history (version, name, applied_on, checksum)
               VALUES (?1, ?2, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?3)";
    step.execute(sql, (applied.version, &applied.name, &applied.checksum)).map(drop)
}

/// The version of a line that this program has not or has otherwise, or of a migration that was passed over. Without
/// one the history is the beginning of the list.
fn misfit(history: &[Applied]) -> Option<i32> {
    let known: Vec<Applied> =
        ALL.iter().map(|(version, name, sql)| applied(*version, name, sql)).collect();
    let other = history.iter().find(|line| !known.contains(line)).map(|line| line.version);
    let passed_over = || {
        let both = history.iter().zip(&known);
        both.into_iter().find(|(line, known)| line != known).map(|(_, known)| known.version)
    };
    other.or_else(passed_over)
}

/// The line that a migration leaves in the history.
fn applied(version: i32, name: &str, sql: &str) -> Applied {
    let mut hasher = SipHasher13::new();
    name.hash(&mut hasher);
    version.hash(&mut hasher);
    sql.hash(&mut hasher);
    Applied { version, name: name.to_owned(), checksum: hasher.finish().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The history of a database that refinery 0.10 made.
    #[test]
    fn the_checksums_are_those_of_refinery() {
        let lines = ALL.iter().map(|(version, name, sql)| applied(*version, name, sql));
        let sums: Vec<(i32, String)> = lines.map(|line| (line.version, line.checksum)).collect();
        for (version, sum) in [
            (1, "17576607553723718006"),
            (2, "16547099663947671041"),
            (3, "12020040437812518035"),
            (44, "7526771823722233656"),
        ] {
            assert!(sums.contains(&(version, sum.to_owned())), "{version}: {sums:?}");
        }
    }
}
