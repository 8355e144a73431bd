//! The SQL that changes a clock without a move: reminders and pauses.

use crate::store::db::{Db, params};

use super::{changes, credit, games, outbox, timing, vacations};
use crate::play::change::Changed;
use crate::play::clock::ClockUpdate;
use crate::store::StoreError;

/// Changes a game's clock alone, unless its interaction was acted upon, or the game, its clock or the vacation
/// for which that is to stand still has changed since.
pub fn update_clock(db: &Db, update: &ClockUpdate) -> Result<Changed, StoreError> {
    credit::check_credited(db)?;
    if let Some((interaction, _)) = update.interaction
        && changes::seen(db, interaction)?.is_some()
    {
        return Ok(Changed::Repeat);
    }
    let now = games::game(db, update.game)?;
    let Some(now) = now.filter(|now| now.version == update.expected && now.timing == update.before)
    else {
        return Ok(Changed::Stale);
    };
    if vacations::is_past(db, &update.before, &update.after, update.deadline_at)? {
        return Ok(Changed::Stale);
    }
    timing::update(db, update.game, &update.after)?;
    db.prepare_cached("UPDATE games SET deadline_at = ?2 WHERE id = ?1")?
        .execute(params![update.game.0, update.deadline_at])?;
    if let Some((interaction, at)) = update.interaction {
        changes::remember_interaction(db, interaction, update.game, changes::NO_STEP, at)?;
    }
    let tasks = outbox::insert_tasks(db, Some(update.game), &update.tasks)?;
    Ok(Changed::Done { version: now.version, tasks })
}
