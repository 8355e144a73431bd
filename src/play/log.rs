//! The log of a game: actions in their order, and the entries that take actions back.

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

/// Puts an entry behind what stands: an action stays, a take-back removes. False where it takes back more than there is.
pub fn append(standing: &mut Vec<String>, entry: String) -> bool {
    let Some((_, count)) = taken_back(&entry) else {
        standing.push(entry);
        return true;
    };
    let rest = standing.len().checked_sub(count);
    standing.truncate(rest.unwrap_or(0));
    rest.is_some()
}
