//! Results that someone has decided beside the board, such as a moderator. In a record they are SGF's words for a forfeit
//! and for a draw, which no action gives.

use super::coords::holder;
use crate::game::{About, Colour, Score, Seat, Table};

/// Words for a win of Black and of White.
const WINS: [(Colour, &str); 2] = [(Colour::Black, "B+F"), (Colour::White, "W+F")];

/// Word for a draw. One that the actions give is written as `0`, so that this program writes the word for decided ones alone.
const DRAW: &str = "Draw";

/// Returns the word for a decided result of a game between Black and White; none for other games.
pub fn word(table: &Table, scores: &[Score]) -> Option<&'static str> {
    let seats = (0..table.seats()).map(Seat);
    let colours: Vec<Colour> = seats.map(|seat| table.colour(seat)).collect();
    if colours.len() != 2 || WINS.iter().any(|(colour, _)| !colours.contains(colour)) {
        return None;
    }
    let Some(winner) = scores.iter().position(|score| *score == Score::Won) else {
        return Some(DRAW);
    };
    WINS.iter().find(|(colour, _)| colours.get(winner) == Some(colour)).map(|(_, word)| *word)
}

/// True if the result of a file was decided: a win by forfeit, or a draw in this word in a file of this program's own. Others
/// write it for any draw.
pub(super) fn is_decided(result: &str, is_own: bool) -> bool {
    WINS.iter().any(|(_, word)| *word == result) || is_own && result == DRAW
}

/// Returns who has lost by a decided result, for a draw no one; none where nothing is decided.
pub(super) fn loser(table: &Table, about: &About) -> Option<Option<u8>> {
    if about.result == DRAW {
        return Some(None);
    }
    let (winner, _) = WINS.iter().find(|(_, word)| *word == about.result)?;
    let seat = holder(table, *winner).filter(|_| table.seats() == 2)?;
    Some(Some(1 - seat.0))
}
