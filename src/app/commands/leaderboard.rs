//! `/leaderboard`: the ranked people of a pool and season.

use crate::app::caller::Caller;
use crate::app::commands::page;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{LadderFilter, Page};
use crate::app::output::reply::Answer;

/// `/leaderboard`.
pub struct Leaderboard(Page);

impl SlashCommand for Leaderboard {
    const SPEC: Spec = Spec::named(
        "leaderboard",
        Group::Look,
        &[
            Opt::optional("game", Takes::Text),
            Opt::optional("season", Takes::Text),
            Opt::optional("player", Takes::Person),
            Opt::optional("text", Takes::Flag),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self(Page::Ladder(LadderFilter {
            pool: arguments.string("game"),
            season: season(arguments),
            page: None,
            text: arguments.flag("text").unwrap_or(false),
            person: arguments.person("player").map(|player| player.person),
        })))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        page::show_page(ctx, caller, &self.0).await
    }
}

/// Reads the number of a season.
pub(super) fn season(arguments: &Arguments) -> Option<u32> {
    arguments.text("season").and_then(|season| season.trim().parse().ok())
}
