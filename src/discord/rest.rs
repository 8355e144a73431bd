//! Requests to Discord: answers within their three seconds, everything else at a pace.
//!
//! Answers and what goes through an interaction's token are exempt from the global limit and must be quick, so they are
//! sent here, tried again after what passes (a reset, 5xx, 429 after its time). Everything else goes through serenity,
//! whose rate limiter knows Discord's buckets, no faster than [`PACE`].

use super::budget::{Budget, Ticket};
use super::files::Files;
use super::limits::{DISCORD, PACE};
use super::turnstile::{Turnstile, Urgency};
use super::write::{Body, EPHEMERAL, PICTURE};
use super::{Connection, StartError};
use crate::metrics::Metrics;
use reqwest::Response;
use reqwest::header::CONTENT_LENGTH;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use serenity::all::{
    ApplicationId, ChannelId, CreateAttachment, GuildId, Http, HttpBuilder, MessageId, UserId,
};
use serenity::http::{LightMethod, Multipart, MultipartUpload, Request, Route};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::Instant;

/// How long a request other than an answer may take.
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a request may take on which the start depends, so that whoever started the program need not wait to be told.
const START_PATIENCE: Duration = Duration::from_secs(5);
/// The first pause before a request is tried again; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(80);

/// Discord's code for somebody who is not in the server.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
const UNKNOWN_MEMBER: u64 = 10_007;

/// A thread of a game is put away after a week in which nobody wrote (in minutes; Discord knows four values).
const ARCHIVE_MINUTES: u32 = 7 * 24 * 60;

/// Discord's code for a thread that was put away: whoever would change something in it must open it first.
/// <https://discord.com/developers/docs/topics/threads>
const ARCHIVED: u64 = 50_083;

/// Discord's code for a message from which a thread was begun already.
const THREAD_EXISTS: u64 = 160_004;

/// Why a request failed for good.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Discord said no.
    #[error("{status} {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own code.
        /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
        code: u64,
        /// What it said.
        message: String,
    },
    /// Discord wants to be left alone for so long.
    #[error("asked to wait {0:?}")]
    TooMany(Duration),
    /// No answer came, or a broken one.
    #[error("no answer: {0}")]
    Unreachable(String),
}

impl Failure {
    /// Whether the interaction had been acknowledged already, so that an answer whose receipt got lost did arrive.
    pub fn is_already_answered(&self) -> bool {
        matches!(self, Self::Refused { code: 40_060, .. })
    }

    /// Whether trying again can help.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status >= 500,
            Self::TooMany(_) | Self::Unreachable(_) => true,
        }
    }

    /// How long Discord wants to be left alone, where it says so.
    pub fn wait(&self) -> Duration {
        if let Self::TooMany(wait) = self { *wait } else { Duration::ZERO }
    }
}

/// A connection to Discord's REST interface.
pub struct Rest {
    http: Http,
    client: reqwest::Client,
    /// What people attached is fetched with.
    files: Files,
    connection: Connection,
    /// The `Authorization` header.
    token: String,
    application: ApplicationId,
    /// The way to everything that counts against the global limit.
    turnstile: Turnstile,
    /// What is left of the requests that Discord may find invalid.
    budget: Budget,
    /// Whether the last request got an answer that was none of Discord's own failures.
    answered: AtomicBool,
}

impl Rest {
    /// Checks that Discord answers and takes the token.
    ///
    /// # Errors
    /// What keeps the bot from starting.
    pub async fn connect(connection: &Connection) -> Result<Self, StartError> {
        let token = connection.token.trim().trim_start_matches("Bot ");
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(StartError::TokenRefused);
        }
        let token = format!("Bot {token}");
        let is_none =
            |api: &&str| !["http://", "https://"].iter().any(|scheme| api.starts_with(scheme));
        if let Some(api) = connection.api.as_deref().filter(is_none) {
            return Err(StartError::NoAddress { address: api.to_owned() });
        }
        let mut rest = Self {
            http: http(connection, ApplicationId::new(1)),
            client: client(connection),
            files: Files::new(connection.api.as_deref()),
            connection: connection.clone(),
            token,
            application: ApplicationId::new(1),
            turnstile: Turnstile::new(PACE),
            budget: Budget::new(connection.most_invalid),
            answered: AtomicBool::new(true),
        };
        let me = rest.start_up(Route::Oauth2ApplicationCurrent).await?;
        let id = me["id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
        let cause = "it names no application".to_owned();
        let id: u64 =
            id.ok_or_else(|| StartError::Unexpected { address: rest.address(), cause })?;
        rest.application = ApplicationId::new(id);
        rest.http = rest.new_http();
        Ok(rest)
    }

    /// The address of the gateway. With another base address it must be on the same host.
    ///
    /// # Errors
    /// When it cannot be had or lies elsewhere.
    pub async fn gateway(&self) -> Result<String, StartError> {
        let answer = self.start_up(Route::Gateway).await?;
        let gateway = answer["url"].as_str().unwrap_or_default().to_owned();
        if let Some(api) = &self.connection.api
            && host(&gateway) != host(api)
        {
            return Err(StartError::GatewayElsewhere { api: api.clone(), gateway });
        }
        Ok(gateway)
    }

    /// Whether Discord answers. Where the last request failed it is asked anew.
    pub async fn is_reached(&self) -> bool {
        self.answered.load(Ordering::Relaxed) || self.start_up(Route::Gateway).await.is_ok()
    }

    /// Remembers whether Discord has answered, if only by a refusal.
    fn note<T>(&self, sent: Result<T, Failure>) -> Result<T, Failure> {
        let silent =
            |failure: &Failure| failure.may_pass() && !matches!(failure, Failure::TooMany(_));
        self.answered.store(!sent.as_ref().is_err_and(silent), Ordering::Relaxed);
        sent
    }

    /// The names of the commands that are registered.
    ///
    /// # Errors
    /// When they cannot be had.
    pub async fn registered(&self) -> Result<Vec<String>, StartError> {
        let answer = self.start_up(Route::Commands { application_id: self.application }).await?;
        let names =
            answer.as_array().into_iter().flatten().filter_map(|command| command["name"].as_str());
        Ok(names.map(str::to_owned).collect())
    }

    /// Registers all commands by one call.
    ///
    /// # Errors
    /// When Discord does not take them.
    pub async fn register(&self, commands: &Value) -> Result<(), StartError> {
        let route = Route::Commands { application_id: self.application };
        let body = Body::plain(commands.clone());
        let until = Instant::now() + START_PATIENCE;
        let sent = self.try_until(until, || sending(route, LightMethod::Put, Some(&body))).await;
        sent.map(|_| ()).map_err(|failure| self.not_started(failure))
    }

    /// Where what happens is counted.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.connection.metrics
    }

    /// Where attached files come from.
    pub fn files(&self) -> &Files {
        &self.files
    }

    /// The application's id.
    pub fn application(&self) -> u64 {
        self.application.get()
    }

    /// A serenity client for the gateway. Only one made here goes where this connection goes: serenity's own default
    /// would ask Discord.
    pub fn new_http(&self) -> Http {
        http(&self.connection, self.application)
    }

    /// Answers an interaction, trying again until the time is up. Gives the id of the message, where there is one.
    ///
    /// # Errors
    /// When it did not arrive. An answer that Discord already has counts as arrived.
    pub async fn answer(
        &self,
        interaction: u64,
        token: &str,
        body: &Body,
        until: Instant,
    ) -> Result<Option<u64>, Failure> {
        let route = Route::InteractionResponse { interaction_id: interaction.into(), token };
        let make = || {
            let Sending { request, form } = sending(route, LightMethod::Post, Some(body));
            Sending { request: request.params(Some(vec![("with_response", "true".into())])), form }
        };
        match self.try_until(until, make).await {
            Ok(answer) => Ok(message_id(&answer["resource"]["message"])),
            Err(failure) if failure.is_already_answered() => Ok(None),
            Err(failure) => Err(failure),
        }
    }

    /// Edits the message that an interaction was answered with.
    ///
    /// # Errors
    /// When it was not answered, the token has died, or Discord does not answer.
    pub async fn edit_original(&self, token: &str, body: &Body) -> Result<Option<u64>, Failure> {
        let route =
            Route::WebhookOriginalInteractionResponse { application_id: self.application, token };
        self.through_token(route, LightMethod::Patch, Some(body)).await
    }

    /// Deletes the message that an interaction was answered with.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn delete_original(&self, token: &str) -> Result<(), Failure> {
        let route =
            Route::WebhookOriginalInteractionResponse { application_id: self.application, token };
        self.through_token(route, LightMethod::Delete, None).await.map(|_| ())
    }

    /// Posts a further message through an interaction. It is sent once: whether a request whose answer got lost was carried
    /// out cannot be known here.
    ///
    /// # Errors
    /// As [`Rest::edit_original`].
    pub async fn follow_up(&self, token: &str, body: &Body) -> Result<Option<u64>, Failure> {
        let route = Route::WebhookFollowupMessages { application_id: self.application, token };
        let answer = self
            .send(sending(route, LightMethod::Post, Some(body)), Instant::now() + PATIENCE)
            .await?;
        Ok(message_id(&answer))
    }

    /// Posts a message into a channel where the bot is. Two posts with the same nonce within a few minutes are one.
    /// <https://discord.com/developers/docs/resources/message#create-message-jsonform-params>
    ///
    /// # Errors
    /// When Discord refuses it or does not answer.
    pub async fn post(
        &self,
        channel: u64,
        nonce: &str,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let mut body = body.clone();
        body.json["nonce"] = nonce.into();
        body.json["enforce_nonce"] = true.into();
        self.paced(
            Urgency::Post,
            Route::ChannelMessages { channel_id: ChannelId::new(channel) },
            LightMethod::Post,
            &body,
        )
        .await
    }

    /// Posts a message to a person alone.
    /// <https://discord.com/developers/docs/resources/user#create-dm>
    ///
    /// # Errors
    /// When they take none from the bot, or Discord does not answer.
    pub async fn direct(
        &self,
        person: u64,
        nonce: &str,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let open = Body::plain(json!({ "recipient_id": person.to_string() }));
        match self.paced(Urgency::Post, Route::UserMeDmChannels, LightMethod::Post, &open).await? {
            Some(channel) => self.post(channel, nonce, body).await,
            None => Err(Failure::Unreachable("no direct channel came back".to_owned())),
        }
    }

    /// Edits a message of the bot's.
    ///
    /// # Errors
    /// When Discord refuses it or does not answer.
    pub async fn edit(
        &self,
        channel: u64,
        message: u64,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        self.on_message(channel, message, LightMethod::Patch, body).await
    }

    /// Changes or deletes a message; one in a thread that was put away once the thread is open again.
    async fn on_message(
        &self,
        channel: u64,
        message: u64,
        method: LightMethod,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let (channel_id, message_id) = (ChannelId::new(channel), MessageId::new(message));
        let route = Route::ChannelMessage { channel_id, message_id };
        match self.paced(Urgency::Edit, route, method, body).await {
            Err(Failure::Refused { code: ARCHIVED, .. }) => {
                let open = Body::plain(json!({ "archived": false }));
                self.paced(Urgency::Edit, Route::Channel { channel_id }, LightMethod::Patch, &open)
                    .await?;
                self.paced(Urgency::Edit, route, method, body).await
            }
            other => other,
        }
    }

    /// Begins a thread from a message, unless that has been done. It has the number of the message.
    /// <https://discord.com/developers/docs/resources/channel#start-thread-from-message>
    ///
    /// # Errors
    /// When Discord refuses it or does not answer.
    pub async fn begin_thread(
        &self,
        channel: u64,
        message: u64,
        name: &str,
    ) -> Result<(), Failure> {
        let route =
            Route::ChannelMessageThreads { channel_id: channel.into(), message_id: message.into() };
        let body = Body::plain(json!({ "name": name, "auto_archive_duration": ARCHIVE_MINUTES }));
        match self.paced(Urgency::Post, route, LightMethod::Post, &body).await {
            Err(Failure::Refused { code: THREAD_EXISTS, .. }) => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// Whether a person is a member of a server; none where Discord does not say, as where the bot is not in it.
    /// <https://discord.com/developers/docs/resources/guild#get-guild-member>
    pub async fn is_member(&self, guild: u64, person: u64) -> Option<bool> {
        let route =
            Route::GuildMember { guild_id: GuildId::new(guild), user_id: UserId::new(person) };
        match self.through_serenity(request(route, LightMethod::Get, None)).await {
            Ok(_) => Some(true),
            Err(Failure::Refused { code: UNKNOWN_MEMBER, .. }) => Some(false),
            Err(_) => None,
        }
    }

    /// Deletes a message of the bot's. One that is gone already is as good as deleted.
    ///
    /// # Errors
    /// When Discord refuses it or does not answer.
    pub async fn delete(&self, channel: u64, message: u64) -> Result<(), Failure> {
        match self
            .on_message(channel, message, LightMethod::Delete, &Body::plain(Value::Null))
            .await
        {
            Err(Failure::Refused { status: 404, .. }) => Ok(()),
            other => other.map(|_| ()),
        }
    }

    /// Whether the bot is in a server; none where Discord does not say.
    pub async fn is_in(&self, guild: u64) -> Option<bool> {
        let route = Route::Guild { guild_id: GuildId::new(guild) };
        match self.send(sending(route, LightMethod::Get, None), Instant::now() + PATIENCE).await {
            Ok(_) => Some(true),
            Err(Failure::Refused { status: 403 | 404, .. }) => Some(false),
            Err(_) => None,
        }
    }

    async fn through_token(
        &self,
        route: Route<'_>,
        method: LightMethod,
        body: Option<&Body>,
    ) -> Result<Option<u64>, Failure> {
        let answer =
            self.try_until(Instant::now() + PATIENCE, || sending(route, method, body)).await?;
        Ok(message_id(&answer))
    }

    /// Waits for its turn and sends through serenity, whose rate limiter waits where Discord asks for it.
    async fn paced(
        &self,
        urgency: Urgency,
        route: Route<'_>,
        method: LightMethod,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        self.turnstile.pass(urgency).await;
        if self.connection.api.is_some() {
            let answer =
                self.send(sending(route, method, Some(body)), Instant::now() + PATIENCE).await?;
            return Ok(message_id(&answer));
        }
        let response =
            self.note(self.through_serenity(request(route, method, Some(body))).await)?;
        let bytes =
            response.bytes().await.map_err(|error| Failure::Unreachable(error.to_string()))?;
        Ok(message_id(&serde_json::from_slice(&bytes).unwrap_or_default()))
    }

    /// Sends through serenity. A 429 that it has waited for is not seen here; there is one at the most for each request.
    async fn through_serenity(&self, request: Request<'_>) -> Result<Response, Failure> {
        let _ticket = self.ticket()?;
        let response = self.http.request(request).await.map_err(|error| of_serenity(&error));
        match &response {
            Ok(response) => self.count(response.status().as_u16()),
            Err(Failure::Refused { status, .. }) => self.count(*status),
            Err(_) => self.metrics().requests.count("status", "none"),
        }
        response
    }

    /// Refuses to send while what Discord takes of invalid requests is used up.
    fn ticket(&self) -> Result<Ticket<'_>, Failure> {
        self.budget.take(Instant::now()).map_err(Failure::TooMany)
    }

    fn count(&self, status: u16) {
        self.metrics().requests.count("status", status);
        self.budget.note(status, Instant::now());
    }

    /// Sends, and sends again while it may help and the time is not up; never before Discord's `retry_after`.
    async fn try_until<'a>(
        &self,
        until: Instant,
        make: impl Fn() -> Sending<'a>,
    ) -> Result<Value, Failure> {
        let mut pause = FIRST_PAUSE;
        loop {
            let failure = match self.send(make(), until).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let wait = failure.wait().max(pause);
            if !failure.may_pass() || Instant::now() + wait >= until {
                return Err(failure);
            }
            tracing::warn!("trying again in {wait:?}: {failure}");
            tokio::time::sleep(wait).await;
            pause *= 2;
        }
    }

    async fn send(&self, sending: Sending<'_>, until: Instant) -> Result<Value, Failure> {
        self.note(self.send_once(sending, until).await)
    }

    async fn send_once(&self, sending: Sending<'_>, until: Instant) -> Result<Value, Failure> {
        let _ticket = self.ticket()?;
        let unreachable = |error: reqwest::Error| {
            self.metrics().requests.count("status", "none");
            Failure::Unreachable(chain(&error.without_url()))
        };
        let mut builder = sending
            .request
            .build(&self.client, &self.token, self.connection.api.as_deref())
            .map_err(|error| Failure::Unreachable(error.to_string()))?;
        if let Some(form) = sending.form {
            let empty = builder.build().map_err(unreachable)?;
            let mut headers = empty.headers().clone();
            headers.remove(CONTENT_LENGTH);
            builder = self
                .client
                .request(empty.method().clone(), empty.url().clone())
                .headers(headers)
                .multipart(form);
        }
        let left = until.saturating_duration_since(Instant::now());
        let response = builder.timeout(left).send().await.map_err(unreachable)?;
        let status = response.status().as_u16();
        self.count(status);
        let header = response
            .headers()
            .get("retry-after")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        let bytes = response.bytes().await.map_err(unreachable)?;
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if (200..300).contains(&status) {
            Ok(answer)
        } else {
            Err(failure(status, header, &answer))
        }
    }

    async fn start_up(&self, route: Route<'_>) -> Result<Value, StartError> {
        let until = Instant::now() + START_PATIENCE;
        self.send(sending(route, LightMethod::Get, None), until)
            .await
            .map_err(|failure| self.not_started(failure))
    }

    fn not_started(&self, failure: Failure) -> StartError {
        match failure {
            Failure::Refused { status: 401, .. } => StartError::TokenRefused,
            Failure::Unreachable(cause) => {
                StartError::Unreachable { address: self.address(), cause }
            }
            other => StartError::Unexpected { address: self.address(), cause: other.to_string() },
        }
    }

    fn address(&self) -> String {
        self.connection.api.clone().unwrap_or_else(|| DISCORD.to_owned())
    }
}

/// Serenity's client. Its proxy is passed over while its rate limiter is on, and the bot would talk to Discord itself, so
/// another base address and the rate limiter are set here together and nowhere else.
fn http(connection: &Connection, application: ApplicationId) -> Http {
    let builder =
        HttpBuilder::new(&connection.token).application_id(application).client(client(connection));
    match &connection.api {
        Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
        None => builder.build(),
    }
}

/// What requests are sent with. To another base address they go straight: no proxy of the environment, no redirection.
fn client(connection: &Connection) -> reqwest::Client {
    let builder = reqwest::Client::builder();
    let builder = match connection.api {
        Some(_) => builder.no_proxy().redirect(reqwest::redirect::Policy::none()),
        None => builder,
    };
    // Only a broken TLS set-up of the system fails here, and then nothing could be sent at all.
    builder.build().expect("a client without options can be made")
}

/// An error with what lies behind it.
fn chain(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(error.source(), |cause| cause.source());
    causes.fold(error.to_string(), |chain, cause| format!("{chain}: {cause}"))
}

/// A request of serenity's, and the form to send in place of its body, where there is one.
struct Sending<'a> {
    request: Request<'a>,
    form: Option<Form>,
}

fn sending<'a>(route: Route<'a>, method: LightMethod, body: Option<&Body>) -> Sending<'a> {
    match form(body) {
        Some(form) => Sending { request: Request::new(route, method), form: Some(form) },
        None => Sending { request: request(route, method, body), form: None },
    }
}

/// A request with a body of at most one file, the picture.
fn request<'a>(route: Route<'a>, method: LightMethod, body: Option<&Body>) -> Request<'a> {
    let request = Request::new(route, method);
    let Some(body) = body.filter(|body| !body.json.is_null()) else { return request };
    let files: Vec<_> =
        body.png.iter().map(|png| CreateAttachment::bytes(png.to_vec(), PICTURE)).collect();
    if files.is_empty() {
        return request.body(Some(body.json.to_string().into_bytes()));
    }
    request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(files),
        fields: Vec::new(),
        payload_json: Some(body.json.to_string()),
    }))
}

/// The form of a body with files beside its picture: serenity's would number both alike.
fn form(body: Option<&Body>) -> Option<Form> {
    let body = body?;
    if body.files.is_empty() {
        return None;
    }
    let picture = body.png.iter().map(|png| (png.to_vec(), PICTURE));
    let files =
        picture.chain(body.files.iter().map(|file| (file.bytes.to_vec(), file.name.as_str())));
    let form = Form::new().text("payload_json", body.json.to_string());
    Some(files.enumerate().fold(form, |form, (number, (bytes, name))| {
        form.part(format!("files[{number}]"), Part::bytes(bytes).file_name(name.to_owned()))
    }))
}

/// The id of a message that everybody sees. One that only its asker sees shows nothing to anybody.
fn message_id(message: &Value) -> Option<u64> {
    let flags = message["flags"].as_u64().unwrap_or(0);
    if flags & u64::from(EPHEMERAL) != 0 { None } else { message["id"].as_str()?.parse().ok() }
}

/// What a status means. Discord's edge says how long to wait in a header alone, without a body.
fn failure(status: u16, header: Option<f64>, answer: &Value) -> Failure {
    if status == 429 {
        let seconds = answer["retry_after"]
            .as_f64()
            .or(header)
            .filter(|s| s.is_finite() && *s >= 0.0)
            .unwrap_or(1.0);
        return Failure::TooMany(Duration::from_secs_f64(seconds.min(86_400.0)));
    }
    let message = answer["message"].as_str().unwrap_or("no reason given").to_owned();
    Failure::Refused { status, code: answer["code"].as_u64().unwrap_or(0), message }
}

fn of_serenity(error: &serenity::Error) -> Failure {
    match error {
        serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(response)) => {
            Failure::Refused {
                status: response.status_code.as_u16(),
                code: response.error.code.max(0) as u64,
                message: response.error.message.clone(),
            }
        }
        other => Failure::Unreachable(other.to_string()),
    }
}

/// The host of an address, with its port.
fn host(address: &str) -> &str {
    let rest = address.split_once("://").map_or(address, |(_, rest)| rest);
    rest.split(['/', '?']).next().unwrap_or_default()
}
