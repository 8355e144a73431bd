//! Arguments of a slash command, as Discord delivered them: values by option name.

use crate::game::Refusal;
use crate::play::crowd::CROWD;

/// Values of a command's options, in the order in which they were given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arguments {
    /// Name of the subcommand; `None` for a command that was given by its name alone.
    subcommand: Option<String>,
    values: Vec<(String, Value)>,
}

/// Value of one option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// Text, typed or one of the option's words.
    Text(String),
    /// Boolean.
    Flag(bool),
    /// User of Discord.
    Person(Opponent),
    /// Attached file.
    File(File),
}

impl Arguments {
    /// Returns no values, for a command with a subcommand or without one.
    pub fn of_subcommand(name: Option<&str>) -> Self {
        Self { subcommand: name.map(str::to_owned), values: Vec::new() }
    }

    /// Returns the name of the subcommand.
    pub fn subcommand(&self) -> Option<&str> {
        self.subcommand.as_deref()
    }

    /// Returns the names of the options that have a value.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.values.iter().map(|(name, _)| name.as_str())
    }

    /// Adds a value.
    #[must_use]
    pub fn with(mut self, name: &str, value: Value) -> Self {
        self.values.push((name.to_owned(), value));
        self
    }

    /// Adds a text.
    #[must_use]
    pub fn with_text(self, name: &str, text: impl Into<String>) -> Self {
        self.with(name, Value::Text(text.into()))
    }

    /// Adds a flag.
    #[must_use]
    pub fn with_flag(self, name: &str, flag: bool) -> Self {
        self.with(name, Value::Flag(flag))
    }

    /// Adds a person.
    #[must_use]
    pub fn with_person(self, name: &str, person: Opponent) -> Self {
        self.with(name, Value::Person(person))
    }

    /// Returns the text of an option.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.value(name)? {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the text of an option, owned.
    pub fn string(&self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    /// Returns the flag of an option.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            Value::Flag(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Returns the person of an option.
    pub fn person(&self, name: &str) -> Option<Opponent> {
        match self.value(name)? {
            Value::Person(person) => Some(*person),
            _ => None,
        }
    }

    /// Returns the attached file; a command has at most one.
    pub fn file(&self) -> Option<&File> {
        self.values.iter().find_map(|(_, value)| match value {
            Value::File(file) => Some(file),
            _ => None,
        })
    }

    /// Returns the attached file, to fill in its content.
    pub fn file_mut(&mut self) -> Option<&mut File> {
        self.values.iter_mut().find_map(|(_, value)| match value {
            Value::File(file) => Some(file),
            _ => None,
        })
    }

    fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Attached file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Address at Discord's CDN.
    pub address: String,
    /// Size in bytes, as Discord states it.
    pub size: u64,
    /// Content once it has been fetched, or the refusal if it cannot be.
    pub content: Result<Vec<u8>, Refusal>,
}

impl File {
    /// True if it came as a text, and not as a file.
    pub fn is_text(&self) -> bool {
        self.address.is_empty()
    }

    /// Returns a file with a text that came otherwise.
    pub fn of_text(text: &str) -> Self {
        Self {
            address: String::new(),
            size: text.len() as u64,
            content: Ok(text.as_bytes().to_vec()),
        }
    }
}

/// Person who is challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// User id.
    pub person: u64,
    /// True if the user is a bot.
    pub is_bot: bool,
    /// True if it is this bot.
    pub is_self: bool,
}

impl Opponent {
    /// Returns the number under which the person is found in games. This bot stands for those of its seats that are no
    /// one's: the crowd's, and in searches machines' as well.
    pub fn number(self) -> u64 {
        if self.is_self { CROWD } else { self.person }
    }
}
