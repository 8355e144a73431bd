//! House rules of ninuki, where the sources are silent (docs/rules/ninuki.md 6, 3.2). `/rules`
//! shows them too.

/// The unit of the score is the stone (docs/rules/ninuki.md 6a); pairs are only shown beside it.
pub const STONE: u16 = 1;
/// A team's score is the sum of what both mates have taken (docs/rules/ninuki.md 6b).
pub const TEAMS_SCORE_TOGETHER: bool = true;
/// Stones that two mates both claim are contested like any other and vanish (docs/rules/ninuki.md
/// 6c).
pub const MATES_CONTEST: bool = true;
/// Stones taken with a whole line count one each, so a five is worth five (docs/rules/ninuki.md
/// 6d).
pub const LINE_STONE: u16 = STONE;
/// True if under `break-line` an answer that reaches the goal of captures is legal though it leaves
/// the line (docs/rules/ninuki.md 6e).
pub const GOAL_ANSWERS_A_LINE: bool = false;
/// True if a stone that captures a whole line makes its ordinary captures as well
/// (docs/rules/ninuki.md 6g).
pub const LINE_CAPTURE_TAKES_PAIRS: bool = true;
/// True if any move that captures is exempt from the ban on double threes (docs/rules/ninuki.md
/// 3.2), not only one whose double three appears when the captured stones are lifted.
pub const CAPTURE_EXEMPTS: bool = true;
/// The first revision in which a winning line exempts from the ban on double threes
/// (docs/rules/ninuki.md 3.2).
pub const LINE_EXEMPTS_SINCE: u16 = 2;
/// The first revision in which the captures that reach the goal win under the French rules while a
/// five can still be broken, wherever they are made (docs/rules/ninuki.md 3.3).
pub const GOAL_ANSWERS_FRENCH_SINCE: u16 = 2;
/// The first revision in which lines that wait are told apart from others: a row that an answer has
/// cut an overline down to is none that waited (docs/rules/openings-and-tables.md G1), and a seat
/// whose own line alone is left does not have to answer it (docs/rules/openings-and-tables.md F5).
pub const LINES_APART_SINCE: u16 = 3;

/// The fixed words of all decisions, in the order of the rules; the sentences are
/// `note-ninuki-WORD`. Four of them stand in no constant above: first and second colour, never
/// black and white, decide openings (docs/rules/ninuki.md 6f); who leaves individual play leaves
/// the stones, the mate of a team acts for both (docs/rules/ninuki.md 6h); captures are compulsory
/// and made by the game (docs/rules/ninuki.md 6i); nine lines are for practice
/// (docs/rules/ninuki.md 6j).
pub const NOTES: &[&str] = &[
    "stones",
    "team-score",
    "contested",
    "line-stones",
    "goal-in-overtime",
    "colours",
    "line-capture",
    "leaving",
    "leaving-teams",
    "compulsory",
    "practice",
    "double-three",
];
