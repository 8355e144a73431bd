//! Pauses by agreement.

use crate::app::caller::Caller;
use crate::app::clock::clock_update;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::crowd;
use crate::app::game::offers::check_no_event;
use crate::app::game::taking_part::{check_playing, check_stays};
use crate::app::markup::moment;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, show_again};
use crate::app::output::game_title::title;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::output::view;
use crate::app::turn_clock;
use crate::clock::DAY_MS;
use crate::game::{Arg, Refusal};
use crate::store::{GameId, Millis, StopReason, StoredGame, Timing};
use crate::words::say;

/// Words of the refusals that say that no request for a pause waits any more.
const LAPSED: [&str; 2] = ["game-over", "pause-not-asked"];

/// Longest pause (ms).
const LASTS_MS: Millis = 30 * DAY_MS;

/// Asks for a pause, agrees to one, or ends it.
pub(crate) async fn pause(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    check_playing(caller, &stored)?;
    if stored.has_left(caller.person) {
        return Err(Refusal::new("you-have-left").into());
    }
    check_no_event(ctx, &stored).await?;
    crowd::check_agreement(&stored, None)?;
    let turn = stored.timing.turn.as_ref().filter(|_| !turn_clock::is_untimed(&stored));
    let turn = turn.ok_or_else(|| Refusal::new("pause-no-clock"))?;
    let now = ctx.clock.now();
    match turn.stop.map(|stop| stop.why) {
        Some(StopReason::Pause) if is_below_request(caller) => {
            Ok(agreed(caller, stored.deadline_at.unwrap_or(now)))
        }
        Some(StopReason::Pause) => go_on(ctx, caller, &stored, now).await,
        Some(StopReason::Vacation) => Err(Refusal::new("pause-on-vacation").into()),
        None if turn_clock::is_over(&stored) || turn.ends_at <= now => {
            Err(Refusal::new("pause-too-late").into())
        }
        None => agree_to_pause(ctx, caller, &stored, now).await,
    }
}

/// Declines the pause for which others have asked: the request is over, and they are told.
pub(crate) async fn decline(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    check_playing(caller, &stored)?;
    check_stays(caller, &stored)?;
    let asked = &stored.timing.pause_asked;
    if asked.is_empty() {
        return Err(Refusal::new("pause-not-asked").into());
    }
    if asked.contains(&caller.person) {
        return Err(Refusal::new("pause-asked-already").into());
    }
    let now = ctx.clock.now();
    let after = Timing { pause_asked: Vec::new(), ..stored.timing.clone() };
    let key = format!("{}-{now}", caller.person);
    let news = task::news_task(&stored, News::PauseDeclined { by: caller.person }, &key, now);
    clock_update::update_clock_once(ctx, caller, &stored, after, stored.deadline_at, vec![news])
        .await?;
    Ok(Answer::private(say(caller.locale, "pause-turned-down", &[])))
}

/// Returns the answer to a press that was refused. Where its request for a pause is over, the message of that says so, and
/// has no buttons any more.
pub(crate) async fn refused(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    why: Vec<Refusal>,
) -> Result<Answer, Error> {
    let is_over = why.iter().any(|why| LAPSED.contains(&why.word));
    if !is_over || !is_below_request(caller) {
        return Err(why.into());
    }
    let stored = context::load(ctx, game).await?;
    let locale = view::public_locale(caller, &stored);
    let game = [("game", Arg::Text(title(&stored, locale)))];
    let text = say(locale, "pause-lapsed", &game);
    Ok(Answer::plain(Reply::Update(Message { text, ..Message::default() })))
}

/// True if a game has a clock that its players may stop.
pub(crate) fn may_be_paused(stored: &StoredGame) -> bool {
    let is_free = stored.event.is_none() && !stored.hill;
    is_free && !turn_clock::is_untimed(stored) && crowd::check_agreement(stored, None).is_ok()
}

/// True if the caller has pressed a button under a request for a pause. The one that agrees does not end a pause to which
/// all have agreed meanwhile.
fn is_below_request(caller: &Caller) -> bool {
    caller.message.is_some() && !caller.ephemeral
}

/// Returns the answer to whoever agrees with a pause that lasts until then.
fn agreed(caller: &Caller, until: Millis) -> Answer {
    let until = [("until", Arg::Text(moment(until)))];
    Answer::private(say(caller.locale, "pause-agreed", &until))
}

async fn agree_to_pause(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    now: Millis,
) -> Result<Answer, Error> {
    let mut after = stored.timing.clone();
    let has_asked = after.pause_asked.contains(&caller.person);
    if !has_asked {
        after.pause_asked.push(caller.person);
    }
    // The one who did not agree may have left since all others did.
    if !all_agree(stored, &after) {
        if has_asked {
            return Err(Refusal::new("pause-asked-already").into());
        }
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
    Ok(agreed(caller, until))
}

/// True if everyone who has not left the game has asked for a pause.
fn all_agree(stored: &StoredGame, timing: &Timing) -> bool {
    let mut stay = stored.members.iter().filter(|member| !stored.has_left(member.person));
    stay.all(|member| timing.pause_asked.contains(&member.person))
}

/// Returns the clock of a pause that ends at `at`, its next deadline, and the news that it runs again. Where the player on turn
/// is on vacation there are none: it stays stopped, until the vacation ends.
pub(super) fn end(
    stored: &StoredGame,
    at: Millis,
    resumed: News,
) -> (Timing, Option<Millis>, Option<News>) {
    let after = turn_clock::resumed(&stored.timing, at);
    let away = after.turn.as_ref().and_then(|turn| turn_clock::away(stored, turn.person, at));
    let Some(until) = away else {
        let next = turn_clock::next_at(stored, &after);
        return (after, next, Some(resumed));
    };
    (turn_clock::stopped(&after, at, StopReason::Vacation), Some(until), None)
}

async fn go_on(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    now: Millis,
) -> Result<Answer, Error> {
    let (after, deadline_at, news) = end(stored, now, News::Resumed { by: caller.person });
    let text = match (&news, deadline_at) {
        (None, Some(until)) => {
            say(caller.locale, "clock-vacation", &[("until", Arg::Text(moment(until)))])
        }
        _ => say(caller.locale, "pause-ended", &[]),
    };
    let key = format!("resumed-{now}");
    let news = news.map(|news| task::news_task(stored, news, &key, now));
    let tasks = news.into_iter().chain([show_again(stored, &key, now)]).collect();
    clock_update::update_clock_once(ctx, caller, stored, after, deadline_at, tasks).await?;
    Ok(Answer::private(text))
}
