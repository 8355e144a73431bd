//! Puzzles of the day in a life: people ask for them and answer, and what is kept of their attempts is what they did, each
//! answer counted once however often it was delivered.

use super::clients::Clients;
use super::machines::MEMORY;
use super::people::{self, GUILD, PEOPLE};
use narabe::app::Context;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{Request, RequestKind};
use narabe::app::output::reply::{Answer, Reply};
use narabe::engine::Solver;
use narabe::game::Table;
use narabe::games::{GAMES, solvable};
use narabe::play::puzzle::Verdict;
use narabe::teach::puzzles::{Puzzle, PuzzleId};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// A day, and the word of its puzzle once that is chosen.
pub struct Today {
    pub day: i64,
    pub word: Option<String>,
}

/// Returns a day with its puzzle.
pub fn today(clients: &Clients, app: &Context, day: i64) -> Today {
    let store = app.store().direct();
    let word = clients.wait(store.chosen_puzzle(GUILD, day)).unwrap();
    Today { day, word }
}

/// An answer to the puzzle of a day, by its key.
#[derive(Clone, Copy, Debug)]
struct Tried {
    day: i64,
    person: u64,
    verdict: Verdict,
}

/// Counts of wrong answers, of solutions and of giving up in an attempt.
type Counts = [i64; 3];

/// Everything that was answered to puzzles of days.
#[derive(Debug, Default)]
pub struct Answers {
    /// By their interactions, whether they were judged or not.
    tried: BTreeMap<u64, Tried>,
    /// Interactions whose verdict someone was told on the day of the puzzle.
    told: BTreeSet<u64>,
    /// People who have asked for their data to be deleted: their attempts are no one's.
    forgotten: BTreeSet<u64>,
    /// True if the server was, with all attempts there.
    is_purged: bool,
}

/// Someone asks for the puzzle of the day, answers it or gives it up.
pub fn ask(random: &mut fastrand::Rng, today: &Today) -> (u64, RequestKind) {
    let person = people::anybody(random);
    let show = || RequestKind::command("puzzle", Arguments::default());
    let Some(id) = today.word.as_deref().and_then(PuzzleId::read) else { return (person, show()) };
    let win = &id.puzzle().win;
    let (made, typed): (&[String], Option<String>) = match random.u8(..10) {
        0 => return (person, show()),
        // The right first move, after which it goes on.
        1 => (&win[..0], win.first().cloned()),
        2..7 => (&win[..0], wrong(random, id.puzzle())),
        7..9 => (&win[..win.len() - 1], win.last().cloned()),
        _ => (&win[..0], None),
    };
    // Now and then the message of the day before is still open.
    let day = today.day - i64::from(random.u8(..10) == 0);
    let verb = if typed.is_some() { "ask" } else { "give-up" };
    let key = format!("puzzle:{}:{day}:{}:{verb}", id.word(), made.concat());
    (person, RequestKind::Panel { key, values: typed.into_iter().collect() })
}

/// A first move that makes no four: of one with a four it may be that no one can tell.
fn wrong(random: &mut fastrand::Rng, puzzle: &Puzzle) -> Option<String> {
    let table = puzzle.table(GAMES, &[""; 0]).unwrap();
    let mut others = table.actions().actions;
    others.retain(|text| Some(text) != puzzle.win.first());
    let by_lot = || random.choice(&others).cloned();
    std::iter::repeat_with(by_lot).take(others.len()).flatten().find(|text| is_quiet(&table, text))
}

/// True if a move is followed by no other one of the same side that wins at once.
fn is_quiet(table: &Table, text: &str) -> bool {
    let mut after = table.clone();
    after.play(text).unwrap();
    let Some(position) = solvable(&after) else { return false };
    MEMORY.with_borrow_mut(|memory| Solver::winning(&*position.turned(), memory).is_empty())
}

/// The day of a puzzle and the verdict on an answer, by its key.
fn read(key: &str, values: &[String]) -> Option<(i64, Verdict)> {
    let ["puzzle", word, day, made, verb] = key.split(':').collect::<Vec<_>>()[..] else {
        return None;
    };
    let win = &PuzzleId::read(word)?.puzzle().win;
    let verdict = match (verb, values.first()) {
        ("give-up", _) => Verdict::GaveUp,
        ("ask", Some(_)) if !made.is_empty() => Verdict::Solved,
        ("ask", typed) if typed.is_some() && typed != win.first() => Verdict::Wrong,
        _ => return None,
    };
    Some((day.parse().ok()?, verdict))
}

impl Answers {
    pub fn note(&mut self, request: &Request) {
        let RequestKind::Panel { key, values } = &request.kind else { return };
        let person = request.caller.person;
        if key == "privacy:delete-yes" {
            self.forgotten.insert(person);
        }
        if let Some((day, verdict)) = read(key, values) {
            self.tried.insert(request.caller.interaction, Tried { day, person, verdict });
        }
    }

    /// A server is forgotten.
    pub fn purge(&mut self) {
        self.is_purged = true;
    }

    /// Notes an answer that someone gets; `days` are those before and after it was made.
    pub fn note_told(&mut self, request: &Request, answer: &Answer, days: [i64; 2]) {
        let interaction = request.caller.interaction;
        let Some(tried) = self.tried.get(&interaction) else { return };
        // A refusal is a message of its own.
        if matches!(answer.reply, Reply::Update(_)) && days == [tried.day; 2] {
            self.told.insert(interaction);
        }
    }

    /// Number of answers that were judged, and what is wrong about the attempts; `onward`: the clock was never set back.
    pub fn flaws(&self, db: &Connection, onward: bool) -> (usize, Vec<String>) {
        let acts = acts(db);
        let judged = self.tried.iter().filter(|(interaction, _)| acts.contains(*interaction));
        let (mut count, mut wanted) = (0, BTreeMap::<(i64, u64), Counts>::new());
        for (_, tried) in judged {
            count += 1;
            wanted.entry((tried.day, tried.person)).or_default()[place(tried.verdict)] += 1;
        }
        if self.is_purged {
            return (count, Vec::new());
        }
        let kept = attempts(db);
        let mut flaws = self.differences(&wanted, &kept);
        if onward {
            flaws.extend(self.lost(&acts, &kept));
        }
        (count, flaws)
    }

    /// Attempts that are not what was judged.
    fn differences(
        &self,
        wanted: &BTreeMap<(i64, u64), Counts>,
        kept: &BTreeMap<(i64, u64), Counts>,
    ) -> Vec<String> {
        let all: BTreeSet<(i64, u64)> = wanted.keys().chain(kept.keys()).copied().collect();
        let mut flaws = Vec::new();
        for (day, person) in all {
            let of = |counts: &BTreeMap<(i64, u64), Counts>| {
                counts.get(&(day, person)).copied().unwrap_or_default()
            };
            let is_named = PEOPLE.contains(&person) && !self.forgotten.contains(&person);
            if is_named && of(wanted) != of(kept) {
                let (wanted, kept) = (of(wanted), of(kept));
                flaws.push(format!(
                    "the attempt of {person} at the puzzle of day {day} is {kept:?}, and was {wanted:?}"
                ));
            }
        }
        flaws
    }

    /// Verdicts that someone was told and that are not kept, though the attempt was not over.
    fn lost(&self, acts: &BTreeSet<u64>, kept: &BTreeMap<(i64, u64), Counts>) -> Vec<String> {
        let mut flaws = Vec::new();
        for interaction in self.told.iter().filter(|interaction| !acts.contains(*interaction)) {
            let Tried { day, person, verdict } = self.tried[interaction];
            let [_, solved, gave_up] = kept.get(&(day, person)).copied().unwrap_or_default();
            if solved + gave_up == 0 && !self.forgotten.contains(&person) {
                flaws.push(format!(
                    "{person} was told {verdict:?} about the puzzle of day {day}, and that is lost"
                ));
            }
        }
        flaws
    }
}

fn place(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Wrong => 0,
        Verdict::Solved => 1,
        Verdict::GaveUp => 2,
    }
}

/// Interactions that were acted upon and concern no game.
fn acts(db: &Connection) -> BTreeSet<u64> {
    let mut rows = db.prepare_cached("SELECT interaction FROM acts").unwrap();
    let rows = rows.query_map([], |row| row.get::<_, i64>(0)).unwrap();
    rows.map(|interaction| interaction.unwrap().cast_unsigned()).collect()
}

/// Attempts as they are kept, by day and person.
fn attempts(db: &Connection) -> BTreeMap<(i64, u64), Counts> {
    let sql = "SELECT day, person, wrong, solved_at IS NOT NULL, gave_up FROM puzzle_attempts
         WHERE guild = ?1";
    let mut rows = db.prepare_cached(sql).unwrap();
    let attempt = |row: &rusqlite::Row<'_>| {
        let person = row.get::<_, i64>(1)?.cast_unsigned();
        Ok(((row.get(0)?, person), [row.get(2)?, row.get(3)?, row.get(4)?]))
    };
    rows.query_map([GUILD.cast_signed()], attempt).unwrap().map(Result::unwrap).collect()
}
