//! Victories that several sides share: between them a draw of equal places.

use super::{START, player};
use narabe::rating::{Book, Player, Score, Terms};

/// Newcomers after a result: each one's rating, wins, draws and losses.
fn rated(players: &[Player], drawn: bool) -> Vec<(f64, [u32; 3])> {
    let mut book = Book::default();
    let (players, weights) = (players.to_vec(), Terms::default().weights);
    book.rate(&Score {
        at: START,
        players: players.clone(),
        drawn,
        weights,
        first: None,
        set: None,
    });
    let standing = |player: &Player| book.standing(player.person);
    let all = players.iter().map(standing);
    all.map(|one| (one.skill.rating, [one.wins, one.draws, one.losses])).collect()
}

#[test]
fn a_victory_shared_by_two_is_a_draw() {
    let shared = rated(&[player(1, 0, 1), player(2, 1, 1)], false);
    assert_eq!(shared, rated(&[player(1, 0, 1), player(2, 1, 1)], true));
    assert_eq!(shared, [(1500.0, [0, 1, 0]), (1500.0, [0, 1, 0])]);
}

/// Of three the two who share it gain alike, and the third has lost.
#[test]
fn a_victory_shared_among_more_is_of_equal_places() {
    let shared = rated(&[player(1, 0, 1), player(2, 1, 3), player(3, 2, 1)], false);
    let counts: Vec<_> = shared.iter().map(|(_, counts)| *counts).collect();
    assert_eq!(counts, [[0, 1, 0], [0, 0, 1], [0, 1, 0]]);
    assert!((shared[0].0 - shared[2].0).abs() < 1e-9 && shared[0].0 > shared[1].0, "{shared:?}");
    let all = rated(&[player(1, 0, 1), player(2, 1, 1), player(3, 2, 1)], false);
    assert_eq!(all, rated(&[player(1, 0, 1), player(2, 1, 1), player(3, 2, 1)], true));
}

/// A player who left before the others agreed to a draw has lost to both.
#[test]
fn a_draw_of_those_who_are_left_is_lost_by_the_others() {
    let players = [player(1, 0, 1), player(2, 1, 3), player(3, 2, 1)];
    assert_eq!(rated(&players, true), rated(&players, false));
    assert_eq!(rated(&players, true)[1].1, [0, 0, 1]);
}

/// Mates win together: nothing is shared.
#[test]
fn a_victory_of_mates_is_a_win_of_both() {
    let won = [player(1, 0, 1), player(2, 1, 2), player(3, 0, 1), player(4, 1, 2)];
    let counts: Vec<_> = rated(&won, false).into_iter().map(|(_, counts)| counts).collect();
    assert_eq!(counts, [[1, 0, 0], [0, 0, 1], [1, 0, 0], [0, 0, 1]]);
}
