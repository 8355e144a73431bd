//! Crossings of a square board in the coordinates of other programs, and whether a record stays
//! within them.

use super::{Format, cannot};
use crate::game::{Board, Colour, Refusal, Seat, Table};

/// The most lines that one letter can count.
const MOST_LINES: usize = 26;

/// The lines of a square board of lettered points for two, Black and White.
///
/// # Errors
/// The format cannot carry the game, which is of another kind.
pub(super) fn lines(format: Format, table: &Table) -> Result<u16, Refusal> {
    let scene = table.scene(None);
    let square = match &scene.board {
        Board::Grid(grid)
            if grid.edged && grid.between.is_empty() && grid.columns.len() == grid.rows.len() =>
        {
            Some(grid.columns.len()).filter(|lines| *lines <= MOST_LINES)
        }
        _ => None,
    };
    let colours: Vec<Colour> = (0..table.seats()).map(|seat| table.colour(Seat(seat))).collect();
    let plain =
        matches!(colours[..], [Colour::Black, Colour::White] | [Colour::White, Colour::Black]);
    square.filter(|_| plain).map(|lines| lines as u16).ok_or_else(|| cannot(format, "board"))
}

/// The column and the row, from 0 at the bottom left, of a lettered point such as `h8`.
pub(super) fn lettered(text: &str) -> Option<(u16, u16)> {
    let (letter, digits) = (text.as_bytes().first()?, text.get(1..)?);
    let plain = letter.is_ascii_lowercase() && (1..=2).contains(&digits.len());
    let row: u16 = digits.parse().ok().filter(|row| plain && *row > 0)?;
    Some((u16::from(letter - b'a'), row - 1))
}

/// The lettered point of a column and a row from 0 at the bottom left. Columns beyond `z` are named
/// `z` too, on a row that no board has.
pub(super) fn point(column: u16, row: u16) -> String {
    if column < 26 {
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    } else {
        "z99".to_owned()
    }
}

/// The colour of the stone that an action has just put on this point. In openings a seat puts the
/// other's colour too, so the board decides; where the stone is gone again, it had the colour of
/// the seat on turn.
pub(super) fn colour_of(table: &Table, point: &str, turn: Option<Seat>) -> Option<Colour> {
    let stones = table.report().stones;
    let owner = stones.iter().position(|stones| stones.iter().any(|stone| stone == point));
    owner.map(|seat| Seat(seat as u8)).or(turn).map(|seat| table.colour(seat))
}

/// The seat that holds a colour now.
pub(super) fn holder(table: &Table, colour: Colour) -> Option<Seat> {
    (0..table.seats()).map(Seat).find(|seat| table.colour(*seat) == colour)
}
