//! Parts of a schema: the tables, columns and indexes by which a database is known to be whole. Both engines have the same,
//! beside what a server keeps of its nodes.

use std::collections::BTreeSet;
use std::fmt;

use rusqlite::Connection;

use super::db::{self, Db, params};

/// A part of a schema. A table sorts before the others, so that the first missing part is no column of a missing table.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// A table.
    Table(String),
    /// A column of a table.
    Column {
        /// The table.
        table: String,
        /// The column's own name.
        name: String,
    },
    /// An index, which some statements name or rely on to find a row that is there already.
    Index(String),
}

impl Part {
    /// Returns the part that a row of an engine's own lists names.
    fn of_row(kind: &str, table: String, name: String) -> Self {
        match kind {
            "table" => Self::Table(name),
            "column" => Self::Column { table, name },
            _ => Self::Index(name),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(name) => write!(f, "table {name}"),
            Self::Column { table, name } => write!(f, "column {table}.{name}"),
            Self::Index(name) => write!(f, "index {name}"),
        }
    }
}

/// Returns the parts that a file has, without what SQLite makes by itself.
pub(super) fn of_file(db: &Connection) -> rusqlite::Result<BTreeSet<Part>> {
    let sql = "SELECT type, tbl_name, name FROM sqlite_schema
                   WHERE type IN ('table', 'index') AND name NOT LIKE 'sqlite%'
               UNION ALL
               SELECT 'column', made.name, its.name
                   FROM sqlite_schema AS made JOIN pragma_table_xinfo(made.name) AS its
                   WHERE made.type = 'table' AND made.name NOT LIKE 'sqlite%'";
    let part = |row: &rusqlite::Row<'_>| {
        let kind: String = row.get(0)?;
        Ok(Part::of_row(&kind, row.get(1)?, row.get(2)?))
    };
    db.prepare(sql)?.query_map([], part)?.collect()
}

/// Returns the parts that a server's database has, also those that the user has no right to.
pub(super) fn of_server(db: &Db) -> db::Result<BTreeSet<Part>> {
    let sql = "SELECT CASE WHEN relkind = 'i' THEN 'index' ELSE 'table' END, CAST(relname AS TEXT), CAST(relname AS TEXT)
                   FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
                   WHERE nspname = current_schema() AND relkind IN ('r', 'p', 'i')
               UNION ALL
               SELECT 'column', CAST(relname AS TEXT), CAST(attname AS TEXT)
                   FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
                   JOIN pg_namespace ON pg_namespace.oid = relnamespace
                   WHERE nspname = current_schema() AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped";
    let part = |row: &db::Row<'_>| {
        let kind: String = row.get(0)?;
        Ok(Part::of_row(&kind, row.get(1)?, row.get(2)?))
    };
    db.prepare_cached(sql)?.query_map(params![], part)?.collect()
}
