//! `/abort`: ends a game without a result, alone where the rules of the bot allow it, else by
//! agreement.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::offers;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;

/// `/abort`.
pub struct Abort {
    game: Option<String>,
}

impl SlashCommand for Abort {
    const SPEC: Spec = Spec::ephemeral("abort", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        offers::ask_to_abort(ctx, caller, self.game.as_deref()).await
    }
}
