//! The built-in engine, as the list of games gives it. What it plays and how it answers is asked here and nowhere else.

pub use crate::engine::{LEVELS, Memory};

use crate::engine::{self, Budget, Hint, Point, Situation};
use crate::game::Table;
use crate::games::{self, Asked, GAMES, Strength};
use crate::teach::review::CAPTURES_PART;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Nodes of the pattern engine to say how a game stands.
const OPINION_NODES: u64 = 20_000;

/// Nodes to say the same in openings and in the games that the pattern engine does not play, and for a hint there: 500
/// positions of a tree.
const OTHER_NODES: u64 = 10_000;

/// True if the engine plays the game of this table: any of the list that has a seat for it beside a person's.
pub fn plays(table: &Table) -> bool {
    GAMES.find(table.info().id).is_ok() && table.people().len() > 1
}

/// Level that answers where a search fails: it looks one move ahead.
const SUBSTITUTE: u8 = 4;

/// Returns the text of a legal action: the engine's, where a search fails or panics the substitute's, else the first one that
/// can be played. A panic at one position would come again with each try, so that the game would never go on.
pub fn choose(
    table: &Table,
    level: u8,
    seed: u64,
    memory: &mut Memory,
    spent: &dyn Fn() -> f32,
) -> String {
    let found = [level, SUBSTITUTE].into_iter().find_map(|level| {
        guarded(memory, |memory| {
            let asked = Asked { strength: Strength::Level(level), seed, memory, spent };
            let text = games::reply(table, asked)?.text;
            is_legal(table, &text).then_some(text)
        })
    });
    if let Some(text) = found {
        return text;
    }
    tracing::error!("the engine has no legal action in {table:?}");
    let listed = guarded(memory, |_| Some(table.actions().actions)).unwrap_or_default();
    first_playable(memory, listed, |text| is_legal(table, text)).unwrap_or_default()
}

/// Returns the first of these actions that is legal; one at which the rules panic is passed over.
fn first_playable(
    memory: &mut Memory,
    actions: Vec<String>,
    is_legal: impl Fn(&str) -> bool,
) -> Option<String> {
    actions.into_iter().find(|text| guarded(memory, |_| Some(is_legal(text))) == Some(true))
}

/// Runs a search or a part of it. After a panic, which is logged, there is no answer, and the memory is made anew, since
/// nothing is known of what it holds.
fn guarded<T>(memory: &mut Memory, run: impl FnOnce(&mut Memory) -> Option<T>) -> Option<T> {
    catch_unwind(AssertUnwindSafe(|| run(memory))).unwrap_or_else(|_| {
        tracing::error!("a panic in a search of the built-in engine");
        *memory = Memory::default();
        None
    })
}

/// True if an action may be played now.
pub fn is_legal(table: &Table, text: &str) -> bool {
    table.clone().play(text).is_ok()
}

/// Stones that are put in thought in each search for a hint.
const HINT_NODES: u64 = 30_000;

/// Advice to the player on turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Advice {
    /// The most urgent thing; none where the solver does not know the rules.
    pub situation: Option<Situation>,
    /// True where captures are threats too.
    pub has_captures: bool,
    /// Texts of the actions of both sides in turn: a whole win, or one action.
    pub line: Vec<String>,
    /// Texts of those by which the opponent would win if nothing were done; empty where none are known.
    pub threat: Vec<String>,
    /// True if the action is proved to meet the threat.
    pub meets: bool,
    /// True if a win or a threat that was not found is proved not to be there.
    pub is_proved: bool,
}

/// Returns advice to the seat on turn; none where the engine knows no action.
pub fn advise(table: &Table, memory: &mut Memory, spent: &dyn Fn() -> f32) -> Option<Advice> {
    memory.clear();
    let Some(position) = games::solvable(table) else {
        let line = vec![move_of(table, &[], memory, spent)?];
        return Some(Advice { line, ..Advice::default() });
    };
    let has_captures = position.on_lines().is_none();
    let nodes = HINT_NODES / if has_captures { CAPTURES_PART } else { 1 };
    let Hint { situation, line, threat, defences, is_proved } =
        engine::hint(&*position, memory, nodes, spent);
    let texts = |points: Vec<Point>| -> Vec<String> {
        points.into_iter().filter_map(|point| games::answer(table, Some(point))).collect()
    };
    let (mut line, threat, defences) = (texts(line), texts(threat), texts(defences));
    if line.is_empty() {
        line.push(move_of(table, &defences, memory, spent)?);
    }
    let meets = defences.contains(&line[0]);
    Some(Advice { situation: Some(situation), has_captures, line, threat, meets, is_proved })
}

/// Returns the action that the machine would take; where answers to a threat are proved, the best of them.
fn move_of(
    table: &Table,
    defences: &[String],
    memory: &mut Memory,
    spent: &dyn Fn() -> f32,
) -> Option<String> {
    let nodes = if games::position(table).is_some() { HINT_NODES } else { OTHER_NODES };
    let asked = Asked { strength: Strength::Nodes(nodes), seed: 0, memory: &mut *memory, spent };
    let own = games::reply(table, asked)?.text;
    if defences.is_empty() || defences.contains(&own) {
        return Some(own);
    }
    let nodes = (nodes / defences.len() as u64).max(1);
    let mut chance_after = |text: &String| {
        let mut next = table.clone();
        next.play(text).ok()?;
        games::opinion(&next, memory, Budget { nodes, spent }).map(|opinion| opinion.chance)
    };
    // The chance is that of the opponent, who is on turn then.
    let judged = defences.iter().filter_map(|text| Some((text, chance_after(text)?)));
    let best = judged.min_by(|one, other| one.1.total_cmp(&other.1));
    Some(best.map_or(own, |(text, _)| text.clone()))
}

/// Returns the chance to win of the seat on turn; none where the engine does not play the game.
pub fn win_chance(table: &Table, memory: &mut Memory, spent: &dyn Fn() -> f32) -> Option<f32> {
    memory.clear();
    if let Some(position) = games::position(table) {
        return Some(engine::chance(&position, memory, Budget { nodes: OPINION_NODES, spent }));
    }
    let strength = Strength::Nodes(OTHER_NODES);
    games::reply(table, Asked { strength, seed: 0, memory, spent }).map(|reply| reply.chance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options;

    /// The time that is left is asked for within the search, whose panics it stands for.
    #[test]
    fn a_search_that_panics_is_followed_by_a_legal_action() {
        let entry = GAMES.find("gomoku").unwrap();
        let start = entry.start(&Options::read(entry.info, "freestyle").unwrap(), 2, None);
        let mut table = start.unwrap();
        for text in ["h8", "i9", "j8", "g7"] {
            table.play(text).unwrap();
        }
        for level in LEVELS {
            let panics = || -> f32 { panic!("in a test") };
            let text = choose(&table, level, 1, &mut Memory::default(), &panics);
            assert!(is_legal(&table, &text), "level {level}: {text:?}");
        }
    }

    #[test]
    fn an_action_at_which_the_rules_panic_is_passed_over() {
        let is_legal = |text: &str| match text {
            "first" => panic!("in a test"),
            other => other == "third",
        };
        let actions = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        let first =
            |texts: &[&str]| first_playable(&mut Memory::default(), actions(texts), is_legal);
        assert_eq!(first(&["first", "second", "third"]).as_deref(), Some("third"));
        assert_eq!(first(&["first"]), None);
    }
}
