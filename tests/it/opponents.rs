//! Machines in every game of the list: legal actions within their budget, the same ones again, and
//! more of them won than a greedy player wins.
//!
//! `NARABE_POSITIONS=10000 cargo test --release -p narabe-tests --test it opponents` looks at more
//! positions. `cargo test --release -p narabe-tests --test it opponents -- --ignored --nocapture`
//! prints the matches against the greedy player, `NARABE_GAMES` of each, 100 unless it says so, of
//! those alone whose name has the text `NARABE_MATCH`, as `ninuki pente`.

use narabe::engine::{Budget, Memory};
use narabe::game::{Entry, Options, Seat, Table};
use narabe::games::{Asked, GAMES, Reply, Strength, opinion, reply};
use std::cell::Cell;
use std::time::Instant;

/// A new table under the preset of a game, as many seats as asked for.
fn table(game: &str, rules: &str, seats: u8) -> Table {
    let entry = GAMES.find(game).expect("a game of the list");
    entry.open(rules, seats).unwrap_or_else(|faults| panic!("{game} {rules}: {faults:?}"))
}

fn ask(table: &Table, strength: Strength, seed: u64, memory: &mut Memory) -> Option<Reply> {
    reply(table, Asked { strength, seed, memory, spent: &|| 0.0 })
}

/// Plays what chance decides and what is left to no one.
fn settle(table: &mut Table, draw: &mut fastrand::Rng) {
    while let Some(text) = table.chance(draw.u64(..)).or_else(|| table.automa()) {
        table.play(&text).expect("chance and automa play legal actions");
    }
}

/// Every rule set with each number of seats: the presets, and option sets drawn at random.
fn rule_sets(draw: &mut fastrand::Rng) -> Vec<(&'static Entry, Options, u8)> {
    let mut all = Vec::new();
    for entry in GAMES.0 {
        for preset in 0..entry.info.presets.len() {
            let options = Options::preset(entry.info, preset);
            let (fewest, most) = options.named().seats;
            all.extend((fewest..=most).map(|seats| (entry, options.clone(), seats)));
        }
        for _ in 0..60 {
            let preset = &entry.info.presets[draw.usize(..entry.info.presets.len())];
            let pairs = entry.info.keys.iter().filter(|_| draw.bool()).map(|key| {
                let spellings = key.spellings();
                format!("{}={}", key.name, spellings[spellings.len() / 2])
            });
            let pairs: Vec<String> = pairs.collect();
            let text = format!("{} {}", preset.name, pairs.join(" "));
            let options = Options::read(entry.info, &text).expect("words of the sheet");
            let seats = draw.u8(preset.seats.0..=preset.seats.1);
            if entry.start(&options, seats, None).is_ok() {
                all.push((entry, options, seats));
            }
        }
    }
    all
}

/// Nodes that a reply may always have: 40 for each of the 25 positions that are judged at the most in an opening.
const LEAST: u64 = 1_000;

#[test]
fn every_reply_is_legal_and_within_its_budget() {
    let mut draw = fastrand::Rng::with_seed(3);
    let sets = rule_sets(&mut draw);
    let (mut asked, mut round) = (0, 0);
    let mut memory = Memory::default();
    while asked < crate::positions(1000) {
        round += 1;
        for (entry, options, seats) in &sets {
            let mut table = entry.start(options, *seats, None).expect("a game");
            let name = format!("{} {options}, {seats} seats, round {round}", entry.info.id);
            let plies = draw.u32(..if options.to_string().contains("unbounded") { 12 } else { 60 });
            wander(&mut table, plies, &mut draw);
            // As many as a machine has take long: in one position of eight.
            let budgets = if draw.u8(..8) == 0 { 3 } else { 2 };
            for nodes in [1, 40, 2_000].into_iter().take(budgets) {
                let seed = draw.u64(..);
                let Some(found) = ask(&table, Strength::Nodes(nodes), seed, &mut memory) else {
                    assert!(table.to_move().is_none(), "{name}: no reply in {table:?}");
                    break;
                };
                assert!(found.nodes <= nodes.max(LEAST) * 6 / 5, "{name}: {found:?}");
                assert!((0.0..=1.0).contains(&found.chance), "{name}: {found:?}");
                let mut next = table.clone();
                next.play(&found.text)
                    .unwrap_or_else(|refusal| panic!("{name}: {found:?} {refusal:?}"));
                asked += 1;
            }
        }
    }
    println!("{asked} positions of {} rule sets", sets.len());
}

/// Without a judge all reviews of a game would lack chances, best moves and accuracy.
#[test]
fn every_game_for_two_has_a_judge() {
    let mut memory = Memory::default();
    for entry in GAMES.0 {
        let for_two = entry.info.presets.iter().find(|preset| preset.takes(2));
        let Some(preset) = for_two else { continue };
        let has_opening = entry.info.keys.iter().any(|key| key.name == "opening");
        let rules = format!("{}{}", preset.name, if has_opening { " opening=none" } else { "" });
        let mut table = table(entry.info.id, &rules, 2);
        settle(&mut table, &mut fastrand::Rng::with_seed(9));
        let judged = opinion(&table, &mut memory, Budget { nodes: 2_000, spent: &|| 0.0 });
        assert!(judged.is_some(), "{} {rules} has no judge", entry.info.id);
    }
}

/// Plays so many actions at random, most of them near.
fn wander(table: &mut Table, plies: u32, draw: &mut fastrand::Rng) {
    for _ in 0..plies {
        settle(table, draw);
        let actions = table.actions().actions;
        let most = if draw.u8(..4) == 0 { actions.len() } else { actions.len().min(14) };
        let Some(action) = (most > 0).then(|| actions[draw.usize(..most)].clone()) else { break };
        let before = table.clone();
        table.play(&action).expect("a listed action is legal");
        if table.outcome().is_some() {
            *table = before;
            break;
        }
    }
    settle(table, draw);
}

/// Games of machines of every level in all presets end, or go on to a bound, with legal actions.
#[test]
fn levels_play_whole_games_in_every_preset() {
    let mut memory = Memory::default();
    let mut draw = fastrand::Rng::with_seed(5);
    for entry in GAMES.0 {
        for preset in 0..entry.info.presets.len() {
            let options = Options::preset(entry.info, preset);
            let seats = options.named().seats.1;
            let mut table = entry.start(&options, seats, None).expect("a game");
            for ply in 0..24 {
                settle(&mut table, &mut draw);
                let level = 1 + (ply + preset) as u8 % 6;
                let found = ask(&table, Strength::Level(level), ply as u64, &mut memory);
                let Some(found) = found else { break };
                table.play(&found.text).unwrap_or_else(|refusal| {
                    panic!("{} {options}: {found:?} {refusal:?}", entry.info.id)
                });
            }
            assert!(table.plies() > 4, "{} {options}", entry.info.id);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_reply_in_every_game() {
    for (game, rules, seats) in [
        ("gomoku", "freestyle opening=swap2", 2),
        ("ninuki", "free-for-all", 4),
        ("roku", "standard", 2),
        ("rokumon", "act-5", 2),
    ] {
        let mut draw = fastrand::Rng::with_seed(9);
        let mut table = table(game, rules, seats);
        wander(&mut table, 5, &mut draw);
        for level in [1, 4, 6] {
            let mut again =
                (0..2).map(|_| ask(&table, Strength::Level(level), 7, &mut Memory::default()));
            assert_eq!(again.next(), again.next(), "{game} {rules} level {level}");
        }
    }
}

/// A level that draws nothing would play the same game each time.
#[test]
fn seeds_give_several_replies_of_a_high_level() {
    let mut memory = Memory::default();
    for (game, rules) in [("ninuki", "pente opening=none"), ("roku", "standard")] {
        let mut table = table(game, rules, 2);
        let mut found = 0;
        for _ in 0..3 {
            let replies = (0..4).map(|seed| ask(&table, Strength::Level(6), seed, &mut memory));
            let texts: Vec<String> = replies.map(|reply| reply.expect("a reply").text).collect();
            found += usize::from(texts.iter().any(|text| *text != texts[0]));
            table.play(&texts[0]).expect("a legal move");
        }
        assert!(found > 0, "{game} {rules}");
    }
}

/// A review plays lines out beside judging positions: a search looks at the time once in so many positions of its tree.
#[test]
fn a_node_is_as_much_work_in_a_reply_as_in_a_judgement() {
    let nodes = 8_000;
    let mut memory = Memory::default();
    for (game, rules, seats) in
        [("ninuki", "free-for-all", 3), ("roku", "standard", 2), ("rokumon", "act-5", 2)]
    {
        let mut table = table(game, rules, seats);
        wander(&mut table, 5, &mut fastrand::Rng::with_seed(9));
        let looks = Cell::new(0);
        let spent = || {
            looks.set(looks.get() + 1);
            0.0
        };
        opinion(&table, &mut memory, Budget { nodes, spent: &spent }).expect("a judgement");
        let judged = looks.take();
        let (strength, seed) = (Strength::Nodes(nodes), 1);
        let asked = Asked { strength, seed, memory: &mut memory, spent: &spent };
        let found = reply(&table, asked).expect("a reply");
        assert!(looks.get() <= judged, "{game}: {looks:?} after {judged}");
        assert!(found.nodes <= nodes, "{game}: {found:?}");
    }
}

/// The seat that lays the stones leaves an even choice; the seat that chooses takes the better colour.
#[test]
fn an_opening_is_decided_by_how_it_stands() {
    let mut memory = Memory::default();
    let mut chosen = |stones: [&str; 3]| {
        let mut table = table("gomoku", "freestyle opening=swap2", 2);
        stones.iter().for_each(|text| table.play(text).expect("a stone of the opening"));
        ask(&table, Strength::Level(8), 1, &mut memory).expect("a choice").text
    };
    // Two stones of Black's side by side, White's far away; and White's beside a lone one.
    assert_eq!(chosen(["h8", "a1", "i9"]), "take first");
    assert_ne!(chosen(["a1", "h8", "o15"]), "take first");
}

/// The action of a greedy player: it wins if it can, leaves the next seat no win if it can, and is
/// else drawn from the twelve nearest.
fn greedy(table: &Table, draw: &mut fastrand::Rng) -> String {
    let actions = table.actions().actions;
    if let Some(win) = winning(table, &actions) {
        return win;
    }
    let mut near: Vec<String> = actions.iter().take(12).cloned().collect();
    draw.shuffle(&mut near);
    let first = near[0].clone();
    let mut tries: Vec<String> = near.into_iter().chain(actions.into_iter().skip(12)).collect();
    for place in 0..tries.len().min(40) {
        let mut next = table.clone();
        next.play(&tries[place]).expect("a listed action is legal");
        if next.to_move().is_none_or(|seat| next.side(seat) == side_on_turn(table)) {
            return tries[place].clone();
        }
        let Some(win) = winning(&next, &next.actions().actions) else {
            return tries[place].clone();
        };
        // The point of the win is the first that may keep it off.
        if let Some(at) = tries.iter().skip(place + 1).position(|text| *text == win) {
            tries.swap(place + 1, place + 1 + at);
        }
    }
    first
}

fn side_on_turn(table: &Table) -> narabe::game::Side {
    table.side(table.to_move().expect("someone is on turn"))
}

fn winning(table: &Table, actions: &[String]) -> Option<String> {
    let side = side_on_turn(table);
    let wins = |text: &&String| {
        let mut next = table.clone();
        next.play(text).expect("a listed action is legal");
        next.outcome().is_some_and(|outcome| outcome.is_winner(side))
    };
    actions.iter().find(wins).cloned()
}

/// The time for each move of the machine, in seconds.
const SECONDS: f32 = 0.25;

/// The share of games that the machine wins, alone or with its mates, against greedy players.
fn match_of(game: &str, rules: &str, seats: u8, games: u64) -> f32 {
    let mut memory = Memory::default();
    let mut points = 0.0;
    for number in 0..games {
        let mut draw = fastrand::Rng::with_seed(number);
        let mut table = table(game, rules, seats);
        let own = table.side(Seat((number % u64::from(seats)) as u8));
        settle(&mut table, &mut draw);
        while table.outcome().is_none() && table.plies() < 400 {
            let text = if side_on_turn(&table) == own {
                let start = Instant::now();
                let spent = || start.elapsed().as_secs_f32() / SECONDS;
                let (seed, strength) = (draw.u64(..), Strength::Nodes(nodes()));
                let asked = Asked { strength, seed, memory: &mut memory, spent: &spent };
                reply(&table, asked).expect("a reply").text
            } else {
                greedy(&table, &mut draw)
            };
            table.play(&text).expect("a legal action");
            settle(&mut table, &mut draw);
        }
        let outcome = table.outcome();
        points += match outcome {
            Some(outcome) if outcome.is_winner(own) => 1.0,
            Some(outcome) if !outcome.drawn => 0.0,
            _ => 0.5,
        };
    }
    points / games as f32
}

/// The most nodes of a move in the matches, where the time alone is not to decide: `NARABE_NODES`.
fn nodes() -> u64 {
    crate::number("NARABE_NODES", u64::MAX)
}

#[test]
#[ignore = "takes the better part of an hour"]
fn machines_beat_the_greedy_player() {
    let games = crate::number("NARABE_GAMES", 100);
    let wanted = std::env::var("NARABE_MATCH").unwrap_or_default();
    let matches = [
        ("roku", "standard", 2, 0.95),
        ("rokumon", "act-1", 2, 0.9),
        ("rokumon", "act-2", 2, 0.9),
        ("rokumon", "act-3", 2, 0.9),
        ("rokumon", "act-4", 2, 0.9),
        ("rokumon", "act-5", 2, 0.9),
        ("ninuki", "free-for-all", 3, 0.75),
        ("ninuki", "free-for-all", 4, 0.75),
        ("ninuki", "teams", 4, 0.9),
        ("ninuki", "pente", 2, 0.9),
    ];
    let mut missed = Vec::new();
    for (game, rules, seats, bar) in matches {
        let name = format!("{game} {rules} {seats}");
        if !name.contains(&wanted) {
            continue;
        }
        let share = match_of(game, rules, seats, games);
        println!("{name}: {share:.3} of {games} games, bar {bar}");
        if share < bar {
            missed.push((name, share));
        }
    }
    assert!(missed.is_empty(), "{missed:?}");
}
