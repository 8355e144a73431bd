//! The openings as tables of stages (docs/rules/openings-and-tables.md B).

use super::super::{Board, Point};

/// An opening: how the first stones are put and who then holds which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No opening.
    None,
    /// The first stone in the middle.
    Centre,
    /// The first stone in the middle, the third at least three steps from it.
    Pro,
    /// As pro, with at least four steps.
    LongPro,
    /// As pro, with the third stone off the centre's row and column as far as four steps from it.
    GPente,
    /// Three stones, then the choice of colours.
    Swap,
    /// Four stones, then the choice of colours.
    FourSwap,
    /// Three stones, then the choice of colours or two stones more.
    Swap2,
    /// The classical opening of renju: an exchange after three stones, two fifths to choose from.
    Rif,
    /// The same with a number of fifths that is said before the exchange.
    Yamaguchi,
    /// Five stones in growing squares, with an exchange after each.
    Tarannikov,
    /// As rif, with a number of fifths that comes with the fourth stone, and a second exchange.
    Soosorv8,
    /// As Tarannikov up to the fourth stone, then an exchange and a fifth, or ten fifths to choose
    /// from.
    Taraguchi10,
    /// Three stones by one player, two by the other, then the choice of colours or two stones more.
    Sakata,
}

/// The seat that puts a stone of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The seat that acted last; the first seat at the beginning.
    Same,
    /// The other seat.
    Other,
    /// The seat that holds the stone's colour.
    Holder,
}

/// The points where a stone of an opening may be put (docs/rules/openings-and-tables.md A8).
/// Distances are king's steps from the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Zone {
    /// All points.
    Anywhere,
    /// Points at most this far from the centre; 0 is the centre alone.
    Within(i16),
    /// Points farther than this from the centre.
    Beyond(i16),
    /// Points farther from the centre than the first number, and than the second on its row and
    /// column.
    BeyondAxes(i16, i16),
}

impl Zone {
    /// True if a point is in the zone. On an unbounded board no zone applies, but the first stone
    /// is the centre.
    pub fn has(self, point: Point, board: &Board) -> bool {
        let far = point.distance(board.centre());
        match self {
            Self::Anywhere => true,
            Self::Within(most) => far <= most,
            Self::Beyond(most) => far > most,
            Self::BeyondAxes(most, axes) => {
                far > if point.is_level_with(board.centre()) { axes } else { most }
            }
        }
    }
}

/// A stage of an opening: what is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A stone.
    Stone(By, Zone),
    /// `swap` or `stay`, of the seat that did not act last.
    Exchange,
    /// `swap` or `stay` as above, or at once the first of so many fifths, which leads to these
    /// stages instead.
    ExchangeOrOffer(u8, &'static [Stage]),
    /// `take first`, `take second` or, where it is said so, `place more`, of the seat that did not
    /// act last. Only `place more` leads on.
    Take {
        /// True if `place more` is offered.
        more: bool,
    },
    /// A number of fifths up to this one, of the seat that acted last.
    Declare(u8),
    /// This number of fifths, or the declared one, of the holder of the first colour.
    Offer(Option<u8>),
    /// The choice among the fifths, of the holder of the second colour.
    Pick,
}

/// The worth of the first stone among people, in rating points: 40 are 56 games of 100.
const FIRST_STONE: i16 = 40;

const FIRST: Stage = Stage::Stone(By::Same, Zone::Within(0));
const SECOND: Stage = Stage::Stone(By::Same, Zone::Within(1));
const THIRD: Stage = Stage::Stone(By::Same, Zone::Within(2));
const FREE: Stage = Stage::Stone(By::Holder, Zone::Anywhere);
const LAID: Stage = Stage::Stone(By::Same, Zone::Anywhere);
/// Bounds of a declared number (docs/rules/openings-and-tables.md A14).
const YAMAGUCHI_MOST: u8 = 12;
const SOOSORV_MOST: u8 = 8;
/// The fifths of Taraguchi-10.
const TEN: u8 = 10;

/// The stone of a holder in the square of points at most so far from the centre.
const fn within(most: i16) -> Stage {
    Stage::Stone(By::Holder, Zone::Within(most))
}

const PRO: &[Stage] = &[within(0), FREE, Stage::Stone(By::Holder, Zone::Beyond(2))];
const LONG_PRO: &[Stage] = &[within(0), FREE, Stage::Stone(By::Holder, Zone::Beyond(3))];
const G_PENTE: &[Stage] = &[within(0), FREE, Stage::Stone(By::Holder, Zone::BeyondAxes(2, 4))];
const FOUR_SWAP: &[Stage] = &[LAID, LAID, LAID, LAID, Stage::Exchange];
const SWAP: &[Stage] = &[LAID, LAID, LAID, Stage::Exchange];
const SWAP2: &[Stage] =
    &[LAID, LAID, LAID, Stage::Take { more: true }, LAID, LAID, Stage::Take { more: false }];
const RIF: &[Stage] =
    &[FIRST, SECOND, THIRD, Stage::Exchange, FREE, Stage::Offer(Some(2)), Stage::Pick];
const YAMAGUCHI: &[Stage] = &[
    FIRST,
    SECOND,
    THIRD,
    Stage::Declare(YAMAGUCHI_MOST),
    Stage::Exchange,
    FREE,
    Stage::Offer(None),
    Stage::Pick,
];
const SOOSORV_8: &[Stage] = &[
    FIRST,
    SECOND,
    THIRD,
    Stage::Exchange,
    FREE,
    Stage::Declare(SOOSORV_MOST),
    Stage::Exchange,
    Stage::Offer(None),
    Stage::Pick,
];
const TARANNIKOV: &[Stage] = &[
    within(0),
    Stage::Exchange,
    within(1),
    Stage::Exchange,
    within(2),
    Stage::Exchange,
    within(3),
    Stage::Exchange,
    within(4),
    Stage::Exchange,
];
const TARAGUCHI_10: &[Stage] = &[
    within(0),
    Stage::Exchange,
    within(1),
    Stage::Exchange,
    within(2),
    Stage::Exchange,
    within(3),
    Stage::ExchangeOrOffer(TEN, &[Stage::Offer(Some(TEN)), Stage::Pick]),
    within(4),
    Stage::Exchange,
];
/// Stones 4 and 5 by one seat, in the squares of 7×7 and 9×9 points.
const SAKATA: &[Stage] = &[
    FIRST,
    SECOND,
    THIRD,
    Stage::Stone(By::Other, Zone::Within(3)),
    Stage::Stone(By::Same, Zone::Within(4)),
    Stage::Take { more: true },
    LAID,
    LAID,
    Stage::Take { more: false },
];

impl Kind {
    /// Those whose values in rules texts mean the same in every game; which stones `swap` is about
    /// differs.
    pub const NAMED: [(&str, Self); 13] = [
        ("none", Self::None),
        ("centre", Self::Centre),
        ("pro", Self::Pro),
        ("long-pro", Self::LongPro),
        ("g-pente", Self::GPente),
        ("swap", Self::Swap),
        ("swap2", Self::Swap2),
        ("rif", Self::Rif),
        ("yamaguchi", Self::Yamaguchi),
        ("tarannikov", Self::Tarannikov),
        ("soosorv-8", Self::Soosorv8),
        ("taraguchi-10", Self::Taraguchi10),
        ("sakata", Self::Sakata),
    ];

    /// The opening by its value in a rules text.
    pub fn named(word: &str) -> Option<Self> {
        Self::NAMED.into_iter().find(|(name, _)| *name == word).map(|(_, kind)| kind)
    }

    /// The worth of beginning, in rating points, before results have said so: the first stone
    /// helps; where the other player may choose the colours, who begins has made both alike.
    pub fn edge(self) -> i16 {
        let chosen = |stage: &Stage| {
            matches!(stage, Stage::Exchange | Stage::ExchangeOrOffer(..) | Stage::Take { .. })
        };
        if self.stages().iter().any(chosen) { 0 } else { FIRST_STONE }
    }

    /// The stages of the opening.
    pub fn stages(self) -> &'static [Stage] {
        match self {
            Self::None => &[],
            Self::Centre => &[FIRST],
            Self::Pro => PRO,
            Self::LongPro => LONG_PRO,
            Self::GPente => G_PENTE,
            Self::Swap => SWAP,
            Self::FourSwap => FOUR_SWAP,
            Self::Swap2 => SWAP2,
            Self::Rif => RIF,
            Self::Yamaguchi => YAMAGUCHI,
            Self::Tarannikov => TARANNIKOV,
            Self::Soosorv8 => SOOSORV_8,
            Self::Taraguchi10 => TARAGUCHI_10,
            Self::Sakata => SAKATA,
        }
    }

    /// True if its stones have zones round a centre, which an unbounded board does not have
    /// (docs/rules/openings-and-tables.md E4).
    pub fn needs_centre(self) -> bool {
        self.stages()
            .iter()
            .any(|stage| matches!(stage, Stage::Stone(_, zone) if *zone != Zone::Anywhere))
    }

    /// True if its first three stones are one of the 26 named openings of renju.
    pub fn is_named_start(self) -> bool {
        let stones = self.stages().iter().filter_map(|stage| match stage {
            Stage::Stone(_, zone) => Some(*zone),
            _ => None,
        });
        stones.take(3).eq([Zone::Within(0), Zone::Within(1), Zone::Within(2)])
    }
}
