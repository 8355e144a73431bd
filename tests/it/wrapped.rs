//! Stores that do a thing or two in their own way; everything else goes to the SQLite store behind them.

use narabe::store::servers::{Deed, Finished, Settings};
use narabe::store::sqlite::SqliteStore;
use narabe::store::{
    Change, Changed, Created, Credit, GameId, Millis, NewGame, NewTask, Of, Preferences, Settled,
    Store, StoreError, StoredGame, Task, TaskId, Vacation, Winding,
};
use std::future::Future;

/// What a store of the tests does in its own way.
pub trait Wrapper: Send + Sync + 'static {
    /// The store behind.
    fn store(&self) -> &SqliteStore;

    /// Every call goes through here, also those that are made in the store's own way.
    fn passed<T: Send>(
        &self,
        call: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> impl Future<Output = Result<T, StoreError>> + Send {
        call
    }

    fn game(
        &self,
        id: GameId,
    ) -> impl Future<Output = Result<Option<StoredGame>, StoreError>> + Send {
        self.store().game(id)
    }

    fn unfinished(
        &self,
        of: Of,
    ) -> impl Future<Output = Result<Vec<StoredGame>, StoreError>> + Send {
        self.store().unfinished(of)
    }

    fn create(&self, new: NewGame) -> impl Future<Output = Result<Created, StoreError>> + Send {
        self.store().create(new)
    }

    fn change(&self, change: Change) -> impl Future<Output = Result<Changed, StoreError>> + Send {
        self.store().change(change)
    }
}

/// Such a store as the app takes it.
pub struct Wrapped<W>(pub W);

impl<W: Wrapper> Store for Wrapped<W> {
    async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.0.passed(self.0.game(id)).await
    }

    async fn unfinished(&self, of: Of) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.unfinished(of)).await
    }

    async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.0.passed(self.0.create(new)).await
    }

    async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        self.0.passed(self.0.change(change)).await
    }

    async fn seen(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        self.0.passed(self.0.store().seen(interaction)).await
    }

    async fn between(
        &self,
        game: String,
        people: [u64; 2],
        most: u32,
    ) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().between(game, people, most)).await
    }

    async fn due(&self, now: Millis, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().due(now, most)).await
    }

    async fn shown(&self, game: GameId, message: u64, retire: NewTask) -> Result<(), StoreError> {
        self.0.passed(self.0.store().shown(game, message, retire)).await
    }

    async fn claim(&self, now: Millis, until: Millis, most: u32) -> Result<Vec<Task>, StoreError> {
        self.0.passed(self.0.store().claim(now, until, most)).await
    }

    async fn settle(&self, task: TaskId, settled: Settled) -> Result<(), StoreError> {
        self.0.passed(self.0.store().settle(task, settled)).await
    }

    async fn preferences(&self, person: u64) -> Result<Preferences, StoreError> {
        self.0.passed(self.0.store().preferences(person)).await
    }

    async fn prefer(&self, person: u64, wishes: Preferences) -> Result<(), StoreError> {
        self.0.passed(self.0.store().prefer(person, wishes)).await
    }

    async fn pinged(
        &self,
        game: GameId,
        version: u32,
        message: u64,
        hush: NewTask,
    ) -> Result<(), StoreError> {
        self.0.passed(self.0.store().pinged(game, version, message, hush)).await
    }

    async fn blocked_by(&self, person: u64) -> Result<Vec<u64>, StoreError> {
        self.0.passed(self.0.store().blocked_by(person)).await
    }

    async fn block(&self, person: u64, other: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.0.passed(self.0.store().block(person, other, at)).await
    }

    async fn settings(&self, guild: u64) -> Result<Settings, StoreError> {
        self.0.passed(self.0.store().settings(guild)).await
    }

    async fn set(
        &self,
        before: Settings,
        settings: Settings,
        deed: Deed,
    ) -> Result<bool, StoreError> {
        self.0.passed(self.0.store().set(before, settings, deed)).await
    }

    async fn did(&self, deed: Deed) -> Result<(), StoreError> {
        self.0.passed(self.0.store().did(deed)).await
    }

    async fn audit(&self, guild: u64, skip: u32, most: u32) -> Result<Vec<Deed>, StoreError> {
        self.0.passed(self.0.store().audit(guild, skip, most)).await
    }

    async fn finished(&self, which: Finished) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().finished(which)).await
    }

    async fn games_of(&self, person: u64) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().games_of(person)).await
    }

    async fn erase(&self, person: u64, at: Millis) -> Result<Option<u64>, StoreError> {
        self.0.passed(self.0.store().erase(person, at)).await
    }

    async fn guilds(&self) -> Result<Vec<(u64, Option<Millis>)>, StoreError> {
        self.0.passed(self.0.store().guilds()).await
    }

    async fn absent(&self, guild: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.0.passed(self.0.store().absent(guild, at)).await
    }

    async fn unfinished_in(&self, guild: u64) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().unfinished_in(guild)).await
    }

    async fn purge(&self, guild: u64) -> Result<bool, StoreError> {
        self.0.passed(self.0.store().purge(guild)).await
    }

    async fn timed(&self, after: GameId, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.0.passed(self.0.store().timed(after, most)).await
    }

    async fn wind(&self, winding: Winding) -> Result<Changed, StoreError> {
        self.0.passed(self.0.store().wind(winding)).await
    }

    async fn credit(&self, credit: Credit) -> Result<(), StoreError> {
        self.0.passed(self.0.store().credit(credit)).await
    }

    async fn enqueue(&self, tasks: Vec<(GameId, NewTask)>) -> Result<(), StoreError> {
        self.0.passed(self.0.store().enqueue(tasks)).await
    }

    async fn vacations(&self, person: u64, since: Millis) -> Result<Vec<Vacation>, StoreError> {
        self.0.passed(self.0.store().vacations(person, since)).await
    }

    async fn depart(&self, vacation: Vacation, task: NewTask) -> Result<bool, StoreError> {
        self.0.passed(self.0.store().depart(vacation, task)).await
    }

    async fn come_back(&self, person: u64, at: Millis, task: NewTask) -> Result<bool, StoreError> {
        self.0.passed(self.0.store().come_back(person, at, task)).await
    }

    async fn remember_closed(&self, person: u64, at: Option<Millis>) -> Result<(), StoreError> {
        self.0.passed(self.0.store().remember_closed(person, at)).await
    }

    async fn closed(&self, person: u64) -> Result<Option<Millis>, StoreError> {
        self.0.passed(self.0.store().closed(person)).await
    }

    async fn note(&self, key: &'static str) -> Result<Option<String>, StoreError> {
        self.0.passed(self.0.store().note(key)).await
    }

    async fn leave_note(&self, key: &'static str, text: String) -> Result<(), StoreError> {
        self.0.passed(self.0.store().leave_note(key, text)).await
    }

    async fn forget(&self, before: Millis) -> Result<(), StoreError> {
        self.0.passed(self.0.store().forget(before)).await
    }
}
