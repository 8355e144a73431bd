//! Discord's rules for a registration of commands.
//! <https://discord.com/developers/docs/interactions/application-commands>

use std::collections::HashSet;

use serde_json::Value;

use super::faults::Faults;

/// <https://discord.com/developers/docs/interactions/application-commands#autocomplete>
pub(super) const CHOICES: usize = 25;
pub(super) const CHOICE_TEXT: usize = 100;

/// Slash commands of one application, and context menu commands of each kind.
const SLASH: usize = 100;
const MENU: usize = 15;
const NAME: usize = 32;
const DESCRIPTION: usize = 100;
const OPTIONS: usize = 25;
/// Names, descriptions and values of one command together.
const COMBINED: usize = 8_000;

/// <https://discord.com/developers/docs/reference#locales>
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko", "ar", "he",
];

/// Adds everything that is wrong with a list of commands.
pub(super) fn check(body: &Value, faults: &mut Faults) {
    let Some(commands) = body.as_array() else {
        return faults.0.push("the body is no list of commands".to_owned());
    };
    let mut names = HashSet::new();
    for (kind, most) in [(1, SLASH), (2, MENU), (3, MENU)] {
        let count = commands.iter().filter(|command| kind_of(command) == kind).count();
        faults.add(count > most, || format!("{count} commands of type {kind}, at most {most}"));
    }
    for command in commands {
        let name = command["name"].as_str().unwrap_or_default();
        faults.add(!names.insert((kind_of(command), name)), || {
            format!("the command {name} comes twice")
        });
        check_command(command, faults);
    }
}

/// A command's type; 1 (slash) where it is not said.
pub(in crate::playground) fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

fn check_command(command: &Value, faults: &mut Faults) {
    if kind_of(command) == 1 {
        check_named(command, faults);
    } else {
        faults.length("name", &command["name"], 1, NAME);
        let described = command["description"].as_str().is_some_and(|text| !text.is_empty());
        faults.add(described, || "a context menu command has no description".to_owned());
        check_locales(command, NAME, faults);
    }
    check_options(command, faults);
    let combined = weight(command);
    faults.add(combined > COMBINED, || {
        format!("{}: {combined} characters, at most {COMBINED}", command["name"])
    });
}

/// A slash command's or option's own name and description.
fn check_named(thing: &Value, faults: &mut Faults) {
    let name = thing["name"].as_str().unwrap_or_default();
    faults.add(!is_name(name), || {
        format!("name: {name:?} is not 1 to {NAME} lower-case letters, digits, - or _")
    });
    faults.add(!thing["description"].is_string(), || format!("{name}: description is missing"));
    faults.length("description", &thing["description"], 1, DESCRIPTION);
    for (locale, name) in thing["name_localizations"].as_object().into_iter().flatten() {
        let name = name.as_str().unwrap_or_default();
        faults.add(!is_name(name), || {
            format!("name_localizations.{locale}: {name:?} is no command name")
        });
    }
    check_locales(thing, NAME, faults);
}

/// Translations keep to the limits of what they translate; a choice's name may be longer than a command's.
fn check_locales(thing: &Value, name: usize, faults: &mut Faults) {
    for (key, most) in [("name_localizations", name), ("description_localizations", DESCRIPTION)] {
        for (locale, text) in thing[key].as_object().into_iter().flatten() {
            faults.add(!LOCALES.contains(&locale.as_str()), || {
                format!("{key}: {locale} is no locale of Discord")
            });
            faults.length(key, text, 1, most);
        }
    }
}

fn check_options(owner: &Value, faults: &mut Faults) {
    let options = owner["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    faults.add(options.len() > OPTIONS, || format!("{} options, at most {OPTIONS}", options.len()));
    let mut names = HashSet::new();
    let mut optional = false;
    for option in options {
        let name = option["name"].as_str().unwrap_or_default();
        faults.add(!names.insert(name), || format!("the option {name} comes twice"));
        let required = option["required"] == true;
        faults.add(required && optional, || {
            format!("the required option {name} comes after one that is not")
        });
        optional |= !required;
        faults.add(!matches!(option["type"].as_u64(), Some(1..=11)), || {
            format!("{name}: no such option type")
        });
        faults.add(!option["file_types"].is_null() && option["type"] != 11, || {
            format!("{name}: only attachments have file types")
        });
        faults.file_types(&option["file_types"]);
        check_named(option, faults);
        check_choices(option, faults);
        check_options(option, faults);
    }
}

fn check_choices(option: &Value, faults: &mut Faults) {
    let choices = option["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
    let name = &option["name"];
    faults.add(choices.len() > CHOICES, || {
        format!("{name}: {} choices, at most {CHOICES}", choices.len())
    });
    let both = !choices.is_empty() && option["autocomplete"] == true;
    faults.add(both, || format!("{name}: choices and autocomplete exclude each other"));
    let mut names = HashSet::new();
    for choice in choices {
        faults.length("choices.name", &choice["name"], 1, CHOICE_TEXT);
        faults.length("choices.value", &choice["value"], 1, CHOICE_TEXT);
        let text = choice["name"].as_str().unwrap_or_default();
        faults.add(!names.insert(text), || format!("{name}: the choice {text} comes twice"));
        check_locales(choice, CHOICE_TEXT, faults);
    }
}

/// True if this may be a slash command's name: letters and digits of any script, no capitals.
fn is_name(name: &str) -> bool {
    let fits = |c: char| c == '-' || c == '_' || c == '\'' || c.is_alphanumeric() || is_mark(c);
    let count = name.chars().count();
    (1..=NAME).contains(&count) && name.chars().all(fits) && name.to_lowercase() == name
}

/// Vowel signs of Devanagari and Thai, which Discord's pattern takes besides letters.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{900}'..='\u{97f}' | '\u{e00}'..='\u{e7f}')
}

/// The characters that count towards a command's limit: names, descriptions and values in the longest language.
fn weight(thing: &Value) -> usize {
    let count = |text: &Value| text.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let other = thing[format!("{key}_localizations")].as_object();
        let other = other.into_iter().flatten().map(|(_, text)| count(text)).max().unwrap_or(0);
        count(&thing[key]).max(other)
    };
    let inner =
        ["options", "choices"].iter().flat_map(|key| thing[*key].as_array().into_iter().flatten());
    longest("name")
        + longest("description")
        + count(&thing["value"])
        + inner.map(weight).sum::<usize>()
}
