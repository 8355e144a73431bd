//! What belongs to people: their data, their seats at other people's tables, and what is repeated of their words.

use crate::stage::{Stage, update, whispered};
use narabe::playground::Person;
use narabe::playground::message::Message;
use narabe::store::Status;
use narabe::store::sqlite::verify;

/// Alice, Bob, Carol and, of four, Dave gather for a game in this order; gives the board.
async fn gathered(stage: &Stage, game: &str, seats: usize) -> Message {
    let (lobby, number) = (stage.channel("lobby"), seats.to_string());
    let options = [("game", game), ("first", "me"), ("seats", number.as_str())];
    let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let mut message = challenge.message().unwrap().clone();
    for key in &["bob", "carol", "dave"][..seats - 1] {
        message = update(&stage.person(key).press(&message, "Join").await.unwrap());
    }
    stage.bot.tick().await;
    message
}

async fn resigns(stage: &Stage, who: &Person) {
    let sure = who.slash(&stage.channel("lobby"), "resign", &[]).await.unwrap();
    who.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    stage.bot.tick().await;
}

/// The person has everything deleted; gives the answer.
async fn erases(stage: &Stage, who: &Person) -> String {
    let notice = who.slash(&stage.channel("lobby"), "privacy", &[]).await.unwrap();
    let sure = who.press(notice.ephemeral().unwrap(), "Delete …").await.unwrap();
    let done = who.press(sure.message().unwrap(), "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    done.message().map(|message| message.text().to_owned()).unwrap_or_default()
}

/// True if the id stands anywhere in the database, in digits.
fn is_named_in(stage: &Stage, person: &Person) -> bool {
    let raw = rusqlite::Connection::open(stage.database()).unwrap();
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
        assert_eq!(verify(&stage.database()).unwrap(), [], "{what}: the chain is whole");
        // The board that stands has buttons that work, and a player without a name.
        let board = stage.world.message(kept.message.unwrap()).unwrap();
        assert!(!board.text().contains(&bob.mention()), "{what}: {}", board.text());
        stage.type_move(alice, &board, "j10").await;
        stage.bot.tick().await;
        assert_eq!(stage.kept(1).await.log, ["resign 1", "j10"], "{what}");
        for who in [alice, carol] {
            resigns(&stage, who).await;
        }
        let end = stage.kept(1).await;
        assert_eq!(end.status, Status::Finished, "{what}: {:?}", end.log);
        assert!(!is_named_in(&stage, bob), "{what}: the end brings nobody back");
        assert_eq!(verify(&stage.database()).unwrap(), [], "{what}");
        stage.close().await;
    }
}

/// Who has left, or is losing, cannot take the game from those who play on.
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
    let said = whispered(&carol.slash(&lobby, "abort", &[]).await.unwrap());
    assert!(said.contains("You have left this game"), "{said}");
    let said = whispered(&carol.press(&sure, "Yes, break it off").await.unwrap());
    assert!(said.contains("You have left this game"), "{said}");
    let sure = bob.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    assert!(sure.text().contains("the others have to agree"), "{}", sure.text());
    bob.press(&sure, "Yes, break it off").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    // Alice is asked, and Carol cannot answer for her.
    let board = stage.world.message(stage.kept(1).await.message.unwrap()).unwrap();
    assert!(board.text().contains(&format!("To answer: {}", alice.mention())), "{}", board.text());
    let said = whispered(&carol.press(&board, "Agree").await.unwrap());
    assert!(said.contains("You have left this game"), "{said}");
    alice.press(&board, "Agree").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}
