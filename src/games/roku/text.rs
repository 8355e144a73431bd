//! Circles and pairs as people write them: `E5`, `5e`, `E5 takes D4 D5`, or a row's letter alone to
//! go on from.

use super::board::{BOARD, Kind};
use super::circle::Circle;
use super::{Action, Pair, Roku, Stage};
use crate::game::{Parsed, Phrase, Refusal, Token};

/// Reads an action. A row's letter is the beginning of its circles, and a circle from which several
/// pairs could be taken is the beginning of those choices; a pair that is the only one need not be
/// named and is not printed.
pub(super) fn parse(game: &Roku, text: &str) -> Result<Parsed<Action>, Refusal> {
    let wrong =
        || Refusal::new("notation").text("written", text).names("known", game.some_actions());
    match text.split(' ').collect::<Vec<_>>().as_slice() {
        [""] => rows(game).ok_or_else(wrong),
        [row] if row.len() == 1 && row.starts_with(|c: char| c.is_ascii_alphabetic()) => {
            in_row(game, letter(row).ok_or_else(|| no_such_row(row))?, text)
        }
        [written] => Ok(with_choice(game, circle(written).ok_or_else(wrong)??)),
        [written, "takes", one, other] if game.takes_pairs() => {
            let circles = [written, one, other].map(|name| circle(name).ok_or_else(wrong)?);
            let [circle, one, other] = circles;
            Ok(Parsed::Action(named(game, circle?, Pair::of(one?, other?))))
        }
        _ => Err(wrong()),
    }
}

/// The question to a person who can go on with this choice.
pub(super) fn question(game: &Roku, choice: &str) -> Option<Phrase> {
    let word = match (game.stage, choice.split(' ').count()) {
        _ if choice.len() == 1 => "row",
        (Stage::First | Stage::Beside, 1) => "track-circle",
        (_, 1) => "circle",
        _ => "pair",
    };
    Some(Phrase::new(word))
}

/// The circle that a choice names; the letter of a row names none.
pub(super) fn token(choice: &str) -> Option<Token> {
    let circle = circle(choice.split(' ').next()?)?.ok()?;
    match BOARD.kind(circle) {
        Kind::Cost(dots) => Some(Token::Circle(dots)),
        Kind::Track(_) => Some(Token::Track),
        Kind::Mark => None,
    }
}

/// The rows to begin with, before anything is written.
fn rows(game: &Roku) -> Option<Parsed<Action>> {
    Some(open_rows(game)).filter(|rows| !rows.is_empty()).map(Parsed::Unfinished)
}

/// The letters of the rows in which a circle may be chosen.
fn open_rows(game: &Roku) -> Vec<String> {
    let mut rows: Vec<_> = game.open().map(|circle| letter_of(circle.place().0)).collect();
    rows.dedup();
    rows
}

/// The circles of a row that may be chosen.
fn in_row(game: &Roku, row: usize, text: &str) -> Result<Parsed<Action>, Refusal> {
    let choices: Vec<_> =
        game.open().filter(|circle| circle.place().0 == row).map(|c| c.to_string()).collect();
    if choices.is_empty() {
        let known = open_rows(game);
        return Err(Refusal::new("row-closed")
            .text("row", text.to_ascii_uppercase())
            .names("known", known));
    }
    Ok(Parsed::Unfinished(choices))
}

/// A circle without a pair: whole, or the beginning of a choice among several.
fn with_choice(game: &Roku, circle: Circle) -> Parsed<Action> {
    let pairs = game.pairs(circle);
    if pairs.len() < 2 {
        return Parsed::Action(Action { circle, takes: None });
    }
    let choice = |pair| game.print(&Action { circle, takes: Some(pair) });
    Parsed::Unfinished(pairs.into_iter().map(choice).collect())
}

/// A circle with a pair, which is left out where it is the only one.
fn named(game: &Roku, circle: Circle, pair: Pair) -> Action {
    let takes = (game.pairs(circle) != [pair]).then_some(pair);
    Action { circle, takes }
}

impl Roku {
    /// The canonical spelling.
    pub(super) fn print(&self, action: &Action) -> String {
        match action.takes {
            None => action.circle.to_string(),
            Some(Pair(one, other)) => format!("{} takes {one} {other}", action.circle),
        }
    }

    /// Three actions as examples of the notation.
    fn some_actions(&self) -> Vec<String> {
        self.open().take(3).map(|circle| circle.to_string()).collect()
    }
}

/// Reads a circle's name with the letter first or last; for a number beyond its row the refusal has
/// the length of the row.
fn circle(written: &str) -> Option<Result<Circle, Refusal>> {
    let digit = |c: char| c.is_ascii_digit();
    let first = written.starts_with(|c: char| c.is_ascii_alphabetic());
    let (left, right) =
        written.split_at_checked(if first { 1 } else { written.len().checked_sub(1)? })?;
    let (row, number) = if first { (left, right) } else { (right, left) };
    if number.is_empty() || number.len() > 3 || !number.chars().all(digit) {
        return None;
    }
    let Some(row) = letter(row) else { return Some(Err(no_such_row(row))) };
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let there = place.and_then(|place| Circle::at(row, place));
    Some(there.ok_or_else(|| no_such_circle(row, number)))
}

fn no_such_circle(row: usize, number: &str) -> Refusal {
    let letter = letter_of(row);
    let last = Circle::row_length(row);
    let name = |number: &str| format!("{letter}{number}");
    let refusal = Refusal::new("no-such-circle").text("point", name(number)).text("row", &letter);
    refusal.text("first", name("1")).text("last", name(&last.to_string()))
}

/// The refusal of a row's letter that does not exist, with those that do.
fn no_such_row(letter: &str) -> Refusal {
    let refusal = Refusal::new("no-such-row").text("row", letter.to_ascii_uppercase());
    refusal
        .text("first", letter_of(0))
        .text("last", letter_of(Circle::ROWS - 1))
        .text("example", "E5")
}

fn letter(text: &str) -> Option<usize> {
    let row = usize::from(text.bytes().next()?.checked_sub(b'a')?);
    (text.len() == 1 && row < Circle::ROWS).then_some(row)
}

fn letter_of(row: usize) -> String {
    char::from(b'A' + row as u8).to_string()
}

/// The refusal of a stone on a circle that never takes one; none for other circles.
pub(super) fn never_a_stone(circle: Circle) -> Option<Refusal> {
    let word = match BOARD.kind(circle) {
        Kind::Cost(_) => return None,
        Kind::Track(_) => "track-circle",
        Kind::Mark => "the-mark",
    };
    Some(Refusal::new(word).text("point", circle.to_string()))
}
