//! The verbs of clocks, vacations and time that is given back.

use crate::play::change::Changed;
use crate::play::clock::{ClockUpdate, DowntimeCredit, Vacation};
use crate::play::game::StoredGame;
use crate::play::ids::{GameId, Millis};
use crate::play::task::NewTask;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::sqlite::{clocks, games, vacations};

impl Store {
    /// Returns games whose deadline has come, the longest overdue first.
    pub async fn due(&self, now: Millis, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read("due", move |db| games::due(db, now, most)).await
    }

    /// Running games whose turns are timed, by their numbers from after one on.
    pub async fn timed(&self, after: GameId, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read("timed", move |db| games::timed(db, after, most)).await
    }

    /// Changes a game's clock alone. Where the game or its clock has changed since, nothing is done.
    pub async fn update_clock(&self, update: ClockUpdate) -> Result<Changed, StoreError> {
        self.write("update_clock", move |db| clocks::update_clock(db, &update)).await
    }

    /// Gives time back to everything that has yet to fall due, in one go.
    pub async fn credit(&self, credit: DowntimeCredit) -> Result<(), StoreError> {
        self.write("credit", move |db| clocks::credit(db, &credit)).await
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

    /// Ends the vacation that is under way, by which those clocks go on. Says whether there was one.
    pub async fn end_vacation(
        &self,
        person: u64,
        at: Millis,
        task: NewTask,
    ) -> Result<bool, StoreError> {
        self.write("end_vacation", move |db| vacations::end_vacation(db, person, at, &task)).await
    }
}
