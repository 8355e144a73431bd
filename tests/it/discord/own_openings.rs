//! `/openings`: what was played in a server from a position on, by buttons from one to the next.

use crate::stage::{Stage, ephemeral_text, give_up, labels, update};
use narabe::app::pack::{Counts, Pack};
use narabe::game::Lettering;
use narabe::games::GAMES;
use narabe::playground::Message;
use narabe::records::{Assume, Format, read};
use narabe::store::Status;
use narabe::store::servers::Setting;
use std::path::Path;

/// A game of these moves by turns that the last one to have moved wins, since the other resigns.
async fn play(stage: &Stage, moves: &[&str]) {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    for (number, text) in moves.iter().enumerate() {
        let who = if number % 2 == 0 { &alice } else { &bob };
        who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    }
    let loser = if moves.len().is_multiple_of(2) { &alice } else { &bob };
    give_up(loser, &lobby, &[]).await;
    stage.bot.tick().await;
}

/// A file of the operator's with so many games of this record.
fn own_file(folder: &Path, record: &str, games: usize) -> Pack {
    let import = read(GAMES, Format::Sgf, record, Assume::default()).unwrap();
    let mut counts = Counts::default();
    assert!((0..games).all(|_| counts.add(GAMES, &import)));
    let file = folder.join("my.book");
    counts.write(std::fs::File::create(&file).unwrap()).unwrap();
    Pack::open(&file).unwrap()
}

fn text(message: &Message) -> String {
    message.content.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_of_a_server_are_explored() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked =
        async |options: &[(&str, &str)]| alice.slash(&lobby, "openings", options).await.unwrap();
    let unplayed: [&[(&str, &str)]; 2] = [&[], &[("game", "gomoku/freestyle")]];
    for options in unplayed {
        let none = ephemeral_text(&asked(options).await);
        assert!(none.contains("No finished game here"), "{none}");
        assert!(none.contains("Use `game` for another game: gomoku, renju"), "{none}");
    }
    // The answers to the first stone are images of each other.
    for moves in [["h8", "i9", "g7"], ["h8", "g7", "i9"], ["h8", "g9", "i7"]] {
        play(&stage, &moves).await;
    }
    stage.bot.sweep().await;
    let first = asked(&[("game", "gomoku/freestyle")]).await.ephemeral().unwrap().clone();
    assert!(text(&first).contains("A: **h8** · 3 games · 100% (44–100)"), "{}", text(&first));
    let second = update(&alice.press(&first, "A").await.unwrap());
    assert!(text(&second).contains("After h8:"), "{}", text(&second));
    assert!(text(&second).contains("· 3 games · 0% (0–56)"), "{}", text(&second));
    let back = update(&alice.press(&second, "Back").await.unwrap());
    assert_eq!(text(&back), text(&first));
    let few = ephemeral_text(&asked(&[("moves", "h8 a1")]).await);
    assert!(few.contains("No finished game"), "the last rule set here: {few}");
    assert!(!few.contains("another game"), "{few}");
    let mine = ephemeral_text(&asked(&[("mine", "true"), ("moves", "h8")]).await);
    assert!(mine.contains("3 games · 0%"), "{mine}");
    let rated = ephemeral_text(&asked(&[("rated", "true")]).await);
    assert!(rated.contains("Rated games only"), "{rated}");
    let refused = ephemeral_text(&asked(&[("game", "roku")]).await);
    assert!(refused.contains("aren’t counted"), "{refused}");
    // From a finished game to the last position that others have reached as well.
    play(&stage, &["h8", "i9", "a1"]).await;
    stage.bot.sweep().await;
    let board = stage.shown(4).await;
    let left = alice.press(&board, "Openings").await.unwrap().ephemeral().unwrap().clone();
    let lines = text(&left);
    assert!(lines.contains("After h8 i9:") && lines.contains("· 3 games ·"), "{lines}");
    assert!(lines.contains("**a1** · 1 game"), "{lines}");
    stage.close().await;
}

/// The answer to a symmetrical position is named where books have it, and that its images are the same is said; elsewhere
/// points are those of the position that was asked for.
#[tokio::test(flavor = "multi_thread")]
async fn points_are_those_of_the_position_that_is_asked_for() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    play(&stage, &["h8", "i9", "j9"]).await;
    stage.bot.sweep().await;
    let asked = async |moves: &str| {
        let options = [("game", "gomoku/freestyle"), ("moves", moves)];
        ephemeral_text(&alice.slash(&lobby, "openings", &options).await.unwrap())
    };
    let symmetrical = asked("h8").await;
    assert!(symmetrical.contains("A: **i9** · 1 game"), "{symmetrical}");
    assert!(symmetrical.contains("mirror images"), "{symmetrical}");
    let turned = asked("h8 g7").await;
    assert!(turned.contains("**g6**") || turned.contains("**f7**"), "{turned}");
    // The diagonal through both stones mirrors j9 to i10.
    assert!(turned.contains("mirror images"), "{turned}");
    let plain = asked("h8 g7 g6").await;
    assert!(plain.contains("No finished game") && !plain.contains("mirror"), "{plain}");
    stage.close().await;
}

/// A channel in which nothing was played has the openings of the first allowed game that has any; where none has, its refusal
/// names the first one.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_openings_is_passed_over() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = async |allowed: &[&str]| {
        let rule_sets: Vec<String> = allowed.iter().map(|name| (*name).to_owned()).collect();
        stage.set(Setting::RuleSets, |settings| settings.rule_sets = rule_sets).await;
        ephemeral_text(&alice.slash(&lobby, "openings", &[]).await.unwrap())
    };
    let second = asked(&["rokumon/act-1", "ninuki/pente"]).await;
    assert!(second.contains("**Pente**: openings"), "{second}");
    let none = asked(&["rokumon/act-1", "roku/standard"]).await;
    assert!(none.contains("Openings of Rokumon aren’t counted."), "{none}");
    // A default game is passed over as well.
    stage.set(Setting::DefaultGame, |settings| settings.game = Some("roku/standard".into())).await;
    let default = asked(&["roku/standard", "gomoku/renju"]).await;
    assert!(default.contains("**Renju**: openings"), "{default}");
    stage.close().await;
}

/// A last game without openings is passed over, be it for three or one of circles. Asked for by name, the one for three is
/// refused by a name that tells it from the others of its family.
#[tokio::test(flavor = "multi_thread")]
async fn a_last_game_without_openings_is_passed_over() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let asked = async |options: &[(&str, &str)]| {
        ephemeral_text(&alice.slash(&lobby, "openings", options).await.unwrap())
    };
    super::tables::free_for_all(&stage).await;
    for who in [&bob, &stage.person("carol")] {
        give_up(who, &lobby, &[("game", "1")]).await;
    }
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let after_three = asked(&[]).await;
    assert!(after_three.contains("**Gomoku · freestyle**: openings"), "{after_three}");
    stage.alice_and_bob("roku/standard").await;
    give_up(&alice, &lobby, &[("game", "2")]).await;
    stage.bot.tick().await;
    let after_circles = asked(&[]).await;
    assert!(after_circles.contains("**Gomoku · freestyle**: openings"), "{after_circles}");
    let named = asked(&[("game", "ninuki/free-for-all")]).await;
    assert!(named.contains("Openings of Pente · free for all aren’t counted."), "{named}");
    stage.close().await;
}

/// Suggestions have openings that are counted. The rules of all games can be read.
#[tokio::test(flavor = "multi_thread")]
async fn games_without_openings_are_not_suggested() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let suggested = async |command: &str, typed: &str| -> Vec<String> {
        let offered = alice.complete(&lobby, command, &[], ("game", typed)).await.unwrap();
        offered.choices().iter().map(|choice| choice.value.clone()).collect()
    };
    for typed in ["roku/standard", "rokumon/solo"] {
        assert_eq!(suggested("openings", typed).await, [""; 0], "{typed}");
        assert!(!suggested("rules", typed).await.is_empty(), "{typed}");
    }
    for typed in ["", "gomoku/freestyle opening="] {
        let all = suggested("openings", typed).await;
        assert!(!all.is_empty(), "{typed}");
        for game in all {
            let options = [("game", game.as_str())];
            let shown = alice.slash(&lobby, "openings", &options).await.unwrap();
            let shown = ephemeral_text(&shown);
            assert!(shown.contains(": openings"), "{game}: {shown}");
        }
    }
    stage.close().await;
}

/// Openings and rules without a name are those of the game that was played last, unless it cannot be played any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_allowed_any_more_is_passed_over() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    play(&stage, &["h8", "i9", "j9"]).await;
    stage.bot.sweep().await;
    for (allowed, openings, rules) in [
        (None, "**Gomoku · freestyle**: openings", "`gomoku/freestyle`"),
        (Some("gomoku/renju"), "**Renju**: openings", "`gomoku/renju`"),
        (Some("rokumon/solo"), "Openings of Rokumon aren’t counted.", "`rokumon/solo`"),
    ] {
        if let Some(allowed) = allowed {
            let listed = vec![allowed.to_owned()];
            stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed).await;
        }
        for (command, says) in [("openings", openings), ("rules", rules)] {
            let shown = alice.slash(&lobby, command, &[]).await.unwrap();
            let shown = shown.ephemeral().unwrap_or_else(|| panic!("{shown:?}"));
            assert!(shown.text().contains(says), "{allowed:?}: {}", shown.text());
        }
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_move_is_asked_to_be_finished() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("game", "gomoku/freestyle"), ("moves", "h8 i")];
    let asked = ephemeral_text(&alice.slash(&lobby, "openings", &options).await.unwrap());
    assert!(asked.contains("only the start of a move") && asked.contains("i1"), "{asked}");
    stage.close().await;
}

/// Adds so many copies of the first game and of its result, behind the store's back.
fn more_games(stage: &Stage, count: usize) {
    let raw = crate::database::raw(stage.database());
    for _ in 0..count {
        raw.execute_batch(
            "CREATE TEMP TABLE one AS SELECT * FROM games WHERE id = 1;
             UPDATE one SET id = (SELECT MAX(id) + 1 FROM games), message = NULL;
             CREATE TEMP TABLE its AS SELECT * FROM results WHERE game = 1;
             UPDATE its SET game = (SELECT id FROM one), seq = (SELECT MAX(seq) + 1 FROM results);
             CREATE TEMP TABLE theirs AS SELECT * FROM scores WHERE game = 1;
             UPDATE theirs SET game = (SELECT id FROM one), seq = (SELECT seq FROM its);
             CREATE TEMP TABLE those AS SELECT * FROM members WHERE game = 1;
             UPDATE those SET game = (SELECT id FROM one);
             INSERT INTO games SELECT * FROM one; INSERT INTO results SELECT * FROM its;
             INSERT INTO scores SELECT * FROM theirs; INSERT INTO members SELECT * FROM those;
             DROP TABLE one; DROP TABLE its; DROP TABLE theirs; DROP TABLE those;",
        )
        .unwrap();
    }
}

/// Games of a person that a press reads and replays.
const MOST: usize = 100;

#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_a_person_that_a_press_counts_are_bounded() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    play(&stage, &["h8", "i9", "g7"]).await;
    more_games(&stage, MOST - 1);
    let asked = async || {
        let options = [("game", "gomoku/freestyle"), ("mine", "true"), ("moves", "h8")];
        ephemeral_text(&alice.slash(&lobby, "openings", &options).await.unwrap())
    };
    let all = asked().await;
    assert!(all.contains("· 100 games ·") && !all.contains("Counted:"), "{all}");
    more_games(&stage, 1);
    let latest = asked().await;
    assert!(latest.contains("· 100 games ·") && latest.contains("the latest 100"), "{latest}");
    stage.close().await;
}

/// Games of the operator's own file are shown apart from the server's, also under rules with an opening, and lead on.
#[tokio::test(flavor = "multi_thread")]
async fn the_operators_file_is_a_second_source() {
    let folder = tempfile::tempdir().unwrap();
    let record = "(;GM[4]SZ[15]RU[gomoku/freestyle]RE[B+R];B[hh];W[ig];B[gi])";
    let pack = own_file(folder.path(), record, 3);
    let stage = Stage::open().await.restart_with(|app| app.with_pack(Some(pack))).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = async |options: &[(&str, &str)]| {
        let asked = alice.slash(&lobby, "openings", options).await.unwrap();
        asked.ephemeral().unwrap().clone()
    };
    let first = asked(&[("game", "gomoku/freestyle")]).await;
    let lines = text(&first);
    assert!(
        lines.contains("No finished game here") && lines.contains("own file of games:"),
        "{lines}"
    );
    assert!(lines.contains("**h8** · 3 games · 100% (44–100)"), "{lines}");
    let second = update(&alice.press(&first, "h8").await.unwrap());
    assert!(text(&second).contains("**i9** · 3 games · 0% (0–56)"), "{}", text(&second));
    let swap = text(&asked(&[("game", "gomoku/freestyle opening=swap2"), ("moves", "h8")]).await);
    assert!(swap.contains("**i9** · 3 games"), "{swap}");
    let mine = text(&asked(&[("game", "gomoku/freestyle"), ("mine", "true")]).await);
    assert!(!mine.contains("own file"), "{mine}");
    // A move that the server has as well has one button, its letter.
    play(&stage, &["h8", "i9", "j9"]).await;
    stage.bot.sweep().await;
    let both = asked(&[("game", "gomoku/freestyle")]).await;
    assert_eq!(labels(&both), ["A"]);
    stage.close().await;
}

/// The button of a move has the letters of its reader, as the list has.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_the_file_has_one_name() {
    let folder = tempfile::tempdir().unwrap();
    let record = "(;GM[4]SZ[19]RU[ninuki/pente opening=none]RE[B+R];B[jj];W[kk];B[ji])";
    let pack = own_file(folder.path(), record, 1);
    let stage = Stage::open().await.restart_with(|app| app.with_pack(Some(pack))).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.prefer(&alice, |wishes| wishes.lettering = Some(Lettering::WithoutI)).await;
    let options = [("game", "ninuki/pente")];
    let shown = alice.slash(&lobby, "openings", &options).await.unwrap();
    let shown = shown.ephemeral().unwrap().clone();
    assert!(text(&shown).contains("**k10** · "), "{}", text(&shown));
    assert_eq!(labels(&shown), ["k10"]);
    stage.close().await;
}

/// A review says how far the game went with others of its server, and how that fared; not where they are few.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_says_how_the_opening_fares_here() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let review = async |game: &str| {
        let shown = alice.slash(&lobby, "review", &[("game", game)]).await.unwrap();
        shown.ephemeral().unwrap_or_else(|| panic!("{shown:?}")).text().to_owned()
    };
    for moves in [["h8", "i9", "g7", "g9", "a1"], ["h8", "g7", "i9", "g9", "b2"]] {
        play(&stage, &moves).await;
    }
    stage.bot.sweep().await;
    let few = review("1").await;
    assert!(!few.contains("games of this server"), "{few}");
    play(&stage, &["h8", "i9", "g7", "a15", "c3"]).await;
    stage.bot.sweep().await;
    let line =
        "3 games of this server agree up to move 3. In them the player who made it scored 100%";
    let known = review("1").await;
    assert!(known.contains(line), "{known}");
    stage.close().await;
}
