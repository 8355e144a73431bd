//! Turns a task into the request that Discord gets, from the game as it is when the task runs.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::task::{DELETE_PING_WITHIN_MS, Job, Route, TaskKind};
use crate::app::outbox::{announcement, call, notice, thread};
use crate::app::output::board_message;
use crate::app::output::reply::Message;
use crate::store::Task;
use crate::store::servers::Policy;

/// Returns the request for a task, from the current state of the game.
///
/// # Errors
/// If the store does not answer or the game does not replay.
pub async fn action(ctx: &Context, task: &Task) -> Result<Action, InternalError> {
    let job: Job = serde_json::from_str(&task.payload)
        .map_err(|e| InternalError::new(&format!("a task: {e}")))?;
    let Some(game) = task.game else { return fan_out(ctx, job).await };
    let Some(stored) = ctx.store.game(game).await? else { return Ok(Action::Nothing) };
    let now = ctx.clock.now();
    // Tasks that show the game or speak of it follow it to another channel.
    let follows = !matches!(
        job.kind,
        TaskKind::StripButtons { .. } | TaskKind::DeletePing { .. } | TaskKind::StartThread
    );
    let route = match job.route {
        route if follows && route.channel != stored.venue.channel => Route::by_bot(&stored),
        route => Route { line: route.line.filter(|line| line.until > now), ..route },
    };
    Ok(match job.kind {
        TaskKind::ShowBoard => {
            // The ping is a task of its own.
            let body = Message {
                pings: Vec::new(),
                ..board_message::public_message(ctx, &stored, route.pictures).await?
            };
            Action::Show { game, message: stored.message, version: stored.version, body, route }
        }
        TaskKind::Ping { people, version } if stored.version == version => Action::Say {
            body: call::call(ctx, &stored, people),
            route,
            turn: Some((game, version)),
        },
        TaskKind::StripButtons { message } => match message.parse() {
            Ok(message) if context::board_policy(ctx, &stored).await == Policy::Relay => {
                Action::Delete { message, route }
            }
            Ok(message) => Action::Strip { message, route },
            Err(_) => Action::Nothing,
        },
        // Deleting a stale ping is only tidying: a late one is dropped, so that such tasks do not
        // pile up.
        TaskKind::DeletePing { .. } if now - job.due_at > DELETE_PING_WITHIN_MS => Action::Nothing,
        TaskKind::DeletePing { message } => match message.parse() {
            Ok(message) => Action::Delete { message, route },
            Err(_) => Action::Nothing,
        },
        TaskKind::StartThread => thread::thread(ctx, &stored, route)?,
        TaskKind::News(job) => notice::deliver(ctx, &stored, &job, route).await?,
        TaskKind::Ping { .. } | TaskKind::Outage { .. } | TaskKind::Vacation { .. } => {
            Action::Nothing
        }
    })
}

/// Enqueues a task per channel and game for a task that concerns no single game.
async fn fan_out(ctx: &Context, job: Job) -> Result<Action, InternalError> {
    match job.kind {
        TaskKind::Outage { from, until } => announcement::announce_outage(ctx, from, until).await?,
        TaskKind::Vacation { person, news } => {
            announcement::announce_vacation(ctx, person, news, job.due_at).await?
        }
        _ => {}
    }
    Ok(Action::Nothing)
}
