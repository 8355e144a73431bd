//! A compressor for rows of palette numbers (RFC 1951), quick because it knows what they are.
//!
//! On a board most pixels are those of the row above, so that is where it looks first; a stone beside another one of its
//! colour is found by a hash of four pixels, of which only the last place is kept. Each run of rows is one block with codes
//! of its own, which end on a byte: runs that were compressed apart are a stream when they are put one after another.

use std::sync::LazyLock;

/// Longest repetition that the format has; none is shorter than the [`four`] pixels by which it is found.
const LONGEST: usize = 258;

/// Farthest place that a repetition may name.
const FARTHEST: usize = 32 * 1024;

/// Number of places of the hash, as a power of two.
const HASH_BITS: u32 = 12;

/// The symbol after the last pixel, and the first that stands for a length (RFC 1951, 3.2.5).
const END: usize = 256;
const FIRST_LENGTH: usize = 257;

/// Numbers of symbols for pixels and lengths, for distances, and for lengths of codes.
const LITERALS: usize = 286;
const DISTANCES: usize = 30;
const CODE_LENGTHS: usize = 19;

/// Longest codes of the first two alphabets, and of the third (RFC 1951, 3.2.7).
const LONGEST_CODE: u32 = 15;
const LONGEST_OF_LENGTHS: u32 = 7;

/// The order in which the lengths of the third alphabet's codes are written (RFC 1951, 3.2.7).
const ORDER: [usize; CODE_LENGTHS] =
    [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// Number of beginnings of a token: each pixel, and each length.
const FIRSTS: usize = END + LONGEST + 1;

/// The distance of a pixel, which has none: a symbol without a code.
const NONE: Distance = Distance { symbol: DISTANCES as u8, rest: 0 };

/// A pixel, or a repetition. Both have the same form, so that they are written without a branch, which the processor
/// could not foresee.
#[derive(Clone, Copy)]
struct Token {
    /// The pixel, or [`END`] and the length.
    first: u16,
    distance: Distance,
}

/// The distance of a repetition from what it repeats.
#[derive(Clone, Copy)]
struct Distance {
    symbol: u8,
    /// The bits after the symbol.
    rest: u16,
}

impl Distance {
    fn of(pixels: usize) -> Self {
        let (symbol, _, rest) = distance_symbol(pixels);
        Self { symbol: symbol as u8, rest: rest as u16 }
    }
}

/// The symbol of each length, with the bits after it.
static LENGTHS: LazyLock<Vec<(usize, u32, u32)>> =
    LazyLock::new(|| (0..=LONGEST).map(|length| length_symbol(length.max(3))).collect());

/// A compressor with its memory.
pub(super) struct Deflater {
    tokens: Vec<Token>,
    /// The blocks written last; room for the next ones.
    written: Vec<u8>,
    /// By the hash of four pixels one more than their last place; 0 for none.
    places: Box<[u32; 1 << HASH_BITS]>,
    /// The number of tokens that begin so.
    firsts: Box<[u32; FIRSTS]>,
    /// The number of tokens with each symbol of a distance, and of those without one.
    distances: [u32; DISTANCES + 1],
}

impl Default for Deflater {
    fn default() -> Self {
        let (tokens, written) = (Vec::new(), Vec::new());
        let (places, firsts) = (Box::new([0; 1 << HASH_BITS]), Box::new([0; FIRSTS]));
        Self { tokens, written, places, firsts, distances: [0; DISTANCES + 1] }
    }
}

impl Deflater {
    /// Returns bytes in rows of `stride` as blocks of a deflate stream which name nothing before them, are not the last, and
    /// end on a byte.
    pub(super) fn compress(&mut self, bytes: &[u8], stride: usize) -> &[u8] {
        self.read(bytes, stride);
        let literals = Code::new(&self.literals(), LONGEST_CODE);
        let distances = Code::new(&self.distances[..DISTANCES], LONGEST_CODE);
        // No token takes more than six bytes, and the codes' description not that much.
        let mut bits = Bits::new(&mut self.written, 6 * self.tokens.len() + 600);
        // Not the last block; codes of its own.
        bits.put(0b100, 3);
        describe(&mut bits, &literals, &distances);
        write(&mut bits, &self.tokens, &literals, &distances);
        literals.put(&mut bits, END);
        let length = bits.end();
        &self.written[..length]
    }

    /// Returns the number of times that each pixel, the end and each length's symbol are written.
    fn literals(&self) -> [u32; LITERALS] {
        let mut literals = [0; LITERALS];
        let (pixels, lengths) = self.firsts.split_at(END);
        literals[..END].copy_from_slice(pixels);
        literals[END] = 1;
        for (count, length) in lengths.iter().zip(&*LENGTHS) {
            literals[length.0] += count;
        }
        literals
    }

    /// Reads the bytes as pixels and repetitions, and counts them.
    fn read(&mut self, bytes: &[u8], stride: usize) {
        self.tokens.clear();
        self.places.fill(0);
        self.firsts.fill(0);
        self.distances.fill(0);
        let above = Distance::of(stride);
        let mut at = 0;
        while at < bytes.len() {
            let (length, distance) = self.earlier(bytes, at, (stride, above));
            let first = if length == 0 { usize::from(bytes[at]) } else { END + length };
            self.tokens.push(Token { first: first as u16, distance });
            self.firsts[first] += 1;
            self.distances[usize::from(distance.symbol)] += 1;
            at += length.max(1);
        }
    }

    /// Returns the length and the distance of an earlier place with the same bytes: in the row above, whose distance is
    /// given, or where the same four were met last. The length is 0 if there is none.
    fn earlier(
        &mut self,
        bytes: &[u8],
        at: usize,
        (stride, above): (usize, Distance),
    ) -> (usize, Distance) {
        let Some(own) = four(bytes, at) else { return (0, NONE) };
        if at >= stride && four(bytes, at - stride) == Some(own) {
            return (common(bytes, at - stride, at), above);
        }
        let hash = own.wrapping_mul(0x9E37_79B1) >> (u32::BITS - HASH_BITS);
        let last = std::mem::replace(&mut self.places[hash as usize], at as u32 + 1) as usize;
        match last.checked_sub(1) {
            Some(last) if at - last < FARTHEST && four(bytes, last) == Some(own) => {
                (common(bytes, last, at), Distance::of(at - last))
            }
            _ => (0, NONE),
        }
    }
}

/// Writes tokens in these codes.
fn write(bits: &mut Bits, tokens: &[Token], literals: &Code, distances: &Code) {
    let pixels = (0..END).map(|pixel| literals.with((pixel, 0, 0)));
    let lengths = LENGTHS.iter().map(|length| literals.with(*length));
    let firsts: Vec<(u64, u32)> = pixels.chain(lengths).collect();
    let mut of_distances = [(0, 0, 0); DISTANCES + 1];
    for (symbol, own) in of_distances[..DISTANCES].iter_mut().enumerate() {
        let (code, length) = distances.codes[symbol];
        // The number of bits after a symbol (RFC 1951, 3.2.5).
        *own = (u64::from(code), u32::from(length), (symbol as u32 / 2).saturating_sub(1));
    }
    for Token { first, distance } in tokens {
        let (own, count) = firsts[usize::from(*first)];
        let (other, length, extra) = of_distances[usize::from(distance.symbol)];
        let other = other | u64::from(distance.rest) << length;
        bits.put(own | other << count, count + length + extra);
    }
}

/// Returns the four bytes from a place on.
#[inline]
fn four(bytes: &[u8], at: usize) -> Option<u32> {
    bytes[at..].first_chunk().map(|four| u32::from_le_bytes(*four))
}

/// Returns the number of equal bytes from both places on, [`LONGEST`] at most.
#[inline]
fn common(bytes: &[u8], earlier: usize, at: usize) -> usize {
    let here = &bytes[at..(at + LONGEST).min(bytes.len())];
    let there = &bytes[earlier..earlier + here.len()];
    let mut length = 0;
    while let (Some(own), Some(other)) =
        (here[length..].first_chunk(), there[length..].first_chunk())
    {
        let differs = u128::from_le_bytes(*own) ^ u128::from_le_bytes(*other);
        if differs != 0 {
            return length + differs.trailing_zeros() as usize / 8;
        }
        length += size_of::<u128>();
    }
    while length < here.len() && here[length] == there[length] {
        length += 1;
    }
    length
}

/// Returns the symbol of a length from 3 on, and the number and value of the bits after it (RFC 1951, 3.2.5).
fn length_symbol(length: usize) -> (usize, u32, u32) {
    if length == LONGEST {
        return (LITERALS - 1, 0, 0);
    }
    let (symbol, extra, rest) = stepped(length - 3, 4);
    (FIRST_LENGTH + symbol, extra, rest)
}

/// The same of a distance from 1 on.
fn distance_symbol(distance: usize) -> (usize, u32, u32) {
    stepped(distance - 1, 2)
}

/// Returns the symbol of a number, and the bits after it, where the first `2 × steps` numbers have symbols of their own and
/// each further power of two has `steps`.
fn stepped(number: usize, steps: usize) -> (usize, u32, u32) {
    if number < 2 * steps {
        return (number, 0, 0);
    }
    let extra = number.ilog2() - steps.ilog2();
    let symbol = (number >> extra) + steps * extra as usize;
    (symbol, extra, (number & ((1 << extra) - 1)) as u32)
}

/// Writes the lengths of both alphabets' codes (RFC 1951, 3.2.7).
fn describe(bits: &mut Bits, literals: &Code, distances: &Code) {
    let used = |code: &Code, least: usize| {
        let last = code.lengths.iter().rposition(|length| *length > 0);
        last.map_or(least, |last| (last + 1).max(least))
    };
    let (of_literals, of_distances) = (used(literals, FIRST_LENGTH), used(distances, 1));
    let all = [&literals.lengths[..of_literals], &distances.lengths[..of_distances]].concat();
    let runs = runs(&all);
    let mut counts = [0; CODE_LENGTHS];
    runs.iter().for_each(|(symbol, ..)| counts[*symbol] += 1);
    let code = Code::new(&counts, LONGEST_OF_LENGTHS);
    bits.put((of_literals - FIRST_LENGTH) as u64, 5);
    bits.put((of_distances - 1) as u64, 5);
    let written =
        ORDER.iter().rposition(|symbol| code.lengths[*symbol] > 0).map_or(4, |last| last + 1);
    bits.put(written.max(4) as u64 - 4, 4);
    ORDER[..written.max(4)].iter().for_each(|symbol| bits.put(code.lengths[*symbol].into(), 3));
    for run in runs {
        let (own, count) = code.with(run);
        bits.put(own, count);
    }
}

/// Returns lengths of codes as symbols with the bits after them: 18 and 17 are runs of zeros.
fn runs(lengths: &[u8]) -> Vec<(usize, u32, u32)> {
    let mut runs = Vec::new();
    for run in lengths.chunk_by(|one, other| one == other && *one == 0) {
        for part in run.chunks(138) {
            match part.len() {
                zeros @ 11.. => runs.push((18, 7, zeros as u32 - 11)),
                zeros @ 3.. => runs.push((17, 3, zeros as u32 - 3)),
                _ => runs.extend(part.iter().map(|length| (usize::from(*length), 0, 0))),
            }
        }
    }
    runs
}

/// The codes of an alphabet.
struct Code {
    /// In bits, by symbol; 0 for one that is not used.
    lengths: Vec<u8>,
    /// By symbol, the first bit lowest, and their lengths.
    codes: Vec<(u16, u8)>,
}

impl Code {
    /// Returns the codes of symbols that are used so often: Huffman's, none longer than `longest`.
    fn new(counts: &[u32], longest: u32) -> Self {
        let mut counts = counts.to_vec();
        loop {
            let lengths = lengths(&counts);
            if lengths.iter().all(|length| u32::from(*length) <= longest) {
                return Self { codes: codes(&lengths), lengths };
            }
            // Less different counts give less different lengths.
            counts.iter_mut().for_each(|count| *count = count.div_ceil(2));
        }
    }

    fn put(&self, bits: &mut Bits, symbol: usize) {
        let (code, length) = self.codes[symbol];
        bits.put(code.into(), length.into());
    }

    /// Returns the code of a symbol with the bits after it, and their number in all.
    fn with(&self, (symbol, extra, rest): (usize, u32, u32)) -> (u64, u32) {
        let (code, length) = self.codes[symbol];
        (u64::from(code) | u64::from(rest) << length, u32::from(length) + extra)
    }
}

/// Returns the lengths of Huffman's codes. A single symbol gets one bit.
///
/// The rarest two are joined until one is left; what was joined comes in order, so two queues are enough (J. van Leeuwen,
/// "On the construction of Huffman trees", 1976).
fn lengths(counts: &[u32]) -> Vec<u8> {
    let mut lengths = vec![0; counts.len()];
    let used = by_count(counts);
    if used.len() < 2 {
        used.iter().for_each(|(_, symbol)| lengths[*symbol] = 1);
        return lengths;
    }
    let mut weights: Vec<u32> = Vec::with_capacity(2 * used.len());
    weights.extend(used.iter().map(|(count, _)| *count));
    let mut above = vec![0; 2 * used.len() - 1];
    let (mut leaf, mut joined) = (0, used.len());
    while weights.len() < above.len() {
        let own = weights.len();
        let mut rarest = || {
            let is_leaf = leaf < used.len() && (joined == own || weights[leaf] <= weights[joined]);
            let next = if is_leaf { &mut leaf } else { &mut joined };
            *next += 1;
            above[*next - 1] = own;
            weights[*next - 1]
        };
        let sum = rarest() + rarest();
        weights.push(sum);
    }
    let mut depths = vec![0_u8; above.len()];
    for node in (0..above.len() - 1).rev() {
        depths[node] = depths[above[node]] + 1;
    }
    used.iter().zip(depths).for_each(|((_, symbol), depth)| lengths[*symbol] = depth);
    lengths
}

/// Returns the symbols that are used with their counts, the rarest first. Both are sorted as one
/// number.
fn by_count(counts: &[u32]) -> Vec<(u32, usize)> {
    let mut numbers = Vec::with_capacity(counts.len());
    for (symbol, count) in (0..).zip(counts) {
        if *count > 0 {
            numbers.push(u64::from(*count) << 32 | symbol);
        }
    }
    numbers.sort_unstable();
    numbers.into_iter().map(|number| ((number >> 32) as u32, number as u32 as usize)).collect()
}

/// Returns the codes of these lengths (RFC 1951, 3.2.2), the first bit lowest, with the lengths.
fn codes(lengths: &[u8]) -> Vec<(u16, u8)> {
    let mut next = [0_u16; LONGEST_CODE as usize + 2];
    for length in lengths.iter().filter(|length| **length > 0) {
        next[usize::from(*length) + 1] += 1;
    }
    for length in 1..=LONGEST_CODE as usize {
        next[length] = (next[length] + next[length - 1]) << 1;
    }
    let mut code = |length: u8| {
        let own = &mut next[usize::from(length)];
        *own += 1;
        ((*own - 1).reverse_bits() >> (u16::BITS - u32::from(length)), length)
    };
    lengths.iter().map(|length| if *length == 0 { (0, 0) } else { code(*length) }).collect()
}

/// Bits on their way into bytes, the first lowest.
struct Bits<'a> {
    bytes: &'a mut [u8],
    /// Number of whole bytes so far.
    length: usize,
    /// Bits that are no whole byte yet, fewer than eight.
    waiting: u64,
    count: u32,
}

impl<'a> Bits<'a> {
    /// Returns room for so many bytes, from the start of these on.
    fn new(bytes: &'a mut Vec<u8>, most: usize) -> Self {
        bytes.resize(bytes.len().max(most + 8), 0);
        Self { bytes, length: 0, waiting: 0, count: 0 }
    }

    /// Adds so many bits, 56 at most. Eight bytes are written each time, so that nothing depends on how many are whole.
    fn put(&mut self, bits: u64, count: u32) {
        self.waiting |= bits << self.count;
        self.count += count;
        let room = self.bytes[self.length..].first_chunk_mut();
        *room.expect("there are eight bytes more than are asked for") = self.waiting.to_le_bytes();
        self.length += self.count as usize / 8;
        self.waiting >>= self.count & !7;
        self.count &= 7;
    }

    /// Ends on a byte, by a stored block with nothing in it (RFC 1951, 3.2.4), and returns the number of bytes.
    fn end(mut self) -> usize {
        self.put(0, 3);
        self.put(0, (8 - self.count) % 8);
        self.put(0xffff_0000, 32);
        self.length
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Decompress, FlushDecompress};

    /// Returns what a decompressor makes of blocks, ended by an empty one.
    fn inflated(blocks: &[u8], length: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(length + 1);
        let stream = [blocks, &[3, 0]].concat();
        let mut inflate = Decompress::new(false);
        inflate.decompress_vec(&stream, &mut bytes, FlushDecompress::Finish).expect("a stream");
        assert_eq!(inflate.total_in(), stream.len() as u64, "all of it is read");
        bytes
    }

    /// Returns a seeded row of numbers, each below what is asked for (xorshift, G. Marsaglia 2003).
    fn random(seed: u64) -> impl FnMut(usize) -> usize {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        move |below| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % below
        }
    }

    /// Rows of bytes, a share of them as in the row above.
    fn rows(random: &mut impl FnMut(usize) -> usize, stride: usize) -> Vec<u8> {
        let (high, numbers, same) = (1 + random(60), 1 + random(255), random(257));
        let mut bytes: Vec<u8> = Vec::new();
        for at in 0..stride * high {
            let above = at.checked_sub(stride).filter(|_| random(256) < same);
            bytes.push(above.map_or_else(|| random(numbers) as u8, |above| bytes[above]));
        }
        bytes
    }

    #[test]
    fn what_is_compressed_comes_back() {
        let mut deflater = Deflater::default();
        for seed in 1..=300 {
            let mut random = random(seed);
            let stride = 1 + random(900);
            let bytes = rows(&mut random, stride);
            let blocks = deflater.compress(&bytes, stride);
            assert!(blocks.ends_with(&[0, 0, 255, 255]), "seed {seed}");
            assert!(inflated(blocks, bytes.len()) == bytes, "seed {seed}");
        }
    }

    /// Counts as the numbers of Fibonacci, which give Huffman's longest codes.
    #[test]
    fn no_code_is_too_long() {
        let mut counts = vec![1_u32, 1];
        (2..40).for_each(|at| counts.push(counts[at - 1] + counts[at - 2]));
        assert_eq!(lengths(&counts).into_iter().max(), Some(39));
        let code = Code::new(&counts, LONGEST_CODE);
        let filled: u32 =
            code.lengths.iter().map(|length| 1 << (LONGEST_CODE - u32::from(*length))).sum();
        assert_eq!(filled, 1 << LONGEST_CODE, "no bits are left over");
    }

    #[test]
    fn far_and_long_repetitions_come_back() {
        let mut bytes: Vec<u8> = (0..40_000_u32).map(|at| ((at * at) >> 7) as u8).collect();
        bytes.extend(bytes.clone());
        bytes.extend([7; 1000]);
        let mut deflater = Deflater::default();
        let blocks = deflater.compress(&bytes, 1601);
        assert!(inflated(blocks, bytes.len()) == bytes);
    }
}
