//! The first evening of two people: what everyone tries first counts, says that it counts, and stands on the leaderboard.

use super::events::set_ratings;
use crate::stage::{Stage, ephemeral_text, give_up, resign_below, update};
use narabe::app::context::replayed;
use narabe::games::GAMES;
use narabe::play::pace::Pace;
use narabe::playground::message::Message;
use narabe::playground::{Channel, Person};
use narabe::render::{Look, Painter, Player, Zoom};
use narabe::store::StoredGame;
use narabe::store::servers::Setting;

/// Five in a row for whoever begins, with answers far from it.
const MOVES: [&str; 9] = ["h8", "h12", "i8", "i12", "j8", "j12", "k8", "k12", "l8"];

/// A challenge to Bob in the lobby with these options.
async fn challenged(stage: &Stage, options: &[(&str, &str)]) -> Message {
    let options: Vec<_> = [("opponent", "bob")].iter().chain(options).copied().collect();
    let lobby = stage.channel("lobby");
    let answer = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("{answer:?}")).clone()
}

/// Plays a game to five in a row of whoever begins. Gives the last message, the winner and the loser.
async fn played_out(stage: &Stage, game: i64) -> (Message, Person, Person) {
    let stored: StoredGame = stage.kept(game).await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let alice_begins = stored.person_at(narabe::game::Seat(0)) == Some(alice.id());
    let (first, second) = if alice_begins { (alice, bob) } else { (bob, alice) };
    let mut last = None;
    for (number, point) in MOVES.into_iter().enumerate() {
        let who = if number % 2 == 0 { &first } else { &second };
        let wanted = [("where", point), ("game", &*game.to_string())];
        let answer = who.slash(&stage.channel("lobby"), "move", &wanted).await.unwrap();
        last = answer.message().cloned();
    }
    (last.unwrap(), first, second)
}

/// Under a new board stands what its rule set asks, and not what the family asks.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_board_says_what_its_rule_set_asks() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    let renju = ["Black exactly five, White five or more", "Black may not make a double three"];
    let pente = ["Capturing 10 stones (five pairs) also wins"];
    for (game, says, others) in [
        ("gomoku/renju", &renju[..], &pente[..]),
        ("gomoku/freestyle", &[], &renju[..]),
        ("ninuki/pente", &pente[..], &renju[..]),
    ] {
        let challenge = challenged(&stage, &[("game", game), ("rules", "opening=none")]).await;
        let board = update(&bob.press(&challenge, "Accept").await.unwrap());
        for line in says {
            assert!(board.text().contains(line), "{game}: {line}: {}", board.text());
        }
        for line in others {
            assert!(!board.text().contains(line), "{game}: {line}: {}", board.text());
        }
    }
    stage.close().await;
}

/// The opening is explained where people agree on it and where they begin.
#[tokio::test(flavor = "multi_thread")]
async fn an_opening_is_explained_in_short() {
    let stage = Stage::open().await;
    let brief = "> Opening (swap2): one player places three stones, then the other picks a colour, \
                 or adds two stones and leaves the choice to the first.";
    let has = |message: &Message| message.text().lines().filter(|line| *line == brief).count();
    let challenge = challenged(&stage, &[("rules", "swap2")]).await;
    assert_eq!(has(&challenge), 1, "{}", challenge.text());
    let bob = stage.person("bob");
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    assert_eq!(has(&board), 1, "{}", board.text());
    let plain = challenged(&stage, &[]).await;
    assert!(!plain.text().contains("Opening"), "{}", plain.text());
    stage.close().await;
}

/// No line under a board speaks of an opening that is past, or of the aim of a game that is over.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_past_is_explained_no_more() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("ninuki/ninuki-renju").await;
    assert!(board.text().contains("> Opening"), "{}", board.text());
    // The first stone has to be in the centre: the button makes that move.
    alice.press(&board, "Move").await.unwrap();
    stage.bot.tick().await;
    let board = stage.shown(1).await;
    assert!(!board.text().contains("> Opening"), "{}", board.text());
    let board = stage.alice_and_bob("gomoku/renju").await;
    assert!(board.text().contains("> "), "{}", board.text());
    resign_below(&alice, &board).await;
    stage.bot.tick().await;
    let over = stage.world.message(board.id).unwrap();
    assert!(!over.text().contains("\n> "), "{}", over.text());
    stage.close().await;
}

/// The strip of a replay has the ratings with which the players sat down, not those that the game made.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_has_the_ratings_of_its_start() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let challenge = challenged(&stage, &[("starts", "me")]).await;
    bob.press(&challenge, "Accept").await.unwrap();
    played_out(&stage, 1).await;
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let begun = update(&alice.press(replay.message().unwrap(), "First").await.unwrap());
    let game = StoredGame { log: Vec::new(), ..stage.kept(1).await };
    let scene = replayed(GAMES, &game).unwrap().scene(None);
    let player =
        |name: &str| Player { name: name.into(), rating: "1500?".into(), ..Player::default() };
    let players = ["Alice", "Bob"].map(player).to_vec();
    let look = Look { players, zoom: Zoom::Large, ..Look::default() };
    assert!(*begun.attachments[0].bytes == *Painter::new().png(&scene, &look));
    stage.close().await;
}

/// A challenge without options, five in a row: both stand on the leaderboard and in their profiles.
#[tokio::test(flavor = "multi_thread")]
async fn the_obvious_game_counts() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let agreed = "15×15 · 3 days per move · rated";
    let challenge = challenged(&stage, &[]).await;
    assert!(challenge.text().lines().any(|line| line == agreed), "{}", challenge.text());
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    assert!(board.text().lines().any(|line| line == agreed), "{}", board.text());
    let (over, winner, loser) = played_out(&stage, 1).await;
    let line = |who: &Person| {
        let of = format!("{}: 1500? → ", who.mention());
        over.text().lines().find(|line| line.starts_with(&of)).map(str::to_owned)
    };
    let (won, lost) = (line(&winner).unwrap(), line(&loser).unwrap());
    assert!(won.ends_with("first-player edge: 40 points") && won.contains("(+"), "{won}");
    assert!(lost.ends_with(')') && lost.contains("(−"), "{lost}");
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    let picture = ladder.message().unwrap().attachments[0].description.clone().unwrap();
    assert!(picture.contains("Alice") && picture.contains("Bob"), "{picture}");
    let lacks = ladder.text().lines().find(|line| line.starts_with(&bob.mention())).unwrap();
    assert!(lacks.contains("still needed: 9 more games"), "what Bob lacks to be ranked: {lacks}");
    let text = bob.slash(&lobby, "leaderboard", &[("text", "true")]).await.unwrap();
    for (who, tally) in [(&winner, "1-0-0"), (&loser, "0-0-1")] {
        let line = text.text().lines().find(|line| line.contains(&who.mention())).unwrap();
        assert!(line.contains(tally) && line.contains("more games"), "{line}");
        let of = [("player", if who.id() == alice.id() { "alice" } else { "bob" })];
        let profile = alice.slash(&lobby, "profile", &of).await.unwrap();
        assert!(
            profile.text().contains("Gomoku: **") && profile.text().contains(tally),
            "{profile:?}"
        );
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_says_what_is_agreed() {
    let stage = Stage::open().await;
    for (options, says) in [
        (&[("rated", "false")][..], "15×15 · 3 days per move · not rated: as offered"),
        (
            &[("clock", "none"), ("rules", "size=19")],
            "19×19 · no clock · not rated: games without a clock aren’t",
        ),
        (&[("clock", "live"), ("game", "gomoku/renju")], "15×15 · 5 minutes per move · rated"),
        (&[("game", "roku/handicap-2")], "3 days per move · rated"),
        (&[("rules", "size=unbounded")], "unlimited board · 3 days per move · rated"),
    ] {
        let challenge = challenged(&stage, options).await;
        assert!(challenge.text().lines().any(|line| line == says), "{}", challenge.text());
        let bob = stage.person("bob");
        // Of a handicap it is asked who gets it.
        let accept = challenge.buttons()[0].label.clone();
        assert!(accept.starts_with("Accept"), "{accept}");
        let board = update(&bob.press(&challenge, &accept).await.unwrap());
        assert!(board.text().lines().any(|line| line == says), "{}", board.text());
    }
    stage.close().await;
}

/// Newcomers to the server are told before, not after.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_says_that_someone_is_too_new() {
    let stage = Stage::open().await;
    set_ratings(&stage, |ratings| ratings.ages = Some([3650, 0])).await;
    let challenge = challenged(&stage, &[]).await;
    let says = "’s account is less than 3650 days old";
    assert!(
        challenge.text().contains("not rated: ") && challenge.text().contains(says),
        "{}",
        challenge.text()
    );
    stage.close().await;
}

/// A rated game takes an opening, and says so, if the owner has switched plain gomoku off.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_takes_the_opening_that_it_needs() {
    let stage = Stage::open().await;
    set_ratings(&stage, |ratings| ratings.balanced = true).await;
    let plain = challenged(&stage, &[]).await;
    let says = "15×15 · 3 days per move · not rated: this server doesn’t rate gomoku or renju without a balanced opening";
    assert!(plain.text().lines().any(|line| line == says), "{}", plain.text());
    let rated = challenged(&stage, &[("rated", "true")]).await;
    assert!(
        rated.text().contains("freestyle, swap2") && rated.text().contains("· rated"),
        "{}",
        rated.text()
    );
    assert!(rated.text().contains("opens with swap2"), "{}", rated.text());
    assert_eq!(stage.kept(2).await.rules, "freestyle opening=swap2");
    assert!(stage.kept(2).await.rated);
    // Who wants no rating is asked for no opening.
    let unrated = challenged(&stage, &[("rated", "false")]).await;
    assert!(unrated.text().contains("not rated"), "{}", unrated.text());
    assert!(!unrated.text().contains("swap2"), "{}", unrated.text());
    assert_eq!(stage.kept(3).await.rules, stage.kept(1).await.rules);
    let lobby = stage.channel("lobby");
    let small = [("rated", "true"), ("game", "gomoku/renju"), ("rules", "size=9")];
    let refused = stage.person("alice").slash(&lobby, "challenge", &small).await.unwrap();
    assert!(ephemeral_text(&refused).contains("boards of this size"), "{refused:?}");
    // Renju without an opening is not called plain gomoku.
    let renju = challenged(&stage, &[("game", "gomoku/renju"), ("rules", "opening=none")]).await;
    assert!(renju.text().lines().any(|line| line == says), "{}", renju.text());
    stage.close().await;
}

/// Pente on 9 lines is for practice (docs/rules/ninuki.md 6j).
#[tokio::test(flavor = "multi_thread")]
async fn pente_on_9_lines_is_not_rated() {
    let stage = Stage::open().await;
    let small = [("game", "ninuki/pente"), ("rules", "size=9")];
    let plain = challenged(&stage, &small).await;
    let says = "not rated: games on 9×9 boards aren’t, since they’re for practice";
    assert!(plain.text().contains(says), "{}", plain.text());
    assert!(!stage.kept(1).await.rated);
    let rated: Vec<_> = small.into_iter().chain([("rated", "true")]).collect();
    let lobby = stage.channel("lobby");
    let refused = stage.person("alice").slash(&lobby, "challenge", &rated).await.unwrap();
    assert!(ephemeral_text(&refused).contains("for practice"), "{refused:?}");
    let larger = challenged(&stage, &[("game", "ninuki/pente"), ("rules", "size=13")]).await;
    assert!(larger.text().contains("· rated"), "{}", larger.text());
    stage.close().await;
}

/// Games of the same two count less and less, and that is said before they are played, in words that fit everyone who reads
/// the board.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_will_count_less_say_so() {
    let stage = Stage::open().await;
    for (game, counts) in [
        (1, "· rated\n"),
        (2, "· rated\n"),
        (
            3,
            "· rated at 50%: these two have already met 2 times in rated games in the last 30 days",
        ),
        (
            4,
            "· rated at 25%: these two have already met 3 times in rated games in the last 30 days",
        ),
        (5, "· not rated: these two have played too often in the last 30 days"),
    ] {
        let challenge = challenged(&stage, &[]).await;
        assert!(challenge.text().contains(counts), "{game}: {}", challenge.text());
        let bob = stage.person("bob");
        let board = update(&bob.press(&challenge, "Accept").await.unwrap());
        assert!(board.text().contains(counts), "{game}: {}", board.text());
        played_out(&stage, game).await;
    }
    stage.close().await;
}

/// The example below an empty leaderboard is of a game that counts for it, and can be typed as it is.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_leaderboard_says_how_to_get_on_it() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (asked, example) in [
        ("gomoku", "gomoku/freestyle"),
        ("renju", "gomoku/renju"),
        ("keryo-pente", "ninuki/keryo-pente"),
        ("multi", "ninuki/free-for-all"),
        ("rokumon", "rokumon/act-1"),
    ] {
        shows_example(&alice, &lobby, asked, &[("game", example)]).await;
    }
    set_ratings(&stage, |ratings| ratings.balanced = true).await;
    let opening = ("rules", "opening=swap2");
    shows_example(&alice, &lobby, "gomoku", &[("game", "gomoku/freestyle"), opening]).await;
    shows_example(&alice, &lobby, "renju", &[("game", "gomoku/renju")]).await;
    shows_example(&alice, &lobby, "rokumon", &[("game", "rokumon/act-1")]).await;
    stage.close().await;
}

/// The example is of what the server offers. Where nothing of it counts, that is said in its place.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_leaderboard_names_what_the_server_offers() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.set(Setting::Games, |settings| settings.games = vec!["ninuki".to_owned()]).await;
    shows_example(&alice, &lobby, "pente", &[("game", "ninuki/pente")]).await;
    let usual = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(usual.text().contains("`/challenge game:ninuki/"), "{}", usual.text());
    let renju = alice.slash(&lobby, "leaderboard", &[("game", "renju")]).await.unwrap();
    assert!(renju.text().contains("no game that this server offers counts"), "{}", renju.text());
    assert!(!renju.text().contains("/challenge"), "{}", renju.text());
    stage.set(Setting::Games, |settings| settings.games.clear()).await;
    let listed = vec!["gomoku/freestyle opening=swap2".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed).await;
    let swap2 = [("game", "gomoku/freestyle"), ("rules", "opening=swap2")];
    shows_example(&alice, &lobby, "gomoku", &swap2).await;
    stage.set(Setting::Casual, |settings| settings.casual = true).await;
    let casual = alice.slash(&lobby, "leaderboard", &[("game", "gomoku")]).await.unwrap();
    assert!(casual.text().contains("this server doesn’t rate games"), "{}", casual.text());
    assert!(!casual.text().contains("/challenge"), "{}", casual.text());
    stage.close().await;
}

/// The empty leaderboard of a pool names this challenge, which is rated.
async fn shows_example(alice: &Person, lobby: &Channel, pool: &str, example: &[(&str, &str)]) {
    let empty = alice.slash(lobby, "leaderboard", &[("game", pool)]).await.unwrap();
    let options: Vec<String> =
        example.iter().map(|(name, value)| format!("{name}:{value}")).collect();
    let command = format!("`/challenge {}`", options.join(" "));
    assert!(empty.text().contains(&command), "{pool}: {}", empty.text());
    let challenge = alice.slash(lobby, "challenge", example).await.unwrap();
    let challenge = challenge.message().unwrap_or_else(|| panic!("{command}: {challenge:?}"));
    assert!(!challenge.text().contains("not rated"), "{command}: {}", challenge.text());
    alice.press(challenge, "Withdraw").await.unwrap();
}

/// Games that did not count are shown where there is no rating yet, and the result says why they did not.
#[tokio::test(flavor = "multi_thread")]
async fn an_empty_leaderboard_shows_what_there_is() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let empty = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(empty.text().contains("`/challenge game:gomoku/freestyle`"), "{}", empty.text());
    let challenge = challenged(
        &stage,
        &[("clock", "none"), ("game", "gomoku/renju"), ("rules", "opening=none")],
    )
    .await;
    update(&bob.press(&challenge, "Accept").await.unwrap());
    let (over, winner, loser) = played_out(&stage, 1).await;
    let says = "Not rated: games without a clock aren’t.";
    assert!(over.text().lines().any(|line| line == says), "{}", over.text());
    let ladder = bob.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(ladder.text().contains("**Renju**"), "the game that is played here: {}", ladder.text());
    for (who, tally) in [(winner, "1-0-0"), (loser, "0-0-1")] {
        let line = format!("{}: {tally}", who.mention());
        assert!(ladder.text().lines().any(|one| one == line), "{}", ladder.text());
    }
    stage.close().await;
}

/// The game that is played most comes first, however many people play another.
#[tokio::test(flavor = "multi_thread")]
async fn the_leaderboard_is_of_the_game_played_most() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let renju = [("game", "gomoku/renju"), ("rules", "opening=none")];
    for (number, options) in [&[][..], &renju, &renju].into_iter().enumerate() {
        stage.clock.advance(60_000);
        let challenge = challenged(&stage, options).await;
        update(&bob.press(&challenge, "Accept").await.unwrap());
        played_out(&stage, 1 + number as i64).await;
    }
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(ladder.text().contains("**Renju**"), "{}", ladder.text());
    stage.close().await;
}

/// `/rules` without options is about the game in the channel, and so is the button under a challenge.
#[tokio::test(flavor = "multi_thread")]
async fn rules_are_those_of_the_game_here() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let rules =
        async |who: &Person| ephemeral_text(&who.slash(&lobby, "rules", &[]).await.unwrap());
    assert!(rules(&alice).await.contains("`gomoku/freestyle`"), "nothing is played yet");
    let challenge = challenged(&stage, &[("game", "ninuki/pente"), ("rules", "swap2")]).await;
    let page = ephemeral_text(&bob.press(&challenge, "Rules").await.unwrap());
    assert!(page.contains("`ninuki/pente opening=swap2`"), "{page}");
    assert!(rules(&bob).await.contains("`ninuki/pente opening=swap2`"));
    assert_eq!(stage.kept(1).await.pace, Pace::Standard);
    update(&bob.press(&challenge, "Accept").await.unwrap());
    stage.clock.advance(60_000);
    challenged(&stage, &[("game", "gomoku/renju")]).await;
    assert!(rules(&bob).await.contains("`ninuki/pente opening=swap2`"), "it has begun");
    stage.close().await;
}

/// Choices while options are typed make rule sets that can be played, whatever was chosen before.
#[tokio::test(flavor = "multi_thread")]
async fn every_suggested_rule_can_be_played() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let mut tried = 0;
    for entry in narabe::games::GAMES.0 {
        for preset in entry.info.presets {
            let game = format!("{}/{}", entry.info.id, preset.name);
            let mut typed = String::new();
            for _ in 0..3 {
                let given = [("game", game.as_str())];
                let answer =
                    alice.complete(&lobby, "challenge", &given, ("rules", &typed)).await.unwrap();
                for choice in answer.choices() {
                    let rules = format!("{} {}", preset.name, choice.value);
                    let options = narabe::game::Options::read(entry.info, &rules);
                    let options = options.unwrap_or_else(|why| panic!("{game} {rules}: {why:?}"));
                    let started = entry.start(&options, preset.seats.0, None);
                    assert!(started.is_ok(), "{game}: {}", choice.value);
                    tried += 1;
                }
                let Some(last) = answer.choices().last() else { break };
                typed = format!("{} ", last.value);
            }
        }
    }
    assert!(tried > 500, "{tried}");
    stage.close().await;
}

/// Events and hills are for two people, and so is every game that is suggested for them.
#[tokio::test(flavor = "multi_thread")]
async fn every_suggested_game_of_events_and_hills_is_for_two() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (listed, typed, suggested) in [
        (None, "", true),
        (None, "rokumon", true),
        (None, "solo", false),
        (None, "teams", false),
        (Some("ninuki/teams size=13"), "", false),
    ] {
        let listed = listed.map(str::to_owned).into_iter().collect();
        stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed).await;
        for command in ["events", "hill"] {
            let answer = alice.complete(&lobby, command, &[], ("game", typed)).await.unwrap();
            assert_eq!(!answer.choices().is_empty(), suggested, "{command}: {typed}");
            for choice in answer.choices() {
                let (game, rules) = choice.value.split_once('/').expect("a rule set");
                let entry = GAMES.find(game).unwrap();
                let options = narabe::game::Options::read(entry.info, rules).unwrap();
                let table = entry.start(&options, options.named().seats.0, None).unwrap();
                assert_eq!((table.seats(), table.people().len()), (2, 2), "{}", choice.value);
            }
        }
    }
    stage.close().await;
}

/// A list that has one page does not number it, and an empty leaderboard counts no one.
#[tokio::test(flavor = "multi_thread")]
async fn numbers_that_say_nothing_are_left_out() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    let heading = ladder.text().lines().next().unwrap();
    assert!(heading.ends_with("season 1"), "{heading}");
    for number in 1..=9 {
        let challenge = challenged(&stage, &[]).await;
        bob.press(&challenge, "Accept").await.unwrap();
        let list = alice.slash(&lobby, "games", &[]).await.unwrap();
        let (heading, is_numbered) = (list.text().lines().next().unwrap(), number > 8);
        let buttons = list.ephemeral().unwrap().buttons();
        let has_number = buttons.iter().any(|button| button.label == "1 / 2");
        assert_eq!(has_number, is_numbered, "{number} games: {heading}");
        assert!(heading.ends_with(':'), "{heading}");
    }
    stage.close().await;
}

/// A page that is no more when it is asked for is the last one that there is.
#[tokio::test(flavor = "multi_thread")]
async fn a_list_that_has_become_shorter_is_not_empty() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for _ in 0..9 {
        let challenge = challenged(&stage, &[]).await;
        bob.press(&challenge, "Accept").await.unwrap();
    }
    let list = alice.slash(&lobby, "games", &[]).await.unwrap().ephemeral().unwrap().clone();
    give_up(&alice, &lobby, &[("game", "9")]).await;
    let shorter = update(&alice.press(&list, "Next ▶").await.unwrap());
    let text = shorter.text();
    assert!(text.starts_with("Your active games") && text.contains("#1"), "{text}");
    assert!(shorter.buttons().iter().all(|button| button.label != "Next ▶"), "{shorter:?}");
    stage.close().await;
}
