//! One battery of laws that every game, rule set and seat count in a list is run through by random play.
//!
//! A new game is covered by being in the list. The seed of a failing run is in its message.

use crate::toy::TOY;
use narabe::game::{Board, Entry, Games, Listing, Options, Outcome, Parsed, Seat, Side, Table, Turn};
use narabe::games::GAMES;
use std::collections::BTreeSet;

/// Random games for each rule set that the sheets name.
const GAMES_PER_PRESET: u64 = 6;
/// Random option sets for each game of the list.
const OPTION_SETS: u64 = 60;
/// How many of the listed actions are read back in each position.
const ROUND_TRIPS: usize = 60;
/// How many actions a random game may take before it counts as endless.
const ENDLESS: u32 = 5_000;

#[test]
fn every_game_keeps_the_laws() {
    for_every_game(GAMES);
}

#[test]
fn the_toy_keeps_the_laws() {
    for_every_game(TOY);
}

fn for_every_game(games: Games) {
    for entry in games.0 {
        let is_preset = |name: &&str| entry.sheet.presets.iter().any(|preset| preset.name == *name);
        assert!(entry.course.iter().all(is_preset), "{}: a course of {:?}", entry.sheet.id, entry.course);
        assert!(games.find(entry.sheet.id).is_ok_and(|found| found.sheet.id == entry.sheet.id));
        for preset in 0..entry.sheet.presets.len() {
            let options = Options::preset(entry.sheet, preset);
            let (fewest, most) = options.named().seats;
            for seats in fewest..=most {
                (0..GAMES_PER_PRESET).for_each(|seed| Trial::new(entry, &options, seats, seed).run());
            }
            assert!(entry.start(&options, most + 1, None).is_err(), "{options:?} with too many seats");
        }
        (0..OPTION_SETS).for_each(|seed| random_options(entry, seed));
    }
}

/// A rule set drawn at random is written and read back alike, and is either played or refused with reasons.
fn random_options(entry: &'static Entry, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let preset = &entry.sheet.presets[random.usize(..entry.sheet.presets.len())];
    let mut pairs: Vec<String> = entry
        .sheet
        .keys
        .iter()
        .filter_map(|key| {
            let spellings = key.spellings();
            random.bool().then(|| format!("{}={}", key.name, spellings[random.usize(..spellings.len())]))
        })
        .collect();
    random.shuffle(&mut pairs);
    let text = format!("{} {}", preset.name, pairs.join(" "));
    let options = Options::read(entry.sheet, &text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    let again = Options::read(entry.sheet, &options.to_string()).unwrap();
    assert_eq!(options, again, "the canonical text of {text:?} means the same");
    assert_eq!(options.to_string(), again.to_string());
    let seats = random.u8(preset.seats.0..=preset.seats.1);
    match entry.start(&options, seats, None) {
        Ok(_) => Trial::new(entry, &options, seats, seed).run(),
        Err(conflicts) => assert!(!conflicts.is_empty(), "{options:?} is refused without a reason"),
    }
}

/// One random game.
struct Trial {
    name: String,
    table: Table,
    fresh: Table,
    log: Vec<String>,
    /// Every action text met so far, to be tried where it is not listed.
    met: BTreeSet<String>,
    random: fastrand::Rng,
}

impl Trial {
    fn new(entry: &'static Entry, options: &Options, seats: u8, seed: u64) -> Self {
        let name = format!("{} {options}, {seats} seats, seed {seed}", entry.sheet.id);
        let table = entry.start(options, seats, None).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let random = fastrand::Rng::with_seed(seed);
        Self { name, fresh: table.clone(), table, log: Vec::new(), met: BTreeSet::new(), random }
    }

    fn run(mut self) {
        while self.table.outcome().is_none() {
            assert!(self.table.plies() < ENDLESS, "{}: no end in {:?}", self.name, self.log);
            let listing = self.table.actions();
            self.listed_actions_are_legal_and_round_trip(&listing.actions);
            self.others_refuse_and_change_nothing(&listing);
            self.a_machine_has_one_action();
            self.draws_are_offered_by_people_to_people();
            self.a_threat_is_a_winning_action(&listing.actions);
            self.steps_lead_to_actions(&listing.actions);
            self.the_scene_tells_the_turn();
            self.step(&listing.actions);
        }
        self.the_outcome_places_every_side();
        self.nothing_after_the_end();
        self.the_record_replays_to_the_same();
    }

    /// Plays a random listed action, a result of chance, or now and then a table event.
    fn step(&mut self, listed: &[String]) {
        let action = match self.table.turn() {
            Turn::Chance => self.table.chance(self.random.u64(..)).expect("chance is on turn"),
            _ if self.random.u32(..400) == 0 => format!("resign {}", self.random.u8(..self.table.seats())),
            _ => {
                // The first ones are offered first because they are played most; on a board without edges a game
                // that spreads evenly would have no end.
                let few = if self.random.u8(..6) == 0 { listed.len() } else { listed.len().min(30) };
                listed[self.random.usize(..few)].clone()
            }
        };
        if self.table.play(&action).is_ok() {
            self.log.push(action);
        } else {
            assert!(action.starts_with("resign"), "{}: {action} is refused after {:?}", self.name, self.log);
        }
    }

    fn listed_actions_are_legal_and_round_trip(&mut self, listed: &[String]) {
        let on_turn = self.table.to_move().is_some();
        assert_eq!(on_turn, !listed.is_empty(), "{}: a seat on turn has actions, nobody else", self.name);
        for action in self.random.choose_multiple(listed, ROUND_TRIPS) {
            assert_eq!(self.table.read(action), Ok(Parsed::Action(action.clone())), "{}", self.name);
            let shouted = format!("  {} ", action.to_uppercase());
            assert_eq!(self.table.read(&shouted), Ok(Parsed::Action(action.clone())), "{}", self.name);
        }
        for action in self.random.choose_multiple(listed, 3) {
            let played = self.table.clone().play(action);
            assert_eq!(played, Ok(()), "{}: {action} is listed after {:?}", self.name, self.log);
        }
        self.met.extend(listed.iter().cloned());
    }

    fn others_refuse_and_change_nothing(&mut self, listing: &Listing<String>) {
        let listed: BTreeSet<&String> = listing.actions.iter().collect();
        // A text met before may be another spelling of a listed action now.
        let means_listed =
            |text: &str| matches!(self.table.read(text), Ok(Parsed::Action(canonical)) if listed.contains(&canonical));
        let unlisted: Vec<&String> = self.met.iter().filter(|text| !listed.contains(text)).collect();
        let garbage = ["", " ", "zz", "h", "0", "☃", "resign", "resign 9", "draw 1", "timeout", "a1 a1", "-1,"];
        let mut tried: Vec<&str> = garbage.to_vec();
        if listing.complete {
            let some = self.random.choose_multiple(unlisted, 4).into_iter().map(|text| text.as_str());
            tried.extend(some.filter(|text| !means_listed(text)));
        }
        for text in tried {
            let mut copy = self.table.clone();
            assert!(copy.play(text).is_err(), "{}: {text:?} is taken after {:?}", self.name, self.log);
            assert_eq!(copy, self.table, "{}: {text:?} was refused and changed something", self.name);
        }
    }

    /// A machine's seat does what the game says and nothing else, and it never leaves the table.
    fn a_machine_has_one_action(&self) {
        let on_turn = self.table.to_move().filter(|seat| self.table.is_machine(*seat));
        match on_turn {
            Some(_) => assert_eq!(Some(self.table.actions().actions), self.table.automa().map(|does| vec![does])),
            None => assert_eq!(self.table.automa(), None, "{}: a person's turn", self.name),
        }
        for seat in (0..self.table.seats()).filter(|seat| self.table.is_machine(Seat(*seat))) {
            for event in ["resign", "timeout"].map(|word| format!("{word} {seat}")) {
                assert_eq!(self.table.clone().play(&event).unwrap_err().word, "notation", "{}: {event}", self.name);
            }
        }
    }

    fn draws_are_offered_by_people_to_people(&self) {
        let people = self.table.people();
        for seat in (0..self.table.seats()).map(Seat).filter(|seat| self.table.may_offer_draw(*seat)) {
            assert!(people.len() > 1 && people.contains(&seat), "{}: {seat:?} offers a draw", self.name);
        }
    }

    /// A seat on turn that is said to threaten has a listed action that wins.
    fn a_threat_is_a_winning_action(&self, listed: &[String]) {
        let Some(seat) = self.table.to_move().filter(|seat| self.table.threatens(*seat)) else { return };
        let wins = |action: &&String| {
            let mut after = self.table.clone();
            after.play(action).is_ok() && after.outcome().is_some_and(|o| o.is_winner(self.table.side(seat)))
        };
        assert!(listed.iter().any(|action| wins(&action)), "{}: no threat after {:?}", self.name, self.log);
    }

    /// Where a game can be asked step by step, every listed action is reached from nothing, and nothing else is. What is
    /// said of an action is said of legal ones alone, and a preview shows the same turn and pieces.
    fn steps_lead_to_actions(&mut self, listed: &[String]) {
        let Some(action) = self.random.choice(listed) else { return };
        let seat = self.table.to_move();
        let (plain, shown) = (self.table.scene(seat), self.table.preview(seat, ""));
        assert_eq!((&plain.pieces, &plain.seats), (&shown.pieces, &shown.seats), "{}", self.name);
        assert_eq!(self.table.outlook("zz"), None, "{}", self.name);
        self.table.outlook(action);
        let Ok(Parsed::Unfinished(mut open)) = self.table.read("") else { return };
        let mut reached = BTreeSet::new();
        while let Some(text) = open.pop() {
            match self.table.read(&text) {
                Ok(Parsed::Unfinished(choices)) => open.extend(choices),
                Ok(Parsed::Action(action)) => drop(reached.insert(action)),
                Err(why) => panic!("{}: {text} is a choice after {:?}: {why:?}", self.name, self.log),
            }
        }
        let listed: BTreeSet<String> = listed.iter().cloned().collect();
        assert_eq!(reached, listed, "{}: after {:?}", self.name, self.log);
    }

    fn the_scene_tells_the_turn(&self) {
        let scene = self.table.scene(None);
        let on_turn: Vec<Seat> = scene.seats.iter().filter(|seat| seat.on_turn).map(|seat| seat.seat).collect();
        assert_eq!(on_turn, Vec::from_iter(self.table.to_move()), "{}", self.name);
        assert_eq!(scene.seats.len(), usize::from(self.table.seats()));
        let spots = match &scene.board {
            Board::Grid(grid) => grid.columns.len() * grid.rows.len(),
            Board::Places { places, .. } => places.len(),
        };
        let drawn = scene.pieces.iter().map(|piece| piece.spot).chain(scene.marks.iter().map(|mark| mark.spot));
        assert!(drawn.into_iter().all(|spot| usize::from(spot.0) < spots), "{}: off the board", self.name);
        let report = self.table.report();
        assert_eq!(report.stones.len(), usize::from(self.table.seats()), "{}", self.name);
        assert_eq!(report.captured.len(), usize::from(self.table.seats()), "{}", self.name);
    }

    fn the_outcome_places_every_side(&self) {
        let Outcome { places, drawn, .. } = self.table.outcome().expect("the game is over");
        let sides = (0..self.table.seats()).map(|seat| self.table.side(Seat(seat)).0 + 1).max();
        assert_eq!(Some(places.len() as u8), sides, "{}", self.name);
        assert!(places.contains(&1), "{}: nobody is first", self.name);
        assert!(!drawn || places.iter().all(|place| *place == 1), "{}: a draw is shared by all", self.name);
        let outcome = self.table.outcome().expect("the game is over");
        assert_eq!(drawn, !(0..places.len()).any(|side| outcome.is_winner(Side(side as u8))), "{}", self.name);
    }

    fn nothing_after_the_end(&self) {
        assert!(self.table.actions().actions.is_empty(), "{}", self.name);
        assert_eq!(self.table.chance(1), None, "{}", self.name);
        for seat in (0..self.table.seats()).map(Seat) {
            assert!(!self.table.may_offer_draw(seat) && !self.table.threatens(seat), "{}", self.name);
        }
        let people = (0..self.table.seats()).filter(|seat| !self.table.is_machine(Seat(*seat)));
        let events = people.flat_map(|seat| [format!("resign {seat}"), format!("timeout {seat}")]);
        for text in self.met.iter().cloned().chain(events).chain(["draw".to_owned()]) {
            let mut copy = self.table.clone();
            assert_eq!(copy.play(&text).unwrap_err().word, "game-over", "{}: {text}", self.name);
            assert_eq!(copy, self.table, "{}", self.name);
        }
    }

    fn the_record_replays_to_the_same(&self) {
        let mut again = self.fresh.clone();
        for action in &self.log {
            again.play(action).unwrap_or_else(|why| panic!("{}: {action}: {why:?}", self.name));
        }
        assert_eq!(again, self.table, "{}", self.name);
        assert_eq!((again.scene(None), again.report()), (self.table.scene(None), self.table.report()));
    }
}
