//! The files of a whole event: other readers find in them what was played.

use super::events::{
    FOUR, HOUR, events, flaws, join, joined, kept, made, move_twice, play_out, running, share,
    sign_up,
};
use crate::stage::{Stage, decide};
use narabe::games::GAMES;
use narabe::playground::message::Message;
use narabe::records::{self, Assume, Format};
use narabe::standings::answer;
use serde_json::{Value, json};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

/// The content of a file whose name ends so.
fn file(message: &Message, ending: &str) -> String {
    let found = message.attachments.iter().find(|file| file.filename.ends_with(ending));
    let found = found.unwrap_or_else(|| panic!("{ending}: {:?}", message.attachments));
    String::from_utf8(found.bytes.to_vec()).unwrap()
}

async fn files(stage: &Stage, number: &str) -> Message {
    let lobby = stage.channel("lobby");
    let options = [("do", "export"), ("event", number)];
    let answered = stage.person("dave").slash(&lobby, "events", &options).await.unwrap();
    answered.ephemeral().unwrap_or_else(|| panic!("{answered:?}")).clone()
}

/// The table that `narabe standings` makes of the exported lines.
fn standings(message: &Message) -> Value {
    let lines = file(message, "event.jsonl");
    serde_json::to_value(answer(lines.trim().as_bytes())).unwrap()["table"].clone()
}

/// A line of the report: points, and opponent, colour and result of each round.
type Reported = (f64, Vec<(usize, char, char)>);

/// The report's lines, by the columns that the standard gives them.
fn report(message: &Message) -> Vec<Reported> {
    let text = file(message, "event.trf");
    let lines = text.lines().filter(|line| line.starts_with("001 "));
    let column = |line: &[char], from: usize, to: usize| -> String {
        line[from - 1..to].iter().collect::<String>().trim().to_owned()
    };
    lines
        .map(|line| {
            let line: Vec<char> = line.chars().collect();
            let rounds = line[91..].chunks(10).map(|round| {
                let opponent = column(round, 1, 4).parse().unwrap();
                (opponent, round[5], round[7])
            });
            (column(&line, 81, 84).parse().unwrap(), rounds.collect())
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_files_of_an_event_are_read_back() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("name", "Winter cup"), ("games", "2")];
    made(&stage, &options[..2]).await;
    let none = events(&stage, "dave", &[("do", "export")]).await;
    assert!(none.contains("hasn’t begun"), "{none}");
    let cancelled = events(&stage, "alice", &[("do", "cancel")]).await;
    assert!(!cancelled.contains("go on"), "no game has begun: {cancelled}");
    let none = events(&stage, "dave", &[("do", "export"), ("event", "1")]).await;
    assert!(none.contains("This event is over"), "{none}");
    let lobby = stage.channel("lobby");
    let options: Vec<_> = [("game", "gomoku/freestyle")].into_iter().chain(options).collect();
    stage.person("alice").slash(&lobby, "events", &options).await.unwrap();
    let sign_up = sign_up(&stage, 2).await;
    join(&stage, &sign_up, &FOUR).await;
    events(&stage, "alice", &[("do", "start"), ("event", "2")]).await;
    stage.bot.tick().await;
    for game in running(&stage, 2).await {
        move_twice(&stage, game).await;
        stage.pass(MINUTE).await;
    }
    play_out(&stage, 2).await;
    let message = files(&stage, "2").await;
    assert_eq!(message.attachments.len(), 4, "{message:?}");
    let sgf = file(&message, "games.sgf");
    let games: Vec<String> = sgf.split("(;FF").skip(1).map(|game| format!("(;FF{game}")).collect();
    assert_eq!((games.len(), sgf.matches("EV[Winter cup]").count()), (12, 12), "{sgf}");
    for (game, leg) in
        games.iter().zip(kept(&stage, 2).await.pairings.iter().flat_map(|p| &p.games))
    {
        let read = records::read(GAMES, Format::Sgf, game, Assume::default()).unwrap();
        assert_eq!(read.problems, vec![], "{game}");
        assert_eq!(read.record.actions, stage.kept(leg.game.0).await.log, "{game}");
        assert!(!read.record.about.round.is_empty() && read.record.about.players.len() == 2);
    }
    let table = standings(&message);
    let row = |row: &Value| (row["place"].clone(), row["id"].clone(), row["points"].clone());
    let expected: Vec<_> = FOUR.iter().zip([(1, 6), (2, 4), (3, 2), (4, 0)]).collect();
    for (own, (who, (place, points))) in table.as_array().unwrap().iter().map(row).zip(expected) {
        let name = own.1.as_str().unwrap().to_lowercase();
        assert!(name.ends_with(who) && own.0 == json!(place) && own.2 == json!(points), "{table}");
    }
    let csv = file(&message, "table.csv");
    let rows: Vec<Vec<&str>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(rows[0][..5], ["division", "place", "number", "name", "points"]);
    assert_eq!(rows[1][4..], ["6", "6", "6", "", "x", "2", "2", "2"], "{csv}");
    assert_eq!(rows[4][8..], ["0", "0", "0", "x"], "{csv}");
    let report = report(&message);
    for (number, (points, rounds)) in (1..).zip(&report) {
        let scored = rounds.iter().map(|(.., result)| if *result == '1' { 1.0 } else { 0.0 });
        assert_eq!(scored.sum::<f64>(), *points, "{report:?}");
        for (round, (opponent, colour, result)) in
            rounds.iter().enumerate().filter(|(_, r)| r.0 > 0)
        {
            let (back, theirs, other) = report[opponent - 1].1[round];
            assert_eq!(back, number, "both have each other in a round");
            assert!(*colour != theirs && *result != other, "{report:?}");
        }
    }
    assert_eq!(report.iter().map(|(points, _)| points).sum::<f64>(), 12.0);
    stage.close().await;
}

/// Of two a shared victory is a draw, in every tally (docs/rules/openings-and-tables.md F10): the pairing is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_victory_is_a_draw_in_an_event() {
    let stage = Stage::open().await;
    let terms = [
        ("game", "ninuki/ninuki-renju"),
        ("format", "round-robin"),
        ("games", "1"),
        ("seats", "4"),
    ];
    events(&stage, "alice", &terms).await;
    let sign_up = sign_up(&stage, 1).await;
    join(&stage, &sign_up, &FOUR).await;
    stage.bot.tick().await;
    let game = running(&stage, 1).await[0];
    share(&stage, game).await;
    let ended_at = async || {
        let pairings = kept(&stage, 1).await.pairings;
        let mut legs = pairings.iter().flat_map(|pairing| &pairing.games);
        legs.find(|leg| leg.game == game).map(|leg| leg.ended_at)
    };
    let before = ended_at().await;
    stage.pass(HOUR).await;
    let number = game.0.to_string();
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let drawn = decide(&alice, &lobby, &[("game", number.as_str())]).await;
    assert!(drawn.contains("already has that result"), "{drawn}");
    assert_eq!(ended_at().await, before, "a decision does not move the end");
    for game in running(&stage, 1).await {
        move_twice(&stage, game).await;
    }
    play_out(&stage, 1).await;
    let report = report(&files(&stage, "1").await);
    let results = report.iter().flat_map(|(_, rounds)| rounds).map(|(.., result)| *result);
    let results: String = results.collect();
    let signs = ['=', '1', '0'].map(|sign| results.matches(sign).count());
    assert_eq!(signs, [2, 5, 5], "{report:?}");
    assert_eq!(report.iter().map(|(points, _)| points).sum::<f64>(), 6.0, "{report:?}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_and_an_unfinished_event_are_exported_too() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "swiss")], &["alice", "bob", "carol", "dave", "guest-1"]).await;
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    let open = running(&stage, 1).await.len();
    let message = files(&stage, "1").await;
    assert_eq!(file(&message, "games.sgf").matches("(;FF[4]").count(), open);
    assert!(standings(&message).as_array().is_some_and(|rows| rows.len() == 5));
    assert!(file(&message, "table.csv").contains(",?"), "what is played has no result");
    for _ in 0..10 {
        stage.pass(super::events::DAY).await;
        stage.bot.tick().await;
        if running(&stage, 1).await.is_empty() {
            break;
        }
    }
    let event = kept(&stage, 1).await;
    let message = files(&stage, "1").await;
    let (table, report) = (standings(&message), report(&message));
    assert_eq!(report.len(), event.entrants.len());
    for row in table.as_array().unwrap() {
        let number: usize = row["id"].as_str().unwrap().split(' ').next().unwrap().parse().unwrap();
        assert_eq!(row["points"].as_f64(), Some(report[number - 1].0), "{table}");
    }
    stage.close().await;
}

/// The number of the drawing is stored as the round then.
#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_names_rounds_only_where_it_has_them() {
    let stage = Stage::open().await;
    for (number, strict) in [(1, false), (2, true)] {
        let options = [("format", "swiss"), ("seats", "4"), ("rounds", "strict")];
        joined(&stage, &options[..2 + usize::from(strict)], &FOUR).await;
        stage.bot.tick().await;
        stage.pass(HOUR).await;
        let board = stage.shown(running(&stage, number).await[0].0).await;
        assert_eq!(board.text().contains("· round 1"), strict, "{}", board.text());
        let sgf = file(&files(&stage, &number.to_string()).await, "games.sgf");
        assert!(sgf.contains("EV["), "{sgf}");
        assert_eq!(sgf.contains("RO[1]"), strict, "{sgf}");
    }
    stage.close().await;
}
