//! Work that costs: one person's replays, moving pictures and files, and what others notice of them.

use super::course::choose;
use crate::stage::{Stage, ephemeral_text};
use narabe::playground::{Answered, permissions};
use std::time::Duration;

/// A record of stones that lie far apart on a board without edges.
fn scattered(stones: i32) -> String {
    let point = |stone: i32| format!("\"{},{}\"", stone % 23 * 10, stone / 23 * 10);
    let actions: Vec<String> = (0..stones).map(point).collect();
    let head = r#""game":"ninuki","rules":"school42 size=unbounded","seats":2"#;
    format!("{{{head},\"actions\":[{}]}}", actions.join(","))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_costs_too_much_is_refused_or_shown_as_a_still() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&stage.person("alice"), &board, "h8").await;
    let stage = stage.restart_with(|app| app.with_work_budget(Duration::ZERO)).await;
    let (carol, lobby) = (stage.person("carol"), stage.channel("lobby"));
    let file = carol.upload("far.json", "application/json", scattered(20).as_bytes());
    let said = ephemeral_text(&carol.slash(&lobby, "replay", &[("file", &file)]).await.unwrap());
    assert!(said.contains("takes too long to replay"), "{said}");
    let replay = carol.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let shown = replay.message().unwrap();
    assert_eq!(shown.attachments[0].content_type, "image/png", "a still instead of a GIF");
    assert_eq!(shown.buttons().len(), 5, "which is stepped through");
    stage.close().await;
}

/// Of four replays of one person at once three are drawn, one after the other, and one is refused with a sentence. Others
/// are answered meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_replay_drawn_at_a_time() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let file = alice.upload("far.json", "application/json", scattered(200).as_bytes());
    let options = [("file", file.as_str())];
    let replay = || alice.slash(&lobby, "replay", &options);
    let (one, two, three, four, help) =
        tokio::join!(replay(), replay(), replay(), replay(), bob.slash(&lobby, "help", &[]));
    assert!(matches!(help.unwrap(), Answered::Ephemeral(_)));
    let drawn = |answer: &Answered| answer.message().is_some_and(|shown| !shown.is_ephemeral());
    let answers = [one, two, three, four].map(Result::unwrap);
    assert_eq!(answers.iter().filter(|answer| drawn(answer)).count(), 3, "{answers:?}");
    let told = answers.iter().find(|answer| !drawn(answer)).unwrap();
    assert!(ephemeral_text(told).contains("still drawing"), "{told:?}");
    // Once it is there, the next one is drawn.
    assert!(drawn(&replay().await.unwrap()));
    stage.close().await;
}

/// A way that is longer than openings are counted is not played to its end: on a board without edges each move has more
/// answers than the one before it.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_way_to_a_position_is_refused() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = async |moves: i32| {
        let moves: Vec<String> = (0..moves).map(|number| format!("{},0", number * 4)).collect();
        let moves = moves.join(" ");
        let options = [("game", "gomoku/freestyle size=unbounded"), ("moves", moves.as_str())];
        ephemeral_text(&alice.slash(&lobby, "openings", &options).await.unwrap())
    };
    for moves in [41, 500] {
        let long = asked(moves).await;
        assert!(long.contains("more than 40 moves"), "{long}");
    }
    let most = asked(40).await;
    assert!(most.contains("No finished game here") && most.contains("156,0"), "{most}");
    stage.close().await;
}

/// Each look at a hill folds all stays on it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hill_that_many_have_left_is_shown() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let join = [("do", "join"), ("game", "gomoku/renju swap2")];
    assert!(alice.slash(&lobby, "hill", &join).await.unwrap().message().is_some());
    let ended = "WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 10001)
         INSERT INTO climbers (hill, number, person, joined_at, left_at) SELECT 1, i, ?1, i, i + 1 FROM n";
    let done = crate::database::raw(stage.database()).execute(ended, [alice.id().cast_signed()]);
    assert_eq!(done.unwrap(), 10_000);
    let shown = alice.slash(&lobby, "hill", &[]).await.unwrap();
    let shown = shown.message().unwrap();
    assert!(shown.text().contains(&alice.mention()), "{}", shown.text());
    stage.close().await;
}

/// A point of the ply in a pattern in which no one gets five in a row.
fn point(ply: usize) -> String {
    let all = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
    let own: Vec<(u8, u8)> =
        all.filter(|(x, y)| usize::from((x + 2 * y) % 4 >= 2) == ply % 2).collect();
    let (x, y) = own[ply / 2];
    format!("{}{}", char::from(b'a' + x), y + 1)
}

/// Moves by the form, of which each game takes 200 after its first, and the requests among them that count against
/// Discord's 50 a second. The first move deletes the ping with which a thread begins, and is left out.
async fn paced_by_form_moves(policy: &str, moves: usize) -> u64 {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "settings show", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    alice.select(&panel, "v1:panel:settings:policy", &[policy]).await.unwrap();
    let mut paced = 0;
    for game in 1..=moves.div_ceil(200) {
        stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT);
        stage.alice_and_bob("gomoku/freestyle").await;
        // Pictures take their time and cost no request.
        let without = permissions::BOT_DEFAULT & !permissions::ATTACH_FILES;
        stage.world.set_bot_permissions(&lobby, without);
        stage.pass(Duration::from_secs(2)).await;
        let mut before = 0;
        let counted = 200.min(moves - (game - 1) * 200);
        for ply in 0..=counted {
            let board = stage.shown(game as i64).await;
            let who = if ply % 2 == 0 { &alice } else { &bob };
            stage.type_move(who, &board, &point(ply)).await;
            stage.pass(Duration::from_secs(2)).await;
            if ply == 0 {
                before = stage.world.paced();
            }
        }
        assert_eq!(stage.kept(game as i64).await.log.len(), counted + 1, "{policy}");
        paced += stage.world.paced() - before;
    }
    stage.close().await;
    paced
}

/// `NARABE_FORM_MOVES` is the number of moves under each policy.
#[tokio::test(flavor = "multi_thread")]
async fn form_moves_cost_nothing_of_the_limit() {
    let moves = crate::number("NARABE_FORM_MOVES", 30);
    for policy in ["edit", "relay", "keep", "thread"] {
        let paced = paced_by_form_moves(policy, moves).await;
        println!("{policy}: {paced} paced requests for {moves} moves by the form");
        assert_eq!(paced, 0, "{policy}");
    }
}

/// Moves from menus and confirmed moves are shown as the server wishes: the caller's own message is edited, and the
/// channel gets the board.
#[tokio::test(flavor = "multi_thread")]
async fn moves_from_menus_follow_the_servers_policy() {
    for (policy, shown, pressable) in [("relay", 1, 1), ("keep", 3, 1), ("edit", 1, 1)] {
        let stage = Stage::open().await;
        let (alice, bob, lobby) =
            (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
        let panel = alice.slash(&lobby, "settings show", &[]).await.unwrap();
        let panel = panel.ephemeral().unwrap().clone();
        alice.select(&panel, "v1:panel:settings:policy", &[policy]).await.unwrap();
        let first = stage.alice_and_bob("roku/standard").await;
        let mut board = first.clone();
        for (who, labels) in [(&alice, ["Row A", "A1"].as_slice()), (&bob, &["A2"])] {
            choose(who, &board, labels).await;
            stage.pass(Duration::from_secs(1)).await;
            let game = stage.kept(1).await;
            board = stage.world.message(game.message.unwrap()).unwrap();
        }
        let game = stage.kept(1).await;
        assert_eq!(game.log, ["A1", "A2"], "{policy}");
        let boards: Vec<_> = lobby
            .messages()
            .into_iter()
            .filter(|message| !message.attachments.is_empty() && !message.is_ephemeral())
            .collect();
        assert_eq!(boards.len(), shown, "{policy}: {boards:#?}");
        let with_buttons = boards.iter().filter(|message| !message.buttons().is_empty());
        assert_eq!(with_buttons.count(), pressable, "{policy}");
        assert_eq!(board.id == first.id, policy == "edit", "{policy}");
        stage.close().await;
    }
}
