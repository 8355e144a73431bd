//! The outbox worker: does on Discord the tasks that steps have enqueued, and retries each until it is done.

use super::http::failure::Failure;
use super::http::invalid_requests::Account;
use super::http::refused_channels::MISSING_ACCESS;
use super::limits::TASK_WITHIN;
use super::server::Server;
use super::supervision::Loop;
use super::write;
use crate::app::game::channel::move_to_thread;
use crate::app::game::machine::{self, Taken};
use crate::app::outbox::action::Action;
use crate::app::outbox::task;
use crate::app::outbox::task::Route;
use crate::app::output::reply::Message;
use crate::store::{Delivered, GameId, Lane, Millis, ShownBy, Task, TaskKind, TaskOutcome};
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::time::{Interval, MissedTickBehavior, sleep, timeout};

/// Interval of the heartbeat, and the longest time until the outbox is looked at again.
pub const BEAT: Duration = Duration::from_secs(1);
/// Time for which a claimed task is not claimed again (ms).
const CLAIM_MS: Millis = 60_000;
/// Number of tasks under way at once: a request through a token takes Discord a few tenths of a second, and there may be
/// hundreds of them a second.
const AT_ONCE: u32 = 256;
/// Number of those that may count against the global limit. They wait for their turn, and must hold up no others meanwhile.
const AS_BOT_AT_ONCE: u32 = 128;
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
    loop {
        let tasks = claim(server, at_work.len() as u32, as_bot.load(Ordering::Relaxed)).await;
        at_work.extend(tasks.into_iter().map(|task| run_counted(server, task, &as_bot)));
        tokio::select! {
            ended = some_end(&mut at_work) => if !ended { return },
            () = sleep(BEAT) => {}
            () = server.wake.notified() => {}
        }
    }
}

/// Waits until a task ends, and for those that end at about the same time; false if none is under way.
async fn some_end(at_work: &mut FuturesUnordered<impl Future<Output = ()>>) -> bool {
    let ended = at_work.next().await.is_some();
    if ended {
        let _ = timeout(TOGETHER, async { while at_work.next().await.is_some() {} }).await;
    }
    ended
}

/// Claims tasks that are due, where so many are under way, of which some may count against the global limit. Tasks that go
/// out through a token have room of their own.
async fn claim(server: &Server, under_way: u32, as_bot: u32) -> Vec<Task> {
    let free = AT_ONCE.saturating_sub(under_way);
    let of_any = AS_BOT_AT_ONCE.saturating_sub(as_bot).min(free);
    let mut tasks = claim_from(server, of_any, false).await;
    // Where fewer are due than were asked for, there are no others.
    if tasks.len() as u32 == of_any {
        tasks.extend(claim_from(server, free - of_any, true).await);
    }
    tasks
}

/// Claims at most so many of the tasks that are due, or of those that go out through a token; none while the program ends.
async fn claim_from(server: &Server, most: u32, through_tokens: bool) -> Vec<Task> {
    if server.is_closing() || most == 0 {
        return Vec::new();
    }
    let (now, store) = (server.app().clock().now(), server.app().store());
    let claimed = match through_tokens {
        true => store.claim_through_tokens(now, now + CLAIM_MS, most).await,
        false => store.claim(now, now + CLAIM_MS, most).await,
    };
    let (tasks, done) = match claimed {
        Ok(tasks) => (tasks, Ok(())),
        Err(error) => (Vec::new(), Err(error)),
    };
    server.or_log("the outbox", done);
    tasks
}

/// Does one task, and counts it meanwhile among those that may count against the global limit, if it does.
fn run_counted(server: &Server, task: Task, as_bot: &AtomicU32) -> impl Future<Output = ()> {
    let counted = u32::from(task.lane == Lane::Bot);
    as_bot.fetch_add(counted, Ordering::Relaxed);
    async move {
        run_task(server, task).await;
        as_bot.fetch_sub(counted, Ordering::Relaxed);
    }
}

/// Does one task and notes the outcome. Neither a panic nor silence keeps the others from being done.
async fn run_task(server: &Server, task: Task) {
    let work = AssertUnwindSafe(timeout(TASK_WITHIN, attempt(server, &task))).catch_unwind();
    let done = match work.await {
        Ok(Ok(done)) => done,
        Ok(Err(_)) if task.kind == TaskKind::Machine => {
            Err(Setback::steady("the machines took too long"))
        }
        Ok(Err(_)) => Err(Setback::passing("it took too long")),
        Err(_) => Err(Setback::passing("a panic")),
    };
    let Some(outcome) = outcome(server, &task, done) else { return };
    let settled = server.app().store().settle(task.id, outcome).await;
    server.or_log("the outcome of a task", settled);
}

/// Counts and logs the outcome of a task; none if the end of the program cut it short, which is no failure: its claim is
/// released, and it is due at the next start.
fn outcome(server: &Server, task: &Task, done: Result<(), Setback>) -> Option<TaskOutcome> {
    let count = |outcome| server.rest().metrics().tasks.count("outcome", outcome);
    let Err(Setback { wait, malformed, steady, error }) = done else {
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
    if task.attempts == WORTH_A_LINE {
        tracing::warn!(task = number, kind, "not done in {WORTH_A_LINE} attempts: {error}");
    }
    let pause = if steady { 0 } else { pause(task.attempts) };
    let at = server.app().clock().now() + wait.max(pause);
    Some(TaskOutcome::Again { at, error })
}

/// Reason why a task is not done.
pub(super) struct Setback {
    /// The least time to wait before it is tried again; none where that cannot help.
    wait: Option<Millis>,
    /// True if the request itself is at fault.
    malformed: bool,
    /// True if the wait does not grow with each attempt: what is awaited is this program's own.
    steady: bool,
    error: String,
}

impl Setback {
    /// Not done yet, and not before so many milliseconds have passed.
    fn until(wait: Millis, error: &str) -> Self {
        Self { wait: Some(wait), malformed: false, steady: false, error: error.to_owned() }
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
        let wait = (!failure.is_final()).then(|| failure.wait().as_millis() as Millis);
        Self { wait, malformed: failure.is_malformed(), steady: false, error: failure.to_string() }
    }
}

async fn attempt(server: &Server, task: &Task) -> Result<(), Setback> {
    let action = crate::app::outbox::delivery::action(server.app(), task)
        .await
        .map_err(|fault| Setback::passing(&fault.to_string()))?;
    if let Action::Later(at) = action {
        let wait = at - server.app().clock().now();
        return Err(Setback::until(wait, "the person's quiet hours"));
    }
    perform(server, task, action).await
}

/// 2 s, then twice as long each time, at most 10 minutes.
fn pause(attempts: u32) -> Millis {
    (2_000 << attempts.min(9)).min(600_000)
}

async fn perform(server: &Server, task: &Task, action: Action) -> Result<(), Setback> {
    let nonce = format!("narabe-{}", task.id.0);
    match action {
        Action::Nothing | Action::Later(_) => Ok(()),
        Action::Tell { person, body, instead, turn, route } => {
            let posting = Posting { body: &instead, nonce: &nonce, route: &route };
            Ok(direct(server, person, &body, turn, &posting).await?)
        }
        Action::Show { game, message, version, body, route } => {
            show(server, game, message, &Posting { body: &body, nonce: &nonce, route: &route })
                .await?;
            check_version(server, game, version).await
        }
        Action::ShowEvent { event, message, version, body, route } => {
            let posting = Posting { body: &body, nonce: &nonce, route: &route };
            super::events::show(server, (event, version), message, &posting).await
        }
        Action::Say { turn, body, route } => {
            Ok(say(server, turn, &Posting { body: &body, nonce: &nonce, route: &route }).await?)
        }
        Action::Thread { game, message, name, version, instead, route } => {
            let posting = Posting { body: &instead, nonce: &nonce, route: &route };
            thread(server, (game, version), message, &name, &posting).await
        }
        Action::Machine { game, entries, by, route } => {
            let taken = machine::take_turn(server.app(), game, entries, by, &route).await;
            match taken.map_err(|fault| Setback::passing(&fault.to_string()))? {
                // What has become due is claimed at once.
                Taken::Done => Ok(()),
                Taken::Busy => Err(Setback::steady("the machines are busy")),
            }
        }
        Action::Delete { message, route } => Ok(delete(server, message, &route).await?),
        Action::Strip { message, text, route } => {
            let body = write::stripped(text.as_deref());
            match edit(server, message, &route, &body).await {
                // A message that someone has deleted has no buttons either.
                Err(failure) if failure.is_unknown_message() => Ok(()),
                stripped => Ok(stripped.map(|_| ())?),
            }
        }
    }
}

/// Deletes a message: through the token that it came by while that lives, which does not count against the global limit;
/// else as the bot. Where the bot is not in the channel, it stays.
async fn delete(server: &Server, message: u64, route: &Route) -> Result<(), Failure> {
    if let Some(living) = server.tokens.of(message, server.app().clock().now()) {
        let account = Account::of_server(route.guild);
        match server.rest().delete_through(account, &living, message).await {
            Err(failure) if failure.is_final() => server.tokens.forget(message),
            Ok(()) => {
                server.tokens.forget(message);
                return Ok(());
            }
            passing => return passing,
        }
    }
    if route.bot_in_channel {
        server.rest().delete(route.venue(), message).await?;
    }
    Ok(())
}

/// Edits a message in the same way; none where there is no way to it.
pub(super) async fn edit(
    server: &Server,
    message: u64,
    route: &Route,
    body: &write::Body,
) -> Result<Option<u64>, Failure> {
    if let Some(living) = server.tokens.of(message, server.app().clock().now()) {
        let account = Account::of_server(route.guild);
        match server.rest().edit_through(account, &living, message, body).await {
            // A body that is not taken here is not taken from the bot either.
            Err(failure) if failure.is_final() && !failure.is_malformed() => {
                server.tokens.forget(message);
            }
            edited => return edited,
        }
    }
    if route.bot_in_channel {
        return server.rest().edit(route.venue(), message, body).await;
    }
    Ok(None)
}

/// Posts an announcement, and remembers the message if it pings for a turn.
async fn say(server: &Server, turn: Option<Turn>, posting: &Posting<'_>) -> Result<(), Failure> {
    let message = post(server, posting).await?;
    if let (Some((game, version)), Some(message)) = (turn, message) {
        remember_ping(server, game, version, message).await;
    }
    Ok(())
}

/// Begins a game's thread; if Discord refuses, the game stays in its channel, which gets a message about it.
async fn thread(
    server: &Server,
    turn: Turn,
    message: u64,
    name: &str,
    instead: &Posting<'_>,
) -> Result<(), Setback> {
    match server.rest().begin_thread(instead.route.venue(), message, name).await {
        Ok(()) => {
            let moved = move_to_thread(server.app(), turn.0, instead.route.channel, message).await;
            moved.map_err(|fault| Setback::passing(&fault.to_string()))
        }
        Err(failure) if !failure.is_final() => Err(failure.into()),
        Err(failure) => {
            tracing::info!("no thread: {failure}");
            Ok(say(server, Some(turn), instead).await?)
        }
    }
}

/// A turn of a game: the game and its version.
type Turn = (GameId, u32);

/// Remembers the message that pinged for a turn; it is deleted when the turn has passed.
async fn remember_ping(server: &Server, game: GameId, version: u32, message: u64) {
    let store = server.app().store();
    let kept = match store.game(game).await {
        Ok(Some(stored)) => {
            let delete = task::delete_stale_ping(&stored, server.app().clock().now());
            store.pinged(game, version, message, delete).await
        }
        Ok(None) => Ok(()),
        Err(fault) => Err(fault),
    };
    server.or_log("a ping", kept);
}

/// Sends a direct message. If that fails for good, the channel gets the other message; if the person takes none, that is
/// remembered.
async fn direct(
    server: &Server,
    person: u64,
    body: &Message,
    turn: Option<Turn>,
    instead: &Posting<'_>,
) -> Result<(), Failure> {
    match super::direct::send(server, person, instead.nonce, &write::posted(body)).await {
        Err(failure) if failure.is_final() => {
            tracing::info!("no direct message: {failure}");
            if failure.is_closed_to_bot() {
                let now = server.app().clock().now();
                let closed = server.app().store().remember_closed(person, Some(now)).await;
                server.or_log("closed direct messages", closed);
            }
            say(server, turn, instead).await
        }
        sent => sent.map(|_| ()),
    }
}

/// Refreshes the public board: in the interaction's answer if there is one, else in the message that shows the game,
/// else as a new message.
async fn show(
    server: &Server,
    game: GameId,
    message: Option<u64>,
    posting: &Posting<'_>,
) -> Result<(), Failure> {
    let Posting { body, route, .. } = posting;
    let edited = write::edited(body);
    let own = route.token.as_ref().filter(|token| token.public);
    let mut shown = match own {
        Some(own) => {
            server.rest().edit_original(Account::of_server(route.guild), &own.token, &edited).await
        }
        None => Ok(None),
    };
    if let (Ok(Some(message)), Some(own)) = (&shown, own) {
        server.tokens.keep(*message, &own.token, true, own.until);
    }
    if !matches!(shown, Ok(Some(_)))
        && let Some(message) = message
    {
        shown = edit(server, message, route, &edited).await;
    }
    let id = match shown {
        // A board that cannot be edited would stand still; the next one takes its place.
        Err(failure) if !failure.is_final() && !failure.is_too_old() => return Err(failure),
        Ok(Some(id)) => Some(id),
        Ok(None) | Err(_) => post(server, posting).await?,
    };
    if let Some(id) = id {
        remember(server, shown_by(server, game, id, route.channel, route.bot_in_channel)).await;
    }
    Ok(())
}

/// Fails if the game has a newer version: the answer to a step may have been overwritten, or what shows it may have edited
/// the message before, so the board is shown again.
async fn check_version(server: &Server, game: GameId, version: u32) -> Result<(), Setback> {
    let now = server.app().store().game(game).await;
    match now.map_err(|fault| Setback::passing(&fault.to_string()))? {
        Some(now) if now.version != version => {
            Err(Setback::passing("the game moved on while its board was on its way"))
        }
        _ => Ok(()),
    }
}

/// Records the message that shows a game; the buttons of the one before are stripped.
async fn remember(server: &Server, shown: ShownBy) {
    let delivered = Delivered { shown: Some(shown), tasks: Vec::new() };
    server.or_log(
        "the message that shows a game",
        server.app().store().reply_delivered(delivered).await,
    );
}

/// Returns the record of the message that shows a game, with the task that strips the buttons off the one before.
pub fn shown_by(
    server: &Server,
    game: GameId,
    message: u64,
    channel: u64,
    bot_in_channel: bool,
) -> ShownBy {
    let number = server.remembered.fetch_add(1, Ordering::Relaxed);
    let once = format!("{}:{number}", server.app().store().node());
    let strip = task::strip_buttons(channel, bot_in_channel, server.app().clock().now(), &once);
    ShownBy { game, channel, message, strip }
}

/// A message to be posted.
pub(super) struct Posting<'a> {
    pub(super) body: &'a Message,
    /// Key by which Discord takes two posts of it for one.
    pub(super) nonce: &'a str,
    pub(super) route: &'a Route,
}

/// Posts through the interaction while its token lives, which needs no permission and does not count against the global
/// limit; else as the bot.
pub(super) async fn post(server: &Server, posting: &Posting<'_>) -> Result<Option<u64>, Failure> {
    let Posting { body, nonce, route } = posting;
    let posted = write::posted(body);
    if let Some(interaction) = &route.token {
        let account = Account::of_server(route.guild);
        match server.rest().follow_up(account, &interaction.token, &posted).await {
            Err(failure) if failure.is_final() && route.bot_in_channel => {
                tracing::info!("not through the interaction: {failure}");
            }
            Ok(Some(message)) => {
                server.tokens.keep(message, &interaction.token, false, interaction.until);
                return Ok(Some(message));
            }
            other => return other,
        }
    }
    if !route.bot_in_channel {
        let message = "there is no way into the channel any more".to_owned();
        return Err(Failure::Refused { status: 403, code: MISSING_ACCESS, message });
    }
    server.rest().post(route.venue(), nonce, &posted).await
}
