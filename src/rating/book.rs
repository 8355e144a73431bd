//! The fold of results into standings. One function rates a game, whether it has just ended or is
//! counted again.

use super::edge::Edge;
use super::pair::{Meeting, Pair, weight};
use super::score::{
    First, Line, Note, Player, Score, is_duel, met, opponents, pair, points, scored,
};
use super::skill::{Duel, Skill, after_duel, after_many};
use super::{DAY_MS, Standing};
use std::collections::HashMap;

/// Time after a loss on time in which no other one counts, in ms: a person who is away loses many
/// games at once.
const TIME_OUT_MS: i64 = 2 * DAY_MS;
/// Number of games after which a person's rating is taken at its word.
const PROVEN_GAMES: u32 = 10;

/// The standings of one pool in one season while results are folded into them.
#[derive(Clone, Debug, Default)]
pub struct Book {
    standings: HashMap<u64, Standing>,
    /// The history of each two people, the lower id first.
    pairs: HashMap<(u64, u64), Pair>,
    /// The last loss on time that counted.
    late: HashMap<u64, i64>,
    /// The worth of beginning, by rule set.
    edges: HashMap<String, Edge>,
}

impl Book {
    /// Sets the standing of a person.
    pub fn enter(&mut self, person: u64, standing: Standing) {
        self.standings.insert(person, standing);
    }

    /// Sets the history of two people, the one with the lower id first.
    pub fn enter_pair(&mut self, one: u64, other: u64, known: Pair) {
        if !known.lately.is_empty() {
            self.pairs.insert(pair(one, other), known);
        }
    }

    /// The history of two people who have met, the one with the lower id first.
    pub fn pair(&self, one: u64, other: u64) -> Option<&Pair> {
        self.pairs.get(&pair(one, other))
    }

    /// Sets the time of a person's last loss on time that counted (UTC ms).
    pub fn enter_late(&mut self, person: u64, at: i64) {
        self.late.insert(person, at);
    }

    /// Sets what beginning is worth under a rule set.
    pub fn enter_edge(&mut self, rules: &str, edge: Edge) {
        self.edges.insert(rules.to_owned(), edge);
    }

    /// The worth of beginning under a rule set, if a result under it has been rated or one was
    /// entered.
    pub fn edge(&self, rules: &str) -> Option<Edge> {
        self.edges.get(rules).copied()
    }

    /// All edges with their rule sets, in no order.
    pub fn edges(&self) -> impl Iterator<Item = (&str, Edge)> + '_ {
        self.edges.iter().map(|(rules, edge)| (rules.as_str(), *edge))
    }

    /// True if a standing of the person has been entered.
    pub fn knows(&self, person: u64) -> bool {
        self.standings.contains_key(&person)
    }

    /// The standing of a person.
    pub fn standing(&self, person: u64) -> Standing {
        self.standings.get(&person).copied().unwrap_or(Standing::NEW)
    }

    /// All standings, in no order.
    pub fn standings(&self) -> impl Iterator<Item = (u64, Standing)> + '_ {
        self.standings.iter().map(|(person, standing)| (*person, *standing))
    }

    /// Rates a result and gives its effect on each of its people, in the order given.
    pub fn rate(&mut self, score: &Score) -> Vec<Line> {
        let known: Vec<Skill> =
            score.players.iter().map(|p| self.standing(p.person).at(score.at)).collect();
        let unweighted = unweighted(score, &known, self.edges_of(score));
        let lines: Vec<Line> = (0..score.players.len())
            .map(|number| self.line(score, &known, number, unweighted[number]))
            .collect();
        self.note_edge(score, &known, &lines);
        for (player, line) in score.players.iter().zip(&lines).filter(|(_, line)| line.counts) {
            self.note(score, player, line.after);
        }
        self.note_meetings(score, &lines);
        lines
    }

    /// The effect of the result on one of its people, for whom the model gives this skill.
    fn line(&self, score: &Score, known: &[Skill], number: usize, unweighted: Skill) -> Line {
        let Player { person, .. } = score.players[number];
        let before = self.standing(person).skill;
        let weight = self.pair_weight(score, number);
        let edge = self.edges_of(score).get(number).copied().unwrap_or_default();
        let still =
            Line { person, before, after: before, weight: 0.0, counts: false, note: None, edge };
        if self.is_one_of_many_time_outs(score, number) {
            return Line { note: Some(Note::TimeOuts), ..still };
        }
        if weight <= 0.0 {
            return Line { note: Some(Note::Repeated), ..still };
        }
        let gain = unweighted.rating - known[number].rating;
        let settled =
            !known[number].is_provisional() || self.standing(person).games >= PROVEN_GAMES;
        let scaled = gain > 0.0 && settled;
        let proof = if scaled { self.proof(score, known, number) } else { 1.0 };
        let backed = self.backed(score, number, gain * weight * proof);
        let notes = [(backed, Note::OneSided), (proof, Note::Unproven), (weight, Note::Repeated)];
        let note = notes.into_iter().find(|(share, _)| *share < 1.0).map(|(_, note)| note);
        let weight = weight * proof * backed;
        Line {
            after: known[number].towards(unweighted, weight),
            weight,
            counts: true,
            note,
            ..still
        }
    }

    /// Points by which the expected score takes each of two players to be stronger, because they
    /// began or did not.
    fn edges_of(&self, score: &Score) -> [f64; 2] {
        let Some(first) = first(score) else { return [0.0; 2] };
        let edge = self.edge(&first.rules).unwrap_or_else(|| Edge::prior(first.prior)).points;
        if first.player == 0 { [edge, -edge] } else { [-edge, edge] }
    }

    /// Lets a result between two that counted say what beginning is worth, as much as it weighs by
    /// the number of their recent games: two people alone cannot set it.
    fn note_edge(&mut self, score: &Score, known: &[Skill], lines: &[Line]) {
        let Some(first) = first(score).filter(|_| lines.iter().all(|line| line.counts)) else {
            return;
        };
        let (number, weight) = (first.player, self.pair_weight(score, first.player));
        let scored = f64::from(points(score.drawn, &score.players, &score.players[number])) / 2.0;
        let edge = self.edge(&first.rules).unwrap_or_else(|| Edge::prior(first.prior));
        let edge = edge.after(known[number], known[1 - number], scored, weight);
        self.enter_edge(&first.rules, edge);
    }

    /// The weight of the game for a person by the number of recent games with the others: the mean
    /// over all opponents.
    fn pair_weight(&self, score: &Score, number: usize) -> f64 {
        let own = score.players[number];
        mean(opponents(score, number).map(|(_, other)| {
            let lately =
                self.pair(own.person, other.person).map_or(0, |pair| pair.lately(score.at));
            weight(lately, &score.weights)
        }))
    }

    /// The share of an established player's gain that counts: opponents of whom little is known
    /// have to prove themselves. Between two newcomers all counts, or a server of beginners would
    /// never get ratings.
    fn proof(&self, score: &Score, known: &[Skill], number: usize) -> f64 {
        mean(opponents(score, number).map(|(at, other)| {
            let games = self.standing(other.person).games;
            if known[at].is_provisional() { proven(games) } else { 1.0 }
        }))
    }

    /// The share of a gain that counts from an established opponent: beyond the room that the pair
    /// has, the opponent must have backed it by games with others. So a person who only ever loses
    /// to one other is worth little.
    fn backed(&self, score: &Score, number: usize, gain: f64) -> f64 {
        let own = score.players[number].person;
        if gain <= 0.0 || self.standing(own).games < PROVEN_GAMES {
            return 1.0;
        }
        let part = gain / opponents(score, number).count() as f64;
        let lost = opponents(score, number).map(|(_, other)| {
            let pair = self.pair(own, other.person).cloned().unwrap_or_default();
            let room = pair.room(usize::from(own > other.person));
            let elsewhere = self.standing(other.person).games.saturating_sub(pair.games);
            (part - room).max(0.0) * (1.0 - proven(elsewhere))
        });
        1.0 - lost.sum::<f64>() / gain
    }

    /// True if a person lost on time who has done so lately. With many players this is their own
    /// affair; between two it concerns both.
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
        match points(score.drawn, &score.players, player) {
            0 => standing.losses += 1,
            1 => standing.draws += 1,
            _ => standing.wins += 1,
        }
        standing.last_at = standing.last_at.max(Some(score.at));
        if player.late {
            self.late.insert(player.person, score.at);
        }
    }

    /// Writes down who has met whom, and what came of it.
    fn note_meetings(&mut self, score: &Score, lines: &[Line]) {
        for (one, other) in met(score, lines) {
            if self.pair(one, other).is_none() {
                for person in [one, other] {
                    self.standings.entry(person).or_insert(Standing::NEW).opponents += 1;
                }
            }
            let gained = [one, other].map(|person| self.gained(score, lines, person));
            let meeting = Meeting { at: score.at, gained, scored: scored(score, one, other) };
            self.pairs.entry((one, other)).or_default().note(&meeting);
        }
    }

    /// The gain of a person who is established by now from each opponent, in a result that has been
    /// noted.
    fn gained(&self, score: &Score, lines: &[Line], person: u64) -> f64 {
        let number = lines.iter().position(|line| line.person == person);
        match number.filter(|_| self.standing(person).games > PROVEN_GAMES) {
            Some(number) => {
                let change = lines[number].after.rating - lines[number].before.rating;
                change / opponents(score, number).count().max(1) as f64
            }
            None => 0.0,
        }
    }
}

/// The share of proof that so many games give, 0–1.
fn proven(games: u32) -> f64 {
    (f64::from(games) / f64::from(PROVEN_GAMES)).min(1.0)
}

/// The player who began, where that is taken to be worth anything.
fn first(score: &Score) -> Option<&First> {
    score.first.as_ref().filter(|first| is_duel(score) && first.player < 2)
}

/// The skills of two after a result in which the first has this share of the points (0 to 1). The model knows victories,
/// draws and losses alone; a share between them, as of a set, is on the way from the one to the other.
fn after_share(one: Skill, other: Skill, share: f64) -> (Skill, Skill) {
    let (outer, drawn) = if share < 0.5 { (Duel::Lost, 1.0 - share) } else { (Duel::Won, share) };
    let part = 2.0 * drawn - 1.0;
    if part == 1.0 {
        return after_duel(one, other, outer);
    }
    let even = after_duel(one, other, Duel::Drawn);
    if part == 0.0 {
        return even;
    }
    let end = after_duel(one, other, outer);
    let mean = |from: Skill, to: Skill| {
        let deviation = from.deviation + (to.deviation - from.deviation) * part;
        Skill { deviation, ..from.towards(to, part) }
    };
    (mean(even.0, end.0), mean(even.1, end.1))
}

/// The skills of everyone after the result alone, without weights. Of two players the expected
/// score takes each to be stronger by so many points.
fn unweighted(score: &Score, known: &[Skill], edges: [f64; 2]) -> Vec<Skill> {
    if is_duel(score) {
        // The models know differences alone: the first is moved there and back.
        let ahead = Skill { rating: known[0].rating + edges[0], ..known[0] };
        let (one, other) = after_share(ahead, known[1], score.share());
        return vec![Skill { rating: one.rating - edges[0], ..one }, other];
    }
    let sides = score.players.iter().map(|player| player.side).max().unwrap_or(0);
    let numbers: Vec<Vec<usize>> = (0..=sides)
        .map(|side| (0..known.len()).filter(|number| score.players[*number].side == side).collect())
        .filter(|numbers: &Vec<usize>| !numbers.is_empty())
        .collect();
    let side = |numbers: &Vec<usize>| {
        (numbers.iter().map(|number| known[*number]).collect(), score.players[numbers[0]].place)
    };
    let new = after_many(&numbers.iter().map(side).collect::<Vec<_>>());
    let mut unweighted = known.to_vec();
    for (number, skill) in numbers.into_iter().flatten().zip(new.into_iter().flatten()) {
        unweighted[number] = skill;
    }
    unweighted
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 1.0 }
}
