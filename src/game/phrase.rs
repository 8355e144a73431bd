//! Fixed words with typed arguments. No game writes a sentence: `words` makes it in the reader's
//! language.

use std::ops::Deref;

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A name that is shown unchanged, such as a point or an option's value.
    Text(String),
    /// A number.
    Number(i64),
    /// Several names, such as the points that would be legal.
    Names(Vec<String>),
    /// Several people, by mention or name.
    People(Vec<String>),
}

/// A fixed word and its arguments: a reason, a label or a status line, in no language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The word, such as `occupied`.
    pub word: &'static str,
    /// The arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(word: &'static str) -> Self {
        Self { word, args: Vec::new() }
    }

    /// Adds a name.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.args.push((name, Arg::Text(text.into())));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(number.into())));
        self
    }

    /// Adds several names.
    #[must_use]
    pub fn names(mut self, name: &'static str, names: Vec<String>) -> Self {
        self.args.push((name, Arg::Names(names)));
        self
    }

    /// Adds several people.
    #[must_use]
    pub fn people(mut self, name: &'static str, people: Vec<String>) -> Self {
        self.args.push((name, Arg::People(people)));
        self
    }

    /// Replaces each argument.
    #[must_use]
    pub fn map(self, new: impl Fn(Arg) -> Arg) -> Self {
        let args = self.args.into_iter().map(|(name, arg)| (name, new(arg))).collect();
        Self { args, ..self }
    }
}

/// A reason why something may not be done. The position is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Phrase);

/// A refusal is read like its phrase; a phrase is no refusal.
impl Deref for Refusal {
    type Target = Phrase;

    fn deref(&self) -> &Phrase {
        &self.0
    }
}

impl Refusal {
    /// A refusal without arguments.
    pub fn new(word: &'static str) -> Self {
        Self(Phrase::new(word))
    }

    /// Adds a name.
    #[must_use]
    pub fn text(self, name: &'static str, text: impl Into<String>) -> Self {
        Self(self.0.text(name, text))
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        Self(self.0.number(name, number))
    }

    /// Adds several names.
    #[must_use]
    pub fn names(self, name: &'static str, names: Vec<String>) -> Self {
        Self(self.0.names(name, names))
    }

    /// Adds several people.
    #[must_use]
    pub fn people(self, name: &'static str, people: Vec<String>) -> Self {
        Self(self.0.people(name, people))
    }

    /// Replaces each argument.
    #[must_use]
    pub fn map(self, new: impl Fn(Arg) -> Arg) -> Self {
        Self(self.0.map(new))
    }

    /// True if one of these actions is among the examples that it gives.
    pub fn has_example_of(&self, actions: &[String]) -> bool {
        let is_example = |(name, arg): &(&'static str, Arg)| match arg {
            Arg::Names(known) if *name == "known" => {
                known.iter().any(|example| actions.contains(example))
            }
            _ => false,
        };
        self.args.iter().any(is_example)
    }
}
