//! The 256 colours of every picture: the wood's shades as they are, and runs of colours for all that lies on it.

use std::sync::OnceLock;

/// A colour, each part 0–255.
pub(super) type Rgb = [f32; 3];

/// How many entries, from the first, are shades of bare wood, dark to light.
pub(super) const WOOD: usize = 28;

const WOOD_DARK: Rgb = [190.0, 140.0, 78.0];
const WOOD_LIGHT: Rgb = [229.0, 184.0, 120.0];

/// The colour of letters and edges on the wood.
pub(super) const INK: Rgb = [58.0, 36.0, 18.0];

/// The colour of the board's inner lines.
pub(super) const LINE: Rgb = [92.0, 63.0, 34.0];

/// Runs of colours, both ends included: what the drawing mixes lies close to one of them.
///
/// Each run is sorted by brightness, so that neighbours in a shading have neighbouring numbers and filter to small
/// bytes.
const RUNS: [(Rgb, Rgb, usize); 13] = [
    (WOOD_DARK, WOOD_LIGHT, WOOD),
    // Shadows on wood, soft edges of lines and of black stones.
    ([20.0, 14.0, 10.0], [206.0, 158.0, 94.0], 42),
    // Black stones up to their highlight.
    ([14.0, 14.0, 17.0], [168.0, 170.0, 178.0], 42),
    // White stones, and their edge towards the wood.
    ([104.0, 82.0, 58.0], [206.0, 196.0, 182.0], 20),
    ([206.0, 199.0, 188.0], [255.0, 254.0, 251.0], 30),
    // Red and blue stones.
    ([84.0, 18.0, 16.0], [232.0, 100.0, 80.0], 18),
    ([234.0, 110.0, 90.0], [255.0, 226.0, 214.0], 12),
    ([10.0, 24.0, 62.0], [50.0, 96.0, 184.0], 16),
    ([56.0, 102.0, 188.0], [214.0, 232.0, 255.0], 14),
    // Marks on black and on white: orange, vermilion, sky, deep blue.
    ([66.0, 46.0, 30.0], [255.0, 166.0, 64.0], 9),
    ([196.0, 48.0, 0.0], [250.0, 206.0, 184.0], 8),
    ([34.0, 54.0, 70.0], [126.0, 208.0, 255.0], 9),
    ([0.0, 76.0, 158.0], [196.0, 216.0, 236.0], 8),
];

/// The runs of colours of boards that are cards on a cloth.
const CARD_RUNS: [(Rgb, Rgb, usize); 15] = [
    // The cloth and what darkens on it.
    ([14.0, 17.0, 24.0], [84.0, 96.0, 116.0], 24),
    // Green and golden faces: their dark, the body with its light, what is white on them. Then the backs.
    ([14.0, 58.0, 40.0], [64.0, 140.0, 102.0], 16),
    ([64.0, 140.0, 102.0], [106.0, 165.0, 136.0], 12),
    ([108.0, 166.0, 138.0], [196.0, 232.0, 206.0], 14),
    ([84.0, 52.0, 8.0], [226.0, 176.0, 68.0], 16),
    ([226.0, 176.0, 68.0], [232.0, 193.0, 109.0], 12),
    ([233.0, 195.0, 112.0], [255.0, 238.0, 190.0], 14),
    ([22.0, 26.0, 66.0], [150.0, 160.0, 220.0], 20),
    // Red, black and white dice.
    ([84.0, 14.0, 16.0], [222.0, 66.0, 56.0], 22),
    ([224.0, 74.0, 64.0], [255.0, 240.0, 236.0], 16),
    ([10.0, 10.0, 13.0], [150.0, 152.0, 160.0], 30),
    ([110.0, 104.0, 96.0], [255.0, 254.0, 250.0], 32),
    // Marks, and what is written on the cloth.
    ([70.0, 44.0, 20.0], [255.0, 150.0, 40.0], 9),
    ([34.0, 54.0, 70.0], [126.0, 208.0, 255.0], 12),
    ([84.0, 104.0, 112.0], [176.0, 214.0, 210.0], 7),
];

/// How wide a room is: the cube of all colours is divided into rooms, each of which knows the few entries that can be
/// nearest to a colour in it.
const ROOM: f32 = 8.0;

/// How many rooms there are each way.
const ROOMS: usize = 32;

/// The colours that a frame's numbers stand for.
pub(super) struct Palette {
    colours: Vec<Rgb>,
    /// The entries worth comparing in each room, found when a colour is first asked for there.
    rooms: Vec<OnceLock<Vec<u8>>>,
}

impl Palette {
    /// The palette of wooden boards.
    pub(super) fn new() -> Self {
        Self::of(&RUNS)
    }

    /// The palette of cards on a cloth.
    pub(super) fn cards() -> Self {
        Self::of(&CARD_RUNS)
    }

    /// A palette of these runs of colours, 256 in all at the most.
    pub(super) fn of(runs: &[(Rgb, Rgb, usize)]) -> Self {
        let run = |&(from, to, count): &(Rgb, Rgb, usize)| {
            (0..count).map(move |step| mix(from, to, step as f32 / (count - 1) as f32).map(f32::round))
        };
        let rooms = (0..ROOMS * ROOMS * ROOMS).map(|_| OnceLock::new()).collect();
        Self { colours: runs.iter().flat_map(run).collect(), rooms }
    }

    /// The number of the colour that looks most like this one.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        let room = colour.map(|part| (part / ROOM).clamp(0.0, ROOMS as f32 - 1.0) as usize);
        let entries = &self.rooms[(room[0] * ROOMS + room[1]) * ROOMS + room[2]];
        let mut best = (f32::MAX, 0);
        for number in entries.get_or_init(|| self.entries(room)) {
            let distance = distance(self.colour(*number), colour);
            if distance < best.0 {
                best = (distance, *number);
            }
        }
        best.1
    }

    /// The entries that can be nearest to a colour in a room. A colour lies at most half a diagonal from the room's
    /// middle; what is further from there than the nearest entry by a whole diagonal is never nearest.
    fn entries(&self, room: [usize; 3]) -> Vec<u8> {
        let middle = room.map(|part| (part as f32 + 0.5) * ROOM);
        let far = |number: usize| distance(self.colours[number], middle).sqrt();
        let least = (0..self.colours.len()).map(far).fold(f32::MAX, f32::min);
        let diagonal = distance([0.0; 3], [ROOM; 3]).sqrt();
        (0..self.colours.len()).filter(|number| far(*number) <= least + diagonal).map(|number| number as u8).collect()
    }

    /// The colour with this number.
    pub(super) fn colour(&self, number: u8) -> Rgb {
        self.colours[usize::from(number)]
    }

    /// Red, green and blue of every colour, as a PNG's `PLTE` chunk has them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flatten().map(|part| *part as u8).collect()
    }
}

/// How unlike two colours look, squared; the eye weighs green most.
fn distance(one: Rgb, other: Rgb) -> f32 {
    let [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
    2.0 * red * red + 4.0 * green * green + 3.0 * blue * blue
}

/// The colour on the way from one to another: at 0 the first, at 1 the second.
pub(super) fn mix(from: Rgb, to: Rgb, way: f32) -> Rgb {
    [0, 1, 2].map(|part| from[part] + (to[part] - from[part]) * way)
}
