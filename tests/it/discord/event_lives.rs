//! Events in which things go otherwise than planned: time that no one claims, people who leave or are banned, results that
//! cross a step, and what follows from an end.

use super::events::{FOUR, HOUR, events, join, kept, made, play_out, resign, running, shown};
use crate::stage::{Stage, ephemeral_text};
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::store::events::EventStatus;
use narabe::store::hills::HillId;
use narabe::store::servers::{AuditAct, AuditEntry, Setting, Settings};
use narabe::store::{GameId, Status};
use std::time::Duration;

/// The server rates no game any more.
async fn rate_nothing(stage: &Stage) {
    let before = stage.app.store().settings(SERVER).await.unwrap();
    let settings = Settings { casual: true, ..before.clone() };
    let entry = AuditEntry {
        guild: SERVER,
        at: stage.clock_now(),
        person: stage.person("alice").id(),
        act: AuditAct::Set(Setting::Casual),
        game: None,
        target: None,
        detail: String::new(),
    };
    assert!(stage.app.store().change_settings(before, settings, entry).await.unwrap());
}

/// Two people make a move each in a game.
async fn begin(stage: &Stage, game: GameId, people: [&str; 2]) {
    let (lobby, number) = (stage.channel("lobby"), game.0.to_string());
    for (who, point) in people.into_iter().zip(["h8", "h9"]) {
        let options = [("where", point), ("game", number.as_str())];
        stage.person(who).slash(&lobby, "move", &options).await.unwrap();
    }
    assert_eq!(stage.kept(game.0).await.log.len(), 2);
}

/// A person leaves an event that is played.
async fn leave(stage: &Stage, who: &str, shown: &Message) {
    let asked = stage.person(who).press(shown, "Leave").await.unwrap();
    let sure = asked.ephemeral().unwrap().clone();
    stage.person(who).press(&sure, "Yes, leave").await.unwrap();
    stage.bot.tick().await;
}

/// Nothing counts for ratings here, and no one claims the win: the better seed has lost all the same.
#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_in_an_unrated_event_has_lost() {
    let stage = Stage::open().await;
    rate_nothing(&stage).await;
    let options = [("format", "knockout"), ("seats", "3"), ("clock", "day")];
    let sign_up = made(&stage, &options).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    assert!(!kept(&stage, 1).await.terms.rated);
    let [game] = running(&stage, 1).await[..] else { panic!("one match") };
    begin(&stage, game, ["bob", "carol"]).await;
    for _ in 0..26 {
        stage.pass(HOUR).await;
    }
    let over = stage.kept(game.0).await;
    assert_eq!(over.log.last().map(String::as_str), Some("timeout 0"), "{over:?}");
    let event = kept(&stage, 1).await;
    let last = event.pairings.last().unwrap();
    let people = [Some(last.one), last.other].map(|number| event.entrant(number?));
    let people = people.map(|entrant| entrant.map(|entrant| entrant.person));
    assert_eq!(people, ["alice", "carol"].map(|who| Some(stage.person(who).id())));
    stage.close().await;
}

/// Games of an event that was cancelled are ordinary ones: their players may cancel them.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_cancelled_event_belong_to_none() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "round-robin"), ("seats", "3")]).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    let game = running(&stage, 1).await[0];
    assert!(stage.kept(game.0).await.event.is_some());
    events(&stage, "alice", &[("do", "cancel")]).await;
    let kept = stage.kept(game.0).await;
    assert_eq!((kept.status, kept.event), (Status::Running, None));
    let who = FOUR.iter().find(|who| stage.person(who).id() == kept.members[0].person).unwrap();
    let number = game.0.to_string();
    let options = [("game", number.as_str())];
    let asked = stage.person(who).slash(&stage.channel("lobby"), "abort", &options).await.unwrap();
    let asked = ephemeral_text(&asked);
    assert!(!asked.contains("belongs to an event"), "{asked}");
    stage.close().await;
}

/// Both who would play the final have left: no one has won, and no one is said to have.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_all_have_left_has_no_winner() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "knockout"), ("seats", "3")]).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    let table = shown(&stage, 1).await;
    leave(&stage, "alice", &table).await;
    leave(&stage, "carol", &table).await;
    let game = running(&stage, 1).await[0];
    resign(&stage, game, stage.person("bob").id()).await;
    stage.bot.tick().await;
    stage.bot.tick().await;
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Over);
    let said: Vec<String> =
        stage.channel("lobby").messages().iter().map(|one| one.text().to_owned()).collect();
    assert!(said.iter().any(|text| text.contains("no one has won")), "{said:#?}");
    assert!(!said.iter().any(|text| text.starts_with('👑')), "{said:#?}");
    stage.close().await;
}

/// A ban keeps a person from new games, those that an event begins and those for a hill as well.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_is_out_of_events_and_off_hills() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let hill = [("do", "join"), ("game", "gomoku/renju")];
    bob.slash(&lobby, "hill", &hill).await.unwrap();
    let options = [("format", "round-robin"), ("seats", "4"), ("clock", "hour")];
    let sign_up = made(&stage, &options).await;
    join(&stage, &sign_up, &FOUR).await;
    assert_eq!(running(&stage, 1).await.len(), 2, "one opponent at a time");
    alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let back = events(&stage, "alice", &[("do", "put-back"), ("person", "bob")]).await;
    assert!(back.contains("isn’t allowed to play here"), "{back}");
    play_out(&stage, 1).await;
    let event = kept(&stage, 1).await;
    let own = event.entry_of(bob.id()).unwrap();
    let met = event.pairings.iter();
    let met = met.filter(|pairing| pairing.one == own.number || pairing.other == Some(own.number));
    assert_eq!((own.left_at.is_some(), met.count()), (true, 1), "{:?}", event.pairings);
    let stays = stage.app.store().hill(HillId(1)).await.unwrap().unwrap().stays;
    assert!(stays[0].left_at.is_some(), "{stays:?}");
    stage.close().await;
}

/// A result that was decided before a step of its event and kept after it is in the next edit of the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_crosses_a_step_is_in_the_table() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "round-robin"), ("seats", "4")]).await;
    join(&stage, &sign_up, &FOUR).await;
    stage.pass(Duration::from_secs(30)).await;
    for game in running(&stage, 1).await.into_iter().take(2) {
        let person = stage.kept(game.0).await.members[0].person;
        resign(&stage, game, person).await;
        let crosses =
            "UPDATE games SET updated_at = (SELECT updated_at FROM events) - 5 WHERE id = ?1";
        crate::database::raw(stage.database()).execute(crosses, [game.0]).unwrap();
        stage.bot.tick().await;
    }
    stage.pass(HOUR).await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("2 of 6"), "{}", table.text());
    stage.close().await;
}

/// A season that follows is played by the rules as they are then, and not as they were when the league was made.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_season_has_the_rules_of_its_time() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "league"), ("seats", "3")]).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    let now = kept(&stage, 1).await.terms.revision;
    assert!(now > 1);
    crate::database::raw(stage.database()).execute("UPDATE events SET revision = 1", []).unwrap();
    play_out(&stage, 1).await;
    assert_eq!(kept(&stage, 1).await.terms.revision, 1);
    assert_eq!(kept(&stage, 2).await.terms.revision, now);
    stage.close().await;
}

/// Nothing is said of a ban in an event: its message no longer names the person.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_is_no_news_of_an_event() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "round-robin")]).await;
    join(&stage, &sign_up, &FOUR).await;
    let lobby = stage.channel("lobby");
    let banned = stage.person("alice").slash(&lobby, "settings ban", &[("person", "bob")]).await;
    ephemeral_text(&banned.unwrap());
    stage.bot.tick().await;
    let (bob, now) = (stage.person("bob"), shown(&stage, 1).await);
    assert!(!now.text().contains(&bob.mention()), "{}", now.text());
    assert_eq!(stage.world.pings(&bob), []);
    stage.close().await;
}
