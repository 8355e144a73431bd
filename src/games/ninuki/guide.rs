//! The page about a rule set of ninuki: the house rules that make a difference under it, and
//! captures on a board of nine lines.

use super::decisions::NOTES;
use super::rules::INFO;
use crate::game::{Diagram, Guide, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    let game = INFO.id;
    let pair = Diagram::set_up("pair", game, "pente size=9 opening=none", ["c5", "d5 e5"], &["f5"]);
    let safe = Diagram::set_up("safe", game, "pente size=9 opening=none", ["d5", "c5 f5"], &["e5"]);
    let suicide = Diagram::set_up(
        "suicide",
        game,
        "poof-pente size=9 opening=none",
        ["d5", "c5 f5"],
        &["e5"],
    );
    let own = match options.word("self-capture") {
        "none" => Some(safe),
        "suicide" => Some(suicide),
        _ => None,
    };
    let mut moot = if options.named().seats.1 == 2 { vec!["mixed"] } else { Vec::new() };
    let captures = captures(options);
    if captures.is_some() {
        // The sentence has this rule set's own number.
        moot.push("capture-win");
    }
    let diagrams = [pair].into_iter().chain(own).collect();
    Guide {
        basics: [turns(options)].into_iter().chain(captures).collect(),
        moot,
        notes: NOTES.iter().copied().filter(|word| matters(word, options)).collect(),
        diagrams,
    }
}

/// True if everyone plays for themselves, with lines of four.
fn is_individual(options: &Options) -> bool {
    options.named().seats.0 < options.named().seats.1
}

fn turns(options: &Options) -> &'static str {
    match options.named().seats {
        (2, _) => "turns",
        (4, _) => "turns-teams",
        _ => "turns-individual",
    }
}

/// The note with the number of captured stones that wins.
fn captures(options: &Options) -> Option<&'static str> {
    let threes = options.word("capture") != "pairs";
    let note = match (is_individual(options), threes) {
        (false, false) => "captures-10",
        (false, true) => "captures-15",
        (true, false) => "captures-8",
        (true, true) => "captures-12",
    };
    (options.word("capture-win") == "yes").then_some(note)
}

/// True if a house rule makes a difference under a rule set.
fn matters(decision: &str, options: &Options) -> bool {
    let is = |key: &str, word: &str| options.word(key) == word;
    let many = options.named().seats.1 > 2;
    match decision {
        "team-score" => options.named().seats.0 == 4,
        "contested" => many || is("self-capture", "suicide"),
        "line-stones" | "line-capture" => is("overtime", "capture-line"),
        "goal-in-overtime" => is("overtime", "break-line"),
        "colours" => !is("opening", "none"),
        "leaving" => is_individual(options),
        "leaving-teams" => many && !is_individual(options),
        "practice" => is("size", "9"),
        "double-three" => !is("double-three", "allowed"),
        _ => true,
    }
}
