//! `/leaderboard`: the ranked people of a pool and season.

use crate::app::caller::Caller;
use crate::app::commands::page;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{LadderFilter, Page};
use crate::app::output::reply::Answer;
use crate::app::pages::leaderboard;

/// `/leaderboard`.
pub struct Leaderboard {
    wanted: LadderFilter,
    season: Option<String>,
}

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
        let wanted = LadderFilter {
            pool: arguments.string("game"),
            text: arguments.flag("text").unwrap_or(false),
            person: arguments.person("player").map(|player| player.person),
            ..LadderFilter::default()
        };
        Some(Self { wanted, season: arguments.string("season") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let season = leaderboard::season_named(ctx, caller, self.season.as_deref()).await?;
        let shown = Page::Ladder(LadderFilter { season, ..self.wanted.clone() });
        page::show_page(ctx, caller, &shown).await
    }
}
