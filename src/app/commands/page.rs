//! Pages that buttons turn: leaderboard, profile, history.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::request::Page;
use crate::app::output::reply::{Answer, Reply};
use crate::app::pages::{guesses, history, leaderboard, profile};

/// Shows a page; after a press it replaces the page in the message.
pub(crate) async fn show_page(
    ctx: &Context,
    caller: &Caller,
    page: &Page,
) -> Result<Answer, Error> {
    let message = match page {
        Page::Ladder { pool: Some(pool), page, .. } if guesses::is_named(pool) => {
            guesses::list(ctx, caller, *page).await?
        }
        Page::Ladder { pool, season, page, text } => {
            let pool = pool.as_deref();
            let page = *page;
            leaderboard::leaderboard(ctx, caller, pool, *season, page, *text).await?
        }
        Page::Profile(person) => {
            profile::profile(ctx, caller, person.unwrap_or(caller.person)).await?
        }
        Page::History(past) => history::history(ctx, caller, past).await?,
    };
    // A command has no message to edit; a button has.
    let in_place = caller.message.is_some();
    Ok(Answer::plain(if in_place { Reply::Update(message) } else { Reply::Post(message) }))
}
