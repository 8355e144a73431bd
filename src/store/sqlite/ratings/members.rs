//! The SQL of memberships, as far as people's own interactions have told them.

use super::seasons::{Pool, season};
use super::standings;
use crate::play::ids::Millis;
use crate::play::ratings::{Membership, Sitter};
use crate::rating::Skill;
use crate::store::StoreError;
use rusqlite::{Connection, OptionalExtension, params};

/// Remembers what an interaction said of a person. Who comes back is on the ladders again, ranked from the next game.
pub fn record_membership(
    db: &Connection,
    guild: u64,
    member: &Membership,
    at: Millis,
) -> Result<(), StoreError> {
    let Membership { person, joined_at, name, .. } = member;
    let (guild, id) = (guild.cast_signed(), person.cast_signed());
    let mut query =
        db.prepare_cached("SELECT gone FROM memberships WHERE guild = ?1 AND person = ?2")?;
    let gone: Option<bool> = query.query_one([guild, id], |row| row.get(0)).optional()?;
    let mut insert = db.prepare_cached(
        "INSERT INTO memberships (guild, person, joined_at, name, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET joined_at = excluded.joined_at, name = excluded.name, gone = 0,
                                       seen_at = excluded.seen_at",
    )?;
    insert.execute(params![guild, id, joined_at, name, at])?;
    if gone == Some(true) {
        retier(db, guild, *person, standings::GONE, standings::UNRANKED)
    } else {
        Ok(())
    }
}

/// Remembers that a person has left.
pub fn left(db: &Connection, guild: u64, person: u64) -> Result<(), StoreError> {
    let guild = guild.cast_signed();
    let mut insert = db.prepare_cached(
        "INSERT INTO memberships (guild, person, name, gone, seen_at) VALUES (?1, ?2, '', 1, 0) ON CONFLICT DO UPDATE SET gone = 1",
    )?;
    insert.execute([guild, person.cast_signed()])?;
    for tier in [standings::UNRANKED, standings::RANKED] {
        retier(db, guild, person, tier, standings::GONE)?;
    }
    Ok(())
}

/// Members who were last known to be such before this time, those unknown for longest first.
pub fn unseen(db: &Connection, before: Millis, most: u32) -> Result<Vec<(u64, u64)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, person FROM memberships WHERE gone = 0 AND seen_at < ?1 ORDER BY seen_at LIMIT ?2",
    )?;
    let rows = query.query_map(params![before, most], |row| {
        Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
    })?;
    Ok(rows
        .map(|row| row.map(|(guild, person)| (guild.cast_unsigned(), person.cast_unsigned())))
        .collect::<Result<_, _>>()?)
}

/// Remembers that a person was still a member at this time.
pub fn seen_there(db: &Connection, guild: u64, person: u64, at: Millis) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE memberships SET seen_at = ?3 WHERE guild = ?1 AND person = ?2")?
        .execute(params![guild.cast_signed(), person.cast_signed(), at])?;
    Ok(())
}

/// Moves a person from a tier to another on every ladder of the season that runs.
fn retier(db: &Connection, guild: i64, person: u64, from: u8, to: u8) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, person, rating FROM ratings
         WHERE person = ?1 AND guild = ?2 AND season = ?3 AND tier = ?4",
    )?;
    let key = params![person.cast_signed(), guild, season(db, guild)?, from];
    let rows: Vec<(Pool, u64, f64)> =
        query.query_map(key, standings::named)?.collect::<Result<_, _>>()?;
    standings::retier(db, rows, from, to).map(drop)
}

/// Returns these people's memberships.
pub fn memberships(
    db: &Connection,
    guild: u64,
    people: &[u64],
) -> Result<Vec<Membership>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT joined_at, name, gone FROM memberships WHERE guild = ?1 AND person = ?2",
    )?;
    let mut known = Vec::new();
    for person in people {
        let found = query.query_one([guild.cast_signed(), person.cast_signed()], |row| {
            Ok(Membership {
                person: *person,
                joined_at: row.get(0)?,
                name: row.get(1)?,
                gone: row.get(2)?,
            })
        });
        known.extend(found.optional()?);
    }
    Ok(known)
}

/// Returns the labels of these people at a board, in their order.
pub fn sitters(
    db: &Connection,
    guild: u64,
    pool: &str,
    people: &[u64],
) -> Result<Vec<Sitter>, StoreError> {
    let guild = guild.cast_signed();
    let season = season(db, guild)?;
    let mut query = db.prepare_cached(
        "SELECT (SELECT name FROM memberships WHERE guild = ?1 AND person = ?2) AS name, rating, deviation, volatility
         FROM (SELECT 1) LEFT JOIN ratings ON guild = ?1 AND person = ?2 AND pool = ?3 AND season = ?4",
    )?;
    let mut sitter = |person: &u64| {
        query.query_one(params![guild, person.cast_signed(), pool, season], |row| {
            let rating: Option<f64> = row.get("rating")?;
            let skill = rating.map(|rating| {
                Ok::<_, rusqlite::Error>(Skill {
                    rating,
                    deviation: row.get("deviation")?,
                    volatility: row.get("volatility")?,
                })
            });
            let name: Option<String> = row.get("name")?;
            Ok(Sitter { name: name.unwrap_or_default(), skill: skill.transpose()? })
        })
    };
    Ok(people.iter().map(&mut sitter).collect::<Result<_, _>>()?)
}

/// Takes a person off the ladders of one server, and replaces them by a nameless player among its members. False
/// where they are known in none.
pub fn erase_membership(db: &Connection, person: i64, nameless: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT guild FROM memberships WHERE person = ?1 LIMIT 1")?;
    let Some(guild) = query.query_one([person], |row| row.get::<_, i64>(0)).optional()? else {
        return Ok(false);
    };
    left(db, guild.cast_unsigned(), person.cast_unsigned())?;
    db.prepare_cached(
        "UPDATE memberships SET person = ?3, name = '', joined_at = NULL, seen_at = 0
         WHERE guild = ?1 AND person = ?2",
    )?
    .execute([guild, person, nameless])?;
    Ok(true)
}

/// Replaces a person by a nameless player in one pool, off its ladder where it runs. False where they have played in
/// none. A pool's results, ratings and meetings fit each other, so they change together.
pub fn erase_pool(db: &Connection, person: i64, nameless: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season FROM scores WHERE person = ?1
         UNION ALL SELECT guild, pool, season FROM ratings WHERE person = ?1 LIMIT 1",
    )?;
    let found = query.query_one([person], |row| {
        Ok((row.get::<_, Option<i64>>(0)?, row.get::<_, String>(1)?, row.get::<_, u32>(2)?))
    });
    let Some((guild, name, number)) = found.optional()? else { return Ok(false) };
    if let Some(guild) = guild {
        retire(db, &Pool { guild, name: name.clone(), season: number }, person)?;
    }
    for sql in [
        // The reason for which a result does not count may name the person.
        "UPDATE results SET bar = replace(bar, ' ' || ?1 || ' ', ' ' || ?2 || ' ') WHERE bar IS NOT NULL AND game IN
             (SELECT game FROM scores WHERE person = ?1 AND guild IS ?3 AND pool = ?4 AND season = ?5)",
        "UPDATE scores SET person = ?2 WHERE person = ?1 AND guild IS ?3 AND pool = ?4 AND season = ?5",
        "UPDATE ratings SET person = ?2 WHERE person = ?1 AND guild IS ?3 AND pool = ?4 AND season = ?5",
        "UPDATE meetings SET one = ?2 WHERE one = ?1 AND guild IS ?3 AND pool = ?4 AND season = ?5",
        // `+`: by the index on `other`.
        "UPDATE meetings SET other = ?2 WHERE other = ?1 AND +guild IS ?3 AND +pool = ?4 AND +season = ?5",
    ] {
        db.prepare_cached(sql)?.execute(params![person, nameless, guild, name, number])?;
    }
    Ok(true)
}

/// Takes a person off the ranks of one pool in the season that runs.
fn retire(db: &Connection, pool: &Pool, person: i64) -> Result<(), StoreError> {
    if season(db, pool.guild)? != pool.season {
        return Ok(());
    }
    for tier in [standings::UNRANKED, standings::RANKED] {
        let mut query = db.prepare_cached(
            "SELECT guild, pool, season, person, rating FROM ratings
             WHERE person = ?1 AND guild = ?2 AND pool = ?3 AND season = ?4 AND tier = ?5",
        )?;
        let key = params![person, pool.guild, pool.name, pool.season, tier];
        let rows: Vec<(Pool, u64, f64)> =
            query.query_map(key, standings::named)?.collect::<Result<_, _>>()?;
        standings::retier(db, rows, tier, standings::GONE)?;
    }
    Ok(())
}
