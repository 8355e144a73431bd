//! Snowflakes: ids that carry their time and never come twice, not even over restarts.
//! <https://discord.com/developers/docs/reference#snowflakes>

/// 2015-01-01 UTC, where Discord begins to count, in UTC ms.
const EPOCH: i64 = 1_420_070_400_000;
/// Runs differ in the ten bits that Discord uses for its workers.
const RUNS: u16 = 1 << 10;
/// Ids within one millisecond.
const PER_MS: u16 = 1 << 12;

/// Gives out ids. Two runs differ in ten bits of every id, so that even a clock that was set back between them
/// repeats none.
#[derive(Debug)]
pub(super) struct Ids {
    run: u16,
    ms: i64,
    next: u16,
}

impl Ids {
    /// Ids of the run number `run`, all above `floor`.
    pub(super) fn new(run: u16, floor: u64) -> Self {
        Self { run: run % RUNS, ms: (floor >> 22) as i64 + 1, next: 0 }
    }

    /// The next id at the time `now` (UTC ms). Larger than every id before it.
    pub(super) fn next(&mut self, now: i64) -> u64 {
        let now = (now - EPOCH).max(1);
        if now > self.ms {
            (self.ms, self.next) = (now, 0);
        } else if self.next == PER_MS {
            (self.ms, self.next) = (self.ms + 1, 0);
        }
        let id = (self.ms as u64) << 22 | u64::from(self.run) << 12 | u64::from(self.next);
        self.next += 1;
        id
    }
}

/// A time (UTC ms) as Discord writes it: `2026-11-20T10:43:00.000000+00:00`.
pub(super) fn iso(ms: i64) -> String {
    // Only a clock that is set millennia ahead has a time that is none.
    let time = jiff::Timestamp::from_millisecond(ms).unwrap_or(jiff::Timestamp::MAX);
    time.strftime("%Y-%m-%dT%H:%M:%S%.6f+00:00").to_string()
}
