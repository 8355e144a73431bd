//! The page as axe-core sees it, without violations. The script is not part of the project; `NARABE_AXE` names it.

use crate::{Person, driver, free_port, playground};
use fantoccini::key::Key;
use serde_json::Value;

/// Starts axe in the page, by WCAG 2.2 A and AA and the best practices.
const RUN: &str = r"
    const done = arguments[arguments.length - 1];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
    axe.run(document, { runOnly: { type: 'tag', values: tags } }).then(
        (found) => done(found.violations.map((one) => [one.id, one.help, one.nodes.map((node) => node.html.slice(0, 200))])),
        (error) => done([['axe', String(error), []]]));";

/// The violations in the page as it is.
async fn violations(person: &Person, script: &str) -> Vec<Value> {
    person.page.execute(script, Vec::new()).await.unwrap();
    let found = person.page.execute_async(RUN, Vec::new()).await.unwrap();
    found.as_array().unwrap().clone()
}

/// Looks at the first screen, the form of a challenge, a board and a panel, on a desktop and on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn axe_finds_nothing_that_shuts_people_out() {
    let Ok(path) = std::env::var("NARABE_AXE") else {
        println!("axe is not run: NARABE_AXE names no axe.min.js");
        return;
    };
    let script = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let folder = tempfile::tempdir().unwrap();
    let (port, driver_port) = (free_port(), free_port());
    let _server = playground(folder.path(), port);
    let _driver = driver(driver_port);
    let desktop = Person::open(driver_port, port, "alice", 1280).await;
    let phone = Person::open_on_phone(driver_port, port, "bob").await;
    let mut found = Vec::new();
    for (person, opponent) in [(&desktop, "Bob"), (&phone, "Alice")] {
        let name = person.name;
        let mut look = async |screen: &str| {
            let all = violations(person, &script).await;
            println!("{name}, {screen}: {} violations", all.len());
            found.extend(all.into_iter().map(|one| format!("{name}, {screen}: {one}")));
        };
        let enter = char::from(Key::Enter).to_string();
        person.wait_for("//div[@class='first-step']//button[.='Play Narabe']").await;
        look("first screen").await;
        if name == "bob" {
            person.click("//button[@id='menu']").await;
            person.wait_for("//body[contains(@class, 'side-open')]").await;
            look("channels").await;
            // The middle of what lies behind them is covered.
            person.ask("document.getElementById('scrim').click()").await;
        }
        person
            .click(&format!(
                "//div[@class='first-step']//button[.='Challenge {opponent}' or .='Challenge Bob']"
            ))
            .await;
        person.wait_for("//dialog//button[.='Submit']").await;
        look("challenge form").await;
        person.click("//dialog//button[.='Cancel']").await;
        person.wait_for("//body[not(.//dialog)]").await;
        person.click("//div[@class='first-step']//button[.='Play Narabe']").await;
        person.wait_for("//article//button[.='Move']").await;
        person.write("/preferences ").await;
        person.keys(&enter).await;
        person.wait_for("//article[contains(., 'Only you can see this')]").await;
        look("board and panel").await;
        person.write("/").await;
        person.wait_for("//*[@role='option']").await;
        look("commands").await;
    }
    for person in [desktop, phone] {
        person.page.close().await.unwrap();
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
