//! `/games`: lists of games.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::GamesFilter;
use crate::app::output::reply::Answer;
use crate::app::pages::games;

/// `/games`.
pub struct Games(GamesFilter);

impl SlashCommand for Games {
    const SPEC: Spec = Spec::ephemeral(
        "games",
        &[
            Opt::optional("list", Takes::Word(&GamesFilter::WHICH)),
            GAME,
            Opt::optional("with", Takes::Person),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self(GamesFilter {
            which: arguments.text("list").unwrap_or(GamesFilter::WHICH[0]).to_owned(),
            game: arguments.string("game"),
            with: arguments.person("with").map(|with| with.person),
        }))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        games::list_games(ctx, caller, &self.0).await
    }
}
