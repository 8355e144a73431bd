//! The book of a server: openings of its own games, against a plain recount, with images, rulings and deletions.

use std::collections::BTreeMap;

use narabe::app::book::steps;
use narabe::game::{Likeness, Table};
use narabe::games::GAMES;
use narabe::play::book::{Booked, Key, Line, key};
use narabe::rating::{Player, Terms};
use narabe::store::ladder::{Exclusion, Finish, Ruled, Ruling};
use narabe::store::{Change, Changed, Erasure, GameId, LogEntry, NewGame, Status, Store, Venue};

use super::{Place, challenge, create, joined, step};

const GUILD: u64 = 5;
const POOL: &str = "gomoku";

/// Rule sets with and without edges, captures and decisions about colours.
const RULES: [(&str, &str); 6] = [
    ("gomoku", "freestyle"),
    ("gomoku", "freestyle opening=swap2"),
    ("gomoku", "renju"),
    ("gomoku", "freestyle size=unbounded"),
    ("ninuki", "pente"),
    ("ninuki", "ninuki-renju"),
];

fn table(game: &str, rules: &str) -> Table {
    GAMES.find(game).unwrap().open(rules, 2).unwrap()
}

/// A random opening by these rules, near the middle, so that games meet.
fn opening(rng: &mut fastrand::Rng, game: &str, rules: &str, plies: usize) -> Vec<String> {
    let (mut table, mut log) = (table(game, rules), Vec::new());
    while log.len() < plies && table.to_move().is_some() {
        let actions = table.actions().actions;
        let action = actions[rng.usize(..actions.len().min(9))].clone();
        table.play(&action).unwrap();
        log.push(action);
    }
    log
}

fn finish(places: [u8; 2], exclusion: Option<Exclusion>) -> Finish {
    let Terms { weights, listing, .. } = Terms::default();
    let player = |side: u8| Player {
        person: 10 + u64::from(side),
        side,
        place: places[usize::from(side)],
        late: false,
    };
    Finish {
        pool: POOL.into(),
        kin: &[],
        players: vec![player(0), player(1)],
        drawn: places[0] == places[1],
        opening: None,
        first: None,
        exclusion,
        weights,
        listing,
    }
}

/// A finished game with this log.
async fn played(
    store: &Store,
    rules: (&str, &str),
    log: &[String],
    at: i64,
    finish: Finish,
) -> GameId {
    played_in(GUILD, store, rules, log, at, finish).await
}

/// A finished game of a server.
async fn played_in(
    guild: u64,
    store: &Store,
    (game, rules): (&str, &str),
    log: &[String],
    at: i64,
    finish: Finish,
) -> GameId {
    let interaction = fastrand::u64(..);
    let venue = Venue { guild: Some(guild), channel: interaction };
    let members = vec![joined(10, Some(0)), joined(11, Some(1))];
    let (game, rules) = (game.to_owned(), rules.to_owned());
    let new = NewGame {
        venue,
        members,
        game,
        rules,
        most_per_person: u32::MAX,
        ..challenge(interaction)
    };
    let id = create(store, new).await;
    let entry = |text: &String| LogEntry { seat: None, text: text.clone() };
    let change = Change {
        status: Status::Finished,
        end: Some(narabe::play::end::EndReason::read("resigned")),
        finish: Some(finish),
        entries: log.iter().map(entry).collect(),
        at,
        ..step(id, 0, "")
    };
    assert!(matches!(store.change(change).await.unwrap(), Changed::Done { .. }));
    id
}

/// Puts everything that is due into the book.
async fn fill(store: &Store) {
    loop {
        let due = store.due_for_book(7).await.unwrap();
        if due.is_empty() {
            return;
        }
        let mut games = Vec::new();
        for id in due {
            let stored = store.game(id).await.unwrap().unwrap();
            games.push((id, steps(GAMES, &stored).unwrap()));
        }
        store.put_into_book(games).await.unwrap();
    }
}

type Counts = BTreeMap<(Key, String, bool), [u32; 3]>;

/// The rows of the book.
fn rows(place: &Place) -> Counts {
    let db = place.raw();
    let mut query = db.prepare("SELECT key, text, rated, wins, draws, losses FROM book").unwrap();
    let row = |row: &rusqlite::Row| {
        let key = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok((key, [row.get(3)?, row.get(4)?, row.get(5)?]))
    };
    query.query_map([], row).unwrap().collect::<Result<_, _>>().unwrap()
}

/// Flaws of the book that the check finds, which replays all games.
fn wrong_openings(place: &Place) -> Vec<String> {
    let checked = narabe::operate::check::check(crate::database::of(place.path())).unwrap();
    checked.flaws.iter().map(ToString::to_string).filter(|what| what.contains("openings")).collect()
}

/// Number of games, unless `NARABE_BOOK_GAMES` says otherwise.
fn games() -> usize {
    crate::number("NARABE_BOOK_GAMES", 24)
}

/// A game: its rule set, log, places and if it is rated.
type Played = (&'static (&'static str, &'static str), Vec<String>, [u8; 2], bool);

/// Counts by the plainest way: every position of every game by the smallest of its images, without the store.
fn recount(games: &[Played]) -> Counts {
    let mut counts = Counts::new();
    for ((game, rules), log, places, rated) in games {
        let mut table = table(game, rules);
        for text in log.iter().take(20) {
            let side = usize::from(table.to_move().unwrap().0);
            let likeness = Likeness::of(&table).unwrap();
            let key = key(game, rules, 2, &likeness.description);
            let text_alike = likeness.text(&table, text).unwrap();
            let row = counts.entry((key, text_alike, *rated)).or_default();
            let better = places[side].cmp(&places[1 - side]) as i8 + 1;
            row[better as usize] += 1;
            table.play(text).unwrap();
        }
    }
    counts
}

#[tokio::test]
async fn counts_are_those_of_a_plain_recount() {
    let place = Place::new();
    let store = place.open_unsynced();
    let mut rng = fastrand::Rng::with_seed(1);
    let mut all = Vec::new();
    for number in 0..games() {
        let rule_set = &RULES[rng.usize(..RULES.len())];
        let plies = rng.usize(1..26);
        let log = opening(&mut rng, rule_set.0, rule_set.1, plies);
        let places = [[1, 2], [2, 1], [1, 1]][rng.usize(..3)];
        let rated = rng.bool();
        let exclusion = (!rated).then_some(Exclusion::Casual);
        played(&store, *rule_set, &log, 1000 + number as i64, finish(places, exclusion)).await;
        all.push((rule_set, log, places, rated));
    }
    fill(&store).await;
    assert_eq!(rows(&place), recount(&all));
    assert_eq!(wrong_openings(&place), Vec::<String>::new());
    place.raw().execute("UPDATE book SET wins = wins + 1 WHERE wins > 0", []).unwrap();
    assert_eq!(wrong_openings(&place).len(), 1);
}

/// Their rows do not lie together on a PostgreSQL server, which keeps rows as they come.
#[tokio::test]
async fn books_of_servers_are_checked_apart() {
    let place = Place::new();
    let store = place.open_unsynced();
    let mut rng = fastrand::Rng::with_seed(2);
    for number in 0..6 {
        let guild = GUILD + number % 2;
        let log = opening(&mut rng, RULES[0].0, RULES[0].1, 9);
        played_in(guild, &store, RULES[0], &log, 1000, finish([1, 2], None)).await;
        fill(&store).await;
    }
    assert_eq!(wrong_openings(&place), Vec::<String>::new());
}

#[test]
fn the_eight_images_of_a_game_fall_together() {
    let mut rng = fastrand::Rng::with_seed(2);
    for number in 0..games() {
        let (game, rules) = RULES[number % RULES.len()];
        let log = opening(&mut rng, game, rules, 14);
        for image in 0..8 {
            let (mut one, mut other) = (table(game, rules), table(game, rules));
            for text in &log {
                let turned = turned(&other, text, image);
                let alike = [(&one, text), (&other, &turned)].map(|(table, text)| {
                    let likeness = Likeness::of(table).unwrap();
                    let found = likeness.text(table, text).unwrap();
                    let back = likeness.action(table, &found).unwrap();
                    assert_eq!(likeness.text(table, &back).as_ref(), Some(&found), "{log:?}");
                    (likeness.description, found)
                });
                assert_eq!(alike[0], alike[1], "{game} {rules} {log:?}, image {image} at {text}");
                one.play(text).unwrap();
                other.play(&turned).unwrap();
            }
        }
    }
}

/// A point of a board turned or reflected, by its name, as a second way to say so.
fn turned(table: &Table, text: &str, image: u8) -> String {
    let (word, point) = text.rsplit_once(' ').unwrap_or(("", text));
    let edges = table.scene(None).board.clone();
    let last = match edges {
        narabe::game::Board::Grid(grid) => grid.columns.len() as i16 - 1,
        narabe::game::Board::Places { .. } => unreachable!(),
    };
    let turn = |x: i16, y: i16, last: i16| {
        let (x, y) = if image & 4 == 0 { (x, y) } else { (y, x) };
        (if image & 2 == 0 { x } else { last - x }, if image & 1 == 0 { y } else { last - y })
    };
    let point = if let Some((x, y)) = point.split_once(',') {
        let (x, y) = turn(x.parse().unwrap(), y.parse().unwrap(), 0);
        format!("{x},{y}")
    } else if let Ok(row) = point[1..].parse::<i16>() {
        let column = i16::from(point.as_bytes()[0] - b'a');
        let (x, y) = turn(column, row - 1, last);
        format!("{}{}", (b'a' + x as u8) as char, y + 1)
    } else {
        return text.to_owned();
    };
    if word.is_empty() { point } else { format!("{word} {point}") }
}

/// Positions that differ in the colours, in whose turn it is or in the captures are told apart.
#[test]
fn positions_that_differ_do_not_fall_together() {
    let after = |game: &str, rules: &str, log: &[&str]| {
        let mut table = table(game, rules);
        log.iter().for_each(|text| table.play(text).unwrap());
        key(game, rules, 2, &Likeness::of(&table).unwrap().description)
    };
    let free = |log: &[&str]| after("gomoku", "freestyle", log);
    assert_eq!(free(&["h8", "i9", "g7"]), free(&["g7", "i9", "h8"]), "whatever the order");
    assert_ne!(free(&["h8", "i9", "g7"]), free(&["h8", "g7", "i9", "a1"]));
    assert_ne!(free(&["h8", "i9"]), free(&["i9", "h8"]), "the colours");
    assert_ne!(free(&["h8"]), after("gomoku", "freestyle size=19", &["h8"]), "the rules");
    let swap = |log: &[&str]| after("gomoku", "freestyle opening=swap2", log);
    let [first, second] = [["h8", "i9", "g7", "take first"], ["h8", "i9", "g7", "take second"]];
    assert_eq!(swap(&first), swap(&second), "White is to move, whoever that is");
    assert_ne!(swap(&first), swap(&first[..3]), "the stage");
    let pente = |log: &[&str]| after("ninuki", "pente opening=none", log);
    let taken = pente(&["k10", "k11", "a1", "k12", "k13"]);
    assert_ne!(taken, pente(&["k10", "a2", "a1", "a3", "k13"]), "captures");
}

#[tokio::test]
async fn a_ruling_counts_out_what_was_counted() {
    let place = Place::new();
    let store = place.open_unsynced();
    let log = ["h8", "i9", "g7"].map(str::to_owned);
    let rules = RULES[0];
    let id = played(&store, rules, &log, 1000, finish([1, 2], None)).await;
    played(&store, rules, &log, 2000, finish([1, 2], None)).await;
    fill(&store).await;
    let start = Likeness::of(&table(rules.0, rules.1)).unwrap().description;
    let start = key(rules.0, rules.1, 2, &start);
    let first = async || store.book_lines(GUILD, POOL.into(), start, true).await.unwrap();
    let line = |wins, draws, last_at| {
        vec![Line { text: "h8".into(), wins, draws, losses: 0, last_at: Some(last_at) }]
    };
    assert_eq!(first().await, line(2, 0, 2000));
    let drawn = finish([1, 1], None);
    rule(&store, id, 1, drawn, Ruling::Draw).await;
    assert_eq!(first().await, line(1, 1, 2000));
    rule(&store, id, 2, finish([1, 1], Some(Exclusion::Void)), Ruling::Void).await;
    assert_eq!(first().await, line(1, 0, 2000));
    assert_eq!(wrong_openings(&place), Vec::<String>::new());
    assert!(store.book_lines(GUILD + 1, POOL.into(), start, false).await.unwrap().is_empty());
}

/// A move whose last game is voided has the date of the last one that remains.
#[tokio::test]
async fn the_date_of_a_move_is_that_of_its_last_game_that_stands() {
    let place = Place::new();
    let store = place.open_unsynced();
    let rules = RULES[0];
    let log = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    for (moves, at) in [("h8 i9 g7", 1000), ("h8 i9 g9", 2000)] {
        played(&store, rules, &log(moves), at, finish([1, 2], None)).await;
    }
    let last = played(&store, rules, &log("h8 i9 g7"), 3000, finish([1, 2], None)).await;
    fill(&store).await;
    let key_after = |moves: &[&str]| {
        let mut table = table(rules.0, rules.1);
        moves.iter().for_each(|text| table.play(text).unwrap());
        key(rules.0, rules.1, 2, &Likeness::of(&table).unwrap().description)
    };
    let dates = async |moves: &[&str]| {
        let lines = store.book_lines(GUILD, POOL.into(), key_after(moves), false).await.unwrap();
        let mut dates: Vec<_> = lines.into_iter().map(|line| line.last_at).collect();
        dates.sort_unstable();
        dates
    };
    assert_eq!(dates(&[]).await, [Some(3000)]);
    assert_eq!(dates(&["h8", "i9"]).await, [Some(2000), Some(3000)]);
    rule(&store, last, 1, finish([1, 2], Some(Exclusion::Void)), Ruling::Void).await;
    assert_eq!(dates(&[]).await, [Some(2000)]);
    assert_eq!(dates(&["h8", "i9"]).await, [Some(1000), Some(2000)]);
    assert_eq!(wrong_openings(&place), Vec::<String>::new());
}

async fn rule(store: &Store, id: GameId, version: u32, finish: Finish, ruling: Ruling) {
    let ruled = store.rule(id, version, finish, Some(ruling), 5000, None).await.unwrap();
    assert!(matches!(ruled, Ruled::Done { .. }), "{ruled:?}");
    fill(store).await;
}

#[tokio::test]
async fn the_book_knows_no_one() {
    let place = Place::new();
    let store = place.open_unsynced();
    let log = ["h8", "i9", "g7"].map(str::to_owned);
    played(&store, RULES[0], &log, 1000, finish([1, 2], None)).await;
    fill(&store).await;
    let before = rows(&place);
    store.erase(10, 9000, Erasure::default()).await.unwrap();
    assert_eq!((rows(&place), wrong_openings(&place)), (before, Vec::new()));
    assert!(store.purge(GUILD).await.unwrap());
    assert_eq!((rows(&place).len(), wrong_openings(&place)), (0, Vec::new()));
}

#[test]
fn what_a_result_counts_is_read_as_it_was_written() {
    let booked = Booked { rated: true, points: vec![(0, 2), (1, 0)] };
    assert_eq!(booked.text(), "1 0:2 1:0");
    assert_eq!(Booked::read(&booked.text()), Some(booked));
    assert_eq!(Booked::read("1 x"), None);
}

#[test]
fn scores_come_with_their_uncertainty() {
    let line = Line { wins: 9, draws: 4, losses: 5, ..Line::default() };
    let percent = |share: f64| (share * 100.0).round();
    let (score, ends) = line.score().unwrap();
    assert_eq!((percent(score), ends.map(percent)), (61.0, [39.0, 80.0]));
    for (wins, losses) in [(1, 0), (0, 1), (3, 0), (0, 50), (49, 1), (1, 49)] {
        let (score, [low, high]) = Line { wins, losses, ..Line::default() }.score().unwrap();
        let shown = [low, score, high].map(percent);
        let is_possible = shown[0] >= 0.0 && shown.is_sorted() && shown[2] <= 100.0;
        assert!(is_possible, "{wins}-{losses}: {shown:?}");
    }
    assert_eq!(Line::default().score(), None);
}
