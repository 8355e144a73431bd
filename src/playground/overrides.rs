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
///
/// A line about the command takes the place of the line about the application that is about the same. The application's
/// lines are asked only of who may use the command otherwise.
pub(super) fn permits(
    state: &State,
    command: &Value,
    person: u64,
    place: Place,
    by_default: bool,
) -> bool {
    let of = |id: &str| state.overrides.get(id).cloned().unwrap_or_default();
    let own = of(command["id"].as_str().unwrap_or_default());
    let mut whole = of(&BOT.to_string());
    let key = |line: Override| (line.parts().0, line.parts().1);
    whole.retain(|line| !own.iter().any(|other| key(*other) == key(*line)));
    let here: Vec<Override> = own.iter().chain(&whole).copied().collect();
    let parent = state.threads.get(&place.id).map(|thread| thread.parent);
    let channels: Vec<u64> = [place.id].into_iter().chain(parent).collect();
    let in_channel = verdict(&here, 3, &channels).or_else(|| verdict(&here, 3, &[SERVER - 1]));
    if in_channel == Some(false) {
        return false;
    }
    let worn: Vec<u64> =
        state.roles_of(person).iter().filter_map(|role| role.parse().ok()).collect();
    for (kind, ids) in [(2, vec![person]), (1, worn), (1, vec![SERVER])] {
        match verdict(&here, kind, &ids) {
            Some(false) => return false,
            Some(true) if verdict(&own, kind, &ids) == Some(true) => return true,
            _ => {}
        }
    }
    by_default
}

/// Returns what lines of a kind about these ids say: one that allows is enough.
fn verdict(lines: &[Override], kind: u8, ids: &[u64]) -> Option<bool> {
    let said = lines.iter().map(|line| line.parts());
    let said = said.filter(|(of, id, _)| *of == kind && ids.contains(id));
    said.map(|(_, _, allowed)| allowed).reduce(|one, other| one || other)
}
