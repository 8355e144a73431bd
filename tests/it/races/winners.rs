//! Rulings on games of an event that is over: broken off by a store that fails, two at once, and one beside the event's
//! next step. Its winners are announced again if and only if they are others than before, and by name those who have won.

use super::room::{Room, Side, press};
use narabe::app::input::request::{ButtonAction, RequestKind};
use narabe::store::events::EventStatus;
use narabe::store::{EventId, GameId, Status, StoredEvent};
use std::ops::RangeInclusive;

/// None of the requests asks the store for more.
const MOST_CALLS: usize = 60;
/// Calls between two places in which one of a pair is cut.
const STEP: usize = 4;
/// Sweeps after which an event is over.
const MOST_SWEEPS: usize = 20;

/// An event that three people have played to its end: the first of them has won twice, the second one once.
fn played(room: &mut Room) -> EventId {
    let event = room.event();
    for _ in 0..3 {
        let key = format!("event:{}:join", event.0);
        let join = Side::Asks(room.newcomer(), RequestKind::Panel { key, values: Vec::new() });
        room.alone(join);
    }
    for _ in 0..MOST_SWEEPS {
        room.alone(Side::Sweep);
        let kept = room.kept(event);
        if kept.status == EventStatus::Over {
            return event;
        }
        let legs = kept.pairings.iter().flat_map(|pairing| &pairing.games);
        for leg in legs.filter(|leg| leg.status == Status::Running) {
            let stored = room.stored(leg.game);
            let later = stored.members.iter().map(|member| member.person).max().unwrap();
            room.alone(press(later, &stored, ButtonAction::ConfirmResign));
        }
    }
    panic!("event {} does not end", event.0)
}

/// The game of two entrants.
fn game_of(event: &StoredEvent, pair: [u16; 2]) -> GameId {
    let is_theirs = |number: u16| pair.contains(&number);
    let mut own = event
        .pairings
        .iter()
        .filter(|pairing| is_theirs(pairing.one) && pairing.other.is_some_and(is_theirs));
    own.next().unwrap().games[0].game
}

/// A moderator's decision that the first of two entrants has won their game.
fn ruling(room: &mut Room, event: EventId, pair: [u16; 2]) -> Side {
    let kept = room.kept(event);
    let (game, winner) = (game_of(&kept, pair), kept.entrant(pair[0]).unwrap().person);
    let key = format!("ruling:{}:{winner}", game.0);
    Side::Asks(room.newcomer(), RequestKind::Panel { key, values: Vec::new() })
}

fn is_ruled_on(room: &Room, event: EventId, pair: [u16; 2]) -> bool {
    let stored = room.stored(game_of(&room.kept(event), pair));
    stored.counted.is_some_and(|rated| rated.ruling.is_some())
}

/// The winners who were announced last, by their numbers.
fn announced(room: &Room, event: EventId) -> Vec<u16> {
    room.kept(event).announced.expect("it is over").winners.concat()
}

/// Asserts that the winners of each of these events are announced so often.
fn assert_announced(room: &Room, expected: &[(EventId, RangeInclusive<usize>)]) {
    let counted = room.announcements();
    for (event, times) in expected {
        let found = counted.get(&event.0).copied().unwrap_or_default();
        assert!(times.contains(&found), "event {}: {found}, not {times:?}", event.0);
    }
    assert_eq!(room.flaws(), Vec::<String>::new());
}

#[test]
fn winners_whom_a_ruling_has_changed_are_announced_wherever_it_was_broken_off() {
    let (mut room, mut expected) = (Room::open(), Vec::new());
    for calls in 0..MOST_CALLS {
        let event = played(&mut room);
        assert_eq!(announced(&room, event), [1]);
        let decision = ruling(&mut room, event, [2, 1]);
        let is_whole = !room.broken(decision, calls);
        room.alone(Side::Sweep);
        let is_ruled = is_ruled_on(&room, event, [2, 1]);
        let times = 1 + usize::from(is_ruled);
        assert_eq!(announced(&room, event), [if is_ruled { 2 } else { 1 }], "{calls} calls");
        expected.push((event, times..=times));
        if is_whole {
            assert!(is_ruled && expected.len() > 3, "{calls} calls");
            return assert_announced(&room, &expected);
        }
    }
    panic!("more than {MOST_CALLS} calls");
}

/// Runs a pair, cut into each other in many places; after both and the next step the second entrant has won.
fn race(set: impl Fn(&mut Room, EventId) -> [Side; 2], times: &RangeInclusive<usize>) {
    let (mut room, mut expected) = (Room::open(), Vec::new());
    for first in (0..MOST_CALLS).step_by(STEP) {
        let mut cut = [true, true];
        for second in (0..MOST_CALLS).step_by(STEP) {
            if second > 0 && !cut[1] || !cut[0] {
                break;
            }
            let event = played(&mut room);
            let sides = set(&mut room, event);
            cut = room.race(sides, [first, second]).1;
            room.alone(Side::Sweep);
            assert_eq!(announced(&room, event), [2], "calls {first} {second}");
            expected.push((event, times.clone()));
        }
        if !cut[0] {
            break;
        }
    }
    assert!(expected.len() > 5, "only {} orders", expected.len());
    assert_announced(&room, &expected);
}

#[test]
fn two_rulings_at_once_make_one_announcement() {
    let set = |room: &mut Room, event| [[2, 1], [3, 1]].map(|pair| ruling(room, event, pair));
    race(set, &(2..=2));
}

/// By the first ruling another one has won, who may have been announced before the second one.
#[test]
fn a_ruling_beside_the_step_after_another_one() {
    let set = |room: &mut Room, event| {
        let before = ruling(room, event, [3, 1]);
        room.alone(before);
        [ruling(room, event, [2, 1]), Side::Sweep]
    };
    race(set, &(2..=3));
}
