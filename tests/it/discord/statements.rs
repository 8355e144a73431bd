//! Cost of a move in the database, counted: statements, write transactions, and on a server the answers that are waited for.

use crate::database;
use crate::stage::Stage;
use std::sync::Mutex;

/// Most statements of a move, those of its transactions' ends included.
const STATEMENTS: usize = 30;

/// Most statements of a move whose answers are waited for on a server.
const ROUND_TRIPS: usize = 12;

/// Most write transactions of a move: the step, and the receipt of its answer.
const TRANSACTIONS: usize = 2;

static RUN: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes a statement. A comment is of a trigger, or of a statement whose answer is not waited for.
fn note(sql: &str) {
    if !sql.starts_with("--") {
        RUN.lock().unwrap().push(sql.split_whitespace().collect::<Vec<_>>().join(" "));
    }
}

/// True for the question whether this node leads, which comes before each look for what is due.
fn is_about_the_lead(sql: &str) -> bool {
    sql.contains("FROM leases")
}

/// Leaves out the outbox's own looks for what is due, which come whenever the second is full.
fn of_the_move(run: &[String]) -> Vec<String> {
    let run: Vec<String> = run.iter().filter(|sql| !is_about_the_lead(sql)).cloned().collect();
    let is_look = |at: &usize| {
        let (begin, end) = (run.get(at.wrapping_sub(1)), run.get(at + 1));
        run[*at].starts_with("UPDATE outbox SET claimed_until")
            && begin.is_some_and(|sql| sql.starts_with("BEGIN"))
            && end.is_none_or(|sql| sql == "COMMIT")
    };
    let looks: Vec<usize> = (0..run.len()).filter(is_look).collect();
    let belongs = |at: &usize| !looks.iter().any(|look| (look - 1..=look + 1).contains(at));
    (0..run.len()).filter(belongs).map(|at| run[at].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_needs_few_statements_and_two_transactions() {
    let stage = Stage::open().await;
    stage.alice_and_bob("gomoku").await;
    let stage = stage.restart_traced(note).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    // The first moves after a start prepare statements and fill what is kept in memory.
    for (who, text) in [(&alice, "h8"), (&bob, "h9"), (&alice, "i8"), (&bob, "i9")] {
        who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
    }
    stage.bot.tick().await;
    RUN.lock().unwrap().clear();
    let moved = alice.slash(&lobby, "move", &[("where", "j8")]).await.unwrap();
    assert!(moved.message().is_some(), "{moved:?}");
    // The receipt comes after the answer.
    while of_the_move(&RUN.lock().unwrap()).iter().filter(|sql| *sql == "COMMIT").count() < 2 {
        tokio::task::yield_now().await;
    }
    let run = of_the_move(&RUN.lock().unwrap());
    run.iter().for_each(|sql| println!("{sql}"));
    let commits = run.iter().filter(|sql| *sql == "COMMIT").count();
    println!("{} statements, {commits} write transactions", run.len());
    let most = if database::is_postgres() { ROUND_TRIPS } else { STATEMENTS };
    assert!(run.len() <= most, "{} statements", run.len());
    assert!(commits <= TRANSACTIONS, "{commits} write transactions");
    stage.close().await;
}
