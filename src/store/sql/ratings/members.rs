//! The SQL of memberships, as far as people's own interactions have told them.

use super::super::guilds;
use super::super::pieces::PIECE;
use super::pool::Pool;
use super::seasons::season;
use super::standings;
use super::starts;
use crate::play::ids::Millis;
use crate::play::ratings::{KnownPlayer, Membership};
use crate::rating::Skill;
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, Value, params, params_from_iter};

/// Remembers what an interaction said of a person. Who comes back is on the ladders again, ranked from the next game.
pub fn record_membership(
    db: &Db,
    guild: u64,
    member: &Membership,
    at: Millis,
) -> Result<(), StoreError> {
    guilds::know(db, guild, at)?;
    let Membership { person, joined_at, name, .. } = member;
    let (guild, id) = (guild.cast_signed(), person.cast_signed());
    let mut query =
        db.prepare_cached("SELECT gone FROM memberships WHERE guild = ?1 AND person = ?2")?;
    let gone: Option<bool> = query.query_one([guild, id], |row| row.get(0)).optional()?;
    let mut insert = db.prepare_cached(
        "INSERT INTO memberships (guild, person, joined_at, name, seen_at) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (guild, person) DO UPDATE SET joined_at = excluded.joined_at, name = excluded.name, gone = 0,
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
pub fn left(db: &Db, guild: u64, person: u64) -> Result<(), StoreError> {
    let guild = guild.cast_signed();
    note_gone(db, guild, person.cast_signed())?;
    for tier in [standings::UNRANKED, standings::RANKED] {
        retier(db, guild, person, tier, standings::GONE)?;
    }
    Ok(())
}

/// Notes that a person is no member. Nothing is kept of someone whose data was deleted while Discord was asked, nor of a server
/// that was forgotten meanwhile.
fn note_gone(db: &Db, guild: i64, person: i64) -> Result<(), StoreError> {
    let known = db
        .prepare_cached("UPDATE memberships SET gone = 1 WHERE guild = ?1 AND person = ?2")?
        .execute([guild, person])?;
    if known == 0 {
        db.prepare_cached(
            "INSERT INTO memberships (guild, person, name, gone, seen_at)
             SELECT CAST(?1 AS BIGINT), id, '', 1, 0 FROM people
             WHERE id = ?2 AND EXISTS (SELECT 1 FROM guilds WHERE id = ?1)
                 AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = ?2)",
        )?
        .execute([guild, person])?;
    }
    Ok(())
}

/// Members who were last known to be such before this time, those unknown for longest first.
pub fn unseen(db: &Db, before: Millis, most: u32) -> Result<Vec<(u64, u64)>, StoreError> {
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
pub fn seen_there(db: &Db, guild: u64, person: u64, at: Millis) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE memberships SET seen_at = ?3 WHERE guild = ?1 AND person = ?2")?
        .execute(params![guild.cast_signed(), person.cast_signed(), at])?;
    Ok(())
}

/// Has members that were seen by a clock that was ahead be asked about a day after it was set back, to this time, at the latest.
pub fn set_back(db: &Db, until: Millis) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE memberships SET seen_at = ?1 WHERE gone = 0 AND seen_at > ?1")?
        .execute([until])?;
    Ok(())
}

/// Moves a person from a tier to another on every ladder of the season that runs. `+`: by the index on `person`; the one
/// on ranks would read the whole server.
fn retier(db: &Db, guild: i64, person: u64, from: u8, to: u8) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, person, rating FROM ratings
         WHERE person = ?1 AND +guild = ?2 AND season = ?3 AND tier = ?4",
    )?;
    let key = params![person.cast_signed(), guild, season(db, guild)?, from];
    let rows: Vec<(Pool, u64, f64)> =
        query.query_map(key, standings::named)?.collect::<Result<_, _>>()?;
    standings::retier(db, rows, from, to).map(drop)
}

/// Returns these people's memberships, in the order of the people. One statement.
pub fn memberships(db: &Db, guild: u64, people: &[u64]) -> Result<Vec<Membership>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, joined_at, name, gone FROM json_each(?2) AS asked
         CROSS JOIN memberships ON guild = ?1 AND person = CAST(asked.value AS BIGINT) ORDER BY asked.key",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), listed(people)], membership)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn membership(row: &Row) -> db::Result<Membership> {
    Ok(Membership {
        person: row.get::<_, i64>(0)?.cast_unsigned(),
        joined_at: row.get(1)?,
        name: row.get(2)?,
        gone: row.get(3)?,
    })
}

/// Returns the same of two people, with the number of their meetings after a time, in this season; none if neither was
/// ever seen there. One statement.
pub fn memberships_and_meetings(
    db: &Db,
    guild: u64,
    [one, other]: [u64; 2],
    pool: &str,
    after: Millis,
) -> Result<(Vec<Membership>, u32), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, joined_at, name, gone,
                (SELECT count(*) FROM meetings
                 WHERE guild = ?1 AND pool = ?3 AND one = ?4 AND other = ?5 AND at > ?6
                     AND season = (SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1)) AS met
         FROM json_each(?2) AS asked
         CROSS JOIN memberships ON guild = ?1 AND person = CAST(asked.value AS BIGINT) ORDER BY asked.key",
    )?;
    let (low, high) = (one.min(other).cast_signed(), one.max(other).cast_signed());
    let key = params![guild.cast_signed(), listed(&[one, other]), pool, low, high, after];
    let rows = query.query_map(key, |row| Ok((membership(row)?, row.get(4)?)))?;
    let rows: Vec<(Membership, u32)> = rows.collect::<Result<_, _>>()?;
    let met = rows.first().map_or(0, |(_, met)| *met);
    Ok((rows.into_iter().map(|(known, _)| known).collect(), met))
}

/// Returns which two of these people have met in a pool after a time (UTC ms), in this season, and how often. One statement.
pub fn meetings(
    db: &Db,
    guild: u64,
    people: &[u64],
    pool: &str,
    after: Millis,
) -> Result<Vec<([u64; 2], u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT one, other, count(*) FROM meetings
         WHERE guild = ?1 AND pool = ?3
             AND season = (SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1)
             AND one IN (SELECT CAST(value AS BIGINT) FROM json_each(?2))
             AND other IN (SELECT CAST(value AS BIGINT) FROM json_each(?2)) AND at > ?4
         GROUP BY one, other",
    )?;
    let key = params![guild.cast_signed(), listed(people), pool, after];
    let rows = query.query_map(key, |row| {
        let (one, other): (i64, i64) = (row.get(0)?, row.get(1)?);
        Ok(([one.cast_unsigned(), other.cast_unsigned()], row.get(2)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes people's ids as a JSON list of the numbers that the database keeps.
fn listed(people: &[u64]) -> String {
    let ids: Vec<String> = people.iter().map(|id| id.cast_signed().to_string()).collect();
    format!("[{}]", ids.join(","))
}

/// Returns the labels of these people at a board, in their order. One statement.
pub fn known_players(
    db: &Db,
    guild: u64,
    pool: &str,
    people: &[u64],
) -> Result<Vec<KnownPlayer>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT memberships.name, rating, deviation, volatility FROM json_each(?2) AS asked
         LEFT JOIN memberships ON memberships.guild = ?1 AND memberships.person = CAST(asked.value AS BIGINT)
         LEFT JOIN ratings ON ratings.guild = ?1 AND ratings.person = CAST(asked.value AS BIGINT) AND pool = ?3
             AND season = (SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1)
         ORDER BY asked.key",
    )?;
    let key = params![guild.cast_signed(), listed(people), pool];
    let rows = query.query_map(key, |row| {
        let rating: Option<f64> = row.get("rating")?;
        let skill = rating.map(|rating| {
            Ok::<_, db::Error>(Skill {
                rating,
                deviation: row.get("deviation")?,
                volatility: row.get("volatility")?,
            })
        });
        let name: Option<String> = row.get("name")?;
        Ok(KnownPlayer { name: name.unwrap_or_default(), skill: skill.transpose()? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Takes a person off the ladders of one server, and replaces them by a nameless player among its members. False
/// where they are known in none.
pub fn erase_membership(db: &Db, person: i64, nameless: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT guild FROM memberships WHERE person = ?1 LIMIT 1")?;
    let Some(guild) = query.query_one([person], |row| row.get::<_, i64>(0)).optional()? else {
        return Ok(false);
    };
    left(db, guild.cast_unsigned(), person.cast_unsigned())?;
    db.prepare_cached("DELETE FROM memberships WHERE guild = ?1 AND person = ?2")?
        .execute([guild, nameless])?;
    db.prepare_cached(
        "UPDATE memberships SET person = ?3, name = '', joined_at = NULL, seen_at = 0
         WHERE guild = ?1 AND person = ?2",
    )?
    .execute([guild, person, nameless])?;
    Ok(true)
}

/// Replaces a person by a nameless player in the tables of ratings, off the ladders that run.
pub fn erase_ratings(db: &Db, person: i64, nameless: i64) -> Result<(), StoreError> {
    starts::erase(db, person, nameless)?;
    let mut query =
        db.prepare_cached("SELECT guild, pool, season FROM ratings WHERE person = ?1")?;
    let rows = query.query_map([person], |row| {
        Ok(Pool { guild: row.get(0)?, name: row.get(1)?, season: row.get(2)? })
    })?;
    for pool in rows.collect::<Result<Vec<_>, _>>()? {
        retire(db, &pool, person)?;
        db.prepare_cached(
            "UPDATE ratings SET person = ?2 WHERE guild = ?3 AND pool = ?4 AND season = ?5 AND person = ?1",
        )?
        .execute(params![person, nameless, pool.guild, pool.name, pool.season])?;
    }
    Ok(())
}

/// Replaces a person by a nameless player in some results and their lines. False where they have none.
pub fn erase_scores(db: &Db, person: i64, nameless: i64) -> Result<bool, StoreError> {
    let mut query =
        db.prepare_cached("SELECT game FROM scores WHERE person = ?1 ORDER BY seq LIMIT ?2")?;
    let rows = query.query_map(params![person, PIECE], |row| row.get::<_, i64>(0))?;
    let games = rows.collect::<Result<Vec<_>, _>>()?;
    for game in &games {
        for sql in [
            // The reason for which a result does not count, or did not before it was voided, may name the person.
            "UPDATE results SET bar = replace(bar, ' ' || CAST(CAST(?2 AS BIGINT) AS TEXT) || ' ',
                 ' ' || CAST(CAST(?3 AS BIGINT) AS TEXT) || ' '),
                 ruling = replace(ruling, ' ' || CAST(CAST(?2 AS BIGINT) AS TEXT) || ' ',
                 ' ' || CAST(CAST(?3 AS BIGINT) AS TEXT) || ' ') WHERE game = ?1 AND bar IS NOT NULL",
            "UPDATE scores SET person = ?3 WHERE game = ?1 AND person = ?2",
        ] {
            db.prepare_cached(sql)?.execute([*game, person, nameless])?;
        }
    }
    Ok(!games.is_empty())
}

/// Replaces a person by a nameless player in some meetings: first those in which they come first, which are found by
/// the pools that the nameless player has a rating in. False where they have none.
pub fn erase_meetings(db: &Db, person: i64, nameless: i64) -> Result<bool, StoreError> {
    for (find, replace) in [
        (
            "SELECT pool.guild, pool.pool, pool.season, one, other, at, game
             FROM ratings AS pool CROSS JOIN meetings AS met
                 ON met.guild = pool.guild AND met.pool = pool.pool AND met.season = pool.season AND met.one = ?1
             WHERE pool.person = ?2 LIMIT ?3",
            "UPDATE meetings SET one = ?8 WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND one = ?4 AND other = ?5
                 AND at = ?6 AND game = ?7",
        ),
        (
            "SELECT guild, pool, season, one, other, at, game FROM meetings WHERE other = ?1 LIMIT ?3",
            "UPDATE meetings SET other = ?8 WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND one = ?4 AND other = ?5
                 AND at = ?6 AND game = ?7",
        ),
    ] {
        let mut query = db.prepare_cached(find)?;
        let rows = query.query_map(params![person, nameless, PIECE], |row| row.values())?;
        let keys = rows.collect::<Result<Vec<_>, _>>()?;
        for key in &keys {
            let with = key.iter().cloned().chain([Value::Integer(nameless)]);
            db.prepare_cached(replace)?.execute(params_from_iter(with))?;
        }
        if !keys.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Takes a person off the ranks of one pool in the season that runs.
fn retire(db: &Db, pool: &Pool, person: i64) -> Result<(), StoreError> {
    if season(db, pool.guild)? != pool.season {
        return Ok(());
    }
    for tier in [standings::UNRANKED, standings::RANKED] {
        let mut query = db.prepare_cached(
            "SELECT guild, pool, season, person, rating FROM ratings
             WHERE person = ?1 AND guild = ?2 AND pool = ?3 AND season = ?4 AND +tier = ?5",
        )?;
        let key = params![person, pool.guild, pool.name, pool.season, tier];
        let rows: Vec<(Pool, u64, f64)> =
            query.query_map(key, standings::named)?.collect::<Result<_, _>>()?;
        standings::retier(db, rows, tier, standings::GONE)?;
    }
    Ok(())
}
