//! `/privacy`: export and deletion of the caller's data.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::app::settings::privacy;

/// `/privacy`.
pub struct Privacy;

impl SlashCommand for Privacy {
    const SPEC: Spec =
        Spec { rate_limited: false, ..Spec::ephemeral("privacy", Group::Settings, &[]) };

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        Ok(privacy::privacy(ctx, caller))
    }
}
