//! Glicko-2 against Glickman's own example by way of his formulas, and Weng-Lin by what it must
//! say.

use super::{START, player};
use narabe::rating::skill::{Duel, Skill, TAU, after_duel, after_many};
use narabe::rating::{Book, DAY_MS, Score, Standing, Terms};

/// Glickman's eight steps, as his paper writes them, for one person and a period's results:
/// (rating, deviation, score).
fn glickman(own: Skill, results: &[(f64, f64, f64)]) -> Skill {
    let (mu, phi) = ((own.rating - 1500.0) / 173.7178, own.deviation / 173.7178);
    let g = |phi: f64| 1.0 / (1.0 + 3.0 * phi * phi / std::f64::consts::PI.powi(2)).sqrt();
    let games = || {
        results
            .iter()
            .map(|(rating, deviation, s)| ((rating - 1500.0) / 173.7178, deviation / 173.7178, *s))
    };
    let e = |mu_j: f64, phi_j: f64| 1.0 / (1.0 + (-g(phi_j) * (mu - mu_j)).exp());
    let v = 1.0 / games().map(|(m, p, _)| g(p) * g(p) * e(m, p) * (1.0 - e(m, p))).sum::<f64>();
    let sum = games().map(|(m, p, s)| g(p) * (s - e(m, p))).sum::<f64>();
    let volatility = volatility(own.volatility, phi, v, v * sum);
    let waiting = (phi * phi + volatility * volatility).sqrt();
    let phi = 1.0 / (1.0 / (waiting * waiting) + 1.0 / v).sqrt();
    Skill {
        rating: 173.7178 * (mu + phi * phi * sum) + 1500.0,
        deviation: 173.7178 * phi,
        volatility,
    }
}

/// His step 5, by halving the interval instead of his faster way.
fn volatility(sigma: f64, phi: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let d = phi * phi + v + x.exp();
        x.exp() * (delta * delta - d) / (2.0 * d * d) - (x - a) / (TAU * TAU)
    };
    let above = delta * delta - phi * phi - v;
    let (mut low, mut high) =
        if above > 0.0 { (a.min(above.ln()), a.max(above.ln())) } else { (a - 20.0, a) };
    for _ in 0..200 {
        let middle = (low + high) / 2.0;
        if f(middle) > 0.0 { low = middle } else { high = middle }
    }
    (low / 2.0).exp()
}

/// <http://www.glicko.net/glicko/glicko2.pdf>: 1500/200 beats 1400/30 and loses to 1550/100 and
/// 1700/300.
#[test]
fn glickmans_worked_example() {
    let own = Skill { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
    let new = glickman(own, &[(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]);
    assert!((new.rating - 1464.06).abs() < 0.01, "{new:?}");
    assert!((new.deviation - 151.52).abs() < 0.01, "{new:?}");
    assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
}

/// The library, as it is used here, says of every single game what the formulas behind the worked
/// example say.
#[test]
fn a_game_is_rated_as_glickman_says() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut skill = || Skill {
        rating: 1200.0 + 600.0 * random.f64(),
        deviation: 45.0 + 305.0 * random.f64(),
        volatility: 0.04 + 0.04 * random.f64(),
    };
    for number in 0..1000 {
        let (one, other) = (skill(), skill());
        let (duel, score) = [(Duel::Won, 1.0), (Duel::Drawn, 0.5), (Duel::Lost, 0.0)][number % 3];
        let (new, new_other) = after_duel(one, other, duel);
        let expected = glickman(one, &[(other.rating, other.deviation, score)]);
        let expected_other = glickman(other, &[(one.rating, one.deviation, 1.0 - score)]);
        for (new, expected) in [(new, expected), (new_other, expected_other)] {
            let off =
                (new.rating - expected.rating).abs() + (new.deviation - expected.deviation).abs();
            assert!(off < 0.01, "{one:?} {duel:?} {other:?}: {new:?}, not {expected:?}");
            assert!(
                (new.volatility - expected.volatility).abs() < 0.0001,
                "{new:?}, not {expected:?}"
            );
        }
    }
}

/// Weng-Lin's newcomers move as far as the paper's formulas say: with beta half of sigma, c² is
/// 2·(σ² + β²) = 2.5·σ², and the winner of two gains σ²/c · ½.
#[test]
fn weng_lin_of_two_newcomers() {
    let sides = [(vec![Skill::NEW], 1), (vec![Skill::NEW], 2)];
    let new = after_many(&sides);
    let gain = 350.0 / 2.5_f64.sqrt() / 2.0;
    assert!((new[0][0].rating - (1500.0 + gain)).abs() < 1e-6, "{new:?}");
    assert!((new[1][0].rating - (1500.0 - gain)).abs() < 1e-6, "{new:?}");
    assert!(new[0][0].deviation < 350.0);
}

#[test]
fn places_shares_and_mates_are_what_they_are() {
    let rated = |places: [u8; 4]| {
        let sides: Vec<_> = places.iter().map(|place| (vec![Skill::NEW], *place)).collect();
        after_many(&sides).into_iter().map(|side| side[0].rating).collect::<Vec<_>>()
    };
    let third = rated([1, 2, 3, 4]);
    assert!(third.windows(2).all(|two| two[0] > two[1]), "{third:?}");
    let shared = rated([1, 1, 3, 3]);
    assert!(
        (shared[0] - shared[1]).abs() < 1e-9 && shared[0] > 1500.0 && shared[2] < 1500.0,
        "{shared:?}"
    );
    assert!(shared[0] < third[0], "a shared victory is worth less");
    assert!(
        rated([1, 1, 1, 1]).iter().all(|rating| (rating - 1500.0).abs() < 1e-9),
        "a draw of equals says nothing"
    );
    let teams = after_many(&[(vec![Skill::NEW, Skill::NEW], 1), (vec![Skill::NEW, Skill::NEW], 2)]);
    assert_eq!(teams[0][0], teams[0][1]);
    assert!(teams[0][0].rating > 1500.0 && teams[1][0].rating < 1500.0);
}

#[test]
fn teams_and_free_for_alls_go_through_the_book() {
    let mut book = Book::default();
    let teams = vec![player(1, 0, 2), player(2, 1, 1), player(3, 0, 2), player(4, 1, 1)];
    let score = Score {
        at: START,
        players: teams,
        drawn: false,
        weights: Terms::default().weights,
        first: None,
        set: None,
    };
    let lines = book.rate(&score);
    assert!(lines.iter().all(|line| line.counts));
    let (one, two) = (book.standing(1), book.standing(2));
    assert_eq!((one.wins, one.losses, one.opponents), (0, 1, 2));
    assert_eq!((two.wins, two.losses, two.opponents), (1, 0, 2));
    assert_eq!(book.standing(3).skill, one.skill);
    assert!(two.skill.rating > 1500.0 && one.skill.rating < 1500.0);
}

/// The deviation grows while a person does not play: 60 becomes 110 in a year, and never more than
/// at the start.
#[test]
fn deviations_grow_with_time_and_stay_in_their_bounds() {
    let settled = Standing {
        skill: Skill { rating: 1500.0, deviation: 60.0, volatility: 0.06 },
        last_at: Some(START),
        ..Standing::NEW
    };
    let after = |days: i64| {
        let mut book = Book::default();
        (1..=2).for_each(|person| book.enter(person, settled));
        let lines = book.rate(&super::won(START + days * DAY_MS, 1, 2));
        lines[0].after
    };
    let (soon, year, ages) = (after(1), after(365), after(36_500));
    assert!(soon.deviation < 61.0 && year.deviation > 90.0, "{soon:?} {year:?}");
    assert!(
        year.rating - 1500.0 > 2.0 * (soon.rating - 1500.0),
        "what is known less moves further"
    );
    assert!(ages.deviation <= 350.0);
    let mut book = Book::default();
    for day in 0..3000 {
        let score = super::won(START + day * 40 * 60_000, day as u64 % 2, 2 + day as u64 % 50);
        book.rate(&score);
    }
    assert!(
        book.standings().all(|(_, standing)| (45.0..=350.0).contains(&standing.skill.deviation))
    );
}
