//! Changes of the games that people play, as they are stored: challenges, moves, offers, resignations, rematches, results.
//! Rules are in `src/games`, and the contract through which they are asked in `src/game`.
//!
//! Clocks that run out are in [`super::clock`]; texts are in [`super::output`].

pub(crate) mod across;
pub(crate) mod action_names;
pub mod answer;
pub mod automatic;
pub mod channel;
pub mod confirm;
pub(crate) mod crowd;
pub mod draw;
pub mod fair_play;
pub mod first_player;
pub mod hint;
pub(crate) mod kind;
pub mod machine;
pub mod machine_choice;
pub mod machine_turn;
pub mod membership;
pub mod menus;
pub mod moves;
pub mod offers;
pub mod plan;
pub mod policy;
pub mod proposal;
pub mod propose;
pub(crate) mod reason;
pub mod rematch;
pub mod resignation;
pub mod result;
pub mod rule_set;
pub mod seats;
pub mod set;
pub(crate) mod taking_part;
pub mod typed;
pub mod update;
pub mod why;
