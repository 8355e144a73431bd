//! SQLite's plans of statements, for tests: what runs often is to find its rows by an index.

use crate::store::db::{Db, params_from_iter};
use crate::store::sqlite::{Options, open};

/// Returns a connection to a fresh database in a folder.
pub fn database(folder: &tempfile::TempDir) -> Db {
    let file = folder.path().join("narabe.db");
    open::open(&file, Options::default()).unwrap().writer.into()
}

/// Returns the plan of a statement with so many values.
pub fn plan(sql: &str, values: usize) -> Vec<String> {
    texts(&format!("EXPLAIN QUERY PLAN {sql}"), "detail", values)
}

/// Returns a column of what a query gives in a fresh database, with so many values.
pub fn texts(sql: &str, column: &str, values: usize) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let db = database(&folder);
    let mut query = db.prepare_cached(sql).unwrap();
    let values = params_from_iter(vec![0_i64; values]);
    let rows = query.query_map(values, |row| row.get::<_, String>(column)).unwrap();
    rows.map(Result::unwrap).collect()
}
