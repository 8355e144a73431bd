//! Pairing without rounds: everyone has a few opponents at a time, and when a pairing ends, the next one is opened.

use super::berger;
use super::event::{Event, Outcome, Pairing};
use super::swiss::{self, Card, Costs};
use super::terms::DAY_MS;

/// The usual time in milliseconds after which whoever is free in a Swiss event meets an opponent of any score.
pub const PATIENCE_MS: i64 = 3 * DAY_MS;

/// The pairings of a round robin that can be opened now: the table is walked in its order, and a pair is opened if both
/// have fewer than `opponents` open.
pub fn round_robin(event: &Event, opponents: usize, now: i64) -> Vec<Pairing> {
    let mut open = event.open_counts();
    let mut found = Vec::new();
    for (round, (a, b)) in berger::missing(event) {
        if open[a] < opponents && open[b] < opponents {
            open[a] += 1;
            open[b] += 1;
            found.push(Pairing::opened(round, (a, b), now));
        }
    }
    found
}

/// The pairings of a Swiss event that can be opened now, and the time at which patience ends for someone who is free.
///
/// The free ones are matched once, by the costs of [`swiss::costs`]; no two meet twice. Scores may differ by three
/// quarters of a pairing's points, and begun pairings by one, unless one of both has waited for as long as the
/// terms say, or no pairing is played: no result can come then that would bring a better opponent. Whoever lacks one
/// opponent when everything is played and no one is left to meet has a bye for half the points.
pub fn swiss(event: &Event, opponents: usize, now: i64) -> (Vec<Pairing>, Option<i64>) {
    let mut found = Vec::new();
    let mut event = event.clone();
    loop {
        let mut field = Field::of(&event, opponents, now);
        let mut pairs = field.pairs();
        if pairs.is_empty() && event.unfinished().is_empty() {
            field.takes_any = true;
            pairs = field.pairs();
        }
        if pairs.is_empty() {
            let patience = field.patience();
            if found.is_empty() && patience.is_none() && event.unfinished().is_empty() {
                found = field.half_byes();
            }
            return (found, patience);
        }
        found.extend(&pairs);
        event.pairings.extend(pairs);
    }
}

/// Those who are free, and what their pairing depends on.
struct Field<'a> {
    event: &'a Event,
    cards: Vec<Card>,
    free: Vec<usize>,
    /// Pairings begun, for each entrant.
    begun: Vec<u16>,
    /// The time since which each entrant waits.
    since: Vec<i64>,
    rounds: u16,
    now: i64,
    /// True where two may meet whatever their scores, however short they have waited.
    takes_any: bool,
}

impl<'a> Field<'a> {
    fn of(event: &'a Event, opponents: usize, now: i64) -> Self {
        let open = event.open_counts();
        let mut begun = vec![0; event.entrants.len()];
        let mut since: Vec<i64> = event.entrants.iter().map(|entrant| entrant.joined_at).collect();
        for pairing in &event.pairings {
            let last = pairing.ended_at.unwrap_or(pairing.opened_at).max(pairing.opened_at);
            for who in std::iter::once(pairing.one).chain(pairing.other) {
                begun[who] += 1;
                since[who] = since[who].max(last);
            }
        }
        // Each is to have as many opponents as anyone who is still in has had, though fewer people are in now.
        let most_begun = event.active().into_iter().map(|who| begun[who]).max();
        let rounds = swiss::rounds(event).max(most_begun.unwrap_or_default());
        let is_free = |who: &usize| open[*who] < opponents && begun[*who] < rounds;
        let free = event.active().into_iter().filter(is_free).collect();
        Self {
            event,
            cards: swiss::cards(event),
            free,
            begun,
            since,
            rounds,
            now,
            takes_any: false,
        }
    }

    /// True if these two have not met and are not kept apart.
    fn may(&self, a: usize, b: usize) -> bool {
        let apart = self.event.apart.iter().any(|pair| *pair == (a, b) || *pair == (b, a));
        !apart && self.cards[a].met[b] == 0
    }

    /// True if they are of about the same score, or one of them has waited for long enough.
    fn fits(&self, a: usize, b: usize) -> bool {
        let gap = (self.cards[a].points - self.cards[b].points).abs();
        let near =
            4 * gap <= 3 * self.event.terms.full() && self.begun[a].abs_diff(self.begun[b]) <= 1;
        near || self.takes_any || self.now >= self.patience_of(a, b)
    }

    /// The time at which these two may meet whatever their scores.
    fn patience_of(&self, a: usize, b: usize) -> i64 {
        self.since[a].min(self.since[b]) + self.event.terms.patience_ms
    }

    /// The most pairs that can be opened at once, of least cost.
    fn pairs(&self) -> Vec<Pairing> {
        /// Above all costs: a pair that cannot be, and the row of no one.
        const NEVER: i128 = 1 << 100;
        let Costs { entrants, size, mut matrix } =
            swiss::costs(self.event, &self.cards, &self.free);
        for row in 0..size {
            for column in (0..size).filter(|column| *column != row) {
                let pair = entrants.get(row).zip(entrants.get(column));
                if pair.is_none_or(|(a, b)| !self.may(*a, *b) || !self.fits(*a, *b)) {
                    matrix[row * size + column] = NEVER;
                }
            }
        }
        let costs = Costs { entrants, size, matrix };
        let round = self.event.last_round() + 1;
        let pairs = costs.matching().into_iter().filter_map(|(a, b)| Some((a, b?)));
        let can = pairs.filter(|(a, b)| self.may(*a, *b) && self.fits(*a, *b));
        let seated = can
            .enumerate()
            .map(|(board, pair)| swiss::seats(&self.cards, pair, board + usize::from(round)));
        seated.map(|pair| Pairing::opened(round, pair, self.now)).collect()
    }

    /// The first time at which two who are free and have not met may meet whatever their scores.
    fn patience(&self) -> Option<i64> {
        let pairs = self.free.iter().flat_map(|a| self.free.iter().map(move |b| (*a, *b)));
        let unmet = pairs.filter(|(a, b)| a < b && self.may(*a, *b));
        unmet.map(|(a, b)| self.patience_of(a, b)).min()
    }

    /// Byes for those who lack one opponent and find none.
    fn half_byes(&self) -> Vec<Pairing> {
        let round = self.event.last_round() + 1;
        let lacking = self.free.iter().filter(|who| self.begun[**who] + 1 == self.rounds);
        let alone = lacking.map(|who| Pairing::alone(round, *who, Outcome::HalfBye, self.now));
        alone.collect()
    }
}
