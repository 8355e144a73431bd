//! Positions that are alike but for turns and reflections: one description for all of them, and the names of their moves
//! in it.

use super::Table;

/// A position as one of its images describes it: the image whose description is the smallest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likeness {
    /// Its description.
    pub description: Vec<u8>,
    /// Numbers of the images that have it: more than one where the position is symmetrical.
    images: Vec<usize>,
}

impl Likeness {
    /// Returns the likeness of a position; none at the end and where openings of the game are not counted.
    pub fn of(table: &Table) -> Option<Self> {
        let all = table.images();
        let description = all.iter().min()?.clone();
        let images = (0..all.len()).filter(|number| all[*number] == description).collect();
        Some(Self { description, images })
    }

    /// Returns the one text of an action and of those that are the same by the position's symmetries.
    pub fn text(&self, table: &Table, action: &str) -> Option<String> {
        self.images.iter().filter_map(|number| table.image(action, *number)).min()
    }

    /// True if more than one image of the position is the same, so that several of its points are one.
    pub fn is_symmetrical(&self) -> bool {
        self.images.len() > 1
    }

    /// Returns the action of the position that has this text. Of those that are the same by its symmetries it is the one
    /// that books show: to the right and above.
    pub fn action(&self, table: &Table, text: &str) -> Option<String> {
        let all = (0..table.images().len()).filter_map(|number| table.image(text, number));
        let same = all.filter(|action| self.text(table, action).as_deref() == Some(text));
        same.max_by_key(|action| place(action))
    }
}

/// The row and the column of an action's last point, as numbers to compare.
fn place(action: &str) -> (i32, i32) {
    let point = action.rsplit(' ').next().unwrap_or(action);
    let number = |text: &str| text.parse().unwrap_or_default();
    match (point.split_once(','), point.chars().next()) {
        (Some((column, row)), _) => (number(row), number(column)),
        (None, Some(column)) => (number(&point[column.len_utf8()..]), column as i32),
        (None, None) => (0, 0),
    }
}
