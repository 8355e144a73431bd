//! The log of a game: actions in their order, and the entries that take actions back.

use crate::game::Event;

/// Most seats of a game.
const MOST_SEATS: u8 = 16;

/// The word that begins the entry by which a seat takes entries back: `takeback SEAT COUNT`. It is an event of the log
/// alone: the record of a game is what remains when such entries and what they take back are gone.
const TAKEBACK: &str = "takeback";

/// The entry by which a seat takes so many entries back.
pub fn takeback(seat: u8, count: usize) -> String {
    format!("{TAKEBACK} {seat} {count}")
}

/// The seat and the count of a take-back, where the entry is one.
pub fn taken_back(entry: &str) -> Option<(u8, usize)> {
    let (seat, count) = entry.strip_prefix(TAKEBACK)?.strip_prefix(' ')?.split_once(' ')?;
    Some((seat.parse().ok()?, count.parse().ok()?))
}

/// True if an entry is an action of the game, and not an event of the table such as a resignation or a take-back.
pub fn is_action(entry: &str) -> bool {
    taken_back(entry).is_none() && matches!(Event::read(entry, MOST_SEATS), Ok(None))
}

/// A seat that has taken a decision back, with the length of the log before that decision.
pub type Retaken = (u8, usize);

/// Puts an entry behind what stands: an action stays, a take-back removes and is noted in `retaken` for as long as the
/// log before the decision stands. False where it takes back more than there is.
///
/// The notes are in the order of their lengths, each seat once for a length, so a whole log is read in a time that grows as
/// its length does, however often one decision is taken back.
pub fn append(standing: &mut Vec<String>, retaken: &mut Vec<Retaken>, entry: String) -> bool {
    let Some((seat, count)) = taken_back(&entry) else {
        standing.push(entry);
        return true;
    };
    let rest = standing.len().checked_sub(count);
    let length = rest.unwrap_or(0);
    standing.truncate(length);
    retaken.truncate(retaken.partition_point(|(_, before)| *before <= length));
    let mut same = retaken.iter().rev().take_while(|(_, before)| *before == length);
    if same.all(|(noted, _)| *noted != seat) {
        retaken.push((seat, length));
    }
    rest.is_some()
}

#[cfg(test)]
mod tests {
    use super::{append, takeback};

    #[test]
    fn a_decision_that_is_taken_back_again_and_again_is_noted_once() {
        let (mut standing, mut retaken) = (Vec::new(), Vec::new());
        let mut add = |entry: &str| {
            assert!(append(&mut standing, &mut retaken, entry.to_owned()), "{entry}");
            (standing.len(), retaken.clone())
        };
        add("h8");
        for _ in 0..100 {
            add("h9");
            assert_eq!(add(&takeback(1, 1)), (1, vec![(1, 1)]));
        }
        add("h9");
        add("i9");
        assert_eq!(add(&takeback(0, 1)), (2, vec![(1, 1), (0, 2)]));
        // Another seat may decide behind the same entries, as once its opponent has taken back.
        add("j9");
        assert_eq!(add(&takeback(1, 1)), (2, vec![(1, 1), (0, 2), (1, 2)]));
        add("i9");
        assert_eq!(add(&takeback(0, 1)), (2, vec![(1, 1), (0, 2), (1, 2)]));
        // An earlier decision takes the notes behind it along.
        assert_eq!(add(&takeback(1, 1)), (1, vec![(1, 1)]));
        assert_eq!(add(&takeback(0, 1)), (0, vec![(0, 0)]));
    }
}
