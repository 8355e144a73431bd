//! The SQL of machines that hold seats, and of what people have won against them.

use crate::play::change::Change;
use crate::play::ids::GameId;
use crate::play::machine::{Bout, Machine};
use crate::play::ratings::Tally;
use crate::store::StoreError;
use crate::store::db::{Db, params};

/// Writes the machines of a game that has none yet.
pub fn insert(db: &Db, game: GameId, machines: &[Machine]) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO machines (game, seat, level, version, engine, replaced) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for Machine { seat, level, version, engine, replaced } in machines {
        insert.execute(params![game.0, seat, level, version, engine, replaced])?;
    }
    Ok(())
}

/// Puts other machines in the place of those before, where the change has some.
pub fn update(db: &Db, change: &Change) -> Result<(), StoreError> {
    let Some(machines) = &change.machines else { return Ok(()) };
    db.prepare_cached("DELETE FROM machines WHERE game = ?1")?.execute([change.game.0])?;
    insert(db, change.game, machines)
}

/// Returns the machines of a game, by seat.
pub fn of(db: &Db, game: GameId) -> Result<Vec<Machine>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT seat, level, version, engine, replaced FROM machines WHERE game = ?1 ORDER BY seat",
    )?;
    let machines = query.query_map([game.0], |row| {
        Ok(Machine {
            seat: row.get(0)?,
            level: row.get(1)?,
            version: row.get(2)?,
            engine: row.get(3)?,
            replaced: row.get(4)?,
        })
    })?;
    Ok(machines.collect::<Result<_, _>>()?)
}

/// A query for finished games of one person against one machine. A macro and not a constant, so that every query is one
/// literal that nothing can be formatted into.
macro_rules! bouts {
    ($what:literal, $rest:literal) => {
        concat!(
            "SELECT ",
            $what,
            " FROM scores JOIN results ON results.game = scores.game JOIN games ON games.id = scores.game ",
            "JOIN machines ON machines.game = scores.game ",
            "WHERE scores.person = ?1 AND bar = 'machine' AND games.seats = 2 AND ",
            $rest
        )
    };
}

/// Returns a person's last games of a kind against the built-in engine, the latest first.
pub fn bouts(db: &Db, person: u64, game: &str, most: u32) -> Result<Vec<Bout>, StoreError> {
    let mut query = db.prepare_cached(bouts!(
        "level, points",
        "games.game = ?2 AND engine IS NULL ORDER BY scores.seq DESC LIMIT ?3"
    ))?;
    let rows = query.query_map(params![person.cast_signed(), game, most], |row| {
        Ok(Bout { level: row.get(0)?, points: row.get(1)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns what a person has won, drawn and lost against each machine, those met last first: the game's id, the pool of
/// its rule set, the machine without a seat of its own, and the tally; in one server, or everywhere. Games in which the
/// operator's engine was replaced do not count.
pub fn tallies(
    db: &Db,
    person: u64,
    guild: Option<u64>,
    most: u32,
) -> Result<Vec<(String, String, Machine, Tally)>, StoreError> {
    let mut query = db.prepare_cached(bouts!(
        "games.game, results.pool, level, engine, count(*) FILTER (WHERE points = 2), count(*) FILTER (WHERE points = 1), count(*) FILTER (WHERE points = 0), MAX(machines.version)",
        "replaced = 0 AND (CAST(?3 AS BIGINT) IS NULL OR scores.guild = ?3) GROUP BY games.game, results.pool, level, engine ORDER BY MAX(scores.seq) DESC LIMIT ?2"
    ))?;
    let key = params![person.cast_signed(), most, guild.map(u64::cast_signed)];
    let rows = query.query_map(key, |row| {
        let machine = Machine {
            seat: 0,
            level: row.get(2)?,
            version: row.get(7)?,
            engine: row.get(3)?,
            replaced: false,
        };
        let tally = Tally { wins: row.get(4)?, draws: row.get(5)?, losses: row.get(6)? };
        Ok((row.get(0)?, row.get(1)?, machine, tally))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
