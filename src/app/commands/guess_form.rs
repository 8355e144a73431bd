//! The form of those who watch a game: a guess at its next move, and at its winner while the game is young.
//!
//! Nothing that anyone else sees says that there are ballots before the move that counts them.

use crate::app::caller::Caller;
use crate::app::commands::form_parts::{self, explained, out_of_date};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{action_names, menus, moves, policy};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::crowd_lines::called;
use crate::app::output::form::{Field, Form, Input};
use crate::app::output::reply::{Answer, Choice, Reply};
use crate::app::output::seat_labels;
use crate::app::output::view;
use crate::game::{Arg, Refusal, Seat, Table};
use crate::store::ballot::{Ballot, BallotKind, Cast, PREDICTED_BEFORE};
use crate::store::{GameId, Status, StoreError, StoredGame};
use crate::words::{self, Locale, say};

/// First word of the form's key.
pub(crate) const NAME: &str = "guess";

/// Version of the form. One with other fields has another number.
const VERSION: &str = "1";

/// Value of the menu that predicts nothing.
const NO_ONE: &str = "-";

/// Opens the form on the position as it is now, also from an older board.
pub(crate) async fn open(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let watched = Watched::find(ctx, caller, &game.0.to_string()).await?;
    let Watched { stored, .. } = &watched;
    let args = [("game", Arg::Text(words::called(caller.locale, &stored.game, &stored.rules).0))];
    Ok(Answer::plain(Reply::Form(Form {
        key: form_parts::key_on(NAME, VERSION, stored),
        title: say(caller.locale, "form-guess", &args),
        fields: watched.fields().await,
    })))
}

/// Keeps what the form says; `part` is its version, the game and the length of its log.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let (game, entries) = form_parts::read_key(VERSION, part)?;
    let watched = Watched::find(ctx, caller, game).await?;
    if entries != watched.stored.entries {
        return Err(Refusal::new("guess-late").into());
    }
    let ballots = watched.ballots(fields)?;
    match ctx.store.cast(ballots.clone()).await? {
        Cast::Kept => Ok(Answer::private(watched.confirmation(&ballots).await)),
        Cast::Late => Err(Refusal::new("guess-late").into()),
        Cast::Plays => Err(Refusal::new("guess-plays").into()),
    }
}

/// Refuses a caller who plays, and a game or server in which no one may guess.
async fn check(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<(), Error> {
    let settings = context::guild_settings(ctx, stored.venue.guild).await?;
    policy::check_ban(caller, &settings)?;
    let refusal = match stored.status {
        _ if !settings.guesses => "guess-off",
        _ if stored.has_crowd() => "guess-crowd",
        _ if stored.members.iter().any(|member| member.person == caller.person) => "guess-plays",
        Status::Running if any_refuses(ctx, stored).await? => "guess-refused",
        Status::Running => return Ok(()),
        Status::Open => "not-begun",
        Status::Finished | Status::Aborted => "game-over",
    };
    let vote = view::public_label(caller, stored, "button-vote");
    Err(Refusal::new(refusal).text("vote", vote).into())
}

/// True if one of the players wants no guesses.
async fn any_refuses(ctx: &Context, stored: &StoredGame) -> Result<bool, StoreError> {
    for member in &stored.members {
        if !ctx.store.preferences(member.person).await?.guessable {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Game as someone watches it who may guess.
struct Watched<'a> {
    ctx: &'a Context,
    caller: &'a Caller,
    stored: StoredGame,
    table: Table,
}

impl<'a> Watched<'a> {
    /// Finds a game by its number, for someone who may guess in it.
    async fn find(ctx: &'a Context, caller: &'a Caller, number: &str) -> Result<Self, Error> {
        let stored = game_lookup::game_named(ctx, caller, number).await?;
        check(ctx, caller, &stored).await?;
        let table = context::table(ctx, &stored)?;
        Ok(Self { ctx, caller, stored, table })
    }

    /// Returns the fields of the form: the move, and the winner while that is open.
    async fn fields(&self) -> Vec<Field> {
        let (locale, table) = (self.caller.locale, &self.table);
        let guess = Field {
            name: "where",
            label: form_parts::of_action(locale, table),
            note: Some(say(locale, self.note(), &[])),
            input: Input::Line(menus::example(self.caller, table)),
        };
        if self.stored.entries >= PREDICTED_BEFORE {
            return vec![guess];
        }
        let none = say(locale, "guess-no-one", &[]);
        let none = Choice { name: none, value: NO_ONE.to_owned() };
        let sides = self.sides(|_, _, name| name.to_owned()).await.into_iter();
        let sides = sides.map(|(value, name)| Choice { name, value });
        let choices = [none].into_iter().chain(sides).collect();
        let mut winner = explained("winner", locale, Input::Select(choices, NO_ONE.to_owned()));
        if self.is_for_fun() {
            winner.note = Some(say(locale, "form-winner-fun", &[]));
        }
        vec![guess, winner]
    }

    /// True if one person plays, alone or against machines: their game gives no points.
    fn is_for_fun(&self) -> bool {
        self.stored.members.len() < 2
    }

    /// Returns the id of the sentence about the points of a right guess.
    fn note(&self) -> &'static str {
        let was_taken_back = self.stored.entries as usize > self.stored.log.len();
        match (self.is_for_fun(), was_taken_back) {
            (true, _) => "form-guess-fun",
            (false, true) => "form-guess-again",
            (false, false) => "form-guess-note",
        }
    }

    /// Returns the ballots of a form, at least one.
    fn ballots(&self, fields: &Arguments) -> Result<Vec<Ballot>, Error> {
        let guess = fields.text("where").filter(|text| !text.trim().is_empty());
        let guess = guess.map(|text| self.legal(text)).transpose()?;
        let guess = guess.map(|text| self.ballot(BallotKind::Guess, self.stored.entries, text));
        let side = fields.text("winner").filter(|side| *side != NO_ONE);
        if side.is_some_and(|side| self.seats().all(|seat| self.side(seat) != side)) {
            return Err(out_of_date().into());
        }
        let winner = side.map(|side| self.ballot(BallotKind::Winner, 0, side.to_owned()));
        let ballots: Vec<Ballot> = guess.into_iter().chain(winner).collect();
        match ballots.is_empty() {
            true => Err(Refusal::new("guess-empty").into()),
            false => Ok(ballots),
        }
    }

    fn ballot(&self, kind: BallotKind, entries: u32, text: String) -> Ballot {
        let (person, interaction) = (self.caller.person, self.caller.interaction);
        let (game, at) = (self.stored.id, self.ctx.clock.now());
        Ballot { game, entries, person, kind, text, at, interaction }
    }

    /// Returns the canonical text of an action as the caller has written it, which must be legal in the position.
    fn legal(&self, written: &str) -> Result<String, Error> {
        let lettering = action_names::lettering(self.caller, &self.table);
        let action = moves::action(&self.table, &lettering.read(written)?);
        let action = action.map_err(|why| lettering.refusal(why))?;
        let mut table = context::table(self.ctx, &self.stored)?;
        let (action, played) = moves::play(&mut table, &action);
        played.map_err(|why| lettering.refusal(why))?;
        Ok(action)
    }

    /// Returns what is told to the caller of their ballots.
    async fn confirmation(&self, ballots: &[Ballot]) -> String {
        let locale = self.caller.locale;
        // A name may have marks, such as those of a link. A mention has none.
        let sides = self.sides(|locale, person, _| called(person, locale)).await;
        let line = |ballot: &Ballot| match ballot.kind {
            BallotKind::Guess => {
                let action = action_names::shown(self.caller, &self.table, &ballot.text);
                let action = Arg::Text(words::action(locale, &action));
                say(locale, "guess-kept", &[("action", action)])
            }
            BallotKind::Vote => String::new(),
            BallotKind::Winner => {
                let side = sides.iter().find(|(side, _)| *side == ballot.text);
                let name = side.map(|(_, name)| name.clone()).unwrap_or_default();
                say(locale, "prediction-kept", &[("person", Arg::Text(name))])
            }
        };
        ballots.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.table.seats()).map(Seat)
    }

    /// Returns the number of a seat's side.
    fn side(&self, seat: Seat) -> String {
        self.table.side(seat).0.to_string()
    }

    /// Returns the numbers of the sides with the names of their players, where people are named as told; a player without a
    /// known name has a number.
    async fn sides(&self, told: fn(Locale, u64, &str) -> String) -> Vec<(String, String)> {
        let locale = self.caller.locale;
        let players = seat_labels::players(self.ctx, &self.stored, &self.table, locale).await;
        let mut sides: Vec<(String, Vec<String>)> = Vec::new();
        for (seat, player) in self.seats().zip(players) {
            let number = ("number", Arg::Number(i64::from(seat.0) + 1));
            let name = match self.stored.person_at(seat) {
                _ if player.name.is_empty() => say(locale, "guess-seat", &[number]),
                Some(person) => told(locale, person, &player.name),
                None => player.name,
            };
            match sides.iter_mut().find(|(side, _)| *side == self.side(seat)) {
                Some((_, mates)) => mates.push(name),
                None => sides.push((self.side(seat), vec![name])),
            }
        }
        let joined = |mates: Vec<String>| words::join::mates(locale, &mates);
        sides.into_iter().map(|(side, mates)| (side, joined(mates))).collect()
    }
}
