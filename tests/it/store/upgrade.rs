//! A database of the first version, with tasks that wait in its outbox: the program that is started next carries them
//! out.

use super::{ALICE, BOB, Place, challenge, create, edges, joined, step, strip};
use narabe::app::Context;
use narabe::app::outbox::action::Action;
use narabe::app::outbox::delivery::action;
use narabe::clock::ManualClock;
use narabe::game::Options as Rules;
use narabe::games::GAMES;
use narabe::play::preferences::{Lettering, Numbers};
use narabe::store::servers::{AuditAct, AuditEntry, Policy, Setting, Settings};
use narabe::store::{
    Change, Delivered, GameId, NewGame, Preferences, Status, TaskKind, Timing, TurnTime,
};
use rusqlite::{Connection, params};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Time at which the tasks are due.
const DUE: i64 = 8000;
/// The route and the time in every payload of the first version.
const ROUTE: &str =
    r#""reach":{"channel":7,"line":null,"present":true,"pictures":true},"due_at":8000"#;
const TOKEN_ROUTE: &str = r#""reach":{"channel":7,"line":{"token":"t","until":9000,"public":true},"present":true,"pictures":false},"due_at":8000"#;

/// Takes a file back to the schema before the outbox had columns for what tasks say.
fn take_back(db: &Connection) {
    let first = include_str!("../../../migrations/sqlite/V1__games.sql");
    let table =
        &first[first.find("CREATE TABLE outbox").unwrap()..first.find("-- Notes that").unwrap()];
    edges::take_back(db);
    db.execute_batch(&format!(
        "DROP TABLE outbox; {table} CREATE INDEX outbox_done ON outbox (due_at) WHERE done = 1;
         DROP TABLE erasures; DROP TABLE credits; DROP TABLE rerankings; DROP TABLE recounts;
         DROP INDEX games_clocked; DROP INDEX games_unfinished_in_guild; DROP INDEX seasons_closing;
         ALTER TABLE seasons DROP COLUMN closing;
         DELETE FROM refinery_schema_history WHERE version >= 13;"
    ))
    .unwrap();
}

/// A game of Alice and Bob at version 1, with Bob on turn and shown by message 500.
async fn game(place: &Place) -> GameId {
    let store = place.open();
    let info = GAMES.0.iter().find(|entry| entry.info.id == "gomoku").unwrap().info;
    let rules = Rules::preset(info, 0).to_string();
    let members = vec![joined(ALICE, Some(0)), joined(BOB, Some(1))];
    let game =
        create(&store, NewGame { rules, revision: info.revision, members, ..challenge(1) }).await;
    let turn = TurnTime {
        person: BOB,
        began_at: 2000,
        lasts: 10_000,
        ends_at: 12_000,
        stages_fired: 0,
        nudged_at: None,
        stop: None,
    };
    let timing = Timing { turn: Some(turn), ..Timing::default() };
    let deadline_at = Some(12_000);
    store.change(Change { timing, deadline_at, ..step(game, 0, "h8") }).await.unwrap();
    store.reply_delivered(Delivered::shown(game, 7, 500, strip(0))).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().status, Status::Running);
    game
}

/// A task of the first version: its key, its work, its route, and true if it is about the game.
type Old = (String, String, &'static str, bool);

fn waiting(game: i64) -> Vec<Old> {
    let old = |key: String, want: &str, route, about| (key, want.to_owned(), route, about);
    vec![
        old(format!("show:{game}:1"), r#""Shown""#, TOKEN_ROUTE, true),
        old(format!("show:{game}:1:away"), r#""Shown""#, ROUTE, true),
        old(
            format!("ping:{game}:1"),
            &format!(r#"{{"Pinged":{{"people":[{BOB},{ALICE},77],"version":1}}}}"#),
            ROUTE,
            true,
        ),
        old("retire:400:7999:3".into(), r#"{"Retired":{"message":"400"}}"#, ROUTE, true),
        old("left:402:7999".into(), r#"{"Retired":{"message":"402"}}"#, ROUTE, true),
        old("hush:401".into(), r#"{"Hushed":{"message":"401"}}"#, ROUTE, true),
        old(format!("thread:{game}"), r#""Threaded""#, ROUTE, true),
        old(
            format!("nudge:{game}:1:7"),
            &format!(r#"{{"News":{{"news":{{"Nudge":{{"by":{ALICE}}}}},"version":1}}}}"#),
            ROUTE,
            true,
        ),
        old(
            format!("silence-notice:{game}:1:8"),
            r#"{"News":{"news":"Silence","version":1}}"#,
            ROUTE,
            true,
        ),
        old(
            "outage:2:7".into(),
            &format!(
                r#"{{"News":{{"news":{{"Outage":{{"from":1,"until":2,"games":[{game}]}}}},"version":1}}}}"#
            ),
            ROUTE,
            true,
        ),
        old("outage:2".into(), r#"{"Outage":{"from":1,"until":2}}"#, ROUTE, false),
        old(
            format!("vacation:{ALICE}:4"),
            &format!(
                r#"{{"Vacation":{{"person":{ALICE},"news":{{"Back":{{"person":{ALICE},"by_hand":true}}}}}}}}"#
            ),
            ROUTE,
            false,
        ),
    ]
}

async fn upgraded(place: &Place) -> GameId {
    let game = game(place).await;
    let db = place.raw();
    take_back(&db);
    let mut insert = db
        .prepare("INSERT INTO outbox (dedupe, game, payload, due_at) VALUES (?1, ?2, ?3, ?4)")
        .unwrap();
    for (key, want, route, about) in waiting(game.0) {
        let payload = format!(r#"{{"want":{want},{route}}}"#);
        insert.execute(params![key, about.then_some(game.0), payload, DUE]).unwrap();
    }
    // One that was done long ago, and one that no version has written.
    db.execute_batch(
        "UPDATE outbox SET id = 700, done = 1, attempts = 1 WHERE dedupe = 'left:402:7999';
         INSERT INTO outbox (id, dedupe, payload, due_at) VALUES (900, 'strange', 'no JSON', 0);",
    )
    .unwrap();
    drop(place.open());
    game
}

#[tokio::test]
async fn waiting_tasks_are_converted() {
    let place = Place::new();
    let game = upgraded(&place).await.0;
    let db = place.raw();
    let mut query = db
        .prepare("SELECT dedupe, kind, priority, message, person, lane, payload ->> '$.data' FROM outbox ORDER BY id")
        .unwrap();
    let rows = query.query_map([], |row| {
        let text = |column| row.get::<_, String>(column);
        let number = |column| row.get::<_, Option<i64>>(column);
        Ok((text(0)?, text(1)?, number(2)?, number(3)?, number(4)?, text(5)?, text(6)?))
    });
    let found: Vec<_> = rows.unwrap().map(Result::unwrap).collect();
    let alice = Some(ALICE.cast_signed());
    let row = |dedupe: &str, kind: &str, priority, message, person, lane: &str, data: &str| {
        let dedupe = dedupe.replace('G', &game.to_string()).replace('A', &ALICE.to_string());
        let data = data.replace('G', &game.to_string()).replace('A', &ALICE.to_string());
        (dedupe, kind.to_owned(), Some(priority), message, person, lane.to_owned(), data)
    };
    let expected = [
        row("show-board:G::1", "show-board", 1, None, None, "token", "ShowBoard"),
        row("show-board:G::1:away", "show-board", 1, None, None, "bot", "ShowBoard"),
        row("ping:G::1", "ping", 0, None, None, "bot", r#"{"Ping":{"places":[1,0],"version":1}}"#),
        row(
            "strip-buttons:G:400:7999:3",
            "strip-buttons",
            2,
            Some(400),
            None,
            "bot",
            "StripButtons",
        ),
        row("delete-ping:G:401:", "delete-ping", 2, Some(401), None, "bot", "DeletePing"),
        row("start-thread:G::", "start-thread", 1, None, None, "bot", "StartThread"),
        row(
            "news:G::nudge:1:7",
            "news",
            1,
            None,
            alice,
            "bot",
            r#"{"News":{"news":{"Nudge":{"by":A}},"version":1}}"#,
        ),
        row(
            "news:G::silence-notice:1:8",
            "news",
            1,
            None,
            None,
            "bot",
            r#"{"News":{"news":"Silence","version":1}}"#,
        ),
        row(
            "outage:::2:7",
            "outage",
            1,
            None,
            None,
            "bot",
            r#"{"News":{"news":{"Outage":{"from":1,"until":2,"games":[G]}},"version":1}}"#,
        ),
        row("outage:::2", "outage", 1, None, None, "bot", r#"{"Outage":{"from":1,"until":2}}"#),
        row(
            "vacation:::A:4",
            "vacation",
            1,
            None,
            alice,
            "bot",
            r#"{"Vacation":{"person":A,"news":{"Back":{"person":A,"by_hand":true}}}}"#,
        ),
        row(
            "strip-buttons:G:402:left:7999",
            "strip-buttons",
            2,
            Some(402),
            None,
            "bot",
            "StripButtons",
        ),
    ];
    assert_eq!(found, expected);
    let next: i64 = db
        .query_row("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'", [], |row| row.get(0))
        .unwrap();
    assert_eq!(next, 900, "a number is not given twice");
}

/// Formats a request, with what of it was in the payload of the first version.
fn outline(action: &Action) -> String {
    match action {
        Action::Nothing => "nothing".to_owned(),
        Action::Show { message, route, .. } => {
            format!(
                "show {message:?} by token {:?}, pictures {}",
                route.token.as_ref().map(|own| &own.token),
                route.pictures
            )
        }
        Action::Say { turn, body, .. } => {
            format!("say to {:?}, turn {:?}", body.pings, turn.map(|turn| turn.version))
        }
        Action::Strip { message, .. } => format!("strip {message}"),
        Action::Delete { message, .. } => format!("delete {message}"),
        Action::Thread { message, .. } => format!("thread from {message}"),
        Action::Tell { person, .. } => format!("tell {person}"),
        Action::Machine { entries, .. } => format!("machine after {entries}"),
        Action::ShowEvent { event, .. } => format!("event {}", event.0),
        Action::Later(at) => format!("later at {at}"),
    }
}

#[tokio::test]
async fn waiting_tasks_are_carried_out() {
    let place = Place::new();
    let game = upgraded(&place).await;
    let clock = Arc::new(ManualClock::at(DUE));
    let ctx = Context::new(place.open(), GAMES, clock, fastrand::Rng::with_seed(1));
    let mut done: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let tasks = ctx.store().claim(DUE, DUE + 1, 100).await.unwrap();
    for task in &tasks {
        let action = action(&ctx, task).await.unwrap();
        done.entry(task.kind.word()).or_default().push(outline(&action));
    }
    let show = |token: Option<&str>, pictures| {
        format!("show Some(500) by token {token:?}, pictures {pictures}")
    };
    let expected: [(&str, Vec<String>); 8] = [
        ("show-board", vec![show(Some("t"), false), show(None, true)]),
        ("ping", vec![format!("say to [{BOB}, {ALICE}], turn Some(1)")]),
        ("strip-buttons", vec!["strip 400".into()]),
        ("delete-ping", vec!["delete 401".into()]),
        ("start-thread", vec!["thread from 500".into()]),
        (
            "news",
            vec![
                format!("say to [{BOB}], turn None"),
                format!("say to [{ALICE}, {BOB}], turn None"),
            ],
        ),
        ("outage", vec!["say to [], turn None".into(), "nothing".into()]),
        ("vacation", vec!["nothing".into()]),
    ];
    assert_eq!(done, BTreeMap::from(expected));
    // Additions by the announcements: the channel's part of the downtime was there already.
    let added = ctx.store().claim(DUE, DUE + 1, 100).await.unwrap();
    let mut kinds: Vec<_> = added.iter().map(|task| (task.kind, task.game)).collect();
    kinds.sort_by_key(|(kind, _)| kind.word());
    let game = Some(game);
    assert_eq!(
        kinds,
        [(TaskKind::News, game), (TaskKind::ShowBoard, game), (TaskKind::ShowBoard, game)]
    );
}

/// Something is kept without a game where people have installed the bot for themselves.
#[tokio::test]
async fn servers_without_a_game_are_known() {
    let place = Place::new();
    drop(place.open());
    let sql = "INSERT INTO memberships (guild, person, name, seen_at) VALUES (5, 1, 'Alice', 0), (6, 1, 'Alice', 0);
               INSERT INTO puzzle_days (guild, day, puzzle) VALUES (0, 1, 'word'), (6, 1, 'word');
               ALTER TABLE events DROP COLUMN official; ALTER TABLE hills DROP COLUMN official;
               ALTER TABLE events DROP COLUMN announced; DROP INDEX games_unbegun; DROP INDEX vacations_ended;
               DROP INDEX inbox_of_game; DROP INDEX outbox_of_game; DROP TABLE erased;
               DELETE FROM refinery_schema_history WHERE version >= 58;";
    // On a server an index may have been made before the upgrade.
    let on_server = sql.replace("DROP INDEX inbox_of_game;", "");
    crate::database::meddle_on_either(&place.path(), sql, &on_server);
    let store = place.open();
    assert_eq!(store.guilds().await.unwrap(), [(5, None), (6, None)]);
}

/// While a release comes out, a node of the one before may change other settings of the same server.
#[tokio::test]
async fn settings_of_a_newer_program_outlive_a_change_by_an_older_one() {
    const GUILD: u64 = 5;
    let place = Place::new();
    let store = place.open();
    let entry = || AuditEntry {
        guild: GUILD,
        at: 9,
        person: ALICE,
        act: AuditAct::Set(Setting::Ranked),
        game: None,
        target: None,
        detail: String::new(),
    };
    let (none, casual) = (Settings::default(), Settings { casual: true, ..Settings::default() });
    assert!(store.change_settings(none, casual.clone(), entry()).await.unwrap());
    let newer = "UPDATE settings
                 SET settings = json_set(settings, '$.anthem', 'on', '$.ratings.tempo', 7)";
    assert_eq!(place.raw().execute(newer, []).unwrap(), 1);
    let themed = Settings { theme: Some("wood".to_owned()), ..casual.clone() };
    assert!(store.change_settings(casual.clone(), themed.clone(), entry()).await.unwrap());
    assert_eq!(store.settings(GUILD).await.unwrap(), themed);
    assert!(store.change_settings(themed, casual.clone(), entry()).await.unwrap());
    assert_eq!(store.settings(GUILD).await.unwrap(), casual, "what was set is taken back");
    let sql = "SELECT (settings ->> '$.anthem') || (settings ->> '$.ratings.tempo') FROM settings";
    let kept = place.raw().query_one(sql, [], |row| row.get::<_, String>(0));
    assert_eq!(kept.unwrap(), "on7");
}

/// A node of the release before goes on in a server that has chosen what the new one alone knows.
#[tokio::test]
async fn a_choice_of_a_newer_program_counts_as_the_default_and_is_kept() {
    const GUILD: u64 = 5;
    let place = Place::new();
    let store = place.open();
    let change = async |before: &Settings, after: &Settings| {
        let entry = AuditEntry {
            guild: GUILD,
            at: 9,
            person: ALICE,
            act: AuditAct::Set(Setting::Policy),
            game: None,
            target: None,
            detail: String::new(),
        };
        assert!(store.change_settings(before.clone(), after.clone(), entry).await.unwrap());
        assert_eq!(store.settings(GUILD).await.unwrap(), *after);
    };
    let kept = || {
        let sql =
            "SELECT (settings ->> '$.policy') || ' ' || (settings ->> '$.pace') FROM settings";
        place.raw().query_one(sql, [], |row| row.get::<_, String>(0)).unwrap()
    };
    let casual = Settings { casual: true, ..Settings::default() };
    change(&Settings::default(), &Settings { policy: Policy::Keep, ..casual.clone() }).await;
    let newer = "UPDATE settings
                 SET settings = json_set(settings, '$.policy', 'spiral', '$.pace', 'fortnight')";
    assert_eq!(place.raw().execute(newer, []).unwrap(), 1);
    assert_eq!(store.settings(GUILD).await.unwrap(), casual, "the others are as they were set");
    let themed = Settings { theme: Some("wood".to_owned()), ..casual.clone() };
    change(&casual, &themed).await;
    assert_eq!(kept(), "spiral fortnight");
    change(&themed, &Settings { policy: Policy::Relay, ..themed.clone() }).await;
    assert_eq!(kept(), "relay fortnight", "another choice takes its place");
    let broken = "UPDATE settings SET settings = json_set(settings, '$.barred', 7)";
    assert_eq!(place.raw().execute(broken, []).unwrap(), 1);
    assert!(store.settings(GUILD).await.is_err(), "no ban is forgotten");
}

/// A person may have chosen on the new node what the one before does not know.
#[tokio::test]
async fn a_persons_choice_of_a_newer_program_counts_as_the_default_and_is_kept() {
    let place = Place::new();
    let store = place.open();
    let prefer = async |before: &Preferences, after: &Preferences| {
        assert!(store.prefer(ALICE, before.clone(), after.clone()).await.unwrap());
        assert_eq!(store.preferences(ALICE).await.unwrap(), *after);
    };
    let kept = || {
        let sql = "SELECT numbers || ' ' || reminders || ' ' || lettering || ' ' || challenge
                   FROM preferences";
        place.raw().query_one(sql, [], |row| row.get::<_, String>(0)).unwrap()
    };
    let confirm = Preferences { confirm: true, ..Preferences::default() };
    let chosen = Preferences { numbers: Numbers::All, ..confirm.clone() };
    prefer(&Preferences::default(), &chosen).await;
    let newer = "UPDATE preferences SET numbers = 'odd', reminders = 'letter',
                     lettering = 'runes', challenge = 'fortnight'";
    assert_eq!(place.raw().execute(newer, []).unwrap(), 1);
    assert_eq!(store.preferences(ALICE).await.unwrap(), confirm, "the others are as they were set");
    let turned = Preferences { turned: 1, ..confirm.clone() };
    prefer(&confirm, &turned).await;
    assert_eq!(kept(), "odd letter runes fortnight");
    let lettering = Some(Lettering::ALL[0].0);
    let other = Preferences { numbers: Numbers::Last, lettering, ..turned.clone() };
    prefer(&turned, &other).await;
    let word = Lettering::ALL[0].1;
    assert_eq!(kept(), format!("last letter {word} fortnight"), "another choice takes its place");
}
