//! Fires due deadlines: reminders, time-outs, expiry of challenges.

use crate::app::clock::time_over::{Ending, run_out, time_over};
use crate::app::clock::{clock_update, heartbeat, pause, vacation, vote};
use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::update::{self, Transition};
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, StepTasks, show_again};
use crate::app::turn_clock::{self, Due, Stage};
use crate::clock::HOUR_MS;
use crate::game::Refusal;
use crate::play::end::EndReason;
use crate::store::{Change, GameId, Millis, NewTask, Status, StopReason, StoredGame};
use std::collections::HashSet;

/// Number of games loaded in one go.
const AT_ONCE: u32 = 100;

/// Limit of such loads in one sweep, so that a backlog does not keep what else is due waiting.
const ROUNDS: u32 = 50;

/// Time after which a game whose record does not replay is tried again (ms).
const PUT_OFF_MS: Millis = HOUR_MS;

/// Games whose deadlines could not be fired, left out for the rest of a sweep.
#[derive(Default)]
struct PutAside {
    games: HashSet<GameId>,
    /// Error of the first of them.
    first: Option<InternalError>,
}

impl PutAside {
    fn add(&mut self, game: GameId, fault: InternalError) {
        self.games.insert(game);
        self.first.get_or_insert(fault);
    }

    /// Fails with the error that tells of all of them, if there are any.
    fn report(self) -> Result<(), InternalError> {
        let (Some(first), number) = (self.first, self.games.len()) else { return Ok(()) };
        Err(InternalError::new(&format!("what is due in {number} games: {first}")))
    }
}

/// Fires every deadline that was due at the last heartbeat: what falls due later waits for the next one, which may first
/// give time back. A game in which that fails does not block the others: it is put aside, and tried again by the next
/// sweep.
///
/// # Errors
/// If the store does not say what is due. If deadlines of some games could not be fired, after those of all others.
pub async fn fire_due(ctx: &Context) -> Result<(), InternalError> {
    let mut aside = PutAside::default();
    for _ in 0..ROUNDS {
        let Some(now) = heartbeat::up_to(ctx) else { break };
        let mut due = ctx.store.due(now, AT_ONCE + aside.games.len() as u32).await?;
        due.retain(|game| !aside.games.contains(game));
        if due.is_empty() {
            break;
        }
        for game in due {
            if let Err(fault) = fire_game(ctx, game, now).await {
                aside.add(game, fault);
            }
        }
    }
    aside.report()
}

/// Reads a game and fires what is due in it.
async fn fire_game(ctx: &Context, game: GameId, now: Millis) -> Result<(), InternalError> {
    match ctx.store.game(game).await? {
        Some(stored) => fire(ctx, &stored, now).await,
        None => Ok(()),
    }
}

/// Fires what is due in a game. A game that does not replay is put off.
async fn fire(ctx: &Context, stored: &StoredGame, now: Millis) -> Result<(), InternalError> {
    let done = match turn_clock::due(stored, now) {
        Due::Later(at) => {
            clock_update::update_clock(ctx, stored, stored.timing.clone(), at, Vec::new()).await
        }
        Due::Expiry => expire(ctx, stored, now).await,
        Due::Resume => resume_in_time(ctx, stored, now).await,
        Due::Leave(until) => leave(ctx, stored, until, now).await,
        Due::Stage(stage) => fire_stage(ctx, stored, stage, now).await,
    };
    match done {
        // A player moved meanwhile: the deadline is no longer due.
        Ok(()) | Err(Error::User(_)) => Ok(()),
        Err(Error::Internal(fault @ InternalError::Store(_))) => Err(fault),
        Err(Error::Internal(fault)) => {
            tracing::error!(game = stored.id.0, "what is due: {fault}");
            put_off(ctx, stored, now).await
        }
    }
}

/// Stops the clock of the player on turn until the end of their vacation.
async fn leave(
    ctx: &Context,
    stored: &StoredGame,
    until: Millis,
    now: Millis,
) -> Result<(), Error> {
    let Some(turn) = &stored.timing.turn else { return Ok(()) };
    let since = vacation::away_since(ctx, turn, now).await?;
    let after = turn_clock::stopped(&stored.timing, since, StopReason::Vacation);
    let tasks = vec![show_again(stored, "away", now)];
    clock_update::update_clock(ctx, stored, after, Some(until), tasks).await
}

/// Puts the deadline of a game off that cannot be fired at all.
async fn put_off(ctx: &Context, stored: &StoredGame, now: Millis) -> Result<(), InternalError> {
    let later = Some(now + PUT_OFF_MS);
    match clock_update::update_clock(ctx, stored, stored.timing.clone(), later, Vec::new()).await {
        Err(Error::Internal(fault)) => Err(fault),
        Ok(()) | Err(Error::User(_)) => Ok(()),
    }
}

async fn expire(ctx: &Context, stored: &StoredGame, now: Millis) -> Result<(), Error> {
    let expired = |stored: StoredGame| {
        if stored.status != Status::Open {
            return Err(Refusal::new("not-due").into());
        }
        let change = Change::abort(&stored, now, EndReason::Expired);
        Ok(Transition { change, notifications: StepTasks::by_bot(&stored, now) })
    };
    update::step_by(ctx, None, stored.id, expired).await.map(drop)
}

/// Resumes a stopped clock, from the time at which the stop was to end; after a pause unless the player on turn is on
/// vacation.
async fn resume_in_time(ctx: &Context, stored: &StoredGame, now: Millis) -> Result<(), Error> {
    let at = stored.deadline_at.unwrap_or(now).min(now);
    let key = format!("resumed-{at}");
    let (after, deadline_at, news) =
        match stored.timing.turn.as_ref().and_then(|turn| turn.stop).map(|stop| stop.why) {
            Some(StopReason::Pause) => pause::end(stored, at, News::PauseOver),
            _ => {
                let after = turn_clock::resumed(&stored.timing, at);
                let person = after.turn.as_ref().map_or(0, |turn| turn.person);
                let next = turn_clock::next_at(stored, &after);
                let news = News::Back { person, by_hand: false };
                (after, next, Some(news).filter(|_| !turn_clock::is_untimed(stored)))
            }
        };
    let news = news.map(|news| task::news_task(stored, news, &key, now));
    let tasks = [show_again(stored, &key, now)].into_iter().chain(news).collect();
    clock_update::update_clock(ctx, stored, after, deadline_at, tasks).await
}

/// Fires a stage of the turn under way.
async fn fire_stage(
    ctx: &Context,
    stored: &StoredGame,
    stage: Stage,
    now: Millis,
) -> Result<(), Error> {
    let ending = match stage {
        Stage::Over | Stage::Flag | Stage::Abandoned => time_over(ctx, stored).await?,
        _ => Ending::Time,
    };
    match stage {
        Stage::Reminder => {
            record_stage(ctx, stored, vec![News::Reminder { last: false }], now).await
        }
        Stage::LastReminder => {
            record_stage(ctx, stored, vec![News::Reminder { last: true }], now).await
        }
        Stage::SilenceNotice => record_stage(ctx, stored, vec![News::Silence], now).await,
        Stage::Vacation if vacation::starts_in_time(ctx, stored, now).await? => Ok(()),
        Stage::Vacation => record_stage(ctx, stored, Vec::new(), now).await,
        Stage::Over if stored.is_flagged() || ending == Ending::Absence => {
            record_stage(ctx, stored, Vec::new(), now).await
        }
        Stage::Over => record_stage(ctx, stored, vec![News::Over], now).await,
        Stage::Flag if stored.is_flagged() || ending == Ending::Absence => {
            end_turn(ctx, stored, stage, ending).await
        }
        Stage::Flag => record_stage(ctx, stored, Vec::new(), now).await,
        // Time that was over before an upgrade, since which no one has to claim such a game.
        Stage::Abandoned if stored.is_flagged() => end_turn(ctx, stored, stage, ending).await,
        Stage::Abandoned => end_turn(ctx, stored, stage, Ending::BothOut).await,
        Stage::Silence => end_turn(ctx, stored, stage, Ending::Silence).await,
        Stage::Close | Stage::CloseLast => vote::close(ctx, stored, stage, now).await,
    }
}

/// Records a stage as fired and enqueues its news. The board is refreshed where its clock line
/// changes.
async fn record_stage(
    ctx: &Context,
    stored: &StoredGame,
    news: Vec<News>,
    now: Millis,
) -> Result<(), Error> {
    let mut after = stored.timing.clone();
    let Some(turn) = &mut after.turn else { return Ok(()) };
    turn.stages_fired += 1;
    let fired = turn.stages_fired;
    let said = news.into_iter().map(|news| task::news_task(stored, news, &fired.to_string(), now));
    let mut tasks: Vec<NewTask> = said.collect();
    let then = StoredGame { timing: after.clone(), ..stored.clone() };
    if turn_clock::is_over(&then) != turn_clock::is_over(stored) {
        tasks.push(show_again(stored, &fired.to_string(), now));
    }
    let next = turn_clock::next_at(stored, &after);
    clock_update::update_clock(ctx, stored, after, next, tasks).await
}

/// Ends a turn whose time is up, and mostly the game with it, if the stage is still due.
async fn end_turn(
    ctx: &Context,
    stored: &StoredGame,
    stage: Stage,
    ending: Ending,
) -> Result<(), Error> {
    update::step_by(ctx, None, stored.id, |stored| {
        if turn_clock::due(&stored, ctx.clock.now()) != Due::Stage(stage) {
            return Err(Refusal::new("not-due").into());
        }
        let make_tasks = |people, at| StepTasks::by_bot(&stored, at).pinging(people);
        let mut decided = run_out(ctx, &stored, ending, make_tasks)?;
        // The end of a game pings all players by itself.
        if decided.change.status != Status::Finished {
            let at = decided.change.at;
            decided.change.tasks.push(task::news_task(&stored, News::RanOut, "ran-out", at));
        }
        Ok(decided)
    })
    .await
    .map(drop)
}
