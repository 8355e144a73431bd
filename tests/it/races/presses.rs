//! A great many presses at once, over the real database on the disk: for each move of many games eight presses, four
//! interactions that are each delivered twice, by both players. One of them is the move.

use crate::callers::{caller, without_pictures};
use crate::commands;
use futures_util::future::join_all;
use narabe::app::Context;
use narabe::app::caller::Caller;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, Request, RequestKind};
use narabe::app::output::reply::{Answer, Reply};
use narabe::clock::SystemClock;
use narabe::games::GAMES;
use narabe::play::first::FirstPlayer;
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::{GameId, Status, StoredGame, Venue};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

const GUILD: u64 = 310_000_000_000_000_000;
/// Games at once.
const TABLES: u64 = 32;
/// Presses for each move.
const PRESSES: u64 = 8;
/// Presses in every run of the tests, and in the proof unless `NARABE_PRESSES` says otherwise.
const SOME: u64 = 10_000;
const MANY: u64 = 1_000_000;

/// Each side fills a row of its own, Black after the centre that the opening wants.
const ROWS: [&str; 2] = ["8", "5"];

struct Hall {
    app: Context,
    interaction: AtomicU64,
    presses: AtomicU64,
}

impl Hall {
    fn request(&self, table: u64, person: u64, ask: RequestKind) -> Request {
        let number = self.interaction.fetch_add(1, Ordering::Relaxed);
        let caller = caller(number, person, Venue { guild: Some(GUILD), channel: 1 + table });
        without_pictures(Caller { member_since: Some(0), ..caller }, ask)
    }

    async fn stored(&self, game: GameId) -> StoredGame {
        self.app.store().game(game).await.unwrap().unwrap()
    }

    /// Plays one game after the other, each move pressed many times at once, until there were enough presses.
    async fn play(self: Arc<Self>, table: u64, presses: u64) {
        let people = [2 * table, 2 * table + 1].map(|number| 330_000_000_000_000_000 + number);
        while self.presses.load(Ordering::Relaxed) < presses {
            let game = self.begin(table, people).await;
            while self.press(table, people, game).await {}
            let over = self.stored(game).await;
            let counted = over.counted.as_ref().map(|rated| rated.players.len());
            assert_eq!((over.status, counted), (Status::Finished, Some(2)), "{over:?}");
        }
    }

    async fn begin(&self, table: u64, people: [u64; 2]) -> GameId {
        let opponent = Some(Opponent { person: people[1], is_bot: false, is_self: false });
        let (game, rules) = ("gomoku/freestyle".to_owned(), "opening=pro".to_owned());
        let wish = ChallengeOptions {
            opponent,
            game,
            rules,
            first: FirstPlayer::Me,
            ..ChallengeOptions::default()
        };
        let offered = narabe::app::handle(
            &self.app,
            &self.request(table, people[0], commands::challenge(wish)),
        )
        .await;
        let (game, _) = offered.shows.unwrap_or_else(|| panic!("no challenge: {offered:?}"));
        let accept = RequestKind::Press { game, version: 0, verb: ButtonAction::Accept };
        let accepted =
            narabe::app::handle(&self.app, &self.request(table, people[1], accept)).await;
        assert_eq!(accepted.shows.map(|(game, _)| game), Some(game), "{accepted:?}");
        game
    }

    /// One move, eight presses: three interactions of the player, for one point or the next, and one of the opponent, each
    /// twice. Says whether the game goes on.
    async fn press(self: &Arc<Self>, table: u64, people: [u64; 2], game: GameId) -> bool {
        let before = self.stored(game).await;
        let ply = before.log.len();
        let (mover, other, [this, that]) = (people[ply % 2], people[1 - ply % 2], points(&before));
        let four = [(mover, &this), (mover, &this), (mover, &that), (other, &this)];
        let version = before.version;
        let ask = |text: &String| RequestKind::SubmitMove { game, version, text: text.clone() };
        let requests = four.map(|(person, text)| Arc::new(self.request(table, person, ask(text))));
        let all = requests.iter().chain(&requests).cloned().map(|request| {
            let hall = Arc::clone(self);
            tokio::spawn(async move {
                (request.caller.interaction, narabe::app::handle(&hall.app, &request).await)
            })
        });
        let answers: Vec<(u64, Answer)> =
            join_all(all).await.into_iter().map(Result::unwrap).collect();
        self.presses.fetch_add(PRESSES, Ordering::Relaxed);
        let won = answers
            .iter()
            .filter(|(_, answer)| answer.shows.is_some())
            .map(|(interaction, _)| *interaction);
        let won: BTreeSet<u64> = won.collect();
        assert_eq!(won.len(), 1, "ply {ply} of game {}: {answers:#?}", game.0);
        assert!(
            answers
                .iter()
                .all(|(interaction, answer)| won.contains(interaction) || is_told(answer)),
            "{answers:#?}"
        );
        let after = self.stored(game).await;
        assert_eq!((after.version, after.log.len()), (version + 1, ply + 1), "{after:?}");
        after.status == Status::Running
    }
}

/// The next two points of the row of whoever is on turn; the opening has the first move in the centre.
fn points(game: &StoredGame) -> [String; 2] {
    if game.log.is_empty() {
        return ["h8".to_owned(), "h8".to_owned()];
    }
    let row = ROWS[game.log.len() % 2];
    let mut free = ('a'..='o')
        .map(|column| format!("{column}{row}"))
        .filter(|point| !game.log.contains(point));
    [(); 2].map(|()| free.next().expect("five of a row are made before it is full"))
}

/// Whether the answer is a sentence for the asker alone.
fn is_told(answer: &Answer) -> bool {
    matches!(&answer.reply, Reply::Post(message) if message.private && !message.text.is_empty())
}

/// So many presses; gives how many moves they made, how many games ended, and how long it took.
async fn press(presses: u64) -> (u64, u64, std::time::Duration) {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = folder.path().join("presses.db");
    let store = crate::database::open(&path, Options::default());
    let app = Context::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::with_seed(1));
    let hall = Arc::new(Hall { app, interaction: AtomicU64::new(1), presses: AtomicU64::new(0) });
    let begun = Instant::now();
    let tables = (0..TABLES).map(|table| tokio::spawn(Arc::clone(&hall).play(table, presses)));
    join_all(tables).await.into_iter().for_each(|table| table.unwrap());
    let took = begun.elapsed();
    assert_eq!(
        verify(crate::database::of(&path)).unwrap(),
        [],
        "every log, and every rating as the fold over the results"
    );
    let db = crate::database::raw(&path);
    let count = |sql: &str| db.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap() as u64;
    let (moves, games) = (count("SELECT count(*) FROM moves"), count("SELECT count(*) FROM games"));
    assert_eq!(
        moves * PRESSES,
        hall.presses.load(Ordering::Relaxed),
        "of each eight one was a move"
    );
    assert_eq!(count("SELECT count(*) FROM results"), games, "each game has one result");
    (moves, games, took)
}

#[tokio::test(flavor = "multi_thread")]
async fn of_eight_presses_at_once_one_is_a_move() {
    press(SOME).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a million presses: a part of the proof"]
async fn a_million_presses() {
    let presses = crate::number("NARABE_PRESSES", MANY);
    let (moves, games, took) = press(presses).await;
    println!(
        "{presses} presses in {:.0} s: {moves} moves, {games} games rated, 0 of either twice",
        took.as_secs_f64()
    );
}
