//! `/games`: lists of games.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::{Arguments, Opponent};
use crate::app::input::request::{GamesFilter, GamesList};
use crate::app::output::reply::Answer;
use crate::app::pages::games;

/// `/games`.
pub struct Games(GamesFilter);

impl SlashCommand for Games {
    const SPEC: Spec = Spec::ephemeral(
        "games",
        Group::Play,
        &[
            Opt::optional("list", Takes::Word(&words_of(GamesList::ALL))),
            GAME,
            Opt::optional("with", Takes::Person),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let list = arguments.text("list").and_then(GamesList::read);
        Some(Self(GamesFilter {
            list: list.unwrap_or_default(),
            game: arguments.string("game"),
            with: arguments.person("with").map(Opponent::number),
        }))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        games::list_games(ctx, caller, &self.0).await
    }
}
