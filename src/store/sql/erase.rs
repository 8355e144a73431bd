//! The SQL that takes a person out of the database, a bounded number of rows at a time.

use crate::store::db::{Db, OptionalExtension, params};

use super::outbox::add_task;
use super::pieces::{PIECE, Progress};
use super::ratings::{members, recount};
use super::{games, guilds, traces};
use crate::play::change::Of;
use crate::play::game::StoredGame;
use crate::play::ids::{self, GameId, Millis};
use crate::play::task::NewTask;
use crate::store::StoreError;

/// Tasks that show the boards anew of games that the person has left and others play on.
pub type Shows = Vec<(GameId, NewTask)>;

/// Data that an erasure needs beside the person.
#[derive(Debug, Default)]
pub struct Erasure {
    /// Random number for the hashes that stand in the place of the person in servers' bans, and in what else holds of them.
    pub salt: u64,
    /// Tasks of games that the person has left and others play on: the board anew, and a machine's move.
    pub shows: Shows,
}

/// The highest number of a nameless player, as the database has numbers.
pub(super) const MOST_NAMELESS: i64 = ids::MOST_NAMELESS.cast_signed();

/// The number in place of a nameless player's where nothing names the person: nothing was done.
pub const NONE: u64 = 0;

/// The query that tells whether a row names a person, by indexes alone. Rows of other tables refer to `people`.
const NAMED: &str = "SELECT EXISTS (SELECT 1 FROM people WHERE id = ?1)
     OR EXISTS (SELECT 1 FROM preferences WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM memberships WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM blocks WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM blocks WHERE blocked = ?1)
     OR EXISTS (SELECT 1 FROM audit WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM audit WHERE target = ?1)
     OR EXISTS (SELECT 1 FROM outbox WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM scores WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM ratings WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM starts WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM meetings WHERE other = ?1)
     OR EXISTS (SELECT 1 FROM erasures WHERE person = ?1)";

/// The query that tells whether more than memberships names a nameless player.
const COUNTS: &str = "SELECT EXISTS (SELECT 1 FROM members WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM scores WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM ratings WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM starts WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM meetings WHERE other = ?1)
     OR EXISTS (SELECT 1 FROM vacations WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM audit WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM audit WHERE target = ?1)
     OR EXISTS (SELECT 1 FROM entrants WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM climbers WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM events WHERE author = ?1)
     OR EXISTS (SELECT 1 FROM puzzle_attempts WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM given_roles WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM ballots WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM guessers WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM plans WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM position_notes WHERE person = ?1)
     OR EXISTS (SELECT 1 FROM erasures WHERE nameless = ?1)";

/// Returns true if anything names a person. The settings of all servers are looked through only where no row does.
pub fn is_named(db: &Db, person: u64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(NAMED)?;
    let has_row: bool = query.query_one([person.cast_signed()], |row| row.get(0))?;
    Ok(has_row || !guilds::bans_of(db, person)?.is_empty())
}

/// Deletes a nameless player for whom nothing but memberships stands any more: an account that comes and goes leaves
/// nothing behind. Nothing is done for a number that is none of theirs.
pub(super) fn forget_nameless(db: &Db, nameless: i64) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(COUNTS)?;
    if !(1..=MOST_NAMELESS).contains(&nameless)
        || query.query_one([nameless], |row| row.get::<_, bool>(0))?
    {
        return Ok(());
    }
    for sql in ["DELETE FROM memberships WHERE person = ?1", "DELETE FROM people WHERE id = ?1"] {
        db.prepare_cached(sql)?.execute([nameless])?;
    }
    Ok(())
}

/// Begins the erasure of a person: makes the nameless player that is to replace them, notes down that it is under way,
/// keeps what is to hold if they come back, takes them off the ladders and hills and replaces them in games that others
/// play on and in the tables of ratings. From then on the nameless player counts as the one who played their rated games.
/// Returns the nameless player's number, of the erasure that is under way where there is one; none where the person has
/// unfinished games that they have not left, or that they have left and `shows` has not: their boards would go on to name
/// them. `salt` is a random number for the hashes that stand in the place of the person, in servers' bans and elsewhere.
/// [`NONE`] where nothing names them.
pub fn begin(
    db: &Db,
    person: u64,
    at: Millis,
    salt: u64,
    shows: &Shows,
) -> Result<Option<u64>, StoreError> {
    let is_shown = |id: GameId| shows.iter().any(|(shown, _)| *shown == id);
    let goes_on = |game: &StoredGame| game.has_left(person) && is_shown(game.id);
    if !games::unfinished(db, Of::Person(person))?.iter().all(goes_on) {
        return Ok(None);
    }
    let id = person.cast_signed();
    if let Some(nameless) = nameless_of(db, id)? {
        return Ok(Some(nameless.cast_unsigned()));
    }
    // Their erasure may have ended while this one waited for it.
    if !is_named(db, person)? {
        return Ok(Some(NONE));
    }
    let nameless: i64 = db.query_one(
        "SELECT COALESCE(MAX(id), 0) + 1 FROM people WHERE id BETWEEN 0 AND ?1",
        [MOST_NAMELESS],
        |row| row.get(0),
    )?;
    db.execute("INSERT INTO people (id, first_seen_at) VALUES (?1, ?2)", [nameless, at])?;
    db.prepare_cached("INSERT INTO erasures (person, nameless, salt) VALUES (?1, ?2, ?3)")?
        .execute([id, nameless, salt.cast_signed()])?;
    // A challenge that was decided before and is stored after must not count for them.
    db.prepare_cached(
        "UPDATE hills SET version = version + 1
         WHERE id IN (SELECT hill FROM climbers WHERE person = ?1 AND left_at IS NULL)",
    )?
    .execute([id])?;
    db.prepare_cached("UPDATE climbers SET left_at = ?2 WHERE person = ?1 AND left_at IS NULL")?
        .execute([id, at])?;
    traces::keep(db, person, salt, at)?;
    // With the ratings: a game that ends from now on is rated for the nameless player.
    erase_games_in_play(db, [id, nameless], shows)?;
    recount::restart_of(db, id)?;
    while members::erase_membership(db, id, nameless)? {}
    members::erase_ratings(db, id, nameless)?;
    Ok(Some(nameless.cast_unsigned()))
}

/// Returns the nameless player that takes a person's place in the erasure that is under way.
fn nameless_of(db: &Db, person: i64) -> Result<Option<i64>, StoreError> {
    let mut query = db.prepare_cached("SELECT nameless FROM erasures WHERE person = ?1")?;
    Ok(query.query_one([person], |row| row.get(0)).optional()?)
}

/// Returns the salt of the erasure that is under way.
fn salt_of(db: &Db, person: i64) -> Result<Option<u64>, StoreError> {
    let mut query = db.prepare_cached("SELECT salt FROM erasures WHERE person = ?1")?;
    Ok(query.query_one([person], |row| row.get(0).map(i64::cast_unsigned)).optional()?)
}

/// Busy while a person is being erased: they enter no game until that is done.
pub(super) fn check_not_under_way(db: &Db, person: u64) -> Result<(), StoreError> {
    let found = nameless_of(db, person.cast_signed())?;
    if found.is_some() { Err(StoreError::Busy) } else { Ok(()) }
}

/// Returns a person whose erasure is under way, and the nameless player.
pub fn half_erased(db: &Db) -> Result<Option<(u64, u64)>, StoreError> {
    let mut query = db.prepare_cached("SELECT person, nameless FROM erasures LIMIT 1")?;
    let found = query.query_one([], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get::<_, i64>(1)?.cast_unsigned()))
    });
    Ok(found.optional()?)
}

/// Statements that put the nameless player (`?2`) in the place of the person (`?1`) in at most `?3` rows. Tasks that hold
/// the person's token or name the person are deleted: the game's next step shows what they would have shown.
const REPLACE: [&str; 8] = [
    "UPDATE puzzle_attempts SET person = ?2 WHERE person = ?1 AND (guild, day) IN
         (SELECT guild, day FROM puzzle_attempts WHERE person = ?1 LIMIT ?3)",
    "DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE person = ?1 LIMIT ?3)",
    "UPDATE vacations SET person = ?2 WHERE person = ?1 AND began_at IN
         (SELECT began_at FROM vacations WHERE person = ?1 LIMIT ?3)",
    "UPDATE audit SET person = ?2 WHERE id IN (SELECT id FROM audit WHERE person = ?1 LIMIT ?3)",
    "UPDATE audit SET target = ?2 WHERE id IN (SELECT id FROM audit WHERE target = ?1 LIMIT ?3)",
    // The table of an event that is over stays as it is.
    "UPDATE entrants SET person = ?2,
         left_at = CASE WHEN (SELECT status FROM events WHERE events.id = entrants.event) < 2
             THEN COALESCE(left_at, joined_at) ELSE left_at END
     WHERE person = ?1 AND event IN (SELECT event FROM entrants WHERE person = ?1 LIMIT ?3)",
    "UPDATE climbers SET person = ?2 WHERE person = ?1 AND hill IN
         (SELECT hill FROM climbers WHERE person = ?1 LIMIT ?3)",
    "UPDATE events SET author = ?2 WHERE id IN (SELECT id FROM events WHERE author = ?1 LIMIT ?3)",
];

/// Statements that delete at most `?2` rows that are the person's alone.
const DELETE: [&str; 6] = [
    "DELETE FROM position_notes WHERE person = ?1 AND (game, ply) IN
         (SELECT game, ply FROM position_notes WHERE person = ?1 LIMIT ?2)",
    "DELETE FROM plans WHERE person = ?1 AND game IN
         (SELECT game FROM plans WHERE person = ?1 LIMIT ?2)",
    "DELETE FROM ballots WHERE person = ?1 AND (game, entries, kind) IN
         (SELECT game, entries, kind FROM ballots WHERE person = ?1 LIMIT ?2)",
    "DELETE FROM guessers WHERE person = ?1 AND (month, guild) IN
         (SELECT month, guild FROM guessers WHERE person = ?1 LIMIT ?2)",
    "DELETE FROM blocks WHERE person = ?1 AND blocked IN
         (SELECT blocked FROM blocks WHERE person = ?1 LIMIT ?2)",
    "DELETE FROM blocks WHERE blocked = ?1 AND person IN
         (SELECT person FROM blocks WHERE blocked = ?1 LIMIT ?2)",
];

/// Replaces a person by a nameless player in some of the rows that name them; once there is no such row, deletes what
/// is theirs alone. Nothing is done where that erasure is not under way.
pub fn proceed(db: &Db, person: u64, nameless: u64, shows: &Shows) -> Result<Progress, StoreError> {
    let ids = [person.cast_signed(), nameless.cast_signed()];
    let [id, other] = ids;
    if nameless_of(db, id)? != Some(other) {
        return Ok(Progress::Done);
    }
    if members::erase_scores(db, id, other)?
        || members::erase_meetings(db, id, other)?
        || members::erase_membership(db, id, other)?
        || erase_games(db, ids)?
        // An earlier version began the erasure where there are any.
        || erase_games_in_play(db, ids, shows)?
    {
        return Ok(Progress::More);
    }
    for sql in REPLACE {
        if db.prepare_cached(sql)?.execute(params![id, other, PIECE])? > 0 {
            return Ok(Progress::More);
        }
    }
    for sql in DELETE {
        if db.prepare_cached(sql)?.execute(params![id, PIECE])? > 0 {
            return Ok(Progress::More);
        }
    }
    Ok(Progress::Done)
}

/// Puts hashes in the place of a person in the bans of some servers. False where no erasure of theirs is under way.
pub fn erase_bans(db: &Db, person: u64, servers: &[u64]) -> Result<bool, StoreError> {
    let Some(salt) = salt_of(db, person.cast_signed())? else { return Ok(false) };
    guilds::erase_bans(db, person, salt, servers)?;
    Ok(true)
}

/// Ends an erasure, after the rows of which a person may have many. Nothing is done where it has ended already: the person
/// may have come back since.
pub fn end(db: &Db, person: u64, nameless: u64) -> Result<(), StoreError> {
    let id = [person.cast_signed()];
    if nameless_of(db, id[0])? != Some(nameless.cast_signed()) {
        return Ok(());
    }
    for sql in [
        "DELETE FROM preferences WHERE person = ?1",
        // They are taken away on Discord before, also where the erasure was broken off.
        "DELETE FROM given_roles WHERE person = ?1",
        // Not where they have begun a vacation meanwhile.
        "DELETE FROM people WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM vacations WHERE person = ?1)",
        "DELETE FROM erasures WHERE person = ?1",
    ] {
        db.prepare_cached(sql)?.execute(id)?;
    }
    forget_nameless(db, nameless.cast_signed())
}

/// Replaces the person in some finished games. False where none is left.
fn erase_games(db: &Db, [person, nameless]: [i64; 2]) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game FROM members WHERE person = ?1 AND unfinished = 0 ORDER BY game LIMIT ?2",
    )?;
    let rows = query.query_map(params![person, PIECE], |row| row.get::<_, i64>(0))?;
    let games = rows.collect::<Result<Vec<_>, _>>()?;
    games.iter().try_for_each(|game| replace_in_game(db, GameId(*game), [person, nameless]))?;
    Ok(!games.is_empty())
}

/// Replaces the person in the games that they have left and others play on. A change that was decided on before, with
/// the person in it, finds another version and is decided anew; `shows` give the boards their new buttons. False where
/// there is none.
fn erase_games_in_play(
    db: &Db,
    [person, nameless]: [i64; 2],
    shows: &Shows,
) -> Result<bool, StoreError> {
    let id = person.cast_unsigned();
    let mut games = games::unfinished(db, Of::Person(id))?;
    games.retain(|game| game.has_left(id));
    for game in &games {
        replace_in_game(db, game.id, [person, nameless])?;
        db.prepare_cached("UPDATE games SET version = version + 1 WHERE id = ?1")?
            .execute([game.id.0])?;
        // A task of theirs would stand in the way of the same one without them.
        db.prepare_cached("DELETE FROM outbox WHERE game = ?1 AND person = ?2")?
            .execute([game.id.0, person])?;
        for (_, show) in shows.iter().filter(|(shown, _)| *shown == game.id) {
            add_task(db, Some(game.id), show)?;
        }
    }
    Ok(!games.is_empty())
}

fn replace_in_game(db: &Db, game: GameId, [person, nameless]: [i64; 2]) -> Result<(), StoreError> {
    for sql in [
        "UPDATE members SET person = ?3 WHERE game = ?1 AND person = ?2",
        "UPDATE games SET turn_person = ?3 WHERE id = ?1 AND turn_person = ?2",
        "UPDATE games SET pause_asked = '' WHERE id = ?1 AND pause_asked <> '' AND CAST(?2 AS BIGINT) <> ?3",
    ] {
        db.prepare_cached(sql)?.execute([game.0, person, nameless])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{COUNTS, NAMED};
    use crate::store::sql::explained::{plan, texts};

    /// Columns of all tables that refer to `people`, as the conditions that find a person in them.
    const REFERRING: &str = r#"SELECT tables.name || ' WHERE ' || keys."from" AS condition
        FROM sqlite_master AS tables JOIN pragma_foreign_key_list(tables.name) AS keys
        WHERE tables.type = 'table' AND keys."table" = 'people'"#;
    /// The columns that are called so and do not, but for those that say how far a job has come.
    const NAMING_ALONE: &str = "SELECT tables.name || ' WHERE ' || columns.name AS condition
        FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND columns.name = 'person'
            AND tables.name NOT IN ('credits', 'rerankings')";

    /// Anyone may ask, as often as they like.
    #[test]
    fn rows_of_a_person_are_found_by_indexes() {
        for sql in [NAMED, COUNTS] {
            let plan = plan(sql, 1);
            // Few are under way at once.
            let allowed = ["SCAN CONSTANT ROW", "SCAN erasures"];
            let scans = |line: &&String| {
                line.starts_with("SCAN") && !allowed.iter().any(|of| line.starts_with(of))
            };
            assert_eq!(plan.iter().find(scans), None, "{plan:#?}");
        }
    }

    /// A row that refers to `people` names a person by that, and a nameless player is not deleted while there is one.
    /// Any other table that names people has to be asked.
    #[test]
    fn every_table_that_names_people_is_asked() {
        let asks = |sql: &str, condition: &str| sql.contains(&format!("FROM {condition} = ?1"));
        let referring = texts(REFERRING, "condition", 0);
        let left = |condition: &&String| {
            !condition.starts_with("memberships ") && !asks(COUNTS, condition)
        };
        assert_eq!(referring.iter().find(left), None, "{referring:#?}");
        assert!(referring.len() > 10, "{referring:#?}");
        let naming = texts(NAMING_ALONE, "condition", 0);
        let left = |condition: &&String| !referring.contains(condition) && !asks(NAMED, condition);
        assert_eq!(naming.iter().find(left), None, "{naming:#?}");
    }
}
