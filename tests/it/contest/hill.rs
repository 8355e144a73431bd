//! The hill: drawn cases, and its laws over seeded play.

use narabe::contest::hill::{
    AGAIN_MS, Happening, Hill, Hindrance, IDLE_MS, MOST_OPEN, REACH, Settled, What, flaw,
    steps_after,
};
use std::collections::HashMap;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A happening on a day.
fn on(day: i64, what: What) -> Happening {
    Happening { at: day * DAY, what }
}

/// The first wins a meeting with the other on a day.
fn won(day: i64, one: u64, other: u64) -> [Happening; 2] {
    [
        on(day, What::Challenged(one, other)),
        on(day, What::Settled(one, other, Settled::Played(2, 0))),
    ]
}

fn joined(people: std::ops::RangeInclusive<u64>) -> Vec<Happening> {
    people.map(|person| on(0, What::Joined(person))).collect()
}

/// The hill once these have happened, shortly after the last.
fn after(happenings: &[Happening]) -> Hill {
    let last = happenings.last().unwrap().at;
    Hill::of(happenings, last)
}

#[test]
fn a_victory_lifts_and_a_defeat_lowers() {
    let mut all = joined(1..=4);
    assert_eq!(after(&all).steps(), [[1, 2, 3, 4]]);
    assert_eq!(after(&all).king(), None, "one step is no hill");
    all.extend(won(1, 3, 1));
    assert_eq!(after(&all).steps(), [vec![3], vec![1, 2, 4]], "no one sinks below the lowest");
    let king = after(&all).king().unwrap();
    assert_eq!((king.person, king.since), (3, DAY));
    all.extend(won(2, 4, 2));
    assert_eq!(after(&all).steps(), [vec![3, 4], vec![1, 2]]);
    assert_eq!(after(&all).king(), None, "two share the top");
    all.extend(won(3, 4, 3));
    assert_eq!(after(&all).steps(), [vec![4], vec![1, 2, 3]], "the empty step has vanished");
    all.push(on(4, What::Challenged(2, 4)));
    all.push(on(4, What::Settled(2, 4, Settled::Played(2, 2))));
    assert_eq!(after(&all).steps(), [vec![4], vec![1, 2, 3]], "a draw moves no one");
    all.push(on(5, What::Left(4)));
    assert_eq!(after(&all).steps(), [[1, 2, 3]]);
    assert_eq!(after(&all).king(), None);
}

#[test]
fn challenges_in_their_order_leave_people_on_steps() {
    let (up, back, drawn) = (((1, 0), (2, 0)), ((3, 0), (0, 2)), ((1, 0), (1, 1)));
    assert_eq!(steps_after(4, []), [[0, 1, 2, 3]]);
    assert_eq!(steps_after(4, [up]), [vec![1], vec![0, 2, 3]]);
    assert_eq!(steps_after(4, [up, drawn]), [vec![1], vec![0, 2, 3]]);
    assert_eq!(steps_after(4, [up, back]), [[1, 0], [2, 3]], "the challenged one has won");
    assert_eq!(steps_after(4, [up, ((1, 2), (0, 2))]), [vec![2], vec![0, 3, 1]]);
}

#[test]
fn who_hides_loses_only_from_above() {
    let mut all = [joined(1..=3), won(1, 1, 2).to_vec()].concat();
    for (one, other, top) in [(1, 3, vec![1]), (3, 1, vec![3])] {
        all.push(on(2, What::Challenged(one, other)));
        all.push(on(5, What::Settled(one, other, Settled::Unanswered)));
        assert_eq!(after(&all).steps()[0], top, "{one} challenged {other}");
    }
    let withdrawn = on(6, What::Settled(2, 3, Settled::Withdrawn));
    let before = after(&all);
    all.extend([on(6, What::Challenged(2, 3)), withdrawn]);
    assert_eq!(after(&all).steps(), before.steps());
    let until = 6 * DAY + AGAIN_MS;
    assert_eq!(after(&all).hindrance(2, 3, until - 1), Some(Hindrance::Withdrew(until)));
    assert_eq!(after(&all).hindrance(2, 3, until), None);
    assert_eq!(after(&all).hindrance(3, 2, 6 * DAY), None, "no meeting, and not theirs");
    all.push(on(6, What::Challenged(3, 2)));
    all.push(on(6, What::Settled(3, 2, Settled::Ended)));
    assert_eq!(after(&all).hindrance(3, 2, 6 * DAY), None, "as if it had not been");
}

/// Two friends of the king who take their challenges back before they have to be answered, and make them anew.
#[test]
fn no_king_is_challenged_by_friends_alone() {
    let mut all = [joined(1..=4), won(1, 1, 2).to_vec()].concat();
    all.extend([3, 4].map(|friend| on(2, What::Challenged(friend, 1))));
    assert_eq!(after(&all).hindrance(2, 1, 9 * DAY), Some(Hindrance::TooManyReceived));
    all.extend([3, 4].map(|friend| on(4, What::Settled(friend, 1, Settled::Withdrawn))));
    for friend in [3, 4] {
        let until = Hindrance::Withdrew(4 * DAY + AGAIN_MS);
        assert_eq!(after(&all).hindrance(friend, 1, 4 * DAY), Some(until));
    }
    assert_eq!(after(&all).hindrance(2, 1, 9 * DAY), None);
    // Who leaves and comes back has taken it back all the same.
    all.extend([on(5, What::Left(3)), on(5, What::Joined(3))]);
    assert!(after(&all).hindrance(3, 1, 5 * DAY).is_some());
    // Earlier versions allowed that.
    all.push(on(5, What::Challenged(4, 1)));
    assert_eq!(flaw(&all), None);
    all.extend([on(5, What::Challenged(3, 1)), on(9, What::Challenged(2, 1))]);
    assert!(flaw(&all).unwrap().contains("TooManyReceived"));
}

/// A player who leaves while they play wins no step, and costs no one any; whoever beats them goes up.
#[test]
fn no_one_sinks_for_a_winner_who_has_left() {
    for points in [(2, 0), (0, 2)] {
        let mut all = [joined(1..=3), won(1, 1, 3).to_vec()].concat();
        all.extend([on(2, What::Challenged(2, 1)), on(2, What::Left(2))]);
        all.push(on(3, What::Settled(2, 1, Settled::Played(points.0, points.1))));
        assert_eq!(after(&all).steps(), [[1], [3]], "{points:?}");
        assert_eq!(after(&all).king().map(|king| king.since), Some(DAY), "king all the time");
    }
}

/// The same two may meet at once: neither a declined challenge nor one that was let pass is a meeting.
#[test]
fn who_declines_has_met_no_one() {
    let mut all = joined(1..=3);
    all.extend([on(1, What::Challenged(1, 2)), on(1, What::Settled(1, 2, Settled::Unanswered))]);
    let hill = after(&all);
    assert_eq!([hill.hindrance(1, 2, DAY), hill.hindrance(2, 1, DAY)], [None, None]);
    all.extend([on(2, What::Challenged(1, 2)), on(2, What::Settled(1, 2, Settled::Nothing))]);
    let again = Some(Hindrance::Again(Some(2 * DAY + AGAIN_MS)));
    assert_eq!(after(&all).hindrance(2, 1, 2 * DAY), again, "a game that counts for nothing");
    assert_eq!(flaw(&all), None);
}

#[test]
fn who_lets_challenges_pass_is_idle() {
    let mut all = joined(1..=3);
    all.push(on(20, What::Challenged(1, 3)));
    all.push(on(23, What::Settled(1, 3, Settled::Unanswered)));
    assert_eq!(Hill::of(&all, 31 * DAY - 1).steps(), [[1, 2, 3]]);
    assert_eq!(Hill::of(&all, 31 * DAY).steps(), [[1]], "who challenged has done something");
}

/// A challenge that was let pass kept people on the hill once: who has played on since is on it still, where they stood.
#[test]
fn who_plays_after_a_long_pause_was_on_the_hill() {
    let mut all = [joined(1..=4), won(1, 1, 3).to_vec(), won(2, 2, 4).to_vec()].concat();
    all.push(on(20, What::Challenged(1, 2)));
    all.push(on(23, What::Settled(1, 2, Settled::Unanswered)));
    assert_eq!(Hill::of(&all, 40 * DAY).steps(), [[1]], "the others are idle");
    all.extend(won(40, 2, 1));
    assert_eq!(after(&all).steps(), [[2], [1]]);
    assert_eq!(flaw(&all), None);
    all.push(on(41, What::Left(2)));
    all.push(on(48, What::Challenged(1, 2)));
    assert_eq!(after(&all).steps(), [[1]], "who has left is off");
}

/// A stay that is forgotten would move others, who sink below the lowest step of today.
#[test]
fn steps_follow_also_from_who_played_no_one() {
    let mut all = joined(1..=5);
    for (day, winner) in (1..).zip([1, 2, 3, 4, 1]) {
        all.extend(won(day, winner, 5));
    }
    all.extend([on(6, What::Joined(9)), on(7, What::Left(5))]);
    all.extend(won(8, 3, 2));
    all.push(on(9, What::Left(9)));
    assert_eq!(after(&all).steps(), [vec![1, 3], vec![4], vec![2]]);
    all.retain(|happening| !matches!(happening.what, What::Joined(9) | What::Left(9)));
    assert_eq!(after(&all).steps(), [vec![1, 3], vec![2, 4]]);
}

#[test]
fn the_idle_are_off_after_31_days() {
    let mut all = [joined(1..=3), won(1, 1, 2).to_vec()].concat();
    let last = 31 * DAY;
    assert_eq!(Hill::of(&all, last - 1).steps(), [vec![1], vec![2, 3]]);
    assert_eq!(Hill::of(&all, last).steps(), [vec![1], vec![2]], "3 has never played");
    assert_eq!(Hill::of(&all, DAY + last).steps(), Vec::<Vec<u64>>::new());
    // A challenge that is not settled keeps both.
    all.push(on(30, What::Challenged(2, 1)));
    let late = Hill::of(&all, 99 * DAY);
    assert_eq!(late.steps(), [vec![1], vec![2]]);
    assert_eq!(late.king().unwrap().since, DAY, "king all the time");
    // People who come back begin on the lowest step.
    all.push(on(40, What::Settled(2, 1, Settled::Played(0, 2))));
    all.push(on(40 + 30, What::Joined(3)));
    all.push(on(40 + 31, What::Joined(2)));
    assert_eq!(after(&all).steps(), [[3, 2]]);
}

#[test]
fn no_one_may_challenge_whom_they_may_not() {
    let mut all = joined(1..=6);
    for (day, (one, other)) in (1..).zip([(1, 2), (3, 4), (1, 4), (5, 6), (3, 2), (1, 6)]) {
        all.extend(won(day, one, other));
    }
    let hill = after(&all);
    assert_eq!(hill.steps(), [vec![1], vec![3], vec![5], vec![2, 4, 6]]);
    let far = hill.steps().len() - 1;
    assert!(far > REACH);
    let now = 6 * DAY;
    let lowest = *hill.steps()[far].last().unwrap();
    assert_eq!(hill.hindrance(lowest, 1, now), Some(Hindrance::TooFar));
    assert_eq!(hill.hindrance(1, lowest, now), Some(Hindrance::TooFar));
    assert_eq!(hill.hindrance(9, 1, now), Some(Hindrance::NotOn));
    assert_eq!(hill.hindrance(1, 9, now), Some(Hindrance::OtherNotOn));
    let again = Some(Hindrance::Again(Some(5 * DAY + AGAIN_MS)));
    assert_eq!([hill.hindrance(2, 3, now), hill.hindrance(3, 2, now)], [again, again]);
    assert_eq!(hill.hindrance(3, 2, now + AGAIN_MS), None);
    let mut all = joined(1..=6);
    all.extend([on(1, What::Challenged(1, 2)), on(1, What::Challenged(1, 3))]);
    all.push(on(1, What::Challenged(4, 2)));
    let hill = after(&all);
    assert_eq!(hill.hindrance(2, 1, DAY), Some(Hindrance::Again(None)));
    assert_eq!(hill.hindrance(1, 4, DAY), Some(Hindrance::TooManyMade));
    assert_eq!(hill.hindrance(5, 2, DAY), Some(Hindrance::TooManyReceived));
    assert_eq!(hill.hindrance(2, 5, DAY), None, "to receive two is not to make any");
    assert_eq!(flaw(&all), None);
    all.push(on(1, What::Challenged(1, 4)));
    assert!(flaw(&all).unwrap().contains("TooManyMade"));
    // By a clock that was ahead it was settled before.
    all.push(on(2, What::Settled(1, 2, Settled::Withdrawn)));
    assert_eq!(flaw(&all), None);
}

/// Random events on a hill of ten: only those that may happen, each at its time.
fn life(random: &mut fastrand::Rng) -> Vec<Happening> {
    let (mut all, mut now) = (Vec::new(), 0);
    let mut waiting: Vec<(u64, u64)> = Vec::new();
    for _ in 0..random.usize(1..120) {
        now += random.i64(0..3 * DAY);
        let hill = Hill::of(&all, now);
        let (one, other) = (random.u64(1..=10), random.u64(1..=10));
        let what = match random.u8(0..10) {
            0..=1 if !hill.has(one) => What::Joined(one),
            2 if hill.has(one) && random.u8(0..4) == 0 => What::Left(one),
            3..=6 if one != other && hill.hindrance(one, other, now).is_none() => {
                waiting.push((one, other));
                What::Challenged(one, other)
            }
            _ if !waiting.is_empty() => {
                let (one, other) = waiting.swap_remove(random.usize(0..waiting.len()));
                let points = random.i64(0..=4);
                let how = match random.u8(0..9) {
                    0 => Settled::Unanswered,
                    1 => Settled::Nothing,
                    2 => Settled::Withdrawn,
                    3 => Settled::Ended,
                    _ => Settled::Played(points, 4 - points),
                };
                What::Settled(one, other, how)
            }
            _ => continue,
        };
        all.push(Happening { at: now, what });
    }
    all
}

/// A second, plain account of a hill: everyone's height in whole steps, squeezed after each happening.
fn plain(happenings: &[Happening], now: i64) -> HashMap<u64, i64> {
    let mut heights: HashMap<u64, i64> = HashMap::new();
    let mut touched: HashMap<u64, i64> = HashMap::new();
    let mut open: Vec<(u64, u64)> = Vec::new();
    let squeeze = |heights: &mut HashMap<u64, i64>| {
        let old = heights.clone();
        for height in heights.values_mut() {
            let mut below: Vec<i64> = old.values().copied().filter(|h| h < height).collect();
            below.sort_unstable();
            below.dedup();
            *height = below.len() as i64;
        }
    };
    let end = [Happening { at: now, what: What::Left(0) }];
    for Happening { at, what } in happenings.iter().chain(&end) {
        // The idle fall off one after the other, as their time ends.
        let mut idle: Vec<(i64, u64)> = touched.iter().map(|(who, at)| (*at, *who)).collect();
        idle.sort_unstable();
        for (last, who) in idle {
            let plays = open.iter().any(|(a, b)| *a == who || *b == who);
            if heights.contains_key(&who) && !plays && last + IDLE_MS <= *at {
                heights.remove(&who);
                squeeze(&mut heights);
            }
        }
        match *what {
            What::Joined(who) => {
                heights.entry(who).or_insert(0);
                touched.insert(who, *at);
            }
            What::Left(who) => drop(heights.remove(&who)),
            What::Challenged(a, b) => open.push((a, b)),
            What::Settled(a, b, how) => {
                open.remove(open.iter().position(|pair| *pair == (a, b)).unwrap());
                let above = heights.get(&b) > heights.get(&a) && heights.contains_key(&a);
                let (up, down) = match how {
                    Settled::Played(x, y) if x > y => (a, b),
                    Settled::Played(x, y) if x < y => (b, a),
                    Settled::Unanswered if above => (a, b),
                    _ => (0, 0),
                };
                if let Some(height) = heights.get_mut(&up) {
                    *height += 1;
                    heights.entry(down).and_modify(|height| *height = (*height - 1).max(0));
                }
                if !matches!(how, Settled::Withdrawn | Settled::Ended) {
                    touched.insert(a, *at);
                }
                if !matches!(how, Settled::Withdrawn | Settled::Ended | Settled::Unanswered) {
                    touched.insert(b, *at);
                }
            }
        }
        squeeze(&mut heights);
    }
    heights
}

#[test]
fn the_laws_of_the_hill_hold_in_seeded_lives() {
    let mut kings = 0;
    for seed in 0..1000 {
        let mut random = fastrand::Rng::with_seed(seed);
        let all = life(&mut random);
        assert_eq!(flaw(&all), None, "seed {seed}");
        for end in 1..=all.len() {
            let (past, now) = (&all[..end], all[end - 1].at);
            let hill = Hill::of(past, now);
            let steps = hill.steps();
            assert!(steps.iter().all(|step| !step.is_empty()), "seed {seed}: an empty step");
            let heights = plain(past, now);
            assert_eq!(heights.len(), steps.concat().len(), "seed {seed}");
            for (number, step) in steps.iter().rev().enumerate() {
                for person in step {
                    assert_eq!(heights[person], number as i64, "seed {seed}, {end}: {person}");
                }
            }
            let alone = steps.len() > 1 && steps[0].len() == 1;
            assert_eq!(hill.king().map(|king| king.person), alone.then(|| steps[0][0]));
            kings += usize::from(alone);
            let mut people = steps.concat();
            people.sort_unstable();
            let open = |who: u64| hill.open().iter().filter(|(one, _)| *one == who).count();
            assert!(people.iter().all(|who| open(*who) <= MOST_OPEN), "seed {seed}");
        }
    }
    assert!(kings > 1000, "{kings} kings");
}
