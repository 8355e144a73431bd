//! The fixed inhabitants: one server, its channels, four people, some guests and the bot. Their ids never change, so that a
//! bot's database fits again after a restart.
//!
//! Tests that need many servers find further ones, of one channel each, by their numbers. Everyone is a member of all.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Id of the server that the page shows.
pub const SERVER: u64 = 310_000_000_000_000_000;
/// Id of the channel of the further server with number 0; those of the others follow it.
const FIRST_HALL: u64 = 345_000_000_000_000_000;
/// Number of the further servers.
const HALLS: u64 = 1_000_000;
/// The application's id, which is the bot user's id too.
pub const BOT: u64 = 320_000_000_000_000_000;
/// The bot user's name.
pub const BOT_NAME: &str = "Narabe";
/// Time at which the server was created and everyone joined, as Discord writes times.
pub(super) const FOUNDED: &str = "2025-01-01T00:00:00.000000+00:00";

/// A person who can be looked through by `/?as=key`.
#[derive(Debug, PartialEq, Eq)]
pub struct Someone {
    /// Key of the person in addresses and tests.
    pub key: &'static str,
    /// The name shown in chat.
    pub name: &'static str,
    /// The user id.
    pub id: u64,
    /// True for the owner of the server (has every permission, Manage Server among them).
    pub runs_server: bool,
}

/// The people whom the page knows.
pub static PEOPLE: [Someone; 4] = [
    Someone { key: "alice", name: "Alice", id: 330_000_000_000_000_001, runs_server: true },
    Someone { key: "bob", name: "Bob", id: 330_000_000_000_000_002, runs_server: false },
    Someone { key: "carol", name: "Carol", id: 330_000_000_000_000_003, runs_server: false },
    Someone { key: "dave", name: "Dave", id: 330_000_000_000_000_004, runs_server: false },
];

/// Defines the guests and their direct messages, by their numbers.
macro_rules! guests {
    ($count:literal: $($number:literal)*) => {
        /// Further people, for tests that need many. They are in the server, and no page looks through them.
        pub static GUESTS: [Someone; $count] = [$(Someone {
            key: concat!("guest-", $number),
            name: concat!("Guest ", $number),
            id: 330_000_000_000_000_100 + $number,
            runs_server: false,
        }),*];

        /// The guests' direct messages with the bot.
        static GUEST_DMS: [Place; $count] = [$(Place {
            name: concat!("dm-guest-", $number),
            id: 350_000_000_000_000_100 + $number,
            setting: Setting::BotDm(330_000_000_000_000_100 + $number),
        }),*];
    };
}

guests!(12: 1 2 3 4 5 6 7 8 9 10 11 12);

/// Returns everyone but the bot.
pub fn everyone() -> impl Iterator<Item = &'static Someone> {
    PEOPLE.iter().chain(&GUESTS)
}

/// Returns every channel but threads.
fn places() -> impl Iterator<Item = Place> {
    PLACES.iter().chain(&GUEST_DMS).copied()
}

/// Kind of a channel, which decides who sees it and what the bot may do there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// A text channel of the server, seen by everyone.
    Server,
    /// The only text channel of the further server with this number, seen by everyone.
    Hall(u64),
    /// The direct messages between the bot and the person with this id.
    BotDm(u64),
    /// Direct messages between two people. The bot is there only as an app that one of them has installed.
    Friends(u64, u64),
    /// A thread of the server, seen by everyone. It has the id of the message from which it was created.
    Thread,
}

/// Numbers that are given from now on are higher than this; those in the tables here are lower.
const FIRST_GIVEN: u64 = 1_000_000_000_000_000_000;

/// A channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The name shown, and by which tests ask for it.
    pub name: &'static str,
    /// The channel id.
    pub id: u64,
    /// Kind of the channel.
    pub setting: Setting,
}

/// Every channel, those of the guests and threads aside.
pub static PLACES: [Place; 8] = [
    Place { name: "lobby", id: 340_000_000_000_000_001, setting: Setting::Server },
    Place { name: "games", id: 340_000_000_000_000_002, setting: Setting::Server },
    Place { name: "tea-corner", id: 340_000_000_000_000_003, setting: Setting::Server },
    Place { name: "dm-alice", id: 350_000_000_000_000_001, setting: Setting::BotDm(PEOPLE[0].id) },
    Place { name: "dm-bob", id: 350_000_000_000_000_002, setting: Setting::BotDm(PEOPLE[1].id) },
    Place { name: "dm-carol", id: 350_000_000_000_000_003, setting: Setting::BotDm(PEOPLE[2].id) },
    Place { name: "dm-dave", id: 350_000_000_000_000_004, setting: Setting::BotDm(PEOPLE[3].id) },
    Place {
        name: "alice-and-bob",
        id: 360_000_000_000_000_001,
        setting: Setting::Friends(PEOPLE[0].id, PEOPLE[1].id),
    },
];

/// A thread.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Thread {
    /// The channel that it belongs to.
    pub(super) parent: u64,
    /// Its name.
    pub(super) name: String,
    /// True once Discord has archived it for inactivity. A new message unarchives it.
    pub(super) archived: bool,
}

impl Place {
    /// The channel with this id. What has the number of a message is a thread, if it is there at all.
    pub fn by_id(id: u64) -> Option<Place> {
        let thread = Place { name: "thread", id, setting: Setting::Thread };
        let hall = id.checked_sub(FIRST_HALL).and_then(Place::hall);
        hall.or_else(|| places().find(|place| place.id == id))
            .or((id >= FIRST_GIVEN).then_some(thread))
    }

    /// The channel of the further server with this number, which is below a million.
    pub fn hall(number: u64) -> Option<Place> {
        let place = Place { name: "hall", id: FIRST_HALL + number, setting: Setting::Hall(number) };
        (number < HALLS).then_some(place)
    }

    /// The channel with this name.
    pub fn by_name(name: &str) -> Option<Place> {
        places().find(|place| place.name == name)
    }

    /// True if this person sees the channel.
    pub fn seen_by(&self, person: u64) -> bool {
        match self.setting {
            Setting::Server | Setting::Hall(_) | Setting::Thread => true,
            Setting::BotDm(one) => one == person,
            Setting::Friends(one, other) => one == person || other == person,
        }
    }

    /// Discord's channel type: 0 for a server's text channel, 1 for direct messages, 11 for a thread that all may see.
    /// <https://discord.com/developers/docs/resources/channel#channel-object-channel-types>
    pub fn kind(&self) -> u8 {
        match self.setting {
            Setting::Server | Setting::Hall(_) => 0,
            Setting::BotDm(_) | Setting::Friends(..) => 1,
            Setting::Thread => 11,
        }
    }

    /// Discord's interaction context: 0 server, 1 direct messages with the bot, 2 other private channels.
    pub fn context(&self) -> u64 {
        match self.setting {
            Setting::Server | Setting::Hall(_) | Setting::Thread => 0,
            Setting::BotDm(_) => 1,
            Setting::Friends(..) => 2,
        }
    }

    /// The server's id for its channels, `None` for direct messages.
    pub fn server(&self) -> Option<u64> {
        match self.setting {
            Setting::Server | Setting::Thread => Some(SERVER),
            // Servers whose ids follow one another in these bits belong to the gateway's shards by turns.
            Setting::Hall(number) => Some(SERVER + ((number + 1) << 22)),
            Setting::BotDm(_) | Setting::Friends(..) => None,
        }
    }

    /// Discord's channel object; of a thread without what only the world knows of it.
    pub(super) fn json(&self) -> Value {
        let base = json!({"id": self.id.to_string(), "type": self.kind(), "last_message_id": null, "flags": 0});
        let more = match self.setting {
            Setting::Server | Setting::Hall(_) => {
                json!({"guild_id": self.server().map(|id| id.to_string()), "name": self.name, "position": 0, "topic": null,
                "nsfw": false, "parent_id": null, "permission_overwrites": [], "rate_limit_per_user": 0})
            }
            Setting::Thread => {
                json!({"guild_id": SERVER.to_string(), "owner_id": BOT.to_string(), "member_count": 1,
                "message_count": 0, "total_message_sent": 0, "rate_limit_per_user": 0})
            }
            Setting::BotDm(one) => json!({"recipients": [user_json(one)]}),
            Setting::Friends(one, other) => {
                json!({"recipients": [user_json(one), user_json(other)]})
            }
        };
        merged(base, more)
    }
}

/// Returns every channel that a person sees.
pub(super) fn places_of(person: u64) -> impl Iterator<Item = Place> {
    places().filter(move |place| place.seen_by(person))
}

/// True if this is the user id of a person or of the bot.
pub(super) fn is_user(id: u64) -> bool {
    id == BOT || Someone::by_id(id).is_some()
}

/// The user id of a person by key or id, or of the bot by `narabe` or id.
pub(super) fn user_named(text: &str) -> Option<u64> {
    let by_id = text.parse().ok().filter(|id| is_user(*id));
    let by_key = || Someone::by_key(text).map(|person| person.id);
    by_id.or_else(by_key).or((text == "narabe").then_some(BOT))
}

impl Someone {
    /// The person with this user id.
    pub fn by_id(id: u64) -> Option<&'static Someone> {
        everyone().find(|person| person.id == id)
    }

    /// The person with this key.
    pub fn by_key(key: &str) -> Option<&'static Someone> {
        everyone().find(|person| person.key == key)
    }

    /// Returns the direct messages between this person and the bot.
    pub fn dm(&self) -> Place {
        let place = places().find(|place| place.setting == Setting::BotDm(self.id));
        place.expect("the table above has a BotDm for each person")
    }
}

/// Discord's user object of a person or of the bot.
pub(super) fn user_json(id: u64) -> Value {
    let person = Someone::by_id(id);
    let bot = person.is_none();
    json!({
        "id": id.to_string(),
        "username": person.map_or(BOT_NAME, |person| person.key),
        "global_name": person.map(|person| person.name),
        "discriminator": if bot { "0001" } else { "0" },
        "avatar": null,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    })
}

/// Discord's member object without its `user`, as `resolved.members` wants it.
pub(super) fn member_json(permissions: u64) -> Value {
    json!({
        "nick": null, "avatar": null, "roles": [], "joined_at": FOUNDED, "premium_since": null, "pending": false,
        "flags": 0, "communication_disabled_until": null, "permissions": permissions.to_string(),
    })
}

/// Two JSON objects in one; the second wins.
pub(super) fn merged(mut base: Value, more: Value) -> Value {
    if let (Value::Object(base), Value::Object(more)) = (&mut base, more) {
        base.extend(more);
    }
    base
}
