//! Games that a list is narrowed to: all of a family, or those of one rule set.

use super::rule_set;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::rule_key;
use crate::game::{Entry, Options};
use crate::store::StoredGame;
use crate::words::names;

/// A kind of game, as people ask for it.
pub(crate) struct Kind {
    /// The game.
    pub(crate) entry: &'static Entry,
    /// Its rule set, where one was named.
    options: Option<Options>,
}

impl Kind {
    /// Reads the name of a game, or of a rule set with or without pairs behind it.
    pub(crate) fn asked(ctx: &Context, written: &str) -> Result<Self, Error> {
        let (entry, rules) = rule_set::whole_rule_set(ctx, written)?;
        if names::is_game(ctx.games, written) {
            return Ok(Self { entry, options: None });
        }
        Ok(Self { entry, options: Some(Options::read(entry.info, &rules)?) })
    }

    /// Reads what [`key`](Self::key) has written.
    pub(crate) fn read(ctx: &Context, key: &str) -> Option<Self> {
        if !key.contains('/') {
            return Some(Self { entry: ctx.games.find(key).ok()?, options: None });
        }
        let (entry, options) = rule_key::read(ctx, key)?;
        Some(Self { entry, options: Some(options) })
    }

    /// Writes it as short as a button's id has to be.
    pub(crate) fn key(&self) -> String {
        match &self.options {
            Some(options) => rule_key::written(self.entry, options),
            None => self.entry.info.id.to_owned(),
        }
    }

    /// True if it is one rule set.
    pub(crate) fn is_rule_set(&self) -> bool {
        self.options.is_some()
    }

    /// Returns the words that the rules text of each such game has: the rule set's name, and the pairs that differ from it. A
    /// rule set that is named alone has those games, too, in which its options were changed.
    pub(crate) fn words(&self) -> Vec<String> {
        let rules = self.options.as_ref().map(Options::to_string).unwrap_or_default();
        rules.split_whitespace().map(str::to_owned).collect()
    }

    /// True if a game is one of them.
    pub(crate) fn has(&self, game: &StoredGame) -> bool {
        let given: Vec<&str> = game.rules.split(' ').collect();
        game.game == self.entry.info.id
            && self.words().iter().all(|word| given.contains(&word.as_str()))
    }
}
