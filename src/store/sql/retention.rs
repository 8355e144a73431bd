//! The SQL of data that is kept for a time only, deleted a bounded number of rows at a time.

use crate::store::db::{Db, OptionalExtension, params, params_from_iter};

use super::pieces::{PIECE, Progress};
use super::{across, acts, ballots, erase, notes, vacations};
use crate::play::ids::Millis;
use crate::rating::DAY_MS;
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

    /// Returns the most pieces of them that are deleted in one go, which is once a minute. The first go after an upgrade may
    /// find the challenges of years, and deletes them over hours: other jobs of the minute wait for its end.
    pub const fn most_pieces(self) -> u32 {
        if matches!(self, Self::Challenges) { 50 } else { u32::MAX }
    }

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
const CHALLENGE_KEPT_MS: Millis = 7 * DAY_MS;

/// Number of challenges that one transaction deletes: each stands in a dozen indexes.
const CHALLENGES: usize = 10;

/// The note of how far the challenges that have ended were looked through; empty where that begins anew.
const LOOKED_THROUGH: &str = "challenges-looked-through";

/// The query for challenges that have ended without a game before a time, after one of them, in the order of their ends; and
/// if each is to stay. What something refers to stays: a declined challenge of a hill counts there. A game that had begun
/// stays, since it may be decided yet. The last game stays as well, so that a copy gives its number to no other. PostgreSQL
/// looks single rows up by index, where it might read a whole table for `EXISTS`.
const ENDED_CHALLENGES: &str =
    "SELECT id, updated_at, id = (SELECT MAX(id) FROM games) OR COALESCE(
         (SELECT 1 FROM hill_games WHERE hill_games.game = games.id LIMIT 1),
         (SELECT 1 FROM members WHERE members.game = games.id AND seat IS NOT NULL LIMIT 1),
         (SELECT 1 FROM moves WHERE moves.game = games.id LIMIT 1),
         (SELECT 1 FROM results WHERE results.game = games.id LIMIT 1),
         (SELECT 1 FROM event_games WHERE event_games.game = games.id LIMIT 1),
         (SELECT 1 FROM sets WHERE sets.game = games.id AND other IS NOT NULL LIMIT 1),
         (SELECT 1 FROM ballots WHERE ballots.game = games.id LIMIT 1),
         (SELECT 1 FROM plans WHERE plans.game = games.id LIMIT 1),
         (SELECT 1 FROM position_notes WHERE position_notes.game = games.id LIMIT 1),
         (SELECT 1 FROM own_puzzles WHERE own_puzzles.game = games.id LIMIT 1),
         (SELECT 1 FROM inbox WHERE inbox.game = games.id LIMIT 1),
         (SELECT 1 FROM outbox WHERE outbox.game = games.id LIMIT 1)) IS NOT NULL
     FROM games INDEXED BY games_unbegun
     WHERE status = 3 AND log = ''
       AND ending IN ('declined', 'withdrawn', 'left', 'expired', 'ended-by-server', 'server-gone')
       AND updated_at < ?1 AND (updated_at, id) > (?2, ?3)
     ORDER BY updated_at, id LIMIT ?4";

/// The statements that delete a challenge that has ended without a game.
const FORGET_CHALLENGE: [&str; 5] = [
    "DELETE FROM guests WHERE game = ?1",
    "DELETE FROM machines WHERE game = ?1",
    "DELETE FROM sets WHERE game = ?1",
    "DELETE FROM members WHERE game = ?1",
    "DELETE FROM games WHERE id = ?1",
];

/// Challenge that has ended without a game, as far as a deletion needs it.
struct Ended {
    game: i64,
    at: Millis,
    /// True if something refers to it, or it is the last game.
    is_kept: bool,
}

/// Returns a piece of the challenges that have ended without a game before a time, after the end of one of them.
fn ended_challenges(
    db: &Db,
    after: Option<(Millis, i64)>,
    before: Millis,
) -> Result<Vec<Ended>, StoreError> {
    let (at, game) = after.unwrap_or((Millis::MIN, 0));
    let mut query = db.prepare_cached(ENDED_CHALLENGES)?;
    let rows = query.query_map(params![before, at, game, PIECE], |row| {
        Ok(Ended { game: row.get(0)?, at: row.get(1)?, is_kept: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the people of some challenges.
fn people_of(db: &Db, challenges: &[&Ended]) -> Result<Vec<i64>, StoreError> {
    let mut of_game = db.prepare_cached("SELECT person FROM members WHERE game = ?1")?;
    let mut people = Vec::new();
    for one in challenges {
        let rows = of_game.query_map([one.game], |row| row.get::<_, i64>(0))?;
        people.extend(rows.collect::<Result<Vec<_>, _>>()?);
    }
    Ok(people)
}

/// Returns the end and the number of the last challenge that was looked through; none where that begins anew.
fn looked_through(db: &Db) -> Result<Option<(Millis, i64)>, StoreError> {
    let note = notes::note(db, LOOKED_THROUGH)?.unwrap_or_default();
    let read =
        |(at, game): (&str, &str)| Some((at.parse::<Millis>().ok()?, game.parse::<i64>().ok()?));
    Ok(note.split_once(' ').and_then(read))
}

/// Looks through a piece of the challenges that have ended without a game seven days before a time, and deletes some of them.
/// The next piece goes on behind it, so that those which stay are not read by each transaction. Returns the number of rows, as
/// of a whole piece where there may be more.
fn forget_challenges(db: &Db, before: Millis) -> Result<usize, StoreError> {
    let after = looked_through(db)?;
    let read = ended_challenges(db, after, before - CHALLENGE_KEPT_MS)?;
    let free: Vec<&Ended> = read.iter().filter(|one| !one.is_kept).take(CHALLENGES).collect();
    let people = people_of(db, &free)?;
    for sql in FORGET_CHALLENGE {
        let mut delete = db.prepare_cached(sql)?;
        for one in &free {
            delete.execute([one.game])?;
        }
    }
    people.into_iter().try_for_each(|person| erase::forget_nameless(db, person))?;
    let is_whole = free.len() == CHALLENGES;
    let last = if is_whole { free.last().copied() } else { read.last() };
    let next = last.filter(|_| is_whole || read.len() == PIECE as usize);
    let next = next.map(|one| (one.at, one.game));
    if next != after {
        let note = next.map(|(at, game)| format!("{at} {game}"));
        notes::leave_note(db, LOOKED_THROUGH, &note.unwrap_or_default())?;
    }
    Ok(if next.is_some() { PIECE as usize } else { free.len() })
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
    use super::{
        CHALLENGE_KEPT_MS, ENDED_CHALLENGES, FORGET_CHALLENGE, Kept, ended_challenges, forget,
        forget_challenges,
    };
    use crate::store::db::Db;
    use crate::store::sql::explained::{database, plan};

    /// They are looked for each minute, in a database of mostly finished games.
    #[test]
    fn ended_challenges_are_found_without_the_games() {
        let plan = plan(ENDED_CHALLENGES, 4);
        let by_index =
            |line: &String| line.contains("INDEX games_unbegun (") && line.contains("updated_at<?");
        assert!(plan.iter().any(by_index), "{plan:#?}");
        let whole = |line: &&String| line.starts_with("SCAN") || line.contains("TEMP B-TREE");
        assert_eq!(plan.iter().find(whole), None, "{plan:#?}");
    }

    /// A row that is deleted is looked for in each table that refers to it: in those of an hour's moves as well.
    #[test]
    fn a_deleted_challenge_is_found_by_index_wherever_it_is_referred_to() {
        for sql in FORGET_CHALLENGE {
            let plan = plan(sql, 1);
            assert!(plan.iter().all(|line| line.starts_with("SEARCH")), "{sql}: {plan:#?}");
        }
    }

    /// Inserts games without a move that have ended at a time for a reason, with the numbers from one to another.
    fn insert(db: &Db, (from, to): (i64, i64), ending: &str, at: i64) {
        let sql = format!(
            "WITH RECURSIVE n (i) AS (SELECT {from} UNION ALL SELECT i + 1 FROM n WHERE i < {to})
             INSERT INTO games (id, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                                created_at, updated_at, ending, pace, rated)
             SELECT i, 7, 'gomoku', 'freestyle', 1, 2, 'random', 'en-US', 3, 1, '', zeroblob(32), 0, {at}, '{ending}',
                    'standard', 0 FROM n"
        );
        db.run(&sql).unwrap();
    }

    /// Else each minute would read all of them that there ever were, in a transaction for which moves wait.
    #[test]
    fn cancelled_games_are_not_looked_through() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        insert(&db, (1, 50), "no-first-move", 5);
        insert(&db, (51, 90), "aborted", 5);
        insert(&db, (91, 91), "expired", 6);
        let read = ended_challenges(&db, None, 10).unwrap();
        assert_eq!(read.iter().map(|one| one.game).collect::<Vec<_>>(), [91]);
    }

    /// Declined challenges of hills stay, and are older than most of what is to be deleted.
    #[test]
    fn challenges_that_stay_are_passed_over_in_pieces() {
        let folder = tempfile::tempdir().unwrap();
        let db = database(&folder);
        insert(&db, (1, 250), "declined", 5);
        let hill = "INSERT INTO hills (id, guild, game, rules, version, created_at)
                        VALUES (1, 5, 'gomoku', 'freestyle', 0, 0);
                    INSERT INTO hill_games (game, hill) SELECT id, 1 FROM games";
        db.run(hill).unwrap();
        insert(&db, (251, 265), "expired", 6);
        insert(&db, (266, 266), "expired", 50);
        let pieces = [(); 5].map(|()| forget_challenges(&db, CHALLENGE_KEPT_MS + 10).unwrap());
        assert_eq!(pieces, [100, 100, 100, 5, 100], "the last begins anew");
        let left = "SELECT count(*), MAX(id) FROM games WHERE updated_at < 10";
        let mut left = db.prepare_cached(left).unwrap();
        let left = left.query_one([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?)));
        assert_eq!(left.unwrap(), (250, 250));
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
