//! Opening: every way in which it can fail ends in a sentence that names the file, and migrations stay as they are.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use narabe::store::Store;
use narabe::store::parts::Part;
use narabe::store::sql::check::verify;
use narabe::store::sqlite::Options;
use narabe::store::sqlite::open::OpenError;
use sha2::{Digest, Sha256};

use super::{Place, challenge, create, edges, step};

/// The landed migrations of SQLite. A line is only ever added here, together with a new file.
const LANDED: [(&str, &str); 53] = [
    ("V1__games.sql", "dc7f004e9ca2e7b455001904b1262ed64a3c641a668d1b6f08451bd803f7f0b4"),
    ("V2__terms.sql", "39b3cc43918e751330ddc1045cc008f8c33d21d27f5c605256927fab555e96ee"),
    ("V3__clocks.sql", "03a2067e0353d44e68fcd5d20c52f9416cc1ecc4e2a9ef49856e8ec30a2447a1"),
    ("V4__people.sql", "a0702f488c6e2065cb86c1fd27a1be32257cd55cc1fe85cf2796ae398ba614f3"),
    ("V5__ratings.sql", "e2492270c011ccd4103cab381bc34ea0ca5032d562e6814904af7630eeb1aa29"),
    ("V6__vacations.sql", "f72178d89e3adbe89ede9323a049d2a9bd2d3cf72f54eb9c36b8ffc1c804f1fb"),
    ("V8__servers.sql", "03babc5793943ab531730a93fd5f9dac038c2a17ea76b89029bf606413a3d9a0"),
    ("V10__zoom.sql", "047cd443e90c19c08c4fc4128d89ddf9ccffed403a1d5b4bac77e692fd11a668"),
    ("V11__pairs.sql", "56d69eef376292d05d43a76cf079b3b397031a96a043805dad1551cc198cfc95"),
    ("V12__housekeeping.sql", "127aacfe70c3fc01499b584cfbd9cc56b5293a3af0ded22600e583e80109f7fa"),
    ("V13__typed_outbox.sql", "c392e93fcf212c9ba5723c89176a33731bd3c839d006452ca4a30cf7e5de5fe1"),
    ("V14__pieces.sql", "88e64867776e6f19a4cc01dc1b46ea6bd2b4f2ead5ba50ad47ed1401cc6b59e2"),
    ("V15__recounts.sql", "23f71ff4221a9ad9a8401c82798b433851a4d98ac958314059d41b8119a93257"),
    (
        "V16__shared_victories.sql",
        "5df4735ea0c97fdc222b9263515067fcf51937675ba86d49170ed0a35370e49c",
    ),
    ("V17__edges.sql", "c68b0b4f9eeadbdeb88f9cbdf680f688e3f7685ac763f51bd17b1d810f06e37c"),
    ("V18__deck.sql", "11e9120ef533849ae6bf508cbc52abbdd8f8c57db8d5668fb77dc54507766c0a"),
    ("V19__lettering.sql", "6946fb760ab3e80e7e03a15d4dde536d2486267aacbfebfd3f01ac1ec727369f"),
    ("V20__machines.sql", "6fc5c0dca27269c264a2cb1d923f4b3a1d4ab574d52b43d884887b3c9393248d"),
    ("V21__lessons.sql", "f189e7d9478076b7b4ef16d2d4bce25027c441a75b1801db19ed40d88ed74401"),
    ("V23__events.sql", "feadd9a34c2479c013390a82fdf9a13c8c9c59c55ab035f723dc38086795ee82"),
    ("V28__last_challenge.sql", "83b10cb5fbb3f0a2d970c9498bb1fad7dab404defb5fde02e0b14cc49310c4cf"),
    ("V29__introduction.sql", "401f958429467b4ea39d2077aaa5a946d95b65d3d583e00c449788de8c9b0c49"),
    ("V30__sets.sql", "e7e7a73ba8058fba2b67a2dd96388347783b96eb3c22f7c298ad4e119fa1e985"),
    ("V31__returned.sql", "d95661514352c7304ea9e7bf489b53a1f9a812ba9936cc9d3a7a63dd6ac4ee8a"),
    ("V33__more_lessons.sql", "4c37446946597ef546d9ba1f3ff1f3c1970aa2fff073de9cd0c0606e688694bf"),
    ("V34__hill.sql", "9108d5761d3190beb012b68341a07d4127819ec5d32d4a142634409e715c5d69"),
    ("V36__direct_turns.sql", "865c5e943270158cc3195c38e9c3ab883e7c9e1d64e6fdaa2a6576c89dba59d4"),
    ("V37__roles.sql", "0838104e5aa942df5a8129da5db0bad8785ee6da2bbd14c1f0879cba6b3e791e"),
    ("V38__weeks.sql", "d293ee9d5900a4d08ddd5bf992586fcfdfe32e25ca7077af3606f3a675c5b556"),
    ("V39__puzzles.sql", "40ebbca16fc7ed8bbc0d22a2e58e8d89042c391b08a857c1c971c92193af7d43"),
    ("V40__book.sql", "8ea0af3e4efd40a90d9c1508e639e32f72233727610c7a5ff2422eb58ab1d6b6"),
    ("V42__ballots.sql", "97846cc6c330d74c703497b247443624f3e4353ad05628ce24a1f967bb6d6c4d"),
    ("V43__guessable.sql", "59648f383bc3aeee18e2f721f6812d0fba2bbc1965fee90fb5f9dd3c9c41c1d2"),
    ("V44__plans.sql", "124411d804c32afb7d356662fbc4d0b1c43b2ecddb1d6de5432e80dbd9a40e00"),
    ("V45__nodes.sql", "bf2b216fd45fa1cde15ce06b46bc14989a90da22579cf9b2b5873b4dd474f217"),
    ("V46__votes.sql", "76d07e94d170852cec1b9460de70272d80717ffda00514af0ca04cb91a431ef4"),
    ("V47__position_notes.sql", "de13c903638f7c190987f30257f859c694cfbbb31cec1370185a57d6be7ec011"),
    ("V48__no_locks_table.sql", "c9cbeca7be34aa5909d3beccc8b1158b97a948dca17e9628916e374198114ae6"),
    ("V49__week_offer.sql", "871265c93826965751661b5f22af669d8d3e0c2be67a8296e68e6c0fb18e9622"),
    ("V50__own_puzzles.sql", "47a75f6a68acd7da7e00034fc0bccd742e99393327f2685a74cfed1a34cdd4e8"),
    ("V51__across.sql", "a272616e0dde2f3549040fd8a88ca1a4efc3d071275755c2282fd1e3c57c3d19"),
    ("V52__strict_rounds.sql", "9c96cf9f79f2a4dba7620f0f513d855f262c5e9d10182b69cd93515e973607fb"),
    ("V53__token_tasks.sql", "13136e19eeaf7d399eb7fb9f2206dc15e814241e85d387849e2d37eb784373a2"),
    ("V54__acts.sql", "4a21ed9d523461a065ec5d91824c6294addbf21b22c1a8235d7bc4b08aa17ca4"),
    ("V55__ended_turns.sql", "c8041d51366fef3ff32f44a50ed79dd840dc5f4ef2283eea38a343e768ec0a38"),
    ("V56__kept_votes.sql", "ca4722272a4430641823f616dc097c0a3056738dfbad80435475b74edfd89ce1"),
    (
        "V57__results_of_server.sql",
        "fefd9dd5182a4ab4cd033b06963ead46a197d90cd783a33f41bf1df953bb0561",
    ),
    ("V58__known_servers.sql", "d7c347ed2db7eb699cc7eda11f54c320f48e9489bcdfbf6b6b23233c64336b40"),
    ("V59__announced.sql", "b02e293b92561b632e7f4c06247897c48f871574dca9abdf003260e4ba30b7cd"),
    ("V60__unbegun.sql", "e0a0a291caf7e0f685816856408ba06b9efab1bb4d2cce5dc2c2ba9f95da8e23"),
    ("V61__erased.sql", "aca3325666cf36debcf4483f78a8fc6ad82ee14f4add2d58bdddf5258ec8236c"),
    (
        "V62__games_of_server.sql",
        "6587586acee38dd87bfaec4da2b3e36c9b557277692bda673b65360ee1f068f9",
    ),
    ("V63__official.sql", "90a1d8d04b1f9de45c08c05356567cef4faddb5a9761fe38183f859429ae748b"),
];

/// The landed migrations of PostgreSQL. The first makes the tables that those of SQLite up to its number leave.
const LANDED_ON_POSTGRES: [(&str, &str); 20] = [
    ("V44__schema.sql", "32bf9bc87489dd8f9b438e12a6c9aad28d8ea4a32e4fbf2919f520ccd3c42424"),
    ("V45__nodes.sql", "cc1cca23d924edaffde572b913b0e4920d6ef4d941192011c918d30b9f11f220"),
    ("V46__votes.sql", "9affe907c4a3785aac591ce2b02a2aae5fba3bfb04c40726f16911f3e6008720"),
    ("V47__position_notes.sql", "0603c7e235e4029c9c85d6c1f27aac3631e40ccd4c5bd31fe79302c186c654f9"),
    ("V48__no_locks_table.sql", "a872096a8beacf6f8f2f19528822018b4b1fbdd8b3487b4378cb2e6068fc5193"),
    ("V49__week_offer.sql", "67ff5f6c9149112eb4f22c0e7e67d935383a2c3acb265c960146f30261d6d2a7"),
    ("V50__own_puzzles.sql", "f8dd893ad2d060a0ccb583e8ce4879d9d9b165ebc756441be5395fc66cfab85a"),
    ("V51__across.sql", "98ed13ac52ce92c3c7e6143fd898677cdb0ca90ecf013b055d094d5053222ace"),
    ("V52__strict_rounds.sql", "b38a069ab5ed36902900ea669f5d9b11c0e55877de65986a41d88416ad6836e6"),
    ("V53__token_tasks.sql", "13136e19eeaf7d399eb7fb9f2206dc15e814241e85d387849e2d37eb784373a2"),
    ("V54__acts.sql", "01299c209bb3f424b3b02757eac1dc93e34d1c8830ee87c84efde881389ca0e0"),
    ("V55__ended_turns.sql", "2fd5a925528134183c0f6a80472c161d28671134cac37d4c9086c3d4ac42f082"),
    ("V56__kept_votes.sql", "ca4722272a4430641823f616dc097c0a3056738dfbad80435475b74edfd89ce1"),
    (
        "V57__results_of_server.sql",
        "fde5ffac7bf03f632373bd637301dbd7db5bd606886a909c2dd2095737c63dfc",
    ),
    ("V58__known_servers.sql", "d7c347ed2db7eb699cc7eda11f54c320f48e9489bcdfbf6b6b23233c64336b40"),
    ("V59__announced.sql", "b02e293b92561b632e7f4c06247897c48f871574dca9abdf003260e4ba30b7cd"),
    ("V60__unbegun.sql", "f4e4f44fdf6441c8a7605f09a1517608aa5a791ab54f17e674900b651cea0c28"),
    ("V61__erased.sql", "9e070923aa13a3ff01a4af57c0b5e08ade1917e4e401a3a110f5ead9334a0a2a"),
    (
        "V62__games_of_server.sql",
        "f44a1fad90640c1d0c2ff4fa3bba1026a4a24cc48ec2e0c5371b7ed45835f3c4",
    ),
    ("V63__official.sql", "38467ff298a62ce17d9547faa0d5bca247572133ab35ff3b0f294d599acafedb"),
];

/// The files of a folder of migrations, each with its SHA-256.
fn sums(folder: &str) -> BTreeMap<String, String> {
    let files = fs::read_dir(crate::root().join(folder)).unwrap();
    let summed = files.map(|entry| {
        let entry = entry.unwrap();
        let sum = Sha256::digest(fs::read(entry.path()).unwrap());
        (entry.file_name().into_string().unwrap(), format!("{sum:x}"))
    });
    summed.collect()
}

#[test]
fn landed_migrations_never_change() {
    let landed = |(name, sum): (&str, &str)| (name.to_owned(), sum.to_owned());
    assert_eq!(sums("migrations/sqlite"), LANDED.map(landed).into());
    assert_eq!(sums("migrations/postgres"), LANDED_ON_POSTGRES.map(landed).into());
}

/// The error and its sentence, which must name the file.
fn refused(path: &Path) -> (OpenError, String) {
    let error = Store::open(path, Options::default()).err().expect("it must not open");
    let sentence = error.to_string();
    assert!(sentence.contains(path.to_str().unwrap()), "{sentence}");
    assert!(sentence.ends_with('.'), "{sentence}");
    (error, sentence)
}

#[tokio::test]
async fn what_was_kept_is_there_when_it_is_opened_again() {
    let place = Place::new();
    let store = place.open();
    let game = create(&store, challenge(1)).await;
    store.change(step(game, 0, "h8")).await.unwrap();
    store.leave_note("k", "v".into()).await.unwrap();
    let before = store.game(game).await.unwrap();
    drop(store);
    let store = place.open();
    assert_eq!(store.game(game).await.unwrap(), before);
    assert_eq!(store.note("k").await.unwrap().as_deref(), Some("v"));
    assert_eq!(store.create(challenge(1)).await.unwrap(), narabe::store::Created::Repeat(game));
}

#[test]
fn a_missing_folder_is_named() {
    let place = Place::new();
    let (error, sentence) = refused(&place.folder.path().join("no/such/narabe.db"));
    assert!(matches!(error, OpenError::NoFolder { .. }));
    assert!(
        sentence.contains("no/such for the database") && sentence.contains("make the folder"),
        "{sentence}"
    );
}

#[test]
fn a_second_store_on_the_same_file_is_refused() {
    let place = Place::new();
    let first = place.open();
    let (error, sentence) = refused(&place.path());
    assert!(matches!(error, OpenError::InUse { .. }));
    assert!(sentence.contains("in use by another Narabe: stop that one first"), "{sentence}");
    // Another name for the same file is the same file.
    let link = place.folder.path().join("link.db");
    std::os::unix::fs::symlink(place.path(), &link).unwrap();
    assert!(matches!(Store::open(&link, Options::default()), Err(OpenError::InUse { .. })));
    first.close().unwrap();
    place.open();
}

/// The lock is another process's, and that process is killed: nothing is left behind that has to be tidied away.
#[test]
fn a_killed_process_lets_go() {
    let place = Place::new();
    drop(place.open());
    let lock = place.folder.path().join("narabe.db.lock");
    // `flock` from util-linux takes the lock, becomes `sh`, says so, and waits for ever.
    let mut other = Command::new("flock")
        .args(["--no-fork".as_ref(), lock.as_os_str()])
        .args(["sh", "-c", "echo locked; read forever"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("flock, of util-linux");
    let mut said = String::new();
    let mut lines = std::io::BufReader::new(other.stdout.take().unwrap());
    std::io::BufRead::read_line(&mut lines, &mut said).unwrap();
    assert_eq!(said, "locked\n");
    assert!(matches!(refused(&place.path()).0, OpenError::InUse { .. }));
    other.kill().unwrap();
    other.wait().unwrap();
    place.open();
}

#[test]
fn a_newer_schema_is_refused_and_left_alone() {
    let place = Place::new();
    drop(place.open());
    let future =
        "INSERT INTO refinery_schema_history VALUES (99, 'future', '2030-01-01T00:00:00Z', '1')";
    place.raw().execute(future, []).unwrap();
    let before = fs::read(place.path()).unwrap();
    let (error, sentence) = refused(&place.path());
    // Numbers may be missing where work on several things lands in another order than it was begun.
    let number =
        |(name, _): &(&str, &str)| name[1..name.find("__").unwrap()].parse::<i64>().unwrap();
    let newest = LANDED.iter().map(number).max();
    assert!(
        matches!(error, OpenError::Newer { found: 99, known, .. } if Some(known) == newest),
        "{error:?}"
    );
    assert!(
        sentence.contains("has schema 99") && sentence.contains("run the newer program"),
        "{sentence}"
    );
    assert_eq!(fs::read(place.path()).unwrap(), before);
}

#[test]
fn a_changed_migration_is_refused() {
    let place = Place::new();
    drop(place.open());
    place.raw().execute("UPDATE refinery_schema_history SET checksum = '1'", []).unwrap();
    let (error, sentence) = refused(&place.path());
    assert!(matches!(error, OpenError::Changed { version: 1, .. }), "{error:?}");
    assert!(sentence.contains("another form of schema 1"), "{sentence}");
}

#[test]
fn what_is_no_database_is_refused() {
    let place = Place::new();
    fs::write(place.path(), "A letter to the editor. ".repeat(100)).unwrap();
    let (error, sentence) = refused(&place.path());
    assert!(matches!(error, OpenError::NotADatabase { .. }), "{error:?}");
    assert!(
        sentence.contains("not a database") && sentence.contains("restore a backup"),
        "{sentence}"
    );
    assert!(matches!(verify(place.path()), Err(OpenError::NotADatabase { .. })));
}

#[test]
fn a_damaged_database_is_refused() {
    // The header wiped out, nearly all cut off, the last page cut off, the schema's page overwritten behind the header.
    let damages: [fn(&mut Vec<u8>); 4] = [
        |bytes| bytes[..100].fill(0),
        |bytes| bytes.truncate(6000),
        |bytes| bytes.truncate(bytes.len() - 4096),
        |bytes| bytes[100..4096].fill(0xA5),
    ];
    for (number, damage) in damages.into_iter().enumerate() {
        let place = Place::new();
        drop(place.open());
        let mut bytes = fs::read(place.path()).unwrap();
        damage(&mut bytes);
        fs::write(place.path(), bytes).unwrap();
        let (error, _) = refused(&place.path());
        assert!(matches!(error, OpenError::NotADatabase { .. }), "damage {number}: {error:?}");
    }
}

/// It would begin, and fail at whatever needs the table.
#[test]
fn a_database_without_one_of_its_tables_is_refused() {
    let place = Place::new();
    place.open().close().unwrap();
    place.raw().execute_batch("DROP TABLE vacations").unwrap();
    let (error, sentence) = refused(&place.path());
    assert!(is_without(&error, "vacations"), "{error:?}");
    assert!(sentence.contains("its table vacations: restore a backup"), "{sentence}");
}

/// It would begin as well. Some statements name an index.
#[test]
fn a_database_without_one_of_its_columns_or_indexes_is_refused() {
    for (change, lost) in [
        ("ALTER TABLE events DROP COLUMN announced", "column events.announced"),
        ("ALTER TABLE preferences RENAME COLUMN deck TO cards", "column preferences.deck"),
        ("DROP INDEX results_guild", "index results_guild"),
    ] {
        let place = Place::new();
        place.open().close().unwrap();
        place.raw().execute_batch(change).unwrap();
        let (_, sentence) = refused(&place.path());
        assert!(sentence.contains(&format!("its {lost}: restore a backup")), "{sentence}");
        let older =
            "ALTER TABLE events DROP COLUMN official; ALTER TABLE hills DROP COLUMN official;
                     DROP TABLE erased; DROP INDEX games_unbegun; DROP INDEX vacations_ended;
                     DROP INDEX inbox_of_game; DROP INDEX outbox_of_game;
                     DELETE FROM refinery_schema_history WHERE version >= 59";
        place.raw().execute_batch(older).unwrap();
        // The newest schema has brought the column of events.
        let is_older = lost == "column events.announced";
        assert_eq!(Store::open(place.path(), Options::default()).is_ok(), is_older, "{lost}");
    }
}

/// True if an error says that this table is gone.
fn is_without(error: &OpenError, name: &str) -> bool {
    matches!(error, OpenError::Incomplete { part: Part::Table(table), .. } if table == name)
}

/// With the new schema the program before would not take it any more. Without `memberships` that schema cannot be made.
#[test]
fn an_older_database_without_one_of_its_tables_is_left_alone() {
    for table in ["vacations", "memberships", "guests"] {
        let place = Place::new();
        place.open().close().unwrap();
        let older = "DELETE FROM refinery_schema_history WHERE version >= 57";
        place.raw().execute_batch(&format!("DROP TABLE {table}; {older}")).unwrap();
        let before = fs::read(place.path()).unwrap();
        let (error, _) = refused(&place.path());
        assert!(is_without(&error, table), "{error:?}");
        assert_eq!(fs::read(place.path()).unwrap(), before, "{table}");
    }
}

/// Tables that came later are not missed.
#[test]
fn an_older_database_needs_the_tables_of_its_own_schema_alone() {
    let place = Place::new();
    place.open().close().unwrap();
    edges::take_back(&place.raw());
    place.raw().execute_batch("DROP TABLE notes").unwrap();
    let (error, _) = refused(&place.path());
    assert!(is_without(&error, "notes"), "{error:?}");
}

/// Nothing else says what was done to the file.
#[test]
fn a_database_without_the_list_of_its_migrations_is_refused() {
    let place = Place::new();
    place.open().close().unwrap();
    place.raw().execute_batch("DROP TABLE refinery_schema_history").unwrap();
    let (error, _) = refused(&place.path());
    assert!(is_without(&error, "refinery_schema_history"), "{error:?}");
}

#[test]
fn a_database_of_another_program_is_refused_and_left_alone() {
    let place = Place::new();
    place.raw().execute_batch("CREATE TABLE bookmarks (url TEXT)").unwrap();
    let before = fs::read(place.path()).unwrap();
    let (error, sentence) = refused(&place.path());
    assert!(matches!(error, OpenError::Foreign { .. }), "{error:?}");
    assert!(sentence.contains("belongs to another program"), "{sentence}");
    assert_eq!(fs::read(place.path()).unwrap(), before);
}

/// Killed in its very first moments, the program leaves an empty file or an empty history; both are fresh.
#[test]
fn a_first_start_that_was_killed_is_started_over() {
    let place = Place::new();
    fs::write(place.path(), "").unwrap();
    drop(place.open());
    let place = Place::new();
    let history = "CREATE TABLE refinery_schema_history(
        version int4 PRIMARY KEY, name VARCHAR(255), applied_on VARCHAR(255), checksum VARCHAR(255))";
    place.raw().execute_batch(history).unwrap();
    place.open();
}

#[test]
fn a_folder_in_the_place_of_the_file_is_refused() {
    let place = Place::new();
    fs::create_dir(place.path()).unwrap();
    assert!(matches!(refused(&place.path()).0, OpenError::Failed { .. }));
}

/// sysfs takes no new files, not even from root, whom ordinary permissions do not bind.
#[test]
#[cfg(target_os = "linux")]
fn a_read_only_folder_is_refused() {
    let (error, sentence) = refused(Path::new("/sys/narabe.db"));
    assert!(matches!(error, OpenError::ReadOnly { .. }), "{error:?}");
    assert!(sentence.contains("right to write to the file and to its folder"), "{sentence}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_read_only_file_is_refused() {
    let place = Place::new();
    drop(place.open());
    let writable = || fs::OpenOptions::new().write(true).open(place.path()).is_ok();
    let chattr = |flag| {
        Command::new("chattr")
            .arg(flag)
            .arg(place.path())
            .status()
            .is_ok_and(|status| status.success())
    };
    let mut permissions = fs::metadata(place.path()).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(place.path(), permissions).unwrap();
    let immutable = writable() && chattr("+i");
    if writable() {
        eprintln!(
            "SKIPPED: root writes to every file here, and this file system has no immutable files"
        );
        return;
    }
    let refusal = Store::open(place.path(), Options::default()).err();
    assert!(!immutable || chattr("-i"));
    assert!(matches!(refusal, Some(OpenError::ReadOnly { .. })), "{refusal:?}");
}

/// A second name on the disk, and a lock file that someone tidied away: it is the same database.
#[test]
fn a_second_store_on_the_same_inode_is_refused() {
    let place = Place::new();
    let first = place.open();
    let link = place.folder.path().join("hard.db");
    fs::hard_link(place.path(), &link).unwrap();
    assert!(matches!(refused(&link).0, OpenError::InUse { .. }));
    fs::remove_file(place.folder.path().join("narabe.db.lock")).unwrap();
    assert!(matches!(refused(&place.path()).0, OpenError::InUse { .. }));
    first.close().unwrap();
    place.open();
}

#[tokio::test]
async fn nothing_is_acknowledged_without_the_file() {
    let place = Place::new();
    let store = place.open();
    store.leave_note("k", "kept".into()).await.unwrap();
    assert!(store.has_its_file());
    let away = place.folder.path().join("away.db");
    fs::rename(place.path(), &away).unwrap();
    let gone = store.leave_note("k", "lost".into()).await.unwrap_err().to_string();
    assert!(gone.contains("is gone") && !store.has_its_file(), "{gone}");
    fs::write(place.path(), "another file").unwrap();
    let other = store.leave_note("k", "lost".into()).await.unwrap_err().to_string();
    assert!(other.contains("not the one that was opened") && !store.has_its_file(), "{other}");
    fs::rename(&away, place.path()).unwrap();
    store.leave_note("k2", "kept".into()).await.unwrap();
    assert!(store.has_its_file());
    assert_eq!(store.note("k").await.unwrap().as_deref(), Some("kept"));
}
