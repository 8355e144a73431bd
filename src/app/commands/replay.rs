//! `/replay`: a game, or a record as a file, step by step.

use crate::app::caller::Caller;
use crate::app::commands::spec::{FILE, GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::File;
use crate::app::output::reply::Answer;
use crate::app::pages::replay;

/// `/replay`.
pub struct Replay {
    game: Option<String>,
    file: Option<File>,
}

impl SlashCommand for Replay {
    const SPEC: Spec = Spec::named("replay", Group::Look, &[GAME, FILE]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game"), file: arguments.file().cloned() })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        replay::replay(ctx, caller, self.game.as_deref(), self.file.as_ref()).await
    }
}
