//! Presses of moves: eight for each, of which one is the move.

use super::{Hall, is_told, venue};
use crate::commands;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, RequestKind};
use narabe::play::first::FirstPlayer;
use narabe::store::{GameId, Status, StoredGame};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Each side fills a row of its own, Black after the centre that the opening wants.
const ROWS: [&str; 2] = ["8", "5"];

/// Plays one game after the other, each move pressed many times at once, until there were enough presses.
pub async fn play(hall: Arc<Hall>, table: u64) {
    let people = [hall.newcomer(), hall.newcomer()];
    while hall.moves.goes_on() {
        let game = begin(&hall, table, people).await;
        while press(&hall, table, people, game).await {}
        let over = hall.stored(game).await;
        let counted = over.counted.as_ref().map(|rated| rated.players.len());
        assert_eq!((over.status, counted), (Status::Finished, Some(2)), "{over:?}");
    }
}

async fn begin(hall: &Hall, table: u64, people: [u64; 2]) -> GameId {
    let opponent = Some(Opponent { person: people[1], is_bot: false, is_self: false });
    let (game, rules) = ("gomoku/freestyle".to_owned(), "opening=pro".to_owned());
    let wish = ChallengeOptions {
        opponent,
        game,
        rules,
        first: FirstPlayer::Me,
        ..ChallengeOptions::default()
    };
    let challenge = hall.request(venue(table), people[0], commands::challenge(wish));
    let offered = narabe::app::handle(&hall.app, &challenge).await;
    let (game, _) = offered.shows.unwrap_or_else(|| panic!("no challenge: {offered:?}"));
    let accept = RequestKind::Press { game, version: 0, verb: ButtonAction::Accept };
    let accept = hall.request(venue(table), people[1], accept);
    let accepted = narabe::app::handle(&hall.app, &accept).await;
    assert_eq!(accepted.shows.map(|(game, _)| game), Some(game), "{accepted:?}");
    game
}

/// One move, eight presses: three interactions of the player, for one point or the next, and one of the opponent, each
/// twice. Says whether the game goes on.
async fn press(hall: &Arc<Hall>, table: u64, people: [u64; 2], game: GameId) -> bool {
    let before = hall.stored(game).await;
    let ply = before.log.len();
    let (mover, other, [this, that]) = (people[ply % 2], people[1 - ply % 2], points(&before));
    let four = [(mover, &this), (mover, &this), (mover, &that), (other, &this)];
    let version = before.version;
    let ask = |text: &String| RequestKind::SubmitMove { game, version, text: text.clone() };
    let request = |(person, text)| hall.request(venue(table), person, ask(text));
    let answers = hall.deliver(four.map(request).into(), 2).await;
    hall.moves.add(answers.len(), 1);
    let shown = answers.iter().filter(|(_, answer)| answer.shows.is_some());
    let won: BTreeSet<u64> = shown.map(|(interaction, _)| *interaction).collect();
    assert_eq!(won.len(), 1, "ply {ply} of game {}: {answers:#?}", game.0);
    assert!(
        answers.iter().all(|(interaction, answer)| won.contains(interaction) || is_told(answer)),
        "{answers:#?}"
    );
    let after = hall.stored(game).await;
    assert_eq!((after.version, after.log.len()), (version + 1, ply + 1), "{after:?}");
    after.status == Status::Running
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
