//! Ratings as people meet them: what counts and why not, leaderboards, profiles, histories, rulings.

use crate::callers::caller;
use crate::commands;
use narabe::app::Context;
use narabe::app::caller::{Caller, Permission};
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{
    ButtonAction, ChallengeOptions, HistoryFilter, LadderFilter, Moderation, ModerationAct,
    Opponent, Page, Request, RequestKind,
};
use narabe::app::output::reply::{Answer, Message, Reply, Row};
use narabe::clock::ManualClock;
use narabe::discord::CustomId;
use narabe::games::GAMES;
use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::play::puzzle::{Verdict, day_of};
use narabe::rating::{Book, DAY_MS, First, Score, Terms};
use narabe::store::ladder::Which;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{GameId, Status, Venue};
use narabe::words::Locale;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const NOW: i64 = 1_767_268_800_000;
const EPOCH: i64 = 1_420_070_400_000;
const GUILD: u64 = 5;
/// A rule set that counts and asks no one anything: the third stone lies far out.
const PRO: &str = "opening=pro";
const BLACK: [&str; 5] = ["h8", "l8", "k8", "j8", "i8"];
const WHITE: [&str; 4] = ["h9", "i9", "j9", "k9"];

/// An app with no one around it.
struct Server {
    app: Context,
    clock: ManualClock,
    asked: AtomicU64,
    _folder: tempfile::TempDir,
}

/// Someone whose account and membership are so many days old.
#[derive(Clone, Copy)]
struct Guest {
    person: u64,
    member_days: i64,
}

/// An account of this age, in days, with a number of its own.
fn account(days: i64, number: u64) -> u64 {
    let made = NOW - days * DAY_MS - EPOCH;
    ((made as u64) << 22) | number
}

fn regular(number: u64) -> Guest {
    Guest { person: account(1000, number), member_days: 500 }
}

impl Server {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        // The tests are about the content of the writes, not about their time.
        let options = Options { durability: Durability::Normal, ..Options::default() };
        let store = crate::database::open(folder.path().join("narabe.db"), options);
        let clock = ManualClock::at(NOW);
        let app = Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1));
        Self { app, clock, asked: AtomicU64::new(1), _folder: folder }
    }

    fn caller(&self, guest: Guest) -> Caller {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        Caller {
            names: vec![format!("guest{}", guest.person & 0xfff)],
            member_since: Some(NOW - guest.member_days * DAY_MS),
            ..caller(asked, guest.person, Venue { guild: Some(GUILD), channel: 7 })
        }
    }

    async fn ask(&self, guest: Guest, ask: RequestKind) -> Message {
        self.ask_as(self.caller(guest), ask).await
    }

    async fn ask_as(&self, caller: Caller, ask: RequestKind) -> Message {
        match narabe::app::handle(&self.app, &Request { caller, kind: ask }).await {
            Answer { reply: Reply::Post(message) | Reply::Update(message), .. } => message,
            other => panic!("no message: {other:?}"),
        }
    }

    /// The first of the two challenges the other and begins. Gives the game, or what was said in its place.
    async fn begin(
        &self,
        one: Guest,
        other: Guest,
        rules: &str,
        rated: Option<bool>,
    ) -> Result<GameId, String> {
        let wish = ChallengeOptions {
            opponent: Some(Opponent { person: other.person, is_bot: false, is_self: false }),
            game: "gomoku/freestyle".into(),
            rules: rules.into(),
            first: FirstPlayer::Me,
            pace: Some(Pace::Standard),
            rated,
            ..ChallengeOptions::default()
        };
        let caller = self.caller(one);
        let said =
            narabe::app::handle(&self.app, &Request { caller, kind: commands::challenge(wish) })
                .await;
        let Some((game, _)) = said.shows else {
            let Reply::Post(message) = said.reply else { panic!("{said:?}") };
            return Err(message.text);
        };
        self.ask(other, RequestKind::Press { game, version: 0, verb: ButtonAction::Accept }).await;
        Ok(game)
    }

    async fn play(&self, guest: Guest, game: GameId, text: &str) -> Message {
        self.ask(guest, commands::play(text, Some(game.0.to_string()))).await
    }

    /// A whole game that the first of the two wins. Gives its number and its last message.
    async fn win(&self, one: Guest, other: Guest) -> (GameId, Message) {
        self.win_as(one, other, None).await
    }

    /// The same, in a game that counts or does not.
    async fn win_as(&self, one: Guest, other: Guest, rated: Option<bool>) -> (GameId, Message) {
        let game = self.begin(one, other, PRO, rated).await.unwrap();
        let mut message = Message::default();
        for turn in 0..9 {
            let (who, point) =
                if turn % 2 == 0 { (one, BLACK[turn / 2]) } else { (other, WHITE[turn / 2]) };
            message = self.play(who, game, point).await;
        }
        (game, message)
    }

    async fn ladder(&self, guest: Guest, text: bool) -> Message {
        self.ask(
            guest,
            RequestKind::ShowPage(Page::Ladder(LadderFilter { text, ..LadderFilter::default() })),
        )
        .await
    }
}

#[tokio::test]
async fn a_result_says_what_it_did() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let (game, message) = server.win(one, two).await;
    assert!(
        message.text.contains("1500? → **1650?** (+150) · first-player edge: 40 points"),
        "{}",
        message.text
    );
    assert!(message.text.contains("1500? → **1350?** (−150)"), "{}", message.text);
    let kept = server.app.store().game(game).await.unwrap().unwrap();
    assert_eq!((kept.status, kept.counted.unwrap().lines.len()), (Status::Finished, 2));
    let shown = server.ask(one, commands::about("board", Some(game.0.to_string()))).await;
    assert!(shown.text.contains("(+150)"), "and says so again: {}", shown.text);
    // The third game of the two within 30 days counts half, the fifth not at all, and the message says why.
    let mut texts = Vec::new();
    for _ in 0..4 {
        texts.push(server.win(two, one).await.1.text);
    }
    assert!(!texts[0].contains("counts"), "{}", texts[0]);
    assert!(texts[1].contains("counts 50%") && texts[2].contains("counts 25%"), "{texts:?}");
    assert!(texts[3].contains("met too often"), "{}", texts[3]);
}

/// A game of pente with further rules that `one` begins and `two` has accepted.
async fn pente(server: &Server, one: Guest, two: Guest, rules: &str) -> GameId {
    let wish = ChallengeOptions {
        opponent: Some(Opponent { person: two.person, is_bot: false, is_self: false }),
        game: "ninuki/pente".into(),
        rules: rules.into(),
        first: FirstPlayer::Me,
        pace: Some(Pace::Standard),
        ..ChallengeOptions::default()
    };
    let caller = server.caller(one);
    let asked = Request { caller, kind: commands::challenge(wish) };
    let (game, _) = narabe::app::handle(&server.app, &asked).await.shows.unwrap();
    server.ask(two, RequestKind::Press { game, version: 0, verb: ButtonAction::Accept }).await;
    game
}

/// A capture makes a five for each: the board, the ratings, profile, history and files all say a draw.
#[tokio::test]
async fn a_shared_victory_is_a_draw_everywhere() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let game = pente(&server, one, two, "overline=ignored opening=none").await;
    let actions = "g6 b4 h3 c4 i3 d4 k3 f4 j3 g4 p9 e4 q11 g5 g3";
    let mut message = Message::default();
    for (turn, point) in actions.split(' ').enumerate() {
        message = server.play([one, two][turn % 2], game, point).await;
    }
    // A draw is a little less than was expected of the player who began.
    for says in ["share the win", "a draw", "(−13)", "(+13)"] {
        assert!(message.text.contains(says), "{}", message.text);
    }
    assert!(!message.text.contains('🏆'), "{}", message.text);
    let profile = server.ask(one, RequestKind::ShowPage(Page::profile(None))).await;
    assert!(profile.words().contains("0 won, 1 drawn, 0 lost"), "{}", profile.words());
    let past = HistoryFilter::default();
    let history = server.ask(two, RequestKind::ShowPage(Page::History(past))).await;
    assert!(history.text.contains("➖ #1"), "{}", history.text);
    let flaws = narabe::store::sql::check::verify(crate::database::of(
        server._folder.path().join("narabe.db"),
    ));
    assert_eq!(flaws.unwrap(), []);
}

/// In seasons that were closed before pente had a pool of its own its games are in that of ninuki; people look for pente.
#[tokio::test]
async fn pente_of_old_seasons_is_in_its_history() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let game = pente(&server, one, two, "").await;
    for (turn, point) in ["j10", "a1", "n10", "a2"].into_iter().enumerate() {
        server.play([one, two][turn % 2], game, point).await;
    }
    let version = server.app.store().game(game).await.unwrap().unwrap().version;
    server.ask(two, RequestKind::Press { game, version, verb: ButtonAction::ConfirmResign }).await;
    let old = "UPDATE scores SET pool = 'ninuki'; UPDATE results SET pool = 'ninuki';";
    let file = server._folder.path().join("narabe.db");
    rusqlite::Connection::open(file).unwrap().execute_batch(old).unwrap();
    for (pool, found) in [("pente", true), ("keryo-pente", false), ("gomoku", false)] {
        let past = HistoryFilter { pool: Some(pool.into()), ..HistoryFilter::default() };
        let history = server.ask(two, RequestKind::ShowPage(Page::History(past))).await;
        assert_eq!(history.text.contains("#1"), found, "{pool}: {}", history.text);
    }
}

#[tokio::test]
async fn what_does_not_count_says_why() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    // Fewer than two moves of one's own.
    let game = server.begin(one, two, PRO, Some(true)).await.unwrap();
    server.play(one, game, "h8").await;
    server.play(two, game, "h9").await;
    server
        .ask(two, RequestKind::Press { game, version: 0, verb: ButtonAction::ConfirmResign })
        .await;
    let shown = server.ask(one, commands::about("board", Some(game.0.to_string()))).await;
    assert!(shown.text.contains("not everyone had made 2 moves"), "{}", shown.text);
    // Too young an account, too young a membership.
    let fresh = Guest { person: account(13, 9), member_days: 10 };
    let text = server.win(one, fresh).await.1.text;
    assert!(text.contains("account was less than 14 days old") && !text.contains("→"), "{text}");
    let newcomer = Guest { member_days: 2, ..regular(4) };
    let text = server.win(newcomer, one).await.1.text;
    assert!(text.contains("less than 3 days"), "{text}");
    // A casual game may be asked for.
    let game = server.begin(one, two, PRO, Some(false)).await.unwrap();
    assert!(!server.app.store().game(game).await.unwrap().unwrap().rated);
    assert!(server.app.store().pools(GUILD).await.unwrap().is_empty(), "nothing has counted");
    // Plain gomoku counts like everything else.
    for (rules, rated) in [("", None), ("", Some(true)), ("size=13", None)] {
        let game = server.begin(one, two, rules, rated).await.unwrap();
        let kept = server.app.store().game(game).await.unwrap().unwrap();
        assert!(kept.rated && !kept.rules.contains("opening"), "{kept:?}");
    }
}

/// Victories over accounts under the age limit, of every age below it: nothing.
#[tokio::test]
async fn accounts_under_the_age_limit_yield_nothing() {
    let server = Server::new();
    let one = regular(1);
    for number in 0..14 {
        let fresh = Guest { person: account(number, 100 + number as u64), member_days: 100 };
        server.win(one, fresh).await;
    }
    let which = Which { guild: GUILD, pool: "gomoku".into(), season: None };
    assert_eq!(server.app.store().place(which, one.person).await.unwrap(), None);
}

#[tokio::test]
async fn the_leaderboard_is_never_empty_after_one_rated_game() {
    let server = Server::new();
    let (one, two, three) = (regular(1), regular(2), regular(3));
    let empty = server.ladder(one, false).await;
    assert!(
        empty.words().contains("No rated games here yet") && empty.picture.is_none(),
        "{}",
        empty.words()
    );
    server.win(one, two).await;
    let ladder = server.ladder(one, false).await;
    let picture = ladder.picture.clone().expect("a picture");
    assert!(picture.alt.contains("guest1 1650? (1-0-0)"), "{}", picture.alt);
    assert!(
        ladder.words().contains("0 of 2 ranked") && ladder.words().contains("9 more games"),
        "{}",
        ladder.words()
    );
    assert!(ladder.words().contains("would be #1"), "{}", ladder.words());
    // Everyone above counts, ranked or not.
    let last = server.ladder(two, false).await;
    assert!(last.words().contains("Their rating so far would be #2"), "{}", last.words());
    let own = server.ladder(two, true).await.words();
    assert!(own.contains(": their rating so far would be #2."), "{own}");
    assert_eq!(own.matches("1350?").count(), 1, "the row has the rating: {own}");
    let text = server.ladder(three, true).await;
    assert!(text.picture.is_none() && text.words().contains("not ranked yet"), "{}", text.words());
    assert!(
        text.words().contains("**1650?** ±") && text.words().contains("2 more opponents"),
        "{}",
        text.words()
    );
    assert!(!text.words().contains(&three.person.to_string()), "who has not played has no place");
    let alone = Caller { venue: Venue { guild: None, channel: 7 }, ..server.caller(one) };
    let said =
        server.ask_as(alone, RequestKind::ShowPage(Page::Ladder(LadderFilter::default()))).await;
    assert!(said.private && said.text.contains("server"), "{}", said.text);
}

/// Games that did not count are not listed under the sentence that every game counts.
#[tokio::test]
async fn where_no_game_has_counted_nothing_says_that_all_do() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let (_, over) = server.win_as(one, two, Some(false)).await;
    assert!(over.text.contains("Not rated"), "{}", over.text);
    let words = server.ladder(one, false).await.words();
    assert!(words.contains("No game here has counted for ratings so far"), "{words}");
    assert!(words.contains(&format!("<@{}>: 1-0-0", one.person)), "{words}");
    assert!(!words.contains("Games between people count"), "{words}");
    // Who is asked for stands in the list, or is missed.
    for (guest, is_missed) in [(two, false), (regular(3), true)] {
        let person = Some(guest.person);
        let filter = LadderFilter { person, ..LadderFilter::default() };
        let asked = server.ask(one, RequestKind::ShowPage(Page::Ladder(filter))).await.words();
        assert_eq!(asked.contains("no rated games on this leaderboard"), is_missed, "{asked}");
    }
    server.win(one, two).await;
    let words = server.ladder(one, false).await.words();
    assert!(!words.contains("has counted for ratings so far"), "{words}");
}

#[tokio::test]
async fn pages_profiles_and_histories_are_leafed_through() {
    let server = Server::new();
    let all: Vec<Guest> = (1..=12).map(regular).collect();
    for pair in all.chunks(2) {
        server.win(pair[0], pair[1]).await;
        server.clock.advance(60_000);
    }
    let first = server.ladder(all[0], false).await;
    let [(_, None), (number, None), (_, Some(on))] = first.page_buttons.as_slice() else {
        panic!("only onwards: {:?}", first.page_buttons)
    };
    assert_eq!(number, "1 / 2");
    let caller = Caller { message: Some(1), ..server.caller(all[0]) };
    let second = narabe::app::handle(
        &server.app,
        &Request { caller, kind: RequestKind::ShowPage(on.clone()) },
    )
    .await;
    let Reply::Update(second) = second.reply else {
        panic!("in the place of the first: {second:?}")
    };
    let [(_, Some(_)), (_, None), (_, None)] = second.page_buttons.as_slice() else {
        panic!("only back: {:?}", second.page_buttons)
    };
    assert!(second.picture.unwrap().alt.split(';').count() == 2);
    for _ in 0..2 {
        server.clock.advance(60_000);
        server.win(all[0], all[1]).await;
    }
    let profile =
        server.ask(all[1], RequestKind::ShowPage(Page::profile(Some(all[0].person)))).await;
    let text = &profile.words();
    assert!(text.contains("3 won, 0 drawn, 0 lost · 100% finished on time"), "{text}");
    assert!(text.contains("Win streak: 3 (best 3)") && text.contains("Against"), "{text}");
    assert!(profile.picture.unwrap().alt.contains("in 3 games"));
    let without = server.ask(all[1], RequestKind::ShowPage(Page::profile(None))).await.words();
    assert!(without.contains("0 won") && !without.contains("Win streak"), "{without}");
    let past =
        HistoryFilter { person: Some(all[0].person), points: Some(2), ..HistoryFilter::default() };
    let history = server.ask(all[1], RequestKind::ShowPage(Page::History(past))).await;
    assert!(history.private && history.text.contains("3 finished games"), "{}", history.text);
    assert!(history.text.lines().nth(1).unwrap().contains("five in a row"), "{}", history.text);
}

/// A page that is no more is the last one: lists become shorter, and those of a month begin anew.
#[tokio::test]
async fn a_page_beyond_the_end_is_the_last_one() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    server.win(one, two).await;
    let day = day_of(NOW);
    let solved = (Verdict::Solved, 1);
    server.app.store().judge_puzzle(GUILD, day, one.person, solved, NOW).await.unwrap();
    let ladder = |pool: &str| {
        let (pool, page) = (Some(pool.to_owned()), Some(3));
        Page::Ladder(LadderFilter { pool, page, text: true, ..LadderFilter::default() })
    };
    let past = Page::History(HistoryFilter { page: 3, ..HistoryFilter::default() });
    for (page, says) in
        [(ladder("gomoku"), "1650?"), (ladder("puzzles"), "1 day"), (past, "five in a row")]
    {
        let caller = Caller { message: Some(1), ..server.caller(one) };
        let shown = server.ask_as(caller, RequestKind::ShowPage(page.clone())).await;
        assert!(shown.words().contains(says), "{page:?}: {}", shown.words());
        assert!(shown.page_buttons.is_empty(), "it is the only one: {:?}", shown.page_buttons);
        let is_empty = ["No rated games", "No one has solved"].iter().any(|no| shown.says(no));
        assert!(!is_empty, "there is someone: {}", shown.words());
    }
}

/// A page that someone alone sees names what the bot may not do in their language, as the page itself.
#[tokio::test]
async fn a_note_on_ones_own_page_is_in_ones_own_language() {
    let server = Server::new();
    for (ephemeral, says, not) in
        [(true, "Attach Files", "Joindre"), (false, "Joindre", "Attach Files")]
    {
        let caller = Caller {
            message: Some(1),
            ephemeral,
            guild_locale: Locale::Fr,
            missing_permissions: vec![Permission::AttachFiles],
            ..server.caller(regular(1))
        };
        let page = Page::Ladder(LadderFilter::default());
        let shown = server.ask_as(caller, RequestKind::ShowPage(page)).await.words();
        assert!(shown.contains(says) && !shown.contains(not), "{shown}");
    }
}

/// A typing error does not show another season, or an empty one.
#[tokio::test]
async fn a_season_that_is_not_there_is_refused() {
    let server = Server::new();
    let one = regular(1);
    server.win(one, regular(2)).await;
    let asked = async |command: &str, season: &str| {
        let season = Arguments::default().with_text("season", season).with_flag("text", true);
        server.ask(one, RequestKind::command(command, season)).await.words()
    };
    for command in ["leaderboard", "profile"] {
        let said = asked(command, "2").await;
        assert!(said.contains("no season “2”") && said.contains("only season 1"), "{said}");
    }
    assert!(server.app.store().close_season(GUILD, 1, NOW, None).await.unwrap());
    for command in ["leaderboard", "profile"] {
        for season in ["99", "0", "abc", "-1"] {
            let said = asked(command, season).await;
            assert!(said.contains("Choose one from 1 to 2."), "/{command} {season}: {said}");
        }
        for (season, shown) in [("1", "season 1"), (" ２ ", "season 2")] {
            let said = asked(command, season).await;
            assert!(said.contains(shown), "/{command} {season}: {said}");
        }
    }
    assert!(asked("leaderboard", " ").await.contains("season 2"));
}

#[tokio::test]
async fn rulings_annul_decide_restore_and_close_a_season() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let (game, _) = server.win(one, two).await;
    let number = game.0.to_string();
    let wanted = |deed: &str, person: Option<u64>| {
        let act = ModerationAct::from_word(deed);
        assert!(act.is_some(), "{deed}");
        commands::settings(Moderation { act, game: Some(number.clone()), person })
    };
    let manager = || Caller { manages: true, ..server.caller(two) };
    let rule = async |deed: &str, person| {
        let asked = server.ask_as(manager(), wanted(deed, person)).await;
        match asked.panel.first().filter(|_| deed == "decide") {
            Some(Row::Buttons(buttons)) => {
                let key = buttons[0].key.clone();
                server.ask_as(manager(), RequestKind::Panel { key, values: Vec::new() }).await
            }
            _ => asked,
        }
    };
    let refused = server.ask(two, wanted("void", None)).await;
    assert!(refused.text.contains("Manage Server"), "{}", refused.text);
    let shown = async || server.ask(one, commands::about("board", Some(number.clone()))).await.text;
    let said = rule("void", None).await;
    assert!(said.text.contains("2 changed:") && said.text.contains("1650 → 1500"), "{}", said.text);
    assert!(said.text.contains("ratings were recalculated"), "{}", said.text);
    assert!(shown().await.contains("voided"), "{}", shown().await);
    let said = rule("decide", Some(two.person)).await;
    assert!(said.text.contains("1500 → 1675"), "{}", said.text);
    assert!(shown().await.contains(&format!("a win for <@{}>", two.person)), "{}", shown().await);
    rule("decide", None).await;
    let drawn = shown().await;
    assert!(
        drawn.contains("(−13)") && drawn.contains("(+13)"),
        "White was expected to lose: {drawn}"
    );
    rule("restore", None).await;
    assert!(shown().await.contains("(+150)") && !shown().await.contains("⚖️"), "{}", shown().await);
    assert!(rule("decide", Some(1)).await.text.contains("one of the players"));
    let sure = rule("close-season", None).await;
    assert!(sure.text.contains("Close season 1?"), "{}", sure.text);
    let Row::Buttons(buttons) = &sure.panel[0] else { panic!("{sure:?}") };
    let yes = || RequestKind::Panel { key: buttons[0].key.clone(), values: Vec::new() };
    assert!(server.ask(two, yes()).await.text.contains("Manage Server"));
    assert!(server.ask_as(manager(), yes()).await.text.contains("Season 1 is closed"));
    assert!(
        server.ask_as(manager(), yes()).await.text.contains("already closed"),
        "not two by pressing twice"
    );
    assert!(rule("void", None).await.text.contains("closed season"));
    let new = server.ladder(one, false).await.words();
    assert!(new.contains("The season before: `/leaderboard game:gomoku season:1`."), "{new}");
    let asked = server.ask_as(manager(), wanted("decide", None)).await;
    assert!(asked.text.contains("closed season"), "refused without a question: {}", asked.text);
    let old = Page::Ladder(LadderFilter { season: Some(1), text: true, ..LadderFilter::default() });
    assert!(server.ask(one, RequestKind::ShowPage(old)).await.words().contains("season 1, closed"));
    let deeds = server.app.store().audit(GUILD, 0, 20).await.unwrap();
    let deeds: Vec<&str> = deeds.iter().rev().map(|deed| deed.act.word()).collect();
    assert_eq!(
        deeds,
        ["void", "adjudicate", "adjudicate", "restore", "close-season"],
        "what was refused is not there"
    );
}

/// A server's own terms: ages and weights hold for games from then on, who is ranked follows at once.
#[tokio::test]
async fn a_servers_own_terms_hold() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    let manager = || Caller { manages: true, ..server.caller(two) };
    let set = async |part: &str, value: &str| {
        let ask =
            RequestKind::Panel { key: format!("settings:{part}"), values: vec![value.to_owned()] };
        server.ask_as(manager(), ask).await.words()
    };
    assert!(server.ladder(one, false).await.words().contains("No rated games"));
    server.win(one, two).await;
    let unranked = server.ladder(one, false).await.words();
    assert!(unranked.contains("0 of 2 ranked"), "{unranked}");
    let page = set("ranked", "1 1 350 7").await;
    assert!(
        page.contains("needs one rated game, one opponent") && page.contains("last 7 days"),
        "{page}"
    );
    let ranked = server.ladder(one, false).await.words();
    assert!(ranked.contains("2 of 2 ranked"), "{ranked}");
    assert!(!ranked.contains("#1 of 2"), "the row says so: {ranked}");
    server.clock.advance(8 * DAY_MS);
    narabe::app::settings::members::unrank_inactive(&server.app).await.unwrap();
    let idle = server.ladder(one, false).await.words();
    assert!(idle.contains("0 of 2 ranked") && idle.contains("a game in the last 7 days"), "{idle}");
    assert!(set("ranked", "1 1 350 30").await.contains("30 days"));
    assert!(
        server.ladder(one, false).await.words().contains("2 of 2 ranked"),
        "at once, without a game"
    );
    assert!(set("ranked", "-").await.contains("needs 10 rated games"));
    assert!(server.ladder(one, false).await.words().contains("0 of 2 ranked"));
    // Ages.
    assert!(set("ages", "0 0").await.contains("account is at least 0 days"));
    let fresh = Guest { person: account(1, 9), member_days: 0 };
    let (_, counted) = server.win(one, fresh).await;
    assert!(counted.text.contains("→"), "{}", counted.text);
    assert!(set("ages", "100 30").await.contains("100 days"));
    let young = Guest { person: account(60, 10), member_days: 50 };
    let (barred, text) = server.win(one, young).await;
    assert!(text.text.contains("less than 100 days"), "{}", text.text);
    // Weights.
    set("weights", "100").await;
    for _ in 0..6 {
        let (_, text) = server.win(one, two).await;
        assert!(text.text.contains("→") && !text.text.contains("30 days"), "{}", text.text);
    }
    // Plain gomoku and other odd rules.
    let rules = async |game| server.app.store().game(game).await.unwrap().unwrap().rules;
    let plain = server.begin(one, two, "", Some(true)).await.unwrap();
    assert_eq!(rules(plain).await, "freestyle");
    assert!(set("odd:off", "").await.contains("Ratings here"));
    let balanced = server.begin(one, two, "", Some(true)).await.unwrap();
    assert_eq!(rules(balanced).await, "freestyle opening=swap2", "rated, as it was asked for");
    let unrated = server.begin(one, two, "", None).await.unwrap();
    assert!(!server.app.store().game(unrated).await.unwrap().unwrap().rated);
    let said = server.begin(one, two, "size=13 opening=pro", Some(true)).await.unwrap_err();
    assert!(said.contains("size"), "{said}");
    assert!(set("odd:on", "").await.contains("Ratings here"));
    assert!(server.begin(one, two, "size=13 opening=pro", Some(true)).await.is_ok());
    // A game that has been counted stays so, also when its result is ruled on later.
    set("ages", "0 0").await;
    let act = ModerationAct::from_word("restore");
    let wanted = Moderation { act, game: Some(barred.0.to_string()), person: None };
    server.ask_as(manager(), commands::settings(wanted)).await;
    let kept = server.app.store().game(barred).await.unwrap().unwrap().counted.unwrap();
    assert_eq!(kept.exclusion.unwrap().reason(), "young-account");
    for (part, bad, like) in [
        ("ranked", "10 3 110", "10 3 110 60"),
        ("ranked", "10 3 20 60", "10 3 110 60"),
        ("ages", "two weeks", "14 3"),
        ("weights", "100 101", "100 100 50 25 0"),
    ] {
        let said = set(part, bad).await;
        assert!(said.contains(like) && said.contains(bad), "{said}");
    }
}

/// Every reason for counting less or not at all is said in every language.
#[tokio::test]
async fn every_reason_is_said_in_every_language() {
    use narabe::game::Arg;
    use narabe::rating::Note;
    use narabe::words::say;
    for locale in Locale::ALL {
        let mut said = std::collections::HashSet::new();
        for (_, note) in Note::ALL {
            for counts in ["yes", "no"] {
                let args = [
                    ("note", Arg::Text(note.to_owned())),
                    ("counts", Arg::Text(counts.to_owned())),
                    ("percent", Arg::Number(25)),
                    ("person", Arg::Text("<@1>".to_owned())),
                ];
                said.insert(say(locale, "counted-less", &args));
            }
        }
        assert_eq!(
            said.len(),
            Note::ALL.len() + 1,
            "{locale:?}: the repeated pair has two sentences: {said:?}"
        );
        for why in ["young-account", "young-member", "machine", "few-moves"] {
            let args = [
                ("why", Arg::Text(why.to_owned())),
                ("person", Arg::Text("<@1>".to_owned())),
                ("days", Arg::Number(14)),
                ("moves", Arg::Number(2)),
            ];
            assert!(said.insert(say(locale, "not-counted", &args)), "{locale:?} {why}");
        }
    }
}

/// The pools that a server can have, by what the games themselves say.
#[test]
fn every_rule_set_has_its_pool() {
    use narabe::game::Options;
    let pool = |game: &str, rules: &str| {
        let entry = GAMES.find(game).unwrap();
        let pool = entry.pool(&Options::read(entry.info, rules).unwrap(), 2);
        (pool.name, pool.odd)
    };
    assert_eq!(pool("gomoku", "freestyle"), ("gomoku", Some("opening")));
    assert_eq!(pool("gomoku", "standard opening=swap2"), ("gomoku", None));
    assert_eq!(pool("gomoku", "freestyle opening=swap2 size=9"), ("gomoku", Some("board")));
    assert_eq!(pool("gomoku", "1918 opening=swap2"), ("gomoku", None));
    assert_eq!(pool("gomoku", "renju"), ("renju", None));
    assert_eq!(pool("gomoku", "renju opening=none"), ("renju", Some("opening")));
    assert_eq!(pool("roku", "standard"), ("roku", None));
    assert_eq!(pool("roku", "handicap-2"), ("roku", Some("handicap")));
    assert_eq!(pool("rokumon", "act-4"), ("rokumon", None));
    for (name, rules) in [
        ("pente", ["pente", "g-pente", "d-pente", "simple"]),
        ("keryo-pente", ["keryo-pente", "dk-pente", "pente capture=pairs-and-threes", "dk-pente"]),
        ("captures", ["poof-pente", "boat-pente", "o-pente", "pente overtime=capture-line"]),
        ("ninuki", ["ninuki", "school42", "breaking", "pente overtime=french"]),
        ("ninuki-renju", ["ninuki-renju", "ninuki-renju size=19", "ninuki-renju", "ninuki-renju"]),
    ] {
        for rules in rules {
            assert_eq!(pool("ninuki", rules), (name, None), "{rules}");
        }
    }
    assert_eq!(pool("ninuki", "pente size=13"), ("pente", Some("board")));
    for entry in GAMES.0 {
        for (number, preset) in entry.info.presets.iter().enumerate() {
            for seats in 1..=preset.seats.1.max(4) {
                let pool = entry.pool(&Options::preset(entry.info, number), seats);
                assert_eq!(pool.name == "multi", seats != 2, "{} {}", entry.info.id, preset.name);
                let written = |sign: char| sign.is_ascii_lowercase() || sign == '-';
                assert!(pool.name.len() <= 32 && pool.name.chars().all(written), "{}", pool.name);
            }
        }
    }
}

/// A book that a test keeps beside the app agrees with what people are shown.
#[tokio::test]
async fn what_is_shown_is_what_the_fold_says() {
    let server = Server::new();
    let guests: Vec<Guest> = (1..=4).map(regular).collect();
    let mut book = Book::default();
    for number in 0..12_usize {
        let (one, two) = (guests[number % 4], guests[(number + 1 + number / 4) % 4]);
        if one.person == two.person {
            continue;
        }
        server.clock.advance(DAY_MS);
        server.win(one, two).await;
        let player = |guest: Guest, side: u8| narabe::rating::Player {
            person: guest.person,
            side,
            place: side + 1,
            late: false,
        };
        let at = narabe::clock::Clock::now(&server.clock);
        let players = vec![player(one, 0), player(two, 1)];
        let first = Some(First { player: 0, rules: format!("freestyle {PRO}"), prior: 40.0 });
        let weights = Terms::default().weights;
        book.rate(&Score { at, players, drawn: false, weights, first, set: None });
    }
    let which = Which { guild: GUILD, pool: "gomoku".into(), season: None };
    for guest in guests {
        let (rung, _) =
            server.app.store().place(which.clone(), guest.person).await.unwrap().unwrap();
        assert_eq!(rung.standing, book.standing(guest.person));
    }
}

/// A game of a rule set that `two` gives up after a stone of each.
async fn given_up(server: &Server, one: Guest, two: Guest, game: &str, rules: &str) {
    let wish = ChallengeOptions {
        opponent: Some(Opponent { person: two.person, is_bot: false, is_self: false }),
        game: game.into(),
        rules: rules.into(),
        first: FirstPlayer::Me,
        pace: Some(Pace::Standard),
        ..ChallengeOptions::default()
    };
    let asked = Request { caller: server.caller(one), kind: commands::challenge(wish) };
    let (game, _) = narabe::app::handle(&server.app, &asked).await.shows.unwrap();
    server.ask(two, RequestKind::Press { game, version: 0, verb: ButtonAction::Accept }).await;
    for (who, point) in [(one, "h8"), (two, "h9")] {
        server.play(who, game, point).await;
    }
    let version = server.app.store().game(game).await.unwrap().unwrap().version;
    server.ask(two, RequestKind::Press { game, version, verb: ButtonAction::ConfirmResign }).await;
    server.clock.advance(60_000);
}

/// Eleven games of a rule set, one of them on a larger board, and one of another rule set that is in the same pool.
async fn eleven_and_one(server: &Server, one: Guest, two: Guest) {
    for number in 0..11 {
        let size = if number == 4 { "size=19" } else { "" };
        given_up(server, one, two, "gomoku/standard", size).await;
    }
    given_up(server, one, two, "gomoku/freestyle", "").await;
}

#[tokio::test]
async fn a_history_of_a_rule_set_has_that_one_alone() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    eleven_and_one(&server, one, two).await;
    for (named, count) in [
        ("gomoku/standard", "11 finished games"),
        ("gomoku/standard size=19", "1 finished game"),
        ("gomoku/freestyle", "1 finished game"),
        ("freestyle", "1 finished game"),
        ("gomoku", "12 finished games"),
    ] {
        let past = HistoryFilter { pool: Some(named.into()), ..HistoryFilter::default() };
        let shown = server.ask(one, RequestKind::ShowPage(Page::History(past))).await;
        assert!(shown.text.contains(count), "{named}: {}", shown.text);
    }
    let past = HistoryFilter { pool: Some("gomoku/standard".into()), ..HistoryFilter::default() };
    let first = server.ask(one, RequestKind::ShowPage(Page::History(past))).await;
    let on = first.page_buttons.iter().find_map(|(_, to)| to.clone()).unwrap();
    let id = CustomId::Page(on.clone());
    assert_eq!(CustomId::read(&id.to_string()), Some(id), "the button says all of it");
    let second = server.ask(one, RequestKind::ShowPage(on)).await;
    assert!(second.text.contains("11 finished games"), "{}", second.text);
    assert_eq!(second.text.lines().count(), 2, "{}", second.text);
}

#[tokio::test]
async fn a_list_of_a_rule_set_has_that_one_alone() {
    let server = Server::new();
    let (one, two) = (regular(1), regular(2));
    eleven_and_one(&server, one, two).await;
    let listed = async |game: &str| {
        let arguments = Arguments::default().with_text("list", "finished").with_text("game", game);
        server.ask(one, RequestKind::command("games", arguments)).await
    };
    let count = |list: &Message| list.layout.len() - 1;
    assert_eq!(count(&listed("gomoku/freestyle").await), 1);
    assert_eq!(count(&listed("gomoku/standard size=19").await), 1);
    let first = listed("gomoku/standard").await;
    let keys = first.panel.iter().flat_map(|row| match row {
        Row::Buttons(buttons) => buttons.as_slice(),
        _ => &[],
    });
    let on = keys.map(|button| button.key.clone()).find(|key| key.starts_with("games:1:")).unwrap();
    for (key, games) in [(on, 3), ("games:1:finished:gomoku:".to_owned(), 4)] {
        let second = server.ask(one, RequestKind::Panel { key, values: Vec::new() }).await;
        assert_eq!((count(&first), count(&second)), (8, games), "{}", second.words());
    }
}

/// Discord takes 100 characters.
#[test]
fn the_longest_button_of_a_history_fits() {
    let widest = |entry: &'static narabe::game::Entry| {
        let name = |preset: &narabe::game::Preset| preset.name.len();
        let preset = entry.info.presets.iter().map(name).max().unwrap();
        entry.info.id.len() + preset + entry.info.keys.len() + 2
    };
    let longest = GAMES.0.iter().map(widest).max().unwrap();
    let past = HistoryFilter {
        person: Some(u64::MAX),
        pool: Some("x".repeat(longest)),
        opponent: Some(u64::MAX),
        points: Some(2),
        rated: true,
        page: 9_999,
    };
    assert!(CustomId::Page(Page::History(past)).to_string().len() <= 100);
}
