//! The facts of a position for a verdict.

use serde::Serialize;

/// The facts of a position, in the words of the judge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The names of the places that each seat's stones occupy.
    pub stones: Vec<Vec<String>>,
    /// The stones that each seat has captured; empty where the game captures nothing.
    pub captured: Vec<u16>,
    /// Number of stones that the last action took for no seat.
    pub vanished: u16,
    /// The seat whose line waits for an answer.
    pub overtime: Option<u8>,
    /// Facts that have no common field.
    pub detail: Option<Detail>,
}

/// A small tree of facts that a game alone has, such as who holds which colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Detail {
    /// A whole number.
    Number(i64),
    /// A truth value.
    Flag(bool),
    /// A name.
    Text(String),
    /// A list of facts.
    List(Vec<Detail>),
    /// A map of facts by their names.
    Map(std::collections::BTreeMap<&'static str, Detail>),
    /// JSON's null.
    Null,
}

impl Detail {
    /// A map with one entry of names.
    pub fn names(key: &'static str, names: impl IntoIterator<Item = &'static str>) -> Self {
        let list = names.into_iter().map(|name| Self::Text(name.to_owned())).collect();
        Self::Map([(key, Self::List(list))].into())
    }
}
