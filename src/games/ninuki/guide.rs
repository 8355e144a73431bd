//! The page about a rule set of ninuki: the house rules that make a difference under it, and
//! captures on a board of nine lines.

use super::decisions::NOTES;
use super::rules::INFO;
use crate::game::{Diagram, Guide, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    let page = Page { options };
    let house = (options.named().name == "ninuki-renju").then_some("house");
    let decided = NOTES.iter().copied().filter(|word| page.has_effect(word));
    Guide {
        aim: page.aim(),
        in_full: vec!["forbidden", "break-line"],
        basics: page.basics(),
        moot: page.moot(),
        additions: Vec::new(),
        notes: house.into_iter().chain(decided).collect(),
        credits: Vec::new(),
        diagrams: page.diagrams(),
        table: None,
    }
}

struct Page<'a> {
    options: &'a Options,
}

impl Page<'_> {
    fn is(&self, key: &str, word: &str) -> bool {
        self.options.word(key) == word
    }

    fn is_for_two(&self) -> bool {
        self.options.named().seats.1 == 2
    }

    fn is_for_teams(&self) -> bool {
        self.options.named().seats.0 == 4
    }

    /// True if everyone plays for themselves, with lines of four.
    fn is_individual(&self) -> bool {
        self.options.named().seats.0 < self.options.named().seats.1
    }

    fn takes_threes(&self) -> bool {
        !self.is("capture", "pairs")
    }

    /// True if something is forbidden.
    fn bans(&self) -> bool {
        self.is("overline", "forbidden")
            || self.is("self-capture", "forbidden")
            || !self.is("double-three", "allowed")
    }

    fn aim(&self) -> Vec<&'static str> {
        let row = match (self.is_individual(), self.is_for_teams(), self.is("overline", "wins")) {
            (true, _, true) => "four",
            (true, _, false) => "exactly-four",
            (_, true, true) => "five-teams",
            (_, true, false) => "exactly-five-teams",
            (_, _, true) => "five",
            (_, _, false) => "exactly-five",
        };
        let goal = self.is("capture-win", "yes").then_some(self.goal());
        let own = Some(self.options.word("self-capture")).filter(|word| *word != "none");
        let overtime = Some(self.options.word("overtime")).filter(|word| *word != "off");
        let double_three = match self.options.word("double-three") {
            "forbidden" => Some("double-three"),
            "forbidden-first" => Some("double-three-first"),
            _ => None,
        };
        let captures = [row, self.capture()].into_iter().chain(goal).chain(own);
        let together = (goal.is_some() && self.is_for_teams()).then_some("captures-together");
        captures.chain(together).chain(overtime).chain(double_three).collect()
    }

    /// The line about what is captured, in teams with what a mate's stones are worth.
    fn capture(&self) -> &'static str {
        match (self.is_for_teams(), self.takes_threes()) {
            (true, false) => "pairs-teams",
            (true, true) => "pairs-and-threes-teams",
            (false, _) => self.options.word("capture"),
        }
    }

    /// The line with the number of captured stones that wins.
    fn goal(&self) -> &'static str {
        match (self.is_individual(), self.takes_threes()) {
            (false, false) => "captures-10",
            (false, true) => "captures-15",
            (true, false) => "captures-8",
            (true, true) => "captures-12",
        }
    }

    /// The way to put stones, what is absent, and what a free three is.
    fn basics(&self) -> Vec<&'static str> {
        let turns = match (self.is_for_two(), self.is_for_teams()) {
            (true, _) => "turns",
            (_, true) => "turns-teams",
            _ => "turns-individual",
        };
        let absent = match (self.bans(), self.is("opening", "none")) {
            (false, true) => Some("plain"),
            (false, false) => Some("no-bans"),
            (true, _) => None,
        };
        let free_three = (!self.is("double-three", "allowed")).then_some("free-three");
        [turns].into_iter().chain(absent).chain(free_three).collect()
    }

    /// Keys of options that the aim and the basics explain already, or whose value is nothing special.
    fn moot(&self) -> Vec<&'static str> {
        let unsaid = [
            ("mixed", self.is_for_two()),
            ("capture-win", self.is("capture-win", "yes")),
            ("overline", self.is("overline", "wins")),
            ("overtime", self.is("overtime", "off")),
            ("double-three", self.is("double-three", "allowed")),
            ("opening", !self.bans() && self.is("opening", "none")),
        ];
        unsaid.into_iter().filter(|(_, moot)| *moot).map(|(key, _)| key).collect()
    }

    /// True if a house rule makes a difference under this rule set.
    fn has_effect(&self, decision: &str) -> bool {
        match decision {
            "team-score" => self.is_for_teams(),
            // Several take a stone at once only where the stones of the player to move can be taken, and of two none: each
            // takes the other's alone.
            "contested" => self.is("self-capture", "suicide") && !self.is_for_two(),
            "line-stones" | "line-capture" => self.is("overtime", "capture-line"),
            "goal-in-overtime" => self.is("overtime", "break-line"),
            "colours" => !self.is("opening", "none"),
            "leaving" => self.is_individual(),
            "leaving-teams" => self.is_for_teams(),
            "practice" => self.is("size", "9"),
            "double-three" => !self.is("double-three", "allowed"),
            _ => true,
        }
    }

    /// The plainest rule set in which as many captured stones win, without its opening.
    fn plainest(&self) -> &'static str {
        if self.takes_threes() { "keryo-pente opening=none" } else { PENTE }
    }

    fn diagrams(&self) -> Vec<Diagram> {
        let three = self.takes_threes().then(|| {
            let stones = ["c5", "d5 e5 f5"];
            drawn("three", "keryo-pente opening=none", stones, &["g5"])
        });
        let own = match self.options.word("self-capture") {
            "none" => Some(drawn("safe", self.plainest(), ["d5", "c5 f5"], &["e5"])),
            "suicide" => {
                Some(drawn("suicide", "poof-pente opening=none", ["d5", "c5 f5"], &["e5"]))
            }
            _ => None,
        };
        let breaks = !self.is("overtime", "off") && !self.is("overtime", "capture-line");
        let broken = breaks.then(|| match self.is_individual() {
            true => broken_four(),
            false => {
                drawn("broken", "breaking", ["c5 d5 f5 g5 e6", "e7 b3 c7 g3 h7"], &["e5", "e4"])
            }
        });
        let banned = !self.is("double-three", "allowed");
        let double_threes = if banned { double_threes() } else { Vec::new() };
        let wins = self.goal() == "captures-10" && self.is("capture-win", "yes");
        let first = if self.is_individual() { three_players() } else { one_pair(self.plainest()) };
        let two_pairs = (!self.is_individual()).then(|| two_pairs(self.plainest()));
        [first]
            .into_iter()
            .chain(two_pairs)
            .chain(three)
            .chain(wins.then(fifth_pair))
            .chain(own)
            .chain(broken)
            .chain(double_threes)
            .collect()
    }
}

/// Pente without its opening.
const PENTE: &str = "pente opening=none";

fn one_pair(rules: &str) -> Diagram {
    drawn("pair", rules, ["c5", "d5 e5"], &["f5"])
}

/// A stone that captures along two lines.
fn two_pairs(rules: &str) -> Diagram {
    drawn("two-pairs", rules, ["c5 f8", "d5 e5 f6 f7"], &["f5"])
}

/// The capture that wins.
fn fifth_pair() -> Diagram {
    let mut diagram = drawn("fifth-pair", PENTE, ["c5 g3", "d5 e5 e7"], &["f5"]);
    diagram.record.setup.iter_mut().for_each(|setup| setup.captured = vec![8, 4]);
    diagram
}

/// A pair of the third player, captured by the first.
fn three_players() -> Diagram {
    let diagram = drawn("three-players", "free-for-all", ["c5 g3", "e7 d3"], &["f5"]);
    with_red(diagram, "d5 e5")
}

/// A double three of free threes, and one that is none since a stone blocks one of them.
fn double_threes() -> Vec<Diagram> {
    vec![
        drawn("double-three", "ninuki", ["c5 d5 e6 e7", "b7 c8 g7 h3"], &[]),
        drawn("blocked-three", "ninuki", ["c5 d5 e6 e7", "e8 c8 g7 h3"], &["e5"]),
    ]
}

/// A four, which wins where each of three plays alone, and the capture that breaks it.
fn broken_four() -> Diagram {
    let rules = "free-for-all overtime=break-line";
    let diagram = drawn("broken-four", rules, ["c5 d5 f5 e6", "e7 b3 c7 h7"], &["e5", "e4"]);
    with_red(diagram, "b7 g3 h3 f8")
}

/// Adds a third player with these stones.
fn with_red(mut diagram: Diagram, stones: &str) -> Diagram {
    let red: Vec<String> = stones.split(' ').map(str::to_owned).collect();
    diagram.record.setup.iter_mut().for_each(|setup| setup.stones.push(red.clone()));
    diagram.record.seats = 3;
    diagram
}

/// A position on nine lines.
fn drawn(caption: &'static str, rules: &str, stones: [&str; 2], actions: &[&str]) -> Diagram {
    Diagram::set_up(caption, INFO.id, format!("{rules} size=9"), stones, actions)
}
