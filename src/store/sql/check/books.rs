//! The part of a check that compares the book of openings with the games in it.

use super::{Check, Kept};
use crate::play::ids::GameId;
use crate::store::sql::book;

impl Check<'_> {
    /// Has a game counted whose opening is in the book. In pieces the book would change between them.
    pub(super) fn in_book(&mut self, id: GameId) {
        if self.pause.is_some() {
            return;
        }
        match book::in_book(self.db, id) {
            Ok(found) => {
                let flaw = found.and_then(|found| (self.by_rules)(Kept::InBook(Box::new(found))));
                self.checked.flaws.extend(flaw);
            }
            Err(error) => self.unread("the book", error),
        }
    }

    /// Compares the books with the games that were counted, unless some could not be read.
    pub(super) fn books(&mut self) {
        if self.pause.is_some() || self.hindered.is_some() {
            return;
        }
        match book::sums(self.db) {
            Ok(sums) => self.checked.flaws.extend((self.by_rules)(Kept::Books(sums))),
            Err(error) => self.unread("the book", error),
        }
    }
}
