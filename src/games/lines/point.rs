//! Crossings and their two spellings: lettered points such as `h8`, and signed steps such as
//! `3,-2`.

use crate::game::{Parsed, Refusal};
use std::fmt;

/// The farthest step that an unbounded board has, each way (docs/interfaces.md 2).
pub const FARTHEST: i16 = 999;

/// A crossing. On a square board it is counted from 0 at the bottom left, on an unbounded one from
/// the first stone. It may be off the board that is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// The row, upwards. It comes first so that points sort by rows.
    pub y: i16,
    /// The column, rightwards.
    pub x: i16,
}

impl Point {
    /// The crossing of a column and a row.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { y, x }
    }

    /// The point so many steps away in a direction.
    pub fn step(self, (dx, dy): (i16, i16), times: i16) -> Self {
        Self { x: self.x + dx * times, y: self.y + dy * times }
    }

    /// Number of king's steps between two points.
    pub fn distance(self, other: Self) -> i16 {
        (self.x - other.x).abs().max((self.y - other.y).abs())
    }

    /// True if two points are on one row or one column.
    pub fn is_level_with(self, other: Self) -> bool {
        self.x == other.x || self.y == other.y
    }

    /// Reads `h8`, or forgivingly `8h`: a letter from `a` at the left (`i` is used), a number from
    /// 1 at the bottom. A letter alone is unfinished. The point may be off the board.
    ///
    /// # Errors
    /// `notation`.
    pub fn lettered(text: &str, size: u8) -> Result<Parsed<Self>, Refusal> {
        let letters = text.trim_matches(|c: char| c.is_ascii_digit());
        let digits =
            text.strip_prefix(letters).filter(|d| !d.is_empty()).or(text.strip_suffix(letters));
        let (&[letter @ b'a'..=b'z'], Some(digits)) =
            (letters.as_bytes(), digits.filter(|d| d.len() <= 3))
        else {
            return Err(no_letters(text, size));
        };
        if digits.is_empty() {
            let rows = (1..=size).map(|row| format!("{}{row}", char::from(letter)));
            let inside = letter - b'a' < size;
            return if inside {
                Ok(Parsed::Unfinished(rows.collect()))
            } else {
                Err(no_letters(text, size))
            };
        }
        let row: i16 = digits.parse().map_err(|_| no_letters(text, size))?;
        Ok(Parsed::Action(Self::new(i16::from(letter - b'a'), row - 1)))
    }

    /// Reads signed steps, `3,-2`, forgivingly with spaces and plus signs. They may be out of
    /// range.
    ///
    /// # Errors
    /// `notation`.
    pub fn signed(text: &str) -> Result<Self, Refusal> {
        let steps = text.split_once(',').and_then(|(x, y)| Some(Self::new(step(x)?, step(y)?)));
        steps.ok_or_else(|| {
            let examples = ["0,0", "3,-2", "-999,999"].map(str::to_owned).to_vec();
            Refusal::new("notation").text("written", text).names("known", examples)
        })
    }

    /// The lettered name. A point off the board gets the name that was written for it.
    pub fn letters(self) -> Lettered {
        Lettered(self)
    }

    /// The name in signed steps, without a plus sign and without spaces.
    pub fn steps(self) -> Signed {
        Signed(self)
    }
}

/// One signed step; five digits are no step of any board.
fn step(text: &str) -> Option<i16> {
    let text = text.trim_matches(' ');
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let plain = (1..=4).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit());
    if plain { text.parse().ok() } else { None }
}

fn no_letters(text: &str, size: u8) -> Refusal {
    let corner = i16::from(size) - 1;
    let examples = [0, corner / 2, corner].map(|step| Point::new(step, step).letters().to_string());
    Refusal::new("notation").text("written", text).names("known", examples.to_vec())
}

/// A point that prints as a letter and a number.
pub struct Lettered(Point);

impl fmt::Display for Lettered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + (self.0.x.clamp(0, 25) as u8)), self.0.y + 1)
    }
}

/// A point that prints as signed steps.
pub struct Signed(Point);

impl fmt::Display for Signed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0.x, self.0.y)
    }
}
