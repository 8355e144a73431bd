//! The program as several nodes: processes on one database, to which a balancer hands the interactions on.

use super::balancer::{self, Backend};
use super::page;
use super::server::Server;
use crate::program::{Running, lasting_port, narabe};
use narabe::playground::endpoint::public_key;
use narabe::playground::{Config, Playground, World};
use std::fs::File;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Number of looks, a minute of real time at the least, after which what should have happened counts as failed.
const PATIENCE: u32 = 3_000;
/// The same among the kills of a proof of hours: after a kill of the server, what it has to recover may take minutes.
pub const LONG_PATIENCE: u32 = 10 * PATIENCE;
/// Time between two looks.
pub const GLANCE: Duration = Duration::from_millis(20);

pub struct Nodes {
    pub server: Arc<Mutex<Server>>,
    playground: Playground,
    folder: tempfile::TempDir,
    address: String,
    backends: Vec<Backend>,
    running: Mutex<Vec<Option<Running>>>,
}

impl Nodes {
    /// So many nodes, a balancer before them, and the look-alike that delivers to it; none where PostgreSQL is not
    /// installed.
    pub async fn start(number: usize) -> Option<Self> {
        let server = tokio::task::spawn_blocking(Server::start).await.unwrap()?;
        let playground = Playground::start(Config::default()).await.unwrap();
        let backends = (0..number).map(|_| Backend { front: free(), monitor: free() }).collect();
        let nodes = Self {
            address: server.address(),
            server: Arc::new(Mutex::new(server)),
            playground,
            folder: tempfile::tempdir().unwrap(),
            backends,
            running: Mutex::new((0..number).map(|_| None).collect()),
        };
        for node in 0..number {
            nodes.go_on(node).await;
        }
        let balancer = balancer::start(nodes.backends.clone()).await;
        for _ in 0..PATIENCE {
            if nodes.world().set_interactions_endpoint(balancer).await.is_ok() {
                nodes.world().bot_is_ready().await.unwrap();
                return Some(nodes);
            }
            tokio::time::sleep(GLANCE).await;
        }
        panic!("no node takes interactions");
    }

    pub fn world(&self) -> &World {
        self.playground.world()
    }

    /// Starts a node, and waits until it is well.
    pub async fn go_on(&self, node: usize) {
        self.begin(node);
        self.until("a node is well", async || self.is_well(node).await).await;
    }

    /// Starts a node.
    pub fn begin(&self, node: usize) {
        let Backend { front, monitor } = self.backends[node];
        let mut command = narabe(self.folder.path(), &["run"]);
        let api = format!("http://{}", self.playground.address());
        command.envs([("DISCORD_TOKEN", Config::default().token), ("NARABE_DISCORD_API", api)]);
        command.env("NARABE_DATABASE", &self.address).env("NARABE_PUBLIC_KEY", public_key());
        command.env("NARABE_INTERACTIONS", front.to_string());
        command.env("NARABE_METRICS", monitor.to_string()).env("NARABE_LOG", "warn,narabe=info");
        let log = self.folder.path().join(format!("log-{node}"));
        let log = File::options().create(true).append(true).open(log).unwrap();
        let running = Running::start(command.stderr(log));
        self.running.lock().unwrap()[node] = Some(running);
    }

    pub async fn is_well(&self, node: usize) -> bool {
        let health = page(self.backends[node].monitor, "/healthz").await;
        health.is_some_and(|(status, _)| status == 200)
    }

    /// SIGKILL; true if it was running, also where it has just been started and serves no one yet.
    pub fn kill(&self, node: usize) -> bool {
        let running = self.running.lock().unwrap()[node].take();
        running.is_some_and(|mut running| !running.has_ended())
    }

    /// Kills the nodes that are not well, starts them again, and waits until they are.
    pub async fn all_well(&self) {
        for node in 0..self.backends.len() {
            if !self.is_well(node).await {
                self.kill(node);
                self.go_on(node).await;
            }
        }
    }

    /// Starts the nodes again that have ended by themselves, as one does that finds no server when it starts.
    pub fn begin_ended(&self) {
        let mut ended = Vec::new();
        for (node, running) in self.running.lock().unwrap().iter_mut().enumerate() {
            if running.as_mut().is_some_and(Running::has_ended) {
                ended.push(node);
            }
        }
        for node in ended {
            println!("node {node} has ended by itself, and is started again");
            self.begin(node);
        }
    }

    /// SIGTERM, and waits for the end.
    pub async fn end(&self, node: usize) {
        let running = self.running.lock().unwrap()[node].take();
        let Some(running) = running else { return };
        assert!(tokio::task::spawn_blocking(|| running.terminate()).await.unwrap().success());
    }

    /// A number of a node's; none while it does not answer.
    pub async fn number(&self, node: usize, name: &str) -> Option<f64> {
        let (_, text) = page(self.backends[node].monitor, "/metrics").await?;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line?.parse().ok()
    }

    /// The sum of a number over all nodes.
    pub async fn sum(&self, name: &str) -> f64 {
        let mut sum = 0.0;
        for node in 0..self.backends.len() {
            sum += self.number(node, name).await.unwrap_or_default();
        }
        sum
    }

    /// The node that says that it leads.
    pub async fn leader(&self) -> Option<usize> {
        for node in 0..self.backends.len() {
            if self.number(node, "narabe_leader").await == Some(1.0) {
                return Some(node);
            }
        }
        None
    }

    /// Waits until a node says that it leads, and gives it.
    pub async fn wait_for_leader(&self) -> usize {
        for _ in 0..PATIENCE {
            if let Some(leader) = self.leader().await {
                return leader;
            }
            tokio::time::sleep(GLANCE).await;
        }
        panic!("no node leads; {}", self.logs());
    }

    /// The answer of the database, beside the nodes; waits while it is away.
    pub async fn query(&self, sql: &str) -> String {
        for _ in 0..PATIENCE {
            let (server, sql) = (Arc::clone(&self.server), sql.to_owned());
            let asked = move || server.lock().unwrap().query(&sql);
            if let Some(answer) = tokio::task::spawn_blocking(asked).await.unwrap() {
                return answer;
            }
            tokio::time::sleep(GLANCE).await;
        }
        panic!("the database does not answer: {sql}");
    }

    /// Waits until something is so.
    pub async fn until(&self, what: &str, is_so: impl AsyncFn() -> bool) {
        self.until_for(PATIENCE, what, is_so).await;
    }

    /// The same for so many looks.
    pub async fn until_for(&self, patience: u32, what: &str, is_so: impl AsyncFn() -> bool) {
        for _ in 0..patience {
            if is_so().await {
                return;
            }
            tokio::time::sleep(GLANCE).await;
        }
        panic!("in vain: {what}; {}", self.logs());
    }

    /// The logs of all nodes.
    fn logs(&self) -> String {
        let log = |node| self.folder.path().join(format!("log-{node}"));
        let logs = (0..self.backends.len()).map(|node| std::fs::read_to_string(log(node)));
        logs.map(Result::unwrap_or_default).collect()
    }

    /// Ends all nodes in peace; every game must then verify.
    pub async fn close(self) {
        for node in 0..self.backends.len() {
            self.end(node).await;
        }
        assert!(!self.logs().contains("NOTICE"), "the server's notices are not logged");
        let address = self.address.clone();
        let check = move || narabe::operate::check::check(&address).unwrap();
        let checked = tokio::task::spawn_blocking(check).await.unwrap();
        assert!(checked.flaws.is_empty(), "{:?}", checked.flaws);
    }
}

/// An address that nothing listens at, also while a node is away.
fn free() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], lasting_port()))
}
