//! The form for a record: a file to upload, or text to paste.

use crate::app::caller::Caller;
use crate::app::commands::form_parts::{explained, field};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::File;
use crate::app::output::form::{Form, Input};
use crate::app::output::panel::plain;
use crate::app::output::reply::{Answer, PanelButton, Reply};
use crate::app::pages::replay;
use crate::game::Refusal;
use crate::words::{Locale, say};

/// Version of the form. One with other fields has another number.
pub(crate) const VERSION: &str = "1";

/// Returns the button that opens the form.
pub(crate) fn button(locale: Locale) -> PanelButton {
    plain("record:ask", say(locale, "button-record", &[]))
}

/// Opens the form.
pub(crate) fn open(caller: &Caller) -> Answer {
    let locale = caller.locale;
    let example = say(locale, "form-moves-example", &[]);
    let fields = vec![
        explained("file", locale, Input::Upload),
        field("moves", locale, Input::Lines(example, String::new(), None)),
    ];
    let title = say(locale, "form-record", &[]);
    Answer::plain(Reply::Form(Form { key: format!("record:{VERSION}"), title, fields }))
}

/// Shows the record as `/replay` does: the file, or else the text.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let pasted = || fields.text("moves").filter(|text| !text.trim().is_empty()).map(File::of_text);
    let record = fields.file().cloned().or_else(pasted);
    let record = record.ok_or_else(|| Refusal::new("form-without-record"))?;
    replay::replay(ctx, caller, None, Some(&record)).await
}
