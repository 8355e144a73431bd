//! Moderation by those who manage a server: ending and extending games, bans, and the list of all that was done.

use crate::app::audit;
use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::events::{entry, organise};
use crate::app::game::update::{self, Transition};
use crate::app::input::request::{Moderation, ModerationAct};
use crate::app::markup::mention;
use crate::app::outbox::task::StepTasks;
use crate::app::output::layout::Part;
use crate::app::output::panel::{Place, confirm, danger, page_row};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::output::{event_message, game_title};
use crate::app::settings::judging::{carry_out, of_server};
use crate::app::settings::server::{self, manager};
use crate::app::settings::{decide, log_words, rulings};
use crate::game::{Arg, Refusal};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::play::game::InEvent;
use crate::store::events::StoredEvent;
use crate::store::servers::{AuditAct, AuditEntry};
use crate::store::{Change, GameId, Of, Status, StoredGame, bans};
use crate::words::{self, Locale, say};

/// Number of entries on a page of the audit list: so many of the longest ones fit into a message of components alone,
/// in every language.
const PAGE: u32 = 10;

/// Runs `/settings` with an act.
pub(crate) async fn moderate(
    ctx: &Context,
    caller: &Caller,
    act: ModerationAct,
    request: &Moderation,
) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    match act {
        ModerationAct::ShowAudit => {
            Ok(Answer::plain(Reply::Post(audit_page(ctx, caller, guild, 0).await?)))
        }
        ModerationAct::Do(AuditAct::Ban) => ban(ctx, caller, guild, request).await,
        ModerationAct::Do(AuditAct::Unban) => unban(ctx, caller, guild, request).await,
        ModerationAct::Do(AuditAct::CloseSeason) => rulings::ask_to_close(ctx, caller, guild).await,
        ModerationAct::Do(act) => moderate_game(ctx, caller, guild, act, request).await,
    }
}

/// Answers a button below the audit list with the page that it names.
pub(crate) async fn turn_page(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let page = part.parse::<u32>().map_err(|_| Refusal::new("unknown-button"))?;
    Ok(Answer::plain(Reply::Update(audit_page(ctx, caller, guild, page).await?)))
}

/// Returns a page of the audit list, the newest entries on the first one.
async fn audit_page(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    page: u32,
) -> Result<Message, Error> {
    let (locale, most) = (caller.locale, PAGE as usize);
    let mut entries = ctx.store.audit(guild, page.saturating_mul(PAGE), PAGE + 1).await?;
    let place = Place::More(page, entries.len() > most);
    entries.truncate(most);
    let title = say(locale, if entries.is_empty() { "audit-empty" } else { "audit" }, &[]);
    let lines = entries.iter().map(|entry| line(ctx, entry, locale));
    let text = [title].into_iter().chain(lines).collect::<Vec<_>>().join("\n");
    let panel = page_row(locale, place, |to| format!("settings:log:{to}")).into_iter().collect();
    Ok(Message { panel, ..Message::private_layout(vec![Part::Text(text)]) })
}

/// Bans a person from new games here, which ends those that they play across servers here and takes them out of the
/// server's events and off its hills. For who is banned already all but the ban is done again: it may have been broken off
/// behind that.
async fn ban(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    request: &Moderation,
) -> Result<Answer, Error> {
    let act = AuditAct::Ban;
    let person = whom(caller, act, request)?;
    let is_new = !bans::is_banned(&ctx.store.settings(guild).await?, person);
    let played = entry::played(ctx, guild, person).await?;
    let noted = AuditEntry { target: Some(person), ..audit::entry(ctx, caller, guild, act) };
    let noted = AuditEntry { detail: names(&played, caller.locale), ..noted };
    server::set(ctx, guild, &noted, |settings| {
        // A ban by the hash of a person whose data was deleted becomes one by name: hashes give way where too many are banned.
        if !settings.banned.contains(&person) {
            bans::lift(settings, person);
            settings.banned.push(person);
        }
        Ok(())
    })
    .await?;
    let left = entry::take_out_of_server(ctx, guild, person).await;
    end_across(ctx, caller, guild, person).await?;
    let did = if is_new { "did-bar" } else { "did-bar-already" };
    Ok(ban_answer(caller, act, did, person, &left?))
}

/// Ends the games of a person whom a server has banned, if someone plays across servers there: those that are played in the
/// server with someone from elsewhere, and those in which someone from the server is a guest.
async fn end_across(ctx: &Context, caller: &Caller, guild: u64, person: u64) -> Result<(), Error> {
    let touches = |game: &StoredGame| {
        let is_home = game.venue.guild == Some(guild);
        game.guests.iter().any(|(_, from)| is_home || *from == guild)
    };
    // A game that cannot be ended keeps no other from it.
    let mut failed = Ok(());
    for game in ctx.store.unfinished(Of::Person(person)).await? {
        if game.status != Status::Running || !touches(&game) {
            continue;
        }
        let ended = update::step_by(ctx, None, game.id, |stored| {
            if stored.status != Status::Running || !touches(&stored) {
                return Err(Refusal::new("game-over").into());
            }
            let at = ctx.clock.now();
            let people = stored.members.iter().map(|member| member.person).collect();
            Ok(Transition {
                change: Change::abort(&stored, at, EndReason::EndedByServer),
                notifications: StepTasks::ephemeral(caller, people, at),
            })
        });
        match ended.await {
            // It has ended by itself meanwhile.
            Err(Error::User(_)) | Ok(_) => {}
            Err(fault) => failed = Err(fault),
        }
    }
    failed
}

/// Lifts a person's ban. Its transaction comes last: a lifting that was broken off after it could not be repeated, as a ban
/// can.
async fn unban(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    request: &Moderation,
) -> Result<Answer, Error> {
    let act = AuditAct::Unban;
    let person = whom(caller, act, request)?;
    let open = organise::open_to_return(ctx, guild, person).await?;
    let noted = AuditEntry { target: Some(person), ..audit::entry(ctx, caller, guild, act) };
    server::set(ctx, guild, &noted, |settings| {
        if !bans::is_banned(settings, person) {
            return Err(Refusal::new("not-banned").text("person", mention(person)).into());
        }
        bans::lift(settings, person);
        Ok(())
    })
    .await?;
    Ok(ban_answer(caller, act, "did-unbar", person, &open))
}

/// Returns the person whom a ban or its lifting is about. Whoever picks the bot means the crowd elsewhere, and nothing here.
fn whom(caller: &Caller, act: AuditAct, request: &Moderation) -> Result<u64, Refusal> {
    match request.person {
        None => Err(Refusal::new("deed-needs-person")),
        Some(CROWD) => Err(Refusal::new("ban-narabe")),
        Some(person) if person == caller.person && act == AuditAct::Ban => {
            Err(Refusal::new("ban-self"))
        }
        Some(person) => Ok(person),
    }
}

/// Returns events with their numbers for a line of the audit list, and of many how many more there are.
fn names(events: &[StoredEvent], locale: Locale) -> String {
    let names: Vec<String> = events.iter().map(|event| event.id.with_name(&event.name)).collect();
    let within = words::join::things_within(locale, &names, audit::LONGEST_SHOWN);
    audit::whole(&within.unwrap_or_default())
}

/// Returns the answer to a ban, with the events that the person is out of by it, or to its lifting, with those into which
/// they can be put back. It begins with the message `did`.
fn ban_answer(
    caller: &Caller,
    act: AuditAct,
    did: &str,
    person: u64,
    events: &[StoredEvent],
) -> Answer {
    let locale = caller.locale;
    let mut sentences = vec![say(locale, did, &[("person", Arg::Text(mention(person)))])];
    if !events.is_empty() {
        let titles = events.iter().map(|event| event_message::title(event, locale));
        let titles = words::join::things(locale, &titles.collect::<Vec<_>>());
        let id = format!("did-{}-events", act.word());
        sentences.push(say(locale, &id, &[("events", Arg::Text(titles))]));
    }
    Answer::private(words::join::sentences(locale, &sentences))
}

/// Carries out an act on a game of this server, and records it in the audit list. To decide a game, or to end one of an event,
/// it asks first.
async fn moderate_game(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    act: AuditAct,
    request: &Moderation,
) -> Result<Answer, Error> {
    let stored = of_server(ctx, guild, request.game.as_deref().unwrap_or_default()).await?;
    match (act, &stored.event) {
        (AuditAct::Adjudicate, _) => decide::ask(ctx, caller, &stored, request.person).await,
        (AuditAct::End, Some(part)) if stored.status == Status::Running => {
            Ok(ask_to_end(caller, &stored, part))
        }
        _ => carry_out(ctx, caller, (guild, &stored), act, None).await,
    }
}

/// Asks for confirmation to end a game of an event, which goes on without its result.
fn ask_to_end(caller: &Caller, stored: &StoredGame, part: &InEvent) -> Answer {
    let locale = caller.locale;
    let args = [
        ("format", Arg::Text(part.format.word().to_owned())),
        ("game", Arg::Text(game_title::title(stored, locale))),
    ];
    let yes = danger(&format!("end:{}", stored.id.0), say(locale, "decide-yes", &[]));
    Answer::plain(Reply::Post(confirm(yes, say(locale, "end-sure", &args))))
}

/// Ends a game of an event once that is confirmed.
pub(crate) async fn end(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let stored = of_server(ctx, guild, part).await?;
    let ended = carry_out(ctx, caller, (guild, &stored), AuditAct::End, None).await?;
    Ok(ended.in_place_of_question())
}

/// Formats an audit entry: when, who, and what, with the game or person concerned.
fn line(ctx: &Context, entry: &AuditEntry, locale: Locale) -> String {
    let game = entry.game.map(|GameId(game)| format!("#{game}")).unwrap_or_default();
    let target = entry.target.map(mention).unwrap_or_default();
    let concerned = [("game", Arg::Text(game)), ("person", Arg::Text(target))];
    let act = say(locale, &format!("audit-act-{}", entry.act.word()), &concerned);
    let (at, person) = (entry.at / 1000, mention(entry.person));
    let line = format!("<t:{at}:f> {person} {act}");
    match log_words::detail(ctx, entry, locale) {
        None => line,
        Some(detail) => {
            let args = [("line", Arg::Text(line)), ("detail", Arg::Text(detail))];
            say(locale, "audit-detail", &args)
        }
    }
}
