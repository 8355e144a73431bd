//! Result of a finished game for the ratings: whether it counts, and each player's rank.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::proposal::Proposal;
use crate::app::game::{policy, rule_set};
use crate::app::game_limits::FEWEST_MOVES;
use crate::app::outbox::event_job::EventNews;
use crate::app::outbox::event_task::event_task;
use crate::app::outbox::task::{result_task, twin_task};
use crate::app::unrated::{self, hindrance, known_members, of_set, too_new};
use crate::game::{Entry, Event, Games, Options, Pool, Refusal, Seat, Side, Table};
use crate::play::end::EndReason;
use crate::play::game::InSet;
use crate::rating::{First, Player};
use crate::store::ladder::Exclusion;
use crate::store::servers::Settings;
use crate::store::{Change, Finish, GameId, Millis, NewTask, Status, StoreError, StoredGame};

/// The opening that makes gomoku or renju without one a balanced rule set.
const BALANCED: &str = "opening=swap2";

/// Returns whether a new game is rated: as the proposal says, else if it can be. `alone`: no other
/// person has a seat.
pub(crate) fn is_rated(
    caller: &Caller,
    proposal: &Proposal,
    settings: &Settings,
    alone: bool,
) -> Result<bool, Refusal> {
    if proposal.crowd {
        return match proposal.rated {
            Some(true) => Err(Refusal::new("unrated").text("why", "crowd")),
            _ => Ok(false),
        };
    }
    let Proposal { entry, options, seats, pace, rated, set, .. } = proposal;
    let pool = of_set(entry.pool(options, *seats), *set);
    match (rated, hindrance(caller.venue.guild, *pace, pool, settings, alone)) {
        (Some(true), Some(why)) => Err(Refusal::new("unrated").text("why", why)),
        (rated, why) => Ok(*rated != Some(false) && why.is_none()),
    }
}

/// True if a game can be rated as it is proposed, or with the opening that it takes for that.
pub(crate) fn can_be_rated(caller: &Caller, proposal: &Proposal, settings: &Settings) -> bool {
    let Proposal { entry, options, seats, pace, set, .. } = proposal;
    let options = with_opening(proposal, settings).unwrap_or_else(|| options.clone());
    let pool = of_set(entry.pool(&options, *seats), *set);
    !settings.casual && hindrance(caller.venue.guild, *pace, pool, settings, false).is_none()
}

/// Gives gomoku or renju that is to be rated the opening without which the server does not rate it.
/// Returns true if it did.
pub(crate) fn take_opening(proposal: &mut Proposal, settings: &Settings) -> bool {
    let found = with_opening(proposal, settings);
    let is_found = found.is_some();
    proposal.options = found.unwrap_or_else(|| proposal.options.clone());
    is_found
}

/// Returns the options with that opening; none where the game needs none, or takes none.
pub(crate) fn with_opening(proposal: &Proposal, settings: &Settings) -> Option<Options> {
    let Proposal { entry, options, seats, rated, set, .. } = proposal;
    let plain = |options: &Options| entry.pool(options, *seats).odd == Some("opening");
    if *rated != Some(true) || *set || !settings.ratings.balanced || !plain(options) {
        return None;
    }
    with_balance(entry, options).filter(|options| !plain(options))
}

/// Returns rules with the opening that takes the advantage from whoever begins; none where the game has it not, or not beside
/// the other rules.
pub(crate) fn with_balance(entry: &Entry, options: &Options) -> Option<Options> {
    let rules = options.to_string();
    let others = rules.split(' ').filter(|word| !word.starts_with("opening="));
    let rules = others.chain([BALANCED]).collect::<Vec<_>>().join(" ");
    Options::read(entry.info, &rules).ok()
}

/// Returns what `/challenge game:` takes for the best known rule set of those that a server offers whose results count there
/// for a pool, such as `gomoku/renju`, with the pairs that go with it; none where no result does.
pub(crate) fn rule_set_of(ctx: &Context, settings: &Settings, pool: &str) -> Option<String> {
    if settings.casual {
        return None;
    }
    ctx.games.0.iter().find_map(|entry| {
        let offered = policy::rule_sets_of(settings, entry.info);
        let mut by_renown = entry.info.presets_by_renown().into_iter().flat_map(|preset| {
            offered.iter().filter(move |rules| rule_set::without_pairs(rules) == preset.name)
        });
        by_renown.find_map(|rules| counted(entry, rules, pool, settings.ratings.balanced))
    })
}

/// Returns the same for one rule set, with the opening that it needs where balanced ones alone count.
fn counted(entry: &Entry, rules: &str, pool: &str, balanced: bool) -> Option<String> {
    let pool = pool_named(entry, rules, pool)?;
    let (preset, pairs) = rules.split_once(' ').unwrap_or((rules, ""));
    let pairs = match pool.odd.filter(|_| balanced) {
        None => pairs,
        Some("opening") if pairs.is_empty() => BALANCED,
        Some(_) => return None,
    };
    let game = format!("{}/{preset}", entry.info.id);
    Some(if pairs.is_empty() { game } else { format!("{game} rules:{pairs}") })
}

/// Returns the pool of this name, if results of a rule set count for it.
fn pool_named(entry: &Entry, rules: &str, name: &str) -> Option<Pool> {
    let options = Options::read(entry.info, rules).ok()?;
    let (fewest, most) = options.named().seats;
    let fits = |pool: &Pool| pool.name == name && !pool.practice;
    (fewest.max(2)..=most).map(|seats| entry.pool(&options, seats)).find(fits)
}

/// Adds the result to a change that ends a game, and for the other game of its set the task that shows it, and the
/// kin of its pool.
pub(crate) async fn note_end(
    ctx: &Context,
    before: &StoredGame,
    change: &mut Change,
) -> Result<(), Error> {
    let is_decided = matches!(before.status, Status::Running | Status::Aborted)
        && change.status == Status::Finished;
    if is_decided || before.status == Status::Running && change.status != Status::Running {
        change.tasks.extend(twin_task(before, change.at));
    }
    // A game whose rules cannot be read is cancelled all the same.
    if change.status == Status::Aborted
        && matches!(before.set, InSet::With(_))
        && let Ok((entry, options)) = unrated::rule_set(ctx, before)
    {
        change.kin = entry.pool(&options, before.seats).kin;
    }
    // One of an event may be decided after it was ended with no result.
    if is_decided {
        let after = before.clone().after(change);
        let played = PlayedGame::of(ctx.games, &after)?;
        let (finish, beside) = finish_beside(ctx, &after, &played).await?;
        (change.finish, change.beside) = (Some(finish), beside);
        if let Some(seat) = given_up_by(&after, &played) {
            change.given_up = Some(seat.0);
            change.tasks.extend(given_up_task(ctx, before, change.at).await?);
        }
        let settings = context::guild_settings(ctx, before.venue.guild).await?;
        // In the game's own channel the players are told the same.
        let channel = settings.results.filter(|channel| *channel != before.venue.channel);
        let post = channel.map(|channel| result_task(before, channel, change.at));
        change.tasks.extend(post);
    }
    Ok(())
}

/// Returns the result of a finished game, from its record, and the sides that were still in when it ended: whoever ended it by
/// leaving was.
pub(crate) async fn finish(
    ctx: &Context,
    stored: &StoredGame,
) -> Result<(Finish, Vec<Side>), Error> {
    let played = PlayedGame::of(ctx.games, stored)?;
    let (finish, _) = finish_beside(ctx, stored, &played).await?;
    Ok((finish, played.sides_at_end(stored)))
}

/// Returns the result, and the other game of its set with its version, where the result depends on how that one stands: both
/// may be given up at the same time.
async fn finish_beside(
    ctx: &Context,
    stored: &StoredGame,
    played: &PlayedGame,
) -> Result<(Finish, Option<(GameId, u32)>), Error> {
    let terms = context::rating_terms(ctx, stored.venue.guild).await?;
    let known = known_members(ctx, stored).await?;
    let exclusion = played.exclusion(stored).or_else(|| too_new(stored, &terms, &known));
    let (exclusion, beside) = match (exclusion, stored.set) {
        (Some(Exclusion::FewMoves), InSet::With(other)) => {
            let other = context::load(ctx, other).await?;
            let exclusion = is_short(ctx, &other)?.then_some(Exclusion::FewMoves);
            (exclusion, Some((other.id, other.version)))
        }
        (exclusion, _) => (exclusion, None),
    };
    let (entry, options) = unrated::rule_set(ctx, stored)?;
    let players = played.players(stored);
    let pool = entry.pool(&options, stored.seats);
    let began = |player: &Player| stored.person_at(Seat(0)) == Some(player.person);
    let began = players.iter().position(began).filter(|_| stored.seats == 2);
    let first = |player| First { player, rules: stored.rules.clone(), prior: pool.edge.into() };
    let finish = Finish {
        pool: pool.name.to_owned(),
        kin: pool.kin,
        first: began.map(first),
        drawn: played.table.outcome().is_some_and(|outcome| outcome.is_shared()),
        opening: played.table.scene(None).name.map(|name| name.word.to_owned()),
        exclusion,
        weights: terms.weights,
        listing: terms.listing,
        players,
    };
    Ok((finish, beside))
}

/// Returns the seat that has lost a game of an event which was given up before both had made two moves; none where a
/// moderator has decided on it.
fn given_up_by(stored: &StoredGame, played: &PlayedGame) -> Option<Seat> {
    if stored.event.is_none() || stored.end == Some(EndReason::Adjudicated) {
        return None;
    }
    let outcome = played.table.outcome().filter(|outcome| !outcome.is_shared())?;
    let has_lost = |seat: &Seat| !outcome.is_winner(played.table.side(*seat));
    (0..played.table.seats()).map(Seat).find(has_lost).filter(|_| played.is_short())
}

/// Returns the task that tells whoever made an event of a game of it that was given up.
async fn given_up_task(
    ctx: &Context,
    stored: &StoredGame,
    at: Millis,
) -> Result<Option<NewTask>, StoreError> {
    let event = ctx.store.event_of_game(stored.id).await?;
    let says = EventNews::GivenUp(stored.id.0);
    Ok(event.map(|event| event_task((event, 0), stored.venue.channel, says, at)))
}

/// True if a game has ended after too few moves. Of a set that is held against it if both games have: who gives one up at
/// once has lost it.
fn is_short(ctx: &Context, stored: &StoredGame) -> Result<bool, Error> {
    let ended = stored.status == Status::Finished;
    Ok(ended && PlayedGame::of(ctx.games, stored)?.is_short())
}

/// Returns the seats that have not left a game.
fn still_in(table: &Table) -> Vec<Seat> {
    (0..table.seats()).map(Seat).filter(|seat| !table.has_left(*seat)).collect()
}

/// Finished game, with what its players did.
struct PlayedGame {
    table: Table,
    /// Number of moves that the player of each seat has made; what a mate plays for a seat that has left is the mate's.
    moves: Vec<u32>,
    /// Seats whose time ran out.
    late: Vec<Seat>,
    /// Seats that were still in when a table event ended it; none where the position did.
    given_up: Option<Vec<Seat>>,
    /// Seats that were still in before the table events at the end, if there are any: a decision is written down as one for each
    /// side that has lost by it.
    decided: Option<Vec<Seat>>,
}

impl PlayedGame {
    fn of(games: Games, stored: &StoredGame) -> Result<Self, InternalError> {
        let mut replay = context::replay(games, stored)?;
        let mut moves = vec![0; stored.seats.into()];
        let mut late = Vec::new();
        let (mut given_up, mut decided) = (None, None::<Vec<Seat>>);
        for ply in replay.by_ref() {
            let ply = ply.map_err(context::refused(stored))?;
            given_up = ply.event.is_some().then(|| still_in(&ply.before));
            decided = given_up.as_ref().map(|seats| decided.unwrap_or_else(|| seats.clone()));
            let actor = ply.actor();
            match (ply.event, actor) {
                (Some(Event::Timeout(seats)), _) => late.extend(seats),
                (None, Some(seat)) => moves[usize::from(seat.0)] += 1,
                _ => {}
            }
        }
        Ok(Self { moves, late, given_up, decided, table: replay.table().clone() })
    }

    /// Returns the reason to exclude the game from ratings that its course gives, if any.
    fn exclusion(&self, stored: &StoredGame) -> Option<Exclusion> {
        let machine = (0..self.table.seats()).any(|seat| self.table.is_machine(Seat(seat)));
        match stored.venue.guild {
            _ if machine => Some(Exclusion::Machine),
            None => Some(Exclusion::Direct),
            Some(_) if !stored.rated => Some(Exclusion::Casual),
            Some(_) => self.is_short().then_some(Exclusion::FewMoves),
        }
    }

    /// True if it was given up before everyone who was still in had made enough moves. A seat that has left before makes it no
    /// shorter: else one that leaves early would let any other avoid a loss by a resignation.
    fn is_short(&self) -> bool {
        let few = |seat: &Seat| self.moves[usize::from(seat.0)] < FEWEST_MOVES;
        self.given_up.as_ref().is_some_and(|seats| seats.iter().any(few))
    }

    /// Returns the sides that were still in at the end.
    fn sides_at_end(&self, stored: &StoredGame) -> Vec<Side> {
        let is_decided = stored.end == Some(EndReason::Adjudicated);
        let seats = if is_decided { &self.decided } else { &self.given_up };
        let seats = seats.clone().unwrap_or_else(|| still_in(&self.table));
        let mut sides: Vec<Side> = seats.into_iter().map(|seat| self.table.side(seat)).collect();
        sides.sort_unstable();
        sides.dedup();
        sides
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
