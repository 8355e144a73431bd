//! Fair play: nothing that the engine says helps in a rated game that is under way.
//!
//! A rated game itself gives no hints. Elsewhere the caller's rated games under way are compared with what is asked
//! about: a position that is theirs, also turned, mirrored or moved, is not judged. A record from a file can be anything,
//! so none is judged while such a game goes on; nor is a position of a game that has no lines, by which positions could be
//! compared.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::game::{Board, Colour, Piece, Refusal, Replay, Scene, Table};
use crate::store::{Of, Status, StoredGame};
use std::collections::HashSet;

/// Fewest stones of a rated game that are compared: all games begin alike.
const FEWEST: usize = 4;

/// Stones from which a position is also found where it lies elsewhere on the board.
const FEWEST_MOVED: usize = 8;

/// One stone of so many may differ.
const DIFFERING: usize = 6;

/// A stone: its column and row, and its colour.
type Stone = ((i32, i32), Colour);

/// Refuses to judge a position, or the course of a game in `actions`, that is the one of a rated game of the caller.
///
/// # Errors
/// `rated-position`; `rated-kind` for a game without lines.
pub(crate) async fn check_position(
    ctx: &Context,
    caller: &Caller,
    (start, actions): (Table, &[String]),
) -> Result<(), Error> {
    for rated in rated_games(ctx, caller, start.info().id).await? {
        let Some(own) = stones(&context::table(ctx, &rated)?.scene(None)) else {
            return Err(refusal("rated-kind", &rated));
        };
        if own.len() < FEWEST {
            continue;
        }
        let most = actions.len().min(start.plies() as usize + own.len() + own.len() / 2);
        let replay = Replay::of(start.clone(), &actions[..most]);
        let Ok(then) = replay.finish() else { continue };
        let other = stones(&then.scene(None)).unwrap_or_default();
        if other.len() <= own.len() + own.len() / 2 && is_alike(&own, &other) {
            return Err(refusal("rated-position", &rated));
        }
    }
    Ok(())
}

/// Refuses to judge a record from a file while a rated game of its kind goes on.
///
/// # Errors
/// `rated-file`.
pub(crate) async fn check_file(ctx: &Context, caller: &Caller, game: &str) -> Result<(), Error> {
    let rated = rated_games(ctx, caller, game).await?;
    rated.first().map_or(Ok(()), |rated| Err(refusal("rated-file", rated)))
}

fn refusal(word: &'static str, rated: &StoredGame) -> Error {
    Refusal::new(word).number("number", rated.id.0).into()
}

/// Returns the caller's rated games of a kind that are under way, wherever they are played.
async fn rated_games(ctx: &Context, caller: &Caller, game: &str) -> Result<Vec<StoredGame>, Error> {
    let mut games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    games.retain(|stored| stored.rated && stored.status == Status::Running && stored.game == game);
    Ok(games)
}

/// Returns the stones of a board of lines; none of any other.
fn stones(scene: &Scene) -> Option<Vec<Stone>> {
    let Board::Grid(grid) = &scene.board else { return None };
    let stone = |piece: &Piece| {
        let (column, row) = grid.crossing(piece.spot);
        // The middle of the board is the middle of its turns; all is doubled, since it may lie between two lines.
        let middle = |number: usize, of: usize| 2 * number as i32 - of as i32 + 1;
        ((middle(column, grid.columns.len()), middle(row, grid.rows.len())), piece.colour)
    };
    Some(scene.pieces.iter().map(stone).collect())
}

/// True if nearly all of the own stones are among the others in one of the eight views of the board, with the same
/// colours or with exchanged ones, from a certain number on also where they have been moved.
fn is_alike(own: &[Stone], others: &[Stone]) -> bool {
    let spare = own.len() / DIFFERING;
    let others: HashSet<Stone> = others.iter().copied().collect();
    let fits = |own: &[Stone], (x, y): (i32, i32)| {
        let mut missing = 0;
        own.iter().all(|((column, row), colour)| {
            missing += usize::from(!others.contains(&((column + x, row + y), *colour)));
            missing <= spare
        })
    };
    (0..16).any(|view| {
        let own: Vec<Stone> = own.iter().map(|stone| seen(*stone, view)).collect();
        if own.len() < FEWEST_MOVED {
            return fits(&own, (0, 0));
        }
        // Of so many and one stones one is where it should be, and says how far all have been moved.
        let moved = |((x, y), _): &Stone| {
            let (x, y) = (*x, *y);
            others.iter().map(move |((column, row), _)| (column - x, row - y))
        };
        let moves: HashSet<(i32, i32)> = own.iter().take(spare + 1).flat_map(moved).collect();
        moves.into_iter().any(|by| fits(&own, by))
    })
}

/// Returns a stone in one of the eight views of the board, and in eight more with the colours exchanged.
fn seen(((x, y), colour): Stone, view: u8) -> Stone {
    let (x, y) = if view & 1 == 0 { (x, y) } else { (y, x) };
    let x = if view & 2 == 0 { x } else { -x };
    let y = if view & 4 == 0 { y } else { -y };
    let colour = match colour {
        Colour::Black if view & 8 != 0 => Colour::White,
        Colour::White if view & 8 != 0 => Colour::Black,
        other => other,
    };
    ((x, y), colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stones of both colours in turn at these points.
    fn position(points: &[(i32, i32)]) -> Vec<Stone> {
        let colours = [Colour::Black, Colour::White].into_iter().cycle();
        points.iter().copied().zip(colours).collect()
    }

    const OWN: [(i32, i32); 9] =
        [(0, 0), (2, 2), (2, 0), (4, 0), (0, 4), (-2, 6), (0, 2), (0, -2), (6, 2)];

    #[test]
    fn a_position_is_known_turned_moved_and_with_more_stones() {
        let own = position(&OWN);
        for view in 0..16 {
            let turned: Vec<Stone> = own.iter().map(|stone| seen(*stone, view)).collect();
            assert!(is_alike(&own, &turned), "view {view}");
        }
        let moved = own.iter().map(|((x, y), colour)| ((x - 4, y + 2), *colour));
        let more = position(&[(13, 13), (-13, 11)]);
        assert!(is_alike(&own, &moved.chain(more).collect::<Vec<_>>()));
        let changed = [&OWN[..8], &[(-12, -12)]].concat();
        assert!(is_alike(&own, &position(&changed)), "one stone of nine");
    }

    #[test]
    fn another_position_is_not_the_same() {
        let own = position(&OWN);
        let other = [(0, 0), (-2, 2), (2, 4), (6, 6), (-4, 2), (-6, 2), (0, 6), (2, -4), (4, 4)];
        assert!(!is_alike(&own, &position(&other)));
        assert!(!is_alike(&own[..6], &position(&OWN.map(|(x, y)| (x + 2, y)))), "few, moved");
    }
}
