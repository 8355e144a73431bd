//! The caller's own language and preferences, loaded before a request runs.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::words::Locale;

/// Returns the caller with their preferences and languages. If the store does not answer, Discord's
/// locale is used.
pub(crate) async fn with_preferences(ctx: &Context, caller: &Caller) -> Caller {
    let mut caller = caller.clone();
    caller.preferences = ctx.store.preferences(caller.person).await.unwrap_or_default();
    caller.locale = caller.preferences.locale.as_deref().map_or(caller.locale, Locale::of);
    let settings = context::guild_settings(ctx, caller.venue.guild).await.unwrap_or_default();
    caller.guild_locale = settings.locale.as_deref().map_or(caller.guild_locale, Locale::of);
    caller.lettering = caller.preferences.lettering.unwrap_or(settings.lettering);
    caller
}
