//! Openings as people meet them: each decision is a turn, its answers are a menu, and what is offered stands on the board.

use crate::stage::{Stage, ephemeral_text, labels, pick, update};
use narabe::playground::{Answered, Message, Person};

/// Plays the beginning of a Soosorv-8 game, and returns the board on which a number of fifths is to be declared.
async fn four_stones_of_soosorv(stage: &Stage) -> Message {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju opening=soosorv-8").await;
    for (who, text) in
        [(&alice, "h8"), (&alice, "h9"), (&alice, "i9"), (&bob, "stay"), (&bob, "i8")]
    {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        assert!(answer.message().is_some(), "{text}: {answer:?}");
        stage.bot.tick().await;
    }
    stage.shown(1).await
}

/// The label of the form behind the Move button.
async fn asks(person: &Person, board: &Message) -> String {
    let form = person.press(board, "Move").await.unwrap().modal().unwrap().clone();
    form.inputs()[0]["label"].as_str().unwrap().to_owned()
}

/// The placeholder of the form behind the Move button.
async fn example(person: &Person, board: &Message) -> String {
    placeholder(&person.press(board, "Move").await.unwrap())
}

/// The placeholder of a form's first line.
fn placeholder(form: &Answered) -> String {
    form.modal().unwrap().inputs()[0]["placeholder"].as_str().unwrap().to_owned()
}

/// The form for a move says what is placed: the number and the colour of a stone of the opening, a fifth that is offered,
/// and afterwards the player's own colour.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_says_what_is_placed() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let put = async |who: &Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer.message().cloned().unwrap_or_else(|| panic!("{text}: {answer:?}"))
    };
    let board = stage.alice_and_bob("gomoku/freestyle opening=swap2").await;
    assert_eq!(asks(&alice, &board).await, "Stone 1 of 3: Black");
    let board = put(&alice, "h8").await;
    assert_eq!(asks(&alice, &board).await, "Stone 2 of 3: White");
    put(&alice, "h9").await;
    put(&alice, "i9").await;
    let board = put(&bob, "place more").await;
    assert_eq!(asks(&bob, &board).await, "Stone 4 of 5: White");
    put(&bob, "i8").await;
    put(&bob, "a1").await;
    let board = put(&alice, "take first").await;
    assert_eq!(asks(&bob, &board).await, "Where does your white stone go?");
    stage.close().await;
}

/// The same of an opening whose fifth stone is offered.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_says_which_fifth_is_offered() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = async |who: &Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer.message().cloned().unwrap_or_else(|| panic!("{text}: {answer:?}"))
    };
    stage.alice_and_bob("gomoku/renju").await;
    for text in ["h8", "h9", "i9"] {
        board(&alice, text).await;
    }
    let fourth = board(&bob, "stay").await;
    assert_eq!(asks(&bob, &fourth).await, "Stone 4: White");
    let first = board(&bob, "i8").await;
    assert_eq!(asks(&alice, &first).await, "Point 1 of 2 for stone 5: Black");
    let second = board(&alice, "offer h7").await;
    assert_eq!(asks(&alice, &second).await, "Point 2 of 2 for stone 5: Black");
    stage.close().await;
}

/// A menu asks its question once: the opening's own needs no general one below it.
#[tokio::test(flavor = "multi_thread")]
async fn a_swap_is_asked_for_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju").await;
    for text in ["h8", "h9", "i9"] {
        alice.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    }
    let asked = bob.press(&stage.shown(1).await, "Move").await.unwrap();
    let text = ephemeral_text(&asked);
    assert!(text.contains("Swap colours or keep them?"), "{text}");
    assert!(!text.contains("Choose an action"), "{text}");
    stage.close().await;
}

/// The opening of the renju world championships, from the first stone to the sixth.
#[tokio::test(flavor = "multi_thread")]
async fn fifths_are_declared_offered_and_chosen() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = four_stones_of_soosorv(&stage).await;
    let put = async |who: &Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer.message().cloned().unwrap_or_else(|| panic!("{text}: {answer:?}"))
    };
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    pick(&bob, &menu, "Declare 2 fifth moves").await;
    stage.bot.tick().await;
    let declared = stage.shown(1).await;
    assert!(declared.text().contains("declared 2 fifth moves"), "{}", declared.text());
    let refused = async |text: &str| {
        ephemeral_text(&alice.slash(&lobby, "move", &[("where", text)]).await.unwrap())
    };
    let unread = refused("keep it").await;
    assert!(unread.contains("Swap colours") && !unread.contains("h8"), "{unread}");
    let point = refused("h7").await;
    assert!(point.contains("asks for a decision") && point.contains("Swap colours"), "{point}");
    put(&alice, "stay").await;
    let offered = put(&alice, "offer h7").await;
    assert!(offered.text().contains("offered h7"), "{}", offered.text());
    let same =
        ephemeral_text(&alice.slash(&lobby, "move", &[("where", "offer h7")]).await.unwrap());
    assert!(same.contains("already offered"), "{same}");
    let same = refused("h7").await;
    assert!(same.contains("already offered"), "{same}");
    let both = refused("g6 g5").await;
    assert!(both.contains("“g6 g5” isn’t a move. Write one point, like "), "{both}");
    let (_, example) = both.split_once("like ").unwrap();
    assert!(!example.contains(' '), "a single one: {both}");
    assert!(!both.to_lowercase().contains("offer") && !both.contains("…."), "{both}");
    // Nothing but offers is possible now, so a point is one.
    let board = put(&alice, "g6").await;
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Offered as the fifth move: h7 g6."), "{alt}");
    assert!(board.text().contains("Pick one of the offered fifth moves"), "{}", board.text());
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    // The letters are those of the board's picture.
    pick(&bob, &menu, "B · g6").await;
    stage.bot.tick().await;
    // The point alone would look like a move of Bob's, whose stones are white.
    let chosen = stage.shown(1).await;
    let said = "That’s the chosen fifth move, a black stone.";
    assert!(chosen.text().contains("Last: g6"), "{}", chosen.text());
    assert!(chosen.text().contains(said), "{}", chosen.text());
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let replay = replay.message().unwrap();
    assert!(replay.text().contains("Move 5 of 5: g6"), "{}", replay.text());
    assert!(replay.text().contains(said), "{}", replay.text());
    let next = put(&bob, "a1").await;
    assert!(!next.text().contains(said), "{}", next.text());
    let log = stage.kept(1).await.log;
    assert_eq!(log[3..], ["stay", "i8", "declare 2", "stay", "offer h7", "offer g6", "g6", "a1"]);
    stage.close().await;
}

/// An offered point is chosen by its letter on the board as well. Another letter is refused by what can be chosen, and while
/// points are still offered a letter is none of them.
#[tokio::test(flavor = "multi_thread")]
async fn an_offered_point_is_chosen_by_its_letter() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju").await;
    let put = async |who: &Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer
    };
    for (who, text) in
        [(&alice, "h8"), (&alice, "h9"), (&alice, "i9"), (&bob, "stay"), (&bob, "i8")]
    {
        put(who, text).await;
    }
    put(&alice, "h7").await;
    let first = ephemeral_text(&put(&alice, "a").await);
    assert!(first.contains("“a” isn’t a move. Write one point, like "), "{first}");
    put(&alice, "g6").await;
    let other = ephemeral_text(&put(&bob, "c").await);
    assert!(other.contains("You can choose: A · h7, B · g6."), "{other}");
    let other = ephemeral_text(&put(&bob, "a1").await);
    assert!(other.contains("Choose: A · h7, B · g6."), "{other}");
    // Suggestions know the letters as well.
    let (all, second): (&[&str], &[&str]) = (&["A · h7", "B · g6"], &["B · g6"]);
    for (typed, shown) in [("", all), ("B", second), ("g", second), ("B · g6", second)] {
        let found = bob.complete(&lobby, "move", &[], ("where", typed)).await.unwrap();
        let names = found.choices().iter().map(|choice| &choice.name);
        assert!(names.eq(shown), "{typed:?}: {found:?}");
        assert_eq!(found.choices().last().unwrap().value, "g6", "{typed:?}");
    }
    let neither = ephemeral_text(&put(&bob, "B · h7").await);
    assert!(neither.contains("A · h7, B · g6."), "a letter and a point that differ: {neither}");
    put(&bob, "B · g6").await;
    assert_eq!(stage.kept(1).await.log[5..], ["offer h7", "offer g6", "g6"]);
    // A letter is the beginning of a point again, and the list of points has no sign at its end.
    let begun = ephemeral_text(&put(&bob, "b").await);
    assert!(begun.contains("only the start of a move") && begun.ends_with(" and more."), "{begun}");
    stage.close().await;
}

/// A point alone is no offer where the colours can be swapped instead, since it may as well be meant as the fifth stone, and
/// no action takes an offer back. The form gives an example of each choice, and a point alone for the offers that follow.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_of_ten_offers_needs_its_word() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju opening=taraguchi-10").await;
    let put = async |who: &Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer.message().cloned().unwrap_or_else(|| panic!("{text}: {answer:?}"))
    };
    for (who, text) in
        [(&alice, "h8"), (&bob, "stay"), (&bob, "h9"), (&alice, "stay"), (&alice, "i9")]
    {
        put(who, text).await;
    }
    put(&bob, "stay").await;
    let board = put(&bob, "j10").await;
    let typed = alice.slash(&lobby, "move", &[("where", "j9")]).await.unwrap();
    let refused = ephemeral_text(&typed);
    assert!(refused.contains("Swap colours, Keep the colours, Offer "), "{refused}");
    assert_eq!(stage.kept(1).await.log.len(), 7);
    // The exchange takes one tap, as behind the stones before.
    let menu = alice.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(labels(&menu), ["Swap colours", "Keep the colours", "Offer a fifth…"]);
    let form = alice.press(&menu, "Offer a fifth…").await.unwrap();
    let first = placeholder(&form);
    let offer = first.strip_prefix("for example swap, stay, ");
    let offer = offer.filter(|offer| offer.starts_with("offer "));
    let offer = offer.unwrap_or_else(|| panic!("{first}"));
    // In another language the example has its own words, which can be typed as well.
    let point = offer.strip_prefix("offer ").unwrap_or_default();
    let own = stage.person("alice").with_locale("fr");
    let menu = own.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    let own = placeholder(&own.press(&menu, "Proposer un cinquième coup…").await.unwrap());
    let offer = format!("Proposer {point}");
    let named = format!("Échanger les couleurs, Garder les couleurs, {offer}");
    assert!(own.ends_with(&named), "{own}");
    let played = format!("offer {point}");
    let after = update(&alice.submit(form.modal().unwrap(), &[("text", &offer)]).await.unwrap());
    assert!(after.is_ephemeral(), "her own board takes the menu’s place: {}", after.text());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log[7..], [played]);
    let board = stage.shown(1).await;
    let next = example(&alice, &board).await;
    assert!(!next.contains("offer") && !next.contains("swap"), "{next}");
    stage.close().await;
}

/// A number alone is understood where a number of fifths is asked for.
#[tokio::test(flavor = "multi_thread")]
async fn a_number_of_fifths_is_typed_alone() {
    let stage = Stage::open().await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    four_stones_of_soosorv(&stage).await;
    let put = async |text: &str| bob.slash(&lobby, "move", &[("where", text)]).await.unwrap();
    // Words that only the singular has are no number either.
    for text in ["9", "0", "move", "fifth move", "ход", "coup", "three", "3 points", "h8"] {
        let refused = ephemeral_text(&put(text).await);
        assert!(refused.contains("Write a number from 1 to 8."), "{text}: {refused}");
        assert!(!refused.contains("Declare"), "{text}: {refused}");
    }
    put("３").await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log[3..], ["stay", "i8", "declare 3"]);
    stage.close().await;
}

/// A part of an action's name is enough where one alone has it, also in a language without spaces.
#[tokio::test(flavor = "multi_thread")]
async fn a_part_of_a_name_is_enough() {
    for (text, played) in [("keep", "stay"), ("そのまま", "stay"), ("交替", "swap")] {
        let stage = Stage::open().await;
        let (alice, bob, lobby) =
            (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
        stage.alice_and_bob("gomoku/renju").await;
        for (who, text) in [(&alice, "h8"), (&alice, "h9"), (&alice, "i9"), (&bob, text)] {
            who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
            stage.bot.tick().await;
        }
        assert_eq!(stage.kept(1).await.log[3..], [played], "{text}");
        stage.close().await;
    }
}

/// The third stone of renju is chosen in a menu of points with the names of the openings that they make, beside the board.
#[tokio::test(flavor = "multi_thread")]
async fn the_third_stone_is_chosen_by_the_names_of_openings() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju").await;
    for text in ["h8", "h9"] {
        alice.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    }
    let board = stage.shown(1).await;
    let asked = alice.press(&board, "Move").await.unwrap();
    let menu = asked.ephemeral().unwrap();
    let options = menu.selects()[0]["options"].as_array().unwrap();
    let names: Vec<&str> = options.iter().map(|option| option["label"].as_str().unwrap()).collect();
    assert_eq!(names.len(), 23, "the square of five but for two stones");
    for name in ["h10 · D1 Kansei", "j6 · D13 Yusei", "f6 · D13 Yusei"] {
        assert!(names.contains(&name), "{name} is not in {names:?}");
    }
    let alt = menu.attachments[0].description.clone().unwrap();
    assert!(alt.contains("To be placed: Black."), "{alt}");
    // Beside the board as it is each opening has its diagram.
    let chart = menu.attachments[1].description.clone().unwrap();
    assert!(chart.starts_with("The 13 openings") && chart.contains("D13 Yusei"), "{chart}");
    assert!(!chart.contains("I1 "), "the second stone lies beside the first: {chart}");
    stage.close().await;
}

/// The clock starts when a decision comes to a side and stops when it leaves it: one turn for both fifths, one for the
/// choice and the sixth stone (docs/rules/openings-and-tables.md F9).
#[tokio::test(flavor = "multi_thread")]
async fn several_decisions_of_a_side_share_one_turn() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju").await;
    let ends = async |who: &Person, text: &str| {
        stage.clock.advance(60_000);
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        assert!(answer.message().is_some(), "{text}: {answer:?}");
        stage.bot.tick().await;
        let turn = stage.kept(1).await.timing.turn.unwrap();
        (turn.person, turn.ends_at)
    };
    let first = ends(&alice, "h8").await;
    assert_eq!(ends(&alice, "h9").await, first);
    let choice = ends(&alice, "i9").await;
    assert_eq!((choice.0, choice.1 - first.1), (bob.id(), 180_000));
    assert_eq!(ends(&bob, "stay").await, choice, "and the fourth stone");
    let fifths = ends(&bob, "i8").await;
    assert_eq!((fifths.0, fifths.1 - choice.1), (alice.id(), 120_000));
    assert_eq!(ends(&alice, "offer h7").await, fifths, "both proposals are one turn");
    let pick = ends(&alice, "offer g6").await;
    assert_eq!((pick.0, pick.1 - fifths.1), (bob.id(), 120_000));
    assert_eq!(ends(&bob, "g6").await, pick, "the choice and the sixth are one turn");
    let seventh = ends(&bob, "a1").await;
    assert_eq!((seventh.0, seventh.1 - pick.1), (alice.id(), 120_000));
    stage.close().await;
}
