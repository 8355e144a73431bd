//! Sets by `/challenge games:2`: two boards at once, which know each other, and one result.

use super::events::set_ratings;
use crate::stage::{Stage, decide, ephemeral_text, give_up};
use narabe::play::game::InSet;
use narabe::store::sql::check;
use narabe::store::{GameId, Status};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
/// Five in a row for whoever begins.
const FIRST_WINS: [&str; 9] = ["h8", "a1", "h9", "c1", "h10", "e1", "h11", "g1", "h12"];

/// Alice challenges Bob to a set, and he accepts.
async fn begun() -> Stage {
    let stage = Stage::open().await;
    // Single games of plain gomoku are not rated there.
    set_ratings(&stage, |ratings| ratings.balanced = true).await;
    let lobby = stage.channel("lobby");
    let options = [
        ("opponent", "bob"),
        ("game", "gomoku/freestyle"),
        ("games", "2"),
        ("starts", "me"),
        ("clock", "3days"),
    ];
    let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let challenge = challenge.message().unwrap();
    assert!(challenge.text().contains("A set: two games"), "{}", challenge.text());
    assert!(!challenge.text().contains("goes first"), "each does: {}", challenge.text());
    assert_eq!(stage.kept(1).await.set, InSet::Proposed);
    stage.person("bob").press(challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    stage
}

async fn play(stage: &Stage, game: i64, actions: &[&str]) {
    let (lobby, number) = (stage.channel("lobby"), game.to_string());
    for action in actions {
        let kept = stage.kept(game).await;
        let seat = u8::from(!kept.log.len().is_multiple_of(2));
        let person = kept.members.iter().find(|member| member.seat == Some(seat)).unwrap().person;
        let who = if stage.person("alice").id() == person { "alice" } else { "bob" };
        let options = [("where", *action), ("game", number.as_str())];
        stage.person(who).slash(&lobby, "move", &options).await.unwrap();
    }
    stage.bot.tick().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_has_two_boards_with_the_first_move_exchanged() {
    let stage = begun().await;
    let (one, other) = (stage.kept(1).await, stage.kept(2).await);
    assert_eq!((one.set, other.set), (InSet::With(GameId(2)), InSet::With(GameId(1))));
    for (game, begins) in [(&one, "alice"), (&other, "bob")] {
        let first = game.members.iter().find(|member| member.seat == Some(0)).unwrap();
        assert_eq!(first.person, stage.person(begins).id());
        assert!(game.status == Status::Running && game.deadline_at.is_some(), "{game:?}");
        assert!(game.rated, "plain gomoku is rated as a set");
    }
    stage.pass(MINUTE).await;
    stage.bot.tick().await;
    let (first, second) = (stage.shown(1).await, stage.shown(2).await);
    for (board, twin, number) in [(&first, &second, 2), (&second, &first, 1)] {
        let line = board.text().lines().next().unwrap().to_owned();
        let link = format!("/{}", twin.id);
        assert!(line.contains(&format!("#{number} ")) && line.ends_with(&link), "{line}");
    }
    assert_eq!(stage.world.pings(&stage.person("bob")).len(), 2, "challenged, and to begin");
    stage.close().await;
}

/// The other game of a set, which still runs, is no rematch. The second press accepts the first one's challenge, and a third
/// one is told of the game that runs.
#[tokio::test(flavor = "multi_thread")]
async fn both_ask_for_a_rematch_of_a_set() {
    let stage = begun().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    play(&stage, 1, &FIRST_WINS).await;
    let over = stage.shown(1).await;
    let challenge = alice.press(&over, "Rematch").await.unwrap();
    let challenge = challenge.message().unwrap_or_else(|| panic!("{challenge:?}"));
    assert!(challenge.text().contains("A set: two games"), "{}", challenge.text());
    assert!(!challenge.text().contains("goes first"), "each does: {}", challenge.text());
    let again = ephemeral_text(&alice.press(&over, "Rematch").await.unwrap());
    assert!(again.contains("already exists: #3"), "{again}");
    let board = bob.press(&over, "Rematch").await.unwrap();
    assert!(board.message().is_some_and(|board| board.text().contains("#3")), "{board:?}");
    stage.bot.tick().await;
    assert_eq!(stage.kept(3).await.status, Status::Running);
    assert_eq!(stage.kept(3).await.set, InSet::With(GameId(4)));
    let refused = ephemeral_text(&bob.press(&over, "Rematch").await.unwrap());
    assert!(refused.contains("already playing that game: #"), "{refused}");
    stage.close().await;
}

/// Both have the same title and the same opponent.
#[tokio::test(flavor = "multi_thread")]
async fn the_games_of_a_set_are_told_apart_in_menus() {
    let stage = begun().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = alice.slash(&lobby, "resign", &[]).await.unwrap();
    let menu = asked.ephemeral().unwrap().selects()[0].clone();
    let labels: Vec<&str> = menu["options"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["label"].as_str())
        .collect();
    let part = |part: &str| labels.iter().filter(|label| label.contains(part)).count();
    assert_eq!((labels.len(), part("(1 of 2)"), part("(2 of 2)")), (2, 1, 1), "{labels:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_is_rated_once_both_games_are_over() {
    let stage = begun().await;
    play(&stage, 1, &FIRST_WINS).await;
    let half = stage.shown(1).await;
    assert!(half.text().contains("together with the other game of its set"), "{}", half.text());
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    assert!(ratings.ratings.is_empty());
    play(&stage, 2, &FIRST_WINS).await;
    let whole = stage.shown(2).await;
    let (alice, bob) = (stage.person("alice").mention(), stage.person("bob").mention());
    let line = whole.text().lines().next().unwrap().to_owned();
    assert!(line.contains(&format!("{bob} 1–1 {alice}")), "{line}");
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    let standing = &ratings.ratings[0].3;
    assert_eq!((standing.games, standing.draws, standing.skill.rating), (1, 1, 1500.0));
    let flaws = check::verify(crate::database::of(stage.database())).unwrap();
    assert!(flaws.is_empty(), "{flaws:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn giving_up_a_game_at_once_does_not_save_the_other() {
    let stage = begun().await;
    let lobby = stage.channel("lobby");
    give_up(&stage.person("bob"), &lobby, &[("game", "2")]).await;
    play(&stage, 1, &FIRST_WINS).await;
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    let standing = &ratings.ratings[0].3;
    assert_eq!((standing.games, standing.wins), (1, 1), "two to nothing");
    stage.close().await;
}

/// Gives the command to cancel a game, and presses the button that confirms it.
async fn abort(stage: &Stage, who: &str, game: &str) {
    let person = stage.person(who);
    let asked = person.slash(&stage.channel("lobby"), "abort", &[("game", game)]).await.unwrap();
    person.press(asked.ephemeral().unwrap(), "Yes, cancel it").await.unwrap();
    stage.bot.tick().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_of_a_set_cannot_be_cancelled() {
    let stage = begun().await;
    play(&stage, 1, &["h8"]).await;
    // The other game has begun: Bob alone cannot cancel the one that he has not begun.
    abort(&stage, "bob", "2").await;
    assert_eq!(stage.kept(2).await.status, Status::Running, "Alice has to agree");
    let offered = stage.shown(2).await;
    play(&stage, 1, &FIRST_WINS[1..]).await;
    let lobby = stage.channel("lobby");
    let refused = stage.person("bob").slash(&lobby, "abort", &[("game", "2")]).await.unwrap();
    let text = ephemeral_text(&refused);
    assert!(text.contains("Game #1 of this set is finished"), "{text}");
    let refused = stage.person("alice").press(&offered, "Agree to cancel").await.unwrap();
    let text = ephemeral_text(&refused);
    assert!(text.contains("Game #1 of this set is finished"), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_that_no_one_has_begun_is_cancelled_by_one() {
    let stage = begun().await;
    abort(&stage, "bob", "2").await;
    assert_eq!(stage.kept(2).await.status, Status::Aborted);
    play(&stage, 1, &["h8"]).await;
    let shown = stage.shown(1).await;
    assert!(shown.text().contains("was cancelled, so this one counts"), "{}", shown.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_begins_the_second_game_loses_it_on_time() {
    let stage = begun().await;
    play(&stage, 1, &FIRST_WINS).await;
    for _ in 0..9 {
        stage.pass(Duration::from_secs(24 * 60 * 60)).await;
        stage.bot.tick().await;
        stage.bot.tick().await;
    }
    let other = stage.kept(2).await;
    assert_eq!(other.end.as_ref().map(|end| end.word()), Some("time"), "{other:?}");
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    let standing = &ratings.ratings[0].3;
    assert_eq!((standing.games, standing.wins), (1, 1), "two to nothing");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_counts_alone_once_a_moderator_ends_the_other() {
    let stage = begun().await;
    let lobby = stage.channel("lobby");
    play(&stage, 1, &FIRST_WINS).await;
    let end = [("game", "2")];
    stage.person("alice").slash(&lobby, "settings end", &end).await.unwrap();
    stage.bot.tick().await;
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    let standing = &ratings.ratings[0].3;
    assert_eq!((standing.games, standing.wins), (1, 1));
    let flaws = check::verify(crate::database::of(stage.database())).unwrap();
    assert!(flaws.is_empty(), "{flaws:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_of_a_set_may_be_ruled_on_and_counts_with_the_other() {
    let stage = begun().await;
    let lobby = stage.channel("lobby");
    play(&stage, 1, &FIRST_WINS).await;
    let draw = [("game", "1")];
    let alice = stage.person("alice");
    decide(&alice, &lobby, &draw).await;
    play(&stage, 2, &FIRST_WINS).await;
    let ratings = stage.app.store().ratings_of(stage.person("bob").id()).await.unwrap();
    let standing = &ratings.ratings[0].3;
    assert_eq!((standing.games, standing.wins), (1, 1), "1½ to ½");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_is_for_two_people() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    for options in [
        vec![("games", "2"), ("level", "2")],
        vec![("games", "2"), ("game", "rokumon/solo")],
        vec![("games", "2"), ("game", "ninuki/teams"), ("opponent", "bob")],
    ] {
        let answered = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
        let text = ephemeral_text(&answered);
        assert!(text.contains("A set is for two people"), "{options:?}: {text}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_board_says_how_a_set_ended_that_is_void() {
    let stage = begun().await;
    play(&stage, 1, &FIRST_WINS).await;
    play(&stage, 2, &FIRST_WINS).await;
    let deed = [("game", "2")];
    stage.person("alice").slash(&stage.channel("lobby"), "settings void", &deed).await.unwrap();
    stage.pass(MINUTE).await;
    stage.bot.tick().await;
    let text = stage.shown(2).await.text().to_owned();
    assert!(!text.contains("1–1") && text.contains("#1 "), "{text}");
    stage.close().await;
}

/// The game that ended first is shown anew with the second one's result, and with what is decided about that.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_of_a_set_says_what_it_counts_for() {
    let stage = begun().await;
    play(&stage, 1, &FIRST_WINS).await;
    play(&stage, 2, &FIRST_WINS).await;
    let text = async || {
        stage.pass(MINUTE).await;
        stage.bot.tick().await;
        stage.shown(1).await.text().to_owned()
    };
    let counted = text().await;
    let says = "has counted for ratings together with the other game of its set";
    assert!(counted.contains(says) && counted.contains("1–1"), "{counted}");
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "settings void", &[("game", "2")]).await.unwrap();
    let lost = text().await;
    assert!(lost.contains("since the other game of its set doesn’t"), "{lost}");
    assert!(!lost.contains("once both are played") && !lost.contains("1–1"), "{lost}");
    alice.slash(&lobby, "settings restore", &[("game", "2")]).await.unwrap();
    let restored = text().await;
    assert!(restored.contains(says), "{restored}");
    stage.close().await;
}
