//! The sense that a game has for its positions, beside its rules.

use crate::game::{Game, Side, Turn};

/// The most sides of a game.
pub const SIDES: usize = 4;

/// The chance of each side to win, by its number; together 1.
pub type Chances = [f32; SIDES];

/// A position as the search first sees it.
#[derive(Clone, Debug)]
pub struct Seen<A> {
    /// Legal actions worth trying, each with a weight above 0.
    pub actions: Vec<(A, f32)>,
    /// The chances of the sides.
    pub chances: Chances,
}

impl<A> Seen<A> {
    /// Returns a position with these actions, each weighed, and these chances.
    pub fn weighed(actions: Vec<A>, chances: Chances, mut weight: impl FnMut(&A) -> f32) -> Self {
        let weighed = actions.into_iter().map(|action| {
            let weight = weight(&action);
            (action, weight)
        });
        Self { actions: weighed.collect(), chances }
    }
}

/// The most actions of a listing that are looked at, and for an immediate win.
const WIDTH: usize = 40;

/// A game that says which actions are worth trying and how its positions stand.
pub trait Sense: Game {
    /// The position of a seat on turn as a player sees it at a glance. By default the first actions
    /// of the listing, an immediate win before all others, and even chances.
    fn sense(&self) -> Seen<Self::Action> {
        let mut actions = self.actions().actions;
        actions.truncate(WIDTH);
        let win = actions.iter().position(|action| wins(self, action));
        if let Some(place) = win {
            actions = vec![actions.swap_remove(place)];
        }
        Seen::weighed(actions, [0.5; SIDES], |_| 1.0)
    }
}

/// True if an action of the seat on turn wins at once.
fn wins<G: Game>(game: &G, action: &G::Action) -> bool {
    let Turn::Seat(seat) = game.turn() else { return false };
    let mut next = game.clone();
    next.play_unchecked(action.clone());
    let side: Side = game.side(seat);
    matches!(next.turn(), Turn::Over(outcome) if outcome.is_winner(side))
}
