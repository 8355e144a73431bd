//! Checks of roles: Discord is asked for what differs from what members are to have.

use super::http::endpoints::UNKNOWN_MEMBER;
use super::http::failure::Failure;
use super::server::Server;
use crate::app::error::InternalError;
use crate::app::settings::roles::{self, Made, RoleChange, UNKNOWN_ROLE};

/// Checks the servers that are due.
pub(super) async fn check(server: &Server) -> Result<(), InternalError> {
    for guild in roles::due(server.app()).await? {
        let changes = match roles::changes(server.app(), guild).await {
            Ok(changes) => changes,
            Err(error) => {
                tracing::error!(guild, "the roles of a server: {error}");
                Vec::new()
            }
        };
        let made = make(server, &changes).await?;
        roles::checked(server.app(), guild, made).await?;
    }
    Ok(())
}

/// Makes the changes of a server that are made in one go.
async fn make(server: &Server, changes: &[RoleChange]) -> Result<Made, InternalError> {
    let in_one_go = roles::in_one_go(changes);
    let mut made = Made { refused: None, is_left: in_one_go.len() < changes.len() };
    for change in in_one_go {
        match server.rest().set_role(*change).await {
            Ok(()) => roles::done(server.app(), *change).await?,
            // Someone who has left has no role any more.
            Err(Failure::Refused { code: UNKNOWN_MEMBER, .. }) => {
                roles::done(server.app(), *change).await?;
            }
            Err(Failure::Refused { code: UNKNOWN_ROLE, .. }) if !change.gives => {
                roles::done(server.app(), *change).await?;
            }
            Err(failure) => {
                tracing::info!(guild = change.guild, "a role is not set: {failure}");
                let code = failure.code().filter(|_| failure.is_final());
                made.refused = made.refused.or(code);
                made.is_left |= code.is_none();
            }
        }
    }
    Ok(made)
}
