//! The replay of a record: each ply with its seat, its event and the table before it.

use narabe::game::{Event, Record, Refusal, Seat};
use narabe::games::GAMES;

fn record(game: &str, rules: &str, seats: u8, actions: &[&str]) -> Record {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    let (game, rules) = (game.to_owned(), rules.to_owned());
    Record { game, rules, seats, actions, ..Record::default() }
}

#[test]
fn a_ply_comes_with_the_table_before_it() {
    let record = record("gomoku", "freestyle", 2, &["h8", "8I", "draw"]);
    let plies: Vec<_> = record.replay(GAMES).unwrap().map(Result::unwrap).collect();
    let before: Vec<u32> = plies.iter().map(|ply| ply.before.plies()).collect();
    assert_eq!(before, [0, 1, 2]);
    let seats: Vec<_> = plies.iter().map(|ply| ply.seat()).collect();
    assert_eq!(seats, [Some(Seat(0)), Some(Seat(1)), None]);
    assert_eq!(plies[2].event, Some(Event::Draw));
    assert_eq!(plies[1].after().unwrap(), plies[2].before);
    let end = record.replay(GAMES).unwrap().finish().unwrap();
    assert_eq!((end.plies(), end.outcome().unwrap().end), (3, "agreed"));
}

/// A mate acts for a seat that has left; a seat resigns out of turn; chance has no seat.
#[test]
fn the_seat_of_a_ply_and_its_actor_differ_in_teams() {
    let teams = record("ninuki", "teams", 4, &["resign 2", "a1", "b1", "c1", "d1"]);
    let plies: Vec<_> = teams.replay(GAMES).unwrap().map(Result::unwrap).collect();
    let seats: Vec<_> = plies.iter().map(|ply| ply.seat().unwrap().0).collect();
    let actors: Vec<_> = plies.iter().map(|ply| ply.actor().unwrap().0).collect();
    assert_eq!((seats, actors), (vec![2, 0, 1, 2, 3], vec![2, 0, 1, 0, 3]));
    let dealt = record("rokumon", "act-2", 2, &["deal 5 2 7 1 3 6 4"]);
    assert_eq!(dealt.replay(GAMES).unwrap().next().unwrap().unwrap().seat(), None);
}

#[test]
fn a_replay_ends_at_the_first_refused_ply() {
    let record = record("gomoku", "freestyle", 2, &["h8", "h8", "a1"]);
    let mut replay = record.replay(GAMES).unwrap();
    assert_eq!(replay.by_ref().filter(Result::is_ok).count(), 2);
    assert_eq!(replay.table().plies(), 1);
    let refused = record.replay(GAMES).unwrap().finish().unwrap_err();
    assert_eq!((refused.index, refused.text, refused.why.word), (1, "h8", "occupied"));
}

/// Without a revision a record replays by the present one; an unknown one is refused.
#[test]
fn a_record_replays_by_its_own_revision() {
    let at = |revision| Record { revision, ..record("gomoku", "freestyle", 2, &["h8"]) };
    for revision in [None, Some(1), Some(2)] {
        assert_eq!(at(revision).replay(GAMES).unwrap().finish().unwrap().plies(), 1);
    }
    for revision in [Some(0), Some(3)] {
        let words: Vec<_> = at(revision).table(GAMES).unwrap_err().iter().map(word).collect();
        assert_eq!(words, ["no-such-revision"]);
    }
}

fn word(refusal: &Refusal) -> &'static str {
    refusal.word
}
