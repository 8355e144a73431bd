//! Hills in the store: one for each rule set, challenges on one version alone, and nothing left of a server or a person.

use super::{ALICE, BOB, CAROL, Place, ban, challenge, create, flaws};
use narabe::play::end::EndReason;
use narabe::store::hills::{ForHill, HillId, HillMade, StoredHill};
use narabe::store::{Change, Created, Erasure, NewGame, Store};

const GUILD: u64 = 5;

async fn found(store: &Store, rules: &str) -> HillMade {
    found_at(store, rules, (10, 0)).await
}

/// The same at a time, where whoever joined at another or before is off it.
async fn found_at(store: &Store, rules: &str, times: (i64, i64)) -> HillMade {
    store.found_hill(GUILD, ("gomoku".into(), rules.into()), times, 2).await.unwrap()
}

async fn kept(store: &Store, hill: HillId) -> StoredHill {
    store.hill(hill).await.unwrap().expect("the hill is kept")
}

/// The hill of Alice and Bob.
async fn of_two(store: &Store) -> HillId {
    let HillMade::Made(hill) = found(store, "freestyle").await else { panic!() };
    for person in [ALICE, BOB] {
        let on = ForHill { hill, expected: kept(store, hill).await.version };
        assert!(store.join_hill(on, (person, false), 1, 500).await.unwrap());
        assert!(
            !store.join_hill(on, (CAROL, false), 1, 500).await.unwrap(),
            "it is another version now"
        );
    }
    hill
}

/// A challenge for a hill as it stands.
async fn for_hill(store: &Store, hill: HillId, interaction: u64) -> NewGame {
    let on = ForHill { hill, expected: kept(store, hill).await.version };
    NewGame { hill: Some(on), ..challenge(interaction) }
}

#[tokio::test]
async fn a_rule_set_has_one_hill_and_a_server_so_many() {
    let place = Place::new();
    let store = place.open();
    let first = found(&store, "freestyle").await;
    assert_eq!(found(&store, "freestyle").await, first);
    let second = found(&store, "renju").await;
    for made in [first, second] {
        let HillMade::Made(hill) = made else { panic!("{made:?}") };
        let on = ForHill { hill, expected: 0 };
        assert!(store.join_hill(on, (ALICE, false), 1, 500).await.unwrap());
    }
    assert_eq!(found(&store, "caro").await, HillMade::Full);
    assert_eq!(found(&store, "freestyle").await, first, "one that is there is found");
    assert_eq!(store.hills_in(GUILD).await.unwrap().len(), 2);
    // One that no one is on any more, and for which no one was challenged, makes room.
    let HillMade::Made(hill) = second else { panic!("{second:?}") };
    store.leave_hill(hill, ALICE, None, 600).await.unwrap();
    assert!(matches!(found(&store, "caro").await, HillMade::Made(_)));
    assert_eq!(store.hill(hill).await.unwrap(), None);
    assert_eq!(store.hills_in(GUILD).await.unwrap().len(), 2);
    // One that was founded just now waits for its founder.
    assert_eq!(found(&store, "standard").await, HillMade::Full);
    let later = found_at(&store, "standard", (100_000, 0)).await;
    assert!(matches!(later, HillMade::Made(_)));
}

/// The stay of someone who is idle has no end.
#[tokio::test]
async fn a_hill_makes_room_whose_people_are_idle() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    assert!(matches!(found(&store, "renju").await, HillMade::Made(_)));
    let [early, late] = [(10, 499), (10, 500)];
    assert_eq!(found_at(&store, "caro", early).await, HillMade::Full);
    assert!(matches!(found_at(&store, "caro", late).await, HillMade::Made(_)));
    assert_eq!(store.hill(hill).await.unwrap(), None);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn who_is_banned_comes_onto_no_hill() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    let on = ForHill { hill, expected: kept(&store, hill).await.version };
    ban(&store, GUILD, CAROL).await;
    assert!(!store.join_hill(on, (CAROL, false), 1, 600).await.unwrap());
    assert_eq!(kept(&store, hill).await.version, on.expected);
}

#[tokio::test]
async fn a_challenge_counts_on_one_version_alone() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    let [one, other] = [for_hill(&store, hill, 1).await, for_hill(&store, hill, 2).await];
    let game = create(&store, one).await;
    assert_eq!(store.create(other).await.unwrap(), Created::HillMoved);
    let games = kept(&store, hill).await.games;
    assert_eq!(games.iter().map(|game| game.game).collect::<Vec<_>>(), [game]);
    assert_eq!(games[0].people, [ALICE, BOB]);
    assert!(store.game(game).await.unwrap().unwrap().hill);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn a_hill_is_found_by_its_challenge() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    let game = create(&store, for_hill(&store, hill, 1).await).await;
    let found = store.hill_of_game(game).await.unwrap();
    assert_eq!(found, Some(kept(&store, hill).await));
    let other = create(&store, challenge(2)).await;
    assert_eq!(store.hill_of_game(other).await.unwrap(), None);
}

/// A challenge that was decided before someone's data was deleted does not count for a hill that they are not on any more.
#[tokio::test]
async fn an_erasure_makes_a_challenge_void_that_is_on_its_way() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    let late = for_hill(&store, hill, 1).await;
    store.erase(BOB, 3000, Erasure::default()).await.unwrap().unwrap();
    assert_eq!(store.create(late).await.unwrap(), Created::HillMoved);
    assert_eq!(flaws(&place), Vec::<String>::new());
}

#[tokio::test]
async fn the_check_finds_games_that_fit_no_hill() {
    let carol = CAROL.cast_signed();
    let stranger = format!("UPDATE members SET person = {carol} WHERE game = 1 AND place = 1");
    for wrong in [
        "UPDATE hills SET rules = 'renju'",
        "UPDATE hills SET guild = 6",
        "DELETE FROM climbers WHERE number = 2",
        &stranger,
    ] {
        let place = Place::new();
        let store = place.open();
        let hill = of_two(&store).await;
        create(&store, for_hill(&store, hill, 1).await).await;
        create(&store, NewGame { members: vec![super::joined(CAROL, None)], ..challenge(2) }).await;
        assert_eq!(flaws(&place), Vec::<String>::new());
        place.raw().execute_batch(wrong).unwrap();
        let found = flaws(&place);
        assert!(
            found.iter().any(|flaw| flaw.contains("does not fit the hill")),
            "{wrong}: {found:?}"
        );
    }
}

#[tokio::test]
async fn hills_go_with_their_people_and_servers() {
    let place = Place::new();
    let store = place.open();
    let hill = of_two(&store).await;
    let game = create(&store, for_hill(&store, hill, 1).await).await;
    let open = store.game(game).await.unwrap().unwrap();
    store.change(Change::abort(&open, 2000, EndReason::Expired)).await.unwrap();
    let nameless = store.erase(BOB, 3000, Erasure::default()).await.unwrap().unwrap();
    let stays = kept(&store, hill).await.stays;
    assert_eq!((stays[1].person, stays[1].left_at), (nameless, Some(3000)));
    assert_eq!(kept(&store, hill).await.games[0].people, [ALICE, nameless]);
    assert!(store.hills_of(BOB).await.unwrap().is_empty());
    assert_eq!(flaws(&place), Vec::<String>::new());
    assert!(store.purge(GUILD).await.unwrap());
    assert_eq!(store.hill(hill).await.unwrap(), None);
    assert!(store.game(game).await.unwrap().is_some(), "its games stay with their people");
    assert_eq!(flaws(&place), Vec::<String>::new());
}
