//! A pool that is counted again after a ruling: broken off, disturbed by games, erasures and purges, and right in the
//! end.

use super::housekeeping::failing_after;
use super::{ALICE, BOB, Place, challenge, create, flaws, games_of, joined, step};
use narabe::clock::DAY_MS;
use narabe::rating::{Listing, Player};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::ladder::{Exclusion, Finish, Ruled, Ruling, Which};
use narabe::store::sql::check::unchecked;
use narabe::store::{Change, Erasure, GameId, NewGame, Status, Store, StoreError, Venue};
use rusqlite::types::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

const GUILD: u64 = 70;
/// So many that the recount takes several pieces.
const GAMES: u64 = 150;

/// The result of the game with this number: Alice wins, but in every fourth, unless it is drawn.
fn result(number: u64, drawn: bool) -> Finish {
    let people = [ALICE, BOB + number % 7];
    let winner = u8::from(number.is_multiple_of(4));
    let place = |side: u8| if drawn || side == winner { 1 } else { 2 };
    let player = |side: u8| Player {
        person: people[usize::from(side)],
        side,
        place: place(side),
        late: false,
    };
    Finish {
        pool: "renju".into(),
        kin: &[],
        players: vec![player(0), player(1)],
        drawn,
        opening: None,
        exclusion: None,
        weights: vec![1.0, 0.5],
        listing: Listing::default(),
        first: None,
    }
}

async fn played(store: &Store, number: u64, drawn: bool) -> GameId {
    let finish = result(number, drawn);
    let members = finish.players.iter().map(|player| joined(player.person, Some(player.side)));
    let venue = Venue { guild: Some(GUILD), channel: 700 };
    let new =
        NewGame { venue, members: members.collect(), rated: true, ..challenge(1000 + number) };
    let game = create(store, new).await;
    let at = 2000 + number as i64;
    let over = Change { status: Status::Finished, finish: Some(finish), at, ..step(game, 0, "h8") };
    store.change(over).await.unwrap();
    game
}

/// So many games, of which these are drawn.
async fn fill(store: &Store, games: u64, drawn: &[u64]) {
    for number in 0..games {
        played(store, number, drawn.contains(&number)).await;
    }
}

/// Rules that the game with this number is drawn, or as it was played.
async fn rule(store: &Store, number: u64, drawn: bool) -> Result<Ruled, StoreError> {
    let game = GameId(number as i64 + 1);
    let version = store.direct().game(game).await.unwrap().unwrap().version;
    let ruling = drawn.then_some(Ruling::Draw);
    store.rule(game, version, result(number, drawn), ruling, 3000, None).await
}

fn changed(ruled: Ruled) -> Option<Vec<(u64, f64, f64)>> {
    let Ruled::Done { changed, .. } = ruled else { panic!("{ruled:?}") };
    changed
}

/// Nothing is wrong in the tables, and nothing of them was left unchecked.
fn is_whole(place: &Place) {
    assert_eq!(flaws(place), Vec::<String>::new());
    assert_eq!(unchecked(crate::database::of(place.path())).unwrap(), Vec::<String>::new());
}

/// All that a recount corrects.
pub(super) fn dump(place: &Place) -> Vec<Vec<Value>> {
    let db = place.raw();
    let mut rows = Vec::new();
    for sql in [
        "SELECT * FROM scores ORDER BY game, person",
        "SELECT * FROM meetings ORDER BY game, one, other",
        "SELECT * FROM ratings ORDER BY guild, pool, season, person",
        "SELECT * FROM rungs WHERE people <> 0 ORDER BY guild, pool, season, tier, rung",
    ] {
        let mut query = db.prepare(sql).unwrap();
        let columns = query.column_count();
        let row = |row: &rusqlite::Row| (0..columns).map(|column| row.get(column)).collect();
        rows.extend(query.query_map([], row).unwrap().map(Result::unwrap));
    }
    rows
}

/// The tables after so many games, of which these were drawn without a ruling.
async fn unruled(games: u64, drawn: &[u64]) -> Vec<Vec<Value>> {
    let place = Place::new();
    fill(&place.open_unsynced(), games, drawn).await;
    dump(&place)
}

#[tokio::test]
async fn a_ruling_makes_the_tables_as_if_it_was_played_so() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, GAMES, &[]).await;
    let ratings = changed(rule(&store, 3, true).await.unwrap()).unwrap();
    assert_eq!(ratings.len(), 8, "all have met Alice after that game");
    assert_eq!(dump(&place), unruled(GAMES, &[3]).await);
    is_whole(&place);
}

#[tokio::test]
async fn a_recount_that_is_broken_off_is_completed_later() {
    let place = Place::new();
    let mut store = place.open_unsynced();
    fill(&store, GAMES, &[]).await;
    let right = [unruled(GAMES, &[]).await, unruled(GAMES, &[3]).await];
    let mut broken = 0;
    // The ruling itself takes two calls; each further one is a read of the recount, or a piece of it.
    for calls in 2.. {
        let drawn = calls % 2 == 0;
        let ratings = changed(rule(&failing_after(&store, calls), 3, drawn).await.unwrap());
        if ratings.is_some() {
            break;
        }
        broken += 1;
        let sentences = unchecked(crate::database::of(place.path())).unwrap();
        assert_eq!((flaws(&place), sentences.len()), (vec![], 1), "{calls} calls");
        assert!(sentences[0].contains("renju") && sentences[0].contains("70"), "{sentences:?}");
        // The program ends and starts again.
        drop(store);
        store = place.open_unsynced();
        match calls % 3 {
            0 => drop(store.unrank_inactive(0).await.unwrap()),
            // Another ruling in the pool, which changes nothing, completes the first one before.
            1 => assert_eq!(changed(rule(&store, 5, false).await.unwrap()), Some(vec![])),
            _ => assert!(!store.close_season(GUILD, 2, 9, None).await.unwrap(), "it does not run"),
        }
        store.unrank_inactive(0).await.unwrap();
        assert_eq!(unchecked(crate::database::of(place.path())).unwrap(), Vec::<String>::new());
        assert!(dump(&place) == right[usize::from(drawn)], "{calls} calls");
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
    }
    assert!(broken > 6, "{broken} pieces");
}

#[tokio::test]
async fn a_pool_that_cannot_be_recounted_holds_up_no_other() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, GAMES, &[]).await;
    assert!(changed(rule(&failing_after(&store, 3), 3, true).await.unwrap()).is_none());
    // Another pool that is to be recounted, before it in order, has a result that cannot be read.
    place
        .raw()
        .execute_batch(
            "UPDATE results SET pool = 'gomoku' WHERE game = 100;
         UPDATE scores SET pool = 'gomoku', note = 'no such note' WHERE game = 100;
         INSERT INTO recounts (guild, pool, season, at) VALUES (70, 'gomoku', 1, 0);",
        )
        .unwrap();
    let ranked = "SELECT COUNT(*) FROM ratings WHERE pool = 'renju' AND tier = 2";
    let count = |sql: &str| place.raw().query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    assert!(count(ranked) > 0, "someone is on the ranks");
    store.unrank_inactive(1000 * DAY_MS).await.expect_err("one recount fails");
    assert_eq!(count("SELECT COUNT(*) FROM recounts WHERE pool = 'renju'"), 0);
    assert_eq!(count(ranked), 0);
    assert_eq!(count("SELECT COUNT(*) FROM recounts WHERE pool = 'gomoku'"), 1);
}

#[tokio::test]
async fn a_season_closes_when_its_recount_is_complete() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, GAMES, &[]).await;
    assert_eq!(changed(rule(&failing_after(&store, 4), 3, true).await.unwrap()), None);
    assert!(failing_after(&store, 2).close_season(GUILD, 1, 3001, None).await.is_err());
    let which = || Which { guild: GUILD, pool: "renju".into(), season: None };
    assert_eq!(store.ladder(which(), 0, 9).await.unwrap().season, 1, "it runs still");
    assert!(store.close_season(GUILD, 1, 3001, None).await.unwrap());
    assert_eq!(store.ladder(which(), 0, 9).await.unwrap().season, 2);
    assert_eq!(unchecked(crate::database::of(place.path())).unwrap(), Vec::<String>::new());
    let other = Place::new();
    let played = other.open_unsynced();
    fill(&played, GAMES, &[3]).await;
    assert!(played.close_season(GUILD, 1, 3001, None).await.unwrap());
    assert_eq!(dump(&place), dump(&other));
}

/// Something that is done between the calls of a recount: before the call with this number.
struct Meanwhile<F> {
    calls: AtomicUsize,
    act: F,
}

impl<F> Interceptor for Meanwhile<F>
where
    F: Fn(usize) -> BoxFuture<'static, ()> + Send + Sync + 'static,
{
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(async move {
            if verb == "recount" {
                (self.act)(self.calls.fetch_add(1, Ordering::Relaxed)).await;
            }
            Ok(())
        })
    }
}

fn disturbed<F>(store: &Store, act: F) -> Store
where
    F: Fn(Arc<Store>, usize) -> BoxFuture<'static, ()> + Send + Sync + 'static,
{
    let direct = Arc::new(store.direct());
    let act = move |call| act(Arc::clone(&direct), call);
    store.direct().intercepted(Arc::new(Meanwhile { calls: AtomicUsize::new(0), act }))
}

#[tokio::test]
async fn games_that_end_during_a_recount_are_right_in_the_end() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, GAMES, &[]).await;
    let other = Place::new();
    let undisturbed = other.open_unsynced();
    fill(&undisturbed, GAMES, &[]).await;
    let busy = disturbed(&store, |store, call| {
        Box::pin(async move {
            if call < 20 {
                played(&store, GAMES + call as u64, false).await;
            }
        })
    });
    let ratings = changed(rule(&busy, 3, true).await.unwrap());
    assert_eq!(games_of(&store, ALICE).await.len() as u64, GAMES + 20);
    assert_eq!(ratings, changed(rule(&undisturbed, 3, true).await.unwrap()), "only by the ruling");
    assert_eq!(dump(&place), unruled(GAMES + 20, &[3]).await);
    is_whole(&place);
}

#[tokio::test]
async fn of_two_rulings_at_once_each_says_what_it_changed() {
    let (place, other) = (Place::new(), Place::new());
    let (store, apart) = (place.open_unsynced(), other.open_unsynced());
    fill(&store, GAMES, &[]).await;
    fill(&apart, GAMES, &[]).await;
    let (one, two) = tokio::join!(rule(&store, 3, true), rule(&store, 90, true));
    let mut together = [(3, changed(one.unwrap())), (90, changed(two.unwrap()))];
    // The later ruling begins with the ratings that the earlier one has left.
    let alice = |changed: &Option<Vec<(u64, f64, f64)>>| changed.as_ref().unwrap()[0];
    if alice(&together[0].1).1 == alice(&together[1].1).2 {
        together.reverse();
    }
    for (game, changes) in together {
        assert_eq!(changed(rule(&apart, game, true).await.unwrap()), changes, "game {game}");
    }
    assert_eq!(dump(&place), dump(&other));
    assert_eq!(dump(&place), unruled(GAMES, &[3, 90]).await);
}

#[tokio::test]
async fn an_erasure_during_a_recount_leaves_nothing_of_its_person() {
    for at in 0..8 {
        let place = Place::new();
        let store = place.open_unsynced();
        fill(&store, GAMES, &[]).await;
        let busy = disturbed(&store, move |store, call| {
            Box::pin(async move {
                if call == at {
                    store.erase(BOB, 9, Erasure::default()).await.unwrap();
                }
            })
        });
        assert!(changed(rule(&busy, 3, true).await.unwrap()).is_some());
        let db = place.raw();
        for table in ["scores WHERE person", "ratings WHERE person", "meetings WHERE other"] {
            let sql = format!("SELECT count(*) FROM {table} = {BOB}");
            assert_eq!(db.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap(), 0, "{table}");
        }
        is_whole(&place);
        // A meeting stands once, whoever comes first in it.
        let met = db.query_row("SELECT count(*) FROM meetings", [], |row| row.get::<_, i64>(0));
        assert_eq!(met.unwrap(), GAMES as i64);
    }
}

/// It was decided while the game still named the person, and is stored after.
#[tokio::test]
async fn a_ruling_brings_no_one_back_who_was_erased_meanwhile() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, 8, &[]).await;
    store.erase(BOB, 9, Erasure::default()).await.unwrap();
    let too_new = Exclusion::YoungAccount { person: BOB, days: 14 };
    let barred = Finish { exclusion: Some(too_new), ..result(0, true) };
    for finish in [result(0, true), barred] {
        let ruled = store.rule(GameId(1), 1, finish, Some(Ruling::Draw), 3000, None).await;
        assert_eq!(ruled.unwrap(), Ruled::Stale);
    }
    let named = format!("SELECT count(*) FROM scores WHERE person = {BOB}");
    let named = place.raw().query_row(&named, [], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(named, 0);
    is_whole(&place);
}

#[tokio::test]
async fn a_purge_during_a_recount_leaves_nothing_of_the_server() {
    for at in 0..6 {
        let place = Place::new();
        let store = place.open_unsynced();
        fill(&store, GAMES, &[]).await;
        let busy = disturbed(&store, move |store, call| {
            Box::pin(async move {
                if call == at {
                    assert!(store.purge(GUILD).await.unwrap());
                }
            })
        });
        assert_eq!(changed(rule(&busy, 3, true).await.unwrap()), None);
        assert_eq!(dump(&place), Vec::<Vec<Value>>::new());
        is_whole(&place);
    }
}

#[tokio::test]
async fn a_ruling_that_voids_all_games_empties_the_tables() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&store, 2, &[]).await;
    for number in 0..2 {
        let void = Finish { exclusion: Some(Exclusion::Void), ..result(number, false) };
        let game = GameId(number as i64 + 1);
        let ruled = store.rule(game, 1, void, Some(Ruling::Void), 3000, None).await.unwrap();
        assert!(changed(ruled).is_some_and(|changed| !changed.is_empty()));
    }
    let db = place.raw();
    for table in ["meetings", "ratings", "rungs WHERE people <> 0", "scores WHERE counts = 1"] {
        let sql = format!("SELECT count(*) FROM {table}");
        assert_eq!(db.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap(), 0, "{table}");
    }
    assert_eq!(flaws(&place), Vec::<String>::new());
}
