//! The web page and what it asks: state on load, events as they come, and everything a person can do.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::{Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State as Extract};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::broadcast::Receiver;

use super::cast::{BOT, BOT_NAME, PEOPLE, Place, Setting, Someone, places_of};
use super::driver::answered::{Answered, Modal, Trouble};
use super::driver::channel::Channel;
use super::driver::person::Person;
use super::driver::sending::Sent;
use super::events::{Event, page_message};
use super::options::offers;
use super::roles::roles_json;
use super::rules::FILE_BYTES;
use super::world::{State, World};

/// The newest messages of a channel that a page loads.
const LOADED: usize = 200;

/// Nothing from anywhere else is loaded or run.
const POLICY: &str = "default-src 'self'; img-src 'self' data:; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/// The page's own files: address, media type, text.
const FILES: [(&str, &str, &str); 11] = [
    ("/", "text/html; charset=utf-8", include_str!("../../assets/page/index.html")),
    ("/page/page.css", "text/css; charset=utf-8", include_str!("../../assets/page/page.css")),
    ("/page/page.js", SCRIPT, include_str!("../../assets/page/page.js")),
    ("/page/server.js", SCRIPT, include_str!("../../assets/page/server.js")),
    ("/page/dom.js", SCRIPT, include_str!("../../assets/page/dom.js")),
    ("/page/text.js", SCRIPT, include_str!("../../assets/page/text.js")),
    ("/page/messages.js", SCRIPT, include_str!("../../assets/page/messages.js")),
    ("/page/dialogs.js", SCRIPT, include_str!("../../assets/page/dialogs.js")),
    ("/page/suggestions.js", SCRIPT, include_str!("../../assets/page/suggestions.js")),
    ("/page/composer.js", SCRIPT, include_str!("../../assets/page/composer.js")),
    ("/page/typed.js", SCRIPT, include_str!("../../assets/page/typed.js")),
];
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The page's routes.
pub(super) fn router() -> Router<World> {
    let served = FILES.iter().fold(Router::new(), |router, (path, kind, text)| {
        router.route(path, get(move || async move { file(kind, text) }))
    });
    served
        .route("/play/state", get(state))
        .route("/play/events", get(events))
        .route("/play/do", post(carry_out))
        .route("/play/upload", post(upload))
        .route("/emojis/{id}", get(emoji))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
}

fn file(kind: &'static str, text: &'static str) -> impl IntoResponse {
    let headers: [(HeaderName, &str); 3] = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    (headers, text)
}

/// Person and language of a page.
#[derive(Debug, Deserialize)]
struct Viewer {
    #[serde(rename = "as")]
    key: String,
    #[serde(default)]
    lang: String,
}

impl Viewer {
    fn person(&self, world: &World) -> Result<Person, Refused> {
        let person = world
            .find_person(&self.key)
            .ok_or_else(|| Refused(format!("no one is called {}", self.key)))?;
        let locale = if self.lang.is_empty() { "en-US" } else { &self.lang };
        Ok(person.with_locale(locale))
    }
}

/// A request that makes no sense, with the sentence that says so.
struct Refused(String);

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        (StatusCode::BAD_REQUEST, Json(json!({"answered": "refused", "why": self.0})))
            .into_response()
    }
}

/// Everything that a page shows at first.
async fn state(
    Extract(world): Extract<World>,
    Query(viewer): Query<Viewer>,
) -> Result<Json<Value>, Refused> {
    let me = viewer.person(&world)?.id();
    let state = world.look();
    let people: Vec<_> = PEOPLE
        .iter()
        .map(|one| json!({"id": one.id.to_string(), "key": one.key, "name": one.name}))
        .collect();
    let channels: Vec<_> = places_of(me)
        .chain(state.open_threads())
        .map(|place| channel_json(&state, place, me))
        .collect();
    Ok(Json(json!({
        "me": me.to_string(), "people": people, "bot": {"id": BOT.to_string(), "name": BOT_NAME},
        "channels": channels, "commands": state.commands, "roles": roles_json(),
        "file_bytes": FILE_BYTES,
    })))
}

/// A channel with its newest messages and the commands that are offered there.
fn channel_json(state: &State, place: Place, me: u64) -> Value {
    let mut newest: Vec<Value> = state
        .in_channel(place.id)
        .rev()
        .filter(|message| message.seen_by(me))
        .take(LOADED)
        .map(page_message)
        .collect();
    newest.reverse();
    let offered = state
        .commands
        .iter()
        .filter(|command| offers(state, command, me, place))
        .map(|command| &command["id"]);
    let (kind, title) = match place.setting {
        Setting::Server | Setting::Hall(_) => ("server", place.name),
        Setting::Thread => (
            "server",
            state.threads.get(&place.id).map_or(place.name, |thread| thread.name.as_str()),
        ),
        Setting::BotDm(_) => ("dm", BOT_NAME),
        Setting::Friends(one, other) => ("dm", name_of(if one == me { other } else { one })),
    };
    json!({"id": place.id.to_string(), "name": place.name, "kind": kind, "title": title, "messages": newest,
        "offered": offered.collect::<Vec<_>>()})
}

fn name_of(person: u64) -> &'static str {
    Someone::by_id(person).map_or("someone", |person| person.name)
}

/// News for one person's page, over a websocket: browsers allow only six other connections for all tabs together.
async fn events(
    Extract(world): Extract<World>,
    Query(viewer): Query<Viewer>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refused> {
    let me = viewer.person(&world)?.id();
    // From now on nothing is missed, though the page may still be opening.
    let news = world.0.events.subscribe();
    Ok(upgrade.on_upgrade(move |socket| tell(me, news, socket)))
}

/// Sends a page its events until either side closes. A page that was too slow is disconnected; it comes back and reloads.
async fn tell(me: u64, mut news: Receiver<Arc<Event>>, mut socket: WebSocket) {
    loop {
        let event = tokio::select! {
            event = news.recv() => event,
            heard = socket.recv() => match heard {
                Some(Ok(_)) => continue,
                _ => return,
            },
        };
        let Ok(event) = event else { return };
        let text = json!({"name": event.name, "data": event.data}).to_string();
        if event.concerns(me) && socket.send(Frame::Text(text.into())).await.is_err() {
            return;
        }
    }
}

/// Something that a person does. Ids are text, because a page's numbers are not exact enough for them.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Action {
    Say {
        channel: String,
        text: String,
    },
    Slash {
        channel: String,
        command: String,
        options: BTreeMap<String, String>,
    },
    Complete {
        channel: String,
        command: String,
        options: BTreeMap<String, String>,
        focused: (String, String),
    },
    User {
        channel: String,
        command: String,
        target: String,
    },
    Message {
        command: String,
        target: String,
    },
    Component {
        message: String,
        custom_id: String,
        #[serde(default)]
        values: Option<Vec<String>>,
    },
    Modal {
        channel: String,
        source: Option<String>,
        data: Value,
        fields: BTreeMap<String, String>,
    },
    Dismiss {
        message: String,
    },
}

async fn carry_out(
    Extract(world): Extract<World>,
    Query(viewer): Query<Viewer>,
    Json(action): Json<Action>,
) -> Result<Json<Value>, Refused> {
    let person = viewer.person(&world)?;
    match perform(&world, &person, action).await {
        Ok(answered) => Ok(Json(shown(&answered))),
        Err(trouble) => Err(Refused(trouble.to_string())),
    }
}

async fn perform(world: &World, person: &Person, action: Action) -> Result<Answered, Trouble> {
    let sent = match action {
        Action::Say { channel, text } => {
            return person.say(&find(world, &channel)?, &text).map(|_| Answered::Nothing);
        }
        Action::Dismiss { message } => {
            let id = number(&message)?;
            world.change(|state| state.dismiss(id, person.id()));
            return Ok(Answered::Nothing);
        }
        Action::Slash { channel, command, options } => {
            person.send_slash(&find(world, &channel)?, &command, &pairs(&options))?
        }
        Action::Complete { channel, command, options, focused: (name, text) } => {
            let focused = Some((name.as_str(), text.as_str()));
            person.send_command(&find(world, &channel)?, &command, &pairs(&options), focused)?
        }
        Action::User { channel, command, target } => {
            person.send_user_command(&find(world, &channel)?, &command, number(&target)?)?
        }
        Action::Message { command, target } => {
            person.send_message_command(&command, number(&target)?)?
        }
        Action::Component { message, custom_id, values } => {
            component(world, person, &message, &custom_id, values)?
        }
        Action::Modal { channel, source, data, fields } => {
            let source = source.map(|id| number(&id)).transpose()?;
            let modal = Modal { data, channel: find(world, &channel)?.id(), source };
            person.send_modal(&modal, &pairs(&fields))?
        }
    };
    person.acknowledgement(&sent).await
}

/// Returns an answer for the page; messages come as events of their own.
fn shown(answered: &Answered) -> Value {
    match answered {
        Answered::Message(_) => json!({"answered": "message"}),
        Answered::Ephemeral(_) => json!({"answered": "ephemeral"}),
        Answered::Update(_) => json!({"answered": "update"}),
        Answered::Nothing => json!({"answered": "nothing"}),
        Answered::Silence => json!({"answered": "silence"}),
        Answered::Modal(modal) => json!({"answered": "modal", "modal": {"data": modal.data,
            "channel": modal.channel.to_string(), "source": modal.source.map(|id| id.to_string())}}),
        Answered::Choices(list) => {
            let choices: Vec<_> =
                list.iter().map(|one| json!({"name": one.name, "value": one.value})).collect();
            json!({"answered": "choices", "choices": choices})
        }
    }
}

/// Uses a component that is still on the message.
fn component(
    world: &World,
    person: &Person,
    message: &str,
    custom_id: &str,
    values: Option<Vec<String>>,
) -> Result<Sent, Trouble> {
    let id = number(message)?;
    let kind = world.message(id).and_then(|message| message.component(custom_id)?["type"].as_u64());
    let kind = kind.ok_or_else(|| Trouble::Impossible("this is not there any more".to_owned()))?;
    person.send_component(id, kind, custom_id, values)
}

fn number(text: &str) -> Result<u64, Trouble> {
    text.parse().map_err(|_| Trouble::Impossible(format!("{text} is no id")))
}

fn find(world: &World, channel: &str) -> Result<Channel, Trouble> {
    let place = Place::by_id(number(channel)?).filter(|place| world.look().is_there(*place));
    let place = place.ok_or_else(|| Trouble::Impossible("there is no such channel".to_owned()))?;
    Ok(Channel::new(world.clone(), place))
}

fn pairs(options: &BTreeMap<String, String>) -> Vec<(&str, &str)> {
    options.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect()
}

/// A file that a person attaches to a command.
#[derive(Debug, Deserialize)]
struct Upload {
    name: String,
}

async fn upload(
    Extract(world): Extract<World>,
    Query(viewer): Query<Viewer>,
    Query(upload): Query<Upload>,
    bytes: Bytes,
) -> Result<Json<Value>, Refused> {
    if bytes.len() > FILE_BYTES {
        return Err(Refused(format!("{}: a file has at most {FILE_BYTES} bytes", upload.name)));
    }
    let id = viewer.person(&world)?.upload(&upload.name, "application/octet-stream", &bytes);
    Ok(Json(json!({"upload": id})))
}

/// The picture of an emoji.
async fn emoji(Extract(world): Extract<World>, Path(id): Path<u64>) -> Response {
    let found = world.look().emojis.get(&id).map(|emoji| emoji.picture.to_vec());
    let Some(picture) = found else { return StatusCode::NOT_FOUND.into_response() };
    ([(header::CONTENT_TYPE, "image/png"), (header::X_CONTENT_TYPE_OPTIONS, "nosniff")], picture)
        .into_response()
}

/// An attachment of a message, or an uploaded file. Only pictures are shown by the browser; all else is saved.
async fn attachment(
    Extract(world): Extract<World>,
    Path((_, id, _)): Path<(u64, u64, String)>,
) -> Response {
    let found = {
        let state = world.look();
        let posted = state
            .messages
            .values()
            .flat_map(|message| &message.attachments)
            .find(|file| file.id == id);
        posted.or_else(|| state.uploads.get(&id)).cloned()
    };
    let Some(file) = found else { return StatusCode::NOT_FOUND.into_response() };
    let picture = file.content_type.starts_with("image/") && file.content_type != "image/svg+xml";
    let disposition = if picture { "inline" } else { "attachment" };
    let kind = if picture { file.content_type } else { "application/octet-stream".to_owned() };
    let headers = [
        (header::CONTENT_TYPE, kind),
        (header::CONTENT_DISPOSITION, disposition.to_owned()),
        (header::CACHE_CONTROL, "max-age=31536000, immutable".to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
    ];
    (headers, file.bytes.to_vec()).into_response()
}
