//! Rokumon: what is refused and what it says, unfinished actions, the automa's seat, what the cards
//! show.

mod wording;

use narabe::game::{
    Arg, Board, CardFace, Face, MarkKind, Parsed, PlaceKind, Refusal, Scene, Seat, Stock, Table,
    Turn,
};
use narabe::games::GAMES;
use narabe::render::{Look, Painter, text};
use narabe::words::{Locale, describe, refusal, try_say};

/// The game after these actions, parted by commas with a space.
fn play(rules: &str, actions: &str) -> Table {
    let mut table = GAMES.find("rokumon").unwrap().open(rules, 2).unwrap();
    for action in actions.split("; ").filter(|action| !action.is_empty()) {
        table.play(action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    table
}

fn refused(table: &Table, text: &str) -> Refusal {
    table.clone().play(text).expect_err(text)
}

fn places(scene: &Scene) -> Vec<(String, PlaceKind)> {
    let Board::Places { places, .. } = &scene.board else { panic!("no grid") };
    places.iter().map(|place| (place.name.clone(), place.kind.clone())).collect()
}

const DEALT: &str = "deal 5 2 7 1 3 6 4";

#[test]
fn what_is_refused_says_what_would_work() {
    let stack = "deal 5 2 7 1 3 6 4; place r2 on 1; place b3 on 2; move 1 to 2; place b1 on 5";
    let black = "deal 5 2 7 1 3 6 4; place r2 on 1";
    let shifted = "deal 5 2 7 1 3 6 4; surprise 4 to 1,1";
    for (act, actions, text, word, says) in [
        ("act-2", "", "place 4", "not-dealt", "dealt"),
        ("act-2", "", "deal 1 2 3", "bad-deal", "7 different cards"),
        ("act-2", "", "deal 5 2 7 1 3 6 6", "bad-deal", "deal "),
        ("act-2", "", "deal 5 2 7 1 3 6 8", "bad-deal", "1 to 7"),
        ("act-5", "", DEALT, "bad-deal", " fort "),
        ("act-4", "", "deal 5 2 7 1 3 6 4 fort 2", "bad-deal", "face down"),
        ("act-4", DEALT, DEALT, "already-dealt", "once"),
        ("act-1", "deal 5 2 7 1 3 6", "place 4", "no-such-card", "1, 2, 3, 5, 6, 7"),
        ("act-2", DEALT, "fight 4", "not-in-act", "place, move"),
        ("act-3", DEALT, "surprise 4 to 1,1", "not-in-act", "place, move, fight"),
        ("act-3", DEALT, "place b3 on 4", "not-in-supply", "r2, r4, r6"),
        ("act-3", DEALT, "place b4 on 4", "no-such-die", "r2, r4, r6"),
        ("act-3", DEALT, "place b4", "no-such-die", "r2, r4, r6"),
        ("act-3", DEALT, "place r2 on 9", "no-such-card", "1, 2, 3, 4, 5, 6, 7"),
        ("act-3", DEALT, "place 9", "no-such-card", "1, 2, 3, 4, 5, 6, 7"),
        ("act-3", DEALT, "move 8 to 1", "no-such-card", "1, 2, 3, 4, 5, 6, 7"),
        ("act-3", DEALT, "move r2 to 1", "die-for-card", "You can’t move any of your dice"),
        ("act-3", stack, "move r2 to 1", "die-for-card", "the top die of: 2."),
        ("act-3", stack, "move r", "die-for-card", "the top die of: 2."),
        ("act-3", stack, "place 6 on 2", "card-taken", "3, 4, 6, 7"),
        ("act-3", DEALT, "place 5 on 4", "no-such-die", "r2, r4, r6"),
        ("act-3", black, "place 1 on 4", "which-die", "b1, w1"),
        ("act-3", DEALT, "move 8", "no-such-card", "1, 2, 3, 4, 5, 6, 7"),
        ("act-3", DEALT, "place r2 on top", "notation", "place r2 on 1"),
        ("act-3", "", "place r2 on 9", "notation", "deal"),
        ("act-1", "deal 5 2 7 1 3 6", "place b3 on 3", "dice-alike", "place 1, place 2"),
        ("act-1", "deal 5 2 7 1 3 6", "place b", "notation", "place 1"),
        ("act-1", "deal 5 2 7 1 3 6", "place 2 on 3", "dice-alike", "place 1, place 2"),
        ("act-1", "deal 5 2 7 1 3 6", "place 9", "no-such-card", "1, 2, 3, 5, 6, 7"),
        ("act-3", DEALT, "move 4 to 1", "no-die", "You can’t move any of your dice"),
        ("act-3", DEALT, "move", "nothing-to-do", "place"),
        ("act-3", DEALT, "fight 4", "no-fight", "No other card does either"),
        ("act-3", DEALT, "hop 4", "notation", "place r2 on 1"),
        ("act-4", DEALT, "hop 4", "notation", "these: place r2 on 1."),
        (
            "act-3",
            "deal 5 2 7 1 3 6 4; place r2 on 1",
            "place b1 on 1",
            "card-taken",
            "2, 3, 4, 5, 6, 7",
        ),
        ("act-3", "deal 5 2 7 1 3 6 4; place r2 on 1", "move 1 to 2", "rivals-die", "opponent"),
        ("act-3", stack, "move 2 to 2", "same-card", "1, 3, 5, 7"),
        ("act-3", stack, "move 2 to 4", "same-colour", "gold"),
        (
            "act-3",
            "deal 5 2 7 1 3 6 4; place r2 on 1; place b3 on 2; move 1 to 2",
            "move 2 to 1",
            "covered-die",
            "covered",
        ),
        ("act-3", &format!("{stack}; place r4 on 1"), "move 5 to 2", "mixed-stack", "4, 6"),
        ("act-3", stack, "fight 5", "no-fight", "You can fight on: 2"),
        ("act-4", DEALT, "surprise 4 to 3,0", "same-cell", "1,1"),
        ("act-4", DEALT, "surprise 4 to 0,0", "cell-taken", "1,1"),
        ("act-4", DEALT, "surprise 4 to 5,5", "touches-too-few", "1,1"),
        ("act-4", DEALT, "surprise 6 to -1,1", "touches-too-few", "fewer than two"),
        ("act-4", DEALT, "surprise 4 to 5", "no-such-cell", "1,1"),
        ("act-4", DEALT, "surprise 9 to 1,1", "no-such-card", "1, 2, 3, 4, 5, 6, 7"),
        ("act-4", shifted, "surprise 4 to 3,0", "locked-card", "1, 2, 3, 5, 6, 7"),
        (
            "act-4",
            &format!("{shifted}; place b1 on 1"),
            "surprise 4 to 3,0",
            "surprise-used",
            "You can: place",
        ),
        ("solo", &format!("{DEALT}; place r2 on 1"), "place b5 on 7", "automa", "place b1 on 3"),
        ("solo", DEALT, "resign 1", "notation", "resign 0"),
    ] {
        let why = refused(&play(act, actions), text);
        assert_eq!(why.word, word, "{act} {actions} {text}");
        let say = refusal(Locale::En, &why);
        assert!(say.contains(says), "{act} {actions} {text}: {say}");
        for locale in Locale::ALL {
            assert!(
                try_say(locale, &format!("refusal-{word}"), &why.args).is_some(),
                "{locale:?} {word}"
            );
        }
    }
}

fn choices(table: &Table, text: &str) -> Vec<String> {
    match table.read(text) {
        Ok(Parsed::Unfinished(choices)) => choices,
        other => panic!("{text}: {other:?}"),
    }
}

/// Every step of an action in several steps is a choice, down to a whole action.
#[test]
fn an_action_is_chosen_step_by_step() {
    let table = play(
        "act-4",
        "deal 5 2 7 1 3 6 4; place r2 on 1; place b3 on 2; move 1 to 2; place w1 on 5",
    );
    assert_eq!(choices(&table, "place"), ["place r2", "place r4", "place r6"]);
    assert_eq!(choices(&table, "place r4")[0], "place r4 on 1");
    assert_eq!(
        choices(&table, "place 1"),
        ["place r2 on 1", "place r4 on 1", "place r6 on 1"],
        "the card first"
    );
    assert_eq!(choices(&table, "MOVE"), ["move 2"]);
    assert_eq!(
        choices(&table, "move 2"),
        ["move 2 to 1", "move 2 to 3", "move 2 to 5", "move 2 to 7"]
    );
    assert_eq!(choices(&table, "fight"), ["fight 2"]);
    assert_eq!(choices(&table, "surprise").len(), 7);
    for text in choices(&table, "surprise").iter().flat_map(|card| choices(&table, card)) {
        assert!(
            matches!(table.read(&text), Ok(Parsed::Action(_))) && table.clone().play(&text).is_ok(),
            "{text}"
        );
    }
    assert_eq!(
        table.read("move 2 1"),
        Ok(Parsed::Action("move 2 to 1".to_owned())),
        "little words may be left out"
    );
    assert_eq!(
        table.read("surprise 6 to 2, -1"),
        Ok(Parsed::Action("surprise 6 to 2,-1".to_owned()))
    );
    let plain = play("act-2", DEALT);
    assert_eq!(choices(&plain, "place").len(), 7, "without values a place is only a card");
}

/// Without values a person may still name one of the own dice; the record has the same action.
#[test]
fn a_die_without_value_may_be_named() {
    let mut table = play("act-1", "deal 5 2 7 1 3 6");
    for text in ["place r2 on 3", "place r on 3", "place r6 3", "place 3"] {
        assert_eq!(table.read(text), Ok(Parsed::Action("place 3".to_owned())), "{text}");
    }
    assert_eq!(choices(&table, "place r2"), choices(&table, "place"));
    table.play("place r4 on 3").unwrap();
    assert_eq!(table.read("place w1 on 5"), Ok(Parsed::Action("place 5".to_owned())));
    let why = refused(&table, "place r2 on 5");
    assert_eq!(why.word, "dice-alike", "now it is Black's turn");
    let says = refusal(Locale::En, &why);
    assert!(
        says.ends_with("Name only the card: place 1, place 2, place 5, place 6, place 7."),
        "{says}"
    );
}

/// Each step asks for what is chosen in it; where different things are listed no single question
/// fits.
#[test]
fn every_step_asks_its_own_question() {
    let table = play(
        "act-4",
        "deal 5 2 7 1 3 6 4; place r2 on 1; place b3 on 2; move 1 to 2; place w1 on 5",
    );
    let asks = |begun: &str| table.question(&choices(&table, begun)).map(|asked| asked.word);
    for (begun, word) in [
        ("place", "die"),
        ("place r4", "empty-card"),
        ("move", "top-die"),
        ("move 2", "other-card"),
        ("fight", "fight"),
        ("surprise", "card"),
        ("surprise 6", "cell"),
    ] {
        assert_eq!(asks(begun), Some(word), "{begun}");
        for locale in Locale::ALL {
            assert!(
                try_say(locale, &format!("question-{word}"), &[]).is_some(),
                "{locale:?} {word}"
            );
        }
    }
    assert_eq!(asks(""), None, "place, move, fight or surprise");
    assert_eq!(table.question(&table.actions().actions), None);
}

#[test]
fn equal_dice_are_one_action() {
    let listed = play("act-3", DEALT).actions().actions;
    assert_eq!(listed.len(), 3 * 7, "two, four and six on seven cards");
    assert_eq!(play("act-1", "deal 5 2 7 1 3 6").actions().actions.len(), 6);
}

#[test]
fn the_automas_actions_stand_in_the_record() {
    let mut table = play("solo", DEALT);
    assert!(!table.is_machine(Seat(0)) && table.is_machine(Seat(1)));
    assert_eq!(table.automa(), None);
    let mut random = fastrand::Rng::with_seed(5);
    while let Turn::Seat(seat) = table.turn() {
        let action = table.automa().or_else(|| random.choice(table.actions().actions)).unwrap();
        assert_eq!(table.automa().is_some(), table.is_machine(seat));
        table.play(&action).unwrap();
    }
    assert_eq!(table.automa(), None, "nothing after the end");
}

/// While a card is chosen for a Surprise the cells to which it could go are places with their
/// names.
#[test]
fn a_surprise_shows_its_cells_while_it_is_chosen() {
    let table = play("act-4", DEALT);
    assert_eq!(places(&table.scene(None)).len(), 7);
    let cells = |begun: &str| -> Vec<String> {
        let shown = places(&table.preview(None, begun))
            .into_iter()
            .filter(|(_, kind)| *kind == PlaceKind::Cell);
        shown.map(|(name, _)| format!("surprise 6 to {name}")).collect()
    };
    assert_eq!(cells("surprise 6"), choices(&table, "surprise 6"));
    assert_eq!(cells("move 6"), Vec::<String>::new());
    assert!(
        describe(Locale::En, &table.preview(None, "surprise 6")).contains("Cells to choose from")
    );
    let played = play(
        "act-4",
        "deal 5 2 7 1 3 6 4; surprise 4 to 1,1; place b1 on 1; place r2 on 2; place w1 on 3",
    );
    assert_eq!(places(&played.preview(None, "surprise 6")).len(), 7, "who has used it sees none");
    assert!(!Painter::new().png(&table.preview(None, "surprise 6"), &Look::default()).is_empty());
}

#[test]
fn the_scene_shows_cards_stacks_and_supplies() {
    let table = play(
        "act-5",
        "deal 5 2 7 1 3 6 4 fort 3; place r2 on 1; place w1 on 3; move 1 to 3; surprise 2 to 2,1",
    );
    let scene = table.scene(None);
    let faces: Vec<_> = places(&scene)
        .into_iter()
        .map(|(name, kind)| match kind {
            PlaceKind::Card(card) => (name, card.face, card.locked),
            other => panic!("{name}: {other:?}"),
        })
        .collect();
    assert!(faces.contains(&("3".to_owned(), CardFace::Down, false)), "{faces:?}");
    assert!(faces.contains(&("2".to_owned(), CardFace::Gold, true)), "{faces:?}");
    let dice: Vec<_> = scene.pieces.iter().map(|piece| piece.face).collect();
    assert_eq!(
        dice,
        [Face::Die { value: 1, pale: true }, Face::Die { value: 2, pale: false }],
        "bottom first"
    );
    assert_eq!(scene.seats[1].stock[1], Stock::Once("surprise", true));
    let drawn = text(&scene);
    assert!(drawn.contains("3:down w1 r2") && drawn.contains("R: r2 r4 r6 surprise"), "{drawn}");
    let told = describe(Locale::En, &scene);
    assert!(
        told.contains("3 face down: White 1, Red 2")
            && told.contains("Card 2 may not be moved now."),
        "{told}"
    );
    for locale in Locale::ALL {
        assert!(!describe(locale, &scene).contains("alt-"), "{}", describe(locale, &scene));
    }
}

/// The description tells the places of the cards as well: by them one sees three in a row.
#[test]
fn the_lines_of_cards_are_told() {
    let told = |actions: &str| describe(Locale::En, &play("act-4", actions).scene(None));
    let dealt = told("deal 5 2 7 1 3 6 4");
    assert!(dealt.contains("row by row from the top: 5 2 7; 1 3 6 4."), "{dealt}");
    assert!(!dealt.contains("diagonal"), "{dealt}");
    let moved = told("deal 5 2 7 1 3 6 4; surprise 4 to 0,1");
    assert!(moved.contains("from the top: 5 2 7; 1 3 6; 4."), "{moved}");
    assert!(moved.contains("Cards in a diagonal: 2 3 4."), "{moved}");
    let squares = describe(Locale::En, &play("act-1", "deal 2 6 7 3 4 1").scene(None));
    assert!(squares.contains("from the top: 2 6 7; 3 4 1."), "{squares}");
}

#[test]
fn the_cards_of_a_row_are_marked() {
    let table = play("act-2", "deal 5 1 7 3 4 2 6; place 3; place 5; place 4; place 1; place 2");
    assert_eq!(table.outcome().unwrap().end, "row");
    let scene = table.scene(None);
    let won = scene
        .marks
        .iter()
        .filter(|mark| mark.kind == MarkKind::Win)
        .map(|mark| scene.board.name(mark.spot));
    assert_eq!(won.collect::<Vec<_>>(), ["3", "4", "2"]);
}

/// A stack of three would win for the automa, which never seeks one: it threatens nothing.
#[test]
fn the_automa_threatens_nothing() {
    let placed = "deal 2 4 6 5 7 1 3; place r6 on 3; place b1 on 1; surprise 5 to 2,-2; place w1 on 5; move 3 to 2; \
                  move 5 to 2; place r4 on 7; place b3 on 3; place r2 on 5; place b3 on 4; move 7 to 4; place b5 on 7; \
                  move 4 to 5; move 7 to 4; move 5 to 6";
    let mut table = play("solo", placed);
    assert_eq!((table.to_move(), table.threatens(Seat(1))), (Some(Seat(1)), false));
    table.play("move 4 to 5").unwrap();
    assert_eq!(table.outcome(), None, "what it does wins nothing");
}

/// A player who has just acted threatens if another action at once would win; on turn that is the
/// same as having a winning action.
#[test]
fn a_threat_is_an_action_that_would_win() {
    let table = play("act-2", "deal 5 1 7 3 4 2 6; place 3; place 5; place 4");
    assert_eq!(
        [Seat(0), Seat(1)].map(|seat| table.threatens(seat)),
        [true, false],
        "a die on 2 makes a row"
    );
    let table = play("act-2", "deal 5 1 7 3 4 2 6; place 3; place 5; place 4; place 2");
    assert!(!table.threatens(Seat(0)), "the row is blocked");
    for seed in 0..40 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut table = play("act-4", DEALT);
        while let Some(seat) = table.to_move() {
            let wins = |action: &String| {
                let mut after = table.clone();
                after.play(action).unwrap();
                after.outcome().is_some_and(|outcome| outcome.is_winner(table.side(seat)))
            };
            let listed = table.actions().actions;
            assert_eq!(table.threatens(seat), listed.iter().any(wins), "seed {seed}");
            table.play(&random.choice(listed).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_acts_are_a_course() {
    let entry = GAMES.find("rokumon").unwrap();
    assert_eq!(entry.after("act-1"), Some("act-2"));
    assert_eq!((entry.after("act-5"), entry.after("solo")), (None, None));
    for next in entry.info.course.iter().skip(1) {
        for locale in Locale::ALL {
            assert!(
                try_say(locale, &format!("new-rokumon-{next}"), &[("next", Arg::Text("x".into()))])
                    .is_some()
            );
        }
    }
}
