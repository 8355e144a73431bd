//! The fold of results into standings. One function rates a game, whether it has just ended or is counted again.

use super::skill::{Duel, Skill, after_duel, after_many};
use super::{DAY_MS, Standing};
use std::collections::HashMap;

/// How long games of the same two weigh on each other.
const PAIR_MS: i64 = 30 * DAY_MS;
/// How long after a loss on time no other one counts: who is away loses many games at once.
const TIME_OUT_MS: i64 = 2 * DAY_MS;
/// After so many games a provisional opponent is worth what the rating says.
const PROVEN_GAMES: f64 = 10.0;

/// A person's part in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Who.
    pub person: u64,
    /// The side; people of one side win together.
    pub side: u8,
    /// The side's place, 1 the best; equal places are shared.
    pub place: u8,
    /// Whether their time ran out.
    pub late: bool,
}

/// A result that may count.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// When the game ended (UTC ms).
    pub at: i64,
    /// Everybody who played, at least two people of at least two sides.
    pub players: Vec<Player>,
    /// Whether nobody won.
    pub drawn: bool,
    /// What the first, second … game of the same two within 30 days weighs.
    pub weights: Vec<f64>,
}

/// Why a game counted for less than it might have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The same people have played often lately.
    Repeated,
    /// A loss on time soon after another one.
    TimeOuts,
    /// A gain from an opponent of whom little is known.
    Unproven,
}

impl Note {
    /// All of them, with the words that the store keeps.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Repeated, "repeated"), (Self::TimeOuts, "time-outs"), (Self::Unproven, "unproven")];

    /// Reads the word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(note, _)| note)
    }

    /// The word.
    pub fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(note, _)| *note == self).map_or("", |(_, word)| word)
    }
}

/// A line of the ledger: what a game did to a person's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// Who.
    pub person: u64,
    /// As it was.
    pub before: Skill,
    /// As it is now.
    pub after: Skill,
    /// How much of the change counted, from 0 to 1.
    pub weight: f64,
    /// Whether the game counts as played. One that does not leaves everything as it was.
    pub counts: bool,
    /// Why the weight is below 1.
    pub note: Option<Note>,
}

/// Standings in the making, of one pool in one season.
#[derive(Clone, Debug, Default)]
pub struct Book {
    standings: HashMap<u64, Standing>,
    /// When two people met in games that counted, for as long as it matters, the latest last; never empty.
    meetings: HashMap<(u64, u64), Vec<i64>>,
    /// The last loss on time that counted.
    late: HashMap<u64, i64>,
}

impl Book {
    /// Notes where a person stands.
    pub fn enter(&mut self, person: u64, standing: Standing) {
        self.standings.insert(person, standing);
    }

    /// Notes when two people met in games that counted, in the order of time.
    pub fn enter_meetings(&mut self, one: u64, other: u64, times: Vec<i64>) {
        if !times.is_empty() {
            self.meetings.insert(pair(one, other), times);
        }
    }

    /// Notes a person's last loss on time that counted.
    pub fn enter_late(&mut self, person: u64, at: i64) {
        self.late.insert(person, at);
    }

    /// Whether it is noted where a person stands.
    pub fn knows(&self, person: u64) -> bool {
        self.standings.contains_key(&person)
    }

    /// Where a person stands.
    pub fn standing(&self, person: u64) -> Standing {
        self.standings.get(&person).copied().unwrap_or(Standing::NEW)
    }

    /// Where everybody stands, in no order.
    pub fn standings(&self) -> impl Iterator<Item = (u64, Standing)> + '_ {
        self.standings.iter().map(|(person, standing)| (*person, *standing))
    }

    /// Rates a result: what it did to each of its people, in the order given.
    pub fn rate(&mut self, score: &Score) -> Vec<Line> {
        let known: Vec<Skill> = score.players.iter().map(|p| self.standing(p.person).at(score.at)).collect();
        let told = told(score, &known);
        let lines: Vec<Line> =
            (0..score.players.len()).map(|number| self.line(score, &known, number, told[number])).collect();
        for (player, line) in score.players.iter().zip(&lines).filter(|(_, line)| line.counts) {
            self.note(score, player, line.after);
        }
        self.note_meetings(score, &lines);
        lines
    }

    /// What the result does to one of its people, of whom it tells this.
    fn line(&self, score: &Score, known: &[Skill], number: usize, told: Skill) -> Line {
        let Player { person, .. } = score.players[number];
        let before = self.standing(person).skill;
        let weight = self.pair_weight(score, number);
        let still = Line { person, before, after: before, weight: 0.0, counts: false, note: None };
        if self.is_one_of_many_time_outs(score, number) {
            return Line { note: Some(Note::TimeOuts), ..still };
        }
        if weight <= 0.0 {
            return Line { note: Some(Note::Repeated), ..still };
        }
        let gains = told.rating > known[number].rating && !known[number].is_provisional();
        let proof = if gains { self.proof(score, known, number) } else { 1.0 };
        let note = (proof < 1.0).then_some(Note::Unproven).or((weight < 1.0).then_some(Note::Repeated));
        let after = known[number].towards(told, weight * proof);
        Line { after, weight: weight * proof, counts: true, note, ..still }
    }

    /// What the game weighs for a person by how often they met the others lately: the mean over all opponents.
    fn pair_weight(&self, score: &Score, number: usize) -> f64 {
        let own = score.players[number];
        mean(opponents(score, number).map(|(_, other)| {
            let times = self.meetings.get(&pair(own.person, other.person)).map_or(&[][..], Vec::as_slice);
            let lately = times.iter().filter(|at| **at > score.at - PAIR_MS).count();
            score.weights.get(lately).or(score.weights.last()).copied().unwrap_or(1.0)
        }))
    }

    /// How much of what an established player gains counts: those of whom little is known have to prove themselves.
    fn proof(&self, score: &Score, known: &[Skill], number: usize) -> f64 {
        mean(opponents(score, number).map(|(at, other)| {
            let games = f64::from(self.standing(other.person).games);
            if known[at].is_provisional() { (games / PROVEN_GAMES).min(1.0) } else { 1.0 }
        }))
    }

    /// Whether somebody lost on time who has done so lately. With many players this is their own affair; between two it
    /// concerns both.
    fn is_one_of_many_time_outs(&self, score: &Score, number: usize) -> bool {
        let again = |player: &Player| {
            let last = self.late.get(&player.person);
            player.late && last.is_some_and(|last| score.at - last < TIME_OUT_MS)
        };
        if is_duel(score) { score.players.iter().any(again) } else { again(&score.players[number]) }
    }

    /// Writes down what counted for a person.
    fn note(&mut self, score: &Score, player: &Player, after: Skill) {
        let standing = self.standings.entry(player.person).or_insert(Standing::NEW);
        standing.skill = after;
        standing.games += 1;
        match (score.drawn, player.place) {
            (true, _) => standing.draws += 1,
            (false, 1) => standing.wins += 1,
            _ => standing.losses += 1,
        }
        standing.last_at = standing.last_at.max(Some(score.at));
        if player.late {
            self.late.insert(player.person, score.at);
        }
    }

    /// Writes down who has met whom.
    fn note_meetings(&mut self, score: &Score, lines: &[Line]) {
        for (one, other) in met(score, lines) {
            if !self.meetings.contains_key(&(one, other)) {
                for person in [one, other] {
                    self.standings.entry(person).or_insert(Standing::NEW).opponents += 1;
                }
            }
            let times = self.meetings.entry((one, other)).or_default();
            times.retain(|at| *at > score.at - PAIR_MS);
            times.push(score.at);
        }
    }
}

/// The pairs of opponents for whom a result counts.
pub fn met(score: &Score, lines: &[Line]) -> Vec<(u64, u64)> {
    let mut pairs = Vec::new();
    for (number, one) in score.players.iter().enumerate().filter(|(number, _)| lines[*number].counts) {
        let others = score.players.iter().zip(lines).skip(number + 1).filter(|(_, line)| line.counts);
        let others = others.filter(|(other, _)| other.side != one.side);
        pairs.extend(others.map(|(other, _)| pair(one.person, other.person)));
    }
    pairs
}

/// What the result alone says about everybody.
fn told(score: &Score, known: &[Skill]) -> Vec<Skill> {
    if is_duel(score) {
        let outcome = match (score.drawn, score.players[0].place == 1) {
            (true, _) => Duel::Drawn,
            (false, true) => Duel::Won,
            (false, false) => Duel::Lost,
        };
        let (one, other) = after_duel(known[0], known[1], outcome);
        return vec![one, other];
    }
    let sides = score.players.iter().map(|player| player.side).max().unwrap_or(0);
    let numbers: Vec<Vec<usize>> = (0..=sides)
        .map(|side| (0..known.len()).filter(|number| score.players[*number].side == side).collect())
        .filter(|numbers: &Vec<usize>| !numbers.is_empty())
        .collect();
    let side =
        |numbers: &Vec<usize>| (numbers.iter().map(|number| known[*number]).collect(), score.players[numbers[0]].place);
    let new = after_many(&numbers.iter().map(side).collect::<Vec<_>>());
    let mut told = known.to_vec();
    for (number, skill) in numbers.into_iter().flatten().zip(new.into_iter().flatten()) {
        told[number] = skill;
    }
    told
}

fn is_duel(score: &Score) -> bool {
    score.players.len() == 2
}

/// Those of other sides than this player's, with their numbers.
fn opponents(score: &Score, number: usize) -> impl Iterator<Item = (usize, &Player)> {
    let side = score.players[number].side;
    score.players.iter().enumerate().filter(move |(_, other)| other.side != side)
}

/// Two people, whoever is named first.
fn pair(one: u64, other: u64) -> (u64, u64) {
    (one.min(other), one.max(other))
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 1.0 }
}
