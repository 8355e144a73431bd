//! The games themselves: the list of them and their rules, by the contract in `src/game`; `src/app/game` changes games
//! that people play, whatever their rules.
//!
//! Commands, help, storage, pictures, replays, ratings and the law tests follow from the list.
//!
//! A new game is one file beside this one, the `mod` by which Rust finds it, and one line in each of three lists: [`GAMES`];
//! `OPPONENTS`, by which machines play it, as they may be challenged in any game; and `JUDGES`, by which games for
//! two are reviewed. The last two ask for `impl Sense`, which may be empty.

mod gomoku;
mod lines;
mod ninuki;
mod roku;
mod rokumon;

pub use lines::{End, Hole, Row, RowKind, Why};

use crate::engine::{self, Budget, Lines, Memory, Point, Position, Reason, Solvable};
use crate::game::{Games, Hints, Setup, Table, entry};
use crate::search::{self, Effort, Sense};

/// All games that Narabe plays, in the order in which they are offered.
pub const GAMES: Games = Games(&[
    entry::<gomoku::Gomoku>(),
    entry::<ninuki::Ninuki>(),
    entry::<roku::Roku>(),
    entry::<rokumon::Rokumon>(),
]);

/// The position of a table for the engine; none for a game that it does not play, in an opening and
/// after the end.
pub fn position(table: &Table) -> Option<Position> {
    table.game::<gomoku::Gomoku>()?.position()
}

/// The board and the rules of a table for the engine, in an opening too; none for a game that it does not play.
pub fn engine_lines(table: &Table) -> Option<Lines> {
    Some(table.game::<gomoku::Gomoku>()?.engine_lines())
}

/// The position of a table for the solver; none where it does not know the rules, in an opening and
/// after the end.
pub fn solvable(table: &Table) -> Option<Box<dyn Solvable>> {
    if let Some(position) = position(table) {
        return Some(Box::new(position));
    }
    Some(Box::new(table.game::<ninuki::Ninuki>()?.solvable()?))
}

/// True while an opening still leaves a choice: of colours, of offers, or of more stones.
pub fn is_before_choice(table: &Table) -> bool {
    let ninuki = || Some(table.game::<ninuki::Ninuki>()?.is_before_choice());
    let gomoku = table.game::<gomoku::Gomoku>().map(gomoku::Gomoku::is_before_choice);
    gomoku.or_else(ninuki).unwrap_or(false)
}

/// The position of a table as a set-up by colours, for the same rules without an opening; none where the solver does
/// not know the rules, in an opening and after the end.
pub fn setup(table: &Table) -> Option<Setup> {
    let (stones, to_move, captured) = match position(table) {
        Some(position) => (position.stones, position.to_move, Vec::new()),
        None => {
            let position = table.game::<ninuki::Ninuki>()?.solvable()?;
            (position.stones, position.to_move, position.captures.taken.to_vec())
        }
    };
    let of_colour = |colour: u8| {
        let own = stones.iter().filter(|(_, other)| *other == colour);
        own.filter_map(|(point, _)| answer(table, Some(*point))).collect()
    };
    Some(Setup { stones: vec![of_colour(0), of_colour(1)], captured, to_move })
}

/// The action text of a move of the engine or the solver; none for a game that they do not know.
pub fn answer(table: &Table, point: Option<Point>) -> Option<String> {
    let ninuki = || Some(table.game::<ninuki::Ninuki>()?.answer(point));
    table.game::<gomoku::Gomoku>().map(|game| game.answer(point)).or_else(ninuki)
}

/// The reason why the seat on turn may not put a stone on a point, where fouls are refused; none where
/// it may, and in games that do not say.
pub fn why(table: &Table, point: &str) -> Option<Why> {
    let ninuki = || table.game::<ninuki::Ninuki>()?.why(point);
    table.game::<gomoku::Gomoku>().map_or_else(ninuki, |game| game.why(point))
}

/// The strength of a machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A level, 1 to 8; others count as the nearest.
    Level(u8),
    /// As strong as so many nodes allow. A node is a stone that the pattern engine puts in thought;
    /// where a tree is grown, one of its positions counts for 20 of them, as it takes that long.
    Nodes(u64),
}

/// A question to a machine.
pub struct Asked<'a> {
    /// The strength.
    pub strength: Strength,
    /// The seed: the same table, strength, seed and memory give the same action. For a level the
    /// memory does not matter.
    pub seed: u64,
    /// The memory of the pattern engine. What it knows of earlier questions can change the action
    /// by a number of nodes.
    pub memory: &'a mut Memory,
    /// Gives the share of the time that is used up, from 0 at the start; at 1 a search stops.
    pub spent: &'a dyn Fn() -> f32,
}

/// An action of a machine.
#[derive(Clone, Debug, PartialEq)]
pub struct Reply {
    /// The text of a legal action.
    pub text: String,
    /// The chance of the seat on turn to win, from 0 to 1, as the machine sees it.
    pub chance: f32,
    /// Nodes that it took, as [`Strength::Nodes`] counts them.
    pub nodes: u64,
}

/// Finds the action of a machine at a table of one game; none at a table of another one.
type Opponent = fn(&Table, &mut Asked) -> Option<Reply>;

/// The opponents of all games, in the order of [`GAMES`].
const OPPONENTS: &[Opponent] = &[
    lines_opponent,
    opponent::<ninuki::Ninuki>,
    opponent::<roku::Roku>,
    opponent::<rokumon::Rokumon>,
];

/// The action of a machine for the seat on turn, in any game of the list and at any time; none when
/// no seat is on turn.
pub fn reply(table: &Table, mut asked: Asked) -> Option<Reply> {
    table.to_move()?;
    OPPONENTS.iter().find_map(|opponent| opponent(table, &mut asked))
}

/// An opponent by the contract.
fn opponent<G: Sense + Hints>(table: &Table, asked: &mut Asked) -> Option<Reply> {
    let game = table.game::<G>()?;
    let seat = table.to_move()?;
    let Asked { seed, spent, .. } = *asked;
    let choice = match asked.strength {
        Strength::Level(level) => search::play(game, level, seed, spent),
        Strength::Nodes(nodes) => search::best(game, effort(nodes, seed, spent)),
    }?;
    let chance = choice.chances[usize::from(game.side(seat).0) % search::SIDES];
    let nodes = choice.positions * STONES_A_POSITION;
    Some(Reply { text: game.print(&choice.action), chance, nodes })
}

/// Stones that the pattern engine puts in thought in the time of one position of a tree.
const STONES_A_POSITION: u64 = 20;

/// The effort of a tree for a number of stones that are put in thought.
fn effort(stones: u64, seed: u64, spent: &dyn Fn() -> f32) -> Effort<'_> {
    Effort { spent, ..Effort::positions(stones.div_ceil(STONES_A_POSITION), seed) }
}

/// A judgement of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion {
    /// The text of the action that a machine would take.
    pub best: String,
    /// The chance of the seat on turn to win, from 0 to 1.
    pub chance: f32,
    /// True if there was no choice: one legal action, and in gomoku a five to be met.
    pub forced: bool,
}

/// Judges a position of one game within a budget; none for a table of another one.
type Judge = fn(&Table, &mut Memory, Budget) -> Option<Opinion>;

/// The judges of all games, in the order of [`GAMES`].
const JUDGES: &[Judge] = &[
    lines_judge,
    |table, memory, budget| {
        table.game::<ninuki::Ninuki>()?.is_in_play().then_some(())?;
        judge::<ninuki::Ninuki>(table, memory, budget)
    },
    judge::<roku::Roku>,
    judge::<rokumon::Rokumon>,
];

/// A machine's judgement for the seat on turn, with a budget in nodes as [`Strength::Nodes`] counts them; none in an
/// opening, and where no seat is on turn. The same table, number of nodes and memory give the same judgement: what the
/// memory knows of earlier positions can change that of gomoku.
pub fn opinion(table: &Table, memory: &mut Memory, budget: Budget) -> Option<Opinion> {
    JUDGES.iter().find_map(|judge| judge(table, memory, budget))
}

/// The judgement by the contract.
fn judge<G: Sense + Hints>(table: &Table, _: &mut Memory, budget: Budget) -> Option<Opinion> {
    let game = table.game::<G>()?;
    let seat = table.to_move()?;
    let Budget { nodes, spent } = budget;
    let choice = search::judged(game, effort(nodes, SEED, spent))?;
    let chance = choice.chances[usize::from(game.side(seat).0) % search::SIDES];
    let (least, most) = UNPROVED;
    let listing = game.actions();
    let forced = game.forced().is_some() || listing.complete && listing.actions.len() == 1;
    Some(Opinion { best: game.print(&choice.action), chance: chance.clamp(least, most), forced })
}

/// The least and the highest chance by a tree, which leaves moves out and so proves nothing.
const UNPROVED: (f32, f32) = (0.01, 0.99);

/// The seed of judgements, which are to be the same each time.
const SEED: u64 = 1;

/// The judgement of the pattern engine.
fn lines_judge(table: &Table, memory: &mut Memory, budget: Budget) -> Option<Opinion> {
    let game = table.game::<gomoku::Gomoku>()?;
    let position = game.position()?;
    let thought = engine::think(&position, memory, budget);
    let forced = thought.reason == Reason::Stop;
    let chance =
        if thought.wins() { thought.chance() } else { engine::chance(&position, memory, budget) };
    Some(Opinion { best: game.answer(thought.best), chance, forced })
}

/// The pattern engine, in openings and in play.
fn lines_opponent(table: &Table, asked: &mut Asked) -> Option<Reply> {
    let game = table.game::<gomoku::Gomoku>()?;
    let Some(position) = game.position() else { return game.opener(asked) };
    let Asked { seed, spent, .. } = *asked;
    let thought = match asked.strength {
        Strength::Level(level) => engine::play(&position, level, seed, asked.memory, spent),
        Strength::Nodes(nodes) => engine::think(&position, asked.memory, Budget { nodes, spent }),
    };
    Some(Reply { text: game.answer(thought.best), chance: thought.chance(), nodes: thought.nodes })
}
