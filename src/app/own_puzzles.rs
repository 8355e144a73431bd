//! Puzzles out of a server's own finished games: found by the machines' threads while no one waits for these, where the
//! server has it on, and of games whose players all let it be.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::markup::all_named;
use crate::game::Record;
use crate::machine::{Mined, Silence};
use crate::play::book::key;
use crate::play::puzzle::{NewPuzzle, Source};
use crate::store::{Status, StoredGame};
use crate::teach::puzzles::SETS;

/// Number of servers whose games are looked at in one go, which is once a minute.
const SERVERS: u32 = 20;

/// Number of games of a server that are looked at in one go.
const GAMES: u32 = 3;

/// Looks for puzzles in some finished games.
///
/// # Errors
/// If the store does not answer.
pub async fn search(ctx: &Context) -> Result<(), InternalError> {
    for source in ctx.store.puzzle_sources(ctx.clock.now(), SERVERS, GAMES).await? {
        let found = puzzle_of(ctx, &source).await?;
        ctx.store.note_puzzle(source, found, ctx.clock.now()).await?;
    }
    Ok(())
}

/// Returns the puzzle of a game; none where there is none, or one of its players wants none.
async fn puzzle_of(ctx: &Context, source: &Source) -> Result<Option<NewPuzzle>, InternalError> {
    let Some(stored) = ctx.store.game(source.game).await? else { return Ok(None) };
    if stored.status != Status::Finished || any_refuses(ctx, &stored).await? {
        return Ok(None);
    }
    let record = Record {
        game: stored.game,
        rules: stored.rules,
        seats: stored.seats,
        revision: Some(stored.revision),
        actions: stored.log,
        ..Record::default()
    };
    found(source, ctx.machines.mine(record).await)
}

/// Returns what was found in a game. One in which the search panics has no puzzle: it would panic there again, and the
/// server's other games would never have their turn.
fn found(
    source: &Source,
    mined: Result<Option<Box<Mined>>, Silence>,
) -> Result<Option<NewPuzzle>, InternalError> {
    match mined {
        Ok(mined) => Ok(mined.and_then(|mined| new_puzzle(*mined))),
        Err(Silence::Panicked) => {
            tracing::error!(game = source.game.0, "the search for puzzles panics in a game");
            Ok(None)
        }
        // The game is looked at again after the next start.
        Err(_) => Err(InternalError::new("the search for puzzles has ended")),
    }
}

fn new_puzzle(mined: Mined) -> Option<NewPuzzle> {
    let Mined { set, start, likeness, win, theme } = mined;
    let rules = SETS.iter().find(|other| other.word == set)?;
    Some(NewPuzzle {
        key: key(rules.game, rules.rules, 2, &likeness),
        set: set.to_owned(),
        start,
        win: win.join(" "),
        theme: theme.word().to_owned(),
    })
}

/// Returns the number of the next puzzle of a server's own. One of a game whose players no longer all let it be is deleted.
pub(crate) async fn next(ctx: &Context, guild: u64) -> Result<Option<i64>, InternalError> {
    if !ctx.store.settings(guild).await?.own_puzzles {
        return Ok(None);
    }
    for (number, game) in ctx.store.unused_puzzles(guild).await? {
        let stored = match game {
            Some(game) => ctx.store.game(game).await?,
            None => None,
        };
        match stored {
            Some(stored) if any_refuses(ctx, &stored).await? => {
                ctx.store.drop_puzzle(guild, number).await?;
            }
            _ => return Ok(Some(number)),
        }
    }
    Ok(None)
}

/// True if one of the players lets no puzzles be made of their games, or may have done so before their data was deleted.
async fn any_refuses(ctx: &Context, stored: &StoredGame) -> Result<bool, InternalError> {
    if !all_named(stored) {
        return Ok(true);
    }
    for member in &stored.members {
        if !ctx.store.preferences(member.person).await?.puzzles {
            return Ok(true);
        }
    }
    Ok(false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::GameId;

    #[test]
    fn a_game_in_which_the_search_panics_is_done_with() {
        let source = Source { guild: 1, seq: 1, game: GameId(1) };
        let of = |mined| found(&source, mined).map_err(|error| error.to_string());
        assert_eq!(of(Ok(None)), Ok(None));
        assert_eq!(of(Err(Silence::Panicked)), Ok(None));
        assert!(of(Err(Silence::Ended)).is_err(), "looked at again");
    }
}
