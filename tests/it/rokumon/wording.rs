//! The words of Rokumon: the act's rules under the first board, hints for choices, results of
//! actions.

use super::{DEALT, choices, play};
use narabe::game::{Parsed, Table};
use narabe::words::{Locale, action, aim, game_phrase, notation_help, played};

/// The hint beside a choice of a menu, in this language.
fn beside(locale: Locale, table: &Table, choice: &str) -> Option<String> {
    table.outlook(choice).map(|more| game_phrase(locale, "outlook", &more))
}

fn says(table: &Table, choice: &str) -> String {
    beside(Locale::En, table, choice).unwrap_or_else(|| panic!("nothing about {choice}"))
}

/// A person who begins with this act reads everything that applies there, and nothing of what does
/// not.
#[test]
fn the_first_board_tells_the_whole_act() {
    let words = [
        "Place a die",
        "move",
        "on one card",
        "horizontal",
        "Fight",
        "white 1",
        "Surprise",
        "**!**",
        "diagonal",
        "fort",
    ];
    for (act, has) in [
        ("act-1", &[0, 1, 2, 3][..]),
        ("act-2", &[0, 1, 2, 3]),
        ("act-3", &[0, 1, 2, 3, 4, 5]),
        ("act-4", &[0, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("act-5", &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ("solo", &[0, 1, 2, 3, 5, 6, 7, 8]),
    ] {
        let told = aim(Locale::En, "rokumon", &[act])
            .join("\n")
            .replace("black dice and the white one", "white 1");
        for (number, word) in words.iter().enumerate() {
            assert_eq!(told.contains(word), has.contains(&number), "{act}, {word}: {told}");
        }
        for locale in Locale::ALL {
            let told = aim(locale, "rokumon", &[act]).join("\n");
            let quoted = told.lines().all(|line| line.starts_with("> "));
            assert!(quoted && told.chars().count() < 1200, "{locale:?} {act}: {told}");
            assert!(!told.contains('{') && !told.contains("rokumon-"), "{locale:?} {act}: {told}");
        }
    }
}

/// The example of a move is one of the act: dice have names from act 3 on.
#[test]
fn the_example_of_a_move_fits_the_act() {
    for locale in Locale::ALL {
        for (act, fits, other) in
            [("act-1", "place 2", "r4"), ("act-4", "place r4 on 2", "place 2"), ("solo", "r4", "3")]
        {
            let how = notation_help(locale, "rokumon", Some(act)).unwrap();
            assert!(how.contains(fits) && !how.contains(other), "{locale:?} {act}: {how}");
        }
        let how = notation_help(locale, "rokumon", None).unwrap();
        assert!(how.contains("place 2") && how.contains("place r4 on 2"), "{locale:?}: {how}");
    }
}

/// The fight and its sides are announced before it is done and after it, and to the player who
/// would lose, too.
#[test]
fn a_fight_is_told_in_words() {
    let mut table = play("act-3", "deal 5 2 7 1 3 6 4; place r6 on 1; place w1 on 2; move 1 to 2");
    assert_eq!(
        says(&table, "fight 2"),
        "the white 1 beats the red 6, which goes back to Red’s supply"
    );
    assert_eq!(table.upshot(), None);
    table.play("fight 2").unwrap();
    let after = table.upshot().unwrap();
    let says_after = "On card 2 the white 1 has beaten the red 6, which is back in Red’s supply.";
    assert_eq!(game_phrase(Locale::En, "upshot", &after), says_after);
    for locale in [Locale::Ja, Locale::Fr] {
        let says = game_phrase(locale, "upshot", &after);
        assert!(says.contains('6') && !says.contains("r6") && !says.contains("whose"), "{says}");
    }
    table.play("place r2 on 1").unwrap();
    assert_eq!(table.upshot(), None, "that was no fight");
    let table = play("act-3", "deal 5 2 7 1 3 6 4; place r6 on 1; place b1 on 2; move 1 to 2");
    assert_eq!(
        says(&table, "fight 2"),
        "you would lose the black 1, which goes back to your supply"
    );
}

/// Beside each choice stands what lies there.
#[test]
fn a_choice_says_what_lies_on_the_cards() {
    let table = play(
        "act-4",
        "deal 5 2 7 1 3 6 4; place r6 on 1; place b5 on 2; place r2 on 3; place b1 on 4",
    );
    for (choice, more) in [
        ("place", "on an empty card; left in your supply: 2, 4"),
        ("place r4 on 5", "empty, green"),
        ("place r4 on 6", "empty, gold"),
        ("move 1", "the red 6"),
        ("move 1 to 2", "the red 6 onto the black 5"),
        ("move 1 to 6", "the red 6 onto an empty card"),
        ("surprise 2", "with the black 5"),
        ("surprise 5", "empty"),
        ("surprise 4 to 1,1", "touches cards 3, 6"),
    ] {
        assert_eq!(says(&table, choice), more, "{choice}");
    }
    let plain = play("act-2", "deal 5 2 7 1 3 6 4; place 1; place 2");
    assert_eq!(says(&plain, "place"), "on an empty card; left in your supply: 3");
    assert_eq!(says(&plain, "move 1 to 2"), "a red die onto a black die");
    let stacked = play(
        "act-3",
        "deal 5 2 7 1 3 6 4; place r6 on 1; place b5 on 2; move 1 to 2; place b1 on 4",
    );
    assert_eq!(says(&stacked, "move 2"), "the red 6, which lies on the black 5");
    let own = play(
        "act-3",
        "deal 5 2 7 1 3 6 4; place r6 on 1; place b5 on 2; place r2 on 4; place b1 on 6; move 1 to 4; place w1 on 5; place r4 on 1; place b3 on 3",
    );
    assert_eq!(says(&own, "move 1 to 4"), "the red 4 onto two of your own");
    let fort = play("act-5", "deal 5 2 7 1 3 6 4 fort 3");
    assert_eq!(says(&fort, "place r2 on 3"), "empty, the fort");
}

/// Every choice of a game with its words fits into an option of a menu, in every language and with
/// full supplies.
#[test]
fn choices_keep_discords_length() {
    for (act, actions) in [
        ("act-2", DEALT),
        ("act-4", "deal 5 2 7 1 3 6 4; place r6 on 1"),
        ("act-4", "deal 5 2 7 1 3 6 4; place r6 on 1; place b1 on 2; move 1 to 2; place b5 on 1"),
        ("act-5", "deal 5 2 7 1 3 6 4 fort 3; place r6 on 1; place b1 on 2; move 1 to 2"),
    ] {
        let table = play(act, actions);
        let mut begun = choices(&table, "");
        while let Some(choice) = begun.pop() {
            for locale in Locale::ALL {
                let more = beside(locale, &table, &choice).unwrap_or_default();
                let shown = format!("{} · {more}", action(locale, &choice));
                let raw =
                    ["{", "-die", "none", "b1", "r6"].into_iter().find(|raw| more.contains(raw));
                assert!(
                    shown.chars().count() <= 100 && raw.is_none(),
                    "{locale:?} {choice}: {shown}"
                );
            }
            if matches!(table.read(&choice), Ok(Parsed::Unfinished(_))) {
                begun.extend(choices(&table, &choice));
            }
        }
    }
}

/// After a Surprise the cells' names mean nothing any more: the cards beside it do.
#[test]
fn a_surprise_is_told_by_the_cards_it_touches() {
    let mut table = play("act-4", DEALT);
    table.play("surprise 4 to 1,1").unwrap();
    for locale in Locale::ALL {
        let said = game_phrase(locale, "upshot", &table.upshot().unwrap());
        match locale {
            Locale::En => assert_eq!(said, "Card 4 now touches cards 3, 6."),
            Locale::Ja => assert_eq!(said, "カード4は今、カード3、6に接しています。"),
            Locale::Fr => assert_eq!(said, "La carte 4 touche maintenant les cartes 3, 6."),
            _ => assert!(["3", "4", "6"].iter().all(|card| said.contains(card)), "{said}"),
        }
        let done = played(locale, "surprise 4 to 1,1");
        assert!(done.contains('4') && !done.contains('1'), "no picture has the cell: {done}");
    }
    table.play("place b1 on 1").unwrap();
    assert_eq!(table.upshot(), None);
}
