//! All that is kept of one person's memberships and ratings, for the person.

use super::{ledger, standings, starts};
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::{Membership, Own, Posting};
use crate::rating::Standing;
use crate::store::StoreError;
use crate::store::db::{self, Db, Row};

/// All of it.
pub fn ratings_of(db: &Db, person: u64) -> Result<Own, StoreError> {
    Ok(Own {
        memberships: memberships(db, person)?,
        ratings: standings_of(db, person)?,
        starts: starts::of_person(db, person)?,
        ledger: ledger_of(db, person)?,
    })
}

fn memberships(db: &Db, person: u64) -> Result<Vec<(u64, Membership, Millis)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, joined_at, name, gone, seen_at FROM memberships WHERE person = ?1 ORDER BY guild",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        let member =
            Membership { person, joined_at: row.get(1)?, name: row.get(2)?, gone: row.get(3)? };
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), member, row.get(4)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn standings_of(db: &Db, person: u64) -> Result<Vec<(u64, String, u32, Standing)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, guild, pool, season
         FROM ratings WHERE person = ?1 ORDER BY guild, pool, season",
    )?;
    let rows = query.query_map([person.cast_signed()], |row| {
        Ok((
            row.get::<_, i64>(9)?.cast_unsigned(),
            row.get(10)?,
            row.get(11)?,
            standings::standing(row)?,
        ))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn ledger_of(db: &Db, person: u64) -> Result<Vec<Posting>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, side, place, late, counts, weight, note, rating_before, deviation_before, volatility_before,
                rating, deviation, volatility, edge, game, guild, pool, season, at
         FROM scores WHERE person = ?1 ORDER BY seq",
    )?;
    Ok(query.query_map([person.cast_signed()], posting)?.collect::<Result<_, _>>()?)
}

fn posting(row: &Row) -> db::Result<Posting> {
    Ok(Posting {
        player: ledger::player(row, 0)?,
        line: ledger::line(row, 0)?,
        game: GameId(row.get(14)?),
        guild: row.get::<_, Option<i64>>(15)?.map(i64::cast_unsigned),
        pool: row.get(16)?,
        season: row.get(17)?,
        at: row.get(18)?,
    })
}
