//! Tournaments as pure functions over what is stored of them: no clock, no chance, no standings kept.
//!
//! * [`Event`] is an event as it stands: its [`Terms`], entrants and pairings.
//! * [`next`] says what an event does next; it depends on the event and the time alone.
//! * [`berger`] has the tables of round robins, [`swiss`] the pairing by score, [`knockout`] the bracket, [`rolling`] the
//!   pairing without rounds.
//! * [`hill`] is the ladder without end: who stands on which step, who is king, who may challenge whom.
//! * [`league`] has the divisions of a league, and promotion and relegation between its seasons.
//! * [`table`] folds the results into places and tie-breaks, in exact halves and eighths of a point.

pub mod berger;
mod event;
pub mod hill;
pub mod knockout;
pub mod league;
pub mod rolling;
pub mod swiss;
pub mod table;
mod terms;

pub use event::{Entrant, Event, Next, Outcome, Pairing, Phase, next};
pub use terms::{AtEnd, DAY_MS, Format, Numbers, Pace, Terms, TieBreak};

/// The most entrants that an event may have; the costs of [`swiss`] are laid out for them.
pub const MOST_ENTRANTS: usize = 256;
/// The fewest entrants with whom an event begins.
pub const FEWEST_ENTRANTS: usize = 3;
