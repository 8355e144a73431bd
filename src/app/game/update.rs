//! Optimistic update of a game: load, decide, commit; decided anew on a version conflict.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::downtime;
use crate::app::error::Error;
use crate::app::game::{fair_play, machine, plan, result};
use crate::app::game_limits::GAMES_PER_PERSON;
use crate::app::outbox::task::{self, StepTasks};
use crate::app::output::reply::PendingTasks;
use crate::game::Refusal;
use crate::play::pace::Pace;
use crate::store::crowd::Votes;
use crate::store::{
    Change, Changed, GameId, Offer, Status, StoreError, StoredGame, TaskId, TaskKind,
};

/// Number of attempts before a conflict with other changes is given up.
pub(crate) const TRIES: u32 = 5;

/// Decided change, with the outbox tasks that it needs.
pub(crate) struct Transition {
    /// Change of the game; the tasks of `notifications` are put before its own.
    pub change: Change,
    /// Refresh and pings that the change needs.
    pub notifications: StepTasks,
}

/// Change that is committed.
pub(crate) struct Committed {
    /// Game after the change.
    pub game: StoredGame,
    /// Tasks still pending for it; empty if an earlier delivery made the change.
    pub pending: PendingTasks,
    /// True if an earlier delivery of the same interaction made the change, or there is none.
    pub is_repeat: bool,
}

impl Committed {
    /// Returns a change that was committed with tasks of these kinds and ids.
    pub fn new(game: StoredGame, kinds: &[TaskKind], ids: &[TaskId]) -> Self {
        Self { game, pending: task::pending(kinds, ids), is_repeat: false }
    }

    /// Returns a game as it is: an earlier delivery of the same interaction made the change, or there is none.
    pub fn earlier(game: StoredGame) -> Self {
        Self { game, pending: PendingTasks::default(), is_repeat: true }
    }
}

/// Loads a game, applies `decide` to it and commits the transition, for the caller's interaction. The tasks of a guest's
/// change are the bot's.
pub(crate) async fn step(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    decide: impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    let decide = |stored| decide_from(caller, stored, &decide);
    step_by(ctx, Some(caller), game, decide).await
}

/// Decides for a caller. The interaction of a guest leads to another channel than the game's, so no task of theirs goes
/// through it.
fn decide_from(
    caller: &Caller,
    stored: StoredGame,
    decide: &impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Transition, Error> {
    let of_guest = caller.is_guest_of(&stored).then(|| stored.clone());
    let Transition { change, notifications } = decide(stored)?;
    let notifications = match of_guest.filter(|_| change.venue.is_none()) {
        Some(stored) => notifications.through_bot(&stored, change.at),
        None => notifications,
    };
    Ok(Transition { change, notifications })
}

/// Does the same as [`step`] with a game that was loaded for the same request; it is loaded again on a conflict.
pub(crate) async fn step_from(
    ctx: &Context,
    caller: &Caller,
    found: StoredGame,
    decide: impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    let (game, found) = (found.id, Found::Loaded(Box::new(found)));
    let decide = |stored, _: &Votes| decide_from(caller, stored, &decide);
    Box::pin(attempt(ctx, Some(caller), game, found, decide)).await
}

/// Does the same as [`step`], with or without a caller.
pub(crate) async fn step_by(
    ctx: &Context,
    caller: Option<&Caller>,
    game: GameId,
    decide: impl Fn(StoredGame) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    Box::pin(attempt(ctx, caller, game, Found::Game, |stored, _| decide(stored))).await
}

/// Does the same as [`step_by`] by the votes of the game's crowd, which are counted by the transaction as they were read.
pub(crate) async fn step_by_votes(
    ctx: &Context,
    caller: Option<&Caller>,
    game: GameId,
    decide: impl Fn(StoredGame, &Votes) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    Box::pin(attempt(ctx, caller, game, Found::Votes, decide)).await
}

/// State on which an attempt is made, beside the game as it is kept.
enum Found {
    /// The game alone.
    Game,
    /// The game, as it was loaded for the same request.
    Loaded(Box<StoredGame>),
    /// The game with the votes of its crowd.
    Votes,
}

/// Decides and commits until there is no conflict, the first time on the game as it was found.
///
/// It holds several games at once, so those who call it keep it on the heap.
async fn attempt(
    ctx: &Context,
    caller: Option<&Caller>,
    game: GameId,
    mut found: Found,
    decide: impl Fn(StoredGame, &Votes) -> Result<Transition, Error>,
) -> Result<Committed, Error> {
    for _ in 0..TRIES {
        let (before, votes) = read(ctx, game, &mut found).await?;
        let none = Votes::default();
        let mut decided = tracing::debug_span!("deciding")
            .in_scope(|| decide(before.clone(), votes.as_ref().unwrap_or(&none)))?;
        decided.change.votes = votes.map(|votes| votes.cast);
        let decided = plan::answered(ctx, &before, decided).await?;
        if let Some(caller) = caller {
            fair_play::check_machine(ctx, caller, &before, &decided.change).await?;
        }
        let decided = machine::answered(ctx, &before, decided).await?;
        let interaction = caller.map(|caller| caller.interaction);
        let change = completed(ctx, interaction, &before, decided).await?;
        let kinds: Vec<TaskKind> = change.tasks.iter().map(|task| task.kind).collect();
        let counts = change.finish.is_some() || before.balloted || change.votes.is_some();
        let most = change.joining.map_or(GAMES_PER_PERSON, |(_, most)| most);
        let after = before.after(&change);
        match ctx.store.change(change).await? {
            Changed::Done { tasks, .. } => {
                // Rating changes and ballots are counted by the transaction, so the game is read again.
                let after = if counts { context::load(ctx, game).await? } else { after };
                return Ok(Committed::new(after, &kinds, &tasks));
            }
            Changed::Repeat => {
                return Ok(Committed::earlier(context::load(ctx, game).await?));
            }
            Changed::PersonFull => {
                return Err(Refusal::new("too-many-games").number("most", most).into());
            }
            Changed::Stale => {}
        }
    }
    Err(StoreError::Busy.into())
}

/// Returns a decided change with all that its transaction checks and does beside it: the interaction and the clock that it
/// was decided on, the tasks of its notifications, the end of a ping that has had its time, and the result of a game that it
/// ends.
async fn completed(
    ctx: &Context,
    interaction: Option<u64>,
    before: &StoredGame,
    decided: Transition,
) -> Result<Change, Error> {
    let Transition { mut change, notifications } = decided;
    (change.interaction, change.clock) = (interaction, Some(before.timing.clone()));
    let moved_on = !change.entries.is_empty()
        || change.status != before.status
        || change.offers.is_some() && !asks_on(before, &change);
    change.delete_ping = moved_on.then(|| task::delete_stale_ping(before, change.at));
    let members = change.members.as_deref().unwrap_or(&before.members);
    let notifications = notifications.of_log(before.entries + change.entries.len() as u32);
    change.tasks.splice(0..0, notifications.tasks(before.version + 1, members));
    result::note_end(ctx, before, &mut change).await?;
    Ok(change)
}

/// True if the offer that waits for answers waits for more of them after a change: those who were called have still to give
/// theirs.
fn asks_on(before: &StoredGame, change: &Change) -> bool {
    let waits = |asked: &Offer| {
        let same = |offer: &Offer| {
            offer.open && (offer.seat, offer.entries) == (asked.seat, asked.entries)
        };
        change.offers.iter().flatten().any(same)
    };
    before.offer().is_some_and(waits)
}

/// Reads what an attempt is made on; what was found is used once.
async fn read(
    ctx: &Context,
    game: GameId,
    found: &mut Found,
) -> Result<(StoredGame, Option<Votes>), Error> {
    if let Found::Loaded(_) = found
        && let Found::Loaded(stored) = std::mem::replace(found, Found::Game)
    {
        return Ok((with_lost_time(ctx, *stored).await?, None));
    }
    let stored = with_lost_time(ctx, context::load(ctx, game).await?).await?;
    let votes = match found {
        Found::Votes => Some(ctx.store.votes(game, stored.entries).await?),
        Found::Game | Found::Loaded(_) => None,
    };
    Ok((stored, votes))
}

/// Completes a game with a clock by the time since which no one could play, where that is to be given back: a credit reaches
/// no turn that has ended, which fills a bank or is gone on with when its decision is taken back. One that is under way
/// reaches the game before; at other paces than with banks that is looked at only where something may have to be given back:
/// where the last heartbeat was missed, and in a process that has none, such as one that does not lead.
async fn with_lost_time(ctx: &Context, stored: StoredGame) -> Result<StoredGame, Error> {
    let is_timed = stored.status == Status::Running && stored.pace != Pace::Untimed;
    let has_bank = stored.pace == Pace::Bank;
    if !is_timed || (!has_bank && downtime::is_none(ctx)) {
        return Ok(stored);
    }
    let credited = ctx.store.credited_game(stored.id).await?.unwrap_or(stored);
    Ok(StoredGame { lost_since: downtime::since(ctx).await?, ..credited })
}
