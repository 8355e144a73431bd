//! Names, things and sentences one after the other, with the signs that a language puts between them.

use super::{Locale, action, played, say, with_minus};
use crate::game::Arg;

/// Largest number of names that a sentence lists.
pub const MOST_NAMES: usize = 12;

/// Joins names such as points: "h8, i9". Of more than twelve, the first ones, and in words that there are more: a sign would
/// stand beside the one at the end of the sentence.
pub fn names(locale: Locale, names: &[String]) -> String {
    let text = fold(locale, "join-names", &names[..names.len().min(MOST_NAMES)]);
    if names.len() <= MOST_NAMES {
        return text;
    }
    say(locale, "join-names-cut", &[("before", Arg::Text(text))])
}

/// Joins things as [`things`] does. More than twelve are cut as [`names`] are.
pub fn first_things(locale: Locale, all: &[String]) -> String {
    let text = things(locale, &all[..all.len().min(MOST_NAMES)]);
    if all.len() <= MOST_NAMES {
        return text;
    }
    say(locale, "join-names-cut", &[("before", Arg::Text(text))])
}

/// Joins names as [`all_names`] does, the first of them for which so many characters are enough, and says how many more there are.
/// None where not even the first one fits.
pub fn names_within(locale: Locale, all: &[String], most: usize) -> Option<String> {
    within(locale, all, most, all_names)
}

/// Joins things as [`names_within`] does names.
pub fn things_within(locale: Locale, all: &[String], most: usize) -> Option<String> {
    within(locale, all, most, things)
}

fn within(
    locale: Locale,
    all: &[String],
    most: usize,
    joined: impl Fn(Locale, &[String]) -> String,
) -> Option<String> {
    let cut = |count: usize| {
        let before = joined(locale, &all[..count]);
        if count == all.len() {
            return before;
        }
        let count = Arg::Number((all.len() - count) as i64);
        say(locale, "join-names-more", &[("before", Arg::Text(before)), ("count", count)])
    };
    let mut length = 0;
    // More do not fit, whatever stands between them.
    let bound = all.iter().take_while(|name| {
        length += name.chars().count();
        length <= most
    });
    (1..=bound.count()).rev().map(cut).find(|text| text.chars().count() <= most)
}

/// Joins names, however many there are.
pub fn all_names(locale: Locale, names: &[String]) -> String {
    fold(locale, "join-names", names)
}

/// Joins people, each as a sentence calls a person: "A, B and C". More than twelve are cut as [`names`] are.
pub fn people(locale: Locale, people: &[String]) -> String {
    if people.len() > MOST_NAMES {
        return names(locale, &called(locale, people));
    }
    all_people(locale, people)
}

/// Joins people, however many there are: whoever is to be pinged must be named.
pub fn all_people(locale: Locale, people: &[String]) -> String {
    with_last(locale, PEOPLE, &called(locale, people))
}

/// Joins numbers of games in a sentence: "#1, #2 and #3". More than twelve are cut as [`names`] are.
pub fn games(locale: Locale, games: &[String]) -> String {
    if games.len() > MOST_NAMES { names(locale, games) } else { with_last(locale, PEOPLE, games) }
}

/// Joins names of which one is meant: "h7, h9 or h11". More than twelve are cut as [`names`] are.
pub fn either(locale: Locale, all: &[String]) -> String {
    if all.len() > MOST_NAMES {
        names(locale, all)
    } else {
        with_last(locale, ["join-either"; 2], all)
    }
}

/// The messages that join two people, and the last one of more: in some languages only two have a word between them.
const PEOPLE: [&str; 2] = ["join-people", "join-people-last"];

/// Joins names as [`all_names`] does, but for the last one, which the first message joins to one name, the second to several.
fn with_last(locale: Locale, [of_two, of_more]: [&str; 2], parts: &[String]) -> String {
    match parts.split_last() {
        Some((last, before)) if !before.is_empty() => {
            let id = if before.len() == 1 { of_two } else { of_more };
            join(locale, id, all_names(locale, before), last)
        }
        _ => all_names(locale, parts),
    }
}

/// Joins the first of several people, whose others the sentence counts: "A, B, C".
pub fn first_people(locale: Locale, people: &[String]) -> String {
    all_names(locale, &called(locale, people))
}

/// Joins players, each called already: a person by [`person`], a machine by its name alone.
pub fn players(locale: Locale, called: &[String]) -> String {
    with_last(locale, PEOPLE, called)
}

/// Returns a person as a sentence calls one, in some languages by an honorific.
pub fn person(locale: Locale, person: &str) -> String {
    say(locale, "join-person", &[("person", Arg::Text(person.to_owned()))])
}

/// Returns people as a sentence calls them.
fn called(locale: Locale, people: &[String]) -> Vec<String> {
    people.iter().map(|one| person(locale, one)).collect()
}

/// Joins things that may have commas or spaces of their own: "1 green: red 2; 2 gold: empty".
pub fn things(locale: Locale, things: &[String]) -> String {
    fold(locale, "join-things", things)
}

/// Joins the names of actions: points as "h8 i9 h7", and where texts have several words, all as things.
pub fn actions(locale: Locale, texts: &[String]) -> String {
    let named: Vec<String> = texts.iter().map(|text| action(locale, text)).collect();
    let are_words = texts.iter().any(|text| text.contains(' '));
    if are_words { things(locale, &named) } else { named.join(" ") }
}

/// Joins what is said of actions that were played one after the other: points as "D8 D7", and where there are words, all as
/// things.
pub fn all_played(locale: Locale, texts: &[String]) -> String {
    let said: Vec<String> = texts.iter().map(|text| played(locale, text)).collect();
    let is_place = |(said, text): (&String, &String)| *said == with_minus(text);
    if said.iter().zip(texts).all(is_place) { said.join(" ") } else { things(locale, &said) }
}

/// Joins the parts of a line that is read like a table.
pub fn parts(locale: Locale, parts: &[String]) -> String {
    fold(locale, "join-parts", parts)
}

/// Joins the members of a team.
pub fn mates(locale: Locale, mates: &[String]) -> String {
    fold(locale, "join-mates", mates)
}

/// Joins the players, or teams, of a game that is told to someone who looks on.
pub fn sides(locale: Locale, sides: &[String]) -> String {
    fold(locale, "join-sides", sides)
}

/// Joins whole sentences.
pub fn sentences(locale: Locale, sentences: &[String]) -> String {
    fold(locale, "join-sentences", sentences)
}

/// Ends a sentence with a full stop, unless it has a sign of its own at its end. A bracket is none.
pub fn full_stop(locale: Locale, sentence: String) -> String {
    let needs_one = |last: char| last.is_alphanumeric() || matches!(last, ')' | '）');
    if !sentence.ends_with(needs_one) {
        return sentence;
    }
    say(locale, "full-stop", &[("sentence", Arg::Text(sentence))])
}

/// Returns a sentence without the full stop at its end, for a line that has other parts behind it.
pub fn without_full_stop(locale: Locale, sentence: &str) -> String {
    let stop = say(locale, "full-stop", &[("sentence", Arg::Text(String::new()))]);
    sentence.strip_suffix(&*stop).unwrap_or(sentence).to_owned()
}

fn fold(locale: Locale, id: &str, parts: &[String]) -> String {
    let joined = parts.iter().cloned().reduce(|before, next| join(locale, id, before, &next));
    joined.unwrap_or_default()
}

fn join(locale: Locale, id: &str, before: String, next: &str) -> String {
    say(locale, id, &[("before", Arg::Text(before)), ("next", Arg::Text(next.to_owned()))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_cut_unless_all_are_to_be_pinged() {
        let all: Vec<String> = (1..=13).map(|number| format!("P{number}.")).collect();
        for locale in Locale::ALL {
            let (cut, whole) = (people(locale, &all), all_people(locale, &all));
            assert!(cut.contains("P12.") && !cut.contains("P13."), "{cut}");
            assert!(all.iter().all(|person| whole.contains(person)), "{whole}");
            assert_eq!(people(locale, &all[..12]), all_people(locale, &all[..12]));
        }
    }

    /// Japanese has a word between two people, and a sign between all of more.
    #[test]
    fn three_people_are_joined_as_their_language_does() {
        for (locale, two, three) in [
            (Locale::En, "A and B", "A, B and C"),
            (Locale::Fr, "A et B", "A, B et C"),
            (Locale::Ja, "AさんとBさん", "Aさん、Bさん、Cさん"),
        ] {
            let all = ["A", "B", "C"].map(str::to_owned);
            assert_eq!(people(locale, &all[..2]), two);
            assert_eq!(people(locale, &all), three);
        }
    }

    #[test]
    fn what_does_not_fit_is_counted() {
        let all: Vec<String> = (1..=30).map(|number| format!("P{number}.")).collect();
        for locale in Locale::ALL {
            assert_eq!(names_within(locale, &all, 1_000), Some(all_names(locale, &all)));
            let cut = things_within(locale, &all, 60).unwrap_or_default();
            assert!(cut.chars().count() <= 60 && cut.starts_with("P1."), "{cut}");
            let shown = all.iter().filter(|name| cut.contains(name.as_str())).count();
            assert!(cut.contains(&(all.len() - shown).to_string()), "{cut}");
            assert_eq!(names_within(locale, &all, 2), None);
        }
    }

    #[test]
    fn a_full_stop_is_taken_off_again() {
        for locale in Locale::ALL {
            let whole = full_stop(locale, "h8".to_owned());
            assert_eq!(without_full_stop(locale, &whole), "h8");
            assert_eq!(without_full_stop(locale, "**h8**"), "**h8**");
        }
    }

    #[test]
    fn a_sentence_that_ends_in_brackets_gets_its_full_stop() {
        for (locale, sentence, whole) in [
            (Locale::En, "Declare (1 to 8)", "Declare (1 to 8)."),
            (Locale::Ja, "宣言してください（1〜8）", "宣言してください（1〜8）。"),
            (Locale::Ja, "宣言してください。", "宣言してください。"),
        ] {
            assert_eq!(full_stop(locale, sentence.to_owned()), whole);
        }
    }

    /// Words are told apart also in languages that write none between spaces.
    #[test]
    fn words_that_were_played_are_told_apart() {
        let said = |locale, texts: [&str; 2]| all_played(locale, &texts.map(str::to_owned));
        assert_eq!(said(Locale::Ja, ["d8", "d7"]), "d8 d7");
        assert_eq!(said(Locale::Ja, ["stay", "h8"]), "色はそのまま、h8");
    }
}
