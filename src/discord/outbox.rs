//! The outbox: does on Discord what a step has written down, again and again until it is done.

use super::rest::Failure;
use super::serve::Server;
use super::write;
use crate::app::reply::Message;
use crate::app::tasks::{Errand, Job, Reach};
use crate::store::{GameId, Millis, Settled, Store, Task};
use std::sync::Arc;
use std::time::Duration;

/// How often is looked for what is due.
const BEAT: Duration = Duration::from_secs(1);
/// How long a claimed task is kept from others.
const CLAIM_MS: Millis = 60_000;
/// How many tasks are claimed at once.
const AT_ONCE: u32 = 16;
/// After so many attempts a task is given up.
const MOST_ATTEMPTS: u32 = 12;
/// What repeated deliveries and finished tasks leave behind is kept for an hour.
const KEEP_MS: Millis = 60 * 60 * 1000;

/// Does what is due, on every beat and whenever it is woken.
pub async fn keep_going<S: Store>(server: Arc<Server<S>>) {
    let mut beat = tokio::time::interval(BEAT);
    beat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = beat.tick() => tick(&server).await,
            () = server.wake.notified() => work(&server).await,
        }
    }
}

/// Does everything that is due now.
pub async fn tick<S: Store>(server: &Server<S>) {
    let app = server.app();
    if let Err(fault) = app.expire().await {
        tracing::error!("expiry: {fault}");
    }
    work(server).await;
    let now = app.clock().now();
    server.or_log(app.store().forget(now - KEEP_MS).await);
}

/// Works the outbox off until nothing is due. A bot that takes nothing more does one round; the rest is done after the
/// next start.
async fn work<S: Store>(server: &Server<S>) {
    let _alone = server.at_work.lock().await;
    loop {
        let now = server.app().clock().now();
        let tasks = match server.app().store().claim(now, now + CLAIM_MS, AT_ONCE).await {
            Ok(tasks) => tasks,
            Err(error) => return tracing::error!("the outbox: {error}"),
        };
        if tasks.is_empty() {
            return;
        }
        futures_util::future::join_all(tasks.iter().map(|task| run(server, task))).await;
        if server.is_closed() {
            return;
        }
    }
}

async fn run<S: Store>(server: &Server<S>, task: &Task) {
    let done = match server.app().errand(task).await {
        Ok(errand) => perform(server, errand).await.map_err(|failure| (failure.may_pass(), failure.to_string())),
        Err(fault) => Err((true, fault.to_string())),
    };
    let settled = match done {
        Ok(()) => Settled::Done,
        Err((may_pass, error)) if may_pass && task.attempts < MOST_ATTEMPTS => {
            Settled::Again { at: server.app().clock().now() + pause(task.attempts), error }
        }
        Err((_, error)) => {
            tracing::warn!(task = task.id.0, "given up: {error}");
            Settled::Done
        }
    };
    server.or_log(server.app().store().settle(task.id, settled).await);
}

/// 2 s, then twice as long each time, at most 10 minutes.
fn pause(attempts: u32) -> Millis {
    (2_000 << attempts.min(9)).min(600_000)
}

async fn perform<S: Store>(server: &Server<S>, errand: Errand) -> Result<(), Failure> {
    match errand {
        Errand::Nothing => Ok(()),
        Errand::Show { game, message, body, reach } => show(server, game, message, &body, &reach).await,
        Errand::Say { body, reach } => post(server, &body, &reach).await.map(|_| ()),
        Errand::Strip { message, reach } if reach.present => {
            server.rest().edit(reach.channel, message, &write::stripped()).await.map(|_| ())
        }
        Errand::Strip { .. } => Ok(()),
    }
}

/// Puts the board before everybody: over the answer if there is one, else over the message that shows the game, else as
/// a new one.
async fn show<S: Store>(
    server: &Server<S>,
    game: GameId,
    message: Option<u64>,
    body: &Message,
    reach: &Reach,
) -> Result<(), Failure> {
    let edited = write::edited(body);
    let own = reach.line.as_ref().filter(|line| line.public);
    let mut shown = match own {
        Some(line) => server.rest().edit_original(&line.token, &edited).await.map(Some),
        None => Ok(None),
    };
    if !matches!(shown, Ok(Some(_)))
        && let (Some(message), true) = (message, reach.present)
    {
        shown = server.rest().edit(reach.channel, message, &edited).await.map(Some);
    }
    let id = match shown {
        Err(failure) if failure.may_pass() => return Err(failure),
        Ok(Some(id)) => id,
        Ok(None) | Err(_) => post(server, body, reach).await?,
    };
    if let Some(id) = id {
        remember(server, game, id, reach.channel, reach.present).await;
    }
    Ok(())
}

/// Writes down which message shows the game, and has the one before it retired.
pub async fn remember<S: Store>(server: &Server<S>, game: GameId, message: u64, channel: u64, present: bool) {
    let retire = Job::retire(channel, present, server.app().clock().now());
    server.or_log(server.app().store().shown(game, message, retire).await);
}

/// Through the interaction while it lives, which needs no permission and no share of the global limit; else as the bot.
async fn post<S: Store>(server: &Server<S>, body: &Message, reach: &Reach) -> Result<Option<u64>, Failure> {
    let posted = write::posted(body);
    if let Some(line) = &reach.line {
        match server.rest().follow_up(&line.token, &posted).await {
            Err(failure) if !failure.may_pass() && reach.present => {
                tracing::info!("not through the interaction: {failure}");
            }
            other => return other,
        }
    }
    if !reach.present {
        let message = "there is no way into the channel any more".to_owned();
        return Err(Failure::Refused { status: 403, code: 0, message });
    }
    server.rest().post(reach.channel, &posted).await
}
