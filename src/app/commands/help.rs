//! `/help`: the commands in groups, how to move in each game.

use crate::app::caller::Caller;
use crate::app::commands::COMMANDS;
use crate::app::commands::challenge::AGAINST_MACHINE;
use crate::app::commands::spec::{Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::markup::command as link;
use crate::app::output::panel;
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::game::{Arg, Games};
use crate::limits::MESSAGE_LENGTH;
use crate::words::{self, Locale, say};
use std::collections::HashMap;

/// Ids of the registered commands, by name.
pub type CommandIds = HashMap<String, u64>;

/// Room for a note below the text, in characters: what the bot lacks in the channel.
const NOTE_LENGTH: usize = 300;

/// `/help`.
pub struct Help;

impl SlashCommand for Help {
    const SPEC: Spec =
        Spec { rate_limited: false, ..Spec::ephemeral("help", Group::Settings, &[]) };

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let note = if caller.missing_permissions.is_empty() { 0 } else { NOTE_LENGTH };
        let locales = (caller.locale, caller.guild_locale);
        let within = MESSAGE_LENGTH - note;
        let text = text(locales, ctx.games, ctx.command_ids(), caller.manages, within);
        let play = PanelButton {
            look: ButtonStyle::On,
            ..panel::plain(AGAINST_MACHINE, say(caller.locale, "play-machine", &[]))
        };
        let links = panel::links(&ctx.addresses, caller.locale);
        let panel = [Row::Buttons(vec![play])].into_iter().chain(links).collect();
        Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private(text) })))
    }
}

/// Returns the list of commands with their descriptions, and how to move in each game. The Move
/// button is named in the guild's language, as it is under the boards. `ids` are those of the
/// commands where they are known: such a command can be clicked. As many of them as have room in a
/// message have their id, the first ones first. The text has at most `within` characters. Commands
/// for members with Manage Server are listed where the reader `manages`.
pub fn text(
    (locale, guild_locale): (Locale, Locale),
    games: Games,
    ids: &CommandIds,
    manages: bool,
    within: usize,
) -> String {
    let groups = Group::ALL.map(|(group, word)| {
        let of_group = |spec: &&Spec| spec.group == group && (manages || !spec.managers_only);
        (word, COMMANDS.iter().copied().filter(of_group).collect::<Vec<_>>())
    });
    let args = |linked: &[&str]| {
        [
            ("commands", Arg::Text(lines(locale, &groups, ids, linked))),
            ("button", Arg::Text(say(guild_locale, "button-move", &[]))),
            ("games", Arg::Text(moves(locale, games))),
        ]
    };
    let length = |text: &str| text.chars().count();
    let mut room = within.saturating_sub(length(&say(locale, "help", &args(&[]))));
    let longer = |spec: &&Spec| {
        let id = ids.get(spec.name)?;
        Some((spec.name, length(&link(spec.name, *id)) - length(&plain(spec.name))))
    };
    let commands = groups.iter().flat_map(|(_, commands)| commands);
    let linked = commands.filter_map(longer).map_while(|(name, more)| {
        room = room.checked_sub(more)?;
        Some(name)
    });
    say(locale, "help", &args(&linked.collect::<Vec<_>>()))
}

/// Returns a command that cannot be clicked.
fn plain(name: &str) -> String {
    format!("**/{name}**")
}

/// Returns the groups of commands, a line each with its description; those that are `linked` can be clicked.
fn lines(
    locale: Locale,
    groups: &[(&str, Vec<&Spec>)],
    ids: &CommandIds,
    linked: &[&str],
) -> String {
    let line = |spec: &&Spec| {
        let does = say(locale, &format!("command-{}", spec.name), &[]);
        let id = ids.get(spec.name).filter(|_| linked.contains(&spec.name));
        let name = id.map_or_else(|| plain(spec.name), |id| link(spec.name, *id));
        format!("{name} {does}")
    };
    let group = |(word, commands): &(&str, Vec<&Spec>)| {
        let heading = say(locale, &format!("help-group-{word}"), &[]);
        [heading].into_iter().chain(commands.iter().map(line)).collect::<Vec<_>>()
    };
    groups.iter().flat_map(group).collect::<Vec<_>>().join("\n")
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
