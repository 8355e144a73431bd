//! Offers and requests between the moves.

use super::puzzles::solve;
use crate::stage::{Stage, challenge_by, ephemeral_text, labels, resign_below, until, update};
use narabe::play::puzzle::day_of;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Fault, Gate, Person};
use narabe::store::between::takeback;
use narabe::store::servers::{Setting, Settings};
use narabe::store::sql::check::verify;
use narabe::store::{Change, Changed, LogEntry, Status};
use std::time::Duration;

fn posted(answer: &Answered) -> Message {
    match answer {
        Answered::Message(message) => message.clone(),
        other => panic!("not for everyone: {other:?}"),
    }
}

/// Alice and Bob have made these moves; the board as it is then.
async fn played(stage: &Stage, moves: &[&str]) -> Message {
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    for (turn, point) in moves.iter().enumerate() {
        let who = stage.person(["alice", "bob"][turn % 2]);
        board = update(&stage.type_move(&who, &board, point).await);
        stage.bot.tick().await;
    }
    board
}

/// A board that a newer one has replaced leads to it and says no longer whose turn it is, also before the first move.
#[tokio::test(flavor = "multi_thread")]
async fn a_replaced_board_leads_to_the_newer_one() {
    for moves in [&["h8"][..], &[]] {
        let stage = Stage::open().await;
        let old = played(&stage, moves).await;
        let newer = stage.person("alice").slash(&stage.channel("lobby"), "draw", &[]).await;
        let newer = posted(&newer.unwrap());
        stage.pass(Duration::from_secs(15)).await;
        stage.bot.tick().await;
        let old = stage.world.message(old.id).unwrap();
        assert!(old.text().contains("newer board"), "{moves:?}: {}", old.text());
        assert!(old.text().contains(&newer.id.to_string()), "{moves:?}: {}", old.text());
        assert!(!old.text().contains("to move"), "{moves:?}: {}", old.text());
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_offered_once_a_turn_and_ends_the_game() {
    let stage = Stage::open().await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    played(&stage, &["h8"]).await;
    let pings = stage.world.pings(&bob).len();
    let board = posted(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    stage.bot.tick().await;
    assert!(
        board.text().contains("offers a draw") && board.text().contains(&bob.mention()),
        "{}",
        board.text()
    );
    assert_eq!(
        labels(&board),
        ["Move", "My view", "Resign", "More…", "Agree to a draw", "Decline"]
    );
    assert_eq!(stage.world.pings(&bob).len(), pings + 1, "Bob is told, once");
    let say = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(say.contains("You’ve already made an offer"), "{say}");
    assert!(!say.contains("just play"), "it is Bob’s turn: {say}");
    assert!(say.contains("or withdraw it with **Decline** under the board."), "{say}");
    let sure = bob.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    let say = ephemeral_text(&bob.press(&sure, "Yes, cancel it").await.unwrap());
    assert!(say.contains("has already made an offer") && say.contains("just play"), "{say}");
    let say = ephemeral_text(&alice.press(&board, "Agree to a draw").await.unwrap());
    assert!(say.contains(&bob.mention()), "{say}");
    assert!(say.ends_with("**Decline** withdraws your offer."), "{say}");
    assert!(
        ephemeral_text(&carol.press(&board, "Agree to a draw").await.unwrap())
            .contains("/challenge")
    );
    // Declined: once a turn.
    let board = update(&bob.press(&board, "Decline").await.unwrap());
    assert!(
        !board.text().contains("offers a draw")
            && labels(&board) == ["Move", "My view", "Resign", "More…"]
    );
    let say = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(say.contains("this turn"), "{say}");
    // The next move lets Alice offer again, and takes an offer with it.
    bob.slash(&lobby, "move", &[("where", "h9")]).await.unwrap();
    let board = posted(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    let say = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(say.contains("or just play"), "it is her turn: {say}");
    // Beside her own offer it is still Alice who is to move, and she is told so.
    for (who, waits) in [(&alice, "▶ **Your move**"), (&bob, "▶ **Your answer**")] {
        let list = ephemeral_text(&who.slash(&lobby, "games", &[]).await.unwrap());
        assert!(list.lines().any(|line| line.starts_with(waits)), "{list}");
    }
    stage.type_move(&alice, &board, "i8").await;
    let say = ephemeral_text(&bob.press(&board, "Agree to a draw").await.unwrap());
    assert!(say.contains("out of date"), "{say}");
    let now = stage.world.message(board.id).unwrap();
    assert!(!now.text().contains("offers a draw"), "{}", now.text());
    // To offer the same is to accept.
    bob.slash(&lobby, "draw", &[]).await.unwrap();
    let over = posted(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(over.text().contains("Draw: by agreement"), "{}", over.text());
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word())),
        (Status::Finished, Some("agreed"))
    );
    assert_eq!(kept.log, ["h8", "h9", "i8", "draw"]);
    stage.close().await;
}

/// An offer of a draw that the player on turn alone may make is agreed to by the command as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_to_by_command_where_only_the_player_on_turn_may_offer_one() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("roku/standard").await;
    let early = ephemeral_text(&bob.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(early.contains("You can’t offer a draw right now"), "{early}");
    posted(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    let twice = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(twice.contains("You’ve already made an offer"), "{twice}");
    let over = posted(&bob.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(over.text().contains("Draw: by agreement"), "{}", over.text());
    stage.close().await;
}

/// The automa agrees to nothing, now or later.
#[tokio::test(flavor = "multi_thread")]
async fn a_draw_against_the_automa_is_never_agreed() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    challenge_by(&alice, &lobby, &[("game", "rokumon/solo")]).await;
    let no = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(no.contains("There are no draws by agreement against the automa"), "{no}");
    stage.close().await;
}

/// The game's own message, once the outbox has shown the game there.
async fn shown(stage: &Stage) -> Message {
    stage.pass(Duration::from_secs(15)).await;
    stage.shown(1).await
}

/// A person's own view of the game.
async fn own_view(stage: &Stage, who: &Person) -> Message {
    let own = who.press(&shown(stage).await, "My view").await.unwrap();
    own.ephemeral().unwrap().clone()
}

/// The person asked can answer from their own view as well, which stays theirs; the game's own message follows.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_answered_under_ones_own_view() {
    let stage = Stage::open().await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    played(&stage, &["h8"]).await;
    let answers = |message: &Message| {
        let labels = labels(message).into_iter();
        labels.filter(|label| ["Agree to a draw", "Decline"].contains(&&**label)).count()
    };
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    for (who, offered) in [(&alice, 0), (&carol, 0), (&bob, 2)] {
        let own = own_view(&stage, who).await;
        assert_eq!(answers(&own), offered, "{:?}", labels(&own));
    }
    let own = own_view(&stage, &bob).await;
    let declined = update(&bob.press(&own, "Decline").await.unwrap());
    assert_eq!((declined.id, declined.is_ephemeral(), answers(&declined)), (own.id, true, 0));
    assert!(labels(&declined).contains(&"Next move".to_owned()), "{declined:?}");
    let board = shown(&stage).await;
    assert!(!board.is_ephemeral() && !board.text().contains("offers a draw"), "{board:?}");
    bob.slash(&lobby, "move", &[("where", "h9")]).await.unwrap();
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    let own = own_view(&stage, &bob).await;
    let over = update(&bob.press(&own, "Agree to a draw").await.unwrap());
    assert!(over.is_ephemeral() && over.text().contains("Draw: by agreement"), "{over:?}");
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let board = shown(&stage).await;
    assert!(!board.is_ephemeral() && board.text().contains("Draw: by agreement"), "{board:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_taken_back_at_once_before_anyone_acts() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    played(&stage, &["h8", "h9", "a1"]).await;
    stage.pass(Duration::from_secs(30)).await;
    let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    stage.bot.tick().await;
    assert!(
        board.text().contains("took back a move") && board.text().contains(&alice.mention()),
        "{}",
        board.text()
    );
    assert!(board.text().contains(&format!("{} to move", alice.mention())), "{}", board.text());
    let kept = stage.kept(1).await;
    assert_eq!((kept.log, kept.entries), (vec!["h8".to_owned(), "h9".to_owned()], 4));
    let told = stage.world.pings(&bob).last().copied().unwrap();
    assert!(
        stage.world.message(told.message).unwrap().text().contains("took back a move"),
        "never silently"
    );
    // The game goes on from there, and the sentence goes with the next move.
    let board = update(&stage.type_move(&alice, &board, "i8").await);
    assert!(!board.text().contains("took back a move"));
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i8"]);
    assert_eq!(
        verify(crate::database::of(stage.database())).unwrap(),
        [],
        "the log and its chain are whole"
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn later_a_move_is_taken_back_if_the_others_agree() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    played(&stage, &["h8", "h9", "a1"]).await;
    stage.pass(Duration::from_millis(30_001)).await;
    let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(board.text().contains("wants to take back"), "{}", board.text());
    assert_eq!(stage.kept(1).await.log.len(), 3, "asking is not taking back");
    bob.press(&board, "Decline").await.unwrap();
    bob.slash(&lobby, "move", &[("where", "b1")]).await.unwrap();
    // Bob has answered: even at once Alice has to ask, and both moves go.
    let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(board.text().contains("wants to take back a1, and with it b1."), "{}", board.text());
    let board = update(&bob.press(&board, "Agree to take back").await.unwrap());
    assert!(board.text().contains("took back a move and what followed it."), "{}", board.text());
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"]);
    let stage = stage.restart().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"]);
    assert_eq!(verify(crate::database::of(stage.database())).unwrap(), []);
    // Nothing of Bob's is left to take back after his one move.
    let bob = stage.person("bob");
    bob.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.close().await;
}

/// An offered point that was chosen goes with its offer, which names it; another one is named.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_is_taken_back_names_its_point_once() {
    for (chosen, said) in
        [("g6", "“Offer g6”. Waiting"), ("h7", "“Offer g6”, and with it h7. Waiting")]
    {
        let stage = Stage::open().await;
        let (alice, bob, lobby) =
            (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
        stage.alice_and_bob("gomoku/renju").await;
        let played: [(&Person, &[&str]); 4] = [
            (&alice, &["h8", "h9", "i9"]),
            (&bob, &["stay", "i8"]),
            (&alice, &["offer h7", "offer g6"]),
            (&bob, &[chosen]),
        ];
        for (who, texts) in played {
            for &text in texts {
                who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
                stage.bot.tick().await;
            }
        }
        let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
        let text = board.text();
        assert!(text.contains(&format!("wants to take back {said}")), "{text}");
        stage.close().await;
    }
}

/// The time in which a move is taken back without asking runs from that move, not from a take-back since.
#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_makes_no_older_move_free_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    played(&stage, &["h8", "h9", "i9"]).await;
    stage.pass(Duration::from_secs(45)).await;
    bob.slash(&lobby, "move", &[("where", "j10")]).await.unwrap();
    let board = posted(&bob.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(board.text().contains("took back a move"), "{}", board.text());
    let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(board.text().contains("wants to take back i9"), "{}", board.text());
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i9"]);
    stage.close().await;
}

/// Moves and take-backs in turns would ping the other player each time, and make the game's log grow.
#[tokio::test(flavor = "multi_thread")]
async fn each_decision_is_taken_back_once_without_asking() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    played(&stage, &["h8", "h9"]).await;
    let again = async |point: &str| {
        alice.slash(&lobby, "move", &[("where", point)]).await.unwrap();
        posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap())
    };
    let board = again("i9").await;
    assert!(board.text().contains("took back a move"), "{}", board.text());
    let board = again("j9").await;
    assert!(board.text().contains("wants to take back j9"), "{}", board.text());
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "j9"]);
    bob.press(&board, "Decline").await.unwrap();
    let no = ephemeral_text(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(no.contains("already asked for that"), "{no}");
    let stage = stage.restart().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    bob.slash(&lobby, "move", &[("where", "b1")]).await.unwrap();
    // The next decision is another one.
    alice.slash(&lobby, "move", &[("where", "k9")]).await.unwrap();
    let board = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(board.text().contains("took back a move"), "{}", board.text());
    stage.close().await;
}

/// The log of a game that one person plays has an end as well: each take-back makes it longer.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_does_not_grow_by_take_backs_without_end() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
    alice.slash(&lobby, "challenge", &options).await.unwrap();
    let add = async |texts: Vec<(u8, String)>| {
        let kept = stage.kept(1).await;
        let entries = texts.into_iter().map(|(seat, text)| LogEntry { seat: Some(seat), text });
        let change =
            Change { entries: entries.collect(), ..Change::of(&kept, kept.updated_at, None) };
        let done = stage.app.store().change(change).await.unwrap();
        assert!(matches!(done, Changed::Done { .. }), "{done:?}");
    };
    let moves = || [(0, "h8".to_owned()), (1, "a1".to_owned())];
    let again = |times: usize| -> Vec<(u8, String)> {
        let once = |_| [(0, takeback(0, 2))].into_iter().chain(moves());
        (0..times).flat_map(once).collect()
    };
    add(moves().to_vec()).await;
    add(again(666)).await;
    let back = posted(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(back.text().contains("took back a move and what followed it."), "{}", back.text());
    let kept = stage.kept(1).await;
    assert_eq!((kept.log.len(), kept.entries, kept.retaken), (0, 2_001, vec![(0, 0)]));
    add(moves().to_vec()).await;
    let no = ephemeral_text(&alice.slash(&lobby, "takeback", &[]).await.unwrap());
    assert!(no.contains("Too many moves have been taken back"), "{no}");
    assert!(no.contains("Play on from here"), "{no}");
    assert_eq!(stage.kept(1).await.log, ["h8", "a1"]);
    assert_eq!(verify(crate::database::of(stage.database())).unwrap(), []);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_aborted_alone_first_and_together_later() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    played(&stage, &["h8"]).await;
    let sure = alice.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(stage.kept(1).await.status, Status::Running, "asking is not breaking off");
    alice.press(&sure, "Yes, cancel it").await.unwrap();
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word())),
        (Status::Aborted, Some("aborted"))
    );
    let shown = stage.world.message(kept.message.unwrap()).unwrap();
    assert!(shown.text().contains("cancelled") && shown.buttons().is_empty(), "{}", shown.text());

    played(&stage, &["h8", "h9"]).await;
    let sure = bob.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    let consent = format!("only if {} agrees", alice.mention());
    assert!(sure.text().contains(&consent), "{}", sure.text());
    bob.press(&sure, "Yes, cancel it").await.unwrap();
    stage.bot.tick().await;
    let kept = stage.kept(2).await;
    assert_eq!(kept.status, Status::Running);
    let board = stage.world.message(kept.message.unwrap()).unwrap();
    alice.press(&board, "Agree to cancel").await.unwrap();
    assert_eq!(stage.kept(2).await.status, Status::Aborted);
    stage.close().await;
}

/// The board says that another pass ends the game, and no longer so once it was cancelled.
#[tokio::test(flavor = "multi_thread")]
async fn a_cancelled_game_ends_by_no_pass() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = played(&stage, &["pass"]).await;
    let says = "Another pass now makes the game a draw.";
    assert!(board.text().contains(says), "{}", board.text());
    let sure = alice.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.press(&sure, "Yes, cancel it").await.unwrap();
    stage.bot.tick().await;
    let shown = stage.world.message(stage.kept(1).await.message.unwrap()).unwrap();
    assert!(shown.text().contains("cancelled") && !shown.text().contains(says), "{}", shown.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_exchanges_the_colours() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let say = ephemeral_text(&alice.slash(&lobby, "rematch", &[]).await.unwrap());
    assert!(say.contains("/challenge"), "{say}");
    let board = played(&stage, &["h8"]).await;
    let sure = bob.press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    let challenge = posted(&alice.slash(&lobby, "rematch", &[]).await.unwrap());
    assert!(challenge.text().contains(&bob.mention()), "{}", challenge.text());
    bob.press(&challenge, "Accept").await.unwrap();
    let (first, second) = (stage.kept(1).await, stage.kept(2).await);
    assert_eq!((&second.rules, &second.game), (&first.rules, &first.game));
    let seat = |game: &narabe::store::StoredGame| {
        game.members.iter().find(|m| m.person == alice.id()).unwrap().seat
    };
    assert_eq!((seat(&first), seat(&second)), (Some(0), Some(1)));
    stage.close().await;
}

/// A change of a server's settings.
type Edit = fn(&mut Settings);

/// A button has no option to leave out, so that what has ceased to count is played again without a rating.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_of_what_no_longer_counts_is_not_rated() {
    let changes: [(Setting, Edit, &str); 2] = [
        (Setting::OddRules, |settings| settings.ratings.balanced = true, "handicap games"),
        (Setting::Casual, |settings| settings.casual = true, "this server doesn’t rate games"),
    ];
    for (setting, change, why) in changes {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let board = stage.alice_and_bob("roku/handicap-1").await;
        resign_below(&alice, &board).await;
        stage.bot.tick().await;
        assert!(stage.kept(1).await.rated, "{why}");
        stage.set(setting, change).await;
        let over = stage.shown(1).await;
        let challenge = posted(&alice.press(&over, "Rematch").await.unwrap());
        assert!(challenge.text().contains(why), "{}", challenge.text());
        bob.press(&over, "Rematch").await.unwrap();
        let again = stage.kept(2).await;
        assert_eq!((again.status, again.rated), (Status::Running, false), "{why}");
        stage.close().await;
    }
}

/// A rematch may take an opening that the server has come to ask for, and the second press accepts it all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_takes_an_opening_is_accepted_by_a_press() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    resign_below(&alice, &board).await;
    stage.bot.tick().await;
    stage.set(Setting::OddRules, |settings| settings.ratings.balanced = true).await;
    let over = stage.shown(1).await;
    let challenge = posted(&alice.press(&over, "Rematch").await.unwrap());
    assert!(challenge.text().contains("opens with swap2"), "{}", challenge.text());
    bob.press(&over, "Rematch").await.unwrap();
    let again = stage.kept(2).await;
    assert_eq!((again.status, again.rated), (Status::Running, true));
    assert_eq!(again.rules, "freestyle opening=swap2");
    stage.close().await;
}

/// Asserts that a board says where its game goes on, with the link to the board there, and has no buttons.
fn assert_leads_to(stage: &Stage, old: &Message, board: &Message) {
    let left = stage.world.message(old.id).unwrap();
    assert!(left.buttons().is_empty(), "the board left behind has no buttons: {left:?}");
    let goes_on = format!(" goes on in <#{}>. ", board.channel);
    assert!(left.text().contains(&goes_on), "{}", left.text());
    assert!(left.text().ends_with(&format!("/{}", board.id)), "{}", left.text());
    assert!(!left.text().contains("to move"), "{}", left.text());
}

/// True if a board that has been left is looked at later.
fn is_put_off(stage: &Stage) -> bool {
    let db = crate::database::raw(stage.database());
    let sql =
        "SELECT count(*) > 0 FROM outbox WHERE kind = 'strip-buttons' AND done = 0 AND due_at > ?1";
    db.query_row(sql, [stage.clock_now()], |row| row.get(0)).unwrap()
}

/// The answer with the board in the other channel may arrive after the outbox has looked at the old one.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_left_waits_for_the_one_that_it_leads_to() {
    let stage = Stage::open().await;
    let (alice, elsewhere) = (stage.person("alice"), stage.channel("games"));
    let old = played(&stage, &["h8"]).await;
    let gate = Gate::new();
    let callbacks = |_: &str, route: &str| route.ends_with("/callback");
    stage.world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    let meanwhile = async {
        gate.reached().await;
        until("the outbox puts the old board off", async || is_put_off(&stage)).await;
        let left = stage.world.message(old.id).unwrap();
        gate.open();
        left
    };
    let here = [("game", "1"), ("here", "true")];
    let (board, left) = tokio::join!(alice.slash(&elsewhere, "board", &here), meanwhile);
    assert!(left.text().contains("to move"), "there is nothing to lead to yet: {}", left.text());
    let board = posted(&board.unwrap());
    stage.pass(Duration::from_secs(3)).await;
    assert_leads_to(&stage, &old, &board);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_to_another_channel() {
    let stage = Stage::open().await;
    let (alice, bob, elsewhere) =
        (stage.person("alice"), stage.person("bob"), stage.channel("games"));
    let old = played(&stage, &["h8"]).await;
    let here = [("game", "1"), ("here", "true")];
    let board = posted(&alice.slash(&elsewhere, "board", &here).await.unwrap());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.venue.channel, elsewhere.id());
    assert_eq!(stage.kept(1).await.message, Some(board.id));
    stage.pass(Duration::from_secs(3)).await;
    assert_leads_to(&stage, &old, &board);
    let say = ephemeral_text(&bob.press(&old, "Move").await.unwrap());
    assert!(
        say.contains(&elsewhere.id().to_string()),
        "an old view of it says where the game is now: {say}"
    );
    stage.type_move(&bob, &board, "h9").await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"]);
    let say = ephemeral_text(
        &alice.slash(&stage.channel("alice-and-bob"), "board", &here).await.unwrap(),
    );
    assert!(say.contains("within its own server"), "{say}");
    stage.close().await;
}

/// A turn is told of once, by a message that goes when the turn has passed.
#[tokio::test(flavor = "multi_thread")]
async fn a_ping_goes_when_its_turn_has_passed() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = played(&stage, &["h8", "h9", "i8"]).await;
    stage.bot.tick().await;
    let calls = || {
        lobby
            .messages()
            .into_iter()
            .filter(|message| message.text().contains("your move in"))
            .count()
    };
    assert_eq!(calls(), 1, "only the newest call is left");
    // Bob was challenged too.
    assert_eq!((stage.world.pings(&alice).len(), stage.world.pings(&bob).len()), (2, 3));
    let sure = bob.press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    stage.bot.tick().await;
    stage.bot.tick().await;
    assert_eq!(calls(), 0, "no one is called to a game that is over");
    stage.close().await;
}

/// A channel that was deleted takes its board with it, not its game.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_outlives_its_channel_and_its_message() {
    let stage = Stage::open().await;
    let (alice, bob, elsewhere) =
        (stage.person("alice"), stage.person("bob"), stage.channel("games"));
    let board = played(&stage, &["h8"]).await;
    // Someone deletes the board: it is posted anew with the next step.
    stage.world.delete(board.id);
    let again = posted(&bob.slash(&stage.channel("lobby"), "board", &[]).await.unwrap());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.message, Some(again.id));
    stage.world.delete_channel(&stage.channel("lobby"));
    let listed = ephemeral_text(&bob.slash(&elsewhere, "games", &[]).await.unwrap());
    assert!(listed.contains("#1"), "{listed}");
    let board =
        posted(&bob.slash(&elsewhere, "board", &[("game", "1"), ("here", "true")]).await.unwrap());
    stage.type_move(&bob, &board, "h9").await;
    alice.slash(&elsewhere, "move", &[("where", "i8")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i8"]);
    stage.close().await;
}

/// A server that removed the bot is remembered for thirty days, and comes back within them.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_is_forgotten_thirty_days_after_it_removed_the_bot() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let options = [("opponent", "bob"), ("clock", "none"), ("starts", "me")];
    let challenge =
        posted(&stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap());
    stage.person("bob").press(&challenge, "Accept").await.unwrap();
    let later = async |days: u32| {
        stage.clock.advance((DAY * days).as_millis() as i64);
        stage.bot.sweep().await;
    };
    later(1).await;
    stage.world.set_removed(true);
    later(1).await;
    later(29).await;
    stage.world.set_removed(false);
    later(1).await;
    assert_eq!(stage.kept(1).await.venue.guild, Some(SERVER), "invited again in time");
    stage.world.set_removed(true);
    later(1).await;
    later(29).await;
    assert_eq!(stage.kept(1).await.venue.guild, Some(SERVER), "not a day early");
    later(1).await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.venue.guild, kept.venue.channel), (None, 0));
    assert_ne!(kept.status, Status::Running);
    assert_eq!(stage.app.store().guilds().await.unwrap(), []);
    stage.bot.drain().await;
}

/// Two people have installed the bot for themselves, and play five days a move where it is no member. Time that runs out is
/// no move.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_in_which_people_play_on_is_not_forgotten() {
    let stage = Stage::open().await;
    let (people, lobby) = (["alice", "bob"].map(|key| stage.person(key)), stage.channel("lobby"));
    stage.world.set_removed(true);
    stage.world.set_user_installed(&lobby, true);
    let options = [("opponent", "bob"), ("starts", "me"), ("clock", "week"), ("rated", "false")];
    let challenge = posted(&people[0].slash(&lobby, "challenge", &options).await.unwrap());
    people[1].press(&challenge, "Accept").await.unwrap();
    let days_pass = async |days: u32| {
        for _ in 0..days {
            stage.pass(Duration::from_secs(24 * 60 * 60)).await;
            stage.bot.sweep().await;
        }
    };
    for (turn, point) in ["h8", "a1", "i8", "a3", "j8", "a5", "l8", "a7"].into_iter().enumerate() {
        people[turn % 2].slash(&lobby, "move", &[("where", point)]).await.unwrap();
        days_pass(5).await;
    }
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.log.len()), (Status::Running, 8));
    days_pass(23).await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.venue.guild, Some(SERVER), "28 days after a move");
    assert_ne!(kept.status, Status::Running, "time has run out");
    days_pass(5).await;
    assert_eq!(stage.kept(1).await.venue.guild, None);
    assert_eq!(stage.app.store().guilds().await.unwrap(), []);
    stage.bot.drain().await;
}

/// Use by people alone, where the bot is no member, leaves data without a game.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_games_is_forgotten_as_well() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.world.set_removed(true);
    stage.world.set_user_installed(&lobby, true);
    alice.slash(&lobby, "profile", &[]).await.unwrap();
    let shown = alice.slash(&lobby, "puzzle", &[]).await.unwrap().ephemeral().unwrap().clone();
    let form = alice.press(&shown, "Solve").await.unwrap().modal().unwrap().clone();
    update(&alice.submit(&form, &[("text", "a1")]).await.unwrap());
    let (store, day) = (stage.app.store(), day_of(stage.clock_now()));
    assert_eq!(store.memberships(SERVER, vec![alice.id()]).await.unwrap().len(), 1);
    assert_eq!(store.puzzle_attempt(SERVER, day, alice.id()).await.unwrap().wrong, 1);
    for _ in 0..32 {
        stage.pass(Duration::from_secs(24 * 60 * 60)).await;
        stage.bot.sweep().await;
    }
    assert_eq!(store.memberships(SERVER, vec![alice.id()]).await.unwrap(), []);
    assert_eq!(store.puzzle_attempt(SERVER, day, alice.id()).await.unwrap().wrong, 0);
    assert_eq!(store.chosen_puzzle(SERVER, day).await.unwrap(), None);
    assert_eq!(store.guilds().await.unwrap(), []);
    stage.bot.drain().await;
}

/// People who have installed the bot for themselves solve a puzzle a week where it is no member.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_in_which_people_solve_puzzles_is_not_forgotten() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.world.set_removed(true);
    stage.world.set_user_installed(&lobby, true);
    let (store, first) = (stage.app.store(), day_of(stage.clock_now()));
    let days_pass = async |days: u32| {
        for _ in 0..days {
            stage.pass(Duration::from_secs(24 * 60 * 60)).await;
            stage.bot.sweep().await;
        }
        store.puzzle_attempt(SERVER, first, alice.id()).await.unwrap().solved_at.is_some()
    };
    for _ in 0..6 {
        let shown = alice.slash(&lobby, "puzzle", &[]).await.unwrap().ephemeral().unwrap().clone();
        solve(&alice, shown).await;
        assert!(days_pass(7).await);
    }
    assert!(days_pass(22).await, "29 days after the last one");
    assert!(!days_pass(4).await);
    assert_eq!(store.guilds().await.unwrap(), []);
    stage.bot.drain().await;
}
