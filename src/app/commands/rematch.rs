//! `/rematch`: the last game here once more with the same people and exchanged colours.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::rematch;
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::reply::Answer;
use crate::game::Refusal;
use crate::play::first::FirstPlayer;
use crate::store::servers::Finished;

/// `/rematch`: the last game here once more, with the same people and exchanged colours.
pub struct Rematch {
    game: Option<String>,
}

impl SlashCommand for Rematch {
    const SPEC: Spec = Spec::named("rematch", Group::Play, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let stored = match &self.game {
            Some(named) => game_lookup::named_here(ctx, caller, named).await?,
            None => {
                let here = Finished {
                    person: Some(caller.person),
                    channel: Some(caller.venue.channel),
                    most: 1,
                    ..Finished::default()
                };
                let mut games = ctx.store.finished(here).await?;
                games.pop().ok_or_else(|| Refusal::new("no-game-over-here"))?
            }
        };
        rematch::follow(ctx, caller, stored.id, false, FirstPlayer::Random).await
    }
}
