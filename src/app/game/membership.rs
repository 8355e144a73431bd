//! Record of the callers' server memberships: name, join date.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::store::ladder::Membership;

/// Records the caller's membership from an interaction: the date on which they joined, and how
/// their name is written.
pub(crate) async fn record_membership(ctx: &Context, caller: &Caller) -> Result<(), Error> {
    let Some(guild) = caller.venue.guild else { return Ok(()) };
    let name =
        caller.names.iter().find(|name| ctx.painter.can_write(name)).cloned().unwrap_or_default();
    let member =
        Membership { person: caller.person, joined_at: caller.member_since, name, gone: false };
    if !ctx.store.memberships(guild, vec![caller.person]).await?.contains(&member) {
        ctx.store.record_membership(guild, member, ctx.clock.now()).await?;
    }
    Ok(())
}
