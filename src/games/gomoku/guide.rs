//! The page about a rule set of gomoku: threes and fours, and each ban on a board of nine lines.

use super::rules::INFO;
use crate::game::{Diagram, Guide, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    let page = Page { options };
    Guide {
        basics: vec!["turns"],
        moot: page.moot(),
        notes: page.notes(),
        diagrams: page.diagrams(),
    }
}

/// The keys that forbid something.
const BANS: [&str; 3] = ["overline", "double-three", "double-four"];

struct Page<'a> {
    options: &'a Options,
}

impl Page<'_> {
    fn is(&self, key: &str, word: &str) -> bool {
        self.options.word(key) == word
    }

    fn forbids(&self, key: &str) -> bool {
        self.is(key, "forbidden")
    }

    fn moot(&self) -> Vec<&'static str> {
        let mut moot = Vec::new();
        if !BANS.iter().any(|key| self.forbids(key)) {
            moot.extend(["bans", "foul"]);
        }
        if !self.forbids("double-three") {
            moot.push("four-three-three");
        }
        moot
    }

    fn notes(&self) -> Vec<&'static str> {
        let threes = match (self.forbids("double-three"), self.forbids("double-four")) {
            (true, true) => Some("threes-renju"),
            (false, false) => None,
            _ => Some("threes"),
        };
        let banned = BANS.iter().any(|key| self.forbids(key));
        let federation = (threes == Some("threes-renju")).then_some("federation");
        let notes = threes.into_iter().chain(banned.then_some("five-first")).chain(["end"]);
        notes.chain(federation).collect()
    }

    /// The rules text of this rule set on a small board without an opening.
    fn rules(&self) -> String {
        let text = self.options.to_string();
        let own = text
            .split(' ')
            .filter(|word| !word.starts_with("size=") && !word.starts_with("opening="));
        own.chain(["size=9", "opening=none"]).collect::<Vec<_>>().join(" ")
    }

    fn drawn(&self, caption: &'static str, stones: [&str; 2], actions: &[&str]) -> Diagram {
        Diagram::set_up(caption, INFO.id, self.rules(), stones, actions)
    }

    /// A ban: the forbidden point while it is Black's turn, or the foul itself where that loses, as
    /// nothing is marked then.
    fn banned(&self, [marked, played]: [&'static str; 2], stones: [&str; 2]) -> Diagram {
        match self.is("foul", "loses") {
            true => self.drawn(played, stones, &["e5"]),
            false => self.drawn(marked, stones, &[]),
        }
    }

    fn diagrams(&self) -> Vec<Diagram> {
        let mut all = vec![self.drawn("five", ["d5 e5 f5 g5", "d6 f6 e4 g4"], &["h5"])];
        all.extend(self.blocked());
        all.push(self.six());
        if self.forbids("double-three") {
            all.push(
                self.banned(["double-three", "double-three-loses"], ["c5 d5 e6 e7", "b7 c8 g7 h3"]),
            );
            all.push(self.four_three_three());
        }
        if self.forbids("double-four") {
            all.push(self.banned(
                ["double-four", "double-four-loses"],
                ["b5 c5 d5 e6 e7 e8", "a5 e9 c7 g3 g6 c3"],
            ));
        }
        all
    }

    /// A five that does not win because of the stones at its ends.
    fn blocked(&self) -> Option<Diagram> {
        match self.options.word("ends") {
            "any-blocked" => {
                Some(self.drawn("ends-any-blocked", ["d5 e5 f5 g5", "c5 d6 f6 e4"], &["h5"]))
            }
            "both-blocked" => {
                Some(self.drawn("ends-both-blocked", ["d5 e5 f5 g5", "c5 i5 f6 e4"], &["h5"]))
            }
            _ => None,
        }
    }

    fn six(&self) -> Diagram {
        let stones = ["b5 c5 d5 f5 g5", "b6 d6 f6 c4 g4"];
        match self.options.word("overline") {
            "forbidden" => self.banned(["six-forbidden", "six-loses"], stones),
            "ignored" => self.drawn("six-ignored", stones, &["e5"]),
            _ => self.drawn("six-wins", stones, &["e5"]),
        }
    }

    /// Two threes and a four by one stone.
    fn four_three_three(&self) -> Diagram {
        let stones = ["b5 c5 d5 e6 e7 f4 g3", "a5 b7 c8 a3 g9 i6 b2"];
        match self.forbids("four-three-three") {
            true => self.banned(["no-exempt", "no-exempt-loses"], stones),
            false => self.drawn("exempt", stones, &["e5"]),
        }
    }
}
