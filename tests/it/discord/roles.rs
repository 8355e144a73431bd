//! Roles by what has been played, the role that open seats ping, and the channel for results.

use super::events::{events, join, play_out, sign_up};
use super::hill::{beats, of_three};
use super::people::{erases, is_named_in};
use super::ratings::won;
use crate::database::meddle_on_either;
use crate::stage::{Stage, challenge_by, decided, ephemeral_text, give_up, labels, update};
use crate::store::housekeeping::{failing_after, repeated};
use narabe::play::roles::RolePurpose;
use narabe::playground::Person;
use narabe::playground::faults::Fault;
use narabe::playground::message::Message;
use narabe::playground::overrides::Override;
use narabe::playground::permissions;
use narabe::playground::roles::Role;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Alice's panel of roles.
async fn panel(stage: &Stage) -> Message {
    panel_of(stage, &stage.person("alice")).await
}

async fn panel_of(stage: &Stage, person: &Person) -> Message {
    let shown = person.slash(&stage.channel("lobby"), "settings show", &[]).await.unwrap();
    update(&person.press(shown.ephemeral().unwrap(), "Roles and results…").await.unwrap())
}

/// Alice chooses a role for a purpose, or none; the panel afterwards, or what is refused.
pub async fn choose(stage: &Stage, purpose: &str, role: &[&str]) -> String {
    choose_by(stage, &stage.person("alice"), purpose, role).await
}

/// Someone chooses a role in the same way.
async fn choose_by(stage: &Stage, person: &Person, purpose: &str, role: &[&str]) -> String {
    let panel = panel_of(stage, person).await;
    let ids: Vec<String> =
        role.iter().map(|name| Role::by_name(name).unwrap().id.to_string()).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let menu = format!("v1:panel:settings:role-{purpose}");
    let answered = person.select(&panel, &menu, &ids).await.unwrap();
    match answered.ephemeral() {
        Some(_) => ephemeral_text(&answered),
        None => update(&answered).text().to_owned(),
    }
}

fn roles(stage: &Stage, who: &str) -> Vec<&'static str> {
    stage.world.roles_of(&stage.person(who))
}

/// The panel has as many parts as Discord takes; what the bot may not do, here and in a chosen channel, is one of them.
#[tokio::test(flavor = "multi_thread")]
async fn the_panel_of_roles_has_room_for_missing_permissions() {
    let stage = Stage::open().await;
    let (lobby, games) = (stage.channel("lobby"), stage.channel("games"));
    let without = permissions::BOT_DEFAULT & !permissions::ATTACH_FILES;
    stage.world.set_bot_permissions(&lobby, without);
    stage.world.set_bot_permissions(&games, permissions::VIEW_CHANNEL);
    let panel = panel(&stage).await;
    assert!(panel.text().contains("Missing permissions here"), "{}", panel.text());
    let (alice, id) = (stage.person("alice"), games.id().to_string());
    let told = alice.select(&panel, "v1:panel:settings:results", &[id.as_str()]).await.unwrap();
    let told = update(&told);
    for says in ["Missing permissions here", "can’t show boards in"] {
        assert!(told.text().contains(says), "{}", told.text());
    }
    stage.close().await;
}

/// Some minutes pass, with the housekeeping of each.
async fn minutes(stage: &Stage, count: u32) {
    for _ in 0..count {
        stage.pass(MINUTE).await;
        stage.bot.sweep().await;
    }
}

/// A hill with Bob as its king.
async fn reign_of_bob() -> Stage {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    beats(&stage, "bob", "alice").await;
    stage
}

#[tokio::test(flavor = "multi_thread")]
async fn kings_get_a_role_and_lose_it_with_the_crown() {
    let stage = reign_of_bob().await;
    let no = choose(&stage, "king", &["Kings"]).await;
    assert!(no.contains("Manage Roles"), "{no}");
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    assert_eq!((roles(&stage, "bob"), roles(&stage, "alice")), (vec!["Kings"], vec![]));
    let paced = stage.world.paced();
    minutes(&stage, 12).await;
    assert_eq!(stage.world.paced(), paced, "nothing differs");
    stage.pass(8 * DAY).await;
    beats(&stage, "carol", "bob").await;
    minutes(&stage, 11).await;
    assert_eq!((roles(&stage, "bob"), roles(&stage, "carol")), (vec![], vec!["Kings"]));
    choose(&stage, "king", &[]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "carol"), Vec::<&str>::new(), "the server wants it no longer");
    minutes(&stage, 11).await;
    let due = stage.app.store().due_role_checks(i64::MAX, 9).await.unwrap();
    assert_eq!(due, [], "there is nothing left to be checked");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_out_of_the_bots_reach_is_refused_when_it_is_chosen() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    let own = narabe::playground::cast::BOT_NAME;
    for role in ["Moderators", own] {
        let no = choose(&stage, "king", &[role]).await;
        assert!(no.contains("above my own"), "{role}: {no}");
    }
    // The bot does not give these.
    let panel = choose(&stage, "seats", &["Moderators"]).await;
    assert!(!panel.contains("above my own"), "{panel}");
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    choose(&stage, "king", &["Regulars"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Regulars"]);
    stage.close().await;
}

/// Discord lets no one give a role without Manage Roles, nor one that is not below their own. The bot lends its rank to no
/// one who was given `/settings`.
#[tokio::test(flavor = "multi_thread")]
async fn who_may_not_give_roles_does_not_choose_them() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    let bob = stage.person("bob");
    stage.world.set_overrides("settings", &[Override::Person(bob.id(), true)]);
    let no = choose_by(&stage, &bob, "king", &["Champions"]).await;
    assert!(no.contains("you need the permission “Manage Roles”"), "{no}");
    stage.world.give_role(&bob, "Regulars");
    let no = choose_by(&stage, &bob, "king", &["Regulars"]).await;
    assert!(no.contains("below your own highest"), "{no}");
    let of_roles = |_: &str, route: &str| route == "/guilds/{guild.id}/roles";
    stage.world.faults().next(1, of_roles, Fault::Status(403));
    let no = choose_by(&stage, &bob, "king", &["Kings"]).await;
    assert!(no.contains("Discord isn’t saying"), "{no}");
    // Whose role is pinged or votes gets nothing by it.
    choose_by(&stage, &bob, "voters", &["Moderators"]).await;
    stage.bot.sweep().await;
    let kept = stage.app.store().settings(narabe::playground::cast::SERVER).await.unwrap().roles;
    assert_eq!(kept.get(RolePurpose::King), None);
    assert_eq!(kept.get(RolePurpose::Voters), Some(Role::by_name("Moderators").unwrap().id));
    assert_eq!(roles(&stage, "bob"), ["Regulars"]);
    choose_by(&stage, &bob, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings", "Regulars"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_discord_refuses_later_is_named_in_the_panel() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    let of_roles = |_: &str, route: &str| route == "/guilds/{guild.id}/roles";
    stage.world.faults().next(1, of_roles, Fault::Status(403));
    choose(&stage, "king", &["Moderators"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    let told = panel(&stage).await.text().to_owned();
    assert!(told.contains("above the roles") && told.contains("50013"), "{told}");
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    assert!(!panel(&stage).await.text().contains("50013"));
    stage.bot.drain().await;
}

/// A role that Discord refuses for many people holds up no other one.
#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_is_refused_for_many_holds_up_no_other() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    // Given before the role was moved above the bot's own.
    let (guild, role) = (narabe::playground::cast::SERVER, Role::by_name("Moderators").unwrap().id);
    let given = format!(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12)
         INSERT INTO people (id, first_seen_at) SELECT 9000000000 + i, 0 FROM n;
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12)
         INSERT INTO given_roles SELECT {guild}, {role}, 9000000000 + i, 0 FROM n;"
    );
    crate::database::raw(stage.database()).execute_batch(&given).unwrap();
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    assert!(panel(&stage).await.text().contains("50013"));
    stage.bot.drain().await;
}

/// All servers that are due are checked in the same minute, though they be hundreds.
#[tokio::test(flavor = "multi_thread")]
async fn hundreds_of_servers_are_checked_in_a_minute() {
    let stage = Stage::open().await;
    let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
         INSERT INTO role_checks SELECT i, 0, NULL FROM n";
    crate::database::raw(stage.database()).execute(many, []).unwrap();
    stage.bot.sweep().await;
    let due = stage.app.store().due_role_checks(i64::MAX, 999).await.unwrap();
    assert_eq!(due, []);
    stage.close().await;
}

/// True for a request that gives a member a role.
fn gives_a_role(method: &str, route: &str) -> bool {
    method == "PUT" && route.contains("/roles/")
}

/// An outage is no refusal: nothing about it stands in the panel, and the role comes a minute later.
#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_discord_could_not_give_is_given_a_minute_later() {
    for fault in [Fault::Status(503), Fault::Status(403), Fault::LostRequest] {
        let stage = reign_of_bob().await;
        stage.world.set_bot_manages_roles(true);
        let healthy = panel(&stage).await.text().to_owned();
        stage.world.faults().next(1, gives_a_role, fault.clone());
        choose(&stage, "king", &["Kings"]).await;
        stage.bot.sweep().await;
        assert_eq!(roles(&stage, "bob"), Vec::<&str>::new(), "{fault:?}");
        assert_eq!(panel(&stage).await.text(), healthy, "{fault:?}");
        minutes(&stage, 1).await;
        assert_eq!(roles(&stage, "bob"), ["Kings"], "{fault:?}");
        stage.close().await;
    }
}

/// An error says nothing of what members are to have, nor of what Discord has refused. It was taken for a check that finds
/// nothing to change.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_that_fails_is_made_again_a_minute_later() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    let database = stage.database();
    let meddle = |sql: &str| meddle_on_either(&database, sql, sql);
    meddle("UPDATE role_checks SET refused = 50013");
    meddle("ALTER TABLE given_roles RENAME TO elsewhere");
    stage.bot.sweep().await;
    meddle("ALTER TABLE elsewhere RENAME TO given_roles");
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    let refused = stage.app.store().role_refusal(narabe::playground::cast::SERVER).await;
    assert_eq!(refused.unwrap(), Some(50_013));
    minutes(&stage, 1).await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    stage.close().await;
}

/// A refusal of someone who presses too often comes before Discord is asked anything for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_beyond_the_limit_costs_no_request() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    let stage = stage.restart_with(|app| app.with_commands_per_minute(1)).await;
    let asked = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&asked);
    let counts = move |method: &str, route: &str| {
        let asks = method == "GET" && route == "/guilds/{guild.id}/roles";
        counted.fetch_add(usize::from(asks), Ordering::Relaxed);
        false
    };
    stage.world.faults().next(1, counts, Fault::LostRequest);
    let panel = panel(&stage).await;
    let role = Role::by_name("Kings").unwrap().id.to_string();
    let choose = async || {
        let (alice, menu) = (stage.person("alice"), "v1:panel:settings:role-king");
        alice.select(&panel, menu, &[role.as_str()]).await.unwrap()
    };
    // Three presses a minute, of which one has opened the panel.
    for number in [1, 2] {
        update(&choose().await);
        assert_eq!(asked.load(Ordering::Relaxed), number);
    }
    let refused = ephemeral_text(&choose().await);
    assert!(refused.contains("3 button presses"), "{refused}");
    assert_eq!(asked.load(Ordering::Relaxed), 2, "it is refused first");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_was_taken_by_hand_comes_back_after_a_day() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    stage.world.take_role(&stage.person("bob"), "Kings");
    minutes(&stage, 12).await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_king_who_leaves_the_server_is_asked_for_once() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    stage.world.take_out(&stage.person("bob"));
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    let paced = stage.world.paced();
    minutes(&stage, 12).await;
    assert_eq!(stage.world.paced(), paced, "he has none, and is not asked for again");
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_forgets_whose_role_it_was() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    let (store, bob) = (stage.app.store(), stage.person("bob").id());
    assert_eq!(store.given_roles(narabe::playground::cast::SERVER).await.unwrap().len(), 1);
    store.erase(bob, 9, narabe::store::Erasure::default()).await.unwrap();
    assert_eq!(store.given_roles(narabe::playground::cast::SERVER).await.unwrap(), []);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_takes_roles_of_the_bots_away() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    let bob = stage.person("bob");
    erases(&stage, &bob).await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    assert!(!is_named_in(&stage, &bob), "nothing of it is kept");
    minutes(&stage, 11).await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    stage.close().await;
}

/// A deletion that is broken off takes the roles away before it is completed. Until then it is known which these are.
#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_that_is_broken_off_takes_roles_away() {
    let stage = reign_of_bob().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), ["Kings"]);
    let bob = stage.person("bob");
    let store = failing_after(stage.app.store(), 2);
    assert!(store.erase(bob.id(), 9, narabe::store::Erasure::default()).await.is_err());
    drop(store);
    stage.bot.sweep().await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    assert!(!is_named_in(&stage, &bob), "nothing of it is kept");
    stage.close().await;
}

/// Anyone makes an event, and three are enough for one.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_of_three_friends_makes_no_champion() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "champion", &["Champions"]).await;
    // Alice alone manages the server. Whoever stands first in each line wins.
    let all = [
        (1, "alice", ["carol", "dave", "guest-1"]),
        (2, "bob", ["bob", "carol", "dave"]),
        (3, "alice", ["bob", "carol", "dave"]),
    ];
    for (number, maker, people) in all {
        let terms = [("game", "gomoku/freestyle"), ("format", "round-robin"), ("seats", "3")];
        events(&stage, maker, &terms).await;
        let sign_up = sign_up(&stage, number).await;
        join(&stage, &sign_up, &people).await;
        play_out(&stage, number).await;
        minutes(&stage, 11).await;
        let has = |who: &str| roles(&stage, who) == ["Champions"];
        assert_eq!([has("carol"), has("bob")], [number < 3, number == 3], "event {number}");
    }
    stage.close().await;
}

/// Anyone founds a hill, and two are enough for one.
#[tokio::test(flavor = "multi_thread")]
async fn a_hill_of_two_friends_makes_no_king() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "king", &["Kings"]).await;
    let game = [("game", "gomoku/freestyle swap2")];
    let shown = stage.person("bob").slash(&stage.channel("lobby"), "hill", &game).await.unwrap();
    let shown = shown.message().unwrap().clone();
    for who in ["bob", "carol"] {
        update(&stage.person(who).press(&shown, "Join").await.unwrap());
    }
    beats(&stage, "bob", "carol").await;
    minutes(&stage, 11).await;
    assert_eq!(roles(&stage, "bob"), Vec::<&str>::new());
    update(&stage.person("alice").press(&shown, "Join").await.unwrap());
    minutes(&stage, 11).await;
    assert_eq!(roles(&stage, "bob"), ["Kings"], "who manages the server has joined it");
    stage.close().await;
}

/// Someone challenges another one, who accepts and resigns; this is the game of that number.
async fn wins_by_resignation(stage: &Stage, game: u32, [winner, loser]: [&str; 2], with: &str) {
    let options = [("opponent", loser), ("game", with), ("rated", "false")];
    let [winner, loser] = [winner, loser].map(|who| stage.person(who));
    let asked = winner.slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    let accept_first = "Accept and go first";
    let accept = asked.message().unwrap().buttons()[0].label.clone();
    let shown = update(&loser.press(asked.message().unwrap(), &accept).await.unwrap());
    // Who has lost the last game, and challenges, says now who begins.
    if labels(&shown).iter().any(|label| *label == accept_first) {
        winner.press(&shown, accept_first).await.unwrap();
    }
    let number = game.to_string();
    let options = [("game", number.as_str())];
    let sure = loser.slash(&stage.channel("lobby"), "resign", &options).await.unwrap();
    loser.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_holds_a_title_against_someone_here_has_a_role() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "title", &["Champions"]).await;
    let mut game = 0;
    let mut wins = async |winner: &str, loser: &str, with: &str| {
        game += 1;
        wins_by_resignation(&stage, game, [winner, loser], with).await;
        minutes(&stage, 11).await;
        ["alice", "bob"].map(|who| roles(&stage, who))
    };
    let (with, none) = (vec!["Champions"], Vec::new());
    for _ in 0..3 {
        assert_eq!(wins("bob", "alice", "gomoku").await, [none.clone(), none.clone()]);
    }
    assert_eq!(wins("alice", "bob", "rokumon/act-1").await, [none.clone(), none.clone()]);
    assert_eq!(wins("alice", "bob", "rokumon/act-1").await, [none.clone(), none.clone()]);
    assert_eq!(wins("alice", "bob", "rokumon/act-1").await, [with.clone(), none.clone()]);
    // A title is held until the other one has three wins in a row.
    assert_eq!(wins("bob", "alice", "rokumon/act-1").await, [with.clone(), none.clone()]);
    assert_eq!(wins("bob", "alice", "rokumon/act-1").await, [with.clone(), none.clone()]);
    assert_eq!(wins("bob", "alice", "rokumon/act-1").await, [none.clone(), with.clone()]);
    // Rulings count as if the game had ended so, at its own time.
    let rules = async |act: &str, game: &str, winner: Option<&str>| {
        let person = winner.map(|winner| ("person", winner));
        let options: Vec<_> = [("game", game)].into_iter().chain(person).collect();
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let asked = alice.slash(&lobby, &format!("settings {act}"), &options).await.unwrap();
        decided(&alice, &asked).await;
        minutes(&stage, 11).await;
        ["alice", "bob"].map(|who| roles(&stage, who))
    };
    assert_eq!(rules("void", "9", None).await, [with.clone(), none.clone()]);
    assert_eq!(rules("restore", "9", None).await, [none.clone(), with.clone()]);
    assert_eq!(rules("decide", "7", Some("alice")).await, [with.clone(), none.clone()]);
    assert_eq!(wins("bob", "alice", "rokumon/act-1").await, [none, with]);
    stage.close().await;
}

/// As many pairs as are looked at have met since; they are of no one who could have a role. Rivals in a game without titles
/// say nothing of it, however many they are.
#[tokio::test(flavor = "multi_thread")]
async fn a_title_is_held_however_many_others_have_met_since() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    choose(&stage, "title", &["Champions"]).await;
    for game in 1..=3 {
        wins_by_resignation(&stage, game, ["alice", "bob"], "rokumon/act-1").await;
        minutes(&stage, 11).await;
    }
    assert_eq!(roles(&stage, "alice"), ["Champions"]);
    wins_by_resignation(&stage, 4, ["alice", "bob"], "gomoku").await;
    let (like, untitled, alice) =
        (stage.kept(1).await, stage.kept(4).await, stage.person("alice").id());
    for number in 0..3 * 50 {
        let first = 1_000 + 2 * (number / 3);
        repeated(stage.app.store(), &like, 5_000 + number, [first, first + 1]).await;
        repeated(stage.app.store(), &untitled, 6_000 + number, [alice, first]).await;
    }
    minutes(&stage, 11).await;
    assert_eq!(roles(&stage, "alice"), ["Champions"], "nothing has happened to it");
    for game in 305..=307 {
        wins_by_resignation(&stage, game, ["bob", "alice"], "rokumon/act-1").await;
        minutes(&stage, 11).await;
    }
    assert_eq!((roles(&stage, "alice"), roles(&stage, "bob")), (vec![], vec!["Champions"]));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_first_in_the_last_season_has_a_role_until_the_next_one_is_closed() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    everyone_is_ranked(&stage).await;
    choose(&stage, "first", &["Kings"]).await;
    choose(&stage, "season", &["Champions"]).await;
    let all = async || {
        minutes(&stage, 11).await;
        ["alice", "bob", "carol"].map(|who| roles(&stage, who))
    };
    won(&stage, "alice", "bob").await;
    assert_eq!(all().await, [vec!["Kings"], vec![], vec![]]);
    close_season(&stage).await;
    assert_eq!(all().await, [vec!["Champions"], vec![], vec![]], "the new season has no first yet");
    won(&stage, "bob", "alice").await;
    won(&stage, "bob", "alice").await;
    assert_eq!(all().await, [vec!["Champions"], vec!["Kings"], vec![]]);
    close_season(&stage).await;
    assert_eq!(all().await, [vec![], vec!["Champions"], vec![]]);
    close_season(&stage).await;
    let none = Vec::<&str>::new();
    assert_eq!(all().await, [none.clone(), none.clone(), none], "no one has played since");
    stage.close().await;
}

/// A place that several share is that of each of them: one of the two had the role.
#[tokio::test(flavor = "multi_thread")]
async fn all_who_share_the_first_place_have_its_role() {
    let stage = Stage::open().await;
    stage.world.set_bot_manages_roles(true);
    everyone_is_ranked(&stage).await;
    choose(&stage, "first", &["Kings"]).await;
    won(&stage, "alice", "bob").await;
    let database = stage.database();
    for sql in [
        "UPDATE ratings SET rating = 1600.0",
        "DELETE FROM rungs",
        "INSERT INTO rungs (guild, pool, season, tier, rung, people)
         SELECT guild, pool, season, tier, 320, COUNT(*) FROM ratings
         GROUP BY guild, pool, season, tier",
    ] {
        meddle_on_either(&database, sql, sql);
    }
    minutes(&stage, 11).await;
    assert_eq!(["alice", "bob"].map(|who| roles(&stage, who)), [["Kings"], ["Kings"]]);
    stage.close().await;
}

/// One game is enough to be ranked.
async fn everyone_is_ranked(stage: &Stage) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let form = alice.press(&settings, "Who is ranked…").await.unwrap().modal().unwrap().clone();
    update(&alice.submit(&form, &[("text", "1 1 350 60")]).await.unwrap());
}

pub(super) async fn close_season(stage: &Stage) {
    let alice = stage.person("alice");
    let sure = alice.slash(&stage.channel("lobby"), "settings close-season", &[]).await.unwrap();
    alice.press(sure.ephemeral().unwrap(), "Yes, close the season").await.unwrap();
}

fn pinged(stage: &Stage, person: &Person) -> usize {
    stage.world.pings(person).len()
}

#[tokio::test(flavor = "multi_thread")]
async fn open_seats_ping_their_role_now_and_then() {
    let stage = Stage::open().await;
    let (alice, bob, carol) = (stage.person("alice"), stage.person("bob"), stage.person("carol"));
    let lobby = stage.channel("lobby");
    // The bot gives this role to no one, so it needs no permission for it.
    choose(&stage, "seats", &["Regulars"]).await;
    stage.world.give_role(&bob, "Regulars");
    let open = [("game", "gomoku")];
    let first = challenge_by(&alice, &lobby, &open).await;
    assert!(first.text().contains("a seat is free"), "{}", first.text());
    assert_eq!((pinged(&stage, &bob), pinged(&stage, &carol)), (1, 0));
    let second = challenge_by(&carol, &lobby, &open).await;
    assert!(!second.text().contains("a seat is free"), "{}", second.text());
    let invites = [("opponent", "carol"), ("game", "gomoku")];
    stage.pass(16 * MINUTE).await;
    alice.slash(&lobby, "challenge", &invites).await.unwrap();
    assert_eq!(pinged(&stage, &bob), 1, "no seat is open");
    alice.slash(&lobby, "challenge", &open).await.unwrap();
    assert_eq!(pinged(&stage, &bob), 2);
    // The clock was ahead, and is set back.
    stage.clock.set(stage.clock_now() - 60 * 60_000);
    carol.slash(&lobby, "challenge", &open).await.unwrap();
    assert_eq!(pinged(&stage, &bob), 3);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_posted_where_the_server_wants_them() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let panel = panel(&stage).await;
    let games = stage.channel("games").id().to_string();
    let menu = "v1:panel:settings:results";
    update(&alice.select(&panel, menu, &[games.as_str()]).await.unwrap());
    stage.alice_and_bob("gomoku").await;
    give_up(&alice, &stage.channel("lobby"), &[]).await;
    stage.pass(MINUTE / 2).await;
    let posted = stage.channel("games").messages();
    assert_eq!(posted.len(), 1, "{posted:?}");
    let text = posted[0].text();
    assert!(text.contains("#1") && text.contains(&bob.mention()), "{text}");
    assert!(text.contains("https://discord.com/channels/"), "{text}");
    assert_eq!(pinged(&stage, &bob), stage_pings_of_lobby(&stage, &bob), "no one is pinged there");
    assert!(text.contains("#1**,"), "{text}");
    // A game in the channel for results ends there with the call to its players alone.
    let games = stage.channel("games");
    let options = [("opponent", "bob"), ("game", "gomoku")];
    let challenge = challenge_by(&alice, &games, &options).await;
    bob.press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    give_up(&alice, &games, &[]).await;
    stage.pass(MINUTE / 2).await;
    let posted = games.messages();
    assert!(posted.iter().any(|message| message.text().contains("#2")), "{posted:?}");
    assert!(posted.iter().all(|message| !message.text().contains("#2**,")), "{posted:?}");
    stage.close().await;
}

/// The person's pings outside of the channel for results.
fn stage_pings_of_lobby(stage: &Stage, person: &Person) -> usize {
    let games = stage.channel("games").id();
    stage.world.pings(person).iter().filter(|ping| ping.channel != games).count()
}
