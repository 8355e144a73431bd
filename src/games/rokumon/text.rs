//! Actions as people write them, whole or begun: `place` → a die → a card, `move 4` → a card,
//! `surprise 6` → a cell.

use super::acts::Act;
use super::board::{Cell, Die};
use super::{Action, Rokumon, view};
use crate::game::{Game, Parsed, Phrase, Refusal, Token, Turn};
use std::fmt;

/// Reads an action. The little words may be left out: `place b3 4`, `move 4 1`, `surprise 6 2,-1`.
/// Dice without values are alike: any of the own ones may be named.
pub(super) fn parse(game: &Rokumon, text: &str) -> Result<Parsed<Action>, Refusal> {
    let wrong = || Refusal::new("notation").text("written", text).names("known", examples(game));
    let mut words = text.split(' ');
    let verb = words.next().unwrap_or_default();
    let rest: Vec<&str> = words.filter(|word| !matches!(*word, "on" | "to")).collect();
    let number =
        |word: &str| card(word).ok_or_else(|| game.no_card_named(word).unwrap_or_else(wrong));
    let die = |word: &str| {
        game.die_named(word).ok_or_else(|| game.no_die_named(word).unwrap_or_else(wrong))
    };
    let whole = |action| Ok(Parsed::Action(action));
    match (verb, rest.as_slice()) {
        ("", []) if !game.actions().actions.is_empty() => {
            Ok(Parsed::Unfinished(choices_of_verbs(game)))
        }
        ("deal", cards) => whole(deal(cards).ok_or_else(wrong)?),
        ("place", [named]) if !game.act.values && game.die_named(named).is_some() => {
            parse(game, "place")
        }
        ("place", [on]) if !game.act.values => {
            whole(Action::Place { die: plain(game), card: number(on)? })
        }
        ("place", [named, on]) => whole(Action::Place { die: die(named)?, card: number(on)? }),
        ("move", [from, to]) => {
            let source =
                card(from).ok_or_else(|| game.no_source_named(from).unwrap_or_else(wrong))?;
            whole(Action::Move { from: source, to: number(to)? })
        }
        ("fight", [on]) => whole(Action::Fight { card: number(on)? }),
        ("surprise", [shifted, cell @ ..]) if !cell.is_empty() => {
            let card = number(shifted)?;
            let cell = read_cell(&cell.concat())
                .ok_or_else(|| game.no_such_cell(card).unwrap_or_else(wrong))?;
            whole(Action::Surprise { card, cell })
        }
        ("place", []) | ("move" | "surprise", [] | [_]) | ("fight", []) => {
            begun(game, text, verb, &rest, wrong)
        }
        ("place", [_]) => begun(game, text, verb, &rest, wrong),
        _ => Err(wrong()),
    }
}

/// The choices to go on with after the beginning of an action.
fn begun(
    game: &Rokumon,
    text: &str,
    verb: &str,
    rest: &[&str],
    wrong: impl Fn() -> Refusal,
) -> Result<Parsed<Action>, Refusal> {
    let unknown = rest
        .iter()
        .find(|word| card(word).is_none() && (verb != "place" || game.die_named(word).is_none()));
    if let Some(word) = unknown {
        let named = match verb {
            "place" if word.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                game.no_die_named(word)
            }
            "move" => game.no_source_named(word),
            _ => game.no_card_named(word),
        };
        return Err(named.unwrap_or_else(wrong));
    }
    let choices = choices(game, verb, rest);
    if !choices.is_empty() {
        return Ok(Parsed::Unfinished(choices));
    }
    match (game.turn(), rest) {
        (Turn::Chance, _) => Err(Refusal::new("not-dealt")),
        (_, [chosen]) => Err(game.why_not(&nearest(game, verb, chosen).ok_or_else(wrong)?)),
        _ => {
            let known = choices_of_verbs(game);
            Err(Refusal::new("nothing-to-do").text("written", text).names("known", known))
        }
    }
}

/// The legal actions that begin like this, cut where the next choice ends.
fn choices(game: &Rokumon, verb: &str, rest: &[&str]) -> Vec<String> {
    let mut begins: Vec<String> = Vec::new();
    for action in game.actions().actions.iter().filter(|action| action.verb() == verb) {
        let begin = match (action, rest) {
            (Action::Place { die, .. }, []) if game.act.values => format!("place {die}"),
            (Action::Move { from, .. }, []) => format!("move {from}"),
            (Action::Surprise { card, .. }, []) => format!("surprise {card}"),
            (_, []) => game.print(action),
            (_, [chosen, ..]) if begins_with(action, chosen) => game.print(action),
            _ => continue,
        };
        if !begins.contains(&begin) {
            begins.push(begin);
        }
    }
    begins
}

/// True if this die or card is the first choice of an action; for a place the card alone will do as
/// well.
fn begins_with(action: &Action, chosen: &str) -> bool {
    match action {
        Action::Place { die, card: on } => {
            read_die(chosen) == Some(*die) || card(chosen) == Some(*on)
        }
        Action::Move { from: number, .. } | Action::Surprise { card: number, .. } => {
            card(chosen) == Some(*number)
        }
        Action::Deal { .. } | Action::Fight { .. } => false,
    }
}

/// A whole action that fails for the reason why no action begins with this choice.
fn nearest(game: &Rokumon, verb: &str, chosen: &str) -> Option<Action> {
    let first = game.supply().first().copied().unwrap_or_else(|| plain(game));
    let own = |number: u8| game.now.card(number).map(|card| card.cell);
    Some(match (verb, card(chosen)) {
        ("place", Some(card)) => Action::Place { die: first, card },
        ("place", None) => {
            Action::Place { die: read_die(chosen)?, card: game.now.cards.first()?.number }
        }
        ("move", Some(from)) => Action::Move { from, to: from },
        ("surprise", Some(card)) => Action::Surprise { card, cell: own(card).unwrap_or_default() },
        _ => return None,
    })
}

/// The question to a person who can go on with this choice.
pub(super) fn question(game: &Rokumon, choice: &str) -> Option<Phrase> {
    let word = match (parse(game, choice).ok()?, choice.split(' ').collect::<Vec<_>>().as_slice()) {
        (Parsed::Action(Action::Place { .. }), _) => "empty-card",
        (Parsed::Action(Action::Move { .. }), _) => "other-card",
        (Parsed::Action(Action::Fight { .. }), _) => "fight",
        (Parsed::Action(Action::Surprise { .. }), _) => "cell",
        (Parsed::Unfinished(_), ["place", _]) => "die",
        (Parsed::Unfinished(_), ["move", _]) => "top-die",
        (Parsed::Unfinished(_), ["surprise", _]) => "card",
        _ => return None,
    };
    Some(Phrase::new(word))
}

/// The die or card that a choice ends with: a die to be placed or moved, or the card that it goes to. A cell has none.
pub(super) fn token(game: &Rokumon, choice: &str) -> Option<Token> {
    let words: Vec<&str> = choice.split(' ').filter(|word| !matches!(*word, "on" | "to")).collect();
    let tile = |word: &str| game.now.card(card(word)?);
    match words.as_slice() {
        ["place", die] if game.act.values => read_die(die).map(|die| view::die_token(&die)),
        ["move", from] => tile(from)?.top().map(|die| view::die_token(&die)),
        ["place" | "move", .., onto] | ["fight" | "surprise", onto] => {
            tile(onto).map(view::card_token)
        }
        _ => None,
    }
}

/// The kinds of action of which there is one now.
pub(super) fn choices_of_verbs(game: &Rokumon) -> Vec<String> {
    let mut verbs: Vec<_> =
        game.actions().actions.iter().map(|action| action.verb().to_owned()).collect();
    verbs.dedup();
    verbs
}

/// One example of each kind of action that the seat on turn has. A Surprise is one only where there is no other: the cells
/// in it stand in no picture but that of its own choice.
fn examples(game: &Rokumon) -> Vec<String> {
    let listed = game.actions().actions;
    let first = |verb: &str| {
        listed.iter().find(|action| action.verb() == verb).map(|action| game.print(action))
    };
    let verbs = game.act.verbs();
    let mut known: Vec<_> = verbs.into_iter().filter_map(first).collect();
    if known.len() > 1 {
        known.retain(|example| !example.starts_with("surprise "));
    }
    if known.is_empty() {
        game.chance(0).iter().map(|deal| game.print(deal)).collect()
    } else {
        known
    }
}

/// The card that is being chosen for a Surprise in an unfinished text.
pub(super) fn card_to_shift(begun: &str) -> Option<u8> {
    begun.strip_prefix("surprise ")?.split(' ').next().and_then(card)
}

/// The canonical spelling.
pub(super) fn print(act: &Act, action: &Action) -> String {
    match action {
        Action::Deal { cards, fort } => {
            let cards: String = cards.iter().map(|card| format!(" {card}")).collect();
            let fort = fort.map_or_else(String::new, |fort| format!(" fort {fort}"));
            format!("deal{cards}{fort}")
        }
        Action::Place { card, .. } if !act.values => format!("place {card}"),
        Action::Place { die, card } => format!("place {die} on {card}"),
        Action::Move { from, to } => format!("move {from} to {to}"),
        Action::Fight { card } => format!("fight {card}"),
        Action::Surprise { card, cell: to } => format!("surprise {card} to {}", cell(*to)),
    }
}

/// A cell's name.
pub(super) fn cell((x, y): Cell) -> String {
    format!("{x},{y}")
}

fn read_cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// A card's number; whether it is on the board is not looked at.
fn card(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=7).contains(number))
}

fn deal(words: &[&str]) -> Option<Action> {
    let (cards, fort) = match words {
        [cards @ .., "fort", fort] => (cards, Some(fort.parse().ok()?)),
        cards => (cards, None),
    };
    let cards: Option<Vec<u8>> = cards.iter().map(|card| card.parse().ok()).collect();
    Some(Action::Deal { cards: cards.filter(|cards| !cards.is_empty())?, fort })
}

/// A die of the seat on turn in the acts without values.
fn plain(game: &Rokumon) -> Die {
    Die { owner: game.now.to_move, value: 0, white: false }
}

impl Rokumon {
    /// The die of this name, or the only one in the supply with this number. Without values every
    /// name of an own die is that of any of them.
    fn die_named(&self, word: &str) -> Option<Die> {
        if self.act.values {
            return read_die(word)
                .or_else(|| if let [only] = self.numbered(word)[..] { Some(only) } else { None });
        }
        let own = if self.now.to_move == 0 { &["r"][..] } else { &["b", "w"] };
        let alike =
            own.contains(&word) || read_die(word).is_some_and(|die| die.owner == self.now.to_move);
        alike.then(|| plain(self))
    }

    /// The different dice in the supply that show this number.
    fn numbered(&self, word: &str) -> Vec<Die> {
        let mut dice = self.supply().to_vec();
        dice.retain(|die| word.parse() == Ok(die.value));
        dice.dedup();
        dice
    }

    /// The refusal of a die that does not exist, with those that do; none where the word does not
    /// look like the name of one.
    fn no_die_named(&self, word: &str) -> Option<Refusal> {
        if !looks_like_a_name(word) || self.now.cards.is_empty() {
            return None;
        }
        if self.supply().is_empty() {
            return Some(Refusal::new("supply-empty"));
        }
        if !self.act.values {
            return Some(
                Refusal::new("dice-alike")
                    .text("die", word)
                    .names("known", choices(self, "place", &[])),
            );
        }
        let meant = self.numbered(word);
        let (refusal, dice) = if meant.is_empty() {
            ("no-such-die", self.supply())
        } else {
            ("which-die", &meant[..])
        };
        let mut dice: Vec<_> = dice.iter().map(Die::to_string).collect();
        dice.dedup();
        Some(Refusal::new(refusal).text("die", word).names("known", dice))
    }

    /// The refusal of a move's source: a card is named, not the die on it.
    fn no_source_named(&self, word: &str) -> Option<Refusal> {
        let is_die = read_die(word).is_some() || matches!(word, "r" | "b" | "w");
        if is_die && !self.now.cards.is_empty() {
            Some(self.die_for_card(word))
        } else {
            self.no_card_named(word)
        }
    }

    /// The refusal of a card that does not exist, with those that do; none where the word does not
    /// look like the name of one.
    fn no_card_named(&self, word: &str) -> Option<Refusal> {
        (looks_like_a_name(word) && !self.now.cards.is_empty()).then(|| self.no_such_card(word))
    }
}

/// True if a word could be meant as a card or a die, so that a sentence can repeat it.
fn looks_like_a_name(word: &str) -> bool {
    word.len() <= 4
        && word.chars().any(|c| c.is_ascii_digit())
        && word.chars().all(|c| c.is_ascii_alphanumeric())
}

/// Reads the name of a die: its colour's letter and its value.
fn read_die(text: &str) -> Option<Die> {
    let die = |owner, value, white| Some(Die { owner, value, white });
    match text {
        "r2" => die(0, 2, false),
        "r4" => die(0, 4, false),
        "r6" => die(0, 6, false),
        "b1" => die(1, 1, false),
        "b3" => die(1, 3, false),
        "b5" => die(1, 5, false),
        "w1" => die(1, 1, true),
        _ => None,
    }
}

/// The colour's letter, and the value where there is one.
impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.white, self.owner) {
            (true, _) => "w",
            (false, 0) => "r",
            (false, _) => "b",
        })?;
        if self.value > 0 { write!(f, "{}", self.value) } else { Ok(()) }
    }
}
