//! Text of files in encodings of before, such as Shift_JIS, where the second byte of a letter may be that of a bracket
//! or of a backslash.

use encoding_rs::{Encoding, SHIFT_JIS, UTF_8};
use std::borrow::Cow;

/// The beginning of the property by which SGF names the encoding of its texts.
const PROPERTY: &[u8] = b"CA[";

/// Returns the bytes of a file as text: in UTF-8, in the encoding that it names in `CA`, or in Shift_JIS where it reads
/// as Japanese in that.
pub fn decoded(file: &[u8]) -> Cow<'_, str> {
    Decoder::default().text(file)
}

/// Reading of a file piece by piece, none of which ends within a letter.
#[derive(Default)]
pub(super) struct Decoder {
    /// The encoding, once a piece has told it; none for UTF-8.
    encoding: Option<&'static Encoding>,
}

impl Decoder {
    /// Returns the next piece as text. What is UTF-8 is nothing else.
    pub fn text<'a>(&mut self, piece: &'a [u8]) -> Cow<'a, str> {
        if let Some(named) = named(piece) {
            self.encoding = Some(named).filter(|named| *named != UTF_8);
        }
        if let Ok(text) = std::str::from_utf8(piece) {
            return Cow::Borrowed(text);
        }
        self.encoding = self.encoding.or_else(|| is_japanese(piece).then_some(SHIFT_JIS));
        match self.encoding {
            Some(encoding) => encoding.decode_without_bom_handling(piece).0,
            None => String::from_utf8_lossy(piece),
        }
    }
}

/// The encoding that a piece of SGF names, where it is one in which the signs of SGF are single bytes.
fn named(piece: &[u8]) -> Option<&'static Encoding> {
    let at = piece.windows(PROPERTY.len()).position(|bytes| bytes == PROPERTY)?;
    let label = piece[at + PROPERTY.len()..].split(|byte| *byte == b']').next()?;
    Encoding::for_label(label).filter(|encoding| encoding.is_ascii_compatible())
}

/// True if a piece has kana or wide letters in Shift_JIS, and is no UTF-8 with a few wrong bytes.
fn is_japanese(piece: &[u8]) -> bool {
    let (mut letters, mut faults) = (0, 0);
    for chunk in piece.utf8_chunks() {
        letters += chunk.valid().chars().filter(|letter| !letter.is_ascii()).count();
        faults += usize::from(!chunk.invalid().is_empty());
    }
    let is_kana =
        |letter: char| matches!(letter, '\u{3041}'..='\u{30fe}' | '\u{ff01}'..='\u{ff5e}');
    let text = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(piece);
    letters < faults && text.is_some_and(|text| text.chars().any(is_kana))
}
