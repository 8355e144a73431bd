//! What farming yields. The first column is what the attack gains with plain Glicko-2, τ 0.75, no weights and no
//! scaling, from a settled 1500 with deviation 80.

use super::{START, rating, won};
use narabe::rating::{Book, DAY_MS, Listing, Skill, Standing};

const MINUTE: i64 = 60_000;

fn attacker() -> Standing {
    let skill = Skill { rating: 1500.0, deviation: 80.0, volatility: 0.06 };
    Standing { skill, games: 50, last_at: Some(START), ..Standing::NEW }
}

/// What the attacker gains by so many victories over these people, one after the other.
fn gain(victims: impl Iterator<Item = (i64, u64)>) -> f64 {
    let mut book = Book::default();
    book.enter(1, attacker());
    for (after, victim) in victims {
        book.rate(&won(START + after, 1, victim));
    }
    rating(&book, 1) - 1500.0
}

#[test]
fn beating_the_same_account_again_and_again() {
    for (games, unguarded) in [(20, 71.0), (50, 101.0)] {
        let at_once = gain((0..games).map(|number| (number * 10 * MINUTE, 2)));
        println!("same account, {games} games at once: {at_once:+.1}, unguarded {unguarded:+.0}");
        assert!(at_once < unguarded / 4.0, "{games} games: {at_once}");
    }
}

#[test]
fn beating_fresh_accounts() {
    for (games, unguarded) in [(20, 168.0), (50, 292.0)] {
        let gained = gain((0..games).map(|number| (number * 10 * MINUTE, 100 + number as u64)));
        println!("fresh accounts, {games} games: {gained:+.1}, unguarded {unguarded:+.0}");
        assert!(gained < unguarded / 4.0, "{games} games: {gained}");
    }
}

/// Nor with a few accounts in turn, each of which has its first games in full weight.
#[test]
fn beating_ten_accounts_in_turn() {
    for (games, unguarded) in [(20, 168.0), (50, 292.0)] {
        let gained = gain((0..games).map(|number| (number * 10 * MINUTE, 100 + number as u64 % 10)));
        println!("ten accounts in turn, {games} games: {gained:+.1}");
        assert!(gained < unguarded / 4.0, "{games} games: {gained}");
    }
}

/// Patience pays little more: within 30 days the same two have four games that weigh 2.75 together, and the loser sinks.
#[test]
fn beating_the_same_account_for_a_year() {
    let gained = gain((0..50).map(|number| (number * 8 * DAY_MS, 2)));
    println!("same account, 50 games in 13 months: {gained:+.1}, unguarded +101");
    assert!(gained < 101.0, "{gained}");
}

/// Two provisional players count in full, so that a server of beginners gets ratings at all. A newcomer who beats only
/// fresh accounts therefore rises, but unknown opponents tell little: the rating stays a guess, and is not ranked.
#[test]
fn a_newcomer_who_beats_fresh_accounts_stays_a_guess() {
    let mut book = Book::default();
    for number in 0..50 {
        book.rate(&won(START + number * 10 * MINUTE, 1, 100 + number as u64));
        let standing = book.standing(1);
        let missing = Listing::default().missing(&standing, START);
        assert!(!missing.is_empty(), "ranked after {number} games: {standing:?}");
        if [4, 19, 49].contains(&number) {
            let Skill { rating, deviation, .. } = standing.skill;
            println!(
                "newcomer against fresh accounts, {} games: {rating:.0}? ±{deviation:.0}, {missing:?}",
                number + 1
            );
        }
    }
}
