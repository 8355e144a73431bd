//! Emojis beside choices: pictures of the things that the choices speak of.

use crate::app::context::Context;
use crate::app::output::reply::Choice;
use crate::game::Table;
use std::collections::HashMap;

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Its id.
    pub id: u64,
    /// Its name at Discord.
    pub name: String,
}

/// Returns the emojis of choices by the choices' values; none for those that have no picture, or while it is not uploaded.
pub(crate) fn of_choices(
    ctx: &Context,
    table: &Table,
    choices: &[Choice],
) -> HashMap<String, Emoji> {
    let of = |choice: &Choice| {
        let emoji = ctx.emoji(table.token(&choice.value)?)?;
        Some((choice.value.clone(), emoji))
    };
    choices.iter().filter_map(of).collect()
}
