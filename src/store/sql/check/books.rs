//! The part of a check that compares the book of openings with the games in it.

use super::{Check, Kept, unreadable};
use crate::play::ids::GameId;
use crate::store::sql::book;

impl Check<'_> {
    /// Has a game counted whose opening is in the book. In pieces the book would change between them.
    pub(super) fn in_book(&mut self, id: GameId) {
        if self.pause.is_some() {
            return;
        }
        let flaw = match book::in_book(self.db, id) {
            Ok(found) => found.and_then(|found| (self.by_rules)(Kept::InBook(Box::new(found)))),
            Err(error) => Some(unreadable("the book", &error)),
        };
        self.checked.flaws.extend(flaw);
    }

    /// Compares the books with the games that were counted.
    pub(super) fn books(&mut self) {
        if self.pause.is_some() {
            return;
        }
        let flaw = match book::sums(self.db) {
            Ok(sums) => (self.by_rules)(Kept::Books(sums)),
            Err(error) => Some(unreadable("the book", &error)),
        };
        self.checked.flaws.extend(flaw);
    }
}
