//! The style sheets of `docs/words.md`: words that are avoided, spaces, and commands that are quoted as they can be typed.

use super::{WHOLE, texts};
use narabe::app::commands::COMMANDS;
use narabe::app::commands::spec::{Opt, Spec, Takes};
use narabe::games::GAMES;
use narabe::words::{Locale, files, try_say};

const SHEETS: &str = include_str!("../../../docs/words.md");

/// The files that speak in chat; the others teach rules and name things.
const CHAT: &[&str] = &[
    "chat.ftl",
    "clocks.ftl",
    "commands.ftl",
    "events.ftl",
    "people.ftl",
    "ratings.ftl",
    "records.ftl",
    "refusals.ftl",
];

/// The words that a list of the style sheets avoids.
fn avoided(list: &str) -> Vec<&'static str> {
    let begin = format!("```words {list}\n");
    let (_, rest) = SHEETS.split_once(&begin).unwrap_or_else(|| panic!("no list {list}"));
    let lines = rest.split("```").next().unwrap_or_default().lines();
    let words: Vec<&str> =
        lines.map(|line| line.split_once(" → ").expect("a word and its better one").0).collect();
    assert!(words.len() > 3, "{list}");
    words
}

/// The lines of a language's files that people read, with the file and its name; names that are only typed are not read.
fn lines(locale: Locale) -> impl Iterator<Item = (&'static str, usize, &'static str)> {
    files(locale).into_iter().flat_map(|(file, text)| {
        let (file, text): (&str, &str) = (file.leak(), text.leak());
        let lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.starts_with('#') && !line.starts_with("also-"));
        lines.map(move |(number, line)| (file, number + 1, said(line)))
    })
}

/// A line without the id of the message that begins there.
fn said(line: &str) -> &str {
    match line.split_once(" =") {
        Some((id, text)) if !id.contains([' ', '$', '{']) => text.trim_start(),
        _ => line,
    }
}

/// The languages that put no spaces between words.
const WITHOUT_SPACES: [Locale; 3] = [Locale::Ja, Locale::ZhCn, Locale::ZhTw];

/// True if the text has this word or phrase; in languages that put spaces between words, as a whole.
fn has(locale: Locale, text: &str, word: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(word).any(|(at, _)| {
        let part = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        let ends =
            word.ends_with(char::is_alphanumeric) && part(text[at + word.len()..].chars().next());
        WITHOUT_SPACES.contains(&locale) || !part(text[..at].chars().next_back()) && !ends
    })
}

#[test]
fn no_message_has_a_word_that_its_style_sheet_avoids() {
    let mut found = Vec::new();
    for locale in Locale::ALL {
        let list = locale.code().trim_end_matches("-US").trim_end_matches("-ES");
        let everywhere = avoided(list);
        let chat = WHOLE.contains(&locale).then(|| avoided(&format!("{list} chat")));
        let in_chat = chat.unwrap_or_default();
        for (file, number, line) in lines(locale) {
            let in_chat = in_chat.iter().filter(|_| CHAT.contains(&file));
            for word in everywhere.iter().chain(in_chat).filter(|word| has(locale, line, word)) {
                found.push(format!("{list}/{file}:{number} has “{word}”: {line}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Discord breaks lines at plain spaces, and a line would begin with the sign.
#[test]
fn no_plain_space_stands_before_a_french_sign() {
    let mut found = Vec::new();
    for (file, number, line) in lines(Locale::Fr) {
        let before =
            [':', ';', '?', '!', '%', '»'].iter().any(|sign| line.contains(&format!(" {sign}")));
        if before || line.contains("« ") {
            found.push(format!("fr/{file}:{number}: {line}"));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_sentence_of_the_chat_has_no_semicolon_in_english() {
    let chat = lines(Locale::En).filter(|(file, _, _)| CHAT.contains(file));
    let found: Vec<_> = chat
        .filter(|(_, _, line)| line.contains("; ") && *line != "{ $before }; { $next }")
        .collect();
    assert!(found.is_empty(), "{found:#?}");
}

/// The parts in backticks, and the text around them.
pub(super) fn quoted(text: &str) -> (Vec<&str>, String) {
    let parts: Vec<&str> = text.split('`').collect();
    let inside = parts.iter().skip(1).step_by(2).copied().collect();
    (inside, parts.into_iter().step_by(2).collect::<Vec<_>>().join("`"))
}

/// The names after a slash that begins a word: `/board`, but not `gomoku/renju`.
pub(super) fn commands_in(text: &str) -> Vec<(&str, &str)> {
    let starts = text.match_indices('/').filter(|(at, _)| {
        let before = text[..*at].chars().next_back();
        before.is_none_or(|sign| !sign.is_ascii_alphanumeric() && !"/}*<".contains(sign))
    });
    let name = |at: usize| {
        let rest = &text[at + 1..];
        let end = rest.find(|c: char| !c.is_ascii_lowercase()).unwrap_or(rest.len());
        rest.split_at(end)
    };
    starts.map(|(at, _)| name(at)).filter(|(name, _)| !name.is_empty()).collect()
}

pub(super) fn command(name: &str) -> Option<&'static Spec> {
    COMMANDS.iter().copied().find(|spec| spec.name == name)
}

/// The options with their values, each from its name to the next one: `do:Close the season`.
pub(super) fn given(text: &str) -> Vec<(&str, &str)> {
    let mut given: Vec<(&str, &str)> = Vec::new();
    let mut rest = text;
    while let Some((before, value)) = rest.split_once(':') {
        let name = before.rsplit(' ').next().unwrap_or(before);
        let next = value.split_once(':').and_then(|(value, _)| value.rfind(' '));
        let (value, after) = next.map_or((value, ""), |at| value.split_at(at));
        given.push((name, value.trim()));
        rest = after;
    }
    given
}

/// True if the option takes this value, by the label that Discord shows in the language.
fn takes(locale: Locale, option: &Opt, value: &str) -> bool {
    let label = |word: &&&str| {
        try_say(locale, &format!("choice-{}-{word}", option.name), &[]).as_deref() == Some(value)
    };
    match option.takes {
        Takes::Word(words) => words.iter().any(|word| label(&word)),
        Takes::Flag => ["True", "False"].contains(&value),
        // The number of a game, or a rule set.
        Takes::Text if option.name == "game" && !value.chars().all(|c| c.is_ascii_digit()) => {
            value.split_once('/').is_some_and(|(game, preset)| {
                let of = GAMES.0.iter().filter(|entry| entry.info.id == game);
                of.flat_map(|entry| entry.info.presets).any(|known| known.name == preset)
            })
        }
        Takes::Text if option.name == "rules" => value.split_once('=').is_some_and(|(key, _)| {
            GAMES.0.iter().flat_map(|entry| entry.info.keys).any(|known| known.name == key)
        }),
        _ => !value.is_empty(),
    }
}

/// The options of a command, and of each of its subcommands.
fn all_options(spec: &Spec) -> impl Iterator<Item = &'static Opt> {
    spec.options.iter().chain(spec.subcommands.iter().flat_map(|sub| sub.options))
}

/// The subcommand in what follows a command's name; none where the command has none.
pub(super) fn subcommand<'a>(spec: &Spec, rest: &'a str) -> Option<&'a str> {
    (!spec.subcommands.is_empty()).then(|| rest.split_whitespace().next()).flatten()
}

/// Fault of a quotation in backticks: a command with options, options alone, or one word.
fn fault(locale: Locale, quotation: &str) -> Option<String> {
    let of: Vec<&Opt> = match commands_in(quotation).first() {
        Some((name, rest)) => {
            let Some(spec) = command(name) else { return Some(format!("no command {name}")) };
            match spec.options_of(subcommand(spec, rest)) {
                Some(options) => options.iter().collect(),
                None => return Some(format!("/{name} is not given so")),
            }
        }
        None => COMMANDS.iter().flat_map(|spec| all_options(spec)).collect(),
    };
    let options = given(quotation);
    if options.is_empty() && !quotation.starts_with('/') {
        let values = of.iter().filter_map(|option| match option.takes {
            Takes::Word(words) => Some(words),
            _ => None,
        });
        let mut subs = COMMANDS.iter().flat_map(|spec| spec.subcommands);
        let known = of.iter().any(|option| option.name == quotation)
            || values.flatten().any(|word| *word == quotation)
            || subs.any(|sub| sub.name == quotation);
        return (!known).then(|| "no option or value".to_owned());
    }
    let wrong = options.into_iter().find(|(name, value)| {
        !of.iter().any(|option| option.name == *name && takes(locale, option, value))
    });
    wrong.map(|(name, value)| format!("no option {name} that takes {value}"))
}

#[test]
fn every_command_in_a_sentence_exists_as_quoted() {
    let (mut commands, mut quotations, mut faults) = (0, 0, Vec::new());
    for locale in Locale::ALL {
        for (id, text) in texts(locale) {
            let (inside, around) = quoted(&text);
            for quotation in inside.iter().filter(|quotation| !quotation.contains("{ $")) {
                quotations += 1;
                faults
                    .extend(fault(locale, quotation).map(|why| format!("{locale:?} {id}: {why}")));
            }
            for (name, rest) in commands_in(&around) {
                commands += 1;
                let option = rest.trim_start().split([' ', '.', '。']).next().unwrap_or_default();
                // With options or a subcommand a command is in backticks.
                let spec = command(name);
                if spec.is_none_or(|spec| !spec.subcommands.is_empty())
                    || option.trim_end_matches(':').contains(':')
                {
                    faults.push(format!("{locale:?} {id}: /{name}{option}"));
                }
            }
        }
    }
    println!("{commands} commands and {quotations} quotations");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(commands > 100 && quotations > 60, "{commands} commands, {quotations} quotations");
}

/// The pages that a stranger sees first quote commands as their own language shows them.
#[test]
fn every_command_in_the_readme_exists_as_quoted() {
    let pages =
        [(Locale::En, "README.md"), (Locale::Ja, "README.ja.md"), (Locale::Fr, "README.fr.md")];
    for (locale, page) in pages {
        let text = std::fs::read_to_string(crate::root().join(page)).unwrap();
        let (inside, _) = quoted(&text);
        let commands: Vec<&str> =
            inside.into_iter().filter(|one| one.starts_with('/') && !one.contains('?')).collect();
        assert!(commands.len() >= 10, "{page}: {commands:?}");
        for command in commands {
            assert_eq!(fault(locale, command), None, "{page}: {command}");
        }
        let signs = [':', ';', '?', '!', '%', '»'];
        for line in text.lines().filter(|_| locale == Locale::Fr) {
            let plain = signs.iter().any(|sign| line.contains(&format!(" {sign}")));
            assert!(!plain && !line.contains("« "), "{page}: {line}");
        }
    }
}

/// A test of the test: what would be a dead end for a reader is found.
#[test]
fn a_command_that_cannot_be_typed_is_found() {
    let faults = |quotation| fault(Locale::En, quotation).is_some();
    for wrong in [
        "/vacation",
        "/vacation do:Stop",
        "/vacation end",
        "/vacations stop",
        "/events do:Commencer",
        "/challenge game:gomoku/pente",
        "/challenge game:gomoku/renju rated:Yes",
        "/settings end season:1",
        "/settings do:close-season",
        "rules:openings=swap2",
        "ratings",
    ] {
        assert!(faults(wrong), "{wrong}");
    }
    for right in [
        "/vacation stop",
        "/settings end game:12",
        "/events do:Start",
        "/challenge game:gomoku/renju rated:True",
        "rated",
        "unban",
        "jsonl",
    ] {
        assert!(!faults(right), "{right}: {:?}", fault(Locale::En, right));
    }
    assert!(fault(Locale::Fr, "/events do:Commencer").is_none());
}

/// Discord and `/help` list commands below each other, where a noun or another politeness stands out.
#[test]
fn descriptions_of_commands_are_alike() {
    let described = |locale| texts(locale).into_iter().filter(|(id, _)| id.starts_with("command-"));
    for (id, text) in described(Locale::En) {
        let first = text.split(' ').next().unwrap_or_default();
        assert!(!["A", "An", "The", "This", "Your"].contains(&first), "{id} has no verb: {text}");
    }
    for (id, text) in described(Locale::Ja) {
        let sentence = text.split('（').next().unwrap_or_default();
        assert!(sentence.ends_with("ます"), "{id}: {text}");
    }
}

/// A quotation in backticks stands apart from the letters around it, or a reader takes it for a part of a word.
#[test]
fn what_is_quoted_stands_apart_in_japanese() {
    let letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
    for (file, number, line) in lines(Locale::Ja) {
        let parts: Vec<&str> = line.split('`').collect();
        let before = parts.iter().step_by(2).take(parts.len() / 2);
        let after = parts.iter().skip(2).step_by(2);
        let touches = before.map(|part| part.chars().next_back()).any(letter)
            || after.map(|part| part.chars().next()).any(letter);
        assert!(!touches, "ja/{file}:{number}: {line}");
    }
}

/// Texts are joined by messages, since languages differ in the signs between them.
#[test]
fn no_code_writes_the_signs_between_texts() {
    for folder in ["src/app", "src/words"] {
        for (path, text) in crate::tidy::sources(folder) {
            for (number, line) in crate::tidy::code(&text) {
                let joined = line.split("join(\"").nth(1).and_then(|rest| rest.split('"').next());
                // A path is joined by a name, lines by a line break.
                let sign = joined.map(|sign| sign.replace("\\n", ""));
                let sign = sign.filter(|sign| {
                    !sign.trim().is_empty() && !sign.contains(char::is_alphanumeric)
                });
                assert!(sign.is_none(), "{path}:{number} writes a sign: {line}");
            }
        }
    }
}
