//! A year of games, with random people, restarts, outages and clocks that are set: whatever falls due happens once, at its
//! time or with the time that was lost given back; every game ends; the same seed gives the same year. The year begins in
//! a database of the first version, has events, seasons of ratings and a summary of each week, and in its middle goes on from
//! a backup. It has no puzzles of the day, whose pictures take their time: `discord::puzzle_year` has a year of these alone.
//!
//! `NARABE_YEAR_GAMES`, `NARABE_YEAR_SEED` and `NARABE_YEAR_BACKUP_DAYS` make it another one.

mod turn;
mod year;

use year::{Plans, WHOLE_YEAR, Year};

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Games of the year in every run of the tests, and days between its backups.
const GAMES: u64 = 500;
const BACKUP_DAYS: u64 = 15;
/// Games of the whole year, of the proof, which has a backup each night.
const MANY_GAMES: u64 = 5_000;

/// Days of the year in which backups are made at the least. One may come an hour late, since it is looked for once an hour,
/// and the next ones then do as well.
const DAYS_OF_BACKUPS: u64 = 300;

/// Events of a whole year at the least, however many games are in it. Of what is planned there is as much as is planned.
const OF_A_YEAR: [(&str, u64); 8] = [
    ("paired", 40),
    ("season", 3),
    ("restart", 20),
    ("outage-of-discord", 10),
    ("jump", 10),
    ("holiday", 80),
    // Holidays that began or ended a vacation: some people are on one already, or have none left.
    ("vacation", 30),
    ("week", 40),
];

#[tokio::test]
async fn whatever_falls_due_in_a_year_happens_once_and_in_time() {
    live(GAMES, BACKUP_DAYS).await;
}

#[tokio::test]
#[ignore = "a year with a backup each night: a part of the proof"]
async fn a_whole_year() {
    live(MANY_GAMES, 1).await;
}

/// Lives a year, in which nothing happens twice, late or not at all.
async fn live(games: u64, backup_days: u64) {
    let seed = variable("NARABE_YEAR_SEED").unwrap_or(20_260_101);
    let games = variable("NARABE_YEAR_GAMES").unwrap_or(games);
    let backup_days = variable("NARABE_YEAR_BACKUP_DAYS").unwrap_or(backup_days) as i64;
    let year =
        Year::live(seed, Plans { games, days: WHOLE_YEAR, backup_days, repeats_posts: false })
            .await;
    eprintln!("{}", year.summary());
    assert!(year.flaws.is_empty(), "seed {seed}, {games} games: {:#?}", year.flaws);
    // A year in which nothing of this happened would show nothing.
    for (what, least) in [
        ("finished", 60),
        ("timeout", 10),
        ("reminder", 100),
        ("no-first-move", 3),
        ("both-out", 1),
        ("pause", 20),
        // News in the channels of games: of time that was given back, and of vacations.
        ("outage", 10),
        ("away", 10),
    ] {
        let (least, count) = (least * games / GAMES, year.count(what));
        assert!(count >= least, "seed {seed}: only {count} of {what}: {}", year.summary());
    }
    let once = ["league", "round-robin", "knockout", "swiss"].map(|what| (what, 1));
    let backups = DAYS_OF_BACKUPS / backup_days.max(1).unsigned_abs();
    let of_a_file = [("upgrade", 1), ("restore", 1), ("backup", backups.max(1))];
    let of_a_file = of_a_file.iter().filter(|_| !crate::database::is_postgres());
    for (what, least) in once.iter().chain(of_a_file).chain(&OF_A_YEAR) {
        let count = year.count(what);
        assert!(count >= *least, "seed {seed}: only {count} of {what}: {}", year.summary());
    }
}

/// A short year of few games.
const FEW: Plans = Plans { games: 40, days: 60, backup_days: 10, repeats_posts: false };

#[tokio::test]
async fn a_year_in_which_posts_are_repeated_is_noticed() {
    let year = Year::live(7, Plans { repeats_posts: true, ..FEW }).await;
    let flaw = year.flaws.first().expect("it is noticed");
    println!("caught in the year of seed 7: {flaw}");
    assert!(flaw.contains("posted twice"), "{flaw}");
}

#[tokio::test]
async fn the_same_seed_gives_the_same_year() {
    let few = async |seed| Year::live(seed, FEW).await;
    let (one, other) = (few(7).await, few(7).await);
    assert!(one.history.len() > 200, "{}", one.history.len());
    let differ = one.history.iter().zip(&other.history).position(|(one, other)| one != other);
    assert_eq!(differ.map(|at| (&one.history[at], &other.history[at])), None);
    assert_eq!(one.history.len(), other.history.len());
    assert_ne!(one.history, few(8).await.history);
}
