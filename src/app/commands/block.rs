//! `/block`: keeps a person from challenging the caller.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::Opponent;
use crate::app::output::reply::Answer;
use crate::app::settings::block;

/// `/block`.
pub struct Block {
    person: Option<Opponent>,
}

impl SlashCommand for Block {
    const SPEC: Spec =
        Spec::ephemeral("block", Group::Settings, &[Opt::optional("person", Takes::Person)]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { person: arguments.person("person") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        block::block(ctx, caller, self.person).await
    }
}
