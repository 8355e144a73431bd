//! Bad input about events: each gets a sentence that says what is possible, in three languages.

use super::events::{FOUR, events, join, joined, made, removed, set_ratings, shown, sign_up};
use crate::stage::{Stage, ephemeral_text, update};
use narabe::game::Arg;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::permissions;
use narabe::store::servers::{AuditAct, Setting};
use narabe::words::{Locale, full_name, say};
use std::time::Duration;

/// A person's act.
enum Act<'a> {
    /// The command `/events` with these options.
    Gives(&'a [(&'a str, &'a str)]),
    /// The button of a message with this label.
    Presses(&'a Message, &'a str),
}

/// A person is refused by this message and its arguments, in each of the languages.
async fn refused(stage: &Stage, who: &str, act: Act<'_>, id: &str, args: &[(&'static str, Arg)]) {
    for locale in Locale::ALL {
        let person = stage.person(who).with_locale(locale.code());
        let answered = match &act {
            Act::Gives(options) => person.slash(&stage.channel("lobby"), "events", options).await,
            Act::Presses(message, label) => person.press(message, label).await,
        };
        let text = ephemeral_text(&answered.unwrap());
        let sentence = say(locale, id, args);
        assert!(text.contains(&sentence), "{}: {sentence}\n{text}", locale.code());
    }
}

fn days(days: i64) -> [(&'static str, Arg); 1] {
    [("days", Arg::Number(days))]
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_join_is_told_what_they_may() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "knockout"), ("seats", "4")]).await;
    let joins = || Act::Presses(&sign_up, "Join");
    set_ratings(&stage, |ratings| ratings.ages = Some([3650, 0])).await;
    refused(&stage, "bob", joins(), "refusal-event-young-account", &days(3650)).await;
    set_ratings(&stage, |ratings| ratings.ages = Some([0, 3650])).await;
    refused(&stage, "bob", joins(), "refusal-event-young-member", &days(3650)).await;
    set_ratings(&stage, |ratings| ratings.ages = None).await;
    let bob = [("person", "bob")];
    stage.person("alice").slash(&stage.channel("lobby"), "settings ban", &bob).await.unwrap();
    refused(&stage, "bob", joins(), "refusal-you-are-barred", &[]).await;
    let by_command = [("do", "join"), ("event", "1")];
    refused(&stage, "bob", Act::Gives(&by_command), "refusal-you-are-barred", &[]).await;
    stage.person("alice").slash(&stage.channel("lobby"), "settings unban", &bob).await.unwrap();
    join(&stage, &sign_up, &FOUR).await;
    refused(&stage, "guest-1", joins(), "refusal-event-begun", &[]).await;
    for _ in 2..=3 {
        joined(&stage, &[("format", "knockout")], &["dave"]).await;
    }
    let fourth = made(&stage, &[("format", "knockout"), ("seats", "64")]).await;
    let most = [("most", Arg::Number(3))];
    let joins = || Act::Presses(&fourth, "Join");
    refused(&stage, "dave", joins(), "refusal-event-too-many", &most).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_joins_twice_hears_that_they_are_in() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "round-robin")]).await;
    let bob = stage.person("bob");
    update(&bob.press(&sign_up, "Join").await.unwrap());
    let again = ephemeral_text(&bob.press(&sign_up, "Join").await.unwrap());
    assert!(again.starts_with("You’re in: "), "{again}");
    stage.close().await;
}

/// It is refused as an open challenge is, by its button and by command. One that has begun goes on.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_by_rules_that_are_not_offered_any_more_does_not_begin() {
    let stage = Stage::open().await;
    let three = ["alice", "bob", "carol"];
    let sign_up = joined(&stage, &[("format", "round-robin")], &three).await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &three).await;
    assert!(!super::events::running(&stage, 2).await.is_empty(), "it has begun");
    let renju = vec!["gomoku/renju".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = renju).await;
    let (join, start) = ([("do", "join"), ("event", "1")], [("do", "start"), ("event", "1")]);
    for locale in Locale::ALL {
        let lobby = stage.channel("lobby");
        let alice = stage.person("alice").with_locale(locale.code());
        let dave = stage.person("dave").with_locale(locale.code());
        let name = |rules| Arg::Text(full_name(locale, "gomoku", rules));
        let args = [("game", name("freestyle")), ("known", name("renju"))];
        let sentence = say(locale, "refusal-game-not-here", &args);
        for answered in [
            dave.press(&sign_up, "Join").await,
            dave.slash(&lobby, "events", &join).await,
            alice.slash(&lobby, "events", &start).await,
        ] {
            let text = ephemeral_text(&answered.unwrap());
            assert!(text.contains(&sentence), "{}: {sentence}\n{text}", locale.code());
        }
    }
    super::events::play_out(&stage, 2).await;
    stage.set(Setting::RuleSets, |settings| settings.rule_sets.clear()).await;
    join_and_start(&stage, &sign_up).await;
    stage.close().await;
}

/// Dave joins event 1, and Alice starts it.
async fn join_and_start(stage: &Stage, sign_up: &Message) {
    join(stage, sign_up, &["dave"]).await;
    let begun = events(stage, "alice", &[("do", "start"), ("event", "1")]).await;
    assert!(begun.contains("begins now"), "{begun}");
}

/// The second of two commands in quick succession finds the event begun, though the step that opens its games may not have
/// come yet, and is not in the audit log.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_started_once() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &["alice", "bob", "carol"]).await;
    let start = [("do", "start"), ("event", "1")];
    let begun = events(&stage, "alice", &start).await;
    assert!(begun.contains("begins now"), "{begun}");
    let again = events(&stage, "alice", &start).await;
    assert!(again.contains(&say(Locale::En, "refusal-event-runs", &[])), "{again}");
    stage.bot.tick().await;
    assert!(!super::events::running(&stage, 1).await.is_empty(), "it has begun");
    let log = stage.app.store().audit(SERVER, 0, 10).await.unwrap();
    let starts = log.iter().filter(|entry| entry.act == AuditAct::StartEvent).count();
    assert_eq!(starts, 1, "{log:?}");
    stage.close().await;
}

/// Whoever manages the server may fill it.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_fills_the_server_with_events_of_their_own() {
    let stage = Stage::open().await;
    for _ in 0..3 {
        let made = events(&stage, "bob", &[("game", "gomoku/renju")]).await;
        assert!(made.starts_with("Event #"), "{made}");
    }
    let act = Act::Gives(&[("game", "gomoku/renju")]);
    refused(&stage, "bob", act, "refusal-events-yours", &[("most", Arg::Number(3))]).await;
    for _ in 0..4 {
        made(&stage, &[]).await;
    }
    stage.close().await;
}

/// Each is posted, by the bot's own request, and an entry of the audit list.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_makes_and_cancels_events_all_day() {
    let stage = Stage::open().await;
    let game = [("game", "gomoku/renju")];
    let make = async |who: &str| events(&stage, who, &game).await.starts_with("Event #");
    for number in 1..=10 {
        assert!(make("bob").await, "event {number}");
        let number = number.to_string();
        let cancelled =
            events(&stage, "bob", &[("do", "cancel"), ("event", number.as_str())]).await;
        assert!(cancelled.contains("cancelled"), "{cancelled}");
    }
    let most = [("most", Arg::Number(10))];
    refused(&stage, "bob", Act::Gives(&game), "refusal-events-made-lately", &most).await;
    assert!(make("alice").await, "she manages the server");
    stage.pass(Duration::from_secs(24 * 60 * 60)).await;
    assert!(make("bob").await, "a day has passed");
    stage.close().await;
}

/// An event with seats begins as it is full; it is full for as long as the sweep has not come.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_to_a_full_event_hears_of_the_next() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "swiss"), ("seats", "4")]).await;
    for who in FOUR {
        stage.person(who).press(&sign_up, "Join").await.unwrap();
    }
    let most = [("most", Arg::Number(4))];
    let joins = Act::Presses(&sign_up, "Join");
    refused(&stage, "guest-1", joins, "refusal-event-full", &most).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_organise_is_told_who_may() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &["bob", "carol"]).await;
    let alice = [("person", Arg::Text(stage.person("alice").mention()))];
    for act in ["start", "cancel"] {
        let gives = [("do", act), ("event", "1")];
        refused(&stage, "bob", Act::Gives(&gives), "refusal-event-not-organiser", &alice).await;
    }
    for act in ["remove", "put-back"] {
        let gives = [("do", act), ("person", "carol")];
        refused(&stage, "bob", Act::Gives(&gives), "refusal-event-not-organiser", &alice).await;
    }
    let few = [("fewest", Arg::Number(3)), ("missing", Arg::Number(1))];
    refused(&stage, "alice", Act::Gives(&[("do", "start")]), "refusal-event-too-few", &few).await;
    let lobby = stage.channel("lobby");
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT & !permissions::ATTACH_FILES);
    let game = [("game", "gomoku/renju")];
    for locale in Locale::ALL {
        let person = stage.person("alice").with_locale(locale.code());
        let text = ephemeral_text(&person.slash(&lobby, "events", &game).await.unwrap());
        assert!(text.contains(&say(locale, "right-attach-files", &[])), "{text}");
    }
    stage.close().await;
}

/// A person who is banned runs no event, not even their own; those who manage the server go on with it.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_runs_no_event() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let made = events(&stage, "bob", &[("game", "gomoku/renju")]).await;
    assert!(made.starts_with("Event #"), "{made}");
    let bob = [("person", "bob")];
    alice.slash(&lobby, "settings ban", &bob).await.unwrap();
    for act in ["start", "cancel", "remove", "put-back", "move"] {
        let gives = [("do", act), ("event", "1"), ("person", "carol")];
        refused(&stage, "bob", Act::Gives(&gives), "refusal-you-are-barred", &[]).await;
    }
    alice.slash(&lobby, "settings unban", &bob).await.unwrap();
    let cancelled = events(&stage, "bob", &[("do", "cancel"), ("event", "1")]).await;
    assert!(cancelled.contains("cancelled"), "{cancelled}");
    stage.close().await;
}

/// Whoever is taken out loses their matches, or their results leave the table: that is for someone who does not gain by it.
#[tokio::test(flavor = "multi_thread")]
async fn who_plays_in_their_own_event_takes_no_one_out_of_it() {
    let stage = Stage::open().await;
    let terms = [("game", "gomoku/freestyle"), ("games", "1"), ("format", "round-robin")];
    let options = [&terms[..], &[("seats", "4")]].concat();
    let cup = events(&stage, "bob", &options).await;
    assert!(cup.starts_with("Event #1"), "{cup}");
    let shown = sign_up(&stage, 1).await;
    join(&stage, &shown, &["bob", "carol", "guest-1"]).await;
    let remove = [("do", "remove"), ("event", "1"), ("person", "guest-1")];
    let gone = events(&stage, "bob", &remove).await;
    assert!(gone.contains("was removed from"), "it is open: {gone}");
    join(&stage, &shown, &["dave", "alice"]).await;
    for act in ["remove", "put-back"] {
        let gives = [("do", act), ("event", "1"), ("person", "carol")];
        refused(&stage, "bob", Act::Gives(&gives), "refusal-event-own-entrant", &[]).await;
    }
    // Alice plays as well, and manages the server.
    let gone = removed(&stage, "carol").await;
    assert!(gone.contains("was removed from"), "{gone}");
    let gives = [("do", "put-back"), ("event", "1"), ("person", "carol")];
    refused(&stage, "bob", Act::Gives(&gives), "refusal-event-own-entrant", &[]).await;
    let back = events(&stage, "alice", &gives).await;
    assert!(back.contains("is back in"), "{back}");
    stage.close().await;
}

/// A season that would begin with too few stays open, its maker is told, and it begins once enough are in.
#[tokio::test(flavor = "multi_thread")]
async fn a_season_with_too_few_stays_open() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "league"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    super::events::play_out(&stage, 1).await;
    let second = shown(&stage, 2).await;
    stage.person("carol").press(&second, "Leave").await.unwrap();
    for _ in 0..73 {
        stage.pass(Duration::from_secs(60 * 60)).await;
    }
    let said = stage.channel("lobby").messages();
    let asked = said.iter().filter(|message| message.text().contains("couldn’t begin")).count();
    assert_eq!(asked, 1, "{:?}", said.last().map(|message| message.text().to_owned()));
    let second = shown(&stage, 2).await;
    assert!(second.text().contains("as soon as at least 3 are in"), "{}", second.text());
    join(&stage, &second, &["dave"]).await;
    assert_eq!(super::events::running(&stage, 2).await.len(), 3, "it begins by itself");
    stage.close().await;
}

/// A season whose rules the server has ceased to offer stays open when its time comes, and its maker is told.
#[tokio::test(flavor = "multi_thread")]
async fn a_season_by_rules_that_are_not_offered_any_more_stays_open() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "league"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    super::events::play_out(&stage, 1).await;
    let renju = vec!["gomoku/renju".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = renju).await;
    for _ in 0..73 {
        stage.pass(Duration::from_secs(60 * 60)).await;
    }
    let said = stage.channel("lobby").messages();
    let told = said.iter().filter(|message| message.text().contains("no longer offers its rules"));
    assert_eq!(told.count(), 1, "{:?}", said.last().map(|message| message.text().to_owned()));
    assert!(super::events::running(&stage, 2).await.is_empty(), "no game has begun");
    let second = shown(&stage, 2).await;
    let no = ephemeral_text(&stage.person("dave").press(&second, "Join").await.unwrap());
    assert!(no.contains("This server doesn’t offer"), "{no}");
    stage.set(Setting::RuleSets, |settings| settings.rule_sets.clear()).await;
    let begun = events(&stage, "alice", &[("do", "start"), ("event", "2")]).await;
    assert!(begun.contains("begins now"), "{begun}");
    stage.pass(Duration::from_secs(30)).await;
    assert_eq!(super::events::running(&stage, 2).await.len(), 3);
    stage.close().await;
}

/// A server's usual game may be for more than two, or for one; events and hills that name none have the usual rules then.
#[tokio::test(flavor = "multi_thread")]
async fn a_usual_game_that_is_not_for_two_is_passed_over() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for game in ["free-for-all", "rokumon/solo"] {
        stage.set(Setting::DefaultGame, |settings| settings.game = Some(game.to_owned())).await;
        let preview = alice.slash(&lobby, "events", &[("do", "create")]).await.unwrap();
        let text = ephemeral_text(&preview);
        assert!(text.contains("Gomoku · freestyle, swap2"), "{game}: {text}");
        let hill = alice.slash(&lobby, "hill", &[]).await.unwrap();
        let text = hill.message().expect("a hill").text().to_owned();
        assert!(text.contains("No one is on the hill"), "{game}: {text}");
    }
    stage.close().await;
}

/// A hill is no event: the refusal of a game that is not for two names both.
#[tokio::test(flavor = "multi_thread")]
async fn a_hill_of_a_game_for_one_is_refused_as_a_hill() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("game", "rokumon/solo"), ("do", "join")];
    let no = ephemeral_text(&alice.slash(&lobby, "hill", &options).await.unwrap());
    assert!(no.starts_with("Events and hills are for games between two players."), "{no}");
    stage.close().await;
}

/// It takes no one and lets no one go: who has won it, who was knocked out and a stranger are told that it is over.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_is_over_is_neither_joined_nor_left() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let offered = async |act: &str| {
        let given = [("do", act)];
        let answered = alice.complete(&lobby, "events", &given, ("event", "")).await.unwrap();
        answered.choices().len()
    };
    assert_eq!((offered("join").await, offered("leave").await), (1, 1));
    super::events::play_out(&stage, 1).await;
    for act in ["join", "leave"] {
        for who in ["alice", "carol", "dave"] {
            let said = super::events::events(&stage, who, &[("do", act), ("event", "1")]).await;
            assert!(said.contains("This event is over"), "{who}, {act}: {said}");
        }
        assert_eq!(offered(act).await, 0, "{act}");
    }
    assert_eq!((offered("table").await, offered("export").await), (1, 1));
    stage.close().await;
}
