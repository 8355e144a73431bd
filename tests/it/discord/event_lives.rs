//! Events in which things go otherwise than planned: time that no one claims, people who leave or are banned, results that
//! cross a step, and what follows from an end.

use super::events::{
    FOUR, HOUR, cancelled, events, join, joined, kept, made, play_out, removed, resign, running,
    shown,
};
use crate::callers::{caller, without_pictures};
use crate::stage::{Stage, ephemeral_text, labels, until, update};
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Opponent, RequestKind};
use narabe::playground::cast::SERVER;
use narabe::playground::faults::{Fault, Gate};
use narabe::playground::message::Message;
use narabe::store::events::EventStatus;
use narabe::store::hills::HillId;
use narabe::store::servers::{AuditAct, Setting};
use narabe::store::{GameId, Status, Venue};
use std::time::Duration;

/// The server rates no game any more.
async fn rate_nothing(stage: &Stage) {
    stage.set(Setting::Casual, |settings| settings.casual = true).await;
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

/// The places of others follow from the game: what needs no consent stays, and nothing can be asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_an_event_is_not_taken_back_by_consent() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    let [game] = running(&stage, 1).await[..] else { panic!("one match") };
    begin(&stage, game, ["bob", "carol"]).await;
    let (carol, lobby, number) =
        (stage.person("carol"), stage.channel("lobby"), game.0.to_string());
    let options = [("game", number.as_str())];
    carol.slash(&lobby, "takeback", &options).await.unwrap();
    assert_eq!(stage.kept(game.0).await.log, ["h8"], "at once it is free");
    let again = [("where", "h9"), ("game", number.as_str())];
    carol.slash(&lobby, "move", &again).await.unwrap();
    let no = ephemeral_text(&carol.slash(&lobby, "takeback", &options).await.unwrap());
    assert!(no.contains("The places of others depend on this game"), "{no}");
    stage.pass(HOUR).await;
    let no =
        ephemeral_text(&stage.person("bob").slash(&lobby, "takeback", &options).await.unwrap());
    assert!(no.contains("The places of others depend on this game"), "{no}");
    let stored = stage.kept(game.0).await;
    assert_eq!((stored.log.len(), stored.offer()), (2, None));
    stage.close().await;
}

/// Results leave the table of a round robin alone.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_is_told_what_happens_in_this_format() {
    for (format, annuls) in [("round-robin", true), ("league", true), ("knockout", false)] {
        let stage = Stage::open().await;
        let shown = joined(&stage, &[("format", format), ("seats", "4")], &FOUR).await;
        let asked = stage.person("alice").press(&shown, "Leave").await.unwrap();
        let text = ephemeral_text(&asked);
        assert!(text.contains("You get no new opponents."), "{format}: {text}");
        assert_eq!(text.ends_with("your results leave the table."), annuls, "{format}: {text}");
        stage.close().await;
    }
}

/// Nothing counts for ratings here, and no one claims the win: the better seed has lost all the same.
#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_in_an_unrated_event_has_lost() {
    let stage = Stage::open().await;
    rate_nothing(&stage).await;
    let options = [("format", "knockout"), ("seats", "3"), ("clock", "day")];
    joined(&stage, &options, &["alice", "bob", "carol"]).await;
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

/// Time that was over before an upgrade had to be claimed then, as the board said, and can be still.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_of_before_an_upgrade_is_heard() {
    let stage = Stage::open().await;
    rate_nothing(&stage).await;
    let options = [("format", "knockout"), ("seats", "3"), ("clock", "day")];
    joined(&stage, &options, &["alice", "bob", "carol"]).await;
    let [game] = running(&stage, 1).await[..] else { panic!("one match") };
    begin(&stage, game, ["bob", "carol"]).await;
    // All stages of the turn have run but the last one.
    let over = "UPDATE games SET turn_told = 5, turn_began_at = turn_began_at - turn_lasts,
         turn_ends_at = turn_ends_at - turn_lasts, deadline_at = turn_ends_at WHERE id = ?1";
    crate::database::raw(stage.database()).execute(over, [game.0]).unwrap();
    let (carol, number) = (stage.person("carol"), game.0.to_string());
    let options = [("game", number.as_str())];
    let shown = carol.slash(&stage.channel("lobby"), "board", &options).await.unwrap();
    let board = shown.message().unwrap().clone();
    assert!(board.text().contains("can claim the win"), "{}", board.text());
    let won = update(&carol.press(&board, "Claim the win").await.unwrap());
    assert!(won.text().contains(&format!("{} wins", carol.mention())), "{}", won.text());
    stage.close().await;
}

/// It would count for the most that a server may have until someone cancels it.
#[tokio::test(flavor = "multi_thread")]
async fn an_open_event_that_all_have_left_is_cancelled_after_a_week() {
    let stage = Stage::open().await;
    let sign_up = joined(&stage, &[("format", "swiss"), ("seats", "4")], &["bob"]).await;
    stage.person("bob").press(&sign_up, "Leave").await.unwrap();
    stage.bot.tick().await;
    for day in 0..9 {
        let status = kept(&stage, 1).await.status;
        assert!(day >= 7 || status == EventStatus::Open, "day {day}: {status:?}");
        stage.pass(24 * HOUR).await;
        stage.bot.tick().await;
    }
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Cancelled);
    assert!(shown(&stage, 1).await.text().contains("was cancelled"));
    stage.close().await;
}

/// Games of an event that was cancelled are ordinary ones: their players may cancel them.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_a_cancelled_event_belong_to_none() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    let game = running(&stage, 1).await[0];
    assert!(stage.kept(game.0).await.event.is_some());
    cancelled(&stage).await;
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

/// The bracket of three has a single match in its first round.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_opponent_in_the_first_round_is_named_once() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    let alice = stage.person("alice").mention();
    let line = format!("No opponent in the first round, so on to the final: {alice}");
    for does in ["begins", "ends"] {
        for _ in 0..3 {
            stage.pass(Duration::from_secs(30)).await;
            stage.bot.tick().await;
        }
        let said: Vec<String> =
            stage.channel("lobby").messages().iter().map(|one| one.text().to_owned()).collect();
        let told = said.iter().filter(|text| text.contains(&line)).count();
        assert_eq!(told, 1, "the first round {does}: {said:#?}");
        let game = running(&stage, 1).await[0];
        resign(&stage, game, stage.person(if does == "begins" { "carol" } else { "bob" }).id())
            .await;
    }
    stage.close().await;
}

/// Both who would play the final have left: no one has won, and no one is said to have.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_all_have_left_has_no_winner() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "3")], &["alice", "bob", "carol"]).await;
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
    joined(&stage, &options, &FOUR).await;
    assert_eq!(running(&stage, 1).await.len(), 2, "one opponent at a time");
    let name = kept(&stage, 1).await.name;
    let ban = alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let said = ephemeral_text(&ban);
    assert!(said.contains("This takes them out of") && said.contains(&name), "{said}");
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let line = log.lines().find(|line| line.contains(" banned ")).unwrap_or_default();
    assert!(line.ends_with(&format!(": out of #1 {name}")), "{log}");
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

/// A match that was lost before takes no one out by the ban. Titles of several events are told apart.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_names_no_event_in_which_someone_is_beaten() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    joined(&stage, &[("format", "knockout"), ("seats", "4"), ("name", "Cup")], &FOUR).await;
    let game = running(&stage, 1).await[0];
    let people = stage.kept(game.0).await.members;
    let is_alice = |person: u64| person == alice.id();
    let beaten = people.iter().map(|member| member.person).find(|person| !is_alice(*person));
    resign(&stage, game, beaten.unwrap()).await;
    stage.bot.tick().await;
    for name in ["One, two", "Three"] {
        joined(&stage, &[("format", "round-robin"), ("name", name)], &FOUR).await;
    }
    let is_beaten = |who: &&&str| Some(stage.person(who).id()) == beaten;
    let who = [("person", *FOUR.iter().find(is_beaten).unwrap())];
    let ban = alice.slash(&lobby, "settings ban", &who).await.unwrap();
    let said = ephemeral_text(&ban);
    assert!(said.contains("One, two**; ") && said.contains("Three"), "{said}");
    assert!(!said.contains("Cup"), "{said}");
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    assert!(log.contains(": out of #2 One, two; #3 Three"), "{log}");
    stage.close().await;
}

/// A ban and its lifting say what they cannot do, and do nothing.
#[tokio::test(flavor = "multi_thread")]
async fn bans_that_cannot_be_are_refused() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (act, who, says) in [
        ("ban", "alice", "You can’t ban yourself"),
        ("ban", "narabe", "Narabe can’t be banned"),
        ("unban", "bob", "isn’t banned here"),
    ] {
        let command = format!("settings {act}");
        let said = alice.slash(&lobby, &command, &[("person", who)]).await.unwrap();
        let said = ephemeral_text(&said);
        assert!(said.contains(says), "{act} {who}: {said}");
    }
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    assert!(!log.contains("banned"), "{log}");
    stage.close().await;
}

/// The end of a ban puts no one back into an event, but says into which ones an organiser can.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_ban_names_the_events_that_can_be_joined_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options = [("format", "round-robin"), ("seats", "4"), ("clock", "day")];
    let sign_up = joined(&stage, &options, &FOUR).await;
    let name = kept(&stage, 1).await.name;
    let who = [("person", "bob")];
    let does = async |act: &str| ephemeral_text(&alice.slash(&lobby, act, &who).await.unwrap());
    does("settings ban").await;
    let again = does("settings ban").await;
    assert!(!again.contains("takes them out"), "they are out already: {again}");
    let said = does("settings unban").await;
    assert!(said.contains("still out of") && said.contains(&name), "{said}");
    let refused = ephemeral_text(&bob.press(&sign_up, "Join").await.unwrap());
    assert!(refused.contains("You’re no longer in this event"), "they did not leave: {refused}");
    let back = events(&stage, "alice", &[("do", "put-back"), ("person", "bob")]).await;
    assert!(back.contains("is back in"), "{back}");
    let said = does("settings unban").await;
    assert!(!said.contains("still out of"), "{said}");
    stage.close().await;
}

/// A result that was decided before a step of its event and kept after it is in the next edit of the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_crosses_a_step_is_in_the_table() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
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
    joined(&stage, &[("format", "league"), ("seats", "3")], &["alice", "bob", "carol"]).await;
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
    joined(&stage, &[("format", "round-robin")], &FOUR).await;
    let lobby = stage.channel("lobby");
    let banned = stage.person("alice").slash(&lobby, "settings ban", &[("person", "bob")]).await;
    ephemeral_text(&banned.unwrap());
    stage.bot.tick().await;
    let (bob, now) = (stage.person("bob"), shown(&stage, 1).await);
    assert!(!now.text().contains(&bob.mention()), "{}", now.text());
    assert_eq!(stage.world.pings(&bob), []);
    stage.close().await;
}

/// An event whose channel was deleted goes on where an organiser says so, with the games that have begun.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_moved_to_another_channel() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    let begun = running(&stage, 1).await;
    assert_eq!(begun.len(), 3);
    stage.bot.tick().await;
    stage.world.delete_channel(&stage.channel("lobby"));
    let (games, moves) = (stage.channel("games"), [("do", "move")]);
    let refused = stage.person("bob").slash(&games, "events", &moves).await.unwrap();
    assert!(ephemeral_text(&refused).contains("Only"), "{refused:?}");
    let moved = stage.person("alice").slash(&games, "events", &moves).await.unwrap();
    let said = ephemeral_text(&moved);
    assert!(said.contains("goes on in this channel, with its active games."), "{said}");
    stage.pass(HOUR).await;
    stage.bot.tick().await;
    assert_eq!(kept(&stage, 1).await.venue.channel, games.id());
    let table = shown(&stage, 1).await;
    assert_eq!(table.channel, games.id(), "{}", table.text());
    for game in begun {
        let kept = stage.kept(game.0).await;
        let board = stage.world.message(kept.message.unwrap()).unwrap();
        assert_eq!((kept.venue.channel, board.channel), (games.id(), games.id()));
    }
    stage.close().await;
}

/// Discord takes few edits of old messages. The table that a new one replaces has no buttons, and leads there.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_too_old_to_edit_leads_to_its_successor() {
    let stage = Stage::open().await;
    let old = made(&stage, &[("format", "round-robin"), ("seats", "4")]).await;
    let edits = |method: &str, _: &str| method == "PATCH";
    stage.world.faults().next(1, edits, Fault::Refused(429, 30_046));
    events(&stage, "bob", &[("do", "join"), ("event", "1")]).await;
    for _ in 0..3 {
        stage.pass(Duration::from_secs(30)).await;
        stage.bot.tick().await;
    }
    let new = shown(&stage, 1).await;
    assert!(new.id != old.id && !labels(&new).is_empty(), "{}", new.text());
    let left = stage.world.message(old.id).unwrap();
    assert!(labels(&left).is_empty() && left.text().contains("goes on in"), "{left:?}");
    stage.close().await;
}

/// The boards in the channel that an event has left lead to those that took their place, also before the first move.
#[tokio::test(flavor = "multi_thread")]
async fn boards_of_an_event_that_is_moved_lead_to_where_they_are() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &FOUR[..3]).await;
    stage.pass(Duration::from_secs(30)).await;
    let begun = running(&stage, 1).await;
    let mut before = Vec::new();
    for game in &begun {
        before.push(stage.shown(game.0).await);
    }
    let games = stage.channel("games");
    stage.person("alice").slash(&games, "events", &[("do", "move")]).await.unwrap();
    for _ in 0..3 {
        stage.bot.tick().await;
        stage.pass(Duration::from_secs(15)).await;
    }
    for (game, before) in begun.into_iter().zip(before) {
        let now = stage.shown(game.0).await;
        assert_eq!(now.channel, games.id(), "{}", now.text());
        let left = stage.world.message(before.id).unwrap();
        let goes_on = format!(" goes on in <#{}>. ", games.id());
        assert!(left.text().contains(&goes_on), "{}", left.text());
        assert!(left.text().ends_with(&format!("/{}", now.id)), "{}", left.text());
        assert!(!left.text().contains("to move") && left.buttons().is_empty(), "{left:?}");
    }
    stage.close().await;
}

/// Each move posts all boards anew. Whoever manages the server moves an event once in ten minutes, its maker once a day.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_not_moved_again_and_again() {
    let minute = HOUR / 60;
    for (who, most) in [("alice", 10 * minute), ("bob", 24 * HOUR)] {
        let stage = Stage::open().await;
        let cup = events(&stage, who, &[("game", "gomoku/renju"), ("format", "swiss")]).await;
        assert!(cup.starts_with("Event #1"), "{cup}");
        let moved = async |who: &str, channel: &str| {
            let options = [("do", "move"), ("event", "1")];
            let channel = stage.channel(channel);
            ephemeral_text(&stage.person(who).slash(&channel, "events", &options).await.unwrap())
        };
        let done = moved(who, "games").await;
        assert!(done.contains("goes on in this channel"), "{who}: {done}");
        stage.pass(most - minute).await;
        let again = moved(who, "lobby").await;
        assert!(again.starts_with("You’ve moved this event lately."), "{who}: {again}");
        assert_eq!(kept(&stage, 1).await.venue.channel, stage.channel("games").id());
        stage.pass(minute).await;
        let done = moved(who, "lobby").await;
        assert!(done.contains("goes on in this channel"), "{who}: {done}");
        if who == "bob" {
            let corrected = moved("alice", "games").await;
            assert!(corrected.contains("goes on in this channel"), "{corrected}");
        }
        stage.close().await;
    }
}

/// It is no news of their games, of which there may be many.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_an_event_calls_no_one() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &FOUR[..3]).await;
    let settle = async || {
        for _ in 0..3 {
            stage.bot.tick().await;
            stage.pass(Duration::from_secs(15)).await;
        }
    };
    settle().await;
    let called = || -> Vec<usize> {
        FOUR[..3].iter().map(|who| stage.world.pings(&stage.person(who)).len()).collect()
    };
    let before = called();
    let games = stage.channel("games");
    stage.person("alice").slash(&games, "events", &[("do", "move")]).await.unwrap();
    settle().await;
    for game in running(&stage, 1).await {
        assert_eq!(stage.shown(game.0).await.channel, games.id());
    }
    assert_eq!(called(), before);
    stage.close().await;
}

/// The moderation log says where the event was and where it has gone.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_names_both_channels_of_an_event_that_is_moved() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("name", "Cup 1 2")], &["alice", "bob"]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let games = stage.channel("games");
    alice.slash(&games, "events", &[("do", "move")]).await.unwrap();
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let line = log.lines().find(|line| line.contains(" moved an event")).unwrap_or_default();
    let channels = format!(": #1 Cup 1 2, from <#{}> to <#{}>", lobby.id(), games.id());
    assert!(line.ends_with(&channels), "{log}");
    stage.close().await;
}

/// It was said to go on there, and noted down as moved.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_not_moved_to_the_channel_that_it_is_in() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &["alice", "bob"]).await;
    let before = kept(&stage, 1).await.version;
    let refused = events(&stage, "alice", &[("do", "move")]).await;
    assert!(refused.contains("already in this channel"), "{refused}");
    assert_eq!(kept(&stage, 1).await.version, before);
    let acts = stage.app.store().audit(SERVER, 0, 9).await.unwrap();
    assert!(acts.iter().all(|entry| entry.act != AuditAct::MoveEvent), "{acts:?}");
    stage.close().await;
}

/// The answer to the second delivery may be the one that arrives, as where each is taken by another node.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_of_an_organiser_that_is_delivered_again_is_answered_as_done() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &["alice", "bob"]).await;
    let venue = Venue { guild: Some(SERVER), channel: stage.channel("games").id() };
    let told = async |interaction: u64, act: &str| {
        let words = Arguments::default().with_text("do", act).with_text("event", "1");
        let alice = caller(interaction, stage.person("alice").id(), venue);
        let request = without_pictures(alice, RequestKind::command("events", words));
        let answer = narabe::app::handle(&stage.app, &request).await;
        answer.reply.message().expect("a sentence").text.clone()
    };
    for (act, done, late) in [
        ("move", "goes on in this channel", "already in this channel"),
        ("cancel", "is cancelled", "This event is over"),
    ] {
        let interaction = act.len() as u64;
        for delivery in 1..=2 {
            let said = told(interaction, act).await;
            assert!(said.contains(done), "{act}, delivery {delivery}: {said}");
        }
        let again = told(interaction + 100, act).await;
        assert!(again.contains(late), "{again}");
    }
    let kept = stage.app.store().audit(SERVER, 0, 9).await.unwrap();
    let acts = [AuditAct::MoveEvent, AuditAct::CancelEvent];
    let times = acts.map(|act| kept.iter().filter(|entry| entry.act == act).count());
    assert_eq!(times, [1, 1], "{kept:?}");
    stage.close().await;
}

/// Bob is in again when the act that took him out is delivered once more.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_of_an_organiser_that_is_delivered_again_undoes_no_later_one() {
    let stage = Stage::open().await;
    let people = ["alice", "bob"];
    let sign_up = joined(&stage, &[("format", "round-robin"), ("seats", "4")], &people).await;
    let venue = Venue { guild: Some(SERVER), channel: stage.channel("lobby").id() };
    let [alice, bob] = people.map(|who| stage.person(who).id());
    let out = Opponent { person: bob, is_bot: false, is_self: false };
    for delivery in 1..=2 {
        let words = Arguments::default().with_text("do", "remove").with_text("event", "1");
        let kind = RequestKind::command("events", words.with_person("person", out));
        let request = without_pictures(caller(1, alice, venue), kind);
        let answer = narabe::app::handle(&stage.app, &request).await;
        let said = answer.reply.message().expect("a sentence").text.clone();
        assert!(said.contains("was removed from"), "delivery {delivery}: {said}");
        let is_in = kept(&stage, 1).await.active_entry_of(bob).is_some();
        assert_eq!(is_in, delivery == 2, "delivery {delivery}");
        join(&stage, &sign_up, &["bob"]).await;
    }
    let audit = stage.app.store().audit(SERVER, 0, 9).await.unwrap();
    let removals = audit.iter().filter(|entry| entry.act == AuditAct::RemoveEntrant);
    assert_eq!(removals.count(), 1, "{audit:?}");
    stage.close().await;
}

/// A button of the message that it had before would act on what is shown elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_is_moved_leaves_no_buttons_behind() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &["alice", "bob"]).await;
    stage.bot.tick().await;
    let before = shown(&stage, 1).await;
    assert!(!before.buttons().is_empty(), "{}", before.text());
    let games = stage.channel("games");
    let moved = stage.person("alice").slash(&games, "events", &[("do", "move")]).await.unwrap();
    let said = ephemeral_text(&moved);
    assert!(said.ends_with(" goes on in this channel."), "it has no games yet: {said}");
    for _ in 0..3 {
        stage.bot.tick().await;
        stage.pass(Duration::from_secs(15)).await;
    }
    let left = stage.world.message(before.id).unwrap();
    let after = shown(&stage, 1).await;
    let goes_on = format!(" goes on in <#{}>. ", games.id());
    assert!(left.text().contains(&goes_on), "{}", left.text());
    assert!(left.text().ends_with(&format!("/{}/{}", games.id(), after.id)), "{}", left.text());
    assert!(!left.text().contains('\n') && left.buttons().is_empty(), "{left:?}");
    assert!(after.channel == games.id() && !after.buttons().is_empty(), "{}", after.text());
    stage.close().await;
}

/// No one is in more than three events at a time, whoever puts them in.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_in_three_events_is_not_put_back() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    removed(&stage, "dave").await;
    for _ in 2..=4 {
        joined(&stage, &[("format", "swiss")], &["dave"]).await;
    }
    let back = [("do", "put-back"), ("person", "dave"), ("event", "1")];
    let refused = events(&stage, "alice", &back).await;
    assert!(refused.contains("is already in 3 events"), "{refused}");
    let dave = stage.person("dave").id();
    assert!(kept(&stage, 1).await.entry_of(dave).unwrap().left_at.is_some());
    events(&stage, "dave", &[("do", "leave"), ("event", "2")]).await;
    let done = events(&stage, "alice", &back).await;
    assert!(done.contains("is back in"), "{done}");
    stage.close().await;
}

/// Someone gives up all their games of an event.
async fn resign_all(stage: &Stage, event: i64, person: u64) {
    for game in running(stage, event).await {
        if stage.kept(game.0).await.members.iter().any(|member| member.person == person) {
            resign(stage, game, person).await;
        }
    }
    stage.bot.tick().await;
}

/// Whoever is beaten in a knockout plays in it no more: it is none of their three events.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_beaten_in_one_of_three_events_is_put_back() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    removed(&stage, "dave").await;
    joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    for _ in 3..=4 {
        joined(&stage, &[("format", "swiss")], &["dave"]).await;
    }
    let back = [("do", "put-back"), ("person", "dave"), ("event", "1")];
    let refused = events(&stage, "alice", &back).await;
    assert!(refused.contains("is already in 3 events"), "{refused}");
    resign_all(&stage, 2, stage.person("dave").id()).await;
    let done = events(&stage, "alice", &back).await;
    assert!(done.contains("is back in"), "{done}");
    stage.close().await;
}

/// And one of these three events makes room for another.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_beaten_in_one_of_three_events_joins_another() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    for _ in 2..=3 {
        joined(&stage, &[("format", "swiss")], &["dave"]).await;
    }
    let fourth = made(&stage, &[("format", "swiss")]).await;
    let dave = stage.person("dave");
    let refused = ephemeral_text(&dave.press(&fourth, "Join").await.unwrap());
    assert!(refused.contains("3 events"), "{refused}");
    resign_all(&stage, 1, dave.id()).await;
    join(&stage, &fourth, &["dave"]).await;
    assert_eq!(kept(&stage, 4).await.active().count(), 1);
    stage.close().await;
}

/// An event that is under way is not asked about, since it has begun.
#[tokio::test(flavor = "multi_thread")]
async fn the_only_open_event_is_started_without_its_name() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    joined(&stage, &[("format", "round-robin")], &["alice", "bob", "carol"]).await;
    let both = events(&stage, "alice", &[("do", "cancel")]).await;
    assert!(both.contains("#1") && both.contains("#2"), "{both}");
    let started = events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    assert_eq!(kept(&stage, 2).await.status, EventStatus::Running, "{started}");
    stage.close().await;
}

/// Someone else has taken the place of who was taken out.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_is_put_back_into_a_full_event() {
    let stage = Stage::open().await;
    let sign_up =
        joined(&stage, &[("format", "round-robin"), ("seats", "4")], &["alice", "bob", "carol"])
            .await;
    events(&stage, "alice", &[("do", "remove"), ("person", "bob"), ("event", "1")]).await;
    join(&stage, &sign_up, &["dave", "guest-1"]).await;
    assert_eq!(kept(&stage, 1).await.active().count(), 4);
    let back = [("do", "put-back"), ("person", "bob"), ("event", "1")];
    let refused = events(&stage, "alice", &back).await;
    assert!(!refused.contains("is back in"), "{refused}");
    assert_eq!(kept(&stage, 1).await.active().count(), 4, "{refused}");
    stage.close().await;
}

/// The list has the newest events; a name finds any.
#[tokio::test(flavor = "multi_thread")]
async fn an_old_event_is_found_by_its_name() {
    let stage = Stage::open().await;
    made(&stage, &[("format", "swiss"), ("name", "Ancient cup")]).await;
    events(&stage, "alice", &[("do", "cancel")]).await;
    {
        let db = crate::database::raw(stage.database());
        let copy = "INSERT INTO events (guild, channel, name, author, locale, format, game, rules, revision, pace, rated,
                 games, opponents, ties, seed, season, status, version, created_at, updated_at, strict)
             SELECT guild, channel, 'Cup ' || ?1, author, locale, format, game, rules, revision, pace, rated,
                 games, opponents, ties, seed, season, status, version, created_at, updated_at, strict
             FROM events WHERE id = 1";
        for number in 2..=40 {
            db.execute(copy, [number]).unwrap();
        }
    }
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let offered = alice.complete(&lobby, "events", &[], ("event", "ancient")).await.unwrap();
    let offered: Vec<&str> = offered.choices().iter().map(|choice| &*choice.value).collect();
    assert_eq!(offered, ["1"]);
    let all = alice.complete(&lobby, "events", &[], ("event", "")).await.unwrap();
    assert_eq!(all.choices().len(), 25);
    let table = events(&stage, "alice", &[("do", "table"), ("event", "ancient CUP")]).await;
    assert!(table.contains("Ancient cup"), "{table}");
    stage.close().await;
}

/// The answer to the press that fills it shows the sign-up, and may arrive after the edit that shows the games.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_does_not_hide_that_an_event_has_begun() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "knockout"), ("seats", "3")]).await;
    join(&stage, &sign_up, &["alice", "bob"]).await;
    let gate = Gate::new();
    let callbacks = |_: &str, route: &str| route.ends_with("/callback");
    stage.world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    // The bot's own loop goes on beside an answer that is on its way.
    let is_begun = async || shown(&stage, 1).await.text().contains("under way: 1");
    let meanwhile = async {
        gate.reached().await;
        until("the games are shown", is_begun).await;
        gate.open();
    };
    let carol = stage.person("carol");
    let (answered, ()) = tokio::join!(carol.press(&sign_up, "Join"), meanwhile);
    let late = update(&answered.unwrap());
    assert!(late.text().contains("**In (3):**"), "{}", late.text());
    stage.pass(Duration::from_secs(30)).await;
    let now = shown(&stage, 1).await;
    assert!(now.text().contains("under way: 1"), "{}", now.text());
    assert!(!labels(&now).contains(&"Join".to_owned()), "{:?}", labels(&now));
    stage.close().await;
}

/// An event without `seats` takes 64 people, and offers no place that is not there.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_64_people_has_no_join() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "swiss")]).await;
    {
        let db = crate::database::raw(stage.database());
        for number in 1..=63_i64 {
            let person = 390_000_000_000_000_000 + number;
            db.execute("INSERT INTO people (id, first_seen_at) VALUES (?1, 0)", [person]).unwrap();
            let enters = "INSERT INTO entrants (event, number, person, division, joined_at) VALUES (1, ?1, ?2, 0, 0)";
            db.execute(enters, [number, person]).unwrap();
        }
    }
    let full = update(&stage.person("alice").press(&sign_up, "Join").await.unwrap());
    assert_eq!(labels(&full), ["Leave"]);
    let late = stage.person("bob").press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&late).contains("64"), "{late:?}");
    stage.close().await;
}
