//! Looks of boards: for everyone, in the server's theme; for one person alone, as they prefer it.

use crate::stage::{Stage, ephemeral_text, give_up, labels, resign_below, update};
use narabe::app::context::replayed;
use narabe::game::{Lettering, Scene, Seat};
use narabe::games::GAMES;
use narabe::playground::Person;
use narabe::playground::message::Message;
use narabe::playground::permissions;
use narabe::render::{Deck, Look, Numbers, Painter, Player, Theme, Zoom, moves};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::servers::Setting;
use narabe::store::{Preferences, StoreError, preferences};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Black may not play h8 next: it would make two threes.
const TWO_THREES: [&str; 8] = ["f8", "a1", "g8", "a15", "h9", "o1", "h10", "o15"];

/// Alice and Bob play renju without an opening, up to the two threes; the last board.
async fn two_threes(stage: &Stage) -> Message {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options = [
        ("opponent", "bob"),
        ("game", "gomoku/renju"),
        ("rules", "opening=none"),
        ("starts", "me"),
    ];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    let mut board = None;
    for (ply, point) in TWO_THREES.into_iter().enumerate() {
        board =
            Some([&alice, &bob][ply % 2].slash(&lobby, "move", &[("where", point)]).await.unwrap());
    }
    stage.bot.tick().await;
    board.unwrap().message().unwrap().clone()
}

async fn scene(stage: &Stage) -> Scene {
    replayed(GAMES, &stage.kept(1).await).unwrap().scene(None)
}

/// A server in which boards are of slate.
async fn of_slate(stage: &Stage) {
    stage.set(Setting::Theme, |settings| settings.theme = Some("slate".into())).await;
}

/// The players at the board, with the clock of the one on turn.
fn shown_players(clocks: [&str; 2]) -> Vec<Player> {
    let player = |(name, clock): (&str, &str)| Player {
        name: name.into(),
        clock: clock.into(),
        ..Player::default()
    };
    ["Alice", "Bob"].into_iter().zip(clocks).map(player).collect()
}

fn shows(message: &Message, scene: &Scene, look: &Look) -> bool {
    *message.attachments[0].bytes == *Painter::new().png(scene, look)
}

async fn my_view(person: &Person, board: &Message) -> Message {
    let own = person.press(board, "My view").await.unwrap();
    own.ephemeral().unwrap_or_else(|| panic!("not for one alone: {own:?}")).clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_public_view_is_shared_and_own_views_differ() {
    let stage = Stage::open().await;
    of_slate(&stage).await;
    let board = two_threes(&stage).await;
    let everyones =
        Look { theme: Theme::Slate, players: shown_players(["3 d", ""]), ..Look::default() };
    assert!(
        shows(&board, &scene(&stage).await, &everyones),
        "the server's theme, names and the clock"
    );
    let alt = |message: &Message| message.attachments[0].description.clone().unwrap();
    assert!(alt(&board).contains("Forbidden now: h8"), "{}", alt(&board));
    // A day later Alice looks at it her way, in her language.
    let alice = stage.person("alice");
    let wishes = Preferences {
        theme: Some("paper".into()),
        numbers: preferences::Numbers::All,
        forbidden: false,
        turned: 2,
        locale: Some("fr".into()),
        ..Preferences::default()
    };
    stage.prefer(&alice, |before| *before = wishes).await;
    stage.clock.advance(Duration::from_secs(29 * 60 * 60 + 1).as_millis() as i64);
    let own = my_view(&alice, &board).await;
    assert!(alt(&own).contains("Dernier coup") && !alt(&own).contains("h8"), "{}", alt(&own));
    let mut plain = scene(&stage).await;
    plain.marks.retain(|mark| !matches!(mark.kind, narabe::game::MarkKind::Forbidden));
    let look = Look {
        theme: Theme::Paper,
        numbers: Numbers::All,
        moves: moves(&plain.board, TWO_THREES),
        turned: 2,
        players: shown_players(["1 j 19 h", ""]),
        ..Look::default()
    };
    assert!(shows(&own, &plain, &look), "Alice's own theme, numbers, side and marks");
    // Bob has no wishes, and sees it as it is usually seen; Carol, who only looks on, likewise.
    let usual =
        Look { theme: Theme::Wood, players: shown_players(["1 d 19 h", ""]), ..Look::default() };
    for (person, offered) in
        [("bob", &["Plan…", "Try moves…", "Note…"][..]), ("carol", &["Try moves…"])]
    {
        let own = my_view(&stage.person(person), &board).await;
        assert!(shows(&own, &scene(&stage).await, &usual), "{person}");
        assert_eq!(labels(&own), offered, "it is not {person}'s turn");
    }
    assert_eq!(board.id, stage.kept(1).await.message.unwrap(), "looking changes nothing");
    stage.close().await;
}

/// Everyone sees the server's deck of cards, and each person their own in their own view.
#[tokio::test(flavor = "multi_thread")]
async fn cards_are_of_the_deck_that_is_chosen() {
    let stage = Stage::open().await;
    stage.set(Setting::Deck, |settings| settings.deck = Some("suits".into())).await;
    stage.alice_and_bob("rokumon/act-1").await;
    let board = stage.shown(1).await;
    let scene = scene(&stage).await;
    let clocks = [0, 1].map(|seat| if scene.seats[seat].on_turn { "3 d" } else { "" });
    let look = |deck| Look { deck, players: shown_players(clocks), ..Look::default() };
    assert!(shows(&board, &scene, &look(Deck::Suits)), "the server's deck");
    let own = my_view(&stage.person("bob"), &board).await;
    assert!(shows(&own, &scene, &look(Deck::Coins)), "Bob has chosen none");
    stage.close().await;
}

/// The board above the choices of a move says who plays and how much time is left.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_of_a_menu_names_the_players() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("rokumon/act-4").await;
    let names = ["Surprise: move a card", "Card 6"];
    let menu = super::course::choose(&stage.person("alice"), &board, &names).await;
    let table = replayed(GAMES, &stage.kept(1).await).unwrap();
    let scene = table.preview(table.to_move(), "surprise 6");
    let look = Look { players: shown_players(["3 d", ""]), ..Look::default() };
    assert!(shows(&menu, &scene, &look), "the names and the clock of the public board");
    stage.close().await;
}

/// Alice and Bob begin a game of pente in a server where its boards have no column I.
async fn pente_without_i(stage: &Stage) {
    stage.set(Setting::Lettering, |settings| settings.lettering = Lettering::WithoutI).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options = [("opponent", "bob"), ("game", "ninuki/pente"), ("starts", "me")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
}

/// Pente boards have the letters of the server in public; for one person, and in what they type, those they prefer.
#[tokio::test(flavor = "multi_thread")]
async fn pente_boards_are_lettered_without_i() {
    let stage = Stage::open().await;
    pente_without_i(&stage).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let alt = |message: &Message| message.attachments[0].description.clone().unwrap();
    let offered = alice.complete(&lobby, "move", &[], ("where", "k")).await.unwrap();
    let offered: Vec<_> =
        offered.choices().iter().map(|one| (one.name.clone(), one.value.clone())).collect();
    assert_eq!(offered, [("k10".to_owned(), "k10".to_owned())], "the centre, where pente begins");
    let board = alice.slash(&lobby, "move", &[("where", "K10")]).await.unwrap();
    let board = board.message().unwrap().clone();
    assert_eq!(stage.kept(1).await.log, ["j10"], "what is kept has the letter I");
    assert!(board.text().contains("k10") && !board.text().contains("j10"), "{}", board.text());
    assert!(alt(&board).contains("Last move: k10."), "{}", alt(&board));
    let public = Look {
        lettering: Lettering::WithoutI,
        zoom: Zoom::Large,
        players: shown_players(["", "3 d"]),
        ..Look::default()
    };
    let scene = scene(&stage).await;
    assert!(shows(&board, &scene, &public), "the picture has no column I");
    let refused = bob.slash(&lobby, "move", &[("where", "i9")]).await.unwrap();
    let said = ephemeral_text(&refused);
    assert!(said.contains("no column I") && said.contains("h9, j9"), "{said}");

    // Bob is used to the letter I.
    stage.prefer(&bob, |wishes| wishes.lettering = Some(Lettering::WithI)).await;
    let own = my_view(&bob, &board).await;
    assert!(alt(&own).contains("Last move: j10."), "{}", alt(&own));
    let own_look = Look { lettering: Lettering::WithI, zoom: Zoom::Whole, ..public.clone() };
    assert!(shows(&own, &scene, &own_look), "Bob's own letters");
    let form = bob.press(&board, "Move").await.unwrap();
    let board = update(&bob.submit(form.modal().unwrap(), &[("text", "k10")]).await.unwrap());
    assert_eq!(
        stage.kept(1).await.log,
        ["j10", "k10"],
        "Bob's k is the column right of the centre"
    );
    assert!(board.text().contains("l10"), "the board speaks as the server does: {}", board.text());

    let refused = alice.slash(&lobby, "move", &[("where", "l10")]).await.unwrap();
    let said = ephemeral_text(&refused);
    assert!(said.contains("l10") && !said.contains("k10"), "a refusal speaks as she does: {said}");
    let exported = alice.slash(&lobby, "export", &[("format", "moves")]).await.unwrap();
    let file = &exported.ephemeral().unwrap().attachments[0];
    let record = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert!(record.contains("1. j10 2. k10"), "{record}");
    stage.close().await;
}

/// Fails to read what the author of a request prefers, while it is true.
struct Unread(Arc<AtomicBool>);

impl Interceptor for Unread {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        let fails = verb == "preferences_and_settings" && self.0.load(Ordering::Relaxed);
        let read = if fails { Err(StoreError::Busy) } else { Ok(()) };
        Box::pin(std::future::ready(read))
    }
}

/// A move was played with the letter I then, which is another point than the board's.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_refused_where_its_letters_cannot_be_known() {
    let fails = Arc::new(AtomicBool::new(false));
    let unread = Arc::new(Unread(Arc::clone(&fails)));
    let stage = Stage::open().await.restart_intercepted(unread).await;
    pente_without_i(&stage).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = alice.slash(&lobby, "move", &[("where", "k10")]).await.unwrap();
    let form = bob.press(board.message().unwrap(), "Move").await.unwrap().modal().unwrap().clone();
    fails.store(true, Ordering::Relaxed);
    bob.slash(&lobby, "move", &[("where", "l10")]).await.unwrap();
    bob.submit(&form, &[("text", "l10")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["j10"]);
    fails.store(false, Ordering::Relaxed);
    bob.submit(&form, &[("text", "l10")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["j10", "k10"]);
    stage.close().await;
}

/// An offer is answered by another than the person on turn, who can move from their own view meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn an_own_view_goes_by_the_turn_while_an_offer_waits() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    stage.bot.tick().await;
    let board = stage.shown(1).await;
    assert!(
        board.buttons().iter().any(|button| button.label.starts_with("Agree")),
        "{}",
        board.text()
    );
    for (person, moves) in [(&alice, true), (&bob, false)] {
        let own = my_view(person, &board).await;
        let can_move = own.buttons().iter().any(|button| button.label == "Next move");
        assert_eq!(can_move, moves, "{:?}", own.buttons());
    }
    stage.close().await;
}

/// The person asked can go on from a view of their own: everyone's board follows, and the own one stays their own.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_ones_own_view_is_everyones() {
    let stage = Stage::open().await;
    let board = two_threes(&stage).await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let own = my_view(&alice, &board).await;
    let form = alice.press(&own, "Next move").await.unwrap();
    let after = update(&alice.submit(form.modal().unwrap(), &[("text", "c3")]).await.unwrap());
    assert!(after.is_ephemeral() && after.id == own.id, "{}", after.text());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "c3");
    let public = stage.shown(1).await;
    assert!(!public.is_ephemeral(), "what only Alice sees never shows the game to all");
    assert!(public.attachments[0].description.as_ref().unwrap().contains("Last move: c3"));
    assert!(!stage.world.pings(&bob).is_empty(), "Bob is told");
    // Elsewhere there is no move to make: that is done where the game is, and a link leads there.
    bob.slash(&stage.channel("lobby"), "move", &[("where", "m13")]).await.unwrap();
    stage.bot.tick().await;
    let away = alice.slash(&stage.channel("games"), "board", &[("game", "1")]).await.unwrap();
    let away = away.ephemeral().unwrap();
    assert_eq!(labels(away), ["Try moves…", "Note…", "Go to board"]);
    let board = stage.kept(1).await.message.unwrap().to_string();
    let links: Vec<_> = away.components.iter().map(ToString::to_string).collect();
    assert!(links.iter().any(|row| row.contains(&format!("/{board}\""))), "{links:?}");
    stage.close().await;
}

/// The line above one's own view has the name of what was played, however it was typed.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_view_names_what_was_played() {
    for (typed, named) in [("PASS", "You chose: Pass."), ("K10", "You chose: k10.")] {
        let stage = Stage::open().await;
        let board = two_threes(&stage).await;
        let alice = stage.person("alice");
        let own = my_view(&alice, &board).await;
        let form = alice.press(&own, "Next move").await.unwrap();
        let after = update(&alice.submit(form.modal().unwrap(), &[("text", typed)]).await.unwrap());
        assert!(after.text().starts_with(named), "{typed}: {}", after.text());
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_told_in_words() {
    let stage = Stage::open().await;
    let board = two_threes(&stage).await;
    let (alice, carol, lobby) =
        (stage.person("alice"), stage.person("carol"), stage.channel("lobby"));
    let told = alice.slash(&lobby, "board", &[("text", "true")]).await.unwrap();
    let say = ephemeral_text(&told);
    for line in [
        "Last move: o15.",
        "Forbidden now: h8.",
        "Row 15: White a, o.",
        "Row 8: Black f g.",
        "Row 1: White a, o.",
    ] {
        assert!(say.contains(line), "{line} is not in {say}");
    }
    assert!(told.ephemeral().unwrap().attachments.is_empty(), "no picture");
    // People who prefer words get them wherever only they look, also when a move is asked back.
    let wishes =
        Preferences { text_board: true, forbidden: false, confirm: true, ..Preferences::default() };
    for person in [&alice, &carol] {
        stage.prefer(person, |before| *before = wishes.clone()).await;
        let own = my_view(person, &board).await;
        assert!(
            own.attachments.is_empty() && own.text().contains("Row 8: Black f g."),
            "{}",
            own.text()
        );
        assert!(!own.text().contains("Forbidden"), "{}", own.text());
    }
    let asked = ephemeral_text(&alice.slash(&lobby, "move", &[("where", "c3")]).await.unwrap());
    assert!(asked.contains("Row 3: Black c."), "{asked}");
    let replay =
        carol.slash(&lobby, "replay", &[("game", "1")]).await.unwrap().message().unwrap().clone();
    assert_eq!(replay.attachments.len(), 1, "everyone sees this one");
    let own = carol.press(&replay, "From here").await.unwrap().ephemeral().unwrap().clone();
    assert!(
        own.attachments.is_empty() && own.text().contains("Row 8: Black f g."),
        "{}",
        own.text()
    );
    let back = update(&carol.press(&own, "Back").await.unwrap());
    assert!(
        back.text().contains("Row 15: White a.") && back.attachments.is_empty(),
        "{}",
        back.text()
    );
    stage.close().await;
}

/// A board without edges that has grown wide is drawn around its last stone, where no picture may be attached.
#[tokio::test(flavor = "multi_thread")]
async fn a_wide_board_in_letters_fits_a_message() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    stage.alice_and_bob("gomoku/freestyle size=unbounded").await;
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT & !permissions::ATTACH_FILES);
    for (who, point) in [("alice", "0,0"), ("bob", "30,30")] {
        let moved = stage.person(who).slash(&lobby, "move", &[("where", point)]).await.unwrap();
        let text = moved.message().unwrap_or_else(|| panic!("{moved:?}")).text().to_owned();
        assert_eq!(text.matches("```").count(), 2, "{text}");
        assert!(text.contains("[X]") || text.contains("[O]"), "{text}");
        assert!(text.ends_with("can grant them."), "{text}");
        stage.bot.tick().await;
    }
    stage.close().await;
}

/// A board that answers no one is in letters, too, where the bot may not attach pictures any more. One request is refused for
/// that, and keeps nothing else from the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_answers_no_one_is_in_letters_where_none_may_be_attached() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    // No token leads to the board any more.
    stage.pass(Duration::from_secs(20 * 60)).await;
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT & !permissions::ATTACH_FILES);
    let (before, elsewhere) = (stage.world.invalid(), stage.channel("games"));
    alice.slash(&elsewhere, "settings end", &[("game", "1")]).await.unwrap();
    stage.pass(Duration::from_secs(11)).await;
    let shown = stage.world.message(board.id).unwrap();
    assert!(shown.text().contains("```") && shown.attachments.is_empty(), "{}", shown.text());
    assert!(shown.buttons().iter().all(|button| button.label != "Move"), "the game is over");
    assert_eq!(stage.world.invalid() - before, 1);
    stage.close().await;
}

/// A full board in words is longer than a message: it comes as a file.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_board_in_words_is_a_file() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let (people, lobby) = (["alice", "bob"].map(|key| stage.person(key)), stage.channel("lobby"));
    // Colours take turns along a row and by pairs upwards: no one has five, and no words can be saved.
    let colour = |x: usize, y: usize| (x + y / 2) % 2;
    let points = |of: usize| {
        let all = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
        all.filter(move |(x, y)| colour(*x, *y) == of)
            .map(|(x, y)| format!("{}{}", char::from(b'a' + x as u8), y + 1))
    };
    for point in points(0).zip(points(1)).flat_map(|(black, white)| [black, white]) {
        let seat = replayed(GAMES, &stage.kept(1).await).unwrap().to_move().unwrap_or(Seat(0));
        people[seat.index()].slash(&lobby, "move", &[("where", point.as_str())]).await.unwrap();
    }
    let told = people[0].slash(&lobby, "board", &[("text", "true")]).await.unwrap();
    let told = told.ephemeral().unwrap();
    assert!(told.text().contains("in the file below"), "{}", told.text());
    let file = String::from_utf8(told.attachments[0].bytes.to_vec()).unwrap();
    assert_eq!(
        (
            told.attachments[0].filename.as_str(),
            file.lines().filter(|line| line.starts_with("Row ")).count()
        ),
        ("board.txt", 15)
    );
    stage.close().await;
}

/// Names are shortened or left out by the pictures; what is kept is what an interaction said, and goes with its person.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_given_out_and_go_with_their_person() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    assert!(shows(
        &board,
        &scene(&stage).await,
        &Look { players: shown_players(["3 d", ""]), ..Look::default() }
    ));
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let all: serde_json::Value =
        serde_json::from_slice(&export.message().unwrap().attachments[0].bytes).unwrap();
    let server = narabe::playground::cast::SERVER.to_string();
    assert_eq!(
        (&all["servers"][0]["server"], &all["servers"][0]["name_on_boards"]),
        (&server.into(), &"Alice".into())
    );
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let own = stage.person("bob").slash(&lobby, "board", &[("game", "1")]).await.unwrap();
    let nameless = vec![Player::default(), Player { name: "Bob".into(), ..Player::default() }];
    assert!(shows(
        own.ephemeral().unwrap(),
        &scene(&stage).await,
        &Look { players: nameless, ..Look::default() }
    ));
    stage.close().await;
}

/// Of three, two play on: the picture tells who does not.
#[tokio::test(flavor = "multi_thread")]
async fn the_name_of_who_has_left_is_struck_through() {
    let stage = Stage::open().await;
    let board = super::tables::free_for_all(&stage).await;
    resign_below(&stage.person("bob"), &board).await;
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    let player = |(name, clock, left): (&str, &str, bool)| Player {
        name: name.into(),
        clock: clock.into(),
        left,
        ..Player::default()
    };
    let scene = scene(&stage).await;
    for left in [true, false] {
        let players = [("Alice", "3 d", false), ("Bob", "", left), ("Carol", "", false)];
        let look = Look { players: players.map(player).to_vec(), ..Look::default() };
        assert_eq!(shows(&board, &scene, &look), left, "Bob has left: {left}");
    }
    let alt = board.attachments[0].description.as_deref().unwrap();
    let (before, _) = alt.split_once(" White has left the game. ").expect(alt);
    assert!(before.contains("Black to move."), "{alt}");
    assert_eq!(alt.matches("has left").count(), 1, "{alt}");
    stage.close().await;
}

/// The mark of the turn is where the clock is: at the mate who plays on, with the stone of the seat that was left.
#[tokio::test(flavor = "multi_thread")]
async fn the_picture_marks_who_moves_for_a_mate() {
    let stage = Stage::open().await;
    super::tables::teams(&stage, &[("starts", "me")]).await;
    let board = stage.shown(1).await;
    resign_below(&stage.person("alice"), &board).await;
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    let scene = scene(&stage).await;
    for marked in [true, false] {
        let player = |(name, clock, left, stands_in): (&str, &str, bool, bool)| Player {
            name: name.into(),
            clock: clock.into(),
            left,
            stands_in,
            ..Player::default()
        };
        let carol = ("Carol", "3 d", false, marked);
        let players = [
            ("Alice", "", true, false),
            ("Bob", "", false, false),
            carol,
            ("Dave", "", false, false),
        ];
        let look = Look { players: players.map(player).to_vec(), ..Look::default() };
        assert_eq!(shows(&board, &scene, &look), marked, "Carol is marked: {marked}");
    }
    // Its description says whose stone it is and who lays it.
    let alt = board.attachments[0].description.as_deref().unwrap();
    let says = "Black to move. Red moves for Black, who has left the game. ";
    assert!(alt.contains(says), "{alt}");
    assert_eq!(alt.matches("has left").count(), 1, "{alt}");
    stage.close().await;
}

/// A board in words says of those who have left what the description of the picture says.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_in_words_says_who_has_left() {
    let stage = Stage::open().await;
    super::tables::teams(&stage, &[("starts", "me")]).await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    for key in ["alice", "dave"] {
        give_up(&stage.person(key), &lobby, &[]).await;
        stage.bot.tick().await;
    }
    let words = ephemeral_text(&bob.slash(&lobby, "board", &[("text", "true")]).await.unwrap());
    let says =
        "\nBlack to move.\nRed moves for Black, who has left the game.\nBlue has left the game.\n";
    assert!(words.contains(says), "{words}");
    stage.close().await;
}

/// `/replay` alone: the game that runs, else the one that was over last, whoever played it.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_finds_the_game_that_is_meant() {
    let stage = Stage::open().await;
    let (carol, lobby) = (stage.person("carol"), stage.channel("lobby"));
    let replay = async || carol.slash(&lobby, "replay", &[]).await.unwrap();
    assert!(ephemeral_text(&replay().await).contains("no active or finished game"));
    for game in 1..3 {
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        stage.type_move(&stage.person("alice"), &board, "h8").await;
        let sure =
            stage.person("bob").press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
        stage.person("bob").press(&sure, "Yes, resign").await.unwrap();
        stage.clock.advance(1000);
        let shown = replay().await;
        let shown = shown.message().unwrap();
        assert!(
            !shown.is_ephemeral() && shown.text().contains(&format!("#{game}")),
            "{}",
            shown.text()
        );
    }
    let suggested =
        stage.person("bob").complete(&lobby, "replay", &[], ("game", "")).await.unwrap();
    assert_eq!(suggested.choices().len(), 2, "games that are over are suggested: {suggested:?}");
    stage.alice_and_bob("gomoku/standard").await;
    let running = stage.person("alice").slash(&lobby, "replay", &[]).await.unwrap();
    assert!(running.text().contains("#3"), "{}", running.text());
    stage.close().await;
}
