//! The SQL of people's preferences, of those whom they block, and of closed direct messages.

use crate::store::db::{self, Db, OptionalExtension, Row, params};

use super::{acts, moves, puzzles, read_choice, roles};
use crate::play::ids::Millis;
use crate::play::person::PersonalData;
use crate::play::preferences::{LastChallenge, Lettering, Numbers, Preferences, Quiet, Reminders};
use crate::play::words::{of_word, word};
use crate::store::StoreError;

/// A person's wishes, or the default.
pub fn preferences(db: &Db, person: u64) -> Result<Preferences, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT locale, theme, numbers, forbidden, confirm, reminders, quiet_from, quiet_until, zone, auto_vacation,
                turned, text_board, zoom, deck, lettering, challenge, lessons, direct_turns, guessable, puzzles, across
         FROM preferences WHERE person = ?1",
    )?;
    Ok(query.query_one([person.cast_signed()], stored).optional()?.unwrap_or_default())
}

/// True if a person has made a decision in any game since a time, or was entered into an event that has begun.
pub fn was_active_since(db: &Db, person: u64, since: Millis) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT 1 FROM members JOIN games ON games.id = members.game AND games.updated_at >= ?2
         JOIN moves ON moves.game = games.id AND moves.seat = members.seat
         WHERE members.person = ?1 AND moves.at >= ?2 AND text NOT LIKE 'timeout %'
         UNION ALL SELECT 1 FROM entrants JOIN events ON events.id = event
         WHERE person = ?1 AND joined_at >= ?2 AND status > 0 LIMIT 1",
    )?;
    Ok(query.exists(params![person.cast_signed(), since])?)
}

fn stored(row: &Row) -> db::Result<Preferences> {
    let quiet = row.get::<_, Option<u16>>("quiet_from")?.zip(row.get("quiet_until")?);
    Ok(Preferences {
        locale: row.get("locale")?,
        theme: row.get("theme")?,
        deck: row.get("deck")?,
        lettering: read_choice(row, "lettering", |word| of_word(&Lettering::ALL, word).map(Some))?,
        numbers: read_choice(row, "numbers", |word| of_word(&Numbers::ALL, word))?,
        forbidden: row.get("forbidden")?,
        confirm: row.get("confirm")?,
        reminders: read_choice(row, "reminders", |word| of_word(&Reminders::ALL, word))?,
        quiet: quiet.map(|(from, until)| Quiet { from, until }),
        zone: row.get("zone")?,
        auto_vacation: row.get("auto_vacation")?,
        turned: row.get("turned")?,
        text_board: row.get("text_board")?,
        zoom: row.get("zoom")?,
        challenge: read_choice(row, "challenge", |words| LastChallenge::read(words).map(Some))?,
        lessons: row.get("lessons")?,
        direct_turns: row.get("direct_turns")?,
        guessable: row.get("guessable")?,
        puzzles: row.get("puzzles")?,
        across: row.get("across")?,
    })
}

/// Keeps a person's wishes in the place of those on which they were decided. False where those have changed since.
pub fn prefer(
    db: &Db,
    person: u64,
    before: &Preferences,
    wishes: &Preferences,
) -> Result<bool, StoreError> {
    if preferences(db, person)? != *before {
        return Ok(false);
    }
    // What is chosen as before keeps its word, which may be one of a newer program.
    let (was, (numbers, reminders, lettering, challenge)) = (choices(before), choices(wishes));
    let (from, until) = wishes.quiet.map(|quiet| (quiet.from, quiet.until)).unzip();
    db.prepare_cached(PREFER)?.execute(params![
        person.cast_signed(),
        wishes.locale,
        wishes.theme,
        numbers,
        wishes.forbidden,
        wishes.confirm,
        reminders,
        from,
        until,
        wishes.zone,
        wishes.auto_vacation,
        wishes.turned,
        wishes.text_board,
        wishes.zoom,
        wishes.deck,
        lettering,
        challenge,
        wishes.lessons,
        wishes.direct_turns,
        wishes.guessable,
        wishes.puzzles,
        wishes.across,
        was.0,
        was.1,
        was.2,
        was.3,
    ])?;
    Ok(true)
}

/// The statement of [`prefer`]. A choice whose word is the one from before keeps what is stored.
const PREFER: &str = "INSERT INTO preferences (
         person, locale, theme, numbers, forbidden, confirm, reminders, quiet_from, quiet_until, zone, auto_vacation,
         turned, text_board, zoom, deck, lettering, challenge, lessons, direct_turns, guessable, puzzles, across)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)
     ON CONFLICT (person) DO UPDATE SET
         locale = excluded.locale, theme = excluded.theme, deck = excluded.deck, forbidden = excluded.forbidden,
         confirm = excluded.confirm, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
         zone = excluded.zone, auto_vacation = excluded.auto_vacation, turned = excluded.turned,
         text_board = excluded.text_board, zoom = excluded.zoom, lessons = excluded.lessons,
         direct_turns = excluded.direct_turns, guessable = excluded.guessable, puzzles = excluded.puzzles,
         across = excluded.across,
         numbers = CASE WHEN excluded.numbers = ?23 THEN preferences.numbers ELSE excluded.numbers END,
         reminders = CASE WHEN excluded.reminders = ?24 THEN preferences.reminders ELSE excluded.reminders END,
         lettering = CASE WHEN excluded.lettering IS NOT DISTINCT FROM ?25
             THEN preferences.lettering ELSE excluded.lettering END,
         challenge = CASE WHEN excluded.challenge IS NOT DISTINCT FROM ?26
             THEN preferences.challenge ELSE excluded.challenge END";

/// Returns the words of a person's choices that a newer program may have more of: numbers on stones, reminders, letters of the
/// columns, and what the last challenge was.
fn choices(
    wishes: &Preferences,
) -> (&'static str, &'static str, Option<&'static str>, Option<String>) {
    (
        word(&Numbers::ALL, wishes.numbers),
        word(&Reminders::ALL, wishes.reminders),
        wishes.lettering.map(|lettering| word(&Lettering::ALL, lettering)),
        wishes.challenge.as_ref().map(LastChallenge::words),
    )
}

/// Returns the people whom a person has blocked, the first one first.
pub fn blocked_by(db: &Db, person: u64) -> Result<Vec<u64>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT blocked FROM blocks WHERE person = ?1 ORDER BY at, blocked")?;
    let rows = query.query_map([person.cast_signed()], |row| row.get(0).map(i64::cast_unsigned))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// True if a person has blocked another.
pub fn has_blocked(db: &Db, person: u64, other: u64) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT 1 FROM blocks WHERE person = ?1 AND blocked = ?2")?;
    Ok(query.exists([person.cast_signed(), other.cast_signed()])?)
}

/// Returns what is kept of a person beside their games, ratings, leagues and hills.
pub fn personal_data(db: &Db, person: u64) -> Result<PersonalData, StoreError> {
    Ok(PersonalData {
        first_seen_at: first_seen(db, person)?,
        blocked: blocked_since(db, person)?,
        attempts: puzzles::attempts_of(db, person)?,
        roles: roles::given_to(db, person)?,
        decided: moves::decided_by(db, person)?,
    })
}

fn first_seen(db: &Db, person: u64) -> Result<Option<Millis>, StoreError> {
    let mut query = db.prepare_cached("SELECT first_seen_at FROM people WHERE id = ?1")?;
    Ok(query.query_one([person.cast_signed()], |row| row.get(0)).optional()?)
}

fn blocked_since(db: &Db, person: u64) -> Result<Vec<(u64, Millis)>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT blocked, at FROM blocks WHERE person = ?1 ORDER BY at, blocked")?;
    let rows = query.query_map([person.cast_signed()], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Blocks a person, or lets them challenge again where they are blocked, unless the interaction was acted upon before. True
/// if they are blocked then.
pub fn block(
    db: &Db,
    person: u64,
    other: u64,
    interaction: u64,
    at: Millis,
) -> Result<bool, StoreError> {
    let was = has_blocked(db, person, other)?;
    let (person, other) = (person.cast_signed(), other.cast_signed());
    if !acts::begin(db, interaction, at)? {
        return Ok(was);
    }
    if was {
        db.prepare_cached("DELETE FROM blocks WHERE person = ?1 AND blocked = ?2")?
            .execute([person, other])?;
    } else {
        db.prepare_cached("INSERT INTO blocks (person, blocked, at) VALUES (?1, ?2, ?3)")?
            .execute([person, other, at])?;
    }
    Ok(!was)
}

/// Remembers since when direct messages do not reach a person, or that they do again.
pub fn remember_closed(db: &Db, person: u64, at: Option<Millis>) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE people SET direct_closed_at = ?2 WHERE id = ?1")?
        .execute(params![person.cast_signed(), at])?;
    Ok(())
}

/// Returns the time since when direct messages do not reach a person.
pub fn closed(db: &Db, person: u64) -> Result<Option<Millis>, StoreError> {
    let mut query = db.prepare_cached("SELECT direct_closed_at FROM people WHERE id = ?1")?;
    Ok(query.query_one([person.cast_signed()], |row| row.get(0)).optional()?.flatten())
}

/// Remembers the channel of the bot's direct messages to a person, or that there is none.
pub fn remember_direct_channel(
    db: &Db,
    person: u64,
    channel: Option<u64>,
) -> Result<(), StoreError> {
    // One that is known already costs no write.
    db.prepare_cached(
        "UPDATE people SET direct_channel = ?2
         WHERE id = ?1 AND direct_channel IS DISTINCT FROM ?2",
    )?
    .execute(params![person.cast_signed(), channel.map(u64::cast_signed)])?;
    Ok(())
}

/// Returns the channel of the bot's direct messages to a person, if it is known.
pub fn direct_channel(db: &Db, person: u64) -> Result<Option<u64>, StoreError> {
    let mut query = db.prepare_cached("SELECT direct_channel FROM people WHERE id = ?1")?;
    let channel: Option<Option<i64>> =
        query.query_one([person.cast_signed()], |row| row.get(0)).optional()?;
    Ok(channel.flatten().map(i64::cast_unsigned))
}
