//! The application's own emojis: drawn, uploaded where they are missing or have changed, and given to the app.
//!
//! The name of each ends with a hash of its picture, so what Discord lists says what is there: nothing is kept in the
//! database, and a start that was broken off is completed by the next one.

use super::http::failure::Failure;
use super::server::Server;
use crate::app::markup::Emoji;
use crate::game::Token;
use crate::render;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::time::Duration;
use tokio::time::sleep;

/// Beginning of the names of the emojis that this program has uploaded; others of the application are left alone.
const PREFIX: &str = "narabe_";

/// Pause after a failure that may pass; twice as long after each further one.
const FIRST_PAUSE: Duration = Duration::from_secs(60);

/// Longest such pause.
const MOST_PAUSE: Duration = Duration::from_secs(3_600);

/// A token's picture.
struct Drawn {
    token: Token,
    name: String,
    png: Vec<u8>,
}

/// Brings Discord's emojis up to date, and tries again while that may help. Without them choices have their words alone.
pub async fn keep(server: &Server) {
    let mut pause = FIRST_PAUSE;
    while let Err(failure) = bring_up_to_date(server).await {
        if failure.is_final() {
            return tracing::warn!(
                "the emojis are not complete, and it goes on without: {failure}"
            );
        }
        tracing::warn!("the emojis are not complete yet; trying again in {pause:?}: {failure}");
        sleep(pause).await;
        pause = (pause * 2).min(MOST_PAUSE);
    }
}

/// Uploads what is missing, then deletes what an upload has replaced. The app uses whatever is there at any time. A node
/// that does not lead uses what is there. Returns true if all are. Where they cannot be drawn everything stays as it is: all
/// that is there would seem to have been replaced.
///
/// # Errors
/// The first request that failed; what was uploaded before it is used.
pub async fn bring_up_to_date(server: &Server) -> Result<bool, Failure> {
    let Some(wanted) = drawn(all).await else { return Ok(false) };
    let mut listed = server.rest().emojis().await?;
    listed.retain(|(name, _)| name.starts_with(PREFIX));
    server.app().set_emojis(known(&wanted, &listed));
    let is_there = |drawn: &Drawn, listed: &[(String, u64)]| {
        listed.iter().any(|(name, _)| *name == drawn.name)
    };
    if !server.node.leads() {
        return Ok(wanted.iter().all(|drawn| is_there(drawn, &listed)));
    }
    for drawn in &wanted {
        if is_there(drawn, &listed) {
            continue;
        }
        let id = server.rest().upload_emoji(&drawn.name, &drawn.png).await?;
        listed.extend(id.map(|id| (drawn.name.clone(), id)));
        server.app().set_emojis(known(&wanted, &listed));
    }
    for (name, id) in &listed {
        if !wanted.iter().any(|drawn| drawn.name == *name) {
            server.rest().delete_emoji(*id).await?;
        }
    }
    Ok(true)
}

/// Returns the pictures that a function draws, on a thread that answers no one; none if it panics.
async fn drawn(draw: fn() -> Vec<Drawn>) -> Option<Vec<Drawn>> {
    let drawn = tokio::task::spawn_blocking(draw).await;
    drawn.inspect_err(|panic| tracing::error!("the emojis cannot be drawn: {panic}")).ok()
}

/// Draws every token.
fn all() -> Vec<Drawn> {
    let draw = |token: Token| {
        let png = render::emoji(token);
        let hash = format!("{:x}", Sha256::digest(&png));
        Drawn { token, name: format!("{}_{}", stem(token), &hash[..8]), png }
    };
    Token::all().into_iter().map(draw).collect()
}

/// The name of a token's emojis without their hash.
fn stem(token: Token) -> String {
    format!("{PREFIX}{}", token.name())
}

/// Returns the emoji of each token that has one: the one with its picture, or the one that this is to replace.
fn known(wanted: &[Drawn], listed: &[(String, u64)]) -> HashMap<String, Emoji> {
    let of = |drawn: &Drawn| {
        let stem = stem(drawn.token);
        let is_own = |name: &str| name.rsplit_once('_').is_some_and(|(own, _)| own == stem);
        let exact = listed.iter().find(|(name, _)| *name == drawn.name);
        let (name, id) = exact.or_else(|| listed.iter().find(|(name, _)| is_own(name)))?;
        Some((drawn.token.name(), Emoji { id: *id, name: name.clone() }))
    };
    wanted.iter().filter_map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_that_discord_takes() {
        for drawn in all() {
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
            assert!(drawn.name.len() <= 32 && drawn.name.bytes().all(plain), "{}", drawn.name);
        }
    }

    /// From no pictures it would follow that each emoji of the application is to be deleted.
    #[tokio::test]
    async fn pictures_that_cannot_be_drawn_are_not_none_at_all() {
        assert!(drawn(|| panic!("in a test")).await.is_none());
        assert_eq!(drawn(Vec::new).await.map(|drawn| drawn.len()), Some(0));
    }

    #[test]
    fn an_older_picture_serves_until_the_new_one_is_there() {
        let wanted = all();
        let stone = &wanted[0];
        let old = (format!("{}_00000000", stem(stone.token)), 1);
        let other = ("narabe_stone_black_edge_00000000".to_owned(), 2);
        let id = |listed: &[(String, u64)]| {
            known(&wanted, listed).get(&stone.token.name()).map(|emoji| emoji.id)
        };
        assert_eq!(id(&[other, old.clone()]), Some(1));
        assert_eq!(id(&[old, (stone.name.clone(), 3)]), Some(3));
    }
}
