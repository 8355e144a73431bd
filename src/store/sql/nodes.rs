//! The SQL of nodes, on a server alone: a file has one node, which leads.
//!
//! A node's number is held by an advisory lock of its connection, and the lead by a row with a time of the server's clock.
//! The lock says at once that a node has ended; the row is what counts: whoever writes as the leader reads it in the same
//! transaction. <https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS>

use super::outbox;
use crate::play::ids::Millis;
use crate::play::node::{Presence, ShardRange, Standing};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, Row, params};

/// Time (ms) for which a node leads without saying so again, and after which one that says nothing is gone.
const LEASE_MS: i64 = 10_000;

/// Class of the locks that nodes hold on their numbers: "Node".
const NODE: i64 = 0x4E6F_6465;

/// Key of the lock that all nodes share, and a copy into the database must have alone: "Narb".
pub const IN_USE: i64 = 0x4E61_7262;

/// Adds a node, and returns its number. A connection holds it from then on; where no node leads, this one does.
pub fn join(db: &Db) -> Result<i64, StoreError> {
    let sql = "INSERT INTO nodes DEFAULT VALUES RETURNING id";
    let node = db.query_one(sql, params![], |row| row.get(0))?;
    rejoin(db, node)?;
    present(db, node, &Presence::default())?;
    Ok(node)
}

/// Has a connection hold the lock that all nodes share, as long as the connection lives itself.
fn share(db: &Db) -> Result<(), StoreError> {
    let sql = "SELECT pg_advisory_lock_shared(?1) IS NULL";
    Ok(db.query_one(sql, params![IN_USE], |_| Ok(()))?)
}

/// Has a connection hold the lock on a node's number, which shows that the node lives. False where another one holds it:
/// after a break the server may take the old connection for alive for a while.
pub fn hold(db: &Db, node: i64) -> Result<bool, StoreError> {
    let sql = "SELECT pg_try_advisory_lock(CAST(?1 AS INT), CAST(?2 AS INT))";
    Ok(db.query_one(sql, params![NODE, node], |row| row.get(0))?)
}

/// Has the connection that shows that a node lives hold what it needs, after the old one has broken.
pub fn rejoin(db: &Db, node: i64) -> Result<bool, StoreError> {
    share(db)?;
    hold(db, node)
}

/// Writes a node's state down, takes the lead if it is free or prolongs it, and reads how the nodes stand. A node that is not
/// fit to lead does so only where no other one is.
pub fn present(db: &Db, node: i64, presence: &Presence) -> Result<Standing, StoreError> {
    let Presence { shards, is_connected, is_unfit } = presence;
    db.execute(
        "INSERT INTO nodes (id, first_shard, last_shard, shards, connected) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, first_shard = excluded.first_shard,
             last_shard = excluded.last_shard, shards = excluded.shards, connected = excluded.connected",
        params![
            node,
            shards.map(|shards| shards.first),
            shards.map(|shards| shards.last),
            shards.map(|shards| shards.total),
            is_connected
        ],
    )?;
    let leads = if *is_unfit { keep_lead(db, node)? } else { take_lead(db, node)? };
    if leads.is_some() {
        bury(db)?;
    }
    let ((others, now), connected) = (others(db, node)?, connected(db)?);
    Ok(Standing { leads, others, connected, server_time: Some(now) })
}

/// Takes or prolongs the lead; returns the number of the term, none where another node leads. A lead whose time was over, and
/// which no other node has taken meanwhile, goes on in its term.
fn take_lead(db: &Db, node: i64) -> Result<Option<i64>, StoreError> {
    let gone = departed_leader(db, node)?;
    let mut take = db.prepare_cached(
        "INSERT INTO leases (name, holder, epoch, until_at)
         VALUES ('leader', ?1, 1, clock_timestamp() + CAST(?2 AS BIGINT) * INTERVAL '1 millisecond')
         ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until_at = excluded.until_at,
             epoch = leases.epoch + CASE WHEN leases.holder = ?1 THEN 0 ELSE 1 END
         WHERE leases.holder = ?1 OR leases.holder = ?3 OR leases.until_at <= clock_timestamp()
         RETURNING epoch",
    )?;
    Ok(take.query_one(params![node, LEASE_MS, gone], |row| row.get(0)).optional()?)
}

/// Keeps the lead of a node that is not fit for it, without prolonging it: a fit node takes it as soon as it looks, and where
/// there is none, as while Discord answers no one, this one goes on in its term. If the leader says nothing any more, every
/// fit node has had a whole lease of time to take the lead before one that is not fit does.
fn keep_lead(db: &Db, node: i64) -> Result<Option<i64>, StoreError> {
    let mut keep = db.prepare_cached(
        "UPDATE leases SET holder = ?1, until_at = clock_timestamp(),
             epoch = epoch + CASE WHEN holder = ?1 THEN 0 ELSE 1 END
         WHERE name = 'leader' AND (holder = ?1
             OR until_at <= clock_timestamp() - CAST(?2 AS BIGINT) * INTERVAL '1 millisecond')
         RETURNING epoch",
    )?;
    Ok(keep.query_one(params![node, LEASE_MS], |row| row.get(0)).optional()?)
}

/// Returns the other node that leads, if it has ended: its connection is gone, and its lock with it.
fn departed_leader(db: &Db, node: i64) -> Result<Option<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT holder FROM leases WHERE name = 'leader' AND holder <> ?1
         AND pg_try_advisory_xact_lock(CAST(?2 AS INT), CAST(holder AS INT))",
    )?;
    Ok(query.query_one(params![node, NODE], |row| row.get(0)).optional()?)
}

/// Forgets nodes that say nothing any more, and lets go of the tasks that they have claimed.
fn bury(db: &Db) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "DELETE FROM nodes WHERE seen_at < clock_timestamp() - CAST(?1 AS BIGINT) * INTERVAL '1 millisecond'
         RETURNING id",
    )?;
    let gone = query.query_map([LEASE_MS], |row| row.get::<_, i64>(0))?;
    let gone = gone.collect::<Result<Vec<_>, _>>()?;
    gone.into_iter().try_for_each(|node| outbox::release_claims(db, node))
}

/// Returns the number of other nodes that live, and the time by the server's clock (UTC ms).
fn others(db: &Db, node: i64) -> Result<(u32, Millis), StoreError> {
    let sql = "SELECT count(*), CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) FROM nodes
               WHERE id <> ?1 AND seen_at > clock_timestamp() - CAST(?2 AS BIGINT) * INTERVAL '1 millisecond'";
    Ok(db.query_one(sql, params![node, LEASE_MS], |row| Ok((row.get(0)?, row.get(1)?)))?)
}

fn connected(db: &Db) -> Result<Vec<ShardRange>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT first_shard, last_shard, shards FROM nodes WHERE connected = 1 AND shards IS NOT NULL
         AND seen_at > clock_timestamp() - CAST(?1 AS BIGINT) * INTERVAL '1 millisecond'",
    )?;
    let range = |row: &Row<'_>| {
        Ok(ShardRange { first: row.get(0)?, last: row.get(1)?, total: row.get(2)? })
    };
    Ok(query.query_map([LEASE_MS], range)?.collect::<Result<_, _>>()?)
}

/// True if a node leads: no other one has taken the lead since it did, though its time may be over.
pub fn leads(db: &Db, node: i64) -> Result<bool, StoreError> {
    match db {
        Db::Sqlite(_) => Ok(true),
        Db::Postgres(_) => {
            let sql = "SELECT count(*) > 0 FROM leases WHERE name = 'leader' AND holder = ?1";
            Ok(db.query_one(sql, [node], |row| row.get(0))?)
        }
    }
}

/// Refuses what is for the leader to do where another node leads, or this one in another term, where one is named. The
/// lead stays as it is until the transaction ends: it is the fence against a node that does not know yet that another one
/// leads, or has led meanwhile, and keeps another one from taking the lead while this one writes as the leader.
pub fn check_leads(db: &Db, node: i64, term: Option<i64>) -> Result<(), StoreError> {
    let Db::Postgres(_) = db else { return Ok(()) };
    let mut query = db.prepare_cached(
        "SELECT holder FROM leases WHERE name = 'leader' AND holder = ?1
         AND epoch = COALESCE(CAST(?2 AS BIGINT), epoch) FOR SHARE",
    )?;
    if query.exists(params![node, term])? { Ok(()) } else { Err(StoreError::NotLeading) }
}

/// Takes a node out that ends: the next one may lead at once, and do what it had claimed.
pub fn leave(db: &Db, node: i64) -> Result<(), StoreError> {
    outbox::release_claims(db, node)?;
    db.execute("UPDATE leases SET until_at = clock_timestamp() WHERE holder = ?1", [node])?;
    db.execute("DELETE FROM nodes WHERE id = ?1", [node])?;
    Ok(())
}

/// Reads the server's clock (UTC ms).
pub fn now(db: &Db) -> Result<i64, StoreError> {
    let sql = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
    Ok(db.query_one(sql, params![], |row| row.get(0))?)
}
