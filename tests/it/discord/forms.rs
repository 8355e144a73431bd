//! Forms of several fields: the challenge, and the record; the menus of messages.

use crate::stage::{Stage, ephemeral_text};
use narabe::app::handle;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Opponent, Request, RequestKind};
use narabe::app::output::reply::Reply;
use narabe::games::GAMES;
use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::playground::cast::SERVER;
use narabe::playground::{Answered, Modal, Person, Trouble};
use narabe::store::servers::Setting;
use narabe::store::{Status, Venue};
use serde_json::Value;

/// The form of `/challenge` in the lobby.
async fn form(stage: &Stage, person: &Person) -> Modal {
    let answer = person.slash(&stage.channel("lobby"), "challenge", &[]).await.unwrap();
    answer.modal().unwrap_or_else(|| panic!("no form: {answer:?}")).clone()
}

/// The field of this name.
fn field(form: &Modal, name: &str) -> Value {
    form.inputs().into_iter().find(|input| input["custom_id"] == name).unwrap()
}

/// The value that a menu or radio buttons show.
fn chosen(form: &Modal, name: &str) -> String {
    let field = field(form, name);
    let mut options = field["options"].as_array().unwrap().iter();
    let shown = options.find(|option| option["default"] == true).unwrap();
    shown["value"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_made_by_a_form_and_remembered() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let first = form(&stage, &alice).await;
    let labels: Vec<_> = first.inputs().iter().map(|one| one["label"].clone()).collect();
    assert_eq!(labels, ["Opponent", "Game", "Time per move", "Who goes first?", "Rated"]);
    assert_eq!(
        ["game", "clock", "starts"].map(|name| chosen(&first, name)),
        ["gomoku/freestyle", "3days", "random"]
    );
    assert_eq!(field(&first, "rated")["default"], true);
    // Those of a game stand together, with as many of each as the menu has room for, and with a way to the others.
    let listed = field(&first, "game")["options"].as_array().unwrap().clone();
    let listed: Vec<&str> = listed.iter().map(|one| one["value"].as_str().unwrap()).collect();
    let mut games: Vec<&str> =
        listed.iter().map(|written| written.split('/').next().unwrap()).collect();
    assert!(
        ["ninuki/teams", "roku/standard", "rokumon/act-4"].iter().all(|of| listed.contains(of))
    );
    assert_eq!(listed.len(), 25, "{listed:?}");
    games.dedup();
    let all: Vec<&str> = GAMES.0.iter().map(|entry| entry.info.id).collect();
    assert_eq!(games, all, "{listed:?}");
    let notes: Vec<_> = first.data["components"].as_array().unwrap().iter().collect();
    assert!(notes.iter().any(|one| one["description"].to_string().contains("/challenge")));
    let filled = [
        ("opponent", "bob"),
        ("game", "gomoku/renju"),
        ("Time per move", "1 day per move"),
        ("starts", "them"),
        ("rated", "false"),
    ];
    let challenge = alice.submit(&first, &filled).await.unwrap();
    let Answered::Message(challenge) = challenge else { panic!("{challenge:?}") };
    assert!(challenge.text().contains(&bob.mention()), "{}", challenge.text());
    assert_eq!(stage.world.pings(&bob).len(), 1);
    let kept = stage.kept(1).await;
    assert_eq!(
        (&*kept.game, &*kept.rules, kept.pace, kept.first, kept.rated),
        ("gomoku", "renju", Pace::Daily, FirstPlayer::Them, false)
    );
    bob.press(&challenge, "Accept").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Running);

    // The next form begins with what was chosen, also after a restart; the one of another person does not.
    let stage = stage.restart().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let next = form(&stage, &alice).await;
    assert_eq!(
        ["game", "clock", "starts"].map(|name| chosen(&next, name)),
        ["gomoku/renju", "day", "them"]
    );
    assert_eq!(field(&next, "rated")["default"], false);
    assert_eq!(chosen(&form(&stage, &bob).await, "clock"), "3days");
    // Two taps more are an open challenge by the same choices.
    let open = alice.submit(&next, &[]).await.unwrap();
    assert!(open.text().contains("is looking for"), "{}", open.text());
    stage.close().await;
}

/// The form offers what its server allows, with the options that it demands, and what a menu can take.
#[tokio::test(flavor = "multi_thread")]
async fn the_form_offers_what_the_server_allows() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let offered = |form: &Modal| -> Vec<String> {
        let field = field(form, "game");
        let options = field["options"].as_array().unwrap().iter();
        options.map(|option| option["value"].as_str().unwrap().to_owned()).collect()
    };
    let long = "gomoku/freestyle size=19 overline=ignored double-three=forbidden double-four=forbidden bans=black \
                opening=swap2";
    stage.set(Setting::DefaultGame, |settings| settings.game = Some(long.to_owned())).await;
    let first = form(&stage, &alice).await;
    assert_eq!(chosen(&first, "game"), "gomoku/freestyle", "the usual game is too long for a menu");
    let listed = ["gomoku/renju opening=soosorv-8", "gomoku/caro", long].map(str::to_owned);
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed.to_vec()).await;
    let next = form(&stage, &alice).await;
    assert_eq!(offered(&next), listed[..2]);
    let filled = [("opponent", "bob"), ("game", listed[0].as_str())];
    alice.submit(&next, &filled).await.unwrap();
    assert_eq!(stage.kept(1).await.rules, "renju opening=soosorv-8");
    assert_eq!(chosen(&form(&stage, &alice).await, "game"), listed[0]);
    stage.set(Setting::Games, |settings| settings.games = vec!["roku".to_owned()]).await;
    let none = alice.slash(&stage.channel("lobby"), "challenge", &[]).await.unwrap();
    let none = ephemeral_text(&none);
    assert!(none.contains("its rule sets (Renju") && none.contains("Caro"), "{none}");
    assert!(none.contains("its games (Gomoku Roku)"), "by their names: {none}");
    assert!(!none.contains("gomoku/"), "{none}");
    stage.close().await;
}

/// A person who uses the menu of another has the opponent in the form; a machine is chosen there as well.
#[tokio::test(flavor = "multi_thread")]
async fn the_form_knows_whom_it_was_opened_for() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let of_bob = alice.user_command(&lobby, "Challenge", bob.id()).await.unwrap();
    let shown = field(of_bob.modal().unwrap(), "opponent")["default_values"][0]["id"].clone();
    assert_eq!(shown, bob.id().to_string());
    let own = alice.user_command(&lobby, "Challenge", alice.id()).await.unwrap();
    assert!(ephemeral_text(&own).contains("challenge yourself"), "{own:?}");
    let against = [("opponent", "narabe"), ("clock", "live"), ("rated", "true")];
    let board = alice.submit(&form(&stage, &alice).await, &against).await.unwrap();
    assert!(board.text().contains("Narabe"), "{}", board.text());
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.pace, kept.rated), (Status::Running, Pace::Untimed, false));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_twice_makes_one_game() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let once = form(&stage, &alice).await;
    for _ in 0..2 {
        let answer = alice.submit(&once, &[("opponent", "bob")]).await.unwrap();
        assert!(answer.text().contains("#1"), "the same game is shown: {answer:?}");
    }
    assert!(stage.app.store().game(narabe::store::GameId(2)).await.unwrap().is_none());
    let said = bob.submit(&once, &[("opponent", "carol")]).await.unwrap();
    assert!(ephemeral_text(&said).contains("out of date"), "it is Alice's form: {said:?}");
    // One press that Discord delivers twice.
    let twice = form(&stage, &bob).await;
    stage.world.faults().deliver_twice(1);
    bob.submit(&twice, &[("opponent", "carol")]).await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(2).await.status, Status::Open);
    assert!(stage.app.store().game(narabe::store::GameId(3)).await.unwrap().is_none());
    stage.bot.drain().await;
}

/// Forms that a client could send and that none shows.
#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_versions_and_forged_values_get_a_sentence() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let venue = Venue { guild: Some(SERVER), channel: stage.channel("lobby").id() };
    let mut number = 0;
    let mut ask = async |key: &str, fields: Arguments| {
        number += 1;
        let caller = crate::callers::caller(number, alice.id(), venue);
        let kind = RequestKind::SubmitForm { key: key.to_owned(), fields };
        match handle(&stage.app, &Request { caller, kind }).await.reply {
            Reply::Post(message) => message.text,
            other => panic!("{other:?}"),
        }
    };
    let whole = |game: &str, clock: &str, starts: &str| {
        let text = Arguments::default().with_text("game", game).with_text("clock", clock);
        text.with_text("starts", starts).with_flag("rated", true)
    };
    let good = || whole("gomoku/renju", "day", "me");
    // A form of the version before, with its field and its word.
    let before = Arguments::default().with_text("game", "gomoku/renju").with_text("clock", "daily");
    let before = || before.clone().with_text("first", "me").with_flag("rated", true);
    let stranger = Opponent { person: alice.id(), is_bot: false, is_self: false };
    for (key, fields, says) in [
        ("challenge:0:900", good(), "out of date"),
        ("challenge:1:900", before(), "out of date"),
        ("challenge:2:900", before(), "out of date"),
        ("challenge:2", good(), "out of date"),
        ("challenge:2:x", good(), "out of date"),
        ("unknown:1:900", good(), "out of date"),
        ("record:2", good(), "out of date"),
        ("challenge:2:900", Arguments::default(), "out of date"),
        ("challenge:2:900", whole("gomoku/renju", "never", "me"), "out of date"),
        ("challenge:2:900", whole("gomoku/renju", "day", "invited"), "out of date"),
        ("challenge:2:900", whole("chess", "daily", "me"), "chess"),
        ("challenge:2:900", good().with_person("opponent", stranger), "challenge yourself"),
        ("record:1", Arguments::default(), "Upload a game file"),
        ("record:1", Arguments::default().with_text("moves", " "), "Upload a game file"),
    ] {
        let said = ask(key, fields).await;
        assert!(said.contains(says), "{key}: {said}");
    }
    assert!(stage.app.store().game(narabe::store::GameId(1)).await.unwrap().is_none());
    stage.close().await;
}

/// Discord's clients show commands of the version before for a while.
#[tokio::test(flavor = "multi_thread")]
async fn a_command_of_another_version_says_so() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let venue = Venue { guild: Some(SERVER), channel: stage.channel("lobby").id() };
    let texts = |name: &str, value: &str| Arguments::default().with_text(name, value);
    let sub = |name: &str| Arguments::of_subcommand(Some(name));
    for (number, (command, arguments, is_known)) in [
        ("challenge", texts("first", "me"), false),
        ("leaderboard", texts("pool", "renju"), false),
        ("vacation", texts("do", "start"), false),
        ("vacation", Arguments::default(), false),
        ("vacation", sub("pause"), false),
        ("settings", texts("do", "end").with_text("game", "1"), false),
        ("settings", sub("end"), false),
        ("settings", sub("ban").with_text("game", "1"), false),
        ("move", Arguments::default(), false),
        ("vanished", Arguments::default(), false),
        ("vacation", sub("show"), true),
        ("move", texts("where", "h8"), true),
    ]
    .into_iter()
    .enumerate()
    {
        let caller = crate::callers::caller(9_000 + number as u64, alice.id(), venue);
        let kind = RequestKind::command(command, arguments.clone());
        let said = match handle(&stage.app, &Request { caller, kind }).await.reply {
            Reply::Post(message) => message.text,
            other => panic!("{other:?}"),
        };
        let says = said.contains("This command is out of date");
        assert_eq!(says, !is_known, "/{command} {arguments:?}: {said}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_uploaded_or_pasted_in_a_form() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let help = alice.slash(&lobby, "help", &[]).await.unwrap().ephemeral().unwrap().clone();
    let open = async || {
        let answer = alice.press(&help, "Replay a file…").await.unwrap();
        answer.modal().unwrap_or_else(|| panic!("{answer:?}")).clone()
    };
    let sgf = b"(;GM[4]FF[4]SZ[15];B[hh];W[ii];B[jj])";
    let uploaded = alice.upload("game.sgf", "application/x-go-sgf", sgf);
    let shown = alice.submit(&open().await, &[("file", &uploaded)]).await.unwrap();
    assert!(shown.message().unwrap().buttons().iter().any(|button| button.label == "First"));
    let pasted = alice.submit(&open().await, &[("moves", "1. h8 i9 2. j10")]).await.unwrap();
    let buttons = pasted.message().unwrap_or_else(|| panic!("{pasted:?}")).buttons();
    assert!(buttons.iter().any(|button| button.label == "First"), "{pasted:?}");
    let bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";
    let picture = alice.upload("board.png", "image/png", bytes);
    let not_offered = alice.submit(&open().await, &[("file", &picture)]).await;
    assert!(matches!(not_offered, Err(Trouble::Impossible(_))), "{not_offered:?}");
    let not_offered = alice.slash(&lobby, "replay", &[("file", &picture)]).await;
    assert!(matches!(not_offered, Err(Trouble::Impossible(_))), "{not_offered:?}");
    // Discord looks at the name alone.
    let picture = alice.upload("board.SGF", "image/png", bytes);
    let said = alice.submit(&open().await, &[("file", &picture)]).await.unwrap();
    assert!(ephemeral_text(&said).contains("isn’t a game file"), "{said:?}");
    let said = alice.submit(&open().await, &[]).await.unwrap();
    assert!(ephemeral_text(&said).contains("Upload a game file"), "{said:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_in_a_message_is_replayed_from_its_menu() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let menu = "Replay this record";
    let sgf = b"(;GM[4]FF[4]SZ[15];B[hh];W[ii];B[jj])";
    let file = bob.upload("game.sgf", "application/x-go-sgf", sgf);
    let of_pente = b"[Game \"Pente\"]\n[Site \"Pente.org\"]\n[Result \"*\"]\n\n1. K10 L9 2. A1 *\n";
    let of_pente = bob.upload("game.pgn", "application/x-chess-pgn", of_pente);
    let picture = bob.upload("cat.png", "image/png", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR");
    for message in [
        bob.say_with(&lobby, "good game", &of_pente).unwrap(),
        bob.say(&lobby, "Look:\n```\n1. h8 i9 2. j10\n```").unwrap(),
        bob.say_with(&lobby, "what a game", &file).unwrap(),
    ] {
        let replay = alice.message_command(menu, &message).await.unwrap();
        let shown = replay.message().unwrap_or_else(|| panic!("{replay:?}"));
        assert!(shown.buttons().iter().any(|button| button.label == "First"), "{shown:?}");
    }
    for (message, says) in [
        (bob.say(&lobby, "good morning").unwrap(), "no game record"),
        (bob.say_with(&lobby, "h8 i9", &picture).unwrap(), ""),
    ] {
        let answer = alice.message_command(menu, &message).await.unwrap();
        assert_eq!(answer.ephemeral().is_some(), !says.is_empty(), "{answer:?}");
        assert!(answer.text().contains(says), "{answer:?}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_leads_to_its_game() {
    let stage = Stage::open().await;
    let (alice, carol, lobby) =
        (stage.person("alice"), stage.person("carol"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let menu = "Show this game";
    let own = carol.message_command(menu, &board).await.unwrap();
    assert!(ephemeral_text(&own).contains("Gomoku"), "for Carol alone: {own:?}");
    let again = alice.message_command(menu, &board).await.unwrap();
    let Answered::Message(again) = again else { panic!("{again:?}") };
    assert!(again.text().contains("Gomoku"), "a player shows it to everyone: {}", again.text());
    assert_ne!(again.flags & 1 << 12, 0, "it pings no one, so it notifies no one");
    let said = alice.say(&lobby, "this was #1 of all").unwrap();
    let refused = alice.message_command(menu, &said).await.unwrap();
    assert!(ephemeral_text(&refused).contains("shows no game"), "{refused:?}");
    stage.close().await;
}
