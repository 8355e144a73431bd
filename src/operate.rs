//! Services for operators, beside the bot: health and metrics on loopback ([`monitor`]), and backups of the database at
//! fixed intervals ([`backups`]).

pub mod backups;
pub mod monitor;
