//! The SQL that reads leagues and tournaments.

use crate::store::db::{self, Db, OptionalExtension, Row, params};

use crate::play::end::EndReason;
use crate::play::event::{
    Announced, Entrant, EventFormat, EventId, EventStatus, EventTerms, Leg, NamedEvent,
    StoredEvent, StoredPairing, Unplayed,
};
use crate::play::game::Venue;
use crate::play::ids::{GameId, Millis};
use crate::play::pace::Pace;
use crate::store::StoreError;
use crate::store::sql::games::status;
use crate::store::sql::{read_optional_word, read_word};

/// Returns the events that are to be looked at now, the longest overdue first.
pub fn due(db: &Db, now: Millis, most: u32) -> Result<Vec<EventId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM events WHERE due_at IS NOT NULL AND due_at <= ?1 ORDER BY due_at, id LIMIT ?2",
    )?;
    let ids = query.query_map(params![now, most], |row| row.get(0).map(EventId))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// Returns the event of a game, if it belongs to one that was not cancelled.
pub fn of_game(db: &Db, game: GameId) -> Result<Option<EventId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT event FROM event_games JOIN events ON events.id = event_games.event
         WHERE event_games.game = ?1 AND events.status < 3",
    )?;
    Ok(query.query_one([game.0], |row| row.get(0).map(EventId)).optional()?)
}

/// Returns an event by its number.
pub fn event(db: &Db, id: EventId) -> Result<Option<StoredEvent>, StoreError> {
    let Some(mut event) = head(db, id)? else { return Ok(None) };
    let asks_moves = event.status == EventStatus::Running && losses_on_time(db, id)? > 1;
    event.pairings = pairings(db, id, asks_moves)?;
    Ok(Some(event))
}

/// Returns a season of a server's league, by the event of the first one.
pub fn season(
    db: &Db,
    guild: u64,
    series: EventId,
    season: u32,
) -> Result<Option<StoredEvent>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM events WHERE guild = ?1 AND COALESCE(series, id) = ?2 AND season = ?3
         ORDER BY id DESC LIMIT 1",
    )?;
    let values = params![guild.cast_signed(), series.0, season];
    let found = query.query_one(values, |row| row.get(0).map(EventId)).optional()?;
    found.map_or(Ok(None), |id| event(db, id))
}

/// Returns an event with its entrants, without its pairings.
fn head(db: &Db, id: EventId) -> Result<Option<StoredEvent>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, channel, message, name, author, locale, seed, series, season, status, version, format, game, rules,
             revision, pace, rated, games, opponents, strict, ties, seats, begins_at, updated_at, announced, official
         FROM events WHERE id = ?1",
    )?;
    let Some(mut event) = query.query_one([id.0], |row| stored(id, row)).optional()? else {
        return Ok(None);
    };
    event.entrants = entrants(db, id)?;
    Ok(Some(event))
}

/// Returns how many games of an event someone has lost on time.
fn losses_on_time(db: &Db, id: EventId) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COUNT(*) FROM event_games JOIN games ON games.id = event_games.game
         WHERE event = ?1 AND status = 2 AND ending = 'time'",
    )?;
    Ok(query.query_one([id.0], |row| row.get(0))?)
}

fn stored(id: EventId, row: &Row) -> db::Result<StoredEvent> {
    let unsigned = |column: &str| row.get::<_, i64>(column).map(i64::cast_unsigned);
    let status: u8 = row.get("status")?;
    Ok(StoredEvent {
        id,
        venue: Venue { guild: Some(unsigned("guild")?), channel: unsigned("channel")? },
        message: row.get::<_, Option<i64>>("message")?.map(i64::cast_unsigned),
        name: row.get("name")?,
        author: unsigned("author")?,
        locale: row.get("locale")?,
        terms: terms(row)?,
        seed: row.get("seed")?,
        series: row.get::<_, Option<i64>>("series")?.map_or(id, EventId),
        season: row.get("season")?,
        status: event_status(status),
        version: row.get("version")?,
        updated_at: row.get("updated_at")?,
        announced: announced(row)?,
        official: row.get("official")?,
        entrants: Vec::new(),
        pairings: Vec::new(),
    })
}

fn announced(row: &Row) -> db::Result<Option<Announced>> {
    let text: Option<String> = row.get("announced")?;
    let read = text.map(|text| serde_json::from_str::<Announced>(&text)).transpose();
    Ok(read.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?)
}

fn event_status(number: u8) -> EventStatus {
    let known = EventStatus::ALL.get(usize::from(number));
    known.map_or(EventStatus::Cancelled, |(status, _)| *status)
}

fn terms(row: &Row) -> db::Result<EventTerms> {
    let ties: String = row.get("ties")?;
    Ok(EventTerms {
        format: read_word(row, "format", EventFormat::from_word)?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        revision: row.get("revision")?,
        pace: read_word(row, "pace", Pace::from_stored)?,
        rated: row.get("rated")?,
        games: row.get("games")?,
        opponents: row.get("opponents")?,
        strict: row.get("strict")?,
        ties: ties.split_whitespace().map(str::to_owned).collect(),
        seats: row.get("seats")?,
        begins_at: row.get("begins_at")?,
    })
}

fn entrants(db: &Db, id: EventId) -> Result<Vec<Entrant>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT number, person, division, rating, joined_at, left_at, returned_at FROM entrants WHERE event = ?1 ORDER BY number",
    )?;
    let rows = query.query_map([id.0], |row| {
        Ok(Entrant {
            number: row.get(0)?,
            person: row.get::<_, i64>(1)?.cast_unsigned(),
            division: row.get(2)?,
            rating: row.get(3)?,
            joined_at: row.get(4)?,
            left_at: row.get(5)?,
            returned_at: row.get(6)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the pairings of an event with their games. `asks_moves`: with the time of each side's last move.
fn pairings(db: &Db, id: EventId, asks_moves: bool) -> Result<Vec<StoredPairing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT number, division, round, one, other, decider, opened_at, outcome FROM pairings WHERE event = ?1
         ORDER BY number",
    )?;
    let rows = query.query_map([id.0], |row| {
        Ok(StoredPairing {
            number: row.get(0)?,
            division: row.get(1)?,
            round: row.get(2)?,
            one: row.get(3)?,
            other: row.get(4)?,
            decider: row.get(5)?,
            opened_at: row.get(6)?,
            unplayed: read_optional_word(row, 7, Unplayed::from_word)?,
            games: Vec::new(),
        })
    })?;
    let mut pairings = rows.collect::<Result<Vec<_>, _>>()?;
    for (number, leg) in legs(db, id, asks_moves)? {
        if let Ok(place) = pairings.binary_search_by_key(&number, |pairing| pairing.number) {
            pairings[place].games.push(leg);
        }
    }
    Ok(pairings)
}

/// The games of an event in order, each with the number of its pairing. The times of moves cost a reading of all moves.
/// Between two the side of a result is the seat, whoever's names rows have while an erasure replaces them.
fn legs(db: &Db, id: EventId, asks_moves: bool) -> Result<Vec<(u32, Leg)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT pairing, event_games.game, status, ending, updated_at, COALESCE(bar, '') = 'void',
             EXISTS (SELECT 1 FROM scores WHERE scores.game = event_games.game AND points = 1), absent,
             (SELECT MIN(side) FROM scores WHERE scores.game = event_games.game AND points = 2),
             CASE WHEN ?2 THEN (SELECT MAX(at) FROM moves
              WHERE moves.game = event_games.game AND seat = 0 AND text NOT LIKE 'timeout %') END,
             CASE WHEN ?2 THEN (SELECT MAX(at) FROM moves
              WHERE moves.game = event_games.game AND seat = 1 AND text NOT LIKE 'timeout %') END,
             ruling IS NOT NULL, COALESCE(results.at, updated_at)
         FROM event_games JOIN games ON games.id = event_games.game LEFT JOIN results ON results.game = games.id
         WHERE event = ?1 ORDER BY pairing, leg",
    )?;
    let rows = query.query_map(params![id.0, asks_moves], |row| {
        let leg = Leg {
            game: GameId(row.get(1)?),
            status: status(row.get(2)?),
            end: row.get::<_, Option<String>>(3)?.map(|word| EndReason::read(&word)),
            updated_at: row.get(4)?,
            ended_at: row.get(12)?,
            void: row.get(5)?,
            ruled: row.get(11)?,
            drawn: row.get(6)?,
            absent: row.get(7)?,
            winner: row.get(8)?,
            moved_at: [row.get(9)?, row.get(10)?],
        };
        Ok((row.get(0)?, leg))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns events of a server without their pairings: those that are open or running first, then the others, the newest
/// first.
pub fn in_guild(db: &Db, guild: u64, most: u32) -> Result<Vec<StoredEvent>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM events WHERE guild = ?1 ORDER BY status >= 2, id DESC LIMIT ?2",
    )?;
    let ids = query.query_map(params![guild.cast_signed(), most], |row| row.get(0).map(EventId))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    ids.into_iter().filter_map(|id| head(db, id).transpose()).collect()
}

/// Returns the names of events of a server, in the same order.
pub fn named_in(db: &Db, guild: u64, most: u32) -> Result<Vec<NamedEvent>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id, name, season, status FROM events WHERE guild = ?1 ORDER BY status >= 2, id DESC LIMIT ?2",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), most], |row| {
        Ok(NamedEvent {
            id: EventId(row.get(0)?),
            name: row.get(1)?,
            season: row.get(2)?,
            status: event_status(row.get(3)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns every event that a person is or was in.
pub fn of_person(db: &Db, person: u64) -> Result<Vec<StoredEvent>, StoreError> {
    entered(db, "SELECT event FROM entrants WHERE person = ?1 ORDER BY event", person)
}

/// Returns those that are open or running: few, whatever the number of the others.
pub fn living_of(db: &Db, person: u64) -> Result<Vec<StoredEvent>, StoreError> {
    let sql = "SELECT event FROM entrants JOIN events ON events.id = event
               WHERE entrants.person = ?1 AND events.status < 2 ORDER BY event";
    entered(db, sql, person)
}

/// Returns the events of a person that a query finds.
fn entered(db: &Db, sql: &'static str, person: u64) -> Result<Vec<StoredEvent>, StoreError> {
    let mut query = db.prepare_cached(sql)?;
    let ids = query.query_map([person.cast_signed()], |row| row.get(0).map(EventId))?;
    let ids = ids.collect::<Result<Vec<_>, _>>()?;
    ids.into_iter().filter_map(|id| event(db, id).transpose()).collect()
}
