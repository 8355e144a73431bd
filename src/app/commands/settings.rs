//! `/settings`: `show`, a panel with a server's settings, and a subcommand for each act of those who manage the server.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Subcommand, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::{Arguments, Opponent};
use crate::app::input::request::{Moderation, ModerationAct};
use crate::app::output::reply::Answer;
use crate::app::settings::{moderation, server};

/// The game that an act is about.
const GAME: Opt = Opt::required("game", Takes::Text);

/// The person whom an act is about.
const PERSON: Opt = Opt::required("person", Takes::Person);

/// The subcommand that shows the panel; the others are the words of acts.
const SHOW: &str = "show";

/// `/settings`.
pub struct Settings(Moderation);

impl SlashCommand for Settings {
    const SPEC: Spec = Spec {
        managers_only: true,
        subcommands: &[
            Subcommand::new(SHOW, &[]),
            Subcommand::new("end", &[GAME]),
            Subcommand::new("extend", &[GAME]),
            Subcommand::new("decide", &[GAME, Opt::optional("person", Takes::Person)]),
            Subcommand::new("void", &[GAME]),
            Subcommand::new("restore", &[GAME]),
            Subcommand::new("close-season", &[]),
            Subcommand::new("ban", &[PERSON]),
            Subcommand::new("unban", &[PERSON]),
            Subcommand::new("log", &[]),
        ],
        ..Spec::ephemeral("settings", Group::Settings, &[])
    };

    fn parse(arguments: &Arguments) -> Option<Self> {
        let act = match arguments.subcommand()? {
            SHOW => None,
            word => Some(ModerationAct::from_word(word)?),
        };
        Some(Self(Moderation {
            act,
            game: arguments.string("game"),
            person: arguments.person("person").map(Opponent::number),
        }))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        match self.0.act {
            None => server::show_settings(ctx, caller).await,
            Some(act) => moderation::moderate(ctx, caller, act, &self.0).await,
        }
    }
}
