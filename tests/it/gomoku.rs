//! Gomoku beyond the vectors: which options exclude each other, why something is refused and what
//! would do, the openings' names, boards without edges, and what the scene shows.

use narabe::game::{Board, Colour, MarkKind, Options, Record, Refusal, Seat, Setup, Table, Turn};
use narabe::games::GAMES;
use narabe::words::{self, Locale};

fn start(rules: &str) -> Result<Table, Vec<Refusal>> {
    GAMES.find("gomoku").unwrap().open(rules, 2)
}

/// A game after these actions, parted by commas or, on a board without edges, by semicolons.
fn played(rules: &str, actions: &str) -> Table {
    let mut table = start(rules).unwrap();
    let parted = if rules.contains("unbounded") { ';' } else { ',' };
    for action in actions.split(parted).filter(|action| !action.is_empty()) {
        table.play(action).unwrap_or_else(|why| panic!("{rules}: {action}: {why:?}"));
    }
    table
}

fn set_up(rules: &str, black: &[&str], white: &[&str], to_move: u8) -> Table {
    let names = |list: &[&str]| list.iter().map(|name| (*name).to_owned()).collect();
    let setup = Setup { stones: vec![names(black), names(white)], captured: Vec::new(), to_move };
    let (game, rules) = ("gomoku".to_owned(), rules.to_owned());
    let record = Record { game, rules, seats: 2, setup: Some(setup), ..Record::default() };
    record.table(GAMES).unwrap()
}

/// The refusal's word, after making sure that every language has a sentence of its own for it.
fn refused(table: &mut Table, action: &str) -> &'static str {
    let why = table.play(action).expect_err(action);
    for locale in Locale::ALL {
        let sentence = words::refusal(locale, &why);
        assert!(
            !sentence.contains(&format!("({})", why.word)),
            "{locale:?} has no sentence for {why:?}"
        );
        assert!(!sentence.contains('{') && sentence.len() > 20, "{sentence}");
    }
    why.word
}

/// Every pair of a board and an opening, under every preset: refused exactly where a zone has no
/// centre.
#[test]
fn unbounded_excludes_only_openings_with_a_centre() {
    let info = GAMES.find("gomoku").unwrap().info;
    let spellings =
        |key: &str| info.keys.iter().find(|known| known.name == key).unwrap().spellings();
    let mut refusals = 0;
    for preset in info.presets {
        for (size, opening) in spellings("size")
            .iter()
            .flat_map(|size| spellings("opening").into_iter().map(move |opening| (size, opening)))
        {
            let rules = format!("{} size={size} opening={opening}", preset.name);
            let excluded =
                size == "unbounded" && !["none", "swap", "swap2"].contains(&opening.as_str());
            match start(&rules) {
                Ok(_) => assert!(!excluded, "{rules} is taken"),
                Err(faults) => {
                    assert!(excluded && faults.len() == 1, "{rules}: {faults:?}");
                    let sentence = words::refusals(Locale::En, &faults);
                    assert!(
                        ["size=unbounded", opening.as_str(), "swap2"]
                            .iter()
                            .all(|word| sentence.contains(word))
                    );
                    refusals += 1;
                }
            }
        }
    }
    // One for each opening with a centre or zones.
    assert_eq!(refusals, 9 * info.presets.len());
    assert!(start("renju size=unbounded").is_err(), "the opening of renju itself has a centre");
}

#[test]
fn presets_are_what_their_pairs_say() {
    let info = GAMES.find("gomoku").unwrap().info;
    for (written, canonical) in [
        ("freestyle double-three=forbidden", "freestyle double-three=forbidden"),
        ("1912 foul=refused size=15", "1912 foul=refused"),
        ("1918 opening=rif overline=forbidden", "1918 opening=rif"),
        ("renju opening=rif", "renju"),
        ("caro ends=open size=9", "caro size=9 ends=open"),
    ] {
        assert_eq!(Options::read(info, written).unwrap().to_string(), canonical);
    }
}

/// Everything that is wrong is said at once, with the spelling that was probably meant.
#[test]
fn all_faults_of_a_rules_text_are_named() {
    for (game, rules, said) in [
        ("gomoku", "freestyle size=20", "Did you mean “19”?"),
        ("gomoku", "freestil", "Did you mean “freestyle”?"),
        ("gomoku", "五目", "has no rule set “五目”. Rule sets:"),
        ("gomoku", "freestyle overline=maybe", "can’t be “maybe”. It can be:"),
        ("rokumon", "act-1 size=9", "Rokumon has no rule options, so leave out “size=9”."),
        ("roku", "standard stones=32", "Did you mean “31”? It can be a number from 6 to 31."),
        ("roku", "standard stones=few", "can’t be “few”. It can be a number from 6 to 31."),
    ] {
        let faults = GAMES.find(game).unwrap().open(rules, 2).err().unwrap();
        let sentence = words::refusals(Locale::En, &faults);
        assert!(sentence.contains(said), "{rules}: {sentence}");
    }
    let faults = GAMES
        .find("gomoku")
        .unwrap()
        .open("freestyle size=unbounded opening=rif overline=maybe bans=x", 2);
    let words: Vec<_> = faults.err().unwrap().iter().map(|fault| fault.word).collect();
    assert_eq!(words, ["no-such-value", "no-such-value", "excluded"]);
    let chess = GAMES.find("chess").err().unwrap();
    assert!(!words::refusals(Locale::En, &[chess]).contains("Did you mean"));
}

/// The order of docs/rules/openings-and-tables.md A9, and that each reason says what would do.
#[test]
fn reasons_come_in_their_order() {
    for (rules, before, action, why) in [
        ("renju", "", "zz", "notation"),
        ("renju", "", "swap", "opening"),
        ("renju", "", "pass", "opening"),
        ("renju", "", "z9", "off-board"),
        ("renju", "", "h9", "opening"),
        ("renju", "h8", "h8", "occupied"),
        ("renju", "h8", "h10", "opening"),
        ("renju", "h8,h9", "h11", "opening"),
        ("renju", "h8,h9,i9", "h7", "opening"),
        ("renju", "h8,h9,i9,stay,a1", "offer z9", "off-board"),
        ("renju", "h8,h9,i9,stay,a1", "offer a1", "occupied"),
        ("renju", "h8,h9,i9,stay,a1", "b2", "opening"),
        ("renju", "h8,h9,i9,stay,a1,offer b2", "offer b2", "opening"),
        ("renju", "h8,h9,h10,stay,h1,offer g5", "offer i5", "opening"),
        ("renju", "h8,h9,i9,stay,a1,offer b2,offer c3", "d4", "opening"),
        ("renju", "h8,h9,i9,stay,a1,offer b2,offer c3,b2", "offer d4", "opening"),
        ("renju opening=yamaguchi", "h8,h9,i9", "declare 13", "opening"),
        ("renju opening=yamaguchi", "h8,h9,i9", "declare 0", "opening"),
        ("renju opening=yamaguchi", "h8,h9,i9", "declare", "unfinished"),
        ("renju opening=soosorv-8", "h8,h9,i9,stay,a1", "declare 9", "opening"),
        ("freestyle opening=swap2", "a1,b1,c1", "place", "unfinished"),
        ("freestyle opening=swap2", "a1,b1,c1", "d1", "opening"),
        ("freestyle opening=swap2", "a1,b1,c1,place more,d1,e1", "place more", "opening"),
        ("freestyle opening=pro", "h8,a1", "f8", "opening"),
        ("renju opening=sakata", "h8,h9,i9", "l12", "opening"),
        ("renju opening=sakata", "h8,h9,i9,k11", "m13", "opening"),
        ("renju opening=sakata", "h8,h9,i9,k11,l12", "stay", "opening"),
        ("renju opening=sakata", "h8,h9,i9,k11,l12,place more,a1,b2", "place more", "opening"),
        ("freestyle opening=long-pro", "h8,a1", "h11", "opening"),
        ("freestyle", "", "stay", "opening"),
        ("freestyle size=unbounded", "", "1,0", "opening"),
        ("freestyle size=unbounded", "", "pass", "opening"),
        ("freestyle size=unbounded", "0,0", "-1000,0", "off-board"),
        ("freestyle size=unbounded", "0,0", "0,0", "occupied"),
        ("freestyle size=unbounded", "0,0", "h8", "notation"),
        ("freestyle size=unbounded", "0,0", "12345,0", "notation"),
        ("freestyle", "h8,h9,i8,i9,j8,j9,k8,k9,l8", "zz", "notation"),
        ("freestyle", "h8,h9,i8,i9,j8,j9,k8,k9,l8", "h8", "game-over"),
    ] {
        let mut table = played(rules, before);
        assert_eq!(refused(&mut table, action), why, "{rules}: {before}, then {action}");
        assert_eq!(table, played(rules, before), "{rules}: {action} changed something");
    }
}

/// The letter and the number of an offered point may stand apart, be wide, or come the other way round.
#[test]
fn an_offer_is_read_as_forgivingly_as_a_point() {
    for text in ["offer c3", "OFFER C 3", "offer 3c", "ｏｆｆｅｒ　Ｃ３", "offer c　３"] {
        assert_eq!(played("renju", "h8,h9,i9,stay,a1").play(text), Ok(()), "{text}");
    }
}

/// The four stones' own turns and reflections, about whatever centre or axis
/// (docs/rules/openings-and-tables.md A10).
#[test]
fn an_equal_fifth_is_refused_with_its_mirror() {
    for (opening, offer, equal, says) in [
        ("h8,h9,h10,stay,h1", "g5", "i5", ["column h", "h列", "colonne h"]),
        ("h8,i9,j8,stay,i10", "g8", "k8", ["column i", "i列", "colonne i"]),
        ("h8,h9,i8,stay,i9", "f8", "k8", ["column h/i", "h/i列", "colonne h/i"]),
        ("h8,g9,h10,stay,f9", "j7", "j11", ["row 9", "9段目", "rangée 9"]),
        ("h8,h9,i9,stay,i8", "f7", "k10", ["half", "180", "demi-tour"]),
        ("h8,i9,j10,stay,k11", "h10", "j8", ["rising diagonal", "右上がり", "diagonale montante"]),
        (
            "h8,i9,j10,stay,h10",
            "g8",
            "j11",
            ["falling diagonal", "右下がり", "diagonale descendante"],
        ),
    ] {
        let mut table = played("renju", &format!("{opening},offer {offer}"));
        let why = table.play(&format!("offer {equal}")).expect_err(equal);
        for (locale, says) in Locale::ALL.into_iter().zip(says) {
            let sentence = words::refusal(locale, &why);
            assert!(sentence.contains(says) && sentence.contains(offer), "{opening}: {sentence}");
        }
        for sentence in Locale::ALL.map(|locale| words::refusal(locale, &why)) {
            let speaks_of_points = sentence.contains(equal) && !sentence.contains("offer ");
            assert!(speaks_of_points, "{opening}: {sentence}");
        }
    }
}

#[test]
fn a_forbidden_move_names_all_forbidden_points() {
    let mut table = set_up(
        "renju opening=none",
        &["h7", "h6", "g8", "i8", "c3", "c4", "d5", "e5"],
        &["a15"],
        0,
    );
    let why = table.play("h8").unwrap_err();
    assert_eq!(why.word, "double-three");
    let forbidden = table.forbidden();
    assert_eq!(forbidden, ["h8", "c5", "f5"]);
    let sentence = words::refusal(Locale::Ja, &why);
    assert!(
        sentence.contains("三々") && sentence.contains("h8") && sentence.contains("c5"),
        "{sentence}"
    );
    let legal = table.actions().actions;
    assert!(
        forbidden.iter().all(|point| !legal.contains(point)),
        "what is forbidden is not listed"
    );
    let marks = table.scene(None).marks;
    assert_eq!(marks.iter().filter(|mark| mark.kind == MarkKind::Forbidden).count(), 3);
}

/// The refusal of a forbidden move names Black where Black alone has such moves.
#[test]
fn bans_that_both_have_are_not_told_as_blacks() {
    for (rules, says) in [
        ("renju opening=none", "which is forbidden for Black."),
        ("freestyle double-three=forbidden", "which is forbidden."),
    ] {
        let why = set_up(rules, &["h7", "h6", "g8", "i8"], &["a15"], 0).play("h8").unwrap_err();
        let sentence = words::refusal(Locale::En, &why);
        assert!(why.word == "double-three" && sentence.contains(says), "{rules}: {sentence}");
    }
}

/// A foul that loses is played; seeing it is part of the game, so nothing is marked.
#[test]
fn a_foul_that_loses_is_played() {
    let mut table = set_up("1912", &["h7", "h6", "g8", "i8"], &["a15"], 0);
    assert!(table.actions().actions.contains(&"h8".to_owned()));
    assert_eq!(table.forbidden(), ["h8"]);
    assert!(table.scene(None).marks.is_empty());
    table.play("h8").unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!((outcome.end, outcome.places), ("foul", vec![2, 1]));
    assert!(table.report().stones[0].contains(&"h8".to_owned()), "the stone is on the board");
    assert_eq!(table.scene(None).strokes.len(), 2, "the two threes");
}

/// The end of a game that a foul has lost names the foul, in text and in the picture's description; records have its
/// outcome's word.
#[test]
fn a_foul_that_loses_is_named() {
    let (three, four) = (["h7", "h6", "g8", "i8"], ["h4", "h5", "h6", "e8", "f8", "g8"]);
    let over = ["c8", "d8", "e8", "g8", "h8"];
    let cases: [(&[&str], &str, &str); 3] = [
        (&three, "h8", "foul-double-three"),
        (&four, "h8", "foul-double-four"),
        (&over, "f8", "foul-overline"),
    ];
    for (black, point, expected) in cases {
        let mut table = set_up("renju-tournament opening=none", black, &["a15", "c15"], 0);
        assert_eq!(table.ending(), None);
        table.play(point).unwrap();
        assert_eq!((table.outcome().unwrap().end, table.ending()), ("foul", Some(expected)));
        let scene = table.scene(None);
        assert_eq!(scene.status.word, expected);
        assert!(!scene.strokes.is_empty(), "the rows are struck through");
        for locale in Locale::ALL {
            let end = words::end_reason(locale, ("gomoku", "renju-tournament"), expected);
            let plain = words::end_reason(locale, ("gomoku", "renju-tournament"), "foul");
            assert!(end != expected && end != plain, "{locale:?}: {end}");
            assert!(words::describe(locale, &scene).contains(&end), "{locale:?}");
        }
    }
}

/// A side that may play nowhere passes (docs/rules/openings-and-tables.md D12).
#[test]
fn where_every_free_point_is_forbidden_only_the_pass_is_left() {
    // Rows of five and four on nine lines, filled so that both empty points would make six and no
    // five.
    let mut black = Vec::new();
    let mut white = Vec::new();
    for y in 1..=9 {
        for x in 0..9_u8 {
            let name = format!("{}{y}", char::from(b'a' + x));
            match (x, y) {
                (3, 1) => {}
                (..=6, 1) => black.push(name),
                _ => white.push(name),
            }
        }
    }
    let names =
        |list: &'static mut Vec<String>| list.iter().map(String::as_str).collect::<Vec<_>>();
    let (black, white) = (names(Box::leak(Box::new(black))), names(Box::leak(Box::new(white))));
    let table = set_up("renju opening=none size=9", &black, &white, 0);
    assert_eq!(table.actions().actions, ["pass"]);
    assert_eq!(table.forbidden(), ["d1"]);
}

/// A pass says that another one ends the game, as long as it would.
#[test]
fn a_pass_says_that_another_one_draws() {
    let said = |actions: &str| {
        let upshot = played("freestyle", actions).upshot();
        upshot.map(|upshot| words::game_phrase(Locale::En, "upshot", &upshot))
    };
    assert_eq!(said("h8,pass").as_deref(), Some("Another pass now makes the game a draw."));
    for actions in ["h8", "h8,pass,i9", "h8,pass,pass"] {
        assert_eq!(said(actions), None, "{actions}");
    }
}

/// The 26 openings by the third stone of the usual lists, in all eight turnings.
#[test]
fn every_opening_has_its_name_in_every_turning() {
    let direct = ["h10", "i10", "j10", "i9", "j9", "i8", "j8", "h7", "i7", "j7", "h6", "i6", "j6"];
    let indirect = ["j10", "j9", "j8", "j7", "j6", "i8", "i7", "i6", "h7", "h6", "g7", "g6", "f6"];
    let all = [("d", "h9", direct), ("i", "i9", indirect)];
    for (letter, second, thirds) in all {
        for (number, third) in thirds.iter().enumerate() {
            for turn in 0..8 {
                let turned = |name: &str| {
                    let (x, y) = (
                        i16::from(name.as_bytes()[0] - b'a') - 7,
                        name[1..].parse::<i16>().unwrap() - 8,
                    );
                    let (x, y) = if turn & 1 == 0 { (x, y) } else { (y, x) };
                    let (x, y) =
                        (if turn & 2 == 0 { x } else { -x }, if turn & 4 == 0 { y } else { -y });
                    format!("{}{}", char::from(b'a' + (x + 7) as u8), y + 8)
                };
                let table = played("renju", &format!("h8,{},{}", turned(second), turned(third)));
                let name = table.scene(None).name.map(|name| name.word);
                assert_eq!(
                    name,
                    Some(format!("opening-{letter}{}", number + 1)).as_deref(),
                    "turn {turn}"
                );
            }
        }
    }
    let tarannikov = played("freestyle opening=tarannikov size=19", "j10,stay,j11,swap,k11,stay");
    let name = tarannikov.scene(None).name.unwrap();
    assert_eq!(words::say(Locale::Ja, name.word, &name.args), "花月");
    assert_eq!(words::say(Locale::En, name.word, &name.args), "D4 Kagetsu");
    assert!(words::describe(Locale::Fr, &tarannikov.scene(None)).contains("D4 Kagetsu"));
    assert_eq!(played("freestyle", "h8,h9,i9").scene(None).name, None, "no opening, no name");
    let passed = played("renju opening=none", "h8,pass,h9,i10");
    assert_eq!(passed.scene(None).name, None, "the second stone is black");
}

#[test]
fn offered_fifths_carry_letters_until_one_is_chosen() {
    let mut table = played("renju", "h8,h9,i9,stay,a1,offer b2,offer c3");
    let offers = |table: &Table| {
        let scene = table.scene(None);
        let marks = scene.marks.iter().filter(|mark| matches!(mark.kind, MarkKind::Offer(_)));
        marks.map(|mark| (scene.board.name(mark.spot), mark.kind)).collect::<Vec<_>>()
    };
    assert_eq!(
        offers(&table),
        [("b2".to_owned(), MarkKind::Offer(0)), ("c3".to_owned(), MarkKind::Offer(1))]
    );
    assert_eq!(table.actions().actions, ["b2", "c3"]);
    assert!(narabe::render::text(&table.scene(None)).contains('a'));
    table.play("c3").unwrap();
    assert_eq!(offers(&table), []);
}

/// docs/rules/openings-and-tables.md B11: who is asked, and who makes the next move.
#[test]
fn the_stages_of_sakata_ask_one_seat_after_the_other() {
    let begun = "h8,h9,i9,k11,l12";
    for (actions, seats, next) in [
        ("take second", "000110", 0),
        ("take first", "000110", 1),
        ("place more,a1,b2,take second", "000110001", 1),
        ("place more,a1,b2,take first", "000110001", 0),
    ] {
        let mut table = start("renju opening=sakata").unwrap();
        let mut asked = String::new();
        for action in begun.split(',').chain(actions.split(',')) {
            let Turn::Seat(seat) = table.turn() else { panic!("{:?}", table.turn()) };
            asked.push_str(&seat.0.to_string());
            table.play(action).unwrap();
        }
        assert_eq!((asked.as_str(), table.turn()), (seats, Turn::Seat(Seat(next))), "{actions}");
        // The next stone is White's, and anywhere.
        table.play("o1").unwrap();
        let report = table.report();
        assert!(report.stones[usize::from(next)].contains(&"o1".to_owned()), "{actions}");
        assert_eq!(table.colour(Seat(next)), Colour::White, "{actions}");
    }
}

/// Every stage has a line of its own that says what is asked, in every language.
#[test]
fn every_stage_says_what_it_asks() {
    for (rules, actions) in [
        ("renju", "h8,h9,i9"),
        ("renju opening=taraguchi-10", "h8,stay,h9,stay,i9,stay,i8"),
        ("freestyle opening=swap2", "a1,b1,c1"),
        ("freestyle opening=swap2", "a1,b1,c1,place more,d1,e1"),
        ("renju opening=yamaguchi", "h8,h9,i9"),
        ("renju", "h8,h9,i9,stay,a1"),
        ("renju", "h8,h9,i9,stay,a1,offer b2,offer c3"),
    ] {
        let status = played(rules, actions).scene(None).status;
        for locale in Locale::ALL {
            let line = words::status(locale, &status);
            assert!(
                status.word.starts_with("opening-") && line != status.word,
                "{rules} after {actions}: {line}"
            );
        }
    }
}

#[test]
fn the_list_of_an_unbounded_board_is_what_lies_near() {
    let table = start("freestyle size=unbounded").unwrap();
    assert_eq!((table.actions().actions, table.actions().complete), (vec!["0,0".to_owned()], true));
    let mut table = played("freestyle size=unbounded", "0,0");
    let listing = table.actions();
    assert!(!listing.complete);
    assert_eq!(listing.actions.len(), 9 * 9 - 1 + 1, "the points up to 4 away, and a pass");
    table.play(" +500, －999 ").unwrap();
    assert_eq!(table.report().stones, [vec!["0,0"], vec!["500,-999"]]);
    assert!(
        table.actions().actions.iter().all(|text| !text.contains("-1000")),
        "what is out of range is not listed"
    );
}

/// The picture follows the stones; those that lie too far from the last one are counted.
#[test]
fn the_window_follows_the_stones() {
    let grid = |table: &Table| match table.scene(None).board {
        Board::Grid(grid) => grid,
        Board::Places { .. } => unreachable!("gomoku is played on lines"),
    };
    let near = grid(&played("freestyle size=unbounded", "0,0;7,2"));
    assert_eq!(
        (near.columns.first().unwrap().as_str(), near.columns.last().unwrap().as_str()),
        ("-3", "10")
    );
    assert_eq!((near.edged, near.between), (false, ","));
    let far = played("freestyle size=unbounded", "0,0;999,-999;998,-998");
    let scene = far.scene(None);
    assert_eq!((scene.hidden, scene.pieces.len()), (1, 2));
    assert!(grid(&far).columns.len() <= 41 && grid(&far).rows.len() <= 41);
    assert!(scene.pieces.iter().any(|piece| scene.board.name(piece.spot) == "998,-998"));
    let said = words::describe(Locale::En, &scene);
    assert!(said.contains("One stone lies outside the picture."), "{said}");
    assert!(said.contains("998,−998") && !said.contains("-99"), "as in the picture: {said}");
    let names = scene.pieces.iter().map(|piece| scene.board.name(piece.spot));
    assert_eq!(names.collect::<Vec<_>>(), ["998,-998", "999,-999"]);
}

/// Beyond the range nothing can be put, but lines go on there (docs/rules/openings-and-tables.md
/// E2).
#[test]
fn threes_and_blocked_ends_reach_beyond_the_range() {
    let threes = ["997,0", "998,0", "999,1", "999,2"];
    let table = set_up("renju opening=none size=unbounded", &threes, &["0,500"], 0);
    assert_eq!(table.forbidden(), ["999,0"], "the row's straight four ends at 1000,0");
    let mut caro =
        set_up("caro size=unbounded", &["995,0", "996,0", "997,0", "998,0"], &["994,0"], 0);
    caro.play("999,0").unwrap();
    assert_eq!(caro.outcome().unwrap().end, "five", "nothing can block behind the last point");
}
