//! Choice of the player who begins.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::proposal::Proposal;
use crate::app::output::titles;
use crate::game::Entry;
use crate::play::first::FirstPlayer;
use crate::play::game::InSet;
use crate::store::StoredGame;
use crate::words::{Locale, say};

/// Returns who begins: as the challenger chose, unless the game leaves it to the invited player,
/// who lost the last game. A challenger who lost it is asked once the challenge is accepted, unless they chose.
pub(crate) async fn first_of(
    ctx: &Context,
    caller: &Caller,
    proposal: &Proposal,
) -> Result<FirstPlayer, Error> {
    if proposal.entry.pool(&proposal.options, proposal.seats).helps_first {
        return Ok(first_of_helped(proposal));
    }
    match proposal.others.as_slice() {
        [other]
            if last_loser(ctx, proposal.entry, [caller.person, *other]).await? == Some(*other) =>
        {
            Ok(FirstPlayer::Invited)
        }
        _ => Ok(proposal.first),
    }
}

/// Returns who begins where the weaker player does: as the challenger chose, else as whoever accepts says. Where no one is to
/// accept, the challenger is helped. In a set each begins one game, and on a hill a lot decides.
fn first_of_helped(proposal: &Proposal) -> FirstPlayer {
    match proposal.first {
        FirstPlayer::Random if proposal.machine.is_some() || proposal.crowd => FirstPlayer::Me,
        FirstPlayer::Random if !proposal.set && proposal.hill.is_none() => FirstPlayer::Invited,
        chosen => chosen,
    }
}

/// Returns the question who begins, for whoever chooses that.
pub(crate) fn question(ctx: &Context, stored: &StoredGame, locale: Locale) -> String {
    let is_weaker = context::helps_first(ctx.games, stored);
    say(locale, if is_weaker { "weaker-chooses" } else { "loser-chooses" }, &[])
}

/// True if the person who takes the open seat of a challenge chooses who begins: the challenge says so, or they have lost the
/// last game against its author.
pub(crate) async fn chooses_first_at(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<bool, Error> {
    let entry = ctx.games.find(&stored.game)?;
    match stored.members.as_slice() {
        [author] if stored.seats == 2 && author.person != person => {
            let is_asked = stored.first == FirstPlayer::Invited;
            let people = [author.person, person];
            Ok(is_asked || last_loser(ctx, entry, people).await? == Some(person))
        }
        _ => Ok(false),
    }
}

/// True if the author of a challenge chooses who begins once this person completes it: they have lost the last game between the
/// two, and have not said it. A challenge for a hill stays its challenger's, and in a set each begins one game.
pub(crate) async fn author_chooses(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<bool, Error> {
    let is_left_open = stored.first == FirstPlayer::Random
        && stored.seats == 2
        && stored.set == InSet::No
        && !stored.hill;
    let author = stored.members.first().map(|author| author.person).filter(|_| is_left_open);
    match author.filter(|author| *author != person) {
        Some(author) => {
            let entry = ctx.games.find(&stored.game)?;
            Ok(last_loser(ctx, entry, [author, person]).await? == Some(author))
        }
        None => Ok(false),
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

/// Returns the loser of the last decided game between two people, where the game lets the loser
/// choose: a draw has none (docs/rules/rokumon.md 2.1).
async fn last_loser(ctx: &Context, entry: &Entry, people: [u64; 2]) -> Result<Option<u64>, Error> {
    if !entry.info.loser_chooses {
        return Ok(None);
    }
    let winners = titles::winners(ctx, entry, people, titles::LOOKED_AT).await?;
    let winner = winners.into_iter().flatten().next();
    Ok(winner.and_then(|winner| people.into_iter().find(|person| *person != winner)))
}
