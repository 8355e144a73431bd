//! One interaction from its arrival to its answer. The spans of its steps are what `benches/steps.rs` adds up.

use super::http::failure::Failure;
use super::http::invalid_requests::Account;
use super::interaction::{Interaction, Kind};
use super::outbox::requests::{once, shown_by};
use super::permitted::{Question, is_permitted};
use super::private_threads::{ThreadQuestion, is_outside};
use super::role_reach::{self, RoleQuestion};
use super::server::Server;
use super::{read, roles, unreadable, watch, write};
use crate::app::caller::Caller;
use crate::app::commands::manner::manner;
use crate::app::error::InternalError;
use crate::app::input::request::{Request, RequestKind};
use crate::app::outbox::task;
use crate::app::output::reply::{Answer, Delivery, Message, PendingTasks, Reply, ShownOnce};
use crate::app::settings::{introduction, week_offer};
use crate::limits::TOKEN_LASTS_MS;
use crate::store::{AnswerShown, Delivered, Millis, NewTask, ShownBy, TaskId, TaskOutcome};
use crate::words::say;
use serde_json::Value;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::time::{Instant, timeout};
use tracing::{Instrument, debug_span};

/// Reads the JSON of an interaction and sees it through to its answer.
pub async fn arrive(server: &Server, json: &Value) {
    server.app().machines().let_answer_go_first();
    let read = debug_span!("parsing").in_scope(|| Interaction::read(json));
    match read {
        Ok(interaction) => {
            let span = watch::arrived(server.rest().metrics(), &interaction);
            take(server, interaction).instrument(span).await;
        }
        Err(_) => unreadable::answer(server, json).await,
    }
}

/// Takes an interaction and sees it through to its answer.
async fn take(server: &Server, interaction: Interaction) {
    let arrived = Instant::now();
    let read = debug_span!("parsing").in_scope(|| read::request(&interaction));
    let Some(request) = read else {
        return answer_unknown(server, &interaction, arrived).await;
    };
    match Arc::clone(&server.in_flight).try_acquire_owned() {
        Ok(_permit) => {
            let questions = Questions {
                permission: Question::of(&interaction, &request),
                roles: RoleQuestion::of(&interaction, &request),
                thread: ThreadQuestion::of(&interaction, &request),
            };
            serve(server, &request, &questions, arrived).await;
        }
        Err(_) => send(server, &request.caller, &busy(server, &request), arrived).await,
    }
}

/// Questions to Discord before a request is answered.
struct Questions {
    permission: Option<Question>,
    roles: Option<RoleQuestion>,
    thread: Option<ThreadQuestion>,
}

async fn serve(server: &Server, request: &Request, questions: &Questions, arrived: Instant) {
    let mut work = std::pin::pin!(answer_and_take(server, request, questions));
    if let Ok(answer) = timeout(server.patience.deferred, &mut work).await {
        return send(server, &request.caller, &answer, arrived).await;
    }
    if manner(&request.kind).deferrable {
        defer(server, request, arrived).await;
        let answer = work.await;
        return follow_deferred(server, request, &answer).await;
    }
    // Neither choices nor a modal can follow a deferred response, and nothing is lost without them.
    let answer =
        timeout(server.patience.give_up, work).await.unwrap_or_else(|_| busy(server, request));
    send(server, &request.caller, &answer, arrived).await;
}

/// Returns the app's answer, after the roles of someone whose data it has deleted were taken away.
async fn answer_and_take(server: &Server, request: &Request, questions: &Questions) -> Answer {
    let answer = answer(server, request, questions).await;
    roles::take(server, &answer.taken_roles).await;
    answer
}

/// Returns the app's answer, once what it needs is fetched and a worker is free; for a caller who asks too often nothing is
/// fetched. It runs as a task of its own: a picture that is drawn for the first time must not delay the deferred response,
/// and a panic ends this interaction alone, with a sentence. The worker is the task's: it is not free before the work has
/// ended, be that given up or not.
async fn answer(server: &Server, request: &Request, questions: &Questions) -> Answer {
    let mut asked = request.clone();
    let admitted = crate::app::admit(server.app(), request);
    if admitted.is_ok() {
        complete(server, &mut asked, questions).await;
    }
    let free = Arc::clone(&server.workers).acquire_owned();
    let Ok(worker) = timeout(server.patience.line, free).await else {
        return busy(server, request);
    };
    let app = server.shared_app();
    let work = async move {
        let _worker = worker;
        match admitted {
            Ok(()) => crate::app::handle(&app, &asked).await,
            Err(why) => crate::app::refuse(&app, &asked, why).await,
        }
    };
    let work = tokio::spawn(work.in_current_span());
    work.await.unwrap_or_else(|_| {
        Answer::private(InternalError::new("a panic while answering").report(&request.caller))
    })
}

/// Adds to a request what Discord says: about the caller's rights, about chosen roles and the thread, and what is in the
/// attached file.
async fn complete(server: &Server, request: &mut Request, questions: &Questions) {
    if let Some(question) = &questions.permission {
        request.caller.manages = is_permitted(server, question).await;
    }
    if let Some(question) = &questions.roles {
        role_reach::look_up(server, question, &mut request.caller).await;
    }
    if let Some(question) = questions.thread {
        request.caller.outside_thread = is_outside(server, question).await;
    }
    if let Some(file) = request.kind.file_mut() {
        file.content = server.rest().files().fetch(&file.address, file.size).await;
    }
}

/// Returns the answer when there are too many interactions.
fn busy(server: &Server, Request { caller, kind }: &Request) -> Answer {
    tracing::warn!(interaction = caller.interaction, "shed");
    server.rest().metrics().answers.count("outcome", "shed");
    match kind {
        RequestKind::Autocomplete(_) => Answer::plain(Reply::Choices(Vec::new())),
        _ => Answer::private(say(caller.locale, "fault-busy", &[])),
    }
}

/// Sends the answer, and settles the tasks that it has done.
async fn send(server: &Server, caller: &Caller, answer: &Answer, arrived: Instant) {
    if let Reply::Follow(message) = &answer.reply {
        return send_behind(server, caller, answer, message, arrived).await;
    }
    let body = debug_span!("body").in_scope(|| write::answer(&answer.reply, caller.bot_in_channel));
    let sent = acknowledge(server, caller, &body, arrived).instrument(debug_span!("sending")).await;
    delivered(server, caller, answer, sent, Sent::New).await;
}

/// Acknowledges the press and sends the answer as a follow-up. The pressed message is then `@original`, and is deleted or
/// stripped through the token: the bot's own requests for that would count against the global limit.
async fn send_behind(
    server: &Server,
    caller: &Caller,
    answer: &Answer,
    message: &Message,
    arrived: Instant,
) {
    let sent = match acknowledge(server, caller, &write::deferred(true, false), arrived).await {
        Ok(_) => {
            // The pressed message is there already: no follow-up takes its place.
            server.answered.keep(&caller.token);
            follow_up(server, &caller.token, message).await
        }
        Err(failure) => Err(failure),
    };
    delivered(server, caller, answer, sent, Sent::FollowUp).await;
}

/// Sends the first response to an interaction, and counts it.
async fn acknowledge(
    server: &Server,
    caller: &Caller,
    body: &write::Body,
    arrived: Instant,
) -> Result<Option<u64>, Failure> {
    let until = arrived + server.patience.answer;
    let mut sent = server.rest().answer(caller.interaction, &caller.token, body, until).await;
    if let Some(plain) = instead(&sent, body) {
        sent = server.rest().answer(caller.interaction, &caller.token, &plain, until).await;
        note_plain(server, &sent);
    }
    observe(server, arrived, sent.is_ok());
    sent
}

/// Uses no emoji until the next start if Discord has taken a message without any that it had refused with them: one may have
/// been deleted. What it refuses either way says nothing about emojis.
fn note_plain(server: &Server, sent: &Result<Option<u64>, Failure>) {
    if sent.is_ok() {
        tracing::warn!("a message was taken only without its emojis; no more are used");
        server.app().set_emojis(HashMap::new());
    }
}

/// Counts an answer or deferred response, and the time since the interaction.
fn observe(server: &Server, arrived: Instant, given: bool) {
    let metrics = server.rest().metrics();
    let took = arrived.elapsed();
    metrics.answers.count("outcome", if given { "given" } else { "lost" });
    if given {
        metrics.answer_times.observe(took);
    }
    tracing::info!(given, took_ms = took.as_millis() as u64, "answered");
}

/// Sees to what follows an answer that was sent: its message is kept, the question that it answers goes, and what else it brings
/// comes behind it.
async fn delivered(
    server: &Server,
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
            return show_later(server, caller, answer).await;
        }
    };
    keep(server, caller, answer, message, how).await;
    // A form or a list of choices has changed nothing.
    if answer.reply.message().is_some() {
        server.wake.notify_one();
    }
    if answer.ends_question
        && let Err(failure) = server.rest().delete_original(&caller.token).await
    {
        tracing::warn!("an answered question cannot be deleted: {failure}");
    }
    // Last, since it may take longer than the answer's tasks wait for it.
    if let Some((_, also)) = &answer.also
        && let Err(failure) = follow_up(server, &caller.token, also).await
    {
        tracing::warn!(
            interaction = caller.interaction,
            "a further message did not arrive: {failure}"
        );
        // One that Discord does not take would not arrive later either.
        if !failure.is_malformed() {
            show_later(server, caller, answer).await;
        }
    }
}

/// Remembers the message of a delivered answer and settles the tasks that it has done. An answer whose receipt got lost
/// has arrived, but its message is left for the outbox to find.
async fn keep(server: &Server, caller: &Caller, answer: &Answer, message: Option<u64>, how: Sent) {
    let shows = answer.shows.zip(message);
    if let Some((_, message)) = shows {
        keep_token(server, caller, message, how);
    }
    let edits = matches!(answer.reply, Reply::Update(_)) || how == Sent::Edit;
    let shown = shows.map(|((game, version), message)| ShownBy {
        answer: Some(AnswerShown { version, edits, again: again(server, caller, how) }),
        ..shown_by(server, game, message, caller.venue.channel, caller.bot_in_channel)
    });
    let tasks = outcomes(answer, message, server.app().clock().now(), how);
    if shown.is_some() || !tasks.is_empty() {
        server.answered.keep(&caller.token);
        let delivered = Delivered { shown, tasks };
        server.or_log("a reply", server.app().store().reply_delivered(delivered).await);
    }
}

/// Has what was to follow an answer, which a server is shown once, come with a later command.
async fn show_later(server: &Server, caller: &Caller, answer: &Answer) {
    let shown = answer.also.as_ref().map(|(shown, _)| *shown);
    let Some((guild, shown)) = caller.venue.guild.zip(shown) else { return };
    let forgotten = match shown {
        ShownOnce::SetUp => introduction::forget(server.app(), guild).await,
        ShownOnce::WeekOffer => week_offer::forget(server.app(), guild).await,
    };
    server.or_log("what a server is shown once", forgotten);
}

/// Returns the task that shows a game again, for an answer that was overtaken.
fn again(server: &Server, caller: &Caller, how: Sent) -> NewTask {
    let is_original = how != Sent::FollowUp;
    task::show_after(caller, is_original, server.app().clock().now(), &once(server))
}

/// Keeps the token with the message that shows a game, and with the public one whose place it has taken.
fn keep_token(server: &Server, caller: &Caller, message: u64, how: Sent) {
    let until = server.app().clock().now() + TOKEN_LASTS_MS;
    let is_original = how != Sent::FollowUp;
    server.tokens.keep(message, &caller.token, is_original, until);
    if let Some(pressed) = caller.message.filter(|_| !is_original && !caller.ephemeral) {
        server.tokens.keep(pressed, &caller.token, true, until);
    }
}

/// Returns the outcomes of the tasks that hang on an answer. The board is done by an answer that shows it, and due now by any
/// other; if the message is not known, the task stays for the outbox to find it. A machine's move is due now.
fn outcomes(
    answer: &Answer,
    message: Option<u64>,
    now: Millis,
    how: Sent,
) -> Vec<(TaskId, TaskOutcome)> {
    let shown = match (answer.shows, message) {
        (None, _) => Some(TaskOutcome::Due(now)),
        (Some(_), message) => message.map(|_| TaskOutcome::Done),
    };
    let ping = if pings(&answer.reply, how) { TaskOutcome::Done } else { TaskOutcome::Due(now) };
    let PendingTasks { shown: board, ping: call, machine } = &answer.pending;
    let machine = machine.map(|task| (task, TaskOutcome::Due(now)));
    let tasks = [board.zip(shown), call.map(|task| (task, ping)), machine];
    tasks.into_iter().flatten().collect()
}

/// Sends a deferred response.
async fn defer(server: &Server, request: &Request, arrived: Instant) {
    let caller = &request.caller;
    let manner = manner(&request.kind);
    let in_place = manner.delivery == Delivery::Edit;
    let body = write::deferred(in_place, manner.ephemeral);
    match acknowledge(server, caller, &body, arrived).await {
        // The message is there already: no follow-up takes the place of one that is promised.
        Ok(_) if in_place => server.answered.keep(&caller.token),
        Ok(_) => {}
        Err(failure) => tracing::warn!(
            interaction = caller.interaction,
            "the deferred response did not arrive: {failure}"
        ),
    }
}

/// Sends the answer after a deferred response. If that was public and the answer is ephemeral, the response is taken back and
/// the answer sent as a follow-up.
async fn follow_deferred(server: &Server, request: &Request, answer: &Answer) {
    let token = &request.caller.token;
    let manner = manner(&request.kind);
    let in_place = manner.delivery == Delivery::Edit;
    let (sent, how) = match &answer.reply {
        Reply::Post(message) if message.private && !manner.ephemeral => {
            let free = if in_place { Ok(()) } else { take_back(server, &request.caller).await };
            let sent = match free {
                Ok(()) => follow_up(server, token, message).await,
                Err(failure) => Err(failure),
            };
            (sent, Sent::FollowUp)
        }
        Reply::Post(message) | Reply::Follow(message) if in_place => {
            (follow_up(server, token, message).await, Sent::FollowUp)
        }
        Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => {
            (edit_original(server, token, &write::edited(message)).await, Sent::Edit)
        }
        // Neither can follow a deferred response, and neither is ever deferred.
        Reply::MoveModal(_) | Reply::SettingModal(_) | Reply::Form(_) | Reply::Choices(_) => return,
    };
    delivered(server, &request.caller, answer, sent, how).await;
}

/// Deletes a public deferred response, or fills it with a neutral line where that fails: Discord takes a follow-up to one that is
/// still open for its answer, and shows it to everyone.
async fn take_back(server: &Server, caller: &Caller) -> Result<(), Failure> {
    match server.rest().delete_original(&caller.token).await {
        Err(failure) if !failure.is_unknown_message() => {
            tracing::warn!("the deferred response cannot be deleted: {failure}");
            let text = say(caller.guild_locale, "answer-private", &[]);
            let body = write::stripped(Some(&text), false);
            edit_original(server, &caller.token, &body).await.map(|_| ())
        }
        _ => Ok(()),
    }
}

/// Edits the deferred response, if need be without emojis.
async fn edit_original(
    server: &Server,
    token: &str,
    body: &write::Body,
) -> Result<Option<u64>, Failure> {
    let edited = server.rest().edit_original(Account::Answer, token, body).await;
    let Some(plain) = instead(&edited, body) else { return edited };
    let edited = server.rest().edit_original(Account::Answer, token, &plain).await;
    note_plain(server, &edited);
    edited
}

/// Returns the body to send in the place of one that Discord did not take: the same without its emojis, where it has any.
fn instead(sent: &Result<Option<u64>, Failure>, body: &write::Body) -> Option<write::Body> {
    sent.as_ref().err().filter(|failure| failure.is_malformed())?;
    write::without_emojis(body)
}

/// Posts a further message through an interaction, as an answer to it, if need be without emojis.
async fn follow_up(
    server: &Server,
    token: &str,
    message: &Message,
) -> Result<Option<u64>, Failure> {
    let body = write::posted(message);
    let sent = server.rest().follow_up(Account::Answer, token, &body).await;
    let Some(plain) = instead(&sent, &body) else { return sent };
    let sent = server.rest().follow_up(Account::Answer, token, &plain).await;
    note_plain(server, &sent);
    sent
}

/// Answers an interaction that this version does not know.
async fn answer_unknown(server: &Server, interaction: &Interaction, arrived: Instant) {
    let caller = read::caller(interaction);
    // Discord refuses a message as the answer to what is being typed.
    let answer = match interaction.kind {
        Kind::Autocomplete => Answer::plain(Reply::Choices(Vec::new())),
        _ => Answer::private(say(caller.locale, "refusal-unknown-button", &[])),
    };
    send(server, &caller, &answer, arrived).await;
}

/// Way in which an answer was sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sent {
    /// As the first response.
    New,
    /// As a follow-up to a response that shows nothing of it.
    FollowUp,
    /// As an edit of the deferred response, which pings no one.
    Edit,
}

/// True if the reply itself has pinged the people that it names.
fn pings(reply: &Reply, how: Sent) -> bool {
    let (Reply::Post(message) | Reply::Follow(message)) = reply else { return false };
    how != Sent::Edit && !message.pings.is_empty()
}
