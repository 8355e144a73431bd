//! Checks of roles: Discord is asked for what differs from what members are to have.

use super::http::endpoints::UNKNOWN_MEMBER;
use super::http::failure::Failure;
use super::server::Server;
use crate::app::error::InternalError;
use crate::app::settings::roles::{self, RoleChange, UNKNOWN_ROLE};

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
        let refused = make(server, &changes).await?;
        roles::checked(server.app(), guild, &changes, refused).await?;
    }
    Ok(())
}

/// Makes the changes of a server that are made in one go. Returns Discord's code if it refuses one for good.
async fn make(server: &Server, changes: &[RoleChange]) -> Result<Option<u64>, InternalError> {
    let mut refused = None;
    for change in roles::in_one_go(changes) {
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
                refused = refused.or(failure.code());
            }
        }
    }
    Ok(refused)
}
