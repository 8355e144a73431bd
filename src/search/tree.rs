//! The tree: positions with their visits, the chances that came up from below, and what is proved.

use super::{Chances, Choice, Effort, SIDES, Sense, draw, mix, unit};
use crate::game::{Outcome, Turn};
use std::ops::Range;

/// Weight of the unknown beside what is known of an action.
const CURIOSITY: f32 = 0.9;
/// The chance by which an action that was not tried is thought worse than its position.
const DOUBT: f32 = 0.08;
/// The deepest line.
const DEEPEST: usize = 60;
/// Positions that are kept, so that lines through them need not be played again from the root.
const KEPT: usize = 1 << 13;

/// A position of the tree.
struct Node<A> {
    /// The action that leads to it; none at the root.
    action: Option<A>,
    /// Its share of the weights beside it.
    weight: f32,
    visits: u32,
    /// The sum of the chances of all visits.
    sum: Chances,
    /// The chances, if they are proved.
    proved: Option<Chances>,
    /// The side on turn, once its actions are known.
    mover: usize,
    /// The positions after its actions; none before it was opened.
    next: Option<Range<usize>>,
    /// The place of the game among those that are kept.
    kept: Option<usize>,
}

impl<A> Node<A> {
    fn new(action: Option<A>, weight: f32) -> Self {
        let (visits, sum) = (0, [0.0; SIDES]);
        Self { action, weight, visits, sum, proved: None, mover: 0, next: None, kept: None }
    }

    /// The chance of a side by what is known so far; a guess without a visit.
    fn chance(&self, side: usize, guess: f32) -> f32 {
        match (self.proved, self.visits) {
            (Some(chances), _) => chances[side],
            (None, 0) => guess,
            (None, visits) => self.sum[side] / visits as f32,
        }
    }

    fn is_won(&self, side: usize) -> bool {
        self.proved.is_some_and(|chances| chances[side] > 0.99)
    }

    fn is_lost(&self, side: usize) -> bool {
        self.proved.is_some_and(|chances| chances[side] < 0.01)
    }
}

/// A tree of positions.
pub struct Tree<'a, G: Sense> {
    root: &'a G,
    nodes: Vec<Node<G::Action>>,
    games: Vec<G>,
    sides: usize,
    seed: u64,
    noise: f32,
    size: u64,
}

impl<'a, G: Sense> Tree<'a, G> {
    /// A tree of the position alone, with so much noise in the worth of its actions.
    pub fn new(root: &'a G, seed: u64, noise: f32) -> Self {
        let seats = root.scene(None).seats.len() as u8;
        let sides = (0..seats).map(|seat| root.side(crate::game::Seat(seat)).0).max().unwrap_or(1);
        let sides = (usize::from(sides) + 1).min(SIDES);
        let nodes = vec![Node::new(None, 1.0)];
        Self { root, nodes, games: Vec::new(), sides, seed, noise, size: 0 }
    }

    /// Positions whose actions are known or that ended the game.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// True if the chances are proved.
    pub fn is_proved(&self) -> bool {
        self.nodes[0].proved.is_some()
    }

    /// True if nothing is left to choose.
    pub fn is_decided(&self) -> bool {
        self.is_proved() || self.nodes[0].next.as_ref().is_some_and(|next| next.len() == 1)
    }

    /// Adds a position where it promises most.
    pub fn grow(&mut self) {
        self.size += 1;
        let path = self.path();
        let at = path[path.len() - 1];
        let chances = match (self.nodes[at].proved, &self.nodes[at].next) {
            (Some(chances), _) => chances,
            (None, Some(_)) => self.even(),
            (None, None) => {
                let game = self.game(&path);
                self.open(at, game)
            }
        };
        self.note(&path, chances);
    }

    /// The line that promises most, to a position that is proved or was not opened yet.
    fn path(&self) -> Vec<usize> {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].proved.is_none() && path.len() < DEEPEST {
            let next = self.nodes[at].next.clone();
            let Some(place) = next.and_then(|next| self.promising(at, next)) else { break };
            path.push(place);
            at = place;
        }
        path
    }

    /// The game at the end of a path, played from the last position on it that is kept.
    fn game(&self, path: &[usize]) -> G {
        let kept = |at: &usize| self.nodes[*at].kept;
        let start = path.iter().rposition(|at| kept(at).is_some()).unwrap_or(0);
        let mut game = kept(&path[start]).map_or(self.root, |kept| &self.games[kept]).clone();
        for place in &path[start + 1..] {
            if let Some(action) = self.nodes[*place].action.clone() {
                game.play_unchecked(action);
            }
            draw(&mut game, self.seed ^ *place as u64);
        }
        game
    }

    fn even(&self) -> Chances {
        std::array::from_fn(|side| if side < self.sides { 1.0 / self.sides as f32 } else { 0.0 })
    }

    /// The chances of a game that is over: the winners share it, or those between whom it is drawn.
    fn worth(outcome: &Outcome) -> Chances {
        let first = outcome.places.iter().filter(|place| **place == 1).count().max(1);
        let of = |place: Option<&u8>| if place == Some(&1) { 1.0 / first as f32 } else { 0.0 };
        std::array::from_fn(|side| of(outcome.places.get(side)))
    }

    /// Finds the actions of a position, and its chances.
    fn open(&mut self, at: usize, game: G) -> Chances {
        let seat = match game.turn() {
            Turn::Seat(seat) => seat,
            Turn::Over(outcome) => {
                let chances = Self::worth(&outcome);
                self.nodes[at].proved = Some(chances);
                return chances;
            }
            Turn::Chance => return self.even(),
        };
        let seen = game.sense();
        let all: f32 = seen.actions.iter().map(|(_, weight)| weight).sum();
        let first = self.nodes.len();
        let actions = seen.actions.into_iter();
        self.nodes.extend(actions.map(|(action, weight)| Node::new(Some(action), weight / all)));
        self.nodes[at].next = Some(first..self.nodes.len());
        self.nodes[at].mover = usize::from(game.side(seat).0) % SIDES;
        if self.games.len() < KEPT {
            self.nodes[at].kept = Some(self.games.len());
            self.games.push(game);
        }
        seen.chances
    }

    /// The position to go on with: known to be good, or heavy and hardly looked at.
    fn promising(&self, at: usize, next: Range<usize>) -> Option<usize> {
        let node = &self.nodes[at];
        let root = (node.visits as f32).sqrt();
        let guess = (node.chance(node.mover, 0.5) - DOUBT).max(0.0);
        let score = |place: &usize| {
            let next = &self.nodes[*place];
            let unknown = CURIOSITY * next.weight * root / (1.0 + next.visits as f32);
            let lost = if next.is_lost(node.mover) { 10.0 } else { 0.0 };
            let noise = if at == 0 { self.noise_of(*place) } else { 0.0 };
            next.chance(node.mover, guess) + noise + unknown - lost
        };
        next.map(|place| (place, score(&place)))
            .max_by(|one, other| one.1.total_cmp(&other.1))
            .map(|(place, _)| place)
    }

    /// The noise in the worth of an action of the root, the same throughout a search.
    fn noise_of(&self, place: usize) -> f32 {
        self.noise * (2.0 * unit(self.seed ^ NOISE ^ place as u64) - 1.0)
    }

    /// Notes the chances found at the end of a path, and what they prove on the way back.
    fn note(&mut self, path: &[usize], chances: Chances) {
        let mut proves = true;
        for at in path.iter().rev() {
            let node = &mut self.nodes[*at];
            node.visits += 1;
            node.sum.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
            if proves && node.proved.is_none() {
                self.nodes[*at].proved = self.proved(*at);
                proves = self.nodes[*at].proved.is_some();
            }
        }
    }

    /// The proved chances of a position: a win by some action, or the best of all if all are known.
    fn proved(&self, at: usize) -> Option<Chances> {
        let node = &self.nodes[at];
        let next = &self.nodes[node.next.clone()?];
        let known = next.iter().filter_map(|next| next.proved);
        let best = known.max_by(|one, other| one[node.mover].total_cmp(&other[node.mover]))?;
        let all = || next.iter().all(|next| next.proved.is_some());
        (best[node.mover] > 0.99 || all()).then_some(best)
    }

    /// The choice among the actions of the root.
    pub fn chosen(&self, effort: Effort) -> Option<Choice<G::Action>> {
        let root = &self.nodes[0];
        let all = root.next.clone()?;
        let sees = |place: &usize| mix(effort.seed ^ *place as u64) % 100 >= effort.missed;
        let mut seen: Vec<usize> = all.clone().filter(sees).collect();
        if seen.is_empty() {
            seen = all.collect();
        }
        let share = |place: usize| self.share(place, root.mover, effort.heat);
        let sum: f32 = seen.iter().map(|place| share(*place)).sum();
        let best = seen.iter().copied().max_by(|one, other| share(*one).total_cmp(&share(*other)));
        let mut drawn = unit(effort.seed ^ DRAW) * sum;
        let by_chance = seen.iter().copied().find(|place| {
            drawn -= share(*place);
            drawn < 0.0
        });
        let place = if effort.heat > 0.0 { by_chance.or(best) } else { best }?;
        let action = self.nodes[place].action.clone()?;
        // An action that no path has led to yet is worth what the position before it is.
        let guess = |side| root.chance(side, 1.0 / self.sides as f32);
        let chances = std::array::from_fn(|side| self.nodes[place].chance(side, guess(side)));
        Some(Choice { action, chances, positions: self.size })
    }

    /// The share that an action of the root has in the choice.
    fn share(&self, place: usize, mover: usize, heat: f32) -> f32 {
        let node = &self.nodes[place];
        let looks = match node {
            _ if node.is_won(mover) => 1e9,
            _ if node.is_lost(mover) => node.visits as f32 * 1e-9,
            _ => node.visits as f32 + node.weight,
        };
        if heat > 0.0 { (looks / self.size as f32).powf(1.0 / heat) } else { looks }
    }
}

/// Tells the draw of an action from others of the same seed.
const DRAW: u64 = 0x00D1_2A77_0000_0001;
/// Tells the noise in the worth of actions from other draws of the same seed.
const NOISE: u64 = 0x0701_5E00_0000_0000;
