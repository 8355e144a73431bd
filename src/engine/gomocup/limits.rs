//! The limits of time that a manager sets, and the part of them for one move.

use std::time::Duration;

/// The time for a move where neither the manager nor the options limit it.
const DEFAULT: Duration = Duration::from_secs(5);
/// The least time for a move: where a move is wanted at once, or the time is up.
const LEAST: Duration = Duration::from_millis(10);
/// The part of the time left in the game that one move may take, as a divisor.
const MOVES: u32 = 16;

/// The time left, as managers write it, in a game without a limit.
const UNLIMITED: Duration = Duration::from_millis(2_147_483_647);

/// The limits of time; none where there is no limit.
#[derive(Default)]
pub struct Limits {
    turn: Option<Duration>,
    game: Option<Duration>,
    left: Option<Duration>,
}

impl Limits {
    /// Limits each move; zero is for a move at once.
    pub fn set_turn(&mut self, time: Duration) {
        self.turn = Some(time);
    }

    /// Limits all moves of a game together; zero is for no limit.
    pub fn set_game(&mut self, time: Duration) {
        self.game = (!time.is_zero()).then_some(time);
        self.left = self.game;
    }

    /// Says how much of the game's time is left.
    pub fn set_left(&mut self, time: Duration) {
        let counted = self.left.filter(|_| self.game.is_some());
        self.left = (time < UNLIMITED).then_some(time).or(counted);
    }

    /// Begins a game with all its time.
    pub fn restart(&mut self) {
        self.left = self.game;
    }

    /// Counts the time of a move.
    pub fn pass(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(time));
    }

    /// The time for the next move; none for no limit, which only a search with a limit of its own
    /// has.
    pub fn allowed(&self, is_limited: bool) -> Option<Duration> {
        let turn = self.turn.map(less);
        let left = self.left.map(|left| less(left / MOVES));
        let least = turn.into_iter().chain(left).min();
        least.map(|time| time.max(LEAST)).or((!is_limited).then_some(DEFAULT))
    }
}

/// A time less what the way to the manager and back may take.
fn less(time: Duration) -> Duration {
    time.saturating_sub(time / 20 + Duration::from_millis(10))
}

/// The share of the allowed time that has passed.
pub fn share(passed: Duration, allowed: Option<Duration>) -> f32 {
    allowed.map_or(0.0, |allowed| passed.as_secs_f32() / allowed.as_secs_f32())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn millis(time: Option<Duration>) -> Option<u128> {
        time.map(|time| time.as_millis())
    }

    #[test]
    fn a_move_takes_the_least_of_its_limits() {
        let mut limits = Limits::default();
        assert_eq!(millis(limits.allowed(true)), None);
        assert_eq!(millis(limits.allowed(false)), Some(5000));
        limits.set_turn(Duration::from_millis(1000));
        assert_eq!(millis(limits.allowed(true)), Some(940));
        limits.set_game(Duration::from_millis(8000));
        assert_eq!(millis(limits.allowed(true)), Some(465));
        limits.pass(Duration::from_millis(4800));
        assert_eq!(millis(limits.allowed(true)), Some(180));
        limits.set_left(Duration::ZERO);
        assert_eq!(millis(limits.allowed(true)), Some(10));
        limits.restart();
        assert_eq!(millis(limits.allowed(true)), Some(465));
    }

    /// Managers write the greatest number of 32 bits where there is no limit.
    #[test]
    fn the_greatest_time_left_is_no_limit() {
        let mut limits = Limits::default();
        limits.set_game(Duration::ZERO);
        limits.set_left(Duration::from_millis(i32::MAX.unsigned_abs().into()));
        assert_eq!(millis(limits.allowed(true)), None);
        assert_eq!(millis(limits.allowed(false)), Some(5000));
    }
}
