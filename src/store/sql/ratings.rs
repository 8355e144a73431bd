//! The SQL of results and ratings.
//!
//! `rate` rates a game in the transaction that ends it. `ledger` keeps results and their lines, `standings` the table of
//! ratings with its ranks, `meetings` who met whom, `edges` what beginning is worth, `starts` with what people come into a
//! pool from its kin. `ruling` replaces a result, `recount` folds a pool again and corrects what is wrong, `flaws` checks
//! it, `ranks` decides who is ranked. `look`, `lately` and `past` answer queries, `members` knows who is a member of which
//! server, `own` collects all that is kept of one person, `pool` names pools, `seasons` closes seasons.

pub mod edges;
pub mod flaws;
pub mod lately;
pub mod ledger;
pub mod look;
pub mod meetings;
pub mod members;
pub mod own;
pub mod past;
pub mod pool;
pub mod ranks;
pub mod rate;
pub mod recount;
pub mod ruling;
pub mod seasons;
pub mod standings;
pub mod starts;
