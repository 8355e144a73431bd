//! Boards as pictures or text: the public view in the server's language and theme, the own view in the reader's.

use crate::app::caller::{Caller, Permission};
use crate::app::context;
use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::output::reply::{Attached, Message, Picture};
use crate::game::{Board, MarkKind, Scene};
use crate::render::{Look, Numbers, Player, Theme};
use crate::store::{Preferences, StoredGame, preferences};
use crate::words::{Locale, say};
use crate::{render, words};
use tokio::runtime::{Handle, RuntimeFlavor};

/// How many of the last moves carry numbers for those who prefer that.
const LAST: u16 = 5;

/// The longest text of a message with a board in words, in characters; Discord's limit is 2,000.
const LONGEST: usize = 1_950;

/// The name of the file with a board in words that is too long for a message.
const IN_WORDS: &str = "board.txt";

/// A way to see boards.
#[derive(Clone, Debug)]
pub(crate) struct View {
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
pub(crate) struct Position<'a> {
    /// What there is to see.
    pub scene: Scene,
    /// The actions that led to it, by which moves are numbered.
    pub actions: &'a [String],
    /// Who sits where, by seat; empty where nobody does.
    pub players: Vec<Player>,
}

impl View {
    /// True if boards are pictures.
    pub fn paints(&self) -> bool {
        matches!(self.means, Means::Picture)
    }

    /// What the caller alone sees.
    pub fn own(caller: &Caller) -> Self {
        Self::preferred(
            caller.locale,
            &caller.preferences,
            !caller.missing_permissions.contains(&Permission::AttachFiles),
        )
    }

    /// What everybody sees, in a theme by its word.
    fn public(locale: Locale, theme: Option<&str>, attaches: bool) -> Self {
        let theme = theme.and_then(Theme::of).unwrap_or_default();
        let means = if attaches { Means::Picture } else { Means::Letters };
        Self { locale, look: Look { theme, ..Look::default() }, means, attaches }
    }

    fn preferred(locale: Locale, preferences: &Preferences, attaches: bool) -> Self {
        let Self { mut look, means, .. } =
            Self::public(locale, preferences.theme.as_deref(), attaches);
        look.numbers = match preferences.numbers {
            preferences::Numbers::None => Numbers::None,
            preferences::Numbers::Last => Numbers::Last(LAST),
            preferences::Numbers::All => Numbers::All,
        };
        (look.forbidden, look.turned, look.zoom) =
            (preferences.forbidden, preferences.turned, preferences.zoom);
        Self {
            locale,
            look,
            means: if preferences.text_board { Means::Words } else { means },
            attaches,
        }
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

/// How everybody sees a game where it is played. In direct messages with the bot nobody but its one person does.
pub(crate) async fn public_view(ctx: &Context, stored: &StoredGame, attaches: bool) -> View {
    let locale = Locale::of(&stored.locale);
    match (stored.venue.guild, stored.members.as_slice()) {
        (None, [alone]) => {
            let preferences = ctx.store.preferences(alone.person).await.unwrap_or_default();
            View::preferred(
                preferences.locale.as_deref().map_or(locale, Locale::of),
                &preferences,
                attaches,
            )
        }
        (guild, _) => theme_of(ctx, guild, locale, attaches).await,
    }
}

/// How everybody sees what the caller asks for, or how they alone do.
pub(crate) async fn view_here(ctx: &Context, caller: &Caller, own: bool) -> View {
    if own || caller.is_bot_dm {
        return View::own(caller);
    }
    theme_of(
        ctx,
        caller.venue.guild,
        caller.guild_locale,
        !caller.missing_permissions.contains(&Permission::AttachFiles),
    )
    .await
}

async fn theme_of(ctx: &Context, guild: Option<u64>, locale: Locale, attaches: bool) -> View {
    // A board in the usual theme is better than none.
    let settings = context::guild_settings(ctx, guild).await.unwrap_or_default();
    View::public(locale, settings.theme.as_deref(), attaches)
}

/// The message with the board under its text: as a picture with its description, or in its text.
pub(crate) fn with_board(
    ctx: &Context,
    view: &View,
    position: Position<'_>,
    message: Message,
) -> Message {
    let Position { scene, actions, players } = position;
    let scene = as_seen(view, scene);
    match view.means {
        Means::Picture => {
            let picture = Some(picture(ctx, view, &scene, actions, players));
            Message { picture, ..message }
        }
        Means::Letters => in_letters(&scene, message),
        Means::Words => in_words(view, &scene, message),
    }
}

/// Returns a scene without the marks that the view hides.
fn as_seen(view: &View, mut scene: Scene) -> Scene {
    if !view.look.forbidden {
        scene.marks.retain(|mark| mark.kind != MarkKind::Forbidden);
    }
    scene
}

/// Returns the description of a board for the alt text of its picture.
pub(crate) fn alt(view: &View, scene: Scene) -> String {
    words::describe(view.locale, &as_seen(view, scene))
}

fn picture(
    ctx: &Context,
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
    let paint = || ctx.painter.png(scene, &look).into();
    // Boards of lines are put together in a fraction of a millisecond; all others are drawn anew, for many.
    let png = if matches!(scene.board, Board::Grid(_)) { paint() } else { at_length(paint) };
    Picture { png, alt: words::describe(view.locale, scene) }
}

/// How many bytes are kept so that pictures are painted fast.
pub fn kept_of_pictures(ctx: &Context) -> usize {
    ctx.painter.bytes()
}

/// A diagram of a page.
pub(crate) fn diagram(ctx: &Context, view: &View, scene: &Scene) -> Picture {
    picture(ctx, view, scene, &[], Vec::new())
}

/// A whole game as a moving picture. Painting it takes tens of milliseconds, in which others shall be answered, so it
/// is done on a thread of its own.
pub(crate) async fn moving(
    ctx: &Context,
    scenes: Vec<Scene>,
    look: Look,
) -> Result<Vec<u8>, InternalError> {
    let painter = std::sync::Arc::clone(&ctx.painter);
    let painted = tokio::task::spawn_blocking(move || painter.gif(&scenes, &look));
    painted.await.map_err(|_| InternalError::new("a panic while painting"))
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
