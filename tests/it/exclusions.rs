//! Options that exclude each other, written down from docs/interfaces.md 2 and
//! docs/rules/openings-and-tables.md E4 alone, and compared with the refusals of the games.

use narabe::game::Options;
use narabe::games::GAMES;

/// Number of conflicts that a rule set has for so many seats, a wrong number of seats counted as
/// one.
pub fn conflicts(game: &str, options: &Options, seats: u8) -> usize {
    let is = |key: &str, values: &[&str]| values.contains(&options.value(key).to_string().as_str());
    let all = match game {
        "gomoku" => vec![
            seats != 2,
            is("size", &["unbounded"]) && !is("opening", &["none", "swap", "swap2"]),
        ],
        "ninuki" => {
            let fit = match options.named().name {
                "free-for-all" => [3, 4].contains(&seats),
                "teams" => seats == 4,
                _ => seats == 2,
            };
            // A preset for more stays one for more, whoever sits down to it.
            let many = ["free-for-all", "teams"].contains(&options.named().name);
            let reply = is("overtime", &["french", "school42"]);
            vec![
                !fit,
                many && !is("opening", &["none"]),
                many && is("capture-win", &["no"]),
                many && is("overline", &["ignored"]),
                many && is("double-three", &["forbidden", "forbidden-first"]),
                many && reply,
                reply && is("capture", &["pairs-and-threes"]),
                is("overtime", &["school42"]) && is("capture-win", &["no"]),
                is("size", &["unbounded"])
                    && is("opening", &["centre", "pro", "long-pro", "g-pente"]),
            ]
        }
        _ => vec![seats != 2 && ["roku", "rokumon"].contains(&game)],
    };
    all.into_iter().filter(|conflict| *conflict).count()
}

/// Every combination of ninuki's options with every preset and number of seats: all conflicts are
/// found, and no others.
#[test]
fn ninuki_refuses_exactly_the_excluded_combinations() {
    let entry = GAMES.find("ninuki").unwrap();
    let mut texts = vec![String::new()];
    for key in entry.info.keys {
        let pairs: Vec<String> =
            key.spellings().iter().map(|value| format!(" {}={value}", key.name)).collect();
        texts = texts
            .iter()
            .flat_map(|text| pairs.iter().map(move |pair| format!("{text}{pair}")))
            .collect();
    }
    let (mut taken, mut refused) = (0, 0);
    for (number, text) in texts.iter().enumerate() {
        // The pairs say everything, so of the presets for two one after the other will do.
        let duel = entry.info.presets[number % 13].name;
        for (preset, seats) in
            [(duel, 2), (duel, 3), ("free-for-all", 2), ("free-for-all", 4), ("teams", 4)]
        {
            let options = Options::read(entry.info, &format!("{preset}{text}")).unwrap();
            let found =
                entry.start(&options, seats, None).map_or_else(|conflicts| conflicts.len(), |_| 0);
            assert_eq!(found, conflicts("ninuki", &options, seats), "{options}, {seats} seats");
            *(if found == 0 { &mut taken } else { &mut refused }) += 1;
        }
    }
    assert_eq!(taken + refused, 5 * 37_800);
    assert!(taken > 10_000, "only {taken} were taken");
}
