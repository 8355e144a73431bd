//! Modals of several fields that were filled in, dispatched by the first word of their key.

use crate::app::caller::Caller;
use crate::app::commands::{
    challenge_form, form_parts, guess_form, note_form, plan_form, record_form, vote_form,
};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::note_lines;
use crate::app::output::reply::Answer;

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
        _ => Err(form_parts::out_of_date().into()),
    }
}

/// Names of the forms that are answered to their callers alone.
const PRIVATE: [&str; 4] = [guess_form::NAME, vote_form::NAME, plan_form::NAME, note_lines::NAME];

/// True if a form with this key is answered to its caller alone.
pub(crate) fn is_private(key: &str) -> bool {
    key.split(':').next().is_some_and(|name| PRIVATE.contains(&name))
}
