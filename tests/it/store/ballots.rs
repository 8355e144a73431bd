//! Ballots: points equal a plain recount, each person has one of a kind, and what is old goes.

use std::collections::BTreeMap;

use narabe::store::ballot::{Ballot, BallotKind, Cast};
use narabe::store::between::takeback;
use narabe::store::crowd::Vote;
use narabe::store::sql::check::verify;
use narabe::store::{Change, Changed, GameId, LogEntry, Status, Store, StoredGame};

use super::Place;
use super::ladder::{begun, finish, player};

const GUILD: u64 = 5;
/// 2026-01-31, 23:00 UTC: the lives go into the next month.
const START: i64 = 1_769_900_400_000;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
const MOVES: [&str; 4] = ["h8", "i9", "j10", "k11"];
const PLAYERS: [u64; 2] = [70_000_001, 70_000_002];
const WATCHERS: std::ops::Range<u64> = 80_000_001..80_000_013;

/// A ballot as a plain list holds it: of whom, when, what, and its points.
type Plain = BTreeMap<(u32, u64, &'static str), (u64, String, Option<u32>)>;

/// A game with its ballots, as it is and as a plain list says.
struct Life {
    store: Store,
    random: fastrand::Rng,
    game: GameId,
    entries: u32,
    /// Lengths of the log that stood, before the first entry and after each one.
    lengths: Vec<usize>,
    interaction: u64,
    now: i64,
    plain: Plain,
    /// Points, right ones and all, by month and person.
    months: BTreeMap<(&'static str, u64), [u32; 3]>,
}

impl Life {
    async fn begin(seed: u64, place: &Place) -> Self {
        let store = place.open_unsynced();
        let game = begun(&store, &PLAYERS).await;
        let random = fastrand::Rng::with_seed(seed);
        let (plain, months) = (Plain::new(), BTreeMap::new());
        let stored = store.game(game).await.unwrap().unwrap();
        let runs = Change { status: Status::Running, ..Change::of(&stored, START, None) };
        store.change(runs).await.unwrap();
        let (entries, lengths, interaction, now) = (0, vec![0], 100, START);
        Self { store, random, game, entries, lengths, interaction, now, plain, months }
    }

    /// Someone casts a ballot, in time or late; now and then an older interaction arrives last.
    async fn cast(&mut self) {
        let person = self.random.u64(WATCHERS.start - 1..WATCHERS.end);
        let person = if person < WATCHERS.start { PLAYERS[0] } else { person };
        let kind = match self.random.u8(..6) {
            0 => BallotKind::Winner,
            1..=3 => BallotKind::Guess,
            _ => BallotKind::Vote,
        };
        let text = match kind {
            BallotKind::Guess | BallotKind::Vote => MOVES[self.random.usize(..4)].to_owned(),
            BallotKind::Winner => self.random.u8(..2).to_string(),
        };
        self.interaction += 2;
        let interaction = self.interaction - if self.random.u8(..5) == 0 { 3 } else { 0 };
        let stale = self.random.u8(..6) == 0;
        let entries = match kind {
            BallotKind::Guess | BallotKind::Vote => self.entries.saturating_sub(u32::from(stale)),
            BallotKind::Winner => 0,
        };
        let late = match kind {
            BallotKind::Guess | BallotKind::Vote => entries != self.entries,
            BallotKind::Winner => self.entries >= 10,
        };
        let (game, at) = (self.game, self.now);
        let ballot = Ballot { game, entries, person, kind, text: text.clone(), at, interaction };
        let answer = self.store.cast(vec![ballot]).await.unwrap();
        let expected = match (person == PLAYERS[0], late) {
            (true, _) => Cast::Plays,
            (false, true) => Cast::Late,
            (false, false) => Cast::Kept,
        };
        assert_eq!(answer, expected, "{person} {kind:?} {entries} of {}", self.entries);
        if expected == Cast::Kept {
            let kept = self.plain.entry((entries, person, kind.word())).or_default();
            if kept.1.is_empty() || interaction > kept.0 {
                *kept = (interaction, text, None);
            }
        }
    }

    /// A step with these entries, or an end.
    async fn step(&mut self, entries: &[&str], won: Option<u8>, over: bool) {
        self.step_by(None, entries, won, over).await;
    }

    /// The votes are counted, and compared with a plain list of them; a vote that comes meanwhile makes that void.
    async fn count_votes(&mut self) {
        let mut open: Vec<(u64, String)> = Vec::new();
        for ((entries, _, kind), (interaction, text, _)) in &self.plain {
            if *kind == "vote" && *entries == self.entries {
                open.push((*interaction, text.clone()));
            }
        }
        open.sort();
        let mut counts = BTreeMap::<&str, usize>::new();
        let mut leads: Vec<(usize, &str)> = Vec::new();
        for (_, text) in &open {
            let count = counts.entry(text).or_default();
            *count += 1;
            if leads.iter().all(|(most, _)| *count > *most) {
                leads.push((*count, text));
            }
        }
        let plain = leads.last().map(|(_, text)| (*text).to_owned());
        let votes = self.store.votes(self.game, self.entries).await.unwrap();
        assert_eq!(votes.cast.len(), open.len(), "each person has one");
        assert_eq!(votes.choice(false).map(str::to_owned), plain, "{open:?}");
        let Some(choice) = plain else { return };
        let mut stale = Change::of(&self.stored().await, self.now, None);
        stale.entries = vec![LogEntry { seat: Some(0), text: choice.clone() }];
        stale.votes = Some(votes.cast[1..].to_vec());
        assert_eq!(self.store.change(stale).await.unwrap(), Changed::Stale);
        let (won, all) = (counts[choice.as_str()] as u32, open.len() as u32);
        self.step_by(Some(votes.cast), &[&choice], None, false).await;
        let voted = self.stored().await.voted.unwrap();
        assert_eq!((voted.entries, voted.votes, voted.all), (self.entries, won, all));
    }

    async fn stored(&self) -> StoredGame {
        self.store.game(self.game).await.unwrap().unwrap()
    }

    async fn step_by(
        &mut self,
        votes: Option<Vec<Vote>>,
        entries: &[&str],
        won: Option<u8>,
        over: bool,
    ) {
        let stored = self.store.game(self.game).await.unwrap().unwrap();
        let entry = |text: &&str| LogEntry { seat: Some(0), text: (*text).to_owned() };
        let mut change = Change::of(&stored, self.now, None);
        change.entries = entries.iter().map(entry).collect();
        if over {
            change.status = Status::Finished;
            let place = |side| if won == Some(1 - side) { 2 } else { 1 };
            let players = [0, 1].map(|side| player(PLAYERS[usize::from(side)], side, place(side)));
            change.finish = Some(finish(players.to_vec(), won.is_none()));
        }
        let voted = votes.is_some();
        change.votes = votes;
        let done = self.store.change(change).await.unwrap();
        assert!(matches!(done, Changed::Done { .. }), "{done:?}");
        if !entries.is_empty() || over {
            self.close_votes(voted);
        }
        self.count(entries, won, over);
        self.entries += entries.len() as u32;
        for entry in entries {
            let last = *self.lengths.last().unwrap();
            let is_back = entry.starts_with("takeback");
            self.lengths.push(if is_back { last - 1 } else { last + 1 });
        }
    }

    /// Counts what the plain list holds.
    fn count(&mut self, entries: &[&str], won: Option<u8>, over: bool) {
        let open = |key: &(u32, u64, &str)| key.0 == self.entries && key.2 == "guess";
        let is_move = entries.first().is_some_and(|first| MOVES.contains(first));
        let about: Vec<_> = self.plain.keys().filter(|key| open(key)).copied().collect();
        let texts: Vec<String> = about.iter().map(|key| self.plain[key].1.clone()).collect();
        let right = texts.iter().filter(|text| entries.first() == Some(&text.as_str())).count();
        for key in about {
            if !entries.is_empty() && is_move {
                let is_right = self.plain[&key].1 == entries[0];
                let prize = if right as f64 / texts.len() as f64 <= 0.25 { 3 } else { 1 };
                match self.lengths.last() == self.lengths.iter().max() {
                    true => self.give(key, if is_right { prize } else { 0 }),
                    // In the place of what was taken back.
                    false => self.plain.get_mut(&key).unwrap().2 = Some(0),
                }
            } else if !entries.is_empty() || over {
                self.plain.remove(&key);
            }
        }
        if over {
            let all = self.plain.keys().filter(|key| key.2 == "winner").copied();
            for key in all.collect::<Vec<_>>() {
                if self.entries + (entries.len() as u32) < 10 {
                    self.plain.remove(&key);
                } else {
                    let is_right = won.is_some_and(|side| side.to_string() == self.plain[&key].1);
                    self.give(key, if is_right { 5 } else { 0 });
                }
            }
        }
    }

    /// Votes that decide a step are closed; others are gone.
    fn close_votes(&mut self, decide: bool) {
        let now = self.entries;
        self.plain.retain(|key, kept| {
            let is_open = key.2 == "vote" && key.0 == now;
            if is_open && decide {
                kept.2 = Some(0);
            }
            decide || !is_open
        });
    }

    fn give(&mut self, key: (u32, u64, &'static str), points: u32) {
        self.plain.get_mut(&key).unwrap().2 = Some(points);
        // 2026-02-01.
        let month = if self.now < 1_769_904_000_000 { "2026-01" } else { "2026-02" };
        let sum = self.months.entry((month, key.1)).or_default();
        *sum = [sum[0] + points, sum[1] + u32::from(points > 0), sum[2] + 1];
    }

    /// Compares everything that is kept with the plain list.
    async fn compare(&self) {
        let (mut kept, mut months) = (Plain::new(), BTreeMap::new());
        for person in WATCHERS.chain(PLAYERS) {
            let (ballots, points) = self.store.ballots_of(person).await.unwrap();
            for one in ballots {
                let key = (one.ballot.entries, person, one.ballot.kind.word());
                let value = (one.ballot.interaction, one.ballot.text, one.points);
                assert!(kept.insert(key, value).is_none(), "one of each kind");
            }
            for sum in points {
                assert_eq!(sum.guild, GUILD);
                months.insert((sum.month, person), [sum.points, sum.hits, sum.all]);
            }
        }
        assert_eq!(kept, self.plain);
        let plain = self.months.iter();
        let plain = plain.map(|((month, who), sum)| (((*month).to_owned(), *who), *sum));
        assert_eq!(months, plain.collect());
        let open = self.plain.values().any(|(_, _, points)| points.is_none());
        let game = self.store.game(self.game).await.unwrap().unwrap();
        assert!(game.balloted || !open, "open ballots are marked");
    }
}

/// Number of seeded lives; `NARABE_BALLOT_LIVES` chooses another one.
fn lives() -> u64 {
    crate::number("NARABE_BALLOT_LIVES", 40)
}

#[tokio::test(flavor = "multi_thread")]
async fn points_equal_a_plain_recount() {
    let mut cast = 0;
    for seed in 0..lives() {
        println!("seed {seed}");
        let place = Place::new();
        let mut life = Life::begin(seed, &place).await;
        for _ in 0..60 {
            life.now += MINUTE;
            match life.random.u8(..12) {
                0..=8 => life.cast().await,
                9 if life.random.bool() => life.count_votes().await,
                9 => {
                    let answer = [MOVES[life.random.usize(..4)], MOVES[life.random.usize(..4)]];
                    let count = life.random.usize(1..=2);
                    life.step(&answer[..count], None, false).await;
                }
                10 if life.entries > 0 && life.random.bool() => {
                    let back = takeback(0, 1);
                    let log = life.store.game(life.game).await.unwrap().unwrap().log;
                    if !log.is_empty() {
                        life.step(&[&back], None, false).await;
                    }
                }
                _ => life.step(&[], None, false).await,
            }
        }
        life.compare().await;
        assert_eq!(
            verify(crate::database::of(place.path())).unwrap(),
            [],
            "every open ballot will be counted"
        );
        life.now += 30 * MINUTE;
        let won = [Some(0), Some(1), None][life.random.usize(..3)];
        let end: &[&str] = [&["h8"][..], &["resign 1"], &[]][life.random.usize(..3)];
        life.step(end, won, true).await;
        life.compare().await;
        let game = life.store.game(life.game).await.unwrap().unwrap();
        assert!(!game.balloted, "nothing is open");
        assert_eq!(verify(crate::database::of(place.path())).unwrap(), []);
        cast += life.plain.len();
        forgets(&life).await;
    }
    println!("{cast} ballots counted");
    assert!(cast > 0);
}

/// Ballots go seven days after they were counted, points after the month that follows theirs.
async fn forgets(life: &Life) {
    let counted = || async {
        let mut all = (0, 0);
        for person in WATCHERS {
            let (ballots, months) = life.store.ballots_of(person).await.unwrap();
            all = (all.0 + ballots.len(), all.1 + months.len());
        }
        all
    };
    let before = counted().await;
    life.store.forget(START).await.unwrap();
    assert_eq!(counted().await, before);
    life.store.forget(life.now + 7 * DAY + 1).await.unwrap();
    assert_eq!(counted().await, (0, before.1), "points outlast the ballots");
    life.store.forget(life.now + 70 * DAY).await.unwrap();
    assert_eq!(counted().await, (0, 0));
}
