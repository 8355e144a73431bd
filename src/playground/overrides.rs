//! Permissions of commands, as an owner sets them on the server's Integrations page: for one command, or for all of them.
//! <https://discord.com/developers/docs/interactions/application-commands#permissions>

use serde_json::{Value, json};

use super::cast::{BOT, Place, SERVER};
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
    /// Discord's number of the kind, the id, and whether the command is allowed.
    fn parts(self) -> (u8, u64, bool) {
        match self {
            Self::Role(id, allowed) => (1, id, allowed),
            Self::Person(id, allowed) => (2, id, allowed),
            Self::Channel(id, allowed) => (3, id, allowed),
        }
    }

    /// Discord's object.
    fn json(self) -> Value {
        let (kind, id, allowed) = self.parts();
        json!({"id": id.to_string(), "type": kind, "permission": allowed})
    }
}

/// Discord's object of what is said of a command, or of the application by its id.
pub(super) fn page(id: &str, said: &[Override]) -> Value {
    json!({
        "id": id, "application_id": BOT.to_string(), "guild_id": SERVER.to_string(),
        "permissions": said.iter().map(|line| line.json()).collect::<Vec<_>>(),
    })
}

/// True if a person may use a command in a channel; `by_default` where they have the permissions that it needs.
/// <https://discord.com/developers/docs/change-log#flowchart-for-command-permissions-logic>
pub(super) fn permits(
    state: &State,
    command: &Value,
    person: u64,
    place: Place,
    by_default: bool,
) -> bool {
    let of = |id: &str| state.overrides.get(id).map_or(&[][..], Vec::as_slice);
    let (own, whole) = (of(command["id"].as_str().unwrap_or_default()), of(&BOT.to_string()));
    let parent = state.threads.get(&place.id).map(|thread| thread.parent);
    let channels: Vec<u64> = [place.id].into_iter().chain(parent).collect();
    let here = [(3, channels), (3, vec![SERVER - 1])];
    if first(own, &here).or_else(|| first(whole, &here)) == Some(false) {
        return false;
    }
    let worn = state.roles_of(person).iter().filter_map(|role| role.parse().ok()).collect();
    let them = [(2, vec![person]), (1, worn), (1, vec![SERVER])];
    first(own, &them).unwrap_or(by_default && first(whole, &them) != Some(false))
}

/// Returns the first answer of lines to questions about ids of a kind, of which one that is allowed is enough.
fn first(lines: &[Override], questions: &[(u8, Vec<u64>)]) -> Option<bool> {
    questions.iter().find_map(|(kind, ids)| {
        let said = lines.iter().map(|line| line.parts());
        let said = said.filter(|(of, id, _)| of == kind && ids.contains(id));
        said.map(|(_, _, allowed)| allowed).reduce(|one, other| one || other)
    })
}
