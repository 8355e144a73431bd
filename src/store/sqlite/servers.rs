//! The SQL of what is kept about servers: settings, audit, blocks, and what goes when people or servers go.

use rusqlite::{Connection, OptionalExtension, params};

use super::{ladder, read};
use crate::store::servers::{Deed, Finished, Settings};
use crate::store::{GameId, Millis, Of, StoreError, StoredGame};

/// The highest number of a nameless player. Discord's ids are all far above it.
const MOST_NAMELESS: i64 = 1 << 22;

/// A server's settings, or the default.
pub fn settings(db: &Connection, guild: u64) -> Result<Settings, StoreError> {
    let mut query = db.prepare_cached("SELECT settings FROM settings WHERE guild = ?1")?;
    let text: Option<String> =
        query.query_one([guild.cast_signed()], |row| row.get(0)).optional()?;
    let read = |text: String| {
        serde_json::from_str(&text).map_err(|error| StoreError::Failed(error.to_string()))
    };
    text.map_or_else(|| Ok(Settings::default()), read)
}

/// Keeps a server's settings, and who changed what, unless they have changed since. Who is ranked follows at once.
pub fn set(
    db: &Connection,
    before: &Settings,
    settings: &Settings,
    deed: &Deed,
) -> Result<bool, StoreError> {
    if self::settings(db, deed.guild)? != *before {
        return Ok(false);
    }
    let listing = settings.ratings.terms().listing;
    if listing != before.ratings.terms().listing {
        ladder::ranks::apply(db, deed.guild, &listing, deed.at)?;
    }
    let text =
        serde_json::to_string(settings).map_err(|error| StoreError::Failed(error.to_string()))?;
    db.prepare_cached("INSERT OR REPLACE INTO settings (guild, settings) VALUES (?1, ?2)")?
        .execute(params![deed.guild.cast_signed(), text])?;
    note(db, deed)?;
    Ok(true)
}

/// Writes down what was done.
pub fn note(db: &Connection, deed: &Deed) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO audit (guild, at, person, deed, game, target, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let Deed { guild, at, person, deed, game, target, detail } = deed;
    let (guild, person, target) =
        (guild.cast_signed(), person.cast_signed(), target.map(u64::cast_signed));
    insert.execute(params![guild, at, person, deed, game.map(|game| game.0), target, detail])?;
    Ok(())
}

/// What was done in a server, the latest first.
pub fn audit(db: &Connection, guild: u64, skip: u32, most: u32) -> Result<Vec<Deed>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT at, person, deed, game, target, detail FROM audit WHERE guild = ?1 ORDER BY id DESC LIMIT ?3 OFFSET ?2",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), skip, most], |row| {
        Ok(Deed {
            guild,
            at: row.get(0)?,
            person: row.get::<_, i64>(1)?.cast_unsigned(),
            deed: row.get(2)?,
            game: row.get::<_, Option<i64>>(3)?.map(GameId),
            target: row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
            detail: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Whom a person keeps from challenging them, the first one first.
pub fn blocked_by(db: &Connection, person: u64) -> Result<Vec<u64>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT blocked FROM blocks WHERE person = ?1 ORDER BY at, blocked")?;
    let rows = query.query_map([person.cast_signed()], |row| row.get(0).map(i64::cast_unsigned))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Blocks somebody (at a time), or lets them challenge again (none).
pub fn block(
    db: &Connection,
    person: u64,
    other: u64,
    at: Option<Millis>,
) -> Result<(), StoreError> {
    let (person, other) = (person.cast_signed(), other.cast_signed());
    match at {
        Some(at) => db
            .prepare_cached("INSERT INTO blocks (person, blocked, at) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING")?
            .execute([person, other, at])?,
        None => db.prepare_cached("DELETE FROM blocks WHERE person = ?1 AND blocked = ?2")?.execute([person, other])?,
    };
    Ok(())
}

/// Games that are over.
pub fn finished(db: &Connection, which: &Finished) -> Result<Vec<StoredGame>, StoreError> {
    let signed = |id: Option<u64>| id.map(u64::cast_signed);
    let Finished { person, with, channel, game, skip, most } = which;
    read::finished(db, params![signed(*person), signed(*with), signed(*channel), game, skip, most])
}

/// Every game of a person, the first one first.
pub fn games_of(db: &Connection, person: u64) -> Result<Vec<StoredGame>, StoreError> {
    read::games_of(db, person)
}

/// Puts a nameless player in the place of a person, wherever the person is named as one; what is theirs alone goes.
pub fn erase(db: &Connection, person: u64, at: Millis) -> Result<Option<u64>, StoreError> {
    if !read::unfinished(db, Of::Person(person))?.is_empty() {
        return Ok(None);
    }
    let person = person.cast_signed();
    let nameless: i64 = db.query_one(
        "SELECT COALESCE(MAX(id), 0) + 1 FROM people WHERE id BETWEEN 0 AND ?1",
        [MOST_NAMELESS],
        |row| row.get(0),
    )?;
    db.execute("INSERT INTO people (id, first_seen_at) VALUES (?1, ?2)", [nameless, at])?;
    ladder::people::erase(db, person, nameless)?;
    let theirs = "id IN (SELECT game FROM members WHERE person = ?1)";
    db.execute(
        &format!("UPDATE games SET turn_person = ?2 WHERE turn_person = ?1 AND {theirs}"),
        [person, nameless],
    )?;
    db.execute(
        &format!("UPDATE games SET pause_asked = '' WHERE {theirs} AND status >= 2"),
        [person],
    )?;
    for (table, column) in references_to_people(db)? {
        // Names of our own schema, not of anybody's making.
        db.execute(
            &format!("UPDATE \"{table}\" SET \"{column}\" = ?2 WHERE \"{column}\" = ?1"),
            [person, nameless],
        )?;
    }
    db.execute("DELETE FROM people WHERE id = ?1", [person])?;
    db.execute("DELETE FROM preferences WHERE person = ?1", [person])?;
    db.execute("DELETE FROM blocks WHERE person = ?1 OR blocked = ?1", [person])?;
    db.execute("UPDATE audit SET person = ?2 WHERE person = ?1", [person, nameless])?;
    db.execute("UPDATE audit SET target = ?2 WHERE target = ?1", [person, nameless])?;
    // Tasks name people and hold tokens; the game's next step shows what they would have shown.
    db.execute("DELETE FROM outbox WHERE instr(payload, ?1)", [person.to_string()])?;
    Ok(Some(nameless.cast_unsigned()))
}

/// Every column that names a person, whichever table has it.
fn references_to_people(db: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let mut query = db.prepare(
        "SELECT tables.name, keys.\"from\" FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
         WHERE tables.type = 'table' AND keys.\"table\" = 'people'",
    )?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Servers with something kept about them, and since when the bot is no longer there.
pub fn guilds(db: &Connection) -> Result<Vec<(u64, Option<Millis>)>, StoreError> {
    let mut query = db.prepare_cached("SELECT id, left_at FROM guilds ORDER BY id")?;
    let rows =
        query.query_map([], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Notes that the bot is in a server, or since when it is not.
pub fn absent(db: &Connection, guild: u64, at: Option<Millis>) -> Result<(), StoreError> {
    // The first time counts: looking again later does not begin the wait anew.
    let sql = "UPDATE guilds SET left_at = CASE WHEN ?2 IS NULL THEN NULL ELSE COALESCE(left_at, ?2) END WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![guild.cast_signed(), at])?;
    Ok(())
}

/// Takes everything away that is kept about a server alone. Its games lose their places and
/// stay with their people.
pub fn purge(db: &Connection, guild: u64) -> Result<bool, StoreError> {
    if !read::unfinished_in(db, guild)?.is_empty() {
        return Ok(false);
    }
    let guild = guild.cast_signed();
    db.execute(
        "UPDATE games SET guild = NULL, channel = 0, message = NULL, ping = NULL WHERE guild = ?1",
        [guild],
    )?;
    ladder::people::purge(db, guild)?;
    db.execute("DELETE FROM settings WHERE guild = ?1", [guild])?;
    db.execute("DELETE FROM audit WHERE guild = ?1", [guild])?;
    db.execute("DELETE FROM guilds WHERE id = ?1", [guild])?;
    Ok(true)
}
