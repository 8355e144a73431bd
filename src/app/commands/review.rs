//! `/review`: what the engine says of a finished game or of a record, for the caller alone.

use crate::app::caller::Caller;
use crate::app::commands::spec::{FILE, GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::{Arguments, File};
use crate::app::output::reply::Answer;
use crate::app::pages::review;

/// `/review`.
pub struct Review {
    game: Option<String>,
    file: Option<File>,
}

impl SlashCommand for Review {
    const SPEC: Spec = Spec::ephemeral("review", Group::Look, &[GAME, FILE]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game"), file: arguments.file().cloned() })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        review::review(ctx, caller, self.game.as_deref(), self.file.as_ref()).await
    }
}
