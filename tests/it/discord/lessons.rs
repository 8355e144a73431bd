//! Lessons: started from the rules and from puzzles, answered by a form, with progress that is kept.

use crate::stage::{Stage, ephemeral_text, labels, update};
use narabe::game::Lettering;
use narabe::playground::Person;
use narabe::playground::message::Message;
use narabe::store::Preferences;
use narabe::teach::lessons::{COURSES, LENGTH};

async fn answered(person: &Person, lesson: &Message, point: &str) -> Message {
    let form = person.press(lesson, "Answer").await.unwrap().modal().unwrap().clone();
    update(&person.submit(&form, &[("text", point)]).await.unwrap())
}

/// The first lesson that a person is shown from the rules of gomoku.
async fn start(stage: &Stage, person: &Person) -> Message {
    course(stage, person, "gomoku/freestyle").await
}

/// The first lesson that a person is shown from the rules of a game.
async fn course(stage: &Stage, person: &Person, rules: &str) -> Message {
    let options = [("game", rules)];
    let rules = person.slash(&stage.channel("lobby"), "rules", &options).await.unwrap();
    let rules = rules.ephemeral().unwrap().clone();
    person.press(&rules, "Lessons").await.unwrap().ephemeral().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_solved_and_that_is_kept() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let lesson = start(&stage, &alice).await;
    assert!(lesson.text().contains("Gomoku: lesson 1 of 10** · solved: 0"), "{}", lesson.text());
    assert_eq!(lesson.attachments.len(), 1);
    // The picture's description has the position, and neither marks nor the answer.
    let alt = lesson.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Gomoku: lesson 1 of 10 · solved: 0\n"), "{alt}");
    assert!(alt.contains("Row 8: White e; Black f g h i."), "{alt}");
    assert!(!alt.contains("**") && !alt.contains("j8"), "{alt}");
    let wrong = answered(&alice, &lesson, "a1").await;
    assert!(wrong.text().contains("a1 doesn’t solve it"), "{}", wrong.text());
    // The position stays, since the task does.
    let alt = wrong.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Black to move.") && !alt.contains("Row 1: "), "{alt}");
    let right = answered(&alice, &wrong, "j8").await;
    assert!(right.text().contains("j8 is right"), "{}", right.text());
    assert!(right.text().contains("solved: 1"), "{}", right.text());
    let alt = right.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Row 8: White e; Black f g h i j."), "{alt}");
    let again = answered(&alice, &right, "j8").await;
    assert!(again.text().contains("solved: 1"), "counted once: {}", again.text());
    let second = update(&alice.press(&right, "Next lesson").await.unwrap());
    assert!(second.text().contains("Gomoku: lesson 2 of 10"), "{}", second.text());
    let stage = stage.restart().await;
    let alice = stage.person("alice");
    assert!(start(&stage, &alice).await.text().contains("Gomoku: lesson 2 of 10** · solved: 1"));
    let bob = start(&stage, &stage.person("bob")).await;
    assert!(bob.text().contains("Gomoku: lesson 1 of 10** · solved: 0"), "each their own");
    stage.close().await;
}

/// The example of the form can be played in each lesson, and gives no answer away.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_a_lesson_is_a_point_that_can_be_played() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for rules in ["gomoku/freestyle", "gomoku/renju", "ninuki/pente"] {
        let mut lesson = course(&stage, &alice, rules).await;
        for number in 1..=LENGTH {
            let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
            let example = form.inputs()[0]["placeholder"].as_str().unwrap().to_owned();
            let point = example.strip_prefix("For example ").unwrap();
            let wrong = update(&alice.submit(&form, &[("text", point)]).await.unwrap());
            let says = format!("{point} doesn’t solve it");
            assert!(wrong.text().contains(&says), "{rules} {number}: {}", wrong.text());
            if number < LENGTH {
                lesson = update(&alice.press(&wrong, "Next lesson").await.unwrap());
            }
        }
    }
    stage.close().await;
}

/// The solution is there after a wrong answer, and solves nothing.
#[tokio::test(flavor = "multi_thread")]
async fn the_solution_of_a_lesson_is_shown() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let lesson = start(&stage, &alice).await;
    let offers = |shown: &Message| labels(shown).contains(&"Solution".to_owned());
    let wrong = answered(&alice, &lesson, "a1").await;
    assert!(!offers(&lesson) && offers(&wrong), "{:?}", labels(&wrong));
    let told = update(&alice.press(&wrong, "Solution").await.unwrap());
    assert!(told.text().contains("Solution: j8."), "{}", told.text());
    assert!(told.text().contains("solved: 0") && !offers(&told), "{}", told.text());
    assert!(!told.text().contains("for example"), "there is one: {}", told.text());
    let alt = told.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Row 8: White e; Black f g h i j."), "{alt}");
    assert!(answered(&alice, &told, "j8").await.text().contains("solved: 1"));
    stage.close().await;
}

/// Points without a word between them would read like a line of moves.
#[tokio::test(flavor = "multi_thread")]
async fn several_answers_of_a_lesson_are_told_as_such() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut lesson = start(&stage, &alice).await;
    for _ in 0..3 {
        lesson = update(&alice.press(&lesson, "Next lesson").await.unwrap());
    }
    let wrong = answered(&alice, &lesson, "a1").await;
    let told = update(&alice.press(&wrong, "Solution").await.unwrap());
    assert!(told.text().contains("Solution: f8 or j8."), "{}", told.text());
    assert!(told.text().contains("\nThe board shows f8, for example."), "{}", told.text());
    let alt = told.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Row 8: Black f g h i."), "{alt}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_done_by_words_alone() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.text_board = true).await;
    let lesson = start(&stage, &alice).await;
    let text = lesson.text();
    assert!(lesson.attachments.is_empty() && text.contains("Black f g h i"), "{text}");
    assert!(!text.contains("j8"), "the answer is not told: {text}");
    assert!(answered(&alice, &lesson, "j8").await.text().contains("j8 is right"));
    let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
    let nonsense = alice.submit(&form, &[("text", "here")]).await.unwrap();
    assert!(!ephemeral_text(&nonsense).contains("right"), "{nonsense:?}");
    for (text, said) in [("resign 1", "isn’t a move"), ("j", "only the start of a move")] {
        let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
        let no = ephemeral_text(&alice.submit(&form, &[("text", text)]).await.unwrap());
        assert!(no.contains(said), "{text}: {no}");
    }
    stage.close().await;
}

/// The rules that are shown without any choice lead to lessons as well.
#[tokio::test(flavor = "multi_thread")]
async fn the_usual_rules_lead_to_lessons() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let rules = alice.slash(&stage.channel("lobby"), "rules", &[]).await.unwrap();
    let lesson = alice.press(rules.ephemeral().unwrap(), "Lessons").await.unwrap();
    let text = ephemeral_text(&lesson);
    assert!(text.contains("Gomoku: lesson 1 of 10"), "{text}");
    stage.close().await;
}

/// A puzzle leads to the lessons of its rules while some of them are left to solve.
#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_leads_to_the_lessons_of_its_rules() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let puzzle = async |set: &str| {
        let shown = alice.slash(&lobby, "puzzle", &[("set", set)]).await.unwrap();
        shown.ephemeral().unwrap().clone()
    };
    for (set, name) in [("freestyle", "Gomoku"), ("renju", "Renju"), ("pente", "Pente")] {
        let lesson = alice.press(&puzzle(set).await, "Lessons").await.unwrap();
        let text = ephemeral_text(&lesson);
        assert!(text.contains(&format!("{name}: lesson 1 of 10")), "{text}");
    }
    let first_course = (1 << LENGTH) - 1;
    stage.prefer(&alice, |preferences| preferences.lessons = first_course).await;
    let leads = |shown: &Message| labels(shown).contains(&"Lessons".to_owned());
    assert!(!leads(&puzzle("freestyle").await) && leads(&puzzle("renju").await));
    stage.close().await;
}

/// An answer on a forbidden point is explained as a move of a game is.
#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_answer_to_a_lesson_can_be_explained() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let lesson = course(&stage, &alice, "gomoku/renju").await;
    let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
    let refused = alice.submit(&form, &[("text", "j8")]).await.unwrap();
    let refused = refused.ephemeral().unwrap_or_else(|| panic!("not refused: {refused:?}")).clone();
    let why = alice.press(&refused, "Why?").await.unwrap().ephemeral().unwrap().clone();
    let begin = "**j8** is forbidden: it makes an overline.";
    assert!(why.text().starts_with(begin), "{}", why.text());
    assert_eq!(why.attachments.len(), 1, "the row is drawn");
    // A point with a stone needs no reason.
    let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
    let taken = alice.submit(&form, &[("text", "f8")]).await.unwrap();
    assert!(taken.ephemeral().unwrap().buttons().is_empty(), "{taken:?}");
    stage.close().await;
}

/// Each course counts for itself, ends with its tenth lesson, and is gone on with where it was left.
#[tokio::test(flavor = "multi_thread")]
async fn the_courses_of_renju_and_pente_are_done() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for (rules, name, number) in [("gomoku/renju", "Renju", 1), ("ninuki/pente", "Pente", 2)] {
        let mut lesson = course(&stage, &alice, rules).await;
        for (done, solved) in COURSES[number].lessons.iter().enumerate() {
            let title = format!("{name}: lesson {} of 10** · solved: {done}", done + 1);
            assert!(lesson.text().contains(&title), "{}", lesson.text());
            assert_eq!(lesson.attachments.len(), 1);
            let right = answered(&alice, &lesson, solved.answers[0]).await;
            assert!(right.text().contains("is right"), "{}: {}", solved.word, right.text());
            let labels = labels(&right);
            assert_eq!(labels.contains(&"Next lesson".to_owned()), done < 9, "{labels:?}");
            assert_eq!(labels.contains(&"Previous lesson".to_owned()), done > 0, "{labels:?}");
            assert_eq!(right.text().contains("the last lesson"), done == 9, "{}", right.text());
            if done < 9 {
                lesson = update(&alice.press(&right, "Next lesson").await.unwrap());
            }
        }
        let again = course(&stage, &alice, rules).await;
        assert!(again.text().contains("lesson 1 of 10** · solved: 10"), "{}", again.text());
    }
    let gomoku = start(&stage, &alice).await;
    assert!(gomoku.text().contains("Gomoku: lesson 1 of 10** · solved: 0"), "{}", gomoku.text());
    stage.close().await;
}

/// Someone without the letter I on pente boards reads and types points as they see them.
#[tokio::test(flavor = "multi_thread")]
async fn points_of_a_lesson_are_read_as_they_are_seen() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let change = |wishes: &mut Preferences| {
        wishes.lettering = Some(Lettering::WithoutI);
        (wishes.text_board, wishes.lessons) = (true, 0b1111 << 20);
    };
    stage.prefer(&alice, change).await;
    let lesson = course(&stage, &alice, "ninuki/pente").await;
    assert!(lesson.text().contains("Pente: lesson 5 of 10"), "{}", lesson.text());
    let wrong = answered(&alice, &lesson, "j4").await;
    assert!(wrong.text().contains("j4 doesn’t solve it"), "{}", wrong.text());
    let right = answered(&alice, &wrong, "k4").await;
    assert!(right.text().contains("k4 is right"), "{}", right.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rule_sets_without_a_course_have_no_lessons() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for rules in ["ninuki/teams", "ninuki/keryo-pente", "rokumon/act-1"] {
        let page = alice.slash(&stage.channel("lobby"), "rules", &[("game", rules)]).await.unwrap();
        let page = page.ephemeral().unwrap().clone();
        assert!(page.buttons().iter().all(|button| button.label != "Lessons"), "{rules}");
    }
    stage.close().await;
}
