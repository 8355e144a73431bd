//! `/vacation`: begins a vacation, ends it, or shows what is left.

use crate::app::caller::Caller;
use crate::app::clock::vacation;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;

/// `/vacation`.
pub struct Vacation {
    /// True to begin one, false to end it; `None` to show what is left.
    begin: Option<bool>,
}

impl SlashCommand for Vacation {
    const SPEC: Spec = Spec::ephemeral(
        "vacation",
        Group::Settings,
        &[Opt::optional("do", Takes::Word(&["start", "stop"]))],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let begin = match arguments.text("do") {
            None => None,
            Some("start") => Some(true),
            Some("stop") => Some(false),
            Some(_) => return None,
        };
        Some(Self { begin })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        vacation::vacation(ctx, caller, self.begin).await
    }
}
