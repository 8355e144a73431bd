//! Matters of servers and people themselves: settings, order, distance, privacy; and permissions that are missing.

use crate::callers::{caller, without_pictures};
use crate::stage::{
    DAWN, Stage, challenge_by, connection, decide, decided, ephemeral_text, give_up, playground,
    update,
};
use narabe::app::Context;
use narabe::app::addresses::Addresses;
use narabe::app::caller::Caller;
use narabe::app::commands::COMMANDS;
use narabe::app::commands::spec::{Opt, Takes};
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::RequestKind;
use narabe::app::output::reply::ShownOnce;
use narabe::app::settings::introduction;
use narabe::clock::ManualClock;
use narabe::discord::Bot;
use narabe::game::{Arg, Lettering};
use narabe::games::GAMES;
use narabe::play::pace::Pace;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Fault, Person, Trouble, permissions};
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::ladder::{Ruling, Which};
use narabe::store::servers::{AuditAct, Policy, Ratings, Setting, Settings};
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::{Status, StoreError, Venue};
use narabe::words::{Locale, try_say};
use std::sync::Arc;

async fn panel(stage: &Stage) -> Message {
    let answer =
        stage.person("alice").slash(&stage.channel("lobby"), "settings show", &[]).await.unwrap();
    answer.ephemeral().expect("settings are for the asker alone").clone()
}

async fn press(stage: &Stage, panel: &Message, begins: &str) -> Answered {
    let panel = stage.world.message(panel.id).unwrap();
    let label = panel
        .buttons()
        .into_iter()
        .map(|button| button.label)
        .find(|label| label.starts_with(begins));
    stage
        .person("alice")
        .press(&panel, &label.unwrap_or_else(|| panic!("no {begins}")))
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn managers_change_settings_and_each_change_is_audited() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    assert!(
        matches!(bob.slash(&lobby, "settings show", &[]).await, Err(Trouble::Impossible(_))),
        "Bob is not offered it"
    );
    let set_up = panel(&stage).await;
    press(&stage, &set_up, "Letter I").await;
    let games = stage.channel("games").id().to_string();
    stage.world.set_bot_permissions(&stage.channel("games"), permissions::VIEW_CHANNEL);
    let menu = "v1:panel:settings:channels";
    let told = update(&alice.select(&set_up, menu, &[games.as_str()]).await.unwrap());
    let warning = format!("can’t show boards in <#{games}>");
    assert!(told.text().contains(&warning), "{}", told.text());
    stage.world.set_bot_permissions(&stage.channel("games"), permissions::BOT_DEFAULT);
    for (menu, chosen) in [("channels", games.as_str()), ("games", "gomoku"), ("policy", "relay")] {
        alice.select(&set_up, &format!("v1:panel:settings:{menu}"), &[chosen]).await.unwrap();
    }
    press(&stage, &set_up, "Rated games").await;
    let panel = stage.world.message(set_up.id).unwrap();
    for (menu, chosen) in
        [("language", "fr"), ("theme", "paper"), ("deck", "suits"), ("pace", "day")]
    {
        alice.select(&panel, &format!("v1:panel:settings:{menu}"), &[chosen]).await.unwrap();
    }
    let form = press(&stage, &set_up, "Default game").await.modal().unwrap().clone();
    alice.submit(&form, &[("text", "gomoku/caro swap2")]).await.unwrap();
    let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
    let say = ephemeral_text(&alice.submit(&form, &[("text", "many")]).await.unwrap());
    assert!(say.contains("10 50"), "{say}");
    let none = ephemeral_text(&alice.submit(&form, &[("text", "0 0")]).await.unwrap());
    assert!(none.contains("1 to 50 games per player and 1 to 200 per channel"), "{none}");
    assert!(form.inputs()[0]["value"].is_null(), "nothing is set: {form:?}");
    alice.submit(&form, &[("text", "1 3")]).await.unwrap();
    let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
    assert_eq!(form.inputs()[0]["value"], "1 3", "what is set can be changed: {form:?}");
    alice.submit(&form, &[("text", "ー")]).await.unwrap();
    let limits = stage.app.store().settings(SERVER).await.unwrap();
    assert_eq!((limits.most_per_person, limits.most_per_channel), (None, None), "the default");
    let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
    assert!(form.inputs()[0]["value"].is_null(), "nothing is set: {form:?}");
    alice.submit(&form, &[("text", "1 3")]).await.unwrap();
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    alice.submit(&form, &[("text", "Gomoku · caro, renju")]).await.unwrap();
    press(&stage, &set_up, "Plain gomoku").await;
    for (button, written) in
        [("Who is ranked", "5 2 150 30"), ("New accounts", "30 7"), ("Repeated pairs", "100 50 0")]
    {
        let form = press(&stage, &set_up, button).await.modal().unwrap().clone();
        assert_eq!(form.title(), button, "without the dots of its button");
        alice.submit(&form, &[("text", written)]).await.unwrap();
        let again = press(&stage, &set_up, button).await.modal().unwrap().clone();
        assert_eq!(again.inputs()[0]["value"], written, "{button}");
    }
    let page = stage.world.message(set_up.id).unwrap();
    assert!(
        page.text().contains("100, 50, 0%") && page.text().contains("Changes apply at once"),
        "{}",
        page.text()
    );
    let ratings = Ratings {
        balanced: true,
        ages: Some([30, 7]),
        weights: Some(vec![100, 50, 0]),
        listing: Some([5, 2, 150, 30]),
    };
    let expected = Settings {
        ratings,
        channels: vec![stage.channel("games").id()],
        games: vec!["gomoku".into()],
        rule_sets: vec!["gomoku/caro".into(), "gomoku/renju".into()],
        game: Some("gomoku/caro opening=swap2".into()),
        pace: Some(Pace::Daily),
        casual: true,
        policy: Policy::Relay,
        locale: Some("fr".into()),
        theme: Some("paper".into()),
        deck: Some("suits".into()),
        lettering: Lettering::WithoutI,
        most_per_person: Some(1),
        most_per_channel: Some(3),
        ..Settings::default()
    };
    assert_eq!(stage.app.store().settings(SERVER).await.unwrap(), expected);
    let log = alice.slash(&lobby, "settings log", &[]).await.unwrap();
    let mut page = log.ephemeral().unwrap().clone();
    let mut audit = page.text().to_owned();
    while page.buttons().iter().any(|button| button.label == "Next ▶" && !button.disabled) {
        page = update(&alice.press(&page, "Next ▶").await.unwrap());
        audit.push_str(page.text());
    }
    for deed in [
        "set the channels for games",
        "set the games",
        "set how boards are posted",
        "set whether games are rated",
        "set the language",
        "set the default game",
        "set the limits",
        "set the rules for new accounts",
    ] {
        assert!(audit.contains(deed), "{audit} has no {deed}");
    }
    // All of it is heeded.
    let games = stage.channel("games");
    let say =
        ephemeral_text(&bob.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap());
    assert!(say.contains(&games.id().to_string()), "{say}");
    let say = ephemeral_text(
        &bob.slash(&games, "challenge", &[("game", "roku/standard")]).await.unwrap(),
    );
    assert!(say.contains("It offers: Caro; Renju.") && !say.contains("gomoku"), "{say}");
    let say = ephemeral_text(
        &bob.slash(&games, "challenge", &[("game", "gomoku/freestyle")]).await.unwrap(),
    );
    assert!(say.contains("Caro") && say.contains("Renju."), "by their names: {say}");
    assert!(!say.contains("gomoku/"), "{say}");
    let made = bob.slash(&games, "challenge", &[("rated", "true")]).await.unwrap();
    assert!(made.text().contains("cherche"), "in French: {}", made.text());
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.rules.as_str(), kept.pace.word(), kept.rated),
        ("caro opening=swap2", "day", false)
    );
    assert!(
        ephemeral_text(&bob.slash(&games, "challenge", &[("starts", "random")]).await.unwrap())
            .contains("already have one active game"),
        "one game a person"
    );
    stage.close().await;
}

/// A dash stands for the default of the limit in whose place it is. Between two numbers it says nothing.
#[tokio::test(flavor = "multi_thread")]
async fn each_limit_goes_back_to_its_default() {
    let stage = Stage::open().await;
    let (alice, lobby, set_up) =
        (stage.person("alice"), stage.channel("lobby"), panel(&stage).await);
    for (typed, limits, written, logged) in [
        ("7 70", [Some(7), Some(70)], "7 70", "7 active games per player and 70 per channel"),
        ("- 60", [None, Some(60)], "- 60", "10 active games per player and 60 per channel"),
        ("7 ー", [Some(7), None], "7 -", "7 active games per player and 50 per channel"),
        ("8 - 60", [Some(8), Some(60)], "8 60", "8 active games per player and 60 per channel"),
        ("-, -", [None, None], "", "set the limits: the default"),
    ] {
        let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
        update(&alice.submit(&form, &[("text", typed)]).await.unwrap());
        let set = stage.app.store().settings(SERVER).await.unwrap();
        assert_eq!([set.most_per_person, set.most_per_channel], limits, "{typed}");
        let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
        assert_eq!(form.inputs()[0]["value"].as_str().unwrap_or_default(), written, "{typed}");
        let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
        let newest = log.lines().nth(1).unwrap_or_default();
        assert!(newest.ends_with(logged), "{typed}: {newest}");
    }
    let form = press(&stage, &set_up, "Limits").await.modal().unwrap().clone();
    for typed in ["- 0", "-", "5", "- 60 -"] {
        let answer = alice.submit(&form, &[("text", typed)]).await.unwrap();
        assert_eq!(answer.ephemeral().is_some(), typed != "-", "{typed}: {answer:?}");
    }
    stage.close().await;
}

/// Nothing could be played, or not what a challenge begins that names no game.
#[tokio::test(flavor = "multi_thread")]
async fn settings_that_contradict_each_other_are_refused() {
    let stage = Stage::open().await;
    let (alice, set_up) = (stage.person("alice"), panel(&stage).await);
    let fill = async |button: &str, text: &str| {
        let form = press(&stage, &set_up, button).await.modal().unwrap().clone();
        alice.submit(&form, &[("text", text)]).await.unwrap()
    };
    let games =
        async |game: &str| alice.select(&set_up, "v1:panel:settings:games", &[game]).await.unwrap();
    fill("Rule sets", "pente, renju").await;
    let no = ephemeral_text(&games("rokumon").await);
    assert!(no.contains("Nothing could be played then") && no.contains("Renju"), "{no}");
    assert!(no.contains("(Rokumon)"), "{no}");
    for (game, words) in [("caro", "isn’t among what’s allowed"), ("rokumon/solo", "one player")]
    {
        let no = ephemeral_text(&fill("Default game", game).await);
        assert!(no.contains(words), "{game}: {no}");
    }
    let set = stage.app.store().settings(SERVER).await.unwrap();
    assert_eq!((set.games.len(), set.game), (0, None), "nothing of it is kept");
    update(&fill("Default game", "renju").await);
    let no = ephemeral_text(&fill("Rule sets", "pente").await);
    assert!(no.contains("The default game would be Renju") && no.ends_with("pente\n```"), "{no}");
    update(&fill("Rule sets", "-").await);
    let no = ephemeral_text(&games("rokumon").await);
    assert!(no.contains("The default game would be Renju"), "{no}");
    update(&fill("Default game", "-").await);
    update(&games("rokumon").await);
    let no = ephemeral_text(&fill("Rule sets", "pente, renju").await);
    assert!(no.contains("Nothing could be played then"), "{no}");
    // One of the rule sets can be played, and the other is said to be kept for nothing.
    let shown = update(&fill("Rule sets", "pente, rokumon/act-1").await);
    let idle = "Can’t be played, because their games aren’t allowed: Pente";
    assert!(shown.text().contains(idle), "{}", shown.text());
    assert!(!update(&fill("Rule sets", "rokumon/act-1").await).text().contains("Can’t be played"));
    stage.close().await;
}

/// The example of the form was renju, also where that is refused.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_a_default_game_is_allowed() {
    let stage = Stage::open().await;
    let (alice, set_up) = (stage.person("alice"), panel(&stage).await);
    let ask =
        async || press(&stage, &set_up, "Default game").await.modal().expect("a form").clone();
    let listed = |names: &str| -> Vec<String> {
        names.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect()
    };
    for (games, rule_sets, example, other) in [
        ("roku, rokumon", "", "roku/standard", "rokumon/act-1"),
        ("gomoku, roku", "", "gomoku/renju", "gomoku/freestyle"),
        ("", "rokumon/solo, ninuki/teams size=13", "ninuki/teams size=13", "ninuki/teams size=13"),
        ("", "", "gomoku/renju", "gomoku/freestyle"),
    ] {
        let change = |settings: &mut Settings| {
            (settings.games, settings.rule_sets) = (listed(games), listed(rule_sets));
        };
        stage.set(Setting::Games, change).await;
        let form = ask().await;
        assert_eq!(form.inputs()[0]["placeholder"], format!("{example}, or - for none"));
        update(&alice.submit(&form, &[("text", example)]).await.unwrap());
        // The line of the form has what is set, so that the example is another one where there is any.
        let form = ask().await;
        assert_eq!(form.inputs()[0]["value"], example);
        assert!(form.data.to_string().contains(&format!("{other}, or - for none")), "{form:?}");
        update(&alice.submit(&form, &[("text", "-")]).await.unwrap());
    }
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed("rokumon/solo")).await;
    assert_eq!(ask().await.inputs()[0]["placeholder"], "-", "it is for one player alone");
    stage.close().await;
}

/// The example of the form was renju and pente, also where neither of their games is allowed.
#[tokio::test(flavor = "multi_thread")]
async fn the_examples_of_rule_sets_are_allowed() {
    let stage = Stage::open().await;
    let (alice, set_up) = (stage.person("alice"), panel(&stage).await);
    for (games, default, examples) in [
        (&[][..], None, "gomoku/renju, ninuki/pente"),
        (&["roku", "rokumon"][..], None, "roku/standard, rokumon/act-1"),
        (&["rokumon"][..], None, "rokumon/act-1"),
        (&["ninuki"][..], Some("ninuki/keryo-pente"), "ninuki/keryo-pente, ninuki/pente"),
    ] {
        let change = |settings: &mut Settings| {
            settings.games = games.iter().map(|game: &&str| (*game).to_owned()).collect();
            settings.game = default.map(str::to_owned);
        };
        stage.set(Setting::Games, change).await;
        let form = press(&stage, &set_up, "Rule sets").await.modal().expect("a form").clone();
        assert_eq!(form.inputs()[0]["placeholder"], examples);
        update(&alice.submit(&form, &[("text", examples)]).await.unwrap());
        update(&alice.submit(&form, &[("text", "-")]).await.unwrap());
    }
    stage.close().await;
}

/// Games and rule sets may agree in part alone. What is refused is answered by what both lists allow.
#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_names_what_both_lists_allow() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let (lobby, set_up) = (stage.channel("lobby"), panel(&stage).await);
    let listed = |names: [&str; 2]| names.map(str::to_owned).to_vec();
    stage.set(Setting::Games, |settings| settings.games = listed(["gomoku", "roku"])).await;
    let rule_sets = listed(["ninuki/pente", "gomoku/renju"]);
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = rule_sets).await;
    for game in ["ninuki/pente", "roku/standard", "gomoku/caro"] {
        let no = bob.slash(&lobby, "challenge", &[("game", game)]).await.unwrap();
        let no = ephemeral_text(&no);
        assert!(no.contains("It offers: Renju."), "{game}: {no}");
    }
    let form = press(&stage, &set_up, "Default game").await.modal().unwrap().clone();
    for game in ["pente", "caro"] {
        let no = ephemeral_text(&alice.submit(&form, &[("text", game)]).await.unwrap());
        assert!(no.contains("isn’t among what’s allowed here: Renju."), "{game}: {no}");
    }
    stage.close().await;
}

/// A command that names no game takes the usual one where it is allowed, and else the first one that is, for several people.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_allowed_game_is_the_default_one() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let listed =
        |names: &[&str]| -> Vec<String> { names.iter().map(|name| (*name).to_owned()).collect() };
    let played = async |number: i64| {
        challenge_by(&alice, &lobby, &[("opponent", "bob")]).await;
        let kept = stage.kept(number).await;
        format!("{}/{}", kept.game, kept.rules)
    };
    stage.set(Setting::Games, |settings| settings.games = listed(&["ninuki", "roku"])).await;
    let shown = panel(&stage).await;
    assert!(shown.text().contains("Pente (not set)"), "{}", shown.text());
    for (command, options) in [("rules", &[][..]), ("events", &[("do", "create")][..])] {
        let answer = alice.slash(&lobby, command, options).await.unwrap();
        let shown = answer.ephemeral().unwrap_or_else(|| panic!("{answer:?}"));
        assert!(shown.text().contains("Pente"), "{command}: {}", shown.text());
    }
    assert_eq!(played(1).await, "ninuki/pente");
    let options = [("opponent", "bob"), ("seats", "4")];
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
    assert!(no.contains("Pente · two against two"), "{no}");
    let rule_sets = listed(&["rokumon/solo", "roku/standard", "ninuki/pente"]);
    stage.set(Setting::Games, |settings| settings.games.clear()).await;
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = rule_sets).await;
    assert_eq!(played(2).await, "roku/standard");
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
    assert!(!no.contains("two against two"), "it is not allowed: {no}");
    let rule_sets = listed(&["roku/standard", "ninuki/teams size=13"]);
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = rule_sets).await;
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
    assert!(no.contains("two against two"), "it is allowed with these pairs: {no}");
    let rule_sets = listed(&["gomoku/renju", "gomoku/freestyle"]);
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = rule_sets).await;
    assert_eq!(played(3).await, "gomoku/freestyle");
    stage.close().await;
}

/// Further rules alone go with the same rule set, in the place of further ones that it has itself, and are suggested for it.
#[tokio::test(flavor = "multi_thread")]
async fn rules_alone_go_with_the_default_game() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let allowed = vec!["ninuki".to_owned()];
    stage.set(Setting::Games, |settings| settings.games = allowed).await;
    let swap2 = ("rules", "swap2");
    challenge_by(&alice, &lobby, &[("opponent", "bob"), swap2]).await;
    let kept = stage.kept(1).await;
    assert_eq!((&*kept.game, &*kept.rules), ("ninuki", "pente opening=swap2"));
    let made = alice.slash(&lobby, "events", &[("do", "create"), swap2]).await.unwrap();
    let made = ephemeral_text(&made);
    assert!(made.starts_with("Event #"), "{made}");
    let terms = super::events::kept(&stage, 1).await.terms;
    assert_eq!((&*terms.game, &*terms.rules), ("ninuki", "pente opening=swap2"));
    for command in ["challenge", "events"] {
        let typed = ("rules", "self-capture");
        let offered = alice.complete(&lobby, command, &[], typed).await.unwrap();
        let offered: Vec<&str> = offered.choices().iter().map(|choice| &*choice.value).collect();
        assert!(offered.contains(&"self-capture=forbidden"), "{command}: {offered:?}");
    }
    let default = Some("ninuki/keryo-pente opening=swap2".to_owned());
    stage.set(Setting::DefaultGame, |settings| settings.game = default).await;
    let forbidden = ("rules", "self-capture=forbidden");
    challenge_by(&alice, &lobby, &[("opponent", "bob"), forbidden]).await;
    let kept = stage.kept(2).await;
    assert_eq!((&*kept.game, &*kept.rules), ("ninuki", "keryo-pente self-capture=forbidden"));
    stage.close().await;
}

/// Rules that the default game does not take go with the only other game that does, and may name a rule set themselves. What no
/// game takes is refused with the game that was taken, since no one has named it.
#[tokio::test(flavor = "multi_thread")]
async fn rules_alone_go_with_the_only_game_that_takes_them() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let allowed = vec!["roku".to_owned(), "ninuki".to_owned()];
    stage.set(Setting::Games, |settings| settings.games = allowed).await;
    for (number, (rules, game, kept)) in (1..).zip([
        ("swap2", "ninuki", "pente opening=swap2"),
        ("skip=all", "roku", "standard skip=all"),
        ("keryo-pente", "ninuki", "keryo-pente"),
    ]) {
        challenge_by(&alice, &lobby, &[("opponent", "bob"), ("rules", rules)]).await;
        let made = stage.kept(number).await;
        assert_eq!((&*made.game, &*made.rules), (game, kept), "{rules}");
    }
    stage.clock.advance(60_000);
    let options = [("opponent", "bob"), ("rules", "colour=red")];
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &options).await.unwrap());
    assert!(no.contains("Without `game`, the rules are those of Gomoku Roku"), "{no}");
    let options = [("do", "create"), ("rules", "colour=red")];
    let no = ephemeral_text(&alice.slash(&lobby, "events", &options).await.unwrap());
    assert!(no.contains("Without `game`, the rules are those of"), "{no}");
    // Where the server has no list, all games are allowed.
    stage.set(Setting::Games, |settings| settings.games.clear()).await;
    let options = [("opponent", "bob"), ("rules", "self-capture=forbidden")];
    challenge_by(&alice, &lobby, &options).await;
    assert_eq!(stage.kept(4).await.game, "ninuki");
    stage.close().await;
}

/// One game for one person that is all that is allowed begins without its name, and others are refused by theirs.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_offered_is_named() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let solo = vec!["rokumon/solo".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = solo).await;
    let opponent = [("opponent", "bob")];
    for (command, options) in [("challenge", opponent), ("events", [("do", "create")])] {
        let no = ephemeral_text(&alice.slash(&lobby, command, &options).await.unwrap());
        assert!(no.contains("doesn’t offer Gomoku"), "{command}: {no}");
        assert!(no.contains("It offers: Rokumon"), "{command}: {no}");
    }
    let renju = [("opponent", "bob"), ("game", "gomoku/renju")];
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &renju).await.unwrap());
    assert!(no.contains("doesn’t offer Renju."), "{no}");
    challenge_by(&alice, &lobby, &[("rated", "false")]).await;
    let made = stage.kept(1).await;
    assert_eq!((&*made.game, &*made.rules), ("rokumon", "solo"));
    stage.close().await;
}

/// Suggestions of what would be refused lead nowhere. Rules can be read, whatever is played.
#[tokio::test(flavor = "multi_thread")]
async fn rule_sets_that_are_not_allowed_are_not_suggested() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let listed = ["gomoku/renju", "ninuki/pente opening=swap2"].map(str::to_owned).to_vec();
    let both = listed.clone();
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = both).await;
    let suggested = async |command: &str, typed: &str| -> Vec<String> {
        let offered = alice.complete(&lobby, command, &[], ("game", typed)).await.unwrap();
        offered.choices().iter().map(|choice| choice.value.clone()).collect()
    };
    for command in ["challenge", "events", "hill"] {
        let mut all = suggested(command, "").await;
        all.sort();
        assert_eq!(all, listed, "{command}");
        assert_eq!(suggested(command, "pente").await, listed[1..], "{command}");
        assert_eq!(suggested(command, "caro").await, [""; 0], "{command}");
        // An option is found with what is allowed.
        let soosorv = suggested(command, "soosorv-8").await;
        assert_eq!(soosorv, ["gomoku/renju opening=soosorv-8"], "{command}");
    }
    assert!(suggested("rules", "caro").await.contains(&"gomoku/caro".to_owned()));
    stage.close().await;
}

/// A challenge that is open when the setting changes begins no game that is not allowed.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_is_not_allowed_any_more_is_not_accepted() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let caro = ("game", "gomoku/caro");
    let asked = challenge_by(&alice, &lobby, &[("opponent", "bob"), caro]).await;
    let open = challenge_by(&alice, &lobby, &[caro]).await;
    let renju = vec!["gomoku/renju".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = renju).await;
    for (challenge, button) in [(&asked, "Accept"), (&open, "Join")] {
        let no = ephemeral_text(&bob.press(challenge, button).await.unwrap());
        assert!(no.contains("doesn’t offer") && no.contains("It offers: Renju."), "{no}");
    }
    for number in [1, 2] {
        assert_eq!(stage.kept(number).await.status, Status::Open);
    }
    // With further rules the preset is allowed as well.
    let caro = vec!["gomoku/caro size=19".to_owned()];
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = caro).await;
    bob.press(&asked, "Accept").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

/// Names are kept in full, and so are longer than what was typed.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_list_of_rule_sets_is_in_its_form() {
    let stage = Stage::open().await;
    let (alice, set_up) = (stage.person("alice"), panel(&stage).await);
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    assert_eq!(form.inputs()[0]["max_length"], 1_000, "{form:?}");
    // Commas of any keyboard part them, and one that is named again counts once.
    let typed = "freestyle，gomoku/standard、caro；family; renju, keryo-pente, ninuki-renju, 連珠";
    alice.submit(&form, &[("text", typed)]).await.unwrap();
    let set = stage.app.store().settings(SERVER).await.unwrap().rule_sets.join(", ");
    assert!(set.chars().count() > 100 && set.matches("gomoku/renju").count() == 1, "{set}");
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    assert_eq!(form.inputs()[0]["value"], set, "{form:?}");
    let longer = format!("{set}, 1899");
    alice.submit(&form, &[("text", &longer)]).await.unwrap();
    let set = stage.app.store().settings(SERVER).await.unwrap().rule_sets.join(", ");
    assert!(set.ends_with("gomoku/1899"), "{set}");
    // A slip costs none of it: the list can be copied.
    let slip = longer.replace("gomoku/caro", "gomoku/carro");
    let no = ephemeral_text(&alice.submit(&form, &[("text", &slip)]).await.unwrap());
    assert!(no.contains("Did you mean “caro”?"), "{no}");
    assert!(no.ends_with(&format!("\n```\n{slip}\n```")), "{no}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_shown_as_the_server_wishes() {
    for (policy, boards) in [(Policy::Edit, 1), (Policy::Relay, 1), (Policy::Keep, 4)] {
        let stage = Stage::open().await;
        let (alice, bob, lobby) =
            (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
        let set_up = panel(&stage).await;
        let word = match policy {
            Policy::Edit => "edit",
            Policy::Relay => "relay",
            Policy::Keep => "keep",
            Policy::Thread => "thread",
        };
        alice.select(&set_up, "v1:panel:settings:policy", &[word]).await.unwrap();
        let mut board = stage.alice_and_bob("gomoku/freestyle").await;
        for (turn, point) in ["h8", "h9", "i8"].into_iter().enumerate() {
            let who = if turn % 2 == 0 { &alice } else { &bob };
            board = stage.type_move(who, &board, point).await.message().unwrap().clone();
            stage.bot.tick().await;
            stage.bot.tick().await;
        }
        let shown: Vec<Message> = lobby
            .messages()
            .into_iter()
            .filter(|message| !message.attachments.is_empty())
            .collect();
        assert_eq!(shown.len(), boards, "{policy:?}");
        assert_eq!(
            shown.iter().filter(|message| !message.buttons().is_empty()).count(),
            1,
            "{policy:?}"
        );
        assert_eq!(stage.kept(1).await.message, Some(board.id), "{policy:?}");
        // Bob was challenged too.
        assert_eq!(
            (stage.world.pings(&alice).len(), stage.world.pings(&bob).len()),
            (2, 3),
            "{policy:?}"
        );
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn order_is_kept_and_written_down() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let does = async |act: &str, options: &[(&str, &str)]| {
        let command = format!("settings {act}");
        decided(&alice, &alice.slash(&lobby, &command, options).await.unwrap()).await
    };
    for _ in 0..4 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    does("end", &[("game", "1")]).await;
    does("decide", &[("game", "2"), ("person", "bob")]).await;
    does("decide", &[("game", "3")]).await;
    let bob_plays = stage.person("bob").complete(&lobby, "move", &[], ("game", "")).await.unwrap();
    assert!(!bob_plays.choices().is_empty());
    let offered = alice.complete(&lobby, "settings extend", &[], ("game", "#")).await.unwrap();
    let offered: Vec<&str> = offered.choices().iter().map(|choice| &*choice.value).collect();
    assert_eq!(offered, ["4", "3", "2"], "those that can be decided, finished ones last");
    let ends_at = async || stage.kept(4).await.timing.turn.unwrap().ends_at;
    let before = ends_at().await;
    stage.bot.tick().await;
    let called = [stage.world.pings(&alice).len(), stage.world.pings(&bob).len()];
    let extended = does("extend", &[("game", "4")]).await;
    assert!(extended.contains("has one more day."), "{extended}");
    assert_eq!(ends_at().await, before + 24 * 60 * 60 * 1000);
    stage.bot.tick().await;
    let now = [stage.world.pings(&alice).len(), stage.world.pings(&bob).len()];
    assert_eq!(now[1], called[1], "it is not Bob's turn: {now:?}");
    assert!(does("void", &[("game", "4")]).await.contains("#4"));
    does("void", &[("game", "3")]).await;
    stage.bot.tick().await;
    let ends = |game: narabe::store::StoredGame| (game.status, game.end.unwrap().word().to_owned());
    assert_eq!(ends(stage.kept(1).await), (Status::Aborted, "ended-by-server".to_owned()));
    assert_eq!(ends(stage.kept(2).await), (Status::Finished, "adjudicated".to_owned()));
    let struck = stage.kept(3).await;
    assert_eq!(struck.counted.as_ref().unwrap().ruling, Some(Ruling::Void));
    does("restore", &[("game", "3")]).await;
    assert_eq!(stage.kept(3).await.counted.unwrap().ruling, None);
    does("decide", &[("game", "3"), ("person", "alice")]).await;
    assert_eq!(stage.kept(3).await.counted.unwrap().ruling, Some(Ruling::Win));
    let sure = alice
        .slash(&lobby, "settings close-season", &[])
        .await
        .unwrap()
        .ephemeral()
        .unwrap()
        .clone();
    assert!(
        alice
            .press(&sure, "Yes, close the season")
            .await
            .unwrap()
            .text()
            .contains("Season 1 is closed")
    );
    assert_eq!(ends(struck), (Status::Finished, "adjudicated".to_owned()));
    let shown = stage.shown(2).await;
    assert!(shown.text().contains(&format!("{} wins", bob.mention())), "{}", shown.text());
    assert!(shown.text().contains("decided by a moderator"), "{}", shown.text());
    for (act, lacks) in [("end", "game"), ("ban", "person")] {
        let incomplete = alice.slash(&lobby, &format!("settings {act}"), &[]).await;
        assert!(incomplete.unwrap_err().to_string().contains(lacks), "{act} asks for a {lacks}");
    }
    does("ban", &[("person", "bob")]).await;
    assert!(
        ephemeral_text(&bob.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap())
            .contains("can’t start or join")
    );
    let say =
        ephemeral_text(&alice.slash(&lobby, "challenge", &[("opponent", "bob")]).await.unwrap());
    assert!(say.contains("isn’t allowed to play here"), "{say}");
    does("unban", &[("person", "bob")]).await;
    assert!(
        bob.slash(&lobby, "challenge", &[("starts", "random")])
            .await
            .unwrap()
            .ephemeral()
            .is_none()
    );
    let audit = does("log", &[]).await;
    for line in [
        "ended game #1",
        "decided game #2: a win for ",
        "gave more time in game #4",
        "voided the result of game #3",
        "restored the result of game #3",
        "closed the season: 1",
        " banned ",
        " unbanned ",
    ] {
        assert!(audit.contains(line), "{audit} has no {line}");
    }
    assert!(verify(crate::database::of(stage.database())).unwrap().is_empty());
    stage.close().await;
}

/// A deed that is done already is said to be, and is not in the moderation log again.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_so_already_is_not_done_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&bob, &lobby, &[("game", "1")]).await;
    let entries = async || stage.app.store().audit(SERVER, 0, 20).await.unwrap().len();
    for (number, (act, option, again)) in [
        ("ban", ("person", "bob"), "is already banned here"),
        ("void", ("game", "1"), "has already been voided"),
        ("restore", ("game", "1"), "already has the result that was played"),
    ]
    .into_iter()
    .enumerate()
    {
        let command = format!("settings {act}");
        for is_second in [false, true] {
            let said = alice.slash(&lobby, &command, &[option]).await.unwrap();
            let said = ephemeral_text(&said);
            assert_eq!(said.contains(again), is_second, "{act}: {said}");
            assert_eq!(entries().await, number + 1, "{act}: {said}");
        }
    }
    let banned = stage.app.store().settings(SERVER).await.unwrap().banned;
    assert_eq!(banned, [bob.id()]);
    stage.close().await;
}

/// A decision for the result that stands is answered so, before it is asked for and by the question that was asked before. It
/// is not in the moderation log, and the game stays as it is, whether that result was played, decided at its end or ruled.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_stands_is_not_decided_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let entries = async || stage.app.store().audit(SERVER, 0, 20).await.unwrap().len();
    let again = "already has that result, so there’s nothing to change.";
    let for_alice = |game| [("game", game), ("person", "alice")];
    let stands = async |options: &[(&str, &str)]| {
        let before = (stage.kept(1).await.counted, stage.kept(2).await.counted, entries().await);
        let said = alice.slash(&lobby, "settings decide", options).await.unwrap();
        assert!(said.ephemeral().unwrap().buttons().is_empty(), "{said:?}");
        assert!(ephemeral_text(&said).contains(again), "{said:?}");
        let after = (stage.kept(1).await.counted, stage.kept(2).await.counted, entries().await);
        assert_eq!(after, before, "{options:?}");
    };
    for game in ["1", "2"] {
        stage.alice_and_bob("gomoku/freestyle").await;
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", game)]).await.unwrap();
    }
    give_up(&bob, &lobby, &[("game", "1")]).await;
    decide(&alice, &lobby, &for_alice("2")).await;
    stands(&for_alice("1")).await;
    stands(&for_alice("2")).await;
    let drawn = [("game", "1")];
    let asked = alice.slash(&lobby, "settings decide", &drawn).await.unwrap();
    assert!(decide(&alice, &lobby, &drawn).await.contains("has been updated"));
    stands(&drawn).await;
    let count = entries().await;
    let late = decided(&alice, &asked).await;
    assert!(late.contains(again), "{late}");
    assert_eq!(entries().await, count);
    alice.slash(&lobby, "settings void", &drawn).await.unwrap();
    let done = decide(&alice, &lobby, &drawn).await;
    assert!(done.contains("has been updated"), "a draw that is void can be ruled again: {done}");
    assert_eq!(entries().await, count + 2);
    stage.close().await;
}

/// A moderator looks for a game of others: the refusal of a number says where those of all games are.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderators_wrong_number_is_answered_by_where_numbers_are() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for act in ["end", "extend", "decide", "void", "restore"] {
        for (game, why) in
            [("77", "There’s no game #77 in this server."), ("x1", "“x1” isn’t a game number.")]
        {
            let command = format!("settings {act}");
            let no = alice.slash(&lobby, &command, &[("game", game)]).await.unwrap();
            let no = ephemeral_text(&no);
            assert!(no.starts_with(why), "{act}: {no}");
            assert!(no.contains("`game`") && !no.contains("/games"), "{act}: {no}");
        }
    }
    stage.close().await;
}

/// A game without a result has none to void: what ends it, or gives it one, is named, and not where finished games are.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_is_not_voided() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    challenge_by(&alice, &lobby, &[("opponent", "carol")]).await;
    let refused = async |game: &str, said: &[&str]| {
        for act in ["settings void", "settings restore"] {
            let no = alice.slash(&lobby, act, &[("game", game)]).await.unwrap();
            let no = ephemeral_text(&no);
            assert!(said.iter().all(|part| no.contains(part)), "{act}: {no}");
            assert!(!no.contains("/history"), "{act}: {no}");
        }
    };
    refused("1", &["Game #1 is still active", "`/settings end`", "`/settings decide`"]).await;
    refused("2", &["Game #2 hasn’t started yet", "`/settings end`"]).await;
    alice.slash(&lobby, "settings end", &[("game", "1")]).await.unwrap();
    refused("1", &["Game #1 ended with no result, so there’s none to void"]).await;
    stage.close().await;
}

/// The settings of a server have an end, at some 3,000 bans.
#[tokio::test(flavor = "multi_thread")]
async fn who_cannot_be_banned_for_want_of_room_is_said() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let length = |settings: &Settings| serde_json::to_string(settings).unwrap().len();
    stage
        .set(Setting::Casual, |settings| {
            // Each takes 20 digits and a comma.
            settings.banned = vec![u64::MAX; (65_536 - length(settings)) / 21];
            while length(settings) + 2 <= 65_536 {
                settings.banned.push(1);
            }
        })
        .await;
    let asked = alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let no = ephemeral_text(&asked);
    assert!(no.contains("no room left") && no.contains("`/settings unban`"), "{no}");
    let settings = stage.app.store().settings(SERVER).await.unwrap();
    assert!(!settings.banned.contains(&stage.person("bob").id()));
    stage.close().await;
}

/// A menu shows what is chosen in the place of its hint, so that the choice says what it is for.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_chosen_in_a_menu_says_what_it_is_for() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for locale in ["en-US", "fr", "ja"] {
        stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
        let shown = panel(&stage).await;
        let menus = shown.selects();
        let options = menus.iter().flat_map(|menu| menu["options"].as_array()).flatten();
        let chosen = options.filter(|option| option["default"] == true);
        let labels: Vec<&str> = chosen.map(|option| option["label"].as_str().unwrap()).collect();
        assert_eq!(labels.len(), 5, "policy, clock, language, theme and deck: {labels:?}");
        assert!(labels.iter().all(|label| label.contains([':', '：'])), "{labels:?}");
    }
    stage.close().await;
}

/// Lines above the menus say what they are for, since no one of several chosen things does. No word after a colon has a
/// capital.
#[tokio::test(flavor = "multi_thread")]
async fn menus_with_several_chosen_things_have_a_line_above_them() {
    let stage = Stage::open().await;
    let (alice, mut shown) = (stage.person("alice"), panel(&stage).await);
    let lobby = stage.channel("lobby").id().to_string();
    let heads = [
        ("channels", &*lobby, "Channels where games can start"),
        ("games", "gomoku", "Games to play here"),
    ];
    for (menu, chosen, head) in heads {
        assert!(!shown.text().contains(head), "the hint says it: {}", shown.text());
        let key = format!("v1:panel:settings:{menu}");
        shown = update(&alice.select(&shown, &key, &[chosen]).await.unwrap());
        assert!(shown.text().lines().any(|line| line == head), "{}", shown.text());
    }
    let menus = shown.selects();
    let options = menus.iter().flat_map(|menu| menu["options"].as_array()).flatten();
    let labels: Vec<&str> = options.filter_map(|option| option["label"].as_str()).collect();
    for label in ["Default clock: no clock (never rated)", "Deck: playing cards"] {
        assert!(labels.contains(&label), "{labels:?}");
    }
    stage.close().await;
}

/// The panel and the moderation log say in words what is set, in the reader's language. The log keeps the values.
#[tokio::test(flavor = "multi_thread")]
async fn the_moderation_log_says_what_was_set() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let set_up = panel(&stage).await;
    assert!(set_up.text().contains("Gomoku · freestyle (not set)"), "{}", set_up.text());
    let channel = lobby.id().to_string();
    alice.select(&set_up, "v1:panel:settings:channels", &[channel.as_str()]).await.unwrap();
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    alice.submit(&form, &[("text", "gomoku/caro swap2, renju")]).await.unwrap();
    let shown = stage.world.message(set_up.id).unwrap();
    assert!(shown.text().contains("Caro · swap2; Renju"), "{}", shown.text());
    assert!(!shown.text().contains("gomoku/"), "{}", shown.text());
    let log = async || ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let said = log().await;
    assert!(said.contains(&format!("channels for games: <#{channel}>")), "{said}");
    assert!(said.contains("the rule sets: Caro · swap2; Renju"), "{said}");
    assert!(shown.text().contains("handicaps count too."), "{}", shown.text());
    assert!(shown.text().contains("renju (without an opening rule)"), "{}", shown.text());
    let shown = update(&press(&stage, &set_up, "Plain gomoku and renju").await);
    assert!(shown.text().contains("handicaps don’t count"), "{}", shown.text());
    let first = stage.app.store().audit(SERVER, 0, 1).await.unwrap().remove(0);
    for (act, kept, english, french, japanese) in VALUES {
        let act = AuditAct::from_word(act).unwrap();
        let detail = (*kept).to_owned();
        let entry = narabe::store::servers::AuditEntry { act, detail, ..first.clone() };
        stage.app.store().add_audit_entry(entry).await.unwrap();
        for (locale, words) in [("en-US", english), ("fr", french), ("ja", japanese)] {
            stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
            let said = log().await;
            let newest = said.lines().nth(1).unwrap_or_default();
            assert!(newest.ends_with(words), "{kept}: {newest}");
        }
    }
    stage.close().await;
}

/// Acts of the moderation log with a detail as it is kept, and how it ends in English, French and Japanese.
const VALUES: &[(&str, &str, &str, &str, &str)] = &[
    ("set-channels", "", "all channels", "tous les salons", "すべてのチャンネル"),
    ("set-games", "gomoku ninuki", "Gomoku, Ninuki", "Gomoku, Ninuki", "五目並べ、二抜き"),
    (
        "set-policy",
        "thread",
        ": a thread for each game",
        ": un fil par partie",
        "対局ごとにスレッドを作る",
    ),
    ("set-casual", "on", ": off", ": non", "：オフ"),
    ("set-odd", "off", ": off", ": non", "：オフ"),
    ("set-language", "ja", ": 日本語", ": 日本語", "：日本語"),
    ("set-theme", "slate", ": slate", ": ardoise", "：石板"),
    ("set-pace", "daily", "1 day per move", "1 jour par coup", "一手1日"),
    ("set-pace", "none", ": no clock", ": sans pendule", "：時間無制限"),
    ("set-default", "-", ": none", ": aucun", "：なし"),
    ("set-rule-sets", "-", "all rule sets", "toutes les variantes", "すべてのルール"),
    (
        "set-limits",
        "5 1",
        ": up to 5 active games per player and 1 per channel",
        ": jusqu’à 5 parties en cours par personne et 1 par salon",
        "上限を設定：一人5局、チャンネルごとに1局まで",
    ),
    // As forms of earlier versions sent them, and with a dash for the default of one.
    (
        "set-limits",
        "10 50",
        ": up to 10 active games per player and 50 per channel",
        ": jusqu’à 10 parties en cours par personne et 50 par salon",
        "上限を設定：一人10局、チャンネルごとに50局まで",
    ),
    (
        "set-limits",
        "10 / 50, -",
        ": up to 10 active games per player and 50 per channel",
        ": jusqu’à 10 parties en cours par personne et 50 par salon",
        "上限を設定：一人10局、チャンネルごとに50局まで",
    ),
    (
        "set-limits",
        "- 70",
        ": up to 10 active games per player and 70 per channel",
        ": jusqu’à 10 parties en cours par personne et 70 par salon",
        "上限を設定：一人10局、チャンネルごとに70局まで",
    ),
    (
        "set-ranked",
        "1 1 350 60",
        ": at least one rated game, one opponent, a deviation of 350 or less, a rated game in the last 60 days",
        "les 60 derniers jours",
        "直近60日以内の対局",
    ),
    ("set-ages", "-", ": the default", "la valeur par défaut", "：標準"),
    (
        "set-ages",
        "30 7",
        "in the server for at least 7 days",
        "au moins 7 jours",
        "参加から7日以上",
    ),
    ("set-role-king", "1234567890123456789", "<@&1234567890123456789>", "6789>", "6789>"),
    ("set-week", "", ": none", ": aucun", "：なし"),
    ("set-limits", "-", ": the default", "la valeur par défaut", "：標準"),
    ("set-limits", "as before", ": as before", ": as before", "：as before"),
];

/// A line has room for the first names of a long list, and says how many more there are. As many entries fit on its page.
#[tokio::test(flavor = "multi_thread")]
async fn the_moderation_log_counts_what_it_has_no_room_for() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let set_up = panel(&stage).await;
    let listed = GAMES.0.iter().flat_map(|entry| {
        let presets = entry.info.presets.iter();
        presets.map(move |preset| format!("{}/{}", entry.info.id, preset.name))
    });
    let listed: Vec<String> = listed.take(30).collect();
    assert!(listed.join(", ").len() > 200, "{listed:?}");
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    update(&alice.submit(&form, &[("text", &listed.join(", "))]).await.unwrap());
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let newest = log.lines().nth(1).unwrap_or_default();
    let (_, names) = newest.split_once("set the rule sets: ").unwrap_or_default();
    let shown = names.matches("; ").count() + 1;
    assert!(names.starts_with("Gomoku · freestyle; ") && shown > 5, "{newest}");
    assert!(names.ends_with(&format!(" and {} more", listed.len() - shown)), "{newest}");
    let first = stage.app.store().audit(SERVER, 0, 1).await.unwrap().remove(0);
    for _ in 1..12 {
        stage.app.store().add_audit_entry(first.clone()).await.unwrap();
    }
    for locale in ["en-US", "fr", "ja"] {
        stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
        let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
        let entries = log.lines().filter(|line| line.starts_with("<t:")).count();
        assert_eq!(entries, 10, "{locale}: {log}");
    }
    stage.close().await;
}

/// Earlier versions kept 200 characters of a detail, which may be all of it or not. One that is kept whole is as it was set.
#[tokio::test(flavor = "multi_thread")]
async fn the_moderation_log_tells_whole_details_from_cut_ones() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let set_up = panel(&stage).await;
    let listed = format!("{}renju", "caro,".repeat(39));
    let form = press(&stage, &set_up, "Rule sets").await.modal().unwrap().clone();
    update(&alice.submit(&form, &[("text", &listed)]).await.unwrap());
    let newest = async || {
        let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
        log.lines().nth(1).unwrap_or_default().to_owned()
    };
    let whole = newest().await;
    assert!(whole.ends_with("; Renju"), "{whole}");
    let first = stage.app.store().audit(SERVER, 0, 1).await.unwrap().remove(0);
    let channels = format!("{}12345678901234567890", "1234567890123456789 ".repeat(9));
    for (act, detail, end) in [
        (AuditAct::Set(Setting::RuleSets), listed, ",renju…"),
        (AuditAct::Set(Setting::Channels), channels, "<#1234567890123456789> and more"),
        (AuditAct::Ban, "x".repeat(200), "xx…"),
    ] {
        assert_eq!(detail.len(), 200);
        let entry = narabe::store::servers::AuditEntry { act, detail, ..first.clone() };
        stage.app.store().add_audit_entry(entry).await.unwrap();
        let cut = newest().await;
        assert!(cut.ends_with(end), "{cut}");
    }
    stage.close().await;
}

/// The moderation log has pages, with as many entries in each language, and leaves none out, however long they are.
#[tokio::test(flavor = "multi_thread")]
async fn the_moderation_log_has_pages() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "settings ban", &[("person", "bob")]).await.unwrap();
    let first = stage.app.store().audit(SERVER, 0, 1).await.unwrap().remove(0);
    for number in 2..=23 {
        let detail = format!("{number} {}", "x".repeat(190));
        let entry = narabe::store::servers::AuditEntry { detail, ..first.clone() };
        stage.app.store().add_audit_entry(entry).await.unwrap();
    }
    let count =
        |shown: &Message| shown.text().lines().filter(|line| line.starts_with("<t:")).count();
    for (locale, on) in [("en-US", "Next ▶"), ("fr", "Suite ▶"), ("ja", "次へ ▶")] {
        stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
        let listed = alice.slash(&lobby, "settings log", &[]).await.unwrap();
        let newest = listed.ephemeral().unwrap().clone();
        let second = update(&alice.press(&newest, on).await.unwrap());
        let third = update(&alice.press(&second, on).await.unwrap());
        assert_eq!([&newest, &second, &third].map(count), [10, 10, 3], "{locale}");
        assert!(newest.text().contains("23 xxx") && second.text().contains("13 xxx"), "{locale}");
        assert!(third.text().contains("2 xxx"), "{}", third.text());
    }
    stage.close().await;
}

/// The moderation log is in the reader's language: no act is shown by its word.
#[test]
fn every_act_of_the_moderation_log_has_words() {
    for (_, word) in AuditAct::ALL {
        let id = format!("audit-act-{word}");
        let args = ["game", "person"].map(|name| (name, Arg::Text("#1".to_owned())));
        let [english, french, japanese] =
            [Locale::En, Locale::Fr, Locale::Ja].map(|locale| try_say(locale, &id, &args));
        assert!(english.is_some() && english != french && english != japanese, "{id}");
    }
}

/// A result that a moderator has decided is not called agreed on, in the words of each language.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_decided_was_not_agreed_on() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    let asked = alice.slash(&lobby, "settings decide", &[("game", "1")]).await.unwrap();
    assert!(ephemeral_text(&asked).contains("as a draw?"), "{asked:?}");
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Running, "nothing is ended without a question");
    let done = decided(&alice, &asked).await;
    assert!(done.contains("#1"), "{done}");
    stage.bot.tick().await;
    let over = stage.shown(1).await;
    assert!(over.text().contains("Draw: decided by a moderator."), "{}", over.text());
    let alt = over.attachments[0].description.clone().unwrap();
    assert!(!alt.contains("agreement"), "{alt}");
    let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let replay = replay.ephemeral().or(replay.message()).unwrap();
    assert!(replay.text().contains("decided by a moderator"), "{}", replay.text());
    let alt = replay.attachments[0].description.clone().unwrap();
    assert!(alt.contains("decided by a moderator") && !alt.contains("agreement"), "{alt}");
    for (locale, words) in [
        ("en-US", "decided by a moderator"),
        ("ja", "サーバーの管理者による裁定"),
        ("fr", "décision de la modération"),
    ] {
        stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
        let past = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
        assert!(past.contains(words) && !past.contains("adjudicated"), "{past}");
    }
    stage.close().await;
}

/// A picture does not say that someone is to move in a game that was ended without a result; earlier steps of a replay do.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_is_to_move_in_a_game_that_was_ended() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    alice.slash(&lobby, "settings end", &[("game", "1")]).await.unwrap();
    stage.bot.tick().await;
    let replay = answer_of(&alice, &lobby, "replay", ("game", "1")).await;
    for message in [stage.shown(1).await, replay.clone()] {
        let alt = message.attachments[0].description.clone().unwrap();
        assert!(alt.contains("The game is over: no result."), "{alt}");
        assert!(!alt.contains("to move"), "{alt}");
    }
    let before = update(&alice.press(&replay, "Back").await.unwrap());
    let alt = before.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Black to move."), "{alt}");
    stage.close().await;
}

/// Another result moves ratings, so it is asked for; the board strikes out the one that it replaces.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_not_decided_without_a_question() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&bob, &lobby, &[("game", "1")]).await;
    let deed = [("game", "1"), ("person", "bob")];
    let asked = alice.slash(&lobby, "settings decide", &deed).await.unwrap();
    let question = ephemeral_text(&asked);
    let change = format!("Change the result of this finished game to a win for {}?", bob.mention());
    assert!(question.contains(&change), "{question}");
    assert_eq!(stage.kept(1).await.counted.unwrap().ruling, None, "it is only asked");
    let done = decided(&alice, &asked).await;
    assert!(done.contains("Game #1 has been updated"), "{done}");
    assert_eq!(stage.kept(1).await.counted.unwrap().ruling, Some(Ruling::Win));
    let shown = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
    let shown = shown.ephemeral().or(shown.message()).unwrap().text().to_owned();
    let struck = format!("~~🏆 {} wins: resignation.~~ ⚖️", alice.mention());
    assert!(shown.contains(&struck), "{shown}");
    let ruled = format!("ruled this game a win for {}.", bob.mention());
    assert_eq!(shown.matches(&ruled).count(), 1, "{shown}");
    stage.close().await;
}

/// A voided result is struck out as one that was decided is, in the text and in the picture's description, on the board and in
/// a replay. However many rulings there were, the result as played and the last ruling are shown, and the log has them all.
#[tokio::test(flavor = "multi_thread")]
async fn a_voided_result_is_struck_out() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&bob, &lobby, &[("game", "1")]).await;
    let game = ("game", "1");
    let struck = format!("~~🏆 {} wins: resignation.~~ ⚖️ A moderator ", alice.mention());
    let ruled = format!("{struck}ruled this game ");
    let last = async |told: &str| {
        stage.bot.tick().await;
        let shown = stage.shown(1).await;
        assert!(shown.text().contains(told), "{}", shown.text());
        assert_eq!(shown.text().matches("⚖️").count(), 1, "{}", shown.text());
    };
    decide(&alice, &lobby, &[game, ("person", "bob")]).await;
    last(&format!("{ruled}a win for {}.", bob.mention())).await;
    decide(&alice, &lobby, &[game]).await;
    last(&format!("{ruled}a draw.")).await;
    alice.slash(&lobby, "settings void", &[game]).await.unwrap();
    last(&format!("{struck}voided this game.")).await;
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let acts = ["voided the result of game #1", "game #1: a draw", "game #1: a win for "];
    let told = log.lines().skip(1).zip(acts).filter(|(line, act)| line.contains(act));
    assert_eq!(told.count(), 3, "{log}");
    let past = alice.slash(&lobby, "history", &[]).await.unwrap();
    let past = ephemeral_text(&past);
    assert!(past.contains("#1") && past.contains("voided by a moderator"), "{past}");
    assert!(past.contains("⚖️ #1 "), "neither won nor lost: {past}");
    for result in ["won", "drawn", "lost"] {
        let past = alice.slash(&lobby, "history", &[("result", result)]).await.unwrap();
        let past = ephemeral_text(&past);
        assert!(past.contains("match that") && !past.contains("#1"), "{result}: {past}");
    }
    let exported = alice.slash(&lobby, "export", &[game]).await.unwrap();
    let file = exported.ephemeral().unwrap().attachments[0].bytes.to_vec();
    let file = String::from_utf8(file).unwrap();
    let comment = "C[A moderator voided this game. Its result is the one that was played.]";
    assert!(file.contains(comment) && file.contains("RE[B+R"), "{file}");
    // The message with the file says it in each format, and the file in those that have a word for it.
    for (format, word) in
        [("sgf", comment), ("moves", "\n# Void\n"), ("jsonl", "\"result\":\"Void\"")]
    {
        let options = [game, ("format", format)];
        let exported = alice.slash(&lobby, "export", &options).await.unwrap();
        let told = exported.ephemeral().unwrap();
        assert!(told.text().contains("A moderator voided this game."), "{format}: {}", told.text());
        let file = String::from_utf8(told.attachments[0].bytes.to_vec()).unwrap();
        assert!(file.contains(word), "{file}");
    }
    for (locale, text, state) in [
        ("en-US", "~~ ⚖️ A moderator voided", "voided by a moderator"),
        ("fr", "~~ ⚖️ La modération a annulé", "annulée par la modération"),
        ("ja", "~~ ⚖️ サーバーの管理者の裁定により、この対局は無効", "裁定により無効"),
    ] {
        stage.prefer(&alice, |wishes| wishes.locale = Some(locale.to_owned())).await;
        let board = answer_of(&alice, &lobby, "board", game).await;
        // In another channel it is for her alone, in her language.
        let replay = answer_of(&alice, &stage.channel("games"), "replay", game).await;
        for shown in [board, replay] {
            assert!(shown.text().contains(text), "{}", shown.text());
            let alt = shown.attachments[0].description.clone().unwrap();
            assert!(alt.contains(state), "{alt}");
        }
    }
    stage.close().await;
}

/// A game that a moderator has ended by a decision, and voided then, has no winner either.
#[tokio::test(flavor = "multi_thread")]
async fn a_voided_decision_is_struck_out() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    alice.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await.unwrap();
    decide(&alice, &lobby, &[("game", "1"), ("person", "bob")]).await;
    alice.slash(&lobby, "settings void", &[("game", "1")]).await.unwrap();
    stage.bot.tick().await;
    let struck = format!("~~🏆 {} wins: decided by a moderator.~~ ⚖️", bob.mention());
    let replay = answer_of(&alice, &lobby, "replay", ("game", "1")).await;
    for shown in [stage.shown(1).await, replay] {
        assert!(shown.text().contains(&struck), "{}", shown.text());
        let alt = shown.attachments[0].description.clone().unwrap();
        assert!(alt.contains("The game is over: voided by a moderator."), "{alt}");
    }
    let exported = answer_of(&alice, &lobby, "export", ("game", "1")).await;
    let file = String::from_utf8(exported.attachments[0].bytes.to_vec()).unwrap();
    assert!(file.contains("RE[Void]") && file.contains("A moderator voided this game.]"), "{file}");
    stage.close().await;
}

/// The question speaks of ratings where the game counts for them alone. A rated game that ended after too few moves does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_speaks_of_the_ratings_that_change_alone() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    super::ratings::won(&stage, "alice", "bob").await;
    stage.bot.tick().await;
    let pro = ("rules", "opening=pro");
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), pro, ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    bob.press(&challenge, "Accept").await.unwrap();
    alice.slash(&lobby, "move", &[("where", "h8"), ("game", "2")]).await.unwrap();
    give_up(&bob, &lobby, &[("game", "2")]).await;
    assert!(stage.kept(2).await.rated);
    for (game, change) in [("1", true), ("2", false)] {
        let deed = [("game", game), ("person", "bob")];
        for options in [&deed[..], &deed[..1]] {
            let asked = alice.slash(&lobby, "settings decide", options).await.unwrap();
            let question = ephemeral_text(&asked);
            assert!(question.contains("Change the result"), "{question}");
            assert_eq!(question.contains("Ratings change with it."), change, "{question}");
        }
    }
    stage.close().await;
}

/// Whatever tells how a game ended tells the result that stands, and no file has a resignation that no one made, nor is read
/// with a draw on which no one agreed.
#[tokio::test(flavor = "multi_thread")]
async fn a_decision_is_told_wherever_an_end_is() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let ended =
        format!("~~🏆 {} wins: resignation.~~ ⚖️ A moderator ruled this game", alice.mention());
    for (game, winner, is_over, result, told) in [
        (
            "1",
            Some("bob"),
            false,
            "RE[W+F]",
            format!("{} wins: decided by a moderator.", bob.mention()),
        ),
        ("2", Some("bob"), true, "RE[W+F]", format!("{ended} a win for {}.", bob.mention())),
        ("3", None, false, "RE[Draw]", "Draw: decided by a moderator.".to_owned()),
        ("4", None, true, "RE[Draw]", format!("{ended} a draw.")),
    ] {
        stage.alice_and_bob("gomoku/freestyle").await;
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", game)]).await.unwrap();
        if is_over {
            give_up(&bob, &lobby, &[("game", game)]).await;
        }
        let options = [("game", game)].into_iter().chain(winner.map(|winner| ("person", winner)));
        decide(&alice, &lobby, &options.collect::<Vec<_>>()).await;
        let replayed = answer_of(&alice, &lobby, "replay", ("game", game)).await;
        assert!(replayed.text().contains(&told), "game {game}: {}", replayed.text());
        let exported = answer_of(&alice, &lobby, "export", ("game", game)).await;
        let bytes = exported.attachments[0].bytes.to_vec();
        let file = String::from_utf8(bytes.clone()).unwrap();
        assert!(file.contains(result) && file.matches("RE[").count() == 1, "game {game}: {file}");
        let file = alice.upload("game.sgf", "text/plain", &bytes);
        let read = answer_of(&alice, &lobby, "replay", ("file", &file)).await;
        let step = if is_over { "Over after move 1." } else { "Move 1 of 1: h8" };
        assert!(read.text().contains(step), "game {game}: {}", read.text());
        assert!(!read.text().contains("agree"), "game {game}: {}", read.text());
        let given = format!("The file gives the result `{}`.", &result[3..result.len() - 1]);
        assert!(read.text().contains(&given), "game {game}: {}", read.text());
    }
    let history = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
    assert_eq!(history.matches("decided by a moderator").count(), 4, "{history}");
    stage.close().await;
}

/// The message that answers a command with an option, whoever sees it.
async fn answer_of(
    person: &Person,
    channel: &Channel,
    command: &str,
    option: (&str, &str),
) -> Message {
    let answer = person.slash(channel, command, &[option]).await.unwrap();
    let message = answer.message().or(answer.ephemeral());
    message.unwrap_or_else(|| panic!("{answer:?}")).clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_blocked_does_not_challenge() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let open = challenge_by(&bob, &lobby, &[("starts", "random")]).await;
    bob.slash(&lobby, "block", &[("person", "alice")]).await.unwrap();
    assert!(
        ephemeral_text(&bob.slash(&lobby, "block", &[]).await.unwrap()).contains(&alice.mention())
    );
    let say =
        ephemeral_text(&alice.slash(&lobby, "challenge", &[("opponent", "bob")]).await.unwrap());
    assert!(say.contains("can’t challenge"), "{say}");
    assert!(ephemeral_text(&alice.press(&open, "Join").await.unwrap()).contains("can’t challenge"));
    let say =
        ephemeral_text(&bob.slash(&lobby, "challenge", &[("opponent", "alice")]).await.unwrap());
    assert!(say.contains("/block"), "{say}");
    bob.slash(&lobby, "block", &[("person", "alice")]).await.unwrap();
    alice.press(&open, "Join").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_games_have_pages_and_filters() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    assert!(
        ephemeral_text(&alice.slash(&lobby, "games", &[("list", "finished")]).await.unwrap())
            .contains("No finished games")
    );
    for game in 1..=9 {
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        stage.type_move(&alice, &board, "h8").await;
        stage.clock.advance(1000);
        give_up(&bob, &lobby, &[("game", &game.to_string())]).await;
        stage.bot.tick().await;
    }
    let first = alice
        .slash(&lobby, "games", &[("list", "finished")])
        .await
        .unwrap()
        .ephemeral()
        .unwrap()
        .clone();
    assert!(
        first.text().contains("#9") && first.text().contains("#2") && !first.text().contains("#1 "),
        "{}",
        first.text()
    );
    let second = alice.press(&first, "Next ▶").await.unwrap().message().unwrap().clone();
    assert!(second.text().contains("#1 ") && !second.text().contains("#2"), "{}", second.text());
    let back = alice.press(&second, "◀ Back").await.unwrap().message().unwrap().clone();
    assert_eq!(back.text(), first.text());
    for (filter, some) in
        [(("with", "bob"), true), (("with", "carol"), false), (("game", "roku"), false)]
    {
        let list = ephemeral_text(
            &alice.slash(&lobby, "games", &[("list", "finished"), filter]).await.unwrap(),
        );
        assert_eq!(list.contains("#9"), some, "{filter:?}: {list}");
    }
    // Mine by deadline over all places, the channel's only here.
    alice.slash(&stage.channel("games"), "challenge", &[("clock", "day")]).await.unwrap();
    stage.alice_and_bob("gomoku/caro").await;
    let listed = alice.slash(&lobby, "games", &[]).await.unwrap();
    let mine = ephemeral_text(&listed);
    let place =
        |number: &str| mine.find(number).unwrap_or_else(|| panic!("{mine} has no {number}"));
    assert!(place("#10") > 0 && place("#11") > 0);
    // A game that waits for Alice says so first, against whom, and until when.
    let line = mine.lines().find(|line| line.contains("#11")).unwrap();
    assert!(line.starts_with("▶ **Your move** · **Caro** · #11 vs <@"), "{line}");
    assert!(line.contains("move due <t:"), "{line}");
    let beside = listed.message().unwrap().components.iter().find(|part| {
        part["components"][0]["content"].as_str().is_some_and(|text| text.contains("#11"))
    });
    let url = beside.unwrap()["accessory"]["url"].as_str().unwrap();
    assert!(
        url.starts_with("https://discord.com/"),
        "a button beside it leads to the board: {url}"
    );
    let open = mine.lines().find(|line| line.contains("#10")).unwrap();
    assert!(open.starts_with("Waiting for someone"), "{open}");
    let bobs = ephemeral_text(&bob.slash(&lobby, "games", &[]).await.unwrap());
    assert!(bobs.contains(&format!("{} to move · **Caro**", alice.mention())), "{bobs}");
    let here = ephemeral_text(
        &stage.person("carol").slash(&lobby, "games", &[("list", "channel")]).await.unwrap(),
    );
    assert!(here.contains("#11") && !here.contains("#10"), "{here}");
    // Whoever looks on is none of the two: both are named, side by side.
    let (one, other) = (alice.mention(), bob.mention());
    let between = [format!("#11: {one} – {other} ·"), format!("#11: {other} – {one} ·")];
    assert!(between.iter().any(|names| here.contains(names)), "{here}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_a_person_is_given_and_deleted() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    alice.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap();
    alice.slash(&lobby, "challenge", &[("level", "3")]).await.unwrap();
    bob.slash(&lobby, "block", &[("person", "alice")]).await.unwrap();
    alice.slash(&lobby, "block", &[("person", "carol")]).await.unwrap();
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let file = &export.message().unwrap().attachments[0];
    let all: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(
        (&all["games"][0]["actions"][0], &all["games"][0]["your_seat"]),
        (&"h8".into(), &0.into())
    );
    let machines: Vec<_> =
        all["games"].as_array().unwrap().iter().map(|game| &game["machines"]).collect();
    assert!(machines.iter().any(|all| all[0]["level"] == 3), "{machines:?}");
    assert_eq!(all["blocked"][0]["person"], stage.person("carol").id().to_string());
    assert!(!all.to_string().contains(&bob.id().to_string()), "no one else's number is given away");
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    assert_eq!(stage.kept(1).await.status, Status::Running, "asking is not deleting");
    // One game runs against bob, one against the machine, and an open challenge is none.
    let said = sure.text();
    for part in ["in every server", "Your 2 active games end", "like 👤1", "stay as they are"] {
        assert!(said.contains(part), "{part}: {said}");
    }
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word())),
        (Status::Finished, Some("resign"))
    );
    assert!(kept.members.iter().any(|member| member.person == bob.id()));
    assert!(kept.members.iter().all(|member| member.person != alice.id()));
    assert_eq!(stage.kept(2).await.status, Status::Aborted);
    assert_eq!(verify(crate::database::of(stage.database())).unwrap(), [], "the chain is whole");
    // Nothing in the file names her any more, wherever it may stand.
    let raw = crate::database::raw(stage.database());
    let dump = dump(&raw);
    assert!(!dump.contains(&alice.id().to_string()), "{dump}");
    let shown = ephemeral_text(&bob.slash(&lobby, "board", &[("game", "1")]).await.unwrap());
    assert!(shown.contains(&format!("{} wins", bob.mention())) && shown.contains("👤1"), "{shown}");
    stage.close().await;
}

/// Traces of a rated game are given to their person, and deleted; its effect on the other stays.
#[tokio::test(flavor = "multi_thread")]
async fn ratings_are_given_and_deleted_and_the_others_stay_true() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    super::ratings::won(&stage, "alice", "bob").await;
    super::ratings::won(&stage, "bob", "alice").await;
    super::ratings::won(&stage, "alice", "carol").await;
    let place = |person: u64| stage.app.store().place(gomoku(), person);
    let before = place(bob.id()).await.unwrap().unwrap();
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let all: serde_json::Value =
        serde_json::from_slice(&export.message().unwrap().attachments[0].bytes).unwrap();
    let ratings = &all["ratings"];
    assert_eq!(
        (&ratings["standings"][0]["pool"], &ratings["standings"][0]["games"]),
        (&"gomoku".into(), &3.into())
    );
    let ledger = ratings["ledger"].as_array().unwrap();
    assert_eq!(
        ledger.iter().map(|line| line["game"].as_i64().unwrap()).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert_eq!(ledger[0]["before"]["rating"], 1500.0);
    assert_eq!(ledger[1]["before"], ledger[0]["after"]);
    assert_eq!(ratings["standings"][0]["skill"], ledger[2]["after"]);
    assert!(!all.to_string().contains(&bob.id().to_string()), "no one else's number is given away");
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(
        verify(crate::database::of(stage.database())).unwrap(),
        [],
        "the fold is the table still"
    );
    let dump = dump(&crate::database::raw(stage.database()));
    assert!(!dump.contains(&alice.id().to_string()), "{dump}");
    assert!(!dump.contains("Alice"), "{dump}");
    for table in ["memberships", "scores", "ratings", "meetings"] {
        assert!(
            dump.contains(&bob.id().to_string()) && dump.contains(&format!("{table}: ")),
            "{table} stands"
        );
    }
    assert_eq!(
        place(bob.id()).await.unwrap().unwrap(),
        before,
        "Bob's place and rating are what they were"
    );
    assert_eq!(place(alice.id()).await.unwrap(), None);
    let ladder = bob.slash(&lobby, "leaderboard", &[("text", "true")]).await.unwrap();
    assert!(
        ladder.text().contains(&bob.mention()) && !ladder.text().contains(&alice.mention()),
        "{}",
        ladder.text()
    );
    let history = ephemeral_text(&bob.slash(&lobby, "history", &[]).await.unwrap());
    assert!(history.contains("#1") && history.contains("#2"), "{history}");
    stage.close().await;
}

fn gomoku() -> Which {
    Which { guild: SERVER, pool: "gomoku".into(), season: None }
}

/// Every value of every table, as text.
pub fn dump(db: &rusqlite::Connection) -> String {
    let mut tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").unwrap();
    let tables: Vec<String> =
        tables.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let mut all = String::new();
    for table in tables {
        let mut rows = db.prepare(&format!("SELECT * FROM \"{table}\"")).unwrap();
        let columns = rows.column_count();
        let mut rows = rows.query([]).unwrap();
        while let Some(row) = rows.next().unwrap() {
            let values = (0..columns).map(|column| format!("{:?}", row.get_ref(column).unwrap()));
            all.push_str(&format!("{table}: {}\n", values.collect::<Vec<_>>().join(" ")));
        }
    }
    all
}

/// Every command × every missing permission: the answer names it.
#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_for_what_is_missing_is_named() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let mut asked = 0;
    for (bit, name) in [
        (permissions::VIEW_CHANNEL, "View Channel"),
        (permissions::SEND_MESSAGES, "Send Messages"),
        (permissions::ATTACH_FILES, "Attach Files"),
    ] {
        for command in COMMANDS {
            stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT & !bit);
            for path in command.paths() {
                let options = command.options_of(path.split(' ').nth(1)).unwrap();
                let must: Vec<(&str, &str)> =
                    options.iter().filter(|option| option.required).map(any).collect();
                let answer = alice.slash(&lobby, &path, &must).await.unwrap();
                let text = answer.text();
                assert!(text.contains(name), "/{path} without {name}: {text:?}");
                asked += 1;
            }
        }
    }
    let ways: usize = COMMANDS.iter().map(|command| command.paths().len()).sum();
    assert_eq!(asked, 3 * ways);
    stage.bot.drain().await;
}

/// Something that an option takes.
fn any(option: &Opt) -> (&'static str, &'static str) {
    match option.takes {
        Takes::Word(words) => (option.name, words[0]),
        Takes::Person => (option.name, "bob"),
        _ => (option.name, "zz"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_gives_so_many_commands_a_minute() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let stage = stage.restart_with(|app| app.with_commands_per_minute(3)).await;
    for _ in 0..3 {
        assert!(
            ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap()).contains("no active")
        );
    }
    assert!(
        ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap())
            .contains("3 commands in a minute")
    );
    assert!(
        ephemeral_text(&bob.slash(&lobby, "games", &[]).await.unwrap()).contains("no active"),
        "no one else's"
    );
    assert!(
        alice.slash(&lobby, "help", &[]).await.unwrap().text().contains("/challenge"),
        "help is always given"
    );
    stage.clock.advance(20_000);
    assert!(
        ephemeral_text(&alice.slash(&lobby, "games", &[]).await.unwrap()).contains("no active")
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_pages_are_linked() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let links = |message: &Message| -> Vec<String> {
        let buttons = message.buttons().into_iter().filter(|button| button.style == 5);
        buttons.map(|button| button.label).collect()
    };
    for command in ["help", "privacy"] {
        let answer = alice.slash(&lobby, command, &[]).await.unwrap();
        assert_eq!(links(answer.ephemeral().unwrap()), [""; 0], "{command}");
    }
    let addresses = Addresses {
        terms: Some("https://example.org/terms".to_owned()),
        privacy: Some("https://example.org/privacy".to_owned()),
        support: Some("https://discord.gg/example".to_owned()),
    };
    let stage = stage.restart_with(|app: Context| app.with_addresses(addresses)).await;
    let alice = stage.person("alice");
    for command in ["help", "privacy"] {
        let answer = alice.slash(&lobby, command, &[]).await.unwrap();
        let shown = answer.ephemeral().unwrap();
        assert_eq!(links(shown), ["Terms", "Privacy policy", "Support"], "{command}");
        let text = format!("{:?}", shown.components);
        assert!(text.contains("https://example.org/terms"), "{text}");
    }
    stage.close().await;
}

/// The panel that follows the first answer to someone who manages the server.
fn set_up(stage: &Stage, person: &Person) -> Vec<Message> {
    let seen = person.sees(&stage.channel("lobby"));
    seen.into_iter().filter(|message| message.text().contains("Set up Narabe")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_manages_a_server_is_shown_its_set_up_once() {
    let stage = Stage::open().await;
    let stage = stage.restart_with(Context::with_introductions).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    bob.slash(&lobby, "games", &[]).await.unwrap();
    assert!(set_up(&stage, &bob).is_empty(), "Bob does not manage the server");
    alice.slash(&alice.dm(), "games", &[]).await.unwrap();
    alice.slash(&lobby, "challenge", &[]).await.unwrap();
    stage.world.set_bot_permissions(&lobby, permissions::VIEW_CHANNEL | permissions::SEND_MESSAGES);
    alice.slash(&lobby, "games", &[]).await.unwrap();
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let is_set_up = |message: &Message| message.text().contains("Set up Narabe");
    lobby.wait_for("the set-up panel", is_set_up).await.unwrap();
    let shown = set_up(&stage, &alice);
    assert_eq!(shown.len(), 1, "with the first answer that is a message, and once");
    assert!(shown[0].is_ephemeral() && shown[0].is_layout());
    let text = shown[0].text();
    assert!(text.contains("✓ Send Messages: allowed\n✗ Attach Files: games need it"), "{text}");
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT);
    let tested = update(&alice.press(&shown[0], "Test again").await.unwrap());
    assert!(
        tested.text().contains("✓ Attach Files") && !tested.text().contains('✗'),
        "{}",
        tested.text()
    );
    assert!(tested.text().contains("○ Manage Roles: only roles for players need it"));
    stage.world.set_bot_manages_roles(true);
    let tested = update(&alice.press(&shown[0], "Test again").await.unwrap());
    assert!(tested.text().contains("✓ Manage Roles: allowed"), "{}", tested.text());

    let games = stage.channel("games").id();
    for (menu, chosen) in [
        ("channels", games.to_string()),
        ("language", "fr".into()),
        ("default", "roku/standard".into()),
        ("puzzle", games.to_string()),
    ] {
        let menu = format!("v1:panel:setup:{menu}");
        update(&alice.select(&shown[0], &menu, &[&chosen]).await.unwrap());
    }
    let kept = stage.app.store().settings(SERVER).await.unwrap();
    assert_eq!((kept.channels, kept.locale.as_deref()), (vec![games], Some("fr")));
    assert!(kept.game.unwrap().starts_with("roku/"));
    assert_eq!(kept.puzzle, Some(games));
    let leads = tested.buttons().into_iter().map(|button| (button.label, button.custom_id));
    let to_roles = ("Roles and results…".to_owned(), "v1:panel:settings:roles".to_owned());
    assert!(leads.clone().any(|one| one == to_roles), "{:?}", leads.collect::<Vec<_>>());
    let all = update(&alice.press(&shown[0], "All settings").await.unwrap());
    assert!(all.text().contains("Server settings"), "{}", all.text());

    // It is not shown again after a restart.
    let stage = stage.restart_with(Context::with_introductions).await;
    stage.person("alice").slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    stage.bot.tick().await;
    assert_eq!(
        set_up(&stage, &stage.person("alice")).len(),
        0,
        "the one panel is all settings now"
    );
    stage.close().await;
}

/// Fails every look at the settings of a server alone.
struct NoSettings;

impl Interceptor for NoSettings {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        let looked = if verb == "settings" { Err(StoreError::Busy) } else { Ok(()) };
        Box::pin(std::future::ready(looked))
    }
}

/// It was noted down as shown before the look, and never came.
#[tokio::test(flavor = "multi_thread")]
async fn a_look_at_the_settings_that_fails_loses_no_set_up_panel() {
    let (clock, folder) = (ManualClock::at(DAWN), tempfile::tempdir().unwrap());
    let playground = playground(clock.clone()).await;
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let store = store.intercepted(Arc::new(NoSettings));
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let app = Arc::new(app.with_introductions());
    let bot = Bot::start(app, connection(&playground)).await.unwrap();
    let world = playground.world();
    world.bot_is_ready().await.unwrap();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let is_set_up = |message: &Message| message.text().contains("Set up Narabe");
    lobby.wait_for("the set-up panel", is_set_up).await.unwrap();
    bot.drain().await;
}

/// Discord has a fault just as it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_panel_that_does_not_arrive_comes_again() {
    let stage = Stage::open().await.restart_with(Context::with_introductions).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let follows = |method: &str, route: &str| method == "POST" && route.starts_with("/webhooks/");
    stage.world.faults().next(1, follows, Fault::Status(500));
    alice.slash(&lobby, "games", &[]).await.unwrap();
    stage.bot.tick().await;
    assert!(set_up(&stage, &alice).is_empty(), "it is lost");
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let is_set_up = |message: &Message| message.text().contains("Set up Narabe");
    lobby.wait_for("the set-up panel", is_set_up).await.unwrap();
    stage.close().await;
}

/// Another node had heard that the panel was shown, while that was on its way. It took this for good.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_up_panel_that_does_not_arrive_comes_from_any_node() {
    let stage = Stage::open().await;
    let node = || {
        let (store, clock) = (stage.app.store().direct(), Arc::new(stage.clock.clone()));
        Context::new(store, GAMES, clock, fastrand::Rng::with_seed(1)).with_introductions()
    };
    let (one, other) = (node(), node());
    let (alice, channel) = (stage.person("alice").id(), stage.channel("lobby").id());
    let mut interaction = 900_000_000_000_000_000;
    let mut is_shown = async |node: &Context| {
        interaction += 1;
        let venue = Venue { guild: Some(SERVER), channel };
        let caller = Caller { manages: true, ..caller(interaction, alice, venue) };
        let games = RequestKind::command("games", Arguments::default());
        let answer = narabe::app::handle(node, &without_pictures(caller, games)).await;
        answer.also.is_some_and(|(shown, _)| shown == ShownOnce::SetUp)
    };
    assert!(is_shown(&one).await);
    assert!(!is_shown(&other).await, "it is on its way");
    introduction::forget(&one, SERVER).await.unwrap();
    assert!(is_shown(&other).await, "it has not arrived");
    for node in [&one, &other] {
        assert!(!is_shown(node).await, "it has now");
    }
    stage.clock.advance(60 * 60 * 1000);
    introduction::forget(&one, SERVER).await.unwrap();
    assert!(is_shown(&one).await, "no node has taken it for good");
    stage.close().await;
}

/// A press on a panel.
enum Press {
    /// A choice of a menu, by the setting and the value.
    Choose(&'static str, &'static str),
    /// A button, by its label's beginning.
    Toggle(&'static str),
    /// A button that opens a form, and what is typed there.
    Fill(&'static str, &'static str),
}

/// The settings that servers change most, as docs/operating.md lists them with their presses.
const USUAL: [(&str, Press); 10] = [
    ("channels", Press::Choose("channels", "340000000000000001")),
    ("how boards are shown", Press::Choose("policy", "keep")),
    ("games", Press::Choose("games", "gomoku")),
    ("clock", Press::Choose("pace", "day")),
    ("language", Press::Choose("language", "ja")),
    ("rated games", Press::Toggle("Rated games")),
    ("theme", Press::Choose("theme", "paper")),
    ("default game", Press::Fill("Default game", "renju")),
    ("deck of cards", Press::Choose("deck", "suits")),
    ("limits", Press::Fill("Limits", "3 20")),
];

/// Returns the number of presses that a setting took.
async fn set_by(stage: &Stage, panel: &Message, how: &Press) -> usize {
    let alice = stage.person("alice");
    match how {
        Press::Choose(menu, value) => {
            alice.select(panel, &format!("v1:panel:settings:{menu}"), &[value]).await.unwrap();
            1
        }
        Press::Toggle(label) => {
            press(stage, panel, label).await;
            1
        }
        Press::Fill(label, written) => {
            let form = press(stage, panel, label).await.modal().unwrap().clone();
            alice.submit(&form, &[("text", written)]).await.unwrap();
            2
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_usual_settings_take_few_presses() {
    let documented = crate::operate::documents::read("docs/operating.md");
    for (name, how) in &USUAL {
        let stage = Stage::open().await;
        let panel = panel(&stage).await;
        let before = stage.app.store().settings(SERVER).await.unwrap();
        let presses = set_by(&stage, &panel, how).await;
        assert_ne!(stage.app.store().settings(SERVER).await.unwrap(), before, "{name}");
        assert!(presses <= 3, "{name}: {presses}");
        assert!(documented.contains(&format!("| {name} | {presses} |")), "{name}: {presses}");
        stage.close().await;
    }
}
