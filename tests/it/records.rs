//! Records from and to other programs: round trips by random play, and what people paste.

mod dirty;
mod pente;
mod round_trip;

use narabe::games::GAMES;
use narabe::records::{Assume, Format, Import, read};
use narabe::words::{Locale, at_move, refusals};

/// Reads a text that must be a record.
fn import(format: Format, text: &str) -> Import {
    import_as(format, text, Assume::default())
}

fn import_as(format: Format, text: &str, assume: Assume<'_>) -> Import {
    read(GAMES, format, text, assume)
        .unwrap_or_else(|why| panic!("{text}: {}", refusals(Locale::En, &why)))
}

/// The sentences for what was wrong.
fn said(import: &Import) -> Vec<String> {
    import.problems.iter().map(|problem| at_move(Locale::En, problem.ply, &problem.why)).collect()
}
