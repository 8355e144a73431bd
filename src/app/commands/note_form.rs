//! The form of a note: what a player thinks of a position, for themselves, and for others after the game if they like.

use crate::app::caller::Caller;
use crate::app::commands::form_parts::{explained, out_of_date};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::form::{Form, Input};
use crate::app::output::move_numbers;
use crate::app::output::note_lines::{self, NAME};
use crate::app::output::reply::{Answer, Reply};
use crate::game::{Arg, Refusal};
use crate::play::note::{self, LONGEST, MOST, Note, Noted};
use crate::store::{Status, StoredGame};
use crate::words::{self, say};

/// Version of the form. One with other fields has another number.
const VERSION: &str = "1";

/// Opens the form on a position; `part` is the game and the number of actions before the position.
pub(crate) async fn open(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let [game, ply, "ask"] = part.split(':').collect::<Vec<_>>()[..] else {
        return Err(unknown().into());
    };
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    check(caller, &stored)?;
    let ply: u32 = ply.parse().map_err(|_| unknown())?;
    let position = note::position(&stored.log, ply as usize).ok_or_else(gone)?;
    let notes = ctx.store.own_notes(stored.id, caller.person).await?;
    let kept = notes.into_iter().find(|note| note.ply == ply && note.position == position);
    let (text, shared) = kept.map_or_else(Default::default, |note| (note.text, note.shared));
    let locale = caller.locale;
    let example = say(locale, "form-note-example", &[]);
    let numbers = move_numbers::of_game(ctx.games, &stored);
    let moves = move_numbers::after(&numbers, ply as usize);
    let args = [
        ("game", Arg::Text(words::called(locale, &stored.game, &stored.rules).0)),
        ("ply", Arg::Number(moves.into())),
    ];
    Ok(Answer::plain(Reply::Form(Form {
        key: format!("{NAME}:{VERSION}:{}:{ply}:{position}", stored.id.0),
        title: say(locale, "form-note-title", &args),
        fields: vec![
            explained("note", locale, Input::Lines(example, text, Some(LONGEST))),
            explained("share-note", locale, Input::Check(shared)),
        ],
    })))
}

/// Keeps the note that the form says, or deletes it if it says nothing; `part` is its version and the position.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let [VERSION, game, ply, position] = part.split(':').collect::<Vec<_>>()[..] else {
        return Err(out_of_date().into());
    };
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    check(caller, &stored)?;
    let ply: u32 = ply.parse().map_err(|_| out_of_date())?;
    if note::position(&stored.log, ply as usize).as_deref() != Some(position) {
        return Err(gone().into());
    }
    let text = tidied(fields.text("note").unwrap_or_default());
    let length = text.chars().count();
    if length > LONGEST {
        let why = Refusal::new("note-long").number("most", LONGEST as u32);
        return Err(why.number("count", length as u32).into());
    }
    let (position, shared) = (position.to_owned(), fields.flag("share-note") == Some(true));
    let note = Note { game: stored.id, person: caller.person, ply, position, text, shared };
    let is_empty = note.text.is_empty();
    match ctx.store.keep_note(note).await? {
        Noted::Kept => {}
        Noted::Full => return Err(Refusal::new("note-full").number("most", MOST).into()),
        Noted::NotTheirs => return Err(Refusal::new("not-your-game").into()),
    }
    let is_over = matches!(stored.status, Status::Finished | Status::Aborted);
    let said = match (is_empty, shared, is_over) {
        (true, ..) => "note-deleted",
        (false, false, _) => "note-kept",
        (false, true, false) => "note-kept-shared",
        (false, true, true) => "note-kept-open",
    };
    Ok(Answer::private(say(caller.locale, said, &[])))
}

/// Returns a text with one blank between words, and no more than one empty line between others.
fn tidied(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        if !line.is_empty() || lines.last().is_some_and(|last| !last.is_empty()) {
            lines.push(line);
        }
    }
    lines.join("\n").trim_end().to_owned()
}

/// Refuses someone who may write no notes on a game.
fn check(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    let may = note_lines::may_write(stored, caller.person);
    may.then_some(()).ok_or_else(|| Refusal::new("not-your-game"))
}

/// Returns the refusal of a position that was taken back.
fn gone() -> Refusal {
    Refusal::new("note-gone")
}
