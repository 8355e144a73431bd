//! One battery of laws that every game, rule set and seat count in a list is run through by random
//! play.
//!
//! A new game is covered by being in the list. The seed of a failing run is in its message.
//!
//! `NARABE_OPTION_SETS=10000 cargo test --release --test it laws` runs more option sets than the
//! ordinary tests do. What is tried of a long list is drawn anew in every position: from one
//! position to the next a list changes by a few actions, so a game goes through all of it many
//! times over.

use crate::exclusions;
use crate::toy::TOY;
use narabe::game::{
    Board, Entry, Games, Listing, Options, Outcome, Parsed, Scene, Seat, Side, Spot, Table, Token,
    Turn,
};
use narabe::games::GAMES;
use std::collections::HashSet;

/// Random games for each rule set that the sheets name.
const GAMES_PER_PRESET: u64 = 6;
/// Random option sets for each game of the list, where `NARABE_OPTION_SETS` does not say how many.
const OPTION_SETS: u64 = 200;
/// In the games of option sets one position in so many is examined, in those of presets every one.
const EXAMINED: u8 = 3;
/// Number of listed actions that are read back in each position.
const ROUND_TRIPS: usize = 12;
/// Number of them that are played.
const PLAYED: usize = 3;
/// Texts that are no action of any game, and the number tried in each position.
const GARBAGE: [&str; 12] =
    ["", " ", "zz", "h", "0", "☃", "resign", "resign 9", "draw 1", "timeout", "a1 a1", "-1,"];
const REFUSED: usize = 4;
/// Number of actions after which a random game counts as endless.
const ENDLESS: u32 = 5_000;

#[test]
fn every_game_keeps_the_laws() {
    for_every_game(GAMES);
}

#[test]
fn the_toy_keeps_the_laws() {
    for_every_game(TOY);
}

/// Each game in a thread of its own.
fn for_every_game(games: Games) {
    std::thread::scope(|scope| {
        for entry in games.0 {
            scope.spawn(move || laws_of(games, entry));
        }
    });
}

fn laws_of(games: Games, entry: &'static Entry) {
    let is_preset = |name: &&str| entry.info.presets.iter().any(|preset| preset.name == *name);
    assert!(
        entry.info.course.iter().all(is_preset),
        "{}: a course of {:?}",
        entry.info.id,
        entry.info.course
    );
    assert!(games.find(entry.info.id).is_ok_and(|found| found.info.id == entry.info.id));
    for preset in 0..entry.info.presets.len() {
        let options = Options::preset(entry.info, preset);
        let (fewest, most) = options.named().seats;
        for seats in fewest..=most {
            (0..GAMES_PER_PRESET).for_each(|seed| Trial::new(entry, &options, seats, seed).run(1));
        }
        assert!(entry.start(&options, most + 1, None).is_err(), "{options:?} with too many seats");
    }
    let sets = option_sets();
    let played = (0..sets).filter(|seed| random_options(entry, *seed)).count();
    println!("{}: {sets} option sets, {played} of them played, the others refused", entry.info.id);
}

fn option_sets() -> u64 {
    crate::number("NARABE_OPTION_SETS", OPTION_SETS)
}

/// A rule set drawn at random is written and read back alike, and is either played or refused with
/// reasons; says which.
fn random_options(entry: &'static Entry, seed: u64) -> bool {
    let mut random = fastrand::Rng::with_seed(seed);
    let preset = &entry.info.presets[random.usize(..entry.info.presets.len())];
    let mut pairs: Vec<String> = entry
        .info
        .keys
        .iter()
        .filter_map(|key| {
            let spellings = key.spellings();
            random
                .bool()
                .then(|| format!("{}={}", key.name, spellings[random.usize(..spellings.len())]))
        })
        .collect();
    random.shuffle(&mut pairs);
    let text = format!("{} {}", preset.name, pairs.join(" "));
    let options =
        Options::read(entry.info, &text).unwrap_or_else(|faults| panic!("{text}: {faults:?}"));
    let again = Options::read(entry.info, &options.to_string()).unwrap();
    assert_eq!(options, again, "the canonical text of {text:?} means the same");
    assert_eq!(options.to_string(), again.to_string());
    let seats = random.u8(preset.seats.0..=preset.seats.1);
    let expected = exclusions::conflicts(entry.info.id, &options, seats);
    match entry.start(&options, seats, None) {
        Ok(_) => {
            assert_eq!(expected, 0, "{options:?} is taken");
            Trial::new(entry, &options, seats, seed).run(EXAMINED);
        }
        Err(conflicts) => assert_eq!(conflicts.len(), expected, "{options:?}: {conflicts:?}"),
    }
    expected == 0
}

/// One random game.
struct Trial {
    name: String,
    table: Table,
    fresh: Table,
    log: Vec<String>,
    /// Every action text met so far, to be tried where it is not listed, and the same in the order
    /// of meeting.
    met: HashSet<String>,
    in_order: Vec<String>,
    random: fastrand::Rng,
}

impl Trial {
    fn new(entry: &'static Entry, options: &Options, seats: u8, seed: u64) -> Self {
        let name = format!("{} {options}, {seats} seats, seed {seed}", entry.info.id);
        let table =
            entry.start(options, seats, None).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let random = fastrand::Rng::with_seed(seed);
        Self {
            name,
            fresh: table.clone(),
            table,
            log: Vec::new(),
            met: HashSet::new(),
            in_order: Vec::new(),
            random,
        }
    }

    /// Plays to the end and examines one position in so many, drawn at random.
    fn run(mut self, one_in: u8) {
        let mut listing = self.table.actions();
        while self.table.outcome().is_none() {
            assert!(self.table.plies() < ENDLESS, "{}: no end in {:?}", self.name, self.log);
            let examined = self.random.u8(..one_in) == 0;
            if examined {
                listing = self.table.actions();
                self.examine(&listing);
            }
            // Most of what could be done a little while ago can still be done, and a list takes
            // longest.
            if !self.step(&listing.actions) {
                assert!(
                    !examined,
                    "{}: an action is listed and refused after {:?}",
                    self.name, self.log
                );
                listing = self.table.actions();
            }
        }
        self.the_outcome_places_every_side();
        self.nothing_after_the_end();
        self.the_record_replays_to_the_same();
    }

    fn examine(&mut self, listing: &Listing<String>) {
        let listed: HashSet<&str> = listing.actions.iter().map(String::as_str).collect();
        assert_eq!(listed.len(), listing.actions.len(), "{}: an action is listed twice", self.name);
        self.listed_actions_are_legal_and_round_trip(&listing.actions);
        self.others_refuse_and_change_nothing(&listed, listing.complete);
        self.a_machine_has_one_action();
        self.draws_are_offered_by_people_to_people();
        self.a_threat_is_a_winning_action(&listing.actions);
        let scene = self.table.scene(self.table.to_move());
        self.steps_lead_to_actions(&listing.actions, &listed, &scene);
        self.the_scene_tells_the_turn(&scene);
    }

    /// Plays a random listed action, a result of chance, or now and then a table event; says
    /// whether it could be played.
    fn step(&mut self, listed: &[String]) -> bool {
        let action = match self.table.turn() {
            Turn::Seat(_) if listed.is_empty() => return false,
            Turn::Chance => self.table.chance(self.random.u64(..)).expect("chance is on turn"),
            _ if self.random.u32(..400) == 0 => {
                format!("resign {}", self.random.u8(..self.table.seats()))
            }
            _ => {
                // The first ones are offered first because they are played most; on a board without
                // edges a game that spreads evenly would have no end.
                let few =
                    if self.random.u8(..6) == 0 { listed.len() } else { listed.len().min(30) };
                listed[self.random.usize(..few)].clone()
            }
        };
        let is_event = action.starts_with("resign");
        let is_played = self.table.play(&action).is_ok();
        if is_played {
            self.log.push(action);
        }
        is_played || is_event
    }

    fn listed_actions_are_legal_and_round_trip(&mut self, listed: &[String]) {
        let on_turn = self.table.to_move().is_some();
        assert_eq!(
            on_turn,
            !listed.is_empty(),
            "{}: a seat on turn has actions, no one else",
            self.name
        );
        for action in self.random.choose_multiple(listed, ROUND_TRIPS) {
            assert_eq!(
                self.table.read(action),
                Ok(Parsed::Action(action.clone())),
                "{}",
                self.name
            );
            let shouted = format!("  {} ", action.to_uppercase());
            assert_eq!(
                self.table.read(&shouted),
                Ok(Parsed::Action(action.clone())),
                "{}",
                self.name
            );
        }
        for action in self.random.choose_multiple(listed, PLAYED) {
            let played = self.table.clone().play(action);
            assert_eq!(played, Ok(()), "{}: {action} is listed after {:?}", self.name, self.log);
        }
        for action in listed {
            if !self.met.contains(action) {
                self.met.insert(action.clone());
                self.in_order.push(action.clone());
            }
        }
    }

    fn others_refuse_and_change_nothing(&mut self, listed: &HashSet<&str>, complete: bool) {
        // A text met before may be another spelling of a listed action now.
        let means_listed = |text: &str| matches!(self.table.read(text), Ok(Parsed::Action(canonical)) if listed.contains(&*canonical));
        let mut tried = self.random.choose_multiple(GARBAGE, REFUSED);
        if complete {
            let met = (0..10 * REFUSED)
                .filter_map(|_| self.random.choice(&self.in_order))
                .map(String::as_str);
            let unlisted = met.filter(|text| !listed.contains(text) && !means_listed(text));
            tried.extend(unlisted.take(REFUSED));
        }
        for text in tried {
            let mut copy = self.table.clone();
            assert!(
                copy.play(text).is_err(),
                "{}: {text:?} is taken after {:?}",
                self.name,
                self.log
            );
            assert_eq!(
                copy, self.table,
                "{}: {text:?} was refused and changed something",
                self.name
            );
        }
    }

    /// A machine's seat does what the game says and nothing else, and it never leaves the table.
    fn a_machine_has_one_action(&self) {
        let on_turn = self.table.to_move().filter(|seat| self.table.is_machine(*seat));
        match on_turn {
            Some(_) => assert_eq!(
                Some(self.table.actions().actions),
                self.table.automa().map(|does| vec![does])
            ),
            None => assert_eq!(self.table.automa(), None, "{}: a person's turn", self.name),
        }
        for seat in (0..self.table.seats()).filter(|seat| self.table.is_machine(Seat(*seat))) {
            for event in ["resign", "timeout"].map(|word| format!("{word} {seat}")) {
                assert_eq!(
                    self.table.clone().play(&event).unwrap_err().word,
                    "notation",
                    "{}: {event}",
                    self.name
                );
            }
        }
    }

    fn draws_are_offered_by_people_to_people(&self) {
        let people = self.table.people();
        for seat in
            (0..self.table.seats()).map(Seat).filter(|seat| self.table.may_offer_draw(*seat))
        {
            assert!(
                people.len() > 1 && people.contains(&seat),
                "{}: {seat:?} offers a draw",
                self.name
            );
        }
    }

    /// A seat on turn that is said to threaten has a listed action that wins.
    fn a_threat_is_a_winning_action(&self, listed: &[String]) {
        let Some(seat) = self.table.to_move().filter(|seat| self.table.threatens(*seat)) else {
            return;
        };
        let wins = |action: &&String| {
            let mut after = self.table.clone();
            after.play(action).is_ok()
                && after.outcome().is_some_and(|o| o.is_winner(self.table.side(seat)))
        };
        assert!(
            listed.iter().any(|action| wins(&action)),
            "{}: no threat after {:?}",
            self.name,
            self.log
        );
    }

    /// In a game with actions in steps, every listed action is reached from nothing, and nothing
    /// else is. Hints are for legal actions alone, and a preview shows the same turn and pieces.
    fn steps_lead_to_actions(&mut self, actions: &[String], listed: &HashSet<&str>, plain: &Scene) {
        let Some(action) = self.random.choice(actions) else { return };
        let shown = self.table.preview(self.table.to_move(), "");
        assert_eq!((&plain.pieces, &plain.seats), (&shown.pieces, &shown.seats), "{}", self.name);
        assert_eq!(self.table.outlook("zz"), None, "{}", self.name);
        self.table.outlook(action);
        self.token_is_listed(action);
        let Ok(Parsed::Unfinished(mut open)) = self.table.read("") else { return };
        let mut reached = HashSet::new();
        while let Some(text) = open.pop() {
            self.token_is_listed(&text);
            match self.table.read(&text) {
                Ok(Parsed::Unfinished(choices)) => {
                    let goes_on =
                        |choice: &String| choice.starts_with(&text) && choice.len() > text.len();
                    assert!(
                        choices.iter().all(goes_on),
                        "{}: {text} leads to {choices:?}",
                        self.name
                    );
                    assert_eq!(self.table.question(&[]), None, "{}", self.name);
                    self.table.question(&choices);
                    open.extend(choices);
                }
                Ok(Parsed::Action(action)) => drop(reached.insert(action)),
                Err(why) => {
                    panic!("{}: {text} is a choice after {:?}: {why:?}", self.name, self.log)
                }
            }
        }
        let reached: HashSet<&str> = reached.iter().map(String::as_str).collect();
        assert_eq!(reached, *listed, "{}: after {:?}", self.name, self.log);
    }

    /// The picture of a choice is one of those that are drawn.
    fn token_is_listed(&self, choice: &str) {
        let token = self.table.token(choice);
        let is_listed = |token| Token::all().contains(&token);
        assert!(token.is_none_or(is_listed), "{}: {choice}: {token:?}", self.name);
    }

    fn the_scene_tells_the_turn(&self, scene: &Scene) {
        let on_turn: Vec<Seat> =
            scene.seats.iter().filter(|seat| seat.on_turn).map(|seat| seat.seat).collect();
        assert_eq!(on_turn, Vec::from_iter(self.table.to_move()), "{}", self.name);
        assert_eq!(scene.seats.len(), usize::from(self.table.seats()));
        assert!(
            scene.seats.iter().all(|view| view.colour == self.table.colour(view.seat)),
            "{}",
            self.name
        );
        let spots = match &scene.board {
            Board::Grid(grid) => grid.columns.len() * grid.rows.len(),
            Board::Places { places, .. } => places.len(),
        };
        let drawn = scene
            .pieces
            .iter()
            .map(|piece| piece.spot)
            .chain(scene.marks.iter().map(|mark| mark.spot));
        let named = (0..spots as u16).map(Spot);
        assert!(
            named.into_iter().all(|spot| scene.board.spot(&scene.board.name(spot)) == Some(spot))
        );
        assert!(
            drawn.into_iter().all(|spot| usize::from(spot.0) < spots),
            "{}: off the board",
            self.name
        );
        let report = self.table.report();
        assert_eq!(report.stones.len(), usize::from(self.table.seats()), "{}", self.name);
        assert_eq!(report.captured.len(), usize::from(self.table.seats()), "{}", self.name);
    }

    fn the_outcome_places_every_side(&self) {
        let Outcome { places, drawn, .. } = self.table.outcome().expect("the game is over");
        let sides = (0..self.table.seats()).map(|seat| self.table.side(Seat(seat)).0 + 1).max();
        assert_eq!(Some(places.len() as u8), sides, "{}", self.name);
        assert!(places.contains(&1), "{}: no one is first", self.name);
        let all_left = (0..self.table.seats()).all(|seat| self.table.has_left(Seat(seat)));
        let shares = |seat: Seat| all_left || !self.table.has_left(seat);
        let is_first = |seat: &Seat| places[usize::from(self.table.side(*seat).0)] == 1;
        let mut staying = (0..self.table.seats()).map(Seat).filter(|seat| shares(*seat));
        assert!(
            !drawn || staying.all(|seat| is_first(&seat)),
            "{}: a draw is shared by all who have not left",
            self.name
        );
        let outcome = self.table.outcome().expect("the game is over");
        assert_eq!(
            drawn,
            !(0..places.len()).any(|side| outcome.is_winner(Side(side as u8))),
            "{}",
            self.name
        );
    }

    fn nothing_after_the_end(&mut self) {
        assert!(self.table.actions().actions.is_empty(), "{}", self.name);
        assert_eq!(self.table.chance(1), None, "{}", self.name);
        for seat in (0..self.table.seats()).map(Seat) {
            assert!(
                !self.table.may_offer_draw(seat) && !self.table.threatens(seat),
                "{}",
                self.name
            );
        }
        let people = (0..self.table.seats()).filter(|seat| !self.table.is_machine(Seat(*seat)));
        let events = people.flat_map(|seat| [format!("resign {seat}"), format!("timeout {seat}")]);
        let some =
            self.random.choose_multiple(&self.in_order, REFUSED * REFUSED).into_iter().cloned();
        for text in some.chain(events).chain(["draw".to_owned()]) {
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
        assert_eq!(
            (again.scene(None), again.report()),
            (self.table.scene(None), self.table.report())
        );
    }
}
