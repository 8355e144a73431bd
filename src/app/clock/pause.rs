//! Pauses by agreement.

use crate::app::caller::Caller;
use crate::app::clock::clock_update;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::crowd;
use crate::app::game::moves::check_playing;
use crate::app::game::offers::check_no_event;
use crate::app::markup::moment;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, show_again};
use crate::app::output::reply::Answer;
use crate::app::turn_clock;
use crate::clock::DAY_MS;
use crate::game::{Arg, Refusal};
use crate::store::{GameId, Millis, StopReason, StoredGame};
use crate::words::say;

/// Longest pause (ms).
const LASTS_MS: Millis = 30 * DAY_MS;

/// Asks for a pause, agrees to one, or ends it.
pub(crate) async fn pause(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    check_playing(caller, &stored)?;
    check_no_event(ctx, &stored).await?;
    crowd::check_agreement(&stored, None)?;
    let turn = stored.timing.turn.as_ref().filter(|_| !turn_clock::is_untimed(&stored));
    let turn = turn.ok_or_else(|| Refusal::new("no-clock"))?;
    let now = ctx.clock.now();
    match turn.stop.map(|stop| stop.why) {
        Some(StopReason::Pause) => go_on(ctx, caller, &stored, now).await,
        Some(StopReason::Vacation) => Err(Refusal::new("pause-on-vacation").into()),
        None if turn_clock::is_over(&stored) || turn.ends_at <= now => {
            Err(Refusal::new("pause-too-late").into())
        }
        None => agree_to_pause(ctx, caller, &stored, now).await,
    }
}

async fn agree_to_pause(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    now: Millis,
) -> Result<Answer, Error> {
    let mut after = stored.timing.clone();
    if after.pause_asked.contains(&caller.person) {
        return Err(Refusal::new("pause-asked-already").into());
    }
    after.pause_asked.push(caller.person);
    let agreed = stored.members.iter().all(|member| after.pause_asked.contains(&member.person));
    if !agreed {
        let key = format!("{}-{now}", caller.person);
        let news = task::news_task(stored, News::PauseAsked { by: caller.person }, &key, now);
        clock_update::update_clock_once(ctx, caller, stored, after, stored.deadline_at, vec![news])
            .await?;
        return Ok(Answer::private(say(caller.locale, "pause-offered", &[])));
    }
    let until = now + LASTS_MS;
    let after = turn_clock::stopped(&stored.timing, now, StopReason::Pause);
    let key = format!("paused-{now}");
    let tasks = vec![
        task::news_task(stored, News::Paused { until }, &key, now),
        show_again(stored, &key, now),
    ];
    clock_update::update_clock_once(ctx, caller, stored, after, Some(until), tasks).await?;
    let until = [("until", Arg::Text(moment(until)))];
    Ok(Answer::private(say(caller.locale, "pause-agreed", &until)))
}

async fn go_on(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    now: Millis,
) -> Result<Answer, Error> {
    let after = turn_clock::resumed(&stored.timing, now);
    let next = turn_clock::next_at(stored, &after);
    let key = format!("resumed-{now}");
    let news = task::news_task(stored, News::Resumed { by: caller.person }, &key, now);
    clock_update::update_clock_once(
        ctx,
        caller,
        stored,
        after,
        next,
        vec![news, show_again(stored, &key, now)],
    )
    .await?;
    Ok(Answer::private(say(caller.locale, "pause-ended", &[])))
}
