//! Gomoku Roku: the examples of its rules as drawn positions, what is refused and what it says,
//! what the board shows.

use narabe::game::{
    Board, MarkKind, Parsed, Phrase, PlaceKind, Refusal, Scene, Seat, Stock, Table,
};
use narabe::games::GAMES;
use narabe::render::{Look, Painter, text};
use narabe::words::{Locale, describe, game_phrase, refusal, status, try_say};

fn play(rules: &str, actions: &str) -> Table {
    let mut table = GAMES.find("roku").unwrap().open(rules, 2).unwrap();
    for action in actions.split_whitespace() {
        table.play(action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    table
}

fn refused(table: &Table, text: &str) -> Refusal {
    table.clone().play(text).expect_err(text)
}

/// Black's track stone arrives at `A1` and completes the row that begins there.
#[test]
fn a_five_with_the_track_stone_at_its_new_circle_wins() {
    let table = play("standard", "K1 J1 E5 G6 D4 G7 C3 G4 B2");
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.end, outcome.is_winner(table.side(Seat(0)))), ("five", true));
    let drawn = "
                 A1(X)  A2:O   A3:.   A4:.   A5:.   A6:.
              B1:.   B2[X]  B3:1   B4:1   B5:1   B6:1   B7:.
          C1:.   C2:1   C3:X   C4:2   C5:2   C6:2   C7:1   C8:.
       D1:.   D2:1   D3:2   D4:X   D5:3   D6:3   D7:2   D8:1   D9:.
   E1:.   E2:1   E3:2   E4:3   E5(X)  E6:4   E7:3   E8:2   E9:1   E10:.
F1:.   F2:1   F3:2   F4:3   F5:4   F6:*   F7:4   F8:3   F9:2   F10:1  F11:.
   G1:.   G2:1   G3:2   G4:O   G5:4   G6:O   G7:O   G8:2   G9:1   G10:.
       H1:.   H2:1   H3:2   H4:3   H5:3   H6:3   H7:2   H8:1   H9:.
          I1:.   I2:1   I3:2   I4:2   I5:2   I6:2   I7:1   I8:.
              J1:.   J2:1   J3:1   J4:1   J5:1   J6:1   J7:.
                 K1:.   K2:.   K3:.   K4:.   K5:.   K6:.
X: 26
O: 27
";
    assert_eq!(text(&table.scene(None)), drawn.trim_start_matches('\n'));
}

/// People who cannot see the board are told where a stone wins, as the track stone at its new circle counts.
#[test]
fn a_five_that_one_stone_makes_is_told() {
    let told = |start: &str| {
        let table = play("standard", &format!("{start} E5 G6 D4 G7 C3 G4"));
        describe(Locale::En, &table.scene(None))
    };
    let threat = "Black is one stone short of a winning row, at: B2.";
    assert!(told("K1 J1").contains(threat), "{}", told("K1 J1"));
    let none = told("J1 I1");
    assert!(!none.contains("one stone short"), "the track stone would go on to A2: {none}");
    let won = play("standard", "K1 J1 E5 G6 D4 G7 C3 G4 B2");
    assert!(won.scene(None).threats.is_empty());
}

/// The same stones one step earlier: with the track stone still at `A1` there would be five, but it
/// goes on to `A2`.
#[test]
fn a_five_without_the_moved_track_stone_does_not_win() {
    let table = play("standard", "J1 I1 E5 G6 D4 G7 C3 G4");
    assert!(
        text(&table.scene(None)).contains(" A1:X"),
        "the track stone stands at the end of the row"
    );
    let table = play("standard", "J1 I1 E5 G6 D4 G7 C3 G4 B2");
    assert!(text(&table.scene(None)).contains(" A2:X"));
    assert_eq!(
        (table.outcome(), table.to_move()),
        (None, Some(Seat(0))),
        "and Black, still behind, goes on"
    );
}

/// The player behind moves, so a cheap circle right behind the rival gives another turn only if it
/// stays behind.
#[test]
fn the_rivals_circle_is_passed_over() {
    // Black at `A1`, White at `A2`: a step of one would end on `A2` and goes on to `A3`.
    let table = play("standard", "A1 A2 B3");
    assert!(text(&table.scene(None)).contains("A3:X"));
    // With skip=all the rival's circle is never counted, so two steps go to `A4`.
    let table = play("standard skip=all", "A1 A2 C3");
    assert!(text(&table.scene(None)).contains("A4:X"));
}

#[test]
fn what_is_refused_says_what_would_work() {
    for (rules, actions, text, word, says) in [
        ("standard", "", "E5", "track-first", "A1"),
        ("standard", "C1", "C2", "track-beside", "B1, D1"),
        ("standard", "C1", "E1", "track-beside", "C1"),
        ("standard", "C1 D1", "F6", "the-mark", "middle"),
        ("standard", "C1 D1", "A1", "track-circle", "with dots"),
        ("standard", "C1 D1 E5", "E5", "occupied", "E5"),
        ("standard", "C1 D1", "A7", "no-such-circle", "A1 to A6"),
        ("standard", "C1 D1", "A0", "no-such-circle", "A1 to A6"),
        ("standard", "C1 D1", "A", "row-closed", "B, C, D"),
        ("standard", "C1 D1", "L3", "no-such-row", "from A at the top to K"),
        ("standard", "C1 D1", "z", "no-such-row", "from A at the top to K"),
        ("standard", "C1 D1", "E12", "no-such-circle", "E1 to E10"),
        ("standard", "C1 D1", "E1234", "notation", "B2"),
        ("standard", "C1 D1", "here", "notation", "B2"),
        ("standard", "C1 D1", "E5 takes D4 D5", "notation", "B2"),
        ("dynamic", "C1 D1", "E5", "free-stone", "one dot"),
        ("ninuki", "C1 D1", "E5 takes D4 D5", "no-pair", "D4 D5"),
    ] {
        let why = refused(&play(rules, actions), text);
        assert_eq!(why.word, word, "{rules} {actions} {text}");
        assert!(refusal(Locale::En, &why).contains(says), "{text}: {}", refusal(Locale::En, &why));
        for locale in Locale::ALL {
            assert!(
                try_say(locale, &format!("refusal-{word}"), &why.args).is_some(),
                "{locale:?} {word}"
            );
        }
    }
}

/// A game in which `B3` flanks several pairs.
fn several_pairs() -> Table {
    play(
        "ninuki",
        "A6 B7 G6 C7 F7 J5 E6 F10 H6 D2 F5 B6 C5 I3 E4 E7 D6 C4 E5 H8 D4 F2 F8 F9 F7 E3 G5 B4 H4 C5 G7 J4 J6 E9 D6 J2 F3 \
         J3 D5 D8 F4 B5 H5",
    )
}

/// The stone could take two pairs at once: the circle alone is the beginning of that choice.
#[test]
fn of_several_pairs_one_is_named() {
    let table = several_pairs();
    let Ok(Parsed::Unfinished(choices)) = table.read("b3") else {
        panic!("{:?}", table.read("b3"))
    };
    assert!(
        choices.len() > 1 && choices.iter().all(|choice| choice.starts_with("B3 takes ")),
        "{choices:?}"
    );
    assert_eq!(refused(&table, "B3").word, "unfinished");
    let why = refused(&table, "B3 takes A1 A2");
    assert_eq!(why.word, "not-flanked");
    assert!(refusal(Locale::En, &why).contains(&choices[0][9..]), "{}", refusal(Locale::En, &why));
    // In either order, printed in reading order.
    let (one, other) = choices[0][9..].split_once(' ').unwrap();
    assert_eq!(
        table.read(&format!("3b takes {other} {one}")),
        Ok(Parsed::Action(choices[0].clone()))
    );
    assert!(
        table.actions().actions.contains(&choices[0])
            && !table.actions().actions.contains(&"B3".to_owned())
    );
    let mut taken = table.clone();
    taken.play(&choices[0]).unwrap();
    assert_eq!(
        taken.report().captured.iter().sum::<u16>(),
        table.report().captured.iter().sum::<u16>() + 2
    );
}

/// A row's letter alone is the beginning of its circles, for a menu of rows and then of circles.
#[test]
fn a_row_is_the_beginning_of_its_circles() {
    let table = play("standard", "C1 D1 B4");
    assert_eq!(
        table.read("b"),
        Ok(Parsed::Unfinished(["B2", "B3", "B5", "B6"].map(str::to_owned).to_vec())),
        "without the taken one and the track"
    );
}

#[test]
fn the_scene_says_who_is_behind_and_what_is_left() {
    let scene = play("ninuki", "C1 D1 B4").scene(None);
    assert_eq!(scene.status, Phrase::new("behind").number("by", 1).text("colour", "black"));
    let said = Locale::ALL.map(|locale| status(locale, &scene.status));
    assert!(
        said[0].starts_with("Black is 1 circle behind on the track"),
        "no one reads it about themselves: {}",
        said[0]
    );
    assert!(
        said[1].starts_with("黒が") && said[2].starts_with("Noir a 1 cercle de retard"),
        "{said:?}"
    );
    assert_eq!(
        scene.seats[0].stock,
        [Stock::Hand(30), Stock::Captured { stones: 0, team: None, goal: Some(6), pairs: true }]
    );
    let Board::Places { places, links, labels } = &scene.board else { panic!("no grid") };
    assert_eq!((places.len(), links.len(), labels.len()), (91, 60, 11));
    let dots = |name: &str| match &places.iter().find(|place| place.name == name).unwrap().kind {
        PlaceKind::Circle { dots, .. } => *dots,
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(["B2", "C3", "D4", "E5"].map(dots), [1, 2, 3, 4]);
    let told = describe(Locale::En, &scene);
    assert!(
        told.contains("1 circle behind on the track")
            && told.contains("Track stones: Black C1, White B1."),
        "{told}"
    );
}

/// While a circle is chosen the track says where each cost leads, and each circle what it costs and
/// who plays then.
#[test]
fn a_choice_shows_where_it_takes_the_track_stone() {
    let table = play("standard", "A1 A2");
    let shown = table.preview(table.to_move(), "");
    let names = ["+1 → A3", "+2 → A3", "+3 → A4", "+4 → A5"].map(str::to_owned).to_vec();
    let past = |status: Phrase| status.names("past", vec!["+1".to_owned()]).text("rival", "A2");
    assert_eq!(
        shown.status,
        past(Phrase::new("track-targets-past").number("by", 1).names("targets", names))
    );
    let asked = status(Locale::En, &shown.status);
    assert!(
        asked.ends_with("+1 skips A2, where the other track stone is, and goes one further."),
        "{asked}"
    );
    let Board::Places { places, .. } = &shown.board else { panic!("no grid") };
    let label = |name: &str| match &places.iter().find(|place| place.name == name).unwrap().kind {
        PlaceKind::Track { label, .. } => label.clone(),
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(["A3", "A4", "A5", "A6"].map(label), ["+1\n+2", "+3", "+4", "6"]);
    let says = |table: &Table, circle: &str| table.outlook(circle).map(|more| more.word);
    assert_eq!((says(&table, "B2"), says(&table, "A1")), (Some("passes"), None));
    assert_eq!(
        says(&play("standard", "A1 A2 E5"), "B2"),
        Some("goes-on"),
        "three behind, and still after one step"
    );
    assert_eq!(
        play("standard", "").outlook("A2"),
        None,
        "nothing is said before there is anybody to be behind"
    );
    for locale in Locale::ALL {
        for (id, phrase) in [
            ("status-track-targets-past", shown.status.clone()),
            ("outlook-passes", table.outlook("B2").unwrap()),
        ] {
            assert!(try_say(locale, id, &phrase.args).is_some(), "{locale:?} {id}");
        }
    }
}

/// The circle that the track stone skips is named, whether it is landed on or only met; otherwise
/// nothing is skipped.
#[test]
fn what_is_skipped_is_said() {
    let says = |rules: &str, circle: &str| {
        game_phrase(
            Locale::En,
            "outlook",
            &play(rules, "A1 A2").outlook(circle).expect("a circle that is open"),
        )
    };
    assert_eq!(says("standard", "B2"), "cost 1, skipping A2 to A3");
    assert_eq!(says("standard", "C3"), "cost 2, to A3");
    assert_eq!(says("standard skip=all", "C3"), "cost 2, skipping A2 to A4");
    let shown = play("standard", "A1 A2 E5").preview(None, "");
    assert_eq!(
        shown.status.word, "track-targets-past",
        "White is three behind, so three dots skip"
    );
    let shown = play("handicap-3", "A1").preview(None, "");
    assert_eq!(shown.status.word, "track-targets", "nothing reaches the stone five ahead");
}

/// Beside Black's track stone it is said who begins from there.
#[test]
fn the_second_track_stone_says_who_begins() {
    for (black, ahead, behind) in
        [("A1", "A2", "B1"), ("C1", "B1", "D1"), ("B1", "A1", "C1"), ("K1", "J1", "K2")]
    {
        let table = play("standard", black);
        let word = |circle: &str| table.outlook(circle).unwrap().word;
        assert_eq!((word(ahead), word(behind)), ("beside-ahead", "beside-behind"), "{black}");
        for (circle, begins) in [(ahead, Seat(0)), (behind, Seat(1))] {
            let begun = play("standard", &format!("{black} {circle}"));
            assert_eq!(begun.to_move(), Some(begins), "{black} {circle}");
        }
    }
    let says = game_phrase(Locale::En, "outlook", &play("standard", "A1").outlook("B1").unwrap());
    assert_eq!(says, "behind Black, so White begins");
}

/// Each step asks for what is chosen in it.
#[test]
fn every_step_asks_its_own_question() {
    let several = several_pairs();
    for (table, begun, word) in [
        (play("standard", ""), "", "row"),
        (play("standard", ""), "a", "track-circle"),
        (play("standard", "A1"), "", "row"),
        (play("standard", "A1 A2"), "", "row"),
        (play("standard", "A1 A2"), "e", "circle"),
        (several, "b3", "pair"),
    ] {
        let Ok(Parsed::Unfinished(choices)) = table.read(begun) else {
            panic!("{:?}", table.read(begun))
        };
        assert_eq!(table.question(&choices), Some(Phrase::new(word)), "{begun}");
        for locale in Locale::ALL {
            assert!(
                try_say(locale, &format!("question-{word}"), &[]).is_some(),
                "{locale:?} {word}"
            );
        }
    }
}

#[test]
fn a_draw_is_offered_on_the_own_turn() {
    let table = play("standard", "A1 A2");
    assert_eq!([Seat(0), Seat(1)].map(|seat| table.may_offer_draw(seat)), [true, false]);
    let table = play("standard", "A1 A2 E5");
    assert_eq!([Seat(0), Seat(1)].map(|seat| table.may_offer_draw(seat)), [false, true]);
}

/// The track stones are put before any other, and marked as every last stone is.
#[test]
fn a_track_stone_that_was_put_last_is_marked() {
    for (rules, actions, last) in [
        ("standard", "", &[][..]),
        ("standard", "A1", &["A1"]),
        ("standard", "A1 A2", &["A2"]),
        ("standard", "A1 A2 E5", &["E5"]),
        ("dynamic", "A1 A2", &["A2"]),
        ("handicap-1", "A1", &["A1"]),
    ] {
        let scene = play(rules, actions).scene(None);
        let marked = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Last);
        let marked: Vec<String> = marked.map(|mark| scene.board.name(mark.spot)).collect();
        assert_eq!(marked, last, "{rules}: {actions}");
    }
}

/// A player who is still behind goes on: all stones of such a row of turns are marked, the last one first.
#[test]
fn every_stone_of_turns_in_a_row_is_marked() {
    let mut table = play("standard", "A1 A2");
    let (mut row, mut before, mut longest) = (Vec::new(), None, 0);
    while let Some(seat) = table.to_move() {
        let actions = table.actions().actions;
        let action = actions[table.plies() as usize * 7 % actions.len()].clone();
        table.play(&action).unwrap();
        if before.replace(seat) != Some(seat) {
            row.clear();
        }
        row.insert(0, action);
        longest = longest.max(row.len());
        let scene = table.scene(None);
        let marked = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Last);
        let mut marked: Vec<String> = marked.map(|mark| scene.board.name(mark.spot)).collect();
        assert_eq!(marked.first(), row.first());
        let mut sorted = row.clone();
        sorted.sort_unstable();
        marked.sort_unstable();
        assert_eq!(marked, sorted);
    }
    assert!(longest > 1, "no one goes on");
}

/// The names of the circles from which stones were just taken.
fn emptied(table: &Table) -> Vec<String> {
    let scene = table.scene(None);
    let taken = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Taken);
    taken.map(|mark| scene.board.name(mark.spot)).collect()
}

/// A captured pair may lie anywhere on the board: it is marked, drawn and told until the other player's stone.
#[test]
fn a_captured_pair_is_shown() {
    let taken = play("ninuki", "K2 K1 G7 E6 F7 H7");
    assert_eq!(emptied(&taken), ["F7", "G7"]);
    let scene = taken.scene(None);
    let drawn = text(&scene);
    assert!(drawn.contains("F7:*") && drawn.contains("G7:*"), "{drawn}");
    let told = describe(Locale::En, &scene);
    assert!(told.contains("Just taken from: F7 G7."), "{told}");
    let before = play("ninuki", "K2 K1 G7 E6 F7");
    assert!(emptied(&before).is_empty());
    let mut unmarked = scene.clone();
    unmarked.marks.retain(|mark| mark.kind != MarkKind::Taken);
    let picture = |scene: &Scene| Painter::new().png(scene, &Look::default());
    assert!(picture(&scene) != picture(&unmarked), "the picture marks them");
    let mut after = taken;
    after.play("H2").unwrap();
    assert!(emptied(&after).is_empty(), "Black has moved");
}

/// The pairs taken in turns in a row are marked together, but for a circle that has a stone again.
#[test]
fn every_pair_of_turns_in_a_row_is_marked() {
    let mut table = play("ninuki", "J1 K1");
    let actions = "B3 C6 G7 E4 E8 E5 J5 D6 J6 F5 F9 D5 F7 G8 H6 \
                   C7 H5 J4 H7 H3 G2 E9 E3 J3 B6 G3 F10 F2 E6 D8";
    let (mut taken, mut last, mut all): (Vec<String>, _, _) = (Vec::new(), None, 0);
    for action in actions.split(' ') {
        let seat = table.to_move();
        if last != seat {
            taken.clear();
        }
        last = seat;
        let before = table.report().stones.concat();
        table.play(action).unwrap();
        let after = table.report().stones.concat();
        taken.extend(before.into_iter().filter(|circle| !after.contains(circle)));
        taken.retain(|circle| !after.contains(circle));
        taken.sort_unstable();
        let mut marked = emptied(&table);
        marked.sort_unstable();
        assert_eq!(marked, taken, "{action}");
        all += usize::from(!taken.is_empty());
    }
    assert!(all > 1, "both take a pair");
}
