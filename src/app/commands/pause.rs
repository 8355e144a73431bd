//! `/pause`: asks for a pause, agrees to one, or ends it.

use crate::app::caller::Caller;
use crate::app::clock::pause;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::reply::Answer;

/// `/pause`.
pub struct Pause {
    game: Option<String>,
}

impl SlashCommand for Pause {
    const SPEC: Spec = Spec::ephemeral("pause", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let (named, fits) = (self.game.as_deref(), pause::may_be_paused);
        let game = game_lookup::my_game_here(ctx, caller, named, fits).await?.id;
        pause::pause(ctx, caller, game).await
    }
}
