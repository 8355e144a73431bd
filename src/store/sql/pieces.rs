//! Jobs on many rows, done in several transactions: none of them keeps the writer from players' moves for long.

/// Number of rows that one transaction of such a job reads or changes at most, of each table.
pub const PIECE: u32 = 100;

/// The state of a job that is done in several transactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It cannot be done now; nothing was done in this transaction.
    Refused,
    /// Another transaction is needed.
    More,
    /// All of it is done.
    Done,
}
