//! `/help`: the commands in groups, how to move in each game.

use crate::app::caller::Caller;
use crate::app::commands::COMMANDS;
use crate::app::commands::challenge::AGAINST_MACHINE;
use crate::app::commands::spec::{SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::markup::command as link;
use crate::app::output::panel::plain;
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
    const SPEC: Spec = Spec { rate_limited: false, ..Spec::ephemeral("help", &[]) };

    fn parse(_: &Arguments) -> Option<Self> {
        Some(Self)
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let note = if caller.missing_permissions.is_empty() { 0 } else { NOTE_LENGTH };
        let (locale, guild_locale) = (caller.locale, caller.guild_locale);
        let within = MESSAGE_LENGTH - note;
        let text = text(locale, guild_locale, ctx.games, ctx.command_ids(), within);
        let play = PanelButton {
            look: ButtonStyle::On,
            ..plain(AGAINST_MACHINE, say(locale, "play-machine", &[]))
        };
        let panel = vec![Row::Buttons(vec![play])];
        Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private(text) })))
    }
}

/// Groups of commands by the words of their headings. A command that no group names is in the last.
const GROUPS: [(&str, &[&str]); 4] = [
    ("play", &["challenge", "move", "board", "games", "rematch"]),
    ("between", &["draw", "takeback", "pause", "abort", "resign"]),
    ("look", &["leaderboard", "profile", "history", "replay", "export"]),
    ("settings", &["rules", "help", "preferences", "vacation", "block", "privacy", "settings"]),
];

/// Returns the commands of a group, in its order.
fn commands_of(number: usize) -> Vec<&'static Spec> {
    let (_, named) = GROUPS[number];
    let named = named.iter().filter_map(|name| COMMANDS.iter().find(|spec| spec.name == *name));
    let is_named = |spec: &&&Spec| GROUPS.iter().any(|(_, names)| names.contains(&spec.name));
    let others = COMMANDS.iter().filter(|spec| number + 1 == GROUPS.len() && !is_named(spec));
    named.chain(others).copied().collect()
}

/// Returns the list of commands with their descriptions, and how to move in each game. The Move
/// button is named in the guild's language, as it is under the boards. `ids` are those of the
/// commands where they are known: such a command can be clicked. As many of them as have room in a
/// message have their id, the first ones first. The text has at most `within` characters.
pub fn text(
    locale: Locale,
    guild_locale: Locale,
    games: Games,
    ids: &CommandIds,
    within: usize,
) -> String {
    let with = |most| with_links(locale, guild_locale, games, ids, most);
    let fits = |text: &String| text.chars().count() <= within;
    (1..=COMMANDS.len()).rev().map(with).find(fits).unwrap_or_else(|| with(0))
}

/// Returns the text in which this many commands can be clicked, as far as their ids are known.
fn with_links(
    locale: Locale,
    guild_locale: Locale,
    games: Games,
    ids: &CommandIds,
    most: usize,
) -> String {
    let mut left = most;
    let mut line = |command: &'static Spec| {
        let does = say(locale, &format!("command-{}", command.name), &[]);
        let id = ids.get(command.name).filter(|_| left > 0);
        left -= usize::from(id.is_some());
        match id {
            Some(id) => format!("{} {does}", link(command.name, *id)),
            None => format!("**/{}** {does}", command.name),
        }
    };
    let mut lines = Vec::new();
    for (number, (word, _)) in GROUPS.iter().enumerate() {
        lines.push(say(locale, &format!("help-group-{word}"), &[]));
        lines.extend(commands_of(number).into_iter().map(&mut line));
    }
    let lines = lines.join("\n");
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
