//! The check that a database still says what was written: SQLite's own checks, then every game against its log.

mod books;

use std::fmt;

use crate::store::db::{self, Db};

use super::book::PoolSum;
use super::chain::{Header, Link, Move};
use super::ratings::pool::Pool;
use super::ratings::recount;
use super::{ballots, events, games, hills, ratings, sets};
use crate::play::book::InBook;
use crate::play::event::{EventId, StoredEvent};
use crate::play::game::StoredGame;
use crate::play::hill::StoredHill;
use crate::play::ids::GameId;
use crate::play::log::append;
use crate::store::postgres::open::refused;
use crate::store::sqlite::integrity;
use crate::store::sqlite::open::OpenError;
use crate::store::{Location, StoreError};

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

/// Content that can be replayed by rules, which are not the store's to know.
#[derive(Debug)]
pub enum Kept {
    /// A game whose log is intact.
    Game(Box<StoredGame>),
    /// A league or tournament.
    Event(Box<StoredEvent>),
    /// A hill.
    Hill(Box<StoredHill>),
    /// A game of which the book has the opening; only where the whole database is checked in one state of it.
    InBook(Box<InBook>),
    /// The sums of the books, after the last game in them.
    Books(Vec<PoolSum>),
}

/// Returns what is wrong with a game or event by its rules.
type ByRules<'a> = &'a mut dyn FnMut(Kept) -> Option<Flaw>;

/// Checks a whole database, also while a bot is using it, and lists what is wrong; an empty list means that all is
/// well. Whether the moves are legal by their rules is left to [`verify_with`].
///
/// # Errors
/// The file cannot be opened at all, or the disk does not let it be read.
pub fn verify(place: impl Into<Location>) -> Result<Vec<Flaw>, OpenError> {
    verify_with(place, |_| None).map(|checked| checked.flaws)
}

/// Checks a whole database in one state of it, and `by_rules` each event, and each game of which nothing else is wrong.
///
/// # Errors
/// The file cannot be opened at all, the disk does not let it be read, or the connection to a server breaks.
pub fn verify_with(
    place: impl Into<Location>,
    mut by_rules: impl FnMut(Kept) -> Option<Flaw> + Send,
) -> Result<Checked, OpenError> {
    let place = place.into();
    let all = |db: &Db| Check::new(db, &mut by_rules, None).all();
    place.look(|db| {
        let checked = db.in_one_state(all).or_else(|error| match error {
            error if is_hindrance(&error) => Err(error),
            error => Ok(Checked { games: 0, flaws: vec![unreadable("the database", &error)] }),
        });
        unless_broken(db, checked.map_err(|error| hindered(&place, &error))?)
    })?
}

/// Does what [`verify_with`] does while a bot goes on: in pieces, each of which looks at one state of the database, so that
/// the write-ahead log does not grow for as long as it takes. `pause` is called between them, while nothing is held. The
/// list of free pages is left to [`verify_with`].
///
/// # Errors
/// The file cannot be opened at all, the disk does not let it be read, or the connection to a server breaks.
pub fn verify_in_pieces(
    place: impl Into<Location>,
    mut by_rules: impl FnMut(Kept) -> Option<Flaw> + Send,
    mut pause: impl FnMut() + Send,
) -> Result<Checked, OpenError> {
    let place = place.into();
    place.look(|db| {
        let checked = Check::new(db, &mut by_rules, Some(&mut pause)).all();
        unless_broken(db, checked.map_err(|error| hindered(&place, &error))?)
    })?
}

/// True if the disk, the system or a lock kept from reading, which says nothing of what is kept.
fn is_hindrance(error: &StoreError) -> bool {
    matches!(error, StoreError::Hindered(_) | StoreError::Busy)
}

/// The error of a check that the disk or the system has kept from reading.
fn hindered(place: &Location, error: &StoreError) -> OpenError {
    if place.is_server() {
        return refused(error);
    }
    OpenError::Unread { path: place.to_string().into(), cause: error.to_string() }
}

/// Returns what a check has found, unless the connection to a server has broken: what could not be read then says nothing
/// of the database.
fn unless_broken(db: &Db, checked: Checked) -> Result<Checked, OpenError> {
    match db {
        Db::Postgres(_) if !checked.flaws.is_empty() => {
            db.run("SELECT 1").map(|()| checked).map_err(|error| refused(&error))
        }
        _ => Ok(checked),
    }
}

/// A flaw of no single game: something that cannot be read.
fn unreadable(name: &str, error: &dyn fmt::Display) -> Flaw {
    Flaw { game: None, what: format!("{name} cannot be read: {error}") }
}

/// Result of a part of a check.
type Found = Result<Vec<Flaw>, StoreError>;

/// Part of a check that is one query or a few.
type Part = fn(&Db) -> Found;

/// Parts of a check by what each looks at.
const PARTS: [(&str, Part); 6] = [
    ("the members", flaws_of_memberships),
    ("the machines", flaws_of_machines),
    ("the sets", flaws_of_sets),
    ("the events", flaws_of_events),
    ("the hills", flaws_of_hills),
    ("the ballots", flaws_of_ballots),
];

/// A check under way.
struct Check<'a> {
    db: &'a Db,
    by_rules: ByRules<'a>,
    /// Called before each piece, which is a transaction of its own; none if `db` is in a transaction that lasts for the
    /// whole check.
    pause: Option<&'a mut dyn FnMut()>,
    checked: Checked,
    /// First part that the disk or the system did not let be read.
    hindered: Option<StoreError>,
}

impl<'a> Check<'a> {
    fn new(db: &'a Db, by_rules: ByRules<'a>, pause: Option<&'a mut dyn FnMut()>) -> Self {
        Self { db, by_rules, pause, checked: Checked::default(), hindered: None }
    }

    fn all(mut self) -> Result<Checked, StoreError> {
        self.file();
        for (name, part) in PARTS {
            self.part(name, part);
        }
        self.events();
        self.hills();
        self.ratings();
        let mut last = Some(GameId(0));
        while let Some(after) = last {
            last = self.games_after(after);
        }
        self.books();
        self.end()
    }

    /// Returns the flaws that were found. Where there are none, and not everything could be read, nothing is known.
    fn end(self) -> Result<Checked, StoreError> {
        match self.hindered {
            Some(error) if self.checked.flaws.is_empty() => Err(error),
            _ => Ok(self.checked),
        }
    }

    /// Keeps an error as a flaw of what has this name, unless the disk or the system was in the way.
    fn unread(&mut self, name: &str, error: StoreError) {
        match error {
            error if is_hindrance(&error) => _ = self.hindered.get_or_insert(error),
            error => self.checked.flaws.push(unreadable(name, &error)),
        }
    }

    /// Runs a piece of the check and keeps the flaws that it found. An error is a flaw of what has this name.
    fn part(&mut self, name: &str, part: impl FnOnce(&Db) -> Found) {
        match self.piece(part) {
            Ok(found) => self.checked.flaws.extend(found),
            Err(error) => self.unread(name, error),
        }
    }

    /// Reads one state of the database.
    fn piece<T>(
        &mut self,
        read: impl FnOnce(&Db) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let Some(pause) = &mut self.pause else { return read(self.db) };
        pause();
        self.db.in_one_state(read)
    }

    /// The file as SQLite sees it: whole, or table by table.
    fn file(&mut self) {
        if self.pause.is_none() {
            return self.part("the file", |db| integrity::flaws(db, None));
        }
        match self.piece(integrity::tables) {
            Ok(names) => names.iter().for_each(|table| {
                self.part(table, |db| integrity::flaws(db, Some(table)));
            }),
            Err(error) => self.unread("the list of tables", error),
        }
    }

    /// The events, one by one, by their rules.
    fn events(&mut self) {
        match self.piece(events::ids) {
            Ok(ids) => ids.into_iter().for_each(|id| self.event(id)),
            Err(error) => self.unread("the list of events", error),
        }
    }

    fn event(&mut self, id: EventId) {
        match self.piece(|db| events::event(db, id)) {
            Ok(event) => {
                let flaw = event.and_then(|event| (self.by_rules)(Kept::Event(Box::new(event))));
                self.checked.flaws.extend(flaw);
            }
            Err(error) => self.unread(&format!("event {}", id.0), error),
        }
    }

    /// The hills, one by one, by their rules.
    fn hills(&mut self) {
        let hills = self.piece(|db| {
            hills::ids(db)?.into_iter().filter_map(|id| hills::hill(db, id).transpose()).collect()
        });
        let hills: Vec<StoredHill> = hills.unwrap_or_else(|error| {
            self.unread("the hills", error);
            Vec::new()
        });
        let flaws =
            hills.into_iter().filter_map(|hill| (self.by_rules)(Kept::Hill(Box::new(hill))));
        self.checked.flaws.extend(flaws);
    }

    /// The ratings, pool by pool, as the fold over their results.
    fn ratings(&mut self) {
        match self.piece(ratings::flaws::pools) {
            Ok(pools) => pools.iter().for_each(|pool| {
                self.part("the ratings", |db| Ok(of_no_game(ratings::flaws::flaws(db, pool)?)));
            }),
            Err(error) => self.unread("the ratings", error),
        }
    }

    /// Checks the next games after one; returns the last of them, if there are any.
    fn games_after(&mut self, after: GameId) -> Option<GameId> {
        let mut found = Vec::new();
        let read = self.piece(|db| {
            let ids = next_games(db, after)?;
            for id in &ids {
                found.push((*id, intact(db, *id)));
            }
            Ok(ids.last().copied())
        });
        for (id, game) in found {
            self.checked.games += 1;
            self.in_book(id);
            let flaw = match game {
                Ok(Ok(game)) => game.and_then(|game| (self.by_rules)(Kept::Game(Box::new(game)))),
                Ok(Err(what)) => Some(Flaw { game: Some(id), what }),
                Err(error) => {
                    self.unread("a game", error);
                    None
                }
            };
            self.checked.flaws.extend(flaw);
        }
        read.unwrap_or_else(|error| {
            self.unread("the list of games", error);
            None
        })
    }
}

fn of_no_game(sentences: Vec<String>) -> Vec<Flaw> {
    sentences.into_iter().map(|what| Flaw { game: None, what }).collect()
}

fn next_games(db: &Db, after: GameId) -> Result<Vec<GameId>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM games WHERE id > ?1 ORDER BY id LIMIT ?2")?;
    let ids = query.query_map((after.0, GAMES_PER_PIECE), |row| row.get(0).map(GameId))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// A game whose log is intact, or what is wrong with it.
type Intact = Result<Option<StoredGame>, String>;

/// Returns a game, unless the disk or the system does not let it be read.
fn intact(db: &Db, id: GameId) -> Result<Intact, StoreError> {
    match read_intact(db, id) {
        Err(error) if is_hindrance(&error) => Err(error),
        Err(error) => Ok(Err(format!("cannot be read: {error}"))),
        read => read,
    }
}

fn read_intact(db: &Db, id: GameId) -> Result<Intact, StoreError> {
    match flaw_of_game(db, id)? {
        Some(what) => Ok(Err(what)),
        None => Ok(Ok(games::game(db, id)?)),
    }
}

/// Returns a sentence in English for each pool that is not checked, since it is being counted again after a ruling.
///
/// # Errors
/// The file cannot be opened or read.
pub fn unchecked(place: impl Into<Location>) -> Result<Vec<String>, OpenError> {
    let place = place.into();
    let pools = place.look(|db| recount::under_way(db, None))?;
    let pools = pools.map_err(|error| OpenError::Failed {
        path: place.to_string().into(),
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

/// Games whose members have a wrong copy of their status.
fn flaws_of_memberships(db: &Db) -> Found {
    let sql = "SELECT DISTINCT games.id FROM games JOIN members ON members.game = games.id
               WHERE (members.unfinished = 1) <> (games.status < 2)";
    games_of(db, sql, "its members do not know whether it is finished")
}

/// Games in which a machine has a member's seat or one that is not there.
fn flaws_of_machines(db: &Db) -> Found {
    let sql = "SELECT DISTINCT games.id FROM machines JOIN games ON games.id = machines.game
               WHERE machines.seat >= games.seats OR EXISTS
                   (SELECT 1 FROM members WHERE members.game = games.id AND members.seat = machines.seat)";
    games_of(db, sql, "a machine holds a seat that is someone's or is not there")
}

/// Games of a set whose other game is not its twin: between the same people by the same rules, and someone else begins.
/// While someone's data is being deleted, games name them or who takes their place.
fn flaws_of_sets(db: &Db) -> Found {
    let mut found = games_of(
        db,
        sets::STRANGERS,
        "the other game of its set is not between the same two, of whom the other one begins",
    )?;
    let kept = "its result is out of the ratings for good, though only its set was to decide that";
    found.extend(games_of(db, sets::KEPT_OUT, kept)?);
    Ok(found)
}

/// The games that a query finds, with what is wrong with them.
fn games_of(db: &Db, sql: &str, what: &str) -> Found {
    let flaw = |id| Flaw { game: Some(GameId(id)), what: what.to_owned() };
    let mut query = db.prepare_cached(sql)?;
    Ok(query.query_map([], |row| row.get(0).map(flaw))?.collect::<Result<_, _>>()?)
}

/// Games that count for a hill where they cannot.
fn flaws_of_hills(db: &Db) -> Found {
    games_of(db, hills::STRANGERS, "it does not fit the hill for which it counts")
}

/// Games with ballots that are open though they are decided, or that no step would count.
fn flaws_of_ballots(db: &Db) -> Found {
    games_of(db, ballots::LEFT, "a ballot on it is open that no step will count")
}

/// Pairings of events that are not of their entrants, or whose games are not theirs.
fn flaws_of_events(db: &Db) -> Found {
    Ok(of_no_game(events::flaws(db)?))
}

/// One game: its moves without a gap, its chain, its cached log. Gives the first thing that is wrong.
fn flaw_of_game(db: &Db, id: GameId) -> db::Result<Option<String>> {
    let mut header = db.prepare_cached(
        "SELECT game, rules, revision, seats, created_at, log_hash, log FROM games WHERE id = ?1",
    )?;
    let (first, last, cached) = header.query_one([id.0], |row| {
        let (game, rules) = (row.text(0)?, row.text(1)?);
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
fn standing(db: &Db, game: GameId) -> db::Result<bool> {
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
fn fold(db: &Db, game: GameId, first: Link) -> db::Result<Option<(Link, String)>> {
    let mut moves =
        db.prepare_cached("SELECT ply, seat, text, at FROM moves WHERE game = ?1 ORDER BY ply")?;
    let mut rows = moves.query([game.0])?;
    let (mut link, mut log) = (first, String::new());
    let mut expected: u32 = 1;
    while let Some(row) = rows.next()? {
        let (ply, text) = (row.get(0)?, row.text(2)?);
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

#[cfg(test)]
mod tests {
    use super::*;

    /// With another flaw beside it the database is damaged all the same.
    #[test]
    fn what_the_disk_does_not_give_is_no_flaw() {
        let db = Db::from(rusqlite::Connection::open_in_memory().unwrap());
        let mut by_rules = |_: Kept| -> Option<Flaw> { None };
        let hindered = |_: &Db| -> Found { Err(StoreError::Hindered("disk I/O error".to_owned())) };
        let mut check = Check::new(&db, &mut by_rules, None);
        check.part("the members", hindered);
        assert!(matches!(check.end(), Err(StoreError::Hindered(_))));
        let mut check = Check::new(&db, &mut by_rules, None);
        check.part("the members", hindered);
        check.part("the sets", |_| Err(StoreError::Failed("no such table".to_owned())));
        let flaws = check.end().unwrap().flaws;
        assert_eq!(flaws.len(), 1, "{flaws:?}");
        assert!(flaws[0].to_string().contains("the sets cannot be read"), "{flaws:?}");
    }
}
