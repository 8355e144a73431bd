//! Shell lines of the documents: each is run as written where it can be, in the order of its document, with the program
//! on the path. Lines of `cargo` are read, and what they name has to exist.

use super::documents::{READMES, read};
use crate::program::{PROGRAM, run, without_settings};
use clap::{CommandFactory, Parser};
use narabe::config::Config;
use narabe::store::Store;
use narabe::store::sqlite::Options;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Stdio;

/// The further documents whose shell lines are run.
const GUIDES: [&str; 2] = ["docs/operating.md", "docs/records.md"];

/// Lines that are not run, by the line or its first word, and the reason.
const NOT_RUN: [(&str, &str); 8] = [
    (".ci/release", "builds the program for ten minutes"),
    (".ci/reproduce", "builds it twice; `tidy/scripts.rs` has it compare archives"),
    ("docker", "asks for a container engine"),
    ("install", "writes into folders of the system"),
    ("systemctl", "asks for systemd"),
    ("journalctl", "asks for systemd"),
    ("cd /var/lib/narabe", "is the folder of a bot that has been installed"),
    ("DISCORD_TOKEN_FILE=token narabe run", "connects to Discord"),
];

/// The way in which a line is looked at.
#[derive(Debug, PartialEq, Eq)]
enum Manner {
    /// Run by the shell.
    Run,
    /// Read: what it names has to exist.
    Cargo,
    /// Not run, for the reason at this place of the list; files of the project that it names have to exist.
    Named(usize),
}

/// The shell lines of a document: those of its blocks marked `sh`, joined where they go on.
fn shell_lines(document: &str) -> Vec<String> {
    let text = read(document);
    let (mut lines, mut block, mut begun) = (Vec::new(), None, String::new());
    for line in text.lines() {
        match (line.trim().strip_prefix("```"), block) {
            (Some(""), Some(_)) => block = None,
            (Some(kind), None) => {
                assert!(["sh", "text", "json", "words"].contains(&kind), "{document}: {line}");
                block = Some(kind == "sh");
            }
            (_, Some(true)) => {
                begun += line.trim();
                match begun.strip_suffix('\\') {
                    Some(rest) => begun = rest.to_owned(),
                    None => lines.push(std::mem::take(&mut begun)),
                }
            }
            _ => {}
        }
    }
    assert!(block.is_none() && begun.is_empty(), "{document}: a block has no end");
    lines
}

/// A line without the remark behind it.
fn command_of(line: &str) -> &str {
    line.split(" #").next().unwrap_or_default().trim()
}

/// The way in which a line is looked at.
///
/// # Errors
/// A program that is neither run nor listed.
fn manner(line: &str) -> Result<Manner, String> {
    let command = command_of(line);
    let first = command.split(' ').next().unwrap_or_default();
    let listed = NOT_RUN.iter().position(|(name, _)| *name == command || *name == first);
    match (first, listed) {
        (_, Some(place)) => Ok(Manner::Named(place)),
        ("cargo", _) => Ok(Manner::Cargo),
        ("narabe" | "echo" | "mkdir" | "cp", _) => Ok(Manner::Run),
        _ => Err(format!("{first} is neither run nor listed with a reason: {line}")),
    }
}

/// True if a manifest of the project has this line.
fn has_line(wanted: &str) -> bool {
    let manifests = read("Cargo.toml") + &read("tests/Cargo.toml");
    manifests.lines().any(|line| line == wanted)
}

/// Faults of a line of `cargo`: words that it does not take, and targets that there are not.
fn cargo_fault(command: &str) -> Option<String> {
    let mut words = command.split(' ').skip(1);
    let task = words.next().unwrap_or_default();
    if !["run", "test", "build", "install", "bench"].contains(&task) {
        return Some(format!("cargo has no {task} here"));
    }
    // Of several programs in the workspace one is run without a name only if the root package says which.
    if command == "cargo run" && !has_line("default-run = \"narabe\"") {
        return Some("cargo run: it is not said which program".to_owned());
    }
    let mut example = String::new();
    while let Some(word) = words.next() {
        let mut value = || words.next().unwrap_or_default().to_owned();
        let exists = match word {
            "--release" | "--locked" => true,
            "--bin" | "--bench" => has_line(&format!("name = \"{}\"", value())),
            "--profile" => has_line(&format!("[profile.{}]", value())),
            "--path" => crate::root().join(value()).join("Cargo.toml").exists(),
            "--example" => {
                example = format!("examples/{}.rs", value());
                crate::root().join(&example).exists()
            }
            // A part of an example, named in its list.
            part if !example.is_empty() => read(&example).contains(&format!("\"{part}\"")),
            _ => false,
        };
        if !exists {
            return Some(format!("cargo {task}: {word} names nothing that there is"));
        }
    }
    None
}

/// Faults of a line that is not run: a setting, an option or a file that there is not.
fn named_fault(command: &str) -> Option<String> {
    let words: Vec<&str> = command.split_whitespace().collect();
    let settings = words.iter().take_while(|word| word.contains('=')).count();
    let program = Config::command();
    let known = |setting: &&str| {
        let name = setting.split('=').next();
        program.get_arguments().any(|one| one.get_env().and_then(|env| env.to_str()) == name)
    };
    if let Some(unknown) = words[..settings].iter().find(|setting| !known(setting)) {
        return Some(format!("no setting {unknown}"));
    }
    if words[settings] == "narabe" {
        return Config::try_parse_from(&words[settings..]).err().map(|error| error.to_string());
    }
    let is_ours = |word: &&&str| word.starts_with("docs/") || word.starts_with(".ci/");
    let gone = words.iter().filter(is_ours).find(|word| !crate::root().join(word).exists());
    gone.map(|file| format!("no file {file}"))
}

/// A folder with the database and the copy that the documents speak of, and the program under its name.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir_all(path("backups")).unwrap();
    std::fs::create_dir_all(path("bin")).unwrap();
    std::os::unix::fs::symlink(PROGRAM, path("bin/narabe")).unwrap();
    drop(Store::open(path("narabe.db"), Options::default()).unwrap());
    std::fs::copy(path("narabe.db"), path("backups/narabe-20260101T120000Z.db")).unwrap();
    folder
}

/// Runs a line in a folder, a fault anywhere in its pipes being one of its own.
fn run_line(folder: &Path, line: &str) -> Result<(), String> {
    let path = format!("{}:/usr/local/bin:/usr/bin:/bin", folder.join("bin").display());
    let mut shell = without_settings("bash");
    shell.args(["-euo", "pipefail", "-c", line]).env("PATH", path);
    let ended = run(shell.current_dir(folder).stdin(Stdio::null()));
    match (ended.code, ended.err.as_str()) {
        (Some(0), "") => Ok(()),
        _ => Err(format!("{ended:?}")),
    }
}

#[test]
fn every_shell_line_of_the_documents_holds() {
    let (mut ran, mut used, mut faults) = (0, BTreeSet::new(), Vec::new());
    for document in READMES.into_iter().chain(GUIDES) {
        let folder = folder();
        let lines = shell_lines(document);
        assert!(!lines.is_empty(), "{document} has no shell line");
        for line in lines {
            let fault = match manner(&line) {
                Ok(Manner::Run) => {
                    ran += 1;
                    run_line(folder.path(), &line).err()
                }
                Ok(Manner::Cargo) => command_of(&line).split(" && ").find_map(cargo_fault),
                Ok(Manner::Named(place)) => {
                    used.insert(place);
                    command_of(&line).split(" && ").find_map(named_fault)
                }
                Err(fault) => Some(fault),
            };
            faults.extend(fault.map(|fault| format!("{document}: {line}: {fault}")));
        }
    }
    println!("{ran} lines run");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(ran >= 10, "only {ran} lines were run");
    let unused = (0..NOT_RUN.len()).find(|place| !used.contains(place));
    assert!(unused.is_none(), "no document has {}", NOT_RUN[unused.unwrap()].0);
}

/// Commands of `cargo` and of the program between the lines of text exist too.
#[test]
fn commands_in_the_text_of_the_documents_exist() {
    let program = Config::command();
    let mut found = 0;
    let more = ["CONTRIBUTING.md", "docs/playing.md"];
    for document in READMES.into_iter().chain(GUIDES).chain(more) {
        let text = read(document);
        for quoted in text.split('`').skip(1).step_by(2) {
            if let Some(name) = quoted.strip_prefix("narabe ") {
                let name = name.split([' ', '`']).next().unwrap();
                assert!(program.find_subcommand(name).is_some(), "{document}: {quoted}");
                found += 1;
            }
            let measured = ["--example", "--bench"].iter().any(|kind| quoted.contains(kind));
            if quoted.starts_with("cargo ") && measured {
                assert_eq!(cargo_fault(quoted), None, "{document}: {quoted}");
                found += 1;
            }
        }
    }
    assert!(found >= 25, "{found}");
}

/// A test of the test: what is not listed, does not exist or fails is found.
#[test]
fn a_shell_line_that_does_not_hold_is_found() {
    assert!(manner("rm -rf old").is_err(), "no one has looked at it");
    assert_eq!(manner("narabe check   # all games"), Ok(Manner::Run));
    for wrong in [
        "cargo run --release --example prove",
        "cargo run --example proof nothing",
        "cargo bench --bench rulez",
        "cargo build --profile fast",
        "cargo publish",
    ] {
        assert!(cargo_fault(wrong).is_some(), "{wrong}");
    }
    assert_eq!(cargo_fault("cargo run --release --example proof costly"), None);
    for wrong in
        ["TOKEN=x narabe run", "narabe play", "docker build -f docs/Dockerfile -t narabe ."]
    {
        assert!(named_fault(wrong).is_some(), "{wrong}");
    }
    assert_eq!(named_fault("DISCORD_TOKEN_FILE=token narabe run"), None);
    let folder = folder();
    assert!(run_line(folder.path(), "narabe check | cat").is_ok());
    for wrong in ["narabe check --database gone.db | cat", "narabe render --out x.png < gone.json"]
    {
        assert!(run_line(folder.path(), wrong).is_err(), "{wrong}");
    }
}
