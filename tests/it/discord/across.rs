//! Open seats across servers: shown only where everyone has opened theirs, taken from elsewhere, played by direct message,
//! ended by one moderator. The other server's interactions come to the app itself.

use crate::callers::{caller, without_pictures};
use crate::commands;
use crate::stage::{Stage, ephemeral_text, resign_below, update};
use narabe::app::caller::Caller;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Moderation, ModerationAct, RequestKind};
use narabe::app::output::reply::{Message, Reply};
use narabe::game::Lettering;
use narabe::play::guild::{AuditAct, Setting, Settings};
use narabe::play::preferences::Quiet;
use narabe::playground::message::Message as Shown;
use narabe::store::{Status, Venue};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Time after which the outbox has shown a game in its channel.
const SOON: Duration = Duration::from_secs(15);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const OTHER: u64 = 311_000_000_000_000_000;
const THERE: Venue = Venue { guild: Some(OTHER), channel: 312_000_000_000_000_000 };
/// A channel of a third server.
const YONDER: Venue =
    Venue { guild: Some(313_000_000_000_000_000), channel: 314_000_000_000_000_000 };

/// Someone asks in the other server; the message that answers.
async fn asked(stage: &Stage, who: &str, manages: bool, kind: RequestKind) -> Message {
    asked_in(stage, THERE, (who, manages), kind).await
}

/// Someone, who may manage the server, asks anywhere.
async fn asked_in(
    stage: &Stage,
    venue: Venue,
    (who, manages): (&str, bool),
    kind: RequestKind,
) -> Message {
    static NUMBER: AtomicU64 = AtomicU64::new(900_000_000_000_000_000);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let caller = Caller { manages, ..caller(number, stage.person(who).id(), venue) };
    let answer = narabe::app::handle(&stage.app, &without_pictures(caller, kind)).await;
    match answer.reply {
        Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => message,
        other => panic!("{other:?}"),
    }
}

fn said(message: &Message) -> String {
    let parts = message.layout.iter().map(|part| part.text().to_owned());
    [message.text.clone()].into_iter().chain(parts).collect::<Vec<_>>().join("\n")
}

/// The list of open seats, as someone sees it in the other server.
async fn list(stage: &Stage, who: &str) -> String {
    let kind = RequestKind::command("games", Arguments::default().with_text("list", "seats"));
    said(&asked(stage, who, false, kind).await)
}

async fn take(stage: &Stage, who: &str, game: i64) -> String {
    let kind = RequestKind::Panel { key: format!("seat:{game}"), values: Vec::new() };
    said(&asked(stage, who, false, kind).await)
}

/// Alice opens her seats, or closes them.
async fn prefer(stage: &Stage, across: bool) {
    stage.prefer(&stage.person("alice"), |wishes| wishes.across = across).await;
}

/// A server opens its seats.
async fn open(stage: &Stage, guild: u64) {
    stage.set_in(guild, Setting::Across, |settings| settings.across = true).await;
}

async fn offer(stage: &Stage) {
    offer_with(stage, "gomoku/freestyle", "true").await;
}

async fn offer_with(stage: &Stage, game: &str, rated: &str) {
    let options = [("game", game), ("starts", "me"), ("rated", rated)];
    stage.person("alice").slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    stage.bot.tick().await;
}

fn board(stage: &Stage, message: Option<u64>) -> Shown {
    stage.world.message(message.expect("it is shown")).unwrap()
}

/// Everything is open, and Bob has taken Alice's seat from the other server.
async fn across() -> Stage {
    across_with("true").await
}

/// The same, in a game that counts or does not.
async fn across_with(rated: &str) -> Stage {
    across_in("gomoku/freestyle", rated).await
}

/// The same, in a game of these rules.
async fn across_in(game: &str, rated: &str) -> Stage {
    let stage = Stage::open().await;
    let home = narabe::playground::cast::SERVER;
    offer_with(&stage, game, rated).await;
    assert!(list(&stage, "bob").await.contains("No open seats"), "all is closed at first");
    open(&stage, home).await;
    assert!(list(&stage, "bob").await.contains("No open seats"));
    open(&stage, OTHER).await;
    assert!(list(&stage, "bob").await.contains("No open seats"), "Alice has not opened hers");
    let refused = take(&stage, "bob", 1).await;
    assert!(refused.contains("no game #1."), "an id can be forged: {refused}");
    prefer(&stage, true).await;
    let shown = list(&stage, "bob").await;
    let author = stage.person("alice").mention();
    assert!(shown.contains("from another server") && shown.contains(&author), "{shown}");
    let taken = take(&stage, "bob", 1).await;
    assert!(taken.contains("Your turns come by DM"), "{taken}");
    stage.pass(SOON).await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.guests.as_slice()), (Status::Running, &[(1, OTHER)][..]));
    assert!(kept.is_guest(stage.person("bob").id()) && !kept.is_guest(stage.person("alice").id()));
    stage
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_from_another_server_and_played_by_dm() {
    let stage = across().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let in_lobby = |text: &str| {
        let lobby = stage.channel("lobby").messages();
        lobby.iter().filter(|message| message.text().contains(text)).count()
    };
    for (mine, theirs) in [("h8", "i9"), ("h9", "i10")] {
        let shown = board(&stage, stage.kept(1).await.message);
        stage.type_move(&alice, &shown, mine).await;
        stage.pass(SOON).await;
        let told = bob.dm().last().expect("a direct message");
        assert!(told.text().contains(&format!("Last: {mine}")), "{}", told.text());
        let own = bob.press(&told, "My view").await.unwrap().ephemeral().unwrap().clone();
        let form = bob.press(&own, "Next move").await.unwrap();
        bob.submit(form.modal().unwrap(), &[("text", theirs)]).await.unwrap();
        stage.pass(SOON).await;
    }
    assert_eq!(stage.kept(1).await.log, ["h8", "i9", "h9", "i10"]);
    assert!(in_lobby("Last: i10") > 0, "the game's channel shows it");
    let games = bob.slash(&bob.dm(), "games", &[]).await.unwrap();
    let listed = games.ephemeral().or(games.message()).unwrap().clone();
    let own = bob.press(&listed, "My view").await.unwrap();
    assert!(own.ephemeral().is_some(), "{own:?}");
    let stage = stage.restart().await;
    assert!(stage.kept(1).await.is_guest(stage.person("bob").id()));
    stage.close().await;
}

/// At home the loser would be asked who begins, and the game would wait for that.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_takes_the_seat_of_a_loser_plays_at_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let lost = stage.alice_and_bob("rokumon/act-1").await;
    resign_below(&alice, &lost).await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    alice.slash(&lobby, "challenge", &[("game", "rokumon/act-1")]).await.unwrap();
    stage.bot.tick().await;
    open(&stage, narabe::playground::cast::SERVER).await;
    open(&stage, OTHER).await;
    prefer(&stage, true).await;
    let taken = take(&stage, "bob", 2).await;
    assert!(taken.contains("Your turns come by DM"), "{taken}");
    let kept = stage.kept(2).await;
    assert_eq!((kept.status, kept.is_guest(bob.id())), (Status::Running, true));
    stage.close().await;
}

/// The buttons of a message among these.
fn offered<'a>(message: &Shown, labels: &[&'a str]) -> Vec<&'a str> {
    let buttons = message.buttons();
    let is_there = |label: &&str| buttons.iter().any(|button| button.label == *label);
    labels.iter().copied().filter(is_there).collect()
}

/// The buttons of a public board that a guest needs.
const OF_GUEST: [&str; 5] = ["Resign", "Agree to a draw", "Decline", "Claim the win", "Nudge"];

/// The game's own message, which is in its channel.
async fn lobby_board(stage: &Stage) -> Shown {
    stage.pass(SOON).await;
    let shown = board(stage, stage.kept(1).await.message);
    assert_eq!(shown.channel, stage.channel("lobby").id(), "{}", shown.text());
    shown
}

/// Alice makes a move.
async fn alice_moves(stage: &Stage, text: &str) {
    let shown = lobby_board(stage).await;
    stage.type_move(&stage.person("alice"), &shown, text).await;
    stage.pass(SOON).await;
}

/// Bob's own view of his only game, for which he asks in his direct messages.
async fn own_view(stage: &Stage) -> Shown {
    let bob = stage.person("bob");
    let answer = bob.slash(&bob.dm(), "board", &[]).await.unwrap();
    answer.ephemeral().unwrap_or_else(|| panic!("{answer:?}")).clone()
}

/// Bob makes a move from his own view.
async fn bob_moves(stage: &Stage, text: &str) {
    let (bob, own) = (stage.person("bob"), own_view(stage).await);
    let form = bob.press(&own, "Next move").await.unwrap();
    bob.submit(form.modal().unwrap(), &[("text", text)]).await.unwrap();
    stage.pass(SOON).await;
}

/// The commands of a game, by its number or without one, are answered to a guest alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_gives_the_commands_of_a_game_from_their_own_server() {
    let stage = across().await;
    alice_moves(&stage, "h8").await;
    let one = || Arguments::default().with_text("game", "1");
    let commands = [
        ("resign", one(), "Resign this game?"),
        ("resign", Arguments::default(), "Resign this game?"),
        ("abort", one(), "hasn’t moved yet"),
        ("pause", one(), "Request sent."),
        ("takeback", one(), "no move to take back"),
        ("board", Arguments::default(), "#1"),
        ("draw", Arguments::default(), "offers a draw"),
    ];
    let told = stage.world.pings(&stage.person("alice")).len();
    for (name, options, says) in commands {
        let answer = asked(&stage, "bob", false, RequestKind::command(name, options)).await;
        assert!(said(&answer).contains(says), "{name}: {}", said(&answer));
        assert!(answer.private, "{name}: {}", said(&answer));
    }
    assert!(lobby_board(&stage).await.text().contains("offers a draw"));
    assert!(stage.world.pings(&stage.person("alice")).len() > told, "she is asked where she plays");
    stage.close().await;
}

/// The server in which the game is played leaves I out as well, or not: its boards are out of a guest's sight.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_reads_and_types_in_the_letters_of_their_own_server() {
    let stage = across_in("ninuki/pente", "true").await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let without_i = |settings: &mut Settings| settings.lettering = Lettering::WithoutI;
    stage.set_in(OTHER, Setting::Lettering, without_i).await;
    alice.slash(&lobby, "move", &[("where", "j10")]).await.unwrap();
    stage.pass(SOON).await;
    let told = bob.dm().last().expect("a direct message");
    for shown in [told, own_view(&stage).await] {
        let text = shown.text();
        assert!(text.contains("Last: k10") && !text.contains("j10"), "{text}");
    }
    bob_moves(&stage, "l10").await;
    alice.slash(&lobby, "move", &[("where", "a1")]).await.unwrap();
    bob.slash(&bob.dm(), "move", &[("where", "m10")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["j10", "k10", "a1", "l10"]);
    stage.close().await;
}

/// The game that is chosen, or the only one that waits, says which letters hold; the one that was played last does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_of_two_servers_types_in_the_letters_of_the_game_that_is_meant() {
    let stage = across_in("ninuki/pente", "true").await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let guild = YONDER.guild.expect("a server");
    open(&stage, guild).await;
    let without_i = |settings: &mut Settings| settings.lettering = Lettering::WithoutI;
    stage.set_in(guild, Setting::Lettering, without_i).await;
    offer_with(&stage, "ninuki/pente", "true").await;
    let kind = RequestKind::Panel { key: "seat:2".to_owned(), values: Vec::new() };
    asked_in(&stage, YONDER, ("bob", false), kind).await;
    stage.pass(SOON).await;
    for game in ["2", "1"] {
        let options = [("where", "j10"), ("game", game)];
        alice.slash(&lobby, "move", &options).await.unwrap();
        stage.pass(SOON).await;
    }
    let asks = bob.slash(&bob.dm(), "move", &[("where", "l10")]).await.unwrap();
    let menu = asks.message().expect("a question").clone();
    bob.select(&menu, "Which game?", &["2"]).await.unwrap();
    stage.pass(SOON).await;
    assert_eq!(stage.kept(2).await.log, ["j10", "k10"], "in letters without I");
    bob.slash(&bob.dm(), "move", &[("where", "l10")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["j10", "l10"], "with I, though the other was played last");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_answers_offers_by_dm() {
    let stage = across().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    alice_moves(&stage, "h8").await;
    assert_eq!(offered(&own_view(&stage).await, &OF_GUEST), ["Resign"]);
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    stage.pass(SOON).await;
    let told = bob.dm().last().expect("a direct message");
    assert!(told.text().contains("offers a draw"), "{}", told.text());
    let own = bob.press(&told, "My view").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(offered(&own, &OF_GUEST), ["Resign", "Agree to a draw", "Decline"]);
    let declined = update(&bob.press(&own, "Decline").await.unwrap());
    assert!(!declined.text().contains("offers a draw"), "{}", declined.text());
    assert_eq!(offered(&declined, &OF_GUEST), ["Resign"]);
    assert!(!lobby_board(&stage).await.text().contains("offers a draw"));
    let stale = ephemeral_text(&bob.press(&own, "Decline").await.unwrap());
    assert!(stale.contains("Current board: /board"), "no link to where he is not: {stale}");
    bob_moves(&stage, "i9").await;
    // His own offer stands on his board, and is not for him to agree to.
    bob.slash(&bob.dm(), "draw", &[("game", "1")]).await.unwrap();
    let own = own_view(&stage).await;
    assert!(own.text().contains("offers a draw"), "{}", own.text());
    assert_eq!(offered(&own, &OF_GUEST), ["Resign", "Decline"]);
    let own = update(&bob.press(&own, "Decline").await.unwrap());
    assert!(!own.text().contains("offers a draw"), "withdrawn: {}", own.text());
    assert!(own.text().contains("withdrew the request."), "by himself: {}", own.text());
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    stage.pass(SOON).await;
    let over = bob.press(&own_view(&stage).await, "Agree to a draw").await.unwrap();
    assert!(update(&over).text().contains("Draw: by agreement"), "{over:?}");
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    assert!(lobby_board(&stage).await.text().contains("Draw: by agreement"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_claims_what_the_other_overruns() {
    const LATE: Duration = Duration::from_secs(10 * 60);
    let stage = across_with("false").await;
    let bob = stage.person("bob");
    alice_moves(&stage, "h8").await;
    bob_moves(&stage, "i9").await;
    let kept = stage.kept(1).await;
    assert!(!kept.rated);
    let left = kept.timing.turn.expect("it is Alice’s turn").ends_at - stage.clock_now();
    stage.pass(Duration::from_millis(left.unsigned_abs()) + LATE).await;
    let own = own_view(&stage).await;
    assert_eq!(offered(&own, &OF_GUEST), ["Resign", "Claim the win", "Nudge"]);
    let nudged = ephemeral_text(&bob.press(&own, "Nudge").await.unwrap());
    assert!(nudged.contains("You nudged"), "{nudged}");
    let wins = format!("{} wins", bob.mention());
    let won = update(&bob.press(&own, "Claim the win").await.unwrap());
    assert!(won.text().contains(&wins), "{}", won.text());
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    assert!(lobby_board(&stage).await.text().contains(&wins));
    stage.close().await;
}

/// The game's channel is closed to a guest, so that what asks them to act comes by direct message.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_reminded_nudged_and_asked_for_a_pause_by_dm() {
    const LATE: Duration = Duration::from_secs(10 * 60);
    let stage = across_with("false").await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    alice_moves(&stage, "h8").await;
    bob_moves(&stage, "i9").await;
    alice_moves(&stage, "h9").await;
    let told = |words: &str| {
        let told = bob.dm().last().expect("a direct message");
        assert!(told.text().contains(words), "{words}: {}", told.text());
        let in_lobby = stage.channel("lobby").messages();
        let is_there = in_lobby.iter().any(|message| message.text().contains(words));
        assert!(!is_there, "{words}: not where he does not see it");
        told
    };
    alice.slash(&lobby, "pause", &[]).await.unwrap();
    stage.pass(SOON).await;
    let asked = told("wants to pause");
    assert_eq!(offered(&asked, &["Pause", "My view"]), ["Pause", "My view"]);
    assert!(!ephemeral_text(&bob.press(&asked, "Pause").await.unwrap()).is_empty());
    let turn = async || stage.kept(1).await.timing.turn.expect("it is Bob’s turn");
    assert!(turn().await.stop.is_some(), "the clock stands");
    alice.slash(&lobby, "pause", &[]).await.unwrap();
    stage.pass(SOON).await;
    assert!(turn().await.stop.is_none(), "and runs again");
    let left = turn().await.ends_at - stage.clock_now();
    stage.pass(Duration::from_millis(left.unsigned_abs()) / 10 * 9).await;
    let reminded = told("you have until");
    assert_eq!(offered(&reminded, &["Pause", "My view"]), ["My view"]);
    let left = turn().await.ends_at - stage.clock_now();
    stage.pass(Duration::from_millis(left.unsigned_abs()) + LATE).await;
    alice.press(&lobby_board(&stage).await, "Nudge").await.unwrap();
    stage.pass(SOON).await;
    told("is waiting for your move");
    stage.close().await;
}

/// News of a clock, whether by itself or by another player, are told to a guest as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_hears_of_the_clock_by_dm() {
    const LATE: Duration = Duration::from_secs(10 * 60);
    let stage = across_with("false").await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    alice_moves(&stage, "h8").await;
    bob_moves(&stage, "i9").await;
    let told = |words: &str| {
        let told = bob.dm().last().expect("a direct message");
        assert!(told.text().contains(words), "{words}: {}", told.text());
        assert_eq!(offered(&told, &["My view"]), ["My view"], "{words}");
    };
    let pinged_in_lobby = |words: &str| {
        let messages = lobby.messages().into_iter();
        let said = messages.filter(|message| message.text().contains(words));
        said.flat_map(|message| message.pinged).collect::<Vec<_>>()
    };
    let pauses = async || {
        alice.slash(&lobby, "pause", &[]).await.unwrap();
        stage.pass(SOON).await;
        let asked = bob.dm().last().expect("a direct message");
        bob.press(&asked, "Pause").await.unwrap();
        assert!(stage.kept(1).await.timing.turn.unwrap().stop.is_some());
    };
    let none = Vec::<u64>::new();
    pauses().await;
    alice.slash(&lobby, "pause", &[]).await.unwrap();
    stage.pass(SOON).await;
    told("resumed");
    assert_eq!(pinged_in_lobby("resumed"), none);
    alice.slash(&lobby, "settings extend", &[("game", "1")]).await.unwrap();
    stage.pass(SOON).await;
    told("A moderator gave");
    assert!(lobby.messages().iter().any(|said| said.text().contains("A moderator gave")));
    assert_eq!(pinged_in_lobby("A moderator gave"), none);
    pauses().await;
    stage.pass(30 * DAY).await;
    stage.pass(SOON).await;
    told("the pause in");
    assert_eq!(pinged_in_lobby("the pause in"), [alice.id()]);
    let left = stage.kept(1).await.timing.turn.unwrap().ends_at - stage.clock_now();
    stage.pass(Duration::from_millis(left.unsigned_abs()) + LATE).await;
    told("ran out of time in");
    assert_eq!(pinged_in_lobby("ran out of time in"), none);
    stage.close().await;
}

/// A game that is over leaves nothing to be done: who plays in it from another server hears of that after quiet hours.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_hears_of_an_end_after_quiet_hours() {
    const LATE: Duration = Duration::from_secs(10 * 60);
    let stage = across().await;
    let bob = stage.person("bob");
    let left =
        stage.kept(1).await.timing.turn.expect("Alice is to move").ends_at - stage.clock_now();
    let over = Duration::from_millis(left.unsigned_abs()) + LATE;
    let minute = (stage.clock_now() + over.as_millis() as i64) / 60_000 % 1440;
    let at = |minute: i64| minute.rem_euclid(1440) as u16;
    let quiet = Some(Quiet { from: at(minute - 30), until: at(minute + 30) });
    stage.prefer(&bob, |wishes| wishes.quiet = quiet).await;
    let told = || bob.dm().messages().iter().any(|one| one.text().contains("time ran out in"));
    stage.pass(over).await;
    stage.pass(SOON).await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    assert!(!told(), "in his quiet hours");
    stage.pass(Duration::from_secs(60 * 60)).await;
    stage.pass(SOON).await;
    assert!(told());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_resigns_by_dm() {
    let stage = across().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    alice_moves(&stage, "h8").await;
    let sent = || bob.dm().messages().into_iter().filter(|message| !message.is_ephemeral()).count();
    let before = sent();
    let sure = bob.press(&own_view(&stage).await, "Resign").await.unwrap();
    bob.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let over = lobby_board(&stage).await;
    assert!(over.text().contains(&format!("{} wins", alice.mention())), "{}", over.text());
    assert_eq!(sent(), before, "the game is shown where it is, and nowhere else");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_moderators_ban_ends_it() {
    let stage = across().await;
    offer(&stage).await;
    assert!(list(&stage, "carol").await.contains("from another server"));
    let ban = Moderation {
        act: Some(ModerationAct::Do(AuditAct::Ban)),
        person: Some(stage.person("alice").id()),
        ..Moderation::default()
    };
    asked(&stage, "dave", true, commands::settings(ban)).await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    assert!(list(&stage, "carol").await.contains("No open seats"), "her other seat is gone");
    assert!(take(&stage, "carol", 2).await.contains("no game #2."));
    // At home she plays on.
    let carol = stage.person("carol");
    let shown = board(&stage, stage.kept(2).await.message);
    carol.press(&shown, "Join").await.unwrap();
    assert_eq!(stage.kept(2).await.status, Status::Running);
    assert!(stage.kept(2).await.guests.is_empty());
    // A game that is over forgets the servers of its guests.
    stage.bot.sweep().await;
    assert_eq!(stage.kept(1).await.guests, [(1, 0)]);
    stage.close().await;
}

/// The rematch would be proposed where the guest is not.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_a_guest_has_no_rematch() {
    let stage = across().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let before = ["e5", "e6", "f5", "f6", "g5", "g6", "h5", "h6"];
    super::reviews::lay(&stage, 1, &before).await;
    let won = alice.slash(&lobby, "move", &[("where", "i5")]).await.unwrap();
    let labels = |message: &Shown| message.buttons().into_iter().map(|button| button.label);
    let over = won.message().unwrap();
    assert!(labels(over).all(|label| label != "Rematch"), "{over:?}");
    assert!(labels(over).any(|label| label == "Review"), "{over:?}");
    for _ in ["at its end", "after the guest’s server is forgotten"] {
        let refused = alice.slash(&lobby, "rematch", &[]).await.unwrap();
        let said = ephemeral_text(&refused);
        assert!(said.contains("One of you was in another server"), "{said}");
        stage.bot.sweep().await;
    }
    assert_eq!(stage.kept(1).await.guests, [(1, 0)]);
    stage.close().await;
}

/// Nothing is left of a guest who has everything deleted, and the game is over for both.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_may_be_deleted() {
    let stage = across().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let shown = board(&stage, stage.kept(1).await.message);
    stage.type_move(&alice, &shown, "h8").await;
    let said = super::people::erases(&stage, &bob).await;
    assert!(!said.is_empty());
    stage.pass(SOON).await;
    stage.bot.sweep().await;
    let kept = stage.kept(1).await;
    assert!(kept.status != Status::Running && !kept.is_guest(bob.id()), "{kept:?}");
    assert!(!super::people::is_named_in(&stage, &bob));
    stage.close().await;
}

/// A ban at home ends it as well, and who is banned there takes no seat from elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_may_be_banned_where_the_game_is() {
    let stage = across().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    offer(&stage).await;
    let options = [("person", "bob")];
    let banned = alice.slash(&lobby, "settings ban", &options).await.unwrap();
    assert!(!ephemeral_text(&banned).is_empty());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    let refused = take(&stage, "bob", 2).await;
    assert!(!refused.contains("Your turns come by DM"), "{refused}");
    assert_eq!(stage.kept(2).await.status, Status::Open);
    stage.close().await;
}

/// A server that is purged is forgotten, and its guests play on.
#[tokio::test(flavor = "multi_thread")]
async fn guests_outlive_the_server_they_came_from() {
    let stage = across().await;
    assert!(stage.app.store().purge(OTHER).await.unwrap());
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.guests.as_slice()), (Status::Running, &[(1, 0)][..]));
    assert!(kept.is_guest(stage.person("bob").id()), "the DMs go on");
    prefer(&stage, false).await;
    offer(&stage).await;
    open(&stage, OTHER).await;
    assert!(list(&stage, "bob").await.contains("No open seats"), "Alice has closed hers");
    stage.close().await;
}
