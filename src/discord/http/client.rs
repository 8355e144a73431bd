//! The sender of requests: answers within their three seconds, everything else below the global rate limit.
//!
//! Answers and what goes through an interaction's token are exempt from the global limit and must be quick: they are tried
//! again after what passes (a reset, 5xx, 429 after its time). Everything else waits for its turn, no faster than this node's
//! share of [`PACED_PER_SECOND`], and is not sent where it gets none in time or its route takes no more ([`Buckets`]).
//! Serenity makes the requests and sends none of them: its rate limiter sends again what got a 429, without end and uncounted,
//! and ignores another address.

use super::buckets::{self, Buckets, Slot, Wait, Window};
use super::edge::{Edge, Head};
use super::failure::{Failure, failure};
use super::files::Files;
use super::invalid_requests::{Account, InvalidRequestBudget, Ticket};
use super::multipart::{Sending, message_id, sending};
use super::rate_limit::{GlobalRateLimit, Urgency};
use super::refused_channels::{MISSING_ACCESS, MISSING_PERMISSIONS, Pause, RefusedChannels};
use crate::discord::connection::{Connection, StartError};
use crate::discord::limits::PACED_PER_SECOND;
use crate::discord::signature::PublicKey;
use crate::discord::write::Body;
use crate::metrics::Metrics;
use crate::store::Venue;
use reqwest::header::{CONTENT_LENGTH, HeaderMap};
use reqwest::{RequestBuilder, Response};
use serde_json::Value;
use serenity::all::{ApplicationId, Http, HttpBuilder};
use serenity::constants::USER_AGENT;
use serenity::http::{LightMethod, Request, Route};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::{Instant, sleep_until, timeout, timeout_at};

/// Longest time limit of a request on which the start depends, short so that a failure is reported soon.
const START_PATIENCE: Duration = Duration::from_secs(5);
/// First pause before a request is tried again; each further one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(80);
/// Longest time for which a task of the outbox waits until Discord takes more. It comes again, and must hold up nothing for
/// other channels meanwhile.
pub(super) const TASK_WAIT: Duration = Duration::from_secs(1);
/// Longest time for which everything else does, such as a question. Most windows have five seconds.
pub(super) const OTHER_WAIT: Duration = Duration::from_secs(10);

/// Time in which something is held back, as Discord has asked.
#[derive(Default)]
struct Held(Mutex<Option<Instant>>);

impl Held {
    fn hold(&self, wait: Duration) {
        let until = Instant::now() + wait;
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *held = (*held).max(Some(until));
    }

    /// Returns the time that is left of it.
    fn left(&self) -> Duration {
        let until = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        until.map_or(Duration::ZERO, |until| until.saturating_duration_since(Instant::now()))
    }
}

/// A connection to Discord's REST interface.
pub struct Rest {
    pub(super) client: reqwest::Client,
    /// Fetches attached files.
    files: Files,
    connection: Connection,
    /// The `Authorization` header.
    pub(super) token: String,
    application: ApplicationId,
    /// The person to whom the application belongs, or who owns its team, as far as Discord says it.
    owner: Option<u64>,
    /// The application's public key in hex, as far as Discord says it.
    public_key: String,
    /// Paces requests that count against the global limit.
    global_limit: GlobalRateLimit,
    /// Number of requests that Discord takes on each route.
    buckets: Buckets,
    /// Requests that Discord may still find invalid.
    budget: InvalidRequestBudget,
    /// Channels that are left alone.
    refused: RefusedChannels,
    /// Channels into which no files are sent.
    files_refused: RefusedChannels,
    /// Closed, and otherwise unused, once the program ends and no request is tried again.
    waiting: Semaphore,
    /// True if the last request got an answer other than a 5xx.
    answered: AtomicBool,
    /// Discord's edge, which may let no request through for a time.
    edge: Edge,
    /// Time in which no request that counts against the global limit is sent, as Discord has asked.
    held: Held,
}

impl Rest {
    /// Checks that Discord answers and takes the token.
    ///
    /// # Errors
    /// The reason why the bot cannot start.
    pub async fn connect(connection: &Connection) -> Result<Self, StartError> {
        let token = connection.token.trim().trim_start_matches("Bot ");
        if !token.bytes().all(|byte| byte.is_ascii_graphic()) {
            return Err(StartError::TokenRefused);
        }
        let token = format!("Bot {token}");
        connection.check_address()?;
        let mut rest = Self::unchecked(connection, token);
        let me = rest.start_up(Route::Oauth2ApplicationCurrent).await?;
        let id = me["id"].as_str().and_then(|id| id.parse().ok()).filter(|id| *id != 0);
        let cause = "it names no application".to_owned();
        let id: u64 =
            id.ok_or_else(|| StartError::Unexpected { address: connection.address(), cause })?;
        rest.application = ApplicationId::new(id);
        rest.owner = owner(&me);
        rest.public_key = me["verify_key"].as_str().unwrap_or_default().to_owned();
        Ok(rest)
    }

    /// A connection of which nothing is known yet.
    pub(super) fn unchecked(connection: &Connection, token: String) -> Self {
        Self {
            client: client(connection),
            files: Files::new(connection),
            connection: connection.clone(),
            token,
            application: ApplicationId::new(1),
            owner: None,
            public_key: String::new(),
            global_limit: GlobalRateLimit::new(Duration::from_secs(1) / PACED_PER_SECOND),
            buckets: Buckets::default(),
            budget: InvalidRequestBudget::new(connection.most_invalid),
            refused: RefusedChannels::default(),
            files_refused: RefusedChannels::default(),
            waiting: Semaphore::new(0),
            answered: AtomicBool::new(true),
            edge: Edge::default(),
            held: Held::default(),
        }
    }

    /// Returns the time until which a request that is sent now may take.
    pub(super) fn deadline(&self) -> Instant {
        Instant::now() + self.connection.patience.request
    }

    /// The same for a request on which the start depends.
    pub(super) fn start_deadline(&self) -> Instant {
        Instant::now() + self.connection.patience.request.min(START_PATIENCE)
    }

    /// True if Discord answers. After a failed request, and at the end of a hold of its edge's, it is asked anew.
    pub async fn is_reached(&self) -> bool {
        self.has_answered() || self.start_up(Route::Gateway).await.is_ok()
    }

    /// Asks Discord for what it tells anyone; true if it answers, if only by a refusal. While its edge lets nothing through it
    /// is not asked.
    pub(in crate::discord) async fn answers(&self) -> bool {
        // Whether it has answered is remembered, as of any request.
        drop(self.start_up(Route::Gateway).await);
        self.has_answered()
    }

    /// True if the last request was answered, and further ones may be sent: Discord's edge is not known to let nothing through,
    /// and the budget has some left for answers.
    fn has_answered(&self) -> bool {
        self.edge.is_open()
            && !self.budget.is_used_up(Instant::now())
            && self.answered.load(Ordering::Relaxed)
    }

    /// Sets the pause between two requests that count against the global limit.
    pub fn set_pace(&self, pause: Duration) {
        self.global_limit.set_pause(pause);
    }

    /// Shares what Discord takes of invalid requests with so many other nodes.
    pub fn share_with(&self, others: u32) {
        self.budget.share(others);
    }

    /// Lets no request wait any longer, neither for its turn nor to be tried again: each fails at once.
    pub fn stop_waiting(&self) {
        self.global_limit.close();
        self.waiting.close();
    }

    /// The base address in place of Discord's own, if there is one.
    pub(super) fn api(&self) -> Option<&str> {
        self.connection.api.as_deref()
    }

    /// Remembers whether Discord has answered, if only by a refusal.
    fn note<T>(&self, sent: Result<T, Failure>) -> Result<T, Failure> {
        let silent =
            |failure: &Failure| failure.may_pass() && !matches!(failure, Failure::TooMany(_));
        self.answered.store(!sent.as_ref().is_err_and(silent), Ordering::Relaxed);
        sent
    }

    /// Number of requests that count as invalid now.
    #[cfg(test)]
    pub(super) fn invalid(&self) -> usize {
        self.budget.counted()
    }

    /// Counters of the program.
    pub fn metrics(&self) -> &Arc<Metrics> {
        &self.connection.metrics
    }

    /// The fetcher of attached files.
    pub fn files(&self) -> &Files {
        &self.files
    }

    /// The application's id.
    pub fn application(&self) -> u64 {
        self.application.get()
    }

    /// The person to whom the application belongs, or who owns its team.
    pub fn owner(&self) -> Option<u64> {
        self.owner
    }

    /// Checks that Discord signs requests to this application's front by this key.
    ///
    /// # Errors
    /// It says that it does so by another one.
    pub fn check_key(&self, key: &PublicKey) -> Result<(), StartError> {
        if self.public_key.is_empty() || self.public_key.eq_ignore_ascii_case(&key.hex()) {
            return Ok(());
        }
        Err(StartError::OtherKey { own: self.public_key.clone() })
    }

    pub(super) fn application_id(&self) -> ApplicationId {
        self.application
    }

    /// A serenity client for the gateway. Only one made here goes where this connection goes: serenity's own default
    /// would ask Discord.
    pub fn new_http(&self) -> Http {
        http(&self.connection, self.application)
    }

    pub(super) async fn through_token(
        &self,
        account: Account,
        route: Route<'_>,
        method: LightMethod,
        body: Option<&Body>,
    ) -> Result<Option<u64>, Failure> {
        let answer =
            self.try_until(account, self.deadline(), || sending(route, method, body)).await?;
        Ok(message_id(&answer))
    }

    /// Waits for its turn and for a place on its route, for so long at the most, then sends.
    pub(super) async fn paced(
        &self,
        account: Account,
        (urgency, patience): (Urgency, Duration),
        route: Route<'_>,
        method: LightMethod,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let slot = self.turn(urgency, patience, &route, method).await?;
        let answer = self.in_turn(&slot, account, sending(route, method, Some(body))).await?;
        Ok(message_id(&answer))
    }

    /// Does the same in a channel, unless that has refused the bot lately, or its files where the body has some: then it takes
    /// no turn from others.
    pub(super) async fn paced_in(
        &self,
        venue: Venue,
        urgency: Urgency,
        route: Route<'_>,
        method: LightMethod,
        body: &Body,
    ) -> Result<Option<u64>, Failure> {
        let (channel, files) = (venue.channel, body.has_files());
        self.check_channel(channel, files)?;
        let slot = self.turn(urgency, TASK_WAIT, &route, method).await?;
        self.admit(channel, files)?;
        let account = Account::of_server(venue.guild);
        let sent = self.in_turn(&slot, account, sending(route, method, Some(body))).await;
        self.note_channel(channel, files, &sent);
        sent.map(|answer| message_id(&answer))
    }

    /// Fails where a channel is left alone, or gets no files and there are some.
    fn check_channel(&self, channel: u64, files: bool) -> Result<(), Failure> {
        let now = Instant::now();
        if let Some(pause) = self.refused.pause(channel, now) {
            return Err(not_sent(pause, MISSING_ACCESS));
        }
        match self.files_refused.pause(channel, now).filter(|_| files) {
            Some(pause) => Err(not_sent(pause, MISSING_PERMISSIONS)),
            None => Ok(()),
        }
    }

    /// Does the same in turn: of those that wait for the end of that time one is let through.
    fn admit(&self, channel: u64, files: bool) -> Result<(), Failure> {
        let now = Instant::now();
        self.refused.admit(channel, now).map_err(|pause| not_sent(pause, MISSING_ACCESS))?;
        let files = if files { self.files_refused.admit(channel, now) } else { Ok(()) };
        files.map_err(|pause| {
            self.refused.let_ask(channel, now);
            not_sent(pause, MISSING_PERMISSIONS)
        })
    }

    /// Remembers how a request into a channel has ended. It may be the files alone that are forbidden.
    fn note_channel<T>(&self, channel: u64, files: bool, sent: &Result<T, Failure>) {
        let now = Instant::now();
        let code = sent.as_ref().err().and_then(Failure::code);
        if files && code == Some(MISSING_PERMISSIONS) {
            self.refused.let_ask(channel, now);
        } else {
            self.refused.note(channel, sent, now);
        }
        if files && code != Some(MISSING_ACCESS) {
            self.files_refused.note(channel, sent, now);
        }
    }

    /// Sends once, and learns what the answer says about the route.
    async fn in_turn(
        &self,
        slot: &Slot<'_>,
        account: Account,
        sending: Sending<'_>,
    ) -> Result<Value, Failure> {
        let ticket = self.ticket(account)?;
        let learn = |headers: &HeaderMap| {
            if let Some(window) = Window::read(headers) {
                slot.learn(window, Instant::now());
            }
        };
        let sent = self.note(self.send_once(&ticket, sending, self.deadline(), learn).await);
        if let Err(Failure::TooMany(wait)) = &sent {
            slot.close(*wait, Instant::now());
        }
        sent
    }

    /// Waits for a place on a route and for a turn. What would have to wait longer than it may takes no turn from others.
    async fn turn(
        &self,
        urgency: Urgency,
        patience: Duration,
        route: &Route<'_>,
        method: LightMethod,
    ) -> Result<Slot<'_>, Failure> {
        let slot = self.slot(buckets::key(route, method), patience).await?;
        self.wait_turn(urgency, patience).await?;
        Ok(slot)
    }

    /// Waits for a place on a route: for so long until it takes more, and for others that are under way there, which are soon
    /// over; in vain once the program ends.
    async fn slot(&self, key: buckets::Key, patience: Duration) -> Result<Slot<'_>, Failure> {
        let begun = Instant::now();
        loop {
            let mut ended = pin!(self.buckets.ended());
            ended.as_mut().enable();
            let now = Instant::now();
            let again = match self.buckets.take(key, now) {
                Ok(slot) => return Ok(slot),
                Err(Wait::For(wait)) if now + wait > begun + patience => {
                    return Err(Failure::Full(wait));
                }
                Err(Wait::For(wait)) => now + wait,
                Err(Wait::ForOthers) if now >= begun + OTHER_WAIT => {
                    return Err(Failure::Full(TASK_WAIT));
                }
                Err(Wait::ForOthers) => begun + OTHER_WAIT,
            };
            tokio::select! {
                () = ended => {}
                () = sleep_until(again) => {}
                _ = self.waiting.acquire() => return Err(Failure::Full(TASK_WAIT)),
            }
        }
    }

    /// Waits for a place and its turn, and gets what is there.
    pub(super) async fn paced_get(
        &self,
        account: Account,
        urgency: Urgency,
        route: Route<'_>,
        params: Vec<(&'static str, String)>,
    ) -> Result<Value, Failure> {
        let slot = self.turn(urgency, OTHER_WAIT, &route, LightMethod::Get).await?;
        let request = Request::new(route, LightMethod::Get).params(Some(params));
        self.in_turn(&slot, account, Sending { request, form: None }).await
    }

    /// Waits for a turn below the global limit, no longer than a request may take; in vain once the program ends, and while
    /// Discord takes nothing for longer than that may wait.
    async fn wait_turn(&self, urgency: Urgency, patience: Duration) -> Result<(), Failure> {
        let ending = || Failure::Unreachable("the program is ending".to_owned());
        let until = self.deadline();
        loop {
            self.check_held(patience)?;
            if timeout(self.held.left(), self.waiting.acquire()).await.is_ok() {
                return Err(ending());
            }
            let turn = timeout_at(until, self.global_limit.acquire(urgency)).await;
            turn.map_err(|_| Failure::Full(TASK_WAIT))?.map_err(|_| ending())?;
            if self.held.left().is_zero() && self.edge.left(Instant::now()).is_zero() {
                return Ok(());
            }
        }
    }

    /// Fails while Discord takes nothing for longer than a request may wait, or its edge lets nothing through.
    fn check_held(&self, patience: Duration) -> Result<(), Failure> {
        let (blocked, held) = (self.edge.left(Instant::now()), self.held.left());
        if blocked.is_zero() && held <= patience {
            return Ok(());
        }
        Err(Failure::TooMany(blocked.max(held)))
    }

    /// Refuses to send while what Discord takes of invalid requests is used up, or its edge lets nothing through.
    fn ticket(&self, account: Account) -> Result<Ticket<'_>, Failure> {
        let now = Instant::now();
        let ticket = self.budget.take(account, now).map_err(Failure::TooMany)?;
        self.edge.admit(now).map_err(Failure::TooMany)?;
        Ok(ticket)
    }

    fn count(&self, ticket: &Ticket<'_>, status: u16) {
        self.metrics().requests.count("status", status);
        ticket.note(status, Instant::now());
    }

    /// Sends, and sends again while it may help and the time is not up; never before Discord's `retry_after`.
    pub(super) async fn try_until<'a>(
        &self,
        account: Account,
        until: Instant,
        make: impl Fn() -> Sending<'a>,
    ) -> Result<Value, Failure> {
        self.try_while(account, until, make, Failure::may_pass).await
    }

    /// Does the same only after failures that `may_pass` holds to be passing.
    pub(super) async fn try_while<'a>(
        &self,
        account: Account,
        until: Instant,
        make: impl Fn() -> Sending<'a>,
        may_pass: impl Fn(&Failure) -> bool,
    ) -> Result<Value, Failure> {
        let mut pause = FIRST_PAUSE;
        loop {
            let failure = match self.send(account, make(), until).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let wait = failure.wait().max(pause);
            if !may_pass(&failure) || Instant::now() + wait >= until {
                return Err(failure);
            }
            // What becomes of it in the end is said where it is known, and once for many.
            tracing::debug!("trying again in {wait:?}: {failure}");
            if timeout(wait, self.waiting.acquire()).await.is_ok() {
                return Err(failure);
            }
            pause *= 2;
        }
    }

    /// Sends once. A request that gets no ticket is not sent, and tells nothing of Discord.
    pub(super) async fn send(
        &self,
        account: Account,
        sending: Sending<'_>,
        until: Instant,
    ) -> Result<Value, Failure> {
        let ticket = self.ticket(account)?;
        self.note(self.send_once(&ticket, sending, until, |_| ()).await)
    }

    /// Sends once what serenity does not know, in the same way.
    pub(super) async fn send_own(
        &self,
        account: Account,
        builder: RequestBuilder,
    ) -> Result<Value, Failure> {
        let ticket = self.ticket(account)?;
        self.note(self.received(&ticket, builder, |_| ()).await)
    }

    async fn send_once(
        &self,
        ticket: &Ticket<'_>,
        sending: Sending<'_>,
        until: Instant,
        learn: impl FnOnce(&HeaderMap),
    ) -> Result<Value, Failure> {
        let mut builder = sending
            .request
            .build(&self.client, &self.token, self.connection.api.as_deref())
            .map_err(|error| Failure::Unreachable(error.to_string()))?;
        if let Some(form) = sending.form {
            let empty = builder.build().map_err(|error| self.unanswered(error))?;
            let mut headers = empty.headers().clone();
            headers.remove(CONTENT_LENGTH);
            builder = self
                .client
                .request(empty.method().clone(), empty.url().clone())
                .headers(headers)
                .multipart(form);
        }
        let left = until.saturating_duration_since(Instant::now());
        self.received(ticket, builder.timeout(left), learn).await
    }

    /// Sends, counts what comes back, and reads it.
    async fn received(
        &self,
        ticket: &Ticket<'_>,
        builder: RequestBuilder,
        learn: impl FnOnce(&HeaderMap),
    ) -> Result<Value, Failure> {
        let response = builder.send().await.map_err(|error| self.unanswered(error))?;
        let status = response.status().as_u16();
        self.count(ticket, status);
        learn(response.headers());
        let head = Head::read(response.headers());
        if status != 429 {
            self.edge.pass();
        }
        let read = body_of(response, self.connection.most_bytes).await;
        let is_whole = read.is_ok();
        // How long a 429 lasts, and if it is about all requests, stands in its head as well.
        let bytes = if status == 429 { read.unwrap_or_default() } else { read? };
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if (200..300).contains(&status) {
            return Ok(answer);
        }
        Err(match failure(status, head.retry_after, &answer) {
            Failure::TooMany(wait) => {
                Failure::TooMany(self.hold_back(wait, &head, is_whole.then_some(&answer)))
            }
            refused => {
                self.edge.pass();
                refused
            }
        })
    }

    /// The failure of a request to which no answer came, which is counted too.
    fn unanswered(&self, error: reqwest::Error) -> Failure {
        self.metrics().requests.count("status", "none");
        self.edge.miss(Instant::now());
        broken(error)
    }

    /// Holds back what a 429 is about beside its own route, and returns the time for which it does. One of Discord's edge is
    /// about everything that comes from here. Of one that breaks off there is no answer, and its head alone says if it is about
    /// all requests, as that of any of Discord's does.
    /// <https://discord.com/developers/docs/topics/rate-limits#header-format>
    fn hold_back(&self, wait: Duration, head: &Head, answer: Option<&Value>) -> Duration {
        if answer.is_some_and(|answer| head.is_of_edge(answer)) {
            return self.edge.refuse(head.retry_after.map(|_| wait), Instant::now());
        }
        // A page that breaks off has no head of Discord's.
        if answer.is_some() || head.is_global || head.is_of_discord {
            self.edge.pass();
        }
        if head.is_global || answer.is_some_and(|answer| answer["global"] == true) {
            self.held.hold(wait);
        }
        wait
    }

    pub(super) async fn start_up(&self, route: Route<'_>) -> Result<Value, StartError> {
        self.send(Account::Bot, sending(route, LightMethod::Get, None), self.start_deadline())
            .await
            .map_err(|failure| self.not_started(failure))
    }

    pub(super) fn not_started(&self, failure: Failure) -> StartError {
        match failure {
            Failure::Refused { status: 401, .. } => StartError::TokenRefused,
            Failure::TooMany(wait) => StartError::TooMany(wait),
            Failure::Unreachable(cause) => {
                StartError::Unreachable { address: self.connection.address(), cause }
            }
            other => StartError::Unexpected {
                address: self.connection.address(),
                cause: other.to_string(),
            },
        }
    }
}

/// The failure of a request whose connection has broken.
fn broken(error: reqwest::Error) -> Failure {
    Failure::Unreachable(chain(&error.without_url()))
}

/// Reads what comes back, unless it has more bytes than that: nothing of Discord's has, and it would fill the memory.
async fn body_of(mut response: Response, most: usize) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(broken)? {
        bytes.extend_from_slice(&chunk);
        if bytes.len() > most {
            return Err(Failure::Unreachable("what came back is too long".to_owned()));
        }
    }
    Ok(bytes)
}

/// The failure of a request that is not sent because a channel has refused one like it lately, with this code.
fn not_sent(pause: Pause, code: u64) -> Failure {
    match pause {
        Pause::Asked => Failure::Full(TASK_WAIT),
        Pause::LeftAlone(left) => Failure::LeftAlone { code, left },
        Pause::Lost => {
            let message = "the channel refuses each time and is left alone".to_owned();
            Failure::Refused { status: 403, code, message }
        }
    }
}

/// The owner in an answer to a request for the application.
/// <https://discord.com/developers/docs/resources/application#application-object>
fn owner(application: &Value) -> Option<u64> {
    let of_team = &application["team"]["owner_user_id"];
    let id = if of_team.is_string() { of_team } else { &application["owner"]["id"] };
    id.as_str()?.parse().ok()
}

/// Serenity's client, for its gateway alone. With its rate limiter on it would pass another base address over, and talk to
/// Discord itself.
fn http(connection: &Connection, application: ApplicationId) -> Http {
    let builder = HttpBuilder::new(&connection.token)
        .application_id(application)
        .client(client(connection))
        .ratelimiter_disabled(true);
    match &connection.api {
        Some(api) => builder.proxy(api).build(),
        None => builder.build(),
    }
}

/// Makes the HTTP client; no request through it takes longer than the longest time limit, whoever sends it. To another base
/// address requests go straight: no proxy of the environment, no redirection. Discord may block requests without a name, which
/// serenity gives to its own alone.
/// <https://discord.com/developers/docs/reference#user-agent>
fn client(connection: &Connection) -> reqwest::Client {
    let builder = reqwest::Client::builder().user_agent(USER_AGENT);
    let builder = builder.timeout(connection.patience.request);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::limits::LEFT_ALONE;
    use crate::metrics::Page;
    use serenity::all::ChannelId;
    use std::io::{Read, Write};

    const VENUE: Venue = Venue { guild: None, channel: 1 };

    /// A connection to an address at which no one answers, or to Discord, which may send one request at a time.
    fn rest(api: Option<&str>) -> Rest {
        let connection = Connection::new("t".to_owned(), api.map(str::to_owned));
        Rest::unchecked(&Connection { most_invalid: 1, ..connection }, "Bot t".to_owned())
    }

    fn posts() -> Route<'static> {
        Route::ChannelMessages { channel_id: ChannelId::new(VENUE.channel) }
    }

    /// Posts an empty message, as soon as that is its turn.
    async fn post(rest: &Rest) -> Result<Option<u64>, Failure> {
        let body = Body::plain(Value::Null);
        rest.paced_in(VENUE, Urgency::Post, posts(), LightMethod::Post, &body).await
    }

    #[tokio::test]
    async fn a_request_that_was_not_sent_says_nothing_of_discord() {
        let rest = rest(Some("http://127.0.0.1:1"));
        let _under_way = rest.ticket(Account::Bot).expect("the first one");
        for answered in [true, false] {
            rest.answered.store(answered, Ordering::Relaxed);
            let sent = post(&rest).await;
            assert!(matches!(sent, Err(Failure::TooMany(_))), "{sent:?}");
            assert_eq!(rest.answered.load(Ordering::Relaxed), answered);
        }
    }

    /// A turn would be free after ten minutes.
    #[tokio::test]
    async fn a_request_into_a_channel_that_is_left_alone_takes_no_turn() {
        let rest = rest(Some("http://127.0.0.1:1"));
        rest.set_pace(Duration::from_secs(600));
        rest.wait_turn(Urgency::Post, TASK_WAIT).await.expect("the first turn is free");
        let message = String::new();
        let refused = Failure::Refused { status: 403, code: MISSING_ACCESS, message };
        rest.refused.note(VENUE.channel, &Err::<(), _>(refused), Instant::now());
        let sent =
            timeout(Duration::from_secs(5), post(&rest)).await.expect("it waits for no turn");
        let failure = sent.expect_err("nothing is sent");
        assert_eq!(failure.code(), Some(MISSING_ACCESS));
        let wait = failure.wait();
        assert!(wait > LEFT_ALONE - Duration::from_secs(60) && wait <= LEFT_ALONE, "{wait:?}");
    }

    /// Several messages for a channel are due at the end of the time for which it is left alone.
    #[tokio::test]
    async fn what_is_due_with_the_request_that_asks_a_channel_waits_for_its_answer() {
        let rest = rest(Some("http://127.0.0.1:1"));
        let (channel, message) = (VENUE.channel, String::new());
        let refused = Failure::Refused { status: 403, code: MISSING_ACCESS, message };
        rest.note_channel(channel, false, &Err::<(), _>(refused));
        rest.refused.let_ask(channel, Instant::now());
        assert_eq!(rest.check_channel(channel, false), Ok(()), "they wait for their turns");
        assert_eq!(rest.admit(channel, false), Ok(()), "one asks");
        assert_eq!(rest.admit(channel, false), Err(Failure::Full(TASK_WAIT)));
        assert_eq!(post(&rest).await, Err(Failure::Full(TASK_WAIT)));
        rest.note_channel(channel, false, &Ok::<(), Failure>(()));
        assert_eq!(rest.admit(channel, false), Ok(()), "the channel is open again");
        assert_eq!(rest.admit(channel, false), Ok(()));
    }

    /// A turn would be free after ten minutes.
    #[tokio::test]
    async fn a_request_on_a_route_that_is_full_takes_no_turn() {
        let rest = rest(Some("http://127.0.0.1:1"));
        rest.set_pace(Duration::from_secs(600));
        rest.wait_turn(Urgency::Post, TASK_WAIT).await.expect("the first turn is free");
        let key = buckets::key(&posts(), LightMethod::Post);
        let slot = rest.buckets.take(key, Instant::now()).expect("a place");
        slot.close(Duration::from_secs(60), Instant::now());
        let sent =
            timeout(Duration::from_secs(5), post(&rest)).await.expect("it waits for no turn");
        let wait = sent.expect_err("it is full").wait();
        assert!((58..=60).contains(&wait.as_secs()), "{wait:?}");
    }

    /// A turn would be free after ten minutes.
    #[tokio::test]
    async fn a_request_that_gets_no_turn_in_time_is_put_off() {
        let mut rest = rest(Some("http://127.0.0.1:1"));
        rest.connection.patience.request = Duration::from_millis(20);
        rest.set_pace(Duration::from_secs(600));
        rest.wait_turn(Urgency::Post, TASK_WAIT).await.expect("the first turn is free");
        let sent = timeout(Duration::from_secs(5), post(&rest)).await.expect("its time is over");
        assert_eq!(sent, Err(Failure::Full(TASK_WAIT)));
        let asked = timeout(Duration::from_secs(5), rest.is_in(1)).await;
        assert_eq!(asked.expect("so is a question's"), None);
    }

    /// A server that gives each connection one answer: these, in turn, then none.
    fn serve(answers: Vec<String>) -> String {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("its address"));
        std::thread::spawn(move || {
            for (answer, stream) in answers.iter().zip(listener.incoming()) {
                let mut stream = stream.expect("a connection");
                let _request = stream.read(&mut [0; 4096]).expect("a request");
                stream.write_all(answer.as_bytes()).expect("a peer");
            }
        });
        address
    }

    fn reply(status: u16, headers: &str, body: &str) -> String {
        let length = body.len();
        format!(
            "HTTP/1.1 {status} X\r\nConnection: close\r\n{headers}Content-Length: {length}\r\n\r\n{body}"
        )
    }

    #[tokio::test]
    async fn what_a_channel_takes_is_learned_from_each_answer() {
        let headers =
            "X-RateLimit-Limit: 5\r\nX-RateLimit-Remaining: 0\r\nX-RateLimit-Reset-After: 30\r\n";
        let too_many = r#"{"retry_after":40.5,"global":false}"#;
        for answer in
            [reply(200, headers, r#"{"id":"2"}"#), reply(429, "Retry-After: 1\r\n", too_many)]
        {
            let connection = Connection::new("t".to_owned(), Some(serve(vec![answer])));
            let rest = Rest::unchecked(&connection, "Bot t".to_owned());
            let first = post(&rest).await;
            let second = post(&rest).await;
            assert!(!matches!(first, Err(Failure::Full(_) | Failure::Unreachable(_))), "{first:?}");
            let wait = second.expect_err("nothing is sent").wait();
            assert!((28..=41).contains(&wait.as_secs()), "{wait:?}");
        }
    }

    /// The place of one that ends is taken by one that waits, however many there are.
    #[tokio::test]
    async fn a_route_is_left_to_the_next_one_at_once() {
        let rest = rest(Some("http://127.0.0.1:1"));
        rest.set_pace(Duration::ZERO);
        let all = (0..200).map(|_| async {
            let _slot = rest.turn(Urgency::Post, TASK_WAIT, &posts(), LightMethod::Post).await?;
            tokio::task::yield_now().await;
            Ok::<(), Failure>(())
        });
        let all = futures_util::future::try_join_all(all).await;
        assert!(all.is_ok(), "{all:?}");
    }

    #[tokio::test]
    async fn a_429_about_all_requests_holds_all_of_them_back() {
        let too_many = reply(429, "", r#"{"retry_after":600,"global":true}"#);
        let connection = Connection::new("t".to_owned(), Some(serve(vec![too_many])));
        let rest = Rest::unchecked(&connection, "Bot t".to_owned());
        assert_eq!(post(&rest).await, Err(Failure::TooMany(Duration::from_secs(600))));
        let waited = rest.wait_turn(Urgency::Post, TASK_WAIT).await;
        let Err(Failure::TooMany(wait)) = waited else { panic!("a turn was given: {waited:?}") };
        assert!((590..=600).contains(&wait.as_secs()), "{wait:?}");
    }

    /// The bot would seem to have left the server whose id cannot be read.
    #[tokio::test]
    async fn a_list_of_which_a_part_cannot_be_read_says_nothing() {
        let answer = reply(200, "", r#"[{"id":"5"},{"id":6}]"#);
        let connection = Connection::new("t".to_owned(), Some(serve(vec![answer])));
        let rest = Rest::unchecked(&connection, "Bot t".to_owned());
        let listed = rest.guilds_after(0).await;
        assert!(matches!(listed, Err(Failure::Unreachable(_))), "{listed:?}");
    }

    /// Without its highest role the bot would seem to be unable to give those below that.
    #[tokio::test]
    async fn a_place_is_known_by_roles_that_can_be_read_alone() {
        let member = r#"{"roles":["5","7"]}"#;
        for (roles, place) in [
            (r#"[{"id":"5","position":3},{"id":"6","position":"9"}]"#, Some(3)),
            (r#"[{"id":"5","position":3},{"id":"7","position":"9"}]"#, None),
            (r#"[{"id":"5","position":3},{"id":7,"position":9}]"#, None),
        ] {
            let api = serve_together([("/members/1", member), ("/roles", roles)]);
            let connection = Connection::new("t".to_owned(), Some(api));
            let rest = Rest::unchecked(&connection, "Bot t".to_owned());
            let own = rest.places(1, &[]).await.ok().map(|places| places.own);
            assert_eq!(own, place, "{roles}");
        }
    }

    #[tokio::test]
    async fn a_429_that_breaks_off_lasts_as_long_as_its_header_says() {
        let headers = "Connection: close\r\nRetry-After: 600\r\nContent-Length: 50\r\n";
        for (scope, is_of_all) in [("", false), ("X-RateLimit-Global: true\r\n", true)] {
            let broken = format!("HTTP/1.1 429 X\r\n{headers}{scope}\r\n{{\"retry_af");
            let connection = Connection::new("t".to_owned(), Some(serve(vec![broken])));
            let rest = Rest::unchecked(&connection, "Bot t".to_owned());
            assert_eq!(post(&rest).await, Err(Failure::TooMany(Duration::from_secs(600))));
            let other = rest.wait_turn(Urgency::Post, TASK_WAIT).await;
            assert_eq!(other.is_err(), is_of_all, "{scope}: {other:?}");
        }
    }

    /// A server that answers once it has been asked for both of these, each by the end of its path and its answer.
    fn serve_together(answers: [(&'static str, &'static str); 2]) -> String {
        let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("its address"));
        std::thread::spawn(move || {
            let asked = answers.map(|_| {
                let (mut stream, _) = listener.accept().expect("a connection");
                let mut read = [0; 4096];
                let length = stream.read(&mut read).expect("a request");
                (stream, String::from_utf8_lossy(&read[..length]).into_owned())
            });
            for (mut stream, request) in asked {
                let path = request.split([' ', '?']).nth(1).unwrap_or_default();
                let answer = answers.iter().find(|(end, _)| path.ends_with(*end));
                let (_, body) = answer.expect("a path that is known");
                stream.write_all(reply(200, "", body).as_bytes()).expect("a peer");
            }
        });
        address
    }

    /// Of two that come one after the other each may take half of the time that there is.
    #[tokio::test]
    async fn what_the_place_of_a_role_needs_is_asked_at_once() {
        let member = r#"{"roles":["5","7"]}"#;
        let roles = r#"[{"id":"5","position":3},{"id":"6","position":9},{"id":"7","position":2}]"#;
        let api = serve_together([("/members/1", member), ("/roles", roles)]);
        let rest = Rest::unchecked(&Connection::new("t".to_owned(), Some(api)), "Bot t".to_owned());
        let places = timeout(Duration::from_secs(5), rest.places(1, &[2])).await;
        let places = places.expect("neither waits for the other").expect("an answer");
        assert_eq!(places.own, 3);
    }

    /// True if a question gets the only turn that there is before ten minutes are over, with an edit in front of it.
    async fn goes_before_an_edit<T>(
        rest: &Rest,
        question: impl Future<Output = Result<T, Failure>>,
    ) -> bool {
        rest.set_pace(Duration::from_millis(20));
        rest.wait_turn(Urgency::Post, TASK_WAIT).await.expect("the first turn is free");
        rest.set_pace(Duration::from_secs(600));
        // No one answers, which is known once something has been sent. A question of two parts waits for a second turn then.
        let sent = async {
            while rest.answered.load(Ordering::Relaxed) {
                tokio::task::yield_now().await;
            }
        };
        let first = async {
            tokio::select! {
                biased;
                _ = rest.wait_turn(Urgency::Edit, TASK_WAIT) => false,
                _ = question => true,
                () = sent => true,
            }
        };
        timeout(Duration::from_secs(5), first).await.unwrap_or(false)
    }

    #[tokio::test]
    async fn a_question_on_which_an_answer_waits_goes_before_edits() {
        let [page, place, check] = [(); 3].map(|()| rest(Some("http://127.0.0.1:1")));
        assert!(goes_before_an_edit(&page, page.overrides(1)).await);
        assert!(goes_before_an_edit(&place, place.places(1, &[])).await);
        assert!(!goes_before_an_edit(&check, check.guilds_after(0)).await, "no one waits");
    }

    #[tokio::test]
    async fn a_request_that_gets_no_answer_in_time_is_counted() {
        let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
        let address = silent.local_addr().expect("its address");
        let mut rest = rest(Some(&format!("http://{address}")));
        rest.connection.patience.request = Duration::from_millis(20);
        let sent = post(&rest).await;
        assert!(matches!(sent, Err(Failure::Unreachable(_))), "{sent:?}");
        let mut page = Page::default();
        rest.metrics().write(&mut page);
        let text = page.into_text();
        assert!(text.contains("narabe_api_requests_total{status=\"none\"} 1\n"), "{text}");
    }
}
