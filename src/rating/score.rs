//! A result as the fold takes it, and what it did to people's ratings.

use super::skill::Skill;
use std::cmp::Ordering;

/// A person's part in a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// The person's id.
    pub person: u64,
    /// The side; people of one side win together.
    pub side: u8,
    /// The side's place, 1 the best; equal places are shared.
    pub place: u8,
    /// True if their time ran out.
    pub late: bool,
}

/// The player who began a game between two, and what that is held to be worth.
#[derive(Clone, Debug, PartialEq)]
pub struct First {
    /// The number among the players.
    pub player: usize,
    /// The rule set, in its canonical spelling: each has an edge of its own.
    pub rules: String,
    /// The edge before any result under it, in rating points.
    pub prior: f64,
}

/// A result that may count.
#[derive(Clone, Debug, PartialEq)]
pub struct Score {
    /// End of the game (UTC ms).
    pub at: i64,
    /// All players, at least two people of at least two sides.
    pub players: Vec<Player>,
    /// True if no side won alone: those in the first place have drawn.
    pub drawn: bool,
    /// Weights of the first, second … game of the same two within 30 days, 0–1.
    pub weights: Vec<f64>,
    /// The player who began; none where beginning is taken to be worth nothing.
    pub first: Option<First>,
    /// Of a set of two games the points of the first of its two players, in halves (0 to 4); none for a single game.
    pub set: Option<u8>,
}

/// Points of a set, in halves.
const SET: u8 = 4;

impl Score {
    /// Makes the result of a set of that of its last game: `other` are the points (2 won, 1 drawn, 0 lost) that each
    /// of its two players had in the other game. Both have begun once, so that beginning is worth nothing.
    #[must_use]
    pub fn of_set(mut self, other: [u8; 2]) -> Self {
        let own: Vec<u8> =
            self.players.iter().map(|player| points(self.drawn, &self.players, player)).collect();
        let total: Vec<u8> = own.iter().zip(other).map(|(own, other)| own + other).collect();
        let [one, two] = total[..] else { return self };
        self.drawn = one == two;
        for (player, (own, other)) in self.players.iter_mut().zip([(one, two), (two, one)]) {
            player.place = if own >= other { 1 } else { 2 };
        }
        (self.first, self.set) = (None, Some(one));
        self
    }

    /// The share of the points that the first of two players has, 0 to 1: those of a set, if it is one.
    pub(super) fn share(&self) -> f64 {
        let single = || f64::from(points(self.drawn, &self.players, &self.players[0])) / 2.0;
        self.set.map_or_else(single, |set| f64::from(set) / f64::from(SET))
    }
}

/// The reason why a game counted for less than it might have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The same people have played often lately.
    Repeated,
    /// A loss on time soon after another one.
    TimeOuts,
    /// A gain from an opponent of whom little is known.
    Unproven,
    /// More gained from one opponent than that one has shown in games with others.
    OneSided,
}

impl Note {
    /// All of them, with the words that the store keeps.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Repeated, "repeated"),
        (Self::TimeOuts, "time-outs"),
        (Self::Unproven, "unproven"),
        (Self::OneSided, "one-sided"),
    ];

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
    /// The person's id.
    pub person: u64,
    /// The skill before the game.
    pub before: Skill,
    /// The skill after the game.
    pub after: Skill,
    /// The share of the change that counted, 0–1.
    pub weight: f64,
    /// True if the game counts as played. One that does not leaves everything as it was.
    pub counts: bool,
    /// The reason why the weight is below 1.
    pub note: Option<Note>,
    /// Points by which the expected score took the person to be stronger, because they began; the
    /// same below zero for the other one. 0 where beginning was taken to be worth nothing.
    pub edge: f64,
}

/// The pairs of opponents for whom a result counts, the lower id first.
pub fn met(score: &Score, lines: &[Line]) -> Vec<(u64, u64)> {
    let mut pairs = Vec::new();
    for (number, one) in
        score.players.iter().enumerate().filter(|(number, _)| lines[*number].counts)
    {
        let others =
            score.players.iter().zip(lines).skip(number + 1).filter(|(_, line)| line.counts);
        let others = others.filter(|(other, _)| other.side != one.side);
        pairs.extend(others.map(|(other, _)| pair(one.person, other.person)));
    }
    pairs
}

/// Points of one of a result's people, as their record counts them: 2 won, 1 drawn, 0 lost. A first
/// place that several sides share is a draw between them, for any number of players. Who left before others agreed to a
/// draw has no part in it.
pub fn points(drawn: bool, players: &[Player], player: &Player) -> u8 {
    let shares = |other: &Player| other.place == 1 && other.side != player.side;
    match player.place {
        1 if drawn || players.iter().any(shares) => 1,
        1 => 2,
        _ => 0,
    }
}

/// The score of one person against another.
pub(super) fn scored(score: &Score, one: u64, other: u64) -> [f64; 2] {
    let place = |person: u64| {
        score.players.iter().find(|player| player.person == person).map(|player| player.place)
    };
    if score.set.is_some() {
        let share =
            if score.players[0].person == one { score.share() } else { 1.0 - score.share() };
        return [share, 1.0 - share];
    }
    match place(one).cmp(&place(other)) {
        Ordering::Equal => [0.5, 0.5],
        Ordering::Less => [1.0, 0.0],
        Ordering::Greater => [0.0, 1.0],
    }
}

/// True if exactly two people played.
pub(super) fn is_duel(score: &Score) -> bool {
    score.players.len() == 2
}

/// The players of other sides than this one's, with their numbers.
pub(super) fn opponents(score: &Score, number: usize) -> impl Iterator<Item = (usize, &Player)> {
    let side = score.players[number].side;
    score.players.iter().enumerate().filter(move |(_, other)| other.side != side)
}

/// Two people, the lower id first.
pub(super) fn pair(one: u64, other: u64) -> (u64, u64) {
    (one.min(other), one.max(other))
}
