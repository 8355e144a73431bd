//! Note under an answer that names the permissions the bot lacks in this channel.

use crate::app::caller::{Caller, Permission};
use crate::app::output::reply::{Answer, Message};
use crate::game::Arg;
use crate::words::{Locale, say};

/// Returns the permissions' names, as Discord's settings call them.
pub(crate) fn names(rights: &[Permission], locale: Locale) -> Vec<String> {
    rights.iter().map(|right| say(locale, right.word(), &[])).collect()
}

/// Adds a line that names the missing permissions, if there are any and the answer does not name them already, and one
/// that names chosen channels without them.
pub(crate) fn add_permission_note(caller: &Caller, mut answer: Answer) -> Answer {
    if let Some(message) = answer.reply.message_mut() {
        let locale = if message.private { caller.locale } else { caller.guild_locale };
        let missing = names(&caller.missing_permissions, locale);
        if missing.iter().any(|name| !message.says(name)) {
            note(message, missing, locale);
        }
        if !caller.closed_channels.is_empty() {
            let channels = caller.closed_channels.iter().map(|id| format!("<#{id}>")).collect();
            let line = say(locale, "channels-note", &[("channels", Arg::Names(channels))]);
            message.add_line(line);
        }
    }
    answer
}

fn note(message: &mut Message, missing: Vec<String>, locale: Locale) {
    let line = say(locale, "rights-note", &[("rights", Arg::Names(missing))]);
    message.add_line(line);
}
