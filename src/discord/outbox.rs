//! The outbox worker: does on Discord the tasks that steps have enqueued, and retries each until it is done.

pub(super) mod requests;

use super::http::failure::Failure;
use super::limits::TASK_WITHIN;
use super::server::Server;
use super::supervision::Loop;
use crate::app::error::InternalError;
use crate::app::outbox::action::Action;
use crate::app::outbox::delivery;
use crate::app::outbox::task::Job;
use crate::clock::MINUTE_MS;
use crate::store::{Lane, Millis, Task, TaskKind, TaskOutcome};
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use requests::perform;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::{Interval, MissedTickBehavior, timeout};

/// Interval of the heartbeat, and the longest time until the outbox is looked at again.
pub const BEAT: Duration = Duration::from_secs(1);
/// Time for which a claimed task is not claimed again (ms).
const CLAIM_MS: Millis = MINUTE_MS;
/// Number of tasks under way at once: a request through a token takes Discord a few tenths of a second, and there may be
/// hundreds of them a second.
const AT_ONCE: u32 = 256;
/// Number of those that go out as the bot. They wait for their turn under the global limit, and must hold up no others
/// meanwhile.
const AS_BOT_AT_ONCE: u32 = 128;
/// Time in which the outcome of a task is to be written down after its end.
const SETTLED_WITHIN: Duration = Duration::from_secs(5);
/// Time in which further tasks may end before others are claimed in their place: a claim is a write.
const TOGETHER: Duration = Duration::from_millis(5);
/// Wait for machines that are busy (ms).
const STEADY_MS: Millis = 1_000;
/// Number of attempts, some eight minutes, after which the log says that a task is still not done.
const WORTH_A_LINE: u32 = 8;

/// Returns a timer whose first tick is now; a late tick puts off those after it.
pub fn timer(every: Duration) -> Interval {
    let mut timer = tokio::time::interval(every);
    timer.set_missed_tick_behavior(MissedTickBehavior::Delay);
    timer
}

/// Works the outbox off, each second and whenever it is woken.
pub async fn run(server: Arc<Server>) {
    let mut beat = timer(BEAT);
    loop {
        tokio::select! {
            _ = beat.tick() => {}
            () = server.wake.notified() => {}
        }
        work(&server).await;
        server.loops.completed(Loop::Outbox);
    }
}

/// Works the outbox off until nothing is due and nothing under way. A task that takes long holds up no other: what falls
/// due meanwhile is claimed at each beat, and at once when the outbox is woken. While the program ends no task is claimed
/// any more, and those under way are finished.
pub async fn work(server: &Server) {
    let _alone = server.outbox.lock().await;
    let as_bot = AtomicU32::new(0);
    let mut at_work = FuturesUnordered::new();
    let mut beat = timer(BEAT);
    beat.reset();
    loop {
        let claim = claim(server, at_work.len() as u32, as_bot.load(Ordering::Relaxed));
        let (tasks, ended) = while_they_run(claim, &mut at_work).await;
        at_work.extend(tasks.into_iter().map(|task| run_counted(server, task, &as_bot)));
        tokio::select! {
            ended = some_end(&mut at_work, ended) => if !ended { return },
            // Under load this goes on for hours.
            _ = beat.tick() => server.loops.completed(Loop::Outbox),
            () = server.wake.notified() => {}
        }
    }
}

/// Awaits a claim while tasks run: a request that is not looked at for long seems to have had no answer. Returns what was
/// claimed, and true if a task has ended meanwhile.
async fn while_they_run<T>(
    claim: impl Future<Output = T>,
    at_work: &mut FuturesUnordered<impl Future<Output = ()>>,
) -> (T, bool) {
    let mut claim = pin!(claim);
    let mut ended = false;
    loop {
        tokio::select! {
            claimed = &mut claim => return (claimed, ended),
            Some(()) = at_work.next() => ended = true,
        }
    }
}

/// Waits until a task ends, if none has `ended` yet, and for those that end at about the same time. Returns false if none
/// is under way, nor has ended.
async fn some_end(at_work: &mut FuturesUnordered<impl Future<Output = ()>>, ended: bool) -> bool {
    let ended = ended || at_work.next().await.is_some();
    if ended {
        let _ = timeout(TOGETHER, async { while at_work.next().await.is_some() {} }).await;
    }
    ended
}

/// Claims tasks that are due, where so many are under way, of which some go out as the bot. Tasks that go out through a token
/// have room of their own, as long as it lives.
async fn claim(server: &Server, under_way: u32, as_bot: u32) -> Vec<Task> {
    let free = AT_ONCE.saturating_sub(under_way);
    let of_any = AS_BOT_AT_ONCE.saturating_sub(as_bot).min(free);
    let mut tasks = claim_from(server, of_any, false).await;
    // There are no others if fewer are due than were asked for, but what another node claims at this moment.
    if tasks.len() as u32 == of_any {
        tasks.extend(claim_from(server, free - of_any, true).await);
    }
    tasks
}

/// Claims at most so many of the tasks that are due, or of those that go out through a token; none while the program ends,
/// nor what is left to other nodes.
async fn claim_from(server: &Server, most: u32, through_tokens: bool) -> Vec<Task> {
    if server.is_closing() || most == 0 || server.node.leaves_outbox() {
        return Vec::new();
    }
    let (now, store) = (server.app().clock().now(), server.app().store());
    let until = now + CLAIM_MS;
    let claimed = match through_tokens {
        true => store.claim_through_tokens(now, until, most).await,
        false => store.claim(now, until, most).await,
    };
    let (tasks, done) = match claimed {
        Ok(tasks) => (in_time(server, until, tasks), Ok(())),
        Err(error) => (Vec::new(), Err(error)),
    };
    server.or_log("the outbox", done);
    tasks
}

/// Returns claimed tasks if their claim, which ends at a time, lasts for as long as they may take; else none. The database may
/// have kept it waiting for most of its minute: they would be claimed again while they run. They are left to the claim after
/// its end, which is less than half a minute away: to hand them back would be one more write where writes wait, and might
/// find them claimed anew.
fn in_time(server: &Server, until: Millis, tasks: Vec<Task>) -> Vec<Task> {
    let left = until - server.app().clock().now();
    if tasks.is_empty() || left >= (TASK_WITHIN + SETTLED_WITHIN).as_millis() as Millis {
        return tasks;
    }
    let number = tasks.len();
    tracing::warn!("the database kept a claim waiting: {number} tasks are done after its end");
    Vec::new()
}

/// Does one task, and counts it meanwhile among those that go out as the bot, if it does.
fn run_counted(server: &Server, task: Task, as_bot: &AtomicU32) -> impl Future<Output = ()> {
    let job = delivery::job(&task);
    let token_until = job.as_ref().ok().and_then(Job::token_until);
    let task = UnderWay { task, is_read: job.is_ok(), token_until };
    let counted = u32::from(task.lane_at(server.app().clock().now()) == Lane::Bot);
    as_bot.fetch_add(counted, Ordering::Relaxed);
    async move {
        run_task(server, &task, job).await;
        as_bot.fetch_sub(counted, Ordering::Relaxed);
    }
}

/// A claimed task, whose payload is read once.
struct UnderWay {
    task: Task,
    /// False if the payload says nothing to this program, as that of a newer node's task may.
    is_read: bool,
    /// Time until which the token of its route lives, where it has one (UTC ms).
    token_until: Option<Millis>,
}

impl UnderWay {
    /// Returns the way in which the request reaches Discord at a time: as the bot, once the token has died.
    fn lane_at(&self, at: Millis) -> Lane {
        let lives = self.token_until.is_some_and(|until| until > at);
        if lives && self.task.lane == Lane::Token { Lane::Token } else { Lane::Bot }
    }
}

/// Does one task and notes the outcome. Neither a panic nor silence keeps the others from being done.
async fn run_task(server: &Server, under_way: &UnderWay, job: Result<Job, InternalError>) {
    let task = &under_way.task;
    let work = AssertUnwindSafe(timeout(TASK_WITHIN, attempt(server, task, job))).catch_unwind();
    let done = match work.await {
        Ok(Ok(done)) => done,
        Ok(Err(_)) if task.kind == TaskKind::Machine => {
            Err(Setback::steady("the machines took too long"))
        }
        Ok(Err(_)) => Err(Setback::passing("it took too long")),
        Err(_) => Err(Setback::passing("a panic")),
    };
    let Some(outcome) = outcome(server, under_way, done) else { return };
    let settled = server.app().store().settle(task.id, outcome).await;
    server.or_log("the outcome of a task", settled);
}

/// Counts and logs the outcome of a task; none if the end of the program cut it short, which is no failure: its claim is
/// released, and it is due at the next start.
fn outcome(
    server: &Server,
    under_way: &UnderWay,
    done: Result<(), Setback>,
) -> Option<TaskOutcome> {
    let task = &under_way.task;
    let count = |outcome| server.rest().metrics().tasks.count("outcome", outcome);
    let Err(Setback { wait, malformed, steady, error, .. }) = done else {
        count("done");
        return Some(TaskOutcome::Done);
    };
    if wait.is_some() && server.is_closing() {
        return None;
    }
    let (number, kind) = (task.id.0, task.kind.word());
    let Some(wait) = wait else {
        if malformed {
            count("malformed");
            tracing::error!(task = number, kind, "Discord does not take a request: {error}");
        } else {
            count("given-up");
            tracing::warn!(task = number, kind, "given up: {error}");
        }
        return Some(TaskOutcome::Done);
    };
    count("again");
    let attempts = task.attempts;
    if attempts == WORTH_A_LINE && !steady {
        tracing::warn!(task = number, kind, "not done in {WORTH_A_LINE} attempts: {error}");
    }
    let pause = if steady { 0 } else { pause(attempts) };
    let at = server.app().clock().now() + wait.max(pause);
    // What is not read keeps its lane: its token may live, and a node that does not lead claims none without.
    Some(match (task.lane, under_way.lane_at(at)) {
        (Lane::Token, Lane::Bot) if under_way.is_read => {
            TaskOutcome::AgainAsBot { attempts, at, error, waited: steady }
        }
        _ if steady => TaskOutcome::Wait { attempts, at, error },
        _ => TaskOutcome::Again { attempts, at, error },
    })
}

/// Reason why a task is not done.
pub(super) struct Setback {
    /// The least time to wait before it is tried again; none where that cannot help.
    wait: Option<Millis>,
    /// True if the request itself is at fault.
    malformed: bool,
    /// True if this was no attempt, after which the next wait is longer: what is awaited is this program's own, or has a time.
    steady: bool,
    /// True if the channel takes nothing for a time that has been told.
    left_alone: bool,
    error: String,
}

impl Setback {
    /// Not done yet, and not before so many milliseconds have passed.
    fn until(wait: Millis, error: &str) -> Self {
        let (malformed, steady, left_alone, error) = (false, false, false, error.to_owned());
        Self { wait: Some(wait), malformed, steady, left_alone, error }
    }

    pub(super) fn passing(error: &str) -> Self {
        Self::until(0, error)
    }

    fn steady(error: &str) -> Self {
        Self { steady: true, ..Self::until(STEADY_MS, error) }
    }
}

impl From<Failure> for Setback {
    fn from(failure: Failure) -> Self {
        let steady = failure.is_for_later();
        let waits = steady || !failure.is_final();
        let wait = waits.then(|| failure.wait().as_millis() as Millis);
        let left_alone = matches!(failure, Failure::LeftAlone { .. });
        let (malformed, error) = (failure.is_malformed(), failure.to_string());
        Self { wait, malformed, steady, left_alone, error }
    }
}

async fn attempt(
    server: &Server,
    task: &Task,
    job: Result<Job, InternalError>,
) -> Result<(), Setback> {
    let edits = matches!(task.kind, TaskKind::ShowBoard | TaskKind::StripButtons);
    let game = task.game.filter(|_| edits);
    let _alone = match game {
        Some(game) => Some(server.boards.lock(game).await),
        None => None,
    };
    let action = match job {
        Ok(job) => delivery::action_of(server.app(), task, job).await,
        Err(unreadable) => Err(unreadable),
    };
    let action = action.map_err(|fault| Setback::passing(&fault.to_string()))?;
    if let Action::Later(at) = action {
        let wait = at - server.app().clock().now();
        return Err(Setback { steady: true, ..Setback::until(wait, "it is not due yet") });
    }
    perform(server, task, action).await
}

/// 2 s, then twice as long each time, at most 10 minutes.
fn pause(attempts: u32) -> Millis {
    (2_000 << attempts.min(9)).min(600_000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::http::refused_channels::MISSING_ACCESS;

    /// The channel may be well again when it is asked.
    #[test]
    fn what_a_channel_would_refuse_waits_until_it_is_asked_again() {
        let left = Failure::LeftAlone { code: MISSING_ACCESS, left: Duration::from_secs(9) };
        let waits = Setback::from(left);
        assert_eq!((waits.wait, waits.steady), (Some(9_000), true), "it is no attempt");
        let message = String::new();
        let refused = Failure::Refused { status: 403, code: MISSING_ACCESS, message };
        assert_eq!(Setback::from(refused).wait, None);
    }
}
