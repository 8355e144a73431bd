//! Winners of an event: announced by the step that ends it, and again by the step after a ruling that has changed them.
//!
//! The event keeps whom it has announced, so that several rulings before its next step make one announcement, and those that
//! leave the winners as they were make none.

use crate::app::event_state;
use crate::app::events::step::{news, shown};
use crate::app::outbox::event_job::EventNews;
use crate::store::Millis;
use crate::store::events::{Announced, EventChange, StoredEvent};

/// Has a step announce the winners of an event as they are now.
pub(super) fn announce(event: &StoredEvent, says: EventNews, change: &mut EventChange) {
    let (version, winners) = (event.version + 1, event_state::winners_by_number(event));
    change.announced = Some(Announced { version, winners });
    change.tasks.push(news(event, says, change.at));
}

/// Returns the step of an event that is over and of which a game was ruled on. It shows the table, and announces the winners
/// where they are others than those who were announced.
pub(super) fn ruled(event: &StoredEvent, now: Millis) -> EventChange {
    let mut change = EventChange::of(event, now);
    let winners = event_state::winners_by_number(event);
    match &event.announced {
        Some(announced) if announced.winners == winners => {}
        Some(_) => announce(event, EventNews::Ruled, &mut change),
        // It ended under a version of the program that did not note its winners, who are not known any more.
        None => change.announced = Some(Announced { version: 0, winners }),
    }
    shown(event, change)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message;
    use crate::app::output::event_message::tests::event;
    use crate::store::events::{EventFormat, EventStatus, Leg, StoredPairing};

    /// An event of two, whose one game the player in this seat has won.
    fn won_by(seat: u8) -> StoredEvent {
        let event = event(EventFormat::RoundRobin, 2);
        let leg = Leg { updated_at: 10, ended_at: 10, ..event_message::tests::won_by(seat) };
        let pairing = StoredPairing {
            one: 1,
            other: Some(2),
            unplayed: None,
            games: vec![leg],
            ..event.pairings[0].clone()
        };
        let mut terms = event.terms.clone();
        terms.games = 1;
        StoredEvent { status: EventStatus::Over, terms, pairings: vec![pairing], ..event }
    }

    /// The event after a step and with this one winning its game, and how often the step announces the winners.
    fn after(before: &StoredEvent, change: EventChange, winner: u8) -> (StoredEvent, usize) {
        let is_of_winners = |key: &str| key.ends_with(":Over") || key.ends_with(":Ruled");
        let times = change.tasks.iter().filter(|task| is_of_winners(&task.key)).count();
        let (version, announced) = (before.version + 1, change.announced);
        (StoredEvent { version, announced, ..won_by(winner) }, times)
    }

    /// The last announcement names those who have won, whatever is ruled between two steps.
    #[test]
    fn each_step_compares_with_the_announcement_before() {
        let mut event = won_by(0);
        let mut change = EventChange::of(&event, 20);
        announce(&event, EventNews::Over, &mut change);
        // The winner whom the next step finds, and how many announcements the step before has made.
        for (winner, expected) in [(0, 1), (1, 0), (1, 1), (0, 0), (0, 1), (0, 0)] {
            let times;
            (event, times) = after(&event, change, winner);
            assert_eq!(times, expected, "{event:?}");
            change = ruled(&event, 30);
        }
        let announced = Announced { version: 5, winners: vec![vec![1]] };
        assert_eq!(event.announced, Some(announced), "as by the last announcement");
    }

    #[test]
    fn winners_of_an_earlier_version_are_noted_and_not_announced() {
        let event = won_by(1);
        let (event, times) = after(&event, ruled(&event, 30), 0);
        let noted = Announced { version: 0, winners: vec![vec![2]] };
        assert_eq!((times, event.announced.as_ref()), (0, Some(&noted)));
        assert_eq!(after(&event, ruled(&event, 40), 0).1, 1, "the next ruling is announced");
    }
}
