//! The book of a server, filled from its finished games: the first moves of each, by positions that are alike.
//!
//! A game's end and a ruling only note down that the book has to look at the result; this job does so soon after, so
//! that no move waits for it.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::game::{Games, Likeness};
use crate::play::book::{InBook, PLIES, Step, Sum, position};
use crate::store::{GameId, StoredGame};
use futures_util::future::try_join_all;
use std::collections::HashMap;

/// Number of games that one transaction puts into the book.
const PIECE: u32 = 10;

/// True if the openings of a stored game's rules are counted in its server.
pub(crate) fn counts(games: Games, stored: &StoredGame) -> bool {
    let start = context::replay(games, stored).ok().and_then(|mut plies| plies.next()?.ok());
    let counts = stored.venue.guild.is_some() && stored.seats == 2;
    counts && start.is_some_and(|ply| Likeness::of(&ply.before).is_some())
}

/// Returns the opening of a stored game.
///
/// # Errors
/// If it does not replay.
pub fn steps(games: Games, stored: &StoredGame) -> Result<Vec<Step>, InternalError> {
    let rules = (stored.game.as_str(), stored.rules.as_str(), stored.seats);
    let mut steps = Vec::new();
    for (ply, text) in context::replay(games, stored)?.zip(&stored.log).take(PLIES) {
        let ply = ply.map_err(context::refused(stored))?;
        let (None, Some(seat)) = (ply.event, ply.before.to_move()) else { break };
        let Some((key, likeness)) = position(rules, &ply.before) else { break };
        let Some(text) = likeness.text(&ply.before, text) else { break };
        steps.push(Step { key, text, side: ply.before.side(seat).0 });
    }
    Ok(steps)
}

/// Number of pieces that one run puts into it: a database from before the book is counted in minutes, not at once.
const PIECES: u32 = 200;

/// Puts games that are due into the book, a few at a time: some are replayed while those before them are written.
///
/// # Errors
/// If the store does not answer.
pub async fn fill(ctx: &Context) -> Result<(), InternalError> {
    let due = ctx.store.due_for_book(PIECE * PIECES).await?;
    let mut replayed = Vec::new();
    for piece in due.chunks(PIECE as usize) {
        (replayed, ()) = tokio::try_join!(openings(ctx, piece), put(ctx, replayed))?;
        // Replays take their time; others have their turn between the pieces.
        tokio::task::yield_now().await;
    }
    put(ctx, replayed).await
}

/// Writes the openings of some games.
async fn put(ctx: &Context, games: Vec<(GameId, Vec<Step>)>) -> Result<(), InternalError> {
    if games.is_empty() {
        return Ok(());
    }
    Ok(ctx.store.put_into_book(games).await?)
}

/// Returns games with their openings.
async fn openings(
    ctx: &Context,
    games: &[GameId],
) -> Result<Vec<(GameId, Vec<Step>)>, InternalError> {
    let opening = async |game: &GameId| Ok((*game, opening(ctx, *game).await?));
    try_join_all(games.iter().map(opening)).await
}

/// Returns the opening of a game; nothing of one that does not replay, of which `narabe check` tells.
async fn opening(ctx: &Context, game: GameId) -> Result<Vec<Step>, InternalError> {
    let Some(stored) = ctx.store.game(game).await? else { return Ok(Vec::new()) };
    Ok(steps(ctx.games, &stored).unwrap_or_else(|error| {
        tracing::warn!("a game is not in the book: {error}");
        Vec::new()
    }))
}

/// A plain recount of all books, game by game, by sums.
#[derive(Debug, Default)]
pub struct Recount(HashMap<(u64, String), Sum>);

impl Recount {
    /// Counts a game of which a book has something.
    pub fn add(&mut self, games: Games, one: &InBook) {
        // A game that does not replay is a flaw of its own.
        let Ok(steps) = steps(games, &one.game) else { return };
        let sum = self.0.entry((one.guild, one.pool.clone())).or_default();
        for Step { key, text, side } in &steps {
            if let Some(points) = one.booked.points_of(*side) {
                sum.add(one.booked.rated, key, text, points, 1);
            }
        }
    }

    /// Returns the servers and pools whose sums are others than these.
    pub fn differing(mut self, kept: Vec<(u64, String, Sum)>) -> Vec<(u64, String)> {
        let mut wrong = Vec::new();
        for (guild, pool, sum) in kept {
            if self.0.remove(&(guild, pool.clone())).unwrap_or_default() != sum {
                wrong.push((guild, pool));
            }
        }
        let rest = self.0.into_iter().filter(|(_, sum)| *sum != Sum::default());
        wrong.extend(rest.map(|(place, _)| place));
        wrong.sort();
        wrong
    }
}
