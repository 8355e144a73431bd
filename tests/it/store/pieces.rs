//! Jobs of many transactions that are broken off, and go on: erasures, credits, rankings.

use super::events::new as new_event;
use super::housekeeping::{GUILD, MANY, failing_after, fill};
use super::{ALICE, BOB, CAROL, Place, challenge, create, flaws, games_of, joined, step, task};
use narabe::play::change::NewLeg;
use narabe::rating::{DAY_MS, Player};
use narabe::store::events::EventMade;
use narabe::store::ladder::{Finish, Ladder, Ruled, Ruling, Which};
use narabe::store::servers::{AuditAct, AuditEntry, ErasedBan, Ratings, Setting, Settings};
use narabe::store::sqlite::Options;
use narabe::store::{
    Change, Changed, ClockUpdate, Created, DowntimeCredit, Erasure, EventId, GameId, NewGame,
    Preferences, Status, Stop, StopReason, Store, StoreError, StoredGame, Timing, TurnTime,
    Vacation, Venue,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn count(place: &Place, sql: &str) -> i64 {
    place.raw().query_row(sql, [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_broken_off_erasure_keeps_its_number() {
    let place = Place::new();
    let store = place.open();
    fill(&store).await;
    for calls in [1, 2, 3] {
        assert!(
            failing_after(&store, calls).erase(ALICE, 9, Erasure::default()).await.is_err(),
            "{calls} calls"
        );
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
    }
    let nameless = "SELECT count(*) FROM people WHERE id < 1000";
    assert_eq!(count(&place, nameless), 1);
    let number = store.erase(ALICE, 9, Erasure::default()).await.unwrap();
    assert_eq!(number, Some(1), "it went on with the number of the first attempt");
    assert_eq!((count(&place, nameless), flaws(&place)), (1, vec![]));
    assert_eq!(games_of(&store, 1).await.len(), MANY as usize);
    for table in ["erasures WHERE person", "people WHERE id", "scores WHERE person"] {
        assert_eq!(count(&place, &format!("SELECT count(*) FROM {table} = {ALICE}")), 0, "{table}");
    }
    let met = format!("SELECT count(*) FROM meetings WHERE {ALICE} IN (one, other)");
    assert_eq!(count(&place, &met), 0);
}

#[tokio::test]
async fn an_erasure_that_is_broken_off_is_completed() {
    let place = Place::new();
    let store = place.open();
    fill(&store).await;
    store.block(CAROL, ALICE, 900, 1).await.unwrap();
    assert!(failing_after(&store, 3).erase(ALICE, 9, Erasure::default()).await.is_err());
    assert!(!games_of(&store, ALICE).await.is_empty());
    // Half a person enters no game; a whole one does, and is another person.
    let new = NewGame { members: vec![joined(ALICE, None)], ..challenge(1) };
    assert!(matches!(store.create(new.clone()).await, Err(StoreError::Busy)));
    let (person, nameless) = store.half_erased().await.unwrap().unwrap();
    assert_eq!(person, ALICE);
    store.complete_erasure(person, nameless, Arc::default()).await.unwrap();
    assert_eq!(store.half_erased().await.unwrap(), None);
    assert_eq!(count(&place, "SELECT count(*) FROM erasures"), 0);
    assert!(store.blocked_by(CAROL).await.unwrap().is_empty());
    assert_eq!(flaws(&place), Vec::<String>::new());
    let game = create(&store, new).await;
    let wishes = Preferences { confirm: true, ..Preferences::default() };
    assert!(store.prefer(ALICE, Preferences::default(), wishes.clone()).await.unwrap());
    // It is over: who goes on with it late touches nothing of the one who came back.
    store.complete_erasure(person, nameless, Arc::default()).await.unwrap();
    assert_eq!(store.preferences(ALICE).await.unwrap(), wishes);
    let games = games_of(&store, ALICE).await;
    assert_eq!(games.iter().map(|game| game.id).collect::<Vec<_>>(), [game]);
}

/// An account that sets something and has it deleted, again and again, leaves nothing, and uses no number up.
#[tokio::test]
async fn who_had_only_settings_leaves_no_nameless_player() {
    let place = Place::new();
    let store = place.open();
    let wishes = Preferences { confirm: true, ..Preferences::default() };
    for _ in 0..3 {
        assert!(!store.is_named(ALICE).await.unwrap());
        assert_eq!(store.erase(ALICE, 9, Erasure::default()).await.unwrap(), Some(0));
        assert!(store.prefer(ALICE, Preferences::default(), wishes.clone()).await.unwrap());
        assert!(store.is_named(ALICE).await.unwrap());
        assert_eq!(store.erase(ALICE, 9, Erasure::default()).await.unwrap(), Some(1));
        assert_eq!(count(&place, "SELECT count(*) FROM people"), 0);
    }
    // A ban names its person too.
    ban(&store, vec![ALICE]).await;
    assert!(store.is_named(ALICE).await.unwrap());
    assert!(!store.is_named(BOB).await.unwrap());
}

/// A number past the 2²² that there once were does not repeat another one.
#[tokio::test]
async fn there_are_numbers_for_all_nameless_players() {
    let place = Place::new();
    let store = place.open();
    let many = "INSERT INTO people (id, first_seen_at) VALUES (4194304, 1), (4194305, 1)";
    place.raw().execute(many, []).unwrap();
    store.block(ALICE, BOB, 900, 1).await.unwrap();
    assert_eq!(store.erase(ALICE, 9, Erasure::default()).await.unwrap(), Some(4_194_306));
}

/// The recount of a pool in which the person has no results goes on where it was.
#[tokio::test]
async fn an_erasure_restarts_the_recounts_of_its_persons_pools_alone() {
    let place = Place::new();
    let store = place.open();
    fill(&store).await;
    let other = GUILD + 1;
    let begun = format!(
        "INSERT INTO recounts (guild, pool, season, at) SELECT guild, pool, season, 5 FROM ratings
             WHERE person = {ALICE};
         INSERT INTO recounts (guild, pool, season, at) VALUES ({other}, 'renju', 1, 5)"
    );
    place.raw().execute_batch(&begun).unwrap();
    assert!(failing_after(&store, 1).erase(ALICE, 9, Erasure::default()).await.is_err());
    let stamps = |guild: u64| {
        count(&place, &format!("SELECT max(stamp) FROM recounts WHERE guild = {guild}"))
    };
    assert_eq!([stamps(GUILD), stamps(other)], [1, 0]);
}

/// A game that the person leaves at the moment at which their erasure begins has its board shown anew, as others have.
#[tokio::test]
async fn no_erasure_begins_that_leaves_a_board_as_it_is() {
    let place = Place::new();
    let store = place.open();
    let members = [(ALICE, 0), (BOB, 1), (CAROL, 2)];
    let members = members.map(|(person, seat)| joined(person, Some(seat))).to_vec();
    let game = create(&store, NewGame { seats: 3, members, ..challenge(1) }).await;
    store.change(step(game, 0, "resign 0")).await.unwrap();
    assert_eq!(store.erase(ALICE, 9, Erasure::default()).await.unwrap(), None);
    let erasure = Erasure { salt: 1, shows: vec![(game, task("erased", 9))] };
    assert!(store.erase(ALICE, 9, erasure).await.unwrap().is_some());
    let claimed = store.claim(10, 20, 9).await.unwrap();
    assert_eq!(claimed.iter().map(|task| &*task.payload).collect::<Vec<_>>(), ["do erased"]);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// The first of these people wins, the others come behind in their order.
fn won_by(people: &[u64]) -> Finish {
    let player =
        |(person, side): (&u64, u8)| Player { person: *person, side, place: side + 1, late: false };
    Finish {
        pool: "renju".into(),
        kin: &[],
        players: people.iter().zip(0..).map(player).collect(),
        drawn: false,
        opening: None,
        first: None,
        exclusion: None,
        weights: vec![1.0],
        listing: Ratings::default().terms().listing,
    }
}

/// A rated game in the server.
fn rated(interaction: u64, people: &[u64]) -> NewGame {
    let members = people.iter().zip(0..).map(|(person, seat)| joined(*person, Some(seat)));
    let venue = Venue { guild: Some(GUILD), channel: 700 };
    let seats = people.len() as u8;
    NewGame { venue, seats, members: members.collect(), rated: true, ..challenge(interaction) }
}

/// Completes Alice's erasure, after which the tables of ratings are right and name her nowhere.
async fn complete_alices(place: &Place, store: &Store) {
    let (person, nameless) = store.half_erased().await.unwrap().unwrap();
    assert_eq!(person, ALICE);
    store.complete_erasure(person, nameless, Arc::default()).await.unwrap();
    for table in ["ratings", "scores", "members"] {
        let sql = format!("SELECT count(*) FROM {table} WHERE person = {ALICE}");
        assert_eq!(count(place, &sql), 0, "{table}");
    }
    assert_eq!(flaws(place), Vec::<String>::new());
}

/// The last step was decided before the erasure of someone who had left the game began, and is stored after.
#[tokio::test]
async fn a_game_that_ends_during_an_erasure_is_rated_for_the_nameless_player() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, rated(1, &[ALICE, BOB, CAROL])).await;
    store.change(step(game, 0, "resign 0")).await.unwrap();
    let ends = |version: u32, alice: u64| Change {
        status: Status::Finished,
        finish: Some(won_by(&[BOB, CAROL, alice])),
        ..step(game, version, "h8")
    };
    let erasure = Erasure { salt: 1, shows: vec![(game, task("erased", 9))] };
    assert!(failing_after(&store, 1).erase(ALICE, 9, erasure).await.is_err(), "it has begun");
    assert_eq!(store.change(ends(1, ALICE)).await.unwrap(), Changed::Stale);
    let stored = store.game(game).await.unwrap().unwrap();
    let nameless = stored.members[0].person;
    assert_ne!(nameless, ALICE);
    let ended = store.change(ends(stored.version, nameless)).await.unwrap();
    assert!(matches!(ended, Changed::Done { .. }), "{ended:?}");
    complete_alices(&place, &store).await;
    assert_eq!(count(&place, "SELECT count(*) FROM ratings"), 3);
}

/// A game that was ended with no result is decided late, by a step that was decided before the erasure of one of its people
/// or during it.
#[tokio::test]
async fn a_late_decision_brings_no_one_back_who_is_erased() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, rated(1, &[ALICE, BOB])).await;
    let aborted = Change { status: Status::Aborted, ..step(game, 0, "h8") };
    store.change(aborted).await.unwrap();
    let decided = |alice: u64| Change {
        status: Status::Finished,
        finish: Some(won_by(&[BOB, alice])),
        ..step(game, 1, "i9")
    };
    let erase = failing_after(&store, 1).erase(ALICE, 9, Erasure::default()).await;
    assert!(erase.is_err(), "it has begun");
    assert!(matches!(store.change(decided(ALICE)).await, Err(StoreError::Busy)));
    complete_alices(&place, &store).await;
    assert_eq!(store.change(decided(ALICE)).await.unwrap(), Changed::Stale);
    let nameless = store.game(game).await.unwrap().unwrap().members[0].person;
    let late = store.change(decided(nameless)).await.unwrap();
    assert!(matches!(late, Changed::Done { .. }), "{late:?}");
    let alices = format!("SELECT count(*) FROM ratings WHERE person = {ALICE}");
    assert_eq!(count(&place, &alices), 0);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn a_pool_is_recounted_during_an_erasure() {
    let place = Place::new();
    let store = place.open();
    let games = fill(&store).await;
    let drawn = |side: u8, person| Player { person, side, place: 1, late: false };
    for (calls, game) in [(2, games[3]), (3, games[400])] {
        assert!(
            failing_after(&store, calls).erase(ALICE, 9, Erasure::default()).await.is_err(),
            "{calls} calls"
        );
        let stored = store.game(game).await.unwrap().unwrap();
        let finish = Finish {
            pool: "renju".into(),
            kin: &[],
            players: vec![drawn(0, stored.members[0].person), drawn(1, stored.members[1].person)],
            drawn: true,
            opening: None,
            first: None,
            exclusion: None,
            weights: vec![1.0],
            listing: Ratings::default().terms().listing,
        };
        let ruled = store.rule(game, 1, finish, Some(Ruling::Draw), 9, None).await.unwrap();
        assert!(matches!(ruled, Ruled::Done { .. }), "{ruled:?}");
        assert_eq!(flaws(&place), Vec::<String>::new(), "{calls} calls");
    }
    store.erase(ALICE, 9, Erasure::default()).await.unwrap();
    assert_eq!(flaws(&place), Vec::<String>::new());
    assert_eq!(store.ratings_of(ALICE).await.unwrap().ledger, []);
}

/// A turn of Bob's.
fn turn(began_at: i64) -> Timing {
    let turn = TurnTime {
        person: BOB,
        began_at,
        lasts: 100_000,
        ends_at: began_at + 100_000,
        stages_fired: 0,
        nudged_at: None,
        stop: None,
    };
    Timing { turn: Some(turn), ..Timing::default() }
}

/// More running games than one transaction credits, in which Bob's turn began at 2000, and Carol's vacation.
async fn running(store: &Store) -> Vec<GameId> {
    let mut games = Vec::new();
    for number in 0..MANY {
        let full = NewGame { most_per_person: 9999, most_per_channel: 9999, ..challenge(number) };
        let game = create(store, full).await;
        let timing = turn(2000);
        let begun = Change { timing, deadline_at: Some(102_000), ..step(game, 0, "h8") };
        store.change(begun).await.unwrap();
        games.push(game);
    }
    let away = Vacation { person: CAROL, began_at: 1000, ends_at: 90_000, automatic: false };
    assert!(store.begin_vacation(away, task("away", 1)).await.unwrap());
    games
}

fn credit(from: i64, until: i64) -> DowntimeCredit {
    DowntimeCredit {
        from,
        until,
        fresh: 0,
        note: ("pulse", until.to_string()),
        term: None,
        task: None,
    }
}

/// Deadline and end of the turn of each game.
async fn times(store: &Store, games: &[GameId]) -> Vec<(i64, i64)> {
    let mut times = Vec::new();
    for game in games {
        let game = store.game(*game).await.unwrap().unwrap();
        times.push((game.deadline_at.unwrap(), game.timing.turn.unwrap().ends_at));
    }
    times
}

#[tokio::test]
async fn a_broken_off_credit_reaches_each_clock_once() {
    let place = Place::new();
    let store = place.open();
    let games = running(&store).await;
    store.credit(credit(10_000, 15_000)).await.unwrap();
    // A look at what is due first completes the credit; here it fails after one piece of it, and again after another.
    for calls in [2, 2] {
        assert!(failing_after(&store, calls).due(0, 9).await.is_err());
    }
    let half = times(&store, &games).await;
    assert_eq!((half[0], half[MANY as usize - 1]), ((107_000, 107_000), (102_000, 102_000)));
    assert_eq!(store.note("pulse").await.unwrap().as_deref(), Some("15000"));

    // A clock is neither stopped nor started meanwhile. A turn that begins now gets nothing.
    let [first, last] = [games[0], games[MANY as usize - 1]];
    let stored = store.game(last).await.unwrap().unwrap();
    let (expected, before) = (stored.version, stored.timing.clone());
    let after = before.clone();
    let winding = ClockUpdate {
        game: last,
        expected,
        before,
        after,
        interaction: None,
        deadline_at: Some(1),
        tasks: vec![],
    };
    assert!(matches!(store.update_clock(winding).await, Err(StoreError::Busy)));
    let ended = store.end_vacation(CAROL, 1, 15_001, task("b", 1)).await;
    assert!(matches!(ended, Err(StoreError::Busy)));
    for game in [first, last] {
        let timing = turn(16_000);
        let moved = Change { timing, deadline_at: Some(116_000), ..step(game, 1, "i9") };
        store.change(moved).await.unwrap();
    }

    // The program ends and starts again.
    drop(store);
    let store = place.open();
    assert_eq!(store.due(0, 9).await.unwrap(), []);
    let whole = times(&store, &games).await;
    assert_eq!((whole[0], whole[MANY as usize - 1]), ((116_000, 116_000), (116_000, 116_000)));
    assert!(whole[1..MANY as usize - 1].iter().all(|times| *times == (107_000, 107_000)));
    assert_eq!(store.vacations(CAROL, 0).await.unwrap()[0].ends_at, 95_000);
    assert!(store.end_vacation(CAROL, 2, 15_001, task("b", 1)).await.unwrap());
}

/// An offer that was decided on before time was given back would put the clock of before in its place.
#[tokio::test]
async fn a_step_decided_on_another_clock_takes_back_no_time() {
    let place = Place::new();
    let store = place.open();
    let game = running(&store).await[0];
    let stored = async || store.game(game).await.unwrap().unwrap();
    let offer = |game: &StoredGame| {
        let clock = Some(game.timing.clone());
        Change { clock, ..Change::of(game, 20_000, None) }
    };
    let before = stored().await;
    store.credit(credit(10_000, 15_000)).await.unwrap();
    store.complete_credit().await.unwrap();
    assert_eq!(store.change(offer(&before)).await.unwrap(), Changed::Stale);
    assert_eq!(times(&store, &[game]).await, [(107_000, 107_000)]);

    let anew = offer(&stored().await);
    let done = Changed::Done { version: before.version + 1, tasks: vec![] };
    assert_eq!(store.change(anew).await.unwrap(), done);
    assert_eq!(times(&store, &[game]).await, [(107_000, 107_000)]);
}

/// A game of an event, or the other one of a set, begins with the turn of someone who is on vacation.
#[tokio::test]
async fn a_game_that_begins_in_a_vacation_begins_with_a_stopped_clock() {
    let place = Place::new();
    let store = place.open();
    let away = Vacation { person: BOB, began_at: 1000, ends_at: 90_000, automatic: false };
    assert!(store.begin_vacation(away, task("away", 1)).await.unwrap());
    let members = vec![joined(ALICE, Some(1)), joined(BOB, Some(0))];
    let game = NewGame { begins: Some(vec![]), members, ..challenge(1) };
    let leg = NewLeg { game, timing: turn(2000), deadline_at: Some(82_000) };
    let Created::Made { game, .. } = store.create_timed(leg).await.unwrap() else {
        panic!("not made")
    };
    let clock = async || {
        let game = store.game(game).await.unwrap().unwrap();
        let turn = game.timing.turn.unwrap();
        (game.deadline_at, turn.ends_at, turn.stop.map(|stop| (stop.at, stop.why)))
    };
    assert_eq!(clock().await, (Some(90_000), 102_000, Some((2000, StopReason::Vacation))));
    assert!(store.end_vacation(BOB, 3, 50_000, task("back", 1)).await.unwrap());
    assert_eq!(clock().await, (Some(50_000), 150_000, None));
}

/// Bob ends his vacation while a step is decided by which his turn begins, or while his clock is being stopped.
#[tokio::test]
async fn no_clock_stands_still_for_a_vacation_that_has_ended() {
    let place = Place::new();
    let store = place.open();
    let away = Vacation { person: BOB, began_at: 1000, ends_at: 90_000, automatic: false };
    assert!(store.begin_vacation(away, task("away", 1)).await.unwrap());
    let game = create(&store, challenge(1)).await;
    let stored = async || store.game(game).await.unwrap().unwrap();
    let mut timing = turn(2000);
    timing.turn.as_mut().unwrap().stop = Some(Stop { at: 2000, why: StopReason::Vacation });
    let begins = |before: &StoredGame| Change {
        clock: Some(before.timing.clone()),
        timing: timing.clone(),
        deadline_at: Some(90_000),
        ..step(game, before.version, "h8")
    };
    let before = stored().await;
    assert!(store.end_vacation(BOB, 4, 1500, task("back", 1)).await.unwrap());
    assert_eq!(store.change(begins(&before)).await.unwrap(), Changed::Stale);

    let runs = Change { timing: turn(2000), deadline_at: Some(82_000), ..begins(&before) };
    assert!(matches!(store.change(runs).await.unwrap(), Changed::Done { .. }));
    let before = stored().await;
    let stops = ClockUpdate {
        game,
        expected: before.version,
        before: before.timing.clone(),
        after: timing.clone(),
        interaction: None,
        deadline_at: Some(90_000),
        tasks: vec![],
    };
    assert_eq!(store.update_clock(stops).await.unwrap(), Changed::Stale);
    assert_eq!(stored().await, before);
}

#[tokio::test]
async fn moves_wait_for_a_credit_after_the_clock_was_set_back() {
    let place = Place::new();
    let store = place.open();
    let games = running(&store).await;
    store.credit(credit(10_000, 5_000)).await.unwrap();
    assert!(failing_after(&store, 2).due(0, 9).await.is_err());
    let moved =
        Change { timing: turn(5_001), deadline_at: Some(105_001), ..step(games[0], 1, "i9") };
    assert!(matches!(store.change(moved.clone()).await, Err(StoreError::Busy)));
    // The next credit completes this one before it begins.
    store.credit(credit(5_000, 5_500)).await.unwrap();
    store.timed(GameId(0), 1).await.unwrap();
    assert!(times(&store, &games).await.iter().all(|times| *times == (97_500, 97_500)));
    store.change(moved).await.unwrap();
}

/// Tasks that a clock which was ahead has put off would wait until it is that time again.
#[tokio::test]
async fn tasks_do_not_wait_for_a_clock_that_was_set_back() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    let by_old = [("overdue", 3_500_000), ("soon", 3_705_000), ("later", 7_300_000)];
    let tasks = by_old.into_iter().chain([("new", 101_000)]);
    store.enqueue(tasks.map(|(key, due)| (game, task(key, due))).collect()).await.unwrap();
    store.credit(credit(3_700_000, 100_000)).await.unwrap();
    let claimed = async |now: i64| {
        let tasks = store.claim(now, 9_999_999, 9).await.unwrap();
        tasks.into_iter().map(|task| task.payload).collect::<Vec<_>>()
    };
    assert_eq!(claimed(100_999).await, Vec::<String>::new());
    assert_eq!(claimed(105_000).await, ["do new", "do soon"]);
    assert_eq!(claimed(110_000).await, ["do overdue"]);
    assert_eq!(claimed(3_699_999).await, Vec::<String>::new());
    assert_eq!(claimed(3_700_000).await, ["do later"]);
}

/// A worker that has claimed a task before the clock was set back may be gone.
#[tokio::test]
async fn claims_do_not_hold_until_a_clock_that_was_set_back_is_there_again() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    let tasks = [("overdue", 50_000), ("soon", 3_690_000)];
    store.enqueue(tasks.map(|(key, due)| (game, task(key, due))).to_vec()).await.unwrap();
    assert_eq!(store.claim(3_699_000, 3_759_000, 9).await.unwrap().len(), 2);
    store.credit(credit(3_700_000, 100_000)).await.unwrap();
    for (now, found) in [(159_999, 0), (160_000, 2)] {
        assert_eq!(store.claim(now, 9_999_999, 9).await.unwrap().len(), found, "at {now}");
    }
}

/// Posts at regular times, checks of roles and events are due by a clock of their own: the one that was ahead by ten days.
#[tokio::test]
async fn nothing_waits_for_a_clock_that_was_set_back() {
    let place = Place::new();
    let store = place.open();
    let hour = DAY_MS / 24;
    let (until, from) = (20 * DAY_MS, 30 * DAY_MS);
    for interaction in [1, 2] {
        let EventMade::Made(id) = store.found_event(new_event(interaction)).await.unwrap() else {
            panic!("not made")
        };
        let due_at = if interaction == 1 { 31 * DAY_MS } else { 25 * DAY_MS };
        store.look_at_event(id, 0, Some(due_at)).await.unwrap();
    }
    let due = format!(
        "INSERT INTO weeks (guild, due_at) VALUES (70, {}), (71, {});
         INSERT INTO puzzle_posts (guild, due_at) VALUES (70, {}), (71, {});
         INSERT INTO role_checks (guild, due_at, refused) VALUES (70, {}, NULL), (71, {}, NULL);",
        34 * DAY_MS + hour,
        27 * DAY_MS,
        31 * DAY_MS + hour,
        21 * DAY_MS,
        from + 600_000,
        until - 1,
    );
    place.raw().execute_batch(&due).unwrap();
    store.credit(credit(from, until)).await.unwrap();

    let at = |time: i64| (70_u64, until + time);
    let weeks = [at(hour), (71, 27 * DAY_MS)];
    assert_eq!(store.due_weeks(i64::MAX, 9).await.unwrap(), weeks, "at their time of the week");
    let puzzles = [at(hour), (71, 21 * DAY_MS)];
    assert_eq!(store.due_puzzles(i64::MAX, 9).await.unwrap(), puzzles, "at their time of the day");
    let roles = [(71, until - 1), at(600_000)];
    assert_eq!(store.due_role_checks(i64::MAX, 9).await.unwrap(), roles);
    assert_eq!(store.due_events(until, 9).await.unwrap(), [EventId(2)]);
    assert_eq!(store.due_events(until + DAY_MS - 1, 9).await.unwrap(), [EventId(2)]);
    assert_eq!(store.due_events(until + DAY_MS, 9).await.unwrap(), [EventId(2), EventId(1)]);

    // A clock that is set back by an hour has nothing posted twice.
    store.complete_credit().await.unwrap();
    let due =
        format!("UPDATE weeks SET due_at = {}; UPDATE puzzle_posts SET due_at = {0}", 30 * DAY_MS);
    place.raw().execute_batch(&due).unwrap();
    store.credit(credit(until, until - hour)).await.unwrap();
    let later = [(70_u64, 30 * DAY_MS), (71, 30 * DAY_MS)];
    assert_eq!(store.due_weeks(i64::MAX, 9).await.unwrap(), later);
    assert_eq!(store.due_puzzles(i64::MAX, 9).await.unwrap(), later);
}

/// 600 ranked people of one server.
fn ranked(place: &Place) {
    place
        .raw()
        .execute_batch(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600)
             INSERT INTO ratings SELECT 70, CASE WHEN i % 6 THEN 'renju' ELSE 'gomoku' END, 1, i, 1500 + i, 80, 0.06,
                                        20, 10, 0, 10, 5, 0, 2, 60 * 86400000 FROM n;
             INSERT INTO rungs SELECT guild, pool, season, tier, CAST(rating / 5 AS INTEGER), count(*)
                 FROM ratings GROUP BY 1, 2, 3, 4, 5;",
        )
        .unwrap();
}

async fn ladder(store: &Store, season: u32) -> Ladder {
    let which = Which { guild: GUILD, pool: "renju".into(), season: Some(season) };
    store.ladder(which, 0, 1000).await.unwrap()
}

#[tokio::test]
async fn a_season_that_is_half_archived_looks_whole() {
    let place = Place::new();
    let store = place.open();
    ranked(&place);
    let before = ladder(&store, 1).await;
    assert_eq!((before.ranked, before.people), (500, 500));
    assert!(
        failing_after(&store, 2).close_season(GUILD, 1, 7, None).await.unwrap(),
        "it is closed"
    );
    let archived = "SELECT count(*) FROM ratings WHERE tier = 3";
    assert!((1..600).contains(&count(&place, archived)), "some are");
    let half = ladder(&store, 1).await;
    assert_eq!(
        (half.rows, half.ranked, half.people, half.closed_at),
        (before.rows.clone(), 500, 500, Some(7))
    );
    // Time goes on: no one lapses in a season that is closed.
    assert_eq!(store.unrank_inactive(900 * DAY_MS).await.unwrap(), 0);
    assert_eq!(count(&place, archived), 600);
    assert_eq!(ladder(&store, 1).await.rows, before.rows);
}

/// Number of people on the ranks.
const ON_RANKS: &str = "SELECT count(*) FROM ratings WHERE tier = 2";

/// A server sets terms by which none of its 600 is ranked any more; the new ranking is broken off.
async fn half_ranked(place: &Place, store: &Store) {
    ranked(place);
    let (detail, act) = (String::new(), AuditAct::Set(Setting::Ranked));
    let entry =
        AuditEntry { guild: GUILD, at: 9, person: 1, act, game: None, target: None, detail };
    let ratings = Ratings { listing: Some([30, 3, 110, 10]), ..Ratings::default() };
    let strict = Settings { ratings, ..Settings::default() };
    let failing = failing_after(store, 3);
    assert!(
        failing.change_settings(Settings::default(), strict, entry).await.unwrap(),
        "it is decided"
    );
    assert!((1..600).contains(&count(place, ON_RANKS)), "some are not ranked any more");
}

#[tokio::test]
async fn a_season_closes_when_all_are_ranked_by_the_same_terms() {
    let place = Place::new();
    let store = place.open();
    half_ranked(&place, &store).await;
    assert!(store.close_season(GUILD, 1, 10, None).await.unwrap());
    assert_eq!(count(&place, "SELECT count(*) FROM rerankings"), 0);
    assert_eq!(ladder(&store, 1).await.ranked, 0);
    let archived = "SELECT count(*) FROM ratings WHERE tier = 3";
    assert_eq!((count(&place, ON_RANKS), count(&place, archived)), (0, 0));
}

#[tokio::test]
async fn ranks_by_new_settings_are_completed_later() {
    let place = Place::new();
    let store = place.open();
    half_ranked(&place, &store).await;
    assert_eq!(store.unrank_inactive(0).await.unwrap(), 0);
    assert_eq!(count(&place, ON_RANKS), 0);
    assert_eq!(ladder(&store, 1).await.ranked, 0);
    let later = format!("SELECT count(*) FROM ratings WHERE lapses_at <> {}", 10 * DAY_MS);
    assert_eq!(count(&place, &later), 0);
    assert_eq!(count(&place, "SELECT count(*) FROM rerankings"), 0);
}

/// Bans people in a server that has set nothing yet.
async fn ban(store: &Store, banned: Vec<u64>) {
    let (detail, act) = (String::new(), AuditAct::Ban);
    let entry =
        AuditEntry { guild: GUILD, at: 9, person: 1, act, game: None, target: None, detail };
    let settings = Settings { banned, ..Settings::default() };
    assert!(store.change_settings(Settings::default(), settings, entry).await.unwrap());
}

/// Number of times that the settings of all servers were looked through.
static LOOKED_THROUGH: AtomicUsize = AtomicUsize::new(0);

fn note(sql: &str) {
    let looks = sql.contains("json_each(settings");
    LOOKED_THROUGH.fetch_add(usize::from(looks), Ordering::Relaxed);
}

/// Looking through a hundred thousand servers takes a tenth of a second.
#[tokio::test]
async fn an_erasure_does_not_look_for_bans_with_each_of_its_pieces() {
    let place = Place::new();
    let traced = Options { trace: Some(note), ..Options::default() };
    let store = crate::database::open(place.path(), traced);
    fill(&store).await;
    ban(&store, vec![ALICE, BOB]).await;
    for number in 0..250 {
        store.block(ALICE, 5000 + number, 9000 + number, 1).await.unwrap();
    }
    store.erase(ALICE, 9, Erasure::default()).await.unwrap();
    assert_eq!(LOOKED_THROUGH.load(Ordering::Relaxed), 2, "the server, and then none");
    let settings = store.settings(GUILD).await.unwrap();
    assert_eq!((settings.banned, settings.banned_erased.len()), (vec![BOB], 1));
}

/// A ban without its person's id takes more room than one with it, and a deletion that fails for that would never end.
#[tokio::test]
async fn who_is_banned_where_no_more_can_be_is_deleted_all_the_same() {
    let place = Place::new();
    let store = place.open();
    // Each takes 19 digits and a comma.
    let room = 65_536 - serde_json::to_string(&Settings::default()).unwrap().len();
    ban(&store, (ALICE..).take(room / 20).collect()).await;
    for person in ALICE..ALICE + 3 {
        assert!(store.erase(person, 9, Erasure::default()).await.unwrap().is_some());
    }
    let settings = store.settings(GUILD).await.unwrap();
    assert_eq!((settings.banned.len(), settings.banned_erased), (room / 20 - 3, vec![]));
    assert_eq!(count(&place, "SELECT count(*) FROM erasures"), 0);
}

/// The same where a setting is changed: each takes more room than there may be left.
#[tokio::test]
async fn settings_change_where_bans_of_deleted_people_fill_them() {
    let place = Place::new();
    let store = place.open();
    let banned = |number| ErasedBan { salt: u64::MAX, hash: format!("{number:064x}") };
    let many = Settings { banned_erased: (0..700).map(banned).collect(), ..Settings::default() };
    let (detail, act) = (String::new(), AuditAct::Set(Setting::Language));
    let entry =
        AuditEntry { guild: GUILD, at: 9, person: 1, act, game: None, target: None, detail };
    assert!(store.change_settings(Settings::default(), many, entry.clone()).await.unwrap());
    let before = store.settings(GUILD).await.unwrap();
    assert!((500..700).contains(&before.banned_erased.len()), "{}", before.banned_erased.len());
    assert_eq!(before.banned_erased.last(), Some(&banned(699)), "the oldest have gone");
    let locale = Some("zh-TW".repeat(100));
    let after = Settings { locale: locale.clone(), ..before.clone() };
    assert!(store.change_settings(before, after, entry).await.unwrap());
    let after = store.settings(GUILD).await.unwrap();
    assert_eq!((after.locale, after.banned_erased.last()), (locale, Some(&banned(699))));
}
