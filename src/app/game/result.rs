//! Result of a finished game for the ratings: whether it counts, and each player's rank.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::proposal::Proposal;
use crate::app::game_limits::FEWEST_MOVES;
use crate::app::markup::is_named;
use crate::clock::DAY_MS;
use crate::game::{Event, Games, Options, Refusal, Seat, Table};
use crate::play::pace::Pace;
use crate::rating::{Player, Terms};
use crate::store::ladder::{Exclusion, Membership};
use crate::store::servers::Settings;
use crate::store::{Change, Finish, Millis, Status, StoredGame};

/// Epoch of Discord's ids (UTC ms).
/// <https://discord.com/developers/docs/reference#snowflakes>
const DISCORD_EPOCH: Millis = 1_420_070_400_000;

/// Returns the time at which an account was made, from its id (UTC ms).
fn account_created_at(person: u64) -> Millis {
    (person >> 22).cast_signed() + DISCORD_EPOCH
}

/// Returns whether a new game is rated: as the proposal says, else if it can be. `alone`: no other
/// person has a seat.
pub(crate) fn is_rated(
    caller: &Caller,
    proposal: &Proposal,
    settings: &Settings,
    alone: bool,
) -> Result<bool, Refusal> {
    let Proposal { entry, options, seats, pace, rated, .. } = proposal;
    let why = match entry.pool(options, *seats).odd.filter(|_| !settings.ratings.odd) {
        _ if alone => Some("machine"),
        _ if caller.venue.guild.is_none() => Some("direct"),
        _ if *pace == Pace::Untimed => Some("untimed"),
        odd => odd,
    };
    match (rated, why) {
        (Some(true), Some(why)) => Err(Refusal::new("unrated").text("why", why)),
        (rated, why) => Ok(*rated != Some(false) && why.is_none()),
    }
}

/// Adds the result to a change that ends a running game.
pub(crate) async fn note_end(
    ctx: &Context,
    before: &StoredGame,
    change: &mut Change,
) -> Result<(), Error> {
    if (before.status, change.status) == (Status::Running, Status::Finished) {
        change.finish = Some(finish(ctx, &before.clone().after(change)).await?);
    }
    Ok(())
}

/// Returns the result of a finished game, from its record.
pub(crate) async fn finish(ctx: &Context, stored: &StoredGame) -> Result<Finish, Error> {
    let played = PlayedGame::of(ctx.games, stored)?;
    let terms = context::rating_terms(ctx, stored.venue.guild).await?;
    let people: Vec<u64> = stored.members.iter().map(|member| member.person).collect();
    let known = match stored.venue.guild {
        Some(guild) => ctx.store.memberships(guild, people).await?,
        None => Vec::new(),
    };
    let exclusion = played.exclusion(stored).or_else(|| too_new(stored, &terms, &known));
    let entry = ctx.games.find(&stored.game)?;
    let options = Options::read(entry.info, &stored.rules)?;
    let players = played.players(stored);
    Ok(Finish {
        pool: entry.pool(&options, stored.seats).name.to_owned(),
        drawn: played.table.outcome().is_some_and(|outcome| outcome.drawn),
        opening: played.table.scene(None).name.map(|name| name.word.to_owned()),
        exclusion,
        weights: terms.weights,
        listing: terms.listing,
        players,
    })
}

/// Returns the exclusion reason for the first person whose account or membership was too new when
/// the game was made, with the required age in days.
fn too_new(stored: &StoredGame, terms: &Terms, known: &[Membership]) -> Option<Exclusion> {
    let days = |days: u16| stored.created_at - Millis::from(days) * DAY_MS;
    // Of a player whose data was deleted nothing is known any more, and nothing is held against the others.
    let person = stored.members.iter().map(|member| member.person).filter(|id| is_named(*id));
    let account =
        person.clone().find(|person| account_created_at(*person) > days(terms.account_days));
    let joined_at = |person: &u64| known.iter().find(|member| member.person == *person)?.joined_at;
    let member = person
        .clone()
        .find(|person| joined_at(person).is_none_or(|at| at > days(terms.member_days)));
    let days = terms.account_days;
    let account = account.map(|person| Exclusion::YoungAccount { person, days });
    let days = terms.member_days;
    account.or_else(|| member.map(|person| Exclusion::YoungMember { person, days }))
}

/// Finished game, with what its players did.
struct PlayedGame {
    table: Table,
    /// Number of moves of each seat.
    moves: Vec<u32>,
    /// Seats whose time ran out.
    late: Vec<Seat>,
    /// True if a table event ended it, and not the position.
    ended_by_event: bool,
}

impl PlayedGame {
    fn of(games: Games, stored: &StoredGame) -> Result<Self, InternalError> {
        let mut replay = context::replay(games, stored)?;
        let mut moves = vec![0; stored.seats.into()];
        let mut late = Vec::new();
        let mut ended_by_event = false;
        for ply in replay.by_ref() {
            let ply = ply.map_err(context::refused(stored))?;
            ended_by_event = ply.event.is_some();
            match (ply.event, ply.before.to_move()) {
                (Some(Event::Timeout(seats)), _) => late.extend(seats),
                (None, Some(seat)) => moves[usize::from(seat.0)] += 1,
                _ => {}
            }
        }
        Ok(Self { moves, late, ended_by_event, table: replay.table().clone() })
    }

    /// Returns the reason to exclude the game from ratings that its course gives, if any.
    fn exclusion(&self, stored: &StoredGame) -> Option<Exclusion> {
        let machine = (0..self.table.seats()).any(|seat| self.table.is_machine(Seat(seat)));
        let few = self.ended_by_event && self.moves.iter().any(|moves| *moves < FEWEST_MOVES);
        match stored.venue.guild {
            _ if machine => Some(Exclusion::Machine),
            None => Some(Exclusion::Direct),
            Some(_) if !stored.rated => Some(Exclusion::Casual),
            Some(_) => few.then_some(Exclusion::FewMoves),
        }
    }

    fn players(&self, stored: &StoredGame) -> Vec<Player> {
        let places = self.table.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let player = |member: &crate::store::Member| {
            let seat = Seat(member.seat?);
            let side = self.table.side(seat).0;
            let place = places.get(usize::from(side)).copied().unwrap_or(1);
            Some(Player { person: member.person, side, place, late: self.late.contains(&seat) })
        };
        stored.members.iter().filter_map(player).collect()
    }
}
