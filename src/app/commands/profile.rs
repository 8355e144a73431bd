//! `/profile`: a person's ratings, record and rivals.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::commands::{leaderboard, page};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{Page, ProfileFilter};
use crate::app::output::reply::Answer;

/// `/profile`.
pub struct Profile(Page);

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
        Some(Self(Page::Profile(ProfileFilter {
            person: arguments.person("player").map(|player| player.person),
            pool: arguments.string("game"),
            season: leaderboard::season(arguments),
            text: arguments.flag("text").unwrap_or(false),
        })))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        page::show_page(ctx, caller, &self.0).await
    }
}
