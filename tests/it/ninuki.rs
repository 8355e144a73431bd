//! Ninuki beyond the vectors: properties over random option sets, real games, refusals, and what
//! the scene shows.

mod properties;
mod real;
mod versus;

use narabe::engine::{Budget, Memory};
use narabe::game::{Board, MarkKind, Record, Score, Seat, Setup, Stock, Table};
use narabe::games::{GAMES, opinion};
use narabe::words::{self, Locale};

fn set_up(rules: &str, stones: &[&[&str]], captured: &[u16], to_move: u8) -> Table {
    let names = |list: &&[&str]| list.iter().map(|name| (*name).to_owned()).collect();
    let setup =
        Setup { stones: stones.iter().map(names).collect(), captured: captured.to_vec(), to_move };
    let (game, rules, seats) = ("ninuki".to_owned(), rules.to_owned(), stones.len() as u8);
    Record { game, rules, seats, setup: Some(setup), ..Record::default() }.table(GAMES).unwrap()
}

fn played(mut table: Table, actions: &[&str]) -> Table {
    for action in actions {
        table.play(action).unwrap_or_else(|why| panic!("{action}: {why:?}"));
    }
    table
}

/// The refusal's word, after making sure that every language has a sentence for it that has all of
/// this in it.
fn refused(table: &mut Table, action: &str, says: &[&str]) -> &'static str {
    let before = table.clone();
    let why = table.play(action).expect_err(action);
    assert_eq!(*table, before, "{action} changed something");
    for locale in Locale::ALL {
        let sentence = words::refusal(locale, &why);
        assert!(
            !sentence.contains(&format!("({})", why.word)),
            "{locale:?} has no sentence for {why:?}"
        );
        assert!(says.iter().all(|part| sentence.contains(part)), "{locale:?}: {sentence}");
    }
    why.word
}

/// A five that e7 breaks, by capturing e8 and e9.
fn breakable(overtime: &str) -> Table {
    let rules = format!("pente opening=none size=15 overtime={overtime}");
    let table = set_up(&rules, &[&["e9", "f9", "g9", "h9", "e8"], &["e10"]], &[], 0);
    played(table, &["i9"])
}

fn marked(table: &Table, kind: MarkKind) -> Vec<String> {
    let scene = table.scene(None);
    let marks = scene.marks.iter().filter(|mark| mark.kind == kind);
    let mut names: Vec<String> = marks.map(|mark| scene.board.name(mark.spot)).collect();
    names.sort();
    names
}

#[test]
fn a_line_waits_and_says_what_answers_it() {
    let mut table = breakable("break-line");
    assert_eq!(table.actions().actions, ["e7", "pass"]);
    assert_eq!((table.concession().as_deref(), table.forced()), (Some("pass"), None));
    assert_eq!(marked(&table, MarkKind::Win), ["e9", "f9", "g9", "h9", "i9"]);
    assert!(table.scene(None).threats.is_empty(), "who has a five is not one stone short of it");
    for (locale, says) in [
        (Locale::En, "Black has five in a row."),
        (Locale::Ja, "五連"),
        (Locale::Fr, "Noir a cinq"),
    ] {
        let line = words::status(locale, &table.scene(None).status);
        assert!(line.contains(says) && line.contains("e7"), "{line}");
    }
    assert_eq!(refused(&mut table, "a1", &["a1", "e7", "pass"]), "overtime");
    table.play("e7").unwrap();
    assert_eq!(marked(&table, MarkKind::Taken), ["e8", "e9"]);
    assert!(words::describe(Locale::En, &table.scene(None)).contains("Just taken from: e8 e9."));
    assert_eq!((table.report().overtime, table.outcome()), (None, None));
    assert_eq!(table.scene(None).threats.len(), 1, "a four is left");
}

/// Under `break-line` the seat is asked even where nothing helps; then the pass is forced.
#[test]
fn where_nothing_breaks_the_line_the_pass_is_forced() {
    let table = set_up(
        "pente opening=none overtime=break-line",
        &[&["e9", "f9", "g9", "h9"], &["a1"]],
        &[],
        0,
    );
    let table = played(table, &["i9"]);
    assert_eq!(
        (table.actions().actions, table.forced().as_deref()),
        (vec!["pass".to_owned()], Some("pass"))
    );
    let table = played(table, &["pass"]);
    assert_eq!(
        (table.outcome().unwrap().end, table.outcome().unwrap().places),
        ("concede", vec![1, 2])
    );
    assert_eq!(table.ending(), Some("unbroken"), "no one has conceded");
    for (locale, says) in
        [(Locale::En, "no stone could break the row"), (Locale::Fr, "aucune pierre ne pouvait")]
    {
        assert!(words::status(locale, &table.scene(None).status).contains(says), "{locale:?}");
    }
    let conceded = played(breakable("break-line"), &["pass"]);
    assert_eq!(conceded.ending(), Some("concede"), "e7 was there");
    assert_eq!(table.scene(None).strokes.len(), 1, "the line is struck through");
    let five = played(breakable("off"), &[]);
    let stones: [&[&str]; 4] = [&["e9", "f9", "g9", "h9"], &[], &[], &[]];
    let of_four = |rules: &str, seats: usize| {
        played(set_up(&format!("{rules} overtime=off"), &stones[..seats], &[], 0), &["i9"])
    };
    let (three, teams) = (of_four("free-for-all", 3), of_four("teams", 4));
    let ended = [(table, "unbroken"), (conceded, "concede"), (five, "five")];
    for (won, word) in ended.into_iter().chain([(three, "five"), (teams, "five")]) {
        assert_eq!(won.ending(), Some(word));
        let ringed = marked(&won, MarkKind::Win);
        assert_eq!(ringed, ["e9", "f9", "g9", "h9", "i9"], "{word}: the rings stay");
        let told = words::describe(Locale::En, &won.scene(None));
        assert!(told.contains("Winning row: e9 f9 g9 h9 i9."), "{word}: {told}");
    }
}

/// A pair that wins is told as a four is; one that is not the last one is not.
#[test]
fn the_last_pair_is_told_where_it_can_be_taken() {
    let told = |captured: u16| {
        let stones: [&[&str]; 2] = [&["d8"], &["e8", "f8"]];
        let table = set_up("pente opening=none", &stones, &[captured, 0], 1);
        words::describe(Locale::En, &table.scene(None))
    };
    let threat = "Black is one capture short of winning, at: g8.";
    assert!(told(8).contains(threat), "{}", told(8));
    assert!(!told(6).contains("short of winning"), "{}", told(6));
}

/// A capture excuses no stone that would itself be captured, or that would make a row too long.
#[test]
fn a_last_pair_is_not_told_where_it_may_not_be_taken() {
    let told = |option: &str, black: &[&str], white: &[&str]| {
        let table = set_up(&format!("pente opening=none {option}"), &[black, white], &[8, 0], 1);
        words::describe(Locale::En, &table.scene(None))
    };
    let (pair, flanked) = (["d8", "g9"], ["e8", "f8", "g7", "g10"]);
    let six = ["d8", "g5", "g6", "g7", "g9", "g10"];
    for (option, values, black, white) in [
        ("self-capture", ["none", "forbidden"], &pair[..], &flanked[..]),
        ("overline", ["wins", "forbidden"], &six[..], &flanked[..2]),
    ] {
        let [allowed, forbidden] =
            values.map(|value| told(&format!("{option}={value}"), black, white));
        assert!(allowed.contains("one capture short of winning, at: g8."), "{option}: {allowed}");
        assert!(!forbidden.contains("short of winning"), "{option}: {forbidden}");
    }
}

/// A line that waited for an answer has not won where the game ends otherwise, and no one is short of one any more.
#[test]
fn nothing_is_ahead_after_a_table_event() {
    for event in ["resign 0", "resign 1", "draw", "timeout 0 1"] {
        let table = played(breakable("break-line"), &[event]);
        assert_eq!(table.report().overtime, None, "{event}");
        assert!(marked(&table, MarkKind::Win).is_empty(), "{event}");
        let told = words::describe(Locale::En, &table.scene(None));
        assert!(!told.contains("Winning row"), "{event}: {told}");
        let open = set_up("pente opening=none", &[&["d8", "e8", "f8", "g8"], &["a1"]], &[], 1);
        assert_eq!(open.scene(None).threats.len(), 1);
        assert!(played(open, &[event]).scene(None).threats.is_empty(), "{event}");
    }
}

/// Black makes a five and takes two stones of White's six, of which a five is left.
#[test]
fn both_rows_of_a_shared_victory_are_named() {
    let (game, rules) = ("ninuki".to_owned(), "ninuki-renju".to_owned());
    let table = Record { game, rules, seats: 2, ..Record::default() }.table(GAMES).unwrap();
    let stones = "h8 c10 j4 d10 j5 e10 j6 g10 g11 h10 j7 i9 c1 f10 j8";
    let table = played(table, &stones.split(' ').collect::<Vec<_>>());
    assert_eq!(table.outcome().unwrap().places, [1, 1]);
    let told = words::describe(Locale::En, &table.scene(None));
    let named = told.split("Winning row: ").nth(1).and_then(|rest| rest.split('.').next());
    let named: Vec<&str> = named.expect(&told).split(' ').collect();
    for point in ["j4", "j5", "j6", "j7", "j8", "c10", "d10", "e10", "f10", "g10"] {
        assert!(named.contains(&point), "{point}: {told}");
    }
}

/// A stone away from the five that takes the fifth pair of both is a shared victory like any other
/// (docs/rules/ninuki.md 2.2 step 11).
#[test]
fn the_fifth_pair_of_both_is_shared_beside_a_five() {
    let black: &[&str] = &["e9", "f9", "g9", "h9", "e8", "o12", "p12", "n11", "n14"];
    let stones = [black, &["e10", "q12", "n13"]];
    for overtime in ["french", "school42"] {
        let rules = format!("pente opening=none self-capture=suicide overtime={overtime}");
        let table = played(set_up(&rules, &stones, &[8, 8], 0), &["i9", "n12"]);
        let outcome = table.outcome().unwrap();
        assert_eq!((outcome.end, &outcome.places), ("captures", &vec![1, 1]), "{overtime}");
    }
}

#[test]
fn french_overtime_may_be_answered_elsewhere_and_is_lost_then() {
    let table = breakable("french");
    assert_eq!(table.actions().actions[0], "e7", "what breaks the line comes first");
    assert!(words::status(Locale::En, &table.scene(None).status).contains("Such moves: e7"));
    let lost = played(table.clone(), &["a1"]);
    assert_eq!((lost.outcome().unwrap().end, lost.outcome().unwrap().places), ("five", vec![1, 2]));
    let broken = played(table, &["e7"]);
    assert_eq!(broken.outcome(), None);
}

/// The fifth pair away from the line: where nothing breaks the five it is asked for under school
/// 42's rules alone (docs/rules/openings-and-tables.md G1).
#[test]
fn the_fifth_pair_helps_by_the_rules_that_say_so() {
    let stones: [&[&str]; 2] = [&["f11", "g11", "e9", "f9", "g9", "h9"], &["e11"]];
    let rules = |overtime: &str| format!("pente opening=none overtime={overtime}");
    let french = played(set_up(&rules("french"), &stones, &[0, 8], 0), &["i9"]);
    assert_eq!(french.outcome().unwrap().end, "five", "nothing breaks it, so it has won at once");
    // The fifth pair wins by both if a capture breaks the line, and is listed as an answer.
    let stones: [&[&str]; 2] = [&["e9", "f9", "g9", "h9", "e8", "l3", "m3"], &["e10", "k3"]];
    let french = played(set_up(&rules("french"), &stones, &[0, 8], 0), &["i9"]);
    assert_eq!(french.actions().actions[..2], ["e7", "n3"]);
    assert_eq!(played(french, &["n3"]).outcome().unwrap().places, [2, 1]);
    let stones: [&[&str]; 2] = [&["f11", "g11", "e9", "f9", "g9", "h9"], &["e11"]];
    let school = played(set_up(&rules("school42"), &stones, &[0, 8], 0), &["i9"]);
    assert_eq!((school.outcome(), school.report().overtime), (None, Some(0)));
    let school = played(school, &["h11"]);
    assert_eq!(
        (school.outcome().unwrap().end, school.outcome().unwrap().places),
        ("captures", vec![2, 1])
    );
}

/// Answers on a board without edges, however far apart the stones lie.
#[test]
fn answers_are_found_among_stones_that_lie_far_apart() {
    let black = ["0,0", "1,0", "2,0", "3,0", "0,-1", "500,500", "501,500"];
    let stones: [&[&str]; 2] = [&black, &["0,1", "499,500"]];
    for (overtime, answers) in [
        ("break-line", &["0,-2", "pass"][..]),
        ("french", &["0,-2", "502,500"]),
        ("school42", &["0,-2", "502,500"]),
    ] {
        let rules = format!("pente opening=none size=unbounded overtime={overtime}");
        let table = played(set_up(&rules, &stones, &[0, 8], 0), &["4,0"]);
        assert_eq!(table.actions().actions[..2], *answers, "{overtime}");
        assert_eq!(table.clone().play("502,500").is_ok(), overtime != "break-line", "{overtime}");
        assert_eq!(played(table, &["0,-2"]).report().captured, [0, 10], "{overtime}");
    }
}

/// A set-up may begin with any number of captured stones, and more are counted as far as that goes.
#[test]
fn captures_are_counted_from_any_number() {
    let stones: [&[&str]; 4] = [&["e11"], &["f11", "g11"], &[], &[]];
    for (rules, seats, before, after) in [
        ("pente opening=none", 2, &[65_534, 0][..], &[65_535, 0][..]),
        ("teams", 4, &[1, 0, 65_535, 0], &[3, 0, 65_535, 0]),
    ] {
        let table = played(set_up(rules, &stones[..seats], before, 0), &["h11"]);
        assert_eq!(table.report().captured, after, "{rules}");
        assert_eq!(table.outcome().unwrap().end, "captures", "{rules}");
    }
}

/// A line of someone who has left wins nothing, and others go on beside it.
#[test]
fn a_line_of_someone_who_has_left_wins_nothing() {
    let stones: [&[&str]; 3] = [&["a1"], &["s19"], &["e9", "f9", "g9", "h9"]];
    let table = played(set_up("free-for-all", &stones, &[], 0), &["resign 2", "i9", "d9", "c3"]);
    assert_eq!((table.outcome(), table.to_move()), (None, Some(Seat(1))));
}

/// Lines to break leave with their owner, and no one answers their own: the game goes on
/// (docs/rules/openings-and-tables.md F5).
#[test]
fn an_own_line_alone_waits_for_no_one_after_a_rival_has_left() {
    let stones: [&[&str]; 3] = [
        &["11,0", "12,0"],
        &["0,10", "1,10", "2,10", "3,10", "10,0"],
        &["0,20", "1,20", "2,20", "3,20"],
    ];
    let rules = "free-for-all size=unbounded overtime=break-line";
    let mut table = played(set_up(rules, &stones, &[], 0), &["30,30", "resign 2"]);
    assert!(table.actions().actions.len() > 2 && table.report().overtime.is_none());
    table.play("40,40").unwrap();
    assert_eq!(table.report().captured, [0, 0, 0]);
}

#[test]
fn a_whole_line_is_captured_with_whatever_else_the_stone_takes() {
    let stones: [&[&str]; 2] = [&["f11", "g11", "h11", "i11", "k10", "k9"], &["e11", "k8"]];
    let table =
        played(set_up("pente opening=none overtime=capture-line", &stones, &[], 0), &["j11"]);
    assert_eq!(table.actions().actions, ["k11", "pass"]);
    let table = played(table, &["k11"]);
    assert_eq!((table.report().captured, table.report().stones[0].len()), (vec![0, 7], 0));
}

#[test]
fn what_cannot_be_done_says_what_can() {
    let mut table = set_up("pente opening=none size=9", &[&["e5"], &[]], &[], 1);
    assert_eq!(refused(&mut table, "pass", &["e4"]), "pass");
    assert_eq!(refused(&mut table, "4e takes e5", &["4e takes e5", "e4"]), "no-choice");
    assert_eq!(refused(&mut table, "nonsense takes e5", &["a1"]), "notation");
    let mut table =
        set_up("pente opening=none self-capture=forbidden", &[&["f11"], &["e11", "h11"]], &[], 0);
    assert_eq!(refused(&mut table, "g11", &["g11"]), "self-capture");
    let four = ["e9", "f9", "h9", "i9"];
    let mut table = set_up("free-for-all overline=forbidden", &[&[], &[], &four], &[], 2);
    assert_eq!(refused(&mut table, "g9", &["g9"]), "overline");
    let why = table.clone().play("g9").unwrap_err();
    assert!(
        words::refusal(Locale::En, &why)
            .contains("more than four in a row, which is forbidden. Forbidden now: g9."),
        "{why:?}"
    );
    let mut table = GAMES.find("ninuki").unwrap().open("g-pente", 2).unwrap();
    table = played(table, &["j10", "a1"]);
    assert_eq!(refused(&mut table, "j13", &["j13", "j14"]), "opening");
    assert_eq!(refused(&mut table, "k11", &["k11", "h8"]), "opening");
    assert_eq!(refused(&mut table, "pass", &["pass"]), "opening");
}

/// The name of Black in a sentence that says what Black may not do.
const BLACK: [&str; 10] =
    ["Black", "黒", "Noir", "Schwarz", "Negro", "černý", "чёрным", "흑", "Đen", "黑方"];

/// The refusal of a double three names a colour where that one alone may not make it.
#[test]
fn a_ban_on_everyone_is_not_told_as_one_on_black() {
    let cross: &[&str] = &["i11", "i10", "g9", "h9"];
    for (ban, names) in [("forbidden", false), ("forbidden-first", true)] {
        let rules = format!("pente opening=none size=15 double-three={ban}");
        let why = set_up(&rules, &[cross, &["e9"]], &[], 0).play("i9").unwrap_err();
        let sentences = Locale::ALL.map(|locale| words::refusal(locale, &why));
        for sentence in &sentences {
            let says = BLACK.iter().any(|name| sentence.contains(name));
            assert_eq!(says, names, "{ban}: {sentence}");
        }
        assert!(sentences[0].contains("which is forbidden"), "{}", sentences[0]);
    }
}

/// A line of four white stones that is boxed in by one own stone each side is no free three.
#[test]
fn a_three_that_cannot_become_a_straight_four_is_not_free() {
    let cross: &[&str] = &["i11", "i10", "g9", "h9"];
    let rules = "pente opening=none size=15 double-three=forbidden";
    let mut open = set_up(rules, &[cross, &["e9"]], &[], 0);
    assert_eq!(refused(&mut open, "i9", &["i9"]), "double-three");
    assert_eq!(open.forbidden(), ["i9"]);
    // With both ends blocked at a distance of one point no four with two open ends can come of it.
    played(set_up(rules, &[cross, &["e9", "k9", "f9"]], &[], 0), &["i9"]);
    played(set_up(rules, &[cross, &["f9"]], &[], 0), &["i9"]);
    played(set_up(rules, &[cross, &["k9", "e9"]], &[], 0), &["a1"]);
    // A capture exempts (docs/rules/ninuki.md 3.2).
    played(set_up(rules, &[&["i11", "i10", "g9", "h9", "l12"], &["j10", "k11"]], &[], 0), &["i9"]);
}

/// In teams each mate's captures are shown with the sum that is to reach the goal, and their own number is said beside it.
#[test]
fn mates_are_shown_the_captures_of_their_team() {
    let table = GAMES.find("ninuki").unwrap().open("teams size=9", 4).unwrap();
    // The first seat takes e5 and f5 of the second.
    let table = played(table, &["d5", "e5", "a1", "a9", "b1", "f5", "b3", "b9", "g5"]);
    let scene = table.scene(None);
    let taken: Vec<&Stock> = scene.seats.iter().flat_map(|seat| &seat.stock).collect();
    let of =
        |stones, team| Stock::Captured { stones, team: Some(team), goal: Some(10), pairs: true };
    assert_eq!(taken, [&of(2, 2), &of(0, 0), &of(0, 2), &of(0, 0)]);
    let said = words::describe(Locale::En, &scene);
    assert!(said.contains("no captures, 2 with the teammate’s"), "{said}");
}

/// The number of stones tells no pairs where threes are captured as well: two threes are six stones.
#[test]
fn pairs_are_counted_where_they_alone_are_captured() {
    for (rules, says) in [
        ("pente size=9 opening=none", "2 stones captured (1 pair)"),
        ("pente size=9 opening=none capture=pairs-and-threes", "2 stones captured."),
    ] {
        let table = GAMES.find("ninuki").unwrap().open(rules, 2).unwrap();
        let scene = played(table, &["d5", "e5", "a1", "f5", "g5"]).scene(None);
        let said = words::describe(Locale::En, &scene);
        assert!(said.contains(says), "{rules}: {said}");
    }
}

/// Three seats: turns go round, a seat that has left is skipped, and the scene shows the captures
/// of all.
#[test]
fn three_seats_take_turns_until_one_is_left() {
    let mut table = GAMES.find("ninuki").unwrap().open("free-for-all size=9", 3).unwrap();
    assert_eq!((table.to_move(), table.next()), (Some(Seat(0)), Some(Seat(1))));
    table = played(table, &["e5", "f5", "a1", "a9", "g5", "h5"]);
    let scene = table.scene(None);
    let taken: Vec<&Stock> = scene.seats.iter().flat_map(|seat| &seat.stock).collect();
    assert_eq!(
        taken,
        [&Stock::Captured { stones: 0, team: None, goal: Some(8), pairs: true }; 3],
        "h5 is of the third seat"
    );
    table.play("resign 0").unwrap();
    assert_eq!((table.to_move(), table.next()), (Some(Seat(1)), Some(Seat(2))));
    assert!(table.has_left(Seat(0)) && table.report().stones[0].contains(&"e5".to_owned()));
    table.play("resign 2").unwrap();
    assert_eq!(table.outcome().unwrap().places, [2, 1, 2]);
}

/// A draw is of those who are left, agreed or not; a seat that is out has lost (docs/rules/openings-and-tables.md F11).
#[test]
fn who_is_out_has_no_part_in_a_draw() {
    let table = GAMES.find("ninuki").unwrap().open("free-for-all size=9", 3).unwrap();
    let agreed = played(table, &["e5", "timeout 1", "draw"]);
    let outcome = agreed.outcome().unwrap();
    assert_eq!((outcome.places, outcome.drawn, outcome.end), (vec![1, 3, 1], true, "agreed"));
    let scores: Vec<_> = agreed.scene(None).seats.iter().map(|seat| seat.score).collect();
    let [drawn, lost] = [Score::Drawn, Score::Lost].map(Some);
    assert_eq!(scores, [drawn, lost, drawn]);
    let won = |seat| agreed.outcome().unwrap().is_winner(agreed.side(Seat(seat)));
    assert!(!(0..3).any(won), "a draw has no winner");
    // In teams the mate has played on for both.
    let table = GAMES.find("ninuki").unwrap().open("teams", 4).unwrap();
    let agreed = played(table, &["resign 1", "draw"]);
    assert_eq!(agreed.outcome().unwrap().places, [1, 1]);
}

/// A machine reckons so: a draw is worth half to each of two who are still in.
#[test]
fn a_machine_shares_no_draw_with_who_is_out() {
    let name = |x: usize, y: usize| format!("{}{}", char::from(b'a' + x as u8), y + 1);
    let mut stones: [Vec<String>; 3] = Default::default();
    // Full but for a1, without four in a row.
    for (x, y) in (1..81).map(|at| (at % 9, at / 9)) {
        stones[(x / 2 + y) % 3].push(name(x, y));
    }
    let [one, two, three] =
        stones.each_ref().map(|list| list.iter().map(String::as_str).collect::<Vec<_>>());
    let table = set_up("free-for-all size=9", &[&one, &two, &three], &[], 2);
    let ended = played(table.clone(), &["resign 1", "a1"]).outcome().unwrap();
    assert_eq!((ended.places, ended.end), (vec![1, 3, 1], "board-full"));
    for (table, worth) in [(table.clone(), 1.0 / 3.0), (played(table, &["resign 1"]), 0.5)] {
        let judged = opinion(&table, &mut Memory::default(), Budget::nodes(200)).unwrap();
        assert!((judged.chance - worth).abs() < 0.001, "{} for {worth}", judged.chance);
    }
}

/// In teams the mate decides for a seat that has left.
#[test]
fn a_mate_acts_for_both() {
    let mut table = GAMES.find("ninuki").unwrap().open("teams", 4).unwrap();
    table.play("resign 1").unwrap();
    assert_eq!((table.acting(Seat(1)), table.acting(Seat(0))), (Seat(3), Seat(0)));
    table = played(table, &["a1", "b1"]);
    assert_eq!(table.report().stones[1], ["b1"]);
}

/// On an unbounded board the answers are all there are.
#[test]
fn answers_are_all_listed_without_edges() {
    let stones: [&[&str]; 2] = [&["0,-9", "1,-9", "2,-9", "3,-9", "0,-10"], &["0,-8"]];
    let table = set_up("boat-pente size=unbounded opening=none", &stones, &[], 0);
    let table = played(table, &["4,-9"]);
    assert_eq!(
        (table.actions().actions, table.actions().complete),
        (vec!["0,-11".to_owned(), "pass".to_owned()], true)
    );
    assert!(matches!(table.scene(None).board, Board::Grid(_)));
}
