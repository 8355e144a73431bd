//! Rule sets in the keys of buttons, which have to be short.

use crate::app::context::Context;
use crate::game::{Entry, Key, Options};

/// Writes a rule set as short as a button's id has to be: the game, the preset, and a sign for the value of each option
/// by its place among all values.
pub(crate) fn written(entry: &Entry, options: &Options) -> String {
    let sign = |key: &Key| {
        let value = options.value(key.name).to_string();
        let place = key.spellings().iter().position(|known| *known == value).unwrap_or(0);
        char::from_digit(place as u32, 36).unwrap_or('0')
    };
    let signs: String = entry.info.keys.iter().map(sign).collect();
    format!("{}/{}/{signs}", entry.info.id, options.named().name)
}

/// Reads a rule set that [`written`] has written.
pub(crate) fn read(ctx: &Context, text: &str) -> Option<(&'static Entry, Options)> {
    let mut parts = text.split('/');
    let entry = ctx.games.find(parts.next()?).ok()?;
    let mut rules = parts.next()?.to_owned();
    let signs = parts.next()?;
    if signs.chars().count() != entry.info.keys.len() {
        return None;
    }
    for (key, sign) in entry.info.keys.iter().zip(signs.chars()) {
        let value = key.spellings().into_iter().nth(sign.to_digit(36)? as usize)?;
        rules.push_str(&format!(" {}={value}", key.name));
    }
    Some((entry, Options::read(entry.info, &rules).ok()?))
}
