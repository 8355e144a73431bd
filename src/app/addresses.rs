//! Addresses of the operator's pages, which `/help` and `/privacy` link.
//!
//! Discord asks a verified application for its terms of service and its privacy policy.
//! <https://support-dev.discord.com/hc/articles/8563934450327>

/// Longest address, in bytes; Discord takes 512 in a button.
const LONGEST: usize = 500;

/// Addresses of the operator's; none where there is no such page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Addresses {
    /// Terms of service.
    pub terms: Option<String>,
    /// Privacy policy.
    pub privacy: Option<String>,
    /// Place where people ask for help, such as an invite to a server.
    pub support: Option<String>,
}

impl Addresses {
    /// Returns the addresses that there are, each with the id of its label.
    pub(crate) fn labelled(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let all = [
            ("link-terms", &self.terms),
            ("link-privacy", &self.privacy),
            ("link-support", &self.support),
        ];
        all.into_iter().filter_map(|(label, address)| Some((label, address.as_deref()?)))
    }
}

/// Reads an address of a setting.
///
/// # Errors
/// A sentence if it is none that a button can lead to.
pub fn read(text: &str) -> Result<String, String> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
    let host = text.strip_prefix("https://").and_then(|rest| rest.split(['/', '?', '#']).next());
    if text.len() > LONGEST || !is_plain || host.is_none_or(|host| !host.contains('.')) {
        return Err(format!(
            "{text:?} is no address of a page: write it as https://example.org/page, with a dot in the \
             name of the host, in at most {LONGEST} letters"
        ));
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_that_a_button_can_lead_to_are_read() {
        for address in ["https://example.org", "https://example.org/terms?of=narabe#top"] {
            assert_eq!(read(address).as_deref(), Ok(address));
        }
        let long = format!("https://example.org/{}", "x".repeat(LONGEST));
        for address in [
            "",
            "http://example.org",
            "https://",
            "https://here",
            "https://a.b/ c",
            "javascript:1",
            &long,
        ] {
            assert!(read(address).is_err(), "{address}");
        }
    }
}
