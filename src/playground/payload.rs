//! Interactions as the gateway tells them to the bot.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object>

use serde_json::{Map, Value, json};

use super::cast::{BOT, Place, Someone, member_json, merged, user_json};
use super::interaction::Interaction;
use super::permissions;
use super::roles::Role;
use super::rules::{self, FILE_BYTES};
use super::world::State;

/// The event's data. `data` is the part that depends on the kind; `message` the one that a component belongs to.
pub(super) fn payload(
    state: &State,
    on: &Interaction,
    locale: &str,
    data: &Value,
    message: Option<Value>,
) -> Value {
    let Some(place) = on.place() else { return Value::Null };
    let mut all = json!({
        "id": on.id.to_string(), "application_id": BOT.to_string(), "type": on.kind.number(), "token": on.token,
        "version": 1, "data": data, "channel_id": on.channel.to_string(), "channel": state.channel_json(place),
        "app_permissions": state.bot_permissions(place).to_string(), "locale": locale, "entitlements": [],
        "authorizing_integration_owners": owners(on, place), "context": place.context(),
        "attachment_size_limit": FILE_BYTES,
    });
    if let Some(message) = message {
        all["message"] = message;
    }
    merged(all, who(state, on.person, place))
}

/// Returns the person: a member in the server, a user elsewhere.
fn who(state: &State, person: u64, place: Place) -> Value {
    let Some(server) = place.server() else {
        return json!({"user": user_json(person)});
    };
    let spoken = json!({"user": user_json(person), "deaf": false, "mute": false,
        "roles": state.roles_of(person)});
    let member = merged(member_json(permissions_of(person)), spoken);
    let server = server.to_string();
    let guild = json!({"id": server, "locale": state.server_locale, "features": []});
    json!({"member": member, "guild_id": server, "guild_locale": state.server_locale, "guild": guild})
}

/// Returns the owner of the installation: the server (0; "0" means direct messages with the
/// bot) or the person (1).
fn owners(on: &Interaction, place: Place) -> Value {
    if on.user_installed {
        return json!({"1": on.person.to_string()});
    }
    json!({"0": place.server().unwrap_or(0).to_string()})
}

/// Returns the permissions of a person in the server.
pub(super) fn permissions_of(person: u64) -> u64 {
    let runs = Someone::by_id(person).is_some_and(|person| person.runs_server);
    if runs { permissions::OWNER } else { permissions::MEMBER }
}

/// The `resolved` object: users, their members, channels and attachments, by id.
#[derive(Default)]
pub(super) struct Resolved(Map<String, Value>);

impl Resolved {
    pub(super) fn user(&mut self, id: u64, place: Place) {
        self.put("users", id, user_json(id));
        if place.server().is_some() {
            self.put("members", id, member_json(permissions_of(id)));
        }
    }

    /// A channel, with the permissions of the person who chose it left out, and those of the bot.
    pub(super) fn channel(&mut self, state: &State, id: u64) {
        let Some(place) = Place::by_id(id) else { return };
        let own = json!({"app_permissions": state.bot_permissions(place).to_string()});
        self.put("channels", id, merged(state.channel_json(place), own));
    }

    /// A file that was uploaded, if it has one of these types.
    pub(super) fn upload(
        &mut self,
        state: &State,
        channel: u64,
        types: &Value,
        text: &str,
    ) -> Result<(), String> {
        let file = text.parse::<u64>().ok().and_then(|id| state.uploads.get(&id));
        let file = file.ok_or_else(|| format!("{text} was not uploaded"))?;
        if !rules::takes(types, &file.filename) {
            return Err(format!("{} is of none of the types {types}", file.filename));
        }
        self.put("attachments", file.id, file.json(channel, state.files_base(), 0));
        Ok(())
    }

    pub(super) fn role(&mut self, id: u64) {
        if let Some(role) = Role::by_id(id) {
            self.put("roles", id, role.json());
        }
    }

    pub(super) fn put(&mut self, list: &str, id: u64, object: Value) {
        let list = self.0.entry(list).or_insert_with(|| json!({}));
        list[id.to_string()] = object;
    }

    pub(super) fn json(self) -> Value {
        Value::Object(self.0)
    }
}
