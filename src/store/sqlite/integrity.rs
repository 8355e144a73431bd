//! SQLite's own checks of a file. A server checks its pages and references as it reads and writes them.

use crate::store::StoreError;
use crate::store::db::{Db, SAYS_DAMAGED};
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
    let (mut flaws, mut unread) = (Vec::new(), None);
    let argument = table.map(|table| format!("('{table}')")).unwrap_or_default();
    let mut query = db.prepare_cached(&format!("PRAGMA integrity_check{argument}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let what: String = row.get(0)?;
        let found = found(&what);
        unread = unread.or(found.unread);
        flaws.extend(found.flaws.into_iter().map(|what| Flaw { game: None, what }));
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
    match unread {
        Some(line) if flaws.is_empty() => Err(StoreError::Hindered(line)),
        _ => Ok(flaws),
    }
}

/// Content of a row of the check, which may have many lines.
struct Found {
    flaws: Vec<String>,
    /// The first line about a page that the disk did not give.
    unread: Option<String>,
}

/// Tells the lines of a row apart. Pages below one that was not read seem to be in no use.
fn found(row: &str) -> Found {
    let lines = row.lines().filter(|line| *line != "ok" && !line.starts_with("***"));
    let (unread, mut flaws): (Vec<String>, Vec<String>) =
        lines.map(str::to_owned).partition(|line| is_unread(line));
    if !unread.is_empty() {
        flaws.retain(|line| !line.ends_with("never used"));
    }
    Found { flaws, unread: unread.into_iter().next() }
}

/// True if a line of the check says that the disk did not give a page, by the number of SQLite's error.
fn is_unread(line: &str) -> bool {
    let code =
        line.rsplit_once("error code=").and_then(|(_, code)| code.trim().parse::<i32>().ok());
    code.is_some_and(|code| code & 0xFF == ffi::SQLITE_IOERR && !SAYS_DAMAGED.contains(&code))
}

/// True if the database is none of SQLite's.
fn is_elsewhere(db: &Db) -> bool {
    matches!(db, Db::Postgres(_))
}

#[cfg(test)]
mod tests {
    use super::found;

    #[test]
    fn a_page_that_the_disk_did_not_give_is_no_flaw() {
        let flaws = |row: &str| found(row).flaws;
        let unread = "Tree 5 page 7: unable to get the page. error code=266";
        let row = format!("*** in database main ***\n{unread}\nPage 9: never used");
        assert_eq!((found(&row).unread.as_deref(), flaws(&row)), (Some(unread), Vec::new()));
        for row in [
            "Tree 5 page 7: unable to get the page. error code=11",
            "Tree 5 page 7 cell 2: Rowid 9 out of order",
            "Page 9: never used",
        ] {
            assert_eq!((found(row).unread, flaws(row)), (None, vec![row.to_owned()]));
        }
        let both = format!("{unread}\nTree 6 page 8 cell 2: Rowid 9 out of order");
        assert_eq!(flaws(&both).len(), 1);
        assert_eq!((found("ok").unread, flaws("ok")), (None, Vec::new()));
    }
}
