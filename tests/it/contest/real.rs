//! Tables of tournaments that were played, with the places, points and tie-breaks that their organizers gave. Players are
//! numbers, in the order of the sources. Both halves of a crosstable are written down, and one is checked by the other.

use super::event;
use narabe::contest::table::{Row, table};
use narabe::contest::{Event, Format, Outcome, Pace, Pairing, Terms, TieBreak};

fn pairing(round: u16, one: usize, other: Option<usize>, outcome: Outcome) -> Pairing {
    let (decider, opened_at, ended_at) = (false, 0, Some(0));
    Pairing { round, one, other, decider, opened_at, ended_at, outcome: Some(outcome) }
}

/// An event whose tie-breaks are these.
fn tied_by(format: Format, games: u8, ties: &[TieBreak], entrants: usize) -> Event {
    let terms = Terms { pace: Pace::Strict, ..Terms::usual(format, games) };
    event(Terms { tie_breaks: ties.to_vec(), ..terms }, entrants)
}

/// The points of a sign in halves: `=` is a draw, a digit so many points; none for a game to come.
fn halves(sign: u8) -> Option<i64> {
    match sign {
        b'=' => Some(1),
        b'.' => None,
        digit => Some(2 * i64::from(digit - b'0')),
    }
}

/// A round robin from its crosstable: a word a row, with a sign for each of so many meetings of each pair, and `x` for
/// oneself. A meeting is worth so many points.
fn crosstable(rows: &[&str], meetings: usize, games: u8, ties: &[TieBreak]) -> Event {
    let mut event = tied_by(Format::RoundRobin, games, ties, rows.len());
    for one in 0..rows.len() {
        assert_eq!(rows[one].len(), rows.len() * meetings, "row {}", one + 1);
        for (other, at) in (0..one).flat_map(|other| (0..meetings).map(move |at| (other, at))) {
            let sign = |row: usize, column: usize| rows[row].as_bytes()[column * meetings + at];
            let (own, theirs) = (halves(sign(one, other)), halves(sign(other, one)));
            let full = own.zip(theirs).map(|(own, theirs)| own + theirs);
            assert!(full.is_none_or(|full| full == 2 * i64::from(games)), "{one} and {other}");
            if let Some((own, theirs)) = own.zip(theirs) {
                let outcome = Outcome::Played(own, theirs);
                event.pairings.push(pairing(at as u16 + 1, one, Some(other), outcome));
            }
        }
    }
    event
}

/// The row of a player, who is counted from 1.
fn row(rows: &[Row], number: usize) -> &Row {
    rows.iter().find(|row| row.entrant + 1 == number).unwrap()
}

/// The points of all players in their order.
fn points(event: &Event) -> Vec<f64> {
    let rows = table(event);
    (1..=rows.len()).map(|number| row(&rows, number).points as f64 / 8.0).collect()
}

fn places(event: &Event) -> Vec<usize> {
    let rows = table(event);
    (1..=rows.len()).map(|number| row(&rows, number).place).collect()
}

/// A tie-break of all players in their order.
fn ties(event: &Event, at: usize) -> Vec<f64> {
    let rows = table(event);
    let tie = |number: usize| row(&rows, number).ties[at].expect("it applies") as f64 / 8.0;
    (1..=rows.len()).map(tie).collect()
}

/// A club's evening of eight; ties by Sonneborn-Berger. <https://sv-bad-bevensen.de/?p=4917>
#[test]
fn a_club_of_eight_is_ordered_by_sonneborn_berger() {
    let rows = [
        "x1111111", "0x1=1111", "00x=1111", "0==x0111", "0001x111", "00000x11", "000000x1",
        "0000000x",
    ];
    let event = crosstable(&rows, 1, 1, &[TieBreak::SonnebornBerger]);
    assert_eq!(places(&event), [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(points(&event), [7.0, 5.5, 4.5, 4.0, 4.0, 2.0, 1.0, 0.0]);
    assert_eq!(ties(&event, 0), [21.0, 13.5, 9.0, 8.0, 7.0, 1.0, 0.0, 0.0]);
}

/// Masters at Wijk aan Zee, 2020: fourteen players, shared places. <http://zeitschriftschach.de/schach-aktuell/70-wijk-aan-zee>
#[test]
fn fourteen_masters_share_their_places() {
    let rows = [
        "x=====1==1==1=",
        "=x==11=111=11=",
        "==x======0==1=",
        "===x1====1====",
        "=0=0x====11===",
        "=0===x==1=====",
        "0=====x0=====0",
        "=0====1x=00011",
        "=0===0==x==0=0",
        "00100==1=x1=1=",
        "====0==1=0x=01",
        "=0=====11==x10",
        "000====0=010x=",
        "======101=01=x",
    ];
    let event = crosstable(&rows, 1, 1, &[]);
    assert_eq!(places(&event), [2, 1, 6, 3, 6, 6, 12, 10, 13, 6, 10, 4, 14, 4]);
    let halves = [8.0, 10.0, 6.5, 7.5, 6.5, 6.5, 5.0, 6.0, 4.5, 6.5, 6.0, 7.0, 4.0, 7.0];
    assert_eq!(points(&event), halves);
}

/// Candidates' tournament of 2020 at half time, with Sonneborn-Berger; the source shows the first five rows whole. Of the
/// three games among the others the points say that all were drawn or that each won one; the numbers of the five do not
/// depend on them. <https://www.yottachess.com/notice/the-keys-to-the-restart-of-the-candidates-tournament>
#[test]
fn eight_candidates_at_half_time_have_these_numbers() {
    let rows = [
        "x1====1=", "0x=11=1=", "==x===01", "=0=x===1", "=0==x=1=", "=====x==", "001=0=x=",
        "==00===x",
    ];
    let event = crosstable(&rows, 1, 1, &[TieBreak::SonnebornBerger]);
    assert_eq!(points(&event)[..5], [4.5, 4.5, 3.5, 3.5, 3.5]);
    assert_eq!(ties(&event, 0)[..5], [15.25, 14.25, 12.25, 11.25, 11.25]);
    assert_eq!(places(&event)[..3], [1, 2, 3]);
}

/// Candidates' tournament of 2016: two games against everyone; ties by the games among the tied, then by wins, then by
/// Sonneborn-Berger. Before the last round the second player stands first, by one more win; then they win against the
/// first, and all others draw. <https://chessdailynews.com/karjakin-or-caruana-will-challenge-carlsen-in-november-for-world-title/>,
/// <http://followchess.com/news/tag/candidates2016/>
#[test]
fn eight_candidates_before_and_after_the_last_round() {
    let rules = [TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger];
    let before = [
        "xx=.=1=======1==",
        "=.xx10======1==1",
        "=001xx==1.=1=01=",
        "======xx=======.",
        "====0.==xx=1====",
        "=====0===0xx1.1=",
        "=00==1====0.xx11",
        "===00==.==0=00xx",
    ];
    let event = crosstable(&before, 2, 1, &rules);
    assert_eq!(points(&event), [7.5, 7.5, 7.0, 6.5, 6.5, 6.5, 6.5, 4.0]);
    let found = places(&event);
    assert_eq!([found[1], found[0], found[2], found[7]], [1, 2, 3, 8]);
    let after = before.map(|row| row.replace('.', "="));
    let mut after: Vec<&str> = after.iter().map(String::as_str).collect();
    (after[0], after[1]) = ("xx=0=1=======1==", "=1xx10======1==1");
    let event = crosstable(&after, 2, 1, &rules);
    assert_eq!(points(&event), [7.5, 8.5, 7.5, 7.0, 7.0, 7.0, 7.0, 4.5]);
    let found = places(&event);
    assert_eq!([found[1], found[0], found[2], found[7]], [1, 2, 3, 8]);
}

/// Six schools' teams of three; match points, then points of the games, then who won of two.
/// <https://archive.chess-results.com/tnr769171.aspx?lan=1&art=0&transfer=J>
#[test]
fn six_teams_are_ordered_by_match_points() {
    let rows = ["x21333", "1x2333", "21x323", "000x23", "0011x3", "00000x"];
    let event = crosstable(&rows, 1, 3, &[TieBreak::MatchPoints, TieBreak::DirectEncounter]);
    assert_eq!(places(&event), [1, 2, 3, 4, 5, 6]);
    assert_eq!(points(&event), [12.0, 12.0, 11.0, 5.0, 5.0, 0.0]);
    assert_eq!(ties(&event, 0), [8.0, 8.0, 8.0, 4.0, 2.0, 0.0]);
}

/// Players of a Swiss tournament with their points and rounds: the result and the opponent.
const SWISS: &str = "
5.5 +10 +17 +12 =2 +4 +3
5.5 +27 +16 +9 =1 +8 +10
4 =BYE +11 +6 =4 +5 -1
4 +22 +15 =8 =3 -1 +13
4 -16 +14 +22 +15 -3 +8
4 -21 +27 -3 +23 +16 +14
4 -9 -23 +27 +19 +15 +12
3.5 +25 +21 =4 +13 -2 -5
3.5 +7 +13 -2 =BYE +18
3.5 -1 +25 +26 =12 +17 -2
3.5 =BYE -3 -14 +25 +20 +17
3 +20 +18 -1 =10 =14 -7
3 +23 -9 +19 -8 +21 -4
3 =BYE -5 +11 +22 =12 -6
3 +26 -4 +21 -5 -7 +24
3 +5 -2 -17 +24 -6 +22
2.5 +24 -1 +16 =BYE -10 -11
2.5 +19 -12 +23 =BYE -9
2.5 -18 +20 -13 -7 =25 +21
2.5 -12 -19 =25 +27 -11 +26
2 +6 -8 -15 +26 -13 -19
2 -4 +24 -5 -14 +26 -16
2 -13 +7 -18 -6 -24 +27
2 -17 -22 +BYE -16 +23 -15
2 -8 -10 =20 -11 =19 +BYE
1 -15 +BYE -10 -21 -22 -20
1 -2 -6 -7 -20 +BYE -23";

/// A club's championship of 2018. The first two have equal points and drew with each other; Buchholz decides. Of the second
/// the source gives 19.5 without the lowest opponent, for it counts rounds that opponents missed as drawn; that number is
/// left out. <https://hamiltonchess.net/2018/04/11/richard-on-tie-break/>
#[test]
fn a_swiss_of_27_is_ordered_by_buchholz() {
    let rules = [
        TieBreak::DirectEncounter,
        TieBreak::Buchholz,
        TieBreak::SonnebornBerger,
        TieBreak::BuchholzCut1,
    ];
    let lines: Vec<Vec<&str>> =
        SWISS.trim().lines().map(|line| line.split(' ').collect()).collect();
    let mut event = tied_by(Format::Swiss, 1, &rules, lines.len());
    for (own, line) in lines.iter().enumerate() {
        for (round, entry) in line.iter().enumerate().skip(1) {
            let (result, rest) = entry.split_at(1);
            let outcome = match (result, rest) {
                ("=", "BYE") => Outcome::HalfBye,
                ("+", "BYE") => Outcome::Bye,
                ("+", _) => Outcome::Played(2, 0),
                ("-", _) => Outcome::Played(0, 2),
                _ => Outcome::Played(1, 1),
            };
            let other = rest.parse::<usize>().ok().map(|number| number - 1);
            if let Some(other) = other {
                let turned = result.replace(['+', '-'], if result == "+" { "-" } else { "+" });
                let theirs = format!("{turned}{}", own + 1);
                assert_eq!(lines[other][round], theirs, "round {round} of {}", own + 1);
            }
            if other.is_none_or(|other| own < other) {
                event.pairings.push(pairing(round as u16, own, other, outcome));
            }
        }
    }
    let stated: Vec<f64> = lines.iter().map(|line| line[0].parse().unwrap()).collect();
    assert_eq!(points(&event), stated);
    let rows = table(&event);
    let of = |number: usize| {
        let ties = row(&rows, number).ties.iter();
        ties.map(|tie| tie.expect("it applies") as f64 / 8.0).collect::<Vec<_>>()
    };
    assert_eq!((row(&rows, 1).place, row(&rows, 2).place), (1, 2));
    assert_eq!(of(1), [0.5, 22.5, 19.75, 20.0]);
    assert_eq!(of(2)[..3], [0.5, 20.0, 17.25]);
}
