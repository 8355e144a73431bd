//! Worlds in which beginning is worth something: the edge is learnt as far as so many games tell, ratings keep their
//! order, and to begin always gains nothing.

use super::world::{normal, spearman};
use super::{START, rating, won};
use narabe::rating::{Book, DAY_MS, EDGE_BOUNDS, Edge, First, Score, Terms};

const PEOPLE: usize = 20;
/// True edges, in rating points.
const EDGES: [f64; 4] = [0.0, 40.0, 100.0, 200.0];
const SEEDS: u64 = 200;
const RULES: &str = "freestyle";
/// The edge before any result, as plain gomoku has it.
const PRIOR: f64 = 40.0;
/// Logistic units in a rating point.
const Q: f64 = std::f64::consts::LN_10 / 400.0;

/// People of known strengths, where beginning is worth so much.
struct World {
    random: fastrand::Rng,
    strengths: Vec<f64>,
    edge: f64,
    book: Book,
    games: i64,
    /// Each game: the lead of the player who began, without the edge, and the score.
    told: Vec<(f64, f64)>,
}

impl World {
    fn new(seed: u64, people: usize, edge: f64) -> Self {
        let mut random = fastrand::Rng::with_seed(seed);
        let strengths = (0..people).map(|_| 1500.0 + 200.0 * normal(&mut random)).collect();
        let book = Book::default();
        Self { random, strengths, edge, book, games: 0, told: Vec::new() }
    }

    /// A game that the first of the two begins; `rated`: by a book that knows who did.
    fn play(&mut self, first: usize, second: usize, rated: bool) {
        let ahead = self.strengths[first] - self.strengths[second];
        let chance = 1.0 / (1.0 + (-Q * (ahead + self.edge)).exp());
        let wins = self.random.f64() < chance;
        self.told.push((ahead, f64::from(u8::from(wins))));
        let (winner, loser) = if wins { (first, second) } else { (second, first) };
        let at = START + self.games * DAY_MS / 4;
        self.games += 1;
        let begins = First { player: usize::from(!wins), rules: RULES.into(), prior: PRIOR };
        let weights = Terms::default().weights;
        let first = rated.then_some(begins);
        self.book.rate(&Score { weights, first, ..won(at, winner as u64, loser as u64) });
    }

    /// Games between people chosen by lot, as is who begins.
    fn play_at_random(&mut self, games: usize, rated: bool) {
        let people = self.strengths.len();
        for _ in 0..games {
            let one = self.random.usize(..people);
            let other = (one + self.random.usize(1..people)) % people;
            self.play(one, other, rated);
        }
    }

    fn learnt(&self) -> f64 {
        self.book.edge(RULES).map_or(PRIOR, |edge| edge.points)
    }

    /// The edge that fits the results best for someone who knows all strengths.
    fn best(&self) -> f64 {
        let (low, high) = EDGE_BOUNDS;
        let (mut low, mut high) = (low - 500.0, high + 500.0);
        for _ in 0..60 {
            let middle = (low + high) / 2.0;
            let expected = |ahead: f64| 1.0 / (1.0 + (-Q * (ahead + middle)).exp());
            let more: f64 = self.told.iter().map(|(ahead, score)| score - expected(*ahead)).sum();
            if more > 0.0 { low = middle } else { high = middle }
        }
        low.midpoint(high)
    }
}

/// Share of worlds in which an estimate is within so many points of the truth, its mean error, and its spread.
fn quality(estimates: &[f64], truth: f64, within: f64) -> (f64, f64, f64) {
    let n = estimates.len() as f64;
    let close = estimates.iter().filter(|one| (**one - truth).abs() <= within).count() as f64 / n;
    let bias = estimates.iter().map(|one| one - truth).sum::<f64>() / n;
    let spread = estimates.iter().map(|one| (one - truth - bias).powi(2)).sum::<f64>() / n;
    (close, bias, spread.sqrt())
}

/// The worlds after so many games: what the book has learnt, and the best fit with all strengths known.
fn estimates(truth: f64, games: usize, seeds: u64) -> (Vec<f64>, Vec<f64>) {
    let world = |seed| {
        let mut world = World::new(seed, PEOPLE, truth);
        world.play_at_random(games, true);
        (world.learnt(), world.best())
    };
    (1..=seeds).map(world).unzip()
}

/// The standard error of an edge by 200 games is 25 points at the least (Cramér-Rao: 1 / (q²·p·(1−p)·n)^½ between
/// equals), so that no estimate is within 25 points in more than about two worlds of three, even with all strengths
/// known: the second number. The book, which learns them meanwhile, stays near it.
#[test]
fn two_hundred_games_tell_what_they_can() {
    for truth in EDGES {
        let (learnt, best) = estimates(truth, 200, SEEDS);
        let (close, bias, spread) = quality(&learnt, truth, 25.0);
        let (close_best, _, spread_best) = quality(&best, truth, 25.0);
        println!(
            "edge {truth}, 200 games: within 25 in {close:.3} (strengths known: {close_best:.3}), mean error \
             {bias:+.1}, spread {spread:.1} (known: {spread_best:.1}), within 50 in {:.3}",
            quality(&learnt, truth, 50.0).0
        );
        assert!(close >= 0.45 && close >= close_best - 0.2, "edge {truth}: {close}, {close_best}");
        assert!(quality(&learnt, truth, 50.0).0 >= 0.8 && bias.abs() < 12.0, "edge {truth}");
    }
}

#[test]
fn many_games_tell_an_edge() {
    for truth in EDGES {
        let (learnt, best) = estimates(truth, 2500, 60);
        let (close, bias, spread) = quality(&learnt, truth, 25.0);
        println!(
            "edge {truth}, 2,500 games: within 25 in {close:.3} (strengths known: {:.3}), mean error {bias:+.1}, \
             spread {spread:.1}",
            quality(&best, truth, 25.0).0
        );
        assert!(close >= 0.9, "edge {truth}: {close}");
    }
}

/// As in the world without an edge: 200 people, 5,000 games.
#[test]
fn ratings_keep_their_order_where_beginning_helps() {
    for truth in EDGES {
        let correlation = |rated: bool| {
            let of = |seed| {
                let mut world = World::new(seed, 200, truth);
                world.play_at_random(5000, rated);
                let ratings: Vec<f64> =
                    (0..200).map(|person| rating(&world.book, person as u64)).collect();
                spearman(&world.strengths, &ratings)
            };
            (1..=10).map(of).sum::<f64>() / 10.0
        };
        let (with, without) = (correlation(true), correlation(false));
        println!("edge {truth}: Spearman {with:.4}, without edges {without:.4}");
        assert!(with >= without, "edge {truth}: {with}, {without}");
    }
}

/// The rating of a newcomer of middling strength after 50 games in a pool that has had 200, who begins so.
fn after_fifty(seed: u64, truth: f64, rated: bool, begins: fn(usize) -> bool) -> f64 {
    let mut world = World::new(seed, PEOPLE, truth);
    world.play_at_random(200, rated);
    let newcomer = PEOPLE;
    world.strengths.push(1500.0);
    for number in 0..50 {
        let other = (seed as usize + number * 7) % PEOPLE;
        let (first, second) = if begins(number) { (newcomer, other) } else { (other, newcomer) };
        world.play(first, second, rated);
    }
    rating(&world.book, newcomer as u64)
}

/// On the average of worlds; the same without edges for comparison.
#[test]
fn who_always_begins_gains_nothing_by_it() {
    for truth in EDGES {
        let gain = |rated: bool| {
            let of = |seed| {
                after_fifty(seed, truth, rated, |_| true)
                    - after_fifty(seed, truth, rated, |number| number % 2 == 0)
            };
            (1..=SEEDS).map(of).sum::<f64>() / SEEDS as f64
        };
        let (with, without) = (gain(true), gain(false));
        println!("edge {truth}: who always begins gains {with:+.1}, without edges {without:+.1}");
        assert!(with.abs() <= 10.0, "edge {truth}: {with}");
    }
}

/// No results move an edge beyond its bounds, and two people alone hardly move it at all.
#[test]
fn an_edge_has_bounds_and_two_alone_do_not_set_it() {
    let mut book = Book::default();
    let score = |number: i64, winner, loser| {
        let first = Some(First { player: 0, rules: RULES.into(), prior: PRIOR });
        Score { first, ..won(START + number * DAY_MS / 24, winner, loser) }
    };
    for number in 0..50 {
        book.rate(&score(number, 1, 2));
        book.rate(&score(number, 2, 1));
    }
    let alone = book.edge(RULES).unwrap();
    println!("two alone, 100 games that the opener wins: {alone:?}");
    assert!(alone.points < 100.0 && alone.games < 6, "{alone:?}");
    for number in 0..3000 {
        book.rate(&score(100 + number, 10 + number as u64 % 40, 60 + number as u64 % 37));
        book.rate(&score(100 + number, 60 + number as u64 % 37, 10 + number as u64 % 40));
    }
    let most = book.edge(RULES).unwrap();
    assert!(most.points <= EDGE_BOUNDS.1 && most.points > 200.0, "{most:?}");
}

/// There is no edge in a game of several, or of which it is not said who began.
#[test]
fn without_a_beginner_there_is_no_edge() {
    let (mut plain, mut edged) = (Book::default(), Book::default());
    edged.enter_edge(RULES, Edge { points: 200.0, deviation: 30.0, games: 9 });
    assert_eq!(plain.rate(&won(START, 1, 2)), edged.rate(&won(START, 1, 2)));
    assert_eq!(plain.edge(RULES), None);
    let first = Some(First { player: 1, rules: RULES.into(), prior: PRIOR });
    let lines = edged.rate(&Score { first, ..won(START, 3, 4) });
    assert_eq!((lines[0].edge, lines[1].edge), (-200.0, 200.0));
    assert!(lines[0].after.rating > 1662.0, "to win as the second player tells more: {lines:?}");
}
