//! The SQL of Discord's roles: which member has which one by the bot, and when a server is checked next.

use crate::store::db::{Db, OptionalExtension, params};

use super::ratings::{look, seasons};
use crate::play::event::EventId;
use crate::play::ids::Millis;
use crate::play::ratings::{MOST_EQUAL, Which};
use crate::play::roles::GivenRole;
use crate::store::StoreError;

/// Has a server's roles checked from a time on, after it has changed them.
pub(super) fn check_from(db: &Db, guild: i64, at: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO role_checks (guild, due_at, refused) VALUES (?1, ?2, NULL)
         ON CONFLICT (guild) DO UPDATE SET due_at = excluded.due_at, refused = NULL";
    db.prepare_cached(sql)?.execute(params![guild, at])?;
    Ok(())
}

/// Returns the servers whose roles are to be checked now, each with the time from which it was due, the longest overdue first.
pub fn due(db: &Db, now: Millis, most: u32) -> Result<Vec<(u64, Millis)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, due_at FROM role_checks WHERE due_at <= ?1 ORDER BY due_at, guild LIMIT ?2",
    )?;
    let rows = query.query_map(params![now, most], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Sets a server's next check after the one that was due at a time, with Discord's code for the last refusal. Without a time
/// there is none. Where the server has changed its roles meanwhile, it is due by that, and nothing is done.
pub fn checked(
    db: &Db,
    (guild, due_at): (u64, Millis),
    next: Option<Millis>,
    refused: Option<u64>,
) -> Result<(), StoreError> {
    let id = guild.cast_signed();
    match next {
        Some(at) => db
            .prepare_cached(
                "UPDATE role_checks SET due_at = ?3, refused = ?4 WHERE guild = ?1 AND due_at = ?2",
            )?
            .execute(params![id, due_at, at, refused.map(u64::cast_signed)])?,
        None => db
            .prepare_cached("DELETE FROM role_checks WHERE guild = ?1 AND due_at = ?2")?
            .execute([id, due_at])?,
    };
    Ok(())
}

/// Has servers checked by a clock that has been set back, from one time to another: else the checks would wait until it is
/// that time again.
pub(super) fn set_back(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE role_checks
         SET due_at = MAX(due_at - CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT), CAST(?2 AS BIGINT))
         WHERE due_at > CAST(?2 AS BIGINT)",
    )?
    .execute([from, until])?;
    Ok(())
}

/// Returns Discord's code for the last refusal of a role in a server; none if all was well.
pub fn refusal(db: &Db, guild: u64) -> Result<Option<u64>, StoreError> {
    let mut query = db.prepare_cached("SELECT refused FROM role_checks WHERE guild = ?1")?;
    let found = query.query_one([guild.cast_signed()], |row| row.get::<_, Option<i64>>(0));
    Ok(found.optional()?.flatten().map(i64::cast_unsigned))
}

/// Returns the roles that the bot has given in a server.
pub fn given(db: &Db, guild: u64) -> Result<Vec<GivenRole>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT role, person, given_at FROM given_roles WHERE guild = ?1 ORDER BY role, person",
    )?;
    let rows = query.query_map([guild.cast_signed()], |row| {
        Ok(GivenRole {
            role: row.get::<_, i64>(0)?.cast_unsigned(),
            person: row.get::<_, i64>(1)?.cast_unsigned(),
            given_at: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the roles that a person has by the bot, each with its server.
pub fn given_to(db: &Db, person: u64) -> Result<Vec<(u64, GivenRole)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, role, given_at FROM given_roles WHERE person = ?1 ORDER BY guild, role",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        let role = row.get::<_, i64>(1)?.cast_unsigned();
        let given = GivenRole { role, person, given_at: row.get(2)? };
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), given))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Remembers that a member has a role. Nothing is kept of someone whose data was deleted meanwhile.
pub fn give(db: &Db, guild: u64, given: GivenRole) -> Result<(), StoreError> {
    let GivenRole { role, person, given_at } = given;
    let ids = [guild, role, person].map(u64::cast_signed);
    db.prepare_cached(
        "INSERT INTO given_roles (guild, role, person, given_at)
         SELECT ?1, ?2, id, ?4 FROM people WHERE id = ?3
         ON CONFLICT (guild, role, person) DO UPDATE SET given_at = excluded.given_at",
    )?
    .execute(params![ids[0], ids[1], ids[2], given_at])?;
    Ok(())
}

/// Forgets that a member has a role.
pub fn take(db: &Db, guild: u64, role: u64, person: u64) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM given_roles WHERE guild = ?1 AND role = ?2 AND person = ?3")?
        .execute([guild, role, person].map(u64::cast_signed))?;
    Ok(())
}

/// Returns the pairs of a server of whom the first has beaten the second so often in games of a kind between two, those met
/// last first.
pub fn beaten(
    db: &Db,
    guild: u64,
    game: &str,
    least: usize,
    most: u32,
) -> Result<Vec<(u64, u64)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT own.person, rival.person FROM results
         JOIN games ON games.id = results.game
         JOIN scores AS own ON own.game = results.game
         JOIN scores AS rival ON rival.game = results.game AND rival.side <> own.side
         WHERE results.guild = ?1 AND games.game = ?2 AND games.seats = 2 AND own.points = 2
         GROUP BY own.person, rival.person HAVING COUNT(*) >= ?3
         ORDER BY MAX(results.seq) DESC, own.person LIMIT ?4",
    )?;
    let pair = |one: i64, other: i64| (one.cast_unsigned(), other.cast_unsigned());
    let rows = query.query_map(params![guild.cast_signed(), game, least as i64, most], |row| {
        Ok(pair(row.get(0)?, row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns who was first on each leaderboard of the last season that a server has closed.
pub fn season_winners(db: &Db, guild: u64) -> Result<Vec<u64>, StoreError> {
    let season = seasons::season(db, guild.cast_signed())? - 1;
    let mut query = db.prepare_cached(
        "SELECT pool FROM rungs WHERE guild = ?1 AND season = ?2 AND tier = 3
         GROUP BY pool HAVING SUM(people) > 0 ORDER BY pool",
    )?;
    let pools = query.query_map(params![guild.cast_signed(), season], |row| row.get(0))?;
    let mut winners = Vec::new();
    for pool in pools.collect::<Result<Vec<String>, _>>()? {
        let top = look::ladder(db, &Which { guild, pool, season: Some(season) }, 0, MOST_EQUAL)?;
        let first = top.rows.iter().filter(|row| row.place == Some(1));
        winners.extend(first.map(|row| row.person));
    }
    Ok(winners)
}

/// Returns the one of a server's official leagues and tournaments that has ended last.
pub fn last_event(db: &Db, guild: u64) -> Result<Option<EventId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM events WHERE guild = ?1 AND status = 2 AND official = 1
         ORDER BY updated_at DESC, id DESC LIMIT 1",
    )?;
    Ok(query.query_one([guild.cast_signed()], |row| row.get(0).map(EventId)).optional()?)
}
