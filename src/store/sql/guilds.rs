//! The SQL of servers: settings, the audit log, and where the bot is.

use crate::store::db::{self, Db, OptionalExtension, Row, params};

use super::pieces::Progress;
use super::posts::{self, Regular};
use super::{across, own_puzzles, read_word, roles, say_newer};
use crate::play::guild::{AuditAct, AuditEntry, Settings};
use crate::play::ids::{GameId, Millis};
use crate::play::{puzzle, week};
use crate::store::{StoreError, bans};
use serde_json::{Map, Value, json};

/// A server's settings, or the default.
pub fn settings(db: &Db, guild: u64) -> Result<Settings, StoreError> {
    written(db, guild)?.map_or_else(|| Ok(Settings::default()), |text| read(&text))
}

/// Reads settings. A word that this program does not know is a choice of a newer one: that setting alone has its default.
fn read(text: &str) -> Result<Settings, StoreError> {
    if let Ok(settings) = serde_json::from_str(text) {
        return Ok(settings);
    }
    let mut all: Map<String, Value> = serde_json::from_str(text).map_err(no_json)?;
    all.retain(|name, value| !value.is_string() || is_known(name, value));
    let settings = serde_json::from_value(Value::Object(all)).map_err(no_json)?;
    say_newer();
    Ok(settings)
}

/// True if a setting has a value that this program can read, or is not one of its own.
fn is_known(name: &str, value: &Value) -> bool {
    serde_json::from_value::<Settings>(json!({ name: value })).is_ok()
}

/// Returns a server's settings as their table has them.
fn written(db: &Db, guild: u64) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached("SELECT settings FROM settings WHERE guild = ?1")?;
    Ok(query.query_one([guild.cast_signed()], |row| row.get(0)).optional()?)
}

/// The error of settings that are not what this program writes.
fn no_json(error: serde_json::Error) -> StoreError {
    StoreError::Failed(error.to_string())
}

/// Returns settings as their table is to keep them, in the place of those of before, with all that these have and this program
/// does not know: beside a node of a newer version it would take what was set there away.
fn to_be_written(
    db: &Db,
    guild: u64,
    before: &Settings,
    settings: Settings,
) -> Result<String, StoreError> {
    let text = bans::fitting(guild, settings)?;
    let Some(written) = written(db, guild)? else { return Ok(text) };
    let written: Value = serde_json::from_str(&written).map_err(no_json)?;
    let known = serde_json::to_value(before).map_err(no_json)?;
    let Some(unknown) = beyond(&written, &known) else { return Ok(text) };
    let mut all: Value = serde_json::from_str(&text).map_err(no_json)?;
    add_unchanged(&mut all, &known, unknown);
    let all = all.to_string();
    Ok(if all.len() <= bans::MOST_TEXT { all } else { text })
}

/// Returns what a value says beyond what is known of it: of an object the values that are not known, or not as they are; none
/// where that is nothing.
fn beyond(whole: &Value, known: &Value) -> Option<Value> {
    let (Value::Object(within), Value::Object(_)) = (whole, known) else {
        return (!whole.is_null() && whole != known).then(|| whole.clone());
    };
    let left = |(name, value): (&String, &Value)| {
        Some((name.clone(), beyond(value, &known[name.as_str()])?))
    };
    let left: Map<String, Value> = within.iter().filter_map(left).collect();
    (!left.is_empty()).then_some(Value::Object(left))
}

/// Adds to a value what was not known of it, but for what has another value now than was known before.
fn add_unchanged(all: &mut Value, known: &Value, more: Value) {
    match (all, more) {
        (Value::Object(all), Value::Object(more)) => {
            for (name, value) in more {
                let known = &known[name.as_str()];
                add_unchanged(all.entry(name).or_insert(Value::Null), known, value);
            }
        }
        (all, more) if all.is_null() || *all == *known => *all = more,
        _ => {}
    }
}

/// Keeps a server's settings, and who changed what; none where they have changed since. Where that changes who is
/// ranked, everyone there is to be ranked anew, in more transactions (`ranks::proceed`).
pub fn change_settings(
    db: &Db,
    before: &Settings,
    settings: &Settings,
    entry: &AuditEntry,
) -> Result<Option<Progress>, StoreError> {
    if self::settings(db, entry.guild)? != *before {
        return Ok(None);
    }
    let guild = entry.guild.cast_signed();
    let text = to_be_written(db, entry.guild, before, settings.clone())?;
    db.prepare_cached(
        "INSERT INTO settings (guild, settings) VALUES (?1, ?2)
         ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
    )?
    .execute(params![guild, text])?;
    add_audit_entry(db, entry)?;
    if settings.roles != before.roles {
        roles::check_from(db, guild, entry.at)?;
    }
    if settings.week.is_some() != before.week.is_some() {
        let next = settings.week.map(|_| week::next_end(entry.at));
        posts::post_from(db, Regular::Week, guild, next)?;
    }
    if settings.puzzle.is_some() != before.puzzle.is_some() {
        let next = settings.puzzle.map(|_| puzzle::next_post(entry.guild, entry.at));
        posts::post_from(db, Regular::Puzzle, guild, next)?;
    }
    if settings.across != before.across {
        across::open(db, guild, settings.across)?;
    }
    if settings.own_puzzles != before.own_puzzles {
        own_puzzles::want(db, guild, settings.own_puzzles)?;
    }
    if settings.ratings.terms().listing == before.ratings.terms().listing {
        return Ok(Some(Progress::Done));
    }
    // What is excluded has the defaults of the table: the place before everyone.
    db.prepare_cached(
        "INSERT INTO rerankings (guild, at) VALUES (?1, ?2)
         ON CONFLICT (guild)
         DO UPDATE SET at = excluded.at, pool = excluded.pool, person = excluded.person",
    )?
    .execute(params![guild, entry.at])?;
    Ok(Some(Progress::More))
}

/// Adds an entry to the audit log.
pub fn add_audit_entry(db: &Db, entry: &AuditEntry) -> Result<(), StoreError> {
    know(db, entry.guild, entry.at)?;
    let mut insert = db.prepare_cached(
        "INSERT INTO audit (guild, at, person, deed, game, target, detail) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let AuditEntry { guild, at, person, act, game, target, detail } = entry;
    let (guild, person, target) =
        (guild.cast_signed(), person.cast_signed(), target.map(u64::cast_signed));
    insert.execute(params![
        guild,
        at,
        person,
        act.word(),
        game.map(|game| game.0),
        target,
        detail
    ])?;
    Ok(())
}

/// Returns a server's audit log, the latest entry first.
pub fn audit(db: &Db, guild: u64, skip: u32, most: u32) -> Result<Vec<AuditEntry>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT at, person, deed, game, target, detail FROM audit WHERE guild = ?1 ORDER BY id DESC LIMIT ?3 OFFSET ?2",
    )?;
    let rows =
        query.query_map(params![guild.cast_signed(), skip, most], |row| audit_entry(row, guild))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Servers with something kept about them, and since when the bot is no longer there.
pub fn guilds(db: &Db) -> Result<Vec<(u64, Option<Millis>)>, StoreError> {
    let mut query = db.prepare_cached("SELECT id, left_at FROM guilds ORDER BY id")?;
    let rows =
        query.query_map([], |row| Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// True if someone has made a decision in a game of a server since a time, or has tried a puzzle there on its day or later.
pub fn played_in_since(db: &Db, guild: u64, since: Millis) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM puzzle_attempts WHERE guild = ?1 AND day >= ?3)
             OR EXISTS (SELECT 1 FROM games JOIN moves ON moves.game = games.id
                 WHERE games.guild = ?1 AND games.updated_at >= ?2 AND moves.at >= ?2 AND text NOT LIKE 'timeout %')",
    )?;
    let key = params![guild.cast_signed(), since, puzzle::day_of(since)];
    Ok(query.query_one(key, |row| row.get(0))?)
}

/// Notes that the bot is in a server, or since when it is not.
pub fn absent(db: &Db, guild: u64, at: Option<Millis>) -> Result<(), StoreError> {
    // The first time counts: looking again later does not begin the wait anew.
    let sql = "UPDATE guilds SET left_at = CASE WHEN CAST(?2 AS BIGINT) IS NULL THEN NULL ELSE COALESCE(left_at, ?2) END WHERE id = ?1";
    db.prepare_cached(sql)?.execute(params![guild.cast_signed(), at])?;
    Ok(())
}

/// Returns the time at which a server was shown the set-up panel; none where it was not.
pub fn introduced_at(db: &Db, guild: u64) -> Result<Option<Millis>, StoreError> {
    let mut query = db.prepare_cached("SELECT introduced_at FROM guilds WHERE id = ?1")?;
    let found = query.query_one([guild.cast_signed()], |row| row.get::<_, Option<Millis>>(0));
    Ok(found.optional()?.flatten())
}

/// Notes that someone who manages a server is shown the set-up panel. True if no one was before.
pub fn introduce(db: &Db, guild: u64, at: Millis) -> Result<bool, StoreError> {
    remember_guild(db, Some(guild), at)?;
    let sql = "UPDATE guilds SET introduced_at = ?2 WHERE id = ?1 AND introduced_at IS NULL";
    Ok(db.prepare_cached(sql)?.execute([guild.cast_signed(), at])? > 0)
}

/// Takes back that a server was shown the set-up panel, since it could not be.
pub fn forget_introduction(db: &Db, guild: u64) -> Result<(), StoreError> {
    let sql = "UPDATE guilds SET introduced_at = NULL WHERE id = ?1";
    db.prepare_cached(sql)?.execute([guild.cast_signed()])?;
    Ok(())
}

/// The bot was in this server at this time.
pub(super) fn remember_guild(db: &Db, guild: Option<u64>, at: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO guilds (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET left_at = NULL";
    if let Some(guild) = guild {
        db.prepare_cached(sql)?.execute([guild.cast_signed(), at])?;
    }
    Ok(())
}

/// Has a server looked at once a day, since something is kept about it. That says nothing of where the bot is: people who
/// have installed it for themselves use it in servers that it is not in. The number 0 stands for direct messages.
pub(super) fn know(db: &Db, guild: u64, at: Millis) -> Result<(), StoreError> {
    if guild != 0 {
        let sql = "INSERT INTO guilds (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        db.prepare_cached(sql)?.execute([guild.cast_signed(), at])?;
    }
    Ok(())
}

/// Entries of all servers' audit logs that name a person, the first one first.
pub fn audit_of(db: &Db, person: u64) -> Result<Vec<AuditEntry>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT at, person, deed, game, target, detail, guild FROM audit WHERE person = ?1 OR target = ?1 ORDER BY id",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        audit_entry(row, row.get::<_, i64>(6)?.cast_unsigned())
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn audit_entry(row: &Row, guild: u64) -> db::Result<AuditEntry> {
    Ok(AuditEntry {
        guild,
        at: row.get(0)?,
        person: row.get::<_, i64>(1)?.cast_unsigned(),
        act: read_word(row, 2, AuditAct::from_word)?,
        game: row.get::<_, Option<i64>>(3)?.map(GameId),
        target: row.get::<_, Option<i64>>(4)?.map(i64::cast_unsigned),
        detail: row.get(5)?,
    })
}

/// Servers in which a person is banned by id. Settings without these digits are not taken apart, which takes far longer than
/// looking for them.
pub fn bans_of(db: &Db, person: u64) -> Result<Vec<u64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild FROM settings
         WHERE settings LIKE '%' || CAST(CAST(?1 AS BIGINT) AS TEXT) || '%'
             AND EXISTS (SELECT 1 FROM json_each(settings, '$.barred') AS barred WHERE CAST(barred.value AS BIGINT) = ?1)
         ORDER BY guild",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| row.get(0).map(i64::cast_unsigned))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// True if a server has banned one of these people.
pub(super) fn has_banned(db: &Db, guild: u64, people: &[u64]) -> Result<bool, StoreError> {
    if people.is_empty() {
        return Ok(false);
    }
    let settings = settings(db, guild)?;
    Ok(people.iter().any(|person| bans::is_banned(&settings, *person)))
}

/// Puts a salted hash in the place of a banned person's id in these servers.
pub fn erase_bans(db: &Db, person: u64, salt: u64, servers: &[u64]) -> Result<(), StoreError> {
    for guild in servers {
        let before = settings(db, *guild)?;
        let mut settings = before.clone();
        // Another salt in each server: two hashes do not say that they are of one person.
        bans::erase(&mut settings, person, salt ^ guild.rotate_left(32));
        let text = to_be_written(db, *guild, &before, settings)?;
        db.prepare_cached("UPDATE settings SET settings = ?2 WHERE guild = ?1")?
            .execute(params![guild.cast_signed(), text])?;
    }
    Ok(())
}
