//! The yield of farming. The first column is the attack's gain with plain Glicko-2, τ 0.75, no
//! weights and no scaling, from a settled 1500 with deviation 80.

use super::{START, rating, won};
use narabe::rating::{Book, DAY_MS, Listing, Score, Skill, Standing};

const MINUTE: i64 = 60_000;

fn attacker() -> Standing {
    let skill = Skill { rating: 1500.0, deviation: 80.0, volatility: 0.06 };
    Standing { skill, games: 50, last_at: Some(START), ..Standing::NEW }
}

/// The attacker's gain by so many victories over these people, one after the other.
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
        let gained =
            gain((0..games).map(|number| (number * 10 * MINUTE, 100 + number as u64 % 10)));
        println!("ten accounts in turn, {games} games: {gained:+.1}");
        assert!(gained < unguarded / 4.0, "{games} games: {gained}");
    }
}

/// Nor does patience pay: at whatever pace the games are played, so that none or all of the weights
/// of repeated pairs apply, and whether the account that loses is new or has been made to look
/// settled.
#[test]
fn beating_the_same_account_at_any_pace() {
    let settled = Standing { skill: Skill { deviation: 80.0, ..Skill::NEW }, ..attacker() };
    for (games, unguarded) in [(20, 71.0), (50, 101.0)] {
        for victim in [Standing::NEW, settled] {
            let gains: Vec<f64> = [1, 4, 8, 10, 11, 15, 16, 31, 61, 120]
                .map(|days| {
                    let mut book = Book::default();
                    book.enter(1, attacker());
                    book.enter(2, Standing { games: 0, ..victim });
                    (1..=games).for_each(|number| {
                        drop(book.rate(&won(START + number * days * DAY_MS, 1, 2)))
                    });
                    rating(&book, 1) - 1500.0
                })
                .to_vec();
            println!(
                "same account, {games} games 1 to 120 days apart, deviation {:.0}: {gains:.1?}",
                victim.skill.deviation
            );
            assert!(gains.iter().all(|gain| *gain < unguarded / 4.0), "{games} games: {gains:?}");
        }
    }
}

/// A club of four who play each other alone: the bound on one person's games does not keep ratings
/// from the players' strength, since all play others too.
#[test]
fn friends_who_play_on_are_rated_as_they_play() {
    let strengths = [1300.0, 1450.0, 1550.0, 1700.0];
    let (mut errors, mut means) = (Vec::new(), Vec::new());
    for seed in 1..=10 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut book = Book::default();
        for number in 0..500 {
            let one = random.usize(..4);
            let other = (one + random.usize(1..4)) % 4;
            let chance = 1.0 / (1.0 + 10_f64.powf((strengths[other] - strengths[one]) / 400.0));
            let (winner, loser) = if random.f64() < chance { (one, other) } else { (other, one) };
            let weights = vec![1.0];
            book.rate(&Score {
                weights,
                ..won(START + number * DAY_MS, winner as u64, loser as u64)
            });
        }
        let off = (0..4).map(|person| rating(&book, person as u64) - strengths[person]);
        let mean = off.clone().sum::<f64>() / 4.0;
        means.push(mean);
        errors.push((off.map(|off| (off - mean).powi(2)).sum::<f64>() / 4.0).sqrt());
    }
    let error = errors.iter().sum::<f64>() / 10.0;
    let mean = means.iter().sum::<f64>() / 10.0;
    println!("four friends, 500 games: off by {error:.0} points, all together by {mean:+.0}");
    assert!(error < 70.0, "{errors:?}");
    assert!(mean.abs() < 30.0, "points come from nowhere or go lost: {means:?}");
}

/// Two people who play each other alone: points may go lost to the winner, but the difference is
/// that of their play.
#[test]
fn two_alone_differ_as_they_play() {
    let mut errors = Vec::new();
    for seed in 1..=10 {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut book = Book::default();
        for number in 0..300 {
            let (winner, loser) = if random.f64() < 0.76 { (1, 2) } else { (2, 1) };
            book.rate(&Score { weights: vec![1.0], ..won(START + number * DAY_MS, winner, loser) });
        }
        errors.push((rating(&book, 1) - rating(&book, 2) - 200.0).abs());
    }
    let error = errors.iter().sum::<f64>() / 10.0;
    println!("two alone, 200 apart, 300 games: off by {error:.0} points");
    assert!(error < 90.0, "{errors:?}");
}

/// Two provisional players count in full, so that a server of beginners gets ratings at all. A
/// newcomer who beats only fresh accounts therefore rises in the first ten games, to a guess that
/// is not ranked: unknown opponents tell little.
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
    assert!(rating(&book, 1) < 2000.0, "no more once ten games have been played");
}

/// The rest of that guess once such a newcomer is ranked, who then plays as well as settled people:
/// the first column, with plain Glicko-2, is +596 after 20 fresh accounts.
#[test]
fn little_is_left_of_a_newcomers_guess_once_it_is_ranked() {
    for fresh in [0, 5, 20, 50] {
        let left: f64 = (1..=40).map(|seed| ranked_after(fresh, seed) - 1500.0).sum::<f64>() / 40.0;
        println!("newcomer, {fresh} fresh accounts and then even games until ranked: {left:+.0}");
        assert!(left < 596.0 / 4.0, "{fresh}: {left}");
    }
}

/// The rating at which a person is ranked who first beats so many fresh accounts, and then settled
/// people half the time.
fn ranked_after(fresh: i64, seed: u64) -> f64 {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut book = Book::default();
    (0..fresh)
        .for_each(|number| drop(book.rate(&won(START + number * MINUTE, 1, 100 + number as u64))));
    for number in 0..100 {
        let at = START + DAY_MS + number * DAY_MS / 2;
        if Listing::default().missing(&book.standing(1), at).is_empty() {
            break;
        }
        let other = 1000 + number as u64;
        book.enter(other, attacker());
        book.rate(&if random.bool() { won(at, 1, other) } else { won(at, other, 1) });
    }
    rating(&book, 1)
}
