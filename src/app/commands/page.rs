//! Pages that buttons turn: leaderboard, profile, history.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::request::Page;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::pages::month_lists::List;
use crate::app::pages::{history, leaderboard, month_lists, profile};

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
        Page::Ladder(wanted) => match wanted.pool.as_deref().and_then(List::named) {
            Some(list) => month_lists::list(ctx, caller, list, wanted).await,
            None => leaderboard::leaderboard(ctx, caller, wanted).await,
        },
        Page::Profile(wanted) => profile::profile(ctx, caller, wanted).await,
        Page::History(past) => history::history(ctx, caller, past).await,
    }
}
