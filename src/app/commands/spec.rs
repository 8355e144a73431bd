//! Specification of a slash command: its registration with Discord and the delivery of its answer.
//!
//! Descriptions are messages: `command-NAME`, `command-NAME-SUBCOMMAND`, `option-COMMAND-NAME` or
//! `option-COMMAND-SUBCOMMAND-NAME`, `choice-OPTION-VALUE`.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::{Answer, Delivery};

/// Slash command: its specification, its parser and its run.
pub trait SlashCommand: Sized + Send + Sync {
    /// Specification that is registered, with the delivery of the answer.
    const SPEC: Spec;

    /// Reads the arguments; `None` if a required one is missing, as in the command of another
    /// version.
    fn parse(arguments: &Arguments) -> Option<Self>;

    /// Runs the command.
    fn run(
        &self,
        ctx: &Context,
        caller: &Caller,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// Specification of a slash command, for Discord and for the dispatcher.
#[derive(Debug)]
pub struct Spec {
    /// Name, the same in every language so that habits and scripts last.
    pub name: &'static str,
    /// Group in which `/help` lists the command.
    pub group: Group,
    /// Options, the required ones first; none where there are subcommands.
    pub options: &'static [Opt],
    /// Subcommands. A command that has some is only given with one of them.
    pub subcommands: &'static [Subcommand],
    /// Way in which the answer reaches the channel.
    pub delivery: Delivery,
    /// Visibility of the answer.
    pub visibility: Visibility,
    /// True if the command counts for the caller's rate limit.
    pub rate_limited: bool,
    /// True if the command is offered only in servers, to members with Manage Server.
    pub managers_only: bool,
}

impl Spec {
    /// Returns the specification of a public, rate-limited command for everyone.
    pub const fn named(name: &'static str, group: Group, options: &'static [Opt]) -> Self {
        Self {
            name,
            group,
            options,
            subcommands: &[],
            delivery: Delivery::Post,
            visibility: Visibility::Public,
            rate_limited: true,
            managers_only: false,
        }
    }

    /// Returns the same for a command whose answer is ephemeral.
    pub const fn ephemeral(name: &'static str, group: Group, options: &'static [Opt]) -> Self {
        Self { visibility: Visibility::Ephemeral, ..Self::named(name, group, options) }
    }

    /// Returns the options of a subcommand, or of the command itself where it has none; `None` if it cannot be given so.
    pub fn options_of(&self, subcommand: Option<&str>) -> Option<&'static [Opt]> {
        match subcommand {
            None => self.subcommands.is_empty().then_some(self.options),
            Some(name) => {
                self.subcommands.iter().find(|sub| sub.name == name).map(|sub| sub.options)
            }
        }
    }

    /// Returns the ways in which the command is given, as they are typed: its name, or that with each subcommand.
    pub fn paths(&self) -> Vec<String> {
        match self.subcommands {
            [] => vec![self.name.to_owned()],
            subs => subs.iter().map(|sub| format!("{} {}", self.name, sub.name)).collect(),
        }
    }

    /// True if the command can be given with these arguments: its subcommand is one of this version, all of its options
    /// are, and none that it requires is missing.
    pub fn takes(&self, arguments: &Arguments) -> bool {
        let Some(options) = self.options_of(arguments.subcommand()) else { return false };
        let is_known =
            |name| OF_MENUS.contains(&name) || options.iter().any(|opt| opt.name == name);
        let is_given = |opt: &Opt| !opt.required || arguments.names().any(|name| name == opt.name);
        arguments.names().all(is_known) && options.iter().all(is_given)
    }
}

/// Subcommand, such as `start` of `/vacation start`.
#[derive(Debug)]
pub struct Subcommand {
    /// Name, the same in every language.
    pub name: &'static str,
    /// Options, the required ones first.
    pub options: &'static [Opt],
}

impl Subcommand {
    /// Returns a subcommand.
    pub const fn new(name: &'static str, options: &'static [Opt]) -> Self {
        Self { name, options }
    }
}

/// Arguments that only the commands of a message's menu have: what they found in the message.
pub const OF_MENUS: [&str; 2] = ["message", "record"];

/// Group of commands under one heading of `/help`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Beginning and playing games.
    Play,
    /// Arrangements between the players of a game.
    Between,
    /// Results and past games.
    Look,
    /// Explanations, and how everything is set.
    Settings,
}

impl Group {
    /// All groups in the order of `/help`, with the last words of their headings' message ids.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Play, "play"),
        (Self::Between, "between"),
        (Self::Look, "look"),
        (Self::Settings, "settings"),
    ];
}

/// Visibility of a command's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Visible to the whole channel.
    Public,
    /// Ephemeral: visible to the caller alone.
    Ephemeral,
    /// Ephemeral if this flag is given, else public.
    EphemeralWith(&'static str),
}

/// Option of a command.
#[derive(Debug)]
pub struct Opt {
    /// Name as registered.
    pub name: &'static str,
    /// Type of its values.
    pub takes: Takes,
    /// True if it must be given.
    pub required: bool,
}

impl Opt {
    /// Returns an option that may be left out.
    pub const fn optional(name: &'static str, takes: Takes) -> Self {
        Self { name, takes, required: false }
    }

    /// Returns an option that must be given.
    pub const fn required(name: &'static str, takes: Takes) -> Self {
        Self { name, takes, required: true }
    }
}

/// Type of an option's values.
#[derive(Debug)]
pub enum Takes {
    /// User of Discord.
    Person,
    /// Free text with autocomplete.
    Text,
    /// Word of a fixed list.
    Word(&'static [&'static str]),
    /// Boolean.
    Flag,
    /// Attached file.
    File,
}

/// Option for the game that a command is about, by its number.
pub const GAME: Opt = Opt::optional("game", Takes::Text);
/// Option for a record as a file.
pub const FILE: Opt = Opt::optional("file", Takes::File);

/// Returns the words of a list of values with their words.
pub const fn words_of<T: Copy, const N: usize>(list: [(T, &'static str); N]) -> [&'static str; N] {
    let mut words = [""; N];
    let mut i = 0;
    while i < N {
        words[i] = list[i].1;
        i += 1;
    }
    words
}
