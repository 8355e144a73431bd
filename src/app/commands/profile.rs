//! `/profile`: a person's ratings, record and rivals.

use crate::app::caller::Caller;
use crate::app::commands::page;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{Page, ProfileFilter};
use crate::app::output::reply::Answer;
use crate::app::pages::leaderboard;

/// `/profile`.
pub struct Profile {
    wanted: ProfileFilter,
    season: Option<String>,
}

impl SlashCommand for Profile {
    const SPEC: Spec = Spec::named(
        "profile",
        Group::Look,
        &[
            Opt::optional("player", Takes::Person),
            Opt::optional("game", Takes::Text),
            Opt::optional("season", Takes::Text),
            Opt::optional("text", Takes::Flag),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let wanted = ProfileFilter {
            person: arguments.person("player").map(|player| player.person),
            pool: arguments.string("game"),
            text: arguments.flag("text").unwrap_or(false),
            ..ProfileFilter::default()
        };
        Some(Self { wanted, season: arguments.string("season") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let season = leaderboard::season_named(ctx, caller, self.season.as_deref()).await?;
        let shown = Page::Profile(ProfileFilter { season, ..self.wanted.clone() });
        page::show_page(ctx, caller, &shown).await
    }
}
