//! The invariants of ARCHITECTURE.md that the text of the sources shows.

mod bill;
mod citations;
mod scripts;
mod supply_chain;

use crate::root;
use narabe::app::commands::COMMANDS;
use narabe::config::Config;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn read(name: &str) -> String {
    fs::read_to_string(root().join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Every Rust file below a folder: its path from the root, and its text.
pub fn sources(folder: &str) -> Vec<(String, String)> {
    fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                collect(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join(folder), &mut found);
    found.sort();
    let named = |path: &PathBuf| path.strip_prefix(root()).unwrap().to_string_lossy().into_owned();
    found.iter().map(|path| (named(path), fs::read_to_string(path).unwrap())).collect()
}

/// The part of the sources that a folder or file name stands for: `src/game` is `src/game.rs` and
/// `src/game/…`.
fn part(of: &str) -> Vec<(String, String)> {
    let belongs = |path: &str| path == format!("{of}.rs") || path.starts_with(&format!("{of}/"));
    let part: Vec<_> = sources("src").into_iter().filter(|(path, _)| belongs(path)).collect();
    assert!(!part.is_empty(), "there is no {of}");
    part
}

/// The lines of code, without comments, numbered from 1.
pub fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate().map(|(number, line)| (number + 1, line));
    lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

/// No line of code in these parts has any of these words.
fn none_of(words: &[&str], parts: &[&str]) {
    for (path, text) in parts.iter().flat_map(|of| part(of)) {
        for (number, line) in code(&text) {
            let found = words.iter().find(|word| line.contains(**word));
            assert!(found.is_none(), "{path}:{number} names {}: {line}", found.unwrap());
        }
    }
}

/// All sources but those of these parts.
fn all_but(parts: &[&str]) -> Vec<(String, String)> {
    let kept: Vec<String> = parts.iter().flat_map(|of| part(of)).map(|(path, _)| path).collect();
    sources("src").into_iter().filter(|(path, _)| !kept.contains(path)).collect()
}

fn only_in(word: &str, parts: &[&str]) {
    for (path, text) in all_but(parts) {
        for (number, line) in code(&text) {
            assert!(!line.contains(word), "{path}:{number} names {word}: {line}");
        }
    }
}

/// The manifests of the program.
const MANIFESTS: [&str; 3] = ["Cargo.toml", "base/Cargo.toml", "board/Cargo.toml"];

/// The names of the libraries that the manifests bring in, as code writes them.
fn libraries() -> Vec<String> {
    MANIFESTS.into_iter().flat_map(libraries_of).collect()
}

fn libraries_of(manifest: &str) -> Vec<String> {
    let manifest = read(manifest);
    let (_, dependencies) = manifest.split_once("\n[dependencies]").unwrap();
    let dependencies = dependencies.split("\n[").next().unwrap();
    let named = dependencies
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(" = "));
    named.map(|(name, _)| name.replace('-', "_")).collect()
}

#[test]
fn game_and_games_use_std_and_serde_alone() {
    let others: Vec<String> = libraries()
        .into_iter()
        .filter(|name| name != "serde")
        .map(|name| format!("{name}::"))
        .collect();
    assert!(others.len() > 15);
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    none_of(&others, &["src/game", "src/games"]);
}

#[test]
fn games_are_named_in_their_list_alone() {
    let list = read("src/games.rs");
    let modules =
        list.lines().filter_map(|line| line.trim().strip_prefix("mod ")?.strip_suffix(';'));
    let games: Vec<&str> = modules.filter(|module| *module != "lines").collect();
    assert!(
        !games.is_empty() && list.lines().all(|line| !line.starts_with("pub mod")),
        "the games are private"
    );
    for game in &games {
        let own = |path: &str| {
            path == format!("src/games/{game}.rs")
                || path.starts_with(&format!("src/games/{game}/"))
        };
        for (path, text) in
            sources("src").into_iter().filter(|(path, _)| !own(path) && path != "src/games.rs")
        {
            let named = format!("{game}::");
            let found = code(&text).find(|(_, line)| line.contains(&named));
            assert!(found.is_none(), "{path} names {game}: {found:?}");
        }
    }
}

#[test]
fn each_library_has_its_one_room() {
    only_in("serenity", &["src/discord"]);
    only_in("rusqlite", &["src/store"]);
    only_in("refinery", &["src/store"]);
    only_in("reqwest", &["src/discord/http"]);
    only_in("imageproc", &["src/render"]);
    only_in("fluent_bundle", &["src/words"]);
    only_in("assets/locales", &["src/words"]);
    only_in(
        "axum",
        &["src/playground", "src/operate", "src/discord/front", "src/discord/signature"],
    );
    only_in("ed25519_dalek", &["src/discord/signature", "src/playground/endpoint"]);
    only_in("postgres::", &["src/store"]);
    only_in("skillratings", &["src/rating"]);
    only_in("integer_blossom", &["src/contest"]);
    only_in("clap", &["src/config", "src/cli"]);
}

/// The rooms from the top, each with those that it imports: the table of ARCHITECTURE.md.
fn map() -> Vec<(String, BTreeSet<String>)> {
    let map = read("ARCHITECTURE.md");
    let (_, table) = map.split_once("| room | imports |\n| --- | --- |\n").expect("the table");
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect();
    let rows = table.lines().map_while(|line| line.strip_prefix("| `")?.split_once("` | "));
    rows.map(|(room, imports)| (room.to_owned(), names(imports))).collect()
}

/// The rooms that the code of a room names, its unit tests left out.
fn imported(room: &str) -> BTreeSet<String> {
    let mut rooms = BTreeSet::new();
    for (_, text) in part(&format!("src/{room}")) {
        let program = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for (_, line) in code(program) {
            let paths = line.split("crate::").skip(1);
            let names = paths.filter_map(|path| path.split(|c: char| !c.is_alphanumeric()).next());
            rooms.extend(names.map(str::to_owned));
        }
    }
    rooms.remove(room);
    rooms
}

/// The map says what is imported, no more and no less, and no room imports one above it.
#[test]
fn arrows_point_down() {
    let map = map();
    let rooms: Vec<&str> = map.iter().map(|(room, _)| room.as_str()).collect();
    for (number, (room, imports)) in map.iter().enumerate() {
        assert_eq!(imported(room), *imports, "src/{room}");
        let above = imports.iter().find(|import| !rooms[number + 1..].contains(&import.as_str()));
        assert_eq!(above, None, "{room} does not stand above what it imports");
    }
    // The program itself, and the lists of the packages.
    let lists = ["main", "lib", "base", "board"];
    for (path, _) in sources("src").into_iter().filter(|(path, _)| path.matches('/').count() == 1) {
        let room = path.trim_start_matches("src/").trim_end_matches(".rs");
        assert!(rooms.contains(&room) || lists.contains(&room), "the map has no {room}");
    }
}

/// Rooms of the app from the top; a room names those below it only.
const APP_ROOMS: [&str; 9] =
    ["commands", "settings", "pages", "events", "clock", "game", "outbox", "output", "input"];

#[test]
fn rooms_of_the_app_point_down() {
    for (number, room) in APP_ROOMS.iter().enumerate() {
        let above: Vec<String> =
            APP_ROOMS[..number].iter().map(|above| format!("app::{above}::")).collect();
        let above: Vec<&str> = above.iter().map(String::as_str).collect();
        none_of(&above, &[&format!("src/app/{room}")]);
    }
}

#[test]
fn no_clock_and_no_chance_below_the_app() {
    let words = ["SystemTime", "Instant::now", "fastrand", "rand::", "thread_rng"];
    none_of(
        &words,
        &[
            "src/engine",
            "src/game",
            "src/games",
            "src/search",
            "src/records",
            "src/store",
            "src/render",
            "src/words",
            "src/rating",
            "src/contest",
        ],
    );
    only_in("SystemTime", &["src/clock"]);
}

#[test]
fn mentions_are_written_in_one_place() {
    for (path, text) in sources("src/discord") {
        let found = code(&text).find(|(_, line)| line.contains("allowed_mentions"));
        assert_eq!(found.is_some(), path == "src/discord/write.rs", "{path}: {found:?}");
    }
}

#[test]
fn every_file_says_what_it_is_for() {
    for folder in ["src", "tests", "benches"] {
        for (path, text) in sources(folder) {
            assert!(text.starts_with("//! "), "{path} does not open with what it is for");
        }
    }
}

/// Short functions matter more than short files.
#[test]
fn functions_are_short() {
    let mut lengths: Vec<(usize, String)> =
        sources("src").iter().flat_map(|(path, text)| functions(path, text)).collect();
    lengths.sort();
    let at = |share: usize| lengths[(lengths.len() - 1) * share / 100].clone();
    println!(
        "{} functions, median {:?}, 95th percentile {:?}, longest {:?}",
        lengths.len(),
        at(50),
        at(95),
        at(100)
    );
    assert!(at(50).0 <= 8, "the median function is {:?}", at(50));
    assert!(at(95).0 <= 30, "one function in twenty is longer than {:?}", at(95));
    assert!(at(100).0 <= 80, "the longest function is {:?}", at(100));
}

/// The functions of a file with their lengths in lines, by the indentation of the closing brace.
fn functions(path: &str, text: &str) -> Vec<(usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let body = line.trim_start();
        let indent = &line[..line.len() - body.len()];
        let starts = ["fn ", "pub fn ", "async fn ", "pub async fn ", "const fn ", "pub const fn "];
        let restricted = body.strip_prefix("pub(").and_then(|rest| rest.split_once(") "));
        let visible = restricted.map_or(body, |(_, item)| item);
        if !starts.iter().any(|start| visible.starts_with(start)) {
            continue;
        }
        let closing = format!("{indent}}}");
        let end = lines[number..].iter().position(|line| {
            *line == closing || (line.starts_with(&closing) && line.len() == closing.len())
        });
        let one_line = line.trim_end().ends_with('}') || line.trim_end().ends_with(';');
        if let (Some(end), false) = (end, one_line) {
            found.push((end + 1, format!("{path}:{}", number + 1)));
        }
    }
    found
}

#[test]
fn the_tests_of_invariants_and_decisions_exist() {
    let map = read("ARCHITECTURE.md");
    let (_, invariants) =
        map.split_once("## Invariants").expect("ARCHITECTURE.md lists the invariants");
    tests_exist(invariants, 40);
    tests_exist(&read("docs/decisions.md"), 100);
}

/// Holds that a document names at least so many tests, as `tests/it/FILE.rs::NAME`, and that each exists.
pub fn tests_exist(document: &str, least: usize) {
    let tests = document.split('`').filter(|part| part.starts_with("tests/it/"));
    let named: Vec<_> = tests.filter_map(|test| test.rsplit_once("::")).collect();
    assert!(named.len() >= least, "only {} tests are named", named.len());
    for (file, test) in named {
        assert!(read(file).contains(&format!("fn {test}(")), "{file}::{test} does not exist");
    }
}

/// A name that no test has would run nothing, and its part would seem to hold.
#[test]
fn the_examples_run_tests_that_exist() {
    let is_of_path =
        |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || "_:".contains(sign);
    let mut seen = 0;
    for example in ["examples/proof.rs", "examples/cluster.rs"] {
        let text = read(example);
        let paths = text.split('"').filter(|part| part.chars().all(is_of_path));
        for (file, test) in paths.filter_map(|path| path.rsplit_once("::")) {
            let file = format!("tests/it/{}.rs", file.replace("::", "/"));
            assert!(read(&file).contains(&format!("fn {test}(")), "{example}: no {file}::{test}");
            seen += 1;
        }
    }
    assert!(seen > 20, "only {seen} tests are seen");
}

/// The calls that log something, each up to its closing bracket.
fn logged(text: &str) -> Vec<String> {
    let mut calls = Vec::new();
    for level in ["error!(", "warn!(", "info!(", "debug!(", "trace!(", "info_span!("] {
        let call = format!("tracing::{level}");
        for rest in text.split(call.as_str()).skip(1) {
            let mut open = 1;
            let inside = |sign: &char| {
                open += i32::from(*sign == '(') - i32::from(*sign == ')');
                open > 0
            };
            calls.push(rest.chars().take_while(inside).collect());
        }
    }
    calls
}

/// docs/privacy.md promises that logs hold no ids of people.
#[test]
fn no_line_of_the_log_names_a_person() {
    let mut seen = 0;
    for (path, text) in sources("src") {
        for call in logged(&text) {
            for word in ["person", "people", "author", "opponent", "target", "member", "user"] {
                assert!(!call.contains(word), "{path} logs {word}: {call}");
            }
            seen += 1;
        }
    }
    assert!(seen > 60, "only {seen} calls are seen");
}

/// PostgreSQL reads the whole of what NOT IN names, for each statement anew; that of NOT EXISTS it finds by an index.
#[test]
fn no_statement_leaves_out_what_a_growing_table_has_by_not_in() {
    let few = ["SELECT id FROM guilds WHERE purging", "SELECT guild, pool, season FROM recounts"];
    let mut seen = 0;
    for (path, text) in sources("src/store") {
        for rest in text.split("NOT IN (SELECT").skip(1) {
            let of_few = few.iter().any(|few| format!("SELECT{rest}").starts_with(few));
            assert!(of_few, "{path}: NOT IN (SELECT{}", rest.lines().next().unwrap_or_default());
            seen += 1;
        }
    }
    assert!(seen > 2, "only {seen} are seen");
}

#[test]
fn the_map_names_every_room() {
    let map = read("ARCHITECTURE.md");
    for (path, _) in sources("src").into_iter().filter(|(path, _)| path.matches('/').count() == 1) {
        let room = path.trim_end_matches(".rs");
        assert!(
            map.contains(&format!("`{room}`")) || map.contains(&format!("`{path}`")),
            "ARCHITECTURE.md has no {path}"
        );
    }
}

/// The README leads to both guides, which a test of `operate/documents.rs` holds.
#[test]
fn the_guides_list_every_command_and_setting() {
    use clap::CommandFactory;
    let playing = read("docs/playing.md");
    for command in COMMANDS {
        assert!(
            playing.contains(&format!("| `/{}` |", command.name)),
            "docs/playing.md has no /{}",
            command.name
        );
    }
    let operating = read("docs/operating.md");
    let program = Config::command();
    for variable in program.get_arguments().filter_map(|argument| argument.get_env()) {
        let variable = variable.to_string_lossy();
        assert!(operating.contains(&format!("| `{variable}` |")), "no {variable}");
    }
    for command in program.get_subcommands() {
        let name = command.get_name();
        assert!(operating.contains(&format!("`narabe {name}`")), "no narabe {name}");
    }
}

/// A library comes with the reason why it is there.
#[test]
fn every_dependency_says_what_it_is_for() {
    for name in MANIFESTS.into_iter().chain(["tests/Cargo.toml", "tests/references/Cargo.toml"]) {
        let (mut section, mut comment) = ("", false);
        for line in read(name).lines() {
            if line.starts_with('[') {
                section = line;
            }
            let dependency = section.contains("dependencies]") && line.contains(" = ");
            assert!(!dependency || comment, "{name} does not say what this is for: {line}");
            comment = line.starts_with('#');
        }
    }
}
