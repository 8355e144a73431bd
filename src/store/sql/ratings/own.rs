//! All that is kept of one person's memberships and ratings, for the person.

use super::{ledger, standings};
use crate::play::ids::GameId;
use crate::play::ratings::{Membership, Own, Posting};
use crate::store::StoreError;
use crate::store::db::{self, Db, Row};

/// All of it.
pub fn ratings_of(db: &Db, person: u64) -> Result<Own, StoreError> {
    let id = [person.cast_signed()];
    let mut query = db.prepare_cached(
        "SELECT guild, joined_at, name, gone FROM memberships WHERE person = ?1 ORDER BY guild",
    )?;
    let memberships = query.query_map(id, |row| {
        let member =
            Membership { person, joined_at: row.get(1)?, name: row.get(2)?, gone: row.get(3)? };
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), member))
    })?;
    let memberships = memberships.collect::<Result<_, _>>()?;
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, guild, pool, season
         FROM ratings WHERE person = ?1 ORDER BY guild, pool, season",
    )?;
    let ratings = query.query_map(id, |row| {
        Ok((
            row.get::<_, i64>(9)?.cast_unsigned(),
            row.get(10)?,
            row.get(11)?,
            standings::standing(row)?,
        ))
    })?;
    let ratings = ratings.collect::<Result<_, _>>()?;
    let mut query = db.prepare_cached(
        "SELECT person, side, place, late, counts, weight, note, rating_before, deviation_before, volatility_before,
                rating, deviation, volatility, edge, game, guild, pool, season, at
         FROM scores WHERE person = ?1 ORDER BY seq",
    )?;
    let ledger = query.query_map(id, posting)?.collect::<Result<_, _>>()?;
    Ok(Own { memberships, ratings, ledger })
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
