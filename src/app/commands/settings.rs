//! `/settings`: panel with a server's settings, and moderation by those who manage the server.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{Moderation, ModerationAct};
use crate::app::output::reply::Answer;
use crate::app::settings::{moderation, server};
use crate::play::crowd::CROWD;

/// `/settings`.
pub struct Settings(Moderation);

impl SlashCommand for Settings {
    const SPEC: Spec = Spec {
        managers_only: true,
        ..Spec::ephemeral(
            "settings",
            Group::Settings,
            &[
                Opt::optional("do", Takes::Word(&ModerationAct::WORDS)),
                GAME,
                Opt::optional("person", Takes::Person),
            ],
        )
    };

    fn parse(arguments: &Arguments) -> Option<Self> {
        let act = arguments.string("do").map(|word| ModerationAct::from_word(&word));
        Some(Self(Moderation {
            act: act.map_or(Some(None), |act| act.map(Some))?,
            game: arguments.string("game"),
            person: arguments
                .person("person")
                .map(|person| if person.is_self { CROWD } else { person.person }),
        }))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        match self.0.act {
            None => server::show_settings(ctx, caller).await,
            Some(act) => moderation::moderate(ctx, caller, act, &self.0).await,
        }
    }
}
