//! The examples in sentences, typed word for word into the look-alike.

use super::style::{command, commands_in, given, quoted, subcommand};
use super::{WHOLE, texts};
use crate::stage::Stage;
use narabe::app::commands::spec::{Opt, Takes};
use narabe::playground::Answered;
use narabe::words::{Locale, try_say};
use std::collections::BTreeSet;

/// The commands with options, and options alone, that the sentences of a language quote, each without what a person
/// would have to fill in; and the commands that they name without options.
fn examples(locale: Locale) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for text in texts(locale).values() {
        let (inside, around) = quoted(text);
        let whole = inside.into_iter().filter(|quotation| !quotation.contains('{'));
        all.extend(
            whole.filter(|one| one.starts_with('/') || one.contains(':')).map(str::to_owned),
        );
        all.extend(commands_in(&around).into_iter().map(|(name, _)| format!("/{name}")));
    }
    all
}

/// The command that an example is for, with its subcommand, and its options with the values that Discord's client sends
/// for what it shows.
fn typed(locale: Locale, example: &str) -> Option<(String, Vec<(String, String)>)> {
    let found = commands_in(example).first().copied();
    let (name, rest) = found.unwrap_or(("challenge", ""));
    let spec = command(name).unwrap_or_else(|| panic!("no command in {example}"));
    let sub = subcommand(spec, rest);
    let own = spec.options_of(sub).unwrap_or_else(|| panic!("no such subcommand: {example}"));
    let value = |name: &str, shown: &str| {
        let option = own.iter().find(|option| option.name == name);
        let option = option.unwrap_or_else(|| panic!("no option {name} in {example}"));
        let label = |word: &&&str| {
            let id = format!("choice-{name}-{word}");
            try_say(locale, &id, &[]).as_deref() == Some(shown)
        };
        match option.takes {
            Takes::Word(words) => words.iter().find(label).map_or(shown, |word| word).to_owned(),
            _ => shown.to_owned(),
        }
    };
    let options: Vec<(String, String)> = given(example)
        .into_iter()
        .map(|(name, shown)| (name.to_owned(), value(name, shown)))
        .collect();
    // A command that asks for more than a sentence names is no example of a whole one.
    let is_missing =
        |option: &Opt| option.required && !options.iter().any(|(name, _)| name == option.name);
    let path = [Some(name), sub].into_iter().flatten().collect::<Vec<_>>().join(" ");
    (!own.iter().any(is_missing)).then_some((path, options))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_example_works_word_for_word() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let mut run = 0;
    // The labels differ by language, what is sent for them does not.
    let mut sent = BTreeSet::new();
    for locale in Locale::ALL {
        let alice = stage.person("alice").with_locale(locale.code());
        for example in examples(locale) {
            let Some((path, options)) = typed(locale, &example) else { continue };
            if !WHOLE.contains(&locale) && sent.contains(&(path.clone(), options.clone())) {
                continue;
            }
            sent.insert((path.clone(), options.clone()));
            stage.clock.advance(60_000);
            // The minute counts as downtime; vacations end once its credit is complete.
            stage.bot.tick().await;
            let options: Vec<(&str, &str)> =
                options.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let answer = alice.slash(&lobby, &path, &options).await;
            let answer = answer.unwrap_or_else(|why| panic!("{locale:?} {example}: {why}"));
            let fault = try_say(locale, "fault-busy", &[]).unwrap();
            assert!(!answer.text().contains(&fault), "{locale:?} {example}: {answer:?}");
            match (path.as_str(), &answer) {
                // A proposal of a game becomes one.
                ("challenge", Answered::Message(_)) => {
                    let message = answer.message().unwrap();
                    let withdraw = try_say(Locale::En, "button-withdraw", &[]).unwrap();
                    // A game against the machine begins at once.
                    if message.buttons().iter().any(|button| button.label == withdraw) {
                        stage.person("alice").press(message, &withdraw).await.unwrap();
                    }
                }
                // Without options there is a form to fill in.
                ("challenge", Answered::Modal(_)) if options.is_empty() => {}
                ("challenge", other) => panic!("{locale:?} {example} is refused: {other:?}"),
                (_, Answered::Silence | Answered::Nothing) => {
                    panic!("{locale:?} {example}: no answer")
                }
                _ => {}
            }
            run += 1;
        }
    }
    println!("{run} examples");
    assert!(run >= 45, "{run}");
    stage.close().await;
}

/// A test of the test: what cannot be typed is found.
#[test]
fn an_example_is_typed_as_it_is_shown() {
    let (path, options) = typed(Locale::Fr, "/events do:Commencer").unwrap();
    assert_eq!((&*path, options), ("events", vec![("do".to_owned(), "start".to_owned())]));
    assert_eq!(typed(Locale::Fr, "/vacation stop"), Some(("vacation stop".to_owned(), vec![])));
    let (path, options) = typed(Locale::En, "/challenge game:gomoku/renju rated:True").unwrap();
    let wanted = [("game", "gomoku/renju"), ("rated", "True")];
    assert_eq!(path, "challenge");
    assert_eq!(options, wanted.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert!(typed(Locale::En, "/move").is_none(), "a move needs a point");
    assert!(typed(Locale::En, "/settings end").is_none(), "an act needs its game");
    let all = examples(Locale::En);
    assert!(all.contains("/events do:Join") && all.contains("/board"), "{all:?}");
}
