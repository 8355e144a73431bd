//! `/help`: the commands, how to move in each game.

use crate::app::caller::Caller;
use crate::app::commands::COMMANDS;
use crate::app::commands::spec::{SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::game::{Arg, Games};
use crate::words::{self, Locale, say};

/// `/help`.
pub struct Help;

impl SlashCommand for Help {
    const SPEC: Spec = Spec { rate_limited: false, ..Spec::ephemeral("help", &[]) };

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        Ok(Answer::private(text(caller.locale, caller.guild_locale, ctx.games)))
    }
}

/// Returns the list of commands with their descriptions, and how to move in each game. The Move
/// button is named in the guild's language, as it is under the boards.
pub fn text(locale: Locale, guild_locale: Locale, games: Games) -> String {
    let line = |command: &&Spec| {
        let does = say(locale, &format!("command-{}", command.name), &[]);
        format!("**/{}** {does}", command.name)
    };
    let lines = COMMANDS.iter().map(line).collect::<Vec<_>>().join("\n");
    let games = games.0.iter().filter_map(|entry| {
        let how = words::notation_help(locale, entry.info.id, None)?;
        let game = words::game(locale, entry.info.id);
        Some(say(locale, "help-line", &[("game", Arg::Text(game)), ("how", Arg::Text(how))]))
    });
    let args = [
        ("commands", Arg::Text(lines)),
        ("button", Arg::Text(say(guild_locale, "button-move", &[]))),
        ("games", Arg::Text(games.collect::<Vec<_>>().join("\n"))),
    ];
    say(locale, "help", &args)
}
