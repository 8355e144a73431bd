//! Machines that hold seats: the built-in engine at a level, or an engine that the operator has installed.

/// Level of the machine of someone who has not played against one.
pub const FIRST_LEVEL: u8 = 3;

/// Number of plies from which a machine may agree to a draw.
pub const DRAWS_FROM: usize = 60;

/// A machine at the table of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Machine {
    /// Its seat.
    pub seat: u8,
    /// Level of the built-in engine, 1 to 8; that of its substitute for an engine of the operator's.
    pub level: u8,
    /// Version of the program when the game began.
    pub version: String,
    /// Name of the operator's engine; none: the built-in one.
    pub engine: Option<String>,
    /// True if that engine has failed: the built-in one plays the rest of the game.
    pub replaced: bool,
}

impl Machine {
    /// Returns the name of the operator's engine, as long as that plays.
    pub fn external(&self) -> Option<&str> {
        self.engine.as_deref().filter(|_| !self.replaced)
    }
}

/// A finished game against one machine, as its person sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bout {
    /// Level of the built-in engine.
    pub level: u8,
    /// Lost, drawn or won (0, 1, 2).
    pub points: u8,
}

/// Returns the level that suits someone: that of the last game; one more after two victories in a row at a level, one
/// less after two defeats. `bouts` are the last games against the built-in engine, the latest first.
pub fn suggested_level(bouts: &[Bout], levels: std::ops::RangeInclusive<u8>) -> u8 {
    let Some(last) = bouts.first() else { return FIRST_LEVEL };
    let row = bouts.len() > 1 && bouts[..2].iter().all(|bout| bout == last);
    let level = match last.points {
        2 if row => last.level + 1,
        0 if row => last.level.saturating_sub(1),
        _ => last.level,
    };
    level.clamp(*levels.start(), *levels.end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_in_a_row_change_the_level() {
        let bout = |(level, points)| Bout { level, points };
        for (bouts, level) in [
            (vec![], 3),
            (vec![(4, 2)], 4),
            (vec![(4, 2), (4, 2)], 5),
            (vec![(4, 2), (3, 2)], 4),
            (vec![(4, 0), (4, 0)], 3),
            (vec![(4, 1), (4, 1)], 4),
            (vec![(4, 0), (4, 2), (4, 2)], 4),
            (vec![(8, 2), (8, 2)], 8),
            (vec![(1, 0), (1, 0)], 1),
        ] {
            let bouts: Vec<Bout> = bouts.into_iter().map(bout).collect();
            assert_eq!(suggested_level(&bouts, 1..=8), level, "{bouts:?}, the latest first");
        }
    }
}
