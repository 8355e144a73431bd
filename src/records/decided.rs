//! Results that someone has decided beside the board, such as a moderator. In a record they are SGF's words for a forfeit,
//! for a draw and for no result, which no action gives.

use super::coords::holder;
use crate::game::{About, Colour, Score, Seat, Table};

/// Words for a win of Black and of White.
const WINS: [(Colour, &str); 2] = [(Colour::Black, "B+F"), (Colour::White, "W+F")];

/// Word for a draw. One that the actions give is written as `0`, so that this program writes the word for decided ones alone.
const DRAW: &str = "Draw";

/// Word for no result: the game was ended without one, or the one that the actions give was voided.
pub const VOID: &str = "Void";

/// Returns the word for a decided result of a game between Black and White; none for other games.
pub fn word(table: &Table, scores: &[Score]) -> Option<&'static str> {
    let colours = both_colours(table)?;
    let Some(winner) = scores.iter().position(|score| *score == Score::Won) else {
        return Some(DRAW);
    };
    WINS.iter().find(|(colour, _)| colours.get(winner) == Some(colour)).map(|(_, word)| *word)
}

/// Colours of the seats of a game between Black and White; none for other games.
fn both_colours(table: &Table) -> Option<Vec<Colour>> {
    let colours: Vec<Colour> = (0..table.seats()).map(|seat| table.colour(Seat(seat))).collect();
    let is_plain = colours.len() == 2 && WINS.iter().all(|(colour, _)| colours.contains(colour));
    is_plain.then_some(colours)
}

/// Returns the word for the result of a file, if it was decided: a win by forfeit in either of SGF's spellings, such as `B+F`
/// and `B+Forfeit`, or a draw in this word in a file of this program's own. Others write it for any draw.
pub(super) fn read(result: &str, is_own: bool) -> Option<&'static str> {
    let is_written = |word: &str| {
        result.eq_ignore_ascii_case(word) || result.eq_ignore_ascii_case(&format!("{word}orfeit"))
    };
    let win = WINS.iter().map(|(_, word)| *word).find(|word| is_written(word));
    win.or((is_own && result == DRAW).then_some(DRAW))
}

/// Returns the result of a record in a file's own words. Where the actions of a game between Black and White give one, it
/// stands only if it was decided or voided.
pub(super) fn stated<'a>(end: &Table, about: &'a About) -> &'a str {
    let is_given = end.outcome().is_some() && both_colours(end).is_some();
    let is_ruled = about.result == VOID || loser(end, about).is_some();
    if is_given && !is_ruled { "" } else { about.result.as_str() }
}

/// Returns who has lost by a decided result, for a draw no one; none where nothing is decided.
pub fn loser(table: &Table, about: &About) -> Option<Option<u8>> {
    if about.result == DRAW {
        return Some(None);
    }
    let (winner, _) = WINS.iter().find(|(_, word)| *word == about.result)?;
    let seat = holder(table, *winner).filter(|_| table.seats() == 2)?;
    Some(Some(1 - seat.0))
}
