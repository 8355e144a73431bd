//! Lettering of columns: with the letter I, as in every record, or without it, as players of pente are used to.
//!
//! Actions, records and everything between programs have I. What one person is shown or has typed may lack it: the point
//! `j10` is then called `k10`.

use super::{Arg, Board, Phrase, Refusal, Scene, tidy};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Choice of the letters of a board's columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lettering {
    /// A to T on 20 columns.
    #[default]
    WithI,
    /// A to T on 19 columns, where J follows H.
    WithoutI,
}

impl Lettering {
    /// Both, with the words that the store and the messages use.
    pub const ALL: [(Self, &'static str); 2] =
        [(Self::WithI, "with-i"), (Self::WithoutI, "without-i")];

    /// True if it is the lettering of those who have chosen none.
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }

    /// Returns a text with its points as this lettering calls them. Words that are no points stay.
    pub fn shown(self, text: &str) -> String {
        let one = |word: &str| {
            let (letter, row) = point(word)?;
            Some(format!("{}{row}", forth(letter)))
        };
        self.each_word(text, one)
    }

    /// Returns a typed text with its points as actions call them. A letter alone is the beginning of a point.
    ///
    /// # Errors
    /// `no-column-i`.
    pub fn read(self, typed: &str) -> Result<String, Refusal> {
        let text = tidy(typed);
        if self == Self::WithI {
            return Ok(typed.to_owned());
        }
        let alone = |word: &str| word.len() == 1 && word == text;
        let is_i = |word: &&str| {
            column(word)
                .is_some_and(|(letter, digits)| letter == 'i' && (digits > 0 || alone(word)))
        };
        if let Some(word) = text.split(' ').find(is_i) {
            let row = word.replace('i', "");
            let known = vec![format!("h{row}"), format!("j{row}")];
            return Err(Refusal::new("no-column-i").names("known", known));
        }
        let one = |word: &str| {
            let (letter, _) = column(word).filter(|(_, digits)| *digits > 0 || alone(word))?;
            Some(word.replace(letter, &back(letter).to_string()))
        };
        Ok(self.each_word(&text, one))
    }

    /// Returns a refusal with its points as this lettering calls them.
    pub fn refusal(self, why: Refusal) -> Refusal {
        if self == Self::WithI { why } else { why.map(|arg| self.arg(arg)) }
    }

    /// Returns a phrase with its points as this lettering calls them.
    pub fn phrase(self, phrase: Phrase) -> Phrase {
        if self == Self::WithI { phrase } else { phrase.map(|arg| self.arg(arg)) }
    }

    /// Returns this lettering for a board of players who may prefer either, and the usual one for all others.
    pub fn on(self, board: &Board) -> Self {
        match board {
            Board::Grid(grid) if grid.may_lack_i => self,
            _ => Self::WithI,
        }
    }

    /// Returns a scene with the columns and the points of its status as this lettering calls them.
    pub fn of_scene(self, scene: &Scene) -> Cow<'_, Scene> {
        if self.on(&scene.board) == Self::WithI {
            return Cow::Borrowed(scene);
        }
        let mut scene = scene.clone();
        if let Board::Grid(grid) = &mut scene.board {
            let letter = |column: &String| column.chars().map(forth).collect();
            grid.columns = grid.columns.iter().map(letter).collect();
            // A letter that is renamed is not renamed again.
            grid.may_lack_i = false;
        }
        scene.status = self.phrase(scene.status);
        Cow::Owned(scene)
    }

    fn arg(self, arg: Arg) -> Arg {
        match arg {
            Arg::Text(text) => Arg::Text(self.shown(&text)),
            Arg::Names(names) => Arg::Names(names.iter().map(|name| self.shown(name)).collect()),
            other => other,
        }
    }

    /// Replaces words of a text, as far as the lettering differs from that of actions.
    fn each_word(self, text: &str, new: impl Fn(&str) -> Option<String>) -> String {
        if self == Self::WithI {
            return text.to_owned();
        }
        let words = text.split(' ').map(|word| new(word).unwrap_or_else(|| word.to_owned()));
        words.collect::<Vec<_>>().join(" ")
    }
}

/// The letter and the row of a point as actions write it.
fn point(word: &str) -> Option<(char, &str)> {
    let letter = word.chars().next().filter(char::is_ascii_lowercase)?;
    let row = &word[1..];
    let is_row = (1..=3).contains(&row.len()) && row.bytes().all(|b| b.is_ascii_digit());
    is_row.then_some((letter, row))
}

/// The letter of a point or of a column, and how many digits stand before or behind it.
fn column(word: &str) -> Option<(char, usize)> {
    let letters = word.trim_matches(|c: char| c.is_ascii_digit());
    let mut signs = letters.chars();
    let letter = signs.next().filter(|c| c.is_ascii_lowercase() && signs.next().is_none())?;
    let one_side = word.starts_with(letter) || word.ends_with(letter);
    one_side.then_some((letter, word.len() - 1))
}

/// The letter of a column where I is left out.
fn forth(letter: char) -> char {
    if ('i'..'z').contains(&letter) { char::from(letter as u8 + 1) } else { letter }
}

/// The letter with I of a column that was named without it.
fn back(letter: char) -> char {
    if ('j'..='z').contains(&letter) { char::from(letter as u8 - 1) } else { letter }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_named_without_i_and_read_back() {
        let letters = Lettering::WithoutI;
        for (action, shown) in [
            ("h8", "h8"),
            ("i9", "j9"),
            ("j10", "k10"),
            ("s19", "t19"),
            ("offer h8 k9", "offer h8 l9"),
            ("take white", "take white"),
        ] {
            assert_eq!(letters.shown(action), shown);
            assert_eq!(letters.read(shown), Ok(action.to_owned()));
            assert_eq!(Lettering::WithI.shown(action), action);
            assert_eq!(Lettering::WithI.read(action), Ok(action.to_owned()));
        }
    }

    #[test]
    fn typed_points_are_read_forgivingly() {
        let letters = Lettering::WithoutI;
        for (typed, action) in [
            ("K 10", "j10"),
            ("ｋ１０", "j10"),
            ("10k", "10j"),
            ("k", "j"),
            ("h", "h"),
            ("1", "1"),
            ("", ""),
            ("keep", "keep"),
        ] {
            assert_eq!(letters.read(typed), Ok(action.to_owned()), "{typed}");
        }
        for (typed, known) in [("i9", ["h9", "j9"]), ("I", ["h", "j"]), ("9i", ["h9", "j9"])] {
            let refused = letters.read(typed).unwrap_err();
            assert_eq!(refused.word, "no-column-i");
            let known = known.map(str::to_owned).to_vec();
            assert_eq!(refused.args[0], ("known", Arg::Names(known)), "{typed}");
        }
    }
}
