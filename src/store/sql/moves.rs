//! The SQL of the log: moves are only ever appended, each with its link of the hash chain.

use crate::store::db::{Db, OptionalExtension, params};

use super::chain::{Link, Move};
use super::timing::{timing, timing_columns};
use crate::play::change::{Change, LogEntry};
use crate::play::clock::Timing;
use crate::play::ids::{GameId, Millis};
use crate::store::StoreError;

/// State of a game on which a change builds.
pub(super) struct Head {
    /// Version.
    pub version: u32,
    /// Its clock.
    pub clock: Timing,
    /// Last link of the hash chain.
    pub link: Link,
    /// Number of the last entry of the log; 0 if there is none.
    pub last: u32,
    /// True if it is over.
    pub is_over: bool,
    /// True if a ping for the turn is known.
    pub has_ping: bool,
    /// True if ballots may be open.
    pub balloted: bool,
    /// Length of the log for which someone may have a plan.
    pub planned_for: Option<u32>,
    /// True if the interaction that asks for the change was acted upon.
    pub was_seen: bool,
    /// True while no turn may begin; see [`check_turn_may_begin`](super::credit::check_turn_may_begin).
    is_clock_back: bool,
}

impl Head {
    /// Busy while no turn may begin.
    pub fn check_turn_may_begin(&self) -> Result<(), StoreError> {
        if self.is_clock_back { Err(StoreError::Busy) } else { Ok(()) }
    }
}

/// Returns the state of a game on which a change builds, for the interaction that asks for it. By one statement, because a
/// move is made by it.
pub(super) fn head(db: &Db, game: GameId, interaction: Option<u64>) -> Result<Head, StoreError> {
    let mut query = db.prepare_cached(concat!(
        "SELECT version, log_hash, (SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1), status >= 2, ping IS NOT NULL,
                balloted, planned_for, EXISTS (SELECT 1 FROM inbox WHERE interaction = ?2),
                EXISTS (SELECT 1 FROM credits WHERE until_at < from_at), ",
        timing_columns!(),
        " FROM games WHERE id = ?1"
    ))?;
    let found = query.query_one(params![game.0, interaction.map(u64::cast_signed)], |row| {
        Ok(Head {
            version: row.get(0)?,
            link: row.get(1)?,
            last: row.get(2)?,
            is_over: row.get(3)?,
            has_ping: row.get(4)?,
            balloted: row.get(5)?,
            planned_for: row.get(6)?,
            was_seen: row.get(7)?,
            is_clock_back: row.get(8)?,
            clock: timing(row)?,
        })
    });
    found.optional()?.ok_or_else(|| StoreError::no_game(game))
}

/// Returns the times of a person's entries in the logs of their games, game by game in the order of the log.
pub(super) fn decided_by(db: &Db, person: u64) -> Result<Vec<(GameId, Millis)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT moves.game, moves.at FROM members
         JOIN moves ON moves.game = members.game AND moves.seat = members.seat
         WHERE members.person = ?1 ORDER BY moves.game, moves.ply",
    )?;
    let rows =
        query.query_map([person.cast_signed()], |row| Ok((GameId(row.get(0)?), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the number of entries by which a moderator's decision on a game is written down. Players' own events have their
/// seat.
pub(super) fn decided(db: &Db, game: GameId) -> Result<usize, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COUNT(*) FROM moves WHERE game = ?1 AND seat IS NULL AND (text = 'draw' OR text LIKE 'resign %')",
    )?;
    let count: u32 = query.query_one([game.0], |row| row.get(0))?;
    Ok(count as usize)
}

/// Writes a change's entries behind the log and gives the chain's last link.
pub(super) fn append_moves(db: &Db, change: &Change, before: &Head) -> Result<Link, StoreError> {
    let mut link = before.link;
    if change.entries.is_empty() {
        return Ok(link);
    }
    let game = change.game;
    let mut insert = db.prepare_cached(
        "INSERT INTO moves (game, ply, seat, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (ply, LogEntry { seat, text }) in (before.last + 1..).zip(&change.entries) {
        link = Move { game, ply, seat: *seat, text, at: change.at }.link(&link);
        insert.send(params![game.0, ply, seat, text, change.at])?;
    }
    Ok(link)
}
