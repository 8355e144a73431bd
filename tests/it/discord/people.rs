//! People's data, their seats at other people's tables, and the words of theirs that the bot repeats.

use super::forged::with_id;
use crate::callers::{caller, without_pictures};
use crate::stage::{
    DAWN, Stage, challenge_by, connection, decide, ephemeral_text, give_up, playground, update,
};
use crate::store::housekeeping::failing_after;
use narabe::app::Context;
use narabe::app::input::request::RequestKind;
use narabe::clock::{Clock, ManualClock};
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Fault, Gate, Person};
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Status};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// Alice, Bob, Carol and, of four, Dave gather for a game in this order; gives the board.
async fn gathered(stage: &Stage, game: &str, seats: usize) -> Message {
    let (lobby, number) = (stage.channel("lobby"), seats.to_string());
    let options = [("game", game), ("starts", "me"), ("seats", number.as_str())];
    let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let mut message = challenge.message().unwrap().clone();
    for key in &["bob", "carol", "dave"][..seats - 1] {
        message = update(&stage.person(key).press(&message, "Join").await.unwrap());
    }
    stage.bot.tick().await;
    message
}

async fn resigns(stage: &Stage, who: &Person) {
    give_up(who, &stage.channel("lobby"), &[]).await;
    stage.bot.tick().await;
}

/// The person presses the buttons by which everything is deleted.
async fn confirms_deletion(stage: &Stage, who: &Person) -> Answered {
    let notice = who.slash(&stage.channel("lobby"), "privacy", &[]).await.unwrap();
    let sure = who.press(notice.ephemeral().unwrap(), "Delete…").await.unwrap();
    who.press(sure.message().unwrap(), "Yes, delete everything about me").await.unwrap()
}

/// The person has everything deleted; gives the answer.
pub(super) async fn erases(stage: &Stage, who: &Person) -> String {
    let done = confirms_deletion(stage, who).await;
    stage.bot.tick().await;
    done.message().map(|message| message.text().to_owned()).unwrap_or_default()
}

/// An account that the bot does not know can press as often as it likes.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_written_for_whoever_has_nothing_stored() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    let said = erases(&stage, &bob).await;
    assert_eq!(said, narabe::words::say(narabe::words::Locale::En, "panel-done", &[]));
    let after = super::servers::dump(&crate::database::raw(stage.database()));
    let of_people = ["people: ", "erasures: ", "erased: "];
    let found = after.lines().find(|line| of_people.iter().any(|table| line.starts_with(table)));
    assert_eq!(found, None);
    stage.close().await;
}

/// Each takes many transactions and empties the write-ahead log.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_is_deleted_twice_in_ten_minutes() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    let again = async || {
        stage.prefer(&bob, |wishes| wishes.confirm = true).await;
        confirms_deletion(&stage, &bob).await
    };
    assert!(again().await.message().is_some());
    let said = ephemeral_text(&again().await);
    assert!(said.contains("Your data was deleted a few minutes ago"), "{said}");
    assert!(is_named_in(&stage, &bob));
    stage.pass(Duration::from_secs(10 * 60)).await;
    confirms_deletion(&stage, &bob).await;
    assert!(!is_named_in(&stage, &bob));
    stage.close().await;
}

/// True if the id stands anywhere in the database, in digits.
pub(super) fn is_named_in(stage: &Stage, person: &Person) -> bool {
    let raw = crate::database::raw(stage.database());
    super::servers::dump(&raw).contains(&person.id().to_string())
}

/// Games for three and four, before and after resigning: the others play on, to the end, without the one who is gone.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_is_deleted_from_games_that_others_play_on() {
    for (game, seats, resigned) in [
        ("free-for-all", 3, false),
        ("free-for-all", 3, true),
        ("free-for-all", 4, true),
        ("teams", 4, false),
        ("teams", 4, true),
    ] {
        let what = format!("{game} for {seats}, resigned: {resigned}");
        let stage = Stage::open().await;
        let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
        let [alice, bob, carol, _] = &people;
        gathered(&stage, game, seats).await;
        if resigned {
            resigns(&stage, bob).await;
        }
        let said = erases(&stage, bob).await;
        let kept = stage.kept(1).await;
        assert_eq!(kept.status, Status::Running, "{what}: {said}");
        assert_eq!(kept.log, ["resign 1"], "{what}: the seat leaves once");
        assert!(kept.members.iter().all(|member| member.person != bob.id()), "{what}: {said}");
        assert!(!is_named_in(&stage, bob), "{what}");
        assert_eq!(
            verify(crate::database::of(stage.database())).unwrap(),
            [],
            "{what}: the chain is whole"
        );
        // The board that stands has buttons that work, and a player without a name.
        let board = stage.world.message(kept.message.unwrap()).unwrap();
        assert!(!board.text().contains(&bob.mention()), "{what}: {}", board.text());
        stage.type_move(alice, &board, "j10").await;
        stage.bot.tick().await;
        assert_eq!(stage.kept(1).await.log, ["resign 1", "j10"], "{what}");
        for who in [alice, carol] {
            if stage.kept(1).await.status == Status::Running {
                resigns(&stage, who).await;
            }
        }
        let end = stage.kept(1).await;
        assert_eq!(end.status, Status::Finished, "{what}: {:?}", end.log);
        assert!(!is_named_in(&stage, bob), "{what}: the end brings no one back");
        assert_eq!(verify(crate::database::of(stage.database())).unwrap(), [], "{what}");
        stage.close().await;
    }
}

/// Whoever went out before has no part in a draw, decided or agreed (docs/rules/openings-and-tables.md F11).
#[tokio::test(flavor = "multi_thread")]
async fn a_decided_draw_is_of_those_who_were_still_in() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let lobby = stage.channel("lobby");
    gathered(&stage, "free-for-all", 3).await;
    resigns(&stage, &bob).await;
    resigns(&stage, &carol).await;
    let drawn = [("game", "1")];
    let said = decide(&alice, &lobby, &drawn).await;
    assert!(said.contains("has been updated"), "{said}");
    let kept = stage.kept(1).await;
    let rated = kept.counted.unwrap();
    let place = |person: &Person| {
        rated.players.iter().find(|player| player.person == person.id()).unwrap().place
    };
    assert_eq!([&alice, &bob, &carol].map(place), [1, 3, 1], "{:?}", kept.log);
    let again = decide(&alice, &lobby, &drawn).await;
    assert!(again.contains("already has that result"), "{again}");
    stage.close().await;
}

/// A victory that was decided is written down as resignations, by which no one has left.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_in_the_place_of_a_decided_victory_is_of_all() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    gathered(&stage, "free-for-all", 3).await;
    decide(&alice, &lobby, &[("game", "1"), ("person", "alice")]).await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let said = decide(&alice, &lobby, &[("game", "1")]).await;
    assert!(said.contains("has been updated"), "{said}");
    let rated = stage.kept(1).await.counted.unwrap();
    let places: Vec<u8> = rated.players.iter().map(|player| player.place).collect();
    assert_eq!(places, [1, 1, 1]);
    stage.close().await;
}

/// A board that was drawn before a deletion arrives after the one that was drawn for it: it does not stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_board_does_not_bring_a_deleted_person_back() {
    let stage = Stage::open().await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    gathered(&stage, "free-for-all", 3).await;
    let names_bob =
        async || stage.shown(1).await.text().contains(stage.person("bob").mention().as_str());
    let gate = Gate::new();
    stage.world.faults().next(1, |method, _| method == "PATCH", Fault::Held(gate.clone()));
    give_up(&bob, &lobby, &[]).await;
    gate.reached().await;
    confirms_deletion(&stage, &bob).await;
    // The bot's own loop shows the board without him.
    let shown = async {
        while names_bob().await {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(Duration::from_secs(60), shown).await.expect("the board is shown anew");
    gate.open();
    stage.bot.tick().await;
    assert!(!names_bob().await, "{}", stage.shown(1).await.text());
    stage.close().await;
}

/// A deletion that is broken off goes on by itself, and takes the name off the boards of games that others play on.
#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_is_broken_off_has_the_boards_shown_anew() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    gathered(&stage, "free-for-all", 3).await;
    resigns(&stage, &bob).await;
    assert!(stage.shown(1).await.text().contains(&bob.mention()));
    let venue = stage.kept(1).await.venue;
    // By the first store that fails no earlier than behind the first transaction of the deletion.
    let mut calls = 0;
    while stage.app.store().half_erased().await.unwrap().is_none() {
        let store = failing_after(stage.app.store(), calls);
        let time: Arc<dyn Clock> = Arc::new(stage.clock.clone());
        let app = Context::new(store, GAMES, time, fastrand::Rng::with_seed(1));
        let delete = RequestKind::Panel { key: "privacy:delete-yes".into(), values: Vec::new() };
        let caller = caller(900 + calls as u64, bob.id(), venue);
        narabe::app::handle(&app, &without_pictures(caller, delete)).await;
        calls += 1;
        assert!(calls < 60, "it never begins");
    }
    stage.bot.sweep().await;
    stage.bot.tick().await;
    assert!(!stage.shown(1).await.text().contains(&bob.mention()));
    assert!(!is_named_in(&stage, &bob));
    stage.close().await;
}

/// A person who has left, or is losing, cannot take the game from those who play on.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_three_is_not_broken_off_because_one_has_left() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let [alice, bob, carol] = &people;
    let lobby = stage.channel("lobby");
    gathered(&stage, "free-for-all", 3).await;
    for (who, point) in [(alice, "j10"), (bob, "a1")] {
        who.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    }
    // Not even once asked, before she left.
    let sure = carol.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    resigns(&stage, carol).await;
    let said = ephemeral_text(&carol.slash(&lobby, "abort", &[]).await.unwrap());
    assert!(said.contains("You’ve left this game"), "{said}");
    let said = ephemeral_text(&carol.press(&sure, "Yes, cancel it").await.unwrap());
    assert!(said.contains("You’ve left this game"), "{said}");
    let said = ephemeral_text(&carol.slash(&lobby, "resign", &[]).await.unwrap());
    assert!(said.contains("You’ve left this game"), "not asked whether she resigns again: {said}");
    let sure = bob.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    let consent = format!("only if {} agrees", alice.mention());
    assert!(sure.text().contains(&consent), "{}", sure.text());
    bob.press(&sure, "Yes, cancel it").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    // Alice is asked, and Carol cannot answer for her.
    let board = stage.shown(1).await;
    assert!(board.text().contains(&format!("Waiting for {}", alice.mention())), "{}", board.text());
    let said = ephemeral_text(&carol.press(&board, "Agree to cancel").await.unwrap());
    assert!(said.contains("You’ve left this game"), "{said}");
    alice.press(&board, "Agree to cancel").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

/// Players who have left have no part in pauses: the others agree without them, also if they were asked before, and if
/// no one answers to their name any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_agreed_to_by_those_who_play_on() {
    for (asked_before, is_erased) in [(false, false), (true, false), (false, true)] {
        let what = format!("asked before: {asked_before}, erased: {is_erased}");
        let stage = Stage::open().await;
        let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
        let [alice, bob, carol] = &people;
        let lobby = stage.channel("lobby");
        gathered(&stage, "free-for-all", 3).await;
        let ask = async |who: &Person| {
            let asked = who.slash(&lobby, "pause", &[("game", "1")]).await.unwrap();
            ephemeral_text(&asked)
        };
        if asked_before {
            ask(alice).await;
            ask(bob).await;
        }
        resigns(&stage, carol).await;
        if is_erased {
            erases(&stage, carol).await;
        } else {
            let said = ask(carol).await;
            assert!(said.contains("You’ve left this game"), "{what}: {said}");
        }
        if !asked_before {
            assert!(ask(alice).await.contains("Request sent"), "{what}");
        }
        let said = ask(bob).await;
        assert!(said.contains("The game is paused until"), "{what}: {said}");
        if !is_erased {
            let said = ask(carol).await;
            assert!(said.contains("You’ve left this game"), "{what}: {said}");
        }
        let turn = stage.kept(1).await.timing.turn.unwrap();
        assert!(turn.stop.is_some(), "{what}");
        stage.close().await;
    }
}

/// The others alone have a say about a player who is late.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_neither_claims_the_win_nor_nudges() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let [alice, bob, carol] = &people;
    let lobby = stage.channel("lobby");
    let options = [("game", "free-for-all"), ("starts", "me"), ("seats", "3"), ("rated", "false")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let joined = update(&bob.press(challenge.message().unwrap(), "Join").await.unwrap());
    update(&carol.press(&joined, "Join").await.unwrap());
    for (who, point) in [(alice, "j10"), (bob, "a1"), (carol, "c3")] {
        who.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    }
    resigns(&stage, carol).await;
    let turn = stage.kept(1).await.timing.turn.expect("it is Alice’s turn");
    let left = Duration::from_millis((turn.ends_at - stage.clock_now()).unsigned_abs());
    stage.pass(left + Duration::from_secs(10 * 60)).await;
    let late = stage.shown(1).await;
    for button in ["Claim the win", "Nudge"] {
        let said = ephemeral_text(&carol.press(&late, button).await.unwrap());
        assert!(said.contains("You’ve left this game"), "{button}: {said}");
    }
    assert_eq!(stage.kept(1).await.status, Status::Running);
    let won = update(&bob.press(&late, "Claim the win").await.unwrap());
    assert!(won.text().contains(&format!("{} wins", bob.mention())), "{}", won.text());
    stage.close().await;
}

/// A challenge to someone without a name could not be accepted.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_someone_who_is_deleted_has_no_rematch() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    update(&stage.type_move(&alice, &board, "h8").await);
    resigns(&stage, &bob).await;
    let has_button = async || {
        let own = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
        let buttons = own.ephemeral().unwrap().buttons();
        buttons.iter().any(|button| button.label == "Rematch")
    };
    assert!(has_button().await);
    erases(&stage, &bob).await;
    assert!(!has_button().await);
    let said = ephemeral_text(&alice.slash(&lobby, "rematch", &[]).await.unwrap());
    assert!(said.contains("The data of one of the players was deleted"), "{said}");
    assert!(stage.app.store().game(GameId(2)).await.unwrap().is_none());
    stage.close().await;
}

/// A channel that has refused the bot once costs nothing more, however often people press there.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_that_has_refused_is_left_alone() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.set_bot_permissions(&lobby, 0);
    let before = stage.world.invalid();
    for (ply, column) in ('a'..='h').enumerate() {
        let who = [&alice, &bob][ply % 2];
        board = update(&stage.type_move(who, &board, &format!("{column}{}", 1 + ply % 2)).await);
        // The token of the move's interaction is no longer used, so the bot's own requests are.
        stage.pass(Duration::from_secs(16 * 60)).await;
    }
    assert_eq!(stage.kept(1).await.log.len(), 8, "interactions are answered all the same");
    let refused = stage.world.invalid() - before;
    assert_eq!(refused, 1, "asked once, then left alone");
    stage.bot.drain().await;
}

/// Two people, whose every move costs a refused request, use up their own server's share and no one else's.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_spends_the_requests_of_others() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let time: Arc<dyn Clock> = Arc::new(clock.clone());
    let app = Arc::new(Context::new(store, GAMES, time, fastrand::Rng::with_seed(1)));
    // A fiftieth of what the program allows itself, so that the end of it is seen: 5 for a server.
    let connection = Connection { most_invalid: 100, ..connection(&playground) };
    let bot = Bot::start(app, connection).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("game", "gomoku/freestyle")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let mut board = update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
    bot.tick().await;
    // No code of a channel: nothing is remembered of it.
    world.faults().next(usize::MAX, |_, route| !route.ends_with("/callback"), Fault::Status(403));
    for ply in 0..60 {
        let form = [&alice, &bob][ply % 2].press(&board, "Move").await.unwrap();
        let point = format!("{}{}", char::from(b'a' + (ply % 15) as u8), 1 + ply / 15 * 3);
        let form = form.modal().unwrap_or_else(|| panic!("{ply}: {form:?}")).clone();
        let fields = [("text", point.as_str())];
        let moved = [&alice, &bob][ply % 2].submit(&form, &fields).await.unwrap();
        board = update(&moved);
        clock.advance(20_000);
        bot.tick().await;
    }
    assert_eq!(world.invalid(), 5, "the share of one server");
    let answer = world.person("carol").slash(&lobby, "games", &[]).await.unwrap();
    assert!(answer.ephemeral().is_some(), "{answer:?}");
    bot.drain().await;
}

/// Buttons and forms count for each person too, with more room than commands.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_presses_so_often_a_minute() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let stage = stage.restart_with(|app| app.with_commands_per_minute(2)).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    for _ in 0..6 {
        assert!(alice.press(&board, "Move").await.unwrap().modal().is_some());
    }
    let said = ephemeral_text(&alice.press(&board, "Move").await.unwrap());
    assert!(said.contains("6 button presses"), "{said}");
    let said = ephemeral_text(&bob.press(&board, "Move").await.unwrap());
    assert!(said.contains("not your turn"), "no one else's: {said}");
    stage.clock.advance(10_000);
    assert!(alice.press(&board, "Move").await.unwrap().modal().is_some());
    stage.close().await;
}

/// Choices are listed as fast as someone can type; a flood of such requests gets empty lists, and takes nothing from
/// commands.
#[tokio::test(flavor = "multi_thread")]
async fn one_person_is_shown_so_many_lists_of_choices_a_minute() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let stage = stage.restart_with(|app| app.with_commands_per_minute(2)).await;
    let listed = async |person: &Person| {
        let choices = person.complete(&lobby, "challenge", &[], ("game", "gomoku")).await.unwrap();
        choices.choices().len()
    };
    for _ in 0..300 {
        assert!(listed(&alice).await > 0);
    }
    assert_eq!(listed(&alice).await, 0);
    assert!(listed(&bob).await > 0, "no one else's");
    let games = ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap());
    assert!(games.contains("no active"), "{games}");
    stage.clock.advance(1_000);
    assert!(listed(&alice).await > 0);
    stage.close().await;
}

/// Words of a file are repeated in code marks, and no link of anyone's gets a preview.
#[tokio::test(flavor = "multi_thread")]
async fn words_of_strangers_are_no_links() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let words = "https://discord.gg/evil`<@330000000000000001>";
    let record =
        json!({"game": "gomoku", "rules": "freestyle", "seats": 2, "actions": ["h8", words]});
    // One after the other, each by another person: one of them is drawn at a time for each.
    for (key, name, text) in [
        ("alice", "a.jsonl", record.to_string()),
        ("bob", "a.txt", format!("h8 {words} i9")),
        ("carol", "a.sgf", "(;GM[4]SZ[15]RE[https://discord.gg/evil];B[hh];W[ii])".to_owned()),
    ] {
        let person = stage.person(key);
        let file = person.upload(name, "text/plain", text.as_bytes());
        let shown = person.slash(&lobby, "replay", &[("file", &file)]).await.unwrap();
        let shown = shown.message().unwrap();
        let (text, marks) = (shown.text(), shown.text().matches('`').count());
        assert!(text.to_lowercase().contains("`https:"), "{name}: {text}");
        assert_eq!(marks % 2, 0, "{name}: {text}");
        let outside: String = text.split('`').step_by(2).collect();
        assert!(
            !outside.to_lowercase().contains("https:") && !outside.contains("<@"),
            "{name}: {text}"
        );
        assert_eq!(shown.flags & 4, 4, "{name}: previews are suppressed");
    }
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&stage.person("alice"), &board, "h8").await;
    stage.bot.tick().await;
    for message in lobby.messages() {
        assert_eq!(message.flags & 4, 4, "{}", message.text());
    }
    stage.close().await;
}

/// Bytes of every file of the database, and of a copy made now.
fn files(stage: &Stage) -> Vec<(String, Vec<u8>)> {
    let database = stage.database();
    let copy = database.with_file_name("copy.db");
    narabe::store::sqlite::backup::backup(&database, &copy).unwrap();
    let folder = std::fs::read_dir(database.parent().unwrap()).unwrap();
    let paths = folder.map(|entry| entry.unwrap().path());
    paths.map(|path| (path.display().to_string(), std::fs::read(&path).unwrap())).collect()
}

/// True if these bytes hold a person's id, as text or as a number.
fn holds(content: &[u8], person: &Person) -> bool {
    let (digits, bytes) = (person.id().to_string(), person.id().to_be_bytes());
    let is_there = |sought: &[u8]| content.windows(sought.len()).any(|part| part == sought);
    is_there(digits.as_bytes()) || is_there(&bytes)
}

/// Neither the files nor a copy made later hold the person's id, as text or as a number, after everything that can name
/// them; and all files are the user's alone.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_left_of_a_person_in_any_file() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let [alice, bob, _] = &people;
    let lobby = stage.channel("lobby");
    gathered(&stage, "free-for-all", 3).await;
    stage.alice_and_bob("gomoku/freestyle").await;
    bob.slash(&lobby, "block", &[("person", "alice")]).await.unwrap();
    bob.slash(&lobby, "vacation start", &[]).await.unwrap();
    stage.pass(Duration::from_secs(60)).await;
    resigns_in(&stage, bob, "1").await;
    let said = erases(&stage, bob).await;
    for (name, content) in files(&stage) {
        assert!(!holds(&content, bob), "{name}: {said}");
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(&name).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
    assert!(alice.slash(&lobby, "games", &[]).await.unwrap().ephemeral().is_some());
    stage.close().await;
}

/// Something else that reads the database during an erasure, as a shell of the operator's does, keeps the write-ahead log from
/// being emptied. The housekeeping makes that good.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_read_during_an_erasure_is_emptied_later() {
    if crate::database::is_passed_over("a server has no file of its log here") {
        return;
    }
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.pass(Duration::from_secs(60)).await;
    resigns_in(&stage, &bob, "1").await;
    let reader = crate::database::raw(stage.database());
    reader.execute_batch("BEGIN").unwrap();
    let games = "SELECT count(*) FROM games";
    assert_eq!(reader.query_one(games, [], |row| row.get::<_, i64>(0)).unwrap(), 1);
    erases(&stage, &bob).await;
    let log = format!("{}-wal", stage.database().display());
    let is_held = || holds(&std::fs::read(&log).unwrap(), &bob);
    assert!(is_held(), "it is kept for the reader");
    reader.execute_batch("COMMIT").unwrap();
    let emptied = async {
        stage.bot.sweep().await;
        // On a busy computer the bot's own readers may have been in the way.
        while is_held() {
            sleep(Duration::from_millis(20)).await;
            stage.bot.sweep().await;
        }
    };
    timeout(Duration::from_secs(60), emptied).await.expect("the log is emptied");
    for (name, content) in files(&stage) {
        assert!(!holds(&content, &bob), "{name}");
    }
    stage.close().await;
}

/// The answer to Alice's move arrives after her data was deleted. It is followed by a task, which does not name her.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_answer_names_no_one_whose_data_was_deleted() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let gate = Gate::new();
    let is_answer = |_: &str, route: &str| route.ends_with("/callback");
    stage.world.faults().next(1, is_answer, Fault::Held(gate.clone()));
    let meanwhile = async {
        gate.reached().await;
        confirms_deletion(&stage, &alice).await;
        gate.open();
    };
    let (moved, ()) = tokio::join!(alice.slash(&lobby, "move", &[("where", "h8")]), meanwhile);
    let late = moved.unwrap().message().unwrap().clone();
    assert!(late.text().contains("to move"), "{}", late.text());
    let is_shown = |message: &Message| message.id == late.id && !message.text().contains("to move");
    lobby.wait_for("the game as it is", is_shown).await.unwrap();
    assert!(!is_named_in(&stage, &alice));
    stage.close().await;
}

async fn resigns_in(stage: &Stage, who: &Person, game: &str) {
    give_up(who, &stage.channel("lobby"), &[("game", game)]).await;
    stage.bot.tick().await;
}

/// A ban outlives the deletion of its person's data, and does not name them; until then it is in the file of
/// everything.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_outlives_the_deletion_as_a_hash() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let bans = [("person", "bob")];
    alice.slash(&lobby, "settings ban", &bans).await.unwrap();
    bob.slash(&lobby, "vacation start", &[]).await.unwrap();
    let notice = bob.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    assert!(notice.text().contains("salted hash"), "{}", notice.text());
    let export = bob.press(&notice, "Export everything").await.unwrap();
    let file = &export.message().unwrap().attachments[0];
    let all: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    let count = |key: &str| all[key].as_array().map(Vec::len);
    assert_eq!(count("vacations"), Some(1), "{all}");
    assert_eq!(count("banned_in_servers"), Some(1), "{all}");
    assert_eq!(all["audit"][0]["act"], "bar");
    assert_eq!(all["audit"][0]["about_you"], true);
    assert!(all.get("direct_messages_closed_since_ms").is_some());
    assert!(!all.to_string().contains(&alice.id().to_string()), "{all}");
    erases(&stage, &bob).await;
    assert!(!is_named_in(&stage, &bob));
    let said =
        ephemeral_text(&bob.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap());
    let banned = narabe::words::say(narabe::words::Locale::En, "refusal-you-are-barred", &[]);
    assert_eq!(said, banned);
    let shown = ephemeral_text(&alice.slash(&lobby, "settings show", &[]).await.unwrap());
    assert!(shown.contains("Banned: one person whose data was deleted"), "{shown}");
    alice.slash(&lobby, "settings ban", &[("person", "carol")]).await.unwrap();
    let shown = ephemeral_text(&alice.slash(&lobby, "settings show", &[]).await.unwrap());
    let both = format!("Banned: {}, one person whose", stage.person("carol").mention());
    assert!(shown.contains(&both), "{shown}");
    alice.slash(&lobby, "settings unban", &[("person", "bob")]).await.unwrap();
    assert!(
        bob.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap().message().is_some()
    );
    stage.close().await;
}

/// The oldest hashes give way where a server bans too many: a ban that names its person again is one by name.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_banned_again_after_a_deletion_is_banned_by_name() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let bans = async || {
        let banned = alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
        ephemeral_text(&banned)
    };
    let kept = async || {
        let settings = stage.app.store().settings(SERVER).await.unwrap();
        (settings.banned, settings.banned_erased.len())
    };
    bans().await;
    erases(&stage, &bob).await;
    assert_eq!(kept().await, (Vec::new(), 1));
    let again = bans().await;
    assert!(again.contains("is already banned here"), "{again}");
    assert_eq!(kept().await, (vec![bob.id()], 0));
    stage.close().await;
}

/// A button's id can be forged, and pressed where the game's server is not asked; and who has joined may block too.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_from_elsewhere_does_not_join() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let [alice, bob, carol] = &people;
    let lobby = stage.channel("lobby");
    alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let options = [("game", "free-for-all"), ("seats", "3")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let there = bob.slash(&stage.channel("dm-bob"), "privacy", &[]).await.unwrap();
    for join in ["v1:1:0:join", "v1:1:0:accept"] {
        let forged = with_id(there.message().unwrap(), join);
        let said = ephemeral_text(&bob.press(&forged, "Export everything").await.unwrap());
        assert!(said.contains("no game #1"), "{join}: {said}");
    }
    // Carol has joined, and keeps Dave away.
    let waiting = update(&carol.press(&challenge, "Join").await.unwrap());
    carol.slash(&lobby, "block", &[("person", "dave")]).await.unwrap();
    let said = ephemeral_text(&stage.person("dave").press(&waiting, "Join").await.unwrap());
    assert!(said.contains(&carol.mention()), "{said}");
    assert_eq!(stage.kept(1).await.members.len(), 2);
    stage.close().await;
}

/// A manager's text does not look like an entry of its own.
#[tokio::test(flavor = "multi_thread")]
async fn an_entry_of_the_audit_list_is_one_line() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let guild = stage.app.store().bans_of(stage.person("bob").id()).await.unwrap()[0];
    let mut entry = stage.app.store().audit(guild, 0, 1).await.unwrap().remove(0);
    entry.detail = "10 50\n<t:1:f> <@1> `end` #1".to_owned();
    stage.app.store().add_audit_entry(entry).await.unwrap();
    let list = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    assert_eq!(list.lines().filter(|line| line.starts_with("<t:")).count(), 2, "{list}");
    stage.close().await;
}

/// Its author has withdrawn nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_ends_by_a_deletion_says_so() {
    for (who, end, said) in
        [("bob", "left", "someone who was in it has left"), ("alice", "withdrawn", "withdrawn")]
    {
        let stage = Stage::open().await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let options = [("game", "free-for-all"), ("seats", "3")];
        let challenge = challenge_by(&alice, &lobby, &options).await;
        update(&stage.person("bob").press(&challenge, "Join").await.unwrap());
        erases(&stage, &stage.person(who)).await;
        let kept = stage.kept(1).await;
        let ended = (kept.status, kept.end.as_ref().map(|end| end.word()));
        assert_eq!(ended, (Status::Aborted, Some(end)), "{who}");
        let text = stage.shown(1).await.text().to_owned();
        assert!(text.contains(said), "{who}: {text}");
        assert_eq!(text.contains("withdrawn"), end == "withdrawn", "{who}: {text}");
        stage.close().await;
    }
}

/// It is won as by any other resignation, and the message about it names no one who is deleted.
#[tokio::test(flavor = "multi_thread")]
async fn who_wins_by_a_deletion_is_told() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    update(&stage.type_move(&bob, &board, "i9").await);
    stage.bot.tick().await;
    let before = stage.world.pings(&alice).len();
    erases(&stage, &bob).await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let told = stage.world.pings(&alice);
    assert_eq!(told.len(), before + 1, "once");
    let said = stage.world.message(told[before].message).unwrap();
    let won = said.text().contains("🏆") && said.text().contains(&alice.mention());
    assert!(won && !said.text().contains(&bob.mention()), "{}", said.text());
    assert!(!is_named_in(&stage, &bob));
    stage.close().await;
}
