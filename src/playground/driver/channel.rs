//! A channel as tests see it: its messages, and waiting for one.

use crate::playground::cast::Place;
use crate::playground::message::Message;
use crate::playground::world::{InVain, State, World};

/// A channel of a world.
#[derive(Clone)]
pub struct Channel {
    world: World,
    place: Place,
}

impl Channel {
    pub(in crate::playground) fn new(world: World, place: Place) -> Self {
        Self { world, place }
    }

    /// Its id.
    pub fn id(&self) -> u64 {
        self.place.id
    }

    /// Its table entry.
    pub fn place(&self) -> Place {
        self.place
    }

    /// Every message in it, oldest first, ephemeral ones among them.
    pub fn messages(&self) -> Vec<Message> {
        self.world.look().in_channel(self.id()).cloned().collect()
    }

    /// The newest message in it.
    pub fn last(&self) -> Option<Message> {
        self.world.look().in_channel(self.id()).next_back().cloned()
    }

    /// Waits for a message in this channel that `fits`, and gives the newest such.
    ///
    /// # Errors
    /// When none comes within the guard time; `what` names it.
    pub async fn wait_for(
        &self,
        what: &str,
        fits: impl Fn(&Message) -> bool,
    ) -> Result<Message, InVain> {
        let newest = |state: &State| {
            state.in_channel(self.id()).rev().find(|message| fits(message)).cloned()
        };
        self.world.until(what, newest).await
    }
}
