//! The languages that Narabe speaks: one list, from which their codes and their Fluent files are derived.

use flate2::read::ZlibDecoder;
use std::io::Read;

/// Makes [`Locale`] of the list of languages: name, folder under `assets/locales`, Discord's code, and further codes whose
/// readers it is for. <https://discord.com/developers/docs/reference#locales>
macro_rules! languages {
    ($($(#[$about:meta])* $name:ident $folder:literal $code:literal $(or $other:literal)?),* $(,)?) => {
        /// A language that Narabe speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Locale { $($(#[$about])* $name),* }

        impl Locale {
            /// All languages.
            pub const ALL: [Self; COUNT] = [$(Self::$name),*];

            /// Returns the language for one of Discord's locale codes; English for those of other languages.
            pub fn of(code: &str) -> Self {
                match code {
                    $($code $(| $other)? => Self::$name,)*
                    _ => Self::En,
                }
            }

            /// Returns Discord's locale code, that of the United States for English.
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code),* }
            }
        }

        /// Number of languages.
        pub const COUNT: usize = [$($code),*].len();

        /// Fluent files of all languages as `build.rs` has compressed them, in the order of [`Locale::ALL`].
        const PACKED: [&[u8]; COUNT] =
            [$(include_bytes!(concat!(env!("OUT_DIR"), "/", $folder))),*];
    };
}

languages! {
    /// English, also for readers of any other language, and for what another language lacks.
    #[default]
    En "en" "en-US" or "en-GB",
    /// Japanese.
    Ja "ja" "ja",
    /// French.
    Fr "fr" "fr",
    /// Korean.
    Ko "ko" "ko",
    /// Chinese in simplified characters.
    ZhCn "zh-CN" "zh-CN",
    /// Chinese in traditional characters, as written in Taiwan.
    ZhTw "zh-TW" "zh-TW",
    /// Russian.
    Ru "ru" "ru",
    /// German.
    De "de" "de",
    /// Spanish, of Spain and of Latin America.
    Es "es" "es-ES" or "es-419",
    /// Czech.
    Cs "cs" "cs",
    /// Vietnamese.
    Vi "vi" "vi",
}

/// Returns the Fluent files of a language, name and text of each.
pub fn files(locale: Locale) -> Vec<(String, String)> {
    let mut text = String::new();
    let read = ZlibDecoder::new(PACKED[locale as usize]).read_to_string(&mut text);
    read.expect("build.rs has compressed it");
    let files = text.split_terminator('\x0c').filter_map(|file| file.split_once('\n'));
    files.map(|(name, text)| (name.to_owned(), text.to_owned())).collect()
}
