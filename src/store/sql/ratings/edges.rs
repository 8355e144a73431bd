//! The SQL of what beginning is worth, by pool, season and rule set.

use super::pool::Pool;
use crate::rating::{Book, Edge, Score};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, params};
use std::collections::HashMap;

/// Enters into a book what beginning is worth in a result, if the pool's results have told: in this season, else in the
/// last one before it.
pub fn enter(db: &Db, pool: &Pool, score: &Score, book: &mut Book) -> Result<(), StoreError> {
    let Some(first) = score.first.as_ref() else { return Ok(()) };
    let own = get(db, pool, &first.rules)?;
    let edge = own.map_or_else(|| before(db, pool, &first.rules), |edge| Ok(Some(edge)))?;
    edge.into_iter().for_each(|edge| book.enter_edge(&first.rules, edge));
    Ok(())
}

/// Enters the same for a fold from the season's beginning.
pub fn enter_from_before(
    db: &Db,
    pool: &Pool,
    score: &Score,
    book: &mut Book,
) -> Result<(), StoreError> {
    let Some(first) = score.first.as_ref().filter(|first| book.edge(&first.rules).is_none()) else {
        return Ok(());
    };
    let edge = before(db, pool, &first.rules)?;
    edge.into_iter().for_each(|edge| book.enter_edge(&first.rules, edge));
    Ok(())
}

fn get(db: &Db, pool: &Pool, rules: &str) -> Result<Option<Edge>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT points, deviation, games FROM edges WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND rules = ?4",
    )?;
    Ok(query.query_one(params![pool.guild, pool.name, pool.season, rules], edge).optional()?)
}

/// Returns the edge with which a season begins, where one before it has an edge.
fn before(db: &Db, pool: &Pool, rules: &str) -> Result<Option<Edge>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT points, deviation, games FROM edges
         WHERE guild = ?1 AND pool = ?2 AND season < ?3 AND rules = ?4 ORDER BY season DESC LIMIT 1",
    )?;
    let found = query.query_one(params![pool.guild, pool.name, pool.season, rules], edge);
    Ok(found.optional()?.map(Edge::next_season))
}

fn edge(row: &Row) -> db::Result<Edge> {
    Ok(Edge { points: row.get(0)?, deviation: row.get(1)?, games: row.get(2)? })
}

/// Writes down what a book says of beginning under the rule set of a result.
pub fn put_of(db: &Db, pool: &Pool, score: &Score, book: &Book) -> Result<(), StoreError> {
    let Some(first) = score.first.as_ref() else { return Ok(()) };
    let edge = book.edge(&first.rules).filter(|edge| edge.games > 0);
    edge.map_or(Ok(()), |edge| put(db, pool, &first.rules, Some(edge)))
}

/// Sets the edge of a rule set; none: it has none.
pub fn put(db: &Db, pool: &Pool, rules: &str, edge: Option<Edge>) -> Result<(), StoreError> {
    let Pool { guild, name, season } = pool;
    let Some(Edge { points, deviation, games }) = edge else {
        db.prepare_cached(
            "DELETE FROM edges WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND rules = ?4",
        )?
        .execute(params![guild, name, season, rules])?;
        return Ok(());
    };
    db.prepare_cached(
        "INSERT INTO edges (guild, pool, season, rules, points, deviation, games)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (guild, pool, season, rules) DO UPDATE SET
             points = excluded.points, deviation = excluded.deviation, games = excluded.games",
    )?
    .execute(params![guild, name, season, rules, points, deviation, games])?;
    Ok(())
}

/// Returns the rule sets whose edges differ from a book that has all results of a pool, with what the book says.
pub fn wrong(db: &Db, pool: &Pool, book: &Book) -> Result<Vec<(String, Option<Edge>)>, StoreError> {
    let mut table = table(db, pool)?;
    let mut wrong = Vec::new();
    for (rules, edge) in book.edges().filter(|(_, edge)| edge.games > 0) {
        if table.remove(rules) != Some(edge) {
            wrong.push((rules.to_owned(), Some(edge)));
        }
    }
    wrong.extend(table.into_keys().map(|rules| (rules, None)));
    Ok(wrong)
}

/// The table of edges of a pool.
pub fn table(db: &Db, pool: &Pool) -> Result<HashMap<String, Edge>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT points, deviation, games, rules FROM edges WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    let key = params![pool.guild, pool.name, pool.season];
    let rows = query.query_map(key, |row| Ok((row.get(3)?, edge(row)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
