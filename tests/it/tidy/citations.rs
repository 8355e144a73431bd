//! Citations of the specification: every paragraph that the sources name is in `docs`.
//!
//! A citation is the document's path and the paragraphs behind it, as in docs/rules/ninuki.md 2.6
//! or docs/rules/openings-and-tables.md D3, D4. A paragraph is a heading that begins with its
//! number or letter, or a list item that begins with it in bold.

use super::{read, root, sources};
use std::collections::{BTreeMap, BTreeSet};

/// The folders whose comments are read.
const FOLDERS: [&str; 5] = ["src", "tests", "benches", "examples", "fuzz"];

/// A document and one of its paragraphs; no paragraph where the document alone is named.
type Citation = (String, Option<String>);

/// Reads the paragraph at the beginning of a text: `D6`, `B`, `2`, `2.6` or `6a`.
fn paragraph(text: &str) -> Option<&str> {
    let end = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(text.len());
    let word = text[..end].trim_end_matches('.');
    let (first, rest) = word.split_at_checked(1)?;
    let lettered = matches!(first, "A" | "B" | "C" | "D" | "E" | "F" | "G");
    let number = first.chars().all(|c| c.is_ascii_digit());
    let tail = rest.strip_suffix(|c: char| c.is_ascii_lowercase() && number).unwrap_or(rest);
    let plain = tail.chars().all(|c| c.is_ascii_digit() || (number && c == '.'));
    ((lettered || number) && plain).then_some(word)
}

/// The citations in a comment's text.
fn citations(text: &str) -> Vec<Citation> {
    let mut found = Vec::new();
    for (start, _) in text.match_indices("docs/") {
        let end = text[start..].find(".md").map_or(start, |end| start + end + 3);
        let document = &text[start..end];
        if !document.starts_with("docs/rules/") && document != "docs/interfaces.md" {
            continue;
        }
        let mut rest = text[end..].strip_prefix(' ').unwrap_or_default();
        let mut named = 0;
        while let Some(number) = paragraph(rest) {
            found.push((document.to_owned(), Some(number.to_owned())));
            named += 1;
            rest = rest[number.len()..].strip_prefix(", ").unwrap_or_default();
        }
        if named == 0 {
            found.push((document.to_owned(), None));
        }
    }
    found
}

/// The paragraphs that a document has.
fn paragraphs(document: &str) -> BTreeSet<String> {
    let begins = |line: &str| {
        let line = line.trim_start_matches(['#', '*', ' ']);
        paragraph(line).map(str::to_owned)
    };
    let text = read(document);
    let marked = text.lines().filter(|line| line.starts_with('#') || line.starts_with("* **"));
    marked.filter_map(begins).collect()
}

/// The comments of a source as blocks, each with the number of its first line.
fn comments(text: &str) -> Vec<(usize, String)> {
    let mut blocks: Vec<(usize, String)> = Vec::new();
    let mut last = 0;
    for (number, line) in text.lines().enumerate().map(|(number, line)| (number + 1, line)) {
        let Some(words) = line.trim_start().strip_prefix("//") else { continue };
        let words = words.trim_start_matches(['/', '!']).trim();
        match blocks.last_mut() {
            Some((_, block)) if number == last + 1 => *block += &format!(" {words}"),
            _ => blocks.push((number, words.to_owned())),
        }
        last = number;
    }
    blocks
}

/// The first paragraph that a comment names without its document, such as `D6` outside backquotes.
fn bare(text: &str) -> Option<String> {
    let plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let cited: BTreeSet<String> =
        citations(&plain).into_iter().filter_map(|(_, number)| number).collect();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric());
    let looks_cited = |word: &&str| {
        word.len() > 1
            && word.starts_with(|c| ('A'..='G').contains(&c))
            && paragraph(word).is_some()
    };
    words.filter(looks_cited).find(|word| !cited.contains(*word)).map(str::to_owned)
}

#[test]
fn cited_paragraphs_exist() {
    let mut documents: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut found = 0;
    for (path, text) in FOLDERS.iter().flat_map(|folder| sources(folder)) {
        for (line, comment) in comments(&text) {
            for (document, number) in citations(&comment) {
                assert!(root().join(&document).exists(), "{path}:{line} cites {document}");
                let known =
                    documents.entry(document.clone()).or_insert_with_key(|name| paragraphs(name));
                found += usize::from(number.is_some());
                if let Some(number) = number {
                    assert!(known.contains(&number), "{path}:{line} cites {document} {number}");
                }
            }
        }
    }
    assert!(found >= 60, "only {found} paragraphs are cited");
}

/// Colours and points in these folders look like paragraphs; they are written in backquotes.
#[test]
fn paragraphs_are_cited_with_their_document() {
    for folder in
        ["src/games", "src/game", "src/records", "src/judge", "tests/it", "tests/references"]
    {
        for (path, text) in sources(folder) {
            for (line, comment) in comments(&text) {
                assert_eq!(bare(&comment), None, "{path}:{line} cites without a document");
            }
        }
    }
}

#[test]
fn a_wrong_citation_is_noticed() {
    let cited =
        citations("The order (docs/rules/openings-and-tables.md D6, D99), and docs/interfaces.md.");
    let of =
        |number: &str| ("docs/rules/openings-and-tables.md".to_owned(), Some(number.to_owned()));
    assert_eq!(cited, [of("D6"), of("D99"), ("docs/interfaces.md".to_owned(), None)]);
    let known = paragraphs("docs/rules/openings-and-tables.md");
    assert!(known.contains("D6") && known.contains("B") && !known.contains("D99"));
    assert!(
        paragraphs("docs/rules/ninuki.md").is_superset(&["2.6", "6a"].map(str::to_owned).into())
    );
    assert_eq!(bare("The order of fouls (D6)").as_deref(), Some("D6"));
    assert_eq!(bare("A stone on `D6` (docs/rules/renju.md 1.7)"), None);
    let links = read("docs/rules/README.md");
    assert!(links.lines().filter(|line| line.starts_with("| [")).count() >= 5);
}
