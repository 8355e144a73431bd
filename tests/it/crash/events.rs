//! Leagues and tournaments that go on while the program is killed: eight at a time, whose games are resigned one after the
//! other. After each kill the check replays every event, so that no pairing is half opened and no game stands twice; at
//! the end everything that was to be told is told.

use super::death::{Death, Strikes};
use super::host::Host;
use super::{many_kills, seed};
use crate::database::raw;
use crate::stage;
use narabe::app::Context;
use narabe::clock::{Clock, ManualClock, SystemClock};
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::playground::Answered;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

/// Kills of the ordinary test; the proof begins anew when all events are over or after so many kills.
const KILLS: usize = 6;
const KILLS_A_PLACE: usize = 60;
/// Formats of the events, and clocks: with the second one there is one opponent at a time.
const FORMATS: [&str; 4] = ["round-robin", "knockout", "swiss", "league"];
const CLOCKS: [&str; 2] = ["3days", "hour"];
/// People; each is in up to three events.
const PEOPLE: [&str; 12] = [
    "alice", "bob", "carol", "dave", "guest-1", "guest-2", "guest-3", "guest-4", "guest-5",
    "guest-6", "guest-7", "guest-8",
];
/// Time for which a game is awaited, in which the program looks at its events twice, and longest pause before a kill.
const LULL: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(1500);
/// Lead of the clock by which everything is told, and the step by which it goes on.
const LATER_MS: i64 = 11 * 60 * 1000;
const SOON_MS: i64 = 60 * 1000;

/// Eight events and the program that leads them.
struct Events {
    host: Host,
    /// Games that were resigned and whose answers were seen.
    resigned: usize,
}

impl Events {
    /// Eight events that have begun.
    async fn begin(seed: u64) -> Self {
        let events = Self { host: Host::begin(seed).await, resigned: 0 };
        for (number, format) in FORMATS.iter().cycle().take(2 * FORMATS.len()).enumerate() {
            let name = format!("Cup {}", number + 1);
            let clock = CLOCKS[number / FORMATS.len()];
            let terms = [
                ("game", "gomoku/freestyle"),
                ("games", "2"),
                ("seats", "4"),
                ("name", name.as_str()),
                ("format", format),
                ("clock", clock),
            ];
            events.told("alice", &terms).await;
            let event = (number + 1).to_string();
            for who in 0..4 {
                let joins = [("do", "join"), ("event", event.as_str())];
                events.told(PEOPLE[(4 * number + who) % PEOPLE.len()], &joins).await;
            }
        }
        events
    }

    /// Someone gives the command for events.
    async fn told(&self, who: &str, options: &[(&str, &str)]) {
        let host = &self.host;
        let answer = host.person(who).slash(&host.lobby, "events", options).await.unwrap();
        assert!(answer.ephemeral().is_some(), "{answer:?}");
    }

    /// Games are resigned until the program dies in this manner, or none has run for a while; true if it died so.
    async fn die(&mut self, death: Death) -> bool {
        let resigned = &mut self.resigned;
        let act = async |host: &mut Host| {
            let Some((game, who)) = running(host) else { return false };
            *resigned += usize::from(resign(host, game, who).await);
            true
        };
        self.host.die(death, (LULL, PAUSE), act).await
    }

    /// True while there are events that run, or are to begin with all who are in.
    fn go_on(&self) -> bool {
        let db = raw(self.host.place.database());
        let sql = "SELECT count(*) FROM events WHERE status = 1 OR (status = 0 AND season = 1)";
        db.query_one(sql, [], |row| row.get::<_, i64>(0)).unwrap() > 0
    }

    /// Everything is told by a clock on which it is due; then each event that is over has said so once.
    async fn catch_up(self) -> (usize, usize) {
        let clock = ManualClock::at(SystemClock.now() + LATER_MS);
        let later: Arc<dyn Clock> = Arc::new(clock.clone());
        let chance = fastrand::Rng::with_seed(1);
        let app = Arc::new(Context::new(self.host.place.open(), GAMES, later, chance));
        let bot =
            Bot::start(Arc::clone(&app), stage::connection(&self.host.playground)).await.unwrap();
        self.host.playground.world().bot_is_ready().await.unwrap();
        for _ in 0..4 {
            clock.advance(SOON_MS);
            bot.tick().await;
        }
        bot.drain().await;
        let db = raw(self.host.place.database());
        let count = |sql: &str| db.query_one(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        // A table that has changed just now is shown again at the next full ten minutes.
        let now = clock.now();
        let sql = format!(
            "SELECT count(*) FROM outbox WHERE kind = 'event' AND done = 0 AND due_at <= {now}"
        );
        assert_eq!(count(&sql), 0, "news that were not told");
        let titles =
            "SELECT '🏁 **' || name || '**' || iif(format = 'league', ', season ' || season, '')
            FROM events WHERE status = 2";
        let mut query = db.prepare(titles).unwrap();
        let rows = query.query_map([], |row| row.get(0)).unwrap();
        let over: Vec<String> = rows.map(Result::unwrap).collect();
        let mut query = db.prepare("SELECT message FROM games WHERE message IS NOT NULL").unwrap();
        let rows = query.query_map([], |row| row.get::<_, i64>(0)).unwrap();
        let boards: BTreeSet<u64> = rows.map(|row| row.unwrap().cast_unsigned()).collect();
        let mut messages = self.host.lobby.messages();
        // A board begins with the title of its event too.
        messages.retain(|message| !boards.contains(&message.id));
        for title in &over {
            let about = messages.iter().map(|message| message.text());
            let about: Vec<&str> = about.filter(|text| text.contains(title.as_str())).collect();
            let shown = format!("{title}\n");
            let tables = about.iter().filter(|text| text.starts_with(&shown)).count();
            let ends = about.iter().filter(|text| text.starts_with('👑')).count();
            assert_eq!((tables, ends), (1, 1), "one message and one end of {title}: {about:#?}");
        }
        let refused = self.host.playground.world().refusals();
        assert!(refused.is_empty(), "Discord refused: {refused:#?}");
        (over.len(), count("SELECT count(*) FROM pairings") as usize)
    }
}

/// One of the games that run, and the name of one of its two.
fn running(host: &mut Host) -> Option<(i64, &'static str)> {
    let db = raw(host.place.database());
    let sql = "SELECT members.game, members.person FROM event_games
        JOIN games ON games.id = event_games.game JOIN members ON members.game = games.id
        WHERE games.status = 1";
    let mut query = db.prepare(sql).unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    let rows: Vec<(i64, i64)> = rows.map(Result::unwrap).collect();
    let (game, person) = host.random.choice(rows)?;
    let is_this = |name: &&str| host.person(name).id().cast_signed() == person;
    Some((game, PEOPLE.into_iter().find(is_this).unwrap()))
}

/// Someone resigns a game; there is no answer if the program dies. True if it was answered.
async fn resign(host: &mut Host, game: i64, who: &'static str) -> bool {
    let (person, lobby) = (host.person(who), host.lobby.clone());
    let asked = tokio::spawn(async move {
        let number = game.to_string();
        let asked = person.slash(&lobby, "resign", &[("game", &number)]).await;
        let sure = asked.ok()?.ephemeral()?.clone();
        let button = sure.buttons().into_iter().find(|button| button.label == "Yes, resign")?;
        Some(person.press(&sure, &button.label).await)
    });
    let answer = host.heard(asked).await;
    matches!(&answer, Some(Ok(Answered::Message(_) | Answered::Update(_))))
}

/// Kills in one database, so many at most, until all events are over; gives the kills, the games resigned, the events
/// that ended and the pairings, and which kills struck.
async fn kills(seed: u64, most: usize) -> ([usize; 4], Strikes) {
    let (mut events, mut done) = (Events::begin(seed).await, 0);
    let mut strikes = Strikes::default();
    while done < most && events.go_on() {
        let death = Death::of(done);
        strikes.count(death, events.die(death).await);
        assert_eq!(
            events.host.flaws(),
            Vec::<String>::new(),
            "seed {seed}, kill {done}, {death:?}"
        );
        done += 1;
    }
    let resigned = events.resigned;
    let (over, pairings) = events.catch_up().await;
    ([done, resigned, over, pairings], strikes)
}

#[tokio::test(flavor = "multi_thread")]
async fn events_go_on_whole_after_every_kill() {
    let ([done, resigned, over, pairings], strikes) = kills(seed(), KILLS).await;
    println!(
        "{done} kills, {strikes}: {resigned} resigned, {over} events over, {pairings} pairings"
    );
    assert!(done == KILLS && pairings >= 8, "they have not begun");
    assert!(strikes.any(), "no order struck: {strikes}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a thousand kills: a part of the proof"]
async fn a_thousand_kills_while_eight_events_go_on() {
    let (mut seed, mut all, mut strikes) = (seed(), [0; 4], Strikes::default());
    while all[0] < many_kills() {
        let (more, struck) = kills(seed, KILLS_A_PLACE.min(many_kills() - all[0])).await;
        all = [0, 1, 2, 3].map(|at| all[at] + more[at]);
        strikes.add(&struck);
        seed = seed.wrapping_add(1);
        let [done, resigned, over, pairings] = all;
        println!(
            "{done} kills while 8 events go on, {strikes}: {resigned} games resigned, {over} events over, {pairings} \
             pairings, 0 half opened, 0 games twice, 0 news missing"
        );
    }
    strikes.check();
}
