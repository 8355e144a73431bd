//! Entries of a server's audit list.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::store::servers::{AuditAct, AuditEntry};

/// Returns an entry for the audit list, at the present time.
pub(crate) fn entry(ctx: &Context, caller: &Caller, guild: u64, act: AuditAct) -> AuditEntry {
    let (at, person) = (ctx.clock.now(), caller.person);
    AuditEntry { guild, at, person, act, game: None, target: None, detail: String::new() }
}
