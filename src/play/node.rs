//! Nodes: the processes that share a database, one of which leads.

use super::ids::Millis;

/// Shards of Discord's gateway that a node runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShardRange {
    /// Number of the first one.
    pub first: u32,
    /// Number of the last one.
    pub last: u32,
    /// Number of all shards of the bot, of all nodes.
    pub total: u32,
}

impl ShardRange {
    /// True if it has all shards of the bot.
    pub fn is_whole(&self) -> bool {
        self.first == 0 && self.last + 1 == self.total
    }

    /// Number of shards in it.
    pub fn count(&self) -> u32 {
        (self.last + 1).saturating_sub(self.first)
    }
}

/// State of a node, as it tells the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// Its shards; none: its interactions arrive by the HTTP front, or it has no shards yet.
    pub shards: Option<ShardRange>,
    /// True if it hears of interactions.
    pub is_connected: bool,
    /// True if it is not fit to lead, because Discord does not answer it or its clock is wrong: it leads only while no fit
    /// node lives.
    pub is_unfit: bool,
}

/// A node's place among all that share the database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Number of the term for which this node leads; none while another one does.
    pub leads: Option<i64>,
    /// Number of nodes beside this one.
    pub others: u32,
    /// Shards of all nodes that hear of interactions, this one among them.
    pub connected: Vec<ShardRange>,
    /// Time by the database's own clock (UTC ms); none for a file, which has none.
    pub server_time: Option<Millis>,
}

impl Standing {
    /// Number of the bot's shards that some node is connected with.
    pub fn connected_shards(&self) -> usize {
        let all = self.connected.iter().flat_map(|range| range.first..=range.last);
        all.collect::<std::collections::BTreeSet<_>>().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_of_two_nodes_count_once() {
        let range = |first, last| ShardRange { first, last, total: 16 };
        let connected = vec![range(0, 7), range(4, 11)];
        let standing = Standing { connected, ..Standing::default() };
        assert_eq!(standing.connected_shards(), 12);
        assert_eq!(Standing::default().connected_shards(), 0);
    }
}
