//! Games that count for less, or not at all.

use super::{START, rating, won};
use narabe::rating::{Book, DAY_MS, Listing, Missing, Note, Skill, Standing, Terms};

const HOUR: i64 = DAY_MS / 24;

fn settled(deviation: f64) -> Standing {
    Standing {
        skill: Skill { rating: 1500.0, deviation, volatility: 0.06 },
        games: 50,
        last_at: Some(START),
        ..Standing::NEW
    }
}

/// 1, 1, ½, ¼, 0, and from the first again when the month is over.
#[test]
fn the_same_two_count_less_and_less_within_thirty_days() {
    let mut book = Book::default();
    (1..=2).for_each(|person| book.enter(person, settled(80.0)));
    let weights: Vec<_> =
        (0..6).map(|number| book.rate(&won(START + number * HOUR, 1, 2))[0]).collect();
    assert_eq!(
        weights.iter().map(|line| line.weight).collect::<Vec<_>>(),
        [1.0, 1.0, 0.5, 0.25, 0.0, 0.0]
    );
    let notes: Vec<_> = weights.iter().map(|line| line.note).collect();
    let repeated = Some(Note::Repeated);
    assert_eq!(notes, [None, None, repeated, repeated, repeated, repeated]);
    assert_eq!(
        (book.standing(1).games, book.standing(1).opponents),
        (54, 1),
        "the last two did not count"
    );
    assert_eq!(weights[4].before, weights[4].after);
    let month_later = book.rate(&won(START + 30 * DAY_MS + HOUR, 1, 2))[0];
    assert_eq!(month_later.weight, 0.5, "the first two are older than 30 days by now");
    assert_eq!(book.standing(1).opponents, 1, "still the same opponent");
}

/// A server may let four friends play on.
#[test]
fn weights_are_the_servers() {
    let mut book = Book::default();
    for number in 0..20_i64 {
        let (winner, loser) = if number % 2 == 0 { (1, 2) } else { (2, 1) };
        let score = narabe::rating::Score {
            weights: vec![1.0],
            ..won(START + number * HOUR, winner, loser)
        };
        assert_eq!(book.rate(&score)[0].weight, 1.0);
    }
    assert_eq!(book.standing(1).games, 20);
}

#[test]
fn what_is_gained_from_newcomers_is_scaled() {
    let mut book = Book::default();
    book.enter(1, settled(80.0));
    let first = book.rate(&won(START, 1, 2));
    assert_eq!(
        (first[0].weight, first[0].note, first[0].counts),
        (0.0, Some(Note::Unproven), true)
    );
    assert_eq!(book.standing(1).wins, 1, "it is a victory all the same");
    assert!(
        first[1].after.rating < 1400.0 && first[1].weight == 1.0,
        "the newcomer's own loss counts in full"
    );
    let second = book.rate(&won(START + HOUR, 1, 2));
    assert!((second[0].weight - 0.1).abs() < 1e-9, "{:?}", second[0]);
    // A loss to a newcomer is a loss, and two newcomers count in full.
    let lost = book.rate(&won(START, 3, 1));
    assert!(lost[1].weight == 1.0 && lost[1].after.rating < lost[1].before.rating);
    assert!(book.rate(&won(START, 4, 5)).iter().all(|line| line.weight == 1.0));
}

/// The gain that one opponent alone can give: 15 points, 15 more for every game that they win, all
/// of it once they have played ten games with others.
#[test]
fn what_is_gained_from_one_opponent_alone_has_an_end() {
    let beaten =
        |book: &mut Book, month: i64| book.rate(&won(START + month * 31 * DAY_MS, 1, 2))[0];
    let mut book = Book::default();
    book.enter(1, settled(80.0));
    book.enter(2, Standing { games: 0, ..settled(80.0) });
    let lines: Vec<_> = (0..4).map(|month| beaten(&mut book, month)).collect();
    assert!((rating(&book, 1) - 1515.0).abs() < 1e-9, "{}", rating(&book, 1));
    assert_eq!((lines[0].note, lines[3].note), (Some(Note::OneSided), Some(Note::OneSided)));
    assert!(lines[0].weight > 0.5 && lines[3].weight == 0.0 && lines[3].counts);
    assert!(rating(&book, 2) < 1450.0, "a loss is a loss");
    assert_eq!(book.rate(&won(START + 125 * DAY_MS, 2, 1))[1].weight, 1.0);
    let fell = rating(&book, 1);
    beaten(&mut book, 6);
    assert!(rating(&book, 1) > fell, "what was lost can be won back");
    for number in 0..10 {
        book.rate(&won(START + 200 * DAY_MS + number * HOUR, 2, 100 + number as u64));
    }
    let backed = beaten(&mut book, 8);
    assert_eq!((backed.weight, backed.note), (1.0, None), "known by others now");
}

#[test]
fn who_loses_many_games_on_time_at_once_loses_one() {
    let mut book = Book::default();
    let mut lost = |hours: i64, winner: u64| {
        let mut score = won(START + hours * HOUR, winner, 1);
        score.players[1].late = true;
        book.rate(&score)
    };
    let first = lost(0, 2);
    assert!(first.iter().all(|line| line.counts));
    let second = lost(20, 3);
    assert!(
        second.iter().all(|line| !line.counts && line.note == Some(Note::TimeOuts)),
        "{second:?}"
    );
    assert!(!lost(47, 4)[0].counts, "two days from the first");
    assert!(lost(48, 5)[0].counts);
    assert_eq!(book.standing(1).losses, 2);
    // A game that was played to its end counts, whatever happened on the clock elsewhere.
    assert!(book.rate(&won(START + 49 * HOUR, 6, 1))[0].counts);
}

/// With four players the others' game stands.
#[test]
fn a_time_out_among_many_is_ones_own() {
    let mut book = Book::default();
    let score = |at| {
        let mut players =
            [1, 2, 3].map(|person| super::player(person, person as u8 - 1, person as u8)).to_vec();
        players[2].late = true;
        narabe::rating::Score {
            at,
            players,
            drawn: false,
            weights: vec![1.0],
            first: None,
            set: None,
        }
    };
    book.rate(&score(START));
    let counts = book.rate(&score(START + HOUR)).iter().map(|line| line.counts).collect::<Vec<_>>();
    assert_eq!(counts, [true, true, false]);
    assert_eq!(
        (book.standing(3).games, book.standing(3).opponents, book.standing(1).opponents),
        (1, 2, 2)
    );
}

#[test]
fn the_list_says_what_is_missing() {
    let listing = Listing::default();
    let missing = |standing: Standing| listing.missing(&standing, START);
    assert_eq!(missing(Standing::NEW), [Missing::Games(10), Missing::Opponents(3)]);
    let almost = Standing { games: 10, opponents: 3, ..settled(120.0) };
    assert_eq!(missing(almost), [Missing::Certainty]);
    let ranked = Standing { skill: Skill { deviation: 110.0, ..almost.skill }, ..almost };
    assert_eq!(missing(ranked), []);
    let away = Standing { last_at: Some(START - 61 * DAY_MS), ..ranked };
    assert_eq!(missing(away), [Missing::Recent]);
}

#[test]
fn a_new_season_begins_at_the_same_rating_and_less_surely() {
    let mut book = Book::default();
    for number in 0..60 {
        book.rate(&won(START + number * HOUR, 1, 2 + number as u64));
    }
    let (old, new) = (book.standing(1), book.standing(1).next_season());
    assert_eq!((new.skill.rating, new.skill.deviation), (rating(&book, 1), 200.0));
    assert_eq!((new.games, new.opponents, new.last_at), (0, 0, old.last_at));
    assert!(Terms::default().listing.missing(&new, START).contains(&Missing::Games(10)));
}
