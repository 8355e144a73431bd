//! A world of one thread: people who press whatever there is, a clock that runs and jumps, machines that answer, and a store
//! between them and the app that fails, answers late, is asked twice and dies. Its order is the seed's alone, so a seed that
//! fails fails again: `NARABE_TEST_SEED=… cargo test --test it simulation::a_life -- --ignored`.
//!
//! The same world with two nodes is on a PostgreSQL database (`pair`), where that is installed; its life is shown again by
//! `simulation::a_life_of_two_nodes`.

mod asked;
mod clients;
mod leadership;
mod machines;
pub mod mutants;
mod pair;
mod people;
mod puzzles;
mod shared;
pub mod turns;
mod verdict;
mod work;
mod world;

use mutants::Mutant;
use pair::Pair;
use std::ops::Range;
use work::Seen;
use world::World;

/// A folder in memory, where there is such a thing: what these tests cut up is the order of calls, not the disk.
pub fn folder() -> tempfile::TempDir {
    let memory = std::path::Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

/// Lives in every run of the tests.
const LIVES: u64 = 200;
/// Lives of the proof, unless `NARABE_LIVES` says otherwise; the first of them is that of `NARABE_FIRST_LIFE`, otherwise 0.
const MANY_LIVES: u64 = 10_000;
/// Lives of two nodes in every run of the tests.
const PAIRS: u64 = 32;
/// Within so many lives a mutant must have been noticed, and within so many of two nodes, which take longer.
const MUTANT_LIVES: u64 = 300;
const MUTANT_PAIRS: u64 = 60;

/// Counts over many lives.
#[derive(Default)]
struct Lives {
    answers: usize,
    deaths: usize,
    /// Answers of plans that were played.
    planned: usize,
    /// Games that were played to an end.
    finished: usize,
    /// Events that have begun, and challenges for hills.
    begun: [usize; 2],
    /// Moves of machines, and answers to puzzles of the day that were judged.
    played: [usize; 2],
    /// Times that were given back by a leader of two nodes, and times that the lead has passed on.
    led: [usize; 2],
    /// The flaws, by seed.
    flaws: Vec<(u64, Vec<String>)>,
}

impl Lives {
    fn of(seed: u64, seen: &Seen, deaths: usize) -> Self {
        let flaws = (!seen.flaws.is_empty()).then(|| (seed, seen.flaws.clone()));
        let &Seen { answers, planned, finished, begun, played, .. } = seen;
        let flaws = flaws.into_iter().collect();
        Self { answers, deaths, planned, finished, begun, played, flaws, led: [0, 0] }
    }

    fn add(&mut self, other: Lives) {
        self.answers += other.answers;
        self.deaths += other.deaths;
        self.planned += other.planned;
        self.finished += other.finished;
        self.begun = [self.begun[0] + other.begun[0], self.begun[1] + other.begun[1]];
        self.played = [self.played[0] + other.played[0], self.played[1] + other.played[1]];
        self.led = [self.led[0] + other.led[0], self.led[1] + other.led[1]];
        self.flaws.extend(other.flaws);
    }

    /// Counts of so many lives, which have no flaw.
    fn print(&self, lives: u64) -> String {
        let Self { answers, deaths, planned, finished, flaws, .. } = self;
        let ([events, hills], [credits, terms]) = (self.begun, self.led);
        let [moves, puzzled] = self.played;
        let led = match terms {
            0 => String::new(),
            _ => format!("{terms} leaders, {credits} times given back, "),
        };
        let counts = format!(
            "{lives} lives: {answers} answers, {deaths} deaths of a program, {led}{planned} planned answers, {finished} \
             games finished, {events} events begun, {hills} challenges for hills, {moves} moves of machines, {puzzled} \
             answers to puzzles, {} lives with flaws",
            flaws.len()
        );
        println!("{counts}");
        assert!(flaws.is_empty(), "seeds that fail: {flaws:#?}");
        counts
    }
}

/// Lives a life for each seed: on all processors, or so many at once as `NARABE_AT_ONCE` says. One of two nodes waits while
/// its server works.
fn live(seeds: Range<u64>, life: fn(u64) -> Lives) -> Lives {
    let processors = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let hands = crate::number("NARABE_AT_ONCE", processors);
    let share = |hand: u64| {
        let seeds = seeds.clone().filter(move |seed| seed % hands == hand);
        move || {
            let mut all = Lives::default();
            seeds.for_each(|seed| all.add(life(seed)));
            all
        }
    };
    let threads: Vec<_> = (0..hands).map(|hand| std::thread::spawn(share(hand))).collect();
    let mut all = Lives::default();
    threads.into_iter().for_each(|thread| all.add(thread.join().unwrap()));
    all.flaws.sort();
    all
}

/// A life of one program.
fn alone(seed: u64) -> Lives {
    let world = World::live(seed, Mutant::None);
    Lives::of(seed, &world.seen(), world.deaths)
}

/// The lives of a part of the proof.
fn many() -> Range<u64> {
    let first = crate::number("NARABE_FIRST_LIFE", 0);
    first..first + crate::number("NARABE_LIVES", MANY_LIVES)
}

/// Lives lives of one program, which have no flaw. Lives in which little happened would show little.
fn live_alone(seeds: Range<u64>) {
    let lives = seeds.end - seeds.start;
    let lived = live(seeds, alone);
    let counts = lived.print(lives);
    let lives = lives as usize;
    let Lives { answers, deaths, planned, finished, begun: [events, hills], .. } = lived;
    assert!(answers > 30 * lives && deaths > lives && finished > lives, "{counts}");
    assert!(events > lives / 10 && hills > lives / 20 && planned > lives / 4, "{counts}");
    let [moves, puzzled] = lived.played;
    assert!(moves > lives / 2 && puzzled > lives / 10, "{counts}");
}

#[test]
fn nothing_is_lost_or_half_done_in_any_life() {
    live_alone(0..LIVES);
}

#[test]
#[ignore = "ten thousand lives: a part of the proof"]
fn ten_thousand_lives() {
    live_alone(many());
}

#[test]
#[ignore = "one life, to be seen again"]
fn a_life() {
    let seed = std::env::var("NARABE_TEST_SEED")
        .expect("NARABE_TEST_SEED names the life")
        .parse()
        .unwrap();
    let world = World::live(seed, Mutant::None);
    let seen = world.seen();
    println!(
        "seed {seed}: {} answers, {} refusals, {} deaths",
        seen.answers, seen.refusals, world.deaths
    );
    assert!(seen.flaws.is_empty(), "seed {seed}: {:#?}", seen.flaws);
}

#[test]
fn the_same_seed_gives_the_same_life() {
    let [one, other] = [7, 7].map(|seed| World::live(seed, Mutant::None));
    let of = |world: &World| format!("{:?}", world.seen());
    assert_eq!(of(&one), of(&other));
    // One with machines.
    let [other, again] = [8, 8].map(|seed| World::live(seed, Mutant::None));
    assert_ne!(of(&one), of(&other));
    assert_eq!(of(&other), of(&again));
}

/// Asserts that a mutant is noticed by a flaw with one of these words. The search begins at the life `from`, which is one
/// that showed it once, so that few are lived in vain; at `NARABE_MUTANT_FROM`, where another one is looked for. A life with
/// other flaws alone is passed over.
fn noticed(mutant: Mutant, from: u64, words: &[&str]) {
    let from = crate::number("NARABE_MUTANT_FROM", from);
    let flaws = |seed| World::live(seed, mutant).seen().flaws.clone();
    noticed_by(mutant, from..from + MUTANT_LIVES, words, flaws);
}

fn noticed_by(
    mutant: Mutant,
    lives: Range<u64>,
    words: &[&str],
    flaws: impl Fn(u64) -> Vec<String>,
) {
    let is_wanted = |flaw: &String| words.iter().any(|some| flaw.contains(*some));
    let mut found =
        lives.clone().filter_map(|seed| Some((seed, flaws(seed).into_iter().find(is_wanted)?)));
    let (seed, flaw) = found
        .next()
        .unwrap_or_else(|| panic!("{mutant:?} is not noticed by {words:?} in the lives {lives:?}"));
    println!("caught in life {seed}: {flaw}");
}

#[test]
fn a_store_that_asks_for_no_version_is_caught() {
    noticed(Mutant::IgnoresVersions, 14, &["out of turn", "replay"]);
}

#[test]
fn a_rating_outside_of_the_transaction_is_caught() {
    noticed(Mutant::RatesApart, 57, &["its result is None"]);
}

#[test]
fn an_event_that_asks_for_no_version_is_caught() {
    noticed(Mutant::AdvancesAnything, 50, &["event"]);
}

#[test]
fn a_hint_outside_of_the_transaction_is_caught() {
    noticed(Mutant::HintsApart, 96, &["does not know that a game of it has ended"]);
}

#[test]
fn a_plan_played_after_a_take_back_is_caught() {
    noticed(Mutant::PlaysGonePlans, 535, &["no plan has"]);
}

#[test]
fn a_machines_task_outside_of_the_transaction_is_caught() {
    noticed(Mutant::OwesApart, 328, &["no task makes its move"]);
}

/// A life of two nodes, where PostgreSQL is installed.
fn of_two(seed: u64) -> Lives {
    let pair = Pair::live(seed, Mutant::None).expect("PostgreSQL is installed");
    Lives { led: pair.led(), ..Lives::of(seed, &pair.seen(), pair.deaths) }
}

/// Lives lives of two nodes, which have no flaw, where PostgreSQL is installed.
fn live_by_two(seeds: Range<u64>) {
    if !crate::postgres::is_there() {
        return;
    }
    let lives = seeds.end - seeds.start;
    let lived = live(seeds, of_two);
    let counts = lived.print(lives);
    let lives = lives as usize;
    let Lives { answers, deaths, finished, led: [credits, terms], .. } = lived;
    assert!(answers > 20 * lives && deaths > lives && finished > lives / 3, "{counts}");
    assert!(terms > 2 * lives && credits > lives / 2, "{counts}");
    let [moves, puzzled] = lived.played;
    assert!(moves > 0 && puzzled > 0, "{counts}");
}

#[test]
fn two_nodes_lose_and_double_nothing_in_any_life() {
    live_by_two(0..PAIRS);
}

#[test]
#[ignore = "ten thousand lives of two nodes: a part of the proof"]
fn ten_thousand_lives_of_two_nodes() {
    live_by_two(many());
}

#[test]
#[ignore = "one life of two nodes, to be seen again"]
fn a_life_of_two_nodes() {
    if !crate::postgres::is_there() {
        return;
    }
    let pair = Pair::live(crate::number("NARABE_TEST_SEED", 0), Mutant::None).unwrap();
    println!("{}", pair.history().join("\n"));
    assert!(pair.seen().flaws.is_empty(), "{:#?}", pair.seen().flaws);
}

#[test]
fn the_same_seed_gives_two_nodes_the_same_life() {
    if !crate::postgres::is_there() {
        return;
    }
    let [one, again, other] = [3, 3, 4].map(|seed| Pair::live(seed, Mutant::None).unwrap());
    let of = |pair: &Pair| (pair.history(), format!("{:?}", pair.seen()));
    assert_eq!(of(&one), of(&again));
    assert_ne!(of(&one), of(&other));
}

/// The same of lives of two nodes.
fn noticed_by_two(mutant: Mutant, from: u64, words: &[&str]) {
    let from = crate::number("NARABE_MUTANT_FROM", from);
    let life = |seed| Pair::live(seed, mutant).expect("PostgreSQL is installed");
    let flaws = |seed| life(seed).seen().flaws.clone();
    noticed_by(mutant, from..from + MUTANT_PAIRS, words, flaws);
}

#[test]
fn a_credit_without_the_lease_is_caught() {
    if crate::postgres::is_there() {
        noticed_by_two(Mutant::CreditsWithoutLead, 800, &["is given back"]);
    }
}

#[test]
fn a_claim_without_the_lease_is_caught() {
    if crate::postgres::is_there() {
        noticed_by_two(Mutant::ClaimsWithoutLead, 0, &["claims task"]);
    }
}
