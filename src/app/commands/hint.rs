//! `/hint`: says what there is in a game against a machine.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::hint;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;

/// `/hint`.
pub struct Hint {
    game: Option<String>,
}

impl SlashCommand for Hint {
    const SPEC: Spec = Spec::ephemeral("hint", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        hint::hint(ctx, caller, self.game.as_deref()).await
    }
}
