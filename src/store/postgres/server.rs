//! The address of a server, and the way to it: by a socket, by TCP, or by TLS.

use std::path::Path;
use std::time::Duration;

use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};
use tokio::runtime::Runtime;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::store::db::{self, Session};

/// Reason why an address is not understood.
#[derive(Debug, thiserror::Error)]
pub enum AddressError {
    /// It is not as PostgreSQL writes addresses.
    #[error(transparent)]
    Syntax(#[from] db::Error),
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
}

impl Server {
    /// Reads an address, as `postgres://user@host/name?sslmode=require`. With `sslmode=require`, `verify-ca` and
    /// `verify-full` the connection is encrypted, and the server's certificate is checked, its name included; without them
    /// it is not encrypted. `sslrootcert` names a file of the certificates that are trusted in the place of the public ones.
    /// <https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING>
    ///
    /// # Errors
    /// The address, or the file, is not as it should be.
    pub fn read(address: &str) -> Result<Self, AddressError> {
        let (address, roots) = without_roots(address);
        let parsed = address.replace("=verify-full", "=require").replace("=verify-ca", "=require");
        let mut config: Config = parsed.parse().map_err(db::Error::from)?;
        if config.get_ssl_mode() != SslMode::Require {
            config.ssl_mode(SslMode::Disable);
        }
        config.application_name("narabe").connect_timeout(Duration::from_secs(5));
        config.keepalives_idle(Duration::from_secs(5)).tcp_user_timeout(Duration::from_secs(10));
        let tls = match roots {
            Some(file) => trusting(Path::new(&file))
                .map_err(|cause| AddressError::Certificates { file, cause })?,
            None => MakeRustlsConnect::with_webpki_roots(),
        };
        Ok(Self { config, tls })
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
        // After each task it is looked if the server has said something, such as that it ends the connection.
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let runtime = runtime.enable_all().event_interval(1).build().map_err(db::Error::from)?;
        let client = runtime.block_on(async {
            let (client, connection) = self.config.connect(self.tls.clone()).await?;
            // Its error is that of the request that finds the connection closed.
            tokio::spawn(async { drop(connection.await) });
            Ok::<_, tokio_postgres::Error>(client)
        })?;
        Ok((client, runtime))
    }
}

/// Takes the file of trusted certificates out of an address: the client knows no such setting.
fn without_roots(address: &str) -> (String, Option<String>) {
    let Some((place, settings)) = address.split_once('?') else {
        return (address.to_owned(), None);
    };
    let (roots, others): (Vec<&str>, Vec<&str>) =
        settings.split('&').partition(|setting| setting.starts_with("sslrootcert="));
    let root = roots.last().and_then(|setting| setting.split_once('=')).map(|(_, file)| file);
    (format!("{place}?{}", others.join("&")), root.map(str::to_owned))
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

    #[test]
    fn the_file_of_certificates_is_taken_out() {
        let file = Some("/etc/ca.pem".to_owned());
        let address = "postgres://n@host/narabe?sslrootcert=/etc/ca.pem&sslmode=require";
        let without = "postgres://n@host/narabe?sslmode=require".to_owned();
        assert_eq!(without_roots(address), (without, file));
        let address = "postgres://n@host/narabe";
        assert_eq!(without_roots(address), (address.to_owned(), None));
    }

    #[test]
    fn tls_is_used_where_the_address_asks_for_it() {
        let mode = |settings: &str| {
            let address = format!("postgres://n@host/narabe{settings}");
            Server::read(&address).map(|server| server.config.get_ssl_mode()).ok()
        };
        assert_eq!(mode(""), Some(SslMode::Disable));
        assert_eq!(mode("?sslmode=prefer"), Some(SslMode::Disable));
        for settings in ["?sslmode=require", "?sslmode=verify-full", "?sslmode=verify-ca"] {
            assert_eq!(mode(settings), Some(SslMode::Require), "{settings}");
        }
        assert_eq!(mode("?sslmode=require&sslrootcert=/no/such.pem"), None);
        assert_eq!(mode("?sslmode=sometimes"), None);
    }
}
