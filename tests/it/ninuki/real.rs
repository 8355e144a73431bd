//! Real games: every move is legal, none is over before its last move, and the winner is the one in
//! the record.
//!
//! The games are public data under another licence and are not part of this project. They are
//! looked for where `NARABE_PENTE_GAMES` says, and beside the checkout as `pente_games.jsonl.gz`.

use flate2::read::GzDecoder;
use narabe::game::Record;
use narabe::games::GAMES;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;

/// The path of the games, if they are there.
fn path() -> Option<PathBuf> {
    let beside = crate::root().join("../pente_games.jsonl.gz");
    let named = std::env::var_os("NARABE_PENTE_GAMES").map(PathBuf::from);
    named.or(Some(beside)).filter(|path| path.exists())
}

#[test]
fn real_games_end_as_their_records_say() {
    let Some(path) = path() else {
        println!(
            "not run: no pente_games.jsonl.gz beside the checkout, and NARABE_PENTE_GAMES names none"
        );
        return;
    };
    let mut text = String::new();
    GzDecoder::new(File::open(path).unwrap()).read_to_string(&mut text).unwrap();
    let (mut games, mut moves, mut decided) = (0, 0, 0);
    for line in text.lines() {
        let mut row: serde_json::Value = serde_json::from_str(line).unwrap();
        let won = row.as_object_mut().unwrap().remove("won").unwrap();
        let record: Record = serde_json::from_value(row).unwrap();
        let mut table = record.table(GAMES).unwrap();
        for (ply, action) in record.actions.iter().enumerate() {
            table
                .play(action)
                .unwrap_or_else(|why| panic!("{:?}: {action} at {ply}: {why:?}", record.id));
            moves += 1;
        }
        if let Some(outcome) = table.outcome() {
            let side = narabe::game::Side(won.as_u64().unwrap() as u8);
            assert!(outcome.is_winner(side), "{:?}: {outcome:?}, but {won} won", record.id);
            decided += 1;
        }
        games += 1;
    }
    println!("{games} games with {moves} moves, {decided} decided on the board");
    assert!(decided > 0 && decided <= games);
}
