//! The verbs of games: one by its number, lists of them, a new one, and a change to one.

use crate::play::change::{Change, Changed, Created, NewGame, NewLeg, Of};
use crate::play::game::StoredGame;
use crate::play::guild::Finished;
use crate::play::ids::{GameId, Millis};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::interceptor::around;
use crate::store::postgres::Alone;
use crate::store::sql::{acts, changes, games};

impl Store {
    /// Returns a game by its number.
    pub async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        self.look_up("game", move |db| games::game(db, id)).await
    }

    /// Returns the game that an interaction has changed already, if it has.
    pub async fn seen(&self, interaction: u64) -> Result<Option<GameId>, StoreError> {
        self.look_up("seen", move |db| changes::seen(db, interaction)).await
    }

    /// True if an interaction was acted upon already that changes no game.
    pub async fn has_acted(&self, interaction: u64) -> Result<bool, StoreError> {
        self.look_up_one("has_acted", move |db| acts::was_before(db, interaction)).await
    }

    /// Returns unfinished games, those changed last first: of a channel 100 at the most, of a person all that they have
    /// joined and their 100 latest invitations.
    pub async fn unfinished(&self, of: Of) -> Result<Vec<StoredGame>, StoreError> {
        match of {
            // Few, for a person may only have so many.
            Of::Person(_) => self.look_up("unfinished", move |db| games::unfinished(db, of)).await,
            Of::Channel(_) => self.read("unfinished", move |db| games::unfinished(db, of)).await,
        }
    }

    /// The finished games of one kind that two people have played with each other alone, the latest first.
    pub async fn between(
        &self,
        game: String,
        people: [u64; 2],
        most: u32,
    ) -> Result<Vec<StoredGame>, StoreError> {
        self.read("between", move |db| games::between(db, &game, people, most)).await
    }

    /// Returns when the latest challenges of a person to another one ended (UTC ms) that were withdrawn or declined, the last
    /// one first, at most so many. Older ones than the person's last thousand games are not looked for.
    pub async fn turned_down(
        &self,
        [by, to]: [u64; 2],
        most: u32,
    ) -> Result<Vec<Millis>, StoreError> {
        self.read("turned_down", move |db| games::turned_down(db, [by, to], most)).await
    }

    /// Returns games that are over.
    pub async fn finished(&self, which: Finished) -> Result<Vec<StoredGame>, StoreError> {
        self.read("finished", move |db| games::finished(db, &which)).await
    }

    /// Returns the games of a person behind one of them, at most so many, the first one first.
    pub async fn games_of(
        &self,
        person: u64,
        after: GameId,
        most: u32,
    ) -> Result<Vec<StoredGame>, StoreError> {
        self.read("games_of", move |db| games::games_of(db, person, after, most)).await
    }

    /// Returns open challenges of other servers that are open to this one, at most so many, the newest first.
    pub async fn seats_across(&self, guild: u64, most: u32) -> Result<Vec<StoredGame>, StoreError> {
        self.read("seats_across", move |db| games::across(db, guild, most)).await
    }

    /// Returns the unfinished games of a server.
    pub async fn unfinished_in(&self, guild: u64) -> Result<Vec<StoredGame>, StoreError> {
        self.read("unfinished_in", move |db| games::unfinished_in(db, guild)).await
    }

    /// Commits a new challenge or game.
    pub async fn create(&self, new: NewGame) -> Result<Created, StoreError> {
        self.write("create", move |db| changes::create(db, &new)).await
    }

    /// Commits a new game that begins at once with its clock.
    pub async fn create_timed(&self, leg: NewLeg) -> Result<Created, StoreError> {
        self.write("create_timed", move |db| changes::create_timed(db, &leg)).await
    }

    /// Commits one change of a game.
    pub async fn change(&self, change: Change) -> Result<Changed, StoreError> {
        let Some(interceptor) = self.interceptor.as_deref() else {
            let alone = match change.is_of_its_game_alone() {
                true => Alone::Game(change.game),
                false => Alone::Database,
            };
            let work = move |db: &Db| changes::change(db, &change);
            return self.write_beside(alone, "change", work).await;
        };
        let direct = self.direct();
        around(interceptor, "change", interceptor.change(&direct, change)).await
    }
}
