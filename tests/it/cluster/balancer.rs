//! A load balancer as simple as one can be: each connection goes to the next node that says it is well, and where that
//! one refuses it, to the one after.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::interval;

/// Time between two looks at the nodes.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// A node as the balancer knows it.
#[derive(Clone, Copy, Debug)]
pub struct Backend {
    /// Address of its HTTP front.
    pub front: SocketAddr,
    /// Address of its `/healthz` and `/metrics`.
    pub monitor: SocketAddr,
}

/// Starts a balancer, which works until the runtime ends; gives its address.
pub async fn start(backends: Vec<Backend>) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let well = Well::default();
    tokio::spawn(look(backends, Arc::clone(&well)));
    tokio::spawn(serve(listener, well));
    address
}

type Well = Arc<Mutex<Vec<SocketAddr>>>;

/// Keeps the list of nodes that are well.
async fn look(backends: Vec<Backend>, well: Well) {
    let mut ticks = interval(LOOK_EVERY);
    loop {
        ticks.tick().await;
        let mut found = Vec::new();
        for backend in &backends {
            let health = super::page(backend.monitor, "/healthz").await;
            if health.is_some_and(|(status, _)| status == 200) {
                found.push(backend.front);
            }
        }
        *well.lock().unwrap() = found;
    }
}

async fn serve(listener: TcpListener, well: Well) {
    let turn = AtomicUsize::new(0);
    loop {
        let Ok((mut client, _)) = listener.accept().await else { continue };
        let mut order = well.lock().unwrap().clone();
        if !order.is_empty() {
            let first = turn.fetch_add(1, Ordering::Relaxed) % order.len();
            order.rotate_left(first);
        }
        tokio::spawn(async move {
            for node in order {
                if let Ok(mut node) = TcpStream::connect(node).await {
                    // One that dies meanwhile cuts the connection, as the balancer then does.
                    let _ = copy_bidirectional(&mut client, &mut node).await;
                    return;
                }
            }
        });
    }
}
