//! Themes: the colours of boards, stones, marks and strips, from the files under `assets/themes`.

use super::colour::{Rgb, mix};
use crate::game::Colour;
use serde::{Deserialize, Deserializer};
use std::sync::LazyLock;

/// Colour scheme of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Stones on wood.
    #[default]
    Wood,
    /// Stones on dark slate, for eyes that are used to Discord's dark ground.
    Slate,
    /// As printed in books.
    Paper,
    /// Black, white and yellow, without any shading.
    Contrast,
}

/// The files, in the order of [`Theme::ALL`].
const FILES: [&str; 4] = [
    include_str!("../../assets/themes/wood.json"),
    include_str!("../../assets/themes/slate.json"),
    include_str!("../../assets/themes/paper.json"),
    include_str!("../../assets/themes/contrast.json"),
];

static READ: LazyLock<[Colours; 4]> = LazyLock::new(|| {
    FILES.map(|file| serde_json::from_str(file).expect("the files are read by every test"))
});

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Slate, Self::Paper, Self::Contrast];

    /// Returns the fixed word, which is the file's name.
    pub fn word(self) -> &'static str {
        ["wood", "slate", "paper", "contrast"][self as usize]
    }

    /// Returns the theme with this word, if there is one.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// Returns its colours.
    pub(super) fn colours(self) -> Colours {
        READ[self as usize].clone()
    }
}

/// Declares a part of a theme's file: first its colours, each `#rrggbb` in the file, then what is no colour.
macro_rules! part {
    (
        $(#[$about:meta])* $name:ident;
        $($(#[$note:meta])* $colour:ident,)*
        $(; $($(#[$remark:meta])* $field:ident: $kind:ty,)*)?
    ) => {
        $(#[$about])*
        #[derive(Clone, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name {
            $($(#[$note])* #[serde(deserialize_with = "one")] pub(super) $colour: Rgb,)*
            $($($(#[$remark])* pub(super) $field: $kind,)*)?
        }
    };
}

part! {
    /// A theme's file.
    Colours;
    /// Letters and edges.
    ink,
    /// Inner lines.
    line,
    /// The lit edge inside the picture's dark one.
    rim,
    ;
    /// The darkest and the lightest shade of the ground.
    #[serde(deserialize_with = "two")]
    ground: [Rgb; 2],
    /// Shadow under stones.
    shadow: Shade,
    black: Stone,
    white: Stone,
    red: Stone,
    blue: Stone,
    /// Marks on the ground.
    bare: Bare,
    /// The strip beside the board.
    strip: Strip,
    /// Boards that are no grid.
    places: Places,
    /// Boards of cards.
    cards: Cards,
}

part! {
    /// A colour and its coverage.
    Shade;
    colour,
    ;
    /// Coverage, 0–1.
    strength: f32,
}

part! {
    /// A stone's edge.
    Rim;
    colour,
    ;
    /// Width in radii of the stone.
    width: f32,
    /// Coverage, 0–1.
    strength: f32,
}

part! {
    /// A stone and the marks on it.
    Stone;
    /// The side turned from the light.
    dark,
    /// The side facing the light.
    light,
    /// The highlight.
    shine,
    /// The triangle of red stones, the bars of blue ones.
    inlay,
    /// The edge that sets a mark or a stroke off from what it crosses.
    casing,
    /// The mark of the last stone.
    last,
    /// The mark of a winning line.
    win,
    ;
    rim: Rim,
}

part! {
    /// Marks on the ground.
    Bare;
    casing,
    last,
    win,
    forbidden,
    offer,
    taken,
}

part! {
    /// The strip beside the board.
    Strip;
    ground,
    /// Ground of the seat on turn.
    active,
    ink,
    /// Writing of a seat that has lost. It is one of the colours that a palette has between ground and ink, as far from the
    /// ink as it can still be read.
    lost,
}

part! {
    /// Boards that are no grid.
    Places;
    hollow,
    circle,
    track,
    /// Writing on the track.
    label,
    /// Arrows and the emblem.
    accent,
    /// Links where there are many.
    link,
}

part! {
    /// Boards of cards.
    Cards;
    cloth,
    /// Writing and lines on the cloth.
    chalk,
    last,
    win,
}

impl Colours {
    /// Returns the colours of a stone.
    pub(super) fn stone(&self, colour: Colour) -> &Stone {
        match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
            Colour::Red => &self.red,
            Colour::Blue => &self.blue,
        }
    }

    /// Returns the more readable colour on a ground: the darkest of the theme or the lightest.
    pub(super) fn ink_on(&self, ground: Rgb) -> Rgb {
        let [red, green, blue] = ground.map(|part| part / 255.0 * part / 255.0);
        let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        if light > 0.2 { self.black.dark } else { self.white.shine }
    }

    /// Returns what darkens the ground: the ink, or black where letters are lighter than the ground.
    pub(super) fn darker_ink(&self) -> Rgb {
        let light = |colour: Rgb| colour.iter().sum::<f32>();
        if light(self.ink) < light(self.plain()) { self.ink } else { self.black.dark }
    }

    /// Returns the average colour of the ground.
    pub(super) fn plain(&self) -> Rgb {
        mix(self.ground[0], self.ground[1], 0.66).map(f32::round)
    }
}

fn one<'de, D: Deserializer<'de>>(from: D) -> Result<Rgb, D::Error> {
    hex(&String::deserialize(from)?).map_err(serde::de::Error::custom)
}

fn two<'de, D: Deserializer<'de>>(from: D) -> Result<[Rgb; 2], D::Error> {
    let [dark, light] = <[String; 2]>::deserialize(from)?;
    let read = |text: &str| hex(text).map_err(serde::de::Error::custom);
    Ok([read(&dark)?, read(&light)?])
}

/// Reads a colour written as `#rrggbb`.
fn hex(text: &str) -> Result<Rgb, String> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
    let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let [_, red, green, blue] =
        number.ok_or_else(|| format!("“{text}” is no colour such as #d8a860"))?.to_be_bytes();
    Ok([red, green, blue].map(f32::from))
}
