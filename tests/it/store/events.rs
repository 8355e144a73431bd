//! Leagues and tournaments in the store: kept once, advanced once, looked at when a game ends, and taken out with a person
//! or a server.

use super::housekeeping::failing_after;
use super::{ALICE, BOB, CAROL, Place, ban, challenge, flaws, joined, step, task};
use narabe::play::end::EndReason;
use narabe::play::pace::Pace;
use narabe::rating::{Listing, Player};
use narabe::store::events::{
    Advanced, Announced, EventChange, EventFormat, EventMade, EventStatus, EventTerms, Joining,
    NewEvent, NewLeg, NewPairing, StoredPairing,
};
use narabe::store::ladder::{Exclusion, Finish};
use narabe::store::{
    Change, Erasure, EventId, GameId, Millis, NewGame, NewTask, Status, Store, StoredEvent, Timing,
    Venue,
};

const GUILD: u64 = 5;
const VENUE: Venue = Venue { guild: Some(GUILD), channel: 7 };

fn shown(event: EventId, _venue: Venue, at: Millis) -> NewTask {
    task(&format!("event-{}", event.0), at)
}

fn terms() -> EventTerms {
    EventTerms {
        format: EventFormat::RoundRobin,
        game: "gomoku".into(),
        rules: "freestyle".into(),
        revision: 1,
        pace: Pace::Bank,
        rated: false,
        games: 1,
        opponents: 3,
        strict: false,
        ties: vec!["sonneborn-berger".into()],
        seats: Some(3),
        begins_at: None,
    }
}

pub fn new(interaction: u64) -> NewEvent {
    NewEvent {
        venue: VENUE,
        name: "Cup".into(),
        author: ALICE,
        interaction: Some(interaction),
        locale: "en-US".into(),
        terms: terms(),
        seed: 9,
        follows: None,
        official: true,
        entrants: Vec::new(),
        at: 1000,
        most: 2,
        most_of_author: 2,
        most_of_day: u32::MAX,
        first: shown,
        audit: None,
    }
}

async fn kept(store: &Store, id: EventId) -> StoredEvent {
    store.event(id).await.unwrap().expect("the event is kept")
}

/// An event that these people have joined.
async fn joined_by(store: &Store, people: &[u64]) -> EventId {
    let EventMade::Made(id) = store.found_event(new(1)).await.unwrap() else { panic!() };
    for person in people {
        let event = kept(store, id).await;
        let joining = Some(Joining { person: *person, rating: Some(1500), most: 3 });
        let change = EventChange { joining, due_at: Some(2000), ..EventChange::of(&event, 2000) };
        assert!(matches!(store.advance(change).await.unwrap(), Advanced::Done { .. }));
    }
    id
}

/// The channels and messages of tasks that are due.
async fn about(store: &Store) -> Vec<Option<u64>> {
    let due = store.claim(9_000, 10_000, 10).await.unwrap();
    let stale = due.iter().filter(|task| task.payload == "stale");
    stale.map(|task| task.message).collect()
}

/// A message is kept in the channel that its event is in; the one before it, and one that comes from another channel, are
/// told.
#[tokio::test]
async fn the_message_of_an_event_is_in_its_channel() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[ALICE]).await;
    let stale = NewTask { payload: "stale".into(), ..task("stale", 3_000) };
    let show = async |channel, message| {
        store.event_shown(id, (channel, message), stale.clone()).await.unwrap();
        (kept(&store, id).await.message, about(&store).await)
    };
    assert_eq!(show(VENUE.channel, 11).await, (Some(11), vec![]));
    assert_eq!(show(VENUE.channel, 12).await, (Some(12), vec![Some(11)]));
    assert_eq!(show(VENUE.channel, 12).await, (Some(12), vec![]), "it is the same");
    assert_eq!(show(8, 13).await, (Some(12), vec![Some(13)]), "the event is elsewhere");
}

/// A step that is decided anew for an interaction that has made one, as by another node, is none.
#[tokio::test]
async fn an_interaction_makes_one_step_of_an_event() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[ALICE, BOB]).await;
    for (number, is_made) in [(2, true), (1, false)] {
        let event = kept(&store, id).await;
        let (leaving, interaction) = (vec![number], Some(70));
        let change = EventChange { leaving, interaction, ..EventChange::of(&event, 3000) };
        let advanced = store.advance(change).await.unwrap();
        assert_eq!(advanced != Advanced::Stale, is_made, "{advanced:?}");
    }
    let event = kept(&store, id).await;
    assert!(event.active_entry_of(ALICE).is_some() && event.active_entry_of(BOB).is_none());
}

/// A pairing with one game, in which the one who is named first begins.
fn pairing(event: &StoredEvent, number: u32, [one, other]: [u16; 2]) -> NewPairing {
    let person = |number| event.entrant(number).unwrap().person;
    let game = NewGame {
        members: vec![joined(person(one), Some(0)), joined(person(other), Some(1))],
        begins: Some(Vec::new()),
        interaction: 0,
        ..challenge(0)
    };
    let pairing = StoredPairing {
        number,
        division: 0,
        round: 1,
        one,
        other: Some(other),
        decider: false,
        opened_at: 3000,
        unplayed: None,
        games: Vec::new(),
    };
    let leg = NewLeg { game, timing: Timing::default(), deadline_at: Some(9000) };
    NewPairing { pairing, games: vec![leg] }
}

/// The change that begins an event with these pairings.
fn begun(event: &StoredEvent, pairings: &[[u16; 2]]) -> EventChange {
    let numbered = (1..).zip(pairings);
    EventChange {
        status: EventStatus::Running,
        due_at: Some(90_000),
        pairings: numbered.map(|(number, pair)| pairing(event, number, *pair)).collect(),
        ..EventChange::of(event, 3000)
    }
}

/// An event of three people in which these pairings are played.
async fn running(store: &Store, pairings: &[[u16; 2]]) -> EventId {
    let id = joined_by(store, &[ALICE, BOB, CAROL]).await;
    store.advance(begun(&kept(store, id).await, pairings)).await.unwrap();
    id
}

/// Ends the first game of all without a result, at the time 5000.
async fn abort_first_game(store: &Store) {
    let game = store.game(GameId(1)).await.unwrap().unwrap();
    store.change(Change::abort(&game, 5000, EndReason::Aborted)).await.unwrap();
}

/// The change after which an event is over.
fn over(event: &StoredEvent, at: Millis) -> EventChange {
    EventChange { status: EventStatus::Over, ..EventChange::of(event, at) }
}

#[tokio::test]
async fn an_event_is_made_once_and_within_the_limit() {
    let place = Place::new();
    let store = place.open();
    let made = store.found_event(new(1)).await.unwrap();
    assert_eq!(store.found_event(new(1)).await.unwrap(), made, "the same interaction");
    store.found_event(new(2)).await.unwrap();
    assert_eq!(store.found_event(new(3)).await.unwrap(), EventMade::Full);
    let third = NewEvent { most: 3, ..new(3) };
    assert_eq!(store.found_event(third).await.unwrap(), EventMade::AuthorFull);
    let again = NewEvent { most_of_author: 1, ..new(1) };
    assert_eq!(store.found_event(again).await.unwrap(), made, "it was made before");
    let tasks = store.claim(1000, 1001, 9).await.unwrap();
    let said: Vec<&str> = tasks.iter().map(|task| task.payload.as_str()).collect();
    assert_eq!(said, ["do event-1", "do event-2"]);
    let event = kept(&store, EventId(1)).await;
    assert_eq!((event.name.as_str(), event.terms, event.season), ("Cup", terms(), 1));
    assert_eq!(store.events_in(GUILD, 9).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_step_is_made_on_one_version_alone() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[ALICE, BOB, CAROL]).await;
    let event = kept(&store, id).await;
    assert_eq!((event.version, event.entrants.len()), (3, 3));
    assert_eq!(store.due_events(2000, 9).await.unwrap(), [id]);
    let step = begun(&event, &[[1, 2], [3, 1]]);
    let Advanced::Done { games, .. } = store.advance(step.clone()).await.unwrap() else { panic!() };
    assert_eq!(store.advance(step).await.unwrap(), Advanced::Stale);
    let event = kept(&store, id).await;
    assert_eq!((event.status, event.pairings.len()), (EventStatus::Running, 2));
    assert_eq!(event.pairings[1].games[0].game, games[1]);
    let game = store.game(games[0]).await.unwrap().unwrap();
    assert_eq!((game.status, game.deadline_at), (Status::Running, Some(9000)));
    let part = game.event.expect("it knows its event");
    assert_eq!((part.name.as_str(), part.format, part.season), ("Cup", terms().format, 1));
    assert_eq!(part.round, None, "all games of this round robin run at once");
    assert_eq!(store.event_of_game(games[0]).await.unwrap(), Some(id));
    assert_eq!(store.event_of_game(GameId(99)).await.unwrap(), None);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn the_winners_who_were_announced_are_kept() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    let event = kept(&store, id).await;
    assert_eq!(event.announced, None);
    let announced = Some(Announced { version: event.version + 1, winners: vec![vec![1, 3]] });
    let change = EventChange { announced: announced.clone(), ..over(&event, 5000) };
    store.advance(change).await.unwrap();
    let event = kept(&store, id).await;
    assert_eq!(event.announced, announced);
    store.advance(EventChange::of(&event, 6000)).await.unwrap();
    assert_eq!(kept(&store, id).await.announced, announced, "another step leaves them");
}

/// Clocks of nodes differ a little. Who joins is late by the times of the steps.
#[tokio::test]
async fn a_step_is_behind_the_one_before_it() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    let event = kept(&store, id).await;
    let began_at = event.pairings[0].opened_at;
    for (now, at) in [
        (began_at + 500, began_at + 500),
        (began_at, began_at),
        (began_at - 1, began_at + 1),
        (began_at - 4_000, began_at + 1),
        (began_at - 4_001, began_at - 4_001),
    ] {
        assert_eq!(EventChange::of(&event, now).at, at, "{now}");
    }
    let joining = Some(Joining { person: 77, rating: None, most: 3 });
    let late = EventChange { joining, ..EventChange::of(&event, began_at - 2_000) };
    assert!(matches!(store.advance(late).await.unwrap(), Advanced::Done { .. }));
    assert!(kept(&store, id).await.entry_of(77).unwrap().joined_at > began_at);
}

/// The clock was ahead while people joined. What is paired, and who joins later, is behind them all the same; the games and
/// the tasks of a step go by the clock as it is.
#[tokio::test]
async fn a_clock_that_was_set_back_changes_no_order() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[ALICE, BOB, CAROL]).await;
    let ahead = "UPDATE entrants SET joined_at = joined_at + 3600000;
        UPDATE events SET updated_at = updated_at + 3600000;";
    place.raw().execute_batch(ahead).unwrap();
    let event = kept(&store, id).await;
    let last = event.entrants[2].joined_at;
    let begins = begun(&event, &[[1, 2]]);
    assert_eq!((begins.at, begins.entered_at), (3000, last + 1));
    assert!(matches!(store.advance(begins).await.unwrap(), Advanced::Done { .. }));
    let event = kept(&store, id).await;
    assert_eq!((event.updated_at, event.pairings[0].opened_at), (3000, last + 1));

    let joining = Some(Joining { person: 77, rating: None, most: 3 });
    let late = EventChange { joining, ..EventChange::of(&event, 4000) };
    assert!(matches!(store.advance(late).await.unwrap(), Advanced::Done { .. }));
    assert_eq!(kept(&store, id).await.entry_of(77).unwrap().joined_at, last + 2);
}

#[tokio::test]
async fn the_step_that_ends_a_game_marks_its_event() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    assert_eq!(store.due_events(89_999, 9).await.unwrap(), []);
    abort_first_game(&store).await;
    assert_eq!(store.due_events(4999, 9).await.unwrap(), []);
    assert_eq!(store.due_events(5000, 9).await.unwrap(), [id]);
    let version = kept(&store, id).await.version;
    store.look_at_event(id, version - 1, Some(6000)).await.unwrap();
    assert_eq!(store.due_events(5000, 9).await.unwrap(), [id], "decided on an older version");
    store.look_at_event(id, version, Some(6000)).await.unwrap();
    assert_eq!(store.due_events(5999, 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_person_is_in_so_many_events_and_no_more() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[ALICE]).await;
    let EventMade::Made(other) = store.found_event(new(2)).await.unwrap() else { panic!() };
    let event = kept(&store, other).await;
    let joining = Some(Joining { person: ALICE, rating: None, most: 1 });
    let change = EventChange { joining, ..EventChange::of(&event, 2000) };
    assert_eq!(store.advance(change.clone()).await.unwrap(), Advanced::PersonFull);
    let first = kept(&store, id).await;
    let left = EventChange { leaving: vec![1], ..EventChange::of(&first, 2500) };
    store.advance(left).await.unwrap();
    assert_eq!(kept(&store, id).await.entrants, [], "before it begins they are forgotten");
    assert!(matches!(store.advance(change).await.unwrap(), Advanced::Done { .. }));
}

/// The steps were decided on before the ban, and are stored after.
#[tokio::test]
async fn who_is_banned_comes_into_no_event() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    let event = kept(&store, id).await;
    store.advance(EventChange { leaving: vec![2], ..EventChange::of(&event, 3500) }).await.unwrap();
    let event = kept(&store, id).await;
    let EventMade::Made(other) = store.found_event(new(2)).await.unwrap() else { panic!() };
    ban(&store, GUILD, BOB).await;
    let back = EventChange { returning: vec![2], ..EventChange::of(&event, 4000) };
    let joining = Some(Joining { person: BOB, rating: None, most: 3 });
    let joins = EventChange { joining, ..EventChange::of(&kept(&store, other).await, 4000) };
    for step in [back, joins] {
        assert_eq!(store.advance(step).await.unwrap(), Advanced::Stale);
    }
    let joining = Some(Joining { person: CAROL, rating: None, most: 3 });
    let joins = EventChange { joining, ..EventChange::of(&kept(&store, other).await, 4000) };
    assert!(matches!(store.advance(joins).await.unwrap(), Advanced::Done { .. }));
}

#[tokio::test]
async fn games_of_events_fill_no_limit() {
    let place = Place::new();
    let store = place.open();
    running(&store, &[[1, 2], [3, 1]]).await;
    let own = NewGame { most_per_person: 1, most_per_channel: 1, ..challenge(50) };
    assert!(matches!(store.create(own).await.unwrap(), narabe::store::Created::Made { .. }));
}

#[tokio::test]
async fn a_person_and_a_server_go_with_their_events() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    abort_first_game(&store).await;
    assert_eq!(store.events_of(ALICE).await.unwrap().len(), 1);
    store.erase(ALICE, 6000, Erasure::default()).await.unwrap().unwrap();
    assert_eq!(store.events_of(ALICE).await.unwrap(), []);
    let event = kept(&store, id).await;
    assert!(event.author != ALICE && event.entry_of(ALICE).is_none());
    assert!(event.entrant(1).unwrap().left_at.is_some());
    assert_eq!(flaws(&place), Vec::<String>::new());
    store.end_events_in(GUILD, 7000).await.unwrap();
    assert_eq!(kept(&store, id).await.status, EventStatus::Cancelled);
    assert!(store.purge(GUILD).await.unwrap());
    assert_eq!(store.event(id).await.unwrap(), None);
    assert!(store.game(GameId(1)).await.unwrap().is_some(), "games stay with their people");
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// A press that joins an event reads those of a person that go on, and not those of years.
#[tokio::test]
async fn events_that_are_over_are_read_for_an_export_alone() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    let living = store.living_events_of(ALICE).await.unwrap();
    assert_eq!(living, [kept(&store, id).await]);
    store.end_events_in(GUILD, 7000).await.unwrap();
    assert_eq!(store.living_events_of(ALICE).await.unwrap(), []);
    assert_eq!(store.events_of(ALICE).await.unwrap(), [kept(&store, id).await]);
}

/// Whoever was in an event that goes on is known in it again, until it is over.
#[tokio::test]
async fn a_deletion_is_no_way_back_into_an_event() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    abort_first_game(&store).await;
    assert!(!store.was_in_event(id, ALICE).await.unwrap());
    store.erase(ALICE, 6000, Erasure { salt: 7, ..Erasure::default() }).await.unwrap().unwrap();
    assert!(store.was_in_event(id, ALICE).await.unwrap());
    assert!(!store.was_in_event(id, BOB).await.unwrap());
    store.advance(over(&kept(&store, id).await, 7000)).await.unwrap();
    assert!(!store.was_in_event(id, ALICE).await.unwrap());
    let left = || {
        let query = "SELECT count(*) FROM erased";
        place.raw().query_row(query, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    assert_eq!(left(), 1, "the time of the deletion");
    assert_eq!(store.erased_since(ALICE, 5999).await.unwrap(), Some(6000));
    assert_eq!(store.erased_since(ALICE, 6000).await.unwrap(), None);
    assert_eq!(store.erased_since(BOB, 5999).await.unwrap(), None);
    store.forget(6001).await.unwrap();
    assert_eq!(left(), 0);
}

/// The events that someone has made go on to count for them, also a league's next season.
#[tokio::test]
async fn a_deletion_makes_no_room_for_further_events() {
    let place = Place::new();
    let store = place.open();
    let new = |interaction| NewEvent { most: 9, ..new(interaction) };
    let EventMade::Made(first) = store.found_event(new(1)).await.unwrap() else { panic!() };
    let EventMade::Made(second) = store.found_event(new(2)).await.unwrap() else { panic!() };
    store.erase(ALICE, 6000, Erasure { salt: 7, ..Erasure::default() }).await.unwrap().unwrap();
    assert_eq!(store.found_event(new(3)).await.unwrap(), EventMade::AuthorFull);
    let others = NewEvent { author: BOB, ..new(4) };
    assert!(matches!(store.found_event(others).await.unwrap(), EventMade::Made(_)));
    let next = NewEvent { interaction: None, follows: Some((first, 2)), ..new(5) };
    let step = over(&kept(&store, first).await, 6500);
    store.advance(EventChange { next: Some(Box::new(next)), ..step }).await.unwrap();
    assert_eq!(store.found_event(new(6)).await.unwrap(), EventMade::AuthorFull);
    store.advance(over(&kept(&store, second).await, 7000)).await.unwrap();
    assert!(matches!(store.found_event(new(7)).await.unwrap(), EventMade::Made(_)));
}

/// The final table stays as it is, whoever of it deletes their data.
#[tokio::test]
async fn no_one_leaves_an_event_that_is_over() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    abort_first_game(&store).await;
    store.advance(over(&kept(&store, id).await, 5500)).await.unwrap();
    store.erase(ALICE, 6000, Erasure::default()).await.unwrap().unwrap();
    let event = kept(&store, id).await;
    assert!(event.entry_of(ALICE).is_none());
    assert_eq!(event.entrant(1).unwrap().left_at, None);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// The step that founds the next season of a league was decided before its maker was erased, and is stored after.
#[tokio::test]
async fn who_was_erased_makes_no_next_season() {
    let place = Place::new();
    let store = place.open();
    let id = joined_by(&store, &[BOB, CAROL]).await;
    let next = NewEvent { interaction: None, follows: Some((id, 2)), ..new(1) };
    let step = EventChange { next: Some(Box::new(next)), ..over(&kept(&store, id).await, 5500) };
    let nameless = store.erase(ALICE, 6000, Erasure::default()).await.unwrap().unwrap();
    assert!(matches!(store.advance(step).await.unwrap(), Advanced::Done { .. }));
    assert_eq!(kept(&store, id).await.author, nameless);
    assert_eq!(kept(&store, EventId(id.0 + 1)).await.author, nameless);
}

/// The winner of a game is known all the while that one of its people is being erased.
#[tokio::test]
async fn a_result_is_known_during_an_erasure() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    let player = |(person, side, place)| Player { person, side, place, late: false };
    let finish = Finish {
        pool: "gomoku".into(),
        kin: &[],
        players: [(ALICE, 0, 2), (BOB, 1, 1)].map(player).to_vec(),
        drawn: false,
        opening: None,
        first: None,
        exclusion: Some(Exclusion::Casual),
        weights: vec![1.0],
        listing: Listing::default(),
    };
    let ends = Change { finish: Some(finish), ..step(GameId(1), 0, "h8") };
    store.change(Change { status: Status::Finished, ..ends }).await.unwrap();
    let mut calls = 0;
    while failing_after(&store, calls).erase(ALICE, 6000, Erasure::default()).await.is_err() {
        let event = kept(&store, id).await;
        assert_eq!(event.pairings[0].games[0].winner, Some(1), "{calls} calls");
        calls += 1;
    }
    assert!(calls > 3, "{calls} calls");
    assert_eq!(kept(&store, id).await.pairings[0].games[0].winner, Some(1));
}

/// The event that has ended last need not be the newest one; a ruling on another is no end.
#[tokio::test]
async fn the_last_event_is_the_one_that_has_ended_last() {
    let place = Place::new();
    let store = place.open();
    let first = joined_by(&store, &[ALICE, BOB, CAROL]).await;
    let EventMade::Made(second) = store.found_event(new(2)).await.unwrap() else { panic!() };
    assert_eq!(store.last_event(GUILD).await.unwrap(), None);
    for (id, at) in [(second, 4000), (first, 5000), (second, 6000)] {
        store.advance(over(&kept(&store, id).await, at)).await.unwrap();
    }
    assert_eq!(store.last_event(GUILD).await.unwrap(), Some(first));
    assert_eq!(kept(&store, second).await.updated_at, 4000);
    let third = NewEvent { official: false, ..new(3) };
    let EventMade::Made(third) = store.found_event(third).await.unwrap() else { panic!() };
    store.advance(over(&kept(&store, third).await, 7000)).await.unwrap();
    assert_eq!(store.last_event(GUILD).await.unwrap(), Some(first), "the third is not official");
}

/// Some rows name the person and others already the nameless player who takes their place.
#[tokio::test]
async fn the_check_finds_nothing_wrong_with_an_event_during_an_erasure() {
    let place = Place::new();
    let store = place.open();
    let id = running(&store, &[[1, 2]]).await;
    abort_first_game(&store).await;
    let mut calls = 0;
    while failing_after(&store, calls).erase(ALICE, 6000, Erasure::default()).await.is_err() {
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
        calls += 1;
    }
    assert!(calls > 3, "{calls} calls");
    assert!(kept(&store, id).await.entry_of(ALICE).is_none());
}

#[tokio::test]
async fn the_check_finds_pairings_that_cannot_be() {
    let place = Place::new();
    let store = place.open();
    running(&store, &[[1, 2], [3, 1]]).await;
    for (meddle, said, mend) in [
        (
            "UPDATE pairings SET one = 2, other = 1 WHERE number = 2",
            "these two have met before",
            "UPDATE pairings SET one = 3, other = 1 WHERE number = 2",
        ),
        (
            "UPDATE pairings SET one = 2, other = 1 WHERE number = 1",
            "its games are not played by these two, who begin in turn",
            "UPDATE pairings SET one = 1, other = 2 WHERE number = 1",
        ),
        (
            "UPDATE entrants SET division = 1 WHERE number = 3",
            "someone in it is not in its division",
            "UPDATE entrants SET division = 0 WHERE number = 3",
        ),
        (
            "UPDATE events SET games = 2",
            "it has not the games of the terms",
            "UPDATE events SET games = 1",
        ),
    ] {
        place.raw().execute(meddle, []).unwrap();
        let found = flaws(&place);
        assert!(found.iter().any(|flaw| flaw.ends_with(said)), "{meddle}: {found:?}");
        place.raw().execute(mend, []).unwrap();
        assert_eq!(flaws(&place), Vec::<String>::new());
    }
}
