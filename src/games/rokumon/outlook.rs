//! Hints for a choice, its consequence and an action's result: the dice in question, and those on
//! the cards.

use super::board::{Card, Cell, Die};
use super::{Action, Rokumon, view, won_and_lost};
use crate::game::Phrase;

/// The consequence of a legal action.
pub(super) fn outlook(game: &Rokumon, action: &Action) -> Option<Phrase> {
    let card = |number: u8| game.now.card(number);
    match *action {
        Action::Deal { .. } => None,
        Action::Place { card: on, .. } => {
            Some(Phrase::new("place").text("face", card(on)?.face.word()))
        }
        Action::Move { from, to } => Some(moved(card(from)?.top()?, card(to)?)),
        Action::Fight { card: on } => fight(game, card(on)?),
        Action::Surprise { card, cell } => Some(touches(game, card, cell)),
    }
}

/// The dice that the beginning of an action is about: the supply, a card's top die, or all dice of
/// a card.
pub(super) fn about(game: &Rokumon, begun: &str) -> Option<Phrase> {
    let card = |number: &str| game.now.card(number.parse().ok()?);
    match begun.split(' ').collect::<Vec<_>>().as_slice() {
        ["place"] if game.act.values => {
            let dice = game.supply().iter().map(value).collect();
            Some(Phrase::new("supply").names("dice", dice))
        }
        ["place"] => Some(Phrase::new("supply-alike").number("count", game.supply().len() as i64)),
        ["move", from] => top(card(from)?),
        ["surprise", shifted] => {
            let dice = &card(shifted)?.dice;
            Some(Phrase::new("card").number("count", dice.len() as i64).names("dice", names(dice)))
        }
        _ => None,
    }
}

/// The result of the last action, if that was a Surprise, which alone locks a card, or a fight: no
/// other leaves one die of two.
pub(super) fn upshot(game: &Rokumon) -> Option<Phrase> {
    let card = game.last?;
    if game.now.locked == Some(card) {
        return Some(touches(game, card, game.now.card(card)?.cell));
    }
    let before = game.seen.iter().nth(1)?.card(card)?;
    if game.now.card(card)?.dice.len() == 1 { fought("fight", before) } else { None }
}

/// The die that moves and the die that it covers: a name, `none`, or `two` where both are its
/// owner's.
fn moved(die: Die, to: &Card) -> Phrase {
    let onto = match to.dice[..] {
        [] => "none".to_owned(),
        [only] => name(&only),
        _ => "two".to_owned(),
    };
    Phrase::new("move").text("die", name(&die)).text("onto", onto)
}

/// The die on top of a card, and the one below it or `none`.
fn top(card: &Card) -> Option<Phrase> {
    let under = card.dice.iter().rev().nth(1).map_or_else(|| "none".to_owned(), name);
    Some(Phrase::new("top").text("die", name(&card.top()?)).text("under", under))
}

/// The cards that a card on this cell touches.
fn touches(game: &Rokumon, card: u8, cell: Cell) -> Phrase {
    let mut cards: Vec<_> =
        game.now.touching(game.act.lattice, cell, card).map(|other| other.number).collect();
    cards.sort();
    let cards = cards.iter().map(u8::to_string).collect();
    Phrase::new("surprise").text("card", card.to_string()).names("cards", cards)
}

/// The result of a fight, as the seat on turn sees it.
fn fight(game: &Rokumon, card: &Card) -> Option<Phrase> {
    let [one, other] = card.dice[..] else { return None };
    let loses = won_and_lost(one, other).1.owner == game.now.to_move;
    fought(if loses { "fight-lost" } else { "fight" }, card)
}

/// The winner between the two dice of a card, and the supply to which the other goes back.
fn fought(word: &'static str, card: &Card) -> Option<Phrase> {
    let [one, other] = card.dice[..] else { return None };
    let (won, lost) = won_and_lost(one, other);
    let owner = view::COLOURS[usize::from(lost.owner)].word();
    let phrase = Phrase::new(word).text("card", card.number.to_string());
    Some(phrase.text("won", won.to_string()).text("lost", lost.to_string()).text("owner", owner))
}

fn names(dice: &[Die]) -> Vec<String> {
    dice.iter().map(name).collect()
}

/// The value of a die among others of its owner, which have one colour: the name of the white one.
fn value(die: &Die) -> String {
    if die.white { name(die) } else { die.value.to_string() }
}

/// The name of a die: with its value where it has one, else by its owner's colour.
fn name(die: &Die) -> String {
    match (die.value, view::COLOURS[usize::from(die.owner)].word()) {
        (0, colour) => format!("{colour}-die"),
        _ => die.to_string(),
    }
}
