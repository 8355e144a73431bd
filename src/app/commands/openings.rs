//! `/openings`: the openings of a server's own games.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::app::pages::openings;
use crate::app::pages::openings_way::Filter;

/// `/openings`.
pub struct Openings {
    /// Rule set; none: the one that was played in the channel last.
    game: Option<String>,
    /// The moves that lead to the position.
    moves: String,
    /// The person whose games are counted, unless they are the caller's own.
    player: Option<u64>,
    mine: bool,
    rated: bool,
}

impl SlashCommand for Openings {
    const SPEC: Spec = Spec::ephemeral(
        "openings",
        Group::Look,
        &[
            Opt::optional("game", Takes::Text),
            Opt::optional("player", Takes::Person),
            Opt::optional("mine", Takes::Flag),
            Opt::optional("moves", Takes::Text),
            Opt::optional("rated", Takes::Flag),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self {
            game: arguments.string("game"),
            moves: arguments.string("moves").unwrap_or_default(),
            player: arguments.person("player").map(|player| player.person),
            mine: arguments.flag("mine").unwrap_or(false),
            rated: arguments.flag("rated").unwrap_or(false),
        })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let own = self.mine.then_some(caller.person);
        let filter = Filter { person: self.player.or(own), rated: self.rated };
        openings::openings(ctx, caller, self.game.as_deref(), filter, &self.moves).await
    }
}
