//! SQLite's own checks of a file. A server checks its pages and references as it reads and writes them.

use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::check::Flaw;
use rusqlite::ffi;

/// Names of all tables but SQLite's own.
pub fn tables(db: &Db) -> Result<Vec<String>, StoreError> {
    if is_elsewhere(db) {
        return Ok(Vec::new());
    }
    let mut names = db.prepare_cached(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#'",
    )?;
    Ok(names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?)
}

/// SQLite's own checks of the whole file or of one table: its structure, and rows that point nowhere.
/// <https://www.sqlite.org/pragma.html#pragma_integrity_check>
pub fn flaws(db: &Db, table: Option<&str>) -> Result<Vec<Flaw>, StoreError> {
    if is_elsewhere(db) {
        return Ok(Vec::new());
    }
    let mut flaws = Vec::new();
    let argument = table.map(|table| format!("('{table}')")).unwrap_or_default();
    let mut query = db.prepare_cached(&format!("PRAGMA integrity_check{argument}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let what: String = row.get(0)?;
        if is_unread(&what) {
            return Err(StoreError::Hindered(what));
        }
        if what != "ok" {
            flaws.push(Flaw { game: None, what });
        }
    }
    let mut query = db.prepare_cached(&format!("PRAGMA foreign_key_check{argument}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        flaws.push(Flaw {
            game: None,
            what: format!("a row of {table} points to nothing in {parent}"),
        });
    }
    Ok(flaws)
}

/// True if a line of the check says that the disk did not give a page, by the number of SQLite's error.
fn is_unread(line: &str) -> bool {
    let code =
        line.rsplit_once("error code=").and_then(|(_, code)| code.trim().parse::<i32>().ok());
    let damaged = [ffi::SQLITE_IOERR_DATA, ffi::SQLITE_IOERR_CORRUPTFS];
    code.is_some_and(|code| code & 0xFF == ffi::SQLITE_IOERR && !damaged.contains(&code))
}

/// True if the database is none of SQLite's.
fn is_elsewhere(db: &Db) -> bool {
    matches!(db, Db::Postgres(_))
}

#[cfg(test)]
mod tests {
    use super::is_unread;

    #[test]
    fn a_page_that_the_disk_did_not_give_is_no_flaw() {
        assert!(is_unread("Tree 5 page 7: unable to get the page. error code=266"));
        assert!(!is_unread("Tree 5 page 7: unable to get the page. error code=11"));
        assert!(!is_unread("Tree 5 page 7 cell 2: Rowid 9 out of order"));
        assert!(!is_unread("ok"));
    }
}
