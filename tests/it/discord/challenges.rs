//! Challenges: taken, turned down, withdrawn, expired.

use crate::stage::{Stage, challenge_by, ephemeral_text, labels, update};
use narabe::games::GAMES;
use narabe::store::Status;
use narabe::words::{self, Locale};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

#[tokio::test(flavor = "multi_thread")]
async fn an_open_seat_is_for_anyone() {
    let stage = Stage::open().await;
    let (alice, carol, lobby) =
        (stage.person("alice"), stage.person("carol"), stage.channel("lobby"));
    let challenge = challenge_by(&alice, &lobby, &[("starts", "them")]).await;
    assert_eq!(labels(&challenge), ["Join", "Withdraw", "Rules"]);
    let board = update(&carol.press(&challenge, "Join").await.unwrap());
    assert!(board.text().contains(&format!("{} to move", carol.mention())), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_menu_on_a_person_challenges_them() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let form = alice.user_command(&lobby, "Challenge", bob.id()).await.unwrap();
    let challenge = alice.submit(form.modal().unwrap(), &[]).await.unwrap();
    assert!(challenge.text().contains(&bob.mention()), "{}", challenge.text());
    assert_eq!(stage.world.pings(&bob).len(), 1, "the challenged person is told");
    update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_can_be_declined_and_withdrawn() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for (who, label, end) in [(&bob, "Decline", "declined"), (&alice, "Withdraw", "withdrawn")] {
        let challenge = alice.slash(&lobby, "challenge", &[("opponent", "bob")]).await.unwrap();
        let over = update(&who.press(challenge.message().unwrap(), label).await.unwrap());
        assert!(over.text().contains(end) && over.buttons().is_empty(), "{}", over.text());
        let named = over.text().contains(&format!("declined by {}.", bob.mention()));
        assert_eq!(named, end == "declined", "{}", over.text());
        stage.bot.tick().await;
        // Alice hears of Bob's no, and of nothing that she did herself.
        let told = stage.world.pings(&alice);
        assert_eq!(told.len(), 1, "{label}");
        let told = stage.world.message(told[0].message).unwrap();
        assert!(told.text().contains("Challenge declined"), "{}", told.text());
    }
    stage.close().await;
}

/// Each challenge pings the other one, and a withdrawal makes room for the next.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_challenged_again_and_again_is_left_in_peace() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let to_bob = [("opponent", "bob")];
    for (who, label) in [(&alice, "Withdraw"), (&bob, "Decline")].into_iter().cycle().take(5) {
        let challenge = challenge_by(&alice, &lobby, &to_bob).await;
        update(&who.press(&challenge, label).await.unwrap());
    }
    let pings = stage.world.pings(&bob).len();
    let no = ephemeral_text(&alice.slash(&lobby, "challenge", &to_bob).await.unwrap());
    assert!(no.contains("withdrawn or declined") && no.contains(&bob.mention()), "{no}");
    assert_eq!(stage.world.pings(&bob).len(), pings);
    challenge_by(&alice, &lobby, &[("opponent", "carol")]).await;
    challenge_by(&stage.person("carol"), &lobby, &to_bob).await;
    challenge_by(&bob, &lobby, &[("opponent", "alice")]).await;
    stage.pass(Duration::from_secs(60 * 60)).await;
    challenge_by(&alice, &lobby, &to_bob).await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_after_three_days() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let challenge = challenge_by(&alice, &lobby, &[("opponent", "bob")]).await;
    stage.pass(3 * DAY - Duration::from_secs(1)).await;
    assert_eq!(stage.kept(1).await.status, Status::Open);
    stage.pass(Duration::from_secs(1)).await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    let over = stage.world.message(challenge.id).unwrap();
    assert!(over.text().contains("in time") && over.buttons().is_empty(), "{}", over.text());
    // A press on the old view gets a sentence.
    let late = bob.press(&challenge, "Accept").await.unwrap();
    assert!(crate::stage::ephemeral_text(&late).contains("/challenge"), "{late:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_begins_is_as_the_challenge_says() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for (first, begins) in [("me", &alice), ("them", &bob)] {
        let options = [("opponent", "bob"), ("starts", first)];
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let board = update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
        assert!(
            board.text().contains(&format!("{} to move", begins.mention())),
            "{first}: {}",
            board.text()
        );
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn commands_are_registered_once() {
    let stage = Stage::open().await;
    let names: Vec<String> = stage
        .world
        .commands()
        .iter()
        .map(|command| command["name"].as_str().unwrap().to_owned())
        .collect();
    let known = narabe::app::commands::COMMANDS.iter().map(|command| command.name);
    let menus = ["Challenge", "Replay this record", "Show this game"];
    assert_eq!(names, known.chain(menus).collect::<Vec<_>>());
    // Discord gives a command a new version whenever it is registered.
    let before: Vec<_> =
        stage.world.commands().iter().map(|command| command["version"].clone()).collect();
    let stage = stage.restart().await;
    let after: Vec<_> =
        stage.world.commands().iter().map(|command| command["version"].clone()).collect();
    assert_eq!(before, after, "nothing changed, so nothing was registered anew");
    stage.close().await;
}

/// Names of rule sets from lists and boards can be typed, in any language.
#[tokio::test(flavor = "multi_thread")]
async fn a_rule_set_is_found_by_the_name_that_people_see() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (entry, locale) in
        GAMES.0.iter().flat_map(|entry| Locale::ALL.map(|locale| (entry, locale)))
    {
        let id = entry.info.id;
        let named = |rules: &str| {
            format!("{} · {}", words::game(locale, id), words::preset(locale, id, rules))
        };
        let names = [words::game(locale, id), named(entry.info.presets.last().unwrap().name)];
        for name in names {
            stage.clock.advance(60_000);
            let found =
                ephemeral_text(&alice.slash(&lobby, "rules", &[("game", &name)]).await.unwrap());
            assert!(
                found.contains(&format!("`{id}/")) && !found.contains("There’s no"),
                "{name}: {found}"
            );
        }
    }
    for (name, leads) in [
        ("gobang", "gomoku/freestyle"),
        ("Gomoku-Narabe", "gomoku/freestyle"),
        ("kakugo", "gomoku/freestyle"),
        ("itsutsu ishi", "gomoku/freestyle"),
        ("morphion", "gomoku/freestyle"),
        ("renju", "gomoku/renju"),
        ("連珠", "gomoku/renju"),
        ("Pente", "ninuki/pente"),
        ("keryo", "ninuki/keryo-pente"),
        ("ninuki", "ninuki/ninuki"),
        ("二抜き連珠", "ninuki/ninuki-renju"),
        ("ニヌキ連珠", "ninuki/ninuki-renju"),
        ("règles de l’école 42", "ninuki/school42"),
        ("スリリング", "roku/thrilling"),
        ("gomoku narabe size=19", "gomoku/freestyle size=19"),
    ] {
        stage.clock.advance(60_000);
        let page = ephemeral_text(&alice.slash(&lobby, "rules", &[("game", name)]).await.unwrap());
        assert!(page.contains(&format!("`{leads}`")), "{name}: {page}");
    }
    let page = alice.slash(&lobby, "rules", &[("game", "renjuu")]).await.unwrap();
    assert!(page.text().contains("Did you mean “renju”?"), "{}", page.text());
    // One letter of a short word may be another one, but not two of four.
    for (written, near) in [("foo", None), ("sola", Some("solo"))] {
        stage.clock.advance(60_000);
        let challenge = alice.slash(&lobby, "challenge", &[("game", written)]).await.unwrap();
        let said = ephemeral_text(&challenge);
        let asked = near.map(|near| format!("Did you mean “{near}”?"));
        assert_eq!(said.contains("Did you mean"), asked.is_some(), "{written}: {said}");
        assert!(said.contains(&asked.unwrap_or_default()), "{written}: {said}");
    }
    let choices = alice.complete(&lobby, "challenge", &[], ("game", "kakug")).await.unwrap();
    assert_eq!(choices.choices()[0].value, "gomoku/freestyle");
    // An opening is looked for where games are.
    let choices = alice.complete(&lobby, "challenge", &[], ("game", "swap2")).await.unwrap();
    let swap2 = &choices.choices()[0];
    assert_eq!(swap2.value, "gomoku/freestyle opening=swap2");
    assert!(swap2.name.starts_with("Gomoku"), "{swap2:?}");
    let taken = [("game", swap2.value.as_str())];
    let challenge = alice.slash(&lobby, "challenge", &taken).await.unwrap();
    assert!(challenge.message().unwrap().text().contains("Opening (swap2)"), "{challenge:?}");
    // An opening of renju is found there by its name as well, and offered with renju first.
    for typed in ["soosorv", "Soosorv-8"] {
        let choices = alice.complete(&lobby, "challenge", &[], ("game", typed)).await.unwrap();
        let values: Vec<_> = choices.choices().iter().map(|choice| &*choice.value).collect();
        let with = |preset: &str| format!("gomoku/{preset} opening=soosorv-8");
        assert_eq!(values, [with("renju"), with("freestyle")], "{typed}");
    }
    let named = alice.complete(&lobby, "challenge", &[], ("game", "first stone")).await.unwrap();
    assert_eq!(named.choices()[0].value, "gomoku/freestyle opening=centre");
    let own = alice.complete(&lobby, "challenge", &[], ("game", "opening=rif")).await.unwrap();
    assert_eq!(own.choices()[0].value, "gomoku/renju");
    stage.clock.advance(60_000);
    let named = [("game", "renju/soosorv-8")];
    let said = ephemeral_text(&alice.slash(&lobby, "challenge", &named).await.unwrap());
    assert!(said.contains("`game:gomoku/renju rules:opening=soosorv-8`"), "{said}");
    // Only rule sets for so many are offered, be they counted or named.
    for given in [("seats", "4"), ("player4", "dave")] {
        let choices = alice.complete(&lobby, "challenge", &[given], ("game", "")).await.unwrap();
        let values: Vec<_> = choices.choices().iter().map(|choice| &*choice.value).collect();
        assert_eq!(values.len(), 2, "{given:?}: {values:?}");
        for known in ["ninuki/free-for-all", "ninuki/teams"] {
            assert!(values.contains(&known), "{given:?}: {values:?}");
        }
    }
    let three = [("seats", "3")];
    let choices = alice.complete(&lobby, "challenge", &three, ("game", "")).await.unwrap();
    let values: Vec<_> = choices.choices().iter().map(|choice| &*choice.value).collect();
    assert_eq!(values, ["ninuki/free-for-all"]);
    // Nothing is typed: each game stands among the first, and soon those that most people look for.
    let choices = alice.complete(&lobby, "challenge", &[], ("game", "")).await.unwrap();
    let first: Vec<_> =
        choices.choices().iter().take(GAMES.0.len()).map(|choice| choice.value.clone()).collect();
    for entry in GAMES.0 {
        assert!(
            first.iter().any(|value| value.starts_with(&format!("{}/", entry.info.id))),
            "{first:?}"
        );
    }
    let soon: Vec<_> =
        choices.choices().iter().take(2 * GAMES.0.len()).map(|choice| &*choice.value).collect();
    assert!(soon.contains(&"gomoku/renju") && soon.contains(&"ninuki/pente"), "{soon:?}");
    for entry in GAMES.0 {
        let is_preset = |name: &&str| entry.info.presets.iter().any(|preset| preset.name == *name);
        assert!(entry.info.known.iter().all(is_preset), "{:?}", entry.info.known);
    }
    stage.close().await;
}

/// An option is accepted by the names that suggestions show, where one alone is meant, and else named with what to write.
#[tokio::test(flavor = "multi_thread")]
async fn an_option_is_found_by_the_name_that_people_see() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let says = async |game: &str, rules: &str| {
        stage.clock.advance(60_000);
        let given = [("game", game), ("rules", rules)];
        let given = if rules.is_empty() { &given[..1] } else { &given[..] };
        ephemeral_text(&alice.slash(&lobby, "rules", given).await.unwrap())
    };
    for (game, rules, leads) in [
        ("renju", "opening=Taraguchi", "gomoku/renju opening=taraguchi-10"),
        ("renju", "taraguchi10", "gomoku/renju opening=taraguchi-10"),
        ("renju", "taraguchi 10", "gomoku/renju opening=taraguchi-10"),
        ("renju", "soosorv", "gomoku/renju opening=soosorv-8"),
        ("renju", "題数打ち", "gomoku/renju opening=yamaguchi"),
        ("renju", "題数", "gomoku/renju opening=yamaguchi"),
        ("題数", "", "gomoku/renju opening=yamaguchi"),
        ("renju", "swap2", "gomoku/renju opening=swap2"),
        ("gomoku/freestyle", "long pro size=19", "gomoku/freestyle size=19 opening=long-pro"),
        ("taraguchi", "", "gomoku/renju opening=taraguchi-10"),
        ("pente teams", "", "ninuki/teams"),
    ] {
        let page = says(game, rules).await;
        assert!(page.contains(&format!("`{leads}`")), "{game} {rules}: {page}");
    }
    let begun = "Tarannikov · opening=tarannikov, Taraguchi-10 · opening=taraguchi-10.";
    let (one, with_game) = (
        format!("fit “tara”. Write one of these: {begun}"),
        format!("one of these in `rules`, with `game:gomoku/renju`: {begun}"),
    );
    for (game, rules, said) in [
        ("renju", "taraguhci", "Did you mean “opening=taraguchi-10”?"),
        ("renju", "opening=taraguhci", "Did you mean “taraguchi-10”?"),
        ("swap2", "", "`game:gomoku/freestyle rules:opening=swap2`"),
        ("taragucci", "", "Did you mean `game:gomoku/renju rules:opening=taraguchi-10`? Games: "),
        ("swapp2", "", "Did you mean `game:gomoku/freestyle rules:opening=swap2`?"),
        ("g-pentte", "", "Did you mean “g-pente”?"),
        ("renju", "tara", one.as_str()),
        ("renju", "opening=tara", begun),
        ("tara", "", with_game.as_str()),
        ("renju/tara", "", with_game.as_str()),
        ("123456789012345678", "", "There’s no game “123456789012345678”. Games: "),
        ("renju", "スワ", "swap · opening=swap, swap2 · opening=swap2"),
    ] {
        let refused = says(game, rules).await;
        assert!(refused.contains(said), "{game} {rules}: {refused}");
    }
    // What the rule set has already is suggested where it is typed, and what is called exactly so comes first.
    let renju = [("game", "renju")];
    for (given, typed, first) in [
        (&renju[..], ("rules", "rif"), "opening=rif"),
        (&renju, ("rules", "題数"), "opening=yamaguchi"),
        (&[], ("game", "連珠"), "gomoku/renju"),
    ] {
        let choices = alice.complete(&lobby, "challenge", given, typed).await.unwrap();
        assert_eq!(choices.choices()[0].value, first, "{typed:?}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_begins_with_the_games_that_wait_for_the_caller() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for starts in ["them", "me"] {
        let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", starts)];
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    }
    for (who, order) in [(&alice, ["#2", "#1"]), (&bob, ["#1", "#2"])] {
        let list = ephemeral_text(&who.slash(&lobby, "games", &[]).await.unwrap());
        let places = order.map(|number| list.find(number).unwrap());
        assert!(places[0] < places[1], "{list}");
    }
    stage.close().await;
}

/// Renju is called Renju in titles, pings, lists and ladders, and Pente Pente, never by the family's name.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_called_as_its_players_call_it() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for (game, name, family) in
        [("gomoku/renju", "Renju", "Gomoku"), ("ninuki/pente size=15", "Pente", "Ninuki")]
    {
        let (game, rules) = game.split_once(' ').unwrap_or((game, ""));
        let options = [("opponent", "bob"), ("game", game), ("rules", rules), ("starts", "me")];
        let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let board = update(&bob.press(challenge.message().unwrap(), "Accept").await.unwrap());
        stage.bot.tick().await;
        let list = alice.slash(&lobby, "games", &[]).await.unwrap();
        let called = lobby.messages().into_iter().map(|message| message.text().to_owned());
        let texts: Vec<String> = called.chain([list.text().to_owned()]).collect();
        assert!(board.text().starts_with(&format!("**{name}**")), "{}", board.text());
        assert!(texts.iter().all(|text| !text.contains(family)), "{texts:#?}");
    }
    stage.close().await;
}

/// Someone who has accepted waits for a game that will not be, and a message that is edited calls no one.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_accepted_hears_that_a_challenge_is_over() {
    for (key, label, says) in
        [("carol", "Decline", "declined by"), ("alice", "Withdraw", "withdrawn")]
    {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let options = [("opponent", "bob"), ("player3", "carol"), ("game", "free-for-all")];
        let challenge = challenge_by(&alice, &stage.channel("lobby"), &options).await;
        let accepted = update(&bob.press(&challenge, "Accept").await.unwrap());
        update(&stage.person(key).press(&accepted, label).await.unwrap());
        stage.bot.tick().await;
        let told = |person: &narabe::playground::Person| {
            let pings = stage.world.pings(person).into_iter();
            let messages = pings.filter_map(|ping| stage.world.message(ping.message));
            messages
                .filter(|message| message.id != challenge.id && message.text().contains(says))
                .count()
        };
        assert_eq!(told(&bob), 1, "{label}");
        assert_eq!(told(&alice), usize::from(label == "Decline"), "{label}");
        assert_eq!(told(&stage.person("carol")), 0, "{label}");
        stage.close().await;
    }
}

/// Of several people who are invited, the one who declines is named, and the others are no longer asked.
#[tokio::test(flavor = "multi_thread")]
async fn who_declines_of_several_is_named() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"].map(|key| stage.person(key));
    let [alice, _, carol] = &people;
    let options = [("opponent", "bob"), ("player3", "carol"), ("game", "free-for-all")];
    let challenge = challenge_by(alice, &stage.channel("lobby"), &options).await;
    let over = update(&carol.press(&challenge, "Decline").await.unwrap());
    assert!(over.text().contains(&format!("declined by {}.", carol.mention())), "{}", over.text());
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    let members: Vec<u64> = kept.members.iter().map(|member| member.person).collect();
    assert_eq!((kept.status, members), (Status::Aborted, vec![alice.id(), carol.id()]));
    stage.close().await;
}
