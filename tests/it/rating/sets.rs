//! Sets of two games: one result, with its margin.

use super::{START, player, won};
use narabe::rating::{Book, First, Score, Standing};

/// The first has these points in the last game and in the other one.
fn set(last: u8, other: u8) -> Score {
    let place = |points: u8| if points > 0 { 1 } else { 2 };
    let players = vec![player(1, 0, place(last)), player(2, 1, place(2 - last))];
    let first = Some(First { player: 0, rules: "r".into(), prior: 40.0 });
    let single = Score { players, drawn: last == 1, first, ..won(START, 1, 2) };
    single.of_set([other, 2 - other])
}

fn rated(score: &Score) -> (Book, Standing, Standing) {
    let mut book = Book::default();
    book.rate(score);
    let (one, two) = (book.standing(1), book.standing(2));
    (book, one, two)
}

#[test]
fn a_set_is_one_result_with_its_margin() {
    let plain = rated(&won(START, 1, 2)).1.skill;
    let ratings: Vec<f64> = [(2, 2), (2, 1), (2, 0), (1, 0), (0, 0)]
        .map(|(last, other)| {
            let (book, one, two) = rated(&set(last, other));
            assert_eq!((one.games, two.games, one.opponents), (1, 1, 1), "it counts once");
            assert_eq!(book.edges().count(), 0, "beginning is worth nothing");
            assert!((one.skill.rating + two.skill.rating - 3000.0).abs() < 1e-6);
            assert!((one.skill.deviation - plain.deviation).abs() < 1.0, "one result's worth");
            one.skill.rating
        })
        .to_vec();
    assert_eq!(ratings[0], plain.rating, "two to nothing is a victory");
    assert_eq!(ratings[2], 1500.0, "one all is a draw");
    for (half, (low, high)) in [(1, (2, 0)), (3, (4, 2))] {
        let middle = f64::midpoint(ratings[low], ratings[high]);
        assert!((ratings[half] - middle).abs() < 1e-6, "{ratings:?}");
    }
    let tally = |last, other| {
        let standing = rated(&set(last, other)).1;
        (standing.wins, standing.draws, standing.losses)
    };
    assert_eq!([tally(2, 1), tally(0, 2), tally(1, 0)], [(1, 0, 0), (0, 1, 0), (0, 0, 1)]);
}

#[test]
fn a_pair_keeps_the_share_of_a_set() {
    for (last, other, share) in [(2, 2, 1.0), (1, 2, 0.75), (1, 1, 0.5), (0, 1, 0.25)] {
        let book = rated(&set(last, other)).0;
        assert_eq!(book.pair(1, 2).unwrap().scored, [share, 1.0 - share]);
    }
}
