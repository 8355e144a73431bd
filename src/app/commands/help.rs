//! `/help`: the commands in groups, how to move in each game, as a message of components alone, which has room for all
//! commands with their ids.

use crate::app::caller::Caller;
use crate::app::commands::COMMANDS;
use crate::app::commands::challenge::AGAINST_MACHINE;
use crate::app::commands::record_form;
use crate::app::commands::spec::{Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::markup::command as link;
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::panel;
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply};
use crate::game::{Arg, Games};
use crate::words::{self, Locale, say};
use std::collections::HashMap;

/// Ids of the registered commands, by name.
pub type CommandIds = HashMap<String, u64>;

/// `/help`.
pub struct Help;

impl SlashCommand for Help {
    const SPEC: Spec =
        Spec { rate_limited: false, ..Spec::ephemeral("help", Group::Settings, &[]) };

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let locales = (caller.locale, caller.guild_locale);
        let layout = parts(locales, ctx.games, &ctx.command_ids(), caller.manages);
        let panel = panel::links(&ctx.addresses, caller.locale).into_iter().collect();
        Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private_layout(layout) })))
    }
}

/// Returns the list of commands with their descriptions, and how to move in each game. The Move
/// button is named in the guild's language, as it is under the boards. `ids` are those of the
/// commands where they are known: such a command can be clicked. Commands for members with Manage
/// Server are listed where the reader `manages`.
pub fn parts(
    (locale, guild_locale): (Locale, Locale),
    games: Games,
    ids: &CommandIds,
    manages: bool,
) -> Vec<Part> {
    let play = PanelButton {
        look: ButtonStyle::On,
        ..panel::plain(AGAINST_MACHINE, say(locale, "play-machine", &[]))
    };
    let lessons = ("button", Arg::Text(say(locale, "button-lessons", &[])));
    let intro = [say(locale, "help", &[]), say(locale, "help-lessons", &[lessons])].join("\n");
    let intro = Part::Section(intro, SideButton::Panel(play));
    let groups = Group::ALL.into_iter().flat_map(|(group, word)| {
        let of_group = |spec: &&&Spec| spec.group == group && (manages || !spec.managers_only);
        let lines = COMMANDS.iter().filter(of_group).map(|spec| line(locale, spec, ids));
        let heading = say(locale, &format!("help-group-{word}"), &[]);
        let text = [heading].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
        [Part::Separator, with_button(locale, group, text)]
    });
    let button = ("button", Arg::Text(say(guild_locale, "button-move", &[])));
    let moves = say(locale, "help-moves", &[button, ("games", Arg::Text(moves(locale, games)))]);
    [intro].into_iter().chain(groups).chain([Part::Separator, Part::Text(moves)]).collect()
}

/// Returns the text of a group; beside the one about past games a button opens the form for a record.
fn with_button(locale: Locale, group: Group, text: String) -> Part {
    match group {
        Group::Look => Part::Section(text, SideButton::Panel(record_form::button(locale))),
        _ => Part::Text(text),
    }
}

/// Returns a command with its description, each of its subcommands by itself; it can be clicked where its id is known.
fn line(locale: Locale, spec: &Spec, ids: &CommandIds) -> String {
    let does = say(locale, &format!("command-{}", spec.name), &[]);
    let id = ids.get(spec.name);
    let name = |path: String| id.map_or_else(|| format!("**/{path}**"), |id| link(&path, *id));
    let names: Vec<String> = spec.paths().into_iter().map(name).collect();
    format!("{} {does}", names.join(" "))
}

/// Returns how to move in each game, a line each.
fn moves(locale: Locale, games: Games) -> String {
    let games = games.0.iter().filter_map(|entry| {
        let how = words::notation_help(locale, entry.info.id, None)?;
        let game = words::game(locale, entry.info.id);
        Some(say(locale, "help-line", &[("game", Arg::Text(game)), ("how", Arg::Text(how))]))
    });
    games.collect::<Vec<_>>().join("\n")
}
