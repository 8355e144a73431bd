//! One interaction from its arrival to its answer.

use super::limits::{ANSWER_WITHIN, AT_ONCE, DEFER_AFTER};
use super::rest::{Failure, Rest};
use super::{outbox, read, write};
use crate::app::reply::{Answer, Message, Reply};
use crate::app::request::{Ask, Caller, Request};
use crate::app::{App, commands};
use crate::store::{Settled, Store};
use crate::words::say;
use serenity::all::Interaction;
use std::sync::Arc;
use tokio::sync::{Mutex, Notify, Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout};

/// Answers interactions.
pub struct Server<S> {
    app: Arc<App<S>>,
    rest: Rest,
    /// One permit for each interaction that is being answered; closing takes them all.
    room: Arc<Semaphore>,
    /// Wakes the outbox.
    pub(super) wake: Notify,
    /// Held while the outbox is worked off, so that whoever waits for it finds everything done.
    pub(super) at_work: Mutex<()>,
}

impl<S: Store> Server<S> {
    pub(super) fn new(app: Arc<App<S>>, rest: Rest) -> Self {
        Self {
            app,
            rest,
            room: Arc::new(Semaphore::new(AT_ONCE as usize)),
            wake: Notify::new(),
            at_work: Mutex::new(()),
        }
    }

    pub(super) fn app(&self) -> &App<S> {
        &self.app
    }

    pub(super) fn rest(&self) -> &Rest {
        &self.rest
    }

    /// Takes an interaction and sees it through to its answer.
    pub(super) async fn take(self: &Arc<Self>, interaction: Interaction) {
        let arrived = Instant::now();
        let Some(request) = request(&interaction) else {
            return self.answer_unknown(&interaction, arrived).await;
        };
        let Ok(_permit) = Arc::clone(&self.room).try_acquire_owned() else {
            return self.shed(&request.caller, arrived).await;
        };
        let (server, asked) = (Arc::clone(self), request.clone());
        // A panic in the app ends this one interaction with a sentence, and nothing else.
        let work = tokio::spawn(async move { server.serve(&asked, arrived).await });
        if let Err(panic) = work.await {
            tracing::error!(interaction = request.caller.interaction, "panic: {panic}");
            let fault = crate::app::Fault::new("a panic while answering").report(&request.caller);
            self.send(&request.caller, &private(fault), arrived).await;
        }
    }

    /// Takes no more interactions and waits until those that were taken are answered.
    pub(super) async fn close(&self) {
        let idle = self.idle().await;
        self.room.close();
        drop(idle);
        outbox::tick(self).await;
    }

    /// Waits until no interaction is being answered; none is taken while the guard is held.
    pub(super) async fn idle(&self) -> Option<SemaphorePermit<'_>> {
        self.room.acquire_many(AT_ONCE).await.ok()
    }

    async fn serve(&self, request: &Request, arrived: Instant) {
        let caller = &request.caller;
        let mut work = std::pin::pin!(self.app.handle(request));
        let answer = match timeout(DEFER_AFTER, &mut work).await {
            Ok(answer) => answer,
            Err(_) if can_wait(&request.ask) => {
                self.promise(request, arrived).await;
                let answer = work.await;
                return self.keep_promise(request, &answer).await;
            }
            Err(_) => work.await,
        };
        self.send(caller, &answer, arrived).await;
    }

    /// Sends the answer, and does what hangs on its arrival.
    async fn send(&self, caller: &Caller, answer: &Answer, arrived: Instant) {
        let body = write::answer(&answer.reply, caller.present);
        let sent = self.rest.answer(caller.interaction, &caller.token, &body, arrived + ANSWER_WITHIN).await;
        self.arrived(caller, answer, sent).await;
    }

    /// The answer stands: remembers its message and settles the task that would have stood in for it.
    async fn arrived(&self, caller: &Caller, answer: &Answer, sent: Result<Option<u64>, Failure>) {
        let message = match sent {
            Ok(message) => message,
            Err(failure) => {
                tracing::warn!(interaction = caller.interaction, "the answer did not arrive: {failure}");
                return;
            }
        };
        if let (Some(game), Some(message)) = (answer.shows, message) {
            outbox::remember(self, game, message, caller.venue.channel, caller.present).await;
        }
        let now = self.app.clock().now();
        let then = answer.then.iter().map(|task| (*task, Settled::Due(now)));
        for (task, settled) in answer.stands_for.map(|task| (task, Settled::Done)).into_iter().chain(then) {
            self.or_log(self.app.store().settle(task, settled).await);
        }
        if answer.shows.is_some() || !answer.then.is_empty() {
            self.wake.notify_one();
        }
    }

    pub(super) fn or_log<E: std::fmt::Display>(&self, done: Result<(), E>) {
        if let Err(error) = done {
            tracing::error!("{error}");
        }
    }

    async fn promise(&self, request: &Request, arrived: Instant) {
        let caller = &request.caller;
        let body = write::promise(is_in_place(&request.ask), is_private(&request.ask));
        let until = arrived + ANSWER_WITHIN;
        if let Err(failure) = self.rest.answer(caller.interaction, &caller.token, &body, until).await {
            tracing::warn!(interaction = caller.interaction, "the promise did not arrive: {failure}");
        }
    }

    /// The answer to an interaction that was acknowledged with a promise. What was promised to everybody and turns out to
    /// be for the asker alone is taken back and said to them.
    async fn keep_promise(&self, request: &Request, answer: &Answer) {
        let token = &request.caller.token;
        let sent = match &answer.reply {
            Reply::Post(message) if message.private && !is_private(&request.ask) => {
                if !is_in_place(&request.ask) {
                    self.or_log(self.rest.delete_original(token).await);
                }
                self.rest.follow_up(token, &write::posted(message)).await
            }
            Reply::Post(message) | Reply::Update(message) => {
                self.rest.edit_original(token, &write::edited(message)).await
            }
            // Neither can follow a promise, and neither is ever promised.
            Reply::Form(_) | Reply::Choices(_) => return,
        };
        self.arrived(&request.caller, answer, sent).await;
    }

    /// Too much is going on: a sentence instead of silence.
    async fn shed(&self, caller: &Caller, arrived: Instant) {
        tracing::warn!(interaction = caller.interaction, "shed");
        self.send(caller, &private(say(caller.locale, "fault-busy", &[])), arrived).await;
    }

    /// A button of another version, or something that this version does not know.
    async fn answer_unknown(&self, interaction: &Interaction, arrived: Instant) {
        if let Interaction::Component(pressed) = interaction {
            let caller = read::caller_of_button(pressed);
            let sentence = say(caller.locale, "refusal-unknown-button", &[]);
            self.send(&caller, &private(sentence), arrived).await;
        }
    }
}

fn request(interaction: &Interaction) -> Option<Request> {
    match interaction {
        Interaction::Command(command) => read::command(command),
        Interaction::Autocomplete(command) => read::typing(command),
        Interaction::Component(component) => read::button(component),
        Interaction::Modal(modal) => read::form(modal),
        _ => None,
    }
}

fn private(text: String) -> Answer {
    Answer::plain(Reply::Post(Message::private(text)))
}

/// Suggestions and forms cannot follow a promise.
fn can_wait(ask: &Ask) -> bool {
    !matches!(ask, Ask::Complete(_) | Ask::Press { verb: crate::app::request::Verb::Move, .. })
}

fn is_in_place(ask: &Ask) -> bool {
    matches!(ask, Ask::Press { .. } | Ask::Typed { .. })
}

fn is_private(ask: &Ask) -> bool {
    let name = match ask {
        Ask::Games => "games",
        Ask::Resign { .. } => "resign",
        Ask::Help => "help",
        _ => return false,
    };
    commands::COMMANDS.iter().any(|command| command.name == name && command.private)
}
