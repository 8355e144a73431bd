//! Specification of a slash command: what is registered with Discord and how the answer is delivered.
//!
//! Descriptions are messages: `command-NAME`, `option-COMMAND-NAME`, `choice-OPTION-VALUE`.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::{Answer, Delivery};

/// A slash command: its specification, its parser and its run.
pub trait SlashCommand: Sized + Send + Sync {
    /// What is registered, and how the answer is delivered.
    const SPEC: Spec;

    /// Reads the arguments; none where a required one is missing, which only another version's command can be.
    fn parse(arguments: &Arguments) -> Option<Self>;

    /// Carries the command out.
    fn run(
        &self,
        ctx: &Context,
        caller: &Caller,
    ) -> impl Future<Output = Result<Answer, Error>> + Send;
}

/// What Discord and the dispatcher know of a slash command.
#[derive(Debug)]
pub struct Spec {
    /// Name, the same in every language so that habits and scripts last.
    pub name: &'static str,
    /// Options, the required ones first.
    pub options: &'static [Opt],
    /// Way in which the answer reaches the channel.
    pub delivery: Delivery,
    /// Who sees the answer.
    pub visibility: Visibility,
    /// True if the command counts for the caller's rate limit.
    pub rate_limited: bool,
    /// True if only those with Manage Server see it, in servers alone.
    pub managers_only: bool,
}

impl Spec {
    /// Returns the specification of a public, rate-limited command for everyone.
    pub const fn named(name: &'static str, options: &'static [Opt]) -> Self {
        Self {
            name,
            options,
            delivery: Delivery::Post,
            visibility: Visibility::Public,
            rate_limited: true,
            managers_only: false,
        }
    }

    /// Returns the same for a command whose answer is ephemeral.
    pub const fn ephemeral(name: &'static str, options: &'static [Opt]) -> Self {
        Self { visibility: Visibility::Ephemeral, ..Self::named(name, options) }
    }
}

/// Who sees the answer to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Everyone in the channel.
    Public,
    /// The caller alone.
    Ephemeral,
    /// The caller alone where this flag is given, else everyone.
    EphemeralWith(&'static str),
}

/// An option of a command.
#[derive(Debug)]
pub struct Opt {
    /// Name.
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
    /// A person.
    Person,
    /// Text with autocomplete.
    Text,
    /// One of a few words.
    Word(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// An attached file.
    File,
}

/// The game that a command is about, by its number.
pub const GAME: Opt = Opt::optional("game", Takes::Text);
/// A record as a file.
pub const FILE: Opt = Opt::optional("file", Takes::File);

/// Returns the words of a list that has a value beside each.
pub const fn words_of<T: Copy, const N: usize>(list: [(T, &'static str); N]) -> [&'static str; N] {
    let mut words = [""; N];
    let mut i = 0;
    while i < N {
        words[i] = list[i].1;
        i += 1;
    }
    words
}
