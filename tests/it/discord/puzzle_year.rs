//! Posts of the puzzle of the day over a long time: with restarts, outages of the bot and of Discord, and clocks that are
//! set. Whatever happens, a day has one post, and streaks are those of a plain recount, which leaves out days without one.
//!
//! `NARABE_PUZZLE_DAYS` and `NARABE_SEED` make it another time; a year is 365 days.

use crate::stage::{DAWN, Stage, update};
use narabe::app::Context;
use narabe::app::outbox::puzzle_post;
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::play::guild::{AuditAct, AuditEntry, Setting, Settings};
use narabe::play::puzzle::{Verdict, day_of, streak, streak_of_all};
use narabe::playground::Fault;
use narabe::playground::cast::SERVER;
use narabe::store::sqlite::{Durability, Options};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;

/// Beginning of Discord's ids (UTC ms).
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Days of a year on which clocks show summer time.
const SUMMER: std::ops::Range<i64> = 89..299;

fn variable(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// The days of all posts in the channel, by the time at which Discord made them.
fn posts(stage: &Stage) -> Vec<i64> {
    let all = stage.channel("games").messages().into_iter();
    let posts = all.filter(|message| message.text().contains("Puzzle of the day"));
    posts.map(|message| day_of((message.id >> 22) as i64 + DISCORD_EPOCH)).collect()
}

/// All that is due is done.
async fn work(stage: &Stage) {
    stage.bot.sweep().await;
    // A request without an answer is tried again within the minute.
    for _ in 0..6 {
        stage.bot.tick().await;
        stage.clock.advance(10_000);
    }
}

/// Someone's day with the puzzle: the outcome is noted, and kept apart for the recount.
#[derive(Default)]
struct People {
    tried: BTreeSet<(u64, i64)>,
    solved: BTreeMap<u64, BTreeSet<i64>>,
}

impl People {
    async fn try_puzzle(&mut self, stage: &Stage, lots: &mut fastrand::Rng, person: u64) {
        let (now, wrong) = (stage.clock_now(), lots.u32(0..3));
        let day = day_of(now);
        if !self.tried.insert((person, day)) {
            return;
        }
        // Whoever answers a puzzle has been shown it.
        let word = "freestyle.1".to_owned();
        stage.app.store().puzzle_of(SERVER, day, word, None).await.unwrap();
        let first = self.tried.len() as u64 * 10;
        let judge = async |verdict, number: u32| {
            let verdict = (verdict, first + u64::from(number));
            stage.app.store().judge_puzzle(SERVER, day, person, verdict, now).await.unwrap()
        };
        for number in 0..wrong {
            judge(Verdict::Wrong, number).await;
        }
        let gives_up = lots.u8(0..8) == 0;
        if gives_up {
            judge(Verdict::GaveUp, 8).await;
        }
        judge(Verdict::Solved, 9).await;
        if wrong <= 1 && !gives_up {
            self.solved.entry(person).or_default().insert(day);
        }
    }

    /// The streaks as they follow from the store and from a plain recount; `calendar` are the days that had a puzzle, and
    /// today.
    async fn check(&self, stage: &Stage, calendar: &BTreeSet<i64>, today: i64) {
        let away = stage.app.store().puzzle_days_away(SERVER, today).await.unwrap();
        for (person, days) in &self.solved {
            let kept = stage.app.store().solved_days(SERVER, *person).await.unwrap();
            assert_eq!(kept, days.iter().rev().copied().collect::<Vec<_>>());
            let counted = streak(&kept, &away, today);
            assert_eq!(counted, plain_streak(days, calendar, today), "{days:?} on {today}");
        }
        let all: BTreeSet<i64> = self.solved.values().flatten().copied().collect();
        let kept = stage.app.store().solved_days_of_all(SERVER, today).await.unwrap();
        let counted = streak_of_all(&kept, &away, today);
        let last = if all.contains(&today) { today } else { today - 1 };
        let back = calendar.range(..=last).rev();
        let plain = back.take_while(|day| all.contains(*day)).count();
        assert_eq!(counted as usize, plain);
    }
}

/// A streak counted on from its first day through those of a calendar: it ends where one is missed within a week after
/// another.
fn plain_streak(days: &BTreeSet<i64>, calendar: &BTreeSet<i64>, today: i64) -> u32 {
    let last = if days.contains(&today) { today } else { today - 1 };
    let calendar: Vec<i64> = calendar.range(..=last).copied().collect();
    let Some(first) = calendar.iter().position(|day| days.contains(day)) else { return 0 };
    // The longest way back from the last day on which no two missed days are within a week of each other.
    let from = (first..calendar.len()).find(|from| {
        let missed: Vec<usize> =
            (*from..calendar.len()).filter(|at| !days.contains(&calendar[*at])).collect();
        missed.windows(2).all(|pair| pair[1] - pair[0] >= 7)
    });
    let solved = |from: usize| calendar[from..].iter().filter(|day| days.contains(*day)).count();
    from.map_or(0, |from| solved(from) as u32)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_day_has_one_post_whatever_happens() {
    let days = variable("NARABE_PUZZLE_DAYS").unwrap_or(40) as i64;
    let seed = variable("NARABE_SEED").unwrap_or(20_260_329);
    let mut lots = fastrand::Rng::with_seed(seed);
    let mut stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    let games = stage.channel("games").id().to_string();
    update(&alice.select(&panel, "v1:panel:settings:puzzle", &[games.as_str()]).await.unwrap());
    let people: Vec<u64> = ["bob", "carol", "dave"].map(|name| stage.person(name).id()).to_vec();
    let (mut tried, mut is_summer) = (People::default(), false);
    let (mut restarts, mut outages, mut refused, mut expected) = (0, 0, 0, BTreeSet::new());
    let first_day = day_of(DAWN);
    while day_of(stage.clock_now()) < first_day + days {
        let day = day_of(stage.clock_now());
        match lots.u8(0..24) {
            // Restarts at any hour, at the minute of the post as well.
            0 | 1 => {
                restarts += 1;
                let away = lots.i64(0..3 * HOUR).unsigned_abs();
                stage = stage.restart_after(Duration::from_millis(away)).await;
            }
            // The bot is away for days.
            2 if lots.bool() => {
                outages += 1;
                let away = lots.i64(DAY / 2..3 * DAY).unsigned_abs();
                stage = stage.restart_after(Duration::from_millis(away)).await;
            }
            // Discord answers nothing, or its answers are lost.
            3 => {
                refused += 1;
                let fault = if lots.bool() { Fault::Status(503) } else { Fault::LostAnswer };
                stage.world.faults().next(1, |method, _| method == "POST", fault);
            }
            _ => stage.clock.advance(lots.i64(HOUR / 2..5 * HOUR)),
        }
        // The machine's clock is set by an hour as summer time begins and ends.
        let summer = SUMMER.contains(&((day - first_day) * 365 / days.max(1)));
        if summer != is_summer {
            stage.clock.advance(if summer { HOUR } else { -HOUR });
            is_summer = summer;
        }
        work(&stage).await;
        work(&stage).await;
        // A post is there for those who live this day after its hour.
        if day > first_day && stage.clock_now().rem_euclid(DAY) > 11 * HOUR {
            expected.insert(day_of(stage.clock_now()));
        }
        if lots.u8(0..4) == 0 {
            let person = people[lots.usize(..people.len())];
            tried.try_puzzle(&stage, &mut lots, person).await;
        }
    }
    let made = posts(&stage);
    let different: BTreeSet<i64> = made.iter().copied().collect();
    eprintln!(
        "seed {seed}: {days} days, {} posts, {restarts} restarts, {outages} outages, {refused} faults of Discord",
        made.len()
    );
    assert_eq!(made.len(), different.len(), "seed {seed}: a day has two posts: {made:?}");
    let missing: Vec<i64> = expected.difference(&different).copied().collect();
    // A fault of the last moments may still wait for its second try.
    let recent = day_of(stage.clock_now()) - 1;
    assert!(missing.iter().all(|day| *day > recent), "seed {seed}: no post on {missing:?}");
    let today = day_of(stage.clock_now());
    // Posts begin on the second day.
    let mut calendar: BTreeSet<i64> = tried.tried.iter().map(|(_, day)| *day).collect();
    calendar.extend(different.iter().copied().chain([first_day, today]));
    tried.check(&stage, &calendar, today).await;
    assert!(restarts > 0 && outages + refused > 0, "a time in which nothing happens shows nothing");
    stage.bot.drain().await;
}

/// Servers whose posts are due at the same hour. `NARABE_PUZZLE_SERVERS` makes them more.
#[tokio::test]
async fn the_posts_of_many_servers_are_spread() {
    let (servers, seed) = (variable("NARABE_PUZZLE_SERVERS").unwrap_or(600), 11);
    let mut lots = fastrand::Rng::with_seed(seed);
    let folder = tempfile::tempdir().unwrap();
    let options = Options { durability: Durability::Normal, ..Options::default() };
    let store = crate::database::open(folder.path().join("posts.db"), options);
    let clock = ManualClock::at(DAWN);
    let shared: Arc<dyn Clock> = Arc::new(clock.clone());
    let ctx = Context::new(store, GAMES, shared, fastrand::Rng::with_seed(seed));
    for _ in 0..servers {
        let (guild, at) = (lots.u64(1 << 50..1 << 60), clock.now());
        let settings = Settings { puzzle: Some(1), ..Settings::default() };
        let act = AuditAct::Set(Setting::Puzzle);
        let entry = AuditEntry {
            guild,
            at,
            person: 1,
            act,
            game: None,
            target: None,
            detail: String::new(),
        };
        assert!(ctx.store().change_settings(Settings::default(), settings, entry).await.unwrap());
    }
    clock.advance(DAY + 10 * HOUR - clock.now().rem_euclid(DAY));
    let (mut seconds, mut posted) = (Vec::new(), BTreeSet::new());
    for second in 0..60 * 60 {
        if second % 60 == 0 {
            puzzle_post::sweep(&ctx).await.unwrap();
        }
        let now = clock.now();
        let claimed = ctx.store().claim(now, now + HOUR, 1_000).await.unwrap();
        for task in &claimed {
            assert!(posted.insert(task.payload.clone()), "twice: {}", task.payload);
        }
        seconds.extend(vec![second; claimed.len()]);
        clock.advance(1_000);
    }
    let most = (0..60 * 60).map(|second| seconds.iter().filter(|at| **at == second).count()).max();
    let (most, long) = (most.unwrap_or(0), seconds.last().unwrap_or(&0) - seconds[0]);
    eprintln!(
        "{} posts of {servers} servers within {long} s, at most {most} in a second",
        posted.len()
    );
    assert_eq!(posted.len() as u64, servers);
    assert!(most <= 20, "half of what may be sent in a second is left for others: {most}");
    assert!(long >= 10 * 60, "{long} s");
}
