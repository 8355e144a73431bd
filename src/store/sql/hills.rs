//! The SQL of hills. Each verb is one transaction; an error undoes all of it.

use crate::store::db::{self, Db, OptionalExtension, params};

use super::games::status;
use super::{acts, erase, guilds};
use crate::play::end::EndReason;
use crate::play::event::Leg;
use crate::play::hill::{ForHill, HillGame, HillId, HillMade, Stay, StoredHill};
use crate::play::ids::{GameId, Millis};
use crate::store::StoreError;

/// Returns the hill of a server by these rules; makes it unless the server has too many. Those that no one is on and for
/// which no one has challenged anyone make room; whoever joined one at `idle` or before without a meeting is off it.
pub fn found(
    db: &Db,
    guild: u64,
    (game, rules): (&str, &str),
    (at, idle): (Millis, Millis),
    most: u32,
) -> Result<HillMade, StoreError> {
    let id = guild.cast_signed();
    let mut query =
        db.prepare_cached("SELECT id FROM hills WHERE guild = ?1 AND game = ?2 AND rules = ?3")?;
    let there =
        query.query_one(params![id, game, rules], |row| row.get(0).map(HillId)).optional()?;
    if let Some(there) = there {
        return Ok(HillMade::Made(there));
    }
    if number(db, id)? >= most {
        forget_unused(db, id, (at, idle))?;
        if number(db, id)? >= most {
            return Ok(HillMade::Full);
        }
    }
    guilds::remember_guild(db, Some(guild), at)?;
    let mut insert = db.prepare_cached(
        "INSERT INTO hills (guild, game, rules, version, created_at, official)
         VALUES (?1, ?2, ?3, 0, ?4, 0) RETURNING id",
    )?;
    let made = insert.query_one(params![id, game, rules, at], |row| row.get(0))?;
    Ok(HillMade::Made(HillId(made)))
}

/// Returns the number of hills of a server.
fn number(db: &Db, guild: i64) -> Result<u32, StoreError> {
    let mut count = db.prepare_cached("SELECT count(*) FROM hills WHERE guild = ?1")?;
    Ok(count.query_one([guild], |row| row.get(0))?)
}

/// Time within which whoever founds a hill joins it (ms).
const FOUNDED_LATELY_MS: Millis = 60_000;

/// Deletes the hills of a server that no one is on and for which no one has challenged anyone. One that was founded just now
/// waits for its founder, who joins it by the next transaction. The stay of someone who is idle has no end until they come
/// back.
fn forget_unused(db: &Db, guild: i64, (at, idle): (Millis, Millis)) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM hills WHERE guild = ?1 AND (version > 0 OR created_at < ?2)
             AND NOT EXISTS (SELECT 1 FROM hill_games WHERE hill_games.hill = hills.id)
             AND NOT EXISTS (SELECT 1 FROM climbers
                 WHERE climbers.hill = hills.id AND left_at IS NULL AND joined_at > ?3)",
    )?;
    let unused =
        query.query_map([guild, at - FOUNDED_LATELY_MS, idle], |row| row.get::<_, i64>(0))?;
    for hill in unused.collect::<Result<Vec<_>, _>>()? {
        db.prepare_cached("DELETE FROM climbers WHERE hill = ?1")?.execute([hill])?;
        db.prepare_cached("DELETE FROM erased WHERE kind = 'founder' AND place = ?1")?
            .execute([hill])?;
        db.prepare_cached("DELETE FROM hills WHERE id = ?1")?.execute([hill])?;
    }
    Ok(())
}

/// Raises the version of a hill, if it has the expected one. False where it has another.
pub(super) fn moved(db: &Db, ForHill { hill, expected }: ForHill) -> Result<bool, StoreError> {
    let mut update =
        db.prepare_cached("UPDATE hills SET version = version + 1 WHERE id = ?1 AND version = ?2")?;
    Ok(update.execute(params![hill.0, expected])? > 0)
}

/// Puts a person on a hill; a stay of theirs that the fold has ended is ended before. `manages`: they manage the server, which
/// makes the hill official. The interaction by which they asked is noted. False where the hill has changed, or the server has
/// banned them since they asked.
pub fn join(
    db: &Db,
    on: ForHill,
    (person, manages): (u64, bool),
    interaction: u64,
    at: Millis,
) -> Result<bool, StoreError> {
    let hill = on.hill;
    if is_banned(db, hill, person)? || !moved(db, on)? {
        return Ok(false);
    }
    acts::begin(db, interaction, at)?;
    if manages {
        db.prepare_cached("UPDATE hills SET official = 1 WHERE id = ?1")?.execute([hill.0])?;
    }
    erase::check_not_under_way(db, person)?;
    let id = person.cast_signed();
    db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?
    .execute(params![id, at])?;
    leave_stay(db, hill, person, at)?;
    db.prepare_cached(
        "INSERT INTO climbers (hill, number, person, joined_at)
         VALUES (?1, (SELECT COALESCE(MAX(number), 0) + 1 FROM climbers WHERE hill = ?1), ?2, ?3)",
    )?
    .execute(params![hill.0, id, at])?;
    Ok(true)
}

/// True if the server of a hill has banned a person.
fn is_banned(db: &Db, hill: HillId, person: u64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT guild FROM hills WHERE id = ?1")?;
    let guild = query.query_one([hill.0], |row| row.get::<_, i64>(0)).optional()?;
    guild.map_or(Ok(false), |guild| guilds::has_banned(db, guild.cast_unsigned(), &[person]))
}

/// Takes a person off a hill, and notes the interaction by which they asked for it.
pub fn leave(
    db: &Db,
    hill: HillId,
    person: u64,
    interaction: Option<u64>,
    at: Millis,
) -> Result<(), StoreError> {
    if leave_stay(db, hill, person, at)? {
        if let Some(interaction) = interaction {
            acts::begin(db, interaction, at)?;
        }
        db.prepare_cached("UPDATE hills SET version = version + 1 WHERE id = ?1")?
            .execute([hill.0])?;
    }
    Ok(())
}

/// Ends the stay of a person; false where there is none.
fn leave_stay(db: &Db, hill: HillId, person: u64, at: Millis) -> Result<bool, StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE climbers SET left_at = ?3 WHERE hill = ?1 AND person = ?2 AND left_at IS NULL",
    )?;
    Ok(update.execute(params![hill.0, person.cast_signed(), at])? > 0)
}

/// Has a new game count for a hill.
pub(super) fn count(db: &Db, hill: HillId, game: GameId) -> Result<(), StoreError> {
    db.prepare_cached("INSERT INTO hill_games (game, hill) VALUES (?1, ?2)")?
        .execute([game.0, hill.0])?;
    Ok(())
}

/// Returns a hill.
pub fn hill(db: &Db, id: HillId) -> Result<Option<StoredHill>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT guild, game, rules, version, official FROM hills WHERE id = ?1")?;
    let found = query.query_one([id.0], |row| {
        Ok(StoredHill {
            id,
            guild: row.get::<_, i64>(0)?.cast_unsigned(),
            game: row.get(1)?,
            rules: row.get(2)?,
            version: row.get(3)?,
            official: row.get(4)?,
            stays: Vec::new(),
            games: Vec::new(),
        })
    });
    let Some(mut hill) = found.optional()? else { return Ok(None) };
    (hill.stays, hill.games) = (stays(db, id)?, games(db, id)?);
    Ok(Some(hill))
}

fn stays(db: &Db, id: HillId) -> Result<Vec<Stay>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, joined_at, left_at FROM climbers WHERE hill = ?1 ORDER BY number",
    )?;
    let rows = query.query_map([id.0], |row| {
        let person = row.get::<_, i64>(0)?.cast_unsigned();
        Ok(Stay { person, joined_at: row.get(1)?, left_at: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The challenges for a hill. A game that lapsed without a first move was owed by the seat that never moved.
fn games(db: &Db, id: HillId) -> Result<Vec<HillGame>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT own.id, own.created_at, games.id, games.status, games.ending,
             COALESCE(results.at, games.updated_at), COALESCE(bar, '') = 'void',
             EXISTS (SELECT 1 FROM scores WHERE scores.game = games.id AND points = 1),
             (SELECT MIN(side) FROM scores WHERE scores.game = games.id AND points = 2),
             EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id AND seat = 0),
             one.person, other.person, one.seat, ruling IS NOT NULL, games.updated_at
         FROM hill_games JOIN games AS own ON own.id = hill_games.game
         JOIN members AS one ON one.game = own.id AND one.place = 0
         JOIN members AS other ON other.game = own.id AND other.place = 1
         LEFT JOIN sets ON sets.game = own.id
         JOIN games ON games.id IN (own.id, sets.other)
         LEFT JOIN results ON results.game = games.id
         WHERE hill = ?1 ORDER BY own.id, games.id",
    )?;
    let mut rows = query.query([id.0])?;
    let mut games: Vec<HillGame> = Vec::new();
    while let Some(row) = rows.next()? {
        let game = GameId(row.get(0)?);
        if games.last().is_none_or(|last| last.game != game) {
            let person = |column| Ok::<_, db::Error>(row.get::<_, i64>(column)?.cast_unsigned());
            let people = [person(10)?, person(11)?];
            let (seat, made_at) = (row.get(12)?, row.get(1)?);
            games.push(HillGame { game, people, seat, made_at, legs: Vec::new() });
        }
        if let Some(last) = games.last_mut() {
            last.legs.push(leg(&row)?);
        }
    }
    Ok(games)
}

fn leg(row: &db::Row) -> db::Result<Leg> {
    Ok(Leg {
        game: GameId(row.get(2)?),
        status: status(row.get(3)?),
        end: row.get::<_, Option<String>>(4)?.map(|word| EndReason::read(&word)),
        updated_at: row.get(14)?,
        ended_at: row.get(5)?,
        void: row.get(6)?,
        ruled: row.get(13)?,
        drawn: row.get(7)?,
        winner: row.get(8)?,
        absent: Some(u8::from(row.get::<_, bool>(9)?)),
        moved_at: [None; 2],
    })
}

/// Returns the hills of a server, the oldest first.
pub fn in_guild(db: &Db, guild: u64) -> Result<Vec<StoredHill>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM hills WHERE guild = ?1 ORDER BY id")?;
    let ids = query.query_map([guild.cast_signed()], |row| row.get(0).map(HillId))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    ids.into_iter().filter_map(|id| hill(db, id).transpose()).collect()
}

/// Returns the hill for which a challenge counts, by its game or the first one of its set.
pub fn of_game(db: &Db, game: GameId) -> Result<Option<StoredHill>, StoreError> {
    let mut query = db.prepare_cached("SELECT hill FROM hill_games WHERE game = ?1")?;
    let id = query.query_one([game.0], |row| row.get(0).map(HillId)).optional()?;
    id.map_or(Ok(None), |id| hill(db, id))
}

/// Returns the hills that a person is or was on.
pub fn of_person(db: &Db, person: u64) -> Result<Vec<StoredHill>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT DISTINCT hill FROM climbers WHERE person = ?1 ORDER BY hill")?;
    let ids = query.query_map([person.cast_signed()], |row| row.get(0).map(HillId))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    ids.into_iter().filter_map(|id| hill(db, id).transpose()).collect()
}

/// Returns the numbers of all hills.
pub fn ids(db: &Db) -> Result<Vec<HillId>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM hills ORDER BY id")?;
    let rows = query.query_map([], |row| row.get(0).map(HillId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The query for games that count for a hill and are not by its rules in its server, or not between two people who are or
/// were on it. While someone's data is being deleted, games name them or who takes their place.
pub const STRANGERS: &str =
    "SELECT games.id FROM hill_games JOIN hills ON hills.id = hill JOIN games ON games.id = hill_games.game
     WHERE (games.guild, games.game, games.rules) IS DISTINCT FROM (hills.guild, hills.game, hills.rules)
        OR (NOT EXISTS (SELECT 1 FROM erasures)
            AND (SELECT count(DISTINCT members.person) FROM members JOIN climbers ON climbers.person = members.person
                 WHERE members.game = games.id AND climbers.hill = hills.id) <> 2)";
