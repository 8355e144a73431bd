//! Plans: moves with which a player answers the others beforehand. A plan is a list of lines that go on where the log of the
//! game ends; the step that makes a line's next moves plays the answer to them as well.

use super::ids::GameId;

/// Most lines of a plan.
pub const MOST_LINES: usize = 20;

/// Most moves of the planner in a line.
pub const MOST_ANSWERS: usize = 8;

/// A move of others that stands for every one that no other line has.
pub const ANY: &str = "*";

/// Moves of all players in turn, each in canonical spelling, those included that no one decides. The last one is the
/// planner's.
pub type Line = Vec<String>;

/// A player's plan for a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Game.
    pub game: GameId,
    /// Person who plans.
    pub person: u64,
    /// Length of the log on which the lines go on. The plan is void once the log has another length.
    pub entries: u32,
    /// Lines, all of which agree on the answers to the same moves.
    pub lines: Vec<Line>,
}

/// Changes of a game's plans by a step.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlanChange {
    /// Plans on which the step was decided; if these are others now, so is the game.
    pub seen: Vec<Plan>,
    /// Plans that go on after the step.
    pub kept: Vec<Plan>,
    /// People whose plans have been played to their ends.
    pub used: Vec<u64>,
    /// True if the step has played a planned move.
    pub played: bool,
}

/// Answer of the store to a new plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planned {
    /// It is kept.
    Kept,
    /// The game has gone on meanwhile: nothing was done.
    Late,
}

impl Plan {
    /// Returns the planner's next move, where it is their turn.
    pub fn answer(&self) -> Option<&str> {
        self.lines.first()?.first().map(String::as_str)
    }

    /// Goes on by a move that was made: lines that begin with another one are left out. [`ANY`] is taken only by a stone, and
    /// where no line has the move itself.
    pub fn advance(&mut self, made: &str, is_stone: bool) {
        let begins = |with: &str| {
            let lines = self.lines.iter();
            lines.filter(|line| line[0] == with).map(|line| line[1..].to_vec()).collect::<Vec<_>>()
        };
        let own = begins(made);
        let rest = if own.is_empty() && is_stone { begins(ANY) } else { own };
        self.lines = rest.into_iter().filter(|line| !line.is_empty()).collect();
        self.entries += 1;
    }
}

/// Returns the answers on which two lines do not agree, if there are such.
pub fn contradiction<'a>(
    one: &'a [String],
    other: &'a [String],
    own: &[bool],
) -> Option<[&'a str; 2]> {
    let at = one.iter().zip(other).position(|(one, other)| one != other)?;
    own.get(at).copied().unwrap_or(false).then(|| [one[at].as_str(), other[at].as_str()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(lines: &[&str]) -> Plan {
        let line = |text: &&str| text.split(' ').map(str::to_owned).collect();
        Plan { game: GameId(1), person: 1, entries: 4, lines: lines.iter().map(line).collect() }
    }

    #[test]
    fn a_plan_goes_on_by_what_is_made() {
        let mut own = plan(&["h9 i10", "h9 i10 j11 k12", "g9 f10", "* a1"]);
        own.advance("h9", true);
        assert_eq!(own.answer(), Some("i10"));
        own.advance("i10", true);
        assert_eq!((own.answer(), own.lines.len(), own.entries), (Some("j11"), 1, 6));
        own.advance("o15", true);
        assert!(own.lines.is_empty());
        let mut own = plan(&["h9 i10", "* a1"]);
        own.advance("b2", true);
        assert_eq!(own.lines, [["a1"]]);
        let mut own = plan(&["h9 i10", "* a1"]);
        own.advance("takeback 0 1", false);
        assert!(own.lines.is_empty());
    }

    #[test]
    fn two_answers_to_the_same_move_are_found() {
        let [one, other, more] =
            ["h9 i10", "h9 k3", "g9 k3"].map(|text| plan(&[text]).lines.remove(0));
        let own = [false, true];
        assert_eq!(contradiction(&one, &other, &own), Some(["i10", "k3"]));
        assert_eq!(contradiction(&one, &more, &own), None);
    }
}
