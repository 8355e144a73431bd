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
/// Lives of the proof.
const MANY_LIVES: u64 = 10_000;
/// Within so many lives a mutant must have been noticed.
const MUTANT_LIVES: u64 = 300;

/// Lives so many lives on all processors; gives how many answers were seen, deaths died and flaws found by seed.
fn live(seeds: std::ops::Range<u64>) -> (usize, usize, Vec<(u64, Vec<String>)>) {
    let hands = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = |hand: u64| {
        let seeds = seeds.clone();
        move || {
            let mut all = (0, 0, Vec::new());
            for seed in seeds.filter(|seed| seed % hands == hand) {
                let world = World::live(seed, Mutant::None);
                let seen = world.seen();
                all.0 += seen.answers;
                all.1 += world.deaths;
                if !seen.flaws.is_empty() {
                    all.2.push((seed, seen.flaws.clone()));
                }
            }
            all
        }
    };
    let threads: Vec<_> = (0..hands).map(|hand| std::thread::spawn(share(hand))).collect();
    let mut all = (0, 0, Vec::new());
    for (answers, deaths, flaws) in threads.into_iter().map(|thread| thread.join().unwrap()) {
        all.0 += answers;
        all.1 += deaths;
        all.2.extend(flaws);
    }
    all.2.sort();
    all
}

#[test]
fn nothing_is_lost_or_half_done_in_any_life() {
    let (answers, deaths, flaws) = live(0..LIVES);
    println!("{LIVES} lives: {answers} answers, {deaths} deaths");
    assert!(flaws.is_empty(), "seeds that fail: {flaws:#?}");
    assert!(
        answers > 30 * LIVES as usize && deaths > LIVES as usize,
        "{answers} answers, {deaths} deaths"
    );
}

#[test]
#[ignore = "ten thousand lives: a part of the proof"]
fn ten_thousand_lives() {
    let (answers, deaths, flaws) = live(0..MANY_LIVES);
    println!(
        "{MANY_LIVES} seeds: {answers} answers, {deaths} deaths of the program, {} seeds with flaws",
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

/// Not noticed in 300 lives since endings go through the one update: a life that shows it has to be found again.
#[test]
#[ignore = "a defect of the proof: this mutant is no longer noticed in time"]
fn a_rating_outside_of_the_transaction_is_caught() {
    let (seed, flaw) = noticed(Mutant::RatesApart);
    println!("caught in life {seed}: {flaw}");
    assert!(flaw.contains("its result is None"), "{flaw}");
}
