//! `/events`: leagues and tournaments of a server.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::events::create::{self, EventOptions, ROUNDS, Regulations};
use crate::app::events::organise::{self, Act};
use crate::app::events::{entry, list};
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::{Answer, Reply};
use crate::app::pages::event_files;
use crate::game::Refusal;
use crate::play::pace::Pace;
use crate::play::words::of_word;
use crate::store::events::{EventFormat, EventStatus};

/// Act that the command names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Do {
    Create,
    List,
    Table,
    Export,
    Join,
    Leave,
    Start,
    Cancel,
    Remove,
    PutBack,
    Move,
}

impl Do {
    const ALL: [(Self, &'static str); 11] = [
        (Self::Create, "create"),
        (Self::List, "list"),
        (Self::Table, "table"),
        (Self::Export, "export"),
        (Self::Join, "join"),
        (Self::Leave, "leave"),
        (Self::Start, "start"),
        (Self::Cancel, "cancel"),
        (Self::Remove, "remove"),
        (Self::PutBack, "put-back"),
        (Self::Move, "move"),
    ];
}

/// `/events`.
pub struct Events {
    act: Do,
    options: EventOptions,
    event: Option<String>,
    person: Option<u64>,
}

impl Events {
    /// Returns the person whom the act is about.
    fn person(&self) -> Result<u64, Refusal> {
        self.person.ok_or_else(|| Refusal::new("event-needs-person"))
    }
}

impl SlashCommand for Events {
    const SPEC: Spec = Spec::ephemeral(
        "events",
        Group::Play,
        &[
            Opt::optional("do", Takes::Word(&words_of(Do::ALL))),
            Opt::optional("format", Takes::Word(&words_of(EventFormat::ALL))),
            Opt::optional("game", Takes::Text),
            Opt::optional("rules", Takes::Text),
            Opt::optional("clock", Takes::Word(&words_of(Pace::ALL))),
            Opt::optional("games", Takes::Word(&["1", "2"])),
            Opt::optional("rounds", Takes::Word(&words_of(ROUNDS))),
            Opt::optional("seats", Takes::Text),
            Opt::optional("starts", Takes::Text),
            Opt::optional("regulations", Takes::Word(&words_of(Regulations::ALL))),
            Opt::optional("name", Takes::Text),
            Opt::optional("event", Takes::Text),
            Opt::optional("person", Takes::Person),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let options = EventOptions {
            name: arguments.string("name"),
            format: arguments.text("format").and_then(EventFormat::from_word),
            game: arguments.string("game").unwrap_or_default(),
            rules: arguments.string("rules").unwrap_or_default(),
            pace: arguments.text("clock").and_then(Pace::read),
            games: arguments.text("games").and_then(|games| games.parse().ok()),
            strict: arguments.text("rounds").and_then(|word| of_word(&ROUNDS, word)),
            regulations: arguments
                .text("regulations")
                .and_then(|word| of_word(&Regulations::ALL, word)),
            seats: arguments.string("seats"),
            starts: arguments.string("starts"),
        };
        // Terms alone make an event.
        let terms = options != EventOptions::default();
        let usual = if terms { Do::Create } else { Do::List };
        let act = arguments.text("do").map_or(Some(usual), |word| of_word(&Do::ALL, word))?;
        let person = arguments.person("person").map(|person| person.person);
        Some(Self { act, options, event: arguments.string("event"), person })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let act = match self.act {
            Do::Create if self.options == EventOptions::default() => {
                return create::preview(ctx, caller).await;
            }
            Do::Create => return create::create(ctx, caller, &self.options).await,
            Do::List => return list::list(ctx, caller).await,
            Do::Table | Do::Export | Do::Join | Do::Leave => None,
            Do::Start => Some(Act::Start),
            Do::Cancel => Some(Act::Cancel),
            Do::Remove => Some(Act::Remove(self.person()?)),
            Do::PutBack => Some(Act::PutBack(self.person()?)),
            Do::Move => Some(Act::Move(caller.venue.channel)),
        };
        let reads = matches!(self.act, Do::Table | Do::Export);
        let status = (self.act == Do::Start).then_some(EventStatus::Open);
        let id = list::find(ctx, caller, self.event.as_deref(), (status, reads)).await?;
        match (act, self.act) {
            (Some(Act::Remove(person)), _) => organise::remove(ctx, caller, id, person).await,
            (Some(Act::Cancel), _) => organise::cancel(ctx, caller, id).await,
            (Some(act), _) => organise::organise(ctx, caller, id, act).await,
            (None, Do::Join) => entry::join(ctx, caller, id, false).await,
            (None, Do::Export) => event_files::export(ctx, caller, id).await,
            (None, Do::Leave) => entry::leave(ctx, caller, id, false, false).await,
            (None, _) => Ok(Answer::plain(Reply::Post(list::show(ctx, caller, id, None).await?))),
        }
    }
}
