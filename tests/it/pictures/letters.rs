//! The letters of pictures: whatever they say in any language can be written.

use crate::words::messages;
use narabe::game::Arg;
use narabe::render::Painter;
use narabe::words::{Locale, say};
use std::collections::BTreeSet;

/// The beginnings of the ids of messages that pictures say.
const SAID: &[&str] = &[
    "diagram-",
    "ladder-head-",
    "ladder-picture",
    "machine-name",
    "pool-",
    "rules-picture",
    "strip-",
    "table-",
];

#[test]
fn what_pictures_say_can_be_written() {
    let painter = Painter::shared();
    for locale in Locale::ALL {
        let mut lacking = BTreeSet::new();
        let mut said = 0;
        for (id, arguments) in messages(locale) {
            if !SAID.iter().any(|begin| id.starts_with(begin)) {
                continue;
            }
            let args: Vec<(&'static str, Arg)> =
                arguments.into_iter().map(|name| (&*name.leak(), Arg::Number(2))).collect();
            let text = say(locale, &id, &args);
            let text = text.split(['\n', ' ']).collect::<String>();
            lacking.extend(text.chars().filter(|sign| !painter.can_write(&sign.to_string())));
            said += 1;
        }
        assert!(said > 50, "{locale:?}: {said} messages");
        assert!(lacking.is_empty(), "{locale:?}: {}", lacking.iter().collect::<String>());
    }
}
