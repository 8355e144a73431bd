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
    /// Bits of the permissions that it gives in the whole server.
    pub permissions: u64,
}

/// The bot's own role, which Discord made when the bot was added.
static BOT_ROLE: Role = named(BOT_NAME, 5, 4, 0);

/// The roles besides those of everyone and of the bot. The last one stands above the bot's own. Regulars may give the roles
/// below theirs.
pub static ROLES: [Role; 4] = [
    named("Champions", 1, 1, 0),
    named("Kings", 2, 2, 0),
    named("Regulars", 3, 3, permissions::MANAGE_ROLES),
    named("Moderators", 4, 5, permissions::MANAGE_ROLES),
];

/// Returns the role with this name and number, in this place, that gives these permissions.
const fn named(name: &'static str, number: u64, position: u32, permissions: u64) -> Role {
    Role { name, id: 370_000_000_000_000_000 + number, position, permissions }
}

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
        let Self { name, id, position, permissions } = self;
        json!({"id": id.to_string(), "name": name, "color": 0, "hoist": false, "icon": null,
            "unicode_emoji": null, "position": position, "permissions": permissions.to_string(),
            "managed": *self == BOT_ROLE, "mentionable": true, "flags": 0,
            "colors": {"primary_color": 0}})
    }
}

/// Returns the roles of the server, that of everyone first.
pub(super) fn roles_json() -> Vec<Value> {
    let permissions = permissions::MEMBER;
    let everyone = Role { name: "@everyone", id: SERVER, position: 0, permissions };
    [&everyone].into_iter().chain(&ROLES).chain([&BOT_ROLE]).map(Role::json).collect()
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
