//! Requests to the API, carried out on the state.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::route::Route;
use crate::playground::cast::{
    BOT, BOT_NAME, PEOPLE, Place, SERVER, Someone, is_user, merged, user_json,
};
use crate::playground::endpoint::public_key;
use crate::playground::error::ApiError;
use crate::playground::events::Event;
use crate::playground::gateway::gateway_url;
use crate::playground::guild::{guild_json, member_by_id};
use crate::playground::inspect::Seen;
use crate::playground::journal::Entry;
use crate::playground::lifecycle::Which;
use crate::playground::overrides;
use crate::playground::permissions::{BOT_DEFAULT, READ_MESSAGE_HISTORY};
use crate::playground::posts::Draft;
use crate::playground::roles::roles_json;
use crate::playground::rules;
use crate::playground::world::State;

/// Most servers on one page of the bot's servers.
const MOST_GUILDS: u64 = 200;

/// Answer of a route: a status and JSON, null for the status alone.
pub(super) type Answer = Result<(u16, Value), ApiError>;

/// One request while it is carried out.
pub(super) struct Call<'a> {
    pub(super) state: &'a mut State,
    pub(super) seen: &'a Seen,
    pub(super) query: &'a str,
}

impl<'a> Call<'a> {
    /// Carries the request out.
    pub(super) fn answer(mut self, route: &Route) -> Answer {
        match (self.seen.method.as_str(), route) {
            ("GET", Route::Gateway) => Ok((200, json!({"url": self.gateway()}))),
            ("GET", Route::GatewayBot) => Ok((200, self.gateway_bot())),
            ("GET", Route::Me) => Ok((200, myself())),
            ("GET", Route::MyGuilds) => self.my_guilds(),
            ("GET", Route::User { user }) => user_by_id(*user),
            ("GET", Route::Member { guild, user }) => member_by_id(self.state, *guild, *user),
            (method @ ("PUT" | "DELETE"), Route::MemberRole { guild, user, role }) => self
                .state
                .set_role((*guild, *user, *role), method == "PUT")
                .map(|()| (204, Value::Null)),
            ("GET", Route::Application | Route::ApplicationByOauth) => {
                Ok((200, self.application()))
            }
            ("PATCH", Route::Application) => self.change_application(),
            ("GET", Route::Commands { .. }) => Ok((200, Value::Array(self.state.commands.clone()))),
            ("PUT", Route::Commands { application }) => self.register(*application),
            ("GET", Route::Overrides { application, guild, command }) => {
                self.overrides(*application, *guild, *command)
            }
            ("GET", Route::AllOverrides { application, guild }) => {
                self.all_overrides(*application, *guild)
            }
            (_, Route::Emojis { application }) => self.emojis(*application),
            (_, Route::Emoji { application, emoji }) => self.one_emoji(*application, *emoji),
            ("GET", Route::Guild { guild }) => self.server(*guild),
            ("GET", Route::Roles { guild }) => {
                self.server(*guild).map(|_| (200, Value::Array(roles_json())))
            }
            ("POST", Route::Callback { interaction, token }) => self.callback(*interaction, token),
            ("POST", Route::FollowUps { token }) => self.follow_up(token),
            (_, Route::Answer { token, which }) => self.answer_message(token, *which),
            _ => self.in_channel(route),
        }
    }

    /// Carries a request out that concerns channels and their messages.
    fn in_channel(&mut self, route: &Route) -> Answer {
        match (self.seen.method.as_str(), route) {
            ("POST", Route::OpenDm) => self.open_dm(),
            ("GET", Route::Channel { channel }) => {
                self.place(*channel).map(|place| (200, self.state.channel_json(place)))
            }
            ("PATCH", Route::Channel { channel }) => self.unarchive(*channel),
            ("POST", Route::Threads { channel, message }) => self.begin_thread(*channel, *message),
            ("GET", Route::Messages { channel }) => self.history(*channel),
            ("POST", Route::Messages { channel }) => self.post(*channel),
            (_, Route::Message { channel, message }) => self.one_message(*channel, *message),
            _ => Err(ApiError::bare(405)),
        }
    }

    fn follow_up(&mut self, token: &str) -> Answer {
        let id = self.state.follow_up(token, &self.seen.json, &self.seen.files)?;
        self.message(200, id)
    }

    /// Gets, edits or deletes an interaction's message.
    fn answer_message(&mut self, token: &str, which: Which) -> Answer {
        match self.seen.method.as_str() {
            "GET" => {
                let on = self.state.by_token(token)?;
                self.message(200, self.state.meant(&on, which)?)
            }
            "PATCH" => {
                let Seen { json, files, .. } = self.seen;
                let id = self.state.edit_answer(token, which, json, files)?;
                self.message(200, id)
            }
            "DELETE" => self.state.delete_answer(token, which).map(|()| (204, Value::Null)),
            _ => Err(ApiError::bare(405)),
        }
    }

    fn json(&self) -> &'a Value {
        &self.seen.json
    }

    fn message(&self, status: u16, id: u64) -> Answer {
        let message = self.state.messages.get(&id).ok_or_else(ApiError::unknown_message)?;
        Ok((status, message.json(&self.state.base)))
    }

    fn gateway(&self) -> String {
        gateway_url(&self.state.base)
    }

    fn gateway_bot(&self) -> Value {
        let shards = self.state.shards;
        let remaining = self.state.sessions.remaining.unwrap_or(1000);
        let limit =
            json!({"total": 1000, "remaining": remaining, "reset_after": 0, "max_concurrency": 1});
        json!({"url": self.gateway(), "shards": shards, "session_start_limit": limit})
    }

    /// The bot's application, as it was last changed.
    fn application(&self) -> Value {
        merged(application(), Value::Object(self.state.application.clone()))
    }

    fn change_application(&mut self) -> Answer {
        for (name, value) in self.json().as_object().into_iter().flatten() {
            self.state.application.insert(name.clone(), value.clone());
        }
        Ok((200, self.application()))
    }

    /// Registers the whole list of commands in one call. A command of the same type and name keeps its id.
    fn register(&mut self, application: u64) -> Answer {
        if application != BOT {
            return Err(ApiError::missing_access());
        }
        let given = self.json().as_array().cloned().unwrap_or_default();
        let commands: Vec<Value> =
            given.into_iter().map(|command| self.registered(command)).collect();
        self.state.journal.write(&Entry::Commands(commands.clone()));
        self.state.commands.clone_from(&commands);
        self.state.events.push(Event::commands());
        Ok((200, Value::Array(commands)))
    }

    /// Answers with the settings of a command, or of the application by its id, on the server's Integrations page.
    /// <https://discord.com/developers/docs/interactions/application-commands#get-application-command-permissions>
    fn overrides(&self, application: u64, guild: u64, command: u64) -> Answer {
        self.has_page(application, guild)?;
        let said = self.state.overrides.get(&command.to_string());
        let said = said.ok_or_else(ApiError::no_overrides)?;
        Ok((200, overrides::page(&command.to_string(), said)))
    }

    /// Everything that is on the page.
    /// <https://discord.com/developers/docs/interactions/application-commands#get-guild-application-command-permissions>
    fn all_overrides(&self, application: u64, guild: u64) -> Answer {
        self.has_page(application, guild)?;
        let pages = self.state.overrides.iter().map(|(id, said)| overrides::page(id, said));
        Ok((200, pages.collect()))
    }

    fn has_page(&self, application: u64, guild: u64) -> Result<(), ApiError> {
        let is_there = application == BOT && guild == SERVER && !self.state.removed;
        is_there.then_some(()).ok_or_else(ApiError::missing_access)
    }

    fn registered(&mut self, mut command: Value) -> Value {
        let kind = rules::commands::kind_of(&command);
        let same = |old: &&Value| old["name"] == command["name"] && old["type"] == kind;
        let known = self.state.commands.iter().find(same).map(|old| old["id"].clone());
        let version = self.state.next_id().to_string();
        command["id"] = known.unwrap_or_else(|| Value::String(version.clone()));
        command["version"] = Value::String(version);
        command["application_id"] = Value::String(BOT.to_string());
        command["type"] = json!(kind);
        for (key, usual) in
            [("description", json!("")), ("default_member_permissions", Value::Null)]
        {
            if command[key].is_null() {
                command[key] = usual;
            }
        }
        command
    }

    fn callback(&mut self, interaction: u64, token: &str) -> Answer {
        let Seen { json, files, .. } = self.seen;
        self.state.acknowledge(interaction, token, json, files)?;
        if !self.query.split('&').any(|pair| pair == "with_response=true") {
            return Ok((204, Value::Null));
        }
        let on = self.state.by_token(token)?;
        let message = on.original.and_then(|id| self.state.messages.get(&id));
        let about = json!({
            "id": on.id.to_string(), "type": on.kind.number(),
            "response_message_id": message.map(|message| message.id.to_string()),
            "response_message_loading": message.map(|message| message.is_loading()),
            "response_message_ephemeral": message.map(|message| message.is_ephemeral()),
        });
        let resource = message.map(
            |message| json!({"type": json["type"], "message": message.json(&self.state.base)}),
        );
        Ok((200, json!({"interaction": about, "resource": resource})))
    }

    fn open_dm(&self) -> Answer {
        let recipient = rules::id_of(&self.json()["recipient_id"]).and_then(Someone::by_id);
        let person = recipient.ok_or_else(ApiError::unknown_user)?;
        Ok((200, person.dm().json()))
    }

    /// A page of the servers that the bot is in, in order of their ids.
    /// <https://discord.com/developers/docs/resources/user#get-current-user-guilds>
    fn my_guilds(&self) -> Answer {
        let limit = self.number("limit").unwrap_or(MOST_GUILDS);
        if !(1..=MOST_GUILDS).contains(&limit) {
            return Err(ApiError::bare(400));
        }
        let after = self.number("after").unwrap_or(0);
        let own = (!self.state.removed).then_some(SERVER);
        let all: BTreeSet<u64> = self.state.other_servers.iter().copied().chain(own).collect();
        let page = all.into_iter().filter(|id| *id > after).take(limit as usize);
        Ok((200, page.map(partial_guild).collect()))
    }

    /// A number of the query.
    fn number(&self, name: &str) -> Option<u64> {
        let mut pairs = self.query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| *key == name)?.1.parse().ok()
    }

    /// The server, as long as the bot is in it.
    fn server(&self, guild: u64) -> Answer {
        if guild != SERVER || self.state.removed {
            return Err(ApiError::unknown_guild());
        }
        Ok((200, guild_json(&self.state.server_locale)))
    }

    /// A channel that is there, in a server where the bot is.
    fn there(&self, id: u64) -> Result<Place, ApiError> {
        let place = Place::by_id(id).filter(|place| self.state.is_there(*place));
        let place = place.ok_or_else(ApiError::unknown_channel)?;
        if self.state.removed && place.server().is_some() {
            Err(ApiError::missing_access())
        } else {
            Ok(place)
        }
    }

    /// <https://discord.com/developers/docs/resources/channel#start-thread-from-message>
    fn begin_thread(&mut self, channel: u64, message: u64) -> Answer {
        let place = self.place(channel)?;
        let name = self.json()["name"].as_str().unwrap_or_default().to_owned();
        let thread = self.state.begin_thread(place, message, name)?;
        Ok((201, self.state.channel_json(thread)))
    }

    /// Of all that can be changed about a channel only this is known here: that an archived thread is opened again.
    fn unarchive(&mut self, channel: u64) -> Answer {
        let place = self.place(channel)?;
        self.state.unarchive(place)?;
        Ok((200, self.state.channel_json(place)))
    }

    /// A channel that the bot can see.
    fn place(&self, id: u64) -> Result<Place, ApiError> {
        let place = self.there(id)?;
        self.state.may_see(place)?;
        Ok(place)
    }

    /// The newest messages of a channel, newest first. The bot never sees ephemeral ones this way.
    fn history(&self, channel: u64) -> Answer {
        let place = self.place(channel)?;
        if self.state.bot_permissions(place) & READ_MESSAGE_HISTORY == 0 {
            return Ok((200, json!([])));
        }
        let limit = self.number("limit").unwrap_or(50) as usize;
        let public = self.state.in_channel(channel).rev().filter(|message| !message.is_ephemeral());
        let base = &self.state.base;
        let list: Vec<Value> = public.take(limit).map(|message| message.json(base)).collect();
        Ok((200, Value::Array(list)))
    }

    fn post(&mut self, channel: u64) -> Answer {
        let place = self.there(channel)?;
        self.state.may_post(place, !self.seen.files.is_empty())?;
        let nonce = self.json()["nonce"]
            .as_str()
            .filter(|_| self.json()["enforce_nonce"] == true)
            .map(str::to_owned);
        if let Some(known) = nonce.as_ref().and_then(|nonce| self.state.posted_as(nonce)) {
            return self.message(200, known);
        }
        let draft = Draft {
            channel,
            author: BOT,
            data: &self.seen.json,
            files: &self.seen.files,
            only_for: None,
            invoked: None,
            loading: false,
        };
        let id = self.state.post(draft)?;
        self.state.nonces.extend(nonce.map(|nonce| (nonce, id)));
        self.message(200, id)
    }

    fn one_message(&mut self, channel: u64, id: u64) -> Answer {
        let place = self.place(channel)?;
        let found = self
            .state
            .messages
            .get(&id)
            .filter(|message| message.channel == channel && !message.is_ephemeral());
        let (author, sent) = found
            .map(|message| (message.author, message.sent))
            .ok_or_else(ApiError::unknown_message)?;
        match self.seen.method.as_str() {
            "GET" => self.message(200, id),
            "PATCH" if author != BOT => Err(ApiError::not_the_author()),
            "PATCH" | "DELETE" if self.state.is_archived(place) => Err(ApiError::archived()),
            "PATCH" => {
                self.state.may_edit(place, !self.seen.files.is_empty())?;
                let now = self.state.now();
                if !self.state.old_edits.take(channel, sent, now) {
                    return Err(ApiError::too_many_old_edits());
                }
                self.state.edit(id, &self.seen.json, &self.seen.files)?;
                self.message(200, id)
            }
            "DELETE" if author != BOT => Err(ApiError::missing_permissions()),
            "DELETE" => {
                self.state.remove(id);
                Ok((204, Value::Null))
            }
            _ => Err(ApiError::bare(405)),
        }
    }
}

/// A server as the list of the bot's servers shows it.
fn partial_guild(id: u64) -> Value {
    json!({
        "id": id.to_string(), "name": "A server", "icon": null, "banner": null, "owner": false,
        "permissions": BOT_DEFAULT.to_string(), "features": [],
    })
}

fn user_by_id(id: u64) -> Answer {
    if is_user(id) { Ok((200, user_json(id))) } else { Err(ApiError::unknown_user()) }
}

/// The bot user as it sees itself.
fn myself() -> Value {
    merged(
        user_json(BOT),
        json!({"mfa_enabled": false, "verified": true, "locale": "en-US", "email": null}),
    )
}

fn application() -> Value {
    json!({
        "id": BOT.to_string(), "name": BOT_NAME, "icon": null, "description": "", "type": null, "bot_public": true,
        "bot_require_code_grant": false, "verify_key": public_key(), "flags": 0, "flags_new": "0", "bot": user_json(BOT),
        "team": null, "owner": user_json(PEOPLE[0].id), "integration_types_config": {"0": {}, "1": {}},
        "approximate_guild_count": 1, "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0, "explicit_content_filter": 0, "redirect_uris": [],
        "interactions_endpoint_url": null, "role_connections_verification_url": null, "eligible_oauth2_scopes": [],
    })
}
