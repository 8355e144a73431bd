//! Lines under a finished game that say how the ratings changed, or why the game does not count.

use crate::app::game_limits::FEWEST_MOVES;
use crate::app::markup::mention;
use crate::app::output::set_line;
use crate::game::{Arg, Seat};
use crate::rating::{Line, Note, Player, Skill};
use crate::store::ladder::{Exclusion, Ruling};
use crate::store::{Rated, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the lines about a finished game's rating changes, or why there are none; nothing for a
/// casual game. `other` is the other game of its set.
pub(crate) fn lines(
    stored: &StoredGame,
    other: Option<&StoredGame>,
    locale: Locale,
) -> Vec<String> {
    let Some(rated) = &stored.counted else { return Vec::new() };
    // That it is void is said where the result is.
    let silent = |reason: &&Exclusion| matches!(reason, Exclusion::Direct | Exclusion::Void);
    let reason = rated.exclusion.as_ref().filter(|reason| stored.rated && !silent(reason));
    let reason = reason.map(|reason| exclusion(reason, other, locale));
    let first = stored.person_at(Seat(0));
    let lines = rated.lines.iter().map(|line| {
        let edge = if first == Some(line.person) { line.edge } else { 0.0 };
        rating_change(line, edge, locale)
    });
    reason.into_iter().chain(lines).chain(reasons(rated, locale)).collect()
}

/// Returns the rating with which a seat's player went into a finished game; empty if the game does not count, or is not
/// over.
pub(crate) fn at_start(stored: &StoredGame, seat: Seat) -> String {
    let lines = stored.counted.iter().flat_map(|rated| &rated.lines);
    let person = stored.person_at(seat);
    let own = lines.into_iter().find(|line| Some(line.person) == person);
    own.map_or_else(String::new, |line| rating(&line.before))
}

/// Returns the sentence on what a moderator has made of a result, with those who win by it as a sentence calls them.
pub(crate) fn ruled(ruling: Ruling, winners: Vec<String>, locale: Locale) -> String {
    let ruling = ("ruling", Arg::Text(ruling.word().to_owned()));
    let winners = Arg::Text(words::join::players(locale, &winners));
    say(locale, "ruled", &[ruling, ("winners", winners)])
}

/// Returns the line about an exclusion, with the person and the required age in days where it
/// names them; `other` is the other game of a set.
fn exclusion(reason: &Exclusion, other: Option<&StoredGame>, locale: Locale) -> String {
    let (person, days) = reason.detail().unzip();
    let why = match reason {
        Exclusion::Set => set_line::reason(other),
        reason => reason.reason(),
    };
    let args = [
        ("why", Arg::Text(why.to_owned())),
        ("person", Arg::Text(person.map_or_else(String::new, mention))),
        ("days", Arg::Number(days.unwrap_or_default().into())),
        ("moves", Arg::Number(FEWEST_MOVES.into())),
    ];
    say(locale, "not-counted", &args)
}

/// Returns the line about a change, with what the expected score gave the person for playing first.
fn rating_change(line: &Line, edge: f64, locale: Locale) -> String {
    let change = line.after.rating.round() - line.before.rating.round();
    let args = [
        ("person", Arg::Text(mention(line.person))),
        ("before", Arg::Text(rating(&line.before))),
        ("after", Arg::Text(rating(&line.after))),
        ("change", Arg::Text(signed(change))),
        ("edge", Arg::Number(edge.round() as i64)),
    ];
    say(locale, "rating-change", &args)
}

/// Returns the reasons for which a game counted less, each once for every person concerned. Among three or more it may
/// count so much for one and so much for another, of whom each is named.
pub(crate) fn reasons(rated: &Rated, locale: Locale) -> Vec<String> {
    let mut reasons: Vec<(Note, String, Vec<String>)> = Vec::new();
    for line in &rated.lines {
        let Some((note, said)) = line.note.zip(reduction(line, rated, locale)) else { continue };
        let person = mention(line.person);
        match reasons.iter_mut().find(|(_, known, _)| *known == said) {
            Some((.., people)) => people.push(person),
            None => reasons.push((note, said, vec![person])),
        }
    }
    // The other reasons name the person.
    let repeated = reasons.iter().filter(|(note, ..)| *note == Note::Repeated).count();
    let reason = |(note, said, people): (Note, String, Vec<String>)| {
        if note != Note::Repeated || repeated < 2 {
            return said;
        }
        let args = [("people", Arg::People(people)), ("reason", Arg::Text(said))];
        say(locale, "counted-less-for", &args)
    };
    reasons.into_iter().map(reason).collect()
}

fn reduction(line: &Line, rated: &Rated, locale: Locale) -> Option<String> {
    let note = line.note?;
    // A note on repeated time-outs is about the late player: between two it concerns both, among
    // more only themselves.
    let late = |player: &&Player| note == Note::TimeOuts && player.late;
    let late = rated.players.iter().filter(late).max_by_key(|player| player.person == line.person);
    let args = [
        ("note", Arg::Text(note.word().to_owned())),
        ("counts", Arg::Text(if line.counts { "yes" } else { "no" }.to_owned())),
        ("percent", Arg::Number((line.weight * 100.0).round() as i64)),
        ("person", Arg::Text(mention(late.map_or(line.person, |player| player.person)))),
    ];
    Some(say(locale, "counted-less", &args))
}

/// Formats a rating; a question mark marks a provisional one.
pub(crate) fn rating(skill: &Skill) -> String {
    format!("{:.0}{}", skill.rating.round(), if skill.is_provisional() { "?" } else { "" })
}

/// Returns the line that explains the question mark, if one of these ratings has it.
pub(crate) fn provisional<'a>(
    mut shown: impl Iterator<Item = &'a Skill>,
    locale: Locale,
) -> Option<String> {
    shown.any(Skill::is_provisional).then(|| say(locale, "provisional-legend", &[]))
}

/// Formats a change with its sign.
pub(crate) fn signed(change: f64) -> String {
    match change {
        change if change > 0.0 => format!("+{change:.0}"),
        change if change < 0.0 => format!("−{:.0}", -change),
        _ => "±0".to_owned(),
    }
}

/// Returns a pool's name.
pub(crate) fn pool(locale: Locale, pool: &str) -> String {
    words::try_say(locale, &format!("pool-{pool}"), &[])
        .unwrap_or_else(|| words::game(locale, pool))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(person: u64, weight: f64) -> Line {
        let skill = Skill { rating: 1500.0, deviation: 50.0, volatility: 0.06 };
        let (before, after, note) = (skill, skill, Some(Note::Repeated));
        Line { person, before, after, weight, counts: true, note, edge: 0.0 }
    }

    fn said(lines: Vec<Line>) -> Vec<String> {
        let rated = Rated {
            pool: "gomoku".to_owned(),
            season: 1,
            exclusion: None,
            ruling: None,
            voided: None,
            lines,
            players: Vec::new(),
            drawn: false,
        };
        reasons(&rated, Locale::En)
    }

    #[test]
    fn the_question_mark_is_explained_where_there_is_one() {
        let (sure, guess) = (line(1, 1.0).before, Skill::NEW);
        assert_eq!((rating(&sure), rating(&guess)), ("1500".to_owned(), "1500?".to_owned()));
        assert_eq!(provisional([&sure].into_iter(), Locale::En), None);
        let said = provisional([&sure, &guess].into_iter(), Locale::En);
        assert!(said.is_some_and(|said| said.contains("1500? is still a guess")));
    }

    /// Of three, two may have met often, and each of them the third one less so.
    #[test]
    fn weights_that_differ_are_said_with_the_names() {
        let person = |number: u64| number << 41;
        let both = said(vec![line(person(1), 0.5), line(person(2), 0.5)]);
        assert!(both.len() == 1 && both[0].starts_with("This game counts 50%"), "{both:?}");
        let [one, two, three] = [1, 2, 3].map(person);
        let all = said(vec![line(one, 0.75), line(two, 0.5), line(three, 0.75)]);
        assert_eq!(all.len(), 2, "{all:?}");
        let first = format!("{} and {}: This game counts 75%", mention(one), mention(three));
        assert!(all[0].starts_with(&first), "{all:?}");
        assert!(all[1].starts_with(&format!("{}: This game counts 50%", mention(two))), "{all:?}");
    }
}
