//! A bot without a will of its own: the real client hears, the test answers.

use narabe::playground::Playground;
use serde_json::{Value, json};
use serenity::all::{
    Client, Context, CreateAttachment, GatewayIntents, Http, HttpBuilder, Interaction,
};
use serenity::async_trait;
use serenity::http::HttpError;
use std::sync::Arc;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::task::JoinHandle;

/// The bot at the other end.
pub struct Bot {
    pub http: Arc<Http>,
    heard: UnboundedReceiver<Interaction>,
    pub events: UnboundedReceiver<String>,
    task: JoinHandle<()>,
}

struct Ear {
    heard: UnboundedSender<Interaction>,
    events: UnboundedSender<String>,
}

/// The name under which `shims/tokio-tungstenite` hands interactions on.
const RAW_INTERACTION: &str = "RAW_INTERACTION_CREATE";

#[async_trait]
impl serenity::all::RawEventHandler for Ear {
    async fn raw_event(&self, _: Context, event: serenity::all::Event) {
        if let serenity::all::Event::Unknown(raw) = &event
            && raw.kind == RAW_INTERACTION
        {
            let _ = self.heard.send(serde_json::from_value(raw.value.clone()).unwrap());
        }
        let _ = self.events.send(event.name().unwrap_or_default());
    }
}

/// A client's REST half, which talks to the playground alone.
pub fn http(playground: &Playground, token: &str) -> Http {
    HttpBuilder::new(token).proxy(playground.world().base()).ratelimiter_disabled(true).build()
}

impl Bot {
    /// Connects and registers the test's commands.
    pub async fn start(playground: &Playground) -> Self {
        Self::with(playground, GatewayIntents::empty(), 1).await
    }

    pub async fn with(playground: &Playground, intents: GatewayIntents, shards: u32) -> Self {
        let (to_heard, heard) = unbounded_channel();
        let (to_events, events) = unbounded_channel();
        let ear = || Ear { heard: to_heard.clone(), events: to_events.clone() };
        let builder =
            serenity::all::ClientBuilder::new_with_http(http(playground, "playground"), intents);
        let mut client: Client = builder.raw_event_handler(ear()).await.unwrap();
        assert!(
            client.ws_url.lock().await.starts_with("ws://127.0.0.1:"),
            "never the real Discord"
        );
        let http = client.http.clone();
        let task = tokio::spawn(async move { client.start_shards(shards).await.unwrap() });
        // The application's id is known once the client has asked for it.
        http.set_application_id(narabe::playground::cast::BOT.into());
        http.create_global_commands(&commands()).await.unwrap();
        playground.world().bot_is_ready().await.unwrap();
        Self { http, heard, events, task }
    }

    /// The next interaction.
    pub async fn next(&mut self) -> Interaction {
        let wait = tokio::time::timeout(std::time::Duration::from_secs(30), self.heard.recv());
        wait.await.expect("an interaction within 30 s").expect("the client still runs")
    }

    /// True if an interaction has come that the test has not taken.
    pub fn has_heard_more(&mut self) -> bool {
        self.heard.try_recv().is_ok()
    }

    /// Answers an interaction with this callback.
    pub async fn answer(
        &self,
        to: &Interaction,
        callback: Value,
        files: Vec<CreateAttachment>,
    ) -> Result<(), (u16, isize)> {
        let done =
            self.http.create_interaction_response(to.id(), to.token(), &callback, files).await;
        done.map_err(code)
    }

    /// Takes the next interaction and answers it.
    pub async fn reply(&mut self, callback: Value) -> Interaction {
        let interaction = self.next().await;
        self.answer(&interaction, callback, Vec::new()).await.unwrap();
        interaction
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// HTTP status and Discord's code of a refused request.
pub fn code(error: serenity::Error) -> (u16, isize) {
    match error {
        serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) => {
            (answer.status_code.as_u16(), answer.error.code)
        }
        other => panic!("not an answer of the API: {other}"),
    }
}

/// A message callback (type 4) with this data that pings no one.
pub fn message(data: Value) -> Value {
    json!({"type": 4, "data": quiet(data)})
}

/// Message data that pings no one.
pub fn quiet(mut data: Value) -> Value {
    data["allowed_mentions"] = json!({"parse": []});
    data
}

/// A row of buttons; each is called as its custom id.
pub fn buttons(names: &[&str]) -> Value {
    let row: Vec<_> = names
        .iter()
        .map(
            |name| json!({"type": 2, "style": 2, "label": name, "custom_id": format!("v1:{name}")}),
        )
        .collect();
    json!([{"type": 1, "components": row}])
}

/// A small picture of one colour.
pub fn picture(shade: u8) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, 3, 2);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&[shade; 6]).unwrap();
    out
}

/// The commands of the tests.
fn commands() -> Value {
    let text = |name: &str, more: Value| {
        let mut option = json!({"type": 3, "name": name, "description": "some text"});
        option.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        option
    };
    json!([
        {"name": "paint", "description": "Paints", "contexts": [0, 1, 2], "integration_types": [0, 1],
         "description_localizations": {"ja": "描く", "fr": "Peindre"}},
        {"name": "greet", "description": "Greets", "options": [
            {"type": 6, "name": "whom", "description": "who", "required": true},
            text("tone", json!({"choices": [{"name": "Warm", "value": "warm"}]})),
            {"type": 4, "name": "times", "description": "how often", "min_value": 1, "max_value": 3},
            {"type": 11, "name": "card", "description": "a file"}]},
        {"name": "guess", "description": "Guesses", "options": [
            text("game", json!({"autocomplete": true})), text("where", json!({"autocomplete": true, "required": false}))]},
        {"name": "settings", "description": "Sets", "default_member_permissions": "32", "contexts": [0], "options": [
            {"type": 1, "name": "show", "description": "shows"},
            {"type": 1, "name": "set", "description": "sets", "options": [text("key", json!({"required": true}))]}]},
        {"name": "Wave", "type": 2, "contexts": [0, 1, 2], "integration_types": [0, 1]}
    ])
}
