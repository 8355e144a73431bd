//! Plans beside a plain reference: whatever is written into the form and whatever happens between, only an answer that a
//! line gives to the moves that were made is played, and only where it is legal.
//!
//! `NARABE_MUTATED_PLANS=100000 cargo test --release -p narabe-tests --test it plain_reference_of_plans` writes that many.

use super::room::{Room, Side, press, told};
use crate::commands;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{ButtonAction, RequestKind};
use narabe::store::{GameId, StoredGame};

/// Plans that are written, where `NARABE_MUTATED_PLANS` does not say how many.
const PLANS: usize = 300;
/// Rounds of a game.
const ROUNDS: usize = 8;
/// Points that are played: so few that moves and plans meet, and no five in a row.
const POINTS: [&str; 10] = ["a1", "b3", "c5", "d7", "e9", "f2", "g4", "h6", "i8", "a9"];
/// Words of plans beside them.
const OTHERS: [&str; 6] = ["*", ";", ";", ";", "zz", "e5"];

type Lines = Vec<Vec<String>>;

/// A game of two, and the lines of the player who is not on turn, as far as the reference knows.
struct Game<'a> {
    room: &'a mut Room,
    random: &'a mut fastrand::Rng,
    id: GameId,
    people: [u64; 2],
    lines: Lines,
    counts: Counts,
}

#[derive(Default)]
struct Counts {
    written: usize,
    kept: usize,
    played: usize,
}

impl Game<'_> {
    fn stored(&self) -> StoredGame {
        self.room.stored(self.id)
    }

    /// The player on turn and the other one.
    fn turns(&self) -> [u64; 2] {
        let [one, other] = self.people;
        if self.stored().log.len().is_multiple_of(2) { [one, other] } else { [other, one] }
    }

    fn written(&mut self) -> String {
        let mut words: Vec<&str> = Vec::new();
        let log = self.stored().log;
        for _ in 0..self.random.usize(1..4) {
            let mut free = POINTS.map(|point| (log.iter().any(|made| made == point), point));
            self.random.shuffle(&mut free);
            // Now and then a point that is taken.
            free.sort_by_key(|(is_taken, _)| *is_taken);
            let is_any = self.random.u8(..4) == 0;
            let more = if is_any { 1 } else { [2, 2, 4][self.random.usize(..3)] };
            words.extend(is_any.then_some("*"));
            words.extend(free.iter().take(more).map(|(_, point)| *point));
            words.push(";");
        }
        if self.random.u8(..3) == 0 {
            let at = self.random.usize(..words.len());
            words[at] = OTHERS[self.random.usize(..OTHERS.len())];
        }
        words.join(" ")
    }

    /// Writes a plan, of an older position now and then.
    fn plan(&mut self) {
        let (text, stored, planner) = (self.written(), self.stored(), self.turns()[1]);
        let entries = stored.entries - u32::from(self.random.u8(..8) == 0);
        let key = format!("plan:1:{}:{entries}", self.id.0);
        let fields = Arguments::default().with_text("lines", &text).with_flag("any", true);
        let answer = self.room.alone(Side::Asks(planner, RequestKind::SubmitForm { key, fields }));
        let said = told(&answer);
        self.counts.written += 1;
        if said.contains("no plan") {
            self.lines.clear();
        } else if said.contains("🗒️") {
            assert_eq!(entries, stored.entries, "an old form is refused");
            let line = |line: &str| line.split_whitespace().map(str::to_owned).collect();
            let lines = text.split(';').map(line);
            self.lines = lines.filter(|line: &Vec<String>| !line.is_empty()).collect();
            self.counts.kept += 1;
        }
    }

    /// Offers a draw, which is declined.
    fn offer(&mut self) {
        let [on_turn, planner] = self.turns();
        let ask = commands::about("draw", Some(self.id.0.to_string()));
        self.room.alone(Side::Asks(on_turn, ask));
        let stored = self.stored();
        if stored.offer().is_some() {
            self.room.alone(press(planner, &stored, ButtonAction::TurnDown));
            self.lines.clear();
        }
    }

    /// Makes a move, and compares the log with what it should be.
    fn moves(&mut self, seed: u64) {
        let before = self.stored();
        let free = |text: &&str| !before.log.iter().any(|made| made == text);
        let free: Vec<&str> = POINTS.into_iter().filter(free).collect();
        let Some(text) = self.random.choice(&free).copied() else { return };
        let mover = self.turns()[0];
        let side = self.room.typed(self.id, mover, text);
        self.room.alone(side);
        let mut expected = before.log.clone();
        expected.push(text.to_owned());
        let named: Lines = self.after(text);
        let lines = if named.is_empty() { self.after("*") } else { named };
        self.lines.clear();
        if let Some(answer) = lines.first().map(|line| line[0].clone())
            && !expected.contains(&answer)
        {
            self.lines = lines.into_iter().map(|line| line[1..].to_vec()).collect();
            self.lines.retain(|line| !line.is_empty());
            expected.push(answer);
            self.counts.played += 1;
        }
        assert_eq!(self.stored().log, expected, "seed {seed}");
    }

    /// The rest of the lines that begin with a word.
    fn after(&self, word: &str) -> Lines {
        let lines = self.lines.iter().filter(|line| line[0] == word);
        lines.map(|line| line[1..].to_vec()).collect()
    }
}

#[test]
fn no_other_answer_is_played_than_a_plain_reference_of_plans() {
    let plans = crate::number("NARABE_MUTATED_PLANS", PLANS);
    let (mut room, mut counts) = (Room::open(), Counts::default());
    let mut seed = 0;
    while counts.written < plans {
        seed += 1;
        let mut random = fastrand::Rng::with_seed(seed);
        let (id, people) = room.game();
        let first = room.typed(id, people[0], "e5");
        room.alone(first);
        let (room, random, lines) = (&mut room, &mut random, Vec::new());
        let mut game = Game { room, random, id, people, lines, counts };
        for _ in 0..ROUNDS {
            for _ in 0..game.random.usize(..3) {
                game.plan();
            }
            if game.random.u8(..6) == 0 {
                game.offer();
            }
            game.moves(seed);
        }
        counts = game.counts;
    }
    let Counts { written, kept, played } = counts;
    println!("{written} plans written, {kept} kept, {played} answers played");
    assert!(kept * 10 > written && played * 20 > written, "{kept} kept, {played} played");
    assert_eq!(room.flaws(), Vec::<String>::new());
}
