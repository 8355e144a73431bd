//! Leagues and tournaments: from one command to the final table, with everything that people do on the way.

use super::ratings::won;
use super::roles::close_season;
use crate::stage::{Stage, decide, decided, ephemeral_text, until, update};
use narabe::app::events::advance;
use narabe::game::Seat;
use narabe::play::end::EndReason;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Fault, Gate};
use narabe::store::events::{EventFormat, EventStatus, StoredEvent, StoredPairing};
use narabe::store::servers::{AuditAct, Ratings, Setting};
use narabe::store::{Erasure, EventId, GameId, Status};
use narabe::words::{Locale, say};
use std::time::Duration;

pub(super) const HOUR: Duration = Duration::from_secs(60 * 60);
pub(super) const DAY: Duration = Duration::from_secs(24 * 60 * 60);
pub(super) const FOUR: [&str; 4] = ["alice", "bob", "carol", "dave"];
/// People from the strongest to the weakest.
pub(super) const PEOPLE: [&str; 12] = [
    "alice", "bob", "carol", "dave", "guest-1", "guest-2", "guest-3", "guest-4", "guest-5",
    "guest-6", "guest-7", "guest-8",
];

pub(super) async fn events(stage: &Stage, who: &str, options: &[(&str, &str)]) -> String {
    let answered = stage.person(who).slash(&stage.channel("lobby"), "events", options).await;
    ephemeral_text(&answered.unwrap())
}

/// An event that Alice makes, with these options beside the game; gives its sign-up message.
pub(super) async fn made(stage: &Stage, options: &[(&str, &str)]) -> Message {
    let game = [("game", "gomoku/freestyle"), ("games", "1")];
    let options: Vec<_> = game.iter().chain(options).copied().collect();
    let answer = events(stage, "alice", &options).await;
    let number = answer.strip_prefix("Event #").and_then(|rest| rest.split(' ').next()).unwrap();
    sign_up(stage, number.parse().unwrap()).await
}

/// Waits until an event's sign-up message is there, and gives it. What the bot's own loop has taken is done in its time.
pub(super) async fn sign_up(stage: &Stage, number: i64) -> Message {
    while kept(stage, number).await.message.is_none() {
        stage.bot.tick().await;
    }
    shown(stage, number).await
}

/// Alice takes someone out of an event that is played, and confirms it.
pub(super) async fn removed(stage: &Stage, who: &str) -> String {
    let remove = [("do", "remove"), ("person", who), ("event", "1")];
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = alice.slash(&lobby, "events", &remove).await.unwrap();
    assert!(ephemeral_text(&asked).contains("They get no new opponents."), "{asked:?}");
    decided(&alice, &asked).await
}

/// Alice cancels event 1, which is played, and confirms it.
pub(super) async fn cancelled(stage: &Stage) -> String {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let cancel = [("do", "cancel"), ("event", "1")];
    let asked = alice.slash(&lobby, "events", &cancel).await.unwrap();
    assert!(ephemeral_text(&asked).contains("for good?"), "{asked:?}");
    assert_eq!(kept(stage, 1).await.status, EventStatus::Running, "it is only asked");
    decided(&alice, &asked).await
}

/// The message that shows an event now.
pub(super) async fn shown(stage: &Stage, number: i64) -> Message {
    let message = kept(stage, number).await.message.expect("it is shown");
    stage.world.message(message).unwrap()
}

pub(super) async fn kept(stage: &Stage, number: i64) -> StoredEvent {
    stage.app.store().event(EventId(number)).await.unwrap().expect("the event is kept")
}

/// An event that Alice makes with these options and these people join; gives its sign-up message.
pub(super) async fn joined(stage: &Stage, options: &[(&str, &str)], people: &[&str]) -> Message {
    let sign_up = made(stage, options).await;
    join(stage, &sign_up, people).await;
    sign_up
}

pub(super) async fn join(stage: &Stage, sign_up: &Message, people: &[&str]) {
    for who in people {
        stage.person(who).press(sign_up, "Join").await.unwrap();
    }
    stage.bot.tick().await;
}

/// The place of a person in the list by their id.
pub(super) fn strength(stage: &Stage, person: u64) -> usize {
    PEOPLE.iter().position(|who| stage.person(who).id() == person).unwrap()
}

pub(super) async fn resign(stage: &Stage, game: GameId, person: u64) {
    let who = PEOPLE[strength(stage, person)];
    let number = game.0.to_string();
    let lobby = stage.channel("lobby");
    let asked = stage.person(who).slash(&lobby, "resign", &[("game", &number)]).await.unwrap();
    let sure = asked.ephemeral().unwrap().clone();
    stage.person(who).press(&sure, "Yes, resign").await.unwrap();
}

/// Two people play a game of ninuki-renju whose last stone makes a five and, by its capture, leaves one of the other's six: a
/// shared victory (docs/rules/ninuki.md 2.2 step 11).
pub(super) async fn share(stage: &Stage, game: GameId) {
    let points = "h8 c10 j4 d10 j5 e10 j6 g10 g11 h10 j7 i9 c1 f10 j8";
    let (lobby, number) = (stage.channel("lobby"), game.0.to_string());
    for (point, seat) in points.split(' ').zip([0, 1].into_iter().cycle()) {
        let person = stage.kept(game.0).await.person_at(Seat(seat)).unwrap();
        let who = stage.person(PEOPLE[strength(stage, person)]);
        let options = [("where", point), ("game", number.as_str())];
        who.slash(&lobby, "move", &options).await.unwrap();
    }
    let kept = stage.kept(game.0).await;
    assert_eq!((kept.status, kept.end), (Status::Finished, Some(EndReason::read("five"))));
}

/// The two of a game make two moves each, so that it is not given up at once.
pub(super) async fn move_twice(stage: &Stage, game: GameId) {
    let (lobby, number) = (stage.channel("lobby"), game.0.to_string());
    for (point, seat) in ["h8", "h9", "i8", "i9"].into_iter().zip([0, 1].into_iter().cycle()) {
        let person = stage.kept(game.0).await.person_at(Seat(seat)).unwrap();
        let who = stage.person(PEOPLE[strength(stage, person)]);
        let options = [("where", point), ("game", number.as_str())];
        who.slash(&lobby, "move", &options).await.unwrap();
    }
    assert_eq!(stage.kept(game.0).await.log.len(), 4);
}

/// The running games of an event.
pub(super) async fn running(stage: &Stage, number: i64) -> Vec<GameId> {
    let legs = kept(stage, number).await.pairings.into_iter().flat_map(|pairing| pairing.games);
    legs.filter(|leg| leg.status == Status::Running).map(|leg| leg.game).collect()
}

/// Plays an event to its end: whoever stands later in the list of people resigns.
pub(super) async fn play_out(stage: &Stage, number: i64) {
    for _ in 0..20 {
        let games = running(stage, number).await;
        // In a Swiss event someone may wait three days for an opponent with as many points.
        let time = if games.is_empty() { DAY } else { Duration::from_secs(30) };
        for game in games {
            let kept = stage.kept(game.0).await;
            let people = kept.members.iter().map(|member| member.person);
            let weaker = people.max_by_key(|person| strength(stage, *person)).unwrap();
            resign(stage, game, weaker).await;
        }
        stage.bot.tick().await;
        stage.pass(time).await;
        if kept(stage, number).await.status == EventStatus::Over {
            return;
        }
    }
    panic!("the event does not end");
}

/// Changes the server's rules for ratings.
pub(super) async fn set_ratings(stage: &Stage, change: impl FnOnce(&mut Ratings)) {
    stage.set(Setting::Ages, |settings| change(&mut settings.ratings)).await;
}

/// The picture of a table in words.
pub(super) fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().unwrap_or_default()
}

/// Flaws that the check finds, with every event replayed.
pub(super) fn flaws(stage: &Stage) -> Vec<String> {
    let checked = narabe::operate::check::check(crate::database::of(stage.database())).unwrap();
    checked.flaws.iter().map(ToString::to_string).collect()
}

/// Usual terms are shown to someone who names none, before anyone else sees an event.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_without_terms_is_shown_before_it_is_made() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let before = lobby.messages().len();
    let asked = alice.slash(&lobby, "events", &[("do", "create")]).await.unwrap();
    let preview = asked.ephemeral().unwrap().clone();
    for part in [
        "with these terms?",
        "Gomoku · freestyle, swap2 · round robin",
        "Opening (swap2): ",
        "Begins <t:",
    ] {
        assert!(preview.text().contains(part), "{part}: {}", preview.text());
    }
    stage.bot.tick().await;
    assert!(stage.app.store().event(EventId(1)).await.unwrap().is_none());
    let made = update(&alice.press(&preview, "Create").await.unwrap());
    assert!(made.text().contains("Event #1 created"), "{}", made.text());
    // The message may be there before this answer is.
    assert!(!made.text().contains(" will "), "{}", made.text());
    stage.bot.tick().await;
    let sign_up = shown(&stage, 1).await;
    assert!(sign_up.text().contains("**Gomoku · freestyle, swap2**"), "{}", sign_up.text());
    assert!(sign_up.text().contains("Opening (swap2): "), "{}", sign_up.text());
    assert!(lobby.messages().len() > before);
    stage.close().await;
}

/// The usual terms need no organiser: the event begins after three days.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_without_terms_begins_by_itself() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = alice.slash(&lobby, "events", &[("do", "create")]).await.unwrap();
    alice.press(asked.ephemeral().unwrap(), "Create").await.unwrap();
    let sign_up = sign_up(&stage, 1).await;
    join(&stage, &sign_up, &["bob", "carol", "dave"]).await;
    pass_hours(&stage, 71).await;
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Open);
    pass_hours(&stage, 2).await;
    assert_eq!(running(&stage, 1).await.len(), 3);
    stage.close().await;
}

/// With too few its maker is told so once, whoever joins or leaves, and it begins with the third. A time and a number of
/// players go together: whichever comes first begins it.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_begins_at_its_time_or_once_enough_are_in() {
    let stage = Stage::open().await;
    let terms = [("format", "round-robin"), ("starts", "1"), ("seats", "4")];
    let late = joined(&stage, &terms, &["alice"]).await;
    assert!(late.text().contains("Begins when 4 are in"), "{}", late.text());
    assert!(late.text().contains("at the latest"), "{}", late.text());
    joined(&stage, &terms, &FOUR).await;
    assert_eq!(running(&stage, 2).await.len(), 6, "the fourth begins it at once");
    pass_hours(&stage, 25).await;
    let told = || {
        let all = stage.channel("lobby").messages();
        all.iter().filter(|message| message.text().contains("couldn’t begin")).count()
    };
    assert_eq!(told(), 1);
    let now = shown(&stage, 1).await;
    assert!(now.text().contains("as soon as at least 3 are in"), "{}", now.text());
    join(&stage, &now, &["guest-1"]).await;
    stage.person("guest-1").press(&now, "Leave").await.unwrap();
    join(&stage, &now, &["guest-2"]).await;
    assert_eq!((told(), kept(&stage, 1).await.status), (1, EventStatus::Open));
    join(&stage, &now, &["guest-3"]).await;
    assert_eq!(running(&stage, 1).await.len(), 3, "three are enough now");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Nine games are called to by two messages, in which everyone is named for each of their games.
#[tokio::test(flavor = "multi_thread")]
async fn the_calls_of_one_step_ping_everyone_once() {
    let stage = Stage::open().await;
    let six = &PEOPLE[..6];
    joined(&stage, &[("format", "round-robin"), ("seats", "6")], six).await;
    stage.pass(Duration::from_secs(30)).await;
    assert_eq!(running(&stage, 1).await.len(), 9, "three opponents at a time");
    let messages = stage.channel("lobby").messages();
    let calls: Vec<_> = messages.iter().filter(|one| one.text().contains("new games")).collect();
    assert_eq!(calls.len(), 2);
    for who in six.iter().map(|who| stage.person(who)) {
        let named = calls.iter().map(|call| call.text().matches(&who.mention()).count());
        assert_eq!(named.sum::<usize>(), 3, "{}", who.mention());
        assert_eq!(stage.world.pings(&who).len(), 1, "{}", who.mention());
    }
    stage.close().await;
}

/// A call has the links to all of its boards, and waits for those that are not there yet.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_waits_for_the_boards() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &FOUR).await;
    let gate = Gate::new();
    let posts = |method: &str, route: &str| method == "POST" && route.ends_with("/messages");
    stage.world.faults().next(1, posts, Fault::Held(gate.clone()));
    events(&stage, "alice", &[("do", "start"), ("event", "1")]).await;
    let late = async {
        gate.reached().await;
        stage.clock.advance(15_000);
        until("the call is put off", async || is_call_put_off(&stage)).await;
        gate.open();
    };
    tokio::join!(stage.bot.tick(), late);
    stage.pass(Duration::from_secs(30)).await;
    let messages = stage.channel("lobby").messages();
    let call = messages.iter().find(|one| one.text().contains("new games")).expect("a call");
    let games = running(&stage, 1).await;
    assert_eq!(games.len(), 6);
    for game in games {
        let board = stage.kept(game.0).await.message.expect("it is shown");
        assert!(call.text().contains(&format!("/{board}")), "{game:?}: {}", call.text());
    }
    assert_eq!(stage.world.pings(&stage.person("dave")).len(), 1);
    stage.close().await;
}

/// True if the news of an event is looked at later.
fn is_call_put_off(stage: &Stage) -> bool {
    let db = crate::database::raw(stage.database());
    let sql = "SELECT count(*) > 0 FROM outbox
               WHERE kind = 'event' AND done = 0 AND due_at > ?1";
    db.query_row(sql, [stage.clock_now()], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_robin_of_four_from_sign_up_to_its_table() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "round-robin"), ("name", "Winter cup")]).await;
    for part in [
        "**Winter cup**",
        "round robin",
        "freestyle",
        "No one is in yet",
        "Begins <t:",
        "blocked or not",
    ] {
        assert!(sign_up.text().contains(part), "{part}: {}", sign_up.text());
    }
    let joined = update(&stage.person("bob").press(&sign_up, "Join").await.unwrap());
    assert_eq!(joined.id, sign_up.id);
    let bob = stage.person("bob").mention();
    assert!(joined.text().contains(&format!("**In (1):** {bob}")), "{}", joined.text());
    join(&stage, &sign_up, &["alice", "bob", "carol", "dave"]).await;
    assert_eq!(kept(&stage, 1).await.entrants.len(), 4, "a second press changes nothing");
    let begun = events(&stage, "alice", &[("do", "start")]).await;
    assert!(begun.contains("begins now"), "{begun}");
    stage.bot.tick().await;
    assert_eq!(running(&stage, 1).await.len(), 6, "three opponents at a time are all of them");
    stage.pass(Duration::from_secs(30)).await;
    let called = stage.channel("lobby").last().unwrap();
    assert!(called.text().contains("new games"), "{}", called.text());
    assert_eq!(stage.world.pings(&stage.person("dave")).len(), 1);
    for pairing in kept(&stage, 1).await.pairings {
        let game = stage.kept(pairing.games[0].game.0).await;
        let board = stage.world.message(game.message.expect("it is shown")).unwrap();
        // All run at once, so that a round would say nothing.
        assert!(board.text().starts_with("🏁 **Winter cup**\n"), "{}", board.text());
    }
    play_out(&stage, 1).await;
    let table = shown(&stage, 1).await;
    assert_eq!(table.id, sign_up.id, "the sign-up message is edited in place");
    let rows: Vec<&str> = table.text().lines().filter(|line| line.starts_with('`')).collect();
    for (place, (row, who)) in rows.iter().zip(FOUR).enumerate() {
        let (mention, points) = (stage.person(who).mention(), 3 - place);
        let expected = format!("`{}` {mention} **{points}** from 3", place + 1);
        assert!(row.starts_with(&expected), "{row}");
    }
    let first = "1. Alice, 3 (";
    for result in [first, "Bob 1", "4. Dave, 0 (", "Dave 1"] {
        assert!(alt(&table).contains(result), "{}", alt(&table));
    }
    let page = stage.person("dave").press(&table, "Table").await.unwrap();
    assert!(ephemeral_text(&page).contains(rows[3]), "{page:?}");
    let own = page.ephemeral().unwrap();
    assert_eq!(alt(own), alt(&table));
    assert_ne!(own.attachments[0].bytes, table.attachments[0].bytes, "the own row is marked");
    let listed = events(&stage, "dave", &[]).await;
    assert!(listed.contains("#1") && listed.contains("over") && listed.contains("you took part"));
    assert!(!listed.contains("you’re in"), "{listed}");
    // The table without a name is the latest event's, now that none goes on; what changes an event asks for its name.
    let latest = events(&stage, "dave", &[("do", "table")]).await;
    assert!(latest.contains("Winter cup") && latest.contains(rows[3]), "{latest}");
    let refused = events(&stage, "alice", &[("do", "cancel")]).await;
    assert!(refused.contains("Which event?"), "{refused}");
    let last = stage.channel("lobby").messages();
    let won = format!("👑 {} won", stage.person("alice").mention());
    assert!(last.iter().any(|message| message.text().starts_with(&won)));
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Someone joins by the command while the sign-up message is on its way: there is one message, as the event is now.
#[tokio::test(flavor = "multi_thread")]
async fn who_joins_at_once_calls_no_second_sign_up_message() {
    let stage = Stage::open().await;
    let gate = Gate::new();
    let posts = |method: &str, route: &str| method == "POST" && route.ends_with("/messages");
    stage.world.faults().next(1, posts, Fault::Held(gate.clone()));
    let terms = [("game", "gomoku/freestyle"), ("games", "1"), ("format", "round-robin")];
    events(&stage, "alice", &terms).await;
    let lobby = stage.channel("lobby");
    let sign_ups = || {
        let all = lobby.messages().into_iter();
        all.filter(|message| message.text().contains("**In (")).collect::<Vec<_>>()
    };
    let joins = async {
        gate.reached().await;
        events(&stage, "bob", &[("do", "join"), ("event", "1")]).await;
        while sign_ups().is_empty() {
            tokio::task::yield_now().await;
        }
        gate.open();
    };
    tokio::join!(stage.bot.tick(), joins);
    stage.pass(Duration::from_secs(30)).await;
    stage.bot.tick().await;
    let all: Vec<_> = lobby.messages().iter().map(|message| message.text().to_owned()).collect();
    let shown: Vec<&String> = all.iter().filter(|text| text.contains("round robin")).collect();
    assert_eq!(shown.len(), 1, "{all:#?}");
    assert!(shown[0].contains("**In (1):**"), "{all:#?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_edited_every_ten_minutes_at_most() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    stage.pass(Duration::from_secs(30)).await;
    let minute = Duration::from_secs(60);
    let mut texts = vec![shown(&stage, 1).await.text().to_owned()];
    // A game ends every minute.
    for game in running(&stage, 1).await.into_iter().take(5) {
        let people = stage.kept(game.0).await.members;
        resign(&stage, game, people[0].person).await;
        stage.pass(minute).await;
        stage.bot.tick().await;
        texts.push(shown(&stage, 1).await.text().to_owned());
    }
    assert!(texts.iter().all(|text| *text == texts[0]), "{texts:?}");
    stage.pass(10 * minute).await;
    stage.bot.tick().await;
    let now = shown(&stage, 1).await.text().to_owned();
    assert!(now.contains("5 of 6"), "{now}");
    let last = running(&stage, 1).await[0];
    let people = stage.kept(last.0).await.members;
    resign(&stage, last, people[0].person).await;
    stage.bot.tick().await;
    stage.bot.tick().await;
    let end = shown(&stage, 1).await.text().to_owned();
    assert!(!end.contains("5 of 6"), "the end is shown at once: {end}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_league_of_four_plays_two_seasons() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "league"), ("seats", "4")]).await;
    assert!(sign_up.text().contains("season 1"), "{}", sign_up.text());
    join(&stage, &sign_up, &FOUR).await;
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Running, "it begins by itself");
    play_out(&stage, 1).await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.season, second.series), (2, EventId(1)));
    let order: Vec<usize> =
        second.entrants.iter().map(|entrant| strength(&stage, entrant.person)).collect();
    assert_eq!(order, [0, 1, 2, 3], "they stand as the first season ended");
    let sign_up = shown(&stage, 2).await;
    stage.person("dave").press(&sign_up, "Leave").await.unwrap();
    stage.pass(3 * DAY).await;
    stage.bot.tick().await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.status, second.entrants.len()), (EventStatus::Running, 3));
    play_out(&stage, 2).await;
    assert_eq!(kept(&stage, 3).await.season, 3);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// A league of four between its first two seasons, in which Carol and Dave have not moved for weeks.
async fn with_two_silent() -> Stage {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "league"), ("seats", "4")], &FOUR).await;
    play_out(&stage, 1).await;
    let long_ago = "UPDATE moves SET at = at - 20 * 86400000 WHERE EXISTS
        (SELECT 1 FROM members WHERE members.game = moves.game AND members.seat = moves.seat
         AND members.person IN (?1, ?2))";
    let db = crate::database::raw(stage.database());
    // The chain of a log holds its times, which no one looks at here.
    let entered = "UPDATE entrants SET joined_at = joined_at - 20 * 86400000
        WHERE event = 1 AND person IN (?1, ?2)";
    let both = ["carol", "dave"].map(|who| stage.person(who).id().cast_signed());
    db.execute_batch("DROP TRIGGER moves_append_only").unwrap();
    db.execute(long_ago, both).unwrap();
    db.execute(entered, both).unwrap();
    stage
}

/// The messages that ask who is still in.
fn asked(stage: &Stage) -> Vec<Message> {
    let all = stage.channel("lobby").messages();
    all.into_iter().filter(|message| message.text().contains("still in for")).collect()
}

async fn pass_hours(stage: &Stage, hours: usize) {
    for _ in 0..hours {
        stage.pass(HOUR).await;
    }
}

/// Two of four have not moved for weeks before the second season: they are asked, and one answers.
#[tokio::test(flavor = "multi_thread")]
async fn the_silent_are_asked_before_a_season_begins() {
    let stage = with_two_silent().await;
    let (carol, dave) = (stage.person("carol"), stage.person("dave"));
    pass_hours(&stage, 23).await;
    assert!(asked(&stage).is_empty(), "not before its time");
    pass_hours(&stage, 3).await;
    let question = asked(&stage);
    assert_eq!(question.len(), 1);
    let people = format!("⏰ {} and {}", carol.mention(), dave.mention());
    assert!(question[0].text().contains(&people), "{}", question[0].text());
    let stays = ephemeral_text(&carol.press(&question[0], "Still in").await.unwrap());
    assert!(stays.contains("You’re in"), "{stays}");
    let other = stage.person("guest-1").press(&question[0], "Still in").await.unwrap();
    assert!(ephemeral_text(&other).contains("not in"), "{other:?}");
    pass_hours(&stage, 48).await;
    let second = kept(&stage, 2).await;
    let people: Vec<u64> = second.entrants.iter().map(|entrant| entrant.person).collect();
    assert_eq!(second.status, EventStatus::Running);
    assert_eq!(people, ["alice", "bob", "carol"].map(|who| stage.person(who).id()));
    assert_eq!(asked(&stage).len(), 1, "asked once");
    let stays = ephemeral_text(&carol.press(&question[0], "Still in").await.unwrap());
    assert!(stays.contains("You’re in"), "{stays}");
    assert_eq!(kept(&stage, 2).await.version, second.version, "an old button changes nothing");
    stage.close().await;
}

/// Someone who is not asked would be out without a word.
#[tokio::test(flavor = "multi_thread")]
async fn all_the_silent_are_asked_however_many_they_are() {
    let stage = with_two_silent().await;
    let guests: Vec<String> = (1..=12).map(|number| format!("guest-{number}")).collect();
    {
        let db = crate::database::raw(stage.database());
        let known = "INSERT INTO people (id, first_seen_at) VALUES (?1, 0) ON CONFLICT DO NOTHING";
        let entered = "INSERT INTO entrants (event, number, person, division, joined_at)
            SELECT 2, ?2, ?1, 0, MIN(joined_at) FROM entrants WHERE event = 2";
        for (number, who) in (5_i64..).zip(&guests) {
            let person = stage.person(who).id().cast_signed();
            db.execute(known, [person]).unwrap();
            db.execute(entered, [person, number]).unwrap();
        }
    }
    pass_hours(&stage, 26).await;
    let question = asked(&stage);
    assert_eq!(question.len(), 1);
    let silent = ["carol", "dave"].into_iter().chain(guests.iter().map(String::as_str));
    for who in silent {
        let person = stage.person(who);
        assert!(question[0].text().contains(&person.mention()), "{who}: {}", question[0].text());
        let pings = stage.world.pings(&person);
        let is_asked = pings.iter().any(|ping| ping.message == question[0].id);
        assert!(is_asked, "{who} is pinged: {pings:?}");
    }
    stage.close().await;
}

/// Alice takes Bob out of the second season.
async fn remove_bob(stage: &Stage) {
    let remove = [("do", "remove"), ("event", "2"), ("person", "bob")];
    let gone = events(stage, "alice", &remove).await;
    assert!(gone.contains("was removed from"), "{gone}");
}

/// The two who are asked stay in.
async fn both_stay(stage: &Stage, question: &Message) {
    for who in ["carol", "dave"] {
        stage.person(who).press(question, "Still in").await.unwrap();
    }
}

/// Someone is taken out before the silent are asked: neither that nor the season comes later.
#[tokio::test(flavor = "multi_thread")]
async fn a_removal_does_not_put_a_season_off() {
    let stage = with_two_silent().await;
    pass_hours(&stage, 3).await;
    remove_bob(&stage).await;
    pass_hours(&stage, 23).await;
    let question = asked(&stage);
    assert_eq!(question.len(), 1, "asked in time");
    both_stay(&stage, &question[0]).await;
    pass_hours(&stage, 48).await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.status, second.active().count()), (EventStatus::Running, 3));
    stage.close().await;
}

/// Someone is taken out just as the silent are to be asked: they are asked all the same, and have two days.
#[tokio::test(flavor = "multi_thread")]
async fn a_removal_in_the_moment_of_the_question_asks_it() {
    let stage = with_two_silent().await;
    pass_hours(&stage, 23).await;
    stage.clock.advance(2 * HOUR.as_millis() as i64);
    remove_bob(&stage).await;
    pass_hours(&stage, 47).await;
    let question = asked(&stage);
    assert_eq!(question.len(), 1, "asked once");
    both_stay(&stage, &question[0]).await;
    pass_hours(&stage, 2).await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.status, second.active().count()), (EventStatus::Running, 3));
    stage.close().await;
}

/// The bot is away for so long from two hours after the question.
async fn away_after_the_question(away: Duration) -> Stage {
    let stage = with_two_silent().await;
    pass_hours(&stage, 26).await;
    assert_eq!(asked(&stage).len(), 1);
    stage.restart_after(away).await
}

/// After such a time those who are asked are asked again, and answer.
async fn are_asked_again_after(away: Duration) {
    let stage = away_after_the_question(away).await;
    stage.bot.tick().await;
    stage.bot.tick().await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.status, second.active().count()), (EventStatus::Open, 4));
    let question = asked(&stage);
    assert_eq!(question.len(), 2, "asked again");
    pass_hours(&stage, 47).await;
    both_stay(&stage, &question[1]).await;
    pass_hours(&stage, 2).await;
    let second = kept(&stage, 2).await;
    assert_eq!((second.status, second.active().count()), (EventStatus::Running, 4));
    assert_eq!(asked(&stage).len(), 2, "and no more");
    stage.close().await;
}

/// No one could answer until long after the season was to begin.
#[tokio::test(flavor = "multi_thread")]
async fn after_an_outage_the_silent_are_asked_again() {
    are_asked_again_after(3 * DAY).await;
}

/// The bot is back an hour before the season was to begin, or just after.
#[tokio::test(flavor = "multi_thread")]
async fn an_outage_in_the_time_to_answer_gives_it_again() {
    are_asked_again_after(45 * HOUR).await;
    are_asked_again_after(46 * HOUR).await;
}

/// After a short outage most of the time to answer is left.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_short_outage_no_one_is_asked_again() {
    let stage = away_after_the_question(HOUR / 2).await;
    pass_hours(&stage, 48).await;
    let second = kept(&stage, 2).await;
    assert_eq!(asked(&stage).len(), 1);
    assert_eq!((second.status, second.active().count()), (EventStatus::Open, 2));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_go_up_and_two_go_down() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "league"), ("seats", "12")]).await;
    // The stronger six begin below.
    let (strong, weak) = PEOPLE.split_at(6);
    join(&stage, &sign_up, weak).await;
    join(&stage, &sign_up, strong).await;
    let first = kept(&stage, 1).await;
    assert!(first.entrants.iter().all(|one| one.division == u16::from(one.number > 6)));
    play_out(&stage, 1).await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("__Division 2__"));
    let pictures: Vec<&str> =
        table.attachments.iter().filter_map(|file| file.description.as_deref()).collect();
    assert_eq!(pictures.len(), 2, "one for each division");
    assert!(pictures[0].contains("1. Guest 3") && pictures[1].contains("1. Alice"), "{pictures:?}");
    let said = stage.channel("lobby").messages();
    let told = said.iter().find(|message| message.text().starts_with("👑")).expect("it is over");
    let mention = |who: &str| stage.person(who).mention();
    let up = format!("⬆️ Up a division: {} and {}", mention("alice"), mention("bob"));
    let down = format!("⬇️ Down a division: {} and {}", mention("guest-7"), mention("guest-8"));
    assert!(told.text().ends_with(&format!("{up}\n{down}")), "{}", told.text());
    stage.pass(3 * DAY).await;
    stage.bot.tick().await;
    let second = kept(&stage, 2).await;
    let in_division = |number: u16| {
        let own = second.entrants.iter().filter(|entrant| entrant.division == number);
        own.map(|entrant| strength(&stage, entrant.person)).collect::<Vec<_>>()
    };
    assert_eq!(in_division(0), [6, 7, 8, 9, 0, 1], "the first two of the lower one are up");
    assert_eq!(in_division(1), [10, 11, 2, 3, 4, 5], "the last two of the upper one are down");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// The fourth and the fifth of the upper division change places by a ruling, made while the next season is open.
#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_between_two_seasons_changes_who_goes_down() {
    let stage = Stage::open().await;
    let sign_up = made(&stage, &[("format", "league"), ("seats", "12")]).await;
    let (strong, weak) = PEOPLE.split_at(6);
    join(&stage, &sign_up, weak).await;
    join(&stage, &sign_up, strong).await;
    play_out(&stage, 1).await;
    let first = kept(&stage, 1).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for leg in first.pairings.iter().flat_map(|pairing| &pairing.games) {
        let members = stage.kept(leg.game.0).await.members;
        if members.iter().all(|member| [9, 10].contains(&strength(&stage, member.person))) {
            let number = leg.game.0.to_string();
            decide(&alice, &lobby, &[("game", number.as_str()), ("person", PEOPLE[10])]).await;
        }
    }
    stage.bot.tick().await;
    stage.pass(3 * DAY).await;
    stage.bot.tick().await;
    let second = kept(&stage, 2).await;
    let mut upper: Vec<usize> = second
        .entrants
        .iter()
        .filter(|entrant| entrant.division == 0)
        .map(|entrant| strength(&stage, entrant.person))
        .collect();
    upper.sort_unstable();
    assert_eq!(second.status, EventStatus::Running);
    assert_eq!(upper, [0, 1, 6, 7, 8, 10]);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_form_follows_from_how_many_join() {
    for (joining, format) in [(4, EventFormat::RoundRobin), (11, EventFormat::Swiss)] {
        let stage = Stage::open().await;
        joined(&stage, &[], &PEOPLE[..joining]).await;
        events(&stage, "alice", &[("do", "start")]).await;
        stage.bot.tick().await;
        let event = kept(&stage, 1).await;
        assert_eq!(event.terms.format, format);
        // In the Swiss two opponents each; one entrant or two may have one alone for now.
        let games = if joining == 4 { 6..=6 } else { 10..=11 };
        assert!(games.contains(&event.pairings.len()), "{:?}", event.pairings);
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn regulations_are_terms_where_none_are_given() {
    let stage = Stage::open().await;
    events(&stage, "alice", &[("regulations", "renju-world"), ("name", "Renju")]).await;
    events(&stage, "alice", &[("regulations", "gomoku-world"), ("games", "1")]).await;
    let (renju, gomoku) = (kept(&stage, 1).await.terms, kept(&stage, 2).await.terms);
    assert_eq!((renju.format, renju.games), (EventFormat::League, 1));
    assert!(renju.rules.contains("renju") && renju.rules.contains("taraguchi-10"), "{renju:?}");
    assert_eq!(renju.ties, ["match-points", "sonneborn-berger", "direct-encounter"]);
    assert_eq!((gomoku.format, gomoku.games), (EventFormat::League, 1), "what is given holds");
    assert!(gomoku.rules.contains("swap2"), "{gomoku:?}");
    let other = [("regulations", "renju-world"), ("rules", "opening=soosorv-8")];
    events(&stage, "alice", &other).await;
    let other = kept(&stage, 3).await.terms;
    assert!(other.rules.contains("renju") && other.rules.contains("soosorv-8"), "{other:?}");
    stage.close().await;
}

/// The game may be typed by any name that it has, and other rules leave the opening as the regulations have it.
#[tokio::test(flavor = "multi_thread")]
async fn regulations_have_their_opening_where_none_is_given() {
    let stage = Stage::open().await;
    let cases = [
        ("renju-world", "renju", "", ["renju", "opening=taraguchi-10"]),
        ("renju-world", "renju", "soosorv-8", ["renju", "opening=soosorv-8"]),
        ("gomoku-world", "gomoku", "", ["freestyle", "opening=swap2"]),
        ("gomoku-world", "gomoku/freestyle", "size=19", ["size=19", "opening=swap2"]),
        ("gomoku-world", "", "size=19", ["size=19", "opening=swap2"]),
    ];
    for (number, (regulations, game, rules, parts)) in cases.into_iter().enumerate() {
        let typed = [("regulations", regulations), ("game", game), ("rules", rules)];
        let given: Vec<_> = typed.into_iter().filter(|(_, value)| !value.is_empty()).collect();
        events(&stage, "alice", &given).await;
        let terms = kept(&stage, 1 + number as i64).await.terms;
        for part in parts {
            assert!(terms.rules.split(' ').any(|word| word == part), "{part}: {}", terms.rules);
        }
    }
    let other = [("regulations", "renju-world"), ("game", "ninuki/pente")];
    events(&stage, "alice", &other).await;
    let rules = kept(&stage, 1 + cases.len() as i64).await.terms.rules;
    assert_eq!(rules, "pente", "the opening of another game");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn late_ones_join_while_less_than_a_third_is_over() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &FOUR).await;
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    let running_message = shown(&stage, 1).await;
    join(&stage, &running_message, &["guest-1"]).await;
    stage.bot.tick().await;
    let event = kept(&stage, 1).await;
    assert_eq!((event.entrants.len(), event.pairings.len()), (5, 6), "the others have three each");
    for game in running(&stage, 1).await.into_iter().take(4) {
        let people = stage.kept(game.0).await.members;
        resign(&stage, game, people[0].person).await;
        stage.bot.tick().await;
    }
    let event = kept(&stage, 1).await;
    assert!(event.pairings.len() > 6, "who has room meets the late one: {:?}", event.pairings);
    let late = stage.person("guest-2").press(&running_message, "Join").await.unwrap();
    assert!(ephemeral_text(&late).contains("already begun"), "{late:?}");
    play_out(&stage, 1).await;
    assert_eq!(kept(&stage, 1).await.pairings.len(), 10, "everyone meets everyone");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    let sign_up = joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    let late = stage.person("guest-2").press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&late).contains("already begun"), "{late:?}");
    stage.close().await;
}

/// As after any other leave; the record of silence and losses on time would be clean.
#[tokio::test(flavor = "multi_thread")]
async fn no_one_joins_anew_after_a_deletion() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &PEOPLE[..8]).await;
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    let bob = stage.person("bob");
    super::people::erases(&stage, &bob).await;
    assert!(kept(&stage, 1).await.entry_of(bob.id()).is_none());
    let back = bob.press(&shown(&stage, 1).await, "Join").await.unwrap();
    let said = ephemeral_text(&back);
    assert!(said.contains("You were in this event when your data was deleted"), "{said}");
    assert_eq!(kept(&stage, 1).await.entrants.len(), 8);
    stage.close().await;
}

/// A third of all games that a Swiss will have, not of those that have been opened.
#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_takes_late_ones_after_its_first_games() {
    let stage = Stage::open().await;
    let options = [("format", "swiss"), ("rounds", "strict")];
    joined(&stage, &options, &PEOPLE[..8]).await;
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    for game in running(&stage, 1).await.into_iter().take(2) {
        let people = stage.kept(game.0).await.members;
        resign(&stage, game, people[0].person).await;
    }
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    let message = shown(&stage, 1).await;
    join(&stage, &message, &["guest-5"]).await;
    assert_eq!(kept(&stage, 1).await.entrants.len(), 9, "2 of 16 games are over");
    for _ in 0..2 {
        for game in running(&stage, 1).await {
            let people = stage.kept(game.0).await.members;
            resign(&stage, game, people[0].person).await;
            stage.pass(Duration::from_secs(30)).await;
        }
        stage.bot.tick().await;
    }
    let late = stage.person("guest-6").press(&message, "Join").await.unwrap();
    assert!(ephemeral_text(&late).contains("already begun"), "8 of 22 games are over: {late:?}");
    play_out(&stage, 1).await;
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// It would be refused, while the event is as full as its organiser wants it.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_event_that_runs_has_no_button_to_join() {
    let stage = Stage::open().await;
    for (number, seats, joins) in [(1, Some("4"), false), (2, None, true)] {
        let options = [("format", "round-robin"), ("seats", seats.unwrap_or_default())];
        joined(&stage, &options[..1 + usize::from(seats.is_some())], &FOUR).await;
        if seats.is_none() {
            events(&stage, "alice", &[("do", "start"), ("event", "2")]).await;
        }
        stage.bot.tick().await;
        stage.pass(HOUR).await;
        assert_eq!(kept(&stage, number).await.status, EventStatus::Running);
        let shown = shown(&stage, number).await;
        let offered = shown.buttons().iter().any(|button| button.label == "Join");
        assert_eq!(offered, joins, "{}", shown.text());
    }
    stage.close().await;
}

/// Whoever has lost their match is still an entrant.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_out_of_a_knockout_is_not_told_to_be_in() {
    let stage = Stage::open().await;
    let sign_up = joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    let game = running(&stage, 1).await[0];
    let people = stage.kept(game.0).await.members.into_iter().map(|member| member.person);
    let mut people: Vec<u64> = people.collect();
    people.sort_by_key(|person| strength(&stage, *person));
    resign(&stage, game, people[1]).await;
    stage.bot.tick().await;
    let [on, out] = [people[0], people[1]].map(|person| PEOPLE[strength(&stage, person)]);
    stage.pass(Duration::from_secs(10 * 60)).await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await.text().to_owned();
    let is_struck = |who: &str| table.contains(&format!("~~{}~~", stage.person(who).mention()));
    assert!(is_struck(out) && !is_struck(on), "{table}");
    let pressed = stage.person(out).press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&pressed).contains("You’re out of this event"), "{pressed:?}");
    let joins = [("do", "join"), ("event", "1")];
    let said = events(&stage, out, &joins).await;
    assert!(said.contains("You’re out of this event"), "{said}");
    let said = events(&stage, on, &joins).await;
    assert!(said.contains("You’re in"), "{said}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_put_back_who_is_out() {
    let stage = Stage::open().await;
    let sign_up =
        joined(&stage, &[("format", "round-robin"), ("seats", "4"), ("clock", "day")], &FOUR).await;
    let back = [("do", "put-back"), ("person", "dave")];
    let refused = events(&stage, "alice", &back).await;
    assert!(refused.contains("is still in this event"), "{refused}");
    let gone = removed(&stage, "dave").await;
    assert!(gone.contains("was removed from"), "{gone}");
    let again = stage.person("dave").press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&again).contains("an organiser can put you back"), "{again:?}");
    let answer = events(&stage, "alice", &back).await;
    assert!(answer.contains("is back in"), "{answer}");
    let dave = stage.person("dave").id();
    assert_eq!(kept(&stage, 1).await.entry_of(dave).unwrap().left_at, None);
    // Nothing is played: whoever does not begin twice is out, and comes back with a clean sheet.
    for _ in 0..40 {
        stage.pass(HOUR).await;
    }
    let event = kept(&stage, 1).await;
    let out = event.entrants.iter().find(|entrant| entrant.left_at.is_some());
    if let Some(out) = out.filter(|_| event.is_alive()) {
        let who = PEOPLE[strength(&stage, out.person)];
        events(&stage, "alice", &[("do", "put-back"), ("person", who)]).await;
        stage.bot.tick().await;
        let now = kept(&stage, 1).await;
        assert_eq!(now.entrant(out.number).unwrap().left_at, None, "not taken out again");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_loses_twice_on_time_and_is_silent_is_out() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("seats", "3"), ("clock", "week")];
    joined(&stage, &options, &["alice", "bob", "carol"]).await;
    let (carol, lobby) = (stage.person("carol"), stage.channel("lobby"));
    for game in running(&stage, 1).await {
        let number = game.0.to_string();
        // A few moves of each, until Carol is to move, or Bob.
        for action in ["h8", "a1", "h9", "c1"] {
            let kept = stage.kept(game.0).await;
            let seat = u8::from(!kept.log.len().is_multiple_of(2));
            let own = kept.members.iter().find(|member| member.seat == Some(seat)).unwrap().person;
            if kept.log.len() >= 2 && own == carol.id() {
                break;
            }
            let options = [("where", action), ("game", number.as_str())];
            let who = stage.person(PEOPLE[strength(&stage, own)]);
            who.slash(&lobby, "move", &options).await.unwrap();
        }
    }
    for _ in 0..8 * 24 {
        stage.pass(HOUR).await;
    }
    let event = kept(&stage, 1).await;
    assert!(event.entry_of(carol.id()).unwrap().left_at.is_some(), "{event:?}");
    let said = stage.channel("lobby").messages();
    let news = format!("{} lost two games on time without a move for a week", carol.mention());
    assert!(said.iter().any(|message| message.text().contains(&news)));
    let others = event.entrants.iter().filter(|entrant| entrant.person != carol.id());
    assert!(others.clone().all(|entrant| entrant.left_at.is_none()), "{others:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_check_replays_every_event() {
    for format in ["round-robin", "swiss", "knockout"] {
        let stage = Stage::open().await;
        joined(&stage, &[("format", format)], &PEOPLE[..6]).await;
        events(&stage, "alice", &[("do", "start")]).await;
        stage.bot.tick().await;
        play_out(&stage, 1).await;
        assert_eq!(flaws(&stage), Vec::<String>::new(), "{format}");
        let db = crate::database::raw(stage.database());
        // The two exchange their names in the first pairing, and their seats in its game.
        let turned = "UPDATE pairings SET one = other, other = one WHERE number = 1;
            UPDATE members SET seat = 9 WHERE game = 1 AND seat = 0;
            UPDATE members SET seat = 0 WHERE game = 1 AND seat = 1;
            UPDATE members SET seat = 1 WHERE game = 1 AND seat = 9;
            UPDATE scores SET side = 1 - side WHERE game = 1;
            UPDATE event_games SET absent = 1 - absent WHERE game = 1;";
        db.execute_batch(turned).unwrap();
        let found = flaws(&stage);
        assert!(
            found.iter().any(|flaw| flaw.contains("not the one that was next")),
            "{format}: {found:?}"
        );
        let undone = "UPDATE pairings SET one = other, other = one WHERE number = 1;
            PRAGMA foreign_keys = OFF;
            DELETE FROM event_games WHERE pairing = (SELECT MAX(number) FROM pairings);
            DELETE FROM pairings WHERE number = (SELECT MAX(number) FROM pairings);";
        db.execute_batch(undone).unwrap();
        let found = flaws(&stage);
        assert!(found.iter().any(|flaw| flaw.contains("more to be played")), "{format}: {found:?}");
        stage.close().await;
    }
}

/// The clock is an hour ahead while people join, and then set back. They were all in when the event began: no one is late,
/// and the check finds nothing.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_goes_on_after_the_clock_was_set_back() {
    for format in ["round-robin", "swiss", "knockout"] {
        let stage = Stage::open().await;
        joined(&stage, &[("format", format)], &PEOPLE[..6]).await;
        stage.clock.set(stage.clock_now() - 3_600_000);
        stage.bot.tick().await;
        events(&stage, "alice", &[("do", "start")]).await;
        stage.bot.tick().await;
        let event = kept(&stage, 1).await;
        let last = event.entrants.iter().map(|entrant| entrant.joined_at).max().unwrap();
        assert!(event.pairings.iter().all(|pairing| pairing.opened_at > last), "{event:?}");
        play_out(&stage, 1).await;
        assert_eq!(flaws(&stage), Vec::<String>::new(), "{format}");
        stage.close().await;
    }
}

/// Earlier versions opened pairings by a clock that was set back: before those who are paired had joined, as it seems.
#[tokio::test(flavor = "multi_thread")]
async fn the_check_judges_no_event_by_a_clock_that_was_set_back() {
    for format in ["swiss", "knockout"] {
        let stage = Stage::open().await;
        joined(&stage, &[("format", format)], &PEOPLE[..6]).await;
        events(&stage, "alice", &[("do", "start")]).await;
        stage.bot.tick().await;
        play_out(&stage, 1).await;
        let ahead = "UPDATE entrants SET joined_at = joined_at + 3600000";
        crate::database::raw(stage.database()).execute_batch(ahead).unwrap();
        assert_eq!(flaws(&stage), Vec::<String>::new(), "{format}");
        stage.close().await;
    }
}

/// An earlier version gave no half of the points to someone who lacked an opponent since another had left. Its events are
/// over all the same; without a departure a pairing is missing.
#[tokio::test(flavor = "multi_thread")]
async fn the_check_owes_no_bye_to_an_event_of_an_earlier_version() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "swiss")], &PEOPLE[..3]).await;
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    play_out(&stage, 1).await;
    let db = crate::database::raw(stage.database());
    let last = "(SELECT MAX(number) FROM pairings)";
    let one: i64 = db
        .query_row(&format!("SELECT one FROM pairings WHERE number = {last}"), [], |row| row.get(0))
        .unwrap();
    let undone = format!(
        "PRAGMA foreign_keys = OFF;
        DELETE FROM event_games WHERE pairing = {last};
        DELETE FROM pairings WHERE number = {last};"
    );
    db.execute_batch(&undone).unwrap();
    let is_missing = || flaws(&stage).iter().any(|flaw| flaw.contains("more to be played"));
    assert!(is_missing(), "{:?}", flaws(&stage));
    let left = format!("UPDATE entrants SET left_at = joined_at WHERE number = {one}");
    db.execute_batch(&left).unwrap();
    assert!(!is_missing(), "{:?}", flaws(&stage));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_young_and_the_powerless_are_told_why() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    let permissions = narabe::playground::permissions::BOT_DEFAULT;
    let files = narabe::playground::permissions::ATTACH_FILES;
    stage.world.set_bot_permissions(&lobby, permissions & !files);
    let refused = events(&stage, "alice", &[("game", "gomoku/renju")]).await;
    assert!(refused.contains("Attach Files"), "{refused}");
    stage.world.set_bot_permissions(&lobby, permissions);
    let sign_up = made(&stage, &[]).await;
    for (days, said) in
        [([3650, 0], "account has to be 3650 days"), ([0, 3650], "server for 3650 days")]
    {
        set_ratings(&stage, |ratings| ratings.ages = Some(days)).await;
        let text = ephemeral_text(&stage.person("bob").press(&sign_up, "Join").await.unwrap());
        assert!(text.contains(said) && text.contains("/challenge"), "{text}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_between_two_steps_changes_nothing() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    assert_eq!(running(&stage, 1).await.len(), 2);
    for game in running(&stage, 1).await {
        let kept = stage.kept(game.0).await;
        let weaker = kept.members.iter().map(|member| member.person);
        resign(&stage, game, weaker.max_by_key(|who| strength(&stage, *who)).unwrap()).await;
    }
    let before = kept(&stage, 1).await;
    assert_eq!(before.pairings.len(), 2, "the next step has not been made");
    let stage = stage.restart().await;
    stage.bot.tick().await;
    let after = kept(&stage, 1).await;
    assert_eq!(after.pairings.len(), 3, "the final is on: the end of a game left a hint");
    play_out(&stage, 1).await;
    let winner = stage.person("alice").mention();
    let said = stage.channel("lobby").messages();
    let won = said.iter().filter(|message| message.text().starts_with(&format!("👑 {winner}")));
    assert_eq!(won.count(), 1);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// A node of an older program may lead that does not know the format of an event.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_cannot_be_read_holds_up_no_other_one() {
    let stage = Stage::open().await;
    made(&stage, &[("format", "swiss")]).await;
    let sign_up = made(&stage, &[("format", "round-robin"), ("seats", "3")]).await;
    let other = "UPDATE events SET format = 'pyramid', due_at = 1 WHERE id = 1";
    assert_eq!(crate::database::raw(stage.database()).execute(other, []).unwrap(), 1);
    join(&stage, &sign_up, &FOUR[1..]).await;
    stage.pass(Duration::from_secs(30)).await;
    assert_eq!(kept(&stage, 2).await.status, EventStatus::Running);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_sweeps_at_once_make_a_step_once() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin")], &FOUR).await;
    events(&stage, "alice", &[("do", "start")]).await;
    let sweeps = (0..4).map(|_| {
        let app = std::sync::Arc::clone(&stage.app);
        tokio::spawn(async move { advance::sweep(&app).await.unwrap() })
    });
    for sweep in sweeps.collect::<Vec<_>>() {
        sweep.await.unwrap();
    }
    stage.bot.tick().await;
    assert_eq!(kept(&stage, 1).await.pairings.len(), 6);
    assert_eq!(stage.app.store().game(GameId(7)).await.unwrap(), None);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_begin_twice_is_out() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("seats", "4"), ("clock", "day")];
    joined(&stage, &options, &FOUR).await;
    for _ in 0..60 {
        stage.pass(HOUR).await;
    }
    let event = kept(&stage, 1).await;
    let lapsed = event.pairings.iter().flat_map(|pairing| &pairing.games);
    assert!(
        lapsed.clone().count() > 1
            && lapsed.clone().all(|leg| leg.status == Status::Aborted && leg.absent == Some(0))
    );
    let absences = |number: u16| event.pairings.iter().filter(move |pairing| pairing.one == number);
    for entrant in &event.entrants {
        let out = absences(entrant.number).count() >= 2;
        assert_eq!(entrant.left_at.is_some(), out, "{entrant:?}");
    }
    assert_eq!(event.status, EventStatus::Over);
    let said = stage.channel("lobby").messages();
    assert!(said.iter().any(|message| message.text().contains("didn’t begin two games")));
    // Games that no one played are over like others, as in the rows; players who have left are counted.
    let table = shown(&stage, 1).await;
    let games = format!("Final table, {} games", lapsed.count());
    assert!(table.text().contains(&games), "{games}: {}", table.text());
    let listed = events(&stage, "alice", &[]).await;
    assert!(listed.contains("· over · 4 players · you took part"), "{listed}");
    // The boards still say whose they were, and that they count in the table.
    let game = stage.kept(event.pairings[0].games[0].game.0).await;
    let board = stage.world.message(game.message.unwrap()).unwrap();
    assert!(board.text().starts_with("🏁 "), "{}", board.text());
    let late = game.members.iter().find(|member| member.seat == Some(0)).unwrap().person;
    let lost = format!("For the event, <@{late}> has lost this game without play.");
    assert!(board.text().contains(&lost), "{}", board.text());
    for member in &game.members {
        assert!(board.text().contains(&format!("<@{}>", member.person)), "{}", board.text());
    }
    let ratings = stage.app.store().ratings_of(stage.person("alice").id()).await.unwrap();
    assert!(ratings.ledger.is_empty(), "no rating moves");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn organisers_start_remove_and_cancel() {
    let stage = Stage::open().await;
    let sign_up =
        joined(&stage, &[("format", "round-robin"), ("name", "Cup")], &["bob", "carol"]).await;
    let few = events(&stage, "alice", &[("do", "start")]).await;
    assert!(few.contains("at least 3 players: 1 more"), "{few}");
    let no = events(&stage, "bob", &[("do", "start")]).await;
    assert!(no.contains("Only") && no.contains("Manage Server"), "{no}");
    join(&stage, &sign_up, &["dave", "guest-1"]).await;
    let gone = events(&stage, "alice", &[("do", "remove"), ("person", "guest-1")]).await;
    assert!(gone.contains("was removed from"), "{gone}");
    assert_eq!(kept(&stage, 1).await.entrants.len(), 3);
    let none = events(&stage, "alice", &[("do", "remove"), ("person", "guest-1")]).await;
    assert!(none.contains("isn’t in this event"), "{none}");
    events(&stage, "alice", &[("do", "start")]).await;
    stage.bot.tick().await;
    let bob = kept(&stage, 1).await.entry_of(stage.person("bob").id()).unwrap().number;
    let mut pairings = kept(&stage, 1).await.pairings.into_iter();
    let own = pairings.find(|pairing| pairing.one == bob || pairing.other == Some(bob)).unwrap();
    let number = own.games[0].game.0.to_string();
    for command in ["pause", "abort"] {
        let options = [("game", number.as_str())];
        let lobby = stage.channel("lobby");
        let refused = stage.person("bob").slash(&lobby, command, &options).await.unwrap();
        let text = ephemeral_text(&refused);
        assert!(text.contains("belongs to an event"), "{command}: {text}");
    }
    let again = events(&stage, "alice", &[("do", "start")]).await;
    assert!(again.contains("already under way") && !again.contains("join"), "{again}");
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked = alice.slash(&lobby, "events", &[("do", "cancel")]).await.unwrap();
    let question = format!("{} games are under way", running(&stage, 1).await.len());
    assert!(ephemeral_text(&asked).contains(&question), "{question}: {asked:?}");
    let done = cancelled(&stage).await;
    assert!(done.contains("is cancelled"), "{done}");
    stage.bot.tick().await;
    assert!(shown(&stage, 1).await.text().contains("was cancelled"));
    assert!(!running(&stage, 1).await.is_empty(), "games that have begun go on");
    let over = events(&stage, "alice", &[("do", "cancel"), ("event", "1")]).await;
    assert!(over.contains("This event is over"), "{over}");
    let acts = stage.app.store().audit(SERVER, 0, 9).await.unwrap();
    let acts: Vec<AuditAct> = acts.into_iter().map(|entry| entry.act).collect();
    use AuditAct::{CancelEvent, MakeEvent, RemoveEntrant, StartEvent};
    assert_eq!(acts, [CancelEvent, StartEvent, RemoveEntrant, MakeEvent]);
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    for act in ["cancelled", "started", "created"] {
        assert!(log.contains(&format!("{act} an event: #1 Cup")), "{log}");
    }
    assert!(log.contains(" from an event: #1 Cup"), "{log}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_is_refused_with_what_can() {
    let stage = Stage::open().await;
    for (options, said) in [
        (vec![("seats", "2")], "3 to 64 players"),
        (vec![("seats", "many")], "3 to 64 players"),
        (vec![("starts", "0")], "from 1 to 30"),
        (vec![("starts", "soon")], "from 1 to 30"),
        (vec![("game", "ninuki/teams")], "games between two players"),
        (vec![("game", "rokumon/solo")], "games between two players"),
        (vec![("clock", "none")], "needs a clock"),
        (vec![("do", "join")], "Which event?"),
        (vec![("do", "join"), ("event", "77")], "no event #77"),
        (vec![("do", "remove")], "pick a player"),
    ] {
        let answer = events(&stage, "alice", &options).await;
        assert!(answer.contains(said), "{options:?}: {answer}");
    }
    for number in 1..=4 {
        let name = format!("Cup {number}");
        let sign_up = made(&stage, &[("seats", "3"), ("name", &name)]).await;
        let pressed = stage.person("bob").press(&sign_up, "Join").await.unwrap();
        if number == 4 {
            let text = ephemeral_text(&pressed);
            assert!(text.contains("already in 3 events"), "{text}");
        }
        let title = format!("**Cup {number}** · event #{number}");
        assert!(sign_up.text().contains(&title), "{sign_up:?}");
    }
    let which = events(&stage, "alice", &[("do", "join")]).await;
    for known in ["in `event`: #4 Cup 4 (", "#1 Cup 1 ("] {
        assert!(which.contains(known), "{known}: {which}");
    }
    let sign_up = shown(&stage, 1).await;
    for who in ["guest-1", "guest-2"] {
        stage.person(who).press(&sign_up, "Join").await.unwrap();
    }
    let full = stage.person("guest-3").press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&full).contains("All 3 places are taken"), "{full:?}");
    let french = stage.person("guest-3").with_locale("fr").press(&sign_up, "Join").await.unwrap();
    assert!(ephemeral_text(&french).contains("Les 3 places sont prises"), "{french:?}");
    for number in 5..=10 {
        made(&stage, &[("name", &format!("Cup {number}"))]).await;
    }
    let eleventh = events(&stage, "alice", &[("game", "gomoku/renju")]).await;
    assert!(eleventh.contains("already has 10 open or running events"), "{eleventh}");
    stage.close().await;
}

/// A handicap that the table of pairings deals out counts for no rating.
#[tokio::test(flavor = "multi_thread")]
async fn what_favours_a_seat_is_played_in_sets() {
    let stage = Stage::open().await;
    let games = ["roku/standard", "roku/handicap-3", "rokumon/act-5", "roku/handicap-3"];
    let typed: [&[_]; 4] = [&[], &[], &[], &[("games", "1")]];
    let expected = [(2, true), (2, true), (2, true), (1, false)];
    for (number, ((game, typed), terms)) in (1..).zip(games.into_iter().zip(typed).zip(expected)) {
        let options = [&[("game", game), ("format", "round-robin")][..], typed].concat();
        events(&stage, "alice", &options).await;
        let made = kept(&stage, number).await.terms;
        assert_eq!((made.games, made.rated), terms, "{game}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_set_is_two_games_begun_in_turn() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("seats", "3"), ("games", "2")];
    let game = [("game", "gomoku/freestyle")];
    let options: Vec<_> = game.iter().chain(&options).copied().collect();
    events(&stage, "alice", &options).await;
    stage.bot.tick().await;
    let sign_up = stage.channel("lobby").last().unwrap();
    let at_once = "2 games with each opponent at the same time, each of you begins one";
    assert!(sign_up.text().contains(at_once), "{}", sign_up.text());
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    let event = kept(&stage, 1).await;
    assert_eq!(event.pairings.len(), 3);
    for pairing in &event.pairings {
        let mut seats = Vec::new();
        for leg in &pairing.games {
            let game = stage.kept(leg.game.0).await;
            assert!(game.timing.turn.is_some() && game.deadline_at.is_some(), "its clock runs");
            seats.push(game.members.iter().map(|member| member.person).collect::<Vec<_>>());
        }
        let [first, second] = &mut seats[..] else { panic!("{pairing:?}") };
        second.reverse();
        assert_eq!(first, second);
    }
    let waits = "A set counts here once both of its games are over.";
    assert!(!shown(&stage, 1).await.text().contains(waits), "none is half played");
    let game = event.pairings[0].games[0].game;
    let people = stage.kept(game.0).await.members;
    let people = people.iter().map(|member| member.person);
    let weaker = people.max_by_key(|person| strength(&stage, *person)).unwrap();
    resign(&stage, game, weaker).await;
    stage.bot.tick().await;
    stage.pass(Duration::from_secs(11 * 60)).await;
    stage.bot.tick().await;
    let half = shown(&stage, 1).await;
    assert!(half.text().contains("1 of 6") && half.text().contains(waits), "{}", half.text());
    play_out(&stage, 1).await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("**4** from 4"), "{}", table.text());
    assert!(!table.text().contains(waits), "{}", table.text());
    stage.close().await;
}

/// Points without play, as for someone who has not come, and whoever made the event is told of each.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_given_up_at_once_is_no_play() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"];
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &people).await;
    stage.pass(Duration::from_secs(30)).await;
    move_twice(&stage, running(&stage, 1).await[0]).await;
    play_out(&stage, 1).await;
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    let legs = kept(&stage, 1).await.pairings.into_iter().flat_map(|pairing| pairing.games);
    let given_up: Vec<bool> = legs.map(|leg| leg.absent.is_some()).collect();
    assert_eq!(given_up, [false, true, true]);
    let table = shown(&stage, 1).await;
    assert_eq!(alt(&table).matches("without play").count(), 4, "{}", alt(&table));
    let said = stage.channel("lobby").messages();
    let told =
        said.iter().filter(|one| one.text().contains("ended by resignation or on time before"));
    assert_eq!(told.count(), 2, "{said:#?}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strict_round_waits_for_the_one_before() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("seats", "4"), ("rounds", "strict")];
    let sign_up = made(&stage, &options).await;
    assert!(sign_up.text().contains("round by round"), "{}", sign_up.text());
    assert!(sign_up.text().contains("The next round begins by itself"), "{}", sign_up.text());
    join(&stage, &sign_up, &FOUR).await;
    for round in 1..=3 {
        let games = running(&stage, 1).await;
        assert_eq!(games.len(), 2, "one game for everyone in round {round}");
        for (number, game) in games.iter().enumerate() {
            let person = stage.kept(game.0).await.members[0].person;
            resign(&stage, *game, person).await;
            stage.pass(Duration::from_secs(30)).await;
            let board = stage.shown(game.0).await;
            assert!(board.text().contains(&format!("· round {round}\n")), "{}", board.text());
            let left = running(&stage, 1).await;
            assert!(number == 1 || left == games[1..], "round {round} goes on: {left:?}");
        }
        stage.bot.tick().await;
    }
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Over);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// With five players someone is free in each round, and is told so once, in the message that calls the others.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_free_in_a_round_of_a_round_robin_is_told() {
    let stage = Stage::open().await;
    let options = [("format", "round-robin"), ("seats", "5"), ("rounds", "strict")];
    joined(&stage, &options, &PEOPLE[..5]).await;
    for _ in 1..=5 {
        // The message waits for the boards.
        for _ in 0..3 {
            stage.pass(Duration::from_secs(30)).await;
            stage.bot.tick().await;
        }
        for game in running(&stage, 1).await {
            let person = stage.kept(game.0).await.members[0].person;
            resign(&stage, game, person).await;
        }
    }
    let said: Vec<String> =
        stage.channel("lobby").messages().iter().map(|one| one.text().to_owned()).collect();
    for who in &PEOPLE[..5] {
        let line = format!("No opponent in this round: {}", stage.person(who).mention());
        let told = said.iter().filter(|text| text.contains(&line)).count();
        assert_eq!(told, 1, "{who}: {said:#?}");
    }
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn strict_swiss_rounds_have_a_bye_each() {
    let stage = Stage::open().await;
    let options = [("format", "swiss"), ("seats", "5"), ("rounds", "strict")];
    joined(&stage, &options, &PEOPLE[..5]).await;
    play_out(&stage, 1).await;
    let event = kept(&stage, 1).await;
    let rounds = event.pairings.iter().map(|pairing| pairing.round).max().unwrap();
    let byes = event.pairings.iter().filter(|pairing| pairing.other.is_none());
    assert_eq!(byes.count(), usize::from(rounds), "{:?}", event.pairings);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// The number of rounds is known with that of the players: before that the sign-up says how the one follows from the other.
#[tokio::test(flavor = "multi_thread")]
async fn a_swiss_says_how_many_rounds_it_has() {
    let stage = Stage::open().await;
    let open = made(&stage, &[("format", "swiss")]).await;
    let by_number = "4 if 8 do, 5 if 16 do, 6 if 32 do.";
    assert!(open.text().contains(by_number), "{}", open.text());
    let options = [("format", "swiss"), ("seats", "5"), ("rounds", "strict")];
    let answer = events(&stage, "alice", &[("game", "gomoku/freestyle"), ("games", "1")]).await;
    assert!(answer.starts_with("Event #2"), "{answer}");
    let by_number = sign_up(&stage, 2).await;
    assert!(by_number.text().contains("5 if 16 do, 6 if 32 do, 7 if 64 do."), "{by_number:?}");
    let of_five = made(&stage, &options).await;
    assert!(of_five.text().contains("Swiss, 3 opponents each"), "{}", of_five.text());
    assert!(!of_five.text().contains("if 8 do"), "{}", of_five.text());
    join(&stage, &of_five, &PEOPLE[..5]).await;
    for _ in 0..5 {
        stage.bot.tick().await;
    }
    let table = events(&stage, "alice", &[("do", "table"), ("event", "3")]).await;
    assert!(table.contains("Round 1 of 3 · Games over: 0"), "{table}");
    play_out(&stage, 3).await;
    stage.bot.tick().await;
    let over = shown(&stage, 3).await;
    assert!(over.text().contains("Swiss, 3 opponents each"), "{}", over.text());
    // A number with a minus before it would be read as one below nothing.
    assert!(over.text().contains("Buchholz without the lowest"), "{}", over.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_changes_the_final_table() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    play_out(&stage, 1).await;
    let carol = stage.person("carol");
    let event = kept(&stage, 1).await;
    let alice = event.entry_of(stage.person("alice").id()).unwrap().number;
    for pairing in
        event.pairings.iter().filter(|pairing| pairing.one == alice || pairing.other == Some(alice))
    {
        let number = pairing.games[0].game.0.to_string();
        let game = stage.kept(pairing.games[0].game.0).await;
        if game.members.iter().any(|member| member.person == carol.id()) {
            let deed = [("game", number.as_str()), ("person", "carol")];
            let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
            decide(&alice, &lobby, &deed).await;
        }
    }
    stage.bot.tick().await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    let equal = table.text().matches("**1** from 2").count();
    assert_eq!(equal, 3, "each has won once: {}", table.text());
    stage.close().await;
}

/// A game that a moderator voids gives no one a point, in a table that is final too.
#[tokio::test(flavor = "multi_thread")]
async fn a_voided_game_gives_no_points() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    for game in running(&stage, 1).await {
        move_twice(&stage, game).await;
    }
    play_out(&stage, 1).await;
    let event = kept(&stage, 1).await;
    let carol = event.entry_of(stage.person("carol").id()).unwrap().number;
    let of_carol = |pairing: &&StoredPairing| pairing.one == carol || pairing.other == Some(carol);
    for pairing in event.pairings.iter().filter(of_carol) {
        let game = pairing.games[0].game.0.to_string();
        let lobby = stage.channel("lobby");
        stage.person("alice").slash(&lobby, "settings void", &[("game", &game)]).await.unwrap();
    }
    stage.bot.tick().await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    let points = |sought: &str| table.text().matches(sought).count();
    // Alice has beaten Bob, and what both had won against Carol is gone.
    assert_eq!((points("**1** from 2"), points("**0** from 2")), (1, 2), "{}", table.text());
    assert!(table.text().contains("Final table, 3 games"), "{}", table.text());
    // They were played, and no one is said to have stayed away.
    assert_eq!(alt(&table).matches(" 0 with no result").count(), 4, "{}", alt(&table));
    assert!(!alt(&table).contains("without play"), "{}", alt(&table));
    let files = [("do", "export"), ("event", "1")];
    let lobby = stage.channel("lobby");
    let files = stage.person("alice").slash(&lobby, "events", &files).await.unwrap();
    let files = files.ephemeral().unwrap();
    let games = files.attachments.iter().find(|file| file.filename.ends_with(".sgf")).unwrap();
    let games = String::from_utf8(games.bytes.to_vec()).unwrap();
    assert_eq!(games.matches("C[A moderator voided this game.").count(), 2, "{games}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Everyone stood first with no points, and was announced to have won.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_whose_games_are_all_voided_has_no_winner() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "3")], &["alice", "bob", "carol"]).await;
    play_out(&stage, 1).await;
    stage.bot.tick().await;
    let (lobby, before) = (stage.channel("lobby"), shown(&stage, 1).await);
    assert!(!before.text().contains("No winner"), "{}", before.text());
    let mut event = kept(&stage, 1).await;
    let alice = event.entry_of(stage.person("alice").id()).unwrap().number;
    // Alice stands first until the last of her games is voided.
    event.pairings.sort_by_key(|pairing| pairing.has(alice));
    for pairing in event.pairings {
        let game = pairing.games[0].game.0.to_string();
        stage.person("alice").slash(&lobby, "settings void", &[("game", &game)]).await.unwrap();
    }
    stage.bot.tick().await;
    stage.bot.tick().await;
    let texts: Vec<String> =
        lobby.messages().iter().map(|message| message.text().to_owned()).collect();
    let says_so = |text: &&String| text.contains("no one has won");
    let told: Vec<_> = texts.iter().filter(says_so).collect();
    assert!(told.len() == 1 && told[0].contains("decision has changed who won"), "{texts:#?}");
    let crowned = texts.iter().filter(|text| text.starts_with('👑')).count();
    assert_eq!(crowned, 1, "at its end alone: {texts:#?}");
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("\nNo winner\n`1` "), "{}", table.text());
    assert!(alt(&table).starts_with("No winner; 1. "), "{}", alt(&table));
    let page = events(&stage, "bob", &[("do", "table")]).await;
    assert!(page.contains("\nNo winner\n"), "{page}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// A deletion takes people out of events first. A Join between that and the erasure of what is stored leaves a row without a
/// name, which says that they left when they joined. Who is deleted later was in.
#[tokio::test(flavor = "multi_thread")]
async fn the_check_takes_who_was_deleted_for_in_or_out() {
    for format in ["swiss", "knockout"] {
        for is_before in [true, false] {
            let stage = Stage::open().await;
            joined(&stage, &[("format", format)], &PEOPLE[..5]).await;
            // Who joins in the moment of the beginning may be in or not.
            stage.pass(HOUR).await;
            let (bob, store) = (stage.person("bob"), stage.app.store());
            if is_before {
                store.erase(bob.id(), 9, Erasure::default()).await.unwrap();
                let rows = kept(&stage, 1).await.entrants;
                assert!(rows.iter().any(|row| row.left_at == Some(row.joined_at)), "{rows:?}");
            }
            events(&stage, "alice", &[("do", "start")]).await;
            stage.bot.tick().await;
            if !is_before {
                super::people::erases(&stage, &bob).await;
            }
            play_out(&stage, 1).await;
            assert_eq!(flaws(&stage), Vec::<String>::new(), "{format}, {is_before}");
            stage.close().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_deletes_their_data_is_out_of_events() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    let bob = stage.person("bob");
    super::people::erases(&stage, &bob).await;
    stage.bot.tick().await;
    let event = kept(&stage, 1).await;
    assert!(event.entry_of(bob.id()).is_none(), "{:?}", event.entrants);
    assert_eq!(event.active().count(), 3);
    assert!(!shown(&stage, 1).await.text().contains(&bob.mention()));
    // The picture has no number that reads as that of a game.
    stage.pass(Duration::from_secs(11 * 60)).await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("👤1"), "{}", table.text());
    assert!(alt(&table).contains("Player 1") && !alt(&table).contains('#'), "{}", alt(&table));
    // A table that is shown to one person alone is in their language.
    let (carol, lobby) = (stage.person("carol").with_locale("fr"), stage.channel("lobby"));
    let own = carol.slash(&lobby, "events", &[("do", "table")]).await.unwrap();
    let own = alt(own.ephemeral().unwrap());
    assert!(own.contains("Anonyme 1") && !own.contains("Player"), "{own}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruling_on_a_final_is_no_flaw_of_the_knockout() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    play_out(&stage, 1).await;
    let event = kept(&stage, 1).await;
    assert_eq!((event.status, flaws(&stage)), (EventStatus::Over, Vec::new()));
    let last = event.pairings.last().unwrap().games[0].game.0.to_string();
    let deed = [("game", last.as_str())];
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    decide(&alice, &lobby, &deed).await;
    stage.bot.tick().await;
    assert!(kept(&stage, 1).await.pairings.last().unwrap().games[0].drawn);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// The announcement at its end stays in the channel as it was.
#[tokio::test(flavor = "multi_thread")]
async fn who_wins_by_a_later_decision_is_announced() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &FOUR).await;
    play_out(&stage, 1).await;
    stage.bot.tick().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let announced = || {
        let all = lobby.messages().into_iter().map(|message| message.text().to_owned());
        all.filter(|text| text.starts_with("👑 ")).collect::<Vec<_>>()
    };
    assert_eq!(announced().len(), 1, "{:#?}", announced());
    for (pair, winner, times) in [(["carol", "dave"], "dave", 1), (["alice", "bob"], "bob", 2)] {
        let people = pair.map(|who| stage.person(who).id());
        let event = kept(&stage, 1).await;
        let entrants = people.map(|person| event.entry_of(person).unwrap().number);
        let is_theirs = |own: &&StoredPairing| entrants.iter().all(|number| own.has(*number));
        let game = event.pairings.iter().find(is_theirs).unwrap().games[0].game.0.to_string();
        decide(&alice, &lobby, &[("game", game.as_str()), ("person", winner)]).await;
        stage.bot.tick().await;
        stage.bot.tick().await;
        assert_eq!(announced().len(), times, "{pair:?}: {:#?}", announced());
    }
    let last = announced().pop().unwrap();
    let won = format!("👑 {} won", stage.person("bob").mention());
    assert!(last.starts_with(&won) && last.contains("decision has changed who won"), "{last}");
    let table = shown(&stage, 1).await;
    let first = format!("`1` {} **3**", stage.person("bob").mention());
    assert!(table.text().contains(&first), "{}", table.text());
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Ends the semi-final that is still played, and returns the game of the final.
async fn final_begun(stage: &Stage) -> GameId {
    let other = running(stage, 1).await[0];
    let loser = stage.kept(other.0).await.members[0].person;
    resign(stage, other, loser).await;
    stage.pass(Duration::from_secs(30)).await;
    stage.pass(HOUR).await;
    running(stage, 1).await[0]
}

/// An event of this format begins with people of the list. Returns the first of its games, and what Alice is asked who is
/// about to end it.
async fn asked_to_end(stage: &Stage, format: &str, people: &[&str]) -> (GameId, Answered) {
    let seats = people.len().to_string();
    joined(stage, &[("format", format), ("seats", seats.as_str())], people).await;
    stage.pass(Duration::from_secs(30)).await;
    let game = running(stage, 1).await[0];
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let number = game.0.to_string();
    let asked = alice.slash(&lobby, "settings end", &[("game", number.as_str())]).await.unwrap();
    (game, asked)
}

/// A game of an event is ended after a question that says what that costs, and can still be decided.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_an_event_that_was_ended_can_be_decided() {
    let stage = Stage::open().await;
    let (game, asked) = asked_to_end(&stage, "knockout", &FOUR).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let number = game.0.to_string();
    let named = ("game", number.as_str());
    let question = ephemeral_text(&asked);
    for said in
        ["isn’t played again", "the better rating when they joined goes on", "`/settings decide`"]
    {
        assert!(question.contains(said), "{said}: {question}");
    }
    assert_eq!(stage.kept(game.0).await.status, Status::Running, "it is only asked");
    let ended = decided(&alice, &asked).await;
    assert!(ended.contains("counts as over, and neither player gets points."), "{ended}");
    stage.bot.tick().await;
    let board = stage.shown(game.0).await;
    assert!(board.text().contains("no points for either player. If that"), "{}", board.text());
    let members = stage.kept(game.0).await.members;
    let people = members.iter().map(|member| member.person);
    let worse = people.max_by_key(|person| strength(&stage, *person)).unwrap();
    let winner = ("person", PEOPLE[strength(&stage, worse)]);
    let asked = alice.slash(&lobby, "settings decide", &[named, winner]).await.unwrap();
    let question = ephemeral_text(&asked);
    assert!(question.contains("was ended with no result. Make it a win"), "{question}");
    decided(&alice, &asked).await;
    assert_eq!(stage.kept(game.0).await.status, Status::Finished);
    stage.pass(Duration::from_secs(30)).await;
    let last = final_begun(&stage).await;
    let finalists = stage.kept(last.0).await.members;
    assert!(finalists.iter().any(|member| member.person == worse), "{finalists:?}");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// It has no moves to show, and was no challenge: each command says why it has no result.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_was_ended_before_a_move_is_no_closed_challenge() {
    let stage = Stage::open().await;
    let (game, asked) = asked_to_end(&stage, "round-robin", &FOUR[..3]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    decided(&alice, &asked).await;
    let number = game.0.to_string();
    for command in ["replay", "export"] {
        for locale in Locale::ALL {
            let person = stage.person("alice").with_locale(locale.code());
            let no = person.slash(&lobby, command, &[("game", number.as_str())]).await.unwrap();
            let no = ephemeral_text(&no);
            let why = say(locale, "broken-off-ended-by-server", &[]);
            assert!(no.contains(&why), "{command}, {}: {no}", locale.code());
        }
    }
    stage.close().await;
}

/// The table has it among the games that are over, without points, and the sentences about it say no more than that.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_game_is_over_without_points_in_table_and_words() {
    let stage = Stage::open().await;
    let (game, asked) = asked_to_end(&stage, "round-robin", &FOUR[..3]).await;
    let question = ephemeral_text(&asked);
    let ended = decided(&stage.person("alice"), &asked).await;
    stage.bot.tick().await;
    stage.pass(Duration::from_secs(11 * 60)).await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("1 of 3 games over"), "{}", table.text());
    assert_eq!(alt(&table).matches(" 0 with no result").count(), 2, "{}", alt(&table));
    for member in stage.kept(game.0).await.members {
        let row = format!("<@{}> **0** from 1", member.person);
        assert!(table.text().contains(&row), "{row}: {}", table.text());
    }
    let board = stage.shown(game.0).await;
    for (said, part) in [
        (question.as_str(), "Neither player gets points for it"),
        (ended.as_str(), "counts as over, and neither player gets points"),
        (board.text(), "over with no points for either player"),
    ] {
        assert!(said.contains(part) && !said.contains("counts for no one"), "{said}");
    }
    play_out(&stage, 1).await;
    stage.bot.tick().await;
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("Final table, 3 games"), "{}", table.text());
    stage.close().await;
}

/// Its later match would be played for nothing, and another final beside it.
#[tokio::test(flavor = "multi_thread")]
async fn an_ended_game_is_not_decided_once_its_knockout_has_gone_on() {
    let stage = Stage::open().await;
    let (game, asked) = asked_to_end(&stage, "knockout", &FOUR).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let number = game.0.to_string();
    let named = ("game", number.as_str());
    decided(&alice, &asked).await;
    stage.bot.tick().await;
    let last = final_begun(&stage).await;
    let beaten = stage.kept(game.0).await.members[0].person;
    let winner = ("person", PEOPLE[strength(&stage, beaten)]);
    let refused = alice.slash(&lobby, "settings decide", &[named, winner]).await.unwrap();
    let refused = ephemeral_text(&refused);
    assert!(refused.contains(&format!("gone on with game #{}", last.0)), "{refused}");
    assert_eq!(stage.kept(game.0).await.status, Status::Aborted);
    let again = alice.slash(&lobby, "settings end", &[named]).await.unwrap();
    let again = ephemeral_text(&again);
    assert!(again.contains("doesn’t work for this game right now"), "{again}");
    stage.close().await;
}

/// A game counts by itself whose other one was ended, and with it once that one is decided.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_counts_whole_once_its_ended_game_is_decided() {
    let stage = Stage::open().await;
    let options =
        [("game", "gomoku/freestyle"), ("format", "round-robin"), ("seats", "3"), ("games", "2")];
    events(&stage, "alice", &options).await;
    let sign_up = sign_up(&stage, 1).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    stage.bot.tick().await;
    let event = kept(&stage, 1).await;
    let [one, two] = [0, 1].map(|leg: usize| event.pairings[0].games[leg].game);
    let members = stage.kept(one.0).await.members;
    let (winner, loser) = (members[0].person, members[1].person);
    super::reviews::lay(&stage, one.0, &["h8", "h9", "i8", "i9", "j8", "j9"]).await;
    resign(&stage, one, loser).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let number = two.0.to_string();
    let named = ("game", number.as_str());
    let ended = alice.slash(&lobby, "settings end", &[named]).await.unwrap();
    decided(&alice, &ended).await;
    stage.bot.tick().await;
    let wins = async || {
        let ratings = stage.app.store().ratings_of(winner).await.unwrap();
        let standing = &ratings.ratings[0].3;
        (standing.games, standing.wins)
    };
    assert_eq!(wins().await, (1, 1), "by itself");
    let other = ("person", PEOPLE[strength(&stage, loser)]);
    decide(&alice, &lobby, &[named, other]).await;
    stage.bot.tick().await;
    assert_eq!(wins().await, (1, 0), "one to one");
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// The last round of a knockout is called the final: above its board, where people are called to it, and in the table.
#[tokio::test(flavor = "multi_thread")]
async fn the_last_round_of_a_knockout_is_its_final() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "knockout"), ("seats", "4")], &FOUR).await;
    stage.pass(Duration::from_secs(30)).await;
    for game in running(&stage, 1).await {
        let board = stage.shown(game.0).await;
        assert!(board.text().contains("· round 1\n"), "{}", board.text());
        let table = shown(&stage, 1).await;
        assert!(!table.text().contains("Final"), "{}", table.text());
        let people = stage.kept(game.0).await.members;
        resign(&stage, game, people[0].person).await;
        stage.pass(Duration::from_secs(30)).await;
    }
    stage.bot.tick().await;
    stage.pass(HOUR).await;
    let [last] = running(&stage, 1).await[..] else { panic!("one game") };
    let board = stage.shown(last.0).await;
    assert!(board.text().contains("· final\n"), "{}", board.text());
    let said = stage.channel("lobby").messages();
    assert!(said.iter().any(|message| message.text().contains("\nFinal: <@")), "{said:#?}");
    let table = shown(&stage, 1).await;
    assert!(table.text().contains("\nFinal · Games over: 2"), "{}", table.text());
    stage.close().await;
}

/// The game after a drawn match says what it is for. A board that comes before that of the other game of its set names it
/// without the link that is still missing, and without its place.
#[tokio::test(flavor = "multi_thread")]
async fn a_decider_says_that_it_decides_the_match() {
    let stage = Stage::open().await;
    let options =
        [("game", "gomoku/freestyle"), ("format", "knockout"), ("seats", "3"), ("games", "2")];
    events(&stage, "alice", &options).await;
    let sign_up = sign_up(&stage, 1).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    stage.bot.tick().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let texts: Vec<String> =
        lobby.messages().iter().map(|message| message.text().to_owned()).collect();
    assert!(texts.iter().any(|text| text.contains("One game of a set")), "{texts:#?}");
    let is_tidy = |text: &String| text.lines().all(|line| line.trim_end() == line);
    assert!(texts.iter().all(is_tidy), "{texts:#?}");
    for game in running(&stage, 1).await {
        decide(&alice, &lobby, &[("game", &*game.0.to_string())]).await;
    }
    for _ in 0..3 {
        stage.pass(Duration::from_secs(30)).await;
        stage.bot.tick().await;
    }
    let [decider] = running(&stage, 1).await[..] else { panic!("one game") };
    let board = stage.shown(decider.0).await;
    assert!(board.text().contains("the game that decides the match"), "{}", board.text());
    assert!(!board.text().contains("as offered"), "{}", board.text());
    stage.close().await;
}

/// The game after a drawn set is not won by whoever begins it: rules that give them an advantage are played by swap2, which
/// the better seed opens, and of a handicap the worse seed has the better of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_decider_favours_no_better_seed() {
    for (game, rules, is_of_better) in [
        ("gomoku/freestyle", "freestyle opening=swap2", true),
        ("ninuki/pente", "pente opening=swap2", true),
        ("gomoku/renju", "renju", true),
        ("roku/handicap-1", "handicap-1", false),
    ] {
        let stage = Stage::open().await;
        let options = [("game", game), ("format", "knockout"), ("seats", "3"), ("games", "2")];
        events(&stage, "alice", &options).await;
        let sign_up = sign_up(&stage, 1).await;
        join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        for game in running(&stage, 1).await {
            decide(&alice, &lobby, &[("game", &*game.0.to_string())]).await;
        }
        for _ in 0..3 {
            stage.pass(Duration::from_secs(30)).await;
            stage.bot.tick().await;
        }
        let [decider] = running(&stage, 1).await[..] else { panic!("one game of {game}") };
        let decider = stage.kept(decider.0).await;
        assert_eq!(decider.rules, rules);
        let begins = if is_of_better { "bob" } else { "carol" };
        assert_eq!(decider.person_at(Seat(0)), Some(stage.person(begins).id()), "{game}");
        assert_eq!(flaws(&stage), Vec::<String>::new());
        stage.close().await;
    }
}

/// A set that both games end at once is rated in no pool, but it decides the match.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_says_how_its_set_ended_even_after_few_moves() {
    let stage = Stage::open().await;
    let options =
        [("game", "gomoku/freestyle"), ("format", "knockout"), ("seats", "3"), ("games", "2")];
    events(&stage, "alice", &options).await;
    let sign_up = sign_up(&stage, 1).await;
    join(&stage, &sign_up, &["alice", "bob", "carol"]).await;
    stage.bot.tick().await;
    let games = running(&stage, 1).await;
    let loser = stage.kept(games[0].0).await.members[0].person;
    for game in &games {
        resign(&stage, *game, loser).await;
    }
    stage.bot.tick().await;
    let board = stage.shown(games[1].0).await;
    assert!(board.text().contains("The set: "), "{}", board.text());
    stage.close().await;
}

/// Whoever did not begin the drawn game begins the one that decides. When that is drawn too, all read who goes on, and why:
/// before the next match, and at the end, where no one goes on and one has won.
#[tokio::test(flavor = "multi_thread")]
async fn who_goes_on_after_two_draws_is_told_why() {
    let stage = Stage::open().await;
    let people = ["alice", "bob", "carol"];
    let sign_up = joined(&stage, &[("format", "knockout"), ("seats", "3")], &people).await;
    assert!(sign_up.text().contains("one game in each match"), "{}", sign_up.text());
    let [first, second, third] = people.map(|who| stage.person(who).mention());
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (winner, loser, does) in [(&second, &third, "goes on"), (&first, &second, "wins")] {
        let mut begins = Vec::new();
        for _ in 0..2 {
            let [game] = running(&stage, 1).await[..] else { panic!("one game") };
            let members = stage.kept(game.0).await.members;
            begins.extend(members.iter().find(|one| one.seat == Some(0)).map(|one| one.person));
            decide(&alice, &lobby, &[("game", &*game.0.to_string())]).await;
            for _ in 0..3 {
                stage.pass(Duration::from_secs(30)).await;
                stage.bot.tick().await;
            }
        }
        assert!(begins.len() == 2 && begins[0] != begins[1], "{begins:?}");
        let (table, said) = (shown(&stage, 1).await, lobby.messages());
        let drawn = format!("to decide between {winner} and {loser} was drawn too.");
        let why = format!("{winner} {does}: neither was rated higher, and {winner} joined first.");
        let is_told = |text: &str| text.contains(&drawn) && text.contains(&why);
        let others = said.iter().filter(|one| one.id != table.id);
        assert_eq!(others.filter(|one| is_told(one.text())).count(), 1, "{said:#?}");
        assert_eq!(is_told(table.text()), does == "wins", "{}", table.text());
        let decides = "so one more game decides";
        assert!(said.iter().any(|one| one.text().contains(decides)), "{said:#?}");
    }
    assert_eq!(kept(&stage, 1).await.status, EventStatus::Over);
    assert_eq!(flaws(&stage), Vec::<String>::new());
    stage.close().await;
}

/// Ends the only game that is played without a result, after the question about it.
async fn ended(stage: &Stage) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let [game] = running(stage, 1).await[..] else { panic!("one game") };
    let number = game.0.to_string();
    let asked = alice.slash(&lobby, "settings end", &[("game", number.as_str())]).await.unwrap();
    let question = ephemeral_text(&asked);
    assert!(question.contains("the one who joined first"), "{question}");
    decided(&alice, &asked).await;
    stage.bot.tick().await;
    let board = stage.shown(game.0).await;
    assert!(board.text().contains("the one who joined first"), "{}", board.text());
}

/// A match without a result goes to the better seed, of people without ratings to the one who joined first.
#[tokio::test(flavor = "multi_thread")]
async fn who_goes_on_after_a_match_without_a_result_is_told_why() {
    for is_final in [false, true] {
        let stage = Stage::open().await;
        let people = ["alice", "bob", "carol"];
        joined(&stage, &[("format", "knockout"), ("seats", "3")], &people).await;
        let [first, second, third] = people.map(|who| stage.person(who).mention());
        let (winner, loser, does) =
            if is_final { (&first, &second, "wins") } else { (&second, &third, "goes on") };
        if is_final {
            let [game] = running(&stage, 1).await[..] else { panic!("one game") };
            resign(&stage, game, stage.person("carol").id()).await;
            for _ in 0..3 {
                stage.pass(Duration::from_secs(30)).await;
                stage.bot.tick().await;
            }
        }
        ended(&stage).await;
        for _ in 0..3 {
            stage.pass(Duration::from_secs(30)).await;
            stage.bot.tick().await;
        }
        let why = format!(
            "The match between {winner} and {loser} has no result. {winner} {does}: neither was rated \
             higher, and {winner} joined first."
        );
        let (table, said) = (shown(&stage, 1).await, stage.channel("lobby").messages());
        let others = said.iter().filter(|one| one.id != table.id);
        assert_eq!(others.filter(|one| one.text().contains(&why)).count(), 1, "{said:#?}");
        assert_eq!(table.text().contains(&why), is_final, "{}", table.text());
        stage.close().await;
    }
}

/// In a season that has just begun no one has a rating yet but that of the one before.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_season_seeds_by_the_ratings_of_the_one_before() {
    let stage = Stage::open().await;
    won(&stage, "alice", "bob").await;
    close_season(&stage).await;
    let options = [("format", "knockout"), ("seats", "3")];
    joined(&stage, &options, &["carol", "dave", "alice"]).await;
    let event = kept(&stage, 1).await;
    let entry = |who: &str| event.entry_of(stage.person(who).id()).unwrap();
    assert_eq!(entry("carol").rating, None);
    assert!(entry("alice").rating.is_some_and(|rating| rating > 1500), "{:?}", event.entrants);
    let [first] = &event.pairings[..] else { panic!("one match: {:?}", event.pairings) };
    let both = [Some(first.one), first.other];
    assert!(!both.contains(&Some(entry("alice").number)), "the first seed passes: {first:?}");
    stage.close().await;
}

/// Of a mention that lost its signs alone the number would stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_mention_in_the_name_of_an_event_goes_whole() {
    let stage = Stage::open().await;
    for (typed, named) in [
        ("KO <@330000000000000001> x", "KO x"),
        ("<@&330000000000000001>Cup <#330000000000000002>", "Cup"),
        ("1 < 2", "1 2"),
    ] {
        let sign_up = made(&stage, &[("name", typed)]).await;
        assert!(sign_up.text().contains(&format!("**{named}**")), "{}", sign_up.text());
    }
    let long = "x".repeat(51);
    let named = [("game", "gomoku/freestyle"), ("name", long.as_str())];
    let refused = events(&stage, "alice", &named).await;
    assert!(refused.contains("up to 50 characters, and this one has 51"), "{refused}");
    stage.close().await;
}
