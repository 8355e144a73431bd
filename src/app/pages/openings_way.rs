//! The way to a position of an opening, as the key of a button: rule set, filter, and the moves by their places in the
//! lists of legal ones.

use crate::app::context::Context;
use crate::app::input::rule_key;
use crate::game::{Entry, Options, Table};
use crate::limits::PANEL_KEY_LENGTH;

/// Base of the numbers in a key.
const BASE: u32 = 36;

/// Selection of the games that are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Filter {
    /// This person's alone.
    pub person: Option<u64>,
    /// Rated ones alone.
    pub rated: bool,
}

/// A way to a position.
pub(crate) struct Way {
    pub entry: &'static Entry,
    pub options: Options,
    pub filter: Filter,
    /// Places of the moves in the lists of legal ones.
    pub steps: Vec<usize>,
}

impl Way {
    /// Reads what comes after the first word of a key.
    pub fn read(ctx: &Context, part: &str) -> Option<Self> {
        let [rules, rated, person, steps] = part.split(':').collect::<Vec<_>>()[..] else {
            return None;
        };
        let (entry, options) = rule_key::read(ctx, rules)?;
        let person = match person {
            "" => None,
            person => Some(of_base(person)?),
        };
        let filter = Filter { person, rated: rated == "r" };
        Some(Self { entry, options, filter, steps: numbers(steps)? })
    }
}

/// Keys of the buttons on the page of a position. The way to it is written once for all of them: each of its moves needs the
/// list of those that are legal there.
pub(super) struct Keys {
    /// Rule set and filter.
    head: String,
    /// The way to the position before the last move; none at the start.
    before: Option<String>,
    /// The way to the position and the legal moves there; none where the last move is not listed.
    here: Option<(String, Vec<String>)>,
}

impl Keys {
    /// Returns the keys of a page; none where a move before the last one is not listed, or where the way is too
    /// long for any key.
    pub fn of(
        entry: &'static Entry,
        options: &Options,
        filter: Filter,
        played: &[String],
    ) -> Option<Self> {
        let rated = if filter.rated { "r" } else { "" };
        let person = filter.person.map(in_base).unwrap_or_default();
        let head = format!("book:{}:{rated}:{person}:", rule_key::written(entry, options));
        // The way back is shorter by one move.
        if head.len() + 2 * played.len().saturating_sub(1) > PANEL_KEY_LENGTH {
            return None;
        }
        let mut table = entry.start(options, options.named().seats.0, None).ok()?;
        let Some((last, earlier)) = played.split_last() else {
            let here = Some((String::new(), table.actions().actions));
            return Some(Self { head, before: None, here });
        };
        let before: String =
            earlier.iter().map(|text| step(&mut table, text)).collect::<Option<_>>()?;
        let last = step(&mut table, last);
        let here = last.map(|sign| (format!("{before}{sign}"), table.actions().actions));
        Some(Self { head, before: Some(before), here })
    }

    /// Returns the key of the position after a move; none where it is not listed, or the key would be too long.
    pub fn after(&self, text: &str) -> Option<String> {
        let (steps, actions) = self.here.as_ref()?;
        let place = actions.iter().position(|action| action == text)?;
        fitting(format!("{}{steps}{}", self.head, signs(place)?))
    }

    /// Returns the key of the position before the last move.
    pub fn back(&self) -> Option<String> {
        fitting(format!("{}{}", self.head, self.before.as_ref()?))
    }
}

/// Returns a key, if a button has room for it.
fn fitting(key: String) -> Option<String> {
    (key.len() <= PANEL_KEY_LENGTH).then_some(key)
}

/// Returns the places of moves in the lists of legal ones, from the signs of a key.
pub(super) fn numbers(steps: &str) -> Option<Vec<usize>> {
    let number = |two: &[u8]| usize::from_str_radix(str::from_utf8(two).ok()?, BASE).ok();
    steps.as_bytes().chunks(2).map(number).collect()
}

/// Plays a move and returns the two signs of its place in the list of legal ones.
fn step(table: &mut Table, text: &str) -> Option<String> {
    let place = table.actions().actions.iter().position(|action| action == text)?;
    table.play(text).ok()?;
    signs(place)
}

/// Returns the two signs of a place in a list; none of a place for which two are too few.
pub(super) fn signs(place: usize) -> Option<String> {
    let digit = |value: usize| char::from_digit(value as u32, BASE);
    let base = BASE as usize;
    Some([digit(place / base)?, digit(place % base)?].into_iter().collect())
}

/// Writes a number, which is not 0, with digits and letters.
pub(super) fn in_base(number: u64) -> String {
    let (mut rest, mut signs) = (number, Vec::new());
    while rest > 0 {
        signs.extend(char::from_digit((rest % u64::from(BASE)) as u32, BASE));
        rest /= u64::from(BASE);
    }
    signs.iter().rev().collect()
}

/// Reads a number that is written so.
pub(super) fn of_base(signs: &str) -> Option<u64> {
    u64::from_str_radix(signs, BASE).ok()
}
