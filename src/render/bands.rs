//! PNG files put together from bands of rows that are compressed each for itself, and kept: after one move most bands
//! are there already.
//!
//! A band's rows are not filtered, so that nothing in it depends on the rows above: boards repeat from row to row, which
//! the compressor finds without help. Each band is a run of deflate blocks that ends on a byte; one after the other they
//! are one zlib stream (RFC 1950, RFC 1951), each in an `IDAT` chunk of its own (PNG, third edition, 11.2.3).

use super::cache::Generations;
use super::deflate::Deflater;
use super::frame::Frame;
use super::palette::Palette;
use flate2::Crc;
use std::ops::Range;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// Number of rows in a band of a picture without a rhythm of its own.
const ROWS: usize = 48;

/// Bytes that a generation of bands takes.
const GENERATION: usize = 12 << 20;

/// Number of missing bands from which on a second thread compresses half of them. To start one takes as long as two bands.
const WORTH_A_THREAD: usize = 8;

/// Division of a frame into bands.
#[derive(Clone, Copy)]
pub(super) struct Banding {
    /// Rows above the first full band, which are a band of their own.
    first: usize,
    /// Rows of a band.
    rows: usize,
}

impl Default for Banding {
    fn default() -> Self {
        Self { first: 0, rows: ROWS }
    }
}

impl Banding {
    /// Returns bands of so many rows below the first ones.
    pub(super) fn of_rows(first: usize, rows: usize) -> Self {
        Self { first, rows }
    }

    /// Returns the pixels of each band of a frame, from the top.
    fn split(self, frame: &Frame) -> impl Iterator<Item = &[u8]> {
        let pixels = frame.pixels();
        let (above, rest) = pixels.split_at((self.first * frame.width).min(pixels.len()));
        let first = (!above.is_empty()).then_some(above);
        first.into_iter().chain(rest.chunks((self.rows * frame.width).max(1)))
    }
}

/// The modulus of Adler-32.
const ADLER: u64 = 65521;

/// The bands seen lately.
pub(super) struct Bands {
    kept: Generations<Band>,
    /// Free tools, as many as were in use at once.
    idle: Mutex<Vec<Tools>>,
}

/// A compressor and a frame to paint on, kept for the next picture.
#[derive(Default)]
struct Tools {
    deflater: Deflater,
    frame: Frame,
    /// Room for the rows of a band, each after its filter.
    filtered: Vec<u8>,
}

impl Default for Bands {
    fn default() -> Self {
        Self { kept: Generations::new(GENERATION), idle: Mutex::default() }
    }
}

/// A band, ready to be written.
pub(super) struct Band {
    /// A whole `IDAT` chunk.
    chunk: Vec<u8>,
    /// The sums of its rows as a file has them, and their length.
    adler: (u64, u64),
    length: u64,
}

impl Bands {
    /// Returns a frame as a PNG file.
    pub(super) fn png(&self, frame: &Frame, banding: Banding, palette: &Palette) -> Vec<u8> {
        file((frame.width, frame.height), palette, &self.of_frame(frame, banding))
    }

    /// Returns the bytes that the kept bands take.
    pub(super) fn bytes(&self) -> usize {
        self.kept.bytes()
    }

    /// Returns the bands of a frame.
    pub(super) fn of_frame(&self, frame: &Frame, banding: Banding) -> Vec<Arc<Band>> {
        let rows: Vec<&[u8]> = banding.split(frame).collect();
        let keys: Vec<u64> = rows.iter().map(|rows| fingerprint(rows, frame.width)).collect();
        let known = self.kept.find(&keys);
        let make =
            |band: usize, tools: &mut Tools| self.make(keys[band], rows[band], frame.width, tools);
        self.with_tools(|tools| self.completed(known, make, tools))
    }

    /// Returns the bands of a frame of this size that have these keys and consist of these rows of pixels. Those that are not
    /// kept are painted: `paint` is told which, and finds anything on the frame.
    pub(super) fn of_keys(
        &self,
        keys: &[u64],
        size: (usize, usize),
        rows: impl Iterator<Item = Range<usize>>,
        paint: impl FnOnce(&mut Frame, &[bool]),
    ) -> Vec<Arc<Band>> {
        let known = self.kept.find(keys);
        let missing: Vec<bool> = known.iter().map(Option::is_none).collect();
        let rows: Vec<Range<usize>> = rows.collect();
        self.with_tools(|tools| {
            let mut frame = std::mem::take(&mut tools.frame);
            if missing.contains(&true) {
                frame.resize(size);
                paint(&mut frame, &missing);
            }
            let make = |band: usize, tools: &mut Tools| {
                self.make(keys[band], frame.rows(rows[band].clone()), size.0, tools)
            };
            let bands = self.completed(known, make, tools);
            tools.frame = frame;
            bands
        })
    }

    /// Compresses and keeps a band.
    fn make(&self, key: u64, rows: &[u8], width: usize, tools: &mut Tools) -> Arc<Band> {
        let band = Band::new(rows, width, tools);
        let bytes = band.chunk.len();
        self.kept.keep(key, band, bytes)
    }

    /// Returns bands with those made that are missing; of many, half are made by a thread beside this one.
    fn completed(
        &self,
        mut bands: Vec<Option<Arc<Band>>>,
        make: impl Fn(usize, &mut Tools) -> Arc<Band> + Sync,
        tools: &mut Tools,
    ) -> Vec<Arc<Band>> {
        let fill = |first: usize, bands: &mut [Option<Arc<Band>>], tools: &mut Tools| {
            for (band, known) in (first..).zip(bands) {
                known.get_or_insert_with(|| make(band, tools));
            }
        };
        let missing = bands.iter().filter(|band| band.is_none()).count();
        if missing >= WORTH_A_THREAD {
            let half = half(&bands, missing);
            let (above, below) = bands.split_at_mut(half);
            thread::scope(|scope| {
                let beside = || self.with_tools(|tools| fill(half, below, tools));
                // The bands are still missing below if no thread can be started.
                drop(thread::Builder::new().spawn_scoped(scope, beside));
                fill(0, above, tools);
            });
        }
        let made = bands.into_iter().enumerate();
        made.map(|(number, band)| band.unwrap_or_else(|| make(number, tools))).collect()
    }

    /// Does something with tools that no one else uses meanwhile.
    fn with_tools<R>(&self, work: impl FnOnce(&mut Tools) -> R) -> R {
        let free = lock(&self.idle).pop();
        let mut tools = free.unwrap_or_default();
        let done = work(&mut tools);
        lock(&self.idle).push(tools);
        done
    }
}

/// Returns the place before which half of the missing bands lie.
fn half(bands: &[Option<Arc<Band>>], missing: usize) -> usize {
    let places = bands.iter().enumerate().filter(|(_, band)| band.is_none());
    places.map(|(place, _)| place).nth(missing / 2).unwrap_or(bands.len())
}

/// Returns a PNG file of this width and height that consists of these bands.
pub(super) fn file(size: (usize, usize), palette: &Palette, bands: &[Arc<Band>]) -> Vec<u8> {
    let length = bands.iter().map(|band| band.chunk.len()).sum::<usize>() + 1200;
    let mut file = Vec::with_capacity(length);
    file.extend_from_slice(b"\x89PNG\r\n\x1a\n");
    file.extend(chunk(b"IHDR", &[&header(size)]));
    file.extend(chunk(b"PLTE", &[&palette.bytes()]));
    // The head of a zlib stream: a window of 32 kB, a fast compressor.
    file.extend(chunk(b"IDAT", &[&[0x78, 0x01]]));
    bands.iter().for_each(|band| file.extend_from_slice(&band.chunk));
    // A last block with nothing in it, and the sums of all.
    let sums = bands.iter().fold((1, 0), |sums, band| joined(sums, band));
    let adler = (sums.1 << 16 | sums.0) as u32;
    file.extend(chunk(b"IDAT", &[&[3, 0], &adler.to_be_bytes()]));
    file.extend(chunk(b"IEND", &[]));
    file
}

impl Band {
    fn new(rows: &[u8], width: usize, tools: &mut Tools) -> Self {
        let bytes = &mut tools.filtered;
        bytes.clear();
        for row in rows.chunks_exact(width) {
            // Each row begins with its filter, which is none.
            bytes.push(0);
            bytes.extend_from_slice(row);
        }
        Self {
            chunk: chunk(b"IDAT", &[tools.deflater.compress(bytes, width + 1)]),
            adler: sums(bytes),
            length: bytes.len() as u64,
        }
    }
}

/// Returns the content of a file's `IHDR` chunk (PNG, third edition, 11.2.1).
fn header((width, height): (usize, usize)) -> Vec<u8> {
    let mut header = Vec::with_capacity(13);
    header.extend((width as u32).to_be_bytes());
    header.extend((height as u32).to_be_bytes());
    // 8 bits, palette, the one method of compression and of filtering, not interlaced.
    header.extend([8, 3, 0, 0, 0]);
    header
}

/// Locks what is kept. No change is left half done under this lock, so a panic elsewhere does not spoil it.
fn lock<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A chunk of a PNG file (PNG, third edition, 5.3).
pub(super) fn chunk(kind: &[u8; 4], parts: &[&[u8]]) -> Vec<u8> {
    let length: usize = parts.iter().map(|part| part.len()).sum();
    let mut bytes = Vec::with_capacity(length + 12);
    bytes.extend((length as u32).to_be_bytes());
    bytes.extend(kind);
    parts.iter().for_each(|part| bytes.extend_from_slice(part));
    let mut crc = Crc::new();
    crc.update(&bytes[4..]);
    bytes.extend(crc.sum().to_be_bytes());
    bytes
}

/// The two sums of Adler-32 (RFC 1950, 8.2) of these bytes alone, the first begun at 0.
fn sums(bytes: &[u8]) -> (u64, u64) {
    /// Bytes that are summed up side by side.
    const LANES: usize = 32;
    let (blocks, rest) = bytes.as_chunks::<LANES>();
    let (mut low, mut high) = (0, 0);
    // So many blocks can be summed up before a sum passes 16 bits.
    for some in blocks.chunks(22) {
        let (mut lanes, mut prefixes) = ([0_u16; LANES], [0_u16; LANES]);
        for block in some {
            for (at, byte) in block.iter().enumerate() {
                lanes[at] += u16::from(*byte);
                prefixes[at] += lanes[at];
            }
        }
        let sum = |of: [u16; LANES]| of.into_iter().map(u32::from).sum::<u32>();
        let late: u32 = (0..).zip(lanes).map(|(at, lane)| at * u32::from(lane)).sum();
        let length = (some.len() * LANES) as u64;
        high += low * length + u64::from(LANES as u32 * sum(prefixes) - late);
        low += u64::from(sum(lanes));
    }
    for byte in rest {
        low += u64::from(*byte);
        high += low;
    }
    (low % ADLER, high % ADLER)
}

/// The sums of all before a band and of the band.
fn joined((low, high): (u64, u64), band: &Band) -> (u64, u64) {
    ((low + band.adler.0) % ADLER, (high + low * (band.length % ADLER) + band.adler.1) % ADLER)
}

/// Returns a hash of rows of pixels: 64 well mixed bits, so that two of a million bands collide in one of ten million
/// programs.
pub(super) fn fingerprint(rows: &[u8], width: usize) -> u64 {
    const KEYS: [u64; 4] = [
        0xa076_1d64_78bd_642f,
        0xe703_7ed1_a0b4_28db,
        0x8ebc_6af0_9c88_c6e3,
        0x5899_65cc_7537_4cc3,
    ];
    let fold = |one: u64, other: u64| {
        let product = u128::from(one) * u128::from(other);
        product as u64 ^ (product >> 64) as u64
    };
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte));
    let (blocks, rest) = rows.as_chunks::<64>();
    let mut lanes = KEYS;
    for block in blocks {
        let (words, _) = block.as_chunks::<8>();
        for (lane, key) in KEYS.iter().enumerate() {
            let one = u64::from_le_bytes(words[2 * lane]);
            let other = u64::from_le_bytes(words[2 * lane + 1]);
            lanes[lane] = fold(one ^ key, other ^ lanes[lane]);
        }
    }
    let tail = rest
        .chunks(8)
        .fold(width as u64 ^ KEYS[0], |all, bytes| fold(word(bytes) ^ KEYS[1], all ^ KEYS[2]));
    lanes.iter().fold(tail, |all, lane| fold(all ^ KEYS[3], lane ^ rows.len() as u64 ^ KEYS[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_one_byte_after_another() {
        for length in (0..200).chain([65_535, 65_536, 65_537, 300_001]) {
            let bytes: Vec<u8> =
                (0..length).map(|at: u32| (at.wrapping_mul(at) % 251) as u8 | 129).collect();
            let plain = bytes.iter().fold((0, 0), |(low, high), byte| {
                let low = (low + u64::from(*byte)) % ADLER;
                (low, (high + low) % ADLER)
            });
            assert_eq!(sums(&bytes), plain, "{length} bytes");
        }
    }
}
