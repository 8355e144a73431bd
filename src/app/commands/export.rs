//! `/export`: a game, or a record as a file, in a chosen record format.

use crate::app::caller::Caller;
use crate::app::commands::spec::{FILE, GAME, Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::File;
use crate::app::output::reply::Answer;
use crate::app::pages::replay;
use crate::records::Format;

/// `/export`.
pub struct Export {
    game: Option<String>,
    file: Option<File>,
    format: Option<Format>,
}

impl SlashCommand for Export {
    const SPEC: Spec = Spec::ephemeral(
        "export",
        Group::Look,
        &[GAME, FILE, Opt::optional("format", Takes::Word(&words_of(Format::ALL)))],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let format = arguments.text("format").and_then(Format::named);
        Some(Self { game: arguments.string("game"), file: arguments.file().cloned(), format })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let (game, file) = (self.game.as_deref(), self.file.as_ref());
        replay::export(ctx, caller, game, file, self.format).await
    }
}
