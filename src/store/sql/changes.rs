//! The SQL that makes new games and changes them. Each verb is one transaction; an error undoes all of it.

use crate::play::end::EndReason;
use crate::store::db::{Db, OptionalExtension, Statement, params};

use super::chain::Header;
use super::chain::Link;
use super::moves::{Head, append_moves, head};
use super::outbox::{forget_ping, insert_tasks};
use super::{
    across, ballots, credit, erase, events, games, guilds, hills, machines, plans, ratings, sets,
    timing, vacations,
};
use crate::play::change::{Change, Changed, Created, NewGame, NewLeg, Of};
use crate::play::game::{InSet, Member, Status, StoredGame};
use crate::play::ids::{GameId, Millis};
use crate::store::StoreError;

/// The version that is kept with an interaction that has made no step: it has made a game, or changed its clock alone.
pub(super) const NO_STEP: u32 = 0;

/// Keeps a new challenge, unless its interaction was acted upon or a limit is reached.
pub fn create(db: &Db, new: &NewGame) -> Result<Created, StoreError> {
    if let Some(game) = seen(db, new.interaction)? {
        return Ok(Created::Repeat(game));
    }
    let author =
        new.members.first().ok_or_else(|| StoreError::Failed("a game needs an author".into()))?;
    if has_enough(db, author.person, new.most_per_person)? {
        return Ok(Created::PersonFull);
    }
    let is_of_one = new.begins.is_some() && new.members.len() == 1;
    if !is_of_one && unfinished_of_channel(db, new.venue.channel)? >= new.most_per_channel {
        return Ok(Created::ChannelFull);
    }
    let same = |game: &&StoredGame| {
        game.is_of(new.members.iter().map(|member| member.person))
            && game.is_against(&new.machines)
            && game.is_by(&new.game, &new.rules, new.venue)
            && game.is_by_itself()
            && !matches!(game.set, InSet::With(_))
    };
    if new.sole
        && let Some(there) = games::unfinished(db, Of::Person(author.person))?.iter().find(same)
    {
        return Ok(Created::There(there.id));
    }
    if let Some(on) = new.hill
        && !hills::moved(db, on)?
    {
        return Ok(Created::HillMoved);
    }
    let game = insert_whole(db, new)?;
    new.hill.map_or(Ok(()), |on| hills::count(db, on.hill, game))?;
    remember_interaction(db, new.interaction, game, NO_STEP, new.at)?;
    Ok(Created::Made { game, tasks: insert_tasks(db, Some(game), &new.tasks)? })
}

/// Keeps a game that begins at once with its clock, under the same conditions.
pub fn create_timed(db: &Db, leg: &NewLeg) -> Result<Created, StoreError> {
    credit::check_turn_may_begin(db)?;
    let created = create(db, &leg.game)?;
    if let Created::Made { game, .. } = created {
        set_clock(db, game, leg)?;
    }
    Ok(created)
}

/// Sets the clock of a game that has just begun.
pub(super) fn set_clock(db: &Db, game: GameId, leg: &NewLeg) -> Result<(), StoreError> {
    timing::update(db, game, &leg.timing)?;
    db.prepare_cached("UPDATE games SET deadline_at = ?2 WHERE id = ?1")?
        .execute(params![game.0, leg.deadline_at])?;
    vacations::stop_from_the_start(db, game)
}

/// Inserts a game with its people, machines and first entries.
pub(super) fn insert_whole(db: &Db, new: &NewGame) -> Result<GameId, StoreError> {
    let game = insert_game(db, new)?;
    insert_members(db, game, &new.members, true, new.at)?;
    machines::insert(db, game, &new.machines)?;
    if new.set {
        sets::propose(db, game)?;
    }
    begin(db, game, new)?;
    Ok(game)
}

/// Makes one step in a game's life, unless its interaction was acted upon or the game has changed since.
pub fn change(db: &Db, change: &Change) -> Result<Changed, StoreError> {
    let before = head(db, change.game, change.interaction)?;
    if before.was_seen {
        return Ok(Changed::Repeat);
    }
    before.check_turn_may_begin()?;
    if is_stale(db, change, &before)? {
        return Ok(Changed::Stale);
    }
    if let Some((person, most)) = change.joining
        && has_enough(db, person, most)?
    {
        return Ok(Changed::PersonFull);
    }
    let version = before.version + 1;
    let link = append_moves(db, change, &before)?;
    update_game(db, change, version, link)?;
    ballots::close(db, change, &before)?;
    plans::go_on(db, change, &before)?;
    update_surroundings(db, change, &before)?;
    if let Some(seat) = change.given_up {
        events::note_given_up(db, change.game, seat)?;
    }
    if !unfinished(change.status) {
        let absent = change.end == Some(EndReason::NoFirstMove);
        events::look_again(db, change.game, change.at, absent)?;
    }
    if change.status == Status::Aborted {
        ratings::rate::cancelled(db, change)?;
    }
    timing::update(db, change.game, &change.timing)?;
    update_members(db, change, &before)?;
    if let Some((place, guild)) = change.guest {
        across::add_guest(db, change.game, place, guild)?;
    }
    machines::update(db, change)?;
    if let Some(interaction) = change.interaction {
        remember_interaction(db, interaction, change.game, version, change.at)?;
    }
    if let Some(finish) = &change.finish {
        if before.is_over {
            ratings::rate::decided_late(db, change)?;
        }
        ratings::rate::finish(db, change, finish)?;
    }
    if let Some(twin) = &change.twin {
        let other = events::begin(db, twin)?;
        sets::join(db, change.game, other)?;
    }
    change.audit.iter().try_for_each(|entry| guilds::add_audit_entry(db, entry))?;
    Ok(Changed::Done { version, tasks: insert_tasks(db, Some(change.game), &change.tasks)? })
}

/// True if a step was decided on another state of its game than there is now. A pause, a vacation or time that is given back
/// would else be undone by a step that leaves the turn as it was, and a vacation that has ended would go on in one that
/// begins a turn. An erasure leaves the version of a game that is over as it was.
fn is_stale(db: &Db, change: &Change, before: &Head) -> Result<bool, StoreError> {
    let late = change.finish.as_ref().filter(|_| before.is_over);
    Ok(before.version != change.expected
        || change.clock.as_ref().is_some_and(|clock| *clock != before.clock)
        || change.clock.is_some()
            && vacations::is_past(db, &before.clock, &change.timing, change.deadline_at)?
        || plans::are_others(db, change, before)?
        || ballots::are_others(db, change, before.last)?
        || sets::has_moved(db, change)?
        || late.map_or(Ok(false), |finish| ratings::rate::names_others(db, change.game, finish))?)
}

/// The game about which an interaction was acted upon, if it was.
pub fn seen(db: &Db, interaction: u64) -> Result<Option<GameId>, StoreError> {
    let mut query = db.prepare_cached("SELECT game FROM inbox WHERE interaction = ?1")?;
    Ok(query.query_one([interaction.cast_signed()], |row| row.get(0).map(GameId)).optional()?)
}

pub(super) fn remember_interaction(
    db: &Db,
    interaction: u64,
    game: GameId,
    version: u32,
    at: Millis,
) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO inbox (interaction, game, version, at) VALUES (?1, ?2, ?3, ?4)",
    )?
    .send(params![interaction.cast_signed(), game.0, version, at])?;
    Ok(())
}

/// True if a person has so many unfinished games, without those that they have left and others play on.
fn has_enough(db: &Db, person: u64, most: u32) -> Result<bool, StoreError> {
    let all = unfinished_of_person(db, person)?;
    if all < most {
        return Ok(false);
    }
    // The logs say who has left: they are read at the limit alone.
    let games = games::unfinished(db, Of::Person(person))?;
    let left = games.iter().filter(|game| game.has_left(person)).count();
    Ok(all.saturating_sub(left as u32) >= most)
}

/// Counts a person's unfinished games. Invitations do not count: else others could fill the limit; nor do games of
/// leagues and tournaments, which begin by themselves.
fn unfinished_of_person(db: &Db, person: u64) -> Result<u32, StoreError> {
    count(db.prepare_cached(UNFINISHED_OF_PERSON)?, person)
}

/// The statement of [`unfinished_of_person`]. Without its name the index of all games of a person may be taken.
const UNFINISHED_OF_PERSON: &str = "SELECT count(*) FROM members INDEXED BY members_unfinished
     WHERE person = ?1 AND unfinished = 1 AND joined = 1
       AND NOT EXISTS (SELECT 1 FROM event_games WHERE event_games.game = members.game)";

/// Counts a channel's challenges and unfinished games. Those that one person plays alone or against machines do not count: a
/// few accounts could fill the limit with them, and each person has a limit. A crowd is one of the members.
fn unfinished_of_channel(db: &Db, channel: u64) -> Result<u32, StoreError> {
    count(db.prepare_cached(UNFINISHED_OF_CHANNEL)?, channel)
}

/// The statement of [`unfinished_of_channel`].
const UNFINISHED_OF_CHANNEL: &str = "SELECT count(*) FROM games INDEXED BY games_unfinished
     WHERE channel = ?1 AND status < 2
       AND NOT EXISTS (SELECT 1 FROM event_games WHERE event_games.game = games.id)
       AND (status = 0 OR (SELECT count(*) FROM members WHERE members.game = games.id) > 1)";

fn count(mut query: Statement, whose: u64) -> Result<u32, StoreError> {
    Ok(query.query_one([whose.cast_signed()], |row| row.get(0))?)
}

fn insert_game(db: &Db, new: &NewGame) -> Result<GameId, StoreError> {
    let guild = new.venue.guild.map(u64::cast_signed);
    guilds::remember_guild(db, new.venue.guild, new.at)?;
    let NewGame { game, rules, revision, seats, first, locale, pace, rated, at, .. } = new;
    let link = Header { game, rules, revision: *revision, seats: *seats, created_at: *at }.link();
    let mut insert = db.prepare_cached(
        "INSERT INTO games (guild, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                            created_at, updated_at, deadline_at, pace, rated)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 0, '', ?10, ?11, ?11, ?12, ?13, ?14)
         RETURNING id",
    )?;
    let channel = new.venue.channel.cast_signed();
    let (status, deadline_at) = (number(new.status()), new.deadline());
    let values = params![
        guild,
        channel,
        game,
        rules,
        revision,
        seats,
        first.word(),
        locale,
        status,
        link,
        at,
        deadline_at,
        pace.stored(),
        rated
    ];
    Ok(insert.query_one(values, |row| row.get(0).map(GameId))?)
}

/// Writes the log of a game that begins at once; its version stays 0.
fn begin(db: &Db, game: GameId, new: &NewGame) -> Result<(), StoreError> {
    let Some(entries) = &new.begins else { return Ok(()) };
    let before = head(db, game, None)?;
    let kept = new.clone().kept(game);
    let change = Change {
        entries: entries.clone(),
        expected: before.version,
        ..Change::of(&kept, new.at, None)
    };
    let link = append_moves(db, &change, &before)?;
    update_game(db, &change, before.version, link)
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
    db: &Db,
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
        erase::check_not_under_way(db, member.person)?;
        let id = member.person.cast_signed();
        person.send([id, at])?;
        insert.send(params![game.0, place, id, member.joined, member.seat, unfinished])?;
    }
    Ok(())
}

/// Puts new people in the place of the old, or only brings their copy of the game's status up to date.
fn update_members(db: &Db, change: &Change, before: &Head) -> Result<(), StoreError> {
    let unfinished = unfinished(change.status);
    if let Some(members) = &change.members {
        db.prepare_cached("DELETE FROM members WHERE game = ?1")?.execute([change.game.0])?;
        return insert_members(db, change.game, members, unfinished, change.at);
    }
    if unfinished == before.is_over {
        db.prepare_cached("UPDATE members SET unfinished = ?2 WHERE game = ?1")?
            .send(params![change.game.0, unfinished])?;
    }
    Ok(())
}

fn update_game(db: &Db, change: &Change, version: u32, link: Link) -> Result<(), StoreError> {
    // A cache that was thrown away (NULL) stays so: NULL with anything behind it is NULL.
    let mut update = db.prepare_cached(
        "UPDATE games SET version = ?2, status = ?3, updated_at = ?4, deadline_at = ?5, ending = COALESCE(?6, ending),
                          log_hash = ?7,
                          log = CASE WHEN ?8 = '' THEN log WHEN log = '' THEN ?8 ELSE log || '\n' || ?8 END
         WHERE id = ?1",
    )?;
    let texts: Vec<&str> = change.entries.iter().map(|entry| entry.text.as_str()).collect();
    let Change { game, at, status, deadline_at, end, .. } = change;
    update.send(params![
        game.0,
        version,
        number(*status),
        at,
        deadline_at,
        end.as_ref().map(EndReason::word),
        link,
        texts.join("\n")
    ])?;
    Ok(())
}

/// Updates who begins, offers, the channel, and the ping of a turn that has passed.
fn update_surroundings(db: &Db, change: &Change, before: &Head) -> Result<(), StoreError> {
    let game = change.game.0;
    if let Some(first) = change.first {
        db.prepare_cached("UPDATE games SET first = ?2 WHERE id = ?1")?
            .send(params![game, first.word()])?;
    }
    if let Some(offers) = &change.offers {
        let offers =
            serde_json::to_string(offers).map_err(|error| StoreError::Failed(error.to_string()))?;
        db.prepare_cached("UPDATE games SET offers = ?2 WHERE id = ?1")?
            .send(params![game, offers])?;
    }
    if let Some(delete) = change.delete_ping.as_ref().filter(|_| before.has_ping) {
        forget_ping(db, change.game, delete)?;
    }
    if let Some(venue) = change.venue {
        guilds::remember_guild(db, venue.guild, change.at)?;
        db.prepare_cached(
            "UPDATE games SET guild = ?2, channel = ?3, message = NULL, ping = NULL WHERE id = ?1",
        )?
        .send(params![
            game,
            venue.guild.map(u64::cast_signed),
            venue.channel.cast_signed()
        ])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{UNFINISHED_OF_CHANNEL, UNFINISHED_OF_PERSON};
    use crate::store::sql::explained::plan;

    /// Each challenge asks for it, of people who have finished thousands of games.
    #[test]
    fn a_persons_unfinished_games_are_counted_without_the_others() {
        let plan = plan(UNFINISHED_OF_PERSON, 1);
        let by_index = "SEARCH members USING INDEX members_unfinished (person=?)";
        assert_eq!(plan.first().map(String::as_str), Some(by_index), "{plan:#?}");
        assert!(plan.iter().all(|line| !line.contains("SCAN event_games")), "{plan:#?}");
    }

    /// Each challenge asks for it, in channels where thousands of games were played.
    #[test]
    fn a_channels_unfinished_games_are_counted_without_the_others() {
        let plan = plan(UNFINISHED_OF_CHANNEL, 1);
        let by_index = "SEARCH games USING INDEX games_unfinished (channel=?)";
        assert_eq!(plan.first().map(String::as_str), Some(by_index), "{plan:#?}");
        assert!(plan.iter().all(|line| !line.starts_with("SCAN")), "{plan:#?}");
    }
}
