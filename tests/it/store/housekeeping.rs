//! Housekeeping: what is deleted in many transactions, each of a bounded number of rows.

use super::{ALICE, BOB, Place, challenge, create, flaws, games_of, joined, step, task};
use narabe::play::end::EndReason;
use narabe::play::roles::RolePurpose;
use narabe::rating::{DAY_MS, Listing, Player};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::ladder::{Exclusion, Finish, Membership, Which};
use narabe::store::servers::{AuditAct, AuditEntry, Ratings, Setting, Settings};
use narabe::store::{
    Change, Erasure, GameId, LogEntry, NewGame, Status, Store, StoreError, StoredGame, Vacation,
    Venue,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

pub const GUILD: u64 = 70;
/// More rows than one transaction deletes.
pub const MANY: u64 = 600;

/// Lets so many calls through, and fails all that follow.
struct Fails(AtomicUsize);

impl Interceptor for Fails {
    fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        let left = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1));
        Box::pin(std::future::ready(left.map(drop).map_err(|_| StoreError::Busy)))
    }
}

pub fn failing_after(store: &Store, calls: usize) -> Store {
    store.direct().intercepted(Arc::new(Fails(AtomicUsize::new(calls))))
}

/// The first of two has won.
fn won(people: [u64; 2]) -> Finish {
    let player =
        |side: u8| Player { person: people[usize::from(side)], side, place: side + 1, late: false };
    Finish {
        pool: "renju".into(),
        kin: &[],
        players: vec![player(0), player(1)],
        drawn: false,
        opening: None,
        first: None,
        exclusion: None,
        weights: vec![1.0],
        listing: Listing::default(),
    }
}

/// A rated game between two in the server, won by the first.
pub async fn played(store: &Store, number: u64, people: [u64; 2]) -> GameId {
    let members = people.into_iter().zip(0..).map(|(person, seat)| joined(person, Some(seat)));
    let venue = Venue { guild: Some(GUILD), channel: 700 };
    let new = NewGame { venue, members: members.collect(), rated: true, ..challenge(number) };
    let game = create(store, new).await;
    let finish = Some(won(people));
    store.change(Change { status: Status::Finished, finish, ..step(game, 0, "h8") }).await.unwrap();
    game
}

/// A casual game between two that is like another one in its place, its rules and its log, with the first as its winner.
pub async fn repeated(store: &Store, like: &StoredGame, number: u64, people: [u64; 2]) {
    let members = people.into_iter().zip(0..).map(|(person, seat)| joined(person, Some(seat)));
    let new = NewGame {
        venue: like.venue,
        game: like.game.clone(),
        rules: like.rules.clone(),
        revision: like.revision,
        members: members.collect(),
        ..challenge(number)
    };
    let game = create(store, new).await;
    let entry = |text: &String| LogEntry { seat: Some(0), text: text.clone() };
    let over = Change {
        entries: like.log.iter().map(entry).collect(),
        status: Status::Finished,
        finish: Some(Finish { exclusion: Some(Exclusion::Casual), ..won(people) }),
        ..step(game, 0, "")
    };
    store.change(over).await.unwrap();
}

pub async fn fill(store: &Store) -> Vec<GameId> {
    let mut games = Vec::new();
    for number in 0..MANY {
        games.push(played(store, 1000 + number, [ALICE, BOB + number % 7]).await);
    }
    let alice = Membership { person: ALICE, joined_at: None, name: "Alice".into(), gone: false };
    store.record_membership(GUILD, alice, 5).await.unwrap();
    games
}

#[tokio::test]
async fn a_purge_that_is_broken_off_is_finished_later() {
    let place = Place::new();
    let store = place.open();
    let games = fill(&store).await;
    assert_eq!(flaws(&place), Vec::<String>::new());
    for calls in [1, 2, 3, 5] {
        assert!(failing_after(&store, calls).purge(GUILD).await.is_err(), "{calls} calls");
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
    }
    assert!(!store.guilds().await.unwrap().is_empty());
    store.forget(0).await.unwrap();
    assert_eq!(flaws(&place), Vec::<String>::new());
    assert_eq!(store.guilds().await.unwrap(), []);
    for table in ["results", "scores", "ratings", "rungs", "meetings", "memberships"] {
        let rows: i64 = place
            .raw()
            .query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0))
            .unwrap();
        assert_eq!(rows, 0, "{table}");
    }
    let kept = store.game(games[9]).await.unwrap().unwrap();
    assert_eq!((kept.venue.guild, kept.log.len()), (None, 1));
}

#[tokio::test]
async fn a_server_that_returns_during_its_purge_keeps_its_game() {
    let place = Place::new();
    let store = place.open();
    fill(&store).await;
    assert!(failing_after(&store, 2).purge(GUILD).await.is_err());
    let venue = Venue { guild: Some(GUILD), channel: 701 };
    let game = create(&store, NewGame { venue, ..challenge(1) }).await;
    assert!(!store.purge(GUILD).await.unwrap());
    assert_eq!(store.game(game).await.unwrap().unwrap().venue, venue);
    assert_eq!(flaws(&place), Vec::<String>::new());
    store.forget(0).await.unwrap();
    assert_eq!(store.guilds().await.unwrap(), [(GUILD, None)]);
}

#[tokio::test]
async fn an_erasure_that_is_broken_off_can_be_repeated() {
    let place = Place::new();
    let store = place.open();
    let games = fill(&store).await;
    place
        .raw()
        .execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
         INSERT INTO outbox (dedupe, kind, priority, person, lane, payload, due_at)
         SELECT 'k' || i, 'news', 1, ?1, 'bot', '', 1000 FROM n",
            [ALICE.cast_signed()],
        )
        .unwrap();
    for calls in [2, 3, 4] {
        assert!(
            failing_after(&store, calls).erase(ALICE, 9, Erasure::default()).await.is_err(),
            "{calls} calls"
        );
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
    }
    assert!(store.erase(ALICE, 9, Erasure::default()).await.unwrap().is_some());
    assert_eq!(flaws(&place), Vec::<String>::new());
    let tasks = "SELECT count(*) FROM outbox WHERE person IS NOT NULL";
    assert_eq!(place.raw().query_row(tasks, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
    assert_eq!(games_of(&store, ALICE).await, []);
    assert_eq!(games_of(&store, BOB).await.len(), 86);
    let own = store.ratings_of(ALICE).await.unwrap();
    assert_eq!((own.memberships.len(), own.ratings.len(), own.ledger.len()), (0, 0, 0));
    let which = Which { guild: GUILD, pool: "renju".into(), season: None };
    assert_eq!(store.ladder(which, 0, 50).await.unwrap().people, 7, "off the ladder");
    assert_eq!(store.game(games[0]).await.unwrap().unwrap().members.len(), 2);
}

#[tokio::test]
async fn old_interactions_and_tasks_go_however_many_they_are() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    place
        .raw()
        .execute(
            "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         INSERT INTO inbox SELECT i, ?1, 0, 1000 FROM n",
            [game.0],
        )
        .unwrap();
    place
        .raw()
        .execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         INSERT INTO outbox (dedupe, kind, priority, lane, payload, due_at, claimed_until, done)
         SELECT 'k' || i, 'news', 1, 'bot', '', 1000, CASE WHEN i = 7 THEN 2000 END, i <> 8 FROM n",
            [],
        )
        .unwrap();
    let acts = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000)
         INSERT INTO acts SELECT i, 1000 FROM n";
    place.raw().execute(acts, []).unwrap();
    let left = || {
        let db = place.raw();
        let count = |table| {
            let sql = format!("SELECT count(*) FROM {table}");
            db.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap()
        };
        ["inbox", "acts", "outbox"].map(count)
    };
    store.forget(1000).await.unwrap();
    assert_eq!(left(), [1000, 1000, 1000], "not older than that");
    store.forget(1001).await.unwrap();
    assert_eq!(left(), [0, 0, 2], "one was claimed for longer, and one is not done");
}

/// Keeps a game and ends it without a move at time 2000.
async fn ended(store: &Store, new: NewGame) -> GameId {
    let game = create(store, new).await;
    let open = store.game(game).await.unwrap().unwrap();
    store.change(Change::abort(&open, 2000, EndReason::Withdrawn)).await.unwrap();
    game
}

/// More of them than one transaction deletes. A game that was cancelled before its first move may be decided yet.
#[tokio::test]
async fn challenges_that_never_began_are_deleted_after_a_week() {
    let place = Place::new();
    let store = place.open();
    let mut gone = Vec::new();
    for number in 1..=25 {
        gone.push(ended(&store, NewGame { set: number % 2 == 0, ..challenge(number) }).await);
    }
    let members = vec![joined(ALICE, Some(0)), joined(BOB, Some(1))];
    let cancelled = ended(&store, NewGame { members, ..challenge(30) }).await;
    let over = played(&store, 31, [ALICE, BOB]).await;
    let open = create(&store, challenge(32)).await;
    let left = async || {
        let mut left = Vec::new();
        for game in &gone {
            left.extend(store.game(*game).await.unwrap());
        }
        left.len()
    };
    store.forget(2000 + 7 * DAY_MS).await.unwrap();
    assert_eq!(left().await, 25, "not older than that");
    store.forget(2001 + 7 * DAY_MS).await.unwrap();
    assert_eq!(left().await, 0);
    for game in [cancelled, over, open] {
        assert!(store.game(game).await.unwrap().is_some(), "{game:?}");
    }
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// The first minute after an upgrade may find those of years, and other jobs of the minute wait for its end.
#[tokio::test]
async fn a_backlog_of_ended_challenges_is_deleted_over_several_minutes() {
    let place = Place::new();
    let store = place.open();
    let challenges = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 620)
         INSERT INTO games (id, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                            created_at, updated_at, ending, pace, rated)
         SELECT i, 7, 'gomoku', 'freestyle', 1, 2, 'random', 'en-US', 3, 1, '', zeroblob(32), 0, 2000, 'expired',
                'standard', 0 FROM n";
    place.raw().execute(challenges, []).unwrap();
    create(&store, challenge(1)).await;
    let left = || {
        let count = "SELECT count(*) FROM games WHERE status = 3";
        place.raw().query_row(count, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    store.forget(2001 + 7 * DAY_MS).await.unwrap();
    assert_eq!(left(), 120);
    store.forget(2001 + 7 * DAY_MS).await.unwrap();
    assert_eq!(left(), 0);
}

/// A copy of the database on a server gives the next number after the highest that is there.
#[tokio::test]
async fn the_number_of_a_deleted_challenge_is_not_given_again() {
    let place = Place::new();
    let store = place.open();
    let first = ended(&store, challenge(1)).await;
    let last = ended(&store, challenge(2)).await;
    store.forget(2001 + 7 * DAY_MS).await.unwrap();
    assert_eq!(store.game(first).await.unwrap(), None);
    assert!(store.game(last).await.unwrap().is_some());
}

/// Vacations are counted over a year.
#[tokio::test]
async fn vacations_are_deleted_a_year_after_their_end() {
    let place = Place::new();
    let store = place.open();
    for (person, began_at) in [(ALICE, 1000), (BOB, 5000)] {
        let away = Vacation { person, began_at, ends_at: began_at + 1000, automatic: false };
        assert!(store.begin_vacation(away, task(&format!("away-{person}"), 1)).await.unwrap());
    }
    let left = async || {
        let mut left = Vec::new();
        for person in [ALICE, BOB] {
            left.push(store.vacations(person, 0).await.unwrap().len());
        }
        left
    };
    store.forget(2000 + 366 * DAY_MS).await.unwrap();
    assert_eq!(left().await, [1, 1], "not older than that");
    store.forget(2001 + 366 * DAY_MS).await.unwrap();
    assert_eq!(left().await, [0, 1]);
}

/// A server sets a role while it is found that it had none and that no one has one.
#[tokio::test]
async fn a_role_that_is_set_during_a_check_is_checked_as_well() {
    let place = Place::new();
    let store = place.open();
    let set = async |before: Settings, role, at| {
        let entry = AuditEntry {
            guild: GUILD,
            at,
            person: 1,
            act: AuditAct::Set(Setting::Role(RolePurpose::King)),
            game: None,
            target: None,
            detail: String::new(),
        };
        let mut settings = before.clone();
        settings.roles.set(RolePurpose::King, role);
        assert!(store.change_settings(before, settings.clone(), entry).await.unwrap());
        settings
    };
    let some = set(Settings::default(), Some(5), 10).await;
    let none = set(some, None, 20).await;
    assert_eq!(store.due_role_checks(20, 9).await.unwrap(), [(GUILD, 20)]);
    set(none, Some(6), 30).await;
    store.roles_checked((GUILD, 20), None, None).await.unwrap();
    assert_eq!(store.due_role_checks(30, 9).await.unwrap(), [(GUILD, 30)]);

    store.roles_checked((GUILD, 30), Some(40), Some(50_013)).await.unwrap();
    assert_eq!(store.role_refusal(GUILD).await.unwrap(), Some(50_013));
    assert_eq!(store.due_role_checks(40, 9).await.unwrap(), [(GUILD, 40)]);
    store.roles_checked((GUILD, 40), None, None).await.unwrap();
    assert_eq!(store.due_role_checks(i64::MAX, 9).await.unwrap(), []);
}

/// 600 ranked people in two servers, one of which wants a game every ten days.
#[tokio::test]
async fn ranks_lapse_by_the_days_of_each_server() {
    let place = Place::new();
    let store = place.open();
    let listing = |days| Ratings { listing: Some([10, 3, 110, days]), ..Ratings::default() };
    let set = async |guild, before: Settings, days| {
        let entry = AuditEntry {
            guild,
            at: 0,
            person: 1,
            act: AuditAct::Set(Setting::Ranked),
            game: None,
            target: None,
            detail: String::new(),
        };
        let settings = Settings { ratings: listing(days), ..Settings::default() };
        assert!(store.change_settings(before, settings.clone(), entry).await.unwrap());
        settings
    };
    place.raw().execute_batch(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
         INSERT INTO ratings SELECT 70 + i % 2, 'renju', 1, i, 1500, 80, 0.06, 20, 10, 0, 10, 5, 0, 2, 60 * 86400000
         FROM n;
         INSERT INTO rungs SELECT guild, pool, season, tier, 300, count(*) FROM ratings GROUP BY 1, 2, 3, 4;",
    )
    .unwrap();
    let ranked = async |guild| {
        let which = Which { guild, pool: "renju".into(), season: None };
        store.ladder(which, 0, 1).await.unwrap().ranked
    };
    let strict = set(70, Settings::default(), 10).await;
    assert_eq!(store.unrank_inactive(10 * DAY_MS).await.unwrap(), 0, "ten days are allowed");
    assert_eq!(store.unrank_inactive(10 * DAY_MS + 1).await.unwrap(), 300);
    assert_eq!((ranked(70).await, ranked(71).await), (0, 300));
    // More days bring back those who are due no longer; they lapse again when those are over.
    set(70, strict, 365).await;
    assert_eq!(ranked(70).await, 300);
    assert_eq!(store.unrank_inactive(60 * DAY_MS + 1).await.unwrap(), 300);
    assert_eq!((ranked(70).await, ranked(71).await), (300, 0));
    assert_eq!(store.unrank_inactive(365 * DAY_MS + 1).await.unwrap(), 300);
}
