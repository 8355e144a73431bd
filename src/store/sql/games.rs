//! The SQL that reads games.

use crate::play::end::EndReason;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::store::db::{self, Db, Row, ToSql, params};

use super::machines;
use super::moves;
use super::ratings::ledger;
use super::timing::{timing, timing_columns};
use super::{read_optional_word, read_word};
use crate::play::ballot::Guessed;
use crate::play::change::Of;
use crate::play::crowd::Voted;
use crate::play::event::EventFormat;
use crate::play::game::{InEvent, InSet, Latest, Member, Status, StoredGame, Venue};
use crate::play::guild::Finished;
use crate::play::ids::{GameId, Millis};
use crate::play::log::{Retaken, append};
use crate::store::StoreError;

/// The most games that [`unfinished`] gives of a channel, and the most invitations of a person.
const MOST_UNFINISHED: u32 = 100;

/// A query for whole games: the columns that [`stored_game`] reads, and where they come from. A macro and not a
/// constant, so that every query is one literal that nothing can be formatted into.
macro_rules! select_games {
    ($which:literal) => {
        concat!(
            // In the order in which they are read, so that each is found at once.
            "SELECT COALESCE(log, ",
            // The cache was thrown away: fold the log itself.
            "(SELECT string_agg(text, '\n' ORDER BY ply) FROM moves WHERE moves.game = games.id), '') AS log, ",
            "(SELECT at FROM moves WHERE moves.game = games.id ORDER BY ply DESC LIMIT 1) AS latest_at, ",
            "offers, id, guild, channel, game, rules, revision, seats, first, locale, pace, rated, ",
            "(SELECT string_agg(person || ' ' || joined || ' ' || COALESCE(CAST(seat AS TEXT), ''), ',' ORDER BY place) ",
            "FROM members WHERE members.game = games.id) AS members, ",
            "(SELECT string_agg(place || ' ' || guild, ',' ORDER BY place) FROM guests WHERE guests.game = games.id) AS guests, ",
            "status, version, message, created_at, updated_at, deadline_at, ",
            timing_columns!(),
            ", (SELECT string_agg(person || ' ' || since || ' ' || until, ',' ORDER BY person) FROM ",
            "(SELECT person, MAX(began_at) AS since, MAX(ends_at) AS until FROM members JOIN vacations USING (person) ",
            "WHERE members.game = games.id GROUP BY person) AS gone) AS away, ",
            "(SELECT COALESCE(other, 0) FROM sets WHERE sets.game = games.id) AS set_with, ",
            "EXISTS (SELECT 1 FROM hill_games WHERE hill_games.game = games.id OR hill_games.game = ",
            "(SELECT other FROM sets WHERE sets.game = games.id)) AS on_hill, ",
            "(SELECT events.format || ' ' || events.season || ' ' || pairings.round || ' ' || pairings.decider || ' ' || events.strict || ' ' || (SELECT count(*) FROM entrants WHERE entrants.event = events.id) || ' ' || events.name FROM event_games ",
            "JOIN events ON events.id = event_games.event JOIN pairings ON pairings.event = event_games.event ",
            "AND pairings.number = event_games.pairing WHERE event_games.game = games.id AND events.status < 3) AS in_event, ",
            "balloted, guessed, voted, planned_for, planned_to, ending, ",
            "EXISTS (SELECT 1 FROM machines WHERE machines.game = games.id) AS has_machines ",
            "FROM games ",
            $which
        )
    };
}

/// Returns a game by its number.
pub fn game(db: &Db, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    Ok(games(db, select_games!("WHERE id = ?1"), params![id.0])?.pop())
}

/// Unfinished games of a person or a channel, those changed last first. Of a person all that they have joined are among
/// them, and their latest invitations: else strangers could hide their games behind invitations.
pub fn unfinished(db: &Db, of: Of) -> Result<Vec<StoredGame>, StoreError> {
    let (sql, whose) = match of {
        Of::Person(person) => (UNFINISHED_OF_PERSON, person),
        Of::Channel(channel) => (
            select_games!(
                "WHERE channel = ?1 AND status < 2 ORDER BY updated_at DESC, id DESC LIMIT ?2"
            ),
            channel,
        ),
    };
    games(db, sql, params![whose.cast_signed(), MOST_UNFINISHED])
}

/// The statement of [`unfinished`] for a person. The games are found before they are read: there may be thousands of
/// invitations. Without its name the index of all games of a person may be taken.
const UNFINISHED_OF_PERSON: &str = select_games!(
    "WHERE id IN (
         SELECT game FROM members INDEXED BY members_unfinished WHERE person = ?1 AND unfinished = 1 AND joined = 1
         UNION ALL
         SELECT game FROM (
             SELECT game FROM members INDEXED BY members_unfinished WHERE person = ?1 AND unfinished = 1 AND joined = 0
             ORDER BY game DESC LIMIT ?2) AS invitations)
     ORDER BY updated_at DESC, id DESC"
);

/// The finished games of one kind that two people have played with each other alone, the latest first.
pub fn between(
    db: &Db,
    game: &str,
    people: [u64; 2],
    most: u32,
) -> Result<Vec<StoredGame>, StoreError> {
    let [one, other] = people.map(u64::cast_signed);
    games(db, BETWEEN, params![game, one, other, most])
}

/// The statement of [`between`]. It finds the games before it reads them, as [`FINISHED_OF_PERSON`].
const BETWEEN: &str = select_games!(
    "WHERE id IN (
         SELECT id FROM games
         WHERE id IN (SELECT mine.game FROM members AS mine JOIN members AS theirs ON theirs.game = mine.game
                      WHERE mine.person = ?2 AND mine.unfinished = 0 AND theirs.person = ?3)
           AND game = ?1 AND status = 2 AND (SELECT count(*) FROM members WHERE members.game = games.id) = 2
         ORDER BY COALESCE((SELECT results.at FROM results WHERE results.game = games.id), updated_at) DESC, id DESC
         LIMIT ?4)
     ORDER BY COALESCE((SELECT results.at FROM results WHERE results.game = games.id), updated_at) DESC, id DESC"
);

/// Returns when the latest challenges of a person to another one ended that were withdrawn or declined, the last one first.
pub fn turned_down(db: &Db, people: [u64; 2], most: u32) -> Result<Vec<Millis>, StoreError> {
    let [by, to] = people.map(u64::cast_signed);
    let mut query = db.prepare_cached(TURNED_DOWN)?;
    let times = query.query_map(params![by, to, most], |row| row.get(0))?;
    Ok(times.collect::<Result<_, _>>()?)
}

/// The statement of [`turned_down`]. Whoever makes a challenge has the first place in it.
const TURNED_DOWN: &str = "SELECT games.updated_at
     FROM (SELECT game FROM members WHERE person = ?1 ORDER BY game DESC LIMIT 1000) AS lately
     JOIN games ON games.id = lately.game
     JOIN members AS author ON author.game = games.id AND author.place = 0
     JOIN members AS other ON other.game = games.id AND other.person = ?2
     WHERE author.person = ?1 AND games.status = 3 AND games.ending IN ('withdrawn', 'declined')
       AND NOT EXISTS (SELECT 1 FROM hill_games WHERE hill_games.game = games.id)
     ORDER BY games.updated_at DESC LIMIT ?3";

/// Returns the numbers of games whose deadline has come, the longest overdue first. The games are not read: one that
/// cannot be read must not hold up the others.
pub fn due(db: &Db, now: Millis, most: u32) -> Result<Vec<GameId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM games WHERE deadline_at <= ?1 ORDER BY deadline_at, id LIMIT ?2",
    )?;
    let ids = query.query_map(params![now, most], |row| Ok(GameId(row.get(0)?)))?;
    Ok(ids.collect::<Result<_, _>>()?)
}

/// Unfinished games of a server, the first one first.
pub fn unfinished_in(db: &Db, guild: u64) -> Result<Vec<StoredGame>, StoreError> {
    games(
        db,
        select_games!(
            "INDEXED BY games_unfinished_in_guild WHERE guild = ?1 AND status < 2 ORDER BY id"
        ),
        params![guild.cast_signed()],
    )
}

/// Games that are over: of a person, with another, in a channel, of one kind; so many passed over, so many given. A machine
/// is found by the number of the crowd, which is 0: it is no member. No word of a rules text holds a sign of LIKE.
pub fn finished(db: &Db, which: &Finished) -> Result<Vec<StoredGame>, StoreError> {
    let signed = |id: Option<u64>| id.map(u64::cast_signed);
    let Finished { person, with, channel, game, words, skip, most } = which;
    let words =
        serde_json::to_string(words).map_err(|error| StoreError::Failed(error.to_string()))?;
    // Each by the index that finds the fewest games; `+` keeps the condition from choosing one.
    let sql = match which {
        Finished { person: Some(_), .. } => FINISHED_OF_PERSON,
        Finished { channel: Some(_), .. } => select_games!(
            "WHERE channel = ?3 AND status >= 2 AND CAST(?1 AS BIGINT) IS NULL
               AND (CAST(?2 AS BIGINT) IS NULL OR id IN (SELECT game FROM members WHERE person = ?2)
                    OR (?2 = 0 AND EXISTS (SELECT 1 FROM machines WHERE machines.game = games.id)))
               AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)
               AND NOT EXISTS (SELECT 1 FROM json_each(?7) WHERE ' ' || games.rules || ' ' NOT LIKE '% ' || value || ' %')
               AND EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id)
             ORDER BY updated_at DESC, id DESC LIMIT ?6 OFFSET ?5"
        ),
        _ => select_games!(
            "WHERE status >= 2 AND CAST(?1 AS BIGINT) IS NULL AND ?3 IS NULL
               AND (CAST(?2 AS BIGINT) IS NULL OR id IN (SELECT game FROM members WHERE person = ?2)
                    OR (?2 = 0 AND EXISTS (SELECT 1 FROM machines WHERE machines.game = games.id)))
               AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)
               AND NOT EXISTS (SELECT 1 FROM json_each(?7) WHERE ' ' || games.rules || ' ' NOT LIKE '% ' || value || ' %')
               AND EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id)
             ORDER BY updated_at DESC, id DESC LIMIT ?6 OFFSET ?5"
        ),
    };
    let (person, with, channel) = (signed(*person), signed(*with), signed(*channel));
    games(db, sql, params![person, with, channel, game, skip, most, words])
}

/// The statement of [`finished`] for a person. It finds the games before it reads them: no index has them in their order,
/// and SQLite would read all columns of each that it sorts.
const FINISHED_OF_PERSON: &str = select_games!(
    "WHERE id IN (
         SELECT id FROM games WHERE id IN (SELECT game FROM members WHERE person = ?1) AND +status >= 2
           AND (CAST(?2 AS BIGINT) IS NULL OR id IN (SELECT game FROM members WHERE person = ?2)
                OR (?2 = 0 AND EXISTS (SELECT 1 FROM machines WHERE machines.game = games.id)))
           AND (CAST(?3 AS BIGINT) IS NULL OR +channel = ?3) AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)
           AND NOT EXISTS (SELECT 1 FROM json_each(?7) WHERE ' ' || games.rules || ' ' NOT LIKE '% ' || value || ' %')
           AND EXISTS (SELECT 1 FROM moves WHERE moves.game = games.id)
         ORDER BY updated_at DESC, id DESC LIMIT ?6 OFFSET ?5)
     ORDER BY updated_at DESC, id DESC"
);

/// Games of a person behind one of them, by their numbers.
pub fn games_of(
    db: &Db,
    person: u64,
    after: GameId,
    most: u32,
) -> Result<Vec<StoredGame>, StoreError> {
    games(db, OF_PERSON, params![person.cast_signed(), after.0, most])
}

/// The statement of [`games_of`]. It looks for the numbers alone in what a person has played.
const OF_PERSON: &str = select_games!(
    "WHERE id IN (SELECT game FROM members WHERE person = ?1 AND game > ?2 ORDER BY game LIMIT ?3) ORDER BY id"
);

/// Open challenges of other servers that are open to each other, of people who have opened theirs, the newest first.
pub fn across(db: &Db, guild: u64, most: u32) -> Result<Vec<StoredGame>, StoreError> {
    let sql = select_games!(
        "WHERE status = 0 AND guild <> ?1 AND EXISTS (SELECT 1 FROM across_servers WHERE across_servers.guild = games.guild)
           AND EXISTS (SELECT 1 FROM members JOIN preferences ON preferences.person = members.person
                       WHERE members.game = games.id AND members.place = 0 AND across = 1)
           AND NOT EXISTS (SELECT 1 FROM members WHERE members.game = games.id AND joined = 0)
         ORDER BY id DESC LIMIT ?2"
    );
    games(db, sql, params![guild.cast_signed(), most])
}

/// Running games whose turns are timed, by their numbers. Each has a deadline, to which a downtime is credited.
pub fn timed(db: &Db, after: GameId, most: u32) -> Result<Vec<StoredGame>, StoreError> {
    games(db, TIMED, params![after.0, most])
}

/// The statement of [`timed`]. It passes over the games that are over, which are nearly all.
const TIMED: &str = select_games!(
    "INDEXED BY games_clocked
     WHERE deadline_at IS NOT NULL AND status = 1 AND turn_ends_at IS NOT NULL AND id > ?1 ORDER BY id LIMIT ?2"
);

fn games(db: &Db, sql: &'static str, params: &[&dyn ToSql]) -> Result<Vec<StoredGame>, StoreError> {
    let mut query = db.prepare_cached(sql)?;
    let rows = query.query_map(params, |row| Ok((stored_game(row)?, row.get("has_machines")?)))?;
    let rows = rows.collect::<Result<Vec<(StoredGame, bool)>, _>>()?;
    let whole = |(game, has_machines)| with_rest(db, game, has_machines);
    rows.into_iter().map(whole).collect()
}

/// Completes a game by the parts that few games have.
fn with_rest(db: &Db, mut game: StoredGame, has_machines: bool) -> Result<StoredGame, StoreError> {
    if has_machines {
        game.machines = machines::of(db, game.id)?;
    }
    if game.end == Some(EndReason::Adjudicated) {
        game.decided = moves::decided(db, game.id)?;
    }
    if game.status == Status::Finished {
        game.counted = ledger::rated(db, game.id)?;
    }
    Ok(game)
}

/// A row of [`select_games!`], as yet without the parts of [`with_rest`].
fn stored_game(row: &Row) -> db::Result<StoredGame> {
    let entries = lines(row.text("log")?);
    let latest_at: Option<Millis> = row.get("latest_at")?;
    let latest = entries.last().cloned().zip(latest_at).map(|(text, at)| Latest { text, at });
    let number = entries.len() as u32;
    let (log, retaken) = standing(entries);
    let offers = serde_json::from_str(row.text("offers")?);
    Ok(StoredGame {
        id: GameId(row.get("id")?),
        venue: Venue {
            guild: row.get::<_, Option<i64>>("guild")?.map(i64::cast_unsigned),
            channel: row.get::<_, i64>("channel")?.cast_unsigned(),
        },
        game: row.get("game")?,
        rules: row.get("rules")?,
        revision: row.get("revision")?,
        seats: row.get("seats")?,
        first: read_word(row, "first", FirstPlayer::from_word)?,
        locale: row.get("locale")?,
        pace: read_word(row, "pace", Pace::from_stored)?,
        rated: row.get("rated")?,
        members: read_optional_word(row, "members", members)?.unwrap_or_default(),
        guests: read_optional_word(row, "guests", guests)?.unwrap_or_default(),
        machines: Vec::new(),
        status: status(row.get("status")?),
        version: row.get("version")?,
        entries: number,
        latest,
        log,
        retaken,
        offers: offers.map_err(|error| rusqlite::Error::ToSqlConversionFailure(error.into()))?,
        message: row.get::<_, Option<i64>>("message")?.map(i64::cast_unsigned),
        created_at: row.get("created_at")?,
        updated_at: row.get("updated_at")?,
        deadline_at: row.get("deadline_at")?,
        timing: timing(row)?,
        lost_since: None,
        away: read_optional_word(row, "away", away)?.unwrap_or_default(),
        set: match row.get("set_with")? {
            None => InSet::No,
            Some(0) => InSet::Proposed,
            Some(other) => InSet::With(GameId(other)),
        },
        hill: row.get("on_hill")?,
        event: row.get::<_, Option<String>>("in_event")?.and_then(|text| in_event(&text)),
        balloted: row.get("balloted")?,
        guessed: row.get::<_, Option<String>>("guessed")?.and_then(|text| Guessed::read(&text)),
        voted: row.get::<_, Option<String>>("voted")?.and_then(|text| Voted::read(&text)),
        planned_for: row.get("planned_for")?,
        planned_to: row.get("planned_to")?,
        end: row.get::<_, Option<String>>("ending")?.map(|word| EndReason::read(&word)),
        decided: 0,
        counted: None,
    })
}

/// A cached log in its parts; no move is empty or holds a line break.
fn lines(log: &str) -> Vec<String> {
    if log.is_empty() { Vec::new() } else { log.split('\n').map(str::to_owned).collect() }
}

/// Returns a log without the entries that were taken back, and the decisions that were.
fn standing(entries: Vec<String>) -> (Vec<String>, Vec<Retaken>) {
    let (mut standing, mut retaken) = (Vec::with_capacity(entries.len()), Vec::new());
    for entry in entries {
        append(&mut standing, &mut retaken, entry);
    }
    (standing, retaken)
}

/// The status behind its number; the table's CHECK admits no other numbers.
pub(super) fn status(number: u8) -> Status {
    match number {
        0 => Status::Open,
        1 => Status::Running,
        2 => Status::Finished,
        _ => Status::Aborted,
    }
}

/// The places of guests and their servers, as [`select_games!`] writes them.
fn guests(written: &str) -> Option<Vec<(usize, u64)>> {
    let one = |written: &str| {
        let (place, guild) = written.split_once(' ')?;
        Some((place.parse().ok()?, guild.parse::<i64>().ok()?.cast_unsigned()))
    };
    written.split(',').map(one).collect()
}

/// The event of a game and its round, as [`select_games!`] writes them.
fn in_event(written: &str) -> Option<Box<InEvent>> {
    let mut parts = written.splitn(7, ' ');
    let format = EventFormat::from_word(parts.next()?)?;
    let (season, round) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let (decider, strict) = (parts.next()? == "1", parts.next()? == "1");
    let round = (strict || format == EventFormat::Knockout).then_some(round);
    let (entrants, name) = (parts.next()?.parse().ok()?, parts.next()?.to_owned());
    Some(Box::new(InEvent { format, season, round, decider, entrants, name }))
}

/// The people of a game, as [`select_games!`] writes them.
fn members(written: &str) -> Option<Vec<Member>> {
    let member = |written: &str| {
        let mut parts = written.split(' ');
        let person = parts.next()?.parse::<i64>().ok()?.cast_unsigned();
        let joined = parts.next()? == "1";
        Some(Member { person, joined, seat: parts.next()?.parse().ok() })
    };
    written.split(',').map(member).collect()
}

/// The people of a game who have ever been on vacation, and the beginning and the end of the last one, as [`select_games!`]
/// writes them.
fn away(written: &str) -> Option<Vec<(u64, [Millis; 2])>> {
    let one = |written: &str| {
        let (person, times) = written.split_once(' ')?;
        let (since, until) = times.split_once(' ')?;
        let times = [since.parse().ok()?, until.parse().ok()?];
        Some((person.parse::<i64>().ok()?.cast_unsigned(), times))
    };
    written.split(',').map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::{BETWEEN, FINISHED_OF_PERSON, OF_PERSON, TIMED, TURNED_DOWN, UNFINISHED_OF_PERSON};
    use crate::store::sql::explained::plan;

    /// Choices for `/replay` ask for it at every letter that is typed, of people who have finished thousands of games.
    #[test]
    fn a_persons_games_are_sorted_before_they_are_read() {
        for (statement, values) in [(FINISHED_OF_PERSON, 7), (BETWEEN, 4)] {
            let plan = plan(statement, values);
            let first = |what: &str| plan.iter().position(|line| line.contains(what));
            let (sorted, read) = (first("FOR ORDER BY").unwrap(), first("vacations").unwrap());
            assert!(sorted < read, "{plan:#?}");
        }
    }

    /// Commands without a game's number ask for it, of people who have finished thousands of games.
    #[test]
    fn a_persons_unfinished_games_are_found_without_the_others() {
        let plan = plan(UNFINISHED_OF_PERSON, 2);
        let by_index = |line: &&String| line.contains("INDEX members_unfinished (person=?)");
        assert_eq!(plan.iter().filter(by_index).count(), 2, "{plan:#?}");
        assert!(plan.iter().all(|line| !line.starts_with("SCAN games")), "{plan:#?}");
    }

    /// Each piece of an export would read all of the games before it.
    #[test]
    fn a_persons_games_are_read_in_pieces() {
        let plan = plan(OF_PERSON, 3);
        let by_index = |line: &String| line.contains("members_person (person=? AND game>?)");
        assert!(plan.iter().any(by_index), "{plan:#?}");
        assert!(plan.iter().all(|line| !line.starts_with("SCAN games")), "{plan:#?}");
    }

    /// Each challenge asks for it.
    #[test]
    fn challenges_to_someone_are_found_among_a_persons_latest_games() {
        let plan = plan(TURNED_DOWN, 3);
        assert!(plan.iter().any(|line| line.contains("members_person (person=?)")), "{plan:#?}");
        let scanned =
            |table: &str| plan.iter().any(|line| line.starts_with(&format!("SCAN {table}")));
        assert!(!["games", "author", "other", "members"].into_iter().any(scanned), "{plan:#?}");
    }

    /// A downtime is announced to a hundred games at a time, in a database of mostly finished ones.
    #[test]
    fn timed_games_are_found_among_those_with_a_clock() {
        let plan = plan(TIMED, 2);
        let by_index = |line: &String| line.starts_with("SEARCH games USING INDEX games_clocked");
        assert!(plan.iter().any(by_index), "{plan:#?}");
    }
}
