//! Games in menus and suggestions: the title, and against whom each is played. Neither shows marks or mentions.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::output::company::{self, Player};
use crate::app::output::game_title::title;
use crate::app::output::machine_name;
use crate::app::output::reply::Choice;
use crate::game::Arg;
use crate::play::crowd::CROWD;
use crate::play::game::InSet;
use crate::store::{Member, StoredGame};
use crate::words::{Locale, say};
use std::collections::{BTreeSet, HashMap};

/// Names of people, by server and id.
type Names = HashMap<(u64, u64), String>;

/// Returns games as choices with their numbers as values, in their order, with the names of those who are not the caller.
pub(crate) async fn choices(ctx: &Context, caller: &Caller, games: &[StoredGame]) -> Vec<Choice> {
    let names = names(ctx, games).await;
    let choice = |game: &StoredGame| Choice {
        name: against(ctx, game, caller, &names),
        value: game.id.0.to_string(),
    };
    games.iter().map(choice).collect()
}

/// Returns the names by which the games' servers know their people, one read for each server.
async fn names(ctx: &Context, games: &[StoredGame]) -> Names {
    let guilds: BTreeSet<u64> = games.iter().filter_map(|game| game.venue.guild).collect();
    let mut names = Names::new();
    for guild in guilds {
        let here = games.iter().filter(|game| game.venue.guild == Some(guild));
        let people: BTreeSet<u64> =
            here.flat_map(|game| &game.members).map(|member| member.person).collect();
        let people: Vec<u64> = people.into_iter().collect();
        // Ratings are not shown, so they are asked for in no pool.
        let known = context::known_players(ctx, guild, String::new(), people.clone()).await;
        let known = known.into_iter().map(|known| known.name);
        names.extend(people.into_iter().map(|person| (guild, person)).zip(known));
    }
    names
}

/// Returns the title of a game with the names of the others, as far as they are known, or of all where the caller is none of
/// its players.
fn against(ctx: &Context, game: &StoredGame, caller: &Caller, names: &Names) -> String {
    let title = in_set(game, title(game, caller.locale).replace("**", ""), caller.locale);
    let name = |player: Player<'_>| match player {
        Player::Member(member) => name(game, member, names, caller.locale),
        Player::Machine(machine) => Some(machine_name::label(machine, caller.locale)),
    };
    company::titled(ctx, game, caller, title, name)
}

/// Returns a title with the game's place in its set: both games of one are alike but for their numbers.
fn in_set(game: &StoredGame, title: String, locale: Locale) -> String {
    let InSet::With(other) = game.set else { return title };
    let part = if game.id < other { 1 } else { 2 };
    say(locale, "list-in-set", &[("game", Arg::Text(title)), ("part", Arg::Number(part))])
}

fn name(game: &StoredGame, member: &Member, names: &Names, locale: Locale) -> Option<String> {
    if member.person == CROWD {
        return Some(say(locale, "crowd-label", &[]));
    }
    let known = names.get(&(game.venue.guild?, member.person))?;
    Some(known.clone()).filter(|name| !name.is_empty())
}
