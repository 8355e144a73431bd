//! `/draw`: offers a draw.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::offers;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::play::offer::OfferKind;

/// `/draw`.
pub struct Draw {
    game: Option<String>,
}

impl SlashCommand for Draw {
    const SPEC: Spec = Spec::named("draw", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        offers::ask_for(ctx, caller, OfferKind::Draw, self.game.as_deref()).await
    }
}
