//! Type erasure: any [`Game`] behind an object-safe trait that takes and gives action texts.

use super::{
    Colour, Game, Hints, Listing, NamedTable, Outcome, Parsed, Phrase, Refusal, Report, Scene,
    Seat, Side, Token, Turn, tidy,
};
use std::any::Any;
use std::fmt;
use std::sync::Arc;

/// [`Game`] and [`Hints`] made object-safe: actions are texts. Each method is that of the same name
/// there, unless it says otherwise.
pub(super) trait DynGame: fmt::Debug + Send + Sync {
    fn side(&self, seat: Seat) -> Side;
    fn turn(&self) -> Turn;
    fn next(&self) -> Option<Seat>;
    fn actions(&self) -> Listing<String>;
    /// [`Game::parse`], with the action in its canonical spelling.
    fn read(&self, text: &str) -> Result<Parsed<String>, Refusal>;
    /// Plays an action text, unless the game is `over` already, by its own rules or by the table.
    fn play(&mut self, text: &str, over: bool) -> Result<(), Refusal>;
    fn chance(&self, number: u64) -> Option<String>;
    fn is_machine(&self, seat: Seat) -> bool;
    fn automa(&self) -> Option<String>;
    fn draws_on_time(&self) -> bool;
    fn concession(&self) -> Option<String>;
    fn forced(&self) -> Option<String>;
    fn may_offer_draw(&self, seat: Seat) -> bool;
    fn leave(&mut self, side: Side);
    fn scene(&self, viewer: Option<Seat>) -> Scene;
    fn report(&self) -> Report;
    fn colour(&self, seat: Seat) -> Colour;
    fn forbidden(&self) -> Vec<String>;
    fn images(&self) -> Vec<Vec<u8>>;
    /// [`Game::image`] of an action text in its canonical spelling.
    fn image(&self, text: &str, number: usize) -> Option<String>;
    fn threatens(&self, seat: Seat) -> bool;
    /// [`Hints::outlook`] of a legal action, or [`Hints::about`] of the beginning of one.
    fn outlook(&self, text: &str) -> Option<Phrase>;
    fn chart(&self) -> Option<NamedTable>;
    fn question(&self, choice: &str) -> Option<Phrase>;
    fn token(&self, choice: &str) -> Option<Token>;
    fn placing(&self) -> Option<Phrase>;
    fn upshot(&self) -> Option<Phrase>;
    fn ending(&self) -> Option<&'static str>;
    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene;
    /// A copy of the game that has no other owner.
    fn copy(&self) -> Arc<dyn DynGame>;
    /// True if the other is the same game in the same position.
    fn equals(&self, other: &dyn DynGame) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// A game whose type is not seen from outside.
#[derive(Debug)]
pub(super) struct Erased<G>(pub(super) G);

impl<G: Game> Erased<G> {
    fn text(&self, action: Option<G::Action>) -> Option<String> {
        action.map(|action| self.0.print(&action))
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.0.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }
}

impl<G: Hints> DynGame for Erased<G> {
    fn side(&self, seat: Seat) -> Side {
        self.0.side(seat)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn next(&self) -> Option<Seat> {
        self.0.next()
    }

    fn actions(&self) -> Listing<String> {
        let listing = self.0.actions();
        let actions = listing.actions.iter().map(|action| self.0.print(action)).collect();
        Listing { actions, complete: listing.complete }
    }

    fn read(&self, text: &str) -> Result<Parsed<String>, Refusal> {
        Ok(self.0.parse(text)?.map(|action| self.0.print(&action)))
    }

    /// Order of the reasons: unreadable, game over, the game's own reason.
    fn play(&mut self, text: &str, over: bool) -> Result<(), Refusal> {
        let parsed = self.0.parse(text);
        if let Err(refusal) = &parsed
            && refusal.word == "notation"
        {
            return Err(refusal.clone());
        }
        if over || self.outcome().is_some() {
            return Err(Refusal::new("game-over"));
        }
        match parsed? {
            Parsed::Action(action) => self.0.play(action),
            Parsed::Unfinished(choices) => {
                Err(Refusal::new("unfinished").text("written", text).names("known", choices))
            }
        }
    }

    fn chance(&self, number: u64) -> Option<String> {
        self.text(self.0.chance(number))
    }

    fn is_machine(&self, seat: Seat) -> bool {
        self.0.is_machine(seat)
    }

    fn automa(&self) -> Option<String> {
        self.text(self.0.automa())
    }

    fn draws_on_time(&self) -> bool {
        self.0.draws_on_time()
    }

    fn concession(&self) -> Option<String> {
        self.text(self.0.concession())
    }

    fn forced(&self) -> Option<String> {
        self.text(self.0.forced())
    }

    fn may_offer_draw(&self, seat: Seat) -> bool {
        self.0.may_offer_draw(seat)
    }

    fn leave(&mut self, side: Side) {
        self.0.leave(side);
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        self.0.scene(viewer)
    }

    fn report(&self) -> Report {
        self.0.report()
    }

    fn colour(&self, seat: Seat) -> Colour {
        self.0.colour(seat)
    }

    fn forbidden(&self) -> Vec<String> {
        self.0.forbidden()
    }

    fn images(&self) -> Vec<Vec<u8>> {
        self.0.images()
    }

    fn image(&self, text: &str, number: usize) -> Option<String> {
        match self.0.parse(text) {
            Ok(Parsed::Action(action)) => self.text(self.0.image(&action, number)),
            _ => None,
        }
    }

    fn threatens(&self, seat: Seat) -> bool {
        self.0.threatens(seat)
    }

    fn outlook(&self, text: &str) -> Option<Phrase> {
        let is_legal = |action: &G::Action| {
            matches!(self.0.turn(), Turn::Seat(_)) && self.0.check(action).is_ok()
        };
        match self.0.parse(&tidy(text)) {
            Ok(Parsed::Action(action)) if is_legal(&action) => self.0.outlook(&action),
            Ok(Parsed::Unfinished(_)) => self.0.about(&tidy(text)),
            _ => None,
        }
    }

    fn chart(&self) -> Option<NamedTable> {
        self.0.chart()
    }

    fn question(&self, choice: &str) -> Option<Phrase> {
        self.0.question(&tidy(choice))
    }

    fn token(&self, choice: &str) -> Option<Token> {
        self.0.token(&tidy(choice))
    }

    fn placing(&self) -> Option<Phrase> {
        self.0.placing()
    }

    fn upshot(&self) -> Option<Phrase> {
        self.0.upshot()
    }

    fn ending(&self) -> Option<&'static str> {
        self.0.ending()
    }

    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        self.0.preview(viewer, begun)
    }

    fn copy(&self) -> Arc<dyn DynGame> {
        Arc::new(Self(self.0.clone()))
    }

    fn equals(&self, other: &dyn DynGame) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
