//! `narabe review`: goes through a game for two move by move (docs/interfaces.md 5).
//!
//! Before each move a machine says how the seat on turn stands, and where the solver knows the rules
//! it looks for a win by fours and threes. A move's loss is the chance that it gave away, as the
//! machine sees the position after it.

use super::{Desk, id_of, line, malformed, short, table};
use crate::engine::{Budget, Effect, Kind, Memory, Position, Solvable, Status, points};
use crate::game::{Games, Parsed, Ply, Record, Refusal, Seat, Setup, Table, count_moves};
use crate::games::{Asked, Opinion, Strength, answer, opinion, position, reply, solvable};
use crate::words::{self, Locale};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::VecDeque;
use std::ops::RangeInclusive;

/// Number of turning points.
const TURNS: usize = 3;
/// The least loss of a turning point.
const LEAST_LOSS: f32 = 0.15;
/// Plies of a better line that is no proved win.
const BETTER_PLIES: usize = 5;
/// The part of the nodes of a move for each search of the solver.
const SOLVER_PART: u64 = 3;
/// The part of the nodes of a search for positions with captures, in which a stone takes so many times as long.
pub const CAPTURES_PART: u64 = 4;
/// Times the nodes of a move for all defences of a turning point, and for all answers to a move that
/// seems to let a win go.
const DEFENCES_PART: u64 = 10;

/// The seed of a line's moves, which are to be the same each time.
const SEED: u64 = 1;

/// A win by forcing moves that was there.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Missed {
    /// `vcf` or `vct`.
    pub kind: &'static str,
    /// The shortest line against the longest defence.
    pub line: Vec<String>,
}

/// The review of one move.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlyReview {
    /// Number of the ply in the record, from 1.
    pub ply: u32,
    /// The seat that moved; none for a table event.
    pub seat: Option<u8>,
    /// The action as it is written in the record.
    pub action: String,
    /// The chance of whoever moved to win, after the move, from 0 to 1; none where it is not known:
    /// in openings and for table events.
    pub chance: Option<f32>,
    /// The best move; none where the position is not judged.
    pub best: Option<String>,
    /// The chance that the move gave away.
    pub loss: Option<f32>,
    /// The win that the move did not keep.
    pub missed: Option<Missed>,
    /// True if there was no choice: one action was legal, or in gomoku a five had to be met.
    pub forced: bool,
}

/// A move that changed the game, and what was better.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Turning {
    /// Number of the ply in the record, from 1.
    pub ply: u32,
    /// The seat that moved.
    pub seat: u8,
    /// The move.
    pub action: String,
    /// The better move.
    pub best: String,
    /// The better move's line: a proved win, or play as the engine goes on.
    pub line: Vec<String>,
    /// True if the line is a proved win.
    pub proved: bool,
    /// The chance that the move gave away.
    pub loss: f32,
    /// The opponent's win after the move; empty where none was found.
    pub allowed: Vec<String>,
    /// The moves after which a win of the opponent, which the move allowed, would not have been
    /// there; empty where it allowed none.
    pub defences: Vec<String>,
}

/// The review of the whole game.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Summary {
    /// True if the solver knows the rules, so that wins by fours and threes were looked for.
    pub solved: bool,
    /// The chance of the first seat before the first judged move; none where no move is judged.
    pub start: Option<f32>,
    /// The moves that changed the game, at most three, in the order of play.
    pub turning_points: Vec<Turning>,
    /// For each seat 1 less the mean loss of its judged moves that were not forced; none without
    /// such a move.
    pub accuracy: [Option<f32>; 2],
    /// Number of judged moves that were not forced, for each seat.
    pub judged: [u32; 2],
    /// The point of the last five, if it was the only one and forbidden to the opponent.
    pub forbidden: Option<String>,
}

/// A game, reviewed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Review {
    /// The id of the record.
    pub id: Option<String>,
    /// The review of each ply.
    pub plies: Vec<PlyReview>,
    /// The review of the whole.
    pub summary: Summary,
}

/// Number of moves of a game that people have reviewed; the most, which hold for all reviews, are more than a full board of
/// 19 lines has.
pub const REVIEWED_MOVES: RangeInclusive<usize> = 5..=400;

/// True if games of so many seats are reviewed.
pub fn is_reviewed(seats: u8) -> bool {
    seats == 2
}

/// Reviews the record in a line of the input, with so many stones put in thought for a move.
pub fn answered(games: Games, desk: &mut Desk, text: &[u8], nodes: u64) -> Vec<u8> {
    let record: Record = match serde_json::from_slice(text) {
        Ok(record) => record,
        Err(fault) => return malformed(id_of(text), format!("This line is no record: {fault}.")),
    };
    let id = short(record.id.as_ref());
    let reviewed = review(games, desk, record, nodes);
    reviewed.map_or_else(|say| malformed(id, say), |review| line(&review))
}

/// Reviews a record, with so many stones put in thought for each move, and a third of that for each
/// of the solver's questions, a twelfth with captures. The same record and number give the same review.
///
/// # Errors
/// A sentence for a record that cannot be replayed, or of a game that is not reviewed or too long.
pub fn review(games: Games, desk: &mut Desk, record: Record, nodes: u64) -> Result<Review, String> {
    desk.memory.clear();
    let mut course = Course::begin(games, record, nodes)?;
    loop {
        if let Some(review) = course.step(desk) {
            return Ok(review);
        }
    }
}

/// A review under way, in steps, so that other work can be done between two of them.
pub struct Course {
    record: Record,
    /// The table before each ply, and the one after the last.
    tables: Vec<Table>,
    /// The seat that moved at each ply; none for a table event.
    seats: Vec<Option<Seat>>,
    nodes: u64,
    views: Vec<View>,
    plies: Vec<PlyReview>,
    /// The places of the turning points that are still to be looked at, once all plies are
    /// reviewed.
    ahead: Option<VecDeque<usize>>,
    turns: Vec<Turning>,
}

impl Course {
    /// Begins the review of a record; `nodes` as for [`review`].
    ///
    /// # Errors
    /// As for [`review`].
    pub fn begin(games: Games, record: Record, nodes: u64) -> Result<Self, String> {
        let (record, end) = table(games, record)?;
        if !is_reviewed(end.seats()) {
            return Err("Only games for two are reviewed.".to_owned());
        }
        check_length(length(&record))?;
        let start =
            record.replay(games).map_err(|_| "The record cannot be replayed.".to_owned())?;
        let plies: Vec<_> = start.filter_map(Result::ok).collect();
        let is_move = |ply: &Ply| ply.event.is_none();
        let seats: Vec<Option<Seat>> =
            plies.iter().map(|ply| ply.before.to_move().filter(|_| is_move(ply))).collect();
        let tables = plies.into_iter().map(|ply| ply.before).chain([end]).collect();
        Ok(Self {
            record,
            tables,
            seats,
            nodes,
            views: Vec::new(),
            plies: Vec::new(),
            ahead: None,
            turns: Vec::new(),
        })
    }

    /// Looks at the next position, move or turning point, always with the same desk; gives the
    /// review once all is done.
    pub fn step(&mut self, desk: &mut Desk) -> Option<Review> {
        let mut reviewer = Reviewer { desk, nodes: self.nodes };
        if let Some(table) = self.tables.get(self.views.len()) {
            self.views.push(reviewer.view(table));
            return None;
        }
        let at = self.plies.len();
        if let Some((text, seat)) = self.record.actions.get(at).zip(self.seats.get(at)) {
            let table = &self.tables[at];
            self.plies.push(reviewer.ply(at, (table, text.as_str()), *seat, &self.views));
            return None;
        }
        if let Some(at) = self.ahead.get_or_insert_with(|| worst(&self.plies)).pop_front() {
            self.turns.extend(reviewer.turning(&self.plies[at], &self.tables[at], &self.views));
            return None;
        }
        Some(self.summed_up(&mut desk.memory))
    }

    fn summed_up(&mut self, memory: &mut Memory) -> Review {
        let accuracy = accuracy(&self.plies);
        let solved = self.views.iter().any(|view| view.solvable.is_some());
        let judged = self.plies.iter().position(|ply| ply.chance.is_some());
        let start = judged.and_then(|at| Some(self.views.get(at)?.chances?[0]));
        let summary = Summary {
            solved,
            start,
            turning_points: std::mem::take(&mut self.turns),
            accuracy: accuracy.map(|(share, _)| share),
            judged: accuracy.map(|(_, moves)| moves),
            forbidden: forbidden(&self.tables, &self.plies, memory),
        };
        Review { id: self.record.id.take(), plies: std::mem::take(&mut self.plies), summary }
    }
}

/// Returns the number of moves of a record for two. The stones that are set up count as if they had been played: they are as
/// large a part of each table.
fn length(record: &Record) -> usize {
    let set_up = record.setup.as_ref().map_or(0, Setup::count);
    set_up + count_moves(&record.actions, record.seats)
}

/// Refuses a game that is too long: the table before each move is kept, each as large as the game is long by then.
fn check_length(moves: usize) -> Result<(), String> {
    let most = *REVIEWED_MOVES.end();
    if moves <= most {
        return Ok(());
    }
    let why = Refusal::new("review-length").number("least", 0).number("most", most as i64);
    Err(words::refusal(Locale::En, &why.number("count", moves as i64)))
}

/// A position, as the machine and the solver see it.
struct View {
    /// The position for the solver; none by rules that it does not know.
    solvable: Option<Box<dyn Solvable>>,
    /// The chances of both seats; none in an opening.
    chances: Option<[f32; 2]>,
    /// The best move; none in an opening and after the end.
    best: Option<String>,
    /// The win of the colour on turn.
    win: Option<Missed>,
    forced: bool,
}

struct Reviewer<'a> {
    desk: &'a mut Desk,
    nodes: u64,
}

impl Reviewer<'_> {
    fn view(&mut self, table: &Table) -> View {
        let judged = {
            let Desk { memory, spent, .. } = &mut *self.desk;
            opinion(table, memory, Budget { nodes: self.nodes, spent })
        };
        let Some((seat, Opinion { best, chance, forced })) = table.to_move().zip(judged) else {
            return View {
                solvable: None,
                chances: over(table),
                best: None,
                win: None,
                forced: false,
            };
        };
        let solvable = solvable(table);
        let win = solvable.as_deref().and_then(|position| self.win(table, position));
        let chance = if win.is_some() { 1.0 } else { chance };
        let by_solver = win.as_ref().and_then(|win| win.line.first().cloned());
        let chances = if seat.0 == 0 { [chance, 1.0 - chance] } else { [1.0 - chance, chance] };
        let best = Some(by_solver.unwrap_or(best));
        View { solvable, chances: Some(chances), best, win, forced }
    }

    /// The stones that the solver's budgets are made of.
    fn nodes_for(&self, position: &dyn Solvable) -> u64 {
        let part = if position.on_lines().is_some() { 1 } else { CAPTURES_PART };
        self.nodes / part
    }

    /// The win by fours or by threes of the colour on turn.
    fn win(&mut self, table: &Table, position: &dyn Solvable) -> Option<Missed> {
        let nodes = self.nodes_for(position);
        let Desk { memory, solver, spent, .. } = &mut *self.desk;
        [(Kind::Fours, "vcf"), (Kind::Threes, "vct")].into_iter().find_map(|(kind, word)| {
            let budget = Budget { nodes: nodes / SOLVER_PART, spent };
            let found = solver.solve(position, memory, kind, budget);
            let line = found.line.into_iter().filter_map(|point| answer(table, Some(point)));
            (found.status == Status::Win).then(|| Missed { kind: word, line: line.collect() })
        })
    }

    /// True if a move is known to have let a win go, false if the mover is known to have one by fours
    /// and threes still; none where neither is known. A move that makes no threat may keep a win all
    /// the same, so there must be an answer by which the opponent is proved to be safe. A move that
    /// gives the opponent a win has let its own go, as has one that ends the game without winning it,
    /// such as a foul.
    fn lets_go(&mut self, after: &View, mover: usize) -> Option<bool> {
        if let Some(chances) = after.chances.filter(|_| after.best.is_none()) {
            return Some(chances[mover] < 1.0);
        }
        if after.win.is_some() {
            return Some(true);
        }
        let position = after.solvable.as_deref()?;
        let nodes = self.nodes_for(position);
        let Desk { memory, solver, spent, .. } = &mut *self.desk;
        let budget = Budget { nodes: nodes / SOLVER_PART, spent };
        match solver.is_won(position, memory, Kind::Threes, budget) {
            Status::Win => Some(false),
            Status::Unknown => None,
            Status::None => {
                let budget = Budget { nodes: nodes * DEFENCES_PART, spent };
                let safe = solver.defences(position, memory, Kind::Threes, budget);
                (!safe.is_empty()).then_some(true)
            }
        }
    }

    /// The review of a ply from the views before and after it.
    fn ply(
        &mut self,
        number: usize,
        (table, text): (&Table, &str),
        seat: Option<Seat>,
        views: &[View],
    ) -> PlyReview {
        let (before, after) = (&views[number], &views[number + 1]);
        let mover = seat.filter(|_| before.best.is_some()).map(|seat| usize::from(seat.0 % 2));
        let mut chance = mover.and_then(|mover| Some(after.chances?[mover]));
        let is_best = before.best.as_deref().is_some_and(|best| is_same(table, best, text));
        let mut had = mover.and_then(|mover| Some(before.chances?[mover]));
        let mut missed = None;
        if let Some(mover) = mover.filter(|_| before.win.is_some()) {
            match self.lets_go(after, mover) {
                Some(true) => missed = before.win.clone(),
                Some(false) => chance = Some(1.0),
                // It may have kept the win, so that nothing can be said of its loss.
                None if after.solvable.is_some() && !is_best => had = None,
                None => {}
            }
        }
        let loss = had.zip(chance).map(
            |(had, chance)| {
                if is_best { 0.0 } else { (had - chance).max(0.0) }
            },
        );
        PlyReview {
            ply: number as u32 + 1,
            seat: seat.map(|seat| seat.0),
            action: text.to_owned(),
            chance,
            best: mover.and_then(|_| before.best.clone()),
            loss,
            missed,
            forced: before.forced && mover.is_some(),
        }
    }

    /// A turning point: the better move with its line, and the defences against what was allowed.
    fn turning(&mut self, ply: &PlyReview, before: &Table, views: &[View]) -> Option<Turning> {
        let number = ply.ply as usize - 1;
        let (best, loss) = (ply.best.clone()?, ply.loss?);
        let proved = views[number].win.is_some();
        let line = match &views[number].win {
            Some(win) => win.line.clone(),
            None => self.goes_on(before.clone(), best.clone()),
        };
        let allowed = views[number + 1].win.as_ref().map_or_else(Vec::new, |win| win.line.clone());
        let is_defended = !allowed.is_empty() && !proved;
        let position = views[number].solvable.as_deref().filter(|_| is_defended);
        let defences = position.map(|it| {
            let nodes = self.nodes_for(it) * DEFENCES_PART;
            let Desk { memory, solver, spent, .. } = &mut *self.desk;
            let budget = Budget { nodes, spent };
            solver.defences(it, memory, Kind::Threes, budget)
        });
        let texts = defences.unwrap_or_default().into_iter();
        let defences = texts.filter_map(|point| answer(before, Some(point))).collect();
        let (seat, action) = (ply.seat?, ply.action.clone());
        Some(Turning { ply: ply.ply, seat, action, best, line, proved, loss, allowed, defences })
    }

    /// A move and play as the machine goes on, each move with as many nodes as a search of the solver
    /// on lines.
    fn goes_on(&mut self, mut table: Table, first: String) -> Vec<String> {
        let mut line = vec![first];
        while table.play(&line[line.len() - 1]).is_ok() && line.len() < BETTER_PLIES {
            let strength = Strength::Nodes(self.nodes / SOLVER_PART);
            let Desk { memory, spent, .. } = &mut *self.desk;
            let asked = Asked { strength, seed: SEED, memory, spent };
            let Some(next) = reply(&table, asked) else { break };
            line.push(next.text);
        }
        line
    }
}

/// True if the text of a record means an action, however it is spelled.
fn is_same(table: &Table, action: &str, text: &str) -> bool {
    action == text || matches!(table.read(text), Ok(Parsed::Action(read)) if read == action)
}

/// The chances of both seats when the game is over.
fn over(table: &Table) -> Option<[f32; 2]> {
    let outcome = table.outcome()?;
    let wins = [0, 1].map(|seat| outcome.is_winner(table.side(Seat(seat))));
    Some(if wins[0] == wins[1] { [0.5; 2] } else { wins.map(|wins| f32::from(u8::from(wins))) })
}

/// The places of the plies that lost most, in the order of play.
fn worst(plies: &[PlyReview]) -> VecDeque<usize> {
    let lost =
        |(at, ply): (usize, &PlyReview)| Some((at, ply.loss.filter(|loss| *loss >= LEAST_LOSS)?));
    let mut worst: Vec<(usize, f32)> = plies.iter().enumerate().filter_map(lost).collect();
    worst.sort_by(|one, other| other.1.partial_cmp(&one.1).unwrap_or(Ordering::Equal));
    worst.truncate(TURNS);
    let mut places: Vec<usize> = worst.into_iter().map(|(at, _)| at).collect();
    places.sort_unstable();
    places.into()
}

/// For each seat 1 less the mean loss of its judged moves that were not forced, and their number.
fn accuracy(plies: &[PlyReview]) -> [(Option<f32>, u32); 2] {
    [0, 1].map(|seat| {
        let own = plies.iter().filter(|ply| ply.seat == Some(seat) && !ply.forced);
        let losses: Vec<f32> = own.filter_map(|ply| ply.loss).collect();
        let mean = losses.iter().sum::<f32>() / losses.len() as f32;
        ((!losses.is_empty()).then_some(1.0 - mean), losses.len() as u32)
    })
}

/// The point of the last five, if it was the only one and the opponent could not meet it there
/// because it was forbidden.
fn forbidden(tables: &[Table], plies: &[PlyReview], memory: &mut Memory) -> Option<String> {
    let [.., before, moved, end] = tables else { return None };
    let last = plies.last()?;
    if end.outcome()?.end != "five" {
        return None;
    }
    let position = position(before)?;
    let turned = Position { to_move: 1 - position.to_move, ..position };
    let effects = points(&turned, memory).into_iter();
    if effects.filter(|(_, effect)| *effect == Effect::Wins).count() != 1 {
        return None;
    }
    before.forbidden().into_iter().find(|point| is_same(moved, point, &last.action))
}
