//! The sentences: every message in every language, with the same arguments.

use narabe::words::{Locale, SOURCES};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language: id to the arguments that it uses.
fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let (_, files) = SOURCES.into_iter().find(|(of, _)| *of == locale).unwrap();
    let mut messages = BTreeMap::new();
    for (file, text) in files {
        let resource = fluent_bundle::FluentResource::try_new(text.to_owned());
        assert!(resource.is_ok(), "{locale:?} {file}: {:?}", resource.err().map(|(_, faults)| faults));
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" =").filter(|(name, _)| !name.starts_with([' ', '}'])) {
                id = name.to_owned();
                assert!(!messages.contains_key(&id), "{locale:?} {file}: {id} stands twice");
                messages.insert(id.clone(), BTreeSet::new());
            }
            let arguments = line.split('$').skip(1).map(|rest| {
                rest.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect::<String>()
            });
            if let Some(known) = messages.get_mut(&id) {
                known.extend(arguments);
            }
        }
    }
    messages
}

#[test]
fn every_message_stands_in_every_language_with_the_same_arguments() {
    let english = messages(Locale::En);
    assert!(english.len() > 30);
    for locale in [Locale::Ja, Locale::Fr] {
        let other = messages(locale);
        let ids = |all: &BTreeMap<String, _>| all.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(ids(&english), ids(&other), "{locale:?}");
        for (id, arguments) in &english {
            assert_eq!(arguments, &other[id], "{locale:?} {id}");
        }
    }
}
