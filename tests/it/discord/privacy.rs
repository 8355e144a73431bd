//! Data that `/privacy` gives and deletes, beside the schema: no table and no column about a person is forgotten.

use super::events;
use super::servers::dump;
use crate::stage::{Stage, ephemeral_text};
use narabe::playground::Answered;
use narabe::playground::cast::SERVER;
use narabe::store::Preferences;
use narabe::store::copy::TABLES;
use narabe::store::preferences::Quiet;
use narabe::words::{Locale, say};
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::Duration;

/// A table that names people.
struct Table {
    name: &'static str,
    /// The rows of the person `?1`, the one first that the export has first; empty where it gives nothing of them.
    rows: &'static str,
    /// Each column, with its place in the export, or the reason why it has none; after `~` the value has another form there.
    /// `*` is all others.
    columns: &'static [(&'static str, &'static str)],
}

const OWN: &str = "it is the person, or another one";
const ORDER: &str = "a number in an order that the export keeps";

/// The tables that name people, with all their columns.
const OF_PEOPLE: [Table; 29] = [
    Table {
        name: "people",
        rows: "people WHERE id = ?1",
        columns: &[
            ("id", "/person"),
            ("first_seen_at", "/first_met_ms"),
            ("direct_closed_at", "/direct_messages_closed_since_ms"),
            ("direct_channel", "/direct_channel"),
        ],
    },
    Table {
        name: "games",
        rows: "games WHERE id IN (SELECT game FROM members WHERE person = ?1) ORDER BY id",
        columns: &[
            ("id", "/games/0/number"),
            ("game", "/games/0/game"),
            ("rules", "/games/0/rules"),
            ("created_at", "/games/0/begun_ms"),
            ("turn_person", "the person on turn, whom the log names by the seat"),
            ("*", "about the game, and seats in the place of people"),
        ],
    },
    Table {
        name: "members",
        rows: "members WHERE person = ?1 ORDER BY game",
        columns: &[
            ("game", "/games/0/number"),
            ("place", ORDER),
            ("person", OWN),
            ("joined", "/games/0/you_agreed"),
            ("seat", "/games/0/your_seat"),
            ("unfinished", "a copy of the game's status"),
        ],
    },
    Table {
        name: "moves",
        rows: "moves WHERE (game, seat) IN (SELECT game, seat FROM members WHERE person = ?1) ORDER BY game, ply",
        columns: &[
            ("game", "/games/0/number"),
            ("ply", ORDER),
            ("seat", "/games/0/your_seat"),
            ("text", "/games/0/actions/0"),
            ("at", "/games/0/your_entries_ms/0"),
        ],
    },
    Table {
        name: "guests",
        rows: "guests WHERE (game, place) IN (SELECT game, place FROM members WHERE person = ?1)",
        columns: &[
            ("game", "/games/0/number"),
            ("place", ORDER),
            ("guild", "/games/0/you_came_from_server"),
        ],
    },
    Table {
        name: "preferences",
        rows: "preferences WHERE person = ?1",
        columns: &[
            ("person", OWN),
            ("locale", "/preferences/language"),
            ("theme", "/preferences/theme"),
            ("numbers", "/preferences/move_numbers"),
            ("forbidden", "/preferences/forbidden_points"),
            ("confirm", "/preferences/confirm_moves"),
            ("reminders", "/preferences/reminders"),
            ("quiet_from", "/preferences/quiet_hours/0"),
            ("quiet_until", "/preferences/quiet_hours/1"),
            ("zone", "/preferences/time_zone"),
            ("auto_vacation", "/preferences/vacation_by_itself"),
            ("turned", "/preferences/quarter_turns"),
            ("text_board", "/preferences/text_board"),
            ("zoom", "/preferences/part_in_play"),
            ("deck", "/preferences/deck"),
            ("lettering", "~/preferences/pente_columns"),
            ("challenge", "/preferences/last_challenge"),
            ("lessons", "/preferences/lessons_solved_bits"),
            ("direct_turns", "/preferences/turns_by_direct_message"),
            ("guessable", "/preferences/guesses_about_games"),
            ("puzzles", "/preferences/puzzles_from_games"),
            ("across", "/preferences/seats_in_other_servers"),
        ],
    },
    Table {
        name: "memberships",
        rows: "memberships WHERE person = ?1 ORDER BY guild",
        columns: &[
            ("guild", "/servers/0/server"),
            ("person", OWN),
            ("joined_at", "/servers/0/member_since_ms"),
            ("name", "/servers/0/name_on_boards"),
            ("gone", "/servers/0/has_left"),
            ("seen_at", "/servers/0/last_known_ms"),
        ],
    },
    Table {
        name: "results",
        rows: "results WHERE game IN (SELECT game FROM members WHERE person = ?1) ORDER BY game",
        columns: &[
            ("game", "/games/0/number"),
            ("bar", "~/games/0/not_rated_because"),
            ("*", "about the game; the ledger has the person's share"),
        ],
    },
    Table {
        name: "scores",
        rows: "scores WHERE person = ?1 ORDER BY seq",
        columns: &[
            ("game", "/ratings/ledger/0/game"),
            ("person", OWN),
            ("number", ORDER),
            ("seq", ORDER),
            ("guild", "/ratings/ledger/0/server"),
            ("pool", "/ratings/ledger/0/pool"),
            ("season", "/ratings/ledger/0/season"),
            ("at", "/ratings/ledger/0/at_ms"),
            ("side", "/ratings/ledger/0/side"),
            ("place", "/ratings/ledger/0/place"),
            ("points", "follows from the places"),
            ("late", "/ratings/ledger/0/late"),
            ("counts", "/ratings/ledger/0/counts"),
            ("weight", "/ratings/ledger/0/weight"),
            ("note", "~/ratings/ledger/0/why_less"),
            ("rating_before", "/ratings/ledger/0/before/rating"),
            ("deviation_before", "/ratings/ledger/0/before/deviation"),
            ("volatility_before", "/ratings/ledger/0/before/volatility"),
            ("rating", "/ratings/ledger/0/after/rating"),
            ("deviation", "/ratings/ledger/0/after/deviation"),
            ("volatility", "/ratings/ledger/0/after/volatility"),
            ("edge", "/ratings/ledger/0/edge"),
        ],
    },
    Table { name: "meetings", rows: "", columns: &[("*", "sums of the ledger, by opponents")] },
    Table {
        name: "ratings",
        rows: "ratings WHERE person = ?1 ORDER BY guild, pool, season",
        columns: &[
            ("guild", "/ratings/standings/0/server"),
            ("pool", "/ratings/standings/0/pool"),
            ("season", "/ratings/standings/0/season"),
            ("person", OWN),
            ("rating", "/ratings/standings/0/skill/rating"),
            ("deviation", "/ratings/standings/0/skill/deviation"),
            ("volatility", "/ratings/standings/0/skill/volatility"),
            ("games", "/ratings/standings/0/games"),
            ("wins", "/ratings/standings/0/won"),
            ("draws", "/ratings/standings/0/drawn"),
            ("losses", "/ratings/standings/0/lost"),
            ("opponents", "/ratings/standings/0/opponents"),
            ("last_at", "/ratings/standings/0/last_ms"),
            ("tier", "follows from the games and the server's settings"),
            ("lapses_at", "follows from the games and the server's settings"),
        ],
    },
    Table {
        name: "starts",
        rows: "starts WHERE person = ?1 ORDER BY guild, pool, season",
        columns: &[
            ("guild", "/ratings/first_standings/0/server"),
            ("pool", "/ratings/first_standings/0/pool"),
            ("season", "/ratings/first_standings/0/season"),
            ("person", OWN),
            ("rating", "/ratings/first_standings/0/skill/rating"),
            ("deviation", "/ratings/first_standings/0/skill/deviation"),
            ("volatility", "/ratings/first_standings/0/skill/volatility"),
            ("last_at", "/ratings/first_standings/0/last_ms"),
        ],
    },
    Table {
        name: "vacations",
        rows: "vacations WHERE person = ?1 ORDER BY began_at",
        columns: &[
            ("person", OWN),
            ("began_at", "/vacations/0/began_ms"),
            ("ends_at", "/vacations/0/ended_ms"),
            ("automatic", "/vacations/0/by_itself"),
        ],
    },
    Table {
        name: "settings",
        rows: "",
        columns: &[
            ("guild", "the bans among them: /banned_in_servers"),
            ("settings", "the bans among them: /banned_in_servers"),
        ],
    },
    Table {
        name: "blocks",
        rows: "blocks WHERE person = ?1 ORDER BY at",
        columns: &[
            ("person", OWN),
            ("blocked", "/blocked/0/person"),
            ("at", "/blocked/0/since_ms"),
        ],
    },
    Table {
        name: "audit",
        rows: "audit WHERE person = ?1 OR target = ?1 ORDER BY id",
        columns: &[
            ("id", ORDER),
            ("guild", "/audit/0/server"),
            ("at", "/audit/0/at_ms"),
            ("person", "~/audit/0/by_you"),
            ("deed", "/audit/0/act"),
            ("game", "/audit/0/game"),
            ("target", "~/audit/0/about_you"),
            ("detail", "/audit/0/detail"),
        ],
    },
    Table { name: "outbox", rows: "", columns: &[("*", "a message to come, or one just sent")] },
    Table { name: "erasures", rows: "", columns: &[("*", "there while a person is deleted")] },
    Table { name: "credits", rows: "", columns: &[("*", "how far a job has come")] },
    Table { name: "rerankings", rows: "", columns: &[("*", "how far a job has come")] },
    Table {
        name: "events",
        rows: "events WHERE author = ?1 ORDER BY id",
        columns: &[
            ("id", "/events/0/number"),
            ("author", "~/events/0/made_by_you"),
            ("name", "/events/0/name"),
            ("format", "/events/0/format"),
            ("*", "about the event"),
        ],
    },
    Table {
        name: "entrants",
        rows: "entrants WHERE person = ?1 ORDER BY event",
        columns: &[
            ("event", "/events/0/number"),
            ("number", ORDER),
            ("person", OWN),
            ("division", "~/events/0/division"),
            ("rating", "/events/0/rating"),
            ("joined_at", "/events/0/joined_ms"),
            ("left_at", "/events/0/left_ms"),
            ("returned_at", "/events/0/returned_ms"),
        ],
    },
    Table {
        name: "climbers",
        rows: "climbers WHERE person = ?1 ORDER BY hill",
        columns: &[
            ("hill", "its server, game and rules are given"),
            ("number", ORDER),
            ("person", OWN),
            ("joined_at", "/hills/0/joined_ms"),
            ("left_at", "/hills/0/left_ms"),
        ],
    },
    Table {
        name: "given_roles",
        rows: "given_roles WHERE person = ?1",
        columns: &[
            ("guild", "/roles/0/server"),
            ("role", "/roles/0/role"),
            ("person", OWN),
            ("given_at", "/roles/0/given_ms"),
        ],
    },
    Table {
        name: "puzzle_attempts",
        rows: "puzzle_attempts WHERE person = ?1",
        columns: &[
            ("guild", "/puzzles_of_days/0/server"),
            ("day", "/puzzles_of_days/0/day"),
            ("person", OWN),
            ("wrong", "/puzzles_of_days/0/wrong_answers"),
            ("solved_at", "/puzzles_of_days/0/solved_ms"),
            ("gave_up", "/puzzles_of_days/0/gave_up"),
        ],
    },
    Table {
        name: "ballots",
        rows: "ballots WHERE person = ?1",
        columns: &[
            ("game", "/ballots/0/game"),
            ("entries", "/ballots/0/after_entries"),
            ("person", OWN),
            ("kind", "/ballots/0/kind"),
            ("text", "/ballots/0/text"),
            ("at", "/ballots/0/at_ms"),
            ("interaction", "the command with which it was given"),
            ("closed_at", "the points are there from then on"),
            ("points", "/ballots/0/points"),
        ],
    },
    Table {
        name: "guessers",
        rows: "guessers WHERE person = ?1",
        columns: &[
            ("month", "/ballot_points/0/month"),
            ("guild", "/ballot_points/0/server"),
            ("person", OWN),
            ("points", "/ballot_points/0/points"),
            ("hits", "/ballot_points/0/right"),
            ("number", "/ballot_points/0/counted"),
        ],
    },
    Table {
        name: "plans",
        rows: "plans WHERE person = ?1",
        columns: &[
            ("game", "/plans/0/game"),
            ("person", OWN),
            ("entries", "/plans/0/after_entries"),
            ("lines", "~/plans/0/lines"),
        ],
    },
    Table {
        name: "position_notes",
        rows: "position_notes WHERE person = ?1",
        columns: &[
            ("game", "/notes/0/game"),
            ("person", OWN),
            ("ply", "/notes/0/after_actions"),
            ("position", "a hash of the position"),
            ("text", "/notes/0/text"),
            ("shared", "/notes/0/shared"),
        ],
    },
];

/// The tables that name no one. Whoever adds a table decides here.
const OF_NO_ONE: [&str; 23] = [
    "guilds",
    "inbox",
    "acts",
    "notes",
    "seasons",
    "rungs",
    "recounts",
    "edges",
    "machines",
    "pairings",
    "event_games",
    "sets",
    "hills",
    "hill_games",
    "role_checks",
    "weeks",
    "puzzle_days",
    "puzzle_posts",
    "own_puzzles",
    "puzzle_sources",
    "book",
    "across_servers",
    // Salted hashes, as in bans: the notice names them.
    "erased",
];

/// Names of columns that hold a person's id.
const PEOPLE: [&str; 7] =
    ["person", "author", "target", "blocked", "nameless", "turn_person", "owner"];

/// The answers of a query with one column of text, with `?1` a table's name.
fn texts(db: &Connection, sql: &str, table: &str) -> BTreeSet<String> {
    let mut query = db.prepare(sql).unwrap();
    let rows = query.query_map([table], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

fn columns(db: &Connection, table: &str) -> BTreeSet<String> {
    texts(db, "SELECT name FROM pragma_table_info(?1)", table)
}

#[test]
fn every_table_about_people_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("narabe.db");
    drop(narabe::store::Store::open(&file, narabe::store::sqlite::Options::default()).unwrap());
    let db = Connection::open(&file).unwrap();
    for table in TABLES {
        let known = OF_PEOPLE.iter().find(|of| of.name == table);
        let there = columns(&db, table);
        let Some(known) = known else {
            assert!(OF_NO_ONE.contains(&table), "does {table} name people?");
            let named = there.iter().find(|name| PEOPLE.contains(&name.as_str()));
            assert_eq!(named, None, "{table} names people");
            let led_to = "SELECT \"table\" FROM pragma_foreign_key_list(?1)";
            assert!(!texts(&db, led_to, table).contains("people"), "{table} names people");
            continue;
        };
        let listed: BTreeSet<String> =
            known.columns.iter().map(|(name, _)| (*name).to_owned()).collect();
        let has_rest = listed.contains("*");
        for name in &there {
            assert!(has_rest || listed.contains(name), "is {table}.{name} exported?");
        }
        for name in listed.iter().filter(|name| *name != "*") {
            assert!(there.contains(name), "there is no {table}.{name}");
        }
    }
    assert_eq!(OF_PEOPLE.len() + OF_NO_ONE.len(), TABLES.len());
}

/// The notice names what is kept, in each language as much as a message takes.
#[test]
fn the_notice_names_what_is_kept() {
    let english = say(Locale::En, "privacy", &[]);
    for kept in [
        "vacations",
        "puzzles of the day",
        "plans, notes, guesses and votes",
        "leagues, tournaments and hills",
        "roles",
        "moderators",
        "last known to be there",
    ] {
        assert!(english.contains(kept), "{kept}: {english}");
    }
    for locale in Locale::ALL {
        let length = say(locale, "privacy", &[]).chars().count();
        assert!(length <= 2000, "{}: {length} characters", locale.code());
    }
}

/// Alice has a row in each table: by what she does, and where that would take long, by the statements.
async fn live(stage: &Stage) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    super::ratings::won(stage, "alice", "bob").await;
    events::joined(stage, &[], &["alice"]).await;
    let hill = alice.slash(&lobby, "hill", &[("game", "gomoku/freestyle swap2")]).await.unwrap();
    alice.press(hill.message().unwrap(), "Join").await.unwrap();
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    let change = |wishes: &mut Preferences| {
        wishes.theme = Some("paper".to_owned());
        wishes.quiet = Some(Quiet { from: 60, until: 120 });
        wishes.lessons = 5;
    };
    stage.prefer(&alice, change).await;
    let db = crate::database::raw(stage.database());
    for sql in [
        "INSERT INTO guests (game, place, guild) SELECT game, place, ?2 FROM members WHERE person = ?1 AND game = 1",
        "INSERT INTO starts VALUES (?2, 'renju', 1, ?1, 1510, 340, 0.05, 3)",
        "INSERT INTO vacations SELECT ?1, 1000, 2000, 0 WHERE ?2 > 0",
        "INSERT INTO blocks SELECT ?1, ?2, 5",
        "INSERT INTO audit (guild, at, person, deed, game, target, detail) VALUES (?2, 7, ?1, 'void', 1, ?1, '')",
        "INSERT INTO given_roles VALUES (?2, 9, ?1, 11)",
        "INSERT INTO puzzle_attempts VALUES (?2, 20000, ?1, 1, 123, 0)",
        "INSERT INTO ballots SELECT 1, 0, ?1, 'guess', 'h8', 5, 6, 1767268800000, 3 WHERE ?2 > 0",
        "INSERT INTO guessers VALUES ('2026-01', ?2, ?1, 3, 1, 2)",
        "INSERT INTO plans SELECT 2, ?1, 1, '[[\"h9\",\"i10\"]]' WHERE ?2 > 0",
        "INSERT INTO position_notes SELECT 1, ?1, 3, '0123456789abcdef', 'a note', 1 WHERE ?2 > 0",
    ] {
        let done = db.execute(sql, [alice.id().cast_signed(), SERVER.cast_signed()]);
        assert_eq!(done.unwrap_or_else(|error| panic!("{sql}: {error}")), 1, "{sql}");
    }
}

/// True if the export says what the database keeps.
fn is_same(kept: ValueRef<'_>, given: &Value) -> bool {
    match (kept, given) {
        (ValueRef::Null, _) => true,
        (ValueRef::Integer(number), Value::Bool(flag)) => number == i64::from(*flag),
        (ValueRef::Integer(number), Value::String(text)) => *text == number.to_string(),
        (ValueRef::Integer(number), given) => given.as_i64() == Some(number),
        (ValueRef::Real(number), given) => {
            given.as_f64().is_some_and(|given| (given - number).abs() < 1e-9)
        }
        (ValueRef::Text(text), given) => given.as_str().map(str::as_bytes) == Some(text),
        (ValueRef::Blob(_), _) => false,
    }
}

/// Holds that the export has each column of the first of these rows.
fn is_given(db: &Connection, table: &Table, person: u64, all: &Value) {
    let mut query = db.prepare(&format!("SELECT * FROM {} LIMIT 1", table.rows)).unwrap();
    let mut rows = query.query([person.cast_signed()]).unwrap();
    let name = table.name;
    let row = rows.next().unwrap().unwrap_or_else(|| panic!("there is no row in {name}"));
    for (column, place) in table.columns {
        let (place, in_another_form) = match place.strip_prefix('~') {
            Some(place) => (place, true),
            None => (*place, false),
        };
        if !place.starts_with('/') {
            continue;
        }
        let given = all.pointer(place).unwrap_or_else(|| panic!("{name}.{column}: no {place}"));
        let kept = row.get_ref(*column).unwrap();
        let is_there = matches!(kept, ValueRef::Null) || !given.is_null();
        let is_right = if in_another_form { is_there } else { is_same(kept, given) };
        assert!(is_right, "{name}.{column} is {kept:?}, and {place} is {given}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_column_about_a_person_is_given_and_deleted() {
    let stage = Stage::open().await;
    live(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let file = &export.message().unwrap().attachments[0];
    let all: Value = serde_json::from_slice(&file.bytes).unwrap();
    {
        let db = crate::database::raw(stage.database());
        for table in OF_PEOPLE.iter().filter(|table| !table.rows.is_empty()) {
            is_given(&db, table, alice.id(), &all);
        }
    }
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let dump = dump(&crate::database::raw(stage.database()));
    let left = dump.lines().find(|line| line.contains(&alice.id().to_string()));
    assert_eq!(left, None, "a row names her still");
    stage.close().await;
}

/// No other press reads and sends as much.
#[tokio::test(flavor = "multi_thread")]
async fn everything_is_given_once_in_ten_minutes() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let export = async |who: &str| {
        let person = stage.person(who);
        let notice = person.slash(&lobby, "privacy", &[]).await.unwrap();
        person.press(notice.ephemeral().unwrap(), "Export everything").await.unwrap()
    };
    let is_given =
        |answer: &Answered| answer.message().is_some_and(|message| message.attachments.len() == 1);
    assert!(is_given(&export("alice").await));
    let said = ephemeral_text(&export("alice").await);
    let is_told = said.starts_with("You asked for your data") && said.contains("again from <t:");
    assert!(is_told, "{said}");
    assert!(is_given(&export("bob").await), "no one else's");
    stage.pass(Duration::from_secs(10 * 60)).await;
    assert!(is_given(&export("alice").await));
    stage.close().await;
}

/// Games against the machine that are broken off at once are made by the thousand.
#[tokio::test(flavor = "multi_thread")]
async fn many_games_are_given_in_files_of_their_own() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.prefer(&alice, |wishes| wishes.confirm = true).await;
    let games = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
         INSERT INTO games (id, channel, game, rules, revision, seats, first, locale, status, version, log, log_hash,
                            created_at, updated_at, ending, pace, rated)
         SELECT i, 7, 'gomoku', 'freestyle', 1, 2, 'random', 'en-US', 3, 1, '', zeroblob(32), 5, 5, 'aborted',
                'standard', 0 FROM n";
    let seats = "INSERT INTO members (game, place, person, joined, seat, unfinished)
         SELECT id, 0, ?1, 1, 0, 0 FROM games";
    {
        let db = crate::database::raw(stage.database());
        let known = "INSERT OR IGNORE INTO people (id, first_seen_at) VALUES (?1, 5)";
        db.execute(known, [alice.id().cast_signed()]).unwrap();
        assert_eq!(db.execute(games, []).unwrap(), 2_500);
        assert_eq!(db.execute(seats, [alice.id().cast_signed()]).unwrap(), 2_500);
    }
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let files = &export.message().unwrap().attachments;
    let read = |place: usize| serde_json::from_slice::<Value>(&files[place].bytes).unwrap();
    assert_eq!((files.len(), read(0).get("games")), (2, None));
    assert_eq!(read(0)["person"], alice.id().to_string());
    let list = read(1);
    let numbers = list.as_array().unwrap().iter().map(|game| game["number"].as_i64().unwrap());
    assert!(numbers.eq(1..=2_500), "in their order");
    stage.close().await;
}
