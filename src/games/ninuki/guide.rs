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
        notes: house.into_iter().chain(decided).chain(page.ends()).collect(),
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

    /// The ways to a draw on the board: a full one, as long as it can fill up, and a victory of several.
    fn ends(&self) -> Vec<&'static str> {
        let full = if self.bans() { "end-passes" } else { "end" };
        let full = (!self.is("size", "unbounded")).then_some(full);
        full.into_iter().chain(self.can_share().then_some("shared")).collect()
    }

    /// True if one stone can make several win: by captures that it gives away, or by one that cuts another's row down to
    /// the length that wins.
    fn can_share(&self) -> bool {
        let gives = self.is("self-capture", "suicide") && self.is("capture-win", "yes");
        gives || self.is("overline", "ignored")
    }

    fn diagrams(&self) -> Vec<Diagram> {
        let alone = self.is_individual();
        let wins = self.goal() == "captures-10" && self.is("capture-win", "yes");
        let breaks = !self.is("overtime", "off") && !self.is("overtime", "capture-line");
        let banned = !self.is("double-three", "allowed");
        let first = if alone { self.three_players() } else { self.one_pair() };
        let broken = || if alone { self.broken_four() } else { self.broken() };
        [first]
            .into_iter()
            .chain((!alone).then(|| self.two_pairs()))
            .chain(self.takes_threes().then(|| self.three()))
            .chain(wins.then(|| self.fifth_pair()))
            .chain(self.in_between())
            .chain(breaks.then(broken))
            .chain(banned.then(|| self.double_threes()).into_iter().flatten())
            .collect()
    }

    fn one_pair(&self) -> Diagram {
        self.drawn("pair", &[], ["c5", "d5 e5"], &["f5"])
    }

    /// A stone that captures along two lines.
    fn two_pairs(&self) -> Diagram {
        self.drawn("two-pairs", &[], ["c5 f8", "d5 e5 f6 f7"], &["f5"])
    }

    fn three(&self) -> Diagram {
        self.with_bystander(self.drawn("three", &[], ["c5", "d5 e5 f5"], &["g5"]))
    }

    /// The capture that wins.
    fn fifth_pair(&self) -> Diagram {
        let mut diagram = self.drawn("fifth-pair", &[], ["c5 g3", "d5 e5 e7"], &["f5"]);
        diagram.record.setup.iter_mut().for_each(|setup| setup.captured = vec![8, 4]);
        diagram
    }

    /// A pair of the third player, captured by the first.
    fn three_players(&self) -> Diagram {
        with_red(self.drawn("three-players", &[], ["c5 g3", "e7 d3"], &["f5"]), "d5 e5")
    }

    /// A stone that goes in between two others, where it may.
    fn in_between(&self) -> Option<Diagram> {
        let caption = match self.options.word("self-capture") {
            "none" => "safe",
            "suicide" => "suicide",
            _ => return None,
        };
        let diagram = self.drawn(caption, &["self-capture"], ["d5", "c5 f5"], &["e5"]);
        Some(self.with_bystander(diagram))
    }

    /// A five, and the capture that breaks it.
    fn broken(&self) -> Diagram {
        let stones = ["c5 d5 f5 g5 e6", "e7 b3 c7 g3 h7"];
        self.drawn("broken", &["overtime"], stones, &["e5", "e4"])
    }

    /// A four, which wins where each of three plays alone, and the capture that breaks it.
    fn broken_four(&self) -> Diagram {
        let stones = ["c5 d5 f5 e6", "e7 b3 c7 h7"];
        let diagram = self.drawn("broken-four", &["overtime"], stones, &["e5", "e4"]);
        with_red(diagram, "b7 g3 h3 f8")
    }

    /// A double three of free threes, and one that is none since a stone blocks one of them.
    fn double_threes(&self) -> [Diagram; 2] {
        let black = "c5 d5 e6 e7";
        let keys = &["double-three"];
        [
            self.drawn("double-three", keys, [black, "b7 c8 g7 h3"], &[]),
            self.drawn("blocked-three", keys, [black, "e8 c8 g7 h3"], &["e5"]),
        ]
    }

    /// Adds a third player, with a stone far from the others, where each plays alone.
    fn with_bystander(&self, diagram: Diagram) -> Diagram {
        if self.is_individual() { with_red(diagram, "h8") } else { diagram }
    }

    /// A position on nine lines by the plainest rules in which as many captured stones win as here, with this rule set's
    /// values of further keys.
    fn drawn(
        &self,
        caption: &'static str,
        keys: &[&str],
        stones: [&str; 2],
        actions: &[&str],
    ) -> Diagram {
        let preset = if self.is_individual() { "free-for-all" } else { "simple" };
        let own = ["capture", "capture-win"].iter().chain(keys);
        let own: Vec<String> = own.map(|key| format!("{key}={}", self.options.word(key))).collect();
        let rules = format!("{preset} size=9 {}", own.join(" "));
        Diagram::set_up(caption, INFO.id, rules, stones, actions)
    }
}

/// Adds a third player with these stones.
fn with_red(mut diagram: Diagram, stones: &str) -> Diagram {
    let red: Vec<String> = stones.split(' ').map(str::to_owned).collect();
    diagram.record.setup.iter_mut().for_each(|setup| setup.stones.push(red.clone()));
    diagram.record.seats = 3;
    diagram
}
