//! Lists of games: mine, this channel's, finished.

use crate::app::caller::Caller;
use crate::app::clock::vacation;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::across;
use crate::app::game::kind::Kind;
use crate::app::input::request::{ButtonAction, GamesFilter, GamesList};
use crate::app::markup::{countdown, link, mention};
use crate::app::output::company::{self, Player};
use crate::app::output::crowd_lines::listed;
use crate::app::output::emoji;
use crate::app::output::game_title::title;
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::machine_name;
use crate::app::output::offer_line::concerned;
use crate::app::output::outcome_line::turn_or_outcome;
use crate::app::output::panel::{Place, page_row, plain};
use crate::app::output::plan_lines;
use crate::app::output::reply::{Answer, ButtonStyle, Link, Message, PanelButton, Reply};
use crate::app::turn_clock;
use crate::game::{Arg, Refusal, Seat};
use crate::play::crowd::CROWD;
use crate::play::words::word;
use crate::store::servers::Finished;
use crate::store::{Millis, Of, Offer, Status, StoredGame};
use crate::words::{self, say};

/// Number of games on a page: each is three of the 40 components of a message.
const PAGE: u32 = 8;

/// Runs `/games`.
pub(crate) async fn list_games(
    ctx: &Context,
    caller: &Caller,
    listed: &GamesFilter,
) -> Result<Answer, Error> {
    let named = listed.game.as_deref().filter(|name| !name.trim().is_empty());
    let kind = named.map(|name| Kind::asked(ctx, name)).transpose()?;
    let game = kind.map(|kind| kind.key());
    let listed = GamesFilter { game, ..listed.clone() };
    Ok(Answer::plain(Reply::Post(games_page(ctx, caller, &listed, 0).await?)))
}

/// Turns to another page of the list; `part` is its number and the words of the filter.
pub(crate) async fn turn_page(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let (page, words) = part.split_once(':').ok_or_else(unknown)?;
    let page = page.parse().map_err(|_| unknown())?;
    let listed = GamesFilter::read(words).ok_or_else(unknown)?;
    Ok(Answer::plain(Reply::Update(games_page(ctx, caller, &listed, page).await?)))
}

async fn games_page(
    ctx: &Context,
    caller: &Caller,
    listed: &GamesFilter,
    page: u32,
) -> Result<Message, Error> {
    let (games, place) = load_page(ctx, caller, listed, page).await?;
    let heading = format!("list-{}", word(&GamesList::ALL, listed.list));
    if games.is_empty() {
        return Ok(Message::private(none(caller, listed, &heading)));
    }
    let own_vacation = match listed.list {
        GamesList::Mine => vacation::own(ctx, caller).await?,
        _ => None,
    };
    let heading = [say(caller.locale, &heading, &[])].into_iter().chain(own_vacation);
    let mut layout = vec![Part::Text(heading.collect::<Vec<_>>().join("\n"))];
    for game in &games {
        layout.push(match listed.list {
            GamesList::Seats => seat_part(ctx, caller, game),
            _ => game_part(ctx, caller, game).await?,
        });
    }
    let panel = page_row(caller.locale, place, |to| format!("games:{to}:{}", listed.words()));
    Ok(Message { panel: panel.into_iter().collect(), ..Message::private_layout(layout) })
}

/// Returns what is said in the place of a list without games: there may be others than those that were asked for.
fn none(caller: &Caller, listed: &GamesFilter, heading: &str) -> String {
    let is_limited = listed.game.is_some() || listed.with.is_some();
    if is_limited && listed.list != GamesList::Finished {
        return say(caller.locale, "list-no-match", &[]);
    }
    say(caller.locale, &format!("{heading}-none"), &[])
}

/// Returns the games of a page, and its place among the others.
async fn load_page(
    ctx: &Context,
    caller: &Caller,
    listed: &GamesFilter,
    page: u32,
) -> Result<(Vec<StoredGame>, Place), Error> {
    let most = PAGE as usize;
    let read = |key: &str| Kind::read(ctx, key).ok_or_else(|| Refusal::new("unknown-button"));
    let kind = listed.game.as_deref().map(read).transpose()?;
    if listed.list == GamesList::Finished {
        let which = Finished {
            person: Some(caller.person),
            with: listed.with,
            channel: None,
            game: kind.as_ref().map(|kind| kind.entry.info.id.to_owned()),
            words: kind.map(|kind| kind.words()).unwrap_or_default(),
            skip: page.saturating_mul(PAGE),
            most: PAGE + 1,
        };
        let mut games = ctx.store.finished(which).await?;
        let more = games.len() > most;
        games.truncate(most);
        return Ok((games, Place::More(page, more)));
    }
    let games = unfinished(ctx, caller, listed, kind.as_ref()).await?;
    let pages = (games.len() as u32).div_ceil(PAGE);
    // The list may have become shorter since the page before this one was shown.
    let page = page.min(pages.saturating_sub(1));
    let games = games.into_iter().skip((page * PAGE) as usize).take(most).collect();
    Ok((games, Place::Of(page, pages)))
}

/// Returns all games of a list that are not over, the most urgent first.
async fn unfinished(
    ctx: &Context,
    caller: &Caller,
    listed: &GamesFilter,
    kind: Option<&Kind>,
) -> Result<Vec<StoredGame>, Error> {
    let mine = listed.list == GamesList::Mine;
    let of = if mine { Of::Person(caller.person) } else { Of::Channel(caller.venue.channel) };
    let mut games = ctx.store.unfinished(of).await?;
    games.retain(|game| fits(game, listed, kind));
    // Others go on with those that the caller has left.
    if mine {
        games.retain(|game| !game.has_left(caller.person));
    }
    if listed.list == GamesList::Seats {
        let there = across::seats(ctx, caller).await?;
        games.extend(there.into_iter().filter(|game| fits(game, listed, kind)));
        games.retain(|game| free_seats(ctx, game) > 0);
    }
    let waits = |game: &StoredGame| mine && waits(ctx, caller, game).unwrap_or_default();
    games.sort_by_cached_key(|game| (!waits(game), due(game).unwrap_or(i64::MAX), game.id));
    Ok(games)
}

/// Returns the line of a game, with a button beside it that leads to its board, or for a guest of its server shows it.
async fn game_part(ctx: &Context, caller: &Caller, game: &StoredGame) -> Result<Part, Error> {
    let line = game_line(ctx, caller, game)?;
    let void = plan_lines::void(ctx, (caller.person, caller.locale), game).await?;
    let line = [line].into_iter().chain(void).collect::<Vec<_>>().join("\n");
    if game.is_guest(caller.person) && game.status == Status::Running {
        let label = say(caller.locale, &format!("button-{}", ButtonAction::Mine.word()), &[]);
        let mine = plain(&format!("mine:{}", game.id.0), label);
        return Ok(Part::Section(line, SideButton::Panel(mine)));
    }
    Ok(match game.message {
        Some(message) => {
            let label = say(caller.locale, "list-open", &[]);
            let page = Link { label, url: link(&game.venue, message) };
            Part::Section(line, SideButton::Link(page))
        }
        None => Part::Text(line),
    })
}

/// Returns the line of a challenge with an open seat, with a button beside it that takes the seat; without one for who
/// has a seat already.
fn seat_part(ctx: &Context, caller: &Caller, game: &StoredGame) -> Part {
    let locale = caller.locale;
    let author = game.members.first().map_or_else(String::new, |member| mention(member.person));
    let args = [
        ("author", Arg::Text(author)),
        ("game", Arg::Text(title(game, locale))),
        ("free", Arg::Number(free_seats(ctx, game) as i64)),
    ];
    let when = due(game).map(countdown).map(|when| [("when", Arg::Text(when))]);
    let when = when.map(|when| say(locale, "list-expires", &when));
    let is_away = game.venue.guild != caller.venue.guild;
    let away = is_away.then(|| say(locale, "list-across", &[]));
    let line = [Some(say(locale, "list-seat", &args)), when, away].into_iter().flatten();
    let line = words::join::parts(locale, &line.collect::<Vec<_>>());
    if game.members.iter().any(|member| member.person == caller.person) {
        return Part::Text(line);
    }
    let label = say(locale, &format!("button-{}", ButtonAction::Join.word()), &[]);
    let join =
        PanelButton { look: ButtonStyle::On, ..plain(&format!("seat:{}", game.id.0), label) };
    Part::Section(line, SideButton::Panel(join))
}

/// Returns the number of open seats of a challenge that everyone can take.
fn free_seats(ctx: &Context, game: &StoredGame) -> usize {
    let open = Some(game).filter(|game| game.status == Status::Open);
    let table = open.and_then(|game| context::table(ctx, game).ok());
    table.map_or(0, |table| table.people().len().saturating_sub(game.members.len()))
}

/// Returns the line of a game: what it asks of the caller or where it stands, the game, its other
/// players, its open seats, who of the others is on vacation, and its deadline.
fn game_line(ctx: &Context, caller: &Caller, game: &StoredGame) -> Result<String, Error> {
    let now = match game.status {
        _ if waits(ctx, caller, game)? => your_turn(caller, game),
        Status::Running | Status::Finished => {
            turn_or_outcome(game, &context::table(ctx, game)?, caller.locale)
        }
        Status::Aborted => say(caller.locale, "no-result", &[]),
        Status::Open => say(caller.locale, "waits-to-begin", &[]),
    };
    let (id, when) = match (game.status, due(game)) {
        (Status::Open, Some(at)) => ("list-expires", countdown(at)),
        (Status::Running, Some(at)) => ("list-due", countdown(at)),
        _ => ("list-last", format!("<t:{}:d>", game.updated_at / 1000)),
    };
    let when = say(caller.locale, id, &[("when", Arg::Text(when))]);
    // Parts of a line are no sentences.
    let now = words::join::without_full_stop(caller.locale, &now);
    let more = [open_seats(ctx, caller, game), away(ctx, caller, game), Some(when)];
    let parts = [now, against(ctx, caller, game)].into_iter().chain(more.into_iter().flatten());
    let parts: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    Ok(words::join::parts(caller.locale, &parts))
}

/// Returns how many seats of a challenge are open, if any are: whoever is named is not all who will play.
fn open_seats(ctx: &Context, caller: &Caller, game: &StoredGame) -> Option<String> {
    let free = free_seats(ctx, game);
    (free > 0).then(|| say(caller.locale, "list-free", &[("free", Arg::Number(free as i64))]))
}

/// Returns who of a game's other people is on vacation, if anyone is and the game has a clock that it stops.
fn away(ctx: &Context, caller: &Caller, game: &StoredGame) -> Option<String> {
    let is_on = matches!(game.status, Status::Open | Status::Running);
    if !is_on || turn_clock::is_untimed(game) {
        return None;
    }
    let now = ctx.clock.now();
    let is_away = |person: &u64| {
        let is_other = *person != caller.person && !game.has_left(*person);
        is_other && turn_clock::is_away(game, *person, now)
    };
    let people = game.members.iter().map(|member| member.person).filter(is_away);
    let people: Vec<String> = people.map(mention).collect();
    let names = [("people", Arg::People(people.clone()))];
    (!people.is_empty()).then(|| say(caller.locale, "list-away", &names))
}

/// Returns what a game that waits for the caller asks of them.
fn your_turn(caller: &Caller, game: &StoredGame) -> String {
    let own = |offer: &Offer| game.person_at(Seat(offer.seat)) == Some(caller.person);
    let answers = game.status == Status::Open || game.offer().is_some_and(|offer| !own(offer));
    say(caller.locale, if answers { "list-your-answer" } else { "list-your-move" }, &[])
}

/// Returns the game and its other players, if there are any, or all where the caller is not one of them.
fn against(ctx: &Context, caller: &Caller, game: &StoredGame) -> String {
    let name = |player: Player<'_>| match player {
        Player::Member(member) => Some(listed(member.person, caller.locale)),
        Player::Machine(machine) => Some(machine_name::name(machine, caller.locale)),
    };
    company::titled(ctx, game, caller, with_own_stone(ctx, caller, game), name)
}

/// Returns the game's title, behind the caller's stone if the game has begun and they play it; behind that of a mate who has
/// left, while they are to move in the mate's place.
fn with_own_stone(ctx: &Context, caller: &Caller, game: &StoredGame) -> String {
    let title = title(game, caller.locale);
    let own = game.seat_of(caller.person).filter(|_| game.status != Status::Open);
    let table = own.and_then(|_| context::table(ctx, game).ok());
    let stone = own.zip(table).and_then(|(own, table)| {
        let asked = table.to_move().filter(|seat| table.acting(*seat) == own);
        emoji::stone_of(ctx, &table, asked.unwrap_or(own))
    });
    let Some(stone) = stone else { return title };
    say(caller.locale, "list-stone", &[("stone", Arg::Text(stone)), ("game", Arg::Text(title))])
}

/// True if the game waits for the caller: for a move, also beside an offer of their own, or for an answer to an offer or a
/// challenge.
fn waits(ctx: &Context, caller: &Caller, game: &StoredGame) -> Result<bool, Error> {
    match game.status {
        Status::Open => Ok(is_invited(caller, game)),
        Status::Running => {
            let table = context::table(ctx, game)?;
            Ok(concerned(ctx, game, &table).contains(&caller.person)
                || game.person_on_turn(&table) == Some(caller.person))
        }
        Status::Finished | Status::Aborted => Ok(false),
    }
}

fn is_invited(caller: &Caller, game: &StoredGame) -> bool {
    game.members.iter().any(|member| member.person == caller.person && !member.joined)
}

/// Returns the end of a game's turn, as far as its board has one, or of the time to accept it.
fn due(game: &StoredGame) -> Option<Millis> {
    match game.status {
        Status::Open => game.deadline_at,
        Status::Running if turn_clock::is_endless(game) => None,
        Status::Running => {
            game.timing.turn.as_ref().filter(|turn| turn.stop.is_none()).map(|turn| turn.ends_at)
        }
        Status::Finished | Status::Aborted => None,
    }
}

fn fits(game: &StoredGame, listed: &GamesFilter, kind: Option<&Kind>) -> bool {
    let by_kind = kind.is_none_or(|kind| kind.has(game));
    let plays = |with: u64| {
        game.members.iter().any(|member| member.person == with)
            || with == CROWD && !game.machines.is_empty()
    };
    by_kind && listed.with.is_none_or(plays)
}
