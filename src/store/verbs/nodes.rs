//! The verbs of nodes: the processes that share a database.

use crate::play::ids::Millis;
use crate::play::node::{Presence, Standing};
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::nodes;

impl Store {
    /// Writes down that this node lives and in which state, takes the lead if it is free, and returns how the nodes stand.
    /// The lead is kept for ten seconds by the database's clock, unless it is prolonged by this verb. A node that is not fit
    /// to lead gives it to the next fit one that calls this, and keeps it while there is none. The node of a file always
    /// leads.
    ///
    /// # Errors
    /// The database does not answer; whether this node leads is not known then.
    pub async fn present(&self, presence: Presence) -> Result<Standing, StoreError> {
        self.stand(presence).await
    }

    /// Returns the time by the database's own clock; none for a file, which has none.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn server_time(&self) -> Result<Option<Millis>, StoreError> {
        let read = |db: &Db| match db {
            Db::Sqlite(_) => Ok(None),
            Db::Postgres(_) => nodes::now(db).map(Some),
        };
        self.read("server_time", read).await
    }
}
