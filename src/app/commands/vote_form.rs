//! The form of those who vote for the next move of a crowd.

use crate::app::caller::Caller;
use crate::app::commands::form_parts::{self, explained};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::{action_names, crowd, menus, moves};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::crowd_lines;
use crate::app::output::form::{Field, Form, Input};
use crate::app::output::reply::{Answer, Choice, Reply};
use crate::game::{Arg, Refusal, Table};
use crate::limits::MENU_LENGTH;
use crate::play::crowd::{Vote, Votes};
use crate::store::{GameId, StoredGame};
use crate::words::{self, say};

/// First word of the form's key.
pub(crate) const NAME: &str = "vote";

/// Version of the form. One with other fields has another number.
const VERSION: &str = "1";

/// Value of the menu with which the line of text counts.
const WRITTEN: &str = "-";

/// Opens the form on the position as it is now, also from an older board.
pub(crate) async fn open(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    let table = crowd::table_to_vote(ctx, caller, &stored).await?;
    let votes = ctx.store.votes(stored.id, stored.entries).await?;
    let locale = caller.locale;
    let args = [("game", Arg::Text(words::called(locale, &stored.game, &stored.rules).0))];
    Ok(Answer::plain(Reply::Form(Form {
        key: form_parts::key_on(NAME, VERSION, &stored),
        title: say(locale, "form-vote", &args),
        fields: fields(caller, &stored, &table, &votes),
    })))
}

/// Returns the fields: a move in writing, and a menu of moves and ends of the game.
fn fields(caller: &Caller, stored: &StoredGame, table: &Table, votes: &Votes) -> Vec<Field> {
    let locale = caller.locale;
    let own = votes.cast.iter().find(|vote| vote.person == caller.person);
    let written = Field {
        name: "where",
        label: form_parts::of_action(locale, table),
        note: Some(note(caller, table, own)),
        input: Input::Line(menus::example(caller, table)),
    };
    let choices = choices(caller, stored, table, votes);
    let own = own.filter(|own| choices.iter().any(|choice| choice.value == own.text));
    let chosen = own.map_or_else(|| WRITTEN.to_owned(), |own| own.text.clone());
    vec![written, explained("choice", locale, Input::Select(choices, chosen))]
}

/// Returns the explanation of the line: the caller's vote so far, or how long it is secret.
fn note(caller: &Caller, table: &Table, own: Option<&Vote>) -> String {
    let Some(own) = own else { return say(caller.locale, "form-vote-note", &[]) };
    let action =
        crowd_lines::choice(&own.text, caller.locale, action_names::lettering(caller, table));
    say(caller.locale, "form-vote-again", &[("action", Arg::Text(action))])
}

/// Returns the choices of the menu: all actions where they are few, else those beside offers of points and those that others
/// have proposed; and the ends of the game.
fn choices(caller: &Caller, stored: &StoredGame, table: &Table, votes: &Votes) -> Vec<Choice> {
    let lettering = action_names::lettering(caller, table);
    let ends: Vec<String> = crowd::ends(stored).iter().map(ToString::to_string).collect();
    let room = MENU_LENGTH - ends.len() - 1;
    let listing = table.actions();
    let few = listing.complete && listing.actions.len() <= room;
    let beside = moves::beside_points(table);
    let proposed = votes.proposals().into_iter().map(str::to_owned);
    let proposed = proposed.filter(|text| !beside.contains(text));
    let texts = if few {
        listing.actions
    } else {
        beside.iter().cloned().chain(proposed).take(room).collect()
    };
    let none = say(caller.locale, "vote-written", &[]);
    let actions = texts
        .into_iter()
        .chain(ends)
        .map(|value| Choice { name: crowd_lines::choice(&value, caller.locale, lettering), value });
    [Choice { name: none, value: WRITTEN.to_owned() }].into_iter().chain(actions).collect()
}

/// Keeps the vote that the form says; `part` is its version, the game and the length of its log.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let (game, entries) = form_parts::read_key(VERSION, part)?;
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    if entries != stored.entries {
        return Err(Refusal::new("vote-late").into());
    }
    let written = fields.text("where").filter(|text| !text.trim().is_empty());
    let chosen = fields.text("choice").filter(|text| *text != WRITTEN);
    let text = written.or(chosen).ok_or_else(|| Refusal::new("vote-empty"))?;
    crowd::vote(ctx, caller, &stored, text).await
}
