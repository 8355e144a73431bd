//! Checks of roles: Discord is asked for what differs from what members are to have.

use super::http::endpoints::{UNKNOWN_MEMBER, UNKNOWN_USER};
use super::http::failure::Failure;
use super::server::Server;
use crate::app::error::InternalError;
use crate::app::settings::privacy;
use crate::app::settings::roles::{self, Made, RoleChange, UNKNOWN_ROLE};
use crate::store::GivenRole;

/// Checks the servers that are due, until so many changes are made that the others have to wait.
pub(super) async fn check(server: &Server) -> Result<(), InternalError> {
    let mut asked = 0;
    for (guild, due_at) in roles::due(server.app()).await? {
        match roles::changes(server.app(), guild).await {
            Ok(changes) => {
                let made = make(server, &changes, &mut asked).await?;
                roles::checked(server.app(), (guild, due_at), made).await?;
            }
            Err(error) => {
                tracing::error!(guild, "the roles of a server: {error}");
                roles::put_off(server.app(), (guild, due_at)).await?;
            }
        }
        if asked >= roles::CHANGES_IN_ALL {
            break;
        }
    }
    Ok(())
}

/// Makes the changes of a server that are made in one go, and counts the requests. Of a role that Discord refuses no
/// further change is asked for: it would be refused as well, and keep the other roles waiting for ever.
async fn make(
    server: &Server,
    changes: &[RoleChange],
    asked: &mut usize,
) -> Result<Made, InternalError> {
    let mut made = Made { refused: None, is_left: false };
    let (mut count, mut refused) = (0, Vec::new());
    for change in changes {
        if refused.contains(&change.role) {
            continue;
        }
        if count == roles::CHANGES_AT_ONCE {
            made.is_left = true;
            break;
        }
        count += 1;
        if let Some(failure) = ask(server, *change).await? {
            tracing::info!(guild = change.guild, "a role is not set: {failure}");
            let code = failure.code().filter(|_| failure.is_final());
            made.refused = made.refused.or(code);
            made.is_left |= code.is_none();
            refused.extend(code.map(|_| change.role));
        }
    }
    *asked += count;
    Ok(made)
}

/// Takes from a person the roles that they had by the bot, once their data is deleted. What Discord does not do now is not
/// tried again: nothing is stored by which it could be.
pub(super) async fn take(server: &Server, roles: &[(u64, GivenRole)]) {
    for (guild, given) in roles {
        let (role, person) = (given.role, given.person);
        let change = RoleChange { guild: *guild, role, person, gives: false };
        if let Err(failure) = server.rest().set_role(change).await {
            tracing::info!(guild = change.guild, "a role stays with someone: {failure}");
        }
    }
}

/// Ends an erasure that was broken off, once the person's roles are taken away: what is deleted by its end alone says which
/// these are.
pub(super) async fn end_erasure(server: &Server) -> Result<(), InternalError> {
    let Some(half) = privacy::half_erased(server.app()).await? else { return Ok(()) };
    take(server, &half.roles).await;
    privacy::end_broken_off(server.app(), &half).await
}

/// Asks Discord for a change, and remembers it. Returns why it was not made.
async fn ask(server: &Server, change: RoleChange) -> Result<Option<Failure>, InternalError> {
    match server.rest().set_role(change).await {
        Ok(()) => {}
        // Someone who has left has no role any more.
        Err(Failure::Refused { code: UNKNOWN_MEMBER | UNKNOWN_USER, .. }) => {}
        Err(Failure::Refused { code: UNKNOWN_ROLE, .. }) if !change.gives => {}
        Err(failure) => return Ok(Some(failure)),
    }
    roles::done(server.app(), change).await?;
    Ok(None)
}
