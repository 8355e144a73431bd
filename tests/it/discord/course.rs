//! Gomoku Roku and Rokumon in chat: the automa, menus step by step, the acts that follow each other.

use crate::stage::{Stage, challenge_by, ephemeral_text, labels, pick, update};
use narabe::app::context::replayed;
use narabe::clock::DAY_MS;
use narabe::game::{Seat, Table};
use narabe::games::GAMES;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::store::Status;
use narabe::words::{Locale, aloud};
use std::time::Duration;

/// Time after which the outbox has called people.
const SOON: Duration = Duration::from_secs(15);

/// The game as it stands.
async fn table(stage: &Stage, game: i64) -> Table {
    replayed(GAMES, &stage.kept(game).await).unwrap()
}

/// Alice begins a game against the automa.
async fn alone(stage: &Stage) -> Message {
    let answer = stage
        .person("alice")
        .slash(&stage.channel("lobby"), "challenge", &[("game", "rokumon/solo")])
        .await;
    answer.unwrap().message().expect("the game is a message").clone()
}

/// Alice plays the first action of the list until the game is over; gives its last board.
async fn play_out(stage: &Stage, game: i64) -> Message {
    loop {
        let action = table(stage, game).await.actions().actions[0].clone();
        let number = game.to_string();
        let options = [("where", action.as_str()), ("game", number.as_str())];
        let answer =
            stage.person("alice").slash(&stage.channel("lobby"), "move", &options).await.unwrap();
        if stage.kept(game).await.status == Status::Finished {
            return answer.message().unwrap().clone();
        }
    }
}

/// No one is asked: the game begins at once, and every answer holds the automa's action as well.
#[tokio::test(flavor = "multi_thread")]
async fn the_automa_answers_in_the_same_message() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = alone(&stage).await;
    assert!(board.text().contains(&format!("{} to move", alice.mention())), "{}", board.text());
    assert!(board.text().contains("the automa"), "{}", board.text());
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.log.len(), kept.deadline_at),
        (Status::Running, 1, Some(kept.created_at + 27 * DAY_MS)),
        "no clock but that of silence: {:?}",
        kept.log
    );
    let answer =
        alice.slash(&stage.channel("lobby"), "move", &[("where", "place r2 on 1")]).await.unwrap();
    let board = answer.message().unwrap();
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.log.len(), kept.version),
        (3, 1),
        "one step holds both actions: {:?}",
        kept.log
    );
    let said = narabe::words::played(narabe::words::Locale::En, &kept.log[2]);
    assert!(said.starts_with("placed ") || said.starts_with("moved "), "no order: {said}");
    assert!(board.text().contains(&format!("The automa: {said}.")), "{}", board.text());
    assert!(stage.world.pings(&alice).is_empty(), "no one else's turn is between Alice's");
    let won = play_out(&stage, 1).await;
    assert!(won.text().contains("🏆"), "{}", won.text());
    assert_eq!(
        won.buttons().iter().map(|button| button.label.as_str()).collect::<Vec<_>>(),
        ["Rematch", "Replay", "Review"]
    );
    stage.close().await;
}

/// The database holds the whole of it: a new program plays on, and both actions outlive it or neither.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_automa_outlives_restarts() {
    let mut stage = Stage::open().await;
    alone(&stage).await;
    while stage.kept(1).await.status == Status::Running {
        stage = stage.restart().await;
        let now = table(&stage, 1).await;
        assert_eq!(now.to_move(), Some(Seat(0)), "the automa is never left on turn");
        let action = now.actions().actions[0].clone();
        stage
            .person("alice")
            .slash(&stage.channel("lobby"), "move", &[("where", &action)])
            .await
            .unwrap();
    }
    assert!(stage.kept(1).await.end.is_some());
    stage.close().await;
}

/// A challenge that is delivered twice begins one game, and so does a press on Rematch.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_begins_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.world.faults().deliver_twice(1);
    alone(&stage).await;
    stage.bot.tick().await;
    let games = lobby.messages().iter().filter(|message| !message.buttons().is_empty()).count();
    assert_eq!(games, 1, "{:#?}", lobby.messages());
    let board = lobby.messages().into_iter().find(|message| !message.buttons().is_empty()).unwrap();
    let say = ephemeral_text(&bob.press(&board, "Move").await.unwrap());
    assert!(say.contains("/challenge"), "{say}");
    let sure = alice.press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    alice.press(&sure, "Yes, resign").await.unwrap();
    stage.bot.tick().await;
    let over = stage.world.message(board.id).unwrap();
    assert!(over.text().contains("🏆 The automa wins: resignation"), "{}", over.text());
    let say = ephemeral_text(&bob.press(&over, "Rematch").await.unwrap());
    assert!(say.contains(&alice.mention()), "{say}");
    let next = alice.press(&over, "Rematch").await.unwrap();
    assert!(
        matches!(&next, Answered::Message(message) if message.text().contains("#2")),
        "{next:?}"
    );
    let say = ephemeral_text(&alice.press(&over, "Rematch").await.unwrap());
    assert!(say.contains("#2"), "{say}");
    assert_eq!(stage.kept(2).await.status, Status::Running);
    stage.close().await;
}

/// Alone with the bot one can play alone.
#[tokio::test(flavor = "multi_thread")]
async fn the_automa_plays_in_direct_messages() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = challenge_by(&alice, &alice.dm(), &[("game", "solo")]).await;
    let own =
        choose(&alice, &board, &["Place a die", "The red 6", "Place the red 6 on card 7"]).await;
    assert!(own.text().contains("The automa"), "{}", own.text());
    let menu = alice.press(&own, "Next move").await.unwrap();
    let offers = |menu: &Message| !menu.selects().is_empty() || !menu.buttons().is_empty();
    assert!(menu.ephemeral().is_some_and(offers), "{menu:?}");
    stage.bot.tick().await;
    let played = stage.world.message(board.id).unwrap();
    assert!(stage.world.pings(&alice).is_empty(), "who has had the answer need not be told");
    assert!(played.text().contains("The automa"), "{}", played.text());
    stage.close().await;
}

/// Opens the menus behind the board's button and chooses these one after the other: what stands first on each.
pub async fn choose(person: &Person, board: &Message, names: &[&str]) -> Message {
    let mut shown = person.press(board, "Move").await.unwrap().ephemeral().expect("a menu").clone();
    for name in names {
        shown = update(&pick(person, &shown, name).await);
    }
    shown
}

/// Place, then the die, then the card; the Surprise shows the cells to which the card could go.
#[tokio::test(flavor = "multi_thread")]
async fn an_action_is_chosen_in_menus() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("rokumon/act-4").await;
    let shown = choose(&alice, &board, &["Surprise: move a card", "Card 6"]).await;
    let [picture] = shown.attachments.as_slice() else { panic!("no picture: {shown:?}") };
    assert!(
        picture.description.as_ref().is_some_and(|alt| alt.contains("Cells to choose from")),
        "{picture:?}"
    );
    let done =
        choose(&alice, &board, &["Place a die", "The red 4", "Place the red 4 on card 6"]).await;
    assert!(done.text().contains("Place the red 4 on card 6"), "{}", done.text());
    assert_eq!(
        (done.attachments.len(), labels(&done)),
        (1, vec!["Plan…".to_owned(), "Try moves…".to_owned(), "Note…".to_owned()]),
        "the board as it is now, and Bob's turn"
    );
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log[1..], ["place r4 on 6"]);
    stage.close().await;
}

/// The question of a menu; beside buttons the question is the last line.
fn asked(menu: &Message) -> &str {
    let asked = menu.selects().first().and_then(|menu| menu["placeholder"].as_str());
    asked.or(menu.text().lines().last()).unwrap_or_default()
}

/// The buttons that lead back.
fn back(menu: &Message) -> Vec<String> {
    labels(menu).into_iter().filter(|label| label.starts_with('←')).collect()
}

/// The choices, in a menu or by buttons.
fn offered(menu: &Message) -> Vec<String> {
    let Some(menu) = menu.selects().first().map(|menu| (*menu).clone()) else {
        return labels(menu).into_iter().filter(|label| !label.starts_with('←')).collect();
    };
    let options = menu["options"].as_array().unwrap().iter();
    options.filter_map(|option| option["label"].as_str()).map(str::to_owned).collect()
}

/// Every step asks its own question, says what was chosen before, and leads back to the step before it.
#[tokio::test(flavor = "multi_thread")]
async fn every_step_asks_and_leads_back() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("rokumon/act-4").await;
    let first = choose(&alice, &board, &[]).await;
    assert_eq!((asked(&first), back(&first)), ("Choose an action", vec![]));
    let die = choose(&alice, &board, &["Place a die"]).await;
    assert_eq!((asked(&die), back(&die)), ("Which die?", vec!["← Back".to_owned()]));
    let card = choose(&alice, &board, &["Place a die", "The red 4"]).await;
    assert!(card.text().contains("So far: “The red 4”"), "{}", card.text());
    assert_eq!(asked(&card), "Which empty card does the die go to?");
    let before = update(&alice.press(&card, "← Back").await.unwrap());
    assert_eq!((asked(&before), back(&before)), ("Which die?", vec!["← Back".to_owned()]));
    let before = update(&alice.press(&before, "← Back").await.unwrap());
    assert_eq!((asked(&before), back(&before)), ("Choose an action", vec![]));
    let cell = choose(&alice, &board, &["Surprise: move a card", "Card 6"]).await;
    assert_eq!(asked(&cell), "Where does the card go? The names are in the picture.");
    assert_eq!(stage.kept(1).await.log.len(), 1, "nothing but the deal has happened");
    // The way back outlives neither the position nor the person's turn.
    choose(&alice, &board, &["Place a die", "The red 4", "Place the red 4 on card 6"]).await;
    let say = ephemeral_text(&alice.press(&card, "← Back").await.unwrap());
    assert!(say.contains("not your turn"), "{say}");
    stage.close().await;
}

/// A step with one way was taken at once, so there is nothing to go back to; a row leads back to the rows.
#[tokio::test(flavor = "multi_thread")]
async fn a_circle_leads_back_to_the_rows() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("roku/standard").await;
    let circle = choose(&alice, &board, &["Row A"]).await;
    assert_eq!(asked(&circle), "Which circle of the track?");
    assert!(
        circle.text().contains("Choose a circle of the track, the dark ring outside"),
        "{}",
        circle.text()
    );
    let row = update(&alice.press(&circle, "← Back").await.unwrap());
    assert_eq!((asked(&row), back(&row)), ("Which row?", vec![]));
    choose(&alice, &board, &["Row A", "A1"]).await;
    stage.bot.tick().await;
    let beside = choose(&bob, &stage.world.message(board.id).unwrap(), &[]).await;
    assert_eq!((asked(&beside), back(&beside)), ("Which circle of the track?", vec![]));
    stage.close().await;
}

/// The places to which a card could go have the same names in the picture, in the menu and while an action is typed.
#[tokio::test(flavor = "multi_thread")]
async fn cells_have_one_name_everywhere() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("rokumon/act-4").await;
    let shown = choose(&alice, &board, &["Surprise: move a card", "Card 6"]).await;
    let alt = shown.attachments[0].description.clone().unwrap();
    let (_, pictured) = alt.split_once("Cells to choose from: ").unwrap();
    let pictured: Vec<&str> = pictured.split_once('.').unwrap().0.split("; ").collect();
    let listed = offered(&shown);
    let labels: Vec<String> =
        pictured.iter().map(|cell| format!("Surprise: card 6 goes to {cell}")).collect();
    let bare = listed.iter().map(|label| label.split(" · touches cards ").next().unwrap());
    assert_eq!(bare.collect::<Vec<_>>(), labels);
    assert!(listed.iter().all(|label| label.contains(" · touches cards ")), "{listed:?}");
    let typed = alice.complete(&lobby, "move", &[], ("where", "surprise 6")).await.unwrap();
    let typed: Vec<String> = typed.choices().iter().map(|choice| choice.value.clone()).collect();
    let texts: Vec<String> = pictured.iter().map(|cell| format!("surprise 6 to {cell}")).collect();
    // What is read has the minus of the picture, and what is sent the one of the keyboard.
    let read: Vec<String> = typed.iter().map(|text| text.replace('-', "−")).collect();
    assert!(read == texts && read != typed, "{typed:?} and {texts:?}");
    // Dice and cards have the same names there, too.
    let typed = alice.complete(&lobby, "move", &[], ("where", "place r4")).await.unwrap();
    let texts: Vec<String> = (1..=7).map(|card| format!("place r4 on {card}")).collect();
    assert_eq!(typed.choices().iter().map(|one| one.value.as_str()).collect::<Vec<_>>(), texts);
    stage.close().await;
}

/// A text that cannot be a move gets a sentence for its author alone, which says what would work.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_typed_is_answered_with_what_can() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("rokumon/act-1").await;
    let card = table(&stage, 1).await.actions().actions[2].rsplit_once(' ').unwrap().1.to_owned();
    for (text, says) in [
        (format!("place b3 on {card}"), "Name only the card: place"),
        ("place r2 on 9".to_owned(), "no card 9"),
        ("fight 2".to_owned(), "You can: place, move"),
        ("hop".to_owned(), "You can choose: Place a die on card"),
    ] {
        let answer = alice.slash(&lobby, "move", &[("where", text.as_str())]).await.unwrap();
        let say = ephemeral_text(&answer);
        assert!(say.contains(says), "{text}: {say}");
    }
    let named = format!("place r2 on {card}");
    let board = alice.slash(&lobby, "move", &[("where", named.as_str())]).await.unwrap();
    assert!(
        board.message().unwrap().text().contains(&format!("placed a die on card {card}")),
        "a die may be named"
    );
    assert_eq!(
        stage.kept(1).await.log[1..],
        [format!("place {card}")],
        "what is kept is the plain action"
    );
    stage.close().await;
}

/// The outcome of a fight stands under the board for both, until the next action.
#[tokio::test(flavor = "multi_thread")]
async fn a_fight_is_told_under_the_board() {
    let stage = Stage::open().await;
    let (lobby, says) = (stage.channel("lobby"), "has beaten");
    stage.alice_and_bob("rokumon/act-3").await;
    let number = |table: &Table, nth: usize| {
        table.actions().actions[nth].rsplit_once(' ').unwrap().1.to_owned()
    };
    let cards: Vec<String> = {
        let table = table(&stage, 1).await;
        (0..7).map(|nth| number(&table, nth)).collect()
    };
    // 1 is green and 2 is gold.
    assert_eq!(cards[..2], ["1", "2"]);
    for (who, action, told) in [
        ("alice", "place r2 on 1", false),
        ("bob", "place b3 on 2", false),
        ("alice", "move 1 to 2", false),
        ("bob", "fight 2", true),
        ("alice", "place r6 on 1", false),
    ] {
        let answer = stage.person(who).slash(&lobby, "move", &[("where", action)]).await.unwrap();
        let board = answer.message().unwrap();
        assert_eq!(board.text().contains(says), told, "{action}: {}", board.text());
        let whole = "On card 2 the black 3 has beaten the red 2, which is back in Red’s supply.";
        assert!(!told || board.text().contains(whole), "{}", board.text());
    }
    stage.close().await;
}

/// A row, then a circle of it with what it costs; the picture shows where each cost takes the track stone.
#[tokio::test(flavor = "multi_thread")]
async fn a_circle_is_chosen_by_its_row() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("roku/standard").await;
    let done = choose(&alice, &board, &["Row A", "A1"]).await;
    assert!(done.text().contains("A1"), "{}", done.text());
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    choose(&bob, &board, &["A2"]).await;
    stage.bot.tick().await;
    let board = stage.world.message(board.id).unwrap();
    assert!(board.text().contains("1 circle behind on the track"), "{}", board.text());
    let shown = choose(&alice, &board, &[]).await;
    assert!(
        shown.attachments.is_empty(),
        "the board's button is answered without waiting for a picture"
    );
    let shown = choose(&alice, &board, &["Row E"]).await;
    assert!(shown.text().contains("+1 → A3, +2 → A3, +3 → A4, +4 → A5"), "{}", shown.text());
    assert_eq!(shown.attachments.len(), 1);
    let done = choose(&alice, &board, &["Row E", "E5 · cost 4, to A5"]).await;
    assert!(done.text().contains("E5"), "{}", done.text());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["A1", "A2", "E5"]);
    let moves = bob.complete(&lobby, "move", &[], ("where", "b")).await.unwrap();
    let first = &moves.choices()[0];
    assert_eq!(
        (first.value.as_str(), first.name.as_str()),
        ("B2", "B2 · cost 1, to A3, and you stay behind and move again")
    );
    stage.close().await;
}

/// One who stays behind moves again: words name all stones of these turns, as the picture marks them.
#[tokio::test(flavor = "multi_thread")]
async fn moves_in_a_row_are_named_together() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let mut board = stage.alice_and_bob("roku/standard").await;
    for (who, at, named) in [
        (&alice, "A1", "A1"),
        (&bob, "A2", "A2"),
        (&alice, "E5", "E5"),
        (&bob, "B3", "B3"),
        (&bob, "B2", "B3 B2"),
    ] {
        let answer = who.slash(&lobby, "move", &[("where", at)]).await.unwrap();
        board = answer.message().unwrap().clone();
        let line = format!("Last: {named} (");
        assert!(board.text().contains(&line), "{line}: {}", board.text());
    }
    let alt = board.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("Last move: B3 B2."), "{alt}");
    let spoken = aloud(Locale::En, &table(&stage, 1).await.scene(None)).join(" ");
    assert!(spoken.contains("Last move: B3 B2."), "{spoken}");
    stage.close().await;
}

/// Bob gives up the game that the board shows; gives the board at its end.
async fn bob_gives_up(stage: &Stage, board: &Message) -> Message {
    let bob = stage.person("bob");
    let sure = bob.press(board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    stage.bot.tick().await;
    stage.world.message(board.id).unwrap()
}

/// The acts follow each other, and who lost says who begins: asked before the challenge, or when accepting it.
#[tokio::test(flavor = "multi_thread")]
async fn an_act_is_followed_by_the_next() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let over = stage.alice_and_bob("rokumon/act-1").await;
    let say =
        ephemeral_text(&bob.press(&stage.world.message(over.id).unwrap(), "Move").await.unwrap());
    assert!(say.contains("not your turn"), "{say}");
    let over = bob_gives_up(&stage, &over).await;
    assert_eq!(labels(&over), ["Rematch", "Next act", "Replay"]);
    assert!(over.text().contains("Act 2") && over.text().contains("bricks"), "{}", over.text());
    let say = ephemeral_text(&carol.press(&over, "Next act").await.unwrap());
    assert!(say.contains(&bob.mention()), "{say}");
    // The winner asks: the loser chooses when accepting.
    let challenge = alice.press(&over, "Next act").await.unwrap().message().unwrap().clone();
    assert!(
        challenge.text().contains("Act 2") && challenge.text().contains("loser of the last game"),
        "{}",
        challenge.text()
    );
    assert_eq!(
        labels(&challenge),
        ["Accept and go first", "Accept, they go first", "Decline", "Withdraw", "Rules"]
    );
    let asked = bob.press(&over, "Next act").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&asked), ["I go first", "My opponent goes first"]);
    assert_eq!(stage.kept(2).await.status, Status::Open, "his answer accepts it");
    let board = update(&bob.press(&challenge, "Accept and go first").await.unwrap());
    assert!(board.text().contains(&format!("Red: {}", bob.mention())), "{}", board.text());
    // The loser asks: the question comes first.
    let over = bob_gives_up(&stage, &board).await;
    let ask = bob.press(&over, "Rematch").await.unwrap().ephemeral().unwrap().clone();
    let challenge =
        bob.press(&ask, "My opponent goes first").await.unwrap().message().unwrap().clone();
    let say = ephemeral_text(&bob.press(&ask, "I go first").await.unwrap());
    assert!(say.contains("#3"), "{say}");
    assert!(challenge.text().contains("Act 2"), "{}", challenge.text());
    let board = update(&alice.press(&challenge, "Accept").await.unwrap());
    assert!(board.text().contains(&format!("Red: {}", alice.mention())), "{}", board.text());
    let over = bob_gives_up(&stage, &board).await;
    assert_eq!(labels(&over), ["Rematch", "Next act", "Replay"]);
    stage.close().await;
}

/// The French game is taught as its source teaches it: captures, then fives that can be broken, then free threes.
#[tokio::test(flavor = "multi_thread")]
async fn the_french_game_is_taught_in_steps() {
    let stage = Stage::open().await;
    let steps = [("ninuki/simple", "breaking the five"), ("ninuki/breaking", "two free threes")];
    for (step, says) in steps {
        let over = stage.alice_and_bob(step).await;
        let over = bob_gives_up(&stage, &over).await;
        assert_eq!(labels(&over), ["Rematch", "Next step", "Replay", "Openings"]);
        assert!(over.text().contains(says), "{}", over.text());
    }
    let last = stage.alice_and_bob("ninuki/ninuki").await;
    assert_eq!(labels(&bob_gives_up(&stage, &last).await), ["Rematch", "Replay", "Openings"]);
    stage.close().await;
}

/// After three wins in a row a profile names the title, and it is called out that its holder would win with another
/// action.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_won_three_in_a_row_is_called_for() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let people = [stage.person("alice").id(), stage.person("bob").id()];
    let entry = GAMES.find("rokumon").unwrap();
    for game in 1..=4 {
        let holds =
            narabe::app::output::titles::title_holder(&stage.app, entry, people).await.unwrap();
        assert_eq!(holds, (game == 4).then_some(people[0]), "before game {game}");
        let profile = stage.person("alice").slash(&lobby, "profile", &[]).await.unwrap();
        let named = format!("Shogun in Rokumon against {}", stage.person("bob").mention());
        assert_eq!(
            profile.text().contains(&named),
            game == 4,
            "before game {game}: {}",
            profile.text()
        );
        let options =
            [("opponent", "bob"), ("game", "rokumon/act-1"), ("starts", "me"), ("rated", "false")];
        let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
        let accept = if game == 1 { "Accept" } else { "Accept, they go first" };
        let board =
            update(&stage.person("bob").press(challenge.message().unwrap(), accept).await.unwrap());
        stage.bot.tick().await;
        if game < 4 {
            bob_gives_up(&stage, &board).await;
        }
    }
    let mut called = Vec::new();
    for _ in 0..5 {
        let text = threaten(&stage, 4).await;
        let after = table(&stage, 4).await;
        let expected = after.threatens(Seat(0)) && after.to_move() == Some(Seat(1));
        assert_eq!(text.contains("Ta no mo!"), expected, "{text}");
        called.push(expected);
    }
    assert!(called.contains(&true) && called.contains(&false), "{called:?}");
    // The holder's opponent takes back without asking, until the holder has acted.
    let takes_back = async || {
        stage.clock.advance(60_000);
        stage.person("bob").slash(&lobby, "takeback", &[("game", "4")]).await.unwrap();
        let kept = stage.kept(4).await;
        (kept.log.len(), kept.offers.iter().filter(|offer| offer.open).count())
    };
    threaten(&stage, 4).await;
    assert_eq!(takes_back().await, (6, 0));
    threaten(&stage, 4).await;
    threaten(&stage, 4).await;
    assert_eq!(takes_back().await, (8, 1), "now it is asked for");
    stage.close().await;
}

/// The title binds in rated games too: the holder's rival takes each action back once, unasked, and the board says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_holder_of_a_title_grants_a_take_back() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for game in 1..=4 {
        let options = [("opponent", "bob"), ("game", "rokumon/act-1"), ("starts", "me")];
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let accept = if game == 1 { "Accept" } else { "Accept, they go first" };
        let board = update(&bob.press(challenge.message().unwrap(), accept).await.unwrap());
        stage.bot.tick().await;
        if game < 4 {
            bob_gives_up(&stage, &board).await;
        }
    }
    assert!(stage.kept(4).await.rated);
    let says = async || threaten(&stage, 4).await.contains("can take this back once");
    let takes_back = async || {
        stage.clock.advance(60_000);
        bob.slash(&lobby, "takeback", &[("game", "4")]).await.unwrap();
        let kept = stage.kept(4).await;
        (kept.log.len(), kept.offer().is_some())
    };
    assert!(!says().await, "the holder's own action stays");
    assert!(says().await);
    let length = stage.kept(4).await.log.len();
    assert_eq!(takes_back().await, (length - 1, false));
    assert!(!says().await, "once for each action");
    assert_eq!(takes_back().await, (length, true), "now it is asked for");
    // Neither an offer that is declined nor a take-back of the holder's brings it back.
    stage.bot.tick().await;
    let board = stage.shown(4).await;
    let declined = update(&alice.press(&board, "Decline").await.unwrap());
    assert!(!declined.text().contains("can take this back once"), "{}", declined.text());
    assert!(!says().await, "the holder acts");
    alice.slash(&lobby, "takeback", &[("game", "4")]).await.unwrap();
    stage.bot.tick().await;
    let board = stage.shown(4).await;
    assert!(!board.text().contains("can take this back once"), "{}", board.text());
    assert_eq!(takes_back().await, (length, true), "it is asked for still");
    // The rival's next action may be taken back again.
    assert!(!says().await && says().await);
    assert_eq!(takes_back().await, (length + 1, false));
    stage.close().await;
}

/// The loser of the last game also chooses when taking an open seat, and a drawn game between changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn who_lost_last_chooses_at_an_open_seat() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    let over = stage.alice_and_bob("rokumon/act-1").await;
    bob_gives_up(&stage, &over).await;
    let open = async |first: &str| {
        let options = [("game", "rokumon/act-1"), ("starts", first)];
        alice.slash(&lobby, "challenge", &options).await.unwrap().message().unwrap().clone()
    };
    // A draw: the one before it decides.
    let challenge = open("me").await;
    let says =
        "If the two have played before, the loser of their last game that wasn’t a draw chooses.";
    assert!(challenge.text().contains(says), "{}", challenge.text());
    let ask = bob.press(&challenge, "Join").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&ask), ["Accept and go first", "Accept, they go first"]);
    bob.press(&ask, "Accept, they go first").await.unwrap();
    stage.bot.tick().await;
    let board = stage.world.message(challenge.id).unwrap();
    assert!(board.text().contains(&format!("Red: {}", alice.mention())), "{}", board.text());
    alice.slash(&lobby, "draw", &[("game", "2")]).await.unwrap();
    bob.slash(&lobby, "draw", &[("game", "2")]).await.unwrap();
    assert_eq!(stage.kept(2).await.end.unwrap().word(), "agreed");
    let challenge = open("me").await;
    let ask = bob.press(&challenge, "Join").await.unwrap().ephemeral().unwrap().clone();
    bob.press(&ask, "Accept and go first").await.unwrap();
    stage.bot.tick().await;
    let board = stage.world.message(challenge.id).unwrap();
    assert!(board.text().contains(&format!("Red: {}", bob.mention())), "{}", board.text());
    // Someone who has not lost to the challenger takes the seat as it is.
    let challenge = open("me").await;
    let board = update(&carol.press(&challenge, "Join").await.unwrap());
    assert!(board.text().contains(&format!("Red: {}", alice.mention())), "{}", board.text());
    stage.close().await;
}

/// The loser was not asked where they challenged, by name or with an open seat: a lot decided.
#[tokio::test(flavor = "multi_thread")]
async fn who_lost_last_chooses_as_the_challenger_too() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let over = stage.alice_and_bob("rokumon/act-1").await;
    bob_gives_up(&stage, &over).await;
    let (named, game) = (("opponent", "alice"), ("game", "rokumon/act-1"));
    let says =
        "If the two have played before, the loser of their last game that wasn’t a draw chooses.";
    for (options, takes) in [(&[named, game][..], "Accept"), (&[game][..], "Join")] {
        let challenge = bob.slash(&lobby, "challenge", options).await.unwrap();
        let challenge = challenge.message().unwrap();
        assert!(challenge.text().contains(says), "{}", challenge.text());
        let pings = stage.world.pings(&bob).len();
        let asks = update(&alice.press(challenge, takes).await.unwrap());
        assert!(asks.text().contains("The loser of the last game chooses"), "{}", asks.text());
        let choices =
            ["Accept and go first", "Accept, they go first", "Decline", "Withdraw", "Rules"];
        assert_eq!(labels(&asks), choices);
        stage.pass(SOON).await;
        assert!(stage.world.pings(&bob).len() > pings, "he is asked");
        let stays = alice.press(&asks, "Accept and go first").await.unwrap();
        assert!(ephemeral_text(&stays).contains("already in this challenge"), "{stays:?}");
        let board = update(&bob.press(&asks, "Accept and go first").await.unwrap());
        assert!(board.text().contains(&format!("Red: {}", bob.mention())), "{}", board.text());
        bob_gives_up(&stage, &board).await;
    }
    // What he has said holds.
    let options = [named, game, ("starts", "them")];
    let challenge = bob.slash(&lobby, "challenge", &options).await.unwrap();
    let board = update(&alice.press(challenge.message().unwrap(), "Accept").await.unwrap());
    assert!(board.text().contains(&format!("Red: {}", alice.mention())), "{}", board.text());
    stage.close().await;
}

/// A challenge that is accepted in its last minute gives its author as long to say who begins as any challenge.
#[tokio::test(flavor = "multi_thread")]
async fn a_loser_has_the_time_of_a_challenge_to_say_who_begins() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let over = stage.alice_and_bob("rokumon/act-1").await;
    bob_gives_up(&stage, &over).await;
    let options = [("opponent", "alice"), ("game", "rokumon/act-1")];
    let challenge = challenge_by(&bob, &lobby, &options).await;
    let lasts = Duration::from_millis(3 * DAY_MS.unsigned_abs());
    stage.pass(lasts - SOON).await;
    alice.press(&challenge, "Accept").await.unwrap();
    stage.pass(lasts - SOON).await;
    assert_eq!(stage.kept(2).await.status, Status::Open);
    stage.pass(SOON).await;
    assert_eq!(stage.kept(2).await.status, Status::Aborted);
    stage.close().await;
}

/// In a set each begins one game, so that there is nothing to say.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_that_a_loser_proposes_begins_at_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let over = stage.alice_and_bob("rokumon/act-1").await;
    bob_gives_up(&stage, &over).await;
    let options = [("opponent", "alice"), ("game", "rokumon/act-1"), ("games", "2")];
    let challenge = challenge_by(&bob, &lobby, &options).await;
    alice.press(&challenge, "Accept").await.unwrap();
    for game in [2, 3] {
        assert_eq!(stage.kept(game).await.status, Status::Running, "game {game}");
    }
    stage.close().await;
}

/// A handicap was given by lot, and by the rematch to the other one, without a word of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_handicap_is_the_weaker_players() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let (named, game) = (("opponent", "bob"), ("game", "roku/handicap-2"));
    let helped = async |game: i64| stage.kept(game).await.person_at(Seat(0)).unwrap();
    let asks = "gets the handicap and goes first. The player who accepts says who that is.";
    let challenge = async |who: &Person, options: &[(&str, &str)]| {
        let challenge = who.slash(&lobby, "challenge", options).await.unwrap();
        challenge.message().unwrap().clone()
    };
    let offered = challenge(&alice, &[named, game]).await;
    assert!(offered.text().contains(asks), "{}", offered.text());
    let choices = ["Accept and go first", "Accept, they go first"];
    assert_eq!(labels(&offered)[..2], choices);
    let board = update(&bob.press(&offered, choices[1]).await.unwrap());
    assert_eq!(helped(1).await, alice.id());

    // A rematch leaves it so, whoever asks for it.
    let over = bob_gives_up(&stage, &board).await;
    let rematch = bob.press(&over, "Rematch").await.unwrap().message().unwrap().clone();
    let says = "The player who accepts gets the handicap and goes first.";
    assert!(rematch.text().contains(says), "{}", rematch.text());
    let board = update(&alice.press(&rematch, "Accept").await.unwrap());
    assert_eq!(helped(2).await, alice.id());
    let over = bob_gives_up(&stage, &board).await;
    let rematch = alice.press(&over, "Rematch").await.unwrap().message().unwrap().clone();
    let says = "The challenger gets the handicap and goes first.";
    assert!(rematch.text().contains(says), "{}", rematch.text());
    bob.press(&rematch, "Accept").await.unwrap();
    assert_eq!(helped(3).await, alice.id());

    // Whoever takes an open seat is asked.
    let open = challenge(&alice, &[game]).await;
    assert!(open.text().contains(asks), "{}", open.text());
    let asked = bob.press(&open, "Join").await.unwrap().ephemeral().unwrap().clone();
    assert!(asked.text().contains("Who is that?"), "{}", asked.text());
    bob.press(&asked, choices[0]).await.unwrap();
    assert_eq!(helped(4).await, bob.id());
    // What the challenge says holds.
    let given = challenge(&alice, &[named, game, ("starts", "them")]).await;
    assert!(given.text().contains("who accepts gets the handicap"), "{}", given.text());
    bob.press(&given, "Accept").await.unwrap();
    assert_eq!(helped(5).await, bob.id());
    stage.close().await;
}

/// The player on turn makes the greatest threat that does not end the game; gives the board's text after it.
async fn threaten(stage: &Stage, game: i64) -> String {
    let now = table(stage, game).await;
    let seat = now.to_move().unwrap();
    let next = |action: &String| {
        let mut after = now.clone();
        after.play(action).unwrap();
        (after.outcome().is_some(), !after.threatens(seat))
    };
    let action = now.actions().actions.into_iter().min_by_key(next).unwrap();
    let who = stage.person(if seat == Seat(0) { "alice" } else { "bob" });
    let options = [("where", action.as_str()), ("game", &game.to_string())];
    let answer = who.slash(&stage.channel("lobby"), "move", &options).await.unwrap();
    answer.message().unwrap().text().to_owned()
}
