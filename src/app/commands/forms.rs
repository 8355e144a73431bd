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
