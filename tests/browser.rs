//! The browser test: four people in four real browsers play two games at once in the playground, which is killed in the
//! middle, and look at the pictures' pixels at the end. Two more find their way about the page, two by keyboard alone; and
//! axe looks for what shuts people out.
//!
//! It wants `chromium` and `chromedriver`, and stays outside `cargo test` behind the feature `browser-test`.

// Unexpected results are to fail the test.
#![allow(clippy::unwrap_used)]

#[path = "browser/axe.rs"]
mod axe;
#[path = "browser/keyboard.rs"]
mod keyboard;

use fantoccini::key::Key;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Longest time that a page may take to show an expected element.
const PATIENCE: Duration = Duration::from_secs(20);
/// Longest wait for a browser to start: three do at once, maybe from a disk that is cold.
const STARTS_WITHIN: Duration = Duration::from_secs(90);

/// A child process that does not outlive the test.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// The playground in a folder of its own; ready once it has printed its address.
fn playground(folder: &Path, port: u16) -> Process {
    let mut child = Command::new(env!("CARGO_BIN_EXE_narabe-as-tested"))
        .args(["playground", "--listen", &format!("127.0.0.1:{port}")])
        .current_dir(folder)
        .env_remove("DISCORD_TOKEN")
        .env_remove("NARABE_DATABASE")
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains(&format!("http://127.0.0.1:{port}/?as=alice")), "{line:?}");
    Process(child)
}

fn driver(port: u16) -> Process {
    let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
    let started = Command::new(program)
        .arg(format!("--port={port}"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    Process(
        started
            .expect("chromedriver is installed (Debian: apt-get install chromium chromium-driver)"),
    )
}

/// One person's browser.
struct Person {
    page: Client,
    name: &'static str,
}

impl Person {
    /// Opens the page in a window so wide.
    async fn open(driver: u16, playground: u16, name: &'static str, width: u32) -> Self {
        let person = Self::open_with(driver, name, json!({})).await;
        person.page.set_window_size(width, 860).await.unwrap();
        person.go(playground).await;
        person
    }

    /// Opens the page on a screen that is narrower than the browser's windows get.
    async fn open_on_phone(driver: u16, playground: u16, name: &'static str) -> Self {
        let screen = json!({ "width": 360, "height": 740, "pixelRatio": 2, "touch": false });
        let phone = json!({ "mobileEmulation": { "deviceMetrics": screen } });
        let person = Self::open_with(driver, name, phone).await;
        person.go(playground).await;
        person
    }

    async fn go(&self, playground: u16) {
        let name = self.name;
        self.page.goto(&format!("http://127.0.0.1:{playground}/?as={name}")).await.unwrap();
    }

    /// Starts a browser with these options beside the usual ones.
    async fn open_with(driver: u16, name: &'static str, mut options: Value) -> Self {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
        ];
        options["args"] = json!(arguments);
        let Value::Object(wanted) = json!({ "goog:chromeOptions": options }) else {
            unreachable!()
        };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        builder.capabilities(wanted);
        let address = format!("http://127.0.0.1:{driver}");
        // The driver needs a moment to listen.
        let connected = async {
            loop {
                match builder.connect(&address).await {
                    Ok(page) => return page,
                    Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
                }
            }
        };
        let page =
            tokio::time::timeout(STARTS_WITHIN, connected).await.expect("the browser starts");
        Self { page, name }
    }

    /// Types into whatever has the focus; it may be drawn anew between the question and the keys.
    async fn keys(&self, text: &str) {
        let typed = async || self.page.active_element().await?.send_keys(text).await;
        while let Err(error) = typed().await {
            assert!(error.is_stale_element_reference(), "{}: {text}: {error}", self.name);
        }
    }

    async fn wait_for(&self, xpath: &str) -> fantoccini::elements::Element {
        let found = self.page.wait().at_most(PATIENCE).for_element(Locator::XPath(xpath)).await;
        match found {
            Ok(element) => element,
            Err(error) => {
                panic!("{} does not see {xpath}: {error}\n{}", self.name, self.text().await)
            }
        }
    }

    /// The name that the chat shows.
    fn shown_name(&self) -> String {
        let (first, rest) = self.name.split_at(1);
        first.to_uppercase() + rest
    }

    async fn text(&self) -> String {
        self.page.find(Locator::Css("#log")).await.unwrap().text().await.unwrap()
    }

    /// Challenges a person with the keyboard alone, as people do who know the command.
    async fn challenge(&self, opponent: &str) {
        self.wait_for("//textarea[@id='say']").await.click().await.unwrap();
        self.keys("/challenge ").await;
        self.choose("opponent", opponent).await;
        self.choose("starts", "I go first").await;
        self.keys(&char::from(Key::Enter).to_string()).await;
    }

    /// Picks an option of the command and its value from the suggestions.
    async fn choose(&self, option: &str, value: &str) {
        self.keys(option).await;
        self.wait_for(&format!("//*[@role='option'][contains(., '{option}')]"))
            .await
            .click()
            .await
            .unwrap();
        self.wait_for(&format!("//input[@id='option-{option}']")).await;
        self.keys(value).await;
        self.wait_for(&format!("//*[@role='option'][contains(., '{value}')]"))
            .await
            .click()
            .await
            .unwrap();
    }

    /// The result of a script in the page.
    async fn ask(&self, script: &str) -> Value {
        self.page.execute(&format!("return {script}"), Vec::new()).await.unwrap()
    }

    /// Waits until a condition of the page holds.
    async fn until(&self, condition: &str) {
        let holds = async {
            while self.ask(&format!("Boolean({condition})")).await != json!(true) {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        let held = tokio::time::timeout(PATIENCE, holds).await;
        assert!(held.is_ok(), "{}: never {condition}\n{}", self.name, self.text().await);
    }

    /// Begins to write in the empty line.
    async fn write(&self, text: &str) {
        self.click("//textarea[@id='say']").await;
        self.keys(text).await;
    }

    /// The fields of the command that is being written: name and text.
    async fn fields(&self) -> Value {
        let chips = "[...document.querySelectorAll('.chip:not(.command)')]";
        self.ask(&format!("{chips}.map(c => [c.textContent, c.querySelector('input').value])"))
            .await
    }

    /// Presses a button under the last message of the game that has one.
    async fn press(&self, game: u8, label: &str) {
        let button = format!(
            "(//article[contains(., '#{game}')]//button[normalize-space()='{label}'])[last()]"
        );
        self.click(&button).await;
    }

    /// Clicks as soon as it can be clicked: a message is drawn anew whenever it changes.
    async fn click(&self, xpath: &str) {
        let clicked = async {
            while let Err(error) = self.wait_for(xpath).await.click().await {
                eprintln!("{}: {xpath}: {error}", self.name);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        };
        if tokio::time::timeout(PATIENCE, clicked).await.is_err() {
            let picture = std::env::temp_dir().join(format!("narabe-{}.png", self.name));
            std::fs::write(&picture, self.page.screenshot().await.unwrap()).unwrap();
            panic!("{} cannot click {xpath}; see {}", self.name, picture.display());
        }
    }

    /// Makes a move by the form behind the board's button, once it is this person's turn.
    async fn play(&self, game: u8, point: &str) {
        let mine = format!(
            "//article[contains(., '#{game}') and contains(., '@{} to move')]",
            self.shown_name()
        );
        self.wait_for(&mine).await;
        self.press(game, "Move").await;
        let line = self.wait_for("//dialog//input").await;
        line.send_keys(&format!("{point}{}", char::from(Key::Enter))).await.unwrap();
        self.wait_for(&format!("//img[contains(@alt, 'Last move: {point}')]")).await;
        // The board may be there before the form has its answer.
        self.wait_for("//body[not(.//dialog)]").await;
        // A keyboard player goes on from the board, or types a command where it has no button left.
        let script = "return document.activeElement.matches('#log, #log button, #say')";
        let held = self.page.execute(script, Vec::new()).await.unwrap();
        assert_eq!(held, json!(true), "{}'s focus is lost after {point}", self.name);
    }

    /// The colour of the last board's picture at a point, each of red, green and blue from 0 to 255.
    async fn colour_at(&self, game: u8, column: u8, row: u8) -> [i64; 3] {
        let script = r"
            const [game, column, row, done] = arguments;
            const boards = [...document.querySelectorAll('article')].filter(a => a.textContent.includes('#' + game));
            const picture = boards.map(a => a.querySelector('img')).filter(Boolean).at(-1);
            const look = async () => {
                await picture.decode();
                const canvas = document.createElement('canvas');
                [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
                const context = canvas.getContext('2d');
                context.drawImage(picture, 0, 0);
                // The board of 15 lines is 800 pixels wide; its lines are 48 apart, the first at 64. A little below the
                // middle of the stone, where neither mark nor stroke lies.
                const scale = picture.naturalWidth / 800;
                const x = (64 + 48 * column) * scale, y = (64 + 48 * (14 - row) + 12) * scale;
                return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
            };
            look().then(done, error => done(String(error)));";
        let answer = self
            .page
            .execute_async(script, vec![json!(game), json!(column), json!(row)])
            .await
            .unwrap();
        serde_json::from_value(answer.clone()).unwrap_or_else(|_| panic!("{answer}"))
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_two_games_at_once_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (port, driver_port) = (free_port(), free_port());
    let mut server = playground(folder.path(), port);
    let _driver = driver(driver_port);
    // Two of them on a phone.
    let alice = Person::open(driver_port, port, "alice", 1280).await;
    let bob = Person::open(driver_port, port, "bob", 400).await;
    let carol = Person::open(driver_port, port, "carol", 400).await;
    let dave = Person::open(driver_port, port, "dave", 1280).await;

    alice.challenge("Bob").await;
    bob.press(1, "Accept").await;
    carol.challenge("Dave").await;
    dave.press(2, "Accept").await;
    let black = ["h8", "i8", "j8", "k8", "l8"];
    let white = ["h9", "i9", "j9", "k9"];
    for turn in 0..9 {
        if turn == 4 {
            drop(server);
            server = playground(folder.path(), port);
        }
        let point = if turn % 2 == 0 { black[turn / 2] } else { white[turn / 2] };
        let (one, other) = if turn % 2 == 0 { (&alice, &carol) } else { (&bob, &dave) };
        tokio::join!(one.play(1, point), other.play(2, point));
    }
    for (person, game, winner) in [(&bob, 1, "Alice"), (&dave, 2, "Carol")] {
        person
            .wait_for(&format!(
                "//article[contains(., '#{game}') and contains(., '{winner} wins')]"
            ))
            .await;
        let black = person.colour_at(game, 7, 7).await;
        let white = person.colour_at(game, 7, 8).await;
        let wood = person.colour_at(game, 1, 1).await;
        assert!(black.iter().all(|part| *part < 90), "a black stone on h8: {black:?}");
        assert!(white.iter().all(|part| *part > 170), "a white stone on h9: {white:?}");
        assert!(wood[0] > wood[2] + 40, "wood: {wood:?}");
    }
    drop(server);
    for person in [alice, bob, carol, dave] {
        person.page.close().await.unwrap();
    }
}

/// The first minutes of someone who is new: a first step, options as the README writes them, and what comes while one looks
/// elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_finds_their_way() {
    let folder = tempfile::tempdir().unwrap();
    let (port, driver_port) = (free_port(), free_port());
    let _server = playground(folder.path(), port);
    let _driver = driver(driver_port);
    let alice = Person::open(driver_port, port, "alice", 1280).await;
    let bob = Person::open(driver_port, port, "bob", 360).await;

    // One can write at once where no keyboard comes onto the screen by that.
    alice.until("document.activeElement === say").await;
    // The first step stands on the first screen.
    alice.wait_for("//div[@class='first-step']//button[.='Play Narabe']").await;
    alice.click("//div[@class='first-step']//button[.='Challenge Bob']").await;
    alice.click("//dialog//button[.='Submit']").await;
    bob.press(1, "Accept").await;
    alice.wait_for("//article[contains(., '#1')]//button[.='Move']").await;
    let black = "getComputedStyle(document.querySelector('.stone.black')).backgroundColor";
    assert_eq!(alice.ask(black).await, json!("rgb(8, 9, 11)"), "whatever the fonts have");

    old_boards_take_little_room(&alice, &bob).await;
    what_is_typed_is_not_lost(&alice).await;
    command_lines_are_read_as_written(&alice).await;
    what_comes_is_seen(&alice, &bob).await;
    a_file_that_is_too_large_can_be_changed(&alice).await;
    threads_at_once_are_all_shown(&alice).await;
    a_time_beyond_all_calendars_is_a_text(&alice).await;

    let french = format!("http://127.0.0.1:{port}/?as=alice&lang=fr");
    alice.page.goto(&french).await.unwrap();
    // The page learns its language from the server after it has loaded.
    alice.until("document.documentElement.lang === 'fr'").await;
    for person in [alice, bob] {
        person.page.close().await.unwrap();
    }
}

/// Boards that newer ones have replaced are shown one of several in a row; on a phone all buttons of the last board stand
/// beside each other.
async fn old_boards_take_little_room(alice: &Person, bob: &Person) {
    let enter = char::from(Key::Enter).to_string();
    let begins = alice.ask("log.textContent.includes('@Alice to move')").await == json!(true);
    let (first, second) = if begins { (alice, bob) } else { (bob, alice) };
    for (who, point) in [(first, "h8"), (second, "h9"), (first, "i8")] {
        who.write(&format!("/move where:{point}")).await;
        who.keys(&enter).await;
        who.wait_for(&format!("//img[contains(@alt, 'Last move: {point}')]")).await;
    }
    let passed = "[...document.querySelectorAll('.message.passed')]";
    alice.until(&format!("{passed}.length === 3")).await;
    let seen = format!("{passed}.filter(one => one.offsetParent).length");
    assert_eq!(alice.ask(&seen).await, json!(1));
    alice.click("//button[.='Show the boards before'][../../following-sibling::article[1][.//button[.='Move']]]").await;
    assert_eq!(alice.ask(&seen).await, json!(3));
    let tops = "new Set([...document.querySelectorAll('.message:last-child .row button')].map(one => one.offsetTop))";
    bob.until("document.querySelectorAll('.message:last-child .row button').length === 4").await;
    let width = bob.ask("innerWidth").await;
    assert!(width.as_u64().unwrap() <= 500, "as narrow as the browser allows: {width}");
    assert_eq!(bob.ask(&format!("{tops}.size")).await, json!(1), "in one row at {width} pixels");
}

/// Options become fields whether they are typed or pasted, and what is no option is complained about.
async fn what_is_typed_is_not_lost(alice: &Person) {
    let enter = char::from(Key::Enter).to_string();
    alice.write("/challenge opponent:@Bob game:gomoku/caro rated:False").await;
    let fields = json!([["opponent", "@Bob"], ["game", "gomoku/caro"], ["rated", "False"]]);
    assert_eq!(alice.fields().await, fields);
    alice.keys(&enter).await;
    alice.wait_for("//article[contains(., '#2') and contains(., '@Bob')]").await;
    // A person alone is the opponent: `/challenge @bob` is what people write.
    alice.write("/challenge @bo").await;
    alice.keys(&enter).await;
    assert_eq!(alice.fields().await, json!([["opponent", "Bob"]]));
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    // An option that is only begun is chosen by Enter, as in Discord.
    alice.write("/challenge opp").await;
    alice.keys(&enter).await;
    assert_eq!(alice.fields().await, json!([["opponent", ""]]));
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    // Pasted at once, as from the README.
    alice.click("//textarea[@id='say']").await;
    let paste = "(say.value = '/board here:True game:1', say.dispatchEvent(new Event('input')))";
    alice.ask(paste).await;
    assert_eq!(alice.fields().await, json!([["here", "True"], ["game", "1"]]));
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    // A word that is no option is neither sent nor dropped.
    let articles = "document.querySelectorAll('article').length";
    let before = alice.ask(articles).await;
    alice.write("/games whatever").await;
    alice.keys(&enter).await;
    alice.until("trouble.textContent.includes('“whatever” is no option of /games')").await;
    assert_eq!(alice.ask("say.value").await, json!("whatever"));
    assert_eq!(alice.ask(articles).await, before);
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    // Another command is begun in the place of the first, and a command that a message names by a click.
    alice.write("/games /help").await;
    alice.keys(&enter).await;
    alice.wait_for("//article//button[.='/challenge']").await;
    alice.click("//article//button[.='/challenge']").await;
    alice.until("chips.textContent.includes('/challenge')").await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    // A message that is being written is put aside for it, and comes back when the command is left.
    alice.write("Half a mess").await;
    alice.click("//article//button[.='/challenge']").await;
    alice.until("chips.textContent.includes('/challenge') && !say.value").await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.until("!chips.textContent && say.value === 'Half a mess'").await;
    each_channel_keeps_what_is_written(alice).await;
}

/// The message that is being written in the lobby is there again after a look into another channel, and the other way round.
/// So is a half-written command, with the message that it has put aside.
async fn each_channel_keeps_what_is_written(alice: &Person) {
    let alt = |key: Key| format!("{}{}", char::from(Key::Alt), char::from(key));
    alice.click("//textarea[@id='say']").await;
    alice.keys(&alt(Key::Down)).await;
    alice.until("!say.value && document.activeElement === say").await;
    alice.keys("Another").await;
    alice.keys(&alt(Key::Up)).await;
    alice.until("say.value === 'Half a mess'").await;
    alice.click("//article//button[.='/challenge']").await;
    alice.until("chips.textContent.includes('/challenge') && !say.value").await;
    alice.keys("opponent:@Bob").await;
    let fields = json!([["opponent", "@Bob"]]);
    assert_eq!(alice.fields().await, fields);
    alice.keys(&alt(Key::Down)).await;
    alice.until("!chips.textContent && say.value === 'Another'").await;
    alice.keys(&alt(Key::Up)).await;
    alice.until("chips.textContent.includes('/challenge') && !say.value").await;
    assert_eq!(alice.fields().await, fields);
    // The first closes the list of further options.
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.keys(&char::from(Key::Escape).to_string()).await;
    alice.until("!chips.textContent && say.value === 'Half a mess'").await;
    alice.ask("(say.value = '', true)").await;
    alice.keys(&alt(Key::Down)).await;
    alice.until("say.value === 'Another'").await;
    alice.ask("(say.value = '', true)").await;
    alice.keys(&alt(Key::Up)).await;
    alice.until("!say.value && document.querySelector('[data-channel][aria-current]').textContent.includes('lobby')").await;
}

/// Command lines with options as the documents quote them, and some with required options.
fn command_lines() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let read = |name: &str| std::fs::read_to_string(root.join(name)).unwrap();
    let documents = ["README.md", "README.ja.md", "README.fr.md", "docs/playing.md"].map(read);
    let quoted = documents.iter().flat_map(|text| text.split('`').skip(1).step_by(2));
    let has_value = |line: &&str| {
        line.starts_with('/') && line.split_once(':').is_some_and(|(_, value)| !value.is_empty())
    };
    let mut lines: Vec<String> = quoted.filter(has_value).map(str::to_owned).collect();
    assert!(lines.iter().any(|line| line == "/move where:h8"), "{lines:?}");
    let more = [
        "/move where:keep",
        "/move where:take white game:#2",
        "/move game:#2 where:i9",
        "/board here:True game:12",
        "/challenge opponent:@Bob game:gomoku rules:swap2 size=19 rated:True",
        "/settings decide game:12 person:@Bob",
    ];
    lines.extend(more.map(str::to_owned));
    lines.sort();
    lines.dedup();
    lines
}

/// Options of a command line and their values, sorted by name.
fn options_of(line: &str) -> Vec<(String, String)> {
    let mut options: Vec<(String, String)> = Vec::new();
    for word in line.split(' ').skip(1) {
        match (word.split_once(':'), options.last_mut()) {
            (Some((name, value)), _) => options.push((name.to_owned(), value.to_owned())),
            (None, Some(last)) => last.1.push_str(&format!(" {word}")),
            // The name of a subcommand.
            (None, None) => {}
        }
    }
    options.sort();
    options
}

/// A line from the documents makes the same fields whether it is typed or pasted.
async fn command_lines_are_read_as_written(alice: &Person) {
    let escape = char::from(Key::Escape).to_string();
    for line in command_lines() {
        for pasted in [false, true] {
            if pasted {
                alice.click("//textarea[@id='say']").await;
                let line = json!(line);
                alice
                    .ask(&format!("(say.value = {line}, say.dispatchEvent(new Event('input')))"))
                    .await;
            } else {
                alice.write(&line).await;
            }
            let fields = serde_json::from_value(alice.fields().await).unwrap();
            let mut fields: Vec<(String, String)> = fields;
            fields.sort();
            assert_eq!(fields, options_of(&line), "{line}, pasted: {pasted}");
            assert_eq!(alice.ask("say.value").await, json!(""), "{line}, pasted: {pasted}");
            alice.keys(&format!("{escape}{escape}")).await;
            assert_eq!(alice.ask("say.value").await, json!(""), "{line}");
            assert_eq!(alice.ask("document.querySelectorAll('.chip').length").await, json!(0));
        }
    }
}

/// Someone who has scrolled up is told of others' messages, and taken to the answers to their own commands.
async fn what_comes_is_seen(alice: &Person, bob: &Person) {
    let enter = char::from(Key::Enter).to_string();
    bob.ask("log.scrollTo(0, 0)").await;
    alice.write(&format!("Hello{enter}")).await;
    bob.until("!news.hidden && log.scrollTop === 0").await;
    bob.write("/leaderboard ").await;
    bob.keys(&enter).await;
    bob.wait_for("//article[contains(., 'used') and contains(., '/leaderboard')]").await;
    bob.until("news.hidden && log.scrollHeight - log.scrollTop - log.clientHeight < 120").await;
    // A keyboard on the screen leaves less room: the newest stays in view.
    bob.ask("(log.style.maxHeight = `${log.clientHeight - 250}px`, true)").await;
    bob.until("log.scrollHeight - log.scrollTop - log.clientHeight < 2").await;
    bob.ask("(log.style.maxHeight = '', true)").await;
    // Elsewhere only the dot on the menu says that someone has written to one.
    bob.click("//button[@id='menu']").await;
    bob.until("side.contains(document.activeElement)").await;
    bob.click("//button[@data-channel and contains(., 'games')]").await;
    alice.write("@Bob").await;
    alice.keys(&format!("{} your turn{enter}", char::from(Key::Tab))).await;
    bob.until("menu.classList.contains('pinged')").await;
    let label = bob.ask("menu.getAttribute('aria-label')").await;
    assert_eq!(label, json!("Channels and people, 1 unread"));
}

/// A file that Discord would refuse is refused with a sentence, by a command and by a form, and another one can be chosen.
async fn a_file_that_is_too_large_can_be_changed(alice: &Person) {
    let (enter, escape) = (char::from(Key::Enter), char::from(Key::Escape));
    let choose = async |input: &str, bytes: u32| {
        let script = format!(
            "((input, chosen) => {{
                chosen.items.add(new File(['0'.repeat({bytes})], 'game.sgf'));
                input.files = chosen.files;
                return true;
            }})(document.querySelector('{input}'), new DataTransfer())"
        );
        assert_eq!(alice.ask(&script).await, json!(true));
    };
    let (fits, too_large) = (10, (10 << 20) + 1);
    let refusal = "'“game.sgf” is too large: a file has at most 10 MiB.'";

    alice.write("/replay file ").await;
    choose("#option-file", too_large).await;
    alice.write(&enter.to_string()).await;
    alice.until(&format!("trouble.textContent === {refusal}")).await;
    assert_eq!(alice.ask("document.querySelectorAll('.chip').length").await, json!(2));
    alice.click("//textarea[@id='say']").await;
    alice.keys(&format!("{escape}{escape}")).await;

    alice.write(&format!("/help {enter}")).await;
    alice.click("//button[contains(., 'Replay a file…')]").await;
    alice.wait_for("//dialog//input[@type='file']").await;
    choose("dialog input[type=file]", too_large).await;
    alice.click("//dialog//button[.='Submit']").await;
    let shown = "document.querySelector('dialog .failed').textContent";
    alice.until(&format!("{shown} === {refusal}")).await;
    choose("dialog input[type=file]", fits).await;
    alice.click("//dialog//button[.='Submit']").await;
    alice.wait_for("//body[not(.//dialog)]").await;
}

/// Begins two threads and writes into the second one before the page has loaded what it asked for at the first.
const TWO_THREADS: &str = r"
    const done = arguments[arguments.length - 1];
    const real = window.fetch;
    const post = (path, body, headers) => real(path, { method: 'POST', body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers } });
    const say = (channel, text) => post('/play/do?as=alice', { do: 'say', channel, text });
    const lobby = async () => (await (await real('/play/state?as=alice')).json()).channels[0];
    const run = async () => {
        const { id } = await lobby();
        const begin = (message, name) => post(`/api/v10/channels/${id}/messages/${message.id}/threads`, { name },
            { Authorization: 'Bot playground' });
        await say(id, 'One');
        await say(id, 'Two');
        const [one, two] = (await lobby()).messages.slice(-2);
        let loaded, go;
        const loads = new Promise(resolve => { loaded = resolve; });
        const held = new Promise(resolve => { go = resolve; });
        window.fetch = async (...request) => {
            const answer = await real(...request);
            loaded();
            await held;
            return answer;
        };
        await begin(one, 'First');
        await loads;
        window.fetch = real;
        await begin(two, 'Second');
        await say(two.id, 'In the second');
        await say(id, 'Three');
        // Time for these events to come: later than the load they would prove nothing.
        setTimeout(() => { go(); done(true); }, 300);
    };
    run().catch(error => done(String(error)));";

/// Threads that begin close together are all shown, and a message in one that is not loaded yet keeps no other one away.
async fn threads_at_once_are_all_shown(alice: &Person) {
    let begun = alice.page.execute_async(TWO_THREADS, Vec::new()).await.unwrap();
    assert_eq!(begun, json!(true));
    alice.wait_for("//button[@data-channel and contains(., 'Second')]").await;
    alice.wait_for("//button[@data-channel and contains(., 'First')]").await;
    alice.wait_for("//article[contains(., 'Three')]").await;
    alice.click("//button[@data-channel and contains(., 'Second')]").await;
    alice.wait_for("//article[contains(., 'In the second')]").await;
    alice.click("//button[@data-channel and contains(., 'lobby')]").await;
}

/// A time that no calendar reaches stays as it was written, and keeps no one from the page.
async fn a_time_beyond_all_calendars_is_a_text(alice: &Person) {
    alice.write(&format!("At <t:99999999999999>{}", char::from(Key::Enter))).await;
    let shown = "//article[contains(., 'At <t:99999999999999>')]";
    alice.wait_for(shown).await;
    alice.page.refresh().await.unwrap();
    alice.wait_for(shown).await;
}
