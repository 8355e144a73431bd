//! Modals of several fields that were filled in, dispatched by the first word of their key.

use crate::app::caller::Caller;
use crate::app::commands::{
    challenge_form, guess_form, note_form, plan_form, record_form, vote_form,
};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::form::{Field, Input};
use crate::app::output::note_lines;
use crate::app::output::reply::Answer;
use crate::game::Refusal;
use crate::store::StoredGame;
use crate::words::{Locale, say};

/// Runs what a form asks for.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    key: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    match key.split_once(':') {
        Some(("challenge", part)) => challenge_form::submit(ctx, caller, part, fields).await,
        Some((guess_form::NAME, part)) => guess_form::submit(ctx, caller, part, fields).await,
        Some((vote_form::NAME, part)) => vote_form::submit(ctx, caller, part, fields).await,
        Some((plan_form::NAME, part)) => plan_form::submit(ctx, caller, part, fields).await,
        Some((note_lines::NAME, part)) => note_form::submit(ctx, caller, part, fields).await,
        Some(("record", record_form::VERSION)) => record_form::submit(ctx, caller, fields).await,
        _ => Err(out_of_date().into()),
    }
}

/// Names of the forms that are answered to their callers alone.
const PRIVATE: [&str; 4] = [guess_form::NAME, vote_form::NAME, plan_form::NAME, note_lines::NAME];

/// True if a form with this key is answered to its caller alone.
pub(crate) fn is_private(key: &str) -> bool {
    key.split(':').next().is_some_and(|name| PRIVATE.contains(&name))
}

/// Returns the key of a form on a game as it was loaded.
pub(crate) fn key_on(name: &str, version: &str, stored: &StoredGame) -> String {
    format!("{name}:{version}:{}:{}", stored.id.0, stored.entries)
}

/// Reads the part of such a key after the form's name: the game's number as it is written, and the length that its log had.
pub(crate) fn read_key<'a>(version: &str, part: &'a str) -> Result<(&'a str, u32), Refusal> {
    match part.split(':').collect::<Vec<_>>()[..] {
        [of, game, entries] if of == version => {
            Ok((game, entries.parse().map_err(|_| out_of_date())?))
        }
        _ => Err(out_of_date()),
    }
}

/// Returns the refusal of a form that this version does not offer, or with a value that none offers.
pub(crate) fn out_of_date() -> Refusal {
    Refusal::new("form-out-of-date")
}

/// Returns a field whose label is `form-NAME`.
pub(crate) fn field(name: &'static str, locale: Locale, input: Input) -> Field {
    Field { name, label: say(locale, &format!("form-{name}"), &[]), note: None, input }
}

/// Returns a field with an explanation, `form-NAME-note`.
pub(crate) fn explained(name: &'static str, locale: Locale, input: Input) -> Field {
    let note = Some(say(locale, &format!("form-{name}-note"), &[]));
    Field { note, ..field(name, locale, input) }
}
