//! Games for three and four, and lines that wait for an answer, as people meet them.

use crate::stage::{
    Stage, challenge_by, decide, ephemeral_text, give_up, labels, pick, resign_below, update,
};
use narabe::game::Seat;
use narabe::playground::message::Message;
use narabe::playground::{Fault, Gate, Person};
use narabe::store::Status;
use narabe::store::ladder::Exclusion;
use narabe::store::servers::Setting;
use std::time::Duration;

/// Makes a move by command and gives the new board.
async fn moved(stage: &Stage, who: &Person, point: &str) -> Message {
    let answer = who.slash(&stage.channel("lobby"), "move", &[("where", point)]).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("{point}: {answer:?}")).clone()
}

/// Plays these points in turn.
async fn played(stage: &Stage, people: &[&Person], points: &[&str]) -> Message {
    let mut board = None;
    for (number, point) in points.iter().enumerate() {
        board = Some(moved(stage, people[number % people.len()], point).await);
    }
    stage.bot.tick().await;
    board.unwrap()
}

/// Everyone accepts or joins; gives the board.
async fn gathered(challenge: &Message, people: &[(&Person, &str)]) -> Message {
    let mut message = challenge.clone();
    for (person, label) in people {
        message = update(&person.press(&message, label).await.unwrap());
    }
    message
}

/// Begins a game of Alice, Bob and Carol, in this order, of which each is alone. Gives its board.
pub(super) async fn free_for_all(stage: &Stage) -> Message {
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let options =
        [("opponent", "bob"), ("game", "free-for-all"), ("starts", "me"), ("player3", "carol")];
    let challenge = alice.slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    gathered(challenge.message().unwrap(), &[(&bob, "Accept"), (&carol, "Accept")]).await
}

/// Begins a game of Alice and Carol against Bob and Dave, with further options.
pub(super) async fn teams(stage: &Stage, more: &[(&str, &str)]) {
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let named =
        [("game", "ninuki/teams"), ("opponent", "bob"), ("player3", "carol"), ("player4", "dave")];
    let options = [&named[..], more].concat();
    let challenge = challenge_by(alice, &stage.channel("lobby"), &options).await;
    gathered(&challenge, &[(bob, "Accept"), (carol, "Accept"), (dave, "Accept")]).await;
}

/// A challenge says who is against whom, also once some have accepted.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_names_both_teams_until_the_start() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let [a, b, c, d] = people.each_ref().map(|who| who.mention());
    let lobby = stage.channel("lobby");
    let options =
        [("game", "ninuki/teams"), ("opponent", "bob"), ("player3", "carol"), ("player4", "dave")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let said = format!("{a} and {c} challenge {b} and {d}.");
    assert!(challenge.text().contains(&said), "{}", challenge.text());
    let waiting = gathered(&challenge, &[(bob, "Accept"), (carol, "Accept")]).await;
    assert!(waiting.text().contains(&said), "{}", waiting.text());
    update(&dave.press(&waiting, "Decline").await.unwrap());
    let options = [("opponent", "bob"), ("game", "free-for-all"), ("player3", "carol")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let waiting = gathered(&challenge, &[(bob, "Accept")]).await;
    let said = format!("{a} challenges {b} and {c}.");
    assert!(
        waiting.text().contains(&said),
        "who was challenged is still named: {}",
        waiting.text()
    );
    stage.close().await;
}

/// A person who takes an open seat was challenged by no one, also when it is the last one or that of someone who has left.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_does_not_name_who_joins_at_an_open_seat() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let [a, b, c, _] = people.each_ref().map(|who| who.mention());
    let lobby = stage.channel("lobby");
    let options = [("game", "ninuki/teams"), ("opponent", "bob"), ("player4", "dave")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let said = format!("{a} challenges {b} and {}.", dave.mention());
    assert!(challenge.text().contains(&said), "{}", challenge.text());
    let full = gathered(&challenge, &[(bob, "Accept"), (carol, "Join")]).await;
    assert!(full.text().contains(&said), "{}", full.text());
    update(&dave.press(&full, "Decline").await.unwrap());
    let options = [("game", "free-for-all"), ("opponent", "bob"), ("seats", "3")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let full = gathered(&challenge, &[(carol, "Join")]).await;
    assert!(full.text().contains(&format!("{a} challenges {b}.")), "{}", full.text());
    update(&bob.press(&full, "Decline").await.unwrap());
    let options = [("game", "free-for-all"), ("opponent", "bob"), ("player3", "carol")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let waiting = gathered(&challenge, &[(bob, "Accept"), (bob, "Leave"), (dave, "Join")]).await;
    assert!(waiting.text().contains(&format!("{a} challenges {c}.")), "{}", waiting.text());
    stage.close().await;
}

/// A person who was challenged takes their seat by the button for open ones as well.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_challenged_may_press_join() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let lobby = stage.channel("lobby");
    let options = [("game", "free-for-all"), ("opponent", "bob"), ("seats", "3")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let waiting = gathered(&challenge, &[(&bob, "Join")]).await;
    assert!(waiting.text().contains(&format!("✅ {}", bob.mention())), "{}", waiting.text());
    assert_eq!(waiting.text().matches('▫').count(), 1, "Carol’s is free: {}", waiting.text());
    gathered(&waiting, &[(&carol, "Join")]).await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.members.len()), (Status::Running, 3));
    stage.close().await;
}

/// A list names those who will play on, and says that others may join them.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_names_no_one_who_has_left_and_counts_open_seats() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let lobby = stage.channel("lobby");
    let list = async |person: &Person, options: &[(&str, &str)]| {
        ephemeral_text(&person.slash(&lobby, "games", options).await.unwrap())
    };
    free_for_all(&stage).await;
    stage.bot.tick().await;
    let both = format!("vs {} and {}", bob.mention(), carol.mention());
    assert!(list(&alice, &[]).await.contains(&both));
    give_up(&carol, &lobby, &[]).await;
    stage.bot.tick().await;
    let said = list(&alice, &[]).await;
    assert!(said.contains(&format!("vs {} ·", bob.mention())), "{said}");
    let here = list(&stage.person("dave"), &[("list", "channel")]).await;
    assert!(here.contains(&bob.mention()) && !here.contains(&carol.mention()), "{here}");
    let open = [("game", "free-for-all"), ("seats", "3"), ("starts", "me")];
    let open = challenge_by(&alice, &lobby, &open).await;
    update(&bob.press(&open, "Join").await.unwrap());
    let said = list(&alice, &[]).await;
    assert!(said.contains(&format!("vs {} · one open seat ·", bob.mention())), "{said}");
    assert!(said.contains("Waiting for someone to accept · "), "{said}");
    stage.close().await;
}

/// Both answers edit the same message, and the older one arrives last.
#[tokio::test(flavor = "multi_thread")]
async fn two_who_accept_at_the_same_time_are_both_shown() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let options = [("opponent", "bob"), ("game", "free-for-all"), ("player3", "carol")];
    let challenge = challenge_by(&alice, &stage.channel("lobby"), &options).await;
    let gate = Gate::new();
    let callbacks = |_: &str, route: &str| route.ends_with("/callback");
    stage.world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    let meanwhile = async {
        gate.reached().await;
        carol.press(&challenge, "Accept").await.unwrap();
        assert!(stage.shown(1).await.text().contains("to move"), "the game has begun");
        gate.open();
    };
    let (accepted, ()) = tokio::join!(bob.press(&challenge, "Accept"), meanwhile);
    let waiting = update(&accepted.unwrap());
    assert!(waiting.text().contains(&format!("⏳ {}", carol.mention())), "{}", waiting.text());
    stage.pass(Duration::from_secs(10)).await;
    let board = stage.shown(1).await;
    assert_eq!(board.id, challenge.id);
    assert!(board.text().contains("to move"), "{}", board.text());
    stage.close().await;
}

/// The answer that posts a challenge may be noted after the one that begins the game. It has overwritten nothing, so that
/// the board is not shown again.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_accepted_before_it_is_noted_is_shown_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let gate = Gate::new();
    let callbacks = |_: &str, route: &str| route.ends_with("/callback");
    stage.world.faults().next(1, callbacks, Fault::HeldAnswer(gate.clone()));
    let meanwhile = async {
        gate.reached().await;
        let challenge = lobby.messages().pop().expect("a challenge is a message");
        bob.press(&challenge, "Accept").await.unwrap();
        gate.open();
    };
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let (_, ()) = tokio::join!(challenge_by(&alice, &lobby, &options), meanwhile);
    stage.bot.tick().await;
    let requests = stage.world.requests();
    stage.pass(Duration::from_secs(10)).await;
    assert_eq!(stage.world.requests(), requests);
    assert!(stage.shown(1).await.text().contains("to move"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_play_and_go_on_when_one_leaves() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let options =
        [("opponent", "bob"), ("game", "free-for-all"), ("starts", "me"), ("player3", "carol")];
    let challenge = challenge_by(&alice, &stage.channel("lobby"), &options).await;
    let waiting = update(&bob.press(&challenge, "Accept").await.unwrap());
    assert!(waiting.text().contains(&format!("✅ {}", bob.mention())), "{}", waiting.text());
    assert!(waiting.text().contains(&format!("⏳ {}", carol.mention())), "{}", waiting.text());
    let board = gathered(&waiting, &[(&carol, "Accept")]).await;
    let turn = format!("{} to move, then {}", alice.mention(), bob.mention());
    assert!(board.text().contains(&turn), "{}", board.text());
    assert!(board.text().contains("🔴 Red"), "{}", board.text());
    // Alice takes a pair of Bob's.
    let board =
        played(&stage, &[&alice, &bob, &carol], &["e5", "f5", "a1", "s1", "g5", "a19", "h5"]).await;
    assert!(board.text().contains("2 stones captured (1 pair)"), "{}", board.text());
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(
        alt.contains("Black: 2 stones captured (1 pair).")
            && alt.contains("Just taken from: f5 g5."),
        "{alt}"
    );
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    let late = [("where", "a2"), ("game", "1")];
    let late = bob.slash(&stage.channel("lobby"), "move", &late).await.unwrap();
    assert!(ephemeral_text(&late).contains("You’ve left this game"), "{late:?}");
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains("(left the game)"), "{}", board.text());
    assert!(
        board.text().contains(&format!("{} to move, then {}", carol.mention(), alice.mention())),
        "{}",
        board.text()
    );
    assert_eq!(stage.world.pings(&carol).last().map(|_| ()), Some(()), "who is next now is told");
    let late = bob.press(&board, "Move").await.unwrap();
    assert!(ephemeral_text(&late).contains("You’ve left this game"), "{late:?}");
    let board = played(&stage, &[&carol, &alice], &["c3", "d3"]).await;
    resign_below(&carol, &board).await;
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word())),
        (Status::Finished, Some("resign"))
    );
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains(&format!("{} wins", alice.mention())), "{}", board.text());
    stage.close().await;
}

/// The question before a resignation says that the others play on, as long as there are two of them.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_two_others_is_asked_first() {
    let stage = Stage::open().await;
    let (bob, carol, lobby) = (stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    let board = free_for_all(&stage).await;
    stage.bot.tick().await;
    let lost = "Resign this game? The others play on, and you have lost, whatever they agree on.";
    let typed = ephemeral_text(&bob.slash(&lobby, "resign", &[]).await.unwrap());
    assert!(typed.starts_with(lost), "{typed}");
    let pressed = ephemeral_text(&bob.press(&board, "Resign").await.unwrap());
    assert_eq!(pressed, typed);
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    let last = ephemeral_text(&carol.slash(&lobby, "resign", &[]).await.unwrap());
    assert!(last.starts_with("Resign this game?") && !last.contains("play on"), "{last}");
    stage.close().await;
}

/// The next of three has not just acted, as of two, however quick the game is.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_of_three_is_called_when_one_resigns() {
    for clock in ["3days", "live"] {
        let stage = Stage::open().await;
        let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
        let [alice, bob, carol] = &people;
        let options = [
            ("opponent", "bob"),
            ("game", "free-for-all"),
            ("starts", "me"),
            ("player3", "carol"),
            ("clock", clock),
        ];
        let lobby = stage.channel("lobby");
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let accepted = [(bob, "Accept"), (carol, "Accept")];
        let board = gathered(challenge.message().unwrap(), &accepted).await;
        stage.bot.tick().await;
        let told = || [alice, bob, carol].map(|person| stage.world.pings(person).len());
        let before = told();
        resign_below(alice, &board).await;
        stage.bot.tick().await;
        assert_eq!(told(), [before[0], before[1] + 1, before[2]], "{clock}");
        let called =
            lobby.messages().into_iter().rev().find(|message| message.pinged == [bob.id()]);
        let called = called.expect("a message that calls him");
        assert!(called.text().contains("your move"), "{clock}: {}", called.text());
        stage.close().await;
    }
}

/// A game that others go on with is no more among those of someone who has left it: not in lists, not where one is meant
/// that is not named, and not in the news about their vacation.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_someone_has_left_is_theirs_no_more() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    let lobby = stage.channel("lobby");
    let board = free_for_all(&stage).await;
    let listed = async || {
        let list = bob.slash(&lobby, "games", &[]).await.unwrap();
        list.ephemeral().unwrap().text().to_owned()
    };
    assert!(listed().await.contains("#1"));
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    let none = listed().await;
    assert!(none.contains("no active games"), "{none}");
    bob.slash(&lobby, "vacation start", &[]).await.unwrap();
    stage.bot.tick().await;
    let said = || {
        let messages = lobby.messages().into_iter();
        messages.filter(|message| message.text().contains("on vacation")).count()
    };
    assert_eq!(said(), 0, "it stops no clock of that game");
    bob.slash(&lobby, "vacation stop", &[]).await.unwrap();
    stage.alice_and_bob("gomoku/freestyle").await;
    let asked = bob.slash(&lobby, "resign", &[]).await.unwrap();
    assert!(ephemeral_text(&asked).contains("#2"), "{asked:?}");
    let choices = bob.complete(&lobby, "resign", &[], ("game", "")).await.unwrap();
    let choices: Vec<&str> = choices.choices().iter().map(|choice| &*choice.value).collect();
    assert_eq!(choices, ["2"]);
    stage.close().await;
}

/// Such a game does not count against the limit of games.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_someone_has_left_is_not_counted() {
    let stage = Stage::open().await;
    let (bob, carol, lobby) = (stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    let options =
        [("opponent", "bob"), ("game", "free-for-all"), ("starts", "me"), ("player3", "carol")];
    let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let accepted = [(&bob, "Accept"), (&carol, "Accept")];
    let board = gathered(challenge.message().unwrap(), &accepted).await;
    stage.set(Setting::Limits, |settings| settings.most_per_person = Some(1)).await;
    let asks =
        async |who: &Person| who.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap();
    let full = "already have one active game";
    assert!(ephemeral_text(&asks(&bob).await).contains(full), "he plays it");
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    assert!(asks(&bob).await.ephemeral().is_none(), "he has left it");
    assert!(ephemeral_text(&asks(&bob).await).contains(full), "the new one counts");
    assert!(ephemeral_text(&asks(&carol).await).contains(full), "she still plays it");
    stage.close().await;
}

/// A player who has left has lost, also if the others agree to a draw.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_of_those_who_are_left() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    let board = free_for_all(&stage).await;
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    for who in [&alice, &carol] {
        who.slash(&lobby, "draw", &[]).await.unwrap();
    }
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.end.as_ref().map(|end| end.word()), Some("agreed"));
    let mut places: Vec<_> =
        kept.counted.unwrap().players.iter().map(|player| (player.person, player.place)).collect();
    let mut expected = vec![(alice.id(), 1), (bob.id(), 3), (carol.id(), 1)];
    places.sort_unstable();
    expected.sort_unstable();
    assert_eq!(places, expected);
    for (who, tally) in [(&bob, "0 won, 0 drawn, 1 lost"), (&carol, "0 won, 1 drawn, 0 lost")] {
        let profile = who.slash(&lobby, "profile", &[]).await.unwrap();
        assert!(profile.text().contains(tally), "{}", profile.text());
    }
    let shown = stage.world.message(kept.message.unwrap()).unwrap();
    let says = format!("Draw between {} and {}: by agreement", alice.mention(), carol.mention());
    assert!(shown.text().contains(&says), "{}", shown.text());
    let left = format!("Out of the game before: {}.", bob.mention());
    assert!(shown.text().contains(&left), "{}", shown.text());
    for (who, says) in [(&bob, "left the game"), (&carol, "by agreement")] {
        let history = who.slash(&lobby, "history", &[]).await.unwrap();
        assert!(ephemeral_text(&history).contains(says), "{history:?}");
    }
    // Alice loses by a ruling: she has not left.
    let deed = [("game", "1"), ("person", "carol")];
    decide(&alice, &lobby, &deed).await;
    let history = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
    assert!(history.contains("❌") && history.contains("decided by a moderator"), "{history}");
    assert!(!history.contains("left the game"), "{history}");
    stage.close().await;
}

/// Someone who leaves early lets no one void the loss of a game that the others played on with.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_counts_by_the_moves_of_those_who_are_still_in() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let lobby = stage.channel("lobby");
    let options = [("game", "ninuki/teams"), ("starts", "me"), ("rated", "true")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let joined = [(bob, "Join"), (carol, "Join"), (dave, "Join")];
    let board = gathered(challenge.message().unwrap(), &joined).await;
    resign_below(bob, &board).await;
    stage.bot.tick().await;
    let points = ["j10", "a1", "b3", "c5", "d1", "e3", "f5", "g7"];
    played(&stage, &[alice, dave, carol, dave], &points).await;
    give_up(dave, &lobby, &[]).await;
    stage.bot.tick().await;
    let over = stage.kept(1).await;
    assert_eq!(over.status, Status::Finished);
    assert_eq!(over.counted.unwrap().exclusion, None, "Dave has moved for both");
    // Each for themselves: Alice leaves after one move.
    let options = [
        ("opponent", "bob"),
        ("game", "free-for-all"),
        ("starts", "me"),
        ("player3", "carol"),
        ("rated", "true"),
    ];
    for (game, points, why) in [
        (2, ["b3", "c5", "d1", "e3"].as_slice(), None),
        (3, ["b3", "c5", "d1"].as_slice(), Some(Exclusion::FewMoves)),
    ] {
        let challenge = challenge_by(alice, &lobby, &options).await;
        gathered(&challenge, &[(bob, "Accept"), (carol, "Accept")]).await;
        moved(&stage, alice, "j10").await;
        stage.bot.tick().await;
        give_up(alice, &lobby, &[]).await;
        stage.bot.tick().await;
        played(&stage, &[bob, carol], points).await;
        give_up(carol, &lobby, &[]).await;
        stage.bot.tick().await;
        let over = stage.kept(game).await;
        assert_eq!(over.status, Status::Finished);
        assert_eq!(over.counted.unwrap().exclusion, why, "game {game}");
    }
    stage.close().await;
}

/// A player who has left wins no game that others go on with: to end it would make the last of those the winner.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_decides_for_no_one_who_has_left() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    let board = free_for_all(&stage).await;
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    let wins = async |winner: &str| {
        let said = decide(&alice, &lobby, &[("game", "1"), ("person", winner)]).await;
        stage.bot.tick().await;
        said
    };
    let no = wins("bob").await;
    assert!(no.contains("This player has left the game"), "{no}");
    assert_eq!(stage.kept(1).await.status, Status::Running);
    let done = wins("carol").await;
    assert_eq!(stage.kept(1).await.status, Status::Finished, "{done}");
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains(&format!("{} wins", carol.mention())), "{}", board.text());
    stage.close().await;
}

/// A take-back is told to those who play on, and to no one who has left.
#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_calls_no_one_who_has_left() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let lobby = stage.channel("lobby");
    let board = free_for_all(&stage).await;
    moved(&stage, &alice, "j10").await;
    stage.bot.tick().await;
    resign_below(&bob, &board).await;
    stage.bot.tick().await;
    moved(&stage, &carol, "c3").await;
    stage.bot.tick().await;
    let calls = |person: &Person| stage.world.pings(person).len();
    let before = [&alice, &bob].map(calls);
    carol.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["j10", "resign 1"]);
    assert!(calls(&alice) > before[0], "no take-back is silent");
    assert_eq!(calls(&bob), before[1]);
    stage.close().await;
}

/// The picture has the sum of a team, and its message says it too.
#[tokio::test(flavor = "multi_thread")]
async fn mates_are_told_the_captures_of_their_team() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    teams(&stage, &[("starts", "me")]).await;
    let moves = ["d5", "e5", "a1", "a9", "b1", "f5", "b3", "b9", "g5"];
    let board = played(&stage, &[alice, bob, carol, dave], &moves).await;
    let team = format!(
        "{} · 2 stones captured (1 pair) + 🔴 Red: {} · no captures, 2 with the teammate’s",
        alice.mention(),
        carol.mention()
    );
    assert!(board.text().contains(&team), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_fill_up_and_a_mate_plays_on_for_both() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let lobby = stage.channel("lobby");
    let options = [("game", "ninuki/teams"), ("starts", "me")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    assert_eq!(challenge.text().matches('▫').count(), 3, "{}", challenge.text());
    // The line before says that Alice begins.
    assert!(challenge.text().contains("\nSeats, in this order:\n"), "{}", challenge.text());
    assert_eq!(labels(&challenge), ["Join", "Withdraw", "Rules"]);
    let waiting = gathered(&challenge, &[(bob, "Join"), (carol, "Join")]).await;
    assert_eq!(waiting.text().matches('▫').count(), 1, "{}", waiting.text());
    let twice = ephemeral_text(&bob.press(&waiting, "Join").await.unwrap());
    assert!(twice.contains("already"), "{twice}");
    let board = gathered(&waiting, &[(dave, "Join")]).await;
    let team = format!("{} · no captures + 🔴 Red: {}", alice.mention(), carol.mention());
    assert!(board.text().contains(&team), "mates stand together: {}", board.text());
    // Bob leaves: Dave decides for both.
    resign_below(bob, &board).await;
    stage.bot.tick().await;
    let board = moved(&stage, alice, "j10").await;
    assert!(
        board.text().contains(&format!("{} to move, then {}", dave.mention(), carol.mention())),
        "{}",
        board.text()
    );
    // The picture's words name the stone that is laid, and the text says who lays it for whom.
    let picture = board.attachments[0].description.as_deref().unwrap();
    assert!(picture.contains("White to move"), "{picture}");
    let says = format!("\n{} moves for {}.", dave.mention(), bob.mention());
    assert!(board.text().contains(&says), "{}", board.text());
    // The moves that he plays for Bob are his own: the board says so, and he takes them back.
    let turn = stage.kept(1).await.timing.turn;
    stage.clock.advance(20_000);
    let board = moved(&stage, dave, "c5").await;
    assert!(board.text().contains(&format!("Last: c5 ({})", dave.mention())), "{}", board.text());
    assert!(!board.text().contains("moves for"), "{}", board.text());
    dave.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.log, ["resign 1", "j10"]);
    assert_eq!(kept.timing.turn, turn, "the turn goes on");
    played(&stage, &[dave, carol, dave, alice], &["a1", "b1", "c1", "d1"]).await;
    assert_eq!(stage.kept(1).await.log, ["resign 1", "j10", "a1", "b1", "c1", "d1"]);
    give_up(dave, &lobby, &[]).await;
    stage.bot.tick().await;
    let over =
        lobby.messages().into_iter().rev().find(|message| !message.attachments.is_empty()).unwrap();
    assert!(over.text().contains("win: resignation"), "{}", over.text());
    stage.close().await;
}

/// Plays until Bob, who is to move, resigns while his mate's offer of a draw waits.
async fn resigned_beside_an_offer(stage: &Stage) {
    let (alice, bob, dave) = (stage.person("alice"), stage.person("bob"), stage.person("dave"));
    let lobby = stage.channel("lobby");
    teams(stage, &[("starts", "me")]).await;
    moved(stage, &alice, "j10").await;
    dave.slash(&lobby, "draw", &[]).await.unwrap();
    stage.bot.tick().await;
    give_up(&bob, &lobby, &[]).await;
    stage.bot.tick().await;
}

/// The board in a direct message says what has become of an offer, so the call above it does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_lapsed_offer_is_told_directly_once() {
    let stage = Stage::open().await;
    let dave = stage.person("dave");
    stage.prefer(&dave, |wishes| wishes.direct_turns = true).await;
    resigned_beside_an_offer(&stage).await;
    let told = dave.dm().last().expect("a direct message");
    assert!(told.text().contains("your move in"), "{}", told.text());
    assert_eq!(told.text().matches("draw offer has lapsed").count(), 1, "{}", told.text());
    stage.close().await;
}

/// An offer that lapses by the resignation is no more than a line below the call.
#[tokio::test(flavor = "multi_thread")]
async fn who_moves_on_for_a_mate_is_called_after_an_offer() {
    let stage = Stage::open().await;
    let (dave, lobby) = (stage.person("dave"), stage.channel("lobby"));
    resigned_beside_an_offer(&stage).await;
    let called = lobby.messages().into_iter().rev().find(|message| message.pinged == [dave.id()]);
    let called = called.expect("a message that calls him");
    let (first, below) = called.text().split_once('\n').expect("two lines");
    assert!(first.contains("your move in"), "{}", called.text());
    assert!(below.contains("draw offer has lapsed"), "{}", called.text());
    stage.close().await;
}

/// The question before a resignation says whose result counts, and so it does.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_resigned_wins_with_their_team() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let lobby = stage.channel("lobby");
    teams(&stage, &[("starts", "me")]).await;
    let asks =
        async |who: &Person| ephemeral_text(&who.slash(&lobby, "resign", &[]).await.unwrap());
    let question = asks(bob).await;
    assert!(question.contains("Your team plays on without you"), "{question}");
    give_up(bob, &lobby, &[]).await;
    stage.bot.tick().await;
    let question = asks(dave).await;
    assert!(!question.contains("plays on"), "no one is left to: {question}");
    for loser in [alice, carol] {
        give_up(loser, &lobby, &[]).await;
        stage.bot.tick().await;
    }
    let counted = stage.kept(1).await.counted.unwrap();
    let place =
        |who: &Person| counted.players.iter().find(|it| it.person == who.id()).unwrap().place;
    assert_eq!(people.each_ref().map(place), [2, 1, 2, 1]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_joined_can_leave_before_the_start() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let options = [("game", "ninuki/teams"), ("starts", "me")];
    let challenge = challenge_by(alice, &stage.channel("lobby"), &options).await;
    let waiting = gathered(&challenge, &[(bob, "Join"), (carol, "Join")]).await;
    assert_eq!(labels(&waiting), ["Join", "Withdraw", "Leave", "Rules"]);
    for (person, why) in [(alice, "Press **Withdraw**"), (dave, "haven’t joined")] {
        let no = ephemeral_text(&person.press(&waiting, "Leave").await.unwrap());
        assert!(no.contains(why), "{no}");
    }
    let left = update(&bob.press(&waiting, "Leave").await.unwrap());
    assert_eq!(left.text().matches('▫').count(), 2, "{}", left.text());
    assert!(!left.text().contains(&bob.mention()), "{}", left.text());
    let twice = ephemeral_text(&bob.press(&left, "Leave").await.unwrap());
    assert!(twice.contains("haven’t joined"), "{twice}");
    assert_eq!((stage.kept(1).await.status, stage.kept(1).await.members.len()), (Status::Open, 2));
    // Dave takes the seat that is free again, and mates stay mates.
    let board = gathered(&left, &[(dave, "Join"), (bob, "Join")]).await;
    let team = format!("{} · no captures + 🔴 Red: {}", alice.mention(), carol.mention());
    assert!(board.text().contains(&team), "{}", board.text());
    assert_eq!(stage.kept(1).await.person_at(Seat(1)), Some(dave.id()));
    stage.close().await;
}

/// Players who have accepted an invitation can leave as well, as long as another one who was invited has not answered.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_accepted_can_leave_before_the_start() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let options = [("opponent", "bob"), ("game", "free-for-all"), ("player3", "carol")];
    let challenge = challenge_by(&alice, &stage.channel("lobby"), &options).await;
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Withdraw", "Rules"]);
    let waiting = gathered(&challenge, &[(&bob, "Accept")]).await;
    assert_eq!(labels(&waiting), ["Accept", "Decline", "Withdraw", "Leave", "Rules"]);
    let left = update(&bob.press(&waiting, "Leave").await.unwrap());
    assert_eq!(left.text().matches('▫').count(), 1, "{}", left.text());
    assert!(left.text().contains(&carol.mention()), "{}", left.text());
    assert_eq!(labels(&left), ["Accept", "Decline", "Join", "Withdraw", "Rules"]);
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.members.len()), (Status::Open, 2));
    // The seat is open to everyone, by either button, and the game begins once both are in.
    let back = gathered(&left, &[(&bob, "Accept")]).await;
    assert!(back.text().contains(&bob.mention()), "{}", back.text());
    let left = update(&bob.press(&back, "Leave").await.unwrap());
    gathered(&left, &[(&stage.person("dave"), "Join"), (&carol, "Accept")]).await;
    let begun = stage.kept(1).await;
    assert_eq!(begun.status, Status::Running);
    assert_eq!(begun.seat_of(bob.id()), None);
    stage.close().await;
}

/// The third player is the author's mate: the draw is about sides and their order.
#[tokio::test(flavor = "multi_thread")]
async fn mates_stay_mates_whatever_is_drawn() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let mut begun = Vec::new();
    for game in 1..=6 {
        teams(&stage, &[]).await;
        let kept = stage.kept(game).await;
        let seat = |who: &Person| kept.seat_of(who.id()).unwrap().0;
        assert_eq!(seat(alice) % 2, seat(carol) % 2, "{:?}", kept.members);
        assert_eq!(seat(bob) % 2, seat(dave) % 2, "{:?}", kept.members);
        begun.push(seat(alice));
    }
    begun.sort_unstable();
    begun.dedup();
    assert!(begun.len() > 1, "seats are still drawn: {begun:?}");
    stage.close().await;
}

/// A rematch leaves the teams as they are, whoever asks for it.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_leaves_the_teams_as_they_are() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let lobby = stage.channel("lobby");
    teams(&stage, &[]).await;
    for loser in [alice, carol] {
        give_up(loser, &lobby, &[]).await;
        stage.bot.tick().await;
    }
    let over = stage.shown(1).await;
    bob.press(&over, "Rematch").await.unwrap();
    stage.bot.tick().await;
    let again = stage.kept(2).await.members;
    let places: Vec<u64> = again.iter().map(|member| member.person).collect();
    assert_eq!((places[0], places[2]), (bob.id(), dave.id()), "{places:?}");
    stage.close().await;
}

/// A list says who plays with its reader, and who against them.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_tells_mates_from_opponents() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    teams(&stage, &[("starts", "me")]).await;
    let list = alice.slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    let list = list.ephemeral().unwrap().text().to_owned();
    let (bob, carol, dave) = (bob.mention(), carol.mention(), dave.mention());
    assert!(list.contains(&format!("with {carol}, against {bob} and {dave}")), "{list}");
    stage.close().await;
}

/// A line of four wins where everyone plays alone, and is called so: on the board, to those who cannot see it, in the
/// history.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_of_four_is_not_called_five() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    free_for_all(&stage).await;
    let points = ["e5", "a1", "a3", "f5", "c1", "c3", "g5", "e1", "e3", "h5"];
    let board = played(&stage, &[&alice, &bob, &carol], &points).await;
    assert!(board.text().contains("wins: four in a row"), "{}", board.text());
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(alt.contains("our in a row") && !alt.contains("ive in a row"), "{alt}");
    let history = alice.slash(&stage.channel("lobby"), "history", &[]).await.unwrap();
    assert!(ephemeral_text(&history).contains("four in a row"), "{history:?}");
    stage.close().await;
}

/// An offer that waits for someone who then leaves, and for another one, has lapsed, and the board says both.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_lapses_when_one_of_three_resigns() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    let board = free_for_all(&stage).await;
    bob.slash(&lobby, "draw", &[]).await.unwrap();
    stage.bot.tick().await;
    give_up(&carol, &lobby, &[]).await;
    stage.bot.tick().await;
    let shown = stage.kept(1).await.message.unwrap_or(board.id);
    let board = stage.world.message(shown).unwrap();
    let resigned = format!("Resigned: {}.", carol.mention());
    assert!(board.text().contains(&resigned), "{}", board.text());
    let lapsed = format!("{}’s draw offer has lapsed.", bob.mention());
    assert!(board.text().contains(&lapsed), "{}", board.text());
    let board = played(&stage, &[&alice], &["j10"]).await;
    assert!(!board.text().contains("lapsed"), "until the next action: {}", board.text());
    stage.close().await;
}

/// All who stay in the game have agreed to the draw: the resignation of the last one who was asked leaves nothing to wait for.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_waits_for_no_one_who_has_left() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    free_for_all(&stage).await;
    for who in [&bob, &alice] {
        who.slash(&lobby, "draw", &[]).await.unwrap();
    }
    stage.bot.tick().await;
    give_up(&carol, &lobby, &[]).await;
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, &kept.log[..]),
        (Status::Finished, &["resign 2", "draw"].map(String::from)[..])
    );
    let counted = kept.counted.as_ref().unwrap();
    let place =
        |who: &Person| counted.players.iter().find(|it| it.person == who.id()).unwrap().place;
    assert_eq!([&alice, &bob, &carol].map(place), [1, 1, 3]);
    let board = stage.shown(1).await;
    let drawn = format!("Draw between {} and {}", alice.mention(), bob.mention());
    assert!(board.text().contains(&drawn), "{}", board.text());
    assert!(!board.text().contains("lapsed"), "{}", board.text());
    // Both are told, the one on turn as well.
    let called = |who: &Person, it: &Message| it.pinged.contains(&who.id());
    let ends: Vec<Message> =
        lobby.messages().into_iter().filter(|it| it.text().contains(&drawn)).collect();
    for who in [&alice, &bob] {
        assert!(ends.iter().any(|it| called(who, it)), "{ends:?}");
    }
    stage.close().await;
}

/// A second press of the button says that one has agreed, and who is still to answer.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_agreed_is_told_so() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    free_for_all(&stage).await;
    let offered = bob.slash(&stage.channel("lobby"), "draw", &[]).await.unwrap();
    let offered = offered.message().unwrap().clone();
    let board = update(&alice.press(&offered, "Agree to a draw").await.unwrap());
    let say = ephemeral_text(&alice.press(&board, "Agree to a draw").await.unwrap());
    let only = format!("Only {} can answer this. You’ve already agreed.", carol.mention());
    assert_eq!(say, only);
    stage.close().await;
}

/// Of several the one who declines is named.
#[tokio::test(flavor = "multi_thread")]
async fn who_declines_an_offer_to_several_is_named() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    free_for_all(&stage).await;
    let offered = bob.slash(&stage.channel("lobby"), "draw", &[]).await.unwrap();
    let offered = offered.message().unwrap().clone();
    let board = update(&alice.press(&offered, "Agree to a draw").await.unwrap());
    let board = update(&carol.press(&board, "Decline").await.unwrap());
    let (bob, carol) = (bob.mention(), carol.mention());
    let line = format!("{bob}’s draw offer was declined. {carol} said no.");
    assert!(board.text().contains(&line), "{}", board.text());
    stage.close().await;
}

/// A player who offers a draw and then leaves has lost: the others go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_offer_of_someone_who_has_left_has_lapsed() {
    let stage = Stage::open().await;
    let (bob, carol, lobby) = (stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    free_for_all(&stage).await;
    for who in [&bob, &carol] {
        who.slash(&lobby, "draw", &[]).await.unwrap();
    }
    stage.bot.tick().await;
    give_up(&bob, &lobby, &[]).await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

/// A player who has left before a moderator decides the game has left it all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_takes_back_no_departure() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    free_for_all(&stage).await;
    give_up(&bob, &lobby, &[]).await;
    stage.bot.tick().await;
    decide(&alice, &lobby, &[("game", "1"), ("person", "carol")]).await;
    stage.bot.tick().await;
    let board = stage.shown(1).await;
    let left: Vec<&str> =
        board.text().lines().filter(|line| line.contains("(left the game)")).collect();
    assert!(matches!(left[..], [only] if only.contains(&bob.mention())), "{}", board.text());
    stage.close().await;
}

/// A moderator's decision is no one's departure, and the file of the game says it where SGF cannot hold the game.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_has_left_by_a_decision() {
    let stage = Stage::open().await;
    let (alice, carol, lobby) =
        (stage.person("alice"), stage.person("carol"), stage.channel("lobby"));
    let board = free_for_all(&stage).await;
    let deed = [("game", "1"), ("person", "carol")];
    decide(&alice, &lobby, &deed).await;
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains(&format!("{} wins", carol.mention())), "{}", board.text());
    assert!(!board.text().contains("left the game"), "{}", board.text());
    let exported = alice.slash(&lobby, "export", &[("game", "1")]).await.unwrap();
    let exported = exported.ephemeral().or(exported.message()).unwrap();
    let file = String::from_utf8(exported.attachments[0].bytes.to_vec()).unwrap();
    assert!(file.contains("\n# A moderator ruled this game a win for Carol.\n"), "{file}");
    assert!(!file.contains("resign"), "{file}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_seats_may_be_drawn_by_lot() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let options = [("opponent", "bob"), ("game", "free-for-all"), ("seats", "4")];
    let challenge = challenge_by(alice, &stage.channel("lobby"), &options).await;
    assert!(challenge.text().contains("drawn at random"), "{}", challenge.text());
    assert_eq!(labels(&challenge), ["Accept", "Decline", "Join", "Withdraw", "Rules"]);
    gathered(&challenge, &[(carol, "Join"), (bob, "Accept"), (dave, "Join")]).await;
    let kept = stage.kept(1).await;
    let mut seats: Vec<_> = kept.members.iter().map(|member| member.seat.unwrap()).collect();
    assert_eq!((kept.status, kept.seats), (Status::Running, 4));
    seats.sort_unstable();
    assert_eq!(seats, [0, 1, 2, 3]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_people_and_people_named_twice_are_refused() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (options, says) in [
        (vec![("opponent", "bob"), ("player3", "bob"), ("game", "free-for-all")], "twice"),
        (vec![("opponent", "bob"), ("player3", "alice"), ("game", "free-for-all")], "yourself"),
        (vec![("opponent", "bob"), ("player3", "carol"), ("game", "pente")], "2 players"),
        (vec![("opponent", "bob"), ("game", "teams"), ("seats", "3")], "4 players"),
        (
            vec![("game", "free-for-all"), ("rules", "opening=pro overline=ignored")],
            "overline=ignored",
        ),
    ] {
        let said = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
        assert!(said.contains(says), "{options:?}: {said}");
    }
    stage.close().await;
}

/// The refusal names the games that so many can play, and not the default one, which is too small.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_three_is_chosen_by_name() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (options, fits, not) in [
        (vec![("opponent", "bob"), ("player3", "carol")], "free for all", "two against two"),
        (vec![("opponent", "bob"), ("seats", "4")], "two against two", "freestyle"),
    ] {
        let said = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
        assert!(said.contains("`game`") && said.contains(fits), "{said}");
        assert!(!said.contains(not) && !said.contains("2 players"), "{said}");
    }
    stage.close().await;
}

/// That three have met often is said of those for whom it counts less, and not of two of them.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_for_three_says_for_whom_it_counts_less() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let lobby = stage.channel("lobby");
    for _ in 0..2 {
        free_for_all(&stage).await;
        played(&stage, &[&alice, &bob, &carol], &["b3", "c5", "d1", "e3", "f5", "g7"]).await;
        for who in [&bob, &carol] {
            give_up(who, &lobby, &[]).await;
            stage.bot.tick().await;
        }
    }
    let game = ("game", "free-for-all");
    let open = challenge_by(&alice, &lobby, &[game, ("opponent", "bob"), ("seats", "4")]).await;
    let said = format!(
        "· rated, but less for {} and {}: they have already met in rated games in the last 30 days",
        alice.mention(),
        bob.mention()
    );
    assert!(open.text().contains(&said), "{}", open.text());
    assert!(!open.text().contains("these two"), "{}", open.text());
    let named = [game, ("opponent", "bob"), ("player3", "carol")];
    let named = challenge_by(&stage.person("dave"), &lobby, &named).await;
    let said = format!("less for {} and {}: they", bob.mention(), carol.mention());
    assert!(named.text().contains(&said), "{}", named.text());
    stage.close().await;
}

/// Alice has five in a row, which Bob may break by a capture or concede. Gives the board.
async fn line_to_break(stage: &Stage, alice: &Person, bob: &Person) -> Message {
    let options =
        [("opponent", "bob"), ("game", "boat-pente"), ("rules", "opening=none"), ("starts", "me")];
    let challenge = challenge_by(alice, &stage.channel("lobby"), &options).await;
    gathered(&challenge, &[(bob, "Accept")]).await;
    let line = ["e9", "e10", "f9", "s1", "g9", "s3", "h9", "a1", "e8", "c3", "i9"];
    played(stage, &[alice, bob], &line).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_waits_in_chat_and_is_broken() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = line_to_break(&stage, &alice, &bob).await;
    for says in ["Black has five in a row.", "Break it", "Captures that break it: e7", "concede"] {
        assert!(board.text().contains(says), "{says}: {}", board.text());
    }
    assert_eq!(labels(&board), ["Move", "Concede", "My view", "Resign", "More…"]);
    let refused = bob.slash(&stage.channel("lobby"), "move", &[("where", "a5")]).await.unwrap();
    assert!(ephemeral_text(&refused).contains("e7, pass"), "{refused:?}");
    let not_alices = alice.press(&board, "Concede").await.unwrap();
    assert!(ephemeral_text(&not_alices).contains("not your turn"), "{not_alices:?}");
    // Few things can be done, so they are a menu, in which the pass is called what it is.
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    pick(&bob, &menu, "e7").await;
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    assert!(
        !board.text().contains("in a row") && board.text().contains("2 stones captured"),
        "{}",
        board.text()
    );
    assert_eq!(labels(&board), ["Move", "My view", "Resign", "More…"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_is_conceded_by_its_button() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = line_to_break(&stage, &alice, &bob).await;
    let sure = bob.press(&board, "Concede").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Running, "asking is not conceding");
    let done = bob.press(sure.ephemeral().unwrap(), "Yes, concede").await.unwrap();
    assert!(done.text().contains("conceded"), "{done:?}");
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word()), kept.log.last().unwrap().as_str()),
        (Status::Finished, Some("concede"), "pass")
    );
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains(&format!("{} wins", alice.mention())), "{}", board.text());
    stage.close().await;
}

/// No one is asked what has no answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_that_nothing_breaks_ends_the_game_at_once() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let options =
        [("opponent", "bob"), ("game", "boat-pente"), ("rules", "opening=none"), ("starts", "me")];
    let challenge = alice.slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    gathered(challenge.message().unwrap(), &[(&bob, "Accept")]).await;
    let points = ["e9", "a10", "f9", "s1", "g9", "s3", "h9", "a1", "i9"];
    let board = played(&stage, &[&alice, &bob], &points).await;
    assert!(
        board.text().contains(&format!("{} wins", alice.mention())) && board.buttons().len() == 4,
        "{}",
        board.text()
    );
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.log.len()),
        (Status::Finished, 10),
        "the pass stands in the record"
    );
    let says = board.text();
    assert!(says.contains("wins: no stone could break the row."), "{says}");
    assert!(
        says.contains(&format!("Last: i9 ({})", alice.mention())),
        "Bob has done nothing: {says}"
    );
    stage.close().await;
}

/// A seat before a named one stays open: the third of four is the challenger's teammate, whoever comes second.
#[tokio::test(flavor = "multi_thread")]
async fn a_named_seat_is_kept_behind_an_open_one() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, carol, dave] = &people;
    let lobby = stage.channel("lobby");
    let options = [("game", "ninuki/teams"), ("player3", "carol")];
    let challenge = challenge_by(alice, &lobby, &options).await;
    let teams = format!("Teams: {} + {} against anyone + anyone", alice.mention(), carol.mention());
    let invites = format!("{} invites {} to the same team.", alice.mention(), carol.mention());
    assert!(challenge.text().contains(&invites), "she is no opponent: {}", challenge.text());
    assert!(challenge.text().contains(&teams), "{}", challenge.text());
    let list = ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap());
    assert!(!list.contains(&format!("vs {}", carol.mention())), "{list}");
    gathered(&challenge, &[(bob, "Join"), (carol, "Accept"), (dave, "Join")]).await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.status, Status::Running);
    let side = |who: &Person| kept.seat_of(who.id()).unwrap().0 % 2;
    assert_eq!((side(alice), side(bob)), (side(carol), side(dave)), "{:?}", kept.members);
    assert_ne!(side(alice), side(bob), "{:?}", kept.members);
    let two = alice.slash(&lobby, "challenge", &[("game", "pente"), ("player3", "bob")]).await;
    let refused = ephemeral_text(&two.unwrap());
    assert!(refused.contains("Name the player you challenge as `opponent`"), "{refused}");
    stage.close().await;
}

/// A history and suggestions say who played with their reader, as the list of games that go on does; so does a challenge.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_over_tells_mates_from_opponents() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol", "dave"].map(|key| stage.person(key));
    let [alice, bob, _, dave] = &people;
    let lobby = stage.channel("lobby");
    teams(&stage, &[("starts", "me")]).await;
    for loser in [bob, dave] {
        give_up(loser, &lobby, &[]).await;
        stage.bot.tick().await;
    }
    let history = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
    let [a, b, c, d] = people.each_ref().map(|who| who.mention());
    assert!(history.contains(&format!("with {c}, against {b} and {d}")), "{history}");
    let suggested = alice.complete(&lobby, "replay", &[], ("game", "")).await.unwrap();
    let suggested = &suggested.choices()[0].name;
    assert!(suggested.contains("with Carol, against Bob and Dave"), "{suggested}");
    let over = stage.shown(1).await;
    let again = alice.press(&over, "Rematch").await.unwrap();
    assert!(again.text().contains(&format!("Teams: {a} + {c} against {b} + {d}")), "{again:?}");
    stage.close().await;
}
