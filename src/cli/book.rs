//! `narabe book`: the openings of a file of games as a book, which `NARABE_BOOK` names.

use super::{Misuse, record, tell};
use crate::app::pack::Counts;
use crate::games::GAMES;
use crate::records::{Assume, Format, Split};
use crate::words::{self, Locale, names};
use anyhow::{Context as _, Result, bail};
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

/// Counts the openings of a file and writes the book to the standard output. What is wrong with a record goes to stderr
/// with its number, and its moves up to there count. Without a format it is seen from the file's beginning.
///
/// # Errors
/// If the file cannot be read, has no game that counts, or the book cannot be written.
pub fn book(file: &Path, from: Option<Format>, assume: Assume<'_>) -> Result<()> {
    if assume.game.is_empty() {
        return count(file, from, Assume { names: Some(names::by_name), ..assume });
    }
    let (game, rules) = names::with_id(GAMES, assume.game, assume.rules)
        .map_err(|fault| Misuse(words::refusal(Locale::En, &fault)))?;
    count(file, from, Assume { game, rules: &rules, ..assume })
}

fn count(file: &Path, from: Option<Format>, assume: Assume<'_>) -> Result<()> {
    let cannot = || format!("{} cannot be read", file.display());
    let mut input = BufReader::new(File::open(file).with_context(cannot)?);
    let from = match from {
        Some(from) => from,
        None => {
            let begins = input.fill_buf().with_context(cannot)?;
            Format::of(String::from_utf8_lossy(begins).trim_start())
        }
    };
    let (mut counts, mut all) = (Counts::default(), 0);
    let mut texts = Split::new(input, from);
    while let Some(text) = texts.next() {
        let text = text.with_context(cannot)?;
        all += 1;
        if let Some(flaw) = texts.flaw() {
            tell(format_args!("record {all}: {}", record::said(flaw)));
        }
        add(&mut counts, from, &text, assume, all);
    }
    if counts.games == 0 {
        bail!("{} has no game whose opening counts: two players, on lines", file.display());
    }
    let written = counts.write(io::BufWriter::new(io::stdout().lock()));
    if super::is_closed(&written) {
        return Ok(());
    }
    written.context("the book cannot be written")?;
    tell(format_args!("{} of {all} records are in the book", counts.games));
    Ok(())
}

/// Counts a record as far as it can be read; what is wrong with it goes to stderr. A file that names another game, such as
/// Go's `GM[1]`, is not counted unless the game was named on the command line.
fn add(counts: &mut Counts, from: Format, text: &str, assume: Assume<'_>, number: u32) {
    match record::read(from, text, assume) {
        Ok(import) => {
            for problem in &import.problems {
                let what = words::at_move(Locale::En, problem.ply, &problem.why);
                tell(format_args!("record {number}: {what}"));
            }
            let is_other = import.problems.iter().any(|problem| problem.why.word == "other-game");
            if is_other && assume.game.is_empty() {
                tell(format_args!(
                    "record {number}: not in the book; --game says which game it is"
                ));
                return;
            }
            counts.add(GAMES, &import);
        }
        Err(faults) => {
            tell(format_args!("record {number}: {}", words::refusals(Locale::En, &faults)));
        }
    }
}
