//! `narabe setup`: makes of a fresh application what the bot needs, and says what is left to do.

use super::{print, serve};
use crate::config::Settings;
use crate::discord::{Connection, Events, SetUp, set_up};
use anyhow::Result;

/// Settings that the portal alone can set, or someone who knows the operator's pages.
const IN_THE_PORTAL: &str = "\
Left to do in the portal, https://discord.com/developers/applications:
  * Bot: leave all privileged intents off.
  * Bot: switch Public Bot off if no one else may invite it.
  * General Information: icon, and the addresses of your terms of service and your privacy policy.
  * Before the 100th server: verification.";

/// Sets the application up and prints what is left to do, the invite link last.
///
/// # Errors
/// A sentence if there is no token, Discord does not take what was set, or the output cannot be written.
pub async fn setup(settings: &Settings, endpoint: Option<&str>) -> Result<()> {
    let token = serve::token(settings)?;
    let connection = Connection::new(token, settings.discord_api.clone());
    let done = set_up(&connection, endpoint).await?;
    print_done(&done, endpoint)?;
    print(format_args!("{IN_THE_PORTAL}"))?;
    if let Some(Events { address, refused: Some(why) }) = &done.events {
        print(format_args!(
            "  * Webhooks: {address} as Endpoint, and the event Application Authorized, by which servers that add the bot \
             are greeted. Discord did not take it: {why}."
        ))?;
    }
    print(format_args!("Invite it: {}", done.invite))
}

/// Prints what was set.
fn print_done(done: &SetUp, endpoint: Option<&str>) -> Result<()> {
    print(format_args!("{}: description, tags and installation are set.", done.name))?;
    if let Some(endpoint) = endpoint {
        print(format_args!("Interactions will arrive at {endpoint}."))?;
    }
    if let Some(Events { address, refused: None }) = &done.events {
        print(format_args!("Discord will tell {address} of servers that add the bot."))?;
    }
    if !done.public {
        print(format_args!("No one else may invite it: Public Bot is off."))?;
    }
    Ok(())
}
