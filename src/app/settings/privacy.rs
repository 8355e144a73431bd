//! `/privacy`: export and deletion of everything about a person.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::events::entry;
use crate::app::game::resignation::departure;
use crate::app::game::update::{self, Transition};
use crate::app::markup::moment;
use crate::app::outbox::task::{StepTasks, show_again};
use crate::app::output::panel::{self, confirm, danger, done, plain};
use crate::app::output::reply::{self, Answer, Attached, Message, Reply, Row};
use crate::clock::MINUTE_MS;
use crate::game::{Arg, Refusal};
use crate::limits::{FILE_BYTES, FILES_BYTES};
use crate::play::end::EndReason;
use crate::play::exclusion::Exclusion;
use crate::play::note;
use crate::play::person::PersonalData;
use crate::play::plan::Plan;
use crate::play::puzzle::Attempt;
use crate::play::roles::GivenRole;
use crate::rating::{Note, Skill};
use crate::store::ballot::{Guesser, KeptBallot};
use crate::store::ladder::{Membership, Own, Posting};
use crate::store::servers::AuditEntry;
use crate::store::{
    Change, Erasure, GameId, Machine, Millis, NewTask, Of, Preferences, Shows, Status, StoredEvent,
    StoredGame, StoredHill, Vacation,
};
use crate::words::say;
use serde_json::{Value, json};
use std::sync::Arc;

/// Runs `/privacy`.
pub(crate) fn privacy(ctx: &Context, caller: &Caller) -> Answer {
    let export = plain("privacy:export", say(caller.locale, "privacy-export", &[]));
    let delete = danger("privacy:delete", say(caller.locale, "privacy-delete", &[]));
    let buttons = Row::Buttons(vec![export, delete]);
    let links = panel::links(&ctx.addresses, caller.locale);
    let panel = [buttons].into_iter().chain(links).collect();
    let text = say(caller.locale, "privacy", &[]);
    Answer::plain(Reply::Post(Message { panel, ..Message::private(text) }))
}

/// Runs the buttons of `/privacy`.
pub(crate) async fn privacy_part(
    ctx: &Context,
    caller: &Caller,
    part: &str,
) -> Result<Answer, Error> {
    match part {
        "export" => export_person(ctx, caller).await,
        "delete" => ask(ctx, caller).await,
        "delete-yes" => erase(ctx, caller).await,
        _ => Err(Refusal::new("unknown-button").into()),
    }
}

/// Asks whether everything about the caller is to be deleted, and says what then happens.
async fn ask(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    let is_active =
        |game: &&StoredGame| game.status == Status::Running && !game.has_left(caller.person);
    let games = ("games", Arg::Number(games.iter().filter(is_active).count() as i64));
    let name = say(caller.locale, "privacy-delete-yes", &[]);
    let yes = danger("privacy:delete-yes", name);
    let sure = say(caller.locale, "privacy-sure", &[games]);
    Ok(Answer::plain(Reply::Update(confirm(yes, sure))))
}

/// Most games of a person that are read and written at once.
const GAMES_AT_ONCE: u32 = 1_000;

/// Returns all stored data about the caller, as a JSON file, or as several where one would be too large. Refused where they
/// have asked for that a few minutes ago: no other request reads as much.
async fn export_person(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    if let Err(from) = ctx.note_export(caller.person) {
        return Err(Refusal::new("exported-lately").text("until", moment(from)).into());
    }
    let made = everything_in_files(ctx, caller).await;
    let files = made.inspect_err(|why| {
        if matches!(why, Error::Internal(_)) {
            ctx.forget_export(caller.person);
        }
    })?;
    let text = say(caller.locale, "privacy-exported", &[]);
    Ok(Answer::plain(Reply::Post(Message { files, ..Message::private(text) })))
}

async fn everything_in_files(ctx: &Context, caller: &Caller) -> Result<Vec<Attached>, Error> {
    let all = Arc::new(everything(ctx, caller).await?);
    let games = ctx.store.games_of(caller.person, GameId(0), GAMES_AT_ONCE).await?;
    let files = if games.len() < GAMES_AT_ONCE as usize {
        ctx.work.run(caller, move |_| Ok(files(all.with(&games), FILE_BYTES)?)).await?
    } else {
        in_pieces(ctx, caller, all, games).await?
    };
    let fit = reply::fit(files.iter().map(|file| file.bytes.len()));
    if fit { Ok(files) } else { Err(Refusal::new("data-too-large").into()) }
}

/// Returns the files of data with many games, of which these are the first. What is written of games is all that is held of
/// them meanwhile, and no more are read once that is more than a message takes.
async fn in_pieces(
    ctx: &Context,
    caller: &Caller,
    all: Arc<Everything>,
    mut games: Vec<StoredGame>,
) -> Result<Vec<Attached>, Error> {
    let (mut written, mut bytes) = (Vec::new(), 0);
    while let Some(last) = games.last().map(|game| game.id) {
        let of = Arc::clone(&all);
        let piece = ctx.work.run(caller, move |_| Ok(compact(&of.games(&games))?)).await?;
        bytes += piece.iter().map(Vec::len).sum::<usize>();
        if bytes > FILES_BYTES {
            return Err(Refusal::new("data-too-large").into());
        }
        written.extend(piece);
        games = ctx.store.games_of(caller.person, last, GAMES_AT_ONCE).await?;
    }
    ctx.work.run(caller, move |_| Ok(parts(&all.but_games(), written, FILE_BYTES)?)).await
}

fn unwritten(error: serde_json::Error) -> InternalError {
    InternalError::new(&error.to_string())
}

/// Returns data as a file that people can read. Where that would be longer than so many bytes, nothing is indented, and
/// games are in further files.
fn files(mut all: Value, most: usize) -> Result<Vec<Attached>, InternalError> {
    let whole = serde_json::to_vec_pretty(&all).map_err(unwritten)?;
    if whole.len() <= most {
        return Ok(vec![file(1, whole)]);
    }
    let games = all.as_object_mut().and_then(|all| all.remove("games"));
    let games = games.as_ref().and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    parts(&all, compact(games)?, most)
}

/// Returns each of these games in JSON without blanks.
fn compact(games: &[Value]) -> Result<Vec<Vec<u8>>, InternalError> {
    games.iter().map(|game| serde_json::to_vec(game).map_err(unwritten)).collect()
}

/// Returns data without games as a file, and games that are written as further ones of at most so many bytes.
fn parts(rest: &Value, games: Vec<Vec<u8>>, most: usize) -> Result<Vec<Attached>, InternalError> {
    let rest = serde_json::to_vec(rest).map_err(unwritten)?;
    let parts = std::iter::once(rest).chain(lists(games, most));
    Ok((1..).zip(parts).map(|(number, bytes)| file(number, bytes)).collect())
}

/// Returns games that are written as lists in JSON of at most so many bytes.
fn lists(games: Vec<Vec<u8>>, most: usize) -> Vec<Vec<u8>> {
    let mut lists: Vec<Vec<u8>> = Vec::new();
    for game in games {
        match lists.last_mut().filter(|list| list.len() + game.len() + 2 <= most) {
            Some(list) => {
                list.push(b',');
                list.extend(game);
            }
            None => lists.push([b"[".as_slice(), game.as_slice()].concat()),
        }
    }
    lists.iter_mut().for_each(|list| list.push(b']'));
    lists
}

/// Returns the file of data with a number, counted from 1.
fn file(number: usize, bytes: Vec<u8>) -> Attached {
    let name = if number == 1 { "narabe.json".to_owned() } else { format!("narabe-{number}.json") };
    Attached { name, bytes: bytes.into(), alt: None }
}

/// All stored data about a person but their games.
struct Everything {
    person: u64,
    preferences: Preferences,
    data: PersonalData,
    events: Vec<StoredEvent>,
    hills: Vec<StoredHill>,
    ballots: Vec<KeptBallot>,
    points: Vec<Guesser>,
    plans: Vec<Plan>,
    notes: Vec<note::Note>,
    own: Own,
    vacations: Vec<Vacation>,
    audit: Vec<AuditEntry>,
    bans: Vec<u64>,
    closed: Option<Millis>,
    direct_channel: Option<u64>,
}

/// Reads all stored data about the caller but their games.
async fn everything(ctx: &Context, caller: &Caller) -> Result<Everything, Error> {
    let (store, person) = (&ctx.store, caller.person);
    let (ballots, points) = store.ballots_of(person).await?;
    Ok(Everything {
        person,
        preferences: caller.preferences.clone(),
        data: store.personal_data(person).await?,
        events: store.events_of(person).await?,
        hills: store.hills_of(person).await?,
        ballots,
        points,
        plans: store.plans_of(person).await?,
        notes: store.notes_of(person).await?,
        own: store.ratings_of(person).await?,
        vacations: store.vacations(person, i64::MIN).await?,
        audit: store.audit_of(person).await?,
        bans: store.bans_of(person).await?,
        closed: store.closed(person).await?,
        direct_channel: store.direct_channel(person).await?,
    })
}

impl Everything {
    /// Returns all of it with these games.
    fn with(&self, games: &[StoredGame]) -> Value {
        let mut all = self.but_games();
        all["games"] = self.games(games).into();
        all
    }

    /// Returns games of the person.
    fn games(&self, games: &[StoredGame]) -> Vec<Value> {
        games.iter().map(|game| exported(game, self.person, &self.data)).collect()
    }

    fn but_games(&self) -> Value {
        let hills = self.hills.iter().flat_map(|hill| climbed(hill, self.person));
        let events = self.events.iter().map(|event| entered(event, self.person));
        let audit = self.audit.iter().map(|entry| audited(entry, self.person));
        json!({
            "person": self.person.to_string(),
            "first_met_ms": self.data.first_seen_at,
            "preferences": wishes(&self.preferences),
            "blocked": self.data.blocked.iter().map(blocked).collect::<Vec<_>>(),
            "servers": self.own.memberships.iter().map(membership).collect::<Vec<_>>(),
            "banned_in_servers": self.bans.iter().map(u64::to_string).collect::<Vec<_>>(),
            "direct_messages_closed_since_ms": self.closed,
            "direct_channel": self.direct_channel.map(|id| id.to_string()),
            "vacations": self.vacations.iter().map(vacation).collect::<Vec<_>>(),
            "audit": audit.collect::<Vec<_>>(),
            "events": events.collect::<Vec<_>>(),
            "hills": hills.collect::<Vec<_>>(),
            "plans": self.plans.iter().map(planned).collect::<Vec<_>>(),
            "notes": self.notes.iter().map(noted).collect::<Vec<_>>(),
            "ballots": self.ballots.iter().map(cast).collect::<Vec<_>>(),
            "ballot_points": self.points.iter().map(earned).collect::<Vec<_>>(),
            "puzzles_of_days": self.data.attempts.iter().map(attempted).collect::<Vec<_>>(),
            "roles": self.data.roles.iter().map(given).collect::<Vec<_>>(),
            "ratings": rated(&self.own),
        })
    }
}

/// Returns what the person has set, for the data export.
fn wishes(preferences: &Preferences) -> Value {
    json!({
        "language": preferences.locale, "theme": preferences.theme, "deck": preferences.deck,
        "pente_columns": preferences.lettering, "time_zone": preferences.zone,
        "move_numbers": format!("{:?}", preferences.numbers).to_lowercase(),
        "forbidden_points": preferences.forbidden, "confirm_moves": preferences.confirm,
        "reminders": format!("{:?}", preferences.reminders).to_lowercase(),
        "turns_by_direct_message": preferences.direct_turns, "guesses_about_games": preferences.guessable,
        "puzzles_from_games": preferences.puzzles,
        "seats_in_other_servers": preferences.across,
        "quiet_hours": preferences.quiet.map(|quiet| [quiet.from, quiet.until]),
        "vacation_by_itself": preferences.auto_vacation, "quarter_turns": preferences.turned,
        "text_board": preferences.text_board, "part_in_play": preferences.zoom,
        "last_challenge": preferences.challenge.as_ref().map(|last| last.words()),
        "lessons_solved_bits": preferences.lessons,
    })
}

/// Returns someone whom the person has blocked, for the data export.
fn blocked((other, at): &(u64, Millis)) -> Value {
    json!({ "person": other.to_string(), "since_ms": at })
}

/// Returns an attempt at a puzzle of a day for the data export.
fn attempted((guild, day, attempt): &(u64, i64, Attempt)) -> Value {
    json!({
        "server": (*guild != 0).then(|| guild.to_string()), "day": day, "wrong_answers": attempt.wrong,
        "solved_ms": attempt.solved_at, "gave_up": attempt.gave_up,
    })
}

/// Returns a role that the bot has given for the data export.
fn given((guild, given): &(u64, GivenRole)) -> Value {
    json!({ "server": guild.to_string(), "role": given.role.to_string(), "given_ms": given.given_at })
}

/// Erasure that is under way, or was broken off.
pub struct HalfErased {
    person: u64,
    nameless: u64,
    /// Roles that the person has by the bot, each with its server: they are to be taken away before it ends.
    pub roles: Vec<(u64, GivenRole)>,
}

/// Returns an erasure that is under way, or was broken off, if there is one.
///
/// # Errors
/// If the store does not answer.
pub async fn half_erased(ctx: &Context) -> Result<Option<HalfErased>, InternalError> {
    let Some((person, nameless)) = ctx.store.half_erased().await? else { return Ok(None) };
    let roles = ctx.store.roles_of(person).await?;
    Ok(Some(HalfErased { person, nameless, roles }))
}

/// Goes on with an erasure that was broken off.
///
/// # Errors
/// If the store does not answer.
pub async fn end_broken_off(ctx: &Context, half: &HalfErased) -> Result<(), InternalError> {
    let HalfErased { person, nameless, .. } = *half;
    // A person enters no game meanwhile, and has left all that go on.
    let games = ctx.store.unfinished(Of::Person(person)).await?;
    let shows = shown_anew(ctx, &games, nameless)?;
    Ok(ctx.store.complete_erasure(person, nameless, Arc::new(shows)).await?)
}

/// Time within which no one has their data deleted twice (ms). It is less than housekeeping keeps what tells so.
const AGAIN_MS: Millis = 10 * MINUTE_MS;

/// Ends the caller's games and replaces them by an anonymous player. Nothing is written where nothing is stored.
async fn erase(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    if !ctx.store.is_named(caller.person).await? {
        return Ok(done(caller));
    }
    let at = ctx.clock.now();
    let before = ctx.store.erased_since(caller.person, at - AGAIN_MS).await?;
    // By a clock that was ahead it may be in the future.
    if let Some(before) = before.filter(|before| *before <= at) {
        let until = moment(before + AGAIN_MS);
        return Err(Refusal::new("deleted-lately").text("until", until).into());
    }
    let taken_roles = ctx.store.roles_of(caller.person).await?;
    // Until the data is deleted, another game may begin or go on.
    loop {
        entry::take_out_of_all(ctx, caller.person).await?;
        let games = ctx.store.unfinished(Of::Person(caller.person)).await?;
        let (left, games): (Vec<_>, Vec<_>) =
            games.into_iter().partition(|game| game.has_left(caller.person));
        let shows = shown_anew(ctx, &left, caller.interaction)?;
        let salt = ctx.rng().u64(..);
        let with = Erasure { salt, shows };
        if games.is_empty() && ctx.store.erase(caller.person, at, with).await?.is_some() {
            return Ok(Answer { taken_roles, ..done(caller) });
        }
        for game in games {
            leave(ctx, caller.person, &game, at).await?;
        }
    }
}

/// Returns the tasks of the games that go on without the person, for the erasure of this number: two at once both have
/// the board of a game shown.
fn shown_anew(ctx: &Context, games: &[StoredGame], number: u64) -> Result<Shows, InternalError> {
    let mut shows = Vec::new();
    for game in games {
        let tasks = anew(ctx, game, &format!("erased-{number}"))?;
        shows.extend(tasks.into_iter().map(|task| (game.id, task)));
    }
    Ok(shows)
}

/// Returns the tasks of a game that goes on without the person: its board is shown anew, and a machine that is on turn
/// moves, since a task of the person's is deleted.
fn anew(ctx: &Context, game: &StoredGame, key: &str) -> Result<Vec<NewTask>, InternalError> {
    let at = ctx.clock.now();
    let mut tasks = vec![show_again(game, key, at)];
    if game.machine_on_turn(&context::table(ctx, game)?).is_some() {
        tasks.push(StepTasks::by_bot(game, at).machine(game));
    }
    Ok(tasks)
}

/// Resigns a game, or ends an open challenge, without an interaction of its own: it may be one of many. A game that has
/// ended meanwhile stays as it is.
async fn leave(ctx: &Context, person: u64, stored: &StoredGame, at: i64) -> Result<(), Error> {
    let leave = |stored: StoredGame| match stored.status {
        // Their seat was resigned at the same time: the others play on.
        Status::Running if stored.has_left(person) => Err(Refusal::new("game-over").into()),
        Status::Running => decided_to_leave(ctx, person, &stored),
        Status::Open => {
            let is_author = stored.members.first().is_some_and(|member| member.person == person);
            let end = if is_author { EndReason::Withdrawn } else { EndReason::Left };
            let change = Change::abort(&stored, at, end);
            Ok(Transition { change, notifications: StepTasks::by_bot(&stored, at) })
        }
        Status::Finished | Status::Aborted => Err(Refusal::new("game-over").into()),
    };
    match update::step_by(ctx, None, stored.id, leave).await {
        Err(Error::User(why)) if why.iter().all(|why| why.word == "game-over") => Ok(()),
        done => done.map(drop),
    }
}

fn decided_to_leave(ctx: &Context, person: u64, stored: &StoredGame) -> Result<Transition, Error> {
    departure(ctx, person, stored, |mut people, at| {
        people.retain(|other| *other != person);
        StepTasks::by_bot(stored, at).pinging(people)
    })
}

/// Returns a server membership for the data export.
fn membership((guild, member, seen_at): &(u64, Membership, Millis)) -> Value {
    json!({
        "server": guild.to_string(), "name_on_boards": member.name, "member_since_ms": member.joined_at,
        "has_left": member.gone, "last_known_ms": seen_at,
    })
}

/// Returns a vacation for the data export.
fn vacation(vacation: &Vacation) -> Value {
    json!({
        "began_ms": vacation.began_at, "ended_ms": vacation.ends_at, "by_itself": vacation.automatic,
    })
}

/// Returns an entry of a server's audit list for the data export: other people are not named.
fn audited(entry: &AuditEntry, person: u64) -> Value {
    json!({
        "server": entry.guild.to_string(), "at_ms": entry.at, "act": entry.act.word(), "detail": entry.detail,
        "game": entry.game.map(|game| game.0), "by_you": entry.person == person,
        "about_you": entry.target == Some(person),
    })
}

/// Returns a game for the data export: other people are seats.
fn exported(game: &StoredGame, person: u64, data: &PersonalData) -> Value {
    json!({
        "number": game.id.0, "game": game.game, "rules": game.rules, "seats": game.seats,
        "server": game.venue.guild.map(|guild| guild.to_string()), "channel": game.venue.channel.to_string(),
        "your_seat": game.seat_of(person).map(|seat| seat.0), "you_agreed": has_agreed(game, person), "status": format!("{:?}", game.status).to_lowercase(),
        "machines": game.machines.iter().map(machine).collect::<Vec<_>>(),
        "end": game.end.as_ref().map(EndReason::word), "clock": game.pace.word(), "rated": game.rated, "begun_ms": game.created_at,
        "changed_ms": game.updated_at, "actions": game.log,
        "not_rated_because": game.counted.as_ref().and_then(|rated| rated.exclusion.as_ref()).map(Exclusion::reason),
        "your_entries_ms": data.decided_in(game.id).collect::<Vec<_>>(),
        "you_came_from_server": came_from(game, person).map(|guild| guild.to_string()),
    })
}

fn has_agreed(game: &StoredGame, person: u64) -> bool {
    game.members.iter().any(|member| member.person == person && member.joined)
}

/// Returns the server from which a person has come to a game of another one; 0 where that has removed the bot.
fn came_from(game: &StoredGame, person: u64) -> Option<u64> {
    let place = game.members.iter().position(|member| member.person == person)?;
    game.guests.iter().find(|(of, _)| *of == place).map(|(_, guild)| *guild)
}

/// Returns a person's entry in a league or tournament for the data export.
fn entered(event: &StoredEvent, person: u64) -> Value {
    let entry = event.entry_of(person);
    json!({
        "number": event.id.0, "name": event.name, "format": event.terms.format.word(),
        "server": event.venue.guild.map(|guild| guild.to_string()), "season": event.season,
        "made_by_you": event.author == person, "rating": entry.and_then(|entry| entry.rating),
        "joined_ms": entry.map(|entry| entry.joined_at), "left_ms": entry.and_then(|entry| entry.left_at),
        "returned_ms": entry.and_then(|entry| entry.returned_at), "division": entry.map(|entry| entry.division + 1),
    })
}

/// Returns a person's stays on a hill for the data export.
fn climbed(hill: &StoredHill, person: u64) -> impl Iterator<Item = Value> {
    hill.stays.iter().filter(move |stay| stay.person == person).map(|stay| {
        json!({
            "server": hill.guild.to_string(), "game": hill.game, "rules": hill.rules, "joined_ms": stay.joined_at,
            "left_ms": stay.left_at,
        })
    })
}

/// Returns a plan for the data export.
fn planned(plan: &Plan) -> Value {
    json!({ "game": plan.game.0, "after_entries": plan.entries, "lines": plan.lines })
}

/// Returns a note on a position for the data export.
fn noted(note: &note::Note) -> Value {
    json!({ "game": note.game.0, "after_actions": note.ply, "text": note.text, "shared": note.shared })
}

/// Returns a ballot for the data export.
fn cast(KeptBallot { ballot, points }: &KeptBallot) -> Value {
    json!({
        "game": ballot.game.0, "kind": ballot.kind.word(), "after_entries": ballot.entries, "text": ballot.text,
        "at_ms": ballot.at, "points": points,
    })
}

/// Returns a month's points for ballots for the data export.
fn earned(month: &Guesser) -> Value {
    json!({
        "server": month.guild.to_string(), "month": month.month, "points": month.points, "right": month.hits,
        "counted": month.all,
    })
}

/// Returns a machine that the person plays against for the data export.
fn machine(machine: &Machine) -> Value {
    json!({
        "seat": machine.seat, "level": machine.level, "version": machine.version, "engine": machine.engine,
        "replaced": machine.replaced,
    })
}

/// Returns ratings and the ledger for the data export.
fn rated(own: &Own) -> Value {
    let starts = own.starts.iter().map(|(guild, pool, season, standing)| {
        json!({
            "server": guild.to_string(), "pool": pool, "season": season, "skill": skill(&standing.skill),
            "last_ms": standing.last_at,
        })
    });
    let ratings = own.ratings.iter().map(|(guild, pool, season, standing)| {
        json!({
            "server": guild.to_string(), "pool": pool, "season": season, "skill": skill(&standing.skill),
            "games": standing.games, "won": standing.wins, "drawn": standing.draws, "lost": standing.losses,
            "opponents": standing.opponents, "last_ms": standing.last_at,
        })
    });
    json!({
        "standings": ratings.collect::<Vec<_>>(),
        "first_standings": starts.collect::<Vec<_>>(),
        "ledger": own.ledger.iter().map(posted).collect::<Vec<_>>(),
    })
}

fn posted(posting: &Posting) -> Value {
    let line = posting.line.as_ref();
    json!({
        "game": posting.game.0, "server": posting.guild.map(|guild| guild.to_string()), "pool": posting.pool,
        "season": posting.season, "at_ms": posting.at, "side": posting.player.side, "place": posting.player.place,
        "late": posting.player.late, "counts": line.is_some_and(|line| line.counts),
        "weight": line.map(|line| line.weight), "edge": line.map(|line| line.edge), "why_less": line.and_then(|line| line.note).map(Note::word),
        "before": line.map(|line| skill(&line.before)), "after": line.map(|line| skill(&line.after)),
    })
}

fn skill(skill: &Skill) -> Value {
    json!({ "rating": skill.rating, "deviation": skill.deviation, "volatility": skill.volatility })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_that_is_too_long_for_one_file_is_in_several() {
        let game = |number| json!({ "number": number, "actions": ["h8", "i9", "j10"] });
        let games: Vec<Value> = (0..100).map(game).collect();
        let all = json!({ "person": "1", "games": games });
        assert_eq!(files(all.clone(), FILE_BYTES).unwrap().len(), 1);
        let several = files(all, 1_000).unwrap();
        assert!(several.iter().all(|file| file.bytes.len() <= 1_000), "{several:?}");
        assert_eq!((&*several[0].name, &*several[1].name), ("narabe.json", "narabe-2.json"));
        let read = |file: &Attached| serde_json::from_slice::<Value>(&file.bytes).unwrap();
        assert_eq!(read(&several[0]), json!({ "person": "1" }));
        let again = several[1..].iter().flat_map(|file| read(file).as_array().unwrap().clone());
        assert_eq!(again.collect::<Vec<_>>(), games);
    }

    #[test]
    fn files_that_discord_refuses_are_not_sent() {
        assert!(reply::fit([FILE_BYTES, FILE_BYTES].into_iter()));
        assert!(!reply::fit([FILE_BYTES; 3].into_iter()), "too much for one message");
        assert!(!reply::fit([FILE_BYTES + 1].into_iter()), "too much for one file");
    }
}
