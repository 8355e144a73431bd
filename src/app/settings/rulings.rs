//! Rulings on finished games, and the closing of a season.

use crate::app::audit;
use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::result;
use crate::app::game::update::{self, Transition};
use crate::app::markup::mention;
use crate::app::outbox::task::{StepTasks, twin_task};
use crate::app::output::crowd_lines::named;
use crate::app::output::decided::standing;
use crate::app::output::panel::{confirm, danger};
use crate::app::output::rating_lines::signed;
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::pages::leaderboard;
use crate::app::settings::server::manager;
use crate::game::{Arg, Refusal, Score, Seat, Side, Table};
use crate::play::crowd::CROWD;
use crate::play::game::InSet;
use crate::store::events::{EventFormat, StoredPairing};
use crate::store::ladder::{Exclusion, Finish, Rated, Ruled, Ruling, Voided};
use crate::store::servers::{AuditAct, AuditEntry};
use crate::store::{Change, GameId, Status, StoredGame};
use crate::words::{Locale, say};

/// Most people whose new ratings an answer lists.
const MOST_LISTED: usize = 10;

/// Letter before the seat of a machine in the key of a button.
const SEAT: char = 's';

/// Winner whom a moderator names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Winner {
    /// A person, or the crowd.
    Person(u64),
    /// The machine in this seat.
    Machine(Seat),
}

impl Winner {
    /// Returns the winner as the key of a button has it.
    pub(super) fn key(self) -> String {
        match self {
            Self::Person(person) => person.to_string(),
            Self::Machine(Seat(seat)) => format!("{SEAT}{seat}"),
        }
    }

    /// Reads a winner from the key of a button.
    pub(super) fn read(key: &str) -> Option<Self> {
        match key.strip_prefix(SEAT) {
            Some(seat) => seat.parse().ok().map(|seat| Self::Machine(Seat(seat))),
            None => key.parse().ok().map(Self::Person),
        }
    }

    /// Returns the winner's seat.
    pub(super) fn seat(self, stored: &StoredGame, table: &Table) -> Result<Seat, Refusal> {
        match self {
            Self::Machine(seat) if seat.0 < table.seats() && table.is_machine(seat) => Ok(seat),
            Self::Machine(_) => Err(Refusal::new("unknown-button")),
            Self::Person(person) => stored.seat_of(person).ok_or_else(|| match person {
                CROWD => Refusal::new("no-crowd"),
                _ => Refusal::new("not-their-game").text("person", mention(person)),
            }),
        }
    }
}

/// Decision on a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The game is not rated.
    Void,
    /// The game is drawn.
    Draw,
    /// This person or machine wins.
    Win(Winner),
    /// The result is restored to that of the board.
    Restore,
}

impl Decision {
    /// Returns the decision that an act means for a game; `None` if it is not about a result.
    pub(crate) fn of(act: AuditAct, winner: Option<Winner>, status: Status) -> Option<Self> {
        match (act, status) {
            (AuditAct::Void, _) => Some(Self::Void),
            (AuditAct::Restore, _) => Some(Self::Restore),
            (AuditAct::Adjudicate, Status::Finished) => Some(winner.map_or(Self::Draw, Self::Win)),
            _ => None,
        }
    }

    /// Returns the ruling that is stored beside the result. The seat of a machine is one of the table.
    fn ruling(self, table: &Table) -> Option<Ruling> {
        match self {
            Self::Void => Some(Ruling::Void),
            Self::Draw => Some(Ruling::Draw),
            Self::Win(Winner::Person(_)) => Some(Ruling::Win),
            Self::Win(Winner::Machine(seat)) => Some(Ruling::Machines(table.side(seat).0)),
            Self::Restore => None,
        }
    }

    /// Returns the result of each seat by a draw of the sides that were in at the end, or by a win; none of the others, which
    /// leave it as it was played.
    fn scores(
        self,
        stored: &StoredGame,
        table: &Table,
        at_end: &[Side],
    ) -> Result<Option<Vec<Score>>, Error> {
        let (first, score) = match self {
            Self::Draw => (at_end.to_vec(), Score::Drawn),
            Self::Win(winner) => (vec![table.side(winner.seat(stored, table)?)], Score::Won),
            Self::Void | Self::Restore => return Ok(None),
        };
        let is_first = |seat: u8| first.contains(&table.side(Seat(seat)));
        let score = |seat: u8| if is_first(seat) { score } else { Score::Lost };
        Ok(Some((0..table.seats()).map(score).collect()))
    }
}

/// Replaces a game's result, with an entry in the audit list, and returns the answer with the ratings that changed. Where the
/// result is so already, that is said alone.
pub(crate) async fn rule(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    decision: Decision,
    entry: AuditEntry,
) -> Result<Answer, Error> {
    if stored.status != Status::Finished {
        return Err(nothing_to_rule(stored).into());
    }
    let (finish, at_end) = ruled(ctx, caller.locale, stored, decision).await?;
    if let Some(answer) = as_it_is(ctx, caller, stored, (decision, &finish, &at_end)).await? {
        return Ok(answer);
    }
    let id = stored.id;
    let at = ctx.clock.now();
    let ruling = decision.ruling(&context::table(ctx, stored)?);
    match ctx.store.rule(id, stored.version, finish, ruling, at, Some(entry)).await? {
        Ruled::Done { changed, .. } => {
            show_again(ctx, stored).await?;
            Ok(Answer::private(report(caller, stored, changed.as_deref())))
        }
        Ruled::Stale => Err(not_ruled(stored).into()),
        Ruled::Closed => Err(Refusal::new("season-over").number("number", id.0).into()),
    }
}

/// Returns the refusal of a decision that the store has not made: the game has no result here, or has changed since it was read,
/// as by another moderator.
fn not_ruled(stored: &StoredGame) -> Refusal {
    let why = match stored.counted {
        None => Refusal::new("no-result"),
        Some(_) => Refusal::new("ruled-meanwhile"),
    };
    why.number("number", stored.id.0)
}

/// Returns the refusal of a game that is not finished, which has no result to void or restore, with what a moderator can do
/// about it.
fn nothing_to_rule(stored: &StoredGame) -> Refusal {
    let state = match stored.status {
        Status::Open => "open",
        Status::Running => "running",
        _ if stored.is_ended_in_event() => "late",
        _ => "over",
    };
    Refusal::new("nothing-to-rule").number("number", stored.id.0).text("state", state)
}

/// Returns the answer to a decision that a finished game's result would not change by; none to any other.
pub(super) async fn already(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    decision: Decision,
) -> Result<Option<Answer>, Error> {
    let (finish, at_end) = ruled(ctx, caller.locale, stored, decision).await?;
    as_it_is(ctx, caller, stored, (decision, &finish, &at_end)).await
}

/// Returns the same answer to a decision that would make this of the result, with the sides that were in at the end.
async fn as_it_is(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    ruled: (Decision, &Finish, &[Side]),
) -> Result<Option<Answer>, Error> {
    let Some(said) = said_already(ctx, stored, ruled)? else { return Ok(None) };
    // The ruling may have been broken off before its game was shown again.
    show_again(ctx, stored).await?;
    let number = ("number", Arg::Number(stored.id.0));
    Ok(Some(Answer::private(say(caller.locale, said, &[number]))))
}

/// Returns the message for a result that is so already as a decision would make it; none for any other. A win on time is
/// another result than the same one by a decision: the time-out may lessen what the game counts.
fn said_already(
    ctx: &Context,
    stored: &StoredGame,
    (decision, finish, at_end): (Decision, &Finish, &[Side]),
) -> Result<Option<&'static str>, Error> {
    let Some(rated) = &stored.counted else { return Ok(None) };
    match (decision, rated.ruling) {
        (Decision::Void, Some(Ruling::Void)) => Ok(Some("did-void-already")),
        (Decision::Restore, None) => Ok(Some("did-restore-already")),
        (Decision::Void | Decision::Restore, _) | (_, Some(Ruling::Void)) => Ok(None),
        (Decision::Draw | Decision::Win(_), _) => {
            let table = context::table(ctx, stored)?;
            // Machines have no places, and those of people do not tell one machine from another.
            let is_told_so = standing(stored, &table) == decision.scores(stored, &table, at_end)?;
            let counts_so = finish.players.iter().all(|player| rated.players.contains(player));
            Ok((is_told_so && counts_so).then_some("did-adjudicate-already"))
        }
    }
}

/// Returns the result as it was played, and the sides that were in at the end. Whether it may count was decided when the game
/// ended: later settings do not change that.
async fn played(ctx: &Context, stored: &StoredGame) -> Result<(Finish, Vec<Side>), Error> {
    let (mut finish, at_end) = result::finish(ctx, stored).await?;
    if let Some(counts) = stored.counted.as_ref().and_then(at_the_end) {
        finish.exclusion = counts.0;
    }
    Ok((finish, at_end))
}

/// Returns the reason why a result counted for nothing when its game ended; none where that is not known.
fn at_the_end(rated: &Rated) -> Option<Voided> {
    match rated.exclusion {
        Some(Exclusion::Void) => rated.voided.clone(),
        // It counts, with the other game of its set.
        Some(Exclusion::Set) => Some(Voided(None)),
        _ => Some(Voided(rated.exclusion.clone())),
    }
}

/// Enqueues a refresh of the game's public message, and of that of the other game of its set.
async fn show_again(ctx: &Context, before: &StoredGame) -> Result<(), Error> {
    let shown = |stored: StoredGame| {
        let at = ctx.clock.now();
        let tasks = twin_task(&stored, at).into_iter().collect();
        let change = Change { tasks, ..Change::of(&stored, at, None) };
        Ok(Transition { change, notifications: StepTasks::by_bot(&stored, at) })
    };
    update::step_by(ctx, None, before.id, shown).await.map(drop)
}

/// Asks for confirmation to close the season, which cannot be undone.
pub(crate) async fn ask_to_close(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
) -> Result<Answer, Error> {
    let season = leaderboard::current_season(ctx, guild).await?;
    let yes = danger(&format!("season:{season}"), say(caller.locale, "season-yes", &[]));
    let season = ("season", Arg::Number(season.into()));
    let sure = say(caller.locale, "season-sure", &[season]);
    Ok(Answer::plain(Reply::Post(confirm(yes, sure))))
}

/// Closes the season that the button names.
pub(crate) async fn close_season(
    ctx: &Context,
    caller: &Caller,
    part: &str,
) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let season: u32 = part.parse().map_err(|_| Refusal::new("unknown-button"))?;
    let next = i64::from(season) + 1;
    let args = [("season", Arg::Number(season.into())), ("next", Arg::Number(next))];
    let detail = season.to_string();
    let entry = AuditEntry { detail, ..audit::entry(ctx, caller, guild, AuditAct::CloseSeason) };
    if !ctx.store.close_season(guild, season, entry.at, Some(entry)).await? {
        return Err(Refusal::new("season-closed-already").number("season", season).into());
    }
    Ok(Answer::plain(Reply::Update(Message::private(say(caller.locale, "season-closed", &args)))))
}

/// Refuses to give a game of an event that was ended with no result one after all, where the other game of its set has counted
/// by itself in a season that has closed since, or where its knockout has gone on.
pub(crate) async fn check_late(ctx: &Context, stored: &StoredGame) -> Result<(), Error> {
    if !stored.is_ended_in_event() {
        return Ok(());
    }
    if let InSet::With(other) = stored.set {
        check_season(ctx, &context::load(ctx, other).await?).await?;
    }
    match next_match(ctx, stored).await? {
        Some(game) => Err(Refusal::new("knockout-went-on").number("number", game.0).into()),
        None => Ok(()),
    }
}

/// Returns a game of a later match of the knockout of a game, for which one of its players has been taken on.
async fn next_match(ctx: &Context, stored: &StoredGame) -> Result<Option<GameId>, Error> {
    let Some(id) = ctx.store.event_of_game(stored.id).await? else { return Ok(None) };
    let event = ctx.store.event(id).await?;
    let Some(event) = event.filter(|event| event.terms.format == EventFormat::Knockout) else {
        return Ok(None);
    };
    let has_game = |pairing: &&StoredPairing| pairing.games.iter().any(|leg| leg.game == stored.id);
    let Some(own) = event.pairings.iter().find(has_game) else { return Ok(None) };
    let goes_on = |pairing: &StoredPairing| {
        own.other.into_iter().chain([own.one]).any(|one| pairing.has(one))
    };
    let mut later = event.pairings.iter().filter(|pairing| {
        pairing.division == own.division && pairing.round > own.round && goes_on(pairing)
    });
    Ok(later.find_map(|pairing| pairing.games.first()).map(|leg| leg.game))
}

/// Refuses a game whose result belongs to a season that has closed.
async fn check_season(ctx: &Context, stored: &StoredGame) -> Result<(), Error> {
    let (Some(rated), Some(guild)) = (&stored.counted, stored.venue.guild) else { return Ok(()) };
    if rated.season < leaderboard::current_season(ctx, guild).await? {
        return Err(Refusal::new("season-over").number("number", stored.id.0).into());
    }
    Ok(())
}

/// Refuses a decision that a game's result cannot take. True if ratings change with it: the result may count.
pub(crate) async fn check(
    ctx: &Context,
    locale: Locale,
    stored: &StoredGame,
    decision: Decision,
) -> Result<bool, Error> {
    let (finish, _) = ruled(ctx, locale, stored, decision).await?;
    check_season(ctx, stored).await?;
    Ok(finish.exclusion.is_none())
}

/// Returns a game's result with a decision in its place, and the sides that were in at the end. A refusal names the players in a
/// language.
async fn ruled(
    ctx: &Context,
    locale: Locale,
    stored: &StoredGame,
    decision: Decision,
) -> Result<(Finish, Vec<Side>), Error> {
    let (mut finish, at_end) = played(ctx, stored).await?;
    match decision {
        Decision::Void => finish.exclusion = Some(Exclusion::Void),
        Decision::Draw => {
            // A seat that went out before has no part in it (docs/rules/openings-and-tables.md F11).
            let behind = at_end.len() as u8 + 1;
            let place = |side| if at_end.contains(&Side(side)) { 1 } else { behind };
            finish.drawn = true;
            finish.players.iter_mut().for_each(|player| player.place = place(player.side));
        }
        Decision::Win(winner) => {
            let won = winning_side(ctx, locale, stored, (&finish, winner))?;
            finish.drawn = false;
            finish
                .players
                .iter_mut()
                .for_each(|player| player.place = if Some(player.side) == won { 1 } else { 2 });
        }
        Decision::Restore => return Ok((finish, at_end)),
    }
    // A time-out is no longer what ended the game.
    finish.players.iter_mut().for_each(|player| player.late = false);
    Ok((finish, at_end))
}

/// Returns the side of a winner among the people; none for a machine, whose opponents have all lost.
fn winning_side(
    ctx: &Context,
    locale: Locale,
    stored: &StoredGame,
    (finish, winner): (&Finish, Winner),
) -> Result<Option<u8>, Error> {
    let person = match winner {
        Winner::Person(person) => person,
        Winner::Machine(seat) => {
            let is_one = machine_seats(&context::table(ctx, stored)?).contains(&seat);
            return if is_one { Ok(None) } else { Err(Refusal::new("unknown-button").into()) };
        }
    };
    let won = finish.players.iter().find(|player| player.person == person);
    let people = || finish.players.iter().map(|player| named(player.person, locale)).collect();
    match won {
        Some(player) => Ok(Some(player.side)),
        None if person == CROWD => Err(Refusal::new("no-crowd").into()),
        None => Err(Refusal::new("not-in-game").people("people", people()).into()),
    }
}

/// Returns a seat of each side that machines hold alone: one of those that may be named the winner.
pub(crate) fn machine_seats(table: &Table) -> Vec<Seat> {
    let mut sides: Vec<Side> = table.people().into_iter().map(|seat| table.side(seat)).collect();
    let mut seats = Vec::new();
    for seat in (0..table.seats()).map(Seat).filter(|seat| table.is_machine(*seat)) {
        if !sides.contains(&table.side(seat)) {
            sides.push(table.side(seat));
            seats.push(seat);
        }
    }
    seats
}

/// Returns the text on the ratings that a ruling changed; none: they are not known yet.
fn report(caller: &Caller, stored: &StoredGame, changed: Option<&[(u64, f64, f64)]>) -> String {
    let number = ("number", Arg::Number(stored.id.0));
    let Some(changed) = changed else {
        return say(caller.locale, "result-ruled-later", &[number]);
    };
    let change = |(person, before, after): &(u64, f64, f64)| {
        format!(
            "{} {before:.0} → {after:.0} ({})",
            mention(*person),
            signed(after.round() - before.round())
        )
    };
    let args = [number, ("count", Arg::Number(changed.len() as i64))];
    let lines = changed.iter().take(MOST_LISTED).map(change);
    let more = (changed.len() > MOST_LISTED).then(|| "…".to_owned());
    let said = say(caller.locale, "result-ruled", &args);
    [said].into_iter().chain(lines).chain(more).collect::<Vec<_>>().join("\n")
}
