//! Application layer: a [`Request`] goes in, an [`Answer`] comes out.
//!
//! It knows people, channels, permissions and clocks, and hosts any game of its list; it names no
//! Discord library. A request is loaded, decided and committed in that order. Requests to Discord
//! beside the answer are outbox tasks that the same transaction writes (see [`outbox`]). Before
//! anything is fetched for a request, [`admit`] says if the caller's rate limit has room for it.
//!
//! Rooms, from the top: `commands` reads and runs slash commands, buttons, select menus and modals;
//! `pages`, `settings`, `events` and `clock` use `game`, which changes games; `outbox` turns tasks into
//! requests to Discord; `output` writes messages; `input` holds the requests' types. The files beside
//! them serve all rooms; ARCHITECTURE.md lists them.

pub mod addresses;
mod audit;
pub mod book;
pub mod caller;
pub mod clock;
pub mod commands;
pub mod context;
mod downtime;
pub mod error;
mod event_state;
pub mod events;
pub mod game;
pub mod game_limits;
pub mod hill_state;
pub mod input;
pub mod markup;
pub mod outbox;
pub mod output;
pub mod own_puzzles;
pub mod pack;
pub mod pages;
pub mod rate_limit;
pub mod settings;
pub mod turn_clock;
pub mod unrated;
mod work_pool;

use crate::app::caller::Caller;
use crate::app::clock::pause;
use crate::app::commands::manner::manner;
use crate::app::commands::{
    autocomplete, buttons, challenge_form, forms, move_, page, panels, which_game,
};
use crate::app::game::update::Committed;
use crate::app::game::{answer, menus, resignation, why};
use crate::app::input::preferred;
use crate::app::input::request::{ButtonAction, Request, RequestKind};
use crate::app::output::reply::{Answer, Delivery, Message, Reply, ShownOnce};
use crate::app::output::{panel, permission_note};
use crate::app::pages::{replay, review};
use crate::app::rate_limit::Counted;
use crate::app::settings::{introduction, week_offer};
use crate::game::Refusal;
use crate::words::say;
pub use context::Context;
use error::Error;
use std::sync::PoisonError;
pub use work_pool::AT_WORK;

/// Answers a request that the caller's rate limit has room for: [`admit`] comes before it. An error becomes the answer: a
/// sentence for the caller.
pub async fn handle(ctx: &Context, request: &Request) -> Answer {
    let (caller, read) = preferred::with_letters(ctx, request).await;
    let caller = &caller;
    let answer = match read {
        // In other letters than those of the board a typed point would be another one.
        Err(fault) if request.kind.has_values() => Err(fault),
        // On the heap: a request through every room below is many kilobytes, which callers would hold on the stack.
        _ => Box::pin(dispatch(ctx, caller, &request.kind)).await,
    };
    let answer = match answer {
        Err(Error::User(why)) => refuse_unless_done(ctx, caller, &request.kind, why).await,
        other => other,
    };
    finish(ctx, caller, &request.kind, answer).await
}

/// Answers a request that is refused before anything is done for it. For a list of choices the database is not asked either.
pub async fn refuse(ctx: &Context, request: &Request, why: Refusal) -> Answer {
    if matches!(request.kind, RequestKind::Autocomplete(_)) {
        return Answer::plain(Reply::Choices(Vec::new()));
    }
    let (caller, _) = preferred::with_preferences(ctx, request).await;
    let caller = &caller;
    let answer = refuse_unless_done(ctx, caller, &request.kind, vec![why]).await;
    finish(ctx, caller, &request.kind, answer).await
}

/// Makes an error a sentence, and adds what a server is told besides.
async fn finish(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
    answer: Result<Answer, Error>,
) -> Answer {
    let answer = answer.unwrap_or_else(|stop| match stop {
        // Autocomplete never shows an error: it offers no choices instead.
        _ if matches!(kind, RequestKind::Autocomplete(_)) => {
            Answer::plain(Reply::Choices(Vec::new()))
        }
        Error::User(why) => why::refused(caller.locale, &why),
        Error::Internal(fault) => Answer::private(fault.report(caller)),
    });
    let is_under_public = caller.message.is_some() && !caller.ephemeral;
    let answer = if is_under_public { answer.beside_public(caller.astray) } else { answer };
    let mut answer = permission_note::add_permission_note(caller, answer);
    answer.also = shown_once(ctx, caller, kind, &answer.reply).await;
    if let Reply::Update(message) = &mut answer.reply
        && caller.layout
    {
        message.make_layout();
    }
    answer
}

/// Returns what the caller's server is to be shown now, once, behind an answer.
async fn shown_once(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
    reply: &Reply,
) -> Option<(ShownOnce, Message)> {
    if let Some(panel) = introduction::of_server(ctx, caller, kind, reply).await {
        return Some((ShownOnce::SetUp, panel));
    }
    let offer = week_offer::of_server(ctx, caller, kind, reply).await?;
    Some((ShownOnce::WeekOffer, offer))
}

/// Returns the refusal, or the usual answer if this interaction has been committed already: a
/// repeated delivery finds its own change made.
async fn refuse_unless_done(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
    why: Vec<Refusal>,
) -> Result<Answer, Error> {
    match (ctx.store.seen(caller.interaction).await?, kind) {
        (
            None,
            RequestKind::Press { game, verb: ButtonAction::Pause | ButtonAction::NoPause, .. },
        ) => pause::refused(ctx, caller, *game, why).await,
        (None, _) if ctx.store.has_acted(caller.interaction).await? => Ok(told_done(caller)),
        (None, _) => Err(Error::User(why)),
        (Some(_), RequestKind::Press { verb: ButtonAction::ConfirmResign, .. }) => {
            Ok(resignation::resigned(caller))
        }
        (Some(_), RequestKind::Press { verb: ButtonAction::ConfirmConcede, .. }) => {
            Ok(resignation::conceded(caller))
        }
        (Some(game), RequestKind::SelectMove { text, .. }) => {
            let game = context::load(ctx, game).await?;
            Ok(Box::pin(menus::played(ctx, caller, &game, text)).await)
        }
        (Some(game), RequestKind::SubmitMove { text, .. }) if caller.ephemeral => {
            let game = context::load(ctx, game).await?;
            Ok(Box::pin(move_::typed_before(ctx, caller, &game, text)).await)
        }
        (Some(_), RequestKind::Panel { key, .. }) if !panel::posts(key) => Ok(panel::done(caller)),
        (Some(_), RequestKind::Press { verb: ButtonAction::ConfirmAbort, .. }) => {
            Ok(panel::done(caller))
        }
        (Some(_), kind) if is_told_alone(kind) => Ok(told_done(caller)),
        (Some(game), _) => {
            let committed = Committed::earlier(context::load(ctx, game).await?);
            let delivery = match manner(kind).delivery {
                // A move without an alternative was played by a press that else opens a form.
                Delivery::Modal => Delivery::Edit,
                usual => usual,
            };
            Ok(answer::answer(ctx, caller, committed, delivery).await)
        }
    }
}

/// Returns the sentence that tells the caller that what they ask for was done before.
fn told_done(caller: &Caller) -> Answer {
    Answer::private(say(caller.locale, "panel-done", &[]))
}

/// True if the usual answer to a request that changes a game is a sentence for the caller alone: a board in its place would
/// be taken for the one that shows the game.
fn is_told_alone(kind: &RequestKind) -> bool {
    match kind {
        RequestKind::Press { verb, .. } => {
            matches!(verb, ButtonAction::Pause | ButtonAction::NoPause | ButtonAction::Nudge)
        }
        RequestKind::Command { .. } => manner(kind).ephemeral,
        _ => false,
    }
}

async fn dispatch(ctx: &Context, caller: &Caller, kind: &RequestKind) -> Result<Answer, Error> {
    match kind {
        RequestKind::Command { name, arguments } => {
            Box::pin(which_game::run(ctx, caller, name, arguments)).await
        }
        RequestKind::ShowPage(page) => page::show_page(ctx, caller, page).await,
        RequestKind::StepReplay { shown, verb, file } if review::turns(*verb) => {
            review::turn_attached(ctx, caller, *shown, *verb, file).await
        }
        RequestKind::StepReplay { shown, verb, file } => {
            replay::step_attached(ctx, caller, *shown, *verb, file).await
        }
        RequestKind::Panel { key, values } => {
            Box::pin(panels::panel(ctx, caller, key, values)).await
        }
        RequestKind::Press { game, version, verb } => {
            Box::pin(buttons::press(ctx, caller, *game, *version, *verb)).await
        }
        RequestKind::SelectMove { game, version, text } => {
            menus::choose(ctx, caller, *game, *version, text).await
        }
        RequestKind::SubmitMove { game, version, text } => {
            move_::play_typed(ctx, caller, *game, *version, text).await
        }
        RequestKind::OpenChallenge(opponent) => challenge_form::open(ctx, caller, *opponent).await,
        RequestKind::SubmitForm { key, fields } => forms::submit(ctx, caller, key, fields).await,
        RequestKind::Autocomplete(query) => {
            Ok(Answer::plain(Reply::Choices(autocomplete::complete(ctx, caller, query).await?)))
        }
    }
}

/// Counts a request against the caller's rate limit, once for each interaction and before anything is done for it.
///
/// # Errors
/// The reason to [`refuse`] it: the limit has no room for it.
pub fn admit(ctx: &Context, Request { caller, kind }: &Request) -> Result<(), Refusal> {
    let (counted, refusal) = match kind {
        _ if manner(kind).rate_limited => (Counted::Command, "too-many-commands"),
        RequestKind::Panel { .. }
        | RequestKind::Press { .. }
        | RequestKind::SubmitForm { .. }
        | RequestKind::SelectMove { .. }
        | RequestKind::SubmitMove { .. } => (Counted::Press, "too-many-presses"),
        // No one reads the sentence: the answer is an empty list.
        RequestKind::Autocomplete(_) => (Counted::List, "too-many-presses"),
        _ => return Ok(()),
    };
    let mut limit = ctx.rate_limit.lock().unwrap_or_else(PoisonError::into_inner);
    if limit.admits(counted, caller.person, ctx.clock.now()) {
        return Ok(());
    }
    Err(Refusal::new(refusal).number("most", limit.most(counted)))
}
