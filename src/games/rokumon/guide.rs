//! The page about a rule set of Rokumon: the actions of its act, the ends, and the reconstructions
//! (docs/rules/rokumon.md).

use super::Rokumon;
use super::acts::{ACTS, Act};
use crate::game::{Diagram, Game, Guide, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    // A preset is an act; every one of the list is found.
    let act = ACTS.iter().find(|act| act.name == options.named().name).unwrap_or(&ACTS[0]);
    Guide {
        aim: vec![act.name],
        in_full: Vec::new(),
        basics: basics(act),
        moot: Vec::new(),
        additions: Vec::new(),
        notes: notes(act),
        credits: vec![if act.fort { "rebuilt-act-5" } else { "rebuilt" }, "credit"],
        diagrams: diagrams(act),
        table: None,
    }
}

/// The cards on the table, the story of the act, and the numbers on the dice. The aim has the actions.
fn basics(act: &Act) -> Vec<&'static str> {
    let table = match (act.cells.len(), act.solo) {
        (6, _) => "table-act-1",
        (_, true) => "table-solo",
        _ => "table-bricks",
    };
    let dice = if act.values { "values" } else { "no-values" };
    // Against the automa the numbers have no effect, which the aim says.
    [table, story(act)].into_iter().chain((!act.solo).then_some(dice)).collect()
}

/// The title of the act and a sentence or two of the history that it tells.
fn story(act: &Act) -> &'static str {
    match act.name {
        "act-1" => "story-act-1",
        "act-2" => "story-act-2",
        "act-3" => "story-act-3",
        "act-4" => "story-act-4",
        "act-5" => "story-act-5",
        _ => "story-solo",
    }
}

fn notes(act: &Act) -> Vec<&'static str> {
    let own = [
        ("fight", act.fight),
        ("solo", act.solo),
        ("surprise", act.surprise && !act.solo),
        ("draw", true),
        ("about", true),
        ("loser", !act.solo),
        ("title", !act.solo),
    ];
    own.into_iter().filter(|(_, has)| *has).map(|(word, _)| word).collect()
}

/// Games in which Sanada's dice make a row: in acts without values, in one with them, and slanting,
/// once a card has moved. Three cards above four have level rows alone.
const ROW: [&str; 6] = ["deal 1 2 4 3 5 7", "place 5", "place 2", "place 7", "place 4", "place 3"];
const ROW_OF_BRICKS: [&str; 6] =
    ["deal 5 2 7 1 3 6 4", "place 3", "place 2", "place 6", "place 5", "place 4"];
const SLANTING: [&str; 8] = [
    "deal 5 2 7 1 3 6 4",
    "place r2 on 2",
    "place b1 on 7",
    "place r4 on 3",
    "place b5 on 5",
    "place r6 on 4",
    "place b3 on 6",
    "surprise 4 to 0,1",
];
const SLANTING_SOLO: [&str; 8] = [
    "deal 2 3 4 5 1 6 7",
    "place r2 on 1",
    "place b1 on 3",
    "place r2 on 5",
    "place w1 on 4",
    "place r4 on 2",
    "move 4 to 1",
    "place r6 on 7",
];
const ROW_BY_VALUES: [&str; 8] = [
    "deal 4 6 5 2 7 1 3",
    "place r2 on 7",
    "place b1 on 1",
    "place r4 on 5",
    "place b5 on 3",
    "move 7 to 6",
    "place b3 on 2",
    "place r6 on 4",
];

fn diagrams(act: &Act) -> Vec<Diagram> {
    let drawn = |caption, act, actions| Diagram::played(caption, Rokumon::INFO.id, act, actions);
    let (rows, deal) = match (act.cells.len(), act.fort) {
        (6, _) => ("deal", "deal 5 2 1 3 6 4"),
        (_, true) => ("deal-bricks", "deal 5 2 7 1 3 6 4 fort 3"),
        _ if act.solo => ("deal-solo", "deal 5 2 7 1 3 6 4"),
        _ => ("deal-bricks", "deal 5 2 7 1 3 6 4"),
    };
    let before = SLANTING.split_last().filter(|_| act.surprise && !act.solo);
    let before = before.map(|(_, actions)| drawn("before-slanting", "act-4", actions));
    let row = row(act);
    let fight = act.fight.then(|| {
        drawn(
            "fight",
            "act-3",
            &["deal 2 3 4 5 1 6 7", "place r2 on 1", "place b3 on 4", "move 1 to 4", "fight 4"],
        )
    });
    // Before and after a row show a Surprise already, but for the person against the automa.
    let surprise = act
        .solo
        .then(|| drawn("surprise", act.name, &["deal 7 1 6 2 4 5 3", "surprise 5 to 0,-1"]));
    let rows = [drawn(rows, act.name, &[deal])].into_iter().chain(before).chain([row]);
    rows.chain(fight).chain(surprise).collect()
}

/// A row that wins in this act: the kind that the acts before did not have, where there is one.
fn row(act: &Act) -> Diagram {
    let drawn = |caption, act, actions| Diagram::played(caption, Rokumon::INFO.id, act, actions);
    match (act.values, act.surprise) {
        (false, _) if act.cells.len() == 6 => drawn("row", "act-1", &ROW),
        (false, _) => drawn("row-of-bricks", "act-2", &ROW_OF_BRICKS),
        (true, false) => drawn("row", "act-3", &ROW_BY_VALUES),
        (true, true) if act.solo => drawn("slanting-solo", "solo", &SLANTING_SOLO),
        (true, true) => drawn("slanting", "act-4", &SLANTING),
    }
}
