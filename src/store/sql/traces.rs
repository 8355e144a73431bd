//! The SQL of what holds of people for a time though their data was deleted: hashes of their ids, each with a random number
//! (a salt), as in servers' bans. They know someone who comes back, and tell no one who it was.

use crate::play::event::EventId;
use crate::play::hill::HillId;
use crate::play::ids::Millis;
use crate::store::StoreError;
use crate::store::bans::hash;
use crate::store::db::{Db, Params, params};

/// Kinds of what is kept of a person (`?1`), each with the query that finds its places: of an event that has begun until it
/// is over, that they were in it; of one that is open or runs, that they made it; of a hill, that they founded it.
const KEPT: [(&str, &str); 3] = [
    (
        "entrant",
        "SELECT event FROM entrants JOIN events ON events.id = entrants.event
         WHERE person = ?1 AND status = 1",
    ),
    ("author", "SELECT id FROM events WHERE author = ?1 AND status < 2"),
    (
        "founder",
        "SELECT hill FROM climbers AS own WHERE person = ?1 AND NOT EXISTS
             (SELECT 1 FROM climbers WHERE climbers.hill = own.hill AND climbers.number < own.number)",
    ),
];

/// Keeps what is to hold of a person whose data is deleted from this time on.
pub(super) fn keep(db: &Db, person: u64, salt: u64, at: Millis) -> Result<(), StoreError> {
    for (kind, find) in KEPT {
        let mut query = db.prepare_cached(find)?;
        let rows = query.query_map([person.cast_signed()], |row| row.get::<_, i64>(0))?;
        for place in rows.collect::<Result<Vec<_>, _>>()? {
            put(db, kind, place, person, salt)?;
        }
    }
    put(db, "lately", at, person, salt)
}

/// Adds a hash. Each has another salt: two hashes do not say that they are of one person.
fn put(db: &Db, kind: &str, place: i64, person: u64, salt: u64) -> Result<(), StoreError> {
    let of_kind = kind.bytes().fold(0, |sum: u64, byte| (sum << 5) ^ u64::from(byte));
    let salt = salt ^ place.cast_unsigned().rotate_left(32) ^ of_kind;
    db.prepare_cached(
        "INSERT INTO erased (kind, place, hash, salt) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
    )?
    .execute(params![kind, place, hash(person, salt), salt.cast_signed()])?;
    Ok(())
}

/// Returns the places of the hashes that a query finds, with their salts, that are of a person.
fn places(db: &Db, person: u64, find: &str, values: impl Params) -> Result<Vec<i64>, StoreError> {
    let mut query = db.prepare_cached(find)?;
    let rows = query.query_map(values, |row| {
        let (salt, kept): (i64, String) = (row.get(1)?, row.get(2)?);
        let is_theirs = kept == hash(person, salt.cast_unsigned());
        Ok(is_theirs.then_some(row.get::<_, i64>(0)?))
    })?;
    Ok(rows.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
}

/// Has deletions that were noted by a clock that was ahead be of the present.
pub(super) fn set_back(db: &Db, until: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE erased SET place = ?1 WHERE kind = 'lately' AND place > ?1";
    db.prepare_cached(sql)?.execute([until])?;
    Ok(())
}

/// True if a person was in an event, which goes on, when their data was deleted.
pub fn was_in(db: &Db, event: EventId, person: u64) -> Result<bool, StoreError> {
    let find = "SELECT place, salt, hash FROM erased WHERE kind = 'entrant' AND place = ?1";
    Ok(!places(db, person, find, [event.0])?.is_empty())
}

/// Returns how many of the open and running events of a server a person made before their data was deleted.
pub(super) fn made(db: &Db, guild: i64, person: u64) -> Result<u32, StoreError> {
    let find =
        "SELECT place, salt, hash FROM events JOIN erased ON kind = 'author' AND place = events.id
         WHERE guild = ?1 AND status < 2";
    let made = places(db, person, find, [guild])?;
    Ok(u32::try_from(made.len()).unwrap_or(u32::MAX))
}

/// Returns the hills of a server that a person founded before their data was deleted.
pub fn founded(db: &Db, guild: u64, person: u64) -> Result<Vec<HillId>, StoreError> {
    let find =
        "SELECT place, salt, hash FROM hills JOIN erased ON kind = 'founder' AND place = hills.id
         WHERE guild = ?1";
    Ok(places(db, person, find, [guild.cast_signed()])?.into_iter().map(HillId).collect())
}

/// Returns the time after another one at which a person's data was deleted last. What has begun and is under way is none.
pub fn erased_since(db: &Db, person: u64, since: Millis) -> Result<Option<Millis>, StoreError> {
    let find = "SELECT place, salt, hash FROM erased WHERE kind = 'lately' AND place > ?1
         AND NOT EXISTS (SELECT 1 FROM erasures WHERE person = ?2)";
    let times = places(db, person, find, [since, person.cast_signed()])?;
    Ok(times.into_iter().max())
}

/// Lets the next season of a league have the maker of the one before.
pub(super) fn carry_author(db: &Db, from: EventId, to: EventId) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO erased (kind, place, hash, salt)
         SELECT kind, CAST(?2 AS BIGINT), hash, salt FROM erased WHERE kind = 'author' AND place = ?1",
    )?
    .execute([from.0, to.0])?;
    Ok(())
}

/// Deletes what is kept for an event that is over.
pub(super) fn end_event(db: &Db, event: EventId) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM erased WHERE kind IN ('entrant', 'author') AND place = ?1")?
        .execute([event.0])?;
    Ok(())
}

/// Deletes what is kept for the unfinished events of a server, which are about to be cancelled.
pub(super) fn end_events_in(db: &Db, guild: i64) -> Result<(), StoreError> {
    db.prepare_cached(
        "DELETE FROM erased WHERE kind IN ('entrant', 'author')
             AND place IN (SELECT id FROM events WHERE guild = ?1 AND status < 2)",
    )?
    .execute([guild])?;
    Ok(())
}
