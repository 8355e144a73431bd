//! `/preferences`: panel with the caller's own settings.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::app::settings::preferences;

/// `/preferences`.
pub struct Preferences;

impl SlashCommand for Preferences {
    const SPEC: Spec = Spec::ephemeral("preferences", Group::Settings, &[]);

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, _: &Context, caller: &Caller) -> Result<Answer, Error> {
        Ok(preferences::show_preferences(caller))
    }
}
