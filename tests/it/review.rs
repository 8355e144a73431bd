//! `narabe review`: what it says of games, and that the wins it names are wins.

use narabe::game::{Games, Record, Setup, Table};
use narabe::games::GAMES;
use narabe::teach::review::{Review, answered, review};
use narabe::teach::{Desk, solve};
use std::time::{Duration, Instant};

/// A record of gomoku of these actions, in which `_` stands for a space.
fn record(rules: &str, moves: &str) -> Record {
    record_of("gomoku", rules, moves)
}

fn record_of(game: &str, rules: &str, moves: &str) -> Record {
    Record {
        game: game.to_owned(),
        rules: rules.to_owned(),
        seats: 2,
        actions: moves.split_whitespace().map(|text| text.replace('_', " ")).collect(),
        ..Record::default()
    }
}

fn reviewed(rules: &str, moves: &str, nodes: u64) -> Review {
    review(GAMES, &mut Desk::default(), record(rules, moves), nodes).expect("a review")
}

/// Black has an open four to make at the seventh ply, and plays far away.
const MISSED: &str = "h8 h9 g8 g9 i8 a1 o15 j8 o13 f8 o11";

#[test]
fn a_missed_win_is_named_with_its_line() {
    let found = reviewed("freestyle", MISSED, 3000);
    let ply = &found.plies[6];
    let missed = ply.missed.as_ref().expect("an open three stood");
    assert_eq!((missed.kind, missed.line.len()), ("vcf", 3), "{ply:?}");
    assert!(["f8", "j8"].contains(&missed.line[0].as_str()), "{ply:?}");
    assert_eq!(ply.best.as_ref(), missed.line.first());
    let turn = found.summary.turning_points.iter().find(|turn| turn.ply == 7);
    assert!(turn.is_some_and(|turn| turn.proved && turn.seat == 0), "{:?}", found.summary);
}

/// Black has an open three, and loses at once by a double three elsewhere.
#[test]
fn a_win_that_a_foul_gave_away_is_missed() {
    let moves = "g8 a1 c13 o1 i8 a8 d13 o15 h7 a15 e13 o8 h9 a4 h8";
    let found = reviewed("renju opening=none foul=loses", moves, 3000);
    let ply = &found.plies[14];
    assert_eq!((ply.chance, ply.loss), (Some(0.0), Some(1.0)), "{ply:?}");
    let missed = ply.missed.as_ref().expect("an open three stood");
    assert_eq!((missed.kind, ply.best.as_ref()), ("vcf", missed.line.first()), "{ply:?}");
    let turn = found.summary.turning_points.iter().find(|turn| turn.ply == 15);
    assert!(turn.is_some_and(|turn| turn.proved && turn.seat == 0), "{:?}", found.summary);
}

/// On a board without edges a search proves wins and never that there is none.
#[test]
fn a_win_that_may_have_been_kept_is_no_loss() {
    let points = ["0,0", "0,1", "-1,0", "-1,1", "1,0", "-7,-7", "0,9", "2,0"];
    let found = reviewed("freestyle size=unbounded", &points.join(" "), 3000);
    let (won, quiet) = (&found.plies[5], &found.plies[6]);
    assert_eq!(won.chance, Some(0.0), "Black has a win: {won:?}");
    assert_eq!((quiet.loss, quiet.missed.as_ref()), (None, None), "{quiet:?}");
    assert!(found.summary.turning_points.iter().all(|turn| turn.ply != 7), "{:?}", found.summary);
}

#[test]
fn a_win_that_is_kept_is_not_missed() {
    let found = reviewed("freestyle", "h8 h9 g8 g9 i8 a1 j8 k8 f8", 3000);
    let last: Vec<_> =
        found.plies[6..].iter().map(|ply| (ply.missed.is_some(), ply.loss)).collect();
    assert_eq!(last, [(false, Some(0.0)), (false, Some(0.0)), (false, Some(0.0))], "{found:?}");
    assert_eq!(found.plies[8].chance, Some(1.0));
    assert!(found.plies[7].forced && !found.plies[6].forced);
    // A forced answer leaves the chances where the four had brought them.
    let four = reviewed("freestyle", "h8 h9 g8 g9 f8 e8 i8 j8 a1 a3", 3000);
    let (before, after) = (four.plies[6].chance, four.plies[7].chance);
    let sum = before.zip(after).map(|(before, after)| before + after).expect("judged moves");
    assert!((sum - 1.0).abs() < 0.1 && before != Some(0.5), "{four:?}");
    assert_eq!((four.plies[7].forced, four.plies[7].loss), (true, Some(0.0)));
    // White let the open three stand: the two moves beside it were there.
    let allowed = found.summary.turning_points.iter().find(|turn| turn.ply == 6).expect("a turn");
    let mut defences = allowed.defences.clone();
    defences.sort();
    assert!(defences.contains(&"f8".to_owned()) && defences.contains(&"j8".to_owned()));
    assert!(["f8", "j8"].contains(&allowed.allowed[0].as_str()), "{allowed:?}");
    assert_eq!(allowed.allowed.len(), 3, "{allowed:?}");
}

/// Black can make an open four, and plays elsewhere: White's open three wins then.
#[test]
fn a_win_that_gave_one_to_the_opponent_is_missed() {
    let of = |points: &str| points.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let black = of("h8 i7 j8 j9 e9 k8 k7 h10 k10 l7");
    let white = of("i9 g9 h9 f9 h7 i8 j7 g11 j10 m6");
    let setup = Setup { stones: vec![black, white], captured: Vec::new(), to_move: 0 };
    let record = Record { setup: Some(setup), ..record("freestyle", "l9") };
    let found = review(GAMES, &mut Desk::default(), record, 20_000).expect("a review");
    let ply = &found.plies[0];
    assert_eq!((ply.chance, ply.loss), (Some(0.0), Some(1.0)), "{ply:?}");
    let missed = ply.missed.as_ref().expect("a broken three stood");
    assert_eq!((missed.kind, missed.line.len()), ("vcf", 3), "{ply:?}");
    let turn = found.summary.turning_points.first();
    assert!(turn.is_some_and(|turn| turn.proved && turn.seat == 0), "{:?}", found.summary);
    assert_eq!(found.summary.judged[0], 1, "{:?}", found.summary);
}

/// Black can make a double three in two corners and plays far away from both: White can meet one of them.
#[test]
fn a_quiet_move_that_keeps_a_win_has_missed_none() {
    let moves = "d5 a1 e5 o1 f6 a15 f7 o15 l11 h1 m11 a8 k12 o8 k13 h15 b13 f5 k11";
    let found = reviewed("freestyle", moves, 20_000);
    let quiet = &found.plies[16];
    assert_eq!(found.plies[15].chance, Some(0.0), "Black has a win before: {found:?}");
    assert_eq!((quiet.missed.as_ref(), quiet.loss), (None, None), "{quiet:?}");
}

#[test]
fn a_five_on_a_forbidden_point_is_pointed_out() {
    // Two rows of Black's cross at h8, the one point where White's four becomes a five.
    let moves = "m3 i7 f8 j6 g8 k5 h9 a1 h10 l4 o1 h8";
    let found = reviewed("renju opening=none", moves, 1000);
    assert_eq!(found.summary.forbidden.as_deref(), Some("h8"), "{found:?}");
    // The forbidden point decided nothing if another one would have won as well.
    let open = "f8 i7 g8 j6 h9 k5 h10 l4 o1 h8";
    for (rules, moves) in [("freestyle", moves), ("renju opening=none", open)] {
        assert_eq!(reviewed(rules, moves, 1000).summary.forbidden, None, "{rules}");
    }
}

/// A best move is one however the record spells it.
#[test]
fn another_spelling_loses_nothing() {
    let losses = |moves: &str| {
        let found = reviewed("freestyle", moves, 1000);
        found.plies.iter().map(|ply| ply.loss).collect::<Vec<_>>()
    };
    let usual = losses("h8 h9 g8 g9 i8 a1 j8 k8 f8");
    assert_eq!(losses("8h H9 8G g9 8i a1 8j 8K 8f"), usual);
    let forbidden = "m3 i7 f8 j6 g8 k5 h9 a1 h10 l4 o1 8H";
    let found = reviewed("renju opening=none", forbidden, 1000);
    assert_eq!(found.summary.forbidden.as_deref(), Some("h8"), "{found:?}");
}

#[test]
fn the_same_record_gives_the_same_review() {
    let mut desk = Desk::default();
    let once = review(GAMES, &mut desk, record("freestyle", MISSED), 1000);
    assert_eq!(once, review(GAMES, &mut desk, record("freestyle", MISSED), 1000));
}

#[test]
fn accuracy_is_one_less_the_mean_loss() {
    let found = reviewed("freestyle", MISSED, 1000);
    for seat in [0, 1] {
        let own = found.plies.iter().filter(|ply| ply.seat == Some(seat) && !ply.forced);
        let losses: Vec<f32> = own.filter_map(|ply| ply.loss).collect();
        let mean = losses.iter().sum::<f32>() / losses.len() as f32;
        let said = found.summary.accuracy[usize::from(seat)].expect("judged moves");
        assert!((said - (1.0 - mean)).abs() < 1e-6 && mean > 0.0, "{said} {losses:?}");
        assert_eq!(found.summary.judged[usize::from(seat)] as usize, losses.len());
    }
}

#[test]
fn a_record_that_is_not_reviewed_gets_a_sentence() {
    let points: Vec<String> = (0..401).map(|at| format!("\"{},0\"", 2 * at)).collect();
    let rest = r#""game":"gomoku","rules":"freestyle size=unbounded","seats":2"#;
    let long = format!("{{{rest},\"actions\":[{}]}}", points.join(","));
    // Stones that are set up count as those of moves do.
    let (black, white) = points.split_at(201);
    let stones = format!("[[{}],[{}]]", black.join(","), white.join(","));
    let setup = format!(r#""setup":{{"stones":{stones},"to_move":1}}"#);
    let full = format!("{{{rest},{setup},\"actions\":[\"1,1\"]}}");
    let lines = [
        (long.as_str(), "This one has 401."),
        (full.as_str(), "This one has 402."),
        ("[]", "no record"),
        (r#"{"id":"q","game":"gomoku"}"#, "no record"),
        (
            r#"{"game":"gomoku","rules":"freestyle","seats":2,"actions":["h8","h8"]}"#,
            "action 2, h8",
        ),
        (r#"{"game":"ninuki","rules":"free-for-all","seats":3,"actions":[]}"#, "games for two"),
        (r#"{"game":"gomoku","rules":"fast","seats":2,"actions":[]}"#, "fast"),
    ];
    for (line, say) in lines {
        let answer = answered(GAMES, &mut Desk::default(), line.as_bytes(), 100);
        let answer: serde_json::Value = serde_json::from_slice(&answer).unwrap();
        assert_eq!(answer["status"], "malformed", "{answer}");
        assert!(answer["say"].as_str().unwrap().contains(say), "{answer}");
        let id = line.contains(r#""id":"q""#).then_some("q");
        assert_eq!(answer["id"].as_str(), id, "{answer}");
    }
}

#[test]
fn openings_and_table_events_are_not_judged() {
    let found = reviewed("freestyle opening=swap", "h8 h9 i9 stay a1 resign_0", 300);
    let judged: Vec<bool> = found.plies.iter().map(|ply| ply.loss.is_some()).collect();
    assert_eq!(judged, [false, false, false, false, true, false], "{found:?}");
    assert_eq!(found.plies[5].seat, None);
    let empty = reviewed("freestyle", "", 300);
    assert_eq!((empty.plies.len(), empty.summary.accuracy), (0, [None, None]));
}

/// The chance before the first judged move is the first seat's, whichever seat moves.
#[test]
fn a_review_has_the_chance_before_the_first_judged_move() {
    let stones = |points: &str| points.split(' ').map(str::to_owned).collect::<Vec<String>>();
    let three = stones("g8 h8 i8");
    for (seat, other, start) in [(0_usize, "a1 a15 o1", 1.0), (1, "a1 a15 o1 o15", 0.0)] {
        let mut both = vec![stones(other), stones(other)];
        both[seat] = three.clone();
        let setup = Setup { stones: both, captured: Vec::new(), to_move: seat as u8 };
        let record = Record { setup: Some(setup), ..record("freestyle", "h1") };
        let found = review(GAMES, &mut Desk::default(), record, 3000).expect("a review");
        assert_eq!(found.summary.start, Some(start), "{found:?}");
    }
    let opened = reviewed("freestyle opening=swap", "h8 h9 i9 stay a1", 300);
    assert!(opened.summary.start.is_some(), "{opened:?}");
    assert_eq!(reviewed("freestyle opening=swap", "h8 h9 i9", 300).summary.start, None);
}

/// Plies after which a game that does not end is left.
const LONGEST: u32 = 300;

/// A game of two levels, from the position after the first stones, as a record.
fn game_of(levels: [u8; 2], seed: u64) -> (Record, Table) {
    game_under(("gomoku", "freestyle"), levels, seed)
}

pub fn game_under((game, rules): (&str, &str), levels: [u8; 2], seed: u64) -> (Record, Table) {
    use narabe::games::{Asked, Strength, reply};
    let mut memory = narabe::engine::Memory::default();
    let mut record = record_of(game, rules, "");
    let games: Games = GAMES;
    let entry = games.find(game).expect("the game is in the list");
    let mut table = entry.open(rules, 2).expect("a game");
    while table.outcome().is_none() && table.plies() < LONGEST {
        let seed = seed * 1000 + u64::from(table.plies());
        let text = match table.to_move() {
            Some(seat) => {
                let strength = Strength::Level(levels[usize::from(seat.0)]);
                let asked = Asked { strength, seed, memory: &mut memory, spent: &|| 0.0 };
                reply(&table, asked).expect("a move").text
            }
            None => table.chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15)).expect("a deal"),
        };
        table.play(&text).expect("a legal move");
        record.actions.push(text);
    }
    (record, table)
}

/// A tree of positions says how the seats stand where the solver does not know the rules.
#[test]
fn games_without_a_solver_are_judged_by_a_search() {
    for game in [("roku", "standard"), ("rokumon", "act-3"), ("ninuki", "ninuki-renju")] {
        let (record, table) = game_under(game, [1, 2], 7);
        let mut desk = Desk::default();
        let found = review(GAMES, &mut desk, record.clone(), 400).expect("a review");
        assert_eq!(found, review(GAMES, &mut desk, record, 400).expect("a review"), "{game:?}");
        assert!(!found.summary.solved, "{game:?}");
        assert!(found.plies.iter().all(|ply| ply.missed.is_none()), "{game:?}: {found:?}");
        let moves: Vec<_> = found.plies.iter().filter(|ply| ply.best.is_some()).collect();
        let chances = moves.iter().filter_map(|ply| ply.chance);
        assert!(chances.clone().all(|chance| (0.0..=1.0).contains(&chance)), "{game:?}");
        assert!(moves.len() > 4 && chances.count() == moves.len(), "{game:?}: {found:?}");
        let last = found.plies.last().expect("the game was played");
        let winner = table.outcome().filter(|outcome| !outcome.drawn).is_some();
        let proved = last.chance.is_some_and(|chance| chance == 0.0 || chance == 1.0);
        assert_eq!(winner, proved, "{game:?}: {last:?}");
    }
}

#[test]
fn a_missed_win_is_named_in_pente() {
    let record = record_of("ninuki", "pente opening=none", "h8 a1 g8 s1 i8 k8 f8 e8 o15");
    let found = review(GAMES, &mut Desk::default(), record, 12_000).expect("a review");
    let missed = found.plies[8].missed.as_ref().expect("a four stood");
    assert!(found.summary.solved && missed.kind == "vcf", "{found:?}");
    assert_eq!(missed.line, ["j8"], "{found:?}");
}

/// Prints how often the review blames the weaker side, and the time that it takes, in `NARABE_GAMES` games of each kind.
#[test]
#[ignore = "takes minutes: prints figures"]
fn the_weaker_side_is_blamed() {
    let games = crate::number("NARABE_GAMES", 20);
    for game in BLAMED {
        blame(game, games);
    }
}

/// Games and rule sets of two, one of each kind.
const BLAMED: [(&str, &str); 9] = [
    ("gomoku", "freestyle"),
    ("ninuki", "pente"),
    ("ninuki", "ninuki-renju"),
    ("roku", "standard"),
    ("rokumon", "act-1"),
    ("rokumon", "act-2"),
    ("rokumon", "act-3"),
    ("rokumon", "act-4"),
    ("rokumon", "act-5"),
];

fn blame(game: (&str, &str), games: u64) {
    let (mut desk, mut blamed, mut missed) = (Desk::default(), [0, 0], [0, 0]);
    let (mut plies, mut spent, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for number in 0..games {
        let weak = (number % 2) as usize;
        let levels = if weak == 0 { [3, 7] } else { [7, 3] };
        let (record, _) = game_under(game, levels, number);
        let start = Instant::now();
        let found = review(GAMES, &mut desk, record, 30_000).expect("a review");
        let took = start.elapsed();
        (plies, spent) = (plies + found.plies.len(), spent + took);
        longest = longest.max(took.mul_f64(60.0 / found.plies.len() as f64));
        for turn in &found.summary.turning_points {
            blamed[usize::from(usize::from(turn.seat) != weak)] += 1;
        }
        for ply in found.plies.iter().filter(|ply| ply.missed.is_some()) {
            missed[usize::from(ply.seat.map(usize::from) != Some(weak))] += 1;
        }
    }
    println!(
        "{game:?}: {games} games, {plies} plies, {spent:?}; the slowest: {longest:?} for 60 plies"
    );
    println!("  turning points of level 3 and 7: {blamed:?}; missed wins: {missed:?}");
    assert!(blamed[0] >= 3 * blamed[1], "{game:?}: {blamed:?}");
}

/// The position of a record after so many plies, in which a seat is to move.
fn position_of(record: &Record, plies: usize, to_move: u8) -> Table {
    let stones = |seat: usize| record.actions[..plies].iter().skip(seat).step_by(2).cloned();
    let stones = vec![stones(0).collect(), stones(1).collect()];
    let setup = Setup { stones, captured: Vec::new(), to_move };
    let games: Games = GAMES;
    let entry = games.find("gomoku").expect("gomoku is in the list");
    entry.open_at(&record.rules, 2, Some(&setup), None).expect("a position of a game")
}

/// True if the side that has just moved would win with a further stone beside it.
fn threatens_five(record: &Record, plies: usize) -> bool {
    let seat = ((plies - 1) % 2) as u8;
    let table = position_of(record, plies, seat);
    table.actions().actions.into_iter().any(|point| {
        let mut next = table.clone();
        next.play(&point).is_ok() && next.outcome().is_some()
    })
}

/// The number of plies before the run of fours with which a game ended; none if it ended otherwise.
fn closing_run(record: &Record) -> Option<usize> {
    let last = record.actions.len();
    let fours =
        (1..).map(|back| last - 2 * back).take_while(|plies| threatens_five(record, *plies));
    let earliest = fours.take(last / 2 - 1).last()?;
    Some(earliest - 1)
}

/// Prints the share of games' closing runs of fours that the solver finds within 100 ms of its own time.
#[test]
#[ignore = "takes minutes: prints figures"]
fn closing_runs_are_found() {
    let wanted = crate::positions(100);
    for rules in ["freestyle", "standard", "renju opening=none"] {
        let (mut desk, mut found, mut asked, mut slow) = (Desk::default(), 0, 0, 0);
        let mut slowest = Duration::ZERO;
        for number in 0.. {
            let (record, _) = game_under(("gomoku", rules), [6, 6], 9000 + number);
            let Some(plies) = closing_run(&record) else { continue };
            let question = format!(
                r#"{{"game":"gomoku","rules":"{rules}","actions":{},"kind":"vcf","ms":100}}"#,
                serde_json::to_string(&record.actions[..plies]).unwrap()
            );
            let start = Instant::now();
            let answer =
                solve::answered(GAMES, &mut desk, question.as_bytes(), &|| start.elapsed());
            let answer: serde_json::Value = serde_json::from_slice(&answer).unwrap();
            asked += 1;
            found += u32::from(answer["status"] == "win");
            slow += u32::from(start.elapsed() > Duration::from_millis(100));
            slowest = slowest.max(start.elapsed());
            assert_ne!(answer["status"], "none", "a win was played: {rules} {question}");
            if asked as usize == wanted {
                break;
            }
        }
        println!("{rules}: {found} of {asked} found; above 100 ms {slow}, the slowest {slowest:?}");
    }
}

/// Prints the rate of the solver over positions of games, and its answers.
#[test]
#[ignore = "takes minutes: prints figures"]
fn positions_are_solved_at_a_rate() {
    let mut questions = Vec::new();
    for number in 0..20 {
        let (record, _) = game_of([6, 6], 500 + number);
        for plies in 1..record.actions.len() {
            let actions = serde_json::to_string(&record.actions[..plies]).unwrap();
            let rest = r#""game":"gomoku","rules":"freestyle","ms":100"#;
            questions.push(format!(r#"{{{rest},"actions":{actions},"kind":"#));
        }
    }
    for kind in ["vcf", "vct"] {
        let (mut desk, start) = (Desk::default(), Instant::now());
        let (mut counts, mut slowest) = ([0; 3], Duration::ZERO);
        for question in &questions {
            let line = format!("{question}\"{kind}\"}}");
            let before = start.elapsed();
            let clock = || start.elapsed();
            let answer = solve::answered(GAMES, &mut desk, line.as_bytes(), &clock);
            slowest = slowest.max(start.elapsed() - before);
            let answer: serde_json::Value = serde_json::from_slice(&answer).unwrap();
            let words = ["win", "none", "unknown"];
            counts[words.iter().position(|word| answer["status"] == *word).unwrap()] += 1;
        }
        let rate = questions.len() as f64 / start.elapsed().as_secs_f64();
        println!("{kind}: {rate:.0} a second; win, none, unknown: {counts:?}; slowest {slowest:?}");
    }
}
