//! The SQL of the standings with which people come into a pool from others of its family.

use super::pool::Pool;
use super::standings;
use crate::play::ids::Millis;
use crate::rating::{Skill, Standing};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, params};

/// Returns the standing with which a person came into a pool from others of its family.
pub fn get(db: &Db, pool: &Pool, person: u64) -> Result<Option<Standing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, last_at FROM starts
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    Ok(query.query_one(key, standing).optional()?)
}

fn standing(row: &Row) -> db::Result<Standing> {
    let skill = Skill { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? };
    let last_at: Option<Millis> = row.get(3)?;
    Ok(Standing { skill, last_at, ..Standing::NEW })
}

/// Returns all standings with which a person came into pools: server, pool, season and standing.
pub fn of_person(db: &Db, person: u64) -> Result<Vec<(u64, String, u32, Standing)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, last_at, guild, pool, season FROM starts
         WHERE person = ?1 ORDER BY guild, pool, season",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        let guild = row.get::<_, i64>(4)?.cast_unsigned();
        Ok((guild, row.get(5)?, row.get(6)?, standing(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the standing of a person who is new in a pool from the one of its kin in which they have played most lately,
/// and writes it down; none where they have played in none.
pub fn from_kin(
    db: &Db,
    pool: &Pool,
    kin: &[&str],
    person: u64,
) -> Result<Option<Standing>, StoreError> {
    let (mut latest, mut season) = (None, 0);
    for name in kin.iter().filter(|name| **name != pool.name) {
        let other = Pool { name: (*name).to_owned(), ..pool.clone() };
        let Some((standing, of)) = standings::latest(db, &other, person)? else { continue };
        let more = latest.is_none_or(|known: Standing| known.games < standing.games);
        if of > season || (of == season && more) {
            (latest, season) = (Some(standing), of);
        }
    }
    let Some(start) = latest.map(Standing::next_season) else { return Ok(None) };
    db.prepare_cached(
        "INSERT INTO starts (guild, pool, season, person, rating, deviation, volatility, last_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?
    .execute(params![
        pool.guild,
        pool.name,
        pool.season,
        person.cast_signed(),
        start.skill.rating,
        start.skill.deviation,
        start.skill.volatility,
        start.last_at
    ])?;
    Ok(Some(start))
}

/// Replaces a person by a nameless player in the standings with which they came into pools.
pub fn erase(db: &Db, person: i64, nameless: i64) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE starts SET person = ?2 WHERE person = ?1")?
        .execute([person, nameless])?;
    Ok(())
}
