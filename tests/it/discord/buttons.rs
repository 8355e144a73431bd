//! Buttons in place of menus and commands: few choices, moves without an alternative, and the list behind More….

use crate::callers;
use crate::stage::{DAWN, Stage, ephemeral_text, give_up, labels, update};
use narabe::app::commands::COMMANDS;
use narabe::app::handle;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Opponent, Request, RequestKind};
use narabe::app::output::reply::{Reply, Row};
use narabe::playground::cast::SERVER;
use narabe::playground::{Answered, Fault};
use narabe::store::{Status, Venue};
use std::time::Duration;

/// The first stone of this opening has one place, so the Move button plays it; the next one is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_an_alternative_takes_one_tap() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/renju opening=taraguchi-10").await;
    assert_eq!(stage.kept(1).await.log, [""; 0], "nothing is played before its player comes");
    let refused = bob.press(&board, "Move").await.unwrap();
    assert!(ephemeral_text(&refused).contains("not your turn"), "{refused:?}");
    let board = update(&alice.press(&board, "Move").await.unwrap());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    assert!(board.text().contains("Last: h8"), "{}", board.text());
    let choice = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&choice), ["Swap colours", "Keep the colours"]);
    bob.press(&choice, "Keep the colours").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "stay"]);
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains("Last: kept the colours"), "{}", board.text());
    stage.close().await;
}

/// The line about an opening, and the command that explains it, stand above the board until its fifth stone is chosen.
#[tokio::test(flavor = "multi_thread")]
async fn an_opening_is_explained_until_it_is_over() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju opening=soosorv-8").await;
    let steps = [
        (&alice, "h8", true),
        (&alice, "h9", true),
        (&alice, "i9", true),
        (&bob, "stay", true),
        (&bob, "j10", true),
        (&bob, "declare 1", true),
        (&alice, "stay", true),
        (&alice, "offer g7", true),
        (&bob, "g7", false),
    ];
    for (person, text, explained) in steps {
        let board = person.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        let said = board.text();
        let there = ["Opening (Soosorv-8)", "/rules"].map(|words| said.contains(words));
        assert_eq!(there, [explained; 2], "{text}: {said}");
    }
    stage.close().await;
}

/// Words of the panels are understood where a move is typed, in any language and with what stands behind them.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_typed_in_the_words_of_the_buttons() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle opening=swap2").await;
    for point in ["h8 · the centre", "h9", "i9"] {
        alice.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    }
    let typed = bob.complete(&lobby, "move", &[], ("where", "black")).await.unwrap();
    let typed: Vec<_> =
        typed.choices().iter().map(|one| (one.name.clone(), one.value.clone())).collect();
    assert_eq!(typed, [("Play Black".to_owned(), "take first".to_owned())]);
    let why = ephemeral_text(&bob.slash(&lobby, "move", &[("where", "keep")]).await.unwrap());
    assert!(
        why.contains("Play Black, Play White, Place two more stones"),
        "what is asked for: {why}"
    );
    bob.slash(&lobby, "move", &[("where", "Jouer Noir")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i9", "take first"]);
    stage.close().await;
}

/// The first words of a name are enough if no other begins with them, and the last ones if no other ends with them.
#[tokio::test(flavor = "multi_thread")]
async fn the_beginning_of_a_name_is_a_move() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju opening=swap2").await;
    for point in ["h8", "h9", "i9"] {
        alice.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    }
    for several in ["play", "p", "two more"] {
        let refused = bob.slash(&lobby, "move", &[("where", several)]).await.unwrap();
        assert!(!ephemeral_text(&refused).is_empty(), "{several}");
        assert_eq!(stage.kept(1).await.log.len(), 3, "{several}");
    }
    bob.slash(&lobby, "move", &[("where", "place two")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i9", "place more"]);
    for point in ["d4", "e4"] {
        bob.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    }
    alice.slash(&lobby, "move", &[("where", "white")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log[4..], ["d4", "e4", "take second"]);
    stage.close().await;
}

/// More… has what is seldom done; the answers are those of the commands.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_seldom_done_stands_behind_more() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let board = update(&stage.type_move(&bob, &board, "h9").await);
    let more = alice.press(&board, "More…").await.unwrap().ephemeral().unwrap().clone();
    let all = ["Offer a draw", "Take back", "Pause", "Cancel game…", "Replay", "Rules"];
    assert_eq!(labels(&more), all);
    let others = carol.press(&board, "More…").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&others), ["Replay", "Rules"], "who does not play looks on");
    let replay = carol.press(&others, "Replay").await.unwrap().ephemeral().unwrap().clone();
    assert!(replay.text().contains("Move 2 of 2: h9"), "for Carol alone: {}", replay.text());
    let sure = alice.press(&more, "Cancel game…").await.unwrap();
    let consent = format!("only if {} agrees", bob.mention());
    assert!(ephemeral_text(&sure).contains(&consent), "{sure:?}");
    // The offer is for everyone to see, on a new board.
    let offered = alice.press(&more, "Take back").await.unwrap();
    let Answered::Message(offered) = offered else { panic!("no new board: {offered:?}") };
    assert!(offered.text().contains("wants to take back h8, and with it h9."), "{offered:?}");
    assert!(!offered.is_ephemeral() && labels(&offered).contains(&"Agree to take back".to_owned()));
    stage.bot.tick().await;
    // The board before says no longer whose turn it is, and shows where the game goes on.
    let old = stage.world.message(board.id).unwrap();
    assert!(old.buttons().is_empty() && !old.text().contains("to move"), "{}", old.text());
    assert!(old.text().contains(&format!("/{}", offered.id)), "{}", old.text());
    assert!(!old.attachments.is_empty(), "the picture stays");
    stage.close().await;
}

/// A menu asks which of several games a command means, and gives the command again.
#[tokio::test(flavor = "multi_thread")]
async fn a_menu_asks_which_game_is_meant() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for _ in 0..2 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    let question = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    assert!(
        ephemeral_text(&question).contains("#1, #2")
            || ephemeral_text(&question).contains("#2, #1")
    );
    assert!(ephemeral_text(&question).contains("Choose it below"), "the menu is there");
    let menu = question.ephemeral().unwrap().clone();
    let played = alice.select(&menu, "Which game?", &["2"]).await.unwrap();
    assert!(matches!(&played, Answered::Message(board) if !board.is_ephemeral()), "{played:?}");
    stage.bot.tick().await;
    assert!(stage.world.message(menu.id).is_none(), "the question is answered");
    assert_eq!(
        (stage.kept(1).await.log.len(), stage.kept(2).await.log),
        (0, vec!["h8".to_owned()])
    );
    let question = alice.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    let sure = update(&alice.select(&question, "Which game?", &["1"]).await.unwrap());
    assert!(sure.text().contains("#1"), "{}", sure.text());
    assert_eq!(sure.id, question.id, "asked in its place");
    alice.press(&sure, "Yes, cancel it").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

/// The menu gives the command as it was given, in the format that was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn an_export_keeps_its_format_while_its_game_is_asked_for() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for game in ["1", "2"] {
        stage.alice_and_bob("gomoku/freestyle").await;
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", game)]).await.unwrap();
    }
    let cases: [(&[(&str, &str)], &str); 2] = [(&[("format", "psq")], ".psq"), (&[], ".sgf")];
    for (options, ending) in cases {
        let question = alice.slash(&lobby, "export", options).await.unwrap();
        let menu = question.ephemeral().unwrap().clone();
        let exported = update(&alice.select(&menu, "Which game?", &["2"]).await.unwrap());
        let names: Vec<&str> =
            exported.attachments.iter().map(|file| file.filename.as_str()).collect();
        assert_eq!(names, [format!("gomoku-2{ending}")]);
    }
    stage.close().await;
}

/// The numbers of the games that are suggested to Alice in a channel.
async fn suggested(stage: &Stage, channel: &str, command: &str) -> Vec<String> {
    let channel = stage.channel(channel);
    let choices = stage.person("alice").complete(&channel, command, &[], ("game", "")).await;
    choices.unwrap().choices().iter().map(|choice| choice.value.clone()).collect()
}

/// Commands about games that are over have no others among their suggestions, and of those the ones alone that they take: a
/// review needs some moves, and no rematch follows what a moderator has broken off.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_are_over_are_suggested_for_reviews() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    for _ in 0..2 {
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        stage.type_move(&alice, &board, "h8").await;
    }
    assert_eq!(suggested(&stage, "lobby", "review").await, [""; 0]);
    give_up(&bob, &stage.channel("lobby"), &[("game", "1")]).await;
    let lobby = stage.channel("lobby");
    super::tables::free_for_all(&stage).await;
    for who in ["bob", "carol"] {
        give_up(&stage.person(who), &lobby, &[("game", "3")]).await;
    }
    for game in [4, 5] {
        stage.alice_and_bob("gomoku/freestyle").await;
        super::reviews::lay(&stage, game, &["h8", "h9", "i8", "i9", "j8", "j9"]).await;
    }
    give_up(&bob, &lobby, &[("game", "4")]).await;
    alice.slash(&lobby, "settings end", &[("game", "5")]).await.unwrap();
    let cases: [(&str, &str, &[&str]); 6] = [
        ("lobby", "review", &["5", "4"]),
        ("games", "review", &["5", "4"]),
        ("lobby", "rematch", &["4", "3", "1"]),
        ("games", "rematch", &[]),
        ("lobby", "resign", &["2"]),
        ("lobby", "replay", &["2", "5", "4", "3", "1"]),
    ];
    for (channel, command, games) in cases {
        assert_eq!(suggested(&stage, channel, command).await, games, "/{command} in {channel}");
    }
    stage.close().await;
}

/// The ends of the options of the question that Alice is asked after a command, in the order of their games.
async fn asked_for(stage: &Stage, command: &str) -> Vec<String> {
    let answer = stage.person("alice").slash(&stage.channel("lobby"), command, &[]).await.unwrap();
    let question = answer.ephemeral().unwrap_or_else(|| panic!("no question: {answer:?}")).clone();
    let menu = question.selects()[0].clone();
    let options = menu["options"].as_array().unwrap().iter();
    let labels = options.map(|option| option["label"].as_str().unwrap());
    let mut ends: Vec<String> =
        labels.map(|label| label.rsplit(" · ").next().unwrap().to_owned()).collect();
    ends.sort();
    ends
}

/// The question names whom one plays against, in the games in which the command can be given.
#[tokio::test(flavor = "multi_thread")]
async fn the_question_names_the_opponents_of_games_that_fit() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for other in ["bob", "carol", "dave"] {
        let options = [("opponent", other), ("game", "gomoku/freestyle"), ("starts", "me")];
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        stage.person(other).press(challenge.message().unwrap(), "Accept").await.unwrap();
    }
    for game in ["1", "2"] {
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", game)]).await.unwrap();
    }
    let all = ["#1 vs Bob", "#2 vs Carol", "#3 vs Dave"];
    assert_eq!(asked_for(&stage, "takeback").await, all[..2], "she has moved in these");
    assert_eq!(asked_for(&stage, "draw").await, all);
    let suggested = alice.complete(&lobby, "board", &[], ("game", "carol")).await.unwrap();
    let suggested: Vec<_> = suggested.choices().iter().map(|choice| &*choice.name).collect();
    assert_eq!(suggested, ["Gomoku · freestyle · #2 vs Carol"], "so are suggestions");
    alice.slash(&lobby, "draw", &[("game", "1")]).await.unwrap();
    assert_eq!(asked_for(&stage, "draw").await, all[1..], "one offer is made already");
    alice.slash(&lobby, "draw", &[("game", "2")]).await.unwrap();
    assert_eq!(asked_for(&stage, "draw").await, all, "it is asked before it is done");
    alice.slash(&lobby, "draw", &[("game", "3")]).await.unwrap();
    let refused = alice.slash(&lobby, "draw", &[]).await.unwrap();
    let said = refused.ephemeral().unwrap_or_else(|| panic!("it fits no game: {refused:?}"));
    assert!(said.selects().is_empty() && !said.text().contains("Which game"), "{said:?}");
    stage.close().await;
}

/// A take-back ends no game: where one game alone can have it, no question comes before it.
#[tokio::test(flavor = "multi_thread")]
async fn the_only_game_with_a_move_to_take_back_is_meant() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for _ in 0..2 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    let none = alice.slash(&lobby, "takeback", &[]).await.unwrap();
    let none = none.ephemeral().unwrap_or_else(|| panic!("it fits no game: {none:?}"));
    assert!(none.selects().is_empty() && none.text().contains("no move to take back"), "{none:?}");
    alice.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await.unwrap();
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    assert_eq!(stage.kept(1).await.log.len(), 0, "at once, since no one has acted");
    stage.close().await;
}

/// The outbox shows the board to everyone, and not in the question, if the answer to a choice does not arrive.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_does_not_take_the_place_of_a_question() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for _ in 0..2 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    let question = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let menu = question.ephemeral().unwrap().clone();
    let follows = |method: &str, route: &str| method == "POST" && route.starts_with("/webhooks/");
    stage.world.faults().next(1, follows, Fault::Refused(404, 10_015));
    let shown = async {
        while stage.kept(2).await.log.is_empty() {
            tokio::task::yield_now().await;
        }
        stage.pass(Duration::from_secs(15)).await;
    };
    let (played, ()) = tokio::join!(alice.select(&menu, "Which game?", &["2"]), shown);
    played.unwrap();
    let board = stage.shown(2).await;
    assert!(!board.is_ephemeral() && board.text().contains("Last: h8"), "{}", board.text());
    let asked = stage.world.message(menu.id).unwrap();
    assert_eq!(asked.text(), menu.text(), "the question stays what it was");
    assert!(stage.world.refusals().is_empty());
}

/// Another bot takes no challenge, but there is something to play alone, by one more tap.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_to_another_bot_offers_a_game_alone() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let venue = Venue { guild: Some(SERVER), channel: lobby.id() };
    let ask = async |interaction, kind| {
        let caller = callers::caller(interaction, alice.id(), venue);
        match handle(&stage.app, &Request { caller, kind }).await.reply {
            Reply::Post(message) => message,
            other => panic!("no message: {other:?}"),
        }
    };
    let bot = Opponent { person: 77, is_bot: true, is_self: false };
    let arguments = Arguments::default().with_person("opponent", bot);
    let offer = ask(1, RequestKind::command("challenge", arguments)).await;
    assert!(offer.private, "for the challenger alone");
    assert!(offer.text.contains("play alone"), "{}", offer.text);
    let [Row::Buttons(buttons)] = offer.panel.as_slice() else { panic!("{offer:?}") };
    assert_eq!(buttons[0].label, "Play Rokumon · solo, against the automa");
    let pressed = RequestKind::Panel { key: buttons[0].key.clone(), values: Vec::new() };
    let board = ask(2, pressed).await;
    assert!(board.text.contains(&format!("{} to move", alice.mention())), "{}", board.text);
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, &*kept.game, &*kept.rules), (Status::Running, "rokumon", "solo"));
    stage.close().await;
}

/// Bots challenge no one. One that was blocked in earlier versions can be unblocked.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_not_blocked() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let said =
        ephemeral_text(&alice.slash(&lobby, "block", &[("person", "narabe")]).await.unwrap());
    assert!(said.contains("Pick a person"), "{said}");
    let venue = Venue { guild: Some(SERVER), channel: lobby.id() };
    let bot = Opponent { person: 77, is_bot: true, is_self: false };
    let ask = async |interaction| {
        let caller = callers::caller(interaction, alice.id(), venue);
        let kind = RequestKind::command("block", Arguments::default().with_person("person", bot));
        match handle(&stage.app, &Request { caller, kind }).await.reply {
            Reply::Post(message) => message.text,
            other => panic!("no message: {other:?}"),
        }
    };
    assert!(ask(1).await.contains("Pick a person"));
    let store = stage.app.store();
    assert!(store.blocked_by(alice.id()).await.unwrap().is_empty());
    store.block(alice.id(), bot.person, 2, DAWN).await.unwrap();
    let unblocked = ask(3).await;
    assert!(unblocked.contains("is unblocked"), "{unblocked}");
    assert!(store.blocked_by(alice.id()).await.unwrap().is_empty());
    stage.close().await;
}

/// The commands of `/help` can be clicked, once Discord has given them their ids.
#[tokio::test(flavor = "multi_thread")]
async fn commands_in_the_help_can_be_clicked() {
    let stage = Stage::open().await;
    let has_links = async |stage: &Stage| {
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let answer = alice.slash(&lobby, "help", &[]).await.unwrap();
        assert!(answer.ephemeral().unwrap().is_layout(), "a message of components alone");
        let text = ephemeral_text(&answer);
        let ways: Vec<String> = COMMANDS.iter().flat_map(|spec| spec.paths()).collect();
        assert_eq!(text.matches("</").count(), ways.len(), "each of them: {text}");
        for way in ways {
            assert!(text.contains(&format!("</{way}:")), "{way}: {text}");
        }
        assert!(text.contains("__Play__\n</challenge:"), "{text}");
    };
    has_links(&stage).await;
    // After the next start the commands are not registered again.
    let stage = stage.restart().await;
    has_links(&stage).await;
    stage.close().await;
}
