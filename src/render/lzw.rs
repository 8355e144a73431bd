//! The compression of GIFs (LZW; GIF89a, appendix F), in half of the time that the library which writes the files takes for
//! it, as many bytes long. Strings are found by a hash that is small enough to be emptied for each of the many small parts
//! of a game.

/// Most bits of a code, and the number of codes that there are.
const LONGEST: u32 = 12;
const CODES: u32 = 1 << LONGEST;

/// Most bits of the hash of a string: twice as many places as strings.
const MOST_BITS: u32 = LONGEST + 1;

/// Returns pixels as the content of an image in a GIF: the number of bits of a pixel, then codes.
pub(super) fn compress(pixels: &[u8]) -> Vec<u8> {
    let most = pixels.iter().max().map_or(0, |most| u8::BITS - most.leading_zeros());
    coded(pixels, most.max(2)).end()
}

/// Returns the first pixels of an image as the beginning of its content, which [`compress_rest`] continues.
pub(super) fn compress_first(pixels: &[u8]) -> Vec<u8> {
    coded(pixels, u8::BITS).pause()
}

/// Returns the other pixels of an image as the rest of its content.
pub(super) fn compress_rest(pixels: &[u8]) -> Vec<u8> {
    let mut content = coded(pixels, u8::BITS).end();
    content.remove(0);
    content
}

/// Returns the codes of pixels of so many bits.
fn coded(pixels: &[u8], bits: u32) -> Codes {
    let mut codes = Codes::new(bits);
    codes.begin();
    let Some((first, rest)) = pixels.split_first() else { return codes };
    let (mut strings, mut string) = (Strings::of(rest), u32::from(*first));
    for pixel in rest {
        let place = strings.place(string, *pixel);
        if let Some(longer) = strings.at(place) {
            string = longer;
            continue;
        }
        codes.put(string);
        if codes.next < CODES {
            strings.add(place, (string, *pixel), codes.next);
            codes.add();
        } else {
            codes.begin();
            strings.places.fill(0);
        }
        string = u32::from(*pixel);
    }
    codes.put(string);
    codes.add();
    codes
}

/// Codes on their way into bytes, the first bit lowest.
struct Codes {
    bytes: Vec<u8>,
    /// Bits that are no whole byte yet, and their number.
    waiting: u32,
    count: u32,
    /// Bits of a pixel, and of a code.
    pixel: u32,
    size: u32,
    /// The first code without a string.
    next: u32,
}

impl Codes {
    fn new(pixel: u32) -> Self {
        Self { bytes: vec![pixel as u8], waiting: 0, count: 0, pixel, size: pixel + 1, next: 0 }
    }

    fn put(&mut self, code: u32) {
        self.waiting |= code << self.count;
        self.count += self.size;
        while self.count >= u8::BITS {
            self.bytes.push(self.waiting as u8);
            self.waiting >>= u8::BITS;
            self.count -= u8::BITS;
        }
    }

    /// Says that all strings are forgotten. Two codes follow those of the pixels: this one, and the end.
    fn begin(&mut self) {
        self.put(1 << self.pixel);
        (self.size, self.next) = (self.pixel + 1, (1 << self.pixel) + 2);
    }

    /// Gives the next code to a string. The reader does so one code later, so that codes grow after the first one that needs
    /// more bits.
    fn add(&mut self) {
        self.next += 1;
        if self.next > 1 << self.size && self.size < LONGEST {
            self.size += 1;
        }
    }

    /// Returns whole bytes, behind which other codes can begin: what fills the last one are codes that forget all strings.
    fn pause(mut self) -> Vec<u8> {
        self.begin();
        while self.count > 0 {
            self.begin();
        }
        self.bytes
    }

    fn end(mut self) -> Vec<u8> {
        self.put((1 << self.pixel) + 1);
        if self.count > 0 {
            self.bytes.push(self.waiting as u8);
        }
        self.bytes
    }
}

/// The strings that have codes: a shorter string and a pixel each.
struct Strings {
    /// By a hash, 0 where there is none: 12 bits of the shorter string, 8 of the pixel, 12 of the code.
    places: Vec<u32>,
    /// Bits of the hash.
    bits: u32,
}

impl Strings {
    /// Returns room for the strings of these pixels, each of which ends at most one: a small part of a picture has a small
    /// table, which is made sooner.
    fn of(pixels: &[u8]) -> Self {
        let bits = (pixels.len().max(1).ilog2() + 2).min(MOST_BITS);
        Self { places: vec![0; 1 << bits], bits }
    }

    /// Returns the place of a string, or the one where it belongs.
    fn place(&self, shorter: u32, pixel: u8) -> usize {
        let key = shorter << u8::BITS | u32::from(pixel);
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - self.bits)) as usize;
        while self.places[place] != 0 && self.places[place] >> LONGEST != key {
            place = (place + 1) & (self.places.len() - 1);
        }
        place
    }

    /// Returns the code of the string at a place, if there is one.
    fn at(&self, place: usize) -> Option<u32> {
        let own = self.places[place];
        (own != 0).then_some(own % CODES)
    }

    fn add(&mut self, place: usize, (shorter, pixel): (u32, u8), code: u32) {
        self.places[place] = (shorter << u8::BITS | u32::from(pixel)) << LONGEST | code;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gif::{DecodeOptions, Encoder, Frame, Repeat};
    use std::borrow::Cow;

    /// Returns what the library reads from compressed pixels, in rows of so many.
    fn read(compressed: Vec<u8>, width: usize, height: usize) -> Vec<u8> {
        let (width, height) = (width as u16, height as u16);
        let palette: Vec<u8> = (0..=u8::MAX).flat_map(|number| [number; 3]).collect();
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette).expect("a header");
        encoder.set_repeat(Repeat::Infinite).expect("an extension");
        let frame = Frame { width, height, buffer: Cow::Owned(compressed), ..Frame::default() };
        encoder.write_lzw_pre_encoded_frame(&frame).expect("a frame");
        let file = encoder.into_inner().expect("an end");
        let mut decoder = DecodeOptions::new().read_info(&*file).expect("a file");
        decoder.read_next_frame().expect("readable").expect("a frame").buffer.to_vec()
    }

    /// Each row like the one above but for some pixels, in which codes run out early, late, often or never.
    #[test]
    fn what_is_compressed_comes_back() {
        let mut state = 1_u32;
        let mut random = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        for case in 0..60 {
            let (width, height) = (1 + random(900) as usize, 1 + random(300) as usize);
            let (numbers, changes) = (1 + random(256), random(40).pow(2));
            let mut pixels: Vec<u8> = Vec::new();
            for at in 0..width * height {
                let above = at.checked_sub(width).filter(|_| random(1600) >= changes);
                let own = above.map_or_else(|| random(numbers) as u8, |above| pixels[above]);
                pixels.push(own);
            }
            assert!(read(compress(&pixels), width, height) == pixels, "case {case}");
            let (first, rest) = pixels.split_at(width * random(height as u32 + 1) as usize);
            let parts = [compress_first(first), compress_rest(rest)].concat();
            assert!(read(parts, width, height) == pixels, "case {case} in two parts");
        }
    }
}
