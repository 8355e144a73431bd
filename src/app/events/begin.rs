//! Beginning of an event: its form is settled, and the divisions of a league are dealt out.

use crate::app::event_state::usual_ties;
use crate::contest::league;
use crate::store::events::{Entrant, EventFormat, EventStatus, StoredEvent};

/// The most entrants who all meet each other, where the form is chosen by their number.
const MOST_IN_ROUND_ROBIN: usize = 10;

/// Opponents at a time in a Swiss event, unless its clock allows one alone.
const SWISS_OPPONENTS: u8 = 2;

/// Returns the event as it is once it has begun, and the division of each entrant. `stood`: the people of the season before,
/// in the order in which they stand for this one.
pub(super) fn begun(event: &StoredEvent, stood: &[u64]) -> (StoredEvent, Vec<(u16, u16)>) {
    let mut begun = event.clone();
    begun.status = EventStatus::Running;
    let entrants = begun.entrants.len();
    if begun.terms.format == EventFormat::Auto {
        settle(&mut begun, entrants);
    }
    if begun.terms.format == EventFormat::League {
        for (place, division) in places(event, stood).into_iter().zip(league::deal(entrants)) {
            begun.entrants[place].division = division as u16;
        }
    }
    let division = |entrant: &Entrant| (entrant.number, entrant.division);
    let divisions = begun.entrants.iter().map(division).collect();
    (begun, divisions)
}

/// Returns the places in the list of the entrants of a season, in the order in which they stand for it: those who were
/// carried into it, who have all entered as it was made, and then whoever has joined since.
fn places(event: &StoredEvent, stood: &[u64]) -> Vec<usize> {
    let made_at = event.entrants.iter().map(|entrant| entrant.joined_at).min();
    let stands = |entrant: &Entrant| {
        let is_carried = Some(entrant.joined_at) == made_at;
        let place = stood.iter().position(|person| *person == entrant.person);
        place.filter(|_| is_carried).unwrap_or(usize::MAX)
    };
    let mut places: Vec<usize> = (0..event.entrants.len()).collect();
    places.sort_by_key(|place| stands(&event.entrants[*place]));
    places
}

/// Chooses the form by the number of entrants.
fn settle(event: &mut StoredEvent, entrants: usize) {
    let terms = &mut event.terms;
    terms.format = EventFormat::RoundRobin;
    if entrants > MOST_IN_ROUND_ROBIN {
        terms.format = EventFormat::Swiss;
        terms.opponents = terms.opponents.min(SWISS_OPPONENTS);
    }
    terms.ties = usual_ties(terms.format);
}
