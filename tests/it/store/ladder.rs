//! Results and ratings: rated once, folded alike however they came about, ranked without counting anew.

use std::collections::HashMap;
use std::sync::Arc;

use futures_util::future::join_all;
use narabe::rating::{Book, DAY_MS, First, Listing, Player, Score, Standing, Terms};
use narabe::store::ladder::{Exclusion, Finish, Membership, Ruled, Ruling, Wanted, Which};
use narabe::store::servers::{AuditAct, AuditEntry, Ratings, Setting, Settings};
use narabe::store::{
    Change, Changed, DowntimeCredit, Erasure, GameId, NewGame, Status, Store, Venue,
};

use super::{Place, challenge, create, flaws, joined, step};

const GUILD: u64 = 5;
const START: i64 = 1_767_268_800_000;
const HOUR: i64 = 3_600_000;
/// The rules of the games that [`challenge`] makes.
const RULES: &str = "freestyle";

pub(super) fn finish(players: Vec<Player>, drawn: bool) -> Finish {
    let Terms { weights, listing, .. } = Terms::default();
    Finish {
        pool: "renju".into(),
        kin: &[],
        players,
        drawn,
        opening: None,
        first: None,
        exclusion: None,
        weights,
        listing,
    }
}

pub(super) fn player(person: u64, side: u8, place: u8) -> Player {
    Player { person, side, place, late: false }
}

/// The first of the two wins.
fn won(winner: u64, loser: u64) -> Finish {
    finish(vec![player(winner, 0, 1), player(loser, 1, 2)], false)
}

/// The same result, with the player who began.
fn began(finish: Finish, player: usize) -> Finish {
    Finish { first: Some(First { player, rules: RULES.into(), prior: 40.0 }), ..finish }
}

/// A running game between these people.
pub(super) async fn begun(store: &Store, people: &[u64]) -> GameId {
    let members = people.iter().map(|person| joined(*person, None)).collect();
    let interaction = fastrand::u64(..);
    let venue = Venue { guild: Some(GUILD), channel: interaction };
    create(store, NewGame { venue, members, most_per_person: u32::MAX, ..challenge(interaction) })
        .await
}

/// The step that ends a game so.
fn ends(game: GameId, at: i64, finish: Finish) -> Change {
    Change {
        status: Status::Finished,
        end: Some(narabe::play::end::EndReason::read("five")),
        finish: Some(finish),
        at,
        ..step(game, 0, "h8")
    }
}

async fn played(store: &Store, at: i64, finish: Finish) -> GameId {
    let people: Vec<u64> = finish.players.iter().map(|player| player.person).collect();
    let game = begun(store, &people).await;
    assert!(matches!(store.change(ends(game, at, finish)).await.unwrap(), Changed::Done { .. }));
    game
}

fn renju(season: Option<u32>) -> Which {
    Which { guild: GUILD, pool: "renju".into(), season }
}

async fn standing(store: &Store, person: u64) -> Option<Standing> {
    store.place(renju(None), person).await.unwrap().map(|(rung, _)| rung.standing)
}

#[tokio::test]
async fn a_result_is_rated_in_the_step_that_ends_the_game() {
    let place = Place::new();
    let store = place.open_unsynced();
    let game = played(&store, START, won(1, 2)).await;
    let rated = store.game(game).await.unwrap().unwrap().counted.expect("it counts");
    assert_eq!((rated.pool.as_str(), rated.season, rated.exclusion), ("renju", 1, None));
    let changes: Vec<i64> =
        rated.lines.iter().map(|line| line.after.rating.round() as i64).collect();
    assert_eq!(changes, [1662, 1338]);
    let winner = standing(&store, 1).await.unwrap();
    assert_eq!(
        (winner.games, winner.wins, winner.opponents, winner.last_at),
        (1, 1, 1, Some(START))
    );
    assert_eq!(winner.skill, rated.lines[0].after);
    assert_eq!(store.pools(GUILD).await.unwrap(), [("renju".to_owned(), 2)]);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// The line of the latest results begins at the rating before them, so that the first result is in it.
#[tokio::test]
async fn a_trend_begins_before_the_first_of_the_latest_results() {
    let place = Place::new();
    let store = place.open_unsynced();
    let trend = async |person| {
        let (rung, _) = store.place(renju(None), person).await.unwrap().unwrap();
        rung.trend.iter().map(|rating| rating.round() as i64).collect::<Vec<_>>()
    };
    played(&store, START, won(1, 2)).await;
    assert_eq!((trend(1).await, trend(2).await), (vec![1500, 1662], vec![1500, 1338]));
    for game in 1..12 {
        played(&store, START + game * 24 * HOUR, won(1, 2 + game.unsigned_abs())).await;
    }
    let latest = trend(1).await;
    assert!(latest.len() == 9 && latest.is_sorted() && latest[0] > 1662, "{latest:?}");
}

#[tokio::test]
async fn a_result_with_a_bar_is_kept_and_moves_nothing() {
    let place = Place::new();
    let store = place.open_unsynced();
    let game =
        played(&store, START, Finish { exclusion: Some(Exclusion::FewMoves), ..won(1, 2) }).await;
    let rated = store.game(game).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(
        (rated.exclusion, rated.lines.len(), rated.players.len()),
        (Some(Exclusion::FewMoves), 0, 2)
    );
    assert_eq!(standing(&store, 1).await, None);
    let (games, count) =
        store.history(Wanted { person: 1, most: 10, ..Wanted::default() }).await.unwrap();
    assert_eq!(
        (games[0].points, games[0].rating, count),
        (2, None, 1),
        "it is in the history all the same"
    );
}

/// The end of a game is decided in eight places at once, by a move, a resignation and a clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_game_that_ends_in_many_places_at_once_is_rated_once() {
    let place = Place::new();
    let store = Arc::new(place.open_unsynced());
    for round in 0..50 {
        let (one, other) = (1000 + round, 2000 + round);
        let game = begun(&store, &[one, other]).await;
        let tries = (0..8).map(|number| {
            let result = if number % 2 == 0 { won(one, other) } else { won(other, one) };
            let change = ends(game, START + round as i64, result);
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.change(change).await.unwrap() })
        });
        let answers: Vec<Changed> = join_all(tries).await.into_iter().map(Result::unwrap).collect();
        assert_eq!(
            answers.iter().filter(|answer| matches!(answer, Changed::Done { .. })).count(),
            1,
            "{answers:?}"
        );
        for person in [one, other] {
            assert_eq!(standing(&store, person).await.unwrap().games, 1, "round {round}");
        }
    }
    // Nor twice in turn: a later step that says once more how the game ended.
    let game = played(&store, START, won(1, 2)).await;
    let before = standing(&store, 1).await;
    let again = Change { expected: 1, ..ends(game, START + 1, won(1, 2)) };
    assert!(matches!(store.change(again).await.unwrap(), Changed::Done { .. }));
    assert_eq!(standing(&store, 1).await, before);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// A random result among twelve people, sometimes with three or four of them, time-outs and draws.
fn random_result(random: &mut fastrand::Rng) -> Finish {
    let mut people: Vec<u64> = (1..=12).collect();
    random.shuffle(&mut people);
    let count = if random.u8(..10) == 0 { random.usize(3..=4) } else { 2 };
    let drawn = random.u8(..8) == 0;
    let mut players: Vec<Player> = (0..count)
        .map(|number| {
            player(people[number], number as u8, if drawn { 1 } else { number as u8 + 1 })
        })
        .collect();
    players[count - 1].late = !drawn && random.u8(..6) == 0;
    let mut result = finish(players, drawn);
    result.exclusion = (random.u8(..12) == 0).then_some(Exclusion::Casual);
    // Rated before edges were known, if rarely.
    let first = First { player: random.usize(..2), rules: RULES.into(), prior: 40.0 };
    result.first = (count == 2 && random.u8(..10) > 0).then_some(first);
    result
}

/// The fold over the history as the test itself has written it down.
fn folded(history: &[(GameId, i64, Finish)]) -> HashMap<u64, Standing> {
    let mut book = Book::default();
    for (_, at, finish) in history.iter().filter(|(_, _, finish)| finish.exclusion.is_none()) {
        let Finish { players, drawn, weights, first, .. } = finish.clone();
        book.rate(&Score { at: *at, players, drawn, weights, first, set: None });
    }
    book.standings().filter(|(_, standing)| standing.games > 0).collect()
}

async fn table(store: &Store) -> HashMap<u64, Standing> {
    let ladder = store.ladder(renju(None), 0, 1000).await.unwrap();
    ladder.rows.into_iter().map(|rung| (rung.person, rung.standing)).collect()
}

#[tokio::test]
async fn the_table_is_the_fold_over_random_histories_with_rulings() {
    for seed in 0..4 {
        let mut random = fastrand::Rng::with_seed(seed);
        let place = Place::new();
        let store = place.open_unsynced();
        let mut history: Vec<(GameId, i64, Finish)> = Vec::new();
        let mut at = START;
        for step in 0..120 {
            at += random.i64(0..4 * DAY_MS / 10);
            if step % 9 == 8 {
                let chosen = random.usize(..history.len());
                let (game, _, finish) = &mut history[chosen];
                match random.u8(..3) {
                    0 => finish.exclusion = Some(Exclusion::Void),
                    1 => finish.exclusion = None,
                    _ => finish
                        .players
                        .iter_mut()
                        .for_each(|player| player.place = 3 - player.place.min(2)),
                }
                let version = store.game(*game).await.unwrap().unwrap().version;
                let ruled = store
                    .rule(*game, version, finish.clone(), Some(Ruling::Void), at, None)
                    .await
                    .unwrap();
                assert!(matches!(ruled, Ruled::Done { .. }), "seed {seed}: {ruled:?}");
            } else {
                let finish = random_result(&mut random);
                history.push((played(&store, at, finish.clone()).await, at, finish));
            }
            if step % 40 == 39 {
                assert_eq!(table(&store).await, folded(&history), "seed {seed}, step {step}");
                assert_eq!(flaws(&place), Vec::<String>::new(), "seed {seed}, step {step}");
            }
        }
    }
}

/// A ruling says whose ratings it has changed, and a second one on the same version is refused.
#[tokio::test]
async fn a_voided_game_is_as_if_it_had_never_been() {
    let place = Place::new();
    let store = place.open_unsynced();
    let first = played(&store, START, won(1, 2)).await;
    played(&store, START + HOUR, won(3, 2)).await;
    let before = (standing(&store, 1).await.unwrap(), standing(&store, 3).await.unwrap());
    let void = Finish { exclusion: Some(Exclusion::Void), ..won(1, 2) };
    let ruled = store
        .rule(first, 1, void.clone(), Some(Ruling::Void), START + 2 * HOUR, None)
        .await
        .unwrap();
    let Ruled::Done { version: 2, changed: Some(changed) } = ruled else { panic!("{ruled:?}") };
    assert_eq!(changed.iter().map(|(person, ..)| *person).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!((changed[0].1, changed[0].2), (before.0.skill.rating, 1500.0));
    assert_eq!(standing(&store, 1).await, None);
    let third = standing(&store, 3).await.unwrap();
    assert!(
        third.skill.rating > before.1.skill.rating,
        "the one he beat is stronger than it seemed"
    );
    assert_eq!(store.rule(first, 1, void, None, START, None).await.unwrap(), Ruled::Stale);
    assert_eq!(
        store.game(first).await.unwrap().unwrap().counted.unwrap().ruling,
        Some(Ruling::Void)
    );
    let restored = store.rule(first, 2, won(1, 2), None, START + 3 * HOUR, None).await.unwrap();
    assert!(matches!(restored, Ruled::Done { .. }));
    assert_eq!(
        (standing(&store, 1).await, standing(&store, 3).await),
        (Some(before.0), Some(before.1))
    );
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn check_sees_what_does_not_fit() {
    for (meddling, says) in [
        ("UPDATE ratings SET rating = rating + 1 WHERE person = 1", "the ledger says: 1"),
        ("UPDATE ratings SET games = 9 WHERE person = 2", "the ledger says: 1"),
        ("DELETE FROM ratings WHERE person = 2", "the ledger says: 1"),
        ("UPDATE scores SET rating = rating - 3 WHERE person = 1", "its lines in the ledger"),
        ("UPDATE scores SET place = 3 - place", "its lines in the ledger"),
        ("UPDATE rungs SET people = people + 1", "its ranks"),
        ("UPDATE edges SET points = points + 1", "its edge under freestyle"),
        ("UPDATE scores SET edge = 0", "its lines in the ledger"),
    ] {
        let place = Place::new();
        let store = place.open_unsynced();
        played(&store, START, began(won(1, 2), 0)).await;
        assert_eq!(flaws(&place), Vec::<String>::new());
        store.close().unwrap();
        place.raw().execute(meddling, []).unwrap();
        let found = flaws(&place);
        assert!(found.iter().any(|flaw| flaw.contains(says)), "{meddling}: {found:?}");
    }
}

/// A shared victory that an earlier version has rated as a win of the first player.
#[tokio::test]
async fn an_old_shared_victory_is_found_and_mended() {
    let place = Place::new();
    let store = place.open_unsynced();
    let shared = || finish(vec![player(1, 0, 1), player(2, 1, 1)], false);
    played(&store, START, won(1, 2)).await;
    let later = played(&store, START + HOUR, won(3, 4)).await;
    store.close().unwrap();
    let old = "UPDATE scores SET place = 1, points = 2 WHERE person IN (1, 2)";
    place.raw().execute(old, []).unwrap();
    // The migration is about what a result was for its people; ratings are the fold's.
    let migration = crate::root().join("migrations/sqlite/V16__shared_victories.sql");
    place.raw().execute_batch(&std::fs::read_to_string(migration).unwrap()).unwrap();
    let found = flaws(&place);
    assert!(found.iter().any(|flaw| flaw.contains("its lines in the ledger")), "{found:?}");
    // Any ruling counts its pool again.
    let store = place.open_unsynced();
    let ruled = store.rule(later, 1, won(3, 4), None, START + 2 * HOUR, None).await.unwrap();
    assert!(matches!(ruled, Ruled::Done { .. }));
    assert_eq!(flaws(&place), Vec::<String>::new());
    let profile = store.profile(GUILD, 2, 1).await.unwrap();
    let tally = |tally: narabe::store::ladder::Tally| (tally.wins, tally.draws, tally.losses);
    assert_eq!((tally(profile.tally), tally(profile.head_to_head)), ((0, 1, 0), (0, 1, 0)));
    let mended = standing(&store, 1).await.unwrap();
    assert_eq!((mended.draws, mended.skill.rating), (1, 1500.0));
    // A new one is a draw from the beginning.
    played(&store, START + 3 * HOUR, shared()).await;
    assert_eq!(tally(store.profile(GUILD, 1, 2).await.unwrap().tally), (0, 2, 0));
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// Standings as if many games had been played, put straight into the tables: ratings and tiers of people from 1 on.
fn fill(place: &Place, standings: &[(f64, u8)]) {
    let db = place.raw();
    for (number, (rating, tier)) in standings.iter().enumerate() {
        db.execute(
            "INSERT INTO ratings VALUES (5, 'renju', 1, ?1, ?2, 80, 0.06, 20, 10, 0, 10, 5, ?3, ?4, NULL)",
            rusqlite::params![number as i64 + 1, rating, START, tier],
        )
        .unwrap();
    }
    db.execute(
        "INSERT INTO rungs SELECT guild, pool, season, tier, CAST(rating / 5 AS INTEGER), count(*)
         FROM ratings GROUP BY 1, 2, 3, 4, 5",
        [],
    )
    .unwrap();
}

/// Ratings of 300 people by whole and half points, so that many are equal and many lie on the edge of a rung.
fn ratings(seed: u64) -> Vec<f64> {
    let mut random = fastrand::Rng::with_seed(seed);
    (0..300).map(|_| 1400.0 + f64::from(random.u8(..120)) / 2.0).collect()
}

/// The ranked before the unranked, each the highest rated first, those who have left in no place.
#[tokio::test]
async fn pages_have_everyone_once_and_in_order() {
    let place = Place::new();
    let store = place.open_unsynced();
    let standings: Vec<(f64, u8)> =
        ratings(4).into_iter().zip([2, 1, 0, 2, 1].into_iter().cycle()).collect();
    fill(&place, &standings);
    let mut sorted: Vec<_> = (1..).zip(&standings).filter(|(_, (_, tier))| *tier > 0).collect();
    sorted.sort_by(|(one, a), (other, b)| {
        b.1.cmp(&a.1).then(b.0.total_cmp(&a.0)).then(one.cmp(other))
    });
    let sorted: Vec<u64> = sorted.into_iter().map(|(person, _)| person).collect();
    let mut paged = Vec::new();
    for from in (0..sorted.len() as u32 + 20).step_by(7) {
        let ladder = store.ladder(renju(None), from, 7).await.unwrap();
        paged.extend(ladder.rows.iter().map(|row| row.person));
    }
    assert_eq!(paged, sorted);
    for (row, person) in (0..).zip(&sorted) {
        assert_eq!(store.row(renju(None), *person).await.unwrap(), Some(row), "{person}");
    }
}

#[tokio::test]
async fn places_are_those_that_counting_gives() {
    let place = Place::new();
    let store = place.open_unsynced();
    let ratings = ratings(3);
    fill(&place, &ratings.iter().map(|rating| (*rating, 2)).collect::<Vec<_>>());
    let counted = |rating: f64| ratings.iter().filter(|other| **other > rating).count() as u32;
    for (number, rating) in ratings.iter().enumerate() {
        let (rung, above) = store.place(renju(None), number as u64 + 1).await.unwrap().unwrap();
        assert_eq!((rung.place, above), (Some(counted(*rating) + 1), counted(*rating)), "{rating}");
    }
    assert_eq!(store.row(renju(None), 9_999).await.unwrap(), None);
    for from in [0, 10, 35, 290] {
        let ladder = store.ladder(renju(None), from, 10).await.unwrap();
        assert_eq!((ladder.ranked, ladder.people, ladder.rows.len()), (300, 300, 10));
        for (number, rung) in (from..).zip(ladder.rows) {
            assert_eq!(rung.place, Some(counted(rung.standing.skill.rating) + 1), "from {from}");
            let row = store.row(renju(None), rung.person).await.unwrap();
            assert_eq!(row, Some(number), "as the pages show them, also where ratings are equal");
        }
    }
}

/// Ten games, three opponents, a deviation of 110: then a person is ranked, and falls off after 60 days, or by leaving.
#[tokio::test]
async fn ranks_come_and_go() {
    let place = Place::new();
    let store = place.open_unsynced();
    let rank = async || store.place(renju(None), 1).await.unwrap().unwrap().0.place;
    let mut at = START;
    for number in 0..40 {
        at += DAY_MS;
        let rival = 2 + number % 20;
        played(&store, at, if number % 2 == 0 { won(1, rival) } else { won(rival, 1) }).await;
        let standing = standing(&store, 1).await.unwrap();
        let expected = Listing::default().missing(&standing, at).is_empty();
        assert_eq!(rank().await.is_some(), expected, "{standing:?}");
    }
    assert_eq!(rank().await, Some(1));
    assert_eq!(store.unrank_inactive(at + 60 * DAY_MS).await.unwrap(), 0);
    assert_eq!(store.unrank_inactive(at + 60 * DAY_MS + 1).await.unwrap(), 1);
    assert_eq!(rank().await, None);
    played(&store, at + HOUR, won(1, 99)).await;
    assert_eq!(rank().await, Some(1), "back with the next game");
    let people = store.ladder(renju(None), 0, 50).await.unwrap().people;
    store.left(GUILD, 1).await.unwrap();
    let without = store.ladder(renju(None), 0, 50).await.unwrap();
    assert_eq!((without.people, without.ranked), (people - 1, 0));
    assert!(without.rows.iter().all(|rung| rung.person != 1));
    assert_eq!(flaws(&place), Vec::<String>::new());
    let member = Membership { person: 1, joined_at: Some(START), name: "one".into(), gone: false };
    store.record_membership(GUILD, member.clone(), START).await.unwrap();
    assert_eq!(store.memberships(GUILD, vec![1, 2]).await.unwrap(), [member]);
    assert_eq!(store.unseen(START, 10).await.unwrap(), []);
    assert_eq!(store.unseen(START + 1, 10).await.unwrap(), [(GUILD, 1)]);
    store.seen_there(GUILD, 1, START + HOUR).await.unwrap();
    assert_eq!(store.unseen(START + HOUR, 10).await.unwrap(), []);
    assert_eq!(store.ladder(renju(None), 0, 50).await.unwrap().people, people);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// Whoever was seen in a time that is yet to come would not be asked about before that.
#[tokio::test]
async fn members_seen_by_a_clock_that_was_ahead_are_asked_about_a_day_after() {
    let place = Place::new();
    let store = place.open_unsynced();
    played(&store, START, won(11, 12)).await;
    let ahead = START + 90 * DAY_MS;
    for (person, at) in [(11, START - HOUR), (12, ahead)] {
        let member = Membership { person, joined_at: None, name: "one".into(), gone: false };
        store.record_membership(GUILD, member, at).await.unwrap();
    }
    let note = ("pulse", START.to_string());
    let back = DowntimeCredit { from: ahead, until: START, fresh: 0, note, term: None, task: None };
    store.credit(back).await.unwrap();
    assert_eq!(store.unseen(START, 10).await.unwrap(), [(GUILD, 11)]);
    assert_eq!(store.unseen(START + 1, 10).await.unwrap(), [(GUILD, 11), (GUILD, 12)]);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// Discord is asked if someone is still a member. By the time it says no their data may be deleted, or that of the server.
#[tokio::test]
async fn who_was_forgotten_is_not_noted_as_gone() {
    let place = Place::new();
    let store = place.open_unsynced();
    played(&store, START, won(11, 12)).await;
    let noted = async |person| {
        store.left(GUILD, person).await.unwrap();
        store.memberships(GUILD, vec![person]).await.unwrap().len()
    };
    for person in [11, 12] {
        let member = Membership { person, joined_at: None, name: "one".into(), gone: false };
        store.record_membership(GUILD, member, START).await.unwrap();
    }
    store.erase(11, START, Erasure::default()).await.unwrap().unwrap();
    assert_eq!((noted(11).await, noted(12).await), (0, 1));
    assert_eq!(flaws(&place), Vec::<String>::new());
    assert!(store.purge(GUILD).await.unwrap());
    assert_eq!(noted(12).await, 0);
}

/// Each server's people fall off its ranks by its own days.
#[tokio::test]
async fn every_server_has_its_own_days() {
    let place = Place::new();
    let store = place.open_unsynced();
    fill(&place, &[(1500.0, 2), (1600.0, 2)]);
    place.raw().execute("UPDATE ratings SET guild = 6 WHERE person = 2", []).unwrap();
    place.raw().execute("UPDATE rungs SET guild = 6 WHERE rung = 320", []).unwrap();
    for (guild, days) in [(5, 7), (6, 365)] {
        let ratings = Ratings { listing: Some([1, 1, 350, days]), ..Ratings::default() };
        let settings = Settings { ratings, ..Settings::default() };
        assert!(
            store.change_settings(Settings::default(), settings, set_ranked(guild)).await.unwrap()
        );
    }
    for (days, fall) in [(7, 0), (8, 1), (60, 0), (365, 0), (366, 1)] {
        assert_eq!(
            store.unrank_inactive(START + days * DAY_MS).await.unwrap(),
            fall,
            "after {days} days"
        );
    }
    assert_eq!(store.unrank_inactive(START + 500 * DAY_MS).await.unwrap(), 0);
}

#[tokio::test]
async fn an_exclusion_no_longer_names_who_was_erased() {
    let place = Place::new();
    let store = place.open_unsynced();
    let young = |person| Some(Exclusion::YoungAccount { person, days: 14 });
    let game = played(&store, START, Finish { exclusion: young(14), ..won(14, 2) }).await;
    let nameless = store.erase(14, START, Erasure::default()).await.unwrap().unwrap();
    let rated = store.game(game).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(rated.exclusion, young(nameless));
}

fn set_ranked(guild: u64) -> AuditEntry {
    let (act, detail) = (AuditAct::Set(Setting::Ranked), String::new());
    AuditEntry { guild, at: START, person: 1, act, game: None, target: None, detail }
}

#[tokio::test]
async fn a_season_closes_and_stays_as_it_was() {
    let place = Place::new();
    let store = place.open_unsynced();
    let mut last = None;
    for number in 0..100_i64 {
        let (one, other) = (1 + number as u64 % 4, 10 + number as u64 % 7);
        let result = if number % 3 == 0 { won(other, one) } else { won(one, other) };
        last = Some(played(&store, START + number * 12 * HOUR, result).await);
    }
    let old = store.ladder(renju(None), 0, 50).await.unwrap();
    assert!(old.ranked > 0, "{old:?}");
    let end = START + 51 * DAY_MS;
    assert!(!store.close_season(GUILD, 2, end, None).await.unwrap(), "it does not run yet");
    assert!(store.close_season(GUILD, 1, end, None).await.unwrap());
    assert!(!store.close_season(GUILD, 1, end, None).await.unwrap(), "nor twice");
    let empty = store.ladder(renju(None), 0, 50).await.unwrap();
    assert_eq!((empty.season, empty.people, empty.closed_at), (2, 0, None));
    played(&store, end + HOUR, won(1, 10)).await;
    let new = store.ladder(renju(None), 0, 50).await.unwrap();
    assert_eq!((new.people, new.ranked), (2, 0), "never empty after one rated game");
    let (before, after) = (
        old.rows.iter().find(|rung| rung.person == 1).unwrap(),
        standing(&store, 1).await.unwrap(),
    );
    assert!(after.games == 1 && after.skill.rating > before.standing.skill.rating);
    assert!(
        after.skill.deviation > before.standing.skill.deviation,
        "known less surely in the new season"
    );
    store.unrank_inactive(end + 425 * DAY_MS).await.unwrap();
    let archive = store.ladder(renju(Some(1)), 0, 50).await.unwrap();
    assert_eq!(
        (archive.rows, archive.ranked, archive.closed_at),
        (old.rows, old.ranked, Some(end))
    );
    let void = Finish { exclusion: Some(Exclusion::Void), ..won(11, 4) };
    assert_eq!(store.rule(last.unwrap(), 1, void, None, end, None).await.unwrap(), Ruled::Closed);
    let champion = archive.ranked.min(1) as usize;
    let profile = store
        .profile(GUILD, store.ladder(renju(Some(1)), 0, 1).await.unwrap().rows[0].person, 1)
        .await;
    assert_eq!(profile.unwrap().titles[0].place, champion as u32);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// A voided game was not played.
#[tokio::test]
async fn the_opening_of_a_voided_game_is_no_ones_favourite() {
    let place = Place::new();
    let store = place.open_unsynced();
    let opened = Finish { opening: Some("opening-d4".to_owned()), ..won(1, 2) };
    let game = played(&store, START, opened.clone()).await;
    assert_eq!(store.profile(GUILD, 1, 2).await.unwrap().openings.len(), 1);
    let void = Finish { exclusion: Some(Exclusion::Void), ..opened };
    let ruled = store.rule(game, 1, void, Some(Ruling::Void), START + HOUR, None).await.unwrap();
    assert!(matches!(ruled, Ruled::Done { .. }), "{ruled:?}");
    assert!(store.profile(GUILD, 1, 2).await.unwrap().openings.is_empty());
}

/// Games with machines are counted apart, also where two people are on different sides.
#[tokio::test]
async fn openings_and_results_against_someone_are_of_games_without_machines() {
    let place = Place::new();
    let store = place.open_unsynced();
    let opened = Finish { opening: Some("opening-d4".to_owned()), ..won(1, 2) };
    played(&store, START, Finish { exclusion: Some(Exclusion::Machine), ..opened.clone() }).await;
    let profile = store.profile(GUILD, 1, 2).await.unwrap();
    assert!(profile.openings.is_empty(), "{:?}", profile.openings);
    assert_eq!((profile.head_to_head.wins, profile.tally.wins), (0, 0));
    played(&store, START + HOUR, opened).await;
    let profile = store.profile(GUILD, 1, 2).await.unwrap();
    assert_eq!(profile.openings, [("opening-d4".to_owned(), 1)]);
    assert_eq!((profile.head_to_head.wins, profile.tally.wins), (1, 1));
}

/// Of three or four, two may both have lost to a third. What is between them is told by their places.
#[tokio::test]
async fn results_against_someone_are_between_these_two() {
    let place = Place::new();
    let store = place.open_unsynced();
    let games = [
        // Each for themselves: 3 wins, 1 wins, 1 and 2 share a draw that 3 has left, 1 and 3 share one without 2.
        finish(vec![player(1, 0, 2), player(2, 1, 2), player(3, 2, 1)], false),
        finish(vec![player(1, 0, 1), player(2, 1, 2), player(3, 2, 2)], false),
        finish(vec![player(1, 0, 1), player(2, 1, 1), player(3, 2, 3)], true),
        finish(vec![player(1, 0, 1), player(2, 1, 3), player(3, 2, 1)], true),
        // Mates have nothing between them.
        finish(vec![player(1, 0, 1), player(3, 1, 2), player(2, 0, 1), player(4, 1, 2)], false),
    ];
    for (number, finish) in (0..).zip(games) {
        played(&store, START + number * HOUR, Finish { pool: "multi".into(), ..finish }).await;
    }
    for (person, asker, expected) in [(1, 2, (2, 1, 0)), (2, 1, (0, 1, 2)), (2, 3, (2, 0, 2))] {
        let against = store.profile(GUILD, person, asker).await.unwrap().head_to_head;
        assert_eq!((against.wins, against.draws, against.losses), expected, "{person} {asker}");
    }
}

#[tokio::test]
async fn profiles_and_histories_tell_what_was_played() {
    let place = Place::new();
    let store = place.open_unsynced();
    let named =
        |opening: &str, finish: Finish| Finish { opening: Some(opening.to_owned()), ..finish };
    played(&store, START, named("opening-d4", won(1, 2))).await;
    played(&store, START + HOUR, named("opening-d4", won(1, 3))).await;
    played(&store, START + 2 * HOUR, finish(vec![player(1, 0, 1), player(2, 1, 1)], true)).await;
    let mut late = won(2, 1);
    late.players[1].late = true;
    played(&store, START + 3 * HOUR, late).await;
    played(
        &store,
        START + 4 * HOUR,
        Finish { pool: "roku".into(), exclusion: Some(Exclusion::Casual), ..won(1, 2) },
    )
    .await;
    let profile = store.profile(GUILD, 1, 2).await.unwrap();
    let tally = (profile.tally.wins, profile.tally.draws, profile.tally.losses);
    assert_eq!((tally, profile.late, profile.streak, profile.best_streak), ((3, 1, 1), 1, 1, 2));
    let against = profile.head_to_head;
    assert_eq!((against.wins, against.draws, against.losses), (2, 1, 1));
    assert_eq!(profile.openings, [("opening-d4".to_owned(), 2)]);
    assert_eq!(profile.places.len(), 1);
    assert_eq!(store.curve(renju(None), 1, 100).await.unwrap().len(), 4);
    let wanted = Wanted { person: 1, guild: Some(GUILD), most: 10, ..Wanted::default() };
    let count = async |wanted: Wanted| store.history(wanted).await.unwrap().1;
    assert_eq!(count(wanted.clone()).await, 5);
    assert_eq!(count(Wanted { pool: Some("roku".into()), ..wanted.clone() }).await, 1);
    assert_eq!(count(Wanted { opponent: Some(3), ..wanted.clone() }).await, 1);
    assert_eq!(count(Wanted { points: Some(2), ..wanted.clone() }).await, 3);
    assert_eq!(count(Wanted { rated: true, ..wanted.clone() }).await, 4);
    assert_eq!(count(Wanted { guild: Some(6), ..wanted.clone() }).await, 0);
    let (page, all) = store.history(Wanted { from: 4, most: 2, ..wanted }).await.unwrap();
    assert_eq!((page.len(), all, page[0].others.as_slice(), page[0].at), (1, 5, &[2][..], START));
}
