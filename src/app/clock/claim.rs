//! Claims on a player who has run out of time in a casual game.

use crate::app::caller::Caller;
use crate::app::clock::{clock_update, time_over};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::taking_part::check_playing;
use crate::app::game::{answer, update};
use crate::app::markup::{countdown, mention, moment};
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, StepTasks};
use crate::app::output::reply::{Answer, Delivery};
use crate::app::turn_clock;
use crate::clock::DAY_MS;
use crate::game::Refusal;
use crate::store::{GameId, Millis, StoredGame, TurnTime};
use crate::words::say;

/// Time between two nudges in the same turn (ms).
const NUDGE_EVERY_MS: Millis = DAY_MS;

/// Claims the win because the player on turn has run out of time.
pub(crate) async fn claim(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let ending = time_over::time_over(ctx, &context::load(ctx, game).await?).await?;
    let committed = update::step(ctx, caller, game, |stored| {
        overdue_turn(caller, &stored)?;
        time_over::run_out(ctx, &stored, ending, |people, at| StepTasks::public(caller, people, at))
    });
    Ok(answer::answer(ctx, caller, committed.await?, Delivery::Edit).await)
}

/// Asks the player on turn to move, at most once a day.
pub(crate) async fn nudge(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    let person = overdue_turn(caller, &stored)?.person;
    let now = ctx.clock.now();
    let mut after = stored.timing.clone();
    let before = after.turn.as_mut().and_then(|turn| turn.nudged_at.replace(now));
    if let Some(again) = before.map(|at| at + NUDGE_EVERY_MS).filter(|again| *again > now) {
        let refusal = Refusal::new("nudged-already").text("person", mention(person));
        return Err(refusal.text("again", countdown(again)).into());
    }
    let news = task::news_task(&stored, News::Nudge { by: caller.person }, &now.to_string(), now);
    let (until, tasks) = (stored.deadline_at, vec![news]);
    clock_update::update_clock_once(ctx, caller, &stored, after, until, tasks).await?;
    let args = [("person", crate::game::Arg::Text(mention(person)))];
    Ok(Answer::private(say(caller.locale, "nudged", &args)))
}

/// Returns the turn whose time is up, if the caller is another player of a casual game who has not left it.
fn overdue_turn<'a>(caller: &Caller, stored: &'a StoredGame) -> Result<&'a TurnTime, Refusal> {
    check_playing(caller, stored)?;
    if stored.has_left(caller.person) {
        return Err(Refusal::new("you-have-left"));
    }
    match &stored.timing.turn {
        Some(turn) if turn.person == caller.person => Err(Refusal::new("own-time")),
        Some(turn) if turn_clock::may_be_claimed(stored) => Ok(turn),
        Some(turn) => Err(Refusal::new("time-not-over").text("until", moment(turn.ends_at))),
        None => Err(Refusal::new("no-clock")),
    }
}
