//! The verbs of the puzzle of a day.

use crate::play::ids::{GameId, Millis};
use crate::play::month_list::MonthList;
use crate::play::puzzle::{Attempt, DayResult, NewPuzzle, OwnPuzzle, Solver, Source, Verdict};
use crate::play::task::NewTask;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::posts::{self, Regular};
use crate::store::sql::{own_puzzles, puzzles};

impl Store {
    /// Returns the word of a server's puzzle of a day: the one that was chosen first. `own` is the number of one of its own.
    pub async fn puzzle_of(
        &self,
        guild: u64,
        day: i64,
        puzzle: String,
        own: Option<i64>,
    ) -> Result<String, StoreError> {
        self.write("puzzle_of", move |db| puzzles::puzzle_of(db, guild, day, &puzzle, own)).await
    }

    /// Returns games in which puzzles are to be looked for: some of each of so many servers that want it.
    pub async fn puzzle_sources(
        &self,
        now: Millis,
        servers: u32,
        games: u32,
    ) -> Result<Vec<Source>, StoreError> {
        let find = move |db: &Db| own_puzzles::sources(db, now, servers, games);
        self.write("puzzle_sources", find).await
    }

    /// Notes that a game was looked at, and the puzzle found, unless the server has one that is alike.
    pub async fn note_puzzle(
        &self,
        source: Source,
        found: Option<NewPuzzle>,
        at: Millis,
    ) -> Result<(), StoreError> {
        let note = move |db: &Db| own_puzzles::note(db, &source, found.as_ref(), at);
        self.write("note_puzzle", note).await
    }

    /// Returns the numbers of a server's own puzzles that were not posted, with their games, the oldest first.
    pub async fn unused_puzzles(
        &self,
        guild: u64,
    ) -> Result<Vec<(i64, Option<GameId>)>, StoreError> {
        self.read_one("unused_puzzles", move |db| own_puzzles::unused(db, guild)).await
    }

    /// Deletes a server's own puzzle that was not posted.
    pub async fn drop_puzzle(&self, guild: u64, number: i64) -> Result<(), StoreError> {
        self.write("drop_puzzle", move |db| own_puzzles::drop(db, guild, number)).await
    }

    /// Returns a server's own puzzle.
    pub async fn own_puzzle(
        &self,
        guild: u64,
        number: i64,
    ) -> Result<Option<OwnPuzzle>, StoreError> {
        self.read_one("own_puzzle", move |db| own_puzzles::find(db, guild, number)).await
    }

    /// Returns the rule sets of a server's latest games, `(game, rules)`, with the number of games of each.
    pub async fn played_rules(&self, guild: u64) -> Result<Vec<(String, String, u32)>, StoreError> {
        self.read("played_rules", move |db| own_puzzles::played_rules(db, guild)).await
    }

    /// Returns the word of a server's puzzle of a day, if one was chosen.
    pub async fn chosen_puzzle(&self, guild: u64, day: i64) -> Result<Option<String>, StoreError> {
        self.read_one("chosen_puzzle", move |db| puzzles::chosen(db, guild, day)).await
    }

    /// Returns the word of a server's latest puzzle of a day that was of a set.
    pub async fn latest_puzzle(
        &self,
        guild: u64,
        set: &'static str,
    ) -> Result<Option<String>, StoreError> {
        self.read_one("latest_puzzle", move |db| puzzles::latest(db, guild, set)).await
    }

    /// Returns what a person has made of a day's puzzle.
    pub async fn puzzle_attempt(
        &self,
        guild: u64,
        day: i64,
        person: u64,
    ) -> Result<Attempt, StoreError> {
        self.read_one("puzzle_attempt", move |db| puzzles::attempt(db, guild, day, person)).await
    }

    /// Notes what has happened to a person's attempt by an interaction, once for each and unless the attempt is over.
    /// Returns it as it is then.
    pub async fn judge_puzzle(
        &self,
        guild: u64,
        day: i64,
        person: u64,
        verdict: (Verdict, u64),
        at: Millis,
    ) -> Result<Attempt, StoreError> {
        let judge = move |db: &Db| puzzles::judge(db, guild, day, person, verdict, at);
        self.write("judge_puzzle", judge).await
    }

    /// Returns the latest days whose puzzle a person has solved in a server so that it counts, the newest first.
    pub async fn solved_days(&self, guild: u64, person: u64) -> Result<Vec<i64>, StoreError> {
        self.read_one("solved_days", move |db| puzzles::solved_days(db, guild, person)).await
    }

    /// Returns the latest days on which someone in a server has solved the puzzle so that it counts, the newest first.
    pub async fn solved_days_of_all(&self, guild: u64, today: i64) -> Result<Vec<i64>, StoreError> {
        self.read_one("solved_days_of_all", move |db| puzzles::days_of_all(db, guild, today)).await
    }

    /// Returns the latest days on which a server had no puzzle as the bot was away.
    pub async fn puzzle_days_away(&self, guild: u64, today: i64) -> Result<Vec<i64>, StoreError> {
        self.read_one("puzzle_days_away", move |db| puzzles::days_away(db, guild, today)).await
    }

    /// Returns the result of a day's puzzle in a server.
    pub async fn puzzle_result(&self, guild: u64, day: i64) -> Result<DayResult, StoreError> {
        self.read_one("puzzle_result", move |db| puzzles::result(db, guild, day)).await
    }

    /// Returns so many rows of a server's list of the month of a time, after so many, and the row of the person who asks.
    pub async fn puzzle_list(
        &self,
        guild: u64,
        at: Millis,
        cut: (u32, u32),
        asks: u64,
    ) -> Result<MonthList<Solver>, StoreError> {
        self.read("puzzle_list", move |db| puzzles::list(db, guild, at, cut, asks)).await
    }

    /// Returns the servers whose puzzle is to be posted now, each with the time from which it was due.
    pub async fn due_puzzles(
        &self,
        now: Millis,
        most: u32,
    ) -> Result<Vec<(u64, Millis)>, StoreError> {
        self.read_one("due_puzzles", move |db| posts::due(db, Regular::Puzzle, now, most)).await
    }

    /// Writes down the task that posts a server's puzzle, unless that was done, and sets the time of the next one.
    pub async fn post_puzzle(
        &self,
        guild: u64,
        due_at: Millis,
        next: Millis,
        task: NewTask,
    ) -> Result<(), StoreError> {
        let post = move |db: &Db| posts::post(db, Regular::Puzzle, (guild, due_at), next, &task);
        self.write("post_puzzle", post).await
    }
}
