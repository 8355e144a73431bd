//! `narabe convert`: records from one format to another.

use super::{Misuse, record, tell};
use crate::games::GAMES;
use crate::records::{self, Assume, Flaw, Format, Split};
use crate::words::{self, Locale, names};
use anyhow::{Context as _, Result, bail};
use std::io::{self, Write};

/// Converts the records of the standard input one after the other. Faults go to stderr, with the numbers of record and
/// move. The game to assume may have any of its names.
///
/// # Errors
/// If there is no such game, a record could not be converted, the input not be read, or the output not be written.
pub fn convert(from: Format, to: Format, assume: Assume<'_>) -> Result<()> {
    if assume.game.is_empty() {
        return convert_all(from, to, Assume { names: Some(names::by_name), ..assume });
    }
    let (game, rules) = names::with_id(GAMES, assume.game, assume.rules)
        .map_err(|fault| Misuse(words::refusal(Locale::En, &fault)))?;
    convert_all(from, to, Assume { game, rules: &rules, ..assume })
}

fn convert_all(from: Format, to: Format, assume: Assume<'_>) -> Result<()> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut all = 0;
    let mut lost = 0;
    let mut texts = Split::new(io::stdin().lock(), from);
    while let Some(text) = texts.next() {
        let text = text.context("the records cannot be read")?;
        all += 1;
        let Some(converted) = converted((from, to), &text, texts.flaw(), assume, all) else {
            lost += 1;
            continue;
        };
        let between = if all > 1 && to == Format::Moves { "\n" } else { "" };
        let written = write!(output, "{between}{converted}");
        if super::is_closed(&written) {
            return Ok(());
        }
        written.context("the records cannot be written")?;
    }
    let flushed = output.flush();
    if !super::is_closed(&flushed) {
        flushed.context("the records cannot be written")?;
    }
    if lost > 0 {
        bail!("{lost} of {all} records could not be converted");
    }
    Ok(())
}

/// Returns one record in the other format; none, and a line on stderr, if that is impossible.
fn converted(
    (from, to): (Format, Format),
    text: &str,
    flaw: Option<Flaw>,
    assume: Assume<'_>,
    number: u32,
) -> Option<String> {
    let said = |what: String| tell(format_args!("record {number}: {what}"));
    let say = |faults: &[_]| said(words::refusals(Locale::En, faults));
    if let Some(flaw) = flaw {
        said(record::said(flaw));
    }
    if from == Format::Jsonl && flaw == Some(Flaw::TooLong) {
        return None;
    }
    let import = match record::read(from, text, assume) {
        Ok(import) => import,
        Err(faults) => {
            say(&faults);
            return None;
        }
    };
    for problem in &import.problems {
        said(words::at_move(Locale::En, problem.ply, &problem.why));
    }
    let is_faulty = flaw.is_some() || !import.problems.is_empty();
    if is_faulty && import.record.actions.is_empty() && import.record.setup.is_none() {
        said("nothing of a game could be read".to_owned());
        return None;
    }
    records::write(GAMES, to, &import.record).map_err(|faults| say(&faults)).ok()
}
