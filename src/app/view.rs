//! How a board looks to those who see it. What everybody sees is one picture for all, in the theme of the server; what one
//! person alone sees is as they prefer it: theme, move numbers, forbidden points, side and part, or the board in words.

use super::reply::{Attached, Message, Picture};
use super::request::{Caller, Right};
use super::{App, Fault};
use crate::game::{Board, MarkKind, Scene};
use crate::render::{self, Look, Numbers, Player, Theme};
use crate::store::{Preferences, StoredGame, preferences};
use crate::words::{self, Locale, say};
use tokio::runtime::{Handle, RuntimeFlavor};

/// How many of the last moves carry numbers for those who prefer that.
const LAST: u16 = 5;
/// The longest text of a message with a board in words, in characters; Discord's limit is 2,000.
const LONGEST: usize = 1_950;
/// The name of the file with a board in words that is too long for a message.
const IN_WORDS: &str = "board.txt";

/// A way to see boards.
#[derive(Clone, Debug)]
pub(super) struct View {
    /// The language.
    pub locale: Locale,
    /// How pictures look.
    look: Look,
    means: Means,
    /// Whether files may be attached.
    attaches: bool,
}

/// By what means a board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Means {
    Picture,
    /// Drawn in letters of one width, where no picture may be attached.
    Letters,
    /// Told row by row, for those who hear it.
    Words,
}

/// A position to be shown.
pub(super) struct Position<'a> {
    /// What there is to see.
    pub scene: Scene,
    /// The actions that led to it, by which moves are numbered.
    pub actions: &'a [String],
    /// Who sits where, by seat; empty where nobody does.
    pub players: Vec<Player>,
}

impl View {
    /// What the caller alone sees.
    pub fn own(caller: &Caller) -> Self {
        Self::preferred(caller.locale, &caller.wishes, !caller.lacks.contains(&Right::AttachFiles))
    }

    /// What everybody sees, in a theme by its word.
    fn public(locale: Locale, theme: Option<&str>, attaches: bool) -> Self {
        let theme = theme.and_then(Theme::of).unwrap_or_default();
        let means = if attaches { Means::Picture } else { Means::Letters };
        Self { locale, look: Look { theme, ..Look::default() }, means, attaches }
    }

    fn preferred(locale: Locale, wishes: &Preferences, attaches: bool) -> Self {
        let Self { mut look, means, .. } = Self::public(locale, wishes.theme.as_deref(), attaches);
        look.numbers = match wishes.numbers {
            preferences::Numbers::None => Numbers::None,
            preferences::Numbers::Last => Numbers::Last(LAST),
            preferences::Numbers::All => Numbers::All,
        };
        (look.forbidden, look.turned, look.zoom) = (wishes.forbidden, wishes.turned, wishes.zoom);
        Self { locale, look, means: if wishes.text_board { Means::Words } else { means }, attaches }
    }

    /// The same, the board in words.
    pub fn in_words(self) -> Self {
        Self { means: Means::Words, ..self }
    }

    /// The same as its diagrams need it: seen from where their captions see it, with every mark that they speak of.
    pub fn of_diagrams(self) -> Self {
        let look = Look { theme: self.look.theme, ..Look::default() };
        let means = if self.attaches { Means::Picture } else { Means::Letters };
        Self { look, means, ..self }
    }

    /// How a moving picture looks.
    pub fn moving(&self, players: Vec<Player>) -> Look {
        Look { players, ..self.look.clone() }
    }

    /// Whether files may be attached.
    pub fn attaches(&self) -> bool {
        self.attaches
    }
}

impl App {
    /// How everybody sees a game where it is played. In direct messages with the bot nobody but its one person does.
    pub(super) async fn public_view(&self, stored: &StoredGame, attaches: bool) -> View {
        let locale = Locale::of(&stored.locale);
        match (stored.venue.guild, stored.members.as_slice()) {
            (None, [alone]) => {
                let wishes = self.store.preferences(alone.person).await.unwrap_or_default();
                View::preferred(
                    wishes.locale.as_deref().map_or(locale, Locale::of),
                    &wishes,
                    attaches,
                )
            }
            (guild, _) => self.theme_of(guild, locale, attaches).await,
        }
    }

    /// How everybody sees what the caller asks for, or how they alone do.
    pub(super) async fn view_here(&self, caller: &Caller, alone: bool) -> View {
        if alone || caller.alone {
            return View::own(caller);
        }
        self.theme_of(caller.venue.guild, caller.house, !caller.lacks.contains(&Right::AttachFiles))
            .await
    }

    async fn theme_of(&self, guild: Option<u64>, locale: Locale, attaches: bool) -> View {
        // A board in the usual theme is better than none.
        let house = self.house(guild).await.unwrap_or_default();
        View::public(locale, house.theme.as_deref(), attaches)
    }

    /// The message with the board under its text: as a picture with its description, or in its text.
    pub(super) fn with_board(
        &self,
        view: &View,
        position: Position<'_>,
        message: Message,
    ) -> Message {
        let Position { mut scene, actions, players } = position;
        if !view.look.forbidden {
            scene.marks.retain(|mark| mark.kind != MarkKind::Forbidden);
        }
        match view.means {
            Means::Picture => {
                let picture = Some(self.picture(view, &scene, actions, players));
                Message { picture, ..message }
            }
            Means::Letters => in_letters(&scene, message),
            Means::Words => in_words(view, &scene, message),
        }
    }

    fn picture(
        &self,
        view: &View,
        scene: &Scene,
        actions: &[String],
        players: Vec<Player>,
    ) -> Picture {
        let numbered = if view.look.numbers == Numbers::None { &[] } else { actions };
        let moves = render::moves(&scene.board, numbered.iter().map(String::as_str));
        // The strip says whose turn it is, whoever sits there.
        let players =
            if players.is_empty() { vec![Player::default(); scene.seats.len()] } else { players };
        let look = Look { moves, players, ..view.look.clone() };
        let paint = || self.painter.png(scene, &look).into();
        // Boards of lines are put together in a fraction of a millisecond; all others are drawn anew, for many.
        let png = if matches!(scene.board, Board::Grid(_)) { paint() } else { at_length(paint) };
        Picture { png, alt: words::describe(view.locale, scene) }
    }

    /// How many bytes are kept so that pictures are painted fast.
    pub fn kept_of_pictures(&self) -> usize {
        self.painter.bytes()
    }

    /// A diagram of a page.
    pub(super) fn diagram(&self, view: &View, scene: &Scene) -> Picture {
        self.picture(view, scene, &[], Vec::new())
    }

    /// A whole game as a moving picture. Painting it takes tens of milliseconds, in which others shall be answered, so it
    /// is done on a thread of its own.
    pub(super) async fn moving(&self, scenes: Vec<Scene>, look: Look) -> Result<Vec<u8>, Fault> {
        let painter = std::sync::Arc::clone(&self.painter);
        let painted = tokio::task::spawn_blocking(move || painter.gif(&scenes, &look));
        painted.await.map_err(|_| Fault::new("a panic while painting"))
    }
}

/// Does what takes long for an answering task: the others of its thread are moved to another one meanwhile.
fn at_length<R>(work: impl FnOnce() -> R) -> R {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(work),
        // There is no other thread, as in some tests.
        _ => work(),
    }
}

fn in_letters(scene: &Scene, message: Message) -> Message {
    let text = format!("{}\n```\n{}\n```", message.text, render::text(scene));
    Message { text, ..message }
}

/// The board in words under the text, or where that is too long in a file.
fn in_words(view: &View, scene: &Scene, message: Message) -> Message {
    let told = words::aloud(view.locale, scene).join("\n");
    let text = format!("{}\n{told}", message.text);
    if text.chars().count() <= LONGEST {
        return Message { text, ..message };
    }
    if !view.attaches {
        return in_letters(scene, message);
    }
    let mut files = message.files;
    files.push(Attached { name: IN_WORDS.to_owned(), bytes: told.into_bytes().into(), alt: None });
    let text = format!("{}\n{}", message.text, say(view.locale, "board-in-file", &[]));
    Message { text, files, ..message }
}
