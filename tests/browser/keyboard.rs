//! The keyboard alone, on a screen of 360 pixels: the set-up panel, a challenge by its form, a move, a setting; and the
//! pictures of what is chosen.

use super::{Person, driver, free_port};
use fantoccini::key::Key;
use narabe::app::Context;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::machine::{Machines, Settings};
use narabe::playground::{Config, Playground};
use narabe::store::Store;
use narabe::store::sqlite::Options;
use serde_json::json;
use std::path::Path;
use std::sync::Arc;

/// Most presses of Tab to a control.
const STEPS: usize = 60;

/// True while an option of an open menu has the focus.
const OPTION: &str = "document.activeElement.getAttribute('role') === 'option'";

/// The words on whatever has the focus.
const FOCUSED: &str = "document.activeElement.textContent.replace(/\\s+/g, ' ').trim()";

impl Person {
    /// Presses a key where the focus is.
    async fn hit(&self, key: Key) {
        self.keys(&char::from(key).to_string()).await;
    }

    /// Presses Tab, or Shift and Tab, until a condition about the focus holds.
    async fn tab_until(&self, back: bool, condition: &str) {
        let tab = char::from(Key::Tab).to_string();
        let back_tab = format!("{}{tab}", char::from(Key::Shift));
        let mut passed = Vec::new();
        for _ in 0..STEPS {
            self.keys(if back { &back_tab } else { &tab }).await;
            if self.ask(&format!("Boolean({condition})")).await == json!(true) {
                return;
            }
            passed.push(self.ask(FOCUSED).await);
        }
        panic!("{} never comes to {condition} by Tab, but to {passed:?}", self.name);
    }

    /// Goes back from the line to write in to a control of the messages whose words begin so, and presses Enter there.
    async fn enter(&self, label: &str) {
        let label = json!(label);
        self.until(&format!(
            "[...log.querySelectorAll('button')].some(one => one.textContent.trim().startsWith({label}))"
        ))
        .await;
        self.to_line().await;
        self.tab_until(true, &format!("{FOCUSED}.startsWith({label})")).await;
        self.hit(Key::Enter).await;
    }

    /// Goes to the line to write in.
    async fn to_line(&self) {
        if self.ask("document.activeElement === say").await == json!(true) {
            return;
        }
        self.tab_until(false, "document.activeElement === say").await;
    }

    /// Types a command and sends it.
    async fn command(&self, line: &str) {
        self.to_line().await;
        self.keys(line).await;
        self.hit(Key::Enter).await;
    }

    /// Fails if something is wider than the screen.
    async fn fits(&self) {
        assert_eq!(self.ask("innerWidth").await, json!(360));
        let wide = "[...document.querySelectorAll('#log *')].filter(one => one.offsetParent && \
                    one.getBoundingClientRect().right > innerWidth + 1 && !one.closest('pre')).map(one => one.outerHTML.slice(0, 200))";
        assert_eq!(self.ask(wide).await, json!([]), "{} sees it cut off", self.name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_done_by_keyboard_on_a_phone() {
    let folder = tempfile::tempdir().unwrap();
    let (playground, bot) = server_to_set_up(folder.path()).await;
    let (port, driver_port) = (playground.address().port(), free_port());
    let _driver = driver(driver_port);
    let alice = Person::open_on_phone(driver_port, port, "alice").await;
    let bob = Person::open_on_phone(driver_port, port, "bob").await;
    for person in [&alice, &bob] {
        person.wait_for("//div[@class='first-step']").await;
    }
    // The first Tab leads to the link to the line, from wherever one is.
    alice.ask("document.activeElement.blur()").await;
    alice.to_line().await;

    the_side_menu_closes_behind_the_focus(&alice).await;
    the_server_is_set_up(&alice).await;
    a_game_is_begun_and_played(&alice, &bob).await;
    a_setting_is_toggled(&alice).await;
    choices_have_pictures(&alice).await;
    a_lesson_is_done_by_ear(&alice).await;
    for person in [alice, bob] {
        person.fits().await;
        person.page.close().await.unwrap();
    }
    bot.drain().await;
}

/// A playground whose bot shows the set-up panel, as on Discord; that of the command does not.
async fn server_to_set_up(folder: &Path) -> (Playground, Bot) {
    let playground = Playground::start(Config::default()).await.unwrap();
    let store = Store::open(folder.join("narabe.db"), Options::default()).unwrap();
    let app = Context::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::new());
    let app = app.with_machines(Machines::new(Settings::default())).with_introductions();
    let api = format!("http://{}", playground.address());
    let connection =
        Connection { emojis: true, ..Connection::new(Config::default().token, Some(api)) };
    let bot = Bot::start(Arc::new(app), connection).await.unwrap();
    playground.world().bot_is_ready().await.unwrap();
    (playground, bot)
}

/// Tab leads from the side menu to its button, and from there to the page, which the menu no longer covers then.
async fn the_side_menu_closes_behind_the_focus(alice: &Person) {
    let open = "document.body.classList.contains('side-open')";
    alice.tab_until(true, "document.activeElement === menu").await;
    alice.hit(Key::Enter).await;
    alice.until("side.contains(document.activeElement)").await;
    alice.tab_until(false, "document.activeElement === menu").await;
    assert_eq!(alice.ask(open).await, json!(true), "its button is no part of the page");
    alice.hit(Key::Tab).await;
    alice.until(&format!("document.activeElement.closest('main') && !{open}")).await;
}

/// The panel that follows the first command of who manages the server: a menu, a button, the step to all settings.
async fn the_server_is_set_up(alice: &Person) {
    alice.command("/games ").await;
    alice.enter("Language: same as Discord").await;
    alice.until(OPTION).await;
    while alice.ask(FOCUSED).await != json!("Language: English") {
        alice.hit(Key::Down).await;
    }
    alice.hit(Key::Enter).await;
    alice.until("!document.querySelector(':popover-open')").await;
    alice
        .until("[...log.querySelectorAll('.select')].some(one => one.textContent.includes('Language: English'))")
        .await;
    let held = "document.activeElement.matches('.select') && document.activeElement.textContent.includes('Language')";
    alice.until(held).await;
    // Arrows open it too, and Alt with them goes to no other channel.
    for modifier in [Some(Key::Alt), None] {
        let keys = modifier.into_iter().chain([Key::Down]).map(char::from);
        alice.keys(&keys.collect::<String>()).await;
        alice.until(OPTION).await;
        alice.hit(Key::Escape).await;
        alice.until(held).await;
    }
    a_channel_is_set_and_taken_back(alice).await;
    alice.enter("Test again").await;
    alice.until("log.textContent.includes('Attach Files: allowed')").await;
}

/// The menu of a channel shows while closed which one is set, is called by the line above it, and is cleared by choosing the
/// same one again.
async fn a_channel_is_set_and_taken_back(alice: &Person) {
    let shown = |begin: &str| {
        format!(
            "document.activeElement.matches('.select') && document.activeElement.textContent.startsWith('{begin}')"
        )
    };
    let named = "document.activeElement.getAttribute('aria-labelledby').split(' ').map(id => document.getElementById(id).textContent)";
    alice.enter("None").await;
    alice.until(OPTION).await;
    alice.hit(Key::Enter).await;
    alice.until(&shown("#")).await;
    let names = alice.ask(named).await;
    assert!(names[0].as_str().unwrap().contains("puzzle of the day"), "{names}");
    assert!(names[1].as_str().unwrap().starts_with('#'), "{names}");
    alice.hit(Key::Enter).await;
    alice.until(&format!("{OPTION} && document.activeElement.ariaSelected === 'true'")).await;
    alice.hit(Key::Enter).await;
    alice.until(&shown("None")).await;
}

/// A challenge by the form, accepted by a button, and the first move by the form behind the board's button.
async fn a_game_is_begun_and_played(alice: &Person, bob: &Person) {
    alice.command("/challenge ").await;
    alice.until("document.querySelector('dialog[open]')").await;
    let opponent = "document.activeElement.labels?.[0]?.textContent.includes('Opponent')";
    if alice.ask(&format!("Boolean({opponent})")).await != json!(true) {
        alice.tab_until(false, opponent).await;
    }
    alice.keys("Bob").await;
    alice.until("document.activeElement.selectedOptions[0].textContent === 'Bob'").await;
    alice.tab_until(false, &format!("{FOCUSED} === 'Submit'")).await;
    alice.hit(Key::Enter).await;
    bob.enter("Accept").await;
    alice.until("/@(Alice|Bob) to move/.test(log.textContent)").await;
    let begins = alice.ask("log.textContent.includes('@Alice to move')").await == json!(true);
    let first = if begins { alice } else { bob };
    first.enter("Move").await;
    first.until("document.activeElement.matches('dialog input')").await;
    first.keys("h8").await;
    first.hit(Key::Enter).await;
    first.wait_for("//img[contains(@alt, 'Last move: h8')]").await;
    first.until("!document.querySelector('dialog') && document.activeElement.matches('#log, #log button, #say')").await;
}

/// A button of the settings says what is set, and keeps the focus.
async fn a_setting_is_toggled(alice: &Person) {
    alice.command("/settings show ").await;
    alice.enter("Rated games: on").await;
    alice.until(&format!("{FOCUSED} === 'Rated games: off'")).await;
    alice.hit(Key::Enter).await;
    alice.until(&format!("{FOCUSED} === 'Rated games: on'")).await;
}

/// The circles of a row of Gomoku Roku have pictures of how far their stone is from the end of the track.
async fn choices_have_pictures(alice: &Person) {
    alice.command("/challenge game:roku/standard level:1 starts:me").await;
    alice.until("[...log.querySelectorAll('article')].at(-1).textContent.includes('#2')").await;
    alice.enter("Move").await;
    alice.enter("Which row?").await;
    alice.until(OPTION).await;
    alice.hit(Key::Enter).await;
    alice.until("!log.textContent.includes('Which row?')").await;
    let pictures = "[...document.querySelectorAll('#log img.emoji, :popover-open img.emoji')]";
    if alice.ask(&format!("{pictures}.length")).await == json!(0) {
        // More circles than buttons in a row stand in a menu, which has the focus that its menu before had.
        alice.hit(Key::Enter).await;
    }
    alice.until(&format!("{pictures}.length > 0")).await;
    alice.until(&format!("{pictures}.every(one => one.complete && one.naturalWidth > 0)")).await;
}

/// The first lesson: its picture is heard, and its answer typed.
async fn a_lesson_is_done_by_ear(alice: &Person) {
    // The menu of circles is open.
    alice.hit(Key::Escape).await;
    alice.command("/rules game:gomoku/freestyle").await;
    // The first Enter may have chosen what was suggested meanwhile.
    alice.hit(Key::Enter).await;
    alice.enter("Lessons").await;
    alice.wait_for("//img[contains(@alt, 'Row 8: White e; Black f g h i.')]").await;
    alice.enter("Answer").await;
    alice.until("document.activeElement.matches('dialog input')").await;
    alice.keys("j8").await;
    alice.hit(Key::Enter).await;
    alice.until("log.textContent.includes('j8 is right')").await;
    alice.enter("Next lesson").await;
    alice.until("log.textContent.includes('lesson 2 of 10')").await;
}
