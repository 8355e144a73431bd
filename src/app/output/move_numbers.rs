//! Numbers of moves as pictures count them, which every sentence about a move names.

use crate::game::{Board, Games, Ply, Record, tidy};
use crate::render::moves;
use crate::store::StoredGame;

/// Returns the number of each action's move: what puts no stone on the board, such as a swap or an offered fifth move, has
/// that of the stone before it. On boards whose moves have no numbers everything counts that a player does, but not a
/// deal, nor a table event.
pub(crate) fn numbers(games: Games, record: &Record) -> Vec<u32> {
    let board = record.table(games).map(|start| start.scene(None).board);
    let Ok(board @ Board::Grid(_)) = board else { return played(games, record) };
    let stones = |text: &String| moves(&board, [&*tidy(text)]).len() as u32;
    counted(record.actions.iter().map(stones))
}

/// Returns the numbers where everything counts that a player does; none behind an action that does not replay.
fn played(games: Games, record: &Record) -> Vec<u32> {
    let replay = record.replay(games).ok().into_iter().flatten();
    let is_move = |ply: Ply<'_>| ply.event.is_none() && ply.seat().is_some();
    counted(replay.map_while(Result::ok).map(|ply| u32::from(is_move(ply))))
}

/// Returns the sums of so many moves and all before them.
fn counted(moves: impl Iterator<Item = u32>) -> Vec<u32> {
    let add = |count: &mut u32, more: u32| {
        *count += more;
        Some(*count)
    };
    moves.scan(0, add).collect()
}

/// Returns the numbers in a stored game.
pub(crate) fn of_game(games: Games, stored: &StoredGame) -> Vec<u32> {
    let record = Record {
        game: stored.game.clone(),
        rules: stored.rules.clone(),
        seats: stored.seats,
        revision: Some(stored.revision),
        actions: stored.log.clone(),
        ..Record::default()
    };
    numbers(games, &record)
}

/// Returns the number of the last move among the first actions, of which there may be fewer; 0 before the first move.
pub(crate) fn after(numbers: &[u32], actions: usize) -> u32 {
    numbers[..actions.min(numbers.len())].last().copied().unwrap_or_default()
}
