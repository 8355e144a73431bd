//! Counts in sentences: what is counted has its forms, by Fluent's selectors.

use super::texts;
use narabe::game::Arg;
use narabe::words::{Locale, say};

/// Plurals that follow a count.
const PLURALS: &[&str] = &[
    "challenges",
    "characters",
    "columns",
    "commands",
    "days",
    "events",
    "games",
    "hills",
    "hours",
    "lines",
    "minutes",
    "months",
    "moves",
    "opponents",
    "people",
    "places",
    "players",
    "points",
    "presses",
    "rounds",
    "rows",
    "seats",
    "steps",
    "stones",
    "votes",
    "weeks",
];

/// Messages in which a count is never one: limits that are fixed, sizes of boards, and what is said from two or three on.
const MORE_THAN_ONE: &[&str] = &[
    "alt-goal",
    "alt-grid",
    "alt-places",
    "event-progress",
    "event-too-few",
    "hill-how",
    "not-counted",
    "openings-capped",
    "placing-swap-or-offer",
    "puzzle-streak-of-all",
    "puzzle-task",
    "refusal-bad-limits",
    "refusal-event-full",
    "refusal-event-name-long",
    "refusal-event-seats",
    "refusal-event-too-few",
    "refusal-event-too-many",
    "refusal-hill-many-made",
    "refusal-hill-many-received",
    "refusal-hill-too-far",
    "refusal-hills-full",
    "refusal-note-long",
    "refusal-openings-long",
    "refusal-plan-answers",
    "refusal-plan-lines",
    "refusal-review-length",
    "refusal-rules-too-long",
    "refusal-setup-lists",
    "refusal-setup-to-move",
    "review-opening-here",
    "review-turn-loss",
    "rule-roku-stones",
    "rule-size",
    "refusal-event-they-are-full",
    "shown-stones",
    "status-opening-swap-or-offer",
    "week-event",
    "week-streak",
];

/// Messages in which what stands before such a word is a name.
const NAMES: &[&str] =
    &["alt-stands-in", "challenge-made", "hill-open", "moves-for", "refusal-event-not-organiser"];

/// True if a text has a count before a plural without having chosen by it.
fn is_fixed(text: &str) -> bool {
    text.split("{ $").skip(1).any(|part| {
        let Some((name, rest)) = part.split_once(" }") else { return false };
        let is_chosen = text.contains(&format!("{{ ${name} ->"));
        let mut words = rest.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let follows =
            rest.starts_with(' ') && words.by_ref().take(2).any(|it| PLURALS.contains(&it));
        !name.contains("->") && !is_chosen && follows
    })
}

#[test]
fn what_is_counted_has_its_forms() {
    let texts = texts(Locale::En);
    let known = |id: &&String| [MORE_THAN_ONE, NAMES].concat().contains(&id.as_str());
    let fixed: Vec<&String> =
        texts.iter().filter(|(_, text)| is_fixed(text)).map(|(id, _)| id).collect();
    let wrong: Vec<&&String> = fixed.iter().filter(|id| !known(id)).collect();
    assert!(wrong.is_empty(), "without a form for one: {wrong:?}");
    for id in [MORE_THAN_ONE, NAMES].concat() {
        assert!(fixed.iter().any(|other| *other == id), "{id} needs no exception");
    }
}

#[test]
fn an_event_in_which_no_one_is_missing_has_no_number_of_those() {
    for locale in Locale::ALL {
        let begins = |left| {
            let args = [("seats", Arg::Number(4)), ("left", Arg::Number(left))];
            say(locale, "event-begins-with", &args)
        };
        let brackets = |text: &str| text.contains(['(', '（']);
        assert!(brackets(&begins(2)) && begins(2).contains('2'), "{locale:?} {}", begins(2));
        assert!(!brackets(&begins(0)) && !begins(0).contains('0'), "{locale:?} {}", begins(0));
    }
}

#[test]
fn one_is_said_as_one_in_every_language_that_has_a_form_for_it() {
    let joined = |locale, opponents| {
        let args = [("event", Arg::Text("#1".to_owned())), ("opponents", Arg::Number(opponents))];
        say(locale, "event-joined", &args)
    };
    for (locale, one, two) in [
        (Locale::En, "play one opponent at a time", "play up to 2 opponents at a time"),
        (Locale::De, "gegen einen Gegner zur", "gegen bis zu 2 Gegner zur"),
        (Locale::Es, "contra un rival a la vez", "contra hasta 2 rivales a la vez"),
        (Locale::Fr, "contre un seul adversaire à", "contre 2 adversaires à"),
    ] {
        assert!(joined(locale, 1).contains(one), "{}", joined(locale, 1));
        assert!(joined(locale, 2).contains(two), "{}", joined(locale, 2));
    }
    let here = |locale, most| say(locale, "refusal-too-many-here", &[("most", Arg::Number(most))]);
    for (locale, most, said) in [
        (Locale::En, 1, "has one active game,"),
        (Locale::Cs, 1, "má jednu rozehranou partii,"),
        (Locale::Cs, 3, "má 3 rozehrané partie,"),
        (Locale::Cs, 5, "má 5 rozehraných partií,"),
        (Locale::Ru, 1, "1 текущая партия,"),
        (Locale::Ru, 22, "22 текущие партии,"),
        (Locale::Ru, 11, "11 текущих партий,"),
    ] {
        let text: String = here(locale, most).replace(['\u{2068}', '\u{2069}'], "");
        assert!(text.contains(said), "{text}");
    }
}

/// A team has won as several: a verb in the singular would be wrong before their names, as it was in Czech.
#[test]
fn a_decision_for_several_needs_no_form_of_a_verb() {
    let winners = || ("winners", Arg::People(vec!["A".to_owned(), "B".to_owned()]));
    let ruling = ("ruling", Arg::Text("win".to_owned()));
    for text in [
        say(Locale::Cs, "record-decided", &[winners()]),
        say(Locale::Cs, "ruled", &[ruling, winners()]),
    ] {
        assert!(text.contains("výhru: A") && !text.contains("vyhrává"), "{text}");
    }
}

/// Discord takes less in one file than in all files of a message: a sentence for both cases has the number of neither.
#[test]
fn data_that_is_too_large_is_measured_by_no_single_number() {
    for locale in Locale::ALL {
        let text = say(locale, "refusal-data-too-large", &[]);
        assert!(!text.contains(|c: char| c.is_ascii_digit() && c != '1'), "{text}");
    }
}
