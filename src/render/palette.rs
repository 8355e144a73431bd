//! The colours of a picture, 255 at most: the ground's shades as they are, and runs of colours for everything drawn on it.

use super::colour::{Rgb, mix};
use super::shades::Shades;
use super::sprite::Dot;
use super::theme::{Colours, Stone};
use std::sync::OnceLock;

/// Number of entries, from the first, that are shades of the bare ground, dark to light.
pub(super) const GROUND: usize = 28;

/// Largest number of entries. One stays free: the transparent colour of GIFs.
const MOST: usize = 255;

/// A run of colours, both ends included.
pub(super) type Run = (Rgb, Rgb, usize);

/// Returns the colour runs of wooden boards and their kind; every colour that the drawing mixes is
/// near one of them. What most boards show comes first: a GIF's short codes are those of low numbers.
fn runs(theme: &Colours) -> Vec<Run> {
    let plain = theme.plain();
    let under = mix(plain, theme.shadow.colour, 0.1);
    let middle = mix(theme.white.dark, theme.white.light, 0.35);
    let mark = |stone: &Stone, mark: Rgb| (stone.casing, mark, 6);
    let mut runs = vec![
        (theme.ground[0], theme.ground[1], GROUND),
        (theme.ink, plain, 8),
        (theme.strip.ground, theme.strip.ink, 7),
        (theme.strip.active, theme.strip.ink, 7),
        // Shadows, soft edges of lines and of black stones.
        (theme.shadow.colour, under, 32),
        // Black stones up to their highlight.
        (theme.black.dark, theme.black.shine, 32),
        mark(&theme.black, theme.black.last),
        // White stones, and their edge towards the ground.
        (theme.white.rim.colour, middle, 16),
        (middle, theme.white.shine, 26),
        mark(&theme.white, theme.white.last),
        mark(&theme.black, theme.black.win),
        mark(&theme.white, theme.white.win),
        (theme.places.accent, theme.places.circle, 4),
    ];
    for (stone, dark, light) in [(&theme.red, 14, 9), (&theme.blue, 13, 10)] {
        runs.extend([(stone.dark, stone.light, dark), (stone.light, stone.shine, light)]);
    }
    let bare = &theme.bare;
    runs.extend([bare.last, bare.win, bare.forbidden, bare.taken].map(|mark| (mark, plain, 5)));
    runs
}

/// The runs of boards that are cards on a cloth.
fn card_runs(theme: &Colours) -> Vec<Run> {
    let cards = &theme.cards;
    vec![
        // The cloth and what darkens on it.
        (mix([8.0, 10.0, 16.0], cards.cloth, 0.1), cards.cloth, 24),
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
        ([10.0, 10.0, 13.0], [150.0, 152.0, 160.0], 28),
        ([110.0, 104.0, 96.0], [255.0, 254.0, 250.0], 26),
        // The strip.
        (theme.strip.ground, theme.strip.ink, 7),
        (theme.strip.active, theme.strip.ink, 7),
        // Marks, and what is written on the cloth.
        (cards.cloth, cards.win, 10),
        (cards.cloth, cards.chalk, 6),
        (cards.cloth, cards.last, 5),
    ]
}

/// Side of a cell of the colour cube; each cell knows the few entries that can be nearest to a
/// colour in it.
const CELL: f32 = 8.0;

/// More than what rounding can change in a squared distance.
const ROUNDING: f32 = 1.0;

/// Number of cells each way.
const CELLS: usize = 32;

/// Number of cells each way in a block.
const ACROSS: usize = 4;

/// A cube of cells side by side.
struct Block {
    /// The entries worth comparing in any of them.
    entries: Vec<Group>,
    /// The entries worth comparing in each cell, found when a colour is first asked for there.
    cells: [OnceLock<Vec<Group>>; ACROSS * ACROSS * ACROSS],
}

impl Block {
    /// Returns the block that a cell is in.
    fn new(groups: &[Group], cell: [usize; 3]) -> Self {
        let side = CELL * ACROSS as f32;
        let entries = candidates(groups, middle(cell.map(|at| at / ACROSS), side), side);
        Self { entries, cells: [const { OnceLock::new() }; _] }
    }
}

/// The colours that a frame's numbers stand for.
pub(super) struct Palette {
    /// The theme that it was made from.
    pub(super) theme: Colours,
    colours: Vec<Rgb>,
    /// All of them once more, for comparisons.
    groups: Vec<Group>,
    /// Each made when a colour is first asked for there: few are.
    blocks: Vec<OnceLock<Box<Block>>>,
    /// The shades of the first ink that was used on each entry, for most texts on a ground have one colour.
    inks: Vec<OnceLock<Box<Covers>>>,
    /// The numbers at the ends of runs: colours that fill areas.
    ends: Vec<u8>,
    /// Shades in which a GIF shows them, once there is one.
    shades: OnceLock<Shades>,
}

/// The numbers of an ink that covers an entry more or less, each found when it is first asked for.
struct Covers {
    ink: Rgb,
    numbers: [OnceLock<u8>; 256],
}

impl Covers {
    fn of(ink: Rgb) -> Box<Self> {
        Box::new(Self { ink, numbers: [const { OnceLock::new() }; 256] })
    }
}

/// The numbers of an ink that covers one entry more or less.
pub(super) struct Inked<'a> {
    palette: &'a Palette,
    pub(super) under: u8,
    ink: Rgb,
    /// Those that are kept, where the entry keeps this ink.
    kept: Option<&'a Covers>,
}

impl Inked<'_> {
    /// Returns the number for a cover of so many of 255.
    pub(super) fn by(&self, cover: u8) -> u8 {
        let find = || self.palette.covered(self.under, self.ink, cover);
        match self.kept {
            Some(covers) => *covers.numbers[usize::from(cover)].get_or_init(find),
            None => find(),
        }
    }
}

impl Palette {
    /// The palette of boards with stones.
    pub(super) fn stones(theme: Colours) -> Self {
        Self::of(runs(&theme), theme)
    }

    /// The palette of cards on a cloth.
    pub(super) fn cards(theme: Colours) -> Self {
        Self::of(card_runs(&theme), theme)
    }

    /// A palette of these runs of colours, 255 in all at the most.
    pub(super) fn of(runs: Vec<Run>, theme: Colours) -> Self {
        let run = |&(from, to, count): &Run| {
            (0..count)
                .map(move |step| mix(from, to, step as f32 / (count - 1) as f32).map(f32::round))
        };
        let blocks = (0..(CELLS / ACROSS).pow(3)).map(|_| OnceLock::new()).collect();
        let mut colours: Vec<Rgb> = runs.iter().flat_map(run).collect();
        debug_assert!(colours.len() <= MOST, "{} colours", colours.len());
        colours.truncate(MOST);
        let inks = colours.iter().map(|_| OnceLock::new()).collect();
        let groups = groups((0..=u8::MAX).zip(colours.iter().copied()));
        let ends = ends(runs.iter().map(|(.., count)| *count));
        let shades = OnceLock::new();
        Self { theme, colours, groups, blocks, inks, ends, shades }
    }

    /// The numbers of an ink that covers this entry more or less.
    pub(super) fn inked(&self, under: u8, ink: Rgb) -> Inked<'_> {
        let covers = self.inks[usize::from(under)].get_or_init(|| Covers::of(ink));
        Inked { palette: self, under, ink, kept: (covers.ink == ink).then_some(covers) }
    }

    /// The number of an ink that covers this entry by `cover` of 255.
    fn covered(&self, under: u8, ink: Rgb, cover: u8) -> u8 {
        let share = f32::from(cover) / 255.0;
        let light = mix([0.0; 3], ink, share);
        Dot::of(light, 1.0 - share, self).on(under, self)
    }

    /// The number of the colour that looks most like this one.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        let cell = |part: usize| (colour[part] / CELL).clamp(0.0, CELLS as f32 - 1.0) as usize;
        let cell = [cell(0), cell(1), cell(2)];
        let block = &self.blocks[place(cell.map(|at| at / ACROSS), CELLS / ACROSS)];
        let block = block.get_or_init(|| Box::new(Block::new(&self.groups, cell)));
        let entries = block.cells[place(cell.map(|at| at % ACROSS), ACROSS)]
            .get_or_init(|| candidates(&block.entries, middle(cell, CELL), CELL));
        nearest_of(entries, colour).0
    }

    /// The colour with this number.
    pub(super) fn colour(&self, number: u8) -> Rgb {
        self.colours[usize::from(number)]
    }

    /// The numbers of all colours.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u8> {
        0..self.colours.len() as u8
    }

    /// The numbers of the colours at the ends of runs, which fill areas.
    pub(super) fn ends(&self) -> impl Iterator<Item = u8> {
        self.ends.iter().copied()
    }

    /// Returns the shades in which a GIF shows them.
    pub(super) fn shades(&self) -> &Shades {
        self.shades.get_or_init(|| Shades::of(self))
    }

    /// Red, green and blue of every colour, as a PNG's `PLTE` chunk has them.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.colours.iter().flatten().map(|part| *part as u8).collect()
    }
}

/// Returns the numbers of the first and the last colour of each run, of so many colours.
fn ends(counts: impl Iterator<Item = usize>) -> Vec<u8> {
    let mut first = 0;
    let of_run = |count: usize| {
        let own = [first, first + count - 1].map(|number| number.min(MOST - 1) as u8);
        first += count;
        own
    };
    counts.flat_map(of_run).collect()
}

/// Part of no colour: farther from all of them than they are from each other.
const FAR: f32 = 1e6;

/// Number of colours that are compared side by side.
const LANES: usize = 8;

/// Some entries, each part of all together: so they are compared by instructions that take several numbers at once.
struct Group {
    /// Red, green and blue; [`FAR`] where there is no entry.
    parts: [[f32; LANES]; 3],
    numbers: [u8; LANES],
}

/// Returns entries in groups, in their order.
fn groups(entries: impl Iterator<Item = (u8, Rgb)>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, (number, colour)) in entries.enumerate() {
        if at.is_multiple_of(LANES) {
            groups.push(Group { parts: [[FAR; LANES]; 3], numbers: [0; LANES] });
        }
        let Some(group) = groups.last_mut() else { break };
        group.numbers[at % LANES] = number;
        for (part, own) in group.parts.iter_mut().zip(colour) {
            part[at % LANES] = own;
        }
    }
    groups
}

impl Group {
    /// Returns each entry, [`FAR`] ones as well.
    fn entries(&self) -> impl Iterator<Item = (u8, Rgb)> {
        let part = |part: usize, lane: usize| self.parts[part][lane];
        let colour = move |lane| [part(0, lane), part(1, lane), part(2, lane)];
        self.numbers.into_iter().enumerate().map(move |(lane, number)| (number, colour(lane)))
    }

    /// Returns the squared distance of each entry from a colour.
    #[inline(always)]
    fn distances(&self, colour: Rgb) -> [f32; LANES] {
        let [red, green, blue] = &self.parts;
        let mut distances = [0.0; LANES];
        for (lane, own) in distances.iter_mut().enumerate() {
            *own = distance([red[lane], green[lane], blue[lane]], colour);
        }
        distances
    }

    /// Returns the sum of each entry's differences from a colour in each part, weighed as in [`distance`].
    #[inline(always)]
    fn apart(&self, colour: Rgb) -> [f32; LANES] {
        let [red, green, blue] = &self.parts;
        let mut apart = [0.0; LANES];
        for (lane, own) in apart.iter_mut().enumerate() {
            let off = [red[lane] - colour[0], green[lane] - colour[1], blue[lane] - colour[2]];
            *own = 2.0 * off[0].abs() + 4.0 * off[1].abs() + 3.0 * off[2].abs();
        }
        apart
    }
}

/// Returns the place of a cell among all, so many each way.
fn place([red, green, blue]: [usize; 3], across: usize) -> usize {
    (red * across + green) * across + blue
}

/// Returns the middle of a cell with this side.
fn middle(cell: [usize; 3], side: f32) -> Rgb {
    let part = |part: usize| (cell[part] as f32 + 0.5) * side;
    [part(0), part(1), part(2)]
}

/// Returns the entries that can be nearest to a colour in a cell of this middle and side: all but those that are farther
/// than the one nearest to the middle wherever in the cell the colour is.
fn candidates(groups: &[Group], middle: Rgb, side: f32) -> Vec<Group> {
    let (first, least) = nearest_of(groups, middle);
    let all = || groups.iter().flat_map(Group::entries);
    let first = all().find(|(number, _)| *number == first).map_or(middle, |(_, colour)| colour);
    let mut entries = Vec::with_capacity(2 * LANES);
    for group in groups {
        let (distances, apart) = (group.distances(middle), group.apart(first));
        // The difference of two squared distances changes by so much at most from the middle of a cell to a corner.
        let mut can = [false; LANES];
        for (lane, can) in can.iter_mut().enumerate() {
            *can = distances[lane] - least <= side * apart[lane] + ROUNDING;
        }
        // Most groups are far away as a whole.
        if can.contains(&true) {
            let near = group.entries().zip(can).filter(|(_, can)| *can);
            entries.extend(near.map(|(entry, _)| entry));
        }
    }
    self::groups(entries.into_iter())
}

/// Returns the number of the entry nearest to a colour, the first of several, and its squared distance: first the least
/// distance without a branch, then the entry that has it.
fn nearest_of(groups: &[Group], colour: Rgb) -> (u8, f32) {
    let less = |one: f32, other: f32| if one < other { one } else { other };
    let mut lanes = [f32::MAX; LANES];
    for group in groups {
        let distances = group.distances(colour);
        for (least, own) in lanes.iter_mut().zip(&distances) {
            *least = less(*own, *least);
        }
    }
    // Two halves, neither of which waits for the other.
    let half = |at: usize| less(less(lanes[at], lanes[at + 1]), less(lanes[at + 2], lanes[at + 3]));
    let least = less(half(0), half(LANES / 2));
    for group in groups {
        let distances = group.distances(colour);
        if let Some(lane) = distances.iter().position(|own| *own == least) {
            return (group.numbers[lane], least);
        }
    }
    (0, least)
}

/// Returns the squared distance of two colours as seen; the eye weighs green most.
#[inline]
fn distance(one: Rgb, other: Rgb) -> f32 {
    let [red, green, blue] = [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
    2.0 * red * red + 4.0 * green * green + 3.0 * blue * blue
}
