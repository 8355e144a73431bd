//! Lists of the people of a server by what they have done in a month.

/// Page of a month's list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MonthList<R> {
    /// People on the page, the first one first; each with a place, which equals share.
    pub rows: Vec<(u32, R)>,
    /// Number of people on the list.
    pub people: u32,
    /// Row of the person who asks.
    pub own: Option<(u32, R)>,
    /// Those who share the first place of the month before.
    pub before: Vec<R>,
}

/// A person's numbers on a list, by the names that they have in its sentences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Person.
    pub person: u64,
    /// Numbers.
    pub numbers: Vec<(&'static str, u32)>,
}

/// Returns those who share the first place of a list.
pub fn firsts<R>(ranked: Vec<(u32, R)>) -> Vec<R> {
    ranked.into_iter().take_while(|(place, _)| *place == 1).map(|(_, row)| row).collect()
}

impl<R: Clone> MonthList<R> {
    /// Returns a page of a list after so many people, with at most so many.
    pub fn cut(
        ranked: Vec<(u32, R)>,
        (skip, most): (u32, u32),
        is_own: impl Fn(&R) -> bool,
        before: Vec<R>,
    ) -> Self {
        let own = ranked.iter().find(|(_, row)| is_own(row)).cloned();
        let people = ranked.len() as u32;
        let rows = ranked.into_iter().skip(skip as usize).take(most as usize).collect();
        Self { rows, people, own, before }
    }
}

impl<R: Into<Row>> MonthList<R> {
    /// Returns the list as its sentences say it.
    pub fn rows(self) -> MonthList<Row> {
        let said = |(place, row): (u32, R)| (place, row.into());
        MonthList {
            rows: self.rows.into_iter().map(said).collect(),
            people: self.people,
            own: self.own.map(said),
            before: self.before.into_iter().map(Into::into).collect(),
        }
    }
}
