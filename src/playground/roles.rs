//! Roles of the server: which there are, who has them, and which of them the bot may give.
//! <https://discord.com/developers/docs/topics/permissions#role-object>

use serde_json::{Value, json};

use super::cast::{BOT, BOT_NAME, SERVER, is_user};
use super::error::ApiError;
use super::permissions;
use super::world::State;

/// A role of the server.
#[derive(Debug, PartialEq, Eq)]
pub struct Role {
    /// The name shown.
    pub name: &'static str,
    /// The role's id.
    pub id: u64,
    /// Its place in the list of roles; who has a higher one stands above.
    pub position: u32,
}

/// The bot's own role, which Discord made when the bot was added.
static BOT_ROLE: Role = Role { name: BOT_NAME, id: 370_000_000_000_000_005, position: 4 };

/// The roles besides those of everyone and of the bot. The last one stands above the bot's own.
pub static ROLES: [Role; 4] = [
    Role { name: "Champions", id: 370_000_000_000_000_001, position: 1 },
    Role { name: "Kings", id: 370_000_000_000_000_002, position: 2 },
    Role { name: "Regulars", id: 370_000_000_000_000_003, position: 3 },
    Role { name: "Moderators", id: 370_000_000_000_000_004, position: 5 },
];

impl Role {
    /// Returns the role with this name.
    pub fn by_name(name: &str) -> Option<&'static Self> {
        ROLES.iter().chain([&BOT_ROLE]).find(|role| role.name == name)
    }

    /// Returns the role with this id.
    pub(super) fn by_id(id: u64) -> Option<&'static Self> {
        ROLES.iter().chain([&BOT_ROLE]).find(|role| role.id == id)
    }

    /// Returns Discord's role object.
    pub(super) fn json(&self) -> Value {
        role_json(self, 0)
    }
}

/// Returns the roles of the server, that of everyone first.
pub(super) fn roles_json() -> Vec<Value> {
    let everyone = Role { name: "@everyone", id: SERVER, position: 0 };
    let everyone = role_json(&everyone, permissions::MEMBER);
    let named = ROLES.iter().chain([&BOT_ROLE]).map(Role::json);
    std::iter::once(everyone).chain(named).collect()
}

fn role_json(role: &Role, permissions: u64) -> Value {
    let Role { name, id, position } = role;
    json!({"id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null,
        "unicode_emoji": null, "position": position, "permissions": permissions.to_string(),
        "managed": *role == BOT_ROLE, "mentionable": true, "flags": 0, "colors": {"primary_color": 0}})
}

impl State {
    /// Gives a role to a member or takes it away. What is so already stays so.
    /// <https://discord.com/developers/docs/resources/guild#add-guild-member-role>
    pub(super) fn set_role(
        &mut self,
        (guild, user, role): (u64, u64, u64),
        has: bool,
    ) -> Result<(), ApiError> {
        if guild != SERVER || self.removed {
            return Err(ApiError::missing_access());
        }
        let known = Role::by_id(role).ok_or_else(ApiError::unknown_role)?;
        if !self.bot_manages_roles || known.position >= BOT_ROLE.position {
            return Err(ApiError::missing_permissions());
        }
        if !self.is_member(user) {
            return Err(ApiError::unknown_member());
        }
        match has {
            true => self.roles.insert((role, user)),
            false => self.roles.remove(&(role, user)),
        };
        Ok(())
    }

    /// True if a person or the bot is in the server.
    pub(super) fn is_member(&self, user: u64) -> bool {
        is_user(user) && !self.gone_members.contains(&user)
    }

    /// Returns the roles of a member, as Discord's member object names them.
    pub(super) fn roles_of(&self, user: u64) -> Vec<String> {
        let own = self.roles.iter().filter(|(_, person)| *person == user);
        let of_bot = (user == BOT).then_some(BOT_ROLE.id);
        own.map(|(role, _)| *role).chain(of_bot).map(|role| role.to_string()).collect()
    }
}
