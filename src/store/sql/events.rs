//! The SQL of leagues and tournaments. Each verb is one transaction; an error undoes all of it.

mod flaws;
mod read;

use crate::store::db::{Db, OptionalExtension, params};

use super::outbox::{add_task, insert_about, insert_tasks};
use super::{acts, changes, credit, erase, guilds, sets, traces};
use crate::play::event::{
    Advanced, EventChange, EventId, EventMade, EventStatus, EventTerms, Joining, NewEvent, NewLeg,
    NewPairing, StoredPairing, Unplayed,
};
use crate::play::guild::AuditEntry;
use crate::play::ids::{GameId, Millis};
use crate::play::task::NewTask;
use crate::rating::DAY_MS;
use crate::store::StoreError;
pub use flaws::{flaws, ids};
pub use read::{due, event, in_guild, living_of, named_in, of_game, of_person, season};

/// Keeps a new event, unless its interaction was acted upon or the server has too many.
pub fn found(db: &Db, new: &NewEvent) -> Result<EventMade, StoreError> {
    if let Some(there) = made_by(db, new.interaction)? {
        return Ok(EventMade::Made(there));
    }
    let guild = new.venue.guild.unwrap_or_default().cast_signed();
    let mut count =
        db.prepare_cached("SELECT count(*) FROM events WHERE guild = ?1 AND status < 2")?;
    if count.query_one([guild], |row| row.get::<_, u32>(0))? >= new.most {
        return Ok(EventMade::Full);
    }
    let mut own = db.prepare_cached(
        "SELECT count(*) FROM events WHERE guild = ?1 AND author = ?2 AND status < 2",
    )?;
    let own = own.query_one([guild, new.author.cast_signed()], |row| row.get::<_, u32>(0))?;
    if own + traces::made(db, guild, new.author)? >= new.most_of_author {
        return Ok(EventMade::AuthorFull);
    }
    if made_in_a_day(db, new)? >= new.most_of_day {
        return Ok(EventMade::AuthorOften);
    }
    Ok(EventMade::Made(insert(db, new)?))
}

/// Counts the events that the author of a new one has made in its server in the day before it. Later seasons make themselves.
fn made_in_a_day(db: &Db, new: &NewEvent) -> Result<u32, StoreError> {
    let mut count = db.prepare_cached(
        "SELECT count(*) FROM events
         WHERE guild = ?1 AND author = ?2 AND series IS NULL AND created_at > ?3 AND created_at <= ?4",
    )?;
    let guild = new.venue.guild.unwrap_or_default().cast_signed();
    let values = params![guild, new.author.cast_signed(), new.at - DAY_MS, new.at];
    Ok(count.query_one(values, |row| row.get(0))?)
}

/// The event that an interaction has made.
fn made_by(db: &Db, interaction: Option<u64>) -> Result<Option<EventId>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM events WHERE interaction = ?1")?;
    let found = query.query_one([interaction.map(u64::cast_signed)], |row| row.get(0).map(EventId));
    Ok(found.optional()?)
}

fn insert(db: &Db, new: &NewEvent) -> Result<EventId, StoreError> {
    let NewEvent { venue, name, author, at, .. } = new;
    guilds::remember_guild(db, venue.guild, *at)?;
    remember_person(db, *author, *at)?;
    let event = insert_row(db, new)?;
    if new.follows.is_some() {
        // It is looked at once, and then whenever that says.
        look_at(db, event, 0, Some(*at))?;
    }
    for (person, rating) in &new.entrants {
        let joining = Joining { person: *person, rating: *rating, most: u32::MAX };
        enter(db, event, &joining, *at)?;
    }
    if let Some(entry) = &new.audit {
        let detail = event.with_name(name);
        guilds::add_audit_entry(db, &AuditEntry { detail, ..entry.clone() })?;
    }
    add_task(db, None, &(new.first)(event, *venue, *at))?;
    Ok(event)
}

fn insert_row(db: &Db, new: &NewEvent) -> Result<EventId, StoreError> {
    let NewEvent { venue, name, author, interaction, locale, terms, seed, at, .. } = new;
    let mut insert = db.prepare_cached(
        "INSERT INTO events (guild, channel, name, author, interaction, locale, seed, series, season, status, version,
             created_at, updated_at, format, game, rules, revision, pace, rated, games, opponents, ties, seats, begins_at,
             due_at, strict, official)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0, ?10, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20,
             ?21, ?22, ?23, ?24)
         RETURNING id",
    )?;
    let (series, season) =
        new.follows.map_or((None, 1), |(series, season)| (Some(series.0), season));
    let values = params![
        venue.guild.unwrap_or_default().cast_signed(),
        venue.channel.cast_signed(),
        name,
        author.cast_signed(),
        interaction.map(u64::cast_signed),
        locale,
        seed,
        series,
        season,
        at,
        terms.format.word(),
        terms.game,
        terms.rules,
        terms.revision,
        terms.pace.stored(),
        terms.rated,
        terms.games,
        terms.opponents,
        terms.ties.join(" "),
        terms.seats,
        terms.begins_at,
        // It is looked at soon, to be given up where no one joins.
        terms.begins_at.unwrap_or(*at),
        terms.strict,
        new.official,
    ];
    Ok(insert.query_one(values, |row| row.get(0).map(EventId))?)
}

/// Makes one step in an event's life, unless it has changed since, the interaction has made a step before, or the server has
/// banned who comes in by it.
pub fn advance(db: &Db, change: &EventChange) -> Result<Advanced, StoreError> {
    let id = change.event;
    let mut query = db.prepare_cached("SELECT guild FROM events WHERE id = ?1 AND version = ?2")?;
    let guild = query.query_one(params![id.0, change.expected], |row| row.get::<_, i64>(0));
    let Some(guild) = guild.optional()? else { return Ok(Advanced::Stale) };
    let returning = returning(db, change)?;
    let joining = change.joining.iter().map(|joining| joining.person);
    let coming: Vec<u64> = joining.chain(returning.iter().copied()).collect();
    if was_made(db, change)? || guilds::has_banned(db, guild.cast_unsigned(), &coming)? {
        return Ok(Advanced::Stale);
    }
    if let Some(joining) = &change.joining {
        if unfinished_of(db, joining.person)? >= joining.most {
            return Ok(Advanced::PersonFull);
        }
        enter(db, id, joining, change.entered_at)?;
    }
    if are_in_too_many(db, &returning, change.most)? {
        return Ok(Advanced::PersonFull);
    }
    leave(db, change)?;
    put_back(db, change)?;
    for (number, division) in &change.divisions {
        db.prepare_cached("UPDATE entrants SET division = ?3 WHERE event = ?1 AND number = ?2")?
            .execute(params![id.0, number, division])?;
    }
    update(db, change)?;
    let mut games = Vec::new();
    for pairing in &change.pairings {
        open(db, id, pairing, change.entered_at, &mut games)?;
    }
    if let Some(next) = &change.next {
        // The one who made it may have been replaced since the step was decided.
        let author = author_of(db, id)?;
        let season = insert(db, &NewEvent { author, ..NewEvent::clone(next) })?;
        traces::carry_author(db, id, season)?;
    }
    if matches!(change.status, EventStatus::Over | EventStatus::Cancelled) {
        traces::end_event(db, id)?;
    }
    if let Some(interaction) = change.interaction {
        acts::begin(db, interaction, change.at)?;
    }
    change.audit.iter().try_for_each(|entry| guilds::add_audit_entry(db, entry))?;
    Ok(Advanced::Done { tasks: insert_tasks(db, None, &change.tasks)?, games })
}

/// True if the interaction that asks for a step has made one before.
fn was_made(db: &Db, change: &EventChange) -> Result<bool, StoreError> {
    change.interaction.map_or(Ok(false), |interaction| acts::was_before(db, interaction))
}

/// Returns the person who made an event.
fn author_of(db: &Db, event: EventId) -> Result<u64, StoreError> {
    let mut query = db.prepare_cached("SELECT author FROM events WHERE id = ?1")?;
    Ok(query.query_one([event.0], |row| row.get(0).map(i64::cast_unsigned))?)
}

/// Counts the unfinished events that a person is in.
fn unfinished_of(db: &Db, person: u64) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT count(*) FROM entrants JOIN events ON events.id = entrants.event
         WHERE person = ?1 AND left_at IS NULL AND status < 2",
    )?;
    Ok(query.query_one([person.cast_signed()], |row| row.get(0))?)
}

fn remember_person(db: &Db, person: u64, at: Millis) -> Result<(), StoreError> {
    erase::check_not_under_way(db, person)?;
    db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?
    .execute(params![person.cast_signed(), at])?;
    Ok(())
}

/// Adds an entrant with the next number.
fn enter(db: &Db, event: EventId, joining: &Joining, at: Millis) -> Result<(), StoreError> {
    remember_person(db, joining.person, at)?;
    db.prepare_cached(
        "INSERT INTO entrants (event, number, person, division, rating, joined_at)
         VALUES (?1, (SELECT COALESCE(MAX(number), 0) + 1 FROM entrants WHERE event = ?1), ?2, 0, ?3, ?4)",
    )?
    .execute(params![event.0, joining.person.cast_signed(), joining.rating, at])?;
    Ok(())
}

/// Notes that entrants have left; before the event begins they are forgotten.
fn leave(db: &Db, change: &EventChange) -> Result<(), StoreError> {
    for number in &change.leaving {
        let left = db
            .prepare_cached(
                "UPDATE entrants SET left_at = ?3 WHERE event = ?1 AND number = ?2 AND left_at IS NULL
                     AND (SELECT status FROM events WHERE id = ?1) > 0",
            )?
            .execute(params![change.event.0, number, change.at])?;
        if left == 0 {
            db.prepare_cached(
                "DELETE FROM entrants WHERE event = ?1 AND number = ?2
                     AND (SELECT status FROM events WHERE id = ?1) = 0",
            )?
            .execute(params![change.event.0, number])?;
        }
    }
    Ok(())
}

/// Returns those who are put back after they had left.
fn returning(db: &Db, change: &EventChange) -> Result<Vec<u64>, StoreError> {
    let mut people = Vec::new();
    for number in &change.returning {
        let mut query = db.prepare_cached(
            "SELECT person FROM entrants WHERE event = ?1 AND number = ?2 AND left_at IS NOT NULL",
        )?;
        let out = query.query_one(params![change.event.0, number], |row| row.get::<_, i64>(0));
        people.extend(out.optional()?.map(i64::cast_unsigned));
    }
    Ok(people)
}

/// True if someone who is put back is in too many other events.
fn are_in_too_many(db: &Db, returning: &[u64], most: u32) -> Result<bool, StoreError> {
    for person in returning {
        if unfinished_of(db, *person)? >= most {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Notes that entrants who had left are in again.
fn put_back(db: &Db, change: &EventChange) -> Result<(), StoreError> {
    for number in &change.returning {
        db.prepare_cached(
            "UPDATE entrants SET left_at = NULL, returned_at = ?3 WHERE event = ?1 AND number = ?2",
        )?
        .execute(params![change.event.0, number, change.at])?;
    }
    Ok(())
}

/// Writes an event as it is after a step. Once it is over, the time of its last change stays that of its end, whatever a
/// ruling makes of its table.
fn update(db: &Db, change: &EventChange) -> Result<(), StoreError> {
    let EventTerms { format, rated, seats, begins_at, opponents, ties, .. } = &change.terms;
    let announced = change.announced.as_ref().map(serde_json::to_string).transpose();
    let announced = announced.map_err(|error| StoreError::Failed(error.to_string()))?;
    db.prepare_cached(
        "UPDATE events SET version = version + 1, status = ?2, due_at = ?3,
             updated_at = CASE WHEN status = 2 THEN updated_at ELSE ?4 END, format = ?5, rated = ?6,
             seats = ?7, begins_at = ?8, opponents = ?9, ties = ?10, channel = ?11, announced = ?12,
             message = CASE WHEN channel = ?11 THEN message END WHERE id = ?1",
    )?
    .execute(params![
        change.event.0,
        change.status as u8,
        change.due_at,
        change.at,
        format.word(),
        rated,
        seats,
        begins_at,
        opponents,
        ties.join(" "),
        change.channel.cast_signed(),
        announced,
    ])?;
    Ok(())
}

/// Adds a pairing with its games.
fn open(
    db: &Db,
    event: EventId,
    new: &NewPairing,
    at: Millis,
    games: &mut Vec<GameId>,
) -> Result<(), StoreError> {
    let StoredPairing { number, division, round, one, other, decider, unplayed, .. } = new.pairing;
    db.prepare_cached(
        "INSERT INTO pairings (event, number, division, round, one, other, decider, opened_at, outcome)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
    )?
    .execute(params![
        event.0,
        number,
        division,
        round,
        one,
        other,
        decider,
        at,
        unplayed.map(Unplayed::word)
    ])?;
    for (leg, game) in (0_u8..).zip(&new.games) {
        let id = begin(db, game)?;
        db.prepare_cached(
            "INSERT INTO event_games (game, event, pairing, leg) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![id.0, event.0, number, leg])?;
        games.push(id);
    }
    if let [.., one, other] = games[games.len() - new.games.len()..] {
        sets::join(db, one, other)?;
    }
    Ok(())
}

/// Begins a game with its clock.
pub(super) fn begin(db: &Db, leg: &NewLeg) -> Result<GameId, StoreError> {
    credit::check_turn_may_begin(db)?;
    let id = changes::insert_whole(db, &leg.game)?;
    changes::set_clock(db, id, leg)?;
    for task in &leg.game.tasks {
        add_task(db, Some(id), task)?;
    }
    Ok(id)
}

/// Notes the seat that has lost a game of an event which was given up before both had made two moves: the moves may be
/// gone when the table is counted.
pub(super) fn note_given_up(db: &Db, game: GameId, seat: u8) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE event_games SET absent = ?2 WHERE game = ?1")?
        .execute(params![game.0, seat])?;
    Ok(())
}

/// Has the event that a game belongs to looked at, since the game or its result has changed. A step that was decided on
/// before finds another version. `absent`: the person to move, who never made a first move, is noted.
pub(super) fn look_again(
    db: &Db,
    game: GameId,
    at: Millis,
    absent: bool,
) -> Result<(), StoreError> {
    if absent {
        db.prepare_cached(
            "UPDATE event_games SET absent = (SELECT seat FROM members JOIN games ON games.id = members.game
                 WHERE members.game = ?1 AND members.person = games.turn_person) WHERE game = ?1",
        )?
        .execute([game.0])?;
    }
    db.prepare_cached(
        "UPDATE events SET due_at = MIN(COALESCE(due_at, ?2), ?2), version = version + 1
         WHERE id = (SELECT event FROM event_games WHERE game = ?1) AND status < 3",
    )?
    .execute(params![game.0, at])?;
    Ok(())
}

/// Sets when an event is looked at next, unless it has another version.
pub fn look_at(
    db: &Db,
    event: EventId,
    version: u32,
    at: Option<Millis>,
) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE events SET due_at = ?3 WHERE id = ?1 AND version = ?2")?
        .execute(params![event.0, version, at])?;
    Ok(())
}

/// Has events looked at by a clock that has been set back, from one time to another: else they would wait until it is that
/// time again. One that is looked at too early says itself when it is due.
pub(super) fn set_back(db: &Db, from: Millis, until: Millis) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE events
         SET due_at = MAX(due_at - CAST(?1 AS BIGINT) + CAST(?2 AS BIGINT), CAST(?2 AS BIGINT))
         WHERE due_at IS NOT NULL AND due_at > CAST(?2 AS BIGINT)",
    )?
    .execute([from, until])?;
    Ok(())
}

/// Cancels the unfinished events of a server, at most as many as a server may have.
pub fn end_in_guild(db: &Db, guild: u64, at: Millis) -> Result<(), StoreError> {
    traces::end_events_in(db, guild.cast_signed())?;
    db.prepare_cached(
        "UPDATE events SET status = 3, due_at = NULL, updated_at = ?2, version = version + 1
         WHERE guild = ?1 AND status < 2",
    )?
    .execute(params![guild.cast_signed(), at])?;
    Ok(())
}

/// Remembers the message that shows an event, and has the one before it say that the event goes on elsewhere; or this one, where
/// the event has gone to another channel while it was on its way.
pub fn shown(
    db: &Db,
    event: EventId,
    (channel, message): (u64, u64),
    stale: &NewTask,
) -> Result<(), StoreError> {
    let mut query =
        db.prepare_cached("SELECT message FROM events WHERE id = ?1 AND channel = ?2")?;
    let before =
        query.query_one((event.0, channel.cast_signed()), |row| row.get::<_, Option<i64>>(0));
    let Some(before) = before.optional()? else { return insert_about(db, None, stale, message) };
    db.prepare_cached("UPDATE events SET message = ?3 WHERE id = ?1 AND channel = ?2")?
        .execute(params![event.0, channel.cast_signed(), message.cast_signed()])?;
    match before.map(i64::cast_unsigned).filter(|before| *before != message) {
        Some(before) => insert_about(db, None, stale, before),
        None => Ok(()),
    }
}
