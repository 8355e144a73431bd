//! Sets of two games in the store: they count once, with the game that ends last, and follow every ruling.

use super::recounts::dump;
use super::{Place, challenge, create, flaws, joined, step};
use narabe::play::change::NewLeg;
use narabe::play::game::InSet;
use narabe::rating::{First, Listing, Player, Standing};
use narabe::store::ladder::{Exclusion, Finish, Ruled, Ruling, Wanted, Which};
use narabe::store::{Change, Changed, GameId, NewGame, Status, Store, Venue};

const GUILD: u64 = 70;
const START: i64 = 100_000;
const VENUE: Venue = Venue { guild: Some(GUILD), channel: 700 };
/// The pools of a family, to which that of the sets belongs.
const KIN: &[&str] = &["renju", "gomoku"];

/// A set that these two have begun.
async fn begun(store: &Store, number: u64, [one, other]: [u64; 2]) -> [GameId; 2] {
    let limits = |new: NewGame| NewGame {
        venue: VENUE,
        rated: true,
        most_per_person: u32::MAX,
        most_per_channel: u32::MAX,
        ..new
    };
    let members = vec![joined(one, Some(0)), joined(other, Some(1))];
    let new = NewGame { members, set: true, ..challenge(5000 + number) };
    let game = create(store, limits(new)).await;
    let members = vec![joined(other, Some(0)), joined(one, Some(1))];
    let twin = NewGame { members, begins: Some(Vec::new()), ..challenge(0) };
    let twin = NewLeg { game: limits(twin), timing: Default::default(), deadline_at: None };
    let begins = Change { twin: Some(Box::new(twin)), ..step(game, 0, "h8") };
    store.change(Change { status: Status::Running, ..begins }).await.unwrap();
    let InSet::With(other) = store.game(game).await.unwrap().unwrap().set else { panic!() };
    assert_eq!(store.game(other).await.unwrap().unwrap().set, InSet::With(game));
    [game, other]
}

/// The result of a game: points of who began it, and of the other one.
fn result([one, other]: [u64; 2], points: u8, exclusion: Option<Exclusion>) -> Finish {
    let player = |person: u64, side: u8, points: u8| Player {
        person,
        side,
        place: if points > 0 { 1 } else { 2 },
        late: false,
    };
    Finish {
        pool: "renju".into(),
        kin: &[],
        players: vec![player(one, 0, points), player(other, 1, 2 - points)],
        drawn: points == 1,
        opening: None,
        exclusion,
        weights: vec![1.0, 0.5],
        listing: Listing::default(),
        first: Some(First { player: 0, rules: "freestyle".into(), prior: 40.0 }),
    }
}

async fn ended(store: &Store, game: GameId, at: i64, finish: Finish) {
    let version = store.game(game).await.unwrap().unwrap().version;
    let over =
        Change { status: Status::Finished, finish: Some(finish), at, ..step(game, version, "i8") };
    store.change(over).await.unwrap();
}

async fn standing(store: &Store, person: u64) -> Option<Standing> {
    let which = Which { guild: GUILD, pool: "renju".into(), season: None };
    store.place(which, person).await.unwrap().map(|(row, _)| row.standing)
}

async fn excluded(store: &Store, game: GameId) -> Option<Exclusion> {
    store.game(game).await.unwrap().unwrap().counted.unwrap().exclusion
}

#[tokio::test]
async fn a_set_counts_once_with_the_game_that_ends_last() {
    for last in [0, 1] {
        let place = Place::new();
        let store = place.open_unsynced();
        let games = begun(&store, 1, [1, 2]).await;
        // The first one wins the game that they begin and draws the other.
        let finishes = [result([1, 2], 2, None), result([2, 1], 1, None)];
        ended(&store, games[1 - last], START, finishes[1 - last].clone()).await;
        assert_eq!(standing(&store, 1).await, None, "half of a set counts for nothing");
        assert_eq!(excluded(&store, games[1 - last]).await, Some(Exclusion::Set));
        assert_eq!(flaws(&place), Vec::<String>::new());
        ended(&store, games[last], START + 1, finishes[last].clone()).await;
        let (one, two) = (standing(&store, 1).await.unwrap(), standing(&store, 2).await.unwrap());
        assert_eq!((one.games, one.wins, two.losses), (1, 1, 1));
        // A victory is worth 162 points to a newcomer.
        assert_eq!(one.skill.rating.round(), 1581.0);
        assert_eq!(excluded(&store, games[last]).await, None);
        assert_eq!(flaws(&place), Vec::<String>::new());
    }
}

#[tokio::test]
async fn the_check_finds_sets_that_cannot_be() {
    for wrong in [
        "UPDATE sets SET other = NULL WHERE game = 2",
        "UPDATE games SET rated = 0 WHERE id = 2",
        "UPDATE members SET seat = 9 WHERE game = 2 AND seat = 0; UPDATE members SET seat = 0 WHERE game = 2 AND seat = 1;
         UPDATE members SET seat = 1 WHERE game = 2 AND seat = 9",
    ] {
        let place = Place::new();
        begun(&place.open_unsynced(), 1, [1, 2]).await;
        assert_eq!(flaws(&place), Vec::<String>::new());
        place.raw().execute_batch(wrong).unwrap();
        let found = flaws(&place);
        assert!(found.iter().any(|flaw| flaw.contains("the other game of its set")), "{found:?}");
    }
}

#[tokio::test]
async fn a_set_of_which_one_game_does_not_count_counts_for_nothing() {
    for void in [0, 1] {
        let place = Place::new();
        let store = place.open_unsynced();
        let games = begun(&store, 1, [1, 2]).await;
        let bar = |number: usize| (number == void).then_some(Exclusion::FewMoves);
        ended(&store, games[0], START, result([1, 2], 2, bar(0))).await;
        ended(&store, games[1], START + 1, result([2, 1], 0, bar(1))).await;
        assert_eq!(standing(&store, 1).await, None);
        assert_eq!(excluded(&store, games[1 - void]).await, Some(Exclusion::Set));
        assert_eq!(flaws(&place), Vec::<String>::new());
    }
}

/// Both games are given up at once: the second result was decided while the first game was still played.
#[tokio::test]
async fn a_result_beside_a_game_that_has_moved_is_decided_anew() {
    let place = Place::new();
    let store = place.open_unsynced();
    let [game, other] = begun(&store, 1, [1, 2]).await;
    let version = async |game| store.game(game).await.unwrap().unwrap().version;
    let before = version(other).await;
    let few = Some(Exclusion::FewMoves);
    let ends = step(game, version(game).await, "i8");
    let over = |exclusion, beside: u32| Change {
        status: Status::Finished,
        finish: Some(result([1, 2], 2, exclusion)),
        beside: Some((other, beside)),
        at: START + 1,
        ..ends.clone()
    };
    ended(&store, other, START, result([2, 1], 0, None)).await;
    assert_eq!(store.change(over(None, before)).await.unwrap(), Changed::Stale);
    let made = store.change(over(few.clone(), version(other).await)).await.unwrap();
    assert!(matches!(made, Changed::Done { .. }), "{made:?}");
    assert_eq!(standing(&store, 1).await, None);
    assert_eq!(excluded(&store, game).await, few);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

async fn cancelled(store: &Store, game: GameId) {
    let version = store.game(game).await.unwrap().unwrap().version;
    let over = Change { status: Status::Aborted, at: START + 5, ..step(game, version, "i9") };
    store.change(Change { kin: KIN, ..over }).await.unwrap();
    store.complete_recounts(Some(GUILD)).await.unwrap();
}

#[tokio::test]
async fn a_game_counts_alone_whose_other_one_is_cancelled() {
    let single = Place::new();
    let store = single.open_unsynced();
    let members = vec![joined(1, Some(0)), joined(2, Some(1))];
    let new = NewGame { venue: VENUE, rated: true, members, ..challenge(9) };
    let game = create(&store, NewGame { begins: Some(Vec::new()), ..new }).await;
    ended(&store, game, START, result([1, 2], 2, None)).await;
    let alone = standing(&store, 1).await.unwrap();
    for cancelled_first in [true, false] {
        for kept in [0, 1] {
            let place = Place::new();
            let store = place.open_unsynced();
            // The same person begins the game that is kept, and wins it.
            let people = if kept == 0 { [1, 2] } else { [2, 1] };
            let games = begun(&store, 1, people).await;
            if cancelled_first {
                cancelled(&store, games[1 - kept]).await;
            }
            ended(&store, games[kept], START, result([1, 2], 2, None)).await;
            if !cancelled_first {
                assert_eq!(standing(&store, 1).await, None, "half of a set");
                cancelled(&store, games[1 - kept]).await;
            }
            assert_eq!(standing(&store, 1).await, Some(alone), "{cancelled_first} {kept}");
            assert_eq!(excluded(&store, games[kept]).await, None);
            assert_eq!(flaws(&place), Vec::<String>::new());
        }
    }
}

/// The standing of someone who has a rating in a pool of the family and has won a game of a set, the other of which is
/// cancelled.
async fn kept_of_set(kin: &'static [&'static str], cancelled_first: bool) -> Standing {
    let place = Place::new();
    let store = place.open_unsynced();
    let members = vec![joined(1, Some(0)), joined(3, Some(1))];
    let new = NewGame { venue: VENUE, rated: true, members, ..challenge(9) };
    let before = create(&store, NewGame { begins: Some(Vec::new()), ..new }).await;
    let won = Finish { pool: "gomoku".into(), kin, ..result([1, 3], 2, None) };
    ended(&store, before, START - 10, won).await;
    let [kept, other] = begun(&store, 1, [1, 2]).await;
    if cancelled_first {
        cancelled(&store, other).await;
    }
    ended(&store, kept, START, Finish { kin, ..result([1, 2], 2, None) }).await;
    if !cancelled_first {
        assert_eq!(standing(&store, 1).await, None, "half of a set");
        cancelled(&store, other).await;
    }
    assert_eq!(flaws(&place), Vec::<String>::new());
    standing(&store, 1).await.unwrap()
}

#[tokio::test]
async fn a_game_that_counts_alone_begins_from_the_kin_of_its_pool() {
    let first = kept_of_set(KIN, true).await;
    assert_ne!(first, kept_of_set(&[], true).await, "as of a newcomer");
    assert_eq!(first, kept_of_set(KIN, false).await);
}

#[tokio::test]
async fn a_set_broken_off_after_its_season_counts_for_nothing() {
    let place = Place::new();
    let store = place.open_unsynced();
    let games = begun(&store, 1, [1, 2]).await;
    ended(&store, games[0], START, result([1, 2], 2, None)).await;
    assert!(store.close_season(GUILD, 1, START + 1, None).await.unwrap());
    cancelled(&store, games[1]).await;
    assert_eq!(standing(&store, 1).await, None);
    assert_eq!(excluded(&store, games[0]).await, Some(Exclusion::Set));
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// A game that waits for the other one of its set is shown with that exclusion, and ruled on with it.
#[tokio::test]
async fn a_ruling_on_half_of_a_set_keeps_the_set_rated() {
    for last in [false, true] {
        let place = Place::new();
        let store = place.open_unsynced();
        let [one, other] = begun(&store, 1, [1, 2]).await;
        ended(&store, one, START, result([1, 2], 2, None)).await;
        if last {
            ended(&store, other, START + 1, result([2, 1], 0, None)).await;
        }
        let kept = store.game(one).await.unwrap().unwrap();
        assert_eq!(excluded(&store, one).await, Some(Exclusion::Set));
        let drawn = result([1, 2], 1, excluded(&store, one).await);
        let at = START + 2;
        store.rule(one, kept.version, drawn, Some(Ruling::Draw), at, None).await.unwrap();
        if !last {
            ended(&store, other, START + 3, result([2, 1], 0, None)).await;
        }
        assert_eq!(standing(&store, 1).await.map(|own| (own.games, own.wins)), Some((1, 1)));
        assert_eq!(excluded(&store, other).await, None);
        assert_eq!(flaws(&place), Vec::<String>::new());
    }
}

/// Points of who begins each game of each set, and a ruling on one of them.
type Played = [([u64; 2], [u8; 2]); 4];
const PLAYED: Played = [([1, 2], [2, 0]), ([2, 3], [2, 2]), ([1, 2], [1, 0]), ([3, 1], [0, 1])];

/// Four sets; in one of the games the result is another one from the beginning, where there is a change.
async fn tables(
    place: &Place,
    change: Option<(usize, usize, u8, Option<Exclusion>)>,
) -> Vec<[GameId; 2]> {
    let store = place.open_unsynced();
    let mut games = Vec::new();
    for (number, (people, points)) in PLAYED.into_iter().enumerate() {
        let set = begun(&store, number as u64, people).await;
        games.push(set);
        let [one, two] = people;
        for (leg, (people, own)) in [[one, two], [two, one]].into_iter().zip(points).enumerate() {
            let here = change.clone().filter(|(set, game, ..)| (*set, *game) == (number, leg));
            let (points, bar) = here.map_or((own, None), |(_, _, points, bar)| (points, bar));
            let at = START + 10 * number as i64 + leg as i64;
            ended(&store, set[leg], at, result(people, points, bar)).await;
        }
    }
    games
}

#[tokio::test]
async fn a_ruling_on_either_game_makes_the_set_as_if_so_played() {
    let plain = Place::new();
    tables(&plain, None).await;
    for (set, leg) in [(0, 0), (0, 1), (2, 0), (2, 1)] {
        let rulings = [
            (Ruling::Draw, 1, None),
            (Ruling::Win, 2, None),
            (Ruling::Win, 0, None),
            (Ruling::Void, 2, Some(Exclusion::Void)),
        ];
        for (ruling, points, bar) in rulings {
            let place = Place::new();
            let games = tables(&place, None).await;
            let store = place.open_unsynced();
            let [one, two] = PLAYED[set].0;
            let people = if leg == 0 { [one, two] } else { [two, one] };
            let rule = async |ruling: Option<Ruling>, points: u8, bar: Option<Exclusion>| {
                let game = games[set][leg];
                let version = store.game(game).await.unwrap().unwrap().version;
                let finish = result(people, points, bar);
                let ruled = store.rule(game, version, finish, ruling, 999_999, None).await;
                assert!(matches!(ruled, Ok(Ruled::Done { .. })), "{ruled:?}");
            };
            rule(Some(ruling), points, bar.clone()).await;
            let right = Place::new();
            tables(&right, Some((set, leg, points, bar))).await;
            let what = format!("{ruling:?} on game {leg} of set {set}");
            assert_eq!(dump(&place), dump(&right), "{what}");
            assert_eq!(flaws(&place), Vec::<String>::new(), "{what}");
            rule(None, PLAYED[set].1[leg], None).await;
            assert_eq!(dump(&place), dump(&plain), "{what}, taken back");
            assert_eq!(flaws(&place), Vec::<String>::new(), "{what}, taken back");
        }
    }
}

#[tokio::test]
async fn the_check_finds_a_set_that_is_out_by_itself() {
    let place = Place::new();
    let store = place.open_unsynced();
    let [one, _] = begun(&store, 1, [1, 2]).await;
    ended(&store, one, START, result([1, 2], 2, None)).await;
    place.raw().execute("UPDATE results SET bar = 'set'", []).unwrap();
    let found = flaws(&place);
    assert!(found.iter().any(|flaw| flaw.contains("only its set")), "{found:?}");
}

#[tokio::test]
async fn the_history_of_rated_games_has_a_set_once() {
    let place = Place::new();
    let store = place.open_unsynced();
    let [one, other] = begun(&store, 1, [1, 2]).await;
    let listed = async || {
        let wanted = Wanted { person: 1, rated: true, most: 10, ..Wanted::default() };
        store.history(wanted).await.unwrap().1
    };
    ended(&store, one, START, result([1, 2], 2, None)).await;
    assert_eq!(listed().await, 0, "half of a set is not rated");
    ended(&store, other, START + 1, result([2, 1], 0, None)).await;
    assert_eq!(listed().await, 1);
}
