//! The server as Discord describes it to a bot that asks for servers.
//! <https://discord.com/developers/docs/resources/guild#guild-object>

use serde_json::{Value, json};

use super::cast::{
    BOT, FOUNDED, PEOPLE, PLACES, SERVER, Setting, everyone, member_json, merged, user_json,
};
use super::error::ApiError;
use super::permissions;
use super::roles::roles_json;
use super::world::State;

/// The guild object of a `GUILD_CREATE` event.
pub(super) fn guild_json(locale: &str) -> Value {
    let about = json!({
        "id": SERVER.to_string(), "name": "The Playground", "icon": null, "splash": null, "discovery_splash": null,
        "owner_id": PEOPLE[0].id.to_string(), "afk_channel_id": null, "afk_timeout": 300,
        "verification_level": 0, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
        "roles": roles_json(), "emojis": [], "stickers": [], "features": [], "application_id": null,
        "system_channel_id": null, "system_channel_flags": 0, "rules_channel_id": null, "vanity_url_code": null,
        "description": null, "banner": null, "premium_tier": 0, "preferred_locale": locale,
        "public_updates_channel_id": null, "nsfw_level": 0, "premium_progress_bar_enabled": false,
    });
    let channels =
        PLACES.iter().filter(|place| place.setting == Setting::Server).map(|place| place.json());
    let live = json!({
        "joined_at": FOUNDED, "large": false, "unavailable": false, "member_count": everyone().count() + 1,
        "voice_states": [], "members": members(), "channels": channels.collect::<Vec<_>>(), "threads": [],
        "presences": [], "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
    });
    merged(about, live)
}

fn members() -> Vec<Value> {
    let ids = everyone().map(|person| person.id).chain([BOT]);
    let member = |id| {
        let voice = json!({"user": user_json(id), "deaf": false, "mute": false});
        merged(member_json(permissions::MEMBER), voice)
    };
    ids.map(member).collect()
}

/// Returns the member object of a person or the bot, with its user.
/// <https://discord.com/developers/docs/resources/guild#get-guild-member>
pub(super) fn member_by_id(state: &State, guild: u64, user: u64) -> Result<(u16, Value), ApiError> {
    if guild != SERVER || !state.is_member(user) {
        return Err(ApiError::unknown_member());
    }
    let mut member = merged(
        member_json(permissions::MEMBER),
        json!({"user": user_json(user), "roles": state.roles_of(user), "deaf": false, "mute": false}),
    );
    // Permissions are said of members in interactions alone.
    member.as_object_mut().map(|member| member.remove("permissions"));
    Ok((200, member))
}
