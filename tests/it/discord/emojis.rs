//! Emojis of the application: uploaded by the bot, shown beside choices, and done without where there are none.

use super::course::choose;
use crate::stage::{Stage, give_up, pick};
use narabe::game::Token;
use narabe::playground::{Answered, Fault, Message, Person};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The names of the emojis beside the choices of a message, without their hash.
fn shown(message: &Message) -> BTreeSet<String> {
    let buttons = message.components.iter().filter_map(|row| row["components"].as_array());
    let options = message.selects().into_iter().filter_map(|menu| menu["options"].as_array());
    let parts = buttons.chain(options).flatten();
    let names = parts.filter_map(|part| part["emoji"]["name"].as_str());
    names.map(|name| name.rsplit_once('_').unwrap().0.to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_have_pictures_of_what_they_speak_of() {
    let stage = Stage::open().await;
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    let uploaded = stage.world.emojis();
    assert_eq!(uploaded.len(), Token::all().len());
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    assert_eq!(stage.world.emojis(), uploaded, "what has not changed is not uploaded again");
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("roku/standard").await;
    assert_eq!(shown(&choose(&alice, &board, &[]).await), BTreeSet::new(), "rows have none");
    let circles = choose(&alice, &board, &["Row A"]).await;
    assert_eq!(shown(&circles), BTreeSet::from(["narabe_track".to_owned()]));
    stage.close().await;
}

/// Lists are for their reader alone, so no phone's notification writes the name of an emoji.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_stone_stands_in_the_list_of_games() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let list = async |person: &Person| {
        let listed = person.slash(&lobby, "games", &[]).await.unwrap();
        listed.ephemeral().unwrap().text().to_owned()
    };
    assert!(!list(&alice).await.contains("<:"), "nothing is uploaded yet");
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    let line = list(&alice).await;
    assert!(line.contains("<:narabe_stone_black_"), "{line}");
    let written = line.split(['<', '>']).find(|part| part.starts_with(":narabe_stone_")).unwrap();
    let id = written.rsplit_once(':').unwrap().1.parse().unwrap();
    assert!(stage.world.emojis().contains_key(&id), "{written}");
    let line = list(&bob).await;
    assert!(line.contains("<:narabe_stone_white_"), "{line}");
    stage.close().await;
}

/// The stone of a mate who has left is laid by whoever is to move in their place.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_has_the_stone_that_is_to_be_laid() {
    let stage = Stage::open().await;
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    super::tables::teams(&stage, &[("starts", "me")]).await;
    let (bob, dave, lobby) = (stage.person("bob"), stage.person("dave"), stage.channel("lobby"));
    give_up(&bob, &lobby, &[]).await;
    for (who, point, stone) in [("alice", "j10", "white"), ("dave", "c5", "blue")] {
        stage.person(who).slash(&lobby, "move", &[("where", point)]).await.unwrap();
        stage.bot.tick().await;
        let listed = dave.slash(&lobby, "games", &[]).await.unwrap();
        let line = listed.ephemeral().unwrap().text().to_owned();
        assert!(line.contains(&format!("<:narabe_stone_{stone}_")), "after {point}: {line}");
        assert_eq!(line.matches("<:narabe_stone_").count(), 1, "{line}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_picture_goes_and_others_emojis_stay() {
    let stage = Stage::open().await;
    let old = stage.world.add_emoji("narabe_stone_black_00000000");
    let other = stage.world.add_emoji("party");
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    let there = stage.world.emojis();
    assert!(!there.contains_key(&old) && there.contains_key(&other));
    assert_eq!(there.len(), Token::all().len() + 1);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_limit_it_goes_on_with_words_alone() {
    let stage = Stage::open().await;
    stage.world.set_most_emojis(3);
    let said = stage.bot.bring_emojis_up_to_date().await.unwrap_err();
    assert!(said.contains("Maximum number of emojis"), "{said}");
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("roku/standard").await;
    assert_eq!(shown(&choose(&alice, &board, &["Row A"]).await), BTreeSet::new());
    stage.world.set_most_emojis(2_000);
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    assert_eq!(stage.world.emojis().len(), Token::all().len(), "the rest follows");
    stage.close().await;
}

/// Discord refuses a message that names an emoji which is gone; it is sent once more without any.
#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_emoji_costs_no_answer() {
    let stage = Stage::open().await;
    stage.bot.bring_emojis_up_to_date().await.unwrap();
    for id in stage.world.emojis().into_keys() {
        stage.world.delete_emoji(id);
    }
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("roku/standard").await;
    let circles = choose(&alice, &board, &["Row A"]).await;
    assert_eq!(shown(&circles), BTreeSet::new());
    let refused = stage.world.refusals();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert!(refused[0].reasons[0].contains("has no emoji"), "{refused:?}");
    // It is noted after the answer, which the next press may come before.
    choose(&alice, &board, &["Row A"]).await;
    let refused = stage.world.refusals().len();
    choose(&alice, &board, &["Row A"]).await;
    assert_eq!(stage.world.refusals().len(), refused, "no emoji is used after that");
    assert!(refused <= 2, "{refused}");
    stage.bot.drain().await;
}

/// A body that Discord refuses without emojis as well was not refused because of them. A thread that is locked and archived
/// is such a place: whoever presses a button in it would take the emojis from everyone.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_for_another_reason_takes_no_emoji_away() {
    for (code, times) in [(50_083, 1), (50_035, 2)] {
        let stage = Stage::open().await;
        stage.bot.bring_emojis_up_to_date().await.unwrap();
        let alice = stage.person("alice");
        let board = stage.alice_and_bob("roku/standard").await;
        let rows = choose(&alice, &board, &[]).await;
        let struck = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&struck);
        let answers = move |_: &str, route: &str| {
            let fits = route.ends_with("/callback");
            count.fetch_add(usize::from(fits), Ordering::Relaxed);
            fits
        };
        stage.world.faults().next(times, answers, Fault::Refused(400, code));
        let late = async {
            while struck.load(Ordering::Relaxed) < times {
                tokio::task::yield_now().await;
            }
            stage.clock.advance(3_100);
        };
        let (answer, ()) = tokio::join!(pick(&alice, &rows, "Row A"), late);
        assert!(matches!(answer, Answered::Silence), "{answer:?}");
        let circles = choose(&alice, &board, &["Row A"]).await;
        assert_eq!(shown(&circles), BTreeSet::from(["narabe_track".to_owned()]), "{code}");
        stage.close().await;
    }
}
