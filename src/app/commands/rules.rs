//! `/rules`: an illustrated page for each rule set.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::app::pages::rules;

/// `/rules`.
pub struct Rules {
    /// Rule set: `game/preset` or either alone, and further `key=value` pairs after it; none: the
    /// one that is played in the channel.
    game: Option<String>,
    /// Further `key=value` pairs.
    rules: Option<String>,
}

impl SlashCommand for Rules {
    const SPEC: Spec = Spec::ephemeral(
        "rules",
        Group::Settings,
        &[Opt::optional("game", Takes::Text), Opt::optional("rules", Takes::Text)],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game"), rules: arguments.string("rules") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let pairs = self.rules.as_deref().unwrap_or_default();
        match &self.game {
            Some(game) => rules::rules_page(ctx, caller, game, pairs).await,
            None => rules::rules_here(ctx, caller, pairs).await,
        }
    }
}
