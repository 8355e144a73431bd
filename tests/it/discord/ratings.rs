//! Ratings in chat: the result message, the leaderboard and its buttons, profiles, and rulings on results.

use super::events::set_ratings;
use super::forged::with_id;
use super::roles::close_season;
use super::servers::dump;
use crate::stage::{DAWN, Stage, ephemeral_text, give_up, pager, pick, update};
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Fault, Person, Trouble};
use narabe::store::ladder::{Exclusion, Membership};

/// A whole rated game by commands: the challenger begins and wins. Gives the last message.
pub(super) async fn won(stage: &Stage, winner: &str, loser: &str) -> Message {
    let lobby = stage.channel("lobby");
    let options = [
        ("opponent", loser),
        ("game", "gomoku/freestyle"),
        ("rules", "opening=pro"),
        ("starts", "me"),
    ];
    let challenge = stage.person(winner).slash(&lobby, "challenge", &options).await.unwrap();
    assert!(challenge.text().contains("rated"), "{}", challenge.text());
    stage.person(loser).press(challenge.message().unwrap(), "Accept").await.unwrap();
    let mut last = None;
    for (turn, point) in
        ["h8", "h9", "l8", "i9", "k8", "j9", "j8", "k9", "i8"].into_iter().enumerate()
    {
        let who = stage.person(if turn % 2 == 0 { winner } else { loser });
        last = who.slash(&lobby, "move", &[("where", point)]).await.unwrap().message().cloned();
    }
    last.unwrap()
}

/// Leaderboard and profile by player, game and season, and as text.
async fn a_page_is_about_someone_else(stage: &Stage) {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let asked = async |command: &str, options: &[(&str, &str)]| {
        let answer = alice.slash(&lobby, command, options).await.unwrap();
        (answer.text().to_owned(), answer.message().unwrap().attachments.len())
    };
    let (ladder, _) = asked("leaderboard", &[("player", "bob")]).await;
    assert!(ladder.contains(&format!("{}: ", bob.mention())), "Bob's own line: {ladder}");
    let carol = stage.person("carol");
    let (ladder, _) = asked("leaderboard", &[("player", "carol"), ("text", "true")]).await;
    let missing = format!("{}: no rated games on this leaderboard", carol.mention());
    assert!(ladder.contains(&missing), "{ladder}");
    assert!(ladder.contains("is the change of a rating over the latest games"), "{ladder}");
    let (text, files) = asked("profile", &[("text", "true")]).await;
    assert!(files == 0 && text.contains("in 2 games"), "the curve in words: {text}");
    assert!(text.contains("from 1500 to"), "from before the first game: {text}");
    assert!(text.contains("Ratings count a set of two games as one."), "{text}");
    let of_pool = |text: &str| text.contains("1 won, 0 drawn, 1 lost") && text.contains("±");
    let (gomoku, _) = asked("profile", &[("game", "gomoku"), ("season", "1")]).await;
    assert!(gomoku.contains("season 1") && of_pool(&gomoku), "{gomoku}");
    let (pente, _) = asked("profile", &[("game", "pente")]).await;
    assert!(pente.contains("No ratings there") && !pente.contains('±'), "{pente}");
}

/// A rule set is named here as wherever else a game is named.
#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_is_found_by_each_name_of_a_rule_set() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (named, pool) in [
        ("ninuki/teams", "**Three or more players**"),
        ("teams", "**Three or more players**"),
        ("gomoku/renju opening=none", "**Renju**"),
        ("renju opening=none", "**Renju**"),
    ] {
        let ladder = alice.slash(&lobby, "leaderboard", &[("game", named)]).await.unwrap();
        assert!(ladder.text().contains(pool), "{named}: {}", ladder.text());
        let profile = alice.slash(&lobby, "profile", &[("game", named)]).await.unwrap();
        assert!(profile.text().contains("No ratings there"), "{named}: {}", profile.text());
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_and_all_that_follows() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let last = won(&stage, "alice", "bob").await;
    assert!(last.text().contains("(+150)") && last.text().contains("(−150)"), "{}", last.text());
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(matches!(ladder, Answered::Message(_)), "everyone sees it: {ladder:?}");
    let [picture] = ladder.message().unwrap().attachments.as_slice() else {
        panic!("one picture: {ladder:?}")
    };
    assert!(
        picture.description.as_deref().unwrap().contains("Alice 1650?"),
        "{:?}",
        picture.description
    );
    // A person without a name that a picture can write is the same number in it and in its description.
    let raw = crate::database::raw(stage.database());
    let nameless = format!("UPDATE memberships SET name = '' WHERE person = {}", bob.id());
    raw.execute_batch(&nameless).unwrap();
    drop(raw);
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    let picture = ladder.message().unwrap().attachments[0].clone();
    let description = picture.description.unwrap();
    assert!(description.contains(&format!("{} 1350?", bob.id())), "{description}");
    let text =
        bob.slash(&lobby, "leaderboard", &[("text", "true"), ("game", "gomoku")]).await.unwrap();
    assert!(
        text.text().contains("1350?") && text.text().contains("not ranked yet"),
        "{}",
        text.text()
    );
    for part in ["1-0-0 +150", "0-0-1 −150", "is the change of a rating"] {
        assert!(text.text().contains(part), "{part}: {}", text.text());
    }
    for shown in [&ladder, &text] {
        let said = shown.text().matches("A rating like 1500? is still a guess").count();
        assert_eq!(said, 1, "{}", shown.text());
    }
    let pools = bob.complete(&lobby, "leaderboard", &[], ("game", "ren")).await.unwrap();
    assert_eq!(pools.choices()[0].value, "renju");
    won(&stage, "bob", "alice").await;
    let profile = bob.slash(&lobby, "profile", &[("player", "alice")]).await.unwrap();
    assert!(profile.text().contains("1 won, 0 drawn, 1 lost"), "{}", profile.text());
    assert!(profile.text().contains("is still a guess"), "{}", profile.text());
    assert_eq!(profile.message().unwrap().attachments.len(), 1, "the curve");
    let history =
        ephemeral_text(&alice.slash(&lobby, "history", &[("result", "won")]).await.unwrap());
    assert!(history.contains("#1") && !history.contains("#2"), "{history}");
    let drawn = alice.slash(&lobby, "history", &[("result", "drawn")]).await.unwrap();
    let none = format!("No finished games of {} match that.", alice.mention());
    assert_eq!(ephemeral_text(&drawn), none, "she has some");
    let carol = [("player", "carol")];
    let none = ephemeral_text(&alice.slash(&lobby, "history", &carol).await.unwrap());
    assert!(none.contains("No finished games found for"), "{none}");
    a_page_is_about_someone_else(&stage).await;
    let wanted = [("game", "1")];
    assert!(
        matches!(bob.slash(&lobby, "settings void", &wanted).await, Err(Trouble::Impossible(_))),
        "not offered to Bob"
    );
    let ruled = ephemeral_text(&alice.slash(&lobby, "settings void", &wanted).await.unwrap());
    assert!(ruled.contains("2 changed:"), "{ruled}");
    stage.bot.tick().await;
    let board = stage.world.message(last.id).unwrap();
    assert!(board.text().contains("voided") && !board.text().contains("→"), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn profiles_and_leaderboards_lead_to_each_other() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    won(&stage, "alice", "bob").await;
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap().message().unwrap().clone();
    assert!(ladder.is_layout());
    let own = bob.press(&ladder, "My profile").await.unwrap().ephemeral().unwrap().clone();
    assert!(own.is_layout() && own.text().contains(&bob.mention()), "{}", own.text());
    let again = bob.press(&own, "Leaderboard").await.unwrap().ephemeral().unwrap().clone();
    assert_eq!(
        (again.text().lines().next(), again.attachments.len()),
        (ladder.text().lines().next(), 1)
    );
    // A message for one person alone speaks their language, and so do its other pages.
    let french = bob.clone().with_locale("fr");
    let own = french.press(&ladder, "My profile").await.unwrap().ephemeral().unwrap().clone();
    let ranks = french.press(&own, "Classement").await.unwrap().ephemeral().unwrap().clone();
    let renju = french.select(&ranks, "Un autre classement", &["Renju"]).await.unwrap();
    assert!(update(&renju).text().contains("saison"), "{renju:?}");
    // The menu shows another one in the place of the first, with its picture or without one.
    let renju = alice.select(&ladder, "Another leaderboard", &["Renju"]).await.unwrap();
    let renju = update(&renju);
    assert!(renju.text().contains("No rated games") && renju.attachments.is_empty(), "{renju:?}");
    let gomoku = update(&alice.select(&renju, "Another leaderboard", &["Gomoku"]).await.unwrap());
    assert_eq!((gomoku.text(), gomoku.attachments.len()), (ladder.text(), 1));
    // The lists of the month stand in it as well, and have it in their turn.
    let chosen = async |shown: &Message, name: &str| {
        update(&alice.select(shown, "Another leaderboard", &[name]).await.unwrap())
    };
    let puzzles = chosen(&gomoku, "Puzzles").await;
    assert!(puzzles.text().contains("Puzzles solved this month"), "{}", puzzles.text());
    assert!(puzzles.attachments.is_empty(), "{puzzles:?}");
    assert_eq!(chosen(&puzzles, "Gomoku").await.text(), ladder.text());
    let typed = alice.slash(&lobby, "leaderboard", &[("game", "puzzles")]).await.unwrap();
    assert_eq!(chosen(typed.message().unwrap(), "Gomoku").await.text(), ladder.text());
    stage.close().await;
}

/// The button beside a rating of an older season opens that season's leaderboard.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_of_a_season_leads_to_the_leaderboard_of_that_season() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    won(&stage, "alice", "bob").await;
    close_season(&stage).await;
    won(&stage, "alice", "bob").await;
    for (options, heading) in [(vec![("season", "1")], "season 1, closed"), (vec![], "season 2 ·")]
    {
        let profile = alice.slash(&lobby, "profile", &options).await.unwrap();
        let ladder = alice.press(profile.message().unwrap(), "Leaderboard").await.unwrap();
        let ladder = ladder.ephemeral().unwrap().text().to_owned();
        assert!(ladder.lines().next().unwrap().contains(heading), "{options:?}: {ladder}");
    }
    stage.close().await;
}

/// A person who has not played yet in a new season is shown with the rating of the one before, from which they go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_keeps_its_ratings_when_a_season_begins() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    won(&stage, "alice", "bob").await;
    won(&stage, "alice", "bob").await;
    close_season(&stage).await;
    let own = alice.slash(&lobby, "profile", &[]).await.unwrap().message().unwrap().clone();
    let rated = |text: &str| {
        let mut lines = text.lines().map(str::to_owned);
        lines.find(|line| line.starts_with("Gomoku: **")).expect("a rating")
    };
    let line = rated(own.text());
    assert!(line.contains("2-0-0") && line.ends_with(" · season 1"), "{line}");
    assert_eq!(own.attachments.len(), 1, "the curve");
    let ladder = alice.press(&own, "Leaderboard").await.unwrap();
    assert!(ephemeral_text(&ladder).contains("season 1, closed"), "{ladder:?}");
    let now = alice.slash(&lobby, "leaderboard", &[]).await.unwrap();
    assert!(now.text().contains("No rated games in this season yet."), "{}", now.text());
    won(&stage, "alice", "bob").await;
    let own = alice.slash(&lobby, "profile", &[("text", "true")]).await.unwrap();
    let line = rated(own.text());
    assert!(line.contains("1-0-0") && !line.contains("season"), "{line}");
    assert!(own.text().contains("in 3 games"), "the curve of both seasons: {}", own.text());
    stage.close().await;
}

/// Closes so many seasons, each with the ratings of the first one.
fn past_seasons(stage: &Stage, count: u32) {
    let raw = crate::database::raw(stage.database());
    for season in 1..=count {
        let closes = format!(
            "INSERT INTO seasons (guild, number, closed_at, closing) SELECT DISTINCT guild, {season}, 1, 0 FROM results;
             CREATE TEMP TABLE old AS SELECT * FROM ratings WHERE season = 1;
             DELETE FROM ratings WHERE season = {season};
             UPDATE old SET season = {season}, tier = 3;
             INSERT INTO ratings SELECT * FROM old; DROP TABLE old;"
        );
        raw.execute_batch(&closes).unwrap();
    }
}

/// A picture has room for some curves, and says that there are more.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_says_which_curves_it_leaves_out() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    won(&stage, "alice", "bob").await;
    won(&stage, "alice", "bob").await;
    for (number, pool) in
        ["keryo-pente", "multi", "ninuki", "pente", "renju", "roku"].into_iter().enumerate()
    {
        rated_in(&stage, pool);
        let shown = alice.slash(&lobby, "profile", &[]).await.unwrap();
        let is_full = shown.text().contains("The curve of one more rating is left out.");
        assert_eq!(is_full, number == 5, "{} ratings: {}", 2 + number, shown.text());
    }
    stage.close().await;
}

/// Gives everyone their rating in gomoku in another pool as well.
fn rated_in(stage: &Stage, pool: &str) {
    let copy = format!(
        "CREATE TEMP TABLE other AS SELECT * FROM ratings WHERE pool = 'gomoku';
         UPDATE other SET pool = '{pool}';
         INSERT INTO ratings SELECT * FROM other; DROP TABLE other;"
    );
    crate::database::raw(stage.database()).execute_batch(&copy).unwrap();
}

/// Of many old places the latest are named, so that there is room for what comes below them.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_names_the_latest_honours() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    won(&stage, "alice", "bob").await;
    past_seasons(&stage, 12);
    let shown = async |options: &[(&str, &str)]| {
        alice.slash(&lobby, "profile", options).await.unwrap().text().to_owned()
    };
    let own = shown(&[]).await;
    assert_eq!(own.matches("🥇 1st in Gomoku").count(), 10, "{own}");
    assert!(own.contains("season 12") && own.contains("season 3\n"), "{own}");
    assert!(own.contains("2 more places among the first three"), "{own}");
    assert!(own.contains("Games without machines: 1 won"), "{own}");
    let other = shown(&[("player", "bob"), ("game", "gomoku")]).await;
    assert_eq!(other.matches("🥈 2nd in Gomoku").count(), 10, "{other}");
    let none = shown(&[("game", "renju")]).await;
    assert!(!none.contains("🥇") && !none.contains("more places"), "{none}");
    stage.close().await;
}

/// A profile is of a server: what someone has played against machines elsewhere is in no one's but their own, for them alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_counts_games_against_machines_here() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let (hall, direct) = (stage.world.hall(0), stage.channel("dm-alice"));
    for place in [&hall, &direct] {
        let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
        alice.slash(place, "challenge", &options).await.unwrap();
        give_up(&alice, place, &[]).await;
        stage.bot.tick().await;
    }
    won(&stage, "bob", "alice").await;
    let of_alice = async |who: &Person, place: &Channel| {
        who.slash(place, "profile", &[("player", "alice")]).await.unwrap().text().to_owned()
    };
    for who in [&alice, &bob] {
        let here = of_alice(who, &lobby).await;
        assert!(!here.contains("Narabe (level 3)"), "{here}");
        let there = of_alice(who, &hall).await;
        assert!(there.contains("Narabe (level 3): 0 won, 0 drawn, 1 lost"), "{there}");
    }
    let ladder = alice.slash(&lobby, "leaderboard", &[]).await.unwrap().message().unwrap().clone();
    let own = ephemeral_text(&alice.press(&ladder, "My profile").await.unwrap());
    assert!(own.contains("Narabe (level 3): 0 won, 0 drawn, 2 lost"), "{own}");
    stage.close().await;
}

/// Messages of earlier versions are not of components alone: a page that is turned there makes them so. Here it is one for
/// Alice alone, since a public one has to name the page.
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_earlier_versions_are_still_turned() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    won(&stage, "alice", "bob").await;
    let own = alice.slash(&stage.channel("lobby"), "privacy", &[]).await.unwrap();
    let own = own.ephemeral().unwrap();
    assert!(!own.is_layout());
    for id in ["v1:leaf:ladder:gomoku:1:0:0", "v1:leaf:profile:-"] {
        let page = update(&alice.press(&with_id(own, id), "Export everything").await.unwrap());
        assert!(page.is_layout() && page.text().contains(&alice.mention()), "{id}: {page:?}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_history_is_leafed_through() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for _ in 0..11 {
        won(&stage, "alice", "bob").await;
    }
    let first = alice.slash(&lobby, "history", &[]).await.unwrap().ephemeral().unwrap().clone();
    assert!(first.text().contains("#11 ") && !first.text().contains("#1 "), "{}", first.text());
    let row = |number: &str, back: bool, on: bool| {
        let row = [("◀ Back", back), (number, false), ("Next ▶", on)];
        row.map(|(label, can)| (label.to_owned(), can))
    };
    assert_eq!(pager(&first), row("1 / 2", false, true));
    let shown = pick(&alice, &first, "#11 ").await.ephemeral().unwrap().clone();
    assert!(shown.text().contains("9 of 9"), "{}", shown.text());
    let second = update(&alice.press(&first, "Next ▶").await.unwrap());
    assert!(second.text().contains("#1 ") && !second.text().contains("#11 "), "{}", second.text());
    assert_eq!(pager(&second), row("2 / 2", true, false));
    // A list of games has the same row, without a number of pages where that is not known.
    for _ in 0..9 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    for (list, number) in [("mine", "1 / 2"), ("finished", "1")] {
        let shown = alice.slash(&lobby, "games", &[("list", list)]).await.unwrap();
        assert_eq!(pager(shown.ephemeral().unwrap()), row(number, false, true), "{list}");
    }
    let back = update(&alice.press(&second, "◀ Back").await.unwrap());
    assert_eq!(back.text(), first.text());
    // The text that was typed for the game need not fit into a button.
    let long = format!("gomoku{}", " ".repeat(100));
    let of_game = alice.slash(&lobby, "history", &[("game", long.as_str())]).await.unwrap();
    let second = update(&alice.press(of_game.ephemeral().unwrap(), "Next ▶").await.unwrap());
    assert!(second.text().contains("#1 ") && !second.text().contains("#11 "), "{}", second.text());
    stage.close().await;
}

/// People who have left the server leave its ladders, found out by asking Discord once a day.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_left_is_on_no_ladder() {
    let stage = Stage::open().await;
    won(&stage, "alice", "bob").await;
    let (store, guild) = (stage.app.store(), narabe::playground::cast::SERVER);
    let stranger = 330_000_000_000_000_099;
    let member =
        Membership { person: stranger, joined_at: Some(0), name: "gone".into(), gone: false };
    store.record_membership(guild, member, DAWN).await.unwrap();
    stage.clock.advance(25 * 60 * 60 * 1000);
    stage.bot.sweep().await;
    let ids = vec![stage.person("alice").id(), stage.person("bob").id(), stranger];
    let known = store.memberships(guild, ids).await.unwrap();
    assert_eq!(known.iter().map(|member| member.gone).collect::<Vec<_>>(), [false, false, true]);
    assert_eq!(
        store.unseen(narabe::clock::Clock::now(&stage.clock), 10).await.unwrap(),
        [],
        "all have been asked about"
    );
    stage.close().await;
}

/// Has thirty people be known as members who are none, and returns their ids.
async fn strangers(stage: &Stage) -> Vec<u64> {
    let ids: Vec<u64> = (0..30).map(|number| 330_000_000_000_001_000 + number).collect();
    for &person in &ids {
        let member = Membership { person, joined_at: Some(0), name: "one".into(), gone: false };
        let guild = narabe::playground::cast::SERVER;
        stage.app.store().record_membership(guild, member, DAWN).await.unwrap();
    }
    stage.clock.advance(25 * 60 * 60 * 1000);
    ids
}

/// With a few people a minute, a round of large servers would take weeks.
#[tokio::test(flavor = "multi_thread")]
async fn many_people_are_asked_about_in_one_minute() {
    let stage = Stage::open().await;
    let ids = strangers(&stage).await;
    let (store, guild) = (stage.app.store(), narabe::playground::cast::SERVER);
    stage.bot.sweep().await;
    let known = store.memberships(guild, ids).await.unwrap();
    assert_eq!(known.iter().filter(|member| member.gone).count(), 30, "{known:?}");
    stage.close().await;
}

/// Each refusal would count as an invalid request.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_of_which_discord_says_nothing_is_asked_about_one_person() {
    let stage = Stage::open().await;
    let ids = strangers(&stage).await;
    let asks = |method: &str, route: &str| method == "GET" && route.contains("/members/");
    stage.world.faults().next(usize::MAX, asks, Fault::Refused(403, 50_001));
    let before = stage.world.invalid();
    stage.bot.sweep().await;
    assert_eq!(stage.world.invalid(), before + 1);
    let (store, guild) = (stage.app.store(), narabe::playground::cast::SERVER);
    let known = store.memberships(guild, ids).await.unwrap();
    assert!(known.iter().all(|member| !member.gone), "nothing is concluded: {known:?}");
    let now = narabe::clock::Clock::now(&stage.clock);
    assert_eq!(store.unseen(now, 10).await.unwrap(), [], "they are asked about a day later");
    stage.close().await;
}

/// A game counts or does not by the settings at its end. The reason that is kept names no one whose data was deleted.
#[tokio::test(flavor = "multi_thread")]
async fn a_restored_result_counts_as_it_did_at_its_end() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let does = async |act: &str, game: &str| {
        let command = format!("settings {act}");
        ephemeral_text(&alice.slash(&lobby, &command, &[("game", game)]).await.unwrap());
    };
    let why = async |game| stage.kept(game).await.counted.unwrap().exclusion;
    won(&stage, "alice", "bob").await;
    set_ratings(&stage, |ratings| ratings.ages = Some([3650, 0])).await;
    won(&stage, "alice", "bob").await;
    let young = why(2).await;
    assert!(matches!(young, Some(Exclusion::YoungAccount { .. })), "{young:?}");
    does("void", "1").await;
    assert_eq!(why(1).await, Some(Exclusion::Void));
    does("restore", "1").await;
    assert_eq!(why(1).await, None, "the settings of today do not hold for it");
    set_ratings(&stage, |ratings| ratings.ages = None).await;
    for act in ["void", "void", "restore"] {
        does(act, "2").await;
    }
    assert_eq!(why(2).await, young);
    does("void", "2").await;
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    assert!(stage.kept(2).await.counted.unwrap().voided.is_some(), "it can still be restored");
    let dump = dump(&crate::database::raw(stage.database()));
    let left = dump.lines().find(|line| line.contains(&alice.id().to_string()));
    assert_eq!(left, None, "a row names her still");
    stage.close().await;
}
