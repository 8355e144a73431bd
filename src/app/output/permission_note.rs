//! Note under an answer that names what the bot lacks in this channel.

use crate::app::caller::{Caller, Permission};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::game::Arg;
use crate::words::{Locale, say};

/// Returns the permissions' names, as Discord's settings call them.
pub(crate) fn names(rights: &[Permission], locale: Locale) -> Vec<String> {
    rights.iter().map(|right| say(locale, right.word(), &[])).collect()
}

/// Adds a line that names the missing permissions, if there are any and the answer does not name them already, one that names
/// chosen channels without them, and one in a private thread that the bot was not added to.
pub(crate) fn add_permission_note(caller: &Caller, mut answer: Answer) -> Answer {
    // An ephemeral message stays one when it is edited.
    let edits_own = caller.ephemeral && matches!(answer.reply, Reply::Update(_));
    if let Some(message) = answer.reply.message_mut() {
        let is_own = message.private || edits_own;
        let locale = if is_own { caller.locale } else { caller.guild_locale };
        let lines = [
            rights(caller, message, locale),
            channels(caller, locale),
            thread(caller, message, locale),
        ];
        let lines: Vec<String> = lines.into_iter().flatten().collect();
        // One part for all: a panel may have no room for another one.
        if !lines.is_empty() {
            message.add_line(lines.join("\n"));
        }
    }
    answer
}

/// Returns the line about what the bot lacks in this channel, unless the message names it already.
fn rights(caller: &Caller, message: &Message, locale: Locale) -> Option<String> {
    let missing = names(&caller.missing_permissions, locale);
    let is_new = missing.iter().any(|name| !message.says(name));
    is_new.then(|| say(locale, "rights-note", &[("rights", Arg::Names(missing))]))
}

/// Returns the line about chosen channels in which the bot cannot show boards.
fn channels(caller: &Caller, locale: Locale) -> Option<String> {
    let closed: Vec<String> = caller.closed_channels.iter().map(|id| format!("<#{id}>")).collect();
    let is_any = !closed.is_empty();
    is_any.then(|| say(locale, "channels-note", &[("channels", Arg::Names(closed))]))
}

/// Returns the line about a private thread that the bot was not added to, unless the message is about that already.
fn thread(caller: &Caller, message: &Message, locale: Locale) -> Option<String> {
    let is_said = message.says(&say(locale, "refusal-outside-thread", &[]));
    (caller.outside_thread && !is_said).then(|| say(locale, "thread-note", &[]))
}
