//! A world of one thread: people who press whatever there is, a clock that runs and jumps, and a store between them and
//! the app that fails, answers late, is asked twice and dies. Its order is the seed's alone, so a seed that fails fails
//! again: `NARABE_TEST_SEED=… cargo test --test it simulation::a_life -- --ignored`.

mod people;
pub mod turns;
mod verdict;
mod world;

use turns::Mutant;
use world::World;

/// A folder in memory, where there is such a thing: what these tests cut up is the order of calls, not the disk.
pub fn folder() -> tempfile::TempDir {
    let memory = std::path::Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() }.unwrap()
}

/// Lives in every run of the tests.
const LIVES: u64 = 200;
/// Lives of the proof, unless `NARABE_LIVES` says otherwise.
const MANY_LIVES: u64 = 10_000;
/// Within so many lives a mutant must have been noticed.
const MUTANT_LIVES: u64 = 300;

/// Counts over many lives.
#[derive(Default)]
struct Lives {
    answers: usize,
    deaths: usize,
    /// Games that were played to an end.
    finished: usize,
    /// Events that have begun, and challenges for hills.
    begun: [usize; 2],
    /// The flaws, by seed.
    flaws: Vec<(u64, Vec<String>)>,
}

impl Lives {
    fn add(&mut self, other: Lives) {
        self.answers += other.answers;
        self.deaths += other.deaths;
        self.finished += other.finished;
        self.begun = [self.begun[0] + other.begun[0], self.begun[1] + other.begun[1]];
        self.flaws.extend(other.flaws);
    }
}

/// Lives a life for each seed, on all processors.
fn live(seeds: std::ops::Range<u64>) -> Lives {
    let hands = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = |hand: u64| {
        let seeds = seeds.clone();
        move || {
            let mut all = Lives::default();
            for seed in seeds.filter(|seed| seed % hands == hand) {
                let world = World::live(seed, Mutant::None);
                let seen = world.seen();
                let flaws = (!seen.flaws.is_empty()).then(|| (seed, seen.flaws.clone()));
                all.add(Lives {
                    answers: seen.answers,
                    deaths: world.deaths,
                    finished: seen.finished,
                    begun: seen.begun,
                    flaws: flaws.into_iter().collect(),
                });
            }
            all
        }
    };
    let threads: Vec<_> = (0..hands).map(|hand| std::thread::spawn(share(hand))).collect();
    let mut all = Lives::default();
    threads.into_iter().for_each(|thread| all.add(thread.join().unwrap()));
    all.flaws.sort();
    all
}

#[test]
fn nothing_is_lost_or_half_done_in_any_life() {
    let Lives { answers, deaths, finished, begun: [events, hills], flaws } = live(0..LIVES);
    let counts = format!(
        "{LIVES} lives: {answers} answers, {deaths} deaths, {finished} finished, {events} events, {hills} on hills"
    );
    println!("{counts}");
    assert!(flaws.is_empty(), "seeds that fail: {flaws:#?}");
    let lives = LIVES as usize;
    assert!(answers > 30 * lives && deaths > lives && finished > lives, "{counts}");
    assert!(events > lives / 10 && hills > lives / 20, "{counts}");
}

#[test]
#[ignore = "ten thousand lives: a part of the proof"]
fn ten_thousand_lives() {
    let lives = crate::number("NARABE_LIVES", MANY_LIVES);
    let Lives { answers, deaths, finished, begun: [events, hills], flaws } = live(0..lives);
    println!(
        "{lives} seeds: {answers} answers, {deaths} deaths of the program, {finished} games finished, {events} events begun, {hills} challenges for hills, {} seeds with flaws",
        flaws.len()
    );
    assert!(flaws.is_empty(), "seeds that fail: {flaws:#?}");
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
    assert_ne!(of(&one), of(&World::live(8, Mutant::None)));
}

/// The first life in which a mutant is noticed, and by what.
fn noticed(mutant: Mutant) -> (u64, String) {
    let lives = (0..MUTANT_LIVES).map(|seed| (seed, World::live(seed, mutant)));
    let mut found =
        lives.filter_map(|(seed, world)| Some((seed, world.seen().flaws.first()?.clone())));
    found.next().unwrap_or_else(|| panic!("{mutant:?} is not noticed in {MUTANT_LIVES} lives"))
}

#[test]
fn a_store_that_asks_for_no_version_is_caught() {
    let (seed, flaw) = noticed(Mutant::IgnoresVersions);
    println!("caught in life {seed}: {flaw}");
    assert!(flaw.contains("out of turn") || flaw.contains("replay"), "{flaw}");
}

#[test]
fn a_rating_outside_of_the_transaction_is_caught() {
    let (seed, flaw) = noticed(Mutant::RatesApart);
    println!("caught in life {seed}: {flaw}");
    assert!(flaw.contains("its result is None"), "{flaw}");
}

#[test]
fn an_event_that_asks_for_no_version_is_caught() {
    let (seed, flaw) = noticed(Mutant::AdvancesAnything);
    println!("caught in life {seed}: {flaw}");
    assert!(flaw.contains("event"), "{flaw}");
}

#[test]
fn a_hint_outside_of_the_transaction_is_caught() {
    let (seed, flaw) = noticed(Mutant::HintsApart);
    println!("caught in life {seed}: {flaw}");
    assert!(flaw.contains("does not know that a game of it has ended"), "{flaw}");
}
