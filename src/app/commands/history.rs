//! `/history`: a person's finished games.

use crate::app::caller::Caller;
use crate::app::commands::page;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::{Arguments, Opponent};
use crate::app::input::request::{HistoryFilter, POINTS, Page};
use crate::app::output::reply::Answer;

/// `/history`.
pub struct History(Page);

impl SlashCommand for History {
    const SPEC: Spec = Spec::ephemeral(
        "history",
        Group::Look,
        &[
            Opt::optional("player", Takes::Person),
            Opt::optional("opponent", Takes::Person),
            Opt::optional("game", Takes::Text),
            Opt::optional("result", Takes::Word(&words_of(POINTS))),
            Opt::optional("rated", Takes::Flag),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let result = arguments.text("result");
        let points =
            POINTS.iter().find(|(_, word)| result == Some(word)).map(|(points, _)| *points);
        Some(Self(Page::History(HistoryFilter {
            person: arguments.person("player").map(|player| player.person),
            pool: arguments.string("game"),
            opponent: arguments.person("opponent").map(Opponent::number),
            points,
            rated: arguments.flag("rated").unwrap_or(false),
            page: 0,
        })))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        page::show_page(ctx, caller, &self.0).await
    }
}
