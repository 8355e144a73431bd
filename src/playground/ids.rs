//! Snowflakes: ids that carry their time and never come twice, not even over restarts.
//! <https://discord.com/developers/docs/reference#snowflakes>

/// 2015-01-01 UTC, where Discord begins to count, in UTC ms.
const EPOCH: i64 = 1_420_070_400_000;
/// Runs are told apart by the ten bits that Discord uses for its workers.
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
    let (days, rest) = (ms.div_euclid(86_400_000), ms.rem_euclid(86_400_000));
    let (year, month, day) = civil(days);
    let (hour, minute, second, ms) = (rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60, rest % 1000);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{ms:03}000+00:00")
}

/// The Gregorian date of a day counted from 1970-01-01, by eras of 400 years that begin on the first of March.
fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let march_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 { march_month + 3 } else { march_month - 9 };
    (era * 400 + year + i64::from(month <= 2), month, day)
}
