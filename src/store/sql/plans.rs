//! The SQL of plans: kept while the log has the length for which they were made, and gone on with by the step that plays them.

use crate::store::db::{self, Db, OptionalExtension, Row, params};

use super::moves::Head;
use super::{acts, erase};
use crate::play::change::Change;
use crate::play::game::Status;
use crate::play::ids::{GameId, Millis};
use crate::play::plan::{Plan, Planned};
use crate::store::StoreError;

/// Keeps a player's plan in the place of an older one, unless the interaction was acted upon before; without lines there is
/// none from now on.
pub fn plan(db: &Db, plan: &Plan, interaction: u64, at: Millis) -> Result<Planned, StoreError> {
    let Plan { game, person, entries, .. } = plan;
    let mut query = db.prepare_cached(
        "SELECT status = 1 AND (SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1) = ?3
                AND EXISTS (SELECT 1 FROM members WHERE game = ?1 AND person = ?2 AND seat IS NOT NULL)
         FROM games WHERE id = ?1",
    )?;
    let key = params![game.0, person.cast_signed(), entries];
    if query.query_one(key, |row| row.get(0)).optional()? != Some(true) {
        return Ok(Planned::Late);
    }
    if !acts::begin(db, interaction, at)? {
        return Ok(Planned::Kept);
    }
    if plan.lines.is_empty() {
        delete(db, *game, *person)?;
        return Ok(Planned::Kept);
    }
    erase::check_not_under_way(db, *person)?;
    keep(db, plan)?;
    db.prepare_cached("UPDATE games SET planned_for = ?2 WHERE id = ?1")?
        .execute(params![game.0, entries])?;
    Ok(Planned::Kept)
}

fn keep(db: &Db, plan: &Plan) -> Result<(), StoreError> {
    let lines = serde_json::to_string(&plan.lines)
        .map_err(|error| StoreError::Failed(error.to_string()))?;
    db.prepare_cached(
        "INSERT INTO plans (game, person, entries, lines) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (game, person) DO UPDATE SET entries = excluded.entries, lines = excluded.lines",
    )?
    .execute(params![plan.game.0, plan.person.cast_signed(), plan.entries, lines])?;
    Ok(())
}

fn delete(db: &Db, game: GameId, person: u64) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM plans WHERE game = ?1 AND person = ?2")?
        .execute(params![game.0, person.cast_signed()])?;
    Ok(())
}

/// True if a step was decided on other plans than there are now.
pub(super) fn are_others(db: &Db, change: &Change, before: &Head) -> Result<bool, StoreError> {
    if before.planned_for != change.planned_for {
        return Ok(true);
    }
    let Some(plans) = &change.plans else { return Ok(false) };
    let mut now = of_game(db, change.game)?;
    now.retain(|plan| plan.entries == before.last);
    Ok(now != plans.seen)
}

/// Writes down what a step makes of the plans of its game, and deletes them at the game's end. A plan that the step did not
/// go on with stays, void, until its person makes another one: they are told of it. An offer leaves the log as it is, and
/// plans without lines.
pub(super) fn go_on(db: &Db, change: &Change, before: &Head) -> Result<(), StoreError> {
    let game = change.game;
    if before.planned_for.is_none() {
        return Ok(());
    }
    if matches!(change.status, Status::Finished | Status::Aborted) {
        db.prepare_cached("DELETE FROM plans WHERE game = ?1")?.execute([game.0])?;
    }
    if change.offers.is_some() {
        db.prepare_cached("UPDATE plans SET lines = '[]' WHERE game = ?1 AND entries = ?2")?
            .execute(params![game.0, before.last])?;
    }
    let Some(plans) = &change.plans else { return Ok(()) };
    plans.used.iter().try_for_each(|person| delete(db, game, *person))?;
    plans.kept.iter().try_for_each(|plan| keep(db, plan))?;
    let entries = before.last + change.entries.len() as u32;
    db.prepare_cached(
        "UPDATE games SET planned_for = COALESCE(?2, planned_for), planned_to = COALESCE(?3, planned_to) WHERE id = ?1",
    )?
    .execute(params![
        game.0,
        (!plans.kept.is_empty()).then_some(entries),
        plans.played.then_some(entries)
    ])?;
    Ok(())
}

/// Returns the plans for a game, void ones included.
pub fn of_game(db: &Db, game: GameId) -> Result<Vec<Plan>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, person, entries, lines FROM plans WHERE game = ?1 ORDER BY person",
    )?;
    query.query_map([game.0], stored)?.map(|plan| plan?.ok_or_else(unreadable)).collect()
}

/// Returns a person's plans, void ones included.
pub fn of_person(db: &Db, person: u64) -> Result<Vec<Plan>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, person, entries, lines FROM plans WHERE person = ?1 ORDER BY game",
    )?;
    let plans = query.query_map([person.cast_signed()], stored)?;
    plans.map(|plan| plan?.ok_or_else(unreadable)).collect()
}

fn stored(row: &Row<'_>) -> db::Result<Option<Plan>> {
    let lines = serde_json::from_str(&row.get::<_, String>(3)?).ok();
    let (game, person, entries) = (row.get(0)?, row.get::<_, i64>(1)?, row.get(2)?);
    Ok(lines.map(|lines| Plan {
        game: GameId(game),
        person: person.cast_unsigned(),
        entries,
        lines,
    }))
}

fn unreadable() -> StoreError {
    StoreError::Failed("a plan is not readable".to_owned())
}
