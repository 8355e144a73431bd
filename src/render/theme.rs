//! Themes: the colours of boards, stones, marks and strips, from the files under `assets/themes`.

use super::palette::Rgb;
use serde::{Deserialize, Deserializer};
use std::sync::LazyLock;

/// What a board looks like.
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
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Slate, Self::Paper, Self::Contrast];

    /// The fixed word, which is the file's name.
    pub fn word(self) -> &'static str {
        ["wood", "slate", "paper", "contrast"][self as usize]
    }

    /// The theme with this word.
    pub fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// Its colours; with an even ground where the picture moves, since GIFs pay dearly for a grain.
    pub(super) fn colours(self, even: bool) -> Colours {
        let mut colours = READ[self as usize].clone();
        if even {
            colours.ground = [colours.plain(); 2];
        }
        colours
    }
}

/// A theme's file.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Colours {
    /// The darkest and the lightest shade of the ground.
    #[serde(deserialize_with = "two")]
    pub(super) ground: [Rgb; 2],
    /// Letters and edges.
    #[serde(deserialize_with = "one")]
    pub(super) ink: Rgb,
    /// Inner lines.
    #[serde(deserialize_with = "one")]
    pub(super) line: Rgb,
    /// The lit edge inside the picture's dark one.
    #[serde(deserialize_with = "one")]
    pub(super) rim: Rgb,
    /// Under stones.
    pub(super) shadow: Shade,
    pub(super) black: Stone,
    pub(super) white: Stone,
    pub(super) red: Stone,
    pub(super) blue: Stone,
    /// Marks on the ground.
    pub(super) bare: Bare,
    /// Beside the board.
    pub(super) strip: Strip,
    /// Boards that are no grid.
    pub(super) places: Places,
    /// Boards of cards.
    pub(super) cards: Cards,
}

/// A colour and how strongly it covers, 0–1.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shade {
    #[serde(deserialize_with = "one")]
    pub(super) colour: Rgb,
    pub(super) strength: f32,
}

/// A stone's edge.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Rim {
    #[serde(deserialize_with = "one")]
    pub(super) colour: Rgb,
    /// In radii of the stone.
    pub(super) width: f32,
    /// 0–1.
    pub(super) strength: f32,
}

/// A stone and the marks on it.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Stone {
    /// Turned from the light.
    #[serde(deserialize_with = "one")]
    pub(super) dark: Rgb,
    /// Facing the light.
    #[serde(deserialize_with = "one")]
    pub(super) light: Rgb,
    /// Mirroring it.
    #[serde(deserialize_with = "one")]
    pub(super) shine: Rgb,
    pub(super) rim: Rim,
    /// The triangle of red stones, the bars of blue ones.
    #[serde(deserialize_with = "one")]
    pub(super) inlay: Rgb,
    /// Parts a mark or a stroke from what it crosses.
    #[serde(deserialize_with = "one")]
    pub(super) casing: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) last: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) win: Rgb,
}

/// Marks on the ground.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bare {
    #[serde(deserialize_with = "one")]
    pub(super) casing: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) last: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) win: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) forbidden: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) offer: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) taken: Rgb,
}

/// What is beside the board.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Strip {
    #[serde(deserialize_with = "one")]
    pub(super) ground: Rgb,
    /// Behind the seat that is asked.
    #[serde(deserialize_with = "one")]
    pub(super) active: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) ink: Rgb,
}

/// Boards that are no grid.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Places {
    #[serde(deserialize_with = "one")]
    pub(super) hollow: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) circle: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) track: Rgb,
    /// Written on the track.
    #[serde(deserialize_with = "one")]
    pub(super) label: Rgb,
    /// Arrows and the emblem.
    #[serde(deserialize_with = "one")]
    pub(super) accent: Rgb,
    /// Lines where there are many.
    #[serde(deserialize_with = "one")]
    pub(super) link: Rgb,
}

/// Boards of cards.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Cards {
    #[serde(deserialize_with = "one")]
    pub(super) cloth: Rgb,
    /// What is written and drawn on the cloth.
    #[serde(deserialize_with = "one")]
    pub(super) chalk: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) last: Rgb,
    #[serde(deserialize_with = "one")]
    pub(super) win: Rgb,
    /// Before the seat that is asked.
    #[serde(deserialize_with = "one")]
    pub(super) accent: Rgb,
}

impl Colours {
    /// What is read best on a colour: the blackest that there is, or the whitest.
    pub(super) fn ink_on(&self, ground: Rgb) -> Rgb {
        let [red, green, blue] = ground.map(|part| part / 255.0 * part / 255.0);
        let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        if light > 0.2 { self.black.dark } else { self.white.shine }
    }

    /// What the ground looks like from afar.
    pub(super) fn plain(&self) -> Rgb {
        super::palette::mix(self.ground[0], self.ground[1], 0.66).map(f32::round)
    }
}

fn one<'de, D: Deserializer<'de>>(from: D) -> Result<Rgb, D::Error> {
    hex(&String::deserialize(from)?).map_err(serde::de::Error::custom)
}

fn two<'de, D: Deserializer<'de>>(from: D) -> Result<[Rgb; 2], D::Error> {
    let [dark, light] = <[String; 2]>::deserialize(from)?;
    Ok([
        hex(&dark).map_err(serde::de::Error::custom)?,
        hex(&light).map_err(serde::de::Error::custom)?,
    ])
}

/// A colour as `#rrggbb`.
fn hex(text: &str) -> Result<Rgb, String> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6);
    let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
    let [_, red, green, blue] =
        number.ok_or_else(|| format!("“{text}” is no colour such as #d8a860"))?.to_be_bytes();
    Ok([red, green, blue].map(f32::from))
}
