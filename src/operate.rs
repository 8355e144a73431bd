//! Services for operators, beside the bot: health and metrics on loopback ([`monitor`]), backups of the database at fixed
//! intervals ([`backups`]), and checks that replay its games ([`check`]).

pub mod backups;
pub mod check;
pub mod monitor;
