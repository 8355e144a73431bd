//! The sense that a search has for ninuki: weights of stones by lines and captures, and the chances
//! of the sides by what is on the board.

use super::super::lines::survey::{COLOURS, LACKS, Prospect, near, prospect};
use super::super::lines::{Action, DIRECTIONS, EMPTY, Point, REACH};
use super::Ninuki;
use crate::game::Game;
use crate::search::{Chances, SIDES, Seen, Sense};

/// The most stones that are tried in a position.
const WIDTH: usize = 24;
/// The weight of a stone taken, and of one that could be taken next.
const TAKEN: f32 = 45.0;
const HUNTED: f32 = 14.0;
/// The weight of a stone that wins.
const WIN: f32 = LACKS[1];
/// The part of a rival's prospect that a stone in its place is worth.
const STOP: f32 = 0.8;
/// The least weight, added to that of each stone.
const LEAST: f32 = 2.0;

impl Sense for Ninuki {
    fn sense(&self) -> Seen<Action> {
        let prospects: Vec<Prospect> = near(&self.board, self.last)
            .into_iter()
            .map(|point| prospect(&self.board, point, usize::from(self.rules.line())))
            .collect();
        let chances = self.chances(&prospects);
        let bound = !self.opening.has_ended() || self.waiting != 0 || self.board.count() == 0;
        let actions = if bound { self.offered() } else { self.promising(&prospects) };
        Seen { actions, chances }
    }
}

impl Ninuki {
    /// The first actions of the listing, where the rules leave few.
    fn offered(&self) -> Vec<(Action, f32)> {
        let mut actions = self.actions().actions;
        let pass = actions.pop_if(|action| *action == Action::Pass);
        actions.truncate(WIDTH);
        let weight = |action: Action| match action {
            Action::Put(point) => {
                let prospect = prospect(&self.board, point, usize::from(self.rules.line()));
                (action, self.weight(&prospect))
            }
            _ => (action, LACKS[3]),
        };
        actions.into_iter().map(weight).chain(pass.map(|pass| (pass, LEAST))).collect()
    }

    /// The heaviest legal stones, or what the listing offers if there is none. The points are empty, no opening is under way
    /// and no line waits, so that nothing else than a ban is in the way; a check would list all forbidden points.
    fn promising(&self, prospects: &[Prospect]) -> Vec<(Action, f32)> {
        let mut weighed: Vec<(Point, f32)> =
            prospects.iter().map(|prospect| (prospect.point, self.weight(prospect))).collect();
        weighed.sort_by(|one, other| other.1.total_cmp(&one.1));
        let legal = weighed.into_iter().filter(|(point, _)| self.ban(*point).is_none());
        let found: Vec<_> =
            legal.take(WIDTH).map(|(point, weight)| (Action::Put(point), weight)).collect();
        if found.is_empty() { self.offered() } else { found }
    }

    /// The weight of a stone of the colour on turn.
    fn weight(&self, prospect: &Prospect) -> f32 {
        let own = self.on_turn();
        let is_rival = |other: &u8| self.is_in(*other) && !self.rules.are_mates(own, *other);
        let rivals = (0..self.rules.seats).filter(is_rival);
        let stops: f32 =
            rivals.map(|rival| prospect.worth[usize::from(rival)] * self.urgency(own, rival)).sum();
        let taken = self.taken_at(prospect.point, own);
        LEAST + prospect.worth[usize::from(own)] + stops + self.worth_of_taking(own, taken)
            - self.exposed_at(prospect.point, own).min(LEAST)
    }

    /// The part of a rival's prospect that it is worth to stop: more of who is on turn sooner.
    fn urgency(&self, own: u8, rival: u8) -> f32 {
        let turns = (rival + self.rules.seats - own) % self.rules.seats;
        STOP / f32::from(turns.max(1)).sqrt()
    }

    /// Stones that a stone of a colour takes, and those that it could take next.
    fn taken_at(&self, point: Point, colour: u8) -> (u16, u16) {
        let (mut taken, mut hunted) = (0, 0);
        for direction in DIRECTIONS {
            let cells = self.board.around(point, direction);
            for ahead in [true, false] {
                let at =
                    |steps: usize| cells[if ahead { REACH + steps - 1 } else { REACH - steps }];
                let first = at(1);
                let is_prey = |cell: u8| {
                    (1..=COLOURS as u8).contains(&cell)
                        && cell != colour + 1
                        && (self.rules.mixed || cell == first)
                        && !self.rules.are_mates(cell - 1, colour)
                };
                for length in self.rules.lengths().map(|length| length as usize) {
                    if !(1..=length).all(|steps| is_prey(at(steps))) {
                        continue;
                    }
                    match at(length + 1) {
                        EMPTY => hunted += length as u16,
                        end if end == colour + 1 => taken += length as u16,
                        _ => {}
                    }
                }
            }
        }
        (taken, hunted)
    }

    fn worth_of_taking(&self, colour: u8, (taken, hunted): (u16, u16)) -> f32 {
        if taken == 0 && hunted == 0 {
            return 0.0;
        }
        let before = self.gathered(colour);
        let (taken, hunted) = (f32::from(taken), f32::from(hunted));
        match self.rules.goal() {
            Some(goal) if before + taken >= f32::from(goal) && taken > 0.0 => WIN,
            Some(goal) => {
                let near = 1.0 + 3.0 * before / f32::from(goal);
                taken * TAKEN * near + hunted * HUNTED * near
            }
            None => taken * TAKEN + hunted * HUNTED,
        }
    }

    /// Stones that a colour has taken, in teams with its mate.
    fn gathered(&self, colour: u8) -> f32 {
        let all = (0..self.rules.seats).filter(|other| self.rules.are_mates(colour, *other));
        all.map(|other| f32::from(self.captured[usize::from(other)])).sum()
    }

    /// The weight of the danger that a stone would at once be part of a pair that can be taken.
    fn exposed_at(&self, point: Point, colour: u8) -> f32 {
        let own = colour + 1;
        let mut pairs = 0.0;
        for direction in DIRECTIONS {
            let cells = self.board.around(point, direction);
            for ahead in [true, false] {
                let at =
                    |steps: usize| cells[if ahead { REACH + steps - 1 } else { REACH - steps }];
                let behind = cells[if ahead { REACH - 1 } else { REACH }];
                let rival = |cell: u8| cell != EMPTY && cell != own && cell <= COLOURS as u8;
                let open = behind == EMPTY && rival(at(2)) || rival(behind) && at(2) == EMPTY;
                pairs += if at(1) == own && open { HUNTED } else { 0.0 };
            }
        }
        pairs
    }
}

/// The strength of a colour that has nothing, and that of each stone taken on the way to the goal.
const GROUND: f32 = 150.0;
const PRIZE: f32 = 900.0;
/// The most that one point adds to a strength.
const MOST: f32 = 500.0;
/// The part that who is on turn has more.
const TURN: f32 = 1.25;

impl Ninuki {
    /// The chances of the sides: by lines that are one stone short, then by all that is there.
    fn chances(&self, prospects: &[Prospect]) -> Chances {
        let own = self.on_turn();
        let after = |turns: u8| (own + turns) % self.rules.seats;
        let mut strengths = [0.0; SIDES];
        for colour in 0..self.rules.seats {
            let side = self.side(self.opening.holder(colour)).0;
            strengths[usize::from(side)] += self.strength(colour, prospects);
        }
        let mine = usize::from(self.side(self.opening.holder(own)).0);
        strengths[mine] *= TURN;
        for turns in 0..self.rules.seats {
            let colour = after(turns);
            let ready = |prospect: &&Prospect| prospect.worth[usize::from(colour)] >= WIN;
            let threats = prospects.iter().filter(ready).count();
            // The own line at once; two of a rival, of which one alone can be stopped.
            if self.is_in(colour) && threats > usize::from(turns > 0) {
                strengths[usize::from(self.side(self.opening.holder(colour)).0)] *= 30.0;
                break;
            }
        }
        let all: f32 = strengths.iter().map(|one| one * one).sum();
        strengths.map(|one| one * one / all.max(f32::MIN_POSITIVE))
    }

    /// The strength of a colour: the prospects of its stones, and what it has taken.
    fn strength(&self, colour: u8, prospects: &[Prospect]) -> f32 {
        if !self.is_in(colour) {
            return 0.0;
        }
        let lines: f32 = prospects.iter().map(|one| one.worth[usize::from(colour)].min(MOST)).sum();
        let taken = f32::from(self.captured[usize::from(colour)]);
        let share = self.rules.goal().map_or(taken / 20.0, |goal| taken / f32::from(goal));
        GROUND + lines + PRIZE * share * (1.0 + share)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Options, Setup};

    /// A position of pente with these stones, Black to move.
    fn drawn(rules: &str, stones: [&[&str]; 2]) -> Ninuki {
        let options = Options::read(&Ninuki::INFO, rules).expect("a rule set");
        let names =
            |list: &[&str]| -> Vec<String> { list.iter().map(|name| (*name).to_owned()).collect() };
        let setup = Setup { stones: stones.map(names).to_vec(), captured: Vec::new(), to_move: 0 };
        Ninuki::set_up(&options, 2, &setup).expect("a position")
    }

    /// A stone between two of the opponent's beside an own one is forbidden, however much it is worth.
    #[test]
    fn every_candidate_is_legal() {
        let game = drawn("pente opening=none self-capture=forbidden", [&["f11"], &["e11", "h11"]]);
        assert_eq!(game.forbidden(), ["g11"]);
        let actions = game.sense().actions;
        assert!(!actions.is_empty());
        for (action, _) in actions {
            assert_eq!(game.check(&action), Ok(()), "{action:?}");
        }
    }

    /// The short way to a forced pass finds what the whole list does.
    #[test]
    fn a_pass_is_forced_where_no_point_is_legal() {
        for overtime in ["off", "break-line", "capture-line", "french"] {
            let rules = format!("pente opening=none overtime={overtime}");
            let mut game = drawn(&rules, [&["e9", "f9", "g9", "h9"], &["a1"]]);
            assert_eq!(game.has_legal_point(), !game.legal_points().is_empty(), "{overtime}");
            game.play_unchecked(Action::Put(Point::new(8, 8)));
            assert_eq!(game.has_legal_point(), !game.legal_points().is_empty(), "{overtime}");
        }
    }
}
