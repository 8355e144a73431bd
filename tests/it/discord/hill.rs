//! The hill from its first person to its king: join, challenge, hide, rulings, deletion.

use super::events::{alt, flaws, set_ratings, share};
use crate::stage::{Stage, decided, ephemeral_text, update};
use narabe::app::hill_state;
use narabe::game::{Arg, Seat};
use narabe::play::end::EndReason;
use narabe::play::event::Leg;
use narabe::playground::Answered;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::store::hills::{HillId, StoredHill};
use narabe::store::servers::Setting;
use narabe::store::{GameId, Status};
use narabe::words::{Locale, say};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const THREE: [&str; 3] = ["alice", "bob", "carol"];

async fn hill(stage: &Stage, who: &str, options: &[(&str, &str)]) -> Answered {
    stage.person(who).slash(&stage.channel("lobby"), "hill", options).await.unwrap()
}

/// A hill of three, by rules under which no one has an advantage.
pub(super) async fn of_three(game: &str) -> (Stage, Message) {
    let stage = Stage::open().await;
    let shown = hill(&stage, "alice", &[("game", game)]).await.message().unwrap().clone();
    assert!(shown.text().contains("No one is on the hill"), "{}", shown.text());
    for who in THREE {
        let joined = update(&stage.person(who).press(&shown, "Join").await.unwrap());
        assert_eq!(joined.id, shown.id, "edited in place");
        assert!(joined.text().contains(&stage.person(who).mention()), "{}", joined.text());
    }
    (stage, shown)
}

async fn kept(stage: &Stage) -> StoredHill {
    stage.app.store().hill(HillId(1)).await.unwrap().unwrap()
}

/// A challenge that ended before it was made, by a clock that was set back, is settled and hinders no one.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_settled_after_it_was_made() {
    let (stage, _) = of_three("gomoku/renju swap2").await;
    challenged(&stage, "alice", "bob").await;
    let mut stored = kept(&stage).await;
    let made = &mut stored.games[0];
    let ended = Some(EndReason::ServerGone);
    let ended_at = made.made_at - 1_000;
    made.legs[0] = Leg { status: Status::Aborted, end: ended, ended_at, ..made.legs[0].clone() };
    assert_eq!(hill_state::flaw(&stored), None);
    stage.close().await;
}

/// The person who is king.
async fn king(stage: &Stage) -> Option<u64> {
    hill_state::king(&kept(stage).await, stage.clock_now()).map(|king| king.person)
}

/// One challenges another by the command; the challenge's message.
async fn challenged(stage: &Stage, one: &str, other: &str) -> Message {
    hill(stage, one, &[("person", other)]).await.message().unwrap().clone()
}

/// The sentence of a challenge about the risk to whoever stands higher.
const RISK: &str = "A player who is challenged from below and doesn’t accept loses a step.";

/// The line that says who has become king.
fn crowned(stage: &Stage, who: &str) -> String {
    format!("👑 {} is king of the hill now.", stage.person(who).mention())
}

async fn resign(stage: &Stage, who: &str, game: i64) {
    let (lobby, number) = (stage.channel("lobby"), game.to_string());
    let asked = stage.person(who).slash(&lobby, "resign", &[("game", &number)]).await.unwrap();
    let sure = asked.ephemeral().unwrap().clone();
    stage.person(who).press(&sure, "Yes, resign").await.unwrap();
}

/// One meets another and wins; gives the game's number.
pub(super) async fn beats(stage: &Stage, one: &str, other: &str) -> i64 {
    let challenge = challenged(stage, one, other).await;
    stage.person(other).press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let GameId(game) = kept(stage).await.games.last().unwrap().game;
    resign(stage, other, game).await;
    stage.pass(HOUR).await;
    game
}

/// The refusal of a challenge.
async fn refused(stage: &Stage, one: &str, other: &str) -> String {
    ephemeral_text(&hill(stage, one, &[("person", other)]).await)
}

/// Someone who was asked if they leave the hill does so; the text of the answer.
async fn leaves(stage: &Stage, who: &str, asked: &Answered) -> String {
    let asked = asked.ephemeral().unwrap().clone();
    let left = update(&stage.person(who).press(&asked, "Yes, leave").await.unwrap());
    assert_eq!(left.id, asked.id, "in the place of the question");
    left.text().to_owned()
}

/// Whoever leaves is asked first, and told what that costs.
#[tokio::test(flavor = "multi_thread")]
async fn the_hill_asks_before_someone_leaves() {
    let (stage, shown) = of_three("gomoku/renju swap2").await;
    let alice = stage.person("alice");
    let asked = alice.press(&shown, "Leave").await.unwrap();
    let text = ephemeral_text(&asked);
    assert!(text.starts_with("Leave the hill (") && text.contains("lowest step"), "{text}");
    assert!(text.ends_with("made or received end."), "she plays no one: {text}");
    let on = hill(&stage, "bob", &[]).await.message().unwrap().text().to_owned();
    assert!(on.contains(&alice.mention()), "a question alone changes nothing: {on}");
    let challenge = challenged(&stage, "alice", "bob").await;
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    let again = hill(&stage, "alice", &[("do", "leave")]).await;
    let text = ephemeral_text(&again);
    assert!(text.ends_with("count for you while you’re off the hill."), "{text}");
    let left = leaves(&stage, "alice", &again).await;
    assert!(left.starts_with("You’ve left the hill ("), "{left}");
    let off = hill(&stage, "bob", &[]).await.message().unwrap().text().to_owned();
    assert!(!off.contains(&alice.mention()), "nor does it say that she plays for it: {off}");
    let asked = asked.ephemeral().unwrap().clone();
    let twice = ephemeral_text(&alice.press(&asked, "Yes, leave").await.unwrap());
    assert!(twice.starts_with("You’re not on the hill (Renju"), "{twice}");
    stage.close().await;
}

/// Else one account would make the hill so long that each look at it costs all others.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_joins_again_after_a_day() {
    let (stage, shown) = of_three("gomoku/renju swap2").await;
    let alice = stage.person("alice");
    let asked = alice.press(&shown, "Leave").await.unwrap();
    leaves(&stage, "alice", &asked).await;
    let text = ephemeral_text(&alice.press(&shown, "Join").await.unwrap());
    let is_told =
        text.starts_with("You’ve been off the hill (Renju") && text.contains("again from <t:");
    assert!(is_told, "{text}");
    let by_command = hill(&stage, "alice", &[("do", "join"), ("game", "gomoku/renju swap2")]).await;
    assert_eq!(ephemeral_text(&by_command), text);
    assert_eq!(kept(&stage).await.stays.len(), 3, "nothing is kept of that");
    stage.pass(DAY).await;
    let joined = update(&alice.press(&shown, "Join").await.unwrap());
    assert!(joined.text().contains(&alice.mention()), "{}", joined.text());
    assert_eq!(kept(&stage).await.stays.len(), 4);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// A challenge that has been accepted is a game.
#[tokio::test(flavor = "multi_thread")]
async fn a_hill_says_which_challenges_are_played() {
    let (stage, _) = of_three("gomoku/renju swap2").await;
    let [alice, bob] = ["alice", "bob"].map(|who| stage.person(who).mention());
    let challenge = challenged(&stage, "alice", "bob").await;
    let text = async || hill(&stage, "carol", &[]).await.message().unwrap().text().to_owned();
    let waits = text().await;
    assert!(waits.contains(&format!("⚔️ {alice} challenges {bob}")), "{waits}");
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    let played = text().await;
    assert!(played.contains(&format!("⚔️ {alice} and {bob} are playing")), "{played}");
    assert!(!played.contains("challenges"), "{played}");
    stage.close().await;
}

/// Challenges that someone has made or received for a hill are over when they leave it.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_the_hill_leaves_its_challenges() {
    let (stage, shown) = of_three("gomoku/renju swap2").await;
    let made = challenged(&stage, "alice", "bob").await;
    let received = challenged(&stage, "carol", "alice").await;
    challenged(&stage, "bob", "carol").await;
    stage.clock.advance(1_000);
    let called = || stage.world.pings(&stage.person("carol")).len();
    let before = called();
    let asked = stage.person("alice").press(&shown, "Leave").await.unwrap();
    leaves(&stage, "alice", &asked).await;
    stage.bot.tick().await;
    let left = hill(&stage, "bob", &[]).await.message().unwrap().clone();
    let alone = left.text().matches("challenges").count() == 1;
    assert!(alone && !left.text().contains(&stage.person("alice").mention()), "{}", left.text());
    for (game, end) in [(1, Some(EndReason::Withdrawn)), (2, Some(EndReason::Left)), (3, None)] {
        let status = if end.is_some() { Status::Aborted } else { Status::Open };
        let kept = stage.kept(game).await;
        assert_eq!((kept.status, kept.end), (status, end), "{game}");
    }
    let text = |message: &Message| stage.world.message(message.id).unwrap().text().to_owned();
    assert!(text(&made).contains("withdrawn"), "{}", text(&made));
    assert!(text(&received).contains("has left"), "{}", text(&received));
    assert_eq!(called(), before + 1, "who had challenged her is told");
    assert_eq!(hill_state::flaw(&kept(&stage).await), None);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hill_from_its_first_person_to_its_king() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    assert_eq!(king(&stage).await, None);
    let whom = stage.person("bob").press(&shown, "Challenge…").await.unwrap();
    let whom = whom.ephemeral().unwrap().clone();
    let hints: Vec<&str> =
        whom.selects().into_iter().filter_map(|menu| menu["placeholder"].as_str()).collect();
    assert_eq!((whom.text(), hints), ("Choose who to challenge.", vec!["Opponent"]));
    let challenge =
        stage.person("bob").select(&whom, "v1:panel:climb:1", &["Alice"]).await.unwrap();
    let challenge = challenge.message().unwrap().clone();
    assert!(challenge.text().contains("For the hill."), "{}", challenge.text());
    assert!(!challenge.text().contains(RISK), "on the same step: {}", challenge.text());
    assert_eq!(stage.world.pings(&stage.person("alice")).len(), 1);
    stage.person("alice").press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let game = stage.kept(1).await;
    assert!(game.hill && game.status == Status::Running, "{game:?}");
    let board = stage.world.message(game.message.unwrap()).unwrap();
    assert!(board.text().contains("For the hill"), "{}", board.text());
    let meets = refused(&stage, "alice", "bob").await;
    assert!(meets.contains("already meeting"), "{meets}");
    for command in ["abort", "pause"] {
        let lobby = stage.channel("lobby");
        let no = stage.person("bob").slash(&lobby, command, &[("game", "1")]).await.unwrap();
        assert!(ephemeral_text(&no).contains("for the hill"), "{command}: {no:?}");
    }
    resign(&stage, "alice", 1).await;
    stage.pass(HOUR).await;
    let bob = stage.person("bob");
    assert_eq!(king(&stage).await, Some(bob.id()));
    let board = stage.shown(1).await;
    assert!(board.text().contains(&crowned(&stage, "bob")), "{}", board.text());
    let shown = hill(&stage, "carol", &[]).await.message().unwrap().clone();
    let reigns = format!("👑 {} has been king", bob.mention());
    assert!(shown.text().contains(&reigns), "{}", shown.text());
    assert!(shown.text().contains(&format!("`2` {}", bob.mention())), "{}", shown.text());
    assert!(alt(&shown).contains("Step 2, king: Bob"), "{}", alt(&shown));
    let again = refused(&stage, "alice", "bob").await;
    assert!(again.contains("have met lately"), "{again}");
    stage.pass(7 * DAY).await;
    stage.bot.tick().await;
    challenged(&stage, "alice", "bob").await;
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Of two a shared victory is a draw, in every tally (docs/rules/openings-and-tables.md F10): the two have met.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_victory_is_a_draw_on_a_hill() {
    let (stage, _) = of_three("ninuki/ninuki-renju").await;
    let challenge = challenged(&stage, "alice", "bob").await;
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let legs = kept(&stage).await.games[0].legs.clone();
    for leg in &legs {
        share(&stage, leg.game).await;
    }
    let again = refused(&stage, "alice", "bob").await;
    assert!(again.contains("have met lately"), "{again}");
    assert_eq!(king(&stage).await, None, "neither has climbed");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn kings_cannot_hide() {
    let (stage, _) = of_three("gomoku/renju swap2").await;
    beats(&stage, "alice", "bob").await;
    // Declined by the king, from below: a step for Carol, and one down.
    let challenge = challenged(&stage, "carol", "alice").await;
    assert!(challenge.text().contains(RISK), "{}", challenge.text());
    stage.person("alice").press(&challenge, "Decline").await.unwrap();
    stage.pass(HOUR).await;
    assert_eq!(king(&stage).await, Some(stage.person("carol").id()));
    let declined = stage.world.message(challenge.id).unwrap();
    assert!(declined.text().contains("On the hill this counts as a loss"), "{declined:?}");
    assert!(!declined.text().contains("if they stand"), "it is known: {declined:?}");
    assert!(declined.text().contains(&crowned(&stage, "carol")), "{declined:?}");
    let how = say(Locale::Fr, "hill-how", &[("most", Arg::Number(2))]);
    assert!(how.contains("si elle refuse ou laisse le défi trois jours"), "{how}");
    // From above no one has to accept.
    let challenge = challenged(&stage, "carol", "bob").await;
    assert!(!challenge.text().contains(RISK), "from above: {}", challenge.text());
    stage.person("bob").press(&challenge, "Decline").await.unwrap();
    assert_eq!(king(&stage).await, Some(stage.person("carol").id()));
    let declined = stage.world.message(challenge.id).unwrap();
    assert!(declined.text().contains("On the hill this changes nothing"), "{declined:?}");
    assert!(!declined.text().contains("king of the hill now"), "she was before: {declined:?}");
    // A challenge that is not answered within three days is one that is declined.
    stage.pass(8 * DAY).await;
    stage.bot.tick().await;
    challenged(&stage, "bob", "carol").await;
    stage.pass(3 * DAY).await;
    stage.bot.tick().await;
    stage.bot.tick().await;
    assert_eq!(king(&stage).await, Some(stage.person("bob").id()));
    // A challenge that is withdrawn counts as none, and is not made anew at once.
    stage.pass(8 * DAY).await;
    stage.bot.tick().await;
    let challenge = challenged(&stage, "carol", "bob").await;
    stage.person("carol").press(&challenge, "Withdraw").await.unwrap();
    let again = refused(&stage, "carol", "bob").await;
    assert!(again.starts_with("You withdrew a challenge to"), "{again}");
    stage.pass(7 * DAY).await;
    stage.bot.tick().await;
    challenged(&stage, "carol", "bob").await;
    assert_eq!(king(&stage).await, Some(stage.person("bob").id()));
    // After 31 days without a game the hill is empty.
    for _ in 0..35 {
        stage.pass(DAY).await;
        stage.bot.tick().await;
    }
    let hill = hill(&stage, "alice", &[]).await.message().unwrap().clone();
    assert!(hill.text().contains("No one is on the hill"), "{}", hill.text());
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// A block is no shield for a king: it does not hold on the hill. Elsewhere it does.
#[tokio::test(flavor = "multi_thread")]
async fn no_block_keeps_challengers_from_the_king() {
    let (stage, _) = of_three("gomoku/renju swap2").await;
    beats(&stage, "alice", "bob").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "block", &[("person", "carol")]).await.unwrap();
    let plain = stage.person("carol").slash(&lobby, "challenge", &[("opponent", "alice")]).await;
    let no = ephemeral_text(&plain.unwrap());
    assert!(no.contains("can’t challenge"), "{no}");
    let challenge = challenged(&stage, "carol", "alice").await;
    assert!(challenge.text().contains("For the hill"), "{}", challenge.text());
    alice.press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let GameId(game) = kept(&stage).await.games.last().unwrap().game;
    assert_eq!(stage.kept(game).await.status, Status::Running);
    stage.close().await;
}

/// A challenge that no one has played keeps no two apart: one that was declined, or that a moderator has ended.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_was_not_played_is_no_meeting() {
    let (stage, _) = of_three("gomoku/renju swap2").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let challenge = challenged(&stage, "alice", "bob").await;
    stage.person("bob").press(&challenge, "Decline").await.unwrap();
    let again = challenged(&stage, "alice", "bob").await;
    assert!(again.text().contains("For the hill"), "{}", again.text());
    let number = kept(&stage).await.games.last().unwrap().game.0.to_string();
    let end = [("game", number.as_str())];
    let ended = ephemeral_text(&alice.slash(&lobby, "settings end", &end).await.unwrap());
    stage.bot.tick().await;
    let third = challenged(&stage, "bob", "alice").await;
    assert!(third.text().contains("For the hill"), "{ended} {}", third.text());
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hill_without_balance_is_played_in_sets() {
    let (stage, _) = of_three("gomoku/freestyle").await;
    let challenge = challenged(&stage, "alice", "bob").await;
    assert!(challenge.text().contains("two games at the same time"), "{}", challenge.text());
    assert!(!challenge.text().contains("goes first"), "each does: {}", challenge.text());
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    assert!(stage.kept(1).await.hill && stage.kept(2).await.hill);
    resign(&stage, "bob", 2).await;
    stage.pass(HOUR).await;
    assert_eq!(king(&stage).await, None, "half of a set");
    // The game of the hill that still runs is no rematch.
    let again = stage.person("alice").press(&stage.shown(2).await, "Rematch").await.unwrap();
    let again = again.message().unwrap_or_else(|| panic!("{again:?}")).clone();
    stage.person("alice").press(&again, "Withdraw").await.unwrap();
    resign(&stage, "bob", 1).await;
    stage.pass(HOUR).await;
    assert_eq!(king(&stage).await, Some(stage.person("alice").id()));
    let board = stage.shown(1).await;
    assert!(board.text().contains(&crowned(&stage, "alice")), "{}", board.text());
    // One game each moves no one.
    let challenge = challenged(&stage, "carol", "alice").await;
    stage.person("alice").press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    resign(&stage, "alice", 4).await;
    resign(&stage, "carol", 5).await;
    stage.pass(HOUR).await;
    assert_eq!(king(&stage).await, Some(stage.person("alice").id()));
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hill_with_uneven_seats_is_played_in_sets() {
    for game in ["rokumon/act-5", "roku/standard"] {
        let (stage, _) = of_three(game).await;
        let challenge = challenged(&stage, "alice", "bob").await;
        assert!(challenge.text().contains("two games at the same time"), "{}", challenge.text());
        stage.close().await;
    }
}

/// The steps of others follow from the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_for_the_hill_is_not_taken_back_by_consent() {
    let (stage, _) = of_three("gomoku/freestyle").await;
    let challenge = challenged(&stage, "alice", "bob").await;
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let first = stage.kept(1).await.person_at(Seat(0)).unwrap();
    let first = stage.person(THREE.iter().find(|who| stage.person(who).id() == first).unwrap());
    let lobby = stage.channel("lobby");
    first.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await.unwrap();
    stage.pass(HOUR).await;
    let asked = first.slash(&lobby, "takeback", &[("game", "1")]).await.unwrap();
    let no = ephemeral_text(&asked);
    assert!(no.contains("The places of others depend on this game"), "{no}");
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rulings_count_the_hill_again() {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    let game = beats(&stage, "alice", "bob").await.to_string();
    for (act, crowned) in [("void", None), ("restore", Some("alice")), ("decide", Some("bob"))] {
        let deed = [("game", game.as_str()), ("person", "bob")];
        let deed = if act == "decide" { &deed[..] } else { &deed[..1] };
        let command = format!("settings {act}");
        let alice = stage.person("alice");
        let asked = alice.slash(&stage.channel("lobby"), &command, deed).await.unwrap();
        decided(&alice, &asked).await;
        stage.bot.tick().await;
        assert_eq!(king(&stage).await, crowned.map(|who| stage.person(who).id()), "{act}");
        assert_eq!(flaws(&stage), Vec::<String>::new(), "{act}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_begins_an_accepted_challenge_has_lost_it() {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    let challenge = challenged(&stage, "alice", "bob").await;
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    for _ in 0..6 {
        stage.pass(DAY).await;
        stage.bot.tick().await;
    }
    let game = stage.kept(1).await;
    assert_eq!(game.end.as_ref().map(|end| end.word()), Some("no-first-move"));
    let winner = game.members.iter().find(|member| member.seat == Some(1)).unwrap().person;
    assert_eq!(king(&stage).await, Some(winner), "seat 0 owed the first move");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// One person after the other comes to the hill, and each hears why they can challenge no one.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_no_one_to_challenge_is_told_why() {
    let stage = Stage::open().await;
    let game = [("game", "gomoku/renju swap2")];
    let shown = hill(&stage, "alice", &game).await.message().unwrap().clone();
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    update(&alice.press(&shown, "Join").await.unwrap());
    let text = ephemeral_text(&alice.press(&shown, "Join").await.unwrap());
    assert!(text.starts_with("You’re already on the hill ("), "{text}");
    let by_command = hill(&stage, "alice", &[("do", "join"), game[0]]).await;
    assert_eq!(ephemeral_text(&by_command), text, "the hill isn’t posted again");
    assert!(text.contains(", on step 1 of 1. Challenge someone"), "{text}");
    let text = ephemeral_text(&alice.press(&shown, "Challenge…").await.unwrap());
    assert!(text.starts_with("No one else is on this hill yet."), "{text}");
    update(&bob.press(&shown, "Join").await.unwrap());
    challenged(&stage, "alice", "bob").await;
    let text = ephemeral_text(&alice.press(&shown, "Challenge…").await.unwrap());
    assert!(text.ends_with("are already meeting for the hill."), "{text}");
    stage.close().await;
}

/// A challenge that was withdrawn keeps its maker from another one to the same person as a meeting would.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_withdrawn_all_challenges_is_told_so() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    let alice = stage.person("alice");
    for other in ["bob", "carol"] {
        let challenge = challenged(&stage, "alice", other).await;
        alice.press(&challenge, "Withdraw").await.unwrap();
    }
    let text = ephemeral_text(&alice.press(&shown, "Challenge…").await.unwrap());
    assert!(text.contains("or withdrawn your challenge to them."), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_hill_refuses_it_explains() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    let lobby = stage.channel("lobby");
    let text = refused(&stage, "dave", "alice").await;
    assert!(text.contains("You’re not on the hill"), "{text}");
    let text = refused(&stage, "alice", "dave").await;
    assert!(text.contains("isn’t on the hill"), "{text}");
    let text = refused(&stage, "alice", "alice").await;
    assert_eq!(text, "You can’t challenge yourself. Pick someone else on the hill.");
    let text = ephemeral_text(&hill(&stage, "dave", &[("do", "challenge")]).await);
    assert!(text.contains("You’re not on the hill"), "{text}");
    let text = ephemeral_text(&hill(&stage, "dave", &[("do", "leave")]).await);
    assert!(text.starts_with("You’re not on the hill (") && text.ends_with(")."), "{text}");
    let text = ephemeral_text(&stage.person("dave").press(&shown, "Challenge…").await.unwrap());
    assert!(text.contains("Join it first"), "{text}");
    let french = stage.person("dave").with_locale("fr");
    let text = ephemeral_text(&french.press(&shown, "Leave").await.unwrap());
    assert_eq!(text, "Vous n’êtes pas sur la colline (Gomoku · libre, swap2).");
    set_ratings(&stage, |ratings| ratings.ages = Some([3650, 0])).await;
    let text = ephemeral_text(&stage.person("dave").press(&shown, "Join").await.unwrap());
    assert!(text.contains("3650 days"), "{text}");
    set_ratings(&stage, |ratings| ratings.ages = None).await;
    challenged(&stage, "alice", "bob").await;
    challenged(&stage, "carol", "bob").await;
    for who in ["dave", "guest-1"] {
        stage.person(who).press(&shown, "Join").await.unwrap();
    }
    let text = refused(&stage, "dave", "bob").await;
    assert!(text.contains("already has 2 challenges"), "{text}");
    challenged(&stage, "alice", "dave").await;
    let text = refused(&stage, "alice", "guest-1").await;
    assert!(text.contains("You already have 2 challenges"), "{text}");
    let text = ephemeral_text(&stage.person("alice").press(&shown, "Challenge…").await.unwrap());
    assert!(text.contains("No one can be challenged"), "{text}");
    let alone = stage.person("alice").slash(&lobby, "hill", &[("game", "rokumon/solo")]).await;
    let text = ephemeral_text(&alone.unwrap());
    assert!(text.contains("two players"), "{text}");
    stage.close().await;
}

/// Looking at hills takes up none of those that a server may have.
#[tokio::test(flavor = "multi_thread")]
async fn who_climbs_a_hill_founds_it() {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    let number = async || stage.app.store().hills_in(SERVER).await.unwrap().len();
    let games = ["renju", "caro", "standard", "1899", "1903", "1912", "1916", "1918", "family"];
    let games = games.map(|preset| format!("gomoku/{preset}"));
    for game in games.iter().map(String::as_str).chain(["ninuki/pente", "ninuki/keryo-pente"]) {
        let shown = hill(&stage, "dave", &[("game", game)]).await.message().unwrap().clone();
        assert!(shown.text().contains("No one is on the hill"), "{}", shown.text());
        let text = ephemeral_text(&stage.person("dave").press(&shown, "Leave").await.unwrap());
        assert!(text.contains("not on the hill"), "{text}");
    }
    assert_eq!(number().await, 1, "nothing is kept of hills that no one has climbed");
    for game in &games {
        hill(&stage, "alice", &[("do", "join"), ("game", game)]).await;
    }
    assert_eq!(number().await, 10);
    let pente = [("do", "join"), ("game", "ninuki/pente")];
    let text = ephemeral_text(&hill(&stage, "alice", &pente).await);
    assert!(text.contains("has 10 hills"), "{text}");
    // A hill on which no one is and has met anyone makes room.
    let asked = hill(&stage, "alice", &[("do", "leave"), ("game", "gomoku/caro")]).await;
    leaves(&stage, "alice", &asked).await;
    let joined = hill(&stage, "alice", &pente).await;
    let text = joined.message().unwrap().text();
    assert!(text.contains(&stage.person("alice").mention()), "{text}");
    assert_eq!(number().await, 10);
    // So does one whose people have met no one for so long that they are off it.
    let keryo = [("do", "join"), ("game", "ninuki/keryo-pente")];
    let text = ephemeral_text(&hill(&stage, "dave", &keryo).await);
    assert!(text.contains("has 10 hills"), "{text}");
    stage.pass(31 * DAY).await;
    let joined = hill(&stage, "dave", &keryo).await;
    assert!(joined.message().is_some(), "{joined:?}");
    assert_eq!(number().await, 1);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Whoever manages the server may fill it.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_fills_the_server_with_hills_of_their_own() {
    let stage = Stage::open().await;
    for game in ["gomoku/renju", "gomoku/caro", "gomoku/standard"] {
        let joined = hill(&stage, "bob", &[("do", "join"), ("game", game)]).await;
        assert!(joined.message().is_some(), "{joined:?}");
    }
    let pente = [("do", "join"), ("game", "ninuki/pente")];
    let text = ephemeral_text(&hill(&stage, "bob", &pente).await);
    assert!(text.contains("founded 3 of the hills"), "{text}");
    // Hills of others are open to everyone.
    for who in ["alice", "bob"] {
        let joined = hill(&stage, who, &pente).await;
        assert!(joined.message().is_some(), "{joined:?}");
    }
    // One that no one is on, and on which no one has met anyone, counts no more.
    let asked = hill(&stage, "bob", &[("do", "leave"), ("game", "gomoku/caro")]).await;
    leaves(&stage, "bob", &asked).await;
    let joined = hill(&stage, "bob", &[("do", "join"), ("game", "gomoku/1899")]).await;
    assert!(joined.message().is_some(), "{joined:?}");
    stage.close().await;
}

/// Hills that others use count for who founded them, also after a deletion.
#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_makes_no_room_for_further_hills() {
    let stage = Stage::open().await;
    for game in ["gomoku/renju", "gomoku/caro", "gomoku/standard"] {
        for who in ["bob", "carol"] {
            let joined = hill(&stage, who, &[("do", "join"), ("game", game)]).await;
            assert!(joined.message().is_some(), "{joined:?}");
        }
    }
    super::people::erases(&stage, &stage.person("bob")).await;
    let pente = [("do", "join"), ("game", "ninuki/pente")];
    let text = ephemeral_text(&hill(&stage, "bob", &pente).await);
    assert!(text.contains("founded 3 of the hills"), "{text}");
    let joined = hill(&stage, "carol", &pente).await;
    assert!(joined.message().is_some(), "{joined:?}");
    stage.close().await;
}

/// No one could challenge anyone on it.
#[tokio::test(flavor = "multi_thread")]
async fn no_hill_is_founded_by_a_rule_set_that_the_server_does_not_offer() {
    let stage = Stage::open().await;
    let renju = vec!["gomoku/renju".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = renju).await;
    let caro = [("do", "join"), ("game", "gomoku/caro")];
    let text = ephemeral_text(&hill(&stage, "alice", &caro).await);
    assert!(text.contains("Renju"), "{text}");
    assert!(stage.app.store().hills_in(SERVER).await.unwrap().is_empty());
    let joined = hill(&stage, "alice", &[("do", "join"), ("game", "gomoku/renju swap2")]).await;
    assert!(joined.message().is_some(), "{joined:?}");
    stage.close().await;
}

/// No one could challenge anyone there. Those who are on a hill can still look at it and leave it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hill_that_is_not_offered_is_neither_shown_nor_joined() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    let listed = |name: &str| vec![name.to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed("ninuki/pente")).await;
    let no = ephemeral_text(&stage.person("dave").press(&shown, "Join").await.unwrap());
    assert!(no.contains("doesn’t offer Gomoku") && no.contains("It offers: Pente"), "{no}");
    let menu = ephemeral_text(&stage.person("alice").press(&shown, "Challenge…").await.unwrap());
    assert_eq!(menu, refused(&stage, "alice", "bob").await, "before anyone is chosen");
    assert!(menu.contains("doesn’t offer Gomoku"), "{menu}");
    let usual = hill(&stage, "dave", &[]).await;
    assert!(usual.text().contains("Pente"), "{usual:?}");
    let own = hill(&stage, "alice", &[]).await;
    assert!(own.text().contains("Gomoku"), "{own:?}");
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed("rokumon/solo")).await;
    let no = ephemeral_text(&hill(&stage, "dave", &[]).await);
    assert!(no.contains("doesn’t offer Gomoku") && no.contains("Rokumon"), "{no}");
    assert_eq!(stage.app.store().hills_in(SERVER).await.unwrap().len(), 1);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_challenges_at_once_are_counted() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    for who in ["dave", "guest-1"] {
        stage.person(who).press(&shown, "Join").await.unwrap();
    }
    let lobby = stage.channel("lobby");
    let presses = ["bob", "carol", "dave", "guest-1"].map(|other| {
        let (alice, lobby) = (stage.person("alice"), lobby.clone());
        async move { alice.slash(&lobby, "hill", &[("person", other)]).await.unwrap() }
    });
    let [a, b, c, d] = presses;
    let answers = tokio::join!(a, b, c, d);
    let answers = [answers.0, answers.1, answers.2, answers.3];
    let made = answers.iter().filter(|answer| matches!(answer, Answered::Message(_))).count();
    assert_eq!((made, kept(&stage).await.games.len()), (2, 2), "{answers:?}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_data_is_off_the_hill() {
    let (stage, shown) = of_three("gomoku/freestyle swap2").await;
    beats(&stage, "bob", "alice").await;
    beats(&stage, "carol", "alice").await;
    let bob = stage.person("bob");
    let panel = bob.slash(&stage.channel("lobby"), "privacy", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    let file = bob.press(&panel, "Export…").await;
    if let Ok(file) = file {
        let sent = format!("{file:?}");
        assert!(sent.contains("export") || sent.contains("json"), "{sent}");
    }
    let sure = bob.press(&panel, "Delete…").await.unwrap();
    bob.press(&update(&sure), "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    stage.bot.tick().await;
    assert_eq!(king(&stage).await, Some(stage.person("carol").id()), "alone on top now");
    let stays = kept(&stage).await.stays;
    assert!(stays.iter().all(|stay| stay.person != bob.id()), "{stays:?}");
    let asked = stage.person("alice").press(&shown, "Leave").await.unwrap();
    leaves(&stage, "alice", &asked).await;
    assert_eq!(king(&stage).await, None);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}
