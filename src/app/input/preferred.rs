//! The caller's preferences and their server's settings, loaded before a request runs.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::words::Locale;

/// Returns the caller with their preferences and languages, and their server's settings. If the store does not answer,
/// Discord's locale is used.
pub(crate) async fn with_preferences(ctx: &Context, caller: &Caller) -> Caller {
    let mut caller = caller.clone();
    let read = ctx.store.preferences_and_settings(caller.person, caller.venue.guild).await;
    let Ok((preferences, settings)) = read else { return caller };
    caller.locale = preferences.locale.as_deref().map_or(caller.locale, Locale::of);
    caller.guild_locale = settings.locale.as_deref().map_or(caller.guild_locale, Locale::of);
    caller.lettering = preferences.lettering.unwrap_or(settings.lettering);
    Caller { preferences, settings: Some(settings), ..caller }
}
