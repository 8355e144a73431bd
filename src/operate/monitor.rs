//! `/healthz` and `/metrics` on loopback, for monitoring. Neither holds a name, an id or a secret.

use super::backups::Backups;
use super::check::DailyCheck;
use super::clocks;
use crate::app::Context;
use crate::discord::Watch;
use crate::metrics::Page;
use crate::store::GameId;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

/// Time after which a database that does not answer counts as stuck.
const PATIENCE: Duration = Duration::from_secs(2);

/// Interval at which is looked if the database's file is still there, besides the looks that a request asks for.
pub const LOOK_AT_FILE: Duration = Duration::from_secs(10);

/// Error of starting the monitor.
#[derive(Debug, thiserror::Error)]
pub enum MonitorError {
    /// The address is open to other computers.
    #[error("--metrics listens on this computer alone; {0} is open to others, use 127.0.0.1")]
    NotLoopback(SocketAddr),
    /// The system does not let the monitor listen.
    #[error("--metrics cannot listen on {address}: {cause}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The system's error.
        cause: io::Error,
    },
}

/// Parts that the monitor observes. None is kept alive by it.
pub struct Sources {
    /// The app, for its store and its clock.
    pub app: Weak<Context>,
    /// The connection to Discord.
    pub watch: Watch,
    /// The copies by the clock, where some are made.
    pub backups: Option<Arc<Backups>>,
    /// The daily check of the database, where it is done.
    pub daily_check: Option<Arc<DailyCheck>>,
}

/// The server of both pages; it ends when this is dropped.
pub struct Monitor {
    address: SocketAddr,
    server: JoinHandle<()>,
}

impl Monitor {
    /// Starts to serve on a loopback address.
    ///
    /// # Errors
    /// When the address is not loopback's, or cannot be had.
    pub async fn start(listen: SocketAddr, sources: Sources) -> Result<Self, MonitorError> {
        if !listen.ip().is_loopback() {
            return Err(MonitorError::NotLoopback(listen));
        }
        let failed = |cause| MonitorError::Listen { address: listen, cause };
        let listener = TcpListener::bind(listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let routes = Router::new().route("/healthz", get(health)).route("/metrics", get(metrics));
        let routes = routes.layer(middleware::from_fn_with_state(address, only_own));
        let routes = routes.with_state(Arc::new(Pages { sources, file: Look::default() }));
        // Serving ends with the task alone; a connection that breaks is its own affair.
        let server = tokio::spawn(async move { drop(axum::serve(listener, routes).await) });
        Ok(Self { address, server })
    }

    /// Returns the address that it listens on.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

impl Drop for Monitor {
    fn drop(&mut self) {
        self.server.abort();
    }
}

/// Refuses requests that name another host or port: a web page could point a name of its own here and read the numbers.
async fn only_own(State(own): State<SocketAddr>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    if host.is_some_and(|host| is_own(host, own)) {
        return next.run(request).await;
    }
    let said = format!("The metrics are at http://{own} and localhost only.\n");
    (StatusCode::MISDIRECTED_REQUEST, said).into_response()
}

/// True if a `Host` header names this very server, by its address or as `localhost`, with its port, so that no web page
/// reaches in by a name that it points here.
fn is_own(host: &str, own: SocketAddr) -> bool {
    [own.to_string(), format!("localhost:{}", own.port())].iter().any(|name| {
        let without_port = name.strip_suffix(":80");
        [Some(name.as_str()), without_port].contains(&Some(host.to_ascii_lowercase().as_str()))
    })
}

/// Answers 200 while the database answers, takes writes, and has this computer's clock, its file is in its place, the gateway
/// is heard and requests are answered, the program is not ending, and all background loops run; else 503 and a line for
/// each fault.
async fn health(State(pages): State<Arc<Pages>>) -> impl IntoResponse {
    let sources = &pages.sources;
    let mut amiss: Vec<String> = Vec::new();
    if !sources.database_answers().await {
        amiss.push("the database does not answer".to_owned());
    }
    if sources.watch.is_absent() {
        amiss.push(
            "this node's presence in the database is old: it takes no writes, or the node is stuck"
                .to_owned(),
        );
    }
    amiss.extend(sources.clocks_disagree().await);
    amiss.extend(pages.fault_of_file().await.map(str::to_owned));
    if !sources.watch.is_connected().await {
        amiss.push("there is no connection to Discord".to_owned());
    }
    if sources.watch.is_unanswered() {
        amiss.push("Discord does not answer requests".to_owned());
    }
    if sources.watch.is_leaving() {
        amiss.push("the program is ending".to_owned());
    }
    for name in sources.watch.stopped_loops() {
        amiss.push(format!("the loop {name} fails again and again; see the log"));
    }
    if amiss.is_empty() {
        (StatusCode::OK, "ok\n".to_owned())
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, amiss.join("\n") + "\n")
    }
}

async fn metrics(State(pages): State<Arc<Pages>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], pages.sources.page().await)
}

/// State of both pages.
struct Pages {
    sources: Sources,
    /// Look at the database's file.
    file: Look,
}

impl Pages {
    /// Returns what is wrong with the database's file. A disk that does not answer holds up the thread that looks, which is
    /// one for all requests.
    async fn fault_of_file(&self) -> Option<&'static str> {
        let app = self.sources.app.upgrade();
        let look = move || app.is_some_and(|app| app.store().has_its_file());
        match self.file.within(PATIENCE, look).await {
            Some(true) => None,
            Some(false) => Some("the database's file is gone or another one"),
            None => Some("the disk of the database does not answer"),
        }
    }
}

/// A look at what may not answer, of which one is under way at a time.
#[derive(Default)]
struct Look(Mutex<Option<JoinHandle<bool>>>);

impl Look {
    /// Returns whether all is well there; none if it takes too long to see. The look then goes on, and is that of whoever
    /// looks next.
    async fn within(
        &self,
        patience: Duration,
        look: impl FnOnce() -> bool + Send + 'static,
    ) -> Option<bool> {
        let seen = async {
            let mut under_way = self.0.lock().await;
            let seen = under_way.get_or_insert_with(|| tokio::task::spawn_blocking(look)).await;
            *under_way = None;
            seen.unwrap_or(false)
        };
        tokio::time::timeout(patience, seen).await.ok()
    }
}

impl Sources {
    async fn database_answers(&self) -> bool {
        let Some(app) = self.app.upgrade() else { return false };
        // Any game will do, also one that there is not.
        matches!(tokio::time::timeout(PATIENCE, app.store().game(GameId(0))).await, Ok(Ok(_)))
    }

    /// Returns a sentence if the clocks of this computer and of the database differ by too much.
    async fn clocks_disagree(&self) -> Option<String> {
        let app = self.app.upgrade()?;
        let compared = tokio::time::timeout(PATIENCE, clocks::disagreement(app.store())).await;
        compared.ok()?.ok()?
    }

    async fn page(&self) -> String {
        let mut page = Page::default();
        page.about("build_info", "The version that runs", "version", env!("CARGO_PKG_VERSION"));
        let connected = u8::from(self.watch.is_connected().await);
        page.gauge("gateway_connected", "Whether the connection to Discord is open", connected);
        let leads = u8::from(self.watch.leads());
        page.gauge("leader", "Whether this node leads; without other nodes it does", leads);
        let failed = self.watch.failed_identifies();
        let help = "IDENTIFYs of one shard in a row that brought no session; 5 and more are worth an alarm";
        page.gauge("gateway_failed_identifies", help, failed);
        page.gauge("interactions_in_progress", "Interactions being answered", self.watch.at_work());
        self.watch.metrics().write(&mut page);
        self.watch.write_rounds(&mut page);
        if let Some(app) = self.app.upgrade() {
            store(&mut page, &app).await;
            app.machines().numbers().write(&mut page);
            let waiting = app.long_work_waiting();
            page.gauge("long_work_waiting", "Requests that wait for long work", waiting);
            let kept = "Bytes of boards, drawings, letters and compressed pictures that are kept for later";
            page.gauge(
                "pictures_kept_bytes",
                kept,
                crate::app::output::view::kept_of_pictures(&app),
            );
        }
        if let Some(backups) = &self.backups {
            backups.write(&mut page);
        }
        if let Some(check) = &self.daily_check {
            check.write(&mut page);
        }
        page.into_text()
    }
}

/// Writes the numbers of the writer and of the outbox; without those of the outbox if the database does not answer in
/// time.
async fn store(page: &mut Page, app: &Context) {
    let work = app.store().work();
    page.gauge("writes_waiting", "Writes that wait for their commit", work.waiting);
    page.counter("commits_total", "Commits, each of which many writes may share", work.commits);
    page.counter("writes_total", "Writes that were committed", work.writes);
    page.counter("commit_failures_total", "Commits that failed", work.failures);
    page.counter("reruns_total", "Writes that were run again because of others", work.reruns);
    let now = app.clock().now();
    if let Ok(Ok(backlog)) = tokio::time::timeout(PATIENCE, app.store().backlog(now)).await {
        page.gauge("outbox_waiting", "Tasks that are due and not done", backlog.tasks);
        let late = backlog.oldest.map_or(0, |due| now - due);
        page.gauge(
            "outbox_lag_seconds",
            "For how long the oldest task has been due",
            late as f64 / 1000.0,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::{Look, PATIENCE, is_own};
    use std::sync::mpsc;
    use std::time::Duration;

    /// A monitor asks again and again, and each look would hold a thread.
    #[tokio::test]
    async fn one_look_at_a_disk_that_does_not_answer_is_under_way() {
        let look = Look::default();
        let (answers, waits) = mpsc::channel::<()>();
        assert_eq!(look.within(Duration::ZERO, move || waits.recv().is_ok()).await, None);
        assert_eq!(look.within(Duration::ZERO, || panic!("a second look")).await, None);
        answers.send(()).unwrap();
        assert_eq!(look.within(PATIENCE, || false).await, Some(true), "the first look ends");
        assert_eq!(look.within(PATIENCE, || false).await, Some(false), "the next one is its own");
    }

    #[test]
    fn only_its_own_address_is_answered() {
        let (four, six) = ("127.0.0.1:9464", "[::1]:9464");
        for (own, host) in [
            (four, "localhost:9464"),
            (four, "LOCALHOST:9464"),
            (four, "127.0.0.1:9464"),
            (six, "[::1]:9464"),
            ("127.0.0.1:80", "localhost"),
        ] {
            assert!(is_own(host, own.parse().unwrap()), "{own}: {host}");
        }
        for (own, host) in [
            (four, "localhost"),
            (four, "localhost:9465"),
            (four, "127.0.0.2:9464"),
            (four, "[::1]:9464"),
            (four, "127.0.0.1.example.org:9464"),
            (four, "localhost.example.org:9464"),
            (four, "0.0.0.0:9464"),
            (six, "127.0.0.1:9464"),
            (four, ""),
        ] {
            assert!(!is_own(host, own.parse().unwrap()), "{own}: {host}");
        }
    }
}
