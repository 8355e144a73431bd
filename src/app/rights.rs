//! What the bot lacks in a channel is named with everything that it answers there: Discord itself does not say it.

use super::reply::{Answer, Message, Reply};
use super::request::{Caller, Right};
use crate::game::Arg;
use crate::words::{Locale, say};

/// The names of what is lacking, as Discord's own settings call it.
pub(super) fn names(rights: &[Right], locale: Locale) -> Vec<String> {
    rights.iter().map(|right| say(locale, right.word(), &[])).collect()
}

/// The answer, with a line that names what is lacking, if anything is. A sentence that names it already is left as it is.
pub(super) fn noted(caller: &Caller, mut answer: Answer) -> Answer {
    if let Reply::Post(message) | Reply::Update(message) = &mut answer.reply {
        let locale = if message.private { caller.locale } else { caller.house };
        let missing = names(&caller.lacks, locale);
        if missing.iter().any(|name| !message.text.contains(name.as_str())) {
            note(message, missing, locale);
        }
    }
    answer
}

fn note(message: &mut Message, missing: Vec<String>, locale: Locale) {
    let line = say(locale, "rights-note", &[("rights", Arg::Names(missing))]);
    message.text = format!("{}\n{line}", message.text);
}
