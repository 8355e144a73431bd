//! The address of a server, and the way to it: by a socket, by TCP, or by TLS.

use std::path::Path;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio::runtime::Runtime;
use tokio::time::timeout;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::db::{self, Session};

/// Longest time to connect, with all that comes before the first statement. The client's own limit is that of one socket:
/// something that takes the connection and says nothing would be waited for without end.
const CONNECT_WITHIN: Duration = Duration::from_secs(15);

/// Reason why an address is not understood.
#[derive(Debug, thiserror::Error)]
pub enum AddressError {
    /// It is not as PostgreSQL writes addresses.
    #[error(transparent)]
    Syntax(#[from] db::Error),
    /// It asks for encryption where the server offers it, which whoever is between can prevent.
    #[error("sslmode={0} is not served: write disable, require, verify-ca or verify-full")]
    Mode(String),
    /// Its hosts and ports do not go together.
    #[error("it names {0}")]
    Places(&'static str),
    /// The file that `sslrootcert` names is not one of certificates.
    #[error("there are no certificates in {file}, which sslrootcert names: {cause}")]
    Certificates {
        /// The file.
        file: String,
        /// The error.
        cause: String,
    },
}

/// A database on a server.
#[derive(Clone)]
pub struct Server {
    config: Config,
    tls: MakeRustlsConnect,
    /// Longest time to connect.
    patience: Duration,
}

impl Server {
    /// Reads an address, as `postgres://user@host/name?sslmode=require`. With `sslmode=require`, `verify-ca` and
    /// `verify-full` the connection is encrypted, and the server's certificate is checked, its name included; without them
    /// it is not encrypted. `sslrootcert` names a file of the certificates that are trusted in the place of the public ones,
    /// and asks for encryption too.
    /// <https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING>
    ///
    /// # Errors
    /// The address, or the file, is not as it should be.
    pub fn read(address: &str) -> Result<Self, AddressError> {
        let (address, mode, roots) = without_tls(address);
        let mut config: Config = address.parse().map_err(db::Error::from)?;
        places_fault(&config).map_or(Ok(()), |fault| Err(AddressError::Places(fault)))?;
        config.ssl_mode(match mode.as_deref() {
            None if roots.is_none() => SslMode::Disable,
            Some("disable") => SslMode::Disable,
            None | Some("require" | "verify-ca" | "verify-full") => SslMode::Require,
            Some(other) => return Err(AddressError::Mode(other.to_owned())),
        });
        config.application_name("narabe").connect_timeout(Duration::from_secs(5));
        config.keepalives_idle(Duration::from_secs(5)).tcp_user_timeout(Duration::from_secs(10));
        let tls = match roots {
            Some(file) => trusting(Path::new(&file))
                .map_err(|cause| AddressError::Certificates { file, cause })?,
            None => MakeRustlsConnect::with_webpki_roots(),
        };
        Ok(Self { config, tls, patience: CONNECT_WITHIN })
    }

    /// Connects. `trace` is called with each statement that is run.
    ///
    /// # Errors
    /// The connection's.
    pub fn connect(&self, trace: Option<fn(&str)>) -> db::Result<Session> {
        let (client, runtime) = self.client()?;
        Ok(Session::new(client, runtime, trace))
    }

    /// Connects, and gives the client with the runtime in which its connection is a task.
    ///
    /// # Errors
    /// The connection's.
    pub fn client(&self) -> db::Result<(Client, Runtime)> {
        // The runtime looks after each task if the server has sent something, such as the end of the connection.
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().event_interval(1).build().map_err(db::Error::from)?;
        let client = runtime.block_on(async {
            let connecting = timeout(self.patience, self.config.connect(self.tls.clone())).await;
            let (client, connection) = connecting.map_err(|_late| db::Error::silence())??;
            // Its error is that of the request that finds the connection closed.
            tokio::spawn(async { drop(connection.await) });
            Ok::<_, db::Error>(client)
        })?;
        Ok((client, runtime))
    }
}

/// Returns what is wrong with the hosts and ports of an address, which the client says only where it connects.
fn places_fault(config: &Config) -> Option<&'static str> {
    let (hosts, numbers) = (config.get_hosts().len(), config.get_hostaddrs().len());
    let (most, ports) = (hosts.max(numbers), config.get_ports().len());
    if most == 0 {
        Some("no host")
    } else if hosts.min(numbers) > 0 && hosts != numbers {
        Some("more hosts than values of hostaddr, or fewer")
    } else {
        (ports > 1 && ports != most).then_some("more ports than hosts, or fewer")
    }
}

/// Takes `sslmode` and `sslrootcert` out of an address: the client knows other words for the one and none for the other.
fn without_tls(address: &str) -> (String, Option<String>, Option<String>) {
    // A password may hold a question mark.
    let host = address.find('@').map_or(0, |at| at + 1);
    let Some(at) = address[host..].find('?') else { return (address.to_owned(), None, None) };
    let (place, settings) = address.split_at(host + at);
    let settings = settings.trim_start_matches('?');
    let value = |name: &str| {
        let named = settings.split('&').filter_map(|setting| setting.split_once('='));
        named.rev().find(|(own, _)| *own == name).map(|(_, value)| value.to_owned())
    };
    let is_other = |setting: &&str| {
        !["sslmode", "sslrootcert"].contains(&setting.split('=').next().unwrap_or_default())
    };
    let others: Vec<&str> = settings.split('&').filter(is_other).collect();
    (format!("{place}?{}", others.join("&")), value("sslmode"), value("sslrootcert"))
}

/// Returns the way by TLS to a server whose certificate is signed by one of a file's.
fn trusting(file: &Path) -> Result<MakeRustlsConnect, String> {
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(file).map_err(|error| error.to_string())? {
        let certificate = certificate.map_err(|error| error.to_string())?;
        roots.add(certificate).map_err(|error| error.to_string())?;
    }
    if roots.is_empty() {
        return Err("it has none".to_owned());
    }
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::db::Db;
    use std::io::Write;
    use std::net::TcpListener;

    /// Greeting of a server that asks for no password: the client may begin.
    const WELCOME: &[u8] = b"R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I";

    /// A server that greets and says nothing afterwards.
    fn silent(greeting: &'static [u8]) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = format!("postgres://n@{}/narabe", listener.local_addr().unwrap());
        let greet = move || {
            let mut kept = Vec::new();
            for mut socket in listener.incoming().map_while(Result::ok) {
                // The other end may have gone already.
                let _ = socket.write_all(greeting);
                kept.push(socket);
            }
        };
        std::thread::spawn(greet);
        Server::read(&address).unwrap()
    }

    #[test]
    fn a_server_that_takes_a_connection_and_says_nothing_is_given_up() {
        let server = Server { patience: Duration::from_millis(20), ..silent(b"") };
        let error = server.connect(None).err().expect("there is no connection");
        assert_eq!(error.to_string(), "the server does not answer");
    }

    #[test]
    fn a_server_that_falls_silent_is_given_up() {
        let db = Db::from(silent(WELCOME).connect(None).unwrap());
        db.wait_for(Some(Duration::from_millis(20)));
        for _ in 0..2 {
            // A statement that is sent ahead is not waited for. The second time nothing is.
            db.send("BEGIN").unwrap();
            assert_eq!(db.run("COMMIT").unwrap_err().to_string(), "the server does not answer");
            db.wait_for(Some(Duration::from_secs(3_600)));
        }
    }

    #[test]
    fn settings_of_tls_are_taken_out() {
        let some = |text: &str| Some(text.to_owned());
        let address =
            "postgres://n:a?b=verify-ca@host/narabe?sslrootcert=/etc/ca.pem&user=m&sslmode=require";
        let place = "postgres://n:a?b=verify-ca@host/narabe?user=m".to_owned();
        assert_eq!(without_tls(address), (place, some("require"), some("/etc/ca.pem")));
        let address = "postgres://n@host/narabe";
        assert_eq!(without_tls(address), (address.to_owned(), None, None));
    }

    #[test]
    fn tls_is_used_where_the_address_asks_for_it() {
        let mode = |settings: &str| {
            let address = format!("postgres://n@host/narabe{settings}");
            Server::read(&address).map(|server| server.config.get_ssl_mode())
        };
        assert_eq!(mode("").unwrap(), SslMode::Disable);
        assert_eq!(mode("?sslmode=disable").unwrap(), SslMode::Disable);
        for settings in ["?sslmode=require", "?sslmode=verify-full", "?sslmode=verify-ca"] {
            assert_eq!(mode(settings).unwrap(), SslMode::Require, "{settings}");
        }
        let said = |settings: &str| mode(settings).unwrap_err().to_string();
        assert!(said("?sslmode=prefer").contains("sslmode=prefer is not served"));
        // Without a mode the file is read too: nothing is sent in clear where certificates are named.
        assert!(said("?sslrootcert=/no/such.pem").contains("/no/such.pem"));
    }
}
