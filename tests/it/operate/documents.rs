//! The documents for operators name what there is: tests, settings, permissions, numbers.

use clap::CommandFactory;
use narabe::config::Config;
use narabe::metrics::{Metrics, Page};

fn read(name: &str) -> String {
    let path = crate::root().join(name);
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Every test that the threat model names exists, and every line of its table names one.
#[test]
fn the_threat_model_names_tests_that_exist() {
    let model = read("docs/security.md");
    let mut named = 0;
    for reference in
        model.split('`').filter(|part| part.contains("::") && part.starts_with("tests/it/"))
    {
        let (file, test) = reference.rsplit_once("::").unwrap();
        assert!(read(file).contains(&format!("fn {test}(")), "{reference} does not exist");
        named += 1;
    }
    assert!(named >= 25, "only {named} tests are named");
    let rows = model.lines().filter(|line| {
        line.starts_with("| ") && !line.starts_with("| ---") && !line.starts_with("| what")
    });
    for row in rows {
        assert!(row.contains("tests/it/") || row.contains("not tested"), "no test shows it: {row}");
    }
}

#[test]
fn the_readme_leads_to_every_document() {
    let readme = read("README.md");
    for document in ["operating", "privacy", "security"] {
        assert!(
            readme.contains(&format!("(docs/{document}.md)")),
            "the README has no docs/{document}.md"
        );
    }
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
    for document in
        ["docs/operating.md", "docs/narabe.service", "docs/Containerfile", "docs/privacy.md"]
    {
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
