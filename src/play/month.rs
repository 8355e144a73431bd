//! Months of UTC, by which lists of people are kept.

use super::ids::Millis;
use crate::rating::DAY_MS;

/// A month of the Gregorian calendar, UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Month {
    /// Months since January of the year 0.
    number: i64,
}

impl Month {
    /// Returns the month of a time.
    pub fn of(at: Millis) -> Self {
        // Days since the first of March of the year 0, in cycles of 400 years:
        // <https://howardhinnant.github.io/date_algorithms.html#civil_from_days>
        let days = at.div_euclid(DAY_MS) + 719_468;
        let (cycle, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day = day - (365 * year + year / 4 - year / 100);
        let from_march = (5 * day + 2) / 153;
        Self { number: (cycle * 400 + year) * 12 + from_march + 2 }
    }

    /// Returns the month so many months before.
    pub fn before(self, months: u32) -> Self {
        Self { number: self.number - i64::from(months) }
    }

    /// Returns the month after it.
    pub fn after(self) -> Self {
        Self { number: self.number + 1 }
    }

    /// Returns its first day, in days since 1970-01-01.
    pub fn first_day(self) -> i64 {
        let from_march = self.number - 2;
        let (year, month) = (from_march.div_euclid(12), from_march.rem_euclid(12));
        let leaps = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
        year * 365 + leaps + (153 * month + 2) / 5 - 719_468
    }

    /// Returns its name, as `2026-01`.
    pub fn name(self) -> String {
        format!("{:04}-{:02}", self.number.div_euclid(12), self.number.rem_euclid(12) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{DAY_MS, Month};

    #[test]
    fn months_have_their_names_and_days() {
        let name = |day: i64| Month::of(day * DAY_MS).name();
        assert_eq!([name(0), name(31), name(-1)], ["1970-01", "1970-02", "1969-12"]);
        assert_eq!([name(11_016), name(11_017)], ["2000-02", "2000-03"], "29 and 1");
        assert_eq!([name(20_512), name(20_454)], ["2026-02", "2026-01"]);
    }

    #[test]
    fn every_day_of_four_centuries_is_in_its_month() {
        let mut month = Month::of(-1);
        for day in -1..146_097 {
            let of = Month::of(day * DAY_MS + DAY_MS - 1);
            assert_eq!(of, Month::of(day * DAY_MS));
            if of != month {
                assert_eq!((of.before(1), of.first_day()), (month, day));
                month = of;
            }
            assert!((0..31).contains(&(day - of.first_day())), "{day}");
        }
        assert_eq!(month.name(), "2369-12");
    }
}
