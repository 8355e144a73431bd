//! Lessons: started from the rules, answered by a form, with progress that is kept.

use crate::stage::{Stage, ephemeral_text, update};
use narabe::playground::Person;
use narabe::playground::message::Message;

async fn answered(person: &Person, lesson: &Message, point: &str) -> Message {
    let form = person.press(lesson, "Answer").await.unwrap().modal().unwrap().clone();
    update(&person.submit(&form, &[("text", point)]).await.unwrap())
}

/// The first lesson that a person is shown from the rules of gomoku.
async fn start(stage: &Stage, person: &Person) -> Message {
    let options = [("game", "gomoku/freestyle")];
    let rules = person.slash(&stage.channel("lobby"), "rules", &options).await.unwrap();
    let rules = rules.ephemeral().unwrap().clone();
    person.press(&rules, "Lessons").await.unwrap().ephemeral().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_solved_and_that_is_kept() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let lesson = start(&stage, &alice).await;
    assert!(lesson.text().contains("Lesson 1 of 10** · solved: 0"), "{}", lesson.text());
    assert_eq!(lesson.attachments.len(), 1);
    let wrong = answered(&alice, &lesson, "a1").await;
    assert!(wrong.text().contains("a1 doesn’t solve it"), "{}", wrong.text());
    let right = answered(&alice, &wrong, "j8").await;
    assert!(right.text().contains("j8 is right"), "{}", right.text());
    assert!(right.text().contains("solved: 1"), "{}", right.text());
    let again = answered(&alice, &right, "j8").await;
    assert!(again.text().contains("solved: 1"), "counted once: {}", again.text());
    let second = update(&alice.press(&right, "Next").await.unwrap());
    assert!(second.text().contains("Lesson 2 of 10"), "{}", second.text());
    let stage = stage.restart().await;
    let alice = stage.person("alice");
    assert!(start(&stage, &alice).await.text().contains("Lesson 2 of 10** · solved: 1"));
    let bob = start(&stage, &stage.person("bob")).await;
    assert!(bob.text().contains("Lesson 1 of 10** · solved: 0"), "each their own");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_done_by_words_alone() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let before = stage.app.store().preferences(alice.id()).await.unwrap();
    let wishes = narabe::store::Preferences { text_board: true, ..before.clone() };
    stage.app.store().prefer(alice.id(), before, wishes).await.unwrap();
    let lesson = start(&stage, &alice).await;
    let text = lesson.text();
    assert!(lesson.attachments.is_empty() && text.contains("Black f g h i"), "{text}");
    assert!(!text.contains("j8"), "the answer is not told: {text}");
    assert!(answered(&alice, &lesson, "j8").await.text().contains("j8 is right"));
    let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
    let nonsense = alice.submit(&form, &[("text", "here")]).await.unwrap();
    assert!(!ephemeral_text(&nonsense).contains("right"), "{nonsense:?}");
    stage.close().await;
}
