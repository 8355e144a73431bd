//! A player's own plan for a game, in words. No one else reads it before it is played.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::game::{Arg, Lettering};
use crate::play::plan::{ANY, Plan};
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// True if a person may plan in a game, once others are on turn: where machines play, an answer comes at once.
pub(crate) fn may_plan(stored: &StoredGame, person: u64) -> bool {
    let plays = stored.seat_of(person).is_some() && !stored.has_left(person);
    stored.status == Status::Running && plays && stored.machines.is_empty()
}

/// Returns what the caller is told of their plan below their own board: its lines, or that it has become void.
pub(crate) async fn of(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Vec<String>, InternalError> {
    let asks = stored.planned_for.is_some() && may_plan(stored, caller.person);
    let plans = if asks { ctx.store.plans(stored.id).await? } else { Vec::new() };
    let Some(plan) = plans.into_iter().find(|plan| plan.person == caller.person) else {
        return Ok(Vec::new());
    };
    if plan.entries != stored.entries || plan.lines.is_empty() {
        return Ok(vec![say(caller.locale, "plan-void", &[])]);
    }
    let board = context::table(ctx, stored)?.scene(None).board;
    Ok(lines(&plan, caller.locale, caller.lettering.on(&board)))
}

/// Returns the number of lines of a plan, and below it each of them.
pub(crate) fn lines(plan: &Plan, locale: Locale, lettering: Lettering) -> Vec<String> {
    let count = ("lines", Arg::Number(plan.lines.len() as i64));
    let title = say(locale, "plan-title", &[count]);
    let lines = plan.lines.iter().map(|line| self::line(line, locale, lettering));
    [title].into_iter().chain(lines).collect()
}

fn line(line: &[String], locale: Locale, lettering: Lettering) -> String {
    let moves = line.iter().map(|text| match text.as_str() {
        ANY => say(locale, "plan-any", &[]),
        text => words::action(locale, &lettering.shown(text)),
    });
    say(locale, "plan-line", &[("moves", Arg::Text(moves.collect::<Vec<_>>().join(" ")))])
}
