//! `/review` and the button below a finished game: what the engine says of it, in pages, for its players alone until one
//! of them shares a page.
//!
//! A review stores nothing: its buttons name the game and the page, and a record from a file travels with the message.

use super::openings;
use super::replay;
use super::replay_steps::ReplaySource;
use super::review_page::{self, Reviewed};
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::fair_play;
use crate::app::input::game_lookup;
use crate::app::input::request::{ButtonAction, File};
use crate::app::output::outcome_line::{check_played, holder};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::output::view::{self, View};
use crate::app::output::{move_numbers, next_game};
use crate::app::work_pool::Budget;
use crate::game::{Record, Refusal, Seat, Setup};
use crate::machine::{Client, Silence};
use crate::store::servers::Finished;
use crate::store::{GameId, Status, StoredGame};
use crate::words::Locale;
use std::sync::Arc;

/// True if a button belongs to a review.
pub(crate) fn turns(verb: ButtonAction) -> bool {
    matches!(verb, ButtonAction::ReviewBack | ButtonAction::ReviewForth | ButtonAction::Share)
}

/// Runs `/review`: the first page, for the caller alone.
pub(crate) async fn review(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    file: Option<&File>,
) -> Result<Answer, Error> {
    match file {
        Some(file) => {
            let source = of_file(ctx, caller, file, caller.locale).await?;
            first_page(ctx, caller, source).await
        }
        None => {
            let stored = game_to_review(ctx, caller, named).await?;
            shown_first(ctx, caller, &stored).await
        }
    }
}

async fn shown_first(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<Answer, Error> {
    check_player(caller, stored)?;
    let source = of_game(ctx, caller, stored, caller.locale).await?;
    first_page(ctx, caller, source).await
}

async fn first_page(ctx: &Context, caller: &Caller, source: Source) -> Result<Answer, Error> {
    let reviewed = reviewed(ctx, caller, source).await?;
    let message = page(ctx, caller, &View::own(caller), reviewed, (0, true)).await?;
    Ok(Answer::plain(Reply::Post(Message { private: true, ..message })))
}

/// Answers the Review button below a finished game, and the buttons below its review. A page that has been shared is
/// everyone's.
pub(crate) async fn press(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    shown: u32,
    verb: ButtonAction,
) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    if verb == ButtonAction::Review {
        return shown_first(ctx, caller, &stored).await;
    }
    if caller.ephemeral || caller.astray || verb == ButtonAction::Share {
        check_player(caller, &stored)?;
    }
    let source = of_game(ctx, caller, &stored, locale(caller, verb)).await?;
    turned(ctx, caller, source, shown, verb).await
}

/// Answers a button below the review of a record that the message carries.
pub(crate) async fn turn_attached(
    ctx: &Context,
    caller: &Caller,
    shown: u32,
    verb: ButtonAction,
    file: &File,
) -> Result<Answer, Error> {
    let source = of_file(ctx, caller, file, locale(caller, verb)).await?;
    turned(ctx, caller, source, shown, verb).await
}

/// Returns the language of what a button leads to: the reader's own, or everyone's.
fn locale(caller: &Caller, verb: ButtonAction) -> Locale {
    if is_own(caller, verb) { caller.locale } else { caller.guild_locale }
}

/// True if only the caller sees what a button leads to.
fn is_own(caller: &Caller, verb: ButtonAction) -> bool {
    caller.ephemeral && verb != ButtonAction::Share
}

async fn turned(
    ctx: &Context,
    caller: &Caller,
    source: Source,
    shown: u32,
    verb: ButtonAction,
) -> Result<Answer, Error> {
    let own = is_own(caller, verb);
    let reviewed = reviewed(ctx, caller, source).await?;
    let number = match verb {
        ButtonAction::ReviewBack => shown.saturating_sub(1),
        ButtonAction::ReviewForth => shown.saturating_add(1),
        _ => shown,
    };
    let view = view::view_here(ctx, caller, own).await;
    let message = page(ctx, caller, &view, reviewed, (number, own)).await?;
    if verb == ButtonAction::Share {
        // The caller's own page goes, so that a second press does not share it again.
        return Ok(Answer::plain(Reply::Post(message)).in_place_of_question());
    }
    Ok(Answer::plain(Reply::Update(message)))
}

/// A game before its review: the source of its replay, and the names of its players.
struct Source {
    replay: ReplaySource,
    players: [String; 2],
    /// Line about its opening in the server.
    known: Option<String>,
}

/// Returns a finished game, which is no position of a rated game under way.
async fn of_game(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Source, Error> {
    check_played(stored, caller.locale)?;
    next_game::check_review(stored)?;
    let start = context::replay(ctx.games, stored)?.table().clone();
    fair_play::check_position(ctx, caller, (start, &stored.log)).await?;
    let table = context::table(ctx, stored)?;
    let players = [0, 1].map(|seat| holder(stored, &table, Seat(seat), locale));
    let replay = replay::source_of(ctx, stored, locale).await?;
    let numbers = move_numbers::numbers(ctx.games, &replay.record);
    let known = openings::of_review(ctx, stored, &numbers, locale).await?;
    Ok(Source { replay, players, known })
}

/// Returns the record of a file, while no rated game goes on to which it might belong.
async fn of_file(
    ctx: &Context,
    caller: &Caller,
    file: &File,
    locale: Locale,
) -> Result<Source, Error> {
    let (games, file) = (ctx.games, file.clone());
    let read = move |budget: &Budget| replay::import(games, &file, budget);
    let import = ctx.work.run(caller, read).await?;
    let Record { seats, actions, setup, .. } = &import.record;
    next_game::check_reviewed(*seats, actions, setup.as_ref().map_or(0, Setup::count))?;
    fair_play::check_file(ctx, caller, &import.table).await?;
    let players = [0, 1].map(|seat| replay::player_of_file(&import, Seat(seat), locale));
    Ok(Source { replay: replay::source(&import, locale), players, known: None })
}

/// True if the caller can have the engine's opinion of a game, but for rated games that go on.
pub(crate) fn is_offered(caller: &Caller, stored: &StoredGame) -> bool {
    check_player(caller, stored).is_ok() && next_game::check_review(stored).is_ok()
}

/// Refuses everyone but the players. A challenge has no seats yet, and [`next_game::check_review`] refuses it.
fn check_player(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    let may_ask = stored.status == Status::Open || stored.seat_of(caller.person).is_some();
    if may_ask { Ok(()) } else { Err(Refusal::new("review-players")) }
}

/// Has the engine review a game, which takes seconds unless that has been done lately.
async fn reviewed(ctx: &Context, caller: &Caller, source: Source) -> Result<Reviewed, Error> {
    let Source { replay, players, known } = source;
    let place = caller.venue.guild.unwrap_or(caller.venue.channel);
    let client = Client { person: caller.person, place };
    let held = ctx.work.hold(caller).ok_or_else(|| Refusal::new("review-busy"))?;
    let review = ctx.machines.review(client, replay.record.clone()).await;
    drop(held);
    let review = review.map_err(|silence| match silence {
        Silence::Full => Error::from(Refusal::new("review-busy")),
        Silence::Failed | Silence::Panicked | Silence::Ended => {
            InternalError::new("a review has ended").into()
        }
    })?;
    let review = review.ok_or_else(|| InternalError::new("a record that replays has no review"))?;
    let numbers = move_numbers::numbers(ctx.games, &replay.record);
    Ok(Reviewed { replay, players, known, numbers, review })
}

/// Returns a page; `own` says if only the caller sees it.
async fn page(
    ctx: &Context,
    caller: &Caller,
    view: &View,
    reviewed: Reviewed,
    (number, own): (u32, bool),
) -> Result<Message, Error> {
    let (painter, games, view) = (Arc::clone(&ctx.painter), ctx.games, view.clone());
    let draw = move |budget: &Budget| {
        review_page::page(&painter, games, &view, &reviewed, (number, own), budget)
    };
    ctx.work.run(caller, draw).await
}

/// Returns the game that is named, else the caller's last one that was finished here.
async fn game_to_review(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<StoredGame, Error> {
    if let Some(named) = named {
        return game_lookup::game_named(ctx, caller, named).await;
    }
    let (person, channel) = (Some(caller.person), Some(caller.venue.channel));
    let last = Finished { person, channel, most: 1, ..Finished::default() };
    let mut games = ctx.store.finished(last).await?;
    games.pop().ok_or_else(|| Refusal::new("no-game-to-review").into())
}
