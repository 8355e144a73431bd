//! The way to a position of an opening, as the key of a button: rule set, filter, and the moves by their places in the
//! lists of legal ones.

use crate::app::context::Context;
use crate::app::input::rule_key;
use crate::game::{Entry, Options, Table};

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
    /// Returns the key of a button; none where a move is not listed.
    pub fn written(
        entry: &'static Entry,
        options: &Options,
        filter: Filter,
        played: &[String],
    ) -> Option<String> {
        let steps = steps(&entry.start(options, options.named().seats.0, None).ok()?, played)?;
        let rated = if filter.rated { "r" } else { "" };
        let person = filter.person.map(in_base).unwrap_or_default();
        Some(format!("book:{}:{rated}:{person}:{steps}", rule_key::written(entry, options)))
    }

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

/// Returns moves from a position as the signs of a key; none where one of them is not listed.
pub(super) fn steps(from: &Table, played: &[String]) -> Option<String> {
    let mut table = from.clone();
    played.iter().map(|text| step(&mut table, text)).collect()
}

/// Returns the places of moves in the lists of legal ones, from the signs of a key.
pub(super) fn numbers(steps: &str) -> Option<Vec<usize>> {
    let number = |two: &[u8]| usize::from_str_radix(str::from_utf8(two).ok()?, BASE).ok();
    steps.as_bytes().chunks(2).map(number).collect()
}

/// Plays a move and returns the two signs of its place in the list of legal ones.
fn step(table: &mut Table, text: &str) -> Option<String> {
    let place = table.actions().actions.iter().position(|action| action == text)? as u32;
    table.play(text).ok()?;
    let digit = |value: u32| char::from_digit(value, BASE);
    Some([digit(place / BASE)?, digit(place % BASE)?].into_iter().collect())
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
