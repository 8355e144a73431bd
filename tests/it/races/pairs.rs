//! The pairs.

use super::room::{GUILD, Room, Side, press, told, won};
use crate::commands;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{
    ButtonAction, ChallengeOptions, Moderation, ModerationAct, Opponent, RequestKind,
};
use narabe::app::output::reply::Answer;
use narabe::play::first::FirstPlayer;
use narabe::store::{GameId, Status, StoredGame};

const HOUR: i64 = 60 * 60 * 1000;
/// Neither of a pair asks the store for more.
const MOST_CALLS: usize = 60;

pub(super) type Answers = [Option<Answer>; 2];

/// Runs a pair in every order: `set` prepares them and says which game it is about, `judge` says what is wrong afterwards.
pub(super) fn race(
    set: impl Fn(&mut Room) -> (GameId, [Side; 2]),
    judge: impl Fn(&Room, &StoredGame, &Answers) -> Result<(), String>,
) {
    let (mut room, mut orders) = (Room::open(), 0);
    for swapped in [false, true] {
        for first in 0..MOST_CALLS {
            let mut cut = [true, true];
            for second in 0..MOST_CALLS {
                if second > 0 && !cut[1] || !cut[0] {
                    break;
                }
                let (game, mut sides) = set(&mut room);
                if swapped {
                    sides.swap(0, 1);
                }
                let mut answers;
                (answers, cut) = room.race(sides, [first, second]);
                if swapped {
                    answers.swap(0, 1);
                }
                let stored = room.stored(game);
                let verdict = judge(&room, &stored, &answers);
                let replies =
                    answers.each_ref().map(|answer| answer.as_ref().map(|answer| &answer.reply));
                assert_eq!(
                    verdict,
                    Ok(()),
                    "swapped {swapped}, calls {first} {second}: {stored:?} {replies:#?}"
                );
                orders += 1;
            }
            if !cut[0] {
                break;
            }
        }
    }
    assert_eq!(room.flaws(), Vec::<String>::new());
    assert!(orders > 20, "only {orders} orders");
    println!("{orders} orders");
}

/// One of the two won, and the other was told something.
fn one_wins(answers: &Answers) -> Result<usize, String> {
    match answers.each_ref().map(won) {
        [true, false] if !told(&answers[1]).is_empty() => Ok(0),
        [false, true] if !told(&answers[0]).is_empty() => Ok(1),
        both => Err(format!("won: {both:?}, told: {:?}", answers.each_ref().map(told))),
    }
}

pub(super) fn check(is: bool, what: &str) -> Result<(), String> {
    if is { Ok(()) } else { Err(what.to_owned()) }
}

/// The move stands, or it came too late and whoever made it is told; the log is one or the other.
fn stands_or_told(
    answer: &Option<Answer>,
    game: &StoredGame,
    with: &[&str],
    without: &[&str],
) -> Result<(), String> {
    match won(answer) {
        true => check(game.log == with, "the move stands"),
        false => check(game.log == without && !told(answer).is_empty(), "too late, and told so"),
    }
}

#[test]
fn accept_twice() {
    let set = |room: &mut Room| {
        let [alice, bob] = [room.newcomer(), room.newcomer()];
        let game = room.challenge(alice, Some(bob));
        let stored = room.stored(game);
        (
            game,
            [press(bob, &stored, ButtonAction::Accept), press(bob, &stored, ButtonAction::Accept)],
        )
    };
    race(set, |_, game, answers| {
        one_wins(answers)?;
        check((game.status, game.version) == (Status::Running, 1), "begun once")
    });
}

#[test]
fn two_for_one_seat() {
    let set = |room: &mut Room| {
        let author = room.newcomer();
        let game = room.challenge(author, None);
        let stored = room.stored(game);
        (game, [(); 2].map(|()| press(room.newcomer(), &stored, ButtonAction::Join)))
    };
    race(set, |_, game, answers| {
        one_wins(answers)?;
        check(game.members.len() == 2 && game.version == 1, "two people, one step")
    });
}

#[test]
fn accept_and_withdraw() {
    let set = |room: &mut Room| {
        let [alice, bob] = [room.newcomer(), room.newcomer()];
        let game = room.challenge(alice, Some(bob));
        let stored = room.stored(game);
        (
            game,
            [
                press(bob, &stored, ButtonAction::Accept),
                press(alice, &stored, ButtonAction::Withdraw),
            ],
        )
    };
    race(set, |_, game, answers| {
        let status = [Status::Running, Status::Aborted][one_wins(answers)?];
        check((game.status, game.version) == (status, 1), "as whoever was quicker said")
    });
}

#[test]
fn two_moves() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        (game, [room.typed(game, alice, "a1"), room.typed(game, alice, "a2")])
    };
    race(set, |_, game, answers| {
        let quicker = ["a1", "a2"][one_wins(answers)?];
        check(game.log == [quicker], "one move")
    });
}

/// By commands, which mean the game as it stands: the second is not its turn any more.
#[test]
fn two_moves_by_commands() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        let command = |text: &str| {
            Side::Asks(alice, commands::play(text.to_owned(), Some(game.0.to_string())))
        };
        (game, [command("a1"), command("a2")])
    };
    race(set, |_, game, answers| {
        let quicker = ["a1", "a2"][one_wins(answers)?];
        check(game.log == [quicker], "one move")
    });
}

/// A resignation stands; the move before it counts, and one after it gets the sentence that the game is over.
#[test]
fn move_and_resign() {
    for resigner in [0, 1] {
        let set = |room: &mut Room| {
            let (game, people) = room.game();
            let stored = room.stored(game);
            (
                game,
                [
                    room.typed(game, people[0], "a1"),
                    press(people[resigner], &stored, ButtonAction::ConfirmResign),
                ],
            )
        };
        race(set, |_, game, answers| {
            check(told(&answers[1]).contains("resigned"), "the resignation stands")?;
            check(
                game.status == Status::Finished && game.counted.is_some(),
                "over, with a result",
            )?;
            let resigned = format!("resign {resigner}");
            stands_or_told(&answers[0], game, &["a1", &resigned], &[&resigned])
        });
    }
}

#[test]
fn move_and_time_out() {
    let set = |room: &mut Room| {
        let (game, people) = room.game();
        for (person, text) in people.into_iter().zip(["a1", "a2"]) {
            let side = room.typed(game, person, text);
            room.alone(side);
        }
        // The day and the grace are over. Whose time is up may still move until it is claimed.
        for _ in 0..26 {
            room.clock.advance(HOUR);
            room.alone(Side::Beat);
        }
        let late = room.stored(game);
        (game, [room.typed(game, people[0], "a3"), press(people[1], &late, ButtonAction::Claim)])
    };
    race(set, |_, game, answers| {
        let last = ["a3", "timeout 0"][one_wins(answers)?];
        check(game.log == ["a1", "a2", last], "the move or the end of time")
    });
}

/// The same where time runs out by itself: who has never moved has not begun.
#[test]
fn move_and_flag() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        for _ in 0..24 {
            room.clock.advance(HOUR);
            room.alone(Side::Beat);
        }
        // The grace ends now.
        room.clock.advance(HOUR / 12);
        (game, [room.typed(game, alice, "a1"), Side::Beat])
    };
    race(set, |_, game, answers| {
        stands_or_told(&answers[0], game, &["a1"], &[])?;
        let status = if won(&answers[0]) { Status::Running } else { Status::Aborted };
        check(game.status == status, "it goes on, or was never begun")
    });
}

/// Both ask for the game that follows. The later one accepts what the other has asked for, or is told of it.
#[test]
fn two_rematches() {
    let set = |room: &mut Room| {
        let (game, people) = room.game();
        let resigned = press(people[0], &room.stored(game), ButtonAction::ConfirmResign);
        room.alone(resigned);
        let again =
            |person| Side::Asks(person, commands::about("rematch", Some(game.0.to_string())));
        (game, people.map(again))
    };
    race(set, |room, game, answers| {
        let is_accepted = answers.iter().all(won);
        if !is_accepted {
            one_wins(answers)?;
        }
        let has =
            |other: &StoredGame, person| other.members.iter().any(|member| member.person == person);
        let same =
            |other: &&StoredGame| game.members.iter().all(|member| has(other, member.person));
        let games = room.games_from(game.id);
        let both: Vec<Status> = games.iter().filter(same).map(|game| game.status).collect();
        let next = if is_accepted { Status::Running } else { Status::Open };
        check(
            both.len() == 2 && both.contains(&next),
            "the game that is over and one that follows it",
        )
    });
}

/// A draw was offered to whoever is on turn: they agree, or move, by which the offer dies.
#[test]
fn agree_and_move() {
    let set = |room: &mut Room| {
        let (game, [alice, bob]) = room.game();
        room.alone(Side::Asks(bob, commands::about("draw", Some(game.0.to_string()))));
        let stored = room.stored(game);
        (game, [press(alice, &stored, ButtonAction::Agree), room.typed(game, alice, "a1")])
    };
    race(set, |_, game, answers| {
        let agreed = one_wins(answers)? == 0;
        check((game.status == Status::Finished) == agreed, "a draw or a move")
    });
}

/// A clock changes without a new version of its game: a pause that was agreed to stands, whatever is offered meanwhile.
#[test]
fn a_pause_and_an_offer() {
    let set = |room: &mut Room| {
        let (game, [alice, bob]) = room.game();
        let asks =
            |person, name| Side::Asks(person, commands::about(name, Some(game.0.to_string())));
        room.alone(asks(alice, "pause"));
        (game, [asks(bob, "pause"), asks(bob, "draw")])
    };
    race(set, |_, game, answers| {
        let stands = game.timing.turn.as_ref().is_some_and(|turn| turn.stop.is_some());
        let told = told(&answers[0]);
        check(stands == told.contains("is paused until"), &format!("told {told:?}"))
    });
}

/// One vacation begins, and whoever asked for the other one is told of it as it is.
#[test]
fn two_vacations() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        (game, [(); 2].map(|()| Side::Asks(alice, commands::vacation(true))))
    };
    race(set, |_, _, answers| {
        let said = answers.each_ref().map(told);
        let count = |part: &str| said.iter().filter(|text| text.contains(part)).count();
        let (begun, shown) = (count("has started"), count("You’re on vacation until"));
        check((begun, shown) == (1, 1), &format!("told {said:?}"))
    });
}

/// Both changes are kept, whichever comes first.
#[test]
fn two_settings() {
    let casual = std::cell::Cell::new(false);
    let set = |room: &mut Room| {
        let (game, [alice, bob]) = room.game();
        let bar =
            Moderation { act: ModerationAct::from_word("ban"), game: None, person: Some(bob) };
        let key = format!("settings:casual:{}", if casual.get() { "off" } else { "on" });
        let casual = RequestKind::Panel { key, values: Vec::new() };
        (game, [Side::Asks(bob, casual), Side::Asks(alice, commands::settings(bar))])
    };
    race(set, |room, game, _| {
        casual.set(!casual.get());
        let settings = room.settings();
        check(settings.casual == casual.get(), "turned over once")?;
        check(settings.banned.last() == Some(&game.members[1].person), "banned")
    });
}

/// Both preferences of a person are kept, whichever comes first.
#[test]
fn two_preferences() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        let press = |key: &str| {
            let key = format!("preferences:{key}");
            Side::Asks(alice, RequestKind::Panel { key, values: Vec::new() })
        };
        (game, [press("confirm:on"), press("zoom:on")])
    };
    race(set, |room, game, _| {
        let kept = room.preferences(game.members[0].person);
        check(kept.confirm && kept.zoom, "both are kept")
    });
}

/// A press that is delivered twice turns a preference over once.
#[test]
fn one_press_twice() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        let press = || {
            let key = "preferences:forbidden:off".to_owned();
            Side::Asks(alice, RequestKind::Panel { key, values: Vec::new() })
        };
        (game, [press(), press()])
    };
    race(set, |room, game, _| {
        check(!room.preferences(game.members[0].person).forbidden, "turned over once")
    });
}

/// A server closes a channel to new games while someone challenges there: made, or told where games are played.
#[test]
fn settings_and_a_challenge() {
    let only_in = |channels: &[&str]| {
        let values = channels.iter().map(|id| (*id).to_owned()).collect();
        RequestKind::Panel { key: "settings:channels".to_owned(), values }
    };
    let set = |room: &mut Room| {
        let [alice, bob] = [room.newcomer(), room.newcomer()];
        room.alone(Side::Asks(alice, only_in(&[])));
        let (game, _) = room.game();
        let opponent = Some(Opponent { person: bob, is_bot: false, is_self: false });
        let wish = ChallengeOptions {
            opponent,
            game: "gomoku/freestyle".to_owned(),
            first: FirstPlayer::Me,
            ..ChallengeOptions::default()
        };
        (game, [Side::Asks(alice, commands::challenge(wish)), Side::Asks(bob, only_in(&["7"]))])
    };
    race(set, |room, _, answers| {
        check(room.settings().channels == [7], "the setting stands")?;
        check(
            won(&answers[0]) != told(&answers[0]).contains("<#7>"),
            "made, or told where games are played",
        )
    });
}

/// Two moderators decide on a game at once. Whoever comes too late is told that it has changed, not that it has no result.
#[test]
fn two_rulings_on_a_game() {
    let (mut room, mut late) = (Room::open(), 0);
    for calls in 0..MOST_CALLS {
        let (game, [alice, bob]) = room.game();
        let panel = |key: String| RequestKind::Panel { key, values: Vec::new() };
        let won = Side::Asks(room.newcomer(), panel(format!("decide:{}:{alice}", game.0)));
        room.alone(won);
        let keys = [format!("ruling:{}:{bob}", game.0), format!("ruling:{}:", game.0)];
        let sides = keys.map(|key| Side::Asks(room.newcomer(), panel(key)));
        let (answers, [is_cut, _]) = room.race(sides, [calls, MOST_CALLS]);
        let said = answers.each_ref().map(told);
        let count = |part: &str| said.iter().filter(|text| text.contains(part)).count();
        let (made, missed) = (count("has been updated"), count("has just changed"));
        assert!(made > 0 && made + missed == 2, "{calls} calls: {said:?}");
        late += missed;
        if !is_cut {
            assert!(late > 0 && calls > 3, "{late} of {calls}");
            return;
        }
    }
    panic!("more than {MOST_CALLS} calls");
}

/// Someone has everything about them deleted while their opponent moves.
#[test]
fn erasure_and_a_move() {
    let set = |room: &mut Room| {
        let (game, [alice, bob]) = room.game();
        let erase = RequestKind::Panel { key: "privacy:delete-yes".to_owned(), values: Vec::new() };
        (game, [room.typed(game, alice, "a1"), Side::Asks(bob, erase)])
    };
    race(set, |_, game, answers| {
        check(game.status == Status::Finished && game.counted.is_some(), "over, with a result")?;
        check(game.members[1].person < 1 << 22, "one of its people has no name any more")?;
        stands_or_told(&answers[0], game, &["a1", "resign 1"], &["resign 1"])
    });
}

/// Someone has everything about them deleted while a challenge of theirs is taken.
#[test]
fn erasure_and_an_acceptance() {
    let set = |room: &mut Room| {
        let [alice, bob] = [room.newcomer(), room.newcomer()];
        let game = room.challenge(alice, Some(bob));
        let erase = RequestKind::Panel { key: "privacy:delete-yes".to_owned(), values: Vec::new() };
        (game, [press(bob, &room.stored(game), ButtonAction::Accept), Side::Asks(alice, erase)])
    };
    race(set, |_, game, answers| {
        check(
            matches!(game.status, Status::Finished | Status::Aborted),
            "nothing goes on without a person",
        )?;
        check(game.members[0].person < 1 << 22, "who has no name any more")?;
        check(won(&answers[0]) || !told(&answers[0]).is_empty(), "whoever accepted got an answer")
    });
}

/// Whoever is banned while they join an event is not in it.
#[test]
fn a_join_and_a_ban() {
    let set = |room: &mut Room| {
        let (game, _) = room.game();
        let [manager, person] = [room.newcomer(), room.newcomer()];
        let key = format!("event:{}:join", room.event().0);
        let join = RequestKind::Panel { key, values: Vec::new() };
        let act = ModerationAct::from_word("ban");
        let ban = commands::settings(Moderation { act, game: None, person: Some(person) });
        (game, [Side::Asks(person, join), Side::Asks(manager, ban)])
    };
    race(set, |room, _, answers| {
        check(room.events().is_empty(), "no one who is banned is in")?;
        check(answers[0].is_some() && !told(&answers[1]).is_empty(), "both got an answer")
    });
}

/// A server that was left long ago is forgotten while someone still moves there.
#[test]
fn a_server_is_forgotten_and_a_move() {
    let set = |room: &mut Room| {
        let (game, [alice, _]) = room.game();
        (game, [room.typed(game, alice, "a1"), Side::Purge])
    };
    race(set, |_, game, answers| {
        check(
            game.status == Status::Aborted && game.venue.guild != Some(GUILD),
            "over, and nowhere",
        )?;
        stands_or_told(&answers[0], game, &["a1"], &[])
    });
}

/// Someone who watches guesses a move while it is made.
#[test]
fn a_guess_and_the_move() {
    let set = |room: &mut Room| {
        let key = "settings:guesses:on".to_owned();
        let manager = room.newcomer();
        room.alone(Side::Asks(manager, RequestKind::Panel { key, values: Vec::new() }));
        let (game, [alice, _]) = room.game();
        let key = format!("guess:1:{}:0", game.0);
        let fields = Arguments::default().with_text("where", "A1");
        let guess = Side::Asks(room.newcomer(), RequestKind::SubmitForm { key, fields });
        (game, [room.typed(game, alice, "a1"), guess])
    };
    race(set, |room, game, answers| {
        check(won(&answers[0]) && game.log == ["a1"] && !game.balloted, "the move stands")?;
        let counted: Vec<_> = room.ballots().iter().map(|kept| kept.points).collect();
        match told(&answers[1]).contains("Your guess") {
            true => check(counted == [Some(1)] && game.guessed.is_some(), "kept and counted"),
            false => check(counted.is_empty() && game.guessed.is_none(), "too late for any points"),
        }
    });
}

/// A plan whose owner was told that it is deleted is not played, and one whose answer was given for another is not either.
#[test]
fn a_move_and_another_plan() {
    for (lines, answer) in [(" ", None), ("a2 c3", Some("c3"))] {
        let set = |room: &mut Room| {
            let (game, [alice, bob]) = room.game();
            let begins = room.typed(game, alice, "a1");
            room.alone(begins);
            room.alone(plans(alice, game, "a2 b2"));
            (game, [plans(alice, game, lines), room.typed(game, bob, "a2")])
        };
        race(set, |_, game, answers| {
            let kept =
                told(&answers[0]).contains(if answer.is_some() { "🗒️" } else { "no plan" });
            let log: Vec<&str> = game.log.iter().map(String::as_str).collect();
            let expected = if kept { answer } else { Some("b2") };
            let expected: Vec<&str> = ["a1", "a2"].into_iter().chain(expected).collect();
            check(log == expected, &format!("told {:?}", told(&answers[0])))
        });
    }
}

/// Someone writes a plan for the second move of a game.
fn plans(person: u64, game: GameId, lines: &str) -> Side {
    let fields = Arguments::default().with_text("lines", lines);
    Side::Asks(person, RequestKind::SubmitForm { key: format!("plan:1:{}:1", game.0), fields })
}
