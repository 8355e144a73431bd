//! The edge of beginning, and the ratings with which people come into a pool from its kin: kept, carried from season to
//! season, found again by a recount, and brought into databases of earlier versions.

use super::{Place, challenge, create, flaws, joined, step};
use narabe::rating::{Book, Edge, First, Player, Score, Standing, Terms};
use narabe::store::ladder::{Exclusion, Finish, Ruled, Ruling, Wanted, Which};
use narabe::store::sql::check;
use narabe::store::{Change, GameId, NewGame, Status, Store, Venue};
use rusqlite::Connection;

const GUILD: u64 = 5;
const START: i64 = 1_767_268_800_000;
const HOUR: i64 = 3_600_000;
/// The pools of ninuki, as its rules name them.
const KIN: &[&str] = &["ninuki", "pente", "keryo-pente", "captures", "ninuki-renju"];

fn player(person: u64, side: u8, place: u8) -> Player {
    Player { person, side, place, late: false }
}

/// The first player, who began, wins.
fn won(pool: &str, rules: &str, winner: u64, loser: u64) -> Finish {
    let Terms { weights, listing, .. } = Terms::default();
    Finish {
        pool: pool.into(),
        kin: if pool == "gomoku" { &[] } else { KIN },
        players: vec![player(winner, 0, 1), player(loser, 1, 2)],
        drawn: false,
        opening: None,
        exclusion: None,
        weights,
        listing,
        first: Some(First { player: 0, rules: rules.into(), prior: 40.0 }),
    }
}

/// A game that ends so; the first of its players has seat 0.
async fn played(store: &Store, at: i64, game: &str, finish: Finish) -> GameId {
    let rules = finish.first.clone().map_or_else(String::new, |first| first.rules);
    played_by(store, at, (game, &rules), finish).await
}

async fn played_by(store: &Store, at: i64, rules: (&str, &str), finish: Finish) -> GameId {
    let members = finish.players.iter().map(|player| joined(player.person, Some(player.side)));
    let interaction = fastrand::u64(..);
    let new = NewGame {
        venue: Venue { guild: Some(GUILD), channel: interaction },
        game: rules.0.into(),
        rules: rules.1.into(),
        members: members.collect(),
        most_per_person: u32::MAX,
        ..challenge(interaction)
    };
    let game = create(store, new).await;
    let over = Change { status: Status::Finished, finish: Some(finish), at, ..step(game, 0, "h8") };
    store.change(over).await.unwrap();
    game
}

async fn standing(store: &Store, pool: &str, person: u64) -> Option<Standing> {
    let which = Which { guild: GUILD, pool: pool.into(), season: None };
    store.place(which, person).await.unwrap().map(|(rung, _)| rung.standing)
}

/// The edge of plain gomoku in a season, as the table has it.
fn edge(place: &Place, season: u32) -> Option<Edge> {
    let db = place.raw();
    let sql = "SELECT points, deviation, games FROM edges WHERE pool = 'gomoku' AND season = ?1";
    db.query_row(sql, [season], |row| {
        Ok(Edge { points: row.get(0)?, deviation: row.get(1)?, games: row.get(2)? })
    })
    .ok()
}

/// Twenty games that whoever begins wins: the edge rises, and lines say which one they were rated by.
#[tokio::test]
async fn an_edge_is_kept_beside_the_ratings() {
    let place = Place::new();
    let store = place.open_unsynced();
    let mut last = GameId(0);
    for number in 0..20 {
        let (one, other) = (1 + number % 5, 6 + number % 4);
        let finish = won("gomoku", "freestyle", one, other);
        last = played(&store, START + number as i64 * HOUR, "gomoku", finish).await;
    }
    let known = edge(&place, 1).unwrap();
    assert_eq!(known.games, 20);
    assert!(known.points > 60.0 && known.deviation < 100.0, "{known:?}");
    let rated = store.game(last).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(rated.lines[0].edge, -rated.lines[1].edge);
    assert!(rated.lines[0].edge > 60.0, "{:?}", rated.lines);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// The next season begins with what this one has told, and a ruling there starts from it again.
#[tokio::test]
async fn an_edge_goes_on_in_the_next_season() {
    let place = Place::new();
    let store = place.open_unsynced();
    for number in 0..12 {
        let finish = won("gomoku", "freestyle", 1 + number % 3, 4 + number % 3);
        played(&store, START + number as i64 * HOUR, "gomoku", finish).await;
    }
    let old = edge(&place, 1).unwrap();
    assert!(store.close_season(GUILD, 1, START, None).await.unwrap());
    let finish = won("gomoku", "freestyle", 7, 8);
    let game = played(&store, START + 20 * HOUR, "gomoku", finish.clone()).await;
    let rated = store.game(game).await.unwrap().unwrap().counted.unwrap();
    assert_eq!((rated.season, rated.lines[0].edge), (2, old.points));
    let (begun, void) =
        (edge(&place, 2).unwrap(), Finish { exclusion: Some(Exclusion::Void), ..finish.clone() });
    let ruled = store.rule(game, 1, void, Some(Ruling::Void), START, None).await.unwrap();
    assert!(matches!(ruled, Ruled::Done { .. }), "{ruled:?}");
    assert_eq!((edge(&place, 1), edge(&place, 2)), (Some(old), None), "no game tells of it");
    store.rule(game, 2, finish, None, START, None).await.unwrap();
    assert_eq!(edge(&place, 2), Some(begun));
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// A newcomer to a pool of a family begins with what they have shown in the one that they play most, and a ruling on a
/// game of that pool changes nothing of it.
#[tokio::test]
async fn a_pool_begins_with_the_familys_rating() {
    let place = Place::new();
    let store = place.open_unsynced();
    let first = played(&store, START, "ninuki", won("pente", "pente", 1, 2)).await;
    for number in 1..8 {
        let finish = won("pente", "pente", 1, 2 + number % 5);
        played(&store, START + number as i64 * HOUR, "ninuki", finish).await;
    }
    let pente = standing(&store, "pente", 1).await.unwrap();
    assert!(pente.skill.rating > 1600.0, "{pente:?}");
    let keryo =
        played(&store, START + 9 * HOUR, "ninuki", won("keryo-pente", "keryo-pente", 9, 1)).await;
    let rated = store.game(keryo).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(rated.lines[1].before, pente.next_season().skill);
    assert_eq!(rated.lines[0].before, Standing::NEW.skill, "a stranger to all of them");
    assert_eq!(flaws(&place), Vec::<String>::new());
    let void = Finish { exclusion: Some(Exclusion::Void), ..won("pente", "pente", 1, 2) };
    store.rule(first, 1, void, Some(Ruling::Void), START, None).await.unwrap();
    assert_ne!(standing(&store, "pente", 1).await.unwrap(), pente);
    let again = won("keryo-pente", "keryo-pente", 9, 1);
    let void = Finish { exclusion: Some(Exclusion::Void), ..again.clone() };
    store.rule(keryo, 1, void, Some(Ruling::Void), START, None).await.unwrap();
    store.rule(keryo, 2, again, None, START, None).await.unwrap();
    let counted = store.game(keryo).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(counted.lines, rated.lines, "kept as it was then");
    assert_eq!(flaws(&place), Vec::<String>::new());
}

/// Takes a file back to the schema before edges: each later migration is undone here, and here alone.
pub(super) fn take_back(db: &Connection) {
    db.execute_batch(
        "DROP TABLE erased; DROP INDEX games_unbegun; DROP INDEX vacations_ended;
         DROP INDEX inbox_of_game; DROP INDEX outbox_of_game;
         DROP TABLE edges; DROP TABLE starts; DELETE FROM recounts;
         ALTER TABLE results DROP COLUMN first; ALTER TABLE results DROP COLUMN prior;
         ALTER TABLE scores DROP COLUMN edge;
         ALTER TABLE preferences DROP COLUMN deck; ALTER TABLE preferences DROP COLUMN lettering;
         ALTER TABLE preferences DROP COLUMN challenge; ALTER TABLE guilds DROP COLUMN introduced_at; ALTER TABLE guilds DROP COLUMN week_offered_at;
         DROP TABLE machines; ALTER TABLE preferences DROP COLUMN lessons;
         ALTER TABLE preferences DROP COLUMN guessable; ALTER TABLE preferences DROP COLUMN puzzles;
         ALTER TABLE preferences DROP COLUMN across; DROP TABLE across_servers; DROP TABLE guests; DROP INDEX games_open;
         ALTER TABLE preferences DROP COLUMN direct_turns; ALTER TABLE people DROP COLUMN direct_channel;
         DROP INDEX outbox_due_token; ALTER TABLE games DROP COLUMN ended_turn; DROP TABLE acts; ALTER TABLE outbox DROP COLUMN claimed_by;
         DROP TABLE position_notes;
         DROP TABLE plans; ALTER TABLE games DROP COLUMN planned_for; ALTER TABLE games DROP COLUMN planned_to;
         DROP TABLE ballots; DROP TABLE guessers; ALTER TABLE games DROP COLUMN balloted; ALTER TABLE games DROP COLUMN guessed; ALTER TABLE games DROP COLUMN voted;
         DROP TABLE own_puzzles; DROP TABLE puzzle_sources; DROP TABLE puzzle_posts; DROP TABLE puzzle_attempts; DROP TABLE puzzle_days;
         DROP TABLE weeks; DROP TABLE given_roles; DROP TABLE role_checks;
         DROP TABLE book; DROP INDEX results_book_due;
         ALTER TABLE results DROP COLUMN booked; ALTER TABLE results DROP COLUMN book_due;
         DROP TABLE hill_games; DROP TABLE climbers; DROP TABLE hills;
         DROP TABLE sets; DROP TABLE event_games; DROP TABLE pairings; DROP TABLE entrants; DROP TABLE events;
         DELETE FROM refinery_schema_history WHERE version >= 17;",
    )
    .unwrap();
}

/// The rules that each game of an old database was played by, with the pool that it is carried into and the edge before
/// any result.
const OLD: [(&str, &str, &str, f64); 10] = [
    ("ninuki", "pente", "pente", 40.0),
    ("ninuki", "d-pente", "pente", 0.0),
    ("ninuki", "keryo-pente opening=none", "keryo-pente", 40.0),
    ("ninuki", "boat-pente", "captures", 40.0),
    ("ninuki", "pente self-capture=suicide", "captures", 40.0),
    ("ninuki", "school42", "ninuki", 40.0),
    ("ninuki", "ninuki-renju", "ninuki-renju", 40.0),
    ("gomoku", "freestyle opening=swap2", "gomoku", 0.0),
    ("gomoku", "freestyle opening=pro", "gomoku", 40.0),
    ("gomoku", "renju", "renju", 0.0),
];

/// A database that an earlier version has written: a season that is closed and one that runs, without edges and with
/// one pool for all of ninuki.
async fn old_database(place: &Place) -> Vec<(GameId, i64, usize)> {
    let store = place.open_unsynced();
    let mut games = Vec::new();
    for number in 0..40_usize {
        if number == 20 {
            assert!(store.close_season(GUILD, 1, START, None).await.unwrap());
        }
        let (game, rules, ..) = OLD[number % OLD.len()];
        let pool = if rules == "renju" { "renju" } else { game };
        let (one, other) = (1 + number as u64 % 4, 5 + number as u64 % 3);
        let finish = Finish { kin: &[], first: None, ..won(pool, rules, one, other) };
        let at = START + number as i64 * HOUR;
        games.push((played_by(&store, at, (game, rules), finish).await, at, number));
    }
    store.close().unwrap();
    take_back(&place.raw());
    games
}

#[tokio::test]
async fn an_old_database_is_carried_over_by_a_recount() {
    if crate::database::is_passed_over("its tables are taken back to an older form of SQLite's") {
        return;
    }
    let place = Place::new();
    let games = old_database(&place).await;
    let store = place.open_unsynced();
    let before = check::verify(crate::database::of(place.path())).unwrap();
    assert!(before.iter().all(|flaw| !flaw.to_string().contains("ledger")), "{before:?}");
    store.unrank_inactive(START + 50 * HOUR).await.unwrap();
    assert_eq!(flaws(&place), Vec::<String>::new());
    // The season that was closed stays as it was.
    let family = Which { guild: GUILD, pool: "ninuki".into(), season: Some(1) };
    assert_eq!(store.ladder(family, 0, 10).await.unwrap().people, 7);
    for (id, _, number) in &games {
        let counted = store.game(*id).await.unwrap().unwrap().counted.unwrap();
        let (_, _, pool, _) = OLD[number % OLD.len()];
        let (season, edged) = (counted.season, counted.lines.iter().any(|line| line.edge != 0.0));
        match season {
            1 => assert!(!edged && ["ninuki", "gomoku", "renju"].contains(&&*counted.pool)),
            _ => assert_eq!((counted.pool.as_str(), season), (pool, 2)),
        }
    }
    // Plain pente by the book: a start from the family's closed season, and the edge's prior.
    let mut book = Book::default();
    let which = |pool: &str, season| Which { guild: GUILD, pool: pool.into(), season };
    for person in 1..=7 {
        let known = store.place(which("ninuki", Some(1)), person).await.unwrap().unwrap();
        book.enter(person, known.0.standing.next_season());
    }
    for (_, at, number) in games.iter().filter(|(_, _, number)| *number >= 20) {
        let (game, rules, pool, prior) = OLD[number % OLD.len()];
        if pool == "pente" {
            let (one, other) = (1 + *number as u64 % 4, 5 + *number as u64 % 3);
            let Finish { players, drawn, weights, .. } = won(pool, rules, one, other);
            let first = Some(First { player: 0, rules: rules.into(), prior });
            assert_eq!(game, "ninuki");
            book.rate(&Score { at: *at, players, drawn, weights, first, set: None });
        }
    }
    for (person, standing) in book.standings().filter(|(_, standing)| standing.games > 0) {
        let kept = store.place(which("pente", None), person).await.unwrap().unwrap();
        assert_eq!(kept.0.standing, standing, "person {person}");
    }
    // Games that were rated in the family's pool are found by their rule set.
    let elsewhere = store.rule_sets_elsewhere(1, "pente".into()).await.unwrap();
    assert!(elsewhere.contains(&("ninuki".into(), "pente".into(), 2)), "{elsewhere:?}");
    let rule_sets = vec!["ninuki/pente".to_owned()];
    let wanted =
        Wanted { person: 1, pool: Some("pente".into()), rule_sets, most: 50, ..Wanted::default() };
    let is_found = |number: usize| {
        let (game, rules, pool, _) = OLD[number % OLD.len()];
        number >= 20 && pool == "pente" || (game, rules) == ("ninuki", "pente")
    };
    let of_person = games.iter().filter(|(_, _, number)| number % 4 == 0);
    let found = of_person.filter(|(_, _, number)| is_found(*number)).count();
    assert_eq!(store.history(wanted).await.unwrap().1 as usize, found);
}
