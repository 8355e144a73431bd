//! Open seats across servers: which ones are shown in a server, and who may take them. The game lives in its author's
//! server; someone from elsewhere plays by direct message.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::store::servers::Settings;
use crate::store::{Status, StoredGame, bans};

/// Most seats of other servers on a list.
const MOST: u32 = 40;

/// Returns the open seats of other servers that are shown in the caller's.
pub(crate) async fn seats(ctx: &Context, caller: &Caller) -> Result<Vec<StoredGame>, Error> {
    let Some(guild) = caller.venue.guild else { return Ok(Vec::new()) };
    let here = context::guild_settings(ctx, Some(guild)).await?;
    if !here.across {
        return Ok(Vec::new());
    }
    let mut shown = Vec::new();
    for game in ctx.store.seats_across(guild, MOST).await? {
        if is_shown(ctx, &here, &game).await? {
            shown.push(game);
        }
    }
    Ok(shown)
}

/// True if a challenge of another server has an open seat for people of the caller's: its author and both servers have
/// opened theirs, and neither server has banned the author.
pub(crate) async fn is_open(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<bool, Error> {
    let Some(guild) = caller.venue.guild else { return Ok(false) };
    let here = context::guild_settings(ctx, Some(guild)).await?;
    Ok(here.across && is_shown(ctx, &here, stored).await?)
}

async fn is_shown(ctx: &Context, here: &Settings, stored: &StoredGame) -> Result<bool, Error> {
    let home = context::guild_settings(ctx, stored.venue.guild).await?;
    let Some(author) = stored.members.first().map(|member| member.person) else {
        return Ok(false);
    };
    let is_free = stored.status == Status::Open
        && stored.venue.guild.is_some()
        && stored.members.iter().all(|member| member.joined);
    let is_banned = [here, &home].into_iter().any(|settings| bans::is_banned(settings, author));
    Ok(is_free && home.across && !is_banned && ctx.store.preferences(author).await?.across)
}
