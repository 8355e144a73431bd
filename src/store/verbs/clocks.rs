//! The verbs of clocks, vacations and time that is given back.

use crate::play::change::Changed;
use crate::play::clock::{ClockUpdate, DowntimeCredit, Vacation};
use crate::play::game::StoredGame;
use crate::play::ids::{GameId, Millis};
use crate::play::task::NewTask;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::postgres::Alone;
use crate::store::sql::pieces::Progress;
use crate::store::sql::{clocks, credit, games, vacations};
use crate::store::workers::Ask;

impl Store {
    /// Returns the numbers of games whose deadline has come, the longest overdue first. Completes a credit that is under
    /// way before.
    pub async fn due(&self, now: Millis, most: u32) -> Result<Vec<GameId>, StoreError> {
        self.read_credited("due", move |db| games::due(db, now, most)).await
    }

    /// Running games whose turns are timed, by their numbers from after one on. Completes a credit that is under way
    /// before.
    pub async fn timed(&self, after: GameId, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read_credited("timed", move |db| games::timed(db, after, most)).await
    }

    /// Returns a game by its number. Completes a credit that is under way before.
    pub async fn credited_game(&self, game: GameId) -> Result<Option<StoredGame>, StoreError> {
        let read = move |db: &Db| -> Result<Vec<StoredGame>, StoreError> {
            Ok(games::game(db, game)?.into_iter().collect())
        };
        Ok(self.read_credited("credited_game", read).await?.pop())
    }

    /// Reads games by their clocks while no credit is under way.
    async fn read_credited<T: Send + 'static>(
        &self,
        verb: &'static str,
        read: impl Ask<Vec<T>> + Copy,
    ) -> Result<Vec<T>, StoreError> {
        loop {
            let credited = move |db: &Db| match credit::is_crediting(db)? {
                true => Ok(None),
                false => read(db).map(Some),
            };
            if let Some(games) = self.read(verb, credited).await? {
                return Ok(games);
            }
            self.complete_credit().await?;
        }
    }

    /// Changes a game's clock alone. Where the game or its clock has changed since, nothing is done.
    pub async fn update_clock(&self, update: ClockUpdate) -> Result<Changed, StoreError> {
        let (alone, verb) = (Alone::Game(update.game), "update_clock");
        self.write_beside(alone, verb, move |db| clocks::update_clock(db, &update)).await
    }

    /// Gives time back to everything that has yet to fall due, to each thing once. It is decided by this call and
    /// carried out in as many transactions as it takes before games are next read by their clocks, also after a
    /// restart. Until then clocks are neither stopped nor started: `update_clock`, `begin_vacation` and `end_vacation`
    /// are busy.
    pub async fn credit(&self, time: DowntimeCredit) -> Result<(), StoreError> {
        // One that an error has left under way.
        self.complete_credit().await?;
        let node = self.node();
        self.write("credit", move |db| credit::begin(db, &time, node)).await
    }

    /// Carries a credit out that is under way, in as many transactions as it takes.
    pub async fn complete_credit(&self) -> Result<(), StoreError> {
        while self.write_piece("credit", credit::proceed).await? == Progress::More {}
        Ok(())
    }

    /// A person's vacations that end after a time, in their order.
    pub async fn vacations(&self, person: u64, since: Millis) -> Result<Vec<Vacation>, StoreError> {
        self.read("vacations", move |db| vacations::vacations(db, person, since)).await
    }

    /// Begins a vacation, by which every clock of the person stands still. Says whether it did: there is one at a time.
    pub async fn begin_vacation(
        &self,
        vacation: Vacation,
        task: NewTask,
    ) -> Result<bool, StoreError> {
        self.write("begin_vacation", move |db| vacations::begin_vacation(db, &vacation, &task))
            .await
    }

    /// Ends the vacation that is under way, by which those clocks go on, once for each interaction. Says whether there was
    /// one.
    pub async fn end_vacation(
        &self,
        person: u64,
        interaction: u64,
        at: Millis,
        task: NewTask,
    ) -> Result<bool, StoreError> {
        let end = move |db: &Db| vacations::end_vacation(db, person, interaction, at, &task);
        self.write("end_vacation", end).await
    }
}
