//! Roles that a server chooses for the bot to give. Discord lets it give those that stand below its own highest role and
//! belong to no integration; others are refused when they are chosen. Where Discord does not answer in time, the choice
//! counts, and the panel names the refusal when a role is to be given.
//! <https://discord.com/developers/docs/topics/permissions#permission-hierarchy>

use super::asked::in_time;
use super::interaction::{Interaction, ResolvedRole};
use super::server::Server;
use crate::app::input::request::Request;
use crate::app::settings::roles::chooses_given_role;

/// The question which of the chosen roles the bot cannot give.
#[derive(Clone, Debug)]
pub struct RoleQuestion {
    guild: u64,
    roles: Vec<(u64, ResolvedRole)>,
}

impl RoleQuestion {
    /// Returns the question that a request raises; none where it chooses no role that the bot is to give.
    pub fn of(interaction: &Interaction, request: &Request) -> Option<Self> {
        let asks = request.caller.bot_manages_roles && chooses_given_role(&request.kind);
        let guild = request.caller.venue.guild.filter(|_| asks)?;
        let roles = interaction.data.resolved.roles.iter().map(|(id, role)| (id.0, *role));
        let roles: Vec<_> = roles.collect();
        (!roles.is_empty()).then_some(Self { guild, roles })
    }
}

/// Returns the chosen roles that the bot cannot give, as far as Discord says so in time.
pub async fn out_of_reach(server: &Server, question: &RoleQuestion) -> Vec<u64> {
    let asked = server.rest().own_position(question.guild);
    let metrics = server.rest().metrics();
    let own = in_time(metrics, "the place of the bot's role", asked).await.unwrap_or(u32::MAX);
    let is_above = |role: &ResolvedRole| role.managed || role.position >= own;
    question.roles.iter().filter(|(_, role)| is_above(role)).map(|(id, _)| *id).collect()
}
