//! The page about a rule set of Gomoku Roku: turns by the track, the changes of the variants, and
//! the reconstructions (docs/rules/roku.md).

use super::{Roku, Variant};
use crate::game::{Diagram, Game, Guide, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    let preset = options.named().name;
    let (own, rebuilt) = match Variant::named(preset) {
        Variant::Standard if preset == "standard" => (None, false),
        Variant::Standard => (Some(preset), true),
        Variant::Handicap(_) | Variant::Dynamic => (Some(preset), true),
        Variant::Ninuki => (Some(preset), false),
    };
    let credits = ["rebuilt"].into_iter().chain(rebuilt.then_some("set-up")).chain(["credit"]);
    let variant = Variant::named(preset);
    // A handicap has a set-up of its own.
    let track = (!matches!(variant, Variant::Handicap(_))).then_some("track");
    let captures = (variant == Variant::Ninuki).then_some("ninuki");
    Guide {
        aim: ["five"].into_iter().chain(captures).collect(),
        in_full: Vec::new(),
        basics: ["board", "about"]
            .into_iter()
            .chain(track)
            .chain(own)
            .chain(["place", "win"])
            .collect(),
        moot: Vec::new(),
        additions: Vec::new(),
        notes: vec!["out"],
        credits: credits.collect(),
        diagrams: diagrams(variant, options),
        table: None,
    }
}

fn diagrams(variant: Variant, options: &Options) -> Vec<Diagram> {
    let game = Roku::INFO.id;
    let begun = |caption, actions| Diagram::played(caption, game, options.to_string(), actions);
    let first = match variant {
        Variant::Handicap(_) => begun("handicap", &["A1"]),
        Variant::Dynamic => begun("dynamic", &["A1", "A2", "E9", "F2"]),
        Variant::Standard | Variant::Ninuki => begun("start", &["A1", "A2"]),
    };
    // Played with as many stones as the rule set has; the fewest suffice.
    let played = |caption, preset: &str, actions| {
        let rules = format!("{preset} stones={}", options.value("stones"));
        Diagram::played(caption, game, rules, actions)
    };
    let five = played("five", "standard", &["I1", "H1", "B3", "H6", "B4", "B2", "J3", "B5"]);
    // The same stones, but Black's track stone comes beside them one move too early.
    let left = ["I1", "H1", "B3", "H6", "B4", "B2", "J3", "C3", "J4", "B5"];
    let left = played("no-five", "standard", &left);
    let pair = played("pair", "ninuki", &["J7", "I8", "E4", "I3", "G4", "C3"]);
    [first, five, left].into_iter().chain((variant == Variant::Ninuki).then_some(pair)).collect()
}
