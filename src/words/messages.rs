//! The messages of a language. Each is parsed when it is said for the first time: parsed messages take some five times
//! the memory of their text, and in most languages few are ever said beside the menus of the commands.

use super::languages::{Locale, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use std::ops::Range;
use std::sync::{PoisonError, RwLock};

type Bundle = FluentBundle<FluentResource>;

/// The Fluent files of a language, and what was parsed of them.
pub struct Messages {
    text: Text,
    parsed: RwLock<Bundle>,
}

/// The files of a language, one after the other, and where each message and each term is in them.
struct Text {
    all: String,
    /// Places, in the order of their ids.
    places: Vec<Place>,
}

/// The place of a message or term: its id, and all of it, which begins with the id.
struct Place {
    id: Range<usize>,
    end: usize,
}

impl Text {
    fn new(all: String) -> Self {
        let mut places = places(&all);
        places.sort_by_key(|place| &all[place.id.clone()]);
        Self { all, places }
    }

    /// The ids and texts of all messages and terms.
    fn entries(&self) -> impl Iterator<Item = (&str, &str)> {
        self.places.iter().map(|place| (&self.all[place.id.clone()], self.entry(place)))
    }

    /// The text of a message or term, which begins with its id.
    fn find(&self, id: &str) -> Option<&str> {
        let found = self.places.binary_search_by_key(&id, |place| &self.all[place.id.clone()]);
        Some(self.entry(&self.places[found.ok()?]))
    }

    fn entry(&self, place: &Place) -> &str {
        &self.all[place.id.start..place.end]
    }
}

/// Returns a number below 0 with the minus of print, as pictures and texts have it; none for everything else, which stays
/// as it is.
fn with_minus<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }
}

impl Messages {
    /// The messages of a language, none of them parsed yet but the terms, to which any message may refer.
    pub fn of(locale: Locale) -> Self {
        let text = Text::new(files(locale).into_iter().map(|(_, text)| text + "\n").collect());
        let language = locale.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // Isolation marks around arguments would end up inside command names and points that people copy.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus));
        for (_, term) in text.entries().filter(|(id, _)| id.starts_with('-')) {
            bundle.add_resource_overriding(resource(term));
        }
        Self { text, parsed: RwLock::new(bundle) }
    }

    /// True if there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        let parsed = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        parsed.has_message(id) || self.text.find(id).is_some()
    }

    /// Returns the message with this id, if there is one, and adds what is wrong with its arguments to the faults.
    pub fn said(
        &self,
        id: &str,
        args: &FluentArgs,
        faults: &mut Vec<FluentError>,
    ) -> Option<String> {
        let known = self.parsed.read().unwrap_or_else(PoisonError::into_inner);
        if known.has_message(id) {
            return formatted(&known, id, args, faults);
        }
        drop(known);
        let mut parsed = self.parsed.write().unwrap_or_else(PoisonError::into_inner);
        self.parse(&mut parsed, id);
        formatted(&parsed, id, args, faults)
    }

    /// Parses a message, and those that it refers to.
    fn parse(&self, bundle: &mut Bundle, id: &str) {
        let Some(text) = self.text.find(id).filter(|_| !bundle.has_message(id)) else { return };
        bundle.add_resource_overriding(resource(text));
        references(text).for_each(|other| self.parse(bundle, other));
    }
}

fn formatted(
    bundle: &Bundle,
    id: &str,
    args: &FluentArgs,
    faults: &mut Vec<FluentError>,
) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    Some(bundle.format_pattern(pattern, Some(args), faults).into_owned())
}

/// The place of each message and term: it begins a line with its id, and ends where the next one or a comment begins.
/// <https://projectfluent.org/fluent/guide/text.html>
fn places(text: &str) -> Vec<Place> {
    let (mut places, mut at, mut open) = (Vec::<Place>::new(), 0, false);
    for line in text.split_inclusive('\n') {
        let begins = line.starts_with(|sign: char| sign.is_ascii_alphabetic() || sign == '-');
        if begins {
            places.push(Place { id: at..at + id_of(line).len(), end: at });
        }
        open = begins || open && !line.starts_with('#');
        at += line.len();
        if let Some(place) = places.last_mut().filter(|_| open) {
            place.end = at;
        }
    }
    places
}

/// The id at the beginning of a text.
fn id_of(text: &str) -> &str {
    &text[..text.find(|sign: char| !is_of_id(sign)).unwrap_or(text.len())]
}

fn is_of_id(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || sign == '-' || sign == '_'
}

/// Returns the words that may be ids of other messages: those at the beginning of a message's placeables.
fn references(text: &str) -> impl Iterator<Item = &str> {
    let ids = text.split('{').skip(1).map(|placeable| id_of(placeable.trim_start()));
    ids.filter(|id| id.starts_with(|sign: char| sign.is_ascii_alphabetic()))
}

fn resource(text: &str) -> FluentResource {
    // A faulty message would be left out here; the word tests refuse such a file before it lands.
    FluentResource::try_new(text.to_owned()).unwrap_or_else(|(partial, _)| partial)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The messages of files that are parsed as a whole.
    fn whole(locale: Locale) -> Bundle {
        let mut bundle = FluentBundle::new_concurrent(Vec::new());
        for (_, text) in files(locale) {
            bundle.add_resource_overriding(resource(&text));
        }
        bundle
    }

    fn ids(messages: &Messages) -> Vec<String> {
        let ids = messages.text.entries().map(|(id, _)| id);
        ids.filter(|id| !id.starts_with('-')).map(str::to_owned).collect()
    }

    #[test]
    fn each_message_alone_is_the_one_of_its_file() {
        for locale in Locale::ALL {
            let (messages, whole) = (Messages::of(locale), whole(locale));
            let ids = ids(&messages);
            let entries: usize =
                files(locale).iter().map(|(_, text)| resource(text).entries().count()).sum();
            assert_eq!(ids.iter().collect::<HashSet<_>>().len(), ids.len(), "an id comes twice");
            assert_eq!(messages.text.places.len(), entries, "{locale:?}");
            for id in &ids {
                messages.parse(&mut messages.parsed.write().unwrap(), id);
                let parsed = messages.parsed.read().unwrap();
                let value =
                    |bundle: &Bundle| format!("{:?}", bundle.get_message(id).unwrap().value());
                assert_eq!(value(&parsed), value(&whole), "{id} in {locale:?}");
            }
        }
    }

    /// A message that is said first, with nothing parsed before, has all that it refers to in any of its variants.
    #[test]
    fn each_message_brings_what_it_refers_to() {
        for locale in Locale::ALL {
            let (all, mut referring) = (Messages::of(locale), 0);
            for (id, text) in all.text.entries() {
                let mut bundle = FluentBundle::new_concurrent(Vec::new());
                all.parse(&mut bundle, id);
                for other in references(text).filter(|other| all.text.find(other).is_some()) {
                    assert!(!id.starts_with('-'), "terms are parsed alone: {id} in {locale:?}");
                    assert!(bundle.has_message(other), "{id} in {locale:?} lacks {other}");
                    referring += 1;
                }
            }
            assert!(referring > 10, "{referring} in {locale:?}");
        }
    }
}
