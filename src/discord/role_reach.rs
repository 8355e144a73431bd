//! Roles that a server chooses for the bot to give. Discord lets it give those that stand below its own highest role and
//! belong to no integration; others are refused when they are chosen. Where Discord does not answer in time, the choice
//! counts, and the panel names the refusal when a role is to be given.
//!
//! The bot lends its rank to no one, so who chooses such a role needs Manage Roles by a role of their own, and one above it,
//! unless they have Administrator, as a server's owner always has. Where Discord does not answer in time, their choice does
//! not count.
//! <https://discord.com/developers/docs/topics/permissions#permission-hierarchy>

use super::asked::in_time;
use super::http::own_role::Places;
use super::interaction::{Interaction, Permissions, ResolvedRole};
use super::read::manages_roles;
use super::server::Server;
use crate::app::caller::{Caller, RoleRight};
use crate::app::input::request::Request;
use crate::app::settings::roles::chooses_given_role;

/// The question which of the chosen roles the bot cannot give, and whether the person can.
#[derive(Clone, Debug)]
pub struct RoleQuestion {
    guild: u64,
    roles: Vec<(u64, ResolvedRole)>,
    /// The person's own roles, that of everyone among them.
    theirs: Vec<u64>,
}

impl RoleQuestion {
    /// Returns the question that a request raises; none where it chooses no role that the bot is to give.
    pub fn of(interaction: &Interaction, request: &Request) -> Option<Self> {
        let asks = request.caller.bot_manages_roles && chooses_given_role(&request.kind);
        let guild = request.caller.venue.guild.filter(|_| asks)?;
        let roles = interaction.data.resolved.roles.iter().map(|(id, role)| (id.0, *role));
        let roles: Vec<_> = roles.collect();
        // The role of everyone has the id of the server.
        let theirs = request.caller.roles.iter().copied().chain([guild]).collect();
        (!roles.is_empty()).then_some(Self { guild, roles, theirs })
    }

    /// Returns the chosen roles that a bot whose highest role has this position cannot give.
    fn out_of_reach(&self, own: u32) -> Vec<u64> {
        let is_above = |role: &ResolvedRole| role.managed || role.position >= own;
        self.roles.iter().filter(|(_, role)| is_above(role)).map(|(id, _)| *id).collect()
    }

    /// Returns the right of the person, who lacks Administrator in the channel, to give the chosen roles.
    fn right(&self, places: &Places) -> RoleRight {
        let given = Permissions(places.permissions);
        if !manages_roles(given) {
            RoleRight::Missing
        } else if self.roles.iter().any(|(_, role)| role.position >= places.theirs) {
            RoleRight::Outranked
        } else {
            RoleRight::Held
        }
    }
}

/// Adds to the caller what Discord says in time of the chosen roles: which of them the bot cannot give, and whether the caller
/// can.
pub async fn look_up(server: &Server, question: &RoleQuestion, caller: &mut Caller) {
    let asked = server.rest().places(question.guild, &question.theirs);
    let metrics = server.rest().metrics();
    let places = in_time(metrics, "the places among the roles", asked).await;
    caller.roles_out_of_reach = question.out_of_reach(places.map_or(u32::MAX, |places| places.own));
    if caller.role_right == RoleRight::Unknown {
        caller.role_right = places.map_or(RoleRight::Unknown, |places| question.right(&places));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_role_is_given_from_above_with_the_right_to() {
        let role = ResolvedRole { position: 3, managed: false };
        let question = RoleQuestion { guild: 1, roles: vec![(5, role)], theirs: vec![1] };
        let right = |theirs, permissions: Permissions| {
            question.right(&Places { own: 9, theirs, permissions: permissions.0 })
        };
        assert_eq!(right(4, Permissions::MANAGE_ROLES), RoleRight::Held);
        assert_eq!(right(3, Permissions::MANAGE_ROLES), RoleRight::Outranked);
        assert_eq!(right(4, Permissions::MANAGE_GUILD), RoleRight::Missing);
    }
}
