//! Legality of the four actions, and the refusals with the actions that would be legal.

use super::board::{Card, Cell, Die};
use super::{Action, Rokumon};
use crate::game::Refusal;

impl Rokumon {
    /// True if an action other than a deal is allowed by the rules of place, move, fight and
    /// surprise.
    pub(super) fn is_legal(&self, action: &Action) -> bool {
        let now = &self.now;
        match *action {
            Action::Deal { .. } => false,
            Action::Place { die, card } => {
                self.supply().contains(&die)
                    && now.card(card).is_some_and(|card| card.dice.is_empty())
            }
            Action::Move { from, to } => match (now.card(from), now.card(to)) {
                (Some(from), Some(to)) => {
                    self.may_lift(from) && from.differs_from(to) && self.may_cover(to)
                }
                _ => false,
            },
            Action::Fight { card } => {
                self.act.fight && now.card(card).is_some_and(|card| rivals(&card.dice))
            }
            Action::Surprise { card, cell } => {
                self.may_surprise()
                    && self.may_shift(card)
                    && now.has_room(self.act.lattice, card, cell)
            }
        }
    }

    /// The dice that the seat on turn can place.
    pub(super) fn supply(&self) -> &[Die] {
        &self.now.supply[usize::from(self.now.to_move)]
    }

    /// True if the top die may be moved: it is the mover's own.
    fn may_lift(&self, card: &Card) -> bool {
        card.is_topped_by(self.now.to_move)
    }

    /// A die may land on an empty card, on one die of either side, and on two only if both are its
    /// owner's.
    fn may_cover(&self, card: &Card) -> bool {
        card.dice.len() < 2 || card.dice.iter().all(|die| die.owner == self.now.to_move)
    }

    /// True if the seat on turn may use its Surprise: once a game, in acts that have it, never the
    /// automa.
    fn may_surprise(&self) -> bool {
        let seat = self.now.to_move;
        self.act.surprise && !self.now.surprised[usize::from(seat)] && !(self.act.solo && seat == 1)
    }

    /// True for any card but the one that the rival has just moved.
    fn may_shift(&self, card: u8) -> bool {
        self.now.locked != Some(card) && self.now.card(card).is_some()
    }

    /// Every legal action once: equal dice are one choice. Place, move, fight, surprise, each by
    /// the cards' numbers.
    pub(super) fn legal(&self) -> Vec<Action> {
        let numbers = self.numbers(|_| true);
        let mut dice = self.supply().to_vec();
        dice.dedup();
        let place = dice
            .iter()
            .flat_map(|die| numbers.iter().map(|card| Action::Place { die: *die, card: *card }));
        let to = |from: u8| numbers.iter().map(move |to| Action::Move { from, to: *to });
        let moves = numbers.iter().flat_map(|from| to(*from));
        let fight = numbers.iter().map(|card| Action::Fight { card: *card });
        let rooms = |card: u8| {
            self.rooms(card).into_iter().map(move |cell| Action::Surprise { card, cell })
        };
        let surprise = numbers.iter().flat_map(|card| rooms(*card));
        place
            .chain(moves)
            .chain(fight)
            .chain(surprise)
            .filter(|action| self.is_legal(action))
            .collect()
    }

    /// The cells to which a card may go by Surprise, if it may.
    pub(super) fn rooms(&self, card: u8) -> Vec<Cell> {
        let may = self.may_surprise() && self.may_shift(card);
        if may { self.now.rooms(self.act.lattice, card) } else { Vec::new() }
    }

    /// The numbers of the cards that fit, in ascending order.
    fn numbers(&self, fits: impl Fn(&Card) -> bool) -> Vec<u8> {
        let mut numbers: Vec<_> =
            self.now.cards.iter().filter(|card| fits(card)).map(|card| card.number).collect();
        numbers.sort();
        numbers
    }

    /// The cards to which the top die of another may move.
    fn targets(&self, from: &Card) -> Vec<u8> {
        self.numbers(|to| from.differs_from(to) && self.may_cover(to))
    }

    /// The refusal of an action that is not legal, with those that would be.
    pub(super) fn why_not(&self, action: &Action) -> Refusal {
        let verb = action.verb();
        if verb != "deal" && !self.act.verbs().contains(&verb) {
            return known(Refusal::new("not-in-act").text("action", verb), self.act.verbs());
        }
        match *action {
            Action::Deal { .. } => Refusal::new("already-dealt"),
            Action::Place { die, card } => self.why_not_place(die, card),
            Action::Move { from, to } => self.why_not_move(from, to),
            Action::Fight { card } => self.why_not_fight(card),
            Action::Surprise { card, cell } => self.why_not_surprise(card, cell),
        }
    }

    fn why_not_place(&self, die: Die, card: u8) -> Refusal {
        if self.supply().is_empty() {
            return Refusal::new("supply-empty");
        }
        if !self.supply().contains(&die) {
            let mut dice: Vec<_> = self.supply().iter().map(Die::to_string).collect();
            dice.dedup();
            return known(Refusal::new("not-in-supply").text("die", die.to_string()), dice);
        }
        match self.now.card(card) {
            None => self.no_such_card(card),
            Some(_) => known(of("card-taken", card), self.numbers(|card| card.dice.is_empty())),
        }
    }

    fn why_not_move(&self, from: u8, to: u8) -> Refusal {
        let (Some(source), target) = (self.now.card(from), self.now.card(to)) else {
            return self.no_such_card(from);
        };
        let own = source.dice.iter().any(|die| die.owner == self.now.to_move);
        let liftable = || self.numbers(|card| self.may_lift(card));
        match (source.top(), target) {
            (None, _) => known(of("no-die", from), liftable()),
            (Some(_), _) if !self.may_lift(source) && own => {
                known(of("covered-die", from), liftable())
            }
            (Some(_), _) if !self.may_lift(source) => known(of("rivals-die", from), liftable()),
            (Some(_), None) => self.no_such_card(to),
            (Some(_), Some(target)) => known(why_not_land(source, target), self.targets(source)),
        }
    }

    fn why_not_fight(&self, card: u8) -> Refusal {
        match self.now.card(card) {
            None => self.no_such_card(card),
            Some(_) => known(of("no-fight", card), self.numbers(|card| rivals(&card.dice))),
        }
    }

    fn why_not_surprise(&self, card: u8, cell: Cell) -> Refusal {
        if !self.may_surprise() {
            return Refusal::new("surprise-used")
                .names("known", super::text::choices_of_verbs(self));
        }
        let Some(source) = self.now.card(card) else { return self.no_such_card(card) };
        if !self.may_shift(card) {
            return known(
                of("locked-card", card),
                self.numbers(|other| self.may_shift(other.number)),
            );
        }
        let word = match self.now.at(cell) {
            Some(_) if source.cell == cell => "same-cell",
            Some(_) => "cell-taken",
            None => "touches-too-few",
        };
        let rooms = self.rooms(card).into_iter().map(super::text::cell);
        known(of(word, card).text("cell", super::text::cell(cell)), rooms)
    }

    /// The refusal of a move that names a die instead of a card, with the cards whose dice could
    /// move.
    pub(super) fn die_for_card(&self, die: &str) -> Refusal {
        known(
            Refusal::new("die-for-card").text("die", die),
            self.numbers(|card| self.may_lift(card)),
        )
    }

    /// The refusal of a cell that is not written like this, with the cells to which the card could
    /// go; none where it could go nowhere.
    pub(super) fn no_such_cell(&self, card: u8) -> Option<Refusal> {
        let rooms = if self.act.surprise { self.rooms(card) } else { Vec::new() };
        let refusal =
            || known(of("no-such-cell", card), rooms.iter().copied().map(super::text::cell));
        (!self.now.cards.is_empty() && !rooms.is_empty()).then(refusal)
    }

    pub(super) fn no_such_card(&self, card: impl ToString) -> Refusal {
        known(of("no-such-card", card), self.numbers(|_| true))
    }
}

/// True if a stack is two dice of opposing sides: red is even, black and white are odd, so that one
/// is lower.
fn rivals(dice: &[Die]) -> bool {
    matches!(dice, [below, above] if below.owner != above.owner)
}

/// The refusal of a die's landing on a card.
fn why_not_land(from: &Card, to: &Card) -> Refusal {
    let word = match () {
        () if from.number == to.number => "same-card",
        () if !from.differs_from(to) => "same-colour",
        () => "mixed-stack",
    };
    of(word, to.number).text("from", from.number.to_string()).text("face", to.face.word())
}

fn of(word: &'static str, card: impl ToString) -> Refusal {
    Refusal::new(word).text("card", card.to_string())
}

/// Adds what would be legal, and how much of it there is.
fn known<T: ToString>(refusal: Refusal, known: impl IntoIterator<Item = T>) -> Refusal {
    let names: Vec<String> = known.into_iter().map(|name| name.to_string()).collect();
    refusal.number("count", names.len() as i64).names("known", names)
}
