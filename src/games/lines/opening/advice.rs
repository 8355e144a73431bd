//! The actions of an opening that serve the seat on turn, by a judge of positions: who lays stones
//! for others to choose from lays them even, who chooses takes the better side.

use super::stages::{By, Stage};
use super::{Action, Board, Choice, Opening, Point};
use std::cmp::Ordering;

/// The most points that are judged.
const JUDGED: usize = 24;
/// The number of the nearest points among which a stone is drawn that others follow.
const DRAWN: usize = 12;
/// The distance from even chances up to which two more stones are laid rather than a side taken.
const EVEN: f32 = 0.04;
/// Fifths that a chance of 1 instead of one half is worth, where they cannot be judged yet.
const FIFTHS: f32 = 12.0;

/// Gives the chance of the first colour, from 0 to 1, in plain play after one more stone or none.
pub type Judge<'a> = &'a mut dyn FnMut(Option<Point>) -> f32;

impl Opening {
    /// The action for the seat that is asked; none when the opening has ended. The seed decides
    /// where nothing else does.
    pub fn advise(
        &self,
        board: &Board,
        focus: Option<Point>,
        seed: u64,
        judge: Judge,
    ) -> Option<Action> {
        let choose = |choice| Some(Action::Choose(choice));
        match *self.stages.first()? {
            Stage::Stone(..) => self.stone(board, focus, seed, judge),
            Stage::Exchange => choose(self.exchange(self.own_chance(judge))),
            Stage::ExchangeOrOffer(fifths, _) => {
                let chance = self.own_chance(judge);
                let offers = self.offers_by_worth(board, focus, judge);
                let last = offers.get(usize::from(fifths).saturating_sub(1));
                let is_first = self.asked() == Some(self.holder(0));
                match last {
                    Some((_, worth)) if is_first && *worth > chance.max(1.0 - chance) => {
                        offers.into_iter().next().map(|(action, _)| action)
                    }
                    _ => choose(self.exchange(chance)),
                }
            }
            Stage::Take { more } => {
                let chance = judge(None);
                let even = (chance - 0.5).abs() < EVEN;
                choose(match chance > 0.5 {
                    _ if more && even => Choice::PlaceMore,
                    true => Choice::TakeFirst,
                    false => Choice::TakeSecond,
                })
            }
            Stage::Declare(most) => choose(Choice::Declare(self.fifths(board, focus, most, judge))),
            Stage::Offer(_) => self
                .offers_by_worth(board, focus, judge)
                .into_iter()
                .next()
                .map(|(action, _)| action),
            Stage::Pick => least(self.offers.iter().copied(), |point| judge(Some(point))),
        }
    }

    /// The chance of the seat that is asked, with the colour that it holds.
    fn own_chance(&self, judge: Judge) -> f32 {
        let first = judge(None);
        if self.asked() == Some(self.holder(0)) { first } else { 1.0 - first }
    }

    fn exchange(&self, chance: f32) -> Choice {
        if chance < 0.5 { Choice::Swap } else { Choice::Stay }
    }

    /// A stone: even where the other seat chooses next, good for its holder where no one chooses.
    fn stone(
        &self,
        board: &Board,
        focus: Option<Point>,
        seed: u64,
        judge: Judge,
    ) -> Option<Action> {
        let points = self.actions(board, focus).into_iter().filter_map(|action| match action {
            Action::Put(point) => Some(point),
            _ => None,
        });
        let points: Vec<Point> = points.take(JUDGED).collect();
        let rest = &self.stages[1..];
        let is_choice = |stage: &Stage| {
            matches!(stage, Stage::Exchange | Stage::ExchangeOrOffer(..) | Stage::Take { .. })
        };
        if points.len() < 2 || matches!(rest.first(), Some(Stage::Stone(By::Same, _))) {
            let drawn = seed as usize % points.len().clamp(1, DRAWN);
            return points.get(drawn).copied().map(Action::Put);
        }
        let first = self.next_colour() == 0;
        let shared = rest.iter().any(is_choice);
        least(points.into_iter(), |point| match judge(Some(point)) {
            chance if shared => (chance - 0.5).abs(),
            chance if first => -chance,
            chance => chance,
        })
    }

    /// The offers that are legal, the best for the first colour first, with its chance.
    fn offers_by_worth(
        &self,
        board: &Board,
        focus: Option<Point>,
        judge: Judge,
    ) -> Vec<(Action, f32)> {
        let offers = self.unequal(board, focus).take(JUDGED);
        let mut judged: Vec<(Action, f32)> = offers
            .map(|action| {
                let Action::Offer(point) = action else { return (action, 0.0) };
                (action, judge(Some(point)))
            })
            .collect();
        judged.sort_by(|one, other| other.1.partial_cmp(&one.1).unwrap_or(Ordering::Equal));
        judged
    }

    /// The number of fifths that leaves the chances even: the second colour picks the worst.
    fn fifths(&self, board: &Board, focus: Option<Point>, most: u8, judge: Judge) -> u16 {
        if self.next_colour() != 0 {
            let more = (judge(None) - 0.5) * 2.0 * FIFTHS;
            return (1.0 + more.max(0.0)).round().clamp(1.0, f32::from(most)) as u16;
        }
        let offers = self.offers_by_worth(board, focus, judge);
        let numbered = (1..=u16::from(most)).zip(offers);
        let far = |chance: f32| (chance - 0.5).abs();
        numbered
            .min_by(|one, other| far(one.1.1).total_cmp(&far(other.1.1)))
            .map_or(1, |(number, _)| number)
    }
}

/// The stone on the point that a measure makes least of.
fn least(points: impl Iterator<Item = Point>, measure: impl FnMut(Point) -> f32) -> Option<Action> {
    let mut measure = measure;
    let measured = points.map(|point| (point, measure(point)));
    measured.min_by(|one, other| one.1.total_cmp(&other.1)).map(|(point, _)| Action::Put(point))
}
