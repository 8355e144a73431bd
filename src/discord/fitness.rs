//! Fitness of this process to lead the nodes: Discord answers it, and its clock is that of the database. The same
//! observations tell `/healthz` what is amiss.

use crate::clock::{MOST_APART_MS, lead_over};
use crate::store::Millis;
use std::time::{Duration, Instant};

/// Time in which another node takes the lead from one whose clock has just been found wrong.
const HANDOVER: Duration = Duration::from_secs(5);

/// Reason why this process is not to lead while another one can.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unfit {
    /// Discord has answered nothing for too long.
    #[error("Discord does not answer")]
    Unreached,
    /// Clocks would be given time that was never lost, and turns would end too early or too late.
    #[error("this computer's clock is {0} s off the database's")]
    ClockWrong(Millis),
}

/// Observations of this process, as it lives among the nodes.
#[derive(Debug, Default)]
pub struct Fitness {
    /// Time at which Discord was first asked in vain since it last answered.
    unreached_since: Option<Instant>,
    /// Time at which Discord was last asked although no request had failed.
    asked_at: Option<Instant>,
    /// Time at which the database last took this node's presence.
    present_at: Option<Instant>,
    /// Lead of this computer's clock over the database's, as far as that is certain (ms).
    ahead: Millis,
    /// Lead of this computer's clock over one that is never set, when it was last compared (ms).
    steady: Millis,
    /// Time since which this computer's clock has been wrong.
    wrong_since: Option<Instant>,
}

impl Fitness {
    /// True once in so long: Discord is to be asked, also where no request has failed, since none may have been made.
    pub fn is_to_ask(&mut self, now: Instant, every: Duration) -> bool {
        let last = *self.asked_at.get_or_insert(now);
        let is_due = now.saturating_duration_since(last) >= every;
        if is_due {
            self.asked_at = Some(now);
        }
        is_due
    }

    /// Notes whether Discord answers, which it was asked at a time.
    pub fn note_answer(&mut self, answers: bool, asked: Instant) {
        self.unreached_since = if answers { None } else { self.unreached_since.or(Some(asked)) };
    }

    /// Notes that the database has taken this node's presence. Its clock showed `theirs`, if it has one, at some time between
    /// two looks at this computer's (UTC ms), which then led one that is never set by `steady` (ms).
    pub fn note_presence(
        &mut self,
        now: Instant,
        theirs: Option<Millis>,
        [asked, answered]: [Millis; 2],
        steady: Millis,
    ) {
        self.present_at = Some(now);
        self.steady = steady;
        self.ahead = theirs.map_or(0, |theirs| lead_over(theirs, asked, answered));
        self.wrong_since =
            if self.is_clock_wrong() { self.wrong_since.or(Some(now)) } else { None };
    }

    /// True if this computer's clock was off the database's when it was last compared.
    pub fn is_clock_wrong(&self) -> bool {
        self.ahead.abs() > MOST_APART_MS
    }

    /// True while a heartbeat could give time back that was never lost: this computer's clock was set since it was last
    /// compared, or has just been found wrong, and another node is about to take the lead. Where none does, as with a wrong
    /// clock of the database's, it is in doubt no longer.
    pub fn is_clock_in_doubt(&self, now: Instant, steady: Millis) -> bool {
        let was_set = self.present_at.is_some() && (steady - self.steady).abs() > MOST_APART_MS;
        let is_new = |since| now.saturating_duration_since(since) < HANDOVER;
        was_set || self.wrong_since.is_some_and(is_new)
    }

    /// True if Discord has answered nothing for so long.
    pub fn is_unreached(&self, now: Instant, patience: Duration) -> bool {
        self.unreached_since.is_some_and(|since| now.saturating_duration_since(since) >= patience)
    }

    /// True if the database has not taken this node's presence for so long, though it did before.
    pub fn is_absent(&self, now: Instant, patience: Duration) -> bool {
        self.present_at.is_some_and(|at| now.saturating_duration_since(at) >= patience)
    }

    /// Says whether this process is fit to lead.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, now: Instant, patience: Duration) -> Result<(), Unfit> {
        if self.is_unreached(now, patience) {
            return Err(Unfit::Unreached);
        }
        if self.is_clock_wrong() {
            return Err(Unfit::ClockWrong(self.ahead.abs() / 1_000));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[test]
    fn a_node_that_discord_does_not_answer_is_unfit_after_a_while() {
        let (mut fitness, begun) = (Fitness::default(), Instant::now());
        let after = |seconds| begun + Duration::from_secs(seconds);
        assert_eq!(fitness.check(after(60), PATIENCE), Ok(()), "nothing has failed");
        fitness.note_answer(false, after(60));
        fitness.note_answer(false, after(70));
        assert_eq!(fitness.check(after(79), PATIENCE), Ok(()));
        assert_eq!(fitness.check(after(80), PATIENCE), Err(Unfit::Unreached));
        fitness.note_answer(true, after(81));
        assert_eq!(fitness.check(after(200), PATIENCE), Ok(()));
        fitness.note_answer(false, after(200));
        assert!(!fitness.is_unreached(after(219), PATIENCE));
        assert!(fitness.is_unreached(after(220), PATIENCE));
    }

    #[test]
    fn a_node_whose_clock_is_wrong_is_unfit() {
        let (mut fitness, now) = (Fitness::default(), Instant::now());
        for (theirs, fit) in [
            (None, Ok(())),
            (Some(8_000), Ok(())),
            (Some(7_999), Err(Unfit::ClockWrong(2))),
            (Some(15_000), Ok(())),
            (Some(15_001), Err(Unfit::ClockWrong(2))),
            (Some(11_000), Ok(())),
        ] {
            // The answer took three seconds, which is no fault of the clock's.
            fitness.note_presence(now, theirs, [10_000, 13_000], 0);
            assert_eq!(fitness.check(now, PATIENCE), fit, "{theirs:?}");
        }
    }

    #[test]
    fn a_clock_is_in_doubt_until_it_is_compared_and_the_lead_has_passed_on() {
        let (mut fitness, begun) = (Fitness::default(), Instant::now());
        assert!(!fitness.is_clock_in_doubt(begun, 90_000), "it was never compared");
        fitness.note_presence(begun, Some(100_000), [100_000, 100_000], 0);
        assert!(!fitness.is_clock_in_doubt(begun, 2_000));
        assert!(
            fitness.is_clock_in_doubt(begun, 90_000) && fitness.is_clock_in_doubt(begun, -2_001)
        );
        // The computer has slept: the clock is right.
        fitness.note_presence(begun, Some(190_000), [190_000, 190_000], 90_000);
        assert!(!fitness.is_clock_in_doubt(begun, 90_000));
        // It was set, and is wrong.
        for seconds in 0..5 {
            let now = begun + Duration::from_secs(seconds);
            fitness.note_presence(now, Some(190_000), [280_000, 280_000], 180_000);
            assert!(fitness.is_clock_in_doubt(now, 180_000), "{seconds}");
        }
        assert!(!fitness.is_clock_in_doubt(begun + HANDOVER, 180_000), "no other node leads");
    }

    #[test]
    fn a_node_is_absent_once_its_presence_is_old() {
        let (mut fitness, begun) = (Fitness::default(), Instant::now());
        assert!(!fitness.is_absent(begun + PATIENCE, PATIENCE), "it is about to begin");
        fitness.note_presence(begun, None, [0, 0], 0);
        assert!(!fitness.is_absent(begun + PATIENCE / 2, PATIENCE));
        assert!(fitness.is_absent(begun + PATIENCE, PATIENCE));
    }

    #[test]
    fn discord_is_asked_once_in_so_long() {
        let (mut fitness, begun) = (Fitness::default(), Instant::now());
        assert!(!fitness.is_to_ask(begun, PATIENCE), "it has answered at the start");
        assert!(!fitness.is_to_ask(begun + PATIENCE / 2, PATIENCE));
        assert!(fitness.is_to_ask(begun + PATIENCE, PATIENCE));
        assert!(!fitness.is_to_ask(begun + PATIENCE, PATIENCE));
        assert!(fitness.is_to_ask(begun + 2 * PATIENCE, PATIENCE));
    }
}
