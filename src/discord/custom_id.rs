//! Custom ids of buttons, menus and modals: `v1:game:version:verb`, `v1:panel:key` for the parts of a panel, or
//! `v1:fields:key` for modals of several fields. It names
//! things and carries no authority. Below a replay the step stands in the version's place, and game 0 is the record that the
//! message itself carries.

use crate::app::input::request::{ButtonAction, HistoryFilter, LadderFilter, Page, ProfileFilter};
use crate::store::GameId;

/// A custom id, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CustomId {
    /// A button.
    Button(GameId, u32, ButtonAction),
    /// The form for a move. Whether the bot is in the channel is not said again when a form is sent, so it says it.
    Form(GameId, u32, bool),
    /// A menu; what was chosen comes beside it.
    Menu(GameId, u32),
    /// A button that does what choosing this in the menu above it would do.
    Choose(GameId, u32, String),
    /// A button that pages through a list.
    Page(Page),
    /// A part of a panel, by its key.
    Panel(String),
    /// A modal of several fields, by its key, and whether the bot is in the channel.
    Fields(String, bool),
}

const LEAF: &str = "v1:leaf:";
const PANEL: &str = "v1:panel:";
const FIELDS: &str = "v1:fields:";
const FIELDS_AWAY: &str = "v1:fields-away:";
const MENU: &str = "choose";
const CHOOSE: &str = "choose:";
const FORM: &str = "type";
const FORM_AWAY: &str = "type-away";

impl CustomId {
    /// Reads one; anything else is `None`.
    pub fn read(text: &str) -> Option<Self> {
        if let Some(leaf) = text.strip_prefix(LEAF) {
            return read_page(leaf).map(Self::Page);
        }
        if let Some(key) = text.strip_prefix(PANEL) {
            return Some(Self::Panel(key.to_owned()));
        }
        for (prefix, present) in [(FIELDS, true), (FIELDS_AWAY, false)] {
            if let Some(key) = text.strip_prefix(prefix) {
                return Some(Self::Fields(key.to_owned(), present));
            }
        }
        let mut parts = text.splitn(4, ':');
        let ("v1", game, version, word) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?)
        else {
            return None;
        };
        let (game, version) = (GameId(game.parse().ok()?), version.parse().ok()?);
        match word {
            MENU => Some(Self::Menu(game, version)),
            FORM => Some(Self::Form(game, version, true)),
            FORM_AWAY => Some(Self::Form(game, version, false)),
            word => match word.strip_prefix(CHOOSE) {
                Some(text) => Some(Self::Choose(game, version, text.to_owned())),
                None => Some(Self::Button(game, version, ButtonAction::read(word)?)),
            },
        }
    }
}

impl std::fmt::Display for CustomId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (game, version, word) = match self {
            Self::Page(leaf) => return write!(f, "{LEAF}{}", write_page(leaf)),
            Self::Panel(key) => return write!(f, "{PANEL}{key}"),
            Self::Fields(key, true) => return write!(f, "{FIELDS}{key}"),
            Self::Fields(key, false) => return write!(f, "{FIELDS_AWAY}{key}"),
            Self::Button(game, version, verb) => (game, version, verb.word()),
            Self::Choose(game, version, text) => {
                return write!(f, "v1:{}:{version}:{CHOOSE}{text}", game.0);
            }
            Self::Menu(game, version) => (game, version, MENU),
            Self::Form(game, version, present) => {
                (game, version, if *present { FORM } else { FORM_AWAY })
            }
        };
        write!(f, "v1:{}:{version}:{word}", game.0)
    }
}

/// A page in parts between colons, `-` for what is not said. Pools are words of ours, without colons.
fn write_page(target: &Page) -> String {
    let or = |part: Option<String>| part.unwrap_or_else(|| "-".to_owned());
    match target {
        Page::Ladder(LadderFilter { pool, season, page, text, person }) => {
            let (season, page) = (season.map(|n| n.to_string()), page.map(|n| n.to_string()));
            let (pool, text) = (or(pool.clone()), u8::from(*text));
            let person = or(person.map(|id| id.to_string()));
            format!("ladder:{pool}:{}:{}:{text}:{person}", or(season), or(page))
        }
        Page::Profile(ProfileFilter { person, pool, season, text }) => {
            let (person, season) = (person.map(|id| id.to_string()), season.map(|n| n.to_string()));
            let (pool, text) = (or(pool.clone()), u8::from(*text));
            format!("profile:{}:{pool}:{}:{text}", or(person), or(season))
        }
        Page::History(HistoryFilter { person, pool, opponent, points, rated, page }) => {
            let (person, opponent) =
                (or(person.map(|id| id.to_string())), or(opponent.map(|id| id.to_string())));
            let (pool, points) = (or(pool.clone()), or(points.map(|points| points.to_string())));
            format!("history:{person}:{pool}:{opponent}:{points}:{}:{page}", u8::from(*rated))
        }
    }
}

fn read_page(text: &str) -> Option<Page> {
    let parts: Vec<&str> = text.split(':').collect();
    Some(match parts[..] {
        // Messages of earlier versions name no person.
        ["ladder", pool, season, page, text] => ladder([pool, season, page, text, "-"])?,
        ["ladder", pool, season, page, text, person] => ladder([pool, season, page, text, person])?,
        ["profile", person] => Page::profile(said(person)?),
        ["profile", person, pool, season, text] => Page::Profile(ProfileFilter {
            person: said(person)?,
            pool: said(pool)?,
            season: said(season)?,
            text: text == "1",
        }),
        ["history", person, pool, opponent, points, rated, page] => Page::History(HistoryFilter {
            person: said(person)?,
            pool: said(pool)?,
            opponent: said(opponent)?,
            points: said(points)?,
            rated: rated == "1",
            page: page.parse().ok()?,
        }),
        _ => return None,
    })
}

fn ladder([pool, season, page, text, person]: [&str; 5]) -> Option<Page> {
    Some(Page::Ladder(LadderFilter {
        pool: said(pool)?,
        season: said(season)?,
        page: said(page)?,
        text: text == "1",
        person: said(person)?,
    }))
}

/// A part that may be left out; nothing where it cannot be read.
fn said<T: std::str::FromStr>(part: &str) -> Option<Option<T>> {
    if part == "-" { Some(None) } else { part.parse().ok().map(Some) }
}
