//! A planned answer and the move that it answers are kept together or not at all: the program is killed at write after
//! write and sync after sync while it keeps them.

use super::host::Host;
use super::load::heard;
use crate::database::is_passed_over;
use narabe::playground::{Answered, Person};
use narabe::store::sql::check::verify;
use narabe::store::{GameId, StoredGame};

/// Ways in which the program dies, each with the step from one tried number to the next; `NARABE_PLAN_KILLS` divides it.
const DEATHS: [(&str, usize); 3] = [("kill write", 3), ("half write", 4), ("kill sync", 1)];
/// A game in which Bob is always on turn: Alice's plan answers each of his moves.
struct Walk {
    host: Host,
    people: [Person; 2],
    /// Points for Bob and for Alice, none of which make five in a row.
    points: Vec<[String; 2]>,
}

impl Walk {
    async fn begin() -> Self {
        let host = Host::begin(1).await;
        let people = ["alice", "bob"].map(|key| host.person(key));
        let walk = Self { host, people, points: points() };
        let options = [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];
        let [alice, bob] = &walk.people;
        let challenge = alice.slash(&walk.host.lobby, "challenge", &options).await.unwrap();
        bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
        alice.slash(&walk.host.lobby, "move", &[("where", "a1")]).await.unwrap();
        walk
    }

    /// Alice plans an answer to Bob's next move.
    async fn plan(&self, line: &str) {
        let options = [("text", "true"), ("game", "1")];
        let board = self.people[0].slash(&self.host.lobby, "board", &options).await.unwrap();
        let form = self.people[0].press(board.ephemeral().unwrap(), "Plan…").await.unwrap();
        let kept = self.people[0].submit(form.modal().unwrap(), &[("lines", line)]).await.unwrap();
        assert!(kept.ephemeral().unwrap().text().contains("🗒️"), "{kept:?}");
    }

    /// Bob moves on a disk with an order; gives his answer, and true if the program died of it.
    async fn moves(&mut self, text: &str, order: &str) -> (Answered, bool) {
        self.host.place.disk.order(order);
        let answered = self.ask("move", &[("where", text), ("game", "1")]).await;
        if !self.host.is_dead() {
            // The order also holds for what is written behind the answer.
            self.ask("help", &[]).await;
        }
        self.host.place.disk.order("");
        if !self.host.is_dead() {
            // A call that has read the order may be about to carry it out, behind the answer.
            self.ask("help", &[]).await;
        }
        (answered, self.host.is_dead())
    }

    /// Bob gives a command, to which there is no answer if the program dies.
    async fn ask(&mut self, command: &'static str, options: &[(&'static str, &str)]) -> Answered {
        let (bob, lobby) = (self.people[1].clone(), self.host.lobby.clone());
        let options: Vec<_> =
            options.iter().map(|(name, text)| (*name, (*text).to_owned())).collect();
        let asked = tokio::spawn(async move {
            let options: Vec<_> =
                options.iter().map(|(name, text)| (*name, text.as_str())).collect();
            // An answer that the program deferred before it died is waited for in vain.
            heard(bob.slash(&lobby, command, &options).await)
        });
        self.host.heard(asked).await
    }

    /// The game with the number of its plans that hold, as it is on the disk.
    async fn left_behind(&self) -> (StoredGame, usize) {
        let copy = self.host.place.copy();
        let store = copy.open();
        let game = store.game(GameId(1)).await.unwrap().unwrap();
        let plans = store.plans(GameId(1)).await.unwrap().into_iter();
        let plans = plans.filter(|plan| plan.entries == game.entries).count();
        store.close().unwrap();
        let flaws: Vec<String> = verify(crate::database::of(copy.database()))
            .unwrap()
            .iter()
            .map(ToString::to_string)
            .collect();
        assert_eq!(flaws, Vec::<String>::new());
        (game, plans)
    }
}

/// The points of two patterns, neither of which has more than two of its own in a row.
fn points() -> Vec<[String; 2]> {
    let all = (0..15_u8).flat_map(|x| (1..15_u8).map(move |y| (x, y)));
    let (alice, bob): (Vec<_>, Vec<_>) = all.partition(|(x, y)| (x + 2 * y) % 4 < 2);
    let name = |(x, y): (u8, u8)| format!("{}{}", char::from(b'a' + x), y + 1);
    bob.into_iter().zip(alice).map(|(bob, alice)| [name(bob), name(alice)]).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_answer_is_kept_with_its_move_or_neither_is() {
    if is_passed_over("its program dies at the nth write to the disk") {
        return;
    }
    let finer = crate::number("NARABE_PLAN_KILLS", 1);
    let (mut walk, mut died, mut without) = (Walk::begin().await, 0, 0);
    for (death, step) in DEATHS {
        for number in (1..).step_by((step / finer).max(1)) {
            let [text, answer] = walk.points.pop().expect("points are left");
            walk.plan(&format!("{text} {answer}")).await;
            let before = walk.host.place.log(1);
            let both = format!("{before}\n{text}\n{answer}");
            let (answered, is_dead) = walk.moves(&text, &format!("{death} {number}")).await;
            let what = format!("{death} {number}: {answered:?}");
            if !is_dead {
                assert_eq!(walk.host.place.log(1), both, "{what}");
                break;
            }
            let (game, plans) = walk.left_behind().await;
            let is_kept = game.log.join("\n") != before;
            let told = answered.message().is_some();
            assert!(!told || is_kept, "seen and lost: {what}");
            let expected = if is_kept { (both.clone(), 0) } else { (before, 1) };
            assert_eq!((game.log.join("\n"), plans), expected, "half a step: {what}");
            walk.host.live().await;
            if !is_kept {
                walk.moves(&text, "").await;
                assert_eq!(walk.host.place.log(1), both, "{what}");
            }
            (died, without) = (died + 1, without + usize::from(!is_kept));
        }
    }
    println!("{died} kills: {without} before the step was kept, {} after", died - without);
    assert!(without > 0 && died > without, "{died} kills, {without} before the step was kept");
}
