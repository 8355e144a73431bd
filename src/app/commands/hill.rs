//! `/hill`: the ladder without end.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::events::hill;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::play::words::of_word;

/// Act that the command names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Do {
    Show,
    Join,
    Challenge,
    Leave,
}

impl Do {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Show, "show"),
        (Self::Join, "join"),
        (Self::Challenge, "challenge"),
        (Self::Leave, "leave"),
    ];
}

/// `/hill`.
pub struct Hill {
    act: Do,
    person: Option<u64>,
    game: Option<String>,
}

impl SlashCommand for Hill {
    const SPEC: Spec = Spec::named(
        "hill",
        Group::Play,
        &[
            Opt::optional("do", Takes::Word(&words_of(Do::ALL))),
            Opt::optional("person", Takes::Person),
            Opt::optional("game", Takes::Text),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        let person = arguments.person("person").map(|person| person.person);
        // To name someone is to challenge them.
        let usual = if person.is_some() { Do::Challenge } else { Do::Show };
        let act = arguments.text("do").map_or(Some(usual), |word| of_word(&Do::ALL, word))?;
        Some(Self { act, person, game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let found = hill::find(ctx, caller, self.game.as_deref()).await?;
        match self.act {
            Do::Show => hill::show(ctx, caller, &found).await,
            Do::Join => hill::join(ctx, caller, found, false).await,
            Do::Leave => hill::ask_to_leave(ctx, caller, &found),
            Do::Challenge => match self.person {
                Some(person) => hill::challenge(ctx, caller, &found, person).await,
                None => hill::ask_whom(ctx, caller, &found).await,
            },
        }
    }
}
