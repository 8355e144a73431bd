//! Services for operators, beside the bot: health and metrics on loopback ([`monitor`]), backups of the database at fixed
//! intervals ([`backups`]), checks that replay its games ([`check`]), and a look at the database's clock ([`clocks`]);
//! [`background`] has the threads for what takes long.

pub mod background;
pub mod backups;
pub mod check;
pub mod clocks;
pub mod monitor;
