//! The writer's queue: what waits shares a commit, what fails fails alone, what is too much is refused at once.

use futures_util::future::{FutureExt, join, join_all};
use narabe::store::sqlite::Options;
use narabe::store::{Change, Changed, Lane, NewGame, NewTask, Store, StoreError, TaskKind};

use super::{Place, challenge, create, step, task};

/// Holds the database's write lock: the writer waits with its first write in hand, and all that is asked for
/// meanwhile goes into the same commit.
struct Hold(rusqlite::Connection);

impl Hold {
    fn new(place: &Place) -> Hold {
        let db = rusqlite::Connection::open(place.path()).unwrap();
        db.execute_batch("BEGIN IMMEDIATE").unwrap();
        Hold(db)
    }

    fn release(self) {
        self.0.execute_batch("ROLLBACK").unwrap();
    }
}

/// Makes a step in each of five games within one commit, the third with a task that a trigger of the test acts upon.
/// The task is the last that a step writes: what must be undone with it is all there.
async fn five_steps_in_one_commit(
    place: &Place,
    trigger: &str,
) -> Vec<Result<Changed, StoreError>> {
    let store = place.open();
    let mut games = vec![];
    for interaction in 0..5 {
        games.push(create(&store, challenge(interaction)).await);
    }
    place.raw().execute_batch(trigger).unwrap();
    let hold = Hold::new(place);
    let keys = ["a", "b", "boom", "c", "d"];
    let steps = games
        .iter()
        .zip(keys)
        .map(|(game, key)| Change { tasks: vec![task(key, 0)], ..step(*game, 0, "h8") });
    let steps = join_all(steps.map(|change| store.change(change)));
    let (answers, ()) = join(steps, async { hold.release() }).await;
    for (game, answer) in games.into_iter().zip(&answers) {
        let game = store.game(game).await.unwrap().unwrap();
        let kept = u32::from(answer.is_ok());
        assert_eq!((game.version, game.log.len()), (kept, kept as usize), "{answer:?}");
    }
    // The writer goes on, whatever happened.
    let next = create(&store, challenge(99)).await;
    assert!(store.change(step(next, 0, "h8")).await.is_ok());
    answers
}

#[tokio::test]
async fn a_write_that_fails_leaves_its_neighbours_alone() {
    let place = Place::new();
    let trigger = "CREATE TRIGGER boom BEFORE INSERT ON outbox WHEN new.dedupe LIKE '%:boom'
                   BEGIN SELECT RAISE(ABORT, 'this task is wrong'); END";
    let answers = five_steps_in_one_commit(&place, trigger).await;
    assert_eq!(
        answers.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [true, true, false, true, true]
    );
    assert!(answers[2].as_ref().unwrap_err().to_string().contains("this task is wrong"));
}

/// Some errors roll back the whole transaction. Then those before it were not kept either, and those behind it must
/// not run outside of any transaction.
#[tokio::test]
async fn nothing_is_acknowledged_when_a_write_rolls_back_all() {
    let place = Place::new();
    let trigger = "CREATE TRIGGER boom BEFORE INSERT ON outbox WHEN new.dedupe LIKE '%:boom'
                   BEGIN SELECT RAISE(ROLLBACK, 'everything is wrong'); END";
    let answers = five_steps_in_one_commit(&place, trigger).await;
    // The last two were still in the queue: they go into the next commit.
    assert_eq!(
        answers.iter().map(Result::is_ok).collect::<Vec<_>>(),
        [false, false, false, true, true]
    );
    assert!(answers[2].as_ref().unwrap_err().to_string().contains("everything is wrong"));
    assert!(answers[0].as_ref().unwrap_err().to_string().contains("another write"));
}

/// A broken reference that is checked only at COMMIT makes every single write succeed and the commit fail.
#[tokio::test]
async fn nothing_is_acknowledged_when_the_commit_fails() {
    let place = Place::new();
    let trigger =
        "CREATE TABLE late (game INTEGER REFERENCES games (id) DEFERRABLE INITIALLY DEFERRED);
                   CREATE TRIGGER boom AFTER INSERT ON outbox WHEN new.dedupe LIKE '%:boom'
                   BEGIN INSERT INTO late VALUES (-1); END";
    let answers = five_steps_in_one_commit(&place, trigger).await;
    for answer in answers {
        assert!(answer.unwrap_err().to_string().contains("COMMIT"));
    }
}

#[tokio::test]
async fn too_much_is_refused_at_once() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    let hold = Hold::new(&place);
    // Polled once and then let go: what was queued is written all the same.
    let asked: Vec<_> =
        (0..1100).map(|_| store.leave_note("full", "x".into()).now_or_never()).collect();
    // 1,024 wait in the queue, and the writer may have taken one in hand meanwhile.
    let (taken, refused): (Vec<_>, Vec<_>) = asked.iter().partition(|answer| answer.is_none());
    assert!((1024..=1025).contains(&taken.len()), "{}", taken.len());
    assert!(
        refused.iter().all(|answer| matches!(answer, Some(Err(StoreError::Busy)))),
        "{refused:?}"
    );
    hold.release();
    // Busy is over when the queue has been worked off; the read waits for no one.
    assert_eq!(store.game(game).await.unwrap().unwrap().version, 0);
    store.close().unwrap();
    assert_eq!(place.open().note("full").await.unwrap().as_deref(), Some("x"));
}

#[tokio::test]
async fn closing_finishes_what_was_taken() {
    for drops in [false, true] {
        let place = Place::new();
        let store = place.open();
        let game = create(&store, challenge(1)).await;
        for version in 0..500 {
            // Polled once and let go: it is queued, and no one waits for the answer.
            let _ = store.change(step(game, version, "h8")).now_or_never();
        }
        if drops {
            drop(store)
        } else {
            store.close().unwrap()
        }
        assert!(!place.folder.path().join("narabe.db-wal").exists(), "folded back into the file");
        let game = place.open().game(game).await.unwrap().unwrap();
        assert_eq!((game.version, game.log.len()), (500, 500), "drops: {drops}");
    }
}

#[tokio::test]
async fn a_batch_of_one_and_less_durability_keep_the_same() {
    use narabe::store::sqlite::Durability::{Full, Normal};
    for (durability, batch) in [(Full, 1), (Normal, 256)] {
        let place = Place::new();
        let store =
            Store::open(place.path(), Options { durability, batch, ..Options::default() }).unwrap();
        let game = create(&store, challenge(1)).await;
        let steps = (0..20).map(|version| store.change(step(game, version, "h8")));
        assert!(
            join_all(steps)
                .await
                .into_iter()
                .all(|answer| matches!(answer, Ok(Changed::Done { .. })))
        );
        store.close().unwrap();
        let over = Change { entries: vec![], ..step(game, 20, "") };
        assert_eq!(
            place.open().change(over).await.unwrap(),
            Changed::Done { version: 21, tasks: vec![] }
        );
    }
}

#[tokio::test]
async fn what_a_person_waits_for_is_claimed_first() {
    use TaskKind::{DeletePing, News, Ping, ShowBoard, StripButtons};
    let place = Place::new();
    let store = place.open();
    let kinds = [StripButtons, ShowBoard, Ping, News, DeletePing, Ping];
    let tasks = kinds.into_iter().zip(0..);
    let tasks = tasks.map(|(kind, at)| NewTask { kind, ..task(&at.to_string(), at) });
    create(&store, NewGame { tasks: tasks.collect(), ..challenge(1) }).await;
    let claimed = async |most| {
        let tasks = store.claim(10, 20, most).await.unwrap();
        tasks.iter().map(|task| (task.kind, task.payload.clone())).collect::<Vec<_>>()
    };
    let named = |all: &[(TaskKind, i64)]| {
        all.iter().map(|(kind, at)| (*kind, format!("do {at}"))).collect::<Vec<_>>()
    };
    assert_eq!(claimed(3).await, named(&[(Ping, 2), (Ping, 5), (ShowBoard, 1)]));
    assert_eq!(claimed(9).await, named(&[(News, 3), (StripButtons, 0), (DeletePing, 4)]));
}

/// Tasks that go out as the bot are left, and so are those that have waited for longer than their token lives.
#[tokio::test]
async fn what_goes_out_through_a_token_is_claimed_alone() {
    let place = Place::new();
    let store = place.open();
    let now = 20 * 60_000;
    let tasks = [
        ("as the bot", Lane::Bot, now),
        ("through a token", Lane::Token, now - 60_000),
        ("through a dead one", Lane::Token, now - 15 * 60_000),
        ("later", Lane::Token, now + 1),
    ];
    let tasks = tasks.map(|(key, lane, at)| NewTask { lane, ..task(key, at) });
    create(&store, NewGame { tasks: tasks.to_vec(), ..challenge(1) }).await;
    let payloads = |tasks: Vec<narabe::store::Task>| {
        tasks.into_iter().map(|task| task.payload).collect::<Vec<_>>()
    };
    let through_tokens = store.claim_through_tokens(now, now + 10, 9).await.unwrap();
    assert_eq!(payloads(through_tokens), ["do through a token"]);
    let rest = store.claim(now, now + 10, 9).await.unwrap();
    assert_eq!(payloads(rest), ["do through a dead one", "do as the bot"]);
}

/// Which of a channel's games carries the announcement may change between two runs of the task that makes it.
#[tokio::test]
async fn a_downtime_is_announced_once_in_a_channel() {
    let place = Place::new();
    let store = place.open();
    let mut tasks = Vec::new();
    for number in 1..=2 {
        let game = create(&store, challenge(number)).await;
        for kind in [TaskKind::Outage, TaskKind::News] {
            tasks.push((game, NewTask { kind, ..task("5:7", 0) }));
        }
    }
    store.enqueue(tasks).await.unwrap();
    let claimed = store.claim(10, 20, 9).await.unwrap();
    let of = |kind| claimed.iter().filter(|task| task.kind == kind).count();
    assert_eq!((of(TaskKind::Outage), of(TaskKind::News)), (1, 2));
}
