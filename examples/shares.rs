//! Winners when all players play at random: the shares of each preset of a game, over games of uniform random actions.
//!
//! `cargo run --release --example shares -- [GAMES] [GAME …]`, by default 10,000 games of each preset of `roku` and
//! `rokumon`. First is who plays first once everything is set up. Equal dice are listed as one action; each of them
//! counts as a choice of its own here. A machine plays what it always does.

use narabe::game::{Detail, Entry, Seat, Table, Turn};
use narabe::games::GAMES;
use std::collections::BTreeMap;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (games, names) = match arguments.split_first() {
        Some((first, names)) if first.parse::<u64>().is_ok() => {
            (first.parse().unwrap_or(0), names.to_vec())
        }
        _ => (10_000, arguments),
    };
    let names =
        if names.is_empty() { vec!["roku".to_owned(), "rokumon".to_owned()] } else { names };
    println!(
        "{:22} {:>6} {:>6} {:>6}  {:>6} {:>4}  ends (% first/second/drawn)",
        "", "first", "second", "drawn", "plies", "most"
    );
    for name in names {
        match GAMES.find(&name) {
            Ok(entry) => {
                entry.info.presets.iter().for_each(|preset| print(entry, preset.name, games))
            }
            Err(_) => eprintln!("there is no game {name}"),
        }
    }
}

/// The sums over the games of one preset.
#[derive(Default)]
struct Sums {
    /// First, second, drawn.
    results: [u64; 3],
    /// The same for each end.
    ends: BTreeMap<&'static str, [u64; 3]>,
    plies: u64,
    longest: u32,
}

fn print(entry: &'static Entry, preset: &str, games: u64) {
    let mut sums = Sums::default();
    (0..games).for_each(|seed| sums.add(entry, preset, seed));
    let share = |count: u64| 100.0 * count as f64 / games as f64;
    let [first, second, drawn] = sums.results.map(share);
    let ends = sums.ends.iter().map(|(end, counts)| {
        let [first, second, drawn] = counts.map(share);
        format!("{end} {first:.1}/{second:.1}/{drawn:.1}")
    });
    println!(
        "{:22} {first:6.1} {second:6.1} {drawn:6.1}  {:6.1} {:4}  {}",
        format!("{} {preset}", entry.info.id),
        sums.plies as f64 / games as f64,
        sums.longest,
        ends.collect::<Vec<_>>().join(", ")
    );
}

impl Sums {
    /// Plays one game to its end and counts it.
    fn add(&mut self, entry: &'static Entry, preset: &str, seed: u64) {
        let mut table = entry.open(preset, 2).expect("every preset for two seats opens");
        let mut random = fastrand::Rng::with_seed(seed);
        let mut first = None;
        while let Some(action) = next(&table, &mut random) {
            first = first.or_else(|| table.to_move().filter(|_| is_set_up(&table)));
            table.play(&action).expect("listed actions are legal");
        }
        let outcome = table.outcome().expect("without an action the game is over");
        let first = first.unwrap_or(Seat(0));
        let result =
            if outcome.drawn { 2 } else { usize::from(!outcome.is_winner(table.side(first))) };
        self.results[result] += 1;
        self.ends.entry(outcome.end).or_default()[result] += 1;
        self.plies += u64::from(table.plies());
        self.longest = self.longest.max(table.plies());
    }
}

/// A random action or result of chance; none after the end.
fn next(table: &Table, random: &mut fastrand::Rng) -> Option<String> {
    match table.turn() {
        Turn::Over(_) => None,
        Turn::Chance => table.chance(random.u64(..)),
        Turn::Seat(seat) => {
            let supply = supply(table, seat);
            let choices = table.actions().actions.into_iter().flat_map(|action| {
                let times = weight(&action, &supply);
                std::iter::repeat_n(action, times)
            });
            random.choice(choices.collect::<Vec<_>>())
        }
    }
}

/// Number of dice that a listed action stands for.
fn weight(action: &str, supply: &[String]) -> usize {
    match action.strip_prefix("place ").map(|rest| rest.split_once(" on ")) {
        None => 1,
        Some(None) => supply.len(),
        Some(Some((die, _))) => supply.iter().filter(|own| *own == die).count(),
    }
}

/// The dice of a seat that lie beside the board.
fn supply(table: &Table, seat: Seat) -> Vec<String> {
    match fact(table, "supply") {
        Some(Detail::List(seats)) => match seats.get(seat.index()) {
            Some(Detail::List(dice)) => dice.iter().map(text).collect(),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn text(detail: &Detail) -> String {
    if let Detail::Text(text) = detail { text.clone() } else { String::new() }
}

/// Whether both track stones stand, where the game has a track.
fn is_set_up(table: &Table) -> bool {
    !matches!(fact(table, "track"), Some(Detail::List(track)) if track.contains(&Detail::Null))
}

fn fact(table: &Table, key: &str) -> Option<Detail> {
    match table.report().detail {
        Some(Detail::Map(mut facts)) => facts.remove(key),
        _ => None,
    }
}
