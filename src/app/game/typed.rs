//! Moves that someone has typed one after the other.

use crate::app::caller::Caller;
use crate::app::error::Error;
use crate::app::game::menus;
use crate::game::{Parsed, Refusal, Table};

/// Most words of an action.
const MOST_WORDS: usize = 6;

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
    let lettering = menus::lettering(caller, table(on));
    let refused = |why: Refusal| Error::from(lettering.refusal(why));
    let mut begun: Vec<&str> = Vec::new();
    let words: Vec<&str> = typed.split_whitespace().collect();
    for (number, word) in words.iter().enumerate() {
        begun.push(word);
        let text = lettering.read(&begun.join(" "))?;
        let ends = number + 1 == words.len() || begun.len() == MOST_WORDS;
        match table(on).read(&text).map_err(refused)? {
            Parsed::Action(text) => {
                play(on, &text).map_err(refused)?;
                begun.clear();
            }
            Parsed::Unfinished(choices) if ends => {
                let why = Refusal::new("unfinished").text("written", text);
                return Err(refused(why.names("known", choices)));
            }
            Parsed::Unfinished(_) => {}
        }
    }
    Ok(())
}
