//! Replays and exports: stepped through by anyone, from any message, however old.

use crate::stage::{Stage, ephemeral_text, give_up, labels, update};
use narabe::app::context::replayed;
use narabe::games::GAMES;
use narabe::playground::message::Message;
use narabe::records::{Assume, Format, read};
use narabe::render::{Look, Painter, Player, Zoom};
use narabe::store::StoredGame;

/// A game with three moves on the board.
async fn three_moves() -> (Stage, Message) {
    let stage = Stage::open().await;
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    for (who, point) in [("alice", "h8"), ("bob", "i9"), ("alice", "j10")] {
        board = update(&stage.type_move(&stage.person(who), &board, point).await);
    }
    (stage, board)
}

/// A step calls whoever has moved as the board does, with the honorific of the language.
#[tokio::test(flavor = "multi_thread")]
async fn a_step_calls_who_moved_as_the_board_does() {
    let (stage, _) = three_moves().await;
    let (carol, lobby) = (stage.person("carol").with_locale("ja"), stage.channel("lobby"));
    stage.world.set_server_locale("ja");
    let replay = carol.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let last = replay.message().unwrap().clone();
    let called = format!("（{}さん）", stage.person("alice").mention());
    assert!(last.text().contains(&called), "{}", last.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anybody_steps_through_a_game() {
    let (stage, board) = three_moves().await;
    let (bob, carol, lobby) = (stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    let replay = carol.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let last = replay.message().unwrap().clone();
    assert!(!last.is_ephemeral() && last.text().contains("Move 3 of 3: j10"), "{}", last.text());
    assert_eq!(labels(&last), ["First", "Back", "Next", "Last", "From here"]);
    assert_eq!(
        (last.attachments.len(), last.attachments[0].content_type.as_str()),
        (1, "image/gif")
    );
    let second = update(&bob.press(&last, "Back").await.unwrap());
    assert!(second.text().contains("Move 2 of 3: i9"), "{}", second.text());
    assert_eq!(second.attachments[0].content_type, "image/png", "a still");
    let begun = update(&carol.press(&second, "First").await.unwrap());
    assert!(begun.text().contains("Start of the game. Moves: 3."), "{}", begun.text());
    let off = |message: &Message| -> Vec<String> {
        let off = message.buttons().into_iter().filter(|button| button.disabled);
        off.map(|button| button.label).collect()
    };
    assert_eq!(off(&begun), ["First", "Back"], "there is nothing before it");
    assert_eq!((off(&second), off(&last)), (vec![], vec!["Next".to_owned(), "Last".to_owned()]));
    // The game goes on, and the bot starts anew; an old view of the message steps from what it shows.
    update(&stage.type_move(&bob, &board, "a1").await);
    let stage = stage.restart().await;
    let (bob, carol) = (stage.person("bob"), stage.person("carol"));
    let third = update(&carol.press(&second, "Next").await.unwrap());
    assert!(third.text().contains("Move 3 of 4: j10"), "{}", third.text());
    let own = bob.press(&second, "From here").await.unwrap();
    let own = own.ephemeral().expect("a replay of one's own").clone();
    assert!(own.text().contains("Move 2 of 4: i9"), "{}", own.text());
    let newest = update(&bob.press(&own, "Last").await.unwrap());
    assert!(
        newest.is_ephemeral() && newest.text().contains("Move 4 of 4: a1"),
        "{}",
        newest.text()
    );
    let shown = stage.world.message(last.id).unwrap();
    assert!(
        shown.text().contains("Move 3 of 4"),
        "the others' replay stays where it was: {}",
        shown.text()
    );
    stage.close().await;
}

/// As on the board: who has which colour, as it is at the step, and who has made the move.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_says_who_plays_which_colour() {
    let (stage, _) = three_moves().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let last = replay.message().unwrap().clone();
    let seats = format!("⚫ Black: {}  ⚪ White: {}", alice.mention(), bob.mention());
    let third = format!("Move 3 of 3: j10 ({})", alice.mention());
    assert!(last.text().contains(&seats) && last.text().contains(&third), "{}", last.text());
    let second = update(&bob.press(&last, "Back").await.unwrap());
    let made = format!("Move 2 of 3: i9 ({})", bob.mention());
    assert!(second.text().contains(&seats) && second.text().contains(&made), "{}", second.text());
    let begun = update(&bob.press(&second, "First").await.unwrap());
    assert!(begun.text().contains(&seats), "{}", begun.text());
    // Without names there are the colours.
    let file = alice.upload("game.sgf", "text/plain", b"(;GM[4]SZ[15];B[hh];W[ii])");
    let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    assert!(replay.text().contains("Move 2 of 2: i7 (White)"), "{}", replay.text());
    stage.close().await;
}

/// A resignation and an agreed draw are no moves, on the board, in files and in what is read from them. The result is told
/// as the finished board tells it.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_counts_as_no_move() {
    for (ends, event, list) in [
        ("resign", "wins: resignation.", "1. h8 2. i9 3. j10 resign 1\n"),
        ("draw", "Draw: by agreement.", "1. h8 2. i9 3. j10 draw\n"),
    ] {
        let (stage, _) = three_moves().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let lobby = stage.channel("lobby");
        if ends == "resign" {
            give_up(&bob, &lobby, &[]).await;
        } else {
            for who in [&alice, &bob] {
                who.slash(&lobby, "draw", &[]).await.unwrap();
            }
        }
        let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
        let last = replay.message().or(replay.ephemeral()).unwrap().clone();
        let text = last.text();
        assert!(text.contains("Over after move 3.\n") && text.ends_with(event), "{text}");
        let result = text.lines().last().unwrap();
        stage.bot.tick().await;
        let board = stage.shown(1).await;
        assert!(board.text().lines().any(|line| line == result), "{}", board.text());
        assert_eq!(result.contains(&alice.mention()), ends == "resign", "{text}");
        let told = |read: &str, winner: &str| {
            let result =
                if ends == "resign" { format!("🏆 {winner} {event}") } else { event.into() };
            read.contains(&format!("Over after move 3.\n{result}"))
        };
        let third = update(&alice.press(&last, "Back").await.unwrap());
        assert!(third.text().contains("Move 3 of 3: j10"), "{}", third.text());
        let begun = update(&alice.press(&third, "First").await.unwrap());
        assert!(begun.text().contains("Moves: 3."), "{}", begun.text());
        let exported = alice.slash(&lobby, "export", &[("game", "1")]).await.unwrap();
        let sgf = exported.ephemeral().unwrap();
        assert!(sgf.text().contains("Moves: 3."), "{}", sgf.text());
        let file = alice.upload("game.sgf", "text/plain", &sgf.attachments[0].bytes);
        let read = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
        assert!(told(read.text(), "`Alice`"), "{}", read.text());
        let options = [("game", "1"), ("format", "moves")];
        let moves = alice.slash(&lobby, "export", &options).await.unwrap();
        let moves = moves.ephemeral().unwrap().attachments[0].bytes.to_vec();
        let text = String::from_utf8(moves.clone()).unwrap();
        assert!(text.ends_with(list), "{text}");
        let file = alice.upload("game.txt", "text/plain", &moves);
        let read = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
        assert!(told(read.text(), "Black"), "{}", read.text());
        stage.close().await;
    }
}

/// Whoever leaves a game that others play on is named, and who wins by a move.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_names_who_has_left_and_who_has_won() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let shown = async |name: &str, text: &str| {
        let file = alice.upload(name, "application/octet-stream", text.as_bytes());
        let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
        replay.text().to_owned()
    };
    let left = r#"{"game":"ninuki","rules":"free-for-all","seats":3,"actions":["j10","resign 1"],"about":{"players":["Ann","Ben","Cem"]}}"#;
    let left = shown("left.json", left).await;
    assert!(left.contains("After move 1 of 1: resigned (`Ben`)"), "{left}");
    let nameless = "# ninuki/pente size=9 opening=none\n1. d5 2. e5 3. a1 4. f5 5. g5";
    let nameless = shown("nameless.txt", nameless).await;
    assert!(nameless.contains("Black · 2 stones captured (1 pair)"), "{nameless}");
    let five = "(;GM[4]SZ[15]PB[ann];B[ha];W[aa];B[hb];W[ab];B[hc];W[ac];B[hd];W[ad];B[he])";
    let five = shown("five.sgf", five).await;
    assert!(five.contains("Move 9 of 9: h11 (`ann`)\n🏆 `ann` wins: five in a row."), "{five}");
    stage.close().await;
}

/// The steps of a game, and its moving picture, tell who has left from then on, as the board does.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_strikes_who_has_left_from_then_on() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    super::tables::free_for_all(&stage).await;
    alice.slash(&lobby, "move", &[("where", "j10")]).await.unwrap();
    give_up(&bob, &lobby, &[]).await;
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    let scene = |step: usize| {
        let game = StoredGame { log: kept.log[..step].to_vec(), ..kept.clone() };
        replayed(GAMES, &game).unwrap().scene(None)
    };
    let look = |left: bool| {
        let player =
            |(name, left): (&str, bool)| Player { name: name.into(), left, ..Player::default() };
        let players = [("Alice", false), ("Bob", left), ("Carol", false)].map(player).to_vec();
        Look { players, zoom: Zoom::Large, ..Look::default() }
    };
    let alt = |message: &Message| message.attachments[0].description.clone().unwrap();
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let whole = replay.message().or(replay.ephemeral()).unwrap().clone();
    let scenes = [0, 1, 2].map(scene);
    let film = Look { later_players: vec![(2, look(true).players)], ..look(false) };
    let film = Painter::new().gif(|| scenes.iter().cloned(), &film);
    assert!(*whole.attachments[0].bytes == *film, "the moving picture");
    assert!(alt(&whole).contains("White has left the game."), "{}", alt(&whole));
    let first = update(&alice.press(&whole, "Back").await.unwrap());
    let last = update(&alice.press(&first, "Next").await.unwrap());
    for (shown, step, left) in [(&first, 1, false), (&last, 2, true)] {
        let still = Painter::new().png(&scenes[step], &look(left));
        assert!(*shown.attachments[0].bytes == *still, "after {step}");
        assert_eq!(alt(shown).contains("has left"), left, "{}", alt(shown));
        assert_eq!(shown.text().contains("(left the game)"), left, "{}", shown.text());
    }
    stage.close().await;
}

/// In an opening with a choice of colours, each step has those of its time.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_the_colours_of_each_step() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle opening=swap2").await;
    for (who, text) in
        [(&alice, "h8"), (&alice, "h9"), (&alice, "i9"), (&bob, "take first"), (&alice, "a1")]
    {
        who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    }
    assert_eq!(stage.kept(1).await.log.len(), 5);
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let last = replay.message().unwrap().clone();
    assert!(last.text().contains(&format!("⚫ Black: {}", bob.mention())), "{}", last.text());
    let begun = update(&alice.press(&last, "First").await.unwrap());
    assert!(begun.text().contains(&format!("⚫ Black: {}", alice.mention())), "{}", begun.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_stays_among_those_who_may_see_the_game() {
    let (stage, _) = three_moves().await;
    let (alice, carol) = (stage.person("alice"), stage.person("carol"));
    let elsewhere = stage.channel("games");
    assert!(
        ephemeral_text(&carol.slash(&elsewhere, "replay", &[("game", "1")]).await.unwrap())
            .contains("no game #1")
    );
    assert!(
        ephemeral_text(&carol.slash(&elsewhere, "export", &[("game", "1")]).await.unwrap())
            .contains("no game #1")
    );
    let own = alice.slash(&elsewhere, "replay", &[("game", "1")]).await.unwrap();
    assert!(own.ephemeral().is_some_and(|own| own.text().contains("Move 3 of 3")), "{own:?}");
    stage.close().await;
}

/// Actions that put no stone on the board, such as a swap or a deal, are no moves.
#[tokio::test(flavor = "multi_thread")]
async fn moves_have_the_numbers_of_their_stones() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let swap = ["h8", "i9", "j10", "swap", "k11"];
    let deal = ["deal 5 2 7 1 3 6 4", "place r2 on 1", "place b3 on 2"];
    let file = |game: &str, rules: &str, actions: &[&str]| {
        let record = serde_json::json!({
            "game": game, "rules": rules, "seats": 2, "actions": actions,
        });
        alice.upload("game.jsonl", "application/json", record.to_string().as_bytes())
    };
    let swap = file("gomoku", "freestyle opening=swap", &swap);
    let deal = file("rokumon", "act-3", &deal);
    for (file, moves, steps) in [
        (&swap, 4, ["Move 4 of 4: k11", "After move 3 of 4: swapped colours", "Move 3 of 4: j10"]),
        (&deal, 2, ["Move 2 of 2: ", "Move 1 of 2: ", "Before the first move: "]),
    ] {
        let replay = alice.slash(&lobby, "replay", &[("file", file)]).await.unwrap();
        let mut shown = replay.message().unwrap().clone();
        for step in steps {
            assert!(shown.text().contains(step), "{step}: {}", shown.text());
            shown = update(&alice.press(&shown, "Back").await.unwrap());
        }
        let exported = alice.slash(&lobby, "export", &[("file", file)]).await.unwrap();
        let text = exported.ephemeral().unwrap().text().to_owned();
        assert!(text.contains(&format!("Moves: {moves}.")), "{text}");
    }
    stage.close().await;
}

/// The message carries the record, so that its buttons work as long as it stands.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_in_a_file_is_stepped_through() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let text = "(;GM[4]SZ[15];B[hh];W[ii]C[a comment];B[hh];W[aa])";
    let file = alice.upload("game.sgf", "application/octet-stream", text.as_bytes());
    let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    let last = replay.message().unwrap().clone();
    assert!(
        last.text().contains("Move 2 of 2: i7") && last.text().contains("Move 3: h8"),
        "{}",
        last.text()
    );
    let carried = "The buttons read the game from record.jsonl.";
    assert!(last.text().contains(carried), "{}", last.text());
    let stage = stage.restart().await;
    let (alice, carol) = (stage.person("alice"), stage.person("carol"));
    let first = update(&carol.press(&last, "Back").await.unwrap());
    assert!(first.text().contains("Move 1 of 2: h8"), "{}", first.text());
    assert!(first.text().contains(carried), "{}", first.text());
    let own = carol.press(&first, "From here").await.unwrap().ephemeral().unwrap().clone();
    let on = update(&carol.press(&own, "Next").await.unwrap());
    assert!(on.text().contains("Move 2 of 2") && on.attachments.len() == 2, "{}", on.text());
    // A position set up, a list of moves, a file of Piskvork's.
    for (name, text, step) in [
        ("setup.sgf", "(;SZ[15]AB[aa]AW[bb];B[cc])", "Move 1 of 1: c13"),
        ("go.sgf", "(;GM[1]SZ[15];B[hh])", "it’s `GM[1]`, which is Go, but Gomoku"),
        ("other.sgf", "(;GM[11]SZ[15];B[hh])", "it’s `GM[11]`, but Gomoku"),
        ("list.txt", "1. H8 2. I9\n\n3. J10", "Move 3 of 3: j10"),
        ("game.psq", "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,1\n-1\n", "Move 2 of 2: i9"),
        // A rules text in other letters has the name of its rule set.
        (
            "upper.json",
            r#"{"game":"gomoku","rules":"RENJU opening=none","seats":2,"actions":["h8"]}"#,
            "Renju",
        ),
        // A name that players use, over several lines.
        (
            "game.json",
            "{\n  \"game\": \"renju\",\n  \"rules\": \"opening=none\",\n  \"seats\": 2,\n  \"actions\": [\"h8\"]\n}",
            "Move 1 of 1: h8",
        ),
    ] {
        let file = alice.upload(name, "text/plain", text.as_bytes());
        let replay =
            alice.slash(&stage.channel("lobby"), "replay", &[("file", &file)]).await.unwrap();
        assert!(replay.text().contains(step), "{name}: {}", replay.text());
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_no_record_is_refused_with_a_sentence() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let large = "(;SZ[15]C[".to_owned() + &"x".repeat(300 << 10) + "];B[hh])";
    for (text, hint) in [
        (large.as_str(), "256 kB"),
        ("{}", "JSON"),
        ("(;SZ[14];B[aa])", "13"),
        ("rubbish", "rubbish"),
        ("rubbish", "SGF, PSQ"),
        ("(;rubbish", "SGF, PSQ"),
        ("(;GM[4]SZ[15]C[no move])", "SGF, PSQ"),
        ("Piskvorky 15x15, 11:11, 0\n-1\n", "SGF, PSQ"),
        (r#"{"game":"gomoku","rules":"freestyle","seats":2,"actions":[]}"#, "SGF, PSQ"),
        ("\n \n", "SGF, PSQ"),
    ] {
        let file = alice.upload("game.txt", "text/plain", text.as_bytes());
        let said =
            ephemeral_text(&alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap());
        assert!(said.contains(hint), "{said}");
    }
    stage.close().await;
}

/// Names are a stranger's words: they stand in code marks, in which Discord makes no mentions.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_in_a_file_names_its_players() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let text = format!("(;GM[4]SZ[15]PB[*Ann*]PW[`{}];B[hh];W[ii])", bob.mention());
    let file = alice.upload("game.sgf", "text/plain", text.as_bytes());
    let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    let replay = replay.message().unwrap().clone();
    let names = format!("⚫ Black: `*Ann*`  ⚪ White: `'{}`", bob.mention());
    assert!(replay.text().contains(&names), "{}", replay.text());
    assert!(stage.world.pings(&bob).is_empty());
    let back = update(&bob.press(&replay, "Back").await.unwrap());
    assert!(back.text().contains(&names), "{}", back.text());
    // A player without a name is the colour.
    let file = alice.upload("game.sgf", "text/plain", b"(;GM[4]SZ[15]PW[Zoe];B[hh];W[ii])");
    let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    assert!(replay.text().contains("⚫ Black  ⚪ White: `Zoe`"), "{}", replay.text());
    let unseen = "(;GM[4]SZ[15]PB[\u{202e}]PW[Zoe];B[hh];W[ii])";
    let file = alice.upload("game.sgf", "text/plain", unseen.as_bytes());
    let replay = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    assert!(replay.text().contains("⚫ Black  ⚪ White: `Zoe`"), "{}", replay.text());
    stage.close().await;
}

/// Files are fetched from Discord's own hosts alone, whatever address an interaction names.
#[tokio::test(flavor = "multi_thread")]
async fn files_are_fetched_from_nowhere_else() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let elsewhere = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    elsewhere.set_nonblocking(true).unwrap();
    stage.world.set_files_at(&format!("http://{}", elsewhere.local_addr().unwrap()));
    let file = alice.upload("game.sgf", "text/plain", b"(;SZ[15];B[hh])");
    let said = ephemeral_text(&alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap());
    assert!(said.contains("couldn’t be downloaded"), "{said}");
    let knocked = elsewhere.accept();
    assert!(
        knocked.is_err_and(|error| error.kind() == std::io::ErrorKind::WouldBlock),
        "no one knocked there"
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_taken_away_as_a_file() {
    let (stage, _) = three_moves().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (format, word) in Format::ALL {
        let answer = alice.slash(&lobby, "export", &[("format", word)]).await.unwrap();
        if format == Format::Pente {
            // pente.org has no freestyle on 15 lines.
            assert!(ephemeral_text(&answer).contains("a list of moves or JSON"), "{answer:?}");
            continue;
        }
        let message = answer.ephemeral().expect("for the asker alone");
        // The sentence has no word of a command.
        let called = match format {
            Format::Moves => "a list of moves",
            Format::Jsonl => "JSON",
            Format::Psq => "PSQ",
            _ => "SGF",
        };
        let said = format!("Here’s the game as {called}. Moves: 3.");
        assert!(message.text().contains(&said), "{}", message.text());
        let file = &message.attachments[0];
        assert_eq!(file.filename, format!("gomoku-1.{}", format.ending()));
        let text = String::from_utf8(file.bytes.to_vec()).unwrap();
        let import = read(GAMES, format, &text, Assume::default()).unwrap();
        assert_eq!(import.record.actions, ["h8", "i9", "j10"], "{text}");
        let about = import.record.about;
        if matches!(format, Format::Sgf | Format::Jsonl) {
            let mut players = about.players;
            players.sort();
            assert_eq!(players, ["Alice", "Bob"], "{text}");
            assert_eq!(
                (&*about.date, &*about.event),
                ("2026-01-01", "Rated game on Discord"),
                "{text}"
            );
        }
    }
    // A record in a file is written in another format, with what was wrong with it.
    let file = alice.upload("list.txt", "text/plain", b"h8 h8 i9");
    let answer =
        alice.slash(&lobby, "export", &[("file", &file), ("format", "sgf")]).await.unwrap();
    assert!(ephemeral_text(&answer).contains("Move 2: h8 is already taken"), "{answer:?}");
    // The answer names what a format cannot hold.
    let file = alice.upload("roku.txt", "text/plain", b"# roku/standard\n1. A1 2. A2");
    let answer =
        alice.slash(&lobby, "export", &[("file", &file), ("format", "sgf")]).await.unwrap();
    assert!(ephemeral_text(&answer).contains("a list of moves or JSON"), "{answer:?}");
    // Without a format the file is in one that holds the game.
    let answer = alice.slash(&lobby, "export", &[("file", &file)]).await.unwrap();
    let sent = answer.ephemeral().expect("for the asker alone");
    assert_eq!(sent.attachments[0].filename, "record.txt");
    assert!(sent.text().contains("moves"), "{}", sent.text());
    // A file that is one says at which move it breaks off, and not that it is none.
    let file = alice.upload("off.sgf", "application/x-go-sgf", b"(;GM[4]SZ[15];B[zz])");
    let answer = alice.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
    let said = ephemeral_text(&answer);
    assert!(said.contains("zz isn’t on this board") && said.contains("No move"), "{said}");
    stage.close().await;
}
