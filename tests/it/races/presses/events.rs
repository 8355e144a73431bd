//! Presses of what makes the pairings of an event: Join, and the resignations that end its games, beside two sweeps that
//! look for what comes next.

use super::{Hall, venue};
use crate::store::events;
use narabe::app::events::advance::sweep;
use narabe::app::input::request::{ButtonAction, RequestKind};
use narabe::store::events::{
    EventFormat, EventMade, EventStatus, EventTerms, NewEvent, StoredEvent,
};
use narabe::store::{EventId, GameId, Status, StoredGame};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Entrants of each event.
const ENTRANTS: u16 = 4;
/// Pairings of an event of each form: all meet all; or all but one have lost once.
const FORMS: [(EventFormat, usize); 2] = [(EventFormat::RoundRobin, 6), (EventFormat::Knockout, 3)];
/// Sweeps after which an event goes on, whoever else makes its step at the same time.
const MOST_SWEEPS: usize = 1_000;

/// Plays one event after the other until there were enough presses.
pub async fn play(hall: Arc<Hall>, table: u64) {
    let people: Vec<u64> = (0..ENTRANTS).map(|_| hall.newcomer()).collect();
    for (form, pairings) in FORMS.into_iter().cycle() {
        if !hall.events.goes_on() {
            return;
        }
        let event = found(&hall, table, form).await;
        join(&hall, table, event, &people).await;
        while let Some(games) = games_to_end(&hall, event).await {
            end(&hall, table, games).await;
        }
        check(&stored(&hall, event).await, pairings);
        hall.events.add(0, pairings);
    }
}

async fn found(hall: &Hall, table: u64, format: EventFormat) -> EventId {
    let new = events::new(0);
    let terms = EventTerms { format, rated: true, seats: Some(ENTRANTS), ..new.terms };
    let (most, most_of_author) = (u32::MAX, u32::MAX);
    let at = hall.app.clock().now();
    let venue = venue(table);
    let new = NewEvent { venue, interaction: None, terms, at, most, most_of_author, ..new };
    let made = hall.app.store().found_event(new).await.unwrap();
    let EventMade::Made(event) = made else { panic!("{made:?}") };
    event
}

async fn stored(hall: &Hall, event: EventId) -> StoredEvent {
    hall.app.store().event(event).await.unwrap().unwrap()
}

/// Everyone presses Join by two interactions, each delivered twice.
async fn join(hall: &Arc<Hall>, table: u64, event: EventId, people: &[u64]) {
    let key = format!("event:{}:join", event.0);
    let ask = || RequestKind::Panel { key: key.clone(), values: Vec::new() };
    let twice = people.iter().chain(people);
    let requests = twice.map(|person| hall.request(venue(table), *person, ask())).collect();
    let (answers, ()) = tokio::join!(hall.deliver(requests, 2), sweep_twice(hall));
    hall.events.add(answers.len(), 0);
    let joined: BTreeSet<u64> =
        stored(hall, event).await.entrants.iter().map(|entrant| entrant.person).collect();
    assert_eq!(joined, people.iter().copied().collect(), "{answers:#?}");
}

/// Two sweeps at once, as of two nodes.
async fn sweep_twice(hall: &Hall) {
    let (one, other) = tokio::join!(sweep(&hall.app), sweep(&hall.app));
    one.unwrap();
    other.unwrap();
}

/// The games that an event waits for; none at its end.
async fn games_to_end(hall: &Hall, event: EventId) -> Option<Vec<StoredGame>> {
    for _ in 0..MOST_SWEEPS {
        sweep_twice(hall).await;
        let event = stored(hall, event).await;
        if event.status == EventStatus::Over {
            return None;
        }
        let legs = event.pairings.iter().flat_map(|pairing| &pairing.games);
        let running: Vec<GameId> =
            legs.filter(|leg| leg.status == Status::Running).map(|leg| leg.game).collect();
        if !running.is_empty() {
            let games = running.into_iter().map(|game| hall.stored(game));
            return Some(futures_util::future::join_all(games).await);
        }
    }
    panic!("event {} does not go on", event.0)
}

/// Ends games by resignations: of both players, by two interactions each, each delivered twice.
async fn end(hall: &Arc<Hall>, table: u64, games: Vec<StoredGame>) {
    let verb = ButtonAction::ConfirmResign;
    let presses = games.iter().flat_map(|stored| {
        let ask = RequestKind::Press { game: stored.id, version: stored.version, verb };
        let people = stored.members.iter().map(|member| member.person);
        people.clone().chain(people).map(move |person| (person, ask.clone()))
    });
    let requests = presses.map(|(person, ask)| hall.request(venue(table), person, ask)).collect();
    let (answers, ()) = tokio::join!(hall.deliver(requests, 2), sweep_twice(hall));
    hall.events.add(answers.len(), 0);
    for before in games {
        let after = hall.stored(before.id).await;
        let is_once = after.status == Status::Finished && after.version == before.version + 1;
        assert!(is_once && after.log.len() == 1, "{after:?}: {answers:#?}");
        assert_eq!(after.counted.map(|rated| rated.players.len()), Some(2), "{}", before.id.0);
    }
}

/// An event of so many pairings, each of other two people and with one game.
fn check(event: &StoredEvent, pairings: usize) {
    let pairs: BTreeSet<[Option<u16>; 2]> = event
        .pairings
        .iter()
        .map(|pairing| {
            let mut pair = [Some(pairing.one), pairing.other];
            pair.sort_unstable();
            pair
        })
        .collect();
    assert_eq!((pairs.len(), event.pairings.len()), (pairings, pairings), "{event:?}");
    assert!(event.pairings.iter().all(|pairing| pairing.games.len() == 1), "{event:?}");
    assert_eq!(event.entrants.len(), usize::from(ENTRANTS), "{event:?}");
}
