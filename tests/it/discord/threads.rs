//! A thread for each game, where a server wishes for that.

use super::events::{FOUR, joined, running};
use crate::callers::{caller, without_pictures};
use crate::stage::{Stage, ephemeral_text, labels, resign_below};
use narabe::app::input::request::RequestKind;
use narabe::playground::cast::SERVER;
use narabe::playground::faults::Fault;
use narabe::playground::message::Message;
use narabe::playground::permissions;
use narabe::playground::{Answered, Channel};
use narabe::store::{GameId, Status, Venue};
use std::time::Duration;

/// A server that wants threads.
async fn stage() -> Stage {
    let stage = Stage::open().await;
    let panel = settings(&stage).await;
    stage.person("alice").select(&panel, "v1:panel:settings:policy", &["thread"]).await.unwrap();
    stage
}

/// The panel of the server's settings.
async fn settings(stage: &Stage) -> Message {
    let lobby = stage.channel("lobby");
    let panel = stage.person("alice").slash(&lobby, "settings show", &[]).await.unwrap();
    panel.ephemeral().unwrap().clone()
}

/// Waits until the game's thread is there and shows the board, and gives both. Before it, the lobby's message.
async fn begun(stage: &Stage) -> (Message, Channel, Message) {
    let old = stage.alice_and_bob("gomoku/freestyle").await;
    let home = stage.channel("lobby").id();
    // The bot's own loop does in its time what it has taken.
    while stage.kept(1).await.venue.channel == home {
        stage.bot.tick().await;
    }
    stage.bot.tick().await;
    let thread = stage.world.threads_of(&stage.channel("lobby")).pop().expect("a thread was begun");
    let board = stage.shown(1).await;
    (old, thread, board)
}

/// Bob resigns in the thread of the first game, and Alice asks for a rematch there; the answer.
async fn rematch(stage: &Stage, board: &Message) -> Answered {
    let bob = stage.person("bob");
    resign_below(&bob, board).await;
    stage.pass(Duration::from_secs(11)).await;
    let over = stage.shown(1).await;
    stage.person("alice").press(&over, "Rematch").await.unwrap()
}

/// Discord takes nothing of the bot's own in a private thread that it was not added to, and no interaction says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_without_the_bot_takes_no_game() {
    let stage = stage().await;
    let alice = stage.person("alice");
    let (_, thread, _) = begun(&stage).await;
    stage.world.make_private(&thread, false);
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle")];
    let refused = alice.slash(&thread, "challenge", &options).await.unwrap();
    let says = |answer: &Answered| ephemeral_text(answer).matches("private thread").count();
    assert_eq!(says(&refused), 1, "{refused:?}");
    let panel = alice.slash(&thread, "settings show", &[]).await.unwrap();
    assert_eq!(says(&panel), 1, "{panel:?}");
    stage.world.make_private(&thread, true);
    stage.pass(Duration::from_secs(11)).await;
    let challenge = alice.slash(&thread, "challenge", &options).await.unwrap();
    assert!(challenge.message().is_some_and(|message| !message.is_ephemeral()), "{challenge:?}");
    let panel = alice.slash(&thread, "settings show", &[]).await.unwrap();
    assert_eq!(says(&panel), 0, "{panel:?}");
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_in_a_thread_of_its_own() {
    let stage = stage().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let (old, thread, board) = begun(&stage).await;
    assert_eq!((board.channel, stage.kept(1).await.venue.channel), (thread.id(), thread.id()));
    assert_eq!(labels(&board), ["Move", "My view", "Resign", "More…"]);
    let called: Vec<_> = stage.world.pings(&alice).iter().map(|ping| ping.channel).collect();
    assert_eq!(called, [thread.id()], "she is told once that it is her turn, where it is");
    let ends_in_a_blank = |message: &Message| message.text().ends_with(' ');
    assert!(!thread.messages().iter().any(ends_in_a_blank), "the call has no link yet");
    let say = ephemeral_text(&alice.press(&old, "Move").await.unwrap());
    assert!(
        say.contains(&thread.id().to_string()),
        "the message that it began from says where it is: {say}"
    );
    stage.pass(Duration::from_secs(11)).await;
    let left = stage.world.message(old.id).unwrap();
    assert_eq!(labels(&left), [""; 0], "and loses its buttons");
    let goes_on = format!(" goes on in <#{}>. ", thread.id());
    assert!(left.text().contains(&goes_on), "{}", left.text());
    assert!(left.text().ends_with(&format!("/{}", board.id)), "{}", left.text());
    assert!(!left.text().contains("to move"), "{}", left.text());
    stage.type_move(&alice, &board, "h8").await;
    stage.type_move(&bob, &stage.world.message(board.id).unwrap(), "h9").await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"]);
    let boards = |channel: &Channel| {
        channel.messages().iter().filter(|one| !one.attachments.is_empty()).count()
    };
    assert_eq!(
        (boards(&thread), boards(&lobby)),
        (1, 1),
        "one board, brought up to date in its place"
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_thread_can_be_the_game_stays_and_the_right_is_named() {
    let stage = stage().await;
    let lobby = stage.channel("lobby");
    stage.world.set_bot_permissions(
        &lobby,
        permissions::BOT_DEFAULT & !permissions::CREATE_PUBLIC_THREADS,
    );
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.venue.channel, lobby.id());
    let said = lobby.last().unwrap();
    assert!(said.text().contains("Create Public Threads"), "{}", said.text());
    assert_eq!(said.pinged, [stage.person("alice").id()]);
    stage.close().await;
}

/// The receipt of the thread is lost, and the bot killed before it has written down that the game moved: it is not begun
/// twice, and the game moves once.
#[tokio::test(flavor = "multi_thread")]
async fn a_thread_whose_receipt_was_lost_is_begun_once() {
    let stage = stage().await;
    stage.world.faults().next(
        1,
        |method, route| method == "POST" && route.ends_with("/threads"),
        Fault::LostAnswer,
    );
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.bot.tick().await;
    let stage = stage.restart().await;
    stage.pass(Duration::from_secs(60)).await;
    stage.bot.tick().await;
    let threads = stage.world.threads_of(&stage.channel("lobby"));
    assert_eq!(threads.len(), 1);
    assert_eq!(stage.kept(1).await.venue.channel, threads[0].id());
    let boards =
        threads[0].messages().into_iter().filter(|message| !message.attachments.is_empty()).count();
    assert_eq!((boards, stage.world.pings(&stage.person("alice")).len()), (1, 1));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_was_put_away_is_opened_where_its_board_changes() {
    let stage = stage().await;
    let (_, thread, board) = begun(&stage).await;
    stage.world.archive(&thread);
    let alice = stage.person("alice");
    alice.slash(&stage.channel("lobby"), "settings end", &[("game", "1")]).await.unwrap();
    stage.pass(Duration::from_secs(11)).await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    let shown = stage.world.message(board.id).unwrap();
    assert_eq!(labels(&shown), [""; 0], "{}", shown.text());
    stage.close().await;
}

/// Discord lets only those open a thread again who were added to it. A new message opens it, and comes at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_the_bot_may_not_open_gets_a_new_board() {
    let stage = stage().await;
    let (_, thread, board) = begun(&stage).await;
    stage.world.archive(&thread);
    // The news of the end, which would open it, come later.
    let posts = |method: &str, route: &str| method == "POST" && route.ends_with("/messages");
    stage.world.faults().next(1, posts, Fault::Status(403));
    let opens = |method: &str, route: &str| method == "PATCH" && route == "/channels/{channel.id}";
    stage.world.faults().next(usize::MAX, opens, Fault::Refused(403, 50_013));
    let alice = stage.person("alice");
    alice.slash(&stage.channel("lobby"), "settings end", &[("game", "1")]).await.unwrap();
    stage.pass(Duration::from_secs(11)).await;
    let shown = stage.shown(1).await;
    assert!(shown.id != board.id && shown.channel == thread.id(), "{}", shown.text());
    assert_eq!(labels(&stage.world.message(board.id).unwrap()), [""; 0], "it is replaced");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_was_deleted_takes_its_board_and_not_its_game() {
    let stage = stage().await;
    let (_, thread, _) = begun(&stage).await;
    stage.world.delete_channel(&thread);
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let answer = alice.slash(&lobby, "board", &[("game", "1"), ("here", "true")]).await.unwrap();
    stage.type_move(&alice, answer.message().unwrap(), "h8").await;
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.log.as_slice(), kept.venue.channel),
        (["h8".to_owned()].as_slice(), lobby.id())
    );
    assert_eq!(stage.app.store().game(kept.id).await.unwrap().unwrap().status, Status::Running);
    stage.close().await;
}

/// Threads of the channels that a server allows are allowed with them.
#[tokio::test(flavor = "multi_thread")]
async fn the_threads_of_an_allowed_channel_are_allowed() {
    let stage = stage().await;
    let (alice, lobby, games) =
        (stage.person("alice"), stage.channel("lobby"), stage.channel("games"));
    let (menu, panel) = ("v1:panel:settings:channels", settings(&stage).await);
    let of_channels = panel.selects().into_iter().find(|part| part["custom_id"] == menu).cloned();
    let kinds = of_channels.expect("there is a list of channels")["channel_types"].clone();
    assert_eq!(kinds, serde_json::json!([0, 5, 15]), "text, announcements and forums");
    alice.select(&panel, menu, &[lobby.id().to_string().as_str()]).await.unwrap();
    let (_, thread, board) = begun(&stage).await;
    let asked = rematch(&stage, &board).await;
    let challenge = asked.message().filter(|message| message.channel == thread.id());
    let challenge = challenge.unwrap_or_else(|| panic!("{asked:?}"));
    stage.person("bob").press(challenge, "Accept").await.unwrap();
    assert_eq!(stage.kept(2).await.status, Status::Running);
    let options = [("game", "gomoku/freestyle")];
    let seat = alice.slash(&thread, "challenge", &options).await.unwrap();
    assert!(matches!(seat, Answered::Message(_)), "{seat:?}");
    let refused = ephemeral_text(&alice.slash(&games, "challenge", &options).await.unwrap());
    assert!(refused.contains(&lobby.id().to_string()), "{refused}");
    stage.close().await;
}

/// A game that begins in a thread stays there: there are no threads within threads.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_begins_in_a_thread_gets_no_other() {
    let stage = stage().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let (_, thread, board) = begun(&stage).await;
    let asked = rematch(&stage, &board).await;
    bob.press(asked.message().unwrap(), "Accept").await.unwrap();
    let crowd = [("crowd", "true"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let crowd = alice.slash(&thread, "challenge", &crowd).await.unwrap();
    assert!(matches!(crowd, Answered::Message(_)), "{crowd:?}");
    stage.pass(Duration::from_secs(15)).await;
    stage.bot.tick().await;
    for game in [2, 3] {
        let kept = stage.kept(game).await;
        assert_eq!((kept.status, kept.venue.channel), (Status::Running, thread.id()));
    }
    let said = thread.messages();
    let complains = |message: &&Message| message.text().contains("Create Public Threads");
    assert_eq!(said.iter().find(complains).map(Message::text), None);
    assert_eq!(stage.world.threads_of(&thread).len(), 0);
    stage.close().await;
}

/// A seat that was offered in a thread is taken elsewhere: the game stays in that thread, and no one hears of a permission.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_in_a_thread_is_taken_elsewhere_without_a_complaint() {
    let stage = stage().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let (_, thread, _) = begun(&stage).await;
    let options = [("game", "gomoku/freestyle"), ("starts", "me")];
    alice.slash(&thread, "challenge", &options).await.unwrap();
    stage.bot.tick().await;
    let told = stage.world.pings(&alice).len();
    let there = Venue { guild: Some(SERVER), channel: lobby.id() };
    let carol = caller(900_000_000_000_000_001, stage.person("carol").id(), there);
    let take = RequestKind::Panel { key: "seat:2".to_owned(), values: Vec::new() };
    narabe::app::handle(&stage.app, &without_pictures(carol, take)).await;
    for _ in 0..2 {
        stage.pass(Duration::from_secs(15)).await;
    }
    let kept = stage.kept(2).await;
    assert_eq!((kept.status, kept.venue.channel), (Status::Running, thread.id()));
    let said = thread.messages();
    let complains = |message: &&Message| message.text().contains("Create Public Threads");
    assert_eq!(said.iter().find(complains).map(Message::text), None);
    let calls: Vec<_> = stage.world.pings(&alice)[told..].iter().map(|ping| ping.channel).collect();
    assert_eq!(calls, [thread.id()], "she is told that it is her turn");
    stage.close().await;
}

/// The board of a game in a thread of its own, which is one of the lobby's, once it is there.
async fn board_in_thread(stage: &Stage, game: i64) -> Message {
    for _ in 0..20 {
        let kept = stage.kept(game).await;
        let threads = stage.world.threads_of(&stage.channel("lobby"));
        let shown = kept.message.and_then(|message| stage.world.message(message));
        let is_own = |board: &Message| threads.iter().any(|thread| thread.id() == board.channel);
        if let Some(board) = shown.filter(is_own) {
            assert_eq!(board.channel, kept.venue.channel, "#{game}: {}", board.text());
            return board;
        }
        stage.pass(Duration::from_secs(3)).await;
    }
    panic!("#{game} has no thread");
}

/// Games that begin without an answer get threads as well: those of an event, the second one of a set, and one against a
/// machine.
#[tokio::test(flavor = "multi_thread")]
async fn games_of_every_kind_get_their_threads() {
    let stage = stage().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    let of_event = running(&stage, 1).await;
    assert_eq!(of_event.len(), 6);
    for GameId(game) in of_event {
        board_in_thread(&stage, game).await;
    }
    let set = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("games", "2")];
    let set = alice.slash(&lobby, "challenge", &set).await.unwrap();
    bob.press(set.message().unwrap(), "Accept").await.unwrap();
    alice.slash(&lobby, "challenge", &[("level", "1"), ("starts", "me")]).await.unwrap();
    let [_, _, board] = [
        board_in_thread(&stage, 7).await,
        board_in_thread(&stage, 8).await,
        board_in_thread(&stage, 9).await,
    ];
    stage.type_move(&alice, &board, "h8").await;
    assert_eq!(stage.kept(9).await.log.len(), 2, "the machine has answered");
    stage.close().await;
}
