//! Beginning of an event: its form is settled, and the divisions of a league are dealt out.

use crate::app::event_state::usual_ties;
use crate::contest::league;
use crate::store::events::{EventFormat, EventStatus, StoredEvent};

/// The most entrants who all meet each other, where the form is chosen by their number.
const MOST_IN_ROUND_ROBIN: usize = 10;

/// Opponents at a time in a Swiss event, unless its clock allows one alone.
const SWISS_OPPONENTS: u8 = 2;

/// Returns the event as it is once it has begun, and the division of each entrant.
pub(super) fn begun(event: &StoredEvent) -> (StoredEvent, Vec<(u16, u16)>) {
    let mut begun = event.clone();
    begun.status = EventStatus::Running;
    let entrants = begun.entrants.len();
    if begun.terms.format == EventFormat::Auto {
        settle(&mut begun, entrants);
    }
    if begun.terms.format == EventFormat::League {
        for (entrant, division) in begun.entrants.iter_mut().zip(league::deal(entrants)) {
            entrant.division = division as u16;
        }
    }
    let division = |entrant: &crate::store::events::Entrant| (entrant.number, entrant.division);
    let divisions = begun.entrants.iter().map(division).collect();
    (begun, divisions)
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
