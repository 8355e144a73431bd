//! The SQL of the puzzle of a day: which one it is, and what people have made of it.

use std::ops::Range;

use crate::store::db::{self, Db, OptionalExtension, Row, params};

use super::{acts, erase, guilds, own_puzzles};
use crate::play::ids::Millis;
use crate::play::month::Month;
use crate::play::month_list::{MonthList, firsts};
use crate::play::puzzle::{Attempt, DayResult, MOST_WRONG, Solver, Verdict, day_of};
use crate::rating::DAY_MS;
use crate::store::StoreError;

/// Most days that a streak looks back.
const LOOKED_BACK: i64 = 1_000;

/// Word in the place of a puzzle's, of a day on which there was none to solve as the bot was away.
const AWAY: &str = "away";

/// Most days that are noted after an outage: a longer one ends streaks.
const MOST_AWAY: i64 = 31;

/// Returns the word of a server's puzzle of a day: the one that was chosen first. `own` is the number of one of its own.
pub fn puzzle_of(
    db: &Db,
    guild: u64,
    day: i64,
    puzzle: &str,
    own: Option<i64>,
) -> Result<String, StoreError> {
    guilds::know(db, guild, day * DAY_MS)?;
    let id = guild.cast_signed();
    let is_first = note_day(db, id, day, puzzle)?;
    if let (true, Some(number)) = (is_first, own) {
        own_puzzles::spend(db, id, number, day)?;
    }
    let mut query =
        db.prepare_cached("SELECT puzzle FROM puzzle_days WHERE guild = ?1 AND day = ?2")?;
    Ok(query.query_one([id, day], |row| row.get(0))?)
}

/// Notes the word of a day, unless that has one. True if it was noted.
fn note_day(db: &Db, guild: i64, day: i64, word: &str) -> Result<bool, StoreError> {
    let noted = db
        .prepare_cached(
            "INSERT INTO puzzle_days (guild, day, puzzle) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
        )?
        .execute(params![guild, day, word])?;
    Ok(noted == 1)
}

/// Notes the days on which a server's puzzle was not posted as the bot was away; none whose puzzle someone has asked for.
pub(super) fn leave_out(db: &Db, guild: u64, days: Range<i64>) -> Result<(), StoreError> {
    for day in days.start.max(days.end - MOST_AWAY)..days.end {
        note_day(db, guild.cast_signed(), day, AWAY)?;
    }
    Ok(())
}

/// Returns the latest days on which a server had no puzzle as the bot was away.
pub fn days_away(db: &Db, guild: u64, today: i64) -> Result<Vec<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT day FROM puzzle_days WHERE guild = ?1 AND day > ?2 AND puzzle = ?3",
    )?;
    let key = params![guild.cast_signed(), today - LOOKED_BACK, AWAY];
    let rows = query.query_map(key, |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the word of a server's puzzle of a day, if one was chosen.
pub fn chosen(db: &Db, guild: u64, day: i64) -> Result<Option<String>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT puzzle FROM puzzle_days WHERE guild = ?1 AND day = ?2")?;
    Ok(query.query_one([guild.cast_signed(), day], |row| row.get(0)).optional()?)
}

/// Returns the word of a server's latest puzzle of a set.
pub fn latest(db: &Db, guild: u64, set: &str) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT puzzle FROM puzzle_days WHERE guild = ?1 AND puzzle LIKE ?2 ORDER BY day DESC LIMIT 1",
    )?;
    let words = format!("{set}.%");
    Ok(query.query_one(params![guild.cast_signed(), words], |row| row.get(0)).optional()?)
}

/// Returns what a person has made of a day's puzzle.
pub fn attempt(db: &Db, guild: u64, day: i64, person: u64) -> Result<Attempt, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT wrong, solved_at, gave_up FROM puzzle_attempts WHERE guild = ?1 AND day = ?2 AND person = ?3",
    )?;
    let found = query.query_one([guild.cast_signed(), day, person.cast_signed()], read);
    Ok(found.optional()?.unwrap_or_default())
}

/// Returns all attempts of a person, each with its server and its day, the first one first.
pub(super) fn attempts_of(db: &Db, person: u64) -> Result<Vec<(u64, i64, Attempt)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT wrong, solved_at, gave_up, guild, day FROM puzzle_attempts WHERE person = ?1 ORDER BY guild, day",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        Ok((row.get::<_, i64>(3)?.cast_unsigned(), row.get(4)?, read(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn read(row: &Row) -> db::Result<Attempt> {
    Ok(Attempt { wrong: row.get(0)?, solved_at: row.get(1)?, gave_up: row.get(2)? })
}

/// Notes what has happened to a person's attempt, unless it is over or the interaction was acted upon before. Returns it
/// as it is then.
pub fn judge(
    db: &Db,
    guild: u64,
    day: i64,
    person: u64,
    (verdict, interaction): (Verdict, u64),
    at: Millis,
) -> Result<Attempt, StoreError> {
    let before = attempt(db, guild, day, person)?;
    if before.is_over() || !acts::begin(db, interaction, at)? {
        return Ok(before);
    }
    let after = match verdict {
        Verdict::Wrong => Attempt { wrong: before.wrong + 1, ..before },
        Verdict::Solved => Attempt { solved_at: Some(at), ..before },
        Verdict::GaveUp => Attempt { gave_up: true, ..before },
    };
    erase::check_not_under_way(db, person)?;
    // Known since its puzzle was chosen, unless its data has been deleted between that and this answer.
    guilds::know(db, guild, at)?;
    let ids = [guild.cast_signed(), day, person.cast_signed()];
    db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?
    .execute(params![ids[2], at])?;
    db.prepare_cached(
        "INSERT INTO puzzle_attempts (guild, day, person, wrong, solved_at, gave_up) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
         ON CONFLICT (guild, day, person) DO UPDATE SET
             wrong = excluded.wrong, solved_at = excluded.solved_at, gave_up = excluded.gave_up",
    )?
    .execute(params![ids[0], ids[1], ids[2], after.wrong, after.solved_at, after.gave_up])?;
    Ok(after)
}

/// Returns the latest days whose puzzle a person has solved in a server so that it counts, the newest first.
pub fn solved_days(db: &Db, guild: u64, person: u64) -> Result<Vec<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT day FROM puzzle_attempts
         WHERE person = ?2 AND guild = ?1 AND solved_at IS NOT NULL AND gave_up = 0 AND wrong <= ?3
         ORDER BY day DESC LIMIT ?4",
    )?;
    let key = params![guild.cast_signed(), person.cast_signed(), MOST_WRONG, LOOKED_BACK];
    let rows = query.query_map(key, |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the latest days on which someone in a server has solved the puzzle so that it counts, the newest first.
pub fn days_of_all(db: &Db, guild: u64, today: i64) -> Result<Vec<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT DISTINCT day FROM puzzle_attempts
         WHERE guild = ?1 AND day > ?2 AND solved_at IS NOT NULL AND gave_up = 0 AND wrong <= ?3 ORDER BY day DESC",
    )?;
    let key = params![guild.cast_signed(), today - LOOKED_BACK, MOST_WRONG];
    let rows = query.query_map(key, |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the number of days whose puzzle someone in a server has solved between two times so that it counts, and of the
/// people who did.
pub(super) fn solved_within(
    db: &Db,
    guild: u64,
    from: Millis,
    until: Millis,
) -> Result<(u32, u32), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COUNT(DISTINCT day), COUNT(DISTINCT person) FROM puzzle_attempts
         WHERE guild = ?1 AND day >= ?5 AND solved_at >= ?2 AND solved_at < ?3 AND gave_up = 0 AND wrong <= ?4",
    )?;
    let key = params![guild.cast_signed(), from, until, MOST_WRONG, day_of(from)];
    Ok(query.query_one(key, |row| Ok((row.get(0)?, row.get(1)?)))?)
}

/// Returns the result of a day in a server.
pub fn result(db: &Db, guild: u64, day: i64) -> Result<DayResult, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COUNT(*), count(*) FILTER (WHERE solved_at IS NOT NULL AND gave_up = 0 AND wrong <= ?3),
             (SELECT person FROM puzzle_attempts
              WHERE guild = ?1 AND day = ?2 AND solved_at IS NOT NULL AND gave_up = 0 AND wrong = 0
              ORDER BY solved_at, person LIMIT 1)
         FROM puzzle_attempts WHERE guild = ?1 AND day = ?2",
    )?;
    Ok(query.query_one(params![guild.cast_signed(), day, MOST_WRONG], |row| {
        let first = row.get::<_, Option<i64>>(2)?.map(i64::cast_unsigned);
        Ok(DayResult { tried: row.get(0)?, solved: row.get(1)?, first })
    })?)
}

/// Returns a page of a server's list of those who have solved the puzzles of the month in which the day of a time is.
pub fn list(
    db: &Db,
    guild: u64,
    at: Millis,
    cut: (u32, u32),
    asks: u64,
) -> Result<MonthList<Solver>, StoreError> {
    let month = Month::of(day_of(at) * DAY_MS);
    let before = firsts(ranked(db, guild, month.before(1))?);
    Ok(MonthList::cut(ranked(db, guild, month)?, cut, |solver| solver.person == asks, before))
}

/// Returns everyone on the list of a month, with their places; no one whose data was deleted.
fn ranked(db: &Db, guild: u64, month: Month) -> Result<Vec<(u32, Solver)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, COUNT(*) AS days, rank() OVER (ORDER BY COUNT(*) DESC) AS place FROM puzzle_attempts
         WHERE guild = ?1 AND solved_at IS NOT NULL AND gave_up = 0 AND wrong <= ?4 AND person > ?5
             AND day >= ?2 AND day < ?3
         GROUP BY person ORDER BY days DESC, person",
    )?;
    let [from, until] = [month.first_day(), month.after().first_day()];
    let key = params![guild.cast_signed(), from, until, MOST_WRONG, erase::MOST_NAMELESS];
    let rows = query.query_map(key, |row| {
        let person = row.get::<_, i64>("person")?.cast_unsigned();
        Ok((row.get("place")?, Solver { person, days: row.get("days")? }))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
