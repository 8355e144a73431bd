//! The check that a pool's tables are what its results say.

use super::edges;
use super::pool::Pool;
use super::recount::{self, fold, table};
use crate::rating::{Book, Edge, Line, Standing};
use crate::store::StoreError;
use crate::store::db::Db;
use std::collections::HashMap;

/// Every pool that has a result or a rating, but those of a server that is being purged
/// and those that are being recounted.
pub fn pools(db: &Db) -> Result<Vec<Pool>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season FROM
             (SELECT guild, pool, season FROM results WHERE bar IS NULL AND guild IS NOT NULL
              UNION SELECT guild, pool, season FROM ratings) AS played
         WHERE guild NOT IN (SELECT id FROM guilds WHERE purging = 1)
           AND (guild, pool, season) NOT IN (SELECT guild, pool, season FROM recounts) ORDER BY 1, 2, 3",
    )?;
    let rows = query.query_map([], recount::pool)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Greatest difference between numbers that different machines have worked out.
const CLOSE: f64 = 1e-6;

/// Returns the differences between a pool's tables and its results.
pub fn flaws(db: &Db, pool: &Pool) -> Result<Vec<String>, StoreError> {
    let mut flaws = Vec::new();
    let book = fold(db, pool, |entry, lines| {
        let same = entry.lines.len() == lines.len()
            && entry.lines.iter().zip(lines).all(|(one, other)| alike(one, other));
        if !same {
            flaws.push(format!(
                "game {}: its lines in the ledger are not what its result says",
                entry.game.0
            ));
        }
    })?;
    let table = table(db, pool)?;
    let folded: HashMap<u64, Standing> =
        book.standings().filter(|(_, standing)| standing.games > 0).collect();
    let people = table.keys().chain(folded.keys().filter(|person| !table.contains_key(person)));
    // A flaw is logged, and logs name no one.
    match people.filter(|&who| !same_standing(table.get(who), folded.get(who))).count() {
        0 => {}
        wrong => flaws.push(format!("ratings that are not what the ledger says: {wrong}")),
    }
    flaws.extend(wrong_edges(db, pool, &book)?);
    flaws.extend(
        (!recount::wrong_rungs(db, pool)?.is_empty())
            .then(|| "its ranks are not what its ratings say".to_owned()),
    );
    let Pool { guild, name, season } = pool;
    let place = format!("pool {name} of server {}, season {season}", guild.cast_unsigned());
    Ok(flaws.into_iter().map(|flaw| format!("{place}: {flaw}")).collect())
}

/// Returns the rule sets under which beginning is not worth what the results say.
fn wrong_edges(db: &Db, pool: &Pool, book: &Book) -> Result<Vec<String>, StoreError> {
    let table = edges::table(db, pool)?;
    let near = |a: f64, b: f64| (a - b).abs() < CLOSE;
    let same = |(rules, right): &(String, Option<Edge>)| match (table.get(rules), right) {
        (Some(one), Some(other)) => {
            one.games == other.games
                && near(one.points, other.points)
                && near(one.deviation, other.deviation)
        }
        _ => false,
    };
    let wrong = edges::wrong(db, pool, book)?.into_iter().filter(|edge| !same(edge));
    Ok(wrong
        .map(|(rules, _)| format!("its edge under {rules} is not what its results say"))
        .collect())
}

fn alike(one: &Line, other: &Line) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() < CLOSE;
    let skills = [(one.before, other.before), (one.after, other.after)];
    let near_skill =
        skills.iter().all(|(a, b)| near(a.rating, b.rating) && near(a.deviation, b.deviation));
    (one.person, one.counts, one.note) == (other.person, other.counts, other.note)
        && near(one.weight, other.weight)
        && near(one.edge, other.edge)
        && near_skill
}

fn same_standing(one: Option<&Standing>, other: Option<&Standing>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return false };
    let near = |a: f64, b: f64| (a - b).abs() < CLOSE;
    Standing { skill: other.skill, ..*one } == *other
        && near(one.skill.rating, other.skill.rating)
        && near(one.skill.deviation, other.skill.deviation)
        && near(one.skill.volatility, other.skill.volatility)
}
