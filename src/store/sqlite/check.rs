//! The check that a database still says what was written: SQLite's own checks, then every game against its log.

use std::fmt;
use std::path::Path;

use rusqlite::Connection;

use super::chain::{Header, Link, Move};
use super::open::{self, OpenError};
use super::ratings::pool::Pool;
use super::ratings::{flaws, recount};
use super::{events, games, sets};
use crate::play::event::{EventId, StoredEvent};
use crate::play::game::StoredGame;
use crate::play::ids::GameId;
use crate::play::log::append;
use crate::store::StoreError;

/// Something that is wrong in a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The game, where it concerns one.
    pub game: Option<GameId>,
    /// Description in English, for the operator.
    pub what: String,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.game {
            Some(game) => write!(f, "game {}: {}", game.0, self.what),
            None => f.write_str(&self.what),
        }
    }
}

/// Result of a check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// Number of games that were looked at.
    pub games: u64,
    /// Everything that is wrong; empty if all is well.
    pub flaws: Vec<Flaw>,
}

/// Number of games in a piece of [`verify_in_pieces`].
const GAMES_PER_PIECE: u32 = 100;

/// Checks a whole database, also while a bot is using it, and lists what is wrong; an empty list means that all is
/// well. Whether the moves are legal by their rules is not the store's to know.
///
/// # Errors
/// The file cannot be opened at all.
pub fn verify(path: &Path) -> Result<Vec<Flaw>, OpenError> {
    let db = open::look(path)?;
    let mut flaws = Vec::new();
    if let Err(error) = look_for_flaws(&db, &mut flaws) {
        flaws.push(Flaw { game: None, what: format!("the rest cannot be read: {error}") });
    }
    Ok(flaws)
}

/// Does what [`verify`] does while a bot goes on: in pieces, each of which looks at one state of the database, so that the
/// write-ahead log does not grow for as long as it takes. `pause` is called between them, while nothing is held;
/// `by_rules` returns what is wrong with a game by its rules. The list of free pages is left to [`verify`].
///
/// # Errors
/// The file cannot be opened at all.
pub fn verify_in_pieces(
    path: &Path,
    mut by_rules: impl FnMut(StoredGame) -> Option<Flaw>,
    mut pause: impl FnMut(),
) -> Result<Checked, OpenError> {
    let db = open::look(path)?;
    let mut checked = Checked::default();
    if let Err(error) = look_in_pieces(&db, &mut checked, &mut by_rules, &mut pause) {
        let what = format!("the rest cannot be read: {error}");
        checked.flaws.push(Flaw { game: None, what });
    }
    Ok(checked)
}

fn look_in_pieces(
    db: &Connection,
    checked: &mut Checked,
    by_rules: &mut dyn FnMut(StoredGame) -> Option<Flaw>,
    pause: &mut dyn FnMut(),
) -> Result<(), StoreError> {
    let mut names = db.prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#'",
    )?;
    let names: Vec<String> = names.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for table in &names {
        check_file(db, Some(table), &mut checked.flaws)?;
        pause();
    }
    check_memberships(db, &mut checked.flaws)?;
    pause();
    check_machines(db, &mut checked.flaws)?;
    sets::check(db, &mut checked.flaws)?;
    pause();
    check_events(db, &mut checked.flaws);
    for pool in flaws::pools(db)? {
        pause();
        let state = db.unchecked_transaction()?;
        let found = flaws::flaws(&state, &pool)?;
        checked.flaws.extend(found.into_iter().map(|what| Flaw { game: None, what }));
    }
    let mut last = Some(0);
    while let Some(after) = last {
        pause();
        last = check_games_after(db, after, checked, by_rules)?;
    }
    Ok(())
}

/// Checks the next games after one; returns the last of them, if there are any.
fn check_games_after(
    db: &Connection,
    after: i64,
    checked: &mut Checked,
    by_rules: &mut dyn FnMut(StoredGame) -> Option<Flaw>,
) -> Result<Option<i64>, StoreError> {
    let db = db.unchecked_transaction()?;
    let mut query = db.prepare_cached("SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2")?;
    let ids = query.query_map((after, GAMES_PER_PIECE), |row| row.get(0))?;
    let ids: Vec<i64> = ids.collect::<Result<_, _>>()?;
    for id in ids.iter().copied().map(GameId) {
        checked.games += 1;
        let flaw = |what| Flaw { game: Some(id), what };
        let found = match check_game(&db, id) {
            Ok(None) => match games::game(&db, id) {
                Ok(game) => game.and_then(&mut *by_rules),
                Err(error) => Some(flaw(unreadable(&error))),
            },
            Ok(found) => found.map(flaw),
            Err(error) => Some(flaw(unreadable(&error))),
        };
        checked.flaws.extend(found);
    }
    Ok(ids.last().copied())
}

fn unreadable(error: &dyn fmt::Display) -> String {
    format!("cannot be read: {error}")
}

/// Returns a sentence in English for each pool that is not checked, since it is being counted again after a ruling.
///
/// # Errors
/// The file cannot be opened or read.
pub fn unchecked(path: &Path) -> Result<Vec<String>, OpenError> {
    let db = open::look(path)?;
    let pools = recount::under_way(&db, None).map_err(|error| OpenError::Failed {
        path: path.to_path_buf(),
        cause: error.to_string(),
    })?;
    let sentence = |pool: &Pool| {
        let Pool { guild, name, season } = pool;
        format!(
            "pool {name} of server {}, season {season}: is being counted again after a ruling, and was not checked",
            guild.cast_unsigned()
        )
    };
    Ok(pools.iter().map(sentence).collect())
}

/// Looks at every game of a database in turn, such as to replay it by its rules.
///
/// # Errors
/// The file cannot be opened or read.
pub fn for_each_game(path: &Path, mut look: impl FnMut(StoredGame)) -> Result<(), OpenError> {
    let db = open::look(path)?;
    let all = |db: &Connection, look: &mut dyn FnMut(StoredGame)| -> Result<(), StoreError> {
        let mut query = db.prepare("SELECT id FROM games ORDER BY id")?;
        for game in query.query_map([], |row| row.get(0))? {
            games::game(db, GameId(game?))?.map(&mut *look);
        }
        Ok(())
    };
    let path = path.to_path_buf();
    all(&db, &mut look).map_err(|error| OpenError::Failed { path, cause: error.to_string() })
}

/// Looks at every league and tournament of a database in turn, such as to replay it.
///
/// # Errors
/// The file cannot be opened or read.
pub fn for_each_event(path: &Path, mut look: impl FnMut(StoredEvent)) -> Result<(), OpenError> {
    let db = open::look(path)?;
    let all = |db: &Connection, look: &mut dyn FnMut(StoredEvent)| -> Result<(), StoreError> {
        let mut query = db.prepare("SELECT id FROM events ORDER BY id")?;
        for event in query.query_map([], |row| row.get(0))? {
            events::event(db, EventId(event?))?.map(&mut *look);
        }
        Ok(())
    };
    let path = path.to_path_buf();
    all(&db, &mut look).map_err(|error| OpenError::Failed { path, cause: error.to_string() })
}

fn look_for_flaws(db: &Connection, flaws: &mut Vec<Flaw>) -> rusqlite::Result<()> {
    // One state of the database for all queries.
    let db = db.unchecked_transaction()?;
    check_file(&db, None, flaws)?;
    check_memberships(&db, flaws)?;
    check_machines(&db, flaws)?;
    sets::check(&db, flaws)?;
    check_ratings(&db, flaws);
    check_events(&db, flaws);
    let mut games = db.prepare("SELECT id FROM games ORDER BY id")?;
    for game in games.query_map([], |row| row.get(0))? {
        let game = GameId(game?);
        match check_game(&db, game) {
            Ok(found) => flaws.extend(found.map(|what| Flaw { game: Some(game), what })),
            Err(error) => {
                flaws.push(Flaw { game: Some(game), what: unreadable(&error) });
            }
        }
    }
    Ok(())
}

/// SQLite's own checks of the whole file or of one table: its structure, and rows that point nowhere.
/// <https://www.sqlite.org/pragma.html#pragma_integrity_check>
fn check_file(db: &Connection, table: Option<&str>, flaws: &mut Vec<Flaw>) -> rusqlite::Result<()> {
    let argument = table.map(|table| format!("('{table}')")).unwrap_or_default();
    let mut query = db.prepare(&format!("PRAGMA integrity_check{argument}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let what: String = row.get(0)?;
        if what != "ok" {
            flaws.push(Flaw { game: None, what });
        }
    }
    let mut query = db.prepare(&format!("PRAGMA foreign_key_check{argument}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (table, parent): (String, String) = (row.get(0)?, row.get(2)?);
        flaws.push(Flaw {
            game: None,
            what: format!("a row of {table} points to nothing in {parent}"),
        });
    }
    Ok(())
}

/// Checks that the copies of the games' status in their members are right.
fn check_memberships(db: &Connection, flaws: &mut Vec<Flaw>) -> rusqlite::Result<()> {
    let mut query = db.prepare(
        "SELECT DISTINCT games.id FROM games JOIN members ON members.game = games.id
         WHERE members.unfinished <> (games.status < 2)",
    )?;
    for game in query.query_map([], |row| row.get(0))? {
        let what = "its members do not know whether it is finished".to_owned();
        flaws.push(Flaw { game: Some(GameId(game?)), what });
    }
    Ok(())
}

/// Checks that no machine has a member's seat or one that the game does not have.
fn check_machines(db: &Connection, flaws: &mut Vec<Flaw>) -> rusqlite::Result<()> {
    let mut query = db.prepare(
        "SELECT DISTINCT games.id FROM machines JOIN games ON games.id = machines.game
         WHERE machines.seat >= games.seats OR EXISTS
             (SELECT 1 FROM members WHERE members.game = games.id AND members.seat = machines.seat)",
    )?;
    for game in query.query_map([], |row| row.get(0))? {
        let what = "a machine holds a seat that is someone's or is not there".to_owned();
        flaws.push(Flaw { game: Some(GameId(game?)), what });
    }
    Ok(())
}

/// Checks that the ratings are the fold over their results.
fn check_ratings(db: &Connection, flaws: &mut Vec<Flaw>) {
    let found = flaws::pools(db)
        .and_then(|pools| pools.iter().map(|pool| flaws::flaws(db, pool)).collect());
    let found: Vec<Vec<String>> =
        found.unwrap_or_else(|error| vec![vec![format!("the ratings cannot be read: {error}")]]);
    flaws.extend(found.into_iter().flatten().map(|what| Flaw { game: None, what }));
}

/// Checks that the pairings of every event are of its entrants, and its games theirs.
fn check_events(db: &Connection, flaws: &mut Vec<Flaw>) {
    let found = events::flaws(db)
        .unwrap_or_else(|error| vec![format!("the events cannot be read: {error}")]);
    flaws.extend(found.into_iter().map(|what| Flaw { game: None, what }));
}

/// One game: its moves without a gap, its chain, its cached log. Gives the first thing that is wrong.
fn check_game(db: &Connection, id: GameId) -> rusqlite::Result<Option<String>> {
    let mut header = db.prepare_cached(
        "SELECT game, rules, revision, seats, created_at, log_hash, log FROM games WHERE id = ?1",
    )?;
    let (first, last, cached) = header.query_one([id.0], |row| {
        let (game, rules) = (row.get_ref(0)?.as_str()?, row.get_ref(1)?.as_str()?);
        let header = Header {
            game,
            rules,
            revision: row.get(2)?,
            seats: row.get(3)?,
            created_at: row.get(4)?,
        };
        Ok((header.link(), row.get::<_, Link>(5)?, row.get::<_, Option<String>>(6)?))
    })?;
    if !standing(db, id)? {
        return Ok(Some("more is taken back in its log than was there".to_owned()));
    }
    let Some((link, log)) = fold(db, id, first)? else {
        return Ok(Some("a move is missing in its log".to_owned()));
    };
    if link != last {
        return Ok(Some(
            "its moves or its rules are not those that were written (the hash chain is broken)"
                .to_owned(),
        ));
    }
    Ok(cached
        .filter(|cached| *cached != log)
        .map(|_| "its cached log differs from its moves".to_owned()))
}

/// Checks that every take-back has something to take back.
fn standing(db: &Connection, game: GameId) -> rusqlite::Result<bool> {
    let mut moves = db.prepare_cached("SELECT text FROM moves WHERE game = ?1 ORDER BY ply")?;
    let (mut rows, mut log, mut retaken) = (moves.query([game.0])?, Vec::new(), Vec::new());
    while let Some(row) = rows.next()? {
        if !append(&mut log, &mut retaken, row.get(0)?) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The last link and the texts of a game's moves; none if their numbers have a gap.
fn fold(db: &Connection, game: GameId, first: Link) -> rusqlite::Result<Option<(Link, String)>> {
    let mut moves =
        db.prepare_cached("SELECT ply, seat, text, at FROM moves WHERE game = ?1 ORDER BY ply")?;
    let mut rows = moves.query([game.0])?;
    let (mut link, mut log) = (first, String::new());
    let mut expected: u32 = 1;
    while let Some(row) = rows.next()? {
        let (ply, text) = (row.get(0)?, row.get_ref(2)?.as_str()?);
        if ply != expected {
            return Ok(None);
        }
        link = Move { game, ply, seat: row.get(1)?, text, at: row.get(3)? }.link(&link);
        if ply > 1 {
            log.push('\n');
        }
        log.push_str(text);
        expected += 1;
    }
    Ok(Some((link, log)))
}
