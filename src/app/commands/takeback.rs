//! `/takeback`: asks to take back the last move.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::offers;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::play::offer::OfferKind;

/// `/takeback`.
pub struct Takeback {
    game: Option<String>,
}

impl SlashCommand for Takeback {
    const SPEC: Spec = Spec::named("takeback", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        offers::ask_for(ctx, caller, OfferKind::Takeback, self.game.as_deref()).await
    }
}
