//! Rokumon, a game by Charles Ward (EXIST GAMES): dice on cards; three in a row, three in a stack,
//! or no action left.
//!
//! Sanada has four red dice and begins, Tokugawa four black ones and a white one. The acts add to
//! each other: place and move, then fights between the dice of a stack, then the one Surprise that
//! moves a card, then a card face down. In `solo` the second seat is the automa. Numbers and
//! colours of the cards and the acts' layouts are partly reconstructed, see [`board`] and [`acts`].

mod acts;
mod automa;
mod board;
mod guide;
mod outlook;
mod past;
mod rules;
mod sense;
mod text;
mod view;

use crate::game::{
    Colour, Game, GameInfo, Guide, Hints, Listing, Options, Outcome, Parsed, Phrase, Pool, Preset,
    Refusal, Report, Scene, Seat, Side, Token, Turn,
};
use acts::{ACTS, Act};
use board::{Card, Cell, Die, Face, Position, face_of};
use past::Past;

/// A position with what led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rokumon {
    act: &'static Act,
    now: Position,
    /// All positions from the deal on.
    seen: Past,
    /// The card that the last action was about.
    last: Option<u8>,
    /// The card that the die of the last action left.
    from: Option<u8>,
    outcome: Option<Outcome>,
}

/// An action of a seat, or the deal. Cards go by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// The cards in reading order, and in act 5 the one that is face down.
    Deal { cards: Vec<u8>, fort: Option<u8> },
    /// A die from the supply to an empty card.
    Place { die: Die, card: u8 },
    /// The top die of a card to a card of another colour.
    Move { from: u8, to: u8 },
    /// The lower of two opposing dice goes back to its owner.
    Fight { card: u8 },
    /// A card with its dice to another cell, once a game.
    Surprise { card: u8, cell: Cell },
}

/// Number of plies after which a game without a winner is drawn.
const LONGEST: usize = 200;

/// Number of the occurrence of a position that draws.
const REPEATED: usize = 3;

/// Number of dice on one card that win.
const STACK: usize = 3;

/// A preset for two seats; there are no keys.
const fn preset(name: &'static str) -> Preset {
    Preset { name, seats: (2, 2), pairs: &[] }
}

impl Game for Rokumon {
    type Action = Action;

    const INFO: GameInfo = GameInfo {
        id: "rokumon",
        revision: 1,
        presets: &[
            preset(ACTS[0].name),
            preset(ACTS[1].name),
            preset(ACTS[2].name),
            preset(ACTS[3].name),
            preset(ACTS[4].name),
            preset(ACTS[5].name),
        ],
        keys: &[],
        notes: &[],
        known: &["act-1", "solo"],
        suited: &[],
        course: &[ACTS[0].name, ACTS[1].name, ACTS[2].name, ACTS[3].name, ACTS[4].name],
        loser_chooses: true,
        title: Some("shogun"),
    };

    /// Whoever plays first once all is set up wins 42 to 45 of 100 games at random, by the act.
    fn pool(_options: &Options, seats: u8) -> Pool {
        Pool::of(Self::INFO.id, seats).for_uneven()
    }

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Refusal>> {
        let name = options.named().name;
        let act = ACTS
            .iter()
            .find(|act| act.name == name)
            .ok_or_else(|| vec![Refusal::new("no-such-preset")])?;
        let now = Position { supply: [act.dice(0), act.dice(1)], ..Position::default() };
        Ok(Self { act, now, seen: Past::default(), last: None, from: None, outcome: None })
    }

    fn turn(&self) -> Turn {
        match &self.outcome {
            Some(outcome) => Turn::Over(outcome.clone()),
            None if self.now.cards.is_empty() => Turn::Chance,
            None => Turn::Seat(Seat(self.now.to_move)),
        }
    }

    fn actions(&self) -> Listing<Action> {
        Listing::complete(match self.turn() {
            Turn::Seat(seat) if self.is_machine(seat) => self.automa().into_iter().collect(),
            Turn::Seat(_) => self.legal(),
            Turn::Chance | Turn::Over(_) => Vec::new(),
        })
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match action {
            Action::Deal { cards, fort } if self.now.cards.is_empty() => {
                self.check_deal(cards, *fort)
            }
            _ if self.now.cards.is_empty() => Err(Refusal::new("not-dealt")),
            _ => match self.automa() {
                Some(does) if does != *action => {
                    Err(Refusal::new("automa").text("does", self.print(&does)))
                }
                _ if !self.is_legal(action) => Err(self.why_not(action)),
                _ => Ok(()),
            },
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        if let Action::Deal { cards, fort } = action {
            self.deal(&cards, fort);
            self.seen.push(self.now.clone());
            return;
        }
        let revealed = matches!(action, Action::Move { from, .. } if self.lift_reveals(from));
        self.last = Some(action.card());
        self.from = if let Action::Move { from, .. } = action { Some(from) } else { None };
        self.now = self.after(&action);
        self.seen.push(self.now.clone());
        self.outcome = self.ended(revealed);
    }

    /// Shuffles by the digits of the number in the bases 7, 6, 5 and so on; what is left picks the
    /// card face down.
    fn chance(&self, number: u64) -> Option<Action> {
        let mut rest = number;
        let mut cards: Vec<u8> = (1..=7).collect();
        for place in (1..cards.len()).rev() {
            let base = place as u64 + 1;
            cards.swap(place, (rest % base) as usize);
            rest /= base;
        }
        cards.truncate(self.act.cells.len());
        let fort = self.act.fort.then(|| cards[(rest % cards.len() as u64) as usize]);
        Some(Action::Deal { cards, fort })
    }

    fn is_machine(&self, seat: Seat) -> bool {
        self.act.solo && seat == Seat(1)
    }

    fn automa(&self) -> Option<Action> {
        match self.turn() {
            Turn::Seat(seat) if self.is_machine(seat) => automa::choose(self),
            _ => None,
        }
    }

    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        text::parse(self, text)
    }

    fn print(&self, action: &Action) -> String {
        text::print(self.act, action)
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        view::scene(self, None)
    }

    fn report(&self) -> Report {
        view::report(self)
    }

    fn colour(&self, seat: Seat) -> Colour {
        view::COLOURS[seat.index()]
    }
}

impl Hints for Rokumon {
    fn guide(options: &Options) -> Guide {
        guide::guide(options)
    }

    fn outlook(&self, action: &Action) -> Option<Phrase> {
        outlook::outlook(self, action)
    }

    fn about(&self, begun: &str) -> Option<Phrase> {
        outlook::about(self, begun)
    }

    fn token(&self, choice: &str) -> Option<Token> {
        text::token(self, choice)
    }

    fn question(&self, choice: &str) -> Option<Phrase> {
        text::question(self, choice)
    }

    fn upshot(&self) -> Option<Phrase> {
        outlook::upshot(self)
    }

    fn threatens(&self, seat: Seat) -> bool {
        let mut game = self.clone();
        game.now.to_move = seat.0;
        game.now.locked = None;
        game.legal().into_iter().any(|action| game.wins(action))
    }

    /// While a card is chosen for a Surprise the cells to which it could go are shown.
    fn preview(&self, _viewer: Option<Seat>, begun: &str) -> Scene {
        view::scene(self, text::card_to_shift(begun))
    }
}

impl Action {
    /// The word by which it is written.
    fn verb(&self) -> &'static str {
        match self {
            Self::Deal { .. } => "deal",
            Self::Place { .. } => "place",
            Self::Move { .. } => "move",
            Self::Fight { .. } => "fight",
            Self::Surprise { .. } => "surprise",
        }
    }

    /// The card on which it ends.
    fn card(&self) -> u8 {
        match self {
            Self::Deal { .. } => 0,
            Self::Place { card, .. } | Self::Fight { card } | Self::Surprise { card, .. } => *card,
            Self::Move { to, .. } => *to,
        }
    }
}

impl Rokumon {
    /// A deal names as many different cards from 1 to 7 as the act has cells, and the fort where
    /// there is one.
    fn check_deal(&self, cards: &[u8], fort: Option<u8>) -> Result<(), Refusal> {
        let known = |card: &u8| {
            (1..=7).contains(card) && cards.iter().filter(|other| *other == card).count() == 1
        };
        let right = match fort {
            None => !self.act.fort,
            Some(fort) => self.act.fort && cards.contains(&fort),
        };
        if cards.len() == self.act.cells.len() && cards.iter().all(known) && right {
            return Ok(());
        }
        let example: Vec<_> = self.chance(0).iter().map(|deal| self.print(deal)).collect();
        Err(Refusal::new("bad-deal")
            .number("cards", self.act.cells.len() as i64)
            .names("known", example))
    }

    fn deal(&mut self, cards: &[u8], fort: Option<u8>) {
        let card = |(number, cell): (&u8, &Cell)| Card {
            number: *number,
            face: if fort == Some(*number) { Face::Fort } else { face_of(*number) },
            cell: *cell,
            dice: Vec::new(),
        };
        self.now.cards = cards.iter().zip(self.act.cells).map(card).collect();
    }

    /// True if lifting the top die of a card shows the rival's three in a row, which loses even if
    /// landing would block them or win.
    fn lift_reveals(&self, from: u8) -> bool {
        let mut lifted = self.now.clone();
        lifted.card_mut(from).and_then(|card| card.dice.pop());
        lifted.has_row(self.act.lattice, 1 - self.now.to_move)
    }

    /// True if a legal action ends the game in the mover's favour.
    fn wins(&self, action: Action) -> bool {
        let mover = Side(self.now.to_move);
        let mut game = self.clone();
        game.play_unchecked(action);
        game.outcome.is_some_and(|outcome| outcome.is_winner(mover))
    }

    /// The position after an action that is legal, with the turn passed on.
    fn after(&self, action: &Action) -> Position {
        let mut next = self.now.clone();
        next.locked = None;
        match *action {
            Action::Deal { .. } => {}
            Action::Place { die, card } => {
                let supply = &mut next.supply[usize::from(self.now.to_move)];
                supply.iter().position(|own| *own == die).map(|at| supply.remove(at));
                next.card_mut(card).into_iter().for_each(|card| card.dice.push(die));
            }
            Action::Move { from, to } => {
                let die = next.card_mut(from).and_then(|card| card.dice.pop());
                next.card_mut(to).into_iter().for_each(|card| card.dice.extend(die));
            }
            Action::Fight { card } => fight(&mut next, card),
            Action::Surprise { card, cell } => {
                next.card_mut(card).into_iter().for_each(|card| card.cell = cell);
                next.surprised[usize::from(self.now.to_move)] = true;
                next.locked = Some(card);
            }
        }
        next.to_move = 1 - self.now.to_move;
        next
    }

    /// The outcome if the last action ended the game. The turn has been passed on already, so the
    /// mover is the other seat.
    fn ended(&self, revealed: bool) -> Option<Outcome> {
        let next = self.now.to_move;
        let mover = 1 - next;
        let won = |seat: u8, end| Some(Outcome::won(2, &[Side(seat)], end));
        if revealed {
            return won(next, "reveal");
        }
        if self.now.cards.iter().any(|card| card.dice.len() >= STACK) {
            return won(mover, "stack");
        }
        if let Some(owner) =
            [mover, next].into_iter().find(|seat| self.now.has_row(self.act.lattice, *seat))
        {
            return won(owner, "row");
        }
        if self.legal().is_empty() {
            return won(mover, "submit");
        }
        if self.seen.iter().filter(|seen| **seen == self.now).count() >= REPEATED {
            return Some(Outcome::draw(2, "repetition"));
        }
        // The deal is the first that was seen.
        (self.seen.len() > LONGEST).then(|| Outcome::draw(2, "ply-limit"))
    }
}

/// The lower die of a stack goes back to its owner; the white one beats the red six.
fn fight(position: &mut Position, card: u8) {
    let Some(card) = position.card_mut(card) else { return };
    let [one, other] = card.dice[..] else { return };
    let (stays, leaves) = won_and_lost(one, other);
    card.dice = vec![stays];
    position.give_back(leaves);
}

/// The winner and the loser of a fight between two opposing dice.
fn won_and_lost(one: Die, other: Die) -> (Die, Die) {
    let loses =
        |own: Die, rival: Die| match (own.white && rival.value == 6, rival.white && own.value == 6)
        {
            (true, _) => false,
            (_, true) => true,
            _ => own.value < rival.value,
        };
    if loses(one, other) { (other, one) } else { (one, other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Act 2 with so many other positions seen since the deal.
    fn after_plies(plies: usize) -> Rokumon {
        let options = Options::read(&Rokumon::INFO, "act-2").expect("act 2 is a preset");
        let mut game = Rokumon::new(&options, 2).expect("act 2 opens");
        let deal = game.chance(1).expect("a deal");
        game.play_unchecked(deal);
        game.seen = Past::default();
        (0..=plies).for_each(|_| game.seen.push(Position::default()));
        game
    }

    #[test]
    fn two_hundred_plies_are_a_draw() {
        for (plies, end) in [(198, None), (199, Some("ply-limit"))] {
            let mut game = after_plies(plies);
            let action = game.actions().actions.remove(0);
            assert_eq!(game.play(action), Ok(()));
            assert_eq!(game.outcome.map(|outcome| outcome.end), end, "one ply after {plies}");
        }
    }

    /// A winner at the last ply wins.
    #[test]
    fn a_row_at_the_last_ply_wins() {
        let mut game = after_plies(199);
        let die = game.supply()[0];
        let row: Vec<u8> = game.now.cards[..3].iter().map(|card| card.number).collect();
        for number in &row[..2] {
            game.now.card_mut(*number).expect("dealt").dice.push(die);
        }
        assert_eq!(game.play(Action::Place { die, card: row[2] }), Ok(()));
        assert_eq!(game.outcome.map(|outcome| outcome.end), Some("row"));
    }

    /// Every number is a deal that the rules accept, and different numbers shuffle differently.
    #[test]
    fn every_number_deals() {
        for act in ["act-1", "act-2", "act-5", "solo"] {
            let options = Options::read(&Rokumon::INFO, act).expect("a preset");
            let game = Rokumon::new(&options, 2).expect("it opens");
            let deals: Vec<_> = (0..5040 * 7).filter_map(|number| game.chance(number)).collect();
            assert!(deals.iter().all(|deal| game.check(deal).is_ok()), "{act}");
            let different: std::collections::BTreeSet<_> =
                deals.iter().map(|deal| game.print(deal)).collect();
            assert_eq!(different.len(), if act == "act-5" { 5040 * 7 } else { 5040 }, "{act}");
        }
    }
}
