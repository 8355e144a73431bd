//! Moves that someone has typed where no game is played on: for a lesson, a puzzle, or one after the other.

use crate::app::caller::Caller;
use crate::app::error::Error;
use crate::app::game::{action_names, moves};
use crate::game::{Parsed, Refusal, Table};

/// Most words of an action.
pub(super) const MOST_WORDS: usize = 6;

/// Reads a move, which has to be whole.
///
/// # Errors
/// The refusal of a text that is no move, or only the beginning of one.
pub(crate) fn action(table: &Table, text: &str) -> Result<String, Refusal> {
    match read(table, text)? {
        Parsed::Action(text) => Ok(text),
        Parsed::Unfinished(choices) => Err(unfinished(text, choices)),
    }
}

/// Reads a move or the beginning of one. A table event, such as the resignation of a seat, is no move: whoever tries moves
/// plays for both sides, and would win by it.
fn read(table: &Table, text: &str) -> Result<Parsed<String>, Refusal> {
    moves::check_is_move(table, text)?;
    table.read(text)
}

fn unfinished(text: &str, choices: Vec<String>) -> Refusal {
    Refusal::new("unfinished").text("written", text).names("known", choices)
}

/// Reads moves from the position of `on`, and plays each of them there.
///
/// # Errors
/// The refusal of a move, also of one that is only begun.
pub(crate) fn play_all<T>(
    caller: &Caller,
    on: &mut T,
    table: impl Fn(&T) -> &Table,
    play: impl Fn(&mut T, &str) -> Result<(), Refusal>,
    typed: &str,
) -> Result<(), Error> {
    let lettering = action_names::lettering(caller, table(on));
    let refused = |why: Refusal| Error::from(lettering.refusal(why));
    let mut begun: Vec<&str> = Vec::new();
    let words: Vec<&str> = typed.split_whitespace().collect();
    for (number, word) in words.iter().enumerate() {
        begun.push(word);
        let text = lettering.read(&begun.join(" "))?;
        let ends = number + 1 == words.len() || begun.len() == MOST_WORDS;
        match read(table(on), &text).map_err(refused)? {
            Parsed::Action(text) => {
                play(on, &text).map_err(refused)?;
                begun.clear();
            }
            Parsed::Unfinished(choices) if ends => return Err(refused(unfinished(&text, choices))),
            Parsed::Unfinished(_) => {}
        }
    }
    Ok(())
}
