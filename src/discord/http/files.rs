//! Files that people attach: fetched from where Discord keeps them and from nowhere else, up to a size.

use crate::discord::connection::Connection;
use crate::discord::limits::{FILE_BYTES, FILE_HOSTS, FILE_WITHIN};
use crate::game::Refusal;
use reqwest::{Client, Url};
use std::time::Duration;

/// Fetches attached files.
pub struct Files {
    client: Client,
    /// Another base address in place of Discord's own, which then keeps the files too.
    api: Option<String>,
    /// Time limit of fetching one.
    within: Duration,
}

impl Files {
    /// From Discord's own hosts, or from another base address alone. No file takes longer than any other request.
    pub fn new(connection: &Connection) -> Self {
        let api = connection.api.clone();
        // A redirection could lead anywhere.
        let builder = Client::builder().redirect(reqwest::redirect::Policy::none());
        let builder = if api.is_some() { builder.no_proxy() } else { builder };
        // Only a broken TLS set-up of the system fails here, and then nothing could be sent at all.
        let client = builder.build().expect("a client without options can be made");
        Self { client, api, within: FILE_WITHIN.min(connection.patience.request) }
    }

    /// Returns a file's bytes. One that is announced as too large is not fetched; one that turns out to be is given up.
    ///
    /// # Errors
    /// `file-too-large`, or `file-lost` when it is at another host or does not come.
    pub async fn fetch(&self, address: &str, size: u64) -> Result<Vec<u8>, Refusal> {
        if size > FILE_BYTES {
            return Err(too_large(size));
        }
        let url = Url::parse(address).ok().filter(|url| self.is_home(url)).ok_or_else(|| {
            tracing::warn!(
                "an attached file lies somewhere else than Discord's, and is not fetched"
            );
            Refusal::new("file-lost")
        })?;
        self.load(url).await.map_err(|error| {
            tracing::warn!("an attached file cannot be fetched: {}", error.without_url());
            Refusal::new("file-lost")
        })?
    }

    async fn load(&self, url: Url) -> Result<Result<Vec<u8>, Refusal>, reqwest::Error> {
        let mut response =
            self.client.get(url).timeout(self.within).send().await?.error_for_status()?;
        if response.status().is_redirection() {
            return Ok(Err(Refusal::new("file-lost")));
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() as u64 > FILE_BYTES {
                return Ok(Err(too_large(bytes.len() as u64)));
            }
        }
        Ok(Ok(bytes))
    }

    /// True if files are kept at this address.
    fn is_home(&self, url: &Url) -> bool {
        match &self.api {
            Some(api) => Url::parse(api).is_ok_and(|api| url.origin() == api.origin()),
            None => {
                let known = url.host_str().is_some_and(|host| FILE_HOSTS.contains(&host));
                known && url.scheme() == "https" && url.port().is_none()
            }
        }
    }
}

fn too_large(size: u64) -> Refusal {
    let kilobytes = |bytes: u64| (bytes / 1024) as i64;
    Refusal::new("file-too-large")
        .number("size", kilobytes(size))
        .number("most", kilobytes(FILE_BYTES))
}
