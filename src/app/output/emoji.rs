//! The application's emojis: pictures of the things that choices and lists speak of.
//!
//! They stand in no text that pings: a phone's notification writes an emoji's name in place of its picture.

use crate::app::context::Context;
use crate::app::markup::Emoji;
use crate::app::output::reply::Choice;
use crate::game::{Seat, Table, Token};
use std::collections::HashMap;

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

/// Returns the stone of the colour that a seat holds now, as it is written in a text; none while it is not uploaded. A
/// text that names an emoji which is gone is taken by Discord and shows its name.
/// <https://discord.com/developers/docs/reference#message-formatting>
pub(crate) fn stone_of(ctx: &Context, table: &Table, seat: Seat) -> Option<String> {
    let scene = table.scene(None);
    let colour = scene.seats.iter().find(|view| view.seat == seat)?.colour;
    let Emoji { id, name } = ctx.emoji(Token::stone(colour))?;
    Some(format!("<:{name}:{id}>"))
}
