//! The outside names of section 4 of docs/interfaces.md: every command, subcommand and option, and the words of options,
//! held against what is registered with Discord and against the document.

use crate::operate::documents::read;
use serde_json::Value;
use std::collections::BTreeSet;

/// Every way in which a slash command is given, with its options in their order: `*` is required, `=` a list of words.
const NAMES: &str = "
/challenge opponent game rules clock=live,hour,day,3days,week,bank,none rated starts=me,them,random player3 player4 seats=3,4 games=1,2 level crowd
/move where* game
/board game here text
/resign game
/abort game
/draw game
/takeback game
/rematch game
/pause game
/hint game
/replay game file
/export game file format=sgf,psq,pente,moves,jsonl
/review game file
/games list=mine,channel,seats,finished game with
/history player opponent game result=won,drawn,lost rated
/leaderboard game season player text
/profile player game season text
/rules game rules
/events do=create,list,table,export,join,leave,start,cancel,remove,put-back,move format=auto,league,round-robin,swiss,knockout game rules clock=live,hour,day,3days,week,bank,none games=1,2 rounds=rolling,strict seats starts regulations=renju-world,gomoku-world name event person
/hill do=show,join,challenge,leave person game
/puzzle another set=freestyle,standard,renju,pente theme=fours,four-three,trap,captures,unbroken
/openings game player mine moves rated
/vacation show
/vacation start
/vacation stop
/settings show
/settings end game*
/settings extend game*
/settings decide game* person
/settings void game*
/settings restore game*
/settings close-season
/settings ban person*
/settings unban person*
/settings log
/preferences
/block person
/privacy
/help
";

/// Names of options that earlier versions registered.
const GONE: [&str; 4] = ["first", "second", "third", "pool"];

/// The ways in which the registered commands are given, written as in `NAMES`.
fn registered() -> BTreeSet<String> {
    let commands = narabe::discord::commands();
    let slash = commands.as_array().unwrap().iter().filter(|command| command["type"] == 1);
    slash.flat_map(|command| ways(&format!("/{}", word(&command["name"])), command)).collect()
}

fn ways(path: &str, owner: &Value) -> Vec<String> {
    let options = owner["options"].as_array().map(Vec::as_slice).unwrap_or_default();
    let (subs, own): (Vec<&Value>, Vec<&Value>) =
        options.iter().partition(|option| option["type"] == 1);
    let nested = subs.iter().flat_map(|sub| ways(&format!("{path} {}", word(&sub["name"])), sub));
    let written = own.into_iter().map(option);
    match subs.is_empty() {
        true => vec![[path.to_owned()].into_iter().chain(written).collect::<Vec<_>>().join(" ")],
        false => nested.collect(),
    }
}

fn option(option: &Value) -> String {
    let choices = option["choices"].as_array().into_iter().flatten();
    let words: Vec<&str> = choices.map(|choice| word(&choice["value"])).collect();
    let star = if option["required"] == true { "*" } else { "" };
    let sign = if words.is_empty() { "" } else { "=" };
    format!("{}{star}{sign}{}", word(&option["name"]), words.join(","))
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap()
}

#[test]
fn commands_and_options_are_registered_by_their_names() {
    let wanted: BTreeSet<String> =
        NAMES.lines().map(str::to_owned).filter(|line| !line.is_empty()).collect();
    let registered = registered();
    let gone: Vec<_> = wanted.difference(&registered).collect();
    let new: Vec<_> = registered.difference(&wanted).collect();
    assert!(gone.is_empty() && new.is_empty(), "lost: {gone:#?}\nnew: {new:#?}");
    for line in &registered {
        let mut names = line.split(' ').map(|option| option.split(['=', '*']).next().unwrap());
        assert!(!names.any(|name| GONE.contains(&name)), "{line} has an option of before");
    }
}

/// An option that means something else to one subcommand has a description of its own there.
#[test]
fn a_winner_is_not_the_player_concerned() {
    let commands = narabe::discord::commands();
    let settings = commands.as_array().unwrap().iter().find(|one| one["name"] == "settings");
    let subs = settings.unwrap()["options"].as_array().unwrap();
    let about = |name: &str| {
        let sub = subs.iter().find(|sub| sub["name"] == name).unwrap();
        let options = sub["options"].as_array().unwrap();
        let person = options.iter().find(|option| option["name"] == "person").unwrap();
        person["description"].as_str().unwrap().to_owned()
    };
    assert!(about("decide").contains("winner"));
    assert_eq!(about("ban"), about("unban"));
    assert!(!about("ban").contains("winner"), "{}", about("ban"));
}

/// The table of the document, one row for each way: `| \`/move\` | \`where\` \`game\` |`.
#[test]
fn the_document_lists_the_names_that_are_registered() {
    let document = read("docs/interfaces.md");
    let (_, section) = document.split_once("## 4. In chat").expect("a section about the chat");
    let section = section.split("\n## ").next().unwrap();
    let rows = section.lines().filter_map(|line| line.strip_prefix("| `/"));
    let listed: BTreeSet<String> = rows
        .map(|row| {
            let (path, options) = row.split_once("` | ").expect("a command and its options");
            let options = options.split('`').skip(1).step_by(2);
            [&format!("/{path}")[..]].into_iter().chain(options).collect::<Vec<_>>().join(" ")
        })
        .collect();
    let bare = |line: &String| {
        let name = |option: &str| option.split(['=', '*']).next().unwrap_or_default().to_owned();
        line.split(' ').map(name).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(listed, registered().iter().map(bare).collect());
}
