//! The letters of pictures: whatever they say in any language can be written.

use crate::words::messages;
use narabe::game::Arg;
use narabe::render::Painter;
use narabe::words::{Locale, say};
use std::collections::BTreeSet;

/// The beginnings of the ids of messages that pictures say.
const SAID: &[&str] = &[
    "crowd-label",
    "diagram-",
    "event-head",
    "ladder-head-",
    "ladder-picture",
    "machine-label",
    "machine-name",
    "pool-",
    "review-chart",
    "rules-picture",
    "strip-",
    "table-",
];

#[test]
fn what_pictures_say_can_be_written() {
    let painter = Painter::shared();
    for locale in Locale::ALL {
        let mut lacking = BTreeSet::new();
        let mut said = 0;
        for (id, arguments) in messages(locale) {
            if !SAID.iter().any(|begin| id.starts_with(begin)) {
                continue;
            }
            let args: Vec<(&'static str, Arg)> =
                arguments.into_iter().map(|name| (&*name.leak(), Arg::Number(2))).collect();
            let text = say(locale, &id, &args);
            let text = text.split(['\n', ' ']).collect::<String>();
            lacking.extend(text.chars().filter(|sign| !painter.can_write(&sign.to_string())));
            said += 1;
        }
        assert!(said > 50, "{locale:?}: {said} messages");
        assert!(lacking.is_empty(), "{locale:?}: {}", lacking.iter().collect::<String>());
    }
}

/// Names of people and events as they are usual in Japan, China, Taiwan and Korea, with rare forms of some kanji.
#[test]
fn usual_names_can_be_written() {
    let painter = Painter::shared();
    for name in [
        "佐藤",
        "鈴木",
        "田中太郎",
        "中村",
        "佐々木",
        "齋藤",
        "渡邊",
        "髙橋",
        "山﨑",
        "澤田",
        "冬の陣",
        "春季リーグ",
        "第１回 名人戦★",
        "冬の陣 ～2026～",
        "リーグ①",
        "王伟",
        "张丽",
        "陳怡君",
        "김민준",
        "최서연",
    ] {
        let lacking: String =
            name.chars().filter(|sign| !painter.can_write(&sign.to_string())).collect();
        assert!(lacking.is_empty(), "{name}: {lacking}");
    }
}

/// Japanese, Chinese, Korean and Russian have signs of their own for units, which pictures can write.
#[test]
fn times_and_names_beside_seats_are_in_the_language_of_the_picture() {
    let time = |locale: Locale| {
        let unit = |unit: &str| say(locale, &format!("strip-{unit}"), &[("count", Arg::Number(2))]);
        ["days", "hours", "minutes"].map(unit).join(", ")
    };
    for (locale, units, automa) in [
        (Locale::En, "2 d, 2 h, 2 min", "Automa"),
        (Locale::Ja, "2日, 2時間, 2分", "オートマ"),
        (Locale::Ko, "2일, 2시간, 2분", "오토마"),
        (Locale::Ru, "2 д, 2 ч, 2 мин", "Автома"),
        (Locale::ZhCn, "2 天, 2 小时, 2 分", "自动机"),
        (Locale::ZhTw, "2 天, 2 小時, 2 分", "自動機"),
    ] {
        assert_eq!(time(locale), units);
        assert_eq!(say(locale, "machine-name", &[]), automa);
    }
}
