//! What operators run beside the bot: a page of numbers and of health on loopback ([`monitor`]), and copies of the
//! database by the clock ([`backups`]).

pub mod backups;
pub mod monitor;
