//! The verbs of leagues and tournaments: a new one, a step of one, and lists of them.

use crate::play::event::{
    Advanced, EventChange, EventId, EventMade, NamedEvent, NewEvent, StoredEvent,
};
use crate::play::ids::{GameId, Millis};
use crate::play::task::NewTask;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::interceptor::around;
use crate::store::sql::{events, traces};

impl Store {
    /// Commits a new event, unless the server has too many.
    pub async fn found_event(&self, new: NewEvent) -> Result<EventMade, StoreError> {
        self.write("found_event", move |db| events::found(db, &new)).await
    }

    /// Commits one step of an event: who is in, the pairings and games that it opens, its tasks and its version, all or
    /// nothing.
    pub async fn advance(&self, change: EventChange) -> Result<Advanced, StoreError> {
        let Some(interceptor) = self.interceptor.as_deref() else {
            return self.write("advance", move |db| events::advance(db, &change)).await;
        };
        let direct = self.direct();
        around(interceptor, "advance", interceptor.advance(&direct, change)).await
    }

    /// Returns an event by its number.
    pub async fn event(&self, id: EventId) -> Result<Option<StoredEvent>, StoreError> {
        self.read("event", move |db| events::event(db, id)).await
    }

    /// Returns a season of a server's league, by the event of the first one.
    pub async fn season(
        &self,
        guild: u64,
        series: EventId,
        season: u32,
    ) -> Result<Option<StoredEvent>, StoreError> {
        self.read("season", move |db| events::season(db, guild, series, season)).await
    }

    /// Returns events of a server without their pairings: those that are open or running first, then the others, the newest
    /// first.
    pub async fn events_in(&self, guild: u64, most: u32) -> Result<Vec<StoredEvent>, StoreError> {
        self.read("events_in", move |db| events::in_guild(db, guild, most)).await
    }

    /// Returns the names of events of a server, in the same order.
    pub async fn events_named_in(
        &self,
        guild: u64,
        most: u32,
    ) -> Result<Vec<NamedEvent>, StoreError> {
        self.read("events_named_in", move |db| events::named_in(db, guild, most)).await
    }

    /// Returns every event that a person is or was in, the first one first.
    pub async fn events_of(&self, person: u64) -> Result<Vec<StoredEvent>, StoreError> {
        self.read("events_of", move |db| events::of_person(db, person)).await
    }

    /// Returns those events of a person that are open or running.
    pub async fn living_events_of(&self, person: u64) -> Result<Vec<StoredEvent>, StoreError> {
        self.read("living_events_of", move |db| events::living_of(db, person)).await
    }

    /// True if a person was in an event, which goes on, when their data was deleted.
    pub async fn was_in_event(&self, event: EventId, person: u64) -> Result<bool, StoreError> {
        self.read("was_in_event", move |db| traces::was_in(db, event, person)).await
    }

    /// Returns the event that a game belongs to; none once it was cancelled, since its games go on by themselves.
    pub async fn event_of_game(&self, game: GameId) -> Result<Option<EventId>, StoreError> {
        self.read("event_of_game", move |db| events::of_game(db, game)).await
    }

    /// Returns the events that are to be looked at now, the longest overdue first.
    pub async fn due_events(&self, now: Millis, most: u32) -> Result<Vec<EventId>, StoreError> {
        self.read("due_events", move |db| events::due(db, now, most)).await
    }

    /// Sets when an event is looked at next (UTC ms; none: when something happens), unless it has another version.
    pub async fn look_at_event(
        &self,
        event: EventId,
        version: u32,
        at: Option<Millis>,
    ) -> Result<(), StoreError> {
        self.write("look_at_event", move |db| events::look_at(db, event, version, at)).await
    }

    /// Cancels every event of a server that is open or running; no game of theirs is begun any more.
    pub async fn end_events_in(&self, guild: u64, at: Millis) -> Result<(), StoreError> {
        self.write("end_events_in", move |db| events::end_in_guild(db, guild, at)).await
    }

    /// Remembers the message that shows an event, in its channel. The task is about the one before it, or about this one where
    /// the event is in another channel by now.
    pub async fn event_shown(
        &self,
        event: EventId,
        shown: (u64, u64),
        stale: NewTask,
    ) -> Result<(), StoreError> {
        self.write("event_shown", move |db| events::shown(db, event, shown, &stale)).await
    }
}
