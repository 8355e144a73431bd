//! Entries of a server's audit list.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::store::servers::{AuditAct, AuditEntry};

/// Returns an entry for the audit list, at the present time.
pub(crate) fn entry(ctx: &Context, caller: &Caller, guild: u64, act: AuditAct) -> AuditEntry {
    let (at, person) = (ctx.clock.now(), caller.person);
    AuditEntry { guild, at, person, act, game: None, target: None, detail: String::new() }
}

/// Most characters of a detail.
const LONGEST_DETAIL: usize = 200;

/// Returns a text in one line: an entry must not look like two.
pub(crate) fn one_line(text: &str) -> String {
    let breaks = |sign: char| sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}');
    let signs = text.chars().map(|sign| if breaks(sign) { ' ' } else { sign });
    signs.take(LONGEST_DETAIL).collect()
}

/// True if a text in one line is so long that more may have stood behind it.
pub(crate) fn may_be_cut(line: &str) -> bool {
    line.chars().count() >= LONGEST_DETAIL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_detail_is_one_line() {
        assert_eq!(one_line("10 50\n<t:1:f> \u{2028}end"), "10 50 <t:1:f>  end");
        assert_eq!(one_line(&"x".repeat(300)).len(), LONGEST_DETAIL);
    }
}
