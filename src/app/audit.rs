//! Entries of a server's audit list.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::store::servers::{AuditAct, AuditEntry};

/// Returns an entry for the audit list, at the present time.
pub(crate) fn entry(ctx: &Context, caller: &Caller, guild: u64, act: AuditAct) -> AuditEntry {
    let (at, person) = (ctx.clock.now(), caller.person);
    AuditEntry { guild, at, person, act, game: None, target: None, detail: String::new() }
}

/// Most characters of a detail that are kept: as many as a form takes.
const LONGEST_KEPT: usize = 1_000;

/// Most characters of a detail that are shown. Earlier versions kept no more.
pub(crate) const LONGEST_SHOWN: usize = 200;

/// Returns a text in one line: an entry must not look like two.
pub(crate) fn one_line(text: &str) -> String {
    let breaks = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    let signs = text.chars().map(|sign| if breaks(sign) { ' ' } else { sign });
    signs.take(LONGEST_KEPT).collect()
}

/// True if a detail may be one of which an earlier version has kept no more.
pub(crate) fn may_be_cut(line: &str) -> bool {
    line.chars().count() == LONGEST_SHOWN
}

/// Returns a detail that is not read in words, with a sign at its end where not all of it is shown.
pub(crate) fn shown(line: &str) -> String {
    let mut shown: String = line.chars().take(LONGEST_SHOWN).collect();
    if shown.len() < line.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_is_one_line() {
        assert_eq!(one_line("10 50\n<t:1:f> \u{2028}end"), "10 50 <t:1:f>  end");
        assert_eq!(one_line(&"x".repeat(2_000)).len(), LONGEST_KEPT);
        assert_eq!(shown(&"x".repeat(300)).chars().count(), LONGEST_SHOWN + 1);
        assert_eq!(shown("as before"), "as before");
    }
}
