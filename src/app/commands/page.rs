//! Pages that buttons turn: leaderboard, profile, history.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::request::Page;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::pages::{guesses, history, leaderboard, profile};

/// Shows a page; after a press it replaces the page in the message.
pub(crate) async fn show_page(
    ctx: &Context,
    caller: &Caller,
    page: &Page,
) -> Result<Answer, Error> {
    let message = message(ctx, &caller.reader(), page).await?;
    // A command has no message to edit; a button has.
    let in_place = caller.message.is_some();
    Ok(Answer::plain(if in_place { Reply::Update(message) } else { Reply::Post(message) }))
}

/// Shows a page to the caller alone, beside the message whose button was pressed.
pub(crate) async fn open_page(
    ctx: &Context,
    caller: &Caller,
    page: &Page,
) -> Result<Answer, Error> {
    let reader = Caller { ephemeral: true, ..caller.clone() }.reader();
    let message = message(ctx, &reader, page).await?;
    Ok(Answer::plain(Reply::Post(Message { private: true, ..message })))
}

async fn message(ctx: &Context, caller: &Caller, page: &Page) -> Result<Message, Error> {
    match page {
        Page::Ladder { pool: Some(pool), page, .. } if guesses::is_named(pool) => {
            guesses::list(ctx, caller, *page).await
        }
        Page::Ladder { pool, season, page, text } => {
            let pool = pool.as_deref();
            let page = *page;
            leaderboard::leaderboard(ctx, caller, pool, *season, page, *text).await
        }
        Page::Profile(person) => {
            profile::profile(ctx, caller, person.unwrap_or(caller.person)).await
        }
        Page::History(past) => history::history(ctx, caller, past).await,
    }
}
