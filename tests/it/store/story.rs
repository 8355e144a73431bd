//! The story of every store, told once: from a challenge to the end of a game, with all that is kept on the way.

use narabe::game::Lettering;
use narabe::store::preferences::{LastChallenge, Numbers, Quiet, Reminders};
use narabe::store::servers::{AuditAct, AuditEntry, Finished, Policy, Setting, Settings};
use narabe::store::{
    Change, Changed, Created, Delivered, Erasure, Lane, Latest, LogEntry, Machine, MessageRef,
    NewGame, NewTask, Of, Offer, PingedTurn, Preferences, Status, Store, StoreError, StoredGame,
    Task, TaskKind, TaskOutcome, Timing, Venue,
};

use super::{
    ALICE, BOB, CAROL, Place, about, challenge, create, games_of, invited, joined, step, strip,
    task,
};

#[tokio::test]
async fn sqlite_lives_through_the_story() {
    let place = Place::new();
    let store = place.open();
    story(&store).await;
    store.close().unwrap();
}

pub async fn story(store: &Store) {
    a_game_from_challenge_to_end(store).await;
    a_game_that_begins_at_once(store).await;
    games_between_two(store).await;
    what_is_refused(store).await;
    limits(store).await;
    lists(store).await;
    tasks(store).await;
    a_reply_leaves_a_claimed_task_to_its_worker(store).await;
    forgetting(store).await;
    notes(store).await;
    take_backs_and_offers(store).await;
    pings(store).await;
    servers(store).await;
    people_who_go(store).await;
    preferences(store).await;
    invitations_hide_no_game(store).await;
}

async fn a_game_from_challenge_to_end(store: &Store) {
    let new = NewGame { tasks: vec![task("show", 1000)], ..challenge(1) };
    let Created::Made { game, tasks } = store.create(new).await.unwrap() else {
        panic!("not made")
    };
    assert_eq!(tasks.len(), 1);
    let mut expected = StoredGame {
        id: game,
        venue: Venue { guild: Some(5), channel: 7 },
        game: "gomoku".into(),
        rules: "freestyle".into(),
        revision: 1,
        seats: 2,
        first: narabe::play::first::FirstPlayer::Random,
        locale: "en-US".into(),
        pace: narabe::play::pace::Pace::Standard,
        rated: false,
        members: vec![joined(ALICE, None), invited(BOB)],
        machines: vec![],
        status: Status::Open,
        guests: vec![],
        version: 0,
        log: vec![],
        entries: 0,
        latest: None,
        retaken: vec![],
        offers: vec![],
        message: None,
        created_at: 1000,
        updated_at: 1000,
        deadline_at: Some(260_000),
        timing: Timing::default(),
        lost_since: None,
        away: vec![],
        set: narabe::play::game::InSet::No,
        hill: false,
        event: None,
        balloted: false,
        guessed: None,
        voted: None,
        planned_for: None,
        decided: 0,
        planned_to: None,
        end: None,
        counted: None,
    };
    assert_eq!(store.game(game).await.unwrap(), Some(expected.clone()));

    // The task of a new game learns its number.
    let claimed = store.claim(1000, 1001, 1).await.unwrap();
    let (kind, payload) = (TaskKind::ShowBoard, "do show".to_owned());
    let expected_task = Task {
        id: tasks[0],
        kind,
        game: Some(game),
        message: None,
        lane: Lane::Bot,
        payload,
        attempts: 0,
    };
    assert_eq!(claimed, [expected_task]);
    store.settle(tasks[0], TaskOutcome::Done).await.unwrap();

    the_newest_message_shows_it(store, game).await;
    expected.message = Some(9);
    assert_eq!(store.game(game).await.unwrap(), Some(expected.clone()), "the version stays");

    // Bob accepts; seats are drawn. No move yet.
    let seated = vec![joined(ALICE, Some(1)), joined(BOB, Some(0))];
    let accept =
        Change { entries: vec![], members: Some(seated.clone()), at: 1500, ..step(game, 0, "") };
    assert_eq!(store.change(accept).await.unwrap(), Changed::Done { version: 1, tasks: vec![] });
    (expected.members, expected.status, expected.version) = (seated, Status::Running, 1);
    (expected.updated_at, expected.deadline_at) = (1500, None);
    assert_eq!(store.game(game).await.unwrap(), Some(expected.clone()));

    // One step of several entries, chance among them, then the end.
    let entries = [(None, "deal 5 2"), (Some(0), "h8"), (Some(1), "i9")];
    let entries = entries.map(|(seat, text)| LogEntry { seat, text: text.into() }).to_vec();
    let several = Change { entries, deadline_at: Some(9000), ..step(game, 1, "") };
    assert_eq!(store.change(several).await.unwrap(), Changed::Done { version: 2, tasks: vec![] });
    let last = Change {
        status: Status::Finished,
        end: Some(narabe::play::end::EndReason::read("five")),
        ..step(game, 2, "h9")
    };
    assert_eq!(store.change(last).await.unwrap(), Changed::Done { version: 3, tasks: vec![] });
    expected.log = ["deal 5 2", "h8", "i9", "h9"].map(String::from).to_vec();
    (expected.status, expected.version, expected.updated_at) = (Status::Finished, 3, 2000);
    expected.end = Some(narabe::play::end::EndReason::read("five"));
    (expected.entries, expected.latest) = (4, Some(Latest { text: "h9".into(), at: 2000 }));
    assert_eq!(store.game(game).await.unwrap(), Some(expected));
}

/// A game that waits for no one runs from the start, with its first entries.
async fn a_game_that_begins_at_once(store: &Store) {
    let entries = vec![
        LogEntry { seat: None, text: "deal 5 2".into() },
        LogEntry { seat: Some(1), text: "h8".into() },
    ];
    let members = vec![joined(CAROL, Some(0))];
    let new = NewGame { begins: Some(entries), members, ..challenge(90) };
    let game = create(store, new.clone()).await;
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!(kept, new.clone().kept(game));
    assert_eq!((kept.status, kept.version, kept.deadline_at), (Status::Running, 0, None));
    assert_eq!(kept.log, ["deal 5 2", "h8"]);
    assert_eq!(store.create(new).await.unwrap(), Created::Repeat(game));
    let last = Change {
        status: Status::Finished,
        end: Some(narabe::play::end::EndReason::read("five")),
        ..step(game, 0, "i9")
    };
    assert_eq!(store.change(last).await.unwrap(), Changed::Done { version: 1, tasks: vec![] });
    assert_eq!(store.game(game).await.unwrap().unwrap().log, ["deal 5 2", "h8", "i9"]);
}

/// Finished games of one kind that two people have played with each other alone, the latest first.
async fn games_between_two(store: &Store) {
    let with = |interaction, game: &str, members| NewGame {
        game: game.into(),
        members,
        ..challenge(interaction)
    };
    let pair = || vec![joined(7001, Some(0)), joined(7002, Some(1))];
    let turned = vec![joined(7002, Some(0)), joined(7001, Some(1))];
    let mut games = Vec::new();
    for (interaction, game, members, status) in [
        (91, "rokumon", pair(), Status::Finished),
        (92, "rokumon", turned, Status::Finished),
        (93, "rokumon", pair(), Status::Running),
        (94, "rokumon", pair(), Status::Aborted),
        (95, "gomoku", pair(), Status::Finished),
        (96, "rokumon", vec![joined(7001, Some(0)), joined(7003, Some(1))], Status::Finished),
        (97, "rokumon", [pair(), vec![joined(7003, Some(2))]].concat(), Status::Finished),
    ] {
        let id = create(store, with(interaction, game, members)).await;
        let at = 2000 + i64::try_from(interaction).unwrap();
        store.change(Change { status, at, ..step(id, 0, "h8") }).await.unwrap();
        games.push(id);
    }
    let found = store.between("rokumon".into(), [7002, 7001], 9).await.unwrap();
    assert_eq!(found.iter().map(|game| game.id).collect::<Vec<_>>(), [games[1], games[0]]);
    assert_eq!(found[0].members.len(), 2);
    assert_eq!(store.between("rokumon".into(), [7001, 7002], 1).await.unwrap().len(), 1);
    assert_eq!(store.between("rokumon".into(), [7002, 7003], 9).await.unwrap(), []);
}

/// Of two messages the older one is stripped, in whichever order they become known, and nothing is stripped twice.
async fn the_newest_message_shows_it(store: &Store, game: narabe::store::GameId) {
    let mut stripped = Vec::new();
    for message in [7, 7, 9, 8] {
        store.reply_delivered(Delivered::shown(game, 7, message, strip(1000))).await.unwrap();
        for task in store.claim(1000, 1001, 10).await.unwrap() {
            store.settle(task.id, TaskOutcome::Done).await.unwrap();
            stripped.push((task.kind, task.message));
        }
        store.reply_delivered(Delivered::shown(game, 7, message, strip(1000))).await.unwrap();
    }
    assert_eq!(stripped, [7, 8].map(|message| (TaskKind::StripButtons, Some(message))));
}

async fn what_is_refused(store: &Store) {
    let game = create(store, challenge(2)).await;
    let unknown = narabe::store::GameId(i64::MAX);
    assert_eq!(store.game(unknown).await.unwrap(), None);
    assert!(matches!(store.change(step(unknown, 0, "h8")).await, Err(StoreError::Failed(_))));
    assert!(matches!(
        store.reply_delivered(Delivered::shown(unknown, 7, 1, strip(0))).await,
        Err(StoreError::Failed(_))
    ));

    // The same interaction, delivered again, does nothing: neither as a challenge nor as a step.
    assert_eq!(store.create(challenge(2)).await.unwrap(), Created::Repeat(game));
    let pressed = Change { interaction: Some(3), ..step(game, 0, "h8") };
    assert_eq!(
        store.change(pressed.clone()).await.unwrap(),
        Changed::Done { version: 1, tasks: vec![] }
    );
    assert_eq!(store.change(pressed.clone()).await.unwrap(), Changed::Repeat);
    let again = Change { expected: 1, ..pressed };
    assert_eq!(store.change(again).await.unwrap(), Changed::Repeat, "whatever version it names");

    // A step decided on an older state, or on one that never was.
    assert_eq!(store.change(step(game, 0, "i9")).await.unwrap(), Changed::Stale);
    assert_eq!(store.change(step(game, 2, "i9")).await.unwrap(), Changed::Stale);
    // A refused change was not remembered either: the person tries again and succeeds.
    let stale = Change { interaction: Some(4), ..step(game, 0, "i9") };
    assert_eq!(store.change(stale.clone()).await.unwrap(), Changed::Stale);
    let fresh = Change { expected: 1, ..stale };
    assert_eq!(store.change(fresh).await.unwrap(), Changed::Done { version: 2, tasks: vec![] });
    assert_eq!(store.game(game).await.unwrap().unwrap().log, ["h8", "i9"]);
}

async fn limits(store: &Store) {
    let in_channel = |channel, interaction, author| NewGame {
        venue: Venue { guild: None, channel },
        members: vec![joined(author, None), invited(CAROL)],
        most_per_person: 2,
        most_per_channel: 3,
        ..challenge(interaction)
    };
    let first = create(store, in_channel(100, 20, 31)).await;
    create(store, in_channel(100, 21, 31)).await;
    assert_eq!(store.create(in_channel(100, 22, 31)).await.unwrap(), Created::PersonFull);
    create(store, in_channel(100, 23, 32)).await;
    assert_eq!(store.create(in_channel(100, 24, 33)).await.unwrap(), Created::ChannelFull);
    // Carol was invited three times and agreed to none: her own limit is untouched.
    create(store, NewGame { members: vec![joined(CAROL, None)], ..in_channel(101, 25, CAROL) })
        .await;

    // A game that ends makes room for its author and in its channel.
    let withdrawn = Change { status: Status::Aborted, entries: vec![], ..step(first, 0, "") };
    store.change(withdrawn).await.unwrap();
    create(store, in_channel(100, 26, 31)).await;

    // Games against machines, or for one person, take no place in a channel; each person's limit holds.
    let alone = |interaction, author| NewGame {
        members: vec![joined(author, Some(0))],
        machines: vec![Machine {
            seat: 1,
            level: 3,
            version: "1".into(),
            engine: None,
            replaced: false,
        }],
        begins: Some(Vec::new()),
        ..in_channel(102, interaction, author)
    };
    create(store, alone(2700, 34)).await;
    create(store, alone(2701, 34)).await;
    assert_eq!(store.create(alone(2702, 34)).await.unwrap(), Created::PersonFull);
    create(store, NewGame { seats: 1, machines: Vec::new(), ..alone(2703, 35) }).await;
    for (interaction, author) in [(2704, 35), (2705, 36), (2706, 37)] {
        create(store, in_channel(102, interaction, author)).await;
    }
    assert_eq!(store.create(in_channel(102, 2707, 38)).await.unwrap(), Created::ChannelFull);
    create(store, alone(2708, 38)).await;
}

async fn lists(store: &Store) {
    let [dave, erin] = [41, 42];
    let make = |interaction, at, deadline_at| NewGame {
        venue: Venue { guild: Some(5), channel: 200 },
        members: vec![joined(dave, None), invited(erin)],
        at,
        deadline_at,
        ..challenge(interaction)
    };
    let old = create(store, make(30, 10_000, 500)).await;
    let new = create(store, make(31, 10_001, 400)).await;
    let over = create(store, make(32, 10_002, 300)).await;
    let ends = Change {
        status: Status::Finished,
        end: Some(narabe::play::end::EndReason::read("five")),
        at: 10_003,
        ..step(over, 0, "h8")
    };
    store.change(ends).await.unwrap();

    // Those changed last come first; an invitation counts; what is over is not listed.
    for of in [Of::Person(dave), Of::Person(erin), Of::Channel(200)] {
        assert_eq!(ids(&store.unfinished(of).await.unwrap()), [new, old], "{of:?}");
    }
    let touched = Change { at: 10_004, deadline_at: Some(500), ..step(old, 0, "h8") };
    store.change(touched).await.unwrap();
    assert_eq!(ids(&store.unfinished(Of::Person(erin)).await.unwrap()), [old, new]);
    assert_eq!(store.unfinished(Of::Person(43)).await.unwrap(), []);

    // Deadlines, the longest overdue first; the end of a game took its deadline away.
    assert_eq!(store.due(399, 10).await.unwrap(), []);
    assert_eq!(store.due(400, 10).await.unwrap(), [new]);
    assert_eq!(store.due(500, 10).await.unwrap(), [new, old]);
    assert_eq!(store.due(500, 1).await.unwrap(), [new]);
}

/// A person's games stay in sight behind more invitations than are listed, though all of these are newer.
async fn invitations_hide_no_game(store: &Store) {
    let (victim, other) = (61, 62);
    let venue = Venue { guild: Some(5), channel: 210 };
    let members = vec![joined(other, Some(0)), joined(victim, Some(1))];
    let game = create(store, NewGame { venue, members, ..challenge(6_000) }).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    let mut latest = game;
    for number in 1..=110 {
        let members = vec![joined(1_000 + number, None), invited(victim)];
        let new = NewGame {
            venue,
            members,
            at: 50_000 + number as i64,
            most_per_channel: 200,
            ..challenge(6_000 + number)
        };
        latest = create(store, new).await;
    }
    let listed = ids(&store.unfinished(Of::Person(victim)).await.unwrap());
    assert_eq!((listed.len(), listed[0]), (101, latest), "the latest invitations");
    assert_eq!(listed.last(), Some(&game), "changed before all of them");
}

fn ids(games: &[StoredGame]) -> Vec<narabe::store::GameId> {
    games.iter().map(|game| game.id).collect()
}

async fn tasks(store: &Store) {
    let new = NewGame { tasks: vec![task("b", 602), task("a", 601)], ..challenge(40) };
    let Created::Made { game, tasks: made } = store.create(new).await.unwrap() else {
        panic!("not made")
    };
    // A key that exists already is the same task; the answer keeps the order in which they were given.
    let tasks = vec![task("c", 603), NewTask { payload: "other".into(), ..task("b", 600) }];
    let Changed::Done { tasks: more, .. } =
        store.change(Change { tasks, ..step(game, 0, "h8") }).await.unwrap()
    else {
        panic!("not done")
    };
    assert_eq!(more[1], made[0]);
    let (a, b, c) = (made[1], made[0], more[0]);
    let as_tuples = |tasks: Vec<Task>| {
        tasks.into_iter().map(|task| (task.id, task.attempts)).collect::<Vec<_>>()
    };

    // Nothing before its time, the oldest first, no more than asked for, and none twice while it is claimed.
    assert_eq!(store.claim(600, 700, 10).await.unwrap(), []);
    assert_eq!(as_tuples(store.claim(603, 700, 2).await.unwrap()), [(a, 0), (b, 0)]);
    assert_eq!(as_tuples(store.claim(603, 700, 10).await.unwrap()), [(c, 0)]);
    assert_eq!(store.claim(699, 800, 10).await.unwrap(), []);

    let again = |attempts, at| {
        let error = "Discord answered 503".into();
        TaskOutcome::Again { attempts, at, error }
    };
    // One is done, one failed and is to be tried later, of one nothing was heard until its time was up.
    store.settle(a, TaskOutcome::Done).await.unwrap();
    store.settle(b, again(0, 750)).await.unwrap();
    assert_eq!(as_tuples(store.claim(700, 800, 10).await.unwrap()), [(c, 1)]);
    assert_eq!(as_tuples(store.claim(750, 800, 10).await.unwrap()), [(b, 1)]);
    store.settle(b, again(1, 9000)).await.unwrap();
    store.settle(b, TaskOutcome::Due(760)).await.unwrap();
    assert_eq!(
        as_tuples(store.claim(760, 800, 10).await.unwrap()),
        [(b, 2)],
        "it need not wait any longer"
    );
    for task in [b, c] {
        store.settle(task, TaskOutcome::Done).await.unwrap();
    }
    // A task that is done stays so, whatever someone says late.
    store.settle(c, again(1, 0)).await.unwrap();
    assert_eq!(store.claim(9999, 9999, 10).await.unwrap(), []);
}

/// The worker's edit may land later than the reply has, also after the board has been replaced: only a task that is not
/// done is repeated after a kill.
async fn a_reply_leaves_a_claimed_task_to_its_worker(store: &Store) {
    let new = NewGame { tasks: vec![task("show", 600), task("ping", 700)], ..challenge(41) };
    let Created::Made { tasks: made, .. } = store.create(new).await.unwrap() else {
        panic!("not made")
    };
    let claimed = store.claim(600, 650, 10).await.unwrap();
    assert_eq!(claimed.iter().map(|task| task.id).collect::<Vec<_>>(), made[..1]);
    let done = made.iter().map(|task| (*task, TaskOutcome::Done)).collect();
    store.reply_delivered(Delivered { shown: None, tasks: done }).await.unwrap();
    let again = store.claim(9999, 9999, 10).await.unwrap();
    assert_eq!(again.iter().map(|task| task.id).collect::<Vec<_>>(), made[..1]);
    store.settle(made[0], TaskOutcome::Done).await.unwrap();
    assert_eq!(store.claim(9999, 9999, 10).await.unwrap(), []);
}

async fn forgetting(store: &Store) {
    let new = NewGame {
        at: 20_000,
        tasks: vec![task("done", 20_000), task("open", 20_000)],
        ..challenge(50)
    };
    let Created::Made { game, tasks } = store.create(new.clone()).await.unwrap() else {
        panic!("not made")
    };
    store.settle(tasks[0], TaskOutcome::Done).await.unwrap();

    store.forget(20_000).await.unwrap();
    assert_eq!(
        store.create(new.clone()).await.unwrap(),
        Created::Repeat(game),
        "not older than the time given"
    );
    store.forget(20_001).await.unwrap();
    let open = store.claim(20_000, 20_000, 10).await.unwrap();
    assert_eq!(
        open.iter().map(|task| task.id).collect::<Vec<_>>(),
        [tasks[1]],
        "what is not done is never forgotten"
    );
    store.settle(tasks[1], TaskOutcome::Done).await.unwrap();

    // Both the interaction and the key of the finished task are free again, and no number comes back.
    let Created::Made { game: next, tasks: again } = store.create(new).await.unwrap() else {
        panic!("not made")
    };
    assert_ne!(next, game);
    assert!(again[0] > tasks[1], "{again:?} after {tasks:?}");
    store.settle(again[0], TaskOutcome::Done).await.unwrap();
}

async fn notes(store: &Store) {
    assert_eq!(store.note("commands").await.unwrap(), None);
    for text in ["first", "", "second\nline"] {
        store.leave_note("commands", text.into()).await.unwrap();
        assert_eq!(store.note("commands").await.unwrap().as_deref(), Some(text));
    }
    assert_eq!(store.note("other").await.unwrap(), None);
}

async fn preferences(store: &Store) {
    assert_eq!(store.preferences(CAROL).await.unwrap(), Preferences::default());
    let wishes = Preferences {
        locale: Some("ja".into()),
        theme: Some("slate".into()),
        deck: Some("suits".into()),
        lettering: Some(Lettering::WithoutI),
        numbers: Numbers::Last,
        forbidden: false,
        confirm: true,
        reminders: Reminders::Direct,
        quiet: Some(Quiet { from: 1380, until: 420 }),
        zone: "Asia/Tokyo".into(),
        auto_vacation: true,
        turned: 2,
        text_board: true,
        zoom: true,
        challenge: LastChallenge::read("daily them casual gomoku/caro opening=swap2"),
        lessons: 1 << 29 | 0b101,
        direct_turns: true,
        guessable: false,
        puzzles: false,
        across: true,
    };
    assert!(wishes.challenge.is_some());
    let none = Preferences::default();
    assert!(store.prefer(CAROL, none.clone(), wishes.clone()).await.unwrap());
    assert_eq!(store.preferences(CAROL).await.unwrap(), wishes);
    assert_eq!(store.preferences(BOB).await.unwrap(), Preferences::default(), "no one else's");
    let others =
        Preferences { locale: None, quiet: None, reminders: Reminders::None, ..wishes.clone() };
    assert!(store.prefer(CAROL, wishes.clone(), others.clone()).await.unwrap());
    assert_eq!(store.preferences(CAROL).await.unwrap(), others);
    // Decided on what is there no more.
    for before in [none, wishes.clone()] {
        assert!(!store.prefer(CAROL, before, wishes.clone()).await.unwrap());
    }
    assert_eq!(store.preferences(CAROL).await.unwrap(), others);
}

async fn take_backs_and_offers(store: &Store) {
    let game = create(store, challenge(60)).await;
    for (version, text) in ["h8", "i9", "h9"].into_iter().enumerate() {
        store.change(step(game, version as u32, text)).await.unwrap();
    }
    let offer = Offer {
        kind: narabe::play::offer::OfferKind::Draw,
        seat: 1,
        entries: 3,
        agreed: vec![0],
        open: true,
        withdrawn: false,
        declined_by: None,
    };
    let asked = Change { entries: vec![], offers: Some(vec![offer.clone()]), ..step(game, 3, "") };
    store.change(asked).await.unwrap();
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!((kept.offer(), kept.entries), (Some(&offer), 3));
    // A take-back is an entry of the log; the record is what remains.
    store.change(step(game, 4, "takeback 0 2")).await.unwrap();
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!((kept.log, kept.entries), (vec!["h8".to_owned()], 4));
    assert_eq!(kept.latest, Some(Latest { text: "takeback 0 2".into(), at: 2000 }));
    assert_eq!(
        kept.offers.iter().find(|offer| offer.open && offer.entries == kept.entries),
        None,
        "it died"
    );
    store.change(step(game, 5, "j10")).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().log, ["h8", "j10"]);
    // To another place.
    let venue = Venue { guild: Some(6), channel: 8 };
    store.reply_delivered(Delivered::shown(game, 7, 77, strip(3000))).await.unwrap();
    let moved = Change { venue: Some(venue), entries: vec![], ..step(game, 6, "") };
    store.change(moved).await.unwrap();
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!((kept.venue, kept.message), (venue, None));
    a_message_in_the_channel_before_is_stripped(store, game).await;
}

/// A message that becomes known only after the game has moved does not become the one that shows it.
async fn a_message_in_the_channel_before_is_stripped(store: &Store, game: narabe::store::GameId) {
    let late = Delivered::shown(game, 7, 78, strip(3001));
    store.reply_delivered(late).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().message, None);
    let due = store.claim(3001, 3002, 10).await.unwrap();
    let stripped: Vec<_> = due.iter().map(|task| (task.kind, task.message)).collect();
    assert_eq!(stripped, [(TaskKind::StripButtons, Some(78))]);
    for task in due {
        store.settle(task.id, TaskOutcome::Done).await.unwrap();
    }
    let there = Delivered::shown(game, 8, 79, strip(3002));
    store.reply_delivered(there).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().message, Some(79));
}

async fn pings(store: &Store) {
    let game = create(store, challenge(61)).await;
    let gone = async |at| {
        let tasks = store.claim(at, at, 10).await.unwrap();
        for task in &tasks {
            store.settle(task.id, TaskOutcome::Done).await.unwrap();
        }
        tasks.into_iter().filter_map(|task| task.message).collect::<Vec<_>>()
    };
    let delete = || about(MessageRef::Ping, TaskKind::DeletePing, 4000);
    let turn = async || PingedTurn::of(&store.game(game).await.unwrap().unwrap());
    let first = turn().await;
    store.pinged(first, 11, delete()).await.unwrap();
    assert_eq!(gone(4000).await, Vec::<u64>::new(), "the turn has not passed");
    store.change(Change { delete_ping: Some(delete()), ..step(game, 0, "h8") }).await.unwrap();
    assert_eq!(gone(4001).await, [11]);
    // One that was on its way when its turn passed goes at once; of two for a turn the newer one stays.
    store.pinged(first, 12, delete()).await.unwrap();
    assert_eq!(gone(4002).await, [12]);
    let second = turn().await;
    store.pinged(second, 13, delete()).await.unwrap();
    store.pinged(second, 14, delete()).await.unwrap();
    assert_eq!(gone(4003).await, [13]);
    // The turn goes on in another version, as when it is extended.
    store.change(Change { entries: vec![], ..step(game, 1, "") }).await.unwrap();
    store.pinged(second, 15, delete()).await.unwrap();
    assert_eq!(gone(4004).await, [14]);
}

async fn servers(store: &Store) {
    let entry = |act| AuditEntry {
        guild: 70,
        at: 5,
        person: ALICE,
        act,
        game: None,
        target: Some(CAROL),
        detail: "x".into(),
    };
    assert_eq!(store.settings(70).await.unwrap(), Settings::default());
    let settings = Settings {
        channels: vec![u64::MAX],
        policy: Policy::Keep,
        banned: vec![CAROL],
        ..Settings::default()
    };
    assert!(
        store
            .change_settings(
                Settings::default(),
                settings.clone(),
                entry(AuditAct::Set(Setting::Channels))
            )
            .await
            .unwrap()
    );
    let other = Settings { casual: true, ..Settings::default() };
    assert!(
        !store
            .change_settings(Settings::default(), other, entry(AuditAct::Set(Setting::Casual)))
            .await
            .unwrap(),
        "decided on what is no longer so"
    );
    store.add_audit_entry(entry(AuditAct::End)).await.unwrap();
    assert_eq!(store.settings(70).await.unwrap(), settings);
    assert_eq!(store.settings(71).await.unwrap(), Settings::default());
    assert_eq!(
        store.audit(70, 0, 9).await.unwrap(),
        [entry(AuditAct::End), entry(AuditAct::Set(Setting::Channels))]
    );
    assert_eq!(store.audit(70, 1, 9).await.unwrap(), [entry(AuditAct::Set(Setting::Channels))]);

    assert!(store.block(ALICE, CAROL, 901, 1).await.unwrap());
    assert!(store.block(ALICE, CAROL, 901, 2).await.unwrap(), "delivered twice");
    assert!(store.block(ALICE, BOB, 902, 2).await.unwrap());
    assert_eq!(store.blocked_by(ALICE).await.unwrap(), [CAROL, BOB]);
    assert!(!store.block(ALICE, CAROL, 903, 3).await.unwrap());
    assert!(!store.block(ALICE, CAROL, 903, 3).await.unwrap(), "delivered twice");
    assert_eq!(store.blocked_by(ALICE).await.unwrap(), [BOB]);
    assert!(store.has_blocked(ALICE, BOB).await.unwrap());
    assert!(!store.has_blocked(ALICE, CAROL).await.unwrap());
    assert!(!store.has_blocked(BOB, ALICE).await.unwrap(), "one way alone");

    // A server that the bot left: the first time counts, coming back begins anew, and then it is forgotten.
    let venue = Venue { guild: Some(70), channel: 700 };
    let game = create(store, NewGame { venue, ..challenge(62) }).await;
    let since = async || store.guilds().await.unwrap().into_iter().find(|(guild, _)| *guild == 70);
    assert_eq!(since().await, Some((70, None)));
    assert_eq!(store.introduced_at(70).await.unwrap(), None);
    assert!(store.introduce(70, 9).await.unwrap(), "once for each server");
    assert!(!store.introduce(70, 10).await.unwrap());
    assert_eq!(store.introduced_at(70).await.unwrap(), Some(9));
    store.forget_introduction(70).await.unwrap();
    assert_eq!(store.introduced_at(70).await.unwrap(), None);
    assert!(store.introduce(70, 11).await.unwrap(), "it has not arrived");
    assert!(store.offer_weeks(70, 12).await.unwrap(), "once for each server");
    assert!(!store.offer_weeks(70, 13).await.unwrap());
    store.forget_week_offer(70).await.unwrap();
    assert!(store.offer_weeks(70, 14).await.unwrap(), "it has not arrived");
    store.absent(70, Some(9)).await.unwrap();
    store.absent(70, Some(10)).await.unwrap();
    assert_eq!(since().await, Some((70, Some(9))));
    store.absent(70, None).await.unwrap();
    assert_eq!(since().await, Some((70, None)));
    assert_eq!(ids(&store.unfinished_in(70).await.unwrap()), [game]);
    assert!(!store.purge(70).await.unwrap(), "a game is still being played there");
    store.change(Change { status: Status::Aborted, ..step(game, 0, "h8") }).await.unwrap();
    assert!(store.purge(70).await.unwrap());
    assert_eq!((since().await, store.settings(70).await.unwrap()), (None, Settings::default()));
    assert_eq!(store.audit(70, 0, 9).await.unwrap(), []);
    let kept = store.game(game).await.unwrap().unwrap();
    assert_eq!((kept.venue, kept.members.len()), (Venue { guild: None, channel: 0 }, 2));
}

async fn people_who_go(store: &Store) {
    let [frank, grace] = [1_000_000_000_000_000_081, 1_000_000_000_000_000_082];
    let people = || vec![joined(frank, Some(0)), joined(grace, Some(1))];
    let mut games = Vec::new();
    for (number, kind) in [(63, "gomoku"), (64, "roku"), (65, "gomoku")] {
        let game =
            create(store, NewGame { members: people(), game: kind.into(), ..challenge(number) })
                .await;
        let over = Change {
            status: Status::Finished,
            end: Some(narabe::play::end::EndReason::read("five")),
            at: number as i64,
            ..step(game, 0, "h8")
        };
        store.change(over).await.unwrap();
        games.push(game);
    }
    let of = Finished { person: Some(frank), most: 9, ..Finished::default() };
    let found = async |which| ids(&store.finished(which).await.unwrap());
    assert_eq!(found(of.clone()).await, [games[2], games[1], games[0]]);
    assert_eq!(
        found(Finished { game: Some("gomoku".into()), ..of.clone() }).await,
        [games[2], games[0]]
    );
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let rules = store.game(games[0]).await.unwrap().unwrap().rules;
    let preset = rules.split(' ').next().unwrap().to_owned();
    assert_eq!(found(Finished { words: vec![preset], ..of.clone() }).await.len(), 3);
    for none in [&["size=23"][..], &["free", "style"]] {
        assert_eq!(found(Finished { words: words(none), ..of.clone() }).await, []);
    }
    assert_eq!(found(Finished { skip: 1, most: 1, ..of.clone() }).await, [games[1]]);
    assert_eq!(
        found(Finished { with: Some(grace), channel: Some(7), ..of.clone() }).await.len(),
        3
    );
    assert_eq!(found(Finished { with: Some(CAROL), ..of.clone() }).await, []);
    assert_eq!(ids(&games_of(store, frank).await), games);

    let confirm = Preferences { confirm: true, ..Preferences::default() };
    assert!(store.prefer(frank, Preferences::default(), confirm).await.unwrap());
    store.block(grace, frank, 904, 1).await.unwrap();
    let last = create(store, NewGame { members: people(), ..challenge(66) }).await;
    assert_eq!(
        store.erase(frank, 89, Erasure::default()).await.unwrap(),
        None,
        "a game is still being played"
    );
    store
        .change(Change { status: Status::Aborted, entries: vec![], ..step(last, 0, "") })
        .await
        .unwrap();
    let nameless = store.erase(frank, 90, Erasure::default()).await.unwrap().unwrap();
    assert!(nameless < 1 << 22, "no person of Discord's has such a number");
    assert_eq!(games_of(store, frank).await, []);
    let kept = store.game(games[0]).await.unwrap().unwrap();
    assert_eq!(kept.members, [joined(nameless, Some(0)), joined(grace, Some(1))]);
    assert_eq!(
        (kept.log, kept.end.as_ref().map(|end| end.word())),
        (vec!["h8".to_owned()], Some("five"))
    );
    assert_eq!(store.preferences(frank).await.unwrap(), Preferences::default());
    assert!(store.blocked_by(grace).await.unwrap().is_empty());
    assert_ne!(
        store.erase(grace, 91, Erasure::default()).await.unwrap(),
        Some(nameless),
        "each has a number of their own"
    );
}
