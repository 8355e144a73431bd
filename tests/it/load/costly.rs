//! Play beside someone who sends the costliest record that can be found, again and again, by many accounts. No account has
//! a limit of commands a minute here, which is harder than what the program allows by itself.

use super::players::Waits;
use super::program::Program;
use super::{print, records, seconds};
use futures_util::future::join_all;
use narabe::playground::cast::GUESTS;
use narabe::playground::{Answered, Channel, Person, Trouble};
use narabe::words::{Locale, say};
use std::time::{Duration, Instant};
use tokio::time::{Instant as Due, sleep_until};

/// Length of the trial, in seconds.
const USUAL: u64 = 180;
/// Number of accounts that send records, each one a second.
const ACCOUNTS: usize = 10;
/// Time between two commands of one of the others.
const EVERY: Duration = Duration::from_millis(200);
/// The least share of the others' commands that are answered.
const ANSWERED: f64 = 0.995;
/// The wait (ms) that 99 % of them do not exceed.
const P99_MS: f64 = 500.0;
/// The most resident memory (MiB).
const MOST_MEMORY: f64 = 200.0;

/// Commands of the others, in turn.
const COMMANDS: [&str; 6] = ["help", "board", "games", "profile", "leaderboard", "history"];

/// Outcome of many commands.
#[derive(Default)]
struct Fates {
    given: usize,
    /// Answered by a sentence that asks for patience.
    shed: usize,
    lost: usize,
    waits: Waits,
}

impl Fates {
    fn add(&mut self, answer: &Result<Answered, Trouble>, wait: f64) {
        self.waits.add(wait);
        let busy = say(Locale::En, "fault-busy", &[]);
        match answer {
            Ok(Answered::Ephemeral(message)) if message.text() == busy => self.shed += 1,
            Ok(Answered::Message(_) | Answered::Ephemeral(_)) => self.given += 1,
            _ => self.lost += 1,
        }
    }

    fn join(&mut self, other: Self) {
        self.given += other.given;
        self.shed += other.shed;
        self.lost += other.lost;
        self.waits.take(other.waits);
    }

    fn number(&self) -> usize {
        self.given + self.shed + self.lost
    }

    fn print(&self, what: &str) {
        let Self { given, shed, lost, .. } = self;
        println!("{what}: {given} answered, {shed} told to be patient, {lost} without an answer");
        print(what, &self.waits);
    }
}

/// Gives commands at fixed times, whether those before are answered or not.
async fn give(
    person: Person,
    channel: Channel,
    (number, every): (u64, Duration),
    command: impl Fn(u64) -> (&'static str, Vec<(&'static str, String)>),
) -> Fates {
    let (begun, mut asked) = (Due::now(), Vec::new());
    for turn in 0..number {
        sleep_until(begun + every * turn as u32).await;
        let ((name, options), person, channel) = (command(turn), person.clone(), channel.clone());
        asked.push(tokio::spawn(async move {
            let begun = Instant::now();
            let options: Vec<_> = options.iter().map(|(key, text)| (*key, text.as_str())).collect();
            let answer = person.slash(&channel, name, &options).await;
            (answer, begun.elapsed().as_secs_f64() * 1000.0)
        }));
    }
    let mut fates = Fates::default();
    for asked in asked {
        let (answer, wait) = asked.await.unwrap();
        fates.add(&answer, wait);
    }
    fates
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "three minutes beside costly records: a part of the proof"]
async fn costly_records() {
    let searched = Program::start().await;
    let seconds = seconds(USUAL);
    let worst = records::costliest(&searched, Duration::from_secs(seconds)).await;
    println!("memory after the search: {:.0} MiB at most", searched.most_memory());
    searched.end().await;
    let text = records::text_of(&worst.record);
    let program = Program::start().await;
    let (world, games) = (program.world(), program.world().channel("games"));
    let challenge = [("opponent", "bob"), ("starts", "me")];
    let challenge = world.person("alice").slash(&games, "challenge", &challenge).await.unwrap();
    world.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    let costly = GUESTS.iter().take(ACCOUNTS).map(|guest| {
        let (guest, lobby) = (world.person(guest.key), world.channel("lobby"));
        let file = guest.upload("record.json", "application/json", text.as_bytes());
        let replay = move |_| ("replay", vec![("file", file.clone())]);
        tokio::spawn(give(guest, lobby, (seconds, Duration::from_secs(1)), replay))
    });
    let costly: Vec<_> = costly.collect();
    let number = seconds * 1_000 / EVERY.as_millis() as u64;
    let others = ["alice", "bob", "carol", "dave"].map(|key| {
        let command = |turn: u64| match COMMANDS[turn as usize % COMMANDS.len()] {
            "board" => ("board", vec![("game", "1".to_owned())]),
            name => (name, Vec::new()),
        };
        tokio::spawn(give(world.person(key), games.clone(), (number, EVERY), command))
    });
    let mut all = Fates::default();
    for fates in join_all(others).await {
        all.join(fates.unwrap());
    }
    all.print("commands of the others");
    let mut replays = Fates::default();
    for fates in join_all(costly).await {
        replays.join(fates.unwrap());
    }
    replays.print("costly records");
    let memory = program.most_memory();
    println!("memory: {memory:.0} MiB at most");
    program.end().await;
    let share = all.given as f64 / all.number() as f64;
    println!("answered: {:.2} % of {}", share * 100.0, all.number());
    assert!(share >= ANSWERED, "{share}");
    assert!(all.waits.at(0.99) <= P99_MS, "{} ms", all.waits.at(0.99));
    assert!(memory <= MOST_MEMORY, "{memory} MiB");
}
