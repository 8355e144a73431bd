//! Many at once: exactly one wins, and the others hear so.

use std::sync::Arc;

use futures_util::future::join_all;
use narabe::play::plan::{Plan, Planned};
use narabe::store::{
    AnswerShown, Change, Changed, Created, Delivered, GameId, Lane, NewGame, Of, ShownBy, Store,
    Task, TaskKind, TaskOutcome, Venue,
};

use super::{ALICE, BOB, Place, challenge, create, invited, joined, step, strip, task};

/// 300 times: four interactions, each delivered twice, all decided on the same version.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_eight_presses_at_once_one_is_applied() {
    let place = Place::new();
    let store = Arc::new(place.open());
    let game = create(&store, challenge(1)).await;
    for round in 0..300 {
        let presses = (0..8).map(|press| {
            let interaction = Some(1000 + u64::from(round) * 8 + press % 4);
            let change = Change {
                interaction,
                ..step(game, round, &format!("round {round} press {press}"))
            };
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.change(change).await.unwrap() })
        });
        let answers: Vec<Changed> =
            join_all(presses).await.into_iter().map(Result::unwrap).collect();
        let count = |wanted: &Changed| answers.iter().filter(|answer| *answer == wanted).count();
        assert_eq!(
            count(&Changed::Done { version: round + 1, tasks: vec![] }),
            1,
            "round {round}: {answers:?}"
        );
        assert_eq!(
            count(&Changed::Repeat),
            1,
            "the winner's second delivery; round {round}: {answers:?}"
        );
        assert_eq!(count(&Changed::Stale), 6, "round {round}: {answers:?}");
    }
    let game = store.game(game).await.unwrap().unwrap();
    assert_eq!((game.version, game.log.len()), (300, 300));
    for (round, text) in game.log.iter().enumerate() {
        assert!(text.starts_with(&format!("round {round} ")), "ply {}: {text}", round + 1);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn limits_hold_when_everyone_asks_at_once() {
    let place = Place::new();
    let store = Arc::new(place.open());
    let ask = async |author: fn(u64) -> u64, channel: u64, count: u64| {
        let asked = (0..count).map(|i| {
            let new = NewGame {
                venue: Venue { guild: None, channel },
                members: vec![joined(author(i), None), invited(9)],
                most_per_person: 3,
                most_per_channel: 5,
                ..challenge(channel * 1000 + i)
            };
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.create(new).await.unwrap() })
        });
        join_all(asked).await.into_iter().map(Result::unwrap).collect::<Vec<_>>()
    };
    let one_author = ask(|_| ALICE, 1, 64).await;
    assert_eq!(
        one_author.iter().filter(|answer| matches!(answer, Created::Made { .. })).count(),
        3
    );
    assert_eq!(one_author.iter().filter(|answer| **answer == Created::PersonFull).count(), 61);
    let one_channel = ask(|i| 100 + i, 2, 64).await;
    assert_eq!(
        one_channel.iter().filter(|answer| matches!(answer, Created::Made { .. })).count(),
        5
    );
    assert_eq!(one_channel.iter().filter(|answer| **answer == Created::ChannelFull).count(), 59);
    assert_eq!(store.unfinished(Of::Channel(2)).await.unwrap().len(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_task_has_one_worker_at_a_time() {
    let place = Place::new();
    let store = Arc::new(place.open());
    let tasks = (0..100).map(|i| task(&format!("task {i}"), i)).collect();
    create(&store, NewGame { tasks, ..challenge(1) }).await;
    for (now, attempts) in [(100, 0), (200, 1)] {
        let workers = (0..16).map(|_| {
            let store = Arc::clone(&store);
            tokio::spawn(async move { store.claim(now, now + 100, 10).await.unwrap() })
        });
        let claimed =
            join_all(workers).await.into_iter().flat_map(Result::unwrap).collect::<Vec<_>>();
        let mut ids: Vec<_> = claimed.iter().map(|task| task.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!((claimed.len(), ids.len()), (100, 100), "each once, and all of them");
        assert!(claimed.iter().all(|task| task.attempts == attempts));
    }
}

/// A worker that has held a task for too long may still say that it is done, but puts off no attempt of another.
#[tokio::test]
async fn a_task_is_put_off_by_the_worker_alone_that_holds_it() {
    let place = Place::new();
    let store = place.open();
    create(&store, NewGame { tasks: vec![task("a", 0)], ..challenge(1) }).await;
    let claimed = async |now: i64| store.claim(now, now + 100, 9).await.unwrap().pop();
    let (first, second) = (claimed(0).await.unwrap(), claimed(100).await.unwrap());
    assert_eq!((first.id, first.attempts + 1), (second.id, second.attempts));
    let again = |task: &Task, at| {
        let (attempts, error) = (task.attempts, "late".to_owned());
        [
            TaskOutcome::Again { attempts, at, error: error.clone() },
            TaskOutcome::AgainAsBot { attempts, at, error, waited: false },
        ]
    };
    for late in again(&first, 110) {
        store.settle(first.id, late).await.unwrap();
        assert_eq!(claimed(110).await, None, "the second one holds it");
    }
    let [put_off, _] = again(&second, 120);
    store.settle(second.id, put_off).await.unwrap();
    let third = claimed(120).await.unwrap();
    assert_eq!((third.lane, third.attempts), (first.lane, 2));
    store.settle(first.id, TaskOutcome::Done).await.unwrap();
    assert_eq!(claimed(9_999).await, None, "what is done is done");
}

/// A wait is no attempt, but ends the claim as one does.
#[tokio::test]
async fn a_wait_does_not_count_as_an_attempt() {
    let place = Place::new();
    let store = place.open();
    create(&store, NewGame { tasks: vec![task("a", 0)], ..challenge(1) }).await;
    let claimed = async |now: i64| store.claim(now, now + 100, 9).await.unwrap().pop();
    for now in [0, 10, 20] {
        let task = claimed(now).await.unwrap();
        assert_eq!(task.attempts, 0);
        let (attempts, at, error) = (task.attempts, now + 10, "its route is full".to_owned());
        store.settle(task.id, TaskOutcome::Wait { attempts, at, error }).await.unwrap();
    }
    let (held, later) = (claimed(30).await.unwrap(), claimed(130).await.unwrap());
    let (attempts, at, error) = (held.attempts, 140, "late".to_owned());
    store.settle(held.id, TaskOutcome::Wait { attempts, at, error }).await.unwrap();
    assert_eq!(claimed(140).await, None, "another worker holds it");
    assert_eq!((held.attempts, later.attempts), (0, 1));
    // The same where its token dies meanwhile.
    let (attempts, error) = (later.attempts, "its route is full".to_owned());
    let as_bot = TaskOutcome::AgainAsBot { attempts, at: 140, error, waited: true };
    store.settle(later.id, as_bot).await.unwrap();
    let last = claimed(140).await.unwrap();
    assert_eq!((last.lane, last.attempts), (Lane::Bot, 1));
}

/// Notes an answer that shows a version of a game in a message. Gives the number of tasks that show the game then.
async fn shows_after(
    store: &Store,
    game: GameId,
    (message, version, edits): (u64, u32, bool),
) -> usize {
    let again = task(&format!("again {message} {version} {edits}"), 1000);
    let answer = Some(AnswerShown { version, edits, again });
    let Delivered { shown, tasks } = Delivered::shown(game, 7, message, strip(1000));
    let shown = shown.map(|shown| ShownBy { answer, ..shown });
    store.reply_delivered(Delivered { shown, tasks }).await.unwrap();
    let due = store.claim(1000, 1001, 10).await.unwrap();
    for task in &due {
        store.settle(task.id, TaskOutcome::Done).await.unwrap();
    }
    due.iter().filter(|task| task.kind == TaskKind::ShowBoard).count()
}

/// The newer version may have been shown before the older board arrived.
#[tokio::test]
async fn an_answer_that_was_overtaken_has_its_game_shown_again() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    for (answer, shows, why) in [
        ((20, 1, false), 0, "the game as it is"),
        ((20, 0, true), 1, "an older board over it"),
        ((20, 0, false), 0, "a message that someone has edited before it was noted"),
        ((30, 0, false), 1, "an older board in a newer message"),
        ((30, 1, true), 0, "the game as it is, by an edit"),
        ((25, 0, true), 0, "a message that shows the game no more"),
        ((25, 1, false), 1, "the game as it is, behind a newer message that may be older"),
    ] {
        assert_eq!(shows_after(&store, game, answer).await, shows, "{why}");
    }
    store.close().unwrap();
}

/// Bob writes a plan and another one, and the first is delivered again.
#[tokio::test]
async fn a_plan_that_is_delivered_again_replaces_no_later_one() {
    let place = Place::new();
    let store = place.open();
    let members = vec![joined(ALICE, Some(0)), joined(BOB, Some(1))];
    let game = create(&store, NewGame { members, ..challenge(1) }).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    let answers = [vec!["h9", "i10"], vec!["h9", "j11"]];
    let plans = answers.map(|line| {
        let lines = vec![line.into_iter().map(str::to_owned).collect()];
        Plan { game, person: BOB, entries: 1, lines }
    });
    for (interaction, plan) in [(10, 0), (11, 1), (10, 0)] {
        let planned = store.plan(plans[plan].clone(), interaction, 2000).await.unwrap();
        assert_eq!(planned, Planned::Kept);
    }
    assert_eq!(store.plans(game).await.unwrap(), plans[1..]);
}

/// A write is seen by every read that begins after its answer, whichever connection serves it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_read_sees_what_was_acknowledged_before_it() {
    let place = Place::new();
    let store = Arc::new(place.open());
    let players = (0..8).map(|player| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let channel = 50 + player;
            let venue = Venue { guild: None, channel };
            let members = vec![joined(channel, None)];
            let game = create(&store, NewGame { venue, members, ..challenge(player) }).await;
            for version in 1..=50 {
                store.change(step(game, version - 1, "h8")).await.unwrap();
                assert_eq!(store.game(game).await.unwrap().unwrap().version, version);
                assert_eq!(
                    store.unfinished(Of::Channel(channel)).await.unwrap()[0].version,
                    version
                );
            }
        })
    });
    for player in join_all(players).await {
        player.unwrap();
    }
}
