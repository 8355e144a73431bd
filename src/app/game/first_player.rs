//! Choice of the player who begins.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::proposal::Proposal;
use crate::app::output::titles;
use crate::game::Entry;
use crate::play::first::FirstPlayer;

/// Returns who begins: as the challenger chose, unless the game leaves it to the invited player,
/// who lost the last game.
pub(crate) async fn first_of(
    ctx: &Context,
    caller: &Caller,
    proposal: &Proposal,
) -> Result<FirstPlayer, Error> {
    match proposal.others.as_slice() {
        [other]
            if last_loser(ctx, proposal.entry, [caller.person, *other]).await? == Some(*other) =>
        {
            Ok(FirstPlayer::Invited)
        }
        _ => Ok(proposal.first),
    }
}

/// True if this person chooses who begins.
pub(crate) async fn chooses_first(
    ctx: &Context,
    person: u64,
    proposal: &Proposal,
) -> Result<bool, Error> {
    match proposal.others.as_slice() {
        [other] => Ok(last_loser(ctx, proposal.entry, [person, *other]).await? == Some(person)),
        _ => Ok(false),
    }
}

/// Returns the loser of the last game between two people, where the game lets the loser choose.
async fn last_loser(ctx: &Context, entry: &Entry, people: [u64; 2]) -> Result<Option<u64>, Error> {
    if !entry.info.loser_chooses {
        return Ok(None);
    }
    let winners = titles::winners(ctx, entry, people, 1).await?;
    let winner = winners.first().copied().flatten();
    Ok(winner.and_then(|winner| people.into_iter().find(|person| *person != winner)))
}
