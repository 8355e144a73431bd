//! A person against the crowd: everyone else votes for its moves, in secret, until the votes are counted.

use super::reviews::lay;
use super::roles;
use super::sent::{Sent, is_private, looks_around, tells};
use crate::stage::{Stage, decided, ephemeral_text, labels, update};
use narabe::app::caller::Caller;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Request, RequestKind};
use narabe::app::output::reply::Reply;
use narabe::game::Arg;
use narabe::play::roles::RolePurpose;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::store::Status;
use narabe::store::crowd::CROWD;
use narabe::words::{Locale, say};
use std::time::{Duration, Instant};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Alice begins a game against the crowd, of these rules and with further options; the board.
async fn begin(stage: &Stage, options: &[(&str, &str)]) -> Message {
    let first = if options.iter().any(|(name, _)| *name == "starts") {
        None
    } else {
        Some(("starts", "me"))
    };
    let options: Vec<_> =
        [("crowd", "true")].into_iter().chain(first).chain(options.iter().copied()).collect();
    let begun = stage.person("alice").slash(&stage.channel("lobby"), "challenge", &options).await;
    let begun = begun.unwrap();
    let board = begun.message().unwrap_or_else(|| panic!("{begun:?}")).clone();
    stage.bot.tick().await;
    board
}

/// A game of gomoku in which the crowd is to move after `h8`; the board.
async fn opened(stage: &Stage) -> Message {
    let board = begin(stage, &[("game", "gomoku/freestyle")]).await;
    update(&stage.type_move(&stage.person("alice"), &board, "h8").await)
}

/// Such a game in which Bob has voted for the crowd's `i9`, and Alice has answered `h9`; the board.
async fn voted_once(stage: &Stage) -> Message {
    let board = opened(stage).await;
    vote(stage, "bob", &board, "i9").await;
    stage.pass(DAY).await;
    let board = shown(stage).await;
    update(&stage.type_move(&stage.person("alice"), &board, "h9").await)
}

/// Someone fills the form behind the button in.
async fn fill(person: &Person, board: &Message, fields: &[(&str, &str)]) -> Answered {
    let form = person.press(board, "Vote…").await.unwrap();
    let form = form.modal().unwrap_or_else(|| panic!("no form: {form:?}")).clone();
    person.submit(&form, fields).await.unwrap()
}

async fn vote(stage: &Stage, who: &str, board: &Message, text: &str) -> String {
    ephemeral_text(&fill(&stage.person(who), board, &[("where", text)]).await)
}

/// The board as it is shown now.
async fn shown(stage: &Stage) -> Message {
    stage.bot.tick().await;
    stage.shown(1).await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_crowd_plays_the_move_with_most_votes() {
    let stage = Stage::open().await;
    let board = begin(&stage, &[("game", "gomoku/freestyle")]).await;
    assert!(board.text().contains("👥 the crowd"), "{}", board.text());
    assert!(board.text().contains("not rated: games against the crowd"), "{}", board.text());
    assert!(board.text().contains("1 day per move"), "{}", board.text());
    assert_eq!(labels(&board), ["Move", "My view", "Resign", "More…"]);
    let more = stage.person("alice").press(&board, "More…").await.unwrap();
    let more = labels(more.ephemeral().unwrap());
    assert!(!more.contains(&"Hint".to_owned()), "the crowd agrees to none: {more:?}");
    let early =
        stage.person("bob").slash(&stage.channel("lobby"), "move", &[("where", "h8")]).await;
    assert!(ephemeral_text(&early.unwrap()).contains("other player’s turn"), "Alice is to move");
    let board = update(&stage.type_move(&stage.person("alice"), &board, "h8").await);
    assert!(board.text().contains("The crowd is voting for the next move"), "{}", board.text());
    assert_eq!(labels(&board), ["Vote…", "My view", "Resign", "More…"]);
    let no = stage.person("alice").press(&board, "Vote…").await.unwrap();
    assert!(ephemeral_text(&no).contains("You play against the crowd"), "{no:?}");
    let kept = vote(&stage, "bob", &board, "I9").await;
    assert!(kept.contains("Your vote: i9"), "{kept}");
    assert!(kept.contains(":R> at the latest."), "they may be settled before: {kept}");
    let no = vote(&stage, "bob", &board, "h8").await;
    assert!(no.contains("h8") && no.contains("already"), "a vote must be legal: {no}");
    let typed = [("where", "j10")];
    let kept = stage.person("carol").slash(&stage.channel("lobby"), "move", &typed).await.unwrap();
    assert!(ephemeral_text(&kept).contains("Your vote: j10"), "{kept:?}");
    let lobby = stage.channel("lobby");
    let known = stage.person("dave").complete(&lobby, "move", &[], ("where", "j1")).await.unwrap();
    assert!(known.choices().iter().any(|choice| choice.value == "j10"), "{known:?}");
    vote(&stage, "dave", &board, "i9").await;
    vote(&stage, "guest-1", &board, "k11").await;
    let view = stage.person("bob").press(&board, "My view").await.unwrap();
    assert!(ephemeral_text(&view).contains("Your vote: i9"), "{view:?}");
    vote(&stage, "bob", &board, "j10").await;
    stage.pass(DAY - HOUR).await;
    assert_eq!(stage.kept(1).await.log, ["h8"], "not before its time");
    stage.pass(HOUR).await;
    let board = shown(&stage).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "j10"]);
    let line = "🗳️ j10: 2 votes, i9: 1, others: 1. 4 people voted.";
    assert!(board.text().contains(line), "{}", board.text());
    assert!(board.text().contains("Last: j10 (👥 the crowd)"), "{}", board.text());
    let ping = stage.channel("lobby").last().unwrap();
    assert!(ping.text().contains(&stage.person("alice").mention()), "{}", ping.text());
    let board = update(&stage.type_move(&stage.person("alice"), &board, "h9").await);
    assert!(!board.text().contains("voted."), "the result is of the past: {}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_five_voters_and_a_player() {
    let stage = Stage::open().await;
    let mut board = begin(&stage, &[("game", "gomoku/freestyle"), ("clock", "hour")]).await;
    let voters = ["bob", "carol", "dave", "guest-1", "guest-2"];
    let rows =
        ["8", "9"].map(|row| ["h", "i", "j", "k", "l"].map(|column| column.to_owned() + row));
    for (turn, (own, answer)) in rows[0].iter().zip(&rows[1]).enumerate() {
        board = update(&stage.type_move(&stage.person("alice"), &board, own).await);
        if turn == 4 {
            break;
        }
        for (number, who) in voters.iter().enumerate() {
            let text = if number < 3 { answer } else { "a1" };
            vote(&stage, who, &board, text).await;
            if stage.kept(1).await.log.len() > 2 * turn + 1 {
                assert_eq!((turn, number), (3, 3), "settled early, once there are expected ones");
                break;
            }
        }
        if stage.kept(1).await.log.len() == 2 * turn + 1 {
            assert!(turn < 3, "three turns say who is expected");
            stage.pass(HOUR).await;
        }
        board = shown(&stage).await;
        assert_eq!(stage.kept(1).await.log[2 * turn + 1], *answer);
    }
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.balloted), (Status::Finished, false));
    assert!(board.text().contains("wins"), "{}", board.text());
    assert!(over.counted.unwrap().lines.iter().all(|line| !line.counts), "unrated");
    let again = stage.person("alice").press(&board, "Rematch").await.unwrap();
    let again = again.message().unwrap_or_else(|| panic!("{again:?}")).clone();
    assert!(again.text().contains("👥 the crowd"), "{}", again.text());
    let next = stage.kept(2).await;
    assert_eq!((next.seat_of(CROWD).unwrap().0, next.is_voted_on()), (0, true), "it begins now");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_servers_voters_vote() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let panel = roles::choose(&stage, "voters", &["Regulars"]).await;
    assert!(panel.contains("against the crowd, once here for three days"), "{panel}");
    stage.world.give_role(&stage.person("carol"), "Regulars");
    let no = stage.person("bob").press(&board, "Vote…").await.unwrap();
    assert!(ephemeral_text(&no).contains("In this server only <@&"), "{no:?}");
    let kept = vote(&stage, "carol", &board, "i9").await;
    assert!(kept.contains("Your vote: i9"), "{kept}");
    roles::choose(&stage, "voters", &[]).await;
    let kept = vote(&stage, "bob", &board, "i9").await;
    assert!(kept.contains("Your vote: i9"), "{kept}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_can_name_the_crowd_the_winner() {
    let stage = Stage::open().await;
    opened(&stage).await;
    stage.alice_and_bob("gomoku/freestyle").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let does = async |act: &str, game: &str| {
        let options = [("game", game), ("person", "narabe")];
        let options = if act == "ban" { &options[1..] } else { &options[..] };
        let command = format!("settings {act}");
        decided(&alice, &alice.slash(&lobby, &command, options).await.unwrap()).await
    };
    let no = does("decide", "2").await;
    assert!(no.contains("Narabe doesn’t play in this game"), "{no}");
    let no = does("ban", "2").await;
    assert!(no.contains("Narabe can’t be banned"), "{no}");
    does("decide", "1").await;
    stage.bot.tick().await;
    let board = shown(&stage).await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    assert!(
        board.text().contains("the crowd") && board.text().contains("wins"),
        "{}",
        board.text()
    );
    let again = does("decide", "1").await;
    assert!(again.contains("Game #1 already has that result"), "{again}");
    // Someone who does not play is refused with those who do, the crowd by its name.
    for locale in Locale::ALL {
        let options = [("game", "1"), ("person", "carol")];
        let alice = alice.clone().with_locale(locale.code());
        let no = alice.slash(&lobby, "settings decide", &options).await.unwrap();
        let people = vec![alice.mention(), say(locale, "crowd", &[])];
        let sentence = say(locale, "refusal-not-in-game", &[("people", Arg::People(people))]);
        let no = ephemeral_text(&no);
        assert!(no.contains(&sentence), "{}: {sentence}\n{no}", locale.code());
    }
    let drawn = alice.slash(&lobby, "settings decide", &[("game", "1")]).await.unwrap();
    for done in [decided(&alice, &drawn).await, does("decide", "1").await] {
        assert!(done.contains("Game #1 has been updated"), "{done}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settled_votes_are_counted_early() {
    let stage = Stage::open().await;
    let mut board = begin(&stage, &[("game", "gomoku/freestyle")]).await;
    let own = ["h8", "h9", "h10", "k1"];
    for (turn, text) in own.iter().enumerate() {
        board = update(&stage.type_move(&stage.person("alice"), &board, text).await);
        let cast = format!("a{}", turn + 1);
        for who in ["bob", "carol", "dave"] {
            let kept = vote(&stage, who, &board, &cast).await;
            // The first two of three expected lead by two, and one is missing.
            let settles = turn == 3 && who == "carol";
            assert_eq!(kept.contains("That settled it"), settles, "{turn} {who}: {kept}");
            if settles {
                break;
            }
        }
        if turn < 3 {
            stage.pass(DAY).await;
        }
        board = shown(&stage).await;
    }
    assert_eq!(stage.kept(1).await.log[7], "a4");
    let late = stage.person("dave").press(&board, "Vote…").await;
    assert!(late.is_err(), "there is no such button now");
    let typed = [("where", "a5")];
    let late = stage.person("dave").slash(&stage.channel("lobby"), "move", &typed).await.unwrap();
    assert!(ephemeral_text(&late).contains("The votes are counted"), "{late:?}");
    stage.close().await;
}

/// The list of all actions is too long for the menu while the first of ten fifth moves may be offered: it had none of the
/// others.
#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_beside_offers_is_in_the_menu() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let rules = ("rules", "opening=taraguchi-10");
    begin(&stage, &[("game", "gomoku/renju"), rules, ("starts", "them")]).await;
    let steps = [("h8", &["stay", "h9"][..]), ("swap", &["i9"][..]), ("swap", &["j10"][..])];
    for (voted, own) in steps {
        vote(&stage, "bob", &shown(&stage).await, voted).await;
        stage.pass(DAY).await;
        for text in own {
            alice.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        }
    }
    let choice = [("choice", "Swap colours")];
    let kept = fill(&stage.person("bob"), &shown(&stage).await, &choice).await;
    assert!(ephemeral_text(&kept).contains("Your vote: Swap colours"), "{kept:?}");
    // No one else is expected after three votes.
    assert_eq!(stage.kept(1).await.log[7..], ["swap"]);
    stage.close().await;
}

/// Of moves with equal votes the first to have them is made, and the board says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_tie_is_told_with_what_decided_it() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    vote(&stage, "bob", &board, "j10").await;
    vote(&stage, "carol", &board, "i9").await;
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "j10"]);
    let text = shown(&stage).await.text().to_owned();
    let line = "🗳️ j10: 1 vote, i9: 1. 2 people voted. It was a tie, and j10 got there first.";
    assert!(text.contains(line), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_before_any_vote_says_nothing_of_votes() {
    let stage = Stage::open().await;
    opened(&stage).await;
    let back = stage.person("alice").slash(&stage.channel("lobby"), "takeback", &[]).await;
    let back = back.unwrap().message().unwrap().clone();
    assert!(back.text().contains("took back a move"), "{}", back.text());
    assert!(!back.text().contains("no longer count"), "{}", back.text());
    stage.close().await;
}

/// Eleven people change their minds 46 times each, all at once: each is answered, the board is not touched before the
/// count, and the count has one vote of each.
#[tokio::test(flavor = "multi_thread")]
async fn five_hundred_votes_do_not_touch_the_board() {
    const VOTERS: [&str; 11] = [
        "bob", "carol", "dave", "guest-1", "guest-2", "guest-3", "guest-4", "guest-5", "guest-6",
        "guest-7", "guest-8",
    ];
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let shown_before = shown(&stage).await;
    let votes = VOTERS.map(async |who| {
        let mut longest = Duration::ZERO;
        for number in 1..=46 {
            let (start, point) =
                (Instant::now(), format!("{}{}", ["a", "b"][number % 2], number % 15 + 1));
            let kept = vote(&stage, who, &board, &point).await;
            assert!(kept.contains(&format!("Your vote: {point}")), "{who} {number}: {kept}");
            longest = longest.max(start.elapsed());
        }
        longest
    });
    let longest = futures_util::future::join_all(votes).await.into_iter().max().unwrap();
    println!("506 votes by eleven people at once: the longest answer {longest:?}");
    assert_eq!(shown(&stage).await.edited, shown_before.edited, "nothing tells of a vote");
    stage.pass(DAY).await;
    let text = shown(&stage).await.text().to_owned();
    assert!(text.contains("a2: 11 votes. 11 people voted."), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_vote_gets_one_more_time() {
    let stage = Stage::open().await;
    voted_once(&stage).await;
    stage.pass(DAY).await;
    let call = stage.channel("lobby").last().unwrap();
    assert!(call.text().contains("No one has voted"), "{}", call.text());
    assert!(call.text().contains(&stage.person("bob").mention()), "{}", call.text());
    assert!(call.text().contains("the crowd loses on time. <@"), "{}", call.text());
    assert_eq!(stage.kept(1).await.log.len(), 3);
    let stage = stage.restart_after(HOUR).await;
    stage.pass(DAY + HOUR).await;
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.log.last().unwrap().as_str()), (Status::Finished, "timeout 1"));
    assert!(shown(&stage).await.text().contains("wins"), "{}", shown(&stage).await.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_in_the_further_time_counts() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    stage.pass(DAY).await;
    vote(&stage, "bob", &board, "i9").await;
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "i9"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_never_votes_has_not_begun() {
    let stage = Stage::open().await;
    opened(&stage).await;
    stage.pass(DAY).await;
    let call = stage.channel("lobby").last().unwrap();
    let says = |words: &str| call.text().contains(words);
    assert!(says("If no one votes by then, the game is cancelled"), "{}", call.text());
    assert!(!says("loses on time") && !says("  "), "{}", call.text());
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_loses_on_time_without_a_claim() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    vote(&stage, "bob", &board, "i9").await;
    stage.pass(DAY).await;
    stage.pass(DAY).await;
    stage.pass(HOUR).await;
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.log.last().unwrap().as_str()), (Status::Finished, "timeout 0"));
    let text = shown(&stage).await.text().to_owned();
    assert!(text.contains("🏆 👥 The crowd wins"), "a sentence begins: {text}");
    // The game counted for no rating, and the crowd has its name among those who played such games.
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let ladder = alice.slash(&lobby, "leaderboard", &[("game", "gomoku")]).await.unwrap();
    let ladder = ladder.message().unwrap_or_else(|| panic!("{ladder:?}")).text().to_owned();
    assert!(ladder.contains("👥 The crowd: 1-0-0"), "{ladder}");
    stage.close().await;
}

/// In Japanese the name of the crowd has an honorific: in suggestions, in lists and on the board no other one follows it.
#[tokio::test(flavor = "multi_thread")]
async fn the_crowd_gets_one_honorific() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (alice, lobby) = (stage.person("alice").with_locale("ja"), stage.channel("lobby"));
    let suggested = alice.complete(&lobby, "board", &[], ("game", "")).await.unwrap();
    let names: Vec<&str> = suggested.choices().iter().map(|one| &*one.name).collect();
    assert!(names.len() == 1 && names[0].ends_with("（相手：皆さん）"), "{names:?}");
    let list = ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap());
    assert!(list.contains("（相手：👥 皆さん）"), "{list}");
    let view = ephemeral_text(&alice.press(&board, "My view").await.unwrap());
    assert!(view.contains("：👥 皆さん"), "{view}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_says_how_many_have_voted_for_what() {
    let (stage, sent) = Sent::open().await;
    let board = opened(&stage).await;
    let lobby = stage.channel("lobby");
    sent.take();
    let cast = [("bob", "k11"), ("carol", "k12"), ("dave", "k11"), ("bob", "k12"), ("bob", "k13")];
    for (who, text) in cast {
        vote(&stage, who, &board, text).await;
    }
    for who in ["alice", "bob", "guest-1"] {
        looks_around(&stage, &stage.person(who), &board).await;
        stage.person(who).press(&board, "My view").await.unwrap();
    }
    stage.person("alice").slash(&lobby, "export", &[("game", "1")]).await.unwrap();
    stage.bot.sweep().await;
    stage.pass(DAY - HOUR).await;
    let sent = sent.take();
    assert!(sent.len() > 20, "{}", sent.len());
    let named = |body: &serde_json::Value| {
        let text = body.to_string();
        ["k11", "k12", "k13"].into_iter().filter(|sign| text.contains(sign)).collect::<Vec<_>>()
    };
    let counts = ["1 vote", "2 votes", "3 votes", "people voted", "person voted"];
    assert!(!sent.iter().any(|body| tells(body, &counts)), "no body counts votes");
    let telling: Vec<_> = sent.iter().filter(|body| !named(body).is_empty()).collect();
    let is_form = |body: &serde_json::Value| body["type"] == 9;
    let (forms, rest): (Vec<_>, Vec<_>) = telling.into_iter().partition(|body| is_form(body));
    for body in &rest {
        assert!(is_private(body) && named(body).len() == 1, "one's own vote alone: {body:#?}");
    }
    // Five confirmations, and one's own view by the button and by `/board`.
    assert_eq!(rest.len(), 7, "{rest:#?}");
    // A form names what is proposed, from two moves on, in the order of the texts.
    for body in &forms {
        assert!(
            named(body).len() >= 2 || body.to_string().contains("Your vote so far"),
            "{body:#?}"
        );
    }
    stage.pass(HOUR).await;
    assert!(shown(&stage).await.text().contains("3 people voted."), "now it is said");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_can_be_chosen_and_the_game_given_up() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    vote(&stage, "bob", &board, "i9").await;
    let no = fill(&stage.person("carol"), &board, &[]).await;
    assert!(ephemeral_text(&no).contains("Write a move"), "{no:?}");
    for who in ["carol", "dave", "guest-1", "guest-2"] {
        let kept = fill(&stage.person(who), &board, &[("choice", "Resign")]).await;
        assert!(ephemeral_text(&kept).contains("Your vote: Resign"), "{kept:?}");
    }
    vote(&stage, "guest-3", &board, "j10").await;
    let kept = fill(&stage.person("guest-2"), &board, &[("choice", "i9")]).await;
    assert!(ephemeral_text(&kept).contains("Your vote: i9"), "{kept:?}");
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "i9"], "three of six do not resign");
    let board = shown(&stage).await;
    let board = update(&stage.type_move(&stage.person("alice"), &board, "h9").await);
    for who in ["bob", "carol", "dave", "guest-1"] {
        fill(&stage.person(who), &board, &[("choice", "Resign")]).await;
    }
    vote(&stage, "guest-3", &board, "j10").await;
    stage.pass(DAY).await;
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.log.last().unwrap().as_str()), (Status::Finished, "resign 1"));
    let text = shown(&stage).await.text().to_owned();
    assert!(text.contains("🗳️ Resign: 4 votes, j10: 1. 5 people voted."), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_voted_on_and_nothing_else_is_agreed() {
    let stage = Stage::open().await;
    let board = begin(&stage, &[("game", "gomoku/freestyle")]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let no = alice.slash(&lobby, "draw", &[]).await.unwrap();
    assert!(ephemeral_text(&no).contains("while the crowd votes"), "{no:?}");
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    vote(&stage, "bob", &board, "i9").await;
    stage.pass(DAY).await;
    let board = shown(&stage).await;
    let board = update(&stage.type_move(&alice, &board, "h9").await);
    stage.pass(HOUR).await;
    for command in ["takeback", "pause", "abort"] {
        let no = alice.slash(&lobby, command, &[]).await.unwrap();
        assert!(ephemeral_text(&no).contains("can’t agree to that"), "{command}: {no:?}");
    }
    let no = stage.person("bob").press(&board, "Vote…").await.unwrap().modal().unwrap().clone();
    assert!(!format!("{no:?}").contains("Agree to the draw"), "none is offered");
    let offered = alice.slash(&lobby, "draw", &[]).await.unwrap().message().unwrap().clone();
    assert!(offered.text().contains("draw"), "{}", offered.text());
    assert!(offered.text().contains("choose “Agree to the draw”"), "{}", offered.text());
    let answers = |label: &String| label.starts_with("Agree") || label == "Decline";
    assert!(!labels(&offered).iter().any(answers), "{:?}", labels(&offered));
    for game in [&[("game", "1")][..], &[]] {
        let no = stage.person("bob").slash(&lobby, "draw", game).await.unwrap();
        assert!(ephemeral_text(&no).contains("by voting for it"), "{game:?}: {no:?}");
    }
    let no = vote(&stage, "bob", &offered, "resign").await;
    assert!(no.contains("the crowd votes"), "{no}");
    for command in ["takeback", "draw"] {
        let no = alice.slash(&lobby, command, &[]).await.unwrap();
        assert!(ephemeral_text(&no).contains("the crowd can vote for it now"), "{no:?}");
    }
    for who in ["bob", "carol", "dave", "guest-1", "guest-2"] {
        fill(&stage.person(who), &offered, &[("choice", "draw")]).await;
    }
    stage.pass(DAY).await;
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.log.last().unwrap().as_str()), (Status::Finished, "draw"));
    stage.close().await;
}

/// A crowd that plays on has declined a draw. The board says so until the next move.
#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_plays_on_has_declined_a_draw() {
    let stage = Stage::open().await;
    voted_once(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let offered = alice.slash(&lobby, "draw", &[]).await.unwrap().message().unwrap().clone();
    fill(&stage.person("bob"), &offered, &[("choice", "draw")]).await;
    vote(&stage, "carol", &offered, "j10").await;
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "i9", "h9", "j10"], "two are too few for a draw");
    let board = shown(&stage).await;
    let declined = format!("{}’s draw offer was declined.", alice.mention());
    assert!(board.text().contains(&declined), "{}", board.text());
    let board = update(&stage.type_move(&alice, &board, "h10").await);
    assert!(!board.text().contains("declined"), "it is of the past: {}", board.text());
    stage.close().await;
}

/// The buttons and commands of players tell others that the crowd plays, and what a voter can do.
#[tokio::test(flavor = "multi_thread")]
async fn voters_are_told_what_they_can_do() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let told = |text: String| {
        assert!(text.contains("the crowd votes"), "{text}");
        assert!(text.contains("press **Vote…** under the board to vote for a move"), "{text}");
    };
    told(ephemeral_text(&bob.press(&board, "Resign").await.unwrap()));
    for command in ["resign", "draw", "takeback", "pause", "abort"] {
        for game in [&[("game", "1")][..], &[]] {
            told(ephemeral_text(&bob.slash(&lobby, command, game).await.unwrap()));
        }
    }
    for text in ["resign", "resign 0", "draw"] {
        told(vote(&stage, "bob", &board, text).await);
        let typed = bob.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        told(ephemeral_text(&typed));
    }
    stage.close().await;
}

/// One's own board has no button to vote, so it names the one below the public board: by its label there, and by its place.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_board_names_the_button_of_the_public_one() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    assert!(board.text().contains("can vote with **Vote…** or /move"), "{}", board.text());
    let own = async |locale: Locale| {
        let bob = stage.person("bob").with_locale(locale.code());
        ephemeral_text(&bob.slash(&lobby, "board", &[]).await.unwrap())
    };
    let named = "**Vote…** under the board in the channel";
    assert!(own(Locale::En).await.contains(&format!("can vote with {named} or /move")));
    let offered = alice.slash(&lobby, "draw", &[]).await.unwrap().message().unwrap().clone();
    assert!(offered.text().contains("Press **Vote…** and choose"), "{}", offered.text());
    let text = own(Locale::En).await;
    assert!(text.contains(&format!("Press {named} and choose")), "{text}");
    for locale in Locale::ALL {
        let (text, label) = (own(locale).await, say(locale, "button-vote", &[]));
        assert_eq!(text.matches("**Vote…**").count(), 2, "{locale:?}: {text}");
        assert!(locale == Locale::En || !text.contains(&label), "{locale:?}: {text}");
        assert!(text.contains(&say(locale, "vote-draw", &[])), "{locale:?}: {text}");
    }
    stage.close().await;
}

/// The crowd's game is that of a voter who plays none here, in which nothing is posted for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_voter_sees_the_board_without_its_number() {
    let stage = Stage::open().await;
    opened(&stage).await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let posted = || lobby.messages().into_iter().filter(|message| !message.is_ephemeral()).count();
    let before = posted();
    let shown = ephemeral_text(&bob.slash(&lobby, "board", &[]).await.unwrap());
    assert!(shown.contains("The crowd is voting for the next move"), "{shown}");
    let in_words = bob.slash(&lobby, "board", &[("text", "true")]).await.unwrap();
    let in_words = ephemeral_text(&in_words);
    assert!(!in_words.contains("no active game"), "{in_words}");
    assert_eq!(posted(), before);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_and_a_resignation_end_a_vote() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let form = stage.person("carol").press(&board, "Vote…").await.unwrap().modal().unwrap().clone();
    vote(&stage, "bob", &board, "i9").await;
    let back = alice.slash(&lobby, "takeback", &[]).await.unwrap().message().unwrap().clone();
    assert_eq!(stage.kept(1).await.log, [""; 0]);
    let line = "🗳️ The vote given so far no longer counts.";
    assert!(back.text().contains("took back a move.\n"), "{}", back.text());
    assert!(back.text().contains(line), "{}", back.text());
    let late = stage.person("carol").submit(&form, &[("where", "i9")]).await.unwrap();
    assert!(ephemeral_text(&late).contains("That vote is over"), "{late:?}");
    let board = update(&stage.type_move(&alice, &back, "j10").await);
    assert!(!board.text().contains(line), "it is of the past: {}", board.text());
    let (ballots, _) = stage.app.store().ballots_of(stage.person("bob").id()).await.unwrap();
    assert!(ballots.is_empty(), "the vote was for another position");
    vote(&stage, "bob", &board, "k11").await;
    let sure = alice.slash(&lobby, "resign", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.press(&sure, "Yes, resign").await.unwrap();
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.balloted), (Status::Finished, false));
    let (ballots, _) = stage.app.store().ballots_of(stage.person("bob").id()).await.unwrap();
    assert!(ballots.is_empty(), "nothing was decided by it");
    let raw = crate::database::of(stage.database());
    assert_eq!(narabe::store::sql::check::verify(raw).unwrap(), []);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_voted_is_given_and_deleted() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (carol, lobby) = (stage.person("carol"), stage.channel("lobby"));
    vote(&stage, "carol", &board, "i9").await;
    vote(&stage, "bob", &board, "j10").await;
    stage.pass(DAY).await;
    let board = shown(&stage).await;
    let board = update(&stage.type_move(&stage.person("alice"), &board, "h9").await);
    vote(&stage, "carol", &board, "k11").await;
    let notice = carol.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = carol.press(&notice, "Export everything").await.unwrap();
    let all: serde_json::Value =
        serde_json::from_slice(&export.message().unwrap().attachments[0].bytes).unwrap();
    assert_eq!(all["ballots"].as_array().unwrap().len(), 2, "{all}");
    assert_eq!(all["ballots"][1]["kind"], "vote");
    let sure = carol.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    carol.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let raw = crate::database::raw(stage.database());
    assert!(!super::servers::dump(&raw).contains(&carol.id().to_string()));
    drop(raw);
    stage.pass(DAY).await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.log.len(), 3, "there is no vote any more");
    assert_eq!(kept.status, Status::Running, "it lasts once more");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn votes_are_kept_until_the_game_is_over() {
    let stage = Stage::open().await;
    voted_once(&stage).await;
    let bob = stage.person("bob").id();
    let kept = || async { stage.app.store().ballots_of(bob).await.unwrap().0.len() };
    stage.app.store().forget(stage.clock_now() + 30 * DAY.as_millis() as i64).await.unwrap();
    assert_eq!(kept().await, 1, "they say who is expected");
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let sure = alice.slash(&lobby, "resign", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.press(&sure, "Yes, resign").await.unwrap();
    stage.app.store().forget(stage.clock_now() + 30 * DAY.as_millis() as i64).await.unwrap();
    assert_eq!(kept().await, 0);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_crowd_cannot_play_gets_a_sentence() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let tries = [
        ("lobby", &[("opponent", "bob")][..], "Leave out the other players"),
        ("lobby", &[("level", "3")], "Leave out the other players"),
        ("lobby", &[("games", "2")], "Leave out the other players"),
        ("lobby", &[("clock", "none")], "live"),
        ("lobby", &[("clock", "bank")], "hour"),
        ("lobby", &[("rated", "true")], "The crowd has no rating"),
        ("lobby", &[("game", "rokumon/solo")], "games for two people"),
        ("lobby", &[("game", "ninuki/free-for-all")], "games for two people"),
        ("dm-alice", &[], "server’s channel"),
    ];
    for (channel, options, why) in tries {
        let options = [&[("crowd", "true")], options].concat();
        let no = alice.slash(&stage.channel(channel), "challenge", &options).await.unwrap();
        assert!(ephemeral_text(&no).contains(why), "{options:?}: {no:?}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_for_two_is_voted_on() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let alice = stage.person("alice");
    for (number, game) in (1..).zip(["renju", "ninuki", "pente", "gomoku opening=swap2", "roku"]) {
        let (game, rules) = game.split_once(' ').unwrap_or((game, ""));
        let options = [("crowd", "true"), ("starts", "them"), ("game", game), ("rules", rules)];
        let options: Vec<_> = options.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        let begun = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let board = begun.message().unwrap_or_else(|| panic!("{begun:?}")).clone();
        for round in 0..3 {
            let stored = stage.kept(number).await;
            if !stored.is_voted_on() {
                break;
            }
            let table = narabe::app::context::replayed(narabe::games::GAMES, &stored).unwrap();
            let action = table.actions().actions.remove(0);
            let kept = vote(&stage, "bob", &board, &action).await;
            assert!(kept.contains("Your vote"), "{game} {round}: {kept}");
            stage.pass(DAY).await;
            let log = stage.kept(number).await.log;
            assert!(log.contains(&action), "{game} {round}: {log:?}");
        }
        assert!(!stage.kept(number).await.log.is_empty());
    }
    stage.close().await;
}

/// One vote may decide, so that where a foul loses a joker could end the game.
#[tokio::test(flavor = "multi_thread")]
async fn a_foul_that_loses_is_no_vote() {
    let stage = Stage::open().await;
    let rules = "opening=none foul=loses";
    begin(&stage, &[("game", "gomoku/renju"), ("rules", rules), ("starts", "them")]).await;
    lay(&stage, 1, &["g8", "a1", "i8", "c1", "h7", "e1", "h9", "o1"]).await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    for (text, said) in [("h8", "h8 is forbidden and would lose"), ("j10", "Your vote: j10")] {
        let told = bob.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        let told = ephemeral_text(&told);
        assert!(told.contains(said), "{text}: {told}");
    }
    stage.close().await;
}

/// A point is an offer if nothing else is possible, as it is for a player.
#[tokio::test(flavor = "multi_thread")]
async fn a_vote_for_a_fifth_move_is_an_offer() {
    let stage = Stage::open().await;
    let board = begin(&stage, &[("game", "gomoku/renju"), ("starts", "them")]).await;
    let is_voted = async |text: &str| {
        let kept = vote(&stage, "bob", &board, text).await;
        assert!(kept.contains("Your vote"), "{text}: {kept}");
        stage.pass(DAY).await;
    };
    for text in ["h8", "h9", "i9"] {
        is_voted(text).await;
    }
    for text in ["stay", "i8"] {
        let options = [("where", text)];
        let alice = stage.person("alice");
        alice.slash(&stage.channel("lobby"), "move", &options).await.unwrap();
        stage.bot.tick().await;
    }
    is_voted("h7").await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i9", "stay", "i8", "offer h7"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_votes_in_the_thread_of_its_game() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.select(&panel, "v1:panel:settings:policy", &["thread"]).await.unwrap();
    begin(&stage, &[("game", "gomoku/freestyle"), ("starts", "them")]).await;
    // The message from which it starts may not be known at once.
    stage.pass(Duration::from_secs(3)).await;
    stage.bot.tick().await;
    let thread = stage.world.threads_of(&lobby).pop().expect("a thread was begun");
    let board = shown(&stage).await;
    assert_eq!(board.channel, thread.id());
    vote(&stage, "bob", &board, "h8").await;
    let typed = stage.person("carol").slash(&thread, "move", &[("where", "h8")]).await.unwrap();
    assert!(ephemeral_text(&typed).contains("Your vote: h8"), "{typed:?}");
    stage.pass(DAY).await;
    let board = shown(&stage).await;
    assert_eq!((board.channel, stage.kept(1).await.log.join(" ")), (thread.id(), "h8".to_owned()));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn planned_answers_follow_a_vote_at_once() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let alice = stage.person("alice");
    let view = alice.press(&board, "My view").await.unwrap().ephemeral().unwrap().clone();
    let form = alice.press(&view, "Plan…").await.unwrap().modal().unwrap().clone();
    alice.submit(&form, &[("lines", "i9 h9")]).await.unwrap();
    vote(&stage, "bob", &board, "i9").await;
    stage.pass(DAY).await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.log, ["h8", "i9", "h9"]);
    assert!(kept.is_voted_on(), "and the crowd votes again");
    let text = shown(&stage).await.text().to_owned();
    assert!(text.contains("🗳️ i9: 1 vote. 1 person voted."), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guesses_are_votes_in_such_a_game() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    alice.press(&panel, "Guess the move: off").await.unwrap();
    let board = opened(&stage).await;
    assert!(!labels(&board).contains(&"Guess…".to_owned()), "{:?}", labels(&board));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_without_a_place_to_post_does_not_stand_still() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    vote(&stage, "bob", &board, "i9").await;
    stage.world.set_bot_permissions(&stage.channel("lobby"), 0);
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8", "i9"]);
    stage.pass(DAY).await;
    stage.pass(HOUR).await;
    assert_eq!(stage.kept(1).await.status, Status::Finished, "Alice has run out of time");
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_just_come_does_not_vote() {
    let stage = Stage::open().await;
    opened(&stage).await;
    let venue = stage.kept(1).await.venue;
    let ask = |since| {
        let carol = stage.person("carol").id();
        let caller = crate::callers::caller(stage.clock_now() as u64, carol, venue);
        let caller = Caller { member_since: since, ..caller };
        let arguments = Arguments::default().with_text("where", "i9");
        Request { caller, kind: RequestKind::command("move", arguments) }
    };
    let now = stage.clock_now();
    let day = DAY.as_millis() as i64;
    for (since, votes) in [(None, false), (Some(now - 2 * day), false), (Some(now - 3 * day), true)]
    {
        let answer = narabe::app::handle(&stage.app, &ask(since)).await;
        let Reply::Post(message) = answer.reply else { panic!("{answer:?}") };
        let words = if votes { "Your vote: i9" } else { "in this server for 3 days" };
        assert!(message.private && message.text.contains(words), "{since:?}: {}", message.text);
    }
    // The role of voters does not stand for the days.
    roles::choose(&stage, "voters", &["Regulars"]).await;
    let settings = stage.app.store().settings(SERVER).await.unwrap();
    let mut new = ask(Some(now - 2 * day));
    new.caller.roles.extend(settings.roles.get(RolePurpose::Voters));
    let answer = narabe::app::handle(&stage.app, &new).await;
    let Reply::Post(message) = answer.reply else { panic!("{answer:?}") };
    assert!(message.text.contains("in this server for 3 days"), "{}", message.text);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_ends_or_extends_such_a_game() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    vote(&stage, "bob", &board, "i9").await;
    let extend = [("game", "1")];
    alice.slash(&lobby, "settings extend", &extend).await.unwrap();
    stage.pass(DAY).await;
    assert_eq!(stage.kept(1).await.log, ["h8"], "it has a day more");
    alice.slash(&lobby, "settings end", &[("game", "1")]).await.unwrap();
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.balloted), (Status::Aborted, false));
    stage.pass(DAY).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_is_deleted_ends_the_vote() {
    let stage = Stage::open().await;
    let board = opened(&stage).await;
    vote(&stage, "bob", &board, "i9").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let over = stage.kept(1).await;
    assert_eq!((over.status, over.balloted), (Status::Finished, false));
    assert!(over.has_crowd() && over.seat_of(alice.id()).is_none());
    let raw = crate::database::raw(stage.database());
    assert!(!super::servers::dump(&raw).contains(&alice.id().to_string()));
    stage.close().await;
}
