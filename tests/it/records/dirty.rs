//! Texts as people paste them and other programs write them: read as far as possible, with the
//! fault and its move.

use super::{import, import_as, said};
use narabe::game::Record;
use narabe::games::GAMES;
use narabe::records::{Assume, Format, LONGEST, Split, decoded, read, write};
use narabe::words::{self, Locale, names, refusals};

/// The spellings of one short game.
#[test]
fn move_lists_in_every_spelling() {
    for text in [
        "1. h8 2. i9 3. j10",
        "h8 i9 j10",
        "H8,I9,J10",
        "h8i9j10",
        "H8I9J10",
        "h8-i9-j10",
        "1.h8 2.i9 3.j10",
        "1.h8i9 2.j10",
        "1. h8 i9 2. j10",
        "1) H8\n2) I9\n3) J10\n",
        "1: h8\r\n2: i9\r\n\r\n3: j10",
        "１．ｈ８　２．ｉ９　３．ｊ１０",
        "Ｈ８、Ｉ９、Ｊ１０",
        "1 h8 2 i9 3 j10",
        "8h 9i 10j",
        "\u{feff}[h8] [i9] (j10)",
        "# a game from a tournament\nh8 → i9 → j10",
        "1-h8 2-i9 3-j10",
        "h8 - i9 - j10",
        // The mark of a long vowel, as Japanese keyboards type a minus.
        "１ーｈ８　２ーｉ９　３ーｊ１０",
        "ｈ８ーｉ９ーｊ１０",
        "ｈ８　ー　ｉ９　—　ｊ１０",
        // Marks of annotated moves.
        "1. h8!! 2. i9!? 3. j10?",
        "1.h8! i9 !? 2.j10‼",
        "ｈ８！ｉ９？、ｊ１０⁉",
        "1. h8 (0:30) 2. i9 (12:05) 3. j10",
    ] {
        let import = import(Format::Moves, text);
        assert_eq!(import.record.actions, ["h8", "i9", "j10"], "{text}");
        assert_eq!(
            (import.record.game.as_str(), import.record.rules.as_str()),
            ("gomoku", "freestyle"),
            "{text}"
        );
        assert!(import.problems.is_empty(), "{text}: {:?}", said(&import));
    }
}

#[test]
fn other_games_and_their_words_in_move_lists() {
    let list = "# roku/ninuki\n1. A1 2. A2 3. E5 4. F4";
    assert_eq!(import(Format::Moves, list).record.rules, "ninuki");
    let assume = Assume { game: "gomoku", rules: "standard opening=swap2", ..Assume::default() };
    let swap = import_as(Format::Moves, "h8 i9 j10 place more a1 b2 take second c3", assume);
    assert_eq!(swap.record.actions[3..], ["place more", "a1", "b2", "take second", "c3"]);
    assert!(swap.problems.is_empty(), "{:?}", said(&swap));
    let unbounded = import_as(
        Format::Moves,
        "0,0 3,-2 1. -1,+4",
        Assume { game: "", rules: "freestyle size=unbounded", ..Assume::default() },
    );
    assert_eq!(unbounded.record.actions, ["0,0", "3,-2", "-1,4"]);
    let wide =
        import(Format::Moves, "# gomoku/freestyle size=unbounded\n０，０ ３，ー２ ー１，＋４");
    assert_eq!(wide.record.actions, unbounded.record.actions, "{:?}", said(&wide));
    // Every dash that a keyboard, a word processor or a picture has for a minus.
    for minus in "‐‑‒–—―−﹘﹣－".chars() {
        let list = format!("# gomoku/freestyle size=unbounded\n0,0 3,{minus}2 {minus}1,4");
        let read = import(Format::Moves, &list);
        assert_eq!(read.record.actions, unbounded.record.actions, "{minus}: {:?}", said(&read));
    }
    let large = import(Format::Moves, "h8 s19");
    assert_eq!(large.record.rules, "freestyle size=19", "a board that has all the points");
    for (size, read) in [(15, "freestyle"), (13, "freestyle size=13")] {
        let rules = format!("freestyle size={size}");
        let assume = Assume { rules: &rules, ..Assume::default() };
        let asked = import_as(Format::Moves, "h8 p16", assume);
        assert_eq!(asked.record.rules, read, "the board that is asked for");
        assert_eq!((asked.record.actions.len(), said(&asked).len()), (1, 2), "{:?}", said(&asked));
    }
}

/// A space behind the comma parted the steps of a point, which were passed over.
#[test]
fn steps_with_a_space_behind_their_comma_are_a_point() {
    let read =
        |list: &str| import(Format::Moves, &format!("# gomoku/freestyle size=unbounded\n{list}"));
    for list in [
        "0, 0 3, -2 -1, 4",
        "1. 0, 0 2. 3, -2 3. -1, +4",
        "1.0, 0 2.3, -2 3.-1, 4",
        "1 0, 0 2 3, -2 3 -1, 4",
        "(0, 0), (3, -2), (-1, 4)",
        "0, 0; 3,-2; -1, 4",
        "0,0, 3,-2, -1,4",
        "0, 0\n3, -2\n-1, 4",
        "０， ０　３， −２　−１， ４",
    ] {
        let import = read(list);
        assert_eq!(import.record.actions, ["0,0", "3,-2", "-1,4"], "{list}");
        assert!(import.problems.is_empty(), "{list}: {:?}", said(&import));
    }
    // Any two of these numbers might be a point.
    for list in ["0, 0, 3, -2, -1, 4", "1, 0, 0 2, 3, -2", "1, 0, 0, 2, 3, -2"] {
        assert!(read(list).record.actions.is_empty(), "{list}");
    }
    // Elsewhere they are numbers of moves.
    let lettered = import(Format::Moves, "1, h8 2, i9 3, 4, j10 5, 6 k11");
    assert_eq!(lettered.record.actions, ["h8", "i9", "j10", "k11"]);
    assert!(lettered.problems.is_empty(), "{:?}", said(&lettered));
}

#[test]
fn what_is_wrong_with_a_move_list_is_said_at_its_move() {
    let noise = import(Format::Moves, "Black: h8, White: i9 !! 1-0");
    assert_eq!(noise.record.actions, ["h8", "i9"]);
    assert!(
        said(&noise).iter().any(|line| line.starts_with("Move 2:") && line.contains("white:")),
        "{:?}",
        said(&noise)
    );
    let twice = import(Format::Moves, "1. h8 2. i9 3. h8 4. j10");
    assert_eq!(twice.record.actions, ["h8", "i9"]);
    let lines = said(&twice);
    assert!(lines[0].starts_with("Move 3:") && lines[0].contains("h8"), "{lines:?}");
    assert!(!lines[0].contains("Choose"), "no one chooses in a file: {lines:?}");
    assert!(
        lines[1].starts_with("The moves before move 3 are read. Move 3 and all after"),
        "{lines:?}"
    );
    let off = said(&import(Format::Sgf, "(;GM[4]SZ[15];B[hh];W[zz];B[jj])"));
    let named = off[0].starts_with("Move 2: zz isn’t on this board.");
    let named = named && off[0].contains("from aa to oo");
    assert!(named, "the file's own name: {off:?}");
    let off = import(Format::Moves, "h8 z99 i9");
    assert!(
        said(&off)[0].starts_with("Move 2:") && off.record.actions == ["h8"],
        "{:?}",
        said(&off)
    );
    let beyond = import(Format::Moves, "h8 h9 i8 i9 j8 j9 k8 k9 l8 l9");
    assert!(
        said(&beyond)[0].starts_with("Move 10:") && said(&beyond)[0].contains("over"),
        "{:?}",
        said(&beyond)
    );
}

/// A move that is left out would give all later ones the other colour.
#[test]
fn a_numbered_word_that_is_no_move_ends_a_list() {
    for (text, actions, lines) in [
        (
            "1. h8 2. i9x 3. g7",
            &["h8"][..],
            &["Move 2: “i9x” isn’t a move.", "Move 1 is read."][..],
        ),
        ("1. h8 2.~i9 3. g7 4. g8", &["h8"], &["Move 2: “~i9” isn’t a move.", "Move 1 is read."]),
        ("1. h8 2. - 3. i9", &["h8"], &["Move 1 is read."]),
        ("1. h8 2. ー 3. i9", &["h8"], &["Move 1 is read."]),
        ("1. h8 2. ? 3. i9", &["h8"], &["Move 1 is read."]),
        ("1. best 2. i9", &[], &["Move 1: “best” isn’t a move.", "No move is read."]),
        // It stands elsewhere, or above the list.
        ("1. h8 best 2. i9", &["h8", "i9"], &["Move 2: “best” isn’t a move and is skipped."]),
        ("1. h8 (0:05:30) 2. i9", &["h8", "i9"], &["Move 2: “05:30”"]),
        ("Game 2: Ann\n1. h8 2. i9", &["h8", "i9"], &["Move 1: “game”", "Move 1: “ann”"]),
        ("1. - h8 2. - i9", &["h8", "i9"], &[]),
    ] {
        let import = import(Format::Moves, text);
        assert_eq!(import.record.actions, actions, "{text}");
        let said = said(&import);
        let fits = said.iter().zip(lines).all(|(said, line)| said.starts_with(line));
        assert!(fits && said.len() == lines.len(), "{text}: {said:?}");
    }
}

/// The end of what is read of a record is said however much else there is to say.
#[test]
fn the_end_of_a_record_is_said_behind_any_number_of_problems() {
    let noise: String = (0..60).map(|number| format!("zz{number}x ")).collect();
    let import = import(Format::Moves, &format!("{noise}\n1. h8 2. h8 3. i9"));
    assert_eq!(import.record.actions, ["h8"]);
    let said = said(&import);
    let last = said.last().map(String::as_str);
    assert_eq!(last, Some("Move 1 is read. Move 2 and all after it are left out."), "{said:?}");
}

/// A text that chooses captures is no action, which is seen without a look at all that could be played.
#[test]
fn a_list_that_chooses_captures_is_read_by_its_points() {
    let points: Vec<String> =
        (0..300).map(|at| format!("{},{}", at % 100 * 9, at / 100 * 9)).collect();
    let list = format!("# ninuki/ninuki size=unbounded\n{}", points.join(" takes "));
    let import = import(Format::Moves, &list);
    assert_eq!(import.record.actions, points);
    let is_skipped = import.problems.iter().all(|problem| problem.why.word == "import-skipped");
    assert!(is_skipped && !import.problems.is_empty(), "{:?}", said(&import));
}

/// A reader that may take no longer keeps what it has read, and says from which move on the rest is missing.
#[test]
fn reading_ends_where_it_is_told_to() {
    let json =
        r#"{"game":"gomoku","rules":"freestyle","seats":2,"actions":["h8","i9","j10","k11"]}"#;
    for (format, text, actions) in [
        (Format::Moves, "h8 i9 j10 k11", &["h8", "i9"][..]),
        (Format::Sgf, "(;SZ[15];B[hh];W[ii];B[jj])", &["h8"]),
        (Format::Psq, "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n1,15,0\n", &["h8", "i9"]),
        (Format::Pente, "[Game \"Pente\"]\n\n1. K10 L9 2. M8 1-0", &["j10", "k9"]),
        (Format::Jsonl, json, &["h8", "i9"]),
    ] {
        let asked = std::cell::Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() > 2
        };
        let assume = Assume { is_over: Some(&is_over), ..Assume::default() };
        let import = import_as(format, text, assume);
        assert_eq!(import.record.actions, actions, "{text}");
        let last = import.problems.last().map(|problem| problem.why.word);
        assert_eq!(last, Some("import-cut"), "{text}");
    }
}

/// A file with everything that a tournament program writes: comments, marks, variations, players,
/// times.
#[test]
fn sgf_as_others_write_it() {
    let text = r"(;FF[4]GM[4]SZ[15]CA[UTF-8]PB[A \] B]PW[C]DT[2020-01-01]RU[Renju]C[Hello (;B[aa\]) there]
        ;B[hh]C[the centre: \\ ]BL[59.5];W[ii](;B[jj];W[gg]LB[aa:1][bb:2])(;B[kk];W[ll]))";
    let import = import(Format::Sgf, text);
    assert_eq!(import.record.actions, ["h8", "i7", "j6", "g9"]);
    assert_eq!(import.record.rules, "renju opening=none");
    assert!(import.problems.is_empty(), "{:?}", said(&import));
    let named = super::import(Format::Sgf, "(;GM[4]SZ[19];B[h8];W[tt];B[];W[a1])");
    assert_eq!(named.record.actions, ["h8", "pass", "pass"], "the game ends there");
    let old = super::import(Format::Sgf, "(;GaMe[4]SiZe[13];Black[gg];White[gh])");
    assert_eq!((&*old.record.rules, old.record.actions.len()), ("freestyle size=13", 2));
}

/// Every name of a rule set in `RU`, and in the line above a list of moves, leads to it; what is written has its id.
#[test]
fn records_name_their_rules_as_players_do() {
    let assume = Assume { names: Some(names::by_name), ..Assume::default() };
    let mut read = 0;
    for entry in GAMES.0.iter().filter(|entry| ["gomoku", "ninuki"].contains(&entry.info.id)) {
        for preset in entry.info.presets.iter().filter(|preset| preset.seats.0 == 2) {
            let of = |locale| {
                let own = words::full_name(locale, entry.info.id, preset.name);
                [own].into_iter().chain(words::other_names(
                    locale,
                    entry.info.id,
                    Some(preset.name),
                ))
            };
            let names = Locale::ALL.into_iter().flat_map(of);
            for name in names.chain([preset.name.to_owned()]) {
                let escaped = name.replace(']', "\\]");
                for (format, text) in [
                    (Format::Sgf, format!("(;GM[4]SZ[19]RU[{escaped}];B[jj])")),
                    (Format::Moves, format!("# {name}\n1. j10")),
                ] {
                    let record = import_as(format, &text, assume).record;
                    let rules = record.rules.split(' ').next().unwrap().to_owned();
                    assert_eq!((&*record.game, &*rules), (entry.info.id, preset.name), "{text}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 200, "{read} names");
    for list in [
        "# free-for-all seats=3",
        "# ninuki/free-for-all seats=3",
        "# Free-For-All seats=3 size=19",
    ] {
        let import = import_as(Format::Moves, &format!("{list}\n1. a1 2. b2 3. c3 4. d4"), assume);
        let Record { game, rules, seats, .. } = &import.record;
        assert_eq!(
            (&**game, &*rules.replace(" opening=none", ""), *seats),
            ("ninuki", "free-for-all", 3),
            "{list}"
        );
        assert_eq!(import.record.actions, ["a1", "b2", "c3", "d4"], "{list}: {:?}", said(&import));
    }
    let four = import_as(Format::Moves, "# free-for-all seats=4\n1. j10", assume);
    assert_eq!(four.record.seats, 4);
    let text = "(;GM[4]SZ[19]RU[Keryo-Pente overline=forbidden];B[jj];W[aa])";
    let record = import_as(Format::Sgf, text, assume).record;
    assert_eq!((&*record.game, record.actions.len()), ("ninuki", 2));
    assert_eq!(record.rules, "keryo-pente overline=forbidden opening=none", "the canonical form");
    let assumed = Assume { game: "gomoku", ..assume };
    assert_eq!(import_as(Format::Sgf, text, assumed).record.game, "gomoku", "what is asked for");
    let json =
        r#"{"game":"gomoku","rules":"RENJU opening=none size=15","seats":2,"actions":["h8"]}"#;
    assert_eq!(import(Format::Jsonl, json).record.rules, "renju opening=none", "the same of JSON");
}

/// The longest name of a rule set that fits is meant, also where only the game is known.
#[test]
fn a_name_that_begins_with_another_one_is_its_own() {
    for (game, name, rules) in [
        ("ninuki", "ninuki-renju", "ninuki-renju opening=none"),
        ("ninuki", "Ninuki (French)", "ninuki size=15"),
        ("gomoku", "renju-tournament", "renju-tournament opening=none"),
        ("gomoku", "Renju15", "renju opening=none"),
        ("gomoku", "RIF", "renju opening=none"),
        ("gomoku", "Taraguchi-10 2024", "renju opening=none"),
        ("gomoku", "Swap2", "freestyle"),
    ] {
        let assume = Assume { game, ..Assume::default() };
        let text = format!("(;GM[4]SZ[15]RU[{name}];B[hh])");
        assert_eq!(import_as(Format::Sgf, &text, assume).record.rules, rules, "{name}");
    }
}

/// Letters of Shift_JIS may end in the byte of a backslash, as 表 and ソ do, or of a bracket, as ゾ: moves behind them were
/// lost.
#[test]
fn files_in_encodings_of_before_are_read() {
    let names = &b"PB[\x93\x63\x95\x5c]PW[\x83\x5c\x83\x5d]C[\x83\x5d\x81\x42]"[..];
    let game = [names, b";B[hh]C[\x95\x5c];W[ii])"].concat();
    for head in [&b"(;GM[4]SZ[15]CA[Shift_JIS]"[..], b"(;GM[4]SZ[15]"] {
        let file = [head, &game, head, &game].concat();
        for text in Split::new(&file[..], Format::Sgf).chain([Ok(decoded(&file).into_owned())]) {
            let import = import(Format::Sgf, &text.unwrap());
            assert_eq!(import.record.actions, ["h8", "i7"], "{:?}", said(&import));
            assert_eq!(import.record.about.players, ["田表", "ソゾ"]);
        }
        assert_eq!(Split::new(&file[..], Format::Sgf).count(), 2);
    }
    let list = decoded(b"\x82\x50\x81\x44\x82\x88\x82\x57\x81\x40\x82\x89\x82\x58");
    assert_eq!(list, "１．ｈ８　ｉ９");
    assert_eq!(import(Format::Moves, &list).record.actions, ["h8", "i9"]);
    for (name, read) in [
        (&b"]CA[ISO-8859-1]PB[Ren\xe9"[..], "René"),
        (b"]PB[Ren\xe9", "Ren\u{fffd}"),
        (b"]PB[Ale\x9a", "Ale\u{fffd}"),
        // UTF-8 with a letter that was cut.
        (b"]CA[UTF-8]PB[\xe3\x81\x82\xe3\x81", "あ\u{fffd}"),
        (b"]CA[UTF-16]PB[\xe3\x81\x82", "あ"),
    ] {
        let file = [&b"(;GM[4]SZ[15"[..], name, b"];B[hh];W[ii])"].concat();
        let import = import(Format::Sgf, &decoded(&file));
        assert_eq!(import.record.actions, ["h8", "i7"], "{read}");
        assert_eq!(import.record.about.players[0], read);
    }
}

/// Each game of a collection may name an encoding of its own.
#[test]
fn a_collection_has_games_in_several_encodings() {
    let games = [
        &b"(;GM[4]SZ[15]CA[Shift_JIS]PB[\x93\x63\x95\x5c];B[hh])"[..],
        b"(;GM[4]SZ[15]CA[UTF-8]PB[\xe3\x81\x82\xe3\x81];B[hh])",
    ];
    let parts = Split::new(std::io::Cursor::new(games.concat()), Format::Sgf);
    let players = parts.map(|text| import(Format::Sgf, &text.unwrap()).record.about.players);
    let black: Vec<String> = players.map(|players| players[0].clone()).collect();
    assert_eq!(black, ["田表", "あ\u{fffd}"]);
}

#[test]
fn sgf_with_a_position_set_up() {
    let text = "(;GM[4]SZ[15]AB[aa][cc:dd]AW[oo]PL[W];W[ab];B[ac]RE[?])";
    let import = import(Format::Sgf, text);
    let setup = import.record.setup.clone().unwrap();
    assert_eq!(setup.stones, [vec!["a15", "c13", "d13", "c12", "d12"], vec!["o1"]]);
    assert_eq!((setup.to_move, import.record.actions.len()), (1, 2));
    assert!(import.problems.is_empty(), "{:?}", said(&import));
}

/// The standard wants set-ups in nodes of their own, and one move in a node.
#[test]
fn nodes_with_more_than_one_thing_are_read() {
    for (text, stones, to_move, actions) in [
        ("(;SZ[15]AB[aa]AW[bb];B[cc])", ["a15", "b14"], 0, &["c13"][..]),
        ("(;SZ[15]AB[aa]AW[bb]B[cc];W[dd])", ["a15", "b14"], 0, &["c13", "d12"]),
        ("(;SZ[15];AB[aa]AW[bb]W[cc];B[dd])", ["a15", "b14"], 1, &["c13", "d12"]),
        ("(;SZ[15]AB[aa:bb]AW[oo];AE[ab:bb][ba]PL[W];W[cc])", ["a15", "o1"], 1, &["c13"]),
        ("(;SZ[15]AB[aa]AW[cd];AW[bb][cd]AE[dd];AE[cd];B[cc])", ["a15", "b14"], 0, &["c13"]),
        ("(;SZ[15]AB[aa][bb]PL[W];AW[bb]PL[B];AB[aa];B[cc])", ["a15", "b14"], 0, &["c13"]),
        ("(;SZ[15]AB[aa]AW[bb];B[cc]W[dd];B[ee])", ["a15", "b14"], 0, &["c13", "d12", "e11"]),
    ] {
        let import = import(Format::Sgf, text);
        let setup = import.record.setup.clone().unwrap();
        assert_eq!(setup.stones, stones.map(|stone| vec![stone.to_owned()]), "{text}");
        assert_eq!(setup.to_move, to_move, "{text}");
        assert_eq!(import.record.actions, actions, "{text}");
        assert!(import.problems.is_empty(), "{text}: {:?}", said(&import));
    }
    let late = import(Format::Sgf, "(;SZ[15];B[hh];AE[hh];W[ii])");
    assert!(said(&late)[0].contains("middle of a game"), "{:?}", said(&late));
}

#[test]
fn what_is_wrong_with_an_sgf_is_said_at_its_move() {
    let colours = import(Format::Sgf, "(;GM[1]SZ[15];B[hh];B[ii];W[jj])");
    let lines = said(&colours);
    assert_eq!(colours.record.actions.len(), 3);
    assert!(
        lines[0].contains("GM[1], which is Go")
            && lines[1].starts_with("Move 2:")
            && lines.len() == 2,
        "{lines:?}"
    );
    let off = import(Format::Sgf, "(;GM[4]SZ[15];B[hh];W[zz];B[ii])");
    assert!(
        said(&off)[0].starts_with("Move 2:") && off.record.actions == ["h8"],
        "{:?}",
        said(&off)
    );
    let cut = import(Format::Sgf, "(;GM[4]SZ[15];B[hh];W[ii];B[j");
    assert_eq!(cut.record.actions, ["h8", "i7"]);
    let late = import(Format::Sgf, "(;SZ[15];B[hh];AB[aa]AW[bb];W[ii])");
    assert!(said(&late)[0].contains("middle of a game"), "{:?}", said(&late));
    let result = import(Format::Sgf, "(;SZ[15]RE[B+5];B[hh])");
    assert!(said(&result)[0].contains("B+5"), "{:?}", said(&result));
    for (result, last) in [("B+R", "resign 1"), ("W+Time", "timeout 0"), ("Draw", "draw")] {
        let import = import(Format::Sgf, &format!("(;SZ[15]RE[{result}];B[hh])"));
        assert_eq!(import.record.actions, ["h8", last]);
    }
}

/// White is the first colour where it moves first. A file of this program has the colours that it says.
#[test]
fn white_may_be_the_first_colour_of_a_file() {
    let assume = Assume { names: Some(names::by_name), ..Assume::default() };
    let file =
        |root: &str| format!("(;GM[4]SZ[19]RU[Pente]PW[Ann]PB[Bob]{root};W[jj];B[kk];W[ll])");
    let moves = ["j10", "k9", "l8"];
    for (result, last, about) in
        [("W+R", "resign 1", ""), ("B+T", "timeout 0", ""), ("W+F", "l8", "B+F"), ("?", "l8", "?")]
    {
        let import = import_as(Format::Sgf, &file(&format!("RE[{result}]")), assume);
        let actions = &import.record.actions;
        assert_eq!(actions[..3], moves, "{result}");
        assert_eq!(actions.last().map(String::as_str), Some(last), "{result}");
        assert_eq!(import.record.about.players, ["Ann", "Bob"], "{result}");
        assert_eq!(import.record.about.result, about, "{result}");
        assert!(import.problems.is_empty(), "{result}: {:?}", said(&import));
    }
    let own = import_as(Format::Sgf, &file("AP[Narabe]"), assume);
    assert_eq!(own.record.about.players, ["Bob", "Ann"]);
    assert!(said(&own).iter().any(|line| line.contains("other colour")), "{:?}", said(&own));
}

/// A list of moves reads the texts of choices, not the names of their buttons.
#[test]
fn a_fault_names_what_the_record_can_have() {
    for (opening, choices) in
        [("swap", "Choose: swap, stay."), ("swap2", "Choose: take first, take second, place more.")]
    {
        let list = format!("# gomoku/freestyle opening={opening}\n1. h8 2. h9 3. i9 4. h7");
        let lines = said(&import(Format::Moves, &list));
        assert!(lines[0].starts_with("Move 4:") && lines[0].ends_with(choices), "{lines:?}");
    }
}

/// A file of a tournament: rows from the top, names, a number for the end, and who won by which
/// rules.
#[test]
fn psq_as_others_write_it() {
    let text = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1034\r\n1,15,22\r\nONE.zip\r\nTWO.zip\r\n-1\r\n1,Standard1\r\n";
    let import = import(Format::Psq, text);
    assert_eq!(import.record.actions, ["h8", "i9", "a1"]);
    assert_eq!(import.record.rules, "standard");
    assert!(import.problems.is_empty(), "{:?}", said(&import));
    assert_eq!(import.record.about.players, ["ONE", "TWO"]);
    let assumed = import_as(
        Format::Psq,
        text,
        Assume { game: "gomoku", rules: "renju", ..Assume::default() },
    );
    assert_eq!(assumed.record.rules, "renju opening=none");
    let off = super::import(Format::Psq, "piskvorky 15x15\n8,8\n0,9,4\n3,3,1\n");
    assert!(
        off.record.actions == ["h8"] && said(&off)[0].starts_with("Move 2:"),
        "{:?}",
        said(&off)
    );
}

/// A line among the stones that is none leaves out a stone, after which the colours would be wrong.
#[test]
fn a_broken_line_of_a_psq_file_ends_the_record_with_a_word() {
    for broken in ["9,x,1034", "9;7;1034", "nothing"] {
        let end = "ONE.zip\nTWO.zip\n-1\n1,Standard1\n";
        let text = format!("Piskvorky 15x15, 11:11, 0\n8,8,0\n{broken}\n1,15,22\n{end}");
        let import = import(Format::Psq, &text);
        assert_eq!(import.record.actions, ["h8"], "{broken}");
        assert_eq!(import.record.rules, "standard");
        let lines = said(&import);
        assert_eq!(lines[0], format!("Move 2: “{broken}” isn’t a move."));
        assert_eq!(lines[1], "Move 1 is read. Move 2 and all after it are left out.");
    }
}

/// The number behind the strengths says who put the first stone; people have no names.
#[test]
fn the_players_of_a_psq_file() {
    for (begins, lines, players) in [
        ("0", "pbrain-rapfi.exe\nEMBRYO\n0\n", &["rapfi", "EMBRYO"][..]),
        ("1", "pbrain-rapfi.exe\nEMBRYO\n0\n", &["EMBRYO", "rapfi"]),
        ("1", "homo-1\nyixin.zip\n-1\n1,Freestyle1\n", &["yixin", ""]),
        ("0", "homo-1\nhomo-2\n-1\n0,Freestyle1\n", &[]),
        ("0", "-1\n1,Freestyle1\n", &[]),
        ("0", "-1\n", &[]),
        ("0", "", &[]),
    ] {
        let text = format!("Piskvorky 15x15, 11:11, {begins}\n8,8,0\n9,7,0\n{lines}");
        let import = import(Format::Psq, &text);
        assert_eq!(import.record.about.players, players, "{text}");
        assert_eq!(import.record.actions, ["h8", "i9"], "{text}");
    }
}

/// Names that are read as they stand are written; others give way to the words for people.
#[test]
fn the_players_of_a_psq_file_are_written() {
    let text = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n";
    let mut record = import(Format::Psq, text).record;
    for (names, read) in [
        (["Aoi", "homo-sapiens"], &["Aoi", "homo-sapiens"][..]),
        (["pbrain-x", "Aoi"], &["", "Aoi"]),
        (["a.zip", "1,2"], &[]),
        (["homo-1", "7"], &[]),
        // A machine has a comma in its name. Only behind a number it begins a list.
        (["Narabe, level 4", "Aoi"], &["Narabe, level 4", "Aoi"]),
        (["Aoi, renju", "5, Bob"], &["Aoi, renju", ""]),
        (["+5,3", "-1,2"], &[]),
    ] {
        record.about.players = names.map(str::to_owned).to_vec();
        let written = write(GAMES, Format::Psq, &record).unwrap();
        let again = import(Format::Psq, &written).record;
        assert_eq!(again.about.players, read, "{written}");
        assert_eq!(again.actions, record.actions, "{written}");
        assert_eq!(again.rules, record.rules, "{written}");
    }
    // A comma in a name does not make it the name of a rule set.
    let foreign = import(Format::Psq, &format!("{text}Aoi, renju\nBob\n0\n"));
    assert_eq!(foreign.record.about.players, ["Aoi, renju", "Bob"]);
    assert_eq!(foreign.record.rules, "freestyle");
}

/// A text without any record gives a sentence that says what would be one.
#[test]
fn what_is_no_record_is_refused() {
    for (format, text, hint) in [
        (Format::Sgf, "hello", "(;GM[4]"),
        (Format::Sgf, "(;SZ[14];B[aa])", "13"),
        (Format::Sgf, "(;SZ[15:13];B[aa])", "13 rows"),
        (Format::Psq, "8,8,0", "Piskvorky 15x15"),
        (Format::Psq, "Piskvorky 20x20, 11:11, 0\n8,8,0", "19"),
        (Format::Jsonl, "{}", "isn’t a game record"),
        (
            Format::Jsonl,
            r#"{"game":"gomoku","rules":"freestile","seats":2,"actions":[]}"#,
            "freestyle",
        ),
    ] {
        let sentence =
            refusals(Locale::En, &read(GAMES, format, text, Assume::default()).unwrap_err());
        assert!(sentence.contains(hint), "{text}: {sentence}");
    }
}

/// The Gomocup plays on 20 lines too. No record from elsewhere has a board without edges, so that is no advice.
#[test]
fn a_board_of_another_size_is_refused_with_the_sizes_that_can_be_read() {
    for (format, text) in
        [(Format::Psq, "Piskvorky 20x20, 11:11, 0\n8,8,0\n"), (Format::Sgf, "(;SZ[20];B[aa])")]
    {
        for (game, name) in [("", "Gomoku"), ("ninuki", "Ninuki")] {
            let faults = read(GAMES, format, text, Assume { game, ..Assume::default() });
            let faults = faults.unwrap_err();
            let sentence = format!(
                "The board is 20×20. For {name}, boards of these sizes can be read: 9, 13, 15, 19."
            );
            assert_eq!(refusals(Locale::En, &faults), sentence, "{text}");
            for locale in Locale::ALL {
                let said = refusals(locale, &faults);
                let whole = ["20", "9", "13", "15", "19"].iter().all(|size| said.contains(size));
                assert!(whole && !said.contains("unbounded"), "{locale:?}: {said}");
                let own = locale == Locale::En || said != sentence;
                assert!(own, "{locale:?}: {said}");
            }
        }
    }
    for size in [9, 13, 15, 19] {
        let text = format!("Piskvorky {size}x{size}, 11:11, 0\n8,8,0\n");
        assert_eq!(import(Format::Psq, &text).record.actions.len(), 1, "{text}");
    }
}

/// A file whose properties have small letters was an empty game without a word.
#[test]
fn small_letters_of_properties_are_read_or_noted() {
    let lines = |text: &str| {
        let import = import(Format::Sgf, text);
        (import.record.rules.clone(), import.record.actions.join(" "), said(&import))
    };
    for (text, rules) in [
        ("(;GM[4]SZ[15];b[hh];w[ii])", "freestyle"),
        ("(;gm[4]sz[15]ru[Renju];b[hh];w[ii])", "renju opening=none"),
        ("(;GaMe[4]SiZe[15];Black[hh];White[ii]commentary[x]C[y])", "freestyle"),
    ] {
        let (read, actions, said) = lines(text);
        assert_eq!((&*read, &*actions), (rules, "h8 i7"), "{text}");
        assert_eq!(said.len(), usize::from(text.contains("commentary")), "{text}: {said:?}");
    }
    for (text, written) in [("(;SZ[15];[hh])", "[hh]"), ("(;SZ[15];black[hh])", "black[hh]")] {
        let (_, actions, said) = lines(text);
        assert!(actions.is_empty() && said[0].contains(written), "{text}: {said:?}");
    }
    // Further values of a property have no name of their own.
    let (_, actions, said) = lines("(;SZ[15]AB[aa]\n[bb]AW[cc][dd];B[hh])");
    assert_eq!((&*actions, said.len()), ("h8", 0), "{said:?}");
}

/// A result belongs to all moves of a file, and says nothing where some are not read.
#[test]
fn a_record_that_is_cut_has_no_result() {
    let json = |last: &str| {
        let about = serde_json::json!({ "result": "W+F" });
        let record = serde_json::json!({
            "game": "gomoku", "rules": "freestyle", "seats": 2, "about": about,
            "actions": ["h8", "i9", last],
        });
        record.to_string()
    };
    let sgf = |last: &str| format!("(;SZ[15]RE[W+F];B[hh];W[ii];B[{last}])");
    for (format, whole, cut) in
        [(Format::Jsonl, json("j10"), json("h8")), (Format::Sgf, sgf("jj"), sgf("hh"))]
    {
        let [whole, cut] = [whole, cut].map(|text| import(format, &text).record);
        assert_eq!((whole.actions.len(), &*whole.about.result), (3, "W+F"), "{format:?}");
        assert_eq!((cut.actions.len(), &*cut.about.result), (2, ""), "{format:?}");
    }
}

/// A size that cannot be read was taken for 15, on which points counted from the top are others.
#[test]
fn a_size_of_sgf_is_read_or_refused() {
    for (size, point) in [
        ("SZ[19]", "j10"),
        ("SZ[19:19]", "j10"),
        ("SZ[19x19]", "j10"),
        ("SZ[ 19X19 ]", "j10"),
        ("SZ[]", "j6"),
        ("", "j6"),
    ] {
        let import = import(Format::Sgf, &format!("(;GM[4]{size};B[jj])"));
        assert_eq!(import.record.actions, [point], "{size}");
        assert!(import.problems.is_empty(), "{size}: {:?}", said(&import));
    }
    for (size, word) in [
        ("large", "no-such-value"),
        ("70000", "no-such-value"),
        ("19x", "no-such-value"),
        ("0", "no-such-board"),
        ("19x15", "not-square"),
    ] {
        let faults = read(GAMES, Format::Sgf, &format!("(;SZ[{size}];B[jj])"), Assume::default());
        let faults = faults.unwrap_err();
        assert_eq!(faults[0].word, word, "{size}: {}", refusals(Locale::En, &faults));
    }
    let faults = read(GAMES, Format::Sgf, "(;SZ[70000];B[jj])", Assume::default()).unwrap_err();
    let sentence = refusals(Locale::En, &faults);
    assert!(sentence.contains("70000") && sentence.contains("9, 13, 15, 19"), "{sentence}");
}

/// Rules for another board than the file's would put each stone elsewhere.
#[test]
fn rules_for_a_board_of_another_size_are_refused() {
    let psq = "Piskvorky 19x19, 11:11, 0\n8,8,0\nhomo-1\nhomo-2\n-1\n0,gomoku/renju\n";
    for (format, text, rules) in [
        (Format::Sgf, "(;SZ[19];B[jj])", "freestyle size=15"),
        (Format::Sgf, "(;SZ[19];B[jj])", "freestyle SIZE=15"),
        (Format::Sgf, "(;SZ[19]RU[gomoku/renju];B[jj])", ""),
        (Format::Psq, "Piskvorky 19x19, 11:11, 0\n8,8,0\n", "freestyle size=15"),
        (Format::Psq, psq, ""),
    ] {
        let faults = read(GAMES, format, text, Assume { rules, ..Assume::default() }).unwrap_err();
        assert_eq!(faults[0].word, "size-differs", "{text}");
        for locale in Locale::ALL {
            let said = refusals(locale, &faults);
            assert!(said.contains("15") && said.contains("size=19"), "{locale:?}: {said}");
        }
    }
    for (text, rules, read, point) in [
        ("(;RU[gomoku/freestyle size=19];B[aa])", "", "freestyle size=19", "a19"),
        ("(;B[aa])", "freestyle size=13", "freestyle size=13", "a13"),
        ("(;SZ[13];B[aa])", "freestyle size=13", "freestyle size=13", "a13"),
        ("(;SZ[13];B[aa])", "freestyle", "freestyle size=13", "a13"),
        ("(;B[aa])", "freestyle", "freestyle", "a15"),
    ] {
        let import = import_as(Format::Sgf, text, Assume { rules, ..Assume::default() });
        assert_eq!(import.record.rules, read, "{text}");
        assert_eq!(import.record.actions, [point], "{text}");
    }
}

/// A record without end takes no more memory than the longest that is looked at, and the next one
/// is read.
#[test]
fn an_overlong_record_is_cut() {
    let text = format!("(;SZ[15]C[{}];B[hh])(;SZ[15];B[ii])", "x".repeat(2 * LONGEST));
    let parts: Vec<String> = Split::new(text.as_bytes(), Format::Sgf).map(Result::unwrap).collect();
    assert_eq!((parts.len(), parts[0].len()), (2, LONGEST));
    assert_eq!(import(Format::Sgf, &parts[1]).record.actions, ["i7"]);
}

/// A note about the end of what is looked at is made only where the main line goes on behind it.
#[test]
fn an_overlong_tree_is_cut_with_a_word() {
    let long = "x".repeat(LONGEST);
    for (text, lines) in [
        (format!("(;SZ[15];B[hh];C[{long}];W[ii])"), 1),
        (format!("(;SZ[15];B[hh](;W[ii])(;W[jj]C[{long}]))"), 0),
    ] {
        let text = Split::new(text.as_bytes(), Format::Sgf).next().unwrap().unwrap();
        let import = import(Format::Sgf, &text);
        assert_eq!(import.record.actions[0], "h8");
        assert_eq!(said(&import).len(), lines, "{:?}", said(&import));
    }
}

/// A mark of the encoding is no part of the first line, which would count as moves, or end a record.
#[test]
fn a_mark_at_the_beginning_belongs_to_no_record() {
    for (format, text) in [
        (Format::Sgf, "(;SZ[15];B[hh])"),
        (Format::Psq, "Piskvorky 15x15, 11:11, 0\n8,8,0\n-1\n"),
        (Format::Pente, "[Game \"Pente\"]\n[Site \"Pente.org\"]\n\n1. K10 L9 *\n"),
        (Format::Moves, "# freestyle\n1. h8 2. i9\n"),
        (Format::Jsonl, "{}\n"),
    ] {
        let marked = format!("\u{feff}{text}");
        let parts: Vec<String> =
            Split::new(marked.as_bytes(), format).map(Result::unwrap).collect();
        assert_eq!(parts, [text]);
    }
}

/// Files of any size are read to an end: what no game can have is not looked at, and that is said.
#[test]
fn a_file_of_noise_is_cut_with_a_word() {
    let noise = import(Format::Moves, &"zz ".repeat(300_000));
    assert!(noise.record.actions.is_empty() && said(&noise).len() <= 51, "{:?}", said(&noise));
    let long = format!("(;SZ[15]{}", ";C[a]".repeat(200_000));
    let long = said(&import(Format::Sgf, &long));
    assert!(long.iter().any(|line| line.starts_with("No move is read.")), "{long:?}");
    // Rectangles of set-up stones that lie on each other many thousand times.
    let crowded = format!("(;SZ[19]AB{};W[aa])", "[aa:ss]".repeat(100_000));
    let why = read(GAMES, Format::Sgf, &crowded, Assume::default()).unwrap_err();
    assert!(why.len() <= 50, "{} reasons", why.len());
    let rules = format!("# gomoku/freestyle {}\nh8", "a=b ".repeat(200_000));
    let rules = read(GAMES, Format::Moves, &rules, Assume::default());
    assert_eq!(rules.unwrap().record.rules, "freestyle", "a line that is no rule set is a comment");
}

/// Without edges a game may go on for very long, and a line far away does not make its moves
/// slower.
#[test]
fn a_long_record_without_edges_is_read_in_one_go() {
    let point = |n: i32| format!("\"{},{}\"", n % 500 * 2 - 499, n / 500 * 2);
    let actions: Vec<String> =
        std::iter::once("\"0,0\"".to_owned()).chain((1..30_000).map(point)).collect();
    let line = format!(
        r#"{{"game":"ninuki","rules":"pente size=unbounded opening=none","seats":2,"actions":[{}]}}"#,
        actions.join(",")
    );
    let import = import(Format::Jsonl, &line);
    assert_eq!(
        (import.record.actions.len(), import.problems.len()),
        (30_000, 0),
        "{:?}",
        said(&import)
    );
}

/// Each five asks what could break it. Looked for round every stone of the board, that would take many minutes.
#[test]
fn a_record_of_many_broken_fives_is_read_in_one_go() {
    let corners: Vec<(i32, i32)> =
        (0..400).map(|n| (n % 20 * 20 - 200, n / 20 * 20 - 200)).collect();
    let at = |steps: &[(i32, i32)]| -> Vec<String> {
        let each = |(x, y): &(i32, i32)| -> Vec<String> {
            steps.iter().map(|(right, up)| format!("{},{}", x + right, y + up)).collect()
        };
        corners.iter().flat_map(each).collect()
    };
    let black = at(&[(0, 0), (1, 0), (2, 0), (3, 0), (0, -1)]);
    let record = serde_json::json!({
        "game": "ninuki", "rules": "breaking capture-win=no size=unbounded", "seats": 2,
        "setup": { "stones": [black, at(&[(0, 1)])], "to_move": 0 },
        "actions": at(&[(4, 0), (0, -2)]),
    });
    let import = import(Format::Jsonl, &record.to_string());
    assert_eq!(import.record.actions.len(), 800, "{:?}", said(&import));
    assert_eq!(import.table.report().captured, [0, 800]);
}
