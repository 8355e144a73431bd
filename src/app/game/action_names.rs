//! Names of actions, and their points as the caller reads them: with the letters of their columns, and those that the board
//! gives to points.

use crate::app::caller::Caller;
use crate::game::{Arg, Lettering, Listing, MarkKind, Refusal, Scene, Table, tidy};
use crate::words::{self, Locale, say};

/// Returns the letters of the columns for the caller: those of their preference where the board may have either.
pub(crate) fn lettering(caller: &Caller, table: &Table) -> Lettering {
    match caller.lettering {
        // The usual one needs no look at the board.
        Lettering::WithI => Lettering::WithI,
        other => other.on(&table.scene(None).board),
    }
}

/// Returns an action's text with its points as the caller reads them.
pub(crate) fn shown(caller: &Caller, table: &Table, text: &str) -> String {
    lettering(caller, table).shown(text)
}

/// Returns a refusal with its points as the caller reads them on the board: with the letters of their columns, and where all
/// of a list can be chosen by a letter, with that.
pub(crate) fn refused(caller: &Caller, table: &Table, why: Refusal) -> Refusal {
    let scene = table.scene(None);
    let legal = table.actions().actions;
    let with_letter = |text: &String| {
        let letter = letter(&scene, text).filter(|_| legal.contains(text))?;
        Some(words::join::parts(caller.locale, &[letter, text.clone()]))
    };
    let why = why.map(|arg| match arg {
        Arg::Names(names) => {
            let lettered: Option<Vec<String>> = names.iter().map(with_letter).collect();
            Arg::Names(lettered.unwrap_or(names))
        }
        other => other,
    });
    lettering(caller, table).refusal(why)
}

/// Returns the name of an action, or of the beginning of one.
pub(crate) fn name(table: &Table, text: &str, locale: Locale, lettering: Lettering) -> String {
    match table.concession() {
        Some(concession) if concession == text => say(locale, "button-concede", &[]),
        _ => words::action(locale, &lettering.shown(text)),
    }
}

/// Returns the legal actions that may have a name beside their text. On a board without edges tens of thousands of points can
/// be near to a stone, and none has a name: its text is all digits.
pub(crate) fn nameable(table: &Table) -> Vec<String> {
    let Listing { mut actions, complete } = table.actions();
    actions.retain(|action| complete || action.contains(char::is_alphabetic));
    actions
}

/// Returns a name as it is compared with typed text. The signs stay: cells are named `2,-1`.
pub(crate) fn key(name: &str) -> String {
    tidy(&name.to_lowercase()).trim().to_owned()
}

/// Returns the letter that the board's picture gives to a point.
pub(super) fn letter(scene: &Scene, text: &str) -> Option<String> {
    let spot = scene.board.spot(text)?;
    scene.marks.iter().filter(|mark| mark.spot == spot).find_map(|mark| match mark.kind {
        MarkKind::Offer(number) => Some(char::from(b'A' + number % 26).to_string()),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    /// Two players who scatter stones make a list of thousands of points, of which each name would be made in each language
    /// for every mistyped move.
    #[test]
    fn points_of_a_board_without_edges_have_no_names() {
        let entry = GAMES.find("ninuki").unwrap();
        let mut table = entry.open("simple size=unbounded", 2).unwrap();
        for stone in 0..30 {
            table.play(&format!("{},{}", stone % 6 * 15, stone / 6 * 15)).unwrap();
        }
        assert!(table.actions().actions.len() > 2_000);
        assert_eq!(nameable(&table), Vec::<String>::new());
        let square = entry.open("simple", 2).unwrap();
        assert_eq!(nameable(&square), square.actions().actions);
    }
}
