//! The verbs of plans.

use crate::play::ids::{GameId, Millis};
use crate::play::plan::{Plan, Planned};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::postgres::Alone;
use crate::store::sql::plans;

impl Store {
    /// Keeps a player's plan in the place of an older one, once for each interaction; without lines there is none from now
    /// on.
    pub async fn plan(
        &self,
        plan: Plan,
        interaction: u64,
        at: Millis,
    ) -> Result<Planned, StoreError> {
        let alone = Alone::Game(plan.game);
        self.write_beside(alone, "plan", move |db| plans::plan(db, &plan, interaction, at)).await
    }

    /// Returns the plans for a game, void ones included.
    pub async fn plans(&self, game: GameId) -> Result<Vec<Plan>, StoreError> {
        self.read("plans", move |db| plans::of_game(db, game)).await
    }

    /// Returns a person's plans, void ones included.
    pub async fn plans_of(&self, person: u64) -> Result<Vec<Plan>, StoreError> {
        self.read("plans_of", move |db| plans::of_person(db, person)).await
    }
}
