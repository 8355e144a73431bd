//! The SQL of the verbs that write. Each runs inside a transaction of the writer; an error undoes all of it.

use rusqlite::{CachedStatement, Connection, OptionalExtension, params};

use super::chain::{Header, Link, Move};
use super::{read, timing};
use crate::store::{
    Change, Changed, Created, Entry, GameId, Member, Millis, NewGame, NewTask, Of, Settled, Status,
    StoreError, Task, TaskId, Timing,
};

/// Keeps a new challenge, unless its interaction was acted upon or a limit is reached.
pub fn create(db: &Connection, new: &NewGame) -> Result<Created, StoreError> {
    if let Some(game) = read::seen(db, new.interaction)? {
        return Ok(Created::Repeat(game));
    }
    let author =
        new.members.first().ok_or_else(|| StoreError::Failed("a game needs an author".into()))?;
    if unfinished_of_person(db, author.person)? >= new.most_per_person {
        return Ok(Created::PersonFull);
    }
    if unfinished_of_channel(db, new.venue.channel)? >= new.most_per_channel {
        return Ok(Created::ChannelFull);
    }
    if new.sole
        && let Some(there) =
            read::unfinished(db, Of::Person(author.person))?.iter().find(|game| new.is_like(game))
    {
        return Ok(Created::There(there.id));
    }
    let game = insert_game(db, new)?;
    insert_members(db, game, &new.members, true, new.at)?;
    begin(db, game, new)?;
    remember_interaction(db, new.interaction, game, 0, new.at)?;
    let tasks = new
        .tasks
        .iter()
        .map(|task| insert_task(db, Some(game), &filled_in(task, "{game}", game.0)));
    Ok(Created::Made { game, tasks: tasks.collect::<Result<_, _>>()? })
}

/// Makes one step in a game's life, unless its interaction was acted upon or the game has changed since.
pub fn change(db: &Connection, change: &Change) -> Result<Changed, StoreError> {
    if let Some(interaction) = change.interaction
        && read::seen(db, interaction)?.is_some()
    {
        return Ok(Changed::Repeat);
    }
    let (version, before) = version_and_link(db, change.game)?;
    if version != change.expected {
        return Ok(Changed::Stale);
    }
    if let Some((person, most)) = change.joining
        && unfinished_of_person(db, person)? >= most
    {
        return Ok(Changed::PersonFull);
    }
    let version = version + 1;
    let link = append_moves(db, change, before)?;
    update_game(db, change, version, link)?;
    update_surroundings(db, change)?;
    timing::update(db, change.game, &change.timing)?;
    update_members(db, change)?;
    if let Some(interaction) = change.interaction {
        remember_interaction(db, interaction, change.game, version, change.at)?;
    }
    if let Some(finish) = &change.finish {
        super::ladder::finish(db, change, finish)?;
    }
    let tasks = change.tasks.iter().map(|task| insert_task(db, Some(change.game), task));
    Ok(Changed::Done { version, tasks: tasks.collect::<Result<_, _>>()? })
}

/// Remembers the newest message that shows a game, and has the older one of two retired.
pub fn shown(
    db: &Connection,
    game: GameId,
    message: u64,
    retire: &NewTask,
) -> Result<(), StoreError> {
    let mut query = db.prepare_cached("SELECT message FROM games WHERE id = ?1")?;
    let before: Option<i64> =
        query.query_one([game.0], |row| row.get(0)).optional()?.ok_or_else(|| no_such(game))?;
    let before = before.map(i64::cast_unsigned).filter(|before| *before != message);
    let newest = before.map_or(message, |before| before.max(message));
    let mut update = db.prepare_cached("UPDATE games SET message = ?2 WHERE id = ?1")?;
    update.execute(params![game.0, newest.cast_signed()])?;
    if let Some(before) = before {
        insert_task(db, Some(game), &filled_in(retire, "{message}", before.min(message)))?;
    }
    Ok(())
}

/// Writes tasks down beside any step.
pub fn enqueue(db: &Connection, tasks: &[(GameId, NewTask)]) -> Result<(), StoreError> {
    tasks.iter().try_for_each(|(game, task)| insert_task(db, Some(*game), task).map(drop))
}

/// A task with a number in the place of a mark.
fn filled_in(task: &NewTask, mark: &str, number: impl ToString) -> NewTask {
    let number = number.to_string();
    let filled = |text: &str| text.replace(mark, &number);
    NewTask { dedupe: filled(&task.dedupe), payload: filled(&task.payload), due_at: task.due_at }
}

/// Takes due tasks that nobody has, or that somebody has had for too long. Of a long backlog both ends are looked at: the
/// oldest wait for longest, and among the newest are those that somebody waits for.
pub fn claim(
    db: &Connection,
    now: Millis,
    until: Millis,
    most: u32,
) -> Result<Vec<Task>, StoreError> {
    let mut claim = db.prepare_cached(
        "WITH due AS (SELECT id, due_at, dedupe FROM outbox
                      WHERE done = 0 AND due_at <= ?1 AND COALESCE(claimed_until, ?1) <= ?1),
              some AS (SELECT * FROM (SELECT * FROM due ORDER BY due_at, id LIMIT 512)
                       UNION SELECT * FROM (SELECT * FROM due ORDER BY due_at DESC, id DESC LIMIT 128))
         UPDATE outbox SET claimed_until = ?2, attempts = attempts + 1
         WHERE id IN (SELECT id FROM some ORDER BY dedupe NOT LIKE 'ping:%', due_at, id LIMIT ?3)
         RETURNING due_at, id, game, payload, attempts - 1",
    )?;
    let rows = claim.query_map(params![now, until, most], |row| {
        let id = TaskId(row.get(1)?);
        let game = row.get::<_, Option<i64>>(2)?.map(GameId);
        Ok((
            row.get::<_, Millis>(0)?,
            Task { id, game, payload: row.get(3)?, attempts: row.get(4)? },
        ))
    })?;
    let mut tasks = rows.collect::<Result<Vec<_>, _>>()?;
    // RETURNING gives rows in any order.
    tasks.sort_by_key(|(due_at, task)| (*due_at, task.id));
    Ok(tasks.into_iter().map(|(_, task)| task).collect())
}

/// Notes what became of a task. One that is done stays done; one that was forgotten is nobody's concern any more.
pub fn settle(db: &Connection, task: TaskId, settled: &Settled) -> Result<(), StoreError> {
    match settled {
        Settled::Done => db.prepare_cached("UPDATE outbox SET done = 1 WHERE id = ?1")?.execute([task.0])?,
        Settled::Due(at) => {
            db.prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1 AND done = 0")?.execute([task.0, *at])?
        }
        Settled::Again { at, error } => db
            .prepare_cached(
                "UPDATE outbox SET due_at = ?2, claimed_until = NULL, error = ?3 WHERE id = ?1 AND done = 0",
            )?
            .execute(params![task.0, at, error])?,
    };
    Ok(())
}

/// Leaves a note in the place of the one before.
pub fn leave_note(db: &Connection, key: &str, text: &str) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO notes (key, text) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET text = excluded.text",
    )?
    .execute([key, text])?;
    Ok(())
}

/// Forgets interactions from before a time, and tasks that are done and neither were due nor claimed after it.
pub fn forget(db: &Connection, before: Millis) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM inbox WHERE at < ?1")?.execute([before])?;
    db.prepare_cached(
        "DELETE FROM outbox WHERE done = 1 AND MAX(due_at, COALESCE(claimed_until, due_at)) < ?1",
    )?
    .execute([before])?;
    Ok(())
}

fn remember_interaction(
    db: &Connection,
    interaction: u64,
    game: GameId,
    version: u32,
    at: Millis,
) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO inbox (interaction, game, version, at) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![interaction.cast_signed(), game.0, version, at])?;
    Ok(())
}

/// How many unfinished games a person takes part in. Invitations do not count: else others could fill the limit.
fn unfinished_of_person(db: &Connection, person: u64) -> Result<u32, StoreError> {
    count(
        db.prepare_cached(
            "SELECT count(*) FROM members WHERE person = ?1 AND unfinished = 1 AND joined = 1",
        )?,
        person,
    )
}

fn unfinished_of_channel(db: &Connection, channel: u64) -> Result<u32, StoreError> {
    count(
        db.prepare_cached("SELECT count(*) FROM games WHERE channel = ?1 AND status < 2")?,
        channel,
    )
}

fn count(mut query: CachedStatement, whose: u64) -> Result<u32, StoreError> {
    Ok(query.query_one([whose.cast_signed()], |row| row.get(0))?)
}

fn insert_game(db: &Connection, new: &NewGame) -> Result<GameId, StoreError> {
    let guild = new.venue.guild.map(u64::cast_signed);
    remember_guild(db, new.venue.guild, new.at)?;
    let NewGame { game, rules, revision, seats, first, locale, pace, rated, at, .. } = new;
    let link = Header { game, rules, revision: *revision, seats: *seats, created_at: *at }.link();
    let mut insert = db.prepare_cached(
        "INSERT INTO games (guild, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                            created_at, updated_at, deadline_at, pace, rated)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, '', ?10, ?11, ?11, ?12, ?13, ?14)",
    )?;
    let channel = new.venue.channel.cast_signed();
    let (status, deadline_at) = (number(new.status()), new.deadline());
    let id = insert.insert(params![
        guild,
        channel,
        game,
        rules,
        revision,
        seats,
        first,
        locale,
        status,
        link,
        at,
        deadline_at,
        pace,
        rated
    ])?;
    Ok(GameId(id))
}

/// Writes the log of a game that begins at once; its version stays 0.
fn begin(db: &Connection, game: GameId, new: &NewGame) -> Result<(), StoreError> {
    let Some(entries) = &new.begins else { return Ok(()) };
    let (version, link) = version_and_link(db, game)?;
    let (status, deadline_at, entries) = (new.status(), new.deadline(), entries.clone());
    let change = Change {
        game,
        expected: version,
        at: new.at,
        interaction: None,
        entries,
        status,
        members: None,
        joining: None,
        deadline_at,
        timing: Timing::default(),
        end: None,
        finish: None,
        offers: None,
        venue: None,
        hush: None,
        tasks: Vec::new(),
    };
    let link = append_moves(db, &change, link)?;
    update_game(db, &change, version, link)
}

/// A status as its number in the table.
fn number(status: Status) -> u8 {
    match status {
        Status::Open => 0,
        Status::Running => 1,
        Status::Finished => 2,
        Status::Aborted => 3,
    }
}

fn unfinished(status: Status) -> bool {
    matches!(status, Status::Open | Status::Running)
}

fn insert_members(
    db: &Connection,
    game: GameId,
    members: &[Member],
    unfinished: bool,
    at: Millis,
) -> Result<(), StoreError> {
    let mut person = db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    let mut insert = db.prepare_cached(
        "INSERT INTO members (game, place, person, joined, seat, unfinished) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (place, member) in (0_i64..).zip(members) {
        let id = member.person.cast_signed();
        person.execute([id, at])?;
        insert.execute(params![game.0, place, id, member.joined, member.seat, unfinished])?;
    }
    Ok(())
}

/// Puts new people in the place of the old, or only brings their copy of the game's status up to date.
fn update_members(db: &Connection, change: &Change) -> Result<(), StoreError> {
    let unfinished = unfinished(change.status);
    if let Some(members) = &change.members {
        db.prepare_cached("DELETE FROM members WHERE game = ?1")?.execute([change.game.0])?;
        return insert_members(db, change.game, members, unfinished, change.at);
    }
    db.prepare_cached("UPDATE members SET unfinished = ?2 WHERE game = ?1 AND unfinished <> ?2")?
        .execute(params![change.game.0, unfinished])?;
    Ok(())
}

fn version_and_link(db: &Connection, game: GameId) -> Result<(u32, Link), StoreError> {
    let mut query = db.prepare_cached("SELECT version, log_hash FROM games WHERE id = ?1")?;
    let found = query.query_one([game.0], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
    found.ok_or_else(|| no_such(game))
}

/// Writes a change's entries behind the log and gives the chain's last link.
fn append_moves(db: &Connection, change: &Change, mut link: Link) -> Result<Link, StoreError> {
    if change.entries.is_empty() {
        return Ok(link);
    }
    let game = change.game;
    let last: u32 = db
        .prepare_cached("SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1")?
        .query_one([game.0], |row| row.get(0))?;
    let mut insert = db.prepare_cached(
        "INSERT INTO moves (game, ply, seat, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    for (ply, Entry { seat, text }) in (last + 1..).zip(&change.entries) {
        link = Move { game, ply, seat: *seat, text, at: change.at }.link(&link);
        insert.execute(params![game.0, ply, seat, text, change.at])?;
    }
    Ok(link)
}

fn update_game(
    db: &Connection,
    change: &Change,
    version: u32,
    link: Link,
) -> Result<(), StoreError> {
    // A cache that was thrown away (NULL) stays so: NULL with anything behind it is NULL.
    let mut update = db.prepare_cached(
        "UPDATE games SET version = ?2, status = ?3, updated_at = ?4, deadline_at = ?5, ending = COALESCE(?6, ending),
                          log_hash = ?7,
                          log = CASE WHEN ?8 = '' THEN log WHEN log = '' THEN ?8 ELSE log || char(10) || ?8 END
         WHERE id = ?1",
    )?;
    let texts: Vec<&str> = change.entries.iter().map(|entry| entry.text.as_str()).collect();
    let Change { game, at, status, deadline_at, end, .. } = change;
    let rows = update.execute(params![
        game.0,
        version,
        number(*status),
        at,
        deadline_at,
        end,
        link,
        texts.join("\n")
    ])?;
    exactly_one(rows, *game)
}

/// What stands beside the moves: offers, the place, whether it is rated, and the ping of a turn that has passed.
fn update_surroundings(db: &Connection, change: &Change) -> Result<(), StoreError> {
    let game = change.game.0;
    if let Some(offers) = &change.offers {
        let offers =
            serde_json::to_string(offers).map_err(|error| StoreError::Failed(error.to_string()))?;
        db.prepare_cached("UPDATE games SET offers = ?2 WHERE id = ?1")?
            .execute(params![game, offers])?;
    }
    if let Some(hush) = &change.hush {
        let ping: Option<i64> = db
            .prepare_cached("SELECT ping FROM games WHERE id = ?1")?
            .query_one([game], |row| row.get(0))?;
        db.prepare_cached("UPDATE games SET ping = NULL WHERE id = ?1")?.execute([game])?;
        ping.map(|ping| {
            insert_task(db, Some(change.game), &filled_in(hush, "{message}", ping.cast_unsigned()))
        })
        .transpose()?;
    }
    if let Some(venue) = change.venue {
        remember_guild(db, venue.guild, change.at)?;
        db.prepare_cached(
            "UPDATE games SET guild = ?2, channel = ?3, message = NULL, ping = NULL WHERE id = ?1",
        )?
        .execute(params![
            game,
            venue.guild.map(u64::cast_signed),
            venue.channel.cast_signed()
        ])?;
    }
    Ok(())
}

/// The bot was in this server at this time.
fn remember_guild(db: &Connection, guild: Option<u64>, at: Millis) -> Result<(), StoreError> {
    let sql = "INSERT INTO guilds (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET left_at = NULL";
    if let Some(guild) = guild {
        db.prepare_cached(sql)?.execute([guild.cast_signed(), at])?;
    }
    Ok(())
}

/// Remembers the message that told people of their turn, and has the one that is not needed taken away.
pub fn pinged(
    db: &Connection,
    game: GameId,
    version: u32,
    message: u64,
    hush: &NewTask,
) -> Result<(), StoreError> {
    let mut query = db.prepare_cached("SELECT version, ping FROM games WHERE id = ?1")?;
    let found =
        query.query_one([game.0], |row| Ok((row.get::<_, u32>(0)?, row.get::<_, Option<i64>>(1)?)));
    let (now, before) = found.optional()?.ok_or_else(|| no_such(game))?;
    let before = before.map(i64::cast_unsigned).filter(|before| *before != message);
    let needless = if now == version { before } else { Some(message) };
    if now == version {
        db.prepare_cached("UPDATE games SET ping = ?2 WHERE id = ?1")?
            .execute(params![game.0, message.cast_signed()])?;
    }
    needless
        .map(|needless| insert_task(db, Some(game), &filled_in(hush, "{message}", needless)))
        .transpose()?;
    Ok(())
}

/// Adds a task, or finds the one with the same key.
pub(super) fn insert_task(
    db: &Connection,
    game: Option<GameId>,
    task: &NewTask,
) -> Result<TaskId, StoreError> {
    let added = db
        .prepare_cached(
            "INSERT INTO outbox (dedupe, game, payload, due_at) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (dedupe) DO NOTHING RETURNING id",
        )?
        .query_one(
            params![task.dedupe, game.map(|game| game.0), task.payload, task.due_at],
            |row| row.get(0),
        )
        .optional()?;
    if let Some(id) = added {
        return Ok(TaskId(id));
    }
    let mut query = db.prepare_cached("SELECT id FROM outbox WHERE dedupe = ?1")?;
    Ok(TaskId(query.query_one([&task.dedupe], |row| row.get(0))?))
}

fn exactly_one(rows: usize, game: GameId) -> Result<(), StoreError> {
    if rows == 1 { Ok(()) } else { Err(no_such(game)) }
}

fn no_such(game: GameId) -> StoreError {
    StoreError::Failed(format!("there is no game {}", game.0))
}
