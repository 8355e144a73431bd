//! The whole order of one move, written down a second time from docs/rules/ninuki.md 2, 3 alone:
//! slowly, point by point, on a map of stones. What the program makes of every point of random
//! positions must be the same.

use crate::Point;
use narabe_board::game::Options;
use narabe_board::games::GAMES;
use std::collections::{BTreeMap, BTreeSet};

/// Some of the seats, by number.
pub type Seats = BTreeSet<usize>;

/// The end of a game: who has won, and by what.
pub type End = (Seats, &'static str);

/// A position and the rules that hold in it.
#[derive(Clone, Debug)]
pub struct Oracle {
    /// Number of lines; none on a board without edges.
    pub size: Option<i32>,
    /// Number of seats.
    pub seats: usize,
    teams: bool,
    options: BTreeMap<&'static str, String>,
    /// The stones, each with its seat.
    pub board: BTreeMap<Point, usize>,
    /// Number of stones that each seat has captured.
    pub captured: Vec<u16>,
    /// Number of stones that the last action took for no one.
    pub vanished: u16,
    /// The seat on turn.
    pub to_move: usize,
    /// The owners of lines that wait for the seat to move.
    pub waiting: Seats,
    gone: Seats,
    passes: Seats,
    /// The end, where the game is over.
    pub end: Option<End>,
}

/// The farthest step of a point on a board without edges.
const FAR: i32 = 999;
const AXES: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

fn away((x, y): Point, (dx, dy): Point, steps: i32) -> Point {
    (x + dx * steps, y + dy * steps)
}

impl Oracle {
    /// An empty board under these options.
    pub fn new(options: &Options, seats: u8) -> Self {
        let keys = GAMES.find("ninuki").unwrap().info.keys;
        let words =
            keys.iter().map(|key| (key.name, options.value(key.name).to_string())).collect();
        Self {
            size: options.word("size").parse().ok(),
            seats: usize::from(seats),
            teams: options.named().name == "teams",
            options: words,
            board: BTreeMap::new(),
            captured: vec![0; usize::from(seats)],
            vanished: 0,
            to_move: 0,
            waiting: Seats::new(),
            gone: Seats::new(),
            passes: Seats::new(),
            end: None,
        }
    }

    /// True if seats play as mates.
    pub fn teams(&self) -> bool {
        self.teams
    }

    /// True if a seat has not left.
    pub fn is_in(&self, seat: usize) -> bool {
        !self.gone.contains(&seat)
    }

    fn is(&self, key: &str, value: &str) -> bool {
        self.options[key] == value
    }

    /// Five in a row, four in individual play of three and four (1).
    fn line(&self) -> usize {
        if self.seats > 2 && !self.teams { 4 } else { 5 }
    }

    /// Number of captured stones that wins, where captures do.
    pub fn goal(&self) -> Option<u16> {
        let threes = self.is("capture", "pairs-and-threes");
        let stones = if self.line() == 4 { [8, 12] } else { [10, 15] };
        self.is("capture-win", "yes").then_some(stones[usize::from(threes)])
    }

    /// True if there is such a point.
    pub fn holds(&self, (x, y): Point) -> bool {
        match self.size {
            Some(size) => (0..size).contains(&x) && (0..size).contains(&y),
            None => x.abs() <= FAR && y.abs() <= FAR,
        }
    }

    /// No stone lies there and there is a point; without edges every line goes on.
    fn is_open(&self, at: Point) -> bool {
        (self.size.is_none() || self.holds(at)) && !self.board.contains_key(&at)
    }

    fn are_mates(&self, one: usize, other: usize) -> bool {
        one != other && self.teams && one % 2 == other % 2
    }

    /// The unbroken run of one colour through a stone, from end to end.
    fn run(&self, at: Point, axis: Point) -> Vec<Point> {
        let same = |point: &Point| self.board.get(point) == self.board.get(&at);
        let mut behind: Vec<Point> =
            (1..).map(|steps| away(at, axis, -steps)).take_while(same).collect();
        behind.reverse();
        behind
            .into_iter()
            .chain([at])
            .chain((1..).map(|steps| away(at, axis, steps)).take_while(same))
            .collect()
    }

    fn wins(&self, length: usize) -> bool {
        length == self.line() || (length > self.line() && self.is("overline", "wins"))
    }

    /// All winning lines on the board of those who are in (docs/rules/ninuki.md 2.2).
    fn lines(&self) -> Vec<(usize, Point, Vec<Point>)> {
        let mut lines = Vec::new();
        for (at, seat) in &self.board {
            for axis in AXES {
                let run = self.run(*at, axis);
                if run[0] == *at && self.wins(run.len()) && !self.gone.contains(seat) {
                    lines.push((*seat, axis, run));
                }
            }
        }
        lines
    }

    fn owners(&self) -> Seats {
        self.lines().into_iter().map(|(seat, ..)| seat).collect()
    }

    /// The seats that have captured enough, mates together (9).
    fn rich(&self) -> Seats {
        let score = |seat: usize| -> u16 {
            let together =
                (0..self.seats).filter(|other| *other == seat || self.are_mates(seat, *other));
            together.map(|other| self.captured[other]).sum()
        };
        let enough = |seat: &usize| self.goal().is_some_and(|goal| score(*seat) >= goal);
        (0..self.seats).filter(|seat| !self.gone.contains(seat)).filter(enough).collect()
    }

    fn lengths(&self) -> Vec<i32> {
        if self.is("capture", "pairs-and-threes") { vec![2, 3] } else { vec![2] }
    }

    /// The stones at all these points, if there is one at each.
    fn stones(&self, points: &[Point]) -> Option<Vec<usize>> {
        points.iter().map(|point| self.board.get(point).copied()).collect()
    }

    /// The claims of the stone just put for its owner, on the trial position (5, normal).
    fn own_claims(&self, at: Point) -> BTreeSet<Point> {
        let own = self.board[&at];
        let mut claims = BTreeSet::new();
        for (axis, sign, length) in
            AXES.iter().flat_map(|axis| [-1, 1].map(|sign| (axis, sign))).flat_map(
                |(axis, sign)| self.lengths().into_iter().map(move |length| (*axis, sign, length)),
            )
        {
            let run: Vec<Point> = (1..=length).map(|steps| away(at, axis, sign * steps)).collect();
            let Some(stones) = self.stones(&run) else { continue };
            let alike = self.is("mixed", "yes") || stones.iter().all(|stone| *stone == stones[0]);
            let flank = self.board.get(&away(at, axis, sign * (length + 1)));
            if alike && !stones.contains(&own) && flank == Some(&own) {
                claims.extend(run);
            }
        }
        claims
    }

    /// The claims of others who flank it (5, self).
    fn self_claims(&self, at: Point) -> BTreeMap<Point, Seats> {
        let own = self.board[&at];
        let mut claims: BTreeMap<Point, Seats> = BTreeMap::new();
        for axis in AXES {
            for length in self.lengths() {
                for first in 1 - length..=0 {
                    let run: Vec<Point> =
                        (first..first + length).map(|steps| away(at, axis, steps)).collect();
                    let ends = [away(at, axis, first - 1), away(at, axis, first + length)];
                    let (Some(stones), Some(flanks)) = (self.stones(&run), self.stones(&ends))
                    else {
                        continue;
                    };
                    let alike = self.is("mixed", "yes") || stones.iter().all(|stone| *stone == own);
                    let captor = flanks[0];
                    if alike && flanks[1] == captor && captor != own && !stones.contains(&captor) {
                        for point in run {
                            claims.entry(point).or_default().insert(captor);
                        }
                    }
                }
            }
        }
        claims
    }

    /// Everything that is claimed by a stone put here now, on the trial position.
    fn claims(&self, trial: &Self, at: Point) -> BTreeMap<Point, Seats> {
        let mut claims = BTreeMap::new();
        if self.is("self-capture", "suicide") {
            claims = trial.self_claims(at);
        }
        let whole = self
            .line_to_take()
            .filter(|(answer, _)| *answer == at)
            .map_or_else(Vec::new, |(_, line)| line);
        for point in trial.own_claims(at).into_iter().chain(whole) {
            claims.entry(point).or_default().insert(self.to_move);
        }
        claims
    }

    fn trial(&self, at: Point) -> Self {
        let mut trial = self.clone();
        trial.board.insert(at, self.to_move);
        trial
    }

    /// Number of axes on which an empty point makes exactly four with the new stone, open at both
    /// ends (docs/rules/ninuki.md 3.1).
    fn free_threes(&self, at: Point) -> usize {
        let is_eye = |axis: Point, eye: Point| {
            let mut then = self.clone();
            then.board.insert(eye, self.board[&at]);
            let run = then.run(eye, axis);
            let ends = [away(run[0], axis, -1), away(run[run.len() - 1], axis, 1)];
            run.len() == 4 && run.contains(&at) && ends.iter().all(|end| then.is_open(*end))
        };
        let near = |axis: Point| (-3..=3).map(move |steps| away(at, axis, steps));
        AXES.into_iter()
            .filter(|axis| near(*axis).any(|eye| self.is_open(eye) && is_eye(*axis, eye)))
            .count()
    }

    /// The ban that a stone here would break (6).
    pub fn ban(&self, at: Point) -> Option<&'static str> {
        let trial = self.trial(at);
        if self.is("self-capture", "forbidden") && !trial.self_claims(at).is_empty() {
            return Some("self-capture");
        }
        let claims = self.claims(&trial, at);
        let longest = AXES.map(|axis| trial.run(at, axis).len()).into_iter().max();
        if self.is("overline", "forbidden")
            && !claims.contains_key(&at)
            && longest > Some(self.line())
        {
            return Some("overline");
        }
        let bound = self.is("double-three", "forbidden")
            || (self.is("double-three", "forbidden-first") && self.to_move == 0);
        let captures = claims.values().any(|captors| captors.contains(&self.to_move));
        // A stone that makes a winning line is exempt, unless it is taken at once (3.2).
        let line = AXES.iter().any(|axis| self.wins(trial.run(at, *axis).len()));
        let exempt = captures || (line && !claims.contains_key(&at));
        (bound && !exempt && trial.free_threes(at) >= 2).then_some("double-three")
    }

    /// The reason why a stone may not be put here: the board, the bans, then overtime.
    pub fn refused(&self, at: Point) -> Option<&'static str> {
        if !self.holds(at) {
            return Some("off-board");
        }
        if self.board.contains_key(&at) {
            return Some("occupied");
        }
        if let Some(word) = self.ban(at) {
            return Some(word);
        }
        if self.waiting.is_empty() {
            return None;
        }
        let answers = match self.options["overtime"].as_str() {
            "break-line" => self.breaks(at),
            "capture-line" => self.line_to_take().is_some_and(|(answer, _)| answer == at),
            // The other rules let the seat play elsewhere, and the line has won then
            // (docs/rules/ninuki.md 3.3).
            _ => true,
        };
        (!answers).then_some("overtime")
    }

    /// True if a stone here leaves no line of another seat (docs/rules/ninuki.md 2.6).
    fn breaks(&self, at: Point) -> bool {
        let mut then = self.clone();
        then.put_down(at);
        then.owners().iter().all(|owner| *owner == self.to_move)
    }

    /// The point from which the whole line can be taken, and its stones: exactly one line, one end
    /// with a stone of the asked seat, the other end empty (docs/rules/ninuki.md 2.7).
    fn line_to_take(&self) -> Option<(Point, Vec<Point>)> {
        let lines = self.lines();
        if self.waiting.is_empty() || !self.is("overtime", "capture-line") || lines.len() != 1 {
            return None;
        }
        let (_, axis, run) = &lines[0];
        let ends = [away(run[0], *axis, -1), away(run[run.len() - 1], *axis, 1)];
        let own = ends.iter().position(|end| self.board.get(end) == Some(&self.to_move))?;
        let other = ends[1 - own];
        (self.holds(other) && !self.board.contains_key(&other)).then(|| (other, run.clone()))
    }

    /// Puts a stone and takes what is claimed, all at once (7).
    fn put_down(&mut self, at: Point) {
        let claims = self.claims(&self.trial(at), at);
        self.board.insert(at, self.to_move);
        self.vanished = 0;
        for (point, captors) in claims {
            let owner = self.board.remove(&point).unwrap();
            match *captors.iter().collect::<Vec<_>>() {
                [captor] if self.are_mates(*captor, owner) => {}
                [captor] => self.captured[*captor] += 1,
                _ => self.vanished += 1,
            }
        }
    }

    fn after(&self, seat: usize) -> usize {
        (1..=self.seats)
            .map(|steps| (seat + steps) % self.seats)
            .find(|seat| !self.gone.contains(seat))
            .unwrap_or(seat)
    }

    /// Winners bring their mates; a line names the end before captures do.
    fn over(&mut self, winners: Seats) {
        let by_line = winners.iter().any(|winner| self.owners().contains(winner));
        self.finish(winners, if by_line { "five" } else { "captures" });
    }

    fn finish(&mut self, winners: Seats, end: &'static str) {
        let wins = |seat: &usize| {
            winners.iter().any(|winner| winner == seat || self.are_mates(*winner, *seat))
        };
        self.end = Some(((0..self.seats).filter(wins).collect(), end));
        self.waiting.clear();
    }

    /// A legal stone of the seat to move (7 to 12).
    pub fn put(&mut self, at: Point) {
        let (mover, answered) = (self.to_move, self.waiting.clone());
        let mut waited = self.lines();
        waited.retain(|(seat, ..)| answered.contains(seat));
        self.put_down(at);
        self.passes.clear();
        self.waiting.clear();
        self.to_move = self.after(mover);
        let (owners, rich) = (self.owners(), self.rich());
        let standing = self.left_of(&waited);
        let ignored = standing.iter().any(|owner| *owner != mover);
        match self.options["overtime"].as_str() {
            // A five that has stood has won, whatever else the answer made, but the fifth pair, which
            // wins wherever it is taken (docs/rules/ninuki.md 3.3).
            "french" | "school42" if ignored && rich.contains(&mover) => {
                self.finish(rich, "captures")
            }
            "french" | "school42" if ignored => self.over(standing),
            _ if !rich.is_empty() => self.over(&rich | &owners),
            _ if owners.is_empty() => self.draw_if_full(),
            "off" => self.over(owners),
            _ => self.ask(owners),
        }
    }

    /// The owners of these lines that stand, or of which a line is left
    /// (docs/rules/openings-and-tables.md G1).
    fn left_of(&self, waited: &[(usize, Point, Vec<Point>)]) -> Seats {
        let mut lines = self.lines();
        lines.retain(|(seat, _, run)| {
            let covers = |one: &[Point], other: &[Point]| one.iter().all(|at| other.contains(at));
            waited.iter().any(|(old, _, all)| old == seat && (covers(run, all) || covers(all, run)))
        });
        lines.into_iter().map(|(seat, ..)| seat).collect()
    }

    fn draw_if_full(&mut self) {
        if self.size.is_some_and(|size| self.board.len() == (size * size) as usize) {
            self.end = Some((Seats::new(), "board-full"));
        }
    }

    /// Lines stand and nothing has ended yet: the next seat is asked, or the lines have won.
    fn ask(&mut self, owners: Seats) {
        self.waiting = owners.clone();
        let others = owners.iter().any(|owner| *owner != self.to_move);
        let asked = match self.options["overtime"].as_str() {
            "break-line" => others,
            "capture-line" => self.line_to_take().is_some(),
            _ => {
                others
                    && self
                        .points()
                        .into_iter()
                        .any(|at| self.refused(at).is_none() && self.helps(at))
            }
        };
        if !asked {
            self.over(owners);
        }
    }

    /// True if a capture here breaks the lines, or under school42 is the one that is still missing.
    fn helps(&self, at: Point) -> bool {
        let mut then = self.clone();
        then.put_down(at);
        let captures = then.captured[self.to_move] > self.captured[self.to_move];
        let saves = self.is("overtime", "school42") && then.rich().contains(&self.to_move);
        captures && (saves || then.owners().iter().all(|owner| *owner == self.to_move))
    }

    /// The points at which anything can be captured: those near stones.
    pub fn points(&self) -> Vec<Point> {
        let around = |at: &Point| {
            let at = *at;
            (-4..=4).flat_map(move |dx| (-4..=4).map(move |dy| (at.0 + dx, at.1 + dy)))
        };
        let near: BTreeSet<Point> = self.board.keys().flat_map(around).collect();
        near.into_iter().filter(|at| self.holds(*at) && !self.board.contains_key(at)).collect()
    }

    /// True if the seat to move may pass: to concede, or because no point is legal.
    pub fn may_pass(&self) -> bool {
        let Some(size) = self.size else { return !self.waiting.is_empty() };
        let mut all = (0..size).flat_map(|x| (0..size).map(move |y| (x, y)));
        !self.waiting.is_empty() || all.all(|at| self.refused(at).is_some())
    }

    /// A legal pass of the seat to move.
    pub fn pass(&mut self) {
        self.vanished = 0;
        if !self.waiting.is_empty() {
            return self.concede("concede");
        }
        self.passes.insert(self.to_move);
        if (0..self.seats).all(|seat| self.gone.contains(&seat) || self.passes.contains(&seat)) {
            self.end = Some((Seats::new(), "pass"));
        }
        self.to_move = self.after(self.to_move);
    }

    fn concede(&mut self, end: &'static str) {
        let winners = &self.owners() | &self.rich();
        self.finish(winners, end);
    }

    /// A seat leaves individual play (docs/rules/openings-and-tables.md F3, F4, F5).
    pub fn leave(&mut self, seat: usize) {
        self.vanished = 0;
        self.gone.insert(seat);
        self.waiting.remove(&seat);
        // No seat has to answer its own line.
        if self.waiting.iter().all(|owner| *owner == self.to_move) {
            self.waiting.clear();
        }
        let left: Seats = (0..self.seats).filter(|seat| !self.gone.contains(seat)).collect();
        if left.len() == 1 {
            self.finish(left, "resign");
        } else if seat == self.to_move && !self.waiting.is_empty() {
            self.concede("resign");
        } else if seat == self.to_move {
            self.to_move = self.after(seat);
        }
    }

    /// The seat whose line waits: of several the one that moved last before the seat that is asked.
    pub fn owner(&self) -> Option<usize> {
        let before = (1..self.seats).map(|steps| (self.to_move + self.seats - steps) % self.seats);
        before.into_iter().find(|seat| self.waiting.contains(seat))
    }
}
