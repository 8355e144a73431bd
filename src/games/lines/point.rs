//! Points of a lettered board: a letter from `a` at the left (`i` is used), a number from 1 at the bottom.

use crate::game::{Parsed, Refusal};
use std::fmt;

/// A crossing, counted from 0 at the bottom left. It may lie off the board that is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Point {
    /// The column from the left.
    pub x: i16,
    /// The row from the bottom.
    pub y: i16,
}

impl Point {
    /// Reads `h8`, or forgivingly `8h`; a letter alone is unfinished.
    ///
    /// # Errors
    /// `notation`.
    pub fn parse(text: &str, size: u8) -> Result<Parsed<Self>, Refusal> {
        let letters = text.trim_matches(|c: char| c.is_ascii_digit());
        let digits = text.strip_prefix(letters).filter(|d| !d.is_empty()).or(text.strip_suffix(letters));
        let (&[letter @ b'a'..=b'z'], Some(digits)) = (letters.as_bytes(), digits.filter(|d| d.len() <= 3)) else {
            return Err(notation(text, size));
        };
        if digits.is_empty() {
            let rows = (1..=size).map(|row| format!("{}{row}", char::from(letter)));
            let inside = letter - b'a' < size;
            return if inside { Ok(Parsed::Unfinished(rows.collect())) } else { Err(notation(text, size)) };
        }
        let row: i16 = digits.parse().map_err(|_| notation(text, size))?;
        Ok(Parsed::Action(Self { x: i16::from(letter - b'a'), y: row - 1 }))
    }
}

fn notation(text: &str, size: u8) -> Refusal {
    let corner = Point { x: i16::from(size) - 1, y: i16::from(size) - 1 };
    let middle = Point { x: corner.x / 2, y: corner.y / 2 };
    let examples = [Point { x: 0, y: 0 }, middle, corner].map(|point| point.to_string());
    Refusal::new("notation").text("written", text).names("known", examples.to_vec())
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + (self.x.clamp(0, 25) as u8)), self.y + 1)
    }
}
