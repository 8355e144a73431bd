//! The rectangles in which a picture differs from the one before.

use super::frame::Frame;
use std::ops::Range;

/// Number of equal rows or columns of pixels that part two rectangles: fewer cost less than a rectangle of their own.
const GAP: usize = 8;

/// A rectangle of a picture, in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Area {
    pub(super) left: usize,
    pub(super) top: usize,
    pub(super) width: usize,
    pub(super) height: usize,
}

/// Returns the rectangles in which two frames of one size differ in these rows, from the top down; of equal frames a single
/// pixel. Where there would be more than `most`, one holds them all.
pub(super) fn areas((before, frame): (&Frame, &Frame), rows: Vec<usize>, most: usize) -> Vec<Area> {
    let differs = |x: usize, y: usize| before.at(x, y) != frame.at(x, y);
    let row_differs = |y: usize| before.row(y) != frame.row(y);
    let mut areas = Vec::new();
    for rows in runs(rows.into_iter(), row_differs) {
        let column_differs = differing_columns(before, frame, rows.clone());
        for columns in runs(0..frame.width, |x| column_differs[x]) {
            let row_differs = |y: &usize| columns.clone().any(|x| differs(x, *y));
            let top = rows.clone().find(row_differs).unwrap_or(rows.start);
            let last = rows.clone().rfind(row_differs).unwrap_or(rows.start);
            let (left, width) = (columns.start, columns.len());
            areas.push(Area { left, top, width, height: last + 1 - top });
        }
    }
    match areas.len() {
        0 => vec![Area { left: 0, top: 0, width: 1, height: 1 }],
        count if count <= most => areas,
        _ => vec![around(&areas)],
    }
}

/// Returns for each column if some of these rows differ in it; read row by row, as pixels lie in memory.
fn differing_columns(before: &Frame, frame: &Frame, rows: Range<usize>) -> Vec<bool> {
    let mut columns = vec![false; frame.width];
    for y in rows {
        let pairs = before.row(y).iter().zip(frame.row(y));
        for (column, (one, other)) in columns.iter_mut().zip(pairs) {
            *column |= *one != *other;
        }
    }
    columns
}

/// Returns the runs of numbers that differ; those fewer than [`GAP`] apart are one.
fn runs(
    numbers: impl Iterator<Item = usize>,
    differs: impl Fn(usize) -> bool,
) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for number in numbers.filter(|number| differs(*number)) {
        match runs.last_mut() {
            Some(run) if number < run.end + GAP => run.end = number + 1,
            _ => runs.push(number..number + 1),
        }
    }
    runs
}

/// Returns the rectangle that holds all of these.
fn around(areas: &[Area]) -> Area {
    let least = |side: fn(&Area) -> usize| areas.iter().map(side).min().unwrap_or(0);
    let most = |side: fn(&Area) -> usize| areas.iter().map(side).max().unwrap_or(0);
    let (left, top) = (least(|area| area.left), least(|area| area.top));
    let width = most(|area| area.left + area.width) - left;
    let height = most(|area| area.top + area.height) - top;
    Area { left, top, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(dots: &[(usize, usize)]) -> Frame {
        let mut frame = Frame::of_rows(&[0; 60], 60);
        dots.iter().for_each(|dot| frame.fill(*dot, (2, 2), 1));
        frame
    }

    fn of(dots: &[(usize, usize)]) -> Vec<[usize; 4]> {
        let areas = areas((&frame(&[]), &frame(dots)), (0..60).collect(), 4);
        areas.iter().map(|area| [area.left, area.top, area.width, area.height]).collect()
    }

    #[test]
    fn changes_far_apart_are_rectangles_of_their_own() {
        assert_eq!(of(&[]), [[0, 0, 1, 1]]);
        assert_eq!(of(&[(5, 5), (10, 9)]), [[5, 5, 7, 6]]);
        assert_eq!(of(&[(5, 5), (50, 5)]), [[5, 5, 2, 2], [50, 5, 2, 2]]);
        assert_eq!(of(&[(5, 5), (50, 8)]), [[5, 5, 2, 2], [50, 8, 2, 2]]);
        assert_eq!(of(&[(5, 50), (50, 5)]), [[50, 5, 2, 2], [5, 50, 2, 2]]);
    }

    #[test]
    fn many_changes_are_one_rectangle() {
        assert_eq!(of(&[(0, 0), (20, 0), (40, 0), (0, 30), (40, 30)]), [[0, 0, 42, 32]]);
    }
}
