//! The beginning of the year: a database of the first released schema, with a few games in it, which the program of today
//! brings up to date and goes on with.
//!
//! The games are played by the program of today, and of each table and column that the first schema had the rows are
//! written into a file that its migration alone has made.

use super::super::turn::Game;
use super::{Year, people};
use crate::commands;
use narabe::app::Context;
use narabe::app::input::request::{ButtonAction, RequestKind};
use narabe::clock::Clock;
use narabe::games::GAMES;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Status};
use rusqlite::Connection;
use std::fs::File;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::Path;
use std::sync::Arc;

const SCHEMA: &str = include_str!("../../../../migrations/sqlite/V1__games.sql");
/// Tables of the first schema whose rows are as they were, each after those that it names.
const TABLES: [&str; 5] = ["guilds", "people", "games", "members", "moves"];
/// The game that is over, the one that goes on, the one that was declined and the one that is open.
const OVER: GameId = GameId(1);
const RUNNING: GameId = GameId(2);
const OPEN: GameId = GameId(4);

impl Year {
    /// Makes the database, brings it up to date, and goes on with what is there.
    pub(super) async fn begin_in_the_first_schema(&mut self) {
        let modern = self.folder.path().join("modern.db");
        self.play_first_games(&modern).await;
        write_down(&modern, &self.database());
        let before = logs(&self.database());
        self.start();
        if logs(&self.database()) != before {
            self.flaws.push("the first games are others once they are up to date".to_owned());
        }
        self.note("upgrade", &before.join("; "));
        self.early.insert(OVER);
        self.beat().await;
        self.go_on_with_first_games().await;
    }

    /// Four games in a database of today: one is over, one goes on, one was declined, one is open.
    async fn play_first_games(&mut self, modern: &Path) {
        let store = crate::database::open(modern, Options::default());
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        self.app = Some(Context::new(store, GAMES, clock, fastrand::Rng::with_seed(1)));
        for (game, [author, other]) in (1..).zip([[2, 3], [4, 5], [6, 7], [8, 9]]) {
            self.ask(author, 0, commands::challenge(people::wish(other))).await;
            let verb = match game {
                3 => ButtonAction::Decline,
                4 => continue,
                _ => ButtonAction::Accept,
            };
            self.press(GameId(game), other, verb).await;
        }
        for game in [OVER, RUNNING] {
            for text in ["h8", "i9", "h9"] {
                let person = self.on_turn(game).await;
                self.moves(game, person, text).await;
            }
        }
        let person = self.on_turn(OVER).await;
        self.press(OVER, person, ButtonAction::ConfirmResign).await;
        self.app.take().unwrap().into_store().close().unwrap();
    }

    async fn on_turn(&self, game: GameId) -> u64 {
        let stored = self.stored(game).await;
        let table = narabe::app::context::replayed(GAMES, &stored).unwrap();
        stored.person_on_turn(&table).unwrap()
    }

    async fn press(&mut self, game: GameId, person: u64, verb: ButtonAction) {
        let version = self.stored(game).await.version;
        self.ask(person, 0, RequestKind::Press { game, version, verb }).await;
    }

    async fn moves(&mut self, game: GameId, person: u64, text: &str) {
        let version = self.stored(game).await.version;
        let text = text.to_owned();
        self.ask(person, 0, RequestKind::SubmitMove { game, version, text }).await;
    }

    /// The game that goes on is played on, and the open one is begun; both are games of the year from then on.
    async fn go_on_with_first_games(&mut self) {
        let person = self.on_turn(RUNNING).await;
        self.moves(RUNNING, person, "i10").await;
        self.press(OPEN, 9, ButtonAction::Accept).await;
        for id in [RUNNING, OPEN] {
            let now = self.stored(id).await;
            if now.status != Status::Running || now.timing.turn.is_none() {
                self.flaws.push(format!("game {} does not go on: {:?}", id.0, now.timing));
                continue;
            }
            self.life.games.insert(id, Game::of(&now));
            if id == RUNNING {
                // Both have moved before clocks were known.
                self.life.games.get_mut(&id).unwrap().moved.extend([4, 5]);
            }
            self.begin_turn(&now);
        }
    }
}

/// The games' logs.
fn logs(path: &Path) -> Vec<String> {
    let db = Connection::open(path).unwrap();
    let sql = "SELECT id || ' ' || status || ' ' || replace(COALESCE(log, ''), char(10), ' ') FROM games ORDER BY id";
    let mut rows = db.prepare(sql).unwrap();
    rows.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// Writes what the first schema knew of a database into a file of that schema.
fn write_down(modern: &Path, path: &Path) {
    File::options().write(true).create_new(true).mode(0o600).open(path).unwrap();
    let db = Connection::open(path).unwrap();
    db.execute_batch(SCHEMA).unwrap();
    db.execute("ATTACH ?1 AS modern", [modern.to_str().unwrap()]).unwrap();
    // The program knows by this table which migrations a file has.
    let sql = "SELECT sql FROM modern.sqlite_schema WHERE name = 'refinery_schema_history'";
    let history: String = db.query_one(sql, [], |row| row.get(0)).unwrap();
    db.execute_batch(&history).unwrap();
    let first = "SELECT * FROM modern.refinery_schema_history WHERE version = 1";
    db.execute(&format!("INSERT INTO refinery_schema_history {first}"), []).unwrap();
    for table in TABLES {
        let columns = columns(&db, table).join(", ");
        let rows = format!("SELECT {columns} FROM modern.{table}");
        db.execute(&format!("INSERT INTO main.{table} ({columns}) {rows}"), []).unwrap();
    }
}

fn columns(db: &Connection, table: &str) -> Vec<String> {
    let mut rows = db.prepare("SELECT name FROM pragma_table_info(?1, 'main')").unwrap();
    rows.query_map([table], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}
