//! The SQL of data that is kept for a time only, deleted a bounded number of rows at a time.

use crate::store::db::{Db, OptionalExtension, params, params_from_iter};

use super::pieces::{PIECE, Progress};
use super::{across, acts, ballots, erase, vacations};
use crate::play::ids::Millis;
use crate::store::StoreError;

/// Kind of rows that are kept for a time only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// Interactions that have changed a game.
    Interactions,
    /// Interactions that concern no game.
    Acts,
    /// Tasks that are done and neither were due nor claimed since.
    Tasks,
    /// Ballots that were counted, but votes.
    Ballots,
    /// Votes of games that are over.
    Votes,
    /// Points of past months.
    Points,
    /// Servers from which guests of games came that are over.
    Guests,
    /// Challenges that have ended without a game.
    Challenges,
    /// Vacations that count no longer.
    Vacations,
    /// Times of deletions of people's data.
    Deletions,
}

impl Kept {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Interactions,
        Self::Acts,
        Self::Tasks,
        Self::Ballots,
        Self::Votes,
        Self::Points,
        Self::Guests,
        Self::Challenges,
        Self::Vacations,
        Self::Deletions,
    ];

    /// Deletes a piece of them, of what is from before a time. Returns the number of rows.
    fn forget(self, db: &Db, before: Millis) -> Result<usize, StoreError> {
        match self {
            Self::Interactions => forget_by(db, INTERACTIONS, before),
            Self::Acts => acts::forget(db, before),
            Self::Tasks => forget_by(db, TASKS, before),
            Self::Ballots => ballots::forget(db, before),
            Self::Votes => ballots::forget_votes(db, before),
            Self::Points => ballots::forget_points(db, before),
            Self::Guests => across::forget(db),
            Self::Challenges => forget_challenges(db, before),
            Self::Vacations => vacations::forget(db, before),
            Self::Deletions => forget_by(db, DELETIONS, before),
        }
    }
}

const INTERACTIONS: &str = "DELETE FROM inbox WHERE interaction IN
     (SELECT interaction FROM inbox WHERE at < ?1 ORDER BY at LIMIT ?2)";

const TASKS: &str = "DELETE FROM outbox WHERE id IN
     (SELECT id FROM outbox WHERE done = 1 AND due_at < ?1 AND COALESCE(claimed_until, due_at) < ?1
      ORDER BY due_at LIMIT ?2)";

const DELETIONS: &str = "DELETE FROM erased WHERE kind = 'lately' AND (place, hash) IN
     (SELECT place, hash FROM erased WHERE kind = 'lately' AND place < ?1 ORDER BY place LIMIT ?2)";

fn forget_by(db: &Db, sql: &str, before: Millis) -> Result<usize, StoreError> {
    Ok(db.prepare_cached(sql)?.execute(params![before, PIECE])?)
}

/// Time for which a challenge is kept that has ended without a game (ms): 7 days.
const CHALLENGE_KEPT_MS: Millis = 7 * 24 * 60 * 60 * 1000;

/// Number of challenges that one transaction deletes: for each the database looks through the interactions and tasks of the
/// last hour, which no index finds by their game.
const CHALLENGES: u32 = 10;

/// The query for challenges that have ended without a game, of what is from before a time. What something refers to stays:
/// a declined challenge of a hill counts there. The last game stays as well, so that a copy gives its number to no other.
/// The interactions and tasks are looked through only where there are such challenges.
const ENDED_CHALLENGES: &str = "SELECT id FROM (
         SELECT id, updated_at FROM games INDEXED BY games_unbegun
         WHERE status = 3 AND log = '' AND updated_at < ?1 AND id < (SELECT MAX(id) FROM games)
           AND NOT EXISTS (SELECT 1 FROM members WHERE members.game = games.id AND seat IS NOT NULL)
           AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM results WHERE results.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM event_games WHERE event_games.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM hill_games WHERE hill_games.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM sets WHERE sets.game = games.id AND other IS NOT NULL)
           AND NOT EXISTS (SELECT 1 FROM ballots WHERE ballots.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM plans WHERE plans.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM position_notes WHERE position_notes.game = games.id)
           AND NOT EXISTS (SELECT 1 FROM own_puzzles WHERE own_puzzles.game = games.id)
         ORDER BY updated_at LIMIT ?3) AS ended
     WHERE id NOT IN (SELECT game FROM inbox) AND id NOT IN (SELECT game FROM outbox WHERE game IS NOT NULL)
     ORDER BY updated_at LIMIT ?2";

/// The statements that delete a challenge that has ended without a game.
const FORGET_CHALLENGE: [&str; 5] = [
    "DELETE FROM guests WHERE game = ?1",
    "DELETE FROM machines WHERE game = ?1",
    "DELETE FROM sets WHERE game = ?1",
    "DELETE FROM members WHERE game = ?1",
    "DELETE FROM games WHERE id = ?1",
];

/// Deletes a piece of the challenges that have ended without a game seven days before a time. Returns the number of rows,
/// as of a whole piece where there may be more.
fn forget_challenges(db: &Db, before: Millis) -> Result<usize, StoreError> {
    let mut query = db.prepare_cached(ENDED_CHALLENGES)?;
    let ended_before = before - CHALLENGE_KEPT_MS;
    let values = params![ended_before, CHALLENGES, PIECE];
    let rows = query.query_map(values, |row| row.get::<_, i64>(0))?;
    let games = rows.collect::<Result<Vec<_>, _>>()?;
    let mut of_game = db.prepare_cached("SELECT person FROM members WHERE game = ?1")?;
    let mut people = Vec::new();
    for game in &games {
        let rows = of_game.query_map([*game], |row| row.get::<_, i64>(0))?;
        people.extend(rows.collect::<Result<Vec<_>, _>>()?);
    }
    for sql in FORGET_CHALLENGE {
        let mut delete = db.prepare_cached(sql)?;
        for game in &games {
            delete.execute([*game])?;
        }
    }
    people.into_iter().try_for_each(|person| erase::forget_nameless(db, person))?;
    let is_whole = games.len() == CHALLENGES as usize;
    Ok(if is_whole { PIECE as usize } else { games.len() })
}

/// Deletes a piece of some kinds, of what is from before a time. Returns the kinds of which there may be more, so that the
/// others are not looked for again.
pub fn forget(db: &Db, before: Millis, kinds: &[Kept]) -> Result<Vec<Kept>, StoreError> {
    let mut more = Vec::new();
    for kind in kinds {
        if kind.forget(db, before)? >= PIECE as usize {
            more.push(*kind);
        }
    }
    Ok(more)
}

/// Number of keys whose rows one transaction of a purge changes: a game's rows stand in a dozen indexes.
const PURGED: u32 = 25;

/// The rows of a server that a purge changes, in this order: what is left after any of these steps is consistent. First
/// the query that finds some of them, by at most `?2` keys; then the statements that are run with each key.
const PURGE: [(&str, &[&str]); 27] = [
    (
        // First: no recount writes what this deletes.
        "SELECT guild, pool, season FROM recounts WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM recounts WHERE guild = ?1 AND pool = ?2 AND season = ?3"],
    ),
    (
        // Its games stay with their people.
        "SELECT id FROM events WHERE guild = ?1 LIMIT ?2",
        &[
            "DELETE FROM event_games WHERE event = ?1",
            "DELETE FROM pairings WHERE event = ?1",
            "DELETE FROM entrants WHERE event = ?1",
            "DELETE FROM erased WHERE kind IN ('entrant', 'author') AND place = ?1",
            "DELETE FROM events WHERE id = ?1",
        ],
    ),
    (
        "SELECT id FROM hills WHERE guild = ?1 LIMIT ?2",
        &[
            "DELETE FROM hill_games WHERE hill = ?1",
            "DELETE FROM climbers WHERE hill = ?1",
            "DELETE FROM erased WHERE kind = 'founder' AND place = ?1",
            "DELETE FROM hills WHERE id = ?1",
        ],
    ),
    (
        // `+`: by the index on `guild`.
        "SELECT id FROM games WHERE guild = ?1 AND +status >= 2 LIMIT ?2",
        &["UPDATE games SET guild = NULL, channel = 0, message = NULL, ping = NULL WHERE id = ?1"],
    ),
    (
        "SELECT game FROM results WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM scores WHERE game = ?1", "DELETE FROM results WHERE game = ?1"],
    ),
    (
        "SELECT guild, pool, key, text, rated FROM book WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM book WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND text = ?4 AND rated = ?5"],
    ),
    (
        "SELECT guild, pool, season, one, other, at, game FROM meetings WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM meetings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND one = ?4 AND other = ?5 AND at = ?6
             AND game = ?7"],
    ),
    (
        "SELECT guild, pool, season, person FROM ratings WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4"],
    ),
    (
        "SELECT guild, pool, season, tier, rung FROM rungs WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier = ?4 AND rung = ?5"],
    ),
    (
        "SELECT guild, pool, season, rules FROM edges WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM edges WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND rules = ?4"],
    ),
    (
        "SELECT guild, pool, season, person FROM starts WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM starts WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4"],
    ),
    (
        "SELECT guild, person FROM memberships WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM memberships WHERE guild = ?1 AND person = ?2"],
    ),
    (
        "SELECT guild, number FROM seasons WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM seasons WHERE guild = ?1 AND number = ?2"],
    ),
    ("SELECT id FROM audit WHERE guild = ?1 LIMIT ?2", &["DELETE FROM audit WHERE id = ?1"]),
    (
        "SELECT guild, role, person FROM given_roles WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM given_roles WHERE guild = ?1 AND role = ?2 AND person = ?3"],
    ),
    (
        "SELECT guild FROM role_checks WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM role_checks WHERE guild = ?1"],
    ),
    (
        "SELECT month, guild, person FROM guessers WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM guessers WHERE month = ?1 AND guild = ?2 AND person = ?3"],
    ),
    ("SELECT guild FROM weeks WHERE guild = ?1 LIMIT ?2", &["DELETE FROM weeks WHERE guild = ?1"]),
    (
        "SELECT guild, day, person FROM puzzle_attempts WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM puzzle_attempts WHERE guild = ?1 AND day = ?2 AND person = ?3"],
    ),
    (
        "SELECT guild, day FROM puzzle_days WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM puzzle_days WHERE guild = ?1 AND day = ?2"],
    ),
    (
        "SELECT guild FROM puzzle_posts WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM puzzle_posts WHERE guild = ?1"],
    ),
    (
        "SELECT guild FROM across_servers WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM across_servers WHERE guild = ?1"],
    ),
    (
        // They play on.
        "SELECT game, place FROM guests WHERE guild = ?1 LIMIT ?2",
        &["UPDATE guests SET guild = 0 WHERE game = ?1 AND place = ?2"],
    ),
    (
        "SELECT id FROM own_puzzles WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM own_puzzles WHERE id = ?1"],
    ),
    (
        "SELECT guild FROM puzzle_sources WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM puzzle_sources WHERE guild = ?1"],
    ),
    ("SELECT guild FROM settings WHERE guild = ?1 LIMIT ?2", &["DELETE FROM settings WHERE guild = ?1"]),
    (
        "SELECT guild FROM rerankings WHERE guild = ?1 LIMIT ?2",
        &["DELETE FROM rerankings WHERE guild = ?1"],
    ),
];

/// Deletes a part of what is kept about a server alone. Its games lose their places and stay with their people.
/// Refused where a game there is unfinished before the first part or after the last.
pub fn purge(db: &Db, guild: u64) -> Result<Progress, StoreError> {
    let id = guild.cast_signed();
    if !is_purging(db, id)? {
        if has_unfinished(db, id)? {
            return Ok(Progress::Refused);
        }
        db.prepare_cached("UPDATE guilds SET purging = 1 WHERE id = ?1")?.execute([id])?;
    }
    for (find, acts) in PURGE {
        if each_found(db, id, find, acts)? {
            return Ok(Progress::More);
        }
    }
    if has_unfinished(db, id)? {
        // The bot has come back meanwhile.
        db.prepare_cached("UPDATE guilds SET purging = 0 WHERE id = ?1")?.execute([id])?;
        return Ok(Progress::Refused);
    }
    db.prepare_cached("DELETE FROM guilds WHERE id = ?1")?.execute([id])?;
    Ok(Progress::Done)
}

/// Returns true if a game of a server is unfinished.
fn has_unfinished(db: &Db, guild: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM games INDEXED BY games_unfinished_in_guild WHERE guild = ?1 AND status < 2)",
    )?;
    Ok(query.query_one([guild], |row| row.get(0))?)
}

/// Returns true between a purge's first transaction and its last.
fn is_purging(db: &Db, guild: i64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT purging FROM guilds WHERE id = ?1")?;
    Ok(query.query_one([guild], |row| row.get(0)).optional()?.unwrap_or(false))
}

/// Finds rows of a server by their keys and runs statements with each key. False where there are none.
fn each_found(db: &Db, guild: i64, find: &str, acts: &[&str]) -> Result<bool, StoreError> {
    let mut find = db.prepare_cached(find)?;
    let rows = find.query_map(params![guild, PURGED], |row| row.values())?;
    let keys = rows.collect::<Result<Vec<_>, _>>()?;
    for act in acts {
        let mut act = db.prepare_cached(act)?;
        for key in &keys {
            act.execute(params_from_iter(key))?;
        }
    }
    Ok(!keys.is_empty())
}

/// Returns a server whose purge has begun and was not finished.
pub fn half_purged(db: &Db) -> Result<Option<u64>, StoreError> {
    let mut query = db.prepare_cached("SELECT min(id) FROM guilds WHERE purging = 1")?;
    let guild: Option<i64> = query.query_one([], |row| row.get(0))?;
    Ok(guild.map(i64::cast_unsigned))
}

#[cfg(test)]
mod tests {
    use super::{ENDED_CHALLENGES, Kept, forget};
    use crate::store::sql::explained::{database, plan};

    /// They are looked for each minute, in a database of mostly finished games.
    #[test]
    fn ended_challenges_are_found_without_the_games() {
        let plan = plan(ENDED_CHALLENGES, 3);
        let by_index = |line: &String| line.contains("INDEX games_unbegun (updated_at<?)");
        assert!(plan.iter().any(by_index), "{plan:#?}");
        let scanned =
            |line: &String| line.starts_with("SCAN games") || line.starts_with("SCAN results");
        assert!(!plan.iter().any(scanned), "{plan:#?}");
    }

    #[test]
    fn what_is_all_deleted_is_not_looked_for_again() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        let acts = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 150)
             INSERT INTO acts SELECT i, 5 FROM n";
        db.run(acts).unwrap();
        assert_eq!(forget(&db, 6, &Kept::ALL).unwrap(), [Kept::Acts]);
        assert_eq!(forget(&db, 6, &[Kept::Acts]).unwrap(), []);
    }
}
