//! Entries of a server's audit list.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::store::servers::Deed;

/// Returns an entry for the audit list, at the present time.
pub(crate) fn entry(ctx: &Context, caller: &Caller, guild: u64, act: &str) -> Deed {
    let at = ctx.clock.now();
    let deed = act.to_owned();
    Deed { guild, at, person: caller.person, deed, game: None, target: None, detail: String::new() }
}
