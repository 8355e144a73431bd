//! Drawn positions: `tests/data/renju/*.txt`, one for each thing that is easily got wrong.
//!
//! A file opens with what it shows (`#`), the rule sets it holds for (`rules:`, parted by `;`) and
//! who is to move (`to move:`). The drawing has a row of the board a line. `X` and `O` are stones,
//! `T` `F` `L` `Q` points forbidden for a double-three, double-four, overline or four-three-three,
//! `W` a point that wins at once; every other empty point (`.`, or `*` where the file is about it)
//! is allowed and wins nothing.

use super::{Case, judged};
use std::collections::BTreeMap;

const FOULS: [(char, &str); 4] =
    [('T', "double-three"), ('F', "double-four"), ('L', "overline"), ('Q', "four-three-three")];

fn check(name: &str, text: &str) {
    let header = |key: &str| {
        let found = text.lines().find_map(|line| line.strip_prefix(key));
        found.unwrap_or_else(|| panic!("{name} has no line {key}")).trim()
    };
    let rows: Vec<Vec<char>> = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#') && !line.contains(':'))
        .map(|line| line.split_whitespace().filter_map(|sign| sign.chars().next()).collect())
        .collect();
    let size = rows.len();
    let (mut stones, mut signs) = ([Vec::new(), Vec::new()], BTreeMap::new());
    for (down, row) in rows.iter().enumerate() {
        assert_eq!(row.len(), size, "{name}: row {} of {size}", down + 1);
        for (column, sign) in row.iter().enumerate() {
            let point = format!("{}{}", char::from(b'a' + column as u8), size - down);
            match sign {
                'X' => stones[0].push(point),
                'O' => stones[1].push(point),
                _ => _ = signs.insert(point, *sign),
            }
        }
    }
    let to_move = u8::from(header("to move:") == "white");
    for rules in header("rules:").split(';') {
        let case = Case {
            rules: format!("{} size={size}", rules.trim()),
            stones: stones.clone(),
            to_move,
        };
        for (point, sign) in &signs {
            let foul = FOULS.iter().find(|(known, _)| known == sign).map(|(_, word)| *word);
            let expected = foul.unwrap_or(if *sign == 'W' { "five" } else { "legal" });
            assert_eq!(judged(&case, point), expected, "{name}: {point} under {rules}");
        }
    }
}

#[test]
fn every_drawn_position_is_judged_as_it_is_marked() {
    let folder = crate::root().join("tests/data/renju");
    let mut drawn = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        check(&name, &std::fs::read_to_string(&path).unwrap());
        drawn += 1;
    }
    assert!(drawn >= 12, "only {drawn} drawings were found");
}
