//! The commands that read and write files.

use crate::database::is_root;
use crate::pictures::Picture;
use crate::pictures::motion::frames;
use crate::program::{Ended, PROGRAM, Running, narabe, run, without_settings};
use narabe::game::Record;
use narabe::games::GAMES;
use narabe::judge;
use narabe::render::{Look, Painter, Player};
use serde_json::{Value, json};
use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};

/// Runs the program with this text as its input.
pub(super) fn fed(folder: &Path, arguments: &[&str], input: &str) -> Ended {
    let file = folder.join("input");
    std::fs::write(&file, input).unwrap();
    run(narabe(folder, arguments).stdin(File::open(file).unwrap()))
}

const RECORD: &str =
    r#"{"id":"a","game":"gomoku","rules":"freestyle","seats":2,"actions":["h8","i8"]}"#;
const REFUSED: &str =
    r#"{"id":"b","game":"gomoku","rules":"freestyle","seats":2,"actions":["h8","h8"]}"#;
const UNKNOWN: &str = r#"{"id":"c","game":"chess","rules":"freestyle","seats":2,"actions":[]}"#;

#[test]
fn every_line_gets_its_verdict() {
    let folder = tempfile::tempdir().unwrap();
    let input = [RECORD, "{", REFUSED, "", UNKNOWN, RECORD].join("\n");
    let ended = fed(folder.path(), &["judge", "--ask", "legal,board"], &input);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let verdicts: Vec<Value> =
        ended.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let statuses: Vec<&str> =
        verdicts.iter().map(|verdict| verdict["status"].as_str().unwrap()).collect();
    assert_eq!(statuses, ["playing", "malformed", "refused", "malformed", "playing"]);
    let legal = verdicts[0]["legal"].as_array().unwrap();
    assert!(legal.contains(&json!("a1")) && !legal.contains(&json!("h8")), "{legal:?}");
    assert!(verdicts[0]["board"].as_str().unwrap().lines().count() >= 15);
}

#[test]
fn a_record_is_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let files: [(&[&str], &[u8]); 4] = [
        (&["x.png"], b"\x89PNG\r\n\x1a\n"),
        (
            &["y.png", "--theme", "slate", "--numbers", "--zoom", "--turned", "2"],
            b"\x89PNG\r\n\x1a\n",
        ),
        (&["x.gif", "--numbers", "3"], b"GIF89a"),
        (&["x.txt"], b"15 ."),
    ];
    for (arguments, begins) in files {
        let name = arguments[0];
        let ended = fed(folder.path(), &[&["render", "--out"], arguments].concat(), RECORD);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
        let drawn = std::fs::read(folder.path().join(name)).unwrap();
        assert!(drawn.starts_with(begins), "{name}: {:?}", &drawn[..8]);
    }
}

/// A strip below the board says who plays and who is to move, as in chat.
#[test]
fn a_drawing_has_the_names_and_the_turn() {
    let folder = tempfile::tempdir().unwrap();
    let drawn = |about: &str, out: &str| {
        let record = RECORD.replace(r#""seats":2"#, &format!(r#""seats":2{about}"#));
        let ended = fed(folder.path(), &["render", "--out", out], &record);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
        std::fs::read(folder.path().join(out)).unwrap()
    };
    let names = r#","about":{"players":["Alice","Bob"]}"#;
    for out in ["x.png", "x.gif"] {
        assert_ne!(drawn(names, out), drawn("", out), "{out}");
    }
    let long = |signs: usize| {
        drawn(&format!(r#","about":{{"players":["{}"]}}"#, "A".repeat(signs)), "x.png")
    };
    assert!(long(1_000_000) == long(1_000), "no strip has room for either");
    // The width and the height in the head of a PNG.
    let bare = drawn("", "x.png");
    assert!(bare[16..20] < bare[20..24], "a strip is below the square board");
}

/// Who has left a game that others play on is struck through, in a moving picture from then on, and the turn is the mate's who
/// moves in their place.
#[test]
fn a_drawing_says_who_has_left() {
    let folder = tempfile::tempdir().unwrap();
    let names = ["Alice", "Bob", "Carol", "Dave"];
    let actions = ["g7", "h7", "i8", "g8", "h8", "resign 1"];
    for (rules, stand_in) in [("teams size=13", Some(3)), ("free-for-all size=13", None)] {
        let record = json!({ "game": "ninuki", "rules": rules, "seats": 4, "actions": actions,
            "about": { "players": names } });
        let drawn = |out: &str| {
            let ended = fed(folder.path(), &["render", "--out", out], &record.to_string());
            assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
            std::fs::read(folder.path().join(out)).unwrap()
        };
        let player = |(seat, name): (usize, &str)| Player {
            name: name.to_owned(),
            left: seat == 1,
            stands_in: stand_in == Some(seat),
            ..Player::default()
        };
        let players = names.into_iter().enumerate().map(player).collect();
        let record: Record = serde_json::from_value(record.clone()).unwrap();
        let scene = judge::replayed(GAMES, &record).unwrap().scene(None);
        let expected = Painter::new().png(&scene, &Look { players, ..Look::default() });
        assert!(Picture::decode(&drawn("x.png")) == Picture::decode(&expected), "{rules}");
        // Bob's part of the strip below a board of 13 lines, which is 782 pixels wide and high: he is not to move.
        let frames = frames(&drawn("x.gif"));
        let part = |canvas: &[[u8; 3]]| -> Vec<[u8; 3]> {
            let rows = canvas.chunks(782).skip(782).take(64);
            rows.flat_map(|row| &row[391..]).copied().collect()
        };
        let seen: Vec<_> = frames.iter().map(|(_, canvas)| part(canvas)).collect();
        assert_eq!(seen.len(), 1 + actions.len(), "{rules}");
        assert!(seen[..6].iter().all(|before| *before == seen[0]), "{rules}: he plays on");
        assert!(seen[6] != seen[0], "{rules}: he has left");
    }
}

/// A record may spell its moves as people do.
#[test]
fn a_move_has_its_number_however_it_is_spelled() {
    let folder = tempfile::tempdir().unwrap();
    let drawn = |actions: &str, out: &str| {
        let record =
            format!(r#"{{"game":"gomoku","rules":"freestyle","seats":2,"actions":[{actions}]}}"#);
        let ended = fed(folder.path(), &["render", "--numbers", "--out", out], &record);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
        std::fs::read(folder.path().join(out)).unwrap()
    };
    for out in ["x.PNG", "x.gif"] {
        let canonical = drawn(r#""h8","i9","j10","k10""#, out);
        assert_eq!(drawn(r#""H8","9 i","ｊ１０","k 10""#, out), canonical, "{out}");
    }
}

#[test]
fn records_are_converted_one_after_the_other() {
    let folder = tempfile::tempdir().unwrap();
    let input = "(;GM[4]SZ[15];B[hh];W[ii])\n(;GM[4]SZ[15];B[hh];W[hh])(;SZ[14])";
    let ended = fed(folder.path(), &["convert", "--from", "sgf", "--to", "moves"], input);
    let header = "# gomoku/freestyle\n";
    assert_eq!(ended.out, format!("{header}1. h8 2. i7\n\n{header}1. h8\n"), "{ended:?}");
    let said: Vec<&str> = ended.err.lines().collect();
    assert!(
        said[0].starts_with("record 2: Move 2: h8") && said[2].starts_with("record 3: "),
        "{ended:?}"
    );
    assert_eq!((ended.code, said[3]), (Some(1), "narabe: 1 of 3 records could not be converted"));
    let arguments = ["convert", "--from", "moves", "--to", "psq", "--rules", "standard size=19"];
    let ended = fed(folder.path(), &arguments, "a1 s19\n");
    let expected = "Piskvorky 19x19, 11:11, 0\n1,19,0\n19,1,0\nhomo-1\nhomo-2\n-1\n0,gomoku/standard size=19\n";
    assert_eq!((ended.code, ended.out.as_str(), ended.err.as_str()), (Some(0), expected, ""));
}

/// A bracket that is missing in one game takes none of the others.
#[test]
fn a_game_that_is_not_closed_is_told_and_the_next_ones_are_converted() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[4]SZ[15];B[hh];W[ii])\n";
    let input = format!("{game}(;GM[4]SZ[15];B[hh]\n{game}{game}");
    let ended = fed(folder.path(), &["convert", "--from", "sgf", "--to", "moves"], &input);
    assert_eq!((ended.code, ended.out.matches("1. h8").count()), (Some(0), 4), "{ended:?}");
    assert_eq!(ended.err, "record 2: a bracket is missing: the game is not closed\n");
}

/// An empty game is one that says so.
#[test]
fn a_record_of_which_nothing_can_be_read_is_none() {
    let folder = tempfile::tempdir().unwrap();
    let convert = |from: &str, input: &str| {
        fed(folder.path(), &["convert", "--from", from, "--to", "jsonl"], input)
    };
    for (from, input) in [("sgf", "(;"), ("moves", "garbage z99"), ("sgf", "(;GM[4]SZ[15];B[zz])")]
    {
        let ended = convert(from, input);
        assert_eq!((ended.code, ended.out.as_str()), (Some(1), ""), "{ended:?}");
        assert!(ended.err.contains("record 1: nothing of a game could be read\n"), "{ended:?}");
    }
    let ended = convert("sgf", "(;GM[4]SZ[15])");
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let ended = convert("jsonl", &format!("{{\"id\":\"{}\"}}\n{RECORD}\n", "x".repeat(1 << 20)));
    assert!(ended.code == Some(1) && ended.out.lines().count() == 1, "{:?}", ended.code);
    assert!(ended.err.starts_with("record 1: it is longer than 1 MiB"), "{}", ended.err);
    assert!(!ended.err.contains("EOF"), "{}", ended.err);
}

/// The faults of records may be told to a full disk, or to a program that has gone.
#[test]
fn records_are_converted_where_no_one_hears_of_their_faults() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    for (text, code, converted) in
        [("(;GM[4]SZ[15];B[hh];W[hh])", 0, "# gomoku/freestyle\n1. h8\n"), ("(;SZ[14])", 1, "")]
    {
        std::fs::write(at("input"), text).unwrap();
        let mut command = narabe(folder.path(), &["convert", "--from", "sgf", "--to", "moves"]);
        command.stdin(File::open(at("input")).unwrap()).stdout(File::create(at("out")).unwrap());
        command.stderr(File::options().write(true).open("/dev/full").unwrap());
        let ended = Running::start(&mut command).wait();
        assert_eq!(ended.code(), Some(code), "{text}: {ended:?}");
        assert_eq!(std::fs::read_to_string(at("out")).unwrap(), converted, "{text}");
    }
}

#[test]
fn a_record_that_cannot_be_drawn_is_explained() {
    let folder = tempfile::tempdir().unwrap();
    for (code, out, input, says) in [
        (2, "x.jpg", RECORD, "must end in .png, .gif or .txt"),
        (2, "x", RECORD, "must end in .png, .gif or .txt"),
        (1, "none/x.png", RECORD, "none/x.png cannot be written"),
        (1, "x.png", "{", "the input is no record"),
        (1, "x.png", REFUSED, "action 2, h8"),
        (1, "x.png", UNKNOWN, "chess"),
    ] {
        let ended = fed(folder.path(), &["render", "--out", out], input);
        assert_eq!(ended.code, Some(code), "{ended:?}");
        assert!(ended.sentence().contains(says), "{ended:?}");
        assert!(!folder.path().join(out).exists(), "{out}");
    }
}

/// An endless input would fill the memory.
#[test]
fn an_input_that_is_too_long_for_a_record_is_not_read_on() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("input");
    File::create(&input).unwrap().set_len((16 << 20) + 1).unwrap();
    let mut command = narabe(folder.path(), &["render", "--out", "x.png"]);
    let ended = run(command.stdin(File::open(input).unwrap()));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("longer than 16 MiB"), "{ended:?}");
}

/// `ulimit -f` stands for a disk that is full.
#[test]
fn a_picture_that_cannot_be_written_leaves_the_one_before() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::write(at("x.png"), "before").unwrap();
    std::fs::write(at("input"), RECORD).unwrap();
    let mut command = without_settings("sh");
    let line = "ulimit -f 1; exec \"$0\" render --out x.png <input";
    let ended = run(command.args(["-c", line, PROGRAM]).current_dir(folder.path()));
    assert!(ended.code == Some(1) && ended.sentence().contains("x.png cannot be written"));
    assert_eq!(std::fs::read_to_string(at("x.png")).unwrap(), "before");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "no part is left");
    let ended = fed(folder.path(), &["render", "--out", "x.png"], RECORD);
    assert_eq!(ended.code, Some(0), "{ended:?}");
    assert!(std::fs::read(at("x.png")).unwrap().starts_with(b"\x89PNG"));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 2, "no part is left");
}

#[tokio::test]
async fn a_database_is_copied_and_checked() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let at = |arguments: &[&str]| run(&mut narabe(folder.path(), arguments));
    // In use all the while.
    let _store = Store::open(folder.path().join("narabe.db"), Options::default()).unwrap();
    let ended = at(&["check"]);
    assert_eq!(
        (ended.code, ended.out.as_str()),
        (Some(0), "narabe.db: 0 games, all is well\n"),
        "{ended:?}"
    );
    let ended = at(&["backup", "copy.db"]);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let ended = at(&["check", "--database", "copy.db"]);
    assert_eq!(ended.out, "copy.db: 0 games, all is well\n");
    let ended = at(&["backup", "narabe.db"]);
    assert!(ended.code == Some(1) && ended.sentence().contains("name another file"), "{ended:?}");
}

/// Ratings that are being counted again may be wrong until then.
#[test]
fn a_copy_names_what_was_not_checked() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    Store::open(&path, Options::default()).unwrap().close().unwrap();
    let recount = "INSERT INTO recounts (guild, pool, season, at) VALUES (70, 'gomoku', 1, 0)";
    rusqlite::Connection::open(&path).unwrap().execute(recount, []).unwrap();
    for (command, well) in [
        (&["check"][..], "narabe.db: 0 games, all is well"),
        (&["backup", "copy.db"][..], "copy.db: 0 games, all is well"),
    ] {
        let ended = run(&mut narabe(folder.path(), command));
        assert_eq!(ended.code, Some(0), "{ended:?}");
        let lines: Vec<&str> = ended.out.lines().collect();
        let first = "pool gomoku of server 70, season 1: is being counted again after a ruling";
        assert!(lines[0].starts_with(first) && lines[1..] == [well], "{ended:?}");
    }
}

/// Its name is that of the good copy before it, as in each upgrade.
#[tokio::test]
async fn a_copy_of_a_damaged_database_leaves_the_one_before() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(&path, Options::default()).unwrap();
    store.create(crate::store::challenge(1)).await.unwrap();
    store.close().unwrap();
    let back_up = || run(&mut narabe(folder.path(), &["backup", "copy.db"]));
    let copied = || std::fs::read(folder.path().join("copy.db")).unwrap();
    let ended = back_up();
    let well = (Some(0), "copy.db: 1 games, all is well\n");
    assert_eq!((ended.code, ended.out.as_str()), well, "{ended:?}");
    let before = copied();
    let flaw = "UPDATE members SET unfinished = 0";
    rusqlite::Connection::open(&path).unwrap().execute(flaw, []).unwrap();
    let ended = back_up();
    assert!(ended.code == Some(1) && ended.out.starts_with("game 1: "), "{ended:?}");
    let says = "the copy copy.db was not made: narabe.db is damaged";
    assert!(ended.sentence().contains(says), "{ended:?}");
    assert!(copied() == before, "the good one is there");
    let files = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(files, 3, "the database, its lock and the copy");
}

/// As root it would be the machine's `/dev/stdout` that all programs lose.
#[test]
#[cfg(unix)]
fn a_copy_takes_the_place_of_no_pipe() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    Store::open(at("narabe.db"), Options::default()).unwrap().close().unwrap();
    assert!(Command::new("mkfifo").arg(at("pipe")).status().unwrap().success());
    symlink("nowhere", at("link")).unwrap();
    for to in ["pipe", "link"] {
        for command in [&["backup", to][..], &["copy", "--to", to]] {
            let ended = run(&mut narabe(folder.path(), command));
            assert_eq!(ended.code, Some(1), "{ended:?}");
            assert!(ended.sentence().contains("is no file"), "{ended:?}");
        }
    }
    assert!(std::fs::symlink_metadata(at("pipe")).unwrap().file_type().is_fifo());
    assert!(std::fs::symlink_metadata(at("link")).unwrap().is_symlink());
    // The database, its lock, the pipe and the link.
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 4, "nothing was made");
}

#[test]
fn a_database_that_is_not_there_or_none_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("text.db"), "no database at all").unwrap();
    std::fs::write(folder.path().join("empty.db"), "").unwrap();
    for (database, says) in [
        ("missing.db", "missing.db: name the database with --database or in NARABE_DATABASE"),
        ("text.db", "is not a database"),
        ("empty.db", "empty.db is empty"),
        ("none/x.db", "no folder"),
    ] {
        for command in [&["check"][..], &["backup", "copy.db"], &["copy", "--to", "copy.db"]] {
            let ended = run(narabe(folder.path(), command).env("NARABE_DATABASE", database));
            assert_eq!(ended.code, Some(1), "{ended:?}");
            assert!(ended.sentence().contains(says), "{ended:?}");
            assert!(
                !folder.path().join("copy.db").exists()
                    && !folder.path().join("missing.db").exists()
            );
        }
    }
}

/// The sentence names the place that is meant, by its own option.
#[tokio::test]
async fn a_copy_blames_the_right_place() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    let store = Store::open(&path, Options::default()).unwrap();
    store.create(crate::store::challenge(1)).await.unwrap();
    store.close().unwrap();
    for (to, code, says) in [
        ("postgres://narabe@127.0.0.1:1/narabe", 1, "database that --to names cannot be used"),
        ("none/x.db", 1, "or name another file in --to"),
        ("./narabe.db", 2, "--to names the database itself"),
    ] {
        let ended = run(&mut narabe(folder.path(), &["copy", "--to", to]));
        assert_eq!(ended.code, Some(code), "{ended:?}");
        assert!(ended.sentence().contains(says), "{ended:?}");
        assert!(!ended.err.contains("NARABE_DATABASE"), "{ended:?}");
    }
    let ended = run(&mut narabe(folder.path(), &["backup", "none/x.db"]));
    assert!(ended.sentence().contains("no folder") && !ended.err.contains("NARABE"), "{ended:?}");
    let raw = rusqlite::Connection::open(&path).unwrap();
    raw.execute("UPDATE members SET unfinished = 0", []).unwrap();
    drop(raw);
    let ended = run(&mut narabe(folder.path(), &["copy", "--to", "copy.db"]));
    let says = "narabe.db is damaged, and so is its copy copy.db";
    assert!(ended.sentence().contains(says), "{ended:?}");
    // A row that points to nothing is not copied; its cause is said once.
    let stray = "PRAGMA foreign_keys = OFF; INSERT INTO moves VALUES (99, 1, 0, 'h8', 0)";
    rusqlite::Connection::open(&path).unwrap().execute_batch(stray).unwrap();
    let ended = run(&mut narabe(folder.path(), &["copy", "--to", "other.db"]));
    assert_eq!(ended.sentence().matches("the database failed").count(), 1, "{ended:?}");
    assert!(!folder.path().join("other.db").exists(), "nothing was made");
}

/// The program as a user whom permissions bind: this one, or nobody where this one is root. None where nobody cannot run it.
fn bound(folder: &Path, arguments: &[&str]) -> Option<Command> {
    if !is_root() {
        return Some(narabe(folder, arguments));
    }
    let by_nobody = |arguments: &[&str]| {
        let mut command = without_settings("setpriv");
        command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups", PROGRAM]);
        command.args(arguments).current_dir(folder).stdin(Stdio::null()).stderr(Stdio::null());
        command
    };
    let runs = by_nobody(&["--help"]).stdout(Stdio::null()).status();
    if runs.is_ok_and(|status| status.success()) {
        return Some(by_nobody(arguments));
    }
    eprintln!("SKIPPED: root writes to every file here, and nobody cannot run the program");
    None
}

/// A copy in an archive is looked at as it lies there; what this user may not open is named.
#[test]
#[cfg(unix)]
fn files_of_others_are_checked_or_named() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let allow = |path: &Path, mode: u32| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    };
    Store::open(at("narabe.db"), Options::default()).unwrap().close().unwrap();
    allow(&at("narabe.db"), 0o444);
    allow(&at("narabe.db.lock"), 0o400);
    allow(folder.path(), 0o555);
    let by_other = |arguments: &[&str]| bound(folder.path(), arguments).as_mut().map(run);
    if let Some(ended) = by_other(&["check"]) {
        let well = (Some(0), "narabe.db: 0 games, all is well\n");
        assert_eq!((ended.code, ended.out.as_str()), well, "{ended:?}");
        let ended = by_other(&["copy", "--to", "copy.db"]).expect("it runs");
        assert!(ended.sentence().contains("narabe.db.lock cannot be opened"), "{ended:?}");
        allow(&at("narabe.db"), 0o000);
        for command in [&["check"][..], &["backup", "copy.db"], &["copy", "--to", "copy.db"]] {
            let ended = by_other(command).expect("it runs");
            assert!(ended.sentence().contains("This user may not read the file"), "{ended:?}");
        }
    }
    // So that it can be deleted.
    allow(folder.path(), 0o755);
}

/// A copy of another version is not damaged: its sentence says what can check it.
#[test]
fn a_database_of_another_schema_is_no_damaged_one() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let newest = "version = (SELECT max(version) FROM refinery_schema_history)";
    for (change, says) in [
        (
            format!("DELETE FROM refinery_schema_history WHERE {newest}"),
            "`narabe copy` bring a copy of it up to date",
        ),
        (
            format!("UPDATE refinery_schema_history SET version = 9999 WHERE {newest}"),
            "has schema 9999, and this program knows only",
        ),
    ] {
        let path = folder.path().join("narabe.db");
        let _ = std::fs::remove_file(&path);
        Store::open(&path, Options::default()).unwrap().close().unwrap();
        rusqlite::Connection::open(&path).unwrap().execute(&change, []).unwrap();
        let ended = run(&mut narabe(folder.path(), &["check"]));
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert!(ended.sentence().contains(says) && !ended.err.contains("damaged"), "{ended:?}");
        let ended = run(&mut narabe(folder.path(), &["backup", "copy.db"]));
        assert_eq!(ended.code, Some(0), "it can still be copied as it is: {ended:?}");
        assert!(ended.out.starts_with("copy.db: not checked"), "{ended:?}");
    }
}

/// The list of what was not checked may be what cannot be read.
#[test]
fn flaws_are_printed_whichever_page_is_garbled() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    use std::io::{Seek, SeekFrom, Write};
    for page in ["recounts", "sqlite_schema"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("narabe.db");
        Store::open(&path, Options::default()).unwrap().close().unwrap();
        // The root of the table, or the last of the pages to which the file's first one leads.
        let bytes = std::fs::read(&path).unwrap();
        let last = u32::from_be_bytes(bytes[108..112].try_into().unwrap());
        let root = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
        let db = rusqlite::Connection::open(&path).unwrap();
        let root = db.query_row(root, [page], |row| row.get::<_, u32>(0)).unwrap_or(last);
        drop(db);
        let mut file = File::options().write(true).open(&path).unwrap();
        file.seek(SeekFrom::Start(u64::from(root - 1) * 4096)).unwrap();
        file.write_all(&[0xA5; 4096]).unwrap();
        let ended = run(&mut narabe(folder.path(), &["check"]));
        assert!(ended.code == Some(1) && !ended.out.is_empty(), "{page}: {ended:?}");
        assert!(ended.sentence().contains("narabe.db is damaged"), "{page}: {ended:?}");
    }
}

/// The copy that was made before an upgrade is the way back to the program before.
#[test]
fn a_copy_leaves_an_older_database_as_it_is() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    Store::open(&path, Options::default()).unwrap().close().unwrap();
    let older =
        "ALTER TABLE events DROP COLUMN official; ALTER TABLE hills DROP COLUMN official;
                 ALTER TABLE events DROP COLUMN announced; DROP TABLE erased; DROP INDEX games_unbegun;
                 DROP INDEX vacations_ended; DROP INDEX inbox_of_game; DROP INDEX outbox_of_game;
                 DELETE FROM refinery_schema_history WHERE version >= 59";
    rusqlite::Connection::open(&path).unwrap().execute_batch(older).unwrap();
    let before = std::fs::read(&path).unwrap();
    for (to, code, end) in
        [("none/x.db", 1, ""), ("checked.db", 0, "checked.db: 0 games, all is well\n")]
    {
        let ended = run(&mut narabe(folder.path(), &["copy", "--to", to]));
        assert!(ended.code == Some(code) && ended.out.ends_with(end), "{ended:?}");
        assert!(std::fs::read(&path).unwrap() == before, "it was changed: {to}");
    }
    let names = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["checked.db", "narabe.db", "narabe.db.lock"], "no part is left");
}

/// The reader has had enough, or has ended.
#[test]
fn a_check_whose_reader_has_gone_ends_by_what_it_found() {
    use narabe::store::Store;
    use narabe::store::sqlite::Options;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("narabe.db");
    Store::open(&path, Options::default()).unwrap().close().unwrap();
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let status = narabe(folder.path(), &["check"]).stdout(writer).status().unwrap();
        status.code()
    };
    assert_eq!(closed(), Some(0));
    let stray = "PRAGMA foreign_keys = OFF; INSERT INTO moves VALUES (99, 1, 0, 'h8', 0)";
    rusqlite::Connection::open(&path).unwrap().execute_batch(stray).unwrap();
    assert_eq!(closed(), Some(1));
}

/// As in a pipe to `head`.
#[test]
fn records_whose_reader_has_gone_end_without_an_error() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("input"), RECORD).unwrap();
    for arguments in [&["convert", "--from", "jsonl", "--to", "moves"][..], &["judge"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = narabe(folder.path(), arguments);
        command.stdin(File::open(folder.path().join("input")).unwrap()).stdout(writer);
        assert_eq!(command.status().unwrap().code(), Some(0), "{arguments:?}");
    }
}

/// Windows' editors, and its shell where it passes text on, begin a file with a mark of its encoding.
#[test]
fn a_mark_of_the_encoding_is_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let marked = format!("\u{feff}{RECORD}\n{RECORD}\n");
    let ended = fed(folder.path(), &["judge"], &marked);
    assert_eq!(ended.out.matches(r#""status":"playing""#).count(), 2, "{ended:?}");
    let ended = fed(folder.path(), &["render", "--out", "x.txt"], &format!("\u{feff}{RECORD}"));
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    let ended = fed(folder.path(), &["convert", "--from", "jsonl", "--to", "moves"], &marked);
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{ended:?}");
    // A mark alone is no line.
    let ended = fed(folder.path(), &["judge"], "\u{feff}");
    assert_eq!((ended.code, ended.out.as_str()), (Some(0), ""), "{ended:?}");
}
