//! A player's own plan for a game, in words. No one else reads it before it is played.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::game::{Arg, Lettering};
use crate::limits::MESSAGE_LENGTH;
use crate::play::plan::{ANY, Plan};
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// True if a person may plan in a game, once others are on turn: where machines play, an answer comes at once.
pub(crate) fn may_plan(stored: &StoredGame, person: u64) -> bool {
    let plays = stored.seat_of(person).is_some() && !stored.has_left(person);
    stored.status == Status::Running && plays && stored.machines.is_empty()
}

/// Returns what the caller is told of their plan below their own board, of which there are so many characters: its lines, or
/// that it has become void.
pub(crate) async fn of(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    before: usize,
) -> Result<Vec<String>, InternalError> {
    let Some(plan) = kept(ctx, caller.person, stored).await? else { return Ok(Vec::new()) };
    if is_void(&plan, stored) {
        return Ok(vec![say(caller.locale, "plan-void", &[])]);
    }
    let board = context::table(ctx, stored)?.scene(None).board;
    Ok(lines(&plan, caller.locale, caller.lettering.on(&board), before))
}

/// Returns the sentence that a person's plan is void, where it is: in messages that they alone read.
pub(crate) async fn void(
    ctx: &Context,
    (person, locale): (u64, Locale),
    stored: &StoredGame,
) -> Result<Option<String>, InternalError> {
    let plan = kept(ctx, person, stored).await?.filter(|plan| is_void(plan, stored));
    Ok(plan.map(|_| say(locale, "plan-void", &[])))
}

async fn kept(
    ctx: &Context,
    person: u64,
    stored: &StoredGame,
) -> Result<Option<Plan>, InternalError> {
    let asks = stored.planned_for.is_some() && may_plan(stored, person);
    let plans = if asks { ctx.store.plans(stored.id).await? } else { Vec::new() };
    Ok(plans.into_iter().find(|plan| plan.person == person))
}

fn is_void(plan: &Plan, stored: &StoredGame) -> bool {
    plan.entries != stored.entries || plan.lines.is_empty()
}

/// Returns the number of lines of a plan, and below it as many of them as fit into a message that has so many characters
/// before.
pub(crate) fn lines(
    plan: &Plan,
    locale: Locale,
    lettering: Lettering,
    before: usize,
) -> Vec<String> {
    let count = ("lines", Arg::Number(plan.lines.len() as i64));
    let mut shown = vec![say(locale, "plan-title", &[count])];
    let more = |count: usize| say(locale, "plan-more", &[("count", Arg::Number(count as i64))]);
    let length = |text: &str| text.chars().count() + 1;
    let mut room = MESSAGE_LENGTH.saturating_sub(before + length(&shown[0]));
    for (number, one) in plan.lines.iter().enumerate() {
        let text = line(one, locale, lettering);
        let left = plan.lines.len() - number;
        let after = if left > 1 { length(&more(left - 1)) } else { 0 };
        if length(&text) + after > room {
            shown.push(more(left));
            break;
        }
        room -= length(&text);
        shown.push(text);
    }
    shown
}

fn line(line: &[String], locale: Locale, lettering: Lettering) -> String {
    let moves = line.iter().map(|text| match text.as_str() {
        ANY => say(locale, "plan-any", &[]),
        text => words::action(locale, &lettering.shown(text)),
    });
    say(locale, "plan-line", &[("moves", Arg::Text(moves.collect::<Vec<_>>().join(" ")))])
}
