//! Entries of a server's audit list.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::store::EventId;
use crate::store::servers::{AuditAct, AuditEntry};

/// Returns an entry for the audit list, at the present time.
pub(crate) fn entry(ctx: &Context, caller: &Caller, guild: u64, act: AuditAct) -> AuditEntry {
    let (at, person) = (ctx.clock.now(), caller.person);
    AuditEntry { guild, at, person, act, game: None, target: None, detail: String::new() }
}

/// Most characters of a detail that are kept: as many as a form takes.
const LONGEST_KEPT: usize = 1_000;

/// Most characters of a detail that are shown. Earlier versions kept no more, without a sign of what they left out.
pub(crate) const LONGEST_SHOWN: usize = 200;

/// Returns a text in one line: an entry must not look like two.
fn one_line(text: &str) -> String {
    let breaks = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    let signs = text.chars().map(|sign| if breaks(sign) { ' ' } else { sign });
    signs.take(LONGEST_KEPT).collect()
}

/// Returns a detail as an entry keeps it. A whole one that is as long as those that earlier versions have cut has a blank
/// behind it, by which [`Kept::read`] tells it from them.
pub(crate) fn whole(text: &str) -> String {
    let mut line = one_line(text);
    if line.chars().count() == LONGEST_SHOWN {
        line.push(' ');
    }
    line
}

/// Returns the detail of an event that goes on in another channel: the channels from and to which it goes, then the event.
pub(crate) fn moved(from: u64, to: u64, event: &str) -> String {
    format!("{from} {to} {event}")
}

/// Reads such a detail. None for one of an earlier version, which has the event alone.
pub(crate) fn read_moved(line: &str) -> Option<(u64, u64, &str)> {
    let mut parts = line.splitn(3, ' ');
    let mut channel = || parts.next()?.parse::<u64>().ok();
    let (from, to) = (channel()?, channel()?);
    let event = parts.next().filter(|event| event.starts_with('#'))?;
    Some((from, to, event))
}

/// True if the detail of a move is about this event.
pub(crate) fn is_move_of(detail: &str, event: EventId) -> bool {
    let named = read_moved(detail).map_or(detail, |(_, _, named)| named);
    let number = named.strip_prefix('#').and_then(|rest| rest.split(' ').next());
    number.is_some_and(|number| number.parse::<i64>() == Ok(event.0))
}

/// The detail of an entry.
pub(crate) struct Kept {
    /// The detail, in one line.
    pub(crate) line: String,
    /// True if it may be one of which an earlier version has kept no more.
    pub(crate) may_be_cut: bool,
}

impl Kept {
    /// Reads a detail as an entry keeps it.
    pub(crate) fn read(detail: &str) -> Self {
        let line = one_line(detail);
        let may_be_cut = line.chars().count() == LONGEST_SHOWN;
        Self { line: line.trim_end().to_owned(), may_be_cut }
    }

    /// Returns the detail where it is not read in words, with a sign at its end where not all of it is shown.
    pub(crate) fn shown(&self) -> String {
        let mut shown: String = self.line.chars().take(LONGEST_SHOWN).collect();
        if self.may_be_cut || shown.len() < self.line.len() {
            shown.push('…');
        }
        shown
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_is_one_line() {
        assert_eq!(one_line("10 50\n<t:1:f> \u{2028}end"), "10 50 <t:1:f>  end");
        assert_eq!(one_line(&"x".repeat(2_000)).len(), LONGEST_KEPT);
    }

    #[test]
    fn channels_of_a_moved_event_are_read_and_its_name_is_kept() {
        let name = "#7 Cup  of 12 34";
        assert_eq!(read_moved(&moved(12, 34, name)), Some((12, 34, name)));
        assert_eq!(read_moved(name), None, "of an earlier version");
        assert_eq!(read_moved("12 34"), None);
        assert_eq!(read_moved("12 34 Cup"), None, "a name alone");
        let is_of = |detail: &str| [7, 71].map(|id| is_move_of(detail, EventId(id)));
        assert_eq!(is_of(&moved(12, 34, name)), [true, false]);
        assert_eq!(is_of(name), [true, false], "of an earlier version");
        assert_eq!(is_of(&moved(12, 34, "#71 7")), [false, true]);
    }

    #[test]
    fn a_detail_that_is_not_all_shown_says_so() {
        let shown = |detail: &str| Kept::read(detail).shown();
        assert_eq!(shown(&"x".repeat(300)).chars().count(), LONGEST_SHOWN + 1);
        assert_eq!(shown("as before"), "as before");
        let full = "x".repeat(LONGEST_SHOWN);
        assert_eq!(shown(&full), format!("{full}…"), "as earlier versions have cut it");
        assert_eq!(shown(&whole(&full)), full);
        assert_eq!(whole("as before"), "as before");
    }
}
