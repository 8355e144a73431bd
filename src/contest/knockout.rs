//! The bracket of a knockout: the best seeds stand as far apart as can be and have the byes; a match begins when both
//! its players are known.

use super::event::{Event, Outcome, Pairing, Phase};
use super::terms::Format;

/// The seeds, from 0, in the order of the bracket's places: neighbours meet in the first round, the winners of
/// neighbouring matches in the next one. Their number is the next power of two; those beyond the entrants are byes.
pub fn places(entrants: usize) -> Vec<usize> {
    let mut places = vec![0];
    while places.len() < entrants {
        let size = 2 * places.len();
        places = places.into_iter().flat_map(|seed| [seed, size - 1 - seed]).collect();
    }
    places
}

/// Returns the place in the bracket of each entrant of an event.
pub fn stands(event: &Event) -> Vec<usize> {
    let seeded = event.seeded();
    let mut stands = vec![0; seeded.len()];
    for (place, seed) in places(seeded.len()).into_iter().enumerate() {
        if let Some(who) = seeded.get(seed) {
            stands[*who] = place;
        }
    }
    stands
}

/// Returns the one round in which those who stand on two places of a bracket can meet, if both get there.
pub fn meeting_round(one: usize, other: usize) -> u16 {
    (usize::BITS - (one ^ other).leading_zeros()) as u16
}

/// Returns the number of the round in which so many entrants play the final.
pub fn final_round(entrants: usize) -> u16 {
    entrants.next_power_of_two().ilog2() as u16
}

/// A side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    /// Empty: the opponent passes.
    Nobody,
    /// The match before it is not decided.
    Unknown,
    /// The seed, from 0.
    Seed(usize),
}

/// The state of a bracket.
pub(super) struct Bracket {
    /// Matches to begin: round, the better seed first, and if it is the game after a drawn match.
    pub(super) ready: Vec<(u16, (usize, usize), bool)>,
    /// The round in which each entrant was beaten; none for those still in.
    pub(super) beaten: Vec<Option<u16>>,
    /// Rounds that an entrant has passed without a match.
    passed: Vec<(u16, usize)>,
}

impl Bracket {
    /// Notes down who has won a match of a round, and who is out.
    fn note(&mut self, event: &Event, round: u16, (winner, loser): (usize, usize)) {
        self.beaten[loser] = Some(round);
        let is_match = |pairing: &Pairing| pairing.round == round && pairing.has(winner);
        if !event.pairings.iter().any(is_match) {
            self.passed.push((round, winner));
        }
    }
}

/// The pairings that can be opened now. The better seed begins a match; after a drawn one of a single game, the other one
/// begins the game that decides. In a match of two games each has begun one, and the
/// better seed opens, as by an opening that takes the advantage from whoever begins.
pub fn pairings(event: &Event, now: i64) -> Vec<Pairing> {
    let turned = event.terms.games == 1;
    let opened = |(round, (better, worse), decider)| {
        let pair = if decider && turned { (worse, better) } else { (better, worse) };
        Pairing { decider, ..Pairing::opened(round, pair, now) }
    };
    bracket(event).ready.into_iter().map(opened).collect()
}

/// Plays the bracket through as far as the results go.
pub(super) fn bracket(event: &Event) -> Bracket {
    let seeded = event.seeded();
    let mut bracket =
        Bracket { ready: Vec::new(), beaten: vec![None; seeded.len()], passed: Vec::new() };
    let side = |seed| if seed < seeded.len() { Side::Seed(seed) } else { Side::Nobody };
    let mut sides: Vec<Side> = places(seeded.len()).into_iter().map(side).collect();
    let mut round = 1;
    while sides.len() > 1 {
        let matches = sides.chunks(2).map(|pair| (pair[0], pair[1]));
        sides = matches.map(|(a, b)| winner(event, &seeded, round, (a, b), &mut bracket)).collect();
        round += 1;
    }
    bracket
}

/// True if an entrant was beaten in a match, or is out by what stayed drawn.
pub fn is_beaten(event: &Event, who: usize) -> bool {
    bracket(event).beaten.get(who).is_some_and(Option::is_some)
}

/// Marks of an event's entrants in a table, beside their results.
#[derive(Debug)]
pub struct Marks {
    /// True for each entrant who is struck through: who has left, and who has lost a match of a knockout that goes on. After
    /// its end the places say all.
    pub struck: Vec<bool>,
    /// Those who have gone on from a round of a knockout without a match, each with the round: the bracket gave them no
    /// opponent, or the opponent had left.
    pub passed: Vec<(u16, usize)>,
}

/// The marks of an event of any format. The bracket of a knockout is played through once for them all.
pub fn marks(event: &Event) -> Marks {
    let left = event.entrants.iter().map(|entrant| entrant.left);
    if event.terms.format != Format::Knockout {
        return Marks { struck: left.collect(), passed: Vec::new() };
    }
    let Bracket { beaten, passed, .. } = bracket(event);
    let goes_on = event.phase == Phase::Running;
    let is_struck = |(left, beaten): (bool, Option<u16>)| left || (goes_on && beaten.is_some());
    Marks { struck: left.zip(beaten).map(is_struck).collect(), passed }
}

/// Those who go on from a round as the better seeds though the game that was to decide their match was drawn, each with the
/// one who is out.
pub fn drawn_through(event: &Event, round: u16) -> Vec<(usize, usize)> {
    let is_drawn = |pairing: &Pairing| {
        let drawn = matches!(pairing.outcome, Some(Outcome::Played(one, other)) if one == other);
        drawn && pairing.decider
    };
    seeds_through(event, round, is_drawn)
}

/// Those who go on from a round as the better seeds though their match has no result, as where it was voided or neither of both
/// came, each with the one who is out.
pub fn unplayed_through(event: &Event, round: u16) -> Vec<(usize, usize)> {
    seeds_through(event, round, |pairing| pairing.outcome == Some(Outcome::BothForfeit))
}

/// Those who go on from a round as the better seeds after pairings like these, each with the one who is out.
fn seeds_through(
    event: &Event,
    round: u16,
    is_meant: impl Fn(&Pairing) -> bool,
) -> Vec<(usize, usize)> {
    let (seeded, beaten) = (event.seeded(), bracket(event).beaten);
    let seed = |who: usize| seeded.iter().position(|seed| *seed == who);
    let by_seed = |(one, other)| if seed(one) < seed(other) { (one, other) } else { (other, one) };
    let of_round = event.pairings.iter().filter(|pairing| pairing.round == round);
    let pairs = of_round.filter(|pairing| is_meant(pairing)).filter_map(Pairing::both);
    pairs.map(by_seed).filter(|(better, _)| beaten[*better] != Some(round)).collect()
}

/// The winner of a match; notes down the loser, or what is to be opened.
fn winner(
    event: &Event,
    seeded: &[usize],
    round: u16,
    sides: (Side, Side),
    bracket: &mut Bracket,
) -> Side {
    let (better, worse) = match sides {
        (Side::Nobody, side) | (side, Side::Nobody) => {
            if let Side::Seed(seed) = side {
                bracket.passed.push((round, seeded[seed]));
            }
            return side;
        }
        (Side::Unknown, _) | (_, Side::Unknown) => return Side::Unknown,
        (Side::Seed(a), Side::Seed(b)) => (a.min(b), a.max(b)),
    };
    let pair = (seeded[better], seeded[worse]);
    match decided(event, round, pair) {
        Verdict::Better => {
            bracket.note(event, round, pair);
            Side::Seed(better)
        }
        Verdict::Worse => {
            bracket.note(event, round, (pair.1, pair.0));
            Side::Seed(worse)
        }
        Verdict::Playing => Side::Unknown,
        Verdict::Begins { decider } => {
            bracket.ready.push((round, pair, decider));
            Side::Unknown
        }
    }
}

/// The state of a match.
enum Verdict {
    Better,
    Worse,
    Playing,
    Begins { decider: bool },
}

/// Decides a match between the better and the worse seed. The better one wins what stays drawn, unless they have left.
fn decided(event: &Event, round: u16, (better, worse): (usize, usize)) -> Verdict {
    let both = Some((better.min(worse), better.max(worse)));
    let of_it = |pairing: &&Pairing| pairing.round == round && pairing.both() == both;
    let (mut drawn, mut decider, mut ended_at) = (false, false, None);
    for pairing in event.pairings.iter().filter(of_it) {
        let Some(outcome) = pairing.outcome else { return Verdict::Playing };
        let (one_wins, other_wins) = match outcome {
            Outcome::Played(one, other) | Outcome::Unmet(one, other) => (one > other, other > one),
            Outcome::OtherForfeits => (true, false),
            Outcome::OneForfeits => (false, true),
            _ => return unwon(event, round, (better, worse), pairing.ended_at),
        };
        if one_wins || other_wins {
            let better_wins = one_wins == (pairing.one == better);
            return if better_wins { Verdict::Better } else { Verdict::Worse };
        }
        (decider, drawn, ended_at) = (drawn, true, pairing.ended_at);
    }
    match (event.entrants[better].left, event.entrants[worse].left) {
        _ if decider => unwon(event, round, (better, worse), ended_at),
        (true, false) => Verdict::Worse,
        (_, true) => Verdict::Better,
        (false, false) => Verdict::Begins { decider: drawn },
    }
}

/// Decides a match that is over and that neither has won: the better seed goes on, unless they have left and the worse one
/// has not. Whoever has been paired in a later round has gone on, unless they are known to have left before the match ended.
fn unwon(
    event: &Event,
    round: u16,
    (better, worse): (usize, usize),
    ended_at: Option<i64>,
) -> Verdict {
    let gone = &event.entrants[better];
    let left_before = gone.left_at.zip(ended_at).is_some_and(|(left, ended)| left <= ended);
    let is_later = |pairing: &Pairing| pairing.round > round && pairing.has(better);
    let went_on = !left_before && event.pairings.iter().any(is_later);
    if gone.left && !event.entrants[worse].left && !went_on {
        Verdict::Worse
    } else {
        Verdict::Better
    }
}
