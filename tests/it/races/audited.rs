//! Acts of those who manage a server, broken off by a store that fails from some call on: each is done if and only if
//! it is in the audit list.

use super::room::{Room, Side, told};
use crate::commands;
use narabe::app::input::request::{Moderation, ModerationAct, RequestKind};
use narabe::store::servers::AuditAct;
use narabe::store::{GameId, Status};

/// None of the acts asks the store for more.
const MOST_CALLS: usize = 60;

/// Breaks an act off after each of its calls to the store. `set` says which game it is about, `is_done` looks.
fn broken(
    act: AuditAct,
    set: impl Fn(&mut Room) -> (GameId, Side),
    is_done: impl Fn(&Room, GameId) -> bool,
) {
    let (mut room, mut outcomes) = (Room::open(), [0, 0]);
    for calls in 0..MOST_CALLS {
        let (game, side) = set(&mut room);
        let entries = room.audit().into_iter();
        let before = entries.filter(|entry| entry.act == act).count();
        let whole = !room.broken(side, calls);
        let done = is_done(&room, game);
        let after = room.audit().into_iter().filter(|entry| entry.act == act).count();
        assert_eq!(after - before, usize::from(done), "{calls} calls");
        outcomes[usize::from(done)] += 1;
        if whole {
            assert!(done && outcomes[0] > 0, "{outcomes:?}");
            return;
        }
    }
    panic!("more than {MOST_CALLS} calls");
}

fn manage(room: &mut Room, act: &str, game: GameId, person: Option<u64>) -> Side {
    let (act, game) = (ModerationAct::from_word(act), Some(game.0.to_string()));
    Side::Asks(room.newcomer(), commands::settings(Moderation { act, game, person }))
}

#[test]
fn a_game_that_is_ended_is_in_the_audit_list() {
    let set = |room: &mut Room| {
        let (game, _) = room.game();
        (game, manage(room, "end", game, None))
    };
    broken(AuditAct::End, set, |room, game| room.stored(game).status == Status::Aborted);
}

#[test]
fn a_game_that_is_annulled_is_in_the_audit_list() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        let key = format!("decide:{}:{alice}", game.0);
        let confirmed = RequestKind::Panel { key, values: Vec::new() };
        let won = Side::Asks(room.newcomer(), confirmed);
        room.alone(won);
        (game, manage(room, "void", game, None))
    };
    broken(AuditAct::Void, set, |room, game| {
        room.stored(game).counted.is_some_and(|rated| rated.ruling.is_some())
    });
}

#[test]
fn a_season_that_is_closed_is_in_the_audit_list() {
    let season = std::cell::Cell::new(1);
    let set = |room: &mut Room| {
        let key = format!("season:{}", season.get());
        let (game, _) = room.game();
        (game, Side::Asks(room.newcomer(), RequestKind::Panel { key, values: Vec::new() }))
    };
    broken(AuditAct::CloseSeason, set, |room, _| {
        let runs = room.season();
        season.replace(runs) < runs
    });
}

/// The end of a ban can't be asked for twice: where it has come about, its answer says so.
#[test]
fn the_end_of_a_ban_is_answered_once_it_is_kept() {
    let (mut room, mut ended) = (Room::open(), 0);
    for calls in 0..MOST_CALLS {
        let (game, [_, bob]) = room.game();
        let ban = manage(&mut room, "ban", game, Some(bob));
        room.alone(ban);
        assert!(room.settings().banned.contains(&bob));
        let unban = manage(&mut room, "unban", game, Some(bob));
        let (is_broken, answer) = room.broken_off(unban, calls);
        let is_banned = room.settings().banned.contains(&bob);
        let said = told(&answer);
        assert_eq!(said.contains("can play here again"), !is_banned, "{calls} calls: {said}");
        ended += usize::from(!is_banned);
        if !is_broken {
            assert!(ended > 0 && ended <= calls, "{ended} of {calls}");
            return;
        }
    }
    panic!("more than {MOST_CALLS} calls");
}
