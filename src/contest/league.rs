//! Divisions of a league, and who is promoted and relegated between two seasons.

/// The most entrants of a division.
pub const LARGEST: usize = 10;
/// The number of entrants that a division has where it can be chosen.
const TARGET: usize = 8;
/// The number of entrants from which two are promoted and relegated, and not one.
const TWO_FROM: usize = 6;

/// The sizes of the divisions for so many entrants, the highest division first: they differ by one at most.
pub fn sizes(entrants: usize) -> Vec<usize> {
    let count = entrants.div_ceil(LARGEST).max((entrants + TARGET / 2) / TARGET).max(1);
    let of = |number: usize| entrants / count + usize::from(number < entrants % count);
    (0..count).map(of).collect()
}

/// The division of each of so many entrants, who stand in the order of the last season.
pub fn deal(entrants: usize) -> Vec<usize> {
    let sizes = sizes(entrants).into_iter().enumerate();
    sizes.flat_map(|(division, size)| std::iter::repeat_n(division, size)).collect()
}

/// The order in which the entrants of a season stand for the next one: the last of each division change places with the
/// first of the one below, one of each where either has fewer than six, else two. Takes the divisions in the order of
/// their tables, and which of them have a result: the table of one that has none puts no one first or last, and who is in it
/// stays. Those who do not go on are taken out afterwards, and the next ones move up.
pub fn order<T: Copy>(divisions: &[Vec<T>], have_results: &[bool]) -> Vec<T> {
    let mut stands: Vec<Vec<T>> = divisions.to_vec();
    for upper in 1..divisions.len() {
        if !(have_results[upper - 1] && have_results[upper]) {
            continue;
        }
        let (above, below) = (&divisions[upper - 1], &divisions[upper]);
        let small = above.len().min(below.len());
        let moves = if small < TWO_FROM { 1 } else { 2 }.min(small / 2);
        let down: Vec<T> = above[above.len() - moves..].to_vec();
        let up: Vec<T> = below[..moves].to_vec();
        let place = stands[upper - 1].len() - moves;
        stands[upper - 1].splice(place.., up);
        stands[upper].splice(..moves, down);
    }
    stands.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn divisions_differ_by_one_at_most() {
        for entrants in 3..=256 {
            let sizes = sizes(entrants);
            assert_eq!(sizes.iter().sum::<usize>(), entrants);
            let (most, fewest) = (sizes.iter().max().unwrap(), sizes.iter().min().unwrap());
            assert!(most - fewest <= 1 && *most <= LARGEST, "{entrants}: {sizes:?}");
            assert!(sizes.len() == 1 || *fewest >= 4, "{entrants}: {sizes:?}");
            assert_eq!(deal(entrants).len(), entrants);
        }
        assert_eq!((sizes(10), sizes(11)), (vec![10], vec![6, 5]));
    }

    #[test]
    fn the_last_and_the_first_change_places() {
        let divisions =
            vec![vec![1, 2, 3, 4, 5, 6], vec![7, 8, 9, 10, 11, 12], vec![13, 14, 15, 16]];
        let order = |have_results: [bool; 3]| order(&divisions, &have_results);
        let all = [1, 2, 3, 4, 7, 8, 5, 6, 9, 10, 11, 13, 12, 14, 15, 16];
        assert_eq!(order([true; 3]), all);
        assert_eq!(super::order(&[vec![3, 1, 2]], &[true]), [3, 1, 2]);
        let stay: Vec<i32> = (1..=16).collect();
        assert_eq!(order([true, false, true]), stay, "no one stands first or last in the middle");
        let upper = [1, 2, 3, 4, 7, 8, 5, 6, 9, 10, 11, 12, 13, 14, 15, 16];
        assert_eq!(order([true, true, false]), upper);
    }

    #[test]
    fn no_one_moves_by_two_divisions() {
        let divisions: Vec<Vec<usize>> =
            (0..4).map(|d| (0..8).map(|n| d * 8 + n).collect()).collect();
        for (place, who) in order(&divisions, &[true; 4]).into_iter().enumerate() {
            assert!((place / 8).abs_diff(who / 8) <= 1, "{who} at {place}");
        }
    }
}
