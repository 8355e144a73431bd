//! One interaction from its arrival to its answer.

use super::limits::{AT_ONCE, AT_WORK, CLOSING};
use super::rest::{Failure, Rest};
use super::{Patience, outbox, read, write};
use crate::app::Context;
use crate::app::caller::Caller;
use crate::app::commands::manner::manner;
use crate::app::error::InternalError;
use crate::app::input::request::{Request, RequestKind};
use crate::app::output::reply::{Answer, Delivery, Reply};
use crate::store::Settled;
use crate::words::say;
use serenity::all::{Interaction, ShardManager};
use serenity::gateway::ConnectionStage;
use std::sync::atomic::{AtomicI64, AtomicU64};
use std::sync::{Arc, OnceLock};
use tokio::sync::{Mutex, Notify, Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout};
use tracing::Instrument;

/// Answers interactions.
pub struct Server {
    app: Arc<Context>,
    rest: Rest,
    /// One permit for each interaction that is being answered; closing takes them all.
    room: Arc<Semaphore>,
    /// One permit for each of them that the app works on; the others wait for one in the order in which they came.
    desks: Semaphore,
    /// Wakes the outbox.
    pub(super) wake: Notify,
    /// How often it was written down which message shows a game.
    pub(super) remembered: AtomicU64,
    patience: Patience,
    /// When it was last looked whether the bot is still in its servers (UTC ms).
    pub(super) visited: AtomicI64,
    /// The gateway's shards, once they are there.
    pub(super) shards: OnceLock<Arc<ShardManager>>,
    /// Held while the outbox is worked off, so that whoever waits for it finds everything done.
    pub(super) at_work: Mutex<()>,
}

impl Server {
    pub(super) fn new(app: Arc<Context>, rest: Rest, patience: Patience) -> Self {
        Self {
            app,
            rest,
            room: Arc::new(Semaphore::new(AT_ONCE as usize)),
            desks: Semaphore::new(AT_WORK),
            wake: Notify::new(),
            remembered: AtomicU64::new(0),
            patience,
            visited: AtomicI64::new(0),
            shards: OnceLock::new(),
            at_work: Mutex::new(()),
        }
    }

    pub(super) fn app(&self) -> &Context {
        &self.app
    }

    pub(super) fn rest(&self) -> &Rest {
        &self.rest
    }

    /// How many interactions are being answered.
    pub(super) fn at_work(&self) -> usize {
        (AT_ONCE as usize).saturating_sub(self.room.available_permits())
    }

    /// Whether people can play: every shard is connected, and requests are answered.
    pub(super) async fn is_reached(&self) -> bool {
        if let Some(shards) = self.shards.get() {
            let runners = shards.runners.lock().await;
            if runners.values().any(|runner| runner.stage != ConnectionStage::Connected)
                || runners.is_empty()
            {
                return false;
            }
        }
        self.rest.is_reached().await
    }

    /// Takes an interaction and sees it through to its answer.
    pub(super) async fn take(&self, interaction: Interaction) {
        let arrived = Instant::now();
        let Some(request) = request(&interaction) else {
            return self.answer_unknown(&interaction, arrived).await;
        };
        match Arc::clone(&self.room).try_acquire_owned() {
            Ok(_permit) => self.serve(&request, arrived).await,
            Err(_) => self.send(&request.caller, &self.busy(&request), arrived, Sent::AtOnce).await,
        }
    }

    /// Takes no more interactions, waits until those that were taken are answered, and does what can be done of the outbox
    /// in a little while; the rest waits for the next start.
    pub(super) async fn close(&self) {
        let idle = self.idle().await;
        self.room.close();
        drop(idle);
        // Nothing is lost when the time is up.
        let _ = timeout(CLOSING, outbox::tick(self)).await;
    }

    /// Waits until no interaction is being answered; none is taken while the guard is held.
    pub(super) async fn idle(&self) -> Option<SemaphorePermit<'_>> {
        self.room.acquire_many(AT_ONCE).await.ok()
    }

    async fn serve(&self, request: &Request, arrived: Instant) {
        let mut work = std::pin::pin!(self.answer(request));
        if let Ok(answer) = timeout(self.patience.promise, &mut work).await {
            return self.send(&request.caller, &answer, arrived, Sent::AtOnce).await;
        }
        if manner(&request.kind).deferrable {
            self.defer(request, arrived).await;
            let answer = work.await;
            return self.follow_deferred(request, &answer).await;
        }
        // Neither suggestions nor a form can follow a promise, and nothing is lost without them.
        let answer =
            timeout(self.patience.give_up, work).await.unwrap_or_else(|_| self.busy(request));
        self.send(&request.caller, &answer, arrived, Sent::AtOnce).await;
    }

    /// The app's answer, once the file that came with the request is there and it is its turn. It is a task of its own: a
    /// picture that is drawn for the first time must not hold up the promise, and a panic ends this one interaction with a
    /// sentence, and nothing else.
    async fn answer(&self, request: &Request) -> Answer {
        let mut asked = request.clone();
        if let Some(file) = asked.kind.file_mut() {
            file.content = self.rest.files().fetch(&file.address, file.size).await;
        }
        let Ok(_desk) = timeout(self.patience.line, self.desks.acquire()).await else {
            return self.busy(request);
        };
        let app = Arc::clone(&self.app);
        let work =
            tokio::spawn(async move { crate::app::handle(&app, &asked).await }.in_current_span());
        work.await.unwrap_or_else(|_| {
            Answer::private(InternalError::new("a panic while answering").report(&request.caller))
        })
    }

    /// Too much is going on: a sentence instead of silence.
    fn busy(&self, Request { caller, kind }: &Request) -> Answer {
        tracing::warn!(interaction = caller.interaction, "shed");
        self.rest.metrics().answers.count("outcome", "shed");
        match kind {
            RequestKind::Autocomplete(_) => Answer::plain(Reply::Choices(Vec::new())),
            _ => Answer::private(say(caller.locale, "fault-busy", &[])),
        }
    }

    /// Sends the answer, and does what hangs on its arrival.
    async fn send(&self, caller: &Caller, answer: &Answer, arrived: Instant, how: Sent) {
        let body = write::answer(&answer.reply, caller.bot_in_channel);
        let sent = self
            .rest
            .answer(caller.interaction, &caller.token, &body, arrived + self.patience.answer)
            .await;
        self.observe(arrived, sent.is_ok());
        self.arrived(caller, answer, sent, how).await;
    }

    /// Counts an answer or a promise, and how long after the interaction it arrived.
    fn observe(&self, arrived: Instant, given: bool) {
        let metrics = self.rest.metrics();
        let took = arrived.elapsed();
        metrics.answers.count("outcome", if given { "given" } else { "lost" });
        if given {
            metrics.answer_times.observe(took);
        }
        tracing::info!(given, took_ms = took.as_millis() as u64, "answered");
    }

    /// The answer stands: remembers its message and settles the tasks that it has done. An answer whose receipt got lost
    /// has arrived, but which message it is remains for the outbox to find out.
    async fn arrived(
        &self,
        caller: &Caller,
        answer: &Answer,
        sent: Result<Option<u64>, Failure>,
        how: Sent,
    ) {
        let message = match sent {
            Ok(message) => message,
            Err(failure) => {
                tracing::warn!(
                    interaction = caller.interaction,
                    "the answer did not arrive: {failure}"
                );
                return;
            }
        };
        let now = self.app.clock().now();
        if let (Some(game), Some(message)) = (answer.shows, message) {
            outbox::remember(self, game, message, caller.venue.channel, caller.bot_in_channel)
                .await;
        }
        let shown = if answer.shows.is_none() {
            Some(Settled::Due(now))
        } else {
            message.map(|_| Settled::Done)
        };
        if let (Some(task), Some(settled)) = (answer.pending.shown, shown) {
            self.or_log(self.app.store().settle(task, settled).await);
        }
        if let Some(task) = answer.pending.ping {
            let settled = if pings(&answer.reply, how) { Settled::Done } else { Settled::Due(now) };
            self.or_log(self.app.store().settle(task, settled).await);
        }
        self.wake.notify_one();
    }

    pub(super) fn or_log<E: std::fmt::Display>(&self, done: Result<(), E>) {
        if let Err(error) = done {
            tracing::error!("{error}");
        }
    }

    /// Sends a deferred response.
    async fn defer(&self, request: &Request, arrived: Instant) {
        let caller = &request.caller;
        let manner = manner(&request.kind);
        let body = write::deferred(manner.delivery == Delivery::Edit, manner.ephemeral);
        let until = arrived + self.patience.answer;
        let sent = self.rest.answer(caller.interaction, &caller.token, &body, until).await;
        self.observe(arrived, sent.is_ok());
        if let Err(failure) = sent {
            tracing::warn!(
                interaction = caller.interaction,
                "the deferred response did not arrive: {failure}"
            );
        }
    }

    /// The answer to an interaction that was acknowledged with a promise. What was promised to everybody and turns out to
    /// be for the asker alone is taken back and said to them.
    async fn follow_deferred(&self, request: &Request, answer: &Answer) {
        let token = &request.caller.token;
        let manner = manner(&request.kind);
        let in_place = manner.delivery == Delivery::Edit;
        let sent = match &answer.reply {
            Reply::Post(message) if message.private && !manner.ephemeral => {
                if !in_place && let Err(failure) = self.rest.delete_original(token).await {
                    return tracing::warn!("the deferred response cannot be deleted: {failure}");
                }
                self.rest.follow_up(token, &write::posted(message)).await
            }
            Reply::Post(message) if in_place => {
                self.rest.follow_up(token, &write::posted(message)).await
            }
            Reply::Post(message) | Reply::Update(message) => {
                self.rest.edit_original(token, &write::edited(message)).await
            }
            // Neither can follow a promise, and neither is ever promised.
            Reply::MoveModal(_) | Reply::SettingModal(_) | Reply::Choices(_) => return,
        };
        self.arrived(&request.caller, answer, sent, Sent::AsPromised).await;
    }

    /// Something from another version, or that this one does not know.
    async fn answer_unknown(&self, interaction: &Interaction, arrived: Instant) {
        let caller = match interaction {
            Interaction::Component(pressed) => read::caller_of_component(pressed),
            Interaction::Modal(sent) => read::caller_of_form(sent, false),
            Interaction::Command(command) => read::caller_of_command(command),
            _ => return,
        };
        let sentence = Answer::private(say(caller.locale, "refusal-unknown-button", &[]));
        self.send(&caller, &sentence, arrived, Sent::AtOnce).await;
    }
}

/// How an answer reached its person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// As the answer itself.
    AtOnce,
    /// As an edit of what was promised, which pings nobody.
    AsPromised,
}

/// Whether the reply itself has pinged whom it names.
fn pings(reply: &Reply, how: Sent) -> bool {
    matches!(reply, Reply::Post(message) if how == Sent::AtOnce && !message.pings.is_empty())
}

pub(super) fn request(interaction: &Interaction) -> Option<Request> {
    match interaction {
        Interaction::Command(command) => read::command(command),
        Interaction::Autocomplete(command) => read::typing(command),
        Interaction::Component(component) => read::component(component),
        Interaction::Modal(modal) => read::form(modal),
        _ => None,
    }
}
