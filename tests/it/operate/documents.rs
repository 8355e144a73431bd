//! The documents for operators name what there is: tests, settings, permissions, numbers.

use clap::CommandFactory;
use narabe::config::Config;
use narabe::metrics::{Metrics, Page};
use std::collections::BTreeSet;
use std::path::Path;

/// The page that a reader sees first, in each language.
pub const READMES: [&str; 3] = ["README.md", "README.ja.md", "README.fr.md"];

pub fn read(name: &str) -> String {
    read_path(&crate::root().join(name))
}

fn read_path(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every test that the threat model names exists, and every line of its table names one.
#[test]
fn the_threat_model_names_tests_that_exist() {
    let model = read("docs/security.md");
    crate::tidy::tests_exist(&model, 25);
    let (_, table) = model.split_once("## Threats and defences").expect("their section");
    let table = table.split("\n## ").next().unwrap_or_default();
    let rows = table.lines().filter(|line| {
        line.starts_with("| ") && !line.starts_with("| ---") && !line.starts_with("| what")
    });
    for row in rows {
        assert!(row.contains("tests/it/") || row.contains("not tested"), "no test shows it: {row}");
    }
}

#[test]
fn the_readme_leads_to_every_document() {
    for name in READMES {
        let readme = read(name);
        for document in ["interfaces", "operating", "playing", "privacy", "records", "security"] {
            assert!(
                readme.contains(&format!("(docs/{document}.md)")),
                "{name} has no docs/{document}.md"
            );
        }
    }
}

/// Number of words of a README at the most: what takes more belongs in `docs`.
const MOST_WORDS: usize = 900;

#[test]
fn the_readme_is_short_and_in_three_languages() {
    let english = read("README.md");
    let marks = |text: &str, mark: &str| text.lines().filter(|line| line.starts_with(mark)).count();
    for name in READMES {
        let text = read(name);
        let words = text.split_whitespace().count();
        assert!(words <= MOST_WORDS, "{name}: {words} words");
        for other in READMES.into_iter().filter(|other| *other != name) {
            assert!(text.contains(&format!("({other})")), "{name} does not lead to {other}");
        }
        for mark in ["## ", "| ", "* ", "1. ", "5. "] {
            assert_eq!(marks(&text, mark), marks(&english, mark), "{name}: {mark}");
        }
    }
}

/// Measured figures are the same in every language; those that English writes as words may be digits elsewhere.
#[test]
fn the_readmes_have_the_same_figures() {
    let measured = |text: &str| -> Vec<BTreeSet<String>> {
        let rows = text.lines().filter(|line| line.starts_with("| ") && line.contains("`cargo "));
        rows.map(figures).collect()
    };
    let english = measured(&read("README.md"));
    assert!(english.len() >= 3, "{english:?}");
    for name in READMES {
        let rows = measured(&read(name));
        assert_eq!(rows.len(), english.len(), "{name}");
        for (row, english) in rows.iter().zip(&english) {
            assert!(english.is_subset(row), "{name}: {row:?} for {english:?}");
        }
    }
}

/// Returns the numbers of a line, without their separators of thousands.
fn figures(line: &str) -> BTreeSet<String> {
    let thousands = [',', '\u{202f}', '\u{a0}'];
    let line: String = line.chars().filter(|sign| !thousands.contains(sign)).collect();
    let numbers = line.split(|sign: char| !sign.is_ascii_digit());
    numbers.filter(|number| !number.is_empty()).map(ToOwned::to_owned).collect()
}

/// Files that the pages show and lead to are there.
#[test]
fn links_and_pictures_of_the_documents_exist() {
    let pages = ["docs/playing.md", "docs/operating.md", "docs/records.md"];
    let mut found = 0;
    for name in READMES.into_iter().chain(pages) {
        let text = read(name);
        let linked = text.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
        let shown = text.split("src=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
        for target in linked.chain(shown).filter(|target| !target.trim().starts_with("http")) {
            let (file, part) = target.split_once('#').unwrap_or((target, ""));
            let folder = crate::root().join(name).parent().unwrap().to_owned();
            let path = if file.is_empty() { crate::root().join(name) } else { folder.join(file) };
            assert!(path.exists(), "{name} leads to {target}");
            let heading = |line: &str| {
                let title = line.strip_prefix('#').map(|rest| rest.trim_start_matches('#').trim());
                title.is_some_and(|title| title.to_lowercase().replace(' ', "-") == part)
            };
            let text = if part.is_empty() { String::new() } else { read_path(&path) };
            assert!(part.is_empty() || text.lines().any(heading), "{name} leads to {target}");
            found += 1;
        }
    }
    assert!(found >= 60, "{found}");
}

/// The settings that unit, recipe and guide use are the program's.
#[test]
fn only_settings_that_exist_are_used() {
    let program = Config::command();
    let known: Vec<String> = program
        .get_arguments()
        .filter_map(|one| one.get_env())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    for document in [
        "docs/operating.md",
        "docs/compose.yaml",
        "docs/narabe.service",
        "docs/Containerfile",
        "docs/privacy.md",
        "docs/terms.md",
    ] {
        let text = read(document);
        let words = text.split(|c: char| !c.is_ascii_uppercase() && c != '_');
        for word in words.filter(|word| word.starts_with("NARABE_") || word.starts_with("DISCORD_"))
        {
            assert!(
                known.iter().any(|name| name == word),
                "{document} names {word}, which is no setting"
            );
        }
    }
}

/// A node whose container is made anew has another address. Without a resolver the balancer asks for it once, at its start.
#[test]
fn the_balancer_looks_up_the_nodes_of_the_recipe_again() {
    let (balancer, recipe) = (read("docs/haproxy.cfg"), read("docs/compose.yaml"));
    let nodes: Vec<_> = recipe.lines().filter(|line| line.starts_with("  node-")).collect();
    assert_eq!(nodes.len(), 2, "{nodes:?}");
    for node in nodes.iter().map(|node| node.trim().trim_end_matches(':')) {
        assert!(balancer.contains(&format!("\n  server {node} {node}:8081\n")), "{node}");
    }
    let all = balancer.lines().find(|line| line.starts_with("  default-server ")).unwrap();
    assert!(all.contains(" resolvers network ") && all.contains(",none"), "{all}");
    assert!(balancer.contains("\nresolvers network\n  parse-resolv-conf\n"));
}

/// A wrong setting would be tried every five seconds for ever.
#[test]
fn the_unit_does_not_start_wrong_use_again() {
    let unit = read("docs/narabe.service");
    assert!(unit.lines().any(|line| line == "Restart=on-failure"));
    assert!(unit.lines().any(|line| line == "RestartPreventExitStatus=2"));
}

/// Every number that is served is explained to operators.
#[test]
fn every_number_is_in_the_guide() {
    let guide = read("docs/operating.md");
    let mut page = Page::default();
    Metrics::default().write(&mut page);
    let served = page.into_text();
    let source = read("src/operate/monitor.rs") + &read("src/operate/backups.rs");
    // Arguments may begin on a line of their own.
    let source = source.split('(').map(str::trim_start).collect::<Vec<_>>().join("(");
    let named = source.split("page.").filter(|part| {
        ["gauge(\"", "counter(\"", "about(\""].iter().any(|kind| part.starts_with(kind))
    });
    let named = named.map(|part| format!("narabe_{}", part.split('"').nth(1).unwrap()));
    let typed = served
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next().map(str::to_owned));
    let all: Vec<String> = named.chain(typed).collect();
    assert!(all.len() >= 15, "{all:?}");
    for name in all {
        assert!(guide.contains(&format!("`{name}`")), "docs/operating.md has no {name}");
    }
}

/// The guide has a token's file and settings in the folder of the checkout, which no image and no commit may hold.
#[test]
fn secrets_are_kept_out_of_images_and_of_git() {
    for (name, lines) in [
        (".gitignore", [".env", "/token", "/narabe.db*"]),
        (".dockerignore", ["**/.env", "token", "**/*.db*"]),
        (".containerignore", ["**/.env", "token", "**/*.db*"]),
    ] {
        let text = read(name);
        for line in lines {
            assert!(text.lines().any(|written| written == line), "{name} has no {line}");
        }
    }
}
