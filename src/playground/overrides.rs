//! Permissions of commands, as an owner sets them on the server's Integrations page.
//! <https://discord.com/developers/docs/interactions/application-commands#permissions>

use serde_json::{Value, json};

use super::cast::SERVER;
use super::world::State;

/// A line of the page: whom or what it is about, by its id, and whether the command is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Override {
    /// Those with a role; the server's id is the role of everyone.
    Role(u64, bool),
    /// A person.
    Person(u64, bool),
    /// A channel; the server's id less one means all channels.
    Channel(u64, bool),
}

impl Override {
    /// Discord's object.
    pub(super) fn json(&self) -> Value {
        let (kind, id, allowed) = match self {
            Self::Role(id, allowed) => (1, id, allowed),
            Self::Person(id, allowed) => (2, id, allowed),
            Self::Channel(id, allowed) => (3, id, allowed),
        };
        json!({"id": id.to_string(), "type": kind, "permission": allowed})
    }
}

/// Returns what the page says of a command for a person; nothing where it says nothing of them.
pub(super) fn verdict(state: &State, command: &Value, person: u64) -> Option<bool> {
    let page = state.overrides.get(command["id"].as_str()?)?;
    let own = page.iter().find_map(|line| match line {
        Override::Person(id, allowed) if *id == person => Some(*allowed),
        _ => None,
    });
    let worn: Vec<u64> =
        state.roles_of(person).iter().filter_map(|role| role.parse().ok()).collect();
    let of_roles = |wanted: &[u64]| {
        let lines = page.iter().filter_map(|line| match line {
            Override::Role(id, allowed) if wanted.contains(id) => Some(*allowed),
            _ => None,
        });
        lines.reduce(|one, other| one || other)
    };
    own.or_else(|| of_roles(&worn)).or_else(|| of_roles(&[SERVER]))
}
