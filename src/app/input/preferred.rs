//! The caller's preferences and their server's settings, loaded before a request runs, and the letters of pente boards that
//! follow from them.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::game_lookup;
use crate::app::input::request::{Request, RequestKind};
use crate::game::Lettering;
use crate::store::{GameId, Preferences, StoreError, StoredGame};
use crate::words::Locale;

/// Returns the caller with their preferences and languages, and their server's settings. If the store does not answer, the
/// error comes with them, and Discord's locale is used.
pub(crate) async fn with_preferences(
    ctx: &Context,
    request: &Request,
) -> (Caller, Result<(), Error>) {
    let mut caller = request.caller.clone();
    let read = load(ctx, &mut caller).await;
    (caller, read)
}

/// Returns the same with the letters in which the request is read, for which games may be asked for.
pub(crate) async fn with_letters(ctx: &Context, request: &Request) -> (Caller, Result<(), Error>) {
    let (mut caller, mut read) = with_preferences(ctx, request).await;
    if read.is_ok() && caller.venue.guild.is_none() {
        read = load_letters(ctx, &mut caller, &request.kind).await;
    }
    (caller, read)
}

async fn load(ctx: &Context, caller: &mut Caller) -> Result<(), Error> {
    let read = ctx.store.preferences_and_settings(caller.person, caller.venue.guild).await;
    let (preferences, settings) = read?;
    caller.locale = preferences.locale.as_deref().map_or(caller.locale, Locale::of);
    caller.guild_locale = settings.locale.as_deref().map_or(caller.guild_locale, Locale::of);
    caller.lettering = preferences.lettering.unwrap_or(settings.lettering);
    (caller.preferences, caller.settings) = (preferences, Some(settings));
    Ok(())
}

async fn load_letters(ctx: &Context, caller: &mut Caller, kind: &RequestKind) -> Result<(), Error> {
    if let Some(game) = Box::pin(meant(ctx, caller, kind)).await? {
        caller.lettering = lettering_in(ctx, &game, caller.person, &caller.preferences).await?;
    }
    Ok(())
}

/// Returns the game whose letters hold for a caller outside of servers: the one that they name, else one that they play from
/// there, which waits for them where one does. None is looked for where they have chosen letters.
async fn meant(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
) -> Result<Option<StoredGame>, Error> {
    if caller.preferences.lettering.is_some() {
        return Ok(None);
    }
    match named(kind) {
        Some(game) => Ok(ctx.store.game(game).await?),
        None => {
            let own = game_lookup::running_from_here(ctx, caller).await?;
            let waiting = own.iter().position(|game| game_lookup::waits_for(ctx, caller, game));
            Ok(own.into_iter().nth(waiting.unwrap_or(0)))
        }
    }
}

/// Returns the game that a request names.
fn named(kind: &RequestKind) -> Option<GameId> {
    let written = match kind {
        RequestKind::Press { game, .. }
        | RequestKind::SelectMove { game, .. }
        | RequestKind::SubmitMove { game, .. } => return Some(*game),
        RequestKind::Command { arguments, .. } => arguments.text("game"),
        RequestKind::Autocomplete(query) => query.game.as_deref(),
        // Name and version of the form stand before the game.
        RequestKind::SubmitForm { key, .. } => key.split(':').nth(2),
        RequestKind::Panel { key, values } => match key.split_once(':') {
            Some(("which", _)) => values.first().map(String::as_str),
            Some(("hint" | "note" | "play" | "try", part)) => part.split(':').next(),
            _ => None,
        },
        _ => None,
    };
    game_lookup::number(written?).ok()
}

/// Returns the letters of a game's board for one of its people outside of its channel: those that they prefer, else those of
/// the server from which they play.
///
/// # Errors
/// If the store does not answer.
pub(crate) async fn lettering_in(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
    preferences: &Preferences,
) -> Result<Lettering, StoreError> {
    match preferences.lettering {
        Some(own) => Ok(own),
        None => Ok(context::guild_settings(ctx, stored.server_of(person)).await?.lettering),
    }
}
