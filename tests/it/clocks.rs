//! A year of games, with random people, restarts, outages and clocks that are set: whatever falls due happens once, at its
//! time or with the time that was lost given back; every game ends; the same seed gives the same year.
//!
//! `NARABE_YEAR_GAMES` and `NARABE_YEAR_SEED` make it another one.

mod turn;
mod year;

use year::Year;

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[tokio::test]
async fn whatever_falls_due_in_a_year_happens_once_and_in_time() {
    let seed = variable("NARABE_YEAR_SEED").unwrap_or(20_260_101);
    let games = variable("NARABE_YEAR_GAMES").unwrap_or(500);
    let year = Year::live(seed, games).await;
    eprintln!("{}", year.summary());
    assert!(year.flaws.is_empty(), "seed {seed}, {games} games: {:#?}", year.flaws);
    // A year in which nothing of this happened would show nothing.
    for (what, least) in [
        ("finished", 60),
        ("timeout", 10),
        ("reminder", 100),
        ("no-first-move", 3),
        ("both-out", 1),
    ] {
        let least = least * games / 500;
        assert!(
            year.count(what) >= least,
            "seed {seed}: only {} of {what}: {}",
            year.count(what),
            year.summary()
        );
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_year() {
    let (one, other) = (Year::live(7, 40).await, Year::live(7, 40).await);
    assert!(one.history.len() > 200);
    let differ = one.history.iter().zip(&other.history).position(|(one, other)| one != other);
    assert_eq!(differ.map(|at| (&one.history[at], &other.history[at])), None);
    assert_eq!(one.history.len(), other.history.len());
    assert_ne!(one.history, Year::live(8, 40).await.history);
}
