//! Games from challenge to end.

use crate::stage::{Stage, challenge_by, ephemeral_text, labels, pick, resign_below, update};
use narabe::playground::Answered;
use narabe::playground::message::Message;
use narabe::store::Status;

const BLACK: [&str; 5] = ["h8", "i8", "j8", "k8", "l8"];
const WHITE: [&str; 4] = ["h9", "i9", "j9", "k9"];

/// A board is a message with one picture, which has its words.
fn picture(message: &Message) -> (Vec<u8>, String) {
    let [picture] = message.attachments.as_slice() else {
        panic!("not one picture: {:?}", message.attachments)
    };
    assert_eq!(&picture.bytes[..8], b"\x89PNG\r\n\x1a\n");
    (picture.bytes.to_vec(), picture.description.clone().expect("a picture has its words"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_forms_from_challenge_to_five() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    assert!(board.text().contains(&format!("{} to move", alice.mention())), "{}", board.text());
    let (mut before, alt) = picture(&board);
    assert!(alt.contains("15 by 15") && alt.contains("Black to move"), "{alt}");
    for turn in 0..9 {
        let (who, point) =
            if turn % 2 == 0 { (&alice, BLACK[turn / 2]) } else { (&bob, WHITE[turn / 2]) };
        board = update(&stage.type_move(who, &board, point).await);
        stage.bot.tick().await;
        let (after, alt) = picture(&board);
        assert_ne!(before, after, "the picture shows {point}");
        assert!(alt.contains(&format!("Last move: {point}")), "{alt}");
        before = after;
    }
    assert!(
        board.text().contains(&format!("{} wins: five in a row", alice.mention())),
        "{}",
        board.text()
    );
    assert_eq!(
        labels(&board),
        ["Rematch", "Replay", "Review", "Openings"],
        "nothing else can be pressed under a game that is over"
    );
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word()), kept.log.len()),
        (Status::Finished, Some("five"), 9)
    );
    // One board, brought up to date where it stands; every turn pinged the one who had it, the end the one who had not
    // made it, and no one else.
    assert_eq!(
        stage.channel("lobby").messages().iter().filter(|m| !m.attachments.is_empty()).count(),
        1
    );
    stage.bot.tick().await;
    assert_eq!((stage.world.pings(&alice).len(), stage.world.pings(&bob).len()), (5, 6));
    let told = stage.world.message(stage.world.pings(&bob).last().unwrap().message).unwrap();
    assert!(
        told.text().contains(&format!("{} wins: five in a row", alice.mention())),
        "{}",
        told.text()
    );
    assert!(stage.world.pings(&stage.person("carol")).is_empty());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_commands_posts_a_board_for_every_move() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    for turn in 0..9 {
        let (who, point) =
            if turn % 2 == 0 { (&alice, BLACK[turn / 2]) } else { (&bob, WHITE[turn / 2]) };
        let answer = who.slash(&lobby, "move", &[("where", point)]).await.unwrap();
        assert!(matches!(answer, Answered::Message(_)), "{answer:?}");
        picture(answer.message().unwrap());
    }
    stage.bot.tick().await;
    // Only the newest board can be pressed: its game is over, and can be played again.
    let pressable = lobby.messages().iter().filter(|message| !message.buttons().is_empty()).count();
    assert_eq!(pressable, 1, "older boards lose their buttons");
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    assert_eq!((stage.world.pings(&alice).len(), stage.world.pings(&bob).len()), (5, 6));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_outlives_a_restart() {
    let mut stage = Stage::open().await;
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    for turn in 0..9 {
        stage = stage.restart().await;
        let (who, point) =
            if turn % 2 == 0 { ("alice", BLACK[turn / 2]) } else { ("bob", WHITE[turn / 2]) };
        let who = stage.person(who);
        board = update(&stage.type_move(&who, &board, point).await);
    }
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn many_games_at_once_are_told_apart() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let answer = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let say = ephemeral_text(&answer);
    assert!(say.contains("#1") && say.contains("#2"), "{say}");
    let choices = alice.complete(&lobby, "move", &[("where", "h8")], ("game", "")).await.unwrap();
    let values: Vec<String> = choices.choices().iter().map(|choice| choice.value.clone()).collect();
    assert_eq!(values, ["2", "1"]);
    let answer = alice.slash(&lobby, "move", &[("where", "h8"), ("game", "2")]).await.unwrap();
    assert!(answer.text().contains("#2"), "{}", answer.text());
    // One game is left that waits for Alice, so it need not be named; Bob has one as well.
    alice.slash(&lobby, "move", &[("where", "A 1")]).await.unwrap();
    assert_eq!(
        (stage.kept(1).await.log, stage.kept(2).await.log),
        (vec!["a1".to_owned()], vec!["h8".to_owned()])
    );
    let list = ephemeral_text(&bob.slash(&lobby, "games", &[]).await.unwrap());
    assert!(list.contains("#1") && list.contains("#2"), "{list}");
    stage.close().await;
}

/// A list without what was asked for does not say that there is nothing at all, and a name that no game has is refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_says_that_no_game_is_one_of_those_asked_for() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let listed = async |options: &[(&str, &str)]| {
        ephemeral_text(&alice.slash(&lobby, "games", options).await.unwrap())
    };
    assert!(listed(&[]).await.contains("You have no active games"));
    stage.alice_and_bob("gomoku/freestyle").await;
    for (options, says) in [
        ([("game", "gomoku"), ("list", "mine")], "#1"),
        ([("game", "gomoku/freestyle"), ("list", "channel")], "#1"),
        ([("game", "renju"), ("list", "mine")], "No games match."),
        ([("game", "gomoku/renju"), ("list", "channel")], "No games match."),
        ([("game", "gomoku/renjo"), ("list", "mine")], "renju"),
        ([("with", "carol"), ("list", "mine")], "No games match."),
        ([("game", "pente"), ("list", "channel")], "No games match."),
        ([("game", "chess"), ("list", "mine")], "chess"),
        ([("game", "gomku"), ("list", "finished")], "gomoku"),
    ] {
        let said = listed(&options).await;
        assert!(said.contains(says), "{options:?}: {said}");
    }
    stage.close().await;
}

/// Suggestions for a game have all the names that the commands take, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn games_are_suggested_by_all_their_names() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (command, typed, value) in [
        ("games", "renju", "gomoku/renju"),
        ("games", "pente", "ninuki/pente"),
        ("games", "連珠", "gomoku/renju"),
        ("games", "gobang", "gomoku"),
        ("games", "ninuki", "ninuki"),
        ("leaderboard", "gobang", "gomoku"),
        ("leaderboard", "caro", "gomoku"),
        ("history", "freestyle", "gomoku"),
        ("history", "連珠", "renju"),
        ("profile", "二抜き", "ninuki"),
        ("profile", "3人以上", "multi"),
    ] {
        let answer = alice.complete(&lobby, command, &[], ("game", typed)).await.unwrap();
        let values: Vec<&str> =
            answer.choices().iter().map(|choice| choice.value.as_str()).collect();
        assert!(values.contains(&value), "/{command} {typed}: {values:?}");
    }
    let all = alice.complete(&lobby, "games", &[], ("game", "")).await.unwrap();
    let first: Vec<&str> =
        all.choices().iter().take(4).map(|choice| choice.value.as_str()).collect();
    assert_eq!(first, ["gomoku", "ninuki", "roku", "rokumon"], "families come first");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_asks_first() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let told = stage.world.pings(&stage.person("alice")).len();
    let sure = bob.press(&board, "Resign").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Running, "asking is not resigning");
    let done = bob.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    assert!(done.text().contains("resigned"), "{done:?}");
    stage.bot.tick().await;
    assert_eq!(
        (stage.kept(1).await.status, stage.kept(1).await.end.as_ref().map(|end| end.word())),
        (Status::Finished, Some("resign"))
    );
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains("resignation") && board.buttons().len() == 3, "{}", board.text());
    let now = stage.world.pings(&stage.person("alice")).len();
    assert_eq!(now, told + 1, "who is on turn is told of the end as well");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_keeps_the_last_move_after_a_resignation() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    let board = stage.shown(1).await;
    let last = format!("Last: h8 ({})", alice.mention());
    assert!(board.text().contains(&last), "{}", board.text());
    assert!(board.text().contains("resignation"), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_can_be_shown_again() {
    let stage = Stage::open().await;
    let (alice, carol, lobby) =
        (stage.person("alice"), stage.person("carol"), stage.channel("lobby"));
    let first = stage.alice_and_bob("gomoku/freestyle").await;
    let again = alice.slash(&lobby, "board", &[]).await.unwrap();
    let again = again.message().unwrap().clone();
    picture(&again);
    stage.bot.tick().await;
    assert!(
        stage.world.message(first.id).unwrap().buttons().is_empty(),
        "the older board is retired"
    );
    assert_eq!(stage.world.pings(&alice).len(), 1, "being shown again tells no one anything new");
    let bobs =
        stage.person("bob").slash(&lobby, "board", &[]).await.unwrap().message().unwrap().clone();
    stage.bot.tick().await;
    assert_eq!(stage.world.pings(&alice).len(), 1);
    let again = stage.world.message(again.id).unwrap();
    assert!(again.buttons().is_empty() && bobs.buttons().len() == 4);
    // The form of a board of before is a form of before.
    stage.type_move(&alice, &bobs, "h8").await;
    assert_eq!(stage.kept(1).await.message, Some(bobs.id));
    let seen = carol.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
    assert!(seen.ephemeral().is_some(), "who does not play sees it alone");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_follow_what_is_typed() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let games = alice.complete(&lobby, "challenge", &[], ("game", "free")).await.unwrap();
    assert!(games.choices().iter().any(|choice| choice.value == "gomoku/freestyle"), "{games:?}");
    for (game, typed, offered) in [
        ("gomoku/freestyle", "size=1", vec!["size=13", "size=15", "size=19"]),
        (
            "freestyle",
            "s",
            vec![
                "size=9",
                "size=13",
                "size=19",
                "size=unbounded",
                "opening=swap",
                "opening=swap2",
                "opening=soosorv-8",
                "opening=sakata",
            ],
        ),
        (
            "gomoku/freestyle",
            "size=19 opening=sw",
            vec!["size=19 opening=swap", "size=19 opening=swap2"],
        ),
        ("gomoku/freestyle", "size=19 size", vec![]),
        (
            "gomoku/freestyle",
            "size=19 overline=ignored ends=open bans=both foul=refused opening=none double",
            vec![
                "size=19 overline=ignored ends=open bans=both foul=refused opening=none double-three=forbidden",
                "size=19 overline=ignored ends=open bans=both foul=refused opening=none double-four=forbidden",
            ],
        ),
        ("thrilling", "stones=7", vec!["stones=7"]),
        ("act-1", "", vec![]),
    ] {
        let rules =
            alice.complete(&lobby, "challenge", &[("game", game)], ("rules", typed)).await.unwrap();
        let rules: Vec<&str> = rules.choices().iter().map(|choice| choice.value.as_str()).collect();
        assert_eq!(rules, offered, "{game}, {typed}");
    }
    // The meaning of an opening stands beside it, in one line.
    let typed = ("rules", "opening=swap2");
    let rules = alice.complete(&lobby, "challenge", &[("game", "renju")], typed).await.unwrap();
    let name = &rules.choices()[0].name;
    assert!(name.contains("Opening (swap2): one player places"), "{name}");
    assert!(!name.contains('\n'), "{name}");
    // Discord draws no marks in suggestions.
    let typed = ("rules", "double");
    let rules = alice.complete(&lobby, "challenge", &[("game", "gomoku")], typed).await.unwrap();
    assert!(!rules.choices().is_empty());
    assert!(rules.choices().iter().all(|choice| !choice.name.contains('*')), "{rules:?}");
    stage.alice_and_bob("gomoku/freestyle").await;
    let moves = alice.complete(&lobby, "move", &[], ("where", "")).await.unwrap();
    assert_eq!(
        (moves.choices().len(), moves.choices()[0].value.as_str()),
        (25, "h8"),
        "the middle comes first"
    );
    let column = alice.complete(&lobby, "move", &[], ("where", "k")).await.unwrap();
    assert!(column.choices().iter().all(|choice| choice.value.starts_with('k')), "{column:?}");
    assert_eq!(column.choices().len(), 15);
    let others = stage.person("bob").complete(&lobby, "move", &[], ("where", "")).await.unwrap();
    assert!(others.choices().is_empty(), "it is not Bob's turn");
    stage.close().await;
}

/// A legal move that is typed whole is suggested, however it is spelled.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_typed_whole_is_suggested() {
    for (game, typed, offered) in [
        ("gomoku/freestyle", "H 8", "h8"),
        ("gomoku/freestyle", "p1", ""),
        ("roku/standard", "a1", "A1"),
        ("roku/standard", "A5", "A5"),
        ("rokumon/act-1", "place r on 2", "place 2"),
        ("rokumon/act-4", "PLACE R4 2", "place r4 on 2"),
    ] {
        let stage = Stage::open().await;
        let lobby = stage.channel("lobby");
        let board = stage.alice_and_bob(game).await;
        let red = if board.text().contains(&format!("{} to move", stage.person("alice").mention()))
        {
            "alice"
        } else {
            "bob"
        };
        let moves =
            stage.person(red).complete(&lobby, "move", &[], ("where", typed)).await.unwrap();
        let first = moves.choices().first().map_or("", |choice| choice.value.as_str());
        assert_eq!(first, offered, "{game}, {typed}: {moves:?}");
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_reads_their_own_language() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let (alice, bob) =
        (stage.person("alice").with_locale("ja"), stage.person("bob").with_locale("fr"));
    stage.world.set_server_locale("ja");
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let ja = |id: &str| narabe::words::say(narabe::words::Locale::Ja, id, &[]);
    assert_eq!(
        labels(&challenge),
        [ja("button-accept"), ja("button-decline"), ja("button-withdraw"), ja("button-rules")],
        "the server's language"
    );
    bob.press(&challenge, &ja("button-accept")).await.unwrap();
    let refused = ephemeral_text(&bob.slash(&lobby, "move", &[("where", "h8")]).await.unwrap());
    let person = ("person", narabe::game::Arg::Text(alice.mention()));
    let plan = ("plan", narabe::game::Arg::Text("yes".to_owned()));
    let mine = ("mine", narabe::game::Arg::Text(ja("button-mine")));
    let args = [person, plan, mine];
    let expected = narabe::words::say(narabe::words::Locale::Fr, "refusal-not-your-turn", &args);
    assert_eq!(refused, expected, "what one person sees is in their own");
    stage.close().await;
}

/// A game that the program has never heard of gets its commands, its pictures and its turns from its line in the list.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_one_line_of_the_list_is_played_like_any_other() {
    let stage = Stage::open_with(crate::toy::TOY).await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    let games = alice.complete(&lobby, "challenge", &[], ("game", "")).await.unwrap();
    let values: Vec<&str> = games.choices().iter().map(|choice| choice.value.as_str()).collect();
    assert_eq!(values, ["lanterns/calm", "lanterns/windy"]);
    let challenge =
        alice.slash(&lobby, "challenge", &[("game", "windy"), ("starts", "me")]).await.unwrap();
    let waiting = update(&bob.press(challenge.message().unwrap(), "Join").await.unwrap());
    let mut board = update(&carol.press(&waiting, "Join").await.unwrap());
    picture(&board);
    let kept = stage.kept(1).await;
    assert!(kept.log[0].starts_with("close "), "chance had its turn: {:?}", kept.log);
    let people = [&alice, &bob, &carol];
    let on_turn = |text: &str| {
        *people.iter().find(|p| text.contains(&format!("{} to move", p.mention()))).unwrap()
    };
    for _ in 0..4 {
        let who = on_turn(board.text());
        let half = who.complete(&lobby, "move", &[], ("where", "hang big")).await.unwrap();
        // Few things can be done, so the button opens a menu instead of a form; only its person sees it.
        let menu = who.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
        let done = pick(who, &menu, &half.choices()[0].value).await;
        assert!(done.text().contains("hang big"), "{done:?}");
        stage.bot.tick().await;
        board = stage.world.message(board.id).unwrap();
    }
    assert_eq!(stage.kept(1).await.log.len(), 5);
    stage.close().await;
}

/// Cards are dealt when the game begins, and the deal stands in the log.
#[tokio::test(flavor = "multi_thread")]
async fn cards_are_dealt_when_the_game_begins() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("rokumon/act-1").await;
    picture(&board);
    assert!(board.text().contains(&format!("{} to move", alice.mention())), "{}", board.text());
    let log = stage.kept(1).await.log;
    assert!(log.len() == 1 && log[0].starts_with("deal "), "{log:?}");
    stage.close().await;
}

/// An opening is a conversation: each decision is a turn, and its few answers are buttons.
#[tokio::test(flavor = "multi_thread")]
async fn an_opening_asks_its_questions() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    stage.alice_and_bob("gomoku/renju").await;
    let mut board = None;
    for point in ["h8", "h9", "i9"] {
        let answer =
            alice.slash(&stage.channel("lobby"), "move", &[("where", point)]).await.unwrap();
        board = answer.message().cloned();
    }
    let board = board.unwrap();
    assert!(
        board.text().contains("Kagetsu") && board.text().contains("colours"),
        "{}",
        board.text()
    );
    stage.bot.tick().await;
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&menu), ["Swap colours", "Keep the colours"], "two choices are two buttons");
    let done = bob.press(&menu, "Swap colours").await.unwrap();
    assert!(done.text().contains("Swap colours"), "{done:?}");
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i9", "swap"]);
    stage.close().await;
}

/// Boards that are no grid are played in chat like any other.
#[tokio::test(flavor = "multi_thread")]
async fn circles_and_cards_are_played_in_chat() {
    for (game, actions) in [("roku/standard", 6), ("rokumon/act-3", 4)] {
        let stage = Stage::open().await;
        let mut board = stage.alice_and_bob(game).await;
        picture(&board);
        for _ in 0..actions {
            let kept = stage.kept(1).await;
            let table = narabe::app::context::replayed(narabe::games::GAMES, &kept).unwrap();
            let action = table.actions().actions[0].clone();
            let on_turn = |key: &str| {
                board.text().contains(&format!("{} to move", stage.person(key).mention()))
            };
            let who = if on_turn("alice") { stage.person("alice") } else { stage.person("bob") };
            let answer =
                who.slash(&stage.channel("lobby"), "move", &[("where", &action)]).await.unwrap();
            board = answer.message().unwrap().clone();
            assert!(matches!(answer, Answered::Message(_)), "{game}: {action}: {answer:?}");
            picture(&board);
        }
        stage.close().await;
    }
}

/// Open seats of a channel have a list of their own, each with a button that takes it.
#[tokio::test(flavor = "multi_thread")]
async fn open_seats_are_taken_from_their_list() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let listed = async |person: &narabe::playground::Person| {
        let list = person.slash(&lobby, "games", &[("list", "seats")]).await.unwrap();
        list.ephemeral().unwrap().clone()
    };
    let open = [("game", "gomoku/freestyle")];
    alice.slash(&lobby, "challenge", &open).await.unwrap();
    let invited = [("game", "gomoku/renju"), ("opponent", "carol")];
    alice.slash(&lobby, "challenge", &invited).await.unwrap();
    let list = listed(&bob).await;
    assert!(list.text().contains("one open seat") && list.text().contains("#1"), "{}", list.text());
    assert!(list.is_layout() && !list.text().contains("#2"), "{}", list.text());
    assert!(listed(&alice).await.buttons().is_empty(), "it is her own");
    update(&bob.press(&list, "Join").await.unwrap());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.members.len(), 2);
    let board = lobby.messages().into_iter().find(|message| message.text().contains("#1")).unwrap();
    assert!(board.buttons().iter().any(|button| button.label == "Move"), "{board:?}");
    let late = ephemeral_text(&bob.press(&list, "Join").await.unwrap());
    assert!(!late.is_empty());
    assert!(listed(&bob).await.text().contains("No open seats"));
    stage.close().await;
}
