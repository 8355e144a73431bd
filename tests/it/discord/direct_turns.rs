//! Turns by direct message, for people who prefer that to pings.

use super::events::{FOUR, joined, running};
use crate::stage::{Stage, update};
use narabe::game::Lettering;
use narabe::play::guild::Setting;
use narabe::play::preferences::Quiet;
use narabe::playground::message::Message;
use narabe::playground::{Fault, Person};
use narabe::store::Preferences;
use std::time::Duration;

const SECOND: Duration = Duration::from_secs(1);
const POLICIES: [&str; 3] = ["edit", "relay", "keep"];

/// Switches turns by direct message on, with further preferences.
async fn prefer(stage: &Stage, person: &Person, others: Preferences) {
    let wishes = Preferences { direct_turns: true, ..others };
    stage.prefer(person, |before| *before = wishes).await;
}

async fn set(stage: &Stage, policy: &str) {
    let alice = stage.person("alice");
    let panel = alice.slash(&stage.channel("lobby"), "settings show", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    alice.select(&panel, "v1:panel:settings:policy", &[policy]).await.unwrap();
}

fn pings_in_lobby(stage: &Stage, person: &Person) -> usize {
    let lobby = stage.channel("lobby").messages();
    lobby.iter().filter(|message| message.pinged.contains(&person.id())).count()
}

/// The last direct message to a person, which shows the board.
fn told(person: &Person) -> Message {
    let last = person.dm().last().expect("a direct message");
    assert_eq!(last.attachments.len(), 1, "{}", last.text());
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_told_directly_and_not_in_the_channel() {
    for policy in POLICIES {
        let stage = Stage::open().await;
        set(&stage, policy).await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        prefer(&stage, &bob, Preferences::default()).await;
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let before = pings_in_lobby(&stage, &bob);
        stage.type_move(&alice, &board, "h8").await;
        stage.pass(SECOND).await;
        let last = told(&bob);
        let text = last.text();
        for part in ["your move in Gomoku", "/channels/", "Last: h8"] {
            assert!(text.contains(part), "{text}");
        }
        assert!(last.buttons().is_empty(), "moves are made where the game is: {text}");
        // Under relay the challenge, which pinged him, is gone.
        assert!(pings_in_lobby(&stage, &bob) <= before, "{policy}");
        stage.close().await;
    }
}

/// The games of an event begin with a call in its channel, which others are pinged by.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_turns_of_an_event_are_told_directly() {
    let stage = Stage::open().await;
    let (bob, dave) = (stage.person("bob"), stage.person("dave"));
    prefer(&stage, &bob, Preferences::default()).await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    stage.pass(30 * SECOND).await;
    let mut begins = 0;
    for game in running(&stage, 1).await {
        let turn = stage.kept(game.0).await.timing.turn.expect("its clock runs");
        begins += usize::from(turn.person == bob.id());
    }
    assert!(begins > 0);
    assert_eq!(bob.dm().messages().len(), begins);
    assert!(told(&bob).text().contains("your move in Gomoku"), "{}", told(&bob).text());
    assert_eq!([&bob, &dave].map(|who| pings_in_lobby(&stage, who)), [0, 1]);
    stage.close().await;
}

/// A board was lettered with I for whoever has chosen no letters, also where the server leaves it out: what was read there
/// meant another point in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn turns_are_lettered_as_the_server_is() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.set(Setting::Lettering, |settings| settings.lettering = Lettering::WithoutI).await;
    prefer(&stage, &bob, Preferences::default()).await;
    stage.alice_and_bob("ninuki/pente").await;
    alice.slash(&lobby, "move", &[("where", "k10")]).await.unwrap();
    stage.pass(SECOND).await;
    let last = told(&bob);
    let drawn = last.attachments[0].description.clone().unwrap();
    assert!(last.text().contains("Last: k10"), "{}", last.text());
    assert!(drawn.contains("k10") && !drawn.contains("j10"), "{drawn}");
    bob.slash(&lobby, "move", &[("where", "l10")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["j10", "k10"], "as he reads it in the channel");

    // Bob chooses his own letters, also for what the message asks of him.
    let own = Preferences { lettering: Some(Lettering::WithI), ..Preferences::default() };
    prefer(&stage, &bob, own).await;
    alice.slash(&lobby, "move", &[("where", "t1")]).await.unwrap();
    // Later than a slip is taken back without consent.
    stage.pass(60 * SECOND).await;
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.pass(SECOND).await;
    let asked = told(&bob);
    let text = asked.text();
    assert!(text.contains("take back s1") && !text.contains("t1"), "{text}");
    stage.close().await;
}

/// Points that are typed below a board which was asked for by number are read in the letters of that board.
#[tokio::test(flavor = "multi_thread")]
async fn plans_and_trials_are_typed_in_the_letters_of_the_board() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.set(Setting::Lettering, |settings| settings.lettering = Lettering::WithoutI).await;
    stage.alice_and_bob("ninuki/pente").await;
    alice.slash(&lobby, "move", &[("where", "k10")]).await.unwrap();
    stage.pass(SECOND).await;
    let shown = alice.slash(&alice.dm(), "board", &[("game", "1")]).await.unwrap();
    let shown = shown.message().expect("a board").clone();
    assert!(shown.text().contains("k10"), "{}", shown.text());

    let form = alice.press(&shown, "Plan…").await.unwrap().modal().unwrap().clone();
    let kept = alice.submit(&form, &[("lines", "l10 t1")]).await.unwrap();
    let kept = kept.message().expect("the plan").text().to_owned();
    assert!(kept.contains("l10 t1"), "{kept}");
    let plans = stage.app.store().plans(stage.kept(1).await.id).await.unwrap();
    assert_eq!(plans[0].lines, [["k10", "s1"]]);

    let tried = alice.press(&shown, "Try moves…").await.unwrap();
    let tried = tried.message().expect("a board").clone();
    let form = alice.press(&tried, "Lay a stone…").await.unwrap().modal().unwrap().clone();
    let laid = update(&alice.submit(&form, &[("text", "l10 t1")]).await.unwrap());
    assert!(laid.text().contains("Laid: l10 t1"), "{}", laid.text());
    stage.close().await;
}

/// The channel of direct messages is opened once.
#[tokio::test(flavor = "multi_thread")]
async fn each_direct_message_but_the_first_is_one_request() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    prefer(&stage, &bob, Preferences::default()).await;
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    let mut costs = Vec::new();
    for (mine, theirs) in [("h8", "a1"), ("i8", "a2"), ("j8", "a3")] {
        let before = stage.world.paced();
        stage.type_move(&alice, &board, mine).await;
        stage.pass(SECOND).await;
        costs.push(stage.world.paced() - before);
        board = stage.shown(1).await;
        stage.type_move(&bob, &board, theirs).await;
        stage.pass(SECOND).await;
        board = stage.shown(1).await;
    }
    assert_eq!(costs, [2, 1, 1]);
    assert_eq!(bob.dm().messages().len(), 3);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_takes_no_direct_message_is_pinged_in_the_channel() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    prefer(&stage, &bob, Preferences::default()).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.set_dms_closed(&bob, true);
    let before = pings_in_lobby(&stage, &bob);
    stage.type_move(&alice, &board, "h8").await;
    stage.pass(SECOND).await;
    assert_eq!(pings_in_lobby(&stage, &bob), before + 1);
    assert!(stage.app.store().closed(bob.id()).await.unwrap().is_some());
    // The ping goes when the turn has passed, and the next one is a ping at once.
    let board = stage.shown(1).await;
    stage.type_move(&bob, &board, "a1").await;
    stage.pass(SECOND).await;
    assert_eq!(pings_in_lobby(&stage, &bob), before);
    let board = stage.shown(1).await;
    stage.type_move(&alice, &board, "i8").await;
    stage.pass(SECOND).await;
    assert_eq!(pings_in_lobby(&stage, &bob), before + 1);
    stage.close().await;
}

/// Alice has moved in Bob's quiet hours, which last for half an hour.
async fn moved_in_quiet_hours() -> Stage {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let minute = (stage.clock_now() / 60_000 % 1440) as u16;
    let quiet = Quiet { from: minute, until: (minute + 30) % 1440 };
    prefer(&stage, &bob, Preferences { quiet: Some(quiet), ..Preferences::default() }).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    stage.pass(SECOND).await;
    assert_eq!(bob.dm().messages().len(), 0);
    stage
}

/// Bob is told of the move once his quiet hours are over.
async fn is_told_after_quiet_hours(stage: Stage) {
    for _ in 0..31 {
        stage.pass(Duration::from_secs(60)).await;
    }
    assert!(told(&stage.person("bob")).text().contains("h8"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_waits_for_the_end_of_quiet_hours() {
    is_told_after_quiet_hours(moved_in_quiet_hours().await).await;
}

/// A board that is shown anew is another version of the game, and the turn is the same.
#[tokio::test(flavor = "multi_thread")]
async fn what_waits_for_the_end_of_quiet_hours_is_told_in_the_same_turn() {
    let stage = moved_in_quiet_hours().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let before = stage.kept(1).await.version;
    alice
        .slash(&stage.channel("games"), "board", &[("game", "1"), ("here", "true")])
        .await
        .unwrap();
    stage.pass(SECOND).await;
    assert!(stage.kept(1).await.version > before && bob.dm().messages().is_empty());
    is_told_after_quiet_hours(stage).await;
}

/// A moderator's day more calls Bob again, who has not heard yet that it is his turn.
#[tokio::test(flavor = "multi_thread")]
async fn an_extended_turn_is_told_once_after_quiet_hours() {
    let stage = moved_in_quiet_hours().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let ends_at = async || stage.kept(1).await.timing.turn.unwrap().ends_at;
    let before = ends_at().await;
    alice.slash(&stage.channel("lobby"), "settings extend", &[("game", "1")]).await.unwrap();
    assert!(ends_at().await > before);
    for _ in 0..31 {
        stage.pass(Duration::from_secs(60)).await;
    }
    assert!(told(&bob).text().contains("h8"));
    assert_eq!(bob.dm().messages().len(), 1);
    // Out of quiet hours it is told at once.
    alice.slash(&stage.channel("lobby"), "settings extend", &[("game", "1")]).await.unwrap();
    stage.pass(SECOND).await;
    assert_eq!(bob.dm().messages().len(), 2);
    stage.close().await;
}

/// A channel that the bot cannot post in any more, as after a move to another application, is opened anew.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_channel_of_direct_messages_is_opened_anew() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    prefer(&stage, &bob, Preferences::default()).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.app.store().remember_direct_channel(bob.id(), Some(12)).await.unwrap();
    stage.type_move(&alice, &board, "h8").await;
    stage.pass(SECOND).await;
    told(&bob);
    assert_ne!(stage.app.store().direct_channel(bob.id()).await.unwrap(), Some(12));
    stage.close().await;
}

/// The end of Bob's turn where Discord refuses to open his channel of direct messages: his pings in the lobby, his
/// direct messages, and if it is remembered that he takes none.
async fn refused_to_open(fault: Fault) -> (usize, usize, bool) {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    prefer(&stage, &bob, Preferences::default()).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let before = pings_in_lobby(&stage, &bob);
    let opens = |_: &str, route: &str| route == "/users/@me/channels";
    stage.world.faults().next(1, opens, fault);
    stage.type_move(&alice, &board, "h8").await;
    stage.pass(SECOND).await;
    stage.pass(5 * SECOND).await;
    let pings = pings_in_lobby(&stage, &bob) - before;
    let is_closed = stage.app.store().closed(bob.id()).await.unwrap().is_some();
    let told = bob.dm().messages().len();
    stage.close().await;
    (pings, told, is_closed)
}

/// Discord refuses with 400 both what it cannot read and to open channels for people who take no direct messages.
#[tokio::test(flavor = "multi_thread")]
async fn only_a_refusal_that_is_about_the_person_closes_direct_messages() {
    assert_eq!(refused_to_open(Fault::Refused(400, 50_007)).await, (1, 0, true));
    assert_eq!(refused_to_open(Fault::Refused(403, 50_278)).await, (1, 0, true));
    assert_eq!(refused_to_open(Fault::Refused(400, 50_035)).await, (1, 0, false));
    // The bot may open no channels for a time, whoever is at their other end.
    assert_eq!(refused_to_open(Fault::Refused(403, 20_026)).await, (1, 0, false));
}

/// Channels may be opened too fast, and Cloudflare may stand in the way for a while.
#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_waits_for_what_passes() {
    for (status, code) in [(400, 40_003), (403, 40_003), (403, 40_333)] {
        let end = refused_to_open(Fault::Refused(status, code)).await;
        assert_eq!(end, (0, 1, false), "{status} {code}");
    }
}
