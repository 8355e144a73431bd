//! Words that melt into one with the article of the crowd's name. A message that has a person in it has the crowd as well,
//! and cannot choose by which of the two it is.

use super::Locale;

/// A language, a word with the beginning of the crowd's name behind it, and what is written in the place of both. The sign
/// before the name goes: it would stand between an article and its noun.
const CONTRACTIONS: &[(Locale, &str, &str)] = &[
    (Locale::Fr, "À 👥 le ", "Au "),
    (Locale::Fr, " à 👥 le ", " au "),
    (Locale::Fr, " de 👥 le ", " du "),
    (Locale::Es, "A 👥 el ", "Al "),
    (Locale::Es, " a 👥 el ", " al "),
    (Locale::Es, " de 👥 el ", " del "),
];

/// Returns a sentence with these words as its language writes them.
pub(super) fn contracted(locale: Locale, text: String) -> String {
    if !text.contains('👥') {
        return text;
    }
    let own = CONTRACTIONS.iter().filter(|(of, ..)| *of == locale);
    own.fold(text, |text, (_, apart, together)| text.replace(apart, together))
}
