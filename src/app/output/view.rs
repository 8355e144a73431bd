//! Boards as pictures or text: the public view in the server's language and theme, the own view in
//! the reader's.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::input::preferred;
use crate::app::markup::plain;
use crate::app::output::reply::{Attached, Message, Picture};
use crate::game::{Arg, Board, Lettering, MarkKind, NamedTable, Scene, Seat, Spot};
use crate::limits::{ALT_LENGTH, MESSAGE_LENGTH, TEXT_BOARD_LENGTH};
use crate::render::{self, Deck, Look, Numbers, Painter, Player, Theme, Zoom};
use crate::store::servers::Settings;
use crate::store::{Preferences, StoredGame, preferences};
use crate::words::{self, Absence, Locale, say};
use tokio::runtime::{Handle, RuntimeFlavor};

/// Number of the last moves that carry numbers, for people who prefer that.
const LAST: u16 = 5;

/// Characters of a message that a board in letters leaves: for its fences, and for the line below it that names what the bot
/// may not do there.
const BELOW_LETTERS: usize = 300;

/// Name of the file with a board in words that is too long for a message.
const TEXT_FILE: &str = "board.txt";

/// View of a board.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Language.
    pub locale: Locale,
    /// Theme, orientation and marks of pictures.
    look: Look,
    medium: Medium,
    /// True if files may be attached.
    attaches: bool,
    /// The server of public boards, and its settings.
    server: Option<(u64, Settings)>,
}

/// Medium of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Medium {
    Picture,
    /// Monospaced text, where no picture may be attached.
    Letters,
    /// Row by row in words, for screen readers.
    Words,
}

/// Position to show.
pub(crate) struct Position<'a> {
    /// Scene to draw.
    pub scene: Scene,
    /// Actions that led to it, by which moves are numbered.
    pub actions: &'a [String],
    /// Players by seat; empty where there are none to name.
    pub players: Vec<Player>,
}

impl View {
    /// True if boards are pictures.
    pub fn paints(&self) -> bool {
        matches!(self.medium, Medium::Picture)
    }

    /// Returns the caller's own view.
    pub fn own(caller: &Caller) -> Self {
        let attaches = caller.may_attach();
        let mut view = Self::preferred(caller.locale, &caller.preferences, attaches);
        view.look.lettering = caller.lettering;
        view
    }

    /// Returns a view in a theme and with a deck by their words.
    fn plain(locale: Locale, theme: Option<&str>, deck: Option<&str>, attaches: bool) -> Self {
        let theme = theme.and_then(Theme::of).unwrap_or_default();
        let deck = deck.and_then(Deck::of).unwrap_or_default();
        let medium = if attaches { Medium::Picture } else { Medium::Letters };
        let look = Look { theme, deck, ..Look::default() };
        Self { locale, look, medium, attaches, server: None }
    }

    fn preferred(locale: Locale, preferences: &Preferences, attaches: bool) -> Self {
        let Self { mut look, medium, .. } = Self::plain(
            locale,
            preferences.theme.as_deref(),
            preferences.deck.as_deref(),
            attaches,
        );
        look.numbers = match preferences.numbers {
            preferences::Numbers::None => Numbers::None,
            preferences::Numbers::Last => Numbers::Last(LAST),
            preferences::Numbers::All => Numbers::All,
        };
        (look.forbidden, look.turned) = (preferences.forbidden, preferences.turned);
        look.lettering = preferences.lettering.unwrap_or_default();
        look.zoom = if preferences.zoom { Zoom::Part } else { Zoom::Whole };
        Self {
            locale,
            look,
            medium: if preferences.text_board { Medium::Words } else { medium },
            attaches,
            server: None,
        }
    }

    /// True if the view is that of a server's public messages.
    pub fn is_public(&self) -> bool {
        self.server.is_some()
    }

    /// True if the server wants a button to guess below public boards.
    pub fn guesses(&self) -> bool {
        self.server.as_ref().is_some_and(|(_, settings)| settings.guesses)
    }

    /// Returns the settings of a server, if it is the one of public boards.
    pub fn settings_of(&self, guild: Option<u64>) -> Option<&Settings> {
        let (own, settings) = self.server.as_ref()?;
        (Some(*own) == guild).then_some(settings)
    }

    /// Returns the view with the board in words.
    pub fn in_words(self) -> Self {
        Self { medium: Medium::Words, ..self }
    }

    /// Returns the letters of a board's columns.
    pub fn lettering(&self, board: &Board) -> Lettering {
        self.look.lettering.on(board)
    }

    /// Returns the view for diagrams: in the orientation and with the letters of their captions, with every mark that
    /// they mention.
    pub fn of_diagrams(self) -> Self {
        let look = Look { theme: self.look.theme, deck: self.look.deck, ..Look::default() };
        let medium = if self.attaches { Medium::Picture } else { Medium::Letters };
        Self { look, medium, ..self }
    }

    /// Returns the look of an animated picture.
    pub fn animated_look(&self, players: Vec<Player>, move_numbers: Vec<u32>) -> Look {
        Look { players, move_numbers, ..self.look.clone() }
    }

    /// Returns the theme of pictures.
    pub fn theme(&self) -> Theme {
        self.look.theme
    }

    /// True if files may be attached.
    pub fn attaches(&self) -> bool {
        self.attaches
    }
}

/// Returns the public view of a game. In direct messages with the bot only its one person sees it.
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
        (guild, _) => of_server(ctx, guild, locale, attaches).await,
    }
}

/// Returns the same in the answer to a caller, with whom their server's settings have come.
pub(crate) async fn public_view_here(ctx: &Context, stored: &StoredGame, caller: &Caller) -> View {
    let attaches = caller.may_attach();
    match (stored.venue.guild, &caller.settings) {
        (Some(guild), Some(settings)) if caller.venue.guild == Some(guild) => {
            in_settings(Some(guild), settings.clone(), Locale::of(&stored.locale), attaches)
        }
        _ => public_view(ctx, stored, attaches).await,
    }
}

/// Returns the label of a button below a game's public message, as it stands where the caller is.
pub(crate) fn public_label(caller: &Caller, stored: &StoredGame, id: &str) -> String {
    say(public_locale(caller, stored), id, &[])
}

/// Returns the language of a game's messages where the caller is. Outside of its server they see it in their own one alone.
pub(crate) fn public_locale(caller: &Caller, stored: &StoredGame) -> Locale {
    let is_there = stored.venue.guild.is_some() && caller.venue.guild == stored.venue.guild;
    if is_there { Locale::of(&stored.locale) } else { caller.locale }
}

/// Returns a person's own view of a game, in a direct message to them. Its letters are those in which what they type there is
/// read.
pub(crate) async fn view_of(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<View, InternalError> {
    let preferences = ctx.store.preferences(person).await?;
    let own = preferences.locale.as_deref().map(Locale::of);
    let mut view = View::preferred(own.unwrap_or(Locale::of(&stored.locale)), &preferences, true);
    view.look.lettering = preferred::lettering_in(ctx, stored, person, &preferences).await?;
    Ok(view)
}

/// Returns the view of an answer: the caller's own, or the public one of the channel.
pub(crate) async fn view_here(ctx: &Context, caller: &Caller, own: bool) -> View {
    if own || caller.is_bot_dm {
        return View::own(caller);
    }
    let attaches = caller.may_attach();
    // A board in the default theme is better than none.
    let settings = context::settings_here(ctx, caller).await.unwrap_or_default();
    in_settings(caller.venue.guild, settings, caller.guild_locale, attaches)
}

/// Returns the view of a server's messages, in its theme.
pub(crate) async fn of_server(
    ctx: &Context,
    guild: Option<u64>,
    locale: Locale,
    attaches: bool,
) -> View {
    // A board in the default theme is better than none.
    let settings = context::guild_settings(ctx, guild).await.unwrap_or_default();
    in_settings(guild, settings, locale, attaches)
}

/// Returns the view of the messages of a server that has these settings.
fn in_settings(guild: Option<u64>, settings: Settings, locale: Locale, attaches: bool) -> View {
    let (theme, deck) = (settings.theme.as_deref(), settings.deck.as_deref());
    let mut view = View::plain(locale, theme, deck, attaches);
    (view.look.zoom, view.look.lettering) = (Zoom::Large, settings.lettering);
    view.server = guild.map(|guild| (guild, settings));
    view
}

/// Adds the board to a message: as a picture with its description, or in its text.
pub(crate) fn with_board(
    painter: &Painter,
    view: &View,
    position: Position<'_>,
    message: Message,
) -> Message {
    let Position { scene, actions, players } = position;
    let scene = as_seen(view, scene);
    match view.medium {
        Medium::Picture => {
            let picture = Some(picture(painter, view, &scene, actions, players));
            Message { picture, ..message }
        }
        Medium::Letters => in_letters(&view.look.lettering.of_scene(&scene), message),
        Medium::Words => {
            in_words(view, &view.look.lettering.of_scene(&scene), &absence(&players), message)
        }
    }
}

/// Returns a scene without the marks that the view hides.
fn as_seen(view: &View, mut scene: Scene) -> Scene {
    if !view.look.forbidden {
        scene.marks.retain(|mark| mark.kind != MarkKind::Forbidden);
    }
    scene
}

/// Returns the description of a board and its players for the alt text of its picture.
pub(crate) fn alt(view: &View, scene: Scene, players: &[Player]) -> String {
    let seen = as_seen(view, scene);
    let seen = view.look.lettering.of_scene(&seen);
    words::describe_without(view.locale, &seen, &absence(players))
}

fn picture(
    painter: &Painter,
    view: &View,
    scene: &Scene,
    actions: &[String],
    players: Vec<Player>,
) -> Picture {
    let numbered = if view.look.numbers == Numbers::None { &[] } else { actions };
    let moves = render::moves(&scene.board, numbered.iter().map(String::as_str));
    // The strip marks the seat on turn even where no player is known.
    let players =
        if players.is_empty() { vec![Player::default(); scene.seats.len()] } else { players };
    paint(painter, view, scene, Look { moves, players, ..view.look.clone() })
}

/// Returns the picture of a table of named positions, described by its caption and its names.
pub(crate) fn table(ctx: &Context, view: &View, table: &NamedTable, caption: &str) -> Picture {
    let drawn = if ctx.painter.can_write(caption) { caption } else { "" };
    let look = Look { caption: drawn.to_owned(), ..view.look.clone() };
    let png = ctx.painter.row(&table.boards, &look).into();
    let names = table.names.iter().flatten().map(|word| numbered(view.locale, word));
    let names = words::join::things(view.locale, &names.collect::<Vec<_>>());
    let caption = words::join::full_stop(view.locale, caption.to_owned());
    let alt = words::join::sentences(view.locale, &[caption, names]);
    Picture { png, alt: alt.chars().take(ALT_LENGTH).collect() }
}

/// Returns the name of a position of a table behind its number, the last part of its word. In most languages names have
/// their number in them.
pub(crate) fn numbered(locale: Locale, word: &str) -> String {
    let name = say(locale, word, &[]);
    let number = word.rsplit('-').next().unwrap_or_default().to_uppercase();
    if name.starts_with(&number) {
        return name;
    }
    say(locale, "table-numbered", &[("number", Arg::Text(number)), ("name", Arg::Text(name))])
}

fn paint(painter: &Painter, view: &View, scene: &Scene, look: Look) -> Picture {
    let paint = || tracing::debug_span!("picture").in_scope(|| painter.png(scene, &look).into());
    // Grid boards take a fraction of a millisecond; all others are drawn for longer.
    let png = if matches!(scene.board, Board::Grid(_)) { paint() } else { run_blocking(paint) };
    let seen = look.lettering.of_scene(scene);
    Picture { png, alt: words::describe_without(view.locale, &seen, &absence(&look.players)) }
}

/// Returns who has left the game, whose names the picture strikes through, and who moves on for them.
fn absence(players: &[Player]) -> Absence {
    let seats = || (0..).map(Seat).zip(players);
    Absence {
        left: seats().filter(|(_, player)| player.left).map(|(seat, _)| seat).collect(),
        stands_in: seats().find(|(_, player)| player.stands_in).map(|(seat, _)| seat),
    }
}

/// Returns the size of the painter's caches, in bytes.
pub fn kept_of_pictures(ctx: &Context) -> usize {
    ctx.painter.bytes()
}

/// Returns a diagram of a page with its number and caption below it, or the number alone where pictures cannot write the
/// language.
pub(crate) fn diagram(
    ctx: &Context,
    view: &View,
    scene: &Scene,
    (number, caption): (usize, &str),
) -> Picture {
    let numbered = say(
        view.locale,
        "rules-picture",
        &[("number", Arg::Number(number as i64)), ("caption", Arg::Text(caption.to_owned()))],
    );
    let caption = if ctx.painter.can_write(&numbered) { numbered } else { number.to_string() };
    paint(&ctx.painter, view, scene, Look { caption, ..view.look.clone() })
}

/// Adds a diagram of a line to a message: `scene` is the position after it, and the stones of these spots carry their
/// numbers. The picture's description has the message's first line, the position and, as far as there is room, the other
/// lines; what the message says is enough where boards are read out.
pub(crate) fn with_line(
    painter: &Painter,
    view: &View,
    diagram: (Scene, Vec<Spot>),
    message: Message,
) -> Message {
    on_side(painter, view, 0, diagram, message)
}

/// Does the same as [`with_line`] for a line in a game as the reader sees it: turned to their side, and without the marks
/// that they hide.
pub(crate) fn with_own_line(
    painter: &Painter,
    view: &View,
    (scene, line): (Scene, Vec<Spot>),
    message: Message,
) -> Message {
    on_side(painter, view, view.look.turned, (as_seen(view, scene), line), message)
}

/// Adds a diagram of a line that is seen from a side, given by its quarter turns.
fn on_side(
    painter: &Painter,
    view: &View,
    turned: u8,
    (scene, line): (Scene, Vec<Spot>),
    message: Message,
) -> Message {
    match view.medium {
        Medium::Picture => {
            let numbers = if line.is_empty() { Numbers::None } else { Numbers::All };
            let Look { theme, deck, lettering, .. } = view.look;
            let base = Look { theme, deck, lettering, turned, ..Look::default() };
            let look = Look { moves: line, numbers, zoom: Zoom::Part, ..base };
            let alt = alt_of_line(view, &scene, &message.text);
            let picture = Picture { alt, ..paint(painter, view, &scene, look) };
            Message { picture: Some(picture), ..message }
        }
        Medium::Letters => in_letters(&view.look.lettering.of_scene(&scene), message),
        Medium::Words => message,
    }
}

/// Has a message's diagram of a line described by another position and text than those that are drawn and written.
pub(crate) fn described(view: &View, (scene, text): (&Scene, &str), message: Message) -> Message {
    let alt = alt_of_line(view, scene, text);
    Message { picture: message.picture.map(|picture| Picture { alt, ..picture }), ..message }
}

/// Describes the diagram of a line by the text beside it and by its position: without threats, which may be the answer to
/// a question, and without letters, which the text explains.
fn alt_of_line(view: &View, scene: &Scene, text: &str) -> String {
    let mut unspoilt = Scene { threats: Vec::new(), ..scene.clone() };
    unspoilt.marks.retain(|mark| !matches!(mark.kind, MarkKind::Offer(_)));
    let position = words::aloud(view.locale, &view.look.lettering.of_scene(&unspoilt)).join("\n");
    let text = plain(text);
    let (title, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let lines = [title, &position, rest].into_iter().filter(|part| !part.is_empty());
    lines.collect::<Vec<_>>().join("\n").chars().take(ALT_LENGTH).collect()
}

/// Does the same as [`with_line`] where the message does not name the stones: the picture's description does.
pub(crate) fn with_stones(
    painter: &Painter,
    view: &View,
    (scene, line): (Scene, Vec<Spot>),
    message: Message,
) -> Message {
    let spoken = words::aloud(view.locale, &view.look.lettering.of_scene(&scene)).join("\n");
    let mut message = with_line(painter, view, (scene, line), message);
    if let Some(picture) = &mut message.picture {
        picture.alt = spoken.chars().take(ALT_LENGTH).collect();
    }
    message
}

/// Returns a line of moves as a GIF with this name and description, in the look of [`with_line`].
pub(crate) fn film(
    painter: &Painter,
    view: &View,
    (name, alt): (&str, &str),
    scenes: &[Scene],
) -> Attached {
    let Look { theme, lettering, .. } = view.look;
    let look =
        Look { theme, lettering, numbers: Numbers::All, zoom: Zoom::Part, ..Look::default() };
    let bytes = run_blocking(|| painter.gif(|| scenes.iter().cloned(), &look)).into();
    Attached { name: name.to_owned(), bytes, alt: Some(alt.chars().take(ALT_LENGTH).collect()) }
}

/// Runs slow work of a request: other tasks of its thread are moved to another one meanwhile.
fn run_blocking<R>(work: impl FnOnce() -> R) -> R {
    match Handle::try_current().map(|handle| handle.runtime_flavor()) {
        Ok(RuntimeFlavor::MultiThread) => tokio::task::block_in_place(work),
        // A runtime with a single thread, as in some tests, cannot move them.
        _ => work(),
    }
}

/// Adds the board in letters to the text; of one without edges as much as there is room for.
fn in_letters(scene: &Scene, message: Message) -> Message {
    let taken = message.text.chars().count() + BELOW_LETTERS;
    let drawing = render::text_within(scene, MESSAGE_LENGTH.saturating_sub(taken));
    Message { text: format!("{}\n```\n{drawing}\n```", message.text), ..message }
}

/// Adds the board in words to the text, or as a file if that is too long.
fn in_words(view: &View, scene: &Scene, absence: &Absence, message: Message) -> Message {
    let description = words::aloud_without(view.locale, scene, absence).join("\n");
    let text = format!("{}\n{description}", message.text);
    if text.chars().count() <= TEXT_BOARD_LENGTH {
        return Message { text, ..message };
    }
    if !view.attaches {
        return in_letters(scene, message);
    }
    let mut files = message.files;
    files.push(Attached {
        name: TEXT_FILE.to_owned(),
        bytes: description.into_bytes().into(),
        alt: None,
    });
    let text = format!("{}\n{}", message.text, say(view.locale, "board-in-file", &[]));
    Message { text, files, ..message }
}
