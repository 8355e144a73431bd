//! Lines on matches of a knockout that neither of the two has won: who has gone on from one, and who has won the event by one.

use crate::app::event_state::{self, Division};
use crate::app::markup::mention;
use crate::contest::knockout;
use crate::game::Arg;
use crate::store::events::{Entrant, EventFormat, EventStatus, StoredEvent, StoredPairing};
use crate::words::{Locale, say};

/// Reason for which a match of a knockout that neither has won goes to the better seed.
#[derive(Clone, Copy, Debug)]
enum Unwon {
    /// The game that was to decide it was drawn.
    Drawn,
    /// It has no result: it was voided, ended without one, or neither came.
    Void,
}

/// Returns the lines on those of a match who have come to it from one of the round before that neither has won.
pub(crate) fn through_to(
    event: &StoredEvent,
    pairing: &StoredPairing,
    locale: Locale,
) -> Vec<String> {
    let round = pairing.round.saturating_sub(1);
    let both = [Some(pairing.one), pairing.other];
    // The match has been told of when its decider follows.
    let through = through(event, round).into_iter().filter(|_| !pairing.decider);
    let here = through.filter(|(_, on, _)| both.contains(&Some(on.number)));
    here.map(|(why, on, out)| {
        let ids = match why {
            Unwon::Drawn => ["event-through-rating", "event-through-order"],
            Unwon::Void => ["event-through-void-rating", "event-through-void-order"],
        };
        through_line(ids, (on, out), locale)
    })
    .collect()
}

/// Returns the lines on how a knockout that is over was won by a match that neither has won; none for any other event.
pub(crate) fn won(event: &StoredEvent, locale: Locale) -> Vec<String> {
    if event.status != EventStatus::Over {
        return Vec::new();
    }
    let last = event.pairings.iter().map(|pairing| pairing.round).max().unwrap_or_default();
    let has_won = |who: &Entrant| {
        let winners = event_state::winners_by_number(event);
        winners.iter().any(|of_division| of_division.contains(&who.number))
    };
    // After the final no one goes on.
    let won = through(event, last).into_iter().filter(|(_, on, _)| has_won(on));
    won.map(|(why, on, out)| {
        let ids = match why {
            Unwon::Drawn => ["event-won-rating", "event-won-order"],
            Unwon::Void => ["event-won-void-rating", "event-won-void-order"],
        };
        through_line(ids, (on, out), locale)
    })
    .collect()
}

/// Returns who goes on from a round of a knockout though neither has won the match, each with the one who is out.
fn through(event: &StoredEvent, round: u16) -> Vec<(Unwon, &Entrant, &Entrant)> {
    if event.terms.format != EventFormat::Knockout {
        return Vec::new();
    }
    let of_division = |division: Division| {
        let drawn = knockout::drawn_through(&division.event, round).into_iter();
        let void = knockout::unplayed_through(&division.event, round).into_iter();
        let all =
            drawn.map(|pair| (Unwon::Drawn, pair)).chain(void.map(|pair| (Unwon::Void, pair)));
        let numbers = division.entrants;
        all.map(move |(why, (on, out))| (why, numbers[on], numbers[out]))
    };
    let all = event_state::divisions(event).into_iter().flat_map(of_division);
    all.filter_map(|(why, on, out)| Some((why, event.entrant(on)?, event.entrant(out)?))).collect()
}

/// Returns the line on someone who goes on or wins after a match that neither has won: one message where that is by ratings, one
/// where they are equal or missing.
fn through_line(
    [by_rating, by_order]: [&str; 2],
    (on, out): (&Entrant, &Entrant),
    locale: Locale,
) -> String {
    let id = if on.rating == out.rating { by_order } else { by_rating };
    let args = [("one", Arg::Text(mention(on.person))), ("other", Arg::Text(mention(out.person)))];
    say(locale, id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::{event, won_by};
    use crate::app::output::event_message::{message, page_text, pages};
    use crate::store::events::Leg;

    /// The ratings that people see may have changed since, and who had none may have one.
    #[test]
    fn who_goes_on_by_ratings_had_them_when_joining() {
        let mut knockout = event(EventFormat::Knockout, 2);
        (knockout.entrants[0].rating, knockout.entrants[1].rating) = (Some(1500), None);
        let both = (&knockout.entrants[0], &knockout.entrants[1]);
        for ids in [
            ["event-through-rating", "event-through-order"],
            ["event-won-void-rating", "event-won-void-order"],
        ] {
            let text = through_line(ids, both, Locale::En);
            assert!(text.ends_with(", with the better rating when they joined."), "{text}");
        }
    }

    /// A knockout of three that is over, with this game as its final.
    fn over_with(last: Leg) -> StoredEvent {
        let mut knockout = event(EventFormat::Knockout, 3);
        (knockout.status, knockout.terms.games) = (EventStatus::Over, 1);
        knockout.locale = "en".to_owned();
        let first = knockout.pairings[0].clone();
        let met = |round: u16, one, other, leg| {
            let (number, other, games) = (round.into(), Some(other), vec![leg]);
            StoredPairing { number, round, one, other, unplayed: None, games, ..first.clone() }
        };
        knockout.pairings = vec![met(1, 2, 3, won_by(0)), met(2, 1, 2, last)];
        knockout
    }

    /// A final may be voided long after the announcement, and leave the winner as they were.
    #[test]
    fn a_final_table_says_how_a_final_that_was_voided_was_won() {
        let said = |event: &StoredEvent| {
            let texts = [message(event).text, page_text(event, &pages(event)[0], Locale::En)];
            texts.map(|text| text.contains(" has no result. <@") && text.contains("> wins: "))
        };
        let mut knockout = over_with(Leg { void: true, ..won_by(0) });
        assert_eq!(said(&knockout), [true; 2], "{}", message(&knockout).text);
        knockout.status = EventStatus::Running;
        assert_eq!(said(&knockout), [false; 2], "no one has won it yet");
        assert_eq!(said(&over_with(won_by(1))), [false; 2]);
    }
}
