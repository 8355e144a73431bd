//! The SQL of puzzles out of a server's own games: the games in which none was looked for yet, and the puzzles found.

use crate::play::ids::{GameId, Millis};
use crate::play::puzzle::{NewPuzzle, OwnPuzzle, Source};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};

/// Puzzles of a server that wait to be posted; no more are looked for before one was.
const MOST_UNUSED: u32 = 30;

/// Number of a server's latest results that say what is played there.
const LATELY: u32 = 1000;

/// Has puzzles looked for in a server's games, or no longer.
pub(super) fn want(db: &Db, guild: i64, wanted: bool) -> Result<(), StoreError> {
    let sql = if wanted {
        "INSERT INTO puzzle_sources (guild, seq, looked_at) VALUES (?1, 0, 0) ON CONFLICT DO NOTHING"
    } else {
        "DELETE FROM puzzle_sources WHERE guild = ?1"
    };
    db.prepare_cached(sql)?.execute([guild])?;
    Ok(())
}

/// Returns games in which puzzles are to be looked for: some of each of the servers that were looked at longest ago.
pub fn sources(db: &Db, now: Millis, servers: u32, games: u32) -> Result<Vec<Source>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, seq FROM puzzle_sources ORDER BY looked_at, guild LIMIT ?1",
    )?;
    let rows = query.query_map([servers], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)))?;
    let rows: Vec<(i64, i64)> = rows.collect::<Result<_, _>>()?;
    let mut all = Vec::new();
    for (guild, seq) in rows {
        db.prepare_cached("UPDATE puzzle_sources SET looked_at = ?2 WHERE guild = ?1")?
            .execute([guild, now])?;
        if unused_count(db, guild)? < MOST_UNUSED {
            all.extend(next_games(db, guild, seq, games)?);
        }
    }
    Ok(all)
}

fn unused_count(db: &Db, guild: i64) -> Result<u32, StoreError> {
    let mut query =
        db.prepare_cached("SELECT COUNT(*) FROM own_puzzles WHERE guild = ?1 AND day IS NULL")?;
    Ok(query.query_one([guild], |row| row.get(0))?)
}

/// Returns the next games of a server; none that was voided or played against a machine.
fn next_games(db: &Db, guild: i64, seq: i64, most: u32) -> Result<Vec<Source>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seq, game FROM results
         WHERE guild = ?1 AND seq > ?2 AND COALESCE(bar, '') NOT IN ('void', 'machine')
         ORDER BY seq LIMIT ?3",
    )?;
    let rows = query.query_map(params![guild, seq, most], |row| {
        Ok(Source { guild: guild.cast_unsigned(), seq: row.get(0)?, game: row.get(1).map(GameId)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Notes that a game was looked at, and the puzzle found, unless the server has one that is alike or wants none any more.
pub fn note(
    db: &Db,
    source: &Source,
    found: Option<&NewPuzzle>,
    at: Millis,
) -> Result<(), StoreError> {
    let guild = source.guild.cast_signed();
    let sql = "UPDATE puzzle_sources SET seq = ?2 WHERE guild = ?1 AND seq < ?2";
    let changed = db.prepare_cached(sql)?.execute([guild, source.seq])?;
    let (1, Some(found)) = (changed, found) else { return Ok(()) };
    let start = serde_json::to_string(&found.start)
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    let NewPuzzle { key, set, win, theme, .. } = found;
    db.prepare_cached(
        "INSERT INTO own_puzzles (guild, key, game, rules, start, win, theme, found_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
    )?
    .execute(params![guild, key, source.game.0, set, start, win, theme, at])?;
    Ok(())
}

/// Returns the puzzles of a server that were not posted, with their games, the oldest first.
pub fn unused(db: &Db, guild: u64) -> Result<Vec<(i64, Option<GameId>)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id, game FROM own_puzzles WHERE guild = ?1 AND day IS NULL ORDER BY id LIMIT ?2",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), MOST_UNUSED], |row| {
        Ok((row.get(0)?, row.get::<_, Option<i64>>(1)?.map(GameId)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Deletes a puzzle that was not posted.
pub fn drop(db: &Db, guild: u64, number: i64) -> Result<(), StoreError> {
    let sql = "DELETE FROM own_puzzles WHERE guild = ?1 AND id = ?2 AND day IS NULL";
    db.prepare_cached(sql)?.execute([guild.cast_signed(), number])?;
    Ok(())
}

/// Notes the day on which a puzzle is posted, and forgets its game.
pub(super) fn spend(db: &Db, guild: i64, number: i64, day: i64) -> Result<(), StoreError> {
    let sql = "UPDATE own_puzzles SET day = ?3, game = NULL WHERE guild = ?1 AND id = ?2";
    db.prepare_cached(sql)?.execute([guild, number, day])?;
    Ok(())
}

/// Returns a puzzle of a server by its number.
pub fn find(db: &Db, guild: u64, number: i64) -> Result<Option<OwnPuzzle>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rules, start, win, theme FROM own_puzzles WHERE guild = ?1 AND id = ?2",
    )?;
    let found = query.query_one([guild.cast_signed(), number], |row| {
        let (set, start) = (row.get(0)?, row.get(1)?);
        Ok(OwnPuzzle { number, set, start, win: row.get(2)?, theme: row.get(3)? })
    });
    Ok(found.optional()?)
}

/// Returns the rule sets of a server's latest games, `(game, rules)`, with the number of games of each.
pub fn played_rules(db: &Db, guild: u64) -> Result<Vec<(String, String, u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT games.game, games.rules, COUNT(*)
         FROM (SELECT game FROM results
               WHERE guild = ?1 AND COALESCE(bar, '') NOT IN ('void', 'machine') ORDER BY seq DESC LIMIT ?2) AS lately
         JOIN games ON games.id = lately.game GROUP BY games.game, games.rules ORDER BY games.game, games.rules",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), LATELY], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
