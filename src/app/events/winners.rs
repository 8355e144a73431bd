//! Winners of an event that is over: they have been announced, and a moderator's decision on a game may change them.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::event_state;
use crate::app::events::advance::{news, shown};
use crate::app::game::update::TRIES;
use crate::app::outbox::event_job::EventNews;
use crate::store::events::{Advanced, EventChange, EventStatus, StoredEvent};
use crate::store::{EventId, GameId, StoreError};

/// An event that is over, and who has won each of its divisions.
pub(crate) struct Announced {
    event: EventId,
    winners: Vec<Vec<u64>>,
}

/// Returns the winners of the event of a game as they are now; none while that is played, and for a game of no event.
pub(crate) async fn announced(ctx: &Context, game: GameId) -> Result<Option<Announced>, Error> {
    let Some(id) = ctx.store.event_of_game(game).await? else { return Ok(None) };
    let event = ctx.store.event(id).await?.filter(|event| event.status == EventStatus::Over);
    Ok(event.map(|event| Announced { event: id, winners: of_divisions(&event) }))
}

/// Announces the winners of an event again, if they are no longer those that were announced.
pub(crate) async fn announce_changed(ctx: &Context, before: &Announced) -> Result<(), Error> {
    for _ in 0..TRIES {
        let event = ctx.store.event(before.event).await?;
        let Some(event) = event.filter(|event| of_divisions(event) != before.winners) else {
            return Ok(());
        };
        let mut change = EventChange::of(&event, ctx.clock.now());
        change.tasks.push(news(&event, EventNews::Ruled, change.at));
        if ctx.store.advance(shown(&event, change)).await? != Advanced::Stale {
            return Ok(());
        }
    }
    Err(StoreError::Busy.into())
}

/// Returns the winners of each division of an event.
fn of_divisions(event: &StoredEvent) -> Vec<Vec<u64>> {
    let divisions = event_state::divisions(event);
    divisions.iter().map(|division| event_state::winners(event, division)).collect()
}
