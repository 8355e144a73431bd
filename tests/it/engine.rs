//! The engine against the rules: legality, ends and forbidden points at every ply of random games,
//! and what it announces and plays. A failing game is in the message with its rules and its seed.

use narabe::engine::{Budget, Effect, Memory, Reason, Thought, chance, points, think};
use narabe::game::{Games, Listing, Options, Table};
use narabe::games::{GAMES, answer, position};

/// The rule sets of gomoku without their openings.
const RULES: [&str; 11] = [
    "freestyle",
    "standard",
    "caro",
    "caro ends=any-blocked overline=ignored",
    "family",
    "1912",
    "1916",
    "1918",
    "renju opening=none",
    "renju-tournament opening=none bans=both",
    "renju opening=none ends=any-blocked",
];
const SIZES: [&str; 5] = ["9", "13", "15", "19", "unbounded"];

fn table(rules: &str) -> Table {
    let games: Games = GAMES;
    let entry = games.find("gomoku").expect("gomoku is in the list");
    entry.open(rules, 2).unwrap_or_else(|faults| panic!("{rules}: {faults:?}"))
}

fn numbers(seed: u64) -> impl FnMut(usize) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    move |limit| random.usize(..limit)
}

/// One of the first points that a table offers, which are near the last stone.
fn near(listing: &Listing<String>, draw: &mut impl FnMut(usize) -> usize) -> String {
    let most = listing.actions.len().min(14);
    listing.actions[draw(most)].clone()
}

/// The engine's view of each empty point against the table's: a foul is one that the table names, a
/// win is one that the table ends the game with.
fn agree(table: &Table, memory: &mut Memory, context: &str) {
    let position = position(table).expect("the game goes on");
    let forbidden = table.forbidden();
    for (number, (point, effect)) in points(&position, memory).into_iter().enumerate() {
        let text = answer(table, Some(point)).expect("gomoku");
        let is_foul = forbidden.contains(&text);
        assert_eq!(effect == Effect::Foul, is_foul, "{context}: {text} in {position:?}");
        // A table is played on where something may end; elsewhere the patterns are as plain.
        if effect == Effect::Wins || number % 5 == 0 && !is_foul {
            let mut next = table.clone();
            next.play(&text).unwrap_or_else(|refusal| panic!("{context}: {text} {refusal:?}"));
            let end = next.outcome().map(|outcome| outcome.end);
            assert_eq!(effect == Effect::Wins, end == Some("five"), "{context}: {text}");
        }
    }
}

/// Plays a random game of a rule set, compares at every ply, and returns the number of positions.
fn compare_a_game(rules: &str, most: u32, seed: u64) -> usize {
    let (mut table, mut memory, mut draw) = (table(rules), Memory::default(), numbers(seed));
    let mut judged = 0;
    while table.outcome().is_none() && table.plies() < most {
        if table.plies() > 0 {
            agree(&table, &mut memory, &format!("{rules}, seed {seed}"));
            judged += 1;
        }
        let action = near(&table.actions(), &mut draw);
        table.play(&action).expect("a listed action is legal");
    }
    judged
}

#[test]
fn engine_and_rules_agree_at_every_ply() {
    let (mut judged, mut seed) = (0, 0);
    let wanted = crate::positions(1000);
    while judged <= wanted {
        for (rules, size) in RULES.iter().flat_map(|rules| SIZES.map(|size| (rules, size))) {
            // Unbounded boards list thousands of points.
            let most = if size == "unbounded" { 30 } else { 70 };
            judged += compare_a_game(&format!("{rules} size={size}"), most, seed);
            seed += 1;
        }
    }
    println!("{judged} positions");
}

fn thought(table: &Table, memory: &mut Memory, nodes: u64) -> Thought {
    think(&position(table).expect("the game goes on"), memory, Budget::nodes(nodes))
}

fn play(table: &mut Table, thought: &Thought) {
    let text = answer(table, thought.best).expect("gomoku");
    table.play(&text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?} by {thought:?}"));
}

#[test]
fn games_of_the_engine_are_legal_and_end() {
    for rules in RULES {
        for size in ["9", "15", "unbounded"] {
            let mut memory = Memory::default();
            let mut table = table(&format!("{rules} size={size}"));
            while table.outcome().is_none() && table.plies() < 100 {
                let thought = thought(&table, &mut memory, 300);
                assert!(thought.nodes <= 360, "{rules}: {thought:?}");
                play(&mut table, &thought);
            }
        }
    }
}

/// True for a win that is announced by forcing moves.
fn is_announced(thought: &Thought) -> bool {
    matches!(thought.reason, Reason::Five | Reason::Fours | Reason::Threes)
}

#[test]
fn an_announced_win_is_won_against_random_defence() {
    let mut won = 0;
    for rules in ["freestyle", "standard", "caro", "renju opening=none", "1918"] {
        let mut memory = Memory::default();
        for seed in 0..5 {
            let (mut draw, mut table) = (numbers(seed), table(&format!("{rules} size=13")));
            while table.outcome().is_none() && table.plies() < 60 {
                let found = thought(&table, &mut memory, 3000);
                if is_announced(&found) {
                    win(table, &mut memory, &mut draw, &format!("{rules} {seed}"));
                    won += 1;
                    break;
                }
                let action = near(&table.actions(), &mut draw);
                table.play(&action).expect("a listed action is legal");
            }
        }
    }
    assert!(won > 12, "{won} wins");
}

/// Plays an announced win out: the opponent stops a five where it can and else plays at random.
fn win(mut table: Table, memory: &mut Memory, draw: &mut impl FnMut(usize) -> usize, text: &str) {
    let winner = table.to_move().expect("someone is on turn");
    for _ in 0..40 {
        let found = thought(&table, memory, 60_000);
        assert!(
            is_announced(&found) || found.reason == Reason::Stop,
            "{text}: {found:?} {table:?}"
        );
        play(&mut table, &found);
        if let Some(outcome) = table.outcome() {
            assert!(outcome.is_winner(table.side(winner)), "{text}: {outcome:?}");
            return;
        }
        let reply = thought(&table, memory, 500);
        if matches!(reply.reason, Reason::Five | Reason::Stop) || draw(3) == 0 {
            play(&mut table, &reply);
        } else {
            let action = near(&table.actions(), draw);
            table.play(&action).expect("a listed action is legal");
        }
        // The opponent may lose by a foul, if one loses.
        if let Some(outcome) = table.outcome() {
            assert!(outcome.is_winner(table.side(winner)), "{text}: {outcome:?}");
            return;
        }
    }
    panic!("{text}: a win was announced and not made");
}

#[test]
fn the_same_nodes_give_the_same_move() {
    let mut table = table("freestyle");
    for text in ["h8", "i9", "h9", "i7"] {
        table.play(text).expect("a legal move");
    }
    let mut found = (0..2).map(|_| thought(&table, &mut Memory::default(), 20_000));
    assert_eq!(found.next(), found.next());
}

#[test]
fn a_search_that_is_told_to_stop_stops() {
    let mut table = table("freestyle");
    table.play("h8").expect("a legal move");
    table.play("j10").expect("a legal move");
    let position = position(&table).expect("the game goes on");
    let budget = Budget { nodes: u64::MAX, spent: &|| 1.0 };
    let found = think(&position, &mut Memory::default(), budget);
    assert!(found.nodes < 1000 && found.best.is_some(), "{found:?}");
}

/// White must stop the four of the row and loses by the three of the column all the same.
#[test]
fn a_forced_stop_is_no_even_chance() {
    let mut table = table("freestyle");
    for point in ["h8", "g8", "i8", "a1", "j8", "a15", "h9", "o1", "h10", "o15", "k8"] {
        table.play(point).unwrap();
    }
    let (position, mut memory) = (position(&table).unwrap(), Memory::default());
    let budget = Budget::nodes(2_000);
    assert_eq!(think(&position, &mut memory, budget).reason, Reason::Stop);
    let white = chance(&position, &mut memory, budget);
    assert!(white < 0.05, "{white}");
    table.play("l8").unwrap();
    let position = narabe::games::position(&table).unwrap();
    let black = chance(&position, &mut memory, budget);
    assert!(black > 0.95, "{black}");
}

#[test]
fn games_that_the_engine_does_not_play_have_no_position() {
    let roku = GAMES.find("roku").expect("roku is in the list");
    let options = Options::preset(roku.info, 0);
    let table = roku.start(&options, 2, None).expect("a game");
    assert!(position(&table).is_none() && answer(&table, None).is_none());
}
