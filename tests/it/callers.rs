//! Requests to the app itself, without a Discord before it.

use narabe::app::request::{Ask, Caller, Request, Right, Verb};
use narabe::store::{Preferences, Venue};
use narabe::words::Locale;

/// Somebody who speaks English, in a place where the bot is and may do everything.
pub fn caller(interaction: u64, person: u64, venue: Venue) -> Caller {
    Caller {
        interaction,
        token: format!("token-{interaction}"),
        person,
        locale: Locale::En,
        house: Locale::En,
        venue,
        names: Vec::new(),
        member_since: None,
        manages: false,
        message: None,
        whispered: false,
        alone: false,
        present: true,
        lacks: Vec::new(),
        wishes: Preferences::default(),
    }
}

/// Asks without pictures, which take their time and are tested elsewhere; only a new game wants to be allowed to show them.
pub fn without_pictures(caller: Caller, ask: Ask) -> Request {
    let again = matches!(ask, Ask::Press { verb: Verb::Again(_) | Verb::Next(_), .. });
    let begins = again || matches!(ask, Ask::Challenge(_) | Ask::Rematch { .. });
    let lacks = if begins { Vec::new() } else { vec![Right::AttachFiles] };
    Request { caller: Caller { lacks, ..caller }, ask }
}
