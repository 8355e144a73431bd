//! Forgiving reading of action texts, as all games share it.

use std::borrow::Cow;

/// The longest action text that is looked at, in bytes.
pub const LONGEST_ACTION: usize = 128;

/// An action text that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parsed<A> {
    /// A whole action.
    Action(A),
    /// The beginning of one. Each choice is a text to go on with: an action, or again unfinished.
    /// The choices that lead from the empty text to here begin with one another, so that the way
    /// back can be found.
    Unfinished(Vec<String>),
}

impl<A> Parsed<A> {
    /// The same answer about another kind of action.
    pub fn map<B>(self, change: impl FnOnce(A) -> B) -> Parsed<B> {
        match self {
            Self::Action(action) => Parsed::Action(change(action)),
            Self::Unfinished(choices) => Parsed::Unfinished(choices),
        }
    }
}

/// Lower case, plain ASCII width, single spaces, none at the ends or between the two halves of a
/// point (`k 10`, `10 k`). Text that is tidy already is not copied.
pub fn tidy(text: &str) -> Cow<'_, str> {
    let plain = |b: &u8| b.is_ascii_graphic() && !b.is_ascii_uppercase();
    if text.bytes().all(|b| plain(&b)) {
        return Cow::Borrowed(text);
    }
    let folded = folded(text);
    let parts: Vec<&str> = folded.split_ascii_whitespace().collect();
    match parts.as_slice() {
        [one, other] if is_point(one, other) || is_point(other, one) => {
            Cow::Owned(format!("{one}{other}"))
        }
        parts => Cow::Owned(parts.join(" ")),
    }
}

/// True if these are the letter and the number of a point, written apart.
fn is_point(column: &str, row: &str) -> bool {
    column.len() == 1
        && column.bytes().all(|b| b.is_ascii_alphabetic())
        && (1..=2).contains(&row.len())
        && row.bytes().all(|b| b.is_ascii_digit())
}

/// The marks of long vowels in Japanese, which a keyboard for it types for a minus.
const LONG_VOWELS: [char; 2] = ['\u{30fc}', '\u{ff70}'];

/// Folds the characters of a text. The mark of a long vowel is a minus where it is part of no
/// Japanese word: before a letter or a number, and not behind a kana.
fn folded(text: &str) -> String {
    let mut signs = String::with_capacity(text.len());
    let mut letters = text.chars().map(fold).peekable();
    while let Some(letter) = letters.next() {
        let is_minus = LONG_VOWELS.contains(&letter)
            && signs.chars().next_back().is_none_or(|before| before.is_ascii())
            && letters.peek().is_some_and(char::is_ascii_alphanumeric);
        signs.push(if is_minus { '-' } else { letter });
    }
    signs
}

/// Folds a character to lower case and ASCII width (the full-width block U+FF01–FF5E is ASCII plus
/// 0xFEE0).
fn fold(c: char) -> char {
    let narrow = match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xfee0).unwrap_or(c),
        '\u{3000}' => ' ',
        // Hyphens and dashes of all widths, and the minus of print.
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => '-',
        other => other,
    };
    if narrow.is_whitespace() { ' ' } else { narrow.to_ascii_lowercase() }
}
