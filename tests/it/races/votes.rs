//! A vote for the crowd's move while the votes are counted, by the clock or by another vote: it counts, or its person is
//! told that it came too late.

use super::pairs::{check, race};
use super::room::{Room, Side, told};
use crate::commands;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{ChallengeOptions, RequestKind};
use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::store::{GameId, StoredGame};

const HOUR: i64 = 60 * 60 * 1000;

/// A game against the crowd, which is to move after a1; the player.
fn game(room: &mut Room) -> (GameId, u64) {
    let alice = room.newcomer();
    let wish = ChallengeOptions {
        crowd: true,
        game: "gomoku/freestyle".to_owned(),
        rules: "size=9".to_owned(),
        first: FirstPlayer::Me,
        pace: Some(Pace::Hour),
        ..ChallengeOptions::default()
    };
    let game = room.begin(alice, commands::challenge(wish));
    let begins = room.typed(game, alice, "a1");
    room.alone(begins);
    (game, alice)
}

/// Someone votes on a game by the form as it stands.
fn vote(room: &Room, person: u64, game: GameId, text: &str) -> Side {
    let key = format!("vote:1:{}:{}", game.0, room.stored(game).entries);
    let fields = Arguments::default().with_text("where", text);
    Side::Asks(person, RequestKind::SubmitForm { key, fields })
}

/// The time of a vote ends.
fn pass(room: &mut Room) {
    room.clock.advance(HOUR);
    room.alone(Side::Beat);
}

/// The votes counted are those that were kept, of the person who came last as well.
fn counted(room: &Room, game: &StoredGame, kept: bool, others: u32) -> Result<(), String> {
    let voted = game.voted.as_ref().ok_or("nothing is counted")?;
    check(voted.all == others + u32::from(kept), "each kept vote is counted once")?;
    let own: Vec<_> = room.ballots().iter().map(|kept| kept.points).collect();
    check(own == if kept { vec![Some(0)] } else { Vec::new() }, "as its person was told")
}

#[test]
fn a_vote_and_the_end_of_its_time() {
    let set = |room: &mut Room| {
        let (game, _) = game(room);
        for text in ["b2", "c3"] {
            let voter = room.newcomer();
            let side = vote(room, voter, game, text);
            room.alone(side);
        }
        room.clock.advance(HOUR);
        let late = room.newcomer();
        (game, [vote(room, late, game, "c3"), Side::Beat])
    };
    race(set, |room, game, answers| {
        let kept = told(&answers[0]).contains("Your vote");
        check(game.log == ["a1", if kept { "c3" } else { "b2" }], "most votes, or the first")?;
        counted(room, game, kept, 2)
    });
}

/// Two votes of which each settles the turn: one move is made.
#[test]
fn two_votes_that_settle_a_turn() {
    let set = |room: &mut Room| {
        let (game, alice) = game(room);
        let voters = [room.newcomer(), room.newcomer(), room.newcomer()];
        for (turn, text) in ["b1", "b2", "b3"].into_iter().enumerate() {
            for voter in voters {
                let side = vote(room, voter, game, text);
                room.alone(side);
            }
            pass(room);
            let side = room.typed(game, alice, &format!("d{}", 2 * turn + 1));
            room.alone(side);
        }
        let first = vote(room, voters[0], game, "c5");
        room.alone(first);
        (game, [vote(room, voters[2], game, "c5"), vote(room, voters[1], game, "c5")])
    };
    race(set, |_, game, answers| {
        check(game.log.last().is_some_and(|text| text == "c5"), "it is made")?;
        check(game.log.len() == 8, "once")?;
        let kept = answers.each_ref().map(|answer| told(answer).contains("Your vote"));
        let voted = game.voted.as_ref().ok_or("nothing is counted")?;
        let all = 1 + kept.into_iter().filter(|kept| *kept).count();
        check(voted.all as usize == all, "each kept vote is counted once")?;
        let settled = answers.each_ref().map(|answer| told(answer).contains("settled"));
        check(settled != [true, true], "one of them has settled it")
    });
}

/// A vote and the player who takes the move back that it answers.
#[test]
fn a_vote_and_a_take_back() {
    let set = |room: &mut Room| {
        let (game, alice) = game(room);
        let voter = room.newcomer();
        let back = commands::about("takeback", Some(game.0.to_string()));
        (game, [Side::Asks(alice, back), vote(room, voter, game, "b2")])
    };
    race(set, |room, game, _| {
        check(game.log.is_empty() && !game.balloted, "nothing is open")?;
        check(room.ballots().is_empty(), "there is nothing to vote on")
    });
}
