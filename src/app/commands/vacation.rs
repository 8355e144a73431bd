//! `/vacation`: begins a vacation, ends it, or shows what is left.

use crate::app::caller::Caller;
use crate::app::clock::vacation;
use crate::app::commands::spec::{Group, SlashCommand, Spec, Subcommand};
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
    const SPEC: Spec = Spec {
        subcommands: &[
            Subcommand::new("show", &[]),
            Subcommand::new("start", &[]),
            Subcommand::new("stop", &[]),
        ],
        ..Spec::ephemeral("vacation", Group::Settings, &[])
    };

    fn parse(arguments: &Arguments) -> Option<Self> {
        let begin = match arguments.subcommand()? {
            "show" => None,
            "start" => Some(true),
            "stop" => Some(false),
            _ => return None,
        };
        Some(Self { begin })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        vacation::vacation(ctx, caller, self.begin).await
    }
}
