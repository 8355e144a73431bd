//! The page that explains a rule set: sentences by their words, and small positions to look at.

use super::{Record, Scene, Setup, Spot};

/// The page about a rule set, beyond one sentence for each option.
///
/// Words are those of the messages `aim-GAME-WORD`, `note-GAME-WORD` and `diagram-GAME-WORD`; no
/// game writes a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Guide {
    /// The aim for beginners, a line for each thing that decides it: first on the page, and under a
    /// new board.
    pub aim: Vec<&'static str>,
    /// Words of the aim that the sentence of an option says with more to it wherever they are used; the page leaves them out.
    pub in_full: Vec<&'static str>,
    /// Notes on the course of the game, before the options, in reading order. The first one is about
    /// the board and stands before the aim.
    pub basics: Vec<&'static str>,
    /// The keys of options that make no difference under this rule set; the page passes them over.
    pub moot: Vec<&'static str>,
    /// Notes in the line of an option, after its sentence: the key of the option, and the note.
    pub additions: Vec<(&'static str, &'static str)>,
    /// Notes after the options, in the order of their weight. Among them are the house rules of
    /// [`super::GameInfo::notes`] that make a difference here.
    pub notes: Vec<&'static str>,
    /// Notes on reconstructions and designers, at the end.
    pub credits: Vec<&'static str>,
    /// Small positions, at most [`Guide::MOST_DIAGRAMS`] with the table.
    pub diagrams: Vec<Diagram>,
    /// A table of named positions, such as openings.
    pub table: Option<NamedTable>,
}

/// Named positions in one picture: boards side by side, on which numbers stand for the names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedTable {
    /// The word of the sentence about it: that of the message `table-GAME-WORD`.
    pub caption: &'static str,
    /// The boards from left to right, each with the spots that are numbered, in their order.
    pub boards: Vec<(Scene, Vec<Spot>)>,
    /// The names by the words of their messages, board by board in the order of the numbers.
    pub names: Vec<Vec<&'static str>>,
}

impl Guide {
    /// The most files that a message of Discord's carries.
    /// <https://discord.com/developers/docs/resources/message#create-message>
    pub const MOST_DIAGRAMS: usize = 10;
}

/// A small position with a sentence under it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The word of the sentence.
    pub caption: &'static str,
    /// The actions that lead to it; they replay by the game's own rules.
    pub record: Record,
}

impl Diagram {
    /// A position that these actions lead to under a rule set of a game for two.
    pub fn played(
        caption: &'static str,
        game: &str,
        rules: impl Into<String>,
        actions: &[&str],
    ) -> Self {
        Self { caption, record: record(game, rules.into(), None, actions) }
    }

    /// A position that is set up, the first seat to move, and what these actions make of it.
    pub fn set_up(
        caption: &'static str,
        game: &str,
        rules: impl Into<String>,
        stones: [&str; 2],
        actions: &[&str],
    ) -> Self {
        let stones = stones.map(|points| points.split(' ').map(str::to_owned).collect()).to_vec();
        let setup = Setup { stones, captured: Vec::new(), to_move: 0 };
        Self { caption, record: record(game, rules.into(), Some(setup), actions) }
    }
}

fn record(game: &str, rules: String, setup: Option<Setup>, actions: &[&str]) -> Record {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    Record { game: game.to_owned(), rules, seats: 2, setup, actions, ..Record::default() }
}
