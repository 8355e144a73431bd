//! Preferences: the panel, and that it is heeded.

use crate::stage::{DAWN, Stage, ephemeral_text, update};
use narabe::app::outbox::quiet_hours::disturb_at;
use narabe::game::Lettering;
use narabe::playground::Answered;
use narabe::playground::message::Message;
use narabe::store::Preferences;
use narabe::store::preferences::{Numbers, Quiet, Reminders};

/// The panel after its button whose label begins like this was pressed.
async fn press(stage: &Stage, panel: &Message, begins: &str) -> Answered {
    let label = panel
        .buttons()
        .into_iter()
        .map(|button| button.label)
        .find(|label| label.starts_with(begins));
    stage
        .person("alice")
        .press(panel, &label.unwrap_or_else(|| panic!("no {begins}")))
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_can_be_set_and_outlives_a_restart() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    for (menu, chosen) in [("theme", "slate"), ("reminders", "direct"), ("language", "fr")] {
        alice.select(&panel, &format!("v1:panel:preferences:{menu}"), &[chosen]).await.unwrap();
    }
    let panel = stage.world.message(panel.id).unwrap();
    assert!(panel.text().contains("Heures calmes"), "{}", panel.text());
    alice.select(&panel, "v1:panel:preferences:language", &["en-US"]).await.unwrap();
    for button in [
        "Move numbers",
        "Show forbidden",
        "Confirm each",
        "Board as text",
        "Board rotated",
        "Zoom to",
        "Auto-vacation",
        "Turns by direct",
        "Guesses about",
        "Puzzles from",
        "My seats in",
    ] {
        let panel = stage.world.message(panel.id).unwrap();
        press(&stage, &panel, button).await;
    }
    let panel = stage.world.message(panel.id).unwrap();
    let form = press(&stage, &panel, "Quiet").await.modal().unwrap().clone();
    alice.submit(&form, &[("text", "23時ー7:30")]).await.unwrap();
    let form = press(&stage, &panel, "Time zone").await.modal().unwrap().clone();
    alice.submit(&form, &[("text", "tokyo")]).await.unwrap();
    let panel = stage.world.message(panel.id).unwrap();
    alice.select(&panel, "v1:panel:preferences:deck", &["suits"]).await.unwrap();
    alice.select(&panel, "v1:panel:preferences:lettering", &["without-i"]).await.unwrap();
    let stage = stage.restart().await;
    let kept = stage.app.store().preferences(alice.id()).await.unwrap();
    let expected = Preferences {
        locale: Some("en-US".into()),
        theme: Some("slate".into()),
        deck: Some("suits".into()),
        lettering: Some(Lettering::WithoutI),
        numbers: Numbers::Last,
        forbidden: false,
        confirm: true,
        reminders: Reminders::Direct,
        quiet: Some(Quiet { from: 1380, until: 450 }),
        zone: "Asia/Tokyo".into(),
        auto_vacation: true,
        turned: 1,
        text_board: true,
        zoom: true,
        direct_turns: true,
        guessable: false,
        puzzles: false,
        across: true,
        ..Preferences::default()
    };
    assert_eq!(kept, expected);
    let panel = stage.world.message(panel.id).unwrap();
    assert!(
        panel.text().contains("23:00–07:30") && panel.text().contains("Asia/Tokyo"),
        "{}",
        panel.text()
    );
    stage.prefer(&alice, |wishes| wishes.lessons = 0b101).await;
    press(&stage, &panel, "Reset to defaults").await;
    let kept = stage.app.store().preferences(alice.id()).await.unwrap();
    let expected = Preferences { lessons: 0b101, ..Preferences::default() };
    assert_eq!(kept, expected, "what is solved stays solved");
    stage.close().await;
}

/// A language that is no longer preferred goes from the panel as well, however it was given up.
#[tokio::test(flavor = "multi_thread")]
async fn the_panel_speaks_the_language_that_holds() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    let menu = "v1:panel:preferences:language";
    for given_up in ["by the reset", "by the choice of Discord’s"] {
        let french = update(&alice.select(&panel, menu, &["fr"]).await.unwrap());
        assert!(french.text().contains("Heures calmes"), "{given_up}: {}", french.text());
        let after = match given_up {
            "by the reset" => press(&stage, &french, "Réglages par défaut").await,
            _ => alice.select(&french, menu, &["discord"]).await.unwrap(),
        };
        let after = update(&after);
        assert!(after.text().contains("Quiet hours"), "{given_up}: {}", after.text());
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_says_what_would_work() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    for (button, written, hint) in [
        ("Quiet", "25-7", "23:00-7:30"),
        ("Quiet", "7-7", "off"),
        ("Time zone", "Tokio", "Asia/Tokyo"),
    ] {
        let form = press(&stage, &panel, button).await.modal().unwrap().clone();
        let say = ephemeral_text(&alice.submit(&form, &[("text", written)]).await.unwrap());
        assert!(say.contains(written) && say.contains(hint), "{say}");
    }
    assert_eq!(stage.app.store().preferences(alice.id()).await.unwrap(), Preferences::default());
    stage.close().await;
}

/// A city is suggested only where a slip of the hand is likely.
#[tokio::test(flavor = "multi_thread")]
async fn a_time_zone_is_suggested_only_where_it_is_near() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    for (written, near) in [
        ("India", None),
        ("東京", None),
        ("Beijing", None),
        ("Mumbai", None),
        ("JST", None),
        ("Tokio, Japan", Some("Asia/Tokyo")),
        ("Europe/Pariss", Some("Europe/Paris")),
    ] {
        let form = press(&stage, &panel, "Time zone").await.modal().unwrap().clone();
        let said = ephemeral_text(&alice.submit(&form, &[("text", written)]).await.unwrap());
        assert!(said.contains("no time zone") && said.contains(written), "{said}");
        let asked = near.map(|near| format!("Did you mean {near}?"));
        assert_eq!(asked.is_some(), said.contains("Did you mean"), "{said}");
        assert!(asked.is_none_or(|asked| said.contains(&asked)), "{said}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_are_read_as_people_write_them() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    let hours = |from: u16, until: u16| Some(Quiet { from: from * 60, until: until * 60 });
    for (written, read) in [
        ("22:00 to 06:00", hours(22, 6)),
        ("オフ", None),
        ("24:00-6:00", hours(0, 6)),
        ("Aus", None),
        ("11pm-7am", hours(23, 7)),
        ("12 AM – 12 PM", hours(0, 12)),
        ("22h à 6h", hours(22, 6)),
        ("—", None),
        ("22時から6時まで", hours(22, 6)),
    ] {
        let panel = stage.world.message(panel.id).unwrap();
        let form = press(&stage, &panel, "Quiet").await.modal().unwrap().clone();
        alice.submit(&form, &[("text", written)]).await.unwrap();
        let kept = stage.app.store().preferences(alice.id()).await.unwrap().quiet;
        assert_eq!(kept, read, "{written}");
    }
    let panel = stage.world.message(panel.id).unwrap();
    for written in ["13pm-7am", "24:30-6", "22 to", "0am-7am"] {
        let form = press(&stage, &panel, "Quiet").await.modal().unwrap().clone();
        let said = ephemeral_text(&alice.submit(&form, &[("text", written)]).await.unwrap());
        assert!(said.contains("time range"), "{written}: {said}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_asked_back_where_that_is_preferred() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.prefer(&alice, |wishes| wishes.confirm = true).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let asked = [
        alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap(),
        stage.type_move(&alice, &board, "H8").await,
    ];
    for asked in &asked {
        let question = asked.ephemeral().expect("only Alice is asked");
        assert!(question.attachments[0].description.as_ref().unwrap().contains("Last move: h8"));
    }
    assert_eq!(stage.kept(1).await.log.len(), 0, "asking is not moving");
    alice.press(asked[1].ephemeral().unwrap(), "Yes: h8").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    let say = ephemeral_text(&alice.press(asked[0].ephemeral().unwrap(), "Yes: h8").await.unwrap());
    assert!(say.contains("not your turn"), "{say}");
    // Bob wants none of it, and what cannot be played is refused before anyone is asked.
    let board = stage.world.message(board.id).unwrap();
    stage.type_move(&stage.person("bob"), &board, "h9").await;
    let say = ephemeral_text(&alice.slash(&lobby, "move", &[("where", "h9")]).await.unwrap());
    assert!(say.contains("already taken"), "{say}");
    stage.close().await;
}

/// Hours from UTC have the sign that people give them, which is not that of the database of zones.
#[tokio::test(flavor = "multi_thread")]
async fn a_time_zone_is_a_number_of_hours_from_utc() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let panel = alice.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    let noon = jiff::Timestamp::from_millisecond(DAWN).unwrap();
    for (typed, shown, hour) in [
        ("GMT+9", "UTC+9", 21),
        ("ＵＴＣ＋９", "UTC+9", 21),
        ("utc -3", "UTC-3", 9),
        ("+05:00", "UTC+5", 17),
        ("GMT-0", "UTC", 12),
        ("Etc/GMT+2", "UTC-2", 10),
        ("UTC+5:30", "Asia/Kolkata", 17),
        ("GMT+09:30", "Australia/Darwin", 21),
        ("+5:45", "Asia/Kathmandu", 17),
        ("+0900", "UTC+9", 21),
        ("UTC+0530", "Asia/Kolkata", 17),
        ("Paris, France", "Europe/Paris", 13),
    ] {
        let panel = stage.world.message(panel.id).unwrap();
        let form = press(&stage, &panel, "Time zone").await.modal().unwrap().clone();
        alice.submit(&form, &[("text", typed)]).await.unwrap();
        let panel = stage.world.message(panel.id).unwrap();
        assert!(panel.text().contains(&format!("Time zone: {shown}")), "{}", panel.text());
        let zone = stage.app.store().preferences(alice.id()).await.unwrap().zone;
        assert_eq!(noon.in_tz(&zone).unwrap().hour(), hour, "{typed}: {zone}");
    }
    let panel = stage.world.message(panel.id).unwrap();
    for typed in ["GMT+5:20", "UTC+15", "-3:30"] {
        let form = press(&stage, &panel, "Time zone").await.modal().unwrap().clone();
        let said = ephemeral_text(&alice.submit(&form, &[("text", typed)]).await.unwrap());
        assert!(said.contains("no time zone") && !said.contains("Etc/"), "{said}");
        // The clocks of Newfoundland change, so that the hours alone would be wrong for a part of the year.
        assert_eq!(said.contains("America/St_Johns"), typed == "-3:30", "{said}");
    }
    stage.close().await;
}

/// Quiet hours are by the clock on the person's own wall, over midnight and over a clock change.
#[test]
fn quiet_hours_end_by_the_persons_own_clock() {
    let at = |text: &str| text.parse::<jiff::Timestamp>().unwrap().as_millisecond();
    let wishes = |zone: &str| Preferences {
        quiet: Some(Quiet { from: 22 * 60, until: 7 * 60 }),
        zone: zone.into(),
        ..Preferences::default()
    };
    for (zone, now, then) in [
        ("UTC", "2026-01-01T12:00:00Z", "2026-01-01T12:00:00Z"),
        ("UTC", "2026-01-01T21:59:59.999Z", "2026-01-01T21:59:59.999Z"),
        ("UTC", "2026-01-01T22:00:00Z", "2026-01-02T07:00:00Z"),
        ("UTC", "2026-01-02T06:59:59Z", "2026-01-02T07:00:00Z"),
        ("Asia/Tokyo", "2026-01-01T14:00:00Z", "2026-01-01T22:00:00Z"),
        ("Asia/Kolkata", "2026-01-01T17:00:00Z", "2026-01-02T01:30:00Z"),
        // Summer time begins in Paris on 29 March 2026: that night is an hour shorter.
        ("Europe/Paris", "2026-03-27T23:00:00Z", "2026-03-28T06:00:00Z"),
        ("Europe/Paris", "2026-03-28T23:00:00Z", "2026-03-29T05:00:00Z"),
        ("No/Such", "2026-01-01T23:00:00Z", "2026-01-02T07:00:00Z"),
    ] {
        assert_eq!(disturb_at(&wishes(zone), at(now)), at(then), "{zone} {now}");
    }
    assert_eq!(
        disturb_at(&Preferences::default(), at("2026-01-01T23:00:00Z")),
        at("2026-01-01T23:00:00Z")
    );
}
