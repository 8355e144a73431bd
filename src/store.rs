//! The store: everything the bot keeps, behind one type whose verbs are transactions.
//!
//! A game is its record: rules text, people and an append-only log of action texts. A write that the store answers with
//! `Ok` is on the disk; nothing is acknowledged before COMMIT.
//!
//! [`Store`] is a handle on the database. Its verbs are in `verbs`, a file for each subject, and the SQL beneath them in
//! `sql`, in files of the same names. `db` runs the SQL on either engine: `sqlite` is the one with one file, for one node,
//! `postgres` the one with a server, for many. What goes in and out is in [`crate::play`].

pub mod bans;
pub mod copy;
mod db;
mod error;
mod handle;
mod location;
pub mod parts;
mod postgres;
pub mod sql;
pub mod sqlite;
mod verbs;
mod work;
mod workers;

pub use crate::play::ballot;
pub use crate::play::change::{Change, Changed, Created, LogEntry, NewGame, NewLeg, Of};
pub use crate::play::clock::{
    ClockUpdate, DowntimeCredit, EndedTurn, Stop, StopReason, Timing, TurnTime, Vacation,
};
pub use crate::play::crowd;
pub use crate::play::event as events;
pub use crate::play::event::{EventId, StoredEvent};
pub use crate::play::game::{Latest, Member, PingedTurn, Status, StoredGame, Venue};
pub use crate::play::guild as servers;
pub use crate::play::hill::{self as hills, HillId, StoredHill};
pub use crate::play::ids::{GameId, Millis};
pub use crate::play::log as between;
pub use crate::play::machine::{Bout, Machine};
pub use crate::play::node::{Presence, ShardRange, Standing};
pub use crate::play::offer::Offer;
pub use crate::play::preferences::{self, Preferences};
pub use crate::play::ratings::{self as ladder, Finish, Rated};
pub use crate::play::roles::GivenRole;
pub use crate::play::task::{
    AnswerShown, Delivered, Lane, MessageRef, NewTask, ShownBy, Task, TaskId, TaskKind, TaskOutcome,
};
pub use error::StoreError;
pub use handle::Store;
pub use handle::interceptor;
pub use location::{Held, Location};
pub use sql::erase::{Erasure, Shows};
pub use work::Work;

/// Filter for the log of migrations, and of a PostgreSQL server's notices about tables that are there already.
pub const LOG: &str = "refinery_core=warn,tokio_postgres=warn";
