//! A sentence below a picture, broken into lines.

use super::frame::Frame;
use super::pen::Pen;

/// The size of the letters: at 296 pixels, which is a phone's width, still 11.
const SIZE: f32 = 30.0;

/// From one line to the next, and above the first and below the last.
const LINE: usize = 40;
const MARGIN: usize = 14;

/// Returns the rows of pixels with a sentence, for a picture so many pixels wide; none where there is nothing that the
/// font can write.
pub(super) fn draw(pen: Pen, text: &str, width: usize) -> Option<Frame> {
    if text.trim().is_empty() || !pen.letters.can_write(text) {
        return None;
    }
    let strip = &pen.palette.theme.strip;
    let room = (width - 2 * MARGIN) as f32;
    let lines = lines(pen, text, room);
    let ground = vec![pen.palette.nearest(strip.ground); width];
    let mut frame = Frame::of_rows(&ground, lines.len() * LINE + 2 * MARGIN);
    frame.fill((0, 0), (width, 2), pen.palette.nearest(pen.palette.theme.ink));
    for (number, line) in lines.iter().enumerate() {
        let (shape, above) = pen.letters.name(line, SIZE);
        let base = MARGIN + number * LINE + LINE * 3 / 4;
        let corner = (MARGIN as i32, base as i32 - above as i32);
        frame.stain(&shape, corner, strip.ink, pen.palette);
    }
    Some(frame)
}

/// Breaks a text into lines that fit; a word without room for it is cut off.
fn lines(pen: Pen, text: &str, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for part in parts(text) {
        let longer = lines.last().map(|line| format!("{line}{part}"));
        match longer.filter(|line| pen.letters.width(line.trim_end(), SIZE) <= room) {
            Some(longer) => *lines.last_mut().expect("there is a line to make longer") = longer,
            None if pen.letters.width(part.trim_end(), SIZE) <= room => lines.push(part),
            None => lines.push(pen.letters.fitting(part.trim_end(), SIZE, room)),
        }
    }
    lines.into_iter().map(|line| line.trim_end().to_owned()).collect()
}

/// Returns the parts of a text between which a line may end: words with the spaces behind them, and the signs of
/// languages that have no spaces. Numbers one after another, such as the cards of a row, stay together.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    let mut end = ' ';
    for sign in text.chars() {
        let in_numbers = end.is_ascii_digit() && sign.is_ascii_digit();
        let may_break = (before == ' ' && !in_numbers) || is_wide(before) || is_wide(sign);
        match parts.last_mut().filter(|_| !may_break || NEVER_FIRST.contains(sign)) {
            Some(part) => part.push(sign),
            None => parts.push(sign.to_string()),
        }
        before = sign;
        end = if sign == ' ' { end } else { sign };
    }
    parts
}

/// True of a sign beside which a line may end: one of Chinese or Japanese.
fn is_wide(sign: char) -> bool {
    matches!(sign, '\u{2e80}'..='\u{abff}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ffef}')
}

/// Signs that do not begin a line.
const NEVER_FIRST: &str = " 、。，．：；！？）」』】〉》・ー…ゃゅょっャュョッ";

#[cfg(test)]
mod tests {
    use super::super::letters::Letters;
    use super::super::palette::Palette;
    use super::super::theme::Theme;
    use super::*;

    #[test]
    fn a_caption_is_broken_into_lines() {
        let letters = Letters::new();
        let palette = Palette::stones(Theme::default().colours());
        let pen = Pen { letters: &letters, palette: &palette };
        let text = "Black wins with five stones in a row, here and there, wherever they stand.";
        let all = lines(pen, text, 400.0);
        assert!(all.len() > 1 && all.join(" ") == text, "{all:?}");
        assert!(all.iter().all(|line| letters.width(line, SIZE) <= 400.0), "{all:?}");
        let frame = draw(pen, text, 428).expect("the font can write it");
        assert_eq!((frame.width, frame.height), (428, all.len() * LINE + 2 * MARGIN));
        assert!(draw(pen, "\u{1f600}", 428).is_none() && draw(pen, " ", 428).is_none());
    }

    #[test]
    fn the_numbers_of_a_row_stay_together() {
        assert_eq!(
            parts("the rows are 5 2 7, 1 3 6 and 3 6 4"),
            ["the ", "rows ", "are ", "5 2 7, ", "1 3 6 ", "and ", "3 6 4"]
        );
        assert_eq!(parts("列は 5 2 7、1 3 6"), ["列", "は ", "5 2 7、", "1 3 6"]);
    }

    #[test]
    fn a_japanese_line_ends_anywhere_but_before_a_stop() {
        let text = "黒は「三々」と「四々」と長連を打てません。白は打てます。";
        let parts = parts(text);
        assert_eq!(parts.concat(), text);
        assert!(parts.iter().all(|part| !part.starts_with(['。', '」'])), "{parts:?}");
        assert!(parts.len() > 15 && parts.contains(&"ん。".to_owned()), "{parts:?}");
    }
}
