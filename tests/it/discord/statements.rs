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

/// Beginnings of what the bot's loops run by themselves, and of what begins and ends their transactions.
const LOOPS: [(&str, &[&str]); 6] = [
    ("WITH due AS MATERIALIZED", &["BEGIN IMMEDIATE", "COMMIT"]),
    ("SELECT count(*) > 0 FROM leases", &[]),
    ("SELECT text FROM notes WHERE key", &["BEGIN DEFERRED", "ROLLBACK"]),
    ("SELECT EXISTS (SELECT 1 FROM credits)", &["BEGIN DEFERRED", "ROLLBACK"]),
    ("SELECT id FROM games WHERE deadline_at", &[]),
    ("SELECT id FROM events WHERE due_at", &["BEGIN DEFERRED", "ROLLBACK"]),
];

/// Leaves out what the loops run: looks for tasks and deadlines that are due, which come whenever the second is full.
fn of_the_move(run: &[String]) -> Vec<String> {
    let mut run = run.to_vec();
    for (beginning, ends) in LOOPS {
        while let Some(at) = run.iter().position(|sql| sql.starts_with(beginning)) {
            run.remove(at);
            for end in ends {
                let at = run.iter().position(|sql| sql == end);
                at.map(|at| run.remove(at));
            }
        }
    }
    run
}

fn commits(run: &[String]) -> usize {
    run.iter().filter(|sql| *sql == "COMMIT").count()
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
    let most = if database::is_postgres() { ROUND_TRIPS } else { STATEMENTS };
    let moves = "acegikmo".chars().flat_map(|column| [(&alice, column, 1), (&bob, column, 15)]);
    let mut run: Vec<String> = Vec::new();
    for (who, column, row) in moves {
        RUN.lock().unwrap().clear();
        let text = format!("{column}{row}");
        let moved = who.slash(&lobby, "move", &[("where", &text)]).await.unwrap();
        assert!(moved.message().is_some(), "{moved:?}");
        // The receipt comes after the answer.
        while commits(&of_the_move(&RUN.lock().unwrap())) < 2 {
            tokio::task::yield_now().await;
        }
        let own = of_the_move(&RUN.lock().unwrap());
        stage.bot.tick().await;
        // Tasks that the outbox carries out at the same time can only add to a move's own statements.
        if run.is_empty() || own.len() < run.len() {
            run = own;
        }
        if run.len() <= most && commits(&run) <= TRANSACTIONS {
            break;
        }
    }
    run.iter().for_each(|sql| println!("{sql}"));
    println!("{} statements, {} write transactions", run.len(), commits(&run));
    assert!(run.len() <= most, "{} statements", run.len());
    assert!(commits(&run) <= TRANSACTIONS, "{} write transactions", commits(&run));
    stage.close().await;
}
