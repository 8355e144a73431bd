//! The reader of events: everything that cannot be is refused with a sentence before anything is calculated.

use crate::contest::{
    Entrant, Event, Format, MOST_ENTRANTS, Outcome, Pace, Pairing, Phase, Terms, TieBreak, knockout,
};
use crate::judge::{LONGEST_ID, check_id};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// The highest number of a round.
const MOST_ROUNDS: u16 = 512;
/// The highest rating, and without its sign the lowest.
const MOST_RATING: f64 = 1e6;

/// Another word for the direct encounter.
const DIRECT: &str = "direct";

/// The most possible opponents that a sentence names.
const MOST_NAMED: usize = 4;

/// An event as it was read.
pub(super) struct Read {
    pub(super) id: Value,
    pub(super) event: Event,
    /// The entrants' ids in the order of the event's list.
    pub(super) ids: Vec<String>,
    /// The words by which the tie-breaks were asked for, or by which the usual ones are known.
    pub(super) ties: Vec<String>,
    /// True if the pairings of the next round are asked for.
    pub(super) next: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    id: Option<String>,
    format: String,
    games: Option<u8>,
    #[serde(default)]
    rolling: bool,
    tiebreaks: Option<Vec<String>>,
    entrants: Vec<Named>,
    #[serde(default)]
    results: Vec<Scored>,
    #[serde(default)]
    next: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    id: String,
    rating: Option<f64>,
    #[serde(default)]
    left: bool,
    /// Place of the time at which they joined among such times; 0: before the first pairing.
    #[serde(default)]
    joined: u32,
    /// Place among them of the time at which they left.
    left_at: Option<u32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scored {
    round: u16,
    one: String,
    other: Option<String>,
    #[serde(default)]
    points: Value,
    /// Points that someone without an opponent has for it.
    bye: Option<f64>,
    /// The one of the two who did not play: `one`, `other` or `both`.
    forfeit: Option<String>,
}

/// Reads a line.
///
/// # Errors
/// A sentence that says what would work.
pub(super) fn event(line: &[u8]) -> Result<Read, String> {
    let line: Line =
        serde_json::from_slice(line).map_err(|fault| format!("This line is no event: {fault}."))?;
    check_id(line.id.as_deref())?;
    let terms = terms(&line)?;
    let count = line.entrants.len();
    if !(2..=MOST_ENTRANTS).contains(&count) {
        return Err(format!("There are {count} entrants; 2 to {MOST_ENTRANTS} are possible."));
    }
    let entrants = line.entrants.iter().map(entrant).collect::<Result<_, _>>()?;
    let (pairings, apart) = (Vec::new(), Vec::new());
    let mut event = Event { terms, phase: Phase::Running, entrants, pairings, apart };
    event.pairings = read_pairings(&event, &line.entrants, &line.results)?;
    let ids = line.entrants.into_iter().map(|entrant| entrant.id).collect();
    let usual = || event.terms.tie_breaks.iter().map(|tie| tie.word().to_owned()).collect();
    let ties = line.tiebreaks.unwrap_or_else(usual);
    let id = line.id.map_or(Value::Null, Value::from);
    Ok(Read { id, event, ids, ties, next: line.next })
}

fn terms(line: &Line) -> Result<Terms, String> {
    let format = Format::from_word(&line.format).ok_or_else(|| {
        let words = Format::ALL.map(Format::word).join(", ");
        format!("There is no format {:?}; possible are {words}.", short(&line.format))
    })?;
    let games = line.games.unwrap_or(1);
    if !(1..=2).contains(&games) {
        return Err(format!("A pairing has 1 or 2 games, not {games}."));
    }
    // As many rounds as there can be without a repeat: whoever asks for a round decides that there is one more.
    let pace = if line.rolling { Pace::Rolling { opponents: 1 } } else { Pace::Strict };
    let usual = Terms { pace, rounds: Some(u16::MAX), ..Terms::usual(format, games) };
    let Some(words) = &line.tiebreaks else { return Ok(usual) };
    let mut tie_breaks = Vec::new();
    for word in words {
        let tie = tie_break(word)?;
        if tie_breaks.contains(&tie) {
            return Err(format!("The tie-break {word} is there twice; once is enough."));
        }
        tie_breaks.push(tie);
    }
    Ok(Terms { tie_breaks, ..usual })
}

fn tie_break(word: &str) -> Result<TieBreak, String> {
    if word == DIRECT {
        return Ok(TieBreak::DirectEncounter);
    }
    TieBreak::from_word(word).ok_or_else(|| {
        let words = TieBreak::ALL.map(TieBreak::word).join(", ");
        format!("There is no tie-break {:?}; possible are {words}, {DIRECT}.", short(word))
    })
}

fn entrant(named: &Named) -> Result<Entrant, String> {
    if !(1..=LONGEST_ID).contains(&named.id.len()) {
        let bytes = named.id.len();
        return Err(format!("An entrant's id has {bytes} bytes; 1 to {LONGEST_ID} are possible."));
    }
    if named.rating.is_some_and(|rating| rating.abs() > MOST_RATING) {
        return Err(format!("A rating is a number from -{MOST_RATING} to {MOST_RATING}."));
    }
    // Thousandths of a point keep the order of ratings that have decimals.
    let rating = named.rating.map(|rating| (rating * 1000.0).round() as i64);
    let left = named.left || named.left_at.is_some();
    let (joined_at, left_at) = (named.joined.into(), named.left_at.map(i64::from));
    Ok(Entrant { rating, joined_at, left, left_at })
}

/// A text from the input, shortened for a sentence.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Reads the results of an event that has none yet.
fn read_pairings(
    event: &Event,
    named: &[Named],
    results: &[Scored],
) -> Result<Vec<Pairing>, String> {
    let mut numbers = HashMap::new();
    for (number, entrant) in named.iter().enumerate() {
        if numbers.insert(entrant.id.as_str(), number).is_some() {
            return Err(format!("The entrant {:?} is there twice.", short(&entrant.id)));
        }
    }
    let (terms, stands) = (&event.terms, knockout::stands(event));
    let (seen, pairings) = (HashSet::new(), Vec::new());
    let mut book = Book { terms, named, numbers, stands, seen, pairings };
    for (line, scored) in (1..).zip(results) {
        book.add(scored).map_err(|fault: String| format!("Result {line}: {fault}"))?;
    }
    Ok(book.pairings)
}

/// The results read so far.
struct Book<'a> {
    terms: &'a Terms,
    named: &'a [Named],
    numbers: HashMap<&'a str, usize>,
    /// The place of each entrant in the bracket of a knockout.
    stands: Vec<usize>,
    /// The pairs of each round; of a round robin and a knockout also if it was the second time.
    seen: HashSet<(u16, usize, usize, bool)>,
    pairings: Vec<Pairing>,
}

impl Book<'_> {
    fn add(&mut self, scored: &Scored) -> Result<(), String> {
        let round = scored.round;
        if !(1..=MOST_ROUNDS).contains(&round) {
            return Err(format!("its round is {round}; 1 to {MOST_ROUNDS} are possible."));
        }
        let one = self.number(&scored.one)?;
        let other = scored.other.as_ref().map(|other| self.number(other)).transpose()?;
        if other == Some(one) {
            return Err("someone is paired with themselves; two entrants are needed.".to_owned());
        }
        let decider = self.enter(round, one, other)?;
        let games = if decider { 1 } else { self.terms.games };
        let outcome = outcome(scored, games)?;
        let (opened_at, ended_at) = (0, outcome.map(|_| 0));
        self.pairings.push(Pairing { round, one, other, decider, opened_at, ended_at, outcome });
        Ok(())
    }

    fn number(&self, id: &str) -> Result<usize, String> {
        let found = self.numbers.get(id).copied();
        found.ok_or_else(|| format!("{:?} is not among the entrants; list them there.", short(id)))
    }

    /// Notes down who was paired, and refuses what the format does not have; true for the decider of a knockout.
    fn enter(&mut self, round: u16, one: usize, other: Option<usize>) -> Result<bool, String> {
        let format = self.terms.format;
        if format == Format::Swiss {
            let twice = std::iter::once(one)
                .chain(other)
                .any(|who| !self.seen.insert((round, who, who, false)));
            let fault = || format!("someone is paired twice in round {round}; once is possible.");
            return if twice { Err(fault()) } else { Ok(false) };
        }
        let Some(other) = other else {
            let word = format.word();
            return Err(format!("a {word} has no rounds without an opponent; leave it out."));
        };
        if format == Format::Hill {
            return Ok(false);
        }
        let pair = (one.min(other), one.max(other));
        if format == Format::RoundRobin {
            let first = self.seen.insert((0, pair.0, pair.1, false));
            return first
                .then_some(false)
                .ok_or_else(|| "the two have met; once is possible.".into());
        }
        self.check_bracket(round, (one, other))?;
        if self.seen.insert((round, pair.0, pair.1, false)) {
            return Ok(false);
        }
        let second = self.seen.insert((round, pair.0, pair.1, true));
        second.then_some(true).ok_or_else(|| {
            "the two have met twice in this round; a match and its decider are possible.".to_owned()
        })
    }

    /// Refuses a round in which the bracket of a knockout cannot have these two meet, whoever wins the matches before it.
    ///
    /// A pair that does not follow from the results is accepted: those of an event of the bot may have been changed by a
    /// ruling after a later match or a decider was played.
    fn check_bracket(&self, round: u16, (one, other): (usize, usize)) -> Result<(), String> {
        let meet = knockout::meeting_round(self.stands[one], self.stands[other]);
        if meet == round {
            return Ok(());
        }
        let (name, opponents) = (self.quoted(one), self.opponents(one, round));
        let other = self.quoted(other);
        Err(format!(
            "the bracket has {name} meet {other} in round {meet}, and {opponents} in round {round}."
        ))
    }

    /// The possible opponents of an entrant in a round of a knockout, those listed first by name.
    fn opponents(&self, who: usize, round: u16) -> String {
        let stands = &self.stands;
        let can_meet =
            |other: &usize| knockout::meeting_round(stands[who], stands[*other]) == round;
        let mut found: Vec<String> =
            (0..stands.len()).filter(can_meet).map(|other| self.quoted(other)).collect();
        if found.is_empty() {
            return "no one".to_owned();
        }
        if found.len() > MOST_NAMED {
            let more = found.len() - (MOST_NAMED - 1);
            found.truncate(MOST_NAMED - 1);
            found.push(format!("one of {more} others"));
        }
        found.join(" or ")
    }

    /// An entrant's id for a sentence.
    fn quoted(&self, who: usize) -> String {
        format!("{:?}", short(&self.named[who].id))
    }
}

/// The result of a pairing of so many games; none if it is not known.
fn outcome(scored: &Scored, games: u8) -> Result<Option<Outcome>, String> {
    match (scored.bye, &scored.forfeit) {
        (None, None) => by_points(&scored.points, scored.other.is_some(), games),
        (Some(points), _) => bye(points, scored, games).map(Some),
        (None, Some(who)) => absent(who, scored, games).map(Some),
    }
}

/// The result of someone without an opponent. A bye of 1 has all points of a pairing, however many games it has.
fn bye(points: f64, scored: &Scored, games: u8) -> Result<Outcome, String> {
    if scored.other.is_some() || scored.forfeit.is_some() || !scored.points.is_null() {
        return Err(
            "a bye has neither opponent nor points nor forfeit; leave these out.".to_owned()
        );
    }
    if points == 1.0 || points == f64::from(games) {
        Ok(Outcome::Bye)
    } else if points == 0.5 {
        Ok(Outcome::HalfBye)
    } else {
        Err("a bye is 1 (all points) or 0.5 (half of them).".to_owned())
    }
}

/// The result of a pairing to which someone did not come. Points beside it have to say the same.
fn absent(who: &str, scored: &Scored, games: u8) -> Result<Outcome, String> {
    let full = 2 * i64::from(games);
    let (outcome, halves) = match who {
        "one" => (Outcome::OneForfeits, (0, full)),
        "other" => (Outcome::OtherForfeits, (full, 0)),
        "both" => (Outcome::BothForfeit, (0, 0)),
        _ => return Err("a forfeit is \"one\", \"other\" or \"both\" (who did not play).".into()),
    };
    if scored.other.is_none() {
        return Err("a forfeit has an opponent; name them as \"other\".".to_owned());
    }
    // The other game of the set may have no result.
    let part = (halves.0 / 2, halves.1 / 2);
    let agrees = match by_points(&scored.points, true, games)? {
        Some(Outcome::Played(one, other))
            if games == 2 && halves != (0, 0) && (one, other) == part =>
        {
            return Ok(Outcome::Unmet(one, other));
        }
        Some(Outcome::Played(one, other)) => (one, other) == halves,
        said => said.is_none_or(|said| said == outcome),
    };
    agrees.then_some(outcome).ok_or_else(|| {
        format!("beside a forfeit points are {games} for who was there, else 0, or left out.")
    })
}

/// The result that points alone say.
fn by_points(points: &Value, has_opponent: bool, games: u8) -> Result<Option<Outcome>, String> {
    match (points, has_opponent) {
        (Value::Null, true) => Ok(None),
        (Value::String(word), _) => forfeit(word, has_opponent).map(Some),
        (Value::Array(list), true) => played(list, games).map(Some),
        (_, true) => Err(format!("points are {}.", with_opponent(games))),
        (_, false) => Err(ALONE.to_owned()),
    }
}

const ALONE: &str = "without an opponent there is a \"bye\" (1 or 0.5), or points are \"bye\", \"half-bye\" or \"-\" (absent).";

fn with_opponent(games: u8) -> String {
    format!(
        "two numbers of whole or half points whose sum is at most {games}, such as [{games}, 0], or \"+\", \"-\", \"--\""
    )
}

fn forfeit(word: &str, has_opponent: bool) -> Result<Outcome, String> {
    match (word, has_opponent) {
        ("+", true) => Ok(Outcome::OtherForfeits),
        ("-", true) => Ok(Outcome::OneForfeits),
        ("--", true) => Ok(Outcome::BothForfeit),
        ("bye", false) => Ok(Outcome::Bye),
        ("half-bye", false) => Ok(Outcome::HalfBye),
        ("-", false) => Ok(Outcome::Absent),
        (_, true) => Err("with an opponent points in words are \"+\", \"-\" or \"--\".".to_owned()),
        (_, false) => Err(ALONE.to_owned()),
    }
}

/// The points of a pairing that was played. The sum is less than its games where one of them counts for no one.
fn played(list: &[Value], games: u8) -> Result<Outcome, String> {
    let fault = || format!("points are {}.", with_opponent(games));
    let full = 2.0 * f64::from(games);
    let halves = |value: &Value| {
        let halves = 2.0 * value.as_f64()?;
        ((0.0..=full).contains(&halves) && halves.fract() == 0.0).then_some(halves as i64)
    };
    let [one, other] = list else { return Err(fault()) };
    let (one, other) = halves(one).zip(halves(other)).ok_or_else(fault)?;
    if one + other <= 2 * i64::from(games) { Ok(Outcome::Played(one, other)) } else { Err(fault()) }
}
