//! The REST API below `/api/v10`: faults, login, body and rules first, then the route itself.

mod body;
mod call;
mod emojis;
mod route;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State as Extract};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use self::call::{Answer, Call};
use self::route::Route;
use super::error::ApiError;
use super::faults::Fault;
use super::inspect::{Refusal, Seen};
use super::rules;
use super::wire::Cutter;
use super::world::World;

/// Root of the API's paths.
pub(super) const ROOT: &str = "/api/v10";

/// Every request below `/api/v10`.
pub(super) async fn api(
    Extract(world): Extract<World>,
    ConnectInfo(cutter): ConnectInfo<Cutter>,
    request: Request,
) -> Response {
    let response = answered(&world, cutter, request).await;
    if matches!(response.status().as_u16(), 401 | 403 | 429) {
        world.change(|state| state.invalid += 1);
    }
    response
}

async fn answered(world: &World, cutter: Cutter, request: Request) -> Response {
    let method = request.method().to_string();
    let path = request.uri().path().to_owned();
    let Some(route) = path.strip_prefix(ROOT).and_then(Route::read) else {
        world.refuse(&format!("{method} {path}"), vec!["no such address".to_owned()], &Value::Null);
        return ApiError::bare(404).into_response();
    };
    let nameless = !is_named(&request);
    let fault = world.change(|state| {
        state.requests += 1;
        state.nameless += u64::from(nameless);
        state.faults.strike(&method, route.template())
    });
    if !route.is_exempt() {
        if method != "GET" {
            world.change(|state| state.paced += 1);
        }
        let taken = world.change(|state| state.limit.take(state.clock.now()));
        if let Err(limit) = taken {
            return limit.into_response();
        }
    }
    if let Some(refused) = before(fault.as_ref(), &cutter).await {
        return refused;
    }
    let answer = world.serve(&method, &route, request).await;
    after(fault, answer, cutter).await
}

/// True if a request says which program sends it, without which Discord may block it.
/// <https://discord.com/developers/docs/reference#user-agent>
fn is_named(request: &Request) -> bool {
    let agent = request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
    agent.is_some_and(|agent| agent.starts_with("DiscordBot ("))
}

/// Applies a fault that strikes before a request is carried out; returns the answer if it is not.
async fn before(fault: Option<&Fault>, cutter: &Cutter) -> Option<Response> {
    match fault? {
        Fault::Status(status) => return Some(ApiError::bare(*status).into_response()),
        Fault::Refused(status, code) => {
            return Some(ApiError::new(*status, *code, "as ordered").into_response());
        }
        Fault::RateLimited(limit) => return Some((*limit).into_response()),
        Fault::LostRequest => return Some(lose(cutter).await),
        Fault::Late(time) => tokio::time::sleep(*time).await,
        Fault::Held(gate) => {
            if !gate.pass().await {
                return Some(ApiError::bare(503).into_response());
            }
        }
        Fault::LostAnswer | Fault::HalfAnswer | Fault::Garbled | Fault::HeldAnswer(_) => {}
    }
    None
}

/// Applies a fault that strikes after a request was carried out, and answers.
async fn after(fault: Option<Fault>, answer: Answer, cutter: Cutter) -> Response {
    match (fault, &answer) {
        (Some(Fault::LostAnswer), _) => return lose(&cutter).await,
        (Some(Fault::HalfAnswer), Ok((status, json))) => {
            return halved(*status, &json.to_string(), cutter);
        }
        (Some(Fault::Garbled), Ok((status, _))) => {
            return (status_of(*status), "<html>").into_response();
        }
        (Some(Fault::HeldAnswer(gate)), _) => {
            gate.pass().await;
        }
        _ => {}
    }
    match answer {
        Ok((status, Value::Null)) => status_of(status).into_response(),
        Ok((status, json)) => (status_of(status), axum::Json(json)).into_response(),
        Err(error) => error.into_response(),
    }
}

/// Cuts the connection; the answer never arrives.
async fn lose(cutter: &Cutter) -> Response {
    cutter.cut();
    std::future::pending().await
}

/// Returns an answer with the length of the whole body, whose connection is cut after half of it.
fn halved(status: u16, json: &str, cutter: Cutter) -> Response {
    let half = json.as_bytes()[..json.len() / 2].to_vec();
    let cut = futures_util::stream::once(async move {
        cutter.cut();
        Err(std::io::Error::from(std::io::ErrorKind::ConnectionReset))
    });
    let first = futures_util::stream::once(async move { Ok(half) });
    let body = Body::from_stream(futures_util::StreamExt::chain(first, cut));
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_LENGTH, json.len().to_string()),
    ];
    (status_of(status), headers, body).into_response()
}

fn status_of(status: u16) -> StatusCode {
    StatusCode::from_u16(status).unwrap_or(StatusCode::OK)
}

impl World {
    async fn serve(&self, method: &str, route: &Route, request: Request) -> Answer {
        self.check_login(route, &request)?;
        let query = request.uri().query().unwrap_or_default().to_owned();
        let (json, files) = body::read(request).await?;
        let seen = Seen { method: method.to_owned(), route: route.template(), json, files };
        let answer = match self.inspect(&seen) {
            Ok(()) => self.change(|state| Call { state, seen: &seen, query: &query }.answer(route)),
            Err(error) => Err(error),
        };
        if let Some(error) = answer.as_ref().err().filter(|error| !error.reasons().is_empty()) {
            let request = format!("{method} {}", seen.route);
            self.refuse(&request, error.reasons().to_vec(), &seen.json);
        }
        answer
    }

    /// The token, where Discord asks for it.
    fn check_login(&self, route: &Route, request: &Request) -> Result<(), ApiError> {
        let given =
            request.headers().get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let fits = given.and_then(|given| given.strip_prefix("Bot ")) == Some(&self.0.token);
        if fits || route.needs_no_login() { Ok(()) } else { Err(ApiError::unauthorized()) }
    }

    /// Checks a request by Discord's own rules, then by the tests' inspectors.
    fn inspect(&self, seen: &Seen) -> Result<(), ApiError> {
        let mut reasons = rules::check(seen);
        let named = rules::emojis_in(&seen.json).into_iter();
        let unknown = named.filter(|id| !self.look().emojis.contains_key(id));
        reasons.extend(unknown.map(|id| format!("emoji: the application has no emoji {id}")));
        reasons.extend(self.0.inspectors.iter().filter_map(|reader| reader(seen).err()));
        if reasons.is_empty() { Ok(()) } else { Err(ApiError::invalid_body(reasons)) }
    }

    fn refuse(&self, request: &str, reasons: Vec<String>, json: &Value) {
        tracing::warn!(request, ?reasons, "the playground refused a request as Discord would");
        let refusal = Refusal { request: request.to_owned(), reasons, json: json.clone() };
        self.change(|state| state.refusals.push(refusal));
    }
}
