//! Requests to the app itself, without a Discord before it.

use crate::commands::is_one_of;
use narabe::app::caller::{Caller, Permission, RoleRight};
use narabe::app::input::request::{ButtonAction, Request, RequestKind};
use narabe::game::Lettering;
use narabe::store::{Preferences, Venue};
use narabe::words::Locale;

/// Someone who speaks English, in a place where the bot is and may do everything.
pub fn caller(interaction: u64, person: u64, venue: Venue) -> Caller {
    Caller {
        interaction,
        token: format!("token-{interaction}"),
        person,
        locale: Locale::En,
        guild_locale: Locale::En,
        client_locale: Locale::En,
        venue,
        answers_question: false,
        parent: None,
        names: Vec::new(),
        member_since: None,
        manages: false,
        message: None,
        ephemeral: false,
        astray: false,
        layout: false,
        is_bot_dm: false,
        bot_in_channel: true,
        missing_permissions: Vec::new(),
        bot_manages_roles: false,
        outside_thread: false,
        roles_out_of_reach: Vec::new(),
        role_right: RoleRight::Unknown,
        closed_channels: Vec::new(),
        roles: Vec::new(),
        preferences: Preferences::default(),
        lettering: Lettering::default(),
        settings: None,
    }
}

/// Asks without pictures, which take their time and are tested elsewhere; only a new game wants to be allowed to show them.
pub fn without_pictures(caller: Caller, kind: RequestKind) -> Request {
    let again = matches!(
        kind,
        RequestKind::Press { verb: ButtonAction::Again(_) | ButtonAction::Next(_), .. }
    );
    let begins = again || is_one_of(&kind, &["challenge", "events", "hill", "rematch"]);
    let missing_permissions = if begins { Vec::new() } else { vec![Permission::AttachFiles] };
    Request { caller: Caller { missing_permissions, ..caller }, kind }
}
