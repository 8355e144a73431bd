//! Engines of the operator's as opponents: one that plays, and those that die, hang, lie or chatter.

use crate::program::PROGRAM;
use crate::stage::Stage;
use narabe::app::Context;
use narabe::machine::{Engine, Machines, Settings};
use narabe::metrics::Page;
use narabe::playground::message::Message;
use narabe::store::Status;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// A shell script as an engine; gives the setting that names it.
fn script(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    format!("{name}={}", path.display())
}

/// A stage whose operator has this engine.
async fn stage_with(setting: &str) -> Stage {
    let engines = Engine::read_all(setting).unwrap();
    let patience = Duration::from_secs(20);
    let settings = Settings { threads: 1, patience, engines, nice: 0, ..Settings::default() };
    let set_up = |app: Context| app.with_machines(Machines::new(settings));
    Stage::open().await.restart_with(set_up).await
}

/// Alice begins a game against an engine.
async fn begun(stage: &Stage, name: &str) -> Message {
    let options = [("level", name), ("game", "gomoku/freestyle"), ("starts", "me")];
    let lobby = stage.channel("lobby");
    let answer = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("no game: {answer:?}")).clone()
}

/// Alice moves, and what is due is done. Gives the answer and the board as it is then.
async fn moved(stage: &Stage, text: &str) -> (Message, Message) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let answer = alice.slash(&lobby, "move", &[("where", text)]).await.unwrap();
    let answer = answer.message().unwrap_or_else(|| panic!("no board: {answer:?}")).clone();
    stage.bot.tick().await;
    stage.bot.tick().await;
    (answer, stage.shown(1).await)
}

fn metrics(stage: &Stage) -> String {
    let mut page = Page::default();
    stage.app.machines().numbers().write(&mut page);
    page.into_text()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_plays_and_is_started_again_when_it_dies() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("echo $$ > pid\nexec '{PROGRAM}' engine --nodes 300 --seed 1");
    let setting = script(folder.path(), "friend", &text);
    let stage = stage_with(&format!("{setting},time=5000,memory=512")).await;
    let board = begun(&stage, "friend").await;
    assert!(board.text().contains("White: friend"), "{}", board.text());
    let (answer, shown) = moved(&stage, "h8").await;
    assert!(answer.text().contains("friend is thinking"), "{}", answer.text());
    let log = stage.kept(1).await.log;
    assert_eq!(log.len(), 2);
    assert!(shown.text().contains(&format!("🤖 friend: {}.", log[1])), "{}", shown.text());
    let pid = fs::read_to_string(folder.path().join("pid")).unwrap();
    assert!(Command::new("kill").args(["-9", pid.trim()]).status().unwrap().success());
    moved(&stage, "a1").await;
    let stored = stage.kept(1).await;
    assert_eq!((stored.log.len(), stored.machines[0].replaced), (4, false), "{:?}", stored.log);
    assert_ne!(fs::read_to_string(folder.path().join("pid")).unwrap(), pid, "another process");
    assert!(metrics(&stage).contains("narabe_machine_engines_total{outcome=\"done\"} 2"));
    stage.close().await;
}

/// The protocol cannot say who is to move after a pass. The built-in engine answers, and no engine has failed.
#[tokio::test(flavor = "multi_thread")]
async fn a_pass_ends_no_engine() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("echo $$ >> pids\nexec '{PROGRAM}' engine --nodes 300 --seed 1");
    let setting = script(folder.path(), "friend", &text);
    let stage = stage_with(&format!("{setting},time=5000,memory=512")).await;
    begun(&stage, "friend").await;
    moved(&stage, "h8").await;
    moved(&stage, "pass").await;
    let stored = stage.kept(1).await;
    assert_eq!((stored.log.len(), stored.machines[0].replaced), (4, false), "{:?}", stored.log);
    assert_eq!(stored.log[2], "pass");
    let pids = fs::read_to_string(folder.path().join("pids")).unwrap();
    assert_eq!(pids.lines().count(), 1, "the engine runs on");
    assert!(metrics(&stage).contains("narabe_machine_engines_total{outcome=\"done\"} 1"));
    assert!(!metrics(&stage).contains("outcome=\"illegal\"} 1"), "{}", metrics(&stage));
    stage.close().await;
}

/// The built-in engine decides the opening, and the other one plays from there.
#[tokio::test(flavor = "multi_thread")]
async fn an_engine_plays_after_an_opening() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("exec '{PROGRAM}' engine --nodes 300 --seed 1");
    let setting = script(folder.path(), "friend", &text);
    let stage = stage_with(&format!("{setting},time=5000,memory=512")).await;
    let game = ("game", "gomoku/freestyle opening=swap");
    let options = [("level", "friend"), game, ("starts", "me")];
    let lobby = stage.channel("lobby");
    let answer = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    assert!(answer.message().is_some(), "{answer:?}");
    for stone in ["h8", "i9", "f10"] {
        moved(&stage, stone).await;
    }
    let log = stage.kept(1).await.log;
    assert!(["swap", "stay"].contains(&log[3].as_str()), "{log:?}");
    // Where the colours are exchanged the fourth stone is Alice's.
    if log.len() == 4 {
        moved(&stage, "a1").await;
    }
    let stored = stage.kept(1).await;
    assert!(stored.log.len() > 4 && !stored.machines[0].replaced, "{:?}", stored.log);
    assert!(metrics(&stage).contains("narabe_machine_engines_total{outcome=\"done\"} 1"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_engine_stands_in_for_one_that_fails() {
    let answers = |when_done: &str| {
        format!(
            "n=0\nwhile read -r line; do case \"$line\" in START*) echo OK;; \
             DONE*) n=$((n+1)); {when_done};; esac; done"
        )
    };
    let long = "while read -r line; do head -c 9000 /dev/zero | tr '\\0' x; echo; done";
    let bad = [
        ("dead", "exit 1".to_owned(), "dead"),
        ("hangs", answers(":"), "late"),
        ("liar", answers("if [ $n = 1 ]; then echo 4,12; else echo 7,7; fi"), "illegal"),
        ("mirror", answers("echo 10,12"), "illegal"),
        ("babbler", answers("echo PIGEON"), "illegal"),
        ("long", long.to_owned(), "dead"),
    ];
    let folder = tempfile::tempdir().unwrap();
    for (name, text, fate) in bad {
        let setting = script(folder.path(), name, &text);
        let stage = stage_with(&format!("{setting},time=100")).await;
        begun(&stage, name).await;
        let (_, shown) = moved(&stage, "h8").await;
        let stored = stage.kept(1).await;
        assert_eq!((stored.log.len(), stored.status), (2, Status::Running), "{name}");
        assert!(stored.machines[0].replaced, "{name}");
        let line = format!("The engine “{name}” has failed. Narabe (level 8) plays the rest");
        assert!(shown.text().contains(&line), "{name}: {}", shown.text());
        let counted = format!("narabe_machine_engines_total{{outcome=\"{fate}\"}} 1");
        assert!(metrics(&stage).contains(&counted), "{name}: {}", metrics(&stage));
        let (answer, _) = moved(&stage, "a1").await;
        assert_eq!(stage.kept(1).await.log.len(), 4, "{name}");
        assert!(answer.text().contains("🤖 Narabe (level 8): "), "{name}: {}", answer.text());
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_engine_is_challenged_by_its_name_where_it_plays() {
    let stage = stage_with("one=/does/not/exist,rules=renju").await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let choices = alice.complete(&lobby, "challenge", &[], ("level", "on")).await.unwrap();
    let names: Vec<&str> = choices.choices().iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(names, ["Level 8, the strongest", "one"]);
    let freestyle = [("level", "ONE"), ("game", "gomoku/freestyle")];
    let refused = alice.slash(&lobby, "challenge", &freestyle).await.unwrap();
    let sentence = refused.ephemeral().unwrap().text().to_owned();
    assert!(sentence.contains("No engine plays gomoku/freestyle"), "{sentence}");
    assert!(sentence.contains("gomoku/renju"), "{sentence}");
    let unknown = alice.slash(&lobby, "challenge", &[("level", "two")]).await.unwrap();
    let sentence = unknown.ephemeral().unwrap().text().to_owned();
    assert!(sentence.contains("or an engine: one"), "{sentence}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_an_engine_has_started_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let text = format!("sleep 600 &\necho $! > pid\nexec '{PROGRAM}' engine --nodes 300 --seed 1");
    let setting = script(folder.path(), "wrapped", &text);
    let stage = stage_with(&format!("{setting},time=5000,memory=512")).await;
    begun(&stage, "wrapped").await;
    moved(&stage, "h8").await;
    assert!(!stage.kept(1).await.machines[0].replaced);
    let pid = fs::read_to_string(folder.path().join("pid")).unwrap();
    let state = || fs::read_to_string(format!("/proc/{}/stat", pid.trim())).ok();
    let runs = || state().is_some_and(|text| !text.contains(") Z "));
    assert!(runs(), "{:?}", state());
    stage.close_in_order().await;
    // By itself it would go on for much longer.
    let until = Instant::now() + Duration::from_secs(60);
    while runs() {
        assert!(Instant::now() < until, "{:?}", state());
        tokio::task::yield_now().await;
    }
}
